"""Least-squares alignment of point sets by rotations, poses and similarities."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, NoReturn, overload

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import broadcast_shapes, check_capture, untraced
from ..errors import ShapeError
from ..math import fitting, rotation
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
from ..values import Pose, Rotation, Similarity
from .robust import KEYWORDS, Robust, newton_step, reweighted


class _Fit(NamedTuple):
    """The least-squares solution and the moments of the points, in float64."""

    quaternion: Tensor
    degenerate: Tensor
    moment: Tensor  # cross-covariance, the mean of target source^T
    source: Tensor  # centroid of the source, shape (*batch, 1, 3)
    target: Tensor  # centroid of the target, shape (*batch, 1, 3)
    # Mean squared distance of the source from its centroid, 0 where the distances are rounding errors.
    spread: Tensor
    # The source's scale factor over the target's: moment and spread are of scaled points. None without scaling.
    unit: Tensor | None
    dtype: torch.dtype  # of the result


@overload
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
) -> Rotation: ...
@overload
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
) -> tuple[Rotation, Tensor]: ...
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = None,
    return_degenerate: bool = False,
) -> Rotation | tuple[Rotation, Tensor]:
    """The rotation R that best maps vectors to others: it minimises the sum of ``w |target - R source|^2``.

    It is found by Davenport's q-method. Where the minimiser is not unique (fewer than two directions, weights of 0, a
    mirror image with an axis of symmetry), the batch element is degenerate: the result is the minimiser with the
    smallest angle, and its gradient contains only the part that is determined. Derivatives are exact wherever the
    rotation is unique, even if singular values coincide.

    >>> pk.align_vectors([[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [-1, 0, 0]]).rotvec()
    tensor([0.0000, 0.0000, 1.5708])

    Args:
        source: Vectors, shape (*batch, n, 3).
        target: The corresponding vectors, shape (*batch, n, 3).
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First derivatives are those of the minimum.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("align_vectors", return_degenerate=return_degenerate)
    if loss is not None:
        pose, _, degenerate = _robust("align_vectors", source, target, weights, loss)
        return (pose.rotation, degenerate) if return_degenerate else pose.rotation
    fit = _fit("align_vectors", source, target, weights, centred=False)
    best = Rotation._unchecked(fit.quaternion.to(fit.dtype))
    return (best, fit.degenerate) if return_degenerate else best


@overload
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
) -> Pose: ...
@overload
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
) -> tuple[Pose, Tensor]: ...
@arguments.closed(KEYWORDS)
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = None,
    return_degenerate: bool = False,
    **_other: NoReturn,
) -> Pose | tuple[Pose, Tensor]:
    """The pose T that best maps points to others: it minimises the sum of ``w |target - T source|^2`` (Kabsch).

    The rotation is that of `align_vectors` for the points relative to their centroids, and is degenerate where that is:
    for fewer than three points and for collinear points. The position still maps one centroid to the other. Without
    points, or if all weights are zero, the pose is the identity.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0]])
    >>> T = pk.Pose([1, 2, 3], [0, 0, 0, 1])  # half a turn about z
    >>> pk.kabsch(points, T.apply(points)).allclose(T, atol=1e-5)
    True

    A loss lets the wrong matches have no effect:

    >>> source = torch.rand(50, 3)
    >>> target = T.apply(source)
    >>> target[:20] = torch.rand(20, 3)
    >>> pk.kabsch(source, target, loss=pk.Loss("tukey", 0.01)).allclose(T, atol=1e-4)
    True

    Args:
        source: Points, shape (*batch, n, 3).
        target: The corresponding points, shape (*batch, n, 3).
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First derivatives are those of the minimum.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    if _other:
        raise arguments.unexpected(kabsch, _other)
    arguments.check_flags("kabsch", return_degenerate=return_degenerate)
    if loss is not None:
        best, _, degenerate = _robust("kabsch", source, target, weights, loss)
        return (best, degenerate) if return_degenerate else best
    fit = _fit("kabsch", source, target, weights, centred=True)
    best = _pose(fit, fit.source)
    return (best, fit.degenerate) if return_degenerate else best


@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
    as_similarity: Literal[False] = ...,
) -> tuple[Pose, Tensor]: ...
@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
    as_similarity: Literal[False] = ...,
) -> tuple[Pose, Tensor, Tensor]: ...
@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
    as_similarity: Literal[True],
) -> Similarity: ...
@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
    as_similarity: Literal[True],
) -> tuple[Similarity, Tensor]: ...
@arguments.closed(KEYWORDS)
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = None,
    return_degenerate: bool = False,
    as_similarity: bool = False,
    **_other: NoReturn,
) -> tuple[Pose, Tensor] | tuple[Pose, Tensor, Tensor] | Similarity | tuple[Similarity, Tensor]:
    """The pose and the scale that best map points to others (Umeyama 1991).

    They minimise the sum of ``w |target - T (scale source)|^2``. The scales, shape (*batch), are not negative; they are
    1 where all source points coincide. An element is degenerate where it is for `kabsch`: of two points, or points on
    a line, the scale is that of their distances, and the rotation the smallest one of those that fit.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0]])
    >>> T, scale = pk.umeyama(points, 3 * points + 1)
    >>> T.position, scale
    (tensor([1., 1., 1.]), tensor(3.))

    Args:
        source: Points, shape (*batch, n, 3).
        target: The corresponding points, shape (*batch, n, 3).
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First derivatives are those of the minimum.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
        as_similarity: Return one `pk.Similarity` in place of the pose and the scale.

    >>> pk.umeyama(points, 3 * points + 1, as_similarity=True) @ [1.0, 0, 0]
    tensor([4., 1., 1.])
    """
    if _other:
        raise arguments.unexpected(umeyama, _other)
    arguments.check_flags("umeyama", return_degenerate=return_degenerate, as_similarity=as_similarity)
    if loss is not None:
        best, scale, degenerate = _robust("umeyama", source, target, weights, loss)
    else:
        best, scale, degenerate = _similar(source, target, weights)
    if as_similarity:
        found = Similarity.from_pose(best, scale)
        return (found, degenerate) if return_degenerate else found
    return (best, scale, degenerate) if return_degenerate else (best, scale)


def _similar(source: TensorLike, target: TensorLike, weights: TensorLike | None) -> tuple[Pose, Tensor, Tensor]:
    """The pose, the scale and the degeneracy at the least sum of squares."""
    fit = _fit("umeyama", source, target, weights, centred=True)
    trace = (rotation.matrix(fit.quaternion) * fit.moment).sum((-2, -1))
    no_spread = fit.spread == 0
    scale = trace / torch.where(no_spread, 1, fit.spread)
    if fit.unit is not None:
        scale = scale * torch.where(no_spread, 1, fit.unit)
    scale = torch.where(no_spread, 1, scale)
    best = _pose(fit, scale[..., None, None] * fit.source)
    return best, scale.to(fit.dtype), fit.degenerate


# Which of [v, w, logarithm of the scale] each function finds.
_UNKNOWNS = {"align_vectors": slice(3, 6), "kabsch": slice(0, 6), "umeyama": slice(0, 7)}


@untraced
def _robust(
    where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None, loss: Any
) -> tuple[Pose, Tensor, Tensor]:
    """The pose, the scale and the degeneracy at the minimum of a robust loss."""
    robust = Robust.of(loss, where)
    a, b, weight = _checked(where, source, target, weights)
    check_capture(a.device, where, "waits for the device to see whether a robust fit has converged")
    dtype = promoted(torch.promote_types(a.dtype, b.dtype), weights)
    batch = broadcast_shapes(a.shape[:-2], b.shape[:-2], () if weight is None else weight.shape[:-2])
    a, b = (x.to(torch.float64).expand(*batch, *x.shape[-2:]) for x in (a, b))
    given = a.new_ones(a.shape[:-1]) if weight is None else weight.squeeze(-1).to(torch.float64).expand(a.shape[:-1])
    detached = a.detach(), b.detach()

    def fitted(w: Tensor) -> tuple[Pose, Tensor, Tensor]:
        one = torch.ones_like(w[..., 0])
        if where == "umeyama":
            return umeyama(*detached, w, return_degenerate=True)
        if where == "kabsch":
            pose, degenerate = kabsch(*detached, w, return_degenerate=True)
            return pose, one, degenerate
        turn, degenerate = align_vectors(*detached, w, return_degenerate=True)
        return Pose.from_rotation(turn), one, degenerate

    def square(w: Tensor) -> Tensor:
        pose, scale, _ = fitted(w)
        moved = pose.apply(scale[..., None, None] * detached[0], clouds=True)
        return (detached[1] - moved).square().sum(-1)

    with torch.no_grad():
        pose, scale, degenerate = fitted(reweighted(robust, square, given.detach()))
    points = scale[..., None, None] * a
    offsets = pose.inverse_apply(b, clouds=True) - points
    unknowns = _UNKNOWNS[where]
    step = newton_step(robust, points, offsets, given, unknowns)
    before, after = unknowns.start, max(6 - unknowns.stop, 0)
    pose = pose.retract(torch.nn.functional.pad(step[..., : 6 - before], (before, after)))
    scale = scale * step[..., 6].exp() if where == "umeyama" else scale
    return pose.to(dtype), scale.to(dtype), degenerate


def _pose(fit: _Fit, source: Tensor) -> Pose:
    """The pose with the fitted rotation that maps the centroid ``source`` to that of the target."""
    position = (fit.target - rotation.apply(fit.quaternion.unsqueeze(-2), source)).squeeze(-2)
    return Pose._unchecked(position.to(fit.dtype), fit.quaternion.to(fit.dtype))


def _fit(where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None, *, centred: bool) -> _Fit:
    """Fits a rotation to points, relative to their centroids if ``centred``, else to the origin."""
    source, target, weight = _checked(where, source, target, weights)
    dtype = promoted(torch.promote_types(source.dtype, target.dtype), weights)
    eps = max(torch.finfo(source.dtype).eps, torch.finfo(target.dtype).eps)
    # Moments are float64, in which the squares of narrower dtypes neither overflow nor underflow.
    scaled = torch.float64 in (source.dtype, target.dtype)
    units = [scale_of(source).to(torch.float64), scale_of(target).to(torch.float64)] if scaled else []
    factors = weight_factors(weight, source.shape[-2], 1)
    if factors:  # weights that are all 0 normalise to 0 instead of NaN: the result is the identity
        factors = *factors[:2], torch.where(factors[2].isinf(), 0, factors[2])
    inputs, moments = (source, target, *units, *factors), _Moments(scaled, source.shape[-2])
    if uses_pieces(*inputs):
        # Moments about a constant point near the centroid avoid cancellation, and are differentiated in one pass.
        reference = source.new_zeros(1, 6, dtype=torch.float64)
        if centred:
            reference = in_pieces(moments.centroid, 1, *[x.detach() for x in inputs]).unsqueeze(-2)
        first, second = in_pieces(moments.moment_sums, 1, reference, *inputs).split((6, 36), -1)
        centre, gram = reference + first.unsqueeze(-2), second.unflatten(-1, (6, 6))
        if centred:
            gram = gram - first.unsqueeze(-1) * first.unsqueeze(-2)
    else:
        points, point_weights = moments.coordinates(*inputs)
        centre = moments.mean(points, point_weights).unsqueeze(-2)
        gram = moments.gram(points - centre if centred else points, point_weights)
    subtracted = centre.squeeze(-2) if centred else torch.zeros_like(gram[..., 0])
    symmetric, tolerance, spread = fitting.davenport_of_moments(gram, subtracted, torch.full_like(gram[..., 0, 0], eps))
    quaternion, determined = dominant_eigenvector(symmetric, tolerance)
    source_centre, target_centre = centre.split(3, -1)
    unit = None
    if scaled:
        source_centre, target_centre = source_centre / units[0], target_centre / units[1]
        unit = (units[0] / units[1])[..., 0, 0]
    moment = gram[..., 3:, :3]
    return _Fit(quaternion, ~determined, moment, source_centre, target_centre, spread, unit, dtype)


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
        """Concatenated coordinates of corresponding points, shape (*batch, n, 6), and normalised weights, if any."""
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
        """The weighted mean of the coordinates, shape (*batch, 6): a ``compute`` function for `in_pieces`."""
        return self.mean(*self.coordinates(*inputs))

    def moment_sums(self, reference: Tensor, *inputs: Tensor) -> Tensor:
        """First and second moments about a reference point, concatenated, shape (*batch, 42), for `in_pieces`."""
        points, weights = self.coordinates(*inputs)
        offsets = points - reference
        return torch.cat((self.mean(offsets, weights), self.gram(offsets, weights).flatten(-2)), -1)


def _checked(
    where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None
) -> tuple[Tensor, Tensor, Tensor | None]:
    """The arguments as tensors of compatible shapes; weights, if any, get a last dimension of size 1."""
    source = arguments.tensor(source, f"{where}: source")
    target = arguments.tensor(target, f"{where}: target", source)
    for name, points in (("source", source), ("target", target)):
        if points.dim() < 2 or points.shape[-1] != 3:
            raise ShapeError(f"{where}: {name} must have shape (..., n, 3), got {tuple(points.shape)}")
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
    return source, target, weight.unsqueeze(-1)
