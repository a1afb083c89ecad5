"""First derivatives of configurations, of which second ones are refused."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from ...errors import ArgumentError
from .arguments import WHERE

_SECOND = f"{WHERE}: the configuration has first derivatives only; differentiate `Robot.forward` for others"


class _FirstOrder(torch.autograd.Function):
    """The identity. A derivative of its gradient is refused: that of the pseudoinverse would be missing.

    It takes one tensor, so it is a Function of torch: a call takes 5 us, and 84 us as a `NestedFunction`.
    """

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor], output: Tensor) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, bar: Tensor) -> Tensor:
        gradient: Tensor = _Refused.apply(bar, *ctx.saved_tensors)
        return gradient

    @staticmethod
    def jvp(ctx: Any, dot: Tensor) -> Tensor:
        return dot.clone()


class _Refused(torch.autograd.Function):
    """The first argument, as a function of both that cannot be differentiated."""

    generate_vmap_rule = True

    @staticmethod
    def forward(bar: Tensor, x: Tensor) -> Tensor:
        return bar.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor, Tensor], output: Tensor) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, bar: Tensor) -> tuple[Tensor, Tensor]:
        raise ArgumentError(_SECOND)

    @staticmethod
    def jvp(ctx: Any, *dots: Tensor) -> Tensor:
        raise ArgumentError(_SECOND)


def first_order(x: Tensor) -> Tensor:
    """The same tensor, of which the first derivatives exist and others are refused."""
    result: Tensor = _FirstOrder.apply(x)
    return result
