"""Registration of clouds without matches: iterative closest points, for batches of clouds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import forward_ad_level, is_eager, untraced
from ..errors import ArgumentError, OptionError, ShapeError
from ..geometry import Loss
from ..numerics import BoxTree, Matches, box_tree, matched
from ..optimisation import CODES, Costs, DenseOptions, Inputs, KnownWeight, Search, clock, least_squares, solve
from ..values import Pose, Pose2
from . import residuals
from .clouds import checked_cloud, cloud_normals, downsample, places, refuse_transforms, rows
from .common import WORKING, covariance_of, extremes, is_collinear, refuse_capture
from .results import Registration
from .rounds import Progress, followed

Kind = Literal["point", "plane", "generalized"]
KINDS = ("point", "plane", "generalized")
# Of Levenberg and Marquardt for each set of matches: mostly the first step is taken. The next set tells whether it led
# far enough, so that the others are for steps that were too long.
_STEPS = 2


class IcpOptions(NamedTuple):
    """What all pairs have in common.

    Attributes:
        kind: The residual.
        farthest: The largest distance of a match.
        loss: The `Loss`, or None.
        neighbours: The number of points of which normals are estimated.
    """

    kind: Kind
    farthest: float
    loss: Any
    neighbours: int


class Pairs(NamedTuple):
    """B pairs of clouds, without gradients.

    Attributes:
        source: Shape (B, n, 3), in an order in which neighbours are near.
        cleaned: The same for residuals: without NaN, and in their dtype.
        order: The indices of these points in the cloud of the user, shape (B, n).
        target: Shape (B, m, 3), for residuals.
        tree: The trees of the target.
        number: How many points of the source are finite, shape (B).
        extent: The root-mean-square distance of these from their mean, shape (B).
        source_normals: In the order of the source, for residuals: 0 where none is known. None if the kind needs none.
        target_normals: The same of the target.
    """

    source: Tensor
    cleaned: Tensor
    order: Tensor
    target: Tensor
    tree: BoxTree
    number: Tensor
    extent: Tensor
    source_normals: Tensor | None
    target_normals: Tensor | None

    @classmethod
    def of(cls, source: Tensor, target: Tensor, normals: Sequence[Tensor | None], options: IcpOptions) -> Pairs:
        """The pairs of clouds of shapes (B, n, 3) and (B, m, 3), with normals if these are known."""
        source_tree, tree = box_tree(source), box_tree(target)
        order = places(source_tree, source.shape[1])
        of_source, of_target = normals
        if options.kind != "point" and of_target is None:
            of_target = cloud_normals(target, tree, options.neighbours)
        if options.kind == "generalized" and of_source is None:
            of_source = cloud_normals(source, source_tree, options.neighbours)
        ordered = rows(source, order)
        a = None if of_source is None else cleaned(rows(of_source, order))
        b = None if of_target is None else cleaned(of_target)
        clean = cleaned(ordered)
        return cls(ordered, clean, order, cleaned(target), tree, *_extent(ordered, clean), a, b)

    def take(self, index: Tensor) -> Pairs:
        """Some of the pairs."""
        tree = BoxTree(*[x[index] for x in self.tree])
        parts: Any = [x[index] if isinstance(x, Tensor) else x for x in self]
        return Pairs(*parts)._replace(tree=tree)

    def limits(self, tolerance: float) -> Tensor:
        """What ends the rounds, shape (B, 3): see `follow`."""
        extent = self.extent
        return torch.stack((tolerance * extent, torch.full_like(extent, tolerance), extent * extent), -1)

    def matches(
        self, pose: Pose, options: IcpOptions, before: Tensor | None = None, resting: Tensor | None = None
    ) -> Matches:
        """The nearest points for poses of shape (B)."""
        rest: Any = {"poses": pose._tensors(), "needs_normal": options.kind == "plane"}
        target = self.target, self.target_normals
        return matched(self.tree, self.source, target, options.farthest, before, resting, **rest)

    def residuals(self, pose: Pose, source: Tensor, matches: Matches, kind: Kind) -> tuple[Any, ...]:
        """The residual, the start and the data of `least_squares`.

        Args:
            pose: Where to start; gradients flow through the covariances of surfaces that it turns.
            source: The source in the order of this object, as ``cleaned``; it may have gradients.
            matches: The matches.
            kind: The kind.
        """
        data = pose, source, matches.point
        if kind == "point":
            return residuals.point_to_point, *data
        if kind == "plane":
            return residuals.point_to_plane, *data, matches.normal
        return residuals.plane_to_plane, *data, self.source_normals, matches.normal, pose.rotation[:, None]


class _Followed(NamedTuple):
    """Pairs as `followed` has them."""

    pairs: Pairs
    options: IcpOptions
    watch: arguments.Watch | None

    @property
    def key(self) -> Any:
        """See `rounds.Pairs`."""
        kind, farthest, loss, _ = self.options
        if loss is not None and isinstance(loss.scale, Tensor):
            return None
        normals = self.pairs.source_normals is None, self.pairs.target_normals is None
        return "icp", kind, farthest, loss and (loss.name, loss.scale), normals

    @property
    def tensors(self) -> list[Tensor]:
        """What it reads."""
        return [*self.pairs.tree, *[x for x in self.pairs if isinstance(x, Tensor)]]

    def on(self, tensors: Sequence[Tensor]) -> _Followed:
        """The same with other tensors."""
        rest = iter(tensors)
        tree = BoxTree(next(rest), next(rest), next(rest))
        parts: Any = [tree if isinstance(x, BoxTree) else x if x is None else next(rest) for x in self.pairs]
        return _Followed(Pairs(*parts), self.options, None)

    def take(self, index: Tensor) -> _Followed:
        """Some of the pairs."""
        return self._replace(pairs=self.pairs.take(index))

    def moved(self, pose: Pose, before: Tensor, resting: Tensor) -> tuple[Tensor, Tensor, Pose]:
        """The places of the matches for poses, what they cost, and the poses that they lead to."""
        pairs, options = self.pairs, self.options
        matches = pairs.matches(pose, options, before, resting)
        residual, start, *data = pairs.residuals(pose, pairs.cleaned, matches, options.kind)
        loss = options.loss
        inputs = Inputs(tuple(data), matches.weight, None if loss is None else loss.scale)
        settings = DenseOptions(loss and loss.name, None, 1, _STEPS, None, None, known=True)
        found = solve(residual, start, inputs, settings)
        costs = found.minimum.costs
        if self.watch is not None:
            self.watch.advance(1)
        cost = costs[0] if isinstance(costs, Tensor) else costs[0][1]
        return matches.place, cost, found.variables.nested(found.minimum.state)


def _extent(source: Tensor, clean: Tensor) -> tuple[Tensor, Tensor]:
    """The number of finite points, and their root-mean-square distance from their mean, shape (B)."""
    valid = arguments.finite_rows(source).unsqueeze(-1)
    number = valid.sum(1)
    count = number.clamp(min=1)
    mean = clean.sum(1) / count
    square = torch.where(valid, clean - mean[:, None], 0).square().sum((1, 2))
    return number[:, 0], (square / count[:, 0]).sqrt()


def cleaned(x: Tensor) -> Tensor:
    """Rows for residuals, (..., 3), with zeros in place of those that are not finite."""
    return torch.where(arguments.finite_rows(x).unsqueeze(-1), x, 0).to(WORKING)


_WHERE = "icp"
_IN_PLANE = 'for the plane pass torch.nn.functional.pad(points, (0, 1)) and kind="point", and take pose.planar()'
_LEAST = 3  # matches
_ROUNDING = 64  # of normals, in units of eps
# Of the residuals of a match: that of planes has five, which stand for a vector of three.
_NUMBERS = {"point": 3, "plane": 1, "generalized": 3}
_LAST_ROUNDS = 3  # the effect of the weights is a per cent in the first, and its square in the next
_LAST_STEPS = 10  # for the last matches, so that gradients are those of a minimum

# Keywords of other libraries.
_HINTS = {
    **arguments.synonyms(
        "weights weight", "all points weigh the same; `loss` and `max_distance` leave out those without a partner"
    ),
    **arguments.synonyms("max_correspondence_distance threshold", "use `max_distance`"),
    **arguments.synonyms("init init_pose initial_pose init_transform", "use `initial`, a `Pose`"),
    **arguments.synonyms("estimation_method method", 'use `kind`: "point", "plane" or "generalized"'),
    **arguments.synonyms("robust kernel", 'use `loss=pk.Loss("huber", scale)`'),
    **arguments.synonyms(
        "estimate_scale with_scaling", "poses have no scale; `pk.umeyama` finds one of matched points"
    ),
    **arguments.synonyms("max_iteration criteria", "use `max_iterations` and `tolerance`"),
}


@untraced
@arguments.closed(_HINTS)
def icp(
    source: TensorLike | Sequence[TensorLike],
    target: TensorLike | Sequence[TensorLike],
    initial: Pose | None = None,
    *,
    kind: Kind = "point",
    max_distance: float = math.inf,
    target_normals: TensorLike | None = None,
    source_normals: TensorLike | None = None,
    neighbours: int = 20,
    voxels: float | Sequence[float] | None = None,
    loss: Any = None,
    max_iterations: int = 50,
    tolerance: float = 1e-5,
    callback: Callable[[Progress], Any] | None = None,
    progress: bool = True,
) -> Registration:
    """Find the pose that maps a cloud onto another one, whose points need not correspond (iterative closest points).

    Each source point is matched with the nearest target point, the pose is moved to reduce the distances of the
    matches, and so on until it rests. Clouds of a batch are matched at once, and each ends by itself. Gradients flow to
    both clouds through the last matches; normals are constants.

    >>> x, y = torch.meshgrid(torch.linspace(-2, 2, 40), torch.linspace(-2, 2, 40), indexing="ij")
    >>> target = torch.stack((x, y, 0.3 * (2 * x).sin() * (1.5 * y).cos()), -1).reshape(-1, 3)
    >>> true = pk.Pose([0.05, -0.03, 0.02], pk.Rotation.from_euler("xyz", [0.02, -0.01, 0.03]))
    >>> result = pk.icp(true.inverse_apply(target), target, kind="plane")
    >>> result.pose.allclose(true, atol=1e-4), result.status
    (True, 'converged')

    Args:
        source: Points, shape (*batch, n, 3). Those that are not finite are left out. A list of clouds of different
            lengths is a batch. Those of the plane get z = 0 and the kind "point", and `Pose.planar` of the result is
            theirs.
        target: Points, shape (*batch, m, 3). Batch shapes broadcast.
        initial: Where to start, shape (*batch); by default the identity. The nearest points must mostly be the right
            ones: for clouds far apart use `register` first.
        kind: "point" minimises the distances of points; "plane" those of source points from the tangent planes of
            target points, which lets surfaces slide and takes fewer iterations; "generalized" those of planes from
            planes (generalized ICP), which is the most accurate for scans.
        max_distance: Points farther from all target points have no match: for clouds that overlap in part.
        target_normals: Normals of the target, shape (*batch, m, 3), for the kinds "plane" and "generalized"; estimated
            if not given.
        source_normals: Normals of the source, shape (*batch, n, 3), for the kind "generalized".
        neighbours: The number of nearest points of which normals are estimated.
        voxels: The edge of the cubes in which points are replaced by their mean, or several, from coarse to fine: each
            scale begins where the one before ended. 0 stands for all points.
        loss: A `pk.Loss` or its name, of the distances, for points that have no partner.
        max_iterations: The most sets of matches for each scale.
        tolerance: The end is reached when a step turns by less than this angle, and moves by less than this share of
            the source's extent.
        callback: Called with a `Progress` after each set of matches.
        progress: Whether to show a progress bar after a second.
    """
    begin = clock()
    arguments.check_choice(kind, KINDS, f"{_WHERE}: kind")
    arguments.positive(max_distance, f"{_WHERE}: max_distance", infinite=True)
    arguments.check_functions(_WHERE, callback=callback)
    refuse_transforms(_WHERE, source, target, initial, target_normals, source_normals)
    scales = _scales(voxels, target_normals is not None or source_normals is not None)
    batch, clouds = _broadcast(_cloud(source, "source"), _cloud(target, "target"))
    normals = (("source_normals", source_normals), ("target_normals", target_normals))
    known_normals = [_normals(x, name, c, batch) for (name, x), c in zip(normals, clouds, strict=True)]
    options = IcpOptions(kind, float(max_distance), Loss._of(loss, f"{_WHERE}: loss"), neighbours)
    arguments.integer(max_iterations, f"{_WHERE}: max_iterations", 1)
    tolerance = arguments.positive(tolerance, f"{_WHERE}: tolerance", infinite=True)
    pose = _start(initial, batch, clouds[0])
    refuse_capture(clouds[0], _WHERE)
    iterations = torch.zeros(len(pose), dtype=torch.int64, device=pose.device)
    costs: Costs = ()
    arguments.check_flags(_WHERE, progress=progress)
    with arguments.Watch(_WHERE, max_iterations * len(scales), progress, by_loops=False) as watch:
        for scale in scales:
            a, b = clouds if scale == 0 else [downsample(x, scale) for x in clouds]
            if not b.shape[1]:  # a point that is no partner of any
                b, known_normals[1] = b.new_full((len(b), 1, 3), math.nan), None
            with torch.no_grad():
                pairs = Pairs.of(a.detach(), b.detach(), known_normals, options)
                done = int(iterations.max()) if callback is not None and len(pose) else 0
                watched, limits = _Followed(pairs, options, watch), pairs.limits(tolerance)
                places = torch.full_like(pairs.order, -1)
                pose, steps, rested, of_scale = followed(watched, pose, places, limits, max_iterations, callback, done)
                iterations, costs = iterations + steps, (*costs, *of_scale)
    last = _last(pairs, pose, (a, b), options)
    search = last.solution._search
    search = search._replace(iterations=iterations, costs=(*costs, (None, search.cost.detach())), begin=begin)
    return _result(pairs, last, search, rested, batch, options)


class Last(NamedTuple):
    """The solution for the last matches, with gradients.

    Attributes:
        solution: What the solver returns.
        matches: The matches.
        used: Which of them count, shape (B, n).
    """

    solution: Any
    matches: Matches
    used: Tensor


def _last(pairs: Pairs, pose: Pose, clouds: Sequence[Tensor], options: IcpOptions) -> Last:
    """The solution for the matches of poses of shape (B)."""
    with torch.no_grad():
        matches = pairs.matches(pose, options)
    is_plain = is_eager(clouds) and forward_ad_level() < 0
    is_recorded = not is_plain or (torch.is_grad_enabled() and any(x.requires_grad for x in clouds))
    source = pairs.cleaned
    if is_recorded:
        source = cleaned(rows(clouds[0], pairs.order))
        matches = matches._replace(point=rows(cleaned(clouds[1]), matches.partner.clamp(min=0)))
    # Weights of the kind "generalized" depend on the pose. A further solution has the derivatives of this also.
    for _ in range(_LAST_ROUNDS if is_recorded and options.kind == "generalized" else 1):
        problem = pairs.residuals(pose, source, matches, options.kind)
        kept: Any = {"weight": KnownWeight(matches.weight), "loss": options.loss, "batch_dims": 1}
        solution = least_squares(*problem, **kept, max_iterations=_LAST_STEPS)
        pose = solution.value
    return Last(solution, matches, matches.weight > 0)


def _scales(voxels: Any, has_normals: bool) -> list[float]:
    """The edges of voxels from coarse to fine, 0 for all points."""
    sizes = [0.0] if voxels is None else list(voxels) if isinstance(voxels, list | tuple) else [voxels]
    for size in sizes:
        if isinstance(size, bool) or not isinstance(size, int | float):
            raise ArgumentError(f"{_WHERE}: voxels must be a number or a list of them, got {arguments.describe(size)}")
        if not 0 <= size < math.inf:
            raise OptionError(f"{_WHERE}: voxels must be positive, or 0 for all points, got {size}")
    if not sizes:
        raise OptionError(f"{_WHERE}: voxels must not be empty; pass 0 for all points")
    if has_normals and any(sizes):
        raise OptionError(f"{_WHERE}: normals are estimated for each of the voxels, and cannot be passed with them")
    return [float(size) for size in sizes]


def _cloud(value: Any, name: str) -> Tensor:
    """A cloud in a dtype that is computed in. A list of clouds becomes a batch, padded with NaN."""
    where = f"{_WHERE}: {name}"
    if isinstance(value, list | tuple) and value and all(getattr(x, "ndim", 0) == 2 for x in value):
        parts = [checked_cloud(x, f"{where}[{i}]", in_plane=_IN_PLANE) for i, x in enumerate(value)]
        arguments.check_devices(where, *parts)
        return arguments.wide(torch.nn.utils.rnn.pad_sequence(parts, batch_first=True, padding_value=math.nan))
    return arguments.wide(checked_cloud(value, where, in_plane=_IN_PLANE))


def _broadcast(source: Tensor, target: Tensor) -> tuple[torch.Size, list[Tensor]]:
    """The batch shape, and the clouds in one dtype with one batch dimension."""
    arguments.check_devices(f"{_WHERE}: source and target", source, target)
    batch = arguments.broadcast(_WHERE, source=source.shape[:-2], target=target.shape[:-2])
    dtype = torch.promote_types(source.dtype, target.dtype)
    flat = [x.to(dtype).expand(*batch, *x.shape[-2:]).reshape(batch.numel(), *x.shape[-2:]) for x in (source, target)]
    return batch, flat


def _normals(value: Any, name: str, cloud: Tensor, batch: torch.Size) -> Tensor | None:
    """Normals of a user, with one batch dimension."""
    if value is None:
        return None
    where = f"{_WHERE}: {name}"
    normals = checked_cloud(value, where, cloud)
    if normals.shape[-2] != cloud.shape[-2]:
        raise ShapeError(f"{where} must be as many as the points, got {normals.shape[-2]} and {cloud.shape[-2]}")
    arguments.check_devices(where, cloud, normals)
    arguments.broadcast(_WHERE, **{name: normals.shape[:-2]}, problems=batch)
    return normals.detach().to(cloud.dtype).expand(*batch, *normals.shape[-2:]).reshape(cloud.shape)


def _start(initial: Any, batch: torch.Size, like: Tensor) -> Pose:
    """Where to start, shape (problems)."""
    if initial is None:
        return Pose.identity(batch.numel(), dtype=WORKING, device=like.device)
    if not isinstance(initial, Pose):
        remedy = "; pass its `lift()`" if isinstance(initial, Pose2) else ""
        raise ArgumentError(f"{_WHERE}: initial must be a Pose, got {type(initial).__name__}{remedy}")
    arguments.check_devices(f"{_WHERE}: initial", initial.position, like)
    if arguments.broadcast(_WHERE, initial=initial.shape, problems=batch) != batch:
        shapes = f"{tuple(initial.shape)}, which does not broadcast to that of the clouds, {tuple(batch)}"
        raise ShapeError(f"{_WHERE}: initial has shape {shapes}")
    return initial.detach().to(WORKING).expand(*batch).reshape(batch.numel())


def _is_loose(covariance: Tensor, extent: Tensor, dtype: torch.dtype) -> Tensor:
    """Whether only rounding errors of normals hold some motion, as along a plane, shape (B)."""
    least, largest = extremes(covariance, extent)
    return least < (_ROUNDING * torch.finfo(dtype).eps) ** 2 * largest


def _result(
    pairs: Pairs,
    last: Last,
    search: Search,
    rested: Tensor,
    batch: torch.Size,
    options: IcpOptions,
) -> Registration:
    dtype = pairs.source.dtype
    solution, used = last.solution, last.used
    pose = solution.value
    matches = pairs.matches(pose.detach(), options, last.matches.place)
    is_matched = matches.partner >= 0
    count = is_matched.sum(-1)
    square = torch.where(is_matched, matches.square, 0).sum(-1) / count.clamp(min=1)
    estimate = solution.covariance()
    covariance = covariance_of(estimate, solution.cost, _NUMBERS[options.kind] * used.sum(-1), 6, dtype)
    is_line = is_collinear(pairs.cleaned, is_matched)
    unknown = covariance.isinf().any(-1).any(-1) | _is_loose(estimate.covariance, pairs.extent, dtype)
    covariance = torch.where((is_line | unknown)[:, None, None], math.inf, covariance)
    finite = arguments.finite_rows(*pose._tensors())
    search = search.judged(
        search.begin,
        rested,
        too_few_matches=count < _LEAST,
        collinear_points=is_line,
        not_finite=~finite,
        flat=solution._search.codes == CODES["flat"],
        rank_deficient=rested & unknown,
    )
    inliers = torch.zeros_like(is_matched).scatter(-1, pairs.order, is_matched)
    return Registration(
        pose.to(dtype).reshape(*batch),
        (count / pairs.number.clamp(min=1)).to(dtype).reshape(batch),
        square.sqrt().to(dtype).reshape(batch),
        inliers.reshape(*batch, inliers.shape[-1]),
        covariance.reshape(*batch, 6, 6),
        search.reshaped(batch),
    )
