"""Cholesky factors of symmetric positive definite matrices, as scalar algebra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine import Scalar, constant_maximum, rsqrt
from .quaternions import dot

Lower = Sequence[Sequence[Scalar]]  # the lower triangle, row by row


class Cholesky(NamedTuple):
    """A Cholesky factor.

    Attributes:
        rows: The entries below the diagonal, row by row.
        inverses: The reciprocals of the diagonal.
        pivots: The squares of the diagonal, before small ones are replaced.
    """

    rows: Lower
    inverses: Sequence[Scalar]
    pivots: Sequence[Scalar]

    @classmethod
    def of(cls, m: Lower, smallest: Scalar | None = None) -> Cholesky:
        """Factorise a matrix.

        Args:
            m: The lower triangle.
            smallest: Pivots that are smaller are replaced with it. Those of a positive semidefinite matrix plus
                ``smallest`` times the identity are not below that, but for rounding errors.
        """
        rows: list[list[Scalar]] = []
        inverses: list[Scalar] = []
        pivots: list[Scalar] = []
        for i, entries in enumerate(m):
            row: list[Scalar] = []
            for j in range(i):
                row.append((entries[j] - dot(row, rows[j]) if j else entries[j]) * inverses[j])
            pivot = entries[i] - dot(row, row) if i else entries[i]
            pivots.append(pivot)
            inverses.append(rsqrt(pivot if smallest is None else constant_maximum(pivot, smallest)))
            rows.append(row)
        return cls(rows, inverses, pivots)

    def forward(self, b: Sequence[Scalar]) -> list[Scalar]:
        """Solve ``L y = b``."""
        y: list[Scalar] = []
        for i, row in enumerate(self.rows):
            y.append((b[i] - dot(row, y) if i else b[i]) * self.inverses[i])
        return y

    def backward(self, y: Sequence[Scalar]) -> list[Scalar]:
        """Solve ``L^T x = y``."""
        n = len(y)
        x = list(y)
        for i in reversed(range(n)):
            for k in range(i + 1, n):
                x[i] = x[i] - self.rows[k][i] * x[k]
            x[i] = x[i] * self.inverses[i]
        return x

    def solve(self, b: Sequence[Scalar]) -> list[Scalar]:
        """Solve ``L L^T x = b``."""
        return self.backward(self.forward(b))
