"""Distances between rotations, under the names of `posekit.transform`."""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine import Quat, Scalar, own_ops
from .lib import angle_between

op = own_ops()


@op(contracted=True)
def angular_distance_axis_angle(goal_quat: Quat, current_quat: Quat) -> Scalar:
    """The angle between two rotations in radians, in [0, pi]. Its gradient where they are equal is 0."""
    return angle_between(goal_quat, current_quat)


@op(contracted=True)
def angular_distance_phi3(goal_quat: Quat, current_quat: Quat) -> Scalar:
    """The angle between two rotations over pi, in [0, 1]: phi_3 of Huynh (2009), acos |q1 . q2| over pi / 2."""
    return angle_between(goal_quat, current_quat) * Fraction(1 / math.pi)
