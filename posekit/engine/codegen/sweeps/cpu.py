"""Code generation for sweeps on the CPU: blocks of lanes, step by step, in loops over vectors of lanes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from ...programs import CONST, SYMBOL, Scalar, SweepProgram, TablePort, reachable, value, width
from ..cpu import FENCE
from ..expressions import print_lines
from ..layouts import Layout
from ..templates import fill
from . import tiles
from .pairs import pair_lines
from .step_values import LOOP, MAX_BLOCK_LANES, Scratch, has_rows, is_fixed, types
from .sweep_text import SweepText
from .tiles import Tile

# The operations of a sequence's step that do not depend on its carry get a loop of their own if there are at least this
# many. In a common loop, the dependency chain through the carry exceeds the window of out-of-order execution.
MIN_HOISTED = 12
_TYPES = ("typedef Lanes REAL;", "typedef LaneBits BITS;")
_MARKED = "#pragma clang loop vectorize(assume_safety)\nfor (int v = 0; v < vectors; ++v)"


class CpuSweeps(SweepText):
    """The kernel on the CPU: a loop over blocks of lanes, with all sweeps in it.

    If blocks are of fixed size, a vector fills a register, and the numbers of a step are vectors. Otherwise a vector is
    one lane, and LLVM vectorises the loops. All blocks have as many lanes: the last one has some whose results are not
    stored.

    Attributes:
        tiles: The tensors of which each lane has rows, in a tile of their own for some steps.
        aliases: The outputs whose rows are the carries of a sweep: the sweep, and the components.
        gathers: The tensors from which steps read, or to which they add, in columns.
        is_fixed: Whether blocks are of fixed size.
        each: A loop over the vectors of a block.
    """

    number = own = "vectors"
    type = "Lanes"
    lane = " + v"

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        super().__init__(program, kind, layout)
        rows = [n for n, p in self.ports.items() if has_rows(p) and not self.is_shared(n)]
        aliases = {n: self._alias(n) for n in rows if n[0] == "o" and not self.is_sequence}
        self.aliases = {n: alias for n, alias in aliases.items() if alias}
        self.tiles = [n for n in rows if n not in self.aliases]
        self.gathers = [n for n in self.ports if self.is_gathered(n)]
        self.is_fixed = is_fixed(program)
        self.each = LOOP if self.is_fixed else _MARKED

    def _alias(self, n: str) -> tuple[int, list[int]] | None:
        """The sweep down, and the components of its carry, that an output equals."""
        index = self.writers[int(n[1:])]
        sweep = self.program.body.sweeps[index]
        positions = {sweep.next[k].id: k for k in self.live[sweep.label]}
        components = [positions.get(x.id, -1) for x in self.program.body.outputs[int(n[1:])]]
        return None if sweep.backward or -1 in components else (index, components)

    def lines(self) -> list[str]:
        scratch = Scratch.of(self.program, self.layout)
        lengths = [self.length(n) for n in self.gathers]
        columns = " + ".join(lengths) or "0"
        size = f"({scratch.carry} * (steps + 1) + {scratch.step} * chunk + {columns} + row)"
        rows = "chunk" if self.is_sequence else "steps"  # that `stage` holds
        read = [n for n in [*self.tiles, *self.gathers] if n[0] == "i"]
        zeroed = [f"for (long long k = 0; k < {self.size(n)} * vectors; ++k) {n}_g[k] = 0;" for n in read]
        sums = [n for n in self.gathers if n[0] == "o" and n not in self.held]
        return [
            types(self.kind, self.layout, self.is_fixed),
            f"long long row = {scratch.row} * {rows};",
            *(f"if (row < {length}) row = {length};" for length in dict.fromkeys(lengths)),
            # Calls that need little pass none, and it is taken from the stack. It is aligned to cache lines.
            f"char* room = (char*)scratch_; if (!room) room = (char*)__builtin_alloca({size} * w * sizeof(REAL) + 64);",
            "Lanes* const __restrict kept = (Lanes*)(((unsigned long long)room + 63) & ~63ull);",
            *self.scratch(),
            *(f"Lanes* const {n}_g = h; h += {self.size(n)} * vectors;" for n in self.tiles),
            "REAL* const stage = (REAL*)h;",
            *([fill("sweeps/spread.h")] if any(s.is_computed for s in self.program.body.sweeps) else []),
            *([fill("sweeps/total.h")] if any(map(self.is_sum, self.ports)) else []),
            *tiles.declarations(self.kind, {n: self.tile(n) for n in [*self.tiles, *self.aliases, *self.gathers]}),
            "for (long long l0 = 0; l0 < lanes; l0 += w) {",
            "const int nb = (int)(lanes - l0 < w ? lanes - l0 : w), some = (nb * vectors + w - 1) / w;",
            *(self.used() if any(map(self.is_sum, self.ports)) else []),
            *(["if (nb < w) {", *zeroed, "}"] if zeroed else []),
            *(self.base(n, "l0") for n in self.ports if n not in self.held),
            *(tiles.load(n, self.tile(n)) for n in self.gathers if n[0] == "i"),
            *(f"for (long long k = 0; k < {self.length(n)} * vectors; ++k) {n}_g[k] = 0;" for n in sums),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *pair_lines(self, self.each),
            *(
                tiles.store(n, self.tile(n))
                for n in [*self.aliases, *self.gathers]
                if n[0] == "o" and n not in self.held
            ),
            "}",
            *([f"if (streams) {FENCE}"] if not tiles.is_converted(self.kind) else []),
        ]

    def size(self, n: str) -> str:
        """How many numbers a lane has in a tile, as C++."""
        return self.length(n) if self.is_gathered(n) else f"{width(self.ports[n])} * chunk"

    def tile(self, n: str) -> Tile:
        """Where the rows of a tensor are in scratch memory."""
        if n in self.aliases:
            index, components = self.aliases[n]
            live = self.live[self.labels[index]]
            offsets = [live.index(k) for k in components]
            return Tile(f"{n}_b", f"{n}_s1", "steps", self.row(index, "1"), len(offsets), (offsets, len(live)))
        if self.is_gathered(n):
            return Tile(f"{n}_b", "1", self.length(n), f"{n}_g", 1)
        return Tile(f"{n}_b + i0 * {n}_s1", f"{n}_s1", "ns", f"{n}_g", width(self.ports[n]))

    def sweep(self, index: int) -> list[str]:
        """One sweep over a block of lanes."""
        sweep, inputs = self.program.body.sweeps[index], self.inputs_read(index)
        rows = [n for n in [*inputs, *self.outputs(index)] if n in self.tiles]
        return [
            *([self.array("c", len(self.live[sweep.label]))] if self.is_sequence else []),
            *self.begin(index),
            "for (long long j0 = 0; j0 < steps; j0 += chunk) {",
            "const long long ns = steps - j0 < chunk ? steps - j0 : chunk;",
            f"const long long i0 = {'steps - j0 - ns' if sweep.backward else 'j0'};",
            *(tiles.load(n, self.tile(n)) for n in rows if n[0] == "i"),
            "for (long long j = 0; j < ns; ++j) {",
            f"const long long i = i0 + {'ns - 1 - j' if sweep.backward else 'j'};",
            *(tiles.prefetch(n, width(self.ports[n])) for n in rows if n[0] == "i"),
            *self.table_lines(),
            *(f"Lanes* const __restrict {n}_r = {n}_g + (i - i0) * ({width(self.ports[n])} * vectors);" for n in rows),
            *(f"const STORE* const {n}_u = {n}_b + i * {n}_s1;" for n in inputs if self.is_shared(n)),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
            *(tiles.store(n, self.tile(n)) for n in rows if n[0] == "o"),
            "}",
            *self.ends(index),
        ]

    def begin(self, index: int) -> list[str]:
        """Sets the carry with which a sweep begins, and in a tree's sweep up all sums of steps to zero."""
        sweep = self.program.body.sweeps[index]
        lines = []
        if sweep.backward and not self.is_sequence:
            count = len(self.live[sweep.label])
            lines.append(f"for (long long k = 0; k < {count} * (steps + 1) * vectors; ++k) h{index}[k] = 0;")
        if not sweep.is_computed:
            return lines + self.start_lines(index, lambda n, k: f"REAL({n}_b[(l < nb ? l : nb - 1) * {n}_s0 + {k}])")
        copied: dict[str, None] = {}

        def read(n: str, k: int) -> str:
            copied[n] = None
            return f"{n}_l[{k} * vectors + v]"

        start = self.start_lines(index, read)
        for n in copied:
            size = width(self.ports[n])
            lines += [self.array(f"{n}_l", size), f"spread({n}_b, {n}_s0, {size}, {n}_l, nb);"]
        return lines + start

    def copied_start(self, values: Mapping[str, str]) -> list[str]:
        stores = [f"{_number(place)} = {text};" for place, text in values.items()]
        return ["constexpr int v = 0;", "for (int l = 0; l < w; ++l) {", *stores, "}"]

    def computed(self, lines: list[str], values: Mapping[str, str]) -> list[str]:
        # Optimisations of loops would take a tenth of a long start's time to compile: it is a function, which has none.
        head = "const auto compute = [&](int v) __attribute__((noinline)) {"
        stores = [f"{place} = {text};" for place, text in values.items()]
        return [head, *_TYPES, *lines, *stores, "};", f"{self.each} compute(v);"]

    def loop(self, lines: list[str]) -> list[str]:
        """A loop over vectors of lanes."""
        return [f"{self.each} {{", *_TYPES, *lines, "}"]

    def array(self, n: str, count: int) -> str:
        """Declares an array of ``count`` numbers of all lanes."""
        vectors = "vectors" if self.is_fixed else MAX_BLOCK_LANES
        return f"alignas(64) Lanes {n}[{max(count, 1)} * {vectors}];"

    def used(self) -> list[str]:
        """Numbers that are not zero in the lanes whose results count."""
        return [self.array("used", 1), "for (int l = 0; l < w; ++l) ((REAL*)used)[l] = l < nb;"]

    def ends(self, index: int) -> list[str]:
        """Stores the carry that is left. Vectorised, it would take the compiler longer than all the rest."""
        stores = [f"o{j}_b[l * o{j}_s0 + {k}] = STORE({_number(x)});" for j, k, x in self.end_values(index)]
        head = ["constexpr int v = 0;", "#pragma clang loop vectorize(disable)", "for (int l = 0; l < nb; ++l) {"]
        return [*head, *stores, "}"] if stores else []

    def step(self, index: int, case: int) -> list[str]:
        """A step in one case: what all lanes share, then loops over the lanes."""
        following, results, saves = self.wanted(index, case)
        results = {(j, k): x for (j, k), x in results.items() if f"o{j}" not in self.aliases}
        values = [*following.values(), *saves.values(), *results.values()]
        symbol = functools.partial(self.symbol, index)
        is_own = lambda x: x.op is SYMBOL and not self.is_uniform(x.data[0])  # noqa: E731
        shared = {x.id: x for x in _numbers(_independent(values, is_own)) if value(x) is None}
        first, printed = print_lines(list(shared.values()), symbol, stem="u")
        known = {x: f"REAL({text})" for x, text in zip(shared, printed, strict=True)}
        lines, hoisted = self.hoisted(index, values, symbol, known) if self.is_sequence else ([], {})
        if hoisted:
            stores = [f"a[{k} * vectors + v] = {text};" for k, text in enumerate(hoisted.values())]
            first += [self.array("a", len(hoisted)), *self.loop([*lines, *stores])]
            known |= {x: f"a[{k} * vectors + v]" for k, x in enumerate(hoisted)}
        order = _by_demand(values, known) if self.is_sequence else None
        lines, printed = print_lines(values, symbol, known, order=order)
        texts = iter(printed)
        update = self.update(index, {k: next(texts) for k in following})
        update += self.save(index, {k: next(texts) for k in saves})
        if order is not None:
            lines, update = self.with_stores(index, values, order, lines, update), []
        sums, writes = [], []
        for (j, k), text in zip(results, texts, strict=True):
            n = f"o{j}"
            if self.is_shared(n):
                sums.append((f"s{j}_{k}", f"{n}_b[i * {n}_s1 + {k}]"))
                writes.append(f"s{j}_{k} += used[v] != REAL(0) ? {text} : REAL(0);")
            elif self.is_gathered(n):
                writes.append(f"{self.gathered(n, k)} {'=' if n in self.held else '+='} {text};")
            else:
                writes.append(f"{n}_r[{k} * vectors + v] = {text};")
        return [
            *first,
            *(f"Lanes {name} = 0;" for name, _ in sums),
            *(self.loop([*lines, *update, *writes]) if lines or update or writes else []),
            *(f"{target} += (double)total({name});" for name, target in sums),
        ]

    def with_stores(
        self, index: int, values: list[Scalar], order: list[Scalar], lines: list[str], update: list[str]
    ) -> list[str]:
        """The lines of a step of a sequence, in which the next carry is stored as soon as it is known.

        If all of it were stored after the last line, it would wait on the stack, where stores take as long as
        arithmetic: preintegration with covariances would take 1.2 to 1.3 times as long.

        Args:
            index: The sweep.
            values: What the lines compute, first the next carry.
            order: The value of each line.
            lines: The lines.
            update: The statements that save the carry, then those that store the next one.
        """
        label, saved = self.labels[index], len(self.saved[self.labels[index]])
        where = {x.id: i for i, x in enumerate(order)}
        reads = {x.data[1]: i for i, x in enumerate(order) if x.op is SYMBOL and x.data[0] == f"carry {label}"}
        after: dict[int, list[str]] = {}
        for k, x, statement in zip(self.live[label], values, update[saved:], strict=False):
            computed, read = where.get(x.id, -1), reads.get(k, -1)
            if computed < 0 or computed != read:  # else it stays as it is
                after.setdefault(max(computed, read), []).append(statement)
        whole = [*update[:saved], *after.get(-1, [])]
        for i, line in enumerate(lines):
            whole += [line, *after.get(i, [])]
        return whole

    def is_uniform(self, symbol: str) -> bool:
        """Whether the numbers of a symbol are the same in all lanes."""
        n, port = self.inputs.get(symbol, ("", None))
        return isinstance(port, TablePort) or (bool(n) and self.is_shared(n))

    def hoisted(
        self, index: int, values: list[Scalar], symbol: Callable[[str, int], str], known: Mapping[int, str]
    ) -> tuple[list[str], dict[int, str]]:
        """Lines that compute the values which a step needs and which do not depend on its carry.

        Returns:
            The lines, and the names of the values by the ids of their nodes; both empty if there are fewer operations
            than `MIN_HOISTED`.
        """
        label = f"carry {self.labels[index]}"
        read = _numbers(_independent(values, lambda x: x.op is SYMBOL and x.data[0] == label))
        needed = {x.id: x for x in read if x.op not in (SYMBOL, CONST) and x.id not in known}
        if sum(x.op not in (SYMBOL, CONST) for x in reachable(needed.values(), known)) < MIN_HOISTED:
            return [], {}
        lines, printed = print_lines(list(needed.values()), symbol, known)
        return lines, dict(zip(needed, printed, strict=True))

    def symbol(self, index: int, port: str, k: int) -> str:
        n = self.inputs[port][0] if port in self.inputs else ""
        return f"{n}_r[{k} * vectors + v]" if n in self.tiles else super().symbol(index, port, k)


def _independent(values: list[Scalar], varies: Callable[[Scalar], bool]) -> list[Scalar]:
    """What does not depend on symbols that vary: of ``values``, and of the operands of those that do."""
    order, varying = reachable(values), set()
    for x in order:
        if varies(x) or any(a.id in varying for a in x.args):
            varying.add(x.id)
    read = [*values, *(a for x in reversed(order) if x.id in varying for a in x.args)]
    return [x for x in read if x.id not in varying]


def _numbers(values: list[Scalar]) -> list[Scalar]:
    """Values, and in place of a condition what it compares: it is no number, and where it is used it is computed."""
    found = [*values]
    for x in found:
        if x.op.is_condition:
            found += x.args
    return [x for x in found if not x.op.is_condition]


def _number(place: str) -> str:
    """The C++ expression for lane ``l`` of a block, by that for its first vector."""
    return f"((REAL*)&{place})[l]"


def _by_demand(values: list[Scalar], known: Mapping[int, str]) -> list[Scalar]:
    """What has to be computed, each directly before its first use; values in the order of their ids."""
    order: dict[int, Scalar] = {}
    for output in sorted(values, key=lambda x: x.id):
        stack = [(output, False)]
        while stack:
            x, is_ready = stack.pop()
            if x.id in order or x.id in known or x.op is CONST:
                continue
            if is_ready:
                order[x.id] = x
            else:
                stack += [(x, True), *((y, False) for y in reversed(x.args))]
    return [*order.values()]
