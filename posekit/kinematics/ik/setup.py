"""The problem of inverse kinematics for a robot, with the tables that all calls share."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from .. import jacobians
from ..joints import kind_of
from ..model import Model
from ..tables import GEOMETRY, KINEMATICS
from .avoidance import Scene
from .paths import Path, path
from .problem import Barrier, Problem

# Angles change by at most so much in a step: where the problem is not linear, longer steps lead astray. Lengths may
# change by any amount.
_LARGEST = 1.0


def problem(
    robot: Model,
    weights: Mapping[str, Tensor],
    limits: bool,
    tolerance: tuple[float, float],
    scene: Scene | None = None,
) -> Problem:
    """The problem of a reduced robot.

    Args:
        robot: The robot. Its tensors have no gradients.
        weights: For each link the weights of the rows.
        limits: Whether to respect the joints' limits.
        tolerance: The accepted errors.
        scene: The spheres and obstacles, if any.
    """
    paths = []
    for link, factors in weights.items():
        found, scale = _cached_path(robot, link)
        paths.append(found._replace(weights=factors * scale, kept=factors.nonzero().squeeze(-1)))
    bound = torch.full_like(robot.lower, torch.inf)
    largest, numbers = robot._derived(numbers_of)
    moves = robot._derived(_moves, tuple(weights))
    endless = -bound, bound
    return Problem(
        robot,
        tuple(paths),
        robot.lower if limits else -bound,
        robot.upper if limits else bound,
        robot._computed(KINEMATICS, _turning) if limits else endless,
        endless,
        accepted(robot, tolerance),
        largest,
        numbers,
        moves if scene is None else torch.cat((moves, torch.ones_like(moves[:1]))),
        None if scene is None else _barrier(robot, scene),
    )


def accepted(robot: Model, tolerance: tuple[float, float]) -> Tensor:
    """`Problem.accepted`."""
    return robot.axes.new_tensor([x**-2 for x in tolerance])


def _cached_path(robot: Model, link: str) -> tuple[Path, Tensor]:
    return robot._computed(GEOMETRY, path, robot.tree.index[link])


def _barrier(robot: Model, scene: Scene) -> Barrier:
    paths, scales = [], []
    for link in dict.fromkeys(scene.links):
        found, scale = _cached_path(robot, link)
        index = torch.tensor([i for i, name in enumerate(scene.links) if name == link], device=robot.device)
        paths.append((found, index))
        scales.append(scale[0])
    return Barrier(robot, scene, tuple(paths), torch.stack(scales).amin())


def numbers_of(robot: Model) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """`Problem.largest` and `Problem.numbers`."""
    tree = robot.tree
    of_q: list[int] = []
    of_v: list[int] = []
    largest: list[float] = []
    for i in tree.moving:
        kind, q, v = kind_of(tree.kinds[i]), tree.q_columns[i], tree.v_columns[i]
        largest += [torch.inf] * kind.lengths + [_LARGEST] * (kind.nv - kind.lengths)
        of_q += range(v, v + kind.nv) if kind.is_additive else [v] * kind.nq
        of_v += range(q, q + kind.nq) if kind.is_additive else [q] * kind.nv
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    numbers = None if tree.is_scalar else (torch.tensor(of_q, **options), torch.tensor(of_v, **options))
    return robot.axes.new_tensor(largest), numbers


def _moves(robot: Model, links: tuple[str, ...]) -> Tensor:
    """`Problem.moves` of links."""
    tree, moves = robot.tree, []
    for link in links:
        columns = [
            range(tree.q_columns[i], tree.q_columns[i] + kind_of(tree.kinds[i]).nq)
            for i in tree.ancestors(tree.index[link])
            if tree.drivers[i] >= 0
        ]
        moves.append([float(any([k in column for column in columns])) for k in range(tree.nq)])
    return robot.axes.new_tensor(moves)


def _turning(robot: Model) -> tuple[Tensor, Tensor]:
    """`Problem.turning`: half a turn from the middle between the limits, so that the nearest allowed angle is taken."""
    tree = robot.tree
    # A mimic joint does not return after a turn of its driver.
    can = [i for i in tree.moving if tree.drivers.count(i) == 1 and _returns(robot, i)]
    turns = torch.zeros_like(robot.lower, dtype=torch.bool)
    turns[[tree.q_columns[i] for i in can]] = True
    turns &= (robot.upper - robot.lower).isfinite()
    middle = (robot.lower + robot.upper) / 2
    first, last = torch.minimum(middle - math.pi, robot.lower), torch.maximum(middle + math.pi, robot.upper)
    return torch.where(turns, first, -torch.inf), torch.where(turns, last, torch.inf)


def _returns(robot: Model, link: int) -> bool:
    """Whether the child of a joint with one number is at the same pose after a turn: a rotation without translation."""
    if not kind_of(robot.tree.kinds[link]).is_scalar:
        return False
    linear, angular = jacobians.screws(robot, link).split(3, -1)
    return not bool(linear.any()) and torch.allclose(angular.norm(dim=-1), angular.new_ones(()))
