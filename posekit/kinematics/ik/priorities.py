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
from ...math import positive
from ...optimisation import Point, default_tolerance, minimise, mixed
from .. import configurations
from ..jacobians import LinkJacobians
from ..model import Model
from .rows import Linear

Names: TypeAlias = tuple[str, ...]

_STEP = 1.0  # the largest change of an angle in a step: where the problem is not linear, longer ones lead astray
# Times that of `minimise`, less its smallest: steps of a free base that are damped less lead astray.
_DAMPING = 100
_ROUNDING = 64  # residuals of so many eps are zero
# Up to so many attempts are stepped together until the last one ends: fewer take no less time, and functions of users
# are compiled for each shape.
_TOGETHER = 32
_RESTORING = 4  # steps back to the minimum of the first level, each of which squares the distance
_LEFT = 1e-4  # of squared rows that steps back may leave
_HELD = 3  # changes of what is held at limits within a step
_GRAM = 256  # the damping of Gram matrices, in units of eps times the trace


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


class JointBounds(NamedTuple):
    """Limits of configurations.

    Attributes:
        lower: Shape (nq,).
        upper: Shape (nq,).
        places: For each number of a velocity the number of a configuration that is bounded with it; None if they are
            the same. Quaternions have no limits.
        largest: The largest change of each number of a velocity in a step, shape (nv,).
    """

    lower: Tensor
    upper: Tensor
    places: Tensor | None
    largest: Tensor

    def sides(self, q: Tensor) -> tuple[Tensor, Tensor]:
        """Whether each number of a velocity is at its lower and its upper limit."""
        below, above = q <= self.lower, q >= self.upper
        if self.places is None:
            return below, above
        return below.index_select(-1, self.places), above.index_select(-1, self.places)

    def free(self, q: Tensor, gradient: Tensor) -> Tensor:
        """1 for each number of a velocity that is not pressed against a limit by a gradient, 0 for the others."""
        below, above = self.sides(q)
        return (~((below & (gradient > 0)) | (above & (gradient < 0)))).to(gradient)

    def moved(self, robot: Model, q: Tensor, v: Tensor) -> Tensor:
        """The configurations after a step of at most the largest length, within the limits."""
        excess = (v.abs() / self.largest).amax(-1, keepdim=True).clamp(min=1)
        return configurations.retract(robot, q, v / excess).clamp(self.lower, self.upper)


class Expansion(NamedTuple):
    """Configurations with the cost of a level, its rows and their derivatives."""

    cost: Tensor
    q: Tensor
    rows: Tensor
    jacobian: Tensor
    gradient: Tensor

    @classmethod
    def of(cls, robot: Model, level: Level, q: Tensor) -> Expansion:
        rows, jacobian = level.linear(robot, q)
        gradient = (jacobian.mT @ rows.unsqueeze(-1)).squeeze(-1)
        return cls(0.5 * rows.square().sum(-1), q, rows, jacobian, gradient)

    @property
    def effect(self) -> Tensor:
        """1 for numbers of a velocity that move the rows by more than rounding errors, 0 for the others."""
        size = self.jacobian.square().sum(-2)
        least = (_ROUNDING * torch.finfo(size.dtype).eps) ** 2
        return (size > least * size.amax(-1, keepdim=True)).to(size)


def damped_solution(matrix: Tensor, b: Tensor, damping: Tensor) -> Tensor:
    """Solve with a positive semidefinite matrix, damped relative to its largest diagonal entry."""
    size = matrix.diagonal(dim1=-2, dim2=-1).amax(-1)
    size = torch.where(size > 0, size, 1)
    amount = size * (damping + 8 * torch.finfo(b.dtype).eps)
    damped = matrix + amount[:, None, None] * torch.eye(b.shape[-1], dtype=b.dtype, device=b.device)
    if b.shape[-1] <= positive.LARGEST:
        solution: Tensor = positive.SOLVE[b.shape[-1]](damped, b)
        return solution.nan_to_num(0, 0, 0)
    factor, failed = torch.linalg.cholesky_ex(damped)
    solution = torch.cholesky_solve(b.unsqueeze(-1), factor).squeeze(-1)
    return torch.where(failed.unsqueeze(-1) == 0, solution, 0)


def bounds_of(robot: Model, limits: bool, largest: Tensor, counterparts: tuple[Tensor, Tensor] | None) -> JointBounds:
    """The limits of a robot."""
    lower, upper = robot.lower, robot.upper
    if not limits:
        lower, upper = torch.full_like(lower, -torch.inf), torch.full_like(upper, torch.inf)
    return JointBounds(lower, upper, None if counterparts is None else counterparts[1], largest.clamp(max=_STEP))


class Curvature(NamedTuple):
    """What the Gauss-Newton matrix lacks of the second derivatives of a cost, learnt from steps.

    The update is that of NL2SOL (Dennis, Gay and Welsch, ACM Transactions on Mathematical Software 7, 1981). Without
    it the steps converge slowly where rows are not 0 at the minimum.

    Attributes:
        matrix: Shape (attempts, nv, nv).
        counts: Whether the model with it predicted the last step better, shape (attempts,).
    """

    matrix: Tensor
    counts: Tensor

    @classmethod
    def unknown(cls, like: Tensor) -> Curvature:
        """That of the first step, for gradients of shape (attempts, nv)."""
        size = like.shape[-1]
        return cls(like.new_zeros(len(like), size, size), torch.zeros(len(like), dtype=torch.bool, device=like.device))

    @property
    def used(self) -> Tensor:
        return self.matrix * self.counts[:, None, None]

    def updated(self, step: Tensor, change: Tensor, own: Tensor, missed: Tensor) -> Curvature:
        """That after a step.

        Args:
            step: The step s, shape (attempts, nv).
            change: The change y of the gradient.
            own: The part of the change that the derivatives of the Jacobian cause.
            missed: By how much the model without the matrix missed the decrease of the cost.
        """
        moved = (self.matrix @ step.unsqueeze(-1)).squeeze(-1)
        vectors = torch.stack((step, moved, own, change), -2)
        products = vectors @ vectors.mT
        square, by_matrix, by_own, along = products[:, 0].unbind(-1)
        scale = (by_own / by_matrix).abs().nan_to_num(1).clamp(max=1)
        safe = torch.where(along > 0, along, 1)
        lacking = own - scale.unsqueeze(-1) * moved
        half = lacking - (0.5 * (by_own - scale * by_matrix) / safe).unsqueeze(-1) * change
        outer = (half / safe.unsqueeze(-1)).unsqueeze(-1) * change.unsqueeze(-2)
        matrix = scale[:, None, None] * self.matrix + (outer + outer.mT)
        good = (along > 1e-8 * (square * products[:, 3, 3]).sqrt()) & (half + change).sum(-1).isfinite()
        counts = (missed - 0.5 * by_matrix).abs() < missed.abs()
        return Curvature(torch.where(good[:, None, None], matrix, self.matrix), counts)

    def where(self, mask: Tensor, other: Curvature) -> Curvature:
        """Its matrix where the step was taken, otherwise that of another; the step tells in both cases which counts."""
        return Curvature(torch.where(mask[:, None, None], self.matrix, other.matrix), self.counts)


def _missed(point: Expansion, trial: Expansion, step: Tensor, gradient: Tensor) -> Tensor:
    """By how much the linear model of the rows misses the decrease of a cost."""
    rows = (point.jacobian @ step.unsqueeze(-1)).squeeze(-1)
    return trial.cost - point.cost - (gradient * step).sum(-1) - 0.5 * rows.square().sum(-1)


def _turned(point: Expansion, trial: Expansion, rows: Tensor) -> Tensor:
    """The change of a Jacobian, transposed, times rows."""
    return ((trial.jacobian - point.jacobian).mT @ rows.unsqueeze(-1)).squeeze(-1)


class _Row(NamedTuple):
    """The rows of a Jacobian, as an orthogonal matrix times at most as many rows as there are columns.

    Attributes:
        full: The Jacobian A, shape (attempts, rows, nv).
        basis: The orthogonal matrix, or None.
        rows: The other one.
        factor: The Cholesky factor of its damped Gram matrix A A^T.
    """

    full: Tensor
    basis: Tensor | None
    rows: Tensor
    factor: Tensor

    @classmethod
    def of(cls, jacobian: Tensor) -> _Row:
        basis, rows = None, jacobian
        if jacobian.shape[-2] > jacobian.shape[-1]:
            basis, rows = torch.linalg.qr(jacobian)
        gram = rows @ rows.mT
        size = gram.diagonal(dim1=-2, dim2=-1).sum(-1)
        amount = torch.where(size > 0, size, 1) * _GRAM * torch.finfo(gram.dtype).eps
        eye = torch.eye(gram.shape[-1], dtype=gram.dtype, device=gram.device)
        return cls(jacobian, basis, rows, torch.linalg.cholesky_ex(gram + amount[:, None, None] * eye)[0])

    def least(self, b: Tensor) -> Tensor:
        """The shortest v with A v = b."""
        b = b if self.basis is None else (self.basis.mT @ b.unsqueeze(-1)).squeeze(-1)
        return (self.rows.mT @ torch.cholesky_solve(b.unsqueeze(-1), self.factor)).squeeze(-1)

    def multipliers(self, gradient: Tensor) -> Tensor:
        """The y of least |A^T y - gradient|."""
        y = torch.cholesky_solve(self.rows @ gradient.unsqueeze(-1), self.factor)
        return (y if self.basis is None else self.basis @ y).squeeze(-1)

    def projector(self, free: Tensor) -> Tensor:
        """The projector onto the null space of A, of the numbers that are free, shape (attempts, nv, nv)."""
        half = torch.linalg.solve_triangular(self.factor, self.rows, upper=False)
        return torch.diag_embed(free) - half.mT @ half


class _Null(NamedTuple):
    """What the first level leaves free.

    Attributes:
        projector: Onto the null space of its Jacobian, shape (attempts, nv, nv).
        multipliers: Of its rows, shape (attempts, rows).
        slope: The gradient of the second level in the null space, shape (attempts, nv).
    """

    projector: Tensor
    multipliers: Tensor
    slope: Tensor


def _null(first: Expansion, second: Expansion, bounds: JointBounds) -> _Null:
    """The null space of the first level, where limits hold what the gradient of the second level presses on them."""
    gradient = second.gradient
    free = effect = torch.maximum(first.effect, second.effect)
    for last in range(_HELD):
        held = _Row.of(first.jacobian * free.unsqueeze(-2))
        multipliers = -held.multipliers(gradient * free)
        reduced = gradient + (first.jacobian.mT @ multipliers.unsqueeze(-1)).squeeze(-1)
        new = bounds.free(first.q, reduced) * effect
        if last == _HELD - 1 or torch.equal(new, free):
            break
        free = new
    projector = held.projector(free)
    return _Null(projector, multipliers, (projector @ gradient.unsqueeze(-1)).squeeze(-1))


def _restored(robot: Model, level: Level, q: Tensor, bounds: JointBounds, zero: Tensor) -> Expansion:
    """Configurations near some at the minimum of the first level."""
    point = Expansion.of(robot, level, q)
    for _ in range(_RESTORING):
        v = -_Row.of(point.jacobian).least(point.rows)
        below, above = bounds.sides(point.q)
        if bool((below | above).any()):
            # What is at a limit stays there if the others suffice: otherwise the next step would meet it at once.
            free = bounds.free(point.q, -v)
            v = -_Row.of(point.jacobian * free.unsqueeze(-2)).least(point.rows) * free
            inside = (~(below | above)).to(v)
            held = -_Row.of(point.jacobian * inside.unsqueeze(-2)).least(point.rows) * inside
            left = point.rows + (point.jacobian @ held.unsqueeze(-1)).squeeze(-1)
            suffices = left.square().sum(-1, keepdim=True) <= _LEFT * point.rows.square().sum(-1, keepdim=True)
            v = torch.where(suffices, held, v)
        trial = Expansion.of(robot, level, bounds.moved(robot, point.q, v))
        better = trial.cost < point.cost
        point = mixed(better, trial, point)
        if not bool((better & (point.cost > zero)).any()):
            break
    return point


class State(NamedTuple):
    """A state of `minimise`: configurations, and what was learnt before of the curvature there."""

    q: Tensor
    curvature: Curvature


class LevelStep(NamedTuple):
    """The next configurations of a level, and what `ops.finish` takes of the step."""

    q: Tensor
    measures: Tensor


class FirstPriority:
    """Attempts at the minimum of one level: a `Divisible` problem of `minimise`.

    The steps are those of Levenberg and Marquardt with `Curvature`, projected onto the limits.
    """

    divisible = False  # until there are many attempts

    def __init__(self, robot: Model, level: Level, bounds: JointBounds) -> None:
        self.robot, self.level, self.bounds = robot, level, bounds

    def take(self, index: Tensor) -> Any:
        """Some of the attempts."""
        return type(self)(self.robot, self.level.take(index), self.bounds)

    def evaluate(self, state: State) -> Any:
        """The cost, and what a step needs."""
        return Expansion.of(self.robot, self.level, state.q)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, State, Tensor]:
        """See `Divisible`."""
        old, new, curvature = best.system, trial.system, trial.state.curvature
        judged, control = ops.judge(old[0], new[0], self.reduced(new).sum(-1), control, settings)
        accepted = judged > 0.5
        if trial is not best:
            learnt = self.learnt(old, new, curvature)
            curvature = learnt.where(accepted, curvature)
        system = mixed(accepted, new, old)
        step = self.step(system, curvature, _DAMPING * (control[:, 0] - settings[1]))
        judged, control = ops.finish(system[0], step.measures, judged, control, settings)
        better = Point(mixed(accepted, trial.state, best.state), system)
        return better, State(step.q, curvature), control

    def reduced(self, system: Any) -> Tensor:
        """The gradient along which steps lead."""
        return system.gradient

    def learnt(self, old: Expansion, new: Expansion, curvature: Curvature) -> Curvature:
        """The curvature after a step."""
        step = configurations.local(self.robot, old.q, new.q)
        own, missed = _turned(old, new, new.rows), _missed(old, new, step, old.gradient)
        return curvature.updated(step, new.gradient - old.gradient, own, missed)

    def step(self, system: Expansion, curvature: Curvature, damping: Tensor) -> LevelStep:
        """The next step from a point."""
        free = self.bounds.free(system.q, system.gradient) * system.effect
        gradient = system.gradient * free
        whole = system.jacobian.mT @ system.jacobian + curvature.used
        v = -damped_solution(whole * free.unsqueeze(-1) * free.unsqueeze(-2), gradient, damping) * free
        return self.measured(system.q, v, gradient, whole, system.cost)

    def measured(self, q: Tensor, v: Tensor, gradient: Tensor, matrix: Tensor, cost: Tensor) -> LevelStep:
        """A step, with the decrease that its quadratic model predicts.

        A matrix without factor gives no step: the model predicts all of the cost, so that it is rejected, and more
        damping gives the matrix a factor.
        """
        decrement = -0.5 * (gradient * v).sum(-1)
        moved = self.bounds.moved(self.robot, q, v)
        v = configurations.local(self.robot, q, moved)
        predicted = -(v * (gradient + 0.5 * (matrix @ v.unsqueeze(-1)).squeeze(-1))).sum(-1)
        relative = v.square().sum(-1) / (1 + q.square().sum(-1))
        lost = (v == 0).all(-1) & (gradient != 0).any(-1)
        predicted, decrement = (torch.where(lost, cost, x) for x in (predicted, decrement))
        relative = torch.where(lost, 1, relative)
        one = torch.ones_like(predicted)
        return LevelStep(moved, torch.stack((predicted, decrement, relative, relative, one), -1))


class Two(NamedTuple):
    """A point of both levels.

    Attributes:
        cost: That of the second level; inf where that of the first one is larger than permitted.
        first: That of the first level.
        second: That of the second one.
        null: What the first one leaves free.
    """

    cost: Tensor
    first: Expansion
    second: Expansion
    null: _Null


class SecondPriority(FirstPriority):
    """Attempts at the minimum of a second level, at which that of the first one is not greater.

    Each step is one in the null space of the first level, followed by steps back to its minimum, and is taken if both
    costs permit it.

    Attributes:
        first: The first level.
        largest: The largest cost of the first level that is permitted, shape (attempts,).
        zero: The cost up to which its rows are rounding errors.
    """

    def __init__(
        self, robot: Model, levels: Sequence[Level], bounds: JointBounds, largest: Tensor, zero: Tensor
    ) -> None:
        super().__init__(robot, levels[1], bounds)
        self.first, self.largest, self.zero = levels[0], largest, zero

    def take(self, index: Tensor) -> Any:
        """Some of the attempts."""
        levels = [level.take(index) for level in (self.first, self.level)]
        return SecondPriority(self.robot, levels, self.bounds, self.largest[index], self.zero)

    def evaluate(self, state: State) -> Any:
        """The costs after steps back to the minimum of the first level, and what a step needs."""
        return self.at(_restored(self.robot, self.first, state.q, self.bounds, self.zero))

    def at(self, first: Expansion) -> Two:
        """Both levels at a point of the first one."""
        second = Expansion.of(self.robot, self.level, first.q)
        cost = torch.where(first.cost <= self.largest, second.cost, torch.inf)
        return Two(cost, first, second, _null(first, second, self.bounds))

    def reduced(self, system: Any) -> Tensor:
        """The gradient in the null space of the first level."""
        slope: Tensor = system.null.slope
        return slope

    def learnt(self, old: Any, new: Any, curvature: Curvature) -> Curvature:
        """The curvature of the Lagrangian after a step, to which the rows of the first level belong."""
        step = configurations.local(self.robot, old.first.q, new.first.q)
        turned = _turned(old.first, new.first, new.null.multipliers)
        own = _turned(old.second, new.second, new.second.rows) + turned
        change = new.second.gradient - old.second.gradient + turned
        change = (old.null.projector @ change.unsqueeze(-1)).squeeze(-1)
        return curvature.updated(step, change, own, _missed(old.second, new.second, step, old.null.slope))

    def step(self, system: Any, curvature: Curvature, damping: Tensor) -> LevelStep:
        """The next step in the null space of the first level."""
        null, jacobian = system.null, system.second.jacobian
        matrix = null.projector @ (jacobian.mT @ jacobian + curvature.used) @ null.projector
        v = -(null.projector @ damped_solution(matrix, null.slope, damping).unsqueeze(-1)).squeeze(-1)
        return self.measured(system.first.q, v, null.slope, matrix, system.second.cost)


def lowered(robot: Model, levels: Sequence[Level], q: Tensor, bounds: JointBounds, steps: int) -> tuple[Tensor, Tensor]:
    """Configurations of less cost near others, and their costs, shape (attempts, levels)."""
    one = _minimised(FirstPriority(robot, levels[0], bounds), q, steps)
    if len(levels) == 1:
        return one.q, one.cost.unsqueeze(-1)
    zero = one.cost.new_tensor(0.5 * one.rows.shape[-1] * (_ROUNDING * torch.finfo(q.dtype).eps) ** 2)
    restored = _restored(robot, levels[0], one.q, bounds, zero)
    first = mixed(restored.cost < one.cost, restored, one)
    largest = torch.maximum(first.cost * (1 + 1e-9), zero)
    two = _minimised(SecondPriority(robot, levels, bounds, largest, zero), first.q, steps)
    return two.first.q, torch.stack((two.first.cost, two.second.cost), -1)


def _minimised(problem: FirstPriority, q: Tensor, steps: int) -> Any:
    """The system at the minimum."""
    state = State(q, Curvature.unknown(q.new_zeros(len(q), problem.robot.tree.nv)))
    control = q.new_zeros(len(q), len(ops.CONTROL))
    problem.divisible = len(q) > _TOGETHER
    return minimise(problem, state, control, max_iterations=steps, tolerance=default_tolerance(q.dtype)).system
