"""Code generation for sweeps on CUDA: one thread per lane."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ..dtypes import BY_TAG
from ..programs import width
from .cuda import PACKED_ROW, WARPS, group_totals
from .expressions import print_lines
from .sweep_text import SweepText


class CudaSweeps(SweepText):
    """The kernel on CUDA: one thread per lane.

    Gradients of shared tensors are summed over the threads of a block, in a fixed order, and stored for each block. All
    its threads take part, whether they have a lane or not.
    """

    number = "lanes"
    own = "1"

    def lines(self) -> list[str]:
        gathered = [n for n in self.ports if self.is_gathered(n)]
        sums = sum(width(p) for n, p in self.ports.items() if self.is_sum(n))
        return [
            *([PACKED_ROW] if self.is_chain else []),
            "const bool live = thread < lanes;",
            *([f"__shared__ double part[{sums}][{WARPS}];"] if sums else ["if (!live) return;"]),
            "const long long l = live ? thread : lanes - 1;",
            "REAL* const kept = (REAL*)scratch_ + l;",
            *(self.base(n, "thread" if self.is_sum(n) else "l") for n in self.ports),
            *self.scratch(),
            *self.guarded(
                f"for (long long k = 0; k < columns; ++k) "
                f"{n}_g[k * lanes] = {f'REAL({n}_b[k])' if n[0] == 'i' else 'REAL(0)'};"
                for n in gathered
            ),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *self.guarded(
                f"for (long long k = 0; k < columns; ++k) {n}_b[k] = STORE({n}_g[k * lanes]);"
                for n in gathered
                if n[0] == "o"
            ),
        ]

    def guarded(self, lines: Iterable[str]) -> list[str]:
        """Code that only threads with a lane run. Without sums the others have returned."""
        lines = list(lines)
        return ["if (live) {", *lines, "}"] if lines and any(map(self.is_sum, self.ports)) else lines

    def sweep(self, index: int) -> list[str]:
        """One sweep of one lane."""
        sweep = self.program.body.sweeps[index]
        return [
            *([f"REAL c[{len(self.live[sweep.label])}];"] if self.is_chain else []),
            *self.guarded(self.start_lines(index, lambda n, k: f"REAL({n}_b[{k}])")),
            *(self.chain_loop if self.is_chain else self.forest_loop)(index, sweep.backward),
            *self.guarded(f"o{j}_b[{k}] = STORE({x});" for j, k, x in self.end_values(index)),
        ]

    def forest_loop(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep over a forest."""
        return [
            "for (long long j = 0; j < steps; ++j) {",
            f"const long long i = {'steps - 1 - j' if backward else 'j'};",
            *self.table_lines(),
            *(f"const STORE* const {n}_u = {n}_b + i * {n}_s1;" for n in self.inputs_read(index)),
            *self.rows(index),
            *self.switch(index, lambda case: self.step(index, case)),
            "}",
        ]

    def chain_loop(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep over a chain."""
        inputs, outputs, step = self.inputs_read(index), self.outputs(index), self.together
        return [
            f"for (long long j0 = 0; j0 < steps; j0 += {step}) {{",
            f"const long long i0 = {f'(steps - 1 - j0) / {step} * {step}' if backward else 'j0'};",
            f"const int ns = steps - i0 < {step} ? (int)(steps - i0) : {step};",
            *(f"REAL {n}_t[{step * width(self.ports[n])}];" for n in [*inputs, *outputs]),
            *(self.move(n) for n in inputs),
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
            *(self.move(n) for n in outputs),
            "}",
        ]

    @property
    def together(self) -> int:
        """The steps of a chain that are moved between memory and registers together: rows of 12 bytes fill 48.

        The rows of neighbouring lanes are far apart. So each access of a warp takes 32 passes through its cache, and
        there are a quarter as many of 16 bytes as of 4. They read whole sectors of 32 bytes, which therefore need not
        stay in the cache from step to step.
        """
        return max(16 // BY_TAG[self.kind].torch.itemsize, 4)

    def move(self, n: str) -> str:
        """Code that copies the rows of some steps of a chain between memory and registers, 16 bytes at a time."""
        number, size, step = BY_TAG[self.kind].torch.itemsize, width(self.ports[n]), self.together
        wide, reads = 16 // number, n[0] == "i"
        const = "const " if reads else ""
        one = f"{n}_t[{{0}}] = REAL({{1}});" if reads else f"{{1}} = STORE({n}_t[{{0}}]);"
        rows = "for (int r = 0; r < {0}; ++r) if (r < ns)"
        scalar = f"for (int r = 0; r < {step}; ++r) if (r < ns) for (int k = 0; k < {size}; ++k) "
        scalar += one.format(f"r * {size} + k", f"{n}_b[(i0 + r) * {n}_s1 + k]")
        by_row = size % wide == 0  # a row is some of these, whatever is between rows
        count = size // wide if by_row else step * size // wide
        first, at = ("(i0 + r)", f"r * {size} + ") if by_row else ("i0", "")
        copy = one.format(f"{at}q * {wide} + k", "w.x[k]")
        pack = f"(({const}PackedRow*)({n}_b + {first} * {n}_s1))[q]"
        inside = f"for (int k = 0; k < {wide}; ++k) {copy}"
        inside = f"const PackedRow w = {pack}; {inside}" if reads else f"PackedRow w; {inside} {pack} = w;"
        loop = f"for (int q = 0; q < {count}; ++q) {{ {inside} }}"
        aligned = f"(((unsigned long long){n}_ | (unsigned long long)({n}_s0 * {number})"
        if by_row:
            loop = f"{rows.format(step)} {loop}"
            condition = f"{aligned} | (unsigned long long)({n}_s1 * {number})) & 15) == 0"
        else:
            condition = f"{n}_s1 == {size} && ns == {step} && {aligned}) & 15) == 0"
        return f"if ({condition}) {{ {loop} }}\nelse {scalar}"

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
            elif self.is_chain:
                lines.append(f"{n}_t[r * {width(self.ports[n])} + {k}] = {text};")
            else:
                lines.append(f"{n}_b[i * {n}_s1 + {k}] = STORE({text});")
        sums = group_totals(totals, "blockDim.x", "threadIdx.x", "true")
        return [*(f"REAL {x} = 0;" for x in totals), *self.guarded(lines), *sums]
