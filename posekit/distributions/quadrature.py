"""Distributions of one angle by quadrature: integrals, and derivatives of samples; samples by rejection.

A density is a function of angles, shape (*batch, n), which returns its values for each distribution of the batch, with
respect to the angle's length. All is computed in float64.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..engine import check_capture, stored

Density = Callable[[Tensor], Tensor]

# Of a normal density up to 10 deviations, and of ours, the error is below 1e-15.
_NODES = 96


def _legendre() -> tuple[list[float], list[float]]:
    """The nodes and weights of Gauss and Legendre on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    return ((nodes + 1) / 2).tolist(), (weights / 2).tolist()


_LEGENDRE = _legendre()
_tables: dict[Any, list[Tensor]] = {}


def table(name: str, rows: Sequence[list[float]], device: torch.device) -> list[Tensor]:
    """Numbers of a rule as tensors in float64, which stay on the device."""
    tensors: list[Tensor] = stored(
        _tables, (name, device), lambda: [arguments.numbers(row, name, torch.float64, device) for row in rows]
    )
    return tensors


def nodes_of(device: torch.device) -> list[Tensor]:
    """The nodes and weights of a rule on [0, 1]."""
    return table("Gauss-Legendre", _LEGENDRE, device)


def integral(function: Density, *ends: Tensor) -> Tensor:
    """The integral of a function of an angle over intervals between successive ends, shape (*batch), smooth in each."""
    nodes, weights = nodes_of(ends[0].device)
    total = torch.zeros_like(ends[0])
    for low, high in itertools.pairwise(ends):
        width = high - low
        angles = low.unsqueeze(-1) + width.unsqueeze(-1) * nodes
        total = total + (function(angles) * weights).sum(-1) * width
    return total


def rejection(where: str, device: torch.device, propose: Callable[[Any], tuple[Tensor, Tensor]]) -> Tensor:
    """Draw by rejection.

    Args:
        where: The public method, for errors.
        device: That of the draws.
        propose: From an index of rows, first of all rows, to candidates, shape (n, size), and whether each is accepted.
    """
    check_capture(device, where, "waits for the device to see which draws are accepted", "draw before the capture")
    samples, is_taken = propose(slice(None))
    pending = (~is_taken).nonzero().squeeze(-1)
    while len(pending):
        candidates, is_taken = propose(pending)
        samples = samples.index_copy(0, pending[is_taken], candidates[is_taken])
        pending = pending[~is_taken]
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
