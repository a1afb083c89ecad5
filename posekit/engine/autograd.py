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

from . import _internals, dispatch, layout, plain
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


def apply_of(op: Op, eager: bool) -> Apply:
    """``Function.apply(results, *inputs)`` of an op: on plain eager tensors, or below the dispatcher's autograd key."""
    program = op.program
    everything = (True,) * len(program.inputs)
    used = {*program.vjp(everything, (True,) * len(program.outputs)).sources, *program.jvp(everything).sources}
    saved = sorted(i for i in used if i < len(program.inputs))
    place = {i: k for k, i in enumerate(saved)}
    place |= {len(program.inputs) + j: len(saved) + j for j in range(len(program.inputs) + len(program.outputs))}
    derived = program.depth > 0
    backward_steps: dict[tuple[Mask, Mask, Mask | None], _Step] = {}
    forward_steps: dict[Mask, _Step] = {}
    quick_steps: dict[Any, Callable[..., Any]] = {}

    def step_of(key: Any, steps: dict[Any, _Step], derive: Callable[..., Any], count: int) -> _Step:
        target, derived = derive(*key)
        step = steps[key if len(key) > 1 else key[0]] = _Step(
            target, tuple(place[i] for i in derived.sources), derived.results, count
        )
        return step

    class Rules:
        @staticmethod
        def forward(ctx: Any, results: tuple[Shape, ...] | None, *inputs: Tensor) -> tuple[Tensor, ...]:
            kept = [inputs[i] for i in saved]
            ctx.save_for_backward(*kept)
            ctx.set_materialize_grads(False)
            if not eager or _internals.forward_ad_level() >= 0:
                ctx.save_for_forward(*kept)
            if eager and results is None:
                outputs = op.quick(*inputs)
                if outputs is not None:
                    ctx.uneven = None
                    return outputs if type(outputs) is tuple else (outputs,)
            if eager:
                outputs, ctx.uneven = below(op, inputs, results, recorded=True)
            else:
                outputs = _traced(op, results, inputs)
                ctx.uneven = uneven_of(op, inputs, outputs, results)
            return outputs

        @staticmethod
        def backward(ctx: Any, *cotangents: Tensor | None) -> tuple[Tensor | None, ...]:
            key = (ctx.needs_input_grad, *map(type, cotangents))
            tensors = None  # to be asked for once: a checkpoint unpacks them only once
            quick, uneven = quick_steps.get(key), ctx.uneven
            last = (  # nobody will differentiate this again
                not torch.is_grad_enabled() and _internals.forward_ad_level() < 0 and not _internals.dispatch_modes()
            )
            known = quick if uneven is None else uneven.steps.get(key)
            if known is not None and last:
                tensors = ctx.saved_tensors
                gradients = known(tensors, cotangents)
                if gradients is not None:
                    return gradients
            wants = ctx.needs_input_grad[1:]
            given = tuple([g is not None for g in cotangents])
            sums = None if uneven is None else tuple([uneven.is_summed(b) for b in uneven.batches])
            asked = (wants, given, sums)
            step = backward_steps.get(asked) or step_of(asked, backward_steps, op.vjp, len(given))
            is_plain = eager and _PLAIN.issuperset(key[1:]) and not derived
            if is_plain and quick is None and uneven is None:
                quick_steps[key] = _quick(step)
            made: Any = ()
            if step.op is not None:
                values = (ctx.saved_tensors if tensors is None else tensors) + cotangents
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
                if is_plain and known is None and step.op is not None and all(map(operator.is_, gradients, fitted)):
                    uneven.steps[key] = _quick(step, shapes)
                gradients = fitted
            return (None, *gradients)

        @staticmethod
        def jvp(ctx: Any, results: None, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
            given = tuple([t is not None for t in tangents])
            step = forward_steps.get(given) or step_of((given,), forward_steps, op.jvp, len(given))
            uneven = ctx.uneven
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
        def forward(results: tuple[Shape, ...] | None, *inputs: Tensor) -> tuple[Tensor, ...]:  # type: ignore[override]
            if has_no_storage(inputs):
                return without_storage(op, inputs, results, recorded=True)[0]
            # The dispatcher finds the tracers and modes that no public name tells of.
            return op.dispatch(inputs, results, LAUNCH)

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
            kept = [inputs[1 + i] for i in saved]
            ctx.save_for_backward(*kept)
            ctx.save_for_forward(*kept)
            ctx.set_materialize_grads(False)
            ctx.uneven = uneven_of(op, inputs[1:], output, inputs[0])

        @staticmethod
        def vmap(info: Any, in_dims: tuple[Any, ...], results: Any, *inputs: Tensor) -> Any:
            made = dispatch.batched(op, info.batch_size, in_dims[1:], inputs, results)
            return made, (0,) * len(made)

    rules = Rules if _internals.HAS_C_FUNCTIONS else PublicRules
    return _internals.apply_of(op.program.title.replace(".", "_").replace(" ", "_"), rules)


_PLAIN = frozenset((Tensor, type(None)))


def _quick(step: _Step, shapes: tuple[Shape, ...] | None = None) -> Callable[..., Any]:
    """A step for plain tensors that nobody will differentiate again: straight to the kernel, or None.

    They have one shape, or are like those that led to gradients of certain batch shapes before.
    """
    arrange = operator.itemgetter(*_positions(step))
    if step.op is None:
        return lambda saved, cotangents: arrange((None, *cotangents))
    call, replay, sources = step.op.quick, step.op.replay, step.sources
    pick = operator.itemgetter(*sources) if len(sources) > 1 else lambda values: (values[sources[0]],)

    def again(saved: tuple[Tensor, ...], cotangents: tuple[Tensor | None, ...]) -> tuple[Tensor | None, ...] | None:
        made = replay(shapes, *pick(saved + cotangents))
        return None if made is None else arrange((None, *cotangents, *made[0]))

    if shapes is not None:
        return again

    def run(saved: tuple[Tensor, ...], cotangents: tuple[Tensor | None, ...]) -> tuple[Tensor | None, ...] | None:
        made = call(*pick(saved + cotangents))
        if made is None:
            return None
        return arrange((None, *cotangents, *made) if type(made) is tuple else (None, *cotangents, made))

    return run


def _positions(step: _Step) -> list[int]:
    """Where each gradient is found in (None, cotangents, what was made)."""
    cotangents = step.cotangents
    return [0, *(0 if r is None else -r if r < 0 else 1 + cotangents + r for r in step.results)]


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
            return list(apply(results, *inputs))
    return list(apply(results, *inputs))


_DISPATCHED: dict[Op, Apply] = {}
LIBRARY.impl("run", run_autograd, "Autograd")
