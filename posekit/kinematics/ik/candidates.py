"""Inverse kinematics with costs: candidates of the plain search, from which all costs are minimised."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Sequence
from typing import NamedTuple, cast

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file
from ...optimisation import replaced
from .. import configurations
from ..model import Model
from .arguments import IKRequest, taken
from .avoidance import nearest_distance
from .priorities import Level, bounds_of, lowered
from .tasks import Reached, first_configurations, largest_errors, reached, tasks_of

# The plain search finds so many solutions of each target, from which the costs are minimised: other branches of the
# solutions may cost less.
_CANDIDATES = 8
_FIRST, _KEPT = 15, 2  # after so many steps so many candidates of each target go on
_STEPS = 4  # steps of the levels, in units of ``steps``
_BETTER = 0.5  # a candidate replaces the solution near ``initial`` if it costs less than this part of it
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "choice.h"
_POINTERS = (
    *("q", "position", "rotation", "clearance", "costs", "iterations", "history", "accuracy", "index"),
    *("next_q", "next_converged", "next_position", "next_rotation", "next_clearance", "next_costs"),
    *("next_iterations", "next_history"),
)
_NUMBERS = ("number", "survivors", "size", "levels", "steps", "targets")


@functools.cache
def choice_kernel(tag: str) -> Native:
    """The kernel that chooses the best candidates of each target."""
    text = functools.partial(fill_file, _TEMPLATE, real=BY_TAG[tag].real)
    return Native(f"pk_choice_{tag}", text, _POINTERS, _NUMBERS, "Robot.ik")


class Candidates(NamedTuple):
    """Configurations of targets.

    Attributes:
        q: Shape (targets, nq).
        converged: Whether they solve their targets, shape (targets,).
        position: Their errors of position, shape (targets,), of several links the largest one.
        rotation: The same of rotation.
        clearance: The least distance from obstacles, or inf, shape (targets,).
        costs: Shape (targets, levels).
        iterations: The number of steps from the configuration of the plain search, shape (targets,), int64.
        history: See `priorities.Minima`.
    """

    q: Tensor
    converged: Tensor
    position: Tensor
    rotation: Tensor
    clearance: Tensor
    costs: Tensor
    iterations: Tensor
    history: Tensor

    @property
    def errors(self) -> tuple[Tensor, Tensor]:
        """See `Reached`."""
        return self.position, self.rotation

    def take(self, index: Tensor) -> Candidates:
        """Some of the configurations."""
        *rows, history = self
        return Candidates._make([*[x.index_select(0, index) for x in rows], history.index_select(1, index)])

    def replaced(self, places: Tensor, other: Candidates) -> Candidates:
        """The same with other configurations for some targets."""
        rows = [x.index_copy(0, places, y) for x, y in zip(self[:-1], other[:-1], strict=True)]
        return Candidates._make([*rows, replaced(self.history, places, other.history)])


def best_of_costs(robot: Model, levels: Sequence[Level], request: IKRequest) -> Candidates:
    """The best configuration of each target."""
    count = request.batch.numel()
    if count and request.initial is None:
        return _best(robot, levels, request, count)
    start = first_configurations(robot, request)
    if not count:
        none = torch.arange(0, device=robot.device)
        errors = start.new_zeros(0), start.new_zeros(0), start.new_zeros(0)
        return Candidates(start, none > 0, *errors, start.new_zeros(0, len(levels)), none, start.new_zeros(1, 0))
    best, _, _ = _minimised(robot, levels, request, start, _STEPS * request.max_iterations, count)
    failed = (~best.converged).nonzero().squeeze(-1)
    if not len(failed) or request.seeds == 1:
        return best
    other = _best(robot, [level.take(failed) for level in levels], taken(request, failed), len(failed))
    better = other.converged | (other.costs[:, 0] < _BETTER * best.costs[failed, 0])
    return best.replaced(failed[better], other.take(better.nonzero().squeeze(-1)))


def _best(robot: Model, levels: Sequence[Level], request: IKRequest, count: int) -> Candidates:
    """The best of several configurations that the plain search leads to, for some of the targets."""
    copies = min(_CANDIDATES, request.seeds)
    index = torch.arange(count, device=robot.device).repeat_interleave(copies)
    several = taken(request, index)._replace(initial=None, seeds=max(request.seeds // copies, 1), polishes=False)
    first = first_configurations(robot, several)
    tasks = tasks_of(robot, several)
    if sum([task.part.q.numel() for task in tasks]) < robot.tree.nq:  # there are joints that move none of the links
        drawn = configurations.random(robot, (len(index),), request.generator)
        is_first = (torch.arange(len(index), device=robot.device) % copies == 0).unsqueeze(-1)
        first = torch.where(is_first, first, drawn)
    plain = reached(robot, several, tasks, first)
    q, solved = plain.q, _solves(robot, several, plain)
    is_reached = solved.reshape(count, copies).any(-1)
    if copies > 1 and not bool(is_reached.all()):  # with all seeds together more targets are solved
        failed = (~is_reached).nonzero().squeeze(-1)
        some = taken(request, failed)._replace(initial=None)
        q[failed * copies] = reached(robot, some, tasks_of(robot, some), first[failed * copies]).q
    rows, found = index, None
    for steps, survivors in ((_FIRST, _KEPT), (_STEPS * request.max_iterations, 1)):
        own, most = [level.take(rows) for level in levels], min(steps, _STEPS * request.max_iterations)
        found, index, ended = _minimised(robot, own, taken(request, rows), q, most, count, survivors, found)
        if bool(ended.all()):
            break
        q, rows = found.q, rows[index]
    found, number = cast("Candidates", found), len(index) // count
    return found.take(torch.arange(count, device=robot.device) * number) if number > 1 else found


def _solves(robot: Model, request: IKRequest, found: Reached) -> Tensor:
    """Whether configurations solve their targets, shape (targets,)."""
    errors = found.errors
    if errors is None:
        errors = largest_errors(robot, found.q.reshape(*request.batch, robot.tree.nq), request)
    position, rotation = (x.reshape(-1) for x in errors)
    solved = (position <= request.accuracy[0]) & (rotation <= request.accuracy[1])
    if request.scene is not None:
        away = nearest_distance(robot, found.q, request.scene) if found.clearance is None else found.clearance
        solved = solved & (away >= 0)
    return solved


def _minimised(
    robot: Model,
    levels: Sequence[Level],
    request: IKRequest,
    start: Tensor,
    max_iterations: int,
    count: int,
    survivors: int = 1,
    before: Candidates | None = None,
) -> tuple[Candidates, Tensor, Tensor]:
    """The best of the configurations of least cost near others.

    Args:
        robot: The robot.
        levels: The costs of each attempt.
        request: Its target.
        start: Its configuration.
        max_iterations: The largest number of steps.
        count: The number of targets, of which each has as many attempts.
        survivors: How many of these are wanted, at most.
        before: The candidates that the attempts start from, if these are what an earlier search found.

    Returns:
        The candidates of each target, the best one first, their places among the attempts, and which of these
        ended at minima.
    """
    bounds, (rows, size) = bounds_of(robot, request.limits), start.shape
    found = lowered(robot, levels, start, bounds, max_iterations, request.follow)
    if before is not None:
        history = torch.cat((before.history, found.history[1:]))
        found = found._replace(iterations=before.iterations + found.iterations, history=history)
    position, rotation = largest_errors(robot, found.q.reshape(*request.batch, size), request)
    clearance = None if request.scene is None else nearest_distance(robot, found.q, request.scene)
    number, depth = rows // count, len(found.history)
    most = min(survivors, number)
    chosen, like, steps = most * count, found.q, found.iterations
    made = Candidates(
        like.new_empty(chosen, size),
        like.new_empty(chosen, dtype=torch.bool),
        like.new_empty(chosen),
        like.new_empty(chosen),
        like.new_empty(chosen),
        like.new_empty(chosen, len(levels)),
        steps.new_empty(chosen),
        like.new_empty(depth, chosen),
    )
    index = steps.new_empty(chosen)
    tensors: dict[str, Tensor | None] = {name: x for name, x in found._asdict().items() if name != "ended"}
    tensors |= {f"next_{name}": x for name, x in made._asdict().items()}
    tensors |= {"position": position, "rotation": rotation, "clearance": clearance, "index": index}
    tensors["accuracy"] = robot._constant(request.accuracy, torch.float64, robot.device)
    values = number, most, size, len(levels), depth, count
    numbers = dict(zip(_NUMBERS, values, strict=True))
    tensors = {name: x if x is None else x.contiguous() for name, x in tensors.items()}
    choice_kernel(TAGS[like.dtype]).run(tensors, numbers, count, number * (size + depth), like.device)
    return made, index, found.ended[index]
