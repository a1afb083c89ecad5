"""Calls of routines in the text of a kernel: functions with loops, each of which stands there once."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from ..programs import ROUTINE, SYMBOL, Routine, Scalar

Place = Callable[[str, int], int | None]  # the place of a component of an input in the array `i_t`


class Calls:
    """The calls of a text. An operand that is a part of an array already, of the inputs or of results, is not copied.

    Attributes:
        lines: The lines of the text so far.
        names: The names of values, by the ids of their nodes.
        functions: The definitions of the functions that are called, by name.
    """

    def __init__(self, lines: list[str], names: Mapping[int, str], place: Place) -> None:
        self.lines, self.names, self.functions, self._place = lines, names, dict[str, str](), place
        self._arrays: dict[tuple[int, ...], str] = {}
        self._results: dict[tuple[object, ...], str] = {}

    def result(self, x: Scalar) -> str:
        """The expression for a result of a routine, which is called for the first of them."""
        routine, k = x.data
        key = (routine, *[a.id for a in x.args])
        if key not in self._results:
            operands = [self._operand(xs) for xs in routine.operands(x.args)]
            name = self._results[key] = f"r{len(self.lines)}"
            call = f"{self._function(routine)}({', '.join([*operands, name])});"
            self.lines += [f"REAL {name}[{routine.results}];", call]
        return f"{self._results[key]}[{k}]"

    def unread(self, order: Sequence[Scalar], outputs: Sequence[Scalar]) -> set[int]:
        """The ids of the inputs that only routines read, where they are."""
        read = {y.id for y in outputs}
        for x in order:
            if x.op is ROUTINE:
                operands = x.data[0].operands(x.args)
                read |= {a.id for operand in operands if self._start(operand) is None for a in operand}
            else:
                read |= {a.id for a in x.args}
        return {x.id for x in order if x.op is SYMBOL} - read

    def _start(self, xs: Sequence[Scalar]) -> int | None:
        """The place of an operand among the inputs, if it is a part of them."""
        places = [self._place(*x.data) if x.op is SYMBOL else None for x in xs]
        start = places[0] if places else None
        return start if start is not None and places == [*range(start, start + len(xs))] else None

    def _operand(self, xs: Sequence[Scalar]) -> str:
        """The address of an operand."""
        if not xs:
            return "nullptr"
        start = self._start(xs)
        if start is not None:
            return f"i_t + {start}"
        first = xs[0]
        if all(x.op is ROUTINE and x.args == first.args and x.data[0] is first.data[0] for x in xs):
            start = first.data[1]
            if [x.data[1] for x in xs] == [*range(start, start + len(xs))]:
                return f"&{self.names[first.id]}"
        key = tuple([x.id for x in xs])
        if key not in self._arrays:
            name = self._arrays[key] = f"q{len(self.lines)}"
            self.lines.append(f"const REAL {name}[] = {{{', '.join([self.names[x.id] for x in xs])}}};")
        return self._arrays[key]

    def _function(self, routine: Routine) -> str:
        name = re.sub(r"\W", "_", routine.name)
        if name not in self.functions:
            parameters = [f"const REAL* __restrict a{i}" for i in range(len(routine.sizes))]
            head = f"auto {name} = []({', '.join(parameters)}, REAL* __restrict r) __attribute__((noinline)) {{"
            self.functions[name] = f"{head}\n{routine.text()}\n}};"
        return name
