"""Block-sparse Cholesky factorisation, beside dense matrices of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from posekit.errors import ArgumentError, ShapeError
from posekit.numerics import BlockCholesky, Groups
from tests.support import graphs
from tests.support.block_systems import ORDERINGS, assembled, grid, laplacian, smooth_path, system


@settings(max_examples=40, deadline=None)
@given(
    n=st.integers(0, 40),
    density=st.sampled_from([0.0, 0.5, 1.5, 6.0, 40.0]),
    size=st.sampled_from([3, 6]),
    ordering=st.sampled_from(ORDERINGS),
    count=st.integers(0, 3),
    seed=st.integers(0, 1000),
)
def test_solutions_and_inverses_are_those_of_numpy(
    n: int, density: float, size: int, ordering: Any, count: int, seed: int
) -> None:
    pairs, diagonal, blocks, dense = system(n, int(n * density), size, seed)
    solver = BlockCholesky(n, pairs, size, ordering=ordering)
    assert sorted(solver.order.tolist()) == list(range(n))
    assert solver.factorise(diagonal, blocks) == -1
    x = torch.randn(n, size, count, dtype=torch.float64, generator=torch.Generator().manual_seed(seed))
    y, inverse = solver.solve(x), solver.inverse_diagonal()
    if n == 0:
        assert y.shape == (0, size, count) and inverse.shape == (0, size, size)
        return
    expected = np.linalg.inv(dense)
    tolerance = 1e-13 * np.linalg.cond(dense) * np.abs(expected).max()
    columns = expected @ x.numpy().reshape(n * size, count)
    np.testing.assert_allclose(y.numpy().reshape(n * size, count), columns, 0, 10 * tolerance)
    if count:
        np.testing.assert_allclose(solver.solve(x[..., 0]).numpy().ravel(), columns[:, 0], 0, 10 * tolerance)
    blocks_of_inverse = expected.reshape(n, size, n, size)[np.arange(n), :, np.arange(n)]
    np.testing.assert_allclose(inverse.numpy(), blocks_of_inverse, 0, tolerance)


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 10))
def test_every_size_of_block(size: int) -> None:
    for seed, n in enumerate((1, 2, 30, 60)):
        pairs, diagonal, blocks, dense = system(n, 3 * n, size, seed)
        solver = BlockCholesky(n, pairs, size)
        assert solver.factorise(diagonal, blocks) == -1
        x = torch.randn(n, size, 5, dtype=torch.float64)
        expected = np.linalg.solve(dense, x.numpy().reshape(-1, 5))
        np.testing.assert_allclose(solver.solve(x).numpy().reshape(-1, 5), expected, 1e-8, 1e-9)
        inverse = np.linalg.inv(dense).reshape(n, size, n, size)[np.arange(n), :, np.arange(n)]
        np.testing.assert_allclose(solver.inverse_diagonal().numpy(), inverse, 1e-8, 1e-9)


def test_damping_is_added_inside_and_does_not_accumulate() -> None:
    pairs, diagonal, blocks, dense = system(20, 50, 6, 0)
    solver, x = BlockCholesky(20, pairs, 6), torch.ones(20, 6, dtype=torch.float64)
    before = diagonal.clone()
    for absolute, relative in ((0.5, 0.0), (0.0, 2.0), (0.25, 0.125), (0.0, 0.0)):
        assert solver.factorise(diagonal, blocks, absolute, relative) == -1
        damped = dense + absolute * np.eye(120) + relative * np.diag(np.diag(dense))
        np.testing.assert_allclose(solver.solve(x).numpy().ravel(), np.linalg.solve(damped, np.ones(120)), 1e-8)
    assert torch.equal(diagonal, before)


@pytest.mark.slow(but="auto")
@pytest.mark.parametrize("ordering", ORDERINGS)
def test_rounding_errors_of_the_inverse_do_not_grow_along_a_smooth_path(ordering: Any) -> None:
    n, size = 300, 6
    pairs, diagonal, blocks = smooth_path(n, size)
    solver = BlockCholesky(n, pairs, size, ordering=ordering)
    assert solver.factorise(diagonal, blocks) == -1
    columns = solver.solve(torch.eye(size * n, dtype=torch.float64).reshape(n, size, size * n)).unflatten(-1, (n, size))
    expected = columns[torch.arange(n), :, torch.arange(n)]
    torch.testing.assert_close(solver.inverse_diagonal(), expected, rtol=0, atol=1e-12)


@pytest.mark.parametrize("ordering", ORDERINGS)
def test_a_semidefinite_matrix_is_reported_with_the_last_vertex(ordering: Any) -> None:
    n, pairs = grid(7, 9)
    solver = BlockCholesky(n, pairs, 3, ordering=ordering)
    diagonal, blocks = laplacian(n, pairs, 3)
    assert solver.factorise(diagonal, blocks) == solver.order[-1]
    assert solver.factorise(diagonal, blocks, absolute=1e-6) == -1
    diagonal[5] += torch.eye(3)
    assert solver.factorise(diagonal, blocks) == -1
    b = torch.zeros(n, 3, dtype=torch.float64)
    b[5] = 1
    # A Laplacian times ones is zero, so that only the term of vertex 5 is left.
    torch.testing.assert_close(solver.solve(b), torch.ones_like(b), atol=1e-12, rtol=0)


@settings(max_examples=25, deadline=None)
@given(n=st.integers(1, 25), seed=st.integers(0, 1000), bad=st.integers(0, 24), value=st.sampled_from([-50.0, np.nan]))
def test_the_first_pivot_that_is_not_positive_is_that_of_the_leading_minors(
    n: int, seed: int, bad: int, value: float
) -> None:
    pairs, diagonal, blocks, _ = system(n, 2 * n, 3, seed)
    diagonal[bad % n, 1, 1] += value
    solver = BlockCholesky(n, pairs, 3)
    order, first = solver.order.numpy(), -1
    dense = assembled(n, 3, pairs, diagonal, blocks).reshape(n, 3, n, 3)[order][:, :, order].reshape(3 * n, 3 * n)
    for k in range(n):
        leading = dense[: 3 * k + 3, : 3 * k + 3]
        if np.isnan(leading).any() or np.linalg.eigvalsh(leading)[0] <= 0:
            first = int(order[k])
            break
    assert solver.factorise(diagonal, blocks) == first


def test_any_number_of_threads_gives_the_same_bits() -> None:
    before = torch.get_num_threads()
    n, pairs = grid(8, 9, 10)
    g = torch.Generator().manual_seed(0)
    diagonal, blocks = laplacian(n, pairs, 6)
    blocks = blocks + 0.1 * torch.randn(blocks.shape, generator=g, dtype=torch.float64)
    solver, results = BlockCholesky(n, pairs, 6), []
    x = torch.randn(n, 6, generator=g, dtype=torch.float64)
    try:
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            assert solver.factorise(diagonal, blocks, 1.0) == -1
            y = solver.solve(x)
            results.append((y, solver.factorise(diagonal, blocks, -5.0)))
    finally:
        torch.set_num_threads(before)
    for y, failed in results[1:]:
        assert torch.equal(y, results[0][0]) and failed == results[0][1] >= 0


def test_a_vertex_of_ten_thousand_edges_comes_late() -> None:
    n = 10_001
    pairs = torch.stack((torch.full((n - 1,), 4000), torch.tensor([k for k in range(n) if k != 4000])), -1)
    solver = BlockCholesky(n, pairs, 3)
    assert solver.blocks == n - 1  # no fill
    diagonal, blocks = laplacian(n, pairs, 3)
    diagonal[4000] += torch.eye(3)
    assert solver.factorise(diagonal, blocks) == -1
    b = torch.zeros(n, 3, dtype=torch.float64)
    b[4000] = 1
    torch.testing.assert_close(solver.solve(b), torch.ones_like(b), atol=1e-10, rtol=0)


def test_chains_and_trees_are_ordered_without_fill() -> None:
    for pairs in ([[k, k + 1] for k in range(199)], [[k, (k - 1) // 2] for k in range(1, 200)]):
        for ordering in ORDERINGS[:2]:
            assert BlockCholesky(200, torch.tensor(pairs), 6, ordering=ordering).blocks == 199


def test_nested_dissection_takes_fewer_operations_on_a_grid_in_space() -> None:
    n, pairs = grid(15, 15, 15)
    counts = {name: BlockCholesky(n, pairs, 6, ordering=name).operations for name in ORDERINGS[:3]}
    assert counts["auto"] == counts["nested_dissection"] < 0.7 * counts["minimum_degree"]
    assert counts["nested_dissection"] < 2.9e9  # with the order of METIS, as in PARDISO: 2.4e9


def test_nested_dissection_finds_the_narrow_places_of_a_city() -> None:
    city = graphs.city(60, 10_000, 10_001)
    counts = {x: BlockCholesky(10_000, city.pairs, 6, ordering=x).operations for x in ORDERINGS[:3]}
    assert counts["auto"] == counts["nested_dissection"] < 0.7 * counts["minimum_degree"]
    assert counts["nested_dissection"] < 1.9e9  # with the order of METIS: 1.66e9


def test_results_do_not_depend_on_the_calls_before() -> None:
    pairs, diagonal, blocks, _ = system(30, 90, 6, 1)
    solver, x = BlockCholesky(30, pairs, 6), torch.ones(30, 6, dtype=torch.float64)
    solver.factorise(diagonal, blocks)
    first = solver.solve(x)
    assert solver.factorise(-diagonal, blocks) >= 0
    assert solver.factorise(diagonal * float("nan"), blocks) >= 0
    solver.factorise(diagonal, blocks)
    assert torch.equal(solver.solve(x), first)
    assert torch.equal(BlockCholesky(30, pairs, 6).order, solver.order)


def test_errors() -> None:
    pair = torch.tensor([[0, 1]])
    with pytest.raises(ArgumentError, match="size must be 1 to 9, got 10"):
        BlockCholesky(2, pair, 10)
    with pytest.raises(ArgumentError, match=r"ordering must be one of \['auto', .*, got 'metis'"):
        BlockCholesky(2, pair, 3, ordering="metis")  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"pairs must have shape \(m, 2\), got \(2,\)"):
        BlockCholesky(2, pair[0], 3)
    with pytest.raises(ArgumentError, match="pairs must be rows of blocks, 0 to 0"):
        BlockCholesky(1, pair, 3)
    with pytest.raises(ArgumentError, match="pairs must not be on the diagonal"):
        BlockCholesky(2, torch.tensor([[1, 1]]), 3)
    solver = BlockCholesky(2, pair, 3)
    with pytest.raises(ShapeError, match=r"diagonal must have shape \(2, 3, 3\), got \(1, 3, 3\)"):
        solver.factorise(torch.eye(3)[None], torch.eye(3)[None])
    with pytest.raises(ShapeError, match=r"blocks must have shape \(1, 3, 3\), got \(1, 6, 6\)"):
        solver.factorise(torch.eye(3).repeat(2, 1, 1), torch.eye(6)[None])
    with pytest.raises(ShapeError, match=r"x must have shape \(2, 3\) or \(2, 3, k\), got \(3, 2\)"):
        solver.solve(torch.zeros(3, 2))


@pytest.mark.parametrize("shape", [(6, 6), (9, 9), (3, 3), (1, 6), (2, 3)])
def test_sums_of_groups_have_the_order_of_their_rows(shape: tuple[int, int]) -> None:
    g = torch.Generator().manual_seed(0)
    index = torch.randint(-1, 5, (200,), generator=g)
    index[:4] = 7  # a group of few rows; 5 and 6 have none
    source = torch.randn(200, *shape, generator=g, dtype=torch.float64)
    for row, column in ((0, 0), (1, 2)):
        target = torch.randn(8, shape[0] + row, shape[1] + column, generator=g, dtype=torch.float64)
        expected = target.clone()
        for k, block in zip(index.tolist(), source, strict=True):
            if k >= 0:
                expected[k, row:, column:] += block
        Groups(index, 8).add(target, source, row, column)
        assert torch.equal(target, expected)
