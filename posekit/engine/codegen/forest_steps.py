"""Code for one step of a sweep over a forest, shared by the kernels for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..dtypes import BY_TAG
from ..programs import (
    SYMBOL,
    GatheredPort,
    Scalar,
    SequencePort,
    SweepProgram,
    TablePort,
    contract,
    lower,
    reachable,
    specialised,
    value,
    width,
)
from .layouts import Access, Layout
from .rows import names
from .sweep_steps import StepText, saved_size, step_values, writing_sweeps
from .tiles import vector_size

VECTORS = 2  # vectors in a loop over lanes: one hides the latency of the other
SHARED: Layout = (Access.BROADCAST,)  # tensors of shared ports have no batch, and their gradients are summed


class Room(NamedTuple):
    """Scratch memory of a lane, in numbers: of each carry, of each step, of each column, and to assemble a row."""

    carry: int
    step: int
    column: int
    row: int

    @classmethod
    def of(cls, program: SweepProgram, layout: Layout) -> Room:
        ports = [p for p in (*program.inputs, *program.outputs) if isinstance(p, SequencePort)]
        rows = [p for p in ports if type(p) is SequencePort and not (p.shared and layout == SHARED)]
        gathered = [p for p in ports if isinstance(p, GatheredPort)]
        carries = sum(map(len, live_components(program).values()))
        return cls(carries, sum(map(width, rows)), len(gathered), max(map(width, rows), default=0))


def scratch_size(program: SweepProgram, layout: Layout, device: str) -> int:
    """How many numbers each lane keeps in scratch memory. A thread on CUDA reads and writes rows directly."""
    steps, columns = program.sizes[0], program.sizes[-1]
    if program.table is None:
        return saved_size(program) * steps
    room = Room.of(program, layout)
    tiles = room.step * steps + max(room.row * steps, columns) if device == "cpu" else 0
    return room.carry * (steps + 1) + room.column * columns + tiles


def block_lanes(kind: str) -> int:
    """The lanes of a block on the CPU: a constant, so that no loop over lanes has remaining iterations.

    A block of one lane takes no longer than one element does in scalar code.
    """
    return VECTORS * vector_size(kind)


def live_components(program: SweepProgram) -> dict[str, list[int]]:
    """The components of each sweep's carry that anything reads, other than to pass it on unchanged."""
    body = program.body
    values = [x for s in body.sweeps for x, c in zip(s.next, s.carry(program.graph), strict=True) if x is not c]
    read = {x.data for x in reachable([*values, *(x for row in body.outputs for x in row)]) if x.op is SYMBOL}
    return {
        s.label: [k for k in range(len(s.next)) if {(f"carry {s.label}", k), (f"end {s.label}", k)} & read]
        for s in body.sweeps
    }


class ForestText(StepText):
    """Generates the parts of the kernel that are the same on the CPU and on CUDA.

    Attributes:
        layout: `SHARED`, or flat.
        live: The components of the carry of each sweep that are kept.
        ports: The port of each name in C++.
        labels: The labels of the sweeps.
        writers: The sweep that writes each output.
        number: The distance of two components of a lane in scratch memory, as C++.
        lane: What is added to the index of a component.
    """

    number = ""
    lane = ""

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        super().__init__(program, kind)
        self.layout, self.live, self.ports = layout, live_components(program), dict(names(program))
        self.labels = [s.label for s in program.body.sweeps]
        self.writers = writing_sweeps(program)
        self._values: dict[tuple[int, int], list[Scalar]] = {}

    def is_shared(self, n: str) -> bool:
        port = self.ports[n]
        return self.layout == SHARED and isinstance(port, SequencePort) and port.shared

    def is_gathered(self, n: str) -> bool:
        return isinstance(self.ports[n], GatheredPort)

    def is_uniform(self, symbol: str) -> bool:
        """Whether the numbers of a symbol are the same in all lanes."""
        n, port = self.inputs.get(symbol, ("", None))
        return isinstance(port, TablePort) or (bool(n) and self.is_shared(n))

    def outputs(self, index: int) -> list[str]:
        """The outputs that the steps of a sweep write."""
        pairs = enumerate(zip(self.program.outputs, self.writers, strict=True))
        return [f"o{j}" for j, (p, writer) in pairs if isinstance(p, SequencePort) and writer == index]

    def gathered(self, n: str, k: int) -> str:
        """The C++ expression for a number that a step reads from, or adds to, a gathered tensor."""
        return f"{n}_g[(column + {k}) * {self.number}{self.lane}]"

    def kept(self, pointer: str, label: str, k: int) -> str:
        """The C++ expression for a component of a carry in the row of a step."""
        return f"{pointer}[{self.live[label].index(k)} * {self.number}{self.lane}]"

    def scratch(self) -> list[str]:
        """Declares the scratch memory: the carries of each sweep, and a tile of each gathered tensor."""
        lines = ["REAL* h = kept;"]
        for index, label in enumerate(self.labels):
            lines.append(f"REAL* const h{index} = h; h += {len(self.live[label])} * (steps + 1) * {self.number};")
        for n in filter(self.is_gathered, self.ports):
            lines.append(f"REAL* const {n}_g = h; h += columns * {self.number};")
        return lines

    def row(self, index: int, row: str) -> str:
        """The C++ expression for the address of a sweep's carry in a row. Row 0 is above the roots."""
        return f"h{index} + ({row}) * ({len(self.live[self.labels[index]])} * {self.number})"

    def start_lines(self, index: int, read: Callable[[str, int], str], loop: str = "") -> list[str]:
        """Code that sets the carries with which a sweep begins. Those of a sweep up are sums, which begin with zero."""
        sweep = self.program.body.sweeps[index]
        live, begin = self.live[sweep.label], self.start(sweep, read)
        lines = []
        if sweep.backward:
            every = f"for (long long k = 0; k < {len(live)} * (steps + 1); ++k)"
            lines.append(f"{every} {loop}h{index}[k * {self.number}{self.lane}] = 0;")
        set_ = [k for k in live if not sweep.backward or value(sweep.start[k]) != 0]
        if set_:
            statements = " ".join(f"{self.kept('c', sweep.label, k)} = {begin[k]};" for k in set_)
            row = self.row(index, "steps" if sweep.backward else "0")
            lines.append(f"{{ REAL* const c = {row}; {loop}{{ {statements} }} }}")
        return lines

    def end_values(self, index: int) -> list[tuple[int, int, str]]:
        """The outputs that are written after a sweep: (output, component, C++ expression)."""
        sweeps = self.program.body.sweeps
        row = self.row(index, "0" if sweeps[index].backward else "steps")
        return [(j, k, self.kept(f"({row})", label, c)) for j, k, label, c in self.ends(index)]

    def table_lines(self) -> list[str]:
        """Declares what the table says about step ``i``. A malformed table must not lead out of any tensor."""
        table = self.program.table
        assert table is not None
        lines = [
            f"const double* const t = (const double*){self.inputs[table.name][0]}_ + i * {width(table)};",
            "const long long parent = t[0] >= 0 && t[0] < (double)i ? (long long)t[0] : -1;",
        ]
        if self.program.cases > 1:
            lines.append(f"const int which = t[1] >= 0 && t[1] < {self.program.cases} ? (int)t[1] : -1;")
        if any(map(self.is_gathered, self.ports)):
            lines.append("const long long column = t[2] >= 0 && t[2] < (double)columns ? (long long)t[2] : columns;")
        return lines

    def rows(self, index: int) -> list[str]:
        """Declares the carries that a step of a sweep reads, ``r0`` of the first sweep, and the one that it writes."""
        sweeps = self.program.body.sweeps
        own, parent = "i + 1", "parent + 1"
        lines = [
            f"const REAL* const r{j} = {self.row(j, own if s.backward else parent)};"
            for j, s in enumerate(sweeps[: index + 1])
            if self.live[s.label]
        ]
        if self.live[self.labels[index]]:
            lines.append(f"REAL* const c = {self.row(index, parent if sweeps[index].backward else own)};")
        return lines

    def switch(self, index: int, body: Callable[[int], list[str]]) -> list[str]:
        """The code of a step in each case. Cases with the same values share it."""
        if self.program.cases == 1:
            return self._checked(index, 0, body(0))
        same: dict[tuple[int, ...], list[int]] = {}
        for case in range(self.program.cases):
            same.setdefault(tuple(x.id for x in self.case_values(index, case)), []).append(case)
        lines = ["switch (which) {"]
        for cases in same.values():
            labels = " ".join(f"case {case}:" for case in cases)
            lines += [f"{labels} {{", *self._checked(index, cases[0], body(cases[0])), "} break;"]
        return [*lines, "}"]

    def _checked(self, index: int, case: int, lines: list[str]) -> list[str]:
        """The code of a case, if the columns that it reads exist."""
        following, results = self.wanted(index, case)
        symbols = [x.data for x in reachable([*following.values(), *results.values()]) if x.op is SYMBOL]
        last = [k for name, k in symbols if name in self.inputs and self.is_gathered(self.inputs[name][0])]
        last += [k for j, k in results if self.is_gathered(f"o{j}")]
        return [f"if (column + {max(last)} < columns) {{", *lines, "}"] if last else lines

    def case_values(self, index: int, case: int) -> list[Scalar]:
        """Everything that a step of a sweep computes in a case, lowered and contracted to fma."""
        values = self._values.get((index, case))
        if values is None:
            values = specialised(step_values(self.program, index), case)
            values = self._values[index, case] = contract(lower(values, BY_TAG[self.kind].precision))
        return values

    def wanted(self, index: int, case: int) -> tuple[dict[int, Scalar], dict[tuple[int, int], Scalar]]:
        """What a step stores in a case: components of the next carry, and results by output and component.

        A sum is not stored if zero would be added to it.
        """
        sweep, values = self.program.body.sweeps[index], self.case_values(index, case)
        following = {k: values[k] for k in self.live[sweep.label] if not (sweep.backward and value(values[k]) == 0)}
        rest = iter(values[len(sweep.next) :])
        results = {(int(n[1:]), k): next(rest) for n in self.outputs(index) for k in range(width(self.ports[n]))}
        sums = {j for j, _ in results if self.is_gathered(f"o{j}") or self.is_shared(f"o{j}")}
        return following, {(j, k): x for (j, k), x in results.items() if j not in sums or value(x) != 0}

    def update(self, index: int, following: Mapping[int, str]) -> list[str]:
        """Statements that store the next carry, or add it to that of the parent."""
        sweep = self.program.body.sweeps[index]
        sign = "+=" if sweep.backward else "="
        return [f"{self.kept('c', sweep.label, k)} {sign} {text};" for k, text in following.items()]

    def symbol(self, port: str, k: int) -> str:
        """The C++ expression for a component of a carry, of the table, or of a gathered or shared input."""
        if port.startswith("carry "):
            label = port.partition(" ")[2]
            return self.kept(f"r{self.labels.index(label)}", label, k)
        n, p = self.inputs[port]
        if isinstance(p, TablePort):
            return f"REAL(t[{k}])"
        return self.gathered(n, k) if isinstance(p, GatheredPort) else f"REAL({n}_u[{k}])"
