"""Trigonometric functions and their inverses, exponential and logarithm, accurate to 4 eps, as straight-line algebra.

Each is a family that is closed under differentiation. No function of libm is called, so loops vectorise, and a compiled
graph of torch operations computes the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from ...engine import (
    Scalar,
    absolute,
    both,
    call,
    constant_maximum,
    exponent,
    inv,
    nonzero,
    power_of_two,
    rint,
    rsqrt,
    select,
    sqrt,
    unscale,
)
from .exact import two_sum
from .series import fit, horner, lower_atan2

_PI = Fraction("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803")
_LN2 = Fraction("0.69314718055994530941723212145817656807550013436025525412068000949339362196969471560586")


def _parts(number: Fraction, digits: int, count: int) -> list[Fraction]:
    """A number between 1/2 and 2 as a sum: ``count`` parts of at most ``digits`` binary digits each, and the rest."""
    parts = []
    for k in range(count):
        unit = Fraction(1, 2 ** (digits * (k + 1) - 1))
        parts.append(number // unit * unit)
        number -= parts[-1]
    return [*parts, number]


# The products of the parts of pi/2 and an integer are exact up to 2^13 (float32) and 2^20 (float64). The rest is so
# small that the float next to a zero of the sine still has a reduced angle with all its digits.
_QUARTER_TURN = {"f32": _parts(_PI / 2, 11, 4), "f64": _parts(_PI / 2, 33, 3)}
_EXACT_TURNS = {"f32": 2**13, "f64": 2**20}
LN2 = {"f32": _parts(_LN2, 15, 1), "f64": _parts(_LN2, 41, 1)}
_PI_AND_ERROR = {"f32": _parts(_PI / 2, 24, 1), "f64": _parts(_PI / 2, 53, 1)}
_EXP_RANGE = {"f32": (-105, 90), "f64": (-747, 711)}  # beyond it the exponential is 0 or infinite
_NORMAL = {"f32": 100, "f64": 900}  # numbers from 2^-n to 2^n, and `unscale` of them, are normal


def clamped(x: Scalar, low: Scalar | int | Fraction, high: Scalar | int | Fraction) -> Scalar:
    """``x`` limited to an interval. NaN remains NaN."""
    x = select(x < low, low, x)
    return select(x > high, high, x)


def _negative(x: Scalar) -> Scalar:
    """The condition that ``x`` has a sign bit: also true of -0."""
    return select(nonzero(x), x, inv(x)) < 0


def is_positive_and_finite(x: Scalar) -> Scalar:
    """The condition 0 < x < inf."""
    return x * Fraction(1, 2) < x


class _Sine:
    """Member n is the n-th derivative of the sine: the sine of ``x + n pi / 2``."""

    def __repr__(self) -> str:
        return "sine"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (call(self, (order + 1) % 4, arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x = arguments[0]
        k = rint(x * Fraction(2 / math.pi))
        first, *middle, rest = _QUARTER_TURN[precision]
        # Beyond that range the first product, the largest one, still is exact in two parts.
        block = _EXACT_TURNS[precision]
        upper = rint(k * Fraction(1, block)) * block
        angle, error = (x - upper * first) - (k - upper) * first, x.graph.const(0)
        for part in middle:
            angle, e = two_sum(angle, -(k * part))
            error = error + e
        # Where k itself is rounded, the result is some value of the sine.
        angle = clamped(angle + (error - k * rest), -1, 1)
        angle = select(nonzero(k), angle, x)  # keeps -0
        y = angle * angle
        sine, cosine = angle * horner(fit("C", 0, precision), y), horner(fit("C", -1, precision), y)
        values = {}
        for n in orders:
            turns = k + n % 2
            m = turns - 4 * rint(turns * Fraction(1, 4))  # quarter turns, -2 to 2
            size = select(nonzero(absolute(m) - 1), sine, cosine)
            values[n] = size * select(absolute(m - Fraction(1, 2)) > 1, *((-1, 1) if n < 2 else (1, -1)))
        return values


def lower_exp(x: Scalar, error: Scalar | None, precision: str) -> Scalar:
    """The exponential of ``x + error``, in lowered algebra. A clamped ``x`` overflows or underflows."""
    x = clamped(x, *_EXP_RANGE[precision])
    k = rint(x * Fraction(1 / math.log(2)))
    high, low = LN2[precision]
    r = (x - k * high) - k * low
    if error is not None:  # which is large only where x has been clamped
        r = r + clamped(error, Fraction(-1, 2), Fraction(1, 2))
    y = r * r
    odd, even = (horner(fit("X", n, precision)[1:], y) for n in (0, -1))  # of sinh r / r and cosh r, after the 1
    series = 1 + (r + (r * y * odd + y * even))
    half = rint(k * Fraction(1, 2))  # 2^k itself may overflow or be subnormal
    return series * power_of_two(half) * power_of_two(k - half)


class _Exp:
    """The exponential function, a family of one member."""

    def __repr__(self) -> str:
        return "exp"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (call(self, 0, arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        return {0: lower_exp(arguments[0], None, precision)}


def mantissa(x: Scalar, precision: str) -> tuple[Scalar, Scalar]:
    """``m`` between sqrt(1/2) and sqrt(2) and an integer ``k`` with ``x = m 2^k``, for finite x > 0."""
    limit = Fraction(2) ** _NORMAL[precision]
    is_small, is_large = x < 1 / limit, x > limit
    scale = select(is_small, 2**64, select(is_large, Fraction(1, 2**64), 1))
    power = unscale(x * scale)
    m = x * scale * power
    k = select(is_small, -64, select(is_large, 64, 0)) - exponent(power)
    is_upper = m > Fraction(math.sqrt(2))
    return m * select(is_upper, Fraction(1, 2), 1), k + select(is_upper, 1, 0)


class _Log:
    """The natural logarithm, a family of one member, because its derivative is rational."""

    def __repr__(self) -> str:
        return "log"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (inv(arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x = arguments[0]
        m, k = mantissa(x, precision)
        # log(1 + f) = f - f^2/2 + s (f^2/2 + R), where s = f / (2 + f) and 2 atanh(s) = 2 s + s R. The exact f comes
        # last, so that the rounding errors of the other terms are small (FreeBSD's e_log.c).
        f = m - 1
        s = f * inv(2 + f)
        z, square = s * s, Fraction(1, 2) * f * f
        high, low = LN2[precision]
        tail = s * (square + 2 * z * horner(fit("A", 1, precision), z)) + k * low
        regular = k * high - ((square - tail) - f)
        special = select(nonzero(x), sqrt(x), -inv(absolute(x)))  # NaN for negative numbers, and inf; -inf for 0
        return {0: select(is_positive_and_finite(x), regular, special)}


class _Atan2:
    """The angle atan2(y, x), a family of one member, because its derivatives are rational."""

    def __repr__(self) -> str:
        return "atan2"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        y, x = arguments
        largest = constant_maximum(absolute(y), absolute(x))
        scale = unscale(select(nonzero(largest), largest, 1))
        y, x = y * scale, x * scale
        inverse = inv(select(nonzero(largest), y * y + x * x, 1)) * scale
        return x * inverse, -(y * inverse)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        y, x = arguments
        n, a = absolute(y), absolute(x)
        largest = constant_maximum(n, a)
        scale = unscale(largest)
        # Of two zeros, or of infinite and other numbers, the quadrants count alone.
        is_regular, is_zero = is_positive_and_finite(largest), largest <= 0
        opposite = select(is_regular, n * scale, select(is_positive_and_finite(n), 0, select(is_zero, 0, 1)))
        adjacent = select(is_regular, a * scale, select(is_positive_and_finite(a), 0, 1))
        opposite, adjacent = select(nonzero(n), opposite, 0), select(nonzero(a), adjacent, select(is_zero, 1, 0))
        angle = _turned(lower_atan2(opposite, adjacent, precision), _negative(x), precision)
        angle = angle * select(_negative(y), -1, 1)
        return {0: select(both(n >= 0, a >= 0), angle, x + y)}


def _turned(angle: Scalar, is_left: Scalar, precision: str) -> Scalar:
    """An angle in the first quadrant, or pi minus it."""
    half_pi, error = _PI_AND_ERROR[precision]
    return select(is_left, 2 * half_pi - (angle - 2 * error), angle)


class _ArcSine:
    """The arcsine, or the arccosine: a family of one member, because its derivatives are algebraic."""

    def __init__(self, is_cosine: bool) -> None:
        self.is_cosine = is_cosine

    def __repr__(self) -> str:
        return "acos" if self.is_cosine else "asin"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x = arguments[0]
        rate = rsqrt((1 - x) * (1 + x))
        return (-rate if self.is_cosine else rate,)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x = arguments[0]
        size, other = absolute(x), sqrt((1 - x) * (1 + x))
        # `lower_atan2` of a sine and cosine, whose squares have the sum 1.
        n, a = (other, size) if self.is_cosine else (size, other)
        is_near = n <= a
        small = select(is_near, n, a)
        angle = n * a * horner(fit("H", 0, precision), small * small)
        half_pi, error = _PI_AND_ERROR[precision]
        angle = select(is_near, angle, half_pi - (angle - error))
        return {0: _turned(angle, x < 0, precision) if self.is_cosine else select(_negative(x), -angle, angle)}


SINE, EXP, LOG, ATAN2, ARCSINE, ARCCOSINE = _Sine(), _Exp(), _Log(), _Atan2(), _ArcSine(False), _ArcSine(True)
