"""Best rotations as eigenvectors: of the largest eigenvalue of a symmetric 4x4 matrix.

The rotation nearest to a matrix, the one that aligns vectors, and the chordal mean all maximise q.K q over the unit
quaternions. `jacobi.start` finds where, and carries no derivative; `polish` takes one step of Newton's method on the
sphere from there. That step converges cubically, so its first and second derivatives at the solution are those of the
eigenvector itself. They divide by the gaps between the largest eigenvalue and the others, and by nothing else:
repeated singular values of a matrix, which make the derivatives of an SVD infinite, do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Array, Mat3, Quat, Scalar, absolute, inv, maximum, own_ops, rsqrt, unscale
from .lib import dot, leading_sign, product, unit

op = own_ops()


class Symmetric4(Array):
    """A symmetric 4x4 matrix: its upper triangle, row by row."""

    shape = (10,)


def full(m: Sequence[Scalar]) -> list[list[Scalar]]:
    """The rows of a symmetric matrix."""
    return [
        [m[0], m[1], m[2], m[3]],
        [m[1], m[4], m[5], m[6]],
        [m[2], m[5], m[7], m[8]],
        [m[3], m[6], m[8], m[9]],
    ]


def scale_of(m: Sequence[Scalar]) -> Scalar:
    """A power of two that brings a matrix to a size between 1 and 2."""
    return unscale(maximum(*map(absolute, m)))


@op(title="the largest eigenvalue of a symmetric matrix")
def polish(symmetric: Symmetric4, quaternion: Quat, others: Symmetric4) -> Quat:
    """The unit eigenvector near ``quaternion``, by one step of Newton's method, with `leading_sign` positive.

    Args:
        symmetric: A matrix of any size.
        quaternion: Near an eigenvector of its largest eigenvalue.
        others: The projection onto others of that eigenvalue, if there are any: a change turns it towards none of them.
    """
    scale = scale_of(symmetric)
    matrix = _across([scale * x for x in symmetric], others)
    q = unit(quaternion)
    moved = Quat(dot(row, q) for row in matrix)
    value = dot(q, moved)
    zero, one = q[0] * 0, q[0] * 0 + 1
    sides = [product(q, Quat(one if i == j else zero for i in range(4))) for j in range(1, 4)]
    images = [[dot(row, side) for row in matrix] for side in sides]
    gaps = [
        [(value if i == j else 0) - dot(side, image) for j, image in enumerate(images)] for i, side in enumerate(sides)
    ]
    q = product(q, Quat((one, *_solve(gaps, [dot(side, moved) for side in sides]))))
    return q * (rsqrt(dot(q, q)) * leading_sign(q))


def _across(m: Sequence[Scalar], others: Sequence[Scalar]) -> list[list[Scalar]]:
    """The rows of a matrix of size 1, without what lies in the space of a projection, where all eigenvalues become low.

    The eigenvectors across remain, with their derivatives. Those within, which nothing tells apart, have none.
    """
    matrix, away = full(m), full(others)
    kept = [[(1 if i == j else 0) - away[i][j] for j in range(4)] for i in range(4)]
    half = [[dot(row, [r[j] for r in matrix]) for j in range(4)] for row in kept]
    # No eigenvalue of a matrix with entries below 2 is as low as -16.
    return [[dot(half[i], kept[j]) - 16 * away[i][j] for j in range(4)] for i in range(4)]


def _solve(a: list[list[Scalar]], b: list[Scalar]) -> list[Scalar]:
    """The solution of a symmetric, positive definite 3x3 system, by L D L^T."""
    d0 = inv(a[0][0])
    l10, l20 = a[1][0] * d0, a[2][0] * d0
    d1 = inv(a[1][1] - l10 * a[1][0])
    below = a[2][1] - l20 * a[1][0]
    l21 = below * d1
    d2 = inv(a[2][2] - l20 * a[2][0] - l21 * below)
    y1 = b[1] - l10 * b[0]
    y2 = b[2] - l20 * b[0] - l21 * y1
    x2 = y2 * d2
    x1 = y1 * d1 - l21 * x2
    return [b[0] * d0 - l10 * x1 - l20 * x2, x1, x2]


@op(title="Rotation.nearest")
def davenport(matrix: Mat3) -> Symmetric4:
    """Davenport's K: q.K q is the inner product of the matrix and the rotation of a unit quaternion q."""
    return quadratic(matrix)


def quadratic(m: Sequence[Scalar]) -> Symmetric4:
    """Davenport's K of a 3x3 matrix, row by row."""
    a, b, c = m[0], m[4], m[8]
    first = (a + b + c, m[7] - m[5], m[2] - m[6], m[3] - m[1])
    return Symmetric4((*first, a - b - c, m[1] + m[3], m[2] + m[6], b - a - c, m[5] + m[7], c - a - b))


@op(title="Rotation.mean")
def square(quaternion: Quat) -> Symmetric4:
    """The matrix u u^T of the unit quaternion: the same for q and -q."""
    u = unit(quaternion)
    return Symmetric4(u[i] * u[j] for i in range(4) for j in range(i, 4))
