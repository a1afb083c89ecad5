"""Flow matching and diffusion: velocities by differences, scores by autograd, distributions by statistics."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
import scipy.integrate
import scipy.stats
import torch

import posekit as pk
from posekit.distributions import IsotropicGaussian
from posekit.nn.diffusion import Diffusion
from posekit.nn.flow import integrate, interpolant, velocity_to

F64 = torch.float64
KINDS = [pk.Pose, pk.Rotation, pk.Pose2, pk.Rotation2]


def generator(seed: int = 1) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def pair(kind: Any) -> tuple[Any, Any]:
    values = kind.random(2, 5, dtype=F64, generator=generator())
    return values[0], values[1]


@pytest.mark.parametrize("motion", ["decoupled", "screw"])
@pytest.mark.parametrize("kind", KINDS)
def test_velocities_are_the_differences_of_interpolants(kind: Any, motion: Any) -> None:
    start, end = pair(kind)
    t, step = torch.linspace(0.1, 0.8, 5, dtype=F64), 1e-5
    value, velocity = interpolant(start, end, t, kind=motion)
    before, after = [interpolant(start, end, t + d, kind=motion).value for d in (-step, step)]
    difference = (value.local(after) - value.local(before)) / (2 * step)
    torch.testing.assert_close(velocity, difference, rtol=0, atol=1e-8)
    torch.testing.assert_close(velocity_to(value, end, t, kind=motion), velocity, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("method", ["euler", "midpoint"])
@pytest.mark.parametrize("motion", ["decoupled", "screw"])
@pytest.mark.parametrize("kind", KINDS)
def test_steps_follow_interpolants_of_their_kind_exactly(kind: Any, motion: Any, method: Any) -> None:
    start, end = pair(kind)
    moved = integrate(lambda x, t: velocity_to(x, end, t, kind=motion), start, 3, kind=motion, method=method)
    assert moved.allclose(end, atol=1e-11)


@pytest.mark.parametrize(("method", "order"), [("euler", 1), ("midpoint", 2)])
@pytest.mark.parametrize("motion", ["decoupled", "screw"])
def test_errors_fall_with_the_order_of_the_method(motion: Any, method: Any, order: int) -> None:
    """The solution of dT/dt = T hat(velocity) is that of SciPy."""
    start = pk.Pose.random(dtype=F64, generator=generator())
    mixing = torch.randn(6, 12, dtype=F64, generator=generator(2)) / 4

    def velocity(value: pk.Pose, t: torch.Tensor) -> torch.Tensor:
        return mixing @ value.matrix()[:3].flatten() + t.cos()

    def rate(t: float, rows: np.ndarray) -> np.ndarray:
        matrix = torch.as_tensor(rows.reshape(4, 4))
        tangent = mixing @ matrix[:3].flatten() + math.cos(t)
        return (matrix @ pk.hat(tangent)).flatten().numpy()

    exact = scipy.integrate.solve_ivp(rate, (0.0, 2.0), start.matrix().flatten().numpy(), rtol=1e-11, atol=1e-12)
    end = pk.Pose.from_matrix(torch.as_tensor(exact.y[:, -1].reshape(4, 4)))
    errors = []
    for steps in (40, 80):
        times = torch.linspace(0, 2, steps + 1, dtype=F64)
        errors.append(integrate(velocity, start, times, method=method, kind=motion).local(end).norm().item())
    assert abs(math.log2(errors[0] / errors[1]) - order) < 0.25


def test_gradients_flow_through_interpolants_and_steps() -> None:
    end = pk.Pose.random(dtype=F64, generator=generator())

    def moved(offset: torch.Tensor, gain: torch.Tensor) -> torch.Tensor:
        start = pk.Pose.identity(dtype=F64).retract(offset)
        value, velocity = interpolant(start, end, 0.3)
        last = integrate(lambda x, t: gain * x.local(end), value, 2)
        return torch.cat([velocity, last.matrix().flatten()])

    inputs = torch.full((6,), 0.1, dtype=F64, requires_grad=True), torch.tensor(0.5, dtype=F64, requires_grad=True)
    assert torch.autograd.gradcheck(moved, inputs)


@pytest.mark.parametrize("schedule", ["logarithmic", "geometric", "linear"])
def test_scales_go_from_the_first_to_the_last(schedule: Any) -> None:
    diffusion = Diffusion(scales=(0.05, 1.5), schedule=schedule)
    t = torch.linspace(0, 1, 11, dtype=F64)
    scale = diffusion.scale(t)
    straight = {"logarithmic": torch.exp, "geometric": torch.log, "linear": torch.clone}[schedule](scale)
    torch.testing.assert_close(straight, torch.linspace(straight[0], straight[-1], 11, dtype=F64))
    torch.testing.assert_close(scale[[0, -1]], torch.tensor([0.05, 1.5], dtype=F64))
    rate = scipy.integrate.quad(lambda x: 0.1 + 19.9 * x, 0, 0.7)[0]
    torch.testing.assert_close(diffusion.shrinkage(torch.tensor(0.7, dtype=F64)).item(), math.exp(-rate / 2))


def test_scores_are_the_gradients_of_log_densities() -> None:
    diffusion = Diffusion(length=3.0)
    clean, noisy = pair(pk.Pose)
    t = torch.linspace(0.1, 1, 5, dtype=F64)
    offset = torch.zeros(5, 6, dtype=F64, requires_grad=True)
    moved = noisy.retract(offset)
    a = diffusion.shrinkage(t).unsqueeze(-1)
    normal = torch.distributions.Normal(a * clean.position, 3 * (1 - a * a).sqrt())
    density = normal.log_prob(moved.position).sum(-1)
    density = density + IsotropicGaussian(clean.rotation, diffusion.scale(t)).log_prob(moved.rotation)
    (expected,) = torch.autograd.grad(density.sum(), offset)
    torch.testing.assert_close(diffusion.score(noisy, clean, t), expected)
    torch.testing.assert_close(diffusion.score(noisy.rotation, clean.rotation, t), expected[:, 3:])


@pytest.mark.slow(but="0.6")
@pytest.mark.parametrize("t", [0.05, 0.6])
def test_noise_and_sizes_of_scores_are_those_of_the_process(t: float) -> None:
    diffusion, count = Diffusion(length=2.0), 20_000
    clean = pk.Pose.random(dtype=F64, generator=generator())
    noisy, score = diffusion.noised(clean.expand(count), t, generator=generator(2))
    a = diffusion.shrinkage(t).item()
    z = (noisy.position - a * clean.position) / (2 * math.sqrt(1 - a * a))
    below = IsotropicGaussian(clean.rotation, diffusion.scale(t).double()).cdf(noisy.rotation)
    for numbers in (scipy.stats.norm.cdf(z.flatten().numpy()), below.numpy()):
        assert scipy.stats.kstest(numbers, "uniform").pvalue > 1e-3
    size = score.square().reshape(count, 2, 3).mean((0, 2)).sqrt()
    torch.testing.assert_close(size, diffusion.score_scale(t).double()[[0, 3]], rtol=0.02, atol=0)


@pytest.mark.slow
@pytest.mark.parametrize("noise", [0.0, 0.6, 1.0])
def test_one_step_back_to_one_value_has_the_distribution_of_its_end(noise: float) -> None:
    diffusion, count = Diffusion(scales=(0.001, 0.02), length=2.0), 20_000
    clean = pk.Pose.random(dtype=F64, generator=generator()).expand(count)
    old, score = diffusion.noised(clean, 0.8, generator=generator(2))
    new: Any = diffusion.step(old, score, 0.8, 0.2, noise=noise, generator=generator(3))
    b = diffusion.shrinkage(torch.tensor(0.2, dtype=F64)).item()
    z = (new.position - b * clean.position) / (2 * math.sqrt(1 - b * b))
    below = IsotropicGaussian(clean.rotation, diffusion.scale(torch.tensor(0.2, dtype=F64))).cdf(new.rotation)
    for numbers in (scipy.stats.norm.cdf(z.flatten().numpy()), below.numpy()):
        assert scipy.stats.kstest(numbers, "uniform").pvalue > 1e-3
    if not noise:
        a = diffusion.shrinkage(torch.tensor(0.8, dtype=F64)).item()
        expected = (old.position - a * clean.position) / (2 * math.sqrt(1 - a * a))
        torch.testing.assert_close(z, expected)


@pytest.mark.slow(but="0.0-60")
@pytest.mark.parametrize(("noise", "steps"), [(0.0, 60), (1.0, 600)])
def test_steps_with_the_exact_score_of_data_end_in_the_data(noise: float, steps: int) -> None:
    diffusion, mean = Diffusion(scales=(0.01, 1.5)), pk.Rotation.random(dtype=F64, generator=generator())
    spread = 0.5  # of the data: noisy ones have the squared scale 0.5^2 + scale(t)^2
    times, random = torch.linspace(1, 0, steps + 1, dtype=F64), generator(3)
    start = math.hypot(spread, 1.5)
    value: Any = IsotropicGaussian(mean, start).sample((2000,), generator=generator(2))
    for t, end in itertools.pairwise(times):
        score = IsotropicGaussian(mean, (spread**2 + diffusion.scale(t).square()).sqrt()).score(value)
        value = diffusion.step(value, score, t, end, noise=noise, generator=random)
    below = IsotropicGaussian(mean, math.hypot(spread, 0.01)).cdf(value)
    assert scipy.stats.kstest(below.numpy(), "uniform").pvalue > 1e-3


def test_rigid_motions_of_centred_chains_change_no_score_and_move_steps_along() -> None:
    diffusion = Diffusion(centred=True, length=10.0)
    chain = pk.Pose.random(3, 40, dtype=F64, generator=generator())
    t = torch.tensor([[0.1], [0.5], [0.9]], dtype=F64)
    noisy, score = diffusion.noised(chain, t, generator=generator(2))
    assert noisy.position.mean(-2).abs().max() < 1e-12
    motion = pk.Pose.random(3, 1, dtype=F64, generator=generator(3))
    turn = pk.Pose.from_rotation(motion.rotation)  # which leaves centred positions centred
    torch.testing.assert_close(diffusion.score(turn @ noisy, motion @ chain, t), score)
    back = diffusion.step(noisy, score, t, t / 2, noise=0.0)
    assert diffusion.step(turn @ noisy, score, t, t / 2, noise=0.0).allclose(turn @ back, atol=1e-10)
    assert diffusion.step(noisy, score, t, t / 2).position.mean(-2).abs().max() < 1e-12
    assert diffusion.centre(motion @ chain).allclose(turn @ diffusion.centre(chain), atol=1e-10)


def test_mistakes_say_what_is_wrong() -> None:
    pose, rotation = pk.Pose.identity(), pk.Rotation.identity()
    with pytest.raises(pk.ArgumentError, match=r"interpolant: end must be a Pose, got Rotation"):
        interpolant(pose, rotation, 0.5)  # type: ignore[type-var]
    with pytest.raises(
        pk.ArgumentError, match=r"interpolant: start must be a Rotation or a Rotation2 or .*, got Tensor"
    ):
        interpolant(torch.eye(3), torch.eye(3), 0.5)  # type: ignore[type-var]
    with pytest.raises(pk.OptionError, match=r'velocity_to: kind must be "decoupled" or "screw"'):
        velocity_to(pose, pose, 0.5, kind="straight")  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match=r'integrate: method must be "euler" or "midpoint"'):
        integrate(lambda x, t: x.log(), pose, method="rk4")  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"integrate: times must be at least 1 step, got 0"):
        integrate(lambda x, t: x.log(), pose, 0)
    with pytest.raises(pk.ShapeError, match=r"integrate: times must have shape \(n \+ 1,\), got \(\)"):
        integrate(lambda x, t: x.log(), pose, 0.5)  # type: ignore[arg-type]
    with pytest.raises(
        pk.ValidationError, match=r"Diffusion: scales must be two numbers with 0 < first < last, got 0, 1"
    ):
        Diffusion(scales=(0, 1))
    with pytest.raises(pk.ValidationError, match=r"Diffusion: length must be positive and finite, got -1"):
        Diffusion(length=-1)
    with pytest.raises(pk.OptionError, match=r'Diffusion: schedule must be one of "logarithmic"'):
        Diffusion(schedule="cosine")  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"Diffusion.score: clean must be a Pose, got Rotation"):
        Diffusion().score(pose, rotation, 0.5)  # type: ignore[type-var]
    with pytest.raises(pk.ArgumentError, match=r"Diffusion.noised: value must be a Rotation or a Pose, got Pose2"):
        Diffusion().noised(pk.Pose2(), 0.5)  # type: ignore[type-var]
    with pytest.raises(pk.ShapeError, match=r"Diffusion.step: score must have shape \(..., 6\), got \(3,\)"):
        Diffusion().step(pose, torch.zeros(3), 0.5, 0.4)
    with pytest.raises(pk.ArgumentError, match=r"Diffusion.centre: value must be a batch of poses"):
        Diffusion(centred=True).centre(pose)
