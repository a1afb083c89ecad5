"""What a step of a sweep reads, computes and writes: shared by the texts for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..dtypes import BY_TAG
from ..programs import CONST, SYMBOL, Along, Scalar, Sweep, Sweeps, contract, lower, reachable, read_labels, width
from .expressions import print_lines

# Operations of a step that do not wait for its carry, from which on they get a loop of their own: in one loop, a long
# chain of waiting operations is more than a processor looks ahead.
SPLIT = 12


def scratch(program: Sweeps) -> int:
    """How many numbers a lane keeps of each step."""
    return sum(len(ks) for ks in _kept(program).values())


def written_in(program: Sweeps) -> list[int]:
    """The sweep during which each output is written: the last one that it reads."""
    order = {s.label: i for i, s in enumerate(program.parts.sweeps)}
    return [max((order[label] for label in read_labels(row)), default=0) for row in program.parts.outputs]


def _read(values: Sequence[Scalar], label: str) -> set[int]:
    return {x.data[1] for x in reachable(values) if x.op is SYMBOL and x.data[0] == f"carry {label}"}


def _values(program: Sweeps, index: int) -> list[Scalar]:
    """Everything that a step of a sweep computes: the next carry, then the outputs that are written on the way."""
    parts = program.parts
    made = list(parts.sweeps[index].next)
    for row, port, when in zip(parts.outputs, program.outputs, written_in(program), strict=True):
        if isinstance(port, Along) and when == index:
            made += row
    return made


def _kept(program: Sweeps) -> dict[str, list[int]]:
    """Which numbers of each sweep's carry are read by later sweeps."""
    sweeps = program.parts.sweeps
    return {
        s.label: sorted(set().union(*[_read(_values(program, j), s.label) for j in range(i + 1, len(sweeps))]))
        for i, s in enumerate(sweeps)
    }


class Text:
    """What the CPU's and the GPU's text have in common."""

    def __init__(self, program: Sweeps, kind: str) -> None:
        self.program, self.kind = program, kind
        self.places: dict[tuple[str, int], int] = {}
        for label, ks in _kept(program).items():
            for k in ks:
                self.places[label, k] = len(self.places)
        self.inputs = {p.name: (f"i{i}", p) for i, p in enumerate(program.inputs)}

    def values(self, index: int) -> list[Scalar]:
        """Everything that a step of a sweep computes, in arithmetic. No product of a chain is exact by itself."""
        return contract(lower(_values(self.program, index), BY_TAG[self.kind].precision))

    def ahead(self, index: int, name: Callable[[str, int], str]) -> tuple[list[str], dict[int, str]]:
        """Lines that compute what a step needs and its carry does not change, and the names of that, by id.

        There are none if they are not worth a loop of their own.
        """
        values, label = self.values(index), f"carry {self.program.parts.sweeps[index].label}"
        order, late = reachable(values), set()
        for x in order:
            if (x.op is SYMBOL and x.data[0] == label) or any(a.id in late for a in x.args):
                late.add(x.id)
        read = [*values, *(a for x in reversed(order) if x.id in late for a in x.args)]
        needed: dict[int, Scalar] = {}
        for x in read:
            if x.id not in late and x.op.is_condition:  # no number: the loop that needs it finds it anew
                read += x.args
            elif x.id not in late and x.op not in (SYMBOL, CONST):
                needed[x.id] = x
        if sum(x.op not in (SYMBOL, CONST) for x in reachable(needed.values())) < SPLIT:
            return [], {}
        lines, found = print_lines(list(needed.values()), name)
        return lines, dict(zip(needed, found, strict=True))

    def step(
        self, index: int, name: Callable[[str, int], str], known: Mapping[int, str] | None = None
    ) -> tuple[list[str], list[str], list[tuple[int, int, str]]]:
        """Lines that compute a step, the names of the next carry, and (output, component, name) of what is written."""
        program = self.program
        lines, found = print_lines(self.values(index), name, known)
        flat = iter(found[len(program.parts.sweeps[index].next) :])
        written = [
            (j, k, next(flat))
            for j, (port, when) in enumerate(zip(program.outputs, written_in(program), strict=True))
            if isinstance(port, Along) and when == index
            for k in range(width(port))
        ]
        return lines, found[: len(program.parts.sweeps[index].next)], written

    def used(self, index: int) -> list[str]:
        """The inputs that a step of a sweep reads."""
        found = {x.data[0] for x in reachable(_values(self.program, index)) if x.op is SYMBOL}
        return [n for name, (n, _) in self.inputs.items() if name in found]

    def start(self, sweep: Sweep, read: Callable[[str, int], str]) -> list[str]:
        """The numbers that the carry starts with."""
        return [
            f"REAL({float(x.data)!r})" if x.op is CONST else read(self.inputs[x.data[0]][0], x.data[1])
            for x in sweep.start
        ]

    def ends(self, index: int) -> list[tuple[int, int, str, int]]:
        """(output, component, label, carried number) of the outputs that are ends, written after a sweep."""
        program = self.program
        label = program.parts.sweeps[index].label
        return [
            (j, k, x.data[0].partition(" ")[2], x.data[1])
            for j, (port, row) in enumerate(zip(program.outputs, program.parts.outputs, strict=True))
            if not isinstance(port, Along)
            for k, x in enumerate(row)
            if x.op is SYMBOL and x.data[0] == f"end {label}"
        ]
