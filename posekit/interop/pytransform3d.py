"""pytransform3d: 4x4 matrices ``A2B`` and the frames of a `TransformManager`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Rotation
from .foreign_values import has, kind_of, pose_from_matrix
from .trimesh import homogeneous


def from_pytransform3d(transform: Any) -> Pose | dict[tuple[Hashable, Hashable], Pose]:
    """Convert matrices of pytransform3d to poses, or a ``TransformManager`` to a dict of poses.

    The transform ``A2B`` from A to B maps the coordinates of a point in A to those in B: it is the pose ``B_T_A`` of A
    in B. The keys of the dict are ("A", "B") for ``B_T_A``, in the order of ``add_transform``.

    >>> from pytransform3d.transform_manager import TransformManager
    >>> frames = TransformManager().add_transform("camera", "robot", pk.interop.to_pytransform3d(pk.Pose([1, 2, 3])))
    >>> robot_T_camera = pk.interop.from_pytransform3d(frames)["camera", "robot"]
    >>> robot_T_camera.position
    tensor([1., 2., 3.], dtype=torch.float64)

    Args:
        transform: Matrices of shape (*batch, 4, 4), or a ``TransformManager``. A matrix that is not finite, has a scale
            or a shear, reflects or is transposed raises a ValidationError.
    """
    where = "interop.from_pytransform3d"
    if not has(transform, "add_transform"):
        return pose_from_matrix(transform, f"{where}: matrix")
    if isinstance(transform, type):
        raise ArgumentError(f"{where}: transform must be matrices or a TransformManager, got {kind_of(transform)}")
    transforms = getattr(transform, "transforms", None)
    if not isinstance(transforms, Mapping):
        raise ArgumentError(f"{where}: the transforms of {kind_of(transform)} are not a dict of matrices")
    return {key: pose_from_matrix(matrix, f"{where}: transform {key!r}") for key, matrix in transforms.items()}


def to_pytransform3d(value: Pose | Rotation | Mapping[tuple[Hashable, Hashable], Pose]) -> Any:
    """Convert poses to 4x4 matrices of float64, or a dict of poses to a ``TransformManager``.

    >>> robot_T_camera = pk.Pose([1, 2, 3])
    >>> frames = pk.interop.to_pytransform3d({("camera", "robot"): robot_T_camera})
    >>> frames.get_transform("robot", "camera")[:3, 3]  # the pose of the robot in the camera
    array([-1., -2., -3.])

    Args:
        value: A Pose or a Rotation, or a dict whose keys are pairs (A, B) of frames and whose values are the unbatched
            poses ``B_T_A`` of A in B, which map coordinates in A to those in B.
    """
    where = "interop.to_pytransform3d"
    if not isinstance(value, Mapping):
        return homogeneous(value, where)
    module = arguments.import_extra(f"posekit.{where}", "pytransform3d.transform_manager", "interop")
    manager = module.TransformManager()
    for key, pose in value.items():
        named: Any = key
        if not (isinstance(named, tuple) and len(named) == 2):
            got = arguments.describe(named)
            raise ArgumentError(f"{where}: the keys must be pairs (from, to) of frames, got {got}")
        name = f"{where}: the transform {key!r}"
        matrix = homogeneous(pose, name)
        if matrix.ndim != 2:
            raise ShapeError(f"{name} must be one pose, got the shape {tuple(pose.shape)}")
        manager.add_transform(*named, matrix)
    return manager
