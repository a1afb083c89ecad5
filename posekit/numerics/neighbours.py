"""Nearest neighbours among points in space, on bare tensors: trees of boxes and searches in them."""

from __future__ import annotations

import functools
import math
import pathlib
import struct
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..arguments import finite_rows
from ..engine import BY_TAG, TAGS, Native, assignments, fill_file, graphed, preamble, runs_kernels
from ..math import pose

LEAF = 16  # points of a leaf: their distances are computed as one or two vectors
_TEMPLATES = pathlib.Path(__file__).parent / "templates"
_POINTERS = (
    *("query", "boxes", "points", "names", "guess", "index", "place", "square", "scatter"),
    *("resting", "target", "normal", "found", "found_normal", "weight", "position", "quaternion"),
)
_NUMBERS = ("queries", "leaves", "filled", "limit", "unlimited", "size", "needs_normal")
_ELEMENTS = 64  # operations of an elementwise kernel that take as long as a query, for the division among threads
_TITLE = "nearest neighbours"
# Above so many levels from the leaves, one sort makes four parts instead of two: the cuts below even out their shapes.
_FINE_LEVELS = 3


class BoxTree(NamedTuple):
    """Trees of boxes over points, one for each of B problems.

    Attributes:
        boxes: The lower and upper corners of the nodes, shape (B, 2 * leaves, 6), with the root at 1 and the children
            of a node at twice its number. The number of leaves is a power of two.
        points: The points of the leaves that are not empty, x, y and z apart: shape (B, filled, 3, LEAF).
        names: The index of each point, shape (B, filled, LEAF); those of points that are not finite, and then larger
            ones that stand for none, are the last.
    """

    boxes: Tensor
    points: Tensor
    names: Tensor


@functools.cache
def search_kernel(tag: str, count: int) -> Native:
    """The kernel that finds the ``count`` nearest points."""

    def text() -> str:
        apply: Any = pose.apply.op
        numbers = [[f"{name}[{k}]" for k in range(n)] for name, n in (("p", 3), ("q", 4))]
        moved = assignments(tag, apply.program, [*numbers, ["x", "y", "z"]], ["x", "y", "z"])
        body = fill_file(_TEMPLATES / "neighbours.h", count=str(count), leaf=str(LEAF), moved=moved)
        return f"{preamble(tag)}\n{body}"

    return Native(f"pk_neighbours_{tag}_{count}", text, _POINTERS, _NUMBERS, _TITLE, flags="-O1")


@functools.cache
def tree_kernel(tag: str) -> Native:
    """The kernel that builds trees on the CPU."""
    real = BY_TAG[tag].real
    integer = "long long" if real == "wp::float64" else "int"  # the name of a point, as wide as its coordinates

    def text() -> str:
        return fill_file(_TEMPLATES / "boxes.h", real=real, leaf=str(LEAF), integer=integer)

    pointers = "points", "items", "boxes", "blocks", "names"
    return Native(f"pk_boxes_{tag}", text, pointers, ("size", "leaves"), _TITLE, flags="-O1")


def box_tree(points: Tensor) -> BoxTree:
    """The trees of points of shape (B, n, 3), float32 or float64. Points that are not finite are left out.

    Each node is cut at the median of its longest side, until there are at most `LEAF` points in each. On the CPU that
    is a kernel, which takes a fifth of the time of `sorted_tree`. With the sorts,
    trees took a third of the whole of `icp`.
    """
    points = points.detach()
    if points.is_cpu and type(points) is Tensor:
        return _built_tree(points.contiguous(), 1 << (_filled(points) - 1).bit_length())
    return graphed(sorted_tree, points) if points.is_cuda and runs_kernels((points,)) else sorted_tree(points)


def _filled(points: Tensor) -> int:
    """The number of leaves that n points fill."""
    return max(-(-points.shape[1] // LEAF), 1)


def _built_tree(points: Tensor, leaves: int) -> BoxTree:
    """The trees of points of shape (B, n, 3), contiguous on the CPU, with at most `LEAF` in each of the leaves.

    Points that are not finite are left out: their names follow those of the others. The leaves have room for further
    names, which are no points: n and more.
    """
    problems, size, _ = points.shape
    boxes = points.new_empty(problems, 2 * leaves, 6)
    blocks = points.new_empty(problems, leaves, 3, LEAF)
    names = torch.empty(problems, leaves, LEAF, dtype=torch.int64, device="cpu")
    items = points.new_empty(problems, size, 4)  # of each problem, while they are put in order
    tensors = {"points": points, "items": items, "boxes": boxes, "blocks": blocks, "names": names}
    sizes = {"size": size, "leaves": leaves}
    tree_kernel(TAGS[points.dtype]).run(tensors, sizes, problems, size * _ELEMENTS, points.device, unit=1)
    return BoxTree(boxes, blocks, names)


def sorted_tree(points: Tensor) -> BoxTree:
    """The trees on any device: a sort of all points for each level."""
    problems, count, _ = points.shape
    levels = (_filled(points) - 1).bit_length()
    leaves = 1 << levels
    # Coordinates and their negatives, so that both corners of a box are minima; infinity stands for none.
    both = points.new_full((problems, leaves * LEAF, 6), math.inf)
    both[:, :count] = torch.where(finite_rows(points).unsqueeze(-1), torch.cat((points, -points), -1), math.inf)
    names = torch.arange(leaves * LEAF, device=points.device).expand(problems, -1)
    done = 0
    while done < levels:
        each = (leaves * LEAF) >> done
        both, names = (x.reshape(problems << done, each, *x.shape[2:]) for x in (both, names))
        low, high = both.amin(1).split(3, -1)
        axis = (low + high).argmin(-1)  # the longest side; of no points any
        longest = both.gather(2, axis[:, None, None].expand(-1, each, 1))[..., 0]
        order = longest.argsort(dim=-1, stable=True)
        both, names = both.gather(1, order[..., None].expand(-1, -1, 6)), names.gather(1, order)
        done += 2 if levels - done > _FINE_LEVELS else 1
        both, names = (x.reshape(problems, leaves * LEAF, *x.shape[2:]) for x in (both, names))
    blocks = both.reshape(problems, leaves, LEAF, 6)
    boxes = points.new_full((problems, 2 * leaves, 6), math.inf)  # no node has the number 0
    level = torch.amin(blocks, 2, out=boxes[:, leaves:])
    while level.shape[1] > 1:
        half = level.shape[1] // 2
        level = torch.amin(level.unflatten(1, (half, 2)), 2, out=boxes[:, half : 2 * half])
    boxes[..., 3:].neg_()
    placed = blocks[..., :3].mT.contiguous()
    return BoxTree(boxes, placed.where(placed < math.inf, math.nan), names.reshape(problems, leaves, LEAF).contiguous())


def nearest_points(
    tree: BoxTree, queries: Tensor, count: int = 1, farthest: float = math.inf, guess: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """The ``count`` nearest points of each query, by increasing distance.

    Args:
        tree: Trees of B problems.
        queries: Shape (B, m, 3), on the device of the tree.
        count: The number of neighbours.
        farthest: Only points nearer than this are found.
        guess: Places, as a former call returned them, of points that are likely near, shape (B, m), -1 for none.

    Returns:
        The indices, -1 for none; their places in the tree; and the squared distances, infinity for none; all of shape
        (B, m, count).
    """
    queries = _queries(tree, queries)
    results = _results(queries, count)
    _search(tree, queries, count, farthest, {**results, "guess": None if guess is None else guess.contiguous()})
    return results["index"], results["place"], results["square"]


def _results(queries: Tensor, count: int) -> dict[str, Tensor]:
    """Room for what `nearest_points` returns."""
    shape = (*queries.shape[:2], count)
    index, place = (torch.empty(shape, dtype=torch.int64, device=queries.device) for _ in range(2))
    return {"index": index, "place": place, "square": queries.new_empty(shape)}


class Matches(NamedTuple):
    """The nearest target point of each of n source points, for B problems.

    Attributes:
        partner: Its index, shape (B, n), -1 for none.
        place: Its place in the tree, where the next search begins.
        square: The squared distance, infinity for none.
        point: The point, shape (B, n, 3), float64; any point for none.
        normal: Its normal, or None where there are none.
        weight: 1 for a match that counts, and 0 for others, shape (B, n), float64.
    """

    partner: Tensor
    place: Tensor
    square: Tensor
    point: Tensor
    normal: Tensor | None
    weight: Tensor


def matched(
    tree: BoxTree,
    queries: Tensor,
    target: tuple[Tensor, Tensor | None],
    farthest: float,
    before: Tensor | None,
    resting: Tensor | None = None,
    *,
    poses: tuple[Tensor, Tensor],
    needs_normal: bool = False,
) -> Matches:
    """The nearest points, themselves.

    Args:
        tree: Trees of the target.
        queries: Shape (B, n, 3).
        target: The points, shape (B, m, 3) with m > 0, and their normals or None; float64.
        farthest: Only points nearer than this are found.
        before: The places of matches of nearby queries, where searches begin.
        resting: Problems that have no match, where it is above 0, shape (B), float64.
        poses: The positions, shape (B, 3), and the quaternions, shape (B, 4), that move the queries; float64.
        needs_normal: Whether matches without a normal, which is then 0, do not count.
    """
    queries = _queries(tree, queries)
    results = _results(queries, 1)
    point = torch.empty_like(queries, dtype=torch.float64)
    normal, weight = None if target[1] is None else torch.empty_like(point), point.new_empty(point.shape[:2])
    tensors = {"target": target[0], "normal": target[1], "found": point, "found_normal": normal, "weight": weight}
    tensors |= {**results, "resting": resting, "guess": before}
    tensors |= {name: x.contiguous() for name, x in zip(("position", "quaternion"), poses, strict=True)}
    _search(tree, queries, 1, farthest, tensors, {"size": target[0].shape[1], "needs_normal": int(needs_normal)})
    partner, place, square = [x.squeeze(-1) for x in results.values()]
    return Matches(partner, place, square, point, normal, weight)


def scatter_of_neighbours(tree: BoxTree, queries: Tensor, count: int) -> tuple[Tensor, Tensor]:
    """The sums of the squared offsets of the ``count`` nearest points from their mean, and the number of these.

    Args:
        tree: Trees of B problems.
        queries: Shape (B, m, 3), on the device of the tree.
        count: The number of neighbours.

    Returns:
        The upper triangles of symmetric matrices, row by row, shape (B, m, 6), and the numbers, shape (B, m).
    """
    queries = _queries(tree, queries)
    sums = queries.new_empty(*queries.shape[:2], 7)
    _search(tree, queries, count, math.inf, {"scatter": sums})
    return sums[..., :6].contiguous(), sums[..., 6]


def _bits(x: float) -> int:
    """The integer that has the bits of a number."""
    (bits,) = struct.unpack("<q", struct.pack("<d", x))
    return int(bits)


def _queries(tree: BoxTree, queries: Tensor) -> Tensor:
    return queries.detach().to(tree.points.dtype).contiguous()


def _search(
    tree: BoxTree,
    queries: Tensor,
    count: int,
    farthest: float,
    results: Mapping[str, Tensor | None],
    numbers: Mapping[str, int] = MappingProxyType({"size": 0, "needs_normal": 0}),
) -> None:
    """Launch the kernel for some of its results."""
    problems, each, _ = queries.shape
    device, dtype, rows = queries.device, queries.dtype, problems * each
    if not rows:
        return
    tensors = {**tree._asdict(), **results, "query": queries}
    sizes = {**numbers, "queries": each, "leaves": tree.boxes.shape[1] // 2, "filled": tree.points.shape[1]}
    sizes |= {"limit": _bits(farthest * farthest), "unlimited": _bits(math.inf)}
    search_kernel(TAGS[dtype], count).run(tensors, sizes, rows, _ELEMENTS, device)
