"""Clearances of whole motions: what is free between configurations is bounded, and bisected where that does not do."""

from __future__ import annotations

import torch
from torch import Tensor

from ..configurations import local, retract
from ..model import Model
from ..obstacles import LEVELS, MOST, PARTS, Proximity, is_known, whole

NEAR = 1e-6  # metres: how much nearer than its clearance a motion may come, and a part of the clearance:
EXACT, ROUGH = 1e-3, 2e-2


def steps_of(robot: Model, waypoints: Tensor) -> Tensor:
    """The velocities that lead from each waypoint to the next in a unit of time, shape (*batch, n - 1, nv)."""
    return local(robot, waypoints[..., :-1, :], waypoints[..., 1:, :])


def clearances(
    near: Proximity, waypoints: Tensor, problem: Tensor, enough: Tensor | None = None, part: float = EXACT
) -> tuple[Tensor, Tensor]:
    """The least distance along each motion, and two configurations of which one has it.

    The shapes are (motions,) and (motions, 2, nq). The configurations are only those where ``enough`` is None.

    Distances between configurations are bounded by those at both ends and by how far spheres move (conservative
    advancement). A motion of which such a bound is less than the least distance so far is divided there.

    Args:
        near: The distances.
        waypoints: Shape (motions, n, nq).
        problem: The problem of each motion, shape (motions,).
        enough: Of motions with a greater distance only this is known, shape (motions,).
        part: How much nearer than its distance a motion may come, as a part of it, besides `NEAR`.
    """
    if is_known(near):  # one kernel, which waits for nothing
        return whole(near, waypoints, problem, enough, (NEAR, part))
    robot, count, is_whole = near.robot, len(waypoints), enough is None
    least = waypoints.new_full((count,), torch.inf)
    enough = least if enough is None else enough
    q, owner, places = waypoints, torch.arange(count, device=waypoints.device), waypoints[:, :2].clone()
    parts = torch.arange(PARTS, dtype=q.dtype, device=q.device).unsqueeze(-1) / PARTS
    floor = enough
    for level in range(LEVELS + 1):
        steps = steps_of(robot, q)
        low, away = near.between(q, steps, problem[owner], floor[owner], (NEAR, part))
        away, column = away.min(-1)
        least = least.scatter_reduce(0, owner, away, "amin")
        if is_whole:
            every = torch.arange(len(q), device=q.device)
            nearest = torch.where(away <= least[owner], every, -1)
            row = torch.full_like(places[:, 0, 0], -1, dtype=torch.long).scatter_reduce(0, owner, nearest, "amax")
            here = row.clamp(min=0)
            found = torch.stack([q[here, column[here] + k] for k in (0, 1)], 1)
            places = torch.where((row >= 0)[:, None, None], found, places)
        floor = torch.minimum(least, enough)
        is_open = low < (floor - NEAR - part * floor.abs())[owner, None]
        row, column = is_open.nonzero().unbind(-1)
        if level == LEVELS or len(row) > MOST:
            crowd = torch.bincount(owner[row], minlength=count) > (MOST if level < LEVELS else 0)
            is_left = crowd[owner[row]]  # undivided: then a bound is the clearance
            least = least.scatter_reduce(0, owner[row][is_left], low[row, column][is_left], "amin")
            row, column = row[~is_left], column[~is_left]
        if not len(row):
            break
        moved = retract(robot, q[row, column].unsqueeze(1), steps[row, column].unsqueeze(1) * parts)
        q, owner = torch.cat((moved, q[row, column + 1].unsqueeze(1)), 1), owner[row]
    return least, places
