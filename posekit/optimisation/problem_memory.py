"""The memory that the equations of a problem take on a device."""

from __future__ import annotations

from collections.abc import Sequence

from ..math import least_squares as ops
from ..numerics import check_memory
from .equations import BlockPlan
from .factors import Factor

_POINTS = 3  # whose equations are there at once: the best one, that on trial, and the next
_TABLES = 64  # bytes of the tables of a variable of a row, about
_REMEDY = "solve it on the CPU"


def check_rows(factors: Sequence[Factor]) -> int:
    """Raise if a device has no room for the rows of residuals and the tables of their variables.

    Returns the bytes of the rows.
    """
    tables, rows = sum([_TABLES * f.rows * len(f.references) for f in factors]), _of_rows(factors)
    check_memory(tables + rows, factors[0].device, "Problem.solve: the rows of residuals need", _REMEDY)
    return rows


def check_equations(plan: BlockPlan, rows: int, *, formed: bool = False) -> None:
    """Raise if a device has no room for rows, the equations that they make, and the system that is solved.

    Args:
        plan: Where blocks belong.
        rows: The bytes of the rows.
        formed: Whether the matrix is formed that is left when variables are eliminated.
    """
    n, size = plan.columns.count, plan.columns.size
    numbers = n * size * (size + 1) + (0 if plan.direct else len(plan.pairs) * size**2)
    for schur in plan.schurs:
        numbers += schur.points * (schur.count * (schur.points + 1) + schur.given * size)
    system = (n + len(plan.reduced_pairs) if formed and plan.schurs else n) * size**2
    needed = rows + 8 * (_POINTS * numbers + system)
    remedy = f'{_REMEDY}, or with linear="pcg"' if formed else _REMEDY
    check_memory(needed, plan.device, "Problem.solve: rows and equations need", remedy)


def _of_rows(factors: Sequence[Factor]) -> int:
    """The bytes of costs, gradients and blocks of all rows."""
    numbers = 0
    for f in factors:
        sizes = [r.variables.size for r in f.references]
        numbers += f.rows * (1 + sum(sizes) + sum([sizes[a] * sizes[b] for a, b in ops.pairs(len(sizes))]))
    return 8 * numbers
