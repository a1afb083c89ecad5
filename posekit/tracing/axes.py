"""Dimensions of symbolic tensors: those of the batch, of which a program sees one element, and unrolled ones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

Key = tuple[Any, ...]


class Untraceable(Exception):
    """A function that is no program: it is called as it is."""


class Unrolled(Exception):
    """Dimensions must be unrolled, which the trace took for dimensions of the batch: it starts again.

    Attributes:
        keys: The dimensions.
    """

    def __init__(self, keys: Iterable[Key]) -> None:
        super().__init__("a dimension must be unrolled")
        self.keys = frozenset(keys)


class Axis:
    """A dimension of the batch. Axes that meet in an operation become one.

    Attributes:
        size: Its size.
        keys: The dimensions of the inputs that belong to it.
        is_fixed: Whether it cannot be unrolled, as it is a dimension of the unknowns.
    """

    def __init__(self, size: int, keys: Iterable[Key] = (), is_fixed: bool = False) -> None:
        self.size, self.keys, self.is_fixed = size, {*keys}, is_fixed
        self._parent: Axis | None = None

    @property
    def root(self) -> Axis:
        """The axis that it has become."""
        axis = self
        while axis._parent is not None:
            axis = axis._parent
        return axis

    def unite(self, other: Axis) -> None:
        """Make one axis of two."""
        a, b = self.root, other.root
        if a is b:
            return
        if a.size != b.size:
            raise Untraceable(f"dimensions of sizes {a.size} and {b.size} meet")
        if a.is_fixed and b.is_fixed:
            raise Untraceable("two dimensions of the unknowns meet")
        if b.is_fixed:
            a, b = b, a
        a.keys |= b.keys
        b._parent = a

    def unroll(self) -> None:
        """Start the trace again with this dimension unrolled."""
        axis = self.root
        if axis.is_fixed:
            raise Untraceable("elements of the batch of unknowns meet")
        raise Unrolled(axis.keys)


# The factors of a dimension: axes, and sizes that are unrolled. One of size 1 has none.
Dim = tuple[Axis | int, ...]


def size_of(dim: Dim) -> int:
    return math.prod([f if isinstance(f, int) else f.size for f in dim])


def unrolled_size(dim: Dim) -> int:
    """How many numbers a program has of a dimension."""
    return math.prod([f for f in dim if isinstance(f, int)])


def unrolled(dim: Dim) -> Dim:
    """A dimension all of which must be unrolled."""
    for f in dim:
        if isinstance(f, Axis):
            f.unroll()
    return dim


def merged(factors: Iterable[Axis | int]) -> Dim:
    """Factors with one size for neighbours that are unrolled, and none of size 1."""
    dim: list[Axis | int] = []
    for f in factors:
        if isinstance(f, int) and dim and isinstance(dim[-1], int):
            dim[-1] *= f
        elif f != 1:
            dim.append(f)
    return tuple(dim)


def met(a: Dim, b: Dim) -> Dim:
    """The dimension of the result of an operation on two tensors."""
    if not a or not b:
        return a or b
    if size_of(a) != size_of(b):
        raise Untraceable(f"dimensions of sizes {size_of(a)} and {size_of(b)} meet")
    if len(a) != len(b) or any(isinstance(f, int) and isinstance(g, int) and f != g for f, g in zip(a, b, strict=True)):
        unrolled(a)
        unrolled(b)
    for f, g in zip(a, b, strict=True):
        if isinstance(f, Axis) and isinstance(g, Axis):
            f.unite(g)
        elif isinstance(f, Axis):
            f.unroll()
        elif isinstance(g, Axis):
            g.unroll()
    return a


def broadcast(*shapes: Sequence[Dim]) -> list[Dim]:
    """The dimensions of the result of an elementwise operation."""
    rank = max([len(s) for s in shapes])
    result: list[Dim] = [()] * rank
    for dims in shapes:
        start = rank - len(dims)
        result[start:] = [met(a, b) for a, b in zip(result[start:], dims, strict=True)]
    return result


def regrouped(dims: Sequence[Dim], shape: Sequence[int]) -> list[Dim]:
    """The dimensions of a tensor that is reshaped."""
    rest = [f for dim in dims for f in dim][::-1]
    result: list[Dim] = []
    for size in shape:
        factors: list[Axis | int] = []
        missing = size
        while missing > 1:
            if not rest:
                raise Untraceable("a tensor is reshaped to another size")
            f = rest.pop()
            n = f if isinstance(f, int) else f.size
            if missing % n == 0:
                factors.append(f)
                missing //= n
            elif isinstance(f, int) and f % missing == 0:
                factors.append(missing)
                rest.append(f // missing)
                missing = 1
            elif isinstance(f, Axis):
                f.unroll()
            else:
                unrolled(tuple(rest))
                raise Untraceable("a tensor is reshaped across its dimensions")
        result.append(merged(factors))
    return result
