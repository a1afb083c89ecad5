"""Calls under vmap: the mapped dimension becomes the first batch dimension."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch import Tensor

from ..programs import Program
from ..runtime import Shape


def batched(
    op: Any, size: int, dims: Sequence[int | None], inputs: Sequence[Tensor], results: Sequence[Shape] | None
) -> tuple[Tensor, ...]:
    """Call an op under vmap: the mapped dimension becomes the first batch dimension of inputs and outputs."""
    program: Program = op.program
    call: Callable[..., tuple[Tensor, ...]] = op
    ports = program.inputs
    ranks = [x.ndim - len(p.shape) - (d is not None) for x, p, d in zip(inputs, ports, dims, strict=True)]
    rank = max([*ranks, *(len(r) for r in results or ())])
    aligned = []
    for x, d, r in zip(inputs, dims, ranks, strict=True):
        if d is not None:
            x = x.movedim(d, 0)
            x = x.reshape(x.shape[0], *(1,) * (rank - r), *x.shape[1:])
        aligned.append(x)
    if results is None:
        return call(aligned)
    made = call(aligned, tuple((size, *(1,) * (rank - len(r)), *r) for r in results))
    parts = zip(made, results, program.outputs, strict=True)
    return tuple(y.reshape(size, *r, *p.shape) for y, r, p in parts)
