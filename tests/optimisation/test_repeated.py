"""Declared residuals with a pose for each row and shared unknowns, compared with the same residuals as functions."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation
from posekit.algebra import Pose as P
from posekit.algebra import Vec2, Vec3, Vec4

D = torch.float64
SIZE = (640, 480)


@pk.op
def seen_at(camera_T_board: P, intrinsics: Vec4, point: Vec3, pixel: Vec2) -> Vec2:
    x, y, z = camera_T_board @ point
    fx, fy, cx, cy = intrinsics
    return Vec2((fx * x / z + cx - pixel[0], fy * y / z + cy - pixel[1]))


def function(value: Any, points: Tensor, pixels: Tensor) -> Tensor:
    poses, camera = value
    seen, _ = camera[..., None, None].project(poses[..., None].apply(points))
    return torch.stack((seen - pixels,), 0)[0]


def problem(*batch: int, views: int = 3, count: int = 8) -> tuple[Any, Tensor, Tensor]:
    """A start, points and noisy pixels of views of one camera for each problem."""
    g = torch.Generator().manual_seed(3)
    points = torch.randn(*[1] * (len(batch) + 1), count, 3, generator=g, dtype=D)
    position = torch.tensor([0.0, 0, 6], dtype=D) + 0.3 * torch.randn(*batch, views, 3, generator=g, dtype=D)
    poses = Pose(position, Rotation.exp(0.4 * torch.randn(*batch, views, 3, generator=g, dtype=D)))
    camera = Camera(torch.tensor([500.0, 520, 320, 240], dtype=D).expand(*batch, 4), SIZE)
    pixels, _ = camera[..., None, None].project(poses[..., None].apply(points))
    pixels = pixels + 0.3 * torch.randn(pixels.shape, generator=g, dtype=D)
    start = poses.retract(0.03 * torch.randn(*batch, views, 6, generator=g, dtype=D))
    return (start, Camera(camera.intrinsics + 5, SIZE)), points, pixels


@pytest.mark.slow(but=("plain-*", "fixed-batch0", "weight-batch0"))
@pytest.mark.parametrize("batch", [(), (4,)])
@pytest.mark.parametrize("how", ["plain", "weight", "information", "loss", "fixed"])
def test_solutions_are_those_of_the_function(how: str, batch: tuple[int, ...]) -> None:
    start, points, pixels = problem(*batch)
    g = torch.Generator().manual_seed(5)
    square = torch.randn(*pixels.shape, 2, generator=g, dtype=D)
    options: dict[str, Any] = {
        "plain": {},
        "weight": {"weight": (torch.rand(pixels.shape[:-1], generator=g, dtype=D) - 0.3).clamp(min=0)},
        "information": {"weight": square @ square.mT},
        "loss": {"loss": pk.Loss("cauchy", 2.0)},
        "fixed": {"fixed": (False, torch.tensor([False, True, False, True]))},
    }[how]
    found = pk.least_squares(seen_at, start, points, pixels, batch_dims=len(batch), **options)
    other = pk.least_squares(function, start, points, pixels, batch_dims=len(batch), **options)
    assert (found.route, other.route) == ("op", "function")
    assert found.converged.all()
    assert found.value[0].allclose(other.value[0], atol=1e-8)
    torch.testing.assert_close(found.value[1].intrinsics, other.value[1].intrinsics, rtol=1e-8, atol=0)
    torch.testing.assert_close(found.cost, other.cost, rtol=1e-9, atol=0)
    for scaled in (False, True):
        a, b = (x.covariance(scaled=scaled) for x in (found, other))
        torch.testing.assert_close(a[0].covariance, b[0].covariance, rtol=1e-5, atol=1e-12)
        torch.testing.assert_close(a[1], b[1], rtol=1e-5, atol=1e-9)


def test_problems_have_the_bits_of_each_alone_though_some_end_earlier() -> None:
    (poses, camera), points, pixels = problem(6)
    poses = poses.retract(torch.linspace(0, 0.2, 6, dtype=D)[:, None, None].expand(6, 3, 6))
    together = pk.least_squares(seen_at, (poses, camera), points, pixels, batch_dims=1)
    assert len(together.iterations.unique()) > 1
    for k in range(6):
        alone = pk.least_squares(
            seen_at, (poses[k : k + 1], camera[k : k + 1]), points, pixels[k : k + 1], batch_dims=1
        )
        assert alone.iterations[0] == together.iterations[k]
        assert alone.value[0][0].allclose(together.value[0][k], atol=1e-12)
        torch.testing.assert_close(alone.cost[0], together.cost[k], rtol=1e-12, atol=0)


def test_gradients_are_those_of_the_function_and_of_solving_again() -> None:
    start, points, pixels = problem(views=2, count=6)

    def solve(residual: Any, points: Tensor, pixels: Tensor) -> tuple[Tensor, ...]:
        found = pk.least_squares(residual, start, points, pixels, batch_dims=0, tolerance=1e-13)
        return found.value[0].position, found.value[1].intrinsics / 500, found.cost

    given = points.requires_grad_(), pixels.requires_grad_()
    g = torch.Generator().manual_seed(0)
    gradients = []
    for residual in (seen_at, function):
        results = solve(residual, *given)
        if not gradients:
            cotangents = [torch.randn(x.shape, generator=g, dtype=D) for x in results]
        gradients.append(torch.autograd.grad(results, given, cotangents))
    torch.testing.assert_close(gradients[0], gradients[1], rtol=1e-5, atol=1e-5)
    along, step = torch.randn(pixels.shape, generator=g, dtype=D), 1e-3
    ends = [solve(seen_at, points.detach(), (pixels + s * step * along).detach()) for s in (1, -1)]
    slope = sum((c * (a - b)).sum() / (2 * step) for c, a, b in zip(cotangents, *ends, strict=True))
    torch.testing.assert_close((gradients[0][1] * along).sum(), slope, rtol=1e-4, atol=0)
