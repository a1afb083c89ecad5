"""Sums of inertial measurements over windows."""

from __future__ import annotations

import warnings
from typing import Literal

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import is_eager
from ..errors import ArgumentError, ShapeError, ValidationError
from ..math import inertial as ops
from ..math import inertial_tangent as tangent
from ..math.inertial_sweeps import WALKS
from ..values import Rotation
from .noise import Noise
from .preintegrated import Preintegrated
from .units import STANDARD_GRAVITY

Method = Literal["exact", "manifold", "tangent"]

_EPOCH = 1e6  # seconds: no measurement holds for days; in float32 the seconds since 1970 may all be equal
_READ, _LEAST_READ = 128, 10  # measurements whose size is looked at


# Keywords of other libraries.
_HINTS = {
    **arguments.synonyms("accel acc accelerometer linear_acceleration", "use `acceleration`, the first argument"),
    **arguments.synonyms("gyro gyroscope omega angular_rate", "use `angular_velocity`, the second argument"),
    **arguments.synonyms("times timestamps stamps", "use `dt`, the differences of times"),
    **arguments.synonyms(
        "gyro_noise acc_noise accel_noise sigma params", "use `noise=pk.imu.Noise(accelerometer, gyroscope)`"
    ),
    **arguments.synonyms("gyro_bias acc_bias bias_hat", "use `bias`: [accelerometer, gyroscope], 6 numbers"),
    "gravity": "gravity is that of `predict` and `add_to`",
}


@arguments.closed(_HINTS)
def preintegrate(
    acceleration: TensorLike,
    angular_velocity: TensorLike,
    dt: TensorLike | float,
    *,
    bias: TensorLike | None = None,
    noise: Noise | None = None,
    lengths: TensorLike | None = None,
    method: Method = "exact",
) -> Preintegrated:
    """Sum up the measurements of windows, as one kernel.

    Gradients of any order flow to the measurements, time steps, biases and noise.

    >>> turning = torch.tensor([0.0, 0.0, torch.pi / 2]).expand(100, 3)  # a quarter turn in a second
    >>> pk.imu.preintegrate(torch.zeros(100, 3), turning, 0.01).rotation.rotvec().round(decimals=4)
    tensor([0.0000, 0.0000, 1.5708])
    >>> noise = pk.imu.Noise(accelerometer="120 ug/sqrt(Hz)", gyroscope="0.005 deg/s/sqrt(Hz)")
    >>> window = pk.imu.preintegrate(torch.zeros(100, 3), turning, 0.01, noise=noise)
    >>> window.covariance.diagonal()[:3].sqrt()  # the angles, in radians, after a second
    tensor([8.7266e-05, 8.7266e-05, 8.7266e-05])

    Args:
        acceleration: Measured specific forces, in m/s^2, shape (*batch, n, 3).
        angular_velocity: Measured angular velocities, in rad/s, shape (*batch, n, 3).
        dt: The time for which each measurement holds, in seconds, not negative: a number, or shape (*batch, n). Of
            times these are the differences.
        bias: What is subtracted from the measurements, [accelerometer, gyroscope], shape (*batch, 6).
        noise: The noise of the sensor. Without it, no covariance is computed.
        lengths: How many measurements each window has, integers of shape (*batch): the others are ignored.
        method: "exact" if accelerations are constant in the turning axes of the sensor during a step, as angular
            velocities are (gtsam's ``PreintegratedCombinedMeasurementsG``); "manifold" if they are constant in the axes
            at the start of the step (its ``PreintegratedCombinedMeasurementsManifold``). Both make errors of the second
            order in dt if measurements change. "tangent" adds up rotation vectors (its default class,
            ``PreintegratedCombinedMeasurements``): its errors are of the first order in dt, and grow without bound
            where the rotation vector comes to a length of 2 pi.
    """
    where = "preintegrate"
    arguments.check_choice(method, (*ops.METHODS, *tangent.METHODS), f"{where}: method")
    if noise is not None and not isinstance(noise, Noise):
        raise ArgumentError(f"{where}: noise must be a posekit.imu.Noise, got {type(noise).__name__}")
    force, rate, step = _measurements(acceleration, angular_velocity, dt)
    if lengths is not None:
        force, rate, step = _masked(lengths, force, rate, step)
    known = force.new_zeros(6)
    if bias is not None:
        known = arguments.tensor(bias, f"{where}: bias", force)
        arguments.check(known, 6, f"{where}: bias")
        arguments.broadcast(where, acceleration=force.shape[:-2], bias=known.shape[:-1])
        force, rate = force - known[..., None, :3], rate - known[..., None, 3:]
    variances = None if noise is None else noise.variances(force)
    sums = _of_vectors if method == "tangent" else _of_rotations
    return sums(method, force, rate, step, known, variances)


def _of_rotations(
    method: Method, force: Tensor, rate: Tensor, step: Tensor, bias: Tensor, variances: Tensor | None
) -> Preintegrated:
    """The windows of a method whose state has a rotation."""
    quaternion, velocity, position, duration, slopes, *moments = ops.METHODS[method](force, rate, step, variances)
    duration = duration.squeeze(-1)
    motion = quaternion, velocity, position, duration
    covariance = None if variances is None else ops.body_covariance(*motion, *moments, variances[..., WALKS])
    return Preintegrated(
        Rotation._unchecked(quaternion),
        position,
        velocity,
        duration,
        bias.expand(*duration.shape, 6),
        ops.body_slopes(*motion, slopes),
        covariance,
    )


def _of_vectors(
    method: Method, force: Tensor, rate: Tensor, step: Tensor, bias: Tensor, variances: Tensor | None
) -> Preintegrated:
    """The windows of the method whose state has a rotation vector."""
    vector, velocity, position, duration, slopes, *moments = tangent.METHODS[method](force, rate, step, variances)
    duration = duration.squeeze(-1)
    covariance = None if variances is None else tangent.covariance(duration, *moments, variances[..., WALKS])
    return Preintegrated(
        Rotation.exp(vector),
        position,
        velocity,
        duration,
        bias.expand(*duration.shape, 6),
        tangent.slopes(slopes, duration),
        covariance,
        vector,
    )


def _measurements(
    acceleration: TensorLike, angular_velocity: TensorLike, dt: TensorLike | float
) -> tuple[Tensor, Tensor, Tensor]:
    """The measurements and time steps as tensors of one batch shape (*batch, n)."""
    where = "preintegrate"
    force = arguments.tensor(acceleration, f"{where}: acceleration")
    rate = arguments.tensor(angular_velocity, f"{where}: angular_velocity", force)
    for name, x in (("acceleration", force), ("angular_velocity", rate)):
        if x.ndim < 2 or x.shape[-1] != 3:
            raise ShapeError(f"{where}: {name} must have shape (..., n, 3), got {tuple(x.shape)}")
        arguments.check_dtype(x.dtype, f"{where}: {name}")
    step = arguments.scalar(dt, f"{where}: dt", force)
    arguments.check_devices(where, force, rate, step)
    _check_steps(step)
    _check_order(force, rate)
    named = {"acceleration": force.shape[:-1], "angular_velocity": rate.shape[:-1], "dt": step.shape}
    shape = arguments.broadcast(where, **named)
    return force.expand(*shape, 3), rate.expand(*shape, 3), step.expand(shape)


def _check_order(force: Tensor, rate: Tensor) -> None:
    """Warn where the arguments seem to be exchanged: PyPose takes angular velocities first.

    The median size of what an accelerometer measures on earth is the standard gravity to 10 per cent. That of angular
    velocities is so by chance, and hardly so in a free fall, where accelerations are small. Some values of the first
    window are read, on the CPU only.
    """
    if rate.ndim > 2 or force.ndim > 2:
        rate, force = (x[(0,) * (x.ndim - 2)] if x.numel() else x.new_empty(0, 3) for x in (rate, force))
    sizes = []
    for x in (rate, force):
        if not arguments.is_readable(x) or x.device.type != "cpu" or not is_eager((x.detach().resolve_neg(),)):
            return
        few = x.detach()[:: max(1, len(x) // _READ)]
        sizes.append(few.norm(dim=-1).median().item() if len(few) >= _LEAST_READ else 0.0)
        if len(sizes) == 1 and abs(sizes[0] - STANDARD_GRAVITY) > 0.1 * STANDARD_GRAVITY:
            return
    if sizes[1] < 0.5 * STANDARD_GRAVITY:
        fact = (
            f"angular velocities have a median of {sizes[0]:.3g} rad/s, and accelerations one of {sizes[1]:.3g} m/s^2"
        )
        remedy = "the first argument is the acceleration, the second the angular velocity"
        warnings.warn(f"preintegrate: {fact}: they seem to be exchanged; {remedy}", stacklevel=4)


def _check_steps(step: Tensor) -> None:
    """Raise for negative time steps, and for times in their place. Values are read on the CPU only."""
    steps = step.detach().resolve_neg()
    if not arguments.is_readable(steps) or steps.device.type != "cpu" or not is_eager((steps,)):
        return
    name = "preintegrate: dt"
    if steps.ndim and steps.shape[-1] > 2 and steps.numel():
        first = steps[..., 0]
        rising = (steps[..., 1:] > steps[..., :-1]).all(-1) & ((first == 0) | (first >= 1))
        if bool((rising | (first >= _EPOCH)).any()):
            remedy = "pass their differences, np.diff(times)"
            raise ValidationError(f"{name} must be time steps, but these numbers are times, which increase; {remedy}")
    arguments.refuse(steps < 0, steps, name, "is negative")


def _masked(lengths: TensorLike, force: Tensor, rate: Tensor, step: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The measurements with zeros behind the ends of windows: steps without a duration change nothing."""
    counts = arguments.integers(lengths, "preintegrate: lengths", force.device)
    arguments.broadcast("preintegrate", acceleration=force.shape[:-2], lengths=counts.shape)
    name = "preintegrate: lengths"
    arguments.refuse((counts < 0) | (counts > force.shape[-2]), None, name, f"is not from 0 to {force.shape[-2]}")
    is_in = torch.arange(force.shape[-2], device=force.device) < counts.unsqueeze(-1)
    wide = is_in.unsqueeze(-1)
    return torch.where(wide, force, 0), torch.where(wide, rate, 0), torch.where(is_in, step, 0)
