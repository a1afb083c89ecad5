"""Distances of spheres, by the nearest points on the surfaces."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import rotation
from tests.support import sampling


def half_extents(*batch: int, seed: int) -> Tensor:
    """Half extents between 0.2 and 1, so that points are inside and outside."""
    return 0.2 + 0.8 * sampling.normal(1, *batch, 3, seed=seed)[0].sigmoid()


def sphere_to_plane(centre: Tensor, radius: Tensor, plane: Tensor) -> Tensor:
    normal, offset = plane[..., :3], plane[..., 3:]
    foot = -normal * offset / normal.square().sum(-1, keepdim=True)
    direction = normal / normal.square().sum(-1, keepdim=True).sqrt()
    return ((centre - foot) * direction).sum(-1) - radius


def sphere_to_sphere(centre: Tensor, radius: Tensor, other_centre: Tensor, other_radius: Tensor) -> Tensor:
    return (centre - other_centre).square().sum(-1).sqrt() - radius - other_radius


def sphere_to_box(centre: Tensor, radius: Tensor, position: Tensor, quaternion: Tensor, half_extents: Tensor) -> Tensor:
    """The distance to the nearest of the six faces, each a rectangle, with the sign of the side."""
    v = rotation.times(rotation.matrix(quaternion).mT, centre - position)
    v, half_extents = torch.broadcast_tensors(v, half_extents)
    distances = []
    for axis in range(3):
        for side in (-1, 1):
            nearest = torch.maximum(torch.minimum(v, half_extents), -half_extents)
            nearest = torch.stack([side * half_extents[..., i] if i == axis else nearest[..., i] for i in range(3)], -1)
            square = (v - nearest).square().sum(-1)
            distances.append(torch.where(square > 0, square, 1).sqrt() * (square > 0))
    nearest = torch.stack(distances).amin(0)
    return nearest * torch.where((v.abs() < half_extents).all(-1), -1, 1) - radius


def sphere_to_capsule(centre: Tensor, radius: Tensor, start: Tensor, end: Tensor, capsule_radius: Tensor) -> Tensor:
    """The least of the distances to both ends and, where the foot is on the segment, to the line."""
    along = end - start
    foot = ((centre - start) * along).sum(-1, keepdim=True) / along.square().sum(-1, keepdim=True)
    ends = torch.minimum((centre - start).square().sum(-1), (centre - end).square().sum(-1))
    line = (centre - start - foot * along).square().sum(-1)
    inside = ((foot > 0) & (foot < 1)).squeeze(-1)
    return torch.where(inside, line, ends).sqrt() - radius - capsule_radius


def half_length(*batch: int, seed: int) -> Tensor:
    return half_extents(*batch, seed=seed)[..., 0]


def sphere_to_cylinder(
    centre: Tensor, radius: Tensor, position: Tensor, quaternion: Tensor, half_length: Tensor, cylinder_radius: Tensor
) -> Tensor:
    """The distance to the nearest of the two discs and the side, with the sign of the side."""
    v = rotation.times(rotation.matrix(quaternion).mT, centre - position)
    off, z = v[..., :2].square().sum(-1).sqrt(), v[..., 2]
    off, z, half, size = torch.broadcast_tensors(off, z, half_length, cylinder_radius)
    beyond = (off - size).clamp(min=0)
    discs = [beyond.square() + (z - side * half).square() for side in (-1, 1)]
    side = (off - size).square() + (z.abs() - half).clamp(min=0).square()
    nearest = torch.stack([*discs, side]).amin(0).sqrt()
    return nearest * torch.where((off < size) & (z.abs() < half), -1, 1) - radius


def plane_of_point(point: Tensor, normal: Tensor) -> Tensor:
    point, normal = torch.broadcast_tensors(point, normal)
    return torch.cat((normal, -torch.linalg.vecdot(normal, point).unsqueeze(-1)), -1)
