"""The arguments of `Robot.ik`: their checks, and their conversion to one dtype and batch shape."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import torch
from torch import Generator, Tensor

from ... import arguments
from ...errors import ArgumentError, DTypeError, OptionError, ShapeError, ValidationError
from ...values import Pose
from .. import configurations
from ..derived_tables import EVERYTHING
from ..model import Model
from ..obstacles import broadcast
from .avoidance import Avoidance, Scene, scene_of

WHERE = "Robot.ik"
ACCURACY = (1e-3, 1e-2)  # by default


class IKRequest(NamedTuple):
    """The arguments of a call, checked, in one dtype and with one batch shape."""

    poses: dict[str, Pose]
    weights: dict[str, Tensor]
    unweighted: bool
    batch: torch.Size
    initial: Tensor | None
    null_space: Tensor | None
    seeds: int
    max_iterations: int
    limits: bool
    accuracy: tuple[float, float]
    scene: Scene | None
    generator: Generator | None
    follow: Callable[[Any], None] | None = None  # called after each step
    polishes: bool = True  # whether the last steps polish what seeds find


def request_of(
    robot: Any,
    targets: Any,
    link: Any,
    weights: Any,
    seeds: Any,
    max_iterations: Any,
    initial: Any,
    limits: Any,
    null_space: Any,
    accuracy: Any,
    avoid: Any,
    generator: Any,
) -> tuple[Any, IKRequest]:
    """The robot in the dtype of the call, and its checked arguments."""
    poses = _poses(robot, targets, link)
    starts = {
        name: None if q is None else configurations.tensor(robot, q, f"{WHERE}: {name}")
        for name, q in (("initial", initial), ("null_space", null_space))
    }
    starting = [q for q in starts.values() if q is not None]
    _check_not_mapped(
        robot.axes, *starting, *[x for p in (robot.origins, *poses.values()) for x in (p.position, p.quaternion)]
    )
    _check_finite(starts)
    dtype = _dtype(robot.axes, *[p.position for p in poses.values()], *starting)
    arguments.check_devices(WHERE, robot.axes, *[p.position for p in poses.values()], *starting)
    _check_options(limits, generator, seeds, max_iterations)
    robot = converted(robot, dtype)
    poses = {name: pose if pose.dtype == dtype else pose.to(dtype) for name, pose in poses.items()}
    shapes = {f"targets[{name!r}]" if isinstance(targets, Mapping) else "targets": p.shape for name, p in poses.items()}
    shapes |= {name: q.shape[:-1] for name, q in starts.items() if q is not None}
    shapes |= {"origins": robot.origins.shape[:-1], "axes": robot.axes.shape[:-2]}
    batch = broadcast(WHERE, **{k: torch.Size(v) for k, v in shapes.items()})
    start = {k: None if q is None else _expanded(q.detach().to(dtype), batch) for k, q in starts.items()}
    request = IKRequest(
        poses,
        _weights(robot, weights, poses),
        weights is None,
        batch,
        start["initial"],
        start["null_space"],
        seeds,
        max_iterations,
        limits,
        _accuracy(accuracy),
        _scene(robot, avoid, batch),
        generator,
    )
    return robot, request


def taken(request: IKRequest, index: Tensor) -> IKRequest:
    """The request of some of the targets, whose places in the flattened batch are given."""
    count = request.batch.numel()

    def rows(x: Tensor) -> Tensor:
        if count == 1:  # which all share
            return x.reshape(1, x.shape[-1])
        return x.expand(*request.batch, x.shape[-1]).reshape(-1, x.shape[-1])[index]

    poses = {name: Pose._unchecked(rows(p.position), rows(p.quaternion)) for name, p in request.poses.items()}
    starts = [None if q is None else _expanded(rows(q), index.shape) for q in (request.initial, request.null_space)]
    scene = request.scene
    if scene is not None:
        scene = scene.take(index)
    return request._replace(poses=poses, batch=index.shape, initial=starts[0], null_space=starts[1], scene=scene)


def _expanded(q: Tensor, batch: torch.Size) -> Tensor:
    return q if q.shape[:-1] == batch else q.expand(*batch, -1)


def converted(robot: Model, dtype: torch.dtype) -> Model:
    """The robot in another dtype, which is kept with the tables of earlier calls unless gradients flow to it."""
    if robot.axes.dtype == dtype and robot.origins.dtype == dtype:
        return robot
    return robot._computed(EVERYTHING, _to, dtype)


def _to(robot: Model, dtype: torch.dtype) -> Model:
    return robot.to(dtype)


def _check_not_mapped(*tensors: Tensor) -> None:
    """Refuse `torch.vmap`: the search decides by values, which it does not permit."""
    arguments.refuse_mapping(WHERE, *tensors, what="targets")


def _check_finite(starts: Mapping[str, Tensor | None]) -> None:
    """Refuse configurations to begin with, or to be near, that are not finite. Goals may be: that is their result."""
    for name, q in starts.items():
        if q is not None:
            arguments.refuse(~q.isfinite(), q, f"{WHERE}: {name}", "is not finite")


def _dtype(*tensors: Tensor) -> torch.dtype:
    """The dtype of the computation."""
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    if torch.finfo(dtype).bits < 32:
        raise DTypeError(f"{WHERE}: {dtype} is too coarse for the search; convert the robot with .to(torch.float32)")
    return dtype


def _poses(robot: Model, targets: Any, link: Any) -> dict[str, Pose]:
    """The targets by the links' names."""
    if isinstance(targets, Pose):
        if link is None:
            raise ArgumentError(f"{WHERE}: link must name the link that is to reach the target")
        targets = (
            {link: targets} if isinstance(link, str) else {robot.tree.links[robot.tree.link(link, WHERE)]: targets}
        )
    elif not isinstance(targets, Mapping):
        raise ArgumentError(
            f"{WHERE}: targets must be a Pose, or a dict of them by links, got {type(targets).__name__}"
        )
    elif link is not None:
        raise ArgumentError(f"{WHERE}: link must be left out with a dict of targets, which names the links")
    if not targets:
        raise ArgumentError(f"{WHERE}: targets must name at least one link, got an empty dict")
    for name, pose in targets.items():
        robot.tree.link(name, WHERE)
        if not isinstance(pose, Pose):
            raise ArgumentError(f"{WHERE}: targets[{name!r}] must be a Pose, got {type(pose).__name__}")
    return dict(targets)


def unweighted(robot: Model) -> Tensor:
    """The default weights of a link."""
    return robot.axes.new_ones(6)


def _weights(robot: Model, weights: Any, poses: Mapping[str, Pose]) -> dict[str, Tensor]:
    if weights is None:
        return dict.fromkeys(poses, robot._derived(unweighted))
    by_link = weights if isinstance(weights, Mapping) else dict.fromkeys(poses, weights)
    for name in by_link:
        if name not in poses:
            raise ArgumentError(f"{WHERE}: weights[{name!r}] has no target; the targets are {', '.join(poses)}")
    checked = {}
    for name in poses:
        weight = by_link.get(name)
        where = f"{WHERE}: weights" + (f"[{name!r}]" if isinstance(weights, Mapping) else "")
        value = robot.axes.new_ones(6) if weight is None else arguments.tensor(weight, where, robot.axes).to(robot.axes)
        _check_not_mapped(value)
        if value.shape != (6,):
            raise ShapeError(f"{where} must have shape (6,), got {tuple(value.shape)}")
        if not bool((value.isfinite() & (value >= 0)).all()) or not bool(value.any()):
            raise ValidationError(f"{where} must be finite and not negative, and not all 0, got {value.tolist()}")
        checked[name] = value.detach()
    return checked


def _scene(robot: Model, avoid: Any, batch: torch.Size) -> Scene | None:
    if avoid is None:
        return None
    arguments.check_kinds(WHERE, Avoidance, avoid=avoid)
    if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
        raise ArgumentError(f"{WHERE}: avoid needs one robot, got a batch of origins or axes")
    return scene_of(robot, avoid, batch)


def _check_options(limits: Any, generator: Any, seeds: Any, max_iterations: Any) -> None:
    arguments.check_flags(WHERE, limits=limits)
    arguments.check_generator(generator, WHERE)
    arguments.integer(seeds, f"{WHERE}: seeds", 1)
    arguments.integer(max_iterations, f"{WHERE}: max_iterations", 0)


def _accuracy(accuracy: Any) -> tuple[float, float]:
    try:
        position, rotation = map(float, accuracy)
    except (TypeError, ValueError):
        message = f"{WHERE}: accuracy must be two numbers, of position and of rotation, got {accuracy!r}"
        raise ArgumentError(message) from None
    if not all(math.isfinite(x) and x > 0 for x in (position, rotation)):
        raise OptionError(f"{WHERE}: accuracy must be positive and finite, got {accuracy!r}")
    return position, rotation
