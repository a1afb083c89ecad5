"""Covariances: checked, factored, carried along by linear maps, and drawn from."""

from __future__ import annotations

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ShapeError

# In units of rounding, of a variance of 1: what no more than that is left of may be rounding altogether.
_DEFINITE = 8


def is_definite(factor: Tensor, failed: Tensor, dtype: torch.dtype) -> Tensor:
    """Whether each variable keeps more than rounding of its variance beside the others, by a Cholesky factor."""
    kept = factor.detach().diagonal(dim1=-2, dim2=-1).square().amin(-1)
    return (failed == 0) & (kept > _DEFINITE * torch.finfo(dtype).eps)


def gain_of(known: Tensor, given: Tensor) -> Tensor:
    """The product of one covariance with the inverse of the sum of both, which may be singular."""
    dtype = torch.promote_types(known.dtype, given.dtype)
    total = known.double() + given.double()
    scaled, unit = correlation(total)
    right = known.double() / unit.unsqueeze(-1)
    # What is added to the diagonal of a singular one keeps directions without variance from answering at random;
    # solving once more for what is left takes its effect on the others away.
    factor, failed = torch.linalg.cholesky_ex(scaled.detach())
    definite = is_definite(factor, failed, dtype)
    noise = torch.where(definite, 0.0, _DEFINITE * torch.finfo(dtype).eps)[..., None, None]
    # The same as torch.linalg.solve, of which forward mode over forward mode is wrong. Goes when that is mended
    # (torch 2.13): tests/autograd/test_forward_over_forward.py tells.
    factors = torch.linalg.lu_factor_ex(scaled + noise * torch.eye(6, dtype=scaled.dtype, device=scaled.device))
    solved = torch.linalg.lu_solve(*factors[:2], right.expand_as(scaled))
    solved = solved + torch.linalg.lu_solve(*factors[:2], right - times(scaled, solved))
    return (solved / unit.unsqueeze(-1)).mT.to(dtype)


def covariances(value: TensorLike, size: int, name: str, like: Tensor) -> Tensor:
    """Covariances as a tensor of shape (*batch, size, size)."""
    value = arguments.tensor(value, name, like)
    if tuple(value.shape[-2:]) != (size, size):
        raise ShapeError(f"{name} must have shape (..., {size}, {size}), got {tuple(value.shape)}")
    arguments.check_dtype(value.dtype, name)
    return value


def noise(shape: torch.Size, size: int, like: Tensor, generator: Generator | None, where: str) -> Tensor:
    """Standard normal numbers, shape (*batch, size), drawn where the generator is."""
    arguments.check_generator(generator, where)
    source = like.device if generator is None else generator.device
    return arguments.normal((*shape, size), generator, like.dtype, source).to(like.device)


# In units of rounding, of a variance of 1. With it, the rank of each of 50,000 random matrices of every rank, entries
# scaled by 1e-3 to 1e3, was found in both precisions, and the root gave them back within 40 units.
_NOISE = 32


def root(covariance: Tensor) -> Tensor:
    """A matrix that gives standard normal noise a covariance: their product with it has the symmetric part of that.

    It is a Cholesky factor, its rows in an order of its own: the direction that keeps the largest part of its variance
    is eliminated first, which a singular matrix demands. Certain directions get a column of zeros. A matrix that is
    not positive semidefinite, beyond what rounding does to its largest entry, has no root: NaN.
    """
    noise = _NOISE * torch.finfo(covariance.dtype).eps
    given = arguments.wide(covariance)
    s, deviation = correlation(0.5 * (given + given.mT))
    # Scaled, all variances are 1, and rounding must not choose among equals: the first ones weigh more.
    weights = torch.linspace(1, 0.9, s.shape[-1], dtype=s.dtype, device=s.device)
    columns = []
    for _ in range(s.shape[-1]):
        left = s.diagonal(dim1=-2, dim2=-1)
        place = (weights * left.detach()).argmax(-1, keepdim=True)  # of a NaN, if there is one
        pivot = left.gather(-1, place)
        column = torch.take_along_dim(s, place.unsqueeze(-2), -1).squeeze(-1)
        # An eliminated direction keeps no more than noise, so it is not chosen again.
        column = column * pivot.masked_fill(pivot <= noise, torch.inf).rsqrt()
        columns.append(column)
        s = s - column.unsqueeze(-1) * column.unsqueeze(-2)
    # What no column accounts for, in the units that were given.
    left = (s.detach() * deviation.unsqueeze(-1) * deviation.unsqueeze(-2)).abs().amax((-2, -1))
    wrong = left > max(noise, torch.finfo(covariance.dtype).eps ** 0.5) * given.detach().abs().amax((-2, -1))
    root = (torch.stack(columns, -1) * deviation.unsqueeze(-1)).to(covariance.dtype)
    return root.masked_fill(wrong[..., None, None], torch.nan)


def correlation(covariance: Tensor) -> tuple[Tensor, Tensor]:
    """A covariance in units of the standard deviations of its variables, and these units."""
    variance = covariance.detach().diagonal(dim1=-2, dim2=-1)
    deviation = torch.where(variance > 0, variance, 1).sqrt()
    return covariance / (deviation.unsqueeze(-1) * deviation.unsqueeze(-2)), deviation


def times(a: Tensor, b: Tensor) -> Tensor:
    """The matrix product, in the wider precision of its factors: autocast would take less."""
    dtype = torch.promote_types(a.dtype, b.dtype)
    a, b = a.to(dtype), b.to(dtype)
    if a.is_meta:  # of which autocast knows nothing
        return a @ b
    with torch.autocast(a.device.type, enabled=False):
        return a @ b


def carried(matrix: Tensor, covariance: Tensor) -> Tensor:
    """The covariance of a linear map of what has a covariance, exactly symmetric."""
    made = times(times(matrix, covariance), matrix.mT)
    return 0.5 * (made + made.mT)


def in_rows(covariance: Tensor) -> Tensor:
    """The same numbers, 36 at even distances: then a batch of them is handed on as views."""
    row, column = covariance.stride()[-2:]
    return covariance if row == 6 * column else covariance.clone(memory_format=torch.contiguous_format)


def expanded(covariance: Tensor, shape: torch.Size) -> Tensor:
    return covariance if covariance.shape[:-2] == shape else covariance.expand(*shape, 6, 6)
