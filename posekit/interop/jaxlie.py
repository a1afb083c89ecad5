"""jaxlie's `SE3` and `SO3`: wxyz quaternions, then positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, DeviceError
from ..values import Pose, Rotation
from .checks import check_finite, check_pose_or_rotation, check_quaternion, has, kind_of, library, tensor

_INSTALL = "pip install jaxlie"


def from_jaxlie(transform: Any) -> Pose | Rotation:
    """Convert jaxlie's ``SE3`` to a Pose, or its ``SO3`` to a Rotation, of the same batch shape, dtype and device.

    The numbers are copied. Gradients do not pass between JAX and torch.

    >>> import jaxlie  # doctest: +SKIP
    >>> pk.interop.from_jaxlie(jaxlie.SE3.identity())  # doctest: +SKIP
    Pose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])

    Args:
        transform: A ``jaxlie.SE3`` or ``jaxlie.SO3``.
    """
    where = "interop.from_jaxlie"
    is_pose = has(transform, "wxyz_xyz")
    if isinstance(transform, type) or not (is_pose or has(transform, "wxyz")):
        raise ArgumentError(f"{where}: transform must be an SE3 or an SO3 of jaxlie, got {kind_of(transform)}")
    name = "wxyz_xyz" if is_pose else "wxyz"
    numbers = _tensor(getattr(transform, name), f"{where}: {name}")
    arguments.check(numbers, 7 if is_pose else 4, f"{where}: {name}")
    check_quaternion(numbers[..., :4], f"{where}: wxyz")
    if not is_pose:
        return Rotation(numbers)
    check_finite(numbers[..., 4:], f"{where}: xyz")
    return Pose(numbers[..., 4:], numbers[..., :4])


def _tensor(numbers: Any, name: str) -> Tensor:
    """Copy an array of JAX. DLPack keeps its dtype, bfloat16 too, and its device."""
    if not has(numbers, "__dlpack__") or isinstance(numbers, np.ndarray | Tensor):
        return tensor(numbers, name)
    try:
        return torch.from_dlpack(numbers).clone()
    except Exception as error:  # a traced array holds no values; a user's object may raise anything
        raise ArgumentError(f"{name}: {kind_of(numbers)} has no values to copy: {arguments.reason(error)}") from error


def to_jaxlie(value: Pose | Rotation) -> Any:
    """Convert a Pose to jaxlie's ``SE3``, or a Rotation to its ``SO3``, of the same batch shape and device.

    The dtype stays, but for float64, which JAX converts to float32 unless ``jax_enable_x64`` is set. The quaternions
    are normalized, as jaxlie expects them. Gradients do not pass between torch and JAX.

    >>> pk.interop.to_jaxlie(Pose([1, 2, 3]))  # doctest: +SKIP
    SE3(wxyz=[1. 0. 0. 0.], xyz=[1. 2. 3.])

    Args:
        value: A Pose or a Rotation.
    """
    where = "interop.to_jaxlie"
    check_pose_or_rotation(value, where)
    groups = library(f"posekit.{where}", "jaxlie", _INSTALL)
    value = value.detach().normalized()
    if isinstance(value, Rotation):
        return groups.SO3(wxyz=_array(value.quaternion, where))
    return groups.SE3(wxyz_xyz=_array(torch.cat((value.quaternion, value.position), -1), where))


def _array(numbers: Tensor, where: str) -> Any:
    from_dlpack = library(f"posekit.{where}", "jax.numpy", _INSTALL).from_dlpack
    try:
        return from_dlpack(numbers.contiguous())
    except Exception as error:  # JAX for CPUs and a tensor of CUDA, or a tensor without memory
        fact = f"JAX cannot take a tensor on {numbers.device}: {arguments.reason(error)}"
        raise DeviceError(f"{where}: {fact}; move the value with .cpu()") from error
