"""The optimisation of paths: smooth, and away from obstacles, by steps of Levenberg and Marquardt.

A path has T waypoints between its ends. The energy is half the sum of the squares of its second differences, of a
little of its first differences, and of what distances lack to a margin, at the waypoints and half way between them
(CHOMP: Zucker et al., International Journal of Robotics Research 32, 2013, with the normal matrix of the obstacles in
place of a fixed metric). The normal equations have blocks up to two off the diagonal.

Differences are those of `Robot.local`. Their derivatives are taken for those of differences of numbers, which is exact
for joints with one number, and for others up to the angle of a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import torch
from torch import Tensor

from ...math import least_squares as ops
from ...optimisation import Point, Portable, default_tolerance, minimise, mixed, replaced, stacked
from .. import sweep
from ..configurations import retract
from ..derived_tables import EVERYTHING
from ..ik import Level
from ..model import Model
from ..obstacles import SETTLED, Best, Proximity, is_known, kept
from .checks import NEAR, ROUGH, clearances
from .equations import Measured, Path, Trial, advanced, equations

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
            checks = self.space.robot._derived(_steps, self.checks, wanted.device)
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


def _steps(robot: Model, steps: tuple[int, ...], device: torch.device) -> Tensor:
    """The numbers of steps on a device, which are kept."""
    return torch.tensor(steps, dtype=torch.int64, device=device)


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
