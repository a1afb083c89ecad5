"""Lens distortion of OpenCV's two models, and its inverse, on normalised image coordinates.

The radial-tangential model moves x = X/Z and y = Y/Z, with r^2 = x^2 + y^2, to

    x R + 2 p1 x y + p2 (r^2 + 2 x^2),   y R + p1 (r^2 + 2 y^2) + 2 p2 x y,
    R = (1 + k1 r^2 + k2 r^4 + k3 r^6) / (1 + k4 r^2 + k5 r^4 + k6 r^6).

Its Jacobian is symmetric: it is the gradient of a potential. The model is invertible in the region about the centre
where the Jacobian is positive definite. With 12 coefficients, a thin prism adds s1 r^2 + s2 r^4 to the first and
s3 r^2 + s4 r^4 to the second: the Jacobian is no longer symmetric, and its determinant and trace must be positive. With
14, the sensor is tilted by two angles, which is a projective map of the plane after the others.

The fisheye model moves a direction at the angle a from the axis to the radius a P(a^2), P(t) = 1 + k1 t + k2 t^2 +
k3 t^3 + k4 t^4, which is invertible up to its first maximum, and up to pi.

The inverses are families of special functions. Their values are found by a fixed number of Newton steps, and their
derivatives are those of the implicit function theorem, so that all orders are exact. The steps are safeguarded: where
the model is not invertible, a step goes half the way back to the last point where it is. From such a point, Newton's
method overshoots neither for barrel nor for pincushion distortion.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, absolute, both, call, constant_maximum, inv, nonzero, select, sqrt
from .algebra_functions import cos, sin
from .elementary import clamped, is_positive_and_finite

Pair = tuple[Scalar, Scalar]

# Steps converge quadratically. At half of the largest radius of common lenses 5 (float32) or 6 (float64) suffice. At
# 99.9 % of it, where the Jacobian is nearly singular, it takes 10 or 13: of 450 random lenses one took more in float32.
_STEPS = {"f32": 12, "f64": 14}
# The error after a step is about the square of the step: a last step below these has converged.
_LAST_STEP = {"f32": Fraction(1, 2**11), "f64": Fraction(1, 2**24)}
# The first point is at most so far out: far outside the polynomial's highest power reigns, of which a step takes away a
# small part only.
_FARTHEST_START = 2
# Image coordinates of a tilted sensor beyond these count as these, so that infinite ones are not NaN.
_FARTHEST_IMAGE = 2**16


def _polynomial(x: Scalar, coefficients: Sequence[Scalar]) -> Scalar:
    """1 + c1 x + c2 x^2 + ..."""
    total = x * 0
    for c in reversed(coefficients):
        total = (total + c) * x
    return 1 + total


def _slope(x: Scalar, coefficients: Sequence[Scalar]) -> Scalar:
    """The derivative of that polynomial."""
    total = x * 0
    for n in range(len(coefficients), 0, -1):
        total = total * x + n * coefficients[n - 1]
    return total


def _radial(k: Sequence[Scalar]) -> tuple[Sequence[Scalar], Sequence[Scalar]]:
    """The coefficients of the numerator and of the denominator of R: OpenCV's order is k1, k2, p1, p2, k3 to k6."""
    return (*k[:2], *k[4:5]), k[5:8]


def distorted(x: Scalar, y: Scalar, k: Sequence[Scalar]) -> Pair:
    """The radial-tangential model with 4, 5, 8, 12 or 14 coefficients."""
    if len(k) == 14:
        return _tilted(*distorted(x, y, k[:12]), *k[12:])
    p1, p2 = k[2:4]
    upper, lower = _radial(k)
    r2, xy = x * x + y * y, 2 * x * y
    radial = _polynomial(r2, upper)
    if lower:
        radial = radial * inv(_polynomial(r2, lower))
    u, v = x * radial + p1 * xy + p2 * (r2 + 2 * x * x), y * radial + p1 * (r2 + 2 * y * y) + p2 * xy
    if len(k) == 12:
        u, v = u + (k[8] + k[9] * r2) * r2, v + (k[10] + k[11] * r2) * r2
    return u, v


def _tilted(x: Scalar, y: Scalar, tilt_x: Scalar, tilt_y: Scalar) -> Pair:
    """The image on a sensor that is turned about its axes x and y, as OpenCV turns it."""
    cx, sx, cy, sy = cos(tilt_x), sin(tilt_x), cos(tilt_y), sin(tilt_y)
    depth = sy * x - cy * sx * y + cy * cx
    scale = cy * cx * select(nonzero(depth), inv(select(nonzero(depth), depth, 1)), 1)
    return scale * (cy * x + sy * sx * y - sy * cx) + sy * cx, scale * (cx * y + sx) - sx


def _level(x: Scalar, y: Scalar, tilt_x: Scalar, tilt_y: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """The inverse of `_tilted`; and a number that is positive where the image is before the lens."""
    cx, sx, cy, sy = cos(tilt_x), sin(tilt_x), cos(tilt_y), sin(tilt_y)
    x, y = [select(n > _FARTHEST_IMAGE, _FARTHEST_IMAGE, n) for n in (x, y)]
    x, y = [select(n < -_FARTHEST_IMAGE, -_FARTHEST_IMAGE, n) for n in (x, y)]
    scale = inv(cy * cx)
    u, v = (x - sy * cx) * scale, (y + sx) * scale
    depth = sx * v - sy * cx * u + cy * cx
    inverse = inv(select(depth <= 0, 1, depth))  # NaN stays NaN
    return (cy * u + sy) * inverse, (sy * sx * u + cx * v - cy * sx) * inverse, depth


def _jacobian(x: Scalar, y: Scalar, k: Sequence[Scalar]) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """The entries xx, xy, yx and yy of the Jacobian of `distorted`, of at most 12 coefficients."""
    p1, p2 = k[2:4]
    upper, lower = _radial(k)
    r2 = x * x + y * y
    radial, slope = _polynomial(r2, upper), _slope(r2, upper)
    if lower:
        inverse = inv(_polynomial(r2, lower))
        radial = radial * inverse
        slope = (slope - radial * _slope(r2, lower)) * inverse
    px, py = 2 * (p1 * x + p2 * y), 2 * (p1 * y + p2 * x)
    bent = 2 * slope * x
    across = bent * y + px
    xx, yy = radial + bent * x + py + 4 * p2 * x, radial + 2 * slope * y * y + py + 4 * p1 * y
    if len(k) < 12:
        return xx, across, across, yy
    first, second = 2 * (k[8] + 2 * k[9] * r2), 2 * (k[10] + 2 * k[11] * r2)
    return xx + first * x, across + first * y, across + second * x, yy + second * y


def _by_coefficients(x: Scalar, y: Scalar, k: Sequence[Scalar]) -> list[Pair]:
    """The derivatives of `distorted` with respect to each coefficient."""
    upper, lower = _radial(k)
    r2, xy = x * x + y * y, 2 * x * y
    inverse = inv(_polynomial(r2, lower)) if lower else r2 * 0 + 1
    radial = _polynomial(r2, upper) * inverse
    factors = [inverse * r2, inverse * r2 * r2, inverse * r2 * r2 * r2]
    factors += [-(radial * f) for f in factors[: len(lower)]]
    pairs = [(x * f, y * f) for f in factors]
    tangential = [(xy, r2 + 2 * y * y), (r2 + 2 * x * x, xy)]
    zero, r4 = r2 * 0, r2 * r2
    prism = [(r2, zero), (r4, zero), (zero, r2), (zero, r4)]
    return [*pairs[:2], *tangential, *pairs[2:], *prism][: len(k)]


def _zero_or_nan(x: Scalar) -> Scalar:
    """0, but NaN where x is NaN."""
    return select(absolute(x) >= 0, 0, x)


class _Undistorted:
    """The inverse of `distorted`: members 0 and 1 are x and y, and member 2 is 1 where they have been found, else 0.

    Arguments: the distorted coordinates and the coefficients, at most 12.
    """

    def __repr__(self) -> str:
        return "undistorted"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        if order == 2:
            return [x.graph.const(0) for x in arguments]
        exists = call(self, 2, *arguments) > 0
        x, y = [select(exists, call(self, n, *arguments), 0) for n in (0, 1)]
        k = arguments[2:]
        a, b, c, d = _jacobian(x, y, k)
        determinant = select(exists, inv(a * d - b * c), 0)  # the Jacobian is the identity at x = y = 0
        row = (d, -b) if order == 0 else (-c, a)
        row = (row[0] * determinant, row[1] * determinant)
        return [*row, *(-(row[0] * u + row[1] * v) for u, v in _by_coefficients(x, y, k))]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        goal, k = arguments[:2], arguments[2:]
        size = constant_maximum(*map(absolute, goal))
        shrink = select(size > _FARTHEST_START, _FARTHEST_START * inv(size), 1)
        x, y = goal[0] * shrink, goal[1] * shrink
        zero = x.graph.const(0)
        last, good, step = (zero, zero), zero < zero, zero
        for _ in range(_STEPS[precision]):
            a, b, c, d = _jacobian(x, y, k)
            determinant = a * d - b * c
            good = both(is_positive_and_finite(determinant), a + d > 0)
            inverse = inv(determinant)
            u, v = distorted(x, y, k)
            u, v = u - goal[0], v - goal[1]
            dx, dy = (d * u - b * v) * inverse, (a * v - c * u) * inverse
            step = constant_maximum(absolute(dx), absolute(dy))
            back = [Fraction(1, 2) * (now + then) for now, then in zip((x, y), last, strict=True)]
            last = select(good, x, last[0]), select(good, y, last[1])
            x, y = select(good, x - dx, back[0]), select(good, y - dy, back[1])
        exists = both(good, step < _LAST_STEP[precision] * (1 + constant_maximum(absolute(x), absolute(y))))
        values = {n: select(exists, now, _zero_or_nan(goal[n])) for n, now in enumerate((x, y))}
        return {**values, 2: select(exists, 1, zero)}


class _SquaredAngle:
    """The inverse of s = t P(t)^2: member 0 is t, and member 1 is 1 where it has been found, else 0.

    Arguments: s, the squared radius, and the coefficients of P. The squared angle t is smooth at 0.
    """

    def __repr__(self) -> str:
        return "squared angle"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        if order == 1:
            return [x.graph.const(0) for x in arguments]
        exists = call(self, 1, *arguments) > 0
        t, k = select(exists, call(self, 0, *arguments), 0), arguments[1:]
        p = _polynomial(t, k)
        slope = select(exists, inv(p + 2 * t * _slope(t, k)), 0)
        powers = [t * t]
        for _ in k[1:]:
            powers.append(powers[-1] * t)
        return [slope * inv(p), *(-2 * slope * power for power in powers)]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        s, k = arguments[0], arguments[1:]
        goal, zero, limit = sqrt(s), s.graph.const(0), Fraction(math.pi)
        angle = select(goal < _FARTHEST_START, goal, _FARTHEST_START)
        last, good, step = zero, zero < zero, zero
        for _ in range(_STEPS[precision]):
            t = angle * angle
            p = _polynomial(t, k)
            slope = p + 2 * t * _slope(t, k)
            good = both(slope > 0, p > 0)
            step = (angle * p - goal) * inv(slope)
            back = Fraction(1, 2) * (angle + last)
            last = select(good, angle, last)
            angle = select(good, clamped(angle - step, 0, limit), back)
        exists = both(good, absolute(step) < _LAST_STEP[precision])
        return {0: select(exists, angle * angle, _zero_or_nan(goal)), 1: select(exists, 1, zero)}


_UNDISTORTED, _SQUARED_ANGLE = _Undistorted(), _SquaredAngle()


def undistorted(x: Scalar, y: Scalar, k: Sequence[Scalar]) -> tuple[Scalar, Scalar, Scalar]:
    """The inverse of `distorted`; and 1 where it exists. Elsewhere the results are 0, with derivatives of 0."""
    if len(k) == 14:
        x, y, depth = _level(x, y, *k[12:])
        x, y, exists = undistorted(x, y, k[:12])
        behind = depth <= 0
        return select(behind, 0, x), select(behind, 0, y), select(behind, 0, exists)
    x, y, exists = [call(_UNDISTORTED, n, x, y, *k) for n in range(3)]
    return x, y, exists


def fisheye_factor(t: Scalar, k: Sequence[Scalar]) -> Scalar:
    """The radius of a direction in the fisheye model over its angle, whose square is ``t``: P(t)."""
    return _polynomial(t, k)


def squared_angle(s: Scalar, k: Sequence[Scalar]) -> Pair:
    """The squared angle of a direction whose radius in the fisheye model has the square ``s``; and 1 where it exists.

    Elsewhere the results are 0, with derivatives of 0.
    """
    return call(_SQUARED_ANGLE, 0, s, *k), call(_SQUARED_ANGLE, 1, s, *k)
