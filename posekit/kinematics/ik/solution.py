"""Inverse kinematics: configurations in which links of a robot are at target poses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import attrs
import numpy as np
import torch
from torch import Tensor

from ... import arguments, engine
from ...engine import forward_ad_level, untraced, wants_grad
from ...math import inverse_kinematics
from ...values import Named, Pose, refer
from .. import configurations, sweep
from ..derived_tables import EVERYTHING, GEOMETRY, KINEMATICS
from ..foreign import RESULT
from ..model import TENSORS, Model
from .arguments import TOLERANCE, WHERE, Request, request_of, taken, unweighted
from .avoidance import Scene, nearest_distance
from .first_order import first_order
from .paths import Attempts, Goal, Reduced, attempts, connected, reduced
from .problem import Problem, accepted, problem
from .search import Best, alone, descend, nearest, polish, search


def remember(robot: Model, link: str, limits: bool, part: Reduced, problem: Problem) -> None:
    """Keep the problem of one link, of one robot on the CPU, with the default weights and tolerance."""
    if robot.axes.is_cpu and problem.paths[0].geometry[0].dim() == 2:
        robot._keep((remember, link, limits), robot._state(KINEMATICS), lambda: (part, problem))


def again(
    robot: Model,
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
) -> tuple[Tensor, ...] | None:
    """The tensors of `IKResult`, bit by bit those of the general way; None where that is needed.

    It has fewer checks and choices: a target that three steps solve takes 64 us instead of 152.
    """
    if (
        type(targets) is not Pose
        or type(link) is not str
        or type(initial) is not Tensor
        or type(limits) is not bool
        or type(seeds) is not int
        or type(steps) is not int
        or seeds < 1
        or steps < 0
        or not (weights is None and null_space is None and avoid is None and generator is None)
        or type(tolerance) is not tuple
        or tolerance != TOLERANCE
    ):
        return None
    known = robot._kept(KINEMATICS, (remember, link, limits))
    dtype, position, quaternion = robot.axes.dtype, targets.position, targets.quaternion
    batch = position.shape[:-1]
    if (
        known is None
        or batch.numel() != 1
        or quaternion.shape[:-1] != batch
        or initial.shape != (*batch, robot.tree.nq)
        or any([x.dtype is not dtype or not x.is_cpu or x.requires_grad for x in (position, quaternion, initial)])
        or forward_ad_level() >= 0
    ):
        return None
    return _is_solved(robot, known, targets, initial, steps, limits)


def _is_solved(
    robot: Model,
    known: tuple[Reduced, Problem],
    targets: Pose,
    initial: Tensor,
    steps: int,
    limits: bool,
) -> tuple[Tensor, ...] | None:
    part, problem = known
    q = initial.clamp(robot.lower, robot.upper) if limits else initial.clone()
    is_whole = part.robot.tree.nq == robot.tree.nq
    target = Attempts((Goal(problem.paths[0].base_seen_from(targets), (), ()),))
    best: Best | None = alone(problem, target, q if is_whole else q[..., part.q], steps)
    if best is None or best.errors is None:
        return None
    if is_whole:
        q = best.q
    else:
        q[..., part.q] = best.q
    position, rotation = best.errors
    converged = (position <= TOLERANCE[0]) & (rotation <= TOLERANCE[1])
    if not bool(converged.all()) and not bool(initial.isfinite().all()):
        return None  # which the general way refuses
    return q, position, rotation, converged, torch.full_like(position, torch.inf)


# Attempts that are stepped together: on the CPU their Jacobians stay in the second-level cache.
_CHUNK = {"cpu": 1 << 14, "cuda": 1 << 20}


@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class IKResult(metaclass=Named):
    """What `Robot.ik` found. Tensors have the batch shape of the targets. Printed, it is a summary in one line.

    >>> from posekit.kinematics import Robot
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    >>> found = arm.ik(pk.Pose([[0.5, 0.4, 0], [2.0, 0, 0]]), "tool", weights=[1, 1, 1, 0, 0, 0])
    >>> found.converged
    tensor([ True, False])

    Attributes:
        configuration: The best configuration for each target, shape (*batch, nq).
        position_error: The distance of the link from its target, shape (*batch); of several links the largest.
        rotation_error: The angle between the link and its target in radians, shape (*batch).
        converged: Whether both errors are within the tolerance, and no sphere of ``avoid`` overlaps an obstacle,
            shape (*batch), boolean.
        clearance: The least distance of a sphere from an obstacle, shape (*batch); inf without ``avoid``.
        costs: Half the sum of the squared rows of each level, shape (*batch, levels): targets and costs of priority 0,
            then those of priority 1. None without ``costs``.
    """

    configuration: Tensor
    position_error: Tensor
    rotation_error: Tensor
    converged: Tensor
    clearance: Tensor
    costs: Tensor | None = None

    @property
    def status(self) -> Any:
        """What became of each target: a str for one, or an array of them of the shape of the batch.

        It is "converged", "not_reached", "in_collision" where a sphere of ``avoid`` overlaps an obstacle, or
        "not_finite" where the target or a number of the robot is not.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> goals = pk.Pose([[0.5, 0.4, 0], [2.0, 0, 0], [torch.nan, 0, 0]])
        >>> arm.ik(goals, "tool", weights=[1, 1, 1, 0, 0, 0]).status.tolist()
        ['converged', 'not_reached', 'not_finite']
        """
        arguments.check_read("IKResult.status", self.converged)
        lost = (self.position_error + self.rotation_error).isnan()
        code = torch.where(self.converged, 0, torch.where(lost, 3, torch.where(self.clearance < 0, 2, 1)))
        names = np.array(("converged", "not_reached", "in_collision", "not_finite"))[code.cpu().numpy()]
        return str(names) if names.ndim == 0 else names

    def __getitem__(self, index: Any) -> IKResult:
        """Select targets: indices act on the batch dimensions.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> found = arm.ik(arm.forward([[0.5, 1.0], [0.0, 0.5]], "tool"), "tool", initial=[0.0, 0.5])
        >>> found[0].configuration
        tensor([0.5000, 1.0000])

        Args:
            index: An integer, a slice, a mask or a tensor of integers, or a tuple of them.
        """
        fields = [self.configuration, self.position_error, self.rotation_error, self.converged, self.clearance]
        fields += [] if self.costs is None else [self.costs]
        return IKResult(*arguments.selected(fields, self.converged, index, "IKResult"))

    def __repr__(self) -> str:
        shape = tuple(self.configuration.shape)
        if self.converged.is_meta or not arguments.is_readable(self.converged):
            return f"IKResult(configuration of shape {shape})"
        count = self.converged.numel()
        if self.converged.dim():
            solved = f"converged={int(self.converged.sum())} of {count}, configuration of shape {shape}"
        else:
            solved = f"converged={bool(self.converged)}, configuration={self.configuration.detach().tolist()}"
        worst = "" if count == 1 else "up to "
        errors = {"position_error": self.position_error, "rotation_error": self.rotation_error} if count else {}
        facts = [solved, *[f"{name}={worst}{float(x.detach().max()):.3g}" for name, x in errors.items()]]
        if count and bool((self.clearance < torch.inf).any()):
            facts.append(f"clearance={worst and 'at least '}{float(self.clearance.detach().min()):.3g}")
        return f"IKResult({', '.join(facts)})"


class _Task(NamedTuple):
    """Some links with the joints that move them. Links that no joint connects are tasks of their own."""

    poses: dict[str, Pose]
    part: Reduced
    problem: Problem
    request: Request


@untraced
def solve(robot: Model, *arguments: Any) -> IKResult:
    """Solve the problem of a call of `Robot.ik` with these arguments."""
    engine.check_capture(robot.device, WHERE, "waits for the device to see which targets are reached")
    known = again(robot, *arguments)
    return _solve(*request_of(robot, *arguments)) if known is None else IKResult(*known)


def _solve(robot: Model, request: Request) -> IKResult:
    poses, batch = request.poses, request.batch
    with_parameters = wants_grad(GEOMETRY.tensors(robot))
    with torch.no_grad():
        detached = robot
        if wants_grad(EVERYTHING.tensors(robot)):  # no part of it may be stored
            detached = attrs.evolve(robot, **{name: getattr(robot, name).detach() for name in TENSORS})
        names = tuple(poses)
        tasks = tasks_of(detached, request)
        q, errors = first_configurations(detached, request), None
        if request.scene is not None and q.numel():
            q = avoiding(detached, request, request.scene, tasks, q)
        else:
            q, errors = found_by_tasks(detached, tasks, q)
        q = q.reshape(*batch, detached.tree.nq)
        if errors is None or len(tasks) > 1:
            position, rotation = largest_errors(detached, q, request)
        else:
            position, rotation = (x.reshape(batch) for x in errors)
            if request.unweighted and request.tolerance == TOLERANCE and detached is robot:
                remember(robot, names[0], request.limits, tasks[0].part, tasks[0].problem)
        converged = (position <= request.tolerance[0]) & (rotation <= request.tolerance[1])
        clearance = torch.full_like(position, torch.inf)
        if request.scene is not None and batch.numel():
            clearance = nearest_distance(detached, q.reshape(-1, detached.tree.nq), request.scene).reshape(batch)
            converged = converged & (clearance >= 0)
    with_gradients = with_parameters or any([pose.requires_grad for pose in poses.values()])
    if (torch.is_grad_enabled() and with_gradients) or forward_ad_level() >= 0:
        q = _differentiable(robot, tasks, q)
    return IKResult(q, position, rotation, converged, clearance)


def tasks_of(robot: Model, request: Request) -> list[_Task]:
    names = tuple(request.poses)
    groups = connected(robot.tree, names) if len(names) > 1 and request.scene is None else [names]
    with torch.inference_mode(False):  # tables that are stored may be used where gradients are recorded
        return [_task(robot, links, request) for links in groups]


def found_by_tasks(robot: Model, tasks: Sequence[_Task], q: Tensor) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """The configurations that tasks lead to from others, shape (targets, nq), and the errors of the last task."""
    errors = None
    for task in tasks:
        if q.numel() and task.part.q.numel():
            if task.part.robot.tree.nq == robot.tree.nq:
                q, errors = _solved(task, q)
            else:
                q[:, task.part.q], errors = _solved(task, q[:, task.part.q])
    return q, errors


def avoiding(robot: Model, request: Request, scene: Scene, tasks: Sequence[_Task], first: Tensor) -> Tensor:
    """Configurations that keep away from obstacles: most are found without obstacles, in a 30th of the time."""
    plain = request._replace(scene=None)
    q, _ = found_by_tasks(robot, tasks_of(robot, plain), first.clone())
    position, rotation = (x.reshape(-1) for x in largest_errors(robot, q.reshape(*request.batch, -1), request))
    reached = (position <= request.tolerance[0]) & (rotation <= request.tolerance[1])
    others = (~(reached & (nearest_distance(robot, q, scene) >= scene.margin))).nonzero().squeeze(-1)
    if others.numel() == len(q):
        return found_by_tasks(robot, tasks, first)[0]
    if others.numel():
        some = tasks_of(robot, taken(request, others))
        q[others] = found_by_tasks(robot, some, first[others])[0]
    return q


def _task(robot: Model, links: tuple[str, ...], request: Request) -> _Task:
    scene = request.scene
    moved = links if scene is None else tuple(dict.fromkeys((*links, *scene.links)))
    part = robot._computed(EVERYTHING, reduced, moved)
    poses = {link: request.poses[link] for link in links}
    weights = {link: request.weights[link] for link in links}
    if request.unweighted and scene is None:  # the usual problem is stored; another tolerance is another field of it
        stored = part.robot._computed(KINEMATICS, _unweighted, links, request.limits)
        if request.tolerance != TOLERANCE:
            stored = attrs.evolve(stored, accepted=accepted(part.robot, request.tolerance))
        return _Task(poses, part, stored, request)
    return _Task(poses, part, problem(part.robot, weights, request.limits, request.tolerance, scene), request)


def _unweighted(robot: Model, links: tuple[str, ...], limits: bool) -> Problem:
    """The problem of links with the default weights and tolerance."""
    return problem(robot, dict.fromkeys(links, robot._derived(unweighted)), limits, TOLERANCE)


def first_configurations(robot: Model, request: Request) -> Tensor:
    """The configurations that joints keep which move none of the links, shape (targets, nq)."""
    start = request.initial if request.initial is not None else request.null_space
    q = configurations.neutral(robot, ()) if start is None else start
    q = q.clamp(robot.lower, robot.upper) if request.limits else q.clone()
    shape = (request.batch.numel(), robot.tree.nq)
    return q.reshape(shape) if q.shape[:-1] == request.batch else q.expand(*request.batch, -1).reshape(shape).clone()


def _solved(task: _Task, first: Tensor) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """The configurations of the reduced robot, shape (targets, nq), found chunk by chunk; their errors, if known."""
    request = task.request
    null_space = request.null_space
    if null_space is not None:
        null_space = null_space.reshape(-1, null_space.shape[-1])[:, task.part.q]
    goals = attempts(task.problem.paths, [constant(pose) for pose in task.poses.values()], request.batch)
    obstacles = () if request.scene is None else tuple([tensors for _, tensors in request.scene.own])
    goals = goals._replace(null_space=null_space, obstacles=obstacles)
    size = max(_CHUNK.get(first.device.type, 1 << 14) // (request.seeds * task.problem.size), 1)
    if len(first) <= size:
        best = _searched(task, goals, first)
        return best.q, best.errors
    parts = []
    for index in torch.arange(len(first), device=first.device).split(size):
        parts.append(_searched(task, goals.take(index), first[index]).q)
    return torch.cat(parts), None


def _searched(task: _Task, chunk: Attempts, first: Tensor) -> Best:
    """Search from the configuration given, and then from others; or from random ones."""
    robot, request = task.part.robot, task.request
    seeds, steps = request.seeds, request.steps

    def draw(count: int) -> Tensor:
        return configurations.random(robot, (count,), request.generator)

    if request.initial is None and request.null_space is None:
        best = search(task.problem, chunk, draw(len(first) * seeds).unflatten(0, (-1, seeds)), steps, draw)
    else:
        best = alone(task.problem, chunk, first, steps) or search(task.problem, chunk, first.unsqueeze(1), steps)
        if best.errors is not None:
            return best
        failed = best.failed() if seeds > 1 else None
        if failed is not None and failed.numel():
            here, there = first[failed].unsqueeze(1), draw(len(failed) * (seeds - 1)).unflatten(0, (-1, seeds - 1))
            # Seeds between the configuration and random ones, nearer ones first.
            part = torch.arange(1, seeds, device=first.device).to(first).unsqueeze(-1) / (seeds - 1)
            others = configurations.retract(robot, here, configurations.local(robot, here, there) * part)
            others = others.clamp(task.problem.lower, task.problem.upper)
            key = nearest(task.problem, first[failed])
            best.improve(failed, search(task.problem, chunk.take(failed), others, steps, draw, key))
    failed = best.failed()
    if steps and failed.numel():
        nearer = Best(best.q[failed], best.key[failed], best.score[failed])
        descend(task.problem, chunk.take(failed), nearer, steps)
        best.improve(failed, nearer)
    if steps:
        polish(task.problem, chunk, best)
    return best


def constant(pose: Pose) -> Pose:
    """The pose without derivatives."""
    return pose.detach() if pose.requires_grad or forward_ad_level() >= 0 else pose


def largest_errors(robot: Model, q: Tensor, request: Request) -> tuple[Tensor, Tensor]:
    """The errors of position and rotation, of several links the largest, shape (*batch)."""
    errors = []
    for name, pose in request.poses.items():
        (rows, (place,)), target = sweep.selected(robot, (name,), WHERE), constant(pose)
        here = sweep.poses(robot, q, rows)
        pair = target.position, target.quaternion, here.position.select(-2, place), here.quaternion.select(-2, place)
        errors.append(inverse_kinematics.errors(*pair, request.weights[name]))
    if len(errors) == 1:
        return errors[0]
    positions, rotations = zip(*errors, strict=True)
    return torch.stack(positions).amax(0), torch.stack(rotations).amax(0)


def _errors(robot: Model, q: Tensor, link: str, target: Pose, weights: Tensor) -> Tensor:
    """The errors of position and rotation along the axes of the target, shape (*batch, 6), of rows that count."""
    here = target.inverse() @ sweep.forward(robot, q, link, None)
    return torch.cat((here.position, here.rotation.log()), -1) * (weights > 0)


def _differentiable(robot: Model, tasks: Sequence[_Task], q: Tensor) -> Tensor:
    """The same configuration with gradients: a step of Newton's method whose length is zero, J^+ (e - e.detach())."""
    v = torch.zeros(*q.shape[:-1], robot.tree.nv, dtype=q.dtype, device=q.device)
    for poses, part, solved, request in tasks:
        errors = []
        for (name, pose), path in zip(poses.items(), solved.paths, strict=True):
            away = _errors(robot, q, name, pose, request.weights[name]) * -path.weights
            errors.append(away.index_select(-1, path.kept))
        error = torch.cat(errors, -1)
        with torch.no_grad():
            own = q.reshape(-1, q.shape[-1])[:, part.q]
            every = attempts(solved.paths, [pose.detach() for pose in poses.values()], request.batch)
            rows = solved.rows(every, own, torch.ones_like(own))
            slack = 1000 * torch.finfo(own.dtype).eps * (1 + own.abs())  # rounding errors lead away from a limit
            free = ((own - solved.lower > slack) & (solved.upper - own > slack)).to(own)
            mask = solved.velocities(free).unsqueeze(-1)
            inverse = torch.linalg.pinv((rows.jacobian * mask).mT) * mask
            inverse = inverse.reshape(*request.batch, *inverse.shape[-2:])
        step = (inverse @ (error - error.detach()).unsqueeze(-1)).squeeze(-1)
        v = v.index_add(-1, part.v, first_order(step))
    return configurations.retract(robot, q, v)


refer(IKResult, RESULT)
