"""The one autograd Function of the engine: every derivative of an op is an op of a derived program.

Backward calls the vjp program for exactly the gradients that are wanted from exactly the cotangents that came; forward
mode calls the jvp program. Both calls go through the public functions of those ops, so they are differentiable in turn.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.autograd import forward_ad

from .. import private
from ..programs import Mask, Program
from ..runtime import BroadcastInfo, Shape, batch_shape
from . import torch_route
from .mapping import batched
from .registry import LAUNCH
from .tensors import fitted, without_storage

Apply = Callable[..., tuple[Tensor, ...]]
_EXACT = frozenset((Tensor, type(None)))


class Request(NamedTuple):
    """What is asked of a call besides its tensors.

    Attributes:
        results: The batch shapes of the outputs where they are not the common one.
        into: Tensors of the outputs' shapes to write to, or None for a fresh one.
        wanted: Gradients to compute whether or not torch needs them.
        deliver: Called in backward with the gradient of each input, or None where it is zero.
    """

    results: tuple[Shape, ...] | None = None
    into: Sequence[Tensor | None] | None = None
    wanted: Mask | None = None
    deliver: Callable[[Sequence[Tensor | None]], None] | None = None


_NOTHING = Request()


@dataclasses.dataclass(frozen=True)
class _Step:
    """How one combination of wanted and given derivatives is computed.

    Attributes:
        op: Computes what has to be computed, or None.
        sources: Where its inputs come from: the saved tensors, then the cotangents or tangents.
        results: Of each derivative: an output of ``op``, a cotangent as -1 - its index, or None.
    """

    op: Any
    sources: tuple[int, ...]
    results: tuple[int | None, ...]

    def shapes(self, batches: Sequence[Shape]) -> tuple[Shape, ...]:
        """The batch shapes of the outputs of ``op``."""
        return tuple([b for b, r in zip(batches, self.results, strict=True) if r is not None and r >= 0])


class Derivatives:
    """The rules of an op's Function."""

    def __init__(self, op: Any, eager: bool) -> None:
        self.op, self.eager = op, eager
        program: Program = op.program
        self.program, n = program, len(program.inputs)
        self.count = n
        everything = (True,) * n
        vjp, jvp = program.vjp(everything, (True,) * len(program.outputs)), program.jvp(everything)
        self.saved = sorted(i for i in {*vjp.sources, *jvp.sources} if i < n)
        # From the arguments of a derived program, the inputs and then the cotangents, to what a context has of them.
        self._place = {i: k for k, i in enumerate(self.saved)}
        self._place |= {n + j: len(self.saved) + j for j in range(n + len(program.outputs))}
        self._backward_steps: dict[tuple[Mask, Mask, Mask | None], _Step] = {}
        self._forward_steps: dict[Mask, _Step] = {}
        self.fast_steps: dict[Any, Callable[..., Any]] = {}

    def split(self, arguments: tuple[Any, ...]) -> tuple[tuple[Tensor, ...], Request]:
        """The tensors, and what else is asked."""
        more = arguments[self.count :]
        return arguments[: self.count], more[0] or _NOTHING if more else _NOTHING

    def keep(self, ctx: Any, inputs: Sequence[Tensor], forward_mode: bool) -> None:
        """Save what derivatives need."""
        kept = [inputs[i] for i in self.saved]
        ctx.save_for_backward(*kept)
        ctx.set_materialize_grads(False)
        if forward_mode:
            ctx.save_for_forward(*kept)

    def tell(self, ctx: Any, broadcast: BroadcastInfo | None, request: Request) -> None:
        """Leave for backward what it has to know besides tensors."""
        # Results that are written in place lead back to the context: kept, they would be a cycle of references.
        ctx.broadcast, ctx.request = broadcast, request._replace(into=None)
        ctx.steps = self.fast_steps if broadcast is None else broadcast.steps
        if request.deliver is not None:
            ctx.steps = {}  # never the fast path

    def forward(self, ctx: Any, *arguments: Any) -> tuple[Tensor, ...]:
        inputs, request = self.split(arguments)
        self.keep(ctx, inputs, not self.eager or private.forward_ad_level() >= 0)
        results = request.results
        if self.eager:
            outputs, broadcast = self.op.compute(inputs, results, recorded=True, into=request.into)
        else:
            outputs = _traced(self.op, results, inputs)
            broadcast = BroadcastInfo.of(self.program, inputs, [y.shape for y in outputs], results)
        self.tell(ctx, broadcast, request)
        return tuple(outputs)

    def backward(
        self, ctx: Any, key: Any, tensors: tuple[Tensor, ...] | None, *cotangents: Tensor | None
    ) -> tuple[Tensor | None, ...]:
        """The gradients. ``key`` has what torch needs, and the types of the cotangents."""
        broadcast, request = getattr(ctx, "broadcast", None), getattr(ctx, "request", _NOTHING)
        needs, extra = key[0][: self.count], len(key[0]) - self.count
        wants = needs if request.wanted is None else tuple(map(operator.or_, needs, request.wanted))
        step = self._backward_step(wants, tuple([g is not None for g in cotangents]), broadcast)
        is_fast = self.eager and _EXACT.issuperset(key[1:]) and not self.program.depth and request.deliver is None
        if is_fast and broadcast is None and key not in self.fast_steps:
            self.fast_steps[key] = self._fast(step, extra)
        made: Any = ()
        if step.op is not None:
            values: Any = (ctx.saved_tensors if tensors is None else tensors) + cotangents
            made = self._compute(step, [values[i] for i in step.sources], broadcast)
        gradients = [None if r is None else made[r] if r >= 0 else cotangents[-1 - r] for r in step.results]
        if broadcast is not None:
            parts = zip(gradients, broadcast.shapes, broadcast.dtypes, strict=True)
            ready = [g if g is None else fitted(g, s, d) for g, s, d in parts]
            is_new = is_fast and key not in broadcast.steps
            if is_new and step.op is not None and all(map(operator.is_, gradients, ready)):
                broadcast.steps[key] = self._fast(step, extra, step.shapes(broadcast.batches))
            gradients = ready
        if request.deliver is not None:
            # A cotangent that is handed on may lie where a gradient is delivered to.
            on = [r is not None and r < 0 for r in step.results]
            gradients = [g.clone() if h and g is not None else g for g, h in zip(gradients, on, strict=True)]
            request.deliver(gradients)
            gradients = [g if need else None for g, need in zip(gradients, needs, strict=True)]
        return (*gradients, *[None] * extra)

    def _backward_step(self, wants: Mask, given: Mask, broadcast: BroadcastInfo | None) -> _Step:
        sums = None if broadcast is None else tuple([broadcast.is_summed(b) for b in broadcast.batches])
        key = wants, given, sums
        step = self._backward_steps.get(key)
        if step is None:
            step = self._backward_steps[key] = self._step(*self.op.vjp(*key))
        return step

    def _step(self, op: Any, derived: Any) -> _Step:
        return _Step(op, tuple(self._place[i] for i in derived.sources), derived.results)

    def _fast(self, step: _Step, extra: int, shapes: tuple[Shape, ...] | None = None) -> Callable[..., Any]:
        """Gradients from the saved tensors and cotangents, straight to the kernel; or None."""
        made = len(step.op.program.outputs) if step.op else 0
        nothing = made + len(self.saved) + len(self.program.outputs)  # the place of None behind all of these
        places = [nothing if r is None else r if r >= 0 else made + len(self.saved) - 1 - r for r in step.results]
        inputs, chosen = _picker(step.sources), _picker([*places, *[nothing] * extra])
        fast = step.op.fast if step.op else lambda *_: ((),)

        def gradients(values: tuple[Any, ...]) -> tuple[Tensor | None, ...] | None:
            found = fast(shapes, *inputs(values))
            return None if found is None else chosen((*found[0], *values, None))

        return gradients

    @staticmethod
    def _compute(step: _Step, inputs: Sequence[Tensor], broadcast: BroadcastInfo | None) -> tuple[Tensor, ...]:
        if broadcast is not None:
            made: tuple[Tensor, ...] = step.op(inputs, step.shapes(broadcast.batches))
            return made
        found = step.op.call(*inputs)
        return found if type(found) is tuple else (found,)

    def jvp(self, ctx: Any, *arguments: Tensor | None) -> tuple[Tensor | None, ...]:
        tangents = arguments[: self.count]
        given = tuple([t is not None for t in tangents])
        step = self._forward_steps.get(given)
        if step is None:
            step = self._forward_steps[given] = self._step(*self.op.jvp(given))
        broadcast = getattr(ctx, "broadcast", None)
        made: tuple[Tensor, ...] = ()
        # torch calls jvp with forward mode switched off and the saved inputs still dual.
        with private.set_forward_ad_enabled(True):
            if step.op is not None:
                primals = [forward_ad.unpack_dual(x, level=0).primal for x in ctx.saved_tensors]
                values = [*primals, *tangents]
                shapes = None if broadcast is None else step.shapes(broadcast.results)
                made = step.op([values[i] for i in step.sources], shapes)
                if broadcast is not None:  # the primal's dtype, also where no input of that dtype moved
                    dtype = functools.reduce(torch.promote_types, broadcast.dtypes)
                    made = tuple([y if y.dtype == dtype else y.to(dtype) for y in made])
            if None in step.results:
                return _with_zeros(self.program, step, made, tangents, broadcast and broadcast.results)
        return made


def _picker(places: Sequence[int]) -> Callable[[Any], tuple[Any, ...]]:
    """A function to the tuple of what stands at these places."""
    if len(places) > 1:
        return operator.itemgetter(*places)
    return operator.itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


@private.unseen
def apply_of(op: Any, eager: bool) -> Apply:
    """``Function.apply(*inputs, request)`` of an op: on eager tensors, or below the dispatcher's autograd key."""
    rules = Derivatives(op, eager)
    forward, backward = _fast_rules(rules)
    methods = {"backward": staticmethod(backward), "jvp": staticmethod(rules.jvp)}
    if private.AVAILABLE:
        methods["forward"] = staticmethod(forward if eager else rules.forward)
    else:
        methods |= _public_methods(rules)
    title = op.program.title.replace(".", "_").replace(" ", "_")
    return private.apply_of(title, type("Rules", (), methods))


def _fast_rules(rules: Derivatives) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Forward and backward that try the fast path first. Small calls spend half their time here: names are local."""
    fast, count, steps, kept_of = rules.op.fast, rules.count, rules.fast_steps, _picker(rules.saved)
    level, grad_enabled, dispatch_modes = private.forward_ad_level, torch.is_grad_enabled, private.dispatch_modes

    def forward(ctx: Any, *arguments: Any) -> tuple[Tensor, ...]:
        made = fast(None, *arguments) if len(arguments) == count else None
        if made is None:
            return rules.forward(ctx, *arguments)
        kept = kept_of(arguments)
        ctx.save_for_backward(*kept)
        ctx.set_materialize_grads(False)
        if level() >= 0:
            ctx.save_for_forward(*kept)
        outputs: tuple[Tensor, ...] = made[0]
        if made[1] is None:
            ctx.steps = steps
        else:
            ctx.broadcast, ctx.steps = made[1], made[1].steps
        return outputs

    def backward(ctx: Any, *cotangents: Tensor | None) -> tuple[Tensor | None, ...]:
        key = ctx.needs_input_grad, *map(type, cotangents)
        step, tensors = ctx.steps.get(key), None
        if step is not None and not (grad_enabled() or level() >= 0 or dispatch_modes()):
            tensors = ctx.saved_tensors  # once: a checkpoint unpacks its tensors only once
            made: tuple[Tensor | None, ...] | None = step(tensors + cotangents)
            if made is not None:  # else somebody may differentiate this again, or the shapes are new
                return made
        return _untraced(rules.backward, ctx, key, tensors, *cotangents)

    return forward, backward


@private.unseen
def _untraced(rule: Callable[..., Any], *arguments: Any) -> Any:
    return rule(*arguments)


def _public_methods(rules: Derivatives) -> dict[str, Any]:
    """Forward and vmap for torch's own ``apply``, which takes functorch apart itself."""

    def forward(*arguments: Any) -> tuple[Tensor, ...]:
        inputs, request = rules.split(arguments)
        if without_storage(inputs):
            made: tuple[Tensor, ...] = rules.op.compute_in_torch(inputs, request.results, recorded=True)[0]
            return made
        if request.into is not None:
            made = rules.op.compute(inputs, request.results, recorded=True, into=request.into)[0]
            return made
        # The dispatcher finds the tracers and modes that no public name tells of.
        made = rules.op.dispatch(inputs, request.results, LAUNCH)
        return made

    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        tensors, request = rules.split(inputs)
        rules.keep(ctx, tensors, forward_mode=True)
        broadcast = BroadcastInfo.of(rules.program, tensors, [y.shape for y in output], request.results)
        rules.tell(ctx, broadcast, request)

    def vmap(info: Any, in_dims: tuple[Any, ...], *arguments: Any) -> Any:
        inputs, request = rules.split(arguments)
        made = batched(rules.op, info.batch_size, in_dims[: rules.count], inputs, request.results)
        return made, (0,) * len(made)

    return {
        name: staticmethod(f) for name, f in (("forward", forward), ("setup_context", setup_context), ("vmap", vmap))
    }


def _traced(op: Any, results: tuple[Shape, ...] | None, inputs: Sequence[Tensor]) -> Any:
    if private.functorch_active():
        with private.outer_levels_enabled():
            return op.dispatch(inputs, results)
    with private.below_autograd():
        if torch_route.suits(op.program, inputs):
            return torch_route.run(op.program, inputs, results)
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
    shapes = batches or [batch_shape(one.shape, program.inputs[j])] * len(program.outputs)
    return tuple(
        one.new_zeros((*b, *p.shape)) if r is None else made[r]
        for r, b, p in zip(step.results, shapes, program.outputs, strict=True)
    )
