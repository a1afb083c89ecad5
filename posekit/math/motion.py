"""Tangents as matrices, gradients with respect to tangents, angular velocities, and covariances of points."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat3, Mat4, Mat6, Quat, Scalar, Vec3, Vec6, inv, own_ops
from .lib import (
    between_rotations,
    bracket,
    cross,
    left_between_rotations,
    log_rotation,
)

op = own_ops()
_ROTATIONS = {"quaternion1": "R0.quaternion", "quaternion2": "R1.quaternion"}

# ------------------------------------------------------------------------------------------------ tangents as matrices


def _cross_matrix(v: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar], list[Scalar]]:
    """The rows of the cross-product matrix of a vector."""
    x, y, z = v
    zero = x * 0
    return [zero, -z, y], [z, zero, -x], [-y, x, zero]


@op(title="hat")
def hat_rotvec(tangent: Vec3) -> Mat3:
    """The skew-symmetric matrix [w]x of the cross product with a rotation vector."""
    a, b, c = _cross_matrix(tangent)
    return Mat3((*a, *b, *c))


@op(title="hat")
def hat_twist(tangent: Vec6) -> Mat4:
    """The 4x4 matrix of a twist, [[w]x, v] above a row of zeros. Its matrix exponential is the matrix of exp(twist)."""
    a, b, c = _cross_matrix(tangent[3:6])
    zero = a[0]
    return Mat4((*a, tangent[0], *b, tangent[1], *c, tangent[2], zero, zero, zero, zero))


def _axial(m: Sequence[Scalar], n: int) -> Vec3:
    """The axial vector of the skew-symmetric part of the upper left 3x3 block of an n x n matrix."""
    return Vec3((m[2 * n + 1] - m[n + 2], m[2] - m[2 * n], m[n] - m[1])) * 0.5


@op(title="vee")
def vee_rotvec(matrix: Mat3) -> Vec3:
    """The axial vector of the skew-symmetric part of the matrix: the inverse of hat."""
    return _axial(matrix, 3)


@op(title="vee")
def vee_twist(matrix: Mat4) -> Vec6:
    """The twist of a 4x4 matrix: the inverse of hat.

    Only the skew-symmetric part of the upper left 3x3 block and the last column count; the last row is not read.
    """
    return Vec6((matrix[3], matrix[7], matrix[11], *_axial(matrix, 4)))


@op(title="bracket")
def bracket_rotvec(tangent1: Vec3, tangent2: Vec3) -> Vec3:
    """The Lie bracket of two rotation vectors: their cross product."""
    return cross(tangent1, tangent2)


@op(title="bracket")
def bracket_twist(tangent1: Vec6, tangent2: Vec6) -> Vec6:
    """The Lie bracket of two twists: the rate of change of the second one, transported along the first."""
    return bracket(tangent1, tangent2)


# --------------------------------------------------------------------------------------------- motion at constant rate


@op(title="angular_velocity", labels=_ROTATIONS)
def body_angular_velocity(quaternion1: Quat, quaternion2: Quat, dt: Scalar) -> Vec3:
    """The constant angular velocity in the body frame that leads from the first rotation to the second."""
    return log_rotation(between_rotations(quaternion1, quaternion2)) * inv(dt)


@op(title="angular_velocity", labels=_ROTATIONS)
def world_angular_velocity(quaternion1: Quat, quaternion2: Quat, dt: Scalar) -> Vec3:
    """The constant angular velocity in the parent frame that leads from the first rotation to the second."""
    return log_rotation(left_between_rotations(quaternion1, quaternion2)) * inv(dt)


@op(title="UncertainPose.apply")
def point_covariance(points: Vec3, covariance: Mat6) -> Mat3:
    """The covariance of v + w x p, the displacement of a point p by a small random twist [v, w] of given covariance."""
    m = covariance
    s = [[m[7 * i] if i == j else (m[6 * i + j] + m[6 * j + i]) * 0.5 for j in range(6)] for i in range(6)]
    half = [Vec3(row[:3]) + cross(row[3:], points) for row in s]
    columns = [[row[j] for row in half] for j in range(3)]
    result = [Vec3(column[:3]) + cross(column[3:], points) for column in columns]
    return Mat3([result[max(i, j)][min(i, j)] for i in range(3) for j in range(3)])
