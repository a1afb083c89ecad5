"""Code generation for sweeps on CUDA: one thread per lane."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from ...dtypes import BY_TAG
from ...programs import SYMBOL, PairPort, SequencePort, SweepProgram, reachable, width
from ..cuda import PACKED_ROW, WARPS, group_totals
from ..expressions import print_lines
from ..layouts import Layout
from ..templates import fill
from .pairs import column_lines, pair_lines
from .step_values import has_rows
from .sweep_text import SweepText

_STAGED = 176  # bytes of each lane in shared memory: 46 KB of a block, as many as there is room for without asking
_LINE = 33  # lanes of a number in shared memory: one more than a warp has, so that neither direction meets in a bank
_SHARED_BYTES = 48 << 10  # of any device
_BUFFER = 8  # numbers of a lane, through which pass those for which shared memory has no room
_MARKED = 256  # rows of which is known whether a step reads them
# Where a symmetric matrix, of which there is the upper half, row after row, has number m.
_IN_HALF = """const auto in_half = [=](long long a, long long b) {
    const long long row = a < b ? a : b;
    return row * columns2 - row * (row + 1) / 2 + (a < b ? b : a);
};"""
_MIRRORED = "in_half((unsigned)m / (unsigned)columns2, (unsigned)m % (unsigned)columns2)"


def _is_marked(row: str) -> str:
    """Whether a step reads a row that it does not follow, as C++."""
    return f"({row} >= {_MARKED} || marked[{row}])"


class CudaSweeps(SweepText):
    """The kernel on CUDA: one thread per lane.

    The rows of neighbouring lanes are far apart in memory. So a warp moves those of its lanes together, through shared
    memory: for trees some steps at a time, as many as there is room for. A step of a tree finds in registers what the
    step before has for it, and rows of scratch memory have what other steps read: they are marked.

    Where no rows go through shared memory, it has the numbers of gathered tensors as long as there is room: those are
    near. Other ones are in scratch memory.

    Gradients of shared tensors are summed over the threads of a block, in a fixed order, and stored for each block. All
    its threads take part, whether they have a lane or not.

    Attributes:
        staged: The names of the tensors of each sweep whose rows go through shared memory, and where they begin there.
        room: How many numbers of a lane shared memory has.
    """

    number = "lanes"
    own = "1"
    sums_in_rows = False
    on_cuda = True

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        super().__init__(program, kind, layout)
        self.sums = sum(width(p) for n, p in self.ports.items() if self.is_sum(n))
        size = BY_TAG[BY_TAG[kind].precision].torch.itemsize
        self.room = min(_STAGED, (_SHARED_BYTES - _MARKED) // (WARPS * _LINE) - self.sums // 4) // size
        self.staged = [{} if self.is_sequence else self._places(index) for index in range(len(self.labels))]

    @property
    def blocks(self) -> int:
        """How many blocks a multiprocessor is to hold at least, which bounds the registers of a thread; 0 for any.

        A kernel of a tree has as many registers as the longest kind of joint takes. Few threads then wait for memory at
        once. At 128 the kernels of dynamics spill 0.1 to 0.4 KB, at 64 several; forward kinematics spills nothing.
        """
        if self.is_sequence:
            return 0
        is_short = len(self.labels) == 1 and not any([n[0] == "o" and self.is_gathered(n) for n in self.ports])
        return 4 if is_short and BY_TAG[self.kind].precision == "f32" else 2

    @functools.cached_property
    def near(self) -> int:
        """How many numbers of gathered tensors of a lane shared memory has room for."""
        if self.is_sequence or any(self.staged):
            return 0
        ends = [width(p) for n, p in self.ports.items() if n[0] == "o" and not isinstance(p, SequencePort)]
        return max(self.room - max([_BUFFER, *ends]), 0)

    def may_be_near(self, n: str) -> bool:
        """Whether the numbers of a gathered tensor are near if there is room."""
        return self.near > 0 and n not in self.held

    def apart(self, n: str) -> str:
        return f"{n}_d" if self.may_be_near(n) else self.number

    def is_half(self, n: str) -> bool:
        """Whether a gathered tensor is symmetric matrices, of which memory has one half."""
        p = self.gathered_port(n)
        return isinstance(p, PairPort) and p.is_symmetric

    def kept_length(self, n: str) -> str:
        """How many numbers of a gathered tensor memory has, as C++."""
        return "columns2 * (columns2 + 1) / 2" if self.is_half(n) else self.length(n)

    @functools.cached_property
    def paired(self) -> str:
        """The tensor of what lower steps keep for pairs, if a step can multiply it at once; or nothing.

        It can in the last sweep, up the tree, if what it multiplies is that of an earlier sweep.
        """
        of_steps = any([isinstance(p, PairPort) and p.of_steps for p in self.ports.values()])
        if self.is_sequence or not self.held or of_steps:
            return ""
        upper, lower = self.held
        last = self.outputs(len(self.labels) - 1)
        return lower if lower in last and upper not in last else ""

    def memory(self, n: str) -> list[str]:
        if n == self.paired:
            return []
        if not self.may_be_near(n):
            return super().memory(n)
        return [
            f"const bool {n}_near = used + {self.kept_length(n)} <= {self.near};",
            f"REAL* const {n}_g = {n}_near ? staged + used * {_LINE} + place : h;",
            f"const long long {n}_d = {n}_near ? {_LINE} : lanes;",
            f"if ({n}_near) used += {self.kept_length(n)}; else h += {self.kept_length(n)} * lanes;",
        ]

    @functools.cached_property
    def read_later(self) -> set[str]:
        """The labels of the sweeps whose rows later ones read."""
        found = set()
        for j in range(1, len(self.labels)):
            values = [x for case in range(self.program.cases) for x in self.case_values(j, case)]
            symbols = {x.data[0] for x in reachable(values) if x.op is SYMBOL}
            found |= {s for s in self.labels[:j] if f"carry {s}" in symbols or f"next {s}" in symbols}
        return found

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
            *(["long long used = 0;  // numbers of a lane in shared memory"] if self.near else []),
            *self.scratch(),
            *([_IN_HALF] if any(map(self.is_half, gathered)) else []),
            *(column_lines(self) if self.paired else []),
            *(
                []
                if self.is_sequence
                else [f"REAL u{k}[{max(len(self.live[s]), 1)}];" for k, s in enumerate(self.labels)]
            ),
            *(line for n in gathered if n[0] == "i" for line in self.copied(n)),
            *self.guarded(
                f"for (long long k = 0; k < {self.kept_length(n)}; ++k) {n}_g[k * {self.apart(n)}] = 0;"
                for n in gathered
                if n[0] == "o" and n not in self.held
            ),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *([] if self.paired else self.guarded(pair_lines(self))),
            *(line for n in gathered if n[0] == "o" and n not in self.held for line in self.copied(n)),
        ]

    @property
    def is_together(self) -> bool:
        """Whether threads without a lane take part."""
        return bool(self.sums) or not self.is_sequence

    def shared_memory(self) -> list[str]:
        """Declares the shared memory of a tree's sweeps, and marks the rows of carries that steps will read."""
        table = self.program.table
        if table is None:
            return []
        names = {"warps": str(WARPS), "size": str(max(self.room, 1) * _LINE)}
        marked = {"most": str(_MARKED), "table": f"{self.inputs[table.name][0]}_", "row": str(width(table))}
        return [
            fill("sweeps/shared_memory.h", **names),
            fill("sweeps/marked_rows.h", **marked),
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
        far, buffer = f"{n}_g[source(m0 + k) * lanes]", f"line[k * {_LINE} + place]"
        copies = {"load": f"{far} = {buffer};", "store": ""} if read else {"load": "", "store": f"{buffer} = {far};"}
        return [self.exchanged(n, f"({self.length(n)})", _MIRRORED if self.is_half(n) else "m", copies)]

    def exchanged(self, n: str, length: str, source: str, copies: Mapping[str, str]) -> str:
        """Code by which a warp copies numbers of its lanes, of which those of a lane are one after another.

        Args:
            n: The tensor.
            length: How many numbers a lane has, as C++.
            source: Where the kernel has number ``m``, as C++.
            copies: Statements for number ``k`` of those that pass through a buffer: ``load`` from there, or ``store``.
        """
        may, used = self.is_gathered(n) and self.may_be_near(n), "used" if self.near else "0"
        names = {"n": n, "length": length, "source": source, "line": str(_LINE), "used": used, "room": str(self.room)}
        near = {"near": f"{n}_near", "own": f"{n}_g - place"} if may else {"near": "false", "own": "staged"}
        return fill("sweeps/numbers_of_lanes.h", **copies, **self.direction(n), **names, **near)

    def direction(self, n: str) -> dict[str, str]:
        """What a warp does with a number in memory and one in shared memory."""
        read = n[0] == "i"
        copy = "shared = REAL(*memory);" if read else "*memory = STORE(shared);"
        return {"copy": copy, "kind": "const STORE" if read else "STORE"}

    def sweep(self, index: int) -> list[str]:
        """One sweep of one lane."""
        sweep = self.program.body.sweeps[index]
        start = self.start_lines(index, lambda n, k: f"REAL({n}_b[{k}])")
        return [
            *([f"REAL c[{max(len(self.live[sweep.label]), 1)}];"] if self.is_sequence else []),
            *self.guarded(start if self.is_sequence else [*self.zeros(index), *start, *self.first_row(index)]),
            *(self.loop if self.is_sequence else self.loop_over_tree)(index, sweep.backward),
            *self.guarded(self.sum_of_roots(index)),
            *self.ends(index),
        ]

    def ends(self, index: int) -> list[str]:
        """Code that stores what a sweep leaves."""
        outputs: dict[str, dict[int, str]] = {}
        for j, k, x in self.end_values(index):
            outputs.setdefault(f"o{j}", {})[k] = x
        lines = []
        for n, values in outputs.items():
            size = width(self.ports[n])
            if self.is_sequence or len(values) < size or size > self.room:
                lines += self.guarded(f"{n}_b[{k}] = STORE({x});" for k, x in values.items())
                continue
            copies = {"load": "", "store": f"line[k * {_LINE} + place] = ends[k];"}
            array = f"const REAL ends[] = {{{', '.join(values[k] for k in range(size))}}};"
            lines += ["{", array, self.exchanged(n, str(size), "m", copies), "}"]
        return lines

    def is_sum_up(self, index: int) -> bool:
        """Whether the carry of a sweep is a sum of what the children of a step of a tree have for it."""
        sweep = self.program.body.sweeps[index]
        return sweep.backward and not self.is_sequence and bool(self.live[sweep.label])

    def components(self, index: int, text: str) -> str:
        """A statement for each component of a carry: ``{u}`` in registers, ``{k}`` its place in a row."""
        count = range(len(self.live[self.labels[index]]))
        return " ".join([text.format(u=f"u{index}[{k}]", w=f"w[{k}]", k=f"{k} * lanes") for k in count])

    def zeros(self, index: int) -> list[str]:
        """Code that sets what a sweep up a tree sums to zero."""
        if not self.is_sum_up(index):
            return []
        row = f"REAL* const c = {self.row(index, 'r')};"
        rows = self.components(index, "c[{k}] = 0;")
        return [
            self.components(index, "{u} = 0;"),
            f"for (long long r = 0; r <= steps; ++r) if ({_is_marked('r')}) {{ {row} {rows} }}",
        ]

    def first_row(self, index: int) -> list[str]:
        """Code that stores the carry above the roots of a sweep down a tree."""
        if self.is_sum_up(index) or not self.live[self.labels[index]]:
            return []
        return ["{", f"REAL* const c = {self.row(index, '0')};", *self.keep(index, "0"), "}"]

    def keep(self, index: int, row: str) -> list[str]:
        """Code that stores the carry of a sweep down a tree in the row ``c``, if a step reads it."""
        stores = self.components(index, "c[{k}] = {u};")
        return [stores if self.labels[index] in self.read_later else f"if ({_is_marked(row)}) {{ {stores} }}"]

    def sum_of_roots(self, index: int) -> list[str]:
        """Code that adds what other roots than the first have added above them."""
        if not self.is_sum_up(index):
            return []
        row = f"const REAL* const c = {self.row(index, '0')};"
        return [f"if ({_is_marked('0')}) {{ {row} {self.components(index, '{u} += c[{k}];')} }}"]

    def carried(self, label: str, k: int) -> str:
        if self.is_sequence:
            return super().carried(label, k)
        return f"u{self.labels.index(label)}[{self.live[label].index(k)}]"

    def end(self, label: str, k: int) -> str:
        return self.carried(label, k)

    def update(self, index: int, following: Mapping[int, str]) -> list[str]:
        if self.is_sequence:
            return super().update(index, following)
        label, name = self.labels[index], "w" if self.program.body.sweeps[index].backward else f"u{index}"
        return [f"{name}[{self.live[label].index(k)}] = {text};" for k, text in following.items()]

    def symbol(self, index: int, port: str, k: int) -> str:
        if not self.is_sequence and port == f"carry {self.labels[index]}":
            return self.carried(self.labels[index], k)
        n = self.inputs[port][0] if port in self.inputs else ""
        return f"{n}_u[{k} * {_LINE}]" if n in self.staged[index] else super().symbol(index, port, k)

    def before_step(self, index: int, backward: bool) -> list[str]:
        """Code that takes the carry which a step reads to registers: its parent's, or the sum of its children's."""
        r = f"r{index}"
        if not self.live[self.labels[index]]:
            return []
        if not backward:
            return self.guarded([f"if (parent != i - 1) {{ {self.components(index, f'{{u}} = {r}[{{k}}];')} }}"])
        size, later = len(self.live[self.labels[index]]), self.labels[index] in self.read_later
        return [
            f"REAL w[{size}] = {{}};",
            *self.guarded(
                [
                    f"if (above != i) {{ {self.components(index, '{u} = 0;')} }}",
                    f"if ({_is_marked('i + 1')}) {{ {self.components(index, f'{{u}} += {r}[{{k}}];')} }}",
                    *([self.components(index, f"{r}[{{k}}] = {{u}};")] if later else []),
                ]
            ),
        ]

    def after_step(self, index: int, backward: bool) -> list[str]:
        """Code that leaves the carry of a step for those that will read it."""
        if not self.live[self.labels[index]]:
            return []
        if not backward:
            return self.guarded(self.keep(index, "i + 1"))
        hand, add = self.components(index, "{u} = {w};"), self.components(index, "c[{k}] += {w};")
        return [*self.guarded([f"if (parent == i - 1) {{ {hand} }} else {{ {add} }}"]), "above = parent;"]

    def loop_over_tree(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep over a tree."""
        staged = self.staged[index]
        widths = {n: width(self.ports[n]) for n in staged}
        step = self.room // sum(widths.values()) if staged else 1
        inputs = [n for n in self.inputs_read(index) if n not in staged]
        outputs = [n for n in self.outputs(index) if has_rows(self.ports[n]) and not self.is_sum(n) and n not in staged]
        above = ["long long above = steps - 1;  // the parent of the step before"] if backward else []
        body = [
            *(f"REAL {n}_t[{width(self.ports[n])}];" for n in [*inputs, *outputs]),
            *(self.move(n, "i") for n in inputs),
            *(f"const REAL* const {n}_u = {n}_t;" for n in inputs),
            *(f"REAL* const {n}_u = staged + ({staged[n]} + r * {widths[n]}) * {_LINE} + place;" for n in staged),
            *self.rows(index),
            *self.before_step(index, backward),
            *self.switch(index, lambda case: self.step(index, case)),
            *self.after_step(index, backward),
            *self.guarded(self.move(n, "i") for n in outputs),
        ]
        before = [*(self.exchange(index, n) for n in staged if n[0] == "i"), "#pragma unroll 1"]  # a step is long
        after = [
            *(["__syncwarp();"] if any(n[0] == "o" for n in staged) else []),
            *(self.exchange(index, n) for n in staged if n[0] == "o"),
            *(["__syncwarp();"] if staged else []),
        ]
        return [*above, *self.in_groups(step, backward, before, body, after)]

    def in_groups(
        self, step: int, backward: bool, before: Iterable[str], body: Iterable[str], after: Iterable[str]
    ) -> list[str]:
        """A loop over groups of so many steps: what is done before the steps of a group, in each, and after them."""
        return [
            f"for (long long j0 = 0; j0 < steps; j0 += {step}) {{",
            f"const long long i0 = {f'(steps - 1 - j0) / {step} * {step}' if backward else 'j0'};",
            f"const int ns = steps - i0 < {step} ? (int)(steps - i0) : {step};",
            *before,
            f"for (int j = 0; j < {step}; ++j) {{",
            f"const int r = {f'{step - 1} - j' if backward else 'j'};",
            "if (r < ns) {",
            "const long long i = i0 + r;",
            *self.table_lines(),
            *body,
            "}",
            "}",
            *after,
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
        before = [
            *(f"REAL {n}_t[{step * width(self.ports[n])}];" for n in [*inputs, *outputs]),
            *(self.move(n, "i0", step) for n in inputs),
        ]
        body = [
            *(f"const REAL* const {n}_u = {n}_t + r * {width(self.ports[n])};" for n in inputs),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
        ]
        return self.in_groups(step, backward, before, body, self.guarded(self.move(n, "i0", step) for n in outputs))

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
        following, results, saves = self.wanted(index, case)
        values = [*following.values(), *saves.values(), *results.values()]
        symbol = functools.partial(self.symbol, index)
        lines, printed = print_lines(values, symbol)
        texts = iter(printed)
        lines += self.update(index, {k: next(texts) for k in following})
        lines += self.save(index, {k: next(texts) for k in saves})
        totals: dict[str, str] = {}
        columns: dict[int, list[str]] = {}
        for (j, k), text in zip(results, texts, strict=True):
            n = f"o{j}"
            if n == self.paired:
                columns.setdefault(self.column(j, k), []).append(text)
            elif self.is_sum(n):
                lines.append(f"s{j}_{k} = {text};")
                totals[f"s{j}_{k}"] = f"{n}_b[i * {n}_s1 + {k}] = {{0}};"
            elif self.is_gathered(n):
                lines.append(f"{self.gathered(n, k)} {'=' if n in self.held else '+='} {text};")
            else:
                at = f"{n}_u[{k} * {_LINE}]" if n in self.staged[index] else f"{n}_t[{self.place(n, k)}]"
                lines.append(f"{at} = {text};")
        for b, numbers in columns.items():
            lines.append(f"{{ const REAL lower[] = {{{', '.join(numbers)}}}; pair_column(i, {b}, lower); }}")
        sums = group_totals(totals, "blockDim.x", "threadIdx.x", "true")
        return [*(f"REAL {x} = 0;" for x in totals), *self.guarded(lines), *sums]
