"""The similarities of space, Sim(3): p -> s R p + t. Tangents are [v, w, sigma], the logarithm of the scale last."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from typing_extensions import Self

from ...engine import Mat4, Quat, Scalar, Vec1, Vec3, Vec7, absolute, inv, own_ops, rsqrt, select, sqrt
from .. import lib
from .derived import ops
from .element import Element, field
from .so3 import turned


class Similarity(Element):
    """A similarity in a declaration. An op takes and returns it as a `posekit.Similarity`.

    >>> from posekit.algebra import Similarity, Vec3
    >>> @pk.op
    ... def scaled(S: Similarity, point: Vec3) -> Vec3:
    ...     return S @ point
    >>> scaled.jacobian("S")(pk.Similarity.identity(5), torch.tensor([1.0, 2.0, 3.0])).shape
    torch.Size([5, 3, 7])

    Attributes:
        position: The translation.
        quaternion: Real part first, of any nonzero length.
        scale: One positive number.
    """

    position: Vec3 = field(Vec3, (0, 0, 0))
    quaternion: Quat = field(Quat, (1, 0, 0, 0), "direction")
    scale: Vec1 = field(Vec1, (1,), "scale")
    letter, tangent, lead, point, dimension = "S", 7, 3, Vec3, 4

    def _numbers(self) -> tuple[Vec3, Quat, Scalar]:
        return self.position, self.quaternion, self.scale[0]

    def tamed(self) -> Self:
        return type(self)(self.position, lib.scaled_if_extreme(self.quaternion), self.scale)

    def times(self, other: Self) -> Self:
        return type(self)(*lib.compose_similarities(*self._numbers(), *other._numbers()))

    def inverse(self) -> Self:
        inverted, shrink = lib.conjugate(self.quaternion), inv(self.scale[0])
        return type(self)(-(lib.rotate(inverted, self.position) * shrink), inverted, shrink)

    def between(self, other: Self) -> Self:
        inverted, shrink = lib.conjugate(lib.scaled_if_extreme(self.quaternion)), inv(self.scale[0])
        moved = lib.rotate(inverted, other.position - self.position) * shrink
        return type(self)(
            moved, lib.product(inverted, lib.scaled_if_extreme(other.quaternion)), other.scale[0] * shrink
        )

    def relative(self, other: Self) -> Self:
        return type(self)(*lib.between_similarities(*self._numbers(), *other._numbers()))

    def left_relative(self, other: Self) -> Self:
        return type(self)(*lib.left_between_similarities(*self._numbers(), *other._numbers()))

    def act(self, points: Vec3) -> Vec3:
        result: Vec3 = self.position + lib.rotate(self.quaternion, points) * self.scale[0]
        return result

    def inverse_act(self, points: Vec3) -> Vec3:
        return lib.rotate(lib.conjugate(self.quaternion), points - self.position) * inv(self.scale[0])

    def matrix(self) -> Mat4:
        """The homogeneous matrix [s R | t]."""
        r, t = lib.matrix(self.quaternion) * self.scale[0], self.position
        zero, one = r[0] * 0, r[0] * 0 + 1
        return Mat4((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2], zero, zero, zero, one))

    @classmethod
    def from_matrix(cls, matrix: Mat4) -> Self:
        """The similarity of a homogeneous matrix [s R | t]. Its last row is assumed to be 0 0 0 1."""
        m = matrix
        block = (*m[0:3], *m[4:7], *m[8:11])
        square = lib.dot(block, block) * Fraction(1, 3)
        shrink = rsqrt(square)
        return cls(Vec3((m[3], m[7], m[11])), lib.columns_to_quaternion([x * shrink for x in block]), sqrt(square))

    @classmethod
    def exp(cls, tangent: Vec7) -> Self:
        """The similarity reached by a tangent [v, w, sigma] in unit time."""
        return cls(*lib.exp_similarity(cls.vector(tangent)))

    def log(self) -> Vec7:
        """The tangent [v, w, sigma] that reaches the similarity."""
        return lib.log_similarity(*self._numbers())

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        is_first, near, offset = lib.nearer_endpoint(self.quaternion, other.quaternion, relative.quaternion, t)
        start = Vec3(select(is_first, x, y) for x, y in zip(self.position, other.position, strict=True))
        return type(self)(start, near, select(is_first, self.scale[0], other.scale[0])), offset

    def interpolate(self, other: Self, t: Scalar) -> Self:
        relative = lib.between_rotations(self.quaternion, other.quaternion)
        near, offset = self.nearer(other, type(self)(self.position, relative, self.scale), t)
        turned_ = lib.product(near.quaternion, lib.exp_rotation(lib.log_rotation(relative) * offset))
        growth = lib.exp(lib.log(other.scale[0] * inv(self.scale[0])) * offset)
        start = near.position + (other.position - self.position) * offset
        return type(self)(start, turned_, near.scale[0] * growth)

    def adjoint(self) -> Sequence[Scalar]:
        """The matrix [[s R, [t]x R, -t], [0, R, 0], [0, 0, 1]]."""
        r = lib.matrix(self.quaternion)
        columns = [Vec3(r[j::3]) for j in range(3)]
        zero = r[0] * 0
        left = [[*(c * self.scale[0]), *[zero] * 4] for c in columns]
        middle = [[*lib.cross(self.position, c), *c, zero] for c in columns]
        return lib.rows([*left, *middle, [*-self.position, zero, zero, zero, zero + 1]])

    def adjoint_apply(self, tangent: Vec7) -> Sequence[Scalar]:
        v, w = (lib.rotate(self.quaternion, Vec3(x)) for x in (tangent[0:3], tangent[3:6]))
        sigma = tangent[6]
        return *(v * self.scale[0] + lib.cross(self.position, w) - self.position * sigma), *w, sigma

    def coadjoint_apply(self, wrench: Vec7) -> Sequence[Scalar]:
        force = lib.rotate(self.quaternion, Vec3(wrench[0:3])) * inv(self.scale[0])
        torque = lib.rotate(self.quaternion, Vec3(wrench[3:6])) + lib.cross(self.position, force)
        return *force, *torque, wrench[6] + lib.dot(force, self.position)

    @classmethod
    def left_jacobian(cls, tangent: Vec7) -> Sequence[Scalar]:
        return lib.rows(lib.left_jacobian_columns(tangent))

    @classmethod
    def left_jacobian_inverse(cls, tangent: Vec7) -> Sequence[Scalar]:
        return lib.rows(lib.left_jacobian_inverse_columns(tangent))

    def _basis(self, stretch: Scalar, growth: Scalar, halves: Scalar | float) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        moving = [[*(lib.rotate(self.quaternion, axis) * stretch), *[zero] * 5] for axis in lib.basis(zero)]
        turning = [[*[zero] * 3, *(turned(self.quaternion, axis) * halves), zero] for axis in lib.basis(zero)]
        return [*moving, *turning, [*[zero] * 7, growth]]

    def directions(self) -> list[list[Scalar]]:
        return self._basis(self.scale[0], self.scale[0], 0.5)

    def covectors(self) -> list[list[Scalar]]:
        shrink = inv(self.scale[0])
        return self._basis(shrink, shrink, 2 * inv(lib.dot(self.quaternion, self.quaternion)))


op = own_ops("Similarity")


@op(returns="metres radians ratio", contracted=True)
def distance(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> tuple[Scalar, Scalar, Scalar]:
    """The distance between the positions, the angle between the rotations, and |log| of the ratio of the scales."""
    ratio = absolute(lib.log(scale2 * inv(scale1)))
    return lib.length(position1 - position2), lib.angle_between(quaternion1, quaternion2), ratio


similarity = ops(
    Similarity,
    distance,
)
