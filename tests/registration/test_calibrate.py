"""Calibration of cameras, compared with OpenCV and with the truth."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation
from posekit.optimisation.recorded import recordings

D = torch.float64
SIZE = (640, 480)
BOARD = torch.cartesian_prod(torch.arange(6.0), torch.arange(5.0), torch.zeros(1)).to(D) * 0.04
CAMERAS = {
    "pinhole": Camera([620.0, 600, 331, 236], SIZE),
    "radtan": Camera([620.0, 600, 331, 236], SIZE, model="radtan", distortion=[-0.25, 0.08, 1e-3, -5e-4, 0.02]),
    "fisheye": Camera([300.0, 305, 325, 238], SIZE, model="fisheye", distortion=[0.02, -0.01, 0.003, 0.0]),
}


def problem(
    *batch: int, views: int = 5, camera: str = "radtan", noise: float = 0.0, points: Tensor = BOARD
) -> tuple[Tensor, Camera, Pose]:
    g = torch.Generator().manual_seed(2)
    middle = torch.tensor([-0.1, -0.08, 0.5], dtype=D)
    position = middle + 0.05 * torch.randn(*batch, views, 3, generator=g, dtype=D)
    poses = Pose(position, Rotation.exp(0.35 * torch.randn(*batch, views, 3, generator=g, dtype=D)))
    lens = CAMERAS[camera].to(D)
    pixels, _ = lens.project(poses[..., None].apply(points))
    return pixels + noise * torch.randn(pixels.shape, generator=g, dtype=D), lens, poses


@pytest.mark.parametrize(
    "model", ["pinhole", *[pytest.param(x, marks=pytest.mark.slow) for x in ("radtan", "fisheye")]]
)
def test_exact_pixels_give_the_camera(model: Any) -> None:
    pixels, lens, poses = problem(camera=model)
    found = Camera.calibrate(BOARD, pixels, SIZE, model=model)
    assert found.status == "converged"
    assert found.camera.isclose(lens, rtol=1e-5, atol=1e-5)
    assert found.poses.allclose(poses, atol=1e-5)
    assert found.rmse < 1e-5


def test_noisy_pixels_give_the_camera_and_the_deviations_of_opencv() -> None:
    cv2 = pytest.importorskip("cv2", reason="the extra `dev` is not installed")
    pixels, _, _ = problem(views=6, noise=0.2)
    found = Camera.calibrate(BOARD, pixels, SIZE)
    rms, matrix, lens, _, _, deviations, _, _ = cv2.calibrateCameraExtended(
        [BOARD.float().numpy()] * 6, [*pixels.float().numpy()], SIZE, None, None, criteria=(3, 500, 1e-15)
    )
    expected = Camera(torch.from_numpy(matrix), SIZE, model="radtan", distortion=torch.from_numpy(lens.ravel()))
    assert found.status == "converged"
    assert found.camera.isclose(expected, rtol=1e-4, atol=1e-4)
    assert abs(found.rmse - rms) < 1e-5
    sigma = found.covariance().diagonal().sqrt()
    torch.testing.assert_close(sigma, torch.from_numpy(deviations.ravel()[:9]), rtol=1e-3, atol=0)


def test_points_in_space_and_a_batch_and_missing_pixels() -> None:
    g = torch.Generator().manual_seed(3)
    cloud = 0.2 * torch.rand(25, 3, generator=g, dtype=D)
    pixels, lens, _ = problem(2, views=3, camera="pinhole", points=cloud)
    pixels[0, 1, 4:7] = math.nan
    found = Camera.calibrate(cloud, pixels, SIZE, model="pinhole")
    assert found.camera.shape == (2,)
    assert found.poses.shape == (2, 3)
    assert found.camera.isclose(lens, rtol=1e-5).all()
    assert repr(found).startswith("Calibration(shape=(2,), 2 converged, rmse=")


def test_missing_pixels_and_fixed_numbers_count_in_the_covariance() -> None:
    pixels, _, _ = problem(views=4, camera="pinhole", noise=0.2)
    options: Any = {"size": SIZE, "model": "pinhole", "fixed": torch.tensor([False, False, True, True])}
    expected = Camera.calibrate(BOARD[:20], pixels[:, :20], **options)
    pixels[:, 20:] = math.nan
    found = Camera.calibrate(BOARD, pixels, **options)
    torch.testing.assert_close(found.covariance(), expected.covariance())
    assert Camera.calibrate(BOARD, pixels.expand(0, 4, 30, 2), SIZE, model="pinhole").camera.shape == (0,)


def test_numbers_may_be_fixed_and_a_start_given() -> None:
    pixels, lens, _ = problem(camera="pinhole", noise=0.1)
    start = Camera(lens.intrinsics + torch.tensor([30.0, 30, 0, 0]), SIZE)
    fixed = torch.tensor([False, False, True, True])
    found = Camera.calibrate(BOARD, pixels, SIZE, model="pinhole", initial=start, fixed=fixed)
    assert torch.equal(found.camera.intrinsics[2:], lens.intrinsics[2:])
    assert (found.camera.intrinsics[:2] - lens.intrinsics[:2]).abs().max() < 3


def test_a_loss_bounds_the_effect_of_wrong_pixels() -> None:
    pixels, lens, _ = problem(camera="pinhole", noise=0.1)
    pixels[0, :3] += 25
    robust, plain = (
        Camera.calibrate(BOARD, pixels, SIZE, model="pinhole", loss=x).camera for x in (pk.Loss("cauchy", 0.5), None)
    )
    errors = [(x.intrinsics - lens.intrinsics).abs().max() for x in (robust, plain)]
    assert errors[0] < 0.3 * errors[1]


def test_searches_are_recorded_and_end_with_the_same_bits() -> None:
    pixels, _, _ = problem(3, camera="pinhole", noise=0.1)
    recordings.clear()
    fixed = torch.tensor([[False] * 4, [False, False, True, True], [False] * 4])
    batch = Camera.calibrate(BOARD, pixels, SIZE, model="pinhole", fixed=fixed)
    assert recordings.count >= 1  # not of the first search of a kind
    for k in (0, 2):
        alone = Camera.calibrate(BOARD, pixels[k], SIZE, model="pinhole")
        assert torch.equal(alone.camera.intrinsics, batch.camera.intrinsics[k])
        assert torch.equal(alone.poses.position, batch.poses[k].position)
        assert torch.equal(alone.covariance(), batch.covariance()[k])
        assert alone.iterations == batch.iterations[k]
        assert torch.equal(alone.history, batch.history[: len(alone.history), k])
    assert (batch.covariance()[1, 2:] == 0).all()


def test_derivatives_in_every_mode_and_covariances_inside_of_transforms() -> None:
    pixels, _, _ = problem(views=3, camera="pinhole", noise=0.1)

    def intrinsics(pixels: Tensor) -> Tensor:
        found = Camera.calibrate(BOARD, pixels, SIZE, model="pinhole")
        assert found.covariance().isfinite().all()
        return found.camera.intrinsics

    shifted = torch.tensor([0, 0, 1, 1], dtype=D)
    _, along = torch.func.jvp(intrinsics, (pixels,), (torch.ones_like(pixels),))
    torch.testing.assert_close(along, shifted, rtol=0, atol=1e-8)
    torch.testing.assert_close(torch.func.jacrev(intrinsics)(pixels).sum((1, 2, 3)), shifted, rtol=0, atol=1e-8)


def test_what_is_missing_is_said() -> None:
    line = torch.linspace(0, 1, 6, dtype=D)[:, None] * torch.tensor([0.2, 0.1, 0], dtype=D)
    pixels, _, _ = problem(camera="pinhole", points=line)
    found = Camera.calibrate(line, pixels, SIZE, model="pinhole")
    assert found.status == "collinear_points"
    pixels, _, _ = problem(camera="pinhole")
    pixels[2, 3:] = math.nan
    assert Camera.calibrate(BOARD, pixels, SIZE, model="pinhole").status == "too_few_matches"
    pixels, _, _ = problem(camera="pinhole", noise=0.1)
    for views in (pixels[:1], pixels[:1].expand(4, -1, -1)):  # one plane in one orientation
        found = Camera.calibrate(BOARD, views, SIZE, model="pinhole")
        assert found.status == "rank_deficient"
        assert found.covariance().isinf().all()
    kept = Camera.calibrate(BOARD, pixels[:1], SIZE, model="pinhole", fixed=[False, False, True, True])
    assert kept.status == "converged"


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"points": torch.zeros(3, 2)}, pk.ShapeError, r"points must have shape \(n, 3\) or \(..., views, n, 3\), got"),
        ({"pixels": torch.zeros(30, 2)}, pk.ShapeError, r"pixels must have shape \(..., views, n, 2\), got \(30, 2\)"),
        ({"points": torch.zeros(4, 3)}, pk.ShapeError, "points and pixels must be as many, got 4 and 30"),
        ({"pixels": torch.zeros(0, 30, 2)}, pk.ShapeError, "Camera.calibrate: needs at least one view, got none"),
        (
            {"points": torch.zeros(3, 3), "pixels": torch.zeros(2, 3, 2)},
            pk.ShapeError,
            "Camera.calibrate: needs at least 4 points, got 3",
        ),
        ({"model": "lens"}, pk.OptionError, "Camera.calibrate: model must be one of"),
        ({"coefficients": 3}, pk.OptionError, 'coefficients of the model "radtan" must be 4, 5, 8'),
        ({"initial": 1}, pk.ArgumentError, "Camera.calibrate: initial must be a Camera, got int"),
        ({"initial": CAMERAS["pinhole"]}, pk.ArgumentError, 'initial must be a camera of the model "radtan" with 5'),
        ({"size": 3}, pk.ArgumentError, "size must be two integers"),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    pixels, _, _ = problem()
    with pytest.raises(error, match=match):
        Camera.calibrate(**{"points": BOARD, "pixels": pixels, "size": SIZE, **change})
