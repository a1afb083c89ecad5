"""What the functions of this subpackage share: dtypes, weights, lines, and what a solver's result says."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import Mat6, Scalar, check_capture, constant_maximum, inv, is_cuda, own_ops, select
from ..errors import ShapeError
from ..math import eigen, jacobi
from ..numerics import weights_of
from ..values import Pose, UncertainPose

# Relative to the residuals, as of `least_squares`: far below the noise of pixels. Their differences have the rounding
# errors of whole pixels, which are larger than changes by 1e-7 where pixels are accurate to a tenth.
TOLERANCE_OF_PIXELS = 1e-6
_COLLINEAR = 1e-6  # the distance from a line, relative to the extent, up to which points are on it
op = own_ops()
WORKING = torch.float64  # of all sums and steps: those of float32 points lose digits in float32


def checked_weights(weights: TensorLike | None, like: Tensor, count: int, where: str) -> Tensor | None:
    """The weights of n matches, shape (..., n), in float64, or None."""
    if weights is None:
        return None
    weight = weights_of(weights, like, where)
    if weight.shape[-1:] != (count,):
        raise ShapeError(f"{where}: weights must have shape (..., {count}), got {tuple(weight.shape)}")
    arguments.refuse(~(weight >= 0), weight, f"{where}: weights", "is not a positive number or 0")
    return weight.to(WORKING)


def extremes(covariance: Tensor, extent: Tensor) -> tuple[Tensor, Tensor]:
    """The least and the largest eigenvalue of a pose's covariance, with positions in units of the extent."""
    if is_cuda(covariance.device):  # where eigenvalues of torch would wait
        least, largest = eigenvalues(covariance, extent)
        return least, largest
    # The op takes a quarter of a second to compile.
    unit = torch.where(extent > 0, 1 / extent, 1)[:, None].expand(-1, 3)
    scale = torch.cat((unit, torch.ones_like(unit)), -1)
    scaled = covariance * scale[:, :, None] * scale[:, None, :]
    known = scaled.isfinite().flatten(1).all(-1)[:, None, None]
    values = torch.linalg.eigvalsh(scaled.where(known, torch.eye(6, dtype=scaled.dtype, device=scaled.device)))
    return values[:, 0], values[:, -1]


@op(title="icp", returns="least largest", fusible=False)
def eigenvalues(covariance: Mat6, extent: Scalar) -> tuple[Scalar, Scalar]:
    """See `extremes`."""
    unit = select(extent > 0, inv(extent), 1)
    scales = [*[unit] * 3, *[1] * 3]
    upper = [covariance[6 * i + j] * scales[i] * scales[j] for i in range(6) for j in range(i, 6)]
    scale = eigen.scale_of(upper)
    values = jacobi.eigenvectors(6)([scale * x for x in upper])[:6]
    inverse = inv(scale)
    return -constant_maximum(*[-x for x in values]) * inverse, constant_maximum(*values) * inverse


def is_collinear(points: Tensor, used: Tensor) -> Tensor:
    """Whether points are on a line, shape (*batch).

    Of the eigenvalues of their scatter, the squares sum to nearly the square of the sum if one is far larger than the
    others. An op of eigenvalues would take 0.15 s to compile.

    Args:
        points: In float64, shape (*batch, n, 3).
        used: Which of them count, shape (*batch, n).
    """
    number = used.sum(-1).clamp(min=1)[..., None, None]
    mean = (points * used[..., None]).sum(-2, keepdim=True) / number
    offset = points - mean
    scatter = (offset * used[..., None]).mT @ offset
    total = scatter.diagonal(dim1=-2, dim2=-1).sum(-1)
    squares = (scatter / total[..., None, None]).square().sum((-2, -1))
    return (1 - squares <= 2 * _COLLINEAR**2) | (total <= 0)


def refuse_capture(like: Tensor, where: str) -> None:
    """Raise while a CUDA graph is captured."""
    check_capture(like.device, where, "waits for the device to see what has converged")


def covariance_of(estimate: Any, cost: Tensor, count: Tensor, unknowns: int | Tensor, dtype: torch.dtype) -> Tensor:
    """The covariance of a solver, multiplied by the variance of the residuals that count; infinite where it has none.

    Args:
        estimate: The covariance for residuals of a variance of 1, of one of the unknowns.
        cost: The sums of squares or losses, shape (*batch).
        count: How many numbers are in the residuals of positive weight, shape (*batch).
        unknowns: The number of all unknowns that are not fixed.
        dtype: Of the result.
    """
    matrix = estimate.covariance if isinstance(estimate, UncertainPose) else estimate
    free = count - unknowns
    variance = cost.detach() / torch.where(free > 0, free, math.nan)
    matrix = matrix * variance[..., None, None]
    return torch.where(matrix.isfinite(), matrix, math.inf).to(dtype)


def finite_or(pose: Pose, other: Pose) -> Pose:
    """The pose, or another one where it is not finite."""
    bad = ~arguments.finite_rows(*pose._tensors())[..., None]
    return Pose._unchecked(
        torch.where(bad, other.position, pose.position), torch.where(bad, other.quaternion, pose.quaternion)
    )
