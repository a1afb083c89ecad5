"""The poses of the plane, SE(2): positions and complex numbers of any nonzero length. Tangents are [vx, vy, w]."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import Self

from ...engine import Mat2, Mat3, Scalar, Vec2, Vec3, own_ops, select
from .. import lib
from .derived import ops
from .element import Element, field
from .so2 import Rotation2


class Pose2(Element):
    """A pose of the plane in a declaration. An op takes and returns it as a `posekit.Pose2`.

    >>> from posekit.algebra import Pose2, Vec2
    >>> @pk.op
    ... def seen(T: Pose2, landmark: Vec2) -> Vec2:
    ...     return ~T @ landmark
    >>> seen.jacobian("T")(pk.Pose2.identity(5), torch.tensor([1.0, 2.0])).shape  # twists [vx, vy, w]
    torch.Size([5, 2, 3])

    Attributes:
        position: The translation.
        complex: Real part first, of any nonzero length.
    """

    position: Vec2 = field(Vec2, (0, 0))
    complex: Vec2 = field(Vec2, (1, 0), "direction")
    letter, tangent, lead, point, dimension = "Q", 3, 2, Vec2, 3

    @property
    def rotation(self) -> Rotation2:
        """The rotation alone."""
        return Rotation2(self.complex)

    def tamed(self) -> Self:
        return type(self)(self.position, lib.scaled_complex_if_extreme(self.complex))

    def times(self, other: Self) -> Self:
        return type(self)(*lib.compose_planar(self.position, self.complex, other.position, other.complex))

    def inverse(self) -> Self:
        inverted = lib.complex_conjugate(self.complex)
        return type(self)(-lib.rotate_plane(inverted, self.position), inverted)

    def between(self, other: Self) -> Self:
        inverted = self.rotation.tamed().inverse()
        return type(self)(inverted.act(other.position - self.position), inverted.times(other.rotation.tamed()).complex)

    def relative(self, other: Self) -> Self:
        there = (~self.rotation).act(other.position - self.position)
        return type(self)(there, lib.between_planar_rotations(self.complex, other.complex))

    def left_relative(self, other: Self) -> Self:
        c = lib.between_planar_rotations(self.complex, other.complex)
        return type(self)(other.position - lib.rotate_plane(c, self.position), c)

    def act(self, points: Vec2) -> Vec2:
        return self.position + lib.rotate_plane(self.complex, points)

    def inverse_act(self, points: Vec2) -> Vec2:
        return lib.rotate_plane(lib.complex_conjugate(self.complex), points - self.position)

    def matrix(self) -> Mat3:
        """The homogeneous matrix."""
        x, y = lib.unit_complex(self.complex)
        zero = x * 0
        return Mat3((x, -y, self.position[0], y, x, self.position[1], zero, zero, zero + 1))

    @classmethod
    def from_matrix(cls, matrix: Mat3) -> Self:
        """The pose of a homogeneous matrix. Its last row is assumed to be 0 0 1."""
        m = matrix
        return cls(Vec2((m[2], m[5])), lib.unit_complex(Vec2((m[0] + m[4], m[3] - m[1]))))

    @classmethod
    def exp(cls, tangent: Vec3) -> Self:
        """The pose reached by a twist [vx, vy, w] in unit time."""
        return cls(*lib.exp_planar_pose(cls.vector(tangent)))

    def log(self) -> Vec3:
        """The twist [vx, vy, w] that reaches the pose."""
        return lib.log_planar_pose(self.position, self.complex)

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        is_first, near, offset = lib.nearer_planar_endpoint(self.complex, other.complex, t)
        start = Vec2(select(is_first, x, y) for x, y in zip(self.position, other.position, strict=True))
        return type(self)(start, near), offset

    def interpolate(self, other: Self, t: Scalar) -> Self:
        relative = self.rotation.relative(other.rotation)
        near, offset = self.nearer(other, self, t)
        position = near.position + (other.position - self.position) * offset
        return type(self)(position, near.rotation.times(Rotation2.exp(relative.log() * offset)).complex)

    def adjoint(self) -> Sequence[Scalar]:
        x, y = lib.unit_complex(self.complex)
        zero = x * 0
        return x, -y, self.position[1], y, x, -self.position[0], zero, zero, zero + 1

    def adjoint_apply(self, tangent: Vec3) -> Sequence[Scalar]:
        turned = lib.rotate_plane(self.complex, Vec2(tangent[0:2]))
        return *(turned - lib.quarter(self.position) * tangent[2]), tangent[2]

    def coadjoint_apply(self, wrench: Vec3) -> Sequence[Scalar]:
        force = lib.rotate_plane(self.complex, Vec2(wrench[0:2]))
        return *force, wrench[2] + lib.dot(lib.quarter(self.position), force)

    @classmethod
    def left_jacobian(cls, tangent: Vec3) -> Sequence[Scalar]:
        w, v = tangent[2], tangent[0:2]
        zero, one = w * 0, w * 0 + 1
        first, second = lib.planar_integral_times(w, (one, zero)), lib.planar_integral_times(w, (zero, one))
        lever = lib.planar_lever(w, v)
        return first[0], second[0], lever[0], first[1], second[1], lever[1], zero, zero, one

    @classmethod
    def left_jacobian_inverse(cls, tangent: Vec3) -> Sequence[Scalar]:
        w, v = tangent[2], tangent[0:2]
        zero, one = w * 0, w * 0 + 1
        columns = (one, zero), (zero, one), lib.planar_lever(w, v)
        first, second, lever = (lib.planar_integral_inverse_times(w, x) for x in columns)
        return first[0], second[0], -lever[0], first[1], second[1], -lever[1], zero, zero, one

    def _moving(self) -> list[list[Scalar]]:
        x, y = lib.unit_complex(self.complex)  # the columns of R, and the rows of its inverse
        zero = self.position[0] * 0
        return [[x, y, zero, zero], [-y, x, zero, zero]]

    def directions(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        return [*self._moving(), *([zero, zero, *along] for along in self.rotation.directions())]

    def covectors(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        return [*self._moving(), *([zero, zero, *along] for along in self.rotation.covectors())]


op = own_ops("Pose2")


@op(returns="metres radians", contracted=True)
def distance(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> tuple[Scalar, Scalar]:
    """The distance between the positions and the angle between the rotations. Their gradients at 0 are 0."""
    return lib.length(position1 - position2), lib.angle_between_planar(complex1, complex2)


@op(contracted=True, labels={"position_weight": "position", "rotation_weight": "rotation"})
def squared_distance(
    position1: Vec2,
    complex1: Vec2,
    position2: Vec2,
    complex2: Vec2,
    position_weight: Scalar,
    rotation_weight: Scalar,
) -> Scalar:
    """The weighted sum of the squared distance of the positions and the squared angle between the rotations."""
    difference = position1 - position2
    angle = lib.log_planar_rotation(lib.between_planar_rotations(complex1, complex2))
    return position_weight * lib.dot(difference, difference) + rotation_weight * (angle * angle)


@op
def apply_covariances(complex: Vec2, covariances: Mat2) -> Mat2:
    """The rotated covariances R S R^T, where S is the symmetric part of the input. The result is exactly symmetric."""
    x, y = lib.unit_complex(complex)
    a, b, c = covariances[0], (covariances[1] + covariances[2]) * 0.5, covariances[3]
    first, second = (x * a - y * b, x * b - y * c), (y * a + x * b, y * b + x * c)  # the rows of R S
    across = first[0] * y + first[1] * x
    return Mat2((first[0] * x - first[1] * y, across, across, second[0] * y + second[1] * x))


@op
def hat(tangent: Vec3) -> Mat3:
    """The matrix of a twist, [[w J, v], [0, 0]]. Its matrix exponential is the matrix of exp(twist)."""
    x, y, w = tangent
    zero = w * 0
    return Mat3((zero, -w, x, w, zero, y, zero, zero, zero))


@op
def vee(matrix: Mat3) -> Vec3:
    """The twist of a matrix, of which the skew-symmetric part and the last column count: the inverse of hat."""
    return Vec3((matrix[2], matrix[5], (matrix[3] - matrix[1]) * 0.5))


@op
def bracket(tangent1: Vec3, tangent2: Vec3) -> Vec3:
    """The Lie bracket of two twists. Turns of the plane commute, so that its last number is 0."""
    v = lib.quarter(tangent2[0:2]) * tangent1[2] - lib.quarter(tangent1[0:2]) * tangent2[2]
    return Vec3((*v, tangent1[2] * 0))


pose2 = ops(
    Pose2,
    distance,
    squared_distance,
    apply_covariances,
    hat,
    vee,
    bracket,
)
