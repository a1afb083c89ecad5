"""Conversions from matrices that also return their deviation from a rotation or a pose, computed in the same kernel.

The deviation has no derivative.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat3, Mat4, Mat34, Quat, Scalar, Vec3, absolute, both, constant_maximum, nonzero, own_ops, select
from .lib import columns_to_quaternion, cross, dot

rotation_op, pose_op = own_ops("Rotation"), own_ops("Pose")

_INVALID = 4.0  # larger than any tolerance


def _deviation(m: Sequence[Scalar]) -> Scalar:
    """The largest entry of ``|R R^T - I|``; at least `_INVALID`, or NaN, for reflections and non-finite entries."""
    rows = [Vec3(m[i : i + 3]) for i in (0, 3, 6)]
    products = [dot(rows[i], rows[j]) - float(i == j) for i in range(3) for j in range(i, 3)]
    error = constant_maximum(*map(absolute, products))
    # A NaN in any entry makes the determinant NaN, and the comparison false.
    return select(dot(rows[0], cross(rows[1], rows[2])) > 0, error, error + _INVALID)


def _with_position(deviation: Scalar, position: Sequence[Scalar]) -> Scalar:
    """The deviation, raised to at least `_INVALID` or to NaN if the position is not finite."""
    finite = [0.5 * absolute(x) < absolute(x) + 1 for x in position]
    return select(both(both(finite[0], finite[1]), finite[2]), deviation, deviation + _INVALID)


@rotation_op(title="Rotation.from_matrix", returns="quaternion deviation")
def from_matrix_with_deviation(matrix: Mat3) -> tuple[Quat, Scalar]:
    """The unit quaternion of a rotation matrix, with w >= 0, and the deviation of the matrix from a rotation."""
    return columns_to_quaternion(matrix), _deviation(matrix)


@pose_op(title="Pose.from_matrix", returns="position quaternion deviation")
def from_affine_with_deviation(matrix: Mat34) -> tuple[Vec3, Quat, Scalar]:
    """The pose of the 3x4 matrix [R | t] and the deviation of R from a rotation."""
    m, position = matrix, Vec3((matrix[3], matrix[7], matrix[11]))
    r = (*m[0:3], *m[4:7], *m[8:11])
    return position, columns_to_quaternion(r), _with_position(_deviation(r), position)


@pose_op(title="Pose.from_matrix", returns="position quaternion deviation")
def from_homogeneous_with_deviation(matrix: Mat4) -> tuple[Vec3, Quat, Scalar]:
    """The pose of a homogeneous matrix and its deviation, at least `_INVALID` if the last row is not 0 0 0 1."""
    m, position = matrix, Vec3((matrix[3], matrix[7], matrix[11]))
    r = (*m[0:3], *m[4:7], *m[8:11])
    deviation = _with_position(_deviation(r), position)
    wrong_row = nonzero(constant_maximum(*map(absolute, (m[12], m[13], m[14], m[15] - 1))))
    return position, columns_to_quaternion(r), select(wrong_row, deviation + _INVALID, deviation)
