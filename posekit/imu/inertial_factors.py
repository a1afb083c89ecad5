"""Factors of `posekit.Problem` for preintegrated measurements."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import Array, Scalar, Vec3, Vec6, op
from ..errors import ValidationError
from ..math import groups
from ..math.inertial_sweeps import Slopes
from ..values import Rotation

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
