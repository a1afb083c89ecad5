"""Jacobians of Python functions of clouds, which are traced into ops."""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import AVAILABLE, Port, Struct, dispatch_modes, forward_ad_level, is_eager
from ..tracing import Arrangement, Key, Layout, Reader, Traced, Unknown, Untraceable, Value, declared, factors_of, trace
from ..values import GROUPS

# The least numbers of a Jacobian: torch.func computes as many in about 5 ms. Compiling an op takes half a second.
LEAST = 2**18
LARGEST = 24  # columns
_PROGRAMS = 8  # of a function: one whose algebra is always another is not worth compiling
_places: dict[Any, frozenset[Key] | None] = {}  # by function and shapes: the unrolled dimensions; None: untraceable
_programs: dict[types.CodeType, set[str]] = {}
_agreed: dict[str, bool] = {}  # by op: whether it computes what its function does

Blocks = list[list[Tensor]]


def is_suitable(values: Sequence[Any], outputs: int, columns: int) -> bool:
    """Whether to trace a function of these values.

    Args:
        values: Its arguments, with all dimensions of the batch.
        outputs: The numbers of its results.
        columns: The columns of its Jacobian.
    """
    tensors = [x for value in values for x in ((value,) if isinstance(value, Tensor) else value._tensors())]
    return (
        AVAILABLE
        and outputs * columns >= LEAST
        and columns <= LARGEST
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
        (key, result), _places[place] = _traced(raw, values, batch, known)
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
            [is_close(x, y) for row, rest in zip(result, expected, strict=True) for x, y in zip(row, rest, strict=True)]
        )
        return expected
    return result if _agreed[key] else None


def is_close(x: Tensor, y: Tensor) -> bool:
    scale = y.detach().abs().nan_to_num(0, 0, 0).amax()
    return torch.allclose(x, y, rtol=0, atol=float(scale) * torch.finfo(x.dtype).eps ** 0.5, equal_nan=True)


class ResultJacobian(NamedTuple):
    """The Jacobian of one result by an op.

    Attributes:
        name: What identifies the op.
        direct: The op of the Jacobian, of tensors.
        arrangements: How the tensors that it reads are put in order.
        constants: The numbers that it reads, or None.
        shapes: For each tensor of the unknowns its shape, with the batch as one dimension and ones for the rows. None
            where it has no batch: it broadcasts as it is.
        split: The shape of a block with a dimension for each of the batch, the rows and what is unrolled.
        order: The permutation of these dimensions that is that of the result, None for none.
        rows: The shape of the block without its columns.
    """

    name: str
    direct: Callable[..., Any]
    arrangements: Sequence[Arrangement]
    constants: Tensor | None
    shapes: Sequence[Sequence[int]] | None
    split: Sequence[int]
    order: Sequence[int] | None
    rows: Sequence[int]

    @classmethod
    def of(
        cls, traced: Traced, result: Value, arguments: Arguments, batch: Sequence[int]
    ) -> tuple[ResultJacobian, list[Tensor]]:
        """The Jacobian of a result, and what it reads."""
        layout = Layout.of(traced, result, whole=False)
        reader = Reader.of(traced, layout)
        op: Any = declared(traced, layout, reader, arguments.kinds, arguments.ports)
        ones = [1] * len(layout.axes)
        axes, sizes, order = factors_of(layout, result.dims[len(batch) :])
        places = [*range(len(batch)), *[len(batch) + i for i in order]]
        part = cls(
            op.op.name,
            op.jacobian(tuple(arguments.kinds)).direct,
            [Arrangement.of(x.tensor, x.dims, traced, layout.axes) for x in reader.inputs],
            reader.numbers(traced, layout),
            [(math.prod(batch), *ones, *port.shape) for port in arguments.ports] if batch else None,
            (*batch, *axes, *sizes),
            None if places == sorted(places) else (*places, len(places)),
            (*batch, math.prod(axes) * math.prod(sizes)),
        )
        return part, [x.tensor for x in reader.inputs]

    def __call__(self, unknowns: Sequence[Tensor], inputs: Sequence[Tensor]) -> list[Tensor]:
        """The blocks (*batch, out, in) of the arguments."""
        operands = [*unknowns]
        if self.shapes is not None:
            operands = [x.reshape(shape) for x, shape in zip(operands, self.shapes, strict=True)]
        dtype = operands[0].dtype
        for arrange, x in zip(self.arrangements, inputs, strict=True):
            operands.append(arrange(x if x.dtype is dtype else x.to(dtype)).contiguous())
        if self.constants is not None:
            operands.append(self.constants)
        jacobian = self.direct(*operands)
        return [self._ordered(x) for x in (jacobian if isinstance(jacobian, tuple) else (jacobian,))]

    def _ordered(self, x: Tensor) -> Tensor:
        """A block, (problems, *rows, unrolled numbers, *columns), with its rows in the order of the result."""
        columns = x.numel() // max(math.prod(self.rows), 1)
        if self.order is not None:
            x = x.reshape(*self.split, columns).permute(*self.order)
        return x.reshape(*self.rows, columns)


class Arguments(NamedTuple):
    """The arguments to differentiate with respect to, as unknowns of a trace.

    Attributes:
        unknowns: Their tensors.
        kinds: The names of the arguments of an op, and for each its struct, or None.
        ports: The ports of the tensors.
        tensors: The tensors.
        columns: The columns of a Jacobian.
    """

    unknowns: Sequence[Unknown]
    kinds: dict[str, type[Struct] | None]
    ports: Sequence[Port]
    tensors: Sequence[Tensor]
    columns: int

    @classmethod
    def of(cls, values: Sequence[Any], batch: Sequence[int]) -> Arguments:
        unknowns: list[Unknown] = []
        kinds: dict[str, type[Struct] | None] = {}
        tensors: list[Tensor] = []
        columns = 0
        for i, value in enumerate(values):
            kind = GROUPS.get(type(value))
            if kind is None and not isinstance(value, Tensor):
                raise Untraceable(f"an argument of type {type(value).__name__}")
            parts = value._tensors() if kind else (value,)
            shapes = [tuple(x.shape[len(batch) :]) for x in parts]
            if any([len(shape) > (1 if kind else 2) for shape in shapes]):
                raise Untraceable("an argument of more dimensions")
            names = [f"x{i}_{field}" for field in kind.fields] if kind else [f"x{i}"]
            unknowns += [Unknown(name, shape) for name, shape in zip(names, shapes, strict=True)]
            kinds[f"x{i}"] = kind
            columns += kind.tangent if kind else math.prod(shapes[0])
            tensors += parts
        return cls(unknowns, kinds, [Port(x.name, x.shape) for x in unknowns], tensors, columns)

    def trace(
        self, raw: Callable[..., Any], batch: Sequence[int], known: frozenset[Key], weight: int = 1
    ) -> tuple[list[tuple[ResultJacobian, list[Tensor]]], frozenset[Key]]:
        """The Jacobians of the results of a function of the tensors, and the dimensions that are unrolled.

        Args:
            raw: The function.
            batch: The batch shape of the arguments.
            known: The dimensions to unroll from the start.
            weight: Divides the length of the longest program.
        """

        def made(traced: Traced) -> list[tuple[ResultJacobian, list[Tensor]]]:
            return [ResultJacobian.of(traced, result, self, batch) for result in traced.results]

        like = self.tensors[0]
        columns = self.columns * weight
        return trace(lambda x: raw(*x), self.unknowns, batch, like.dtype, like.device, made, columns, known)


def _traced(
    raw: Callable[..., Sequence[Tensor]], values: Sequence[Any], batch: Sequence[int], known: frozenset[Key]
) -> tuple[tuple[str, Blocks], frozenset[Key]]:
    """What identifies the ops and the blocks, and the dimensions that are unrolled."""
    arguments = Arguments.of(values, batch)
    parts, unrolled = arguments.trace(raw, batch, known)
    return (" ".join([part.name for part, _ in parts]), [part(arguments.tensors, x) for part, x in parts]), unrolled
