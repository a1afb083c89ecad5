"""The search for the solution of a large sparse problem."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, cast

import torch
from torch import Tensor

from ..engine import LENGTHS, is_eager, together
from ..math import least_squares as ops
from ..numerics import announce_sparse
from .columns import Part
from .damping import Minimum, Point, Progress, minimise
from .equation_solver import Solver, SparseStep
from .equations import Equations, as_idle, mixed
from .factors import Factor
from .search_kernels import (
    CHECK,
    DIFFERENTIATE,
    END,
    EVALUATE,
    FACTORISE,
    FINISH,
    FOREVER,
    MIX,
    MOVE,
    NOISE,
    PLACE,
    SINGULAR,
    SOLVE,
    WORD,
    Decisions,
    measure_point,
    measure_step,
    measured,
    without_noise,
)
from .unknowns import VariableSet, floats, moved

_STATUS = ops.CONTROL.index("status")
_ROUNDED = 1e-6  # a pivot of a Schur complement below this may be 0: of a free bundle of 100 cameras it is 1e-10
_NULL, _SHIFT = 1e-13, 1e-9  # an eigenvalue of the scaled matrix that is 0, and what is added to find it
_MOST = 24  # numbers that a factor is about: second derivatives of more take as long as ten steps


def announce(factors: Sequence[Factor], sets: Sequence[VariableSet], state: Sequence[Any], linear: str) -> None:
    """Compile the kernels of a search together, if some residual is evaluated for the first time in this process."""
    curved = is_curved(factors, sets)
    new = [f for f in factors if f.is_new(curved)]
    if torch.compiler.is_compiling() or not new or not is_eager(floats(tuple(state))):
        return
    with torch.no_grad(), together():
        steps = [torch.zeros(v.count, v.size, dtype=torch.float64, device=v.device) for v in sets]
        for f in new:
            f.equations(state, steps[0].new_zeros(1) if curved else None)
            if curved:
                f.along(state, steps, 0)
        for d, x in zip(steps, state, strict=True):
            moved(x, d)
        sizes = [max([p.size for p in row]) for row in Part.every(sets) if not row[0].eliminate]
        if linear == "cholesky" and len(sizes) == 1:  # variables of several kinds may be joined to larger blocks
            announce_sparse(sizes[0], [v.size for v in sets if v.eliminate])


class Sparse:
    """The search for the solution of one problem of many variables, by the method of Levenberg and Marquardt.

    Each part of an iteration ends with a decision on the next one, see `Decisions`. The undamped system is factorised
    only where it decides whether the search ends.

    Args:
        factors: The residuals.
        solver: Solves the damped equations.
        tolerance: See `Problem.solve`.
    """

    looks = 1  # the host has looked in each iteration, which takes far longer than a look

    def __init__(self, factors: Sequence[Factor], solver: Solver, tolerance: float) -> None:
        self.plan, self.factors, self.solver, self.tolerance = solver.plan, factors, solver, tolerance
        self.search: Decisions
        self.points: Any = [None, None]
        self.system: Equations | None = None  # with a share of the exact Hessian
        self._exact: Equations | None = None
        self.curved = is_curved(factors, solver.plan.sets)
        self._step: SparseStep | None = None
        self._tangents: list[Tensor] = []

    def decisions(self, state_size: int = 4) -> Decisions:
        """The numbers and words of a search that begins."""
        plan, is_exact = self.plan, self.solver.factor is not None
        doubt = (_ROUNDED if plan.schurs else SINGULAR) if is_exact else math.inf
        asks = bool(plan.schurs) or not is_exact
        flags = asks, self.curved
        columns, problems = plan.columns.count // max(plan.problems, 1), plan.problems
        sizes = len(plan.sets), columns, self.tolerance, doubt, flags, state_size
        made = Decisions(*sizes, plan.device, problems)
        if any([sum([r.variables.size for r in f.references]) > _MOST for f in self.factors]):
            made.c[..., PLACE["WAIT"]] = FOREVER
            made.send()
        return made

    def minimise(
        self, state: Sequence[Any], max_iterations: int, callback: Callable[[Progress], Any] | None = None
    ) -> Minimum:
        """See `damping.minimise`. The tensors of the state are contiguous."""
        factor = self.solver.factor
        self.search = self.decisions() if factor is None else self.decisions(factor.state_size)
        rest: Any = {"max_iterations": max_iterations, "tolerance": self.tolerance, "callback": callback}
        found = minimise(self, state, self.search.control, **rest)
        idle = None if self.plan.problems else self.search.idle()
        return self.bare(found._replace(system=found.system._replace(idle=idle)))

    def bare(self, found: Minimum) -> Minimum:
        """The same, with equations without the curvature of losses."""
        if not self.curved:
            return found
        # A share of 0 gives the same numbers, by kernels that the search has built.
        none = found.system.diagonal.new_zeros
        rows = [f.equations(found.state, none(f.rows if self.plan.problems else 1)) for f in self.factors]
        system = self.plan.assemble([(x.slopes, x.blocks) for x in rows])
        without_noise([(system.diagonal, system.gradient)])
        return found._replace(system=system._replace(cost=found.system.cost, idle=found.system.idle))

    def judged(self, found: Minimum) -> Minimum:
        """The same, with the status of numbers that no residual determines, which the search leaves as they were."""
        if found.system.idle == self.plan.padding:
            return found
        problems = self.plan.problems or 1
        idle = torch.stack([x.reshape(problems, -1).sum(1) for x in self.plan.idle(found.system)]).sum(0).cpu()
        if not idle.numpy().any():
            return found
        free = sum([int((~v.held).sum()) * (v.size // v.held.shape[1]) for v in self.plan.sets]) // problems
        status = found.control[:, _STATUS]
        ended = (idle > 0) & ((status == ops.CONVERGED) | (status == ops.RANK_DEFICIENT))
        status[ended & (idle < free)] = ops.RANK_DEFICIENT
        status[ended & (idle == free)] = ops.FLAT
        return found

    def evaluate(self, state: Sequence[Any]) -> Equations:
        """The equations at a state, measured: that on trial."""
        return self._evaluated(state, self.search.point(self.search["TRIAL"]))

    def _evaluated(self, state: Sequence[Any], numbers: Tensor) -> Equations:
        """The equations at a state, whose measures become some numbers."""
        share, problems = self.search.span("BEND") if self.curved else None, self.plan.problems
        rows = []
        for f in self.factors:
            of_rows = share.expand(-1, f.rows // problems).reshape(-1) if share is not None and problems else share
            rows.append(f.equations(state, of_rows))
        costs = [x.cost for x in rows]
        equations = self.plan.assemble([(x.slopes, x.blocks) for x in rows])
        blocks = [(equations.diagonal, equations.gradient), *[(h, g) for h, g, _ in equations.points]]
        measure_point(blocks, costs, state, numbers)
        cost = numbers[:1] if numbers.ndim == 1 else numbers[:, 0]
        return equations._replace(cost=cost.clone())

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `damping.Minimisable`. The numbers of the search are in `Decisions`, those of ``control`` among them."""
        search = self.search
        self.points[search["TRIAL"]] = trial
        parts = {FACTORISE: self._factorise, SOLVE: self._solve, FINISH: search.finish}
        parts |= {DIFFERENTIATE: self.differentiate, MIX: self.mix, CHECK: self._check}
        part = search.judge()
        while part not in (EVALUATE, MOVE, END):
            part = parts[part]()
        state = self.points[search["CHOSEN"]].state
        best = self.points[search["BEST"]]
        if part != END:
            state = self.moved(state, self._tangents)
        if part == MOVE:
            search.decide("MOVE")
        return best, state, search.control.clone()

    def _chosen_system(self) -> Equations:
        slot = self.search["SYSTEM"]
        return cast("Equations", self.system if slot == 2 else self.points[slot].system)

    def _factorise(self) -> int:
        step = self.solver.solve(self._chosen_system(), self.search.number("RELATIVE"))
        self._step = step
        if step is not None and not self.search["BARE_STEP"]:
            self._tangents = step.tangents
        return self.search.factorised(None if step is None else step.pivot)

    def _solve(self) -> int:
        """Measure the step. Systems are solved where they are factorised."""
        self.measure(self._chosen_system(), cast("Any", self._step).tangents, self.search["CHOSEN"])
        return self.search.decide("SOLVE")

    def measure(
        self, equations: Equations, tangents: Sequence[Tensor], slot: int, solution: Tensor | None = None
    ) -> None:
        """Measure a step from the point in a slot, whose tangents are known or in a solution for columns."""
        plan, rows = self.plan, []
        for v, parts, d in zip(plan.sets, plan.parts_of, tangents, strict=True):
            rows.append((d, measured(v.value), [plan.step_part(p, equations, solution) for p in parts]))
        measure_step(rows, self.search.sums)
        if self.curved:
            state = self.state_of(slot)
            slopes = [f.along(state, tangents, plan.problems) for f in self.factors]
            total = self.search.span("ALONG", len(LENGTHS))
            total.copy_(functools.reduce(torch.add, slopes).reshape(total.shape))

    def state_of(self, slot: int) -> Any:
        """The state in a slot."""
        return self.points[slot].state

    def moved(self, state: Sequence[Any], tangents: Sequence[Tensor]) -> list[Any]:
        """A state moved by tangents, of the length that the search has chosen."""
        if self.curved:
            length = self.search.span("LENGTH")
            rows = [x.reshape(len(length), -1) if length.ndim > 1 else x.reshape(-1) for x in tangents]
            tangents = [ops.scaled(length, y).reshape(x.shape) for x, y in zip(tangents, rows, strict=True)]
        return [moved(x, d) for x, d in zip(state, tangents, strict=True)]

    def differentiate(self) -> int:
        """Find the exact Hessian."""
        self._exact = self._exact_equations(self.points[self.search["CHOSEN"]])
        return self.mix()

    def mix(self) -> int:
        """Equations that are partly those of Newton, where Gauss and Newton's are slow."""
        search = self.search
        if self._exact is not None and not search.number("WAIT") > 0:
            self.system = mixed(self.points[search["CHOSEN"]].system, self._exact, search.number("SHARE"))
            search.w[WORD["NEGATIVE"]] = negative(self.system)
        search.send()
        return search.decide("MIX")

    def _check(self) -> int:
        """Whether a state whose gradient vanishes is determined."""
        search, equations = self.search, self.points[self.search["CHOSEN"]].system
        exact, limit = self.solver.factor is not None, _ROUNDED if self.plan.schurs else SINGULAR
        singular = _undetermined(equations)
        if not singular and search["DOUBTFUL"]:
            bare = self.solver.solve(equations, 0.0)
            singular = bare is None or (exact and bare.pivot < SINGULAR)
            unsure = bare is not None and (not exact or bare.pivot < limit)
            singular = singular or (unsure and self._least_eigenvalue(equations) < _NULL)
        search.control[0, _STATUS] = ops.RANK_DEFICIENT if singular else ops.CONVERGED
        return END

    def _least_eigenvalue(self, equations: Equations) -> float:
        """The least eigenvalue of the matrix that is scaled to a diagonal of 1, by two inverse iterations."""
        curvatures = self.plan.curvatures(equations)
        generator = torch.Generator().manual_seed(0)
        x = [torch.randn(n.shape, generator=generator, dtype=torch.float64, device="cpu").to(n) for n in curvatures]
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

    def _exact_equations(self, point: Point) -> Equations | None:
        """The equations with the exact Hessian; None if a residual has no second derivatives."""
        approximate: Equations = point.system
        results: list[Any] = []
        for f in self.factors:
            try:
                curvature = f.curvature(point.state)
            except RuntimeError:  # of a function that torch differentiates once
                self.search.c[..., PLACE["WAIT"]] = FOREVER
                return None
            results.append(([], curvature))
        exact = self.plan.assemble(results)
        diagonal = as_idle(exact.diagonal, approximate.diagonal)
        rows = zip(exact.points, approximate.points, strict=True)
        points = [(as_idle(h, known), g, coupling) for (h, _, coupling), (known, g, _) in rows]
        return Equations(approximate.cost, diagonal, exact.blocks, approximate.gradient, points)


def is_curved(factors: Sequence[Factor], sets: Sequence[VariableSet]) -> bool:
    """Whether steps take the curvature of losses into account. Those of bundles ended in worse minima with it."""
    is_open = any([f.loss is not None for f in factors]) and not any([v.eliminate for v in sets])
    return is_open and all([f.is_op for f in factors])


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
    blocks = (equations.diagonal, *[h for h, _, _ in equations.points])
    return any([bool(negative_rows(x).any()) for x in blocks if x.numel()])


def negative_rows(blocks: Tensor) -> Tensor:
    """Which numbers on the diagonals of blocks are less than 0, beyond rounding errors."""
    curvatures = blocks.diagonal(dim1=1, dim2=2)
    return curvatures < -NOISE * curvatures.abs().amax(1, keepdim=True)
