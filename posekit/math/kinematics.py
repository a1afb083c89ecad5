"""Columns of the Jacobians of kinematic trees."""

from __future__ import annotations

from ..engine import Quat, Vec3, Vec6, own_ops
from .lib import conjugate, cross, rotate

op = own_ops()


def _twist(position: Vec3, quaternion: Quat, screw: Vec6, point: Vec3) -> tuple[Vec3, Vec3]:
    angular = rotate(quaternion, Vec3(screw[3:6]))
    return rotate(quaternion, Vec3(screw[0:3])) + cross(angular, point - position), angular


@op(title="Robot.jacobian")
def world_column(position: Vec3, quaternion: Quat, screw: Vec6, point: Vec3) -> Vec6:
    """The velocity [v, w] of a point that moves with a frame whose twist, in the frame itself, is the screw.

    The point and the result are expressed in the world.
    """
    linear, angular = _twist(position, quaternion, screw, point)
    return Vec6((*linear, *angular))


@op(title="Robot.jacobian")
def body_column(position: Vec3, quaternion: Quat, screw: Vec6, point: Vec3, axes: Quat) -> Vec6:
    """As `world_column`, expressed in the axes of a frame whose orientation in the world is ``axes``."""
    linear, angular = _twist(position, quaternion, screw, point)
    inverse = conjugate(axes)
    return Vec6((*rotate(inverse, linear), *rotate(inverse, angular)))
