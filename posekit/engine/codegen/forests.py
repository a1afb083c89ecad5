"""Code generation: from a program of sweeps over a forest to the text of a Warp kernel.

A table says the parent of each step, which case of the algebra it computes, and where it reads gathered inputs. All
lanes share the table, so that a step decides once for a block of lanes. The carries of all steps are kept in scratch
memory: a step may have any number of children, and later sweeps read the carries again.
"""

from __future__ import annotations

from ..programs import SYMBOL, Scalar, SequencePort, SweepProgram, reachable, value, width
from . import tiles
from .expressions import preamble, print_lines
from .forest_steps import ForestText, Room, block_lanes
from .layouts import Layout
from .rows import names
from .scans import base, scratch_memory
from .tiles import Tile


def snippet(program: SweepProgram, kind: str, layout: Layout) -> str:
    """The native source of the kernel's body for a dtype tag and a layout."""
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    cuda = "\n".join(_Cuda(program, kind, ()).lines())
    cpu = "\n".join(_Cpu(program, kind, layout).lines())
    return f"{legend}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{cuda}\n#else\n{cpu}\n#endif\n"


class _Cpu(ForestText):
    """The kernel on the CPU: a loop over blocks of lanes, with all sweeps in it.

    All loops over lanes have the same constant length: the last block has lanes whose results are not stored.

    Attributes:
        tiles: The tensors of which each lane has rows, in a tile of their own.
        aliases: The outputs whose rows are the carries of a sweep: the sweep, and the components.
        gathers: The tensors from which steps read, or to which they add, in columns.
    """

    number = "w"
    lane = " + l"

    def __init__(self, program: SweepProgram, kind: str, layout: Layout) -> None:
        super().__init__(program, kind, layout)
        rows = [n for n, p in self.ports.items() if type(p) is SequencePort and not self.is_shared(n)]
        found = {n: self._alias(n) for n in rows if n[0] == "o"}
        self.aliases = {n: alias for n, alias in found.items() if alias}
        self.tiles = [n for n in rows if n not in self.aliases]
        self.gathers = [n for n in self.ports if self.is_gathered(n)]

    def _alias(self, n: str) -> tuple[int, list[int]] | None:
        """The sweep down, and the components of its carry, that an output equals."""
        index = self.writers[int(n[1:])]
        sweep = self.program.body.sweeps[index]
        positions = {sweep.next[k].id: k for k in self.live[sweep.label]}
        components = [positions.get(x.id, -1) for x in self.program.body.outputs[int(n[1:])]]
        return None if sweep.backward or -1 in components else (index, components)

    def lines(self) -> list[str]:
        room = Room.of(self.program, self.layout)
        size = f"({room.carry} * (steps + 1) + {room.step} * steps + {room.column} * columns + row)"
        return [
            *tiles.declarations(self.kind),
            f"constexpr int w = {block_lanes(self.kind)};",
            f"const long long row = {room.row} * steps > columns ? {room.row} * steps : columns;",
            *scratch_memory(size),
            *self.scratch(),
            *(f"REAL* const {n}_g = h; h += {width(self.ports[n])} * steps * w;" for n in self.tiles),
            "REAL* const stage = h;",
            "for (long long l0 = 0; l0 < lanes; l0 += w) {",
            "const int nb = (int)(lanes - l0 < w ? lanes - l0 : w);",
            *(self.base(n) for n in self.ports),
            *(tiles.load(n, self.tile(n), self.kind) for n in [*self.tiles, *self.gathers] if n[0] == "i"),
            *(f"for (long long k = 0; k < columns * w; ++k) {n}_g[k] = 0;" for n in self.gathers if n[0] == "o"),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *(
                tiles.store(n, self.tile(n), self.kind)
                for n in [*self.tiles, *self.aliases, *self.gathers]
                if n[0] == "o"
            ),
            "}",
        ]

    def base(self, n: str) -> str:
        """Declares the address of a tensor's first element in a block. Each piece of the batch has its own sum."""
        if n[0] == "o" and self.is_shared(n):
            return f"double* const {n}_b = (double*){n}_ + l0 / piece * {n}_s0;"
        return base(n, "l0")

    def tile(self, n: str) -> Tile:
        """Where the rows of a tensor are in scratch memory."""
        if n in self.aliases:
            index, components = self.aliases[n]
            live = self.live[self.labels[index]]
            offsets = [live.index(k) for k in components]
            return Tile(self.row(index, "1"), f"{len(live)} * w", offsets, f"{len(offsets)} * steps")
        if self.is_gathered(n):
            return Tile(f"{n}_g", "w", [0], "columns")
        count = width(self.ports[n])
        return Tile(f"{n}_g", f"{count} * w", range(count), f"{count} * steps")

    def sweep(self, index: int) -> list[str]:
        """One sweep over a block of lanes."""
        sweep, inputs = self.program.body.sweeps[index], self.inputs_read(index)
        rows = [n for n in [*inputs, *self.outputs(index)] if n in self.tiles]
        begin = lambda n, k: f"REAL({n}_b[(l < nb ? l : nb - 1) * {n}_s0 + {k}])"  # noqa: E731
        return [
            *self.start_lines(index, begin, "for (int l = 0; l < w; ++l) "),
            "for (long long j = 0; j < steps; ++j) {",
            f"const long long i = {'steps - 1 - j' if sweep.backward else 'j'};",
            *self.table_lines(),
            *(f"REAL* const __restrict {n}_r = {n}_g + i * ({width(self.ports[n])} * w);" for n in rows),
            *(f"const STORE* const {n}_u = {n}_b + i * {n}_s1;" for n in inputs if self.is_shared(n)),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
            *(
                f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE({x});"
                for j, k, x in self.end_values(index)
            ),
        ]

    def step(self, index: int, case: int) -> list[str]:
        """A step in one case: what all lanes share, then a loop over the lanes."""
        following, results = self.wanted(index, case)
        results = {(j, k): x for (j, k), x in results.items() if f"o{j}" not in self.aliases}
        values = [*following.values(), *results.values()]
        shared, known = self.uniform(values)
        lines, printed = print_lines(values, self.symbol, known)
        texts = iter(printed)
        update = self.update(index, {k: next(texts) for k in following})
        sums, writes = [], []
        for (j, k), text in zip(results, texts, strict=True):
            n = f"o{j}"
            if self.is_shared(n):
                sums.append((f"s{j}_{k}", f"{n}_b[i * {n}_s1 + {k}]"))
                writes.append(f"s{j}_{k} += l < nb ? {text} : REAL(0);")
            elif self.is_gathered(n):
                writes.append(f"{self.gathered(n, k)} += {text};")
            else:
                writes.append(f"{n}_r[{k} * w + l] = {text};")
        head = ["#pragma clang loop vectorize(assume_safety)", "for (int l = 0; l < w; ++l) {"]
        return [
            *shared,
            *(f"REAL {name} = 0;" for name, _ in sums),
            *([*head, *lines, *update, *writes, "}"] if update or writes else []),
            *(f"{target} += (double){name};" for name, target in sums),
        ]

    def uniform(self, values: list[Scalar]) -> tuple[list[str], dict[int, str]]:
        """Lines that compute the values that are the same in all lanes, and the names of these by the ids of nodes."""
        order, varying = reachable(values), set()
        for x in order:
            own = x.op is SYMBOL and not self.is_uniform(x.data[0])
            if own or any(a.id in varying for a in x.args):
                varying.add(x.id)
        read = [*values, *(a for x in order if x.id in varying for a in x.args)]
        shared = {x.id: x for x in read if x.id not in varying and value(x) is None}
        lines, texts = print_lines(list(shared.values()), self.symbol, stem="u")
        return lines, dict(zip(shared, texts, strict=True))

    def symbol(self, port: str, k: int) -> str:
        if port in self.inputs:
            n, _ = self.inputs[port]
            if n in self.tiles:
                return f"{n}_r[{k} * w + l]"
        return super().symbol(port, k)


class _Cuda(ForestText):
    """The kernel on CUDA: one thread per lane."""

    number = "lanes"

    def lines(self) -> list[str]:
        gathered = [n for n in self.ports if self.is_gathered(n)]
        return [
            "const long long l = thread;",
            "if (l >= lanes) return;",
            "REAL* const kept = (REAL*)scratch_ + l;",
            *(base(n, "l") for n in self.ports),
            *self.scratch(),
            *(
                f"for (long long k = 0; k < columns; ++k) "
                f"{n}_g[k * lanes] = {f'REAL({n}_b[k])' if n[0] == 'i' else 'REAL(0)'};"
                for n in gathered
            ),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *(
                f"for (long long k = 0; k < columns; ++k) {n}_b[k] = STORE({n}_g[k * lanes]);"
                for n in gathered
                if n[0] == "o"
            ),
        ]

    def sweep(self, index: int) -> list[str]:
        """One sweep of one lane."""
        backward = self.program.body.sweeps[index].backward
        return [
            *self.start_lines(index, lambda n, k: f"REAL({n}_b[{k}])"),
            "for (long long j = 0; j < steps; ++j) {",
            f"const long long i = {'steps - 1 - j' if backward else 'j'};",
            *self.table_lines(),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
            *(f"o{j}_b[{k}] = STORE({x});" for j, k, x in self.end_values(index)),
        ]

    def step(self, index: int, case: int) -> list[str]:
        """A step in one case."""
        following, results = self.wanted(index, case)
        lines, printed = print_lines([*following.values(), *results.values()], self.symbol)
        texts = iter(printed)
        update = self.update(index, {k: next(texts) for k in following})
        writes = [
            f"{self.gathered(f'o{j}', k)} += {text};"
            if self.is_gathered(f"o{j}")
            else f"o{j}_b[i * o{j}_s1 + {k}] = STORE({text});"
            for (j, k), text in zip(results, texts, strict=True)
        ]
        return [*lines, *update, *writes]

    def symbol(self, port: str, k: int) -> str:
        n, p = self.inputs.get(port, ("", None))
        return f"REAL({n}_b[i * {n}_s1 + {k}])" if type(p) is SequencePort else super().symbol(port, k)
