"""Noise by data sheets: units, instabilities, axes, gradients and errors."""

from __future__ import annotations

import math

import pytest
import torch

import posekit as pk
from posekit.imu import Noise

G = 9.80665
FORCES = {
    "120 ug/sqrt(Hz)": 120e-6 * G,
    "120 µg/√Hz": 120e-6 * G,
    "0.5 mg/sqrt(Hz)": 0.5e-3 * G,
    "2e-3 m/s^2/sqrt(Hz)": 2e-3,
    "1.5 mm/s^2/sqrt(Hz)": 1.5e-3,
    "0.09 m/s/sqrt(h)": 0.09 / 60,
    ".3 m/s/√hr": 0.3 / 60,
}
RATES = {
    "0.005 deg/s/sqrt(Hz)": math.radians(0.005),
    "0.005 °/s/√Hz": math.radians(0.005),
    "5 mdps/sqrt(Hz)": math.radians(0.005),
    "0.3 deg/sqrt(h)": math.radians(0.3) / 60,
    "1e-4 rad/s/sqrt(Hz)": 1e-4,
    "6 deg/h/sqrt(Hz)": math.radians(6) / 3600,
}


@pytest.mark.parametrize("text", FORCES)
def test_densities_of_accelerometers_have_hand_computed_numbers(text: str) -> None:
    assert math.isclose(Noise(text, 0.0).accelerometer, FORCES[text], rel_tol=1e-14)


@pytest.mark.parametrize("text", RATES)
def test_densities_of_gyroscopes_have_hand_computed_numbers(text: str) -> None:
    assert math.isclose(Noise(0.0, text).gyroscope, RATES[text], rel_tol=1e-14)


def test_random_walks_and_integration_have_hand_computed_numbers() -> None:
    noise = Noise(0, 0, "2 mg/sqrt(h)", "3 deg/h/sqrt(h)", "4 mm/sqrt(s)")
    assert math.isclose(noise.accelerometer_walk, 2e-3 * G / 60, rel_tol=1e-14)
    assert math.isclose(noise.gyroscope_walk, math.radians(3) / 3600 / 60, rel_tol=1e-14)
    assert math.isclose(noise.integration, 4e-3, rel_tol=1e-14)


def test_a_walk_reaches_the_instability_after_its_time() -> None:
    noise = Noise.from_datasheet(
        "0.1 mg/sqrt(Hz)",
        1e-4,
        accelerometer_instability="0.04 mg",
        gyroscope_instability="10 deg/h",
        instability_time=400.0,
    )
    assert math.isclose(noise.accelerometer_walk * 20, 0.04e-3 * G, rel_tol=1e-14)
    assert math.isclose(noise.gyroscope_walk * 20, math.radians(10) / 3600, rel_tol=1e-14)
    forces = torch.zeros(4000, 3, dtype=torch.float64)
    window = pk.imu.preintegrate(forces, forces, 0.1, noise=noise)
    sigma = window.covariance.diagonal()[9:].sqrt()
    expected = [0.04e-3 * G] * 3 + [math.radians(10) / 3600] * 3
    torch.testing.assert_close(sigma, torch.tensor(expected, dtype=torch.float64))


def test_variances_are_squares_in_the_order_of_the_arguments() -> None:
    noise = Noise(2.0, [3.0, 4.0, 5.0], 6, torch.tensor([7.0]), torch.full((2, 3), 8.0))
    expected = [4, 4, 4, 9, 16, 25, 36, 36, 36, 49, 49, 49, 64, 64, 64]
    torch.testing.assert_close(noise.variances(torch.zeros(1)), torch.tensor([expected, expected]).float())


def test_gradients_reach_densities() -> None:
    density = torch.tensor([0.1, 0.2, 0.3], requires_grad=True)
    (gradient,) = torch.autograd.grad(Noise(density, 1.0).variances(torch.zeros(1)).sum(), density)
    torch.testing.assert_close(gradient, torch.tensor([0.2, 0.4, 0.6]))


def test_malformed_densities_are_refused() -> None:
    with pytest.raises(pk.ArgumentError, match=r'Noise: gyroscope must be a number and a unit, such as "0\.1 deg/s/'):
        Noise(0.1, "fast")
    with pytest.raises(pk.ArgumentError, match=r"Noise: gyroscope: 'turns' in '1 turns/s' is no known unit; these are"):
        Noise(0.1, "1 turns/s")
    with pytest.raises(pk.ArgumentError, match=r"Noise: gyroscope must have a unit like deg/s/sqrt\(Hz\), got 'deg/h'"):
        Noise(0.1, "10 deg/h")
    with pytest.raises(pk.ArgumentError, match=r"Noise: accelerometer must have a unit like ug/sqrt\(Hz\), got 'mg'"):
        Noise("0.1 mg", 0.1)
    with pytest.raises(pk.OptionError, match="Noise: accelerometer must be finite and not negative, got -1"):
        Noise(-1.0, 0.1)
    with pytest.raises(pk.ShapeError, match=r"Noise: accelerometer must be a number or have shape .*, got \(2,\)"):
        Noise([1.0, 2.0], 0.1)
    with pytest.raises(pk.ArgumentError, match="Noise: gyroscope must be a number, a tensor or text, got object"):
        Noise(0.1, object())
    with pytest.raises(pk.OptionError, match=r"Noise\.from_datasheet: instability_time must be positive and finite"):
        Noise.from_datasheet(0, 0, accelerometer_instability=0, gyroscope_instability=0, instability_time=0.0)
    with pytest.raises(pk.ImmutableError, match="'gyroscope' cannot be set"):
        Noise(0.1, 0.1).gyroscope = 0.2
