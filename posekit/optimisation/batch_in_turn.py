"""The solutions of a batch of problems on few threads of the CPU: in turn, by one recording."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from ..engine import beats, is_cuda
from .damping import Minimum
from .equation_solver import structure_of
from .equations import Equations
from .factors import Factor
from .recorded_sparse import is_recorded, solved
from .results import joined
from .sparse_problem import Sparse
from .unknowns import Reference, VariableSet, contiguous, mapped, tensors_of, with_tensors

# Threads that take as long for all at once: the numbers of one problem stay in the caches of a core. One thread takes
# 75 ms for 100 graphs of 100 poses, and 175 ms at once.
_FEW = 2
# What is called for each problem takes as long as problems of so few columns, of which there are many.
_SMALL, _MANY = 16, 32


def minimised_in_turn(batch: Sparse, state: Sequence[Any], max_iterations: int) -> Minimum | None:
    """What a `Batch` finds, to the same bits; None where problems cannot be recorded, or threads share them."""
    sets, factors, problems, tolerance = batch.plan.sets, batch.factors, batch.plan.problems, batch.tolerance
    small = problems > _MANY and batch.plan.columns.count < _SMALL * problems
    if small or torch.get_num_threads() > _FEW or is_cuda(batch.plan.device):
        return None
    if any([f.tensors() is None for f in factors]):
        return None
    counts = [v.count // problems for v in sets]
    alone = [attrs.evolve(v, fixed=v._fixed[:n], kept=None) for v, n in zip(sets, counts, strict=True)]

    def problem(k: int) -> tuple[list[Factor], list[Any]]:
        """The factors and the state of a problem."""
        spans = [slice(k * n, (k + 1) * n) for n in counts]
        values = [with_tensors(x, [y[span] for y in tensors_of(x)]) for x, span in zip(state, spans, strict=True)]
        return [_part(f, alone, k, problems) for f in factors], [*map(contiguous, values)]

    first, start = problem(0)
    solver = structure_of(alone, first).solver("cholesky")
    solver.plan.is_known = True
    if not is_recorded(Sparse(first, solver, tolerance), start):
        return None
    found, counted, listener = [], 0, beats.listener
    for k in range(problems):
        part, values = problem(k)
        beats.listener = None  # which counts iterations of all problems
        try:
            sparse = Sparse(part, solver, tolerance)
            found.append(solved(sparse, values, max_iterations, None))
        finally:
            beats.listener = listener
        if (now := (k + 1) * max_iterations // problems) > counted:
            beats.tell(now - counted, found[-1].system.cost)
            counted = now
    return _joined(found)


def _part(f: Factor, alone: Sequence[VariableSet], k: int, problems: int) -> Factor:
    """The rows of a factor that are of one problem."""
    rows = f.rows // problems

    def part(x: Tensor) -> Tensor:
        return x[k * rows : (k + 1) * rows] if x.ndim and len(x) == f.rows else x

    operands = [
        Reference(alone[x.variables.number], x.index[:rows]) if isinstance(x, Reference) else mapped(x, part)
        for x in f.arguments
    ]
    return attrs.evolve(f, arguments=operands, weight=None if f.weight is None else part(f.weight), rows=rows)


def _joined(found: Sequence[Minimum]) -> Minimum:
    """The minima of several problems as that of a batch."""
    states = zip(*[x.state for x in found], strict=True)
    state = [with_tensors(row[0], [torch.cat(x) for x in zip(*map(tensors_of, row), strict=True)]) for row in states]
    diagonal, blocks, gradient = (torch.cat([x.system[k] for x in found]) for k in (1, 2, 3))
    costs = joined([x.costs for x in found])
    equations = Equations(costs[-1], diagonal, blocks, gradient, [])
    return Minimum(state, equations, torch.cat([x.control for x in found]), costs)
