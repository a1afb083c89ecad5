"""The rotation, the pose or the similarity that best takes one set of points to another."""

from __future__ import annotations

import dataclasses
from typing import Literal, NamedTuple, overload

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ShapeError
from ..math import fitting, rotation
from ..numerics import dominant, in_pieces, promoted, scale_of, share, shares_of, takes_apart, weights_of
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
    source, target, weight = _checked(where, source, target, weights)
    dtype = promoted(torch.promote_types(source.dtype, target.dtype), weights)
    eps = max(torch.finfo(source.dtype).eps, torch.finfo(target.dtype).eps)
    # Of other dtypes than float64 all squares are within its range.
    scaled = torch.float64 in (source.dtype, target.dtype)
    units = [scale_of(source).to(torch.float64), scale_of(target).to(torch.float64)] if scaled else []
    shares = shares_of(weight, source.shape[-2], 1)
    if shares:  # where all weights are 0, nothing is known
        shares = *shares[:2], torch.where(shares[2].isinf(), 0, shares[2])
    inputs, sums = (source, target, *units, *shares), _Sums(scaled, source.shape[-2])
    if takes_apart(*inputs):
        # About a constant point near the centroid no digits cancel, and derivatives cost one pass.
        near = in_pieces(sums.centroid, 1, *[x.detach() for x in inputs]).unsqueeze(-2) if centred else None
        about = (near,) if near is not None else ()
        first, second = in_pieces(sums.moments, 1, *inputs, *about).split((6, 36), -1)
        gram, centre = second.unflatten(-1, (6, 6)), first.unsqueeze(-2)
        if near is not None:
            gram, centre = gram - first.unsqueeze(-1) * first.unsqueeze(-2), near + centre
    else:
        both, of_each = sums.parts(*inputs)
        centre = sums.mean(both, of_each).unsqueeze(-2)
        gram = sums.gram(both - centre if centred else both, of_each)
    taken = centre.squeeze(-2) if centred else torch.zeros_like(gram[..., 0])
    symmetric, tolerance, spread = fitting.told(gram, taken, torch.full_like(gram[..., 0, 0], eps))
    quaternion, determined = dominant(symmetric, tolerance)
    source_centre, target_centre = centre.split(3, -1)
    unit = None
    if scaled:
        source_centre, target_centre = source_centre / units[0], target_centre / units[1]
        unit = (units[0] / units[1])[..., 0, 0]
    moment = gram[..., 3:, :3]
    return _Fit(quaternion, ~determined, moment, source_centre, target_centre, spread, unit, dtype)


@dataclasses.dataclass(frozen=True)
class _Sums:
    """Sums over the points of ``source, target, *units, *shares``: of coordinates side by side, and of their products.

    Attributes:
        scaled: Whether there are units that the coordinates are multiplied by.
        count: How many points there are.
    """

    scaled: bool
    count: int

    def parts(self, source: Tensor, target: Tensor, *rest: Tensor) -> tuple[Tensor, Tensor | None]:
        """The coordinates of each point and its image side by side, and their shares if they have weights."""
        if self.scaled:
            source, target = source * rest[0], target * rest[1]
        shares = rest[2:] if self.scaled else rest
        if source.shape != target.shape:
            shape = torch.broadcast_shapes(source.shape, target.shape)
            source, target = source.expand(shape), target.expand(shape)
        # In float64, which neither autocast nor TF32 touches, the sums cancel no digits of a float32.
        return torch.cat((source, target), -1).to(torch.float64), share(*shares) if shares else None

    def mean(self, both: Tensor, shares: Tensor | None) -> Tensor:
        return both.sum(-2) / max(self.count, 1) if shares is None else (shares * both).sum(-2)

    def gram(self, apart: Tensor, shares: Tensor | None) -> Tensor:
        return apart.mT @ apart / max(self.count, 1) if shares is None else (shares * apart).mT @ apart

    def centroid(self, *inputs: Tensor) -> Tensor:
        """The mean, for `in_pieces`."""
        return self.mean(*self.parts(*inputs))

    def moments(self, *inputs: Tensor) -> Tensor:
        """First and second moments side by side, for `in_pieces`: about a point, if that is the last of the inputs."""
        given = 2 + 2 * self.scaled
        near = inputs[-1] if len(inputs) - given in (1, 4) else None
        both, shares = self.parts(*(inputs if near is None else inputs[:-1]))
        apart = both if near is None else both - near
        return torch.cat((self.mean(apart, shares), self.gram(apart, shares).flatten(-2)), -1)


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
    weight = weights_of(weights, source, where)
    if weight.dim() == 0 or weight.shape[-1] != count:
        raise ShapeError(f"{where}: weights must have shape (..., {count}), got {tuple(weight.shape)}")
    arguments.broadcast(where, source.shape[:-2], target.shape[:-2], weight.shape[:-1])
    return source, target, weight.unsqueeze(-1)
