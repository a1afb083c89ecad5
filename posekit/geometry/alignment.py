"""Least-squares alignment of point sets by rotations, poses and similarities."""

from __future__ import annotations

from typing import Any, Literal, cast, overload

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import broadcast_shapes, forward_ad_level, untraced, wants_grad
from ..errors import OptionError
from ..math import fitting, losses
from ..numerics import promoted
from ..values import Pose, Pose2, Rotation, Similarity
from .fits import checked, fit, fit_detached
from .losses import Loss
from .moments import inverse_hessian

# Of functions that align points: what to use in place of keywords of other libraries.
KEYWORDS = {
    **arguments.synonyms("w weight", "use `weights`"),
    **arguments.synonyms("with_scale estimate_scale correct_scale", "`umeyama` estimates a scale, `kabsch` none"),
    "robust": "use `loss`",
}


# Results are "Pose | Any": type checkers cannot tell points of the plane, whose results are a Pose2, by their shape.
@overload
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
) -> Rotation | Any: ...
@overload
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
) -> tuple[Rotation | Any, Tensor]: ...
def align_vectors(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = None,
    return_degenerate: bool = False,
) -> Any:
    """The rotation R that best maps vectors to others: it minimises the sum of ``w |target - R source|^2``.

    It is found by Davenport's q-method. Where the minimiser is not unique (fewer than two directions, weights of 0, a
    mirror image with an axis of symmetry), the batch element is degenerate: the result is the minimiser with the
    smallest angle, and its gradient contains only the part that is determined. Derivatives are exact wherever the
    rotation is unique, even if singular values coincide.

    Of vectors in the plane it is a `Rotation2`, for which one direction is enough. It is degenerate, and no rotation,
    where all rotations are equally good: of a mirror image of even points, and of zeros.

    >>> pk.align_vectors([[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [-1, 0, 0]]).rotvec()
    tensor([0.0000, 0.0000, 1.5708])
    >>> pk.align_vectors([[1.0, 0.0]], [[0.0, 2.0]])
    Rotation2(complex=[0., 1.])

    Args:
        source: Vectors, shape (*batch, n, 3), or (*batch, n, 2) in the plane.
        target: The corresponding vectors, of as many numbers.
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN, as does one with a point that is not finite, unless this weighs 0: that leaves it out.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First and second derivatives are those of the minimum,
            higher ones are not.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("align_vectors", return_degenerate=return_degenerate)
    if loss is not None:
        pose, _, degenerate = _robust("align_vectors", source, target, weights, loss)
        return (pose.rotation, degenerate) if return_degenerate else pose.rotation
    best = fit("align_vectors", source, target, weights, centred=False)
    return (best.turn(), best.degenerate) if return_degenerate else best.turn()


@overload
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
) -> Pose | Any: ...
@overload
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
) -> tuple[Pose | Any, Tensor]: ...
@arguments.closed(KEYWORDS)
def kabsch(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = None,
    return_degenerate: bool = False,
) -> Any:
    """The pose T that best maps points to others: it minimises the sum of ``w |target - T source|^2`` (Kabsch).

    The rotation is that of `align_vectors` for the points relative to their centroids, and is degenerate where that is:
    for fewer than three points and for collinear points. The position still maps one centroid to the other. Without
    points, or if all weights are zero, the pose is the identity.

    Of points in the plane it is a `Pose2`, for which two points are enough, and points on a line.

    >>> pk.kabsch([[0.0, 0.0], [1.0, 0.0]], [[5.0, 0.0], [5.0, 1.0]])
    Pose2(position=[5., 0.], complex=[0., 1.])

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
        source: Points, shape (*batch, n, 3), or (*batch, n, 2) in the plane.
        target: The corresponding points, of as many numbers.
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN, as does one with a point that is not finite, unless this weighs 0: that leaves it out.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First and second derivatives are those of the minimum,
            higher ones are not.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
    """
    arguments.check_flags("kabsch", return_degenerate=return_degenerate)
    if loss is not None:
        pose, _, degenerate = _robust("kabsch", source, target, weights, loss)
        return (pose, degenerate) if return_degenerate else pose
    best = fit("kabsch", source, target, weights, centred=True)
    return (best.pose(), best.degenerate) if return_degenerate else best.pose()


@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[False] = ...,
    as_similarity: Literal[False] = ...,
) -> tuple[Pose | Any, Tensor]: ...
@overload
def umeyama(
    source: TensorLike,
    target: TensorLike,
    weights: TensorLike | None = None,
    *,
    loss: Any = ...,
    return_degenerate: Literal[True],
    as_similarity: Literal[False] = ...,
) -> tuple[Pose | Any, Tensor, Tensor]: ...
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
) -> Any:
    """The pose and the scale that best map points to others (Umeyama 1991).

    They minimise the sum of ``w |target - T (scale source)|^2``. The scales, shape (*batch), are not negative; they are
    1 where all source points coincide. An element is degenerate where it is for `kabsch`: of two points, or points on
    a line, the scale is that of their distances, and the rotation the smallest one of those that fit. Of points in the
    plane the pose is a `Pose2`.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0]])
    >>> T, scale = pk.umeyama(points, 3 * points + 1)
    >>> T.position, scale
    (tensor([1., 1., 1.]), tensor(3.))

    Args:
        source: Points, shape (*batch, n, 3), or (*batch, n, 2) in the plane.
        target: The corresponding points, of as many numbers.
        weights: Weights, shape (*batch, n); equal if not given. A batch element with a negative or infinite weight
            becomes NaN, as does one with a point that is not finite, unless this weighs 0: that leaves it out.
        loss: A `pk.Loss` or the name of one, of the distances, for matches that may be wrong: the sum of
            ``w loss(|...|^2)`` is minimised, by fits with weights that its slope tells, while its scale shrinks to the
            one asked for (graduated non-convexity). First and second derivatives are those of the minimum,
            higher ones are not.
        return_degenerate: Also return which elements are degenerate, as a bool tensor of shape (*batch).
        as_similarity: Return one `pk.Similarity` in place of the pose and the scale, of points in space.

    >>> pk.umeyama(points, 3 * points + 1, as_similarity=True) @ [1.0, 0, 0]
    tensor([4., 1., 1.])
    """
    arguments.check_flags("umeyama", return_degenerate=return_degenerate, as_similarity=as_similarity)
    if as_similarity and (shape := checked("umeyama", source, target, weights)[0].shape)[-1] == 2:
        remedy = "without it the result is a Pose2 and a scale, and `kabsch` returns a Pose2 alone"
        raise OptionError(f"umeyama: as_similarity is for points in space, got source of {tuple(shape)}: {remedy}")
    if loss is not None:
        pose, scale, degenerate = _robust("umeyama", source, target, weights, loss)
    else:
        best = fit("umeyama", source, target, weights, centred=True)
        wide = best.scale()
        pose, scale, degenerate = best.pose(wide), wide.to(best.dtype), best.degenerate
    if as_similarity:
        similarity = Similarity.from_pose(pose, scale)
        return (similarity, degenerate) if return_degenerate else similarity
    return (pose, scale, degenerate) if return_degenerate else (pose, scale)


_KINDS: dict[int, Any] = {3: Pose, 2: Pose2}
_EXACT_ORDERS = 2  # of derivatives at the minimum of a robust loss: one per step of Newton's method


@untraced
def _robust(
    where: str, source: TensorLike, target: TensorLike, weights: TensorLike | None, loss: Any
) -> tuple[Any, Tensor, Tensor]:
    """The pose, the scale and the degeneracy at the minimum of a robust loss."""
    robust = cast("Loss", Loss._of(loss, f"{where}: loss"))
    arguments.refuse_mapping(where, source, target, weights, robust.scale, what="clouds")
    a, b, weight = checked(where, source, target, weights)
    dtype, size = promoted(torch.promote_types(a.dtype, b.dtype), weights), a.shape[-1]
    batch = broadcast_shapes(a.shape[:-2], b.shape[:-2], () if weight is None else weight.shape[:-2])
    a, b = (x.to(torch.float64).expand(*batch, *x.shape[-2:]) for x in (a, b))
    prior = a.new_ones(a.shape[:-1]) if weight is None else weight.squeeze(-1).to(torch.float64).expand(a.shape[:-1])
    given = a, b, prior, robust._tensor(torch.float64, a.device)
    with torch.no_grad():
        detached = [x.detach() for x in given]
        centred, scaled = where != "align_vectors", where == "umeyama"
        best = fit_detached(*detached[:3], loss=robust.name, scale=detached[3], centred=centred, scaled=scaled)
        scale = best.scale() if scaled else a.new_ones(batch)
        pose = best.pose(scale if scaled else None) if centred else _KINDS[size].from_rotation(best.turn())
    if (torch.is_grad_enabled() and wants_grad(given)) or forward_ad_level() >= 0:
        pose, scale = _with_derivatives(robust, where, pose, scale, a, b, prior)
    return pose.to(dtype), scale.to(dtype), best.degenerate


def _with_derivatives(
    robust: Loss, where: str, pose: Any, scale: Tensor, source: Tensor, target: Tensor, weights: Tensor
) -> tuple[Any, Tensor]:
    """The pose and the scale at the minimum of a robust loss with first and second derivatives.

    They are steps of Newton's method, of length zero. A constant Hessian makes one more order exact per step.
    """
    size, inverse, limit = source.shape[-1], None, robust._tensor(torch.float64, source.device)
    centred, scaled = where != "align_vectors", where == "umeyama"
    for _ in range(_EXACT_ORDERS):
        points = scale[..., None, None] * source if scaled else source
        offsets = pose.inverse_apply(target, clouds=True) - points
        if size == 2:
            points, offsets = (torch.nn.functional.pad(x, (0, 1)) for x in (points, offsets))
        if inverse is None:
            constants = [x.detach() for x in (points, offsets, weights, limit)]
            inverse = inverse_hessian(robust.name, *constants, size=size, centred=centred, scaled=scaled)
        factors = losses.SLOPES[robust.name](offsets.square().sum(-1), limit)[0]
        descent = fitting.descent.summed()(points, offsets, weights, factors)
        step = (inverse @ descent.unsqueeze(-1)).squeeze(-1)
        pose = pose.retract(step[..., :6] if size == 3 else torch.cat((step[..., :2], step[..., 5:6]), -1))
        scale = scale * step[..., 6].exp() if scaled else scale
    return pose, scale
