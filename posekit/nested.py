"""`NestedFunction`: differentiable functions of users, over any nesting of poses, rotations and tensors."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.utils import _pytree as pytree

from ._batched import Batched
from .engine import _internals
from .errors import ArgumentError, PosekitError, ShapeError

if TYPE_CHECKING:
    from torch.autograd.function import FunctionMeta
else:
    FunctionMeta = type(torch.autograd.Function)


class NestedContext:
    """What the forward side of a `NestedFunction` leaves for its `backward` and `jvp`.

    Any further attribute may be set for them, if it holds no tensors.

    Attributes:
        needs_input_grad: Which tensors need gradients, in the nesting of the inputs.
    """

    def __init__(self, needs_input_grad: tuple[Any, ...]) -> None:
        self.needs_input_grad = needs_input_grad
        self._saved: tuple[Any, ...] = ()
        self._dirty: list[Tensor] = []
        self._constant: list[Tensor] = []
        self._materialize = True

    def save_for_backward(self, *values: Any) -> None:
        """Keep nestings for `backward` and `jvp`, which find them as `saved`."""
        self._saved = values

    @property
    def saved(self) -> tuple[Any, ...]:
        """What `save_for_backward` was given."""
        return self._saved

    def mark_dirty(self, *values: Any) -> None:
        """Declare that these inputs were changed in place. They must be among the outputs."""
        self._dirty += _tensors(values)

    def mark_non_differentiable(self, *values: Any) -> None:
        """Declare that no gradients flow through these outputs."""
        self._constant += _tensors(values)

    def set_materialize_grads(self, value: bool) -> None:
        """Whether gradients and tangents that are not there are zeros, which is the default, or None."""
        self._materialize = value


class Followed(FunctionMeta):
    """Of classes whose ``apply`` torch.compile follows: of torch's own metaclass it would trace ``forward`` instead."""


class NestedFunction(torch.autograd.Function, metaclass=Followed):
    """A differentiable function over any nesting of Poses, Rotations, tensors and plain values.

    Override `forward` and `backward`, and call ``apply``. Inputs and outputs are Poses, Rotations and tensors, in
    tuples, lists and dicts of any depth, among plain values; only the tensors are differentiated. Gradients come and
    go in the same nestings: that of a Pose is a Pose of gradients. For one that is returned a tuple will do, such as
    ``(position, quaternion)``, and None says that there is no gradient of all below it. As in torch, the parts of an
    output that is a tuple are the arguments of `backward`, and one gradient needs no tuple.

    Optional, as in torch: ``setup_context(ctx, inputs, output)``, to which `forward` then leaves its ctx;
    ``jvp(ctx, *tangents)``, from tangents in the inputs' nesting to those in the outputs'; and
    ``vmap(info, in_dims, *inputs)``, to outputs and their dimensions, which needs a ``setup_context``. Without a vmap,
    what is written in torch is mapped as it is.

    `torch.compile` runs the function beside its graphs. One whose methods are all written in torch becomes part of them
    where its class says ``traceable = True`` in its body. `torch.export` keeps what it does, not its derivatives.

    >>> class Extent(NestedFunction):
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
        cls._driver, cls._compiled = _driver_of(cls), cls._call
        remedy = f"{cls.__name__} may be more than torch; if all its methods are torch, say traceable = True in it"

        def keep(made: Any) -> None:
            cls._compiled = made

        _internals.opaque(lambda *inputs: cls._call(*inputs), keep, cls.traceable, remedy)

    @staticmethod
    def forward(*arguments: Any) -> Any:
        """The outputs, from the context and the inputs."""
        raise NotImplementedError("a NestedFunction must define forward")

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """The gradients of the inputs, from those of the outputs."""
        raise NotImplementedError("a NestedFunction that is differentiated must define backward")

    @classmethod
    def apply(cls, *inputs: Any) -> Any:
        """Call the function."""
        if cls is NestedFunction:
            raise ArgumentError("NestedFunction: apply is called on a class of yours that defines forward")
        return cls._compiled(*inputs) if torch.compiler.is_compiling() else cls._call(*inputs)

    @classmethod
    def _call(cls, *inputs: Any) -> Any:
        nest, tensors = _Nest.of(inputs)
        call = _Call(nest)
        made = cls._driver.apply(call, *tensors)
        return call.outputs.fill(made[: call.outputs.count])


class _Nest:
    """The nesting of some values, without its tensors."""

    def __init__(self, leaves: list[Any], spec: Any) -> None:
        self.spec = spec
        self.plain = [None if isinstance(x, Tensor) else x for x in leaves]
        self.places = [i for i, x in enumerate(leaves) if isinstance(x, Tensor)]

    @classmethod
    def of(cls, values: Any) -> tuple[_Nest, list[Tensor]]:
        leaves, spec = pytree.tree_flatten(values)
        nest = cls(leaves, spec)
        return nest, [leaves[i] for i in nest.places]

    @property
    def count(self) -> int:
        """How many tensors it has."""
        return len(self.places)

    def fill(self, values: Sequence[Any], bare: bool = False) -> Any:
        """The nesting with these values for its tensors, and None for everything else if ``bare``."""
        leaves = [None] * len(self.plain) if bare else list(self.plain)
        for i, value in zip(self.places, values, strict=True):
            leaves[i] = value
        return pytree.tree_unflatten(leaves, self.spec)

    def read(self, values: Any, where: str, kinds: Any = Tensor) -> list[Any]:
        """What ``values``, of this nesting, has for each tensor; a None or an int counts for everything below it."""
        found: list[Any] = [None] * len(self.plain)
        numbered = pytree.tree_unflatten(range(len(self.plain)), self.spec)
        _match(values, numbered, found, where, kinds)
        for i, value in enumerate(found):
            if value is not None and i not in self.places and kinds is Tensor:
                raise ArgumentError(f"{where} has a tensor where there is none to differentiate: {self.plain[i]!r}")
        return [found[i] for i in self.places]


def _match(values: Any, numbered: Any, found: list[Any], where: str, kinds: Any) -> None:
    if values is None:
        return
    leaves, spec = _one_level(numbered)
    if spec is None or (kinds is not Tensor and isinstance(values, kinds)):
        if not isinstance(values, kinds):
            raise ArgumentError(f"{where} must be a {kinds.__name__} or None there, got {type(values).__name__}")
        for i in pytree.tree_leaves(numbered):
            found[i] = values
        return
    parts, got = _one_level(values)
    if type(values) is tuple and isinstance(numbered, Batched) and len(values) == len(leaves):
        parts, got = list(values), spec
    if got != spec:
        raise ArgumentError(f"{where} must be nested like {type(numbered).__name__}, got {type(values).__name__}")
    for part, leaf in zip(parts, leaves, strict=True):
        _match(part, leaf, found, where, kinds)


def _one_level(value: Any) -> tuple[list[Any], Any]:
    """The parts of a container and what it is; for anything else, nothing."""
    parts, spec = pytree.tree_flatten(value, is_leaf=lambda x: x is not value)
    return (parts, None) if len(parts) == 1 and parts[0] is value else (parts, spec)


def _tensors(values: Any) -> list[Tensor]:
    return [x for x in pytree.tree_leaves(values) if isinstance(x, Tensor)]


class _Call:
    """One call on its way through torch, which sees only its tensors."""

    def __init__(self, inputs: _Nest) -> None:
        self.inputs = inputs
        self.outputs = inputs
        self.context: NestedContext | None = None
        self.places: _Places | None = None


class _Places:
    """Where tensors of a context are found again: among the inputs, the outputs, or those returned after these."""

    def __init__(self, context: NestedContext, inputs: Sequence[Tensor], outputs: Sequence[Tensor], name: str) -> None:
        ins = {id(x): i for i, x in enumerate(inputs)}
        outs = {id(y): len(ins) + j for j, y in enumerate(outputs)}
        self.nest, saved = _Nest.of(context._saved)
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


def _driver_of(cls: type[NestedFunction]) -> Any:
    """The Function that torch runs: the same on a flat row of tensors."""
    name, base = cls.__name__, torch.autograd.Function
    parts = ("setup_context", "jvp", "vmap")
    split, has_jvp, has_vmap = (getattr(cls, part) is not getattr(base, part) for part in parts)
    if has_vmap and not split:
        raise ArgumentError(f"{name}: a NestedFunction with a vmap must also define setup_context(ctx, inputs, output)")

    def forward(call: _Call, *tensors: Tensor) -> tuple[Tensor, ...]:
        inputs = call.inputs.fill(tensors)
        forward_mode = _internals.forward_ad_level() >= 0
        if split:
            before = [x._version for x in tensors] if forward_mode else []
            call.outputs, outputs = _Nest.of(cls.forward(*inputs))
            same = {id(x) for x, version in zip(tensors, before, strict=False) if x._version == version}
            return tuple(y.clone() if id(y) in same else y for y in outputs)
        call.context = NestedContext(call.inputs.fill([x.requires_grad for x in tensors], bare=True))
        call.outputs, outputs = _Nest.of(cls.forward(call.context, *inputs))
        call.places = _Places(call.context, tensors, outputs, name)
        extra, call.places.extra = call.places.extra, []
        # An input that is returned as it is comes out as a view, as torch would make it: so it can be saved as well.
        kept = {id(x) for i, x in enumerate(tensors) if i not in call.places.dirty}
        # In forward mode it is a copy: of a view, torch demands that the tangent be one of the input's.
        return (*[(y.clone() if forward_mode else y.view_as(y)) if id(y) in kept else y for y in outputs], *extra)

    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        call, tensors = inputs[0], inputs[1:]
        needs = call.inputs.fill(ctx.needs_input_grad[1:], bare=True)
        context, places = copy.copy(call.context), call.places
        if split:
            context = NestedContext(needs)
            cls.setup_context(context, call.inputs.fill(tensors), call.outputs.fill(output))
            places = _Places(context, tensors, output, name)
            if places.extra:
                raise ArgumentError(
                    f"{name}.setup_context: only inputs and outputs can be saved; return what else is needed"
                )
        context.needs_input_grad = needs
        row = (*tensors, *output)
        saved = [row[i] for i in places.saved]
        ctx.save_for_backward(*saved)
        if has_jvp:
            ctx.save_for_forward(*saved)
        if places.dirty:
            ctx.mark_dirty(*[row[i] for i in places.dirty])
        constant = {*places.constant, *[len(tensors) + j for j, y in enumerate(output) if not y.is_floating_point()]}
        ctx.mark_non_differentiable(*[row[i] for i in constant])
        ctx.set_materialize_grads(False)  # to know which did not come; `filled` adds the zeros
        ctx.context, ctx.saved_nest, ctx.nests = context, places.nest, (call.inputs, call.outputs)
        ctx.like = [[(x.shape, x.dtype, x.device) for x in part] for part in (tensors, output)]
        ctx.differentiable = [len(tensors) + j not in constant for j in range(len(output))]

    def bound(ctx: Any, saved: Sequence[Tensor]) -> NestedContext:
        context = copy.copy(ctx.context)
        context._saved = ctx.saved_nest.fill(saved)
        return context

    def filled(ctx: Any, side: int, values: Sequence[Tensor | None]) -> Any:
        """Gradients or tangents in the nesting of one side."""
        full = [
            torch.zeros(shape, dtype=dtype, device=device)
            if v is None and ctx.context._materialize and dtype.is_floating_point
            else v
            for v, (shape, dtype, device) in zip(values, ctx.like[side], strict=False)
        ]
        return ctx.nests[side].fill(full[: ctx.nests[side].count], bare=True)

    def backward(ctx: Any, *gradients: Tensor | None) -> tuple[Tensor | None, ...]:
        inputs, outputs = ctx.nests
        if any(g is not None for g in gradients[outputs.count :]):
            raise PosekitError(
                f"{name}: a second derivative reached a saved tensor that is neither input nor output; "
                "save inputs and outputs, or return it as an output"
            )
        nested = filled(ctx, 1, gradients)
        given = cls.backward(bound(ctx, ctx.saved_tensors), *(nested if type(nested) is tuple else (nested,)))
        found = inputs.read(_as_inputs(given, inputs, f"{name}.backward"), f"{name}.backward: the gradient")
        for i, (g, (shape, _, _)) in enumerate(zip(found, ctx.like[0], strict=True)):
            if g is not None and g.shape != shape:
                raise ShapeError(
                    f"{name}.backward: the gradient of tensor {i} of the inputs must have shape {tuple(shape)}, "
                    f"got {tuple(g.shape)}"
                )
        return (None, *found)

    def jvp(ctx: Any, _: None, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
        outputs = ctx.nests[1]
        # torch calls jvp with forward mode switched off and what was saved still dual, which is not for an outer one.
        with _internals.set_forward_ad_enabled(True):
            saved = [forward_ad.unpack_dual(x, level=0).primal for x in ctx.saved_tensors]
            given = cls.jvp(bound(ctx, saved), *filled(ctx, 0, tangents))
        found = outputs.read(given, f"{name}.jvp: the tangent")
        for j, (t, (shape, _, _)) in enumerate(zip(found, ctx.like[1], strict=False)):
            if t is not None and t.shape != shape:
                raise ShapeError(
                    f"{name}.jvp: the tangent of tensor {j} of the outputs must have shape {tuple(shape)}, "
                    f"got {tuple(t.shape)}"
                )
        # torch takes no None. What was saved besides has no tangent: NaN tells whoever differentiates through it.
        extra = len(ctx.like[1]) - outputs.count
        missing = [0.0] * outputs.count + [float("nan")] * extra
        rows = zip([*found, *[None] * extra], missing, ctx.like[1], ctx.differentiable, strict=True)
        return tuple(
            None if not moves else torch.full(shape, value, dtype=dtype, device=device) if t is None else t
            for t, value, (shape, dtype, device), moves in rows
        )

    def vmap(info: Any, in_dims: tuple[Any, ...], call: _Call, *tensors: Tensor) -> Any:
        dims = call.inputs.fill(in_dims[1:], bare=True)
        values, out_dims = cls.vmap(info, dims, *call.inputs.fill(tensors))
        call.outputs, outputs = _Nest.of(values)
        return tuple(outputs), tuple(call.outputs.read(out_dims, f"{name}.vmap: the dimensions of the outputs", int))

    methods: dict[str, Any] = {"forward": forward, "setup_context": setup_context, "backward": backward}
    methods |= {"jvp": jvp} if has_jvp else {}
    methods |= {"vmap": vmap} if has_vmap else {}
    body: dict[str, Any] = {key: staticmethod(method) for key, method in methods.items()}
    return type(name, (base,), {**body, "generate_vmap_rule": not has_vmap, "__module__": cls.__module__})


def _as_inputs(given: Any, inputs: _Nest, where: str) -> tuple[Any, ...]:
    """What backward returned, with one entry for each input."""
    count = len(inputs.fill([None] * inputs.count))
    if type(given) is not tuple:
        given = (given,)
    if len(given) < count or any(g is not None for g in given[count:]):
        raise ArgumentError(f"{where} must return one gradient for each of the {count} inputs, got {len(given)}")
    return given[:count]
