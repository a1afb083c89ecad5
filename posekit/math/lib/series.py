"""The special functions of all rotation formulas: families that are analytic and closed under differentiation.

    B_n(x)     = j_n(z) / z^n, z = sqrt x             B_-1 = cos z,  B_0 = sin z / z              (spherical Bessel)
                 B_n' = -B_{n+1} / 2                  x B_{n+1} = (2n+1) B_n - B_{n-1}
    D_n(t)     = (-2 d/dt)^n [(z - sin z) / z^3]      z = sqrt t                                  (Stumpff's c_3)
                 D_n' = -D_{n+1} / 2                  t D_n = 2 n D_{n-1} - B_n(t),  t D_0 = 1 - B_0(t)
    L_n(a, s)  = d^n/ds^n [atan2(sqrt s, a) / sqrt s]  a >= 0, s >= 0, N = a^2 + s
                 dL_n/ds = L_{n+1}                    dL_n/da = -(-1)^n n! / N^{n+1}
                 2 s L_{n+1} + (2n+1) L_n = (-1)^n n! a / N^{n+1}

D is evaluated at t = 4 x, where z is the whole angle and sqrt x the half angle: D_n(4 x) has the derivative -2 D_{n+1}
with respect to x.

Exponentials are B, and their Jacobians B and D, at x = a quarter of the squared angle. Logarithms are L of the
quaternion's real part and of the squared length of its vector. Angles are atan2, of which only the value is a series.
All are smooth where the textbook formulas are 0/0. The identity, q = -1, the switches between formulas and an angle of
pi need no special treatment.

Two more serve `elementary` and `powers`, at small arguments:

    A_n(z)     = sum over k of z^k / (2 k + 2 n + 1)     atanh s = s A_0(s^2)
    X_-1(y)    = cosh z,  X_0(y) = sinh z / z            z = sqrt y

The cosine and sine of half an angle that is not the length of a vector are a separate family, c_n: its derivative
with respect to the angle is c_{n+1} / 2. The half angle is reduced by k pi and the sign (-1)^k is left out, so that a
product of rotations applies one common sign for all its factors.

Evaluation is straight-line: both sides of every switch are computed and one is selected, so that loops vectorise. The
polynomials are near-minimax, with an exact constant term and errors below 2^-26 (float32) or 2^-56 (float64) of it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, absolute, call, fma, inv, nonzero, rint, rsqrt, select, sqrt
from .tables import FITS

# Above a half angle of 2.5 an upward recurrence is safe: it multiplies errors by (2n+1)/x, about 2 for B_2 at x = 6.25.
_RECURRENCE_FROM = Fraction(25, 4)
_PI = {  # three parts (Cody-Waite), so that k pi is exact for every k that a float of that size can still resolve
    "f32": (Fraction(3.140625), Fraction("9.67502593994140625e-4"), Fraction("1.5099579909783764e-7")),
    "f64": (
        Fraction("3.1415926218032836914"),
        Fraction("3.1786509424591713469e-08"),
        Fraction("1.2246467864107188502e-16"),
    ),
}
_HALF_PI = {  # rounded, and its rounding error
    "f32": (Fraction("1.57079637050628662109375"), Fraction("-4.371139000186241e-8")),
    "f64": (Fraction(math.pi / 2), Fraction("6.123233995736766e-17")),
}
_TOLERANCE = {"f32": 2.0**-26, "f64": 2.0**-56}
_RANGE = {
    "C": 2.5,
    "B": float(_RECURRENCE_FROM),
    "D": float(_RECURRENCE_FROM),
    "H": 0.5,
    "A": 0.03,
    "X": 0.121,
}  # (pi/2)^2 = 2.467..


@functools.cache
def fit(family: str, order: int, precision: str) -> tuple[Fraction, ...]:
    """Polynomial coefficients, constant term first: from the table, or computed for orders that it does not have."""
    table = FITS.get((family, order, precision))
    return tuple(map(Fraction, table or make_fit(family, order, precision)))


def make_fit(family: str, order: int, precision: str) -> tuple[str, ...]:
    """Interpolates at Chebyshev nodes, at the lowest degree that meets the tolerance."""
    import mpmath as mp

    def exact(x: mp.mpf) -> mp.mpf:
        if family == "A":
            return mp.hyp2f1(1, order + mp.mpf(1) / 2, order + mp.mpf(3) / 2, x) / (2 * order + 1)
        if family == "X":
            return mp.hyp0f1(mp.mpf(order) + mp.mpf(3) / 2, x / 4) / mp.fac2(2 * order + 1)
        if family == "H":
            return mp.hyp2f1(1, order + 1, mp.mpf(order) + mp.mpf(3) / 2, x) / (2 * order + 1)
        if family == "D":
            terms = ((-4 * x) ** m * mp.ff(m + order, order) / mp.factorial(2 * (m + order) + 3) for m in range(40))
            return 2**order * mp.fsum(terms)
        return mp.hyp0f1(mp.mpf(order) + mp.mpf(3) / 2, -x / 4) / mp.fac2(2 * order + 1)

    with mp.workdps(50):
        high, first = mp.mpf(_RANGE[family]), exact(mp.mpf(0))
        for degree in range(3, 40):
            nodes = [high * (1 + mp.cos(mp.pi * (2 * i + 1) / (2 * degree))) / 2 for i in range(degree)]
            powers = mp.matrix([[x**j for j in range(degree)] for x in nodes])
            higher = mp.lu_solve(powers, mp.matrix([(exact(x) - first) / x for x in nodes]))
            coefficients = [first, *higher]
            probes = [high * k / 60 for k in range(61)]
            error = max(abs(mp.polyval(coefficients[::-1], x) - exact(x)) for x in probes)
            if error <= _TOLERANCE[precision] * abs(first):
                return tuple(mp.nstr(c, 22) for c in coefficients)
    raise ArithmeticError(f"no polynomial of degree < 40 fits {family}_{order}")


def horner(coefficients: Sequence[Fraction], x: Scalar) -> Scalar:
    """A polynomial by Horner's method, constant term first."""
    total = x.graph.const(coefficients[-1])
    for c in coefficients[-2::-1]:
        total = fma(total, x, x.graph.const(c))
    return total


def _half_turns(x: Scalar) -> Scalar:
    """``x / pi``, rounded to the nearest integer."""
    return rint(x * Fraction(1 / math.pi))


def _turns(angle: Scalar) -> Scalar:
    """``angle / (2 pi)``, rounded to the nearest integer."""
    return rint(angle * Fraction(0.5 / math.pi))


def _reduce(x: Scalar, k: Scalar, precision: str, error: Scalar | None = None, multiple: int = 1) -> Scalar:
    """``x + error - k multiple pi``, by Cody-Waite range reduction, clamped to ``2 multiple`` radians in magnitude.

    The clamp matters where k has more digits than a float: the result is then some angle, and not a large number.
    From a million turns on k itself is rounded, so that the result may be larger than half a turn. The polynomials
    still hold there: at 2 their error is 1e-5 in float32.

    Args:
        x: The angle.
        k: The number of periods to subtract, as a float.
        precision: "f32" or "f64".
        error: The rounding error of ``x``.
        multiple: The period, in units of pi.
    """
    reduced = x
    for part in _PI[precision]:
        reduced = fma(k, k.graph.const(-multiple * part), reduced)
    reduced = reduced if error is None else reduced + error
    bound = Fraction(2 * multiple)
    reduced = select(x.graph.const(bound) < reduced, bound, reduced)
    return select(reduced < -bound, -bound, reduced)


class _Bessel:
    """The family B_n. Arguments: x and the rounding error of x."""

    def __repr__(self) -> str:
        return "B"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x, error = arguments
        return Fraction(-1, 2) * call(self, order + 1, x, error), x.graph.const(0)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, error = arguments
        high = max(orders)
        # Reduce the half angle by multiples of pi. For k = 0 x itself is used, without a square root.
        z = sqrt(x)
        k = _half_turns(z)
        reciprocal = inv(z)
        # The rounding errors of x and of its root are added back: at a half angle of 25, each is 12 eps of the result.
        reduced = _reduce(z, k, precision, (fma(-z, z, x) + error) * (reciprocal * Fraction(1, 2)))
        sign, is_reduced = alternating_sign(k), nonzero(k)
        y = select(is_reduced, reduced * reduced, x)
        sine = horner(fit("C", 0, precision), y)
        values = {
            -1: sign * horner(fit("C", -1, precision), y),
            0: select(is_reduced, sign * reduced * sine * reciprocal, sine),
        }
        if high < 1:
            return values
        far, near = dict(values), {}
        for n in range(1, high + 1):
            far[n] = ((2 * n - 1) * far[n - 1] - far[n - 2]) * inv(x)
        for n in range(high, 0, -1):
            if n >= high - 1:
                near[n] = horner(fit("B", n, precision), x)
            else:
                near[n] = (2 * n + 3) * near[n + 1] - x * near[n + 2]
        is_near = x < _RECURRENCE_FROM
        for n in range(1, high + 1):
            values[n] = select(is_near, near[n], far[n])
        return values


class _StumpffC3:
    """The family D_n(4 x). Arguments: x and the rounding error of x."""

    def __repr__(self) -> str:
        return "D"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x, error = arguments
        return -2 * call(self, order + 1, x, error), x.graph.const(0)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, high = arguments[0], max(orders)
        b = _BESSEL.lower([-1, 0, 1], arguments, precision)
        # Half-angle identities need no division and do not cancel. Derivatives of this expression would cancel from a
        # few turns on, so they have separate formulas.
        values = {0: (b[0] * b[0] - b[0] * b[1] + x * b[1] * b[1]) * Fraction(1, 4)}
        if high < 1:
            return values
        inverse = Fraction(1, 4) * inv(x)  # 1 / t
        whole = {-1: 1 - 2 * x * b[0] * b[0], 0: b[0] * b[-1]}  # the Bessel functions of the whole angle
        far, is_near = dict(values), x < _RECURRENCE_FROM
        for n in range(1, high + 1):
            whole[n] = ((2 * n - 1) * whole[n - 1] - whole[n - 2]) * inverse
            far[n] = (2 * n * far[n - 1] - whole[n]) * inverse
            values[n] = select(is_near, horner(fit("D", n, precision), x), far[n])
        return values


def lower_atan2(n: Scalar, a: Scalar, precision: str) -> Scalar:
    """The lowering of `first_quadrant_atan2` to arithmetic."""
    is_near = n <= a
    small = select(is_near, n, a)
    inverse = inv(a * a + n * n)
    angle = n * a * inverse * horner(fit("H", 0, precision), small * small * inverse)
    half_pi, error = _HALF_PI[precision]
    return select(is_near, angle, half_pi - (angle - error))


class _FirstQuadrantAtan2:
    """atan2(n, a), a family of a single member, because its derivatives are rational functions."""

    def __repr__(self) -> str:
        return "P"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        n, a = arguments
        inverse = inv(a * a + n * n)
        return a * inverse, -(n * inverse)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        n, a = arguments
        return {0: lower_atan2(n, a, precision)}


class _Atan2Quotient:
    """The family L_n(a, s)."""

    def __repr__(self) -> str:
        return "L"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        a, s = arguments
        rational = -((-1) ** order) * math.factorial(order) * inv(a * a + s) ** (order + 1)
        return rational, call(self, order + 1, a, s)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        a, s = arguments
        high = max(orders)
        inverse = inv(a * a + s)
        # For half angles up to pi/4, L_n = (-1)^n n! a / N^{n+1} H_n(y) with y = s/N, where the series of H_n, a
        # hypergeometric function, has positive terms only. Above pi/4, atan2(n, a) = pi/2 - atan2(a, n) uses the same
        # polynomial, and the recurrence runs upward.
        is_near = s <= a * a
        y = select(is_near, s, a * a) * inverse
        e = a * inverse * horner(fit("H", 0, precision), y)
        half_pi, error = _HALF_PI[precision]
        r = rsqrt(s)
        values = {0: select(is_near, e, r * half_pi - (e - r * error))}
        if high < 1:
            return values
        rational = {0: a * inverse}
        far = {0: r * half_pi - (e - r * error)}
        half = Fraction(1, 2) * inv(s)
        for n in range(1, high + 1):
            rational[n] = -n * rational[n - 1] * inverse
            far[n] = (rational[n - 1] - (2 * n - 1) * far[n - 1]) * half
        series = {high: horner(fit("H", high, precision), y)}
        for n in range(high - 1, 0, -1):
            series[n] = (1 + 2 * (n + 1) * y * series[n + 1]) * Fraction(1, 2 * n + 1)
        for n in range(1, high + 1):
            values[n] = select(is_near, rational[n] * series[n], far[n])
        return values


class _ReducedCosSin:
    """The family c_n: n-th derivatives of the reduced cosine with respect to the half angle. Member -1 is the sine."""

    def __repr__(self) -> str:
        return "wave"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (call(self, order + 1, arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        angle = 2 * arguments[0]  # the argument is half the angle: the product cancels with its factor
        reduced = _reduce(angle, _turns(angle), precision, multiple=2)
        y = reduced * reduced
        # The series of the half angle, rewritten in powers of the whole one: scaling by powers of 4 is exact.
        even, odd = ([c / 4**i for i, c in enumerate(fit("C", order, precision))] for order in (-1, 0))
        cosine, sine = horner(even, y), reduced * horner([c / 2 for c in odd], y)
        return {n: (cosine, -sine, -cosine, sine)[n % 4] for n in orders}


_BESSEL, _STUMPFF_C3 = _Bessel(), _StumpffC3()
_ATAN2, _ATAN2_QUOTIENT = _FirstQuadrantAtan2(), _Atan2Quotient()
_REDUCED_COS_SIN = _ReducedCosSin()


def bessel(order: int, x: Scalar, error: Scalar | None = None) -> Scalar:
    """B_n(x), a scaled spherical Bessel function, for n >= -1 and x >= 0; ``error`` is the rounding error of ``x``."""
    return call(_BESSEL, order, x, x.graph.const(0) if error is None else error)


def cos_sin_half_reduced(angle: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """The cosine and sine of the half angle reduced to at most a quarter turn, ``angle / 2 - k pi``, and ``k``.

    Those of ``angle / 2`` are (-1)^k times as large.
    """
    half = Fraction(1, 2) * angle
    return call(_REDUCED_COS_SIN, 0, half), call(_REDUCED_COS_SIN, -1, half), _turns(angle)


def alternating_sign(k: Scalar) -> Scalar:
    """(-1)^k of an integer k, given as a float."""
    pairs = k * Fraction(1, 2)
    odd = absolute(pairs - rint(pairs))  # 0 or 1/2
    return 1 - odd * 4


def cos_sin_half(angle: Scalar) -> tuple[Scalar, Scalar]:
    """The cosine and sine of half an angle in radians.

    >>> from posekit.algebra import Quat, Scalar, cos_sin_half
    >>> @pk.op
    ... def about_z(angle: Scalar) -> Quat:
    ...     c, s = cos_sin_half(angle)
    ...     return Quat((c, 0, 0, s))
    >>> about_z(torch.tensor(torch.pi / 2))
    tensor([0.7071, 0.0000, 0.0000, 0.7071])
    """
    cosine, sine, k = cos_sin_half_reduced(angle)
    sign = alternating_sign(k)
    return sign * cosine, sign * sine


def stumpff_c3(order: int, x: Scalar, error: Scalar | None = None) -> Scalar:
    """D_n(4 x), from Stumpff's c_3, for n >= 0 and x >= 0; ``error`` is the rounding error of ``x``."""
    return call(_STUMPFF_C3, order, x, x.graph.const(0) if error is None else error)


def first_quadrant_atan2(n: Scalar, a: Scalar) -> Scalar:
    """``atan2(n, a)`` for n >= 0 and a >= 0, in [0, pi/2]."""
    return call(_ATAN2, 0, n, a)


def atan2_quotient(order: int, a: Scalar, s: Scalar) -> Scalar:
    """L_n(a, s) for n >= 0, a >= 0 and s >= 0: for n = 0, ``atan2(sqrt(s), a) / sqrt(s)``."""
    return call(_ATAN2_QUOTIENT, order, a, s)
