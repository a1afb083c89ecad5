"""Cumulative compositions along trees: skeletons, scene graphs and the frames of robots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import torch
from torch import Tensor

from .. import arguments
from ..engine import Memo, stored
from ..errors import ArgumentError, IndexingError, ShapeError, ValidationError
from ..math import chains
from ..values import Pose, Rotation, Similarity, UncertainPose, UncertainRotation, cat

E = TypeVar("E", Similarity, UncertainPose, UncertainRotation)
_WHERE = "cumulative: parents"


class ParentTable(NamedTuple):
    """A tree of elements.

    Attributes:
        table: The row of each element's parent, or -1, in an order in which parents come first: float64, (n, 1).
        order: The element of each row of the table, and the row of each element; None if they are the same.
    """

    table: Tensor
    order: tuple[Tensor, Tensor] | None


_trees = Memo(most=256)  # one takes some KB


def cumulative_poses(poses: Pose, axis: int, parents: Sequence[int]) -> Pose:
    """The composition of each pose with all its ancestors."""
    return Pose._unchecked(*_swept(chains.tree_poses, poses._tensors(), axis, parents))


def cumulative_rotations(rotations: Rotation, axis: int, parents: Sequence[int]) -> Rotation:
    """The composition of each rotation with all its ancestors."""
    return Rotation._unchecked(*_swept(chains.tree_rotations, (rotations.quaternion,), axis, parents))


def cumulative_estimates(estimates: E, parents: Sequence[int]) -> E:
    """The composition of each element along the first dimension with all its ancestors, by pointer doubling.

    In each round, every path becomes twice as long: it is composed with the path that ends where it begins.
    """
    ancestors: list[int] = list(parents)
    while any(a >= 0 for a in ancestors):
        moving: list[int] = [i for i, a in enumerate(ancestors) if a >= 0]
        resting: list[int] = [i for i, a in enumerate(ancestors) if a < 0]
        index = arguments.numbers([[ancestors[i], i] for i in moving], _WHERE, torch.int64, estimates.device)
        longer = estimates[index[:, 0]] @ estimates[index[:, 1]]
        places = {i: k for k, i in enumerate([*moving, *resting])}
        rest = estimates[arguments.numbers(resting, _WHERE, torch.int64, estimates.device)]
        joined = cat((longer, rest))
        order = [places[i] for i in range(len(places))]
        estimates = joined[arguments.numbers(order, _WHERE, torch.int64, estimates.device)]
        ancestors = [ancestors[a] if a >= 0 else -1 for a in ancestors]
    return estimates


def checked(parents: Any, count: int, where: str) -> tuple[int, ...]:
    """The parent of each of ``count`` elements, -1 for a root; an error names ``where``."""
    if isinstance(parents, Tensor):
        if parents.ndim != 1 or parents.is_floating_point() or parents.is_complex() or parents.dtype is torch.bool:
            fact = f"a tensor of {parents.dtype} and shape {tuple(parents.shape)}"
            raise ArgumentError(f"{where}: parents must be a list of integers or an integer vector, got {fact}")
        arguments.check_read(f"{where}: parents", parents, remedy="pass a list")
        parents = parents.tolist()
    if not isinstance(parents, Sequence) or not all([type(p) is int for p in parents]):
        raise ArgumentError(f"{where}: parents must be a list of integers or an integer vector, got {parents!r}")
    if len(parents) != count:
        raise ShapeError(f"{where}: parents must name a parent for each of {count} elements, got {len(parents)}")
    for i, p in enumerate(parents):
        if not -1 <= p < count:
            raise IndexingError(f"{where}: parents[{i}] is {p}, but there are {count} elements; a root has parent -1")
    _depths(parents, where)
    return tuple(parents)


def _depths(parents: Sequence[int], where: str = "cumulative") -> list[int]:
    """The number of ancestors of each element. Raises if there is a cycle."""
    depths = [-1] * len(parents)
    for i in range(len(parents)):
        path: list[int] = []
        while i >= 0 and depths[i] == -1:
            depths[i] = -2  # on the path
            path.append(i)
            i = parents[i]
        if i >= 0 and depths[i] == -2:
            cycle = [*path[path.index(i) :], i]
            raise ValidationError(f"{where}: parents have a cycle: {' -> '.join(map(str, cycle))}")
        for k in reversed(path):
            depths[k] = depths[i] + 1 if i >= 0 else 0
            i = k
    return depths


def _tree(parents: tuple[int, ...], device: torch.device) -> ParentTable:
    """The table of a tree on a device."""
    tree: ParentTable = stored(_trees, (parents, device), lambda: _described(parents, device))
    return tree


def _described(parents: tuple[int, ...], device: torch.device) -> ParentTable:
    count = len(parents)
    if all([p < i for i, p in enumerate(parents)]):
        return ParentTable(_table(list(parents), device), None)
    depths = _depths(parents)
    order = sorted(range(count), key=depths.__getitem__)
    rows = [0] * count
    for row, i in enumerate(order):
        rows[i] = row
    table = _table([rows[parents[i]] if parents[i] >= 0 else -1 for i in order], device)
    places = [arguments.numbers(indices, _WHERE, torch.int64, device) for indices in (order, rows)]
    return ParentTable(table, (places[0], places[1]))


def _table(parents: list[int], device: torch.device) -> Tensor:
    return arguments.numbers([float(p) for p in parents], _WHERE, torch.float64, device).reshape(len(parents), 1)


def _swept(sweep: Any, tensors: Sequence[Tensor], axis: int, parents: Sequence[int]) -> list[Tensor]:
    """Tensors composed along a tree: its dimension moves next to the last one, and back."""
    tree = _tree(tuple(parents), tensors[0].device)
    moved = [x.movedim(axis, -2) for x in tensors]
    if tree.order is None:
        return [x.movedim(-2, axis) for x in sweep(*moved, tree.table)]
    order, rows = tree.order
    results = sweep(*[x.index_select(-2, order) for x in moved], tree.table)
    return [x.index_select(-2, rows).movedim(-2, axis) for x in results]
