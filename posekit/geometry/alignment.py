"""The rotation, the pose or the similarity that best takes one set of points to another."""

from __future__ import annotations

from typing import Literal, NamedTuple, overload

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ShapeError
from ..math import fitting, rotation
from ..numerics import dominant, portions, promoted, scale_of, weights_of
from ..values import Pose, Rotation


class _Fit(NamedTuple):
    """What points say about a motion, in float64; the dtype is that of what is made of it."""

    quaternion: Tensor
    degenerate: Tensor
    moment: Tensor  # the mean of target source^T
    source: Tensor  # the centroids, shape (*batch, 1, 3)
    target: Tensor
    spread: Tensor  # the mean squared distances of the source from its centroid, 0 where they are rounding errors
    unit: Tensor | None  # if not 1, what the target's numbers were divided by over what the source's were, in both
    dtype: torch.dtype


@overload
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    return_degenerate: Literal[False] = ...,
) -> Rotation: ...
@overload
def align_vectors(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: Literal[True]
) -> tuple[Rotation, Tensor]: ...
def align_vectors(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: bool = False
) -> Rotation | tuple[Rotation, Tensor]:
    """The rotation that turns vectors best onto others: it minimises the sum of ``w |target - R source|^2``.

    Where that leaves a choice (fewer than two directions, weights of 0, a mirror image with an axis of symmetry), the
    element is degenerate: it gets the best rotation with the smallest angle, and passes on the gradient of what is
    determined of it. Derivatives are right wherever the rotation is unique, however many singular values agree.

    >>> align_vectors([[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [-1, 0, 0]]).rotvec()
    tensor([0.0000, 0.0000, 1.5708])

    Args:
        source: Shape (*batch, n, 3).
        target: Shape (*batch, n, 3), in the same order.
        weights: Shape (*batch, n); equal if not given. An element with a negative or infinite one becomes NaN.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("align_vectors", return_degenerate=return_degenerate)
    fit = _fit("align_vectors", source, target, weights, centred=False)
    best = Rotation._of(fit.quaternion.to(fit.dtype))
    return (best, fit.degenerate) if return_degenerate else best


@overload
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    return_degenerate: Literal[False] = ...,
) -> Pose: ...
@overload
def kabsch(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: Literal[True]
) -> tuple[Pose, Tensor]: ...
def kabsch(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: bool = False
) -> Pose | tuple[Pose, Tensor]:
    """The pose that takes points best to others: it minimises the sum of ``w |target - T source|^2``.

    The rotation is the one of `align_vectors` about the centroids, and degenerate where that is: for fewer than three
    points, and points that are all on one line. The position then still takes one centroid to the other. Where there
    are no points, or all weights are zero, nothing is known, and the pose is the identity.

    Args:
        source: Shape (*batch, n, 3).
        target: Shape (*batch, n, 3), in the same order.
        weights: Shape (*batch, n); equal if not given. An element with a negative or infinite one becomes NaN.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("kabsch", return_degenerate=return_degenerate)
    fit = _fit("kabsch", source, target, weights, centred=True)
    best = _pose(fit, fit.source)
    return (best, fit.degenerate) if return_degenerate else best


@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    return_degenerate: Literal[False] = ...,
) -> tuple[Pose, Tensor]: ...
@overload
def umeyama(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: Literal[True]
) -> tuple[Pose, Tensor, Tensor]: ...
def umeyama(
    source: TensorLike, target: TensorLike, weights: TensorLike | None = None, *, return_degenerate: bool = False
) -> tuple[Pose, Tensor] | tuple[Pose, Tensor, Tensor]:
    """The pose and the scale that take points best to others: least ``w |target - T (scale source)|^2``.

    The scales, shape (*batch), are not negative; where all points of the source coincide they are 1. Degenerate is
    what is so for `kabsch`.

    Args:
        source: Shape (*batch, n, 3).
        target: Shape (*batch, n, 3), in the same order.
        weights: Shape (*batch, n); equal if not given. An element with a negative or infinite one becomes NaN.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("umeyama", return_degenerate=return_degenerate)
    fit = _fit("umeyama", source, target, weights, centred=True)
    along = (rotation.matrix(fit.quaternion) * fit.moment).sum((-2, -1))
    still = fit.spread == 0
    scale = along / torch.where(still, 1, fit.spread)
    if fit.unit is not None:
        scale = scale * torch.where(still, 1, fit.unit)
    scale = torch.where(still, 1, scale)
    best = _pose(fit, scale[..., None, None] * fit.source)
    scale = scale.to(fit.dtype)
    return (best, scale, fit.degenerate) if return_degenerate else (best, scale)


def _pose(fit: _Fit, source: Tensor) -> Pose:
    """The pose that takes one centroid to the other."""
    position = (fit.target - rotation.apply(fit.quaternion.unsqueeze(-2), source)).squeeze(-2)
    return Pose._of(position.to(fit.dtype), fit.quaternion.to(fit.dtype))


def _fit(where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None, *, centred: bool) -> _Fit:
    source, target, shares = _checked(where, source, target, weights)
    dtype = promoted(torch.promote_types(source.dtype, target.dtype), weights)
    eps = max(torch.finfo(source.dtype).eps, torch.finfo(target.dtype).eps)
    count, unit_a, unit_b = source.shape[-2], None, None
    if torch.float64 in (source.dtype, target.dtype):  # of other dtypes all squares are within the range of float64
        source, target = source.to(torch.float64), target.to(torch.float64)
        unit_a, unit_b = scale_of(source), scale_of(target)
        source, target = source * unit_a, target * unit_b
    if shares is None and not count:
        shares = source.new_ones(0, 1, dtype=torch.float64)
    if shares is not None:
        none = (shares == 0).all(-2, keepdim=True)
        shares = portions(torch.where(none, 1, shares))
        shares = torch.where(none, 0, shares)
    # In float64, which neither autocast nor TF32 touches, the sums cancel no digits of a float32.
    both = torch.cat(_alike(source, target), -1).to(torch.float64)
    centre = both.mean(-2, keepdim=True) if shares is None else (shares * both).sum(-2, keepdim=True)
    apart = both - centre if centred else both
    gram = apart.mT @ apart / count if shares is None else (shares * apart).mT @ apart
    taken = centre.squeeze(-2) if centred else torch.zeros_like(gram[..., 0])
    symmetric, tolerance, spread = fitting.told(gram, taken, torch.full_like(gram[..., 0, 0], eps))
    quaternion, determined = dominant(symmetric, tolerance)
    source_centre, target_centre = centre.split(3, -1)
    unit = None
    if unit_a is not None and unit_b is not None:
        source_centre, target_centre = source_centre / unit_a, target_centre / unit_b
        unit = (unit_a / unit_b)[..., 0, 0]
    moment = gram[..., 3:, :3]
    return _Fit(quaternion, ~determined, moment, source_centre, target_centre, spread, unit, dtype)


def _alike(source: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Both in their common batch shape."""
    if source.shape == target.shape:
        return source, target
    shape = torch.broadcast_shapes(source.shape, target.shape)
    return source.expand(shape), target.expand(shape)


def _checked(
    where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None
) -> tuple[Tensor, Tensor, Tensor | None]:
    """The arguments as tensors that fit, weights, if there are any, with a last dimension more."""
    source = arguments.tensor(source, f"{where}: source")
    target = arguments.tensor(target, f"{where}: target", source)
    for name, points in (("source", source), ("target", target)):
        if points.dim() < 2 or points.shape[-1] != 3:
            raise ShapeError(f"{where}: {name} must have shape (..., n, 3), got {tuple(points.shape)}")
        arguments.check_dtype(points.dtype, f"{where}: {name}")
    arguments.check_devices(where, source, target)
    count = source.shape[-2]
    if target.shape[-2] != count:
        raise ShapeError(f"{where}: source has {count} points and target {target.shape[-2]}")
    if weights is None:
        arguments.broadcast(where, source.shape[:-2], target.shape[:-2])
        return source, target, None
    shares = weights_of(weights, source, where)
    if shares.dim() == 0 or shares.shape[-1] != count:
        raise ShapeError(f"{where}: weights must have shape (..., {count}), got {tuple(shares.shape)}")
    arguments.broadcast(where, source.shape[:-2], target.shape[:-2], shares.shape[:-1])
    return source, target, shares.unsqueeze(-1)
