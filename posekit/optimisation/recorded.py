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

    That is so for residuals of several kinds, functions and priors, while calls are logged, without private names, and
    for large batches, whose launches are divided among threads.
    """
    terms = problem.terms[0]
    if type(problem) is not Fused or len(problem.terms) != 1 or type(terms) is not OpTerms or not max_iterations:
        return None
    free = () if problem.free is None else (problem.free,)
    tensors = [*start, *terms.data, *free]
    rows, dtype = len(start[0]), start[0].dtype
    if not rows or not may_run(tensors, dtype):
        return None
    elements = max([rows, *[x.numel() for x in terms.data]])
    if elements > _LARGEST and torch.get_num_threads() > 1:
        return None
    shapes = tuple([x.shape for x in tensors])
    key = terms.normal.op, problem.letters, bool(free), terms.dims, shapes, dtype, tolerance
    return RecordableSearch(key, tensors, elements)


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
    terms, free = problem.terms[0], () if problem.free is None else (problem.free,)
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
    batch = ((rows, *[1] * terms.dims),) * len(tried) if terms.dims else None
    slots = {n + k: n + k for k in range(len(terms.data))}  # the start comes first, as among the arguments
    for before, after in (pair, pair[::-1]):
        values = before[n + len(tried) : -2]
        shaped = [x.reshape(rows, *shape) for x, shape in zip(values, terms.shapes, strict=True)]
        recording.launch(terms.normal.op.executable, [*shaped, *terms.data], tried, batch, slots)
        operands = [*before[:-2], *tried, before[-2], before[-1], settings, *free]
        masks = {len(operands) - 1: n + len(terms.data)} if free else {}
        recording.launch(problem.op.op.executable, operands, after, None, masks)
        recording.end_step(after[-2], _STATUS, after[n])
    ports = terms.normal.op.program.inputs[n:]
    ranks = [x.ndim - len(port.shape) for x, port in zip(terms.data, ports, strict=True)] + [x.ndim - 1 for x in free]
    data = [*zip((*terms.data, *free), ranks, strict=True)]
    own = [(n + k, x) for k, (x, rank) in enumerate(data) if rank and len(x) == rows]
    starts = [(k, x) for k in range(n) for x in (pair[0][k], pair[0][n + len(tried) + k])]
    recording.close(starts, pair[0][-2:], own, pair, [*range(n + len(tried)), len(pair[0]) - 2])
    return recording
