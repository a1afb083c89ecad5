"""gtsam: `Pose3` and `Rot3`, whose tangents have the rotation first, [w, v]; posekit's are [v, w]."""

from __future__ import annotations

from typing import Any

from ..errors import ArgumentError
from ..values import Pose, Rotation
from .checks import attribute, checked, each_matrix, kind_of, library, poses_of, rotation_from_matrix, stacked


def from_gtsam(value: Any) -> Pose | Rotation:
    """Convert a ``gtsam.Pose3`` or a ``gtsam.Rot3``, or a list of either, to poses or rotations in float64.

    gtsam's tangents, and with them its covariances, have the rotation first: reorder their rows and columns by
    ``[3, 4, 5, 0, 1, 2]``.

    >>> import gtsam
    >>> pk.interop.from_gtsam(gtsam.Pose3(gtsam.Rot3(), [1, 2, 3])).position
    tensor([1., 2., 3.], dtype=torch.float64)

    Args:
        value: A Pose3 or a Rot3, or a list or tuple of them, which gives the shape (n,).
    """
    where = "interop.from_gtsam"
    first = value[0] if isinstance(value, list | tuple) and value else value
    if type(first).__name__ not in ("Pose3", "Rot3"):
        raise ArgumentError(f"{where}: value must be a gtsam.Pose3 or Rot3, or a list of them, got {kind_of(first)}")

    def matrix(one: Any) -> Any:
        if type(one) is not type(first):
            raise ArgumentError(f"{where}: the list must hold {type(first).__name__} alone, got {kind_of(one)}")
        return attribute(one, "matrix", where)()

    if type(first).__name__ == "Pose3":
        return poses_of(value, where, matrix)
    if isinstance(value, list | tuple):
        return stacked([rotation_from_matrix(matrix(one), f"{where}: [{i}]") for i, one in enumerate(value)], where)
    return rotation_from_matrix(matrix(value), where)


def to_gtsam(value: Pose | Rotation) -> Any:
    """Convert a pose to a ``gtsam.Pose3`` or a rotation to a ``gtsam.Rot3``, or a row of them to a list.

    >>> pk.interop.to_gtsam(Pose([1, 2, 3])).translation()
    array([1., 2., 3.])

    Args:
        value: A Pose or a Rotation of shape () or (n,).
    """
    where = "interop.to_gtsam"
    value = checked(value, where)
    module = library(f"posekit.{where}", "gtsam", "pip install gtsam")
    return each_matrix(value, where, module.Rot3 if isinstance(value, Rotation) else module.Pose3)
