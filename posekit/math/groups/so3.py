"""The rotations of space, SO(3), as quaternions of any nonzero length. Tangents are rotation vectors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from typing_extensions import Self

from ...engine import (
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
from .. import lib
from .derived import ops
from .element import Element, field


class Rotation(Element):
    """A rotation in a declaration. An op takes and returns it as a `posekit.Rotation`.

    >>> from posekit.algebra import Rotation, Vec3
    >>> @pk.op
    ... def lever(R: Rotation, arm: Vec3) -> Vec3:
    ...     return R @ arm
    >>> lever(pk.Rotation.identity(), torch.tensor([1.0, 2.0, 3.0]))
    tensor([1., 2., 3.])
    >>> lever.jacobian("R")(pk.Rotation.identity(), torch.tensor([1.0, 2.0, 3.0])).shape
    torch.Size([3, 3])

    Attributes:
        quaternion: Real part first, of any nonzero length.
    """

    quaternion: Quat = field(Quat, (1, 0, 0, 0), "direction")
    letter, tangent, point, dimension = "R", 3, Vec3, 3

    def tamed(self) -> Self:
        return type(self)(lib.scaled_if_extreme(self.quaternion))

    def times(self, other: Self) -> Self:
        return type(self)(lib.product(self.quaternion, other.quaternion))

    def inverse(self) -> Self:
        return type(self)(lib.conjugate(self.quaternion))

    def between(self, other: Self) -> Self:
        return self.tamed().inverse().times(other.tamed())

    def relative(self, other: Self) -> Self:
        return type(self)(lib.between_rotations(self.quaternion, other.quaternion))

    def left_relative(self, other: Self) -> Self:
        return type(self)(lib.left_between_rotations(self.quaternion, other.quaternion))

    def act(self, points: Vec3) -> Vec3:
        return lib.rotate(self.quaternion, points)

    def matrix(self) -> Mat3:
        """The rotation matrix. Its columns are the axes of the child frame in the parent frame."""
        return lib.matrix(self.quaternion)

    @classmethod
    def from_matrix(cls, matrix: Mat3) -> Self:
        """The unit quaternion of a rotation matrix, with w >= 0."""
        return cls(lib.columns_to_quaternion(matrix))

    @classmethod
    def exp(cls, tangent: Vec3) -> Self:
        """The unit quaternion of a rotation vector: the rotation about the vector by its length."""
        return cls(lib.exp_rotation(cls.vector(tangent)))

    def log(self) -> Vec3:
        """The rotation vector, of length at most pi. At pi both signs are valid: the leading component is positive."""
        return lib.log_rotation(self.quaternion)

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        _, near, offset = lib.nearer_endpoint(self.quaternion, other.quaternion, relative.quaternion, t)
        return type(self)(near), offset

    def adjoint(self) -> Mat3:
        return self.matrix()

    def adjoint_apply(self, tangent: Vec3) -> Vec3:
        return self.act(tangent)

    def coadjoint_apply(self, wrench: Vec3) -> Vec3:
        return self.act(wrench)

    @classmethod
    def left_jacobian(cls, tangent: Vec3) -> Sequence[Scalar]:
        return lib.rows([lib.left_jacobian_times(tangent, e) for e in lib.basis(tangent[0])])

    @classmethod
    def left_jacobian_inverse(cls, tangent: Vec3) -> Sequence[Scalar]:
        return lib.rows([lib.left_jacobian_inverse_times(tangent, e) for e in lib.basis(tangent[0])])

    def directions(self) -> list[list[Scalar]]:
        return [[*(x / 2 for x in turned(self.quaternion, axis))] for axis in lib.basis(self.quaternion[0])]

    def covectors(self) -> list[list[Scalar]]:
        q = lib.scaled(self.quaternion)
        scale = lib.dot(q, self.quaternion)  # of |q|^2 and the power of two of `scaled`
        return [[*(2 * x * inv(scale) for x in turned(q, axis))] for axis in lib.basis(q[0])]


def turned(q: Quat, axis: Vec3) -> Quat:
    """The product of a quaternion and a pure one."""
    return lib.product(q, Quat((axis[0] * 0, *axis)))


op = own_ops("Rotation")


@op(title="quat_multiply")
def hamilton(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The Hamilton product of two quaternions. Its length is the product of their lengths."""
    return lib.product(quaternion1, quaternion2)


@op
def normalized(quaternion: Quat) -> Quat:
    """The unit quaternion, with the same sign."""
    return lib.unit(quaternion)


@op
def canonical(quaternion: Quat) -> Quat:
    """The unit quaternion q or -q whose first nonzero component is positive."""
    return lib.unit(quaternion) * lib.leading_sign(quaternion)


@op
def angle(quaternion: Quat) -> Scalar:
    """The angle of the rotation, in [0, pi]. Its gradient at the identity, which does not exist, is 0."""
    return lib.angle_of(quaternion)


@op
def squared_angle(quaternion: Quat) -> Scalar:
    """The square of the angle of the rotation, in [0, pi^2]; smooth except at half turns."""
    return lib.squared_angle_of(quaternion)


@op
def slerp(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """Spherical linear interpolation (Shoemake 1985) on the shorter arc, from the first at 0 to the second at 1."""
    relative = lib.between_rotations(quaternion1, quaternion2)
    _, endpoint, offset = lib.nearer_endpoint(quaternion1, quaternion2, relative, t)
    return lib.product(endpoint, lib.exp_rotation(lib.log_rotation(relative) * offset))


@op(title="Rotation.slerp")
def slerp_signed(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """Spherical linear interpolation of the quaternions with the signs they have: the rotation is by up to 2 pi.

    Between exactly opposite quaternions, whose full turn has no axis, it rotates about the x axis of the first.
    """
    q = lib.scaled(lib.between_rotations(quaternion1, quaternion2))
    w, axis = absolute(q[0]), q[1:]
    is_long = q[0] < 0
    short_q = Quat((select(is_long, 1, w), *(select(is_long, 0, x) for x in axis)))
    short = lib.exp_rotation(
        Vec3(short_q[1:]) * (2 * lib.atan2_quotient(0, short_q[0], lib.dot(short_q[1:], short_q[1:])) * t)
    )
    # Above a half turn, the axis is normalised from components scaled to about 1. It is a constant where the result
    # does not depend on it, so that no derivative divides by 0. It is multiplied by the sine of the half angle: the
    # exponential of a rotation vector of the whole angle would be less accurate.
    largest = constant_maximum(*map(absolute, axis))
    has_axis = both(is_long, nonzero(largest))
    long_axis = Vec3(select(has_axis, x, float(i == 0)) for i, x in enumerate(axis))
    direction = long_axis * unscale(select(has_axis, largest, 1))  # the square of unscale(0) overflows
    real, imaginary = lib.cos_sin_half(
        (2 * math.pi - select(has_axis, 2 * lib.first_quadrant_atan2(lib.length(long_axis), w), 0)) * t
    )
    vector = direction * (rsqrt(lib.dot(direction, direction)) * imaginary)
    relative = Quat(select(is_long, x, y) for x, y in zip((real, *vector), short, strict=True))
    return lib.product(lib.unit_if_needed(quaternion1), relative)


@op(contracted=True)
def distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    return lib.angle_between(quaternion1, quaternion2)


@op(contracted=True)
def chordal_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The Frobenius norm of the difference of the matrices, 2 sqrt 2 sin(angle / 2). Its gradient at 0 is 0."""
    return lib.sine_between(quaternion1, quaternion2) * Fraction(8**0.5)


@op(contracted=True)
def phi3_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations over pi, in [0, 1]: phi_3 of Huynh (2009). Its gradient at 0 is 0."""
    return lib.angle_between(quaternion1, quaternion2) * Fraction(1 / math.pi)


@op(contracted=True)
def squared_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The square of the angle between two rotations, in [0, pi^2]; smooth except at half turns."""
    return lib.squared_angle_of(lib.between_rotations(quaternion1, quaternion2))


@op(contracted=True)
def squared_chordal_distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The squared Frobenius norm of the difference of the matrices, 8 sin^2(angle / 2), in [0, 8]; smooth."""
    w, *v = lib.between_rotations(quaternion1, quaternion2)
    cosine2, sine2 = w * w, lib.dot(v, v)
    scale = 8 * inv(cosine2 + sine2)
    # Two expressions of the same value: the derivatives of each cancel where those of the other do not.
    return select(sine2 < cosine2, sine2 * scale, 8 - cosine2 * scale)


rotation = ops(
    Rotation,
    hamilton,
    normalized,
    canonical,
    angle,
    squared_angle,
    slerp,
    slerp_signed,
    distance,
    chordal_distance,
    phi3_distance,
    squared_distance,
    squared_chordal_distance,
)
