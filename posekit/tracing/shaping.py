"""Torch's functions that move numbers inside one element of the batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .arithmetic import function
from .axes import Dim, Untraceable, met, regrouped, size_of, unrolled, unrolled_size
from .symbolic import FUNCTIONS, Recording, SymbolicTensor, Value, array


def place_of(dim: int, rank: int) -> int:
    return dim + rank if dim < 0 else dim


def _with(dims: Sequence[Dim], place: int, *new: Dim) -> list[Dim]:
    """Dimensions with others in place of one."""
    return [*dims[:place], *new, *dims[place + 1 :]]


@function
def view(recording: Recording, x: Any, shape: Sequence[int]) -> Value:
    value = recording.operand(x)
    sizes = [*torch.empty(value.shape, device="meta").reshape(*shape).shape] if -1 in shape else [*shape]
    dims = regrouped(value.dims, sizes)
    return value._replace(dims=dims, numbers=value.numbers.reshape([unrolled_size(dim) for dim in dims]))


FUNCTIONS["reshape"] = FUNCTIONS["_unsafe_view"] = view


@function
def clone(recording: Recording, x: Any, *, memory_format: Any = None) -> Value:
    return recording.operand(x)


FUNCTIONS["alias"] = FUNCTIONS["contiguous"] = FUNCTIONS["lift_fresh"] = clone


@function
def permute(recording: Recording, x: Any, order: Sequence[int]) -> Value:
    value = recording.operand(x)
    places = [place_of(i, len(value.dims)) for i in order]
    return value._replace(dims=[value.dims[i] for i in places], numbers=value.numbers.transpose(places))


@function
def transpose(recording: Recording, x: Any, a: int, b: int) -> Value:
    order = [*range(x.ndim)]
    order[a], order[b] = order[b], order[a]
    return permute(recording, x, order)


@function
def t(recording: Recording, x: Any) -> Value:
    return permute(recording, x, [*range(x.ndim)][::-1])


@function
def unsqueeze(recording: Recording, x: Any, dim: int) -> Value:
    value = recording.operand(x)
    place = place_of(dim, len(value.dims) + 1)
    dims = [*value.dims[:place], (), *value.dims[place:]]
    return value._replace(dims=dims, numbers=np.expand_dims(value.numbers, place))


@function
def squeeze(recording: Recording, x: Any, dim: int | Sequence[int] | None = None) -> Value:
    value = recording.operand(x)
    rank = len(value.dims)
    candidates = [*range(rank)] if dim is None else [dim] if isinstance(dim, int) else dim
    places = [p for p in [place_of(i, rank) for i in candidates] if not value.dims[p]] if rank else []
    dims = [d for i, d in enumerate(value.dims) if i not in places]
    return value._replace(dims=dims, numbers=value.numbers.squeeze(tuple(places)))


@function
def expand(recording: Recording, x: Any, sizes: Sequence[int], *, implicit: bool = False) -> Value:
    value = recording.operand(x)
    new = len(sizes) - len(value.dims)
    dims: list[Dim] = []
    for i, size in enumerate(sizes):
        old = value.dims[i - new] if i >= new else ()
        dims.append(recording.made_dimension(size) if not old and size > 1 else old)
    scalars = value.numbers.reshape([1] * new + [*value.numbers.shape])
    return value._replace(dims=dims, numbers=np.broadcast_to(scalars, [unrolled_size(dim) for dim in dims]))


@function
def select_(recording: Recording, x: Any, dim: int, index: int) -> Value:
    value = recording.operand(x)
    place = place_of(dim, len(value.dims))
    unrolled(value.dims[place])
    return value._replace(dims=_with(value.dims, place), numbers=array(value.numbers.take(index, place)))


@function
def slice_(
    recording: Recording, x: Any, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> Value:
    value = recording.operand(x)
    place = place_of(dim, len(value.dims))
    chosen = range(size_of(value.dims[place]))[slice(start, end, step)]
    return _taken(value, place, chosen)


def _taken(value: Value, place: int, chosen: Sequence[int]) -> Value:
    """The elements of a dimension with these indices."""
    dim = value.dims[place]
    if len(chosen) == size_of(dim) and [*chosen] == [*range(len(chosen))]:
        return value
    if not len(chosen):
        raise Untraceable("a tensor without numbers")
    unrolled(dim)
    new: Dim = (len(chosen),) if len(chosen) > 1 else ()
    return value._replace(dims=_with(value.dims, place, new), numbers=value.numbers.take([*chosen], place))


@function
def index(recording: Recording, x: Any, indices: Sequence[Tensor | None]) -> Value:
    value = recording.operand(x)
    indexed = [(i, k) for i, k in enumerate(indices) if k is not None]
    if len(indexed) != 1 or isinstance(indexed[0][1], SymbolicTensor) or indexed[0][1].ndim != 1:
        raise Untraceable("an index of several tensors, or of unknown ones")
    place, chosen = indexed[0]
    if chosen.dtype == torch.bool:
        chosen = chosen.nonzero().squeeze(-1)
    size = size_of(value.dims[place])
    return _taken(value, place, [place_of(k, size) for k in chosen.tolist()])


@function
def index_select(recording: Recording, x: Any, dim: int, chosen: Tensor) -> Value:
    return index(recording, x, [None] * place_of(dim, x.ndim) + [chosen])


@function
def diagonal(recording: Recording, x: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Value:
    value = recording.operand(x)
    places = [place_of(i, len(value.dims)) for i in (dim1, dim2)]
    for i in places:
        unrolled(value.dims[i])
    scalars = value.numbers.diagonal(offset, *places)
    others = [dim for i, dim in enumerate(value.dims) if i not in places]
    size = scalars.shape[-1]
    if not size:
        raise Untraceable("a tensor without numbers")
    return value._replace(dims=[*others, (size,) if size > 1 else ()], numbers=scalars)


@function
def flip(recording: Recording, x: Any, dims: Sequence[int]) -> Value:
    value = recording.operand(x)
    for dim in dims:
        place = place_of(dim, len(value.dims))
        value = _taken(value, place, range(size_of(value.dims[place]))[::-1])
    return value


@function
def unbind(recording: Recording, x: Any, dim: int = 0) -> list[Value]:
    return [select_(recording, x, dim, k) for k in range(x.shape[dim])]


@function
def split_with_sizes(recording: Recording, x: Any, sizes: Sequence[int], dim: int = 0) -> list[Value]:
    ends = np.cumsum(sizes).tolist()
    return [slice_(recording, x, dim, end - n, end) for end, n in zip(ends, sizes, strict=True)]


@function
def split(recording: Recording, x: Any, size: int, dim: int = 0) -> list[Value]:
    n = x.shape[dim]
    return split_with_sizes(recording, x, [min(size, n - k) for k in range(0, n, size)], dim)


@function
def cat(recording: Recording, tensors: Sequence[Any], dim: int = 0) -> Value:
    values = [recording.as_numbers(recording.operand(x)) for x in tensors]
    place = place_of(dim, len(values[0].dims))
    for v in values:
        unrolled(v.dims[place])
    dims = [*values[0].dims]
    for i in range(len(dims)):
        if i != place:
            for v in values[1:]:
                if bool(dims[i]) != bool(v.dims[i]):
                    raise Untraceable("tensors of different shapes are joined")
                met(dims[i], v.dims[i])
    joined = np.concatenate([v.numbers for v in values], place)
    size = joined.shape[place]
    return Value(_with(dims, place, (size,) if size > 1 else ()), joined)


@function
def stack(recording: Recording, tensors: Sequence[Any], dim: int = 0) -> Value:
    place = place_of(dim, len(recording.operand(tensors[0]).dims) + 1)
    return cat(recording, [recording.tensor(unsqueeze(recording, x, place)) for x in tensors], place)


def _filled(recording: Recording, sizes: Sequence[int], number: float) -> Value:
    value = Value([], array(recording.number(number)))
    return expand(recording, recording.tensor(value), sizes)


def _constants(name: str, number: float | None) -> None:
    def like(recording: Recording, x: Any, fill: float = 0, *, dtype: Any = None, **_: Any) -> Value:
        if dtype not in (None, recording.dtype) or x.dtype != recording.dtype:
            raise Untraceable(f"constants of {dtype}")
        value = recording.operand(x)
        scalar = recording.number(fill if number is None else number)
        full = np.full([unrolled_size(dim) for dim in value.dims], scalar, dtype=object)
        return Value(value.dims, full)

    def new(
        recording: Recording, x: Any, sizes: Sequence[int], fill: float = 0, *, dtype: Any = None, **_: Any
    ) -> Value:
        if dtype not in (None, recording.dtype) or x.dtype != recording.dtype:
            raise Untraceable(f"constants of {dtype}")
        return _filled(recording, sizes, fill if number is None else number)

    FUNCTIONS[f"{name}_like"], FUNCTIONS[f"new_{name}"] = like, new


_constants("zeros", 0)
_constants("ones", 1)
_constants("full", None)
