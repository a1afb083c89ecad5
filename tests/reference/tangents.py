"""How the tensors of elements change with tangents, by the derivatives of `retract`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor


def directions_of(retract: Callable[..., Any], tangent: int) -> Callable[..., Any]:
    """For each tensor the derivatives of its numbers along each number of a tangent, shape (*batch, tangent, n)."""

    def directions(*element: Tensor) -> Any:
        batch = torch.broadcast_shapes(*[x.shape[:-1] for x in element])
        zero = torch.zeros(*batch, tangent, dtype=element[0].dtype)
        rows = []
        for axis in torch.eye(tangent, dtype=zero.dtype):
            moved = torch.func.jvp(lambda d: retract(*element, d), (zero,), (axis.expand_as(zero),))[1]
            rows.append(moved if isinstance(moved, tuple) else (moved,))
        found = tuple([torch.stack([row[k] for row in rows], -2) for k in range(len(element))])
        return found if len(found) > 1 else found[0]

    return directions


def covectors_of(directions: Callable[..., Any]) -> Callable[..., Any]:
    """The dual directions: the lengths of quaternions do not change, so that these are the pseudo-inverse."""

    def covectors(*element: Tensor) -> Any:
        found = directions(*element)
        parts = found if isinstance(found, tuple) else (found,)
        joined = torch.cat(parts, -1)
        dual = torch.linalg.solve(joined @ joined.mT, joined)
        split = dual.split([x.shape[-1] for x in parts], -1)
        return split if len(split) > 1 else split[0]

    return covectors
