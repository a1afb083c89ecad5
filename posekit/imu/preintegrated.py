"""Preintegrated measurements: what a window of an inertial sensor says about any state, and factors of it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import Array, Scalar, Vec3, Vec6, op
from ..errors import ArgumentError, IndexingError, ValidationError
from ..geometry import Loss
from ..math import groups
from ..math.inertial_sweeps import Slopes
from ..optimisation import Problem
from ..values import PREINTEGRATED, Named, Pose, Rotation, refer
from .units import STANDARD_GRAVITY

_OF_ROTATION, _OF_TANGENT = "preintegrated", "preintegrated_tangent"  # the names of the residuals


class Residual(Array):
    """The errors of rotation, position and velocity, and the change of the bias."""

    shape = (15,)


def _errors(jacobian: Any, change: Any) -> list[Vec3]:
    """The errors of rotation, position and velocity from a change of the bias."""
    rows = [[x * y for x, y in zip(jacobian[6 * i : 6 * i + 6], change, strict=True)] for i in range(9)]
    error = [sum(row[1:], row[0]) for row in rows]
    return [Vec3(error[k : k + 3]) for k in (0, 3, 6)]


def _seen(start: Any, end: Any, rotation: Any, position: Any, velocity: Any, duration: Any, gravity: Any) -> Residual:
    """The residual, from states of pose, velocity and bias and from the motion for the bias at the start."""
    (pose, speed, bias), (end_pose, end_speed, end_bias) = start, end
    fall, back, attitude = gravity * duration, ~end_pose.rotation, pose.rotation
    further = pose.position - end_pose.position + (speed + fall * 0.5) * duration
    faster = speed - end_speed + fall
    return Residual(
        (
            *(back @ (attitude @ rotation)).log(),
            *(back @ (further + attitude @ position)),
            *(back @ (faster + attitude @ velocity)),
            *(end_bias - bias),
        )
    )


@functools.cache
def _declared(title: str) -> Any:
    """A residual, declared on its first use: that of the method "tangent" has a rotation vector for the rotation."""
    is_vector = title == _OF_TANGENT

    def preintegrated(
        start: groups.Pose,
        start_velocity: Vec3,
        start_bias: Vec6,
        end: groups.Pose,
        end_velocity: Vec3,
        end_bias: Vec6,
        rotation: Any,
        position: Vec3,
        velocity: Vec3,
        duration: Scalar,
        bias: Vec6,
        jacobian: Slopes,
        gravity: Vec3,
    ) -> Residual:
        turn, shift, rate = _errors(jacobian, start_bias - bias)
        if is_vector:
            moved = groups.Rotation.exp(rotation + turn), position + shift, velocity + rate
        else:
            moved = rotation @ groups.Rotation.exp(turn), position + rotation @ shift, velocity + rotation @ rate
        states = (start, start_velocity, start_bias), (end, end_velocity, end_bias)
        return _seen(*states, *moved, duration, gravity)

    preintegrated.__annotations__["rotation"] = Vec3 if is_vector else groups.Rotation
    return op(name=f"imu.{title}", title=title)(preintegrated)


def residual(*operands: Any) -> Tensor:
    """The predicted state as seen from the one at the end, as `Preintegrated` describes errors; the change of the bias.

    A function, not an op, to `Problem`: to build a kernel of its equations with 30 unknowns takes half a minute.

    Args:
        *operands: Pose, velocity and bias at the start; the same at the end; rotation, position, velocity, duration,
            bias and Jacobian of the window; gravity.

    Returns:
        Shape (*batch, 15).
    """
    result: Tensor = _declared(_OF_ROTATION)(*operands)
    return result


def tangent_residual(*operands: Any) -> Tensor:
    """That of the method "tangent", with a rotation vector in place of the rotation: see `residual`."""
    result: Tensor = _declared(_OF_TANGENT)(*operands)
    return result


def seen_from_end(rotation: Rotation, rotvec: Tensor, covariance: Tensor) -> Tensor:
    """The covariance of `residual`, from that of the method "tangent"."""
    back = rotation.inverse().matrix()
    blocks = [Rotation.right_jacobian(rotvec), back, back]
    blocks += [torch.eye(6, dtype=back.dtype, device=back.device).expand(*back.shape[:-2], 6, 6)]
    turned = torch.zeros_like(covariance)
    for k, block in zip((0, 3, 6, 9), blocks, strict=True):
        turned[..., k : k + block.shape[-1], k : k + block.shape[-1]] = block
    return turned @ covariance @ turned.mT


def information(covariance: Tensor, where: str) -> Tensor:
    """The inverse of covariances, in float64."""
    wide = covariance.to(torch.float64)
    sigma = wide.detach().diagonal(dim1=-2, dim2=-1).sqrt()
    scale = sigma.unsqueeze(-1) * sigma.unsqueeze(-2)
    correlation = torch.where(scale > 0, wide / scale, 0)
    failed = torch.linalg.cholesky_ex(correlation.detach())[1] != 0
    if arguments.is_readable(failed) and failed.any():
        raise ValidationError(
            f"{where}: a covariance is singular: give noise and random walks to all axes, and two measurements or more "
            "or integration noise to each window"
        )
    inverse = torch.linalg.inv(correlation) / scale
    return (inverse + inverse.mT) / 2


@arguments.immutable
@attrs.frozen(eq=False, init=False)
class Preintegrated(metaclass=Named):
    """The motion of a sensor during windows, relative to its start, without gravity: what `preintegrate` returns.

    Errors have nine numbers, [rotation, position, velocity], in the axes of the sensor at the end: of the rotation R,
    position p and velocity v they give ``R exp(r)``, ``p + R s`` and ``v + R u``. These are the order and the axes of
    gtsam. With the method "tangent" they are, as in gtsam's default class, what is added to the rotation vector, the
    position and the velocity: ``exp(rotvec + r)``, ``p + s`` and ``v + u``, in the axes at the start.

    >>> forces, rates = torch.tensor([1.0, 0, 0]).expand(100, 3), torch.zeros(100, 3)
    >>> window = pk.imu.preintegrate(forces, rates, 0.01)
    >>> window
    Preintegrated(duration=1, covariance=False, dtype=torch.float32, device=cpu)
    >>> window.velocity.round(decimals=3), window.position.round(decimals=3)
    (tensor([1., 0., 0.]), tensor([0.5000, 0.0000, 0.0000]))

    Attributes:
        rotation: The rotation at the end in the axes at the start, shape (*batch).
        position: What accelerations add to the position, shape (*batch, 3).
        velocity: What accelerations add to the velocity, shape (*batch, 3).
        duration: The sum of the time steps, shape (*batch).
        bias: The bias that was subtracted from the measurements, [accelerometer, gyroscope], shape (*batch, 6).
        jacobian: The derivatives of errors with respect to the bias, shape (*batch, 9, 6).
        covariance: The covariance of the errors and of the change of the bias during the window, shape
            (*batch, 15, 15), or None without a noise. Its signs are those of the prediction minus the truth, and of the
            bias at the end minus that at the start.
        rotvec: With the method "tangent", the vector, of any length, whose exponential is the rotation, shape
            (*batch, 3); otherwise None.
    """

    rotation: Rotation
    position: Tensor
    velocity: Tensor
    duration: Tensor
    bias: Tensor
    jacobian: Tensor
    covariance: Tensor | None
    rotvec: Tensor | None = None

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(
        self,
        rotation: Rotation,
        position: Tensor,
        velocity: Tensor,
        duration: Tensor,
        bias: Tensor,
        jacobian: Tensor,
        covariance: Tensor | None,
        rotvec: Tensor | None = None,
    ) -> None:
        arguments.fill(self, rotation, position, velocity, duration, bias, jacobian, covariance, rotvec)

    @property
    def shape(self) -> torch.Size:
        """The batch shape of the windows.

        >>> pk.imu.preintegrate(torch.ones(3, 10, 3), torch.zeros(3, 10, 3), 0.1).shape
        torch.Size([3])
        """
        return self.duration.shape

    def __repr__(self) -> str:
        parts = [f"shape={tuple(self.shape)}"] if self.shape else []
        duration = self.duration.detach()
        if arguments.is_readable(duration) and not duration.is_meta and duration.numel():
            ends = [format(x.item(), ".4g") for x in (duration.min(), duration.max())]
            parts.append(f"duration={' to '.join(ends if self.shape else ends[:1])}")
        parts += [f"covariance={self.covariance is not None}", f"dtype={duration.dtype}", f"device={duration.device}"]
        return f"Preintegrated({', '.join(parts)})"

    def __getitem__(self, index: Any) -> Preintegrated:
        """Some of the windows, by an index of their batch dimensions.

        >>> windows = pk.imu.preintegrate(torch.ones(3, 10, 3), torch.zeros(3, 10, 3), 0.1)
        >>> windows[1:].shape, windows[0].position
        (torch.Size([2]), tensor([0.5000, 0.5000, 0.5000]))
        """
        every = torch.arange(self.duration.numel(), device=self.duration.device).reshape(self.shape)
        try:
            chosen = every[index]
        except (IndexError, TypeError, ValueError) as error:
            raise IndexingError(f"Preintegrated[...]: {error}; the batch shape is {tuple(self.shape)}") from error
        count = self.duration.ndim

        def picked(x: Any) -> Any:
            return x.reshape(every.numel(), *x.shape[count:])[chosen]

        every_part = [getattr(self, f.name) for f in attrs.fields(Preintegrated)]
        parts: list[Any] = [x if x is None else picked(x) for x in every_part]
        return Preintegrated(*parts)

    def corrected(self, bias: TensorLike) -> tuple[Rotation, Tensor, Tensor]:
        """The rotation, the position and the velocity for another bias, to first order in its change.

        >>> rates, forces = torch.zeros(10, 3), torch.ones(10, 3)
        >>> window = pk.imu.preintegrate(forces, rates, 0.1)
        >>> window.corrected([0.5, 0, 0, 0, 0, 0])[2]  # of a second with half the acceleration along x
        tensor([0.5000, 1.0000, 1.0000])

        Args:
            bias: [accelerometer, gyroscope], shape (*batch, 6).
        """
        where = "Preintegrated.corrected"
        bias = arguments.tensor(bias, f"{where}: bias", self.bias)
        arguments.check(bias, 6, f"{where}: bias")
        error = (self.jacobian @ (bias - self.bias).unsqueeze(-1)).squeeze(-1)
        turn, shift, rate = error.split(3, -1)
        if self.rotvec is not None:
            return Rotation.exp(self.rotvec + turn), self.position + shift, self.velocity + rate
        position, velocity = self.rotation.apply(shift), self.rotation.apply(rate)
        return self.rotation.retract(turn), self.position + position, self.velocity + velocity

    def predict(
        self,
        pose: Pose,
        velocity: TensorLike,
        bias: TensorLike | None = None,
        *,
        gravity: TensorLike = (0.0, 0.0, -STANDARD_GRAVITY),
    ) -> tuple[Pose, Tensor]:
        """The pose and the velocity at the end, from those at the start.

        >>> rest = torch.tensor([0.0, 0.0, 9.80665]).expand(100, 3)  # a sensor at rest measures what holds it
        >>> window = pk.imu.preintegrate(rest, torch.zeros(100, 3), 0.01)
        >>> pose, velocity = window.predict(pk.Pose.identity(), [2.0, 0.0, 0.0])
        >>> pose.position.allclose(torch.tensor([2.0, 0.0, 0.0]), atol=1e-4)
        True

        Args:
            pose: Of the sensor in the world at the start, shape (*batch).
            velocity: In the world, at the start, shape (*batch, 3).
            bias: [accelerometer, gyroscope], shape (*batch, 6): see `corrected`. The default is the one that was
                subtracted.
            gravity: The acceleration of free fall in the world, shape (*batch, 3). By default z points up.
        """
        where = "Preintegrated.predict"
        arguments.check_kinds(where, Pose, pose=pose)
        velocity = arguments.tensor(velocity, f"{where}: velocity", self.velocity)
        gravity = arguments.tensor(gravity, f"{where}: gravity", self.velocity)
        arguments.check(velocity, 3, f"{where}: velocity")
        arguments.check(gravity, 3, f"{where}: gravity")
        rotation, position, rate = (self.rotation, self.position, self.velocity)
        if bias is not None:
            rotation, position, rate = self.corrected(bias)
        fall = gravity * self.duration.unsqueeze(-1)
        moved = (velocity + 0.5 * fall) * self.duration.unsqueeze(-1)
        end = Pose(pose.apply(position) + moved, pose.rotation @ rotation)
        return end, velocity + fall + pose.rotation.apply(rate)

    def add_to(
        self,
        problem: Problem,
        start: Sequence[Any],
        end: Sequence[Any],
        *,
        gravity: TensorLike = (0.0, 0.0, -STANDARD_GRAVITY),
        loss: Loss | str | None = None,
    ) -> Any:
        """Add these windows to a problem, as one factor of 15 residuals for each.

        They are the errors of `predict` from the state at the start as seen from that at the end, and the change of the
        bias, weighted by the inverse of the covariance.

        >>> rest = torch.tensor([0.0, 0.0, 9.80665]).expand(2, 50, 3)
        >>> noise = pk.imu.Noise("0.1 mg/sqrt(Hz)", "0.01 deg/s/sqrt(Hz)", 1e-4, 1e-5)
        >>> windows = pk.imu.preintegrate(rest, torch.zeros(2, 50, 3), 0.01, noise=noise)
        >>> problem = pk.Problem()
        >>> poses = problem.variables(pk.Pose.identity(3), fixed=[True, False, False])
        >>> velocities = problem.variables(torch.ones(3, 3), fixed=[True, False, False])
        >>> biases = problem.variables(torch.zeros(3, 6), fixed=[True, False, False])
        >>> i = torch.arange(2)
        >>> _ = windows.add_to(
        ...     problem, (poses[i], velocities[i], biases[i]), (poses[i + 1], velocities[i + 1], biases[i + 1])
        ... )
        >>> problem.solve()[poses[2]].position.round(decimals=3)  # after a second at one metre per second
        tensor([1., 1., 1.], dtype=torch.float64)

        Args:
            problem: It has poses in the world, velocities in the world and biases of 6 numbers.
            start: References to pose, velocity and bias at the start, of as many rows as there are windows.
            end: The same at the end.
            gravity: The acceleration of free fall in the world, shape (*batch, 3). By default z points up.
            loss: A robust loss, see `Problem.add`.
        """
        where = "Preintegrated.add_to"
        if self.covariance is None:
            raise ArgumentError(f"{where}: needs a covariance: give `preintegrate` a noise")
        for name, references in (("start", start), ("end", end)):
            if not isinstance(references, list | tuple) or len(references) != 3:
                raise ArgumentError(
                    f"{where}: {name} must be references to poses, velocities and biases, got {references!r}"
                )
        gravity = arguments.tensor(gravity, f"{where}: gravity", self.velocity)
        arguments.check(gravity, 3, f"{where}: gravity")
        rows = self.duration.numel()
        data = (self.position, self.velocity, self.duration, self.bias, self.jacobian, gravity.expand_as(self.velocity))
        flat = [x.reshape(rows, *x.shape[self.duration.ndim :]) for x in data]
        covariance = self.covariance
        function: Any
        rotation: Any
        function, rotation = residual, self.rotation.reshape(rows)
        if self.rotvec is not None:
            function, rotation = tangent_residual, self.rotvec.reshape(rows, 3)
            covariance = seen_from_end(self.rotation, self.rotvec, covariance)
        weight = information(covariance, where).reshape(rows, 15, 15)
        return problem.add(function, *start, *end, rotation, *flat, weight=weight, loss=loss)


def _built(parts: list[Any], present: str) -> Preintegrated:
    """A value of the children and the context of its pytree."""
    count = len(parts) - len(present.split())
    further: dict[str, Any] = dict.fromkeys(_OPTIONAL) | dict(zip(present.split(), parts[count:], strict=True))
    return Preintegrated(*parts[:count], **further)


_OPTIONAL = ("covariance", "rotvec")
_NAMES = [f.name for f in attrs.fields(Preintegrated) if f.name not in _OPTIONAL]
arguments.register(Preintegrated, "posekit.imu", _NAMES, _built, optional=_OPTIONAL)


refer(Preintegrated, PREINTEGRATED)
