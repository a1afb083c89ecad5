"""One call of a function with symbolic unknowns, and ops inside it: their algebra becomes part of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np
import torch

from ..engine import ElementwiseProgram, Program, pytree
from . import arithmetic, exponentials, reductions, shaping, torch_functions  # noqa: F401  (they declare the functions of torch)
from .axes import Axis, Dim, Key, Unrolled, Untraceable, broadcast, merged, unrolled
from .symbolic import FUNCTIONS, NODES, Recording, SymbolicTensor, Value, array


def inlined(recording: Recording, program: Program, inputs: Sequence[Any]) -> list[Value]:
    """The results of a program at symbolic inputs."""
    if not isinstance(program, ElementwiseProgram):
        raise Untraceable(f"{program.title} is no elementwise op")
    batches, scalars = [], []
    for x, port in zip(inputs, program.inputs, strict=True):
        value = recording.as_numbers(recording.operand(x))
        rank = len(value.dims) - len(port.shape)
        batches.append(value.dims[:rank])
        if any([unrolled(dim) != merged([n]) for dim, n in zip(value.dims[rank:], port.shape, strict=True)]):
            raise Untraceable(f"{program.title}: an argument has another shape")
        scalars.append(value.numbers)
    dims = broadcast(*batches)
    shape = [1] * len(dims)
    for batch, element in zip(batches, scalars, strict=True):
        for i, n in enumerate(element.shape[: len(batch)], len(dims) - len(batch)):
            shape[i] = max(shape[i], n)
    spread = [
        _spread(x, shape, port.size, len(batch))
        for x, port, batch in zip(scalars, program.inputs, batches, strict=True)
    ]
    rows = []
    for k in range(len(spread[0])):
        rows.append(program.inlined([x[k] for x in spread], recording.graph))
    results = []
    for j, port in enumerate(program.outputs):
        flat = array([s for row in rows for s in row[j]])
        results.append(Value([*dims, *[merged([n]) for n in port.shape]], flat.reshape([*shape, *port.shape])))
    return results


def _spread(scalars: Any, shape: Sequence[int], size: int, rank: int) -> Any:
    """Scalars by element of the batch that is unrolled."""
    element = scalars.shape[rank:]
    full = np.broadcast_to(scalars.reshape([*[1] * (len(shape) - rank), *scalars.shape]), (*shape, *element))
    return full.reshape(-1, size)


FUNCTIONS["run"] = inlined


Result = TypeVar("Result")
_TRIES = 24  # of a trace, each of which unrolls some more dimensions


class Unknown(NamedTuple):
    """An unknown tensor.

    Attributes:
        name: The name of its port.
        shape: Its shape after the batch of unknowns.
    """

    name: str
    shape: tuple[int, ...]


class Traced(NamedTuple):
    """What a function computes.

    Attributes:
        recording: The trace.
        results: The nesting of its results, with a `Value` in place of each tensor.
        batch: The axes of the batch of unknowns, None where its size is 1.
        spec: The nesting.
    """

    recording: Recording
    results: list[Value]
    batch: Sequence[Axis | None]
    spec: Any


def trace(
    call: Callable[[Sequence[Any]], Any],
    unknowns: Sequence[Unknown],
    batch: Sequence[int],
    dtype: torch.dtype,
    device: torch.device,
    finish: Callable[[Traced], Result],
    columns: int,
    known: frozenset[Key] = frozenset(),
) -> tuple[Result, frozenset[Key]]:
    """Call a function with symbolic tensors.

    Args:
        call: Takes the tensors of the unknowns, and returns a nesting of tensors.
        unknowns: The unknowns.
        batch: Their batch shape.
        dtype: Their dtype.
        device: Their device.
        finish: Makes something of the trace. It may ask for dimensions to be unrolled too.
        columns: The numbers by which the program will be differentiated: the time of a compiler is about proportional
            to them.
        known: The dimensions that an earlier trace had to unroll, with which this one begins.

    Returns:
        What ``finish`` has made of the trace, and the dimensions that are unrolled.

    Raises:
        Untraceable: If the function is no program.
    """
    unrolled = known
    for _ in range(_TRIES):
        recording = Recording(dtype, device, unrolled, NODES // max(columns, 1))
        try:
            return finish(_traced(call, unknowns, batch, recording)), unrolled
        except Unrolled as more:
            if not more.keys - unrolled:
                raise Untraceable("a dimension is both unrolled and not") from None
            unrolled |= more.keys
    raise Untraceable("too many dimensions are unrolled")


def _traced(
    call: Callable[[Sequence[Any]], Any], unknowns: Sequence[Unknown], batch: Sequence[int], recording: Recording
) -> Traced:
    axes = [Axis(size, is_fixed=True) if size > 1 else None for size in batch]
    lead: list[Dim] = [() if axis is None else (axis,) for axis in axes]
    tensors = []
    for unknown in unknowns:
        dims = [*lead, *[(n,) if n > 1 else () for n in unknown.shape]]
        count = 1
        for n in unknown.shape:
            count *= n
        scalars = [recording.graph.symbol(unknown.name, k) for k in range(count)]
        tensors.append(recording.tensor(Value(dims, array(scalars).reshape([1] * len(lead) + [*unknown.shape]))))
    try:
        with torch.enable_grad():
            results, spec = pytree.tree_flatten(call(tensors))
    except Exception as error:  # of the function, which may not expect such tensors
        error = recording.failure or error
        if isinstance(error, Unrolled | Untraceable):
            raise error from None
        raise Untraceable(f"{type(error).__name__}: {error}") from error
    if recording.failure is not None:
        if isinstance(recording.failure, Unrolled):
            raise recording.failure
        raise Untraceable(str(recording.failure))
    if not results or not all([isinstance(x, SymbolicTensor) and x.recording is recording for x in results]):
        raise Untraceable("a result does not depend on the unknowns")
    for lifted in recording.inputs.values():
        lifted.check()
    _check_axes(recording)
    return Traced(recording, [recording.as_numbers(x.value) for x in results], axes, spec)


def _check_axes(recording: Recording) -> None:
    """Each dimension of a tensor must have an axis of its own."""
    for value in recording.values:
        axes = [f.root for dim in value.dims for f in dim if isinstance(f, Axis)]
        for k, axis in enumerate(axes):
            if axis in axes[:k]:
                axis.unroll()
