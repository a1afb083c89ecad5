"""Derivatives of configurations of least cost, by the implicit function theorem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ...engine import pytree, wants_grad
from .. import configurations
from ..model import Model
from ..tables import GEOMETRY
from .first_order import first_order
from .points import bounds_of
from .setup import numbers_of
from .terms import Term


def differentiable(robot: Model, levels: Sequence[Sequence[Any]], q: Tensor, limits: bool) -> Tensor:
    """The same configurations, shape (targets, nq), with gradients: a step of Newton's method whose length is zero.

    At the minimum the gradient of the first level is 0. With a second level it is a constraint: that of the second one
    is a combination of the rows of the Hessian of the first. Numbers at limits that a gradient presses against stay.
    """
    if not _needs_gradients(robot, levels) or not q.numel():
        return q
    v = torch.zeros(len(q), robot.tree.nv, dtype=q.dtype, device=q.device, requires_grad=True)
    with torch.enable_grad():
        moved = configurations.retract(robot, q.detach(), v)
        costs = [
            sum([0.5 * term.residual(robot, moved).square().sum() for term in level], v.new_zeros(()))
            for level in levels
        ]
        first = _gradient(costs[0], v)
        hessian = _rows(first, v)
        bounds = bounds_of(robot, limits, *robot._derived(numbers_of))
        if len(levels) == 1:
            gradient, matrix, free = first, hessian, bounds.free(_near(q, bounds), first.detach())
            matrix = matrix * free.unsqueeze(-1) * free.unsqueeze(-2)
            equations = gradient * free
        else:
            second = _gradient(costs[1], v)
            free = _free(hessian, second.detach(), bounds, q)
            own = hessian * free.unsqueeze(-1) * free.unsqueeze(-2)
            multipliers = -(_inverse(own) @ (second.detach() * free).unsqueeze(-1)).squeeze(-1)
            gradient = second + _gradient((first * multipliers).sum(), v)
            curvature = _rows(gradient, v) * free.unsqueeze(-1) * free.unsqueeze(-2)
            matrix = torch.cat((torch.cat((curvature, own), -1), torch.cat((own, torch.zeros_like(own)), -1)), -2)
            equations = torch.cat((gradient * free, first * free), -1)
        step = -(_inverse(matrix) @ (equations - equations.detach()).unsqueeze(-1)).squeeze(-1)
    return configurations.retract(robot, q, first_order(step[:, : robot.tree.nv] * free))


def _needs_gradients(robot: Model, levels: Sequence[Sequence[Any]]) -> bool:
    tensors: list[Any] = [*GEOMETRY.tensors(robot)]
    for level in levels:
        for term in level:
            if isinstance(term, Term):
                tensors += [term.weight, *pytree.tree_leaves(term.data)]
    return wants_grad([x for x in tensors if isinstance(x, Tensor)])


def _gradient(cost: Tensor, v: Tensor) -> Tensor:
    return torch.autograd.grad(cost, v, create_graph=True, materialize_grads=True)[0]


def _rows(gradient: Tensor, v: Tensor) -> Tensor:
    """The derivatives of a gradient, without a graph, shape (targets, nv, nv)."""
    rows = [
        torch.autograd.grad(x.sum(), v, retain_graph=True, allow_unused=True, materialize_grads=True)[0]
        if x.requires_grad
        else torch.zeros_like(v)
        for x in gradient.unbind(-1)
    ]
    matrix = torch.stack(rows, -2).detach()
    return 0.5 * (matrix + matrix.mT)


def _near(q: Tensor, bounds: Any) -> Tensor:
    """Configurations whose numbers are at their limits exactly, where rounding errors lead away from them."""
    slack = 64 * torch.finfo(q.dtype).eps * (1 + q.abs())
    q = torch.where(q - bounds.lower <= slack, bounds.lower, q)
    return torch.where(bounds.upper - q <= slack, bounds.upper, q)


def _free(hessian: Tensor, gradient: Tensor, bounds: Any, q: Tensor) -> Tensor:
    """1 for numbers that the Lagrangian does not press against their limits, 0 for the others."""
    free, near = torch.ones_like(gradient), _near(q, bounds)
    for _ in range(4):
        own = hessian * free.unsqueeze(-1) * free.unsqueeze(-2)
        multipliers = (_inverse(own) @ (gradient * free).unsqueeze(-1)).squeeze(-1)
        reduced = gradient - (hessian @ multipliers.unsqueeze(-1)).squeeze(-1)
        free = bounds.free(near, reduced)
    return free


def _inverse(matrix: Tensor) -> Tensor:
    """The pseudoinverses of symmetric matrices."""
    rtol = matrix.shape[-1] * torch.finfo(matrix.dtype).eps ** 0.75
    return torch.linalg.pinv(matrix, rtol=rtol, hermitian=True)
