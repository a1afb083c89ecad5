"""Ops from traces."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import Declared, ElementwiseProgram, Port, Scalar, Signature, Struct, inputs_of, op_for, public
from .axes import Axis, Dim, Untraceable, unrolled
from .symbolic import Lifted, Value
from .tracer import Traced

CONSTANTS = "constants"  # the name of the port of numbers
_OPS: dict[tuple[str, str], Declared] = {}  # by the layout of the arguments and the digest of the algebra


class Layout(NamedTuple):
    """How the numbers of a result lie.

    Attributes:
        axes: The axes of its rows, those of the batch of unknowns left out.
        vectors: The vectors of a row.
    """

    axes: Sequence[Axis]
    vectors: Sequence[Sequence[Scalar]]

    @property
    def rows(self) -> tuple[int, ...]:
        """The sizes of the dimensions of rows."""
        return tuple([axis.size for axis in self.axes])

    @classmethod
    def of(cls, traced: Traced, value: Value, whole: bool) -> Layout:
        """The layout of a result.

        Args:
            traced: The trace.
            value: The result, whose first dimensions must be those of the batch of unknowns.
            whole: Whether its last dimension must be one of vectors. Otherwise its numbers are independent.
        """
        lead = len(traced.batch)
        for dim, axis in zip(value.dims, traced.batch, strict=False):
            if [f if isinstance(f, int) else f.root for f in dim] != ([] if axis is None else [axis.root]):
                raise Untraceable("a result does not begin with the batch of unknowns")
        if len(value.dims) < lead:
            raise Untraceable("a result has no dimensions for the batch of unknowns")
        rest = value.dims[lead:]
        last = 1
        if whole and rest:
            unrolled(rest[-1])
            last = value.numbers.shape[-1]
        axes = [f.root for dim in rest for f in dim if isinstance(f, Axis)]
        flat = [*value.numbers.flat]
        if not whole:
            return cls(axes, [flat])
        return cls(axes, [flat[k : k + last] for k in range(0, len(flat), last)])


def factors_of(layout: Layout, dims: Sequence[Dim]) -> tuple[list[int], list[int], list[int]]:
    """The sizes of the axes of a result, those of what is unrolled, and the places of its factors among both."""
    factors = [f for dim in dims for f in dim]
    sizes = [f for f in factors if isinstance(f, int)]
    axes = [axis.size for axis in layout.axes]
    rows, rest = iter(range(len(axes))), iter(range(len(axes), len(factors)))
    return axes, sizes, [next(rest) if isinstance(f, int) else next(rows) for f in factors]


class Reader(NamedTuple):
    """What an op reads besides the unknowns.

    Attributes:
        inputs: The tensors.
        constants: The numbers, if there are any.
    """

    inputs: Sequence[Lifted]
    constants: Sequence[float] | None

    @classmethod
    def of(cls, traced: Traced, layout: Layout) -> Reader:
        used = inputs_of(layout.vectors)
        recording = traced.recording
        inputs = [x for x in recording.inputs.values() if x.name in used]
        covered = {f.root for x in inputs for dim in x.dims for f in dim if isinstance(f, Axis)}
        if not covered >= {*layout.axes}:
            raise Untraceable("rows do not depend on any tensor")
        return cls(inputs, recording.constants if CONSTANTS in used else None)

    def ports(self) -> list[Port]:
        """The ports of the op, after those of the unknowns."""
        ports = [Port(x.name, _port_shape(x.sizes)) for x in self.inputs]
        return ports if self.constants is None else [*ports, Port(CONSTANTS, (len(self.constants),))]

    def tensors(self, traced: Traced, layout: Layout) -> list[Tensor]:
        """The tensors, with the batch of unknowns as one dimension, or one of size 1, then those of the rows."""
        arranged_inputs = [arranged(x.tensor, x.dims, traced, layout.axes) for x in self.inputs]
        constants = self.numbers(traced, layout)
        return arranged_inputs if constants is None else [*arranged_inputs, constants]

    def numbers(self, traced: Traced, layout: Layout) -> Tensor | None:
        """The constants, for each row."""
        if self.constants is None:
            return None
        constants = _constants(tuple(self.constants), traced.recording.dtype, traced.recording.device)
        return constants.reshape(*[1] * (1 + len(layout.axes)), -1)


@functools.lru_cache(maxsize=64)
def _constants(values: tuple[float, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Numbers on a device. They are kept, as a copy to a device cannot be captured in a CUDA graph."""
    return torch.tensor(values, dtype=dtype, device=device)


def _port_shape(sizes: Sequence[int]) -> tuple[int, ...]:
    count = 1
    for n in sizes:
        count *= n
    return (count,) if sizes else ()


class Arrangement(NamedTuple):
    """How the dimensions of a tensor are put in order: the batch of unknowns, the rows, and what is unrolled as one.

    Attributes:
        order: The permutation of its dimensions, None for none.
        spread: Its shape with a dimension for each of the batch and the rows.
        full: The same with the whole batch, None where that is shared.
        joined: The shape with one dimension for the batch, and one for what is unrolled, if anything is.
    """

    order: Sequence[int] | None
    spread: Sequence[int]
    full: Sequence[int] | None
    joined: tuple[int, ...]

    @classmethod
    def of(cls, x: Tensor, dims: Sequence[Dim], traced: Traced, axes: Sequence[Axis]) -> Arrangement:
        """That of a tensor with these dimensions, for rows with these axes."""
        places = {f.root: i for i, dim in enumerate(dims) for f in dim if isinstance(f, Axis)}
        rest = [i for i, dim in enumerate(dims) if any(isinstance(f, int) for f in dim)]
        ones = [i for i, dim in enumerate(dims) if not dim]
        batch = [None if axis is None else axis.root for axis in traced.batch]
        chosen = [places.get(axis) if axis is not None else None for axis in (*batch, *axes)]
        aligned = [i for i in chosen if i is not None]
        if len(aligned) + len(rest) + len(ones) != len(dims):
            raise Untraceable("a tensor has dimensions that are not those of the result")
        order = [*aligned, *rest, *ones]
        lead, tail = len(batch), [x.shape[i] for i in rest]
        spread = [*[1 if place is None else x.shape[place] for place in chosen], *tail]
        full = None
        if not all(place is None for place in chosen[:lead]):
            full = [*[1 if axis is None else axis.size for axis in batch], *spread[lead:]]
        count = math.prod((spread if full is None else full)[:lead])
        joined = (count, *spread[lead : lead + len(axes)], *([math.prod(tail)] if rest else []))
        return cls(None if order == sorted(order) else order, spread, full, joined)

    def __call__(self, x: Tensor) -> Tensor:
        if self.order is not None:
            x = x.permute(*self.order)
        if self.full is not None and self.full != self.spread:
            x = x.reshape(self.spread).expand(self.full)
        return x if x.shape == self.joined else x.reshape(self.joined)


def arranged(x: Tensor, dims: Sequence[Dim], traced: Traced, axes: Sequence[Axis]) -> Tensor:
    """A tensor with its dimensions in order: the batch of unknowns, the rows, and what is unrolled as one, if any."""
    return Arrangement.of(x, dims, traced, axes)(x).to(traced.recording.dtype).contiguous()


def declared(
    traced: Traced, layout: Layout, reader: Reader, unknowns: Mapping[str, type[Struct] | None], ports: Sequence[Port]
) -> Declared:
    """The op of a result. It is made once for all traces with the same algebra.

    Args:
        traced: The trace.
        layout: How the numbers of the result lie. Each vector is a result of the op.
        reader: What it reads.
        unknowns: The names of the arguments that are unknowns, and for each its struct, or None.
        ports: The ports of the unknowns.
    """
    inputs = [*ports, *reader.ports()]
    outputs = [Port(f"result{k}", (len(vector),)) for k, vector in enumerate(layout.vectors)]
    rows = [[*vector] for vector in layout.vectors]
    program = ElementwiseProgram("traced", "residual", inputs, outputs, lambda _: rows, graph=traced.recording.graph)
    letters = "".join([kind.letter if kind else "a" for kind in unknowns.values()])
    op = _OPS.get((letters, program.digest))
    if op is None:
        program.name = f"traced@{program.digest[:16]}"
        parameters = {**unknowns, **{port.name: None for port in reader.ports()}}
        signature = Signature.of(parameters, [None] * len(outputs))
        made: Any = public(op_for(program), signature, _declaration)
        op = _OPS.setdefault((letters, program.digest), made)
    return op


def _declaration() -> None:
    """A function that was traced."""
