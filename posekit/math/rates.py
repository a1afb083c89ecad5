"""Quaternion rates and gradients as vectors in the body frame."""

from __future__ import annotations

from ..engine import Quat, Vec3, own_ops
from .lib import conjugate, product, unit

op = own_ops()


@op
def quaternion_rate_to_axis_angle_rate(quaternion_rate: Quat, current_quaternion: Quat) -> Vec3:
    """The gradient with respect to a small rotation vector, from the gradient with respect to the unit quaternion.

    For a gradient g at the unit quaternion q this is Im(q* g) / 2: the gradient with respect to the rotation vector d
    of q exp(d), at d = 0. For a rate dq/dt, the angular velocity is four times as large: use
    `quaternion_rate_to_angular_velocity` instead.
    """
    return Vec3((product(conjugate(unit(current_quaternion)), quaternion_rate) * 0.5)[1:])


@op
def quaternion_rate_to_angular_velocity(quaternion_rate: Quat, current_quaternion: Quat) -> Vec3:
    """The angular velocity in the body frame in radians per second, from the rate dq/dt of the unit quaternion.

    For dq/dt at the unit quaternion q this is 2 Im(q* dq/dt).
    """
    return Vec3((product(conjugate(unit(current_quaternion)), quaternion_rate) * 2)[1:])
