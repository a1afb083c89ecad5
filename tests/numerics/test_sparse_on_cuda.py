"""Sums, Schur complements and factors of sparse systems on CUDA: emulated, beside those of the CPU and dense ones."""

from __future__ import annotations

from typing import Any
from unittest import mock

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from posekit.errors import DeviceError
from posekit.numerics import (
    TOLERANCE,
    BlockCholesky,
    BlockMatrix,
    Eliminated,
    Groups,
    Schur,
    copy_blocks,
    device_memory,
    inverted,
    levels,
)
from posekit.numerics.sparse_kernels import rows_kernel
from tests.support import device_calls, emulation
from tests.support.block_systems import ORDERINGS, assembled, grid, laplacian, smooth_path, system
from tests.support.compiling import compiles


def normal(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def integers(low: int, high: int, *shape: int, seed: int = 0) -> Tensor:
    return torch.randint(low, high, shape, generator=torch.Generator().manual_seed(seed))


def test_groups_add_what_those_of_the_cpu_add() -> None:
    index = integers(-1, 5, 700)
    index[:4] = 7  # a group of few rows; 5 and 6 have none, and the others have more than a thread adds
    source, target = normal(700, 3, 2), normal(8, 4, 3, seed=1)
    expected, found = target.clone(), target.clone()
    Groups(index, 8).add(expected, source, 1, 1)
    Groups(index, 8).add(expected, source.mT.contiguous().mT)  # not contiguous
    with emulation.as_cuda() as emulator:
        groups = Groups(index, 8)
        groups.add(found, source, 1, 1)
        groups.add(found, source.mT.contiguous().mT)
    torch.testing.assert_close(found, expected, rtol=1e-13, atol=1e-13)
    assert emulator.launched == ["pk_sparse_sum_0_0"] * 2 + ["pk_sparse_copy_0_0"] + ["pk_sparse_sum_0_0"] * 2


def test_copies_of_blocks_are_those_of_the_cpu() -> None:
    source, index, start = normal(9, 3, 2), integers(0, 9, 12), normal(12, 5, 6, seed=1)
    expected, found = start.clone(), start.clone()

    def copied(x: Tensor) -> None:
        copy_blocks(x[:, 1:3, 2:5], source.mT, index)
        copy_blocks(x[:, 3:, 2:5], source.mT, index, x[:, 1:3, 2:5])

    copied(expected)
    with emulation.as_cuda():
        copied(found)
    assert torch.equal(found, expected) and not torch.equal(found, start)


def coupled(points: int, columns: int, rows: int, size: int, numbers: int) -> tuple[Tensor, Tensor, list[Tensor]]:
    """Owners and columns of rows, some of which are held, and the blocks, gradients and rows of a random problem."""
    h = normal(points, numbers, numbers, seed=1)
    system = [h @ h.mT + torch.eye(numbers), normal(points, numbers, seed=2), normal(rows, size, numbers, seed=3)]
    return integers(0, max(points, 1), rows), integers(-1, columns, rows, seed=4), system


@pytest.mark.slow(but="problem0")
@pytest.mark.parametrize(
    "problem", [(20, 5, 300, 3, 2), (8, 6, 24, 6, 3), (3, 1, 200, 2, 1), (2, 9, 30, 9, 6), (4, 3, 0, 3, 3)]
)
def test_schur_complements_are_those_of_the_cpu_and_of_dense_matrices(problem: tuple[int, ...]) -> None:
    points, columns, _, size, numbers = problem
    owners, places, (h, g, rows) = coupled(*problem)

    def solved() -> list[Tensor]:
        schur = Schur(owners, places, points, size, numbers)
        reduced = normal(columns, size, size), normal(len(schur.pairs), size, size, seed=5), normal(columns, size)
        inverses, merged = inverted(h, torch.tensor([0.1, 0.2], dtype=torch.float64)), schur.merged(rows)
        diagonal, blocks, gradient = reduced
        definite = 1e3 * torch.eye(size, dtype=torch.float64).repeat(columns, 1, 1)
        matrix = BlockMatrix(schur.pairs[:0], definite, blocks[:0], [Eliminated(schur, inverses, merged)])
        product, preconditioner = matrix @ normal(columns, size, seed=7), matrix._preconditioner()
        schur.subtract(inverses, merged, diagonal, blocks)
        schur.add(merged, schur.substitute(inverses, g, merged, None), gradient)
        steps = schur.substitute(inverses, g, merged, normal(columns, size, seed=6))
        return [schur.pairs, *reduced, inverses, steps, product, preconditioner]

    pairs, *expected = solved()
    with emulation.as_cuda() as emulator:
        found = emulator.run(solved)
        again = solved()
    assert torch.equal(found[0], pairs)
    for a, b, c in zip(expected, found[1:], again[1:], strict=True):
        torch.testing.assert_close(b, a, rtol=1e-12, atol=1e-12)
        assert torch.equal(b, c)
    # W^T of all columns, dense, and the same with LAPACK.
    coupling = torch.zeros(columns, size, points, numbers, dtype=torch.float64)
    for p, k, w in zip(owners.tolist(), places.tolist(), rows, strict=True):
        if k >= 0:
            coupling[k, :, p] += w
    damped = h + torch.diag_embed(0.1 + 0.2 * h.diagonal(dim1=1, dim2=2))
    inverse = torch.linalg.inv(damped)
    scaled = torch.einsum("krpi,pij->krpj", coupling, inverse)
    lost = torch.einsum("krpj,lcpj->krlc", scaled, coupling)
    off = normal(len(pairs), size, size, seed=5) - lost[pairs[:, 0], :, pairs[:, 1]]
    every = torch.arange(columns)
    dense = [normal(columns, size, size) - lost[every, :, every], off]
    dense += [normal(columns, size) - torch.einsum("krpj,pj->kr", scaled, g), inverse]
    slopes = g + torch.einsum("krpj,kr->pj", coupling, normal(columns, size, seed=6))
    dense.append(-torch.einsum("pij,pj->pi", inverse, slopes))
    x = normal(columns, size, seed=7)
    dense.append(1e3 * x - torch.einsum("krlc,lc->kr", lost, x))
    dense.append(torch.linalg.inv(1e3 * torch.eye(size) - lost[every, :, every]))
    for a, b in zip(dense, found[1:], strict=True):
        torch.testing.assert_close(b, a, rtol=1e-10, atol=1e-10)


def test_a_variable_that_is_not_positive_definite_gives_nan_where_it_is_met() -> None:
    owners, places = torch.tensor([0, 0, 1, 1]), torch.tensor([0, 1, 1, 2])
    h, rows = torch.eye(2, dtype=torch.float64).repeat(2, 1, 1), normal(4, 3, 2)
    h[0, 1, 1] = -1
    with emulation.as_cuda():
        schur = Schur(owners, places, 2, 3, 2)
        reduced = normal(3, 3, 3), normal(len(schur.pairs), 3, 3), normal(3, 3)
        schur.subtract(inverted(h), rows, *reduced[:2])
    assert reduced[0].isnan().flatten(1).all(1).tolist() == [True, True, False]
    assert reduced[1].isnan().flatten(1).all(1).tolist() == [pair == [0, 1] for pair in schur.pairs.tolist()]


NUMBERS = torch.tensor([0, 0, TOLERANCE, 1], dtype=torch.float64)


def solved(solver: BlockCholesky, diagonal: Tensor, blocks: Tensor, x: Tensor, damping: Tensor = NUMBERS) -> Any:
    """The solution, and the state."""
    state = torch.full((*solver.batch, solver.state_size), -1)
    solver.factorise_with(diagonal.contiguous(), blocks.contiguous(), damping, state)
    return solver.solve(x), state[..., 1], state[..., 2:3].view(torch.float64)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(
    n=st.integers(0, 40),
    density=st.sampled_from([0.0, 0.5, 1.5, 6.0, 40.0]),
    size=st.sampled_from([3, 6]),
    ordering=st.sampled_from(ORDERINGS),
    count=st.integers(0, 3),
    dense_from=st.sampled_from([20, 60, 768]),
    seed=st.integers(0, 1000),
)
def test_factors_by_levels_are_those_of_numpy(
    n: int, density: float, size: int, ordering: Any, count: int, dense_from: int, seed: int
) -> None:
    """The kernels run on the CPU, planned as on CUDA."""
    pairs, diagonal, blocks, dense = system(n, int(n * density), size, seed)
    x = normal(n, size, count, seed=seed)
    with device_calls.counted(), mock.patch.object(levels, "_DENSE_FROM", dense_from):
        solver = BlockCholesky(n, pairs, size, ordering=ordering)
        y, failed, pivot = solved(solver, diagonal, blocks, x)
        inverse = solver.inverse_diagonal()
    assert sorted(solver.order.tolist()) == list(range(n))
    assert failed == n and 0 < pivot <= 1
    if n == 0:
        assert y.shape == (0, size, count) and inverse.shape == (0, size, size)
        return
    scale = np.linalg.cond(dense) * np.abs(np.linalg.inv(dense)).max()
    expected = np.linalg.solve(dense, x.numpy().reshape(n * size, count))
    np.testing.assert_allclose(y.numpy().reshape(n * size, count), expected, 0, 1e-12 * scale)
    blocks_of_inverse = np.linalg.inv(dense).reshape(n, size, n, size)[np.arange(n), :, np.arange(n)]
    np.testing.assert_allclose(inverse.numpy(), blocks_of_inverse, 0, 1e-12 * scale)


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 10))
def test_every_size_of_block(size: int) -> None:
    for seed, n in enumerate((1, 2, 30, 60)):
        pairs, diagonal, blocks, dense = system(n, 3 * n, size, seed)
        x = normal(n, size, 5)
        with device_calls.counted():
            solver = BlockCholesky(n, pairs, size)
            y, failed, _ = solved(solver, diagonal, blocks, x)
            inverse = solver.inverse_diagonal()
            iterated, _ = BlockMatrix(pairs, diagonal, blocks).solve(x[..., 0], tolerance=1e-13)
        assert failed == n
        expected = np.linalg.solve(dense, x.numpy().reshape(-1, 5))
        np.testing.assert_allclose(y.numpy().reshape(-1, 5), expected, 1e-8, 1e-9)
        np.testing.assert_allclose(iterated.numpy().ravel(), expected[:, 0], 1e-6, 1e-6)
        blocks_of_inverse = np.linalg.inv(dense).reshape(n, size, n, size)[np.arange(n), :, np.arange(n)]
        np.testing.assert_allclose(inverse.numpy(), blocks_of_inverse, 1e-8, 1e-9)


# Panels of one column and of many, rows that need several tiles, a dense part, several components, one vertex.
@pytest.mark.slow(but="1-0-4-768")
@pytest.mark.parametrize(
    ("n", "edges", "size", "dense_from"),
    [(1, 0, 4, 768), (24, 30, 6, 768), (12, 50, 9, 768), (16, 20, 3, 18), (30, 12, 2, 768), (20, 30, 1, 768)],
)
def test_emulated_factors_are_those_of_the_cpu_and_have_the_same_bits_twice(
    n: int, edges: int, size: int, dense_from: int
) -> None:
    pairs, diagonal, blocks, _ = system(n, edges, size, 0)
    x = normal(n, size, 2)
    with emulation.as_cuda() as emulator, mock.patch.object(levels, "_DENSE_FROM", dense_from):
        solver = BlockCholesky(n, pairs, size)
        found = emulator.run(lambda: (*solved(solver, diagonal, blocks, x), solver.inverse_diagonal()))
        again = *solved(solver, diagonal, blocks, x), solver.inverse_diagonal()
    reference = BlockCholesky(n, pairs, size, ordering="natural")
    assert reference.factorise(diagonal, blocks) == -1
    torch.testing.assert_close(found[0], reference.solve(x), rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(found[-1], reference.inverse_diagonal(), rtol=1e-12, atol=1e-12)
    assert all([torch.equal(a, b) for a, b in zip(found, again, strict=True)])


@pytest.mark.slow
def test_tiles_of_a_panel_and_schedules_of_threads_change_no_bit() -> None:
    n, size = 9, 6
    pairs, diagonal, blocks, _ = system(n, 200, size, 0)
    x = normal(n, size)
    with emulation.as_cuda() as emulator, mock.patch.object(levels, "ROOM", 200):
        solver = BlockCholesky(n, pairs, size)
        lists = levels.Panels(n, pairs, size, "minimum_degree")
        assert len(solver._levels.tables["items"]) > lists.count  # type: ignore[union-attr]
        expected = emulator.run(lambda: solved(solver, diagonal, blocks, x))
    for flags, copies in (((), 3), (("-DPREEMPTED=usleep(rand() % 200)",), 2)):
        with emulation.as_cuda(flags=flags, copies=copies) as emulator:
            again = emulator.run(lambda: solved(solver, diagonal, blocks, x))
        assert all([torch.equal(a, b) for a, b in zip(expected, again, strict=True)])


def test_a_batch_has_the_bits_of_its_matrices_alone_and_their_own_damping() -> None:
    n, size = 12, 3
    pairs, *_ = system(n, 25, size, 0)
    several = [system(n, 25, size, 0)[1:3] for _ in range(3)]
    diagonal = torch.stack([(1 + k) * d for k, (d, _) in enumerate(several)]).view(3, 1, n, size, size)
    blocks, x = torch.stack([b for _, b in several]).view(3, 1, -1, size, size), normal(3, 1, n, size)
    damping = NUMBERS.repeat(3, 1, 1)
    damping[:, 0, 0], damping[:, 0, 1] = torch.tensor([0, 1, 2.0]), torch.tensor([0, 0.5, 0])
    diagonal[2, 0, 4] *= -1

    def every(batch: tuple[int, ...]) -> list[Any]:
        solver = BlockCholesky(n, pairs, size, batch=batch)
        if batch:
            return [solved(solver, diagonal, blocks, x, damping)]
        return [solved(solver, diagonal[k, 0], blocks[k, 0], x[k, 0], damping[k, 0]) for k in range(3)]

    cpu, alone_on_cpu = every((3, 1))[0], every(())
    with emulation.as_cuda() as emulator:
        together, alone = emulator.run(lambda: (every((3, 1))[0], every(())))
    assert cpu[1].flatten().tolist()[:2] == together[1].flatten().tolist()[:2] == [n, n]
    for k in range(2):
        for whole, one in ((together, alone[k]), (cpu, alone_on_cpu[k])):
            assert all([torch.equal(a[k, 0], b) for a, b in zip(whole, one, strict=True)])
        torch.testing.assert_close(together[0][k], cpu[0][k], rtol=1e-12, atol=1e-12)
        extra = damping[k, 0, 0] + damping[k, 0, 1] * diagonal[k, 0].diagonal(dim1=1, dim2=2)
        dense = assembled(n, size, pairs, diagonal[k, 0] + torch.diag_embed(extra), blocks[k, 0])
        expected = np.linalg.solve(dense, x[k, 0].numpy().ravel())
        np.testing.assert_allclose(together[0][k, 0].numpy().ravel(), expected, 1e-9, 1e-9)
    assert together[1][2, 0] < n and cpu[1][2, 0] < n


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(
    n=st.integers(1, 25),
    dense_from=st.sampled_from([15, 768]),
    seed=st.integers(0, 1000),
    bad=st.integers(0, 24),
    value=st.sampled_from([-50.0, np.nan]),
)
def test_the_first_pivot_that_is_not_positive_is_that_of_the_leading_minors(
    n: int, dense_from: int, seed: int, bad: int, value: float
) -> None:
    pairs, diagonal, blocks, _ = system(n, 2 * n, 3, seed)
    diagonal[bad % n, 1, 1] += value
    with device_calls.counted(), mock.patch.object(levels, "_DENSE_FROM", dense_from):
        solver = BlockCholesky(n, pairs, 3)
        found = solver.factorise(diagonal, blocks)
    order, first = solver.order.numpy(), -1
    dense = assembled(n, 3, pairs, diagonal, blocks).reshape(n, 3, n, 3)[order][:, :, order].reshape(3 * n, 3 * n)
    for k in range(n):
        leading = dense[: 3 * k + 3, : 3 * k + 3]
        if np.isnan(leading).any() or np.linalg.eigvalsh(leading)[0] <= 0:
            first = int(order[k])
            break
    assert found == first


@pytest.mark.parametrize("dense_from", [40, 768])
def test_a_semidefinite_matrix_is_reported_with_the_last_vertex(dense_from: int) -> None:
    n, pairs = grid(7, 9)
    diagonal, blocks = laplacian(n, pairs, 3)
    with device_calls.counted(), mock.patch.object(levels, "_DENSE_FROM", dense_from):
        solver = BlockCholesky(n, pairs, 3)
        assert solver.factorise(diagonal, blocks) == solver.order[-1]
        assert solver.factorise(diagonal, blocks, absolute=1e-6) == -1


def test_too_little_memory_is_told_before_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    n, pairs = grid(20, 20)
    with device_calls.counted():
        needed = BlockCholesky(n, pairs, 6).bytes
        assert needed > 8 * 36 * BlockCholesky(n, pairs, 6).blocks
        monkeypatch.setattr(device_memory, "free_memory", lambda device: 1e6)
        words = rf"the factor needs {needed / 1e9:.2f} GB, and cpu has 0\.00 GB free; solve with linear=\"pcg\""
        with pytest.raises(DeviceError, match=words):
            BlockCholesky(n, pairs, 6)


@pytest.mark.slow(but="auto")
@pytest.mark.parametrize("ordering", ORDERINGS)
def test_rounding_errors_of_the_inverse_do_not_grow_along_a_smooth_path(ordering: Any) -> None:
    pairs, diagonal, blocks = smooth_path(300, 6)
    with device_calls.counted():
        solver = BlockCholesky(300, pairs, 6, ordering=ordering)
        assert solver.factorise(diagonal, blocks) == -1
        found = solver.inverse_diagonal()
    reference = BlockCholesky(300, pairs, 6)
    assert reference.factorise(diagonal, blocks) == -1
    torch.testing.assert_close(found, reference.inverse_diagonal(), rtol=0, atol=1e-12)


def test_every_tensor_is_made_on_the_device_of_the_system() -> None:
    """What was made elsewhere would be on the default device, which has no memory."""
    n, pairs = grid(7, 9)
    diagonal, blocks = laplacian(n, pairs, 3)
    owners, columns, (h, g, rows) = coupled(4, 3, 300, 3, 2)
    x, sums = normal(n, 3), normal(3, 3, 3)
    expected = BlockCholesky(n, pairs, 3)
    assert expected.factorise(diagonal, blocks, 1.0) == -1
    with device_calls.counted(), torch.device("meta"), mock.patch.object(levels, "_DENSE_FROM", 40):
        solver = BlockCholesky(n, pairs, 3)
        assert solver.factorise(diagonal, blocks, 1.0) == -1
        found, inverse = solver.solve(x), solver.inverse_diagonal()
        schur = Schur(owners, columns, 4, 3, 2)
        off = torch.zeros(len(schur.pairs), 3, 3, dtype=torch.float64, device="cpu")
        inverses, rows = inverted(h), schur.merged(rows)
        schur.subtract(inverses, rows, sums, off)
        schur.add(rows, schur.substitute(inverses, g, rows, x[:3]), x[:3])
        iterated, _ = BlockMatrix(pairs, diagonal + torch.eye(3, device="cpu"), blocks).solve(found, tolerance=1e-12)
    torch.testing.assert_close(found, expected.solve(normal(n, 3)), rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(inverse, expected.inverse_diagonal(), rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(iterated, expected.solve(found), rtol=1e-8, atol=1e-8)


def chain(n: int) -> Tensor:
    return torch.stack((torch.arange(n - 1), torch.arange(1, n)), -1)


def test_a_level_is_one_launch_and_nothing_waits() -> None:
    n, pairs = grid(9, 12)
    diagonal, blocks = laplacian(n, pairs, 6)
    diagonal.add_(torch.eye(6))
    x, state = normal(n, 6), torch.zeros(4, dtype=torch.int64)
    with device_calls.counted() as device:
        solver = BlockCholesky(n, pairs, 6)
        scratch, depth = normal(solver.scratch_size()), levels.Panels(n, pairs, 6, "minimum_degree").depth
        factorisation = device.calls(lambda: solver.factorise_with(diagonal, blocks, NUMBERS, state))
        solution = device.calls(lambda: solver.solve_in(x, scratch))
    assert factorisation.waits == solution.waits == {}
    assert factorisation.launches["pk_sparse_level_6_0"] <= depth
    others = {"zero_": 1, "pk_sparse_assemble_6_0": 1, "pk_sparse_finish_6_0": 1}
    assert factorisation.launches == others | {"pk_sparse_level_6_0": factorisation.launches["pk_sparse_level_6_0"]}
    assert solution.launches == {"pk_sparse_substitute_6_0": 2 * factorisation.launches["pk_sparse_level_6_0"]}


def test_long_chains_have_few_levels() -> None:
    with device_calls.counted() as device:
        solver, diagonal = BlockCholesky(1000, chain(1000), 3), 3 * torch.eye(3, dtype=torch.float64).repeat(1000, 1, 1)
        blocks, state = -torch.eye(3, dtype=torch.float64).repeat(999, 1, 1), torch.zeros(4, dtype=torch.int64)
        calls = device.calls(lambda: solver.factorise_with(diagonal, blocks, NUMBERS, state))
    assert calls.launches["pk_sparse_level_3_0"] < 20


@pytest.mark.slow(but=("sum 0", "substitute 9"))
@pytest.mark.parametrize(
    "form",
    [
        *[
            ("copy", 0, 0),
            ("sum", 0, 0),
            ("invert", 0, 3),
            ("schur", 6, 3),
            ("back", 9, 6),
            ("couple", 9, 3),
            ("assemble", 6, 0),
            ("level", 6, 0),
        ],
        *[("level", 7, 0), ("finish", 3, 0), ("substitute", 9, 0), ("conjugate", 9, 0), ("takahashi", 9, 0)],
    ],
    ids=lambda form: f"{form[0]} {form[1]}",
)
def test_the_kernels_compile_for_cuda(form: Any) -> None:
    compiles(rows_kernel(*form).declaration)
