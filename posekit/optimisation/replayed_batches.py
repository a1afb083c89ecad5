"""The loop of `Batch` on a device as graphs: an iteration is one launch and one look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import Copies, Graphs, beats, is_cuda, record
from ..math import least_squares as ops
from .choices import combined
from .damping import Minimum, Point
from .recorded_sparse import searched
from .search_kernels import PLACE, kept_tables
from .unknowns import mapped

_STATUS = PLACE["DAMPING"] + ops.CONTROL.index("status")
_LARGEST = 1 << 26  # bytes of a recording, by an estimate
_TABLES = 1 << 14  # numbers
graphs = Graphs(largest=1 << 29)


def minimised(batch: Any, state: Sequence[Any], most: int) -> Minimum | None:
    """What a `Batch` finds, by graphs; None for the first search of its kind, and for large ones.

    Args:
        batch: The search.
        state: The start, in contiguous memory.
        most: The number of states to try.
    """
    plan = batch.plan
    described, tensors = searched(batch, state) if is_cuda(plan.device) else (None, [])
    if described is None or 8 * _numbers(plan) > _LARGEST:
        return None
    key = described, batch.solver
    with graphs.use(key, tensors, lambda: _Steps(batch, state, tensors)) as steps:
        return None if steps is None else steps.run(tensors, most)


def _numbers(plan: Any) -> int:
    """About how many numbers a recording has."""
    size = plan.columns.size
    numbers: int = (plan.columns.count + len(plan.reduced_pairs)) * size**2
    for schur, number in zip(plan.schurs, plan.eliminated, strict=True):
        p = plan.parts[number].size
        numbers += schur.count * p**2 + schur.given * size * p
    return 10 * numbers


class _Steps:
    """A search on copies of tensors, whose start, iterations and repeated parts are graphs.

    What a graph leaves is where the next one reads it.
    """

    def __init__(self, batch: Any, state: Sequence[Any], tensors: Sequence[Tensor]) -> None:
        self._copies = Copies(tensors)
        rest = iter(self._copies.tensors)
        self._state = [mapped(x, lambda _: next(rest)) for x in state]
        factors = [f.mapped(lambda _: next(rest)) for f in batch.factors]
        self._own = own = type(batch)(factors, batch.solver, batch.tolerance)
        factor: Any = own.solver.factor
        own.search = own.decisions(factor.state_size)
        self._begin = own.search.memory.clone()
        self._run(self._state)  # loads all kernels
        self._kept = combined(torch.clone, self._left())
        self._cost = torch.empty_like(self._kept[0][0].system.cost)
        self._run(None)
        device = own.plan.device
        self._tables = torch.zeros(_TABLES, dtype=torch.int64, device="cpu", pin_memory=device.type == "cuda")
        with kept_tables.within(self._tables):
            works = (lambda: self._run(self._state)), (lambda: self._run(None)), self._again
            self._start, self._step, self._ahead = (self._locked(x) for x in record(works, device))
        self.nbytes = _numbers(own.plan) * 8

    def _locked(self, launch: Callable[[], None]) -> Callable[[], None]:
        """A launch that comes between no factorisation of another call and what is solved by it."""

        def launched() -> None:
            with self._own.solver._lock:
                launch()

        return launched

    def _left(self) -> Any:
        return self._own.points, self._own._tangents

    def _run(self, state: Any) -> None:
        """Evaluate a start, or the next states; judge them, and launch what most iterations do."""
        own = self._own
        if state is None:
            state = own.following()
        else:
            own.points, own._tangents = [None, None], []
            own.search.memory.copy_(self._begin)
        own.accept(Point(state, own.evaluate(state)))
        self._again()

    def _again(self) -> None:
        own = self._own
        own.ahead()
        if hasattr(self, "_cost"):
            combined(lambda x, y: x if x.data_ptr() == y.data_ptr() else x.copy_(y), self._kept, self._left())
            own.points, own._tangents = self._kept
            self._cost.copy_(own.of("BEST", lambda x: x.system.cost))

    def run(self, tensors: Sequence[Tensor], most: int) -> Minimum:
        """Run them on tensors like those that they were made for."""
        own = self._own
        self._copies.take(tensors)
        own.system = own._exact = None

        def ahead() -> None:
            self._ahead() if own.system is None else self._again()

        self._start()
        own.decide(ahead)
        costs = [self._cost.clone()]
        while len(costs) <= most and (own.search.c[:, _STATUS] == ops.RUNNING).any():
            own.system = None  # one with a share of the exact Hessian is made again
            self._step()
            own.decide(ahead)
            costs.append(self._cost.clone())
            beats.tell(1, costs[-1])
        best = own.of("BEST")
        return Minimum(best.state, best.system, own.search.control.clone(), [(None, x) for x in costs])
