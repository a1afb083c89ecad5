"""Pairs of poses of two trajectories at nearly the same times."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError, ValidationError
from ..values import Pose, Trajectory


def associate(
    a: Trajectory[Pose],
    b: Trajectory[Pose],
    *,
    max_difference: float = 0.01,
    offset: float = 0.0,
    repeat: bool = False,
) -> tuple[Trajectory[Pose], Trajectory[Pose]]:
    """Pair the poses of two trajectories whose times are nearest to each other, and leave out the others.

    Each pose of the trajectory with fewer poses gets the pose of the other that is nearest in time. The results have
    as many keys, at their own times.

    >>> a = pk.Trajectory([0.0, 1.0, 2.0], pk.Pose.identity(3))
    >>> b = pk.Trajectory([0.004, 0.5, 0.996, 1.5, 3.0], pk.Pose.identity(5))
    >>> [x.times for x in pk.metrics.associate(a, b)]
    [tensor([0., 1.], dtype=torch.float64), tensor([0.0040, 0.9960], dtype=torch.float64)]

    Args:
        a: A trajectory with times of shape (n,).
        b: Another one.
        max_difference: The largest difference of two times that are paired.
        offset: What is added to the times of ``b`` for the comparison, for clocks that differ.
        repeat: What happens where one pose is nearest to several. If False, it is paired with the nearest of them. If
            True, it is repeated, as in evo: the times of that result do not increase strictly, so that it cannot be
            interpolated.
    """
    arguments.check_flags("associate", repeat=repeat)
    arguments.check_kinds("associate", Trajectory, a=a, b=b)
    for name, value in (("a", a), ("b", b)):
        if value.times.dim() != 1:
            raise ShapeError(f"associate: the times of {name} must have shape (n,), got {tuple(value.times.shape)}")
    check_limits("associate", max_difference, offset)
    arguments.check_devices("associate: a and b", a.times, b.times)
    arguments.check_read("associate", a.times, b.times)
    return paired("associate", (a, b), max_difference, offset, repeat=repeat)


def check_limits(where: str, max_difference: Any, offset: Any) -> None:
    """Raise unless both are finite numbers."""
    for name, number in (("max_difference", max_difference), ("offset", offset)):
        if not isinstance(number, int | float) or isinstance(number, bool) or not math.isfinite(number):
            raise ArgumentError(f"{where}: {name} must be a finite number, got {number!r}")


def paired(
    where: str,
    both: tuple[Trajectory[Pose], Trajectory[Pose]],
    max_difference: float,
    offset: float,
    remedy: str = "",
    *,
    repeat: bool = False,
) -> tuple[Trajectory[Pose], Trajectory[Pose]]:
    """See `associate`; with a further remedy if there is nothing to pair."""
    a, b = both
    first, second = a.times.detach().double(), b.times.detach().double()
    if len(b) > len(a):
        places_a, places_b = _nearest(first, second + offset, max_difference, repeat)
    else:
        places_b, places_a = _nearest(second, first - offset, max_difference, repeat)
    if len(places_a) < 2:
        spans = [f"{float(x[0]):.15g} to {float(x[-1]):.15g}" if len(x) else "none" for x in (first, second)]
        fact = f"{len(places_a)} pairs of times differ by at most {max_difference}, of {spans[0]} and {spans[1]}"
        cure = ", or ".join(["pass a larger max_difference or an offset", *([remedy] if remedy else [])])
        raise ValidationError(f"{where}: {fact}; a trajectory needs at least 2: {cure}")
    return (
        Trajectory._unchecked(a.times[places_a], a.poses[..., places_a]),
        Trajectory._unchecked(b.times[places_b], b.poses[..., places_b]),
    )


def _nearest(few: Tensor, many: Tensor, limit: float, repeat: bool) -> tuple[Tensor, Tensor]:
    """The places of sorted times and of the nearest of others, where these are near enough. The earlier one of two."""
    upper = torch.searchsorted(many, few, right=True).clamp(max=len(many) - 1)
    lower = (upper - 1).clamp(min=0)
    later, earlier = many[upper] - few, torch.where(upper > 0, few - many[lower], torch.inf)
    places = torch.where(later < earlier, upper, lower)
    near = (torch.minimum(later, earlier) <= limit) & (few >= many[0] - limit) & (few <= many[-1] + limit)
    chosen = near.nonzero()[:, 0]
    if not repeat and len(chosen):
        # By place, and of one place by difference: the first of each place is its nearest.
        order = chosen[(few[chosen] - many[places[chosen]]).abs().argsort(stable=True)]
        order = order[places[order].argsort(stable=True)]
        is_first = torch.ones_like(order, dtype=torch.bool)
        is_first[1:] = places[order][1:] != places[order][:-1]
        chosen = order[is_first].sort().values
    return chosen, places[chosen]
