"""Code generation for sweeps on CUDA: one thread per lane."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ...dtypes import BY_TAG
from ...programs import SequencePort, SweepProgram, width
from ..cuda import PACKED_ROW, WARPS, group_totals
from ..expressions import print_lines
from ..layouts import Layout
from ..templates import fill
from .pairs import pair_lines
from .step_values import has_rows
from .sweep_text import SweepText

_STAGED = 176  # bytes of each lane in shared memory: 46 KB of a block, as many as there is room for without asking
_LINE = 33  # lanes of a number in shared memory: one more than a warp has, so that neither direction meets in a bank
_SHARED_BYTES = 48 << 10  # of any device
_MARKED = 256  # rows of which is known whether a step reads them


class CudaSweeps(SweepText):
    """The kernel on CUDA: one thread per lane.

    The rows of neighbouring lanes are far apart in memory. So a warp moves those of its lanes together, through shared
    memory: for trees some steps at a time, as many as there is room for. A step down a tree finds the carry of the step
    before in registers, and rows of scratch memory have those alone that other steps read.

    Gradients of shared tensors are summed over the threads of a block, in a fixed order, and stored for each block. All
    its threads take part, whether they have a lane or not.

    Attributes:
        staged: The names of the tensors of each sweep whose rows go through shared memory, and where they begin there.
        room: How many numbers of a lane shared memory has.
        marks: Whether rows are kept only for steps that do not follow their parent.
    """

    number = "lanes"
    own = "1"

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        super().__init__(program, kind, layout)
        self.sums = sum(width(p) for n, p in self.ports.items() if self.is_sum(n))
        size = BY_TAG[BY_TAG[kind].precision].torch.itemsize
        self.room = min(_STAGED, (_SHARED_BYTES - _MARKED) // (WARPS * _LINE) - self.sums // 4) // size
        sweeps = range(len(self.labels))
        self.staged = [{} if self.is_sequence else self._places(index) for index in sweeps]
        ends = [1 for index in sweeps if self.end_values(index)]
        self.marks = not (self.is_sequence or len(sweeps) > 1 or program.body.sweeps[0].backward or ends)

    @property
    def blocks(self) -> int:
        """How many blocks a multiprocessor is to hold at least, which bounds the registers of a thread; 0 for any.

        A kernel of a tree has as many registers as the longest kind of joint takes. Few threads then wait for memory at
        once. At 128 the kernels of dynamics spill 0.1 to 0.4 KB, at 64 several; forward kinematics spills nothing.
        """
        if self.is_sequence:
            return 0
        is_short = self.marks and not any(map(self.is_gathered, [n for n in self.ports if n[0] == "o"]))
        return 4 if is_short and BY_TAG[self.kind].precision == "f32" else 2

    def _places(self, index: int) -> dict[str, int]:
        """The tensors whose rows a sweep stages: all whose lanes differ if there is room, else what it writes."""
        written = [n for n in self.outputs(index) if has_rows(self.ports[n]) and not self.is_sum(n)]
        read = [n for n in self.inputs_read(index) if not self.is_shared(n)]
        for names in ([*read, *written], written):
            widths = [width(self.ports[n]) for n in names]
            if sum(widths) <= self.room:
                steps = self.room // max(sum(widths), 1)
                return {n: steps * sum(widths[:k]) for k, n in enumerate(names)}
        return {}

    def lines(self) -> list[str]:
        gathered = [n for n in self.ports if self.is_gathered(n)]
        return [
            PACKED_ROW,
            "const bool live = thread < lanes;",
            *([f"__shared__ double part[{self.sums}][{WARPS}];"] if self.sums else []),
            *(self.shared_memory() if self.is_together else ["if (!live) return;"]),
            "const long long l = live ? thread : lanes - 1;",
            "REAL* const kept = (REAL*)scratch_ + l;",
            *(self.base(n, "thread" if self.is_sum(n) else "l") for n in self.ports if n not in self.held),
            *self.scratch(),
            *(line for n in gathered if n[0] == "i" for line in self.copied(n)),
            *self.guarded(
                f"for (long long k = 0; k < {self.length(n)}; ++k) {n}_g[k * lanes] = 0;"
                for n in gathered
                if n[0] == "o"
            ),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *self.guarded(pair_lines(self, "")),
            *(line for n in gathered if n[0] == "o" and n not in self.held for line in self.copied(n)),
        ]

    @property
    def is_together(self) -> bool:
        """Whether threads without a lane take part."""
        return bool(self.sums) or not self.is_sequence

    def shared_memory(self) -> list[str]:
        """Declares the shared memory of a tree's sweeps, and marks the rows of carries that steps will read."""
        if self.is_sequence:
            return []
        table = self.program.table
        assert table is not None
        names = {"warps": str(WARPS), "size": str(max(self.room, 1) * _LINE)}
        marked = {"most": str(_MARKED), "table": f"{self.inputs[table.name][0]}_", "row": str(width(table))}
        return [
            fill("sweeps/shared_memory.h", **names),
            *([fill("sweeps/marked_rows.h", **marked)] if self.marks else []),
        ]

    def guarded(self, lines: Iterable[str]) -> list[str]:
        """Code that only threads with a lane run, if the others have not returned."""
        lines = list(lines)
        return ["if (live) {", *lines, "}"] if lines and self.is_together else lines

    def copied(self, n: str) -> list[str]:
        """Code that copies the numbers of a gathered tensor to scratch memory, or from there."""
        read = n[0] == "i"
        if self.is_sequence:
            copy = f"{n}_g[k * lanes] = REAL({n}_b[k]);" if read else f"{n}_b[k] = STORE({n}_g[k * lanes]);"
            return self.guarded([f"for (long long k = 0; k < {self.length(n)}; ++k) {copy}"])
        rows = {"load": f"{n}_g[(m0 + k) * lanes] = staged[k * {_LINE} + place];", "store": ""}
        if not read:
            rows = {"load": "", "store": f"staged[k * {_LINE} + place] = {n}_g[(m0 + k) * lanes];"}
        names = {"n": n, "length": self.length(n), "room": str(self.room), "line": str(_LINE)}
        return [fill("sweeps/copy_gathered.h", **rows, **self.direction(n), **names)]

    def direction(self, n: str) -> dict[str, str]:
        """What a warp does with a number in memory and one in shared memory."""
        read = n[0] == "i"
        copy = "shared = REAL(*memory);" if read else "*memory = STORE(shared);"
        return {"copy": copy, "kind": "const STORE" if read else "STORE"}

    def sweep(self, index: int) -> list[str]:
        """One sweep of one lane."""
        sweep = self.program.body.sweeps[index]
        in_registers = self.is_sequence or self.has_carry(index)
        start = self.start_lines(index, lambda n, k: f"REAL({n}_b[{k}])")
        if self.has_carry(index):
            start += ["{", f"REAL* const c = {self.row(index, '0')};", *self.keep(index, "0"), "}"]
        return [
            *([f"REAL {self.registers(index)}[{max(len(self.live[sweep.label]), 1)}];"] if in_registers else []),
            *self.guarded(start),
            *(self.loop if self.is_sequence else self.loop_over_tree)(index, sweep.backward),
            *self.guarded(f"o{j}_b[{k}] = STORE({x});" for j, k, x in self.end_values(index)),
        ]

    def has_carry(self, index: int) -> bool:
        """Whether a step finds the carry of the step before in registers: on the way down a tree."""
        sweep = self.program.body.sweeps[index]
        return not self.is_sequence and not sweep.backward and bool(self.live[sweep.label])

    def registers(self, index: int) -> str:
        """The name of the carry in registers."""
        return "c" if self.is_sequence else f"u{index}"

    def keep(self, index: int, row: str) -> list[str]:
        """Code that stores the carry in registers in the row ``c``, if a step reads it."""
        label = self.labels[index]
        stores = [f"{self.kept('c', label, k)} = {self.carried(label, k)};" for k in self.live[label]]
        return [f"if ({row} >= {_MARKED} || marked[{row}]) {{", *stores, "}"] if self.marks else stores

    def carried(self, label: str, k: int) -> str:
        index = self.labels.index(label)
        return f"u{index}[{self.live[label].index(k)}]" if self.has_carry(index) else super().carried(label, k)

    def symbol(self, index: int, port: str, k: int) -> str:
        kind, _, label = port.partition(" ")
        if kind == "carry" and self.labels.index(label) == index and self.has_carry(index):
            return self.carried(label, k)
        n = self.inputs[port][0] if port in self.inputs else ""
        return f"{n}_u[{k} * {_LINE}]" if n in self.staged[index] else super().symbol(index, port, k)

    def loop_over_tree(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep over a tree."""
        staged, label = self.staged[index], self.labels[index]
        widths = {n: width(self.ports[n]) for n in staged}
        step = self.room // sum(widths.values()) if staged else 1
        inputs = [n for n in self.inputs_read(index) if n not in staged]
        outputs = [n for n in self.outputs(index) if has_rows(self.ports[n]) and not self.is_sum(n) and n not in staged]
        has_carry = self.has_carry(index)
        loads = [f"{self.carried(label, k)} = {self.kept(f'r{index}', label, k)};" for k in self.live[label]]
        return [
            f"for (long long j0 = 0; j0 < steps; j0 += {step}) {{",
            f"const long long i0 = {f'(steps - 1 - j0) / {step} * {step}' if backward else 'j0'};",
            f"const int ns = steps - i0 < {step} ? (int)(steps - i0) : {step};",
            *(self.exchange(index, n) for n in staged if n[0] == "i"),
            "#pragma unroll 1",  # a step is long
            f"for (int j = 0; j < {step}; ++j) {{",
            f"const int r = {f'{step - 1} - j' if backward else 'j'};",
            "if (r < ns) {",
            "const long long i = i0 + r;",
            *self.table_lines(),
            *(f"REAL {n}_t[{width(self.ports[n])}];" for n in [*inputs, *outputs]),
            *(self.move(n, "i") for n in inputs),
            *(f"const REAL* const {n}_u = {n}_t;" for n in inputs),
            *(f"REAL* const {n}_u = staged + ({staged[n]} + r * {widths[n]}) * {_LINE} + place;" for n in staged),
            *self.rows(index),
            *(self.guarded(["if (parent != i - 1) {", *loads, "}"]) if has_carry else []),
            *self.switch(index, lambda case: self.step(index, case)),
            *(self.guarded(self.keep(index, "i + 1")) if has_carry else []),
            *self.guarded(self.move(n, "i") for n in outputs),
            "}",
            "}",
            *(["__syncwarp();"] if any(n[0] == "o" for n in staged) else []),
            *(self.exchange(index, n) for n in staged if n[0] == "o"),
            *(["__syncwarp();"] if staged else []),
            "}",
        ]

    def exchange(self, index: int, n: str) -> str:
        """Code by which a warp copies rows of some steps of its lanes, between a tensor and shared memory."""
        names = {"n": n, "width": str(width(self.ports[n])), "begin": str(self.staged[index][n]), "line": str(_LINE)}
        barrier = "__syncwarp();" if n[0] == "i" else ""
        return fill("sweeps/exchange.h", barrier=barrier, **self.direction(n), **names)

    def loop(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep over a sequence."""
        inputs, step = self.inputs_read(index), self.together
        outputs = [n for n in self.outputs(index) if has_rows(self.ports[n]) and not self.is_sum(n)]
        return [
            f"for (long long j0 = 0; j0 < steps; j0 += {step}) {{",
            f"const long long i0 = {f'(steps - 1 - j0) / {step} * {step}' if backward else 'j0'};",
            f"const int ns = steps - i0 < {step} ? (int)(steps - i0) : {step};",
            *(f"REAL {n}_t[{step * width(self.ports[n])}];" for n in [*inputs, *outputs]),
            *(self.move(n, "i0", step) for n in inputs),
            f"for (int j = 0; j < {step}; ++j) {{",
            f"const int r = {f'{step - 1} - j' if backward else 'j'};",
            "if (r < ns) {",
            "const long long i = i0 + r;",
            *self.table_lines(),
            *(f"const REAL* const {n}_u = {n}_t + r * {width(self.ports[n])};" for n in inputs),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
            "}",
            *self.guarded(self.move(n, "i0", step) for n in outputs),
            "}",
        ]

    @property
    def together(self) -> int:
        """The steps that are moved between memory and registers together: in a sequence, four rows of 12 bytes fill 48.

        The rows of neighbouring lanes are far apart. So each access of a warp takes 32 passes through its cache, and
        there are a quarter as many of 16 bytes as of 4. They read whole sectors of 32 bytes, which therefore need not
        stay in the cache from step to step.
        """
        return max(16 // BY_TAG[self.kind].torch.itemsize, 4)

    def move(self, n: str, first: str, step: int = 1) -> str:
        """Code that copies rows from the first on between memory and registers, 16 bytes at a time if it can."""
        number, size = BY_TAG[self.kind].torch.itemsize, width(self.ports[n])
        wide, reads = 16 // number, n[0] == "i"
        const = "const " if reads else ""
        one = f"{n}_t[{{0}}] = REAL({{1}});" if reads else f"{{1}} = STORE({n}_t[{{0}}]);"
        some = f"for (int r = 0; r < {step}; ++r) if (r < ns)" if step > 1 else "for (int r = 0; r < 1; ++r)"
        rows = f"{some} for (int"
        copy = one.format(f"r * {size} + k", f"{n}_b[({first} + r) * {n}_s1 + k]")
        scalar = f"{rows} k = 0; k < {size}; ++k) {copy}"
        aligned = f"(unsigned long long){n}_ | (unsigned long long)({n}_s0 * {number})"
        if size % wide == 0:  # each row is some of these
            condition = f"(({aligned} | (unsigned long long)({n}_s1 * {number})) & 15) == 0"
            loop, row, at = f"{rows} q = 0; q < {size // wide}; ++q)", f"({first} + r) * {n}_s1", f"r * {size} + "
        elif step * size % wide == 0:  # contiguous rows of all steps are
            condition = f"{n}_s1 == {size} && ns == {step} && (({aligned}) & 15) == 0"
            loop, row, at = f"for (int q = 0; q < {step * size // wide}; ++q)", f"{first} * {n}_s1", ""
        else:
            return scalar
        packed = f"(({const}PackedRow*)({n}_b + {row}))[q]"
        copy = f"for (int k = 0; k < {wide}; ++k) {one.format(f'{at}q * {wide} + k', 'w.x[k]')}"
        copy = f"const PackedRow w = {packed}; {copy}" if reads else f"PackedRow w; {copy} {packed} = w;"
        return f"if ({condition}) {{ {loop} {{ {copy} }} }}\nelse {{ {scalar} }}"

    def place(self, n: str, k: int) -> str:
        """Where a step puts a number of a row in registers."""
        return f"r * {width(self.ports[n])} + {k}" if self.is_sequence else str(k)

    def step(self, index: int, case: int) -> list[str]:
        """A step in one case."""
        following, results = self.wanted(index, case)
        values, symbol = [*following.values(), *results.values()], functools.partial(self.symbol, index)
        lines, printed = print_lines(values, symbol)
        texts = iter(printed)
        lines += self.update(index, {k: next(texts) for k in following})
        totals = {}
        for (j, k), text in zip(results, texts, strict=True):
            n = f"o{j}"
            if self.is_sum(n):
                lines.append(f"s{j}_{k} = {text};")
                totals[f"s{j}_{k}"] = f"{n}_b[i * {n}_s1 + {k}] = {{0}};"
            elif self.is_gathered(n):
                lines.append(f"{self.gathered(n, k)} += {text};")
            else:
                at = f"{n}_u[{k} * {_LINE}]" if n in self.staged[index] else f"{n}_t[{self.place(n, k)}]"
                lines.append(f"{at} = {text};")
        sums = group_totals(totals, "blockDim.x", "threadIdx.x", "true")
        return [*(f"REAL {x} = 0;" for x in totals), *self.guarded(lines), *sums]
