"""The panels of a factor that is computed by the levels of its elimination tree."""

from __future__ import annotations

import torch
from torch import Tensor

from .analysis import Analysis, Ordering, counted

WIDEST = 48  # columns of a panel; so a tile of it fits into the shared memory of a block
_LEAF = 8  # vertices that are not divided further; smaller ones take fewer levels, and fill more
# Chosen without a measurement: the columns from which on the last ones are factorised as one dense matrix, and which
# share of its blocks is not zero at least; and the multiply-adds of a level that take as long as its launch.
_DENSE_FROM, _DENSITY, _OF_LAUNCH = 768, 0.5, 1e7
_SHALLOW = 8  # levels that are few enough
_BY_WARP = 4096  # multiply-adds of numbers of a row of blocks that a warp computes; more are for a block


class Panels:
    """The panels of an analysis, and their levels. The last panel may be the dense one, which is above all levels."""

    def __init__(self, n: int, pairs: Tensor, size: int, ordering: Ordering) -> None:
        widest = max(1, WIDEST // size)
        self.analysis = Analysis(n, pairs, size, ordering, widest, _LEAF)
        self.has_tail = self._join(size)
        self.first, self.pointers, self.rows, self.of = (
            self.analysis.tensor(name) for name in ("first", "row_pointers", "rows", "of")
        )
        self.order = self.analysis.order
        self.own, self.below = self.first.diff(), self.pointers.diff()
        self.count = len(self.own)
        parents = torch.full((self.count,), -1, device="cpu")
        parents[self.below > 0] = self.of[self.rows[self.pointers[:-1][self.below > 0]]]
        levels = [0] * self.count
        for s, parent in enumerate(parents.tolist()):
            if parent >= 0:
                levels[parent] = max(levels[parent], levels[s] + 1)
        self.depth = max(levels, default=-1) + 1
        if self.has_tail:
            self.depth = max(levels[:-1], default=-1) + 1
            levels[-1] = self.depth
        self.levels = torch.tensor(levels, dtype=torch.int64, device="cpu")

    def to(self, device: torch.device) -> Panels:
        """Move them to a device, where lists are sorted faster."""
        for name, x in vars(self).items():
            if isinstance(x, Tensor):
                setattr(self, name, x.to(device))
        return self

    def _join(self, size: int) -> bool:
        """Join the last panels to a dense one, if they are many and nearly dense."""
        first, pointers = self.analysis.tensor("first"), self.analysis.tensor("row_pointers")
        own, n = first.diff(), int(first[-1])
        stored = (own * (own - 1) // 2 + own * pointers.diff()).flip(0).cumsum(0).flip(0)
        width = n - first[:-1]
        dense = (stored >= _DENSITY * (width * (width - 1) / 2)) & (width * size >= _DENSE_FROM)
        if not bool(dense.any()):
            return False
        begin = int(dense.nonzero()[0])
        self.analysis.panels(torch.cat((first[: begin + 1], first[-1:])))
        return True


def panels_of(n: int, pairs: Tensor, size: int, ordering: Ordering) -> Panels:
    """The panels of the order that takes the least time, by an estimate."""
    if ordering != "auto":
        return Panels(n, pairs, size, ordering)
    first = Panels(n, pairs, size, "minimum_degree")
    if first.depth <= _SHALLOW:
        return first  # without the kernel of nested dissection, which would have to be built
    return min(
        first, Panels(n, pairs, size, "nested_dissection"), key=lambda x: x.depth + x.analysis.operations / _OF_LAUNCH
    )


class InverseLists:
    """The items of `run_takahashi.h`, which become tables of a factor.

    Attributes:
        rows: Where the rows of blocks of each level begin, and how many are for blocks and for warps.
        panels: The same of the panels.
    """

    def __init__(self, panels: Panels, size: int, tables: dict[str, Tensor]) -> None:
        owners = torch.repeat_interleave(panels.below)
        work = panels.own * size * size * panels.below * size
        self.rows = self._sorted("rows", panels, owners, work, torch.arange(len(owners), device=owners.device), tables)
        every = torch.arange(panels.count - panels.has_tail, device=owners.device)
        self.panels = self._sorted("panels", panels, every, panels.own * work, None, tables)

    def _sorted(
        self, name: str, p: Panels, owners: Tensor, work: Tensor, more: Tensor | None, tables: dict[str, Tensor]
    ) -> list[tuple[int, int, int]]:
        large, levels = work[owners] > _BY_WARP, p.levels[owners]
        order = torch.argsort(2 * levels + ~large, stable=True)
        columns = [owners] if more is None else [owners, more]
        tables[f"inverse_{name}"] = torch.stack(columns, -1)[order].contiguous()
        return counted(levels, large, p.depth)
