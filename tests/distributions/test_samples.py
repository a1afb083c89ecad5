"""A million samples of each family: angles against quadrature of the density, and matrices against their mean."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.distributions import (
    AngularCentralGaussian,
    Bingham,
    Haar,
    IsotropicGaussian,
    MatrixFisher,
    Mixture,
    TangentGaussian,
    VonMises,
)

F64, COUNT, BINS = torch.float64, 1_000_000, 40
CHI_SQUARE = 73  # of 39 degrees of freedom: p = 0.001
CENTRE = pk.Rotation([0.9, 0.1, -0.2, 0.4]).double().normalized()
HEADING = pk.Rotation2.from_angle(2.5).double()
COVARIANCE = torch.tensor([[0.3, 0.1, 0], [0.1, 0.2, -0.05], [0, -0.05, 0.1]], dtype=F64)
EIGENVALUES = torch.tensor([1.0, -2, -4, 3], dtype=F64)
PAIR = pk.Rotation.from_rotvec([[0.2, 0, 0], [0, 1.5, 0.5]]).double()
FAMILIES = {
    "Haar": Haar(dtype=F64),
    "IsotropicGaussian": IsotropicGaussian(CENTRE.retract(torch.tensor([0.3, 0.1, -0.2], dtype=F64)), 0.5),
    "IsotropicGaussian, wide": IsotropicGaussian(CENTRE, 1.7),
    "MatrixFisher": MatrixFisher(torch.tensor([[4.0, -1, 2], [0.5, 3, 1], [-2, 1, -2.5]], dtype=F64)),
    "Bingham": Bingham(torch.diag(EIGENVALUES)),
    "AngularCentralGaussian": AngularCentralGaussian(torch.diag(torch.tensor([1.0, 4, 2, 3], dtype=F64))),
    "TangentGaussian": TangentGaussian(pk.UncertainRotation(CENTRE, COVARIANCE)),
    "Mixture": Mixture([3, 1], IsotropicGaussian(PAIR, torch.tensor([0.3, 0.8], dtype=F64))),
}


def gauss(low: torch.Tensor, high: torch.Tensor, count: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Nodes and weights of Gauss and Legendre in intervals, shape (intervals, count)."""
    nodes, weights = (torch.from_numpy(x) for x in np.polynomial.legendre.leggauss(count))
    half = ((high - low) / 2)[:, None]
    return low[:, None] + half * (1 + nodes), half * weights


def probabilities(family: Any) -> torch.Tensor:
    """Those of intervals of the angle from `CENTRE`: the density times that of uniform rotations, over all axes."""
    edges = torch.linspace(0, math.pi, BINS + 1, dtype=F64)
    angles, weights = gauss(edges[:-1], edges[1:], 6)
    (height,), (share,) = gauss(torch.tensor([-1.0], dtype=F64), torch.tensor([1.0], dtype=F64), 24)
    turns = torch.arange(48, dtype=F64) * (2 * math.pi / 48)
    width = (1 - height * height).sqrt()[:, None]
    axes = torch.stack([width * turns.cos(), width * turns.sin(), height[:, None].expand(-1, 48)], -1)
    values = CENTRE @ pk.Rotation.exp(angles[..., None, None, None] * axes)
    mean = (family.log_prob(values).exp().mean(-1) * share / 2).sum(-1)
    return (weights * 2 / math.pi * (angles / 2).sin().square() * mean).sum(-1)


def statistic(counts: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
    """Chi-square, of intervals that are not empty; those of fewer than 20 expected samples are one."""
    few = expected < 20
    counts, expected = (torch.cat([x[~few], x[few].sum()[None]]) for x in (counts, expected))
    return ((counts - expected).square() / expected.clamp(min=20)).sum()


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILIES)
def test_a_million_samples_have_the_angles_and_the_mean_of_the_density(name: str) -> None:
    family: Any = FAMILIES[name]
    drawn = family.sample((COUNT,), generator=torch.Generator().manual_seed(8))
    expected = probabilities(family)
    assert abs(expected.sum() - 1) < 1e-9
    counts = torch.histc(CENTRE.distance(drawn), BINS, 0, math.pi)
    assert statistic(counts, COUNT * expected) < CHI_SQUARE
    matrices = drawn.matrix()
    error = (matrices.mean(0) - family.expected_matrix()).abs()
    assert (error < 4.5 * matrices.std(0) / math.sqrt(COUNT)).all()


@pytest.mark.slow
@pytest.mark.parametrize("concentration", [0.5, 4.0, 60.0])
def test_a_million_headings_have_the_angles_and_the_mean_of_the_density(concentration: float) -> None:
    family = VonMises(HEADING, concentration)
    drawn = family.sample((COUNT,), generator=torch.Generator().manual_seed(8))
    edges = torch.linspace(-math.pi, math.pi, BINS + 1, dtype=F64)
    angles, weights = gauss(edges[:-1], edges[1:], 20)
    expected = (family.log_prob(pk.Rotation2.from_angle(angles)).exp() * weights).sum(-1) / (2 * math.pi)
    assert abs(expected.sum() - 1) < 1e-9
    assert statistic(torch.histc(drawn.angle(), BINS, -math.pi, math.pi), COUNT * expected) < CHI_SQUARE
    matrices = drawn.matrix()
    error = (matrices.mean(0) - family.expected_matrix()).abs()
    assert (error < 4.5 * matrices.std(0) / math.sqrt(COUNT)).all()
