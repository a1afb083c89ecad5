"""The fields of values that are made of several tensors: of one batch shape, dtype and device."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from ... import arguments


def joined(kind: str, sizes: Mapping[str, int], given: Mapping[str, Any]) -> tuple[Tensor, ...]:
    """Convert fields to tensors of one batch shape, dtype and device.

    Args:
        kind: The name of the class, for error messages.
        sizes: How many numbers each field has.
        given: What the user passed; None stands for the field of the identity: zeros for a position, and otherwise 1
            followed by zeros.
    """
    like = next((x for x in given.values() if isinstance(x, Tensor)), None)
    made: dict[str, Tensor] = {}
    for name, value in given.items():
        if value is not None:
            where = f"{kind}: {name}"
            made[name] = arguments.tensor(value, where, like)
            arguments.check(made[name], sizes[name], where, from_matrix=f"{kind}.from_matrix")
            like = made[name] if like is None else like
    if len(made) > 1:
        arguments.check_devices(f"{kind}: {' and '.join(made)}", *made.values())
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in made.values()])
        batch = arguments.broadcast(kind, **{name: x.shape[:-1] for name, x in made.items()})
        made = {name: _expanded(x.to(dtype), batch) for name, x in made.items()}
    like = next(iter(made.values()), None)
    for name, size in sizes.items():
        if name not in made:
            zeros = torch.zeros(size) if like is None else like.new_zeros(*like.shape[:-1], size)
            if name != "position":
                zeros.select(-1, 0).fill_(1.0)
            made[name] = zeros
    return tuple([made[name] for name in sizes])


def _expanded(x: Tensor, batch: torch.Size) -> Tensor:
    return x if x.shape[:-1] == batch else x.expand(*batch, x.shape[-1])
