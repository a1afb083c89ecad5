"""The ops of Pose: a position and a wxyz quaternion of any non-zero length."""

from __future__ import annotations

from ..engine import Mat4, Mat34, Quat, Vec3, own_ops
from .lib import columns_to_quaternion, conjugate, factor, product, rotate
from .lib import matrix as _matrix

op = own_ops("Pose")
Pair = tuple[Vec3, Quat]


@op(returns="position quaternion")
def compose(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The second pose, given in the first one's frame, in the parent frame: ``a_T_b @ b_T_c = a_T_c``."""
    return position1 + rotate(quaternion1, position2), product(factor(quaternion1), factor(quaternion2))


@op(returns="position quaternion")
def inverse(position: Vec3, quaternion: Quat) -> Pair:
    """The parent seen from the child: ``~a_T_b = b_T_a``."""
    return -rotate(conjugate(quaternion), position), conjugate(quaternion)


@op(returns="position quaternion")
def between(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    """The second pose seen from the first: ``~T1 @ T2``."""
    back = conjugate(quaternion1)
    return rotate(back, position2 - position1), product(factor(back), factor(quaternion2))


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
    """The upper three rows of the homogeneous matrix, [R | t]."""
    r, t = _matrix(quaternion), position
    return Mat34((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2]))


@op
def matrix(position: Vec3, quaternion: Quat) -> Mat4:
    """The homogeneous matrix."""
    r, t = _matrix(quaternion), position
    zero, one = r[0] * 0, r[0] * 0 + 1
    return Mat4((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2], zero, zero, zero, one))


@op(returns="position quaternion")
def from_affine(matrix: Mat34) -> Pair:
    """The pose of [R | t]."""
    m = matrix
    return Vec3((m[3], m[7], m[11])), columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11]))


@op(returns="position quaternion")
def from_matrix(matrix: Mat4) -> Pair:
    """The pose of a homogeneous matrix, whose last row is taken to be 0 0 0 1."""
    m = matrix
    return Vec3((m[3], m[7], m[11])), columns_to_quaternion((*m[0:3], *m[4:7], *m[8:11]))
