"""Optimal rotations as eigenvectors of the largest eigenvalue of a symmetric 4x4 matrix (Davenport's q-method).

The rotation nearest to a matrix, the alignment of vectors (Wahba's problem) and the chordal mean all maximise the
quadratic form q.K q over the unit quaternions. `jacobi.start` finds the maximiser, without derivatives. `polish` takes
one step of Newton's method on the sphere from there. The step converges cubically, so that its first and second
derivatives at the solution are those of the eigenvector. They divide by the gaps between the largest eigenvalue and the
others, and by nothing else: repeated singular values of a matrix, where derivatives of an SVD are infinite, are no
exception here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Array, Mat3, Quat, Scalar, absolute, constant_maximum, inv, own_ops, rsqrt, unscale
from .lib import dot, leading_sign, product, unit

op = own_ops()


class Symmetric4(Array):
    """A symmetric 4x4 matrix: its upper triangle in row-major order."""

    shape = (10,)


def full(m: Sequence[Scalar]) -> list[list[Scalar]]:
    """The rows of a symmetric matrix, from its upper triangle."""
    return [
        [m[0], m[1], m[2], m[3]],
        [m[1], m[4], m[5], m[6]],
        [m[2], m[5], m[7], m[8]],
        [m[3], m[6], m[8], m[9]],
    ]


def scale_of(m: Sequence[Scalar]) -> Scalar:
    """A power of two that scales a matrix to a largest entry between 1 and 2."""
    return unscale(constant_maximum(*map(absolute, m)))


@op(title="the largest eigenvalue of a symmetric matrix")
def polish(symmetric: Symmetric4, quaternion: Quat, others: Symmetric4) -> Quat:
    """The unit eigenvector near ``quaternion``, by one step of Newton's method, with `leading_sign` positive.

    Args:
        symmetric: A matrix of any magnitude.
        quaternion: An approximate eigenvector of its largest eigenvalue.
        others: The projection onto the other eigenvectors of that eigenvalue, zero if it is simple. They are deflated:
            the derivatives have no component along them.
    """
    scale = scale_of(symmetric)
    matrix = _deflated([scale * x for x in symmetric], others)
    q = unit(quaternion)
    image = Quat(dot(row, q) for row in matrix)
    value = dot(q, image)  # the Rayleigh quotient
    zero, one = q[0] * 0, q[0] * 0 + 1
    # An orthonormal basis of the tangent space at q, and the negative Hessian of the Rayleigh quotient, halved.
    tangents = [product(q, Quat(one if i == j else zero for i in range(4))) for j in range(1, 4)]
    images = [[dot(row, tangent) for row in matrix] for tangent in tangents]
    hessian = [
        [(value if i == j else 0) - dot(tangent, x) for j, x in enumerate(images)] for i, tangent in enumerate(tangents)
    ]
    q = product(q, Quat((one, *_solve(hessian, [dot(tangent, image) for tangent in tangents]))))
    return q * (rsqrt(dot(q, q)) * leading_sign(q))


def _deflated(m: Sequence[Scalar], others: Sequence[Scalar]) -> list[list[Scalar]]:
    """The rows of (1 - P) M (1 - P) - 16 P, where the projection P replaces eigenvalues of the matrix M by -16.

    Eigenvectors orthogonal to the range of P keep their derivatives. Those within the range get none: they belong to
    one eigenvalue and are an arbitrary basis of its eigenspace.

    Args:
        m: A symmetric matrix, its largest entry between 1 and 2.
        others: The projection P onto the eigenvectors to remove.
    """
    matrix, projection = full(m), full(others)
    complement = [[(1 if i == j else 0) - projection[i][j] for j in range(4)] for i in range(4)]
    half = [[dot(row, [r[j] for r in matrix]) for j in range(4)] for row in complement]
    # All eigenvalues of a 4x4 matrix with entries below 2 are above -16.
    return [[dot(half[i], complement[j]) - 16 * projection[i][j] for j in range(4)] for i in range(4)]


def _solve(a: list[list[Scalar]], b: list[Scalar]) -> list[Scalar]:
    """The solution of a symmetric, positive definite 3x3 system, by the factorisation L D L^T."""
    d0 = inv(a[0][0])
    l10, l20 = a[1][0] * d0, a[2][0] * d0
    d1 = inv(a[1][1] - l10 * a[1][0])
    reduced = a[2][1] - l20 * a[1][0]
    l21 = reduced * d1
    d2 = inv(a[2][2] - l20 * a[2][0] - l21 * reduced)
    y1 = b[1] - l10 * b[0]
    y2 = b[2] - l20 * b[0] - l21 * y1
    x2 = y2 * d2
    x1 = y1 * d1 - l21 * x2
    return [b[0] * d0 - l10 * x1 - l20 * x2, x1, x2]


@op(title="Rotation.nearest")
def davenport(matrix: Mat3) -> Symmetric4:
    """Davenport's K matrix: q.K q is the Frobenius inner product of the matrix with the rotation matrix of q."""
    return davenport_matrix(matrix)


def davenport_matrix(m: Sequence[Scalar]) -> Symmetric4:
    """Davenport's K matrix of a 3x3 matrix in row-major order."""
    a, b, c = m[0], m[4], m[8]
    first = (a + b + c, m[7] - m[5], m[2] - m[6], m[3] - m[1])
    return Symmetric4((*first, a - b - c, m[1] + m[3], m[2] + m[6], b - a - c, m[5] + m[7], c - a - b))


@op(title="Rotation.mean")
def square(quaternion: Quat) -> Symmetric4:
    """The outer product u u^T of the unit quaternion with itself: the same for q and -q (Markley et al. 2007)."""
    u = unit(quaternion)
    return Symmetric4(u[i] * u[j] for i in range(4) for j in range(i, 4))
