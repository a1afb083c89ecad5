"""VonMises, Mixture and Product, against mpmath, statistics and sums."""

from __future__ import annotations

import math
import pickle
from typing import Any

import mpmath as mp
import pytest
import torch
from torch.distributions import kl_divergence

import posekit as pk
from posekit.distributions import (
    Haar,
    IsotropicGaussian,
    MatrixFisher,
    Mixture,
    Product,
    TangentGaussian,
    VonMises,
)

F64 = torch.float64
HEADING = pk.Rotation2.from_angle(torch.tensor(0.7, dtype=F64))
CONCENTRATIONS = [1e-3, 0.5, 4.0, 11.0, 300.0, 1e6]


def generator(seed: int = 1) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


@pytest.mark.parametrize("concentration", CONCENTRATIONS)
def test_log_densities_moments_and_entropies_of_the_plane_are_those_of_mpmath(concentration: float) -> None:
    planar = VonMises(HEADING, concentration)
    with mp.workdps(40):
        k = mp.mpf(concentration)
        scaled, ratio = mp.besseli(0, k) * mp.exp(-k), mp.besseli(1, k) / mp.besseli(0, k)
        entropy = mp.log(scaled) + k * (1 - ratio)
        for angle in (0.0, 1e-3, 1.0, 3.0, math.pi):
            found = planar.log_prob(HEADING @ pk.Rotation2.from_angle(torch.tensor(angle, dtype=F64)))
            expected = k * (mp.cos(mp.mpf(angle)) - 1) - mp.log(scaled)
            assert abs(mp.mpf(found.item()) - expected) / (1 + abs(expected)) < 1e-13
        assert abs(mp.mpf(planar.entropy().item()) - entropy) / (1 + abs(entropy)) < 1e-13
        torch.testing.assert_close(planar.expected_matrix(), float(ratio) * HEADING.matrix(), rtol=0, atol=1e-14)
        other, apart = mp.mpf(3), mp.mpf("0.4")
        divergence = -entropy - other * ratio * mp.cos(apart) + mp.log(mp.besseli(0, other))
    q = VonMises(HEADING @ pk.Rotation2.from_angle(torch.tensor(0.4, dtype=F64)), 3.0)
    assert abs(kl_divergence(planar, q).item() - float(divergence)) / (1 + float(divergence)) < 1e-13
    uniform = Haar(dtype=F64, kind=pk.Rotation2)
    assert kl_divergence(planar, uniform) == -planar.entropy()
    expected = float(mp.log(scaled) + k)
    assert abs(kl_divergence(uniform, planar).item() - expected) < 1e-13 * (1 + expected)


@pytest.mark.slow(but="4.0")
@pytest.mark.parametrize("concentration", CONCENTRATIONS)
def test_samples_of_the_plane_have_the_angles_of_the_density(concentration: float) -> None:
    planar = VonMises(HEADING, concentration)
    angle = HEADING.local(planar.sample((100_000,), generator=generator())).squeeze(-1)
    reach = min(math.pi, 12 / math.sqrt(concentration))
    grid = torch.linspace(-reach, reach, 200_001, dtype=F64)
    below = planar.log_prob(HEADING.retract(grid.unsqueeze(-1))).exp().cumsum(0)
    edges = grid[torch.searchsorted(below / below[-1], torch.arange(1, 50, dtype=F64) / 50)]
    counts = torch.bincount(torch.searchsorted(edges, angle), minlength=50)
    assert ((counts - 2000).square() / 2000).sum() < 85  # of chi-square with 49 degrees of freedom: p = 0.001


def test_derivatives_of_the_plane() -> None:
    def numbers(offset: torch.Tensor, concentration: torch.Tensor) -> torch.Tensor:
        planar = VonMises(HEADING.retract(offset), concentration)
        return torch.stack([planar.entropy(), kl_divergence(planar, VonMises(HEADING, 2.0)), planar.log_prob(~HEADING)])

    for concentration in (0.3, 20.0):
        inputs = (
            torch.zeros(1, dtype=F64, requires_grad=True),
            torch.tensor(concentration, dtype=F64, requires_grad=True),
        )
        assert torch.autograd.gradcheck(numbers, inputs)
        assert torch.autograd.gradgradcheck(numbers, inputs, atol=1e-4)


@pytest.mark.parametrize("concentration", [0.3, 20.0])
def test_samples_of_the_plane_move_with_the_concentration_as_their_quantiles_do(concentration: float) -> None:
    number = torch.tensor(concentration, dtype=F64, requires_grad=True)
    offset = torch.zeros(1, dtype=F64, requires_grad=True)
    drawn = VonMises(HEADING.retract(offset), number).rsample((5,), generator=generator())
    angle = HEADING.local(drawn).squeeze(-1)
    for each in angle:
        slope, move = torch.autograd.grad(each, (number, offset), retain_graph=True)
        grid = (torch.arange(20_000, dtype=F64) + 0.5) / 20_000 * each.detach()
        probability = (
            VonMises(HEADING, number).log_prob(HEADING.retract(grid.unsqueeze(-1))).exp().mean() * each.detach()
        )
        (change,) = torch.autograd.grad(probability, number)
        density = VonMises(HEADING, number).log_prob(HEADING.retract(each.detach().unsqueeze(-1))).exp()
        torch.testing.assert_close(slope, -change / density, rtol=1e-6, atol=1e-9)
        torch.testing.assert_close(move, torch.ones(1, dtype=F64))


@pytest.mark.parametrize("concentration", [0.1, 3.0, 1000.0])
def test_fits_of_the_plane_have_the_expected_matrix_of_the_values(concentration: float) -> None:
    drawn = VonMises(HEADING, torch.tensor([concentration, 1.0], dtype=F64)).sample((400,), generator=generator())
    weights = torch.rand(400, 1, dtype=F64, generator=generator(2))
    mean = (weights[..., None, None] * drawn.matrix()).sum(0) / weights.sum()
    torch.testing.assert_close(VonMises.fit(drawn, weights).expected_matrix(), mean, rtol=0, atol=1e-10)


def covariance(size: int, scale: float) -> torch.Tensor:
    root = torch.eye(size, dtype=F64) + 0.2 * torch.randn(size, size, dtype=F64, generator=generator(3))
    return scale**2 * root @ root.mT


def test_mixtures_are_weighted_sums_of_densities() -> None:
    means = pk.Rotation.random(2, 3, dtype=F64, generator=generator())
    components, weights = IsotropicGaussian(means, 0.3), torch.tensor([1.0, 2, 5], dtype=F64)
    mixture = Mixture(weights, components)
    assert mixture.batch_shape == (2,)
    values = pk.Rotation.random(4, 2, dtype=F64, generator=generator(2))
    parts = torch.stack([IsotropicGaussian(means[:, i], 0.3).log_prob(values).exp() for i in range(3)], -1)
    torch.testing.assert_close(mixture.log_prob(values), (parts @ weights / 8).log())
    wider = pickle.loads(pickle.dumps(mixture)).expand((5, 2))
    torch.testing.assert_close(wider.log_prob(values[0]), mixture.log_prob(values[0]).expand(5, 2))
    assert wider.to(torch.float32).sample((3,)).dtype == torch.float32
    drawn = mixture.sample((50_000,), generator=generator())
    error = (drawn.matrix().mean(0) - mixture.expected_matrix()).abs().max()
    assert error < 5 / math.sqrt(len(drawn))
    assert mixture.mean.allclose(pk.Rotation.nearest(mixture.expected_matrix()))
    counts = torch.bincount((~means[0] @ drawn[:, 0, None]).angle().argmin(-1), minlength=3) / len(drawn)
    narrow = Mixture([0.0, 1.0], VonMises(pk.Rotation2.from_angle([0.0, 2.0]), 1e4))
    assert (narrow.sample((100,)).angle() - 2).abs().max() < 0.1
    assert (counts - weights / 8).abs().max() < 0.05


@pytest.mark.parametrize("kind", [pk.Pose, pk.Pose2])
def test_means_of_mixtures_of_poses_have_the_mean_position_and_the_mean_rotation(kind: Any) -> None:
    means = kind.random(2, 3, dtype=F64, generator=generator())
    size, weights = means.log().shape[-1], torch.tensor([1.0, 2, 5], dtype=F64)
    components = TangentGaussian(pk.UncertainPose(means, 1e-4 * torch.eye(size, dtype=F64)))
    mixture = Mixture(weights, components)
    drawn = mixture.sample((20_000,), generator=generator(2))
    position = (weights[:, None] * means.position).sum(1) / 8
    torch.testing.assert_close(mixture.mean.position, position)
    assert ((drawn.position.mean(0) - position).abs() < 5 * drawn.position.std(0) / math.sqrt(20_000)).all()
    matrix = (weights[:, None, None] * components.expected_matrix()).sum(1) / 8
    assert mixture.mean.rotation.allclose(type(means.rotation).nearest(matrix))


def test_modes_of_mixtures_are_stationary_and_not_below_any_component_s() -> None:
    means = pk.Rotation.from_rotvec([[0.0, 0, 0], [0, 0, 0.5], [0, 1.5, 0]]).double()
    scales = torch.tensor([[0.4, 0.2, 0.3], [0.3, 0.3, 0.1]], dtype=F64)
    mixture = Mixture([3.0, 2, 2], IsotropicGaussian(means, scales))
    offset = torch.zeros(2, 3, dtype=F64, requires_grad=True)
    density = mixture.log_prob(mixture.mode.retract(offset))
    assert torch.autograd.grad(density.sum(), offset)[0].abs().max() < 1e-9
    assert (density >= mixture.log_prob(means.unsqueeze(-1)).amax(0)).all()


def test_fits_of_mixtures_are_fixed_points_of_expectation_maximisation() -> None:
    means = pk.Rotation.from_rotvec([[0.0, 0, 0], [0, 0, 2.0]]).double()
    drawn = Mixture([3.0, 1], MatrixFisher(8 * means.matrix())).sample((500, 2), generator=generator())
    weights = torch.rand(500, 1, dtype=F64, generator=generator(2))
    start = Mixture([1.0, 1], MatrixFisher(3 * means.matrix()))
    found = Mixture.fit(drawn, weights, start=start)
    assert (found.weights[..., 0] - 0.75).abs().max() < 0.05
    each = torch.stack([MatrixFisher(found.components.parameter[:, i]).log_prob(drawn) for i in range(2)], -1)
    part = (found.weights.log() + each).softmax(-1) * weights.unsqueeze(-1)
    torch.testing.assert_close(part.sum(0) / weights.sum(0), found.weights, rtol=0, atol=1e-4)
    for i in range(2):
        mean = (part[..., i, None, None] * drawn.matrix()).sum(0) / part[..., i].sum(0)[..., None, None]
        torch.testing.assert_close(found.components.expected_matrix()[:, i], mean, rtol=0, atol=1e-3)


def test_products_are_independent_positions_and_rotations() -> None:
    position = torch.distributions.MultivariateNormal(torch.ones(3, dtype=F64), covariance(3, 0.5))
    fisher = MatrixFisher(torch.diag(torch.tensor([5.0, 2, 1], dtype=F64)).expand(2, 3, 3))
    product, other = Product(position, fisher), Product(position, Haar(dtype=F64))
    torch.manual_seed(0)
    drawn = product.sample((1000,))
    assert (drawn.shape, product.has_rsample, other.has_rsample) == ((1000, 2), True, True)
    assert not Product(position, Mixture([1, 1], fisher)).has_rsample
    expected = position.log_prob(drawn.position) + fisher.log_prob(drawn.rotation)
    assert torch.equal(product.log_prob(drawn), expected)
    assert torch.equal(product.entropy(), position.entropy() + fisher.entropy())
    assert torch.equal(kl_divergence(product, other), -fisher.entropy())
    assert product.expand((3, 2)).log_prob(drawn[0]).shape == (3, 2)
    assert product.mode.allclose(pk.Pose(torch.ones(3, dtype=F64)).expand(2))
    planar = Product(
        torch.distributions.MultivariateNormal(torch.zeros(2), torch.eye(2)), VonMises(pk.Rotation2(), 1.0)
    )
    assert isinstance(planar.rsample((2,)), pk.Pose2)


def test_mistakes_say_what_is_wrong() -> None:
    normal = torch.distributions.Normal(torch.zeros(3), 1.0)
    with pytest.raises(pk.ArgumentError, match=r"VonMises: mean must be a Rotation2, got Rotation"):
        VonMises(pk.Rotation.identity(), 1.0)  # type: ignore[arg-type]
    with pytest.raises(pk.ValidationError, match=r"VonMises: concentration = -1.0 is not positive and finite"):
        VonMises(pk.Rotation2.identity(), -1.0)
    with pytest.raises(pk.ArgumentError, match=r"TangentGaussian: estimate must be an UncertainPose or .*, got Pose"):
        TangentGaussian(pk.Pose.identity())  # type: ignore[arg-type]
    with pytest.raises(pk.ValidationError, match=r"TangentGaussian: estimate.covariance is not positive definite"):
        TangentGaussian(pk.UncertainPose(pk.Pose.identity(), torch.zeros(6, 6)))
    with pytest.raises(pk.ArgumentError, match=r"Mixture: components must be a distribution of posekit, got Normal"):
        Mixture([1.0], normal)  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match=r"Mixture: weights and components must have shapes \(\*batch, k\)"):
        Mixture([1.0, 2.0], Haar((3,)))
    with pytest.raises(pk.ValidationError, match=r"Mixture: weights\[1\] = -1.0 is not a weight"):
        Mixture([1.0, -1.0], Haar((2,)))
    with pytest.raises(pk.ShapeError, match=r"Product: position must have event_shape \(3,\), got \(\); make one of"):
        Product(normal, Haar())
    with pytest.raises(pk.ArgumentError, match=r"Product: rotation must be a distribution of rotations, got Normal"):
        Product(normal, normal)  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"Product: position must be a Distribution, got type"):
        Product(Haar, Haar())  # type: ignore[arg-type]
    product = Product(torch.distributions.Independent(normal, 1), Haar())
    with pytest.raises(pk.ArgumentError, match=r"Product.sample: distributions of torch take no generator"):
        product.sample(generator=generator())
    with pytest.raises(pk.ArgumentError, match=r"Haar: kind must be Rotation or Rotation2"):
        Haar(kind=pk.Pose)  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"kl_divergence: p and q must be distributions of the same class"):
        kl_divergence(VonMises(pk.Rotation2.identity(), 1.0), Haar())
    with pytest.raises(
        pk.ValidationError, match=r"TangentGaussian.fit: values determine no covariance: they are too few"
    ):
        TangentGaussian.fit(pk.Rotation.random(3))
    with pytest.raises(pk.ArgumentError, match=r"TangentGaussian.fit: values must be a Pose or .*, got Tensor"):
        TangentGaussian.fit(torch.zeros(4))
    with pytest.raises(pk.ArgumentError, match=r"Mixture.fit: start must have components with a `fit`, got Haar"):
        Mixture.fit(pk.Rotation.random(3), start=Mixture([1.0, 2.0], Haar((2,))))
    with pytest.raises(pk.ArgumentError, match=r"Mixture.fit: start must be a Mixture, got Haar"):
        Mixture.fit(pk.Rotation.random(3), start=Haar())  # type: ignore[arg-type]
    pose = TangentGaussian(pk.UncertainPose(pk.Pose.identity(), torch.eye(6)))
    mixture = Mixture([1, 1], VonMises(pk.Rotation2.identity(2), 4.0))
    for refused in (mixture.entropy, lambda: kl_divergence(mixture, Haar(kind=pk.Rotation2))):
        with pytest.raises(NotImplementedError, match=r"Mixture.entropy: it has no closed form; -mixture.log_prob"):
            refused()
    with pytest.raises(NotImplementedError, match=r"kl_divergence: those of a TangentGaussian of poses"):
        kl_divergence(pose, pose)
