"""Why `Robot.plan` found no motion: what touches what at the start and at the goal."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from .. import obstacles
from ..ik import Scene
from ..model import Model
from ..obstacles import Obstacle

CONVERGED = ("converged", "")
NOT_FOUND = ("not_found", "no path that was tried is free; more `seeds`, `steps` or `waypoints` may find one")
NOT_REACHED = ("goal_not_reached", "`ik` found no configuration that reaches the pose and touches no obstacle")


class Surroundings(NamedTuple):
    """The spheres and what they may touch.

    Attributes:
        obstacles: Those that the user gave.
        scene: The same in the dtype of the call.
        pairs: The pairs of spheres that may touch, shape (pairs, 2).
    """

    obstacles: tuple[Obstacle, ...]
    scene: Scene
    pairs: Tensor


def touching(robot: Model, q: Tensor, problem: Tensor, around: Surroundings) -> list[str]:
    """What overlaps most in each configuration, as a sentence.

    Args:
        robot: The robot.
        q: Configurations, shape (n, nq).
        problem: The problem of each, shape (n,).
        around: The spheres and what they may touch.
    """
    scene, names = around.scene, _names(around.obstacles)
    own = [[x[problem] if len(x) > 1 else x for x in tensors] for _, tensors in scene.own]
    _, distances, _ = scene.distances(robot, q, own)
    count = distances.shape[-1]
    distances = distances.flatten(-2)
    spheres = obstacles.carried(robot, q, scene.centres, scene.radii, scene.links, None)
    every = torch.cat((distances, obstacles.self_clearance(spheres, around.pairs)), -1)
    least, places = (x.tolist() for x in every.min(-1))
    pairs, found = around.pairs.tolist(), []
    for depth, place in zip(least, places, strict=True):
        if place < distances.shape[-1]:
            link, obstacle = scene.links[place // count], names[place % count]
            found.append(f"{link!r} and {obstacle} overlap by {-depth:.3g}")
            continue
        pair = tuple([scene.links[i] for i in pairs[place - distances.shape[-1]]])
        found.append(
            f"the links {pair[0]!r} and {pair[1]!r} overlap by {-depth:.3g}; where their spheres always do, "
            f"pass ignore=[{pair}], or self_collision=False"
        )
    return found


def _names(given: tuple[Obstacle, ...]) -> list[str]:
    """How users write each obstacle, in the order of `Scene.distances`."""
    shared: list[str] = []
    own: list[str] = []
    for k, obstacle in enumerate(given):
        name = f"avoid.obstacles[{k}] ({type(obstacle).__name__})"
        shape = obstacle.shape
        count = shape[-1] if shape else 1
        some = [f"number {i} of {name}" for i in range(count)] if count > 1 else [name] * count
        (shared if len(shape) < 2 else own).extend(some)
    return shared + own
