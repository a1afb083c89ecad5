"""The ops of Trajectory on single spline segments. The systems of equations are solved in `posekit.numerics`."""

from __future__ import annotations

from ..engine import Quat, Scalar, Vec3, Vec6, own_ops, tangents
from .lib import bracket, cross, exp_pose, left_jacobian_times, rotate

op = own_ops("Trajectory")


@op(returns="value rate curvature")
def cubic(change: Vec3, start: Vec3, end: Vec3, u: Scalar) -> tuple[Vec3, Vec3, Vec3]:
    """The cubic Hermite segment from 0 at u = 0 to ``change`` at u = 1: its value and first two derivatives at u.

    ``start`` and ``end`` are the derivatives at u = 0 and 1.
    """
    second = change * 3 - start * 2 - end
    third = start + end - change * 2
    value = ((third * u + second) * u + start) * u
    return value, (third * (3 * u) + second * 2) * u + start, third * (6 * u) + second * 2


@op(returns="velocity acceleration")
def turning(rotvec: Vec3, rate: Vec3, curvature: Vec3) -> tuple[Vec3, Vec3]:
    """The angular velocity and acceleration of exp(rotvec) in its own frame.

    ``rate`` and ``curvature`` are the first and second derivative of the rotation vector with respect to time.
    """
    velocity = left_jacobian_times(-rotvec, rate)  # the right Jacobian
    jacobian_rate = tangents(velocity, dict(zip(rotvec, rate, strict=True)))
    return velocity, left_jacobian_times(-rotvec, curvature) + Vec3(jacobian_rate)


@op(returns="velocity acceleration")
def follow(velocity: Vec6, acceleration: Vec6, tangent: Vec6, weight: Vec3) -> tuple[Vec6, Vec6]:
    """The velocity and acceleration twists of ``T @ exp(b tangent)`` in its own frame.

    ``velocity`` and ``acceleration`` are those of T in its frame, and ``weight`` is [b, b', b''].
    """
    position, quaternion = exp_pose(tangent * -weight[0])
    transported = _adjoint(position, quaternion, velocity)
    increment = tangent * weight[1]
    rate = _adjoint(position, quaternion, acceleration) + bracket(transported, increment) + tangent * weight[2]
    return transported + increment, rate


def _adjoint(position: Vec3, quaternion: Quat, twist: Vec6) -> Vec6:
    """The adjoint action of a pose on a twist."""
    v, w = rotate(quaternion, Vec3(twist[0:3])), rotate(quaternion, Vec3(twist[3:6]))
    return Vec6((*(v + cross(position, w)), *w))
