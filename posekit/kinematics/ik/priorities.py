"""Least squares within limits, in one or two priorities, of which the second acts in the null space of the first.

The problems are those of `optimisation.minimise`, all attempts in one batch: each has a damping, an acceptance of steps
and an end of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import torch
from torch import Tensor

from ...math import least_squares as ops
from ...optimisation import Point, default_tolerance, minimise, stacked
from .. import configurations
from ..derived_tables import LIMITS
from ..jacobians import LinkJacobians
from ..joints import kind_of
from ..model import Model
from . import recorded_levels
from .levels import SMALLEST, Best, Bounds, Trial, advanced
from .levels import Rows as LevelRows
from .problem import largest_and_counterparts
from .rows import Linear

Names: TypeAlias = tuple[str, ...]

_STEP = 1.0  # the largest change of an angle in a step: where the problem is not linear, longer ones lead astray
# Up to so many attempts are stepped together until the last one ends: fewer take no less time, and functions of users
# are compiled for each shape.
_TOGETHER = 32
_CALLS = 4  # of the kernel for a step of two priorities, at most, in the mean


class Rows(Protocol):
    """What the levels need of costs.

    Attributes:
        names: The links that they are about.
    """

    names: Any

    def linear(self, robot: Model, q: Tensor, links: LinkJacobians | None = None, names: Names = ()) -> Linear:
        """The weighted rows and their Jacobian."""

    def take(self, index: Tensor) -> Any:
        """Those of some of the attempts."""


class Level(NamedTuple):
    """The costs of one level."""

    terms: tuple[Rows, ...]

    def linear(self, robot: Model, q: Tensor) -> Linear:
        names = tuple(dict.fromkeys([name for term in self.terms for name in term.names]))
        links = LinkJacobians.of(robot, q, names, "Robot.ik") if names else None
        parts = [term.linear(robot, q, links if term.names else None, names) for term in self.terms]
        if len(parts) == 1:
            return parts[0]
        return Linear(torch.cat([x.rows for x in parts], -1), torch.cat([x.jacobian for x in parts], -2))

    def take(self, index: Tensor) -> Level:
        return Level(tuple([term.take(index) for term in self.terms]))


class Priorities:
    """Attempts at the minimum of the last of one or two levels, at which the cost of the first one is not greater.

    It is a `Minimisable` problem of `minimise`, whose states are `Trial`.
    """

    divisible = False  # until there are many attempts

    def __init__(self, robot: Model, levels: Sequence[Level], bounds: Bounds) -> None:
        self.robot, self.levels, self.bounds = robot, levels, bounds

    def take(self, index: Tensor) -> Priorities:
        """Some of the attempts."""
        return Priorities(self.robot, [level.take(index) for level in self.levels], self.bounds)

    def evaluate(self, state: Trial) -> LevelRows:
        """The rows of all levels."""
        pairs = [level.linear(self.robot, state.q) for level in self.levels]
        return LevelRows(state.q, tuple([(x.rows.contiguous(), x.jacobian.contiguous()) for x in pairs]))

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Trial, Tensor]:
        """See `Minimisable`."""
        known: Best = best.system
        if trial is best:
            sizes = [rows.shape[1] for rows, _ in trial.system.levels]
            known = Best.unknown(trial.system.q, self.robot.tree.nv, sizes)
        known, following, control = advanced(trial.system, known, self.bounds, control, settings)
        if not self.robot.tree.is_scalar:
            base, own = following.base, configurations.retract(self.robot, following.base, following.velocity)
            own = torch.where((following.velocity == 0).all(-1, keepdim=True), base, own)
            following = following._replace(q=own.clamp(self.bounds.lower, self.bounds.upper))
        return Point((known.q,), known), following, control


def bounds_of(robot: Model, limits: bool) -> Bounds:
    """The limits of a robot."""
    return robot._computed(LIMITS, _bounds, limits)


def _bounds(robot: Model, limits: bool) -> Bounds:
    longest, counterparts = robot._derived(largest_and_counterparts)
    lower, upper = robot.lower.contiguous(), robot.upper.contiguous()
    if not limits:
        lower, upper = torch.full_like(lower, -torch.inf), torch.full_like(upper, torch.inf)
    kinds = [kind_of(robot.tree.kinds[i]) for i in robot.tree.moving]
    adds = [int(kind.is_additive) for kind in kinds for _ in range(kind.nv)]
    places = torch.arange(robot.tree.nv, device=robot.device) if counterparts is None else counterparts[1]
    return Bounds(lower, upper, longest.clamp(max=_STEP), places, torch.tensor(adds, device=robot.device))


class Minima(NamedTuple):
    """Configurations of least cost.

    Attributes:
        q: Shape (attempts, nq).
        costs: Those of all levels, shape (attempts, levels).
        iterations: The number of steps, shape (attempts,), int64.
        ended: Whether the searches ended at minima, shape (attempts,).
        history: The cost of the first level at the start and after each step towards its minimum, shape (n, attempts).
    """

    q: Tensor
    costs: Tensor
    iterations: Tensor
    ended: Tensor
    history: Tensor


def lowered(robot: Model, levels: Sequence[Level], q: Tensor, bounds: Bounds, steps: int, follow: Any = None) -> Minima:
    """The configurations of less cost near others."""
    one = _minimised(Priorities(robot, levels[:1], bounds), q, steps, follow)
    if len(levels) == 1:
        return one
    two = _minimised(Priorities(robot, levels, bounds), one.q, _CALLS * steps, follow)
    ended = one.ended & two.ended
    return two._replace(iterations=one.iterations + two.iterations, ended=ended, history=one.history)


def _minimised(problem: Priorities, q: Tensor, steps: int, follow: Any) -> Minima:
    q, tolerance = q.contiguous(), default_tolerance(q.dtype)
    known = None
    if follow is None:
        known = recorded_levels.minimised(problem.robot, problem.levels, q, problem.bounds, steps, tolerance)
    if known is None:
        control = q.new_zeros(len(q), len(ops.CONTROL))
        problem.divisible = len(q) > _TOGETHER
        options: dict[str, Any] = {"max_iterations": steps, "tolerance": tolerance, "callback": follow}
        options["smallest"] = SMALLEST[len(problem.levels)]
        given = problem.robot, problem.levels, q, problem.bounds, tolerance
        options["portable"] = lambda: recorded_levels.portable(*given)
        found = minimise(problem, Trial(q, q, q), control, **options)
        known = found.system.q, found.system.costs, found.control, stacked(found.costs)
    best, costs, control, history = known
    ended = control[:, ops.CONTROL.index("status")] == ops.CONVERGED
    return Minima(best, costs, control[:, ops.CONTROL.index("iterations")].long(), ended, history)
