"""Registration of matches of which most are wrong, compared with the truth."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose

D = torch.float64


def problem(*batch: int, count: int = 500, wrong: float = 0.9, seed: int = 0) -> tuple[Tensor, Tensor, Pose, Tensor]:
    """Points of a unit cube, their matches with noise of 0.003, the pose, and which matches are right."""
    g = torch.Generator().manual_seed(seed)
    source = torch.rand(*batch, count, 3, generator=g, dtype=D)
    pose = Pose.random(batch, generator=g, dtype=D)
    target = pose.apply(source, clouds=True) + 0.003 * torch.randn(*batch, count, 3, generator=g, dtype=D)
    bad = round(wrong * count)
    other = torch.rand(*batch, bad, 3, generator=g, dtype=D)
    target[..., :bad, :] = pose.apply(other, clouds=True)
    return source, target, pose, (torch.arange(count) >= bad).expand(*batch, count)


@pytest.mark.parametrize("options", [{"max_distance": 0.012}, {}, {"max_distance": 0.012, "method": "gnc"}], ids=str)
@pytest.mark.parametrize("wrong", [0.0, 0.5, 0.9])
def test_the_right_matches_are_found(wrong: float, options: dict[str, Any]) -> None:
    source, target, pose, right = problem(5, wrong=wrong)
    found = pk.register(source, target, **options)
    assert found.converged.all()
    best = pk.kabsch(source, target, right.double())
    assert found.pose.distance(best)[0].max() < 3e-3
    assert (found.inliers & right).sum(-1).min() > 0.9 * right.sum(-1).min()
    assert (found.inliers & ~right).sum() < 10
    assert found.rmse.max() < 0.012
    assert found.pose.distance(pose)[1].max() < 0.01


@pytest.mark.slow(but="{'max_distance': 0.012}")
@pytest.mark.parametrize("options", [{"max_distance": 0.012}, {}], ids=str)
def test_of_a_thousand_matches_95_per_cent_may_be_wrong(options: dict[str, Any]) -> None:
    source, target, pose, _ = problem(5, count=1000, wrong=0.95)
    found = pk.register(source, target, **options)
    assert found.converged.all()
    assert found.pose.distance(pose)[1].max() < 0.02


def test_matches_are_indices_of_the_points() -> None:
    source, target, _, _ = problem(count=100, wrong=0.3)
    order = torch.randperm(100, generator=torch.Generator().manual_seed(1))
    matches = torch.stack((torch.arange(100), order.argsort()), -1)
    expected = pk.register(source, target, max_distance=0.012)
    found = pk.register(source, target[order], matches, max_distance=0.012)
    assert torch.equal(found.inliers, expected.inliers)
    assert found.pose.allclose(expected.pose, atol=1e-9)
    matches[50:] = -1
    half = pk.register(source, target[order], matches, max_distance=0.012)
    assert not half.inliers[50:].any()
    assert half.pose.allclose(pk.register(source[:50], target[:50], max_distance=0.012).pose, atol=1e-6)


def test_missing_points_and_weights_of_zero_are_left_out() -> None:
    source, target, pose, _ = problem(count=60, wrong=0.3)
    weights = (torch.arange(60) >= 10).double()
    source[20] = math.nan
    found = pk.register(source, target, max_distance=0.012, weights=weights)
    assert not found.inliers[:10].any()
    assert not found.inliers[20]
    assert found.pose.distance(pose)[1] < 0.01


def test_a_call_repeats_its_result_and_a_generator_changes_the_sets() -> None:
    source, target, _, _ = problem()
    first, again = (pk.register(source, target, max_distance=0.012) for _ in range(2))
    assert torch.equal(first.pose.position, again.pose.position)
    other = pk.register(source, target, max_distance=0.012, generator=torch.Generator().manual_seed(7))
    assert other.pose.distance(first.pose)[0] < 1e-3


def test_what_is_missing_is_said_and_nothing_is_nan() -> None:
    source, target, pose, _ = problem(4, count=40, wrong=0)
    g = torch.Generator().manual_seed(5)
    target[1] = torch.rand(40, 3, generator=g, dtype=D)
    source[2] = torch.rand(40, 1, generator=g, dtype=D) * torch.tensor([1.0, -1, 2], dtype=D)
    target[2] = pose[2].apply(source[2])
    source[3, 2:] = math.nan
    found = pk.register(source, target, max_distance=0.012)
    assert list(found.status) == ["converged", "no_consensus", "collinear_points", "too_few_matches"]
    assert found.covariance().covariance[1:].isinf().all()
    assert found.pose.matrix().isfinite().all()
    assert pk.register(source[1], target[1]).status == "no_consensus"


@pytest.mark.slow
def test_the_covariance_is_that_of_the_errors() -> None:
    source, target, pose, _ = problem(300, count=60, wrong=0.2)
    found = pk.register(source, target, max_distance=0.02)
    error = pose.local(found.pose)[..., None]
    normalised = (error.mT @ torch.linalg.solve(found.covariance().covariance, error)).flatten()
    assert 5.0 < normalised.mean() < 8.5


def test_wrong_matches_do_not_lessen_the_covariance_and_there_may_be_no_problems() -> None:
    source, target, _, _ = problem(count=400, wrong=0.9)
    found = pk.register(source, target, max_distance=0.02)
    alone = pk.register(source[found.inliers], target[found.inliers], max_distance=0.02)
    torch.testing.assert_close(found.covariance().covariance, alone.covariance().covariance, rtol=1e-3, atol=0)
    for options in ({}, {"max_distance": 0.1, "method": "gnc"}):
        assert pk.register(source.expand(0, 400, 3), target, **options).inliers.shape == (0, 400)


def test_float32_and_three_matches() -> None:
    source, target, pose, _ = problem(2, count=50, wrong=0.2)
    found = pk.register(source.float(), target.float(), max_distance=0.012)
    assert found.pose.dtype == found.rmse.dtype == torch.float32
    assert found.pose.double().distance(pose)[1].max() < 0.01
    exact = pose.apply(source[:, :3], clouds=True)
    assert pk.register(source[:, :3], exact, max_distance=0.012).pose.allclose(pose, atol=1e-6)


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        (
            {"source": torch.zeros(5, 4)},
            pk.ShapeError,
            r"register: source must have shape \(..., n, 3\), got \(5, 4\)$",
        ),
        (
            {"target": torch.zeros(5, 3)},
            pk.ShapeError,
            "register: source and target must have as many points, got 500 and 5; or pass matches",
        ),
        (
            {"source": torch.zeros(2, 3), "target": torch.zeros(2, 3)},
            pk.ShapeError,
            "register: needs at least 3 matches, got 2",
        ),
        ({"matches": torch.zeros(5, 3, dtype=torch.int64)}, pk.ShapeError, r"matches must have shape \(..., k, 2\)"),
        (
            {"matches": [[0, 0], [1, 1], [2, 500]]},
            pk.ValidationError,
            r"matches\[2, 1\] = 500 is the index of no point of the target, which has 500",
        ),
        (
            {"matches": [[0, 0], [501, 1], [2, 500]]},
            pk.ValidationError,
            r"matches\[1, 0\] = 501 is the index of no point of the source, which has 500",
        ),
        ({"matches": [[0.5, 0.5]]}, pk.ArgumentError, "register: matches must be integers"),
        ({"method": "teaser"}, pk.OptionError, 'register: method must be "ransac" or "gnc", got \'teaser\''),
        ({"method": "gnc"}, pk.OptionError, 'register: the method "gnc" needs max_distance'),
        ({"max_distance": 0.0}, pk.OptionError, "register: max_distance must be positive, got 0.0"),
        ({"weights": torch.ones(3)}, pk.ShapeError, r"register: weights must have shape \(..., 500\), got \(3,\)"),
        ({"generator": 3}, pk.ArgumentError, "register: generator must be a torch.Generator, got int"),
    ],
)
def test_wrong_arguments_are_refused(change: dict[str, Any], error: type[Exception], match: str) -> None:
    source, target, _, _ = problem()
    with pytest.raises(error, match=match):
        pk.register(**{"source": source, "target": target, **change})


@pytest.mark.slow
def test_without_a_distance_wrong_matches_may_be_anywhere() -> None:
    g = torch.Generator().manual_seed(0)
    source = torch.rand(6, 1000, 3, generator=g, dtype=D)
    pose = pk.Pose.random(6, generator=g, dtype=D)
    target = pose[:, None].apply(source) + 0.01 * torch.randn(6, 1000, 3, generator=g, dtype=D)
    wrong = torch.randn(6, 950, 3, generator=g, dtype=D)
    wrong[::2] = wrong[::2] / torch.rand(3, 950, 1, generator=g, dtype=D)  # few are far away, most are near the middle
    target[:, :950] = target.mean(1, keepdim=True) + wrong
    found = pk.register(source, target)
    assert found.converged.all() and found.inliers[:, 950:].double().mean() > 0.9
    assert not found.inliers[:, :950].sum(-1).gt(5).any()
    position, rotation = found.pose.distance(pose)
    assert position.max() < 0.02 and rotation.max() < 0.02
    target[:, 950:] = target[:, :50].flip(1)
    assert set(pk.register(source, target).status) == {"no_consensus"}
    assert set(pk.register(source, target, max_distance=0.03).status) == {"no_consensus"}
