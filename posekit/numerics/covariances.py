"""Covariance matrices: validation, square roots, propagation through linear maps, and standard normal samples."""

from __future__ import annotations

import math
import numbers
from typing import Any

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import OptionError, ShapeError

# In eps, relative to a variance of 1: a smaller residual variance may consist of rounding errors only.
_DEFINITE_TOLERANCE = 8


def is_definite(factor: Tensor, failed: Tensor, dtype: torch.dtype) -> Tensor:
    """Whether correlation matrices are numerically positive definite.

    The residual variance of each variable, given the ones before it, must exceed rounding errors.

    Args:
        factor: Cholesky factor of the correlation matrix, shape (*batch, n, n).
        failed: Status of `torch.linalg.cholesky_ex`, shape (*batch).
        dtype: The dtype to whose eps the covariance is known.
    """
    residual_variance = factor.detach().diagonal(dim1=-2, dim2=-1).square().amin(-1)
    return (failed == 0) & (residual_variance > _DEFINITE_TOLERANCE * torch.finfo(dtype).eps)


def mahalanobis(error: Tensor, covariance: Tensor) -> Tensor:
    """The length of an error in standard deviations; NaN where the covariance is not numerically positive definite."""
    scaled, unit = correlation(arguments.wide(0.5 * (covariance + covariance.mT).to(error.dtype)))
    factor, failed = torch.linalg.cholesky_ex(scaled)
    definite = is_definite(factor, failed, error.dtype)
    factor = torch.where(definite[..., None, None], factor, torch.nan)
    whitened = torch.linalg.solve_triangular(factor, (arguments.wide(error) / unit).unsqueeze(-1), upper=False)
    square = whitened.square().sum((-2, -1))
    # At 0 the square root is taken of 1 instead, so that no infinite derivative enters the backward pass.
    return torch.where(square == 0, 0, torch.where(square == 0, 1, square).sqrt()).to(error.dtype)


def kalman_gain(covariance: Tensor, other: Tensor) -> Tensor:
    """The Kalman gain ``covariance (covariance + other)^-1`` of a direct measurement; the sum may be singular."""
    dtype = torch.promote_types(covariance.dtype, other.dtype)
    total = covariance.double() + other.double()
    scaled, unit = correlation(total)
    right = covariance.double() / unit.unsqueeze(-1)
    # Regularising the diagonal of a singular matrix keeps rounding errors from being amplified in directions without
    # variance. One step of iterative refinement removes its effect on the other directions.
    factor, failed = torch.linalg.cholesky_ex(scaled.detach())
    definite = is_definite(factor, failed, dtype)
    regularisation = torch.where(definite, 0.0, _DEFINITE_TOLERANCE * torch.finfo(dtype).eps)[..., None, None]
    # In place of torch.linalg.solve, whose forward-over-forward derivatives are wrong in torch 2.13. It can go when
    # tests/autograd/test_forward_over_forward.py reports that they are right.
    factors = torch.linalg.lu_factor_ex(
        scaled + regularisation * torch.eye(scaled.shape[-1], dtype=scaled.dtype, device=scaled.device)
    )
    solution = torch.linalg.lu_solve(*factors[:2], right.expand_as(scaled))
    solution = solution + torch.linalg.lu_solve(*factors[:2], right - matmul(scaled, solution))
    return (solution / unit.unsqueeze(-1)).mT.to(dtype)


def covariances(value: TensorLike, size: int, name: str, like: Tensor | None) -> Tensor:
    """Square matrices as a tensor of shape (*batch, size, size), after checks of its shape and dtype."""
    value = arguments.tensor(value, name, like)
    if tuple(value.shape[-2:]) != (size, size):
        raise ShapeError(f"{name} must have shape (..., {size}, {size}), got {tuple(value.shape)}")
    arguments.check_dtype(value.dtype, name)
    return value


def validate_covariances(covariance: Tensor, name: str) -> None:
    """Raise on the first matrix that is not finite, symmetric and positive semidefinite up to rounding errors."""
    eps = torch.finfo(covariance.dtype).eps
    covariance = covariance.detach().double()
    tolerance = 16 * eps * covariance.abs().amax((-2, -1))
    arguments.refuse(~covariance.isfinite().all(-1).all(-1), None, name, "is not finite")
    asymmetric = (covariance - covariance.mT).abs().amax((-2, -1)) > tolerance
    arguments.refuse(asymmetric, None, name, "is not symmetric")
    negative = torch.linalg.eigvalsh(covariance)[..., 0] < -tolerance
    arguments.refuse(negative, None, name, "is not positive semidefinite")


def deviations(value: Any, size: int, name: str, like: Tensor) -> Tensor:
    """Standard deviations as a tensor of shape (*batch, 1) or (*batch, size): a number has shape (1,)."""
    is_number = isinstance(value, numbers.Real)
    if is_number and not 0 <= float(value) < math.inf:
        raise OptionError(f"{name} must be finite and not negative, got {value}")
    if is_number or getattr(value, "ndim", 1) == 0:  # as in torch, it takes no part in the promotion of dtypes
        return arguments.scalar(value, name, like).unsqueeze(-1)
    converted = arguments.tensor(value, name, like)
    if not converted.ndim or converted.shape[-1] not in (1, size):
        remedy = "; for one number per element add a dimension, sigma[..., None]" if converted.ndim else ""
        shapes = f"be a number or have shape (..., 1) or (..., {size})"
        raise ShapeError(f"{name} must {shapes}, got {tuple(converted.shape)}{remedy}")
    arguments.check_dtype(converted.dtype, name)
    arguments.check_devices(name, like, converted)
    return converted


def standard_normal(shape: torch.Size, size: int, like: Tensor, generator: Generator | None, where: str) -> Tensor:
    """Standard normal samples, shape (*batch, size), drawn on the generator's device and moved to that of ``like``."""
    arguments.check_generator(generator, where)
    source = like.device if generator is None else generator.device
    return arguments.normal((*shape, size), generator, like.dtype, source).to(like.device)


# In eps, relative to a variance of 1. With this value, the rank of each of 50,000 random matrices of every rank, with
# entries scaled by 1e-3 to 1e3, was found in both precisions, and the root reproduced the matrices within 40 eps.
_RANK_TOLERANCE = 32


def covariance_root(covariance: Tensor) -> Tensor:
    """A matrix L whose product L L^T is the symmetric part of a covariance.

    ``L @ noise`` has that covariance if the noise is standard normal. L is a pivoted Cholesky factor with permuted
    rows: the variable with the largest residual share of its variance is eliminated first, which singular matrices
    require. Directions without variance get a column of zeros. The result is NaN for a matrix that is not positive
    semidefinite by more than rounding errors of its largest entry.
    """
    threshold = _RANK_TOLERANCE * torch.finfo(covariance.dtype).eps
    matrix = arguments.wide(covariance)
    residual, deviation = correlation(0.5 * (matrix + matrix.mT))
    # After scaling all variances are 1. The weights break ties in favour of the first variables: rounding must not.
    weights = torch.linspace(1, 0.9, residual.shape[-1], dtype=residual.dtype, device=residual.device)
    columns = []
    for _ in range(residual.shape[-1]):
        variances = residual.diagonal(dim1=-2, dim2=-1)
        index = (weights * variances.detach()).argmax(-1, keepdim=True)  # argmax selects a NaN if there is one
        pivot = variances.gather(-1, index)
        column = torch.take_along_dim(residual, index.unsqueeze(-2), -1).squeeze(-1)
        # An eliminated variable keeps at most rounding errors, so it is never a pivot again.
        column = column * pivot.masked_fill(pivot <= threshold, torch.inf).rsqrt()
        columns.append(column)
        residual = residual - column.unsqueeze(-1) * column.unsqueeze(-2)
    # The residual that no column accounts for, in the units of the input.
    error = (residual.detach() * deviation.unsqueeze(-1) * deviation.unsqueeze(-2)).abs().amax((-2, -1))
    indefinite = error > max(threshold, torch.finfo(covariance.dtype).eps ** 0.5) * matrix.detach().abs().amax((-2, -1))
    root = (torch.stack(columns, -1) * deviation.unsqueeze(-1)).to(covariance.dtype)
    return root.masked_fill(indefinite[..., None, None], torch.nan)


def correlation(covariance: Tensor) -> tuple[Tensor, Tensor]:
    """The correlation matrix of a covariance, and the standard deviations (1 for variances of 0), without gradient."""
    variance = covariance.detach().diagonal(dim1=-2, dim2=-1)
    deviation = torch.where(variance > 0, variance, 1).sqrt()
    return covariance / (deviation.unsqueeze(-1) * deviation.unsqueeze(-2)), deviation


def matmul(a: Tensor, b: Tensor) -> Tensor:
    """The matrix product in the promoted dtype of its operands, without autocast, which would lower the precision."""
    dtype = torch.promote_types(a.dtype, b.dtype)
    a, b = a.to(dtype), b.to(dtype)
    if a.is_meta:  # autocast does not support the meta device
        return a @ b
    with torch.autocast(a.device.type, enabled=False):
        return a @ b


def propagated(matrix: Tensor, covariance: Tensor) -> Tensor:
    """The propagated covariance ``matrix covariance matrix^T`` of a linear map, exactly symmetric."""
    result = matmul(matmul(matrix, covariance), matrix.mT)
    return 0.5 * (result + result.mT)


def evenly_strided(covariance: Tensor) -> Tensor:
    """The matrices with evenly spaced elements, copied if they are not: ops then take a batch of them as a view."""
    row, column = covariance.stride()[-2:]
    return (
        covariance if row == covariance.shape[-1] * column else covariance.clone(memory_format=torch.contiguous_format)
    )


def expanded(covariance: Tensor, shape: torch.Size) -> Tensor:
    return covariance if covariance.shape[:-2] == shape else covariance.expand(*shape, *covariance.shape[-2:])
