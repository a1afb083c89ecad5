"""A large sparse problem, as `minimise` solves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import is_eager, together
from ..math import least_squares as ops
from ..numerics import announce_sparse
from .columns import Part
from .damping import SMALLEST, Point
from .equation_solver import SINGULAR, Solver, SparseStep
from .equations import BlockPlan, Equations, zeros
from .factors import Factor
from .pace import Pace, as_idle, mixed
from .unknowns import VariableSet, largest, moved, share
from .variables import floats

_DAMPING, _GROWTH, _PREDICTED, _STATUS, _PIVOT = map(
    ops.CONTROL.index, ("damping", "growth", "predicted", "status", "pivot")
)
_LARGEST = 2.0**100
# Curvature relative to the largest one of a block that is rounding errors, of columns of a Jacobian that are zeros.
_NOISE = (SMALLEST * torch.finfo(torch.float64).eps) ** 2
_SMALL = 1e-2  # damping with which a step is nearly the undamped one
_ROUNDED = 1e-6  # a pivot of a Schur complement below this may be 0: of a free bundle of 100 cameras it is 1e-10
_AMPLIFIED = 1e5  # a pivot relative to the damping that it has in place of 0: 2e4 for a free chain of 20,000 poses
_NULL, _SHIFT = 1e-13, 1e-9  # an eigenvalue of the scaled matrix that is 0, and what is added to find it
_ROUNDING = 64 * torch.finfo(torch.float64).eps
_MOST = 24  # numbers that a factor is about: second derivatives of more take as long as ten steps
# The first damping, and the largest to which a rejected step raises it at once. Large problems mostly start near their
# solution, where steps without damping converge fastest.
_FIRST, _REJECTED = 1e-12, 1e-7


def announce(factors: Sequence[Factor], sets: Sequence[VariableSet], state: Sequence[Any], linear: str) -> None:
    """Compile the kernels of a search together, if some residual is evaluated for the first time in this process."""
    if torch.compiler.is_compiling() or not any([f.is_new for f in factors]) or not is_eager(floats(tuple(state))):
        return
    with torch.no_grad(), together():
        for f in factors:
            if f.is_new:
                f.equations(state)
        for v, x in zip(sets, state, strict=True):
            moved(x, torch.zeros(v.count, v.size, dtype=torch.float64))
        sizes = [max([p.size for p in row]) for row in Part.every(sets) if not row[0].eliminate]
        if linear == "cholesky" and len(sizes) == 1:  # variables of several kinds may be joined to larger blocks
            announce_sparse(sizes[0], [v.size for v in sets if v.eliminate])


class Sparse:
    """One problem of many variables; see `Minimisable` of `posekit.optimisation.damping`.

    Attributes:
        plan: Where blocks belong.
        factors: The residuals.
        solver: Solves the damped equations.
    """

    divisible = False

    def __init__(self, plan: BlockPlan, factors: Sequence[Factor], solver: Solver) -> None:
        self.plan, self.factors, self.solver = plan, factors, solver
        self._least = 0.0  # the least damping, once a smaller one left the system nearly singular
        self._worked = _REJECTED  # the damping of the last step that was accepted, or that one
        self._pace = Pace()
        if any([sum([r.variables.size for r in f.references]) > _MOST for f in factors]):
            self._pace.end()

    def evaluate(self, state: Sequence[Any]) -> Equations:
        """The equations at a state."""
        equations = self.plan.assemble([f.equations(state) for f in self.factors])
        points = [(*without_noise(h, g), rows) for h, g, rows in equations.points]
        diagonal, gradient = without_noise(equations.diagonal, equations.gradient)
        return equations._replace(diagonal=diagonal, gradient=gradient, points=points)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `Minimisable`. The undamped system is factorised only where it decides whether the search ends."""
        new: Equations = trial.system
        magnitude = new.gradient.sum() + new.diagonal.sum() + sum([h.sum() + g.sum() for h, g, _ in new.points])
        expected, damping = float(control[0, _PREDICTED]), float(control[0, _DAMPING])
        growth = float(control[0, _GROWTH])
        judged, control = ops.judge(best.system.cost, new.cost, magnitude.reshape(1), control, settings)
        chosen = trial if float(judged) > 0.5 else best
        cost = float(chosen.system.cost)
        tolerance = float(settings[2])
        control = control.clone()
        self._pace.judge(float(best.system.cost), float(new.cost), expected, chosen is trial and trial is not best)
        if trial is best:
            control[0, _DAMPING] = _FIRST
        elif chosen is best:
            control[0, _DAMPING].clamp_(min=self._worked)
        else:
            self._worked = min(_REJECTED, damping)
            if growth <= 2 and float(control[0, _DAMPING]) < 0.11 * damping:  # the model was right twice
                control[0, _DAMPING] = max(0.1 * float(control[0, _DAMPING]), float(settings[1]))
        if float(control[0, _STATUS]) != ops.RUNNING:
            return chosen, chosen.state, control
        # After a step that the model predicted well, the next one predicts less: nothing is left to do.
        done = chosen is trial and damping < _SMALL and 0 < expected <= tolerance * cost
        if trial is not best and (done or cost <= self._rounding(chosen)):
            control[0, _STATUS] = self._ended(chosen.system, float(control[0, _PIVOT]), damping)
            return chosen, chosen.state, control
        equations, step = self._next(chosen, control)
        if step is None:
            control[0, _STATUS] = ops.STALLED
            return chosen, chosen.state, control
        model = Point(chosen.state, equations)
        measures = self._measures(model, step, float(control[0, _DAMPING]), tolerance, settings)
        accepted, control = ops.finish(chosen.system.cost, measures, judged, control, settings)
        if float(control[0, _STATUS]) == ops.CONVERGED:
            damping = float(control[0, _DAMPING]) if float(control[0, _DAMPING]) < _SMALL else 0.0  # of the pivot
            control[0, _STATUS] = self._ended(chosen.system, float(control[0, _PIVOT]), damping)
        better = trial if float(accepted) > 0.5 else best
        return better, [moved(x, d) for x, d in zip(chosen.state, step.tangents, strict=True)], control

    def _rounding(self, point: Point) -> float:
        """The cost of residuals that are rounding errors of the variables."""
        equations: Equations = point.system
        blocks = [equations.diagonal, *[h for h, _, _ in equations.points]]
        sum_ = sum([float(x.diagonal(dim1=1, dim2=2).sum()) for x in blocks])
        return (_ROUNDING * max([1.0, *map(largest, point.state)])) ** 2 * sum_

    def _ended(self, equations: Equations, pivot: float, damping: float) -> int:
        """The status of a state whose gradient vanishes, from the least pivot of a factorisation with a damping."""
        exact, limit = self.solver.factor is not None, _ROUNDED if self.plan.schurs else SINGULAR
        singular = _undetermined(equations)
        if not singular and (not exact or pivot < _AMPLIFIED * damping + limit):
            bare = self.solver.solve(equations, 0.0)
            singular = bare is None or (exact and bare.pivot < SINGULAR)
            unsure = bare is not None and (not exact or bare.pivot < limit)
            singular = singular or (unsure and self._least_eigenvalue(equations) < _NULL)
        return ops.RANK_DEFICIENT if singular else ops.CONVERGED

    def _least_eigenvalue(self, equations: Equations) -> float:
        """The least eigenvalue of the matrix that is scaled to a diagonal of 1, by two inverse iterations."""
        curvatures = self.plan.curvatures(equations)
        generator = torch.Generator().manual_seed(0)
        x = [torch.randn(n.shape, generator=generator, dtype=torch.float64) for n in curvatures]
        quotient = 0.0
        for _ in range(2):
            b = [n * y for n, y in zip(curvatures, x, strict=True)]
            step = self.solver.solve(self.plan.with_slopes(equations, b), _SHIFT)
            if step is None:
                return 0.0
            square = sum([float((n * y * y).sum()) for n, y in zip(curvatures, step.tangents, strict=True)])
            along = sum([float((y * z).sum()) for y, z in zip(step.tangents, b, strict=True)])
            quotient = along / square - _SHIFT if square else 1.0
            x = [y / square**0.5 if square else y for y in step.tangents]
        return quotient

    def _next(self, point: Point, control: Tensor) -> tuple[Equations, SparseStep | None]:
        """The next step, and the equations that it solves: partly those of Newton where Gauss and Newton's are slow."""
        system, damping = point.system, float(control[0, _DAMPING])
        if self._pace.is_slow and damping < _SMALL:
            exact = self._exact(point)
            while exact is not None and not self._pace.waits:
                partly = mixed(system, exact, self._pace.share)
                step = None if negative(partly) else self.solver.solve(partly, damping)
                if step is not None and all([bool(d.isfinite().all()) for d in step.tangents]):
                    self._pace.exact = True
                    return partly, step
                self._pace.fail()
        return system, self._step(system, control)

    def _exact(self, point: Point) -> Equations | None:
        """The equations with the exact Hessian; None if a residual has no second derivatives."""
        approximate: Equations = point.system
        results = []
        for f in self.factors:
            slopes = [zeros(f.rows, r.variables.size) for r in f.references]
            try:
                curvature = f.curvature(point.state)
            except RuntimeError:  # of a function that torch differentiates once
                self._pace.end()
                return None
            results.append((zeros(1), slopes, curvature))
        exact = self.plan.assemble(results)
        diagonal = as_idle(exact.diagonal, approximate.diagonal)
        rows = zip(exact.points, approximate.points, strict=True)
        points = [(as_idle(h, known), g, coupling) for (h, _, coupling), (known, g, _) in rows]
        return Equations(approximate.cost, diagonal, exact.blocks, approximate.gradient, points)

    def _step(self, equations: Equations, control: Tensor) -> SparseStep | None:
        """The damped step. The damping grows until its system is positive definite."""
        control[0, _DAMPING].clamp_(min=self._least)
        while float(control[0, _DAMPING]) < _LARGEST:
            damping = float(control[0, _DAMPING])
            step = self.solver.solve(equations, damping)
            if step is not None and step.pivot < _suspicious(damping) and damping < _REJECTED:
                step = None  # rounding errors would be amplified along directions without effect
                control[0, _DAMPING] = self._least = _REJECTED
                continue
            if step is not None and all([bool(d.isfinite().all()) for d in step.tangents]):
                return step
            control[0, _DAMPING] *= control[0, _GROWTH]
            control[0, _GROWTH] *= 2
        return None

    def _measures(self, point: Point, step: SparseStep, damping: float, tolerance: float, settings: Tensor) -> Tensor:
        """What `ops.finish` takes: see `Measures`."""
        equations: Equations = point.system
        predicted = self._decrease(equations, step.tangents, damping)
        length = max([share(x, d) for x, d in zip(point.state, step.tangents, strict=True)], default=0.0)
        decrement, undamped, pivot = predicted, length, step.pivot
        limit = tolerance * float(equations.cost)
        if damping < _SMALL:
            # This step is nearly the undamped one. Where it is the last one, it is tried: see `advance`.
            decrement = max(predicted, 2 * limit) if predicted > 0 else predicted
        elif predicted <= limit or length <= float(settings[5]):
            # An undamped step predicts more, and is longer: it matters only where these numbers are small.
            bare = self.solver.solve(equations, 0.0)
            pivot = 0.0 if bare is None else bare.pivot
            if bare is not None:
                decrement = self._decrease(equations, bare.tangents, 0.0)
                undamped = max([share(x, d) for x, d in zip(point.state, bare.tangents, strict=True)], default=0.0)
        return torch.tensor([[predicted, decrement, length, undamped, pivot]], dtype=torch.float64)

    def _decrease(self, equations: Equations, step: list[Tensor], damping: float) -> float:
        """The decrease of the cost that the quadratic model predicts for a step of a damping."""
        total, columns = 0.0, self.plan.columns
        diagonal = equations.diagonal.diagonal(dim1=1, dim2=2)
        for k, d in enumerate(self.plan.divided(step)):
            if self.plan.parts[k].eliminate:
                h, g, _ = equations.points[self.plan.eliminated.index(k)]
                curvatures, slope = h.diagonal(dim1=1, dim2=2), g
            else:
                place, shift, size = columns.of[k], columns.shift[k], d.shape[1]
                if not columns.count:
                    continue
                curvatures, slope = (
                    diagonal[place, shift : shift + size],
                    equations.gradient[place, shift : shift + size],
                )
            total += float((damping * curvatures * d * d - slope * d).sum())
        return total


def without_noise(blocks: Tensor, gradient: Tensor) -> tuple[Tensor, Tensor]:
    """Blocks and gradients with zeros for unknowns whose curvature is rounding errors: they have no effect."""
    curvatures = blocks.diagonal(dim1=1, dim2=2)
    largest = curvatures.amax(1, keepdim=True) if curvatures.shape[1] else curvatures
    idle = curvatures <= largest * _NOISE
    if not bool(idle.any()):
        return blocks, gradient
    effective = (~idle).to(blocks.dtype)
    return blocks * (effective[:, :, None] * effective[:, None, :]), gradient * effective


def _undetermined(equations: Equations) -> bool:
    """Whether an eliminated variable is not determined, even if all others were known."""
    return any([bool((least_pivots(h) < SINGULAR).any()) for h, _, _ in equations.points])


def least_pivots(blocks: Tensor) -> Tensor:
    """The least pivots of positive semidefinite matrices relative to their diagonals; numbers without effect have 1."""
    curvatures = blocks.diagonal(dim1=1, dim2=2)
    scale = torch.where(curvatures > 0, curvatures, 1).rsqrt()
    a = blocks * scale[:, :, None] * scale[:, None, :] + torch.diag_embed((curvatures <= 0).to(blocks.dtype))
    least = torch.ones_like(a[:, 0, 0]) if len(a) else a.new_ones(0)
    for k in range(a.shape[1]):
        pivot = a[:, k, k]
        least = torch.minimum(least, pivot)
        row = a[:, k, k + 1 :] / pivot.clamp(min=torch.finfo(a.dtype).tiny)[:, None]
        a = a.clone()
        a[:, k + 1 :, k + 1 :] -= row[:, :, None] * a[:, k, None, k + 1 :]
    return least


def negative(equations: Equations) -> bool:
    """Whether a number on the diagonal is less than 0, beyond rounding errors."""
    for x in (equations.diagonal, *[h for h, _, _ in equations.points]):
        curvatures = x.diagonal(dim1=1, dim2=2)
        if curvatures.numel() and bool((curvatures < -_NOISE * curvatures.abs().amax(1, keepdim=True)).any()):
            return True
    return False


def _suspicious(damping: float) -> float:
    """A pivot below this may be 0 without the damping."""
    return 1e3 * damping + SINGULAR
