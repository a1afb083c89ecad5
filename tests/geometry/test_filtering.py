"""The update of an error-state filter: equal to NumPy's, gated, batched, with gradients."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.linalg
import scipy.stats
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit.algebra import Pose as P
from posekit.algebra import Rotation as R
from posekit.algebra import Vec3

D = torch.float64
LANDMARK = torch.tensor([2.0, -1.0, 3.0], dtype=D)


@pk.op
def seen(world_T_robot: P, landmark: Vec3) -> Vec3:
    return ~world_T_robot @ landmark


def spread(*shape: int, size: int, seed: int) -> Tensor:
    root = torch.randn(*shape, size, size, dtype=D, generator=torch.Generator().manual_seed(seed))
    return root @ root.mT + 0.1 * torch.eye(size, dtype=D)


def hat(twist: np.ndarray) -> np.ndarray:
    x, y, z = twist[3:]
    made = np.zeros((4, 4))
    made[:3, :3], made[:3, 3] = [[0, -z, y], [z, 0, -x], [-y, x, 0]], twist[:3]
    return made


def vee(matrix: np.ndarray) -> np.ndarray:
    return np.array([*matrix[:3, 3], matrix[2, 1], matrix[0, 2], matrix[1, 0]])


def by_numpy(T: np.ndarray, prior: np.ndarray, measured: np.ndarray, noise: np.ndarray) -> tuple:
    """The update with Jacobians by differences and the information form of the covariance."""

    def measure(T: np.ndarray) -> np.ndarray:
        return (np.linalg.inv(T) @ [*LANDMARK.numpy(), 1])[:3]

    step = 1e-6 * np.eye(6)
    slopes = np.stack(
        [measure(T @ scipy.linalg.expm(hat(e))) - measure(T @ scipy.linalg.expm(hat(-e))) for e in step], -1
    )
    slopes /= 2e-6
    error = measured - measure(T)
    total = slopes @ prior @ slopes.T + noise
    move = prior @ slopes.T @ np.linalg.solve(total, error)
    posterior = np.linalg.inv(np.linalg.inv(prior) + slopes.T @ np.linalg.solve(noise, slopes))
    back = scipy.linalg.expm(-hat(move))
    right = [vee(scipy.linalg.logm(back @ scipy.linalg.expm(hat(move + e))).real) for e in step]
    left = [vee(scipy.linalg.logm(back @ scipy.linalg.expm(hat(move - e))).real) for e in step]
    J = (np.stack(right, -1) - np.stack(left, -1)) / 2e-6
    distance = np.sqrt(error @ np.linalg.solve(total, error))
    return T @ scipy.linalg.expm(hat(move)), J @ posterior @ J.T, distance


def inputs(*shape: int, seed: int = 0) -> tuple[pk.UncertainPose, Tensor, Tensor]:
    pose = pk.Pose.random(*shape, dtype=D, generator=torch.Generator().manual_seed(seed))
    measured = pose.inverse_apply(LANDMARK) + 0.5 * torch.randn(*shape, 3, dtype=D)
    return (
        pk.UncertainPose(pose, 0.1 * spread(*shape, size=6, seed=seed)),
        measured,
        spread(*shape, size=3, seed=seed + 9),
    )


@pytest.mark.parametrize("frame", ["body", "world"])
def test_updates_are_those_of_numpy(frame: str) -> None:
    estimate, measured, noise = inputs(3)
    found, distance = pk.kalman_update(estimate.in_frame(frame), seen, measured, noise, LANDMARK)
    assert found.frame == frame
    for k in range(3):
        T, covariance, expected = by_numpy(
            estimate.pose[k].matrix().numpy(), estimate.covariance[k].numpy(), measured[k].numpy(), noise[k].numpy()
        )
        torch.testing.assert_close(found.pose[k].matrix(), torch.tensor(T), rtol=0, atol=1e-8)
        torch.testing.assert_close(found.in_frame("body").covariance[k], torch.tensor(covariance), rtol=0, atol=1e-7)
        assert abs(float(distance[k]) - expected) < 1e-8


def test_ops_and_functions_give_the_same_in_any_batch() -> None:
    estimate, measured, noise = inputs(2, 3)
    found, distance = pk.kalman_update(estimate, seen, measured, noise, LANDMARK)
    other, far = pk.kalman_update(estimate, lambda T: T.inverse_apply(LANDMARK), measured, noise)
    pk.testing.assert_close(found.pose, other.pose)
    torch.testing.assert_close(found.covariance, other.covariance)
    torch.testing.assert_close(distance, far)
    alone, near = pk.kalman_update(estimate[1, 2], seen, measured[1, 2], noise[1, 2], LANDMARK)
    pk.testing.assert_close(found.pose[1, 2], alone.pose)
    torch.testing.assert_close(found.covariance[1, 2], alone.covariance)
    torch.testing.assert_close(distance[1, 2], near)
    none, _ = pk.kalman_update(estimate[:0], seen, measured[:0], noise[:0], LANDMARK)
    assert none.shape == (0, 3)


def test_a_gate_keeps_estimates_that_are_far_from_the_measurement() -> None:
    estimate, measured, noise = inputs(2)
    measured[1] += 100
    found, distance = pk.kalman_update(estimate, seen, measured, noise, LANDMARK, gate=5.0)
    free, same = pk.kalman_update(estimate, seen, measured, noise, LANDMARK)
    torch.testing.assert_close(distance, same)
    assert distance[0] < 5 < distance[1]
    pk.testing.assert_close(found[1], estimate[1])
    pk.testing.assert_close(found[0], free[0])


@pytest.mark.parametrize("what", ["measured", "noise", "half"])
def test_a_gate_keeps_measurements_out_that_are_not_finite(what: str) -> None:
    estimate, measured, noise = inputs(3)
    if what == "measured":
        measured[1] = torch.nan
    elif what == "half":
        measured[1, 0] = torch.inf
    else:
        noise[1] = torch.nan
    measured.requires_grad_()
    found, distance = pk.kalman_update(estimate, seen, measured, noise, LANDMARK, gate=100.0)
    pk.testing.assert_close(found[1], estimate[1])
    assert distance[1] == torch.inf and distance[[0, 2]].isfinite().all()
    others, _ = pk.kalman_update(estimate, seen, measured.detach(), noise, LANDMARK)
    pk.testing.assert_close(found[[0, 2]], others[[0, 2]])
    (slope,) = torch.autograd.grad(found.pose.position.sum() + found.covariance.sum(), measured)
    assert slope.isfinite().all() and not slope[1].any() and slope[0].any()


def test_a_certain_pose_stays_and_a_vague_measurement_changes_nothing() -> None:
    estimate, measured, noise = inputs(1)
    certain = pk.UncertainPose(estimate.pose, torch.zeros(6, 6, dtype=D))
    found, _ = pk.kalman_update(certain, seen, measured, noise, LANDMARK)
    pk.testing.assert_close(found.pose, certain.pose)
    assert (found.covariance == 0).all()
    vague, distance = pk.kalman_update(estimate, seen, measured, 1e12 * noise, LANDMARK)
    torch.testing.assert_close(vague.covariance, estimate.covariance, rtol=0, atol=1e-9)
    assert distance < 1e-5


def test_a_covariance_that_is_none_gives_nan_and_leaves_the_others_alone() -> None:
    estimate, measured, noise = inputs(2)
    expected, far = pk.kalman_update(estimate, seen, measured, noise, LANDMARK)
    noise[1] = -100 * torch.eye(3)
    found, distance = pk.kalman_update(estimate, seen, measured, noise, LANDMARK)
    pk.testing.assert_close(found[0].pose, expected[0].pose)
    torch.testing.assert_close(distance[0], far[0])
    assert distance[1].isnan()
    assert found[1].covariance.isnan().all()


def test_dtypes_are_promoted() -> None:
    estimate, measured, noise = inputs(2)
    expected, far = pk.kalman_update(estimate, seen, measured, noise, LANDMARK)
    found, distance = pk.kalman_update(estimate.float(), seen, measured.float(), noise, LANDMARK.float())
    assert found.dtype == distance.dtype == D
    torch.testing.assert_close(found.covariance, expected.covariance, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(distance, far, rtol=1e-4, atol=1e-4)


def test_gradients_are_right() -> None:
    estimate, measured, noise = inputs(1, seed=4)
    given = (estimate.pose.log(), estimate.covariance, measured, noise, LANDMARK.clone())

    def updated(twist: Tensor, prior: Tensor, measured: Tensor, noise: Tensor, landmark: Tensor) -> tuple[Tensor, ...]:
        prior, noise = prior + prior.mT, noise + noise.mT
        start = pk.UncertainPose(pk.Pose.exp(twist), prior)
        end, distance = pk.kalman_update(start, seen, measured, noise, landmark)
        return end.pose.matrix(), end.covariance, distance

    leaves = [x.clone().requires_grad_() for x in given]
    assert gradcheck(updated, leaves, fast_mode=True)
    assert gradgradcheck(lambda *x: updated(*x)[2], leaves, fast_mode=True)


def test_malformed_arguments_are_refused() -> None:
    estimate, measured, noise = inputs(2)
    with pytest.raises(
        pk.ArgumentError, match="kalman_update: estimate must be an UncertainPose or an UncertainRotation, got Pose"
    ):
        pk.kalman_update(estimate.pose, seen, measured, noise, LANDMARK)
    with pytest.raises(pk.ArgumentError, match="kalman_update: measure must be a function, got Tensor"):
        pk.kalman_update(estimate, measured, measured, noise)
    with pytest.raises(pk.ShapeError, match=r"kalman_update: measure must return a tensor of shape \(2, 'k'\), got"):
        pk.kalman_update(estimate, lambda T: T.position[0], measured, noise)
    with pytest.raises(pk.ShapeError, match=r"kalman_update: measured must have shape \(\.\.\., 3\), got \(2, 2\)"):
        pk.kalman_update(estimate, seen, measured[:, :2], noise, LANDMARK)
    with pytest.raises(pk.ShapeError, match=r"kalman_update: covariance must have shape \(\.\.\., 3, 3\)"):
        pk.kalman_update(estimate, seen, measured, noise[0, :2], LANDMARK)
    with pytest.raises(pk.OptionError, match="kalman_update: gate must be a positive number of standard deviations"):
        pk.kalman_update(estimate, seen, measured, noise, LANDMARK, gate=0.0)


@pk.op
def direction(world_R_robot: R, towards: Vec3) -> Vec3:
    return ~world_R_robot @ towards


def test_rotations_are_updated_as_poses_without_a_translation() -> None:
    estimate, measured, noise = inputs(3, seed=2)
    prior = estimate.rotation
    wide = torch.nn.functional.pad(prior.covariance, (3, 0, 3, 0))
    pose = pk.UncertainPose(pk.Pose.from_rotation(prior.rotation), wide)
    for frame in ("body", "world"):
        expected, far = pk.kalman_update(pose.in_frame(frame), seen, measured, noise, LANDMARK)
        found, distance = pk.kalman_update(prior.in_frame(frame), direction, measured, noise, LANDMARK)
        pk.testing.assert_close(found, expected.rotation)
        torch.testing.assert_close(distance, far)


@pytest.mark.slow(but="UncertainPose")
@pytest.mark.parametrize("kind", [pk.UncertainPose, pk.UncertainRotation])
def test_the_filter_is_consistent(kind: Any) -> None:
    """Errors of many runs, squared and weighted by the covariances of the filter, have the chi-squared distribution."""
    source, runs, steps = torch.Generator().manual_seed(7), 1000, 15
    size, group = (6, pk.Pose) if kind is pk.UncertainPose else (3, pk.Rotation)
    marks = torch.tensor([[4.0, 0, 1], [-1, 5, 0], [0, -2, 6]], dtype=D)
    start, drift = 0.05**2 * torch.eye(size, dtype=D), 0.01**2 * torch.eye(size, dtype=D)
    noise, motion = 0.05**2 * torch.eye(3, dtype=D), group.exp(0.3 * torch.arange(1.0, size + 1, dtype=D).sin())
    truth = group.identity(runs, dtype=D).perturb(start, generator=source)
    estimate = kind(group.identity(runs, dtype=D), start)
    for k in range(steps):
        truth = (truth @ motion).perturb(drift, generator=source)
        estimate = estimate @ kind(motion, drift)
        measured = truth.inverse_apply(marks[k % 3]) + 0.05 * torch.randn(runs, 3, dtype=D, generator=source)
        estimate, distance = pk.kalman_update(estimate, lambda T, m: T.inverse_apply(m), measured, noise, marks[k % 3])
        assert_mean_of_chi_squared(distance.square(), 3)
        assert_mean_of_chi_squared(estimate.mahalanobis(truth).square(), size)


def assert_mean_of_chi_squared(squares: Tensor, freedom: int) -> None:
    """A bound that one of a million correct means exceeds."""
    low, high = scipy.stats.chi2.ppf([5e-7, 1 - 5e-7], freedom * len(squares)) / len(squares)
    assert low < squares.mean() < high
