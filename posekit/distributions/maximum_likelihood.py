"""Maximum likelihood: samples with weights, and Newton's method for a batch of problems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import check_capture
from ..errors import ShapeError
from .base import check_kind

_ITERATIONS, _HALVINGS = 30, 12
_ROUNDING = 1e-14  # of values: next to the maximum they do not tell whether a step is good


def samples_of(where: str, kind: type[Any], values: Any, weights: TensorLike | None) -> tuple[Any, Tensor]:
    """Samples in float64, and their weights divided by the sum along the first dimension, both detached."""
    check_kind(values, kind, f"{where}: values")
    if not values.ndim or not len(values):
        raise ShapeError(f"{where}: values must have shape (n, *batch) with n > 0, got {tuple(values.shape)}")
    check_capture(
        values._lead.device, where, "waits for the device to see which steps converge", "fit before the capture"
    )
    values = values.detach().double()
    if weights is None:
        return values, values._lead.new_full(values.shape, 1 / len(values))
    tensor = arguments.scalar(weights, f"{where}: weights", values._lead).detach().double()
    arguments.check_devices(where, values._lead, tensor)
    shape = arguments.broadcast(where, values=values.shape, weights=tensor.shape)
    if shape != values.shape:
        raise ShapeError(f"{where}: weights must broadcast to {tuple(values.shape)}, got {tuple(tensor.shape)}")
    share = tensor.expand(shape)
    if arguments.is_readable(share):
        bad = ~((share >= 0) & share.isfinite())
        arguments.refuse(bad, share, f"{where}: weights", "is not a weight: it must be finite and >= 0")
        arguments.refuse(share.sum(0) <= 0, None, f"{where}: weights.sum(0)", "must be positive")
    return values, share / share.sum(0)


def maximised(function: Callable[[Tensor], Tensor], start: Tensor) -> Tensor:
    """Where concave functions are largest, by Newton's method, with steps halved until the function rises.

    Args:
        function: From points of shape (*batch, n) to values of shape (*batch), each of its own point.
        start: The first points.
    """
    x, size = start, start.shape[-1]
    eye = torch.eye(size, dtype=start.dtype, device=start.device)
    for _ in range(_ITERATIONS):
        with torch.enable_grad():
            x = x.detach().requires_grad_()
            value = function(x)
            (slope,) = torch.autograd.grad(value.sum(), x, create_graph=True)
            rows = [torch.autograd.grad(slope[..., i].sum(), x, retain_graph=True)[0] for i in range(size)]
        x, value, slope, hessian = x.detach(), value.detach(), slope.detach(), torch.stack(rows, -2)
        # An indefinite Hessian is replaced by its absolute value, which ascends.
        eigenvalues, vectors = torch.linalg.eigh(-0.5 * (hessian + hessian.mT) + 1e-300 * eye)
        curvature = eigenvalues.abs().clamp(min=1e-12)
        step = (vectors @ ((vectors.mT @ slope.unsqueeze(-1)) / curvature.unsqueeze(-1))).squeeze(-1)
        step = step * (2 / step.norm(dim=-1, keepdim=True).clamp(min=2))
        factor = torch.ones_like(value)
        for _ in range(_HALVINGS):
            rises = function(x + factor.unsqueeze(-1) * step) >= value - _ROUNDING * (1 + value.abs())
            factor = torch.where(rises, factor, factor / 2)
            if bool(rises.all()):
                break
        x = torch.where(rises.unsqueeze(-1), x + factor.unsqueeze(-1) * step, x)
        if bool((step.abs().amax(-1) * factor < 1e-12).all()):
            break
    return x
