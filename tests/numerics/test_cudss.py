"""Systems for cuDSS: the matrix that it is given, and what happens without it. cuDSS itself needs a CUDA device."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.errors import DeviceError, MissingExtraError, PosekitError
from posekit.numerics import BlockMatrix, cudss


def system() -> tuple[BlockMatrix, Tensor]:
    g = torch.Generator().manual_seed(0)
    pairs = torch.tensor([[0, 1], [3, 1], [0, 1], [2, 3]])  # one position twice: its blocks are added
    blocks = torch.randn(4, 3, 3, generator=g, dtype=torch.float64)
    a = torch.randn(4, 3, 3, generator=g, dtype=torch.float64)
    diagonal = a @ a.mT + 9 * torch.eye(3)
    whole = torch.block_diag(*diagonal)
    for (i, j), b in zip(pairs.tolist(), blocks, strict=True):
        whole[3 * i : 3 * i + 3, 3 * j : 3 * j + 3] += b
        whole[3 * j : 3 * j + 3, 3 * i : 3 * i + 3] += b.mT
    return BlockMatrix(pairs, diagonal, blocks), whole


def with_solver(monkeypatch: pytest.MonkeyPatch, function: Any) -> None:
    """In place of nvmath: a function on the CPU."""
    for name in ("nvmath", "nvmath.sparse", "nvmath.sparse.advanced"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    sys.modules["nvmath.sparse.advanced"].direct_solver = function  # type: ignore[attr-defined]


def test_the_matrix_holds_the_numbers_of_all_blocks() -> None:
    matrix, whole = system()
    found = cudss.scalar_matrix(matrix, "cpu")
    assert found.layout == torch.sparse_csr and found.col_indices().dtype == torch.int32
    torch.testing.assert_close(found.to_dense(), whole, rtol=1e-15, atol=1e-15)


def test_solutions_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    matrix, whole = system()
    b = torch.arange(12.0, dtype=torch.float64).reshape(4, 3)
    with_solver(monkeypatch, lambda a, b: torch.linalg.solve(a.to_dense(), b))
    expected = torch.linalg.solve(whole, b.reshape(-1)).reshape(4, 3)
    torch.testing.assert_close(cudss.solve_by_cudss(matrix, b, "f", device="cpu"), expected)
    with_solver(monkeypatch, lambda a, b: -b)
    assert cudss.solve_by_cudss(matrix, b, "f", device="cpu") is None
    with_solver(monkeypatch, lambda a, b: b)
    with pytest.raises(PosekitError, match=r"f: cuDSS left a residual of .* use linear="):
        cudss.solve_by_cudss(matrix, b, "f", device="cpu")


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = pk.Problem()
    x = problem.variables(torch.zeros(2, 3))
    problem.prior(x[:], torch.ones(2, 3))
    monkeypatch.setitem(sys.modules, "nvmath", None)
    with pytest.raises(MissingExtraError, match=r'Problem.solve needs nvmath: pip install "posekit\[cudss\]"'):
        problem.solve(linear="cudss")
    with_solver(monkeypatch, None)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(DeviceError, match='linear="cudss" needs a CUDA device, and torch finds none'):
        problem.solve(linear="cudss")
