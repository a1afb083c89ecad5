"""Distances of a robot's spheres from obstacles and from each other with their derivatives, as one kernel."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import TAGS, ElementwiseProgram, Native, assignments, fill_file, preamble
from ...math import pose
from .. import jacobians, sweep
from ..model import Model
from .clearances import OPS, Obstacle
from .grids import GridShape
from .shapes import Spheres

_TEMPLATES = pathlib.Path(__file__).parent / "templates"
WIDTH = 16  # numbers of an obstacle
_NORMAL = ("n0", "n1", "n2")
_AXES = {4: 2, 8: 3}  # of a table, by the number of corners of its cells


class DistanceText(NamedTuple):
    """The programs of the distance of a ball from one kind of obstacle.

    Attributes:
        distance: The distance. Its inputs are the centre and the radius of the ball, and then the numbers of the
            obstacle; if these include a table, the last two are the numbers of the first corner of a cell and what the
            table has at its corners.
        gradient: The gradient with respect to the centre, of the same inputs.
        place: The place in the table, from 0 to ``last``, of the centre and the first numbers of the obstacle, of which
            the last ones are ``last``; None without a table.
    """

    distance: ElementwiseProgram
    gradient: ElementwiseProgram
    place: ElementwiseProgram | None


class MotionText(NamedTuple):
    """The programs of the motion of balls.

    Attributes:
        carried: A point of a frame in the world, of the frame's position and quaternion and the point in the frame.
        column: A twist of a frame in the world, likewise.
        wrench: A wrench of a frame in the world, likewise.
    """

    carried: ElementwiseProgram
    column: ElementwiseProgram
    wrench: ElementwiseProgram


def proximity_text(
    tag: str, kinds: Sequence[DistanceText], pair: DistanceText, motion: MotionText, sizes: Mapping[str, int]
) -> str:
    """The kernel.

    Args:
        tag: The dtype.
        kinds: The programs of each kind of obstacle.
        pair: Those of two balls.
        motion: Those of frames.
        sizes: The largest numbers of ``balls``, ``columns`` and ``numbers``.
    """
    loop = "for (int s = 0; s < $balls; ++s) {{\nREAL distance;\n{}\naway[s] = distance;\n}}"
    frame = {"position": _numbered("p", 3), "quaternion": _numbered("q", 4)}
    centre = [f"centre_{axis}[s]" for axis in "xyz"]
    none = ["REAL(0)"] * 3
    push = [_numbered("c", 3), ["REAL(1)", *none], [*_NORMAL, *none]]  # along the normal, at the centre c
    body = fill_file(
        _TEMPLATES / "proximity.h",
        width=str(WIDTH),
        carried=assignments(tag, motion.carried, [*frame.values(), _numbered("at", 3)], centre),
        column=assignments(tag, motion.column, [*frame.values(), _numbered("screw", 6)], _numbered("twist[k]", 6)),
        wrench=assignments(tag, motion.wrench, push, _numbered("wrench", 6)),
        distances=_cases([loop.format(_statements(tag, kind, kind.distance, ("distance",))) for kind in kinds]),
        gradients=_cases([_statements(tag, kind, kind.gradient, _NORMAL) for kind in kinds]),
        pair_distance=_statements(tag, pair, pair.distance, ("distance",)),
        pair_gradient=_statements(tag, pair, pair.gradient, _NORMAL),
        **{name: str(size) for name, size in sizes.items()},
    )
    return f"{preamble(tag)}\ntypedef long long Number;\n{body.replace('$balls', str(sizes['balls']))}"


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}[{k}]" for k in range(count)]


def _cases(bodies: Sequence[str]) -> str:
    return "\n".join([f"case {k}: {{\n{body}\nbreak;\n}}" for k, body in enumerate(bodies)])


def _statements(tag: str, kind: DistanceText, program: ElementwiseProgram, targets: Sequence[str]) -> str:
    """The statements that assign the results of a program for a ball ``s`` and an obstacle's ``parameters``."""
    ball = [[f"centre_{axis}[s]" for axis in "xyz"], ["radii[s]"]]
    if kind.place is None:
        return assignments(tag, program, [*ball, *_parameters(program, 2, 0)], targets)
    axes = _AXES[program.inputs[-1].size]
    read = _parameters(kind.place, 1, 0)
    place = assignments(tag, kind.place, [ball[0], *read], _numbered("place", axes))
    lookup = fill_file(_TEMPLATES / "lookup.h", axes=str(axes), place=place, last=str(sum(map(len, read)) - axes))
    texts = [*_parameters(program, 2, 2), _numbered("cell", axes), _numbered("values", 1 << axes)]
    return f"{lookup}\n{assignments(tag, program, [*ball, *texts], targets)}"


def _parameters(program: ElementwiseProgram, first: int, last: int) -> list[list[str]]:
    """The texts of inputs that are numbers of an obstacle: all but so many first and last ones."""
    ports = program.inputs[first : len(program.inputs) - last]
    names = iter(_numbered("parameters", sum([port.size for port in ports])))
    return [[next(names) for _ in range(port.size)] for port in ports]


_POINTERS = (
    *("position", "quaternion", "frame", "balls", "column_frame", "column_number", "screws", "moves", "kind", "start"),
    *("obstacles", "tables", "problem", "pairs", "settings", "least", "total", "gradient", "normal"),
)
_NUMBERS = ("each", "frames", "ball_count", "column_count", "obstacle_count", "pair_count", "numbers")
KINDS = tuple(OPS)  # in the order of the cases of the kernel


@functools.cache
def proximity_kernel(tag: str, balls: int, columns: int, velocities: int) -> Native:
    """The kernel for up to so many spheres, columns of the Jacobian and numbers of a velocity."""

    def text() -> str:
        kinds = [_text(kind, op) for kind, op in OPS.items()]
        frames: list[Any] = [pose.apply.op, pose.adjoint_apply.op, pose.coadjoint_apply.op]
        motion = MotionText(*[op.program for op in frames])
        sizes = {"balls": balls, "columns": columns, "numbers": velocities}
        return proximity_text(tag, kinds, kinds[KINDS.index(Spheres)], motion, sizes)

    return Native(f"pk_proximity_{tag}_{balls}_{columns}_{velocities}", text, _POINTERS, _NUMBERS)


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
        tensors: dict[str, Tensor | None] = {
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
        kernel.run(tensors, {**sizes, "each": each}, count, elements, like.device)
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
        if isinstance(obstacle, GridShape):
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
