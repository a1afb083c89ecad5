"""Solving symmetric positive definite systems of up to 12 unknowns, one op for each size."""

from __future__ import annotations

from typing import Any

from ..engine import Array, DeclaredOnUse, Scalar, own_ops
from .lib import Cholesky

LARGEST = 12  # the number of unknowns up to which a system is solved in one kernel, without loops
op = own_ops()
_array: Any = Array  # type checkers do not know its sizes


def _declare(size: str) -> Any:
    n = int(size)

    def solve(matrix: Array, vector: Array) -> Any:
        """Solve ``matrix @ x = vector`` for symmetric positive definite matrices by their Cholesky factors.

        Of a matrix that is not positive definite the result is NaN. The strictly upper triangle is not read.

        Args:
            matrix: Shape (*batch, n, n).
            vector: Shape (*batch, n).
        """
        rows: list[list[Scalar]] = [[matrix[i * n + j] for j in range(i + 1)] for i in range(n)]
        return _array[n](Cholesky.of(rows).solve(vector))

    solve.__annotations__ = {"matrix": _array[n, n], "vector": _array[n], "return": _array[n]}
    return op(name=f"positive.solve.{n}", title="solve")(solve)


SOLVE = DeclaredOnUse("positive.solve.", {n: str(n) for n in range(1, LARGEST + 1)}, _declare)
