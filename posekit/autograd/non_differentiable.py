"""`NonDifferentiable`: what derivatives do not see."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from ..engine import pytree
from ..errors import ArgumentError
from .nested import NestedFunction


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
