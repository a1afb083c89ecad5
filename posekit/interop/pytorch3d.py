"""`Transform3d` of PyTorch3D, whose matrices act on rows, and of pytorch_kinematics, whose matrices act on columns."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import (
    attribute,
    check_pose_or_rotation,
    check_single_or_row,
    is_from,
    kind_of,
    library,
    pose_from_matrix,
)

_ROWS = "of R and T, which act on rows, use `Pose(T, Rotation.from_matrix(R.mT))`, which maps world to camera"


@arguments.closed({"*": f"it takes one Transform3d; {_ROWS}"})
def from_pytorch3d(transform: Any, *, validate: bool = True) -> Pose:
    """Convert PyTorch3D's ``Transform3d`` to poses, shape (n,), with gradients.

    PyTorch3D's matrices act on row vectors, ``p @ M``: they are the transposes of posekit's. pytorch_kinematics' class
    of the same name acts on columns, see `from_pytorch_kinematics`. A camera's
    ``get_world_to_view_transform()`` maps the world to the camera, whose axes are left, up, forward. The camera's pose
    in the world, with the axes of OpenCV, is
    ``from_pytorch3d(view).inverse().to_convention(source="pytorch3d", target="opencv")``.

    >>> class Translation:  # as pytorch3d.transforms.Transform3d().translate(1, 2, 3)
    ...     def get_matrix(self):
    ...         return torch.tensor([[[1.0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [1, 2, 3, 1]]])
    >>> pk.interop.from_pytorch3d(Translation()).position
    tensor([[1., 2., 3.]])

    Args:
        transform: A ``pytorch3d.transforms.Transform3d``.
        validate: Whether to raise if a matrix is not finite, has a scale or a shear, reflects or is transposed. The
            check reads the values, which synchronizes with a CUDA device.
    """
    where = "interop.from_pytorch3d"
    arguments.check_flags(where, validate=validate)
    if is_from(transform, "pytorch_kinematics"):
        raise ArgumentError(f"{where}: pytorch_kinematics' matrices act on columns: use from_pytorch_kinematics")
    return pose_from_transform(transform, where, validate=validate, rows=True)


def pose_from_transform(transform: Any, where: str, *, validate: bool, rows: bool) -> Pose:
    """Convert an object with a method ``get_matrix``."""
    if isinstance(transform, type | Pose | Rotation):
        raise ArgumentError(f"{where}: transform must be a Transform3d, got {kind_of(transform)}")
    get_matrix = attribute(transform, "get_matrix", where)
    try:
        matrix = get_matrix()
    except Exception as error:  # a user's method may raise anything
        raise ArgumentError(f"{where}: get_matrix() raised {type(error).__name__}: {error}") from error
    return pose_from_matrix(matrix, f"{where}: matrix", validate=validate, rows=rows)


def to_pytorch3d(value: Pose | Rotation) -> Any:
    """Convert poses or rotations to PyTorch3D's ``Transform3d``, with gradients.

    A ``Transform3d`` always has one batch dimension: an unbatched value becomes a batch of one.

    >>> pk.interop.to_pytorch3d(pk.Pose([1, 2, 3])).get_matrix()[0, 3]  # doctest: +SKIP
    tensor([1., 2., 3., 1.])

    Args:
        value: A Pose or a Rotation of shape () or (n,).
    """
    where = "interop.to_pytorch3d"
    check_pose_or_rotation(value, where)
    check_single_or_row(value, where)
    remedy = "see INSTALL.md of github.com/facebookresearch/pytorch3d"
    transforms = library(f"posekit.{where}", "pytorch3d.transforms", remedy)
    pose = Pose.from_rotation(value) if isinstance(value, Rotation) else value
    return transforms.Transform3d(matrix=pose.reshape(-1).matrix().mT)


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
