"""`NestedFunction`: user-defined differentiable functions of any nesting of poses, rotations and tensors."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import torch
from torch import Tensor
from torch.autograd.function import FunctionCtx

from ..engine import as_leaf, forward_ad_level, once_differentiable, primal, saved_tensors, set_forward_ad_enabled
from ..errors import ArgumentError, PosekitError, ShapeError
from .context import Nest, NestedContext, is_divided


class NestedCall:
    """The state of one call that torch does not handle: nestings and context. Torch sees only the tensors."""

    def __init__(self, inputs: Nest) -> None:
        self.inputs = inputs
        self.outputs = inputs
        self.context: NestedContext | None = None
        self.indices: TensorIndices | None = None


class TensorIndices:
    """Indices of a context's tensors in the inputs, followed by the outputs, followed by the extra tensors.

    Extra tensors are saved, but neither inputs nor outputs. The driver returns them after the outputs.
    """

    def __init__(self, context: NestedContext, inputs: Sequence[Tensor], outputs: Sequence[Tensor], name: str) -> None:
        ins = {id(x): i for i, x in enumerate(inputs)}
        outs = {id(y): len(inputs) + j for j, y in enumerate(outputs)}
        for_forward = context._saved if context._saved_for_forward is None else context._saved_for_forward
        self.nest, saved = Nest.of(context._saved)
        self.nest_for_forward, saved_for_forward = Nest.of(for_forward)
        extra = [x for x in (*saved, *saved_for_forward) if id(x) not in ins and id(x) not in outs]
        self.extra = list({id(x): x for x in extra}.values())
        position = {id(x): i for i, x in enumerate((*inputs, *outputs, *self.extra))} | ins
        self.saved, self.saved_for_forward = ([position[id(x)] for x in part] for part in (saved, saved_for_forward))
        self.dirty = [ins.get(id(x), -1) for x in context._dirty]
        self.non_differentiable = [outs.get(id(y), -1) for y in context._non_differentiable]
        context._saved, context._saved_for_forward = (), None
        context._dirty, context._non_differentiable = [], []
        if -1 in self.dirty or any(id(inputs[i]) not in outs for i in self.dirty):
            raise ArgumentError(f"{name}: a value marked dirty must be an input and must be returned as an output")
        if -1 in self.non_differentiable:
            raise ArgumentError(f"{name}: a value marked non-differentiable must be an output")


def make_driver(cls: type[torch.autograd.Function], rule: str) -> Any:
    """The autograd Function that runs a `NestedFunction`. ``rule`` is its method that computes the gradients."""
    driver = Driver(cls, rule)
    # torch's `once_differentiable` handles tensors only, so it wraps the driver's backward, which has no nestings.
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
    """The static methods of the autograd Function that runs a `NestedFunction`: see `make_driver`."""

    def __init__(self, cls: Any, rule: str) -> None:
        self.cls, self.name = cls, cls.__name__
        parts = ("setup_context", "jvp", "vmap")
        base = torch.autograd.Function
        self.has_setup_context, self.has_jvp, self.has_vmap = (
            getattr(cls, part) is not getattr(base, part) for part in parts
        )
        self.where = f"{self.name}.{rule}"
        self.once = once_differentiable(getattr(cls, rule))
        self.differentiate = self.once or getattr(cls, rule)
        if self.has_vmap and not self.has_setup_context:
            fact = "a NestedFunction with a vmap must also define setup_context(ctx, inputs, output)"
            raise ArgumentError(f"{self.name}: {fact}")

    def forward(self, call: NestedCall, *tensors: Tensor) -> tuple[Tensor, ...]:
        inputs = call.inputs.fill(tensors)
        forward_mode = forward_ad_level() >= 0
        if self.has_setup_context:
            before = [x._version for x in tensors] if forward_mode else []
            call.outputs, outputs = Nest.of(self.cls.forward(*inputs))
            unmodified = {id(x) for x, version in zip(tensors, before, strict=False) if x._version == version}
            return tuple(y.clone() if id(y) in unmodified else y for y in outputs)
        call.context = NestedContext(call.inputs.fill([x.requires_grad for x in tensors], tensors_only=True))
        call.outputs, outputs = Nest.of(self.cls.forward(call.context, *inputs))
        call.indices = self.indices(call.context, tensors, outputs)
        extra, call.indices.extra = call.indices.extra, []
        # An input that is returned unmodified becomes a view, as torch would make it, so that it can be saved too.
        unmodified = {id(x) for i, x in enumerate(tensors) if i not in call.indices.dirty}
        # In forward mode it is copied: torch requires that the tangent of a view is a view of the input's tangent.
        return (*[(y.clone() if forward_mode else y.view_as(y)) if id(y) in unmodified else y for y in outputs], *extra)

    def indices(self, context: NestedContext, inputs: Sequence[Tensor], outputs: Sequence[Tensor]) -> TensorIndices:
        if not self.has_jvp:
            context._saved_for_forward = None  # nothing reads it
        return TensorIndices(context, inputs, outputs, self.name)

    def setup_context(self, ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        call, tensors = inputs[0], inputs[1:]
        needs = call.inputs.fill(ctx.needs_input_grad[1:], tensors_only=True)
        context, indices = copy.copy(call.context), call.indices
        if self.has_setup_context:
            context = NestedContext(needs)
            self.cls.setup_context(context, call.inputs.fill(tensors), call.outputs.fill(output))
            indices = self.indices(context, tensors, output)
            if indices.extra:
                fact = "only inputs and outputs can be saved; return any other tensor as an output"
                raise ArgumentError(f"{self.name}.setup_context: {fact}")
        context.needs_input_grad = needs
        flat = (*tensors, *output)
        _save(ctx, indices, flat, self.has_jvp)
        if indices.dirty:
            ctx.mark_dirty(*[flat[i] for i in indices.dirty])
        integers = [len(tensors) + j for j, y in enumerate(output) if not y.is_floating_point()]
        non_differentiable = {*indices.non_differentiable, *integers}
        ctx.mark_non_differentiable(*[flat[i] for i in non_differentiable])
        ctx.set_materialize_grads(False)  # shows which gradients are missing; `_nest_derivatives` adds the zeros
        ctx.context, ctx.nests = context, (call.inputs, call.outputs)
        ctx.specs = [[(x.shape, x.dtype, x.device) for x in part] for part in (tensors, output)]
        ctx.differentiable = [len(tensors) + j not in non_differentiable for j in range(len(output))]

    def backward(self, ctx: Any, *gradients: Tensor | None) -> tuple[Tensor | None, ...]:
        inputs, outputs = ctx.nests
        if any(g is not None for g in gradients[outputs.count :]):
            raise PosekitError(
                f"{self.name}: a second derivative reached a saved tensor that is neither an input nor an output; "
                "save only inputs and outputs, or return this tensor as an output"
            )
        nested = _nest_derivatives(ctx, 1, gradients)
        context = _user_context(ctx, saved_tensors(ctx, self.name), ctx.saved_for_backward)
        returned = self.differentiate(context, *(nested if type(nested) is tuple else (nested,)))
        flat = inputs.read(_as_inputs(returned, inputs, self.where), f"{self.where}: the gradient")
        _check_shapes(flat, ctx.specs[0], f"{self.where}: the gradient", "inputs")
        return (None, *flat)

    def jvp(self, ctx: Any, _: None, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
        outputs, where = ctx.nests[1], f"{self.name}.jvp: the tangent"
        # torch calls jvp with forward mode disabled, and the saved tensors are still dual tensors. An outer level of
        # forward mode needs it enabled, and only the primals of this level.
        with set_forward_ad_enabled(True):
            saved = [primal(x) for x in ctx.saved_tensors]
            context = _user_context(ctx, saved, ctx.saved_for_jvp)
            returned = self.cls.jvp(context, *_nest_derivatives(ctx, 0, tangents))
        flat = outputs.read(returned, where)
        _check_shapes(flat, ctx.specs[1], where, "outputs")
        # torch accepts no None here. The extra tensors have no tangent: NaN shows up if one is differentiated through.
        extra = len(ctx.specs[1]) - outputs.count
        missing = [0.0] * outputs.count + [float("nan")] * extra
        rows = zip([*flat, *[None] * extra], missing, ctx.specs[1], ctx.differentiable, strict=True)
        return tuple(
            None if not differentiable else torch.full(shape, value, dtype=dtype, device=device) if t is None else t
            for t, value, (shape, dtype, device), differentiable in rows
        )

    def vmap(self, info: Any, in_dims: tuple[Any, ...], call: NestedCall, *tensors: Tensor) -> Any:
        dims = call.inputs.fill(in_dims[1:], tensors_only=True)
        values, out_dims = self.cls.vmap(info, dims, *call.inputs.fill(tensors))
        call.outputs, outputs = Nest.of(values)
        where = f"{self.name}.vmap: the dimensions of the outputs"
        return tuple(outputs), tuple(call.outputs.read(out_dims, where, int))


def _save(ctx: Any, indices: TensorIndices, flat: Sequence[Tensor], has_jvp: bool) -> None:
    """Saves the tensors for backward and for jvp, each with their nesting and their place among those saved."""
    saved, for_jvp = indices.saved, indices.saved_for_forward
    if saved != for_jvp and not isinstance(ctx, FunctionCtx):
        # The context of vmap has one list of batch dimensions for both (torch 2.13), so both save everything.
        saved = for_jvp = saved + for_jvp
    ctx.save_for_backward(*[flat[i] for i in saved])
    if has_jvp:
        ctx.save_for_forward(*[flat[i] for i in for_jvp])
    ctx.saved_for_backward = indices.nest, slice(len(indices.saved))
    ctx.saved_for_jvp = indices.nest_for_forward, slice(len(for_jvp) - len(indices.saved_for_forward), None)


def _user_context(ctx: Any, saved: Sequence[Tensor], part: tuple[Nest, slice]) -> NestedContext:
    """The user's context, with its part of the saved tensors in their nesting."""
    context: NestedContext = copy.copy(ctx.context)
    nest, place = part
    context._saved = nest.fill(saved[place])
    return context


def _nest_derivatives(ctx: Any, side: int, values: Sequence[Tensor | None]) -> Any:
    """Tangents in the nesting of the inputs (side 0), or gradients in that of the outputs (side 1).

    Missing ones are materialised as zeros if the context says so.
    """
    materialised = [
        torch.zeros(shape, dtype=dtype, device=device)
        if v is None and ctx.context._materialize and dtype.is_floating_point
        else v
        for v, (shape, dtype, device) in zip(values, ctx.specs[side], strict=False)
    ]
    return ctx.nests[side].fill(materialised[: ctx.nests[side].count], tensors_only=True)


def _check_shapes(values: Sequence[Tensor | None], specs: Sequence[Any], where: str, side: str) -> None:
    for i, (x, (shape, _, _)) in enumerate(zip(values, specs, strict=False)):
        if x is not None and x.shape != shape:
            fact = f"of tensor {i} of the {side} must have shape {tuple(shape)}, got {tuple(x.shape)}"
            raise ShapeError(f"{where} {fact}")


def _as_inputs(returned: Any, inputs: Nest, where: str) -> tuple[Any, ...]:
    """The return value of backward as a tuple with one entry for each input."""
    values = inputs.fill([None] * inputs.count)
    count = len(values)
    if type(returned) is not tuple or (count == 1 and is_divided(returned, values[0])):
        returned = (returned,)
    if len(returned) < count or any(g is not None for g in returned[count:]):
        raise ArgumentError(f"{where} must return one gradient for each of the {count} inputs, got {len(returned)}")
    return returned[:count]


if TYPE_CHECKING:
    from torch.autograd.function import FunctionMeta
else:
    FunctionMeta = type(torch.autograd.Function)


class ApplyTracedByDynamo(FunctionMeta):
    """Metaclass of Functions whose ``apply`` Dynamo traces. With torch's own it would trace ``forward`` instead."""


class NestedFunction(torch.autograd.Function, metaclass=ApplyTracedByDynamo):
    """A differentiable function of any nesting of Poses, Rotations, tensors and other Python values.

    Override `forward` and `backward`, and call ``apply``. Inputs and outputs are Poses, Rotations, tensors and other
    Python values, in tuples, lists and dicts of any depth. Only the tensors are differentiated. Gradients have the same
    nesting as the values: the gradient of a Pose is a Pose of gradients. `backward` may also return the gradient of a
    Pose as a tuple ``(position, quaternion)``, and None in place of any part of the nesting that has no gradient. As in
    torch, the parts of an output that is a tuple are separate arguments of `backward`, and a single gradient can be
    returned without a tuple.

    As in torch, `backward` may be called `vjp`, and three methods are optional: ``setup_context(ctx, inputs, output)``,
    in which case `forward` takes no ctx; ``jvp(ctx, *tangents)``, which maps tangents in the nesting of the inputs to
    tangents in that of the outputs; and ``vmap(info, in_dims, *inputs)``, which returns the outputs and their mapped
    dimensions, and needs the first of the three. Without a vmap, methods written in torch operations are vmapped
    automatically.

    `forward` and `backward` replace ``forward_extended`` and ``backward_extended`` of torch's ``NestedIOFunction``,
    which torch can no longer run. Make them static, with the context in place of ``self``, and call ``apply`` of the
    class in place of an instance. ``ctx.saved_tensors`` has the nesting that was saved.

    `torch.compile` inserts a graph break and runs the function eagerly. If all methods are written in torch operations,
    set ``traceable = True`` in the body of the class to make the function part of the graph. `torch.export` records the
    operations of forward without the derivatives.

    >>> class Extent(pk.NestedFunction):
    ...     @staticmethod
    ...     def forward(ctx, pose, options):
    ...         ctx.save_for_backward(pose, options)
    ...         return {"extent": pose.position * options["scale"]}
    ...
    ...     @staticmethod
    ...     def backward(ctx, gradient):
    ...         pose, options = ctx.saved
    ...         return (gradient["extent"] * options["scale"], None), None
    """

    traceable: ClassVar[bool] = False
    _driver: ClassVar[Any]
    _compiled: ClassVar[Any]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        has_backward, has_vjp = cls.backward is not NestedFunction.backward, cls.vjp is not NestedFunction.vjp
        if has_backward and has_vjp:
            raise ArgumentError(f"{cls.__name__}: define either backward or vjp, not both")
        cls._driver, cls._compiled = make_driver(cls, "vjp" if has_vjp else "backward"), cls._call
        remedy = (
            f"{cls.__name__} may not be traceable; if its methods use only torch operations, set traceable = True in it"
        )

        def set_compiled(function: Any) -> None:
            cls._compiled = function

        as_leaf(lambda *inputs: cls._call(*inputs), set_compiled, cls.traceable, remedy)

    @staticmethod
    def forward(*arguments: Any) -> Any:
        """Computes the outputs from the context and the inputs."""
        raise NotImplementedError("a NestedFunction must define forward")

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """Computes the gradients of the inputs from the gradients of the outputs."""
        raise NotImplementedError("a NestedFunction that is differentiated must define backward")

    vjp = backward  # another name for it, as in torch

    @classmethod
    def apply(cls, *inputs: Any, **keywords: Any) -> Any:
        """Call the function with its inputs. Gradients flow through `backward`.

        >>> class Doubled(pk.NestedFunction):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         return 2 * x
        ...
        ...     @staticmethod
        ...     def backward(ctx, gradient):
        ...         return 2 * gradient
        ...
        >>> Doubled.apply(torch.ones(2))
        tensor([2., 2.])

        Args:
            *inputs: The inputs of `forward` after ctx: any nestings of Poses, Rotations, tensors and other values.
            **keywords: None: inputs are passed by position.
        """
        if keywords:
            raise ArgumentError(f"{cls.__name__}.apply: pass {', '.join(keywords)} by position, not by name")
        if cls is NestedFunction:
            raise ArgumentError("NestedFunction: apply must be called on a subclass that defines forward")
        return cls._compiled(*inputs) if torch.compiler.is_compiling() else cls._call(*inputs)

    @classmethod
    def _call(cls, *inputs: Any) -> Any:
        nest, tensors = Nest.of(inputs)
        call = NestedCall(nest)
        outputs = cls._driver.apply(call, *tensors)
        return call.outputs.fill(outputs[: call.outputs.count])
