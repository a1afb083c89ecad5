"""Cumulative and total products along sequences and trees, as sweeps of the products of SO(3) and SE(3)."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import AssociativeSweepOp, Quat, Scalar, TreeSweepOp, Vec3, rsqrt
from .lib import dot, product, rotate_by_unit, scaled


def _unit_product(carry: Quat, element: Quat) -> Quat:
    """The product, normalised so that a chain of any length neither overflows nor drifts. The carry has length 1."""
    q = product(carry, scaled(element))
    return q * rsqrt(dot(q, q))


def _rotations(carry: tuple[Quat], element: tuple[Quat]) -> tuple[Quat]:
    return (_unit_product(carry[0], element[0]),)


def _poses(carry: tuple[Vec3, Quat], element: tuple[Vec3, Quat]) -> tuple[Vec3, Quat]:
    position, quaternion = carry
    return position + rotate_by_unit(quaternion, element[0]), _unit_product(quaternion, element[1])


def _rotations_of_tree(carry: tuple[Quat], element: Quat, row: Sequence[Scalar]) -> tuple[Quat]:
    return _rotations(carry, (element,))


def _poses_of_tree(
    carry: tuple[Vec3, Quat], position: Vec3, quaternion: Quat, row: Sequence[Scalar]
) -> tuple[Vec3, Quat]:
    return _poses(carry, (position, quaternion))


_POSE = {"position": Vec3, "quaternion": Quat}
_ROTATION = {"quaternion": Quat}
_IDENTITY = (1, 0, 0, 0)
_OF_POSES = _POSE, (0, 0, 0, *_IDENTITY), _poses
_OF_ROTATIONS = _ROTATION, _IDENTITY, _rotations
cumulative_poses = AssociativeSweepOp("Pose.cumulative", "cumulative", *_OF_POSES, total=False)
chain_poses = AssociativeSweepOp("Pose.chain", "chain", *_OF_POSES, total=True)
cumulative_rotations = AssociativeSweepOp("Rotation.cumulative", "cumulative", *_OF_ROTATIONS, total=False)
chain_rotations = AssociativeSweepOp("Rotation.chain", "chain", *_OF_ROTATIONS, total=True)
tree_poses = TreeSweepOp(
    "Pose.cumulative_tree", "cumulative", _POSE, ((0, 0, 0), _IDENTITY), _poses_of_tree, _POSE, columns=1
)
tree_rotations = TreeSweepOp(
    "Rotation.cumulative_tree", "cumulative", _ROTATION, (_IDENTITY,), _rotations_of_tree, _ROTATION, columns=1
)
