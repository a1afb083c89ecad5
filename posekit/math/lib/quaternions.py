"""Quaternion and vector algebra that the declarations share; no ops of their own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import (
    Mat3,
    Quat,
    Scalar,
    Vec3,
    absolute,
    both,
    constant,
    inv,
    maximum,
    nonzero,
    rsqrt,
    select,
    sqrt,
    unscale,
)


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """The inner product."""
    total = a[0] * b[0]
    for x, y in zip(a[1:], b[1:], strict=True):
        total = total + x * y
    return total


def cross(a: Sequence[Scalar], b: Sequence[Scalar]) -> Vec3:
    """The vector product."""
    return Vec3((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def product(a: Quat, b: Quat) -> Quat:
    """The Hamilton product."""
    return Quat(
        (
            a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + (a[2] * b[3] - a[3] * b[2]),
            a[0] * b[2] + a[2] * b[0] + (a[3] * b[1] - a[1] * b[3]),
            a[0] * b[3] + a[3] * b[0] + (a[1] * b[2] - a[2] * b[1]),
        )
    )


def conjugate(q: Quat) -> Quat:
    """The quaternion of the inverse rotation."""
    return Quat((q[0], -q[1], -q[2], -q[3]))


def scaled(q: Quat) -> Quat:
    """The same rotation at a length between 1 and 4, reached by an exact power of two.

    What divides by q.q, and its derivatives, then neither overflows nor underflows, for any length a float can have.
    """
    return q * unscale(maximum(*map(absolute, q)))


def factor(q: Quat) -> Quat:
    """The same rotation, as a product takes it: as it is, unless products of such lengths would soon be out of range.

    Then it is scaled by an exact power of two, so that lengths that multiply, squaring after squaring, stay finite.
    """
    largest = maximum(*map(absolute, q))
    up = unscale(select(nonzero(largest), largest, 1))  # of 0 it would be so large that a gradient is infinite
    return q * select(largest > 64, unscale(largest), select(largest < Fraction(1, 64), up, 1))


def near_one(v: Sequence[Scalar]) -> tuple[Scalar, list[Scalar]]:
    """A power of two, 1 for the vector of zeros, and the vector times it, whose squares neither over- nor underflow."""
    largest = maximum(*map(absolute, v))
    scale = unscale(select(nonzero(largest), largest, 1))  # of 0 it would be so large that its square is infinite
    return scale, [scale * x for x in v]


def length(v: Sequence[Scalar]) -> Scalar:
    """The Euclidean length, also of vectors whose squares would underflow. Its derivatives at 0 are 0."""
    scale, v = near_one(v)
    return sqrt(dot(v, v)) * unscale(scale)


def unit(q: Quat) -> Quat:
    """The quaternion of length 1 in the direction of ``q``."""
    q = scaled(q)
    return q * rsqrt(dot(q, q))


def settled(q: Quat) -> Quat:
    """The same as `unit`, with its derivatives, but as it is where its length is 1 up to rounding."""
    scale = unscale(maximum(*map(absolute, q)))
    q = q * scale
    square = dot(q, q)
    to_one, back = rsqrt(square), unscale(scale)
    off = absolute(square * (back * back) - 1)
    near = 1 + off * Fraction(1, 16) <= 1  # up to 8 eps
    return q * (to_one + constant(select(near, back - to_one, 0)))


def leading_sign(q: Sequence[Scalar]) -> Scalar:
    """The sign of the first component that is not 0: it tells q from -q, also where the real part is 0."""
    lead = q[-1]
    for x in q[-2::-1]:
        lead = select(nonzero(x), x, lead)
    return select(lead < 0, -1, 1)


def rotate(q: Quat, v: Vec3) -> Vec3:
    """The free vector ``v`` turned by the rotation of ``q``."""
    q = scaled(q)
    axis = q[1:]
    t = cross(axis, v)
    return v + (t * q[0] + cross(axis, t)) * (2 * inv(dot(q, q)))


def rotate_by_unit(q: Quat, v: Vec3) -> Vec3:
    """The free vector ``v`` turned by a quaternion whose length is 1, whatever it was made from."""
    axis = q[1:]
    t = cross(axis, v) * 2
    return v + t * q[0] + cross(axis, t)


def columns_to_quaternion(m: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a rotation matrix, given row by row, with the sign of `leading_sign` positive."""
    a, b, c = m[0], m[4], m[8]
    x, y, z = m[7] - m[5], m[2] - m[6], m[3] - m[1]
    # The four rows of 4 q q^T. The one with the largest diagonal is chosen before anything is divided: its length is
    # at least 2 on the rotation group, so the choice cannot poison a derivative.
    rows = (
        (1 + a + b + c, x, y, z),
        (x, 1 + a - b - c, m[1] + m[3], m[2] + m[6]),
        (y, m[1] + m[3], 1 - a + b - c, m[5] + m[7]),
        (z, m[2] + m[6], m[5] + m[7], 1 - a - b + c),
    )
    weights = _first_largest([rows[k][k] for k in range(4)])
    row = [dot(weights, [rows[k][j] for k in range(4)]) for j in range(4)]
    return Quat(row) * (rsqrt(dot(row, row)) * leading_sign(row))


def _first_largest(xs: Sequence[Scalar]) -> list[Scalar]:
    """1 at the first largest of ``xs`` and 0 elsewhere."""
    weights = []
    for k, x in enumerate(xs):
        conditions = [(y < x if j < k else y <= x) for j, y in enumerate(xs) if j != k]
        condition = conditions[0]
        for other in conditions[1:]:
            condition = both(condition, other)
        weights.append(select(condition, 1, 0))
    return weights


def matrix(q: Quat) -> Mat3:
    """The rotation matrix of ``q``, row by row."""
    w, x, y, z = q = scaled(q)
    s = 2 * inv(dot(q, q))
    sx, sy, sz = s * x, s * y, s * z
    wx, wy, wz = w * sx, w * sy, w * sz
    xx, xy, xz = x * sx, x * sy, x * sz
    yy, yz, zz = y * sy, y * sz, z * sz
    return Mat3((1 - (yy + zz), xy - wz, xz + wy, xy + wz, 1 - (xx + zz), yz - wx, xz - wy, yz + wx, 1 - (xx + yy)))
