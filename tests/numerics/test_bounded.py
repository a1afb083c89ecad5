"""Least squares with bounds, compared with SciPy's in float64 and with the conditions of a minimum."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from scipy.optimize import lsq_linear
from torch import Tensor

from posekit.numerics import bounded, bounded_least_squares
from tests.support.compiled import assert_compiles_for_cuda

DAMPING = 1e-6


def problems(count: int, n: int, dtype: torch.dtype = torch.float64) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Problems with bounds that hold, some that are missing, and numbers that cannot change."""
    g = torch.Generator().manual_seed(n)
    options = {"generator": g, "dtype": torch.float64}
    matrix, vector = torch.randn(count, 6, n, **options), 3 * torch.randn(count, 6, **options)
    lower, upper = -torch.rand(count, n, **options), torch.rand(count, n, **options)
    lower[torch.rand(count, n, **options) < 0.1] = -math.inf
    upper[torch.rand(count, n, **options) < 0.1] = math.inf
    upper = torch.where((torch.rand(count, n, **options) < 0.1) & lower.isfinite(), lower, upper)
    return matrix.to(dtype), vector.to(dtype), lower.to(dtype), upper.to(dtype)


def by_scipy(matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor) -> np.ndarray:
    rows = np.vstack([matrix.numpy(), math.sqrt(DAMPING) * np.eye(matrix.shape[-1])])
    fixed = (lower == upper).numpy()
    high = upper.numpy() + np.where(fixed, 1e-13, 0)  # SciPy wants an interval
    right = np.concatenate([vector.numpy(), np.zeros(matrix.shape[-1])])
    return lsq_linear(rows, right, (lower.numpy(), high), method="bvls", tol=1e-15, max_iter=1000).x


@pytest.mark.parametrize("n", [1, 2, 6, 7, 9, 23])
def test_solutions_are_those_of_scipy(n: int) -> None:
    given = problems(40, n)
    found = bounded_least_squares(*given, DAMPING)
    expected = np.stack([by_scipy(*[x[k] for x in given]) for k in range(40)])
    torch.testing.assert_close(found, torch.tensor(expected), rtol=0, atol=1e-7)
    assert bool(((found >= given[2]) & (found <= given[3])).all())


@pytest.mark.parametrize("n", [3, 7, 40])
def test_no_change_within_the_bounds_is_an_improvement(n: int) -> None:
    matrix, vector, lower, upper = problems(300, n)
    v = bounded_least_squares(matrix, vector, lower, upper, DAMPING)
    slope = (matrix.mT @ (matrix @ v.unsqueeze(-1) - vector.unsqueeze(-1))).squeeze(-1) + DAMPING * v
    at_lower, at_upper = v == lower, v == upper
    scale = 1e-11 * matrix.square().sum((-1, -2))[:, None] * (1 + v.abs().amax(-1, keepdim=True))
    assert bool((slope.abs() <= scale).where(~at_lower & ~at_upper, True).all())
    assert bool((slope >= -scale).where(at_lower & ~at_upper, True).all())
    assert bool((slope <= scale).where(at_upper & ~at_lower, True).all())
    assert 0.1 < (at_lower | at_upper).double().mean() < 0.9


def test_float32_has_the_solution_of_float64_rounded() -> None:
    given = problems(100, 7, torch.float32)
    found = bounded_least_squares(*given, 1e-2)
    expected = bounded_least_squares(*[x.double() for x in given], 1e-2)
    torch.testing.assert_close(found, expected.float(), rtol=1e-6, atol=0)


def test_batches_broadcast_and_may_be_empty_or_transposed() -> None:
    matrix, vector, lower, upper = problems(6, 4)
    each = torch.stack([bounded_least_squares(matrix[k], vector[k], lower[0], upper[0], DAMPING) for k in range(6)])
    transposed = matrix.mT.contiguous().mT
    assert torch.equal(bounded_least_squares(transposed, vector, lower[0], upper[0], DAMPING), each)
    shaped = bounded_least_squares(
        matrix.unflatten(0, (2, 3)), vector.unflatten(0, (2, 3)), lower[0], upper[0], DAMPING
    )
    assert torch.equal(shaped, each.unflatten(0, (2, 3)))
    assert bounded_least_squares(matrix[:0], vector[:0], lower[:0], upper[:0], DAMPING).shape == (0, 4)


def test_threads_change_no_result() -> None:
    given, before = problems(4000, 7), torch.get_num_threads()
    try:
        torch.set_num_threads(2)
        together = bounded_least_squares(*given, DAMPING)
        torch.set_num_threads(1)
        assert torch.equal(bounded_least_squares(*given, DAMPING), together)
    finally:
        torch.set_num_threads(before)


def test_nan_stays_in_its_problem() -> None:
    matrix, vector, lower, upper = problems(3, 4)
    expected = bounded_least_squares(matrix, vector, lower, upper, DAMPING)
    vector[1, 0] = math.nan
    found = bounded_least_squares(matrix, vector, lower, upper, DAMPING)
    assert torch.equal(found[[0, 2]], expected[[0, 2]])
    free = lower[1] != upper[1]
    assert bool(found[1][free].isnan().all())


def test_derivatives_of_first_and_second_order() -> None:
    given = [x.requires_grad_() for x in problems(3, 5)]
    given[2] = given[2].detach().nan_to_num(neginf=-5.0).requires_grad_()
    given[3] = given[3].detach().nan_to_num(posinf=5.0).requires_grad_()

    def solve(*x: Tensor) -> Tensor:
        return bounded_least_squares(*x, 0.1)

    value = solve(*given)
    held = (value == given[2]) | (value == given[3])
    assert 0 < held.sum() < held.numel()
    torch.autograd.gradcheck(solve, given, eps=1e-7, check_forward_ad=True)
    torch.autograd.gradgradcheck(solve, given, eps=1e-6, atol=1e-4)


@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_compiles_for_cuda(tag: str) -> None:
    assert_compiles_for_cuda(bounded.bounded_kernel(tag, 8))
