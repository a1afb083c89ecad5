"""The Lie group ops of Rotation: tangents are rotation vectors."""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine import Mat3, Quat, Scalar, Vec3, absolute, both, inv, maximum, nonzero, own_ops, rsqrt, select, unscale
from . import lib
from .lib import (
    angle_between,
    arc,
    basis,
    cos_sin_half,
    dot,
    exp_rotation,
    factor,
    left_turn,
    length,
    log_rotation,
    matrix_times,
    nearer,
    polar,
    product,
    rows,
    scaled,
    settled,
    sine_between,
    squared_angle_of,
    turn,
)

op = own_ops("Rotation")


@op
def exp(tangent: Vec3) -> Quat:
    """The rotation about a vector by its length, as a unit quaternion."""
    return exp_rotation(tangent)


@op
def log(quaternion: Quat) -> Vec3:
    """The rotation vector, of length at most pi. At pi both signs are right; the leading component decides."""
    return log_rotation(quaternion)


@op
def retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame: ``R @ exp(tangent)``."""
    return product(factor(quaternion), exp_rotation(tangent))


@op
def local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the first one's frame that leads to the second: ``(~R1 @ R2).log()``."""
    return log_rotation(turn(quaternion1, quaternion2))


@op
def left_retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in the parent frame: ``exp(tangent) @ R``."""
    return product(exp_rotation(tangent), factor(quaternion))


@op
def left_local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the parent frame that leads from the first to the second: ``(R2 @ ~R1).log()``."""
    return log_rotation(left_turn(quaternion1, quaternion2))


@op
def power(quaternion: Quat, exponent: Scalar) -> Quat:
    """The rotation done ``exponent`` times, along the shorter way."""
    return exp_rotation(log_rotation(quaternion) * exponent)


@op
def slerp(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """The rotation at ``t`` on the shorter way from the first, at 0, to the second, at 1."""
    turned = turn(quaternion1, quaternion2)
    _, end, beyond = nearer(quaternion1, quaternion2, turned, t)
    return product(end, exp_rotation(log_rotation(turned) * beyond))


@op
def slerp_signed(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """The rotation at ``t`` on the way of the quaternions as they are, by up to 2 pi, from the first to the second.

    Between exactly opposite quaternions, whose full turn has no axis of its own, it is about the first one's x axis.
    """
    q = scaled(turn(quaternion1, quaternion2))
    w, axis = absolute(q[0]), q[1:]
    long = q[0] < 0
    near = Quat((select(long, 1, w), *(select(long, 0, x) for x in axis)))
    short = exp_rotation(Vec3(near[1:]) * (2 * arc(0, near[0], dot(near[1:], near[1:])) * t))
    # Beyond a half turn the axis is found from components near 1, or is a constant one where nothing depends on it, so
    # that no derivative divides by 0. Its sine multiplies it: a vector of the whole angle would lose digits.
    largest = maximum(*map(absolute, axis))
    known = both(long, nonzero(largest))
    far = Vec3(select(known, x, float(i == 0)) for i, x in enumerate(axis))
    direction = far * unscale(select(known, largest, 1))  # of 0 it would be so large that its square is infinite
    real, imaginary = cos_sin_half((2 * math.pi - select(known, 2 * polar(length(far), w), 0)) * t)
    turned = direction * (rsqrt(dot(direction, direction)) * imaginary)
    way = Quat(select(long, x, y) for x, y in zip((real, *turned), short, strict=True))
    return product(settled(quaternion1), way)


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
    """The square of the angle between two rotations, in [0, pi^2]; smooth but at half turns."""
    return squared_angle_of(turn(quaternion1, quaternion2))


@op(contracted=True)
def squared_chordal_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The sum of the squared differences of the matrices' entries, 8 sin^2(angle / 2), in [0, 8]; smooth everywhere."""
    w, *v = turn(quaternion1, quaternion2)
    rest, square = w * w, dot(v, v)
    scale = 8 * inv(rest + square)
    # Two ways to write the same: the derivatives of each cancel where the other one's do not.
    return select(square < rest, square * scale, 8 - rest * scale)


@op
def left_jacobian(tangent: Vec3) -> Mat3:
    """How the rotation turns, in the parent frame, when the rotation vector moves."""
    return Mat3(rows([lib.left(tangent, e) for e in basis(tangent[0])]))


@op
def left_jacobian_inverse(tangent: Vec3) -> Mat3:
    """How the rotation vector moves when the rotation turns in the parent frame; singular at 2 pi."""
    return Mat3(rows([lib.left_inverse(tangent, e) for e in basis(tangent[0])]))


@op
def integrate(quaternion: Quat, tangent: Vec3, dt: Scalar) -> Quat:
    """The rotation after turning at a constant angular velocity, given in its own frame, for a time."""
    return product(factor(quaternion), exp_rotation(tangent * dt))


@op
def perturb(quaternion: Quat, root: Mat3, noise: Vec3) -> Quat:
    """The rotation moved on the right by noise, times the root of its covariance."""
    return product(factor(quaternion), exp_rotation(matrix_times(root, noise)))
