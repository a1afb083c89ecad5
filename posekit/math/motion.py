"""Tangents as matrices and as gradients, angular velocity, and covariances of points."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat3, Mat4, Mat6, Quat, Scalar, Vec3, Vec6, inv, own_ops
from .lib import (
    bracket,
    conjugate,
    cross,
    left_turn,
    log_rotation,
    product,
    rotate,
    turn,
)

op = own_ops()

# ------------------------------------------------------------------------------------------------ tangents as matrices


def _cross_matrix(v: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar], list[Scalar]]:
    x, y, z = v
    zero = x * 0
    return [zero, -z, y], [z, zero, -x], [-y, x, zero]


@op(title="hat")
def hat_rotvec(tangent: Vec3) -> Mat3:
    """The matrix of the cross product with a vector."""
    a, b, c = _cross_matrix(tangent)
    return Mat3((*a, *b, *c))


@op(title="hat")
def hat_twist(tangent: Vec6) -> Mat4:
    """The 4x4 matrix of a twist, whose matrix exponential is the pose's: [[w]x, v] above a row of zeros."""
    a, b, c = _cross_matrix(tangent[3:6])
    zero = a[0]
    return Mat4((*a, tangent[0], *b, tangent[1], *c, tangent[2], zero, zero, zero, zero))


def _axial(m: Sequence[Scalar], n: int) -> Vec3:
    """The vector of the skew part of the upper left 3x3 of an n x n matrix."""
    return Vec3((m[2 * n + 1] - m[n + 2], m[2] - m[2 * n], m[n] - m[1])) * 0.5


@op(title="vee")
def vee_rotvec(matrix: Mat3) -> Vec3:
    """The vector whose cross product is the skew part of the matrix."""
    return _axial(matrix, 3)


@op(title="vee")
def vee_twist(matrix: Mat4) -> Vec6:
    """The twist of the skew part of the upper left 3x3 and of the last column; the last row is not read."""
    return Vec6((matrix[3], matrix[7], matrix[11], *_axial(matrix, 4)))


@op(title="bracket")
def bracket_rotvec(tangent1: Vec3, tangent2: Vec3) -> Vec3:
    """The Lie bracket of two rotation vectors: their cross product."""
    return cross(tangent1, tangent2)


@op(title="bracket")
def bracket_twist(tangent1: Vec6, tangent2: Vec6) -> Vec6:
    """The Lie bracket of two twists: the rate of the second, carried along by the first."""
    return bracket(tangent1, tangent2)


# ----------------------------------------------------------------------------------------------- tangents as gradients
# A small tangent w moves a quaternion of any length by q (0, w) / 2 in the body frame and by (0, w) q / 2 in the parent
# frame. The transpose of a product with q is the product with its conjugate.


@op(title="tangent_grad")
def body_gradient_rotation(quaternion: Quat, gradient: Quat) -> Vec3:
    """The gradient with respect to a tangent of ``retract``, from the one with respect to the quaternion."""
    return Vec3(product(conjugate(quaternion), gradient)[1:]) * 0.5


@op(title="tangent_grad")
def world_gradient_rotation(quaternion: Quat, gradient: Quat) -> Vec3:
    """The gradient with respect to a tangent of ``left_retract``, from the one with respect to the quaternion."""
    return Vec3(product(gradient, conjugate(quaternion))[1:]) * 0.5


@op(title="tangent_grad")
def body_gradient_pose(quaternion: Quat, position_gradient: Vec3, quaternion_gradient: Quat) -> Vec6:
    """The gradient with respect to a twist of ``retract``, from those with respect to position and quaternion."""
    turned = product(conjugate(quaternion), quaternion_gradient)[1:]
    return Vec6((*rotate(conjugate(quaternion), position_gradient), *(Vec3(turned) * 0.5)))


@op(title="tangent_grad")
def world_gradient_pose(position: Vec3, quaternion: Quat, position_gradient: Vec3, quaternion_gradient: Quat) -> Vec6:
    """The gradient with respect to a twist of ``left_retract``, from those with respect to position and quaternion."""
    turned = Vec3(product(quaternion_gradient, conjugate(quaternion))[1:]) * 0.5
    return Vec6((*position_gradient, *(turned + cross(position, position_gradient))))


# --------------------------------------------------------------------------------------------- motion at constant rate


@op(title="angular_velocity")
def body_angular_velocity(quaternion1: Quat, quaternion2: Quat, dt: Scalar) -> Vec3:
    """The constant angular velocity in the body frame that leads from the first rotation to the second."""
    return log_rotation(turn(quaternion1, quaternion2)) * inv(dt)


@op(title="angular_velocity")
def world_angular_velocity(quaternion1: Quat, quaternion2: Quat, dt: Scalar) -> Vec3:
    """The constant angular velocity in the parent frame that leads from the first rotation to the second."""
    return log_rotation(left_turn(quaternion1, quaternion2)) * inv(dt)


@op(title="UncertainPose.apply")
def point_covariance(points: Vec3, covariance: Mat6) -> Mat3:
    """The covariance of v + w x p, where a point p goes under a small random twist [v, w] of a covariance."""
    m = covariance
    s = [[m[7 * i] if i == j else (m[6 * i + j] + m[6 * j + i]) * 0.5 for j in range(6)] for i in range(6)]
    half = [Vec3(row[:3]) + cross(row[3:], points) for row in s]
    columns = [[row[j] for row in half] for j in range(3)]
    moved = [Vec3(column[:3]) + cross(column[3:], points) for column in columns]
    return Mat3([moved[max(i, j)][min(i, j)] for i in range(3) for j in range(3)])
