"""The ops of Trajectory, each on one of its segments. What is solved for along the keys is in `posekit._splines`."""

from __future__ import annotations

from ..engine import Quat, Scalar, Vec3, Vec6, own_ops, tangents
from .lib import bracket, cross, exp_pose, left, rotate

op = own_ops("Trajectory")


@op(returns="value rate curvature")
def cubic(change: Vec3, start: Vec3, end: Vec3, u: Scalar) -> tuple[Vec3, Vec3, Vec3]:
    """The cubic from 0 at 0 to ``change`` at 1 that has the given rates there: its value and two derivatives at u."""
    second = change * 3 - start * 2 - end
    third = start + end - change * 2
    value = ((third * u + second) * u + start) * u
    return value, (third * (3 * u) + second * 2) * u + start, third * (6 * u) + second * 2


@op(returns="velocity acceleration")
def turning(rotvec: Vec3, rate: Vec3, curvature: Vec3) -> tuple[Vec3, Vec3]:
    """How exp(rotvec) turns in its own frame, and how that changes, when the rotation vector moves as given."""
    velocity = left(-rotvec, rate)
    changing = tangents(velocity, dict(zip(rotvec, rate, strict=True)))
    return velocity, left(-rotvec, curvature) + Vec3(changing)


@op(returns="velocity acceleration")
def follow(velocity: Vec6, acceleration: Vec6, tangent: Vec6, weight: Vec3) -> tuple[Vec6, Vec6]:
    """The motion of ``T @ exp(b tangent)`` in its own frame, from that of T in its frame, and b, b', b''."""
    position, quaternion = exp_pose(tangent * -weight[0])
    carried = _adjoint(position, quaternion, velocity)
    along = tangent * weight[1]
    rate = _adjoint(position, quaternion, acceleration) + bracket(carried, along) + tangent * weight[2]
    return carried + along, rate


def _adjoint(position: Vec3, quaternion: Quat, twist: Vec6) -> Vec6:
    v, w = rotate(quaternion, Vec3(twist[0:3])), rotate(quaternion, Vec3(twist[3:6]))
    return Vec6((*(v + cross(position, w)), *w))
