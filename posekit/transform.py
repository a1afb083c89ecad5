"""Pose functions on tensors, with the names that kinematics code uses.

Every function is one op of posekit. It supports broadcast batch dimensions, float16 to float64, any strides,
derivatives of any order, forward mode, vmap and fullgraph compilation. Positions and points have shape (*batch, 3).
Quaternions have shape (*batch, 4), wxyz order and any nonzero length. Docstrings mention other shapes only.

Buffers are for callers that manage memory themselves. An ``out_*`` tensor receives the result of its name and is
returned. An ``adj_*`` or ``out_g*`` tensor contains the gradient of its input after the backward pass (see
`posekit.functions` for the rules). A buffer must have exactly the shape, dtype and device of the tensor that it
receives. A contiguous gradient buffer may also have other leading dimensions with the same number of elements. A
gradient buffer of any other shape raises an error if it is to receive a gradient, and is ignored otherwise. Inside a
transform of `torch.func` a buffer must be an argument of the transformed function. Inside `torch.compile` result
buffers are supported, and a call with gradient buffers is a graph break.

The Functions that these functions apply, such as `TransformPoint`, are available in this module, too.
"""

from __future__ import annotations

import math

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
from .values import publish_module

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


Buffer = Tensor | None

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
    out_points: Buffer = None,
    out_gp: Buffer = None,
    out_gq: Buffer = None,
    out_gpt: Buffer = None,
) -> Tensor:
    """Transform points from the child frame of a pose to the parent frame: one pose for all points, or one for each.

    To transform one cloud for each pose, or one cloud with multiple poses, use `batch_transform_points`.

    >>> position, quaternion = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1.0, 0.0, 0.0, 1.0])  # 90 degrees about z
    >>> pk.transform.transform_points(position, quaternion, torch.tensor([[1.0, 0.0, 0.0]]))
    tensor([[1., 3., 3.]])

    Args:
        position: The position of the pose.
        quaternion: Its quaternion.
        points: Points in the child frame.
        out_points: Receives the result.
        out_gp: Receives the gradient of ``position``.
        out_gq: Receives the gradient of ``quaternion``.
        out_gpt: Receives the gradient of ``points``.
    """
    return _point(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def batch_transform_points(
    position: Tensor,
    quaternion: Tensor,
    points: Tensor,
    out_points: Buffer = None,
    out_gp: Buffer = None,
    out_gq: Buffer = None,
    out_gpt: Buffer = None,
) -> Tensor:
    """Transform clouds of points (*batch, n, 3) to the parent frame, one cloud for each pose (*batch).

    >>> poses = pk.Pose.random(8)
    >>> clouds = torch.randn(8, 100, 3)
    >>> pk.transform.batch_transform_points(poses.position, poses.quaternion, clouds).shape
    torch.Size([8, 100, 3])

    Args:
        position: The positions of the poses.
        quaternion: Their quaternions.
        points: Clouds of points in the child frames.
        out_points: Receives the result.
        out_gp: Receives the gradient of ``position``.
        out_gq: Receives the gradient of ``quaternion``.
        out_gpt: Receives the gradient of ``points``.
    """
    return _points(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def batch_transform_points_inverse(
    position: Tensor,
    quaternion: Tensor,
    points: Tensor,
    out_points: Buffer = None,
    out_gp: Buffer = None,
    out_gq: Buffer = None,
    out_gpt: Buffer = None,
) -> Tensor:
    """Transform clouds of points (*batch, n, 3) from the parent to the child frame, one for each pose (*batch).

    >>> position, quaternion = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([[1.0, 0.0, 0.0, 0.0]])
    >>> pk.transform.batch_transform_points_inverse(position, quaternion, torch.tensor([[[1.0, 2.0, 4.0]]]))
    tensor([[[0., 0., 1.]]])

    Args:
        position: The positions of the poses.
        quaternion: Their quaternions.
        points: Clouds of points in the parent frame.
        out_points: Receives the result.
        out_gp: Receives the gradient of ``position``.
        out_gq: Receives the gradient of ``quaternion``.
        out_gpt: Receives the gradient of ``points``.
    """
    return _points_inverse(position, quaternion, points, out_points, out_gp, out_gq, out_gpt)


def get_inv_transform(w_rot_c: Tensor, w_trans_c: Tensor) -> tuple[Tensor, Tensor]:
    """Invert rigid transforms and return the rotation matrices (*batch, 3, 3) and translations (*batch, 3).

    >>> pk.transform.get_inv_transform(torch.eye(3), torch.tensor([1.0, 2.0, 3.0]))[1]
    tensor([-1., -2., -3.])

    Args:
        w_rot_c: Rotation matrices, shape (*batch, 3, 3).
        w_trans_c: Translations, shape (*batch, 3).
    """
    return matrices.get_inv_transform(w_rot_c, w_trans_c)


def transform_point_inverse(point: Tensor, rot: Tensor, trans: Tensor) -> Tensor:
    """Transform points from the parent frame to the frames at (rot, trans): R^T (p - t).

    >>> pk.transform.transform_point_inverse(torch.tensor([1.0, 2.0, 4.0]), torch.eye(3), torch.tensor([1.0, 2.0, 3.0]))
    tensor([0., 0., 1.])

    Args:
        point: One point for each frame, or one cloud (*batch, n, 3) for each frame.
        rot: Rotation matrices, shape (*batch, 3, 3).
        trans: The positions of the frames. If it has as many dimensions as ``rot``, it has one position per point.
    """
    if all(isinstance(x, Tensor) for x in (point, rot, trans)) and 1 < rot.dim() <= point.dim():
        # A single frame broadcasts against all points and needs no extra dimension.
        if 0 < trans.dim() < rot.dim() and any(n != 1 for n in trans.shape[:-1]):
            trans = trans.unsqueeze(-2)
        if any(n != 1 for n in rot.shape[:-2]):
            rot = rot.unsqueeze(-3)
    return matrices.transform_point_inverse(point, rot, trans)


def matrix_to_quaternion(matrix: Tensor, out_quat: Buffer = None, adj_matrix: Buffer = None) -> Tensor:
    """Convert rotation matrices (*batch, 3, 3) to unit quaternions with w >= 0.

    >>> pk.transform.matrix_to_quaternion(torch.eye(3))
    tensor([1., 0., 0., 0.])

    Args:
        matrix: Rotation matrices, shape (*batch, 3, 3).
        out_quat: Receives the result.
        adj_matrix: Receives the gradient of ``matrix``.
    """
    return _to_quaternion(matrix, out_quat, adj_matrix)


def cuda_matrix_to_quaternion(matrix: Tensor) -> Tensor:
    """Compute `matrix_to_quaternion` without a gradient, on any device.

    >>> pk.transform.cuda_matrix_to_quaternion(torch.eye(3))
    tensor([1., 0., 0., 0.])

    Args:
        matrix: Rotation matrices, shape (*batch, 3, 3).
    """
    return _to_quaternion(matrix.detach() if isinstance(matrix, Tensor) else matrix)


def quaternion_to_matrix(quaternions: Tensor, out_mat: Buffer = None, adj_quaternion: Buffer = None) -> Tensor:
    """Convert quaternions to rotation matrices (*batch, 3, 3).

    >>> pk.transform.quaternion_to_matrix(torch.tensor([1.0, 0.0, 0.0, 1.0]))  # a quarter turn about z
    tensor([[ 0., -1.,  0.],
            [ 1.,  0.,  0.],
            [ 0.,  0.,  1.]])

    Args:
        quaternions: Quaternions of any nonzero length.
        out_mat: Receives the result.
        adj_quaternion: Receives the gradient of ``quaternions``.
    """
    return _to_matrix(quaternions, out_mat, adj_quaternion)


def torch_quaternion_to_matrix(quaternions: TensorLike) -> Tensor:
    """Compute `quaternion_to_matrix` with torch operations, for a tensor, an array or nested lists of numbers.

    >>> pk.transform.torch_quaternion_to_matrix([1, 0, 0, 1])
    tensor([[ 0., -1.,  0.],
            [ 1.,  0.,  0.],
            [ 0.,  0.,  1.]])

    Args:
        quaternions: Quaternions of any nonzero length.
    """
    if isinstance(quaternions, list | tuple) and any(isinstance(x, Tensor) for x in quaternions):
        quaternions = torch.stack([torch.as_tensor(x) for x in quaternions])
    q = arguments.tensor(quaternions, "torch_quaternion_to_matrix: quaternions")
    integers = not (q.is_floating_point() or q.is_complex() or q.dtype == torch.bool)
    q = q.to(torch.get_default_dtype()) if integers else q
    arguments.check(q, 4, "torch_quaternion_to_matrix: quaternions")
    dtype, q = q.dtype, arguments.wide(q)
    # Scaling prevents over- and underflow of the squares. The result does not depend on it.
    q = q / q.detach().abs().amax(-1, keepdim=True)
    w, x, y, z = q.unbind(-1)
    s = 2.0 / (q * q).sum(-1)
    rows = (
        (1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)),
        (s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)),
        (s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)),
    )
    return torch.stack([torch.stack(row, -1) for row in rows], -2).to(dtype)


def pose_to_matrix(position: Tensor, quaternion: Tensor, out_matrix: Buffer = None) -> Tensor:
    """Convert poses to homogeneous matrices (*batch, 4, 4), including the last row.

    >>> pk.transform.pose_to_matrix(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1.0, 0.0, 0.0, 1.0]))
    tensor([[ 0., -1.,  0.,  1.],
            [ 1.,  0.,  0.,  2.],
            [ 0.,  0.,  1.,  3.],
            [ 0.,  0.,  0.,  1.]])

    Args:
        position: The positions.
        quaternion: The quaternions.
        out_matrix: Receives the result.
    """
    return _pose_matrix(position, quaternion, out_matrix)


def pose_to_affine_matrix(position: Tensor, quaternion: Tensor, out_matrix: Buffer = None) -> Tensor:
    """Convert poses to the upper three rows (*batch, 3, 4) of their homogeneous matrices.

    >>> pk.transform.pose_to_affine_matrix(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1.0, 0.0, 0.0, 1.0]))
    tensor([[ 0., -1.,  0.,  1.],
            [ 1.,  0.,  0.,  2.],
            [ 0.,  0.,  1.,  3.]])

    Args:
        position: The positions.
        quaternion: The quaternions.
        out_matrix: Receives the result.
    """
    return _affine_matrix(position, quaternion, out_matrix)


def pose_multiply(
    position: Tensor,
    quaternion: Tensor,
    position2: Tensor,
    quaternion2: Tensor,
    out_position: Buffer = None,
    out_quaternion: Buffer = None,
    adj_pos: Buffer = None,
    adj_quat: Buffer = None,
    adj_pos2: Buffer = None,
    adj_quat2: Buffer = None,
) -> tuple[Tensor, Tensor]:
    """Compose two poses: transform the second from the child frame of the first to the parent frame.

    >>> position, quaternion = torch.tensor([1.0, 0.0, 0.0]), torch.tensor([1.0, 0.0, 0.0, 1.0])  # 90 degrees about z
    >>> pk.transform.pose_multiply(position, quaternion, position, quaternion)[0]
    tensor([1., 1., 0.])

    Args:
        position: The position of the first pose.
        quaternion: Its quaternion.
        position2: The position of the second pose, in the child frame of the first.
        quaternion2: Its quaternion.
        out_position: Receives the resulting position.
        out_quaternion: Receives the resulting quaternion.
        adj_pos: Receives the gradient of ``position``.
        adj_quat: Receives the gradient of ``quaternion``.
        adj_pos2: Receives the gradient of ``position2``.
        adj_quat2: Receives the gradient of ``quaternion2``.
    """
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
    out_position: Buffer = None,
    out_quaternion: Buffer = None,
    adj_pos: Buffer = None,
    adj_quat: Buffer = None,
) -> tuple[Tensor, Tensor]:
    """Invert poses: return the pose of the parent frame in the child frame.

    >>> pk.transform.pose_inverse(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1.0, 0.0, 0.0, 0.0]))[0]
    tensor([-1., -2., -3.])

    Args:
        position: The positions.
        quaternion: The quaternions.
        out_position: Receives the resulting position.
        out_quaternion: Receives the resulting quaternion.
        adj_pos: Receives the gradient of ``position``.
        adj_quat: Receives the gradient of ``quaternion``.
    """
    return _inverse(position, quaternion, out_position, out_quaternion, adj_pos, adj_quat)


def quat_multiply(q1: Tensor, q2: Tensor, q_res: Buffer = None) -> Tensor:
    """Compute the Hamilton product of quaternions. ``q_res`` is the buffer of the result.

    >>> i, j = torch.tensor([0.0, 1.0, 0.0, 0.0]), torch.tensor([0.0, 0.0, 1.0, 0.0])
    >>> pk.transform.quat_multiply(i, j)  # i j = k
    tensor([0., 0., 0., 1.])

    Args:
        q1: The left factors.
        q2: The right factors.
        q_res: Receives the result.
    """
    return _product(q1, q2, q_res)


def normalize_quaternion(in_quaternion: Tensor) -> Tensor:
    """Normalize quaternions to unit length and w >= 0. If w is 0, the first nonzero component is positive.

    >>> pk.transform.normalize_quaternion(torch.tensor([-2.0, 1.0, 4.0, 2.0]))
    tensor([ 0.4000, -0.2000, -0.8000, -0.4000])

    Args:
        in_quaternion: Quaternions of any nonzero length.
    """
    return _canonical(in_quaternion)


def quaternion_rate_to_axis_angle_rate(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    """Convert the gradient by a unit quaternion to the gradient by a small rotation vector.

    For a gradient g at the unit quaternion q the result is Im(q* g) / 2: the gradient by the rotation vector d of
    q exp(d), at d = 0. For a time derivative dq/dt, the angular velocity in radians per second is four times as large:
    use `quaternion_rate_to_angular_velocity`.

    >>> identity = torch.tensor([1.0, 0.0, 0.0, 0.0])
    >>> pk.transform.quaternion_rate_to_axis_angle_rate(torch.tensor([0.0, 1.0, 2.0, 3.0]), identity)
    tensor([0.5000, 1.0000, 1.5000])

    Args:
        quaternion_rate: The gradients g by the quaternions, shape (*batch, 4).
        current_quaternion: The unit quaternions q, shape (*batch, 4).
    """
    return rates.quaternion_rate_to_axis_angle_rate(quaternion_rate, current_quaternion)


def quaternion_rate_to_angular_velocity(quaternion_rate: Tensor, current_quaternion: Tensor) -> Tensor:
    """Convert the time derivative dq/dt of a unit quaternion to the angular velocity in the body frame.

    The result is 2 Im(q* dq/dt), in radians per second.

    >>> identity = torch.tensor([1.0, 0.0, 0.0, 0.0])
    >>> pk.transform.quaternion_rate_to_angular_velocity(torch.tensor([0.0, 0.5, 1.0, 1.5]), identity)
    tensor([1., 2., 3.])

    Args:
        quaternion_rate: The derivatives dq/dt, shape (*batch, 4).
        current_quaternion: The unit quaternions q, shape (*batch, 4).
    """
    return rates.quaternion_rate_to_angular_velocity(quaternion_rate, current_quaternion)


def angular_distance_phi3(goal_quat: Tensor, current_quat: Tensor, *, degrees: bool = False) -> Tensor:
    """Return the angle between two rotations divided by pi: phi_3 of Huynh (2009), scaled to [0, 1].

    The gradient returned at 0 is 0. With ``degrees`` the result is the angle in degrees, in [0, 180].

    >>> quarter, identity = torch.tensor([1.0, 0.0, 0.0, 1.0]), torch.tensor([1.0, 0.0, 0.0, 0.0])
    >>> pk.transform.angular_distance_phi3(quarter, identity)
    tensor(0.5000)

    Args:
        goal_quat: The quaternions of the first rotations.
        current_quat: The quaternions of the second rotations.
        degrees: Whether to return the angle in degrees.
    """
    arguments.check_flags("angular_distance_phi3", degrees=degrees)
    if degrees:
        return arguments.in_degrees(lambda *q: metrics.angular_distance_phi3(*q) * math.pi, goal_quat, current_quat)
    return metrics.angular_distance_phi3(goal_quat, current_quat)


def angular_distance_axis_angle(goal_quat: Tensor, current_quat: Tensor, *, degrees: bool = False) -> Tensor:
    """Return the angle between two rotations, in [0, pi] or in [0, 180]. The gradient returned at 0 is 0.

    >>> quarter, identity = torch.tensor([1.0, 0.0, 0.0, 1.0]), torch.tensor([1.0, 0.0, 0.0, 0.0])
    >>> pk.transform.angular_distance_axis_angle(quarter, identity)
    tensor(1.5708)

    Args:
        goal_quat: The quaternions of the first rotations.
        current_quat: The quaternions of the second rotations.
        degrees: Whether to return the angle in degrees.
    """
    arguments.check_flags("angular_distance_axis_angle", degrees=degrees)
    if degrees:
        return arguments.in_degrees(metrics.angular_distance_axis_angle, goal_quat, current_quat)
    return metrics.angular_distance_axis_angle(goal_quat, current_quat)


publish_module(__name__)
