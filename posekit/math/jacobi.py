"""The eigenvector of the largest eigenvalue of a symmetric 4x4 matrix, by Jacobi's eigenvalue iteration.

The op has no derivatives, and a module of its own for that reason. Its result is the starting point of `eigen.polish`.
"""

from __future__ import annotations

from ..engine import Quat, Scalar, absolute, constant, inv, nonzero, own_ops, rsqrt, select, sqrt
from .eigen import Symmetric4, full, scale_of
from .lib import dot, unit

op = own_ops()

# Cyclic Jacobi converges quadratically. For 20000 random matrices of each of seven kinds of spectrum, the largest
# off-diagonal entry was 4e-5 after four sweeps and 6e-16 after five.
SWEEPS = 5
# Adding and subtracting this rounds a number to a multiple of about FLUSH * eps, in either dtype: far below the errors
# of a matrix of magnitude 1. Entries that are only rounding errors become 0. Their squares would be subnormal in
# float32, where processors are three times slower.
FLUSH = 1 / 64


def _rotate_columns(m: list[list[Scalar]], p: int, q: int, c: Scalar, s: Scalar) -> None:
    """Multiplies a matrix in place from the right by a plane (Givens) rotation of its columns p and q."""
    for row in m:
        row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]


def _eigendecomposition(a: list[list[Scalar]]) -> tuple[list[Scalar], list[list[Scalar]]]:
    """The eigenvalues and the matrix whose columns are the eigenvectors, by cyclic Jacobi sweeps. Overwrites ``a``.

    The tangent of each rotation is the smaller root of t^2 + 2 theta t - 1 = 0 in its stable form (Golub and Van Loan,
    Matrix Computations).
    """
    one = a[0][0].graph.const(1)
    vectors = [[one * float(i == j) for j in range(4)] for i in range(4)]
    for _ in range(SWEEPS):
        for p, q in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
            entry = (a[p][q] + FLUSH) - FLUSH
            rotates, twice, difference = nonzero(entry), 2 * entry, a[q][q] - a[p][p]
            denominator = absolute(difference) + sqrt(difference * difference + twice * twice)
            t = select(difference < 0, -twice, twice) * inv(select(rotates, denominator, 1))
            c = rsqrt(1 + t * t)
            s = t * c
            a[p][p], a[q][q] = a[p][p] - t * a[p][q], a[q][q] + t * a[p][q]
            a[p][q] = a[q][p] = a[p][q] * 0
            for r in {0, 1, 2, 3} - {p, q}:
                a[p][r], a[q][r] = c * a[p][r] - s * a[q][r], s * a[p][r] + c * a[q][r]
                a[r][p], a[r][q] = a[p][r], a[q][r]
            _rotate_columns(vectors, p, q, c, s)
    return [a[k][k] for k in range(4)], vectors


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
    values, vectors = _eigendecomposition(full([scale * constant(x) for x in symmetric]))
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
