"""Poses of cameras, compared with OpenCV and with the known truth."""

from __future__ import annotations

import copy
import math
import pickle
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation
from posekit.optimisation import LeastSquaresResult

cv2 = pytest.importorskip("cv2", reason="the extra `dev` is not installed")

D = torch.float64
CAMERAS = {
    "pinhole": Camera([600.0, 610, 320, 240], (640, 480)),
    "radtan": Camera([600.0, 610, 320, 240], (640, 480), model="radtan", distortion=[-0.2, 0.05, 1e-3, -5e-4, 0.01]),
    "fisheye": Camera([300.0, 305, 320, 240], (640, 480), model="fisheye", distortion=[0.02, -0.01, 0.003, 0.0]),
}


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def problem(
    *batch: int, count: int = 20, camera: str = "radtan", noise: float = 0.0, planar: bool = False, seed: int = 0
) -> tuple[Tensor, Tensor, Camera, Pose]:
    g = generator(seed)
    points = torch.randn(*batch, count, 3, generator=g, dtype=D)
    if planar:
        points[..., 2] = 0
        points = Pose.random(batch, generator=g, dtype=D).apply(points, clouds=True)
    position = torch.tensor([0.0, 0, 7], dtype=D) + 0.3 * torch.randn(*batch, 3, generator=g, dtype=D)
    pose = Pose(position, Rotation.random(batch, generator=g, dtype=D))
    lens = CAMERAS[camera].to(D)
    pixels, _ = lens.project(pose[..., None].apply(points))
    return points, pixels + noise * torch.randn(pixels.shape, generator=g, dtype=D), lens, pose


def opencv(points: Tensor, pixels: Tensor, camera: Camera) -> Pose:
    _, turn, shift = cv2.solvePnP(
        points.numpy(), pixels.numpy(), camera.matrix().numpy(), camera.distortion.numpy(), flags=cv2.SOLVEPNP_SQPNP
    )
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 100, 1e-14)
    turn, shift = cv2.solvePnPRefineLM(
        points.numpy(), pixels.numpy(), camera.matrix().numpy(), camera.distortion.numpy(), turn, shift, stop
    )
    return Pose(torch.from_numpy(shift).ravel(), Rotation.from_rotvec(torch.from_numpy(turn).ravel()))


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("planar", [False, True])
@pytest.mark.parametrize("count", [4, 6, 30])
def test_exact_pixels_give_the_pose(count: int, planar: bool, camera: str) -> None:
    points, pixels, lens, pose = problem(40, count=count, planar=planar, camera=camera)
    found = pk.pnp(points, pixels, lens)
    assert found.converged.all()
    same = found.pose.isclose(pose, atol=1e-6)
    if count == 4 and not planar:  # four points in space may have two exact poses in front of the camera
        again, _ = lens.project(found.pose[~same][:, None].apply(points[~same]))
        assert (~same).sum() <= 2
        torch.testing.assert_close(again, pixels[~same], rtol=0, atol=1e-6)
    else:
        assert same.all()


@pytest.mark.parametrize("planar", [False, True])
def test_noisy_pixels_give_the_pose_of_opencv(planar: bool) -> None:
    points, pixels, lens, _ = problem(10, noise=0.5, planar=planar)
    found = pk.pnp(points, pixels, lens)
    for k in range(10):
        assert found.pose[k].allclose(opencv(points[k], pixels[k], lens), atol=1e-5)
    again, _ = lens.project(found.pose[:, None].apply(points))
    rmse = (again - pixels).square().sum(-1).mean(-1).sqrt()
    torch.testing.assert_close(found.rmse, rmse)
    assert torch.equal(found.fitness, torch.ones(10, dtype=D))


@pytest.mark.parametrize("noise", [0.5, 0.01, 1e-3])
def test_rounding_errors_of_pixels_do_not_keep_it_from_converging(noise: float) -> None:
    points, pixels, lens, _ = problem(400, count=50, noise=noise)
    found = pk.pnp(points, pixels, lens)
    assert found.converged.all()
    assert found.iterations.max() < 15
    # At a minimum the gradient of the cost is zero: a step along it is far below the deviations of the pose.
    zero = torch.zeros(400, 6, dtype=D, requires_grad=True)
    error = lens.project(found.pose.retract(zero)[:, None].apply(points))[0] - pixels
    (slope,) = torch.autograd.grad(error.square().sum(), zero)
    step = (found.covariance().covariance @ slope[..., None]).norm(dim=(-2, -1)) / (noise**2)
    assert (step / found.covariance().covariance.diagonal(dim1=-2, dim2=-1).sum(-1).sqrt()).max() < 1e-4


def test_the_covariance_is_that_of_the_errors() -> None:
    points, pixels, lens, pose = problem(400, noise=0.5)
    found = pk.pnp(points, pixels, lens)
    error = pose.local(found.pose)[..., None]
    normalised = (error.mT @ torch.linalg.solve(found.covariance().covariance, error)).flatten()
    assert 5.0 < normalised.mean() < 8.0  # 6 numbers, and a variance that is estimated
    assert found.covariance().pose is found.pose


def test_a_covariance_is_computed_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    points, pixels, camera, _ = problem(5, noise=0.3)
    calls: list[Any] = []
    counted = LeastSquaresResult.covariance
    monkeypatch.setattr(LeastSquaresResult, "covariance", lambda *a, **k: calls.append(a) or counted(*a, **k))  # type: ignore[func-returns-value]
    found = [pk.pnp(points, pixels, camera) for _ in range(4)]
    assert not calls
    copies = [found[0], pickle.loads(pickle.dumps(found[1])), copy.deepcopy(found[2])]
    with torch.inference_mode():
        copies.append(copy.copy(found[3]))
        first = copies[3].covariance().covariance
    for each in copies:
        matrix = each.covariance().covariance
        assert torch.equal(matrix, first) and not matrix.requires_grad and not matrix.is_inference()
        assert each.covariance().covariance.data_ptr() == matrix.data_ptr()
    assert len(calls) == 4


def test_ransac_finds_the_inliers_where_opencv_finds_them() -> None:
    points, pixels, lens, pose = problem(5, count=60, noise=0.3, seed=3)
    wrong = torch.rand(5, 60, generator=generator(1)) < 0.5
    pixels = torch.where(wrong[..., None], 500 * torch.rand(5, 60, 2, generator=generator(2), dtype=D), pixels)
    found = pk.pnp(points, pixels, lens, ransac=True, max_distance=3)
    assert found.converged.all()
    assert found.pose.distance(pose)[1].max() < 0.01
    torch.testing.assert_close(found.fitness, found.inliers.double().mean(-1))
    assert found.fitness.max() < 0.7  # half of the pixels are wrong
    near = (lens.project(pose[:, None].apply(points))[0] - pixels).norm(dim=-1)
    assert torch.equal(found.inliers & (near > 6), torch.zeros_like(wrong))
    assert found.inliers[near < 1.5].all()
    again = pk.pnp(points, pixels, lens, ransac=True, max_distance=3)
    assert torch.equal(again.pose.position, found.pose.position)  # a seed of its own


@pytest.mark.parametrize("count", [5, 30, pytest.param(200, marks=pytest.mark.slow)])
def test_as_many_inliers_as_by_chance_are_no_consensus(count: int) -> None:
    g = generator()
    points = torch.randn(20, count, 3, generator=g, dtype=D)
    lens = Camera([600.0, 600, 320, 240], (640, 480)).to(D)
    truth = Pose(torch.tensor([0.0, 0, 6], dtype=D), Rotation(torch.randn(20, 4, generator=g, dtype=D)))
    right, _ = lens.project(truth[:, None].apply(points))
    wrong = torch.rand(20, count, 2, generator=g, dtype=D) * torch.tensor([640.0, 480], dtype=D)
    assert (pk.pnp(points, wrong, lens, ransac=True).status == "no_consensus").all()
    found = pk.pnp(points, right, lens, ransac=True)
    assert found.converged.all()
    assert found.pose.allclose(truth, atol=1e-5)


def test_ransac_of_one_problem_and_of_problems_that_share_a_camera() -> None:
    points, pixels, _, pose = problem(3, count=30)
    lens = pk.Camera([400.0, 410, 320, 240], (640, 480)).to(D)
    pixels = lens.project(pose[:, None].apply(points))[0]
    pixels[:, :9] += 40
    shared = pk.pnp(points, pixels, lens, ransac=True, max_distance=1)
    alone = pk.pnp(points[1], pixels[1], lens, ransac=True, max_distance=1)
    assert shared.pose.distance(pose)[1].max() < 1e-8
    assert alone.pose.distance(pose[1])[1] < 1e-8 and alone.inliers.sum() == 21


def test_a_loss_bounds_the_effect_of_wrong_pixels() -> None:
    points, pixels, lens, pose = problem(4, count=40, noise=0.3)
    pixels[:, :6] += 30
    plain, robust = (pk.pnp(points, pixels, lens, loss=loss).pose for loss in (None, pk.Loss("cauchy", 1.0)))
    assert robust.distance(pose)[1].max() < 0.005
    assert plain.distance(pose)[1].min() > robust.distance(pose)[1].max()


def test_a_problem_is_solved_alike_alone_and_among_others() -> None:
    points, pixels, lens, _ = problem(3, noise=0.5)
    together = pk.pnp(points, pixels, lens)
    for k in range(3):
        assert pk.pnp(points[k], pixels[k], lens).pose.allclose(together.pose[k], rtol=0, atol=1e-9)


def test_points_that_are_missing_and_weights_of_zero_are_left_out() -> None:
    points, pixels, lens, _ = problem(count=20, noise=0.5)
    right = pk.pnp(points[:12], pixels[:12], lens)
    missing = pixels.clone()
    missing[12:] = math.nan
    weights = (torch.arange(20) < 12).double()
    for found in (pk.pnp(points, missing, lens), pk.pnp(points, pixels, lens, weights=weights)):
        assert found.pose.allclose(right.pose, atol=1e-9)
        torch.testing.assert_close(found.covariance().covariance, right.covariance().covariance)
        assert torch.equal(found.inliers, torch.arange(20) < 12)


def test_a_batch_of_cameras_and_shared_points() -> None:
    points, _, lens, pose = problem(6)
    shared, cameras = points[0], pk.stack([lens] * 6)
    pixels, _ = cameras[:, None].project(pose[:, None].apply(shared))
    assert pk.pnp(shared, pixels, cameras).pose.allclose(pose, atol=1e-6)
    start = pk.pnp(shared, pixels, cameras, initial=pose.retract(0.05 * torch.ones(6, dtype=D)))
    assert start.pose.allclose(pose, atol=1e-6)


def test_float32_and_no_problems() -> None:
    points, pixels, lens, _ = problem(3, noise=0.1)
    single = pk.pnp(points.float(), pixels.float(), lens.float())
    assert single.pose.dtype == single.rmse.dtype == single.covariance().covariance.dtype == torch.float32
    assert single.pose.double().allclose(pk.pnp(points, pixels, lens).pose, atol=1e-4)
    assert pk.pnp(points[:0], pixels[:0], lens).pose.shape == (0,)


def test_one_point_twice_is_one_point() -> None:
    points, pixels, lens, _ = problem(1)
    chosen = torch.tensor([0, 1, 2, 0])
    assert pk.pnp(points[0, chosen], pixels[0, chosen], lens).status == "too_few_matches"
    assert pk.pnp(points[0, :4], pixels[0, :4], lens).status == "converged"


def test_what_is_missing_is_said_and_nothing_is_nan() -> None:
    points, pixels, lens, _ = problem(4)
    points[1] = torch.linspace(0, 1, 20, dtype=D)[:, None] * torch.tensor([1.0, 2, 0.5], dtype=D)
    pixels[1], _ = lens.project(points[1] + torch.tensor([0.0, 0, 6], dtype=D))
    pixels[2, 3:] = math.nan
    points[3] = 1.0
    found = pk.pnp(points, pixels, lens)
    assert list(found.status) == ["converged", "collinear_points", "too_few_matches", "collinear_points"]
    assert found.covariance().covariance[1:].isinf().all()
    assert found.pose.matrix().isfinite().all()
    assert repr(found).startswith(
        "Registration(shape=(4,), 2 collinear_points, 1 converged, 1 too_few_matches, fitness="
    )
    noise = pk.pnp(
        points[0], 500 * torch.rand(20, 2, generator=generator(), dtype=D), lens, ransac=True, max_distance=0.01
    )
    assert noise.pose.matrix().isfinite().all()


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"points": torch.zeros(3, 3)}, pk.ShapeError, "pnp: points and pixels must be as many, got 3 and 20"),
        ({"points": torch.zeros(20, 2)}, pk.ShapeError, r"pnp: points must have shape \(..., n, 3\), got \(20, 2\)"),
        ({"pixels": torch.zeros(20, 3)}, pk.ShapeError, r"pnp: pixels must have shape \(..., n, 2\), got \(20, 3\)"),
        (
            {"points": torch.zeros(3, 3), "pixels": torch.zeros(3, 2)},
            pk.ShapeError,
            "pnp: needs at least 4 points, got 3",
        ),
        ({"camera": None}, pk.ArgumentError, "pnp: camera must be a Camera, got NoneType"),
        ({"weights": torch.ones(3)}, pk.ShapeError, r"pnp: weights must have shape \(..., 20\), got \(3,\)"),
        ({"weights": -torch.ones(20)}, pk.ValidationError, r"pnp: weights\[0\] = -1.0 is not a positive number or 0"),
        ({"max_distance": 0}, pk.OptionError, "pnp: max_distance must be positive, got 0"),
        ({"max_distance": "far"}, pk.ArgumentError, "pnp: max_distance must be a number, got str"),
        ({"ransac": 1}, pk.OptionError, "pnp: ransac must be True or False, got 1"),
        ({"initial": 1}, pk.ArgumentError, "pnp: initial must be a Pose, got int"),
        (
            {"initial": Pose.identity(3)},
            pk.ShapeError,
            r"pnp: initial has shape \(3,\), which does not broadcast to that of the problems, \(\)",
        ),
        (
            {"initial": Pose.identity(), "ransac": True},
            pk.OptionError,
            "pnp: initial is of no use with ransac=True, which starts from random sets of points",
        ),
        ({"generator": 1}, pk.ArgumentError, "pnp: generator must be a torch.Generator, got int"),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    points, pixels, camera, _ = problem()
    with pytest.raises(error, match=match):
        pk.pnp(**{"points": points, "pixels": pixels, "camera": camera, **change})


def test_minimal_poses_are_among_those_of_opencv() -> None:
    from posekit.registration.pnp_start import from_three

    points, pixels, _, pose = problem(30, count=3, camera="pinhole")
    lens = CAMERAS["pinhole"].to(D)
    found = from_three(points, lens.rays(pixels))
    for k in range(30):
        assert any(bool(found[k, i].isclose(pose[k], atol=1e-5)) for i in range(4))
        _, turns, _ = cv2.solveP3P(
            points[k].numpy(), pixels[k].numpy(), lens.matrix().numpy(), np.zeros(4), cv2.SOLVEPNP_P3P
        )
        assert found[k].position.isfinite().all(-1).sum() >= len(turns)
