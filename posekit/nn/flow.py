"""Flow matching on groups: interpolants with their velocities, and flows along the velocities that a network predicts.

Velocities are tangents in the body frame, of poses twists [v, w]: a network whose features turn with the frames of the
values predicts them without knowing the world.

>>> import torch, posekit as pk
>>> noise, data, t = pk.Pose.random(64), pk.Pose.random(64), torch.rand(64)
>>> value, velocity = pk.nn.flow.interpolant(noise, data, t)
>>> predicted = torch.zeros(64, 6)  # of a network that is given value and t
>>> loss = (predicted - velocity).square().mean()
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Pose2, Rotation, Rotation2, publish_module

__all__ = ["Interpolant", "integrate", "interpolant", "velocity_to"]

Kind = Literal["decoupled", "screw"]
V = TypeVar("V", Rotation, Rotation2, Pose, Pose2)
_KINDS = (Rotation, Rotation2, Pose, Pose2)


class Interpolant(NamedTuple):
    """A value between two others, and its velocity.

    >>> pk.nn.flow.interpolant(pk.Rotation.identity(), pk.Rotation.exp([0.0, 0.0, 1.0]), 0.5).velocity
    tensor([0.0000, 0.0000, 1.0000])

    Attributes:
        value: Where the interpolant is.
        velocity: The tangent in the body frame, shape (*batch, size).
    """

    value: Any
    velocity: Tensor


def interpolant(start: V, end: V, t: TensorLike | float, *, kind: Kind = "decoupled") -> Interpolant:
    """Interpolate along a geodesic, as `Pose.interpolate`, and return the velocity with the value.

    >>> value, velocity = pk.nn.flow.interpolant(pk.Pose(), pk.Pose([4.0, 0.0, 0.0]), 0.25)
    >>> value.position, velocity
    (tensor([1., 0., 0.]), tensor([4., 0., 0., 0., 0., 0.]))

    Args:
        start: The values at ``t = 0``, as a rule noise: rotations or poses, of space or of the plane.
        end: The values at ``t = 1``, of the same class.
        t: The times, shape (*batch).
        kind: Of poses: "decoupled" moves positions along straight lines, "screw" along screw motions, in the body frame
            at a constant twist.
    """
    _check("interpolant", kind, start=start, end=end)
    moving: Any = start
    value = moving.interpolate(end, t, kind=kind)
    return Interpolant(value, _towards("interpolant", value, start, end, kind))


def velocity_to(value: V, end: V, t: TensorLike | float, *, kind: Kind = "decoupled") -> Tensor:
    """Return the velocity of the interpolant that is at a value at time ``t`` and at ``end`` at time 1.

    It makes a velocity of the ``end`` that a network predicts.

    >>> pk.nn.flow.velocity_to(pk.Rotation.identity(), pk.Rotation.exp([0.0, 0.0, 1.0]), 0.5)
    tensor([0.0000, 0.0000, 2.0000])

    Args:
        value: The values at time t.
        end: The values at time 1, of the same class.
        t: The times, less than 1, shape (*batch).
        kind: "decoupled" or "screw", see `interpolant`.

    Returns:
        Tangents in the body frame, shape (*batch, size).
    """
    _check("velocity_to", kind, value=value, end=end)
    rest = 1 - arguments.scalar(t, "velocity_to: t", value._lead, end._lead)
    arguments.broadcast("velocity_to", value=value.shape, end=end.shape, t=rest.shape)
    return _towards("velocity_to", value, value, end, kind) / rest.unsqueeze(-1)


def integrate(
    velocity: Callable[[V, Tensor], Tensor],
    start: V,
    times: TensorLike | int = 100,
    *,
    method: Literal["euler", "midpoint"] = "midpoint",
    kind: Kind = "decoupled",
) -> V:
    """Move values along velocities, from one time to another, by steps on the group.

    >>> end = pk.Pose([1.0, 2.0, 3.0], pk.Rotation.exp([0.0, 0.0, 1.0]))
    >>> moved = pk.nn.flow.integrate(lambda value, t: pk.nn.flow.velocity_to(value, end, t), pk.Pose.random(8), 10)
    >>> moved.allclose(end, atol=1e-4)
    True

    Args:
        velocity: From values and the time, a tensor of shape (), to tangents in the body frame.
        start: The values at the first time.
        times: Times in any order of shape (n + 1,), or a number n of equal steps from 0 to 1.
        method: "euler" asks for one velocity a step, and its error is proportional to the steps. "midpoint" asks for
            two, and the error is proportional to their square.
        kind: How a step moves poses: "decoupled" along straight lines, "screw" along screw motions. Each follows
            `interpolant` of its kind without error.
    """
    _check("integrate", kind, start=start)
    arguments.check_choice(method, ("euler", "midpoint"), "integrate: method")
    if isinstance(times, int):
        if times < 1:
            raise ArgumentError(f"integrate: times must be at least 1 step, got {times}")
        times = torch.linspace(0, 1, times + 1, dtype=start.dtype, device=start._lead.device)
    times = arguments.tensor(times, "integrate: times", start._lead)
    if times.ndim != 1:
        raise ShapeError(f"integrate: times must have shape (n + 1,), got {tuple(times.shape)}")
    value = start
    for now, step in zip(times[:-1].unbind(), times.diff().unbind(), strict=True):
        middle = value
        tangent = velocity(value, now)
        if method == "midpoint":
            middle = _moved(value, value, tangent, step / 2, kind)
            tangent = velocity(middle, now + step / 2)
        value = _moved(value, middle, tangent, step, kind)
    return value


def _towards(where: str, value: Any, start: Any, end: Any, kind: str) -> Tensor:
    """The velocity, in the frame of a value on the way, of the motion from start to end in a unit of time."""
    if kind == "screw" or isinstance(value, Rotation | Rotation2):
        tangent: Tensor = start.local(end)
        return tangent
    turn, move = start.rotation.local(end.rotation), value.rotation.inverse().apply(end.position - start.position)
    shape = arguments.broadcast(where, value=move.shape[:-1], end=turn.shape[:-1])
    return torch.cat([move.expand(*shape, -1), turn.expand(*shape, -1)], -1)


def _moved(value: Any, middle: Any, tangent: Tensor, step: Tensor, kind: str) -> Any:
    """A value moved by a velocity in the frame of a value in the middle."""
    if kind == "screw" or isinstance(value, Rotation | Rotation2):
        return value.integrate(tangent, step)
    lead = value.position.shape[-1]
    rotation = value.rotation.integrate(tangent[..., lead:], step)
    return type(value).from_rotation(rotation, value.position + middle.rotation.apply(tangent[..., :lead]) * step)


def _check(where: str, kind: Any, **values: Any) -> None:
    arguments.check_choice(kind, ("decoupled", "screw"), f"{where}: kind")
    arguments.check_kinds(where, _KINDS, **values)


publish_module(__name__, classes=True)
