"""The loop of `Sparse` without Python, for problems of moderate size whose residuals are ops."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import torch
from torch import Tensor

from ..engine import Recording, Unrecordable
from ..math import least_squares as ops
from ..numerics import BlockCholesky, copy_blocks
from ..values import Group
from .damping import Minimum, Point, Progress
from .equations import Equations
from .factors import Factor
from .recorded import may_run, recordings
from .search_kernels import DIFFERENTIATE, measure_point, measure_step, measured
from .sparse_problem import Sparse
from .unknowns import Reference, contiguous, mapped, tensors_of, with_tensors

_STATUS = ops.CONTROL.index("status")
_MOST_BYTES = 1 << 24  # of a recording, by an estimate
_MOST_OPERATIONS = 1 << 22  # multiply-adds of a factorisation that is not divided among threads: some milliseconds
_UNIT = 40.0  # nanoseconds of an element of a recording


class _Terms(NamedTuple):
    """A factor with memory for what it is given and what it returns.

    Attributes:
        op: Its normal equations.
        operands: The values of its references.
        inputs: All inputs of the op.
        slots: The places of the user's data among them, and their slots.
        outputs: For each slot of a point the costs, the gradients and the blocks.
    """

    op: Any
    operands: Sequence[Any]
    inputs: Sequence[Tensor]
    slots: dict[int, int]
    outputs: Sequence[Sequence[Tensor]]


def searched(sparse: Sparse, state: Sequence[Any]) -> tuple[Any, list[Tensor]]:
    """What a search is kept by, and the tensors that it reads.

    The key is None where the loop needs Python: for functions, Schur complements and iterations.
    """
    if sparse.plan.schurs or sparse.solver.factor is None or not all([isinstance(x, Tensor | Group) for x in state]):
        return None, []
    data: list[Tensor] = []
    for f in sparse.factors:
        rows = f.tensors() if hasattr(f.residual, "normal") else None
        if rows is None:
            return None, []
        data += rows
    tensors = [*[x for value in state for x in tensors_of(value)], *data]
    if not may_run(tensors, torch.float64):
        return None, []
    kinds = [(f.residual, f.loss and f.loss.name, f.weight is None, *map(type, f.arguments)) for f in sparse.factors]
    key = sparse.plan, sparse.tolerance, *kinds, *[(x.shape, x.stride()) for x in tensors]
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
    key, tensors = searched(sparse, state)
    recording = None if key is None else recordings.take(key)
    if recording is None and key is not None and _may_be_made(sparse, tensors):
        with contextlib.suppress(Unrecordable):
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
        plan, cholesky, factors = sparse.plan, cast("BlockCholesky", sparse.solver.factor), sparse.factors
        time = cholesky.operations + 200 * (plan.columns.count + sum([f.rows for f in factors]))  # in nanoseconds
        super().__init__(1, torch.float64, int(time / _UNIT))
        self._plan, self._cholesky = plan, cholesky.twin()
        self._search = sparse.decisions(cholesky.state_size)
        self._begin = self._search.numbers.clone()
        self._points = [Point([self._like(x) for x in state], self._equations()) for _ in range(2)]
        self._systems = [*[x.system for x in self._points], self._equations()]
        first = self._count = sum([len(tensors_of(x)) for x in state])
        self._terms: list[_Terms] = []
        for f in factors:
            data = tensors[first:][: len(f.tensors() or ())]
            self._terms.append(self._terms_of(f, state, data, first + 1))
            first += len(data)
        self._record(factors)
        self.branch(self._search.word("NEXT"), self._search.word("BEST"))
        starts = [*enumerate(self._tensors(0)[: self._count]), (self._count, self._search.numbers)]
        reads = [[x[None] for x in self._tensors(k)] for k in range(2)]
        self.close(starts, [self._search.words], [], reads, range(len(reads[0])))
        self._shapes = [shape[1:] for shape in self._shapes]

    def _own(self, *shape: int) -> Tensor:
        return self.buffer(*shape)[0]

    def _like(self, value: Any, rows: int | None = None) -> Any:
        """Memory for variables like others."""
        shapes = [(len(x) if rows is None else rows, *x.shape[1:]) for x in tensors_of(value)]
        return with_tensors(value, [self._own(*shape) for shape in shapes])

    def _equations(self) -> Equations:
        n, size = self._plan.columns.count, self._plan.columns.size
        blocks = self._own(self._plan.offsets[-1], size, size)
        return Equations(self._own(1), self._own(n, size, size), blocks, self._own(n, size), [])

    def _tensors(self, slot: int) -> list[Tensor]:
        """What a search returns of a point, and the numbers of the search."""
        values, system = self._points[slot]
        tensors = [x for value in values for x in tensors_of(value)]
        return [*tensors, system.diagonal, system.blocks, system.gradient, self._search.numbers]

    def _terms_of(self, f: Factor, state: Sequence[Any], data: Sequence[Tensor], first: int) -> _Terms:
        """A factor, whose data have slots from the first one on."""
        rest, operands, own = iter(data), [], set[int]()
        for x in f.arguments:
            if isinstance(x, Reference):
                operands.append(self._like(state[x.variables.number], f.rows))
                own |= {y.data_ptr() for y in tensors_of(operands[-1])}
            else:
                operands.append(with_tensors(x, [next(rest) for _ in tensors_of(x)]))
        normal, inputs = f.op_inputs(operands, [*rest])
        places = [k for k, x in enumerate(inputs) if x.data_ptr() not in own]
        if [inputs[k].data_ptr() for k in places] != [x.data_ptr() for x in data]:
            raise Unrecordable
        sizes = [r.variables.size for r in f.references]
        pairs = ops.pairs(len(sizes))
        shapes = [(), *[(n,) for n in sizes], *[(sizes[a], sizes[b]) for a, b in pairs]]
        outputs = [self._own(f.rows, *shape) for shape in shapes]
        every = [outputs, [*outputs]]
        if self._plan.direct is not None:  # these blocks are those of the equations
            for kept, point in zip(every, self._points, strict=True):
                kept[1 + len(sizes) + pairs.index(self._plan.direct)] = point.system.blocks
        chosen = [x for x in operands if any(y.data_ptr() in own for y in tensors_of(x))]
        return _Terms(normal.op, chosen, inputs, {k: first + i for i, k in enumerate(places)}, every)

    def _record(self, factors: Sequence[Factor]) -> None:
        """Record all parts in their order."""
        search, size = self._search, (self._plan.columns.count, self._plan.columns.size)
        x, scratch = self._own(*size), self._own(size[0] + 1, size[1])
        judged, result = search.span("JUDGED"), search.span("RESULT", len(ops.CONTROL))[None]
        self.choose(search.word("TRIAL"), [functools.partial(self._evaluate, factors, k) for k in range(2)])
        self._decide("START")
        costs = [search.span(name) for name in ("BEST_COST", "NEW_COST", "MAGNITUDE")]
        self.launch(ops.judge.op.executable, [*costs, search.control, search.settings], [judged, result])
        self._decide("JUDGE")
        self.end_part()
        with self.capture():
            self.choose(search.word("SYSTEM"), [functools.partial(self._factorise, k) for k in range(3)])
        self._decide("FACTORISE")
        self.end_part()
        tangents = [[self._own(v.count, v.size) for v in self._plan.sets] for _ in range(2)]
        cases = [(k, k, tangents[bare]) for k in range(2) for bare in range(2)] + [
            (2, k, tangents[0]) for k in range(2)
        ]
        with self.capture():
            gradients = [point.system.gradient[:, None] for point in self._points]
            self.choose(search.word("CHOSEN"), [functools.partial(copy_blocks, x[:, None], g) for g in gradients])
            self._cholesky.solve_in(x, scratch)
            self.choose(search.word("STEP_CASE"), [functools.partial(self._measure, x, *case) for case in cases])
        self._decide("SOLVE")
        self.end_part()
        operands = [search.span("CHOSEN_COST"), search.span("MEASURES", 5)[None], judged, search.control]
        self.launch(ops.finish.op.executable, [*operands, search.settings], [search.span("ACCEPTED"), result])
        self._decide("FINISH")
        self.end_part()
        self._move(tangents[0])
        for _ in range(2):  # a step ends by a motion, or is the last one
            self.end_step(search.numbers[None], _STATUS, search.span("NOW"))

    def _decide(self, phase: str) -> None:
        with self.capture():
            self._search.decide(phase)

    def _evaluate(self, factors: Sequence[Factor], slot: int) -> None:
        """The equations of a point, as in `Sparse`."""
        values, system = self._points[slot]
        results, pairs = [], [ops.pairs(len(terms.operands)) for terms in self._terms]
        for f, terms in zip(factors, self._terms, strict=True):
            with self.capture():
                for r, operand in zip(f.references, terms.operands, strict=True):
                    tensors = zip(tensors_of(operand), tensors_of(values[r.variables.number]), strict=True)
                    for to, source in tensors:
                        copy_blocks(_rows(to), _rows(source), r.index)
            self.launch(terms.op.executable, terms.inputs, terms.outputs[slot], None, terms.slots)
        for terms, places in zip(self._terms, pairs, strict=True):
            count, outputs = len(terms.operands), terms.outputs[slot]
            results.append(([*outputs[1 : 1 + count]], dict(zip(places, outputs[1 + count :], strict=True))))
        for tensor in (system.diagonal, system.gradient, *([] if self._plan.direct else [system.blocks])):
            self.zero(tensor)
        with self.capture():
            self._plan.assemble(results, (system.diagonal, system.blocks, system.gradient))
            costs = [terms.outputs[slot][0] for terms in self._terms]
            measure_point([(system.diagonal, system.gradient)], costs, values, self._search.point(slot))

    def _factorise(self, k: int) -> None:
        system, search = self._systems[k], self._search
        self._cholesky.factorise_with(system.diagonal, system.blocks, search.span("ABSOLUTE", 4), search.state)

    def _measure(self, x: Tensor, k: int, slot: int, tangents: Sequence[Tensor]) -> None:
        """The tangents and the measures of a step."""
        plan, rows = self._plan, []
        for parts, value, d in zip(plan.parts_of, self._points[slot].state, tangents, strict=True):
            rows.append((d, measured(value), [plan.step_part(p, self._systems[k], x) for p in parts]))
        measure_step(rows, self._search, slot)

    def _move(self, tangents: Sequence[Tensor]) -> None:
        """Move the chosen point, whose memory may be that of the next one."""
        values = [self._like(x) for x in self._points[0].state]
        moves = [functools.partial(self._moved, point.state, tangents, values) for point in self._points]
        self._decide("MOVE")
        self.choose(self._search.word("CHOSEN"), moves)
        with self.capture():
            copies = [functools.partial(_copy, point.state, values) for point in self._points]
            self.choose(self._search.word("TRIAL"), copies)

    def _moved(self, state: Sequence[Any], tangents: Sequence[Tensor], moved: Sequence[Any]) -> None:
        for value, d, target in zip(state, tangents, moved, strict=True):
            if isinstance(value, Tensor):
                with self.capture():
                    copy_blocks(_rows(target), _rows(value), None, _rows(d))
            else:
                inputs, outputs = [*tensors_of(value), d], tensors_of(target)
                self.launch(value._ops.retract.op.executable, inputs, outputs)

    def minimise(
        self,
        sparse: Sparse,
        data: Sequence[Tensor],
        max_iterations: int,
        callback: Callable[[Progress], Any] | None,
    ) -> Minimum:
        """See `solved`."""
        sparse.search, sparse.points = self._search, self._points

        def aside() -> None:
            """Add a share of the exact Hessian."""
            sparse.differentiate() if self._search["NEXT"] == DIFFERENTIATE else sparse.mix()
            if sparse.system is not None:
                self._systems[2].diagonal.copy_(sparse.system.diagonal)
                self._systems[2].blocks.copy_(sparse.system.blocks)
                self._systems[2].gradient.copy_(sparse.system.gradient)

        def each(step: int, results: Sequence[Tensor], costs: Tensor) -> None:
            if step > 1 and callback is not None:  # the first one is the start
                *values, numbers = [x.clone() for x in results]  # their memory is that of the next step
                callback(Progress(step - 1, self._values(values), costs, numbers[None, : len(ops.CONTROL)]))

        tensors = [*data[: self._count], self._begin, *data[self._count :]]
        results, costs = self.run(tensors, max_iterations + 1, callback and each, aside=aside)
        *_, diagonal, blocks, gradient, numbers = results
        equations = Equations(costs[-1], diagonal, blocks, gradient, [], self._search.idle())
        return Minimum(self._values(results), equations, numbers[None, : len(ops.CONTROL)], costs)

    def _values(self, results: Sequence[Tensor]) -> list[Any]:
        rest = iter(results)
        return [with_tensors(x, [next(rest) for _ in tensors_of(x)]) for x in self._points[0].state]


def _rows(x: Tensor) -> Tensor:
    """Numbers as blocks of one row."""
    return x.view(len(x), 1, -1)


def _copy(targets: Sequence[Any], sources: Sequence[Any]) -> None:
    for target, source in zip(targets, sources, strict=True):
        for x, y in zip(tensors_of(target), tensors_of(source), strict=True):
            copy_blocks(_rows(x), _rows(y))
