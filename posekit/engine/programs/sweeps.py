"""Programs that scan a sequence: sweeps over its steps, each with a carry that is updated from step to step.

At a step, a sweep reads its carry and the step's inputs and computes the next carry. Later sweeps may read the carry
that an earlier sweep had at the same step. The adjoint of a sweep is a sweep in the opposite direction, and its tangent
is a sweep with a wider carry. So derivatives of sweep programs are sweep programs, to any order.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
from collections.abc import Callable, Iterable, Sequence

from .derivatives import adjoints, tangents
from .primitives import SYMBOL
from .program import Derived, Mask, Port, Program, bits
from .rewriting import reachable
from .scalar import Graph, Scalar, value

Row = tuple[Scalar, ...]


@dataclasses.dataclass(frozen=True)
class Sweep:
    """One pass over the steps.

    Attributes:
        label: Names its symbols: the carry at a step is ``carry <label>``, the carry after the last step
            ``end <label>``.
        backward: Whether it runs from the last step to the first.
        start: The carry before its first step: constants, and symbols of inputs other than `SequencePort`.
        next: The carry after a step, in terms of the carry before it and the step's inputs.
    """

    label: str
    backward: bool
    start: Row
    next: Row

    def carry(self, graph: Graph) -> Row:
        return tuple(graph.symbol(f"carry {self.label}", k) for k in range(len(self.next)))

    def end(self, graph: Graph) -> Row:
        return tuple(graph.symbol(f"end {self.label}", k) for k in range(len(self.next)))


@dataclasses.dataclass(frozen=True)
class SweepBody:
    """The computation of a sweep program.

    Attributes:
        sweeps: In the order in which they run.
        outputs: The numbers of each output: for a `SequencePort` those of one step, for any other port ends of sweeps.
    """

    sweeps: tuple[Sweep, ...]
    outputs: tuple[Row, ...]


@dataclasses.dataclass(frozen=True)
class SequencePort(Port):
    """A port with one element per step. Its shape begins with the length of the sequence."""

    @property
    def element(self) -> tuple[int, ...]:
        return self.shape[1:]


def width(port: Port) -> int:
    """The size of one element: of one step for a `SequencePort`, of the whole sequence for any other port."""
    element = port.shape[1:] if isinstance(port, SequencePort) else port.shape
    return functools.reduce(lambda a, b: a * b, element, 1)


class SweepProgram(Program):
    """A program of sweeps over a sequence of a fixed length."""

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        build: Callable[[SweepProgram], SweepBody],
        length: int,
        parent: SweepProgram | None = None,
    ) -> None:
        super().__init__(name, title, inputs, outputs, lambda _: [], parent, fusible=False)
        self.length, self._build = length, build

    @property
    def kernel_name(self) -> str:
        """The name with length 1, because all lengths share one kernel."""
        return self.name.replace(f"[{self.length}]", "[1]", 1)

    @functools.cached_property
    def symbols(self) -> list[list[Scalar]]:
        return [[self.graph.symbol(p.name, k) for k in range(width(p))] for p in self.inputs]

    @functools.cached_property
    def body(self) -> SweepBody:
        return _without_dead_code(self._build(self), self.graph)

    @functools.cached_property
    def digest(self) -> str:
        if self.parent:
            return self.parent.digest
        body = self.body
        rows = [*(s.start + s.next for s in body.sweeps), *body.outputs]
        nodes = [
            (x.id, x.op.name, str(x.data), [a.id for a in x.args]) for x in reachable([x for row in rows for x in row])
        ]
        ports = [
            (p.name, p.shape[1:] if isinstance(p, SequencePort) else p.shape) for p in (*self.inputs, *self.outputs)
        ]
        shape = [[x.id for x in row] for row in rows], [(s.label, s.backward) for s in body.sweeps]
        return hashlib.sha256(repr((ports, shape, nodes)).encode()).hexdigest()

    def vjp(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None = None) -> Derived:
        suffix = f"v{bits(requires_grad)}.{bits(has_cotangent)}"
        return self._memoised(suffix, lambda name: self._adjoint(requires_grad, has_cotangent, name))

    def jvp(self, has_tangent: Mask) -> Derived:
        return self._memoised(f"j{bits(has_tangent)}", lambda name: self._tangent(has_tangent, name))

    def _adjoint(self, requires_grad: Mask, has_cotangent: Mask, name: str) -> Derived:
        """The sweeps themselves, then one adjoint sweep for each, in reverse order and in the opposite direction."""
        graph, body, depth = self.graph, self.body, self.depth + 1
        zero = graph.const(0)
        cotangent_ports = [dataclasses.replace(p, name=f"{p.name}_bar{depth}") for p in self.outputs]
        cotangents = [
            tuple(graph.symbol(p.name, k) if has else zero for k in range(width(p)))
            for p, has in zip(cotangent_ports, has_cotangent, strict=True)
        ]
        adjoint_labels = {s.label: f"{s.label} bar{depth}" for s in body.sweeps}
        # The carry of an adjoint sweep at a step is the cotangent of the next carry that the sweep computes there.
        next_bars = {
            s.label: tuple(graph.symbol(f"carry {adjoint_labels[s.label]}", k) for k in range(len(s.next)))
            for s in body.sweeps
        }
        values = [x for s in body.sweeps for x in s.next]
        bars = [x for s in body.sweeps for x in next_bars[s.label]]
        end_bars: dict[int, Scalar] = {}
        for port, row, cotangent in zip(self.outputs, body.outputs, cotangents, strict=True):
            if isinstance(port, SequencePort):
                values += row
                bars += cotangent
            else:
                for x, bar in zip(row, cotangent, strict=True):
                    end_bars[x.id] = end_bars.get(x.id, zero) + bar
        carries = [x for s in body.sweeps for x in s.carry(graph)]
        elements = [
            x for xs, p in zip(self.symbols, self.inputs, strict=True) if isinstance(p, SequencePort) for x in xs
        ]
        wrt = [*carries, *elements]
        step_bars = dict(zip([x.id for x in wrt], adjoints(values, bars, wrt), strict=True))
        adjoint_sweeps = []
        start_bars: dict[int, Scalar] = {}
        for s in reversed(body.sweeps):
            start = tuple(end_bars.get(x.id, zero) for x in s.end(graph))
            following = tuple(step_bars[x.id] for x in s.carry(graph))
            sweep = Sweep(adjoint_labels[s.label], not s.backward, start, following)
            adjoint_sweeps.append(sweep)
            for x, bar in zip(s.start, sweep.end(graph), strict=True):
                start_bars[x.id] = start_bars.get(x.id, zero) + bar
        rows = [
            tuple((step_bars if isinstance(p, SequencePort) else start_bars).get(x.id, zero) for x in xs)
            if needed
            else None
            for xs, p, needed in zip(self.symbols, self.inputs, requires_grad, strict=True)
        ]
        gradient_ports = [dataclasses.replace(p, name=f"{p.name}_bar{depth}") for p in self.inputs]
        return self._derivative(name, cotangent_ports, gradient_ports, rows, (*body.sweeps, *adjoint_sweeps))

    def _tangent(self, has_tangent: Mask, name: str) -> Derived:
        """The same sweeps with wider carries: the numbers of each carry, followed by their tangents."""
        graph, body, depth = self.graph, self.body, self.depth + 1
        zero = graph.const(0)
        tangent_ports = [dataclasses.replace(p, name=f"{p.name}_dot{depth}") for p in self.inputs]
        seeds = {
            x: graph.symbol(p.name, k) if has else zero
            for xs, p, has in zip(self.symbols, tangent_ports, has_tangent, strict=True)
            for k, x in enumerate(xs)
        }
        for s in body.sweeps:
            for kind, row in (("carry", s.carry(graph)), ("end", s.end(graph))):
                for k, x in enumerate(row):
                    seeds[x] = graph.symbol(f"{kind} {s.label}", len(row) + k)
        sweeps = []
        for s in body.sweeps:
            start = s.start + tuple(seeds.get(x, zero) for x in s.start)
            sweeps.append(Sweep(s.label, s.backward, start, s.next + tuple(tangents(s.next, seeds))))
        flat = iter(tangents([x for row in body.outputs for x in row], seeds))
        rows = [tuple(next(flat) for _ in row) for row in body.outputs]
        output_ports = [dataclasses.replace(p, name=f"{p.name}_dot{depth}") for p in self.outputs]
        return self._derivative(name, tangent_ports, output_ports, rows, tuple(sweeps))

    def _derivative(
        self,
        name: str,
        seed_ports: list[Port],
        output_ports: list[Port],
        rows: Sequence[Row | None],
        sweeps: tuple[Sweep, ...],
    ) -> Derived:
        """The derived program: without outputs that are None or identically zero, and without unused inputs.

        Args:
            name: Of the derived program.
            seed_ports: Candidate inputs for the cotangents or tangents, besides the inputs of this program.
            output_ports: Candidate outputs.
            rows: The numbers of each candidate output, or None if it is not requested.
            sweeps: Computes them.
        """
        results: list[int | None] = []
        outputs: list[Port] = []
        values: list[Row] = []
        for port, row in zip(output_ports, rows, strict=True):
            if row is None or all(value(x) == 0 for x in row):
                results.append(None)
            else:
                results.append(len(outputs))
                outputs.append(port)
                values.append(row)
        if not outputs:
            return Derived(None, (), tuple(results))
        body = _without_dead_code(SweepBody(sweeps, tuple(values)), self.graph)
        read = {x.data[0] for x in _symbols(body)}
        candidates = [*self.inputs, *seed_ports]
        sources = tuple(i for i, p in enumerate(candidates) if p.name in read)
        inputs = [candidates[i] for i in sources]
        program = SweepProgram(name, self.title, inputs, outputs, lambda _: body, self.length, self)
        return Derived(program, sources, tuple(results))


def _symbols(body: SweepBody) -> list[Scalar]:
    rows = [*(s.start + s.next for s in body.sweeps), *body.outputs]
    return [x for x in reachable([x for row in rows for x in row]) if x.op is SYMBOL]


def read_labels(values: Iterable[Scalar]) -> set[str]:
    """The labels of the sweeps whose carry or end ``values`` depend on."""
    return {label for label, _ in _carry_components(values)}


def _without_dead_code(body: SweepBody, graph: Graph) -> SweepBody:
    """Eliminate dead sweeps and dead carry components: a component that is not needed is passed on unchanged."""
    following = {(s.label, k): x for s in body.sweeps for k, x in enumerate(s.next)}
    needed: set[tuple[str, int]] = set()
    new = _carry_components([x for row in body.outputs for x in row])
    while new:
        needed |= new
        new = _carry_components([following[component] for component in new]) - needed
    sweeps = []
    for s in body.sweeps:
        if any(label == s.label for label, _ in needed):
            carry = s.carry(graph)
            live = tuple(x if (s.label, k) in needed else carry[k] for k, x in enumerate(s.next))
            sweeps.append(dataclasses.replace(s, next=live))
    return SweepBody(tuple(sweeps), body.outputs)


def _carry_components(values: Iterable[Scalar]) -> set[tuple[str, int]]:
    """The carry components that ``values`` depend on, at a step or at the end, as (label, component)."""
    symbols = [x.data for x in reachable(values) if x.op is SYMBOL]
    return {(n.partition(" ")[2], k) for n, k in symbols if n.startswith(("carry ", "end "))}
