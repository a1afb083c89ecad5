"""Distances between rotations, under the names of `posekit.transform`."""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine.algebra import Scalar, absolute
from ..engine.arrays import Quat
from ..engine.declare import op
from .quaternions import conjugate, dot, length, product, scaled
from .series import arc


def _angle(goal: Quat, current: Quat) -> Scalar:
    q = scaled(product(scaled(goal), conjugate(scaled(current))))
    return 2 * arc(0, absolute(q[0]), dot(q[1:], q[1:])) * length(q[1:])


@op
def angular_distance_axis_angle(goal_quat: Quat, current_quat: Quat) -> Scalar:
    """The angle between two rotations in radians, in [0, pi]. Its gradient where they are equal is 0."""
    return _angle(goal_quat, current_quat)


@op
def angular_distance_phi3(goal_quat: Quat, current_quat: Quat) -> Scalar:
    """The angle between two rotations over pi, in [0, 1]: phi_3 of Huynh (2009), acos |q1 . q2| over pi / 2."""
    return _angle(goal_quat, current_quat) * Fraction(1 / math.pi)
