"""Registration of matched points of which many may be wrong."""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple, cast

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..autograd import NonDifferentiable
from ..engine import Scalar, Vec3, absolute, beats, both, constant_maximum, own_ops, select, sqrt, untraced
from ..errors import OptionError, ShapeError
from ..geometry import fit_detached
from ..math import groups, lib
from ..optimisation import KnownWeight, clock, least_squares
from ..values import Pose
from . import residuals
from .clouds import checked_cloud, rows
from .common import WORKING, checked_weights, covariance_of, finite_or, is_collinear, refuse_capture
from .consensus import distinct
from .results import Deferred, Registration

_COLUMNS = 512  # matches that each match is compared with
_DRAWS = 1 << 16  # sets for each problem
_FIRST_DRAWS = 1 << 12  # enough where a quarter of them keep their distances
_DRAWS_TOGETHER = 1 << 20
_SOLVED = 256  # sets that are solved
_DISTANCES_TOGETHER = 1 << 24
_SHARPNESS = 3  # the power of the number of consistent matches with which a match is drawn
_RATIO = 0.05  # without a largest distance, two lengths are the same if they differ by this share
_REFITS = 10
_FLOOR = 1e-9  # of distances, relative to the extent: rounding errors
# Pairs of points that do not belong together tell how many wrong matches a pose has nearby. How many are taken for one
# pose, and for each of many; and how many must be within a distance to be counted.
_MISMATCHED, _MISMATCHED_OF_MANY, _FEWEST = 4096, 512, 4
_ANNEALING, _ANNEALINGS, _HARD = 1.4, 60, 1e6  # graduated non-convexity (Yang, Antonante, Tzoumas and Carlone 2020)


op = own_ops()


def _square(motion: groups.Pose, source: Vec3, target: Vec3) -> Scalar:
    d = motion @ source - target
    return lib.dot(d, d)


@op(title="register")
def square(motion: groups.Pose, source: Vec3, target: Vec3) -> Scalar:
    """The squared distance of a match."""
    return _square(motion, source, target)


@op(title="register")
def limited(motion: groups.Pose, source: Vec3, target: Vec3, weight: Scalar, limit: Scalar) -> Scalar:
    """The same up to a limit, weighted."""
    distance = _square(motion, source, target)
    return weight * select(distance < limit, distance, limit)


@op(title="register")
def agreement(
    source: Vec3, target: Vec3, other_source: Vec3, other_target: Vec3, usable: Scalar, reach: Scalar, ratio: Scalar
) -> Scalar:
    """Whether a match that is usable is as far from another one in the source as in the target: 1 or 0."""
    a, b = (sqrt(lib.dot(d, d)) for d in (source - other_source, target - other_target))
    largest = constant_maximum(a, b)
    return select(both(largest > 0, absolute(a - b) <= reach + ratio * largest), usable, 0)


class MatchProblem(NamedTuple):
    """P problems of n matches, without gradients, in float64.

    Attributes:
        source: Shape (P, n, 3).
        target: Shape (P, n, 3).
        weight: Shape (P, n), 0 for matches that are left out.
        reach: The largest distance of an inlier, or None if it is to be found.
    """

    source: Tensor
    target: Tensor
    weight: Tensor
    reach: float | None

    def same(self, a: Tensor, b: Tensor) -> Tensor:
        """Whether lengths in the source and in the target are the same."""
        if self.reach is None:
            return (a - b).abs() <= _RATIO * torch.maximum(a, b)
        return (a - b).abs() <= 2 * self.reach

    def distances(self, pose: Pose) -> Tensor:
        """The distances of matches, shape (P, k, n), for poses of shape (P, k)."""
        return self.squares(pose).sqrt()

    def fitted(self, weight: Tensor) -> Pose:
        """The poses that fit the matches, with weights of shape (P, n)."""
        found: Pose = fit_detached(self.source, self.target, weight).pose()
        return found

    def squares(self, pose: Pose) -> Tensor:
        """The same, squared."""
        distances = square(pose[..., None], self.source[:, None], self.target[:, None])
        return torch.where(self.weight[:, None] > 0, distances, math.inf)


class Consensus(NamedTuple):
    """Poses, shape (P), their inliers, shape (P, n), and whether more matches agree than would by chance."""

    pose: Pose
    inliers: Tensor
    is_likely: Tensor


def consistency(problem: MatchProblem, generator: Generator) -> Tensor:
    """The share of other matches whose distance is the same in both clouds, shape (P, n)."""
    valid = problem.weight > 0
    clouds = [problem.source, problem.target]
    others, usable = clouds, valid
    if valid.shape[1] > _COLUMNS:
        noise = torch.rand(valid.shape, generator=generator, dtype=torch.float64, device=valid.device)
        columns = torch.where(valid, noise, 2.0).argsort(dim=-1)[:, :_COLUMNS]
        others, usable = [rows(x, columns) for x in clouds], valid.gather(1, columns)
    pairs = [*[x[:, :, None] for x in clouds], *[x[:, None] for x in others], usable[:, None].to(WORKING)]
    limits = (0.0, _RATIO) if problem.reach is None else (2 * problem.reach, 0.0)
    number = agreement.summed()(*pairs, *[problem.weight.new_full((), x) for x in limits])
    return torch.where(valid, number / usable.sum(-1, keepdim=True).clamp(min=1), 0)


def by_sets(problem: MatchProblem, generator: Generator) -> Consensus:
    """Random sample consensus with sets of three matches that keep their distances."""
    problems = len(problem.weight)
    share = consistency(problem, generator).pow(_SHARPNESS) + 1e-12 * (problem.weight > 0)
    share = torch.where(share.sum(-1, keepdim=True) > 0, share, 1)
    most = max(min(_DRAWS, _DRAWS_TOGETHER // max(problems, 1)), _SOLVED)
    for draws in (min(_FIRST_DRAWS, most), most):
        sets = share.multinomial(3 * draws, replacement=True, generator=generator).unflatten(1, (draws, 3))
        index = sets.flatten(1)[..., None].expand(-1, -1, 3)
        corners = [x.gather(1, index).unflatten(1, (draws, 3)) for x in problem[:2]]
        edges = [(x - x.roll(1, 2)).norm(dim=-1) for x in corners]
        agrees = problem.same(*edges).all(-1)
        if draws == most or bool((agrees.sum(-1) >= draws // 4).all()):  # there are large triangles among so many
            break
    area = torch.linalg.cross(corners[0][:, :, 1] - corners[0][:, :, 0], corners[0][:, :, 2] - corners[0][:, :, 0])
    best = (area.square().sum(-1) * agrees).topk(_SOLVED, -1).indices  # large triangles are turned the least by noise
    pick = best[..., None, None].expand(-1, -1, 3, 3)
    a, b = (x.gather(1, pick) for x in corners)
    found = fit_detached(a, b, a.new_ones(a.shape[:-1]))
    # Contiguous centroids are turned by the kernel that fits of inliers have also.
    poses: Pose = found._replace(source=found.source.contiguous()).pose()
    return _improved(problem, _best(problem, poses))


def by_annealing(problem: MatchProblem, generator: Generator) -> Consensus:
    """Graduated non-convexity with truncated squares, among the matches that keep their distances."""
    share = consistency(problem, generator)
    is_consistent = share >= 0.5 * share.amax(-1, keepdim=True)
    reach = problem.reach
    if reach is None:
        raise ValueError("annealing needs a largest distance")
    weight = problem.weight * is_consistent
    pose = problem.fitted(weight)
    limit = reach * reach
    square = problem.distances(pose[:, None]).squeeze(1).square()
    largest = torch.where(weight > 0, square, 0).amax(-1, keepdim=True)
    mu = limit / (2 * largest - limit).clamp(min=1e-3 * limit)
    lowest = float(mu.min()) if mu.numel() else _HARD  # the only wait for a device; NaN if one is
    stages = math.log(_HARD / lowest) / math.log(_ANNEALING) if 0 < lowest < math.inf else _ANNEALINGS
    for _ in range(min(max(math.ceil(stages), 1), _ANNEALINGS)):
        # Weights of the truncated squares at this stage: 1 below, 0 above, and between them a curve.
        low, high = mu / (mu + 1) * limit, (mu + 1) / mu * limit
        curve = (limit * mu * (mu + 1) / square.clamp(min=1e-300)).sqrt() - mu
        soft = torch.where(square <= low, 1, torch.where(square >= high, 0, curve))
        pose = problem.fitted(problem.weight * is_consistent * soft.nan_to_num(0))
        square = problem.distances(pose[:, None]).squeeze(1).square()
        mu = mu * _ANNEALING
    return _improved(problem, pose)


def _best(problem: MatchProblem, poses: Pose) -> Pose:
    """The pose with the least cost of each row of (P, k)."""
    problems, n = problem.weight.shape
    step = max(_DISTANCES_TOGETHER // max((n + _MISMATCHED_OF_MANY) * problems, 1), 1)
    pairs = _mismatched(problem, _MISMATCHED_OF_MANY) if problem.reach is None else None
    costs = []
    for i in range(0, poses.shape[1], step):
        some = poses[:, i : i + step]
        if pairs is not None:
            costs.append(_chance(problem, some, problem.distances(some), pairs)[0])
        else:
            matches = [x[:, None] for x in problem[:3]]
            limit = problem.weight.new_full((), cast("float", problem.reach) ** 2)
            costs.append(limited.summed()(some[..., None], *matches, limit))
        beats.tell(some.shape[1], costs[-1])
    index = torch.cat(costs, -1).nan_to_num(math.inf).argmin(-1)[:, None, None]
    return Pose._unchecked(*[x.take_along_dim(index, 1).squeeze(1) for x in poses._tensors()])


def _chance(problem: MatchProblem, pose: Pose, distance: Tensor, pairs: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of how many poses would have so many matches so near by chance, and the distance of these.

    This is the number of false alarms of Moisan and Stival (2004), for the number of matches that makes it the least.

    Args:
        problem: The problems.
        pose: Poses of shape (P, k).
        distance: The distances of matches, shape (P, k, n).
        pairs: Pairs of points that do not belong together, see `_mismatched`.
    """
    ordered = distance.sort(-1).values
    near = torch.arange(1, ordered.shape[-1] + 1, device=ordered.device, dtype=ordered.dtype)
    floor = _FLOOR * _extent(problem)[:, None, None]
    alarms = _false_alarms(problem, near, _share(problem, pose, torch.maximum(ordered, floor), pairs))
    alarms = torch.where(ordered.isfinite(), alarms, math.inf)
    least = alarms.min(-1)
    return least.values, torch.maximum(ordered.take_along_dim(least.indices[..., None], -1).squeeze(-1), floor[..., 0])


def _mismatched(problem: MatchProblem, count: int) -> Tensor:
    """Random pairs of indices of different matches, shape (P, count, 2)."""
    generator = torch.Generator(problem.weight.device).manual_seed(0)
    return distinct(problem.weight > 0, count, 2, generator)


def _share(problem: MatchProblem, pose: Pose, radius: Tensor, pairs: Tensor) -> Tensor:
    """The logarithm of the probability that a wrong match is within a radius, for a pose.

    It is the share of source points that are so near to the target point of another match: clouds may be dense where
    they overlap. Below the least distances, it falls as the volume.

    Args:
        problem: The problems.
        pose: Poses of shape (P, k).
        radius: Radii, shape (P, k, n).
        pairs: Pairs of points that do not belong together, shape (P, m, 2).
    """
    source, target = (x.take_along_dim(pairs[..., i, None], 1) for i, x in enumerate(problem[:2]))
    apart = (pose[..., None].apply(source[:, None]) - target[:, None]).norm(dim=-1).sort(-1).values
    count = apart.shape[-1]
    number = torch.searchsorted(apart, radius.contiguous(), right=True)
    least = torch.maximum(apart[..., _FEWEST - 1 : _FEWEST], _FLOOR * _extent(problem)[:, None, None])
    below = math.log(_FEWEST / count) + 3 * (radius / least).log()
    return torch.where(number > _FEWEST, (number / count).log(), below.clamp(max=0))


def _extent(problem: MatchProblem) -> Tensor:
    """The largest distance of a target point from their mean, shape (P)."""
    valid = problem.weight > 0
    mean = (problem.target * valid[..., None]).sum(1) / valid.sum(-1)[:, None].clamp(min=1)
    return torch.where(valid, (problem.target - mean[:, None]).norm(dim=-1), 0).amax(-1).clamp(min=1e-300)


def _false_alarms(problem: MatchProblem, near: Tensor, share: Tensor) -> Tensor:
    """The logarithm of the expected number of poses with so many matches within a radius, for random matches.

    Args:
        problem: P problems.
        near: The number of matches, which broadcasts with (P, k, n).
        share: The logarithm of the probability that a wrong match is within the radius.
    """
    count = (problem.weight > 0).sum(-1)[:, None, None].to(WORKING)
    sets = torch.lgamma(count + 1) - torch.lgamma(near + 1) - torch.lgamma((count - near).clamp(min=0) + 1)
    poses = torch.lgamma(near + 1) - torch.lgamma((near - 3).clamp(min=0) + 1) - math.log(6)
    alarms = sets + poses + count.clamp(min=4).log() + (near - 3) * share
    return torch.where((near > 3) & (near <= count), alarms, math.inf)


def _improved(problem: MatchProblem, pose: Pose) -> Consensus:
    """Fit the pose to its inliers, again and again."""
    pairs = _mismatched(problem, _MISMATCHED)
    few = (problem.weight > 0).sum(-1) <= 3  # they agree with some pose, right or wrong
    inliers, alarms = _inliers(problem, pose, pairs, few)
    for _ in range(_REFITS):
        enough = inliers.sum(-1) >= 3
        fitted = problem.fitted(problem.weight * inliers)
        tensors = zip(fitted._tensors(), pose._tensors(), strict=True)
        pose, before = Pose._unchecked(*[torch.where(enough[:, None], a, b) for a, b in tensors]), inliers
        inliers, alarms = _inliers(problem, pose, pairs, few)
        if torch.equal(inliers, before):
            break
    if alarms is None:
        number = inliers.sum(-1).to(WORKING)[:, None, None]
        share = _share(problem, pose[:, None], torch.full_like(number, cast("float", problem.reach)), pairs)
        alarms = _false_alarms(problem, number, share).squeeze(-1)
    return Consensus(pose, inliers, torch.where(few, inliers.sum(-1) >= 3, alarms.squeeze(1) < 0))


def _inliers(problem: MatchProblem, pose: Pose, pairs: Tensor, few: Tensor) -> tuple[Tensor, Tensor | None]:
    """The inliers of poses of shape (P), and without a largest distance how many poses have so many by chance."""
    distance = problem.distances(pose[:, None])
    if problem.reach is not None:
        return (distance <= problem.reach).squeeze(1), None
    alarms, reach = _chance(problem, pose[:, None], distance, pairs)
    limit = torch.where(few[:, None], torch.finfo(WORKING).max, reach)
    return (distance <= limit[..., None]).squeeze(1), alarms


_WHERE = "register"
_IN_PLANE = "for the plane pass torch.nn.functional.pad(points, (0, 1)), and take pose.planar()"
_LEAST = 3  # matches


_HINTS = {
    **arguments.synonyms(
        "threshold max_correspondence_distance distance_threshold noise_bound inlier_threshold", "use `max_distance`"
    ),
    **arguments.synonyms("correspondences pairs corres", "use `matches`, pairs of indices"),
    **arguments.synonyms(
        "ransac_n iterations max_iterations max_iteration confidence criteria",
        'the search ends by itself; `method` is "ransac" or "gnc"',
    ),
    **arguments.synonyms("estimate_scale with_scale scale", "poses have no scale; `pk.umeyama` finds one"),
}


@untraced
@arguments.closed(_HINTS)
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
    >>> result = pk.register(source, target, max_distance=0.01)
    >>> result.pose.allclose(true, atol=1e-4), int(result.inliers.sum())
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
    begin = clock()
    arguments.check_choice(method, ("ransac", "gnc"), f"{_WHERE}: method")
    arguments.check_generator(generator, _WHERE)
    if max_distance is not None:
        arguments.positive(max_distance, f"{_WHERE}: max_distance", infinite=True)
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
    with arguments.Watch(_WHERE, None), torch.no_grad():
        problem = MatchProblem(flat[0].detach(), flat[1].detach(), flat_weight.detach(), max_distance)
        search = by_sets if method == "ransac" else by_annealing
        consensus = Consensus(*NonDifferentiable.apply(search, problem, draws))
    start = finite_or(consensus.pose, Pose.identity(len(flat_weight), dtype=WORKING, device=weight.device))
    used = KnownWeight(torch.where(consensus.inliers, flat_weight, 0))
    solved = least_squares(residuals.point_to_point, start, *flat, weight=used, loss=loss, batch_dims=1)
    wrong = {
        "too_few_matches": (flat_weight > 0).sum(-1) < _LEAST,
        "no_consensus": ~consensus.is_likely,
        "collinear_points": is_collinear(problem.source, consensus.inliers),
    }
    return _result(problem, solved, consensus.inliers, wrong, batch, dtype, begin)


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
    valid = (arguments.finite_rows(a) & arguments.finite_rows(b)).expand(*batch, count)
    valid = valid if usable is None else valid & usable
    weight = valid.to(WORKING) if weight is None else torch.where(valid, weight, 0)
    a, b = (torch.where(valid[..., None], x.expand(*batch, count, 3), 0) for x in (a, b))
    return a, b, weight


def _chosen(points: Tensor, index: Tensor, batch: torch.Size) -> Tensor:
    """The points with indices of shape (problems, k), shape (*batch, k, 3)."""
    whole = points.expand(*batch, *points.shape[-2:]).reshape(-1, *points.shape[-2:])
    return rows(whole, index).reshape(*batch, -1, 3)


def _result(
    problem: MatchProblem,
    solved: Any,
    inliers: Tensor,
    wrong: dict[str, Tensor],
    batch: torch.Size,
    dtype: torch.dtype,
    begin: float,
) -> Registration:
    pose = solved.value
    distance = problem.distances(pose.detach()[:, None]).squeeze(1)
    count = inliers.sum(-1)
    square = torch.where(inliers, distance, 0).square().sum(-1) / count.clamp(min=1)
    weighted = inliers & (problem.weight > 0)
    finite = arguments.finite_rows(*pose._tensors())

    def covariance() -> Tensor:
        found = covariance_of(solved.covariance(), solved.cost, 3 * weighted.sum(-1), 6, dtype)
        unknown = torch.stack([*wrong.values()]).any(0)
        return torch.where(unknown[:, None, None], math.inf, found).reshape(*batch, 6, 6)

    fitness = count / (problem.weight > 0).sum(-1).clamp(min=1)
    return Registration(
        pose.to(dtype).reshape(*batch),
        fitness.to(dtype).reshape(batch),
        square.sqrt().to(dtype).reshape(batch),
        inliers.reshape(*batch, inliers.shape[-1]),
        Deferred(covariance),
        solved._search.judged(begin, **wrong, not_finite=~finite).reshaped(batch),
    )
