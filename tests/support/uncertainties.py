"""Helpers of the tests of uncertain poses."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from posekit import Pose, UncertainPose
from tests.support import sampling

D = torch.float64
MANY = 200_000
FRAMES = ("body", "world")


def generator(seed: int) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def covariances(*batch: int, deviation: float = 0.1, seed: int = 0) -> Tensor:
    factor = deviation * sampling.normal(*batch, 6, 6, seed=seed) / 6**0.5
    return factor @ factor.mT + 0.01 * deviation**2 * torch.eye(6, dtype=D)


def estimates(*batch: int, frame: str = "body", deviation: float = 0.1, seed: int = 0) -> UncertainPose:
    return UncertainPose(
        Pose(*sampling.poses(*batch, seed=seed)), covariances(*batch, deviation=deviation, seed=seed + 7), frame
    )


def near(got: Tensor, want: object, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def assert_same(a: UncertainPose, b: UncertainPose, atol: float = 1e-12) -> None:
    assert a.frame == b.frame
    assert a.pose.allclose(b.pose, atol=atol)
    near(a.covariance, b.covariance, atol)


def assert_scattered(samples: Tensor, covariance: Tensor, *, curved: float = 0.0) -> None:
    """Asserts the covariance of samples (n, k), within 5 standard errors and ``curved``, the linear model's error."""
    deviation = covariance.diagonal().sqrt()
    scale = deviation[:, None] * deviation
    error = (scale.square() + covariance.square()).sqrt() / math.sqrt(len(samples))
    assert ((samples.T.cov() - covariance).abs() <= 5 * error + curved * scale).all()
