"""Factors of `posekit.Problem` for preintegrated measurements."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import Array, Scalar, Vec3, Vec6, op
from ..errors import ValidationError
from ..geometry import PosePort, RotationPort
from ..math.inertial import Slopes


class Residual(Array):
    """The errors of rotation, position and velocity, and the change of the bias."""

    shape = (15,)


@functools.cache
def _declared() -> Any:
    """The residual, declared on its first use."""

    @op
    def preintegrated(
        start: PosePort,
        start_velocity: Vec3,
        start_bias: Vec6,
        end: PosePort,
        end_velocity: Vec3,
        end_bias: Vec6,
        rotation: RotationPort,
        position: Vec3,
        velocity: Vec3,
        duration: Scalar,
        bias: Vec6,
        jacobian: Slopes,
        gravity: Vec3,
    ) -> Residual:
        change = start_bias - bias
        rows = [[x * y for x, y in zip(jacobian[6 * i : 6 * i + 6], change, strict=True)] for i in range(9)]
        error = [sum(row[1:], row[0]) for row in rows]
        turn, shift, rate = (Vec3(error[k : k + 3]) for k in (0, 3, 6))
        fall, back, attitude = gravity * duration, ~end.rotation, start.rotation
        further = start.position - end.position + (start_velocity + fall * 0.5) * duration
        faster = start_velocity - end_velocity + fall
        return Residual(
            (
                *(back @ (attitude @ (rotation @ RotationPort.exp(turn)))).log(),
                *(back @ (further + attitude @ (position + rotation @ shift))),
                *(back @ (faster + attitude @ (velocity + rotation @ rate))),
                *(end_bias - start_bias),
            )
        )

    return preintegrated


def residual(*operands: Any) -> Tensor:
    """The predicted state as seen from the one at the end, as `Preintegrated` describes errors; the change of the bias.

    A function, not an op, to `Problem`: to build a kernel of its equations with 30 unknowns takes half a minute.

    Args:
        *operands: Pose, velocity and bias at the start; the same at the end; rotation, position, velocity, duration,
            bias and Jacobian of the window; gravity.

    Returns:
        Shape (*batch, 15).
    """
    result: Tensor = _declared()(*operands)
    return result


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
