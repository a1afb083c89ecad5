"""The one autograd Function of the engine: every derivative of an op is an op of a derived program.

Backward calls the vjp program for exactly the gradients that are wanted from exactly the cotangents that came; forward
mode calls the jvp program. Both calls go through the ordinary door of those ops, so they are differentiable in turn.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

from . import _internals, dispatch, front, layout, plain
from .layout import Shape
from .operation import LAUNCH, LIBRARY, Op, below, has_no_storage, is_eager, without_storage
from .operation import uneven as uneven_of
from .program import Mask, Program

Apply = Callable[..., tuple[Tensor, ...]]


@dataclasses.dataclass(frozen=True)
class _Step:
    """How one combination of wanted and given derivatives is computed.

    Attributes:
        op: Computes what has to be computed, or None.
        sources: Where its inputs come from: the saved tensors, then the cotangents or tangents.
        results: Of each derivative: an output of ``op``, a cotangent as -1 - its index, or None.
        cotangents: How many cotangents or tangents there are.
    """

    op: Op | None
    sources: tuple[int, ...]
    results: tuple[int | None, ...]
    cotangents: int


@_internals.unseen
def apply_of(op: Op, eager: bool) -> Apply:
    """``Function.apply(*inputs, results)`` of an op: on plain eager tensors, or below the dispatcher's autograd key."""
    program, n = op.program, len(op.program.inputs)
    everything = (True,) * n
    used = {*program.vjp(everything, (True,) * len(program.outputs)).sources, *program.jvp(everything).sources}
    saved = sorted(i for i in used if i < n)
    place = {i: k for k, i in enumerate(saved)}
    place |= {n + j: len(saved) + j for j in range(n + len(program.outputs))}
    derived = program.depth > 0
    backward_steps: dict[tuple[Mask, Mask, Mask | None], _Step] = {}
    forward_steps: dict[Mask, _Step] = {}
    quick_steps: dict[Any, Callable[..., Any]] = {}

    def split(arguments: tuple[Any, ...]) -> tuple[tuple[Tensor, ...], tuple[Shape, ...] | None]:
        return arguments[:n], arguments[n] if len(arguments) > n else None

    def step_of(key: Any, steps: dict[Any, _Step], derive: Callable[..., Any], count: int) -> _Step:
        target, derived = derive(*key)
        step = steps[key if len(key) > 1 else key[0]] = _Step(
            target, tuple(place[i] for i in derived.sources), derived.results, count
        )
        return step

    def rule_forward(ctx: Any, *arguments: Any) -> tuple[Tensor, ...]:
        inputs, results = split(arguments)
        kept = [inputs[i] for i in saved]
        ctx.save_for_backward(*kept)
        ctx.set_materialize_grads(False)
        if not eager or _internals.forward_ad_level() >= 0:
            ctx.save_for_forward(*kept)
        if eager:
            outputs, ctx.uneven = below(op, inputs, results, recorded=True)
        else:
            outputs = _traced(op, results, inputs)
            ctx.uneven = uneven_of(op, inputs, outputs, results)
        return outputs

    def rule_backward(
        ctx: Any, key: Any, tensors: tuple[Tensor, ...] | None, *cotangents: Tensor | None
    ) -> tuple[Tensor | None, ...]:
        uneven, given = getattr(ctx, "uneven", None), tuple([g is not None for g in cotangents])
        wants, beside = key[0][:n], len(key[0]) - n
        sums = None if uneven is None else tuple([uneven.is_summed(b) for b in uneven.batches])
        asked = (wants, given, sums)
        step = backward_steps.get(asked) or step_of(asked, backward_steps, op.vjp, len(given))
        is_plain = eager and _PLAIN.issuperset(key[1:]) and not derived
        if is_plain and uneven is None and key not in quick_steps:
            quick_steps[key] = _quick(step, len(saved), beside)
        made: Any = ()
        if step.op is not None:
            values: Any = (ctx.saved_tensors if tensors is None else tensors) + cotangents
            inputs = [values[i] for i in step.sources]
            if uneven is None:
                made = step.op.call(*inputs)
                if type(made) is not tuple:
                    made = (made,)
            else:
                batches = zip(uneven.batches, step.results, strict=True)
                shapes = tuple([b for b, r in batches if r is not None and r >= 0])
                made = step.op(inputs, shapes)
        gradients = [None if r is None else made[r] if r >= 0 else cotangents[-1 - r] for r in step.results]
        if uneven is not None:
            fitted = [
                g if g is None else _fit(g, s, d)
                for g, s, d in zip(gradients, uneven.shapes, uneven.dtypes, strict=True)
            ]
            is_new = is_plain and key not in uneven.steps
            if is_new and step.op is not None and all(map(operator.is_, gradients, fitted)):
                uneven.steps[key] = _quick(step, len(saved), beside, shapes)
            gradients = fitted
        return (*gradients, *[None] * beside)

    unseen_backward = functools.partial(_unseen, rule_backward)
    quick_forward, quick_backward = front.rules(op, saved, quick_steps, rule_forward, unseen_backward)

    class Rules:
        forward, backward = staticmethod(quick_forward if eager else rule_forward), staticmethod(quick_backward)

        @staticmethod
        def jvp(ctx: Any, *arguments: Tensor | None) -> tuple[Tensor | None, ...]:
            tangents = arguments[:n]
            given = tuple([t is not None for t in tangents])
            step = forward_steps.get(given) or step_of((given,), forward_steps, op.jvp, len(given))
            uneven = getattr(ctx, "uneven", None)
            made: tuple[Tensor, ...] = ()
            # torch calls jvp with forward mode switched off and the saved inputs still dual.
            with _internals.set_forward_ad_enabled(True):
                if step.op is not None:
                    primals = [forward_ad.unpack_dual(x, level=0).primal for x in ctx.saved_tensors]
                    values = [*primals, *tangents]
                    inputs = [values[i] for i in step.sources]
                    shapes: tuple[Shape, ...] | None = None
                    if uneven is not None:
                        batches = zip(uneven.results, step.results, strict=True)
                        shapes = tuple([b for b, r in batches if r is not None])
                    made = step.op(inputs, shapes)
                    if uneven is not None:  # the primal's dtype, also where no input of that dtype moved
                        dtype = functools.reduce(torch.promote_types, uneven.dtypes)
                        made = tuple([y if y.dtype == dtype else y.to(dtype) for y in made])
                if None in step.results:
                    return _with_zeros(program, step, made, tangents, uneven and uneven.results)
            return made

    class PublicRules(Rules):
        """The same for torch's own ``apply``, which takes functorch apart itself."""

        @staticmethod
        def forward(*arguments: Any) -> tuple[Tensor, ...]:
            inputs, results = split(arguments)
            if has_no_storage(inputs):
                return without_storage(op, inputs, results, recorded=True)[0]
            # The dispatcher finds the tracers and modes that no public name tells of.
            return op.dispatch(inputs, results, LAUNCH)

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
            tensors, results = split(inputs)
            kept = [tensors[i] for i in saved]
            ctx.save_for_backward(*kept)
            ctx.save_for_forward(*kept)
            ctx.set_materialize_grads(False)
            ctx.uneven = uneven_of(op, tensors, output, results)

        @staticmethod
        def vmap(info: Any, in_dims: tuple[Any, ...], *arguments: Any) -> Any:
            inputs, results = split(arguments)
            made = dispatch.batched(op, info.batch_size, in_dims[:n], inputs, results)
            return made, (0,) * len(made)

    rules = Rules if _internals.HAS_C_FUNCTIONS else PublicRules
    return _internals.apply_of(op.program.title.replace(".", "_").replace(" ", "_"), rules)


@_internals.unseen
def _unseen(rule: Callable[..., Any], *arguments: Any) -> Any:
    return rule(*arguments)


_PLAIN = frozenset((Tensor, type(None)))


def _quick(step: _Step, saved: int, beside: int, shapes: tuple[Shape, ...] | None = None) -> Callable[..., Any]:
    return front.step(step.op, saved, step.cotangents, step.sources, step.results, beside, shapes)


def _traced(op: Op, results: tuple[Shape, ...] | None, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    if _internals.functorch_active():
        with _internals.outer_levels_enabled():
            return op.dispatch(inputs, results)
    with _internals.below_autograd():
        if plain.suits(op, inputs):
            return plain.run(op, inputs, results)
        return op.dispatch(inputs, results)


def _with_zeros(
    program: Program,
    step: _Step,
    made: tuple[Tensor, ...],
    tangents: Sequence[Tensor | None],
    batches: Sequence[Shape] | None,
) -> tuple[Tensor, ...]:
    """All tangents, with zeros for those that cannot move: torch takes no None for them."""
    j, one = next((j, t) for j, t in enumerate(tangents) if t is not None)
    shapes = batches or [layout.batch_shape(one.shape, program.inputs[j])] * len(program.outputs)
    return tuple(
        one.new_zeros((*b, *p.shape)) if r is None else made[r]
        for r, b, p in zip(step.results, shapes, program.outputs, strict=True)
    )


def _fit(gradient: Tensor, shape: Shape, dtype: torch.dtype) -> Tensor:
    """A gradient in its input's shape and dtype; what the kernel made already has the shape."""
    if gradient.shape != shape:
        smaller = gradient.dim() <= len(shape) and all(
            g in (1, n) for g, n in zip(reversed(gradient.shape), reversed(shape), strict=False)
        )
        gradient = gradient.expand(shape) if smaller else gradient.sum_to_size(shape)
    return gradient if gradient.dtype == dtype else gradient.to(dtype)


def run_autograd(name: str, inputs: list[Tensor], shapes: list[int]) -> list[Tensor]:
    """The dispatcher's autograd kernel."""
    op, results = dispatch.decode(name, shapes)
    if _internals.HAS_C_FUNCTIONS and is_eager(inputs) and not torch.compiler.is_compiling():  # compiled code runs
        return [y.contiguous() for y in op(inputs, results)]
    apply = _DISPATCHED.get(op)
    if apply is None:
        apply = _DISPATCHED[op] = apply_of(op, eager=False)
    if _internals.functorch_active():  # called by a functorch level: act like a kernel of that one level
        with _internals.single_level_function():
            return list(apply(*inputs, results))
    return list(apply(*inputs, results))


_DISPATCHED: dict[Op, Apply] = {}
LIBRARY.impl("run", run_autograd, "Autograd")
