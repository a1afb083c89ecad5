"""Implementations of the dispatcher op for compilers, export, fake tensors, functorch and dispatch modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ...errors import PosekitError
from .. import private
from ..runtime import (
    LOGS,
    Shape,
    batch_shape,
    broadcast_shapes,
    check,
    check_distributed,
    common_dtype,
    logged,
    note,
)
from .autograd import Request, call_under_vmap
from .memory import is_eager
from .registry import LIBRARY, find
from .torch_op import Op


def decode(name: str, shapes: Sequence[int] | None) -> tuple[Op, tuple[Shape, ...] | None]:
    """Looks up an op and decodes the batch shapes of its outputs.

    Args:
        name: Name of the op.
        shapes: For each output, the rank of its batch shape followed by the sizes. Empty for the broadcast batch shape.
            The runtime of AOTInductor passes None instead of an empty list.
    """
    op: Op = find(name)
    results: list[Shape] = []
    rest = list(shapes or ())
    while rest:
        rank = int(rest[0])
        if not 0 <= rank < len(rest):
            fact = f"rank {rank} is negative or exceeds the number of sizes that follow"
            raise PosekitError(f"posekit::run: {name}: shapes {list(shapes or ())} are malformed: {fact}")
        results.append(tuple(rest[1 : rank + 1]))
        rest = rest[rank + 1 :]
    if results and len(results) != len(op.program.outputs):
        fact = f"has {len(op.program.outputs)} outputs, got {len(results)} shapes"
        raise PosekitError(f"posekit::run: {name} {fact}")
    return op, tuple(results) or None


def _real(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    op, results = decode(name, shapes)
    # `_fake` returns contiguous tensors. Sweeps return eager callers results in the memory format of their inputs.
    if not LOGS:
        return [y.contiguous() for y in op.compute(inputs, results)[0]]
    with logged(op.program):
        note("dispatcher", "a compiled graph calls the kernel")
        return [y.contiguous() for y in op.compute(inputs, results)[0]]


def _fake(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    op, results = decode(name, shapes)
    check(op.program, inputs)
    ins, outs = op.program.inputs, op.program.outputs
    if results is None:
        batches = [batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        results = (broadcast_shapes(*batches),) * len(outs)
    dtype = common_dtype(inputs, ins)
    return [inputs[0].new_empty((*r, *p.shape), dtype=dtype) for r, p in zip(results, outs, strict=True)]


def _vmap(
    info: Any, in_dims: Any, name: str, inputs: list[Tensor], shapes: list[int]
) -> tuple[list[Tensor], list[int]]:
    op, results = decode(name, shapes)
    outputs = call_under_vmap(op, info.batch_size, in_dims[1], inputs, results)
    return list(outputs), [0] * len(outputs)


def _autograd(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    op, results = decode(name, shapes)
    if private.AVAILABLE and is_eager(inputs) and not torch.compiler.is_compiling():  # a compiled graph runs
        return [y.contiguous() for y in op(inputs, results)]
    for x, port in zip(inputs, op.program.inputs, strict=True):
        check_distributed(x, f"{op.program.title}: {port.name}")
    apply = op.traced_function
    arguments = inputs if results is None else [*inputs, Request(results)]
    if private.functorch_active():  # a functorch level called this: run as the kernel of that level only
        with private.single_level_function():
            return list(apply(*arguments))
    return list(apply(*arguments))


for operator in ("run", "launch"):
    LIBRARY.impl(operator, _real, "CPU")
    LIBRARY.impl(operator, _real, "CUDA")
    private.register_fake(f"posekit::{operator}", _fake, LIBRARY)
    torch.library.register_vmap(f"posekit::{operator}", _vmap, lib=LIBRARY)
LIBRARY.impl("run", _autograd, "Autograd")
