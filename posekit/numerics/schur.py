"""Sums over lists of rows, and the elimination of variables that only meet others (the Schur complement)."""

from __future__ import annotations

import torch
from torch import Tensor

from .sparse_kernels import run_sparse


class Groups:
    """The rows that belong to each of n targets: sums over them in a fixed order, by one kernel.

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

    def add(self, target: Tensor, source: Tensor, row: int = 0, column: int = 0) -> None:
        """Add to each block of ``target``, from (row, column) on, the blocks of ``source`` that belong to it.

        Args:
            target: Contiguous, shape (n, height, width), float64.
            source: Shape (m, h, w), float64, h and w up to 9; the block fits into those of the target.
            row: The first row in the target.
            column: The first column.
        """
        n, height, width = target.shape
        if not source.is_contiguous():
            copy_blocks(packed := torch.empty(source.shape, dtype=torch.float64), source)
            source = packed
        sizes = {"n": n, "height": source.shape[1], "width": source.shape[2], "stride": width}
        places = {"block_size": height * width, "offset": row * width + column}
        arrays = {"pointers": self.pointers, "list": self.rows, "source": source, "target": target}
        run_sparse("sum", 0, {**sizes, **places, **arrays})


def copy_blocks(target: Tensor, source: Tensor, index: Tensor | None = None, added: Tensor | None = None) -> None:
    """Copy blocks, or some of them, into others.

    Args:
        target: Shape (n, h, w), float64.
        source: Shape (n, h, w), or with as many blocks as ``index`` names.
        index: Which blocks, shape (n,), contiguous.
        added: Numbers to add, with the shape and the strides of the target.
    """
    n, height, width = target.shape
    sizes: dict[str, Tensor | int] = {"n": n, "height": height, "width": width}
    for names, x in ((("row", "line", "column"), source), (("to_row", "to_line", "to_column"), target)):
        sizes |= dict(zip(names, x.stride(), strict=True))
    arrays = {"source": source, "target": target, "index": 0 if index is None else index}
    run_sparse("copy", 0, {**sizes, **arrays, "added": 0 if added is None else added})


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
        self.largest = int(lengths.max()) if count else 0
        e, f = _pairs(self.groups.pointers, lengths)
        a, b = self.columns[self.groups.rows[e]], self.columns[self.groups.rows[f]]
        low, high, off = torch.minimum(a, b), torch.maximum(a, b), a != b
        width = int(columns.max()) + 1 if len(columns) else 1
        keys, where = torch.unique((low * width + high)[off], return_inverse=True)
        self.pairs = torch.stack((keys // width, keys % width), -1)
        self.targets = -1 - a
        self.targets[off] = 2 * where + (a > b)[off]

    def eliminate(
        self, hessians: Tensor, gradients: Tensor, rows: Tensor, reduced: Reduced, damping: tuple[float, float]
    ) -> Tensor | None:
        """Subtract what the variables add to the system of the columns, in place.

        Args:
            hessians: The blocks of the variables, shape (count, P, P).
            gradients: Their gradients, shape (count, P).
            rows: The coupling of each row, shape (m, D, P).
            reduced: Blocks and gradient of the columns.
            damping: What is added to each diagonal number, and the multiple of itself that is added.

        Returns:
            The inverses of the damped blocks, or None if one is not positive definite.
        """
        diagonal, blocks, gradient = reduced
        state = torch.zeros(1, dtype=torch.int64)
        arrays = {"pointers": self.groups.pointers, "list": self.groups.rows, "columns": self.columns}
        system = {"hessians": hessians.contiguous(), "gradients": gradients.contiguous(), "rows": rows.contiguous()}
        inverses = torch.empty(self.count, self.points, self.points, dtype=torch.float64)
        results = {"inverses": inverses, "diagonal": diagonal, "blocks": blocks, "b": gradient, "state": state}
        more: dict[str, Tensor | int] = {
            "targets": self.targets,
            "damping": torch.tensor(damping, dtype=torch.float64),
            "n": self.count,
        }
        scratch = torch.empty(self.largest * self.size * self.points, dtype=torch.float64)
        whole = {**arrays, **system, **results, **more, "scratch": scratch}
        run_sparse("schur", self.size, whole, points=self.points)
        return inverses if int(state) < 0 else None

    def substitute(self, inverses: Tensor, gradients: Tensor, rows: Tensor, y: Tensor) -> Tensor:
        """The steps of the variables after those of the columns, y of shape (columns, D)."""
        x = torch.empty(self.count, self.points, dtype=torch.float64)
        arrays: dict[str, Tensor | int] = {"pointers": self.groups.pointers, "list": self.groups.rows, "n": self.count}
        system = {"gradients": gradients.contiguous(), "rows": rows.contiguous(), "inverses": inverses}
        run_sparse(
            "back",
            self.size,
            {**arrays, **system, "columns": self.columns, "y": y.contiguous(), "x": x},
            points=self.points,
        )
        return x


Reduced = tuple[Tensor, Tensor, Tensor]  # diagonal blocks, blocks at the pairs of a `Schur`, and the gradient


def _pairs(pointers: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
    """Of each variable all pairs (e, f) of its rows with f <= e, as places in the list of rows."""
    total = int(pointers[-1]) if len(pointers) else 0
    place = torch.arange(total)
    begin = torch.repeat_interleave(pointers[:-1], lengths)
    partners = place - begin + 1  # of the row e: its own and those before
    e = torch.repeat_interleave(place, partners)
    ends = partners.cumsum(0)
    within = torch.arange(int(ends[-1]) if total else 0) - torch.repeat_interleave(ends - partners, partners)
    return e, torch.repeat_interleave(begin, partners) + within
