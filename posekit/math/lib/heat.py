"""The density of the isotropic Gaussian on SO(3), the heat kernel, relative to the Haar probability measure.

At the angle w and the scale s it is the sum over l of (2 l + 1) exp(-l (l + 1) s^2 / 2) sin((l + 1/2) w) / sin(w / 2).
For scales from 1 on, ten terms are exact to 1e-17. For smaller ones Poisson's summation gives

    sqrt(8 pi) exp(s^2 / 8 - w^2 / 2 s^2) / (s^3 B_0) T,   B_0 = sin(w / 2) / (w / 2),
    T = 1 - 2 exp(-A) cosh z + 4 A exp(-A) sinh z / z,      A = 2 pi^2 / s^2,  z = 2 pi w / s^2,

where the terms left out of T are below 1e-16. All are analytic in the squared angle w^2, also at the identity, and even
about a half turn.

So derivatives are those of `log_heat_kernel`, of squared angles. `log_heat_kernel_of` has the same derivatives, and a
value that takes a third of the time.
"""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, call, constant, exponent, fma, inv, select, sqrt, tangents, unscale
from .algebra_functions import exp, log, sin
from .elementary import lower_exp
from .series import atan2_quotient, bessel, first_quadrant_atan2, fit, horner

_TERMS = 10
_PI = Fraction(math.pi)
# In values half angles count as at least so large, which changes them by 1e-15.
_LEAST = Fraction(1, 10**7)
# Of z^2, where series of so many terms are exact to 1e-17.
_NEAR, _SERIES = 4, 13


class _ScaledHyperbolic:
    """The family exp(-A) i_n(z) / z^n, z = sqrt y: exp(-A) cosh z for n = -1, exp(-A) sinh z / z for n = 0.

    Arguments: y, A, and the difference A - z, which counts as constant: it has the digits that the others lack.
    """

    def __repr__(self) -> str:
        return "heat"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        y, large, gap = arguments
        upper, same = call(self, order + 1, y, large, gap), call(self, order, y, large, gap)
        return Fraction(1, 2) * upper, -same, y.graph.const(0)

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        y, large, gap = arguments
        is_near = y < _NEAR
        small, far_y = select(is_near, y, 0), select(is_near, _NEAR, y)
        z = sqrt(far_y)
        inverse = inv(far_y)
        growing, falling = (Fraction(1, 2) * lower_exp(x, None, precision) for x in (-gap, -gap - 2 * z))
        far = {-1: growing + falling, 0: (growing - falling) * inv(z)}
        for n in range(1, max(orders) + 1):
            far[n] = (far[n - 2] - (2 * n - 1) * far[n - 1]) * inverse
        factor = lower_exp(-large, None, precision)
        values = {}
        for n in orders:
            odd = [math.prod(range(1, 2 * (n + j) + 2, 2)) for j in range(_SERIES)]
            series = [Fraction(1, 2**j * math.factorial(j) * x) for j, x in enumerate(odd)]
            values[n] = select(is_near, factor * horner(series, small), far[n])
        return values


def _branches(scale: Scalar) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """Whether a scale is below 1; it and its inverse square, if it is; and else minus its square."""
    is_small = scale < 1
    small, large = select(is_small, scale, 1), select(is_small, 1, scale)
    return is_small, small, inv(small * small), -(large * large)


def log_heat_kernel(square: Scalar, rest: Scalar, scale: Scalar) -> Scalar:
    """The logarithm of the density, at a squared angle and at pi minus the angle, which counts as constant."""
    is_small, s, inverse, decay = _branches(scale)
    a = 2 * _PI * _PI * inverse
    y, gap = 2 * a * inverse * square, 2 * _PI * inverse * constant(rest)
    total = 1 - 2 * scaled_hyperbolic(-1, y, a, gap) + 4 * a * scaled_hyperbolic(0, y, a, gap)
    concentrated = Fraction(0.5 * math.log(8 * math.pi)) + s * s * Fraction(1, 8) - Fraction(1, 2) * square * inverse
    half = bessel(0, Fraction(1, 4) * square)
    total = total * inv(s * s * s * half)
    series = _series(exp(decay), scale.graph.const(2), 2 - square * half * half)
    return select(is_small, concentrated, 0) + log(select(is_small, total, series))


def mean_heat_kernel(angle: Scalar, square: Scalar, scale: Scalar) -> Scalar:
    """The mean density over the rotations at an angle from a rotation at a squared angle from the mean."""
    (is_small, s, inverse, decay), total = _branches(scale), scale.graph.const(0)
    for sign, x in ((1, angle), (1, 2 * _PI - angle), (-1, 2 * _PI + angle), (-1, 4 * _PI - angle)):
        difference = constant(x - sqrt(square))
        large, gap = (Fraction(1, 2) * inverse * y for y in (x * x + square, difference * difference))
        total = total + sign * x * scaled_hyperbolic(0, x * x * inverse * inverse * square, large, gap)
    halves = bessel(0, Fraction(1, 4) * square) * sin(Fraction(1, 2) * select(angle > 0, angle, 1))
    factor = Fraction(math.sqrt(2 * math.pi)) * exp(s * s * Fraction(1, 8)) * inverse * inv(s) * inv(halves)
    cosines = [2 - x * bessel(0, Fraction(1, 4) * x) ** 2 for x in (angle * angle, square)]
    series = _series(exp(decay), *cosines)
    return select(is_small, factor * total, series)


def _series(ratio: Scalar, *double_cosines: Scalar) -> Scalar:
    """The sum over l of exp(-l (l + 1) s^2 / 2) and characters of two angles, of exp(-s^2) and of both 2 cos w."""
    terms = zip(_decays(ratio), *map(_characters, double_cosines), strict=True)
    return sum([decay * one * other for decay, one, other in terms], ratio.graph.const(0))


def _decays(ratio: Scalar) -> list[Scalar]:
    """exp(-l (l + 1) s^2 / 2) for all l, of exp(-s^2)."""
    powers = itertools.accumulate([ratio.graph.const(1), *[ratio] * (_TERMS - 1)], operator.mul)
    return list(itertools.accumulate(powers, operator.mul))


def _characters(double_cosine: Scalar) -> list[Scalar]:
    """sin((l + 1/2) w) / sin(w / 2) for all l, of 2 cos w: chi_(l + 1) = 2 cos(w) chi_l - chi_(l - 1)."""
    result = [double_cosine.graph.const(1), 1 + double_cosine]
    while len(result) < _TERMS:
        result.append(double_cosine * result[-1] - result[-2])
    return result


class _HeatKernel:
    """A family of one member, `log_heat_kernel_of`: its derivatives are those of `log_heat_kernel`."""

    def __repr__(self) -> str:
        return "heat kernel"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        a, s, scale = arguments
        half = atan2_quotient(0, a, s)
        value = log_heat_kernel(4 * s * half * half, 2 * first_quadrant_atan2(a, sqrt(s)), scale)
        return [tangents([value], {x: x.graph.const(1)})[0] for x in arguments]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        a, s, scale = arguments
        is_small, small, inverse, decay = _branches(scale)
        norm = fma(a, a, s)
        least = _LEAST * _LEAST * norm
        positive = select(s < least, least, s)
        both = inv(norm * positive)
        over_norm, over_square = positive * both, norm * both
        is_near = s <= a * a
        sine = horner(fit("H", 0, precision), select(is_near, s, a * a) * over_norm)
        angle = sqrt(s) * a * over_norm * sine
        half = select(is_near, angle, _PI * Fraction(1, 2) - angle)
        # w T / 2 = h + (pi - h) exp(z - A) - (pi + h) exp(-z - A), of the half angle h.
        h = select(half < _LEAST, _LEAST, half)
        rest = select(is_near, _PI - 2 * h, 2 * angle)
        nearer, farther = (lower_exp(-2 * _PI * inverse * x, None, precision) for x in (rest, 2 * _PI - rest))
        image = fma(nearer - farther, h.graph.const(_PI), h - h * (nearer + farther))
        # The density is exp(s^2 / 8 - w^2 / 2 s^2) times the root of this.
        squared = image * image * (norm * (8 * _PI * (inverse * inverse * inverse))) * over_square
        exponential = fma(-2 * inverse * half, half, small * small * Fraction(1, 8))
        ratio = lower_exp(decay, None, precision)
        series = _series(ratio, scale.graph.const(2), 2 - 4 * (s * over_norm))
        logarithm = _half_log(select(is_small, squared, series * series), precision)
        return {0: select(is_small, exponential, 0) + logarithm}


def _half_log(x: Scalar, precision: str) -> Scalar:
    """Half the logarithm of a normal x > 0, with an absolute error of some roundings. For lowered code only."""
    root, power = Fraction(math.sqrt(2)), unscale(x)
    m, k = x * power, Fraction(1, 2) - exponent(power)
    s = (m - root) * inv(m + root)
    z = s * s
    return fma(k, x.graph.const(Fraction(math.log(2) / 2)), fma(s * z, horner(fit("A", 1, precision), z), s))


_SCALED_HYPERBOLIC, _HEAT_KERNEL = _ScaledHyperbolic(), _HeatKernel()


def scaled_hyperbolic(order: int, y: Scalar, large: Scalar, gap: Scalar) -> Scalar:
    """exp(-A) cosh z for order -1 and exp(-A) sinh z / z for order 0, of y = z^2, of A and of A - z, a constant."""
    return call(_SCALED_HYPERBOLIC, order, y, large, gap)


def log_heat_kernel_of(a: Scalar, s: Scalar, scale: Scalar) -> Scalar:
    """The logarithm of the density, of a quaternion's real part a >= 0, the square of its vector, and the scale."""
    return call(_HEAT_KERNEL, 0, a, s, scale)
