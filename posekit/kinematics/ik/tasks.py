"""Links that are solved together: their problems, and what seeds lead to without costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import attrs
import torch
from torch import Tensor

from ... import arguments
from ...engine import forward_ad_level, is_cuda
from ...math import inverse_kinematics
from ...values import Pose
from .. import configurations, sweep
from ..derived_tables import EVERYTHING, KINEMATICS, LIMITS
from ..model import Model
from .arguments import ACCURACY, WHERE, IKRequest, taken, unweighted
from .avoidance import Scene, nearest_distance
from .paths import Attempts, attempts, connected, reduced
from .problem import Around, ReachProblem, Task, accepted, reach_problem
from .seeds import DRAWN, POLISHED, Found, Plan, search

# Attempts that are stepped together: on the CPU their Jacobians stay in the second-level cache.
_CHUNK, _CHUNK_OF_DEVICE = 1 << 14, 1 << 20


class Reached(NamedTuple):
    """What seeds lead to.

    Attributes:
        q: Shape (targets, nq).
        errors: Of position and rotation, shapes (targets,), if they are known.
        steps: The number of steps until a target was reached or given up, shape (targets,).
        clearance: The least distance from obstacles, shape (targets,), if it is known.
    """

    q: Tensor
    errors: tuple[Tensor, Tensor] | None
    steps: Tensor
    clearance: Tensor | None = None


def tasks_of(robot: Model, request: IKRequest) -> list[Task]:
    names = tuple(request.poses)
    groups = connected(robot.tree, names) if len(names) > 1 and request.scene is None else [names]
    with torch.inference_mode(False):  # tables that are stored may be used where gradients are recorded
        return [_task(robot, links, request) for links in groups]


def solved_by_tasks(robot: Model, tasks: Sequence[Task], q: Tensor) -> Reached:
    """What tasks lead to from configurations, shape (targets, nq), with the errors of a single task."""
    errors: tuple[Tensor, Tensor] | None = None
    steps = q.new_zeros(len(q))
    for task in tasks:
        if q.numel() and task.part.q.numel():
            if task.part.robot.tree.nq == robot.tree.nq:
                q, errors, own, _ = _solved(task, q)
            else:
                q[:, task.part.q], errors, own, _ = _solved(task, q[:, task.part.q])
            steps = own if len(tasks) == 1 else torch.maximum(steps, own)
    return Reached(q, errors if len(tasks) == 1 else None, steps)


def reached(robot: Model, request: IKRequest, tasks: Sequence[Task], first: Tensor) -> Reached:
    """What seeds lead to without costs from configurations, shape (targets, nq)."""
    if request.scene is None or not first.numel():
        return solved_by_tasks(robot, tasks, first)
    return _avoiding(robot, request, request.scene, tasks, first)


def _avoiding(robot: Model, request: IKRequest, scene: Scene, tasks: Sequence[Task], first: Tensor) -> Reached:
    """Configurations that keep away from obstacles: most are found without obstacles, in a 30th of the time."""
    plain = request._replace(scene=None)
    q, errors, steps, _ = solved_by_tasks(robot, tasks_of(robot, plain), first.clone())
    errors = errors or largest_errors(robot, q.reshape(*request.batch, -1), request)
    position, rotation = (x.reshape(-1) for x in errors)
    reached = (position <= request.accuracy[0]) & (rotation <= request.accuracy[1])
    clearance = nearest_distance(robot, q, scene)
    others = (~(reached & (clearance >= scene.margin))).nonzero().squeeze(-1)
    if not others.numel():
        return Reached(q, (position, rotation), steps, clearance)
    if others.numel() == len(q):
        return solved_by_tasks(robot, tasks, first)._replace(errors=None)
    some = tasks_of(robot, taken(request, others))
    q[others], _, more, _ = solved_by_tasks(robot, some, first[others])
    return Reached(q, None, steps.index_add(0, others, more))


def _task(robot: Model, links: tuple[str, ...], request: IKRequest) -> Task:
    scene = request.scene
    moved = links if scene is None else tuple(dict.fromkeys((*links, *scene.links)))
    part = robot._computed(EVERYTHING, reduced, moved)
    poses = {link: request.poses[link] for link in links}
    around = None if scene is None else (scene.margin, scene.near.items, tuple(dict.fromkeys(scene.links)))
    if request.unweighted:  # the usual problem is stored; another accuracy is another field of it
        stored = part.robot._computed(KINEMATICS, _unweighted, links, request.limits, around)
        if request.accuracy != ACCURACY:
            stored = attrs.evolve(stored, accepted=accepted(part.robot, request.accuracy))
        return Task(poses, part, stored, request)
    weights = {link: arguments.roots(request.weights[link]) for link in links}
    return Task(poses, part, reach_problem(part.robot, weights, request.limits, request.accuracy, around), request)


def _unweighted(robot: Model, links: tuple[str, ...], limits: bool, around: Around | None) -> ReachProblem:
    """The problem of links with the default weights and accuracy."""
    return reach_problem(robot, dict.fromkeys(links, robot._derived(unweighted)), limits, ACCURACY, around)


def first_configurations(robot: Model, request: IKRequest) -> Tensor:
    """The configurations that joints keep which move none of the links, shape (targets, nq)."""
    start = request.initial if request.initial is not None else request.null_space
    shape = (request.batch.numel(), robot.tree.nq)
    if start is None:
        neutral = robot._computed(LIMITS, _neutral, request.limits)
        return neutral.expand(shape).clone(memory_format=torch.contiguous_format)
    q = start.clamp(robot.lower, robot.upper) if request.limits else start.clone()
    return q.reshape(shape) if q.shape[:-1] == request.batch else q.expand(*request.batch, -1).reshape(shape).clone()


def _neutral(robot: Model, limits: bool) -> Tensor:
    q = configurations.neutral(robot, ())
    return q.clamp(robot.lower, robot.upper) if limits else q


def _solved(task: Task, first: Tensor) -> Reached:
    """The configurations of the reduced robot, found chunk by chunk."""
    request = task.request
    null_space = request.null_space
    if null_space is not None:
        null_space = null_space.reshape(-1, null_space.shape[-1])[:, task.part.q]
    goals = attempts(task.problem.paths, [constant(pose) for pose in task.poses.values()], request.batch)
    goals = goals._replace(null_space=null_space)
    if request.scene is not None:
        near, problem = request.scene.near.on(task.part.robot), request.scene.problem(len(first))
        goals = goals._replace(near=near, problem=problem)
    size = max((_CHUNK_OF_DEVICE if is_cuda(first.device) else _CHUNK) // (request.seeds * task.problem.size), 1)
    if len(first) <= size:
        found = _searched(task, goals, first)
        position, rotation, steps = found.facts.unbind(-1)
        return Reached(found.q, (position, rotation) if task.problem.is_one_kernel(goals) else None, steps)
    parts = []
    for index in torch.arange(len(first), device=first.device).split(size):
        parts.append(_searched(task, goals.take(index), first[index]))
    return Reached(torch.cat([x.q for x in parts]), None, torch.cat([x.facts[:, 2] for x in parts]))


def _searched(task: Task, chunk: Attempts, first: Tensor) -> Found:
    """Search from the configuration given, and then from others; or from random ones."""
    robot, request, problem = task.part.robot, task.request, task.problem
    seeds, steps, count = request.seeds, request.max_iterations, len(first)
    polishes, follow = POLISHED if steps else 0, request.follow
    approach, finish = (Plan(number, polishes=polishes, tries=steps) for number in (steps, 0))
    if request.initial is None and request.null_space is None:
        pool = configurations.random(robot, (max(count * seeds, DRAWN),), request.generator)
        q = pool[: count * seeds].unflatten(0, (count, seeds))
        found = search(problem, chunk, q, Plan(steps, restarts=True), pool, follow)
        if not request.polishes:
            return found
        finished = search(problem, chunk, found.q.unsqueeze(1), finish, None, follow)
        finished.facts[:, 2] += found.facts[:, 2]
        return finished
    plan = approach if seeds == 1 else approach._replace(tries=0)
    found = search(problem, chunk, first.unsqueeze(1), plan, None, follow)
    failed = found.failed() if seeds > 1 else found.q[:0]
    if not failed.numel():
        return found
    found = found.improved(failed, _others(task, chunk, first, failed))
    finished = search(problem, chunk.take(failed), found.q[failed].unsqueeze(1), finish, None, follow)
    return found.improved(failed, finished)


def _others(task: Task, chunk: Attempts, first: Tensor, failed: Tensor) -> Found:
    """The nearest solutions of some targets that seeds find, which lie between configurations and random ones."""
    robot, request, problem = task.part.robot, task.request, task.problem
    count, seeds = len(failed), request.seeds - 1
    pool = configurations.random(robot, (max(count * seeds, DRAWN),), request.generator)
    here, there = first[failed].unsqueeze(1), pool[: count * seeds].unflatten(0, (count, seeds))
    part = torch.arange(1, seeds + 1, device=first.device).to(first).unsqueeze(-1) / seeds  # nearer ones first
    q = configurations.retract(robot, here, configurations.local(robot, here, there) * part)
    q = q.clamp(problem.lower, problem.upper).flatten(0, 1).unsqueeze(1)
    each = chunk.take(failed.repeat_interleave(seeds))
    found = search(problem, each, q, Plan(request.max_iterations, restarts=True), pool, request.follow)
    away = configurations.local(robot, here, found.q.unflatten(0, (count, seeds))).square().sum(-1)
    score = found.score.unflatten(0, (count, seeds))
    key = torch.where(score <= 1, -1 / (1 + away), score.nan_to_num(torch.inf, torch.inf))
    index = key.argmin(-1) + seeds * torch.arange(count, device=q.device)
    chosen = Found(*[x[index] for x in found])
    chosen.facts[:, 2] = found.facts[:, 2].unflatten(0, (count, seeds)).amax(-1)
    return chosen


def constant(pose: Pose) -> Pose:
    """The pose without derivatives."""
    return pose.detach() if pose.requires_grad or forward_ad_level() >= 0 else pose


def largest_errors(robot: Model, q: Tensor, request: IKRequest) -> tuple[Tensor, Tensor]:
    """The errors of position and rotation, of several links the largest, shape (*batch)."""
    errors = []
    for name, pose in request.poses.items():
        here, target = sweep.tip(robot, q, sweep.path(robot, name, WHERE)), constant(pose)
        pair = target.position, target.quaternion, here.position, here.quaternion
        errors.append(inverse_kinematics.errors(*pair, request.weights[name]))
    if len(errors) == 1:
        return errors[0]
    positions, rotations = zip(*errors, strict=True)
    return torch.stack(positions).amax(0), torch.stack(rotations).amax(0)
