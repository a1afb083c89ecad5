"""Ops over a forest: a carry that is passed from parents to children."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from torch import Tensor

from ..programs import Array, GatheredPort, Number, Port, SequencePort, Sweep, SweepBody, SweepProgram, TablePort
from .families import Family, flatten, split


class Forest(Family):
    """A sweep down a forest, from parents to children. Its results are the carries of all steps.

    Args:
        name: The name in compiled graphs.
        title: The name in error messages.
        carry: Names and types of the tensors that represent the carry.
        start: Components of the carry above the roots; or names of further inputs, one for each tensor of the carry.
        step: The carry of a step, from that of its parent, the step's inputs and its row of the table.
        inputs: Names and types of the tensors with one element per step.
        columns: The number of columns of the table: see `TablePort`.
        shared: Whether a batch usually shares these tensors.
        gathered: For each tensor that steps read from a column of their own, how many numbers they read.
    """

    def __init__(
        self,
        name: str,
        title: str,
        carry: Mapping[str, type[Array]],
        start: Sequence[Number] | Sequence[str],
        step: Callable[..., Sequence[Array]],
        inputs: Mapping[str, type[Array]],
        columns: int,
        shared: bool = False,
        gathered: Mapping[str, int] | None = None,
    ) -> None:
        gathered = gathered or {}
        ports: list[Port] = [GatheredPort(n, (1,), False, reads) for n, reads in gathered.items()]
        ports += [SequencePort(n, (1, *kind.shape), shared) for n, kind in inputs.items()]
        self._names = [n for n in start if isinstance(n, str)]
        ports += [Port(n, kind.shape) for n, kind in zip(self._names, carry.values(), strict=False)]
        ports += [TablePort("table", (1, columns))]
        outputs = [SequencePort(n, (1, *kind.shape)) for n, kind in carry.items()]
        super().__init__(name, title, ports, outputs, self._build, 2 if gathered else 1)
        self._carry, self._start, self._step, self._kinds = carry, start, step, [*inputs.values()]

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph, kinds = sweeps.graph, list(self._carry.values())
        *values, row = sweeps.symbols
        end = len(values) - len(self._names)
        above = [x for xs in values[end:] for x in xs]
        start = tuple(above or [graph.const(x) for x in self._start if not isinstance(x, str)])
        carry = Sweep("0", False, start, start).carry(graph)
        first = end - len(self._kinds)
        inputs = [*values[:first], *(kind(xs) for kind, xs in zip(self._kinds, values[first:end], strict=True))]
        following = flatten(self._step(split(carry, kinds), *inputs, row))
        return SweepBody((Sweep("0", False, start, following),), tuple(map(tuple, split(following, kinds))))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The carries of all steps."""
        length = int(inputs[-1].shape[-2])
        return self.call((length, int(inputs[0].shape[-1])) if self.count == 2 else (length,), inputs)
