"""Inverse kinematics: configurations in which links of a robot are at target poses, and costs are small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from ... import engine
from ...arguments import Watch, check_flags
from ...engine import forward_ad_level, untraced, wants_grad
from ...errors import ArgumentError
from ...optimisation import Progress, clock, reporter
from ...values import Pose
from ..derived_tables import EVERYTHING, GEOMETRY, KINEMATICS
from ..model import TENSORS, Model
from .arguments import ACCURACY, WHERE, IKRequest, request_of
from .avoidance import nearest_distance
from .candidates import Candidates, best_of_costs
from .checked_costs import checked, target_of, term_of
from .cost import Cost
from .gradients import through_costs, through_targets
from .paths import Attempts, Goal, Reduced
from .priorities import Level
from .problem import ReachProblem, Task
from .result import IKResult
from .rows import SceneRows
from .seeds import POLISHED, Plan, recorded
from .tasks import Reached, first_configurations, largest_errors, reached, tasks_of


def remember(robot: Model, link: str, limits: bool, part: Reduced, problem: ReachProblem) -> None:
    """Keep the problem of one link, of one robot on the CPU, with the default weights and accuracy."""
    if robot.axes.is_cpu and problem.paths[0].geometry[0].dim() == 2:
        robot._keep((remember, link, limits), robot._state(KINEMATICS), lambda: (part, problem))


def fast_path(
    robot: Model,
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
) -> tuple[Any, ...] | None:
    """The first fields of `IKResult`, bit by bit those of the general way; None where that is needed.

    It has fewer checks and choices: a target that three steps solve takes 64 us instead of 152.
    """
    if (
        type(targets) is not Pose
        or type(link) is not str
        or type(initial) is not Tensor
        or type(limits) is not bool
        or type(seeds) is not int
        or type(max_iterations) is not int
        or seeds < 1
        or max_iterations < 0
        or not (weights is None and null_space is None and avoid is None and generator is None)
        or type(accuracy) is not tuple
        or accuracy != ACCURACY
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
        or not engine.runs_kernels((position, quaternion, initial))
    ):
        return None
    return _is_solved(robot, known, targets, initial, seeds, max_iterations, limits)


def _is_solved(
    robot: Model,
    known: tuple[Reduced, ReachProblem],
    targets: Pose,
    initial: Tensor,
    seeds: int,
    max_iterations: int,
    limits: bool,
) -> tuple[Any, ...] | None:
    part, problem = known
    q = initial.clamp(robot.lower, robot.upper) if limits else initial.clone()
    is_whole = part.robot.tree.nq == robot.tree.nq
    base = [x.reshape(1, -1) for x in problem.paths[0].base_seen_from(targets)]
    target = Attempts((Goal((base[0], base[1]), (), ()),))
    start = (q if is_whole else q[..., part.q]).reshape(1, 1, -1)
    plan = Plan(max_iterations, polishes=POLISHED if max_iterations else 0, tries=max_iterations if seeds == 1 else 0)
    found = recorded(problem, target, start, plan, start[0])
    if found is None:
        return None
    position, rotation, steps = found.facts.reshape(*initial.shape[:-1], 3).unbind(-1)
    converged = (position <= ACCURACY[0]) & (rotation <= ACCURACY[1])
    if not bool(converged.all()) and (seeds > 1 or not bool(initial.isfinite().all())):
        return None  # which the general way seeks, or refuses
    if is_whole:
        q = found.q.reshape(initial.shape)
    else:
        q[..., part.q] = found.q.reshape(*initial.shape[:-1], -1)
    return q, position, rotation, converged, torch.full_like(position, torch.inf), None, steps, None


@untraced
def solve(robot: Model, costs: Any, *arguments: Any, progress: bool = True, verbose: bool = False) -> IKResult:
    """Solve the problem of a call of `Robot.ik` with costs and these arguments."""
    check_flags(WHERE, progress=progress, verbose=verbose)
    engine.check_capture(robot.device, WHERE, "waits for the device to see which targets are reached")
    begin, is_plain = clock(), type(costs) is tuple and not costs
    known = fast_path(robot, *arguments) if is_plain and not verbose else None
    if known is not None:
        return _made(known, begin)
    listed = None if is_plain else checked(costs, WHERE)
    robot, request = request_of(robot, *arguments)
    with Watch(WHERE, None, progress and not verbose):
        return _made(_solved(robot, listed, request._replace(follow=_printed() if verbose else None)), begin)


def _solved(robot: Model, costs: Sequence[Cost] | None, request: IKRequest) -> tuple[Any, ...]:
    """The first fields of `IKResult`."""
    detached = robot
    if wants_grad(EVERYTHING.tensors(robot)):  # no part of it may be stored
        detached = attrs.evolve(robot, **{name: getattr(robot, name).detach() for name in TENSORS})
    found: Reached | Candidates
    tasks, terms = list[Task](), list[list[Any]]()
    if costs is not None:
        _check_costs(robot, request)
        terms = _terms(detached, costs, request)
    with torch.no_grad():
        if costs is None:
            tasks = tasks_of(detached, request)
            found = reached(detached, request, tasks, first_configurations(detached, request))
        else:
            found = best_of_costs(detached, [Level(tuple([x.detached() for x in level])) for level in terms], request)
        q = found.q.reshape(*request.batch, detached.tree.nq)
        facts = _facts(detached, request, q, found, detached is robot and tasks)
    if costs is not None and torch.is_grad_enabled():
        q = through_costs(robot, terms, q.reshape(found.q.shape), request.limits).reshape(q.shape)
    elif costs is None and _has_gradients(robot, request):
        q = through_targets(robot, tasks, q)
    return q, *facts


def _printed() -> Callable[[Any], None]:
    """A callback of `minimise` that prints a line for each iteration of one search after another."""
    last, before = 0, 0

    def follow(progress: Progress) -> None:
        nonlocal last, before
        before = last if progress.iteration == 1 else before
        last = before + progress.iteration
        report(progress._replace(iteration=last))

    report = reporter(WHERE, None)
    return follow


def _made(fields: Any, begin: float) -> IKResult:
    made: Any = IKResult
    result: IKResult = made(*fields, begin, clock())
    return result


def _facts(robot: Model, request: IKRequest, q: Tensor, found: Any, tasks: Any) -> tuple[Any, ...]:
    """What is known of configurations, as `IKResult` has it. The problem of a single task may be kept."""
    batch, errors = request.batch, found.errors
    if errors is None:
        position, rotation = largest_errors(robot, q, request)
    else:
        position, rotation = (x.reshape(batch) for x in errors)
        if request.unweighted and request.accuracy == ACCURACY and tasks and request.scene is None:
            remember(robot, next(iter(request.poses)), request.limits, tasks[0].part, tasks[0].problem)
    converged = (position <= request.accuracy[0]) & (rotation <= request.accuracy[1])
    known = found.clearance
    if request.scene is None or not batch.numel():
        clearance = torch.full_like(position, torch.inf)
    else:
        known = nearest_distance(robot, q.reshape(-1, robot.tree.nq), request.scene) if known is None else known
        clearance = known.reshape(batch)
        converged = converged & (clearance >= 0)
    if isinstance(found, Reached):
        return position, rotation, converged, clearance, None, found.steps.reshape(batch), None
    costs = found.costs.reshape(*batch, found.costs.shape[-1])
    converged = converged & costs.isfinite().all(-1)
    history = 2 * found.history.reshape(len(found.history), *batch)
    return position, rotation, converged, clearance, costs, found.iterations.reshape(batch), history


def _has_gradients(robot: Model, request: IKRequest) -> bool:
    """Whether a configuration that reaches its targets has derivatives."""
    learns = wants_grad(GEOMETRY.tensors(robot)) or any([pose.requires_grad for pose in request.poses.values()])
    return (torch.is_grad_enabled() and learns) or forward_ad_level() >= 0


def _check_costs(robot: Model, request: IKRequest) -> None:
    """Refuse what cannot be combined with costs."""
    if request.null_space is not None:
        raise ArgumentError(
            f"{WHERE}: null_space cannot be given with costs; give a Cost of the joints with priority=1"
        )
    if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
        raise ArgumentError(f"{WHERE}: costs need one robot, got a batch of origins or axes")
    if forward_ad_level() >= 0:
        raise ArgumentError(f"{WHERE}: with costs the configuration has derivatives in reverse mode only")


def _terms(robot: Model, costs: Sequence[Cost], request: IKRequest) -> list[list[Any]]:
    """The costs of each level. The targets are the first ones."""
    levels: list[list[Any]] = [[], []]
    for name, pose in request.poses.items():
        weight = None if request.unweighted else request.weights[name]
        levels[0].append(target_of(robot, name, pose, weight, request.batch))
    for i, cost in enumerate(costs):
        levels[cost.priority].append(term_of(robot, cost, request.batch, f"{WHERE}: costs[{i}]", with_op=True))
    if request.scene is not None:
        levels[0].append(SceneRows(request.scene, request.scene.problem(request.batch.numel())))
    return levels if levels[1] else levels[:1]
