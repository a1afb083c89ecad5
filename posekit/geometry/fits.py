"""Least-squares rotations of point sets, of space or of the plane, from their moments."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import broadcast_shapes, is_eager
from ..errors import ShapeError
from ..math import fitting, rotation2
from ..numerics import (
    dominant_eigenvector,
    in_pieces,
    normalised_weights,
    promoted,
    scale_of,
    uses_pieces,
    weight_factors,
    weights_of,
)
from ..values import Pose, Pose2, Rotation, Rotation2
from .moments import moments


class Fit(NamedTuple):
    """The least-squares solution and the moments of the points, in float64. Points have 3 numbers, or 2 in the plane.

    Attributes:
        rotation: The rotations, a Rotation or a Rotation2.
        degenerate: Where they are not unique, shape (*batch).
        moment: The cross-covariance, the mean of target source^T.
        source: The centroid of the source, shape (*batch, 1, size).
        target: The centroid of the target, shape (*batch, 1, size).
        spread: The mean squared distance of the source from its centroid, 0 where the distances are rounding errors.
        unit: The source's scale factor over the target's: moment and spread are of scaled points. None without scaling.
        dtype: The dtype of the result.
    """

    rotation: Any
    degenerate: Tensor
    moment: Tensor
    source: Tensor
    target: Tensor
    spread: Tensor
    unit: Tensor | None
    dtype: torch.dtype

    def scale(self) -> Tensor:
        """The scales with the least sum of squares, 1 where all points of the source coincide."""
        no_spread = self.spread == 0
        trace = (self.rotation.matrix() * self.moment).sum((-2, -1))
        scale = trace.clamp(min=0) / torch.where(no_spread, 1, self.spread)
        if self.unit is not None:
            scale = scale * torch.where(no_spread, 1, self.unit)
        return torch.where(no_spread, 1, scale)

    def pose(self, scale: Tensor | None = None) -> Any:
        """The poses, a Pose or a Pose2, that map the scaled centroid of the source to that of the target."""
        source = self.source if scale is None else scale[..., None, None] * self.source
        position = (self.target - self.rotation.apply(source, clouds=True)).squeeze(-2)
        kind: Any = Pose if self.source.shape[-1] == 3 else Pose2
        return kind._unchecked(position.to(self.dtype), *[x.to(self.dtype) for x in self.rotation._tensors()])

    def turn(self) -> Any:
        """The rotations in the dtype of the result."""
        return self.rotation.to(self.dtype)


def fit(
    where: str,
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None,
    *,
    centred: bool,
) -> Fit:
    """Fit a rotation to points, relative to their centroids if ``centred``, else to the origin."""
    source, target, weight = checked(where, source, target, weights)
    size = source.shape[-1]
    dtype = promoted(torch.promote_types(source.dtype, target.dtype), weights)
    eps = max(torch.finfo(source.dtype).eps, torch.finfo(target.dtype).eps)
    # Moments are float64, in which the squares of narrower dtypes neither overflow nor underflow.
    scaled = torch.float64 in (source.dtype, target.dtype)
    units = [scale_of(source).to(torch.float64), scale_of(target).to(torch.float64)] if scaled else []
    factors = weight_factors(weight, source.shape[-2], 1)
    if factors:  # weights that are all 0 normalise to 0 instead of NaN: the result is the identity
        factors = *factors[:2], torch.where(factors[2].isinf(), 0, factors[2])
    inputs, of = (source, target, *units, *factors), _Moments(scaled, source.shape[-2])
    if uses_pieces(*inputs):
        # Moments about a constant point near the centroid avoid cancellation, and are differentiated in one pass.
        reference = source.new_zeros(1, 2 * size, dtype=torch.float64)
        if centred:
            reference = in_pieces(of.centroid, 1, *[x.detach() for x in inputs]).unsqueeze(-2)
        sums = in_pieces(of.moment_sums, 1, reference, *inputs)
        first, second = sums.split((2 * size, 4 * size * size), -1)
        centre, gram = reference + first.unsqueeze(-2), second.unflatten(-1, (2 * size, 2 * size))
        if centred:
            gram = gram - first.unsqueeze(-1) * first.unsqueeze(-2)
    else:
        points, point_weights = of.coordinates(*inputs)
        centre = of.mean(points, point_weights).unsqueeze(-2)
        gram = of.gram(points - centre if centred else points, point_weights)
    best = of_moments(gram, centre.squeeze(-2), eps, dtype, centred=centred)
    if not scaled:
        return best
    unit = (units[0] / units[1])[..., 0, 0]
    return best._replace(source=best.source / units[0], target=best.target / units[1], unit=unit)


def fit_detached(
    source: Tensor,
    target: Tensor,
    weights: Tensor,
    *,
    loss: str | None = None,
    scale: Tensor | None = None,
    centred: bool = True,
    scaled: bool = False,
) -> Fit:
    """Fit a rotation to points in float64, without gradients. See `moments`."""
    found = moments(loss, source, target, weights, scale, centred=centred, scaled=scaled)
    return of_moments(*found, torch.finfo(torch.float64).eps, torch.float64, centred=centred)


def of_moments(gram: Tensor, centre: Tensor, eps: float, dtype: torch.dtype, *, centred: bool) -> Fit:
    """The fit of points from their moments.

    Args:
        gram: The mean of x x^T, where x are the coordinates of both points, shape (*batch, 2 size, 2 size), float64.
        centre: The mean of x, which was subtracted if ``centred``, shape (*batch, 2 size).
        eps: The rounding error of a coordinate.
        dtype: Of the result.
        centred: Whether the moments are about the centroids.
    """
    size = gram.shape[-1] // 2
    subtracted = centre if centred else torch.zeros_like(centre)
    rotation, degenerate, spread = _best(gram, subtracted, torch.full_like(gram[..., 0, 0], eps))
    source, target = centre.unsqueeze(-2).split(size, -1)
    return Fit(rotation, degenerate, gram[..., size:, :size], source, target, spread, None, dtype)


def _best(gram: Tensor, centre: Tensor, eps: Tensor) -> tuple[Any, Tensor, Tensor]:
    """The best rotations, where they are not unique, and the spreads of the source."""
    if gram.shape[-1] == 6:
        symmetric, tolerance, spread = fitting.davenport_of_moments(gram, centre, eps)
        quaternion, determined = dominant_eigenvector(symmetric, tolerance)
        return Rotation._unchecked(quaternion), ~determined, spread
    product, tolerance, spread = fitting.planar_of_moments(gram, centre, eps)
    degenerate = torch.linalg.vector_norm(product.detach(), dim=-1) <= tolerance.detach()
    x, y = product.unbind(-1)
    direction = torch.stack((torch.where(degenerate, 1, x), torch.where(degenerate, 0, y)), -1)
    return Rotation2._unchecked(rotation2.normalized(direction)), degenerate, spread


class _Moments(NamedTuple):
    """First and second moments of concatenated source and target coordinates.

    The operands of its methods are ``source, target, *units, *factors``: the points, two scale factors if ``scaled``,
    and the factors of the weights if there are any.

    Attributes:
        scaled: Whether the operands include scale factors that the coordinates are multiplied by.
        size: Number of points.
    """

    scaled: bool
    size: int

    def coordinates(self, source: Tensor, target: Tensor, *rest: Tensor) -> tuple[Tensor, Tensor | None]:
        """Concatenated coordinates of corresponding points, shape (*batch, n, 2 size), and normalised weights."""
        if self.scaled:
            source, target = source * rest[0], target * rest[1]
        factors = rest[2:] if self.scaled else rest
        if source.shape != target.shape:
            shape = broadcast_shapes(source.shape, target.shape)
            source, target = source.expand(shape), target.expand(shape)
        # float64 is exempt from autocast and TF32, and its sums lose no digits of float32 points to cancellation.
        return torch.cat((source, target), -1).to(torch.float64), normalised_weights(*factors) if factors else None

    def mean(self, points: Tensor, weights: Tensor | None) -> Tensor:
        return points.sum(-2) / max(self.size, 1) if weights is None else (weights * points).sum(-2)

    def gram(self, offsets: Tensor, weights: Tensor | None) -> Tensor:
        return offsets.mT @ offsets / max(self.size, 1) if weights is None else (weights * offsets).mT @ offsets

    def centroid(self, *inputs: Tensor) -> Tensor:
        """The weighted mean of the coordinates, shape (*batch, 2 size): a ``compute`` function for `in_pieces`."""
        return self.mean(*self.coordinates(*inputs))

    def moment_sums(self, reference: Tensor, *inputs: Tensor) -> Tensor:
        """First and second moments about a reference point, concatenated and flat, for `in_pieces`."""
        points, weights = self.coordinates(*inputs)
        offsets = points - reference
        return torch.cat((self.mean(offsets, weights), self.gram(offsets, weights).flatten(-2)), -1)


def checked(
    where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None
) -> tuple[Tensor, Tensor, Tensor | None]:
    """The arguments as tensors of compatible shapes; weights, if any, get a last dimension of size 1."""
    source = arguments.tensor(source, f"{where}: source")
    target = arguments.tensor(target, f"{where}: target", source)
    size = 2 if source.dim() >= 2 and source.shape[-1] == 2 else 3
    for name, points, shape in (
        ("source", source, "(..., n, 3), or (..., n, 2) in the plane"),
        ("target", target, f"(..., n, {size})"),
    ):
        if points.dim() < 2 or points.shape[-1] != size:
            raise ShapeError(f"{where}: {name} must have shape {shape}, got {tuple(points.shape)}")
        arguments.check_dtype(points.dtype, f"{where}: {name}")
    arguments.check_devices(where, source, target)
    count = source.shape[-2]
    if target.shape[-2] != count:
        raise ShapeError(f"{where}: source and target must have as many points, got {count} and {target.shape[-2]}")
    if weights is None:
        arguments.broadcast(where, source=source.shape[:-2], target=target.shape[:-2])
        return source, target, None
    weight = weights_of(weights, source, where)
    if weight.dim() == 0 or weight.shape[-1] != count:
        raise ShapeError(f"{where}: weights must have shape (..., {count}), got {tuple(weight.shape)}")
    arguments.broadcast(where, source=source.shape[:-2], target=target.shape[:-2], weights=weight.shape[:-1])
    return _left_out(source, target, weight.unsqueeze(-1))


def _left_out(source: Tensor, target: Tensor, weight: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The same, with 0 for points that weigh nothing and are not finite: a product of NaN and 0 is NaN."""
    known = arguments.is_readable(weight) and weight.is_cpu and is_eager((source, target, weight))
    unused = weight.detach() == 0
    if known and not bool(unused.any()):
        return source, target, weight
    finite = arguments.finite_rows(source) & arguments.finite_rows(target)
    lost = unused & ~finite.unsqueeze(-1)
    if known and not bool(lost.any()):
        return source, target, weight
    source, target, weight = (torch.where(lost, 0, x) for x in (source, target, weight))
    return source, target, weight
