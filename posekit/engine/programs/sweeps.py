"""Programs that run along a sequence: passes over its steps, each carrying numbers from step to step.

A sweep finds its carry and the step's inputs, and leaves the next carry; later sweeps may read what an earlier one
carried at the same step. The adjoint of a sweep is a sweep in the other direction and its tangent is carried along
with it, so derivatives of such programs are such programs again, to any order.
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
    """One pass.

    Attributes:
        label: Its carry at a step is the symbol ``carry <label>``, and after the last step ``end <label>``.
        backward: Whether it runs from the last step to the first.
        start: The carry before its first step: constants, and symbols of inputs that do not run along the sequence.
        next: The carry that a step leaves.
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
class Parts:
    """The sweeps in the order in which they run, and for each output its numbers: of each step, or ends of sweeps."""

    sweeps: tuple[Sweep, ...]
    outputs: tuple[Row, ...]


@dataclasses.dataclass(frozen=True)
class Along(Port):
    """A port with one element for each step: its full shape begins with the length."""

    @property
    def element(self) -> tuple[int, ...]:
        return self.shape[1:]


def width(port: Port) -> int:
    """How many numbers of a port one step, or the whole sequence, has."""
    element = port.shape[1:] if isinstance(port, Along) else port.shape
    return functools.reduce(lambda a, b: a * b, element, 1)


class Sweeps(Program):
    """A program that runs along a sequence of a certain length."""

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        build: Callable[[Sweeps], Parts],
        length: int,
        parent: Sweeps | None = None,
    ) -> None:
        super().__init__(name, title, inputs, outputs, lambda _: [], parent, fusible=False)
        self.length, self._build = length, build

    @property
    def kernel_name(self) -> str:
        """The name without the length: one kernel serves all lengths."""
        return self.name.replace(f"[{self.length}]", "[1]", 1)

    @functools.cached_property
    def symbols(self) -> list[list[Scalar]]:
        return [[self.graph.symbol(p.name, k) for k in range(width(p))] for p in self.inputs]

    @functools.cached_property
    def parts(self) -> Parts:
        return _pruned(self._build(self), self.graph)

    @functools.cached_property
    def digest(self) -> str:
        if self.parent:
            return self.parent.digest
        parts = self.parts
        rows = [*(s.start + s.next for s in parts.sweeps), *parts.outputs]
        nodes = [
            (x.id, x.op.name, str(x.data), [a.id for a in x.args]) for x in reachable([x for row in rows for x in row])
        ]
        ports = [(p.name, p.shape[1:] if isinstance(p, Along) else p.shape) for p in (*self.inputs, *self.outputs)]
        shape = [[x.id for x in row] for row in rows], [(s.label, s.backward) for s in parts.sweeps]
        return hashlib.sha256(repr((ports, shape, nodes)).encode()).hexdigest()

    def vjp(self, wants: Mask, given: Mask, sums: Mask | None = None) -> Derived:
        return self._once(f"v{bits(wants)}.{bits(given)}", lambda name: self._adjoint(wants, given, name))

    def jvp(self, given: Mask) -> Derived:
        return self._once(f"j{bits(given)}", lambda name: self._tangent(given, name))

    def _adjoint(self, wants: Mask, given: Mask, name: str) -> Derived:
        graph, parts, depth = self.graph, self.parts, self.depth + 1
        zero = graph.const(0)
        ports = [dataclasses.replace(p, name=f"{p.name}_bar{depth}") for p in self.outputs]
        seeds = [
            tuple(graph.symbol(p.name, k) if g else zero for k in range(width(p)))
            for p, g in zip(ports, given, strict=True)
        ]
        # The adjoint of what each sweep leaves is what its adjoint sweep, which runs the other way, finds.
        back = {s.label: f"{s.label} bar{depth}" for s in parts.sweeps}
        found = {
            s.label: tuple(graph.symbol(f"carry {back[s.label]}", k) for k in range(len(s.next))) for s in parts.sweeps
        }
        values = [x for s in parts.sweeps for x in s.next]
        bars = [x for s in parts.sweeps for x in found[s.label]]
        ends: dict[int, Scalar] = {}
        for port, row, seed in zip(self.outputs, parts.outputs, seeds, strict=True):
            if isinstance(port, Along):
                values += row
                bars += seed
            else:
                for x, bar in zip(row, seed, strict=True):
                    ends[x.id] = ends.get(x.id, zero) + bar
        carries = [x for s in parts.sweeps for x in s.carry(graph)]
        along = [x for xs, p in zip(self.symbols, self.inputs, strict=True) if isinstance(p, Along) for x in xs]
        made = adjoints(values, bars, [*carries, *along])
        moved = dict(zip([x.id for x in (*carries, *along)], made, strict=True))
        sweeps = []
        begins: dict[int, Scalar] = {}
        for s in reversed(parts.sweeps):
            start = tuple(ends.get(x.id, zero) for x in s.end(graph))
            sweep = Sweep(back[s.label], not s.backward, start, tuple(moved[x.id] for x in s.carry(graph)))
            sweeps.append(sweep)
            for x, bar in zip(s.start, sweep.end(graph), strict=True):
                begins[x.id] = begins.get(x.id, zero) + bar
        rows = [
            tuple((moved if isinstance(p, Along) else begins).get(x.id, zero) for x in xs) if w else None
            for xs, p, w in zip(self.symbols, self.inputs, wants, strict=True)
        ]
        names = [dataclasses.replace(p, name=f"{p.name}_bar{depth}") for p in self.inputs]
        return self._made(name, ports, names, rows, (*parts.sweeps, *sweeps))

    def _tangent(self, given: Mask, name: str) -> Derived:
        graph, parts, depth = self.graph, self.parts, self.depth + 1
        zero = graph.const(0)
        ports = [dataclasses.replace(p, name=f"{p.name}_dot{depth}") for p in self.inputs]
        along = {
            x: graph.symbol(p.name, k) if g else zero
            for xs, p, g in zip(self.symbols, ports, given, strict=True)
            for k, x in enumerate(xs)
        }
        wider = {}  # each sweep carries its tangent behind its values
        for s in parts.sweeps:
            for kind, row in (("carry", s.carry(graph)), ("end", s.end(graph))):
                for k, x in enumerate(row):
                    along[x] = graph.symbol(f"{kind} {s.label}", len(row) + k)
        for s in parts.sweeps:
            start = s.start + tuple(along.get(x, zero) for x in s.start)
            wider[s.label] = Sweep(s.label, s.backward, start, s.next + tuple(tangents(s.next, along)))
        flat = iter(tangents([x for row in parts.outputs for x in row], along))
        rows = [tuple(next(flat) for _ in row) for row in parts.outputs]
        names = [dataclasses.replace(p, name=f"{p.name}_dot{depth}") for p in self.outputs]
        return self._made(name, ports, names, rows, tuple(wider.values()))

    def _made(
        self, name: str, extra: list[Port], names: list[Port], rows: Sequence[Row | None], sweeps: tuple[Sweep, ...]
    ) -> Derived:
        results: list[int | None] = []
        outputs: list[Port] = []
        values: list[Row] = []
        for port, row in zip(names, rows, strict=True):
            if row is None or all(value(x) == 0 for x in row):
                results.append(None)
            else:
                results.append(len(outputs))
                outputs.append(port)
                values.append(row)
        if not outputs:
            return Derived(None, (), tuple(results))
        parts = _pruned(Parts(sweeps, tuple(values)), self.graph)
        read = {x.data[0] for x in _symbols(parts)}
        candidates = [*self.inputs, *extra]
        sources = tuple(i for i, p in enumerate(candidates) if p.name in read)
        inputs = [candidates[i] for i in sources]
        program = Sweeps(name, self.title, inputs, outputs, lambda _: parts, self.length, self)
        return Derived(program, sources, tuple(results))


def _symbols(parts: Parts) -> list[Scalar]:
    rows = [*(s.start + s.next for s in parts.sweeps), *parts.outputs]
    return [x for x in reachable([x for row in rows for x in row]) if x.op is SYMBOL]


def read_labels(values: Iterable[Scalar]) -> set[str]:
    """The labels of the sweeps whose carry or end these are computed from."""
    return {label for label, _ in _carried(values)}


def _pruned(parts: Parts, graph: Graph) -> Parts:
    """Without the sweeps that nothing needs; carried numbers that nothing needs stay what they were."""
    following = {(s.label, k): x for s in parts.sweeps for k, x in enumerate(s.next)}
    needed: set[tuple[str, int]] = set()
    new = _carried([x for row in parts.outputs for x in row])
    while new:
        needed |= new
        new = _carried([following[at] for at in new]) - needed
    sweeps = []
    for s in parts.sweeps:
        if any(label == s.label for label, _ in needed):
            carry = s.carry(graph)
            kept = tuple(x if (s.label, k) in needed else carry[k] for k, x in enumerate(s.next))
            sweeps.append(dataclasses.replace(s, next=kept))
    return Parts(tuple(sweeps), parts.outputs)


def _carried(values: Iterable[Scalar]) -> set[tuple[str, int]]:
    """Which numbers of which sweeps' carries are read, on the way or at the end."""
    symbols = [x.data for x in reachable(values) if x.op is SYMBOL]
    return {(n.partition(" ")[2], k) for n, k in symbols if n.startswith(("carry ", "end "))}
