"""The noise of an inertial sensor."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, OptionError, ShapeError
from .units import Dimension, parsed

_ONE, _ZERO, _HALF = Fraction(1), Fraction(0), Fraction(1, 2)
# Of each density: the powers of metre and second in its unit, and an example of one.
_DENSITIES: dict[str, tuple[Dimension, str]] = {
    "accelerometer": ((_ONE, -3 * _HALF), "ug/sqrt(Hz)"),
    "gyroscope": ((_ZERO, -_HALF), "deg/s/sqrt(Hz)"),
    "accelerometer_walk": ((_ONE, -5 * _HALF), "m/s^3/sqrt(Hz)"),
    "gyroscope_walk": ((_ZERO, -3 * _HALF), "deg/s^2/sqrt(Hz)"),
    "integration": ((_ONE, -_HALF), "m/sqrt(s)"),
}
_INSTABILITIES: dict[str, tuple[Dimension, str]] = {
    "accelerometer": ((_ONE, Fraction(-2)), "mg"),
    "gyroscope": ((_ZERO, Fraction(-1)), "deg/h"),
}
_HINTS = {
    **arguments.synonyms("accel_noise accel acc sigma_a accelerometer_noise_density", "use `accelerometer`"),
    **arguments.synonyms("gyro_noise gyro sigma_g gyroscope_noise_density", "use `gyroscope`"),
    **arguments.synonyms("accel_bias accel_walk accelerometer_random_walk", "use `accelerometer_walk`"),
    **arguments.synonyms("gyro_bias gyro_walk gyroscope_random_walk", "use `gyroscope_walk`"),
}


@arguments.immutable
@attrs.frozen(eq=False, init=False)
class Noise:
    """Densities of the noise of an inertial sensor: numbers or tensors in SI units, or text with a unit.

    Densities are standard deviations of white noise in a band of 1 Hz. Those of random walks are of the rate at which a
    bias changes. Gradients flow to tensors.

    >>> noise = pk.imu.Noise(accelerometer="120 ug/sqrt(Hz)", gyroscope="0.005 deg/s/sqrt(Hz)")
    >>> round(noise.accelerometer, 6), round(noise.gyroscope, 8)
    (0.001177, 8.727e-05)
    >>> pk.imu.Noise(accelerometer=0.0012, gyroscope=[1e-4, 1e-4, 2e-4]).gyroscope  # of each axis
    [0.0001, 0.0001, 0.0002]

    Args:
        accelerometer: In m/s^2/sqrt(Hz), a number or of shape (..., 3), or text: "0.12 mg/sqrt(Hz)", "0.07
            m/s/sqrt(h)".
        gyroscope: In rad/s/sqrt(Hz), or text: "5 mdps/sqrt(Hz)", "0.3 deg/sqrt(h)".
        accelerometer_walk: The random walk of the accelerometer's bias, in m/s^3/sqrt(Hz), or text.
        gyroscope_walk: The random walk of the gyroscope's bias, in rad/s^2/sqrt(Hz), or text.
        integration: Of errors of the integration, as noise of the velocity that moves the position, in m/sqrt(s).
    """

    accelerometer: Any
    gyroscope: Any
    accelerometer_walk: Any
    gyroscope_walk: Any
    integration: Any

    @arguments.closed(_HINTS)
    def __init__(
        self,
        accelerometer: TensorLike | float | str,
        gyroscope: TensorLike | float | str,
        accelerometer_walk: TensorLike | float | str = 0.0,
        gyroscope_walk: TensorLike | float | str = 0.0,
        integration: TensorLike | float | str = 0.0,
    ) -> None:
        densities = (accelerometer, gyroscope, accelerometer_walk, gyroscope_walk, integration)
        for (name, (dimension, example)), value in zip(_DENSITIES.items(), densities, strict=True):
            object.__setattr__(self, name, _checked(value, dimension, example, f"Noise: {name}"))

    @classmethod
    def from_datasheet(
        cls,
        accelerometer: TensorLike | float | str,
        gyroscope: TensorLike | float | str,
        *,
        accelerometer_instability: float | str,
        gyroscope_instability: float | str,
        instability_time: float = 100.0,
        integration: TensorLike | float | str = 0.0,
    ) -> Self:
        """The noise of a sensor whose data sheet has the instabilities of biases, and not their random walks.

        A random walk of the density ``instability / sqrt(time)`` reaches the instability after that time. This is a
        convention: an instability is the minimum of the Allan deviation, of noise that is no random walk.

        >>> noise = pk.imu.Noise.from_datasheet("120 ug/sqrt(Hz)", "0.005 deg/s/sqrt(Hz)",
        ...     accelerometer_instability="0.04 mg", gyroscope_instability="10 deg/h", instability_time=100.0)
        >>> round(noise.gyroscope_walk, 9)
        4.848e-06

        Args:
            accelerometer: See `Noise`.
            gyroscope: See `Noise`.
            accelerometer_instability: In m/s^2, or text: "0.04 mg".
            gyroscope_instability: In rad/s, or text: "10 deg/h".
            instability_time: In seconds: where the sheet's Allan deviation has its minimum.
            integration: See `Noise`.
        """
        where = "Noise.from_datasheet"
        if not 0 < instability_time < math.inf:
            raise OptionError(f"{where}: instability_time must be positive and finite, got {instability_time}")
        walks = []
        instabilities = (accelerometer_instability, gyroscope_instability)
        for (name, (dimension, example)), value in zip(_INSTABILITIES.items(), instabilities, strict=True):
            size = _checked(value, dimension, example, f"{where}: {name}_instability")
            walks.append(size / math.sqrt(instability_time))
        return cls(accelerometer, gyroscope, walks[0], walks[1], integration)

    def variances(self, like: Tensor) -> Tensor:
        """The squares of the densities, three each, in the order of the arguments, shape (*batch, 15).

        >>> pk.imu.Noise(0.5, 0.25).variances(torch.zeros(1))[:6]
        tensor([0.2500, 0.2500, 0.2500, 0.0625, 0.0625, 0.0625])

        Args:
            like: A tensor whose dtype and device numbers take.
        """
        parts = [arguments.scalar(getattr(self, name), f"Noise: {name}", like) for name in _DENSITIES]
        parts = [x if x.ndim else x.unsqueeze(-1) for x in parts]
        named = {name: x.shape[:-1] for name, x in zip(_DENSITIES, parts, strict=True)}
        shape = arguments.broadcast("Noise", **named)
        return torch.cat([x.expand(*shape, 3).square() for x in parts], -1)


arguments.publish(Noise, "posekit.imu")


def _checked(value: Any, dimension: Dimension, example: str, where: str) -> Any:
    """A density: a number that is not negative, or a tensor of one or three of them."""
    if isinstance(value, str):
        value = parsed(value, dimension, example, where)
    if isinstance(value, int | float):
        if not 0 <= value < math.inf:
            raise OptionError(f"{where} must be finite and not negative, got {value}")
        return value
    if not hasattr(value, "__len__") and not isinstance(value, Tensor):
        raise ArgumentError(f"{where} must be a number, a tensor or text, got {type(value).__name__}")
    shape = arguments.tensor(value, where).shape
    if shape and shape[-1] not in (1, 3):
        raise ShapeError(f"{where} must be a number or have shape (..., 1) or (..., 3), got {tuple(shape)}")
    return value
