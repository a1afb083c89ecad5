"""Solving symmetric positive definite systems, against torch.linalg, with derivatives."""

from __future__ import annotations

import pytest
import torch

from posekit.math import positive

D = torch.float64


def system(n: int) -> tuple[torch.Tensor, torch.Tensor]:
    g = torch.Generator().manual_seed(n)
    root = torch.randn(3, n, n, dtype=D, generator=g)
    return root @ root.mT + torch.eye(n, dtype=D), torch.randn(3, n, dtype=D, generator=g)


@pytest.mark.parametrize("n", [1, 3, 6, 12])
def test_solutions_are_those_of_torch(n: int) -> None:
    matrix, vector = system(n)
    found = positive.SOLVE[n](matrix, vector)
    torch.testing.assert_close(found, torch.linalg.solve(matrix, vector), rtol=1e-9, atol=1e-11)


def test_derivatives_of_first_and_second_order() -> None:
    matrix, vector = system(3)

    def solve(m: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return positive.SOLVE[3](0.5 * (m + m.mT), b)

    inputs = (matrix.requires_grad_(), vector.requires_grad_())
    assert torch.autograd.gradcheck(solve, inputs)
    assert torch.autograd.gradgradcheck(solve, inputs)


def test_a_matrix_that_is_not_positive_definite_gives_nan_for_itself_alone() -> None:
    matrix, vector = system(3)
    matrix[1] = -matrix[1]
    found = positive.SOLVE[3](matrix, vector)
    assert found.isnan().any(-1).tolist() == [False, True, False]
