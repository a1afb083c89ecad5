"""Banded systems, compared with dense ones."""

from __future__ import annotations

import pathlib
import tempfile

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit.engine.runtime import kernel
from tests.support import emulation
from tests.support.banded import banded_kernel, solve_banded


def systems(count: int, blocks: int, size: int) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """The blocks and the right-hand sides, and the dense matrices that they stand for."""
    g = torch.Generator().manual_seed(blocks)
    shape = (count, blocks, size, size)
    diagonal, first, second = (torch.randn(shape, generator=g, dtype=torch.float64) for _ in range(3))
    diagonal = diagonal @ diagonal.mT + 12 * size * torch.eye(size)
    dense = torch.zeros(count, blocks, size, blocks, size, dtype=torch.float64)
    for t in range(blocks):
        dense[:, t, :, t] = diagonal[:, t]
        for s, part in ((1, first), (2, second)):
            if t >= s:
                dense[:, t, :, t - s], dense[:, t - s, :, t] = part[:, t], part[:, t].mT
    right = torch.randn(count, blocks, size, generator=g, dtype=torch.float64)
    return diagonal, first, second, right, dense.flatten(3, 4).flatten(1, 2)


def solved(diagonal: Tensor, first: Tensor, second: Tensor, right: Tensor) -> Tensor:
    return solve_banded(torch.cat((second, first, diagonal), -1), right.clone())


@pytest.mark.parametrize(("count", "blocks", "size"), [(1, 1, 3), (3, 2, 1), (2, 3, 2), (4, 30, 7), (1, 5, 12)])
def test_solutions_are_those_of_dense_systems(count: int, blocks: int, size: int) -> None:
    *parts, right, dense = systems(count, blocks, size)
    found = solved(*parts, right)
    # NumPy's: the LU of torch 2.13 for a batch of large matrices writes wrong pivots where two threads compute it.
    expected = torch.from_numpy(np.linalg.solve(dense.numpy(), right.flatten(1).unsqueeze(-1).numpy())).reshape(
        found.shape
    )
    torch.testing.assert_close(found, expected, rtol=1e-12, atol=1e-12)


def test_blocks_outside_the_matrix_are_not_read() -> None:
    diagonal, first, second, right, _ = systems(2, 4, 3)
    expected = solved(diagonal, first, second, right)
    first[:, 0], second[:, :2] = torch.nan, torch.nan
    assert torch.equal(solved(diagonal, first, second, right), expected)


def test_a_matrix_that_is_not_positive_definite_gives_nan_in_its_system_alone() -> None:
    diagonal, first, second, right, _ = systems(3, 4, 2)
    expected = solved(diagonal, first, second, right)
    diagonal[1, 2] = -diagonal[1, 2]
    found = solved(diagonal, first, second, right)
    assert bool(found[1].isnan().any()) and torch.equal(found[[0, 2]], expected[[0, 2]])


def test_a_warp_of_cuda_has_a_system_and_computes_the_numbers_of_the_cpu() -> None:
    problems = [systems(*sizes) for sizes in ((1, 1, 3), (3, 2, 1), (5, 3, 2), (2, 6, 7), (1, 4, 12))]
    solutions = [solved(*parts, right) for *parts, right, _ in problems]
    with emulation.as_cuda() as emulator:
        for (*parts, right, _), expected in zip(problems, solutions, strict=True):
            found = emulator.run(lambda parts=parts, right=right: solved(*parts, right))
            torch.testing.assert_close(found, expected, rtol=1e-13, atol=1e-14)
    assert emulator.launched == ["pk_banded"] * len(problems)


def test_the_kernel_compiles_for_cuda() -> None:
    import warp as wp

    name, parameters, text = banded_kernel().declaration
    made = kernel.declare_source(name, parameters, text(), name, module="banded_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")
