"""The optimisation of paths: smooth, and away from obstacles, by steps of Levenberg and Marquardt.

A path has T waypoints between its ends. The energy is half the sum of the squares of its second differences, of a
little of its first differences, and of what distances lack to a margin, at the waypoints and half way between them
(CHOMP: Zucker et al., International Journal of Robotics Research 32, 2013, with the normal matrix of the obstacles in
place of a fixed metric). The normal equations have blocks up to two off the diagonal.

Differences are those of `Robot.local`. Their derivatives are taken for those of differences of numbers, which is exact
for joints with one number, and for others up to the angle of a step.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import torch
from torch import Tensor

from ...engine import TAGS, Native, assignments, fill_file, preamble
from ...math import least_squares as ops
from ...numerics import WARP, banded_text, team_text
from ...optimisation import Point, Portable, default_tolerance, minimise, mixed, replaced, stacked
from .. import sweep
from ..configurations import local, retract
from ..derived_tables import EVERYTHING
from ..ik import Level
from ..model import Model
from ..obstacles import LEVELS, MOST, PARTS, SETTLED, Best, Proximity, is_known, kept, whole

NEAR = 1e-6  # metres: how much nearer than its clearance a motion may come, and a part of the clearance:
EXACT, ROUGH = 1e-3, 2e-2


def steps_of(robot: Model, waypoints: Tensor) -> Tensor:
    """The velocities that lead from each waypoint to the next in a unit of time, shape (*batch, n - 1, nv)."""
    return local(robot, waypoints[..., :-1, :], waypoints[..., 1:, :])


def clearances(
    near: Proximity, waypoints: Tensor, problem: Tensor, enough: Tensor | None = None, part: float = EXACT
) -> tuple[Tensor, Tensor]:
    """The least distance along each motion, and two configurations of which one has it.

    The shapes are (motions,) and (motions, 2, nq). The configurations are only those where ``enough`` is None.

    Distances between configurations are bounded by those at both ends and by how far spheres move (conservative
    advancement). A motion of which such a bound is less than the least distance so far is divided there.

    Args:
        near: The distances.
        waypoints: Shape (motions, n, nq).
        problem: The problem of each motion, shape (motions,).
        enough: Of motions with a greater distance only this is known, shape (motions,).
        part: How much nearer than its distance a motion may come, as a part of it, besides `NEAR`.
    """
    if is_known(near):  # one kernel, which waits for nothing
        return whole(near, waypoints, problem, enough, (NEAR, part))
    robot, count, is_whole = near.robot, len(waypoints), enough is None
    least = waypoints.new_full((count,), torch.inf)
    enough = least if enough is None else enough
    q, owner, places = waypoints, torch.arange(count, device=waypoints.device), waypoints[:, :2].clone()
    parts = torch.arange(PARTS, dtype=q.dtype, device=q.device).unsqueeze(-1) / PARTS
    floor = enough
    for level in range(LEVELS + 1):
        steps = steps_of(robot, q)
        low, away = near.between(q, steps, problem[owner], floor[owner], (NEAR, part))
        away, column = away.min(-1)
        least = least.scatter_reduce(0, owner, away, "amin")
        if is_whole:
            every = torch.arange(len(q), device=q.device)
            nearest = torch.where(away <= least[owner], every, -1)
            row = torch.full_like(places[:, 0, 0], -1, dtype=torch.long).scatter_reduce(0, owner, nearest, "amax")
            here = row.clamp(min=0)
            found = torch.stack([q[here, column[here] + k] for k in (0, 1)], 1)
            places = torch.where((row >= 0)[:, None, None], found, places)
        floor = torch.minimum(least, enough)
        is_open = low < (floor - NEAR - part * floor.abs())[owner, None]
        row, column = is_open.nonzero().unbind(-1)
        if level == LEVELS or len(row) > MOST:
            crowd = torch.bincount(owner[row], minlength=count) > (MOST if level < LEVELS else 0)
            is_left = crowd[owner[row]]  # undivided: then a bound is the clearance
            least = least.scatter_reduce(0, owner[row][is_left], low[row, column][is_left], "amin")
            row, column = row[~is_left], column[~is_left]
        if not len(row):
            break
        moved = retract(robot, q[row, column].unsqueeze(1), steps[row, column].unsqueeze(1) * parts)
        q, owner = torch.cat((moved, q[row, column + 1].unsqueeze(1)), 1), owner[row]
    return least, places


TAUT = 0.05  # the weight of squared first differences; that of second ones is 1
_DAMPING = 300.0  # times that of `minimise`, less its smallest
_LARGEST = 0.5  # of the changes of a step
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "step.h"
_MEASURED = ("total", "gradient", "normal", "cost_energy", "cost_slope", "cost_normal")
_EQUATIONS = ("energy", "places", "slope", "diagonal", "left")
_OLD = ("old_energy", "old_waypoints", "old_slope", "old_diagonal", "old_left")
_NEXT = ("moved", "next_steps", "next_points")
_POINTERS = (
    *("waypoints", "steps", "settings", "work", *_MEASURED, *_EQUATIONS, *_OLD, "control", "shared"),
    *("lower", "upper", "index", "least", "greatest", "rows", "right", "after", "change", *_NEXT),
)
_SIZES = ("points", "size", "numbers")


@functools.cache
def step_kernel(tag: str) -> Native:
    """The kernel, for paths and robots of any size."""

    def text() -> str:
        judge: Any = ops.judge.op
        inputs = [["before"], ["energy"], ["magnitude"], _numbered("given"), _numbered("shared")]
        judged = assignments(tag, judge.program, inputs, ["verdict", *_numbered("control")])
        body = fill_file(_TEMPLATE, judge=judged, solve=banded_text("matrix", "solution", "points", "size"))
        return f"{preamble(tag)}\n{team_text('path', body)}"

    return Native(f"pk_plan_step_{tag}", text, _POINTERS, _SIZES, "Robot.plan", team=WARP)


def _numbered(name: str) -> list[str]:
    return [f"{name}[{k}]" for k in range(len(ops.CONTROL))]


class Measured(NamedTuple):
    """What distances and costs say of paths with n waypoints between their ends.

    Attributes:
        total: Half the squares of what distances lack, at the waypoints and then at the n + 1 places between all, shape
            (paths, 2 n + 1).
        gradient: Its gradient, shape (paths, 2 n + 1, nv), or None where the energy alone is asked for.
        normal: Its normal matrices, shape (paths, 2 n + 1, nv, nv), or None.
        cost_energy: The energy of costs, shape (paths,), or None where there are none.
        cost_slope: Its gradient, shape (paths, n, nv), or None.
        cost_normal: Its normal matrices, shape (paths, n, nv, nv), or None.
    """

    total: Tensor
    gradient: Tensor | None
    normal: Tensor | None
    cost_energy: Tensor | None = None
    cost_slope: Tensor | None = None
    cost_normal: Tensor | None = None


class Path(NamedTuple):
    """Paths with their energy, its gradient and the blocks of the normal matrix on the diagonal and left of it.

    The blocks are without what bends add.
    """

    energy: Tensor
    waypoints: Tensor
    gradient: Tensor
    diagonal: Tensor
    left: Tensor


class Trial(NamedTuple):
    """Paths on trial.

    Attributes:
        waypoints: With both ends, shape (paths, T + 2, nq).
        steps: What leads from each waypoint to the next, shape (paths, T + 1, nv).
        points: The T waypoints and the places between all, where distances are measured, shape (paths, 2 T + 1, nq).
    """

    waypoints: Tensor
    steps: Tensor
    points: Tensor

    @classmethod
    def of(cls, robot: Model, waypoints: Tensor) -> Trial:
        """The paths with so many waypoints."""
        steps = steps_of(robot, waypoints)
        halves = retract(robot, waypoints[:, :-1], 0.5 * steps)
        return cls(waypoints, steps, torch.cat((waypoints[:, 1:-1], halves), 1))


def equations(robot: Model, trial: Trial, measured: Measured, push: float) -> Path:
    """The equations of paths, without gradient and blocks where none are measured.

    Args:
        robot: The robot.
        trial: The paths.
        measured: What distances and costs say.
        push: The weight of distances.
    """
    made = _room(trial)
    _run(robot, {**trial._asdict(), **measured._asdict(), **made}, push)
    return Path(made["energy"], trial.waypoints, made["slope"], made["diagonal"], made["left"])


def advanced(
    robot: Model,
    trial: Trial,
    measured: Measured,
    push: float,
    best: Path | None,
    control: tuple[Tensor, Tensor],
    bounds: tuple[Tensor, Tensor, Tensor | None],
) -> tuple[Path, Tensor, Trial | None, Tensor]:
    """The better of two paths, and the path to try next.

    Args:
        robot: The robot.
        trial: The paths on trial.
        measured: What distances and costs say of them.
        push: The weight of distances.
        best: The best paths, or None at first.
        control: The numbers of the paths and those that all share: see `minimise`.
        bounds: The lower and the upper limits of each number of a velocity, and the number of a configuration that
            they limit, or None if both have the same numbers.

    Returns:
        The better paths; the changes that lead to the next ones, shape (paths, n, nv); those, or None for joints whose
        velocities are no differences of configurations; and the numbers of the paths.
    """
    waypoints, steps, _ = trial
    paths, points, size = steps.shape
    made = _room(trial) | {"places": torch.empty_like(waypoints)}
    work = torch.empty(paths, (points - 1) * size, 3 * size + 1, dtype=torch.float64, device=steps.device)
    rows = work.view(-1)[: work.numel() // (3 * size + 1) * 3 * size]
    following = Trial(*map(torch.empty_like, trial)) if robot.tree.is_scalar else None
    after, change = torch.empty_like(control[0]), torch.empty_like(made["slope"])
    tensors = {
        **{**trial._asdict(), **measured._asdict(), **made, "after": after, "change": change},
        **({} if best is None else dict(zip(_OLD, best, strict=True))),
        **dict(zip(("control", "shared", "lower", "upper", "index"), (*control, *bounds), strict=True)),
        **{"least": robot.lower, "greatest": robot.upper, "rows": rows, "right": work.view(-1)[rows.numel() :]},
        **({} if following is None else dict(zip(_NEXT, following, strict=True))),
    }
    _run(robot, tensors, push)
    return Path(*[made[name] for name in _EQUATIONS]), change, following, after


def _room(trial: Trial) -> dict[str, Tensor]:
    """Room for the equations."""
    steps = trial.steps
    paths, points, size = steps.shape[0], steps.shape[1] - 1, steps.shape[2]
    return {
        "energy": steps.new_empty(paths),
        "slope": steps.new_empty(paths, points, size),
        **{name: steps.new_empty(paths, points, size, size) for name in ("diagonal", "left")},
        "work": torch.empty(paths, 4, points + 1, dtype=torch.float64, device=steps.device),
    }


def _run(robot: Model, tensors: dict[str, Any], push: float) -> None:
    steps, waypoints = tensors["steps"], tensors["waypoints"]
    paths, points, size = steps.shape[0], steps.shape[1] - 1, steps.shape[2]
    tensors["settings"] = robot._constant((push, TAUT, _DAMPING, _LARGEST), torch.float64, steps.device)
    given = {name: None if x is None else x.contiguous() for name, x in tensors.items()}
    numbers = {"points": points, "size": size, "numbers": waypoints.shape[-1]}
    operations = points * size * size * (8 * size if "control" in tensors else 4)
    step_kernel(TAGS[steps.dtype]).run(given, numbers, paths, operations, steps.device, unit=1)


# The weight of squared distances at 32 waypoints: with a tenth of it paths cut corners, with ten times steps are short.
_PUSH, _USUAL = 300.0, 32
_REACH = 3.0  # obstacles act on what is nearer than this multiple of the margin
_PREDICTED = ops.CONTROL.index("predicted")
_CHECKED = (0, 3, 6, 10, 15, 22, 30, 45, 65, 90)  # steps before which paths are checked


class Space(NamedTuple):
    """What all paths have in common.

    Attributes:
        proximity: The distances.
        margin: The distance that is aimed at.
        bounds: The lower and the upper limits of each number of a velocity, shapes (nv,), and the number of a
            configuration that they limit, shape (nv,), or None if both have the same numbers.
        costs: What the user wants to be small at each waypoint, of all problems, or None.
    """

    proximity: Proximity
    margin: float
    bounds: tuple[Tensor, Tensor, Tensor | None]
    costs: Level | None = None

    @property
    def robot(self) -> Model:
        return self.proximity.robot

    def clamp(self, q: Tensor) -> Tensor:
        return q.clamp(self.robot.lower, self.robot.upper)


class Paths(NamedTuple):
    """Paths of several problems.

    Attributes:
        waypoints: With both ends, shape (paths, T + 2, nq).
        problem: The problem of each, shape (paths,).
    """

    waypoints: Tensor
    problem: Tensor


def _scale(paths: Paths) -> float:
    """The weight of a waypoint, of which others than the usual number of waypoints have more or less."""
    return (_USUAL / paths.waypoints.shape[1]) ** 4


def _measured(space: Space, trial: Trial, problem: Tensor, derivatives: bool = True) -> Measured:
    """What distances and costs say of paths."""
    proximity = space.proximity.measure(trial.points, problem, _REACH * space.margin, derivatives)
    shape = trial.points.shape[:2]
    gradient, normal = (x.unflatten(0, shape) if derivatives else None for x in proximity[2:])
    measured = Measured(proximity.total.unflatten(0, shape), gradient, normal)
    if space.costs is None:
        return measured
    paths = Paths(trial.waypoints, problem)
    weight, (rows, jacobian) = _scale(paths), rows_at(space, paths)
    measured = measured._replace(cost_energy=0.5 * weight * rows.square().sum((-1, -2)))
    if not derivatives:
        return measured
    slope = weight * (jacobian.mT @ rows.unsqueeze(-1)).squeeze(-1)
    return measured._replace(cost_slope=slope, cost_normal=weight * jacobian.mT @ jacobian)


def evaluated(space: Space, paths: Paths, derivatives: bool = True) -> Path:
    """The energies of paths, and their equations if derivatives are asked for."""
    trial = Trial.of(space.robot, paths.waypoints)
    measured = _measured(space, trial, paths.problem, derivatives)
    return equations(space.robot, trial, measured, _PUSH * _scale(paths))


def rows_at(space: Space, paths: Paths) -> tuple[Tensor, Tensor]:
    """The rows of costs at the waypoints between the ends, shape (paths, T, rows), and their Jacobians."""
    inner = paths.waypoints[:, 1:-1]
    index = paths.problem.repeat_interleave(inner.shape[1])
    linear = cast("Level", space.costs).take(index).linear(space.robot, inner.flatten(0, 1))
    rows, jacobian = (x.unflatten(0, inner.shape[:2]) for x in linear)
    return rows, jacobian


class _State(NamedTuple):
    """A state of `minimise`: paths on trial, and what the checks of those before have found."""

    trial: Trial
    best: Best


class Smoothing:
    """Paths that become smooth and free: a `Minimisable` problem of `minimise`, which ends where they are free.

    Attributes:
        space: What the paths have in common.
        problem: The problem of each, shape (paths,).
        wanted: The clearance at which a path ends, shape (paths,).
        checks: The numbers of the steps before which paths are checked.
        step: The number of the next step, of joints whose motions the kernel of checks does not know.
    """

    divisible = True

    def __init__(self, space: Space, problem: Tensor, wanted: Tensor, checks: tuple[int, ...], step: int = 0) -> None:
        self.space, self.problem, self.wanted, self.checks, self.step = space, problem, wanted, checks, step

    def take(self, index: Tensor) -> Smoothing:
        """Some of the paths."""
        return Smoothing(self.space, self.problem[index], self.wanted[index], self.checks, self.step)

    def portable(self) -> Portable | None:
        """The same as a problem that can be made of other tensors, where kernels alone make its steps."""
        near, robot = self.space.proximity, self.space.robot
        if self.space.costs is not None or not is_known(near):
            return None
        names = tuple([name for name, x in near.tensors.items() if x.numel()])
        key = (
            robot,
            *EVERYTHING.state(robot),
            near.rows,
            tuple(near.sizes.items()),
            names,
            self.space.margin,
            self.checks,
        )
        read = sweep.prepared(robot, near.rows, near.tensors["balls"].device)  # stays as long as the problem

        def on(tensors: Sequence[Tensor], _: Any = read) -> Smoothing:
            problem, wanted, *parts = tensors
            moved = near._replace(tensors={**near.tensors, **dict(zip(names, parts, strict=True))})
            return Smoothing(self.space._replace(proximity=moved), problem, wanted, self.checks)

        return Portable(key, [self.problem, self.wanted, *[near.tensors[name] for name in names]], on)

    def evaluate(self, state: _State) -> Measured:
        """What distances and costs say."""
        return _measured(self.space, state.trial, self.problem)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, _State, Tensor]:
        """See `Minimisable`."""
        robot, made, checked = self.space.robot, trial.state.trial, trial.state.best
        old, shared = None if best is trial else best.system, (control, settings)
        push = _PUSH * _scale(Paths(made.waypoints, self.problem))
        path, change, following, after = advanced(robot, made, trial.system, push, old, shared, self.space.bounds)
        checked = self._checked(path, checked, control, after)
        self.step += 1
        if following is None:
            inner = self.space.clamp(retract(robot, path.waypoints[:, 1:-1], change))
            moved = torch.cat((path.waypoints[:, :1], inner, path.waypoints[:, -1:]), 1)
            following = Trial.of(robot, moved)
        return Point(checked, path), _State(following, checked), after

    def _checked(self, path: Path, best: Best, before: Tensor, after: Tensor) -> Best:
        """The better ones of the paths and the best ones so far. The numbers of the paths get a status."""
        near, wanted, has_costs = self.space.proximity, self.wanted, self.space.costs is not None
        if is_known(near):
            checks = self.space.robot._constant(self.checks, torch.int64, wanted.device)
            given = near, (path.waypoints, path.energy), best, self.problem, wanted
            return kept(*given, (before, after), checks, has_costs, (NEAR, ROUGH))
        if self.step not in self.checks:
            return best
        clearance, _ = clearances(near, path.waypoints, self.problem, wanted, ROUGH)
        better, ends = clearance.clamp(max=wanted) >= best.clearance.clamp(max=wanted), clearance >= wanted
        if has_costs:  # which are not yet small where a path is free
            ends = ends & (before[:, _PREDICTED] <= SETTLED * path.energy) & (self.step > 0)
        after[:, ops.CONTROL.index("status")] = torch.where(ends, ops.CONVERGED, ops.RUNNING).to(after)
        return mixed(better, Best(path.waypoints, clearance, path.energy), best)


class Motions(NamedTuple):
    """Paths that were found.

    Attributes:
        waypoints: Shape (paths, n, nq).
        clearance: Their clearances at all points between them, shape (paths,).
        energy: Their energies, shape (paths,).
        iterations: The number of steps that led to each, shape (paths,), int64.
        history: The energies at the start and after each step, shape (steps, paths).
    """

    waypoints: Tensor
    clearance: Tensor
    energy: Tensor
    iterations: Tensor
    history: Tensor

    @classmethod
    def straight(cls, space: Space, paths: Paths, wanted: Tensor) -> Motions:
        """Paths as they are."""
        if not len(paths.problem):
            none = paths.waypoints.new_zeros(0)
            return cls(paths.waypoints, none, none, paths.problem, none[None])
        energy, none = evaluated(space, paths, False).energy, torch.zeros_like(paths.problem)
        clearance, _ = clearances(space.proximity, *paths, wanted, ROUGH)
        return cls(paths.waypoints, clearance, energy, none, energy[None])

    def take(self, index: Tensor) -> Motions:
        """Some of the paths."""
        waypoints, clearance, energy, iterations = (x.index_select(0, index) for x in self[:-1])
        return Motions(waypoints, clearance, energy, iterations, self.history[:, index])

    def improved(self, places: Tensor, better: Tensor, other: Motions) -> Motions:
        """The same with other paths at some places, where these are better."""
        chosen = torch.zeros_like(self.energy, dtype=torch.bool).index_copy(0, places, better)
        parts = []
        for x, y in zip(self[:-1], other[:-1], strict=True):
            is_new = better.reshape(-1, *[1] * (x.dim() - 1))
            parts.append(x.index_copy(0, places, torch.where(is_new, y, x.index_select(0, places))))
        as_long = replaced(self.history, places[:0], other.history[:, :0])
        history = torch.where(chosen, replaced(self.history, places, other.history), as_long)
        return Motions(*[*parts, history])


def optimised(
    space: Space, paths: Paths, wanted: Tensor, steps: int, callback: Callable[[Any], Any] | None = None
) -> Motions:
    """Paths after at most so many steps, each until it has the clearance that is wanted.

    Args:
        space: What the paths have in common.
        paths: The first paths.
        wanted: The margin, or less where an end of a path has less, shape (paths,).
        steps: The largest number of steps.
        callback: Called after each step.
    """
    problem = Smoothing(space, paths.problem, wanted, (*_CHECKED, steps))
    unknown = torch.full_like(wanted, -torch.inf)
    state = _State(Trial.of(space.robot, paths.waypoints), Best(paths.waypoints, unknown, torch.zeros_like(wanted)))
    control = wanted.new_zeros(len(wanted), len(ops.CONTROL))
    tolerance = default_tolerance(wanted.dtype)
    found = minimise(
        problem, state, control, max_iterations=steps, tolerance=tolerance, callback=callback, portable=problem.portable
    )
    best: Best = found.state
    iterations = found.control[:, ops.CONTROL.index("iterations")].long()
    return Motions(best.waypoints, best.clearance, best.energy, iterations, stacked(found.costs))
