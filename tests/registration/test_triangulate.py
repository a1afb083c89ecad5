"""Points from pixels, compared with the truth and with OpenCV."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation

D = torch.float64
CAMERAS = {
    "pinhole": Camera([600.0, 610, 320, 240], (640, 480)),
    "radtan": Camera([600.0, 610, 320, 240], (640, 480), model="radtan", distortion=[-0.2, 0.05, 1e-3, -5e-4]),
    "fisheye": Camera([300.0, 305, 320, 240], (640, 480), model="fisheye", distortion=[0.02, -0.01, 0.003, 0.0]),
}


def problem(
    *batch: int, views: int = 5, camera: str = "radtan", noise: float = 0.0
) -> tuple[Tensor, Camera, Pose, Tensor]:
    g = torch.Generator().manual_seed(0)
    position = torch.tensor([0.0, 0, 6], dtype=D) + 0.5 * torch.randn(views, 3, generator=g, dtype=D)
    poses = Pose(position, Rotation.exp(0.2 * torch.randn(views, 3, generator=g, dtype=D)))
    points, lens = torch.randn(*batch, 3, generator=g, dtype=D), CAMERAS[camera].to(D)
    pixels, _ = lens.project(poses.apply(points.unsqueeze(-2)))
    return pixels + noise * torch.randn(pixels.shape, generator=g, dtype=D), lens, poses, points


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("views", [2, 6])
def test_exact_pixels_give_the_points(views: int, camera: str) -> None:
    pixels, lens, poses, points = problem(30, views=views, camera=camera)
    found = pk.triangulate(pixels, lens, poses)
    assert found.converged.all()
    torch.testing.assert_close(found.points, points, rtol=0, atol=1e-8)


def test_two_views_agree_with_opencv() -> None:
    cv2 = pytest.importorskip("cv2", reason="the extra `dev` is not installed")
    pixels, lens, poses, _ = problem(20, views=2, camera="pinhole")
    matrices = [(lens.matrix() @ poses[k].matrix()[:3]).numpy() for k in range(2)]
    points = cv2.triangulatePoints(*matrices, pixels[:, 0].T.numpy(), pixels[:, 1].T.numpy())
    torch.testing.assert_close(pk.triangulate(pixels, lens, poses).points.T, torch.from_numpy(points[:3] / points[3]))


def test_the_covariance_is_that_of_the_errors() -> None:
    pixels, lens, poses, points = problem(400, views=12, noise=0.5)
    found = pk.triangulate(pixels, lens, poses)
    error = (found.points - points)[..., None]
    normalised = (error.mT @ torch.linalg.solve(found.covariance(), error)).flatten()
    assert 2.6 < normalised.mean() < 4.0


def test_views_may_be_missing_or_weighted_and_wrong_ones_have_a_loss() -> None:
    pixels, lens, poses, points = problem(10, views=6)
    missing = pixels.clone()
    missing[:, 0] = math.nan
    torch.testing.assert_close(pk.triangulate(missing, lens, poses).points, points, rtol=0, atol=1e-8)
    noisy = pixels + torch.arange(12.0).reshape(6, 2) % 5
    alone = pk.triangulate(noisy[:, 1:], lens, poses[1:])
    noisy[:, 0] = math.nan
    torch.testing.assert_close(pk.triangulate(noisy, lens, poses).covariance(), alone.covariance())
    pixels[:, 0] += 40
    weights = torch.tensor([0.0, 1, 1, 1, 1, 1])
    torch.testing.assert_close(pk.triangulate(pixels, lens, poses, weights=weights).points, points, rtol=0, atol=1e-8)
    robust, plain = (pk.triangulate(pixels, lens, poses, loss=x).points for x in (pk.Loss("cauchy", 0.5), None))
    assert (robust - points).norm(dim=-1).median() < 0.1 * (plain - points).norm(dim=-1).median()


def test_what_is_missing_is_said_and_nothing_is_nan() -> None:
    pixels, lens, poses, _ = problem(3)
    pixels[1, 1:] = math.nan
    found = pk.triangulate(pixels, lens, poses)
    assert list(found.status) == ["converged", "too_few_matches", "converged"]
    same = pk.stack([poses[0], poses[0]])
    for seen in (pixels[0, [0, 0]], pixels[0, :2]):
        alike = pk.triangulate(seen, lens, same)
        assert alike.status == "parallel_rays"
        assert alike.points.isfinite().all()
        assert alike.covariance().isinf().all()
    behind, _ = lens.project(poses.apply(torch.tensor([0.1, 0.2, -30], dtype=D)))
    assert pk.triangulate(behind, lens, poses).status == "behind_camera"
    assert repr(found).startswith("Triangulation(shape=(3,), 2 converged, 1 too_few_matches, rmse=")
    assert pk.triangulate(pixels.float(), lens.float(), poses.float()).points.dtype == torch.float32


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        (
            {"pixels": torch.zeros(5, 3)},
            pk.ShapeError,
            r"pixels must have shape \(..., v, 2\), got \(5, 3\)",
        ),
        ({"camera": 1}, pk.ArgumentError, "triangulate: camera must be a Camera, got int"),
        ({"poses": 1}, pk.ArgumentError, "triangulate: poses must be a Pose, got int"),
        (
            {"poses": Pose.identity(4)},
            pk.ShapeError,
            r"triangulate: poses must have shape \(..., 5\), one for each view, got \(4,\)",
        ),
        (
            {"pixels": torch.zeros(1, 2), "poses": Pose.identity(1)},
            pk.ShapeError,
            "triangulate: needs at least 2 views, got 1",
        ),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    pixels, camera, poses, _ = problem()
    with pytest.raises(error, match=match):
        pk.triangulate(**{"pixels": pixels, "camera": camera, "poses": poses, **change})
