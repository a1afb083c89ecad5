"""The Lie group ops of Rotation: tangents are rotation vectors."""

from __future__ import annotations

from ..engine import declare
from ..engine.algebra import Scalar, absolute
from ..engine.arrays import Mat3, Quat, Vec3
from . import lie
from .lie import basis, exp_rotation, log_rotation, rows, turn
from .quaternions import conjugate, dot, length, product, scaled
from .series import arc

op = declare.for_class("Rotation")


@op
def exp(rotvec: Vec3) -> Quat:
    """The rotation about a vector by its length, as a unit quaternion."""
    return exp_rotation(rotvec)


@op
def log(quaternion: Quat) -> Vec3:
    """The rotation vector, of length at most pi. At pi both signs are right; the leading component decides."""
    return log_rotation(quaternion)


@op
def retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame: ``R @ exp(tangent)``."""
    return product(quaternion, exp_rotation(tangent))


@op
def local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the first one's frame that leads to the second: ``(~R1 @ R2).log()``."""
    return log_rotation(turn(quaternion1, quaternion2))


@op
def left_retract(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in the parent frame: ``exp(tangent) @ R``."""
    return product(exp_rotation(tangent), quaternion)


@op
def left_local(quaternion1: Quat, quaternion2: Quat) -> Vec3:
    """The tangent in the parent frame that leads from the first to the second: ``(R2 @ ~R1).log()``."""
    return log_rotation(product(scaled(quaternion2), conjugate(scaled(quaternion1))))


@op
def power(quaternion: Quat, exponent: Scalar) -> Quat:
    """The rotation done ``exponent`` times, along the shorter way."""
    return exp_rotation(log_rotation(quaternion) * exponent)


@op
def slerp(quaternion1: Quat, quaternion2: Quat, t: Scalar) -> Quat:
    """The rotation at ``t`` on the shorter way from the first, at 0, to the second, at 1."""
    return product(quaternion1, exp_rotation(log_rotation(turn(quaternion1, quaternion2)) * t))


@op
def distance(quaternion1: Quat, quaternion2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    q = scaled(turn(quaternion1, quaternion2))
    return 2 * arc(0, absolute(q[0]), dot(q[1:], q[1:])) * length(q[1:])


@op
def left_jacobian(rotvec: Vec3) -> Mat3:
    """How the rotation turns, in the parent frame, when the rotation vector moves."""
    return Mat3(rows([lie.left(rotvec, e) for e in basis(rotvec[0])]))


@op
def left_jacobian_inverse(rotvec: Vec3) -> Mat3:
    """How the rotation vector moves when the rotation turns in the parent frame; singular at 2 pi."""
    return Mat3(rows([lie.left_inverse(rotvec, e) for e in basis(rotvec[0])]))
