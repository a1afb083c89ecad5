"""Functions of several tensors as functions of one."""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor


def joined(f: Callable[..., Any], inputs: Sequence[Tensor]) -> tuple[Callable[[Tensor], Any], Tensor]:
    """A function of the numbers of all inputs, and these numbers.

    `gradgradcheck` asks for the derivatives of each gradient alone, of all and of all but one. Each combination is a
    kernel to build; the gradient with respect to one tensor is one.
    """

    def g(numbers: Tensor) -> Any:
        parts = numbers.split([x.numel() for x in inputs])
        return f(*[part.view(x.shape) for part, x in zip(parts, inputs, strict=True)])

    return g, torch.cat([x.detach().flatten() for x in inputs]).requires_grad_()
