"""Running and total compositions along a chain, as scans of the groups' products."""

from __future__ import annotations

from ..engine import Quat, Scan, Vec3, rsqrt
from .lib import dot, product, rotate_by_unit, scaled


def _turned(carried: Quat, found: Quat) -> Quat:
    """The product at length 1, so that the longest chain neither overflows nor drifts. What is carried has length 1."""
    made = product(carried, scaled(found))
    return made * rsqrt(dot(made, made))


def _rotations(carried: tuple[Quat], found: tuple[Quat]) -> tuple[Quat]:
    return (_turned(carried[0], found[0]),)


def _poses(carried: tuple[Vec3, Quat], found: tuple[Vec3, Quat]) -> tuple[Vec3, Quat]:
    position, quaternion = carried
    return position + rotate_by_unit(quaternion, found[0]), _turned(quaternion, found[1])


_POSE = {"position": Vec3, "quaternion": Quat}
_ROTATION = {"quaternion": Quat}
_STILL = (1, 0, 0, 0)
cumulative_poses = Scan("Pose.cumulative", "cumulative", _POSE, (0, 0, 0, *_STILL), _poses, total=False)
chain_poses = Scan("Pose.chain", "chain", _POSE, (0, 0, 0, *_STILL), _poses, total=True)
cumulative_rotations = Scan("Rotation.cumulative", "cumulative", _ROTATION, _STILL, _rotations, total=False)
chain_rotations = Scan("Rotation.chain", "chain", _ROTATION, _STILL, _rotations, total=True)
