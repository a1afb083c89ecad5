"""Sparse systems solved on CUDA by cuDSS, through nvmath-python."""

from __future__ import annotations

import warnings

import torch
from torch import Tensor

from .. import arguments
from ..errors import DeviceError, PosekitError
from .conjugate import BlockMatrix

_ACCURACY = 1e-6  # of the residual, relative to the right-hand side; a direct solver in float64 is far below


def check_cudss(where: str) -> None:
    """Raise if nvmath-python is not installed, or if there is no CUDA device."""
    arguments.import_extra(where, "nvmath", "cudss")
    if not torch.cuda.is_available():
        raise DeviceError(f'{where}: linear="cudss" needs a CUDA device, and torch finds none; use "cholesky"')


def scalar_matrix(matrix: BlockMatrix, device: str) -> Tensor:
    """All numbers of a symmetric matrix of blocks in compressed rows, with the int32 indices that cuDSS expects."""
    n, size = matrix.diagonal.shape[:2]
    place = torch.arange(n, device="cpu")
    rows = torch.cat((place, matrix.rows, matrix.columns))
    columns = torch.cat((place, matrix.columns, matrix.rows))
    blocks = torch.cat((matrix.diagonal, matrix.blocks, matrix.blocks.mT))
    within = torch.arange(size, device="cpu")
    i = (size * rows[:, None, None] + within[:, None]).expand(blocks.shape)
    j = (size * columns[:, None, None] + within).expand(blocks.shape)
    whole = torch.sparse_coo_tensor(
        torch.stack((i.reshape(-1), j.reshape(-1))), blocks.reshape(-1), (n * size, n * size), check_invariants=False
    )
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Sparse CSR tensor support is in beta state")
        compressed = whole.coalesce().to_sparse_csr()
        crow, column = compressed.crow_indices().to(torch.int32), compressed.col_indices().to(torch.int32)
        values, shape = compressed.values(), (n * size, n * size)
        return torch.sparse_csr_tensor(crow, column, values, shape, device=device, check_invariants=False)


def solve_by_cudss(matrix: BlockMatrix, b: Tensor, where: str, *, device: str = "cuda") -> Tensor | None:
    """Solve ``A x = b`` for a positive definite matrix; None if b and x say that it is not.

    Args:
        matrix: The matrix.
        b: Shape (n, size).
        where: The public function, for error messages.
        device: The device.
    """
    solver = arguments.import_extra(where, "nvmath.sparse.advanced", "cudss")
    x = solver.direct_solver(scalar_matrix(matrix, device), b.reshape(-1).to(device)).to(b.device).reshape(b.shape)
    if not bool(x.isfinite().all()) or float((x * b).sum()) < 0:
        return None
    residual, size = float((matrix @ x - b).norm()), float(b.norm())
    if residual > _ACCURACY * size:
        raise PosekitError(f'{where}: cuDSS left a residual of {residual:.3g} of {size:.3g}; use linear="cholesky"')
    return x
