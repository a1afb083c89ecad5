"""OpenCV: a rotation vector and a translation, ``rvec`` and ``tvec``."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import check_finite, checked, tensor

_WHERE = "interop.from_opencv"


def from_opencv(rvec: Any, tvec: Any = None, *, validate: bool = True) -> Pose:
    """Convert rotation vectors and translations of OpenCV to poses, with gradients.

    What ``cv2.solvePnP`` and ``cv2.calibrateCamera`` return maps points of the object into the camera: it is the pose
    ``camera_T_object``. The pose of the camera is its inverse.

    >>> import numpy as np
    >>> camera_T_board = pk.interop.from_opencv(np.zeros((3, 1)), np.array([[1.0], [2.0], [3.0]]))
    >>> camera_T_board.position
    tensor([1., 2., 3.], dtype=torch.float64)

    Args:
        rvec: Rotation vectors, shape (*batch, 3) or, as OpenCV returns them, (*batch, 3, 1). A sequence of such ones is
            a batch.
        tvec: Translations, of the same shape.
        validate: Whether to raise if a number is not finite. The check reads the values, which synchronizes with a CUDA
            device.
    """
    if tvec is None:
        raise ArgumentError(f"{_WHERE}: tvec is missing; of a pair (rvec, tvec), use `from_opencv(*pair)`")
    arguments.check_flags(_WHERE, validate=validate)
    rotvec, position = _column(rvec, f"{_WHERE}: rvec"), _column(tvec, f"{_WHERE}: tvec")
    arguments.check_devices(f"{_WHERE}: rvec and tvec", rotvec, position)
    arguments.broadcast(_WHERE, rvec=rotvec.shape[:-1], tvec=position.shape[:-1])
    if validate:
        check_finite(rotvec, f"{_WHERE}: rvec")
        check_finite(position, f"{_WHERE}: tvec")
    return Pose(position, Rotation.from_rotvec(rotvec))


def _column(vector: Any, name: str) -> Tensor:
    """Vectors of three numbers, which OpenCV has as columns."""
    column = tensor(np.stack(vector) if isinstance(vector, tuple | list) and _holds_arrays(vector) else vector, name)
    arguments.check_dtype(column.dtype, name)
    if column.ndim > 1 and column.shape[-2:] == (3, 1):
        column = column.squeeze(-1)
    arguments.check(column, 3, name)
    return column


def _holds_arrays(vector: Any) -> bool:
    return bool(vector) and all(isinstance(x, np.ndarray) for x in vector) and len({x.shape for x in vector}) == 1


def to_opencv(value: Pose | Rotation) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Convert poses or rotations to OpenCV's ``(rvec, tvec)``: arrays of float64.

    ``cv2.projectPoints(points, *pk.interop.to_opencv(camera_T_world), K, distortion)`` takes them. A camera's pose
    ``world_T_camera`` is inverted first.

    >>> rvec, tvec = pk.interop.to_opencv(pk.Pose([1, 2, 3]))
    >>> tvec
    array([[1.],
           [2.],
           [3.]])

    Args:
        value: A Pose or a Rotation, whose translation is zero.

    Returns:
        The rotation vectors and the translations, shape (*batch, 3, 1) each.
    """
    value = checked(value, "interop.to_opencv")
    pose = Pose.from_rotation(value) if isinstance(value, Rotation) else value
    return pose.rotation.rotvec().unsqueeze(-1).numpy(), pose.position.unsqueeze(-1).numpy()
