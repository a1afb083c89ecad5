"""MuJoCo: rows of `qpos`, positions and then wxyz quaternions, and world poses of bodies, sites, geoms and cameras."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Batched, Pose, Rotation
from .foreign_values import (
    attribute,
    check_finite,
    check_pose_or_rotation,
    check_quaternion,
    has,
    kind_of,
    pose_of,
    rotation_from_matrix,
    tensor,
)

_WHERE = "interop.from_mujoco"


def from_mujoco(qpos: Any, *, validate: bool = True) -> Pose | Rotation:
    """Convert the entries of ``qpos`` of free or ball joints, or objects of ``MjData``, to poses or rotations.

    As in MuJoCo, quaternions of any nonzero length are rotations. The numbers are copied and keep their dtype, float64
    in MuJoCo itself. The axes of a camera are those of OpenGL: convert them with
    ``to_convention(source="opengl", target="opencv")``.

    >>> pk.interop.from_mujoco([1, 2, 3, 0, 0, 0, 1])  # x, y, z, then w, x, y, z
    Pose(position=[1., 2., 3.], quaternion=[0., 0., 0., 1.])

    Args:
        qpos: Rows of shape (*batch, 7) of free joints give a Pose, rows of shape (*batch, 4) of ball joints a Rotation.
            A joint, ``data.joint(name)``, stands for its row. Of ``data.body(name)``, ``data.site(name)``,
            ``data.geom(name)`` and ``data.camera(name)`` the result is the pose in the world, and of an ``MjData``
            the poses of all bodies.
        validate: Whether to raise if a number is not finite or a quaternion is zero. The check reads the values, which
            synchronizes with a CUDA device.
    """
    arguments.check_flags(_WHERE, validate=validate)
    if isinstance(qpos, type | Batched):
        raise ArgumentError(f"{_WHERE}: qpos must be numbers or an object of MjData, got {kind_of(qpos)}")
    if has(qpos, "xpos"):
        return _world_pose(qpos, validate)
    rows = tensor(qpos.qpos if has(qpos, "qpos") else qpos, f"{_WHERE}: qpos")
    arguments.check_dtype(rows.dtype, f"{_WHERE}: qpos")
    if not rows.ndim or rows.shape[-1] not in (4, 7):
        fact = f"(..., 7) of free joints or (..., 4) of ball joints, got {tuple(rows.shape)}"
        raise ShapeError(f"{_WHERE}: qpos must have shape {fact}")
    if validate:
        check_finite(rows[..., :-4], f"{_WHERE}: position")
        check_quaternion(rows[..., -4:], f"{_WHERE}: quaternion", unit=False)
    return Rotation(rows) if rows.shape[-1] == 4 else Pose.from_vector(rows)


def _world_pose(view: Any, validate: bool) -> Pose:
    """Return the pose of an object of MjData with ``xpos`` and ``xquat``, or ``xmat``."""
    position = tensor(view.xpos, f"{_WHERE}: xpos")
    if has(view, "xquat"):
        name, quaternion = "xquat", tensor(view.xquat, f"{_WHERE}: xquat")
        if validate:
            check_quaternion(quaternion, f"{_WHERE}: xquat", unit=False)
    else:  # a camera, or sites and geoms of older versions
        name, matrix = "xmat", tensor(attribute(view, "xmat", _WHERE), f"{_WHERE}: xmat")
        arguments.check(matrix, 9, f"{_WHERE}: xmat")
        matrix = matrix.unflatten(-1, (3, 3))
        quaternion = rotation_from_matrix(matrix, f"{_WHERE}: xmat", validate=validate).quaternion
    pose = pose_of(position, quaternion, _WHERE, ("xpos", name))
    if validate:
        check_finite(position, f"{_WHERE}: xpos")
    return pose


def to_mujoco(value: Pose | Rotation) -> Tensor:
    """Convert poses to rows of ``qpos`` of free joints, or rotations to those of ball joints, with gradients.

    The rows have unit quaternions. The batch shape, dtype and device stay. ``data.joint(name).qpos[:] = row`` sets a
    joint.

    >>> pk.interop.to_mujoco(pk.Pose([1, 2, 3], [0, 0, 0, 2]))
    tensor([1., 2., 3., 0., 0., 0., 1.])

    Args:
        value: A Pose or a Rotation.

    Returns:
        Rows x, y, z, w, x, y, z of shape (*batch, 7), or w, x, y, z of shape (*batch, 4).
    """
    check_pose_or_rotation(value, "interop.to_mujoco")
    unit = value.normalized()
    return unit.quaternion if isinstance(unit, Rotation) else unit.vector()
