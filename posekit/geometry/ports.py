"""The types Pose and Rotation of declarations, and posekit's own ops on them with their Jacobians."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NoReturn, overload

from torch import Tensor
from typing_extensions import Self

from .. import values
from ..engine import Declared, Mat3, Mat4, Quat, Scalar, Signature, Struct, Vec3, Vec6, inv, public
from ..errors import ArgumentError
from ..math import lib


def _checked(value: Any, kind: type[Any], where: str) -> Any:
    """Numbers as an array of the right length."""
    if not isinstance(value, tuple | list) or len(value) != kind.shape[0]:
        got = f"{len(value)} numbers" if isinstance(value, tuple | list) else type(value).__name__
        raise ArgumentError(f"{where} must be a {kind.__name__}, got {got}")
    return kind(value)


def _arrays(value: Any) -> Sequence[Any]:
    return value.arrays() if isinstance(value, Struct) else (value,)


def _lifted(a: Any, b: Any) -> tuple[Any, Any]:
    """Two operands whose numbers are symbolic if some number of either is."""
    numbers = [x for value in (a, b) for array in _arrays(value) for x in array]
    like = next((x for x in numbers if isinstance(x, Scalar)), None)
    if like is None:
        raise ArgumentError(f"{type(a).__name__}: one of the operands must depend on an argument of the declaration")

    def lifted(value: Any) -> Any:
        arrays = [type(x)(like._lift(n) for n in x) for x in _arrays(value)]
        return type(value)(*arrays) if isinstance(value, Struct) else arrays[0]

    return lifted(a), lifted(b)


class Element(Struct):
    """An element of a group in a declaration.

    Attributes:
        value: The class of the values that an op takes and returns in its place.
    """

    value: ClassVar[type[values.Group]]

    def __iter__(self) -> NoReturn:
        name, fields = type(self).__name__, " and ".join(f"`.{field}`" for field in self.fields)
        methods = f"write `{name.lower()}.log()`, `~{name.lower()}` or `a @ b`"
        raise ArgumentError(f"a {name} of a declaration is no array: its numbers are {fields}; {methods}")

    def __getitem__(self, _: Any) -> NoReturn:
        iter(self)

    @classmethod
    def unpack(cls, value: Any, where: str) -> tuple[Tensor, ...]:
        if not isinstance(value, cls.value):
            raise ArgumentError(f"{where} must be a {cls.value.__name__}, got {type(value).__name__}")
        return value._tensors()

    @classmethod
    def pack(cls, *tensors: Tensor) -> Any:
        return cls.value._of_tensors(*tensors)


@dataclasses.dataclass(frozen=True, eq=False)
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

    quaternion: Quat

    value = values.Rotation
    letter, fields, tangent = "R", {"quaternion": Quat}, 3

    def __post_init__(self) -> None:
        object.__setattr__(self, "quaternion", _checked(self.quaternion, Quat, "Rotation: the quaternion"))

    @overload
    def __matmul__(self, other: Rotation) -> Rotation: ...
    @overload
    def __matmul__(self, other: Vec3) -> Vec3: ...
    def __matmul__(self, other: Rotation | Vec3) -> Rotation | Vec3:
        """The composition with a rotation, or the rotated vector."""
        if isinstance(other, Rotation):
            a, b = _lifted(self, other)
            return Rotation(lib.product(*(lib.scaled_if_extreme(x.quaternion) for x in (a, b))))
        return self.apply(other)

    def __invert__(self) -> Rotation:
        return Rotation(lib.conjugate(self.quaternion))

    def apply(self, points: Vec3) -> Vec3:
        """The rotated vector."""
        rotation, v = _lifted(self, _checked(points, Vec3, "Rotation.apply: points"))
        return lib.rotate(rotation.quaternion, v)

    def matrix(self) -> Mat3:
        """The rotation matrix."""
        return lib.matrix(self.quaternion)

    def log(self) -> Vec3:
        """The rotation vector, of length at most pi."""
        return lib.log_rotation(self.quaternion)

    @classmethod
    def exp(cls, tangent: Vec3) -> Self:
        """The rotation by a rotation vector."""
        return cls(lib.exp_rotation(_checked(tangent, Vec3, "Rotation.exp: the tangent")))

    def directions(self) -> list[list[Scalar]]:
        return [[*(x / 2 for x in _turned(self.quaternion, axis))] for axis in lib.basis(self.quaternion[0])]

    def covectors(self) -> list[list[Scalar]]:
        q = lib.scaled(self.quaternion)
        scale = lib.dot(q, self.quaternion)  # of |q|^2 and the power of two of `scaled`
        return [[*(2 * x * inv(scale) for x in _turned(q, axis))] for axis in lib.basis(q[0])]


@dataclasses.dataclass(frozen=True, eq=False)
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

    position: Vec3
    quaternion: Quat

    value = values.Pose
    letter, fields, tangent = "P", {"position": Vec3, "quaternion": Quat}, 6

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", _checked(self.position, Vec3, "Pose: the position"))
        object.__setattr__(self, "quaternion", _checked(self.quaternion, Quat, "Pose: the quaternion"))

    @property
    def rotation(self) -> Rotation:
        """The rotation alone."""
        return Rotation(self.quaternion)

    @overload
    def __matmul__(self, other: Pose) -> Pose: ...
    @overload
    def __matmul__(self, other: Vec3) -> Vec3: ...
    def __matmul__(self, other: Pose | Vec3) -> Pose | Vec3:
        """The composition with a pose, or the point in the parent frame."""
        if isinstance(other, Pose):
            a, b = _lifted(self, other)
            return Pose(a.apply(b.position), (a.rotation @ b.rotation).quaternion)
        return self.apply(other)

    def __invert__(self) -> Pose:
        inverted = ~self.rotation
        return Pose(-inverted.apply(self.position), inverted.quaternion)

    def apply(self, points: Vec3) -> Vec3:
        """The point, given in the child frame, expressed in the parent frame."""
        return self.position + self.rotation.apply(_checked(points, Vec3, "Pose.apply: points"))

    def inverse_apply(self, points: Vec3) -> Vec3:
        """The point, given in the parent frame, expressed in the child frame."""
        points = _checked(points, Vec3, "Pose.inverse_apply: points")
        return (~self.rotation).apply(points - self.position)

    def matrix(self) -> Mat4:
        """The homogeneous matrix."""
        r, t = lib.matrix(self.quaternion), self.position
        zero, one = r[0] * 0, r[0] * 0 + 1
        return Mat4((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2], zero, zero, zero, one))

    def log(self) -> Vec6:
        """The twist [v, w] that reaches the pose."""
        return lib.log_pose(self.position, self.quaternion)

    @classmethod
    def exp(cls, tangent: Vec6) -> Self:
        """The pose reached by a twist [v, w] in unit time."""
        return cls(*lib.exp_pose(_checked(tangent, Vec6, "Pose.exp: the tangent")))

    def directions(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0
        moving = [[*lib.rotate(self.quaternion, axis), *[zero] * 4] for axis in lib.basis(zero)]
        return [*moving, *([zero] * 3 + along for along in self.rotation.directions())]

    def covectors(self) -> list[list[Scalar]]:
        zero = self.position[0] * 0  # the rows of R^T are the columns of R
        moving = [[*lib.rotate(self.quaternion, axis), *[zero] * 4] for axis in lib.basis(zero)]
        return [*moving, *([zero] * 3 + along for along in self.rotation.covectors())]


def _turned(q: Quat, axis: Vec3) -> Quat:
    """The product of a quaternion and a pure one."""
    return lib.product(q, Quat((axis[0] * 0, *axis)))


def on_values(
    function: Callable[..., Any],
    parameters: Mapping[str, type[Struct] | None],
    results: Sequence[type[Struct] | None],
) -> Declared:
    """An op of `posekit.math` on tensors, as an op on values."""
    declared: Any = function
    call: Declared = public(declared.op, Signature.of(parameters, results), declared.declaration)
    return call
