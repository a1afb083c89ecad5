"""The factorisation of a block-sparse matrix by the levels of its elimination tree: one launch a level, for CUDA."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, cast

import torch
from torch import Tensor

from .analysis import Analysis, Ordering, counted, offsets
from .device_memory import check_memory
from .schur import OF_PRODUCT, pairs_within
from .sparse_kernels import ROOM, Arguments, part_of_block, rows_kernel, run_rows

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


_WARPS = 8  # of a block
_FACTOR = "BlockCholesky: the factor needs", 'solve with linear="pcg", which needs no factor, or on the CPU'


class _Launch(NamedTuple):
    """Items for blocks and for warps, and other numbers of the lists of a kernel."""

    begin: int
    large: int
    small: int
    jobs_begin: int = 0
    jobs: int = 0


class LevelFactor:
    """The factors of matrices of one pattern; see `BlockCholesky` for arguments and methods.

    Attributes:
        described: Its ``order``, ``operations``, ``blocks`` and ``bytes``.
    """

    def __init__(
        self, n: int, pairs: Tensor, size: int, ordering: Ordering, device: torch.device, batch: Sequence[int]
    ) -> None:
        panels = panels_of(n, pairs, size, ordering).to(device)
        self.n, self.size, self.device, self.systems = n, size, device, math.prod(batch)
        analysis = panels.analysis
        own, below, depth = panels.own, panels.below, panels.own * size
        base = offsets((own + below) * size * depth)
        head_base = offsets(torch.where(panels.levels < panels.depth, depth**2, 0))
        self._panels, self._depths, self._base = panels, depth, base
        self.values_size, self.heads_size = int(base[-1]), int(head_base[-1])
        self._count, self._slots = panels.count, len(panels.rows)
        self.tail = int(depth[-1]) if panels.has_tail else 0
        self.tables = {
            **{
                "first_panel": panels.first,
                "row_pointers": panels.pointers,
                "rows": panels.rows,
                "order": panels.order,
            },
            **{"base": base, "head_base": head_base, "of": panels.of},
        }
        products = int((panels.below * (panels.below + 1)).sum()) // 2
        check_memory(OF_PRODUCT * products, device, *_FACTOR)
        self._assembled(pairs.to(device))
        self._levels = self._listed()
        self._steps = self._substituted()
        self.inverse = InverseLists(panels, size, self.tables)
        numbers = self.systems * (self.values_size + self.heads_size + n * size + 2 * self._count)
        nbytes = 8 * numbers + sum([x.nbytes for x in self.tables.values()])
        self.described = analysis.order, analysis.operations, analysis.blocks, nbytes
        check_memory(nbytes + 8 * self.systems * self.tail**2, device, *_FACTOR)  # with a copy of its dense part
        self._allocate()
        del self._panels

    def _allocate(self) -> None:
        sizes = {"values": self.values_size, "heads": self.heads_size, "pivots": self.n * self.size}
        sizes |= {"least": self._count}
        self.memory = {
            name: torch.zeros(self.systems * k, dtype=torch.float64, device=self.device) for name, k in sizes.items()
        }
        # That of the dense panel, whose column that fails `finish` finds itself, stays as it is here.
        self.memory["least"].fill_(1.0)
        self.memory["failed"] = torch.full((self.systems * self._count,), self.n, device=self.device)

    def _range(self, *bounds: int) -> Tensor:
        return torch.arange(*bounds, device=self.device)

    def _places(self, i: Tensor, j: Tensor) -> Tensor:
        """Where blocks begin, i >= j."""
        p = self._panels
        target = p.of[j]
        owners = torch.repeat_interleave(p.below)
        below = torch.searchsorted(owners * self.n + p.rows, target * self.n + i) - p.pointers[target]
        local = torch.where(i < p.first[target + 1], i - p.first[target], p.own[target] + below)
        return self._base[target] + local * self.size * self._depths[target] + (j - p.first[target]) * self.size

    def _assembled(self, pairs: Tensor) -> None:
        """The lists of `run_assemble.h`."""
        order, diagonal = self._panels.order, self._range(self.n)
        place = torch.empty_like(order)
        place[order] = diagonal
        a, b = place[pairs[:, 0]], place[pairs[:, 1]]
        i, j = torch.maximum(a, b), torch.minimum(a, b)
        places, order = torch.sort(self._places(i, j), stable=True)
        unique, counts = torch.unique_consecutive(places, return_counts=True)
        starts = offsets(counts)
        strides = self._depths[self._panels.of[torch.cat((j[order[starts[:-1]]], diagonal))]]
        slots = torch.stack((torch.cat((unique, self._places(diagonal, diagonal))), strides), -1)
        self.tables |= {"slots": slots, "slot_pointers": starts, "slot_list": 2 * order + (a < b)[order]}

    def _listed(self) -> list[_Launch]:
        """The lists of `level.h`: products of rows by the level of their panel and by their target, and panels."""
        p, size = self._panels, self.size
        owners = torch.repeat_interleave(p.below)
        within = p.own[owners] + self._range(self._slots) - p.pointers[owners]
        rows = self._base[owners] + within * size * self._depths[owners]
        e, f = pairs_within(p.pointers, p.below)
        source, j = owners[e], p.rows[f]
        level = p.levels[p.of[j]]
        targets, above = self._places(p.rows[e], j), (level > p.levels[source] + 1) | (level == p.depth)
        keys = (2 * p.levels[source] + above) * self.values_size + targets
        keys, order = torch.sort(keys, stable=True)
        unique, counts = torch.unique_consecutive(keys, return_counts=True)
        starts = offsets(counts)
        head = order[starts[:-1]]
        entries = torch.stack((rows[e] * 64 + self._depths[source], rows[f]), -1)[order]
        self.tables |= {"targets": targets[head], "strides": self._depths[p.of[j[head]]]}
        self.tables |= {"job_pointers": starts, "job_list": entries}
        depth, jobs = p.depth, (2 * self._range(p.depth + 1) - 1) * self.values_size
        far = torch.searchsorted(unique, torch.stack((jobs, jobs + self.values_size), -1))
        # What is subtracted of the panels of a level comes from the level below.
        level = 2 * (p.levels - 1) * self.values_size
        pulled = torch.searchsorted(unique, torch.stack((level + self._base[:-1], level + self._base[1:]), -1))
        items, launches = self._tiles(pulled)
        self.tables["items"] = items
        last = [(*launch, *span) for launch, span in zip([*launches, (len(items), 0, 0)], _spans(far), strict=True)]
        return [_Launch(*row) for row in last if row[1] or row[2] or row[4]][: depth + 1]

    def _tiles(self, pulled: Tensor) -> tuple[Tensor, list[tuple[int, int, int]]]:
        """The panels of all levels as tiles that fit into shared memory, those for blocks first."""
        p, size = self._panels, self.size
        width = self._depths | 1
        most = ((ROOM // width - self._depths) // size).clamp(min=1)
        parts = torch.where(p.levels < p.depth, (-(-p.below // most)).clamp(min=1), 0)
        panel = torch.repeat_interleave(parts)
        which = self._range(len(panel)) - (parts.cumsum(0) - parts)[panel]
        begin, end = (p.below[panel] * k // parts[panel] for k in (which, which + 1))
        large = (self._depths[panel] + (end - begin) * size) * width[panel] > ROOM // _WARPS
        order = torch.argsort(2 * p.levels[panel] + ~large, stable=True)
        items = torch.stack((panel, begin, end, *pulled[panel].unbind(-1)), -1)[order]
        return items, counted(p.levels[panel], large, p.depth)

    def _substituted(self) -> list[_Launch]:
        """The lists of `run_substitute.h`: the panels of each level, and the columns of the dense one."""
        p, size = self._panels, self.size
        order = torch.argsort(p.rows, stable=True)
        counts = torch.bincount(p.rows, minlength=self.n)
        self.tables |= {"column_pointers": offsets(counts), "column_slots": order}
        items = torch.stack((self._range(p.count), p.first[:-1], p.first[1:]), -1)
        large = (p.own * size > 24) | (p.own * size * (p.below * size) > 2048)
        levels = p.levels
        if p.has_tail:
            most = WIDEST // size
            begin = self._range(int(p.first[-2]), self.n, most)
            tail = torch.stack((torch.full_like(begin, -1), begin, (begin + most).clamp(max=self.n)), -1)
            items, large = torch.cat((items[:-1], tail)), torch.cat((large[:-1], begin >= 0))
            levels = torch.cat((levels[:-1], torch.full_like(begin, p.depth)))
        order = torch.argsort(2 * levels + ~large, stable=True)
        self.tables["columns"] = items[order].contiguous()
        return [_Launch(*x) for x in counted(levels, large, p.depth + p.has_tail)]

    def factorise(self, diagonal: Tensor, blocks: Tensor, damping: Tensor, state: Tensor) -> None:
        """See `BlockCholesky.factorise_with`."""
        table, size, slots = self.tables, self.size, len(self.tables["slot_pointers"]) - 1
        sizes: Arguments = {"n": self.n, "panels": self._count, "systems": self.systems}
        sizes |= {"values_size": self.values_size, "heads_size": self.heads_size}
        sizes |= {"damping": damping, "damping_step": 0 if damping.ndim == 1 else damping.shape[-1], **self.memory}
        self.memory["values"].zero_()
        lists = {"slots": table["slots"], "pointers": table["slot_pointers"], "list": table["slot_list"]}
        more: Arguments = {"diagonal": diagonal, "blocks": blocks, "order": table["order"], "slot_count": slots}
        numbers: Arguments = {**sizes, **lists, **more, "block_count": blocks.numel() // max(size**2 * self.systems, 1)}
        run_rows("assemble", size, numbers, (slots + self.n) * size**2 * self.systems, self.device)
        names = ("first_panel", "base", "head_base", "targets", "strides", "items")
        fixed: Arguments = {**sizes, **{name: table[name] for name in names}}
        fixed |= {"pointers": table["job_pointers"], "list": table["job_list"]}
        high, wide = part_of_block(size)
        parts = size**2 // (high * wide)
        for launch in self._levels:
            others, numbers = launch.jobs * self.systems * parts, {**fixed, **launch._asdict()}
            self.run("level", launch.large, launch.small, numbers, self.systems, others)
        info = None
        if self.tail:
            dense = self.dense()
            factor, info = torch.linalg.cholesky_ex(dense)
            dense.copy_(factor)
        tail: Arguments = {"tail": self.tail, "tail_base": self.values_size - self.tail**2, "info": info}
        verdict: Arguments = {"state": state, "state_size": state.shape[-1]}
        self.run("finish", 1, 0, {**sizes, **tail, **verdict}, self.systems)

    def dense(self) -> Tensor:
        """The dense panel of each system, shape (systems, columns, columns)."""
        values = self.memory["values"].view(self.systems, -1)[:, self.values_size - self.tail**2 :]
        return values.unflatten(1, (self.tail, self.tail))

    def run(self, name: str, large: int, small: int, arguments: Arguments, systems: int, others: int = 0) -> None:
        """Run a kernel for items of blocks and of warps, for each system, and for others of a thread."""
        block = rows_kernel(name, self.size).block
        threads = large * systems * block + -(-small * systems * 32 // block) * block + others
        rows = (large + small) * systems + others
        run_rows(name, self.size, arguments, rows, self.device, threads=threads)

    def scratch_size(self, count: int) -> int:
        """The numbers of scratch memory of `solve`, for so many right-hand sides."""
        return self.systems * (self.n + self._slots) * self.size * count

    def solve(self, x: Tensor, scratch: Tensor, count: int) -> None:
        """See `BlockCholesky.solve_in`."""
        if not x.numel():
            return
        names = ("first_panel", "base", "head_base", "row_pointers", "rows", "order", "column_pointers", "column_slots")
        whole = self.systems * self.n * self.size * count
        z = scratch.view(-1)[:whole]
        sizes = {"n": self.n, "slots": self._slots, "systems": self.systems, "right": count}
        fixed: Arguments = {**sizes, **{name: self.tables[name] for name in names}, "x": x, "z": z}
        fixed |= {"pushed": scratch.view(-1)[whole:], "items": self.tables["columns"]}
        fixed |= {"values": self.memory["values"], "heads": self.memory["heads"]}
        fixed |= {"values_size": self.values_size, "heads_size": self.heads_size}
        for launch in self._steps:
            self._substitute(launch, {**fixed, "forward": 1}, count)
        if self.tail:
            dense, tail = self.dense(), z.view(self.systems, -1, count)[:, -self.tail :]
            y = torch.linalg.solve_triangular(dense, tail, upper=False)
            tail.copy_(torch.linalg.solve_triangular(dense.mT, y, upper=True))
        for launch in reversed(self._steps):
            self._substitute(launch, {**fixed, "forward": 0}, count)

    def _substitute(self, launch: _Launch, arguments: Arguments, count: int) -> None:
        systems, numbers = self.systems * count, {**arguments, **launch._asdict()}
        self.run("substitute", launch.large, launch.small, numbers, systems)

    def twin(self) -> LevelFactor:
        """Another one of the same analysis."""
        other = object.__new__(LevelFactor)
        vars(other).update(vars(self))
        other._allocate()
        return other


def _spans(bounds: Tensor) -> list[tuple[int, int]]:
    """Begins and lengths of ranges."""
    return [(a, b - a) for a, b in cast("list[list[int]]", bounds.tolist())]
