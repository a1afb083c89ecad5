"""Inverse kinematics with costs: candidates of the plain search, from which all costs are minimised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ... import engine
from ...engine import forward_ad_level, untraced, wants_grad
from ...errors import ArgumentError
from ...optimisation import clock
from .. import configurations
from ..derived_tables import EVERYTHING
from ..model import TENSORS, Model
from .arguments import WHERE, IKRequest, request_of, taken
from .avoidance import nearest_distance
from .checked_costs import checked, term_of
from .cost import Cost, displacement
from .gradients import through_costs
from .priorities import Level, bounds_of, lowered
from .result import IKResult
from .rows import SceneRows
from .solution import avoiding, first_configurations, largest_errors, solved_by_tasks, tasks_of

# The plain search finds so many solutions of each target, from which the costs are minimised: other branches of the
# solutions may cost less.
_CANDIDATES = 8
_FIRST, _KEPT = 15, 2  # after so many steps so many candidates of each target go on
_STEPS = 4  # steps of the levels, in units of ``steps``
_BETTER = 0.5  # a candidate replaces the solution near ``initial`` if it costs less than this part of it


class _Candidates(NamedTuple):
    """Configurations of targets, shape (targets, nq), whether they solve them, and their costs, (targets, levels)."""

    q: Tensor
    converged: Tensor
    costs: Tensor


@untraced
def solve_with_costs(robot: Model, costs: Any, *arguments: Any) -> IKResult:
    """Solve the problem of a call of `Robot.ik` with costs and the arguments of `solution.solve`."""
    engine.check_capture(robot.device, WHERE, "waits for the device to see which targets are reached")
    begin, costs = clock(), checked(costs, WHERE)
    robot, request = request_of(robot, *arguments)
    if request.null_space is not None:
        raise ArgumentError(
            f"{WHERE}: null_space cannot be given with costs; give a Cost of the joints with priority=1"
        )
    if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
        raise ArgumentError(f"{WHERE}: costs need one robot, got a batch of origins or axes")
    if forward_ad_level() >= 0:
        raise ArgumentError(f"{WHERE}: with costs the configuration has derivatives in reverse mode only")
    detached = robot
    if wants_grad(EVERYTHING.tensors(robot)):  # no part of it may be stored
        detached = attrs.evolve(robot, **{name: getattr(robot, name).detach() for name in TENSORS})
    terms = _terms(detached, costs, request)
    with torch.no_grad():
        best = _solved(detached, [Level(tuple([x.detached() for x in level])) for level in terms], request)
        q = best.q.reshape(*request.batch, detached.tree.nq)
        position, rotation = largest_errors(detached, q, request)
        clearance = torch.full_like(position, torch.inf)
        if request.scene is not None and request.batch.numel():
            clearance = nearest_distance(detached, best.q, request.scene).reshape(request.batch)
    if torch.is_grad_enabled():
        q = through_costs(robot, terms, q.reshape(best.q.shape), request.limits).reshape(q.shape)
    converged = best.converged.reshape(request.batch)
    each = best.costs.reshape(*request.batch, len(terms))
    return IKResult(q, position, rotation, converged, clearance, each, begin, clock())


def _terms(robot: Model, costs: Sequence[Cost], request: IKRequest) -> list[list[Any]]:
    """The costs of each level. The targets are the first ones."""
    levels: list[list[Any]] = [[], []]
    for name, pose in request.poses.items():
        target = Cost(displacement(), (name,), (), (pose,), request.weights[name])
        levels[0].append(term_of(robot, target, request.batch, f"{WHERE}: targets"))
    for i, cost in enumerate(costs):
        levels[cost.priority].append(term_of(robot, cost, request.batch, f"{WHERE}: costs[{i}]"))
    if request.scene is not None:
        levels[0].append(SceneRows(request.scene, tuple([x for _, x in request.scene.own])))
    return levels if levels[1] else levels[:1]


def _solved(robot: Model, levels: Sequence[Level], request: IKRequest) -> _Candidates:
    """The best configuration of each target."""
    count = request.batch.numel()
    start = first_configurations(robot, request)
    every = torch.arange(count, device=robot.device)
    if not count:
        return _Candidates(start, every > 0, start.new_zeros(0, len(levels)))
    if request.initial is None:
        return _best(robot, levels, request, count)
    best = _minimised(robot, levels, request, start, _STEPS * request.max_iterations)
    failed = (~best.converged).nonzero().squeeze(-1)
    if not len(failed) or request.seeds == 1:
        return best
    other = _best(robot, [level.take(failed) for level in levels], taken(request, failed), len(failed))
    better = other.converged | (other.costs[:, 0] < _BETTER * best.costs[failed, 0])
    places = failed[better]
    return _Candidates(*[x.index_copy(0, places, y[better]) for x, y in zip(best, other, strict=True)])


def _best(robot: Model, levels: Sequence[Level], request: IKRequest, count: int) -> _Candidates:
    """The best of several configurations that the plain search leads to, for some of the targets."""
    copies = min(_CANDIDATES, request.seeds)
    index = torch.arange(count, device=robot.device).repeat_interleave(copies)
    several = taken(request, index)._replace(initial=None, seeds=max(request.seeds // copies, 1))
    first = first_configurations(robot, several)
    drawn = configurations.random(robot, (len(index),), request.generator)
    is_first = (torch.arange(len(index), device=robot.device) % copies == 0).unsqueeze(-1)
    first = torch.where(is_first, first, drawn)  # of joints that move none of the links
    start = _plain(robot, several, first)
    solved = _solves(robot, several, start).reshape(count, copies).any(-1)
    failed = (~solved).nonzero().squeeze(-1)
    if len(failed) and copies > 1:  # with all seeds together more targets are solved
        some = taken(request, failed)._replace(initial=None)
        start[failed * copies] = _plain(robot, some, first[failed * copies])
    chosen = start, index
    for steps, survivors in ((_FIRST, _KEPT), (_STEPS * request.max_iterations, 1)):
        q, rows = chosen
        own = [level.take(rows) for level in levels]
        some = taken(request, rows)
        candidates = _minimised(robot, own, some, q, min(steps, _STEPS * request.max_iterations))
        number = len(rows) // count
        order = _key(candidates).reshape(count, number).argsort(-1)[:, : min(survivors, number)]
        best = (order + number * torch.arange(count, device=robot.device).unsqueeze(-1)).flatten()
        chosen = candidates.q[best], rows[best]
    return _Candidates(*[x.index_select(0, best) for x in candidates])


def _plain(robot: Model, request: IKRequest, first: Tensor) -> Tensor:
    """What the search without costs finds from configurations, shape (targets, nq)."""
    tasks = tasks_of(robot, request)
    if request.scene is None:
        return solved_by_tasks(robot, tasks, first)[0]
    return avoiding(robot, request, request.scene, tasks, first)


def _solves(robot: Model, request: IKRequest, q: Tensor) -> Tensor:
    """Whether configurations solve their targets, shape (targets,)."""
    flat = q.reshape(*request.batch, robot.tree.nq)
    position, rotation = (x.reshape(-1) for x in largest_errors(robot, flat, request))
    solved = (position <= request.accuracy[0]) & (rotation <= request.accuracy[1])
    return solved if request.scene is None else solved & (nearest_distance(robot, q, request.scene) >= 0)


def _key(candidates: _Candidates) -> Tensor:
    """What is least for the best attempt: of those that solve the target the one of least cost of the last level.

    Of the others it is the one whose first level costs least.
    """
    last, first = candidates.costs[:, -1], candidates.costs[:, 0]
    return torch.where(candidates.converged, -1 / (1 + last), first.nan_to_num(torch.inf, torch.inf))


def _minimised(
    robot: Model, levels: Sequence[Level], request: IKRequest, start: Tensor, max_iterations: int
) -> _Candidates:
    """The configurations of least cost near others."""
    bounds = bounds_of(robot, request.limits)
    q, costs = lowered(robot, levels, start, bounds, max_iterations)
    return _Candidates(q, _solves(robot, request, q), costs)
