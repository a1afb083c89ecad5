"""Numerical methods: rules of quadrature, samples by rejection and their derivatives, Newton's method for a batch.

A density is a function of angles, shape (*batch, n), which returns its values for each distribution of the batch, with
respect to the angle's length. All is computed in float64.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Generator, Tensor

from .. import arguments
from ..engine import stored

Density = Callable[[Tensor], Tensor]

# Of Gauss and Legendre: of a normal density up to 10 deviations, and of ours, the error is below 1e-15. Of Gauss and
# Hermite, for each axis: the error is below 1e-13 for deviations up to 0.5. Of the inverse Laplace transform: 5e-14.
_INTERVAL, _NORMAL, _PARABOLA = 96, 12, 20
_ITERATIONS, _HALVINGS = 30, 12
_ROUNDING = 1e-14  # of values: next to the maximum they do not tell whether a step is good


def _rules() -> dict[str, list[Any]]:
    nodes, weights = np.polynomial.legendre.leggauss(_INTERVAL)
    normal, shares = np.polynomial.hermite_e.hermegauss(_NORMAL)
    # Nodes of the inverse Laplace transform at 1, in real and imaginary parts, and weights, in sizes and phases.
    step, factor = 3 / _PARABOLA, math.pi * _PARABOLA / 12
    points = 1 + 1j * (np.arange(_PARABOLA) + 0.5) * step
    t = factor * points * points
    size, phase = 2 * step * factor / math.pi * np.exp(t.real) * abs(points), t.imag + np.angle(points)
    # R_ij of a quaternion [w, v] is the sum of (w^2 - v . v) delta_ij, 2 v_i v_j and -2 w epsilon_ijk v_k.
    forms, eye = np.zeros((4, 4, 3, 3)), np.eye(3)
    pairs = np.einsum("ai,bj->abij", eye, eye)
    forms[0, 0], forms[0, 1:] = eye, -np.moveaxis(np.cross(eye[:, None], eye[None]), -1, 0)
    forms[1:, 0], forms[1:, 1:] = forms[0, 1:], pairs + np.moveaxis(pairs, 2, 3) - np.einsum("ab,ij->abij", eye, eye)
    return {
        "interval": [(nodes + 1) / 2, weights / 2],
        "normal": [normal, shares / shares.sum()],
        "parabola": [t.real, t.imag, size, phase],
        "rotation": [forms],
    }


_RULES = {name: [x.tolist() for x in rows] for name, rows in _rules().items()}
_tensors: dict[Any, list[Tensor]] = {}


def rule(name: str, device: torch.device) -> Any:
    """The nodes and weights of a rule, which stay on the device.

    They are "interval" for an integral over [0, 1], "normal" for the mean over a standard normal number, and
    "parabola" for an inverse Laplace transform, see `quadratic.log_normaliser`. "rotation" is the tensor T with
    R_ij = sum of T_abij q_a q_b.
    """
    return stored(
        _tensors,
        (name, device),
        lambda: [arguments.numbers(x, "posekit.distributions", torch.float64, device) for x in _RULES[name]],
    )


def eye(size: int, like: Tensor) -> Tensor:
    """The identity matrix."""
    return torch.eye(size, dtype=like.dtype, device=like.device)


def integral(function: Density, *ends: Tensor) -> Tensor:
    """The integral of a function of an angle over intervals between successive ends, shape (*batch), smooth in each."""
    nodes, weights = rule("interval", ends[0].device)
    total = torch.zeros_like(ends[0])
    for low, high in itertools.pairwise(ends):
        width = high - low
        angles = low.unsqueeze(-1) + width.unsqueeze(-1) * nodes
        total = total + (function(angles) * weights).sum(-1) * width
    return total


def rejection(
    where: str, like: Tensor, generator: Generator | None, propose: Callable[[Any], tuple[Tensor, Tensor]]
) -> Tensor:
    """Draw by rejection.

    Args:
        where: The public method, for errors.
        like: A tensor of the device, the dtype and the first size of the draws.
        generator: The source of the random numbers.
        propose: From an index of rows, first of all rows, to candidates, shape (n, size), and the logarithms of the
            probabilities that they are accepted.
    """
    arguments.check_read(where, like, remedy="draw before the capture")
    source = like.device if generator is None else generator.device
    pending = torch.arange(len(like), device=like.device)
    samples, ratio = propose(slice(None))
    while len(pending):
        uniform = torch.empty(ratio.shape, dtype=like.dtype, device=source).uniform_(generator=generator)
        pending = pending[uniform.log().to(like.device) > ratio]
        samples[pending], ratio = propose(pending)
    return samples


def differentiable(angle: Tensor, density: Density) -> Tensor:
    """The same angles with derivatives, to the second order, with respect to what the density depends on.

    A Newton step for the distribution function, whose value at the angle is kept, has the first derivative of its
    inverse. A second step has both.

    Args:
        angle: The angles, shape (*batch).
        density: The density of angles of shape (*batch, n).
    """
    zero = torch.zeros_like(angle.detach())
    probability = integral(density, zero, angle).detach()
    for _ in range(2):
        speed = density(angle.unsqueeze(-1)).squeeze(-1)
        moves = speed.detach() > 0
        step = (probability - integral(density, zero, angle)) / torch.where(moves, speed, 1)
        angle = angle + torch.where(moves, step, 0)
    return angle


def maximised(function: Callable[[Tensor], Tensor], start: Tensor) -> Tensor:
    """Where concave functions are largest, by Newton's method, with steps halved until the function rises.

    Args:
        function: From points of shape (*batch, n) to values of shape (*batch), each of its own point.
        start: The first points.
    """
    x, size = start, start.shape[-1]
    for _ in range(_ITERATIONS):
        with torch.enable_grad():
            x = x.detach().requires_grad_()
            value = function(x)
            (slope,) = torch.autograd.grad(value.sum(), x, create_graph=True)
            rows = [torch.autograd.grad(slope[..., i].sum(), x, retain_graph=True)[0] for i in range(size)]
        x, value, slope, hessian = x.detach(), value.detach(), slope.detach(), torch.stack(rows, -2)
        # An indefinite Hessian is replaced by its absolute value, which ascends.
        eigenvalues, vectors = torch.linalg.eigh(-0.5 * (hessian + hessian.mT) + 1e-300 * eye(size, x))
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
