"""Clearances: signed distances of spheres from obstacles and from each other."""

from __future__ import annotations

import functools
from typing import Any, TypeAlias

import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ArgumentError, IndexingError, ShapeError
from ...math import clearance as ops
from ...math import grids
from .grids import DistanceGrid, HeightMap
from .shapes import Boxes, Capsules, Cylinders, Planes, Shape, Spheres, broadcast

Obstacle: TypeAlias = Planes | Spheres | Boxes | Capsules | Cylinders | HeightMap | DistanceGrid
OPS: dict[type[Obstacle], Any] = {
    Planes: ops.sphere_to_plane,
    Spheres: ops.sphere_to_sphere,
    Boxes: ops.sphere_to_box,
    Capsules: ops.sphere_to_capsule,
    Cylinders: ops.sphere_to_cylinder,
    HeightMap: grids.sphere_to_height_map,
    DistanceGrid: grids.sphere_to_distance_grid,
}
NAMES = "Planes, Spheres, Boxes, Capsules, Cylinders, HeightMap or DistanceGrid"


def clearance(spheres: Spheres, obstacles: Obstacle) -> Tensor:
    """Compute the signed distance from the surface of each sphere to each obstacle, negative where they overlap.

    The distance is exact everywhere, but for a `HeightMap` and a `DistanceGrid`, which say how near they come: for a
    sphere whose centre is inside a box, it is measured to the nearest face of the box. It has derivatives of every
    order with respect to all tensors of spheres and obstacles. Where it has a kink, the gradient is that of one side,
    so that its length with respect to the centre is 1 everywhere: along +z where the centres of two spheres coincide or
    a centre is on the segment of a capsule, along +y of its pose on the axis of a cylinder, and that of the first face
    in the order x, y, z, of opposite faces the positive one, where several faces of a box are equally near to a centre
    in the box or on it.

    >>> from posekit.kinematics import Boxes, Planes, Spheres, clearance
    >>> spheres = Spheres([[0, 0, 0.5], [0, 0, 2.0]], radii=0.25)
    >>> clearance(spheres, Planes([0, 0, 1, 0]))
    tensor([0.2500, 1.7500])
    >>> clearance(spheres, Boxes(pk.Pose([[0, 0, 0], [3, 0, 2.0]]), half_extents=[1, 1, 1]))
    tensor([[-0.7500,  1.8116],
            [ 0.7500,  1.7500]])

    Args:
        spheres: Spheres of shape (*batch, spheres).
        obstacles: Planes, spheres, boxes, capsules, cylinders or grids of shape (*batch, obstacles).

    Returns:
        The distances, shape (*batch, spheres, obstacles). The dimension of a single sphere or obstacle, of shape (),
        is missing. The batches broadcast.
    """
    op: Any = OPS[_checked(spheres, obstacles)]
    tensors = _paired(spheres, obstacles)
    filled = obstacles._filled(tensors)
    if filled is tensors:
        return op(*filled)
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    return op(*filled).to(dtype)


def _checked(spheres: Spheres, obstacles: Shape) -> type:
    if type(spheres) is not Spheres:
        raise ArgumentError(f"clearance: spheres must be Spheres, got {type(spheres).__name__}")
    kind = type(obstacles)
    if kind not in OPS:
        raise ArgumentError(f"clearance: obstacles must be {NAMES}, got {kind.__name__}")
    broadcast("clearance", spheres=spheres.shape[:-1], obstacles=obstacles.shape[:-1])
    return kind


def _paired(spheres: Spheres, obstacles: Shape) -> list[Tensor]:
    """The tensors of both, with a dimension for the spheres and then one for the obstacles."""
    own, other = spheres._parts().values(), obstacles._parts().values()
    last, first = bool(obstacles.shape), bool(spheres.shape)
    # Tensors without a batch dimension broadcast as they are.
    return [
        *[x.unsqueeze(-1 - axes) if last and x.dim() > axes else x for x, axes in own],
        *[x.unsqueeze(-2 - axes) if first and x.dim() > axes else x for x, axes in other],
    ]


def self_clearance(spheres: Spheres, pairs: TensorLike) -> Tensor:
    """Compute the signed distances between the surfaces of pairs of spheres, negative where they overlap.

    `Robot.sphere_pairs` has the pairs of a robot that can collide.

    >>> from posekit.kinematics import Spheres, self_clearance
    >>> spheres = Spheres([[0, 0, 0], [0, 0, 0.5], [0, 2.0, 0]], radii=[0.25, 0.5, 0.5])
    >>> self_clearance(spheres, [[0, 1], [0, 2]])
    tensor([-0.2500,  1.2500])

    Args:
        spheres: Spheres of shape (*batch, spheres).
        pairs: The indices of the two spheres of each pair, integers of shape (pairs, 2).

    Returns:
        The distances, shape (*batch, pairs).
    """
    if type(spheres) is not Spheres:
        raise ArgumentError(f"self_clearance: spheres must be Spheres, got {type(spheres).__name__}")
    shape = spheres.shape
    if not shape:
        raise ShapeError("self_clearance: spheres must have shape (*batch, spheres), got a single sphere")
    centres, radii = spheres.centres.expand(*shape, 3), spheres.radii.expand(shape)
    index = arguments.integers(pairs, "self_clearance: pairs", centres.device)
    if index.dim() != 2 or index.shape[-1] != 2:
        raise ShapeError(f"self_clearance: pairs must have shape (pairs, 2), got {tuple(index.shape)}")
    outside = (index < 0) | (index >= shape[-1])
    if arguments.is_readable(index) and not index.is_meta and bool(outside.any()):
        raise IndexingError(f"self_clearance: pairs must be in [0, {shape[-1] - 1}], got {index[outside][0].item()}")
    first, second = index.unbind(-1)
    return ops.sphere_to_sphere(
        centres.index_select(-2, first),
        radii.index_select(-1, first),
        centres.index_select(-2, second),
        radii.index_select(-1, second),
    )
