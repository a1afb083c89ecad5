"""Code generation: from a program of sweeps over a forest to the text of a Warp kernel.

A table says the parent of each step, which case of the algebra it computes, and where it reads gathered inputs. All
lanes share the table, so that a step decides once for a block of lanes. The carries of all steps are kept in scratch
memory: a step may have any number of children, and later sweeps read the carries again.
"""

from __future__ import annotations

from ..programs import SYMBOL, Scalar, SequencePort, SweepProgram, reachable, value, width
from .expressions import preamble, print_lines
from .forest_steps import ForestText, block_lanes
from .layouts import Layout
from .rows import names
from .scans import TILE_STEPS, base, copy, scratch_memory, transposes


def snippet(program: SweepProgram, kind: str, layout: Layout) -> str:
    """The native source of the kernel's body for a dtype tag and a layout."""
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    cuda = "\n".join(_Cuda(program, kind, ()).lines())
    cpu = "\n".join(_Cpu(program, kind, layout).lines())
    return f"{legend}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{cuda}\n#else\n{cpu}\n#endif\n"


class _Cpu(ForestText):
    """The kernel on the CPU: a loop over blocks of lanes, with all sweeps in it.

    All loops over lanes have the same constant length, so the last block repeats its last lane.
    """

    number = "w"
    lane = " + l"

    def lines(self) -> list[str]:
        gathered = [n for n in self.ports if self.is_gathered(n)]
        return [
            *transposes(self.kind, {width(p) for n, p in self.ports.items() if self.is_tiled(n)}),
            f"constexpr int w = {block_lanes(self.kind)};",
            *scratch_memory(self.size()),
            "for (long long l0 = 0; l0 < lanes; l0 += w) {",
            "const int nb = (int)(lanes - l0 < w ? lanes - l0 : w);",
            *(self.base(n) for n in self.ports),
            *self.scratch(),
            *(self.gather(n) for n in gathered),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *(
                f"for (int l = 0; l < nb; ++l) for (int k = 0; k < columns; ++k) "
                f"{n}_b[l * {n}_s0 + k] = STORE({n}_g[k * w + l]);"
                for n in gathered
                if n[0] == "o"
            ),
            "}",
        ]

    def base(self, n: str) -> str:
        """Declares the address of a tensor's first element in a block. Each piece of the batch has its own sum."""
        if n[0] == "o" and self.is_shared(n):
            return f"double* const {n}_b = (double*){n}_ + l0 / piece * {n}_s0;"
        return base(n, "l0")

    @staticmethod
    def gather(n: str) -> str:
        """Code that fills the tile of a gathered tensor: an input is copied, and an output begins with zero."""
        if n[0] == "o":
            return f"for (int k = 0; k < columns * w; ++k) {n}_g[k] = REAL(0);"
        row = f"const STORE* const p = {n}_b + (l < nb ? l : nb - 1) * {n}_s0;"
        return (
            f"for (int l = 0; l < w; ++l) {{ {row} for (int k = 0; k < columns; ++k) {n}_g[k * w + l] = REAL(p[k]); }}"
        )

    def is_tiled(self, n: str) -> bool:
        """Whether steps read or write rows of each lane."""
        return type(self.ports[n]) is SequencePort and not self.is_shared(n)

    def sweep(self, index: int) -> list[str]:
        """One sweep over a block of lanes."""
        sweep, results = self.program.body.sweeps[index], self.outputs(index)
        inputs = self.inputs_read(index)
        tiles = {n: width(self.ports[n]) for n in filter(self.is_tiled, [*inputs, *results])}
        reads = {n: count for n, count in tiles.items() if n[0] == "i"}
        kinds = {n: "const STORE*" if n in reads else "STORE*" for n in tiles}
        begin = lambda n, k: f"REAL({n}_b[(l < nb ? l : nb - 1) * {n}_s0 + {k}])"  # noqa: E731
        return [
            *self.start_lines(index, begin, "for (int l = 0; l < w; ++l) "),
            *(f"alignas(64) STORE {n}_t[{TILE_STEPS} * w * {count}];" for n, count in tiles.items()),
            f"for (long long j0 = 0; j0 < steps; j0 += {TILE_STEPS}) {{",
            f"const int ns = (int)(steps - j0 < {TILE_STEPS} ? steps - j0 : {TILE_STEPS});",
            f"const long long i0 = {'steps - j0 - ns' if sweep.backward else 'j0'};",
            *(line for n, count in reads.items() for line in (copy(n, count, sweep.backward), _repeat(n, count))),
            "for (int s = 0; s < ns; ++s) {",
            f"const int r = {'ns - 1 - s' if sweep.backward else 's'};",
            "const long long i = i0 + r;",
            *self.table_lines(),
            *(f"{kinds[n]} const __restrict {n}_u = {n}_t + r * w * {count};" for n, count in tiles.items()),
            *(f"const STORE* const {n}_u = {n}_b + i * {n}_s1;" for n in inputs if self.is_shared(n)),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
            *(copy(n, count, sweep.backward) for n, count in tiles.items() if n not in reads),
            "}",
            *(
                f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE({x});"
                for j, k, x in self.end_values(index)
            ),
        ]

    def step(self, index: int, case: int) -> list[str]:
        """A step in one case: what all lanes share, then a loop over the lanes."""
        following, results = self.wanted(index, case)
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
                writes.append(f"{n}_u[{width(self.ports[n])} * l + {k}] = STORE({text});")
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
            n, p = self.inputs[port]
            if self.is_tiled(n):
                return f"REAL({n}_u[{width(p)} * l + {k}])"
        return super().symbol(port, k)


def _repeat(n: str, count: int) -> str:
    """Code that repeats the last lane of a tile in the lanes that the last block lacks."""
    size, last = f"{count} * sizeof(STORE)", f"{n}_t + (r * w + nb - 1) * {count}"
    repeat = f"__builtin_memcpy({n}_t + (r * w + l) * {count}, {last}, {size});"
    return f"for (int l = nb; l < w; ++l) for (int r = 0; r < ns; ++r) {repeat}"


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
