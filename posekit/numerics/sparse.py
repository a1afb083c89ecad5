"""Cholesky factorisation of symmetric matrices of square blocks, most of which are zero, and patterns that are kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar, cast

import torch
from torch import Tensor

from ..engine import Lock, is_cuda, most_workers
from ..errors import ArgumentError, ShapeError
from .analysis import Analysis, Ordering, numbers
from .levels import LevelFactor
from .sparse_kernels import Arguments, run_sparse


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


_WIDEST = 96  # columns of a panel; wider ones leave the caches
_STRIP = 1 << 21  # multiply-adds of a task of a large panel: about half a millisecond
# A pivot below this share of its diagonal entry has no correct digit left: the matrix is not positive definite.
TOLERANCE = 2.0**-46


class BlockCholesky:
    """The factorisation ``A + damping = L L^T`` of one sparsity pattern, to be computed for many values.

    The pattern is analysed once: an order of elimination that keeps L sparse, and the panels in which L is stored.
    `factorise` computes L in place for new values, `solve` uses it. Computations are in float64, and their results do
    not depend on the number of threads. On CUDA the columns of a level of the elimination tree are one launch.

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
            takes fewer operations, or on CUDA less time by an estimate.
        device: Where matrices and factors are, by default the CPU.
        batch: The shape of a batch of matrices of this pattern, which are factorised together by `factorise_with`.

    Attributes:
        order: The rows in the order of elimination, shape (n,).
        operations: Multiply-adds of a factorisation, without those with zeros that panels store.
        blocks: Blocks of L below the diagonal, without those zeros.
        bytes: Memory that the factor takes.
        pivot: The least pivot of the last factorisation, relative to the damped number on the diagonal. It is small if
            the matrix is nearly singular.
    """

    def __init__(
        self,
        n: int,
        pairs: Tensor,
        size: int,
        *,
        ordering: Ordering = "auto",
        device: torch.device | str | None = None,
        batch: Sequence[int] = (),
    ) -> None:
        self.n, self.size, self.pivot = n, size, 0.0
        self.device = torch.empty(0, device="cpu" if device is None else device).device  # "cuda" has an index then
        self.batch = tuple(batch)
        self.pairs = pairs.detach().to("cpu", torch.int64).contiguous()
        self._levels: LevelFactor | None = None
        if is_cuda(self.device):
            self._levels = LevelFactor(n, self.pairs, size, ordering, self.device, self.batch)
            self.order, self.operations, self.blocks, self.bytes = self._levels.described
            return
        analysis = Analysis(n, self.pairs, size, ordering, max(1, _WIDEST // size))
        self.order, self.operations, self.blocks = analysis.order, analysis.operations, analysis.blocks
        panels, result = len(analysis.tensor("first")) - 1, analysis.tensor("result")
        arrays = analysis.arrays
        arrays |= {"base": numbers(panels + 1), "stride": numbers(panels), "update_pointers": numbers(panels + 1)}
        analysis.run(2)
        arrays |= {"updates": numbers(3 * int(result[5])), "entry_pointers": numbers(panels + 1)}
        arrays |= {"entries": numbers(2 * len(pairs)), "tasks": numbers(90 * (panels + 1))}
        analysis.run(3, strip=_STRIP // size**3)
        self._prepare(analysis, panels, int(result[4]), int(result[6]), int(result[7]))

    def _prepare(self, analysis: Analysis, panels: int, entries: int, tasks: int, widest: int) -> None:
        """Allocate the factors and the memory of each thread."""
        n, size, padded = self.n, self.size, -(-self.size // 8) * 8
        packed, triangle = widest * size * (widest * size + 8), widest * (widest - 1) // 2 * size * padded
        names = ["order", "of", "first", "row_pointers", "rows", "base", "stride", "update_pointers", "updates"]
        self._factor: dict[str, Tensor | int] = {
            **{name: analysis.arrays[name] for name in [*names, "entry_pointers", "entries"]},
            **{"n": n, "panels": panels, "task_count": tasks, "packed_size": packed, "triangle_size": triangle},
            **{"scratch_size": packed + triangle + n // 2 + 8},
        }
        self._tasks = analysis.tensor("tasks")[: 5 * tasks].clone()
        self._sizes = {"values": entries, "inverses": n * size * padded, "pivots": n * size}
        self.bytes = 8 * math.prod(self.batch) * sum(self._sizes.values())
        self._allocate()

    def _allocate(self) -> None:
        """Take the memory of the factor of each matrix."""
        systems = math.prod(self.batch)
        self._memory = {
            name: torch.empty(systems, count, dtype=torch.float64, device="cpu") for name, count in self._sizes.items()
        }
        self._scratch = torch.empty(0, dtype=torch.float64, device="cpu")

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
        if self.batch:
            raise ArgumentError("factorise: a batch of matrices is factorised by factorise_with")
        for name, x, count in (("diagonal", diagonal, n), ("blocks", blocks, len(self.pairs))):
            if tuple(x.shape) != (count, size, size):
                raise ShapeError(f"factorise: {name} must have shape {(count, size, size)}, got {tuple(x.shape)}")
        state = torch.zeros(self.state_size, dtype=torch.int64, device="cpu")
        state[1], state[2] = n, torch.tensor(1.0, dtype=torch.float64, device="cpu").view(torch.int64)
        damping = torch.tensor([absolute, relative, TOLERANCE, idle], dtype=torch.float64, device="cpu")
        state, damping = state.to(self.device), damping.to(self.device)
        self.factorise_with(self._plain(diagonal), self._plain(blocks), damping, state, min(most_workers(), 8))
        state = state.cpu()
        failed, self.pivot = int(state[1]), float(state[2:3].view(torch.float64))
        return -1 if failed == n else int(self.order[failed])

    def _plain(self, x: Tensor) -> Tensor:
        return x.detach().to(self.device, torch.float64).contiguous()

    @property
    def state_size(self) -> int:
        """The numbers of a state of `factorise_with`."""
        return 4 if self._levels is not None else 4 + int(cast("int", self._factor["task_count"])) // 8

    def factorise_with(
        self, diagonal: Tensor, blocks: Tensor, damping: Tensor, state: Tensor, workers: int = 1
    ) -> None:
        """The kernels of `factorise`, with the numbers of the damping and what they tell in memory.

        On CUDA they are launched, and the call does not wait.

        Args:
            diagonal: The blocks on the diagonal, contiguous, float64, shape (*batch, n, size, size).
            blocks: The blocks at ``pairs``, contiguous, float64, shape (*batch, m, size, size).
            damping: What is added, multiples, the tolerance of pivots and what stands for 0: shape (4,), or (*batch, 4)
                for numbers of each matrix.
            state: Shape (*batch, state_size), int64. At 1 it has n, or the column that failed, at 2 the least pivot as
                float64.
            workers: How many threads run it on the CPU. For several of them the state is 0, n, 1.0 and zeros before.
        """
        if self._levels is not None:
            self._levels.factorise(diagonal, blocks, damping, state)
            return
        systems = math.prod(self.batch)
        workers = workers if systems == 1 else 1
        room = int(cast("int", self._factor["scratch_size"])) * max(workers, systems)
        if len(self._scratch) < room:
            self._scratch = torch.empty(room, dtype=torch.float64, device="cpu")
        rows = {"diagonal": diagonal, "blocks": blocks, "state": state, "damping": damping.expand(*self.batch, 4)}
        rows = {name: x.view(systems, -1) for name, x in rows.items()} | self._memory
        rows["scratch"] = self._scratch[:room].view(max(workers, systems), -1)
        fixed: dict[str, Tensor | int] = {"tasks": self._tasks, "workers": 1, "alone": workers == 1}
        run_sparse("factor", self.size, {**self._factor, **fixed, **rows}, systems, workers=workers)

    def twin(self) -> BlockCholesky:
        """Another one of the same analysis, with a factor of its own."""
        other = object.__new__(BlockCholesky)
        vars(other).update(vars(self))
        if self._levels is not None:
            other._levels = self._levels.twin()
        else:
            other._allocate()
        return other

    def solve(self, x: Tensor) -> Tensor:
        """Solve ``(A + damping) y = x`` with the last factor.

        Args:
            x: Shape (*batch, n, size), or (*batch, n, size, k) for k right-hand sides.
        """
        n, size, dims = self.n, self.size, len(self.batch)
        if tuple(x.shape[: dims + 2]) != (*self.batch, n, size) or x.ndim not in (dims + 2, dims + 3):
            one, several = (*self.batch, n, size), ", ".join(map(str, (*self.batch, n, size, "k")))
            raise ShapeError(f"solve: x must have shape {one} or ({several}), got {tuple(x.shape)}")
        y = x.detach().to(self.device, torch.float64, copy=True).contiguous()
        count = y.shape[-1] if y.ndim == dims + 3 else 1
        if count:
            self.solve_in(y, torch.empty(self.scratch_size(count), dtype=torch.float64, device=self.device))
        return y

    def scratch_size(self, count: int = 1) -> int:
        """The numbers of scratch memory that `solve_in` needs for so many right-hand sides."""
        if self._levels is not None:
            return self._levels.scratch_size(count)
        return math.prod(self.batch) * (self.n + 1) * self.size * count

    def solve_in(self, x: Tensor, scratch: Tensor) -> None:
        """The kernels of `solve`: x becomes y. The scratch memory has `scratch_size` numbers."""
        count = x.shape[-1] if x.ndim == len(self.batch) + 3 else 1
        if scratch.numel() < (need := self.scratch_size(count)):
            raise ArgumentError(f"solve_in: scratch must have {need} numbers, got {scratch.numel()}")
        if self._levels is not None:
            self._levels.solve(x, scratch, count)
            return
        systems = math.prod(self.batch)
        rows = {"x": x.view(systems, -1), "scratch": scratch.view(-1)[:need].view(systems, -1), **self._memory}
        run_sparse("solve", self.size, {**self._factor, "workers": 1, "count": count, **rows}, systems)

    def inverse_diagonal(self) -> Tensor:
        """The blocks on the diagonal of ``(A + damping)^-1``, from the last factor, shape (*batch, n, size, size).

        They are computed without the inverse: only where L has blocks (Takahashi's equations), in the time of a few
        factorisations.
        """
        size = self.size
        if self._levels is not None:
            return inverse_diagonal(self._levels).view(*self.batch, self.n, size, size)
        first, pointers = (cast("Tensor", self._factor[name]) for name in ("first", "row_pointers"))
        largest = int((pointers.diff() * size * (first.diff() * size + 8)).max()) + 8 * size if len(first) > 1 else 0
        systems = math.prod(self.batch)
        blocks = torch.empty(systems, self.n, size, size, dtype=torch.float64, device="cpu")
        result, scratch = torch.empty_like(self._memory["values"]), numbers(3 * systems * largest).view(systems, -1)
        rows = {"x": blocks.view(systems, -1), "result": result, "scratch": scratch, **self._memory}
        run_sparse("inverse", size, {**self._factor, "workers": 1, "largest": largest, **rows}, systems)
        return blocks.view(*self.batch, self.n, size, size)


T = TypeVar("T")
_MOST, _LARGEST = 16, 1 << 14  # of one kind; numbers of all tables of one


class Patterns(Generic[T]):
    """Analyses of small tables: a bounded number, that which was used last at the end."""

    def __init__(self) -> None:
        self._known: dict[Hashable, T] = {}
        self._lock = Lock()

    def recall(
        self, key: Hashable, tables: Sequence[Tensor], make: Callable[[], T], twin: Callable[[T], T] | None = None
    ) -> T:
        """What was made of tables like these, or what is made of them.

        Args:
            key: What it depends on besides the tables.
            tables: Tensors of integers or bools on one device, on which it is.
            make: Makes it.
            twin: Makes one that is for this call alone of one that is kept.
        """
        if sum([x.numel() for x in tables]) > _LARGEST:
            return make()
        device, rows = tables[0].device, [*tables]
        if is_cuda(device):  # one copy in place of several
            rows = [torch.cat([x.reshape(-1).to(torch.int64) for x in tables]).cpu()]
        shapes = [x.shape for x in tables]
        whole = key, device, is_cuda(device), *shapes, *[x.numpy().tobytes() for x in rows]
        with self._lock:
            made = self._known.pop(whole, None)
        if made is None:
            with torch.inference_mode(False):  # inference tensors could not be saved for backward
                made = make()
        with self._lock:
            self._known[whole] = made
            while len(self._known) > _MOST:
                del self._known[next(iter(self._known))]
        return made if twin is None else twin(made)

    def clear(self) -> None:
        """Forget all."""
        self._known.clear()
