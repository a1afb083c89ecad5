"""Registration of matched points of which many may be wrong."""

from __future__ import annotations

import math
from typing import Any, Literal

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..autograd import Apart
from ..engine import untraced
from ..errors import OptionError, ShapeError
from ..optimisation import least_squares
from ..values import Pose
from . import guided, residuals
from .clouds import checked_cloud, rows
from .consensus import check_reach
from .results import Registration, codes
from .solutions import WORKING, checked_weights, covariance_of, finite_or, is_collinear, refuse_capture

_WHERE = "register"
_IN_PLANE = "for the plane pass torch.nn.functional.pad(points, (0, 1)), and take pose.planar()"
_LEAST = 3  # matches


@untraced
def register(
    source: TensorLike,
    target: TensorLike,
    matches: TensorLike | None = None,
    *,
    max_distance: float | None = None,
    method: Literal["ransac", "gnc"] = "ransac",
    weights: TensorLike | None = None,
    loss: Any = None,
    generator: Generator | None = None,
) -> Registration:
    """Find the pose that maps points to their matches, of which up to 95 % and more may be wrong.

    The pose that most matches agree with is found first, then it is fitted to these alone. Thousands of problems are
    solved at once. Gradients flow to the points and weights of the inliers.

    >>> generator = torch.Generator().manual_seed(0)
    >>> source = torch.rand(500, 3, generator=generator)
    >>> true = pk.Pose([1.0, 2.0, 3.0], pk.Rotation.from_euler("xyz", [0.1, 2.0, -1.0]))
    >>> target = true.apply(source)
    >>> target[:450] = 3 * torch.rand(450, 3, generator=generator)  # nine of ten are wrong
    >>> found = pk.register(source, target, max_distance=0.01)
    >>> found.pose.allclose(true, atol=1e-4), int(found.inliers.sum())
    (True, 50)

    Args:
        source: Points, shape (*batch, n, 3). Those of the plane get z = 0, and `Pose.planar` of the result is theirs.
        target: Points, shape (*batch, m, 3), with m = n unless ``matches`` are given.
        matches: Pairs of indices of source and target points, shape (*batch, k, 2); pairs with a negative index are
            left out. By default each source point belongs to the target point with its index.
        max_distance: The distance up to which a match is an inlier. Without it, it is the one for which so many
            inliers are the least likely by chance, compared with points of different matches. The status is
            "no_consensus" where as many might be as near by chance.
        method: "ransac" solves random sets of three matches that keep their distances; "gnc" anneals a truncated
            loss from all matches that are consistent with others (graduated non-convexity), and needs ``max_distance``.
        weights: Weights of the matches, shape (*batch, k).
        loss: A `pk.Loss` or its name, of the distances of the inliers.
        generator: For the random sets; by default one with a fixed seed, so that a call repeats its result.
    """
    arguments.check_choice(method, ("ransac", "gnc"), f"{_WHERE}: method")
    arguments.check_generator(generator, _WHERE)
    if max_distance is not None:
        check_reach(max_distance, _WHERE)
    elif method == "gnc":
        raise OptionError(f'{_WHERE}: the method "gnc" needs max_distance, up to which a match is an inlier')
    arguments.refuse_mapping(_WHERE, source, target, matches, weights, what="clouds")
    a, b, weight = _matched(source, target, matches, weights)
    refuse_capture(a, _WHERE)
    batch, count = weight.shape[:-1], weight.shape[-1]
    dtype = arguments.wide(a).dtype
    flat: Any = [x.to(WORKING).reshape(batch.numel(), count, 3) for x in (a, b)]
    flat_weight = weight.reshape(batch.numel(), count)
    draws = torch.Generator(weight.device).manual_seed(0) if generator is None else generator
    with torch.no_grad():
        problem = guided.Problem(flat[0].detach(), flat[1].detach(), flat_weight.detach(), max_distance)
        search = guided.by_sets if method == "ransac" else guided.by_annealing
        found = guided.Consensus(*Apart.apply(search, problem, draws))
    start = finite_or(found.pose, Pose.identity(len(flat_weight), dtype=WORKING, device=weight.device))
    used = torch.where(found.inliers, flat_weight, 0)
    solved = least_squares(residuals.point_to_point, start, *flat, weight=used, loss=loss, batch_dims=1)
    wrong = {
        "too_few_matches": (flat_weight > 0).sum(-1) < _LEAST,
        "no_consensus": ~found.is_likely,
        "collinear_points": is_collinear(problem.source, found.inliers),
    }
    return _result(problem, solved, found.inliers, wrong, batch, dtype)


def _matched(source: Any, target: Any, matches: Any, weights: TensorLike | None) -> tuple[Tensor, Tensor, Tensor]:
    """The points of matches, and their weights in float64: 0 where a point is not finite."""
    a = checked_cloud(source, f"{_WHERE}: source", in_plane=_IN_PLANE)
    b = checked_cloud(target, f"{_WHERE}: target", a, in_plane=_IN_PLANE)
    arguments.check_devices(_WHERE, a, b)
    usable = None
    if matches is not None:
        pairs = arguments.integers(matches, f"{_WHERE}: matches", a.device)
        if pairs.ndim < 2 or pairs.shape[-1] != 2:
            raise ShapeError(f"{_WHERE}: matches must have shape (..., k, 2), got {tuple(pairs.shape)}")
        for i, (name, x) in enumerate((("source", a), ("target", b))):
            wrong = torch.zeros_like(pairs, dtype=torch.bool)
            wrong[..., i] = pairs[..., i] >= x.shape[-2]
            fact = f"is the index of no point of the {name}, which has {x.shape[-2]}"
            arguments.refuse(wrong, pairs, f"{_WHERE}: matches", fact)
        shape = arguments.broadcast(_WHERE, source=a.shape[:-2], target=b.shape[:-2], matches=pairs.shape[:-2])
        flat = pairs.expand(*shape, *pairs.shape[-2:]).reshape(-1, *pairs.shape[-2:])
        usable = (flat >= 0).all(-1).reshape(*shape, -1)
        a, b = (
            rows(x.expand(*shape, *x.shape[-2:]).reshape(-1, *x.shape[-2:]), flat[..., i].clamp(min=0)).reshape(
                *shape, -1, 3
            )
            for i, x in enumerate((a, b))
        )
    count = a.shape[-2]
    if b.shape[-2] != count:
        raise ShapeError(
            f"{_WHERE}: source and target must have as many points, got {count} and {b.shape[-2]}; or pass matches"
        )
    if count < _LEAST:
        raise ShapeError(f"{_WHERE}: needs at least {_LEAST} matches, got {count}")
    batch = arguments.broadcast(_WHERE, source=a.shape[:-2], target=b.shape[:-2])
    weight = checked_weights(weights, a, count, _WHERE)
    valid = (a.isfinite().all(-1) & b.isfinite().all(-1)).expand(*batch, count)
    valid = valid if usable is None else valid & usable
    weight = valid.to(WORKING) if weight is None else torch.where(valid, weight, 0)
    a, b = (torch.where(valid[..., None], x.expand(*batch, count, 3), 0) for x in (a, b))
    return a, b, weight


def _chosen(points: Tensor, index: Tensor, batch: torch.Size) -> Tensor:
    """The points with indices of shape (problems, k), shape (*batch, k, 3)."""
    whole = points.expand(*batch, *points.shape[-2:]).reshape(-1, *points.shape[-2:])
    return rows(whole, index).reshape(*batch, -1, 3)


def _result(
    problem: guided.Problem,
    solved: Any,
    inliers: Tensor,
    wrong: dict[str, Tensor],
    batch: torch.Size,
    dtype: torch.dtype,
) -> Registration:
    pose = solved.value
    distance = problem.distances(pose.detach()[:, None]).squeeze(1)
    count = inliers.sum(-1)
    square = torch.where(inliers, distance, 0).square().sum(-1) / count.clamp(min=1)
    weighted = inliers & (problem.weight > 0)
    finite = pose.position.isfinite().all(-1) & pose.quaternion.isfinite().all(-1)
    covariance = covariance_of(solved.covariance(), solved.cost, 3 * weighted.sum(-1), 6, dtype)
    unknown = torch.stack([*wrong.values()]).any(0)
    covariance = torch.where(unknown[:, None, None], math.inf, covariance)
    fitness = count / (problem.weight > 0).sum(-1).clamp(min=1)
    return Registration(
        pose.to(dtype).reshape(*batch),
        fitness.to(dtype).reshape(batch),
        square.sqrt().to(dtype).reshape(batch),
        covariance.reshape(*batch, 6, 6),
        inliers.reshape(*batch, inliers.shape[-1]),
        solved.iterations.reshape(batch),
        codes(solved, **wrong, not_finite=~finite).reshape(batch),
    )
