"""Nearest neighbours among points in space, on bare tensors: trees of boxes, searches, voxels and normals."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from ..engine import LEAF, Boxes, build_boxes, nearest, scatter

# Above so many levels from the leaves, one sort makes four parts instead of two: the cuts below even out their shapes.
_FINE_LEVELS = 3


def box_tree(points: Tensor) -> Boxes:
    """The trees of points of shape (B, n, 3), float32 or float64. Points that are not finite are left out.

    Each node is cut at the median of its longest side, until there are at most `LEAF` points in each. On the CPU that
    is a kernel, which takes a fifth of the time of `sorted_tree`. With the sorts,
    trees took a third of the whole of `icp`.
    """
    points = points.detach()
    if points.is_cpu and type(points) is Tensor:
        return build_boxes(points.contiguous(), 1 << (_filled(points) - 1).bit_length())
    return sorted_tree(points)


def _filled(points: Tensor) -> int:
    """The number of leaves that n points fill."""
    return max(-(-points.shape[1] // LEAF), 1)


def sorted_tree(points: Tensor) -> Boxes:
    """The trees on any device: a sort of all points for each level."""
    problems, count, _ = points.shape
    levels = (_filled(points) - 1).bit_length()
    leaves = 1 << levels
    ordered = points.new_full((problems, leaves * LEAF, 3), torch.nan)  # NaN is sorted last
    ordered[:, :count] = torch.where(points.isfinite().all(-1, keepdim=True), points, torch.nan)
    names = torch.arange(leaves * LEAF, device=points.device).expand(problems, -1)
    done = 0
    while done < levels:
        each = (leaves * LEAF) >> done
        ordered, names = (x.reshape(problems << done, each, *x.shape[2:]) for x in (ordered, names))
        low, high = (torch.where(ordered.isnan(), s * math.inf, ordered) for s in (1, -1))
        axis = (high.amax(1) - low.amin(1)).argmax(-1)
        order = ordered.gather(2, axis[:, None, None].expand(-1, ordered.shape[1], 1))[..., 0].argsort(-1)
        ordered, names = ordered.gather(1, order[..., None].expand(-1, -1, 3)), names.gather(1, order)
        done += 2 if levels - done > _FINE_LEVELS else 1
        ordered, names = (x.reshape(problems, leaves * LEAF, *x.shape[2:]) for x in (ordered, names))
    blocks = ordered.reshape(problems, leaves, LEAF, 3)
    return Boxes(_boxes(blocks), blocks.mT.contiguous(), names.reshape(problems, leaves, LEAF).contiguous())


def _boxes(blocks: Tensor) -> Tensor:
    """The lower and upper corners of all nodes, of the points of the leaves, shape (B, leaves, LEAF, 3)."""
    problems, leaves = blocks.shape[:2]
    missing = blocks.isnan()
    # The upper corners are stored as their negatives, so that both are minima. An empty box is beyond everything.
    level = torch.cat([torch.where(missing, math.inf, x).amin(2) for x in (blocks, -blocks)], -1)
    boxes = blocks.new_full((problems, 2 * leaves, 6), math.inf)  # no node has the number 0
    boxes[:, leaves:] = level
    while level.shape[1] > 1:
        level = level.unflatten(1, (-1, 2)).amin(2)
        boxes[:, level.shape[1] : 2 * level.shape[1]] = level
    boxes[..., 3:].neg_()
    return boxes


def nearest_points(
    tree: Boxes, queries: Tensor, count: int = 1, farthest: float = math.inf, guess: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """The indices, places in the tree, and squared distances of the nearest points: see `engine.nearest`."""
    queries = queries.detach().to(tree.points.dtype).contiguous()
    return nearest(tree, queries, count, farthest, None if guess is None else guess.contiguous())


def scatter_of_neighbours(tree: Boxes, queries: Tensor, count: int) -> tuple[Tensor, Tensor]:
    """The scatter matrices of the nearest points, shape (B, m, 6), and their number: see `engine.scatter`."""
    return scatter(tree, queries.detach().to(tree.points.dtype).contiguous(), count)
