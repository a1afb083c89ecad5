"""Cholesky factorisation of symmetric matrices of square blocks, most of which are zero."""

from __future__ import annotations

from typing import Literal, cast, get_args

import torch
from torch import Tensor

from ..engine import most_workers
from ..errors import ArgumentError, ShapeError
from .sparse_kernels import run_sparse

Ordering = Literal["auto", "minimum_degree", "nested_dissection", "natural"]
LARGEST = 9  # rows of a block
_WIDEST = 96  # columns of a panel; wider ones leave the caches
_DISSECTED_FROM = 2.5e8  # multiply-adds above which nested dissection is tried, too: it takes the time of some 1e8
_STRIP = 1 << 21  # multiply-adds of a task of a large panel: about half a millisecond
# A pivot below this share of its diagonal entry has no correct digit left: the matrix is not positive definite.
TOLERANCE = 2.0**-46


class BlockCholesky:
    """The factorisation ``A + damping = L L^T`` of one sparsity pattern, to be computed for many values.

    The pattern is analysed once: an order of elimination that keeps L sparse, and the panels in which L is stored.
    `factorise` computes L in place for new values, `solve` uses it. Computations are in float64 on the CPU, and their
    results do not depend on the number of threads.

    >>> from posekit.numerics import BlockCholesky
    >>> solver = BlockCholesky(3, torch.tensor([[0, 1], [2, 1]]), 3)
    >>> eye = torch.eye(3).expand(3, 3, 3)
    >>> solver.factorise(4 * eye, -eye[:2])
    -1
    >>> solver.solve(torch.tensor([3.0, 2, 3])[:, None] * torch.ones(3))[:, 0]
    tensor([1.0000, 1.0000, 1.0000], dtype=torch.float64)

    Args:
        n: The number of rows of blocks.
        pairs: The row and column of each block that is not on the diagonal, integers of shape (m, 2). Each block stands
            for its transpose as well. A position may occur more than once: then the blocks are added.
        size: The number of rows of a block, 1 to 9.
        ordering: How the order of elimination is chosen: "minimum_degree", which is better for long and thin graphs,
            "nested_dissection", which is better for grids in space, "natural", or "auto": whichever of the first two
            takes fewer operations.

    Attributes:
        order: The rows in the order of elimination, shape (n,).
        operations: Multiply-adds of a factorisation, without those with zeros that panels store.
        blocks: Blocks of L below the diagonal, without those zeros.
        bytes: Memory that the factor takes.
        pivot: The least pivot of the last factorisation, relative to the damped number on the diagonal. It is small if
            the matrix is nearly singular.
    """

    def __init__(self, n: int, pairs: Tensor, size: int, *, ordering: Ordering = "auto") -> None:
        _check(n, pairs, size, ordering)
        self.pivot = 0.0
        self.n, self.size, self.pairs = n, size, pairs.detach().to("cpu", torch.int64).contiguous()
        pointers, neighbours = adjacency(n, self.pairs)
        self.order, first = torch.arange(n), torch.empty(n + 1, dtype=torch.int64)
        result = torch.zeros(8, dtype=torch.float64)
        room = 44 * n + 8 * len(neighbours) + 64
        self._analysis: dict[str, Tensor | int] = {
            **{"n": n, "size": size, "widest": max(1, _WIDEST // size)},
            **{"pointers": pointers, "neighbours": neighbours, "pairs": self.pairs, "order": self.order},
            **{"first": first, "result": result, "scratch": _numbers(room), "room": room},
            **{"dense": max(16, int(10 * n**0.5)), "entries_count": len(pairs), "strip": _STRIP // size**3},
        }
        self._order(ordering)
        panels, self.operations, self.blocks = int(result[0]), float(result[1]) * size**3, int(result[2])
        self._analysis |= {"panels": panels, "first": first[: panels + 1].clone(), "of": _numbers(n)}
        self._analysis |= {"row_pointers": _numbers(panels + 1), "rows": _numbers(self.blocks)}
        self._run(1)
        self._analysis |= {"rows": self._tensor("rows")[: int(result[3])].clone(), "base": _numbers(panels + 1)}
        self._analysis |= {"stride": _numbers(panels), "update_pointers": _numbers(panels + 1)}
        self._run(2)
        self._analysis |= {"updates": _numbers(3 * int(result[5])), "entry_pointers": _numbers(panels + 1)}
        self._analysis |= {"entries": _numbers(2 * len(pairs)), "tasks": _numbers(90 * (panels + 1))}
        self._run(3)
        self._prepare(panels, int(result[4]), int(result[6]), int(result[7]))

    def _order(self, ordering: Ordering) -> None:
        """Choose the order and the panels."""
        result = self._tensor("result")
        if ordering == "nested_dissection":
            self._dissect()
            return
        self._run(0, degrees=int(ordering != "natural"))
        if ordering == "auto" and result[1] * self.size**3 > _DISSECTED_FROM:
            best, first, sizes = self.order.clone(), self._tensor("first").clone(), result.clone()
            self._dissect()
            if result[1] > sizes[1]:
                self.order.copy_(best)
                self._tensor("first").copy_(first)
                result.copy_(sizes)

    def _dissect(self) -> None:
        """Order by nested dissection, whose kernel is built for graphs that are large enough, and find the panels."""
        run_sparse("dissect", 0, self._analysis)
        self._run(0)

    def _run(self, phase: int, **more: int) -> None:
        run_sparse("analyse", 0, {**self._analysis, "phase": phase, **more})

    def _tensor(self, name: str) -> Tensor:
        return cast("Tensor", self._analysis[name])

    def _prepare(self, panels: int, entries: int, tasks: int, widest: int) -> None:
        """Allocate the factor and the memory of each thread."""
        n, size, padded = self.n, self.size, -(-self.size // 8) * 8
        packed, triangle = widest * size * (widest * size + 8), widest * (widest - 1) // 2 * size * padded
        names = ["order", "of", "first", "row_pointers", "rows", "base", "stride", "update_pointers", "updates"]
        self._factor: dict[str, Tensor | int] = {
            **{name: self._analysis[name] for name in [*names, "entry_pointers", "entries"]},
            **{"n": n, "panels": panels, "task_count": tasks, "packed_size": packed, "triangle_size": triangle},
            **{"scratch_size": packed + triangle + n // 2 + 8, "values": torch.empty(entries, dtype=torch.float64)},
            **{name: torch.empty(n * size * padded, dtype=torch.float64) for name in ("inverses",)},
            "pivots": torch.empty(n * size, dtype=torch.float64),
        }
        self._tasks = self._tensor("tasks")[: 5 * tasks].clone()
        self._scratch = torch.empty(0, dtype=torch.float64)
        self.bytes = 8 * (entries + n * size * padded)
        self._analysis = {}

    def factorise(
        self, diagonal: Tensor, blocks: Tensor, absolute: float = 0.0, relative: float = 0.0, idle: float = 0.0
    ) -> int:
        """Compute L for new values, in place.

        Args:
            diagonal: The blocks on the diagonal, symmetric, shape (n, size, size).
            blocks: The blocks at ``pairs``, shape (m, size, size).
            absolute: Is added to each number on the diagonal.
            relative: Multiples of the numbers on the diagonal that are added to them.
            idle: Stands for each 0 on the diagonal.

        Returns:
            -1, or the first row of blocks, in the order of elimination, whose pivot is not positive: the damped matrix
            is not positive definite. Then there is no factor.
        """
        n, size = self.n, self.size
        for name, x, count in (("diagonal", diagonal, n), ("blocks", blocks, len(self.pairs))):
            if tuple(x.shape) != (count, size, size):
                raise ShapeError(f"factorise: {name} must have shape {(count, size, size)}, got {tuple(x.shape)}")
        state = torch.zeros(self.state_size, dtype=torch.int64)
        state[1], state[2] = n, torch.tensor(1.0, dtype=torch.float64).view(torch.int64)
        damping = torch.tensor([absolute, relative, TOLERANCE, idle], dtype=torch.float64)
        self.factorise_with(_plain(diagonal), _plain(blocks), damping, state, min(most_workers(), 8))
        failed, self.pivot = int(state[1]), float(state[2:3].view(torch.float64))
        return -1 if failed == n else int(self.order[failed])

    @property
    def state_size(self) -> int:
        """The numbers of a state of `factorise_with`."""
        return 4 + int(self._factor["task_count"]) // 8

    def factorise_with(
        self, diagonal: Tensor, blocks: Tensor, damping: Tensor, state: Tensor, workers: int = 1
    ) -> None:
        """The kernel of `factorise`, with the numbers of its damping and what it tells in memory.

        Args:
            diagonal: The blocks on the diagonal, contiguous, float64.
            blocks: The blocks at ``pairs``, contiguous, float64.
            damping: What is added, multiples, the tolerance of pivots and what stands for 0.
            state: At 1 it has n, or the column that failed, at 2 the least pivot as float64.
            workers: How many threads run it. For several of them the state is 0, n, 1.0 and zeros before.
        """
        room = int(self._factor["scratch_size"]) * workers
        if len(self._scratch) < room:
            self._scratch = torch.empty(room, dtype=torch.float64)
        values = {"diagonal": diagonal, "blocks": blocks, "scratch": self._scratch, "state": state}
        numbers: dict[str, Tensor | int] = {"tasks": self._tasks, "damping": damping, "workers": 1}
        run_sparse("factor", self.size, {**self._factor, **values, **numbers, "alone": workers == 1}, workers=workers)

    def twin(self) -> BlockCholesky:
        """Another one of the same analysis, with a factor of its own."""
        other = object.__new__(BlockCholesky)
        own = {name: torch.empty_like(cast("Tensor", self._factor[name])) for name in ("values", "inverses", "pivots")}
        vars(other).update(vars(self), _factor={**self._factor, **own}, _scratch=torch.empty(0, dtype=torch.float64))
        return other

    def solve(self, x: Tensor) -> Tensor:
        """Solve ``(A + damping) y = x`` with the last factor.

        Args:
            x: Shape (n, size), or (n, size, k) for k right-hand sides.
        """
        if tuple(x.shape[:2]) != (self.n, self.size) or x.ndim not in (2, 3):
            shape = f"({self.n}, {self.size}) or ({self.n}, {self.size}, k)"
            raise ShapeError(f"solve: x must have shape {shape}, got {tuple(x.shape)}")
        y = x.detach().to("cpu", torch.float64, copy=True).contiguous()
        count = y.shape[2] if y.ndim == 3 else 1
        if count:
            self.solve_in(y, torch.empty((self.n + 1) * self.size * count, dtype=torch.float64))
        return y

    def solve_in(self, x: Tensor, scratch: Tensor) -> None:
        """The kernel of `solve`: x becomes y. The scratch memory has as many numbers as one more row of x."""
        count = x.shape[2] if x.ndim == 3 else 1
        run_sparse("solve", self.size, {**self._factor, "count": count, "x": x, "scratch": scratch})

    def inverse_diagonal(self) -> Tensor:
        """The blocks on the diagonal of ``(A + damping)^-1``, from the last factor, shape (n, size, size).

        They are computed without the inverse: only where L has blocks (Takahashi's equations), in the time of a few
        factorisations.
        """
        size = self.size
        values, first, pointers = (cast("Tensor", self._factor[n]) for n in ("values", "first", "row_pointers"))
        largest = int((pointers.diff() * size * (first.diff() * size + 8)).max()) + 8 * size if len(first) > 1 else 0
        result, scratch = torch.empty_like(values), torch.empty(3 * largest, dtype=torch.float64)
        blocks = torch.empty(self.n, size, size, dtype=torch.float64)
        run_sparse(
            "inverse", size, {**self._factor, "largest": largest, "result": result, "scratch": scratch, "x": blocks}
        )
        return blocks


def adjacency(n: int, pairs: Tensor) -> tuple[Tensor, Tensor]:
    """Where the neighbours of each vertex begin, shape (n + 1,), and their list, without loops and repetitions."""
    a, b = pairs.unbind(-1)
    other = a != b
    keys = torch.unique(torch.cat((a * n + b, b * n + a))[torch.cat((other, other))])
    pointers = torch.searchsorted(keys, torch.arange(n + 1) * n)
    return pointers, keys % max(n, 1)


def _plain(x: Tensor) -> Tensor:
    return x.detach().to("cpu", torch.float64).contiguous()


def _numbers(count: int) -> Tensor:
    return torch.empty(count, dtype=torch.int64)


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
