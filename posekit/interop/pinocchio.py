"""Pinocchio: `SE3`, whose matrices act on columns."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .foreign_values import attribute, checked, each_matrix, kind_of, poses_of


def from_pinocchio(placement: Any) -> Pose:
    """Convert a ``pinocchio.SE3``, or a sequence of them such as ``data.oMf``, to poses in float64.

    >>> import pinocchio
    >>> pk.interop.from_pinocchio(pinocchio.SE3.Identity()).position
    tensor([0., 0., 0.], dtype=torch.float64)

    Args:
        placement: An object with a ``homogeneous`` matrix, or a sequence of such ones, which gives the shape (n,).
    """
    where = "interop.from_pinocchio"
    if isinstance(placement, type | Pose):
        raise ArgumentError(f"{where}: placement must be a pinocchio.SE3, got {kind_of(placement)}")
    return poses_of(placement, where, lambda one: attribute(one, "homogeneous", where))


def to_pinocchio(value: Pose | Rotation) -> Any:
    """Convert a pose or a rotation to a ``pinocchio.SE3``, or a row of them to a list.

    >>> pk.interop.to_pinocchio(pk.Pose([1, 2, 3])).translation
    array([1., 2., 3.])

    Args:
        value: A Pose or a Rotation of shape () or (n,).
    """
    where = "interop.to_pinocchio"
    value = checked(value, where)
    pose = Pose.from_rotation(value) if isinstance(value, Rotation) else value
    library = arguments.import_extra(f"posekit.{where}", "pinocchio", "robots")
    return each_matrix(pose, where, library.SE3)
