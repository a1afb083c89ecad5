"""Ops inside a trace: their algebra becomes part of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..engine import ElementwiseProgram, Program
from .axes import Untraceable, broadcast, merged, unrolled
from .symbolic import FUNCTIONS, Recording, Value, array


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
