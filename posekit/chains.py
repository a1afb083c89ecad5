"""Compositions along a batch dimension: odometry and kinematic chains."""

from __future__ import annotations

from typing import TypeVar

from . import _arguments as arguments
from .errors import ArgumentError
from .math import chains
from .pose import Pose
from .rotation import Rotation

V = TypeVar("V", Pose, Rotation)


def cumulative(poses: V, dim: int = 0) -> V:
    """The running compositions along a batch dimension: ``x0``, ``x0 @ x1``, ``x0 @ x1 @ x2`` and so on, as one kernel.

    From the motions of an odometer it makes the path, from the joints of an arm its links.

    Args:
        poses: Poses or rotations, each given in the frame of the one before.
        dim: The batch dimension that they are composed along.

    Returns:
        One for each of them, of the same shape, with quaternions of length 1.
    """
    place = _place("cumulative", poses, dim)
    if isinstance(poses, Rotation):
        (quaternion,) = chains.cumulative_rotations(poses.quaternion.movedim(place, -2))
        return Rotation._of(quaternion.movedim(-2, place))
    made = chains.cumulative_poses(poses.position.movedim(place, -2), poses.quaternion.movedim(place, -2))
    return Pose._of(*[x.movedim(-2, place) for x in made])


def chain(poses: V, dim: int = 0) -> V:
    """The composition of all along a batch dimension, which the result loses: ``x0 @ x1 @ ...``, as one kernel.

    Args:
        poses: Poses or rotations, each given in the frame of the one before. Of none, the result is the identity.
        dim: The batch dimension that they are composed along: -1 for the joints of (robots, joints).

    Returns:
        The last one in the frame of the first one's parent, with a quaternion of length 1.
    """
    place = _place("chain", poses, dim)
    if isinstance(poses, Rotation):
        return Rotation._of(*chains.chain_rotations(poses.quaternion.movedim(place, -2)))
    return Pose._of(*chains.chain_poses(poses.position.movedim(place, -2), poses.quaternion.movedim(place, -2)))


def _place(name: str, poses: V, dim: int) -> int:
    if not isinstance(poses, Pose | Rotation):
        raise ArgumentError(f"{name}: needs a Pose or a Rotation, got {type(poses).__name__}")
    return arguments.dim(dim, poses.ndim, name)
