"""pytorch_kinematics' `Transform3d`, whose matrices act on columns, unlike PyTorch3D's."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import check_pose_or_rotation, check_single_or_row, is_from
from .pytorch3d import pose_from_transform


def from_pytorch_kinematics(transform: Any, *, validate: bool = True) -> Pose:
    """Convert pytorch_kinematics' ``Transform3d`` to poses, shape (n,), with gradients.

    Its matrices act on columns, as posekit's do. Those of PyTorch3D act on rows, see `from_pytorch3d`.

    >>> from pytorch_kinematics import Transform3d
    >>> pk.interop.from_pytorch_kinematics(Transform3d(pos=[1.0, 2.0, 3.0])).position
    tensor([[1., 2., 3.]])

    Args:
        transform: A ``pytorch_kinematics.Transform3d``, such as a result of ``chain.forward_kinematics``.
        validate: Whether to raise if a matrix is not finite, has a scale or a shear, reflects or is transposed. The
            check reads the values, which synchronizes with a CUDA device.
    """
    where = "interop.from_pytorch_kinematics"
    arguments.check_flags(where, validate=validate)
    if is_from(transform, "pytorch3d"):
        raise ArgumentError(f"{where}: PyTorch3D's matrices act on rows: use from_pytorch3d")
    return pose_from_transform(transform, where, validate=validate, rows=False)


def to_pytorch_kinematics(value: Pose | Rotation) -> Any:
    """Convert poses or rotations to pytorch_kinematics' ``Transform3d``, with gradients.

    A ``Transform3d`` always has one batch dimension: an unbatched value becomes a batch of one.

    >>> pk.interop.to_pytorch_kinematics(pk.Pose([1, 2, 3])).transform_points(torch.zeros(1, 3))
    tensor([[1., 2., 3.]])

    Args:
        value: A Pose or a Rotation of shape () or (n,).
    """
    where = "interop.to_pytorch_kinematics"
    check_pose_or_rotation(value, where)
    check_single_or_row(value, where)
    library = arguments.import_extra(f"posekit.{where}", "pytorch_kinematics", "interop")
    pose = Pose.from_rotation(value) if isinstance(value, Rotation) else value
    return library.Transform3d(matrix=pose.reshape(-1).matrix())
