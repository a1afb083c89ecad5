"""Gradients of configurations, by the implicit function theorem: a step of Newton's method whose length is zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ...engine import wants_grad
from ...errors import ArgumentError
from ...values import Pose
from .. import configurations, sweep
from ..derived_tables import GEOMETRY
from ..model import Model
from .arguments import WHERE
from .levels import Bounds
from .paths import attempts
from .priorities import bounds_of
from .problem import Task
from .rows import Term

_SECOND = f"{WHERE}: the configuration has first derivatives only; differentiate `Robot.forward` for others"


def through_costs(robot: Model, levels: Sequence[Sequence[Any]], q: Tensor, limits: bool) -> Tensor:
    """The same configurations, shape (targets, nq), with gradients: a step of Newton's method whose length is zero.

    At the minimum the gradient of the first level is 0. With a second level it is a constraint: that of the second one
    is a combination of the rows of the Hessian of the first. Numbers at limits that a gradient presses against stay.
    """
    if not q.numel() or not _needs_gradients(robot, levels, q):
        return q
    v = torch.zeros(len(q), robot.tree.nv, dtype=q.dtype, device=q.device, requires_grad=True)
    with torch.enable_grad():
        moved = configurations.retract(robot, q.detach(), v)
        costs = [sum([term.half_square(robot, moved) for term in level], v.new_zeros(())) for level in levels]
        first = _gradient(costs[0], v)
        hessian = _rows(first, v)
        bounds = bounds_of(robot, limits)
        if len(levels) == 1:
            gradient, matrix, free = first, hessian, _released(bounds, _near(q, bounds), first.detach())
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


def _needs_gradients(robot: Model, levels: Sequence[Sequence[Any]], q: Tensor) -> bool:
    terms = [term for level in levels for term in level if isinstance(term, Term)]
    if wants_grad(GEOMETRY.tensors(robot)) or any([term.learns for term in terms]):
        return True
    # What a function has besides its arguments, such as the weights of a network, shows in its rows or its trace.
    functions = [term for term in terms if term.is_function]
    return any([term.op.learns if term.op else term.residual(robot, q.detach()).requires_grad for term in functions])


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


def _released(bounds: Bounds, q: Tensor, gradient: Tensor) -> Tensor:
    """1 for each number of a velocity that is not pressed against a limit by a gradient, 0 for the others."""
    below, above = (x.index_select(-1, bounds.places) for x in (q <= bounds.lower, q >= bounds.upper))
    return (~((below & (gradient > 0)) | (above & (gradient < 0)))).to(gradient)


def _near(q: Tensor, bounds: Bounds) -> Tensor:
    """Configurations whose numbers are at their limits exactly, where rounding errors lead away from them."""
    slack = 64 * torch.finfo(q.dtype).eps * (1 + q.abs())
    q = torch.where(q - bounds.lower <= slack, bounds.lower, q)
    return torch.where(bounds.upper - q <= slack, bounds.upper, q)


def _free(hessian: Tensor, gradient: Tensor, bounds: Bounds, q: Tensor) -> Tensor:
    """1 for numbers that the Lagrangian does not press against their limits, 0 for the others."""
    free, near = torch.ones_like(gradient), _near(q, bounds)
    for _ in range(4):
        own = hessian * free.unsqueeze(-1) * free.unsqueeze(-2)
        multipliers = (_inverse(own) @ (gradient * free).unsqueeze(-1)).squeeze(-1)
        reduced = gradient - (hessian @ multipliers.unsqueeze(-1)).squeeze(-1)
        free = _released(bounds, near, reduced)
    return free


def _inverse(matrix: Tensor) -> Tensor:
    """The pseudoinverses of symmetric matrices."""
    rtol = matrix.shape[-1] * torch.finfo(matrix.dtype).eps ** 0.75
    return torch.linalg.pinv(matrix, rtol=rtol, hermitian=True)


def _errors(robot: Model, q: Tensor, link: str, target: Pose, weights: Tensor) -> Tensor:
    """The errors of position and rotation along the axes of the target, shape (*batch, 6), of rows that count."""
    here = target.inverse() @ sweep.forward(robot, q, link, None)
    return torch.cat((here.position, here.rotation.log()), -1) * (weights > 0)


def through_targets(robot: Model, tasks: Sequence[Task], q: Tensor) -> Tensor:
    """The same configuration with gradients: a step of Newton's method whose length is zero, J^+ (e - e.detach())."""
    v = torch.zeros(*q.shape[:-1], robot.tree.nv, dtype=q.dtype, device=q.device)
    for poses, part, solved, request in tasks:
        errors = []
        for (name, pose), path in zip(poses.items(), solved.paths, strict=True):
            away = _errors(robot, q, name, pose, request.weights[name]) * -path.weights
            errors.append(away.index_select(-1, path.weighted_rows))
        error = torch.cat(errors, -1)
        with torch.no_grad():
            own = q.reshape(-1, q.shape[-1])[:, part.q]
            every = attempts(solved.paths, [pose.detach() for pose in poses.values()], request.batch)
            rows = solved.rows(every, own, torch.ones_like(own))
            slack = 1000 * torch.finfo(own.dtype).eps * (1 + own.abs())  # rounding errors lead away from a limit
            free = ((own - solved.lower > slack) & (solved.upper - own > slack)).to(own)
            mask = solved.velocities(free).unsqueeze(-1)
            inverse = torch.linalg.pinv((rows.jacobian * mask).mT) * mask
            inverse = inverse.reshape(*request.batch, *inverse.shape[-2:])
        step = (inverse @ (error - error.detach()).unsqueeze(-1)).squeeze(-1)
        v = v.index_add(-1, part.v, first_order(step))
    return configurations.retract(robot, q, v)


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
