"""Poses of links: the call of the tree sweep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..errors import ArgumentError
from ..values import Pose, Rotation, stack
from .model import Model


def plane(normal: Tensor) -> tuple[Tensor, Tensor]:
    """The axes x and y of a planar joint: those of the rotation of least angle that turns z to the normal."""
    z = normal.new_tensor((0.0, 0.0, 1.0))
    rotation = Rotation.from_two_vectors(z, normal)
    x, y = normal.new_tensor((1.0, 0.0, 0.0)), normal.new_tensor((0.0, 1.0, 0.0))
    return rotation.apply(x), rotation.apply(y)


def forward(robot: Model, q: Tensor, links: Sequence[str] | str | None, world_T_base: Any) -> Pose:
    if links is None:
        result = poses(robot, q, None)
    else:
        names = (links,) if isinstance(links, str) else tuple(links)
        needed, places = selected(robot, names, "Robot.forward: links")
        result = poses(robot, q, needed)
        if isinstance(links, str):
            result = result[..., places[0]]
        elif places != tuple(range(len(needed))):
            result = result[..., torch.tensor(places, device=q.device)]
    if world_T_base is not None:
        if not isinstance(world_T_base, Pose):
            given = type(world_T_base).__name__
            raise ArgumentError(f"Robot.forward: world_T_base must be a Pose, got {given}")
        result = (world_T_base if isinstance(links, str) else world_T_base[..., None]) @ result
    return result


def selected(robot: Model, names: tuple[str, ...], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The links whose poses are needed to compute those of the named links, and where among them these are."""
    tree = robot.tree
    return robot.cached(("links", names), lambda: tree.select(tuple([tree.link(name, where) for name in names])))


def poses(robot: Model, q: Tensor, rows: tuple[int, ...] | None) -> Pose:
    """The poses of the links in ``rows``, by default of all, each after its parent, shape (*batch, rows)."""
    rows = tuple(range(len(robot.links))) if rows is None else rows
    done: dict[int, Pose] = {-1: Pose.identity(dtype=q.dtype)}
    for i in rows:
        done[i] = done[robot.parents[i]] @ robot.origins[..., i] @ motion_of(robot, i, q)
    return stack([done[i].expand(*q.shape[:-1]) for i in rows], -1).normalized()


def motion_of(robot: Model, i: int, q: Any) -> Pose:
    """The motion of a joint: the pose of its child relative to where it is in the neutral configuration."""
    kind, axis, column = robot.kinds[i], robot.axes[..., i, :], robot.tree.q_columns[i]
    zero = torch.zeros_like(axis)
    if kind == "fixed":
        return Pose(zero, [1.0, 0.0, 0.0, 0.0])
    if kind == "free":
        return Pose(q[..., column : column + 3], q[..., column + 3 : column + 7])
    if kind == "spherical":
        return Pose(zero, q[..., column : column + 4])
    if kind == "planar":
        x, y = plane(axis)
        position = x * q[..., column, None] + y * q[..., column + 1, None]
        return Pose(position, Rotation.exp(axis * q[..., column + 2, None]).quaternion)
    value = (robot.multipliers[i] * q[..., column] + robot.offsets[i])[..., None]
    along = axis * (value if kind == "prismatic" else robot.pitches[i] * value if kind == "screw" else 0)
    turned = Rotation.exp(axis * value).quaternion if kind != "prismatic" else [1.0, 0.0, 0.0, 0.0]
    return Pose(along.expand(*value.shape[:-1], 3), turned)
