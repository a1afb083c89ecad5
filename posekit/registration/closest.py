"""The loop of iterative closest points, for pairs of clouds that are all of one shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, cast

import torch
from torch import Tensor

from ..numerics import Boxes, box_tree, nearest_points
from ..optimisation import least_squares
from ..values import Pose, where
from . import residuals
from .clouds import cloud_normals, places, rows
from .solutions import WORKING

Kind = Literal["point", "plane", "generalized"]
KINDS = ("point", "plane", "generalized")
# Of Levenberg and Marquardt for each set of matches: mostly the first step is taken. The next set tells whether it led
# far enough, so that the others are for steps that were too long.
_STEPS = 2
# Of points on grids, many partners change at once, and poses may go to and fro between two sets of matches for ever.
# After so many sets, steps that turn back are halved.
_PATIENCE = 10
_SHRUNK = 0.75  # problems are taken out as soon as no more than this share goes on


class Options(NamedTuple):
    """What all pairs have in common.

    Attributes:
        kind: The residual.
        farthest: The largest distance of a match.
        loss: The loss, or None.
        iterations: The most sets of matches.
        tolerance: Of a step, in radians and relative to the extent of the source.
        neighbours: The number of points of which normals are estimated.
    """

    kind: Kind
    farthest: float
    loss: Any
    iterations: int
    tolerance: float
    neighbours: int


class Progress(NamedTuple):
    """What a callback gets after each set of matches.

    Attributes:
        iteration: The number of sets so far, of all scales.
        pose: The poses of all problems, shape (problems).
        active: The number of problems that go on.
    """

    iteration: int
    pose: Pose
    active: int


class Matches(NamedTuple):
    """The nearest target point of each source point.

    Attributes:
        partner: Its index, shape (B, n), -1 for none.
        place: Its place in the tree, where the next search begins.
        square: The squared distance, infinity for none.
    """

    partner: Tensor
    place: Tensor
    square: Tensor


class Pairs(NamedTuple):
    """B pairs of clouds, without gradients.

    Attributes:
        source: Shape (B, n, 3), in an order in which neighbours are near.
        cleaned: The same for residuals: without NaN, and in their dtype.
        order: The indices of these points in the cloud of the user, shape (B, n).
        target: Shape (B, m, 3), for residuals.
        tree: The trees of the target.
        source_normals: In the order of the source, for residuals: 0 where none is known. None if the kind needs none.
        target_normals: The same of the target.
    """

    source: Tensor
    cleaned: Tensor
    order: Tensor
    target: Tensor
    tree: Boxes
    source_normals: Tensor | None
    target_normals: Tensor | None

    @classmethod
    def of(cls, source: Tensor, target: Tensor, normals: Sequence[Tensor | None], options: Options) -> Pairs:
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
        return cls(ordered, cleaned(ordered), order, cleaned(target), tree, a, b)

    def take(self, index: Tensor) -> Pairs:
        """Some of the pairs."""
        tree = Boxes(*[x[index] for x in self.tree])
        a, b = [None if x is None else x[index] for x in (self.source_normals, self.target_normals)]
        source, clean, order, target = (x[index] for x in (self.source, self.cleaned, self.order, self.target))
        return Pairs(source, clean, order, target, tree, a, b)

    def extent(self) -> Tensor:
        """The root-mean-square distance of the source from its mean, shape (B)."""
        valid = self.source.isfinite().all(-1, keepdim=True)
        count = valid.sum(1).clamp(min=1)
        mean = self.cleaned.sum(1) / count
        return (torch.where(valid, self.cleaned - mean[:, None], 0).square().sum((1, 2)) / count[:, 0]).sqrt()

    def matches(self, pose: Pose, options: Options, before: Matches | None) -> Matches:
        """The nearest points for poses of shape (B)."""
        moved = pose.to(self.source.dtype)[:, None].apply(self.source)
        guess = None if before is None else before.place
        return Matches(*[x.squeeze(-1) for x in nearest_points(self.tree, moved, 1, options.farthest, guess)])

    def problem(
        self, pose: Pose, source: Tensor, target: Tensor, matches: Matches, options: Options
    ) -> tuple[tuple[Any, ...], Tensor]:
        """The residual, the start and the data of `least_squares`, and the weights.

        Args:
            pose: Where to start; gradients flow through the covariances of surfaces that it turns.
            source: The source in the order of this object, as ``cleaned``; it may have gradients.
            target: The target, without NaN; it may have gradients.
            matches: The matches.
            options: The options.
        """
        weight, partner = matches.partner >= 0, matches.partner.clamp(min=0)
        data = [source, rows(target, partner)]
        if options.kind == "point":
            return (residuals.point_to_point, pose, *data), weight.to(WORKING)
        normal = rows(cast("Tensor", self.target_normals), partner)
        if options.kind == "plane":
            weight = weight & (normal != 0).any(-1)
            return (residuals.point_to_plane, pose, *data, normal), weight.to(WORKING)
        turn = pose.rotation[:, None]
        return (residuals.plane_to_plane, pose, *data, self.source_normals, normal, turn), weight.to(WORKING)


def cleaned(x: Tensor) -> Tensor:
    """Rows for residuals, (..., 3), with zeros in place of those that are not finite."""
    return torch.where(x.isfinite().all(-1, keepdim=True), x, 0).to(WORKING)


def followed(
    pairs: Pairs, pose: Pose, options: Options, callback: Callable[[Progress], Any] | None, done: int
) -> tuple[Pose, Tensor, Tensor]:
    """Follow the matches until the poses rest.

    Args:
        pairs: The clouds.
        pose: Where to start, shape (B).
        options: The options.
        callback: Called after each set of matches.
        done: The number of sets of former scales.

    Returns:
        The poses, the number of sets of matches of each, and whether it came to rest.
    """
    count = len(pose)
    position, quaternion = (x.clone() for x in pose._tensors())
    iterations = torch.zeros(count, dtype=torch.int64, device=pose.device)
    rested = torch.zeros(count, dtype=torch.bool, device=pose.device)
    active, matches, extent = torch.arange(count, device=pose.device), None, pairs.extent()
    share, before = torch.ones_like(position[:, :1]), torch.zeros_like(position).repeat(1, 2)
    for iteration in range(1, options.iterations + 1):
        if not len(active):
            break
        now = Pose._unchecked(position[active], quaternion[active])
        matches = pairs.matches(now, options, matches)
        problem, weight = pairs.problem(now, pairs.cleaned, pairs.target, matches, options)
        after = least_squares(
            *problem, weight=weight, loss=options.loss, max_iterations=_STEPS, gradient=None, batch_dims=1
        ).value
        iterations[active] += 1
        step = now.local(after)
        if iteration > _PATIENCE:
            turns, moves = ((step * before)[..., part].sum(-1) for part in (slice(3, 6), slice(3)))
            share = torch.where((turns * extent**2 + moves < 0)[:, None], 0.5 * share, share)
            step = share * step
            after = where(share.squeeze(-1) < 1, now.retract(step), after)
        before = step
        position[active], quaternion[active] = after._tensors()
        short = step[..., :3].norm(dim=-1) <= options.tolerance * extent
        short &= step[..., 3:].norm(dim=-1) <= options.tolerance
        rested[active] = short
        going = ~short
        if callback is not None:
            best = Pose._unchecked(position.clone(), quaternion.clone())
            callback(Progress(done + iteration, best, int(going.sum())))
        if not bool(short.any()):
            continue
        kept = going.nonzero().squeeze(-1)
        active, extent, share, before = active[kept], extent[kept], share[kept], before[kept]
        pairs, matches = pairs.take(kept), Matches(*[x[kept] for x in matches])
    return Pose._unchecked(position, quaternion), iterations, rested
