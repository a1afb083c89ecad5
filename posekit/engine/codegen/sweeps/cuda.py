"""Code generation for sweeps on CUDA: one thread per lane."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ...dtypes import BY_TAG
from ...programs import width
from ..cuda import PACKED_ROW, WARPS, group_totals
from ..expressions import print_lines
from .pairs import pair_lines
from .step_values import has_rows
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
            PACKED_ROW,
            "const bool live = thread < lanes;",
            *([f"__shared__ double part[{sums}][{WARPS}];"] if sums else ["if (!live) return;"]),
            "const long long l = live ? thread : lanes - 1;",
            "REAL* const kept = (REAL*)scratch_ + l;",
            *(self.base(n, "thread" if self.is_sum(n) else "l") for n in self.ports if n not in self.held),
            *self.scratch(),
            *self.guarded(
                f"for (long long k = 0; k < {self.length(n)}; ++k) "
                f"{n}_g[k * lanes] = {f'REAL({n}_b[k])' if n[0] == 'i' else 'REAL(0)'};"
                for n in gathered
            ),
            *(line for index in range(len(self.labels)) for line in ("{", *self.sweep(index), "}")),
            *self.guarded(pair_lines(self, "")),
            *self.guarded(
                f"for (long long k = 0; k < {self.length(n)}; ++k) {n}_b[k] = STORE({n}_g[k * lanes]);"
                for n in gathered
                if n[0] == "o" and n not in self.held
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
            *([f"REAL c[{max(len(self.live[sweep.label]), 1)}];"] if self.is_sequence else []),
            *self.guarded(self.start_lines(index, lambda n, k: f"REAL({n}_b[{k}])")),
            *self.loop(index, sweep.backward),
            *self.guarded(f"o{j}_b[{k}] = STORE({x});" for j, k, x in self.end_values(index)),
        ]

    def loop(self, index: int, backward: bool) -> list[str]:
        """The steps of a sweep."""
        inputs, step = self.inputs_read(index), self.together
        outputs = [n for n in self.outputs(index) if has_rows(self.ports[n]) and not self.is_sum(n)]
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
            *self.guarded(self.move(n) for n in outputs),
            "}",
        ]

    @property
    def together(self) -> int:
        """The steps that are moved between memory and registers together: in a sequence, four rows of 12 bytes fill 48.

        The rows of neighbouring lanes are far apart. So each access of a warp takes 32 passes through its cache, and
        there are a quarter as many of 16 bytes as of 4. They read whole sectors of 32 bytes, which therefore need not
        stay in the cache from step to step.
        """
        return max(16 // BY_TAG[self.kind].torch.itemsize, 4) if self.is_sequence else 1

    def move(self, n: str) -> str:
        """Code that copies the rows of some steps between memory and registers, 16 bytes at a time if it can."""
        number, size, step = BY_TAG[self.kind].torch.itemsize, width(self.ports[n]), self.together
        wide, reads = 16 // number, n[0] == "i"
        const = "const " if reads else ""
        one = f"{n}_t[{{0}}] = REAL({{1}});" if reads else f"{{1}} = STORE({n}_t[{{0}}]);"
        rows = f"for (int r = 0; r < {step}; ++r) if (r < ns) for (int"
        copy = one.format(f"r * {size} + k", f"{n}_b[(i0 + r) * {n}_s1 + k]")
        scalar = f"{rows} k = 0; k < {size}; ++k) {copy}"
        aligned = f"(unsigned long long){n}_ | (unsigned long long)({n}_s0 * {number})"
        if size % wide == 0:  # each row is some of these
            condition = f"(({aligned} | (unsigned long long)({n}_s1 * {number})) & 15) == 0"
            loop, row, at = f"{rows} q = 0; q < {size // wide}; ++q)", f"(i0 + r) * {n}_s1", f"r * {size} + "
        elif step * size % wide == 0:  # contiguous rows of all steps are
            condition = f"{n}_s1 == {size} && ns == {step} && (({aligned}) & 15) == 0"
            loop, row, at = f"for (int q = 0; q < {step * size // wide}; ++q)", f"i0 * {n}_s1", ""
        else:
            return scalar
        packed = f"(({const}PackedRow*)({n}_b + {row}))[q]"
        copy = f"for (int k = 0; k < {wide}; ++k) {one.format(f'{at}q * {wide} + k', 'w.x[k]')}"
        copy = f"const PackedRow w = {packed}; {copy}" if reads else f"PackedRow w; {copy} {packed} = w;"
        return f"if ({condition}) {{ {loop} {{ {copy} }} }}\nelse {{ {scalar} }}"

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
                lines.append(f"{n}_t[r * {width(self.ports[n])} + {k}] = {text};")
        sums = group_totals(totals, "blockDim.x", "threadIdx.x", "true")
        return [*(f"REAL {x} = 0;" for x in totals), *self.guarded(lines), *sums]
