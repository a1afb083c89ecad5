"""The fields of values that are made of several tensors: of one batch shape, dtype and device."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from ... import arguments


def joined(kind: str, sizes: Mapping[str, int], given: Mapping[str, Any]) -> tuple[Tensor, ...]:
    """Convert fields to tensors of one batch shape, dtype and device.

    Args:
        kind: The name of the class, for error messages.
        sizes: How many numbers each field has. Fields of size 0 are single numbers, without a dimension for them.
        given: What the user passed; None stands for the field of the identity: zeros for a position, and otherwise 1
            followed by zeros.
    """
    like = next((x for x in given.values() if isinstance(x, Tensor)), None)
    made: dict[str, Tensor] = {}
    for name, value in given.items():
        if value is not None:
            made[name] = _converted(value, sizes[name], kind, name, like)
            like = made[name] if like is None else like
    shapes = {name: x.shape[:-1] if sizes[name] else x.shape for name, x in made.items()}
    batch = arguments.broadcast(kind, **shapes) if made else torch.Size()
    if len(made) > 1:
        arguments.check_devices(f"{kind}: {' and '.join(made)}", *made.values())
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in made.values()])
        for name, x in made.items():
            x = x.to(dtype)
            made[name] = x if shapes[name] == batch else x.expand(*batch, *x.shape[len(shapes[name]) :])
    like = next(iter(made.values()), torch.empty(()))
    for name, size in sizes.items():
        if name not in made:
            made[name] = identity(name, size, batch, like.new_zeros)
    return tuple([made[name] for name in sizes])


def _converted(value: Any, size: int, kind: str, name: str, like: Tensor | None) -> Tensor:
    where = f"{kind}: {name}"
    if not size:
        x = arguments.scalar(value, where, torch.empty(()) if like is None else like)
        arguments.check_dense(x, where)
        arguments.check_dtype(x.dtype, where)
        return x
    x = arguments.tensor(value, where, like)
    arguments.check(x, size, where, from_matrix=f"{kind}.from_matrix")
    return x


def identity(name: str, size: int, batch: tuple[int, ...], zeros: Callable[[tuple[int, ...]], Tensor]) -> Tensor:
    """The field of the identity of a group: no translation, no rotation, the scale 1."""
    if not size:
        return zeros(batch).fill_(1.0)
    numbers = zeros((*batch, size))
    if name != "position":
        numbers.select(-1, 0).fill_(1.0)
    return numbers
