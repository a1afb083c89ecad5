"""Losses between rotations and between poses."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError
from ..values import Group, Pose, Pose2, Rotation, Rotation2

Reduction = Literal["mean", "sum", "none"]
R = TypeVar("R", Rotation, Rotation2)
P = TypeVar("P", Pose, Pose2)
V = TypeVar("V", bound=Group)


def geodesic_loss(input: R, target: R, *, reduction: Reduction = "mean") -> Tensor:
    """The squared angle between rotations, in square radians: not the angle, which other libraries call geodesic.

    The angle itself is ``input.distance(target)``.
    The square makes it smooth where the rotations are equal: the gradient is 0, and the Hessian with respect to a
    tangent is 2I. The gradient's length is twice the angle. It is finite everywhere. At half a turn, where the angle
    itself has a kink, it is one of the one-sided gradients, of length 2 pi: it leads away from there.

    >>> import posekit as pk
    >>> R = pk.Rotation.from_rotvec([[0.0, 0.0, 0.1], [0.3, 0.0, 0.0]])
    >>> pk.nn.geodesic_loss(R, pk.Rotation.identity())
    tensor(0.0500)

    Args:
        input: The rotations, of space or of the plane, shape (*batch).
        target: The rotations to reach. The shapes broadcast.
        reduction: "mean" or "sum" over the batch, or "none" for the loss of each element.

    Returns:
        Shape () or, for "none", (*batch). Half precision is computed and returned in float32, as under autocast.
    """
    input, target = _checked("geodesic_loss", (Rotation, Rotation2), input, target, reduction)
    return _reduced(input.squared_distance(target), reduction)


def chordal_loss(input: R, target: R, *, reduction: Reduction = "mean") -> Tensor:
    """The squared Frobenius norm of the difference of rotation matrices: 8 sin^2(angle / 2), in [0, 8].

    The norm itself is ``input.chordal_distance(target)``.
    It is smooth everywhere. Near 0 it is twice the `geodesic_loss`. From a right angle on its gradient gets smaller,
    and it is 0 at half a turn, so that outliers have little influence.

    >>> import torch, posekit as pk
    >>> pk.nn.chordal_loss(pk.Rotation.from_rotvec([0.0, 0.0, torch.pi / 2]), pk.Rotation.identity())
    tensor(4.0000)

    Args:
        input: The rotations, of space or of the plane, shape (*batch).
        target: The rotations to reach. The shapes broadcast.
        reduction: "mean" or "sum" over the batch, or "none" for the loss of each element.

    Returns:
        Shape () or, for "none", (*batch). Half precision is computed and returned in float32, as under autocast.
    """
    input, target = _checked("chordal_loss", (Rotation, Rotation2), input, target, reduction)
    return _reduced(input.squared_chordal_distance(target), reduction)


@arguments.closed({"*": "weights are named: use `pose_loss(input, target, position=1.0, rotation=0.1)`"})
def pose_loss(
    input: P,
    target: P,
    *,
    position: TensorLike | float = 1.0,
    rotation: TensorLike | float = 1.0,
    reduction: Reduction = "mean",
) -> Tensor:
    """The weighted sum of the squared distance between positions and the squared angle between rotations.

    ``position * |p1 - p2|^2 + rotation * angle^2``. Choose the weights such that both terms matter: a weight of
    ``1 / sigma**2`` counts an error in units of sigma, of a metre or of a radian. The gradient is finite everywhere, as
    that of `geodesic_loss`.

    >>> import posekit as pk
    >>> T = pk.Pose.exp([0.0, 0.0, 0.0, 0.0, 0.0, 0.2])
    >>> pk.nn.pose_loss(T, pk.Pose([3.0, 4.0, 0.0]), position=0.01, rotation=100.0)
    tensor(4.2500)

    Args:
        input: The poses, of space or of the plane, shape (*batch).
        target: The poses to reach. The shapes broadcast.
        position: The weight of the squared distance: a number, or shape (*batch).
        rotation: The weight of the squared angle: a number, or shape (*batch).
        reduction: "mean" or "sum" over the batch, or "none" for the loss of each element.

    Returns:
        Shape () or, for "none", (*batch). Half precision is computed and returned in float32, as under autocast.
    """
    input, target = _checked("pose_loss", (Pose, Pose2), input, target, reduction)
    weights = [
        arguments.scalar(x, f"pose_loss: {name}", input._lead, target._lead)
        for name, x in (("position", position), ("rotation", rotation))
    ]
    return _reduced(input.squared_distance(target, position=weights[0], rotation=weights[1]), reduction)


def _checked(where: str, kinds: tuple[type, ...], input: V, target: V, reduction: Any) -> tuple[V, V]:
    """Check the arguments and convert half precision to float32."""
    arguments.check_choice(reduction, ("mean", "sum", "none"), f"{where}: reduction")
    for name, value in (("input", input), ("target", target)):
        if type(value) not in kinds or type(value) is not type(input):
            actual = type(value).__name__
            hints = {"Rotation": "; use geodesic_loss", "Pose": "; use pose_loss, or the .rotation of the poses"}
            hint = "" if type(value) in kinds else hints.get(actual.removesuffix("2"), "")
            known = kinds if type(input) not in kinds else (type(input),)
            expected = " or a ".join([kind.__name__ for kind in known])
            raise ArgumentError(f"{where}: {name} must be a {expected}, got {actual}{hint}")
    return _wide(input), _wide(target)


def _wide(value: V) -> V:
    return value._map(arguments.wide)


def _reduced(losses: Tensor, reduction: Reduction) -> Tensor:
    if reduction == "none":
        return losses
    return losses.mean() if reduction == "mean" else losses.sum()
