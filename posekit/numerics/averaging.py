"""Best rotations on bare tensors: the nearest one to a matrix, that of an eigenvector, and means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import unscale_tensor
from ..errors import ArgumentError, DTypeError, IndexingError, ShapeError
from ..math import eigen, jacobi, karcher, rotation, so3

# Entries of one rounding each move an eigenvalue by at most 4 eps of the largest; Jacobi's own errors add as much.
_ROUNDINGS = 16

# Steps towards the Karcher mean: down the gradient, which cannot overshoot, then with the Hessian, which squares the
# error each time. Of 3000 sets of rotations up to 3.1 rad from a common one, all arrived within 1e-15.
_DESCENTS, _NEWTON_STEPS = 3, 6


def dominant(symmetric: Tensor, tolerance: Tensor) -> tuple[Tensor, Tensor]:
    """The eigenvectors of the largest eigenvalue, as unit quaternions, and which of them are determined.

    Where the next eigenvalue is no farther away than the tolerance, the eigenvector is the one of all those that is
    nearest to the identity. Its gradient is that of what is determined: no change turns it towards another of them.

    Args:
        symmetric: Shape (*batch, 10): the upper triangles, row by row.
        tolerance: Shape (*batch).
    """
    best, simple = _found(symmetric, symmetric.detach(), tolerance.detach())
    return best, simple > 0


def _eigenvector(symmetric: Tensor, dtype: torch.dtype) -> Tensor:
    """The dominant eigenvectors of matrices that are known as well as a dtype can say."""
    eps, known = max(torch.finfo(dtype).eps, torch.finfo(symmetric.dtype).eps), symmetric.detach()
    return _found(symmetric, known, known.abs().amax(-1) * (_ROUNDINGS * eps))[0]


def _found(symmetric: Tensor, known: Tensor, tolerance: Tensor) -> tuple[Tensor, Tensor]:
    """The dominant eigenvectors, and 1 where they are determined, of matrices that are also there as constants."""
    start, simple, others = jacobi.start(known, tolerance)
    return eigen.polish(symmetric, start, others), simple


def nearest(matrix: Tensor) -> Tensor:
    """The unit quaternions of the rotations nearest to 3x3 matrices."""
    symmetric = eigen.davenport(arguments.wide(matrix))
    return _eigenvector(symmetric, symmetric.dtype).to(matrix.dtype)


def from_tend(numbers: Tensor) -> Tensor:
    """The unit eigenvectors of the smallest eigenvalues of symmetric 4x4 matrices."""
    arguments.check(numbers, 10, "Rotation.from_tend: numbers")
    symmetric = -arguments.wide(numbers)
    return _eigenvector(symmetric, symmetric.dtype).to(numbers.dtype)


def weights_of(weights: TensorLike, like: Tensor, where: str) -> Tensor:
    """Weights in float64, NaN where they are negative: to refuse those would have to wait for the device."""
    given = arguments.tensor(weights, f"{where}: weights", like)
    if given.is_complex():
        raise DTypeError(f"{where}: weights must be real, got {given.dtype}")
    arguments.check_devices(where, like, given)
    given = given.to(torch.float64)
    return torch.where(given < 0, torch.nan, given)


def portions(weights: Tensor) -> Tensor:
    """Weights (..., n, 1) over their sum, also where that is beyond the numbers there are; NaN if all are 0."""
    weights = weights * scale_of(weights)
    return weights / weights.sum(-2, keepdim=True)


def scale_of(values: Tensor) -> Tensor:
    """For the last two dimensions a power of two that brings the largest number, if it is not 0, near 1: a constant."""
    if values.shape[-2] == 0 or values.shape[-1] == 0:
        return values.new_ones(1, 1)
    largest = values.detach().abs().amax((-2, -1), keepdim=True)
    return unscale_tensor(torch.where(largest == 0, 1, largest))


def promoted(dtype: torch.dtype, weights: Any) -> torch.dtype:
    """The dtype of a result that weights take part in."""
    floating = isinstance(weights, Tensor) and weights.is_floating_point()
    return torch.promote_types(dtype, weights.dtype) if floating else dtype


def mean(tensors: Sequence[Tensor], weights: TensorLike | None, dim: Any, kind: str, where: str) -> tuple[Tensor, ...]:
    """Weighted means over batch dimensions: those of a rotation, which comes last, and of what comes before it.

    Sums are taken in float64, so that they are as good as what they add.
    """
    arguments.check_choice(kind, ("chordal", "karcher"), f"{where}: kind")
    quaternion = tensors[-1]
    shape = quaternion.shape[:-1]
    dims = tuple(range(len(shape))) if dim is None else arguments.dims(dim, len(shape), where)
    if len(set(dims)) < len(dims):
        raise IndexingError(f"{where}: dim names a dimension twice: {dim}")
    dtype = promoted(quaternion.dtype, weights)
    plain: Any = weights
    if isinstance(plain, int | float):
        raise ArgumentError(f"{where}: weights must be a tensor or a list, got {plain!r}; say dim=... for a dimension")
    given = [_gathered(x, dims) for x in tensors]
    shares: Tensor | None = None
    if weights is not None:
        shares = weights_of(weights, quaternion, where)
        try:
            shares = _gathered(shares.expand(shape).unsqueeze(-1), dims)
        except RuntimeError as error:
            fact = f"must broadcast to the batch shape {tuple(shape)}, got {tuple(shares.shape)}"
            raise ShapeError(f"{where}: weights {fact}") from error
        shares = portions(shares)
    means = [_average(x, shares) for x in given[:-1]]
    best = _eigenvector(_squares(given[-1].to(torch.float64), shares), arguments.wide(quaternion).dtype)
    if kind == "karcher":
        if shares is None:
            count = given[-1].shape[-2]
            shares = best.new_full((count, 1), 1 / max(count, 1))
        best = _karcher(given[-1].to(torch.float64), shares, best)
    return tuple([x.to(dtype) for x in (*means, best)])


def _squares(quaternion: Tensor, shares: Tensor | None) -> Tensor:
    """A multiple of the average of their squares along the last batch dimension."""
    if shares is not None or not quaternion.shape[-2]:
        return _average(eigen.square(quaternion), shares)
    (made,) = eigen.square.op((quaternion,), ((*quaternion.shape[:-2], 1),))  # type: ignore[attr-defined]
    return made.squeeze(-2)


def _average(values: Tensor, shares: Tensor | None) -> Tensor:
    """Along the last dimension but one, in float64. Of nothing it is NaN."""
    count = values.shape[-2]
    if shares is None and count:
        return (values.to(torch.float64) * (1 / count)).sum(-2)  # the sum of what is not yet divided may be infinite
    if shares is None:
        return values.mean(-2, dtype=torch.float64)
    return (shares * values).sum(-2) / shares.sum(-2)


def _gathered(values: Tensor, dims: Sequence[int]) -> Tensor:
    """The values with some batch dimensions joined into one, the last of the batch."""
    if tuple(dims) == (values.dim() - 2,):
        return values
    rest = [d for d in range(values.dim() - 1) if d not in dims]
    sizes = [values.shape[d] for d in rest]
    count = math.prod([values.shape[d] for d in dims])
    return values.permute(*rest, *dims, -1).reshape(*sizes, count, values.shape[-1])


def _karcher(quaternion: Tensor, shares: Tensor, best: Tensor) -> Tensor:
    """The rotation from which the weighted rotation vectors to all others add up to nothing."""
    best, inverse = _solution(quaternion.detach(), shares.detach(), best.detach())
    # From the solution, each step of Newton's method with the Hessian held fixed adds one order: after the first the
    # derivative is exact, after the second the second derivative is.
    for _ in range(2):
        apart = (shares * so3.local(best.unsqueeze(-2), quaternion)).sum(-2)
        best = karcher.nudge(best, (inverse * apart.unsqueeze(-2)).sum(-1))
    return rotation.canonical(best)


def _solution(quaternion: Tensor, shares: Tensor, best: Tensor) -> tuple[Tensor, Tensor]:
    """The Karcher mean and the inverse of the Hessian there, as constants."""
    for k in range(_DESCENTS + _NEWTON_STEPS + 1):
        tangents, curvatures = karcher.pull(best.unsqueeze(-2), quaternion)
        apart = (shares * tangents).sum(-2)
        if k >= _DESCENTS:
            inverse = torch.linalg.inv_ex((shares.unsqueeze(-1) * curvatures).sum(-3)).inverse
            apart = (inverse * apart.unsqueeze(-2)).sum(-1)
        best = karcher.nudge(best, apart)
    return best, inverse
