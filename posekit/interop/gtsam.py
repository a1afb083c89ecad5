"""gtsam's groups. Its tangents of `Pose3` have the rotation first, [w, v]; posekit's are [v, w].

A `Similarity3` maps a point to ``s (R p + t)``, where a `Similarity` maps it to ``s R p + position``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..errors import ArgumentError, DeviceError
from ..values import Group, Pose, Pose2, Rotation, Rotation2, Similarity
from .foreign_values import (
    attribute,
    check_finite,
    check_quaternion,
    check_single_or_row,
    kind_of,
    library,
    pose_from_matrix,
    remedy_of,
    rotation_from_matrix,
    stacked,
)

_KINDS: dict[str, type[Group]] = {
    "Pose3": Pose,
    "Rot3": Rotation,
    "Pose2": Pose2,
    "Rot2": Rotation2,
    "Similarity3": Similarity,
}
_KNOWN = "a gtsam.Pose3, Rot3, Pose2, Rot2 or Similarity3"


def from_gtsam(value: Any) -> Pose | Rotation | Pose2 | Rotation2 | Similarity:
    """Convert a ``gtsam.Pose3``, ``Rot3``, ``Pose2``, ``Rot2`` or ``Similarity3``, or a list of them, in float64.

    They become a Pose, a Rotation, a Pose2, a Rotation2 and a Similarity that map points as they do. gtsam's tangents
    in space, and with them its covariances, have the rotation first: reorder rows and columns of a Pose3's by
    ``[3, 4, 5, 0, 1, 2]``, and of a Similarity3's by ``[3, 4, 5, 0, 1, 2, 6]``. Those of a Pose2 are as posekit's.

    >>> import gtsam
    >>> pk.interop.from_gtsam(gtsam.Pose3(gtsam.Rot3(), [1, 2, 3])).position
    tensor([1., 2., 3.], dtype=torch.float64)
    >>> pk.interop.from_gtsam(gtsam.Pose2(1, 2, 0))
    Pose2(position=[1., 2.], complex=[1., 0.], dtype=torch.float64)

    Args:
        value: One of these objects, or a list or tuple of them, which gives the shape (n,).
    """
    where = "interop.from_gtsam"
    first = value[0] if isinstance(value, list | tuple) and value else value
    kind = type(first).__name__
    if kind not in _KINDS or not type(first).__module__.startswith("gtsam"):
        raise ArgumentError(f"{where}: value must be {_KNOWN}, or a list of them, got {kind_of(first)}")
    if not isinstance(value, list | tuple):
        return _value(value, kind, f"{where}: value")
    for one in value:
        if type(one) is not type(first):
            raise ArgumentError(f"{where}: the list must hold {kind} alone, got {kind_of(one)}")
    result: Any = stacked([_value(one, kind, f"{where}: [{i}]") for i, one in enumerate(value)], where)
    return result


def _value(one: Any, kind: str, name: str) -> Any:
    if kind == "Pose3":
        return pose_from_matrix(attribute(one, "matrix", name)(), f"{name}: matrix")
    if kind == "Rot3":
        return rotation_from_matrix(attribute(one, "matrix", name)(), f"{name}: matrix")
    if kind == "Similarity3":
        rotation, scale = rotation_from_matrix(one.rotation().matrix(), f"{name}: rotation"), float(one.scale())
        position = _numbers(one.translation(), f"{name}: translation") * scale
        return Similarity(position, rotation, _numbers([scale], f"{name}: scale")[0])
    turn = one if kind == "Rot2" else one.rotation()
    direction = _numbers([turn.c(), turn.s()], f"{name}: rotation")
    check_quaternion(direction, f"{name}: rotation")
    if kind == "Rot2":
        return Rotation2(direction)
    return Pose2(_numbers(one.translation(), f"{name}: translation"), direction)


def _numbers(values: Any, name: str) -> Tensor:
    tensor = torch.from_numpy(np.array(values, dtype=np.float64))
    check_finite(tensor, name)
    return tensor


def to_gtsam(value: Pose | Rotation | Pose2 | Rotation2 | Similarity) -> Any:
    """Convert to a ``gtsam.Pose3``, ``Rot3``, ``Pose2``, ``Rot2`` or ``Similarity3``, or a row of values to a list.

    >>> pk.interop.to_gtsam(pk.Pose([1, 2, 3])).translation()
    array([1., 2., 3.])

    Args:
        value: A Pose, Rotation, Pose2, Rotation2 or Similarity of shape () or (n,).
    """
    where = "interop.to_gtsam"
    if type(value) not in _KINDS.values():
        known = "a Pose, Rotation, Pose2, Rotation2 or Similarity"
        raise ArgumentError(f"{where}: value must be {known}, got {kind_of(value)}{remedy_of(value)}")
    if value.device.type == "meta":
        raise DeviceError(f"{where}: value is on the meta device, which holds no numbers")
    value = value.detach().cpu().to(torch.float64)
    check_single_or_row(value, where)
    value.validate()
    value = value.normalized()
    module = library(f"posekit.{where}", "gtsam", "pip install gtsam")
    return [_object(module, one) for one in value.unbind()] if value.ndim else _object(module, value)


def _object(module: Any, one: Any) -> Any:
    if isinstance(one, Pose):
        return module.Pose3(one.matrix().numpy())
    if isinstance(one, Rotation):
        return module.Rot3(one.matrix().numpy())
    if isinstance(one, Similarity):
        scale = float(one.scale)
        return module.Similarity3(module.Rot3(one.rotation.matrix().numpy()), one.position.numpy() / scale, scale)
    turn = module.Rot2.fromCosSin(*one.complex.tolist())
    return module.Pose2(turn, one.position.numpy()) if isinstance(one, Pose2) else turn
