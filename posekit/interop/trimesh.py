"""trimesh: homogeneous 4x4 matrices as arrays of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..values import Pose, Rotation
from .foreign_values import checked, pose_from_matrix


def from_trimesh(matrix: Any) -> Pose:
    """Convert the 4x4 matrices of trimesh, such as those of a scene's graph, to poses.

    A scene's ``camera_transform`` is the camera's pose in the world, with the axes of OpenGL:
    ``from_trimesh(scene.camera_transform).to_convention(source="opengl", target="opencv")`` has those of OpenCV.

    >>> import trimesh
    >>> pk.interop.from_trimesh(trimesh.transformations.translation_matrix([1, 2, 3])).position
    tensor([1., 2., 3.], dtype=torch.float64)

    Args:
        matrix: Homogeneous matrices that act on columns, shape (*batch, 4, 4). Arrays of floats keep their dtype. A
            matrix that is not finite, has a scale or a shear, reflects or is transposed raises a ValidationError.
    """
    return pose_from_matrix(matrix, "interop.from_trimesh: matrix")


def to_trimesh(value: Pose | Rotation) -> npt.NDArray[np.float64]:
    """Convert poses or rotations to 4x4 matrices for ``apply_transform`` and scene graphs: an array of float64.

    >>> pk.interop.to_trimesh(pk.Pose([1, 2, 3]))
    array([[1., 0., 0., 1.],
           [0., 1., 0., 2.],
           [0., 0., 1., 3.],
           [0., 0., 0., 1.]])

    Args:
        value: A Pose or a Rotation.
    """
    return homogeneous(value, "interop.to_trimesh")


def homogeneous(value: Pose | Rotation, where: str) -> npt.NDArray[np.float64]:
    """Return homogeneous matrices, shape (*batch, 4, 4)."""
    value = checked(value, where)
    pose = Pose.from_rotation(value) if isinstance(value, Rotation) else value
    array: npt.NDArray[np.float64] = pose.matrix().numpy()
    return array
