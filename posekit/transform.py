"""Pose math on bare tensors, under the names that kinematics code already calls.

Every function is one op of posekit: any batch dimensions, which broadcast, float16 to float64, any strides, derivatives
of every order, forward mode, vmap and fullgraph compilation. A position or point has shape (*batch, 3), a quaternion
(*batch, 4): wxyz, of any length but zero. Docstrings mention the other shapes only.

Buffers are for callers who manage memory themselves. An ``out_*`` tensor receives the result of its name and is
returned in its place; an ``adj_*`` or ``out_g*`` tensor holds the gradient of its input once backward has run (see
`posekit.functions` for the rules). They are of exactly the shape, dtype and device of what they receive; a gradient's,
if it is contiguous, may have other leading dimensions of as many elements. One of yet another shape is left alone where
no gradient comes, and refused where one does. Inside a transform of
`torch.func` a buffer must be an argument of the transformed function; inside `torch.compile` a result may have one, and
with gradient buffers a call is a graph break.

The Functions that these functions apply, such as `TransformPoint`, are here under their names, too.
"""

from __future__ import annotations

import torch
from torch import Tensor

from . import arguments
from .arguments import TensorLike
from .compat import make
from .functions import (
    BatchTransformPoint,
    BatchTransformPointInverse,
    BatchTransformPose,
    MatrixToQuaternion,
    PoseInverse,
    QuatToMatrix,
    TransformPoint,
    TransformPose,
)
from .math import matrices, metrics, pose, rates, rotation

__all__ = [
    "BatchTransformPoint",
    "BatchTransformPointInverse",
    "BatchTransformPose",
    "MatrixToQuaternion",
    "PoseInverse",
    "QuatToMatrix",
    "TransformPoint",
    "TransformPose",
    "angular_distance_axis_angle",
    "angular_distance_phi3",
    "batch_transform_points",
    "batch_transform_points_inverse",
    "cuda_matrix_to_quaternion",
    "get_inv_transform",
    "matrix_to_quaternion",
    "normalize_quaternion",
    "pose_inverse",
    "pose_multiply",
    "pose_to_affine_matrix",
    "pose_to_matrix",
    "quat_multiply",
    "quaternion_rate_to_angular_velocity",
    "quaternion_rate_to_axis_angle_rate",
    "quaternion_to_matrix",
    "torch_quaternion_to_matrix",
    "transform_point_inverse",
    "transform_points",
]

Maybe = Tensor | None

_point = TransformPoint.apply
_points = BatchTransformPoint.apply
_points_inverse = BatchTransformPointInverse.apply
_multiply = BatchTransformPose.apply
_inverse = PoseInverse.apply
_to_matrix = QuatToMatrix.apply
_to_quaternion = MatrixToQuaternion.apply
_product = make(__name__, "QuatMultiply", rotation.hamilton, "q1 q2", "q_res", title="quat_multiply").apply
_canonical = make(__name__, "Normalize", rotation.canonical, "in_quaternion", title="normalize_quaternion").apply
_pose_matrix = make(
    __name__, "PoseToMatrix", pose.matrix, "position quaternion", "out_matrix", title="pose_to_matrix"
).apply
_affine_matrix = make(
    __name__, "PoseToAffineMatrix", pose.affine, "position quaternion", "out_matrix", title="pose_to_affine_matrix"
).apply


def transform_points(
    position: Tensor,
    quaternion: Tensor,
    points: Tensor,
    out_points: Maybe = None,
    out_gp: Maybe = None,
    out_gq: Maybe = None,
    out_gpt: Maybe = None,
) -> Tensor:
    """Points of the child frame of a pose in the parent frame: one pose for all points, or one for each.

    For a cloud for each pose, or one cloud for several poses, there is `batch_transform_points`.
    """
    return _point(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def batch_transform_points(
    position: Tensor,
    quaternion: Tensor,
    points: Tensor,
    out_points: Maybe = None,
    out_gp: Maybe = None,
    out_gq: Maybe = None,
    out_gpt: Maybe = None,
) -> Tensor:
    """Clouds of points (*batch, n, 3) in the parent frame, one cloud for each pose (*batch)."""
    return _points(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def batch_transform_points_inverse(
    position: Tensor,
    quaternion: Tensor,
    points: Tensor,
    out_points: Maybe = None,
    out_gp: Maybe = None,
    out_gq: Maybe = None,
    out_gpt: Maybe = None,
) -> Tensor:
    """Clouds of points (*batch, n, 3) of the parent frame in the child frame, one cloud for each pose (*batch)."""
    return _points_inverse(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def get_inv_transform(w_rot_c: Tensor, w_trans_c: Tensor) -> tuple[Tensor, Tensor]:
    """The inverse of a rotation matrix (*batch, 3, 3) and a translation (*batch, 3), in that order."""
    return matrices.get_inv_transform(w_rot_c, w_trans_c)


def transform_point_inverse(point: Tensor, rot: Tensor, trans: Tensor) -> Tensor:
    """Points of the parent frame as the frames at (rot, trans) see them: R^T (p - t).

    Args:
        point: One point for each frame, or a cloud (*batch, n, 3) for each.
        rot: Rotation matrices, shape (*batch, 3, 3).
        trans: The positions of the frames, or with as many dimensions as ``rot`` one for each point.
    """
    if all(isinstance(x, Tensor) for x in (point, rot, trans)) and 1 < rot.dim() <= point.dim():
        # One frame meets every point as it is.
        if 0 < trans.dim() < rot.dim() and any(n != 1 for n in trans.shape[:-1]):
            trans = trans.unsqueeze(-2)
        if any(n != 1 for n in rot.shape[:-2]):
            rot = rot.unsqueeze(-3)
    return matrices.transform_point_inverse(point, rot, trans)


def matrix_to_quaternion(matrix: Tensor, out_quat: Maybe = None, adj_matrix: Maybe = None) -> Tensor:
    """The quaternions, of length 1 and with w >= 0, of rotation matrices (*batch, 3, 3)."""
    return _to_quaternion(matrix, out_quat, adj_matrix)


def cuda_matrix_to_quaternion(matrix: Tensor) -> Tensor:
    """`matrix_to_quaternion` without a gradient, on any device."""
    return _to_quaternion(matrix.detach() if isinstance(matrix, Tensor) else matrix)


def quaternion_to_matrix(quaternions: Tensor, out_mat: Maybe = None, adj_quaternion: Maybe = None) -> Tensor:
    """The rotation matrices (*batch, 3, 3) of quaternions."""
    return _to_matrix(quaternions, out_mat, adj_quaternion)


def torch_quaternion_to_matrix(quaternions: TensorLike) -> Tensor:
    """`quaternion_to_matrix` in plain torch, of a tensor, an array or nested lists of numbers."""
    if isinstance(quaternions, list | tuple) and any(isinstance(x, Tensor) for x in quaternions):
        quaternions = torch.stack([torch.as_tensor(x) for x in quaternions])
    q = arguments.tensor(quaternions, "torch_quaternion_to_matrix: quaternions")
    integers = not (q.is_floating_point() or q.is_complex() or q.dtype == torch.bool)
    q = q.to(torch.get_default_dtype()) if integers else q
    arguments.check(q, 4, "torch_quaternion_to_matrix: quaternions")
    q = q / q.detach().abs().amax(-1, keepdim=True)  # no square of it over- or underflows, and no result depends on it
    w, x, y, z = q.unbind(-1)
    s = 2.0 / (q * q).sum(-1)
    rows = (
        (1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)),
        (s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)),
        (s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)),
    )
    return torch.stack([torch.stack(row, -1) for row in rows], -2)


def pose_to_matrix(position: Tensor, quaternion: Tensor, out_matrix: Maybe = None) -> Tensor:
    """The homogeneous matrices (*batch, 4, 4) of poses, their last row included."""
    return _pose_matrix(position, quaternion, out_matrix)


def pose_to_affine_matrix(position: Tensor, quaternion: Tensor, out_matrix: Maybe = None) -> Tensor:
    """The upper three rows (*batch, 3, 4) of the homogeneous matrices of poses."""
    return _affine_matrix(position, quaternion, out_matrix)


def pose_multiply(
    position: Tensor,
    quaternion: Tensor,
    position2: Tensor,
    quaternion2: Tensor,
    out_position: Maybe = None,
    out_quaternion: Maybe = None,
    adj_pos: Maybe = None,
    adj_quat: Maybe = None,
    adj_pos2: Maybe = None,
    adj_quat2: Maybe = None,
) -> tuple[Tensor, Tensor]:
    """The second pose, which is given in the child frame of the first, in the parent frame."""
    return _multiply(
        position,
        quaternion,
        position2,
        quaternion2,
        out_position,
        out_quaternion,
        adj_pos,
        adj_quat,
        adj_pos2,
        adj_quat2,
    )


def pose_inverse(
    position: Tensor,
    quaternion: Tensor,
    out_position: Maybe = None,
    out_quaternion: Maybe = None,
    adj_pos: Maybe = None,
    adj_quat: Maybe = None,
) -> tuple[Tensor, Tensor]:
    """The parent frame as seen from the child frame."""
    return _inverse(position, quaternion, out_position, out_quaternion, adj_pos, adj_quat)


def quat_multiply(q1: Tensor, q2: Tensor, q_res: Maybe = None) -> Tensor:
    """The Hamilton product of quaternions; ``q_res`` is its buffer."""
    return _product(q1, q2, q_res)


def normalize_quaternion(in_quaternion: Tensor) -> Tensor:
    """The quaternions at length 1 and with w >= 0; where w is 0, the first component that is not is positive."""
    return _canonical(in_quaternion)


def quaternion_rate_to_axis_angle_rate(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    """The gradient with respect to a small turn, from the gradient with respect to the unit quaternion.

    For a gradient g at the unit quaternion q this is Im(q* g) / 2: the gradient with respect to the rotation vector d
    of q exp(d), at d = 0. A true rate dq/dt is four times as large in radians per second: for that there is
    `quaternion_rate_to_angular_velocity`.
    """
    return rates.quaternion_rate_to_axis_angle_rate(quaternion_rate, current_quaternion)


def quaternion_rate_to_angular_velocity(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    """The angular velocity in the body frame in radians per second, from the rate dq/dt of the unit quaternion.

    For dq/dt at the unit quaternion q this is 2 Im(q* dq/dt).
    """
    return rates.quaternion_rate_to_angular_velocity(quaternion_rate, current_quaternion)


def angular_distance_phi3(goal_quat: Tensor, current_quat: Tensor) -> Tensor:
    """The angle between two rotations over pi, in [0, 1]: phi_3 of Huynh (2009). Its gradient at 0 is 0."""
    return metrics.angular_distance_phi3(goal_quat, current_quat)


def angular_distance_axis_angle(goal_quat: Tensor, current_quat: Tensor) -> Tensor:
    """The angle between two rotations in radians, in [0, pi], one for each pair. Its gradient at 0 is 0."""
    return metrics.angular_distance_axis_angle(goal_quat, current_quat)
