"""Columns of the Jacobians of kinematic trees."""

from __future__ import annotations

from ..engine import Quat, Vec3, Vec6, own_ops
from .lib import cross, rotate

op = own_ops()


@op(title="Robot.jacobian")
def world_column(position: Vec3, quaternion: Quat, screw: Vec6, point: Vec3) -> Vec6:
    """The velocity [v, w] of a point that moves with a frame whose twist, in the frame itself, is the screw.

    The point and the result are expressed in the world.
    """
    angular = rotate(quaternion, Vec3(screw[3:6]))
    return Vec6((*(rotate(quaternion, Vec3(screw[0:3])) + cross(angular, point - position)), *angular))
