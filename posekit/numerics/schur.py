"""Sums over lists of rows, and the elimination of variables that only meet others (the Schur complement)."""

from __future__ import annotations

import torch
from torch import Tensor

from ..engine import is_cuda
from .sparse_kernels import Arguments, run_rows

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

    Args:
        owners: The variable of each row, shape (m,).
        columns: The column of each row, shape (m,); negative for a column that is held.
        count: The number of variables.
        size: D.
        points: P, 1 to 6.

    Attributes:
        pairs: The blocks off the diagonal that the elimination fills, shape (b, 2).
    """

    def __init__(self, owners: Tensor, columns: Tensor, count: int, size: int, points: int) -> None:
        self.count, self.size, self.points = count, size, points
        self.columns = columns.contiguous()
        self.groups = Groups(torch.where(columns < 0, -1, owners), count)
        lengths = self.groups.pointers.diff()
        self._largest = int(lengths.max()) if count else 0
        e, f = pairs_within(self.groups.pointers, lengths)
        e, f = self.groups.rows[e], self.groups.rows[f]
        a, b = self.columns[e], self.columns[f]
        low, high, off = torch.minimum(a, b), torch.maximum(a, b), a != b
        width = int(columns.max()) + 1 if len(columns) else 1
        keys, where = torch.unique((low * width + high)[off], return_inverse=True)
        self.pairs = torch.stack((keys // width, keys % width), -1)
        self._products: _Products | None = None
        if is_cuda(columns.device):
            blocks = a.clone()
            blocks[off] = where + width
            swapped = a > b  # the block of the lesser column first
            left, right = torch.where(swapped, f, e), torch.where(swapped, e, f)
            twice = (a == b) & (e != f)
            rows = torch.stack((torch.cat((left, right[twice])), torch.cat((right, left[twice]))), -1)
            self._products = _Products(self, owners, rows, torch.cat((blocks, blocks[twice])), width)
        else:
            self._targets = -1 - a
            self._targets[off] = 2 * where + (a > b)[off]

    def eliminate(
        self,
        hessians: Tensor,
        gradients: Tensor,
        rows: Tensor,
        reduced: Reduced,
        damping: tuple[float, float] | Tensor,
    ) -> Tensor | None:
        """Subtract what the variables add to the system of the columns, in place.

        Args:
            hessians: The blocks of the variables, shape (count, P, P).
            gradients: Their gradients, shape (count, P).
            rows: The coupling of each row, shape (m, D, P).
            reduced: Blocks and gradient of the columns.
            damping: What is added to each diagonal number, and the multiple of itself that is added.

        Returns:
            The inverses of the damped blocks, or None if one is not positive definite. On CUDA, where the call does not
            wait, its inverse is NaN, and so are the blocks of the columns that it meets.
        """
        diagonal, blocks, gradient = reduced
        if not isinstance(damping, Tensor):
            damping = torch.tensor(damping, dtype=torch.float64, device=hessians.device)
        inverses = torch.empty_like(hessians, memory_format=torch.contiguous_format)
        system = {"hessians": hessians.contiguous(), "gradients": gradients.contiguous(), "rows": rows.contiguous()}
        whole = {**system, "damping": damping, "inverses": inverses, "diagonal": diagonal, "blocks": blocks}
        if self._products is not None:
            self._products.subtract(whole, gradient)
            return inverses
        state = torch.zeros(1, dtype=torch.int64, device="cpu")
        arrays = {"pointers": self.groups.pointers, "list": self.groups.rows, "columns": self.columns}
        scratch = torch.empty(self._largest * self.size * self.points, dtype=torch.float64, device="cpu")
        more: Arguments = {"b": gradient, "state": state, "scratch": scratch, "phase": 3}
        every = {**whole, **arrays, "targets": self._targets, **more, "n": self.count}
        run_rows("schur", self.size, every, 1, hessians.device, elements=len(self._targets), points=self.points)
        return inverses if int(state) < 0 else None

    def substitute(self, inverses: Tensor, gradients: Tensor, rows: Tensor, y: Tensor) -> Tensor:
        """The steps of the variables after those of the columns, y of shape (columns, D)."""
        x = torch.empty(self.count, self.points, dtype=torch.float64, device=y.device)
        arrays = {"pointers": self.groups.pointers, "list": self.groups.rows, "columns": self.columns}
        system = {"gradients": gradients.contiguous(), "rows": rows.contiguous(), "inverses": inverses}
        elements = self.size * self.points * (1 + len(self.columns) // max(self.count, 1))
        every: Arguments = {**arrays, **system, "y": y.contiguous(), "x": x}
        run_rows("back", self.size, every, self.count, y.device, elements=elements, points=self.points)
        return x


Reduced = tuple[Tensor, Tensor, Tensor]  # diagonal blocks, blocks at the pairs of a `Schur`, and the gradient


def inverted(blocks: Tensor) -> Tensor:
    """The inverses of positive definite blocks, shape (n, P, P); NaN for those that are not positive definite."""
    n, points, _ = blocks.shape
    inverses, damping = torch.empty_like(blocks, memory_format=torch.contiguous_format), blocks.new_zeros(2)
    arguments: Arguments = {"hessians": blocks.contiguous(), "inverses": inverses, "damping": damping, "phase": 0}
    run_rows("schur", 1, arguments, n, blocks.device, elements=points**3, points=points)
    return inverses


class _Products:
    """The products of rows that each block of the columns' system loses, for many threads.

    Args:
        schur: Whose they are.
        owners: The variable of each row.
        rows: Of each product the row that is multiplied by the inverse, and the other one.
        blocks: Its block: a column, or their number and the place of a pair.
        width: The number of columns.
    """

    def __init__(self, schur: Schur, owners: Tensor, rows: Tensor, blocks: Tensor, width: int) -> None:
        self._owners, self._size, self._points = owners.contiguous(), schur.size, schur.points
        self._by_column = Groups(schur.columns, width)
        self._width = width
        groups = Groups(blocks, width + len(schur.pairs))
        self._rows = rows[groups.rows].contiguous()
        self._pointers, targets = divided(groups.pointers)
        first, single = len(schur.pairs), (torch.bincount(targets, minlength=1) == 1)[targets]
        several = targets[~single]
        self._targets = torch.where(targets < width, -1 - targets, targets - width)
        self._targets[~single] = first + torch.arange(len(several), device=several.device)
        self._blocks, self._parts = first, len(several)
        self._diagonal = Groups(torch.where(several < width, several, -1), width)
        self._off = Groups(several - width, first)

    def subtract(self, system: dict[str, Tensor], gradient: Tensor) -> None:
        """See `Schur.eliminate`."""
        rows, diagonal, blocks = system["rows"], system["diagonal"], system["blocks"]
        d, p, device = self._size, self._points, rows.device
        scaled, slopes = torch.empty_like(rows), rows.new_empty(len(rows), d, 1)
        parts = rows.new_empty(self._parts, d, d)
        made: Arguments = {"scratch": scaled, "b": slopes, "parts": parts, "owners": self._owners}
        lists = {"pointers": self._pointers, "list": self._rows, "targets": self._targets}
        numbers = len(system["hessians"]), len(rows), len(self._targets) * d * d
        for phase, count in enumerate(numbers):
            every: Arguments = {**system, **made, **lists, "phase": phase, "n": self._blocks}
            run_rows("schur", d, every, count, device, elements=p * p, points=p)
        width = self._width
        if self._parts:
            self._diagonal.add(diagonal[:width], parts)
            self._off.add(blocks, parts)
        self._by_column.add(gradient[:width, :, None], slopes)


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
