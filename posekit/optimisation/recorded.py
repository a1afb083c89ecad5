"""The loop of `minimise` without Python, for small problems whose equations and steps are ops."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import Recording, Recordings, Unrecordable, runs_kernels
from ..math import least_squares as ops
from .damping import Minimum, Progress, settings
from .dense import Fused
from .priors import PriorTerms
from .residuals import OpTerms
from .variables import Values

_STATUS = ops.CONTROL.index("status")
_LARGEST = 1 << 17  # elements of a step; of more the launches are divided among threads
recordings = Recordings()


class RecordableSearch(NamedTuple):
    """A search that can be recorded.

    Attributes:
        key: What its recording is kept by.
        tensors: What the recording reads: the start, the data and which unknowns are free.
        elements: The elements of a step.
    """

    key: Any
    tensors: Sequence[Tensor]
    elements: int


def prepared(problem: Any, start: Values, tolerance: float, max_iterations: int) -> RecordableSearch | None:
    """What is recorded of a search; None where the loop needs Python.

    That is so for residuals that are functions, while calls are logged, without private names, and for large batches,
    whose launches are divided among threads.
    """
    if type(problem) is not Fused or not max_iterations:
        return None
    free = () if problem.free is None else (problem.free,)
    terms = [_op_terms(x) for x in problem.terms]
    if not all([type(x) is OpTerms for x in terms]):
        return None
    tensors = [*start, *[x for each in terms for x in each.data], *free]
    rows, dtype = len(start[0]), start[0].dtype
    if not rows or not may_run(tensors, dtype):
        return None
    elements = max([rows, *[x.numel() for each in terms for x in each.data]])
    if elements > _LARGEST and torch.get_num_threads() > 1:
        return None
    shapes = tuple([x.shape for x in tensors])
    kinds = tuple([(x.normal.op, x.dims, term.places) for x, term in zip(terms, problem.terms, strict=True)])
    return RecordableSearch((kinds, problem.letters, bool(free), shapes, dtype, tolerance), tensors, elements)


def _op_terms(terms: Any) -> Any:
    """The residuals of an op that estimates are, or others themselves."""
    return terms.terms if isinstance(terms, PriorTerms) else terms


def may_run(tensors: Sequence[Tensor], dtype: torch.dtype) -> bool:
    """Whether a recording may read these tensors."""
    return runs_kernels(tensors) and all([x.dtype is dtype and x.is_cpu for x in tensors])


def minimised(
    problem: Fused,
    search: RecordableSearch,
    start: Values,
    *,
    max_iterations: int,
    tolerance: float,
    callback: Callable[[Progress], Any] | None,
) -> Minimum | None:
    """What `minimise` finds, to the same bits; None where a launch needs torch."""
    recording = recordings.take(search.key)
    if recording is None:
        shared = settings(start[0].dtype, start[0].device, tolerance)
        try:
            recording = _recorded(problem, start, shared, search.elements)
        except Unrecordable:
            return None
    each = callback and functools.partial(_told, callback, len(start))
    return run(recording, search, len(start), max_iterations, not tolerance, each)


def run(
    recording: Recording,
    search: RecordableSearch,
    state: int,
    max_iterations: int,
    endless: bool,
    each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
) -> Minimum:
    """Run a recording whose results begin with so many tensors of a state, and keep it for later calls."""
    results, costs = recording.run(search.tensors, max_iterations + 1, each, endless=endless)
    recordings.put(search.key, recording)
    return Minimum(results[:state], results[state:-1], results[-1], costs)


def _told(callback: Callable[[Progress], Any], count: int, step: int, results: Sequence[Tensor], costs: Tensor) -> None:
    if step > 1:  # the first one is the start
        callback(Progress(step - 1, [*results[:count]], costs, results[-1]))


def _recorded(problem: Fused, start: Values, settings: Tensor, elements: int) -> Recording:
    """A recording for problems like these."""
    free = () if problem.free is None else (problem.free,)
    rows, dtype, sizes = len(start[0]), start[0].dtype, problem.sizes
    recording = Recording(rows, dtype, elements)
    blocks = [(sizes[i], sizes[j]) for i, j in ops.pairs(len(sizes))] * (2 if problem.curved else 1)

    def equations() -> list[Tensor]:
        return [recording.buffer(), *[recording.buffer(n) for n in sizes], *[recording.buffer(*x) for x in blocks]]

    def buffers() -> list[Tensor]:
        """The best state and its equations, a state on trial, the numbers of the search and the trust regions."""
        best, trial = ([recording.buffer(*x.shape[1:]) for x in start] for _ in range(2))
        rest = recording.buffer(len(ops.CONTROL)), recording.buffer(2 + problem.unknowns)
        return [*best, *equations(), *trial, *rest]

    pair, tried, n = (buffers(), buffers()), equations(), len(start)
    data = _Data(n, rows)
    slots = [data.of_terms(_op_terms(x)) for x in problem.terms]
    masks = data.slots(free, [x.ndim - 1 for x in free])
    places = [x.places or range(len(tried)) for x in problem.terms]
    sums = [tried, *[[recording.buffer(*tried[k].shape[1:]) for k in which] for which in places[1:]]]
    for before, after in (pair, pair[::-1]):
        values = before[n + len(tried) : -2]
        for x, own, which, results in zip(problem.terms, slots, places, sums, strict=True):
            terms, first = _op_terms(x), getattr(x, "place", 0)
            shaped = [v.reshape(rows, *shape) for v, shape in zip(values[first:], terms.shapes, strict=False)]
            batch = ((rows, *[1] * terms.dims),) * len(results) if terms.dims else None
            operands = [*shaped, *terms.data]
            recording.launch(terms.normal.op.executable, operands, results, batch, dict(enumerate(own, len(shaped))))
            for k, y in zip(which, results, strict=True):
                if results is not tried:
                    recording.add(tried[k], y)
        operands = [*before[:-2], *tried, before[-2], before[-1], settings, *free]
        recording.launch(problem.op.op.executable, operands, after, None, dict(enumerate(masks, len(operands) - 1)))
        recording.end_step(after[-2], _STATUS, after[n])
    starts = [(k, x) for k in range(n) for x in (pair[0][k], pair[0][n + len(tried) + k])]
    results_at = [*range(n + len(tried)), len(pair[0]) - 2]
    recording.close(starts, pair[0][-2:], data.apart, pair, results_at)
    return recording


class _Data:
    """The slots of the data of a search, after those of its start.

    Attributes:
        apart: Slots of data of which each problem has its own part, and the data.
    """

    def __init__(self, first: int, rows: int) -> None:
        self._next, self._rows, self.apart = first, rows, list[tuple[int, Tensor]]()

    def slots(self, tensors: Sequence[Tensor], ranks: Sequence[int]) -> list[int]:
        """The slots of further tensors with so many dimensions of a batch."""
        found = [*range(self._next, self._next + len(tensors))]
        self._next += len(tensors)
        for slot, x, rank in zip(found, tensors, ranks, strict=True):
            if rank and len(x) == self._rows:
                self.apart.append((slot, x))
        return found

    def of_terms(self, terms: OpTerms) -> list[int]:
        """The slots of the data of residuals."""
        ports = terms.normal.op.program.inputs[len(terms.shapes) :]
        return self.slots(terms.data, [x.ndim - len(port.shape) for x, port in zip(terms.data, ports, strict=True)])
