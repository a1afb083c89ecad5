"""Ops that are sweeps over a path or a tree, from parents to children."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from torch import Tensor

from ..programs import (
    Array,
    GatheredPort,
    Number,
    Port,
    Scalar,
    SequencePort,
    Sweep,
    SweepBody,
    SweepProgram,
    TablePort,
)
from .sweeps import SweepOp, flatten, split


class TreeSweepOp(SweepOp):
    """A sweep from parents to children.

    Its results are the carries of all steps; or, if steps have results of their own, the carry of the last step and
    these: a wide carry, such as a sum of matrices, would fill the memory.

    Args:
        name: The name in compiled graphs.
        title: The name in error messages.
        carry: Names and types of the tensors that represent the carry.
        start: For each tensor of the carry its numbers above the roots, or the name of a further input.
        step: The carry of a step, from the carry of its parent, the step's inputs and its row of the table; if steps
            have results, the carry and these.
        inputs: Names and types of the tensors with one element per step.
        columns: The number of columns of the table: see `TablePort`.
        results: Names and types of the results of the steps.
        gathered: For each tensor that steps read from a column of their own, how many numbers they read.
        shared: The names of ``inputs`` that a batch usually shares.
    """

    def __init__(
        self,
        name: str,
        title: str,
        carry: Mapping[str, type[Array]],
        start: Sequence[Sequence[Number] | str],
        step: Callable[..., Any],
        inputs: Mapping[str, type[Array]],
        columns: int,
        *,
        results: Mapping[str, type[Array]] | None = None,
        gathered: Mapping[str, int] | None = None,
        shared: Collection[str] = (),
    ) -> None:
        gathered = gathered or {}
        ports: list[Port] = [GatheredPort(n, (1,), False, reads) for n, reads in gathered.items()]
        ports += [SequencePort(n, (1, *kind.shape), n in shared) for n, kind in inputs.items()]
        pairs = zip(start, carry.values(), strict=True)
        self._starts = [Port(n, kind.shape) for n, kind in pairs if isinstance(n, str)]
        ports += [*self._starts, TablePort("table", (1, columns))]
        along = carry if results is None else results
        outputs: list[Port] = [] if results is None else [Port(n, kind.shape) for n, kind in carry.items()]
        outputs += [SequencePort(n, (1, *kind.shape)) for n, kind in along.items()]
        super().__init__(name, title, ports, outputs, self._build, 2 if gathered else 1)
        self._carry, self._start, self._step = [*carry.values()], start, step
        self._inputs, self._gathered, self._has_results = [*inputs.values()], len(gathered), results is not None

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph = sweeps.graph
        *values, row = sweeps.symbols
        end = len(values) - len(self._starts)
        above = iter(values[end:])
        start = tuple([x for xs in self._start for x in (next(above) if isinstance(xs, str) else map(graph.const, xs))])
        carry = split(Sweep("0", False, start, start).carry(graph), self._carry)
        arrays = [kind(xs) for kind, xs in zip(self._inputs, values[self._gathered : end], strict=True)]
        made = self._step(carry, *values[: self._gathered], *arrays, row)
        following, results = made if self._has_results else (made, ())
        sweep = Sweep("0", False, start, flatten(following))
        last = sweep.end(graph) if self._has_results else sweep.next
        return SweepBody((sweep,), tuple(map(tuple, [*split(last, self._carry), *results])))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The carries of all steps; or the carry of the last step, then the results of all steps."""
        length = int(inputs[-1].shape[-2])
        return self.call((length, int(inputs[0].shape[-1])) if self.count == 2 else (length,), inputs)


class SweepTwiceOp(SweepOp):
    """A sweep over a tree, a function of its last carry, and what each step then computes from that, as one kernel.

    Its results count as constants in derivatives.

    Args:
        name: The name in compiled graphs.
        title: The name in error messages.
        carry: Types of the arrays of the carry.
        start: For each array of the carry its numbers above the roots, or the name of one of ``globals``.
        step: The carry of a step, from that of its parent, the step's inputs and its row of the table.
        finish: What all steps share, from the carry of the last step and ``globals``: the arrays that ``then`` takes.
        then: The results of a step, from the carry of its parent, the step's inputs, its row, and what steps share.
        inputs: Names and types of the tensors with one element per step; None stands for one number per step.
        globals_: Names and types of the other tensors.
        shares: Types of what ``finish`` returns. The last array is a result as well.
        results: Names of the results of steps, of one number each.
        total: The name of the last array of ``shares`` as a result.
        columns: The number of columns of the table: see `TablePort`.
        shared: The names of ``inputs`` that a batch usually shares.
    """

    def __init__(
        self,
        name: str,
        title: str,
        carry: Sequence[type[Array]],
        start: Sequence[Sequence[Number] | str],
        step: Callable[..., Sequence[Array]],
        finish: Callable[..., Sequence[Array]],
        then: Callable[..., Sequence[Scalar]],
        inputs: Mapping[str, type[Array] | None],
        globals_: Mapping[str, type[Array]],
        shares: Sequence[type[Array]],
        results: Sequence[str],
        total: str,
        columns: int,
        shared: Collection[str] = (),
    ) -> None:
        ports: list[Port] = [SequencePort(n, (1, *(k.shape if k else ())), n in shared) for n, k in inputs.items()]
        ports += [Port(n, kind.shape) for n, kind in globals_.items()]
        ports += [TablePort("table", (1, columns))]
        outputs: list[Port] = [SequencePort(n, (1,)) for n in results]
        outputs += [Port(total, shares[-1].shape)]
        super().__init__(name, title, ports, outputs, self._build, 1)
        self._carry, self._start, self._shares = carry, start, shares
        self._step, self._finish, self._then = step, finish, then
        self._inputs, self._globals = list(inputs.values()), globals_

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph, count = sweeps.graph, len(self._inputs)
        *values, row = sweeps.symbols
        shared = {n: kind(xs) for (n, kind), xs in zip(self._globals.items(), values[count:], strict=True)}
        arrays = [kind(xs) if kind else xs[0] for kind, xs in zip(self._inputs, values[:count], strict=True)]
        start = flatten([shared[xs] if isinstance(xs, str) else Array(map(graph.const, xs)) for xs in self._start])
        carry = Sweep("0", False, start, start).carry(graph)
        down = Sweep("0", False, start, flatten(self._step(split(carry, self._carry), *arrays, row)))
        common = flatten(self._finish(split(down.end(graph), self._carry), shared))
        again = Sweep("1", False, common, common)
        again = again._replace(next=again.carry(graph))
        results = self._then(split(carry, self._carry), *arrays, row, split(again.carry(graph), self._shares))
        total = split(again.end(graph), self._shares)[-1]
        return SweepBody((down, again), (*[(x,) for x in results], tuple(total)))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The results of all steps, then the total."""
        return self.call((int(inputs[-1].shape[-2]),), inputs)
