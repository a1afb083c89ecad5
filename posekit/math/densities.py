"""The density of the isotropic Gaussian on SO(3), the heat kernel, relative to the Haar probability measure.

At the angle w and the scale s it is the sum over l of (2 l + 1) exp(-l (l + 1) s^2 / 2) sin((l + 1/2) w) / sin(w / 2).
For scales from 1 on, ten terms are exact to 1e-17. For smaller ones Poisson's summation gives

    sqrt(8 pi) exp(s^2 / 8 - w^2 / 2 s^2) / (s^3 B_0) T,   B_0 = sin(w / 2) / (w / 2),
    T = 1 - 2 exp(-A) cosh z + 4 A exp(-A) sinh z / z,      A = 2 pi^2 / s^2,  z = 2 pi w / s^2,

where the terms left out of T are below 1e-16. All are analytic in the squared angle w^2, also at the identity, and even
about a half turn.
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

from ..engine import Mat4, Quat, Scalar, Vec3, absolute, constant, inv, own_ops, select, sqrt, tangents
from .lib import (
    bessel,
    between_rotations,
    dot,
    exp,
    first_quadrant_atan2,
    length,
    log,
    log_rotation,
    matrix_times,
    scaled_hyperbolic,
    sin,
    squared_angle_of,
    squared_half_angle,
    unit,
)

op = own_ops()

_TERMS = 10
_PI = Fraction(math.pi)


def _log_density(square: Scalar, rest: Scalar, scale: Scalar) -> Scalar:
    """The logarithm of the density, at a squared angle and at pi minus the angle, which counts as constant."""
    is_small = scale < 1
    s, large = select(is_small, scale, 1), select(is_small, 1, scale)
    inverse = inv(s * s)
    a = 2 * _PI * _PI * inverse
    y, gap = 2 * a * inverse * square, 2 * _PI * inverse * constant(rest)
    total = 1 - 2 * scaled_hyperbolic(-1, y, a, gap) + 4 * a * scaled_hyperbolic(0, y, a, gap)
    start = Fraction(0.5 * math.log(8 * math.pi)) + s * s * Fraction(1, 8)
    concentrated = start - Fraction(1, 2) * square * inverse
    total = total * inv(s * s * s * bessel(0, Fraction(1, 4) * square))
    series = square.graph.const(0)
    for degree, (factor, character) in enumerate(zip(_factors(large), _characters(square), strict=False)):
        series = series + (2 * degree + 1) * factor * character if degree else series
    return select(is_small, concentrated, 0) + log(select(is_small, total, 1 + series))


def _factors(scale: Scalar) -> list[Scalar]:
    """exp(-l (l + 1) s^2 / 2) for all l."""
    ratio = exp(-(scale * scale))
    powers = [scale.graph.const(1)]
    for _ in range(1, _TERMS):
        powers.append(powers[-1] * ratio)
    return list(itertools.accumulate(powers, lambda a, b: a * b))


def _characters(square: Scalar) -> list[Scalar]:
    """sin((l + 1/2) w) / sin(w / 2) for all l, of a squared angle: chi_(l + 1) = 2 cos(w) chi_l - chi_(l - 1)."""
    half = bessel(0, Fraction(1, 4) * square)
    cosine = 1 - Fraction(1, 2) * square * half * half
    found = [square.graph.const(1), 1 + 2 * cosine]
    while len(found) < _TERMS:
        found.append(2 * cosine * found[-1] - found[-2])
    return found


@op
def isotropic_log_density(mean: Quat, quaternion: Quat, scale: Scalar) -> Scalar:
    """The logarithm of the density of the isotropic Gaussian on SO(3), relative to the Haar probability measure."""
    return _at(between_rotations(mean, quaternion), scale)[0]


def _at(relative: Quat, scale: Scalar) -> tuple[Scalar, Scalar]:
    """The logarithm of the density at a relative rotation, and the squared angle."""
    square = squared_angle_of(relative)
    rest = 2 * first_quadrant_atan2(absolute(relative[0]), length(relative[1:]))
    return _log_density(square, rest, scale), square


@op
def isotropic_log_density_at_angle(angle: Scalar, scale: Scalar) -> Scalar:
    """The logarithm of the same density at rotations of an angle in [0, pi]."""
    return _log_density(angle * angle, _PI - angle, scale)


@op
def isotropic_score(mean: Quat, quaternion: Quat, scale: Scalar) -> Vec3:
    """The gradient of `isotropic_log_density` with respect to the rotation: a tangent in its body frame."""
    relative = between_rotations(mean, quaternion)
    value, square = _at(relative, scale)
    (rate,) = tangents([value], {square: square.graph.const(1)})
    return log_rotation(relative) * (2 * rate)


@op
def isotropic_mean_density(angle: Scalar, square: Scalar, scale: Scalar) -> Scalar:
    """The mean density over the rotations at an angle from a rotation whose squared angle from the mean is ``square``.

    It is the sum over l of exp(-l (l + 1) s^2 / 2) chi_l chi_l, with the characters of both angles.
    """
    is_small = scale < 1
    s, large = select(is_small, scale, 1), select(is_small, 1, scale)
    inverse, total = inv(s * s), scale.graph.const(0)
    for sign, x in ((1, angle), (1, 2 * _PI - angle), (-1, 2 * _PI + angle), (-1, 4 * _PI - angle)):
        difference = constant(x - sqrt(square))
        exponent, gap = (Fraction(1, 2) * inverse * y for y in (x * x + square, difference * difference))
        total = total + sign * x * scaled_hyperbolic(0, x * x * inverse * inverse * square, exponent, gap)
    halves = bessel(0, Fraction(1, 4) * square) * sin(Fraction(1, 2) * select(angle > 0, angle, 1))
    factor = Fraction(math.sqrt(2 * math.pi)) * exp(s * s * Fraction(1, 8)) * inverse * inv(s) * inv(halves)
    series = scale.graph.const(0)
    for weight, one, other in zip(_factors(large), _characters(angle * angle), _characters(square), strict=True):
        series = series + weight * one * other
    return select(is_small, factor * total, series)


@op
def log_volume(tangent: Vec3) -> Scalar:
    """The logarithm of the factor by which the exponential map of SO(3) scales volumes at a rotation vector."""
    half = bessel(0, *squared_half_angle(tangent))
    return log(half * half)


@op
def quadratic_form(matrix: Mat4, basis: Mat4, quaternion: Quat) -> Scalar:
    """``y . M y`` of the unit quaternion in the coordinates of a basis, whose vectors are the columns."""
    q = unit(quaternion)
    y = [dot([basis[4 * i + j] for i in range(4)], q) for j in range(4)]
    return dot(y, matrix_times(matrix, y))
