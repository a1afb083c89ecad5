"""Compositions along a batch dimension: odometry and kinematic chains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .. import arguments
from ..errors import ArgumentError
from ..math import chains
from ..values import Pose, Rotation, UncertainPose, cat, stack

V = TypeVar("V", Pose, Rotation, UncertainPose)


def cumulative(poses: V | Sequence[V], dim: int = 0) -> V:
    """The running compositions along a batch dimension: ``x0``, ``x0 @ x1``, ``x0 @ x1 @ x2`` and so on, as one kernel.

    From the motions of an odometer it makes the path, from the joints of an arm its links. Of uncertain poses, which
    are composed in pairs, the covariances add up as in ``@``. Those from the left, ``x1 @ x0`` and so on, are
    ``~cumulative(~poses)``.

    Args:
        poses: Poses, rotations or uncertain poses, each given in the frame of the one before; or a list of them, whose
            batch shapes broadcast and which are stacked along ``dim``.
        dim: The batch dimension that they are composed along.

    Returns:
        One for each of them, of the same shape, with quaternions of length 1.
    """
    values, place = _along("cumulative", poses, dim)
    return _CUMULATIVE[type(values)](values, place)


def chain(poses: V | Sequence[V], dim: int = 0) -> V:
    """The composition of all along a batch dimension, which the result loses: ``x0 @ x1 @ ...``, as one kernel.

    Of uncertain poses, which are composed in pairs, the covariances add up as in ``@``.

    Args:
        poses: Poses, rotations or uncertain poses, each given in the frame of the one before; or a list of them, whose
            batch shapes broadcast and which are stacked along ``dim``. Of none, the result is the identity.
        dim: The batch dimension that they are composed along: -1 for the joints of (robots, joints).

    Returns:
        The last one in the frame of the first one's parent, with a quaternion of length 1.
    """
    values, place = _along("chain", poses, dim)
    return _CHAIN[type(values)](values, place)


def _along(name: str, poses: Any, dim: int) -> tuple[Any, int]:
    """The poses as one value, and along which of its dimensions they are."""
    several = poses if isinstance(poses, Sequence) else [poses]
    kinds = {type(x) for x in several}
    if len(kinds) != 1 or not all([kind in _CHAIN for kind in kinds]):
        given = ", ".join(sorted(kind.__name__ for kind in kinds)) or "an empty list"
        raise ArgumentError(f"{name}: needs a Pose, a Rotation, an UncertainPose or a list of one of them, got {given}")
    if several is not poses:
        return poses, arguments.dim(dim, poses.ndim, name)
    arguments.check_devices(name, *[x._lead for x in several])
    shape = arguments.broadcast(name, *[x.shape for x in several])
    place = arguments.dim(dim, len(shape) + 1, name)
    return stack([x.expand(*shape) for x in several], place), place


def _cumulative_poses(poses: Pose, place: int) -> Pose:
    made = chains.cumulative_poses(poses.position.movedim(place, -2), poses.quaternion.movedim(place, -2))
    return Pose._of(*[x.movedim(-2, place) for x in made])


def _cumulative_rotations(rotations: Rotation, place: int) -> Rotation:
    (quaternion,) = chains.cumulative_rotations(rotations.quaternion.movedim(place, -2))
    return Rotation._of(quaternion.movedim(-2, place))


def _cumulative_estimates(estimates: UncertainPose, place: int) -> UncertainPose:
    path = _running(_prepared(estimates, place))
    return _of_length_1(path).to(estimates.dtype).movedim(0, place)


def _running(steps: UncertainPose) -> UncertainPose:
    """By pairs: what has run at the second of each, and one more step to the first of the next."""
    count = len(steps)
    if count < 2:
        return steps
    second = _running(steps[0 : count - 1 : 2] @ steps[1::2])
    first = cat((steps[:1], second[: (count - 1) // 2] @ steps[2::2]))
    both = stack((first[: len(second)], second), 1).flatten(0, 1)
    return cat((both, first[len(second) :]))


def _chain_of_poses(poses: Pose, place: int) -> Pose:
    return Pose._of(*chains.chain_poses(poses.position.movedim(place, -2), poses.quaternion.movedim(place, -2)))


def _chain_of_rotations(rotations: Rotation, place: int) -> Rotation:
    return Rotation._of(*chains.chain_rotations(rotations.quaternion.movedim(place, -2)))


def _chain_of_estimates(estimates: UncertainPose, place: int) -> UncertainPose:
    """By pairs, and pairs of these."""
    rest = _prepared(estimates, place)
    if not len(rest):
        still = Pose.identity(*rest.shape[1:], dtype=rest.dtype, device=rest.device)
        return UncertainPose._of(still, rest.covariance.sum(0), rest.side).to(estimates.dtype)
    while len(rest) > 1:
        pairs = len(rest) // 2 * 2
        rest = cat((rest[0:pairs:2] @ rest[1:pairs:2], rest[pairs:]))
    return _of_length_1(rest)[0].to(estimates.dtype)


def _prepared(estimates: UncertainPose, place: int) -> UncertainPose:
    """Along the first dimension, and in a dtype that is computed in: no step between rounds to half precision."""
    return _of_length_1(estimates._map(arguments.wide).movedim(place, 0))


def _of_length_1(estimates: UncertainPose) -> UncertainPose:
    return UncertainPose._of(estimates.pose.normalized(), estimates.covariance, estimates.side)


_CUMULATIVE: dict[type, Callable[..., Any]] = {
    Pose: _cumulative_poses,
    Rotation: _cumulative_rotations,
    UncertainPose: _cumulative_estimates,
}
_CHAIN: dict[type, Callable[..., Any]] = {
    Pose: _chain_of_poses,
    Rotation: _chain_of_rotations,
    UncertainPose: _chain_of_estimates,
}
