"""Distances of a robot's spheres from obstacles and from each other, in configurations and between them, as kernels."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import TAGS, Native
from ...math import pose
from .. import jacobians, sweep
from ..joints import sweeps
from ..model import Model
from .clearances import OPS, Obstacle
from .grids import GridShape
from .shapes import Spheres
from .texts import WIDTH, DistanceText, MotionText, motion_text, proximity_text

TABLES = (
    *("frame", "balls", "column_frame", "column_number", "screws", "moves", "kind", "start"),
    *("obstacles", "tables", "problem", "pairs", "settings"),
)
_SHARED = *TABLES, "position", "quaternion", "least"
_OF_CONFIGURATIONS = *_SHARED, "total", "gradient", "normal", "lacking", "jacobian", "deepest"
_OF_MOTIONS = *_SHARED, "slopes", "steps", "enough", "low"
NUMBERS = ("each", "frames", "ball_count", "column_count", "obstacle_count", "pair_count", "numbers")
_READ = "screws", "balls", "obstacles"
KINDS = tuple(OPS)  # in the order of the cases of the kernel


@functools.cache
def proximity_kernel(tag: str, balls: int, columns: int, velocities: int) -> Native:
    """The kernel of configurations for up to so many spheres, columns of the Jacobian and numbers of a velocity."""
    text, numbers = text_of(proximity_text, tag, balls, columns, velocities), (*NUMBERS, "lines", "line")
    return Native(f"pk_proximity_{tag}_{balls}_{columns}_{velocities}", text, _OF_CONFIGURATIONS, numbers)


@functools.cache
def motion_kernel(tag: str, balls: int, columns: int) -> Native:
    """The kernel of motions for up to so many spheres and columns of the Jacobian."""
    return Native(f"pk_motion_{tag}_{balls}_{columns}", text_of(motion_text, tag, balls, columns), _OF_MOTIONS, NUMBERS)


def text_of(fill: Callable[..., str], tag: str, *sizes: int) -> Callable[[], str]:
    def text() -> str:
        kinds = [_text(kind, op) for kind, op in OPS.items()]
        frames: list[Any] = [x.op for x in (pose.apply, pose.adjoint_apply, pose.coadjoint_apply, pose.inverse_apply)]
        motion = MotionText(*[op.program for op in frames])
        named = dict(zip(("balls", "columns", "numbers", "frames"), sizes, strict=False))
        return fill(tag, kinds, kinds[KINDS.index(Spheres)], motion, named)

    return text


def _text(kind: Any, op: Any) -> DistanceText:
    place = kind._place.op.program if issubclass(kind, GridShape) else None
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
        links: The link of each sphere.
        rows: The links whose poses are computed.
        geometry: What the sweep over links reads: positions and quaternions of origins, axes, and its table.
        tensors: The tables of the kernel, by name.
        sizes: The numbers of the kernel, by name.
        key: What tells it from others, besides the numbers that `read` returns.
    """

    robot: Model
    links: tuple[str, ...]
    rows: tuple[int, ...]
    geometry: tuple[Tensor, Tensor, Tensor, Tensor]
    tensors: dict[str, Tensor]
    sizes: dict[str, int]
    key: Any

    @classmethod
    def of(
        cls,
        robot: Model,
        spheres: tuple[Tensor, Tensor, tuple[str, ...]],
        obstacles: Sequence[tuple[Obstacle, tuple[Tensor, ...]]],
        pairs: Tensor,
    ) -> Proximity:
        """Prepare the tables of the kernel.

        Args:
            robot: The robot, without batch dimensions and gradients.
            spheres: The centres in the frames of the links, shape (spheres, 3), the radii, shape (spheres,), and the
                links.
            obstacles: Obstacles with their tensors, each of shape (problems, obstacles, ...), where 1 problem stands
                for all.
            pairs: The pairs of spheres that may collide, shape (pairs, 2).
        """
        centres, radii, links = spheres
        problems = max([tensors[0].shape[0] for _, tensors in obstacles], default=1)
        packed = [_packed(tensors).expand(problems, -1, -1) for _, tensors in obstacles]
        kinds: list[int] = []
        starts: list[int] = []
        tables, size, slopes = [robot.axes.new_zeros(0)], 0, []
        for (obstacle, _), x in zip(obstacles, packed, strict=True):
            kinds += [KINDS.index(type(obstacle))] * x.shape[1]
            starts += [size] * x.shape[1]
            slopes += [obstacle._slope() if isinstance(obstacle, GridShape) else robot.axes.new_zeros(())] * x.shape[1]
            if isinstance(obstacle, GridShape):
                tables.append(obstacle._table.detach().to(robot.axes).reshape(-1))
                size += tables[-1].numel()
        kind, start = torch.tensor([kinds, starts], dtype=torch.long, device=robot.device)
        table = torch.cat(packed, 1) if packed else robot.axes.new_zeros(problems, 0, WIDTH)
        tensors = {
            "balls": torch.cat((centres, radii.unsqueeze(-1)), -1).to(robot.axes).contiguous(),
            "kind": kind,
            "start": start,
            "slopes": torch.stack(slopes).to(robot.axes) if slopes else robot.axes.new_zeros(0),
            "tables": torch.cat(tables),
            "obstacles": table.to(robot.axes).contiguous(),
        }
        sizes, key = {"ball_count": len(links), "obstacle_count": len(kinds)}, (links, *kinds)
        none: Any = None  # until it is on a robot
        made = cls(none, links, (), none, tensors, sizes, object() if size else key)
        return made.on(robot).with_pairs(pairs)

    @property
    def items(self) -> int:
        """The number of pairs of a sphere and an obstacle."""
        return self.sizes["ball_count"] * self.sizes["obstacle_count"]

    def on(self, robot: Model) -> Proximity:
        """The same spheres on a robot that has the same links."""
        if robot is self.robot:
            return self
        needed, of_links = robot._derived(_tables_of, self.links, robot.device)
        origins, axes, table = sweep.prepared(robot, needed, robot.device)
        screws = jacobians.prepared(robot, needed)[1].to(robot.axes).contiguous()
        sizes = {"frames": len(needed), "column_count": len(of_links["column_frame"]), "numbers": robot.tree.nv}
        ends = origins.position.contiguous(), origins.quaternion.contiguous()
        geometry = *ends, axes.contiguous(), table.contiguous()
        return self._replace(
            robot=robot,
            rows=needed,
            geometry=geometry,
            tensors={**self.tensors, **of_links, "screws": screws},
            sizes={**self.sizes, **sizes},
        )

    def with_pairs(self, pairs: Tensor) -> Proximity:
        """With pairs of spheres that may collide, shape (pairs, 2)."""
        tensors = {**self.tensors, "pairs": pairs.contiguous()}
        return self._replace(tensors=tensors, sizes={**self.sizes, "pair_count": len(pairs)})

    def take(self, problems: Tensor) -> Proximity:
        """With the obstacles of some problems."""
        obstacles = self.tensors["obstacles"]
        return self if len(obstacles) == 1 else self.reading([*self.read[:-1], obstacles[problems]])

    def of_margin(self, margin: float) -> Tensor:
        """The settings of `lacking` without a weight."""
        return self.robot._constant((margin, torch.inf, 1.0), self.robot.axes.dtype, self.robot.device)

    @property
    def read(self) -> list[Tensor]:
        """The tensors of numbers of the dtype of the robot that are read besides tables of grids."""
        return [*self.geometry[:3], *[self.tensors[name] for name in _READ]]

    def reading(self, tensors: Sequence[Tensor]) -> Proximity:
        """With other tensors in place of these."""
        named = dict(zip(_READ, tensors[3:], strict=True))
        positions, quaternions, axes = tensors[:3]
        geometry = positions, quaternions, axes, self.geometry[3]
        return self._replace(geometry=geometry, tensors={**self.tensors, **named})

    def measure(self, q: Tensor, problem: Tensor | None, margin: float, derivatives: bool) -> Distances:
        """Compute the distances in configurations.

        Args:
            q: Shape (trajectories, configurations, nq), of the robot's dtype.
            problem: The problem of each trajectory, shape (trajectories,), where problems have obstacles of their own.
            margin: The margin.
            derivatives: Whether the gradient and the normal matrix are asked for.
        """
        count, n, like = q.shape[0] * q.shape[1], self.robot.tree.nv, self.robot.axes
        least, total = like.new_empty(count), like.new_empty(count)
        rows = count if derivatives else 0
        gradient, normal = like.new_empty(rows, n), like.new_empty(rows, n, n)
        if not self.sizes["ball_count"]:
            return Distances(least.fill_(torch.inf), total.zero_(), gradient.zero_(), normal.zero_())
        tensors: dict[str, Tensor | None] = {
            "settings": self.robot._constant((margin, torch.inf), like.dtype, like.device),
            **{"least": least, "total": total},
            **({"gradient": gradient, "normal": normal} if derivatives else {}),
        }
        balls, columns, numbers = self.sizes_up
        kernel = proximity_kernel(TAGS[like.dtype], balls, columns, numbers)
        self._run(kernel, q, problem, tensors, count, 4 if derivatives else 1, lines=0, line=0)
        return Distances(least, total, gradient, normal)

    def lacking(
        self, q: Tensor, problem: Tensor | None, settings: Tensor, into: Sequence[Tensor] | None = None, first: int = 0
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Compute what the distances from obstacles lack to the margin.

        Args:
            q: Configurations, shape (configurations, nq), of the robot's dtype.
            problem: As of `measure`, shape (configurations,).
            settings: The margin, inf, and what the results but the last are multiplied by.
            into: Tensors of rows and of their derivatives which the results become a part of; by default new ones.
            first: The first row of these.

        Returns:
            The rows, 0 beyond the margin, their derivatives with respect to a velocity, shapes (configurations, items)
            and (configurations, items, nv), and the square of the largest part of the margin that lacks, shape
            (configurations,).
        """
        count, deepest = len(q), q.new_empty(len(q))
        if into is None:
            into = q.new_empty(count, self.items), q.new_empty(count, self.items, self.robot.tree.nv)
        rows, jacobian = into
        tensors = {"settings": settings, "lacking": rows, "jacobian": jacobian, "deepest": deepest}
        kernel = proximity_kernel(TAGS[q.dtype], *self.sizes_up)
        self._run(kernel, q.unsqueeze(1), problem, tensors, count, 4, lines=rows.shape[1], line=first)
        return rows, jacobian, deepest

    def between(
        self, q: Tensor, steps: Tensor, problem: Tensor | None, enough: Tensor, tolerance: tuple[float, float]
    ) -> tuple[Tensor, Tensor]:
        """Bound the distances on the way between configurations, where joints have constant velocities.

        Args:
            q: Shape (trajectories, configurations, nq), of the robot's dtype.
            steps: The velocities that lead from each to the next in a unit of time, shape (trajectories,
                configurations - 1, nv).
            problem: As of `measure`.
            enough: Distances beyond this one are not distinguished, shape (trajectories,).
            tolerance: How much less than the least distance, or than ``enough``, a bound may be, in metres and as a
                part of it. Bounds that are higher are not computed to the end.

        Returns:
            Bounds, inf where they are not computed, and the least distances at both ends, shapes (trajectories,
            configurations - 1).
        """
        like, shape = self.robot.axes, steps.shape[:2]
        low, least = (like.new_full(shape, torch.inf) for _ in range(2))
        if self.sizes["ball_count"]:
            tensors: dict[str, Tensor | None] = {
                "settings": self.robot._constant((torch.inf, *tolerance), like.dtype, like.device),
                **{"steps": steps.contiguous(), "enough": enough.contiguous(), "low": low, "least": least},
            }
            kernel = motion_kernel(TAGS[like.dtype], *self.sizes_up[:2])
            self._run(kernel, q, problem, tensors, shape[0] * shape[1], 3)
        return low, least

    @property
    def sizes_up(self) -> tuple[int, ...]:
        return tuple([up(self.sizes[name]) for name in ("ball_count", "column_count", "numbers")])

    def _run(
        self,
        kernel: Native,
        q: Tensor,
        problem: Tensor | None,
        tensors: Mapping[str, Tensor | None],
        rows: int,
        weight: int,
        **numbers: int,
    ) -> None:
        """Run a kernel for trajectories. A row has so many times the work of the distances in one configuration."""
        forward, sizes = sweeps(self.robot.tree.swept).tree.forward, self.sizes
        position, quaternion = forward(q.flatten(0, 1), *self.geometry)
        every = {
            **self.tensors,
            "position": position.contiguous(),
            "quaternion": quaternion.contiguous(),
            "problem": problem if len(self.tensors["obstacles"]) > 1 else None,
            **tensors,
        }
        items = sizes["ball_count"] * sizes["obstacle_count"] + sizes["pair_count"]
        elements = max(items // 4, 1) * weight
        kernel.run(every, {**sizes, "each": q.shape[1], **numbers}, rows, elements, self.robot.axes.device)


def up(size: int) -> int:
    return max(8, 1 << max(size - 1, 0).bit_length())


def _tables_of(robot: Model, links: tuple[str, ...], device: torch.device) -> tuple[tuple[int, ...], dict[str, Tensor]]:
    """The links whose poses are computed for spheres on some, and the tables of the kernel that follow from these."""
    rows, places = sweep.selected(robot, links, "Robot.plan: avoid") if links else ((0,), ())
    columns, _ = jacobians.prepared(robot, rows)
    moves = [[rows[r] in robot.tree.ancestors(rows[place]) for place in places] for r in columns.rows]
    of_balls = {"frame": places, "column_frame": columns.rows, "column_number": columns.columns}
    tables = {name: torch.tensor(x, dtype=torch.long, device=device) for name, x in of_balls.items()}
    tables["moves"] = torch.tensor(moves, dtype=torch.uint8, device=device)
    return rows, tables


def _packed(tensors: Sequence[Tensor]) -> Tensor:
    """The numbers of obstacles in one row each, shape (problems, obstacles, WIDTH)."""
    problems, count = tensors[0].shape[:2]
    parts = [x.reshape(problems, count, -1) for x in tensors]
    width = sum([x.shape[-1] for x in parts])
    return torch.cat((*parts, parts[0].new_zeros(problems, count, WIDTH - width)), -1)
