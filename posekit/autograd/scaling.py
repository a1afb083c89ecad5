"""Identity functions that scale gradients in backward, and `NonDifferentiable`: what derivatives do not see."""

from __future__ import annotations

from typing import Any, TypeVar

import torch
from torch import Tensor

from .. import arguments
from ..engine import pytree
from ..errors import ArgumentError
from .context import NestedContext
from .nested import NestedFunction


class GradFactor(NestedFunction):
    """``apply(x, factor)`` returns x, a tensor, Pose, Rotation or nesting; its gradient is multiplied by the factor.

    >>> x = torch.ones(2, requires_grad=True)
    >>> pk.GradFactor.apply(x, 0.5).sum().backward()
    >>> x.grad
    tensor([0.5000, 0.5000])
    """

    traceable = True

    @staticmethod
    def forward(ctx: Any, x: Any, factor: float | Tensor) -> Any:
        for leaf in pytree.tree_leaves(x):
            if not isinstance(leaf, Tensor):
                raise ArgumentError(f"GradFactor: x must be a tensor, Pose or Rotation, got {type(leaf).__name__}")
            arguments.check_dense(leaf, "GradFactor: x")
            arguments.check_factor(factor, leaf, "GradFactor: factor")
        ctx.save_for_backward(factor)
        ctx.in_parts = type(x) is tuple  # then backward gets the gradients of its parts as separate arguments
        return x

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> tuple[Any, None]:
        return _scaled(gradients if ctx.in_parts else gradients[0], ctx.saved[0]), None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Any, _: None) -> Any:
        return _scaled(tangent, ctx.saved[0])


def _scaled(gradients: Any, factor: float | Tensor) -> Any:
    return pytree.tree_map_only(Tensor, lambda g: g * factor, gradients)


T = TypeVar("T")


def scale_grad(x: T, factor: float | Tensor) -> T:
    """The identity function, which multiplies the gradient by a factor in backward.

    >>> x = torch.ones(2, requires_grad=True)
    >>> pk.scale_grad(x, 0.1).sum().backward()
    >>> x.grad
    tensor([0.1000, 0.1000])

    Args:
        x: A tensor, a Pose, a Rotation or any nesting of them.
        factor: A number, or a tensor that broadcasts against every tensor in ``x``.
    """
    return pytree.tree_map_only(Tensor, lambda leaf: with_scaled_grad(leaf, factor, "scale_grad: factor"), x)


def with_scaled_grad(x: Tensor, factor: float | Tensor, name: str) -> Tensor:
    """`scale_grad` of one tensor. ``name`` is that of the factor in errors."""
    arguments.check_dense(x, "scale_grad: x")
    arguments.check_factor(factor, x, name)
    scaled: Tensor = (_traceable_scale if torch.compiler.is_compiling() else GradFactor.apply)(x, factor)
    return scaled


def _traceable_scale(x: Tensor, factor: float | Tensor) -> Tensor:
    """`GradFactor` without a custom jvp, which Dynamo cannot trace (torch 2.13).

    The result is the detached ``x`` plus a zero that carries the scaled gradient.
    """
    zero = torch.where(x.isfinite(), x - x.detach(), 0.0)
    scaled = zero * factor
    return x.detach() + torch.where(scaled.isfinite(), scaled, 0.0).to(x.dtype)


class NonDifferentiable(NestedFunction):
    """A function of values without derivatives, outside of the transforms of torch.func, which permit no random ones.

    Arguments are a function, which must use no tensor but its arguments, and these.
    """

    @staticmethod
    def forward(function: Any, *inputs: Any) -> Any:
        outputs = function(*inputs)
        return pytree.tree_map(lambda x: x.view_as(x) if isinstance(x, Tensor) else x, tuple(outputs))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.mark_non_differentiable(output)
        ctx.count = len(inputs)
        ctx.save_for_forward(output)

    @staticmethod
    def backward(ctx: Any, *_: Any) -> Any:
        return (None,) * ctx.count

    @staticmethod
    def jvp(ctx: Any, *_: Any) -> Any:
        (output,) = ctx.saved
        return pytree.tree_map(lambda x: torch.zeros_like(x) if isinstance(x, Tensor) else x, output)

    @staticmethod
    def vmap(*_: Any) -> Any:
        raise ArgumentError("torch.vmap cannot map over a search; give all problems in one call, as a batch")
