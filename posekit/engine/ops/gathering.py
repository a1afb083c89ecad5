"""Calls that read operands by an index, and add results to the rows that an index names.

Gradients of what is gathered are sums by the same index, and gradients of sums are gathered. So a call, its gradients
and all further derivatives are calls of this kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ... import errors
from .. import private
from ..programs import Program
from ..runtime import Index, batch_shape, check, common_dtype, run_indexed, zeros
from .memory import have_memory, is_eager, saved_tensors
from .torch_op import Op

Indices = Sequence[Index | None]


def gathered_call(op: Op, inputs: Sequence[Any], gathers: Indices, sums: Indices) -> tuple[Tensor, ...]:
    """The outputs of an op on rows.

    Args:
        op: The op.
        inputs: Its tensors.
        gathers: For each input, the rows that are read of it, or None if it has one element, or one for each row.
        sums: For each output, the rows that its rows are added to, or None.
    """
    check_rows(op.program, inputs, gathers, sums)
    dtype = common_dtype(inputs)
    return _call(op, [x if x.dtype is dtype else x.to(dtype) for x in inputs], gathers, sums)


def _call(op: Op, inputs: Sequence[Tensor], gathers: Indices, sums: Indices) -> tuple[Tensor, ...]:
    by_kernel = private.AVAILABLE and not torch.compiler.is_compiling() and is_eager(inputs)
    if not by_kernel or not inputs[0].is_cpu or private.forward_ad_level() >= 0 or not have_memory(inputs):
        return _composed(op, inputs, gathers, sums)
    if torch.is_grad_enabled() and any([x.requires_grad for x in inputs]):
        outputs: tuple[Tensor, ...] = _function()((op, gathers, sums), *inputs)
        return outputs
    return run_indexed(op.executable, inputs, gathers, sums)


def check_rows(program: Program, inputs: Sequence[Any], gathers: Indices, sums: Indices) -> None:
    """Check that indices and operands agree in the number of rows, and that nothing is read beyond its end."""
    title = program.title
    counts = {len(index) for index in (*gathers, *sums) if index is not None}
    if len(counts) != 1:
        fact = f"have {', '.join(map(str, sorted(counts)))} rows" if counts else "are missing"
        raise errors.ShapeError(f"{title}.gathered: indices must be given, all with as many rows; they {fact}")
    (rows,) = counts
    for x, port, index in zip(inputs, program.inputs, gathers, strict=True):
        if not isinstance(x, Tensor):
            check(program, inputs)
        name, batch = program.labels.get(port.name, port.name), batch_shape(x.shape, port)
        if index is None:
            if len(batch) > 1 or (batch and batch[0] not in (1, rows)):
                fact = f"must have one element or {rows}, one for each row of the indices, got batch shape {batch}"
                raise errors.ShapeError(f"{title}.gathered: {name} {fact}")
        elif len(batch) != 1 or batch[0] < index.size:
            fact = f"is read at {index}, so it must have batch shape ({index.size},), got {batch}"
            raise errors.ShapeError(f"{title}.gathered: {name} {fact}")
        if index is not None and index.rows.device != x.device:
            raise errors.DeviceError(f"{title}.gathered: {name} is on {x.device}, its index on {index.rows.device}")
    # Elements, dtypes and devices, with a batch of one row.
    check(program, [x if index is None else x[:1] for x, index in zip(inputs, gathers, strict=True)])


def _composed(op: Op, inputs: Sequence[Tensor], gathers: Indices, sums: Indices) -> tuple[Tensor, ...]:
    """The same by torch's gathers and sums, for CUDA, compilers, forward mode and functorch."""
    rows = next(len(x) for x in (*gathers, *sums) if x is not None)
    operands = [x if i is None else x.index_select(0, i.rows) for x, i in zip(inputs, gathers, strict=True)]
    outputs = []
    for y, port, index in zip(op(operands), op.program.outputs, sums, strict=True):
        y = y.expand(rows, *port.shape)
        if index is not None:  # in float64, as in the kernel; on CUDA `index_add` uses atomic operations
            total = y.new_zeros(index.size, *port.shape, dtype=torch.float64)
            wide = y.to(torch.float64)
            total = total.index_put((index.rows,), wide, True) if y.is_cuda else total.index_add(0, index.rows, wide)
            y = total.to(y.dtype)
        outputs.append(y)
    return tuple(outputs)


class _Rules:
    """The autograd Function of calls by the kernel."""

    @staticmethod
    def forward(ctx: Any, call: tuple[Op, Indices, Indices], *inputs: Tensor) -> tuple[Tensor, ...]:
        op, gathers, sums = ctx.call = call
        ctx.save_for_backward(*inputs)
        ctx.set_materialize_grads(False)
        return run_indexed(op.executable, inputs, gathers, sums)

    @staticmethod
    def backward(ctx: Any, *cotangents: Tensor | None) -> tuple[Tensor | None, ...]:
        op, gathers, sums = ctx.call
        inputs = saved_tensors(ctx, op.program.title)
        return (None, *_gradients(op, inputs, gathers, sums, cotangents, ctx.needs_input_grad[1:]))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise NotImplementedError("calls in forward mode are composed of torch's operations")


def _gradients(
    op: Op,
    inputs: Sequence[Tensor],
    gathers: Indices,
    sums: Indices,
    cotangents: Sequence[Tensor | None],
    wanted: Sequence[bool],
) -> list[Tensor | None]:
    """The gradients of the inputs."""
    rows = next(len(x) for x in (*gathers, *sums) if x is not None)
    into = [*gathers]
    for i, (x, port) in enumerate(zip(inputs, op.program.inputs, strict=True)):
        if into[i] is None and x.numel() == port.size and rows != 1:
            into[i] = zeros(rows, x.device)
    has_cotangent = tuple([g is not None for g in cotangents])
    derived_op, derived = op.vjp(tuple(wanted), has_cotangent, tuple([index is not None for index in into]))
    values: list[Any] = [*inputs, *cotangents]
    reads = [*gathers, *sums]
    outputs: tuple[Tensor, ...] = ()
    if derived_op is not None:
        results: list[Index | None] = [None] * len(derived_op.program.outputs)
        for index, r in zip(into, derived.results, strict=True):
            if r is not None and r >= 0:
                results[r] = index
        operands, at = [values[i] for i in derived.sources], [reads[i] for i in derived.sources]
        has_index = any(index is not None for index in (*at, *results))
        outputs = _call(derived_op, operands, at, results) if has_index else derived_op(operands)
    gradients: list[Tensor | None] = []
    for x, r in zip(inputs, derived.results, strict=True):
        if r is None:
            gradients.append(None)
            continue
        g = outputs[r] if r >= 0 else values[len(inputs) - 1 - r]
        passed = None if r >= 0 else sums[-1 - r]
        g = g if passed is None else g.index_select(0, passed.rows)
        if g.numel() < x.numel():  # no index reaches the last rows
            g = torch.cat((g, g.new_zeros(x.shape[0] - g.shape[0], *g.shape[1:])))
        gradients.append(g.reshape(x.shape))
    return gradients


_applied: list[Callable[..., Any]] = []


def _function() -> Callable[..., Any]:
    if not _applied:
        _applied.append(private.apply_of("gathered", _Rules))
    return _applied[0]
