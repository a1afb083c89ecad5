"""Inverse dynamics of robots: torques, energies, momenta and the centre of mass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from . import bodies, jacobians
from .matrices import either
from .model import Model
from .programs import call, run


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


def center_of_mass(robot: Model, q: Tensor) -> Tensor:
    bodies.check(robot, "Robot.center_of_mass")
    return call(robot, "centre", q)[0]


def center_of_mass_jacobian(robot: Model, q: Tensor) -> Tensor:
    bodies.check(robot, "Robot.center_of_mass_jacobian")
    return call(robot, "centre_jacobian", q)[0].mT


def center_of_mass_velocity(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    jacobian = center_of_mass_jacobian(robot, q)
    dtype = torch.promote_types(jacobian.dtype, v.dtype)
    return (jacobian.to(dtype) @ v.to(dtype).unsqueeze(-1)).squeeze(-1)


def momentum(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    bodies.check(robot, "Robot.momentum")
    return call(robot, "momentum", q, v, instead=_momentum)[0]


def _momentum(robot: Model) -> Callable[..., tuple[Tensor, ...]]:
    return either(robot, "momentum", _momentum_about_centre, is_wide=False)


def _momentum_about_centre(robot: Model, q: Tensor, v: Tensor, *tree: Tensor) -> tuple[Tensor, ...]:
    *frames, screws, share, mass, centre, inertia, table = tree
    (point,) = run(robot, "centre", q, *frames, share, centre, table)
    return run(robot, "momentum_about", q, v, *frames, screws, mass, centre, inertia, point, table)
