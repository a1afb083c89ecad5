"""Configurations of a robot: conversion, limits, random ones, and their differences."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, cast

import torch
from torch import Generator, Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Rotation
from .joints import SIZES
from .model import Model


def tensor(robot: Model, q: Any, name: str, default: Tensor | None = None) -> Tensor:
    """Convert a configuration, a tensor or a dict by joints, to a tensor of shape (*batch, nq).

    Joints that a dict leaves out have the numbers of ``default``, which is the neutral configuration unless given.
    """
    if isinstance(q, Mapping):
        return _from_dict(robot, q, name, default)
    if not isinstance(q, Tensor):
        q = arguments.tensor(q, name, robot.axes)
    if not q.dim() or q.shape[-1] != robot.tree.nq:
        given = tuple(q.shape)
        raise ShapeError(f"{name} must have shape (..., {robot.tree.nq}), got {given}; its joints are {_listed(robot)}")
    arguments.check_dtype(q.dtype, name)
    return q


def _listed(robot: Model) -> str:
    names = [n + (f" ({SIZES[robot.kinds[i]].nq})" if SIZES[robot.kinds[i]].nq > 1 else "") for n, i in _joints(robot)]
    return ", ".join(names[:20]) + (", ..." if len(names) > 20 else "")


def _joints(robot: Model) -> list[tuple[str, int]]:
    return [(robot.tree.names[i], i) for i in robot.tree.moving]


def _from_dict(robot: Model, values: Mapping[str, Any], name: str, default: Tensor | None) -> Tensor:
    known = dict(_joints(robot))
    for joint in values:
        if joint not in known:
            raise ArgumentError(f"{name}: there is no joint {joint!r} with a number; the joints are {_listed(robot)}")
    if default is None and len(values) < len(known):
        default = neutral(robot, ())
    parts = []
    for joint, i in known.items():
        size, column = SIZES[robot.kinds[i]].nq, robot.tree.q_columns[i]
        if joint not in values:
            parts.append(cast("Tensor", default)[..., column : column + size])
            continue
        part = arguments.tensor(values[joint], f"{name}[{joint!r}]", robot.axes)
        if size > 1 and (not part.dim() or part.shape[-1] != size):
            raise ShapeError(f"{name}[{joint!r}] must have shape (..., {size}), got {tuple(part.shape)}")
        parts.append(part if size > 1 else part.unsqueeze(-1))
    if not parts:
        return robot.axes.new_zeros(0)
    arguments.check_devices(name, *parts)
    shape = arguments.broadcast(name, **{joint: part.shape[:-1] for joint, part in zip(known, parts, strict=True)})
    return torch.cat([part.expand(*shape, part.shape[-1]) for part in parts], -1)


def velocity(robot: Model, v: Any, name: str, like: Tensor) -> Tensor:
    """Convert a velocity to a tensor of shape (*batch, nv)."""
    v = arguments.tensor(v, name, like)
    if not v.dim() or v.shape[-1] != robot.tree.nv:
        raise ShapeError(f"{name} must have shape (..., {robot.tree.nv}), got {tuple(v.shape)}")
    arguments.check_dtype(v.dtype, name)
    return v


def neutral(robot: Model, shape: tuple[int, ...]) -> Tensor:
    tree = robot.tree
    numbers = [0.0] * tree.nq
    for i in tree.moving:
        if robot.kinds[i] in ("spherical", "free"):
            numbers[tree.q_columns[i] + (3 if robot.kinds[i] == "free" else 0)] = 1.0
    return arguments.numbers(numbers, "Robot.neutral", robot.dtype, robot.device).expand(*shape, -1).clone()


def random(robot: Model, shape: tuple[int, ...], generator: Generator | None) -> Tensor:
    arguments.check_read("Robot.random", robot.axes)
    options: dict[str, Any] = {"dtype": robot.dtype, "device": robot.device, "generator": generator}
    parts = []
    for i in robot.tree.moving:
        kind, column = robot.kinds[i], robot.tree.q_columns[i]
        if kind in ("spherical", "free"):
            quaternion = Rotation.random(*shape, **options).quaternion
            parts += [torch.randn(*shape, 3, **options)] if kind == "free" else []
            parts.append(quaternion)
        elif kind == "planar":
            parts += [torch.randn(*shape, 2, **options), _uniform(shape, -math.pi, math.pi, options)]
        else:
            parts.append(_within_limits(robot, kind, column, shape, options))
    return torch.cat(parts, -1) if parts else robot.axes.new_zeros(*shape, 0)


def _uniform(shape: tuple[int, ...], lower: float, upper: float, options: dict[str, Any]) -> Tensor:
    return (lower + (upper - lower) * torch.rand(*shape, 1, **options)).clamp(lower, upper)


def _within_limits(robot: Model, kind: str, column: int, shape: tuple[int, ...], options: dict[str, Any]) -> Tensor:
    """Uniform between the limits. A missing limit of an angle is a half turn from the neutral or the other limit."""
    lower, upper = robot.lower[column].item(), robot.upper[column].item()
    if kind == "prismatic" and math.isinf(upper - lower):
        return torch.randn(*shape, 1, **options).clamp(lower, upper)
    if math.isinf(lower):
        lower = -math.pi if upper >= math.pi else upper - 2 * math.pi
    if math.isinf(upper):
        upper = lower + 2 * math.pi if lower > -math.pi else math.pi
    return _uniform(shape, lower, upper, options)


def _by_joint(robot: Model, functions: dict[str, Callable[..., Tensor]], *values: Tensor) -> Tensor:
    """Apply a function by kind of joint to the joints' parts of configurations and velocities, and join the results.

    Neighbouring joints with one number are treated together.
    """
    shape = torch.broadcast_shapes(*[x.shape[:-1] for x in values])
    parts, offsets = [], [0] * len(values)
    kinds = [robot.kinds[i] for i in robot.tree.moving]
    place = 0
    while place < len(kinds):
        kind, count = kinds[place], 1
        if SIZES[kind].nq == 1:
            while place + count < len(kinds) and SIZES[kinds[place + count]].nq == 1:
                count += 1
        widths = [SIZES[kind].nq * count if x.shape[-1] == robot.nq else SIZES[kind].nv * count for x in values]
        slices = [x[..., o : o + w] for x, o, w in zip(values, offsets, widths, strict=True)]
        part = functions["scalar" if SIZES[kind].nq == 1 else kind](*slices)
        parts.append(part.expand(*shape, part.shape[-1]))
        offsets = [o + w for o, w in zip(offsets, widths, strict=True)]
        place += count
    return torch.cat(parts, -1) if parts else values[0].new_zeros(*shape, 0)


def retract(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    return q + v if robot.tree.is_scalar else _by_joint(robot, _RETRACT, q, v)


def local(robot: Model, q: Tensor, other: Tensor) -> Tensor:
    return other - q if robot.tree.is_scalar else _by_joint(robot, _LOCAL, q, other)


def _free(q: Tensor) -> Pose:
    return Pose(q[..., :3], q[..., 3:])


def _planar(q: Tensor) -> Pose:
    """The pose in three dimensions: in the plane z = 0, turned about z."""
    zero = torch.zeros_like(q[..., :1])
    rotation = Rotation.exp(torch.cat((zero, zero, q[..., 2:]), -1))
    return Pose(torch.cat((q[..., :2], zero), -1), rotation.quaternion)


def _retract_spherical(q: Tensor, v: Tensor) -> Tensor:
    return Rotation(q).retract(v).normalized().quaternion


def _retract_free(q: Tensor, v: Tensor) -> Tensor:
    pose = _free(q).retract(v).normalized()
    return torch.cat((pose.position, pose.quaternion), -1)


def _retract_planar(q: Tensor, v: Tensor) -> Tensor:
    zero = torch.zeros_like(v[..., :1])
    twist = torch.cat((v[..., :2], zero, zero, zero, v[..., 2:]), -1)
    position = _planar(q).retract(twist).position
    return torch.cat((position[..., :2], (q + v)[..., 2:]), -1)


def _local_planar(q: Tensor, other: Tensor) -> Tensor:
    return _planar(q).local(_planar(other))[..., (0, 1, 5)]


_RETRACT: dict[str, Callable[..., Tensor]] = {
    "scalar": torch.add,
    "planar": _retract_planar,
    "spherical": _retract_spherical,
    "free": _retract_free,
}
_LOCAL: dict[str, Callable[..., Tensor]] = {
    "scalar": lambda q, other: other - q,
    "planar": _local_planar,
    "spherical": lambda q, other: Rotation(q).local(Rotation(other)),
    "free": lambda q, other: _free(q).local(_free(other)),
}
