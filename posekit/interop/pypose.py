"""PyPose's `LieTensor` of type SE3 or SO3: positions, then xyzw quaternions."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .checks import check_finite, check_pose_or_rotation, check_quaternion, kind_of

_TANGENTS = {"se3Type": "Pose.exp", "so3Type": "Rotation.exp"}
_SCALED = ("Sim3Type", "sim3Type", "RxSO3Type", "rxso3Type")


def from_pypose(value: Any, *, validate: bool = True) -> Pose | Rotation:
    """Convert PyPose's ``LieTensor`` of type SE3 to a Pose, or one of type SO3 to a Rotation, with gradients.

    The batch shape, dtype and device stay. PyPose's tangents ``se3`` are [v, w], as posekit's are.

    >>> import pypose
    >>> pk.interop.from_pypose(pypose.SE3([1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0]))  # quaternions are x, y, z, w
    Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

    Args:
        value: A ``pypose.LieTensor`` of type ``SE3_type`` or ``SO3_type``.
        validate: Whether to raise if a number is not finite or a quaternion has no unit length. The check reads the
            values, which synchronizes with a CUDA device.
    """
    where = "interop.from_pypose"
    arguments.check_flags(where, validate=validate)
    library = arguments.import_extra(f"posekit.{where}", "pypose", "interop")
    if not isinstance(value, library.LieTensor):
        raise ArgumentError(f"{where}: value must be a LieTensor, got {kind_of(value)}")
    kind = type(value.ltype).__name__
    if kind in _SCALED:
        raise ArgumentError(f"{where}: value is of type {kind}, which has a scale, and poses have none")
    if kind in _TANGENTS:
        remedy = f"{_TANGENTS[kind]}(value.tensor())"
        raise ArgumentError(f"{where}: value is of type {kind}, a tangent: use {remedy}")
    size = {"SE3Type": 7, "SO3Type": 4}.get(kind)
    if size is None:
        raise ArgumentError(f"{where}: value must be of type SE3Type or SO3Type, got {kind}")
    numbers = value.tensor()
    arguments.check(numbers, size, f"{where}: value")
    if validate:
        check_finite(numbers[..., :-4], f"{where}: translation")
        check_quaternion(numbers[..., -4:], f"{where}: xyzw")
    return Rotation.from_xyzw(numbers) if size == 4 else Pose.from_vector(numbers, xyzw=True)


def to_pypose(value: Pose | Rotation) -> Any:
    """Convert a Pose to PyPose's ``LieTensor`` of type SE3, or a Rotation to one of type SO3, with gradients.

    The batch shape, dtype and device stay. The quaternions are normalized, as PyPose expects them.

    >>> pk.interop.to_pypose(Rotation([0, 0, 0, 2])).tensor()  # x, y, z, w
    tensor([0., 0., 1., 0.])

    Args:
        value: A Pose or a Rotation.
    """
    where = "interop.to_pypose"
    check_pose_or_rotation(value, where)
    library = arguments.import_extra(f"posekit.{where}", "pypose", "interop")
    if isinstance(value, Rotation):
        return library.SO3(value.normalized().xyzw())
    return library.SE3(value.normalized().vector(xyzw=True))
