"""Steps of simulations: integration of the accelerations of robots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import torch
from torch import Tensor

from ..math import motion
from . import configurations
from .joints import kind_of
from .model import Model

Method: TypeAlias = Literal["semi_implicit_euler", "rk4"]
METHODS = ("semi_implicit_euler", "rk4")


def semi_implicit_euler(
    robot: Model, accelerate: Callable[[Tensor, Tensor], Tensor], q: Tensor, v: Tensor, step: Tensor
) -> tuple[Tensor, Tensor]:
    v = torch.addcmul(v, step, accelerate(q, v))
    if robot.tree.is_scalar:
        return torch.addcmul(q, step, v), v
    return configurations.retract(robot, q, step * v), v


def rk4(
    robot: Model, accelerate: Callable[[Tensor, Tensor], Tensor], q: Tensor, v: Tensor, step: Tensor
) -> tuple[Tensor, Tensor]:
    """The method of Runge and Kutta of order 4, on groups as by Munthe-Kaas.

    Where ``retract(q, x)`` moves with the velocity v, x moves with the velocity ``v + [x, v] / 2 + [x, [x, v]] / 12``,
    up to terms that a method of order 4 does not need.
    """
    rates: list[Tensor] = []
    accelerations: list[Tensor] = []
    for fraction in (0.0, 0.5, 0.5, 1.0):
        if not rates:
            moved, velocity, rate = q, v, v
        else:
            x = fraction * step * rates[-1]
            moved, velocity = configurations.retract(robot, q, x), v + fraction * step * accelerations[-1]
            rate = _rate(robot, x, velocity)
        rates.append(rate)
        accelerations.append(accelerate(moved, velocity))
    x, change = ((a + 2 * b + 2 * c + d) * (step / 6) for a, b, c, d in (rates, accelerations))
    return configurations.retract(robot, q, x), v + change


def _rate(robot: Model, x: Tensor, v: Tensor) -> Tensor:
    """The inverse of the derivative of the exponential map."""
    tables = _tables(robot, v)
    if not tables:
        return v
    first = _brackets(tables, x, v)
    return v + 0.5 * first + _brackets(tables, x, first) / 12


_Table = tuple[int, int, Tensor]


def _brackets(tables: list[_Table], x: Tensor, y: Tensor) -> Tensor:
    """The Lie brackets of the velocities of each joint, shape (*batch, nv)."""
    parts: list[Tensor] = []
    done = 0
    for first, size, table in tables:
        a, b = x[..., first : first + size], y[..., first : first + size]
        parts += [torch.zeros_like(y[..., done:first]), torch.einsum("ijk,...i,...j->...k", table, a, b)]
        done = first + size
    parts.append(torch.zeros_like(y[..., done:]))
    return torch.cat(parts, -1)


def _tables(robot: Model, like: Tensor) -> list[_Table]:
    """The structure constants of each joint whose velocities are no differences of configurations."""
    return robot._derived(_make_tables, like.dtype, like.device)


def _make_tables(robot: Model, dtype: torch.dtype, device: torch.device) -> list[_Table]:
    tables = []
    for i in robot.tree.moving:
        kind = kind_of(robot.kinds[i])
        if not kind.is_additive:
            screws = kind.screws(
                torch.tensor([0.0, 0.0, 1.0], dtype=torch.float64, device="cpu"), robot.tree.pitches[i]
            )
            products = motion.bracket_twist(screws.unsqueeze(1), screws.unsqueeze(0))
            table = products @ torch.linalg.pinv(screws)  # the same for all axes
            tables.append((robot.tree.v_columns[i], kind.nv, table.to(device, dtype)))
    return tables


def integrate(
    robot: Model, accelerate: Callable[[Tensor, Tensor], Tensor], q: Tensor, v: Tensor, step: Tensor, method: str
) -> tuple[Tensor, Tensor]:
    function: Any = {"semi_implicit_euler": semi_implicit_euler, "rk4": rk4}[method]
    pair: tuple[Tensor, Tensor] = function(robot, accelerate, q, v, step.unsqueeze(-1))
    return pair
