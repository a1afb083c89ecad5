"""Quaternion and vector algebra shared by the ops. Declares no ops itself."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from ...engine import (
    Array,
    Mat3,
    Quat,
    Scalar,
    Vec3,
    absolute,
    both,
    constant,
    constant_maximum,
    inv,
    nonzero,
    rsqrt,
    select,
    sqrt,
    unscale,
)

Numbers = TypeVar("Numbers", bound=Array)  # a quaternion, or a complex number


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """The inner product of two vectors.

    >>> from posekit.algebra import Scalar, Vec3, dot
    >>> @pk.op
    ... def height_over_plane(point: Vec3, normal: Vec3) -> Scalar:
    ...     return dot(point, normal)
    >>> height_over_plane(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([0.0, 0.0, 1.0]))
    tensor(3.)
    """
    total = a[0] * b[0]
    for x, y in zip(a[1:], b[1:], strict=True):
        total = total + x * y
    return total


def cross(a: Sequence[Scalar], b: Sequence[Scalar]) -> Vec3:
    """The cross product of two vectors.

    >>> from posekit.algebra import Vec3, cross
    >>> @pk.op
    ... def torque(arm: Vec3, force: Vec3) -> Vec3:
    ...     return cross(arm, force)
    >>> torque(torch.tensor([1.0, 0.0, 0.0]), torch.tensor([0.0, 2.0, 0.0]))
    tensor([0., 0., 2.])
    """
    return Vec3((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def product(a: Quat, b: Quat) -> Quat:
    """The Hamilton product of two quaternions.

    >>> from posekit.algebra import Quat, product
    >>> @pk.op
    ... def after(second: Quat, first: Quat) -> Quat:
    ...     return product(second, first)
    >>> after(torch.tensor([0.0, 1.0, 0.0, 0.0]), torch.tensor([0.0, 0.0, 1.0, 0.0]))  # i j = k
    tensor([0., 0., 0., 1.])
    """
    return Quat(
        (
            a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + (a[2] * b[3] - a[3] * b[2]),
            a[0] * b[2] + a[2] * b[0] + (a[3] * b[1] - a[1] * b[3]),
            a[0] * b[3] + a[3] * b[0] + (a[1] * b[2] - a[2] * b[1]),
        )
    )


def conjugate(q: Quat) -> Quat:
    """The conjugate quaternion, which denotes the inverse rotation.

    >>> from posekit.algebra import Quat, conjugate, product
    >>> @pk.op
    ... def relative(a: Quat, b: Quat) -> Quat:
    ...     return product(conjugate(a), b)
    >>> q = torch.tensor([0.5, 0.5, 0.5, 0.5])
    >>> relative(q, q)
    tensor([1., 0., 0., 0.])
    """
    return Quat((q[0], -q[1], -q[2], -q[3]))


def scaled(q: Quat) -> Quat:
    """The same rotation, its quaternion scaled by an exact power of two to a length between 1 and 4.

    Expressions that divide by q.q, and their derivatives, then neither overflow nor underflow, for any finite length.
    """
    return q * unscale(constant_maximum(*map(absolute, q)))


def scaled_if_extreme(q: Quat) -> Quat:
    """The same rotation, scaled by a power of two if its largest component is below 1/64 or above 64.

    A product multiplies the lengths of its operands. The scaling is exact, and keeps repeated squaring in range.
    """
    largest = constant_maximum(*map(absolute, q))
    up = unscale(select(nonzero(largest), largest, 1))  # unscale(0) is so large that gradients overflow
    return q * select(largest > 64, unscale(largest), select(largest < Fraction(1, 64), up, 1))


def normalize_exponent(v: Sequence[Scalar]) -> tuple[Scalar, list[Scalar]]:
    """Scales a vector by a power of two, so that the sum of its squares neither overflows nor underflows.

    Returns:
        The power of two, which is 1 for the zero vector, and the scaled vector.
    """
    largest = constant_maximum(*map(absolute, v))
    scale = unscale(select(nonzero(largest), largest, 1))  # the square of unscale(0) overflows
    return scale, [scale * x for x in v]


def length(v: Sequence[Scalar]) -> Scalar:
    """The Euclidean norm, without overflow or underflow of the squares. Its derivatives at 0 are 0.

    >>> from posekit.algebra import Scalar, Vec3, length
    >>> @pk.op
    ... def distance(a: Vec3, b: Vec3) -> Scalar:
    ...     return length(a - b)
    >>> distance(torch.zeros(3), torch.tensor([2.0, 3.0, 6.0]))
    tensor(7.)
    """
    scale, v = normalize_exponent(v)
    return sqrt(dot(v, v)) * unscale(scale)


def unit(q: Quat) -> Quat:
    """The quaternion of length 1 in the direction of ``q``.

    >>> from posekit.algebra import Quat, unit
    >>> @pk.op
    ... def normalised(q: Quat) -> Quat:
    ...     return unit(q)
    >>> normalised(torch.tensor([3.0, 0.0, 0.0, 4.0]))
    tensor([0.6000, 0.0000, 0.0000, 0.8000])
    """
    q = scaled(q)
    return q * rsqrt(dot(q, q))


def unit_if_needed(q: Numbers) -> Numbers:
    """Like `unit`, with the same derivatives, but a quaternion whose length is 1 up to rounding keeps its value."""
    scale = unscale(constant_maximum(*map(absolute, q)))
    q = q * scale
    square = dot(q, q)
    normalizing, restoring = rsqrt(square), unscale(scale)
    deviation = absolute(square * (restoring * restoring) - 1)
    is_unit = 1 + deviation * Fraction(1, 16) <= 1  # up to 8 eps
    return q * (normalizing + constant(select(is_unit, restoring - normalizing, 0)))


def leading_sign(q: Sequence[Scalar]) -> Scalar:
    """The sign of the first nonzero component. It distinguishes q from -q, also for a real part of 0."""
    lead = q[-1]
    for x in q[-2::-1]:
        lead = select(nonzero(x), x, lead)
    return select(lead < 0, -1, 1)


def rotate(q: Quat, v: Vec3) -> Vec3:
    """The free vector ``v`` rotated by a quaternion of any nonzero length.

    >>> from posekit.algebra import Quat, Vec3, rotate
    >>> @pk.op
    ... def heading(q: Quat, forward: Vec3) -> Vec3:
    ...     return rotate(q, forward)
    >>> heading(torch.tensor([0.0, 0.0, 0.0, 1.0]), torch.tensor([1.0, 0.0, 0.0]))  # half a turn about z
    tensor([-1.,  0.,  0.])
    """
    q = scaled(q)
    axis = q[1:]
    t = cross(axis, v)
    return v + (t * q[0] + cross(axis, t)) * (2 * inv(dot(q, q)))


def rotate_by_unit(q: Quat, v: Vec3) -> Vec3:
    """The free vector ``v`` rotated by ``q``, whose length must be 1: it is not normalised here."""
    axis = q[1:]
    t = cross(axis, v) * 2
    return v + t * q[0] + cross(axis, t)


def rows_of_unit(q: Quat) -> list[Vec3]:
    """The rows of the rotation matrix of a unit quaternion: to rotate many vectors takes fewer operations."""
    w, x, y, z = q
    a, b, c = x * 2, y * 2, z * 2
    return [
        Vec3((1 - b * y - c * z, a * y - c * w, a * z + b * w)),
        Vec3((a * y + c * w, 1 - a * x - c * z, b * z - a * w)),
        Vec3((a * z - b * w, b * z + a * w, 1 - a * x - b * y)),
    ]


def columns_to_quaternion(m: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a rotation matrix, in row-major order, with its first nonzero component positive."""
    a, b, c = m[0], m[4], m[8]
    x, y, z = m[7] - m[5], m[2] - m[6], m[3] - m[1]
    # The four rows of 4 q q^T, each a multiple of q (Shepperd's method). The row with the largest diagonal entry is
    # selected before any division. Its diagonal entry is at least 1 for a rotation matrix, so that its length is at
    # least 2, and the branches not taken cannot put NaN into a derivative.
    rows = (
        (1 + a + b + c, x, y, z),
        (x, 1 + a - b - c, m[1] + m[3], m[2] + m[6]),
        (y, m[1] + m[3], 1 - a + b - c, m[5] + m[7]),
        (z, m[2] + m[6], m[5] + m[7], 1 - a - b + c),
    )
    weights = _one_hot_argmax([rows[k][k] for k in range(4)])
    row = [dot(weights, [rows[k][j] for k in range(4)]) for j in range(4)]
    return Quat(row) * (rsqrt(dot(row, row)) * leading_sign(row))


def _one_hot_argmax(xs: Sequence[Scalar]) -> list[Scalar]:
    """The one-hot vector of the argmax of ``xs``; of equal maxima, the first."""
    weights = []
    for k, x in enumerate(xs):
        conditions = [(y < x if j < k else y <= x) for j, y in enumerate(xs) if j != k]
        condition = conditions[0]
        for other in conditions[1:]:
            condition = both(condition, other)
        weights.append(select(condition, 1, 0))
    return weights


def matrix(q: Quat) -> Mat3:
    """The rotation matrix of ``q``, in row-major order, of a quaternion of any nonzero length.

    >>> from posekit.algebra import Mat3, Quat, matrix
    >>> @pk.op
    ... def axes(q: Quat) -> Mat3:
    ...     return matrix(q)
    >>> axes(torch.tensor([1.0, 1.0, 0.0, 0.0]))
    tensor([[ 1.,  0.,  0.],
            [ 0.,  0., -1.],
            [ 0.,  1.,  0.]])
    """
    w, x, y, z = q = scaled(q)
    s = 2 * inv(dot(q, q))
    sx, sy, sz = s * x, s * y, s * z
    wx, wy, wz = w * sx, w * sy, w * sz
    xx, xy, xz = x * sx, x * sy, x * sz
    yy, yz, zz = y * sy, y * sz, z * sz
    return Mat3((1 - (yy + zz), xy - wz, xz + wy, xy + wz, 1 - (xx + zz), yz - wx, xz - wy, yz + wx, 1 - (xx + yy)))
