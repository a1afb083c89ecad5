"""The loop of `Sparse` without Python, for problems of moderate size whose residuals are ops."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, cast

import torch
from torch import Tensor

from ..engine import Recording, Unrecordable, is_cuda
from ..math import least_squares as ops
from ..numerics import BlockCholesky, copy_blocks
from ..values import Group
from .damping import Minimum, Point, Progress
from .equations import Equations
from .recorded import may_run, recordings
from .search_kernels import DIFFERENTIATE
from .sparse_problem import Sparse
from .unknowns import contiguous, mapped, tensors_of

_STATUS = ops.CONTROL.index("status")
_MOST_BYTES = 1 << 24  # of a recording, by an estimate
_MOST_OPERATIONS = 1 << 22  # multiply-adds of a factorisation that is not divided among threads: some milliseconds
_UNIT = 40.0  # nanoseconds of an element of a recording


def searched(sparse: Sparse, state: Sequence[Any]) -> tuple[Any, list[Tensor]]:
    """What a search is kept by, and the tensors that it reads.

    The key is None where the loop needs Python: for functions and iterations, and on the CPU for Schur complements.
    """
    plan, on_device = sparse.plan, is_cuda(sparse.plan.device)
    is_direct = sparse.solver.factor is not None and bool(plan.problems) == on_device
    if not is_direct or not (on_device or (not plan.schurs and all([isinstance(x, Tensor | Group) for x in state]))):
        return None, []
    data: list[Tensor] = []
    for f in sparse.factors:
        rows = f.tensors() if hasattr(f.residual, "normal") else None
        if rows is None:
            return None, []
        data += rows
    tensors = [*[x for value in state for x in tensors_of(value)], *data]
    if not may_run(tensors, torch.float64, on_device):
        return None, []
    forms = [getattr(x, "_form", None) for x in state]  # of cameras
    kinds = [(f.residual, f.loss and f.loss.name, f.weight is None, *map(type, f.arguments)) for f in sparse.factors]
    key = sparse.plan, sparse.tolerance, *forms, *kinds, *[(x.shape, x.stride()) for x in tensors]
    return key, tensors


def _may_be_made(sparse: Sparse, tensors: Sequence[Tensor]) -> bool:
    """Whether a recording pays: not for the first search of its kind, nor for large ones."""
    plan, factor = sparse.plan, cast("BlockCholesky", sparse.solver.factor)
    was_known, plan.is_known = plan.is_known, True
    numbers = 3 * (len(factor.pairs) + factor.n) * factor.size**2
    for f in sparse.factors:
        numbers += f.rows * sum([r.variables.size for r in f.references]) ** 2
    if not was_known or not factor.n or 8 * numbers + factor.bytes > _MOST_BYTES:
        return False
    if factor.operations > _MOST_OPERATIONS and torch.get_num_threads() > 1:
        return False
    return all([x.numel() for x in tensors])


def is_recorded(sparse: Sparse, state: Sequence[Any]) -> bool:
    """Whether a search for a contiguous state may run without Python."""
    key, tensors = searched(sparse, state)
    return key is not None and _may_be_made(sparse, tensors)


def solved(
    sparse: Sparse, state: Sequence[Any], max_iterations: int, callback: Callable[[Progress], Any] | None
) -> Minimum:
    """What `Sparse.minimise` finds, to the same bits, without Python where that is possible.

    Args:
        sparse: The search.
        state: The start.
        max_iterations: The number of states to try.
        callback: Called after each iteration.
    """
    state = [*map(contiguous, state)]
    key, tensors = (None, []) if sparse.plan.problems else searched(sparse, state)
    recording = None if key is None else recordings.take(key)
    if recording is None and key is not None and _may_be_made(sparse, tensors):
        with contextlib.suppress(Unrecordable), torch.inference_mode(False):
            recording = SparseRecording(sparse, state, tensors)
    if recording is None:
        # A search that ends at its start returns it: that is not to be the memory of the user.
        return sparse.minimise([mapped(x, Tensor.clone) for x in state], max_iterations, callback)
    found = cast("SparseRecording", recording).minimise(sparse, tensors, max_iterations, callback)
    recordings.put(key, recording)
    return found


class SparseRecording(Recording):
    """A search whose parts are those of `search_kernels.PARTS`: two points, and a third system of equations."""

    def __init__(self, sparse: Sparse, state: Sequence[Any], tensors: Sequence[Tensor]) -> None:
        plan, cholesky = sparse.plan, cast("BlockCholesky", sparse.solver.factor)
        time = cholesky.operations + 200 * (plan.columns.count + sum([f.rows for f in sparse.factors]))  # nanoseconds
        super().__init__(1, torch.float64, int(time / _UNIT))
        self._cholesky = cholesky.twin()
        self._search = search = sparse.decisions(cholesky.state_size)
        self._begin = search.numbers.clone()
        first = self._count = sum([len(tensors_of(x)) for x in state])
        data = iter(self.data(first + 1, tensors[first:]))
        self._sparse = Sparse([f.mapped(lambda _: next(data)) for f in sparse.factors], sparse.solver, sparse.tolerance)
        self._sparse.search = search
        self._states = [[mapped(x, self._like) for x in state] for _ in range(2)]
        with self.capture():
            self._record(plan.columns.count, plan.columns.size)
        for _ in range(2):  # a step ends by a motion, or is the last one
            self.end_step(search.numbers[None], _STATUS, search.span("NOW"))
        self.branch(search.word("NEXT"), search.word("BEST"))
        starts = [*enumerate(self._tensors(0)[: self._count]), (self._count, search.numbers)]
        reads = [[x[None] for x in self._tensors(k)] for k in range(2)]
        self.close(starts, [search.words], [], reads, range(len(reads[0])))
        self._layout = [(shape[1:], strides[1:], first) for shape, strides, first in self._layout]

    def _like(self, x: Tensor) -> Tensor:
        return self.buffer(*x.shape[1:], rows=len(x))

    def _tensors(self, slot: int) -> list[Tensor]:
        """What a search returns of a point, and the numbers of the search."""
        return [*_tensors(self._states[slot]), *self._systems[slot][1:4], self._search.numbers]

    def _record(self, columns: int, size: int) -> None:
        """Record all parts in their order, for one point. The other one has other tensors."""
        search, sparse, (state, other) = self._search, self._sparse, self._states
        states = [*zip(_tensors(state), _tensors(other), strict=True)]
        pairs = [*states, (search.point(0), search.point(1))]
        sparse.points[0] = Point(state, None)

        def evaluate() -> None:
            first = sparse.evaluate(state)
            like = [[self._like(x) for x in first[:4]] for _ in range(2)]
            self._systems = [first, *[Equations(a, b, c, d, []) for a, b, c, d in like]]
            pairs.extend(zip(first[:4], self._systems[1][:4], strict=True))

        self.choose(search.word("TRIAL"), evaluate, pairs)
        system, *others = self._systems
        systems = [[*zip(system[:4], x[:4], strict=True)] for x in others]
        search.judge()
        self.end_part()
        self.choose(search.word("SYSTEM"), self._factorise, *systems)
        search.decide("FACTORISE")
        self.end_part()
        x, scratch = (self.buffer(size, rows=n) for n in (columns, columns + 1))
        steps = [[self.buffer(v.size, rows=v.count) for v in sparse.plan.sets] for _ in range(2)]
        bare = [*zip(*steps, strict=True)]
        self.choose(search.word("CHOSEN"), lambda: copy_blocks(x[:, None], system.gradient[:, None]), pairs)
        self._cholesky.solve_in(x, scratch)
        cases = [bare, pairs, [*pairs, *bare], systems[1], [*pairs[: len(states) + 1], *systems[1]]]
        self.choose(search.word("STEP_CASE"), lambda: sparse.measure(system, steps[0], 0, x), *cases)
        search.decide("SOLVE")
        self.end_part()
        search.finish()
        self.end_part()
        search.decide("MOVE")
        following = self.choose(search.word("CHOSEN"), lambda: sparse.moved(state, steps[0]), states)
        moves = [*zip(_tensors(state), _tensors(following), strict=True)]
        self.choose(search.word("TRIAL"), lambda: [to.copy_(y) for to, y in moves], states)

    def _factorise(self) -> None:
        system, search = self._systems[0], self._search
        self._cholesky.factorise_with(system.diagonal, system.blocks, search.span("ABSOLUTE", 4), search.state)

    def minimise(
        self,
        sparse: Sparse,
        data: Sequence[Tensor],
        max_iterations: int,
        callback: Callable[[Progress], Any] | None,
    ) -> Minimum:
        """See `solved`."""
        sparse.search, sparse.points = self._search, [*map(Point, self._states, self._systems)]

        def aside() -> None:
            """Add a share of the exact Hessian."""
            sparse.differentiate() if self._search["NEXT"] == DIFFERENTIATE else sparse.mix()
            if sparse.system is not None:
                self._systems[2].diagonal.copy_(sparse.system.diagonal)
                self._systems[2].blocks.copy_(sparse.system.blocks)
                self._systems[2].gradient.copy_(sparse.system.gradient)

        def each(step: int, results: Sequence[Tensor], costs: Tensor) -> None:
            if callback is not None:
                *values, numbers = [x.clone() for x in results]  # their memory is that of the next step
                callback(Progress(step, self._values(values), costs, numbers[None, : len(ops.CONTROL)]))

        tensors = [*data[: self._count], self._begin, *data[self._count :]]
        results, costs = self.run(tensors, max_iterations + 1, callback and each, aside=aside)
        diagonal, blocks, gradient, numbers = results[len(results) - 4 :]
        equations = Equations(costs[-1], diagonal, blocks, gradient, [], self._search.idle())
        return sparse.bare(Minimum(self._values(results), equations, numbers[None, : len(ops.CONTROL)], costs))

    def _values(self, results: Sequence[Tensor]) -> list[Any]:
        rest = iter(results)
        return [mapped(x, lambda _: next(rest)) for x in self._states[0]]


def _tensors(state: Sequence[Any]) -> list[Tensor]:
    return [x for value in state for x in tensors_of(value)]
