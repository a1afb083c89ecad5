"""Sums over lists of rows, and the elimination of variables that only meet others (the Schur complement)."""

from __future__ import annotations

import functools

import torch
from torch import Tensor

from ..engine import is_cuda
from .device_memory import check_memory
from .sparse_kernels import Arguments, rows_kernel, run_rows

OF_PRODUCT = 130  # bytes that an analysis takes for each product of rows on a device
_COMPLEMENT = "Schur: the complement needs", 'solve with linear="pcg", which does not form it, or on the CPU'
_LONGEST = 64  # rows that a thread of CUDA adds; more are divided (chosen without a measurement)


class Groups:
    """The rows that belong to each of n targets: sums over them in a fixed order, by one kernel.

    On CUDA long lists are divided, and the sums of their parts are added by further launches.

    Args:
        index: The target of each row, shape (m,); rows of a negative target belong to none.
        n: The number of targets.

    Attributes:
        pointers: Where the rows of each target begin in ``rows``, shape (n + 1,).
        rows: The rows, ordered by target.
    """

    def __init__(self, index: Tensor, n: int) -> None:
        order = torch.argsort(index, stable=True)
        start = int((index < 0).sum())
        self.rows = order[start:].contiguous()
        counts = torch.bincount(index[self.rows], minlength=n)
        self.pointers = torch.cat((counts.new_zeros(1), counts.cumsum(0)))
        self._parts: tuple[Tensor, Groups] | None = None
        if is_cuda(index.device) and n and int(counts.max()) > _LONGEST:
            pointers, targets = divided(self.pointers)
            self._parts = pointers, Groups(targets, n)

    def add(self, target: Tensor, source: Tensor, row: int = 0, column: int = 0) -> None:
        """Add to each block of ``target``, from (row, column) on, the blocks of ``source`` that belong to it.

        Args:
            target: Contiguous, shape (n, height, width), float64.
            source: Shape (m, h, w), float64, h and w up to 9; the block fits into those of the target.
            row: The first row in the target.
            column: The first column.
        """
        if not source.is_contiguous():
            copy_blocks(packed := torch.empty_like(source, memory_format=torch.contiguous_format), source)
            source = packed
        if self._parts is None:
            self._add(self.pointers, target, source, row, column)
            return
        pointers, groups = self._parts
        parts = source.new_zeros(len(pointers) - 1, *source.shape[1:])
        self._add(pointers, parts, source, 0, 0)
        groups.add(target, parts, row, column)

    def _add(self, pointers: Tensor, target: Tensor, source: Tensor, row: int, column: int) -> None:
        n, height, width = target.shape
        h, w = source.shape[1:]
        arrays = {"pointers": pointers, "list": self.rows, "source": source, "target": target}
        sizes = {"n": n, "height": h, "width": w, "stride": width, "block_size": height * width}
        numbers: Arguments = {**arrays, **sizes, "offset": row * width + column}
        elements = -(-h * w * len(self.rows) // max(n, 1))
        run_rows("sum", 0, numbers, n, target.device, elements=elements, threads=n * h * w)


def divided(pointers: Tensor) -> tuple[Tensor, Tensor]:
    """Divide lists into parts of few rows: the pointers of the parts, and the list that each is of."""
    counts = -(-pointers.diff() // _LONGEST)
    targets = torch.repeat_interleave(counts)
    within = torch.arange(len(targets), device=pointers.device) - (counts.cumsum(0) - counts)[targets]
    return torch.cat((pointers[:-1][targets] + _LONGEST * within, pointers[-1:])), targets


def copy_blocks(target: Tensor, source: Tensor, index: Tensor | None = None, added: Tensor | None = None) -> None:
    """Copy blocks, or some of them, into others.

    Args:
        target: Shape (n, h, w), float64.
        source: Shape (n, h, w), or with as many blocks as ``index`` names.
        index: Which blocks, shape (n,), contiguous.
        added: Numbers to add, with the shape and the strides of the target.
    """
    n, height, width = target.shape
    numbers = {"height": height, "width": width}
    for names, x in ((("row", "line", "column"), source), (("to_row", "to_line", "to_column"), target)):
        numbers |= dict(zip(names, x.stride(), strict=True))
    arrays = {"source": source, "target": target, "index": index, "added": added}
    run_rows("copy", 0, {**arrays, **numbers}, n, target.device, elements=height * width, threads=n * height * width)


class Schur:
    """Eliminates variables of P numbers each, whose blocks are coupled to columns by rows of D x P numbers.

    What they add to the matrix of the columns may be formed, by `subtract`; its products with vectors need no matrix.

    Args:
        owners: The variable of each row, shape (m,).
        columns: The column of each row, shape (m,); negative for a column that is held.
        count: The number of variables.
        size: D.
        points: P, 1 to 6.

    Attributes:
        given: The number of rows, m.
        columns: The column of each row that `merged` returns.
        groups: These rows by their variables.
    """

    def __init__(self, owners: Tensor, columns: Tensor, count: int, size: int, points: int) -> None:
        self.count, self.size, self.points, self.given = count, size, points, len(columns)
        self.width = int(columns.max()) + 1 if len(columns) else 0  # of the columns that are met
        free = (columns >= 0).nonzero().squeeze(-1)
        keys, which = torch.unique(owners[free] * self.width + columns[free], return_inverse=True)
        self._same: Groups | None = None
        if len(keys) < len(free):
            index = torch.full_like(columns, -1)
            index[free] = which
            self._same, owners, columns = Groups(index, len(keys)), keys // self.width, keys % self.width
        self.owners, self.columns = owners.clamp(min=0), columns.contiguous()
        self.groups = Groups(torch.where(columns < 0, -1, owners), count)

    def merged(self, rows: Tensor) -> Tensor:
        """The coupling rows, shape (m, D, P), as the other methods take them: one for a variable and a column."""
        if self._same is None:
            return rows
        sums = rows.new_zeros(len(self.columns), self.size, self.points)
        self._same.add(sums, rows)
        return sums

    @functools.cached_property
    def _formed(self) -> _Formed:
        return _Formed(self)

    @property
    def pairs(self) -> Tensor:
        """The blocks off the diagonal that the elimination fills, shape (b, 2)."""
        return self._formed.pairs

    @functools.cached_property
    def by_column(self) -> Groups:
        """The rows by their columns."""
        return Groups(self.columns, self.width)

    def subtract(self, inverses: Tensor, rows: Tensor, diagonal: Tensor, blocks: Tensor) -> None:
        """Subtract ``W H^-1 W^T`` from blocks of the columns, in place.

        Args:
            inverses: Those of the blocks of the variables, shape (count, P, P).
            rows: The coupling rows.
            diagonal: The blocks on the diagonal, contiguous, shape (columns, D, D).
            blocks: Those at ``pairs``, contiguous, shape (b, D, D).
        """
        formed, rows = self._formed, rows.contiguous()
        whole: Arguments = {"rows": rows, "inverses": inverses, "diagonal": diagonal, "blocks": blocks}
        if formed.products is not None:
            formed.products.subtract(rows, diagonal, blocks, whole)
            return
        arrays = {"pointers": self.groups.pointers, "list": self.groups.rows, "targets": formed.targets}
        scratch = torch.empty(formed.largest * self.size * self.points, dtype=torch.float64, device="cpu")
        every: Arguments = {**whole, **arrays, "scratch": scratch, "phase": 2, "n": self.count}
        run_rows("schur", self.size, every, 1, rows.device, elements=len(formed.targets), points=self.points)

    def substitute(self, inverses: Tensor, gradients: Tensor | None, rows: Tensor, y: Tensor | None) -> Tensor:
        """The steps -H^-1 (g + W^T y) of the variables after those of the columns, y of shape (columns, D)."""
        x = torch.empty(self.count, self.points, dtype=torch.float64, device=rows.device)
        arrays = {"pointers": self.groups.pointers, "list": self.groups.rows, "columns": self.columns}
        system = {"rows": rows.contiguous(), "inverses": inverses}
        elements = self.size * self.points * (1 + len(self.columns) // max(self.count, 1))
        vectors = {"gradients": None if gradients is None else gradients.contiguous()}
        every: Arguments = {**arrays, **system, **vectors, "y": None if y is None else y.contiguous(), "x": x}
        run_rows("back", self.size, every, self.count, rows.device, elements=elements, points=self.points)
        return x

    def add(self, rows: Tensor, x: Tensor, total: Tensor, **products: Tensor) -> None:
        """Add ``W x`` to numbers of columns, in place.

        Args:
            rows: The coupling rows.
            x: Numbers of the variables, shape (count, P).
            total: To what they are added, contiguous, shape (columns, D).
            **products: ``dots`` become the products of the totals and ``p``, number by number.
        """
        self._couple(0, rows, {"x": x, "total": total, **products})

    def subtract_diagonal(self, inverses: Tensor, rows: Tensor, diagonal: Tensor) -> None:
        """Subtract the blocks on the diagonal of ``W H^-1 W^T`` from those of columns, contiguous, in place."""
        self._couple(1, rows, {"inverses": inverses, "total": diagonal})

    def _couple(self, phase: int, rows: Tensor, arguments: Arguments) -> None:
        if not self.width:
            return
        lists = {"pointers": self.by_column.pointers, "list": self.by_column.rows, "owners": self.owners}
        per_column, count = len(self.columns) // self.width, self.width * (self.size if phase else 1)
        large = count if per_column > _LONGEST else 0  # columns for blocks of threads, the others for warps
        sizes = {"phase": phase, "large": large, "small": count - large}
        every: Arguments = {**lists, **arguments, "rows": rows.contiguous(), **sizes}
        threads = large * rows_kernel("couple", self.size, self.points).block + 32 * (count - large)
        elements = self.size * self.points * (1 + per_column)
        device = self.columns.device
        run_rows("couple", self.size, every, count, device, elements=elements, threads=threads, points=self.points)


def inverted(blocks: Tensor, damping: Tensor | None = None) -> Tensor:
    """The inverses of positive definite blocks, shape (n, P, P); NaN for those that are not positive definite.

    Args:
        blocks: The blocks.
        damping: What is added to each number on their diagonals, and the multiple of itself that is added.
    """
    inverses = torch.empty_like(blocks, memory_format=torch.contiguous_format)
    damping = blocks.new_zeros(2) if damping is None else damping
    arguments: Arguments = {"hessians": blocks.contiguous(), "inverses": inverses, "damping": damping}
    points = blocks.shape[-1]
    run_rows("invert", 0, arguments, len(blocks), blocks.device, elements=points**3, points=points)
    return inverses


class _Formed:
    """Where the products of rows belong in the matrix of the columns.

    Attributes:
        pairs: The blocks off the diagonal that they fill.
        products: For many threads, or None.
        targets: For one thread, the block of each product.
        largest: The most rows of a variable.
    """

    def __init__(self, schur: Schur) -> None:
        pointers, width = schur.groups.pointers, schur.width
        lengths = pointers.diff()
        self.largest = int(lengths.max()) if schur.count else 0
        products, device = int((lengths * (lengths + 1)).sum()) // 2, pointers.device
        if is_cuda(device):
            check_memory(OF_PRODUCT * products, device, *_COMPLEMENT)
        e, f = (schur.groups.rows[x] for x in pairs_within(pointers, lengths))
        a, b = schur.columns[e], schur.columns[f]
        low, high, off = torch.minimum(a, b), torch.maximum(a, b), a != b
        keys, where = torch.unique((low * width + high)[off], return_inverse=True)
        self.pairs = torch.stack((keys // width, keys % width), -1)
        self.products: _Products | None = None
        if is_cuda(device):
            parts = len(self.pairs) + width + products // _LONGEST
            numbers = parts * schur.size**2 + len(schur.columns) * schur.size * schur.points
            check_memory(8 * numbers, device, *_COMPLEMENT)
            blocks, swapped = a.clone(), a > b  # the block of the lesser column first
            blocks[off] = where + width
            rows = torch.stack((torch.where(swapped, f, e), torch.where(swapped, e, f)), -1)
            self.products = _Products(schur, len(self.pairs), rows, blocks)
        else:
            self.targets = -1 - a
            self.targets[off] = 2 * where + (a > b)[off]


class _Products:
    """The products of rows that each block of the columns' system loses, for many threads.

    Args:
        schur: Whose they are.
        first: The number of pairs.
        rows: Of each product the row that is multiplied by the inverse, and the other one.
        blocks: Its block: a column, or their number and the place of a pair.
    """

    def __init__(self, schur: Schur, first: int, rows: Tensor, blocks: Tensor) -> None:
        self._schur, width = schur, schur.width
        groups = Groups(blocks, width + first)
        self._rows = rows[groups.rows].contiguous()
        self._pointers, targets = divided(groups.pointers)
        single = (torch.bincount(targets, minlength=1) == 1)[targets]
        several = targets[~single]
        self._targets = torch.where(targets < width, -1 - targets, targets - width)
        self._targets[~single] = first + torch.arange(len(several), device=several.device)
        self._blocks, self._parts = first, len(several)
        self._diagonal = Groups(torch.where(several < width, several, -1), width)
        self._off = Groups(several - width, first)

    def subtract(self, rows: Tensor, diagonal: Tensor, blocks: Tensor, whole: Arguments) -> None:
        """See `Schur.subtract`."""
        d, p, width = self._schur.size, self._schur.points, self._schur.width
        scaled, parts = torch.empty_like(rows), rows.new_empty(self._parts, d, d)
        made: Arguments = {"scratch": scaled, "parts": parts, "owners": self._schur.owners, "n": self._blocks}
        lists = {"pointers": self._pointers, "list": self._rows, "targets": self._targets}
        for phase, count in enumerate((len(rows), len(self._targets) * d * d)):
            every: Arguments = {**whole, **made, **lists, "phase": phase}
            run_rows("schur", d, every, count, rows.device, elements=p * p, points=p)
        if self._parts:
            self._diagonal.add(diagonal[:width], parts)
            self._off.add(blocks, parts)


def pairs_within(pointers: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
    """All pairs (e, f) of the rows of each list with f <= e, as places in the joined lists."""
    total, device = int(pointers[-1]) if len(pointers) else 0, pointers.device
    place = torch.arange(total, device=device)
    begin = torch.repeat_interleave(pointers[:-1], lengths)
    partners = place - begin + 1  # of the row e: its own and those before
    e = torch.repeat_interleave(place, partners)
    ends = partners.cumsum(0)
    every = torch.arange(int(ends[-1]) if total else 0, device=device)
    within = every - torch.repeat_interleave(ends - partners, partners)
    return e, torch.repeat_interleave(begin, partners) + within
