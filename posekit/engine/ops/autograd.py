"""The autograd Function of every op, and its batching rule. Each derivative of an op is an op, of a derived program.

Backward calls the vjp program specialised to the requested gradients and to the cotangents that are not None; forward
mode calls the jvp program. Both calls go through the public functions of those ops, so they are differentiable in turn.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.autograd import forward_ad

from .. import private
from ..programs import Mask, Program
from ..runtime import LOGS, BroadcastInfo, Shape, batch_shape, record_traced
from . import reasons, torch_route
from .memory import match_input, saved_tensors, without_storage
from .registry import LAUNCH


def call_under_vmap(
    op: Any, size: int, dims: Sequence[int | None], inputs: Sequence[Tensor], results: Sequence[Shape] | None
) -> tuple[Tensor, ...]:
    """Calls an op under vmap: the mapped dimension becomes the first batch dimension of inputs and outputs.

    Args:
        op: The op.
        size: Size of the mapped dimension.
        dims: For each input, its mapped dimension, or None if it is not mapped.
        inputs: The inputs of the op.
        results: Batch shapes of the outputs without the mapped dimension, or None for the broadcast batch shape.
    """
    program: Program = op.program
    call: Callable[..., tuple[Tensor, ...]] = op
    ports = program.inputs
    ranks = [x.ndim - len(p.shape) - (d is not None) for x, p, d in zip(inputs, ports, dims, strict=True)]
    rank = max([*ranks, *(len(r) for r in results or ())])
    aligned = []
    for x, d, r in zip(inputs, dims, ranks, strict=True):
        if d is not None:
            x = x.movedim(d, 0)
            x = x.reshape(x.shape[0], *(1,) * (rank - r), *x.shape[1:])
        aligned.append(x)
    if results is None:
        return call(aligned)
    outputs = call(aligned, tuple((size, *(1,) * (rank - len(r)), *r) for r in results))
    triples = zip(outputs, results, program.outputs, strict=True)
    return tuple(y.reshape(size, *r, *p.shape) for y, r, p in triples)


Apply = Callable[..., tuple[Tensor, ...]]
_EXACT_TYPES = frozenset((Tensor, type(None)))


class Request(NamedTuple):
    """Options of a call, besides its tensors.

    Attributes:
        results: Batch shapes of the outputs, if they differ from the broadcast batch shape of the inputs.
        into: For each output, a preallocated tensor of its shape to write to, or None to allocate one.
        wanted: Mask of the inputs whose gradients are computed even if torch does not need them.
        deliver: Callback of backward. It gets the gradient of each input, or None where the gradient is zero.
    """

    results: tuple[Shape, ...] | None = None
    into: Sequence[Tensor | None] | None = None
    wanted: Mask | None = None
    deliver: Callable[[Sequence[Tensor | None]], None] | None = None


_DEFAULT = Request()


class _Derivation(NamedTuple):
    """How the derivatives of one combination of masks are computed.

    Attributes:
        op: The op of the derived program, or None if nothing has to be computed.
        sources: For each input of ``op``, its index among the saved tensors followed by the cotangents or tangents.
        results: For each derivative, the index of an output of ``op``; -1 - k for cotangent k, passed through
            unchanged; or None where the derivative is zero.
    """

    op: Any
    sources: tuple[int, ...]
    results: tuple[int | None, ...]

    def shapes(self, batches: Sequence[Shape]) -> tuple[Shape, ...]:
        """Batch shapes of the outputs of ``op``, selected from those of all derivatives."""
        return tuple([b for b, r in zip(batches, self.results, strict=True) if r is not None and r >= 0])


class Derivatives:
    """Forward, backward and jvp of an op's autograd Function."""

    def __init__(self, op: Any, eager: bool) -> None:
        self.op, self.eager = op, eager
        program: Program = op.program
        self.program, n = program, len(program.inputs)
        self.count = n
        every = (True,) * n
        vjp, jvp = program.vjp(every, (True,) * len(program.outputs)), program.jvp(every)
        self.saved = sorted(i for i in {*vjp.sources, *jvp.sources} if i < n)
        # From arguments of a derived program (inputs, then cotangents) to indices of saved tensors, then cotangents.
        self._saved_index = {i: k for k, i in enumerate(self.saved)}
        self._saved_index |= {n + j: len(self.saved) + j for j in range(n + len(program.outputs))}
        self._backward_steps: dict[tuple[Mask, Mask, Mask | None], _Derivation] = {}
        self._forward_steps: dict[Mask, _Derivation] = {}
        self.fast_steps: dict[Any, Callable[..., Any]] = {}

    def split(self, arguments: tuple[Any, ...]) -> tuple[tuple[Tensor, ...], Request]:
        """Splits the arguments of `Function.apply` into tensors and request."""
        extra = arguments[self.count :]
        return arguments[: self.count], extra[0] or _DEFAULT if extra else _DEFAULT

    def save_tensors(self, ctx: Any, inputs: Sequence[Tensor], forward_mode: bool) -> None:
        """Saves the inputs that some derivative depends on."""
        saved = [inputs[i] for i in self.saved]
        ctx.save_for_backward(*saved)
        ctx.set_materialize_grads(False)
        if forward_mode:
            ctx.save_for_forward(*saved)

    def set_context(self, ctx: Any, broadcast: BroadcastInfo | None, request: Request) -> None:
        """Sets the context fields that backward reads, besides the saved tensors."""
        # The buffers in `into` refer to the context through their graph: storing them would make a reference cycle.
        ctx.broadcast, ctx.request = broadcast, request._replace(into=None)
        ctx.steps = self.fast_steps if broadcast is None else broadcast.backward_steps
        if request.deliver is not None:
            ctx.steps = {}  # disables the fast path

    def forward(self, ctx: Any, *arguments: Any) -> tuple[Tensor, ...]:
        inputs, request = self.split(arguments)
        self.save_tensors(ctx, inputs, not self.eager or private.forward_ad_level() >= 0)
        results = request.results
        if self.eager:
            outputs, broadcast = self.op.compute(inputs, results, recorded=True, into=request.into)
        else:
            outputs = _compute_traced(self.op, results, inputs)
            broadcast = BroadcastInfo.of(self.program, inputs, [y.shape for y in outputs], results)
        self.set_context(ctx, broadcast, request)
        return tuple(outputs)

    def backward(
        self, ctx: Any, key: Any, tensors: tuple[Tensor, ...] | None, *cotangents: Tensor | None
    ) -> tuple[Tensor | None, ...]:
        """Gradients of the inputs. ``key`` is ``ctx.needs_input_grad`` followed by the types of the cotangents."""
        broadcast, request = getattr(ctx, "broadcast", None), getattr(ctx, "request", _DEFAULT)
        needs, extra = key[0][: self.count], len(key[0]) - self.count
        wants = needs if request.wanted is None else tuple(map(operator.or_, needs, request.wanted))
        step = self._backward_step(wants, tuple([g is not None for g in cotangents]), broadcast)
        is_fast = self.eager and _EXACT_TYPES.issuperset(key[1:]) and not self.program.depth and request.deliver is None
        if is_fast and broadcast is None and key not in self.fast_steps:
            self.fast_steps[key] = self._fast_step(step, extra)
        outputs: Any = ()
        if step.op is not None:
            values: Any = (saved_tensors(ctx, self.program.title) if tensors is None else tensors) + cotangents
            outputs = self._compute(step, [values[i] for i in step.sources], broadcast)
        gradients = [None if r is None else outputs[r] if r >= 0 else cotangents[-1 - r] for r in step.results]
        if broadcast is not None:
            triples = zip(gradients, broadcast.shapes, broadcast.dtypes, strict=True)
            reduced = [g if g is None else match_input(g, s, d) for g, s, d in triples]
            is_new = is_fast and key not in broadcast.backward_steps
            if is_new and step.op is not None and all(map(operator.is_, gradients, reduced)):
                broadcast.backward_steps[key] = self._fast_step(step, extra, step.shapes(broadcast.batches))
            gradients = reduced
        if request.deliver is not None:
            # A cotangent that is passed through may share memory with a buffer that receives a gradient.
            passed = [r is not None and r < 0 for r in step.results]
            gradients = [g.clone() if p and g is not None else g for g, p in zip(gradients, passed, strict=True)]
            request.deliver(gradients)
            gradients = [g if need else None for g, need in zip(gradients, needs, strict=True)]
        return (*gradients, *[None] * extra)

    def _backward_step(self, wants: Mask, has_cotangent: Mask, broadcast: BroadcastInfo | None) -> _Derivation:
        sums = None if broadcast is None else tuple([broadcast.is_summed(b) for b in broadcast.batches])
        key = wants, has_cotangent, sums
        step = self._backward_steps.get(key)
        if step is None:
            step = self._backward_steps[key] = self._step(*self.op.vjp(*key))
        return step

    def _step(self, op: Any, derived: Any) -> _Derivation:
        return _Derivation(op, tuple(self._saved_index[i] for i in derived.sources), derived.results)

    def _fast_step(self, step: _Derivation, extra: int, shapes: tuple[Shape, ...] | None = None) -> Callable[..., Any]:
        """Gradients from the saved tensors and cotangents by the fast path, or None if that does not take the call."""
        count = len(step.op.program.outputs) if step.op else 0
        none = count + len(self.saved) + len(self.program.outputs)  # index of the None that follows all of these
        indices = [none if r is None else r if r >= 0 else count + len(self.saved) - 1 - r for r in step.results]
        inputs, select = _tuple_getter(step.sources), _tuple_getter([*indices, *[none] * extra])
        fast = step.op.fast if step.op else lambda *_: ((),)

        def gradients(values: tuple[Any, ...]) -> tuple[Tensor | None, ...] | None:
            result = fast(shapes, *inputs(values))
            return None if result is None else select((*result[0], *values, None))

        return gradients

    @staticmethod
    def _compute(step: _Derivation, inputs: Sequence[Tensor], broadcast: BroadcastInfo | None) -> tuple[Tensor, ...]:
        if broadcast is not None:
            outputs: tuple[Tensor, ...] = step.op(inputs, step.shapes(broadcast.batches))
            return outputs
        result = step.op.call(*inputs)
        return result if type(result) is tuple else (result,)

    def jvp(self, ctx: Any, *arguments: Tensor | None) -> tuple[Tensor | None, ...]:
        """Tangents of the outputs."""
        tangents = arguments[: self.count]
        has_tangent = tuple([t is not None for t in tangents])
        step = self._forward_steps.get(has_tangent)
        if step is None:
            step = self._forward_steps[has_tangent] = self._step(*self.op.jvp(has_tangent))
        broadcast = getattr(ctx, "broadcast", None)
        outputs: tuple[Tensor, ...] = ()
        # torch calls jvp with forward mode disabled, and the saved inputs are still dual tensors.
        with private.set_forward_ad_enabled(True):
            if step.op is not None:
                saved = saved_tensors(ctx, self.program.title)
                primals = [forward_ad.unpack_dual(x, level=0).primal for x in saved]
                values = [*primals, *tangents]
                shapes = None if broadcast is None else step.shapes(broadcast.results)
                outputs = step.op([values[i] for i in step.sources], shapes)
                if broadcast is not None:  # use the primal's dtype, even if no input of that dtype has a tangent
                    dtype = functools.reduce(torch.promote_types, broadcast.dtypes)
                    outputs = tuple([y if y.dtype == dtype else y.to(dtype) for y in outputs])
            if None in step.results:
                return _with_zeros(self.program, step, outputs, tangents, broadcast and broadcast.results)
        return outputs


def _tuple_getter(indices: Sequence[int]) -> Callable[[Any], tuple[Any, ...]]:
    """`operator.itemgetter` that returns a tuple for any number of indices."""
    if len(indices) > 1:
        return operator.itemgetter(*indices)
    return operator.itemgetter(slice(indices[0], indices[0] + 1) if indices else slice(0))


@private.untraced
def make_apply(op: Any, eager: bool) -> Apply:
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
    """Forward and backward that try the fast path first.

    Small calls spend half their time here, so every name is a local variable or a closure cell.
    """
    fast, count, steps, get_saved = rules.op.fast, rules.count, rules.fast_steps, _tuple_getter(rules.saved)
    title = rules.program.title
    level, grad_enabled, dispatch_modes = private.forward_ad_level, torch.is_grad_enabled, private.dispatch_modes

    def forward(ctx: Any, *arguments: Any) -> tuple[Tensor, ...]:
        result = fast(None, *arguments) if len(arguments) == count else None
        if result is None:
            return rules.forward(ctx, *arguments)
        saved = get_saved(arguments)
        ctx.save_for_backward(*saved)
        ctx.set_materialize_grads(False)
        if level() >= 0:
            ctx.save_for_forward(*saved)
        outputs: tuple[Tensor, ...] = result[0]
        if result[1] is None:
            ctx.steps = steps
        else:
            ctx.broadcast, ctx.steps = result[1], result[1].backward_steps
        return outputs

    def backward(ctx: Any, *cotangents: Tensor | None) -> tuple[Tensor | None, ...]:
        key = ctx.needs_input_grad, *map(type, cotangents)
        step, tensors = ctx.steps.get(key), None
        # In grad mode or forward mode the gradients may be differentiated again, and logs get every call.
        if step is not None and not (grad_enabled() or level() >= 0 or dispatch_modes() or LOGS):
            tensors = saved_tensors(ctx, title)  # read once: a checkpoint unpacks its tensors only once
            gradients: tuple[Tensor | None, ...] | None = step(tensors + cotangents)
            if gradients is not None:  # None if the shapes are new
                return gradients
        return _untraced(rules.backward, ctx, key, tensors, *cotangents)

    return forward, backward


@private.untraced
def _untraced(rule: Callable[..., Any], *arguments: Any) -> Any:
    return rule(*arguments)


def _public_methods(rules: Derivatives) -> dict[str, Any]:
    """Forward, setup_context and vmap for torch's public ``Function.apply``, which handles functorch levels itself."""

    def forward(*arguments: Any) -> tuple[Tensor, ...]:
        inputs, request = rules.split(arguments)
        op, results = rules.op, request.results
        outputs: tuple[Tensor, ...]
        if without_storage(inputs):
            outputs = op.compute_in_torch(inputs, results, recorded=True)[0]
        elif request.into is not None:
            outputs = op.compute(inputs, results, recorded=True, into=request.into)[0]
        elif torch_route.is_suitable(op.program, inputs):
            outputs = op.in_torch(inputs, results)
        else:  # the dispatcher detects tracers and modes that no public name reports
            outputs = op.dispatch(inputs, results, LAUNCH)
        return outputs

    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        tensors, request = rules.split(inputs)
        rules.save_tensors(ctx, tensors, forward_mode=True)
        broadcast = BroadcastInfo.of(rules.program, tensors, [y.shape for y in output], request.results)
        rules.set_context(ctx, broadcast, request)

    def vmap(info: Any, in_dims: tuple[Any, ...], *arguments: Any) -> Any:
        inputs, request = rules.split(arguments)
        outputs = call_under_vmap(rules.op, info.batch_size, in_dims[: rules.count], inputs, request.results)
        return outputs, (0,) * len(outputs)

    return {
        name: staticmethod(f) for name, f in (("forward", forward), ("setup_context", setup_context), ("vmap", vmap))
    }


def _compute_traced(op: Any, results: tuple[Shape, ...] | None, inputs: Sequence[Tensor]) -> Any:
    """Forward on tensors that are not eager: re-enters the dispatcher, or lowers to torch operations."""
    if private.functorch_active():
        with private.outer_levels_enabled():
            return op.dispatch(inputs, results)
    with private.below_autograd():
        is_suitable = torch_route.is_suitable(op.program, inputs)
        if LOGS and private.is_tracing_graph():
            record_traced(op.program, reasons.of_graph(op.program, inputs, is_suitable))
        return op.in_torch(inputs, results) if is_suitable else op.dispatch(inputs, results)


def _with_zeros(
    program: Program,
    step: _Derivation,
    outputs: tuple[Tensor, ...],
    tangents: Sequence[Tensor | None],
    batches: Sequence[Shape] | None,
) -> tuple[Tensor, ...]:
    """All tangents, with zeros for constant outputs, because torch does not accept None there."""
    j, tangent = next((j, t) for j, t in enumerate(tangents) if t is not None)
    shapes = batches or [batch_shape(tangent.shape, program.inputs[j])] * len(program.outputs)
    return tuple(
        tangent.new_zeros((*b, *p.shape)) if r is None else outputs[r]
        for r, b, p in zip(step.results, shapes, program.outputs, strict=True)
    )
