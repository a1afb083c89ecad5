"""Configurations of a robot: conversion, limits, random ones, and their differences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, cast

import torch
from torch import Generator, Tensor

from .. import arguments
from ..engine import broadcast_shapes
from ..errors import ArgumentError, ShapeError
from ..geometry import jacobian_by_torch
from .derived_tables import LIMITS
from .joints import JointKind, draw, interval, kind_of, placed
from .model import Model

Configuration: TypeAlias = arguments.TensorLike | Mapping[str, arguments.TensorLike | float]


def tensor(robot: Model, q: Any, name: str, default: Tensor | None = None) -> Tensor:
    """Convert a configuration, a tensor or a dict by joints, to a tensor of shape (*batch, nq).

    Joints that a dict leaves out have the numbers of ``default``, which is the neutral configuration unless given.
    """
    if not isinstance(q, Tensor):
        if isinstance(q, Mapping):
            return _from_dict(robot, q, name, default)
        if isinstance(q, str):
            raise ArgumentError(f"{name} must be a tensor, an array or a dict, got str; the configuration comes first")
        q = arguments.tensor(q, name, robot.axes)
    if not q.dim() or q.shape[-1] != robot.tree.nq:
        shape = tuple(q.shape)
        raise ShapeError(f"{name} must have shape (..., {robot.tree.nq}), got {shape}; its joints are {_listed(robot)}")
    arguments.check_dtype(q.dtype, name)
    return q


def _listed(robot: Model) -> str:
    sizes = [(name, kind_of(robot.kinds[i]).nq) for name, i in _joints(robot)]
    names = [name + (f" ({nq})" if nq > 1 else "") for name, nq in sizes]
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
        size, column = kind_of(robot.kinds[i]).nq, robot.tree.q_columns[i]
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


def state(robot: Model, where: str, q: Any, **velocities: Any) -> tuple[Tensor, ...]:
    """Convert a configuration, and what has the numbers of a velocity, by its names in messages."""
    q = tensor(robot, q, f"{where}: q")
    return (q, *[velocity(robot, x, f"{where}: {name}", q) for name, x in velocities.items()])


def neutral(robot: Model, shape: tuple[int, ...]) -> Tensor:
    return robot._derived(_neutral, robot.dtype, robot.device).expand(*shape, -1).clone()


def _neutral(robot: Model, dtype: torch.dtype, device: torch.device) -> Tensor:
    values = [x for i in robot.tree.moving for x in kind_of(robot.kinds[i]).neutral]
    return arguments.numbers(values, "Robot.neutral", dtype, device)


def random(robot: Model, shape: tuple[int, ...], generator: Generator | None) -> Tensor:
    arguments.check_read("Robot.random", robot.axes)
    options: dict[str, Any] = {"dtype": robot.dtype, "device": robot.device, "generator": generator}
    limits, where = robot._computed(LIMITS, _intervals)
    own = zip(robot.tree.moving, limits, strict=True)
    parts = [draw(kind_of(robot.kinds[i]), shape, *pair, **options) for i, pair in own]
    return placed(torch.cat(parts, -1), where) if parts else robot.axes.new_zeros(*shape, 0)


def _intervals(robot: Model) -> tuple[list[tuple[list[float], list[float]]], Tensor]:
    """The limits of each joint, and what `interval` says of each number, shape (4, nq)."""
    lower, upper = robot.lower.tolist(), robot.upper.tolist()
    limits, rows = [], []
    for i in robot.tree.moving:
        kind, column = kind_of(robot.kinds[i]), robot.tree.q_columns[i]
        own = lower[column : column + kind.nq], upper[column : column + kind.nq]
        limits.append(own)
        rows += [interval(kind, k, a, b) for k, (a, b) in enumerate(zip(*own, strict=True))]
    return limits, torch.tensor(rows, dtype=robot.dtype, device=robot.device).reshape(-1, 4).mT.contiguous()


def retract(robot: Model, q: Tensor, v: Tensor) -> Tensor:
    if robot.tree.is_scalar:
        return q + v
    runs = _runs(robot)
    parts = zip(runs, q.split([run.nq for run in runs], -1), v.split([run.nv for run in runs], -1), strict=True)
    return _joined([x + y if run.retract is None else run.retract(x, y) for run, x, y in parts], q, v)


def local(robot: Model, q: Tensor, other: Tensor) -> Tensor:
    if robot.tree.is_scalar:
        return other - q
    runs = _runs(robot)
    sizes = [run.nq for run in runs]
    parts = zip(runs, q.split(sizes, -1), other.split(sizes, -1), strict=True)
    return _joined([y - x if run.local is None else run.local(x, y) for run, x, y in parts], q, other)


def slopes(robot: Model, q: Tensor) -> Tensor:
    """The derivatives of `retract` with respect to the velocity at 0, shape (*batch, nq, nv)."""
    result = robot._derived(_additive_slopes, q.dtype, q.device).repeat(*q.shape[:-1], 1, 1)
    for i in robot.tree.moving:
        kind = kind_of(robot.kinds[i])
        if not kind.is_additive:
            first, column = robot.tree.q_columns[i], robot.tree.v_columns[i]
            own = _slopes(kind, q[..., first : first + kind.nq])
            result[..., first : first + kind.nq, column : column + kind.nv] = own
    return result


def _slopes(kind: JointKind, q: Tensor) -> Tensor:
    if kind.slopes is not None:
        return kind.slopes(q)
    flat, retract = q.reshape(-1, kind.nq), kind.retract or torch.add
    (matrix,) = jacobian_by_torch(lambda v: retract(flat, v), (0,), 1)(flat.new_zeros(len(flat), kind.nv))
    return matrix.reshape(*q.shape, kind.nv)


def _additive_slopes(robot: Model, dtype: torch.dtype, device: torch.device) -> Tensor:
    """Ones where a number of a configuration is moved by one of the velocity, and zeros elsewhere."""
    ones = torch.zeros(robot.tree.nq, robot.tree.nv, dtype=dtype, device=device)
    for i in robot.tree.moving:
        kind, row, column = kind_of(robot.kinds[i]), robot.tree.q_columns[i], robot.tree.v_columns[i]
        if kind.is_additive:
            ones[row : row + kind.nq, column : column + kind.nv].fill_diagonal_(1)
    return ones


class _JointRun(NamedTuple):
    """A joint with its functions, or neighbouring joints whose velocities are differences of configurations."""

    nq: int
    nv: int
    retract: Callable[[Tensor, Tensor], Tensor] | None
    local: Callable[[Tensor, Tensor], Tensor] | None


def _runs(robot: Model) -> list[_JointRun]:
    runs: list[_JointRun] = []
    for i in robot.tree.moving:
        kind = kind_of(robot.kinds[i])
        run = _JointRun(kind.nq, kind.nv, kind.retract, kind.local)
        if kind.is_additive and runs and runs[-1].retract is None:
            last = runs.pop()
            run = _JointRun(last.nq + kind.nq, last.nv + kind.nv, None, None)
        runs.append(run)
    return runs


def _joined(parts: list[Tensor], *values: Tensor) -> Tensor:
    shape = broadcast_shapes(*[x.shape[:-1] for x in values])
    return torch.cat([part.expand(*shape, part.shape[-1]) for part in parts], -1)
