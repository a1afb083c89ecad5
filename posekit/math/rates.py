"""Rates of change of a quaternion as vectors of the body frame, in both conventions."""

from __future__ import annotations

from ..engine import Quat, Vec3, own_ops
from .lib import conjugate, product, unit

op = own_ops()


@op
def quaternion_rate_to_axis_angle_rate(quaternion_rate: Quat, current_quaternion: Quat) -> Vec3:
    """The gradient with respect to a small turn, from the gradient with respect to the unit quaternion.

    For a gradient g at the unit quaternion q this is Im(q* g) / 2: the gradient with respect to the rotation vector d
    of q exp(d), at d = 0. A true rate dq/dt is four times as large in radians per second: for that there is
    `quaternion_rate_to_angular_velocity`.
    """
    return Vec3((product(conjugate(unit(current_quaternion)), quaternion_rate) * 0.5)[1:])


@op
def quaternion_rate_to_angular_velocity(quaternion_rate: Quat, current_quaternion: Quat) -> Vec3:
    """The angular velocity in the body frame in radians per second, from the rate dq/dt of the unit quaternion.

    For dq/dt at the unit quaternion q this is 2 Im(q* dq/dt).
    """
    return Vec3((product(conjugate(unit(current_quaternion)), quaternion_rate) * 2)[1:])
