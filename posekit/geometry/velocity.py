"""Angular velocity between rotations."""

from __future__ import annotations

from torch import Tensor

from .. import arguments
from ..arguments import Frame, TensorLike
from ..errors import ArgumentError
from ..math import motion as ops
from ..values import Rotation

__all__ = ["angular_velocity"]


def angular_velocity(
    R0: Rotation, R1: Rotation, dt: TensorLike | float, *, frame: Frame = "body", degrees: bool = False
) -> Tensor:
    """The constant angular velocity that leads from one rotation to another in a given time, by the smaller angle.

    >>> from posekit import Rotation
    >>> pk.angular_velocity(Rotation.identity(), Rotation.from_rotvec([0, 0, 0.5]), dt=0.1)
    tensor([0., 0., 5.])

    Args:
        R0: The initial rotation, as ``world_R_body``.
        R1: The final rotation.
        dt: The duration, shape (*batch), not 0.
        frame: The frame in which the velocity is expressed: "body", that of R0, or "world", the parent frame of both
            rotations. ``R0.integrate(velocity, dt)`` is R1, for either frame.
        degrees: Whether to return degrees instead of radians per unit of time.

    Returns:
        The angular velocity, shape (*batch, 3).
    """
    arguments.check_frame(frame, "angular_velocity")
    arguments.check_flags("angular_velocity", degrees=degrees)
    for name, value in (("R0", R0), ("R1", R1)):
        kind = type(value).__name__
        if kind != "Rotation":
            remedy = "; the twist of a pose is T0.local(T1) / dt" if kind == "Pose" else ""
            remedy = "; in the plane it is R0.local(R1) / dt" if kind == "Rotation2" else remedy
            raise ArgumentError(f"angular_velocity: {name} must be a Rotation, got {kind}{remedy}")
    velocity = ops.body_angular_velocity if frame == "body" else ops.world_angular_velocity
    rotations = R0.quaternion, R1.quaternion
    duration = arguments.scalar(dt, "angular_velocity: dt", *rotations)
    return arguments.in_degrees(velocity, *rotations, duration) if degrees else velocity(*rotations, duration)
