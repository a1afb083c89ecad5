"""Hand-eye calibration, compared with the truth and with the classical closed solutions."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.registration.hand_eye_start import Equations, daniilidis, equations, motions, park
from tests.reference import hand_eye as reference

D = torch.float64


def problem(
    *batch: int, count: int = 12, sigma: tuple[float, float] = (0, 0), seed: int = 0
) -> tuple[Pose, Pose, Pose, Pose]:
    """A, B, X and Y, with noise of B in its own frame."""
    g = torch.Generator().manual_seed(seed)
    x, y = (Pose.random(batch, generator=g, dtype=D) for _ in range(2))
    a = Pose.random((*batch, count), generator=g, dtype=D, max_angle=1.0)
    b = ~y[..., None] @ a @ x[..., None]
    scale = torch.tensor([sigma[0]] * 3 + [sigma[1]] * 3, dtype=D)
    return a, b.retract(scale * torch.randn(*batch, count, 6, generator=g, dtype=D)), x, y


@pytest.mark.parametrize("kind", ["AX=XB", "AX=YB"])
@pytest.mark.parametrize("count", [3, 20])
def test_exact_poses_give_both_unknowns(count: int, kind: Any) -> None:
    a, b, x, y = problem(10, count=count)
    found = pk.hand_eye(a, b, kind)
    assert found.converged.all()
    assert found.pose.allclose(x, atol=1e-9)
    assert found.base.allclose(y, atol=1e-9)
    assert found.position_error.max() < 1e-12
    assert (a @ found.pose[:, None]).allclose(found.base[:, None] @ b, atol=1e-9)


@pytest.mark.parametrize("count", [2, 9])
def test_motions_have_one_unknown(count: int) -> None:
    g = torch.Generator().manual_seed(1)
    x = Pose.random(5, generator=g, dtype=D)
    b = Pose.random((5, count), generator=g, dtype=D)
    found = pk.hand_eye(x[:, None] @ b @ ~x[:, None], b, motion=True)
    assert found.converged.all()
    assert found.pose.allclose(x, atol=1e-9)


@pytest.mark.slow(but="6-sigma2")
@pytest.mark.parametrize("sigma", [(0.002, 0.002), (0.01, 0.001), (0.001, 0.02)])
@pytest.mark.parametrize("count", [6])
def test_it_is_never_worse_than_the_best_closed_solution(count: int, sigma: tuple[float, float]) -> None:
    a, b, x, _ = problem(25, count=count, sigma=sigma)
    ours = pk.hand_eye(a, b).pose.distance(x)
    for theirs in (p.distance(x) for p in closed_solutions(a, b)):
        assert ours[0].mean() < 1.05 * theirs[0].mean()
        assert ours[1].mean() < 1.1 * theirs[1].mean()


def closed_solutions(a: Pose, b: Pose) -> list[Pose]:
    """The classical solutions of problems of shape (k, n)."""
    pairs = [*itertools.combinations(range(a.shape[-1]), 2)]
    moves = [torch.stack([p[:, i].between(p[:, j]).matrix() for i, j in pairs], 1).numpy() for p in (a, b)]
    problems = [[*zip(*m, strict=True)] for m in zip(*moves, strict=True)]
    methods = reference.park, reference.tsai, reference.daniilidis
    return [Pose.from_matrix(np.stack([solve(m) for m in problems])) for solve in methods]


@pytest.mark.slow(but="sigma2-3")
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("sigma", [(0.002, 0.002), (0.01, 0.001), (0.001, 0.02)])
def test_of_few_poses_its_mean_error_is_not_above_that_of_the_best_closed_solution(
    sigma: tuple[float, float], count: int
) -> None:
    a, b, x, _ = problem(300, count=count, sigma=sigma, seed=count)
    ours = pk.hand_eye(a, b).pose.distance(x)
    for theirs in (p.distance(x) for p in closed_solutions(a, b)):
        for a_error, b_error in zip(ours, theirs, strict=True):
            more = (a_error - b_error)[b_error.isfinite()]
            assert more.mean() < 2 * more.std() / len(more) ** 0.5  # of the mean, two standard deviations


@pytest.mark.parametrize("max_angle", [0.5, math.pi])
@pytest.mark.parametrize("sigma", [(0.002, 0.002), (0.01, 0.001), (0.001, 0.02)])
def test_it_is_never_worse_than_the_best_method_of_opencv(sigma: tuple[float, float], max_angle: float) -> None:
    cv2 = pytest.importorskip("cv2", reason="the extra `dev` is not installed")
    if not hasattr(cv2, "calibrateHandEye"):
        pytest.skip(f"OpenCV {cv2.__version__} has no calibrateHandEye")
    g = torch.Generator().manual_seed(5)
    _, _, x, y = problem(60, seed=5)
    a = Pose.random((60, 8), generator=g, dtype=D, max_angle=max_angle)
    noise = torch.tensor([sigma[0]] * 3 + [sigma[1]] * 3, dtype=D) * torch.randn(60, 8, 6, generator=g, dtype=D)
    b = (~y[:, None] @ a @ x[:, None]).retract(noise)
    ours = [e.mean() for e in pk.hand_eye(a, b).pose.distance(x)]
    hands, boards = a.matrix().numpy(), (~b).matrix().numpy()
    for name in ("TSAI", "PARK", "HORAUD", "ANDREFF", "DANIILIDIS"):
        method, found = getattr(cv2, f"CALIB_HAND_EYE_{name}"), []
        for p, q in zip(hands, boards, strict=True):
            turn, shift = cv2.calibrateHandEye(p[:, :3, :3], p[:, :3, 3], q[:, :3, :3], q[:, :3, 3], method=method)
            found.append(Pose(torch.from_numpy(shift).ravel(), Rotation.nearest(torch.from_numpy(turn))))
        theirs = [e.mean() for e in pk.stack(found).distance(x)]
        assert ours[0] < 1.02 * theirs[0]
        assert ours[1] < 1.02 * theirs[1]


@pytest.mark.parametrize("sigma", [(0.001, 0.001), (0.01, 0.03)])
def test_turns_by_nearly_180_degrees_have_axes_of_either_sign(sigma: tuple[float, float]) -> None:
    a, b, x, y = problem(40, count=4, sigma=sigma, seed=3)
    axes = torch.tensor([[math.pi, 0, 0], [0, math.pi, 0], [0, 0, 0], [0.6, 0.3, 0.2]], dtype=D)
    turned = Pose(a.position, Rotation.from_rotvec(axes).expand(40, 4))
    noise = (~y[:, None] @ a @ x[:, None]).local(b)
    seen = (~y[:, None] @ turned @ x[:, None]).retract(noise)
    found = pk.hand_eye(turned, seen)
    assert found.converged.all()
    assert found.pose.distance(x)[1].max() < 5 * sigma[1]


def test_the_closed_solutions_are_those_of_the_papers() -> None:
    a, b, _, _ = problem(5, count=7, sigma=(0.002, 0.004))
    a, b = motions(a, b, torch.ones(5, 7, dtype=torch.bool))
    pairs = [[*zip(*(p[k].matrix().numpy() for p in (a, b)), strict=True)] for k in range(5)]
    one = torch.ones(5, 1, dtype=D)
    said = Equations(*equations(a, b, one))
    solved = park(said.turns, said.lever, a, b)
    assert solved.allclose(Pose.from_matrix(np.stack([reference.park(m) for m in pairs])), atol=1e-9)
    near = daniilidis(said.real, said.dual, one)
    theirs = Pose.from_matrix(np.stack([reference.daniilidis(m) for m in pairs]))
    assert near.allclose(theirs, atol=0.02)  # equations are weighted by the real parts of quaternions
    exact, x = ~near[:, None] @ a @ near[:, None], near
    said = Equations(*equations(a, exact, 0.1 * one))
    assert daniilidis(said.real, said.dual, 0.1 * one).allclose(x, atol=1e-6)


def test_the_covariance_is_that_of_the_errors() -> None:
    a, b, x, _ = problem(300, count=15, sigma=(0.003, 0.002))
    found = pk.hand_eye(a, b)
    error = x.local(found.pose)[..., None]
    normalised = (error.mT @ torch.linalg.solve(found.covariance().covariance, error)).flatten()
    assert 5.0 < normalised.mean() < 8.5  # 6 numbers, and two variances that are estimated
    assert found.covariance().pose is found.value


def turned_about_z(*angles: float) -> Pose:
    g = torch.Generator().manual_seed(2)
    position = torch.rand(len(angles), 3, generator=g, dtype=D)
    return Pose(position, Rotation.from_euler("z", torch.tensor(angles, dtype=D)))


def test_parallel_axes_are_reported_and_others_are_not_affected() -> None:
    a, b, x, y = problem(3, count=5, sigma=(1e-5, 1e-5))
    parallel, none = turned_about_z(0.1, 0.5, -0.4, 1.0, 2.0), turned_about_z(0.3, 0.3, 0.3, 0.3, 0.3)
    hands = pk.stack([a[0], parallel, none])
    seen = pk.stack([b[0], *[~y[k] @ p @ x[k] for k, p in ((1, parallel), (2, none))]])
    found = pk.hand_eye(hands, seen)
    assert list(found.status) == ["converged", "parallel_axes", "no_rotation"]
    assert found.covariance().covariance[1:].isinf().all()
    assert found.pose.matrix().isfinite().all()
    assert found.position_error[1] < 1e-9  # it still fits
    assert found.pose.position[1:].norm(dim=-1).max() < 4  # of those that fit, one that is near
    assert found.pose[0].allclose(pk.hand_eye(a[0], b[0]).pose, atol=1e-9)
    noisy = seen.retract(1e-3 * torch.randn(3, 5, 6, generator=torch.Generator().manual_seed(1), dtype=D))
    assert list(pk.hand_eye(hands, noisy).status)[1:] == ["parallel_axes", "no_rotation"]


@pytest.mark.slow(but="0.5")
@pytest.mark.parametrize("max_angle", [0.5, 1.0, math.pi])
def test_poses_that_do_not_belong_together_are_reported(max_angle: float) -> None:
    g = torch.Generator().manual_seed(3)
    a = Pose.random((10, 12), generator=g, dtype=D, max_angle=max_angle)
    x, y = (Pose.random((10, 1), generator=g, dtype=D) for _ in range(2))
    b, other = ~y @ a @ x, Pose.random((10, 12), generator=g, dtype=D, max_angle=max_angle)
    assert pk.hand_eye(a, b).converged.all()
    for wrong, least in ((~b, 9), (other, 10), (b.flip(-1), 10)):  # turns about nearly one axis fit inversely, too
        found = pk.hand_eye(a, wrong)
        reported = found.status == "inconsistent"
        assert reported.sum() >= least
        assert found.covariance().covariance[torch.from_numpy(reported)].isinf().all()
        assert found.rotation_error.min() > 0.1
    assert (pk.hand_eye(~a, ~b @ other).status == "inconsistent").all()
    wrong = pk.hand_eye(~a, b)
    assert (wrong.status == "inconsistent").sum() >= 9
    exchanged = pk.hand_eye(~a, ~b, "AX=YB")  # the right side is turned round, too: all of it fits
    assert exchanged.converged.all()
    assert exchanged.pose.allclose(y[:, 0], atol=1e-9) and exchanged.base.allclose(x[:, 0], atol=1e-9)
    noisy = b.retract(0.03 * torch.randn(10, 12, 6, generator=g, dtype=D))
    assert pk.hand_eye(a, noisy).converged.all()
    motions = pk.hand_eye(a, ~x @ a @ x, motion=True)
    assert motions.converged.all()
    assert (pk.hand_eye(a, other, motion=True).status == "inconsistent").all()


def test_weights_and_losses_leave_out_wrong_poses() -> None:
    a, b, x, _ = problem(count=16, sigma=(1e-4, 1e-4))
    wrong = torch.zeros(16, 6, dtype=D)
    wrong[3] = 0.5
    seen = b.retract(wrong)
    weighted = pk.hand_eye(a, seen, weights=(torch.arange(16) != 3).double())
    assert weighted.pose.distance(x)[0] < 1e-3
    robust = pk.hand_eye(a, seen, loss=pk.Loss("geman_mcclure", 1.0))
    plain = pk.hand_eye(a, seen)
    assert robust.pose.distance(x)[0] < 0.1 * plain.pose.distance(x)[0]


def test_poses_that_are_not_finite_are_left_out_and_their_number_may_be_too_small() -> None:
    a, b, _, _ = problem(3, count=6, sigma=(1e-4, 1e-4))
    a.position[0, 2], b.quaternion[1, 4] = math.nan, 0
    b.position[2, :4] = math.inf
    found = pk.hand_eye(a, b)
    assert list(found.status) == ["converged", "converged", "too_few_matches"]
    kept = pk.hand_eye(a[0, [0, 1, 3, 4, 5]], b[0, [0, 1, 3, 4, 5]])
    assert found.pose[0].allclose(kept.pose, atol=1e-6)
    torch.testing.assert_close(found.position_error[0], kept.position_error)
    torch.testing.assert_close(found.covariance().covariance[0], kept.covariance().covariance, rtol=1e-4, atol=0)
    assert found.pose.matrix().isfinite().all()
    assert found.covariance().covariance[2].isinf().all()
    weights = torch.ones(6, dtype=D, requires_grad=True)
    (gradient,) = torch.autograd.grad(pk.hand_eye(a[0], b[0], weights=weights).pose.position.sum(), weights)
    assert gradient.isfinite().all()
    assert gradient[2] == 0 and gradient[1] != 0


def test_dtypes_and_the_representation() -> None:
    a, b, _, _ = problem(2, sigma=(1e-3, 1e-3))
    found = pk.hand_eye(a.float(), b.float())
    assert found.pose.dtype == found.covariance().covariance.dtype == torch.float32
    assert found.pose.double().allclose(pk.hand_eye(a, b).pose, atol=1e-4)
    assert repr(found).startswith("HandEye(shape=(2,), 2 converged, position_error=")
    assert repr(pk.hand_eye(a[0], b[0])).startswith("HandEye('converged', pose=Pose(position=[")


def tensor() -> Tensor:
    return torch.zeros(12, 4, 4)


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"robot_poses": tensor()}, pk.ArgumentError, "hand_eye: robot_poses must be a Pose, got Tensor"),
        (
            {"camera_poses": Pose.identity()},
            pk.ShapeError,
            r"camera_poses must have shape \(..., n\), got \(\)",
        ),
        (
            {"camera_poses": Pose.identity(5)},
            pk.ShapeError,
            "hand_eye: robot_poses and camera_poses must be as many, got 12 and 5",
        ),
        (
            {"robot_poses": Pose.identity(2), "camera_poses": Pose.identity(2)},
            pk.ShapeError,
            "hand_eye: needs at least 3 poses, got 2",
        ),
        (
            {"robot_poses": Pose.identity(1), "camera_poses": Pose.identity(1), "motion": True},
            pk.ShapeError,
            "hand_eye: needs at least 2 motions, got 1",
        ),
        ({"kind": "AX=ZB"}, pk.OptionError, 'hand_eye: kind must be "AX=XB" or "AX=YB", got \'AX=ZB\''),
        (
            {"kind": "AX=YB", "motion": True},
            pk.ArgumentError,
            'hand_eye: motion=True is for the kind "AX=XB", in which Y is X',
        ),
        ({"weights": torch.ones(3)}, pk.ShapeError, r"hand_eye: weights must have shape \(..., 12\), got \(3,\)"),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    a, b, _, _ = problem()
    with pytest.raises(error, match=match):
        pk.hand_eye(**{"robot_poses": a, "camera_poses": b, **change})


def test_keywords_of_opencv_are_answered() -> None:
    a, b, _, _ = problem()
    for keyword, match in (
        ({"method": 4}, "'method': the closed solution that fits best is refined"),
        ({"R_target2cam": b}, "'R_target2cam': use `camera_poses`, the inverse of OpenCV's"),
    ):
        with pytest.raises(pk.ArgumentError, match=r"hand_eye\(\) got an unexpected keyword argument " + match):
            pk.hand_eye(a, b, **keyword)
