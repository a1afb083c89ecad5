"""Searches for the nearest of many points of three numbers, in a tree of boxes, which is built here on the CPU."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ..codegen import boxes_text, neighbours_text
from ..dtypes import BY_TAG, TAGS
from ..private import BLOCK
from . import kernel as kernels
from . import machine, threads
from .kernel import Kernel

LEAF = 16  # points of a leaf: their distances are computed as one or two vectors
_POINTERS = ("query_", "boxes_", "points_", "names_", "guess_", "limit_", "index_", "place_", "square_", "scatter_")
_NUMBERS = ("first", "count", "queries", "leaves", "filled")
_BUILD = "points_", "items_", "boxes_", "blocks_", "names_", "first", "count", "size", "leaves"
_ELEMENTS = 64  # operations of an elementwise kernel that take as long as a query, for the division among threads


class Boxes(NamedTuple):
    """Trees of boxes over points, one for each of B problems.

    Attributes:
        boxes: The lower and upper corners of the nodes, shape (B, 2 * leaves, 6), with the root at 1 and the children
            of a node at twice its number. The number of leaves is a power of two.
        points: The points of the leaves that are not empty, x, y and z apart: shape (B, filled, 3, LEAF).
        names: The index of each point, shape (B, filled, LEAF).
    """

    boxes: Tensor
    points: Tensor
    names: Tensor


def declaration(tag: str, count: int) -> tuple[str, Sequence[str], str, str]:
    """The name, the parameters, the text and the title of the kernel for ``count`` neighbours."""
    text = neighbours_text(BY_TAG[tag].real, count, LEAF)
    return f"pk_neighbours_{tag}_{count}", (*_POINTERS, *_NUMBERS), text, f"neighbours {tag} {count}"


@functools.cache
def _kernel(tag: str, count: int) -> Kernel:
    made = declaration(tag, count)
    return Kernel(functools.partial(kernels.declare_source, *made), len(made[1]), title="nearest neighbours")


@functools.cache
def _builder(tag: str) -> Kernel:
    text, key = boxes_text(BY_TAG[tag].real, LEAF), f"pk_boxes_{tag}"
    made = functools.partial(kernels.declare_source, key, _BUILD, text, f"boxes {tag}")
    return Kernel(made, len(_BUILD), title="nearest neighbours")


def build_boxes(points: Tensor, leaves: int) -> Boxes:
    """The trees of points of shape (B, n, 3), contiguous on the CPU, with at most `LEAF` in each of the leaves.

    Points that are not finite are left out: their names follow those of the others. The leaves have room for further
    names, which are no points: n and more.
    """
    problems, size, _ = points.shape
    tree = Boxes(
        points.new_empty(problems, 2 * leaves, 6),
        points.new_empty(problems, leaves, 3, LEAF),
        torch.empty(problems, leaves, LEAF, dtype=torch.int64),
    )
    items = points.new_empty(problems, size, 4)  # of each problem, while they are put in order
    kernel, pointers = _builder(TAGS[points.dtype]), [x.data_ptr() for x in (points, items, *tree)]
    arguments = [*pointers, 0, problems, size, leaves]
    partition = threads.partition(problems, size * _ELEMENTS, 1)
    if partition.parts == 1:
        kernel.cpu(problems * size * _ELEMENTS, kernel.pack(*arguments))
    else:
        steps = [int(name == "first") for name in _BUILD]
        threads.run(kernel, partition, arguments, _BUILD.index("count"), steps)
    return tree


def nearest(
    tree: Boxes, queries: Tensor, count: int, farthest: float, guess: Tensor | None
) -> tuple[Tensor, Tensor, Tensor]:
    """The ``count`` nearest points of each query, by increasing distance.

    Args:
        tree: Trees of B problems.
        queries: Shape (B, m, 3), contiguous, of the dtype and on the device of the tree.
        count: The number of neighbours.
        farthest: Only points nearer than this are found.
        guess: Places, as a former call returned them, of points that are likely near, shape (B, m), -1 for none.

    Returns:
        The indices, -1 for none; their places in the tree; and the squared distances, infinity for none; all of shape
        (B, m, count).
    """
    shape = (*queries.shape[:2], count)
    index, place = (torch.empty(shape, dtype=torch.int64, device=queries.device) for _ in range(2))
    square = torch.empty(shape, dtype=queries.dtype, device=queries.device)
    _search(tree, queries, count, farthest, guess, (index, place, square, None))
    return index, place, square


def scatter(tree: Boxes, queries: Tensor, count: int) -> tuple[Tensor, Tensor]:
    """The sums of the squared offsets of the ``count`` nearest points from their mean, and the number of these.

    Args:
        tree: Trees of B problems.
        queries: Shape (B, m, 3), contiguous, of the dtype and on the device of the tree.
        count: The number of neighbours.

    Returns:
        The upper triangles of symmetric matrices, row by row, shape (B, m, 6), and the numbers, shape (B, m).
    """
    sums = queries.new_empty(*queries.shape[:2], 7)
    _search(tree, queries, count, math.inf, None, (None, None, None, sums))
    return sums[..., :6].contiguous(), sums[..., 6]


def _search(
    tree: Boxes, queries: Tensor, count: int, farthest: float, guess: Tensor | None, results: Sequence[Tensor | None]
) -> None:
    """Launch the kernel for some of its results."""
    problems, each, _ = queries.shape
    device, dtype, rows = queries.device, queries.dtype, problems * each
    if not rows:
        return
    limit = torch.tensor([farthest * farthest, math.inf], dtype=dtype, device=device)
    pointers = [0 if x is None else x.data_ptr() for x in (queries, *tree, guess, limit, *results)]
    tail = [each, tree.boxes.shape[1] // 2, tree.points.shape[1]]
    kernel = _kernel(TAGS[dtype], count)
    if machine.target(device) == "cuda":
        threads_of_blocks = -(-rows // BLOCK) * BLOCK
        kernel.cuda(device.index, threads_of_blocks, kernel.pack(*pointers, 0, rows, *tail))
        return
    partition = threads.partition(rows, _ELEMENTS)
    arguments = [*pointers, 0, rows, *tail]
    if partition.parts == 1:
        kernel.cpu(rows * _ELEMENTS, kernel.pack(*arguments))
    else:
        first = len(pointers)
        steps = [1 if k == first else 0 for k in range(len(arguments))]
        threads.run(kernel, partition, arguments, first + 1, steps)
