"""Robust losses of least squares, as functions of the squared norm of a residual and of a scale.

With s the squared norm and c the scale, each returns the loss rho(s) and its derivative rho'(s), by which the residual
is weighted. For small s, rho(s) is s and rho'(s) is 1, whatever the loss. Conditions are on inputs of what is not
linear, so that the branch that is not taken has no infinite derivative.
"""

from __future__ import annotations

from fractions import Fraction

from ..engine import LOSSES, Scalar, inv, rsqrt, select
from .lib import log

Pair = tuple[Scalar, Scalar]
# Up to there 1 + x loses two bits and more, and the series, in z = x / (2 + x) < 1 / 9, has a remainder of 1e-19.
_SERIES_BELOW, _TERMS = 0.25, 9


def huber(s: Scalar, c: Scalar) -> Pair:
    """The square s up to c^2, and 2 c sqrt(s) - c^2 beyond: linear in the norm."""
    limit = c * c
    outside = s > limit
    root = rsqrt(select(outside, s, limit))
    return select(outside, 2 * c * s * root - limit, s), select(outside, c * root, 1)


def cauchy(s: Scalar, c: Scalar) -> Pair:
    """c^2 log(1 + s / c^2): grows as a logarithm."""
    limit = c * c
    x = s * inv(limit)
    return limit * log1p(x), inv(1 + x)


def geman_mcclure(s: Scalar, c: Scalar) -> Pair:
    """c^2 s / (c^2 + s): bounded by c^2."""
    limit = c * c
    share = limit * inv(limit + s)
    return s * share, share * share


def tukey(s: Scalar, c: Scalar) -> Pair:
    """c^2 / 3 (1 - (1 - s / c^2)^3) up to c^2, and c^2 / 3 beyond, where residuals have no effect."""
    limit = c * c
    x = select(s > limit, limit, s) * inv(limit)
    # Not 1 - (1 - x)^3, which would be a difference of nearly equal numbers.
    return limit * x * (1 - x + x * x * Fraction(1, 3)), (1 - x) * (1 - x)


def log1p(x: Scalar) -> Scalar:
    """log(1 + x) for x >= 0, without the loss of digits of small x."""
    is_small = x < _SERIES_BELOW
    small = select(is_small, x, 0)
    z = small * inv(2 + small)  # log(1 + x) = 2 atanh(x / (2 + x))
    series = z.graph.const(0)
    for k in reversed(range(_TERMS)):
        series = series * z * z + Fraction(2, 2 * k + 1)
    return select(is_small, z * series, log(1 + select(is_small, 1, x)))


LOSSES.update(huber=huber, cauchy=cauchy, geman_mcclure=geman_mcclure, tukey=tukey)
KINDS = tuple(LOSSES)
