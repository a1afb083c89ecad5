"""Normal equations of a sparse problem: where the blocks of factors belong."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..numerics import Groups, Schur, copy_blocks
from .columns import Columns, Part, PartIndex
from .factors import Factor
from .search_kernels import StepPart
from .unknowns import VariableSet


class Equations(NamedTuple):
    """The equations at a state.

    Attributes:
        cost: The cost, shape (1,).
        diagonal: The blocks of columns, shape (n, size, size).
        blocks: The blocks at `BlockPlan.pairs`, shape (m, size, size).
        gradient: Of the columns, shape (n, size).
        points: For the sets that are eliminated: their blocks, their gradients, and the rows that couple them.
        idle: How many numbers on the diagonal are 0, if that is known.
    """

    cost: Tensor
    diagonal: Tensor
    blocks: Tensor
    gradient: Tensor
    points: Sequence[tuple[Tensor, Tensor, Tensor]]
    idle: int | None = None


class _Off(NamedTuple):
    """Blocks off the diagonal: of all rows of a factor, from two variables of different columns.

    Attributes:
        start: The first of them in `Equations.blocks`.
        rows: The rows of the factor, or None for all.
        length: Their number.
        parts: The arguments, and where their block begins in that of the columns.
    """

    start: int
    rows: Tensor | None
    length: int
    parts: list[tuple[int, int, int, int]]


class _CouplingRows(NamedTuple):
    """Rows that couple an eliminated variable to a column: as in `_Off`, with the eliminated argument last."""

    start: int
    eliminated: int
    parts: list[tuple[int, int]]


class _FactorPlan:
    """Where the blocks of one factor belong."""

    def __init__(self, references: Sequence[PartIndex], columns: Columns) -> None:
        self.sets = [part.number for part, _ in references]
        self.shifts = [columns.shift[k] for k in self.sets]
        self.places = [columns.of[part.number][index] for part, index in references]
        self.eliminated = next((a for a, (part, _) in enumerate(references) if part.eliminate), None)
        self.groups = [
            Groups(place, part.count if part.eliminate else columns.count)
            for place, (part, _) in zip(self.places, references, strict=True)
        ]
        # Arguments of one column: of joint sets, with the same index.
        self.heads: list[list[int]] = []
        for a in range(len(references)):
            if a == self.eliminated:
                continue
            joint = [h for h in self.heads if self._shares(h[0], a, columns)]
            if joint:
                joint[0].append(a)
            else:
                self.heads.append([a])
        self.offs: list[_Off] = []
        self.loops: list[tuple[int, int, Groups]] = []
        self.rows: list[_CouplingRows] = []

    def _shares(self, a: int, b: int, columns: Columns) -> bool:
        one, two = self.sets[a], self.sets[b]
        return one != two and columns.joint[one] == columns.joint[two] and torch.equal(self.places[a], self.places[b])


class BlockPlan:
    """Where the blocks of all factors belong. It depends on the variables that factors are about, not on their data.

    Attributes:
        sets: The variables.
        device: That of the variables.
        problems: Of how many problems these are, one after the other; 0 for a single one.
        parts: Their parts: those of all sets in a row.
        columns: The columns of the parts.
        pairs: The positions of blocks off the diagonal, shape (m, 2), before variables are eliminated.
        eliminated: The parts that are eliminated.
        schurs: For each of them its elimination.
        is_known: Whether a problem with this plan was solved before.
    """

    is_known = False

    def __init__(self, sets: Sequence[VariableSet], factors: Sequence[Factor], problems: int = 0) -> None:
        self.sets, self.device, self.problems = sets, sets[0].device, problems
        self.parts_of = Part.every(sets)
        self.parts = [part for row in self.parts_of for part in row]
        references = [[(p, r.index) for r in f.references for p in self.parts_of[r.variables.number]] for f in factors]
        self.spreads = [self._spread(f) for f in factors]
        self.columns = columns = Columns(self.parts, references)
        self.plans = [_FactorPlan(r, columns) for r in references]
        pairs, start = [], 0
        for plan in self.plans:
            for one, two in itertools.combinations(plan.heads, 2):
                i, j = plan.places[one[0]], plan.places[two[0]]
                loop = (i == j) & (i >= 0)
                if bool(loop.any()):
                    at = torch.where(loop, i, -1)
                    plan.loops += [(a, b, Groups(at, columns.count)) for a, b in itertools.product(one, two)]
                rows = ((i >= 0) & (j >= 0) & ~loop).nonzero().squeeze(-1)
                parts = [(a, b, plan.shifts[a], plan.shifts[b]) for a, b in itertools.product(one, two)]
                plan.offs.append(_Off(start, None if len(rows) == len(i) else rows, len(rows), parts))
                pairs.append(torch.stack((i[rows], j[rows]), -1))
                start += len(rows)
        self.eliminated = [k for k, v in enumerate(self.parts) if v.eliminate]
        self.schurs = [self._schur(k) for k in self.eliminated]
        self.pairs = torch.cat(pairs) if pairs else torch.empty(0, 2, dtype=torch.int64, device=self.device)

    def zeros(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.float64, device=self.device)

    def _schur(self, number: int) -> Schur:
        owners, columns, start = [], [], 0
        for plan in self.plans:
            if plan.eliminated is None or plan.sets[plan.eliminated] != number:
                continue
            owner = plan.places[plan.eliminated]
            for head in plan.heads:
                column = plan.places[head[0]]
                owners.append(owner)
                columns.append(torch.where(owner < 0, -1, column))
                plan.rows.append(_CouplingRows(start, plan.eliminated, [(a, plan.shifts[a]) for a in head]))
                start += len(owner)
        v = self.parts[number]
        none = torch.empty(0, dtype=torch.int64, device=self.device)
        return Schur(torch.cat([none, *owners]), torch.cat([none, *columns]), v.count, self.columns.size, v.size)

    def assemble(
        self,
        results: Sequence[tuple[list[Tensor], dict[tuple[int, int], Tensor]]],
    ) -> Equations:
        """The equations from those of the factors' rows, without a cost.

        Args:
            results: The gradients and blocks of each factor; no gradients are zeros.
        """
        direct = self.direct
        only = None if direct is None else results[0][1][direct].contiguous()
        divided = [_divided(x, spread) for x, spread in zip(results, self.spreads, strict=True)]
        n, size = self.columns.count, self.columns.size
        blocks = self.zeros(0 if only is not None else len(self.pairs), size, size)
        diagonal, gradient, points = self.zeros(n, size, size), self.zeros(n, size), []
        for schur, number in zip(self.schurs, self.eliminated, strict=True):
            p = self.parts[number].size
            points.append((self.zeros(schur.count, p, p), self.zeros(schur.count, p), self.zeros(schur.given, size, p)))
        of = dict(zip(self.eliminated, points, strict=True))
        for plan, (slopes, parts) in zip(self.plans, divided, strict=True):
            self._diagonal(plan, slopes, parts, diagonal, gradient, of)
            if only is None:
                self._off(plan, parts, blocks)
            for rows in plan.rows:
                self._couple(plan, rows, parts, of[plan.sets[rows.eliminated]][2])
        points = [(h, g, schur.merged(rows)) for schur, (h, g, rows) in zip(self.schurs, points, strict=True)]
        return Equations(gradient.new_empty(1), diagonal, blocks if only is None else only, gradient, points)

    @functools.cached_property
    def reduced_pairs(self) -> Tensor:
        """The positions of blocks off the diagonal after variables were eliminated: `pairs`, and those of `schurs`."""
        return torch.cat([self.pairs, *[schur.pairs for schur in self.schurs]])

    @functools.cached_property
    def padding(self) -> int:
        """How many numbers on the diagonals no free variable has, where columns have several sizes."""
        free = sum([int((self.columns.of[k] >= 0).sum()) * p.size for k, p in enumerate(self.parts)])
        eliminated = sum([self.parts[k].count * self.parts[k].size for k in self.eliminated])
        return self.columns.count * self.columns.size + eliminated - free

    @functools.cached_property
    def direct(self) -> tuple[int, int] | None:
        """The arguments of the only factor whose blocks off the diagonal are those of the equations as they are."""
        offs = self.plans[0].offs if len(self.plans) == 1 and not self.schurs and self.spreads[0] is None else []
        if len(offs) != 1 or offs[0].rows is not None or len(offs[0].parts) != 1:
            return None
        a, b, *shifts = offs[0].parts[0]
        sizes = [self.parts[self.plans[0].sets[k]].size for k in (a, b)]
        return (a, b) if shifts == [0, 0] and sizes == [self.columns.size] * 2 and a < b else None

    def _spread(self, factor: Factor) -> list[tuple[int, slice]] | None:
        """For each part of what a factor is about: the argument and its numbers; None if all parts are whole."""
        rows = [self.parts_of[r.variables.number] for r in factor.references]
        if all([len(row) == 1 for row in rows]):
            return None
        return [(a, part.span) for a, row in enumerate(rows) for part in row]

    def divided(self, tangents: Sequence[Tensor]) -> list[Tensor]:
        """The tangents of all parts from those of the sets."""
        return [x[:, p.span] for x, row in zip(tangents, self.parts_of, strict=True) for p in row]

    def joined(self, tangents: Sequence[Tensor]) -> list[Tensor]:
        """The tangents of the sets from those of all parts."""
        rest = iter(tangents)
        rows = [[next(rest) for _ in row] for row in self.parts_of]
        return [row[0] if len(row) == 1 else torch.cat(row, -1) for row in rows]

    def idle(self, equations: Equations) -> list[Tensor]:
        """Which numbers of the free variables of each set have no effect on any residual, shape (count, size)."""
        return [(x == 0) & ~v.held for v, x in zip(self.sets, self.curvatures(equations), strict=True)]

    def curvatures(self, equations: Equations) -> list[Tensor]:
        """The diagonal of the matrix for each set, shape (count, size); 0 for fixed variables."""
        return self.joined(self._curvatures(equations))

    def _curvatures(self, equations: Equations) -> list[Tensor]:
        """The diagonal of the matrix for each part."""
        curvatures = []
        diagonal = equations.diagonal.diagonal(dim1=1, dim2=2)
        for k, v in enumerate(self.parts):
            if v.eliminate:
                values = equations.points[self.eliminated.index(k)][0].diagonal(dim1=1, dim2=2)
            elif self.columns.count:
                shift = self.columns.shift[k]
                values = diagonal[self.columns.of[k], shift : shift + v.size]
            else:
                values = self.zeros(v.count, v.size)
            curvatures.append(values.masked_fill(v._fixed[:, None], 0))
        return curvatures

    def step_part(self, part: Part, equations: Equations, solution: Tensor | None = None) -> StepPart:
        """Where the equations of some numbers of a set are, whose tangents are known or in a solution for columns."""
        if part.eliminate:
            h, g, _ = equations.points[self.eliminated.index(part.number)]
            return StepPart(part.start, part.size, None, 0, None, h, g)
        place, shift = self.columns.of[part.number], self.columns.shift[part.number]
        return StepPart(part.start, part.size, place, shift, solution, equations.diagonal, equations.gradient)

    def with_slopes(self, equations: Equations, slopes: Sequence[Tensor]) -> Equations:
        """Equations whose solution is the inverse of the matrix times slopes; 0 for unknowns without effect."""
        gradient, points = torch.zeros_like(equations.gradient), [*equations.points]
        for k, (x, curvature) in enumerate(zip(self.divided(slopes), self._curvatures(equations), strict=True)):
            right = -x.masked_fill(curvature == 0, 0)
            if self.parts[k].eliminate:
                at = self.eliminated.index(k)
                points[at] = points[at][0], right, points[at][2]
            else:
                free, shift = self.columns.of[k] >= 0, self.columns.shift[k]
                gradient[self.columns.of[k][free], shift : shift + x.shape[1]] = right[free]
        return equations._replace(gradient=gradient, points=points)

    def _diagonal(
        self, plan: _FactorPlan, slopes: list[Tensor], parts: dict[tuple[int, int], Tensor], diagonal: Tensor,
        gradient: Tensor, points: dict[int, tuple[Tensor, Tensor, Tensor]],
    ) -> None:  # fmt: skip
        for a, groups in enumerate(plan.groups):
            if a == plan.eliminated:
                hessians, slope, _ = points[plan.sets[a]]
                groups.add(hessians, parts[a, a])
                if slopes:
                    groups.add(slope[:, None], slopes[a][:, None])
                continue
            shift = plan.shifts[a]
            groups.add(diagonal, parts[a, a], shift, shift)
            if slopes:
                groups.add(gradient[:, None], slopes[a][:, None], 0, shift)
        for head in plan.heads:
            for a, b in itertools.combinations(head, 2):
                plan.groups[a].add(diagonal, parts[a, b], plan.shifts[a], plan.shifts[b])
                plan.groups[a].add(diagonal, parts[a, b].mT, plan.shifts[b], plan.shifts[a])
        for a, b, groups in plan.loops:
            block = _block(parts, a, b)
            groups.add(diagonal, block, plan.shifts[a], plan.shifts[b])
            groups.add(diagonal, block.mT, plan.shifts[b], plan.shifts[a])

    @staticmethod
    def _off(plan: _FactorPlan, parts: dict[tuple[int, int], Tensor], blocks: Tensor) -> None:
        for off in plan.offs:
            for a, b, row, column in off.parts:
                block = _block(parts, a, b)
                height, width = block.shape[1:]
                band = slice(off.start, off.start + off.length)
                copy_blocks(blocks[band, row : row + height, column : column + width], block, off.rows)

    @staticmethod
    def _couple(plan: _FactorPlan, rows: _CouplingRows, parts: dict[tuple[int, int], Tensor], target: Tensor) -> None:
        for a, shift in rows.parts:
            block = _block(parts, a, rows.eliminated)
            target[rows.start : rows.start + len(block), shift : shift + block.shape[1]] = block


def _divided(result: Any, spread: list[tuple[int, slice]] | None) -> Any:
    """The gradients and blocks of a factor's rows, by the parts of its variables."""
    if spread is None:
        return result
    slopes, blocks = result
    pairs = itertools.combinations_with_replacement(enumerate(spread), 2)
    divided = {(i, j): blocks[a, b][:, rows, columns] for (i, (a, rows)), (j, (b, columns)) in pairs}
    return [slopes[a][:, rows] for a, rows in spread] if slopes else [], divided


def _block(parts: dict[tuple[int, int], Tensor], a: int, b: int) -> Tensor:
    return parts[a, b] if a <= b else parts[b, a].mT


def mixed(approximate: Equations, exact: Equations, share: float | Tensor) -> Equations:
    """Equations with a share of the exact Hessian, for steps that are slow with those of Gauss and Newton alone.

    Args:
        approximate: Those of Gauss and Newton.
        exact: Those with the exact Hessian.
        share: The share, or that of each problem.
    """

    def between(x: Tensor, y: Tensor) -> Tensor:
        part = share
        if isinstance(share, Tensor):
            part = share.repeat_interleave(len(x) // len(share))[:, None, None]
        return x + part * (y - x)

    rows = zip(approximate.points, exact.points, strict=True)
    points = [(between(h, x), g, between(r, y)) for (h, g, r), (x, _, y) in rows]
    diagonal, blocks = between(approximate.diagonal, exact.diagonal), between(approximate.blocks, exact.blocks)
    return approximate._replace(diagonal=diagonal, blocks=blocks, points=points)


def as_idle(blocks: Tensor, reference: Tensor) -> Tensor:
    """Blocks with zeros for unknowns that have no effect in others."""
    effective = (reference.diagonal(dim1=1, dim2=2) != 0).to(blocks.dtype)
    return blocks * (effective[:, :, None] * effective[:, None, :])
