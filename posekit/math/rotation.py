"""The ops of Rotation. Quaternions are wxyz and of any non-zero length."""

from __future__ import annotations

from ..engine import Mat3, Quat, Scalar, Vec3, own_ops
from .lib import (
    angle_of,
    columns_to_quaternion,
    conjugate,
    factor,
    leading_sign,
    product,
    rotate,
    squared_angle_of,
    unit,
)
from .lib import matrix as _matrix

op = own_ops("Rotation")


@op
def compose(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """First the second rotation, then the first: the Hamilton product, so lengths multiply while they are near 1."""
    return product(factor(quaternion1), factor(quaternion2))


@op(title="quat_multiply")
def hamilton(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The Hamilton product of any two quaternions, its length the product of both lengths."""
    return product(quaternion1, quaternion2)


@op
def inverse(quaternion: Quat) -> Quat:
    """The rotation that undoes this one: the conjugate."""
    return conjugate(quaternion)


@op
def between(quaternion1: Quat, quaternion2: Quat) -> Quat:
    """The second rotation seen from the first: ``~R1 @ R2``."""
    return product(conjugate(factor(quaternion1)), factor(quaternion2))


@op
def apply(quaternion: Quat, points: Vec3) -> Vec3:
    """The vectors, turned."""
    return rotate(quaternion, points)


@op
def inverse_apply(quaternion: Quat, points: Vec3) -> Vec3:
    """The vectors, turned back."""
    return rotate(conjugate(quaternion), points)


@op
def matrix(quaternion: Quat) -> Mat3:
    """The 3x3 matrix, whose columns are the child's axes in the parent frame."""
    return _matrix(quaternion)


@op
def from_matrix(matrix: Mat3) -> Quat:
    """The unit quaternion of a rotation matrix, with w >= 0."""
    return columns_to_quaternion(matrix)


@op
def normalized(quaternion: Quat) -> Quat:
    """The quaternion at length 1."""
    return unit(quaternion)


@op
def canonical(quaternion: Quat) -> Quat:
    """The one of q and -q whose first component that is not 0 is positive, at length 1."""
    return unit(quaternion) * leading_sign(quaternion)


@op
def angle(quaternion: Quat) -> Scalar:
    """The angle of the rotation, in [0, pi]. Its gradient at the identity, which does not exist, is 0."""
    return angle_of(quaternion)


@op
def squared_angle(quaternion: Quat) -> Scalar:
    """The square of the angle of the rotation, in [0, pi^2]; smooth but at half turns."""
    return squared_angle_of(quaternion)
