"""Robots as lines or with the shapes of their links, and their plans as paths."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..errors import ArgumentError, ShapeError
from ..kinematics import Plan, Robot, Visuals
from ..values import Pose
from . import meshes, reading
from .colours import Array
from .layers import SOLID_ROBOTS, Drawing, PlacedMesh, Trail

_COARSE = 12_000  # triangles of all robots of a figure


def check_separate(where: str, before: Any, value: Any) -> None:
    """Raise for ``plot(robot, q)``, which would draw the robot in its neutral configuration, and q as a point."""
    if not isinstance(before, Robot):
        return
    if isinstance(value, Plan):
        raise ArgumentError(f"{where}: a robot and its plan are one value: write the tuple (robot, plan)")
    if isinstance(value, Tensor | np.ndarray):
        shape = tuple(value.shape)
    elif isinstance(value, list) and value and all([isinstance(x, int | float) for x in value]):
        shape = (len(value),)
    else:
        return
    if shape == (before.nq,) or (shape and shape[-1] != 3):
        fact = f"got a Robot and then numbers of shape {shape}: a robot in a configuration is the tuple (robot, q)"
        raise ShapeError(f"{where}: {fact}" + ("; a point next to it is [[x, y, z]]" if shape == (3,) else ""))


def sticks(robot: Robot, links: Pose) -> tuple[Array, Array]:
    """Return a line from each link's parent to it, shape (*batch, lines, 2, 3), and their ends, (*batch, links, 3)."""
    parents, positions = robot.tree.parents, reading.array(links.position)
    children = [i for i, parent in enumerate(parents) if parent >= 0]
    starts = positions[..., [parents[i] for i in children], :]
    return np.stack((starts, positions[..., children, :]), -2), positions


def tips(robot: Robot) -> Tensor:
    """Return the links that have no children; of a robot with shapes one for each limb.

    That is the last link of a rigid body that carries no other, because files have many frames between shapes.
    """
    tree = robot.tree
    leaves = [i for i in range(len(tree.parents)) if i not in tree.parents]
    if look(robot) is None:
        return torch.tensor(leaves)
    carriers = {tree.rigid(parent) for i, parent in enumerate(tree.parents) if parent >= 0 and tree.kinds[i] != "fixed"}
    ends: dict[int, int] = {}
    for tip in leaves:
        body = tree.rigid(tip)
        if body not in carriers and len(tree.ancestors(tip)) > len(tree.ancestors(ends.get(body, -1))):
            ends[body] = tip
    return torch.tensor(list(ends.values()))


@attrs.frozen(kw_only=True, eq=False)
class Look:
    """What a robot looks like.

    Attributes:
        robot: The robot.
        visuals: The shapes that its file has.
        parts: What is drawn of them.
        is_bare: For each line of `sticks` whether it is drawn, too. Such are those below links without a shape, but for
            the root, and both above and below links whose shapes are missing.
    """

    robot: Robot
    visuals: Visuals
    parts: tuple[meshes.LinkMesh, ...]
    is_bare: NDArray[np.bool_]

    def bodies(self, arms: Pose, index: Tensor, batch: torch.Size) -> list[PlacedMesh]:
        """Return the triangles of robots.

        Args:
            arms: The poses of the links, shape (n, links).
            index: Which robots of the flattened batch these are.
            batch: The shape of the batch.
        """
        coarse = meshes.parts(self.visuals, _COARSE // min(max(len(arms), 1), SOLID_ROBOTS)).parts
        placed = []
        for part, less in zip(self.parts, coarse, strict=True):
            positions, axes = reading.frames(self._poses(part, arms, index, batch))
            placed.append(
                PlacedMesh(
                    name=self.visuals.places[part.link][0],
                    vertices=part.vertices,
                    faces=part.faces,
                    coarse=(less.vertices, less.faces),
                    colour=None if part.colour is None else np.array(part.colour),
                    positions=positions,
                    axes=axes,
                )
            )
        return placed

    def _poses(self, part: meshes.LinkMesh, arms: Pose, index: Tensor, batch: torch.Size) -> Pose:
        """Return where the frame of the link is that a part belongs to, shape (n)."""
        link, moved = self.visuals.places[part.link]
        poses = arms[:, self.robot.tree.index[link]].detach().cpu().double()
        if moved is None:
            return poses
        return poses @ moved.cpu().double().expand(*batch).reshape(-1)[index.cpu()]  # it was folded into that link

    def motion(self, arms: Pose) -> tuple[Array, Array]:
        """Return the positions of the parts' frames, shape (n, parts, 3), and their unit quaternions, (n, parts, 4)."""
        index, batch = torch.arange(len(arms)), torch.Size(arms.shape[:1])
        poses = [self._poses(part, arms, index, batch).normalized() for part in self.parts]
        positions = np.stack([reading.array(pose.position) for pose in poses], 1)
        return positions, np.stack([reading.array(pose.quaternion) for pose in poses], 1)


def look(robot: Robot) -> Look | None:
    """Return what a robot looks like, or None if it has no shapes."""
    tree, visuals = robot.tree, robot.tree.visuals
    if visuals is None:
        return None
    parts, missing = meshes.parts(visuals, meshes.FINE)
    if not parts:
        return None
    drawn = {visuals.places[part.link][0] for part in parts} | {tree.links[0]}
    lost = {visuals.places[link][0] for link in missing if link}
    bare = {link for link, _ in visuals.places.values() if link not in drawn} | lost
    lines = [(tree.links[parent], link) for parent, link in zip(tree.parents, tree.links, strict=True) if parent >= 0]
    is_bare = np.array([parent in bare or link in lost for parent, link in lines], np.bool_)
    return Look(robot=robot, visuals=visuals, parts=parts, is_bare=is_bare)


def is_planned(value: Any) -> bool:
    """Return whether a value is a robot with plans."""
    is_pair = isinstance(value, tuple) and len(value) == 2
    return is_pair and isinstance(value[0], Robot) and isinstance(value[1], Plan)


def planned(plans: Plan, robot: Robot, ends: Drawing) -> Drawing:
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
