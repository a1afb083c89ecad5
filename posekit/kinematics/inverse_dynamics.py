"""Inverse dynamics of robots: torques, energies, momenta and the centre of mass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import Bound
from ..errors import ArgumentError
from ..math import inertias as inertia_ops
from ..math import kinematics
from ..values import Pose
from . import bodies, jacobians, sweep
from .model import Model


def torque(robot: Model, q: Tensor, v: Tensor, a: Tensor | None, lift: bodies.Lift, damping: bool = True) -> Tensor:
    """What the sweeps compute of velocities, and of accelerations unless they are zero, at the columns of q."""
    bound = bodies.bound(robot, _effects if a is None else _torques, q, lift, damping)
    if bound is None:
        tree = bodies.whole_tree(robot, q.dtype, q.device, lift, damping)
        torques = bodies.programs(robot).inverse.torques(q, v, bodies.zeros(robot, q) if a is None else a, *tree)
    else:
        (torques,) = bound(q, v) if a is None else bound(q, v, a)
    return bodies.gathered(robot, torques)


def _torques(robot: Model, tree: bodies.Tensors) -> Bound:
    return bodies.programs(robot).inverse.bound_torques(robot.nq, *tree)


def _effects(robot: Model, tree: bodies.Tensors) -> Bound:
    return bodies.programs(robot).inverse.bound_torques(robot.nq, bodies.zeros(robot, tree[0]), *tree)


def torque_at_rest(robot: Model, q: Tensor, a: Tensor | None, lift: bodies.Lift) -> Tensor:
    """What the sweeps compute of accelerations, unless they are zero, at the columns of q."""
    bound = bodies.bound(robot, _gravity if a is None else _torques_at_rest, q, lift, False)
    if bound is None:
        tree = bodies.at_rest(bodies.whole_tree(robot, q.dtype, q.device, lift, False))
        torques = bodies.programs(robot).inverse.torques_at_rest(q, bodies.zeros(robot, q) if a is None else a, *tree)
    else:
        (torques,) = bound(q) if a is None else bound(q, a)
    return bodies.gathered(robot, torques)


def _torques_at_rest(robot: Model, tree: bodies.Tensors) -> Bound:
    return bodies.programs(robot).inverse.bound_torques_at_rest(robot.nq, *bodies.at_rest(tree))


def _gravity(robot: Model, tree: bodies.Tensors) -> Bound:
    programs, zeros = bodies.programs(robot).inverse, bodies.zeros(robot, tree[0])
    return programs.bound_torques_at_rest(robot.nq, zeros, *bodies.at_rest(tree))


def inverse_dynamics(
    robot: Model, q: Tensor, v: Tensor, a: Tensor, gravity: Any, forces: Any, frame: str, where: str
) -> Tensor:
    bodies.check(robot, where)
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    torques = torque(robot, q, bodies.spread(robot, v), bodies.spread(robot, a), lift)
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
    lift = bodies.lift(robot, gravity, f"{where}: gravity", q)
    return torque(robot, q, bodies.spread(robot, v), None, lift, damping=False)


def gravity_torque(robot: Model, q: Tensor, gravity: Any, where: str) -> Tensor:
    bodies.check(robot, where)
    return torque_at_rest(robot, q, None, bodies.lift(robot, gravity, f"{where}: gravity", q))


def kinetic_energy(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    """Half of v with the momentum M v, which is the torque at rest for the acceleration v."""
    bodies.check(robot, "Robot.kinetic_energy")
    momentum = torque_at_rest(robot, q, bodies.spread(robot, v), "no lift")
    return (v * momentum).sum(-1) * 0.5


def _centres(robot: Model, q: Tensor) -> tuple[Pose, Tensor, Tensor]:
    """The poses of all links, their centres of mass in the world, and their shares in the mass of the robot."""
    poses, inertias = sweep.poses(robot, q, None), robot.inertias
    shares = inertias.mass / inertias.mass.sum(-1, keepdim=True)
    return poses, poses.apply(inertias.centre), shares.unsqueeze(-1)


def potential_energy(robot: Model, q: Tensor, gravity: Any) -> Tensor:
    where = "Robot.potential_energy"
    bodies.check(robot, where)
    _, centres, _ = _centres(robot, q)
    value = bodies.gravity(robot, gravity, f"{where}: gravity", q)
    return -(robot.inertias.mass * (centres * value.unsqueeze(-2)).sum(-1)).sum(-1)


def center_of_mass(robot: Model, q: Tensor) -> Tensor:
    bodies.check(robot, "Robot.center_of_mass")
    _, centres, shares = _centres(robot, q)
    return (centres * shares).sum(-2)


def center_of_mass_jacobian(robot: Model, q: Tensor) -> Tensor:
    """The velocity of the centre of all links that a column moves, times their share in the mass."""
    bodies.check(robot, "Robot.center_of_mass_jacobian")
    rows = tuple(range(len(robot.links)))
    columns, screws = jacobians.prepared(robot, rows)
    poses, centres, shares = _centres(robot, q)
    below = bodies.below(robot, q)  # (links, links): whether a link moves another one
    share = below @ shares
    centre = below @ (centres * shares) / share.where(share != 0, 1)
    runs = jacobians.path_runs(robot, rows)
    position, quaternion, point, part = (
        jacobians.joined(x, runs) for x in (poses.position, poses.quaternion, centre, share)
    )
    twists = kinematics.world_column(position, quaternion, screws, point)[..., :3] * part
    return jacobians.summed(robot, columns.columns, twists).transpose(-1, -2)


def momentum(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    bodies.check(robot, "Robot.momentum")
    zero = bodies.zeros(robot, q)
    lift, device = bodies.lift_tensor(robot, "no lift", q.dtype, q.device), q.device
    motions = bodies.programs(robot).inverse.motions
    tree = (*bodies.origins(robot, device), bodies.screws(robot), lift, bodies.table(robot, device))
    _, _, twists, _ = motions(q, bodies.spread(robot, v), zero, *tree)
    poses, centres, shares = _centres(robot, q)
    centre = (centres * shares).sum(-2, keepdim=True)
    parts = inertia_ops.momentum(poses.position, poses.quaternion, twists, *bodies.inertias(robot), centre)
    return parts.sum(-2)


def inertia_regressor(robot: Model, q: Tensor, v: Tensor, a: Tensor, gravity: Any, where: str) -> Tensor:
    """The wrenches that move all links, along the screws of the joints above them."""
    rows = tuple(range(len(robot.links)))
    lift = bodies.lift_tensor(robot, bodies.lift(robot, gravity, f"{where}: gravity", q), q.dtype, q.device)
    table = bodies.table(robot, q.device)
    tree = (*bodies.origins(robot, q.device), bodies.screws(robot), lift, table)
    spread = (bodies.spread(robot, x) for x in (v, a))
    position, quaternion, twist, rate = bodies.programs(robot).inverse.motions(q, *spread, *tree)
    wrenches = inertia_ops.regressor(position, quaternion, twist, rate)  # (*batch, links, 6, 10)
    columns, screws = jacobians.prepared(robot, rows)
    runs = jacobians.path_runs(robot, rows)
    origin = bodies.lift_tensor(robot, "no lift", q.dtype, q.device)
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
    return bodies.below_matrix(robot)[list(rows)].unsqueeze(-1).to(device, dtype)
