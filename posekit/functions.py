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

from collections.abc import Callable
from typing import Any, TypeVar

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from . import _arguments as arguments
from . import _buffered as buffered
from . import _buffered_composed as composed
from . import _buffers as buffers
from .engine import _internals
from .errors import ArgumentError, PosekitError
from .math import pose, rotation
from .nested import Followed, NestedContext, NestedFunction

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
    arrange, n, most = signature.arrange, len(signature.inputs), len(" ".join(names).split())
    calls = buffered.Calls(signature)
    quick, is_dynamo_compiling = calls.quick, torch.compiler.is_dynamo_compiling

    def entry(*arguments: Any) -> Any:
        if len(arguments) > n and not is_dynamo_compiling():
            written = quick.get(tuple(map(type, arguments)))
            made = None if written is None else written(*arguments)
            if made is not None:
                return made
        if not n <= len(arguments) <= most:
            raise ArgumentError(f"{signature.title}: takes {n} to {most} arguments, got {len(arguments)}")
        for buffer in arguments[n:]:
            if buffer is not None:
                compiling = torch.compiler.is_compiling()
                return composed.traced(signature, arguments, calls.beside) if compiling else calls.beside(arguments)
        tensors = arguments[:n]
        try:
            return declared(*arrange(tensors))
        except (PosekitError, AttributeError, IndexError):
            signature.check(tensors)
            raise

    class Function(torch.autograd.Function, metaclass=Followed):
        apply = staticmethod(entry)

        @staticmethod
        def forward(ctx: Any, note: Any, *tensors: Tensor) -> Any:
            ctx.save_for_backward(*[tensors[i] for i in calls.saved])
            ctx.set_materialize_grads(False)
            if len(tensors) > n:
                ctx.mark_dirty(*tensors[n:])
            results, ctx.kept = note
            return results if len(results) > 1 else results[0]

        @staticmethod
        def backward(ctx: Any, *cotangents: Maybe) -> tuple[Any, ...]:
            return calls.gradients(ctx, cotangents)

    text = f"{declared.__doc__}\n\nArguments of ``apply``: {', '.join(' '.join(names).split())}."
    # A class of its own under the final name, because torch names the nodes of the graph when a class is made.
    metaclass: Any = type(Function)
    made = metaclass(name, (Function,), {"__doc__": text, "__module__": __name__})
    apply = super(Function, made).apply
    calls.record = (
        super(torch.autograd.Function, _internals.shortened(made)).apply if _internals.HAS_C_FUNCTIONS else apply
    )
    return made


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
    """``apply(x, factor)``: x as it is, a tensor, Pose, Rotation or a nesting; its gradient times the factor."""

    traceable = True

    @staticmethod
    def forward(ctx: Any, x: Any, factor: float | Tensor) -> Any:
        for leaf in pytree.tree_leaves(x):
            if not isinstance(leaf, Tensor):
                raise ArgumentError(f"GradFactor: x must be a tensor, Pose or Rotation, got {type(leaf).__name__}")
            arguments.check_factor(factor, leaf, "GradFactor")
        ctx.save_for_backward(factor)
        ctx.in_parts = type(x) is tuple  # then the gradients of its parts come one by one
        return x

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> tuple[Any, None]:
        return _scaled(gradients if ctx.in_parts else gradients[0], ctx.saved[0]), None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Any, _: None) -> Any:
        return _scaled(tangent, ctx.saved[0])


def _scaled(given: Any, factor: float | Tensor) -> Any:
    return pytree.tree_map_only(Tensor, lambda g: g * factor, given)


T = TypeVar("T")


def scale_grad(x: T, factor: float | Tensor) -> T:
    """``x`` itself, whose gradient is multiplied by a factor on its way back.

    Args:
        x: A tensor, a Pose, a Rotation or any nesting of them.
        factor: A number, or a tensor that broadcasts against every tensor in ``x``.
    """
    scale = _traceable_scale if torch.compiler.is_compiling() else GradFactor.apply

    def scaled(leaf: Tensor) -> Tensor:
        arguments.check_factor(factor, leaf, "scale_grad")
        return scale(leaf, factor)

    return pytree.tree_map_only(Tensor, scaled, x)


def _traceable_scale(x: Tensor, factor: float | Tensor) -> Tensor:
    """`GradFactor` without a custom jvp, which Dynamo cannot trace (torch 2.13): x plus a zero with the gradient."""
    zero = torch.where(x.isfinite(), x - x.detach(), 0.0)
    scaled = zero * factor
    return x.detach() + torch.where(scaled.isfinite(), scaled, 0.0).to(x.dtype)
