"""Exponentials, logarithms and Jacobians of similarities, Sim(3). Declares no ops.

The position of an exponential is V v with V = phi(sigma I + [w]x), where phi(z) = (e^z - 1) / z is entire. With
J = [w]x and x = w.w, J^3 = -x J: a function of sigma I + J is c I + a J + b J^2, whose coefficients are analytic in
sigma and x, and products of such functions are products of their coefficients. phi is computed near 0 by its series and
doubled, phi(2 z) = phi(z) (1 + e^z) / 2. So there is neither a division by an angle or a scale nor a switch, and all
derivatives are right at every corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import Quat, Scalar, Vec3, Vec7, inv, tangents
from .algebra_functions import exp, log
from .lie import (
    basis,
    between_rotations,
    exp_rotation,
    left_between_rotations,
    left_jacobian_inverse_times,
    left_jacobian_times,
    log_rotation,
)
from .quaternions import conjugate, cross, dot, product, rotate
from .series import bessel

Similar = tuple[Vec3, Quat, Scalar]
Coefficients = tuple[Scalar, Scalar, Scalar]  # of I, J and J^2

# The series is for 2^-5 of the arguments. Its first omitted term is |z|^14 / 15!: for angles up to 10 and scales from
# e^-10 to e^10 it is below 1e-19, for scales up to e^30 below 4e-13.
_DOUBLINGS, _TERMS = 5, 14


def _multiplied(f: Coefficients, g: Coefficients, x: Scalar) -> Coefficients:
    c, a, b = f
    p, q, r = g
    return c * p, c * q + a * p - x * (a * r + b * q), c * r + b * p + a * q - x * (b * r)


def phi(sigma: Scalar, x: Scalar) -> Coefficients:
    """The coefficients of I, J and J^2 in phi of sigma I + J, where ``x`` is the squared angle."""
    share = Fraction(1, 2**_DOUBLINGS)
    s, y = sigma * share, x * (share * share)
    zero = s * 0
    c, a, b = zero + 1, zero, zero
    for k in range(_TERMS, 1, -1):  # 1 + z / k (...), with z = s + J
        part = Fraction(1, k)
        c, a, b = 1 + s * c * part, (s * a + c - y * b) * part, (s * b + a) * part
    coefficients: Coefficients = c, a * share, b * (share * share)
    for k in range(_DOUBLINGS, 0, -1):
        half = Fraction(1, 2**k)
        e = exp(sigma * half) * Fraction(1, 2)
        sine = bessel(0, x * (half * half)) * half  # sin t / angle and (1 - cos t) / angle^2, of t = angle / 2^k
        sine_of_half = bessel(0, x * (half * half / 4)) * half
        coefficients = _multiplied(
            coefficients, (Fraction(1, 2) + e, e * sine, e * sine_of_half * sine_of_half * Fraction(1, 2)), x
        )
    return coefficients


def _inverted(f: Coefficients, x: Scalar) -> Coefficients:
    c, a, b = f
    p = c - x * b  # the part across the axis is p I + a J
    norm = inv(p * p + x * a * a)
    first = inv(c)
    return first, -a * norm, (a * a - b * p) * norm * first


def _times(f: Coefficients, w: Sequence[Scalar], v: Vec3) -> Vec3:
    c, a, b = f
    turned = cross(w, v)
    return v * c + turned * a + cross(w, turned) * b


def exp_similarity(tangent: Sequence[Scalar]) -> Similar:
    """The similarity reached by a constant tangent [v, w, sigma] in unit time: the exponential map of Sim(3)."""
    v, w, sigma = Vec3(tangent[0:3]), tangent[3:6], tangent[6]
    return _times(phi(sigma, dot(w, w)), w, v), exp_rotation(w), exp(sigma)


def log_similarity(p: Vec3, q: Quat, scale: Scalar) -> Vec7:
    """The constant tangent [v, w, sigma] that reaches a similarity in unit time: the logarithm of Sim(3)."""
    w, sigma = log_rotation(q), log(scale)
    x = dot(w, w)
    return Vec7((*_times(_inverted(phi(sigma, x), x), w, p), *w, sigma))


def compose_similarities(p1: Vec3, q1: Quat, s1: Scalar, p2: Vec3, q2: Quat, s2: Scalar) -> Similar:
    """The product of two similarities."""
    return p1 + rotate(q1, p2) * s1, product(q1, q2), s1 * s2


def between_similarities(p1: Vec3, q1: Quat, s1: Scalar, p2: Vec3, q2: Quat, s2: Scalar) -> Similar:
    """The second similarity relative to the first, for a logarithm: small rotations keep their digits."""
    shrink = inv(s1)
    return rotate(conjugate(q1), p2 - p1) * shrink, between_rotations(q1, q2), s2 * shrink


def left_between_similarities(p1: Vec3, q1: Quat, s1: Scalar, p2: Vec3, q2: Quat, s2: Scalar) -> Similar:
    """The similarity in the parent frame that takes the first to the second."""
    q, s = left_between_rotations(q1, q2), s2 * inv(s1)
    return p2 - rotate(q, p1) * s, q, s


def left_jacobian_columns(tangent: Sequence[Scalar]) -> list[list[Scalar]]:
    """The columns of the left Jacobian of exp, from the derivative of exp: [dv, dw, d sigma] in the parent frame."""
    v, w, sigma = Vec3(tangent[0:3]), tangent[3:6], tangent[6]
    f = phi(sigma, dot(w, w))
    position = _times(f, w, v)
    zero = sigma * 0
    columns = [[*_times(f, w, e), *[zero] * 4] for e in basis(zero)]
    for e in basis(zero):  # dp = dv + dw x p
        turn = left_jacobian_times(w, e)
        moved = Vec3(tangents(position, dict(zip(w, e, strict=True))))
        columns.append([*(moved - cross(turn, position)), *turn, zero])
    moved = Vec3(tangents(position, {sigma: zero + 1}))  # dp = dv + d sigma p
    return [*columns, [*(moved - position), zero, zero, zero, zero + 1]]


def left_jacobian_inverse_columns(tangent: Sequence[Scalar]) -> list[list[Scalar]]:
    """The columns of the inverse of the left Jacobian."""
    w, sigma = tangent[3:6], tangent[6]
    x = dot(w, w)
    f = _inverted(phi(sigma, x), x)
    columns = left_jacobian_columns(tangent)
    zero = sigma * 0
    inverse = [[*_times(f, w, e), *[zero] * 4] for e in basis(zero)]
    levers = [Vec3(column[0:3]) for column in columns[3:6]]
    for e in basis(zero):
        turn = left_jacobian_inverse_times(w, e)
        lever = levers[0] * turn[0] + levers[1] * turn[1] + levers[2] * turn[2]
        inverse.append([*-_times(f, w, lever), *turn, zero])
    return [*inverse, [*-_times(f, w, Vec3(columns[6][0:3])), zero, zero, zero, zero + 1]]
