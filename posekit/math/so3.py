"""The Lie group ops of Rotation, SO(3): tangents are rotation vectors."""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine import (
    Mat3,
    Quat,
    Scalar,
    Vec3,
    absolute,
    both,
    constant_maximum,
    inv,
    nonzero,
    own_ops,
    rsqrt,
    select,
    unscale,
)
from . import lib
from .lib import (
    angle_between,
    atan2_quotient,
    basis,
    between_rotations,
    cos_sin_half,
    dot,
    exp_rotation,
    first_quadrant_atan2,
    left_between_rotations,
    length,
    log_rotation,
    matrix_times,
    nearer_endpoint,
    product,
    rows,
    scaled,
    scaled_if_extreme,
    sine_between,
    squared_angle_of,
    unit_if_needed,
)

op = own_ops("Rotation")


@op
def exp(tangent: Vec3) -> Quat:
    """The unit quaternion of a rotation vector: the rotation about the vector by its length."""
    return exp_rotation(tangent)


@op
def log(quaternion: Quat) -> Vec3:
    """The rotation vector, of length at most pi. At pi both signs are valid: the leading component is positive."""
    return log_rotation(quaternion)


@op
def retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame: ``R @ exp(tangent)``."""
    return product(scaled_if_extreme(quaternion), exp_rotation(tangent))


@op
def local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the frame of the first rotation that leads to the second: ``(~R1 @ R2).log()``."""
    return log_rotation(between_rotations(quaternion1, quaternion2))


@op(title="Rotation.retract")
def left_retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in the parent frame: ``exp(tangent) @ R``."""
    return product(exp_rotation(tangent), scaled_if_extreme(quaternion))


@op(title="Rotation.local")
def left_local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the parent frame that leads from the first to the second: ``(R2 @ ~R1).log()``."""
    return log_rotation(left_between_rotations(quaternion1, quaternion2))


@op
def power(quaternion: Quat, exponent: Scalar) -> Quat:
    """The rotation raised to a real power: about the same axis, by ``exponent`` times its angle in [0, pi]."""
    return exp_rotation(log_rotation(quaternion) * exponent)


@op
def slerp(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """Spherical linear interpolation (Shoemake 1985) on the shorter arc, from the first at 0 to the second at 1."""
    relative = between_rotations(quaternion1, quaternion2)
    _, endpoint, offset = nearer_endpoint(quaternion1, quaternion2, relative, t)
    return product(endpoint, exp_rotation(log_rotation(relative) * offset))


@op(title="Rotation.slerp")
def slerp_signed(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """Spherical linear interpolation of the quaternions with the signs they have: the rotation is by up to 2 pi.

    Between exactly opposite quaternions, whose full turn has no axis, it rotates about the x axis of the first.
    """
    q = scaled(between_rotations(quaternion1, quaternion2))
    w, axis = absolute(q[0]), q[1:]
    is_long = q[0] < 0
    short_q = Quat((select(is_long, 1, w), *(select(is_long, 0, x) for x in axis)))
    short = exp_rotation(Vec3(short_q[1:]) * (2 * atan2_quotient(0, short_q[0], dot(short_q[1:], short_q[1:])) * t))
    # Above a half turn, the axis is normalised from components scaled to about 1. It is a constant where the result
    # does not depend on it, so that no derivative divides by 0. It is multiplied by the sine of the half angle: the
    # exponential of a rotation vector of the whole angle would be less accurate.
    largest = constant_maximum(*map(absolute, axis))
    has_axis = both(is_long, nonzero(largest))
    long_axis = Vec3(select(has_axis, x, float(i == 0)) for i, x in enumerate(axis))
    direction = long_axis * unscale(select(has_axis, largest, 1))  # the square of unscale(0) overflows
    real, imaginary = cos_sin_half(
        (2 * math.pi - select(has_axis, 2 * first_quadrant_atan2(length(long_axis), w), 0)) * t
    )
    vector = direction * (rsqrt(dot(direction, direction)) * imaginary)
    relative = Quat(select(is_long, x, y) for x, y in zip((real, *vector), short, strict=True))
    return product(unit_if_needed(quaternion1), relative)


@op(contracted=True)
def distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    return angle_between(quaternion1, quaternion2)


@op(contracted=True)
def chordal_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The Frobenius norm of the difference of the matrices, 2 sqrt 2 sin(angle / 2). Its gradient at 0 is 0."""
    return sine_between(quaternion1, quaternion2) * Fraction(8**0.5)


@op(contracted=True)
def phi3_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations over pi, in [0, 1]: phi_3 of Huynh (2009). Its gradient at 0 is 0."""
    return angle_between(quaternion1, quaternion2) * Fraction(1 / math.pi)


@op(contracted=True)
def squared_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The square of the angle between two rotations, in [0, pi^2]; smooth except at half turns."""
    return squared_angle_of(between_rotations(quaternion1, quaternion2))


@op(contracted=True)
def squared_chordal_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The squared Frobenius norm of the difference of the matrices, 8 sin^2(angle / 2), in [0, 8]; smooth."""
    w, *v = between_rotations(quaternion1, quaternion2)
    cosine2, sine2 = w * w, dot(v, v)
    scale = 8 * inv(cosine2 + sine2)
    # Two expressions of the same value: the derivatives of each cancel where those of the other do not.
    return select(sine2 < cosine2, sine2 * scale, 8 - cosine2 * scale)


@op
def left_jacobian(tangent: Vec3) -> Mat3:
    """The left Jacobian of exp: a change of the rotation vector to a tangent in the parent frame."""
    return Mat3(rows([lib.left_jacobian_times(tangent, e) for e in basis(tangent[0])]))


@op
def left_jacobian_inverse(tangent: Vec3) -> Mat3:
    """The inverse of the left Jacobian: a tangent in the parent frame to a change of the vector; singular at 2 pi."""
    return Mat3(rows([lib.left_jacobian_inverse_times(tangent, e) for e in basis(tangent[0])]))


@op
def integrate(quaternion: Quat, tangent: Vec3, dt: Scalar) -> Quat:
    """The rotation after a time ``dt`` at a constant angular velocity, given in its own frame."""
    return product(scaled_if_extreme(quaternion), exp_rotation(tangent * dt))


@op
def perturb(quaternion: Quat, root: Mat3, noise: Vec3) -> Quat:
    """The rotation perturbed on the right, ``R @ exp(root @ noise)``; ``root`` is a square root of a covariance."""
    return product(scaled_if_extreme(quaternion), exp_rotation(matrix_times(root, noise)))
