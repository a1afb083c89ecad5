"""Distances of a robot's spheres from obstacles and from each other with their derivatives, as one kernel."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import TAGS, Native
from ...math import pose
from .. import jacobians, sweep
from ..model import Model
from .clearances import OPS, Obstacle
from .grids import Grid
from .proximity_text import WIDTH, DistanceText, MotionText, proximity_text
from .shapes import Spheres

_POINTERS = (
    *("position", "quaternion", "frame", "balls", "column_frame", "column_number", "screws", "moves", "kind", "start"),
    *("obstacles", "tables", "problem", "pairs", "settings", "least", "total", "gradient", "normal"),
)
_NUMBERS = ("each", "frames", "ball_count", "column_count", "obstacle_count", "pair_count", "numbers")
KINDS = tuple(OPS)  # in the order of the cases of the kernel


@functools.cache
def proximity_kernel(tag: str, balls: int, columns: int, numbers: int) -> Native:
    """The kernel for up to so many spheres, columns of the Jacobian and numbers of a velocity."""

    def text() -> str:
        kinds = [_text(kind, op) for kind, op in OPS.items()]
        frames: list[Any] = [pose.apply.op, pose.adjoint_apply.op, pose.coadjoint_apply.op]
        motion = MotionText(*[op.program for op in frames])
        sizes = {"balls": balls, "columns": columns, "numbers": numbers}
        return proximity_text(tag, kinds, kinds[KINDS.index(Spheres)], motion, sizes)

    return Native(f"pk_proximity_{tag}_{balls}_{columns}_{numbers}", text, _POINTERS, _NUMBERS)


def _text(kind: Any, op: Any) -> DistanceText:
    place = kind._place.op.program if issubclass(kind, Grid) else None
    return DistanceText(op.op.program, op.jacobian("centre").op.program, place)


class Distances(NamedTuple):
    """What the kernel computes for each configuration.

    Attributes:
        least: The least distance, shape (configurations,).
        total: Half the sum of the squares of what distances lack to the margin, shape (configurations,).
        gradient: Its gradient, shape (configurations, nv); empty unless asked for.
        normal: The normal matrix of Gauss and Newton, shape (configurations, nv, nv); empty unless asked
            for.
    """

    least: Tensor
    total: Tensor
    gradient: Tensor
    normal: Tensor


class Proximity(NamedTuple):
    """The spheres of a robot, the pairs of them that may collide, and obstacles.

    Attributes:
        robot: The robot, without batch dimensions.
        rows: The links whose poses are computed.
        tensors: The tables of the kernel, by name.
        sizes: The numbers of the kernel, by name.
    """

    robot: Model
    rows: tuple[int, ...]
    tensors: dict[str, Tensor]
    sizes: dict[str, int]

    def measure(self, q: Tensor, problem: Tensor | None, margin: float, derivatives: bool) -> Distances:
        """Compute the distances in configurations.

        Args:
            q: Shape (trajectories, configurations, nq), of the robot's dtype.
            problem: The problem of each trajectory, shape (trajectories,), where problems have obstacles of their own.
            margin: The margin.
            derivatives: Whether the gradient and the normal matrix are asked for.
        """
        trajectories, each = q.shape[:2]
        count, n, like = trajectories * each, self.robot.tree.nv, self.robot.axes
        poses = sweep.poses(self.robot, q.reshape(count, q.shape[-1]), self.rows)
        least, total = like.new_empty(count), like.new_empty(count)
        rows = count if derivatives else 0
        gradient, normal = like.new_empty(rows, n), like.new_empty(rows, n, n)
        if not self.sizes["ball_count"]:
            return Distances(least.fill_(torch.inf), total.zero_(), gradient.zero_(), normal.zero_())
        given: dict[str, Tensor | None] = {
            **self.tensors,
            "position": poses.position.contiguous(),
            "quaternion": poses.quaternion.contiguous(),
            "problem": problem if len(self.tensors["obstacles"]) > 1 else None,
            "settings": like.new_tensor((margin, torch.inf)),
            **{"least": least, "total": total},
            **({"gradient": gradient, "normal": normal} if derivatives else {}),
        }
        sizes = self.sizes
        sizes_up = [_up(sizes[name]) for name in ("ball_count", "column_count", "numbers")]
        items = sizes["ball_count"] * sizes["obstacle_count"] + sizes["pair_count"]
        elements = max(items // 4, 1) * (4 if derivatives else 1)
        kernel = proximity_kernel(TAGS[like.dtype], *sizes_up)
        kernel.run(given, {**sizes, "each": each}, count, elements, like.device)
        return Distances(least, total, gradient, normal)


def _up(size: int) -> int:
    return max(8, 1 << max(size - 1, 0).bit_length())


def proximity(
    robot: Model,
    spheres: tuple[Tensor, Tensor, tuple[str, ...]],
    obstacles: Sequence[tuple[Obstacle, tuple[Tensor, ...]]],
    pairs: Tensor,
) -> Proximity:
    """Prepare the tables of the kernel.

    Args:
        robot: The robot, without batch dimensions and gradients.
        spheres: The centres in the frames of the links, shape (spheres, 3), the radii, shape (spheres,), and the links.
        obstacles: Obstacles with their tensors, each of shape (problems, obstacles, ...), where 1 problem stands for
            all.
        pairs: The pairs of spheres that may collide, shape (pairs, 2).
    """
    centres, radii, links = spheres
    rows, places = sweep.selected(robot, links, "Robot.plan: avoid") if links else ((0,), ())
    columns, screws = jacobians.prepared(robot, rows)
    own = [[rows[r] in robot.tree.ancestors(rows[place]) for r in columns.rows] for place in places]
    problems = max([tensors[0].shape[0] for _, tensors in obstacles], default=1)
    packed = [_packed(tensors).expand(problems, -1, -1) for _, tensors in obstacles]
    kinds: list[int] = []
    starts: list[int] = []
    tables, size = [robot.axes.new_zeros(0)], 0
    for (obstacle, _), x in zip(obstacles, packed, strict=True):
        kinds += [KINDS.index(type(obstacle))] * x.shape[1]
        starts += [size] * x.shape[1]
        if isinstance(obstacle, Grid):
            tables.append(obstacle._table.detach().to(robot.axes).reshape(-1))
            size += tables[-1].numel()
    device = robot.device

    def integers(values: Any) -> Tensor:
        return torch.tensor(values, dtype=torch.long, device=device)

    table = torch.cat(packed, 1) if packed else robot.axes.new_zeros(problems, 0, WIDTH)
    tensors = {
        "frame": integers(places),
        "balls": torch.cat((centres, radii.unsqueeze(-1)), -1).to(robot.axes).contiguous(),
        "column_frame": integers(columns.rows),
        "column_number": integers(columns.columns),
        "screws": screws.to(robot.axes).contiguous(),
        "moves": torch.tensor(own, dtype=torch.uint8, device=device)
        .reshape(len(places), len(columns.rows))
        .contiguous(),
        "kind": integers(kinds),
        "start": integers(starts),
        "tables": torch.cat(tables),
        "obstacles": table.to(robot.axes).contiguous(),
        "pairs": pairs.to(device).contiguous(),
    }
    sizes = {
        **{"frames": len(rows), "ball_count": len(places), "column_count": len(columns.rows)},
        **{"obstacle_count": len(kinds), "pair_count": len(pairs), "numbers": robot.tree.nv},
    }
    return Proximity(robot, rows, tensors, sizes)


def _packed(tensors: Sequence[Tensor]) -> Tensor:
    """The numbers of obstacles in one row each, shape (problems, obstacles, WIDTH)."""
    problems, count = tensors[0].shape[:2]
    parts = [x.reshape(problems, count, -1) for x in tensors]
    width = sum([x.shape[-1] for x in parts])
    return torch.cat((*parts, parts[0].new_zeros(problems, count, WIDTH - width)), -1)
