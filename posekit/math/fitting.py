"""Alignment of two point sets from their second moments. See Kabsch (1976) and Umeyama (1991).

In space it is Davenport's q-method. In the plane, the best rotation has the direction of one complex number.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Array, Mat4, Mat6, Scalar, Vec2, Vec3, Vec4, Vec6, own_ops, select, sqrt
from .eigen import Symmetric4, davenport_matrix
from .lib import cross, dot

op = own_ops()

_EPS = 2.0**-52  # of float64, the dtype of the moments


def _distance_from_line(moment: Sequence[Scalar], trace: Scalar) -> Scalar:
    """The root-mean-square distance of vectors from a common line through 0, to within a factor of sqrt 3."""
    inverse = 1 / select(trace > 0, trace, 1)
    normalized = [x * inverse for x in moment]
    # With the eigenvalues normalised to a sum of 1: 1 - sum of squares = twice the sum of the pairwise products.
    remainder = 1 - dot(normalized, normalized)
    return sqrt(select(remainder > 0, remainder, 0) * 0.5 * trace)


# Exported graphs of 0.1.0 contain the name of the op.
@op(name="posekit.math.fitting.told", title="the moments of two sets of points", returns="symmetric tolerance spread")
def davenport_of_moments(gram: Mat6, centre: Vec6, eps: Scalar) -> tuple[Symmetric4, Scalar, Scalar]:
    """Davenport's K matrix of the alignment of points a with points b, its error bound, and the variance of a.

    The eigenvector of the largest eigenvalue of K is the quaternion of the best rotation from a to b.

    Args:
        gram: The mean of x x^T, where x = [a_i, b_i] - centre.
        centre: The point [a, b] that was subtracted from all pairs [a_i, b_i].
        eps: The rounding error of a coordinate, relative to the distance from the origin. Points a that spread by no
            more than it are taken as equal, and have a variance of 0.

    Returns:
        K; the tolerance, an absolute error bound of its eigenvalues; and the mean squared norm of a - centre.
    """
    moment = [gram[6 * i + j] for i in range(3, 6) for j in range(3)]
    a, b = ([gram[6 * i + j] for i in part for j in part] for part in (range(3), range(3, 6)))
    variance = [m[0] + m[4] + m[8] for m in (a, b)]
    square = [variance[0] + dot(centre[0:3], centre[0:3]), variance[1] + dot(centre[3:6], centre[3:6])]
    # The smaller singular values of the cross moment are products of the distances of a and of b from a common line.
    # If the distance of one set is only rounding, they are eps times the distance of the other set; if both are, eps
    # squared. The arithmetic in float64 adds at most 16 of its own eps.
    off_line = _distance_from_line(a, variance[0]) * sqrt(square[1])
    off_line = off_line + _distance_from_line(b, variance[1]) * sqrt(square[0])
    rounding = 4 * eps
    arithmetic = 16 * _EPS * sqrt(variance[0]) * sqrt(variance[1])
    tolerance = arithmetic + rounding * off_line + rounding * rounding * sqrt(square[0]) * sqrt(square[1])
    is_point = variance[0] <= rounding * rounding * square[0]
    return davenport_matrix(moment), tolerance, select(is_point, 0, variance[0])


davenport_of_moments.op.program.tiled = True


@op(title="the moments of two sets of points in the plane", returns="complex tolerance spread")
def planar_of_moments(gram: Mat4, centre: Vec4, eps: Scalar) -> tuple[Vec2, Scalar, Scalar]:
    """The mean product of points of the plane as complex numbers, conj(a) b; its error bound; and the variance of a.

    It has the direction of the best rotation from a to b: a rotation c leaves the mean squared distance
    ``|a|^2 + |b|^2 - 2 Re(conj(c) z)``, where z is the product.

    Args:
        gram: The mean of x x^T, where x = [a_i, b_i] - centre.
        centre: The point [a, b] that was subtracted from all pairs [a_i, b_i].
        eps: As for `davenport_of_moments`.
    """
    a, b = gram[0] + gram[5], gram[10] + gram[15]
    square = [a + dot(centre[0:2], centre[0:2]), b + dot(centre[2:4], centre[2:4])]
    # Each point is rounded by eps of its distance from the origin. The sums in float64 add at most 16 of its own eps.
    rounding, arithmetic = 4 * eps, 16 * _EPS * sqrt(a) * sqrt(b)
    crossed = sqrt(a) * sqrt(square[1]) + sqrt(b) * sqrt(square[0])
    tolerance = arithmetic + rounding * crossed + rounding * rounding * sqrt(square[0]) * sqrt(square[1])
    is_point = a <= rounding * rounding * square[0]
    return Vec2((gram[8] + gram[13], gram[12] - gram[9])), tolerance, select(is_point, 0, a)


class Descent(Array):
    """A negative gradient by [v, w, logarithm of the scale]."""

    shape = (7,)


@op(title="alignment with a loss")
def descent(point: Vec3, offset: Vec3, weight: Scalar, factor: Scalar) -> Descent:
    """The negative gradient of half the loss of the distance of two points, by the fit that maps one to the other.

    Args:
        point: The point p, scaled.
        offset: R^T (target - t) - p.
        weight: The weight of the user.
        factor: The derivative of the loss by the squared distance.
    """
    both = weight * factor
    return Descent(both * x for x in (*offset, *cross(point, offset), dot(offset, point)))
