"""Calls of routines in the text of a kernel: functions with loops, each of which stands there once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..programs import ROUTINE, Routine, Scalar


class Calls:
    """The calls of a text. An operand that is what a routine has returned is not copied.

    Attributes:
        lines: The lines of the text so far.
        names: The names of values, by the ids of their nodes.
        functions: The definitions of the functions that are called, by name.
    """

    def __init__(self, lines: list[str], names: Mapping[int, str]) -> None:
        self.lines, self.names, self.functions = lines, names, dict[str, str]()
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

    def _operand(self, xs: Sequence[Scalar]) -> str:
        """The address of an operand."""
        if not xs:
            return "nullptr"
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
