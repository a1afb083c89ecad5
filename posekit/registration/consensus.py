"""Random sample consensus for many problems at once: all hypotheses of a round are scored by one op."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Generator, Tensor

from ..engine import beats
from ..values import Pose, where

_CONFIDENCE = 0.9999  # that some set of all that are tried has inliers only
_FIRST = 16  # sets of the first round; the number doubles from round to round
_MOST = 4096  # sets
_AT_ONCE = 1 << 22  # distances
_POSES = 4  # of a set at most, see `by_chance`


class Hypotheses(NamedTuple):
    """How poses are made of random sets, and what they explain.

    Attributes:
        size: The number of matches of a set.
        solve: The poses, shape (p, k), of sets with these indices, shape (p, k, size), of the problems with an index of
            shape (p).
        errors: The distances of all matches, shape (p, k, n), for poses of shape (p, k) of those problems.
    """

    size: int
    solve: Callable[[Tensor, Tensor], Pose]
    errors: Callable[[Tensor, Pose], Tensor]


def search(hypotheses: Hypotheses, valid: Tensor, threshold: float, generator: Generator | None) -> tuple[Pose, Tensor]:
    """The pose that leaves the least sum of squared distances, each limited by the threshold, for each problem.

    Args:
        hypotheses: How poses are made.
        valid: Which matches count, shape (p, n).
        threshold: The distance up to which a match is an inlier.
        generator: Draws the sets.

    Returns:
        The poses, shape (p), and their inliers, shape (p, n).
    """
    count, n = valid.shape
    device = valid.device
    if generator is None:
        generator = torch.Generator(device).manual_seed(0)
    best = Pose.identity(count, dtype=torch.float64, device=device)
    inliers = torch.zeros_like(valid)
    score = torch.full((count,), math.inf, dtype=torch.float64, device=device)
    active, tried, each = torch.arange(count, device=device), 0, _FIRST
    while len(active) and tried < _MOST:
        sets = min(each, max(_AT_ONCE // (len(active) * max(n, 1)), 1), _MOST - tried)
        indices = distinct(valid[active], sets, hypotheses.size, generator)
        poses = hypotheses.solve(active, indices)
        square = hypotheses.errors(active, poses).square()
        within = (square < threshold**2) & valid[active, None]
        lost = torch.where(valid[active, None], square.nan_to_num(math.inf).clamp(max=threshold**2), 0).sum(-1)
        lowest = lost.min(-1)
        better = lowest.values < score[active]
        rows, columns = active[better], lowest.indices[better]
        score[rows], inliers[rows] = lowest.values[better], within[better, columns]
        chosen = torch.zeros(count, dtype=torch.bool, device=device)
        chosen[rows] = True
        new = Pose.identity(count, dtype=torch.float64, device=device)
        new.position[rows], new.quaternion[rows] = poses.position[better, columns], poses.quaternion[better, columns]
        best = where(chosen, new, best)
        tried, each = tried + sets, 2 * each
        share = inliers[active].sum(-1) / valid[active].sum(-1).clamp(min=1)
        missed = 1 - share.double().pow(hypotheses.size)  # the probability that a set has an outlier
        active = active[missed.pow(tried) > 1 - _CONFIDENCE]
        beats.tell(1, score)
    return best, inliers


def distinct(valid: Tensor, sets: int, size: int, generator: Generator) -> Tensor:
    """Random sets of different valid indices, shape (p, sets, size); of too few valid ones, some are repeated."""
    order = valid.to(torch.uint8).argsort(dim=-1, descending=True, stable=True)
    total = valid.sum(-1)[:, None]
    drawn: list[Tensor] = []
    for k in range(size):
        left = (total - k).clamp(min=1)
        uniform = torch.rand(len(valid), sets, generator=generator, dtype=torch.float64, device=valid.device)
        value = (uniform * left).long().clamp(max=valid.shape[-1] - 1)
        for former in torch.stack(drawn).sort(0).values if drawn else ():  # leave out those that were drawn
            value = value + (value >= former)
        drawn.append(value.clamp(max=valid.shape[-1] - 1))
    return order.gather(-1, torch.stack(drawn, -1).flatten(1)).unflatten(1, (sets, size))


def by_chance(number: Tensor, count: Tensor, size: int, share: float) -> Tensor:
    """The logarithm of the expected number of poses that so many random matches agree with.

    Each set of matches has a few poses. Another match is an inlier of one with a small probability (Moisan and Stival
    2004). If the result is not negative, the inliers do not tell that the pose is right.

    Args:
        number: The number of inliers.
        count: The number of matches.
        size: The number of matches that a pose is made of.
        share: The probability that a random match is an inlier.
    """
    number, count = (x.to(torch.float64) for x in (number, count))
    left = (number - size).clamp(min=0)
    sets = torch.lgamma(count + 1) - torch.lgamma((count - number).clamp(min=0) + 1) - torch.lgamma(left + 1)
    tried = sets - math.lgamma(size + 1) + count.clamp(min=1).log() + math.log(_POSES)
    alarms = tried + left * math.log(min(share, 1.0))
    return torch.where(number > size, alarms, math.inf)
