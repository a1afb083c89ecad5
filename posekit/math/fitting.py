"""What the second moments of two sets of points say about the motion from one to the other."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat6, Scalar, Vec6, own_ops, select, sqrt
from .eigen import Symmetric4, quadratic
from .lib import dot

op = own_ops()

_EPS = 2.0**-52  # of float64, in which moments are computed


def _off_a_line(moment: Sequence[Scalar], trace: Scalar) -> Scalar:
    """How far vectors lie from one line, to within a factor of sqrt 3: a root mean square."""
    share = 1 / select(trace > 0, trace, 1)
    parts = [x * share for x in moment]
    # The sum of the products of two eigenvalues each, over the sum of all.
    rest = 1 - dot(parts, parts)
    return sqrt(select(rest > 0, rest, 0) * 0.5 * trace)


@op(title="the moments of two sets of points", returns="symmetric tolerance spread")
def told(gram: Mat6, centre: Vec6, eps: Scalar) -> tuple[Symmetric4, Scalar, Scalar]:
    """The matrix of which the eigenvector turns a into b best, how well it is known, and the mean square of a.

    Args:
        gram: The mean of x x^T, where x has a point of a, and behind it that of b.
        centre: What was taken away from all x.
        eps: A rounding error of a coordinate, relative to the distance to the origin: points that spread less do not
            spread, and have a mean square of 0.
    """
    moment = [gram[6 * i + j] for i in range(3, 6) for j in range(3)]
    a, b = ([gram[6 * i + j] for i in part for j in part] for part in (range(3), range(3, 6)))
    within = [m[0] + m[4] + m[8] for m in (a, b)]
    square = [within[0] + dot(centre[0:3], centre[0:3]), within[1] + dot(centre[3:6], centre[3:6])]
    # The smaller singular values of the moment are products of what leaves a line in both sets of points: where it is
    # rounding in one of them, eps times what it is in the other, and where it is in both, eps squared. What the
    # arithmetic in float64 adds is within 16 of its own eps.
    off = _off_a_line(a, within[0]) * sqrt(square[1]) + _off_a_line(b, within[1]) * sqrt(square[0])
    rounding = 4 * eps
    own = 16 * _EPS * sqrt(within[0]) * sqrt(within[1])
    tolerance = own + rounding * off + rounding * rounding * sqrt(square[0]) * sqrt(square[1])
    still = within[0] <= rounding * rounding * square[0]
    return quadratic(moment), tolerance, select(still, 0, within[0])
