"""Least-squares problems of poses: declared residuals and data with known solutions."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose, Scalar, Vec2, Vec3, Vec6, dot

D = torch.float64


@pk.op
def to_plane(T: Pose, point: Vec3, target: Vec3, normal: Vec3) -> Scalar:
    """The distance of a point from a plane."""
    return dot(normal, T @ point - target)


@pk.op
def reprojection(T: Pose, point: Vec3, pixel: Vec2) -> Vec2:
    """The error of a projected point."""
    x, y, z = T @ point
    depth = 1 / z
    return Vec2((x * depth - pixel[0], y * depth - pixel[1]))


@pk.op
def hand_eye(X: Pose, a: Pose, b: Pose) -> Vec6:
    """The error of A X = X B."""
    return (~(a @ X) @ (X @ b)).log()


def reprojection_in_torch(T: pk.Pose, points: Tensor, pixels: Tensor) -> Tensor:
    seen = T.apply(points, clouds=True)
    return seen[..., :2] / seen[..., 2:] - pixels


class PnP(NamedTuple):
    start: pk.Pose
    points: Tensor
    pixels: Tensor
    true: pk.Pose


def pnp(batch: int, rows: int = 50, noise: float = 0.002, outliers: float = 0.0, seed: int = 0, dtype=D) -> PnP:
    """Problems of finding a camera from points and their projections."""
    g = torch.Generator().manual_seed(seed)

    def normal(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=g, dtype=D)

    true = pk.Pose.exp(0.3 * normal(batch, 6))
    true = pk.Pose(torch.tensor([0, 0, 5.0], dtype=D) + 0.3 * normal(batch, 3), true.quaternion)
    points = normal(batch, rows, 3)
    seen = true.apply(points, clouds=True)
    pixels = seen[..., :2] / seen[..., 2:] + noise * normal(batch, rows, 2)
    wrong = torch.rand(batch, rows, 1, generator=g) < outliers
    pixels = torch.where(wrong, pixels + 0.2 * normal(batch, rows, 2), pixels)
    return PnP(true.retract(0.1 * normal(batch, 6)).to(dtype), points.to(dtype), pixels.to(dtype), true.to(dtype))


class Motions(NamedTuple):
    start: pk.Pose
    a: pk.Pose
    b: pk.Pose
    true: pk.Pose


def motions(batch: int, rows: int = 20, noise: float = 0.01, seed: int = 0, axis: list[float] | None = None) -> Motions:
    """Problems of hand-eye calibration; with an axis, all motions turn about it."""
    g = torch.Generator().manual_seed(seed)
    true = pk.Pose.random(batch, dtype=D, generator=g)
    a = pk.Pose.random((batch, rows), dtype=D, generator=g)
    if axis is not None:
        angles = torch.rand(batch, rows, 1, generator=g, dtype=D) * 2 - 1
        a = pk.Pose(a.position, pk.Rotation.exp(angles * torch.tensor(axis, dtype=D)))
    b = (~true[:, None] @ a @ true[:, None]).retract(noise * torch.randn(batch, rows, 6, generator=g, dtype=D))
    return Motions(true.retract(0.2 * torch.randn(batch, 6, generator=g, dtype=D)), a, b, true)
