"""Bundle adjustment of tensors: against SciPy, and in all forms of its arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from scipy.optimize import least_squares
from torch import Tensor

import posekit as pk

D = torch.float64
CAMERA = pk.Camera(torch.tensor([90.0, 95, 50, 40], dtype=D), (101, 81))
TURNS = [[0.0, 0, 0], [0, 0.1, 0], [0.1, 0, 0], [0, 0, 0.2]]
POSES = pk.Pose([[0.0, 0, 4], [1, 0, 4], [0, 1, 5], [-1, 0.5, 5]], pk.Rotation.exp(TURNS)).to(D)
HELD = [True, True, False, False]


def scene(seed: int = 0, count: int = 15) -> tuple[Tensor, Tensor, Tensor]:
    """Points, their pixels with noise, of which some are not seen, and where the points are guessed."""
    g = torch.Generator().manual_seed(seed)
    points = torch.rand(count, 3, generator=g, dtype=D) * 2 - 1
    pixels, _ = CAMERA.project(POSES[:, None].apply(points))
    pixels = pixels + 0.5 * torch.randn(pixels.shape, generator=g, dtype=D)
    pixels[2, :3] = torch.nan
    return points, pixels, points + 0.05 * torch.randn(points.shape, generator=g, dtype=D)


def test_the_minimum_is_that_of_scipy() -> None:
    _, pixels, guess = scene()
    found, result = pk.bundle_adjustment(CAMERA, POSES, guess, pixels, fixed=HELD)
    seen = pixels.isfinite().all(-1).numpy()

    def residuals(x: np.ndarray) -> np.ndarray:
        tangents, points = torch.as_tensor(x[:12]).reshape(2, 6), torch.as_tensor(x[12:]).reshape(-1, 3)
        poses = pk.cat([POSES[:2], POSES[2:].retract(tangents)])
        projected, _ = CAMERA.project(poses[:, None].apply(points))
        return (projected - pixels).numpy()[seen].ravel()

    best = least_squares(residuals, np.concatenate((np.zeros(12), guess.numpy().ravel())), xtol=1e-14, ftol=1e-14)
    assert result.status == "converged"
    assert result.cost == pytest.approx(2 * best.cost, rel=1e-7)
    np.testing.assert_allclose(found.points.numpy(), best.x[12:].reshape(-1, 3), atol=1e-4)


def test_lists_of_observations_and_cameras_of_each_image_are_the_same_problem() -> None:
    _, pixels, guess = scene()
    expected, result = pk.bundle_adjustment(CAMERA, POSES, guess, pixels, fixed=HELD)
    images, seen = pixels.isfinite().all(-1).nonzero(as_tuple=True)
    forms: list[tuple[Any, Tensor, dict[str, Any]]] = [
        (CAMERA, pixels[images, seen], {"images": images, "seen": seen}),
        (CAMERA, pixels[images, seen].flip(0), {"images": images.flip(0).tolist(), "seen": seen.flip(0).tolist()}),
        ([CAMERA] * 4, pixels, {}),
        (pk.stack([CAMERA] * 4), pixels, {}),
    ]
    for camera, shown, options in forms:
        found, other = pk.bundle_adjustment(camera, POSES, guess, shown, fixed=HELD, **options)
        assert float(other.cost) == pytest.approx(float(result.cost), rel=1e-12)
        torch.testing.assert_close(found.points, expected.points, rtol=0, atol=1e-8)
        assert len(found.cameras) in (1, 4)


def test_without_fixed_images_the_whole_may_move() -> None:
    _, pixels, guess = scene()
    _, held = pk.bundle_adjustment(CAMERA, POSES, guess, pixels, fixed=HELD)
    found, result = pk.bundle_adjustment(CAMERA, POSES, guess, pixels)
    assert (result.status, result.stationary) == ("rank_deficient", True)
    assert result.cost < held.cost and found.poses.shape == (4,)


def test_cameras_and_losses_are_adjusted_where_asked() -> None:
    points, pixels, _ = scene(count=60)
    wide = pk.Camera(CAMERA.intrinsics * torch.tensor([1.03, 0.98, 1, 1], dtype=D), CAMERA.size)
    kept, _ = pk.bundle_adjustment(wide, POSES, points, pixels, fixed=HELD)
    assert torch.equal(kept.cameras[0].intrinsics, wide.intrinsics)
    held = [True] * 4
    exact, _ = CAMERA.project(POSES[:, None].apply(points))
    found, result = pk.bundle_adjustment(wide, POSES, points, exact, fixed=held, fixed_cameras=False)
    assert result.cost < 1e-9
    assert (found.cameras[0].intrinsics / CAMERA.intrinsics - 1).abs().max() < 1e-5
    wrong = pixels.clone()
    wrong[3, 5] += 20
    robust, _ = pk.bundle_adjustment(CAMERA, POSES, points, wrong, fixed=held, loss=pk.Loss("tukey", 3.0))
    plain, _ = pk.bundle_adjustment(CAMERA, POSES, points, wrong, fixed=held)
    assert (robust.points[5] - points[5]).norm() < 0.3 * (plain.points[5] - points[5]).norm()


def test_float32_and_gradients_are_kept() -> None:
    points, pixels, guess = scene()
    found, _ = pk.bundle_adjustment(CAMERA.float(), POSES.float(), guess.float(), pixels.float(), fixed=HELD)
    assert found.points.dtype == found.poses.dtype == torch.float32
    shown = pixels.clone().requires_grad_()
    found, _ = pk.bundle_adjustment(CAMERA, POSES, points, shown, fixed=HELD, tolerance=1e-10)
    (slope,) = torch.autograd.grad(found.points[0, 0], shown)
    along = torch.randn(pixels.shape, generator=torch.Generator().manual_seed(1), dtype=D)
    ends = [
        pk.bundle_adjustment(CAMERA, POSES, points, pixels + h * along, fixed=HELD, tolerance=1e-10)[0].points[0, 0]
        for h in (1e-4, -1e-4)
    ]
    seen = pixels.isfinite()
    assert float((slope * along)[seen].sum()) == pytest.approx(float(ends[0] - ends[1]) / 2e-4, rel=1e-4)


@pytest.mark.parametrize(
    ("change", "kind", "message"),
    [
        ({"camera": torch.eye(3)}, pk.ArgumentError, r"camera must be a Camera or one for each image, got"),
        ({"camera": [CAMERA]}, pk.ShapeError, r"one, or one for each of 4 images, got 1"),
        ({"poses": POSES.matrix()}, pk.ArgumentError, r"poses must be a Pose, camera_T_world, got Tensor"),
        ({"poses": POSES[0]}, pk.ShapeError, r"poses must have shape \(n,\), got \(\)"),
        ({"points": torch.zeros(15, 2)}, pk.ShapeError, r"points must have shape \(m, 3\), got \(15, 2\)"),
        ({"pixels": torch.zeros(4, 14, 2)}, pk.ShapeError, r"pixels must have shape \(4, 15, 2\), or pass `images`"),
        ({"pixels": torch.full((4, 15, 2), torch.nan)}, pk.ArgumentError, "bundle_adjustment: no image sees a point"),
        ({"images": [0]}, pk.ArgumentError, r"images and seen go together"),
        ({"images": [9], "seen": [0], "pixels": torch.zeros(1, 2)}, pk.ValidationError, r"images\[0\] = 9 is outside"),
        ({"K": torch.eye(3)}, pk.ArgumentError, r"unexpected keyword argument 'K': use `camera`"),
        ({"visibility": torch.eye(3)}, pk.ArgumentError, r"'visibility': write NaN"),
        ({"max_iter": 3}, pk.ArgumentError, r"unexpected keyword argument 'max_iter'"),
    ],
)
def test_bad_arguments_are_refused(change: dict[str, Any], kind: type[Exception], message: str) -> None:
    _, pixels, guess = scene()
    given = {"camera": CAMERA, "poses": POSES, "points": guess, "pixels": pixels} | change
    with pytest.raises(kind, match=message):
        pk.bundle_adjustment(**given)
