"""One value of several: `stack`, `cat` and `where`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import torch
from torch import Tensor

from . import _arguments as arguments
from ._arguments import TensorLike
from ._batched import Batched
from .errors import ArgumentError, ShapeError

V = TypeVar("V", bound=Batched)


def _alike(name: str, values: Sequence[V]) -> type[V]:
    """The class of all of them, which must be one, on one device."""
    if not isinstance(values, Sequence) or not values:
        raise ArgumentError(f"{name}: needs a list of at least one Pose or Rotation, got {values!r}")
    kinds = {type(value).__name__ for value in values}
    if len(kinds) > 1 or not isinstance(values[0], Batched):
        raise ArgumentError(f"{name}: needs Poses only or Rotations only, got {', '.join(sorted(kinds))}")
    arguments.check_devices(name, *[value.quaternion for value in values])
    return type(values[0])


def _columns(values: Sequence[V]) -> Iterator[tuple[Tensor, ...]]:
    return zip(*[value._tensors() for value in values], strict=True)


def stack(values: Sequence[V], dim: int = 0) -> V:
    """Poses, or rotations, of one batch shape along a new batch dimension."""
    kind = _alike("stack", values)
    shapes = {tuple(value.shape) for value in values}
    if len(shapes) > 1:
        raise ShapeError(f"stack: the batch shapes must be equal, got {sorted(shapes)}")
    place = arguments.dim(dim, values[0].ndim + 1, "stack")
    return kind._of(*[torch.stack(column, place) for column in _columns(values)])


def cat(values: Sequence[V], dim: int = 0) -> V:
    """Poses, or rotations, one after the other along a batch dimension."""
    kind = _alike("cat", values)
    place = arguments.dim(dim, values[0].ndim, "cat")
    rests = {(*value.shape[:place], *value.shape[place + 1 :]) for value in values}
    if len(rests) > 1 or any(value.ndim != values[0].ndim for value in values):
        shapes = [tuple(value.shape) for value in values]
        raise ShapeError(f"cat: the batch shapes must be equal except along dim {dim}, got {shapes}")
    return kind._of(*[torch.cat(column, place) for column in _columns(values)])


def where(mask: TensorLike, a: V, b: V) -> V:
    """The elements of ``a`` where the mask is true, else those of ``b``; all three broadcast.

    Args:
        mask: bool, shape (*batch).
        a: Taken where true.
        b: Taken where false.
    """
    kind = _alike("where", (a, b))
    chosen = arguments.mask(mask, "where: mask", a.device)
    arguments.check_devices("where", a.quaternion, chosen)
    arguments.broadcast("where", chosen.shape, a.shape, b.shape)
    return kind._of(*[torch.where(chosen.unsqueeze(-1), x, y) for x, y in _columns((a, b))])
