"""Backward of calls with buffers, on the general route: gradients are computed where their buffers are."""

from __future__ import annotations

import dataclasses
import math
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from . import _buffers as buffers
from .engine import launch
from .engine.launch import Prepared, Uneven
from .engine.layout import Shape
from .engine.memo import Memo
from .engine.operation import Op, is_eager
from .engine.program import Mask
from .errors import ArgumentError, ShapeError

Maybe = Tensor | None
_LARGEST = 1 << 14  # float64 totals that a thread keeps room for


class _Scratch(threading.local):
    totals = torch.empty(0, dtype=torch.float64)


_scratch = _Scratch()


@dataclasses.dataclass(frozen=True)
class Step:
    """How one combination of gradients is computed.

    Attributes:
        op: Computes what has to be computed, or None.
        sources: Where its inputs come from: the tensors, then the cotangents.
        results: Of each gradient: an output of ``op``, a cotangent as -1 - its index, or None.
        shapes: The batch shapes of the outputs, where they are not all the same.
        dtypes: Of the gradients, where they are not all the same.
        prepared: Checked calls, by the shapes, strides and dtypes of what they take and fill.
    """

    op: Op | None
    sources: tuple[int, ...]
    results: tuple[int | None, ...]
    shapes: tuple[Shape, ...] | None
    dtypes: tuple[torch.dtype, ...] | None
    prepared: Memo = dataclasses.field(default_factory=Memo)

    @classmethod
    def of(cls, signature: buffers.Signature, held: Mask, needs: Mask, came: Mask, uneven: Uneven | None) -> Step:
        op, derived = signature.gradients(held, needs, came, uneven)
        shapes = dtypes = None
        if uneven is not None:
            batches = zip(uneven.batches, derived.results, strict=True)
            shapes, dtypes = tuple([b for b, r in batches if r is not None and r >= 0]), uneven.dtypes
        return cls(op, derived.sources, derived.results, shapes, dtypes)

    def prepare(
        self, signature: buffers.Signature, tensors: Any, cotangents: Any, inputs: Sequence[Tensor], adjs: Any
    ) -> Prepared:
        """The checked call of the op, into buffers that still have the shapes of the gradients."""
        key = tuple([None if x is None else (x.shape, x.stride(), x.dtype) for x in (*inputs, *adjs)])
        prepared = self.prepared.get(key)
        if prepared is None:
            values = (*signature.arrange(tensors), *cotangents)
            prepared = launch.prepare(self.op, [values[i] for i in self.sources], self.shapes)  # type: ignore[arg-type]
            _check_shapes(signature, self, prepared, adjs)
            self.prepared[key] = prepared
        return prepared


def gradients(
    signature: buffers.Signature, saved: dict[int, Tensor], ctx: Any, needs: Mask, cotangents: Sequence[Maybe]
) -> list[Maybe]:
    """The gradients that are needed; and those that have a buffer, in it."""
    adjs, _, _, plan = ctx.kept
    tensors = [saved.get(i) for i in range(len(adjs))]
    uneven = plan.prepared.uneven if plan.prepared else None
    key = tuple([a is not None for a in adjs]), needs, tuple([c is not None for c in cotangents])
    step = plan.steps.get(key)
    if step is None:
        step = plan.steps[key] = Step.of(signature, *key, uneven)
    arrived = [c for c in cotangents if c is not None]
    eager = is_eager([*saved.values(), *arrived]) and have_memory(arrived)
    if eager and not _are_apart(plan.apart, adjs, arrived):  # because two calls share it, a buffer is a cotangent, too
        cotangents = [None if c is None else c.clone() for c in cotangents]
    made: Sequence[Tensor] = ()
    direct = eager and not torch.is_grad_enabled()
    if step.op is not None and not direct:
        values = (*signature.arrange(tensors), *cotangents)
        made = step.op([values[i] for i in step.sources], step.shapes)
    elif step.op is not None:
        values = (*tensors, *cotangents)
        inputs = [values[i] for i in step.sources]
        prepared = step.prepare(signature, tensors, cotangents, inputs, adjs)
        into = [a for a, r in zip(adjs, step.results, strict=True) if r is not None and r >= 0]
        made = _run(step.op, inputs, prepared, into)
    return _handed_on(signature, ctx, needs, step, cotangents, made, direct)


def _handed_on(
    signature: buffers.Signature,
    ctx: Any,
    needs: Mask,
    step: Step,
    cotangents: Sequence[Maybe],
    made: Sequence[Tensor],
    direct: bool,
) -> list[Maybe]:
    """The gradients that are needed. Buffers that the kernel did not write are written."""
    adjs, leaves, marks, _ = ctx.kept
    gradients: list[Maybe] = []
    written: list[Tensor] = []
    for i, (r, adj) in enumerate(zip(step.results, adjs, strict=True)):
        gradient = None if r is None else made[r] if r >= 0 else cotangents[-1 - r]
        if adj is not None:
            if gradient is None:
                adj.zero_()
            elif direct and r is not None and r >= 0:
                written.append(adj)
            else:
                _write(signature, i, adj, gradient)
        if not needs[i] or gradient is None:
            gradients.append(None)
        elif adj is None or not direct:
            gradient = gradient.squeeze(-2) if signature.clouds and i < len(adjs) - 1 else gradient
            dtype = step.dtypes[i] if step.dtypes else gradient.dtype
            gradients.append(gradient if gradient.dtype is dtype else gradient.to(dtype))
        else:
            # Of a tensor that others hold, too, AccumulateGrad makes a copy. What lies between this Function and
            # another leaf may hand on a view, which it would not, and a second graph may write before it is read.
            alone = leaves[i] and sys.getrefcount(marks[i]) <= buffers.ALONE
            gradients.append(adj if alone else adj.clone())
    buffers.raise_versions(written)
    return gradients


def _check_shapes(signature: buffers.Signature, step: Step, prepared: Prepared, adjs: Sequence[Maybe]) -> None:
    arranged = signature.arrange(adjs)
    for name, adj, same, r in zip(signature.adjoints, adjs, arranged, step.results, strict=False):
        if adj is not None and r is not None and r >= 0 and tuple(same.shape) != prepared.plan.outputs[r]:
            raise ShapeError(f"{signature.title}: {name} has changed its shape since the call, to {tuple(adj.shape)}")


def _write(signature: buffers.Signature, i: int, adj: Tensor, gradient: Tensor) -> None:
    try:
        with torch.no_grad():
            adj.copy_(gradient.reshape(adj.shape))
    except RuntimeError as error:
        raise ArgumentError(
            f"{signature.title}: {signature.adjoints[i]} cannot hold a batch of gradients, as under vmap; leave it out"
        ) from error


def have_memory(tensors: Sequence[Tensor]) -> bool:
    """Whether they are no batched tensors of the old vmap, nor zeros that are nowhere, which look plain."""
    try:
        return all([x.data_ptr() or not x.numel() for x in tensors])
    except RuntimeError:
        return False


def _are_apart(known: set[Any], adjs: Sequence[Maybe], cotangents: Sequence[Tensor]) -> bool:
    """Whether no cotangent lies in a buffer."""
    where = tuple([x.data_ptr() for x in (*cotangents, *adjs) if x is not None])
    key = (*where, *[(c.shape, c.stride()) for c in cotangents])
    if key not in known:
        if any([buffers.overlap(a, c) for a in adjs if a is not None for c in cotangents]):
            return False
        buffers.remember(known, key)
    return True


def _run(op: Op, inputs: Sequence[Tensor], prepared: Prepared, into: Sequence[Maybe]) -> tuple[Tensor, ...]:
    """Compute gradients into the buffers that are given, summed ones included, without fresh memory on the CPU."""
    plan, dtype = prepared.plan, prepared.dtype
    if not any([s and b is not None for s, b in zip(plan.summed, into, strict=True)]):
        parts = zip(into, plan.outputs, strict=True)
        return launch.run(op, inputs, prepared, [b if b is None or b.shape == s else b.view(s) for b, s in parts])
    if prepared.uneven is not None:
        inputs = [x if x.dtype is dtype else x.to(dtype) for x in inputs]
    sums = _zeros([s for s, z in zip(plan.outputs, plan.summed, strict=True) if z], prepared.device)
    outputs = [
        next(sums)
        if z
        else b
        if b is not None and b.dtype is dtype and b.is_contiguous()
        else launch.allocate(s, dtype, prepared.device)
        for s, z, b in zip(plan.outputs, plan.summed, into, strict=True)
    ]
    if prepared.ready is not None:
        launch.execute(op, prepared, prepared.ready, [*inputs, *outputs])
    return tuple(
        [
            (o.to(dtype, copy=True) if z else o) if b is None else b if b is o else b.copy_(o.view(b.shape))
            for o, z, b in zip(outputs, plan.summed, into, strict=True)
        ]
    )


def _zeros(shapes: Sequence[Sequence[int]], device: torch.device) -> Iterator[Tensor]:
    """The totals of one call. Those of a few poses live in memory that each thread keeps."""
    sizes = [math.prod(s) for s in shapes]
    if device.type != "cpu" or sum(sizes) > _LARGEST:
        totals = torch.zeros(sum(sizes), dtype=torch.float64, device=device)
    else:
        if _scratch.totals.numel() < sum(sizes):
            _scratch.totals = torch.empty(sum(sizes), dtype=torch.float64)
        totals = _scratch.totals[: sum(sizes)].zero_()
    return (t.view(s) for t, s in zip(totals.split(sizes), [tuple(s) for s in shapes], strict=True))
