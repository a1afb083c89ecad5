"""Distances from meshes and from clouds of points, at the points of a grid around them."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ArgumentError, IndexingError, OptionError, ShapeError, ValidationError
from ...numerics import box_tree, mesh_distances, nearest_points
from .shapes import vectors

_MOST = 1 << 27  # points of a grid
_CELLS = 64  # along the longest side, by default
_CHUNK = 1 << 20  # points whose distances are computed at once


def of_mesh(vertices: TensorLike, faces: TensorLike, spacing: Any, margin: Any) -> tuple[Tensor, Tensor, float]:
    """The distances from a mesh, the first point of the grid, and its spacing: see `DistanceGrid.from_mesh`."""
    where = "DistanceGrid.from_mesh"
    vertices = _points(vertices, f"{where}: vertices")
    if vertices.dim() != 2:
        raise ShapeError(f"{where}: vertices must have shape (vertices, 3), got {tuple(vertices.shape)}")
    index = arguments.integers(faces, f"{where}: faces", vertices.device)
    if index.dim() != 2 or index.shape[-1] != 3 or not len(index):
        raise ShapeError(f"{where}: faces must have shape (faces, 3), with at least one, got {tuple(index.shape)}")
    outside = (index < 0) | (index >= len(vertices))
    if bool(outside.any()):
        value = index[outside][0].item()
        raise IndexingError(f"{where}: faces must be in [0, {len(vertices) - 1}], got {value}")
    used = vertices[index.reshape(-1)]
    if not bool(used.isfinite().all()):
        raise ValidationError(f"{where}: vertices must be finite")
    corner, step, sizes = _layout(used, spacing, margin, where)
    moved, triangles = (vertices - corner).float().contiguous(), index.int().contiguous()
    made = [
        mesh_distances(moved, triangles, step * points) for points in _lattice(sizes, torch.float32, vertices.device)
    ]
    distances = torch.cat(made).reshape(sizes).to(vertices.dtype)
    return distances, corner, step


def of_points(points: TensorLike, radius: Any, spacing: Any, margin: Any) -> tuple[Tensor, Tensor, float]:
    """The distances from a cloud, the first point of the grid, and its spacing: see `DistanceGrid.from_points`."""
    where = "DistanceGrid.from_points"
    points = _points(points, f"{where}: points").reshape(-1, 3)
    size = _length(radius, f"{where}: radius")
    points = points[points.isfinite().all(-1)]
    if not len(points):
        raise ShapeError(f"{where}: points must have at least one finite point")
    corner, step, sizes = _layout(points, spacing, _length(margin, f"{where}: margin") + size, where)
    tree, found = box_tree((points - corner)[None].contiguous()), []
    for part in _lattice(sizes, points.dtype, points.device):
        _, _, squares = nearest_points(tree, (step * part)[None])
        found.append(squares[0, :, 0].sqrt() - size)
    return torch.cat(found).reshape(sizes), corner, step


def _points(value: TensorLike, name: str) -> Tensor:
    points = vectors(value, 3, name).detach()
    arguments.check_read(name, points)
    if points.dim() < 2 or points.is_meta:
        raise ShapeError(f"{name} must have shape (..., points, 3), with numbers, got {tuple(points.shape)}")
    return points.to(torch.promote_types(points.dtype, torch.float32))


def _length(value: Any, name: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentError(f"{name} must be a number, got {type(value).__name__}")
    if not 0 <= value < math.inf:
        raise OptionError(f"{name} must be finite and not negative, got {value}")
    return float(value)


def _layout(points: Tensor, spacing: Any, margin: Any, where: str) -> tuple[Tensor, float, tuple[int, ...]]:
    """The first point of a grid around points, the distance of neighbours, and the number of points along each axis."""
    beyond = _length(margin, f"{where}: margin")
    low, high = points.amin(0), points.amax(0)
    sides = (high - low).tolist()
    extent = [x + 2 * beyond for x in sides]
    longest = max(sides) or max(extent)  # one point has no side
    step = longest / _CELLS if spacing is None else _length(spacing, f"{where}: spacing")
    if not step > 0:
        raise OptionError(f"{where}: spacing must be positive, got {step:g}")
    sizes = tuple([max(math.ceil(x / step - 1e-6), 1) + 1 for x in extent])
    if math.prod(sizes) > _MOST:
        raise OptionError(f"{where}: spacing {step:g} makes a grid of {math.prod(sizes):,} points; make it larger")
    return low - beyond, step, sizes


def _lattice(sizes: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> list[Tensor]:
    """The integers of all points of a grid, in parts of shape (n, 3)."""
    rows = max(_CHUNK // (sizes[1] * sizes[2]), 1)
    others = [torch.arange(n, dtype=dtype, device=device) for n in sizes[1:]]
    first = torch.arange(sizes[0], dtype=dtype, device=device)
    return [torch.cartesian_prod(part, *others) for part in first.split(rows)]
