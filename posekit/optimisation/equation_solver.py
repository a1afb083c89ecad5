"""The solution of the normal equations of a sparse problem for one damping, and blocks of the inverse."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import attrs
import torch
from torch import Tensor

from ..engine import Lock, is_cuda, stream_of
from ..numerics import BlockCholesky, BlockMatrix, BlockPattern, Eliminated, Patterns, inverted, solve_by_cudss
from .columns import Part
from .equations import BlockPlan, Equations
from .factors import Factor
from .problem_memory import check_equations, check_rows
from .search_kernels import SINGULAR
from .unknowns import VariableSet, tensors_of, with_tensors

_FEW = 32  # columns for whose inverse systems are solved; more take the equations of Takahashi


class SparseStep(NamedTuple):
    """The solution of damped equations.

    Attributes:
        tangents: Those of all sets of variables.
        pivot: The least pivot of the factorisation, relative to the diagonal; 1 if there was none.
    """

    tangents: list[Tensor]
    pivot: float


class _Reduced(NamedTuple):
    """The system of the columns: the Schur complement of what is eliminated.

    Attributes:
        diagonal: Its blocks on the diagonal.
        blocks: Those off the diagonal.
        gradient: The negative of its right-hand side.
        relative: Multiples of the numbers on the diagonal that are still to be added, unless these lie on a device.
        eliminated: The inverses and rows of each set that is eliminated. The blocks lack what these subtract if the
            system is solved by conjugate gradients.
    """

    diagonal: Tensor
    blocks: Tensor
    gradient: Tensor
    relative: float
    eliminated: Sequence[Eliminated]


class Solver:
    """Solves the damped equations: the Schur complement of what is eliminated, then a factorisation or iterations.

    Threads may share it: they factorise in turn, and all other numbers are those of a call.

    Attributes:
        factor: The factorisation of the columns' system, or None if it is solved by conjugate gradients or by cuDSS. Of
            several problems that of a batch of systems, which `launch` solves.
    """

    def __init__(self, plan: BlockPlan, linear: str, problems: int = 0) -> None:
        self.plan, self.linear, self._problems = plan, linear, problems
        self.factor: BlockCholesky | None = None
        if linear == "cholesky":
            count, pairs = (n // max(problems, 1) for n in (plan.columns.count, len(plan.reduced_pairs)))
            batch, size = (problems,) if problems else (), plan.columns.size
            self.factor = BlockCholesky(count, plan.reduced_pairs[:pairs], size, device=plan.device, batch=batch)
        self._lock = Lock()  # held from a factorisation to the last system that is solved by it

    @functools.cached_property
    def _pattern(self) -> BlockPattern:
        pairs = self.plan.pairs if self.linear == "pcg" else self.plan.reduced_pairs
        return BlockPattern(pairs, self.plan.columns.count)

    def __reduce__(self) -> tuple[type[Solver], tuple[BlockPlan, str, int]]:
        return Solver, (self.plan, self.linear, self._problems)

    @functools.cached_property
    def single(self) -> Solver:
        """That of all problems as one."""
        return Solver(self.plan, self.linear) if self._problems else self

    def solve(self, equations: Equations, damping: float, *, tolerance: float = 1e-6) -> SparseStep | None:
        """The tangents of all sets of variables; None if the damped matrix is not positive definite.

        Args:
            equations: The equations.
            damping: Multiples of the numbers on the diagonal that are added to them.
            tolerance: Of conjugate gradients.
        """
        if self._problems:
            return self.single.solve(equations, damping, tolerance=tolerance)
        reduced = self._reduced(equations, damping)
        solution = None if reduced is None else self._columns(reduced, tolerance)
        if reduced is None or solution is None:
            return None
        y, pivot = solution
        steps = self._substituted(equations, reduced, y)
        parts = [steps[k] if v.eliminate else self._part(k, v, y) for k, v in enumerate(self.plan.parts)]
        return SparseStep(self.plan.joined(parts), pivot)

    def launch(self, equations: Equations, damping: Tensor, state: Tensor) -> tuple[list[Tensor], Tensor]:
        """Solve on a device, without a look at it.

        Args:
            equations: The equations.
            damping: See `BlockCholesky.factorise_with`.
            state: What it tells.

        Returns:
            The tangents of all sets, of which those in columns are yet to be taken from the solution; and the negative
            of this solution.
        """
        factor, plan = cast("BlockCholesky", self.factor), self.plan
        reduced = cast("_Reduced", self._reduced(equations, damping))
        if plan.schurs:
            damping = damping.clone()
            damping[1].zero_()  # it was added
        x = reduced.gradient.clone()
        scratch = x.new_empty(factor.scratch_size())
        with self._lock:
            factor.factorise_with(reduced.diagonal, reduced.blocks, damping, state)
            factor.solve_in(x, scratch)
        steps = self._substituted(equations, reduced, -x) if plan.schurs else {}
        parts = [steps[k] if v.eliminate else x.new_empty(v.count, v.size) for k, v in enumerate(plan.parts)]
        return plan.joined(parts), x

    def _substituted(self, equations: Equations, reduced: _Reduced, y: Tensor) -> dict[int, Tensor]:
        """The tangents of the parts that are eliminated, from those of the columns."""
        every = zip(self.plan.eliminated, reduced.eliminated, equations.points, strict=True)
        return {k: schur.substitute(inverses, g, rows, y) for k, (schur, inverses, rows), (_, g, _) in every}

    def marginals(self, equations: Equations, v: VariableSet, chosen: Tensor) -> Tensor | None:
        """Blocks on the diagonal of the inverse, for some variables of a set, shape (m, size, size)."""
        if self._problems:
            return self.single.marginals(equations, v, chosen)
        direct = self if self.factor is not None else Solver(self.plan, "cholesky")
        factor, reduced = cast("BlockCholesky", direct.factor), direct._reduced(equations, 0.0)
        if reduced is None or bool(self.plan.idle(equations)[v.number][chosen].any()):
            return None
        with direct._lock:
            if factor.factorise(reduced.diagonal, reduced.blocks, idle=1.0) >= 0 or factor.pivot < SINGULAR:
                return None
            if v.eliminate:
                return self._eliminated_marginals(factor, reduced, v, chosen)
            return self._column_marginals(factor, v, chosen)

    def _column_marginals(self, factor: BlockCholesky, v: VariableSet, chosen: Tensor) -> Tensor:
        columns, parts = self.plan.columns, self.plan.parts_of[v.number]
        places = [columns.of[p.number][chosen] for p in parts]
        if not columns.count:
            return self.plan.zeros(len(chosen), v.size, v.size)
        if len(parts) == 1 and len(chosen) > _FEW:
            shift = columns.shift[parts[0].number]
            span = slice(shift, shift + v.size)
            blocks = factor.inverse_diagonal()[places[0]][:, span, span]
        else:
            rows = zip(*[place.split(_FEW) for place in places], strict=True)
            inverses = [self._inverse_columns(factor, parts, some) for some in rows]
            blocks = torch.cat(inverses) if inverses else self.plan.zeros(0, v.size, v.size)
        free = torch.cat([(x >= 0)[:, None].expand(-1, p.size) for p, x in zip(parts, places, strict=True)], 1)
        return torch.where(free[:, :, None] & free[:, None], _symmetric(blocks), 0)

    def _inverse_columns(self, factor: BlockCholesky, parts: Sequence[Part], places: Sequence[Tensor]) -> Tensor:
        """Blocks on the diagonal of the inverse, of variables whose parts are in some columns."""
        columns, device, m = self.plan.columns, self.plan.device, len(places[0])
        every = torch.arange(m, device=device)
        size = sum([p.size for p in parts])
        b = self.plan.zeros(columns.count, columns.size, m, size)
        at = [columns.shift[p.number] + torch.arange(p.size, device=device) for p in parts]
        for p, place, rows in zip(parts, places, at, strict=True):
            b[place[:, None], rows, every[:, None], p.start + torch.arange(p.size, device=device)] = 1.0
        x = factor.solve(b.flatten(2)).reshape(b.shape)
        bands = [x[place[:, None], rows, every[:, None]] for place, rows in zip(places, at, strict=True)]
        return torch.cat(bands, 1)

    def _eliminated_marginals(self, factor: BlockCholesky, reduced: _Reduced, v: VariableSet, chosen: Tensor) -> Tensor:
        """H^-1 + H^-1 W^T C W H^-1 for each variable, with C of the columns that it meets."""
        number = self.plan.parts_of[v.number][0].number
        k = self.plan.eliminated.index(number)
        schur, inverses, rows = reduced.eliminated[k]
        covariances = []
        for p in chosen.tolist():
            list_ = schur.groups.rows[schur.groups.pointers[p] : schur.groups.pointers[p + 1]]
            b = self.plan.zeros(self.plan.columns.count, self.plan.columns.size, v.size)
            b.index_add_(0, schur.columns[list_], rows[list_] @ inverses[p])
            covariances.append(inverses[p] + (b.flatten(0, 1).mT @ factor.solve(b).flatten(0, 1)))
        held = self.plan.columns.of[number][chosen] < 0
        blocks = torch.stack(covariances) if covariances else self.plan.zeros(0, v.size, v.size)
        return torch.where(held[:, None, None], 0, _symmetric(blocks))

    def _part(self, number: int, v: Part, y: Tensor) -> Tensor:
        columns, shift = self.plan.columns, self.plan.columns.shift[number]
        place = columns.of[number]
        if not columns.count:
            return self.plan.zeros(v.count, v.size)
        return torch.where(place[:, None] >= 0, y[place, shift : shift + v.size], 0)

    def _reduced(self, equations: Equations, damping: float | Tensor) -> _Reduced | None:
        """The system of the columns; None if a damped block of what is eliminated is not positive definite.

        Args:
            equations: The equations.
            damping: Multiples of the numbers on the diagonal, or what `BlockCholesky.factorise_with` takes on a device.
        """
        diagonal, gradient, blocks = equations.diagonal, equations.gradient, equations.blocks
        relative: Any = damping[..., 1] if isinstance(damping, Tensor) else damping
        if not self.plan.schurs and self.factor is not None:
            return _Reduced(diagonal, blocks, gradient, relative, [])
        diagonal = _held(diagonal)
        if not self.plan.schurs:
            return _Reduced(diagonal, blocks, gradient, relative, [])
        diagonal, gradient = diagonal.clone(), gradient.clone()
        diagonal.diagonal(dim1=1, dim2=2).mul_(1 + relative)
        added = damping[:2] if isinstance(damping, Tensor) else diagonal.new_tensor((0.0, damping))
        eliminated = []
        for schur, (h, g, rows) in zip(self.plan.schurs, equations.points, strict=True):
            inverses = inverted(_held(h), added)
            if not isinstance(damping, Tensor) and bool(inverses.isnan().any()):
                return None
            schur.add(rows, schur.substitute(inverses, g, rows, None), gradient)
            eliminated.append(Eliminated(schur, inverses, rows))
        if self.linear == "pcg":
            return _Reduced(diagonal, blocks, gradient, 0.0, eliminated)
        filled = [diagonal.new_zeros(len(schur.pairs), *diagonal.shape[1:]) for schur in self.plan.schurs]
        for x, (schur, inverses, rows) in zip(filled, eliminated, strict=True):
            schur.subtract(inverses, rows, diagonal, x)
        return _Reduced(diagonal, torch.cat([blocks, *filled]), gradient, 0.0, eliminated)

    def _columns(self, reduced: _Reduced, tolerance: float) -> tuple[Tensor, float] | None:
        """The tangents of the columns, and the least pivot."""
        diagonal, blocks, gradient, relative, eliminated = reduced
        if self.factor is not None:
            with self._lock:
                if self.factor.factorise(diagonal, blocks, 0.0, relative, 1.0) >= 0:
                    return None
                return -self.factor.solve(gradient), self.factor.pivot
        if relative:
            diagonal = diagonal.clone()
            diagonal.diagonal(dim1=1, dim2=2).mul_(1 + relative)
        matrix = BlockMatrix(self._pattern, diagonal, blocks, eliminated if self.linear == "pcg" else ())
        if self.linear == "cudss":
            x = solve_by_cudss(matrix, -gradient, "Problem.solve")
            return None if x is None else (x, 1.0)
        y, steps = matrix.solve(-gradient, tolerance=tolerance)
        return None if steps < 0 else (y, 1.0)


class Structure:
    """What is known of the variables and factors of problems that are alike, whatever their data.

    Attributes:
        plan: Where blocks belong.
    """

    def __init__(self, sets: Sequence[VariableSet], factors: Sequence[Factor], problems: int = 0) -> None:
        none = [with_tensors(v.value, [x.new_empty(0, *x.shape[1:]) for x in tensors_of(v.value)]) for v in sets]
        bare = [attrs.evolve(v, value=x, kept=None) for v, x in zip(sets, none, strict=True)]
        self._rows = check_rows(factors) if is_cuda(sets[0].device) else 0
        self.plan = BlockPlan(bare, factors, problems)
        if self._rows:
            check_equations(self.plan, self._rows)
        self._lock = Lock()
        self._solvers: dict[tuple[str, int], Solver] = {}  # by kind and stream
        if stream_of(self.plan.device):
            torch.cuda.synchronize(self.plan.device)  # other streams may use the plan

    def solver(self, linear: str) -> Solver:
        """The solver of a kind, made on first use. Kernels of several streams may run at once: each has its own."""
        key = linear, stream_of(self.plan.device)
        with self._lock:
            if key not in self._solvers:
                made = Solver(self.plan, linear, self.plan.problems if self.plan.problems > 1 else 0)
                if self._rows:  # beside the factor, which has its memory now
                    check_equations(self.plan, self._rows, formed=linear != "pcg")
                self._solvers[key] = made
            return self._solvers[key]


_structures: Patterns[Structure] = Patterns()


def structure_of(sets: Sequence[VariableSet], factors: Sequence[Factor], problems: int = 0) -> Structure:
    """The structure of a problem like earlier ones, or a new one."""
    references = [f.references for f in factors]
    uses = [tuple([(r.variables.number, len(r)) for r in row]) for row in references]
    kinds = [(type(v.value), v.count, v.size, v.eliminate) for v in sets]
    tables = [*[v._fixed for v in sets], *[r.index for row in references for r in row]]
    return _structures.recall((problems, *kinds, *uses), tables, lambda: Structure(sets, factors, problems))


def _held(diagonal: Tensor) -> Tensor:
    """Diagonal blocks, with 1 on the diagonal for unknowns that have no effect."""
    curvatures = diagonal.diagonal(dim1=1, dim2=2)
    idle = curvatures == 0
    if not is_cuda(diagonal.device) and not bool(idle.any()):
        return diagonal
    return diagonal + torch.diag_embed(idle.to(diagonal.dtype))


def _symmetric(x: Tensor) -> Tensor:
    return (x + x.mT) / 2
