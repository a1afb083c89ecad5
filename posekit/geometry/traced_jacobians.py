"""Jacobians of Python functions of clouds, which are traced into ops."""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import AVAILABLE, Port, Struct, dispatch_modes, forward_ad_level, is_eager
from ..tracing import Key, Layout, Reader, Traced, Unknown, Untraceable, declared, factors_of, trace
from ..values import Pose, Rotation
from .ports import Pose as PosePort
from .ports import Rotation as RotationPort

# The least numbers of a Jacobian: torch.func computes as many in about 5 ms. Compiling an op takes half a second.
LEAST = 2**18
_LARGEST = 24  # columns
_PROGRAMS = 8  # of a function: one whose algebra is always another is not worth compiling
_STRUCTS: dict[Any, type[Struct]] = {Pose: PosePort, Rotation: RotationPort}
_places: dict[Any, frozenset[Key] | None] = {}  # by function and shapes: the unrolled dimensions; None: untraceable
_programs: dict[types.CodeType, set[str]] = {}
_agreed: dict[str, bool] = {}  # by op: whether it computes what its function does

Blocks = list[list[Tensor]]


def is_suitable(values: Sequence[Any], numbers: int, columns: int) -> bool:
    """Whether to trace a function of these values.

    Args:
        values: Its arguments, with all dimensions of the batch.
        numbers: The numbers of its results.
        columns: The columns of its Jacobian.
    """
    tensors = [x for value in values for x in ((value,) if isinstance(value, Tensor) else value._tensors())]
    return (
        AVAILABLE
        and numbers * columns >= LEAST
        and columns <= _LARGEST
        and not torch.compiler.is_compiling()
        and not dispatch_modes()
        and forward_ad_level() < 0
        and is_eager(tensors)
        and len({x.dtype for x in tensors}) == 1
    )


def blocks(
    code: Any,
    raw: Callable[..., Sequence[Tensor]],
    values: Sequence[Any],
    batch: Sequence[int],
    other: Callable[[], Blocks],
) -> Blocks | None:
    """For each result and argument the block (*batch, out, in). None if the function is no program.

    Args:
        code: What the function is known by.
        raw: The function of the tensors of all arguments, which returns those of all results.
        values: The arguments.
        batch: Their batch shape.
        other: Computes the same without a trace, to compare the first result of an op with.
    """
    place = code, tuple(batch), *[(type(x), tuple(x.shape)) for x in values]
    known = _places.get(place, frozenset()) if code is not None else frozenset()
    if known is None:
        return None
    try:
        (key, found), _places[place] = _traced(raw, values, batch, known)
    except Untraceable:
        _places[place] = None
        return None
    programs = _programs.setdefault(code, set())
    if key not in programs and len(programs) == _PROGRAMS:
        return None
    programs.add(key)
    if key not in _agreed:
        expected = other()
        _agreed[key] = all(
            [_is_close(x, y) for row, rest in zip(found, expected, strict=True) for x, y in zip(row, rest, strict=True)]
        )
        return expected
    return found if _agreed[key] else None


def _is_close(x: Tensor, y: Tensor) -> bool:
    scale = y.detach().abs().nan_to_num(0, 0, 0).amax()
    return torch.allclose(x, y, rtol=0, atol=float(scale) * torch.finfo(x.dtype).eps ** 0.5, equal_nan=True)


def _traced(
    raw: Callable[..., Sequence[Tensor]], values: Sequence[Any], batch: Sequence[int], known: frozenset[Key]
) -> tuple[tuple[str, Blocks], frozenset[Key]]:
    """What identifies the ops and the blocks, and the dimensions that are unrolled."""
    unknowns: list[Unknown] = []
    arguments: dict[str, type[Struct] | None] = {}
    ports: list[Port] = []
    tensors: list[Tensor] = []
    columns = 0
    for i, value in enumerate(values):
        kind = _STRUCTS.get(type(value))
        if kind is None and not isinstance(value, Tensor):
            raise Untraceable(f"an argument of type {type(value).__name__}")
        parts = value._tensors() if kind else (value,)
        shapes = [tuple(x.shape[len(batch) :]) for x in parts]
        if any([len(shape) > (1 if kind else 2) for shape in shapes]):
            raise Untraceable("an argument of more dimensions")
        names = [f"x{i}_{field}" for field in kind.fields] if kind else [f"x{i}"]
        unknowns += [Unknown(name, shape) for name, shape in zip(names, shapes, strict=True)]
        ports += [Port(name, shape) for name, shape in zip(names, shapes, strict=True)]
        arguments[f"x{i}"] = kind
        columns += kind.tangent if kind else math.prod(shapes[0])
        tensors += parts

    def made(traced: Traced) -> tuple[str, Blocks]:
        found, keys = [], []
        for result in traced.results:
            layout = Layout.of(traced, result, whole=False)
            reader = Reader.of(traced, layout)
            op: Any = declared(traced, layout, reader, arguments, ports)
            ones = [1] * len(layout.axes)
            given = [x.reshape(-1, *ones, *port.shape) for x, port in zip(tensors, ports, strict=True)]
            columns = op.jacobian(tuple(arguments)).direct(*given, *reader.tensors(traced, layout))
            columns = columns if isinstance(columns, tuple) else (columns,)
            found.append([_ordered(x, traced, layout, result.dims[len(batch) :], batch) for x in columns])
            keys.append(op.op.name)
        return " ".join(keys), found

    like = tensors[0]
    return trace(lambda symbols: raw(*symbols), unknowns, batch, like.dtype, like.device, made, columns, known)


def _ordered(x: Tensor, traced: Traced, layout: Layout, dims: Sequence[Any], batch: Sequence[int]) -> Tensor:
    """A block of a Jacobian, (problems, *rows, unrolled numbers, *columns), with its rows in the order of a result."""
    axes, sizes, order = factors_of(layout, dims)
    columns = math.prod(x.shape[2 + len(axes) :])
    x = x.reshape(*batch, *axes, *sizes, columns)
    lead = len(batch)
    x = x.permute([*range(lead), *[lead + i for i in order], x.ndim - 1])
    return x.reshape(*batch, math.prod(axes) * math.prod(sizes), columns)
