"""The families of functions that carry every rotation formula, analytic and closed under differentiation.

    B_n(x)     = j_n(z) / z^n, z = sqrt x             B_-1 = cos z,  B_0 = sin z / z              (spherical Bessel)
                 B_n' = -B_{n+1} / 2                  x B_{n+1} = (2n+1) B_n - B_{n-1}
    D_n(x)     = (-2 d/dt)^n [(z - sin z) / z^3]      z = sqrt t,  t = 4 x: the whole angle, where x is of the half one
                 D_n' = -2 D_{n+1}                    t D_n = 2 n D_{n-1} - B_n(t),  t D_0 = 1 - B_0(t)
    L_n(a, s)  = d^n/ds^n [atan2(sqrt s, a) / sqrt s]  a >= 0, s >= 0, N = a^2 + s
                 dL_n/ds = L_{n+1}                    dL_n/da = -(-1)^n n! / N^{n+1}
                 2 s L_{n+1} + (2n+1) L_n = (-1)^n n! a / N^{n+1}

Exponentials are B, and their Jacobians B and D, at a quarter of the squared angle; logarithms use L at the parts of the
quaternion, and angles, of which only the value is a series, atan2. All are smooth where the textbook formulas are 0/0:
nothing here is special at the identity, at q = -1, at a switch or at an angle of pi.

Cosine and sine of half an angle that is not the length of a vector are their own family, c_n' = c_{n+1} / 2, without
the sign of (-1)^k that k turns leave: of a product of turns, it is one sign of them all.

Evaluation is straight-line: both sides of every switch are computed and one is selected, so loops vectorise. The fits
are near-minimax with an exact constant term and errors below 2^-26 (float32) or 2^-56 (float64) of it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, absolute, call, fma, inv, nonzero, rint, rsqrt, select, sqrt
from .tables import FITS

# Beyond a half angle of 2.5 the upward recurrence is safe: it multiplies errors by (2n+1)/x, at 6.25 about 2 for B_2.
FAR_B = Fraction(25, 4)
_PI = {  # pi in three parts, so that k pi is exact for every k that a float of that size can still resolve
    "f32": (Fraction(3.140625), Fraction("9.67502593994140625e-4"), Fraction("1.5099579909783764e-7")),
    "f64": (
        Fraction("3.1415926218032836914"),
        Fraction("3.1786509424591713469e-08"),
        Fraction("1.2246467864107188502e-16"),
    ),
}
_HALF_PI = {  # rounded, and what rounding left over
    "f32": (Fraction("1.57079637050628662109375"), Fraction("-4.371139000186241e-8")),
    "f64": (Fraction(math.pi / 2), Fraction("6.123233995736766e-17")),
}
_TOLERANCE = {"f32": 2.0**-26, "f64": 2.0**-56}
_RANGE = {"C": 2.5, "B": float(FAR_B), "D": float(FAR_B), "H": 0.5}  # (pi/2)^2 = 2.467..


@functools.cache
def fit(family: str, order: int, precision: str) -> tuple[Fraction, ...]:
    """Polynomial coefficients, constant term first: from the table, or made here for orders beyond it."""
    table = FITS.get((family, order, precision))
    return tuple(map(Fraction, table or make_fit(family, order, precision)))


def make_fit(family: str, order: int, precision: str) -> tuple[str, ...]:
    """Interpolate in Chebyshev nodes, at the lowest degree that meets the tolerance."""
    import mpmath as mp

    def exact(x: mp.mpf) -> mp.mpf:
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
            rest = mp.lu_solve(powers, mp.matrix([(exact(x) - first) / x for x in nodes]))
            coefficients = [first, *rest]
            probes = [high * k / 60 for k in range(61)]
            error = max(abs(mp.polyval(coefficients[::-1], x) - exact(x)) for x in probes)
            if error <= _TOLERANCE[precision] * abs(first):
                return tuple(mp.nstr(c, 22) for c in coefficients)
    raise ArithmeticError(f"no polynomial of degree < 40 fits {family}_{order}")


def _horner(coefficients: Sequence[Fraction], x: Scalar) -> Scalar:
    total = x.graph.const(coefficients[-1])
    for c in coefficients[-2::-1]:
        total = fma(total, x, x.graph.const(c))
    return total


def _half_turns(x: Scalar) -> Scalar:
    """How often pi goes into x, rounded."""
    return rint(x * Fraction(1 / math.pi))


def _turns(angle: Scalar) -> Scalar:
    """How often 2 pi goes into an angle, rounded."""
    return rint(angle * Fraction(0.5 / math.pi))


def _reduce(x: Scalar, k: Scalar, precision: str, rest: Scalar | None = None, pi: int = 1) -> Scalar:
    """What k pi, or a multiple, leaves of x; where k has more digits than a float, it is some angle at least.

    Of a million turns k itself is rounded before it is counted, so that more than half a turn may be left. The fits go
    on that far: at 2 they are off by 1e-5 in float32.
    """
    reduced = x
    for part in _PI[precision]:
        reduced = fma(k, k.graph.const(-pi * part), reduced)
    reduced = reduced if rest is None else reduced + rest
    top = Fraction(2 * pi)
    reduced = select(x.graph.const(top) < reduced, top, reduced)
    return select(reduced < -top, -top, reduced)


class _Bessel:
    def __repr__(self) -> str:
        return "B"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x, rest = arguments
        return Fraction(-1, 2) * call(self, order + 1, x, rest), x.graph.const(0)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, rest = arguments
        high = max(orders)
        # Reduce the half angle by whole turns of pi; in the first half turn x itself is used, without a square root.
        z = sqrt(x)
        k = _half_turns(z)
        over = inv(z)
        # What the roundings of x and of its root left over: at a half angle of 25 they are 12 eps of it each.
        reduced = _reduce(z, k, precision, (fma(-z, z, x) + rest) * (over * Fraction(1, 2)))
        sign, turned = alternating(k), nonzero(k)
        y = select(turned, reduced * reduced, x)
        sine = _horner(fit("C", 0, precision), y)
        at = {
            -1: sign * _horner(fit("C", -1, precision), y),
            0: select(turned, sign * reduced * sine * over, sine),
        }
        if high < 1:
            return at
        far, near = dict(at), {}
        for n in range(1, high + 1):
            far[n] = ((2 * n - 1) * far[n - 1] - far[n - 2]) * inv(x)
        for n in range(high, 0, -1):
            if n >= high - 1:
                near[n] = _horner(fit("B", n, precision), x)
            else:
                near[n] = (2 * n + 3) * near[n + 1] - x * near[n + 2]
        is_near = x < FAR_B
        for n in range(1, high + 1):
            at[n] = select(is_near, near[n], far[n])
        return at


class _Lag:
    def __repr__(self) -> str:
        return "D"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        x, rest = arguments
        return -2 * call(self, order + 1, x, rest), x.graph.const(0)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, high = arguments[0], max(orders)
        b = _BESSEL.lower([-1, 0, 1], arguments, precision)
        # By half-angle identities: no division, no cancellation. Its derivatives would have much, from a few turns on.
        at = {0: (b[0] * b[0] - b[0] * b[1] + x * b[1] * b[1]) * Fraction(1, 4)}
        if high < 1:
            return at
        over = Fraction(1, 4) * inv(x)
        whole = {-1: 1 - 2 * x * b[0] * b[0], 0: b[0] * b[-1]}  # the Bessel functions of the whole angle
        far, is_near = dict(at), x < FAR_B
        for n in range(1, high + 1):
            whole[n] = ((2 * n - 1) * whole[n - 1] - whole[n - 2]) * over
            far[n] = (2 * n * far[n - 1] - whole[n]) * over
            at[n] = select(is_near, _horner(fit("D", n, precision), x), far[n])
        return at


def lower_polar(n: Scalar, a: Scalar, precision: str) -> Scalar:
    """What `polar` becomes in kernels."""
    is_near = n <= a
    small = select(is_near, n, a)
    inverse = inv(a * a + n * n)
    angle = n * a * inverse * _horner(fit("H", 0, precision), small * small * inverse)
    whole, rest = _HALF_PI[precision]
    return select(is_near, angle, whole - (angle - rest))


class _Polar:
    def __repr__(self) -> str:
        return "P"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        n, a = arguments
        inverse = inv(a * a + n * n)
        return a * inverse, -(n * inverse)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        n, a = arguments
        return {0: lower_polar(n, a, precision)}


class _Arc:
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
        # L_n = (-1)^n n! a / N^{n+1} H_n(y) with y = s/N, where H_n is a series of positive terms: for half angles up
        # to pi/4. Beyond, atan2(n, a) = pi/2 - atan2(a, n) uses the same polynomial, and the recurrence runs upward.
        is_near = s <= a * a
        y = select(is_near, s, a * a) * inverse
        e = a * inverse * _horner(fit("H", 0, precision), y)
        whole, rest = _HALF_PI[precision]
        r = rsqrt(s)
        at = {0: select(is_near, e, r * whole - (e - r * rest))}
        if high < 1:
            return at
        rational = {0: a * inverse}
        far = {0: r * whole - (e - r * rest)}
        half = Fraction(1, 2) * inv(s)
        for n in range(1, high + 1):
            rational[n] = -n * rational[n - 1] * inverse
            far[n] = (rational[n - 1] - (2 * n - 1) * far[n - 1]) * half
        series = {high: _horner(fit("H", high, precision), y)}
        for n in range(high - 1, 0, -1):
            series[n] = (1 + 2 * (n + 1) * y * series[n + 1]) * Fraction(1, 2 * n + 1)
        for n in range(1, high + 1):
            at[n] = select(is_near, rational[n] * series[n], far[n])
        return at


class _Wave:
    def __repr__(self) -> str:
        return "wave"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return (call(self, order + 1, arguments[0]),)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        angle = 2 * arguments[0]  # the argument is half of something: nothing is computed
        reduced = _reduce(angle, _turns(angle), precision, pi=2)
        y = reduced * reduced
        # In powers of a square that is four times as large, which rounds nothing.
        even, odd = ([c / 4**i for i, c in enumerate(fit("C", order, precision))] for order in (-1, 0))
        cosine, sine = _horner(even, y), reduced * _horner([c / 2 for c in odd], y)
        return {n: (cosine, -sine, -cosine, sine)[n % 4] for n in orders}


_BESSEL, _LAG, _ARC, _POLAR, _WAVE = _Bessel(), _Lag(), _Arc(), _Polar(), _Wave()


def bessel(order: int, x: Scalar, rest: Scalar | None = None) -> Scalar:
    """B_n(x) for n >= -1 and x >= 0; ``rest`` is what rounding took from ``x``."""
    return call(_BESSEL, order, x, x.graph.const(0) if rest is None else rest)


def folded(angle: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """The cosine and the sine of angle/2 - k pi, at most a quarter turn, and k. Those of angle/2 are (-1)^k as much."""
    half = Fraction(1, 2) * angle
    return call(_WAVE, 0, half), call(_WAVE, -1, half), _turns(angle)


def alternating(k: Scalar) -> Scalar:
    """(-1)^k of a whole number."""
    pairs = k * Fraction(1, 2)
    odd = absolute(pairs - rint(pairs))  # 0 or 1/2
    return 1 - odd * 4


def cos_sin_half(angle: Scalar) -> tuple[Scalar, Scalar]:
    """The cosine and the sine of half an angle in radians."""
    cosine, sine, k = folded(angle)
    sign = alternating(k)
    return sign * cosine, sign * sine


def lag(order: int, x: Scalar, rest: Scalar | None = None) -> Scalar:
    """D_n(x) for n >= 0 and x >= 0; ``rest`` is what rounding took from ``x``."""
    return call(_LAG, order, x, x.graph.const(0) if rest is None else rest)


def polar(n: Scalar, a: Scalar) -> Scalar:
    """The angle in [0, pi/2] whose sine and cosine are as n >= 0 to a >= 0."""
    return call(_POLAR, 0, n, a)


def arc(order: int, a: Scalar, s: Scalar) -> Scalar:
    """L_n(a, s) for n >= 0, a >= 0 and s >= 0."""
    return call(_ARC, order, a, s)
