"""TangentGaussian: densities by changes of variables, integrals, divergences, fits."""

from __future__ import annotations

import math

import pytest
import torch
from torch.distributions import kl_divergence

import posekit as pk
from posekit.distributions import (
    AngularCentralGaussian,
    Haar,
    IsotropicGaussian,
    MatrixFisher,
    Mixture,
    TangentGaussian,
)
from posekit.distributions.base import GroupDistribution

F64 = torch.float64
HEADING = pk.Rotation2.from_angle(torch.tensor(0.7, dtype=F64))


def generator(seed: int = 1) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def covariance(size: int, scale: float) -> torch.Tensor:
    root = torch.eye(size, dtype=F64) + 0.2 * torch.randn(size, size, dtype=F64, generator=generator(3))
    return scale**2 * root @ root.mT


@pytest.mark.parametrize("scale", [0.3, 1.5])
@pytest.mark.parametrize("frame", ["body", "world"])
def test_densities_of_uncertain_poses_are_sums_over_the_tangents_that_lead_to_a_pose(frame: str, scale: float) -> None:
    mean = pk.Pose.random(dtype=F64, generator=generator())
    estimate = pk.UncertainPose(mean, covariance(6, scale), frame=frame)
    values = mean.perturb(covariance(6, 1.0), generator=generator(4)).expand(1)
    tangent = mean.local(values, frame=frame)
    turn, total = tangent[..., 3:], torch.zeros(1, dtype=F64)
    normal = torch.distributions.MultivariateNormal(torch.zeros(6, dtype=F64), estimate.covariance)
    for turns in range(-2, 3):
        rotvec = turn * (1 + 2 * math.pi * turns / turn.norm())
        position = pk.Rotation.left_jacobian_inverse(rotvec) @ pk.Rotation.left_jacobian(turn) @ tangent[..., :3, None]
        candidate = torch.cat([position.squeeze(-1), rotvec], -1)
        assert mean.retract(candidate, frame=frame).allclose(values, atol=1e-12)
        total += normal.log_prob(candidate).exp() / torch.linalg.det(pk.Pose.left_jacobian(candidate)).abs()
    expected = total.log() + math.log(8 * math.pi**2)
    torch.testing.assert_close(TangentGaussian(estimate).log_prob(values), expected, rtol=1e-11, atol=1e-11)


@pytest.mark.slow
def test_densities_of_uncertain_rotations_and_of_the_plane_have_integrals_of_one() -> None:
    angles = (torch.arange(100_000, dtype=F64) + 0.5) / 100_000 * 2 * math.pi
    planar = TangentGaussian(pk.UncertainRotation(HEADING, torch.tensor([[2.0]], dtype=F64)))
    assert (planar.log_prob(pk.Rotation2.from_angle(angles)).exp().mean() - 1).abs() < 1e-12
    for scale in (0.3, 1.2):
        estimate = pk.UncertainRotation(pk.Rotation.identity(dtype=F64), scale**2 * torch.eye(3, dtype=F64))
        turned = pk.Rotation.from_axis_angle(torch.tensor([0.0, 0.6, 0.8], dtype=F64), angles / 2)
        density = TangentGaussian(estimate).log_prob(turned).exp()
        assert ((density * (1 - (angles / 2).cos())).mean() - 1).abs() < 1e-5
    pose = pk.UncertainPose(pk.Pose2.identity(dtype=F64), covariance(3, 0.4))
    drawn = TangentGaussian(pose).sample((200_000,), generator=generator())
    wider = TangentGaussian(pk.UncertainPose(pk.Pose2.identity(dtype=F64), covariance(3, 0.3)))
    ratio = (wider.log_prob(drawn) - TangentGaussian(pose).log_prob(drawn)).exp()
    assert (ratio.mean() - 1).abs() < 5 * ratio.std() / math.sqrt(len(drawn))


def test_derivatives_of_uncertain_poses_at_the_mean_and_elsewhere() -> None:
    mean = pk.Pose.random(dtype=F64, generator=generator())

    def density(offset: torch.Tensor, moved: torch.Tensor, root: torch.Tensor) -> torch.Tensor:
        estimate = pk.UncertainPose(mean.retract(moved), root @ root.mT)
        return TangentGaussian(estimate).log_prob(mean.retract(offset))

    for offset in (torch.zeros(6, dtype=F64), torch.tensor([0.1, -0.2, 0.3, 0.5, 1.0, -0.4], dtype=F64)):
        inputs = offset, torch.zeros(6, dtype=F64), 0.2 * torch.eye(6, dtype=F64)
        inputs = tuple(x.clone().requires_grad_() for x in inputs)
        assert torch.autograd.gradcheck(density, inputs, fast_mode=True)
        assert torch.autograd.gradgradcheck(density, inputs, fast_mode=True)


@pytest.mark.parametrize("scale", [0.01, 0.3, 0.4])
def test_entropies_and_moments_of_uncertain_rotations_are_integrals_over_the_angle(scale: float) -> None:
    mean = pk.Rotation.random(dtype=F64, generator=generator())
    noise = TangentGaussian(pk.UncertainRotation(mean, scale**2 * torch.eye(3, dtype=F64)))
    angle = (torch.arange(20_000, dtype=F64) + 0.5) * min(math.pi, 12 * scale) / 20_000
    log_prob = noise.log_prob(mean @ pk.Rotation.from_axis_angle(torch.tensor([0.0, 0.6, 0.8], dtype=F64), angle))
    part = log_prob.exp() * (1 - angle.cos())
    part = part / part.sum()
    assert abs(noise.entropy() + (part * log_prob).sum()) < 1e-7  # of the midpoint rule
    matrix = (part * (1 + 2 * angle.cos()) / 3).sum() * mean.matrix()
    torch.testing.assert_close(noise.expected_matrix(), matrix, rtol=0, atol=1e-8)


def test_divergences_of_uncertain_rotations_are_those_of_their_tangents_about_one_mean() -> None:
    mean = pk.Rotation.random(2, dtype=F64, generator=generator())
    first, second = covariance(3, 0.2), covariance(3, 0.3)
    p, q = [TangentGaussian(pk.UncertainRotation(mean, x)) for x in (first, second)]
    zero = torch.zeros(3, dtype=F64)
    normal, wider = [torch.distributions.MultivariateNormal(zero, x) for x in (first, second)]
    torch.testing.assert_close(kl_divergence(p, q), kl_divergence(normal, wider).expand(2), rtol=1e-12, atol=1e-12)
    assert torch.equal(kl_divergence(p, Haar(dtype=F64)), -p.entropy())


@pytest.mark.slow(but="other2")
@pytest.mark.parametrize(
    "other",
    [
        IsotropicGaussian(pk.Rotation.from_rotvec([0.3, 0.0, 0.1]).double(), 0.5),
        MatrixFisher(3 * torch.eye(3, dtype=F64)),
        AngularCentralGaussian(torch.eye(4, dtype=F64) + 0.4),
        Mixture([1.0, 2.0], IsotropicGaussian(pk.Rotation.from_rotvec([[0.3, 0, 0], [0, 0.2, 0]]).double(), 0.5)),
    ],
)
def test_divergences_from_uncertain_rotations_are_means_over_samples(other: GroupDistribution) -> None:
    mean = pk.Rotation.from_rotvec([0.1, 0.2, -0.1]).double()
    p = TangentGaussian(pk.UncertainRotation(mean, covariance(3, 0.2)))
    drawn = p.sample((100_000,), generator=generator(2))
    difference = p.log_prob(drawn) - other.log_prob(drawn)
    assert (kl_divergence(p, other) - difference.mean()).abs() < 4 * difference.std() / math.sqrt(len(drawn))


@pytest.mark.parametrize("kind", [pk.Pose, pk.Rotation, pk.Pose2, pk.Rotation2])
def test_fits_of_tangents_have_the_largest_likelihood(kind: type) -> None:
    mean = kind.random(2, dtype=F64, generator=generator())
    size = mean.log().shape[-1]
    wrap = pk.UncertainPose if hasattr(mean, "position") else pk.UncertainRotation
    drawn = TangentGaussian(wrap(mean, covariance(size, 0.4))).sample((100,), generator=generator(2))
    weights = torch.rand(100, 1, dtype=F64, generator=generator(3))
    found = TangentGaussian.fit(drawn, weights)
    assert found.mode.allclose(found.mean)
    offset = torch.zeros(2, size, dtype=F64, requires_grad=True)
    spread = found.estimate.covariance.clone().requires_grad_()
    moved = wrap(found.mean.retract(offset), spread)
    likelihood = (weights * TangentGaussian(moved).log_prob(drawn)).sum() / weights.sum()
    by_offset, by_covariance = torch.autograd.grad(likelihood, (offset, spread))
    assert by_offset.abs().max() < 1e-3  # what lies beyond half a turn counts in the density and not in the fit
    assert (spread @ by_covariance).abs().max() < 1e-3
