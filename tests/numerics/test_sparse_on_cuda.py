"""Sums, Schur complements and factors of sparse systems on CUDA: emulated, beside those of the CPU and dense ones."""

from __future__ import annotations

import pathlib
import tempfile
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit.engine.runtime import kernel
from posekit.numerics import Groups, Schur, copy_blocks
from posekit.numerics.sparse_kernels import rows_kernel
from tests.support import emulation


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


@pytest.mark.parametrize(
    "problem", [(20, 5, 300, 3, 2), (8, 6, 24, 6, 3), (3, 1, 200, 2, 1), (2, 9, 30, 9, 6), (4, 3, 0, 3, 3)]
)
def test_schur_complements_are_those_of_the_cpu_and_of_dense_matrices(problem: tuple[int, ...]) -> None:
    points, columns, _, size, numbers = problem
    owners, places, (h, g, rows) = coupled(*problem)

    def solved() -> list[Tensor]:
        schur = Schur(owners, places, points, size, numbers)
        reduced = normal(columns, size, size), normal(len(schur.pairs), size, size, seed=5), normal(columns, size)
        inverses = schur.eliminate(h, g, rows, reduced, (0.1, 0.2))
        assert inverses is not None
        return [schur.pairs, *reduced, inverses, schur.substitute(inverses, g, rows, normal(columns, size, seed=6))]

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
    for a, b in zip(dense, found[1:], strict=True):
        torch.testing.assert_close(b, a, rtol=1e-10, atol=1e-10)


def test_a_variable_that_is_not_positive_definite_gives_nan_where_it_is_met() -> None:
    owners, places = torch.tensor([0, 0, 1, 1]), torch.tensor([0, 1, 1, 2])
    h, rows = torch.eye(2, dtype=torch.float64).repeat(2, 1, 1), normal(4, 3, 2)
    h[0, 1, 1] = -1
    with emulation.as_cuda():
        schur = Schur(owners, places, 2, 3, 2)
        reduced = normal(3, 3, 3), normal(len(schur.pairs), 3, 3), normal(3, 3)
        schur.eliminate(h, normal(2, 2), rows, reduced, torch.zeros(2, dtype=torch.float64))
    assert reduced[0].isnan().flatten(1).all(1).tolist() == [True, True, False]
    assert reduced[1].isnan().flatten(1).all(1).tolist() == [pair == [0, 1] for pair in schur.pairs.tolist()]


@pytest.mark.parametrize(
    "form", [("copy", 0, 0), ("sum", 0, 0), ("schur", 6, 3), ("back", 9, 6)], ids=lambda form: form[0]
)
def test_the_kernels_compile_for_cuda(form: Any) -> None:
    compiles(rows_kernel(*form).declaration)


def compiles(declaration: tuple[str, tuple[str, ...], Callable[[], str]]) -> None:
    import warp as wp

    name, parameters, text = declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"{name}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")
