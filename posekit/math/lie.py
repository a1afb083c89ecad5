"""The Lie algebra that the ops of `so3` and `se3` share; no ops of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.algebra import Scalar, inv, tangents
from ..engine.arrays import Mat6, Quat, Vec3, Vec6
from .quaternions import conjugate, cross, dot, leading_sign, product, rotate, scaled
from .series import arc, bessel

Pair = tuple[Vec3, Quat]


def exp_rotation(v: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a rotation vector."""
    x = dot(v, v) * 0.25
    half = bessel(0, x) * 0.5
    return Quat((bessel(-1, x), half * v[0], half * v[1], half * v[2]))


def log_rotation(q: Quat) -> Vec3:
    """The rotation vector, of length at most pi."""
    q = scaled(q)
    sign = leading_sign(q)
    return Vec3(q[1:]) * (sign * (2 * arc(0, sign * q[0], dot(q[1:], q[1:]))))


def _curve(v: Sequence[Scalar], p: Vec3, first: Scalar | float, second: Scalar) -> Vec3:
    """The sum p + first v x p + second v x (v x p)."""
    turned = cross(v, p)
    return p + turned * first + cross(v, turned) * second


def left(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The left Jacobian of the exponential at ``v``, times ``p``."""
    x = dot(v, v) * 0.25
    b0, b1 = bessel(0, x), bessel(1, x)
    # (1 - cos t) / t^2 and (t - sin t) / t^3 at t^2 = 4 x, by half-angle identities: no division, no cancellation.
    return _curve(v, p, b0 * b0 * 0.5, (b0 * b0 - b0 * b1 + x * b1 * b1) * 0.25)


def left_inverse(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The inverse of the left Jacobian, times ``p``; it does not exist at 2 pi."""
    x = dot(v, v) * 0.25
    return _curve(v, p, -0.5, bessel(1, x) * inv(4 * bessel(0, x)))


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
    v = _curve(u, p, -first, inv(a * a + s) + 2 * a * arc(1, a, s))
    return Vec6((*v, *(u * (2 * first))))


def turn(q1: Quat, q2: Quat) -> Quat:
    """The second rotation seen from the first, at a length that cannot overflow."""
    return product(conjugate(scaled(q1)), scaled(q2))


def compose_pose(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return p1 + rotate(q1, p2), product(q1, q2)


def between_poses(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return rotate(conjugate(q1), p2 - p1), turn(q1, q2)


def block(twist: Vec6, jacobian: Sequence[Scalar]) -> Mat6:
    """[[J, Q], [0, J]] of a twist, where Q is the derivative of J(w) along v."""
    # An analytic function of [[A, B], [0, A]] is [[f(A), Df(A)[B]], [0, f(A)]], and that is what these matrices are.
    along = tangents(jacobian, {w: v for w, v in zip(twist[3:6], twist[0:3], strict=True)})
    zero = twist[0] * 0
    upper = [x for i in range(3) for x in (*jacobian[3 * i : 3 * i + 3], *along[3 * i : 3 * i + 3])]
    lower = [x for i in range(3) for x in (zero, zero, zero, *jacobian[3 * i : 3 * i + 3])]
    return Mat6((*upper, *lower))
