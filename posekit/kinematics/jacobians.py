"""Jacobians, velocities and accelerations of links.

A joint moves its child by ``sum_k v_k S_k``, where the screws S_k are constant in the frame of the child. A column of
the Jacobian is the screw in the frame and at the point asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import torch
from torch import Tensor
from torch.nn.functional import pad

from .. import arguments
from ..arguments import TensorLike
from ..math import kinematics
from ..values import Pose
from . import sweep
from .derived_tables import AXES
from .foreign import check_frame
from .joints import kind_of
from .model import Model
from .programs import End, call, screws

Frame: TypeAlias = Literal["local_world_aligned", "body", "world"]


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
        size = kind_of(robot.kinds[link]).nv
        rows += [row] * size
        columns += [robot.tree.v_columns[link] + k for k in range(size)]
        last += [len(rows) - 1] * size
    return _Columns(tuple(rows), tuple(columns), tuple(last))


def _screws(robot: Model, path: tuple[int, ...]) -> Tensor:
    """The screws [v, w] of the columns, in the frames of the joints' children, shape (*batch, columns, 6)."""
    return torch.cat([screws(robot, link) for link in path], -2)


def prepared(robot: Model, path: tuple[int, ...]) -> tuple[_Columns, Tensor]:
    """The columns and their screws."""
    return robot._derived(_columns, path), robot._computed(AXES, _screws, path)


def _runs(robot: Model, path: tuple[int, ...]) -> list[_RowRun]:
    return runs(_columns(robot, path).rows)


def path_runs(robot: Model, path: tuple[int, ...]) -> list[_RowRun]:
    """The runs of the rows of a path, of which each column has one. They are memoised."""
    return robot._derived(_runs, path)


class _Path(NamedTuple):
    """A link's ancestors and their poses in a configuration."""

    columns: _Columns
    positions: Tensor  # of the children of the joints, one for each column, shape (*batch, columns, 3)
    quaternions: Tensor
    screws: Tensor
    tip: Pose


def _path(robot: Model, q: Tensor, link: str, where: str) -> _Path:
    path = robot.tree.ancestors(robot.tree.link(link, where))
    columns, screws = prepared(robot, path)
    poses = sweep.poses(robot, q, path)
    position, quaternion = poses.position, poses.quaternion
    parts = path_runs(robot, path)
    return _Path(
        columns,
        joined(position, parts),
        joined(quaternion, parts),
        screws,
        Pose._unchecked(position[..., -1, :], quaternion[..., -1, :]),
    )


class _RowRun(NamedTuple):
    """Rows of a tensor that are read together: consecutive ones, or one row several times. Zeros if ``first`` is -1."""

    first: int
    length: int
    step: int


def runs(rows: Sequence[int]) -> list[_RowRun]:
    """Divide rows into runs. Rows that are -1 are zeros."""
    runs: list[_RowRun] = []
    for row in rows:
        if runs:
            first, length, step = runs[-1]
            last = first + (length - 1) * step
            if row == last + 1 and first >= 0 and (step or length == 1):
                runs[-1] = _RowRun(first, length + 1, 1)
                continue
            if row == last and (length == 1 or not step):
                runs[-1] = _RowRun(first, length + 1, 0)
                continue
        runs.append(_RowRun(row, 1, 0))
    return runs


def joined(x: Tensor, runs: Sequence[_RowRun]) -> Tensor:
    """The rows of runs, of the dimension before the last one. Runs are copied in a third of the time of an index."""
    parts = []
    for first, length, step in runs:
        if first < 0:
            part = x.new_zeros(()).expand(*x.shape[:-2], length, x.shape[-1])
        elif step or length == 1:
            part = x.narrow(-2, first, length)
        else:
            part = x.narrow(-2, first, 1).expand(*x.shape[:-2], length, x.shape[-1])
        parts.append(part)
    if not parts:
        return x.narrow(-2, 0, 0)
    return parts[0] if len(parts) == 1 else torch.cat(parts, -2)


def summed(robot: Model, columns: tuple[int, ...], twists: Tensor) -> Tensor:
    """Add up the columns that belong to one number of the velocity: from (*batch, columns, 6) to (*batch, nv, 6)."""
    first, nv = columns[0] if columns else 0, robot.nv
    if columns == tuple(range(first, first + len(columns))):
        return twists if len(columns) == nv else pad(twists, (0, 0, first, nv - first - len(columns)))
    first_runs, *rest = robot._derived(_layers, columns)
    total = joined(twists, first_runs)
    for runs in rest:
        total = total + joined(twists, runs)
    return total


def _layers(robot: Model, columns: tuple[int, ...]) -> list[list[_RowRun]]:
    """Runs whose sum has the columns of each number: one list, and more if mimic joints share a number."""
    places: list[list[int]] = [[] for _ in range(robot.nv)]
    for place, column in enumerate(columns):
        places[column].append(place)
    count = max([1, *map(len, places)])
    return [runs([rows[k] if k < len(rows) else -1 for rows in places]) for k in range(count)]


def _of_link(
    robot: Model, program: str, where: str, link: str, frame: str, at: TensorLike | None, *inputs: Tensor
) -> Tensor:
    """The motion of a link by its program: see `link_motion.sweeps`."""
    rows = sweep.path(robot, link, where)
    check_frame(frame, where)
    point: End = "zero"
    if at is not None and frame != "world":
        point = arguments.tensor(at, f"{where}: at", inputs[0])
        arguments.check(point, 3, f"{where}: at")
    return call(robot, f"{program}.{frame}", *inputs, end=point, rows=rows)[0]


def jacobian(robot: Model, q: Tensor, link: str, frame: str, at: TensorLike | None, method: str = "jacobian") -> Tensor:
    return _of_link(robot, "jacobian", f"Robot.{method}", link, frame, at, q).mT


def velocity(robot: Model, q: Tensor, v: Tensor, link: str, frame: str, at: TensorLike | None) -> Tensor:
    return _of_link(robot, "velocity", "Robot.velocity", link, frame, at, q, v)


class LinkJacobians(NamedTuple):
    """The poses of some links in configurations, and how joints move the links.

    Attributes:
        poses: Shape (*batch, links).
        point: Where twists and wrenches are taken, in the axes of the world: the origin of the first link, so that
            they lose no digits far from the origin of the world. Shape (*batch, 3).
        twists: What each number of each joint moves its child by, shape (*batch, columns, 6).
        moves: 1 where the column of a joint moves a link, and 0 elsewhere, shape (links, columns).
        columns: For each column the number of the velocity that it belongs to; None if they are the same.
        nv: How many numbers a velocity has.
    """

    poses: Pose
    point: Tensor
    twists: Tensor
    moves: Tensor
    columns: Tensor | None
    nv: int

    @classmethod
    def of(cls, robot: Model, q: Tensor, links: tuple[str, ...], where: str) -> LinkJacobians:
        needed, places = sweep.selected(robot, links, where)
        _, screws = prepared(robot, needed)
        every, parts = sweep.poses(robot, q, needed), path_runs(robot, needed)
        position, quaternion = every.position, every.quaternion
        poses = (
            every if places == tuple(range(len(needed))) else every[..., robot._derived(sweep.index, places, q.device)]
        )
        point = position[..., places[0], :]
        twists = kinematics.world_column(
            joined(position, parts), joined(quaternion, parts), screws, point.unsqueeze(-2)
        )
        moves, columns = moved_links(robot, needed, places, q.dtype, q.device)
        return cls(poses, point, twists, moves, columns, robot.tree.nv)

    def pulled(self, wrenches: Tensor, links: Tensor | None = None) -> Tensor:
        """Powers of wrenches per velocity: the products with the Jacobians of the links that they act on.

        Args:
            wrenches: Force and torque at the point, in the axes of the world, shape (*batch, n, rows, 6).
            links: The links, as indices into ``poses``, shape (n,); all by default.

        Returns:
            Shape (*batch, n, rows, nv).
        """
        powers = (wrenches.flatten(-3, -2) @ self.twists.mT).unflatten(-2, wrenches.shape[-3:-1])
        moves = self.moves if links is None else self.moves.index_select(0, links)
        powers = powers * moves.unsqueeze(-2)
        if self.columns is None:
            return powers
        return powers.new_zeros(*powers.shape[:-1], self.nv).index_add(-1, self.columns, powers)


def moved_links(
    robot: Model, needed: tuple[int, ...], places: tuple[int, ...], dtype: torch.dtype, device: torch.device
) -> tuple[Tensor, Tensor | None]:
    """`LinkJacobians.moves` and `LinkJacobians.columns`, which are kept."""
    return robot._derived(_moved_links, needed, places, dtype, device)


def _moved_links(
    robot: Model, needed: tuple[int, ...], places: tuple[int, ...], dtype: torch.dtype, device: torch.device
) -> tuple[Tensor, Tensor | None]:
    """`LinkJacobians.moves` and `LinkJacobians.columns`."""
    columns = _columns(robot, needed)
    above = [{*robot.tree.ancestors(needed[place])} for place in places]
    moves = [[float(needed[row] in links) for row in columns.rows] for links in above]
    index = torch.tensor(columns.columns, dtype=torch.long, device=device)
    same = columns.columns == tuple(range(robot.tree.nv))
    table = torch.tensor(moves, dtype=dtype, device=device).reshape(len(above), len(columns.rows))
    return table, None if same else index


def manipulability(robot: Model, q: Tensor, link: str) -> Tensor:
    """The square of the volume of the velocities of a link's origin, without a constant factor: det(J J^T)."""
    linear = jacobian(robot, q, link, "local_world_aligned", None)[..., :3, :]
    return torch.linalg.det(linear @ linear.mT)


def manipulability_slopes(robot: Model, q: Tensor, link: str) -> Tensor:
    """The derivatives of half the logarithm of `manipulability` with respect to a velocity, shape (*batch, nv).

    With G = (J J^T)^-1 J they are sum_j G_j . dJ_j. A joint turns the columns after it, with its own, by w_i x v_j, and
    moves the origin of the link for those before it: w_j x v_i.
    """
    path = _path(robot, q, link, "Robot.jacobian")
    twists = kinematics.world_column(path.positions, path.quaternions, path.screws, path.tip.position.unsqueeze(-2))
    v, w = twists.split(3, -1)
    columns = path.columns.columns
    rows = summed(robot, columns, twists)[..., :3]
    dual = (rows @ torch.linalg.inv_ex(rows.mT @ rows)[0]).index_select(
        -2, robot._derived(sweep.index, columns, q.device)
    )
    after = robot._derived(_after, path.columns, q.dtype, q.device)
    turned = w * (after @ torch.linalg.cross(v, dual)) + v * ((1 - after) @ torch.linalg.cross(dual, w))
    return summed(robot, columns, turned.sum(-1, keepdim=True)).squeeze(-1)


def _after(robot: Model, columns: _Columns, dtype: torch.dtype, device: torch.device) -> Tensor:
    """1 where a column belongs to a joint after that of another one, or to the same, shape (columns, columns)."""
    rows = [[float(last >= i) for last in columns.last] for i in range(len(columns.last))]
    return torch.tensor(rows, dtype=dtype, device=device)


def acceleration(
    robot: Model, q: Tensor, v: Tensor, a: Tensor, link: str, frame: str, classical: bool, at: TensorLike | None
) -> Tensor:
    program = "acceleration" if classical else "spatial_acceleration"
    return _of_link(robot, program, "Robot.acceleration", link, frame, at, q, v, a)
