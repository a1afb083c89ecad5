"""Least squares with bounds in one or two levels, of which the second acts in the null space of the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import configurations
from ..model import Model
from .points import ROUNDING, Bounds, Level, Point, damped_solution


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

    def updated(self, step: Tensor, change: Tensor, own: Tensor, misses: tuple[Tensor, Tensor]) -> Curvature:
        """That after a step.

        Args:
            step: The step s, shape (attempts, nv).
            change: The change y of the gradient.
            own: The part of the change that the derivatives of the Jacobian cause.
            misses: By how much the models without and with the matrix missed the decrease of the cost.
        """

        def dot(a: Tensor, b: Tensor) -> Tensor:
            return (a * b).sum(-1)

        moved = (self.matrix @ step.unsqueeze(-1)).squeeze(-1)
        size = dot(step, moved).abs()
        scale = (dot(step, own).abs() / torch.where(size > 0, size, 1)).clamp(max=1)
        scale = torch.where(size > 0, scale, 1).unsqueeze(-1)
        lacking, along = own - scale * moved, dot(change, step)
        outer = lacking.unsqueeze(-1) * change.unsqueeze(-2)
        safe = torch.where(along > 0, along, 1)[:, None, None]
        square = change.unsqueeze(-1) * change.unsqueeze(-2) * dot(lacking, step)[:, None, None] / safe**2
        matrix = scale.unsqueeze(-1) * self.matrix + (outer + outer.mT) / safe - square
        length = dot(step, step).sqrt() * dot(change, change).sqrt()
        good = (along > 1e-8 * length) & matrix.isfinite().all(-1).all(-1)
        return Curvature(torch.where(good[:, None, None], matrix, self.matrix), misses[1] < misses[0])

    def take(self, index: Tensor) -> Curvature:
        return Curvature(self.matrix[index], self.counts[index])

    def where(self, mask: Tensor, other: Curvature) -> Curvature:
        """Its matrix where the step was taken, otherwise that of another; the step tells in both cases which counts."""
        return Curvature(torch.where(mask[:, None, None], self.matrix, other.matrix), self.counts)


_DAMPING, _LESS, _MORE = 1e-3, 1 / 4, 6.0
_LEAST, _LARGEST = 1e-12, 1e12  # of the damping, relative to the largest curvature
_RESTORING = 4  # steps back to the minimum of the first level, each of which squares the distance
_LEFT = 1e-4  # of squared rows that steps back may leave
_HELD = 3  # changes of what is held at limits within a step
_GRAM = 256  # the damping of Gram matrices, in units of eps times the trace
_SHRUNK = 0.75  # attempts are taken out as soon as no more than this share of them goes on


def _misses(point: Point, trial: Point, step: Tensor, gradient: Tensor, curvature: Curvature) -> tuple[Tensor, Tensor]:
    """By how much the models without and with the curvature miss the decrease of a cost."""
    linear = (gradient * step).sum(-1) + 0.5 * (point.jacobian @ step.unsqueeze(-1)).squeeze(-1).square().sum(-1)
    more = 0.5 * (step * (curvature.matrix @ step.unsqueeze(-1)).squeeze(-1)).sum(-1)
    actual = trial.cost - point.cost
    return (actual - linear).abs(), (actual - linear - more).abs()


def _turned(point: Point, trial: Point, rows: Tensor) -> Tensor:
    """The change of a Jacobian, transposed, times rows."""
    return ((trial.jacobian - point.jacobian).mT @ rows.unsqueeze(-1)).squeeze(-1)


def _is_better(cost: Tensor, new: Tensor, gradient: Tensor, other: Tensor) -> Tensor:
    """Whether a step lowers the cost, or, where rounding errors hide that, its gradient."""
    rounding = 8 * torch.finfo(cost.dtype).eps * cost
    return (new < cost - rounding) | ((new <= cost + rounding) & (other.square().sum(-1) < gradient.square().sum(-1)))


def _goes_on(point: Point, v: Tensor, gradient: Tensor, lower: Tensor, damping: Tensor) -> Tensor:
    """Whether a further step may be of use after the step v."""
    eps = torch.finfo(v.dtype).eps
    hidden = ~lower & (-(gradient * v).sum(-1) <= 16 * eps * point.cost)
    indefinite = (v == 0).all(-1) & (gradient != 0).any(-1)  # a matrix without factor, which more damping gives one
    return (damping < _LARGEST) & (indefinite | ((v.abs() > 4 * eps).any(-1) & ~hidden))


class _One(NamedTuple):
    """Attempts at the first level."""

    level: Level
    point: Point
    damping: Tensor
    curvature: Curvature
    places: Tensor

    def take(self, index: Tensor) -> _One:
        taken = Point(*[x[index] for x in self.point])
        return _One(self.level.take(index), taken, self.damping[index], self.curvature.take(index), self.places[index])


def first_level(robot: Model, level: Level, q: Tensor, bounds: Bounds, steps: int) -> Tensor:
    """Configurations of less cost: steps of Levenberg and Marquardt, projected onto the limits."""
    result, every = q.clone(), torch.arange(len(q), device=q.device)
    point = Point.of(robot, level, q)
    state = _One(level, point, torch.full_like(point.cost, _DAMPING), Curvature.unknown(point.gradient), every)
    for _ in range(steps):
        point, gradient = state.point, state.point.gradient
        free = bounds.free(point.q, gradient) * point.effect
        matrix = point.jacobian.mT @ point.jacobian + state.curvature.used
        v = -damped_solution(matrix * free.unsqueeze(-1) * free.unsqueeze(-2), gradient * free, state.damping) * free
        trial = Point.of(robot, state.level, bounds.moved(robot, point.q, v))
        slope = trial.gradient * bounds.free(trial.q, trial.gradient)
        lower = _is_better(point.cost, trial.cost, gradient * free, slope)
        active = _goes_on(point, v, gradient * free, lower, state.damping)
        step = configurations.local(robot, point.q, trial.q)
        misses = _misses(point, trial, step, gradient, state.curvature)
        own = _turned(point, trial, trial.rows)
        learnt = state.curvature.updated(step, trial.gradient - gradient, own, misses)
        state = state._replace(
            point=trial.where(lower, point),
            damping=_damped(state.damping, lower),
            curvature=learnt.where(lower, state.curvature),
        )
        state, is_done = _divided(state, active, result, state.point.q)
        if is_done:
            return result
    result[state.places] = state.point.q
    return result


def _damped(damping: Tensor, lower: Tensor) -> Tensor:
    return torch.where(lower, damping * _LESS, damping * _MORE).clamp(_LEAST, _LARGEST)


def _divided(state: Any, active: Tensor, result: Tensor, q: Tensor) -> tuple[Any, bool]:
    """The attempts that go on, where the others have their configurations in the result; and whether none does."""
    left = int(active.sum())
    if left > _SHRUNK * len(active):
        return state, False
    done = (~active).nonzero().squeeze(-1)
    result[state.places[done]] = q[done]
    return (state.take(active.nonzero().squeeze(-1)) if left else state), not left


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

    def where(self, mask: Tensor, other: _Null) -> _Null:
        pairs = zip(self, other, strict=True)
        return _Null(*[torch.where(mask.reshape(-1, *[1] * (x.dim() - 1)), x, y) for x, y in pairs])


def _null(first: Point, second: Point, bounds: Bounds) -> _Null:
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


def _restored(robot: Model, level: Level, q: Tensor, bounds: Bounds, zero: Tensor) -> Point:
    """Configurations near some at the minimum of the first level."""
    point = Point.of(robot, level, q)
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
        trial = Point.of(robot, level, bounds.moved(robot, point.q, v))
        better = trial.cost < point.cost
        point = trial.where(better, point)
        if not bool((better & (point.cost > zero)).any()):
            break
    return point


class _Two(NamedTuple):
    """Attempts at the second level.

    Attributes:
        largest: The largest cost of the first level that is permitted.
    """

    levels: tuple[Level, Level]
    first: Point
    second: Point
    null: _Null
    largest: Tensor
    damping: Tensor
    curvature: Curvature
    places: Tensor

    def take(self, index: Tensor) -> _Two:
        first, second = (Point(*[x[index] for x in point]) for point in (self.first, self.second))
        null = _Null(*[x[index] for x in self.null])
        one, two = (level.take(index) for level in self.levels)
        rest = self.largest[index], self.damping[index], self.curvature.take(index), self.places[index]
        return _Two((one, two), first, second, null, *rest)


def second_level(robot: Model, levels: Sequence[Level], q: Tensor, bounds: Bounds, steps: int) -> Tensor:
    """Configurations of less cost of the second level, at which that of the first level is not greater.

    Each step is one in the null space of the first level, followed by steps back to its minimum, and is taken if both
    costs permit it.
    """
    result, first = q.clone(), Point.of(robot, levels[0], q)
    zero = first.cost.new_tensor(0.5 * first.rows.shape[-1] * (ROUNDING * torch.finfo(q.dtype).eps) ** 2)
    restored = _restored(robot, levels[0], q, bounds, zero)
    first = restored.where(restored.cost < first.cost, first)
    second, largest = Point.of(robot, levels[1], first.q), torch.maximum(first.cost * (1 + 1e-9), zero)
    state = _Two(
        (levels[0], levels[1]),
        first,
        second,
        _null(first, second, bounds),
        largest,
        torch.full_like(largest, _DAMPING),
        Curvature.unknown(second.gradient),
        torch.arange(len(q), device=q.device),
    )
    for _ in range(steps):
        state, active = _in_null_space(robot, state, bounds, zero)
        state, is_done = _divided(state, active, result, state.first.q)
        if is_done:
            return result
    result[state.places] = state.first.q
    return result


def _in_null_space(robot: Model, state: _Two, bounds: Bounds, zero: Tensor) -> tuple[_Two, Tensor]:
    """A step of the second level, and for which attempts a further one may be of use."""
    first, second, null = state.first, state.second, state.null
    gradient, projector = second.gradient, null.projector
    matrix = projector @ (second.jacobian.mT @ second.jacobian + state.curvature.used) @ projector
    v = -(projector @ damped_solution(matrix, null.slope, state.damping).unsqueeze(-1)).squeeze(-1)
    moved = _restored(robot, state.levels[0], bounds.moved(robot, first.q, v), bounds, zero)
    trial = Point.of(robot, state.levels[1], moved.q)
    there = _null(moved, trial, bounds)
    lower = (moved.cost <= state.largest) & _is_better(second.cost, trial.cost, null.slope, there.slope)
    active = _goes_on(second, v, null.slope, lower, state.damping)
    step = configurations.local(robot, first.q, moved.q)
    # The curvature is that of the Lagrangian, to which the rows of the first level belong.
    turned = _turned(first, moved, there.multipliers)
    own = _turned(second, trial, trial.rows) + turned
    change = (projector @ (trial.gradient - gradient + turned).unsqueeze(-1)).squeeze(-1)
    learnt = state.curvature.updated(step, change, own, _misses(second, trial, step, null.slope, state.curvature))
    new = state._replace(
        first=moved.where(lower, first),
        second=trial.where(lower, second),
        null=there.where(lower, null),
        damping=_damped(state.damping, lower),
        curvature=learnt.where(lower, state.curvature),
    )
    return new, active
