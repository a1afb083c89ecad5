"""Batching rule of ops under vmap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch import Tensor

from ..programs import Program
from ..runtime import Shape


def call_under_vmap(
    op: Any, size: int, dims: Sequence[int | None], inputs: Sequence[Tensor], results: Sequence[Shape] | None
) -> tuple[Tensor, ...]:
    """Calls an op under vmap: the mapped dimension becomes the first batch dimension of inputs and outputs.

    Args:
        op: The op.
        size: Size of the mapped dimension.
        dims: For each input, its mapped dimension, or None if it is not mapped.
        inputs: The inputs of the op.
        results: Batch shapes of the outputs without the mapped dimension, or None for the broadcast batch shape.
    """
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
    outputs = call(aligned, tuple((size, *(1,) * (rank - len(r)), *r) for r in results))
    triples = zip(outputs, results, program.outputs, strict=True)
    return tuple(y.reshape(size, *r, *p.shape) for y, r, p in triples)
