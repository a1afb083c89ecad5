"""Poses of links: the call of the tree sweep."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from ..engine import Bound, wants_grad
from ..errors import ArgumentError
from ..values import Pose
from .derived_tables import GEOMETRY
from .joints import sweeps
from .model import Model


def check_base(world_T_base: Any, where: str) -> None:
    if world_T_base is not None and not isinstance(world_T_base, Pose):
        raise ArgumentError(f"{where}: world_T_base must be a Pose, got {type(world_T_base).__name__}")


def forward(robot: Model, q: Tensor, links: Any, world_T_base: Any) -> Pose:
    check_base(world_T_base, "Robot.forward")
    if links is None:
        return poses(robot, q, None, world_T_base)
    if isinstance(links, int):
        raise ArgumentError("Robot.forward: links must be names, got int: `robot.links` has the names by their indices")
    if isinstance(links, str):
        return tip(robot, q, path(robot, links, "Robot.forward: links"), world_T_base)
    needed, places = selected(robot, tuple(links), "Robot.forward: links")
    result = poses(robot, q, needed, world_T_base)
    return result if places == tuple(range(len(needed))) else result[..., robot._derived(index, places, q.device)]


def selected(robot: Model, names: tuple[str, ...], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The links whose poses are needed to compute those of the named links, and where among them these are."""
    indices = tuple([robot.tree.link(name, where) for name in names])
    return robot._derived(_selected, indices)


def path(robot: Model, link: Any, where: str) -> tuple[int, ...]:
    """The links from the root to a named one."""
    return robot._derived(_path, robot.tree.link(link, where))


def _path(robot: Model, link: int) -> tuple[int, ...]:
    return robot.tree.ancestors(link)


def tip(robot: Model, q: Tensor, rows: tuple[int, ...], base: Pose | None = None) -> Pose:
    """The pose of the last link of a path."""
    if base is None and not torch.compiler.is_compiling() and q.dtype is robot.axes.dtype:
        known = robot._computed(GEOMETRY, _bound_tip, rows, q.device)
        if known:
            return Pose._unchecked(*known(q))
    start = None if base is None else (base.position, base.quaternion)
    return Pose._unchecked(*sweeps(robot.tree.swept).tree.tip(q, *_tensors(robot, rows, q.device), start))


def _bound_tip(robot: Model, rows: tuple[int, ...], device: torch.device) -> Bound | tuple[()]:
    tensors = _tensors(robot, rows, device)
    if wants_grad(tensors):
        return ()
    return sweeps(robot.tree.swept).tree.bound_tip(robot.tree.nq, *tensors)


def _tensors(robot: Model, rows: tuple[int, ...], device: torch.device) -> tuple[Tensor, ...]:
    origins, axes, numbers = prepared(robot, rows, device)
    return origins.position, origins.quaternion, axes, numbers


def _selected(robot: Model, indices: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return robot.tree.select(indices)


def poses(robot: Model, q: Tensor, rows: tuple[int, ...] | None, base: Pose | None = None) -> Pose:
    """The poses of the links in ``rows``, by default of all, each after its parent, shape (*batch, rows)."""
    origins, axes, numbers = prepared(robot, rows, q.device)
    start = None if base is None else (base.position, base.quaternion)
    forward = sweeps(robot.tree.swept).tree.forward
    return Pose._unchecked(*forward(q, origins.position, origins.quaternion, axes, numbers, start))


def prepared(robot: Model, rows: tuple[int, ...] | None, device: torch.device) -> tuple[Pose, Tensor, Tensor]:
    """The origins, the axes and the table of the sweep over some of the links."""
    if rows is None:
        return robot.origins, robot.axes, robot._derived(table, None, device)
    return robot._computed(GEOMETRY, _prepared, rows, device)


def _prepared(robot: Model, rows: tuple[int, ...], device: torch.device) -> tuple[Pose, Tensor, Tensor]:
    return *_rows(robot, rows), robot._derived(table, rows, device)


def _rows(robot: Model, rows: tuple[int, ...]) -> tuple[Pose, Tensor]:
    if rows == tuple(range(len(robot.links))):
        return robot.origins, robot.axes
    places = robot._derived(index, rows, robot.device)
    return robot.origins[..., places], robot.axes[..., places, :]


def index(robot: Model, places: tuple[int, ...], device: torch.device) -> Tensor:
    """Places as a tensor, which is kept: a list would be copied to the device in every call."""
    return torch.tensor(places, dtype=torch.long, device=device)


def table(robot: Model, rows: tuple[int, ...] | None, device: torch.device) -> Tensor:
    """The table of the sweep over some of the links."""
    tree = robot.tree
    chosen = range(len(tree.links)) if rows is None else rows
    place = {i: k for k, i in enumerate(chosen)}
    return (
        sweeps(tree.swept)
        .tree.table(
            [place.get(tree.parents[i], -1) for i in chosen],
            [tree.kinds[i] for i in chosen],
            [max(tree.q_columns[i], 0) for i in chosen],
            [tree.multipliers[i] for i in chosen],
            [tree.offsets[i] for i in chosen],
            [tree.pitches[i] for i in chosen],
        )
        .to(device)
    )


def motion_of(robot: Model, i: int, q: Tensor) -> Pose:
    """The motion of a joint: the pose of its child relative to where it is in the neutral configuration."""
    tree, axis = robot.tree, robot.axes[..., i : i + 1, :]
    sweep = sweeps(tree.swept).tree
    number = [tree.multipliers[i]], [tree.offsets[i]], [tree.pitches[i]]
    row = sweep.table([-1], [tree.kinds[i]], [max(tree.q_columns[i], 0)], *number).to(axis.device)
    origin = Pose.identity(1, dtype=axis.dtype, device=axis.device)
    return Pose._unchecked(*sweep.forward(q, origin.position, origin.quaternion, axis, row))[..., 0]
