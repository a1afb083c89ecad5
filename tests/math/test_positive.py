"""Solving symmetric positive definite systems, against torch.linalg, with derivatives."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import posekit as pk
from posekit.algebra import Array, Scalar
from posekit.engine.runtime import kernel
from posekit.math import positive
from posekit.math.lib import Cholesky, LoopedCholesky

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


def declared(kind: Any) -> Any:
    """The solution of a system of 12 unknowns and its least pivot, by a class of Cholesky factors."""

    def solved(matrix: Array[12, 12], vector: Array[12], smallest: Scalar) -> tuple[Array[12], Array[12], Scalar]:
        factor = kind.of([[matrix[12 * i + j] for j in range(i + 1)] for i in range(12)], smallest)
        solution = factor.solve(vector)
        return Array[12](solution), Array[12](factor.forward(solution)), factor.pivots[11]

    solved.__annotations__["return"] = tuple[Array[12], Array[12], Scalar]
    return pk.op(solved, name=f"solved_by_{kind.__name__}", fusible=False)


@pytest.mark.slow(but="*float32")
@pytest.mark.parametrize("dtype", [torch.float32, D], ids=str)
def test_a_factor_computed_by_a_function_has_the_bits_and_the_derivatives_of_one_in_straight_lines(
    dtype: torch.dtype,
) -> None:
    looped, straight = declared(LoopedCholesky), declared(Cholesky)
    assert "factor_12(" in kernel.source(looped.op.program, "f64")
    g = torch.Generator().manual_seed(1)
    root, vector = torch.randn(21, 12, 12, dtype=dtype, generator=g), torch.randn(21, 12, dtype=dtype, generator=g)
    root[3, 0] = 0  # a pivot of 0 is replaced
    matrix, smallest = root @ root.mT, torch.full((21,), 1e-6, dtype=dtype)
    for rows in (slice(1), slice(3), slice(21)):
        inputs = [x[rows] for x in (matrix, vector, smallest)]
        for x, y in zip(looped(*inputs), straight(*inputs), strict=True):
            assert torch.equal(x, y)
    gradients = []
    for op in (looped, straight):
        leaves = [x[4:6].clone().requires_grad_() for x in (matrix, vector)]
        x, half, _ = op(*leaves, smallest[4:6])
        gradients += [torch.autograd.grad(x.square().sum() + half.sum(), leaves)]
    assert all(torch.equal(x, y) for x, y in zip(*gradients, strict=True))
