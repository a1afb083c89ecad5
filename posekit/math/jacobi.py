"""The eigenvector of the largest eigenvalue of a symmetric 4x4 matrix, as a number: by Jacobi's plane rotations.

Its op stands apart from those that have derivatives. What it finds is where `eigen.polish` starts from.
"""

from __future__ import annotations

from ..engine import Quat, Scalar, absolute, constant, inv, nonzero, own_ops, rsqrt, select, sqrt
from .eigen import Symmetric4, full, scale_of
from .lib import dot, unit

op = own_ops()

# Cyclic Jacobi converges quadratically: at 20000 random matrices of each of seven kinds of spectrum, the largest entry
# off the diagonal was 4e-5 after four sweeps and 6e-16 after five.
SWEEPS = 5
# Added and taken away again, this rounds to COARSE * eps, far below the errors of a matrix of size 1, in either dtype.
# Entries that are no more than a rounding error become 0 then. Their squares would leave the normal range of float32,
# where processors are three times slower.
COARSE = 1 / 64


def _rotate_columns(m: list[list[Scalar]], p: int, q: int, c: Scalar, s: Scalar) -> None:
    for row in m:
        row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]


def _jacobi(a: list[list[Scalar]]) -> tuple[list[Scalar], list[list[Scalar]]]:
    """The eigenvalues and the matrix whose columns are the eigenvectors, by plane rotations."""
    one = a[0][0].graph.const(1)
    vectors = [[one * float(i == j) for j in range(4)] for i in range(4)]
    for _ in range(SWEEPS):
        for p, q in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
            corner = (a[p][q] + COARSE) - COARSE
            acts, twice, apart = nonzero(corner), 2 * corner, a[q][q] - a[p][p]
            size = absolute(apart) + sqrt(apart * apart + twice * twice)
            t = select(apart < 0, -twice, twice) * inv(select(acts, size, 1))
            c = rsqrt(1 + t * t)
            s = t * c
            a[p][p], a[q][q] = a[p][p] - t * a[p][q], a[q][q] + t * a[p][q]
            a[p][q] = a[q][p] = a[p][q] * 0
            for r in {0, 1, 2, 3} - {p, q}:
                a[p][r], a[q][r] = c * a[p][r] - s * a[q][r], s * a[p][r] + c * a[q][r]
                a[r][p], a[r][q] = a[p][r], a[q][r]
            _rotate_columns(vectors, p, q, c, s)
    return [a[k][k] for k in range(4)], vectors


# Two thousand operations of torch would compile for half a minute.
@op(title="the largest eigenvalue of a symmetric matrix", returns="quaternion determined others", fusible=False)
def start(symmetric: Symmetric4, tolerance: Scalar) -> tuple[Quat, Scalar, Symmetric4]:
    """The unit eigenvector of the largest eigenvalue, 1 where that is simple, and the zero matrix; no derivatives.

    Where the next eigenvalue is within the tolerance the second result is 0, and the eigenvector is the one among all
    of them that is nearest to the identity, so that nothing turns more than it must. The third result is then the
    projection onto the others.
    """
    scale = scale_of(symmetric)
    values, vectors = _jacobi(full([scale * constant(x) for x in symmetric]))
    columns = [Quat(column) for column in zip(*vectors, strict=True)]
    most, top = values[0], columns[0]
    for value, column in zip(values[1:], columns[1:], strict=True):
        top = Quat(select(most < value, y, x) for x, y in zip(top, column, strict=True))
        most = select(most < value, value, most)
    margin = scale * constant(tolerance)
    ties = [select(most - value <= margin, 1, 0) for value in values]
    simple = ties[0] + ties[1] + (ties[2] + ties[3]) < 2
    least = Quat(dot(ties, [column[0] * column[i] for column in columns]) for i in range(4))
    # Its real part is its squared length. Where that is small nothing is nearest to the identity: all are half turns.
    chosen = Quat(select(simple, x, select(least[0] < 1e-6, x, y)) for x, y in zip(top, least, strict=True))
    best = unit(chosen)
    others = []
    for i in range(4):
        for j in range(i, 4):
            together = dot(ties, [column[i] * column[j] for column in columns])
            others.append(select(simple, 0, together - best[i] * best[j]))
    return best, select(simple, best[0].graph.const(1), 0), Symmetric4(others)
