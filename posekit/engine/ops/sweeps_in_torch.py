"""Evaluates sweeps with torch operations, step by step, for tensors that have no memory to launch a kernel on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..codegen import writing_sweeps
from ..dtypes import computed, precision
from ..programs import (
    CONST,
    GatheredPort,
    Graph,
    PairPort,
    Scalar,
    SequencePort,
    Sweep,
    SweepProgram,
    TablePort,
    copied,
    specialised,
    width,
)
from ..runtime import Shape, batch_shape, broadcast_shapes, common_dtype
from . import torch_route

Components = Sequence[Tensor]


def run(sweeps: SweepProgram, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> tuple[Tensor, ...]:
    """Computes sweeps with torch operations."""
    dtype = common_dtype(inputs, sweeps.inputs)
    evaluation = _Evaluation(sweeps, inputs, results, dtype)
    for index in range(len(sweeps.body.sweeps)):
        evaluation.sweep(index)
    outputs = []
    for j, p in enumerate(sweeps.outputs):
        y = evaluation.output(j).reshape(*evaluation.batch, *p.shape)
        outputs.append((y if results is None else y.sum_to_size((*results[j], *p.shape))).to(dtype))
    return tuple(outputs)


class _Evaluation:
    """What has been computed.

    Attributes:
        batch: The batch shape.
        zero: A zero for each element of the batch.
        parents: The parent of each step, or -1.
        cases: The case of each step.
        rows: The rows of the table.
        per_step: The components that each step reads, by port, and by carry of the sweeps so far.
        constant: The components of inputs that are the same at every step, and the carry that each sweep leaves.
        written: The components of each output, by step or by column.
    """

    def __init__(
        self, sweeps: SweepProgram, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, dtype: torch.dtype
    ) -> None:
        wide, steps, pairs = computed(dtype), sweeps.length, list(zip(inputs, sweeps.inputs, strict=True))
        batches = [batch_shape(x.shape, p) for x, p in pairs]
        self.program, self.precision, self.writers = sweeps, precision(dtype), writing_sweeps(sweeps)
        self.batch = broadcast_shapes(*batches, *(results or ()))
        lead = next(x for x, p in pairs if not isinstance(p, TablePort))
        self.zero = lead.to(wide).new_zeros(self.batch)
        rows = next((x.tolist() for x, p in pairs if isinstance(p, TablePort)), [[i - 1.0] for i in range(steps)])
        self.parents = [int(row[0]) for row in rows]
        self.cases = [int(row[1]) if sweeps.cases > 1 else 0 for row in rows]
        self.rows = rows
        self.per_step: dict[str, list[Components]] = {}
        self.constant: dict[str, Components] = {}
        self.written: list[list[Components]] = [[] for _ in sweeps.written]
        for x, p in pairs:
            if isinstance(p, TablePort):
                self.per_step[p.name] = [[self.zero + number for number in row] for row in rows]
                continue
            x = x.to(wide).expand((*self.batch, *p.shape))
            if isinstance(p, GatheredPort):
                numbers = x.reshape(*self.batch, p.size).unbind(-1)
                self.per_step[p.name] = [numbers[c : c + p.width] for c in self._first(p)]
            elif isinstance(p, SequencePort):
                steps_of_x = x.reshape(*self.batch, steps, width(p)).unbind(-2)
                self.per_step[p.name] = [row.unbind(-1) for row in steps_of_x]
            else:
                self.constant[p.name] = x.reshape(*self.batch, width(p)).unbind(-1)

    def _first(self, p: GatheredPort) -> list[int]:
        """The first number that each step reads of a gathered tensor."""
        return [(int(row[p.place]) if p.counted else i) * p.each for i, row in enumerate(self.rows)]

    def sweep(self, index: int) -> None:
        """Runs one sweep."""
        program, s = self.program, self.program.body.sweeps[index]
        steps = range(program.length)
        written = [j for j, p in enumerate(program.written) if self._is_written_by(j, index, p)]
        functions = [self._function(s, written, case) for case in range(program.cases)]
        start = self._computed(s) if s.is_computed else [self._value(x) for x in s.start]
        nothing = [self.zero] * len(start)
        # The last entry is the carry above the roots, which has index -1. Down it begins a sweep, up it ends it.
        carries: list[Components] = [*(nothing for _ in steps), nothing if s.backward and steps else start]
        if s.backward and steps:
            carries[-2] = start
        read: list[Components] = [nothing for _ in steps]
        values: list[list[Components]] = [[] for _ in steps]
        for i in reversed(steps) if s.backward else steps:
            source, target = (i, self.parents[i]) if s.backward else (self.parents[i], i)
            read[i] = carries[source]
            arguments = [*[k[i] for k in self.per_step.values()], read[i]]
            following, *rows = [[self.zero + y for y in row] for row in functions[self.cases[i]](torch, *arguments)]
            if s.backward:
                following = [a + b for a, b in zip(carries[target], following, strict=True)]
            carries[target] = following
            values[i] = list(rows)
        self.per_step[f"carry {s.label}"] = read
        self.constant[f"end {s.label}"] = carries[-1] if s.backward or not steps else carries[-2]
        for k, j in enumerate(written):
            self.written[j] = [row[k] for row in values]

    def _is_written_by(self, j: int, index: int, port: Any) -> bool:
        return isinstance(port, SequencePort) and self.writers[j] == index

    def _function(self, s: Sweep, written: Sequence[int], case: int) -> Callable[..., Any]:
        """The next carry of a sweep, and the rows of the outputs that it writes, in a case."""
        body, names = self.program.body, [*self.per_step, f"carry {s.label}"]
        rows = [s.next, *[body.outputs[j] for j in written]]
        rows = [tuple(specialised(row, case)) for row in copied(rows, Graph())]
        return torch_route.function(f"{self.program.name} {s.label}", names, rows, self.precision)

    def _computed(self, s: Sweep) -> list[Tensor]:
        """A start that is computed from inputs and from ends of earlier sweeps."""
        rows = copied([s.start], Graph())
        function = torch_route.function(f"{self.program.name} {s.label} start", [*self.constant], rows, self.precision)
        (start,) = function(torch, *self.constant.values())
        return [self.zero + x for x in start]

    def _value(self, x: Scalar) -> Tensor:
        return self.zero + float(x.data) if x.op is CONST else self.constant[x.data[0]][x.data[1]]

    def output(self, j: int) -> Tensor:
        """An output, with its components along the last dimension."""
        p, rows = self.program.written[j], self.written[j]
        if isinstance(p, PairPort):
            return self._pairs(p)
        if isinstance(p, GatheredPort):
            totals = [self.zero] * p.size
            for first, row in zip(self._first(p), rows, strict=True):
                for k, x in enumerate(row[: p.size - first]):
                    totals[first + k] = totals[first + k] + x
            return torch.stack(totals, -1) if totals else self.zero.new_empty((*self.batch, 0))
        if isinstance(p, SequencePort):
            stacked = [torch.stack(list(row), -1) for row in rows]
            return torch.stack(stacked, -2) if stacked else self.zero.new_empty((*self.batch, 0, width(p)))
        return torch.stack([self._value(x) for x in self.program.body.outputs[j]], -1)

    def _pairs(self, p: PairPort) -> Tensor:
        """An output of pairs of columns."""
        upper, lower = (self.output(len(self.program.outputs) + k) for k in range(2))
        above, each = self.program.body.kept[0].each, p.of_steps or 1
        below = self.program.body.kept[1].each // each
        totals: dict[tuple[int, int], Tensor] = {}

        def add(row: int, column: int, x: Any) -> None:
            totals[row, column] = totals.get((row, column), self.zero) + x

        for j, own in enumerate(self.rows):
            first, kept, count = (j * each,) * 2 + (each,) if p.of_steps else map(int, own[7:10])
            i = j
            while i >= 0:
                ci, ui, ni = map(int, self.rows[i][7:10])
                for b, a in [(b, a) for b in range(count) for a in range(ni)]:
                    u, d = upper[..., (ui + a) * above :], lower[..., (kept + b) * below :]
                    for terms, is_below in ((p.above, False), (p.below, True)):
                        if terms and not (p.below and i == j and not is_below):
                            place = (first + b, ci + a) if is_below else (ci + a, first + b)
                            add(*place, sum([u[..., k] * d[..., m] for k, m in terms]))
                    if p.diagonal >= 0 and i == j and a == b:
                        add(ci + a, first + b, d[..., p.diagonal])
                i = self.parents[i]
        size = [(r, c) for r in range(p.shape[0]) for c in range(p.size // max(p.shape[0], 1))]
        return torch.stack([totals.get(place, self.zero) for place in size], -1) if size else self.zero.new_empty(0)
