"""The Lie group ops of Rotation and Pose: tangents are rotation vectors and twists [v, w], translation first."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import declare
from ..engine.algebra import Scalar, absolute, inv, tangents
from ..engine.arrays import Mat3, Mat6, Quat, Vec3, Vec6
from .quaternions import conjugate, cross, dot, leading_sign, length, product, rotate, scaled
from .quaternions import matrix as _matrix
from .series import arc, bessel

on_rotation = declare.for_class("Rotation")
on_pose = declare.for_class("Pose")
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


def _left(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The left Jacobian of the exponential at ``v``, times ``p``."""
    x = dot(v, v) * 0.25
    b0, b1 = bessel(0, x), bessel(1, x)
    # (1 - cos t) / t^2 and (t - sin t) / t^3 at t^2 = 4 x, by half-angle identities: no division, no cancellation.
    return _curve(v, p, b0 * b0 * 0.5, (b0 * b0 - b0 * b1 + x * b1 * b1) * 0.25)


def _left_inverse(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The inverse of the left Jacobian, times ``p``; it does not exist at 2 pi."""
    x = dot(v, v) * 0.25
    return _curve(v, p, -0.5, bessel(1, x) * inv(4 * bessel(0, x)))


def _rows(columns: Sequence[Sequence[Scalar]]) -> list[Scalar]:
    return [column[i] for i in range(len(columns[0])) for column in columns]


def _basis(like: Scalar) -> list[Vec3]:
    return [Vec3(like * 0 + float(i == j) for i in range(3)) for j in range(3)]


def exp_pose(twist: Sequence[Scalar]) -> Pair:
    """The pose that a twist leads to in unit time."""
    v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
    return _left(w, v), exp_rotation(w)


def log_pose(p: Vec3, q: Quat) -> Vec6:
    """The twist that leads to a pose in unit time."""
    q = scaled(q)
    sign = leading_sign(q)
    a, u = sign * q[0], Vec3(q[1:]) * sign
    s = dot(u, u)
    first = arc(0, a, s)
    v = _curve(u, p, -first, inv(a * a + s) + 2 * a * arc(1, a, s))
    return Vec6((*v, *(u * (2 * first))))


def _turn(q1: Quat, q2: Quat) -> Quat:
    """The second rotation seen from the first, at a length that cannot overflow."""
    return product(conjugate(scaled(q1)), scaled(q2))


def _compose(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return p1 + rotate(q1, p2), product(q1, q2)


def _between(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    return rotate(conjugate(q1), p2 - p1), _turn(q1, q2)


@on_rotation
def retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame: ``R @ exp(tangent)``."""
    return product(quaternion, exp_rotation(tangent))


@on_rotation
def local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the first one's frame that leads to the second: ``(~R1 @ R2).log()``."""
    return log_rotation(_turn(quaternion1, quaternion2))


@on_rotation
def left_retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in the parent frame: ``exp(tangent) @ R``."""
    return product(exp_rotation(tangent), quaternion)


@on_rotation
def left_local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the parent frame that leads from the first to the second: ``(R2 @ ~R1).log()``."""
    return log_rotation(product(scaled(quaternion2), conjugate(scaled(quaternion1))))


@on_rotation
def power(quaternion: Quat, exponent: Scalar) -> Quat:
    """The rotation done ``exponent`` times, along the shorter way."""
    return exp_rotation(log_rotation(quaternion) * exponent)


@on_rotation
def slerp(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """The rotation at ``t`` on the shorter way from the first, at 0, to the second, at 1."""
    return product(quaternion1, exp_rotation(log_rotation(_turn(quaternion1, quaternion2)) * t))


@on_rotation
def distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    q = scaled(_turn(quaternion1, quaternion2))
    return 2 * arc(0, absolute(q[0]), dot(q[1:], q[1:])) * length(q[1:])


@on_rotation
def left_jacobian(rotvec: Vec3) -> Mat3:
    """How the rotation turns, in the parent frame, when the rotation vector moves."""
    return Mat3(_rows([_left(rotvec, e) for e in _basis(rotvec[0])]))


@on_rotation
def left_jacobian_inverse(rotvec: Vec3) -> Mat3:
    """How the rotation vector moves when the rotation turns in the parent frame; singular at 2 pi."""
    return Mat3(_rows([_left_inverse(rotvec, e) for e in _basis(rotvec[0])]))


@on_pose(returns="position quaternion")
def pose_exp(twist: Vec6) -> Pair:
    """The exponential map of SE(3): where a constant twist leads in unit time."""
    return exp_pose(twist)


@on_pose
def pose_log(position: Vec3, quaternion: Quat) -> Vec6:
    """The logarithm of SE(3): the constant twist that leads here in unit time."""
    return log_pose(position, quaternion)


@on_pose(returns="position quaternion")
def pose_retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in its own frame: ``T @ exp(tangent)``."""
    return _compose(position, quaternion, *exp_pose(tangent))


@on_pose
def pose_local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the first one's frame that leads to the second: ``(~T1 @ T2).log()``."""
    return log_pose(*_between(position1, quaternion1, position2, quaternion2))


@on_pose(returns="position quaternion")
def pose_left_retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in the parent frame: ``exp(tangent) @ T``."""
    return _compose(*exp_pose(tangent), position, quaternion)


@on_pose
def pose_left_local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the parent frame that leads from the first to the second: ``(T2 @ ~T1).log()``."""
    q = product(scaled(quaternion2), conjugate(scaled(quaternion1)))
    return log_pose(position2 - rotate(q, position1), q)


@on_pose(returns="position quaternion")
def pose_power(position: Vec3, quaternion: Quat, exponent: Scalar) -> Pair:
    """The motion done ``exponent`` times: along its screw."""
    return exp_pose(log_pose(position, quaternion) * exponent)


@on_pose(returns="position quaternion")
def interpolate(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Position on the straight line, rotation on the shorter arc, each at constant speed."""
    turn = exp_rotation(log_rotation(_turn(quaternion1, quaternion2)) * t)
    return position1 + (position2 - position1) * t, product(quaternion1, turn)


@on_pose(returns="position quaternion")
def screw(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Along the one screw motion that leads from the first pose to the second: ``T1 @ (~T1 @ T2) ** t``."""
    twist = log_pose(*_between(position1, quaternion1, position2, quaternion2)) * t
    return _compose(position1, quaternion1, *exp_pose(twist))


@on_pose
def adjoint(position: Vec3, quaternion: Quat) -> Mat6:
    """The matrix that takes a twist in the child frame to the parent frame: [[R, [t]x R], [0, R]]."""
    r = _matrix(quaternion)
    columns = [Vec3(r[j::3]) for j in range(3)]
    zero = r[0] * 0
    left = [[*c, zero, zero, zero] for c in columns]
    right = [[*cross(position, c), *c] for c in columns]
    return Mat6(_rows([*left, *right]))


@on_pose
def adjoint_apply(position: Vec3, quaternion: Quat, twist: Vec6) -> Vec6:
    """The twist [v, w], given in the child frame, in the parent frame."""
    v, w = rotate(quaternion, Vec3(twist[0:3])), rotate(quaternion, Vec3(twist[3:6]))
    return Vec6((*(v + cross(position, w)), *w))


@on_pose
def coadjoint_apply(position: Vec3, quaternion: Quat, wrench: Vec6) -> Vec6:
    """The wrench [force, torque], given in the child frame, in the parent frame: its power on a twist is the same."""
    force, torque = rotate(quaternion, Vec3(wrench[0:3])), rotate(quaternion, Vec3(wrench[3:6]))
    return Vec6((*force, *(torque + cross(position, force))))


def _block(twist: Vec6, jacobian: Sequence[Scalar]) -> Mat6:
    """[[J, Q], [0, J]] of a twist, where Q is the derivative of J(w) along v."""
    # An analytic function of [[A, B], [0, A]] is [[f(A), Df(A)[B]], [0, f(A)]], and that is what these matrices are.
    along = tangents(jacobian, {w: v for w, v in zip(twist[3:6], twist[0:3], strict=True)})
    zero = twist[0] * 0
    upper = [x for i in range(3) for x in (*jacobian[3 * i : 3 * i + 3], *along[3 * i : 3 * i + 3])]
    lower = [x for i in range(3) for x in (zero, zero, zero, *jacobian[3 * i : 3 * i + 3])]
    return Mat6((*upper, *lower))


@on_pose
def pose_left_jacobian(twist: Vec6) -> Mat6:
    """How the pose moves, as a twist in the parent frame, when the twist it is the exponential of moves."""
    return _block(twist, _rows([_left(twist[3:6], e) for e in _basis(twist[0])]))


@on_pose
def pose_left_jacobian_inverse(twist: Vec6) -> Mat6:
    """How the twist moves when the pose does, as a twist in the parent frame; singular at an angle of 2 pi."""
    return _block(twist, _rows([_left_inverse(twist[3:6], e) for e in _basis(twist[0])]))
