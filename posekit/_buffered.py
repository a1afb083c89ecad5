"""Calls with buffers of the caller.

A call takes the first route that fits:

    quick     plain contiguous CPU tensors of one batch shape, and few of them (see `_buffered_quick`)
    general   plain eager tensors of any kind
    composed  everything else: functorch, forward mode, dispatch modes

The first two write where the kernel writes. The last is made of operations that torch knows, as everything is whose
gradients are to be differentiated again.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from . import _buffered_quick as quick
from . import _buffers as buffers
from .engine import _internals, launch
from .engine.launch import Prepared, Uneven
from .engine.layout import Shape
from .engine.operation import Op, is_eager
from .engine.program import Mask
from .errors import ArgumentError, PosekitError, ShapeError

Maybe = Tensor | None
_PLAIN = frozenset((Tensor, torch.nn.Parameter, type(None)))
_BUFFER = frozenset((Tensor, type(None)))
_MOST = 4096  # plans kept for each Function; a program that never repeats a shape must not grow without bound


class Plan:
    """What is known of calls whose tensors and buffers have the same shapes, strides, dtypes and devices.

    Attributes:
        prepared: How it is computed; None for the calls of a quick route, of which only the pattern is the same.
        quick: The quick routes of backward, by what is needed and what came, or None where there are none.
        apart: Where tensors and buffers were found not to overlap.
        steps: How gradients are computed, by what is needed, what came, and whether buffers are written directly.
    """

    def __init__(self, prepared: Prepared | None, has_quick: bool) -> None:
        self.prepared = prepared
        self.quick: dict[Any, Callable[..., Any]] | None = {} if has_quick else None
        self.apart: set[Any] = set()
        self.steps: dict[Any, _Step] = {}

    def are_apart(self, adjs: Sequence[Maybe], cotangents: Sequence[Tensor]) -> bool:
        """Whether no cotangent lies in a buffer."""
        where = tuple([x.data_ptr() for x in (*cotangents, *adjs) if x is not None])
        key = (*where, *[(c.shape, c.stride()) for c in cotangents])
        if key not in self.apart:
            if any([buffers.overlap(a, c) for a in adjs if a is not None for c in cotangents]):
                return False
            buffers.remember(self.apart, key)
        return True


class Note(NamedTuple):
    """What a Function is told about a call that has been computed.

    Attributes:
        results: What to return; those that are written buffers are the very tensors.
        kept: For backward: the gradients' buffers, which inputs are leaves, the buffers' marks and the `Plan`.
    """

    results: tuple[Tensor, ...]
    kept: tuple[tuple[Maybe, ...], tuple[bool, ...], tuple[buffers.Mark | None, ...], Plan]


class Calls:
    """The calls of one Function, whose arguments a signature names."""

    def __init__(self, signature: buffers.Signature) -> None:
        self.signature = signature
        self.record: Callable[..., Any] = lambda *_: None  # applies the Function: record(note, *tensors, *written)
        self.quick: dict[Any, Callable[..., Any]] = {}  # written functions by the types of their arguments
        self._plans: dict[Any, Plan] = {}

    @functools.cached_property
    def saved(self) -> list[int]:
        """Which tensors some gradient needs."""
        program = self.signature.op.program
        everything = program.vjp((True,) * len(program.inputs), (True,) * len(program.outputs))
        return sorted(i for i in everything.sources if i < len(program.inputs))

    def __call__(self, arguments: Sequence[Any]) -> Any:
        """Call it, with at least one buffer, where no quick route fits."""
        signature = self.signature
        tensors, outs, adjs = signature.split(arguments)
        given = [x for x in arguments if isinstance(x, Tensor)]
        if not is_eager(given) or _internals.forward_ad_level() >= 0:
            return _composed(signature, tensors, outs, adjs)
        try:
            addresses = tuple([x.data_ptr() for x in given])
        except RuntimeError:  # a batched tensor of the old vmap; or, without private probes, any inside functorch
            return _composed(signature, tensors, outs, adjs)
        plan, arranged = self._plan(arguments, tensors, outs, adjs)
        signature.check_history(outs, adjs)
        if addresses not in plan.apart:
            signature.check_memory(tensors, outs, adjs)
            buffers.remember(plan.apart, addresses)
        graph = torch.is_grad_enabled()
        views = [graph and out is not None and not _forget(out) for out in outs]
        recorded = graph and any([x.requires_grad for x in tensors])
        # A view is out of torch's sight until the result is there: a Function cannot give it a history beside others.
        into = [out.detach() if out is not None and v and recorded else out for out, v in zip(outs, views, strict=True)]
        with torch.no_grad():
            made = launch.run(signature.op, arranged, plan.prepared, into)  # type: ignore[arg-type]
        if not recorded:
            buffers.raise_versions([out for out in outs if out is not None])
            return _one([y if out is None else out for out, y in zip(outs, made, strict=True)])
        marks = tuple([None if a is None else buffers.mark(a.data_ptr()) for a in adjs])
        note = Note(made, (adjs, tuple([x.is_leaf for x in tensors]), marks, plan))
        made = self.record(note, *tensors, *[x for x, v in zip(outs, views, strict=True) if x is not None and not v])
        made = made if type(made) is tuple else (made,)
        return _moved([out if v else None for out, v in zip(outs, views, strict=True)], made)

    def _plan(self, arguments: Sequence[Any], tensors: Any, outs: Any, adjs: Any) -> tuple[Plan, tuple[Tensor, ...]]:
        """The plan of a call, whose arguments it checks when it makes it; and the tensors as the op takes them."""
        signature, op = self.signature, self.signature.op
        try:
            key = tuple([None if x is None else (x.shape, x.stride(), x.dtype, x.device) for x in arguments])
            plan = self._plans.get(key)
            arranged = signature.arrange(tensors)
            if plan is not None:
                return plan, arranged
            prepared = launch.prepare(op, arranged, None)
        except (PosekitError, AttributeError, IndexError):
            signature.check(tensors)
            signature.check_kinds(outs, adjs)
            raise
        signature.check_buffers(
            tensors, outs, adjs, [(s, prepared.dtype, prepared.device) for s in prepared.plan.outputs]
        )
        has_quick = prepared.uneven is None and not signature.clouds and _internals.HAS_FAST_PATH
        plan = Plan(prepared, has_quick)
        if len(self._plans) >= _MOST:
            self._plans.clear()
        self._plans[key] = plan
        if has_quick:
            self._write(arguments, outs, adjs)
        return plan, arranged

    def _write(self, arguments: Sequence[Any], outs: Sequence[Maybe], adjs: Sequence[Maybe]) -> None:
        """Write the quick route for calls with arguments of these types."""
        kinds, n = tuple(map(type, arguments)), len(self.signature.inputs)
        if kinds in self.quick or not _PLAIN.issuperset(kinds) or not _BUFFER.issuperset(kinds[n:]):
            return
        into, held = (tuple([b is not None for b in part]) for part in (outs, adjs))
        function = quick.forward(self.signature, into, held, self.record, Note._make, Plan(None, True))
        missing = (None,) * (n + len(into) + len(held) - len(arguments))
        self.quick[kinds] = (lambda *a: function(*a, *missing)) if missing else function

    def gradients(self, ctx: Any, cotangents: Sequence[Maybe]) -> tuple[Maybe, ...]:
        """What the Function's backward returns."""
        adjs, _, _, plan = ctx.kept
        key = (ctx.needs_input_grad, *map(type, cotangents))
        needs = key[0][1 : 1 + len(adjs)]
        if plan.quick is not None:
            written = plan.quick.get(key)
            if written is not None:
                made = written(ctx, *cotangents)
                if made is not None:
                    return made
            elif _PLAIN.issuperset(key[1:]):
                held, came = (tuple([x is not None for x in part]) for part in (adjs, cotangents))
                plan.quick[key] = quick.backward(self.signature, self.saved, held, needs, came, len(key[0]))
        return (None, *self._gradients(ctx, needs, cotangents), *[None] * (len(key[0]) - 1 - len(adjs)))

    def _gradients(self, ctx: Any, needs: Mask, cotangents: Sequence[Maybe]) -> list[Maybe]:
        """The gradients that are needed; and those that have a buffer, in it."""
        signature = self.signature
        adjs, _, _, plan = ctx.kept
        tensors: list[Maybe] = [None] * len(adjs)
        for i, x in zip(self.saved, ctx.saved_tensors, strict=True):
            tensors[i] = x
        values = (*signature.arrange(tensors), *cotangents)
        uneven = plan.prepared.uneven if plan.prepared else None
        key = tuple([a is not None for a in adjs]), needs, tuple([c is not None for c in cotangents])
        step = plan.steps.get(key)
        if step is None:
            step = plan.steps[key] = _Step.of(signature, *key, uneven)
        inputs = [values[i] for i in step.sources]
        arrived = [c for c in cotangents if c is not None]
        eager = is_eager([*inputs, *arrived]) and _have_memory(arrived)
        if eager and not plan.are_apart(adjs, arrived):  # because two calls share it, a buffer is a cotangent, too
            cotangents = [None if c is None else c.clone() for c in cotangents]
            inputs = [(*values[: len(adjs)], *cotangents)[i] for i in step.sources]
        made: Sequence[Tensor] = ()
        direct = eager and not torch.is_grad_enabled()
        if step.op is not None and not direct:
            made = step.op(inputs, step.shapes)
        elif step.op is not None:
            prepared = launch.prepare(step.op, inputs, step.shapes)
            _check_shapes(signature, step, prepared, adjs)
            into = [b for b, r in zip(signature.arrange(adjs), step.results, strict=True) if r is not None and r >= 0]
            made = _run(step.op, inputs, prepared, into)
        return _handed_on(signature, ctx, needs, step, cotangents, made, direct)


def _handed_on(
    signature: buffers.Signature,
    ctx: Any,
    needs: Mask,
    step: _Step,
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


def _check_shapes(signature: buffers.Signature, step: _Step, prepared: Prepared, adjs: Sequence[Maybe]) -> None:
    for name, adj, r in zip(signature.adjoints, signature.arrange(adjs), step.results, strict=False):
        if adj is not None and r is not None and r >= 0 and tuple(adj.shape) != prepared.plan.outputs[r]:
            raise ShapeError(f"{signature.title}: {name} has changed its shape since the call, to {tuple(adj.shape)}")


def _write(signature: buffers.Signature, i: int, adj: Tensor, gradient: Tensor) -> None:
    try:
        with torch.no_grad():
            adj.copy_(gradient.reshape(adj.shape))
    except RuntimeError as error:
        raise ArgumentError(
            f"{signature.title}: {signature.adjoints[i]} cannot hold a batch of gradients, as under vmap; leave it out"
        ) from error


def _have_memory(tensors: Sequence[Tensor]) -> bool:
    """Whether they are no batched tensors of the old vmap, which look plain."""
    try:
        for x in tensors:
            x.data_ptr()
    except RuntimeError:
        return False
    return True


@dataclasses.dataclass(frozen=True)
class _Step:
    """How one combination of gradients is computed.

    Attributes:
        op: Computes what has to be computed, or None.
        sources: Where its inputs come from: the tensors, then the cotangents.
        results: Of each gradient: an output of ``op``, a cotangent as -1 - its index, or None.
        shapes: The batch shapes of the outputs, where they are not all the same.
        dtypes: Of the gradients, where they are not all the same.
    """

    op: Op | None
    sources: tuple[int, ...]
    results: tuple[int | None, ...]
    shapes: tuple[Shape, ...] | None
    dtypes: tuple[torch.dtype, ...] | None

    @classmethod
    def of(cls, signature: buffers.Signature, held: Mask, needs: Mask, came: Mask, uneven: Uneven | None) -> _Step:
        op, derived = signature.gradients(held, needs, came, uneven)
        shapes = dtypes = None
        if uneven is not None:
            batches = zip(uneven.batches, derived.results, strict=True)
            shapes, dtypes = tuple([b for b, r in batches if r is not None and r >= 0]), uneven.dtypes
        return cls(op, derived.sources, derived.results, shapes, dtypes)


def _moved(outs: Sequence[Maybe], made: Sequence[Tensor]) -> Any:
    """The results; those that have a buffer are moved into it along with their history."""
    for out, y in zip(outs, made, strict=True):
        if out is not None:
            out.grad_fn  # noqa: B018  # asked for it, a view takes on the history that its base got from another view
            out.copy_(y)  # where it is the same memory: the history and not the numbers; and the version rises
    return _one([y if out is None else out for out, y in zip(outs, made, strict=True)])


def _forget(out: Tensor) -> bool:
    """Let go of the graph of what is written over, unless it is that of a view's base, which may hold more."""
    try:
        out.detach_()
    except RuntimeError:
        return False
    return True


def _one(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


# ----------------------------------------------------------------------------------------------------------- composed
def _composed(signature: buffers.Signature, tensors: Sequence[Any], outs: Sequence[Any], adjs: Sequence[Any]) -> Any:
    signature.check(tensors)
    signature.check_kinds(outs, adjs)
    graph = torch.is_grad_enabled()
    recorded = graph and any([x.requires_grad for x in tensors])
    watched = list(tensors)
    for i, (x, adj) in enumerate(zip(tensors, adjs, strict=True)):
        if adj is not None and x.requires_grad and graph:
            watched[i] = _watched(signature, i, x, adj)
    made = signature.op(signature.arrange(watched))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    signature.check_history(outs, adjs)
    for name, adj, tensor, x in zip(signature.adjoints, adjs, signature.inputs, tensors, strict=False):
        if adj is not None and not x.requires_grad and recorded:
            raise ArgumentError(
                f"{signature.title}: inside this transform {name} cannot receive a gradient, "
                f"because {tensor} has none; leave it out"
            )
    for out in outs:
        if out is not None and graph and out.requires_grad:
            _forget(out)
    try:
        return _moved(outs, made)
    except RuntimeError as error:
        named = " and ".join([name for name, out in zip(signature.outputs, outs, strict=True) if out is not None])
        raise ArgumentError(
            f"{signature.title}: inside this transform {named} cannot receive the result; "
            "pass it to the transformed function as an argument, or leave it out"
        ) from error


def traced(signature: buffers.Signature, arguments: Sequence[Any]) -> Any:
    """A call inside torch.compile, as a part of the graph. Where that is impossible the compiler breaks the graph."""
    tensors, outs, adjs = signature.split(arguments)
    signature.check(tensors)
    signature.check_kinds(outs, adjs)
    named = [*zip(signature.outputs, outs, strict=True), *zip(signature.adjoints, adjs, strict=False)]
    for k, (name, buffer) in enumerate(named):
        if buffer is not None and k >= len(outs):
            raise ArgumentError(
                f"{signature.title}: {name} is no part of a compiled graph; leave it out, or compile without fullgraph"
            )
        if buffer is not None and buffer.requires_grad:
            raise ArgumentError(
                f"{signature.title}: {name} has a history, which no compiled graph can drop; "
                f"pass {name}.detach(), or compile without fullgraph"
            )
    made = signature.op(signature.arrange(tensors))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    return _one([y if out is None else out.copy_(y) for out, y in zip(outs, made, strict=True)])


def _watched(signature: buffers.Signature, i: int, x: Tensor, adj: Tensor) -> Tensor:
    """A tensor whose gradient is written to a buffer when it comes."""
    seen = x.view_as(x)

    def write(gradient: Tensor) -> None:
        try:
            with torch.no_grad():
                adj.copy_(gradient)
        except RuntimeError as error:
            raise ArgumentError(
                f"{signature.title}: inside this transform {signature.adjoints[i]} cannot receive a gradient; "
                "pass it to the transformed function as an argument, or leave it out"
            ) from error

    seen.register_hook(write)
    return seen


# ------------------------------------------------------------------------------------------------------------ writing
_LARGEST = 1 << 14  # float64 totals that a thread keeps room for


class _Scratch(threading.local):
    totals = torch.empty(0, dtype=torch.float64)


_scratch = _Scratch()


def _run(op: Op, inputs: Sequence[Tensor], prepared: Prepared, into: Sequence[Maybe]) -> tuple[Tensor, ...]:
    """Compute gradients into the buffers that are given, summed ones included, without fresh memory on the CPU."""
    plan, dtype = prepared.plan, prepared.dtype
    if not any([s and b is not None for s, b in zip(plan.summed, into, strict=True)]):
        return launch.run(op, inputs, prepared, into)
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
            (o.to(dtype, copy=True) if z else o) if b is None else b if b is o else b.copy_(o)
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
