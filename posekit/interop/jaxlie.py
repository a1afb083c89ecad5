"""jaxlie's `SE3` and `SO3`: wxyz quaternions, then positions; its `SE2` and `SO2`: complex numbers, then positions."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, DeviceError
from ..values import Pose, Pose2, Rotation, Rotation2
from .foreign_values import check_finite, check_quaternion, has, kind_of, library, tensor

_INSTALL = "pip install jaxlie"


class _Class(NamedTuple):
    """A class of jaxlie: its name, the direction with which its numbers begin, and how many numbers follow that."""

    name: str
    kind: Any
    direction: str
    size: int
    coordinates: str
    space: int


# By the attribute that holds the numbers. That of a pose begins with the name of that of a rotation.
_CLASSES = {
    "wxyz_xyz": _Class("SE3", Pose, "wxyz", 4, "xyz", 3),
    "wxyz": _Class("SO3", Rotation, "wxyz", 4, "", 0),
    "unit_complex_xy": _Class("SE2", Pose2, "unit_complex", 2, "xy", 2),
    "unit_complex": _Class("SO2", Rotation2, "unit_complex", 2, "", 0),
}


def from_jaxlie(transform: Any) -> Pose | Rotation | Pose2 | Rotation2:
    """Convert jaxlie's ``SE3``, ``SO3``, ``SE2`` or ``SO2``, of the same batch shape, dtype and device.

    They become a Pose, a Rotation, a Pose2 and a Rotation2. The numbers are copied. Gradients do not pass between JAX
    and torch.

    >>> import jaxlie  # doctest: +SKIP
    >>> pk.interop.from_jaxlie(jaxlie.SE3.identity())  # doctest: +SKIP
    Pose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])

    Args:
        transform: A ``jaxlie.SE3``, ``jaxlie.SO3``, ``jaxlie.SE2`` or ``jaxlie.SO2``.
    """
    where = "interop.from_jaxlie"
    name = next((name for name in _CLASSES if has(transform, name)), None)
    if isinstance(transform, type) or name is None:
        raise ArgumentError(f"{where}: transform must be an SE3, SO3, SE2 or SO2 of jaxlie, got {kind_of(transform)}")
    row = _CLASSES[name]
    parameters = _tensor(getattr(transform, name), f"{where}: {name}")
    arguments.check(parameters, row.size + row.space, f"{where}: {name}")
    direction, coordinates = parameters[..., : row.size], parameters[..., row.size :]
    check_quaternion(direction, f"{where}: {row.direction}")
    if not row.space:
        return row.kind._unchecked(parameters)
    check_finite(coordinates, f"{where}: {row.coordinates}")
    return row.kind._unchecked(coordinates, direction)


def _tensor(array: Any, name: str) -> Tensor:
    """Copy an array of JAX. DLPack keeps its dtype, bfloat16 too, and its device."""
    if not has(array, "__dlpack__") or isinstance(array, np.ndarray | Tensor):
        return tensor(array, name)
    try:
        return torch.from_dlpack(array).clone()
    except Exception as error:  # a traced array holds no values; a user's object may raise anything
        raise ArgumentError(f"{name}: {kind_of(array)} has no values to copy: {arguments.reason(error)}") from error


def to_jaxlie(value: Pose | Rotation | Pose2 | Rotation2) -> Any:
    """Convert to jaxlie's ``SE3``, ``SO3``, ``SE2`` or ``SO2``, of the same batch shape and device.

    The dtype stays, but for float64, which JAX converts to float32 unless ``jax_enable_x64`` is set. Quaternions and
    complex numbers are normalized, as jaxlie expects them. Gradients do not pass between torch and JAX.

    >>> pk.interop.to_jaxlie(pk.Pose([1, 2, 3]))  # doctest: +SKIP
    SE3(wxyz=[1. 0. 0. 0.], xyz=[1. 2. 3.])

    Args:
        value: A Pose, a Rotation, a Pose2 or a Rotation2.
    """
    where = "interop.to_jaxlie"
    if not isinstance(value, Pose | Rotation | Pose2 | Rotation2):
        raise ArgumentError(f"{where}: value must be a Pose, a Rotation, a Pose2 or a Rotation2, got {kind_of(value)}")
    groups = library(f"posekit.{where}", "jaxlie", _INSTALL)
    value = value.detach().normalized()
    parameters = torch.cat(value._tensors()[::-1], -1)
    name = next(name for name, row in _CLASSES.items() if row.kind is type(value))
    return getattr(groups, _CLASSES[name].name)(**{name: _array(parameters, where)})


def _array(parameters: Tensor, where: str) -> Any:
    from_dlpack = library(f"posekit.{where}", "jax.numpy", _INSTALL).from_dlpack
    try:
        return from_dlpack(parameters.contiguous())
    except Exception as error:  # JAX for CPUs and a tensor of CUDA, or a tensor without memory
        fact = f"JAX cannot take a tensor on {parameters.device}: {arguments.reason(error)}"
        raise DeviceError(f"{where}: {fact}; move the value with .cpu()") from error
