"""Pairs of poses of one trajectory that are a given time or path apart."""

from __future__ import annotations

import itertools

import torch
from torch import Tensor

from ..errors import ArgumentError, ShapeError
from ..values import Pose


def times_of(where: str, times: Tensor | None) -> Tensor:
    """Return the times of a trajectory that give the pairs, without a graph."""
    if times is None:
        raise ArgumentError(f'{where}: unit="seconds" needs a Trajectory, got a Pose, which has no times')
    if times.dim() != 1:
        raise ShapeError(f"{where}: the times must have shape (n,), got {tuple(times.shape)}")
    return times.detach().double()


def steps_of(where: str, poses: Pose) -> Tensor:
    """The distances from each position to the next."""
    if poses.ndim != 1:
        raise ShapeError(f'{where}: unit="metres" needs poses of shape (n,), got {tuple(poses.shape)}')
    position = poses.position.detach().double()
    return torch.linalg.vector_norm(position.diff(dim=0), dim=-1)


def pairs_at(marks: Tensor, delta: float, limit: float, all_pairs: bool) -> Tensor:
    """Pairs (i, j), i < j, with ``marks[j]`` nearest to ``marks[i] + delta``, where it is near enough.

    Args:
        marks: Numbers that do not decrease, shape (n,).
        delta: The wanted difference.
        limit: How far the difference may be from it.
        all_pairs: Whether a pair begins at each mark. Otherwise each begins where the one before ended, or at the next
            mark if there is no pair.
    """
    count = len(marks)
    i = torch.arange(count, device=marks.device)
    upper = torch.maximum(torch.searchsorted(marks, marks + delta), i + 1).clamp(max=count - 1)
    # The first of several equal marks before it.
    lower = torch.maximum(torch.searchsorted(marks, marks[(upper - 1).clamp(min=0)]), i + 1).clamp(max=count - 1)
    differences = [(marks[j] - marks - delta).abs() for j in (lower, upper)]
    j = torch.where(differences[0] <= differences[1], lower, upper)
    near = (torch.minimum(*differences) <= limit) & (j > i)
    if all_pairs:
        return torch.stack([i[near], j[near]], -1)
    pairs, ends, is_near, place = [], j.tolist(), near.tolist(), 0
    while place < count:
        if is_near[place]:
            pairs.append((place, ends[place]))
        place = ends[place] if is_near[place] else place + 1
    return torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2)


def pairs_beyond(steps: Tensor, delta: float) -> Tensor:
    """Pairs (i, j), each beginning where the one before ended, with the first j that is ``delta`` of steps from i."""
    chosen, total = [0], 0.0
    for place, step in enumerate(steps.tolist(), 1):
        total += step  # from 0 for each pair, as evo does, for the same rounding
        if total >= delta:
            chosen.append(place)
            total = 0.0
    return torch.tensor(list(itertools.pairwise(chosen)), dtype=torch.int64).reshape(-1, 2)
