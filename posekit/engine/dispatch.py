"""The rules of the one dispatcher op, which serves compilers, export, fake tensors, functorch and dispatch modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from . import launch, layout
from .check import check
from .layout import Shape
from .operation import LIBRARY, Op, below, find


def decode(name: str, shapes: Sequence[int]) -> tuple[Op, tuple[Shape, ...] | None]:
    """The op of a name and the batch shapes of its outputs."""
    results: list[Shape] = []
    rest = list(shapes)
    while rest:
        rank = int(rest[0])
        results.append(tuple(rest[1 : rank + 1]))
        rest = rest[rank + 1 :]
    return find(name), tuple(results) or None


def _real(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    op, results = decode(name, shapes)
    # As `_fake` promises. Scans give results in the order of their inputs to eager callers.
    return [y.contiguous() for y in below(op, inputs, results)[0]]


def _fake(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    op, results = decode(name, shapes)
    check(op.program, inputs)
    ins, outs = op.program.inputs, op.program.outputs
    if results is None:
        batches = [layout.batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        results = (tuple(torch.broadcast_shapes(*batches)),) * len(outs)
    dtype = launch.common_dtype(inputs)
    return [inputs[0].new_empty((*r, *p.shape), dtype=dtype) for r, p in zip(results, outs, strict=True)]


def _vmap(
    info: Any, in_dims: Any, name: str, inputs: list[Tensor], shapes: list[int]
) -> tuple[list[Tensor], list[int]]:
    op, results = decode(name, shapes)
    made = batched(op, info.batch_size, in_dims[1], inputs, results)
    return list(made), [0] * len(made)


def batched(
    op: Op, size: int, dims: Sequence[int | None], inputs: Sequence[Tensor], results: Sequence[Shape] | None
) -> tuple[Tensor, ...]:
    """Call an op under vmap: the mapped dimension becomes the first batch dimension of inputs and outputs."""
    ports = op.program.inputs
    ranks = [x.ndim - len(p.shape) - (d is not None) for x, p, d in zip(inputs, ports, dims, strict=True)]
    rank = max([*ranks, *(len(r) for r in results or ())])
    aligned = []
    for x, d, r in zip(inputs, dims, ranks, strict=True):
        if d is not None:
            x = x.movedim(d, 0)
            x = x.reshape(x.shape[0], *(1,) * (rank - r), *x.shape[1:])
        aligned.append(x)
    if results is None:
        return op(aligned)
    made = op(aligned, tuple((size, *(1,) * (rank - len(r)), *r) for r in results))
    parts = zip(made, results, op.program.outputs, strict=True)
    return tuple(y.reshape(size, *r, *p.shape) for y, r, p in parts)


for door in ("run", "launch"):
    LIBRARY.impl(door, _real, "CPU")
    LIBRARY.impl(door, _real, "CUDA")
    torch.library.register_fake(f"posekit::{door}", _fake, lib=LIBRARY)
    torch.library.register_vmap(f"posekit::{door}", _vmap, lib=LIBRARY)
