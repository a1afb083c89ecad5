"""Poses from matches of which most may be wrong: sets of three that agree in their distances, scored together.

A rigid motion keeps distances: matches whose distances from many others are the same in both clouds are likely right,
and sets are drawn mostly from these. Of the sets, only those with three equal distances are solved.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
from torch import Generator, Tensor

from ..geometry import kabsch
from ..values import Pose
from .consensus import distinct
from .solutions import WORKING

_COLUMNS = 512  # matches that each match is compared with
_DRAWS = 1 << 16  # sets for each problem
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
_ANNEALING, _ANNEALINGS = 1.4, 60  # graduated non-convexity (Yang, Antonante, Tzoumas and Carlone 2020)


class Problem(NamedTuple):
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
        moved = pose[..., None].apply(self.source[:, None])
        distance = (moved - self.target[:, None]).norm(dim=-1)
        return torch.where(self.weight[:, None] > 0, distance, math.inf)


class Consensus(NamedTuple):
    """Poses, shape (P), their inliers, shape (P, n), and whether more matches agree than would by chance."""

    pose: Pose
    inliers: Tensor
    is_likely: Tensor


def consistency(problem: Problem, generator: Generator) -> Tensor:
    """The share of other matches whose distance is the same in both clouds, shape (P, n)."""
    problems, n = problem.weight.shape
    valid = problem.weight > 0
    if n > _COLUMNS:
        noise = torch.rand(valid.shape, generator=generator, dtype=torch.float64, device=valid.device)
        columns = torch.where(valid, noise, 2.0).argsort(dim=-1)[:, :_COLUMNS]
    else:
        columns = torch.arange(n, device=valid.device).expand(problems, n)
    result = torch.zeros_like(problem.weight)
    step = max(_DISTANCES_TOGETHER // max(n * columns.shape[1], 1), 1)
    for i in range(0, problems, step):
        part = slice(i, i + step)
        chosen = columns[part, :, None].expand(-1, -1, 3)
        lengths = [torch.cdist(x[part], x[part].gather(1, chosen)) for x in (problem.source, problem.target)]
        usable = valid[part].gather(1, columns[part])
        agrees = problem.same(*lengths) & (torch.maximum(*lengths) > 0) & usable[:, None]
        result[part] = agrees.sum(-1) / usable.sum(-1, keepdim=True).clamp(min=1)
    return torch.where(valid, result, 0)


def by_sets(problem: Problem, generator: Generator) -> Consensus:
    """Random sample consensus with sets of three matches that keep their distances."""
    problems = len(problem.weight)
    share = consistency(problem, generator).pow(_SHARPNESS) + 1e-12 * (problem.weight > 0)
    share = torch.where(share.sum(-1, keepdim=True) > 0, share, 1)
    draws = max(min(_DRAWS, _DRAWS_TOGETHER // max(problems, 1)), _SOLVED)
    sets = share.multinomial(3 * draws, replacement=True, generator=generator).unflatten(1, (draws, 3))
    corners = [x.gather(1, sets.flatten(1)[..., None].expand(-1, -1, 3)).unflatten(1, (draws, 3)) for x in problem[:2]]
    edges = [(x - x.roll(1, 2)).norm(dim=-1) for x in corners]
    agrees = problem.same(*edges).all(-1)
    area = torch.linalg.cross(corners[0][:, :, 1] - corners[0][:, :, 0], corners[0][:, :, 2] - corners[0][:, :, 0])
    best = (area.square().sum(-1) * agrees).topk(_SOLVED, -1).indices  # large triangles are turned the least by noise
    pick = best[..., None, None].expand(-1, -1, 3, 3)
    poses = kabsch(*(x.gather(1, pick) for x in corners))
    return _improved(problem, _best(problem, poses))


def by_annealing(problem: Problem, generator: Generator) -> Consensus:
    """Graduated non-convexity with truncated squares, among the matches that keep their distances."""
    share = consistency(problem, generator)
    kept = share >= 0.5 * share.amax(-1, keepdim=True)
    reach = problem.reach
    if reach is None:
        raise ValueError("annealing needs a largest distance")
    weight = problem.weight * kept
    pose = kabsch(problem.source, problem.target, weight)
    limit = reach * reach
    square = problem.distances(pose[:, None]).squeeze(1).square()
    largest = torch.where(weight > 0, square, 0).amax(-1, keepdim=True)
    mu = limit / (2 * largest - limit).clamp(min=1e-3 * limit)
    for _ in range(_ANNEALINGS):
        # Weights of the truncated squares at this stage: 1 below, 0 above, and between them a curve.
        low, high = mu / (mu + 1) * limit, (mu + 1) / mu * limit
        curve = (limit * mu * (mu + 1) / square.clamp(min=1e-300)).sqrt() - mu
        soft = torch.where(square <= low, 1, torch.where(square >= high, 0, curve))
        pose = kabsch(problem.source, problem.target, problem.weight * kept * soft.nan_to_num(0))
        square = problem.distances(pose[:, None]).squeeze(1).square()
        mu = mu * _ANNEALING
        if bool((mu > 1e6).all()):
            break
    return _improved(problem, pose)


def _best(problem: Problem, poses: Pose) -> Pose:
    """The pose with the least cost of each row of (P, k)."""
    problems, n = problem.weight.shape
    step = max(_DISTANCES_TOGETHER // max((n + _MISMATCHED_OF_MANY) * problems, 1), 1)
    pairs = _mismatched(problem, _MISMATCHED_OF_MANY)
    costs = []
    for i in range(0, poses.shape[1], step):
        distance = problem.distances(poses[:, i : i + step])
        if problem.reach is None:
            costs.append(_chance(problem, poses[:, i : i + step], distance, pairs)[0])
        else:
            limit = problem.reach**2
            costs.append((distance.square().clamp(max=limit) * problem.weight[:, None]).sum(-1))
    index = torch.cat(costs, -1).nan_to_num(math.inf).argmin(-1)[:, None, None]
    return Pose._unchecked(*[x.take_along_dim(index, 1).squeeze(1) for x in poses._tensors()])


def _chance(problem: Problem, pose: Pose, distance: Tensor, pairs: Tensor) -> tuple[Tensor, Tensor]:
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


def _mismatched(problem: Problem, count: int) -> Tensor:
    """Random pairs of indices of different matches, shape (P, count, 2)."""
    generator = torch.Generator(problem.weight.device).manual_seed(0)
    return distinct(problem.weight > 0, count, 2, generator)


def _share(problem: Problem, pose: Pose, radius: Tensor, pairs: Tensor) -> Tensor:
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


def _extent(problem: Problem) -> Tensor:
    """The largest distance of a target point from their mean, shape (P)."""
    valid = problem.weight > 0
    mean = (problem.target * valid[..., None]).sum(1) / valid.sum(-1)[:, None].clamp(min=1)
    return torch.where(valid, (problem.target - mean[:, None]).norm(dim=-1), 0).amax(-1).clamp(min=1e-300)


def _false_alarms(problem: Problem, near: Tensor, share: Tensor) -> Tensor:
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


def _improved(problem: Problem, pose: Pose) -> Consensus:
    """Fit the pose to its inliers, again and again."""
    pairs = _mismatched(problem, _MISMATCHED)
    for _ in range(_REFITS):
        inliers, _ = _inliers(problem, pose, pairs)
        enough = inliers.sum(-1) >= 3
        fitted = kabsch(problem.source, problem.target, problem.weight * inliers)
        tensors = zip(fitted._tensors(), pose._tensors(), strict=True)
        pose = Pose._unchecked(*[torch.where(enough[:, None], a, b) for a, b in tensors])
    inliers, is_likely = _inliers(problem, pose, pairs)
    return Consensus(pose, inliers, is_likely)


def _inliers(problem: Problem, pose: Pose, pairs: Tensor) -> tuple[Tensor, Tensor]:
    """The inliers of poses of shape (P), and whether there are more than by chance."""
    distance = problem.distances(pose[:, None])
    few = (problem.weight > 0).sum(-1) <= 3  # they agree with some pose, right or wrong
    if problem.reach is None:
        alarms, reach = _chance(problem, pose[:, None], distance, pairs)
        limit = torch.where(few[:, None], torch.finfo(WORKING).max, reach)
    else:
        limit = torch.full_like(distance[..., 0], problem.reach)
        number = (distance <= limit[..., None]).sum(-1).to(WORKING)
        share = _share(problem, pose[:, None], limit[..., None], pairs)
        alarms = _false_alarms(problem, number[..., None], share).squeeze(-1)
    inliers = (distance <= limit[..., None]).squeeze(1)
    return inliers, torch.where(few, inliers.sum(-1) >= 3, alarms.squeeze(1) < 0)
