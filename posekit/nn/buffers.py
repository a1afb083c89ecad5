"""Poses and rotations as buffers of modules: saved, loaded and moved with the module, and not learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn

import torch
from torch import Tensor
from typing_extensions import Self, TypeVar

from .. import arguments
from ..errors import ArgumentError, ShapeError, UnknownNameError
from ..values import Group, Pose, Pose2, Rotation, Rotation2, Similarity

V = TypeVar("V", bound=Group)
P = TypeVar("P", Pose, Pose2, default=Pose)
R = TypeVar("R", Rotation, Rotation2, default=Rotation)
# The first word of the names of modules that hold a value.
MODULES: dict[type, str] = {
    **dict.fromkeys((Pose, Pose2), "Pose"),
    **dict.fromkeys((Rotation, Rotation2), "Rotation"),
    Similarity: "Similarity",
}


class Holder(torch.nn.Module, Generic[V]):
    """Base class of modules that own the tensors of one value, as buffers that have the names of its fields."""

    _kinds: ClassVar[tuple[type[Any], ...]]  # that the value may have
    _kind: type[Any]  # of the value
    _argument: str  # its name in the constructor
    if TYPE_CHECKING:

        def __call__(self) -> V: ...

    def __init__(self, value: V, persistent: bool = True) -> None:
        super().__init__()
        self._check(value, self._argument)
        self._kind = type(value)
        for name, tensor in self._fields(value):
            # A module owns what it saves, so that it shares no memory with the caller and no two elements share any.
            owned = tensor.detach().clone(memory_format=torch.contiguous_format)
            self.register_buffer(name, owned, persistent)

    @classmethod
    def _fields(cls, value: V) -> list[tuple[str, Tensor]]:
        return [(name, getattr(value, name)) for name in value._names]

    @property
    def _stored(self) -> V:
        return self._kind(*[getattr(self, name) for name in self._kind._names])

    def _check(self, value: Any, name: str, method: str = "") -> None:
        """Raise unless an argument is a value of the class that this module holds."""
        kinds = (self._kind,) if method else self._kinds
        if type(value) not in kinds:
            module, actual = type(self).__name__, type(value).__name__
            where = f"{module}{method and f'.{method}'}"
            own, other = MODULES[kinds[0]], MODULES.get(type(value))
            remedy = f"; for a {actual}, use {module.replace(own, other)}" if other not in (None, own) else ""
            known = " or a ".join([kind.__name__ for kind in kinds])
            raise ArgumentError(f"{where}: {name} must be a {known}, got {actual}{remedy}")

    def _store(self, value: V, method: str) -> None:
        """Copy a value into the buffers, in place."""
        self._check(value, "value", method)
        shape, where = self._stored.shape, f"{type(self).__name__}.{method}"
        if arguments.broadcast(where, self=shape, value=value.shape) != shape:
            actual = tuple(value.shape)
            raise ShapeError(f"{where}: value must have a shape that broadcasts to {tuple(shape)}, got {actual}")
        for name, tensor in self._fields(value):
            getattr(self, name).copy_(tensor)

    @torch.no_grad()
    def copy_(self, value: V) -> Self:
        """Replace the value, in place, by a copy of another, whose shape broadcasts to that of this module.

        >>> offset = pk.nn.PoseBuffer(pk.Pose.identity())
        >>> offset.copy_(pk.Pose([1, 2, 3]))().position
        tensor([1., 2., 3.])

        Args:
            value: The new value.
        """
        self._store(value, "copy_")
        return self

    def _refuse(self, *_: Any) -> NoReturn:
        """Raise for operators: one way leads to the value."""
        module = type(self).__name__
        raise ArgumentError(f"{module}: its value is `module()`: use `module() @ points`, `module()[0]` or `~module()`")

    __matmul__ = __rmatmul__ = __getitem__ = __invert__ = _refuse

    def __getattr__(self, name: str) -> Any:
        if name not in self.__dict__.get("_buffers", ()) and not name.startswith("_"):
            named = name in ("value", "pose")
            if (named or hasattr(self._kind, name)) and not torch.compiler.is_compiling():
                kind, part = type(self).__name__, "" if named else f".{name}"
                raise UnknownNameError(
                    f"{kind!r} has no attribute {name!r}: its value is `module()`, use `module(){part}`"
                )
        return super().__getattr__(name)

    def extra_repr(self) -> str:
        """What the module's repr shows."""
        return f"shape={tuple(self._stored.shape)}"


class _Buffer(Holder[V]):
    def forward(self) -> V:
        """Return the value. It shares the buffers' memory."""
        return self._stored


class PoseBuffer(_Buffer[P]):
    """Poses that a module saves, loads and moves, but does not learn. Call it for the value.

    The buffers, and the keys of the state_dict, are ``position`` and ``quaternion``, or ``complex`` of a Pose2.

    >>> import posekit as pk
    >>> head_T_eyes = pk.nn.PoseBuffer(pk.Pose.identity(2))
    >>> head_T_eyes().shape
    torch.Size([2])
    >>> list(head_T_eyes.state_dict())
    ['position', 'quaternion']

    Args:
        pose: Poses or poses of the plane, shape (*batch). They are copied and detached.
        persistent: Whether the buffers are part of the state_dict.
    """

    _kinds = (Pose, Pose2)
    _argument = "pose"

    def __init__(self, pose: P, *, persistent: bool = True) -> None:
        held: Any = pose
        super().__init__(held, persistent)

    if TYPE_CHECKING:
        position: Tensor
        quaternion: Tensor
        complex: Tensor


class RotationBuffer(_Buffer[R]):
    """Rotations that a module saves, loads and moves, but does not learn. Call it for the value.

    The buffer, and the key of the state_dict, is ``quaternion``, or ``complex`` of a Rotation2.

    >>> import posekit as pk
    >>> pk.nn.RotationBuffer(pk.Rotation.identity(3))().shape
    torch.Size([3])

    Args:
        rotation: Rotations or rotations of the plane, shape (*batch). They are copied and detached.
        persistent: Whether the buffer is part of the state_dict.
    """

    _kinds = (Rotation, Rotation2)
    _argument = "rotation"
    if TYPE_CHECKING:
        quaternion: Tensor
        complex: Tensor

    def __init__(self, rotation: R, *, persistent: bool = True) -> None:
        held: Any = rotation
        super().__init__(held, persistent)


class SimilarityBuffer(_Buffer[Similarity]):
    """Similarities that a module saves, loads and moves, but does not learn. Call it for the value.

    The buffers, and the keys of the state_dict, are ``position``, ``quaternion`` and ``scale``.

    >>> import posekit as pk
    >>> pk.nn.SimilarityBuffer(pk.Similarity.identity(3))().shape
    torch.Size([3])

    Args:
        similarity: The similarities, shape (*batch). They are copied and detached.
        persistent: Whether the buffers are part of the state_dict.
    """

    _kinds = (Similarity,)
    _argument = "similarity"

    def __init__(self, similarity: Similarity, *, persistent: bool = True) -> None:
        super().__init__(similarity, persistent)

    if TYPE_CHECKING:
        position: Tensor
        quaternion: Tensor
        scale: Tensor
