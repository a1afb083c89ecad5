"""The loop of `minimise` without Python, for small problems whose equations and steps are ops."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import Recording, Recordings, runs_kernels
from ..math import least_squares as ops
from .damping import Minimum, Point, Progress, settings
from .dense import Fused
from .minimisable import Portable
from .priors import PriorTerms
from .residuals import OpTerms
from .unknowns import Values

_STATUS = ops.CONTROL.index("status")
_LARGEST = 1 << 17  # elements of a step; of more the launches are divided among threads
recordings = Recordings()


class RecordableSearch(NamedTuple):
    """A search that can be recorded.

    Attributes:
        key: What its recording is kept by.
        tensors: What the recording reads: the start, the data and which unknowns are free.
        apart: Which of these each problem has its own part of.
        elements: The elements of a step.
        spans: The problems of each recording: several, which run in threads, for large batches.
    """

    key: Any
    tensors: Sequence[Tensor]
    apart: Sequence[bool]
    elements: int
    spans: Sequence[slice]


def prepared(problem: Any, start: Values, tolerance: float, max_iterations: int) -> RecordableSearch | None:
    """What is recorded of a search; None where the loop needs Python.

    That is so for residuals that are functions, while calls are logged, without private names, and for few large
    problems, whose launches are divided among threads.
    """
    described = _described(problem)
    if described is None or not max_iterations:
        return None
    kinds, data, own = described
    tensors = [*start, *data]
    rows, dtype = len(start[0]), start[0].dtype
    if not rows or not may_run(tensors, dtype):
        return None
    elements, threads = max([rows, *[x.numel() for x in data]]), torch.get_num_threads()
    parts = min(threads, rows // 2) if elements > _LARGEST and threads > 1 else 1
    if not parts or (parts == 1 and elements > _LARGEST and threads > 1):
        return None
    key = *kinds, tuple([x.shape for x in tensors]), dtype, tolerance
    apart = [x.ndim > rank and len(x) == rows for x, rank in zip(data, own, strict=True)]
    edges = [rows * k // parts for k in range(parts + 1)]
    spans = [slice(a, b) for a, b in itertools.pairwise(edges)]
    return RecordableSearch(key, tensors, [True] * len(start) + apart, elements, spans)


def _described(problem: Any) -> tuple[tuple[Any, ...], list[Tensor], list[int]] | None:
    """What a problem is but the numbers of its tensors, these, and their dimensions without those of problems.

    None for residuals that are no ops, and where a step is several ones.
    """
    if type(problem) is not Fused:
        return None
    free = [] if problem.free is None else [problem.free]
    terms = [_op_terms(x) for x in problem.terms]
    if not all([type(x) is OpTerms for x in terms]):
        return None
    kinds = tuple([(x.normal.op, x.dims, term.places) for x, term in zip(terms, problem.terms, strict=True)])
    ports = [len(p.shape) for x in terms for p in x.normal.op.program.inputs[len(x.shapes) :]]
    return (
        (kinds, problem.letters, bool(free)),
        [*[x for each in terms for x in each.data], *free],
        ports + [1] * len(free),
    )


def portable(problem: Any) -> Portable | None:
    """A problem that can be solved on copies of its tensors; None where the steps are not kernels of ops alone."""
    described = _described(problem)
    return described and Portable(described[0], described[1], lambda tensors: _on(problem, tensors))


def _on(problem: Fused, tensors: Sequence[Tensor]) -> Fused:
    """The same problem on other tensors."""
    rest = iter(tensors)
    return problem.mapped(lambda _: next(rest))


def _op_terms(terms: Any) -> Any:
    """The residuals of an op that estimates are, or others themselves."""
    return terms.terms if isinstance(terms, PriorTerms) else terms


def may_run(tensors: Sequence[Tensor], dtype: torch.dtype, on_device: bool = False) -> bool:
    """Whether a recording on the CPU, or on a device, may read these tensors."""
    return runs_kernels(tensors) and all([x.dtype is dtype and (x.is_cuda if on_device else x.is_cpu) for x in tensors])


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
    if callback is not None and len(search.spans) > 1:
        return None
    shared = settings(start[0].dtype, start[0].device, tolerance)
    make = functools.partial(_recorded, problem, start, search, shared)

    def each(step: int, results: Sequence[Tensor], costs: Tensor) -> None:
        if callback is not None:
            callback(Progress(step, [*results[: len(start)]], costs, results[-1]))

    return run(search, search.tensors, len(start), max_iterations, not tolerance, make, callback and each)


def run(
    search: RecordableSearch,
    tensors: Sequence[Tensor],
    state: int,
    max_iterations: int,
    endless: bool,
    make: Callable[[slice], Recording] | None = None,
    each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
    width: int | None = None,
) -> Minimum | None:
    """Run recordings: see `Recordings.run`.

    Their results begin with so many tensors of a state; of the equations the first ``width`` tensors are returned.
    """
    rest: Any = {"endless": endless, "spans": search.spans, "apart": search.apart}
    found = recordings.run(search.key, tensors, make, max_iterations + 1, each, **rest)
    if found is None:
        return None
    results, costs = found
    end = -1 if width is None else state + width
    return Minimum(results[:state], results[state:end], results[-1], costs)


def _recorded(problem: Fused, start: Values, search: RecordableSearch, settings: Tensor, span: slice) -> Recording:
    """A recording of what `minimise` does in an iteration, for some of the problems or for others like them."""
    rows, n = span.stop - span.start, len(start)
    recording = Recording(rows, start[0].dtype, search.elements * rows // len(start[0]))
    parts = [x[span] if own else x for x, own in zip(search.tensors, search.apart, strict=True)][n:]
    data = recording.data(n, parts)
    state, trial = ([recording.buffer(*x.shape[1:]) for x in start] for _ in range(2))
    control, region = recording.buffer(len(ops.CONTROL)), recording.buffer(2 + problem.unknowns)
    alike = _on(problem, data)
    with recording.capture():
        new = alike.evaluate(trial)
        system = [torch.empty_like(x) for x in new]
        best, following, found = alike.advance(Point(state, system), Point([*trial, region], new), control, settings)
    before = *state, *system, control, *trial, region
    after = *best.state, *best.system, found, *following
    recording.end_step(found, _STATUS, best.system[0])
    recording.swap([*zip(before, after, strict=True)])
    starts = [(k, x) for k in range(n) for x in (state[k], trial[k])]
    own = [(n + k, x) for k, x in enumerate(data) if search.apart[n + k]]
    recording.close(starts, [control, region], own, [before, after], range(n + len(system) + 1))
    return recording
