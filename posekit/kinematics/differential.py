"""Differential inverse kinematics: the velocity within limits that moves a link as asked for."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_eager
from ..errors import ArgumentError, ShapeError, ValidationError
from ..math import differential_ik as ops
from ..numerics import LARGEST_BOUNDED, bounded_least_squares
from . import jacobians
from .derived_tables import LIMITS
from .joints import kind_of
from .model import Model

WHERE = "Robot.differential_ik"
# With a fixed direction the speed is an unknown, which a weak equation draws to the one asked for. The other equations
# hold up to the square of its factor after one solution, and are corrected by what is left in further ones (the method
# of multipliers). The damping is so small that it does not slow the motion down.
_DRAW, _SLIGHT, _CORRECTIONS = 3e-3, 1e-12, 4


def differential_ik(
    robot: Model,
    q: Tensor,
    twist: Any,
    link: Any,
    dt: Any,
    frame: Any,
    at: Any,
    weights: Any,
    damping: Any,
    limits: Any,
    keep_direction: Any,
) -> Tensor:
    arguments.check_flags(WHERE, limits=limits, keep_direction=keep_direction)
    time = arguments.positive(dt, f"{WHERE}: dt")
    amount = arguments.positive(damping, f"{WHERE}: damping") ** 2
    twist = arguments.tensor(twist, f"{WHERE}: twist", q)
    arguments.check(twist, 6, f"{WHERE}: twist")
    if robot.tree.nv >= LARGEST_BOUNDED:
        raise ArgumentError(
            f"{WHERE}: a robot must have fewer than {LARGEST_BOUNDED} numbers of a velocity, got {robot.tree.nv}; "
            "reduce it with chain"
        )
    jacobian = jacobians.jacobian(robot, q, link, frame, at, "differential_ik")
    batch = jacobian.shape[:-2]
    if twist.shape[:-1] != batch:
        batch = arguments.broadcast(WHERE, q=batch, twist=twist.shape[:-1])
        jacobian, twist = jacobian.expand(*batch, *jacobian.shape[-2:]), twist.expand(*batch, 6)
    if weights is not None:
        factors = arguments.roots(_weights(weights, jacobian))
        jacobian, twist = jacobian * factors.unsqueeze(-1), twist * factors
    bounds = _bounds(robot, q, time, limits)
    if jacobian.dtype != bounds[0].dtype or twist.dtype != jacobian.dtype:
        dtype = torch.promote_types(torch.promote_types(jacobian.dtype, bounds[0].dtype), twist.dtype)
        jacobian, twist, bounds = jacobian.to(dtype), twist.to(dtype), (bounds[0].to(dtype), bounds[1].to(dtype))
    if keep_direction:
        return _along(jacobian, twist, bounds, amount)
    return bounded_least_squares(jacobian, twist, *bounds, amount)


def _weights(weights: Any, like: Tensor) -> Tensor:
    values = arguments.tensor(weights, f"{WHERE}: weights", like)
    if values.shape != (6,):
        raise ShapeError(f"{WHERE}: weights must have shape (6,), got {tuple(values.shape)}")
    if arguments.is_readable(values) and is_eager((values,)) and not bool((values.isfinite() & (values >= 0)).all()):
        raise ValidationError(f"{WHERE}: weights must be finite and not negative, got {values.tolist()}")
    return values


def _bounds(robot: Model, q: Tensor, time: float, limits: bool) -> tuple[Tensor, Tensor]:
    """The bounds of each number of a velocity, shapes (*batch, nv)."""
    lower, upper, largest, index = robot._computed(LIMITS, number_limits, q.dtype, q.device)
    if not limits:
        bound = torch.full_like(largest, math.inf)
        return -bound, bound
    known = robot._constant(time, q.dtype, q.device)
    position = q if index is None else q.index_select(-1, index)
    slowest, fastest = ops.velocity_bounds(position, lower, upper, largest, known)
    return slowest, fastest


def number_limits(
    robot: Model, dtype: torch.dtype, device: torch.device
) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """The limits of positions and velocities, and of each number of a velocity the number of a configuration."""
    limits = robot.lower, robot.upper, robot.velocity_limits
    lower, upper, largest = (x.to(device, dtype) for x in limits)
    tree = robot.tree
    if tree.is_scalar:
        return lower, upper, largest, None
    index: list[int] = []
    bounded: list[bool] = []
    for i in tree.moving:
        kind, first = kind_of(tree.kinds[i]), tree.q_columns[i]
        index += range(first, first + kind.nv) if kind.is_additive else [first] * kind.nv
        bounded += [kind.is_additive] * kind.nv
    places = torch.tensor(index, dtype=torch.long, device=device)
    has = torch.tensor(bounded, device=device)
    return lower[places].where(has, -math.inf), upper[places].where(has, math.inf), largest, places


def _along(jacobian: Tensor, twist: Tensor, bounds: tuple[Tensor, Tensor], damping: float) -> Tensor:
    """The velocity that moves in the direction of that without limits, as fast as the limits permit."""
    bound = torch.full_like(bounds[0], math.inf).expand(*jacobian.shape[:-2], -1)
    free = bounded_least_squares(jacobian, twist, -bound, bound, damping)
    lower, upper = bounds
    fits = ((free >= lower) & (free <= upper)).all(-1, keepdim=True)
    if arguments.is_readable(fits) and is_eager((fits,)) and bool(fits.all()):
        return free
    wanted = (jacobian @ free.unsqueeze(-1)).squeeze(-1)
    speed = torch.linalg.vector_norm(wanted, dim=-1, keepdim=True)
    moves = speed > 0
    speed = speed.where(moves, 1)
    direction = wanted / speed
    zero = torch.zeros_like(jacobian[..., :1, :])
    rows = torch.cat(
        (
            torch.cat((jacobian, -direction.unsqueeze(-1)), -1),
            torch.cat((zero, torch.full_like(zero[..., :1], _DRAW)), -1),
        ),
        -2,
    )
    lower, upper = (x.expand(free.shape) for x in bounds)
    lowest, highest = torch.cat((lower, torch.zeros_like(speed)), -1), torch.cat((upper, speed), -1)
    shift, draw = torch.zeros_like(wanted), _DRAW * speed
    solution = bounded_least_squares(rows, torch.cat((shift, draw), -1), lowest, highest, _SLIGHT)
    for _ in range(_CORRECTIONS):
        shift = shift - (rows @ solution.unsqueeze(-1)).squeeze(-1)[..., :-1]
        solution = bounded_least_squares(rows, torch.cat((shift, draw), -1), lowest, highest, _SLIGHT)
    return torch.where(fits | ~moves, free.clamp(lower, upper), solution[..., :-1])
