"""What a call of an op meets first, written out for its own arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.nn import Parameter

from . import _internals, written
from .written import named, names_of, row

if TYPE_CHECKING:
    from .operation import Op

PLAIN = (Tensor, Parameter)
Gradients = tuple[Tensor | None, ...]


def routes(op: Op, traced: Callable[..., Any]) -> tuple[Any, ...]:
    """The public function of an op, and its quick and its replaying route.

    Args:
        op: The op.
        traced: What compiled code calls: ``traced(name, inputs, [])``.
    """
    program = op.program
    xs, ys = named("x", program.inputs), named("y", program.outputs)
    inputs, outputs = names_of(xs), names_of(ys)
    arguments, one = ", ".join(inputs), len(ys) == 1
    returned, only = (outputs[0], "[0]") if one else (row(outputs), "")
    shapes_of, strides_of = (", ".join(f"{n}.{what}" for n in inputs) for what in ("shape", "stride()"))
    replayed = "; ".join(
        f"(s, z) = o[{j}]; {y} = zeros(s, dtype=wide, device=cpu) if z else empty(*s, dtype=d, device=cpu) if s "
        "else empty(s, dtype=d, device=cpu)"
        for j, y in enumerate(outputs)
    )
    narrowed = row(f"{y}.to(d) if o[{j}][1] else {y}" for j, y in enumerate(outputs))
    code = f"""
def quick({arguments}):
    {written.guard(xs)}
    {written.lines(written.rooms(ys, xs), 4)}
    {written.launch([*xs, *ys], xs)}
    return {returned}

def replay(results, {arguments}):
    try:
        d = x0.dtype
        if not (replays and {written.every(written.plain(xs))}):
            return None
        if {written.every(f"{n}.is_contiguous()" for n in inputs)}:
            known = replays.get((results, d, {shapes_of}))
        else:
            known = replays.get((results, d, {shapes_of}, {strides_of}))
        if known is None:
            return None
        {written.pointers(xs)}
        if {written.nowhere(xs)}:
            return None
    except RuntimeError:
        return None
    launch, pack, before, behind, o, uneven = known
    {replayed}
    launch(one_thread, before + pack({written.addresses([*xs, *ys], xs)}) + behind)
    return {narrowed}, uneven

def call({arguments}):
    if is_dynamo_compiling():
        out = traced(name, [{arguments}], [])
        return {", ".join(f"out[{j}]" for j in range(len(ys)))}
    if {written.every(f"type({n}) in plain" for n in inputs)} and not ({written.ELSEWHERE}):
        if {written.FORWARD_MODE} or grad_enabled() and ({written.some(f"{n}.requires_grad" for n in inputs)}):
            return op.function({arguments}){only}
        out = quick({arguments})
        if out is not None:
            return out
        out = replay(None, {arguments})
        if out is not None:
            return out[0]{only}
    return op(({arguments},)){only}
"""
    return written.write(
        "call, quick, replay",
        code,
        "op",
        op=op,
        name=program.name,
        ready=op.ready,
        replays=op.replays,
        plain=PLAIN if _internals.HAS_FAST_PATH else (),
        is_dynamo_compiling=torch.compiler.is_dynamo_compiling,
        traced=traced,
        zeros=torch.zeros,
        wide=torch.float64,
    )


def rules(
    op: Op, saved: Sequence[int], steps: dict[Any, Any], forward: Callable[..., Any], backward: Callable[..., Any]
) -> tuple[Any, ...]:
    """Forward and backward of an op's Function: what is quick, before the rules for everything.

    Args:
        op: The op.
        saved: Which inputs are saved.
        steps: Backward's `step` by what is wanted and what came, of calls of one batch shape.
        forward: The rule ``forward(ctx, *inputs, results)``.
        backward: The rule ``backward(ctx, key, saved tensors or None, *cotangents)``; a checkpoint unpacks them only
            once.
    """
    program = op.program
    xs, ys, cotangents = *map(named, "xy", (program.inputs, program.outputs)), names_of(named("g", program.outputs))
    inputs, came = names_of(xs), ", ".join(cotangents)
    arguments = ", ".join(inputs)
    slowly = f"slow_forward(ctx, {arguments}, results)"
    kept = ", ".join(inputs[i] for i in saved)
    code = f"""
def forward(ctx, {arguments}, results=None):
    if results is not None:
        return {slowly}
    {written.guard(xs, leave=slowly)}
    {written.lines(written.rooms(ys, xs), 4)}
    {written.launch([*xs, *ys], xs)}
    ctx.save_for_backward({kept})
    if {written.FORWARD_MODE}:
        ctx.save_for_forward({kept})
    ctx.set_materialize_grads(False)
    return {row(names_of(ys))}

def backward(ctx, {came}):
    key = ctx.needs_input_grad, {", ".join(f"type({g})" for g in cotangents)}
    tensors, uneven = None, getattr(ctx, "uneven", None)
    step = (steps if uneven is None else uneven.steps).get(key)
    # Nobody will differentiate this again.
    if step is not None and not (grad_enabled() or {written.FORWARD_MODE} or dispatch_modes()):
        tensors = ctx.saved_tensors
        out = step(tensors, {came})
        if out is not None:
            return out
    return slow_backward(ctx, key, tensors, {came})
"""
    return written.write(
        "forward, backward", code, "rules", ready=op.ready, steps=steps, slow_forward=forward, slow_backward=backward
    )


def step(
    op: Op | None,
    saved: int,
    cotangents: int,
    sources: Sequence[int],
    results: Sequence[int | None],
    beside: int,
    shapes: Any = None,
) -> Callable[..., Gradients | None]:
    """Gradients of plain tensors that nobody will differentiate again: straight to the kernel, or None.

    Args:
        op: Computes what has to be computed, or None.
        saved: How many tensors are saved.
        cotangents: How many cotangents there are.
        sources: Where the op's inputs come from: the saved tensors, then the cotangents.
        results: Of each gradient: an output of the op, a cotangent as -1 - its index, or None.
        beside: How many arguments of the Function are no tensors.
        shapes: The gradients' batch shapes where they are not the common one: calls that were seen before.
    """
    values = [*(f"x{i}" for i in range(saved)), *(f"g{j}" for j in range(cotangents))]
    inputs = ", ".join(values[i] for i in sources)
    body: list[str] = []
    known: dict[str, Any] = {}
    if op:
        known = {"call": op.quick, "replay": op.replay, "shapes": shapes}
        outputs = names_of(named("y", op.program.outputs))
        several = row(outputs) if len(outputs) > 1 or shapes is not None else outputs[0]
        body = [
            *([f"{row(values[:saved])} = saved"] if saved else []),
            f"made = call({inputs})" if shapes is None else f"made = replay(shapes, {inputs})",
            "if made is None: return None",
            f"{several} = made" if shapes is None else f"{several} = made[0]",
        ]
    code = f"""
def step(saved, {", ".join(values[saved:])}):
    {written.lines(body, 4)}
    return {row("None" if r is None else f"y{r}" if r >= 0 else f"g{-1 - r}" for r in (*results, *[None] * beside))}
"""
    return written.write("step", code, "gradients", **known)[0]
