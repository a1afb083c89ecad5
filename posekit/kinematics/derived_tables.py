"""Tables that follow from the fields of a robot, which are made on first use and kept as long as these are the same."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import torch
from torch import Tensor
from typing_extensions import TypeVarTuple, Unpack

from .. import arguments
from ..engine import stored

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class TableSource:
    """Tensors of a robot that a table is made of.

    Attributes:
        tensors: Returns the tensors of a robot.
        state: Returns for each of them whether it requires grad, and how often it was changed in place: one call in C,
            which takes 0.4 us for four tensors.
    """

    def __init__(self, *names: str) -> None:
        self.tensors: Callable[[Any], tuple[Tensor, ...]] = attrgetter(*names)
        self.state: Callable[[Any], tuple[int, ...]] = attrgetter(
            *[f"{name}.{fact}" for name in names for fact in ("requires_grad", "_version")]
        )


AXES = TableSource("axes")
GEOMETRY = TableSource("origins.position", "origins.quaternion", "axes")
LIMITS = TableSource("lower", "upper", "velocity_limits")
KINEMATICS = TableSource("origins.position", "origins.quaternion", "axes", "lower", "upper")
MASSES = TableSource("inertias.mass")
ROTORS = TableSource("armature", "damping")
# What dynamics keep copies or views of. Other tensors they read where these are, with the numbers that they have then.
COPIED = TableSource("axes", "inertias.mass", "armature", "damping")
INERTIAS = ("inertias.mass", "inertias.centre", "inertias.inertia")
_LIMITS = ("lower", "upper", "velocity_limits", "effort_limits")
EVERYTHING = TableSource("origins.position", "origins.quaternion", "axes", *_LIMITS, *INERTIAS, "armature", "damping")


class Tables:
    """Base class of Model: its memory of tables."""

    __slots__ = ()
    _cache: dict[Any, Any]
    device: Any

    def _derived(self, make: Callable[[Any, Unpack[Ts]], T], *arguments: Unpack[Ts]) -> T:
        """``make(self, *arguments)``: a table that follows from the tree, which is made on first use and kept.

        Its key is the function with the arguments, so that no other table has it.

        Args:
            make: A function at the top of a module.
            *arguments: What can be hashed: names, numbers, a dtype, a device.
        """
        key = (make, *arguments)
        known: T | None = None if torch.compiler.is_compiling() else self._cache.get(key)
        if known is None:
            known = stored(self._cache, key, lambda: self._made(lambda: make(self, *arguments)))
        return known

    def _constant(self, values: float | tuple[float, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
        """Numbers as a tensor, which is kept: it would be copied to the device in every call."""
        return self._derived(_tensor, values, dtype, device)

    def _computed(self, reads: TableSource, make: Callable[[Any, Unpack[Ts]], T], *arguments: Unpack[Ts]) -> T:
        """``make(self, *arguments)``: a table that follows from tensors, too.

        It is made again after one of them was changed in place, and in every call while gradients flow to one.

        Args:
            reads: The tensors.
            make: As in `_derived`.
            *arguments: As in `_derived`.
        """
        if torch.compiler.is_compiling():
            return make(self, *arguments)
        key, now = (make, *arguments), self._state(reads)
        entry = self._cache.get(key)
        if entry is not None and entry[0] == now:
            known: T = entry[1]
            return known
        return self._keep(key, now, lambda: make(self, *arguments))

    def _state(self, reads: TableSource) -> tuple[int, ...]:
        if torch.compiler.is_compiling():  # Dynamo does not see versions
            return ()
        try:
            return reads.state(self)
        except RuntimeError:  # inference tensors do not count their changes
            return ()

    def _kept(self, reads: TableSource, key: Any) -> Any:
        """The entry of a key that `_keep` has stored; None if there is none for the numbers that the tensors have."""
        entry = self._cache.get(key)
        return entry[1] if entry is not None and entry[0] == self._state(reads) else None

    def _keep(self, key: Any, now: tuple[int, ...], make: Callable[[], T]) -> T:
        """What ``make`` returns, which is stored unless gradients flow to a tensor in the state ``now``."""
        if any(now[::2]):
            return make()
        table: dict[Any, Any] = {}
        made: T = stored(table, key, lambda: self._made(make))
        if table:
            self._cache[key] = now, made
        return made

    def _made(self, make: Callable[[], T]) -> T:
        arguments.check_copy("Robot", self.device, "call the method once before the capture")
        return make()


def _tensor(_: Any, values: float | tuple[float, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    return torch.tensor(values, dtype=dtype, device=device)
