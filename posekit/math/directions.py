"""The action of Pose on free vectors, normals, planes and covariances."""

from __future__ import annotations

from ..engine import Mat3, Quat, Vec3, Vec4, own_ops
from .lib import dot, rotate
from .lib import matrix as _matrix

op = own_ops("Pose")


@op
def apply_vectors(quaternion: Quat, vectors: Vec3) -> Vec3:
    """The free vectors, given in the child frame, expressed in the parent frame: rotated, not translated."""
    return rotate(quaternion, vectors)


@op
def apply_planes(position: Vec3, quaternion: Quat, planes: Vec4) -> Vec4:
    """The planes [n, d], where n.x + d = 0, given in the child frame, expressed in the parent frame."""
    normal = rotate(quaternion, Vec3(planes[0:3]))
    return Vec4((*normal, planes[3] - dot(normal, position)))


@op
def apply_covariances(quaternion: Quat, covariances: Mat3) -> Mat3:
    """The rotated covariances R S R^T, where S is the symmetric part of the input. The result is exactly symmetric."""
    r, s = _matrix(quaternion), covariances
    rows = [r[3 * i : 3 * i + 3] for i in range(3)]
    symmetric = [[s[4 * i] if i == j else (s[3 * i + j] + s[3 * j + i]) * 0.5 for j in range(3)] for i in range(3)]
    half = [[dot(row, column) for column in symmetric] for row in rows]
    upper = {(i, j): dot(half[i], rows[j]) for i in range(3) for j in range(i, 3)}
    return Mat3([upper[min(i, j), max(i, j)] for i in range(3) for j in range(3)])
