"""IsotropicGaussian and Haar: densities, integrals, samples and fits, against mpmath and statistics."""

from __future__ import annotations

import math
import pickle

import mpmath as mp
import pytest
import torch
from torch.distributions import kl_divergence

import posekit as pk
from posekit.distributions import Haar, IsotropicGaussian
from tests.reference import isotropic as reference
from tests.support import kernels, marks
from tests.support.joining import joined

F64 = torch.float64
SCALES = [1e-3, 0.02, 0.1, 0.3, 0.7, 0.999999, 1.0, 1.000001, 1.5, 3.0, 100.0]
ANGLES = [0.0, 1e-9, 1e-3, 0.05, 0.3, 1.0, 2.0, 3.0, 3.14, 3.1415926, math.pi]
AXIS = torch.tensor([0.48, -0.6, 0.64], dtype=F64)
TURNED = pk.Rotation([0.3, -0.5, 0.7, 0.2]).double()


def at(angle: torch.Tensor, mean: pk.Rotation = TURNED) -> pk.Rotation:
    """Rotations at angles from a mean."""
    return mean @ pk.Rotation.from_axis_angle(AXIS.to(angle.dtype), angle)


def deviation(found: torch.Tensor, expected: mp.mpf) -> float:
    """The error relative to 1 + |expected|."""
    return float(abs(mp.mpf(found.item()) - expected) / (1 + abs(expected)))


@pytest.mark.parametrize("scale", SCALES)
def test_log_densities_are_those_of_mpmath(scale: float) -> None:
    found = IsotropicGaussian(TURNED, scale).log_prob(at(torch.tensor(ANGLES, dtype=F64)))
    for angle, value in zip(ANGLES, found, strict=True):
        assert deviation(value, reference.log_density(angle, scale)) < 1e-13


@pytest.mark.parametrize("scale", SCALES)
def test_log_densities_in_float32_are_exact_to_1e6(scale: float) -> None:
    mean = TURNED.float()
    values = at(torch.linspace(0, math.pi, 200, dtype=F64)).float()
    exact = IsotropicGaussian(mean.double(), torch.tensor(scale).double()).log_prob(values.double())
    found = IsotropicGaussian(mean, scale).log_prob(values)
    assert found.dtype == torch.float32
    assert ((found - exact).abs() / (1 + exact.abs())).max() < 2e-7


@pytest.mark.parametrize("scale", [0.05, 0.4, 0.9, 1.1, 2.5])
def test_derivatives_are_those_of_mpmath(scale: float) -> None:
    angles = [0.02, 0.5, 1.5, 2.9]
    angle = torch.tensor(angles, dtype=F64, requires_grad=True)
    deviations = torch.full((4,), scale, dtype=F64, requires_grad=True)
    noise = IsotropicGaussian(TURNED, deviations)
    by_angle, by_scale = torch.autograd.grad(noise.log_prob(at(angle)).sum(), (angle, deviations), create_graph=True)
    second = torch.autograd.grad(by_angle.sum(), (angle, deviations), retain_graph=True)
    found = {(1, 0): by_angle, (0, 1): by_scale, (2, 0): second[0], (1, 1): second[1]}
    found[0, 2] = torch.autograd.grad(by_scale.sum(), deviations)[0]
    for orders, values in found.items():
        for x, value in zip(angles, values.detach(), strict=True):
            assert deviation(value, reference.derivative(x, scale, orders)) < 1e-11, (orders, x)
    score = noise.score(at(angle)) @ AXIS
    torch.testing.assert_close(score, by_angle, rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("scale", [0.2, 0.8, 1.3])
@pytest.mark.parametrize("angle", [0.0, 1e-4, 1.0, math.pi])
def test_first_and_second_derivatives_with_respect_to_values_and_parameters(scale: float, angle: float) -> None:
    value = at(torch.tensor(angle, dtype=F64))

    def log_prob(offset: torch.Tensor, other: torch.Tensor, deviation: torch.Tensor) -> torch.Tensor:
        return IsotropicGaussian(TURNED.retract(other), deviation).log_prob(value.retract(offset))

    offset, other = (torch.zeros(3, dtype=F64, requires_grad=True) for _ in range(2))
    inputs = (offset, other, torch.tensor(scale, dtype=F64, requires_grad=True))
    assert torch.autograd.gradcheck(log_prob, inputs, atol=1e-6)
    assert torch.autograd.gradgradcheck(*joined(log_prob, inputs), atol=1e-5)


def test_the_density_has_a_score_of_zero_at_the_mean_and_at_half_a_turn() -> None:
    noise = IsotropicGaussian(TURNED, torch.tensor([0.5, 2.0], dtype=F64))
    assert noise.score(TURNED).abs().max() == 0
    assert noise.score(at(torch.tensor(math.pi, dtype=F64))).abs().max() < 1e-12


@pytest.mark.slow(but="1.0")
@pytest.mark.parametrize("scale", [0.3, 1.0, *map(marks.slow, (1e-3, 0.7, 2.0))])
def test_distribution_functions_and_entropies_are_integrals_of_mpmath(scale: float) -> None:
    noise = IsotropicGaussian(TURNED, scale)
    for part in (0.5, 1.0, 2.5):
        angle = min(part * scale, 3.0)
        below = reference.mean_of(lambda w, end=angle: mp.mpf(w < end), scale, angle)
        assert deviation(noise.cdf(at(torch.tensor(angle, dtype=F64))), below) < 1e-13
    assert noise.cdf(at(torch.tensor(math.pi, dtype=F64))).sub(1).abs() < 1e-13
    entropy = -reference.mean_of(lambda w: reference.log_density(w, scale), scale)
    assert deviation(noise.entropy(), entropy) < 1e-13


@pytest.mark.slow(but="3.0-0.3")
@pytest.mark.parametrize(("scale", "other"), [(0.1, 0.2), marks.slow(1.0, 0.05), marks.slow(0.4, 3.0), (3.0, 0.3)])
def test_divergences_about_one_mean_are_integrals_of_mpmath(scale: float, other: float) -> None:
    corners = [float(math.pi - k * other**2) for k in (0.3, 1, 3, 10) if scale > 0.3 and other < 0.5]
    expected = reference.mean_of(
        lambda w: reference.log_density(w, scale) - reference.log_density(w, other), scale, *corners
    )
    found = kl_divergence(IsotropicGaussian(TURNED, scale), IsotropicGaussian(TURNED, other))
    assert deviation(found, expected) < 1e-13


@pytest.mark.slow(but="1.0-0.5-2.0")
@pytest.mark.parametrize(("scale", "other", "apart"), [(0.1, 0.2, 0.3), (1.0, 0.5, 2.0), (0.6, 2.0, 3.1)])
def test_divergences_about_two_means_are_means_of_samples(scale: float, other: float, apart: float) -> None:
    p = IsotropicGaussian(TURNED, scale)
    q = IsotropicGaussian(at(torch.tensor(apart, dtype=F64)), other)
    drawn = p.sample((200_000,), generator=torch.Generator().manual_seed(1))
    difference = p.log_prob(drawn) - q.log_prob(drawn)
    error = difference.std() / math.sqrt(len(drawn))
    assert (kl_divergence(p, q) - difference.mean()).abs() < 4 * error


@pytest.mark.slow
def test_divergences_are_smooth_where_means_are_equal() -> None:
    def divergence(offset: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        other = IsotropicGaussian(TURNED.retract(offset), torch.tensor(0.3, dtype=F64))
        return kl_divergence(IsotropicGaussian(TURNED, scale), other)

    inputs = torch.zeros(3, dtype=F64, requires_grad=True), torch.tensor(0.4, dtype=F64, requires_grad=True)
    assert torch.autograd.gradcheck(divergence, inputs, atol=1e-6)
    assert torch.autograd.gradgradcheck(*joined(divergence, inputs), atol=1e-5)
    hessian = torch.autograd.functional.hessian(lambda x: divergence(x, inputs[1].detach()), inputs[0])
    assert torch.linalg.eigvalsh(hessian)[0] > 1


def test_divergences_from_and_to_the_uniform_distribution() -> None:
    noise, uniform = IsotropicGaussian(TURNED, 0.5), Haar(dtype=F64)
    assert kl_divergence(noise, uniform) == -noise.entropy()
    assert kl_divergence(uniform, uniform) == 0
    angles = (torch.arange(100_000, dtype=F64) + 0.5) / 100_000 * math.pi
    mean = -(noise.log_prob(at(angles)) * (1 - angles.cos())).mean()
    torch.testing.assert_close(kl_divergence(uniform, noise), mean, rtol=1e-8, atol=0)


@pytest.mark.slow(but="1.0")
@pytest.mark.parametrize("scale", [0.3, 1.0, *map(marks.slow, (1e-3, 0.9, 4.0))])
def test_samples_have_the_angles_and_the_axes_of_the_distribution(scale: float) -> None:
    noise = IsotropicGaussian(TURNED, scale)
    with kernels.rebuilt(2):
        drawn = noise.sample((100_000,), generator=torch.Generator().manual_seed(3))
        counts = torch.histc(noise.cdf(drawn), 50, 0, 1)
    assert ((counts - 2000).square() / 2000).sum() < 85  # of chi-square with 49 degrees of freedom: p = 0.001
    offsets = (~TURNED @ drawn).rotvec()
    directions = offsets / offsets.norm(dim=-1, keepdim=True)
    assert (directions.mean(0) * math.sqrt(3 * len(drawn))).norm() < 4.1
    error = (drawn.matrix().mean(0) - noise.expected_matrix()).abs().max()
    assert error < 5 * min(scale, 1) / math.sqrt(len(drawn))


def test_uniform_samples_have_uniform_angles_and_a_mean_matrix_of_zero() -> None:
    drawn = Haar((2,), dtype=F64).sample((100_000,), generator=torch.Generator().manual_seed(3))
    assert drawn.shape == (100_000, 2)
    angle = drawn.angle()
    counts = torch.histc((angle - angle.sin()) / math.pi, 50, 0, 1)
    assert ((counts - 4000).square() / 4000).sum() < 85
    assert drawn.matrix().mean(0).abs().max() < 5 / math.sqrt(len(drawn))


def test_gradients_of_samples_are_those_of_the_same_quantiles() -> None:
    scale = torch.tensor([0.1, 0.8, 1.7], dtype=F64, requires_grad=True)
    offset = torch.zeros(3, 3, dtype=F64, requires_grad=True)
    noise = IsotropicGaussian(TURNED.retract(offset), scale)
    drawn = noise.rsample((4,), generator=torch.Generator().manual_seed(5))
    probability = noise.cdf(drawn).detach()

    def angles(s: torch.Tensor) -> torch.Tensor:
        """Of the same probabilities, by bisection."""
        moved = IsotropicGaussian(pk.Rotation.identity(dtype=F64), s)
        low, high = torch.zeros(4, 3, dtype=F64), torch.full((4, 3), math.pi, dtype=F64)
        for _ in range(60):
            middle = (low + high) / 2
            below = moved.cdf(pk.Rotation.from_axis_angle(AXIS, middle)) < probability
            low, high = torch.where(below, middle, low), torch.where(below, high, middle)
        return low

    angle = TURNED.distance(drawn)
    (slope,) = torch.autograd.grad(angle.sum(), scale, create_graph=True)
    (curve,) = torch.autograd.grad(slope.sum(), scale, retain_graph=True)
    step = 1e-3
    before, here, after = [angles(scale.detach() * (1 + d)) for d in (-step, 0, step)]
    torch.testing.assert_close(here, angle.detach(), rtol=1e-9, atol=0)
    width = step * scale.detach()
    torch.testing.assert_close((after - before).sum(0) / (2 * width), slope, rtol=1e-5, atol=0)
    torch.testing.assert_close((after - 2 * here + before).sum(0) / width**2, curve, rtol=1e-3, atol=1e-4)
    (moves,) = torch.autograd.grad(TURNED.local(drawn).sum(), offset)
    relative = pk.Rotation.exp(TURNED.local(drawn.detach()))
    expected = torch.einsum(
        "...ij,...jk->...ik", pk.Rotation.right_jacobian_inverse(relative.log()), (~relative).adjoint()
    )
    torch.testing.assert_close(moves, expected.sum((0, -2)))


@pytest.mark.parametrize("scale", [0.01, 0.4, 1.2])
def test_fits_have_the_largest_likelihood(scale: float) -> None:
    generator = torch.Generator().manual_seed(2)
    drawn = IsotropicGaussian(TURNED, torch.tensor([scale, scale / 2], dtype=F64)).sample((500,), generator=generator)
    weights = torch.rand(500, 1, dtype=F64, generator=generator)
    found = IsotropicGaussian.fit(drawn, weights)
    offset, logarithm = torch.zeros(2, 3, dtype=F64, requires_grad=True), torch.zeros(2, dtype=F64, requires_grad=True)
    moved = IsotropicGaussian(found.mean.retract(offset * found.scale[:, None]), found.scale * logarithm.exp())
    likelihood = (weights * moved.log_prob(drawn)).sum()
    for slope in torch.autograd.grad(likelihood, (offset, logarithm)):
        assert slope.abs().max() < 1e-6
    assert ((found.scale / torch.tensor([scale, scale / 2]) - 1).abs() < 0.1).all()


def test_batches_broadcast_and_expand() -> None:
    means = pk.Rotation.random(3, 1, generator=torch.Generator().manual_seed(0))
    noise = IsotropicGaussian(means, torch.tensor([0.1, 0.5]))
    assert (noise.batch_shape, noise.event_shape) == ((3, 2), ())
    drawn = noise.sample((4, 5))
    assert drawn.shape == (4, 5, 3, 2)
    assert noise.log_prob(drawn).shape == noise.cdf(drawn).shape == (4, 5, 3, 2)
    wider = noise.expand((7, 3, 2))
    assert wider.log_prob(drawn[0, 0]).shape == (7, 3, 2)
    torch.testing.assert_close(wider.entropy()[6, 2], noise.entropy()[2])
    assert kl_divergence(wider, Haar()).shape == (7, 3, 2)
    torch.testing.assert_close(
        noise.log_prob(drawn)[1, 2, 0, 1], IsotropicGaussian(means[0, 0], 0.5).log_prob(drawn[1, 2, 0, 1])
    )
    assert torch.distributions.Independent(noise, 1).log_prob(drawn).shape == (4, 5, 3)


def test_equal_generators_draw_equal_samples_and_pickles_are_equal() -> None:
    noise = IsotropicGaussian(TURNED, 0.3)
    copy = pickle.loads(pickle.dumps(noise))
    drawn = [x.sample((5,), generator=torch.Generator().manual_seed(9)) for x in (noise, copy)]
    assert torch.equal(drawn[0].quaternion, drawn[1].quaternion)
    assert repr(copy) == "IsotropicGaussian(batch_shape=(), dtype=torch.float64, device=cpu)"


@pytest.mark.slow
def test_densities_and_samples_are_compiled() -> None:
    def loss(quaternion: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        noise = IsotropicGaussian(pk.Rotation.identity(), scale)
        return noise.log_prob(pk.Rotation(quaternion)) + noise.score(pk.Rotation(quaternion)).square().sum(-1)

    quaternion = pk.Rotation.random(4, generator=torch.Generator().manual_seed(1)).quaternion
    scale = torch.tensor([0.1, 0.5, 1.0, 2.0])
    compiled = torch.compile(loss, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(quaternion, scale), loss(quaternion, scale))
    drawn = torch.compile(
        lambda s: IsotropicGaussian(pk.Rotation.identity(), s).sample((3,)).quaternion, backend="aot_eager"
    )
    assert drawn(scale).shape == (3, 4, 4)


def test_mistakes_say_what_is_wrong() -> None:
    identity = pk.Rotation.identity()
    with pytest.raises(pk.ValidationError, match=r"IsotropicGaussian: scale\[1\] = -1.0 is not positive and finite"):
        IsotropicGaussian(identity, torch.tensor([0.1, -1.0]))
    for bad in (0.0, math.inf, math.nan):
        with pytest.raises(pk.ValidationError, match=r"IsotropicGaussian: scale = .* is not positive and finite"):
            IsotropicGaussian(identity, bad)
    with pytest.raises(pk.ArgumentError, match="IsotropicGaussian: mean must be a Rotation, got Pose"):
        IsotropicGaussian(pk.Pose.identity(), 0.1)  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match="IsotropicGaussian: batch shapes"):
        IsotropicGaussian(pk.Rotation.identity(2), torch.ones(3))
    noise = IsotropicGaussian(pk.Rotation.identity(2), 0.1)
    with pytest.raises(pk.ArgumentError, match=r"IsotropicGaussian.log_prob: value must be a Rotation, got Tensor"):
        noise.log_prob(torch.eye(3))
    with pytest.raises(pk.ShapeError, match=r"IsotropicGaussian.log_prob: batch shapes"):
        noise.log_prob(pk.Rotation.identity(3))
    with pytest.raises(pk.ArgumentError, match=r"Haar.log_prob: value must be a Rotation, got Pose"):
        Haar().log_prob(pk.Pose.identity())
    with pytest.raises(
        pk.ArgumentError, match=r"IsotropicGaussian.sample: generator must be a torch.Generator, got int"
    ):
        noise.sample((3,), generator=0)  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match=r"IsotropicGaussian.expand: .*batch_shape \(3,\).*self \(2,\)"):
        noise.expand((3,))
    with pytest.raises(pk.ShapeError, match=r"IsotropicGaussian.fit: values must have shape \(n, \*batch\)"):
        IsotropicGaussian.fit(identity)
    with pytest.raises(pk.ValidationError, match=r"IsotropicGaussian.fit: weights\[1\] = -1.0 is not a weight"):
        IsotropicGaussian.fit(pk.Rotation.identity(2), torch.tensor([1.0, -1.0]))
    with pytest.raises(AttributeError, match=r"module 'posekit.distributions' has no attribute 'Gaussian'"):
        pk.distributions.Gaussian  # type: ignore[attr-defined] # noqa: B018
