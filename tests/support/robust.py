"""Robust problems of least squares from the starts that users have, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Array, Pose, Rotation, Scalar, Vec2, Vec3, exp, sqrt

from .solving import D, hand_eye, motions, pnp, reprojection, to_plane


@pk.op
def to_point(T: Pose, point: Vec3, target: Vec3) -> Vec3:
    """The error of a moved point."""
    return T @ point - target


@pk.op
def turned(R: Rotation, measured: Rotation) -> Vec3:
    """The difference of a rotation from a measured one."""
    return (~measured @ R).log()


@pk.op
def to_beacon(x: Vec2, beacon: Vec2, distance: Scalar) -> Scalar:
    """The error of a measured distance."""
    a, b = x[0] - beacon[0], x[1] - beacon[1]
    return sqrt(a * a + b * b) - distance


@pk.op
def decay(x: Array[3], t: Scalar, y: Scalar) -> Scalar:
    """The error of a * exp(-b t) + c."""
    return x[0] * exp(-x[1] * t) + x[2] - y


@pk.op
def line(x: Vec2, t: Scalar, y: Scalar) -> Scalar:
    """The error of a line."""
    return x[0] * t + x[1] - y


class _Random:
    """Normal numbers, and which rows are wrong."""

    def __init__(self, seed: int) -> None:
        self.generator = torch.Generator().manual_seed(seed)

    def normal(self, *shape: int) -> Tensor:
        return torch.randn(*shape, generator=self.generator, dtype=D)

    def wrong(self, share: float, *shape: int) -> Tensor:
        return (torch.rand(*shape, generator=self.generator, dtype=D) < share).to(D)


def _cameras(batch: int, outliers: float, away: float = 1.0) -> Any:
    start, points, pixels, true = pnp(batch, outliers=outliers)
    start = true.retract(away * true.local(start))
    return reprojection, start, (points, pixels), 0.005


def _planes(batch: int, share: float) -> Any:
    r = _Random(1)
    true = pk.Pose.exp(0.3 * r.normal(batch, 6))
    points, normals = r.normal(batch, 100, 3), torch.nn.functional.normalize(r.normal(batch, 100, 3), dim=-1)
    targets = true.apply(points, clouds=True) + 0.01 * r.normal(batch, 100, 3)
    targets = targets + r.wrong(share, batch, 100, 1) * r.normal(batch, 100, 3)
    return to_plane, pk.Pose.identity(batch, dtype=D), (points, targets, normals), 0.02


def _points(batch: int, share: float) -> Any:
    r = _Random(2)
    true = pk.Pose.exp(0.5 * r.normal(batch, 6))
    points = r.normal(batch, 40, 3)
    targets = true.apply(points, clouds=True) + 0.02 * r.normal(batch, 40, 3)
    targets = targets + r.wrong(share, batch, 40, 1) * 2 * r.normal(batch, 40, 3)
    return to_point, pk.Pose.identity(batch, dtype=D), (points, targets), 0.05


def _hands(batch: int, share: float) -> Any:
    start, a, b, _ = motions(batch)
    r = _Random(3)
    b = b.retract(0.3 * r.wrong(share, batch, 20, 1) * r.normal(batch, 20, 6))
    return hand_eye, start, (a, b), 0.03


def _turns(batch: int, share: float) -> Any:
    r = _Random(4)
    true = pk.Rotation.exp(r.normal(batch, 3))
    errors = 0.03 * r.normal(batch, 30, 3) + r.wrong(share, batch, 30, 1) * r.normal(batch, 30, 3)
    measured = true[:, None].retract(errors)
    return turned, measured[:, 0], (measured,), 0.1


def _beacons(batch: int, share: float) -> Any:
    r = _Random(5)
    true, beacons = 5 * r.normal(batch, 2), 10 * r.normal(batch, 8, 2)
    distances = (true[:, None] - beacons).norm(dim=-1) + 0.05 * r.normal(batch, 8)
    distances = distances + 4 * r.wrong(share, batch, 8) * r.normal(batch, 8).abs()
    return to_beacon, torch.zeros(batch, 2, dtype=D), (beacons, distances), 0.2


def _decays(batch: int, share: float) -> Any:
    r = _Random(6)
    t = torch.linspace(0, 5, 40, dtype=D).expand(batch, 40)
    true = torch.tensor([4.0, 0.8, 1.0], dtype=D) + 0.2 * r.normal(batch, 3)
    y = true[:, :1] * (-true[:, 1:2] * t).exp() + true[:, 2:] + 0.02 * r.normal(batch, 40)
    y = y + r.wrong(share, batch, 40) * r.normal(batch, 40)
    return decay, torch.ones(batch, 3, dtype=D), (t, y), 0.05


def _lines(batch: int, share: float) -> Any:
    r = _Random(7)
    t, true = torch.linspace(-1, 1, 30, dtype=D).expand(batch, 30), r.normal(batch, 2)
    y = true[:, :1] * t + true[:, 1:] + 0.05 * r.normal(batch, 30) + 3 * r.wrong(share, batch, 30) * r.normal(batch, 30)
    return line, torch.zeros(batch, 2, dtype=D), (t, y), 0.1


CASES: dict[str, Callable[[int], Any]] = {
    "cameras, a fifth wrong": lambda n: _cameras(n, 0.2),
    "cameras, two fifths wrong": lambda n: _cameras(n, 0.4),
    "points to planes, a tenth wrong": lambda n: _planes(n, 0.1),
    "points to planes, three tenths wrong": lambda n: _planes(n, 0.3),
    "points to points, a fifth wrong": lambda n: _points(n, 0.2),
    "points to points, two fifths wrong": lambda n: _points(n, 0.4),
    "hand-eye, a fifth wrong": lambda n: _hands(n, 0.2),
    "rotations, a fifth wrong": lambda n: _turns(n, 0.2),
    "beacons, a fifth wrong": lambda n: _beacons(n, 0.2),
    "decays, a tenth wrong": lambda n: _decays(n, 0.1),
    "lines, a fifth wrong": lambda n: _lines(n, 0.2),
}
KINDS = ("huber", "cauchy", "geman_mcclure", "tukey")


def solved(name: str, kind: str | None, batch: int, **options: Any) -> Any:
    """The solution of some problems of a case, with a loss of the scale of its noise."""
    residual, start, data, scale = CASES[name](batch)
    loss = None if kind is None else pk.Loss(kind, scale)
    return pk.least_squares(residual, start, *data, loss=loss, batch_dims=1, **options)
