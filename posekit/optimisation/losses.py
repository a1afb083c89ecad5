"""Robust losses on the squared norm of a residual vector."""

from __future__ import annotations

import math
import numbers
from typing import Any, Literal

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, OptionError
from ..math import losses
from ..values import LOSS, Named, refer

__all__ = ["Loss"]

Name = Literal["huber", "cauchy", "geman_mcclure", "tukey"]


@arguments.immutable
@attrs.frozen(eq=False, init=False)
class Loss(metaclass=Named):
    """A robust loss rho of the squared norm s of a residual vector, with a scale c in units of the residual.

    All are s for residuals that are small relative to the scale:

    - "huber": s up to c^2, and 2 c sqrt(s) - c^2 beyond
    - "cauchy": c^2 log(1 + s / c^2)
    - "geman_mcclure": c^2 s / (c^2 + s)
    - "tukey": c^2 / 3 (1 - (1 - s / c^2)^3) up to c^2, and c^2 / 3 beyond

    With a weight, s is the weighted square r^T W r, so that the scale is in units of the standard deviation.

    >>> pk.Loss("huber", 0.5)
    Loss(kind='huber', scale=0.5)

    Args:
        kind: Its name.
        scale: A positive number, or a tensor without dimensions. Gradients of a solution flow to a tensor.
    """

    kind: Name
    scale: float | Tensor

    def __init__(self, kind: Name, scale: float | Tensor = 1.0) -> None:
        given: Any = scale
        arguments.check_choice(kind, losses.KINDS, "Loss: kind")
        if isinstance(scale, Tensor):
            if scale.ndim:
                raise ArgumentError(f"Loss: scale must be a number, got a tensor of shape {tuple(scale.shape)}")
        elif isinstance(given, bool) or not isinstance(given, numbers.Real):
            raise ArgumentError(f"Loss: scale must be a number, got {type(scale).__name__}")
        elif not 0 < scale < math.inf:
            raise OptionError(f"Loss: scale must be positive and finite, got {scale}")
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "scale", scale)

    @classmethod
    def _of_tensor(cls, kind: Any, scale: Any) -> Loss:
        """A loss without checks: the scale may be any object that takes the place of a tensor."""
        self: Loss = object.__new__(cls)
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "scale", scale)
        return self

    def _tensor(self, dtype: torch.dtype, device: torch.device) -> Tensor:
        """The scale."""
        if isinstance(self.scale, Tensor):
            return self.scale.to(dtype=dtype, device=device)
        return torch.full((), float(self.scale), dtype=dtype, device=device)

    @classmethod
    def _of(cls, value: Any, where: str) -> Loss | None:
        """The loss that a user asks for by its name, or None."""
        if isinstance(value, Loss):
            arguments.check_scale(value.scale, f"{where}: scale")
        if value is None or isinstance(value, Loss):
            return value
        if not isinstance(value, str):
            raise ArgumentError(f"{where} must be a Loss, its name or None, got {type(value).__name__}")
        arguments.check_choice(value, losses.KINDS, where)
        return cls(value)  # type: ignore[arg-type]


refer(Loss, LOSS)
