"""The order of elimination of a block-sparse matrix, and the panels in which its factor is stored."""

from __future__ import annotations

from typing import Literal, cast, get_args

import torch
from torch import Tensor

from ..errors import ArgumentError, ShapeError
from .sparse_kernels import run_sparse

Ordering = Literal["auto", "minimum_degree", "nested_dissection", "natural"]
LARGEST = 9  # rows of a block
_DISSECTED_FROM = 2.5e8  # multiply-adds above which nested dissection is tried, too: it takes the time of some 1e8


class Analysis:
    """The order, the panels and their rows; see `BlockCholesky` for the arguments.

    Args:
        n: The number of rows of blocks.
        pairs: The blocks that are not on the diagonal, on the CPU.
        size: The number of rows of a block.
        ordering: How the order is chosen.
        widest: The most columns of blocks of a panel.
        leaf: Vertices that nested dissection does not divide.

    Attributes:
        order: The rows in the order of elimination.
        operations: Multiply-adds of a factorisation.
        blocks: Blocks of the factor below the diagonal.
        arrays: What the kernels have written: "first", the first column of each panel, "row_pointers" and "rows", the
            rows below each, and "of", the panel of each column.
    """

    def __init__(self, n: int, pairs: Tensor, size: int, ordering: Ordering, widest: int, leaf: int = 200) -> None:
        _check(n, pairs, size, ordering)
        pointers, neighbours = adjacency(n, pairs)
        self.order, first = torch.arange(n, device="cpu"), torch.empty(n + 1, dtype=torch.int64, device="cpu")
        result = torch.zeros(8, dtype=torch.float64, device="cpu")
        room = 44 * n + 8 * len(neighbours) + 64
        self.arrays: dict[str, Tensor | int] = {
            **{"n": n, "size": size, "widest": widest, "leaf": leaf},
            **{"pointers": pointers, "neighbours": neighbours, "pairs": pairs, "order": self.order},
            **{"first": first, "result": result, "scratch": numbers(room), "room": room},
            **{"dense": max(16, int(10 * n**0.5)), "entries_count": len(pairs)},
        }
        self._order(ordering, size)
        panels, self.operations, self.blocks = int(result[0]), float(result[1]) * size**3, int(result[2])
        self.panels(first[: panels + 1].clone())

    def _order(self, ordering: Ordering, size: int) -> None:
        """Choose the order and the panels."""
        result = self.tensor("result")
        if ordering == "nested_dissection":
            self._dissect()
            return
        self.run(0, degrees=int(ordering != "natural"))
        if ordering == "auto" and result[1] * size**3 > _DISSECTED_FROM:
            best, first, sizes = self.order.clone(), self.tensor("first").clone(), result.clone()
            self._dissect()
            if result[1] > sizes[1]:
                self.order.copy_(best)
                self.tensor("first").copy_(first)
                result.copy_(sizes)

    def _dissect(self) -> None:
        """Order by nested dissection, whose kernel is built for graphs that are large enough, and find the panels."""
        run_sparse("dissect", 0, self.arrays)
        self.run(0)

    def panels(self, first: Tensor) -> None:
        """Find the rows of panels."""
        panels = len(first) - 1
        self.arrays |= {"panels": panels, "first": first, "of": numbers(len(self.order))}
        self.arrays |= {"row_pointers": torch.zeros_like(first), "rows": numbers(self.blocks)}
        self.run(1)
        self.arrays["rows"] = self.tensor("rows")[: int(self.tensor("result")[3])].clone()

    def run(self, phase: int, **more: int) -> None:
        """Run a phase of the kernel."""
        run_sparse("analyse", 0, {**self.arrays, "phase": phase, **more})

    def tensor(self, name: str) -> Tensor:
        """One of the arrays."""
        return cast("Tensor", self.arrays[name])


def adjacency(n: int, pairs: Tensor) -> tuple[Tensor, Tensor]:
    """Where the neighbours of each vertex begin, shape (n + 1,), and their list, without loops and repetitions."""
    a, b = pairs.unbind(-1)
    other = a != b
    keys = torch.unique(torch.cat((a * n + b, b * n + a))[torch.cat((other, other))])
    pointers = torch.searchsorted(keys, torch.arange(n + 1, device="cpu") * n)
    return pointers, keys % max(n, 1)


def numbers(count: int) -> Tensor:
    """Memory for integers."""
    return torch.empty(count, dtype=torch.int64, device="cpu")


def offsets(sizes: Tensor) -> Tensor:
    """Where lists of these sizes begin, and where the last one ends."""
    return torch.cat((sizes.new_zeros(1), sizes.cumsum(0)))


def counted(levels: Tensor, large: Tensor, depth: int) -> list[tuple[int, int, int]]:
    """Of each level where its items begin, and how many are large and small."""
    one = torch.bincount(levels[large], minlength=depth)
    other = torch.bincount(levels[~large], minlength=depth)
    begins = offsets(one + other)
    return [*zip(begins[:-1].tolist(), one.tolist(), other.tolist(), strict=True)]


def _check(n: int, pairs: Tensor, size: int, ordering: str) -> None:
    if not 1 <= size <= LARGEST:
        raise ArgumentError(f"BlockCholesky: size must be 1 to {LARGEST}, got {size}")
    if ordering not in get_args(Ordering):
        raise ArgumentError(f"BlockCholesky: ordering must be one of {[*get_args(Ordering)]}, got {ordering!r}")
    if pairs.ndim != 2 or pairs.shape[1] != 2:
        raise ShapeError(f"BlockCholesky: pairs must have shape (m, 2), got {tuple(pairs.shape)}")
    if len(pairs) and (int(pairs.min()) < 0 or int(pairs.max()) >= n):
        raise ArgumentError(f"BlockCholesky: pairs must be rows of blocks, 0 to {n - 1}")
    if bool((pairs[:, 0] == pairs[:, 1]).any()):
        raise ArgumentError("BlockCholesky: pairs must not be on the diagonal; add these blocks to `diagonal`")
