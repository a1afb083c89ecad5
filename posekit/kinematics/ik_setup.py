"""The problem of inverse kinematics for a robot, with the tables that all calls share."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from .ik_avoid import Scene
from .ik_paths import Path, path
from .ik_problem import Barrier, Problem
from .joints import SIZES
from .model import Model

# Angles change by at most so much in a step: where the problem is not linear, longer steps lead astray. Lengths may
# change by any amount.
_LARGEST = 1.0


def problem(
    robot: Model,
    weights: Mapping[str, Tensor],
    limits: bool,
    tolerance: tuple[float, float],
    around: Scene | None = None,
) -> Problem:
    """The problem of a reduced robot.

    Args:
        robot: The robot. Its tensors have no gradients.
        weights: For each link the weights of the rows.
        limits: Whether to respect the joints' limits.
        tolerance: The accepted errors.
        around: The spheres and obstacles, if any.
    """
    paths = []
    for link, factors in weights.items():
        found, scale = _cached_path(robot, link)
        paths.append(found._replace(weights=factors * scale, kept=factors.nonzero().squeeze(-1)))
    bound = torch.full_like(robot.lower, torch.inf)
    largest, numbers = robot._cached("numbers", functools.partial(_numbers, robot))
    moves = robot._cached(("moves", *weights), functools.partial(_moves, robot, tuple(weights)))
    endless = -bound, bound
    return Problem(
        robot,
        tuple(paths),
        robot.lower if limits else -bound,
        robot.upper if limits else bound,
        robot._cached("turning", functools.partial(_turning, robot)) if limits else endless,
        endless,
        accepted(robot, tolerance),
        largest,
        numbers,
        moves if around is None else torch.cat((moves, torch.ones_like(moves[:1]))),
        None if around is None else _barrier(robot, around),
    )


def accepted(robot: Model, tolerance: tuple[float, float]) -> Tensor:
    """`Problem.accepted`."""
    return robot.axes.new_tensor([x**-2 for x in tolerance])


def _cached_path(robot: Model, link: str) -> tuple[Path, Tensor]:
    found: tuple[Path, Tensor] = robot._cached(("path", link), lambda: path(robot, robot.tree.index[link]))
    return found


def _barrier(robot: Model, around: Scene) -> Barrier:
    paths, scales = [], []
    for link in dict.fromkeys(around.links):
        found, scale = _cached_path(robot, link)
        index = torch.tensor([i for i, name in enumerate(around.links) if name == link], device=robot.device)
        paths.append((found, index))
        scales.append(scale[0])
    return Barrier(robot, around, tuple(paths), torch.stack(scales).amin())


def _numbers(robot: Model) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """`Problem.largest` and `Problem.numbers`."""
    tree, of_q, of_v, largest = robot.tree, [], [], []
    for i in tree.moving:
        size = SIZES[tree.kinds[i]]
        lengths = {"prismatic": 1, "planar": 2, "free": 3}.get(tree.kinds[i], 0)
        largest += [torch.inf] * lengths + [_LARGEST] * (size.nv - lengths)
        of_q += [tree.v_columns[i]] * size.nq
        of_v += [tree.q_columns[i]] * size.nv
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    numbers = None if tree.is_scalar else (torch.tensor(of_q, **options), torch.tensor(of_v, **options))
    return robot.axes.new_tensor(largest), numbers


def _moves(robot: Model, links: Sequence[str]) -> Tensor:
    """`Problem.moves` of links."""
    tree, moves = robot.tree, []
    for link in links:
        columns = [
            range(tree.q_columns[i], tree.q_columns[i] + SIZES[tree.kinds[i]].nq)
            for i in tree.ancestors(tree.index[link])
            if tree.drivers[i] >= 0
        ]
        moves.append([float(any([k in column for column in columns])) for k in range(tree.nq)])
    return robot.axes.new_tensor(moves)


def _turning(robot: Model) -> tuple[Tensor, Tensor]:
    """`Problem.turning`: half a turn from the middle between the limits, so that the nearest allowed angle is taken."""
    tree = robot.tree
    # A mimic joint does not return after a turn of its driver, and a screw joint translates.
    can = [i for i in tree.moving if tree.kinds[i] == "revolute" and tree.drivers.count(i) == 1]
    turns = torch.zeros_like(robot.lower, dtype=torch.bool)
    turns[[tree.q_columns[i] for i in can]] = True
    turns &= (robot.upper - robot.lower).isfinite()
    middle = (robot.lower + robot.upper) / 2
    first, last = torch.minimum(middle - math.pi, robot.lower), torch.maximum(middle + math.pi, robot.upper)
    return torch.where(turns, first, -torch.inf), torch.where(turns, last, torch.inf)
