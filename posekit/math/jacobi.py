"""Eigenvectors of small symmetric matrices, by Jacobi's eigenvalue iteration.

The ops have no derivatives, and a module of their own for that reason. The result of `start` is the starting point of
`eigen.polish`.
"""

from __future__ import annotations

import functools
import itertools
import pathlib
from collections.abc import Sequence

from ..engine import (
    Array,
    Quat,
    Routine,
    Scalar,
    Vec3,
    absolute,
    constant,
    fill_file,
    inv,
    nonzero,
    own_ops,
    rsqrt,
    select,
    sqrt,
)
from .eigen import Symmetric4, scale_of
from .lib import dot, unit

op = own_ops()

# Cyclic Jacobi converges quadratically. For 20000 random matrices of each of seven kinds of spectrum, the largest
# off-diagonal entry was 4e-5 after four sweeps and 6e-16 after five. Larger ones need more: of 7 x 7 it was 3e-16 after
# seven, of 18 x 18 3e-14 after nine and 4e-16 after ten. Up to 7 x 7 loops are unrolled.
SWEEPS, _SWEEPS_OF_7, _SWEEPS_OF_LARGE = 5, 7, 10
# Adding and subtracting this rounds a number to a multiple of about FLUSH * eps, in either dtype: far below the errors
# of a matrix of magnitude 1. Entries that are only rounding errors become 0. Their squares would be subnormal in
# float32, where processors are three times slower.
FLUSH = 1 / 64


def _rotate_columns(m: list[list[Scalar]], p: int, q: int, c: Scalar, s: Scalar) -> None:
    """Multiplies a matrix in place from the right by a plane (Givens) rotation of its columns p and q."""
    for row in m:
        row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]


def _eigendecomposition(upper: Sequence[Scalar]) -> tuple[list[Scalar], list[list[Scalar]]]:
    """The eigenvalues and the matrix whose columns are the eigenvectors, of the upper triangle of a matrix."""
    size = int((2 * len(upper)) ** 0.5)
    numbers = eigenvectors(size)(upper)
    return numbers[:size], [numbers[size * i :][:size] for i in range(1, size + 1)]


@functools.cache
def eigenvectors(size: int) -> Routine:
    """From the upper triangle of a symmetric matrix to what `_algebra` computes."""
    unroll = "full" if size <= 7 else "disable"
    places = {"n": str(size), "sweeps": str(_sweeps(size)), "flush": repr(FLUSH), "unroll": unroll}
    text = functools.partial(fill_file, pathlib.Path(__file__).parent / "lib/templates/eigenvectors.h", **places)
    return Routine(f"eigenvectors.{size}", (size * (size + 1) // 2,), size + size * size, _algebra, text)


def _sweeps(size: int) -> int:
    return SWEEPS if size < 7 else _SWEEPS_OF_7 if size == 7 else _SWEEPS_OF_LARGE


def _algebra(upper: Sequence[Scalar]) -> list[Scalar]:
    """The eigenvalues, and row by row the matrix whose columns are the eigenvectors, by cyclic Jacobi sweeps.

    The tangent of each rotation is the smaller root of t^2 + 2 theta t - 1 = 0 in its stable form (Golub and Van Loan,
    Matrix Computations).
    """
    one = upper[0].graph.const(1)
    size = int((2 * len(upper)) ** 0.5)
    numbers = iter(upper)
    a = [[one] * size for _ in range(size)]
    for i, j in itertools.combinations_with_replacement(range(size), 2):
        a[i][j] = a[j][i] = next(numbers)
    vectors = [[one * float(i == j) for j in range(size)] for i in range(size)]
    for _ in range(_sweeps(size)):
        for p, q in itertools.combinations(range(size), 2):
            entry = (a[p][q] + FLUSH) - FLUSH
            rotates, twice, difference = nonzero(entry), 2 * entry, a[q][q] - a[p][p]
            denominator = absolute(difference) + sqrt(difference * difference + twice * twice)
            t = select(difference < 0, -twice, twice) * inv(select(rotates, denominator, 1))
            c = rsqrt(1 + t * t)
            s = t * c
            a[p][p], a[q][q] = a[p][p] - t * a[p][q], a[q][q] + t * a[p][q]
            a[p][q] = a[q][p] = a[p][q] * 0
            for r in {*range(size)} - {p, q}:
                a[p][r], a[q][r] = c * a[p][r] - s * a[q][r], s * a[p][r] + c * a[q][r]
                a[r][p], a[r][q] = a[p][r], a[q][r]
            _rotate_columns(vectors, p, q, c, s)
    return [*(a[k][k] for k in range(size)), *itertools.chain.from_iterable(vectors)]


# Not fusible: as two thousand torch operations, it would compile for half a minute.
@op(title="the largest eigenvalue of a symmetric matrix", returns="quaternion determined others", fusible=False)
def start(symmetric: Symmetric4, tolerance: Scalar) -> tuple[Quat, Scalar, Symmetric4]:
    """The unit eigenvector of the largest eigenvalue, whether the eigenvalue is simple, and its other eigenvectors.

    An eigenvalue within ``tolerance`` of the largest counts as equal to it. Of the eigenvectors of a multiple
    eigenvalue, the result is the one nearest to the identity rotation, so that it rotates by the smallest angle. The
    results have no derivatives.

    Returns:
        The eigenvector; 1 if the eigenvalue is simple, else 0; and the projection onto the eigenvectors of a multiple
        eigenvalue that are orthogonal to the first result, the zero matrix if it is simple.
    """
    scale = scale_of(symmetric)
    values, vectors = _eigendecomposition([scale * constant(x) for x in symmetric])
    columns = [Quat(column) for column in zip(*vectors, strict=True)]
    largest, top = values[0], columns[0]
    for value, column in zip(values[1:], columns[1:], strict=True):
        top = Quat(select(largest < value, y, x) for x, y in zip(top, column, strict=True))
        largest = select(largest < value, value, largest)
    margin = scale * constant(tolerance)
    ties = [select(largest - value <= margin, 1, 0) for value in values]
    simple = ties[0] + ties[1] + (ties[2] + ties[3]) < 2
    nearest = Quat(dot(ties, [column[0] * column[i] for column in columns]) for i in range(4))
    # It is the projection of the identity quaternion onto the eigenspace, so that its real part is its squared length.
    # If that is nearly 0, all eigenvectors are half turns and none is nearest to the identity.
    selected = Quat(select(simple, x, select(nearest[0] < 1e-6, x, y)) for x, y in zip(top, nearest, strict=True))
    best = unit(selected)
    others = []
    for i in range(4):
        for j in range(i, 4):
            projection = dot(ties, [column[i] * column[j] for column in columns])
            others.append(select(simple, 0, projection - best[i] * best[j]))
    return best, select(simple, best[0].graph.const(1), 0), Symmetric4(others)


class Symmetric3(Array):
    """The upper triangle of a symmetric 3 x 3 matrix, row by row."""

    shape = (6,)


@op(title="normals", returns="normal variances", fusible=False)
def normal(covariance: Symmetric3) -> tuple[Vec3, Vec3]:
    """The unit eigenvector of the smallest eigenvalue, and the eigenvalues in ascending order, without derivatives."""
    scale = scale_of(covariance)
    values, vectors = _eigendecomposition([scale * constant(x) for x in covariance])
    rows = [[value, *column] for value, column in zip(values, zip(*vectors, strict=True), strict=True)]
    for i, j in ((0, 1), (1, 2), (0, 1)):
        swap = rows[j][0] < rows[i][0]
        first = [select(swap, y, x) for x, y in zip(rows[i], rows[j], strict=True)]
        rows[j] = [select(swap, x, y) for x, y in zip(rows[i], rows[j], strict=True)]
        rows[i] = first
    inverse = inv(scale)
    return Vec3(rows[0][1:]), Vec3(row[0] * inverse for row in rows)
