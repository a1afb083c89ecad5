"""Inverse dynamics of robots: torques, energies, momenta and the centre of mass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from ..math import inertias as inertia_ops
from ..math import kinematics
from . import bodies, jacobians
from .model import Model
from .programs import ENDS, call, constant


def inverse_dynamics(
    robot: Model, q: Tensor, v: Tensor, a: Tensor, gravity: Any, forces: Any, frame: str, where: str
) -> Tensor:
    bodies.check(robot, where)
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    (torques,) = call(robot, "torques", q, v, a, end=lift)
    return torques if forces is None else torques - external(robot, q, forces, frame, where)


def external(robot: Model, q: Tensor, forces: Any, frame: str, where: str) -> Tensor:
    """The torques of wrenches on links: those of the transposed Jacobians."""
    if not isinstance(forces, Mapping):
        raise ArgumentError(f"{where}: forces must be a dict of wrenches by links, got {type(forces).__name__}")
    total = bodies.zeros_of_velocity(robot, q)
    for link, value in forces.items():
        wrench = arguments.tensor(value, f"{where}: forces[{link!r}]", q)
        arguments.check(wrench, 6, f"{where}: forces[{link!r}]")
        jacobian = jacobians.jacobian(robot, q, link, frame, None, where.partition(".")[2])
        total = total + (jacobian.mT @ wrench.unsqueeze(-1)).squeeze(-1)
    return total


def nonlinear_effects(robot: Model, q: Tensor, v: Tensor, gravity: Any, where: str) -> Tensor:
    bodies.check(robot, where)
    return call(robot, "torques", q, v, end=bodies.lift(robot, gravity, f"{where}: gravity", q), damping=False)[0]


def gravity_torque(robot: Model, q: Tensor, gravity: Any, where: str) -> Tensor:
    bodies.check(robot, where)
    return call(robot, "torques_at_rest", q, end=bodies.lift(robot, gravity, f"{where}: gravity", q))[0]


def kinetic_energy(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    bodies.check(robot, "Robot.kinetic_energy")
    return call(robot, "kinetic_energy", q, v)[0]


def potential_energy(robot: Model, q: Tensor, gravity: Any) -> Tensor:
    where = "Robot.potential_energy"
    bodies.check(robot, where)
    return call(robot, "potential_energy", q, end=bodies.lift(robot, gravity, f"{where}: gravity", q))[0]


def center_of_mass(robot: Model, q: Tensor, where: str = "Robot.center_of_mass") -> Tensor:
    bodies.check(robot, where)
    return call(robot, "centre", q)[0]


def center_of_mass_jacobian(robot: Model, q: Tensor) -> Tensor:
    bodies.check(robot, "Robot.center_of_mass_jacobian")
    return call(robot, "centre_jacobian", q)[0].mT


def momentum(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    return call(robot, "momentum", q, v, end=center_of_mass(robot, q, "Robot.momentum"))[0]


def inertia_regressor(robot: Model, q: Tensor, v: Tensor, a: Tensor, gravity: Any, where: str) -> Tensor:
    """The wrenches that move all links, along the screws of the joints above them."""
    rows = tuple(range(len(robot.links)))
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    position, quaternion, twist, rate = call(robot, "motions", q, v, a, end=lift)
    wrenches = inertia_ops.regressor(position, quaternion, twist, rate)  # (*batch, links, 6, 10)
    columns, screws = jacobians.prepared(robot, rows)
    runs = jacobians.path_runs(robot, rows)
    origin = robot._derived(constant, ENDS["zero"], q.dtype, q.device)
    twists = kinematics.world_column(
        jacobians.joined(position, runs), jacobians.joined(quaternion, runs), screws, origin
    )
    flat = wrenches.movedim(-2, -3).flatten(-2)  # (*batch, 6, links * 10)
    below = robot._derived(_moved, columns.rows, q.dtype, q.device)
    products = (twists @ flat).unflatten(-1, (len(rows), 10)) * below
    summed = jacobians.summed(robot, columns.columns, products.flatten(-2))
    return summed.unflatten(-1, (len(rows), 10))


def _moved(robot: Model, rows: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Whether the joint of a column moves a link, as zeros and ones of shape (columns, links, 1)."""
    return bodies.below(robot)[list(rows)].unsqueeze(-1).to(device, dtype)
