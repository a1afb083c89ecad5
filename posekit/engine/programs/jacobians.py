"""Dense Jacobians of expression graphs, and types of declarations that have tangents of their own."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ...errors import PosekitError
from .arrays import Array
from .derivatives import adjoints, tangents
from .scalar import Scalar

Rows = Sequence[Sequence[Scalar]]
Shape = tuple[int, ...]
ARRAY = "a"  # the letter of a port that belongs to no struct


class Struct:
    """A type of declarations that consists of several arrays, each of which becomes a port.

    Attributes:
        letter: What stands for it in the names of Jacobians: a capital letter, or any name in parentheses.
        fields: The names and types of its arrays.
        tangent: The number of dimensions of its tangents, which take the place of its numbers in a Jacobian.
    """

    letter: ClassVar[str] = ""
    fields: ClassVar[Mapping[str, type[Array]]] = {}
    tangent: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        if cls.letter:
            STRUCTS[cls.letter] = cls

    def arrays(self) -> tuple[Array, ...]:
        """Its arrays, in the order of ``fields``."""
        return tuple([getattr(self, name) for name in self.fields])

    def directions(self) -> list[list[Scalar]]:
        """For each basis vector of the tangent space, the derivatives of all numbers of the arrays along it."""
        raise NotImplementedError

    def covectors(self) -> list[list[Scalar]]:
        """For each coordinate of a tangent, its derivatives with respect to all numbers of the arrays."""
        raise NotImplementedError

    @classmethod
    def unpack(cls, value: Any, where: str) -> tuple[Any, ...]:
        """The tensors of a value that a user passes as the argument named by ``where``."""
        raise NotImplementedError

    @classmethod
    def pack(cls, *tensors: Any) -> Any:
        """The value that a user gets."""
        raise NotImplementedError


STRUCTS: dict[str, type[Struct]] = {}


class Part(NamedTuple):
    """An argument or result of an op: one port, or those of a struct.

    Attributes:
        ports: The indices of its ports.
        kind: The type of the struct, or None.
        shape: Its dimensions in a Jacobian.
    """

    ports: range
    kind: type[Struct] | None
    shape: Shape

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def numbers(self, rows: Rows) -> list[Scalar]:
        return [x for i in self.ports for x in rows[i]]

    def directions(self, rows: Rows) -> list[list[Scalar]]:
        return self._struct(rows).directions() if self.kind else self._unit_vectors(rows)

    def covectors(self, rows: Rows) -> list[list[Scalar]]:
        return self._struct(rows).covectors() if self.kind else self._unit_vectors(rows)

    def _unit_vectors(self, rows: Rows) -> list[list[Scalar]]:
        graph, n = rows[self.ports[0]][0].graph, self.size
        return [[graph.const(int(i == k)) for k in range(n)] for i in range(n)]

    def _struct(self, rows: Rows) -> Any:
        kind: Any = self.kind
        return kind(*[array(rows[i]) for array, i in zip(kind.fields.values(), self.ports, strict=True)])


def letters(layout: str) -> list[str]:
    """The letters of a layout."""
    return re.findall(r"\([^()]*\)|.", layout)


def parts(layout: str, shapes: Sequence[Shape]) -> list[Part]:
    """The arguments or results of an op.

    Args:
        layout: The letter of each: that of a struct, or `ARRAY`.
        shapes: The shapes of all ports.
    """
    result: list[Part] = []
    first = 0
    for letter in letters(layout):
        kind = STRUCTS.get(letter)
        expected = [array.shape for array in kind.fields.values()] if kind else [*shapes[first : first + 1]]
        if (kind is None and letter != ARRAY) or not expected or [*shapes[first : first + len(expected)]] != expected:
            raise PosekitError(f"the layout {layout!r} does not match ports of shapes {[*shapes]}")
        result.append(Part(range(first, first + len(expected)), kind, (kind.tangent,) if kind else expected[0]))
        first += len(expected)
    if first != len(shapes):
        raise PosekitError(f"the layout {layout!r} does not match ports of shapes {[*shapes]}")
    return result


def jacobian(
    inputs: Rows, outputs: Rows, arguments: Sequence[Part], results: Sequence[Part]
) -> list[list[list[Scalar]]]:
    """The Jacobian of each result with respect to each of ``arguments``: its numbers in row-major order.

    It is computed in forward mode or in reverse mode, whichever takes fewer passes.

    Args:
        inputs: The symbols of all inputs.
        outputs: The values of all outputs.
        arguments: The arguments to differentiate with respect to.
        results: The results.
    """
    covectors = [part.covectors(outputs) for part in results]
    directions = [part.directions(inputs) for part in arguments]
    symbols = [part.numbers(inputs) for part in arguments]
    if sum(part.size for part in arguments) <= sum(part.size for part in results):
        values = [y for part in results for y in part.numbers(outputs)]
        columns = [
            [_split(tangents(values, dict(zip(xs, along, strict=True))), results, outputs) for along in basis]
            for xs, basis in zip(symbols, directions, strict=True)
        ]  # by argument and direction: the derivatives of each result
        return [
            [[_dot(row, dots[j]) for row in rows for dots in column] for column in columns]
            for j, rows in enumerate(covectors)
        ]
    flat = [x for xs in symbols for x in xs]
    blocks = []
    for part, rows in zip(results, covectors, strict=True):
        values = part.numbers(outputs)
        gradients = [_split(adjoints(values, row, flat), arguments, inputs) for row in rows]
        blocks.append(
            [[_dot(bars[i], along) for bars in gradients for along in basis] for i, basis in enumerate(directions)]
        )
    return blocks


def pullback(
    inputs: Rows, values: Sequence[Scalar], covector: Sequence[Scalar], arguments: Sequence[Part]
) -> list[list[Scalar]]:
    """The product of a covector and the Jacobian of values with respect to each of ``arguments``, in one pass.

    Args:
        inputs: The symbols of all inputs.
        values: The numbers to differentiate.
        covector: As many numbers.
        arguments: The arguments to differentiate with respect to.
    """
    flat = [x for part in arguments for x in part.numbers(inputs)]
    bars = _split(adjoints(values, covector, flat), arguments, inputs)
    return [[_dot(bar, along) for along in part.directions(inputs)] for bar, part in zip(bars, arguments, strict=True)]


def pushforward(
    inputs: Rows, outputs: Rows, arguments: Sequence[Part], results: Sequence[Part], steps: Rows
) -> list[list[Scalar]]:
    """The product of the Jacobian of each result and a step of each of ``arguments``, in one pass.

    Args:
        inputs: The symbols of all inputs.
        outputs: The values of all outputs.
        arguments: The arguments that move.
        results: The results.
        steps: The step of each argument.
    """
    seeds = {
        x: _dot(along, step)
        for part, step in zip(arguments, steps, strict=True)
        for x, along in zip(part.numbers(inputs), zip(*part.directions(inputs), strict=True), strict=True)
    }
    values = [y for part in results for y in part.numbers(outputs)]
    dots = _split(tangents(values, seeds), results, outputs)
    return [[_dot(row, change) for row in part.covectors(outputs)] for part, change in zip(results, dots, strict=True)]


def _split(scalars: Sequence[Scalar], parts: Sequence[Part], rows: Rows) -> list[Sequence[Scalar]]:
    """Consecutive numbers by part."""
    pieces, start = [], 0
    for part in parts:
        count = sum(len(rows[i]) for i in part.ports)
        pieces.append(scalars[start : start + count])
        start += count
    return pieces


def _dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    total = a[0].graph.const(0)
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total
