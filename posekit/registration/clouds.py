"""Clouds of points: voxels and normals."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import untraced, unwrapped
from ..errors import ArgumentError, ShapeError
from ..math import jacobi
from ..numerics import BoxTree, box_tree, scatter_of_neighbours

_LEAST = 3  # neighbours, with the point itself, that have a plane


def checked_cloud(points: Any, name: str, like: Tensor | None = None, *, in_plane: str = "") -> Tensor:
    """A cloud as a tensor of shape (..., n, 3), or an error that names it, and for points of the plane a remedy."""
    cloud = arguments.tensor(points, name, like)
    if cloud.ndim < 2 or cloud.shape[-1] != 3:
        remedy = f": {in_plane}" if in_plane and cloud.ndim >= 2 and cloud.shape[-1] == 2 else ""
        raise ShapeError(f"{name} must have shape (..., n, 3), got {tuple(cloud.shape)}{remedy}")
    arguments.check_dtype(cloud.dtype, name)
    return cloud


def refuse_transforms(where: str, *clouds: Any) -> None:
    """Raise under `torch.vmap`, `torch.func.grad` and their like, whose tensors have no memory to make trees of."""
    arguments.refuse_mapping(where, *clouds, what="clouds")
    for x in [part for cloud in clouds for part in (cloud if isinstance(cloud, list | tuple) else (cloud,))]:
        if isinstance(x, Tensor) and unwrapped(x) is not x:
            fact = "the transforms of torch.func are not supported; differentiate with torch.autograd.grad"
            raise ArgumentError(f"{where}: {fact}")


@untraced
def downsample(points: TensorLike, size: float) -> Tensor:
    """Replace the points in each cube of a grid, which begins at the origin, by their mean.

    >>> pk.registration.downsample(torch.tensor([[0.25, 0, 0], [0.75, 0, 0], [1.5, 0, 0]]), 1.0)
    tensor([[0.5000, 0.0000, 0.0000],
            [1.5000, 0.0000, 0.0000]])

    Args:
        points: Points, shape (*batch, n, 3). Those that are not finite are left out.
        size: The edge of the cubes.

    Returns:
        The means, shape (*batch, m, 3), where m is the largest number of the batch; clouds with fewer end with NaN.
    """
    cloud = checked_cloud(points, "downsample: points")
    arguments.positive(size, "downsample: size")
    arguments.refuse_mapping("downsample", cloud, what="clouds")
    batch, count = cloud.shape[:-2], cloud.shape[-2]
    flat = cloud.reshape(batch.numel(), count, 3)
    problem, index = flat.isfinite().all(-1).nonzero(as_tuple=True)
    if not len(problem):
        return cloud.new_empty(*batch, 0, 3)
    values = flat[problem, index].to(torch.float64)
    cells = torch.cat((problem[:, None], (values.detach() / size).floor().to(torch.int64)), -1)
    unique, voxel, counts = cells.unique(dim=0, return_inverse=True, return_counts=True)
    order = voxel.argsort(stable=True)  # the order of a sum is that of the points
    means = torch.segment_reduce(values[order], "mean", lengths=counts)
    owner = unique[:, 0]
    each = torch.bincount(owner, minlength=len(flat))
    place = torch.arange(len(owner), device=owner.device) - (each.cumsum(0) - each)[owner]
    result = means.new_full((len(flat), int(each.max()), 3), math.nan)
    result = result.index_put((owner, place), means)
    return result.to(cloud.dtype).reshape(*batch, *result.shape[1:])


@untraced
def normals(points: TensorLike, *, neighbours: int = 20, viewpoint: TensorLike | None = None) -> Tensor:
    """The unit normals of clouds: the direction in which the nearest points vary least.

    >>> grid = torch.cartesian_prod(torch.arange(5.0), torch.arange(5.0), torch.zeros(1))
    >>> pk.registration.normals(grid, viewpoint=[0, 0, 9])[0, 2]
    tensor(1.)

    Args:
        points: Points, shape (*batch, n, 3).
        neighbours: How many nearest points, with the point itself, tell the normal.
        viewpoint: The place that normals point to, shape (*batch, 3). Without it their sign is arbitrary.

    Returns:
        The normals, shape (*batch, n, 3); NaN where a point is not finite, or is one of fewer than three.
    """
    cloud = checked_cloud(points, "normals: points")
    arguments.integer(neighbours, "normals: neighbours", _LEAST, 64)
    refuse_transforms("normals", cloud)
    flat = arguments.wide(cloud.detach()).reshape(cloud.shape[:-2].numel(), *cloud.shape[-2:]).contiguous()
    made = cloud_normals(flat, box_tree(flat), neighbours).reshape(cloud.shape)
    if viewpoint is not None:
        place = arguments.tensor(viewpoint, "normals: viewpoint", made)
        arguments.check(place, 3, "normals: viewpoint")
        towards = ((place.unsqueeze(-2) - cloud.detach()) * made).sum(-1, keepdim=True)
        made = torch.where(towards < 0, -made, made)
    return made.to(cloud.dtype)


def cloud_normals(points: Tensor, tree: BoxTree, neighbours: int) -> Tensor:
    """The normals of clouds of shape (B, n, 3) with their trees."""
    order = places(tree, points.shape[1])  # neighbouring queries visit the same boxes
    sums, number = scatter_of_neighbours(tree, rows(points, order), neighbours)
    directions, _ = jacobi.normal(sums)
    directions = torch.where((number < _LEAST)[..., None], math.nan, directions)
    return torch.full_like(points, math.nan).scatter(1, order[..., None].expand(-1, -1, 3), directions)


def places(tree: BoxTree, count: int) -> Tensor:
    """The indices of all points of a tree in the order of its leaves, shape (B, count): neighbours are near."""
    return tree.names.flatten(1)[:, :count]  # those of no point are the last


def rows(x: Tensor, index: Tensor) -> Tensor:
    """The rows of (B, n, 3) with indices of shape (B, m)."""
    first = torch.arange(len(x), device=x.device)[:, None] * x.shape[1]
    return (
        x.flatten(0, 1).index_select(0, (index + first).flatten()).unflatten(0, index.shape)
    )  # twice as fast as gather
