"""`least_squares` on problems with certified or known solutions: NIST's, and those of Moré, Garbow and Hillstrom."""

from __future__ import annotations

import pytest
import torch

import posekit as pk
from tests.reference.nist import PROBLEMS

D = torch.float64
QUICK = ("Misra1a", "DanWood", "BoxBOD", "Rat42", "Eckerle4")
CASES = [
    pytest.param(name, i, id=f"{name}-{i + 1}", marks=() if name in QUICK else pytest.mark.slow)
    for name in PROBLEMS
    for i in (0, 1)
]


def test_the_data_have_the_certified_sums_of_squares() -> None:
    for problem in PROBLEMS.values():
        b = torch.tensor(problem.certified, dtype=D)
        found = (problem.model(b, problem.x) - problem.y).square().sum().item()
        assert found == pytest.approx(problem.sum_of_squares, rel=2e-10, abs=1e-20)


@pytest.mark.parametrize(("name", "start"), CASES)
def test_parameters_are_the_certified_ones(name: str, start: int) -> None:
    problem = PROBLEMS[name]

    def residual(b: torch.Tensor, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return problem.model(b, x) - y

    initial = torch.tensor(problem.starts[start], dtype=D)
    result = pk.least_squares(residual, initial, problem.x, problem.y, max_iterations=2000)
    torch.testing.assert_close(result.value, torch.tensor(problem.certified, dtype=D), rtol=1e-6, atol=0)
    assert result.cost.item() == pytest.approx(problem.sum_of_squares, rel=1e-9, abs=1e-24)
    assert result.converged


def rosenbrock(x: torch.Tensor) -> torch.Tensor:
    return torch.stack((10 * (x[..., 1] - x[..., 0] ** 2), 1 - x[..., 0]), -1)


def powell_singular(x: torch.Tensor) -> torch.Tensor:
    a, b, c, d = x.unbind(-1)
    return torch.stack((a + 10 * b, 5**0.5 * (c - d), (b - 2 * c) ** 2, 10**0.5 * (a - d) ** 2), -1)


def brown_badly_scaled(x: torch.Tensor) -> torch.Tensor:
    a, b = x.unbind(-1)
    return torch.stack((a - 1e6, b - 2e-6, a * b - 2), -1)


def freudenstein_roth(x: torch.Tensor) -> torch.Tensor:
    a, b = x.unbind(-1)
    return torch.stack((-13 + a + ((5 - b) * b - 2) * b, -29 + a + ((b + 1) * b - 14) * b), -1)


@pytest.mark.parametrize(
    ("residual", "start", "solution", "tolerance"),
    [
        (rosenbrock, [-1.2, 1.0], [1.0, 1.0], 1e-12),
        (powell_singular, [3.0, -1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], 1e-3),
        (brown_badly_scaled, [1.0, 1.0], [1e6, 2e-6], 1e-9),
        (brown_badly_scaled, [100.0, 100.0], [1e6, 2e-6], 1e-9),
    ],
)
def test_problems_without_residual_are_solved(residual, start, solution, tolerance) -> None:
    result = pk.least_squares(residual, torch.tensor(start, dtype=D), max_iterations=200)
    wanted = torch.tensor(solution, dtype=D)
    scale = torch.where(wanted == 0, 1, wanted.abs())
    assert ((result.value - wanted) / scale).abs().max() < tolerance
    assert result.cost < 1e-11
    assert result.converged


def test_a_fixed_number_does_not_hide_the_others() -> None:
    start = torch.tensor([100.0, 100.0, 1e9], dtype=D)
    held = torch.tensor([False, False, True])

    def residual(x: torch.Tensor) -> torch.Tensor:
        return brown_badly_scaled(x[..., :2]) + 0 * x[..., 2:]

    result = pk.least_squares(residual, start, fixed=held, max_iterations=200)
    torch.testing.assert_close(result.value, torch.tensor([1e6, 2e-6, 1e9], dtype=D), rtol=1e-9, atol=0)


def test_a_local_minimum_with_a_residual_is_found_where_it_is_known() -> None:
    result = pk.least_squares(freudenstein_roth, torch.tensor([0.5, -2.0], dtype=D), max_iterations=200)
    assert result.cost.item() == pytest.approx(48.98425368, rel=1e-8)
    torch.testing.assert_close(result.value, torch.tensor([11.41277900, -0.89680525], dtype=D), rtol=1e-7, atol=0)
