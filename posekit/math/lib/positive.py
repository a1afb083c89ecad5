"""Cholesky factors of symmetric positive definite matrices, as scalar algebra."""

from __future__ import annotations

import functools
import itertools
import pathlib
from collections.abc import Sequence
from typing import NamedTuple

from ...engine import Routine, Scalar, constant_maximum, fill_file, rsqrt
from .quaternions import dot

_TEMPLATES = pathlib.Path(__file__).parent / "templates"

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


class LoopedCholesky(NamedTuple):
    """A Cholesky factor that long kernels compute in functions, which stand once in their text; the bits are the same.

    Attributes:
        below: The entries below the diagonal, row by row.
        inverses: The reciprocals of the diagonal.
        pivots: The squares of the diagonal, before small ones are replaced.
    """

    below: Sequence[Scalar]
    inverses: Sequence[Scalar]
    pivots: Sequence[Scalar]

    @classmethod
    def of(cls, m: Lower, smallest: Scalar) -> LoopedCholesky:
        """Factorise a matrix: see `Cholesky.of`."""
        n = len(m)
        below = [x for row in m for x in row[:-1]]
        numbers = _routine("factor", n)(below, [row[-1] for row in m], [smallest])
        return cls(numbers[: -2 * n], numbers[-2 * n : -n], numbers[-n:])

    def forward(self, b: Sequence[Scalar]) -> list[Scalar]:
        """Solve ``L y = b``."""
        return _routine("forward", len(b))(self.below, self.inverses, b)

    def solve(self, b: Sequence[Scalar]) -> list[Scalar]:
        """Solve ``L L^T x = b``."""
        return _routine("backward", len(b))(self.below, self.inverses, self.forward(b))


@functools.cache
def _routine(name: str, n: int) -> Routine:
    """The routine of a template for n unknowns."""
    count = n * (n - 1) // 2

    def rows(below: Sequence[Scalar]) -> list[Sequence[Scalar]]:
        return [below[i * (i - 1) // 2 : i * (i + 1) // 2] for i in range(n)]

    def algebra(below: Sequence[Scalar], diagonal: Sequence[Scalar], b: Sequence[Scalar]) -> Sequence[Scalar]:
        if name == "factor":
            made = Cholesky.of([[*row, x] for row, x in zip(rows(below), diagonal, strict=True)], b[0])
            return [*itertools.chain.from_iterable(made.rows), *made.inverses, *made.pivots]
        factor = Cholesky(rows(below), diagonal, ())
        return factor.forward(b) if name == "forward" else factor.backward(b)

    def text() -> str:
        less = fill_file(_TEMPLATES / "less.h", unroll=unroll)
        return fill_file(_TEMPLATES / f"{name}.h", n=str(n), below=str(count), less=less, unroll=unroll)

    is_factor = name == "factor"
    # Loops would be unrolled to 360 products of 12 unknowns: 0.05 s to compile, to save 2 % of a step.
    unroll = "disable" if is_factor and n >= 12 else "full"
    sizes = (count, n, 1 if is_factor else n)
    return Routine(f"{name}.{n}", sizes, count + 2 * n if is_factor else n, algebra, text)
