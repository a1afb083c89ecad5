"""Error-free transformations: sums, products and quotients together with their rounding errors, by fused multiply-add.

On a machine without that instruction the rounding errors of products are lost; all results are still correct to
ordinary rounding.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, call, fma, inv, value


class _SquaredNorm:
    """The squared norm of a vector as a family: member 0 is the rounded value, member 1 its rounding error."""

    def __repr__(self) -> str:
        return "square"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return [2 * v if order == 0 else v.graph.const(0) for v in arguments]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        first = arguments[0]
        total = first * first
        error = fma(first, first, -total)
        for v in arguments[1:]:
            before, total = total, fma(v, v, total)
            # Knuth's TwoSum, with v * v as the second term: it needs no comparison of the two terms.
            increment = total - before
            before_error = before - (total - increment)
            error = error + (fma(v, v, -increment) + before_error)
        return {0: total, 1: error}


class _Rejection:
    """One component of a vector rejection. Arguments: x, y, numerator and denominator.

    Member 0 is x - (numerator / denominator) y, rounded once; member 1 is -numerator / denominator.
    """

    def __repr__(self) -> str:
        return "beyond"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        zero = arguments[0].graph.const(0)
        if order == 1:
            return [zero] * 4
        return zero + 1, call(self, 1, *arguments), zero, zero

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, y, numerator, denominator = arguments
        quotient, _ = ratio(numerator, denominator)
        return {0: residual(x, quotient, y), 1: -quotient}


_SQUARED_NORM, _REJECTION = _SquaredNorm(), _Rejection()


def squared_norm(v: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """The squared norm of ``v``, rounded, and its rounding error, which has no derivative."""
    return call(_SQUARED_NORM, 0, *v), call(_SQUARED_NORM, 1, *v)


def ratio(numerator: Scalar, denominator: Scalar) -> tuple[Scalar, Scalar]:
    """``numerator / denominator``, exact if it is 1 or -1, and ``1 / denominator``. For lowered code only.

    The quotient is corrected by one Newton step with an fma residual.
    """
    reciprocal = inv(denominator)
    estimate = numerator * reciprocal
    return fma(fma(-estimate, denominator, numerator), reciprocal, estimate), reciprocal


def residual(x: Scalar, quotient: Scalar, y: Scalar) -> Scalar:
    """``x - quotient y``, rounded once. For lowered code only."""
    return fma(-quotient, y, x)


def rejection(x: Sequence[Scalar], y: Sequence[Scalar], numerator: Scalar, denominator: Scalar) -> list[Scalar]:
    """The vector ``x - (numerator / denominator) y``, each component rounded once; the quotient has no derivative.

    With ``numerator = x.y`` and ``denominator = y.y`` it is the vector rejection of ``x`` from ``y``: the component of
    ``x`` that is orthogonal to ``y``.
    """
    return [call(_REJECTION, 0, a, b, numerator, denominator) for a, b in zip(x, y, strict=True)]


def two_sum(a: Scalar, b: Scalar) -> tuple[Scalar, Scalar]:
    """``a + b``, rounded, and its rounding error (Knuth). For lowered code only."""
    total = a + b
    increment = total - a
    return total, (a - (total - increment)) + (b - increment)


def fast_two_sum(a: Scalar, b: Scalar) -> tuple[Scalar, Scalar]:
    """`two_sum` for |a| >= |b| (Dekker). For lowered code only."""
    total = a + b
    return total, b - (total - a)


def two_product(a: Scalar, b: Scalar, precision: str) -> tuple[Scalar, Scalar]:
    """``a b``, rounded, and its rounding error, without fma (Dekker). For lowered code only.

    Torch operations have no fma, so with it compiled graphs would be less accurate than kernels.
    """
    (a1, a2), (b1, b2) = _halves(a, precision), _halves(b, precision)
    total = a * b
    return total, ((a1 * b1 - total) + a1 * b2 + a2 * b1) + a2 * b2


def _halves(x: Scalar, precision: str) -> tuple[Scalar, Scalar]:
    """Two numbers with the sum ``x``, each of at most half the digits (Veltkamp)."""
    number, digits = value(x), 12 if precision == "f32" else 26
    if number is not None:
        upper = rounded(number, digits)
        return x.graph.const(upper), x.graph.const(number - upper)
    large = x * (2 ** (digits + (precision == "f64")) + 1)
    high = large - (large - x)
    return high, x - high


def rounded(number: Fraction, digits: int) -> Fraction:
    """A number rounded to so many binary digits."""
    exponent = math.frexp(float(number))[1] - digits
    unit = Fraction(2) ** exponent
    return round(number / unit) * unit
