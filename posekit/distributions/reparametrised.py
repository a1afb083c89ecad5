"""Draws of Bingham's family with derivatives: they move as their density does (Figurnov, Mohamed and Mnih 2018).

In the basis of eigenvectors the log density at a unit vector x is the sum of a_i x_i^2, with a_0 <= ... <= a_3. In
terms of r = x_0^2 + x_1^2 and of the angles v and w, which are twice those of (x_0, x_1) and of (x_2, x_3), it is

    r (a_0 + a_1) / 2 + k cos v + (1 - r) (a_2 + a_3) / 2 + m cos w,

    k = r (a_0 - a_1) / 2,  m = (1 - r) (a_2 - a_3) / 2,

where r, v and w are uniform on the sphere. So r has a density with two Bessel functions of order 0, and given r the
angles have von Mises distributions: with the eigenvalues each moves as the inverse of its distribution function. An
entry off the diagonal adds a multiple of x_i x_j: in that plane x turns as angles flow whose density gets a sine, at a
given distance from the axis. No eigenvector is differentiated, so that eigenvalues may be equal.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable

from ..autograd import NestedFunction
from .numerical import integral, rule
from .quadratic import second_moment

_PLANES = tuple(itertools.combinations(range(4), 2))
_NEGLIGIBLE = 40  # the logarithm of a ratio of densities
_SMALL = 0.1  # where the series of I_0 is exact to 1e-14


class Moved(NestedFunction):
    """Draws from the distribution of a matrix of `quadratic.diagonalised`, with derivatives with respect to it.

    They are first derivatives: backward through the backward raises an error. The draws are unit vectors, shape
    (*shape, *batch, 4), of matrices of shape (*batch, 4, 4).
    """

    @staticmethod
    def forward(drawn: Tensor, shifted: Tensor) -> Tensor:
        return drawn.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor, Tensor], output: Tensor) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, cotangent: Tensor) -> tuple[None, Tensor]:
        x, shifted = ctx.saved
        parts = shifted.diagonal(dim1=-2, dim2=-1)
        turns = {(i, j): 0.5 * (cotangent[..., j] * x[..., i] - cotangent[..., i] * x[..., j]) for i, j in _PLANES}
        slope = torch.diag_embed(_by_eigenvalues(x, cotangent, parts, turns[0, 1], turns[2, 3]))
        for (i, j), turn in turns.items():
            square, angle = _polar(x, i, j)
            slope[..., i, j] = turn * square * _flow_of_sine(angle, square * (parts[..., i] - parts[..., j]) / 2)
        return None, slope.sum_to_size(shifted.shape)


def _polar(x: Tensor, i: int, j: int) -> tuple[Tensor, Tensor]:
    """The squared distance from the origin in a plane, and twice the angle."""
    return x[..., i].square() + x[..., j].square(), 2 * torch.atan2(x[..., j], x[..., i])


def _by_eigenvalues(x: Tensor, cotangent: Tensor, parts: Tensor, first: Tensor, second: Tensor) -> Tensor:
    """The gradient with respect to the eigenvalues, shape (*shape, *batch, 4), of the cotangents of v and w besides."""
    (r, v), (rest, w) = _polar(x, 0, 1), _polar(x, 2, 3)
    low, high = (parts[..., 0] - parts[..., 1]) / 2, (parts[..., 2] - parts[..., 3]) / 2
    first, second = first * _flow_of_cosine(v, r * low), second * _flow_of_cosine(w, rest * high)
    products = cotangent * x
    outwards = products[..., :2].sum(-1) / r.clamp(min=1e-300) - products[..., 2:].sum(-1) / rest.clamp(min=1e-300)
    by_part = (outwards / 2 + first * low - second * high).unsqueeze(-1) * _flow_of_square(r, parts)
    return by_part + 0.5 * torch.stack([first * r, -first * r, second * rest, -second * rest], -1)


def _flow_of_square(r: Tensor, parts: Tensor) -> Tensor:
    """The velocities of r with the eigenvalues, shape (*shape, *batch, 4).

    The density of r falls, so that what it loses beyond r is a sum of bounded terms.
    """
    nodes, weights = rule("interval", r.device)
    # Nodes that come closer to each other towards r, where a concentrated density falls steeply.
    depth = (1.1 - parts[..., :1]).log()
    s = r.unsqueeze(-1) + (1 - r).unsqueeze(-1) * torch.expm1(depth * nodes) / depth.expm1()
    grown = weights * (1 - r).unsqueeze(-1) * depth * torch.exp(depth * nodes) / depth.expm1()
    tilt = (parts[..., 2:].sum(-1) - parts[..., :2].sum(-1)) / 2
    k, m = ((parts[..., i + 1] - parts[..., i]).unsqueeze(-1) / 2 for i in (0, 2))
    at_r = _log_bessel(r.unsqueeze(-1) * k) + _log_bessel((1 - r).unsqueeze(-1) * m)
    rise = _log_bessel(s * k) + _log_bessel((1 - s) * m) - at_r
    ratio = grown * torch.exp(rise - (s - r.unsqueeze(-1)) * tilt.unsqueeze(-1))
    total, square = ratio.sum(-1), (ratio * s).sum(-1)
    first, second = ((ratio * x * _mean_cosine(x * c)).sum(-1) for x, c in ((s, k), (1 - s, m)))
    rest = total - square
    sums = torch.stack([square - first, square + first, rest - second, rest + second], -1) / 2
    mean = second_moment(torch.diag_embed(parts)).diagonal(dim1=-2, dim2=-1)
    return sums - mean * total.unsqueeze(-1)


def _flow_of_cosine(angle: Tensor, concentration: Tensor) -> Tensor:
    """The velocity of an angle of density exp(k cos), with k: that of its distribution function from the mode on."""
    size, flips = concentration.abs(), concentration < 0
    # The angle from the mode, which for negative k is at pi.
    apart = torch.remainder(torch.where(flips, angle, angle + math.pi), 2 * math.pi) - math.pi
    start = apart.abs()
    end = (start.cos() - _NEGLIGIBLE / size.clamp(min=_NEGLIGIBLE / 2)).clamp(min=-1).acos()
    mean = _mean_cosine(size)

    def lost(x: Tensor) -> Tensor:
        ratio = torch.exp(size.unsqueeze(-1) * (x.cos() - start.cos().unsqueeze(-1)))
        return ratio * (mean.unsqueeze(-1) - x.cos())

    return -integral(lost, start, end) * apart.sign() * torch.where(flips, -1.0, 1.0)


def _flow_of_sine(angle: Tensor, concentration: Tensor) -> Tensor:
    """The velocity of an angle of density exp(k cos), as a multiple of the sine is added to k cos.

    A constant flow around the circle may be added; this one has the least mean square.
    """
    cosine, varies = angle.cos(), concentration != 0
    change = -torch.expm1(-concentration * cosine - _log_bessel(concentration.abs()))
    return torch.where(varies, change / torch.where(varies, concentration, 1), cosine)


def _mean_cosine(x: Tensor) -> Tensor:
    """I_1(x) / I_0(x): the mean cosine of a von Mises distribution."""
    return torch.special.i1e(x) / torch.special.i0e(x)


def _log_bessel(x: Tensor) -> Tensor:
    """The logarithm of I_0(x) for x >= 0, to relative precision."""
    quarter = (x.clamp(max=_SMALL) / 2).square()
    series = torch.log1p(quarter * (1 + quarter / 4 * (1 + quarter / 9)))
    return torch.where(x < _SMALL, series, x + torch.special.i0e(x).log())
