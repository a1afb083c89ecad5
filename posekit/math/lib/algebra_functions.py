"""The functions sin, cos, tan, atan2, acos, asin, exp, log and power of `posekit.algebra`.

Powers with real exponents are accurate to 4 eps: the exponential of a logarithm that has more digits than a float.
"""

from __future__ import annotations

import decimal
import functools
import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ...engine import Number, Scalar, absolute, both, call, inv, lifted, nonzero, rint, select, sqrt, value
from ...errors import ArgumentError
from .elementary import (
    ARCCOSINE,
    ARCSINE,
    ATAN2,
    EXP,
    LN2,
    LOG,
    SINE,
    clamped,
    is_positive_and_finite,
    lower_exp,
    mantissa,
)
from .exact import fast_two_sum, rounded, two_product, two_sum
from .series import fit, horner

Pair = tuple[Scalar, Scalar]
_LARGEST_EXPONENT = {"f32": 2**40, "f64": 2**75}  # the power of any number but 1 and -1 overflows or underflows
_DIGITS = {"f32": 24, "f64": 53}


def _times(a: Pair, b: Pair, precision: str) -> Pair:
    """The product of two sums of a number and its error."""
    high, low = two_product(a[0], b[0], precision)
    return fast_two_sum(high, low + (a[0] * b[1] + a[1] * b[0]))


def _logarithm(x: Scalar, precision: str) -> Pair:
    """The natural logarithm of a finite x > 0 and its rounding error: together about 10 digits more than a float."""
    m, k = mantissa(x, precision)
    # log m = 2 atanh(s) = 2 s (1 + z (1/3 + z A_2(z))) with s = f / (2 + f) and z = s^2. Only A_2 has no error term. It
    # contributes less than 2e-4 of the result.
    f, (denominator, d_error) = m - 1, two_sum(m, m.graph.const(1))
    reciprocal = inv(denominator)
    quotient = f * reciprocal
    high, low = two_product(quotient, denominator, precision)
    s = quotient, (((f - high) - low) - quotient * d_error) * reciprocal
    z = _times(s, s, precision)
    third = rounded(Fraction(1, 3), _DIGITS[precision])
    series = z[0] * horner(fit("A", 2, precision), z[0])
    high, low = fast_two_sum(z[0].graph.const(third), series)
    cubic = _times(s, _times(z, (high, low + (Fraction(1, 3) - third)), precision), precision)
    high, low = fast_two_sum(s[0], cubic[0])
    low = low + (s[1] + cubic[1])
    ln2, rest = LN2[precision]
    total, error = two_sum(k * ln2, 2 * high)
    return fast_two_sum(total, error + (2 * low + k * rest))


def _exponential(y: Scalar, logarithm: Pair, precision: str) -> Scalar:
    """The exponential of ``y`` times a logarithm."""
    high, low = two_product(y, logarithm[0], precision)
    return lower_exp(high, low + y * logarithm[1], precision)


class _Power:
    """x to the power y, a family of one member."""

    def __repr__(self) -> str:
        return "power"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x, y = arguments
        # At x = 0 these are the limits where there are some, and not 0 inf.
        base = select(both(absolute(x) <= 0, absolute(y) <= 0), 1, x)
        positive = select(both(absolute(x) <= 0, y >= 0), 1, x)
        return y * call(self, 0, base, y - 1), call(self, 0, x, y) * call(LOG, 0, positive)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, y = arguments
        size, limit = absolute(x), _LARGEST_EXPONENT[precision]
        regular = _exponential(clamped(y, -limit, limit), _logarithm(size, precision), precision)
        special = select(y < 0, inv(size), select(y > 0, size, y))
        result = select(is_positive_and_finite(size), regular, special)
        # Of a negative number only whole powers exist. An odd one has the sign of the number, also if that is -0.
        fraction, half = y - rint(y), y * Fraction(1, 2)
        is_odd = both(nonzero(half - rint(half)), absolute(fraction) <= 0)
        sign = select(is_odd, select(nonzero(x), x, inv(x)), 1)
        result = select(sign < 0, -result, result)
        # An infinite exponent has no fraction: inf - inf is not above 0.
        result = select(both(x < x * Fraction(1, 2), absolute(fraction) > 0), sqrt(x), result)
        return {0: select(nonzero(x - 1), select(nonzero(y), result, 1), 1)}


class _ConstantPower:
    """x to a constant power, a family of one member: its derivatives are those of other exponents."""

    def __init__(self, exponent: Fraction) -> None:
        self.exponent = exponent

    def __repr__(self) -> str:
        return f"power {self.exponent}"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (self.exponent * constant_power(arguments[0], self.exponent - 1),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, number, limit = arguments[0], self.exponent, _LARGEST_EXPONENT[precision]
        size, y = absolute(x), x.graph.const(max(min(number, Fraction(limit)), Fraction(-limit)))
        regular = _exponential(y, _logarithm(size, precision), precision)
        result = select(is_positive_and_finite(size), regular, inv(size) if number < 0 else size)
        if number.denominator > 1:
            return {0: select(x < x * Fraction(1, 2), sqrt(x), result)}
        is_odd = number.numerator % 2 == 1
        return {0: select(select(nonzero(x), x, inv(x)) < 0, -result, result) if is_odd else result}


class _Exponential:
    """A constant base to the power y, a family of one member. Its derivative is a multiple of it."""

    def __init__(self, base: Fraction) -> None:
        self.base = base
        with decimal.localcontext(decimal.Context(prec=60)):
            self.logarithm = Fraction((decimal.Decimal(base.numerator) / decimal.Decimal(base.denominator)).ln())

    def __repr__(self) -> str:
        return f"base {self.base}"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (self.logarithm * call(self, 0, arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        y, limit = arguments[0], _LARGEST_EXPONENT[precision]
        high = rounded(self.logarithm, _DIGITS[precision])
        parts = y.graph.const(high), y.graph.const(self.logarithm - high)
        return {0: _exponential(clamped(y, -limit, limit), parts, precision)}


_POWER = _Power()
_constant_exponent, exponential_of = functools.cache(_ConstantPower), functools.cache(_Exponential)


def constant_power(x: Scalar, exponent: Fraction) -> Scalar:
    """``x`` to a constant power. Small whole powers are products."""
    if exponent.denominator == 1 and 0 <= exponent <= 4:
        return x ** int(exponent)
    return inv(x) if exponent == -1 else call(_constant_exponent(exponent), 0, x)


def power_of(x: Scalar, y: Scalar) -> Scalar:
    """``x`` to the power ``y``, either of which may be constant."""
    base, exponent = value(x), value(y)
    if exponent is not None:
        return constant_power(x, exponent)
    if base is not None and base > 0:
        return y.graph.const(1) if base == 1 else call(exponential_of(base), 0, y)
    return call(_POWER, 0, x, y)


def _applied(
    name: str, evaluate: Callable[..., float], apply: Callable[..., Scalar], *operands: Scalar | Number
) -> Scalar:
    """The function of symbols, or its value at constants."""
    arguments = lifted(name, *operands)
    constants = [value(x) for x in arguments]
    if any([x is None for x in constants]):
        return apply(*arguments)
    try:
        return arguments[0].graph.const(evaluate(*map(float, constants)))  # type: ignore[arg-type]
    except (ArithmeticError, ValueError, TypeError) as error:
        raise ArgumentError(f"{name}: has no finite value at {', '.join(map(str, constants))}") from error


def sin(x: Scalar) -> Scalar:
    """The sine of an angle in radians.

    Its error is at most 4 eps of the result, also next to its zeros, for |x| up to 1e4 (float32) or 1e6 (float64).
    Of a larger angle, up to 2^21 (float32) or 2^43 (float64), the absolute error is at most 1e-3 eps |x|. Beyond, where
    neighbouring numbers of float32 are more than 0.2 rad apart, the result is a value between -1 and 1 and no more.

    >>> from posekit.algebra import Scalar, sin
    >>> @pk.op
    ... def height(length: Scalar, angle: Scalar) -> Scalar:
    ...     return length * sin(angle)
    >>> height(torch.tensor(2.0), torch.tensor([0.0, 0.5]))
    tensor([0.0000, 0.9589])
    """
    return _applied("sin", math.sin, lambda x: call(SINE, 0, x), x)


def cos(x: Scalar) -> Scalar:
    """The cosine of an angle in radians. It is as accurate as `sin`.

    >>> from posekit.algebra import Scalar, cos
    >>> @pk.op
    ... def potential(angle: Scalar) -> Scalar:
    ...     return 1 - cos(angle)
    >>> potential(torch.tensor([0.0, 1.0]))
    tensor([0.0000, 0.4597])
    """
    return _applied("cos", math.cos, lambda x: call(SINE, 1, x), x)


def tan(x: Scalar) -> Scalar:
    """The tangent of an angle in radians. It is as accurate as `sin`.

    >>> from posekit.algebra import Scalar, tan
    >>> @pk.op
    ... def focal_length(width: Scalar, field_of_view: Scalar) -> Scalar:
    ...     return width / 2 / tan(field_of_view / 2)
    >>> focal_length(torch.tensor(2.0), torch.tensor(1.0))
    tensor(1.8305)
    """
    return _applied("tan", math.tan, lambda x: call(SINE, 0, x) * inv(call(SINE, 1, x)), x)


def atan2(y: Scalar | Number, x: Scalar | Number) -> Scalar:
    """The angle of the point (x, y), in [-pi, pi], within 4 eps.

    Signed zeros and infinities count as in `torch.atan2`. Its derivatives at the origin, which do not exist, are 0.

    >>> from posekit.algebra import Scalar, Vec2, atan2
    >>> @pk.op
    ... def bearing(p: Vec2) -> Scalar:
    ...     return atan2(p[1], p[0])
    >>> bearing(torch.tensor([[1.0, 1.0], [-1.0, 0.0]]))
    tensor([0.7854, 3.1416])
    """
    return _applied("atan2", math.atan2, lambda y, x: call(ATAN2, 0, y, x), y, x)


def asin(x: Scalar) -> Scalar:
    """The arcsine, in [-pi/2, pi/2], within 4 eps. NaN for |x| > 1.

    >>> from posekit.algebra import Scalar, asin
    >>> @pk.op
    ... def elevation(height: Scalar, range: Scalar) -> Scalar:
    ...     return asin(height / range)
    >>> elevation(torch.tensor(1.0), torch.tensor(2.0))
    tensor(0.5236)
    """
    return _applied("asin", math.asin, lambda x: call(ARCSINE, 0, x), x)


def acos(x: Scalar) -> Scalar:
    """The arccosine, in [0, pi], within 4 eps. NaN for |x| > 1.

    >>> from posekit.algebra import Scalar, Vec3, acos, dot
    >>> @pk.op
    ... def between(u: Vec3, v: Vec3) -> Scalar:
    ...     return acos(dot(u, v))  # of unit vectors
    >>> between(torch.tensor([1.0, 0, 0]), torch.tensor([0, 1.0, 0]))
    tensor(1.5708)
    """
    return _applied("acos", math.acos, lambda x: call(ARCCOSINE, 0, x), x)


def exp(x: Scalar) -> Scalar:
    """The exponential function, within 4 eps.

    >>> from posekit.algebra import Scalar, exp
    >>> @pk.op
    ... def kernel(distance: Scalar, width: Scalar) -> Scalar:
    ...     return exp(-((distance / width) ** 2))
    >>> kernel(torch.tensor([0.0, 1.0]), torch.tensor(1.0))
    tensor([1.0000, 0.3679])
    """
    operand: Any = x
    if isinstance(operand, tuple):
        remedy = "write `Rotation.exp(vector)` or `Pose.exp(twist)`"
        raise ArgumentError(f"exp: must be given a Scalar, got {type(operand).__name__}; {remedy}")
    return _applied("exp", math.exp, lambda x: call(EXP, 0, x), x)


def log(x: Scalar) -> Scalar:
    """The natural logarithm, within 4 eps. -inf at 0, and NaN for x < 0.

    >>> import math
    >>> from posekit.algebra import Scalar, log
    >>> @pk.op
    ... def decibels(ratio: Scalar) -> Scalar:
    ...     return log(ratio) * (10 / math.log(10))
    >>> decibels(torch.tensor(2.0))
    tensor(3.0103)
    """
    return _applied("log", math.log, lambda x: call(LOG, 0, x), x)


def power(x: Scalar | Number, y: Scalar | Number) -> Scalar:
    """``x`` to a real power ``y``, within 4 eps.

    Special values are those of `torch.pow`: of 0, of infinities, and of x < 0, which has whole powers only and is NaN
    otherwise. Its derivative with respect to ``y`` is NaN for x < 0.

    >>> from posekit.algebra import Scalar, power
    >>> @pk.op
    ... def gamma_corrected(x: Scalar, gamma: Scalar) -> Scalar:
    ...     return power(x, 1 / gamma)
    >>> gamma_corrected(torch.tensor([0.25, 1.0]), torch.tensor(2.0))
    tensor([0.5000, 1.0000])
    """
    return _applied("power", math.pow, power_of, x, y)
