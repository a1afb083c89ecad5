"""Distances from grids, by sums over the corners of cells, each with its weight."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import torch
from torch import Tensor

from tests.reference import rotation
from tests.support import sampling


def positive(*batch: int, seed: int) -> Tensor:
    return 0.3 + sampling.normal(1, *batch, seed=seed)[0].sigmoid()


def last(axes: int, *batch: int, seed: int) -> Tensor:
    """Between 1 and 4, so that points are inside and outside."""
    return 1 + 3 * sampling.normal(1, *batch, axes, seed=seed)[0].sigmoid().round()


def cell(axes: int, *batch: int, seed: int) -> Tensor:
    return sampling.normal(1, *batch, axes, seed=seed)[0].sigmoid().round()


def _local(centre: Tensor, position: Tensor, quaternion: Tensor) -> Tensor:
    return rotation.times(rotation.matrix(quaternion).mT, centre - position)


def _clamped(place: Tensor, last: Tensor) -> Tensor:
    return torch.minimum(torch.maximum(place, torch.zeros_like(place)), last)


def interpolated(values: Tensor, parts: Tensor) -> Tensor:
    total = torch.zeros_like(values[..., 0] + parts[..., 0])
    for k, corner in enumerate(itertools.product((0, 1), repeat=parts.shape[-1])):
        weights = [parts[..., i] if bit else 1 - parts[..., i] for i, bit in enumerate(corner)]
        total = total + values[..., k] * torch.stack(torch.broadcast_tensors(*weights)).prod(0)
    return total


def place_in_distance_grid(
    centre: Tensor, position: Tensor, quaternion: Tensor, corner: Tensor, spacing: Tensor, last: Tensor
) -> Tensor:
    return _clamped((_local(centre, position, quaternion) - corner) / spacing.unsqueeze(-1), last)


def sphere_to_distance_grid(
    centre: Tensor,
    radius: Tensor,
    position: Tensor,
    quaternion: Tensor,
    corner: Tensor,
    spacing: Tensor,
    last: Tensor,
    cell: Tensor,
    values: Tensor,
) -> Tensor:
    point = _local(centre, position, quaternion) - corner
    nearest = _clamped(point / spacing.unsqueeze(-1), last)
    distance = interpolated(values, nearest - cell)
    beyond = (point - nearest * spacing.unsqueeze(-1)).square().sum(-1)
    outside = (beyond + distance.clamp(min=0).square()).where(beyond > 0, 1).sqrt() + distance.clamp(max=0)
    return torch.where(beyond > 1e-20, outside, distance) - radius


def place_in_height_map(centre: Tensor, position: Tensor, quaternion: Tensor, spacing: Tensor, last: Tensor) -> Tensor:
    return _clamped(_local(centre, position, quaternion)[..., :2] / spacing.unsqueeze(-1), last)


def sphere_to_height_map(
    centre: Tensor,
    radius: Tensor,
    position: Tensor,
    quaternion: Tensor,
    spacing: Tensor,
    last: Tensor,
    cosine: Tensor,
    cell: Tensor,
    values: Tensor,
) -> Tensor:
    point = _local(centre, position, quaternion)
    parts = _clamped(point[..., :2] / spacing.unsqueeze(-1), last) - cell
    return (point[..., 2] - interpolated(values, parts)) * cosine - radius


def lattice(sizes: Sequence[int]) -> Tensor:
    """The integers of all points of a grid, shape (*sizes, 3)."""
    axes = [torch.arange(n, dtype=torch.float64) for n in sizes]
    return torch.stack(torch.meshgrid(*axes, indexing="ij"), -1)
