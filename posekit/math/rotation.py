"""The ops of Rotation. Quaternions are wxyz and of any non-zero length."""

from __future__ import annotations

from ..engine import Mat3, Quat, Scalar, Vec3, own_ops
from .lib import (
    angle_of,
    columns_to_quaternion,
    conjugate,
    leading_sign,
    product,
    rotate,
    scaled_if_extreme,
    squared_angle_of,
    unit,
)
from .lib import matrix as _matrix

op = own_ops("Rotation")


@op
def compose(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The Hamilton product: the second rotation acts first. Lengths multiply while they are near 1."""
    return product(scaled_if_extreme(quaternion1), scaled_if_extreme(quaternion2))


@op(title="quat_multiply")
def hamilton(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The Hamilton product of two quaternions. Its length is the product of their lengths."""
    return product(quaternion1, quaternion2)


@op
def inverse(quaternion: Quat) -> Quat:
    """The inverse rotation: the conjugate quaternion."""
    return conjugate(quaternion)


@op
def between(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The second rotation relative to the first: ``~R1 @ R2``."""
    return product(conjugate(scaled_if_extreme(quaternion1)), scaled_if_extreme(quaternion2))


@op
def apply(quaternion: Quat, points: Vec3) -> Vec3:
    """The rotated vectors: R v."""
    return rotate(quaternion, points)


@op
def inverse_apply(quaternion: Quat, points: Vec3) -> Vec3:
    """The vectors under the inverse rotation: R^T v."""
    return rotate(conjugate(quaternion), points)


@op
def matrix(quaternion: Quat) -> Mat3:
    """The 3x3 rotation matrix. Its columns are the axes of the child frame in the parent frame."""
    return _matrix(quaternion)


@op
def from_matrix(matrix: Mat3) -> Quat:
    """The unit quaternion of a rotation matrix, with w >= 0."""
    return columns_to_quaternion(matrix)


@op
def normalized(quaternion: Quat) -> Quat:
    """The unit quaternion, with the same sign."""
    return unit(quaternion)


@op
def canonical(quaternion: Quat) -> Quat:
    """The unit quaternion q or -q whose first nonzero component is positive."""
    return unit(quaternion) * leading_sign(quaternion)


@op
def angle(quaternion: Quat) -> Scalar:
    """The angle of the rotation, in [0, pi]. Its gradient at the identity, which does not exist, is 0."""
    return angle_of(quaternion)


@op
def squared_angle(quaternion: Quat) -> Scalar:
    """The square of the angle of the rotation, in [0, pi^2]; smooth except at half turns."""
    return squared_angle_of(quaternion)
