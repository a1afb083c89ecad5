"""The types Rotation2, Pose2 and Similarity of declarations."""

from __future__ import annotations

import dataclasses
from typing import overload

from typing_extensions import Self

from .. import values
from ..engine import Quat, Scalar, Vec1, Vec2, Vec3, Vec7, inv
from ..math import lib
from .ports import Element, Pose, Rotation, _checked, _lifted, _turned


@dataclasses.dataclass(frozen=True, eq=False)
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

    complex: Vec2

    value = values.Rotation2
    letter, fields, tangent = "C", {"complex": Vec2}, 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "complex", _checked(self.complex, Vec2, "Rotation2: the complex number"))

    @overload
    def __matmul__(self, other: Rotation2) -> Rotation2: ...
    @overload
    def __matmul__(self, other: Vec2) -> Vec2: ...
    def __matmul__(self, other: Rotation2 | Vec2) -> Rotation2 | Vec2:
        """The composition with a rotation, or the rotated vector."""
        if isinstance(other, Rotation2):
            a, b = _lifted(self, other)
            return Rotation2(lib.complex_product(*(lib.scaled_complex_if_extreme(x.complex) for x in (a, b))))
        return self.apply(other)

    def __invert__(self) -> Rotation2:
        return Rotation2(lib.complex_conjugate(self.complex))

    def apply(self, points: Vec2) -> Vec2:
        """The rotated vector."""
        rotation, v = _lifted(self, _checked(points, Vec2, "Rotation2.apply: points"))
        return lib.rotate_plane(rotation.complex, v)

    def log(self) -> Vec1:
        """The angle, in [-pi, pi], as a tangent."""
        return Vec1((lib.log_planar_rotation(self.complex),))

    @classmethod
    def exp(cls, tangent: Vec1) -> Self:
        """The rotation by an angle, as a tangent."""
        return cls(lib.exp_planar_rotation(_checked(tangent, Vec1, "Rotation2.exp: the tangent")[0]))

    def directions(self) -> list[list[Scalar]]:
        return [[*lib.quarter(self.complex)]]

    def covectors(self) -> list[list[Scalar]]:
        c = lib.scaled_complex(self.complex)
        scale = inv(lib.dot(c, self.complex))  # of |c|^2 and the power of two of the scaling
        return [[x * scale for x in lib.quarter(c)]]


@dataclasses.dataclass(frozen=True, eq=False)
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

    position: Vec2
    complex: Vec2

    value = values.Pose2
    letter, fields, tangent = "Q", {"position": Vec2, "complex": Vec2}, 3

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", _checked(self.position, Vec2, "Pose2: the position"))
        object.__setattr__(self, "complex", _checked(self.complex, Vec2, "Pose2: the complex number"))

    @property
    def rotation(self) -> Rotation2:
        """The rotation alone."""
        return Rotation2(self.complex)

    @overload
    def __matmul__(self, other: Pose2) -> Pose2: ...
    @overload
    def __matmul__(self, other: Vec2) -> Vec2: ...
    def __matmul__(self, other: Pose2 | Vec2) -> Pose2 | Vec2:
        """The composition with a pose, or the point in the parent frame."""
        if isinstance(other, Pose2):
            a, b = _lifted(self, other)
            return Pose2(a.apply(b.position), (a.rotation @ b.rotation).complex)
        return self.apply(other)

    def __invert__(self) -> Pose2:
        inverted = ~self.rotation
        return Pose2(-inverted.apply(self.position), inverted.complex)

    def apply(self, points: Vec2) -> Vec2:
        """The point, given in the child frame, expressed in the parent frame."""
        return self.position + self.rotation.apply(_checked(points, Vec2, "Pose2.apply: points"))

    def inverse_apply(self, points: Vec2) -> Vec2:
        """The point, given in the parent frame, expressed in the child frame."""
        return (~self.rotation).apply(_checked(points, Vec2, "Pose2.inverse_apply: points") - self.position)

    def log(self) -> Vec3:
        """The twist [vx, vy, w] that reaches the pose."""
        return lib.log_planar_pose(self.position, self.complex)

    @classmethod
    def exp(cls, tangent: Vec3) -> Self:
        """The pose reached by a twist [vx, vy, w] in unit time."""
        return cls(*lib.exp_planar_pose(_checked(tangent, Vec3, "Pose2.exp: the tangent")))

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


@dataclasses.dataclass(frozen=True, eq=False)
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

    position: Vec3
    quaternion: Quat
    scale: Vec1

    value = values.Similarity
    letter, fields, tangent = "S", {"position": Vec3, "quaternion": Quat, "scale": Vec1}, 7

    def __post_init__(self) -> None:
        for name, kind in self.fields.items():
            object.__setattr__(self, name, _checked(getattr(self, name), kind, f"Similarity: the {name}"))

    @overload
    def __matmul__(self, other: Similarity) -> Similarity: ...
    @overload
    def __matmul__(self, other: Vec3) -> Vec3: ...
    def __matmul__(self, other: Similarity | Vec3) -> Similarity | Vec3:
        """The composition with a similarity, or the point in the parent frame."""
        if isinstance(other, Similarity):
            a, b = _lifted(self, other)
            q1, q2 = (lib.scaled_if_extreme(x.quaternion) for x in (a, b))
            p, q, s = lib.compose_similarities(a.position, q1, a.scale[0], b.position, q2, b.scale[0])
            return Similarity(p, q, Vec1((s,)))
        return self.apply(other)

    def __invert__(self) -> Similarity:
        inverted, shrink = lib.conjugate(self.quaternion), inv(self.scale[0])
        return Similarity(-(lib.rotate(inverted, self.position) * shrink), inverted, Vec1((shrink,)))

    def apply(self, points: Vec3) -> Vec3:
        """The point, given in the child frame, expressed in the parent frame."""
        similarity, v = _lifted(self, _checked(points, Vec3, "Similarity.apply: points"))
        result: Vec3 = similarity.position + lib.rotate(similarity.quaternion, v) * similarity.scale[0]
        return result

    def inverse_apply(self, points: Vec3) -> Vec3:
        """The point, given in the parent frame, expressed in the child frame."""
        moved = _checked(points, Vec3, "Similarity.inverse_apply: points") - self.position
        return lib.rotate(lib.conjugate(self.quaternion), moved) * inv(self.scale[0])

    def log(self) -> Vec7:
        """The tangent [v, w, sigma] that reaches the similarity."""
        return lib.log_similarity(self.position, self.quaternion, self.scale[0])

    @classmethod
    def exp(cls, tangent: Vec7) -> Self:
        """The similarity reached by a tangent [v, w, sigma] in unit time."""
        p, q, s = lib.exp_similarity(_checked(tangent, Vec7, "Similarity.exp: the tangent"))
        return cls(p, q, Vec1((s,)))

    def _rows(self, stretch: Scalar, growth: Scalar, halves: Scalar | float) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        moving = [[*(lib.rotate(self.quaternion, axis) * stretch), *[zero] * 5] for axis in lib.basis(zero)]
        q = self.quaternion
        turning = [[*[zero] * 3, *(_turned(q, axis) * halves), zero] for axis in lib.basis(zero)]
        return [*moving, *turning, [*[zero] * 7, growth]]

    def directions(self) -> list[list[Scalar]]:
        return self._rows(self.scale[0], self.scale[0], 0.5)

    def covectors(self) -> list[list[Scalar]]:
        shrink = inv(self.scale[0])
        return self._rows(shrink, shrink, 2 * inv(lib.dot(self.quaternion, self.quaternion)))


# The types of declarations that stand for elements of groups, by the class of the value.
PORTS: dict[type, type[Element]] = {kind.value: kind for kind in (Pose, Rotation, Pose2, Rotation2, Similarity)}
