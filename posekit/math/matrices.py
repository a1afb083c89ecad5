"""Rigid transforms as a rotation matrix and a translation, under the names of `posekit.transform`."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Mat3, Scalar, Vec3, own_ops

op = own_ops()


def _transpose_times(m: Sequence[Scalar], v: Sequence[Scalar]) -> Vec3:
    """R^T v."""
    return Vec3([m[j] * v[0] + m[3 + j] * v[1] + m[6 + j] * v[2] for j in range(3)])


@op(returns="rotation translation")
def get_inv_transform(w_rot_c: Mat3, w_trans_c: Vec3) -> tuple[Mat3, Vec3]:
    """The inverse of a rigid transform, as a rotation matrix and a translation: R^T and -R^T t."""
    m = w_rot_c
    return Mat3((m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])), -_transpose_times(m, w_trans_c)


@op
def transform_point_inverse(point: Vec3, rot: Mat3, trans: Vec3) -> Vec3:
    """The point expressed in the frame with the rotation ``rot`` and origin ``trans``: R^T (p - t)."""
    return _transpose_times(rot, point - trans)
