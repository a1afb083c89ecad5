"""Code for one step of a sweep, shared by the kernels for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ...dtypes import BY_TAG
from ...programs import (
    CONST,
    SYMBOL,
    GatheredPort,
    Graph,
    PairPort,
    Scalar,
    SequencePort,
    SweepProgram,
    TablePort,
    contract,
    copied,
    lower,
    reachable,
    specialised,
    value,
    width,
)
from ..element_code import names
from ..expressions import print_lines
from ..layouts import Layout
from .step_values import (
    has_rows,
    is_shared,
    live_components,
    saved_components,
    saved_values,
    step_values,
    writing_sweeps,
)


class SweepText:
    """Generates the parts of the kernel that are the same on the CPU and on CUDA.

    A step reads the carry of its parent, or adds to it. In C++, ``c`` is the carry that a step computes. Carries are in
    rows of scratch memory, one for each step. The parent in a sequence is the step before, so ``c`` is the carry that a
    step reads as well: it is one array, and rows have only what later sweeps read.

    Attributes:
        program: The program.
        kind: The tag of the dtype.
        layout: `SHARED`, or flat.
        is_sequence: Whether the parent of each step is the one before.
        live: The components of the carry of each sweep that are computed.
        saved: Those of them that are in the rows.
        saves: The values that steps of a sweep store for later ones.
        ports: The port of each name in C++.
        held: Those of them that are in scratch memory alone.
        inputs: The name in C++ and the port of each input.
        labels: The labels of the sweeps.
        writers: The sweep that writes each output.
        number: The distance of two components of a lane in scratch memory, as C++.
        own: That in an array of the kernel.
        type: The type of a component in C++.
        lane: What is added to the index of a component.
        sums_in_rows: Whether sweeps up a tree have all their sums in rows.
        on_cuda: Whether the kernel is for CUDA.
    """

    number = ""
    own = ""
    type = "REAL"
    lane = ""
    sums_in_rows = True
    on_cuda = False

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        self.program, self.kind, self.layout, self.is_sequence = program, kind, layout, program.table is None
        self.live, self.saved = live_components(program), saved_components(program)
        self.saves = saved_values(program, self.on_cuda)
        self.held = {f"o{len(program.outputs) + k}": p for k, p in enumerate(program.body.kept)}
        self.ports = {**dict(names(program)), **self.held}
        self.inputs = {p.name: (f"i{i}", p) for i, p in enumerate(program.inputs)}
        self.labels = [s.label for s in program.body.sweeps]
        self.writers = writing_sweeps(program)
        self._values: dict[tuple[int, int], list[Scalar]] = {}
        self._read_values: dict[int, set[tuple[str, int]]] = {}
        self._copies: dict[int, list[Scalar]] = {}  # of the values of a step, with all their cases
        self._graph = Graph()  # of the values of all steps, whose nodes are told apart by their ids

    def is_shared(self, n: str) -> bool:
        return is_shared(self.ports[n], self.layout)

    def is_gathered(self, n: str) -> bool:
        return isinstance(self.ports[n], GatheredPort)

    def is_sum(self, n: str) -> bool:
        """Whether a tensor is an output that is summed over the lanes."""
        return n[0] == "o" and self.is_shared(n)

    def inputs_read(self, index: int) -> list[str]:
        """The names in C++ of the inputs with rows that a step of a sweep reads."""
        symbols = {x.data[0] for x in reachable(step_values(self.program, index)) if x.op is SYMBOL}
        return [n for name, (n, p) in self.inputs.items() if name in symbols and has_rows(p)]

    def outputs(self, index: int) -> list[str]:
        """The outputs that the steps of a sweep write."""
        pairs = enumerate(zip(self.program.written, self.writers, strict=True))
        return [f"o{j}" for j, (p, writer) in pairs if isinstance(p, SequencePort) and writer == index]

    def base(self, n: str, lane: str) -> str:
        """Declares the address of a tensor's first element in a lane. Each piece of the batch has its own sum."""
        if self.is_sum(n):
            return f"double* const {n}_b = (double*){n}_ + {lane} / piece * {n}_s0;"
        kind = "const STORE*" if n[0] == "i" else "STORE*"
        return f"{kind} const {n}_b = ({kind}){n}_ + {lane} * {n}_s0;"

    def gathered(self, n: str, k: int) -> str:
        """The C++ expression for a number that a step reads from, or adds to, a gathered tensor."""
        p = self.gathered_port(n)
        return f"{n}_g[(column{p.place} * {p.each} + {k}) * {self.apart(n)}{self.lane}]"

    def apart(self, n: str) -> str:
        """The distance of two numbers of a lane of a gathered tensor in the kernel's memory, as C++."""
        return self.number

    def gathered_port(self, n: str) -> GatheredPort:
        return cast("GatheredPort", self.ports[n])

    def length(self, n: str) -> str:
        """How many numbers a gathered tensor has, as C++."""
        p = self.gathered_port(n)
        if isinstance(p, PairPort):
            return f"columns2 * {f'steps * {p.of_steps}' if p.of_steps else 'columns2'}"
        return f"{self.columns(p)} * {p.each}"

    def columns(self, p: GatheredPort) -> str:
        """How many columns a gathered tensor has, as C++."""
        return f"columns{p.counted}" if p.counted else "steps"

    def kept(self, row: str, label: str, k: int) -> str:
        """The C++ expression for a component of a carry in a row."""
        return f"{row}[{self.saved[label].index(k)} * {self.number}{self.lane}]"

    def carried(self, label: str, k: int) -> str:
        """The C++ expression for a component of the carry that a step computes."""
        if not self.is_sequence:
            return self.kept("c", label, k)
        return f"c[{self.live[label].index(k)} * {self.own}{self.lane}]"

    def scratch(self) -> list[str]:
        """Declares the scratch memory: the rows of each sweep, and a tile of each gathered tensor."""
        lines = [f"{self.type}* h = kept;"]
        for index, label in enumerate(self.labels):
            if self.saved[label]:
                count = len(self.saved[label])
                lines.append(f"{self.type}* const h{index} = h; h += {count} * (steps + 1) * {self.number};")
            if label in self.saves:
                count = len(self.saves[label])
                lines.append(f"{self.type}* const saved{index} = h; h += {count} * (steps + 1) * {self.number};")
        return [*lines, *(line for n in filter(self.is_gathered, self.ports) for line in self.memory(n))]

    def memory(self, n: str) -> list[str]:
        """Declares the memory of the numbers of a gathered tensor."""
        return [f"{self.type}* const {n}_g = h; h += {self.length(n)} * {self.number};"]

    def row(self, index: int, row: str) -> str:
        """The C++ expression for the address of a sweep's carry in a row. Row 0 is above the roots."""
        return f"h{index} + ({row}) * ({len(self.saved[self.labels[index]])} * {self.number})"

    def start_lines(self, index: int, read: Callable[[str, int], str]) -> list[str]:
        """Code that sets the carry with which a sweep begins. Those of a tree's sweep up are sums: they are zero."""
        sweep = self.program.body.sweeps[index]
        live, is_sum = self.live[sweep.label], sweep.backward and not self.is_sequence
        set_ = [k for k in live if not is_sum or value(sweep.start[k]) != 0]
        if not set_:
            return []
        row = [] if self.is_sequence else [f"{self.type}* const c = {self.row(index, 'steps' if is_sum else '0')};"]
        if sweep.is_computed:
            lines, begin = self._computed_start(index, read)
            return ["{", *row, *self.computed(lines, {self.carried(sweep.label, k): begin[k] for k in set_}), "}"]
        texts = [
            f"REAL({float(x.data)!r})" if x.op is CONST else read(self.inputs[x.data[0]][0], x.data[1])
            for x in sweep.start
        ]
        return ["{", *row, *self.copied_start({self.carried(sweep.label, k): texts[k] for k in set_}), "}"]

    def computed(self, lines: list[str], values: Mapping[str, str]) -> list[str]:
        """Lines that compute numbers, and the statements that store them."""
        return [*lines, *(f"{place} = {text};" for place, text in values.items())]

    def copied_start(self, values: Mapping[str, str]) -> list[str]:
        """The statements that store the numbers with which a sweep begins, if they are those of inputs."""
        return self.computed([], values)

    def _computed_start(self, index: int, read: Callable[[str, int], str]) -> tuple[list[str], list[str]]:
        """Lines that compute the start of a sweep from inputs and from ends of earlier ones, and its numbers."""
        (values,) = copied([self.program.body.sweeps[index].start], self._graph)
        values = contract(lower(values, BY_TAG[self.kind].precision))

        def symbol(port: str, k: int) -> str:
            kind, _, label = port.partition(" ")
            return self.end(label, k) if kind == "end" else read(self.inputs[port][0], k)

        return print_lines(values, symbol, stem="b")

    def end(self, label: str, k: int) -> str:
        """The C++ expression for a component of the carry that a sweep over a tree leaves."""
        index = self.labels.index(label)
        backward = self.program.body.sweeps[index].backward
        return self.kept(f"({self.row(index, '0' if backward else 'steps')})", label, k)

    def end_values(self, index: int) -> list[tuple[int, int, str]]:
        """The outputs that are written after a sweep: (output, component, C++ expression)."""
        program, sweep = self.program, self.program.body.sweeps[index]
        ends = [
            (j, k, x.data[1])
            for j, (port, row) in enumerate(zip(program.written, program.body.outputs, strict=True))
            if not isinstance(port, SequencePort)
            for k, x in enumerate(row)
            if x.op is SYMBOL and x.data[0] == f"end {sweep.label}"
        ]
        if self.is_sequence:
            return [(j, k, self.carried(sweep.label, c)) for j, k, c in ends]
        return [(j, k, self.end(sweep.label, c)) for j, k, c in ends]

    def table_lines(self) -> list[str]:
        """Declares what the table says about step ``i``. A malformed table must not lead out of any tensor."""
        table = self.program.table
        if table is None:
            return ["const long long parent = i - 1;"]
        lines = [
            f"const double* const t = (const double*){self.inputs[table.name][0]}_ + i * {width(table)};",
            "const long long parent = t[0] >= 0 && t[0] < (double)i ? (long long)t[0] : -1;",
        ]
        if self.program.cases > 1:
            lines.append(f"const int which = t[1] >= 0 && t[1] < {self.program.cases} ? (int)t[1] : -1;")
        gathered = [self.gathered_port(n) for n in filter(self.is_gathered, self.ports)]
        for place, columns in dict.fromkeys((p.place, self.columns(p)) for p in gathered if p.width):
            if columns == "steps":
                lines.append(f"const long long column{place} = i;")
                continue
            t = f"t[{place}]"
            inside = f"{t} >= 0 && {t} < (double){columns}"
            lines.append(f"const long long column{place} = {inside} ? (long long){t} : {columns};")
        return lines

    def rows(self, index: int) -> list[str]:
        """Declares the rows that a step of a sweep reads, ``r0`` of the first sweep, and the carry that it computes.

        Of an earlier sweep down a tree ``y0`` is what it has computed at the step, and ``x0`` is what a sweep saves. A
        sequence saves what it reads in the row that a tree would read.
        """
        sweeps = self.program.body.sweeps
        own, parent = "i + 1", "parent + 1"
        lines = [
            f"{self.type}* const r{j} = {self.row(j, own if s.backward else parent)};"
            for j, s in enumerate(sweeps[: index + 1])
            if self.saved[s.label]
        ]
        if not self.is_sequence:
            down = [j for j, s in enumerate(sweeps[:index]) if not s.backward and self.saved[s.label]]
            lines += [f"{self.type}* const y{j} = {self.row(j, own)};" for j in down]
            saves = [(j, len(self.saves[s.label])) for j, s in enumerate(sweeps[: index + 1]) if s.label in self.saves]
            lines += [f"{self.type}* const x{j} = saved{j} + i * ({count} * {self.number});" for j, count in saves]
        if not self.is_sequence and self.live[self.labels[index]]:
            lines.append(f"{self.type}* const c = {self.row(index, parent if sweeps[index].backward else own)};")
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
        following, results, _ = self.wanted(index, case)
        symbols = [x.data for x in reachable([*following.values(), *results.values()]) if x.op is SYMBOL]
        read = [(self.inputs[name][0], k) for name, k in symbols if name in self.inputs]
        last: dict[tuple[int, str], int] = {}
        for n, k in [*read, *((f"o{j}", k) for j, k in results)]:
            if self.is_gathered(n):
                p = self.gathered_port(n)
                at = p.place, self.columns(p)
                last[at] = max(last.get(at, 0), k // p.each)
        inside = " && ".join([f"column{place} + {k} < {columns}" for (place, columns), k in last.items()])
        return [f"if ({inside}) {{", *lines, "}"] if last else lines

    def case_values(self, index: int, case: int) -> list[Scalar]:
        """Everything that a step of a sweep computes in a case, lowered and contracted to fma.

        No result relies on products that are rounded separately.
        """
        values = self._values.get((index, case))
        if values is None:
            if index not in self._copies:
                (self._copies[index],) = copied([step_values(self.program, index)], self._graph, self._known(index))
            values = contract(lower(specialised(self._copies[index], case), BY_TAG[self.kind].precision))
            self._values[index, case] = values
        return values

    def _known(self, index: int) -> dict[int, Scalar]:
        """What earlier sweeps have computed at the step and stored, by its id: what they save, and carries down a tree.

        Inverse dynamics of 1000 arms takes 87 us, and 100 where the way up computes the motion of links once more.
        """
        if self.is_sequence:
            return {}
        known = {
            x.id: self._graph.symbol(f"saved {label}", k)
            for label in self.labels[:index]
            for k, x in enumerate(self.saves.get(label, ()))
            if x.op not in (CONST, SYMBOL)
        }
        return known | {
            s.next[k].id: self._graph.symbol(f"next {s.label}", k)
            for s in self.program.body.sweeps[:index]
            if not s.backward
            for k in self.live[s.label]
            if s.next[k].op not in (CONST, SYMBOL)
        }

    def wanted(
        self, index: int, case: int
    ) -> tuple[dict[int, Scalar], dict[tuple[int, int], Scalar], dict[int, Scalar]]:
        """What a step stores in a case: components of the next carry, results by output and component, saved values.

        A sum is not stored if zero would be added to it.
        """
        sweep, values = self.program.body.sweeps[index], self.case_values(index, case)
        is_sum = sweep.backward and not self.is_sequence
        following = {k: values[k] for k in self.live[sweep.label] if not (is_sum and value(values[k]) == 0)}
        rest = iter(values[len(sweep.next) :])
        results = {(int(n[1:]), k): next(rest) for n in self.outputs(index) for k in range(width(self.ports[n]))}
        sums = {j for j, _ in results if self.is_gathered(f"o{j}") or self.is_shared(f"o{j}")}
        stored = {(j, k) for (j, k), x in results.items() if j not in sums or value(x) != 0}
        # What steps keep is not added to zeros: of the columns that a joint has all numbers are stored.
        columns = {(j, self.column(j, k)) for j, k in stored if f"o{j}" in self.held}
        stored |= {(j, k) for j, k in results if (j, self.column(j, k)) in columns}
        results = {at: x for at, x in results.items() if at in stored}
        return following, results, {k: x for k, x in enumerate(rest) if (sweep.label, k) in self._read_saves(case)}

    def column(self, j: int, k: int) -> int:
        """The column of a gathered output, from the first of a step, that a number of the step belongs to."""
        port = self.ports[f"o{j}"]
        return k // port.each if isinstance(port, GatheredPort) else k

    def _read_saves(self, case: int) -> set[tuple[str, int]]:
        """The saved values that later sweeps read in a case: the label of their sweep, and the place."""
        if case not in self._read_values:
            values = [x for j in range(1, len(self.labels)) for x in self.case_values(j, case)]
            symbols = [x.data for x in reachable(values) if x.op is SYMBOL and x.data[0].startswith("saved ")]
            self._read_values[case] = {(name.partition(" ")[2], k) for name, k in symbols}
        return self._read_values[case]

    def save(self, index: int, values: Mapping[int, str]) -> list[str]:
        """Statements that store values for later sweeps."""
        return [f"x{index}[{k} * {self.number}{self.lane}] = {text};" for k, text in values.items()]

    def update(self, index: int, following: Mapping[int, str]) -> list[str]:
        """Statements that store the next carry, or add it to that of the parent."""
        sweep = self.program.body.sweeps[index]
        label, saved = sweep.label, self.saved[sweep.label] if self.is_sequence else []
        sign = "+=" if sweep.backward and not self.is_sequence else "="
        return [
            *(f"{self.kept(f'r{index}', label, k)} = {self.carried(label, k)};" for k in saved),
            *(f"{self.carried(label, k)} {sign} {text};" for k, text in following.items()),
        ]

    def symbol(self, index: int, port: str, k: int) -> str:
        """The C++ expression for a component of a carry, of the table, or of an input, in a step of a sweep."""
        kind, _, label = port.partition(" ")
        if kind == "next":
            return self.kept(f"y{self.labels.index(label)}", label, k)
        if kind == "saved":
            return f"x{self.labels.index(label)}[{k} * {self.number}{self.lane}]"
        if kind == "carry":
            j = self.labels.index(label)
            return self.carried(label, k) if self.is_sequence and j == index else self.kept(f"r{j}", label, k)
        n, p = self.inputs[port]
        if isinstance(p, TablePort):
            return f"REAL(t[{k}])"
        return self.gathered(n, k) if isinstance(p, GatheredPort) else f"REAL({n}_u[{k}])"
