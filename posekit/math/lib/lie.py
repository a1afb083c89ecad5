"""The Lie algebra that the ops of `so3` and `se3` share; no ops of its own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import Mat6, Quat, Scalar, Vec3, Vec6, absolute, inv, select, tangents
from .exact import beyond, square
from .quaternions import conjugate, cross, dot, leading_sign, length, product, rotate, scaled, settled
from .series import arc, bessel, lag, polar

Pair = tuple[Vec3, Quat]


def quarter_square(v: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """The square of half the angle of a rotation vector, in two parts."""
    whole, rest = square(v)
    return whole * 0.25, rest * 0.25


def exp_rotation(v: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a rotation vector."""
    x, rest = quarter_square(v)
    half = bessel(0, x, rest) * 0.5
    return Quat((bessel(-1, x, rest), half * v[0], half * v[1], half * v[2]))


def log_rotation(q: Quat) -> Vec3:
    """The rotation vector, of length at most pi."""
    q = scaled(q)
    sign = leading_sign(q)
    return Vec3(q[1:]) * (sign * (2 * arc(0, sign * q[0], dot(q[1:], q[1:]))))


def _curve(v: Sequence[Scalar], p: Vec3, around: Scalar | float, across: Scalar, along: Scalar) -> Vec3:
    """The sum across p + around v x p + along (v.p) v."""
    return p * across + cross(v, p) * around + Vec3(v) * (along * dot(v, p))


def left(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The left Jacobian of the exponential at ``v``, times ``p``."""
    x, rest = quarter_square(v)
    half = bessel(0, x, rest)
    # (1 - cos t) / t^2, sin t / t and (t - sin t) / t^3
    return _curve(v, p, half * half * 0.5, half * bessel(-1, x, rest), lag(0, x, rest))


def left_inverse(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The inverse of the left Jacobian, times ``p``; it does not exist at 2 pi."""
    x, rest = quarter_square(v)
    over = inv(bessel(0, x, rest))
    return _curve(v, p, -0.5, bessel(-1, x, rest) * over, bessel(1, x, rest) * over * 0.25)


def rows(columns: Sequence[Sequence[Scalar]]) -> list[Scalar]:
    return [column[i] for i in range(len(columns[0])) for column in columns]


def basis(like: Scalar) -> list[Vec3]:
    return [Vec3(like * 0 + float(i == j) for i in range(3)) for j in range(3)]


def exp_pose(twist: Sequence[Scalar]) -> Pair:
    """The pose that a twist leads to in unit time."""
    v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
    return left(w, v), exp_rotation(w)


def log_pose(p: Vec3, q: Quat) -> Vec6:
    """The twist that leads to a pose in unit time."""
    q = scaled(q)
    sign = leading_sign(q)
    a, u = sign * q[0], Vec3(q[1:]) * sign
    s = dot(u, u)
    first = arc(0, a, s)
    v = _curve(u, p, -first, a * first, inv(a * a + s) + 2 * a * arc(1, a, s))
    return Vec6((*v, *(u * (2 * first))))


def turn(q1: Quat, q2: Quat) -> Quat:
    """The second rotation seen from the first, ``~R1 @ R2``, at a length that cannot overflow."""
    real, axis, d, v = _apart(q1, q2)
    return Quat((real, *(axis - cross(v, d))))


def left_turn(q1: Quat, q2: Quat) -> Quat:
    """What turns the first rotation into the second from the parent's side, ``R2 @ ~R1``."""
    real, axis, d, v = _apart(q1, q2)
    return Quat((real, *(axis + cross(v, d))))


def _apart(q1: Quat, q2: Quat) -> tuple[Scalar, Vec3, Vec3, Vec3]:
    # A product with a conjugate would lose the digits that two nearly equal rotations share. Without its part along q1,
    # which adds only to the real part of the product, q2 has no digits to lose.
    q1, q2 = scaled(q1), scaled(q2)
    real = dot(q1, q2)
    a, b = Quat(q1), beyond(q2, q1, real, dot(q1, q1))
    d, v = Vec3(b[1:]), Vec3(a[1:])
    return real, d * a[0] - v * b[0], d, v


def nearer(q1: Quat, q2: Quat, turned: Quat, t: Scalar) -> tuple[Scalar, Quat, Scalar]:
    """Of the ends of a way, at 0 and 1, the one that ``t`` is nearer to.

    So both ends are met: the positions exactly, and the rotations as exactly as their quaternions have length 1.

    Returns:
        Whether it is the first, its unit quaternion on the side of the first one's, and how far beyond it ``t`` is.
    """
    first = t < Fraction(1, 2)
    sign = leading_sign(turned)
    return (
        first,
        settled(Quat(select(first, x, y * sign) for x, y in zip(q1, q2, strict=True))),
        select(first, t, t - 1),
    )


def angle_of(q: Quat) -> Scalar:
    """The angle of a rotation, in [0, pi]."""
    q = scaled(q)
    return 2 * polar(length(q[1:]), absolute(q[0]))


def squared_angle_of(q: Quat) -> Scalar:
    """The square of the angle of a rotation, up to half a turn analytic: it needs no square root."""
    q = scaled(q)
    square = dot(q[1:], q[1:])
    half = arc(0, leading_sign(q) * q[0], square)
    return 4 * square * half * half


def compose_pose(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return p1 + rotate(q1, p2), product(q1, q2)


def between_poses(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return rotate(conjugate(q1), p2 - p1), turn(q1, q2)


def bracket(a: Vec6, b: Vec6) -> Vec6:
    """The twist of the commutator of the matrices of two twists."""
    v = cross(a[3:6], b[0:3]) + cross(a[0:3], b[3:6])
    return Vec6((*v, *cross(a[3:6], b[3:6])))


def block(twist: Vec6, jacobian: Sequence[Scalar]) -> Mat6:
    """[[J, Q], [0, J]] of a twist, where Q is the derivative of J(w) along v."""
    # An analytic function of [[A, B], [0, A]] is [[f(A), Df(A)[B]], [0, f(A)]], and that is what these matrices are.
    along = tangents(jacobian, {w: v for w, v in zip(twist[3:6], twist[0:3], strict=True)})
    zero = twist[0] * 0
    upper = [x for i in range(3) for x in (*jacobian[3 * i : 3 * i + 3], *along[3 * i : 3 * i + 3])]
    lower = [x for i in range(3) for x in (zero, zero, zero, *jacobian[3 * i : 3 * i + 3])]
    return Mat6((*upper, *lower))


def matrix_times(m: Sequence[Scalar], v: Sequence[Scalar]) -> list[Scalar]:
    """The product of a square matrix, row by row, with a vector."""
    n = len(v)
    return [dot(m[n * i : n * i + n], v) for i in range(n)]
