"""Torch's functions that add numbers up inside one element of the batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..engine import sqrt
from .arithmetic import absolute, function, mapped, pointwise
from .axes import Untraceable, broadcast, size_of, unrolled
from .shaping import diagonal, place_of, select_, stack
from .symbolic import FUNCTIONS, Recording, SymbolicTensor, Value, array


def reduced(recording: Recording, x: Any, dim: Any) -> tuple[Value, list[int]]:
    """A tensor, and the dimensions over which it is summed, which are unrolled."""
    value = recording.as_numbers(recording.operand(x))
    rank = len(value.dims)
    dims = [dim] if isinstance(dim, int) else [*(dim or ())]
    places = sorted([place_of(i, rank) for i in dims]) if dims else [*range(rank)]
    for i in places:
        unrolled(value.dims[i])
    return value, places


def _summed(value: Value, places: Sequence[int], keepdim: bool) -> Value:
    sums = value.numbers.sum(axis=tuple(places), keepdims=keepdim) if places else value.numbers
    dims = [(() if i in places else d) for i, d in enumerate(value.dims) if keepdim or i not in places]
    return Value(dims, array(sums))


@function
def sum_(recording: Recording, x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Value:
    if dtype not in (None, recording.dtype):
        raise Untraceable(f"a sum in {dtype}")
    return _summed(*reduced(recording, x, dim), keepdim)


@function
def trace(recording: Recording, x: Any) -> Value:
    return sum_(recording, recording.tensor(diagonal(recording, x)))


@function
def mean(recording: Recording, x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Value:
    total = sum_(recording, x, dim, keepdim, dtype=dtype)
    count = x.numel() // max(1, int(np.prod(total.shape)))
    return mapped(lambda s: s / count, total)


@function
def linalg_vector_norm(
    recording: Recording, x: Any, ord: float = 2, dim: Any = None, keepdim: bool = False, *, dtype: Any = None
) -> Value:
    if dtype is not None or ord not in (1, 2):
        raise Untraceable(f"a norm of order {ord}")
    value, places = reduced(recording, x, dim)
    if ord == 1:
        return _summed(pointwise(absolute, recording, recording.tensor(value)), places, keepdim)
    return mapped(sqrt, _summed(mapped(lambda a: a * a, value), places, keepdim))


@function
def norm(recording: Recording, x: Any, p: Any = 2, dim: Any = None, keepdim: bool = False) -> Value:
    return linalg_vector_norm(recording, x, 2 if p is None else p, dim, keepdim)


@function
def linalg_cross(recording: Recording, a: Any, b: Any, *, dim: int = -1) -> Value:
    rows = []
    for x in (a, b):
        place = place_of(dim, x.ndim)
        rows.append([recording.tensor(select_(recording, x, place, k)) for k in range(3)])
    (a0, a1, a2), (b0, b1, b2) = rows

    def minor(p: Any, q: Any, r: Any, s: Any) -> SymbolicTensor:
        return recording.tensor(pointwise(lambda i, j, k, m: i * j - k * m, recording, p, q, r, s))

    parts = [minor(a1, b2, a2, b1), minor(a2, b0, a0, b2), minor(a0, b1, a1, b0)]
    return stack(recording, parts, dim)


@function
def matmul(recording: Recording, a: Any, b: Any) -> Value:
    x, y = (recording.as_numbers(recording.operand(m)) for m in (a, b))
    is_row, is_column = len(x.dims) == 1, len(y.dims) == 1
    x = x._replace(dims=[(), *x.dims], numbers=x.numbers[None]) if is_row else x
    y = y._replace(dims=[*y.dims, ()], numbers=y.numbers[:, None]) if is_column else y
    if size_of(unrolled(x.dims[-1])) != size_of(unrolled(y.dims[-2])):
        raise Untraceable("matrices of other shapes")
    dims = [*broadcast(x.dims[:-2], y.dims[:-2]), x.dims[-2], y.dims[-1]]
    product = array(np.matmul(x.numbers, y.numbers))
    if is_row:
        dims, product = [*dims[:-2], dims[-1]], product[..., 0, :]
    if is_column:
        dims, product = dims[:-1], product[..., 0]
    return Value(dims, array(product))


@function
def rmatmul(recording: Recording, a: Any, b: Any) -> Value:
    return matmul(recording, b, a)


for _name in ("mm", "bmm", "mv", "dot"):
    FUNCTIONS[_name] = matmul


def _added(name: str) -> None:
    def rule(recording: Recording, x: Any, a: Any, b: Any, *, beta: float = 1, alpha: float = 1) -> Value:
        if beta != 1 or alpha != 1:
            raise Untraceable(f"{name} with factors")
        return FUNCTIONS["add"](recording, x, recording.tensor(matmul(recording, a, b)))

    FUNCTIONS[name] = rule


for _name in ("addmm", "baddbmm", "addmv"):
    _added(_name)
