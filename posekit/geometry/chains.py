"""Cumulative and total compositions along a batch dimension: odometry and kinematic chains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from ..math import chains
from ..values import (
    Group,
    Pose,
    Pose2,
    Rotation,
    Rotation2,
    UncertainPose,
    UncertainRotation,
    cat,
    stack,
)
from . import trees

V = TypeVar("V", bound=Group | UncertainPose | UncertainRotation)
E = TypeVar("E", bound=Any)  # composed in pairs


def cumulative(poses: V | Sequence[V], dim: int = 0, *, parents: Sequence[int] | Tensor | None = None) -> V:
    """Cumulative compositions along a batch dimension, ``x0``, ``x0 @ x1``, ``x0 @ x1 @ x2`` and so on, as one kernel.

    With ``parents``, along a tree: each element is composed with all its ancestors, ``y[i] = y[parents[i]] @ x[i]``.
    That turns the local poses of a skeleton or of a scene graph into poses in the world.

    They turn the motions of an odometer into a path, and the joints of an arm into its links. Similarities and
    uncertain poses are composed in pairs, and covariances propagate as in ``@``. To compose in the opposite order,
    ``x1 @ x0`` and so on, use ``~cumulative(~poses)``.

    >>> steps = pk.Pose([[1, 0, 0], [2, 0, 0], [0, 3, 0]], [1, 0, 0, 0])
    >>> pk.cumulative(steps)
    Pose(shape=(3,),
      [0] position=[1., 0., 0.], quaternion=[1., 0., 0., 0.]
      [1] position=[3., 0., 0.], quaternion=[1., 0., 0., 0.]
      [2] position=[3., 3., 0.], quaternion=[1., 0., 0., 0.])

    Args:
        poses: Poses or rotations, of space or of the plane, similarities, or uncertain poses, each in the frame of the
            previous one;
            or a list of them, whose batch shapes broadcast and which are stacked along ``dim``.
        dim: The batch dimension to compose along.
        parents: The index of each element's parent along ``dim``, in any order; -1 for a root. By default the parent
            of each element is the one before it. A compiled function takes a list, not a tensor.

    Returns:
        The compositions, of the same shape, with unit quaternions.

    >>> import posekit as pk
    >>> shoulder = pk.Pose([0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0])  # a quarter turn about z
    >>> left, right = pk.Pose([1.0, 0.0, 0.0]), pk.Pose([0.0, 2.0, 0.0])
    >>> pk.cumulative([shoulder, left, right], parents=[-1, 0, 0]).position.round(decimals=3) + 0.0
    tensor([[ 0.,  0.,  0.],
            [ 0.,  1.,  0.],
            [-2.,  0.,  0.]])
    """
    values, axis = _stacked("cumulative", poses, dim)
    if parents is None:
        return _CUMULATIVE.get(type(values), _cumulative_estimates)(values, axis)
    checked = trees.checked(parents, values.shape[axis], "cumulative")
    return _TREE.get(type(values), _tree_of_estimates)(values, axis, checked)


@arguments.closed({"*": "it takes a batch or a list: use `chain([a, b, c])`"})
def chain(poses: V | Sequence[V], dim: int = 0) -> V:
    """The total composition ``x0 @ x1 @ ...`` along a batch dimension, which is reduced, as one kernel.

    Similarities and uncertain poses are composed in pairs, and covariances propagate as in ``@``.

    >>> a, b, c = pk.Pose.random(3)
    >>> pk.chain([a, b, c]).allclose(a @ b @ c, atol=1e-5)
    True

    Args:
        poses: Poses or rotations, of space or of the plane, similarities, or uncertain poses, each in the frame of the
            previous one;
            or a list of them, whose batch shapes broadcast and which are stacked along ``dim``. Over a dimension of
            size 0, the result is the identity.
        dim: The batch dimension to compose along: -1 for the joints of a batch (robots, joints).

    Returns:
        The last frame in the parent frame of the first, with a unit quaternion.
    """
    given: Any = dim
    if not isinstance(given, int) and hasattr(given, "inverse"):
        raise ArgumentError("chain: takes a batch, or a list: use `chain([a, b, c])`")
    values, axis = _stacked("chain", poses, dim)
    return _CHAIN.get(type(values), _chain_of_estimates)(values, axis)


def _stacked(name: str, poses: Any, dim: int) -> tuple[Any, int]:
    """The poses as one value, stacked if they are a list, and the dimension to compose along, not negative."""
    values = poses if isinstance(poses, Sequence) else [poses]
    kinds = {type(x) for x in values}
    if len(kinds) != 1 or not all([issubclass(kind, Group | UncertainPose | UncertainRotation) for kind in kinds]):
        names = ", ".join(sorted(kind.__name__ for kind in kinds)) or "an empty list"
        known = "a Pose, a Rotation, a Pose2, a Rotation2, a Similarity, an UncertainPose, an UncertainRotation"
        raise ArgumentError(f"{name}: needs {known} or a list of one of them, got {names}")
    if values is not poses:
        return poses, arguments.dim(dim, poses.ndim, name)
    arguments.check_devices(name, *[x._lead for x in values])
    shape = arguments.broadcast(name, **{f"poses[{i}]": x.shape for i, x in enumerate(values)})
    axis = arguments.dim(dim, len(shape) + 1, name)
    return stack([x.expand(*shape) for x in values], axis), axis


def _cumulative_poses(poses: Pose, axis: int) -> Pose:
    result = chains.cumulative_poses(poses.position.movedim(axis, -2), poses.quaternion.movedim(axis, -2))
    return Pose._unchecked(*[x.movedim(-2, axis) for x in result])


def _cumulative_rotations(rotations: Rotation, axis: int) -> Rotation:
    (quaternion,) = chains.cumulative_rotations(rotations.quaternion.movedim(axis, -2))
    return Rotation._unchecked(quaternion.movedim(-2, axis))


def _cumulative_estimates(estimates: E, axis: int) -> E:
    path: Any = _prefix_compositions(_leading_and_wide(estimates, axis))
    return _normalized(path).to(estimates.dtype).movedim(0, axis)


def _tree_of_estimates(estimates: E, axis: int, parents: Sequence[int]) -> E:
    tree: Any = trees.cumulative_estimates(_leading_and_wide(estimates, axis), parents)
    return _normalized(tree).to(estimates.dtype).movedim(0, axis)


def _prefix_compositions(steps: E) -> E:
    """The inclusive prefix products along the first dimension, by recursive doubling over pairs.

    Those of the composed pairs are the results at odd indices. One more composition gives those at even indices.
    """
    count = len(steps)
    if count < 2:
        return steps
    odd = _prefix_compositions(steps[0 : count - 1 : 2] @ steps[1::2])
    even = cat((steps[:1], odd[: (count - 1) // 2] @ steps[2::2]))
    interleaved = stack((even[: len(odd)], odd), 1).flatten(0, 1)
    return cat((interleaved, even[len(odd) :]))


def _chain_of_poses(poses: Pose, axis: int) -> Pose:
    return Pose._unchecked(*chains.chain_poses(poses.position.movedim(axis, -2), poses.quaternion.movedim(axis, -2)))


def _chain_of_rotations(rotations: Rotation, axis: int) -> Rotation:
    return Rotation._unchecked(*chains.chain_rotations(rotations.quaternion.movedim(axis, -2)))


def _chain_of_estimates(estimates: E, axis: int) -> E:
    """A tree reduction: neighbours are composed in pairs until one is left."""
    partial = _leading_and_wide(estimates, axis)
    if not len(partial):
        options: dict[str, Any] = {"dtype": partial.dtype, "device": partial.device}
        if isinstance(partial, Group):
            return type(partial).identity(*partial.shape[1:], **options).to(estimates.dtype)
        identity = partial._kind.identity(*partial.shape[1:], **options)
        return type(partial)._unchecked(identity, partial.covariance.sum(0), partial.frame).to(estimates.dtype)
    while len(partial) > 1:
        pairs = len(partial) // 2 * 2
        partial = cat((partial[0:pairs:2] @ partial[1:pairs:2], partial[pairs:]))
    return _normalized(partial)[0].to(estimates.dtype)


def _leading_and_wide(estimates: E, axis: int) -> E:
    """Moves ``axis`` first and promotes to at least float32, so that no intermediate rounds to half precision."""
    return _normalized(estimates._map(arguments.wide).movedim(axis, 0))


def _normalized(estimates: E) -> E:
    if isinstance(estimates, Group):
        return estimates.normalized()
    return type(estimates)._unchecked(estimates._mean.normalized(), estimates.covariance, estimates.frame)


def _in_space(compose: Callable[..., Any]) -> Callable[..., Any]:
    """The composition of transforms of the plane, as that of the transforms of space that turn about z."""
    return lambda values, *options: compose(values.lift(), *options).planar()


# The groups that have kernels of their own; in others, and with covariances, values are composed in pairs.
_CUMULATIVE: dict[type, Callable[..., Any]] = {
    Pose: _cumulative_poses,
    Rotation: _cumulative_rotations,
    Pose2: _in_space(_cumulative_poses),
    Rotation2: _in_space(_cumulative_rotations),
}
_TREE: dict[type, Callable[..., Any]] = {
    Pose: trees.cumulative_poses,
    Rotation: trees.cumulative_rotations,
    Pose2: _in_space(trees.cumulative_poses),
    Rotation2: _in_space(trees.cumulative_rotations),
}
_CHAIN: dict[type, Callable[..., Any]] = {
    Pose: _chain_of_poses,
    Rotation: _chain_of_rotations,
    Pose2: _in_space(_chain_of_poses),
    Rotation2: _in_space(_chain_of_rotations),
}
