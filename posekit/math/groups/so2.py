"""The rotations of the plane, SO(2), as complex numbers of any nonzero length. Tangents are angles, as one number."""

from __future__ import annotations

import math
from fractions import Fraction

from typing_extensions import Self

from ...engine import (
    Mat2,
    Quat,
    Scalar,
    Vec1,
    Vec2,
    absolute,
    constant_maximum,
    inv,
    nonzero,
    own_ops,
    rint,
    rsqrt,
    select,
    sqrt,
)
from .. import lib
from .derived import ops
from .element import Element, field


class Rotation2(Element):
    """A rotation of the plane in a declaration. An op takes and returns it as a `posekit.Rotation2`.

    >>> from posekit.algebra import Rotation2, Vec2
    >>> @pk.op
    ... def turned(R: Rotation2, v: Vec2) -> Vec2:
    ...     return R @ v
    >>> turned(pk.Rotation2.exp(torch.tensor([0.5])), torch.tensor([1.0, 2.0]))
    tensor([-0.0813,  2.2346])
    >>> turned.jacobian("R")(pk.Rotation2.identity(5), torch.tensor([1.0, 2.0])).shape
    torch.Size([5, 2, 1])

    Attributes:
        complex: Real part first, of any nonzero length.
    """

    complex: Vec2 = field(Vec2, (1, 0), "direction")
    letter, tangent, point, dimension, commutes = "C", 1, Vec2, 2, True

    def tamed(self) -> Self:
        return type(self)(lib.scaled_complex_if_extreme(self.complex))

    def times(self, other: Self) -> Self:
        return type(self)(lib.complex_product(self.complex, other.complex))

    def inverse(self) -> Self:
        return type(self)(lib.complex_conjugate(self.complex))

    def between(self, other: Self) -> Self:
        return self.tamed().inverse().times(other.tamed())

    def relative(self, other: Self) -> Self:
        return type(self)(lib.between_planar_rotations(self.complex, other.complex))

    def act(self, points: Vec2) -> Vec2:
        return lib.rotate_plane(self.complex, points)

    def matrix(self) -> Mat2:
        """The rotation matrix."""
        x, y = lib.unit_complex(self.complex)
        return Mat2((x, -y, y, x))

    @classmethod
    def from_matrix(cls, matrix: Mat2) -> Self:
        """The unit number of the rotation that is nearest to a matrix."""
        return cls(lib.unit_complex(Vec2((matrix[0] + matrix[3], matrix[2] - matrix[1]))))

    @classmethod
    def exp(cls, tangent: Vec1) -> Self:
        """The rotation by an angle, as a tangent of one number."""
        return cls(lib.exp_planar_rotation(cls.vector(tangent)[0]))

    def log(self) -> Vec1:
        """The angle, in [-pi, pi], as a tangent of one number."""
        return Vec1((lib.log_planar_rotation(self.complex),))

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        _, near, offset = lib.nearer_planar_endpoint(self.complex, other.complex, t)
        return type(self)(near), offset

    def directions(self) -> list[list[Scalar]]:
        return [[*lib.quarter(self.complex)]]

    def covectors(self) -> list[list[Scalar]]:
        c = lib.scaled_complex(self.complex)
        scale = inv(lib.dot(c, self.complex))  # of |c|^2 and the power of two of the scaling
        return [[x * scale for x in lib.quarter(c)]]


op = own_ops("Rotation2")


@op
def normalized(complex: Vec2) -> Vec2:
    """The unit number in the same direction."""
    return lib.unit_complex(complex)


@op
def from_angle(angle: Scalar) -> Vec2:
    """The unit number of an angle."""
    return lib.exp_planar_rotation(angle)


@op(title="Rotation2.from_angle")
def from_degrees(angle: Scalar) -> Vec2:
    """The unit number of an angle in degrees. Multiples of 90 are exact."""
    k = rint(angle * Fraction(1, 90))
    cosine, sine = lib.exp_planar_rotation((angle - 90 * k) * Fraction(math.pi / 180))
    m = k - 4 * rint(k * Fraction(1, 4))  # quarter turns, -2 to 2
    is_half, half = nonzero(absolute(m) - 1), 1 - absolute(m)  # of an even number of them: 1 or -1
    x, y = select(is_half, half * cosine, -(m * sine)), select(is_half, half * sine, m * cosine)
    return Vec2(z + constant_maximum(-1 - absolute(z), z * 0) for z in (x, y))  # the maximum is 0: it turns -0 into 0


@op
def angle(complex: Vec2) -> Scalar:
    """The angle, in [-pi, pi]."""
    return lib.log_planar_rotation(complex)


@op(contracted=True)
def distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    return lib.angle_between_planar(complex1, complex2)


@op(contracted=True)
def squared_distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The square of the angle between two rotations, in [0, pi^2]; smooth except at half turns."""
    angle = lib.log_planar_rotation(lib.between_planar_rotations(complex1, complex2))
    return angle * angle


@op(contracted=True)
def squared_chordal_distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The squared Frobenius norm of the difference of the matrices, 8 sin^2(angle / 2), in [0, 8]; smooth."""
    x, y = lib.scaled_complex(lib.between_planar_rotations(complex1, complex2))
    length = sqrt(x * x + y * y)
    # 4 (1 - cos) loses its digits at small angles, where 1 - cos = sin^2 / (1 + cos).
    return 4 * select(x < 0, 1 - x * inv(length), y * y * inv(length * (length + absolute(x))))


@op(title="Rotation2.lift")
def lift(complex: Vec2) -> Quat:
    """The unit quaternion of the rotation about z by the same angle."""
    x, y = lib.scaled_complex(complex)
    r = sqrt(x * x + y * y)
    # Both are multiples of (cos(angle / 2), sin(angle / 2)): r + x cancels in the left half of the plane.
    sign = select(y < 0, -1, 1)
    is_right = x > 0
    w, z = select(is_right, r + x, sign * y), select(is_right, y, sign * (r - x))
    scale = rsqrt(w * w + z * z)
    return Quat((w * scale, x * 0, x * 0, z * scale))


@op(title="Rotation.planar")
def planar(quaternion: Quat) -> Vec2:
    """The rotation about z that is nearest to a rotation of space. There is none if that turns z upside down."""
    w, _, _, z = lib.unit(quaternion)
    return lib.unit_complex(Vec2((w * w - z * z, 2 * w * z)))


rotation2 = ops(
    Rotation2,
    normalized,
    from_angle,
    from_degrees,
    angle,
    distance,
    squared_distance,
    squared_chordal_distance,
    lift,
    planar,
)
