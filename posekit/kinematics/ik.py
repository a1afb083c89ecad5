"""Inverse kinematics: configurations in which links of a robot are at target poses."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import forward_ad_level, untraced
from ..errors import ArgumentError, DTypeError, OptionError, ShapeError, ValidationError
from ..values import Pose
from . import configurations, sweep
from .ik_avoid import Avoidance, Scene, nearest_distance, scene
from .ik_paths import Lanes, Reduced, connected, lanes, reduced
from .ik_problem import Problem, problem
from .ik_search import Found, nearest, polish, search
from .model import TENSORS, Model

_WHERE = "Robot.ik"
_SECOND = f"{_WHERE}: the configuration has first derivatives only; differentiate `Robot.forward` for others"
# Lanes that are stepped together: on the CPU their Jacobians stay in the second-level cache.
_CHUNK = {"cpu": 1 << 14, "cuda": 1 << 20}


@arguments.immutable
@attrs.frozen(eq=False)
class IKResult:
    """What `Robot.ik` found. Tensors have the batch shape of the targets.

    Attributes:
        configuration: The best configuration for each target, shape (*batch, nq).
        position_error: The distance of the link from its target, shape (*batch); of several links the largest.
        rotation_error: The angle between the link and its target in radians, shape (*batch).
        converged: Whether both errors are within the tolerance, and no sphere of ``avoid`` overlaps an obstacle,
            shape (*batch), boolean.
        clearance: The least distance of a sphere from an obstacle, shape (*batch); inf without ``avoid``.
    """

    configuration: Tensor
    position_error: Tensor
    rotation_error: Tensor
    converged: Tensor
    clearance: Tensor


class _Task(NamedTuple):
    """Some links with the joints that move them. Links that no joint connects are tasks of their own."""

    poses: dict[str, Pose]
    part: Reduced
    problem: Problem
    question: _Question


class _Question(NamedTuple):
    """The arguments of a call, checked, in one dtype and with one batch shape."""

    poses: dict[str, Pose]
    weights: dict[str, Tensor]
    batch: torch.Size
    initial: Tensor | None
    null_space: Tensor | None
    seeds: int
    steps: int
    limits: bool
    tolerance: tuple[float, float]
    around: Scene | None
    generator: Generator | None


@untraced
def ik(
    robot: Any,
    targets: Any,
    link: Any,
    weights: Any,
    seeds: Any,
    steps: Any,
    initial: Any,
    limits: Any,
    null_space: Any,
    tolerance: Any,
    avoid: Any,
    generator: Any,
) -> IKResult:
    poses = _poses(robot, targets, link)
    starts = {
        name: None if q is None else configurations.tensor(robot, q, f"{_WHERE}: {name}")
        for name, q in (("initial", initial), ("null_space", null_space))
    }
    given = [q for q in starts.values() if q is not None]
    dtype = robot.dtype
    for x in (*[p.position for p in poses.values()], *given):
        dtype = torch.promote_types(dtype, x.dtype)
    if torch.finfo(dtype).bits < 32:
        raise DTypeError(f"{_WHERE}: {dtype} is too coarse for the search; convert the robot with .to(torch.float32)")
    arguments.check_devices(_WHERE, robot.axes, *[p.position for p in poses.values()], *given)
    arguments.check_flags(_WHERE, limits=limits)
    arguments.check_generator(generator, _WHERE)
    _check_count(seeds, "seeds", 1)
    _check_count(steps, "steps", 0)
    robot = robot.to(dtype)
    poses = {name: pose.to(dtype) for name, pose in poses.items()}
    shapes = {f"targets[{name!r}]" if isinstance(targets, Mapping) else "targets": p.shape for name, p in poses.items()}
    shapes |= {name: q.shape[:-1] for name, q in starts.items() if q is not None}
    shapes |= {"origins": robot.origins.shape[:-1], "axes": robot.axes.shape[:-2]}
    batch = arguments.broadcast(_WHERE, **{k: torch.Size(v) for k, v in shapes.items()})
    question = _Question(
        poses,
        _weights(robot, weights, poses),
        batch,
        *[None if q is None else q.detach().to(dtype).expand(*batch, -1) for q in starts.values()],
        seeds=seeds,
        steps=steps,
        limits=limits,
        tolerance=_tolerance(tolerance),
        around=_scene(robot, avoid, batch),
        generator=generator,
    )
    return _answer(robot, question)


def _poses(robot: Model, targets: Any, link: Any) -> dict[str, Pose]:
    """The targets by the links' names."""
    if isinstance(targets, Pose):
        if link is None:
            raise ArgumentError(f"{_WHERE}: link must name the link that is to reach the target")
        targets = {link: targets} if isinstance(link, str) else {robot.tree.links[robot.tree.link(link, _WHERE)]: targets}
    elif not isinstance(targets, Mapping):
        raise ArgumentError(f"{_WHERE}: targets must be a Pose, or a dict of them by links, got {type(targets).__name__}")
    elif link is not None:
        raise ArgumentError(f"{_WHERE}: link must be left out with a dict of targets, which names the links")
    if not targets:
        raise ArgumentError(f"{_WHERE}: targets must name at least one link, got an empty dict")
    for name, pose in targets.items():
        robot.tree.link(name, _WHERE)
        if not isinstance(pose, Pose):
            raise ArgumentError(f"{_WHERE}: targets[{name!r}] must be a Pose, got {type(pose).__name__}")
    return dict(targets)


def _weights(robot: Model, weights: Any, poses: Mapping[str, Pose]) -> dict[str, Tensor]:
    by_link = weights if isinstance(weights, Mapping) else dict.fromkeys(poses, weights)
    for name in by_link:
        if name not in poses:
            raise ArgumentError(f"{_WHERE}: weights[{name!r}] has no target; the targets are {', '.join(poses)}")
    found = {}
    for name in poses:
        given = by_link.get(name)
        where = f"{_WHERE}: weights" + (f"[{name!r}]" if isinstance(weights, Mapping) else "")
        value = robot.axes.new_ones(6) if given is None else arguments.tensor(given, where, robot.axes).to(robot.axes)
        if value.shape != (6,):
            raise ShapeError(f"{where} must have shape (6,), got {tuple(value.shape)}")
        if not bool((value.isfinite() & (value >= 0)).all()) or not bool(value.any()):
            raise ValidationError(f"{where} must be finite and not negative, and not all 0, got {value.tolist()}")
        found[name] = value.detach()
    return found


def _scene(robot: Model, avoid: Any, batch: torch.Size) -> Scene | None:
    if avoid is None:
        return None
    if not isinstance(avoid, Avoidance):
        raise ArgumentError(f"{_WHERE}: avoid must be an Avoidance, got {type(avoid).__name__}")
    if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
        raise ArgumentError(f"{_WHERE}: avoid needs one robot, got a batch of origins or axes")
    return scene(robot, avoid, batch)


def _check_count(value: Any, name: str, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentError(f"{_WHERE}: {name} must be an integer, got {type(value).__name__}")
    if value < least:
        raise OptionError(f"{_WHERE}: {name} must be at least {least}, got {value}")


def _tolerance(tolerance: Any) -> tuple[float, float]:
    try:
        position, rotation = map(float, tolerance)
    except (TypeError, ValueError):
        message = f"{_WHERE}: tolerance must be two numbers, of position and of rotation, got {tolerance!r}"
        raise ArgumentError(message) from None
    if not all(math.isfinite(x) and x > 0 for x in (position, rotation)):
        raise OptionError(f"{_WHERE}: tolerance must be positive and finite, got {tolerance!r}")
    return position, rotation


def _answer(robot: Model, question: _Question) -> IKResult:
    poses, batch, weights = question.poses, question.batch, question.weights
    learned = robot.origins.requires_grad or robot.axes.requires_grad
    with torch.no_grad():
        still = robot
        if learned:  # no part of it may be stored
            still = attrs.evolve(robot, **{name: getattr(robot, name).detach() for name in TENSORS})
        groups = connected(still.tree, tuple(poses)) if question.around is None else [tuple(poses)]
        tasks = [_task(still, links, question) for links in groups]
        q = _first(still, question)
        for task in tasks:
            if q.numel() and task.part.q.numel():
                q[:, task.part.q] = _solved(task, q[:, task.part.q])
        q = q.reshape(*batch, still.tree.nq)
        errors = [_errors(still, q, name, pose.detach(), weights[name]) for name, pose in poses.items()]
        position = torch.stack([e[..., :3].norm(dim=-1) for e in errors]).amax(0)
        rotation = torch.stack([e[..., 3:].norm(dim=-1) for e in errors]).amax(0)
        converged = (position <= question.tolerance[0]) & (rotation <= question.tolerance[1])
        clearance = torch.full_like(position, torch.inf)
        if question.around is not None and batch.numel():
            clearance = nearest_distance(still, q.reshape(-1, still.tree.nq), question.around).reshape(batch)
            converged = converged & (clearance >= 0)
    with_gradients = learned or any([pose.requires_grad for pose in poses.values()])
    if torch.is_grad_enabled() and with_gradients or forward_ad_level() >= 0:
        q = _differentiable(robot, tasks, q)
    return IKResult(q, position, rotation, converged, clearance)


def _task(robot: Model, links: tuple[str, ...], question: _Question) -> _Task:
    around = question.around
    moved = links if around is None else tuple(dict.fromkeys((*links, *around.links)))
    part = robot._cached(("reduced", *moved), functools.partial(reduced, robot, moved))
    weights = {link: question.weights[link] for link in links}
    poses = {link: question.poses[link] for link in links}
    return _Task(poses, part, problem(part.robot, weights, question.limits, question.tolerance, around), question)


def _first(robot: Model, question: _Question) -> Tensor:
    """The configurations that joints keep which move none of the links, shape (targets, nq)."""
    start = question.initial if question.initial is not None else question.null_space
    q = configurations.neutral(robot, ()) if start is None else start
    q = q.clamp(robot.lower, robot.upper) if question.limits else q
    return q.expand(*question.batch, robot.tree.nq).reshape(question.batch.numel(), robot.tree.nq).clone()


def _solved(task: _Task, first: Tensor) -> Tensor:
    """The configurations of the reduced robot, shape (targets, nq), found chunk by chunk."""
    question = task.question
    rest = question.null_space
    if rest is not None:
        rest = rest.reshape(-1, rest.shape[-1])[:, task.part.q]
    goals = lanes(task.problem.paths, [pose.detach() for pose in task.poses.values()], question.batch)
    obstacles = () if question.around is None else tuple([tensors for _, tensors in question.around.own])
    everything = goals._replace(rest=rest, obstacles=obstacles)
    size = max(_CHUNK.get(first.device.type, 1 << 14) // (question.seeds * task.problem.size), 1)
    parts = []
    for index in torch.arange(len(first), device=first.device).split(size):
        found = _searched(task, everything.take(index), first[index])
        parts.append(found.q)
    return torch.cat(parts)


def _searched(task: _Task, chunk: Lanes, first: Tensor) -> Found:
    """Search from the configuration given, and then from others; or from random ones."""
    robot, question = task.part.robot, task.question
    seeds, steps = question.seeds, question.steps

    def draw(count: int) -> Tensor:
        return configurations.random(robot, (count,), question.generator)

    if question.initial is None and question.null_space is None:
        found = search(task.problem, chunk, draw(len(first) * seeds).unflatten(0, (-1, seeds)), steps, draw)
    else:
        found = search(task.problem, chunk, first.unsqueeze(1), steps)
        failed = (~(found.score <= 1)).nonzero().squeeze(-1)
        if seeds > 1 and failed.numel():
            here, there = first[failed].unsqueeze(1), draw(len(failed) * (seeds - 1)).unflatten(0, (-1, seeds - 1))
            # Seeds between the configuration and random ones, nearer ones first.
            part = torch.arange(1, seeds, device=first.device).to(first).unsqueeze(-1) / (seeds - 1)
            others = configurations.retract(robot, here, configurations.local(robot, here, there) * part)
            others = others.clamp(task.problem.lower, task.problem.upper)
            key = nearest(task.problem, first[failed])
            more = search(task.problem, chunk.take(failed), others, steps, draw, key)
            better = more.score < found.score[failed]
            found.q[failed[better]], found.score[failed[better]] = more.q[better], more.score[better]
    if steps:
        polish(task.problem, chunk, found)
    return found


def _errors(robot: Model, q: Tensor, link: str, target: Pose, weights: Tensor) -> Tensor:
    """The errors of position and rotation along the axes of the target, shape (*batch, 6), of rows that count."""
    here = target.inverse() @ sweep.forward(robot, q, link, None)
    return torch.cat((here.position, here.rotation.log()), -1) * (weights > 0)


def _differentiable(robot: Model, tasks: Sequence[_Task], q: Tensor) -> Tensor:
    """The same configuration with gradients: a step of Newton's method whose length is zero, J^+ (e - e.detach())."""
    v = torch.zeros(*q.shape[:-1], robot.tree.nv, dtype=q.dtype, device=q.device)
    for poses, part, solved, question in tasks:
        errors = []
        for (name, pose), path in zip(poses.items(), solved.paths, strict=True):
            errors.append(_errors(robot, q, name, pose, question.weights[name]) * -path.weights)
        error = torch.cat(errors, -1)
        with torch.no_grad():
            own = q.reshape(-1, q.shape[-1])[:, part.q]
            every = lanes(solved.paths, [pose.detach() for pose in poses.values()], question.batch)
            rows = solved.rows(every, own, torch.ones_like(own))
            slack = 1000 * torch.finfo(own.dtype).eps * (1 + own.abs())  # rounding errors lead away from a limit
            free = ((own - solved.lower > slack) & (solved.upper - own > slack)).to(own)
            may = solved.velocities(free).unsqueeze(-1)
            inverse = torch.linalg.pinv((rows.jacobian * may).mT) * may
            inverse = inverse.reshape(*question.batch, *inverse.shape[-2:])
        step = (inverse @ (error - error.detach()).unsqueeze(-1)).squeeze(-1)
        v = v.index_add(-1, part.v, _first_order(step))
    return configurations.retract(robot, q, v)


class _FirstOrder(torch.autograd.Function):
    """The identity. A derivative of its gradient is refused: that of the pseudoinverse would be missing."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor], output: Tensor) -> None:
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, bar: Tensor) -> Tensor:
        gradient: Tensor = _Refused.apply(bar, *ctx.saved_tensors)
        return gradient

    @staticmethod
    def jvp(ctx: Any, dot: Tensor) -> Tensor:
        return dot.clone()


class _Refused(torch.autograd.Function):
    """The first argument, as a function of both that cannot be differentiated."""

    generate_vmap_rule = True

    @staticmethod
    def forward(bar: Tensor, x: Tensor) -> Tensor:
        return bar.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor, Tensor], output: Tensor) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, bar: Tensor) -> tuple[Tensor, Tensor]:
        raise ArgumentError(_SECOND)

    @staticmethod
    def jvp(ctx: Any, *dots: Tensor) -> Tensor:
        raise ArgumentError(_SECOND)


def _first_order(x: Tensor) -> Tensor:
    result: Tensor = _FirstOrder.apply(x)
    return result
