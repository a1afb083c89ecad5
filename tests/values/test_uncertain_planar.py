"""Estimates of poses and rotations of the plane: those of space that are certain to stay in the plane z = 0."""

from __future__ import annotations

import copy
import pathlib
import pickle
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

import posekit as pk
from posekit import Pose2, Rotation2, UncertainPose, UncertainRotation
from tests.support import sampling
from tests.support.lie_groups import GROUPS
from tests.support.uncertainties import FRAMES, MANY, D, assert_same, assert_scattered, generator, near

each_frame = pytest.mark.parametrize("frame", FRAMES)


def covariances(*batch: int, size: int = 3, seed: int = 0, deviation: float = 0.1) -> Tensor:
    factor = deviation * sampling.normal(*batch, size, size, seed=seed + 7)
    return factor @ factor.mT + 1e-4 * torch.eye(size, dtype=D)


def estimates(*batch: int, frame: Any = "body", seed: int = 0) -> UncertainPose[Pose2]:
    pose = GROUPS["Pose2"].stretched(GROUPS["Pose2"].members(*batch, seed=seed), 2.5)
    return UncertainPose(pose, covariances(*batch, seed=seed), frame)


def turns(*batch: int, frame: Any = "body", seed: int = 0) -> UncertainRotation[Rotation2]:
    rotation = GROUPS["Rotation2"].members(*batch, seed=seed)
    return UncertainRotation(rotation, covariances(*batch, size=1, seed=seed), frame)


@each_frame
def test_operations_are_those_of_space(frame: Any) -> None:
    a, b, tangent = estimates(3, frame=frame), estimates(3, frame="world", seed=1), sampling.normal(3, 3, seed=5)
    twist = torch.stack((*tangent[:, :2].unbind(-1), *torch.zeros(3, 3, dtype=D), tangent[:, 2]), -1)
    p, q = a.lift(), b.lift()
    assert_same((a @ b).lift(), p @ q)
    assert_same((a @ b.pose).lift(), p @ q.pose)
    assert_same((b.pose @ a).lift(), q.pose @ p)
    assert_same((a @ b.pose.rotation).lift(), p @ q.pose.rotation)
    assert_same((b.pose.rotation @ a).lift(), q.pose.rotation @ p)
    assert_same((~a).lift(), ~p)
    assert_same(a.between(b).lift(), p.between(q))
    assert_same(a.retract(tangent).lift(), p.retract(twist))
    assert_same(a.retract(tangent, frame="world").lift(), p.retract(twist, frame="world"))
    for side in FRAMES:
        assert_same(a.in_frame(side).lift(), p.in_frame(side))
    close = UncertainPose(a.pose.retract(0.1 * tangent), b.covariance)
    assert_same(a.fuse(close).lift(), p.fuse(close.lift()), 1e-9)
    assert_same(pk.cumulative(a).lift(), pk.cumulative(p), 1e-11)
    assert_same(pk.chain(a).lift(), pk.chain(p), 1e-11)
    rotation = a.rotation
    assert isinstance(rotation.rotation, Rotation2)
    near(rotation.covariance, a.covariance[:, 2:, 2:])


@each_frame
def test_points_have_the_covariances_of_space(frame: Any) -> None:
    a, points, local = estimates(3, frame=frame), sampling.normal(3, 2, seed=5), covariances(3, size=2)
    wide = torch.nn.functional.pad(points, (0, 1)), torch.nn.functional.pad(local, (0, 1, 0, 1))
    for given, lifted in (((points,), wide[:1]), ((points, local), wide)):
        for found, wanted in zip(a.apply(*given), a.lift().apply(*lifted), strict=True):
            near(found, wanted[..., :2] if found.ndim == 2 else wanted[..., :2, :2])
    turn = turns(3, frame=frame)
    moved, spread = turn.apply(points)
    near(moved, turn.rotation @ points)
    lever = torch.stack((-moved[:, 1], moved[:, 0]), -1)  # a rotation by w moves the point by w times this
    near(spread, turn.covariance * lever[:, :, None] * lever[:, None])


def test_one_step_has_hand_computed_numbers() -> None:
    quarter = UncertainPose(Pose2([1, 2], [0, 1]), torch.tensor([1.0, 2.0, 4.0], dtype=D).diag())
    # The body's x is the world's y. A turn by w about the origin moves (1, 2) by w (-2, 1).
    world = torch.tensor([[2 + 4 * 4, -8, 8.0], [-8, 1 + 4, -4], [8, -4, 4]], dtype=D)
    near(quarter.in_frame("world").covariance, world)
    ahead = quarter @ Pose2([3, 0])  # a turn by w moves the point 3 ahead to the side by 3 w
    near(ahead.covariance, torch.tensor([[1.0, 0, 0], [0, 2 + 9 * 4, 12], [0, 12, 4]], dtype=D))


def test_samples_scatter_as_the_covariance_says_and_distances_are_those_of_the_formula() -> None:
    a, b = estimates(frame="world"), estimates(seed=2)
    drawn = a.sample(MANY, generator=generator(0))
    assert isinstance(drawn, Pose2)
    assert_scattered(a.pose.local(drawn, frame="world"), a.covariance, curved=0.05)
    d = a.in_frame("body").pose.local(b.pose)
    total = a.in_frame("body").covariance + b.covariance
    near(a.mahalanobis(b), (d @ torch.linalg.solve(total, d)).sqrt(), 1e-10)
    one = turns()
    near(one.mahalanobis(one.rotation.retract([0.3])), 0.3 / one.covariance[0, 0].sqrt(), 1e-12)


def test_values_are_joined_saved_and_printed(tmp_path: pathlib.Path) -> None:
    a, b = estimates(3), estimates(3, seed=1)
    assert_planar(pk.stack([a, b])[1], b)
    assert_planar(pk.cat([a, b])[3:], b)
    leaves, spec = pytree.tree_flatten(a)
    assert len(leaves) == 3
    for other in (pytree.tree_unflatten(leaves, spec), pickle.loads(pickle.dumps(a)), copy.deepcopy(a), a.clone()):
        assert_planar(other, a)
    pk.io.write_safetensors(tmp_path / "estimates.safetensors", {"a": a, "r": a.rotation})
    back = pk.io.read_safetensors(tmp_path / "estimates.safetensors")
    assert_planar(back["a"], a)
    assert isinstance(back["r"].rotation, Rotation2)
    pk.testing.assert_close(a, a.in_frame("world").in_frame("body"))
    assert a.isclose(a).all() and not a.isclose(b).any()
    assert a.validate() is a
    assert repr(UncertainPose(Pose2([1, 2]), 4 * torch.eye(3))) == (
        "UncertainPose(position=[1., 2.], complex=[1., 0.], sigma=[2., 2., 2.], frame='body')"
    )


def assert_planar(a: Any, b: Any) -> None:
    assert type(a.pose) is Pose2 and a.frame == b.frame
    assert torch.equal(a.pose.position, b.pose.position) and torch.equal(a.covariance, b.covariance)


def test_the_update_of_a_filter_is_that_of_space() -> None:
    landmark, noise = torch.tensor([2.0, 1.0], dtype=D), 0.01 * torch.eye(2, dtype=D)
    guess, seen = estimates(), torch.tensor([0.5, 1.0], dtype=D)
    found, distance = pk.kalman_update(guess, lambda T: T.inverse_apply(landmark), seen, noise)
    point = torch.nn.functional.pad(landmark, (0, 1))
    wanted, far = pk.kalman_update(guess.lift(), lambda T: T.inverse_apply(point)[..., :2], seen, noise)
    assert_same(found.lift(), wanted, 1e-10)
    near(distance, far, 1e-10)


def test_priors_and_covariances_of_solutions() -> None:
    a, b = estimates(), estimates(seed=1)
    close = UncertainPose(a.pose.retract([0.1, -0.05, 0.02]), b.covariance)
    problem = pk.Problem()
    nodes = problem.variables(a.pose[None])
    problem.prior(nodes[0], a)
    problem.prior(nodes[0], close)
    found = problem.solve(tolerance=1e-10, progress=False)
    fused = a.fuse(close)
    near(found[nodes][0].local(fused.pose), torch.zeros(3), 1e-7)
    covariance = found.covariance(nodes[0])
    assert isinstance(covariance, UncertainPose)
    near(covariance.covariance, fused.covariance, 1e-4)

    def displacement(T: Pose2, other: Pose2) -> Tensor:
        return other.local(T)

    weight = torch.linalg.inv(close.covariance)
    result = pk.least_squares(displacement, a.pose, close.pose, weight=weight, prior=a, tolerance=1e-12)
    near(result.value.local(fused.pose), torch.zeros(3), 1e-7)
    assert isinstance(result.covariance(), UncertainPose)
    near(result.covariance().covariance, covariance.covariance, 1e-8)
    turn = turns()
    held = pk.least_squares(lambda R: R.log(), turn.rotation, prior=turn, weight=torch.eye(1, dtype=D))
    share = 1 / (1 + turn.covariance[0])
    near(held.value.log(), turn.rotation.log() * share, 1e-8)
    with pytest.raises(pk.ArgumentError, match=r"UncertainRotation for .* got UncertainPose for a Rotation2"):
        pk.least_squares(lambda R: R.log(), turn.rotation, prior=a)


def test_gradients_reach_means_and_covariances() -> None:
    a, b = estimates(2), estimates(2, seed=1)

    def composed(position: Tensor, number: Tensor, covariance: Tensor) -> tuple[Tensor, Tensor]:
        value = UncertainPose(Pose2(position, number), covariance)
        found = value.between(b).fuse(value)
        return found.pose.log(), found.covariance

    tensors = [x.clone().requires_grad_() for x in (a.pose.position, a.pose.complex, a.covariance)]
    assert torch.autograd.gradcheck(composed, tensors, fast_mode=True, atol=1e-5)


def test_estimates_of_space_and_of_the_plane_do_not_mix() -> None:
    a, space = estimates(), UncertainPose(pk.Pose.identity(dtype=D), torch.eye(6, dtype=D))
    with pytest.raises(pk.ArgumentError, match=r"compose: other must be of a Pose2, got one of a Pose"):
        a @ space
    with pytest.raises(pk.ArgumentError, match=r"UncertainPose: pose must be a Pose or a Pose2, got Rotation2"):
        UncertainPose(Rotation2([1, 0]), torch.eye(1))  # type: ignore[type-var]
    with pytest.raises(pk.ShapeError, match=r"covariance must have shape \(\.\.\., 3, 3\), got \(6, 6\)"):
        UncertainPose(Pose2([1, 2]), torch.eye(6))
    with pytest.raises(pk.ArgumentError, match=r"UncertainPose.lift: pose must be a Pose2, got a Pose"):
        space.lift()
    with pytest.raises(pk.ShapeError, match=r"UncertainPose.apply: points must have shape \(\.\.\., 2\), got \(3,\)"):
        a.apply([1, 2, 3])
