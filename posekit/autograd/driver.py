"""The Function that torch runs for a `NestedFunction`: the same on a flat row of tensors."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

from ..engine import forward_ad_level, once_differentiable, set_forward_ad_enabled
from ..errors import ArgumentError, PosekitError, ShapeError
from .context import NestedContext
from .nest import Nest


class Call:
    """One call on its way through torch, which sees only its tensors."""

    def __init__(self, inputs: Nest) -> None:
        self.inputs = inputs
        self.outputs = inputs
        self.context: NestedContext | None = None
        self.places: Places | None = None


class Places:
    """Where tensors of a context are found again: among the inputs, the outputs, or those returned after these."""

    def __init__(self, context: NestedContext, inputs: Sequence[Tensor], outputs: Sequence[Tensor], name: str) -> None:
        ins = {id(x): i for i, x in enumerate(inputs)}
        outs = {id(y): len(ins) + j for j, y in enumerate(outputs)}
        self.nest, saved = Nest.of(context._saved)
        self.extra = list({id(x): x for x in saved if id(x) not in ins and id(x) not in outs}.values())
        row = {id(x): i for i, x in enumerate((*inputs, *outputs, *self.extra))} | ins
        self.saved = [row[id(x)] for x in saved]
        self.dirty = [ins.get(id(x), -1) for x in context._dirty]
        self.constant = [outs.get(id(y), -1) for y in context._constant]
        context._saved, context._dirty, context._constant = (), [], []
        if -1 in self.dirty or any(id(inputs[i]) not in outs for i in self.dirty):
            raise ArgumentError(f"{name}: what is marked dirty must be an input and returned as an output")
        if -1 in self.constant:
            raise ArgumentError(f"{name}: what is marked non-differentiable must be an output")


def driver_of(cls: type[torch.autograd.Function]) -> Any:
    """The Function of a class that defines forward and, perhaps, its derivatives."""
    driver = Driver(cls)
    # torch's `once_differentiable` looks at tensors only, so it goes around the row of them, not around nestings.
    backward = driver.backward if driver.once is None else torch.autograd.function.once_differentiable(driver.backward)
    methods: dict[str, Any] = {
        "forward": driver.forward,
        "setup_context": driver.setup_context,
        "backward": backward,
    }
    methods |= {"jvp": driver.jvp} if driver.has_jvp else {}
    methods |= {"vmap": driver.vmap} if driver.has_vmap else {}
    body: dict[str, Any] = {key: staticmethod(method) for key, method in methods.items()}
    body |= {"generate_vmap_rule": not driver.has_vmap, "__module__": cls.__module__}
    return type(driver.name, (torch.autograd.Function,), body)


class Driver:
    """The rules of such a Function."""

    def __init__(self, cls: Any) -> None:
        self.cls, self.name = cls, cls.__name__
        parts = ("setup_context", "jvp", "vmap")
        base = torch.autograd.Function
        self.split, self.has_jvp, self.has_vmap = (getattr(cls, part) is not getattr(base, part) for part in parts)
        self.once = once_differentiable(cls.backward)
        self.differentiate = self.once or cls.backward
        if self.has_vmap and not self.split:
            fact = "a NestedFunction with a vmap must also define setup_context(ctx, inputs, output)"
            raise ArgumentError(f"{self.name}: {fact}")

    def forward(self, call: Call, *tensors: Tensor) -> tuple[Tensor, ...]:
        inputs = call.inputs.fill(tensors)
        forward_mode = forward_ad_level() >= 0
        if self.split:
            before = [x._version for x in tensors] if forward_mode else []
            call.outputs, outputs = Nest.of(self.cls.forward(*inputs))
            same = {id(x) for x, version in zip(tensors, before, strict=False) if x._version == version}
            return tuple(y.clone() if id(y) in same else y for y in outputs)
        call.context = NestedContext(call.inputs.fill([x.requires_grad for x in tensors], bare=True))
        call.outputs, outputs = Nest.of(self.cls.forward(call.context, *inputs))
        call.places = Places(call.context, tensors, outputs, self.name)
        extra, call.places.extra = call.places.extra, []
        # An input that is returned as it is comes out as a view, as torch would make it: so it can be saved as well.
        kept = {id(x) for i, x in enumerate(tensors) if i not in call.places.dirty}
        # In forward mode it is a copy: of a view, torch demands that the tangent be one of the input's.
        return (*[(y.clone() if forward_mode else y.view_as(y)) if id(y) in kept else y for y in outputs], *extra)

    def setup_context(self, ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        call, tensors = inputs[0], inputs[1:]
        needs = call.inputs.fill(ctx.needs_input_grad[1:], bare=True)
        context, places = copy.copy(call.context), call.places
        if self.split:
            context = NestedContext(needs)
            self.cls.setup_context(context, call.inputs.fill(tensors), call.outputs.fill(output))
            places = Places(context, tensors, output, self.name)
            if places.extra:
                fact = "only inputs and outputs can be saved; return what else is needed"
                raise ArgumentError(f"{self.name}.setup_context: {fact}")
        context.needs_input_grad = needs
        row = (*tensors, *output)
        saved = [row[i] for i in places.saved]
        ctx.save_for_backward(*saved)
        if self.has_jvp:
            ctx.save_for_forward(*saved)
        if places.dirty:
            ctx.mark_dirty(*[row[i] for i in places.dirty])
        constant = {*places.constant, *[len(tensors) + j for j, y in enumerate(output) if not y.is_floating_point()]}
        ctx.mark_non_differentiable(*[row[i] for i in constant])
        ctx.set_materialize_grads(False)  # to know which did not come; `_filled` adds the zeros
        ctx.context, ctx.saved_nest, ctx.nests = context, places.nest, (call.inputs, call.outputs)
        ctx.like = [[(x.shape, x.dtype, x.device) for x in part] for part in (tensors, output)]
        ctx.differentiable = [len(tensors) + j not in constant for j in range(len(output))]

    def backward(self, ctx: Any, *gradients: Tensor | None) -> tuple[Tensor | None, ...]:
        inputs, outputs = ctx.nests
        if any(g is not None for g in gradients[outputs.count :]):
            raise PosekitError(
                f"{self.name}: a second derivative reached a saved tensor that is neither input nor output; "
                "save inputs and outputs, or return it as an output"
            )
        where, nested = f"{self.name}.backward", _filled(ctx, 1, gradients)
        given = self.differentiate(_bound(ctx, ctx.saved_tensors), *(nested if type(nested) is tuple else (nested,)))
        found = inputs.read(_as_inputs(given, inputs, where), f"{where}: the gradient")
        _check_shapes(found, ctx.like[0], f"{where}: the gradient", "inputs")
        return (None, *found)

    def jvp(self, ctx: Any, _: None, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
        outputs, where = ctx.nests[1], f"{self.name}.jvp: the tangent"
        # torch calls jvp with forward mode switched off and what was saved still dual, which is not for an outer one.
        with set_forward_ad_enabled(True):
            saved = [forward_ad.unpack_dual(x, level=0).primal for x in ctx.saved_tensors]
            given = self.cls.jvp(_bound(ctx, saved), *_filled(ctx, 0, tangents))
        found = outputs.read(given, where)
        _check_shapes(found, ctx.like[1], where, "outputs")
        # torch takes no None. What was saved besides has no tangent: NaN tells whoever differentiates through it.
        extra = len(ctx.like[1]) - outputs.count
        missing = [0.0] * outputs.count + [float("nan")] * extra
        rows = zip([*found, *[None] * extra], missing, ctx.like[1], ctx.differentiable, strict=True)
        return tuple(
            None if not moves else torch.full(shape, value, dtype=dtype, device=device) if t is None else t
            for t, value, (shape, dtype, device), moves in rows
        )

    def vmap(self, info: Any, in_dims: tuple[Any, ...], call: Call, *tensors: Tensor) -> Any:
        dims = call.inputs.fill(in_dims[1:], bare=True)
        values, out_dims = self.cls.vmap(info, dims, *call.inputs.fill(tensors))
        call.outputs, outputs = Nest.of(values)
        where = f"{self.name}.vmap: the dimensions of the outputs"
        return tuple(outputs), tuple(call.outputs.read(out_dims, where, int))


def _bound(ctx: Any, saved: Sequence[Tensor]) -> NestedContext:
    """The user's context, with what was saved."""
    context: NestedContext = copy.copy(ctx.context)
    context._saved = ctx.saved_nest.fill(saved)
    return context


def _filled(ctx: Any, side: int, values: Sequence[Tensor | None]) -> Any:
    """Gradients or tangents in the nesting of one side."""
    full = [
        torch.zeros(shape, dtype=dtype, device=device)
        if v is None and ctx.context._materialize and dtype.is_floating_point
        else v
        for v, (shape, dtype, device) in zip(values, ctx.like[side], strict=False)
    ]
    return ctx.nests[side].fill(full[: ctx.nests[side].count], bare=True)


def _check_shapes(found: Sequence[Tensor | None], like: Sequence[Any], where: str, side: str) -> None:
    for i, (x, (shape, _, _)) in enumerate(zip(found, like, strict=False)):
        if x is not None and x.shape != shape:
            fact = f"of tensor {i} of the {side} must have shape {tuple(shape)}, got {tuple(x.shape)}"
            raise ShapeError(f"{where} {fact}")


def _as_inputs(given: Any, inputs: Nest, where: str) -> tuple[Any, ...]:
    """What backward returned, with one entry for each input."""
    count = len(inputs.fill([None] * inputs.count))
    if type(given) is not tuple:
        given = (given,)
    if len(given) < count or any(g is not None for g in given[count:]):
        raise ArgumentError(f"{where} must return one gradient for each of the {count} inputs, got {len(given)}")
    return given[:count]
