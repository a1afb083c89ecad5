"""The blocks on the diagonal of inverses, by the levels of the elimination tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor

from .analysis import counted
from .sparse_kernels import Arguments

if TYPE_CHECKING:
    from .levels import LevelFactor, Panels

_BY_WARP = 4096  # multiply-adds of numbers of a row of blocks that a warp computes; more are for a block


class InverseLists:
    """The items of `run_takahashi.h`, which become tables of a factor.

    Attributes:
        rows: Where the rows of blocks of each level begin, and how many are for blocks and for warps.
        panels: The same of the panels.
    """

    def __init__(self, panels: Panels, size: int, tables: dict[str, Tensor]) -> None:
        owners = torch.repeat_interleave(panels.below)
        work = panels.own * size * size * panels.below * size
        self.rows = self._sorted("rows", panels, owners, work, torch.arange(len(owners)), tables)
        every = torch.arange(panels.count - panels.has_tail)
        self.panels = self._sorted("panels", panels, every, panels.own * work, None, tables)

    def _sorted(
        self, name: str, p: Panels, owners: Tensor, work: Tensor, more: Tensor | None, tables: dict[str, Tensor]
    ) -> list[tuple[int, int, int]]:
        large, levels = work[owners] > _BY_WARP, p.levels[owners]
        order = torch.argsort(2 * levels + ~large, stable=True)
        columns = [owners] if more is None else [owners, more]
        tables[f"inverse_{name}"] = torch.stack(columns, -1)[order].contiguous()
        return counted(levels, large, p.depth)


def inverse_diagonal(factor: LevelFactor) -> Tensor:
    """See `BlockCholesky.inverse_diagonal`; two launches a level, without a wait."""
    table, memory, size, n = factor.tables, factor.memory, factor.size, factor.n
    solved, result = (torch.empty_like(memory["values"]) for _ in range(2))
    x = memory["values"].new_empty(factor.systems, n, size, size)
    names = ("first_panel", "base", "head_base", "row_pointers", "rows", "of", "order")
    fixed: Arguments = {**{name: table[name] for name in names}, "n": n, "systems": factor.systems}
    fixed |= {"values": memory["values"], "heads": memory["heads"], "solved": solved, "result": result, "x": x}
    fixed |= {"values_size": factor.values_size, "heads_size": factor.heads_size}

    def run(phase: int, items: str, fields: int, begin: int, large: int, small: int) -> None:
        more: Arguments = {"begin": begin, "large": large, "small": small, "phase": phase, "fields": fields}
        if large or small:
            factor.run("takahashi", large, small, {**fixed, **more, "items": table[items]}, factor.systems)

    run(0, "items", 5, 0, len(table["items"]), 0)
    if factor.tail:
        m = factor.tail
        eye = torch.eye(m, dtype=torch.float64, device=factor.device).expand(factor.systems, m, m)
        y = torch.linalg.solve_triangular(factor.dense(), eye, upper=False)
        z = y.mT @ y
        result.view(factor.systems, -1)[:, factor.values_size - m**2 :] = z.flatten(1)
        blocks = z.unflatten(2, (m // size, size)).unflatten(1, (m // size, size)).diagonal(dim1=1, dim2=3)
        x[:, table["order"][n - m // size :]] = blocks.movedim(-1, 1)
    for rows, panels in zip(reversed(factor.inverse.rows), reversed(factor.inverse.panels), strict=True):
        run(1, "inverse_rows", 2, *rows)
        run(2, "inverse_panels", 1, *panels)
    return x
