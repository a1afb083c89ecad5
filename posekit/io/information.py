"""Information matrices that are indefinite: which these are, and what is nearest to them."""

from __future__ import annotations

import torch
from torch import Tensor

# Of matrices scaled to a diagonal of ones. Numbers printed with six digits have relative errors of up to 5e-6, which
# move an eigenvalue of a 6x6 matrix by at most 3e-5: singular matrices of such files are not indefinite.
_TOLERANCE = 3e-5
_SMALLEST = 1e-12  # of a diagonal, relative to the largest number in it; what is smaller counts as rounding


def is_indefinite(information: Tensor, dtype: torch.dtype) -> Tensor:
    """Return which matrices, shape (m, 6, 6), have a negative eigenvalue that rounding does not explain, shape (m,).

    The units of positions and angles do not matter: the matrices are scaled to a diagonal of ones first.

    Args:
        information: The matrices, in float64.
        dtype: The dtype of their numbers, for rounding.
    """
    tolerance = max(_TOLERANCE, 6 * torch.finfo(dtype).eps)
    bad, suspects = torch.zeros(len(information), dtype=torch.bool), _suspects(information)
    matrices = information[suspects].double()
    diagonal = matrices.diagonal(dim1=-2, dim2=-1)
    largest = matrices.abs().amax((-2, -1))
    floor = torch.where(largest > 0, _SMALLEST * largest, 1.0)
    scale = torch.maximum(diagonal, floor.unsqueeze(-1)).rsqrt()
    scaled = matrices * scale.unsqueeze(-1) * scale.unsqueeze(-2)
    bad[suspects] = torch.linalg.eigvalsh(scaled)[:, 0] < -tolerance
    return bad


def clipped(information: Tensor) -> Tensor:
    """Return the nearest semidefinite matrices in the Frobenius norm. Those that are definite stay as they are."""
    suspects = _suspects(information)
    values, vectors = torch.linalg.eigh(information[suspects].double())
    negative = values[:, 0] < 0
    values, vectors = values[negative].clamp(min=0), vectors[negative]
    result = information.clone()
    result[suspects[negative]] = (vectors * values.unsqueeze(-2) @ vectors.mT).to(result.dtype)
    return result


def _suspects(information: Tensor) -> Tensor:
    """The places of the matrices that Cholesky's algorithm, a tenth of the time of eigenvalues, does not take."""
    _, info = torch.linalg.cholesky_ex(information.double())
    return info.nonzero()[:, 0]
