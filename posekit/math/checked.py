"""Conversions of matrices that also return how far each is from a rotation or a pose: the check is part of the kernel.

That deviation is locally constant: it has no derivative.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat3, Mat4, Mat34, Quat, Scalar, Vec3, absolute, both, maximum, nonzero, own_ops, select
from .lib import columns_to_quaternion, cross, dot

rotation_op, pose_op = own_ops("Rotation"), own_ops("Pose")

_FAR = 4.0  # larger than any tolerance


def _deviation(m: Sequence[Scalar]) -> Scalar:
    """The largest entry of ``|R R^T - I|``; at least `_FAR`, or NaN, for a reflection and for what is not finite."""
    rows = [Vec3(m[i : i + 3]) for i in (0, 3, 6)]
    products = [dot(rows[i], rows[j]) - float(i == j) for i in range(3) for j in range(i, 3)]
    off = maximum(*map(absolute, products))
    # A NaN anywhere makes the determinant NaN, and so the comparison false.
    return select(dot(rows[0], cross(rows[1], rows[2])) > 0, off, off + _FAR)


def _with_position(deviation: Scalar, position: Sequence[Scalar]) -> Scalar:
    """The deviation, at least `_FAR` where the position is not finite."""
    finite = [0.5 * absolute(x) < absolute(x) + 1 for x in position]
    return select(both(both(finite[0], finite[1]), finite[2]), deviation, deviation + _FAR)


@rotation_op(returns="quaternion deviation")
def from_matrix(matrix: Mat3) -> tuple[Quat, Scalar]:
    """The unit quaternion of a rotation matrix, with w >= 0, and the deviation."""
    return columns_to_quaternion(matrix), _deviation(matrix)


@pose_op(returns="position quaternion deviation")
def from_affine(matrix: Mat34) -> tuple[Vec3, Quat, Scalar]:
    """The pose of [R | t] and the deviation."""
    m, position = matrix, Vec3((matrix[3], matrix[7], matrix[11]))
    turn = (*m[0:3], *m[4:7], *m[8:11])
    return position, columns_to_quaternion(turn), _with_position(_deviation(turn), position)


@pose_op(title="Pose.from_matrix", returns="position quaternion deviation")
def from_homogeneous(matrix: Mat4) -> tuple[Vec3, Quat, Scalar]:
    """The pose of a homogeneous matrix and the deviation, at least `_FAR` where its last row is not 0 0 0 1."""
    m, position = matrix, Vec3((matrix[3], matrix[7], matrix[11]))
    turn = (*m[0:3], *m[4:7], *m[8:11])
    deviation = _with_position(_deviation(turn), position)
    other = nonzero(maximum(*map(absolute, (m[12], m[13], m[14], m[15] - 1))))
    return position, columns_to_quaternion(turn), select(other, deviation + _FAR, deviation)
