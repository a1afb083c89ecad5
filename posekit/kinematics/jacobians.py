"""Jacobians, velocities and accelerations of links.

A joint moves its child by ``sum_k v_k S_k``, where the screws S_k are constant in the frame of the child. A column of
the Jacobian is the screw in the frame and at the point asked for.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import torch
from torch import Tensor
from torch.nn.functional import pad

from .. import arguments
from ..arguments import TensorLike
from ..math import kinematics, motion
from ..values import Pose
from . import sweep
from .foreign import check_frame
from .joints import SIZES
from .model import Model

Frame: TypeAlias = Literal["local_world_aligned", "body", "spatial"]


class _Columns(NamedTuple):
    """The columns of a link's Jacobian, one for each number of each joint between the root and the link.

    Attributes:
        rows: For each column its link, as an index into the path from the root.
        columns: For each column the number of the velocity that it belongs to: several of mimic joints may share one.
        last: For each column the last column of the same joint.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    last: tuple[int, ...]


def _columns(robot: Model, path: tuple[int, ...]) -> _Columns:
    rows, columns, last = [], [], []
    for row, link in enumerate(path):
        size = SIZES[robot.kinds[link]].nv
        rows += [row] * size
        columns += [robot.tree.v_columns[link] + k for k in range(size)]
        last += [len(rows) - 1] * size
    return _Columns(tuple(rows), tuple(columns), tuple(last))


def _screws(robot: Model, path: tuple[int, ...]) -> Tensor:
    """The screws [v, w] of the columns, in the frames of the joints' children, shape (*batch, columns, 6)."""
    parts = []
    for link in path:
        kind, axis = robot.kinds[link], robot.axes[..., link, :]
        zero = torch.zeros_like(axis)
        factor = robot.tree.multipliers[link]
        if kind == "revolute":
            parts.append(torch.cat((zero, axis * factor), -1).unsqueeze(-2))
        elif kind == "prismatic":
            parts.append(torch.cat((axis * factor, zero), -1).unsqueeze(-2))
        elif kind == "screw":
            parts.append(torch.cat((axis * (factor * robot.tree.pitches[link]), axis * factor), -1).unsqueeze(-2))
        elif kind != "fixed":
            parts.append(_basis(robot, link))
    if not parts:
        return robot.axes.new_zeros(0, 6)
    return torch.cat(parts, -2)


def _basis(robot: Model, link: int) -> Tensor:
    """The screws of a joint with several numbers, shape (*batch, numbers, 6)."""
    kind, axis = robot.kinds[link], robot.axes[..., link, :]
    if kind == "planar":
        return torch.cat((pad(sweep.plane(robot, link), (0, 3)), pad(axis, (3, 0)).unsqueeze(-2)), -2)
    identity = torch.eye(6, dtype=axis.dtype, device=axis.device)
    return (identity[3:] if kind == "spherical" else identity).expand(*axis.shape[:-1], -1, -1)


def _prepared(robot: Model, path: tuple[int, ...]) -> tuple[_Columns, Tensor]:
    """The columns and their screws; the latter are memoised unless gradients flow to them."""
    columns = robot._cached(("columns", path), lambda: _columns(robot, path))
    if robot.axes.requires_grad:
        return columns, _screws(robot, path)
    return columns, robot._cached(("screws", path), lambda: _screws(robot, path))


class _Path(NamedTuple):
    """A link's ancestors and their poses in a configuration."""

    columns: _Columns
    positions: Tensor  # of the children of the joints, one for each column, shape (*batch, columns, 3)
    quaternions: Tensor
    screws: Tensor
    tip: Pose


def _path(robot: Model, q: Tensor, link: str, where: str) -> _Path:
    path = robot.tree.ancestors(robot.tree.link(link, where))
    columns, screws = _prepared(robot, path)
    poses = sweep.poses(robot, q, path)
    position, quaternion = poses.position, poses.quaternion
    rows = columns.rows
    if rows == tuple(range(rows[0], rows[0] + len(rows))) if rows else True:
        chosen: Any = slice(rows[0], rows[0] + len(rows)) if rows else slice(0)
        at_columns = position[..., chosen, :], quaternion[..., chosen, :]
    else:
        index = robot._cached(("rows", path, q.device), lambda: torch.tensor(rows, device=q.device))
        at_columns = position.index_select(-2, index), quaternion.index_select(-2, index)
    return _Path(columns, *at_columns, screws, Pose._unchecked(position[..., -1, :], quaternion[..., -1, :]))


def _summed(robot: Model, columns: tuple[int, ...], twists: Tensor) -> Tensor:
    """Add up the columns that belong to one number of the velocity: from (*batch, columns, 6) to (*batch, nv, 6)."""
    nv = robot.nv
    first = columns[0] if columns else 0
    if columns == tuple(range(first, first + len(columns))):
        return twists if len(columns) == nv else pad(twists, (0, 0, first, nv - first - len(columns)))
    index = robot._cached(("columns", columns, twists.device), lambda: torch.tensor(columns, device=twists.device))
    return twists.new_zeros(*twists.shape[:-2], nv, 6).index_add(-2, index, twists)


def _point(path: _Path, frame: str, at: TensorLike | None, where: str) -> Tensor:
    """The point in the world whose velocity is asked for."""
    check_frame(frame, where)
    if frame == "spatial":
        return path.tip.position.new_zeros(3)
    if at is None:
        return path.tip.position
    point = arguments.tensor(at, f"{where}: at", path.tip.position)
    arguments.check(point, 3, f"{where}: at")
    return path.tip.apply(point)


def jacobian(robot: Model, q: Tensor, link: str, frame: str, at: TensorLike | None, method: str = "jacobian") -> Tensor:
    where = f"Robot.{method}"
    path = _path(robot, q, link, where)
    point = _point(path, frame, at, where)
    if frame == "body":
        twists = kinematics.body_column(
            path.positions, path.quaternions, path.screws, point.unsqueeze(-2), path.tip.quaternion.unsqueeze(-2)
        )
    else:
        twists = kinematics.world_column(path.positions, path.quaternions, path.screws, point.unsqueeze(-2))
    return _summed(robot, path.columns.columns, twists).transpose(-1, -2)


def acceleration(
    robot: Model,
    q: Tensor,
    v: Tensor,
    a: Tensor,
    link: str,
    frame: str,
    classical: bool,
    at: TensorLike | None,
) -> Tensor:
    """Sum the motions of the joints at the origin of the world, where the derivative of a column J_k is V x J_k.

    V is the twist of the joint's child, and x the Lie bracket. The sums are then expressed as asked for.
    """
    where = "Robot.acceleration"
    path = _path(robot, q, link, where)
    point = _point(path, frame, at, where)
    twists = kinematics.world_column(
        path.positions, path.quaternions, path.screws, torch.zeros_like(point).unsqueeze(-2)
    )
    columns = robot._cached(
        ("numbers", path.columns, q.device),
        lambda: torch.tensor(path.columns.columns, dtype=torch.long, device=q.device),
    )
    last = robot._cached(
        ("last", path.columns, q.device), lambda: torch.tensor(path.columns.last, dtype=torch.long, device=q.device)
    )
    moved = twists * v.index_select(-1, columns).unsqueeze(-1)
    velocities = moved.cumsum(-2).index_select(-2, last)
    rates = twists * a.index_select(-1, columns).unsqueeze(-1) + motion.bracket_twist(velocities, moved)
    velocity, rate = moved.sum(-2), rates.sum(-2)
    if frame != "spatial":
        like = path.tip.quaternion
        identity = robot._cached(("identity", like.dtype, like.device), lambda: like.new_tensor((1.0, 0.0, 0.0, 0.0)))
        shift = Pose(-point, identity)
        if frame == "body":
            shift = Pose._unchecked(point, path.tip.quaternion).inverse()
        velocity, rate = shift.adjoint_apply(velocity), shift.adjoint_apply(rate)
    if not classical:
        return rate
    linear = rate[..., :3] + torch.linalg.cross(velocity[..., 3:], velocity[..., :3])
    return torch.cat((linear, rate[..., 3:]), -1)
