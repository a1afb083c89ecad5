"""The autograd Functions that kinematics code calls, all made by one factory from the ops, and `scale_grad`.

A Function takes its tensors, then a buffer for each result, then a buffer for each gradient; each buffer may be None.
Without buffers a call is a call of the op, with everything that an op can do. With buffers:

    out    receives the result, is what is returned, and its version rises, so that a backward which still needs what
           it held raises. Its memory is nobody else's: sharing with an input or another buffer is refused.
    adj    holds exactly the gradient of its input once backward has run, whatever it held, also where that input needs
           none. `.grad` never aliases it; `torch.autograd.grad` of a leaf may return it.

What a buffer received before counts no more: a result written over keeps no graph alive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from . import _buffers as buffers
from .engine import _internals, launch, layout
from .engine.operation import Op, is_eager
from .errors import ArgumentError, PosekitError
from .math import pose, rotation
from .nested import NestedContext, NestedFunction

__all__ = [
    "BatchTransformPoint",
    "BatchTransformPointInverse",
    "BatchTransformPose",
    "GradFactor",
    "MatrixToQuaternion",
    "PoseInverse",
    "QuatToMatrix",
    "TransformPoint",
    "TransformPose",
    "scale_grad",
]
Maybe = Tensor | None


def make(name: str, declared: Callable[..., Any], *names: str, title: str = "", clouds: bool = False) -> Any:
    """A public Function of an op.

    Args:
        name: Of the Function.
        declared: The op.
        names: Of its tensors, of its result buffers and of its gradient buffers, each separated by spaces.
        title: How errors call it, if not by its name.
        clouds: Whether the last tensor has one more batch dimension than the others, which is not theirs.
    """
    signature = buffers.Signature(title or name, declared, names, clouds)
    op, arrange, n, most = signature.op, signature.arrange, len(signature.inputs), len(" ".join(names).split())

    def entry(*arguments: Any) -> Any:
        if not n <= len(arguments) <= most:
            raise ArgumentError(f"{signature.title}: takes {n} to {most} arguments, got {len(arguments)}")
        for buffer in arguments[n:]:
            if buffer is not None:
                run = _buffered
                if torch.compiler.is_compiling():  # a buffer of the caller is no part of a compiled graph
                    run = torch.compiler.disable(_buffered)
                return run(signature, record, arguments)
        tensors = arguments[:n]
        try:
            return declared(*arrange(tensors))
        except (PosekitError, AttributeError, IndexError):
            signature.check(tensors)
            raise

    class Function(torch.autograd.Function):
        apply = staticmethod(entry)

        @staticmethod
        def forward(ctx: Any, *arguments: Any) -> Any:
            (outs, adjs), tensors = _own(arguments[0]), arguments[1:]
            ctx.save_for_backward(*tensors)
            ctx.set_materialize_grads(False)
            ctx.adjs, ctx.lease = adjs, buffers.Lease(adjs)
            ctx.leaves = [x.is_leaf for x in tensors]
            made = _computed(op, arrange(tensors), outs)
            return made if len(made) > 1 else made[0]

        @staticmethod
        def backward(ctx: Any, *cotangents: Maybe) -> tuple[Any, ...]:
            return (None, *_gradients(signature, ctx, ctx.needs_input_grad[1:], cotangents))

    text = f"{declared.__doc__}\n\nArguments of ``apply``: {', '.join(' '.join(names).split())}."
    # A class of its own under the final name, because torch names the nodes of the graph when a class is made.
    metaclass: Any = type(Function)
    made = metaclass(name, (Function,), {"__doc__": text, "__module__": __name__})
    record = super(Function, made).apply
    return made


# ------------------------------------------------------------------------------------------------------------ buffers


class _Given(NamedTuple):
    """The buffers of one call."""

    outs: tuple[Maybe, ...]
    adjs: tuple[Maybe, ...]


def _own(given: Any) -> _Given:
    if type(given) is not _Given:
        raise PosekitError("torch.compile looks behind Function.apply; call the function of posekit.transform instead")
    return given


def _buffered(signature: buffers.Signature, record: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    tensors, outs, adjs = signature.split(arguments)
    given = [x for x in arguments if isinstance(x, Tensor)]
    if not is_eager(given) or _internals.forward_ad_level() >= 0:
        signature.check(tensors)
        return _composed(signature, tensors, outs, adjs)
    op = signature.op
    try:
        arranged = signature.arrange(tensors)
        prepared = launch.prepare(op, arranged, None)
    except (PosekitError, AttributeError, IndexError):
        signature.check(tensors)
        raise
    results = [(s, prepared.dtype, prepared.device) for s in prepared.plan.outputs]
    signature.check_buffers(tensors, outs, adjs, results)
    named = [*zip(signature.outputs, outs, strict=True), *zip(signature.adjoints, adjs, strict=False)]
    inputs = dict(zip(signature.inputs, tensors, strict=True))
    buffers.check_memory(signature.title, inputs, {k: b for k, b in named if b is not None})
    if torch.is_grad_enabled() and any(x.requires_grad for x in tensors):
        # Aliases, and out of torch's sight: outputs that are neither inputs nor views of them.
        made = record(_Given(tuple([None if b is None else b.detach() for b in outs]), adjs), *tensors)
        made = made if type(made) is tuple else (made,)
        return _returned(outs, made)
    made = _computed(op, arranged, outs)
    for out in outs:
        if out is not None:
            _forget(out)
            if not out.is_inference():
                torch.autograd.graph.increment_version(out)
    return _one([y if out is None else out for out, y in zip(outs, made, strict=True)])


def _computed(op: Op, arranged: Sequence[Tensor], outs: Sequence[Maybe]) -> tuple[Tensor, ...]:
    with torch.no_grad():
        return launch.run(op, arranged, launch.prepare(op, arranged, None), outs)


def _returned(outs: Sequence[Maybe], made: Sequence[Tensor]) -> Any:
    """The results, those that have a buffer moved into it along with their history."""
    for out, y in zip(outs, made, strict=True):
        if out is not None:
            _forget(out)
            out.copy_(y)  # of the same memory: it copies the history and not the numbers, and raises the version
    return _one([y if out is None else out for out, y in zip(outs, made, strict=True)])


def _forget(out: Tensor) -> None:
    """Let go of the graph of what is written over. The graph of a view is its base's, which may hold more."""
    if out.grad_fn is not None and torch.is_grad_enabled():
        try:
            out.detach_()
        except RuntimeError:
            return


def _one(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def _composed(
    signature: buffers.Signature, tensors: Sequence[Tensor], outs: Sequence[Maybe], adjs: Sequence[Maybe]
) -> Any:
    """With buffers, under functorch, forward mode or a dispatch mode: made of what torch understands."""
    watched = [x if a is None else _watched(x, a) for x, a in zip(tensors, adjs, strict=True)]
    made = signature.op(signature.arrange(watched))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    return _returned(outs, made)


def _watched(x: Tensor, adj: Tensor) -> Tensor:
    seen = x.view_as(x)
    if seen.requires_grad:

        def write(gradient: Tensor) -> None:
            with torch.no_grad():
                adj.copy_(gradient)

        seen.register_hook(write)
    return seen


def _gradients(
    signature: buffers.Signature, ctx: Any, needs: Sequence[bool], cotangents: Sequence[Maybe]
) -> list[Maybe]:
    """The gradients that are needed; and those that have a buffer, in it."""
    tensors, adjs, ports = ctx.saved_tensors, ctx.adjs, signature.op.program.inputs
    wants = tuple([w or a is not None for w, a in zip(needs, adjs, strict=True)])
    target, derived = signature.op.vjp(wants, tuple([c is not None for c in cotangents]))
    arranged = signature.arrange(tensors)
    inputs = [(*arranged, *cotangents)[i] for i in derived.sources]
    batches = [layout.batch_shape(x.shape, p) for x, p in zip(arranged, ports, strict=True)]
    shapes = None
    if any(b != batches[0] for b in batches):
        shapes = tuple([b for b, r in zip(batches, derived.results, strict=True) if r is not None and r >= 0])
    arrived = [c for c in cotangents if c is not None]
    fused = not torch.is_grad_enabled() and is_eager([*arranged, *arrived])
    made: Sequence[Tensor] = ()
    into: list[Maybe] = [None] * len(adjs)
    if target is not None and not fused:
        made = target(inputs, shapes)
    elif target is not None:
        # A buffer that a cotangent lies in, because two calls share it, is written when the cotangent has been read.
        into = [None if a is None or any(buffers.overlap(a, c) for c in arrived) else a for a in adjs]
        chosen = {r: b for r, b in zip(derived.results, signature.arrange(into), strict=True) if r is not None}
        prepared = launch.prepare(target, inputs, shapes)
        made = buffers.run(target, inputs, prepared, [chosen[k] for k in range(len(target.program.outputs))])
    gradients: list[Maybe] = []
    for i, r in enumerate(derived.results):
        gradient = None if r is None else made[r] if r >= 0 else cotangents[-1 - r]
        if adjs[i] is not None:
            if gradient is None:
                adjs[i].zero_()
            elif into[i] is not None and r is not None and r >= 0:
                torch.autograd.graph.increment_version(adjs[i])
            else:
                with torch.no_grad():
                    buffers.sum_into(signature.arrange(adjs)[i], gradient)
        if not needs[i] or gradient is None:
            gradients.append(None)
        elif adjs[i] is None or not fused:
            gradients.append(_fit(gradient, arranged[i]).reshape(tensors[i].shape))
        else:
            # Of a tensor that others hold, too, AccumulateGrad makes a copy. What lies between this Function and
            # another leaf may hand on a view, which it would not, and a second graph may write before it is read.
            shared = not ctx.leaves[i] or buffers.is_shared(adjs[i])
            gradients.append(adjs[i].clone() if shared else adjs[i])
    return gradients


def _fit(gradient: Tensor, x: Tensor) -> Tensor:
    gradient = gradient if gradient.shape == x.shape else gradient.sum_to_size(x.shape)
    return gradient if gradient.dtype == x.dtype else gradient.to(x.dtype)


# ------------------------------------------------------------------------------------------------------ the Functions

_POINTS = ("position quaternion points", "out_points", "out_gp out_gq out_gpt")
_POSES = (
    "position quaternion position2 quaternion2",
    "out_position out_quaternion",
    "adj_pos adj_quat adj_pos2 adj_quat2",
)
TransformPoint = make("TransformPoint", pose.apply, *_POINTS, title="transform_points")
BatchTransformPoint = make("BatchTransformPoint", pose.apply, *_POINTS, title="batch_transform_points", clouds=True)
BatchTransformPointInverse = make(
    "BatchTransformPointInverse", pose.inverse_apply, *_POINTS, title="batch_transform_points_inverse", clouds=True
)
TransformPose = make("TransformPose", pose.compose, *_POSES)
BatchTransformPose = make("BatchTransformPose", pose.compose, *_POSES, title="pose_multiply")
PoseInverse = make(
    "PoseInverse",
    pose.inverse,
    "position quaternion",
    "out_position out_quaternion",
    "adj_pos adj_quat",
    title="pose_inverse",
)
QuatToMatrix = make(
    "QuatToMatrix", rotation.matrix, "quaternions", "out_mat", "adj_quaternion", title="quaternion_to_matrix"
)
MatrixToQuaternion = make(
    "MatrixToQuaternion", rotation.from_matrix, "matrix", "out_quat", "adj_matrix", title="matrix_to_quaternion"
)


# --------------------------------------------------------------------------------------------------------- scale_grad


class GradFactor(NestedFunction):
    """``apply(x, factor)``: x as it is, and the gradient times the factor."""

    @staticmethod
    def forward(ctx: NestedContext, x: Tensor, factor: float | Tensor) -> Tensor:
        ctx.save_for_backward(factor)
        return x.view_as(x)

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> tuple[Tensor, None]:
        return gradient * ctx.saved[0], None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Tensor, _: None) -> Tensor:
        return tangent * ctx.saved[0]


T = TypeVar("T")


def scale_grad(x: T, factor: float | Tensor) -> T:
    """``x`` itself, whose gradient is multiplied by a factor on its way back.

    Args:
        x: A tensor, a Pose, a Rotation or any nesting of them.
        factor: A number, or a tensor that broadcasts against every tensor in ``x``.
    """
    scale = _traceable_scale if torch.compiler.is_compiling() else GradFactor.apply
    return pytree.tree_map_only(Tensor, lambda leaf: scale(leaf, factor), x)


def _traceable_scale(x: Tensor, factor: float | Tensor) -> Tensor:
    """`GradFactor` without a custom jvp, which Dynamo cannot trace (torch 2.13): x plus a zero with the gradient."""
    scaled = x * factor
    zero = torch.where(scaled.isfinite(), scaled - scaled.detach(), 0.0)
    return x.detach() + zero.to(x.dtype)
