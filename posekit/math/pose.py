"""The ops of Pose: a position and a wxyz quaternion of any non-zero length."""

from __future__ import annotations

from ..engine import Mat4, Mat34, Quat, Vec3, own_ops
from .lib import columns_to_quaternion, conjugate, product, rotate, scaled_if_extreme
from .lib import matrix as _matrix

op = own_ops("Pose")
Pair = tuple[Vec3, Quat]


@op(returns="position quaternion")
def compose(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The product of two poses: ``a_T_b @ b_T_c = a_T_c``."""
    return position1 + rotate(quaternion1, position2), product(
        scaled_if_extreme(quaternion1), scaled_if_extreme(quaternion2)
    )


@op(returns="position quaternion")
def inverse(position: Vec3, quaternion: Quat) -> Pair:
    """The inverse pose, the parent frame relative to the child frame: ``~a_T_b = b_T_a``."""
    return -rotate(conjugate(quaternion), position), conjugate(quaternion)


@op(returns="position quaternion")
def between(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The second pose relative to the first: ``~T1 @ T2``."""
    inverted = conjugate(quaternion1)
    return rotate(inverted, position2 - position1), product(scaled_if_extreme(inverted), scaled_if_extreme(quaternion2))


@op
def apply(position: Vec3, quaternion: Quat, points: Vec3) -> Vec3:
    """The points, given in the child frame, expressed in the parent frame: p_A = R p_B + t."""
    return position + rotate(quaternion, points)


@op
def inverse_apply(position: Vec3, quaternion: Quat, points: Vec3) -> Vec3:
    """The points, given in the parent frame, expressed in the child frame: p_B = R^T (p_A - t)."""
    return rotate(conjugate(quaternion), points - position)


@op
def affine(position: Vec3, quaternion: Quat) -> Mat34:
    """The 3x4 matrix [R | t]: the upper three rows of the homogeneous matrix."""
    r, t = _matrix(quaternion), position
    return Mat34((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2]))


@op
def matrix(position: Vec3, quaternion: Quat) -> Mat4:
    """The 4x4 homogeneous matrix."""
    r, t = _matrix(quaternion), position
    zero, one = r[0] * 0, r[0] * 0 + 1
    return Mat4((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2], zero, zero, zero, one))


@op(returns="position quaternion")
def from_affine(matrix: Mat34) -> Pair:
    """The pose of a 3x4 matrix [R | t]."""
    m = matrix
    return Vec3((m[3], m[7], m[11])), columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11]))


@op(returns="position quaternion")
def from_matrix(matrix: Mat4) -> Pair:
    """The pose of a 4x4 homogeneous matrix. Its last row is assumed to be 0 0 0 1."""
    m = matrix
    return Vec3((m[3], m[7], m[11])), columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11]))
