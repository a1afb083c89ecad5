"""The poses of space, SE(3): positions and quaternions of any nonzero length. Tangents are twists [v, w]."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from typing_extensions import Self

from ...engine import Mat4, Mat34, Quat, Scalar, Vec3, Vec6, own_ops, select
from .. import lib
from .derived import ops
from .element import Element, field
from .so3 import Rotation

Pair = tuple[Vec3, Quat]


class Pose(Element):
    """A pose in a declaration. An op takes and returns it as a `posekit.Pose`.

    >>> from posekit.algebra import Pose, Vec3
    >>> @pk.op
    ... def offset(T: Pose, shift: Vec3) -> Pose:
    ...     return T @ Pose(shift, T.quaternion)
    >>> T = pk.Pose.identity(5)
    >>> offset(T, torch.tensor([1.0, 2.0, 3.0])).position[0]
    tensor([1., 2., 3.])
    >>> offset.jacobian("T")(T, torch.tensor([1.0, 2.0, 3.0])).shape  # twists [v, w] in the body frames
    torch.Size([5, 6, 6])

    Attributes:
        position: The translation.
        quaternion: Real part first, of any nonzero length.
    """

    position: Vec3 = field(Vec3, (0, 0, 0))
    quaternion: Quat = field(Quat, (1, 0, 0, 0), "direction")
    letter, tangent, lead, point, dimension = "P", 6, 3, Vec3, 4

    @property
    def rotation(self) -> Rotation:
        """The rotation alone."""
        return Rotation(self.quaternion)

    def tamed(self) -> Self:
        return type(self)(self.position, lib.scaled_if_extreme(self.quaternion))

    def times(self, other: Self) -> Self:
        return type(self)(*lib.compose_pose(self.position, self.quaternion, other.position, other.quaternion))

    def compose(self, other: Self) -> Self:
        return type(self)(self.act(other.position), self.rotation.compose(other.rotation).quaternion)

    def inverse(self) -> Self:
        inverted = lib.conjugate(self.quaternion)
        return type(self)(-lib.rotate(inverted, self.position), inverted)

    def between(self, other: Self) -> Self:
        there = self.rotation.inverse().act(other.position - self.position)
        return type(self)(there, self.rotation.between(other.rotation).quaternion)

    def relative(self, other: Self) -> Self:
        return type(self)(*lib.between_poses(self.position, self.quaternion, other.position, other.quaternion))

    def left_relative(self, other: Self) -> Self:
        q = lib.left_between_rotations(self.quaternion, other.quaternion)
        return type(self)(other.position - lib.rotate(q, self.position), q)

    def act(self, points: Vec3) -> Vec3:
        return self.position + lib.rotate(self.quaternion, points)

    def inverse_act(self, points: Vec3) -> Vec3:
        return lib.rotate(lib.conjugate(self.quaternion), points - self.position)

    def affine(self) -> Mat34:
        """The upper three rows [R | t] of the homogeneous matrix."""
        r, t = lib.matrix(self.quaternion), self.position
        return Mat34((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2]))

    def matrix(self) -> Mat4:
        """The homogeneous matrix."""
        rows = self.affine()
        zero, one = rows[0] * 0, rows[0] * 0 + 1
        return Mat4((*rows, zero, zero, zero, one))

    @classmethod
    def from_matrix(cls, matrix: Mat4) -> Self:
        """The pose of a homogeneous matrix, of which the last row is not read."""
        m = matrix
        return cls(Vec3((m[3], m[7], m[11])), lib.columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11])))

    @classmethod
    def exp(cls, tangent: Vec6) -> Self:
        """The pose reached by a twist [v, w] in unit time."""
        return cls(*lib.exp_pose(cls.vector(tangent)))

    def log(self) -> Vec6:
        """The twist [v, w] that reaches the pose."""
        return lib.log_pose(self.position, self.quaternion)

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        is_first, near, offset = lib.nearer_endpoint(self.quaternion, other.quaternion, relative.quaternion, t)
        start = Vec3(select(is_first, x, y) for x, y in zip(self.position, other.position, strict=True))
        return type(self)(start, near), offset

    def interpolate(self, other: Self, t: Scalar) -> Self:
        relative = type(self)(self.position, lib.between_rotations(self.quaternion, other.quaternion))
        near, offset = self.nearer(other, relative, t)
        turned = near.rotation.times(Rotation.exp(relative.rotation.log() * offset))
        return type(self)(near.position + (other.position - self.position) * offset, turned.quaternion)

    def screw(self, other: Self, t: Scalar) -> Self:
        """In a fifth less time: the twist has the parent's axes and the nearer position as its origin."""
        displaced = type(self)(
            other.position - self.position, lib.left_between_rotations(self.quaternion, other.quaternion)
        )
        near, offset = self.nearer(other, displaced, t)
        twist = displaced.log()
        v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
        second = v + lib.cross(w, displaced.position)
        v = Vec3(select(t < Fraction(1, 2), x, y) for x, y in zip(v, second, strict=True))
        step = self.exp(Vec6((*(v * offset), *(w * offset))))
        return type(self)(near.position + step.position, step.rotation.times(near.rotation).quaternion)

    def adjoint(self) -> Sequence[Scalar]:
        """The matrix [[R, [t]x R], [0, R]]."""
        r = lib.matrix(self.quaternion)
        columns = [Vec3(r[j::3]) for j in range(3)]
        zero = r[0] * 0
        left = [[*c, zero, zero, zero] for c in columns]
        right = [[*lib.cross(self.position, c), *c] for c in columns]
        return lib.rows([*left, *right])

    def adjoint_apply(self, tangent: Vec6) -> Sequence[Scalar]:
        v, w = (lib.rotate(self.quaternion, Vec3(x)) for x in (tangent[0:3], tangent[3:6]))
        return *(v + lib.cross(self.position, w)), *w

    def coadjoint_apply(self, wrench: Vec6) -> Sequence[Scalar]:
        force, torque = (lib.rotate(self.quaternion, Vec3(x)) for x in (wrench[0:3], wrench[3:6]))
        return *force, *(torque + lib.cross(self.position, force))

    @classmethod
    def left_jacobian(cls, tangent: Vec6) -> Sequence[Scalar]:
        return lib.block_triangular(tangent, Rotation.left_jacobian(Vec3(tangent[3:6])))

    @classmethod
    def left_jacobian_inverse(cls, tangent: Vec6) -> Sequence[Scalar]:
        return lib.block_triangular(tangent, Rotation.left_jacobian_inverse(Vec3(tangent[3:6])))

    def _moving(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0  # the rows of R^T are the columns of R
        return [[*lib.rotate(self.quaternion, axis), *[zero] * 4] for axis in lib.basis(zero)]

    def directions(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        return [*self._moving(), *([zero] * 3 + along for along in self.rotation.directions())]

    def covectors(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        return [*self._moving(), *([zero] * 3 + along for along in self.rotation.covectors())]


op = own_ops("Pose")


@op
def affine(position: Vec3, quaternion: Quat) -> Mat34:
    """The 3x4 matrix [R | t]: the upper three rows of the homogeneous matrix."""
    return Pose(position, quaternion).affine()


@op(returns="position quaternion")
def from_affine(matrix: Mat34) -> Pair:
    """The pose of a 3x4 matrix [R | t]."""
    m = matrix
    return Vec3((m[3], m[7], m[11])), lib.columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11]))


@op(returns="metres radians", contracted=True)
def distance(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> tuple[Scalar, Scalar]:
    """The distance between the positions and the angle between the rotations. Their gradients at 0 are 0."""
    return lib.length(position1 - position2), lib.angle_between(quaternion1, quaternion2)


@op(contracted=True, labels={"position_weight": "position", "rotation_weight": "rotation"})
def squared_distance(
    position1: Vec3,
    quaternion1: Quat,
    position2: Vec3,
    quaternion2: Quat,
    position_weight: Scalar,
    rotation_weight: Scalar,
) -> Scalar:
    """The weighted sum of the squared distance of the positions and the squared angle between the rotations."""
    difference = position1 - position2
    squared_angle = lib.squared_angle_of(lib.between_rotations(quaternion1, quaternion2))
    return position_weight * lib.dot(difference, difference) + rotation_weight * squared_angle


pose = ops(
    Pose,
    affine,
    from_affine,
    distance,
    squared_distance,
)
