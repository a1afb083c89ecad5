"""Conjugate gradients for matrices of blocks, beside dense systems, on the CPU and on an emulated device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.numerics import BlockMatrix, BlockPattern, Eliminated, Schur
from tests.support import bundles, device_calls, emulation
from tests.support.block_systems import grid, laplacian, system


@pytest.mark.slow(but="1-0-3")
@pytest.mark.parametrize(("n", "edges", "size"), [(1, 0, 3), (7, 15, 6), (8, 60, 9), (9, 4, 1)])
def test_products_and_solutions_are_those_of_numpy(n: int, edges: int, size: int) -> None:
    pairs, diagonal, blocks, dense = system(n, edges, size, 0)
    x = torch.randn(n, size, generator=torch.Generator().manual_seed(1), dtype=torch.float64)

    def both(steps: int = 0) -> tuple[torch.Tensor, torch.Tensor, int]:
        matrix = BlockMatrix(pairs, diagonal, blocks)
        return matrix @ x, *matrix.solve(x, tolerance=1e-13, max_steps=steps)

    product, solution, steps = both()
    np.testing.assert_allclose(product.numpy().ravel(), dense @ x.numpy().ravel(), 1e-12, 1e-12)
    np.testing.assert_allclose(solution.numpy().ravel(), np.linalg.solve(dense, x.numpy().ravel()), 1e-8, 1e-8)
    with emulation.as_cuda() as emulator:
        first = emulator.run(both)
        again = both()
    torch.testing.assert_close(first[0], product, rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(first[1], solution, rtol=1e-8, atol=1e-8)
    assert abs(first[2] - steps) <= 1 and first[2] == again[2] and steps >= 1
    assert torch.equal(first[0], again[0]) and torch.equal(first[1], again[1])


def test_a_search_ends_where_its_tolerance_is_met_or_after_the_steps_that_are_allowed() -> None:
    n, pairs = grid(20, 20)
    diagonal, blocks = laplacian(n, pairs, 2)
    diagonal.add_(0.01 * torch.eye(2))
    b = torch.randn(n, 2, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    matrix, counts = BlockMatrix(BlockPattern(pairs, n), diagonal, blocks), []
    for tolerance in (1e-2, 1e-4, 1e-8):
        x, steps = matrix.solve(b, tolerance=tolerance)
        assert float((matrix @ x - b).norm()) <= 1.0001 * tolerance * float(b.norm())
        x, _ = matrix.solve(b, tolerance=tolerance, max_steps=steps - 1)
        assert float((matrix @ x - b).norm()) > tolerance * float(b.norm())
        counts.append(steps)
    assert counts == sorted({*counts})
    assert matrix.solve(b, max_steps=5)[1] == 5
    x, steps = matrix.solve(torch.zeros_like(b))
    assert steps == 0 and not x.any()
    assert BlockMatrix(pairs[:0], diagonal[:0], blocks[:0]).solve(b[:0])[1] == 0


def test_a_matrix_that_is_not_positive_definite_is_told() -> None:
    n, pairs = grid(4, 5)
    diagonal, blocks = laplacian(n, pairs, 2)
    b = torch.randn(n, 2, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    assert BlockMatrix(pairs, diagonal - 0.5 * torch.eye(2), blocks).solve(b)[1] == -1
    diagonal[3] *= -1  # no preconditioner
    assert BlockMatrix(pairs, diagonal, blocks).solve(b)[1] == -1
    assert BlockMatrix(pairs, diagonal, blocks).solve(torch.zeros_like(b))[1] == -1
    assert BlockMatrix(pairs, diagonal * torch.nan, blocks).solve(b)[1] == -1


def test_a_step_on_cuda_is_six_launches_and_the_host_waits_after_eight() -> None:
    n, pairs = grid(12, 12)
    diagonal, blocks = laplacian(n, pairs, 3)
    diagonal.add_(0.01 * torch.eye(3))
    b = torch.randn(n, 3, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    with device_calls.counted() as device:
        matrix = BlockMatrix(pairs, diagonal, blocks)
        calls = device.calls(lambda: matrix.solve(b, tolerance=1e-10))
        _, steps = matrix.solve(b, tolerance=1e-10)
    looked = -(-steps // 8)
    assert steps > 16 and calls.waits == {"_local_scalar_dense": looked + 2}
    assert calls.launches["pk_sparse_conjugate_3_0"] == 1 + 8 * looked * 4
    assert calls.launches["sum"] == 1 + 8 * looked * 2


def test_a_product_of_a_schur_complement_on_cuda_is_three_launches() -> None:
    g = torch.Generator().manual_seed(0)
    owners, columns = torch.arange(400) // 4, torch.randint(0, 9, (400,), generator=g)
    rows, x = (torch.randn(*shape, generator=g, dtype=torch.float64) for shape in ((400, 6, 3), (9, 6)))
    eye = torch.eye(6, dtype=torch.float64).repeat(9, 1, 1)
    with device_calls.counted() as device:
        schur = Schur(owners, columns, 100, 6, 3)
        inverses, rows = 1e-3 * torch.eye(3, dtype=torch.float64).repeat(100, 1, 1), schur.merged(rows)
        matrix = BlockMatrix(torch.empty(0, 2), eye, eye[:0], [Eliminated(schur, inverses, rows)])
        calls = device.calls(lambda: matrix @ x)
    names = "pk_sparse_conjugate_6_0", "pk_sparse_back_6_3", "pk_sparse_couple_6_3"
    assert calls.launches == dict.fromkeys(names, 1) and not calls.waits


@pytest.mark.slow(but="None")
@pytest.mark.parametrize("loss", [None, "huber"])
def test_conjugate_gradients_find_the_optimum_and_form_no_matrix_of_the_cameras(
    loss: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = bundles.street(cameras=9, points=150)
    twice = [
        torch.cat((x, x[:40])) for x in (bundle.cameras, bundle.seen, bundle.pixels)
    ]  # cameras that see a point twice
    bundle = pk.io.Bundle(bundle.poses, bundle.intrinsics, bundle.points, *twice)
    options: Any = {"fixed": torch.arange(9) < 2, "loss": loss, "progress": False}
    _, direct = bundle.optimize(**options)

    def formed(schur: Schur) -> None:
        raise AssertionError("blocks of pairs of cameras were formed")

    monkeypatch.setattr(Schur, "pairs", property(formed))
    monkeypatch.setattr(Schur, "subtract", formed)
    _, iterated = bundle.optimize(linear="pcg", **options)
    assert direct.status == iterated.status == "converged"
    assert iterated.cost == pytest.approx(direct.cost, rel=1e-9)
