"""Calls with buffers of the caller.

A call takes the first route that fits:

    quick     plain contiguous CPU tensors of one batch shape (see `_buffered_quick`)
    general   plain eager tensors of any kind
    composed  everything else: functorch, forward mode, dispatch modes

The first two write where the kernel writes. The last is made of operations that torch knows, as everything is whose
gradients are to be differentiated again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from . import _buffered_composed as composed
from . import _buffered_quick as quick
from . import _buffers as buffers
from ._buffered_composed import forget, moved, one
from ._buffered_gradients import Step, gradients, have_memory
from .engine import _internals, launch, parallel
from .engine.launch import Prepared
from .engine.memo import Memo
from .engine.operation import is_eager
from .errors import PosekitError

Maybe = Tensor | None
_PLAIN = frozenset((Tensor, torch.nn.Parameter, type(None)))
_BUFFER = frozenset((Tensor, type(None)))


class Plan:
    """What is known of calls whose tensors and buffers have the same shapes, strides, dtypes and devices.

    Attributes:
        prepared: How it is computed; None for the calls of a quick route, of which only the pattern is the same.
        quick: The quick routes of backward, by what is needed and what came, or None where there are none.
        apart: Where tensors and buffers were found not to overlap.
        steps: How gradients are computed, by what is needed and what came.
        launch: Computes from the addresses of the arguments, where nothing has to be converted or allocated.
    """

    def __init__(self, prepared: Prepared | None, has_quick: bool) -> None:
        self.prepared = prepared
        self.quick: dict[Any, Callable[..., Any]] | None = {} if has_quick else None
        self.apart: set[Any] = set()
        self.steps: dict[Any, Step] = {}
        self.launch: Callable[[tuple[int, ...]], None] | None = None


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
        self._plans = Memo()
        # The same, where torch.compile does not look.
        self.beside = _internals.unseen(self.__call__, composed.beside_graphs(signature))

    @functools.cached_property
    def saved(self) -> list[int]:
        """Which tensors some gradient needs."""
        program = self.signature.op.program
        everything = program.vjp((True,) * len(program.inputs), (True,) * len(program.outputs))
        return sorted(i for i in everything.sources if i < len(program.inputs))

    def __call__(self, arguments: Sequence[Any]) -> Any:
        """Call it, with at least one buffer, where no quick route fits."""
        signature = self.signature
        tensors, outs, given_adjs = signature.split(arguments)
        try:
            signature.check_kinds(outs, given_adjs)
            adjs = signature.fitted(tensors, given_adjs)
        except (PosekitError, RuntimeError):
            signature.check(tensors)  # what is wrong with these is said first
            raise
        if any([a is not b for a, b in zip(adjs, given_adjs, strict=True)]):
            arguments = (*tensors, *outs, *adjs)
        given = [x for x in arguments if isinstance(x, Tensor)]
        # Without private probes, any tensor inside functorch has no memory either.
        if not is_eager(given) or _internals.forward_ad_level() >= 0 or not have_memory(given):
            return composed.call(signature, tensors, outs, adjs)
        addresses = tuple([x.data_ptr() for x in given])
        plan = self._plan(arguments, tensors, outs, adjs)
        signature.check_history(outs, adjs)
        if addresses not in plan.apart:
            signature.check_memory(tensors, outs, adjs)
            buffers.remember(plan.apart, addresses)
        graph = torch.is_grad_enabled()
        views = [graph and out is not None and not forget(out) for out in outs]
        recorded = graph and any([x.requires_grad for x in tensors])
        # A view is out of torch's sight until the result is there: a Function cannot give it a history beside others.
        into = [out.detach() if out is not None and v and recorded else out for out, v in zip(outs, views, strict=True)]
        if plan.launch is not None:
            plan.launch(addresses)
            made: Any = tuple(into)
        else:
            with torch.no_grad():
                made = launch.run(signature.op, tensors, plan.prepared, into)  # type: ignore[arg-type]
        if not recorded:
            buffers.raise_versions([out for out in outs if out is not None])
            return one([y if out is None else out for out, y in zip(outs, made, strict=True)])
        marks = tuple([None if a is None else buffers.mark(a.data_ptr()) for a in adjs])
        note = Note(made, (adjs, tuple([x.is_leaf for x in tensors]), marks, plan))
        made = self.record(note, *tensors, *[x for x, v in zip(outs, views, strict=True) if x is not None and not v])
        made = made if type(made) is tuple else (made,)
        return moved([out if v else None for out, v in zip(outs, views, strict=True)], made)

    def _plan(self, arguments: Sequence[Any], tensors: Any, outs: Any, adjs: Any) -> Plan:
        """The plan of a call. The arguments are checked when it is made."""
        signature = self.signature
        try:
            key = tuple([None if x is None else (x.shape, x.stride(), x.dtype, x.device) for x in arguments])
            plan = self._plans.get(key)
            if plan is not None:
                return plan
            prepared = launch.prepare(signature.op, signature.arrange(tensors), None)
        except (PosekitError, AttributeError, IndexError, RuntimeError):
            signature.check(tensors)
            raise
        signature.check_buffers(
            tensors, outs, adjs, [(s, prepared.dtype, prepared.device) for s in prepared.plan.outputs]
        )
        has_quick = prepared.uneven is None and not signature.clouds and _internals.HAS_FAST_PATH
        plan = Plan(prepared, has_quick)
        if all(x.dtype is prepared.dtype for x in tensors) and all(o is not None and o.is_contiguous() for o in outs):
            plan.launch = _launch(prepared)
        self._plans[key] = plan
        if has_quick:
            self._write(arguments, outs, adjs)
        return plan

    def _write(self, arguments: Sequence[Any], outs: Sequence[Maybe], adjs: Sequence[Maybe]) -> None:
        """Write the quick route for calls with arguments of these types."""
        kinds, n = tuple(map(type, arguments)), len(self.signature.inputs)
        if kinds in self.quick or not _PLAIN.issuperset(kinds) or not _BUFFER.issuperset(kinds[n:]):
            return
        into, held = (tuple([b is not None for b in part]) for part in (outs, adjs))
        if not any((*into, *held)):  # a gradient buffer that nobody needs was dropped
            return
        self.quick[kinds] = quick.forward(self.signature, into, held, self.record, Note._make, Plan(None, True))

    def gradients(self, ctx: Any, cotangents: Sequence[Maybe]) -> tuple[Maybe, ...]:
        """What the Function's backward returns."""
        adjs, _, _, plan = ctx.kept
        key = (ctx.needs_input_grad, *map(type, cotangents))
        needs = key[0][1 : 1 + len(adjs)]
        saved = ctx.saved_tensors  # once: a checkpoint unpacks its tensors only once
        if plan.quick is not None:
            written = plan.quick.get(key)
            if written is not None:
                made = written(ctx, saved, *cotangents)
                if made is not None:
                    return made
            elif _PLAIN.issuperset(key[1:]) and any(x is not None for x in (*adjs, *cotangents)):
                held, came = (tuple([x is not None for x in part]) for part in (adjs, cotangents))
                plan.quick[key] = quick.backward(self.signature, self.saved, held, needs, came, len(key[0]))
        return (
            None,
            *gradients(self.signature, dict(zip(self.saved, saved, strict=True)), ctx, needs, cotangents),
            *[None] * (len(key[0]) - 1 - len(adjs)),
        )


def _launch(prepared: Prepared) -> Callable[[tuple[int, ...]], None] | None:
    """A single launch on the CPU by addresses."""
    plan, ready = prepared.plan, prepared.ready
    if ready is None or prepared.device.type != "cpu" or not plan.layout or len(plan.starts) != 1 or any(plan.summed):
        return None
    if plan.elements >= 2 * parallel.PART:  # for several threads
        return None
    pack, tail, elements, count = prepared.pointers.pack, plan.tail, plan.elements, prepared.pointers.size // 8

    def call(addresses: tuple[int, ...]) -> None:
        ready.cpu(elements, pack(*addresses[:count]) + tail)

    return call
