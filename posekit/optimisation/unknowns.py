"""The variables of a sparse problem."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import is_mapped, unwrapped
from ..errors import ArgumentError, DeviceError, ShapeError
from ..values import Camera, Group
from .variables import has_derivatives, mapped, tensors_of, with_tensors


def constant(x: Tensor) -> Tensor:
    """An index or a mask outside of the transforms of torch.func, which wrap whatever is made in them."""
    if is_mapped(x):
        raise ArgumentError("Problem: torch.vmap over indices is not supported; solve problems one after the other")
    return unwrapped(x)


def _key() -> bytes:
    return os.urandom(16)


@attrs.frozen(eq=False, repr=False)
class VariableSet:
    """Variables of one kind: what `Problem.variables` returns. An index selects those that a factor is about.

    Attributes:
        value: Their start: a pose, rotation, camera or tensor of n variables.
        eliminate: Whether they are eliminated before the others.
        fixed: Which of them keep their value, shape (n,).
        number: Tells the sets of a problem apart.
        kept: The start with its derivatives, if some are fixed and it has any: solutions depend on fixed values.
        key: Tells a set from those of all problems. Copies of a set, also by pickle, name the same variables.
    """

    value: Any
    eliminate: bool
    _fixed: Tensor = attrs.field(converter=constant)
    number: int
    kept: Any = None
    key: bytes = attrs.field(factory=_key)

    @property
    def fixed(self) -> Tensor:
        return self._fixed.clone()  # a problem is analysed for those that were fixed at first

    def is_of(self, sets: Sequence[VariableSet]) -> bool:
        """Whether these are variables of a problem with these sets."""
        return self.number < len(sets) and sets[self.number].key == self.key

    @property
    def count(self) -> int:
        return len(self._fixed)

    @property
    def size(self) -> int:
        """The numbers of a tangent."""
        if isinstance(self.value, Camera):
            return sum([x.shape[-1] for x in self.value._tensors()])
        if not isinstance(self.value, Tensor):
            size: int = self.value._size
            return size
        return self.value.shape[1] if self.value.ndim == 2 else 1

    def __getitem__(self, index: Any) -> Reference:
        if isinstance(index, Tensor) and index.dtype not in (torch.bool, torch.uint8):
            chosen, rest = index.detach().to("cpu", torch.int64), index.ndim
            outside = (chosen < -self.count) | (chosen >= self.count)
            if rest > 1 or bool(outside.any()):
                fact = f"shape {tuple(index.shape)}" if rest > 1 else f"{int(chosen[outside.nonzero()[0, 0]])}"
                raise ArgumentError(
                    f"VariableSet: the index must have one dimension and name {self.count} variables, got {fact}"
                )
            chosen = chosen % max(self.count, 1)
        else:
            try:
                chosen = torch.arange(self.count)[index]
            except (IndexError, TypeError) as error:
                raise ArgumentError(f"VariableSet: the index must name {self.count} variables: {error}") from None
        return Reference(self, chosen)

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        kind = f"{self.size} numbers each" if isinstance(self.value, Tensor) else type(self.value).__name__
        return f"VariableSet({self.count} of {kind}{', eliminated' if self.eliminate else ''})"


@attrs.frozen(eq=False, repr=False)
class Reference:
    """Some variables of a set.

    Attributes:
        variables: The set.
        index: Their places in it, shape (m,), or () for one variable.
    """

    variables: VariableSet
    index: Tensor = attrs.field(converter=constant)

    def __len__(self) -> int:
        return int(self.index.numel())

    def __repr__(self) -> str:
        return f"Reference({len(self)} of {self.variables!r})"


def variable_set(value: Any, eliminate: bool, fixed: Any, number: int) -> VariableSet:
    """Check variables that a user adds."""
    where = "Problem.variables"
    if not isinstance(value, Group | Camera | Tensor):
        known = "a Pose, Rotation, Pose2, Rotation2, Similarity, Camera or tensor"
        raise ArgumentError(f"{where}: value must be {known}, got {type(value).__name__}")
    lead = value if isinstance(value, Tensor) else value._lead
    arguments.check_dtype(lead.dtype, f"{where}: value")
    if lead.device.type != "cpu":
        raise DeviceError(f"{where}: value must be on the CPU, got {lead.device}; move it with .to('cpu')")
    if isinstance(value, Tensor):
        if value.ndim not in (1, 2) or (value.ndim == 2 and not value.shape[1]):
            raise ShapeError(f"{where}: value must have shape (n,) or (n, k), got {tuple(value.shape)}")
    elif value.ndim != 1:
        raise ShapeError(f"{where}: value must have shape (n,), got {tuple(value.shape)}")
    held = torch.zeros(len(value), dtype=torch.bool)
    if isinstance(fixed, bool):
        held[:] = fixed
    elif fixed is not None:
        held = arguments.mask(fixed, f"{where}: fixed", held.device).clone()  # the user's may change
        if held.shape != (len(value),):
            raise ShapeError(f"{where}: fixed must have shape ({len(value)},), got {tuple(held.shape)}")
    arguments.check_flags(where, eliminate=eliminate)
    start = value.detach().to(torch.float64)
    fixed_values = value.to(torch.float64) if bool(held.any()) and has_derivatives(value) else None
    return VariableSet(start, eliminate, held, number, fixed_values)


def overlaid(value: Any, fixed_values: Any, fixed: Tensor) -> Any:
    """Variables of which those that are fixed have the values of ``fixed_values``, unless that is None."""
    if fixed_values is None:
        return value
    pairs = zip(tensors_of(value), tensors_of(fixed_values), strict=True)
    tensors = [torch.where(fixed.reshape(-1, *[1] * (x.ndim - 1)), y, x) for x, y in pairs]
    return with_tensors(value, tensors)


def gathered(value: Any, index: Tensor) -> Any:
    """Some of the variables of a state."""
    return mapped(value, lambda x: x[index])


def contiguous(value: Any) -> Any:
    """The same variables, in contiguous memory."""
    return value if all([x.is_contiguous() for x in tensors_of(value)]) else mapped(value, Tensor.contiguous)


def coordinates(value: Any) -> Tensor:
    """The numbers of tensors or cameras in rows, shape (n, size)."""
    if isinstance(value, Tensor):
        return value.reshape(len(value), value.shape[1:].numel())
    return torch.cat(value._tensors(), -1)


def of_coordinates(value: Any, rows: Tensor) -> Any:
    """Tensors or cameras like ``value`` with other numbers."""
    if isinstance(value, Tensor):
        return rows.reshape(value.shape)
    return value._with(*rows.split([x.shape[-1] for x in value._tensors()], -1))


def moved(value: Any, tangent: Tensor) -> Any:
    """Variables moved by tangents, shape (n, size)."""
    if isinstance(value, Tensor | Camera):
        return of_coordinates(value, coordinates(value) + tangent)
    return value.retract(tangent)
