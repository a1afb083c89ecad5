"""Robots as lines, and their plans as paths."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from torch import Tensor

from ..kinematics import Plan, Robot
from ..values import Pose
from . import reading
from .colours import Array
from .layers import Layer, Trail


def sticks(robot: Robot, links: Pose) -> tuple[Array, Array]:
    """Return a line from each link's parent to it, shape (*batch, lines, 2, 3), and their ends, (*batch, links, 3)."""
    parents, positions = robot.tree.parents, reading.array(links.position)
    children = [i for i, parent in enumerate(parents) if parent >= 0]
    starts = positions[..., [parents[i] for i in children], :]
    return np.stack((starts, positions[..., children, :]), -2), positions


def tips(robot: Robot) -> Tensor:
    """Return the links that have no children."""
    parents = robot.tree.parents
    return torch.tensor([i for i in range(len(parents)) if i not in parents])


def is_planned(value: Any) -> bool:
    """Return whether a value is a robot with plans."""
    is_pair = isinstance(value, tuple) and len(value) == 2
    return is_pair and isinstance(value[0], Robot) and isinstance(value[1], Plan)


def planned(plans: Plan, robot: Robot, ends: Layer) -> Layer:
    """Return the layer of a robot with plans: where it starts and ends, and the paths of its tips."""
    count, waypoints = plans.converged.numel(), plans.times.shape[-1]
    rows = torch.from_numpy(reading.picks(count, reading.PATHS))
    keys = plans.configurations.reshape(count, waypoints, robot.nq)[rows]
    times = plans.times.reshape(count, waypoints)[rows]
    paths = robot.forward(keys)[..., tips(robot)].position.movedim(-2, 1)
    trails = [
        Trail(points=points, values=moments, quantity="time")
        for some, moments in zip(reading.array(paths), reading.array(times), strict=True)
        for points in some
    ]
    return attrs.evolve(ends, trails=trails)
