"""Open3D: homogeneous 4x4 matrices as arrays of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import is_from, pose_from_matrix
from .trimesh import homogeneous


def from_open3d(matrix: Any) -> Pose:
    """Convert the 4x4 matrices of Open3D, such as a registration's ``transformation``, to poses.

    A camera's ``extrinsic`` maps the world to the camera, whose axes are those of OpenCV: the camera's pose in the
    world is ``from_open3d(parameters.extrinsic).inverse()``, with other axes by `Pose.to_convention`.

    >>> pk.interop.from_open3d([[0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]).position
    tensor([1., 2., 3.])

    Args:
        matrix: Homogeneous matrices that act on columns, shape (*batch, 4, 4): arrays, which keep their dtype, or an
            ``open3d.core.Tensor``. A matrix that is not finite, has a scale or a shear, reflects or is transposed
            raises a ValidationError.
    """
    if is_from(matrix, "open3d"):
        try:
            matrix = matrix.cpu().numpy()
        except Exception as error:  # of an object that is no tensor
            got = type(matrix).__name__
            raise ArgumentError(f"interop.from_open3d: matrix must be an array or a Tensor, got {got}") from error
    return pose_from_matrix(matrix, "interop.from_open3d: matrix")


def to_open3d(value: Pose | Rotation) -> npt.NDArray[np.float64]:
    """Convert poses or rotations to 4x4 matrices for ``geometry.transform``: an array of float64.

    >>> pk.interop.to_open3d(pk.Rotation([1, 0, 0, 1])).round(6)
    array([[ 0., -1.,  0.,  0.],
           [ 1.,  0.,  0.,  0.],
           [ 0.,  0.,  1.,  0.],
           [ 0.,  0.,  0.,  1.]])

    Args:
        value: A Pose or a Rotation. Open3D takes one matrix at a time.
    """
    return homogeneous(value, "interop.to_open3d")
