"""RoMa's rigid transforms and rotations, of matrices or of xyzw quaternions."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import (
    check_finite,
    check_pose_or_rotation,
    check_quaternion,
    kind_of,
    pose_of,
    rotation_from_matrix,
    tensor,
)


def from_roma(transform: Any, *, validate: bool = True) -> Pose | Rotation:
    """Convert RoMa's transforms to a Pose, or its rotations to a Rotation, with gradients.

    The batch shape, dtype and device stay. RoMa's functions on tensors have counterparts in posekit: a bare
    quaternion of RoMa is ``Rotation.from_xyzw(quaternion)``.

    >>> import roma
    >>> pk.interop.from_roma(roma.RotationUnitQuat(torch.tensor([0.0, 0.0, 1.0, 0.0])))  # x, y, z, w
    Rotation(quaternion=[0., 0., 0., 1.])

    Args:
        transform: A ``roma.RigidUnitQuat``, ``RotationUnitQuat``, ``Rigid`` or ``Rotation``, or one of the classes that
            these inherit from, if it is rigid.
        validate: Whether to raise if a number is not finite, a quaternion has no unit length, or a matrix has a scale
            or a shear or reflects. The check reads the values, which synchronizes with a CUDA device.
    """
    where = "interop.from_roma"
    arguments.check_flags(where, validate=validate)
    library = arguments.import_extra(f"posekit.{where}", "roma", "interop")
    if not isinstance(transform, library.Linear):
        got = kind_of(transform)
        raise ArgumentError(f"{where}: transform must be a transform or a rotation of RoMa, got {got}")
    linear = tensor(transform.linear, f"{where}: linear")
    if isinstance(transform, library.RotationUnitQuat):
        arguments.check(linear, 4, f"{where}: linear")
        if validate:
            check_quaternion(linear, f"{where}: linear")
        rotation = Rotation.from_xyzw(linear)
    else:
        rotation = rotation_from_matrix(linear, f"{where}: linear", validate=validate)
    if not hasattr(transform, "translation"):
        return rotation
    position = tensor(transform.translation, f"{where}: translation")
    pose = pose_of(position, rotation.quaternion, where, ("translation", "linear"))
    if validate:
        check_finite(position, f"{where}: translation")
    return pose


def to_roma(value: Pose | Rotation) -> Any:
    """Convert a Pose to RoMa's ``RigidUnitQuat``, or a Rotation to its ``RotationUnitQuat``, with gradients.

    The batch shape, dtype and device stay. The quaternions are normalized, as RoMa expects them.

    >>> pk.interop.to_roma(pk.Rotation([0, 0, 0, 2])).linear  # x, y, z, w
    tensor([0., 0., 1., 0.])

    Args:
        value: A Pose or a Rotation.
    """
    where = "interop.to_roma"
    check_pose_or_rotation(value, where)
    library = arguments.import_extra(f"posekit.{where}", "roma", "interop")
    if isinstance(value, Rotation):
        return library.RotationUnitQuat(value.normalized().xyzw())
    return library.RigidUnitQuat(value.rotation.normalized().xyzw(), value.position)
