"""Code for one step of a sweep, shared by the kernels for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..dtypes import BY_TAG
from ..programs import (
    CONST,
    SYMBOL,
    Scalar,
    SequencePort,
    Sweep,
    SweepProgram,
    contract,
    lower,
    reachable,
    read_labels,
    width,
)
from .expressions import print_lines

# The operations of a step that do not depend on its carry get a separate loop if there are at least this many. In a
# common loop, the dependency chain through the carry exceeds the window of out-of-order execution.
MIN_PRECOMPUTED = 12


def saved_size(program: SweepProgram) -> int:
    """How many numbers each lane of a sequence saves in scratch memory at each step."""
    return sum(len(ks) for ks in _saved_components(program).values())


def writing_sweeps(program: SweepProgram) -> list[int]:
    """The index of the sweep that writes each output: the last one whose carry the output depends on."""
    order = {s.label: i for i, s in enumerate(program.body.sweeps)}
    return [max((order[label] for label in read_labels(row)), default=0) for row in program.body.outputs]


def _components_read(values: Sequence[Scalar], label: str) -> set[int]:
    """The components of a sweep's carry that ``values`` depend on."""
    return {x.data[1] for x in reachable(values) if x.op is SYMBOL and x.data[0] == f"carry {label}"}


def step_values(program: SweepProgram, index: int) -> list[Scalar]:
    """Everything that a step of a sweep computes: the next carry, then the outputs that the step writes."""
    body = program.body
    values = list(body.sweeps[index].next)
    for row, port, writer in zip(body.outputs, program.outputs, writing_sweeps(program), strict=True):
        if isinstance(port, SequencePort) and writer == index:
            values += row
    return values


def _saved_components(program: SweepProgram) -> dict[str, list[int]]:
    """The components of each sweep's carry that later sweeps read, and that are therefore saved at each step."""
    sweeps = program.body.sweeps
    return {
        s.label: sorted(
            set().union(*[_components_read(step_values(program, j), s.label) for j in range(i + 1, len(sweeps))])
        )
        for i, s in enumerate(sweeps)
    }


class StepText:
    """Generates the parts of a sweep program's kernel that are the same for sequences and forests.

    Attributes:
        program: The program.
        kind: The tag of the dtype.
        inputs: The name in C++ and the port of each input.
    """

    def __init__(self, program: SweepProgram, kind: str) -> None:
        self.program, self.kind = program, kind
        self.inputs = {p.name: (f"i{i}", p) for i, p in enumerate(program.inputs)}

    def inputs_read(self, index: int) -> list[str]:
        """The names in C++ of the inputs that a step of a sweep reads."""
        symbols = {x.data[0] for x in reachable(step_values(self.program, index)) if x.op is SYMBOL}
        return [n for name, (n, _) in self.inputs.items() if name in symbols]

    def start(self, sweep: Sweep, read: Callable[[str, int], str]) -> list[str]:
        """The C++ expressions of the initial carry."""
        return [
            f"REAL({float(x.data)!r})" if x.op is CONST else read(self.inputs[x.data[0]][0], x.data[1])
            for x in sweep.start
        ]

    def ends(self, index: int) -> list[tuple[int, int, str, int]]:
        """The outputs that are written after a sweep: (output, component, label, component of the final carry)."""
        program = self.program
        label = program.body.sweeps[index].label
        return [
            (j, k, x.data[0].partition(" ")[2], x.data[1])
            for j, (port, row) in enumerate(zip(program.outputs, program.body.outputs, strict=True))
            if not isinstance(port, SequencePort)
            for k, x in enumerate(row)
            if x.op is SYMBOL and x.data[0] == f"end {label}"
        ]


class SweepText(StepText):
    """Generates the parts of a sequence's kernel that are the same on the CPU and on CUDA.

    Attributes:
        slots: The position in a step's scratch memory of each saved (label, component).
    """

    def __init__(self, program: SweepProgram, kind: str) -> None:
        super().__init__(program, kind)
        self.slots: dict[tuple[str, int], int] = {}
        for label, ks in _saved_components(program).items():
            for k in ks:
                self.slots[label, k] = len(self.slots)

    def values(self, index: int) -> list[Scalar]:
        """Everything that a step of a sweep computes, lowered and contracted to fma.

        No result relies on products that are rounded separately.
        """
        return contract(lower(step_values(self.program, index), BY_TAG[self.kind].precision))

    def precomputed(self, index: int, name: Callable[[str, int], str]) -> tuple[list[str], dict[int, str]]:
        """Lines that compute the values which a step needs and which do not depend on its carry.

        Args:
            index: The sweep.
            name: The C++ expression for a component of a port or carry.

        Returns:
            The lines, and the names of the values by the ids of their nodes; both empty if there are fewer operations
            than `MIN_PRECOMPUTED`, for which a separate loop is not worthwhile.
        """
        values, label = self.values(index), f"carry {self.program.body.sweeps[index].label}"
        order, dependent = reachable(values), set()
        for x in order:
            if (x.op is SYMBOL and x.data[0] == label) or any(a.id in dependent for a in x.args):
                dependent.add(x.id)
        read = [*values, *(a for x in reversed(order) if x.id in dependent for a in x.args)]
        needed: dict[int, Scalar] = {}
        for x in read:
            if x.id not in dependent and x.op.is_condition:  # not a REAL, so not stored: the main loop recomputes it
                read += x.args
            elif x.id not in dependent and x.op not in (SYMBOL, CONST):
                needed[x.id] = x
        if sum(x.op not in (SYMBOL, CONST) for x in reachable(needed.values())) < MIN_PRECOMPUTED:
            return [], {}
        lines, names = print_lines(list(needed.values()), name)
        return lines, dict(zip(needed, names, strict=True))

    def step(
        self, index: int, name: Callable[[str, int], str], known: Mapping[int, str] | None = None
    ) -> tuple[list[str], list[str], list[tuple[int, int, str]]]:
        """Lines that compute a step, the names of the next carry, and (output, component, name) of the results.

        Args:
            index: The sweep.
            name: The C++ expression for a component of a port or carry.
            known: The C++ expressions of precomputed values, by the ids of their nodes.
        """
        program = self.program
        lines, names = print_lines(self.values(index), name, known)
        carried = len(program.body.sweeps[index].next)
        flat = iter(names[carried:])
        results = [
            (j, k, next(flat))
            for j, (port, writer) in enumerate(zip(program.outputs, writing_sweeps(program), strict=True))
            if isinstance(port, SequencePort) and writer == index
            for k in range(width(port))
        ]
        return lines, names[:carried], results
