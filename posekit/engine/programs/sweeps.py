"""Programs of sweeps over the steps of a sequence or the nodes of a tree, each with a carry.

Every step has a parent: the previous step of a sequence, or the one that a table names. A sweep down, from parents to
children, reads the carry of the parent and the step's inputs and computes the carry of the step. A sweep up reads the
carry of the step and adds what it computes to the carry of the parent. Later sweeps may read the carry that an earlier
sweep read at the same step. The adjoint of a sweep is a sweep in the opposite direction, and its tangent is a sweep
with a wider carry. So derivatives of sweep programs are sweep programs, to any order.

A step may compute one of several cases (see `switch`), which the table selects.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, cast

import attrs
from typing_extensions import Self

from ..locks import once
from .derivatives import adjoints, tangents
from .primitives import CONST, SWITCH, SYMBOL
from .program import LOCK, Derived, Mask, Port, Program
from .rewriting import copied, reachable
from .scalar import Graph, Scalar

Sizes = tuple[int, ...]


@attrs.frozen(slots=False)
class SequencePort(Port):
    """A port with one element per step. Its shape begins with the length of the sequence.

    Attributes:
        shared: Whether the whole batch of a tree usually shares one tensor. Then the kernel computes only once for
            all lanes what depends on such inputs alone, and it sums their gradients.
    """

    shared: bool = False

    @property
    def width(self) -> int:
        """How many numbers a step reads or writes."""
        return math.prod(self.shape[1:])

    def resized(self, sizes: Sizes) -> Self:
        """The same port for a sequence of another length."""
        return attrs.evolve(self, shape=(sizes[0], *self.shape[1:]))


@attrs.frozen(slots=False)
class GatheredPort(SequencePort):
    """A port of which each step reads consecutive columns, from one that the table names.

    As an output, what several steps write is added up. Its shape is ``(columns, *shape of a column)``.

    Attributes:
        reads: How many columns a step reads at most.
        place: The number of a row of the table that is the column.
        counted: Which of the sizes of a program is the number of columns. If it is 0, each step has its own.
    """

    reads: int = 1
    place: int = 2
    counted: int = 1

    @property
    def each(self) -> int:
        """How many numbers a column has."""
        return math.prod(self.shape[1:])

    @property
    def width(self) -> int:
        return self.reads * self.each

    def resized(self, sizes: Sizes) -> Self:
        return attrs.evolve(self, shape=(sizes[self.counted], *self.shape[1:]))


Terms = tuple[tuple[int, int], ...]


@attrs.frozen(slots=False)
class PairPort(GatheredPort):
    """An output of a number for each two columns whose steps are one above the other, or the same.

    It is a sum of products of numbers that the two steps keep for the columns (see `SweepBody.kept`). Numbers of the
    same two columns are added up, and others are zero. Results count as constants in derivatives.

    Attributes:
        above: Which numbers of the upper step, and of the lower one, are multiplied where the row is the upper one's.
        below: The same where the row is that of the lower step, or both are the same. If it is ``above``, the matrix is
            symmetric.
        diagonal: The number of the lower step that is added where both columns are the same; -1 for none.
        of_steps: How many columns each step has, if columns are not those of joints, as rows are.
    """

    above: Terms = ()
    below: Terms = ()
    diagonal: int = -1
    of_steps: int = 0

    @property
    def is_symmetric(self) -> bool:
        """Whether the results are symmetric matrices."""
        return self.above == self.below

    @property
    def width(self) -> int:
        """Steps write none of its numbers."""
        return 0

    def resized(self, sizes: Sizes) -> Self:
        shape = (sizes[2], sizes[0], self.of_steps) if self.of_steps else (sizes[2], sizes[2])
        return attrs.evolve(self, shape=shape)


class TablePort(SequencePort):
    """A float64 table that describes a tree, shared by the whole batch, and constant in derivatives.

    A row describes a step. Its first number is the parent, an earlier step, or -1 for a root. The second one, if there
    is one, selects the case of the step, and others are its columns in each `GatheredPort`. Steps may read all of them.
    For a `PairPort` numbers 7 and 8 are the columns of a joint in the result and in what steps keep, and number 9 is
    how many there are.
    """


def width(port: Port) -> int:
    """The size of one element: of one step for a `SequencePort`, of the whole sequence for any other port."""
    return port.width if isinstance(port, SequencePort) else port.size


Row = tuple[Scalar, ...]


class Sweep(NamedTuple):
    """One pass over the steps.

    Attributes:
        label: Names its symbols: the carry that it reads at a step is ``carry <label>``. The carry that is left in the
            end is ``end <label>``: that of the last step down, and what has come from all roots up.
        backward: Whether it runs up, from the last step to the first.
        start: The carry that it begins with: constants, and symbols of inputs other than `SequencePort`. Down, that is
            the carry above every root. Up, it is that of the last step, and all other carries begin with zero. Over a
            tree it may be computed, from these and from the ends of earlier sweeps; then results count as constants.
        next: What it computes at a step, in terms of the carry that it reads and the step's inputs. Down, it is the
            carry of the step. Up, it is added to the carry of the parent.
        saves: Values of a step over a tree that are stored for later sweeps, where computing them again, from the carry
            that this sweep reads, takes more memory. Derivatives compute them again.
    """

    label: str
    backward: bool
    start: Row
    next: Row
    saves: Row = ()

    @property
    def is_computed(self) -> bool:
        """Whether any number of the start is neither a constant nor a symbol of an input."""
        return any([x.op is not CONST and not (x.op is SYMBOL and not _is_end(x)) for x in self.start])

    def carry(self, graph: Graph) -> Row:
        return tuple(graph.symbol(f"carry {self.label}", k) for k in range(len(self.next)))

    def end(self, graph: Graph) -> Row:
        return tuple(graph.symbol(f"end {self.label}", k) for k in range(len(self.next)))


class SweepBody(NamedTuple):
    """The computation of a sweep program.

    Attributes:
        sweeps: In the order in which they run. One without a carry writes what steps keep for themselves.
        outputs: The numbers of each output: for a `SequencePort` those of one step, for any other port ends of sweeps.
            Then the numbers of ``kept``.
        kept: What steps keep for a `PairPort`: as the upper step of a pair, and as the lower one.
    """

    sweeps: tuple[Sweep, ...]
    outputs: tuple[Row, ...]
    kept: tuple[GatheredPort, ...] = ()


class SweepProgram(Program):
    """A program of sweeps over a sequence or a tree of a fixed size.

    Args:
        name: As in `Program`, with the sizes in brackets: ``op[length]`` or ``op[length,columns]``.
        title: As in `Program`.
        inputs: As in `Program`.
        outputs: As in `Program`.
        build: Computes the body.
        sizes: The number of steps, then the numbers of columns of each `GatheredPort`.
        parent: The program that this one is a derivative of.
        model: The same program of other sizes, whose algebra and derivatives this one shares.
        graph: As in `Program`.
    """

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        build: Callable[[SweepProgram], SweepBody],
        sizes: Sizes,
        parent: SweepProgram | None = None,
        model: SweepProgram | None = None,
        graph: Graph | None = None,
    ) -> None:
        super().__init__(name, title, inputs, outputs, parent or model, fusible=False, graph=graph)
        self.sizes, self._build, self._model = sizes, build, model
        if model is not None:
            self.depth = model.depth

    def resized(self, name: str, sizes: Sizes) -> SweepProgram:
        """The same program for other sizes."""
        inputs, outputs = (
            [p.resized(sizes) if isinstance(p, SequencePort) else p for p in ports]
            for ports in (self.inputs, self.outputs)
        )
        return SweepProgram(name, self.title, inputs, outputs, lambda _: self.body, sizes, model=self, graph=self.graph)

    @property
    def length(self) -> int:
        return self.sizes[0]

    @property
    def written(self) -> tuple[Port, ...]:
        """The outputs, and what steps keep."""
        return (*self.outputs, *[p.resized(self.sizes) for p in self.body.kept])

    @once(LOCK)
    def table(self) -> TablePort | None:
        """The table that describes the tree; None for a sequence."""
        return next((p for p in self.inputs if isinstance(p, TablePort)), None)

    @once(LOCK)
    def cases(self) -> int:
        """The number of cases that the table selects from."""
        switches = [x for x in _nodes(self.body) if x.op is SWITCH]
        return len(switches[0].args) - 1 if switches else 1

    @property
    def kernel_name(self) -> str:
        """The name of the model, because programs of all sizes share one kernel."""
        return self._model.name if self._model else self.name

    @once(LOCK)
    def symbols(self) -> list[list[Scalar]]:
        return [[self.graph.symbol(p.name, k) for k in range(width(p))] for p in self.inputs]

    @once(LOCK)
    def body(self) -> SweepBody:
        return _without_dead_code(self._build(self), self.graph)

    def _described(self) -> tuple[tuple[object, ...], list[Scalar]]:
        body = self.body
        rows = [*(s.start + s.next + s.saves for s in body.sweeps), *body.outputs]
        ports = [repr(p) for p in (*self.inputs, *self.outputs, *body.kept)]  # of a model: all sizes are 1
        shape = [[x.id for x in row] for row in rows], [(s.label, s.backward) for s in body.sweeps]
        return (ports, shape), [x for row in rows for x in row]

    def _read(self) -> Collection[str]:
        return {str(x.data[0]) for x in _symbols(self.body)} | ({self.table.name} if self.table else set())

    def vjp(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None = None) -> Derived:
        return super().vjp(requires_grad, has_cotangent)  # the launch sums gradients of broadcast inputs

    def _copied(self) -> tuple[Graph, list[list[Scalar]], SweepBody]:
        """A new graph, with the numbers of each input and with the body."""
        graph, sweeps = Graph(), self.body.sweeps
        rows = [*self.symbols, *(row for s in sweeps for row in (s.start, s.next)), *self.body.outputs]
        copies = iter(copied(rows, graph))
        symbols = [next(copies) for _ in self.symbols]
        moved = [s._replace(start=tuple(next(copies)), next=tuple(next(copies)), saves=()) for s in sweeps]
        return graph, symbols, SweepBody(tuple(moved), tuple(map(tuple, copies)))

    def _like(self, derived: Derived, name: str) -> Derived:
        """A derivative of the model for the sizes of this program."""
        program = cast("SweepProgram | None", derived.program)
        return derived._replace(program=program and program.resized(name, self.sizes))

    @once(LOCK)
    def is_constant(self) -> bool:
        """Whether results count as constants in derivatives: those of pairs, and where a sweep starts from a result."""
        return bool(self.body.kept) or any([s.is_computed for s in self.body.sweeps])

    def _adjoint(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None, name: str) -> Derived:
        """The sweeps themselves, then one adjoint sweep for each, in reverse order and in the opposite direction."""
        if self._model:
            return self._like(self._model.vjp(requires_grad, has_cotangent), name)
        if self.is_constant or not any(has_cotangent):
            return Derived(None, (), (None,) * len(self.inputs))
        (graph, symbols, body), depth = self._copied(), self.depth + 1
        zero = graph.const(0)
        cotangent_ports = [attrs.evolve(p, name=f"{p.name}_bar{depth}") for p in self.outputs]
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
        pairs = [*zip(self.outputs, body.outputs, cotangents, strict=True)]
        of_steps = [(row, bars) for port, row, bars in pairs if isinstance(port, SequencePort)]
        of_ends = [(row, bars) for port, row, bars in pairs if not isinstance(port, SequencePort)]
        of_steps += [(s.next, next_bars[s.label]) for s in body.sweeps]
        values, bars = ([x for pair in of_steps for x in pair[k]] for k in (0, 1))
        end_bars = _summed_by_node(of_ends, zero)
        # What steps read and what has derivatives: carries, and inputs other than the table.
        wrt = [x for s in body.sweeps for x in s.carry(graph)]
        for xs, p in zip(symbols, self.inputs, strict=True):
            wrt += xs if isinstance(p, SequencePort) and not isinstance(p, TablePort) else ()
        step_bars = dict(zip([x.id for x in wrt], adjoints(values, bars, wrt), strict=True))
        adjoint_sweeps = []
        for s in reversed(body.sweeps):
            start = tuple(end_bars.get(x.id, zero) for x in s.end(graph))
            following = tuple(step_bars[x.id] for x in s.carry(graph))
            sweep = Sweep(adjoint_labels[s.label], not s.backward, start, following)
            adjoint_sweeps.append(sweep)
        starts = zip([s.start for s in reversed(body.sweeps)], [s.end(graph) for s in adjoint_sweeps], strict=True)
        start_bars = _summed_by_node(starts, zero)
        rows = [
            tuple((step_bars if isinstance(p, SequencePort) else start_bars).get(x.id, zero) for x in xs)
            if needed and not isinstance(p, TablePort)
            else None
            for xs, p, needed in zip(symbols, self.inputs, requires_grad, strict=True)
        ]
        gradient_ports = [attrs.evolve(p, name=f"{p.name}_bar{depth}") for p in self.inputs]
        make = functools.partial(self._child, name, graph, (*body.sweeps, *adjoint_sweeps))
        return self._derivative(make, cotangent_ports, gradient_ports, rows)

    def _tangent(self, has_tangent: Mask, name: str) -> Derived:
        """The same sweeps with wider carries: the numbers of each carry, followed by their tangents."""
        if self._model:
            return self._like(self._model.jvp(has_tangent), name)
        if self.is_constant:
            return Derived(None, (), (None,) * len(self.outputs))
        (graph, symbols, body), depth = self._copied(), self.depth + 1
        zero = graph.const(0)
        tangent_ports = [attrs.evolve(p, name=f"{p.name}_dot{depth}") for p in self.inputs]
        seeds = {
            x: graph.symbol(p.name, k) if has else zero
            for xs, p, has in zip(symbols, tangent_ports, has_tangent, strict=True)
            if not isinstance(p, TablePort)
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
        output_ports = [attrs.evolve(p, name=f"{p.name}_dot{depth}") for p in self.outputs]
        make = functools.partial(self._child, name, graph, tuple(sweeps))
        return self._derivative(make, tangent_ports, output_ports, rows)

    def _child(
        self,
        name: str,
        graph: Graph,
        sweeps: tuple[Sweep, ...],
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        values: Sequence[Sequence[Scalar]],
    ) -> SweepProgram:
        """A program that is derived from this one."""
        body = SweepBody(sweeps, tuple(map(tuple, values)))
        return SweepProgram(name, self.title, inputs, outputs, lambda _: body, self.sizes, self, graph=graph)


def _summed_by_node(pairs: Iterable[tuple[Row, Row]], zero: Scalar) -> dict[int, Scalar]:
    """The sums of the cotangents of each node, by its id, from rows of nodes and rows of their cotangents."""
    bars: dict[int, Scalar] = {}
    for row, cotangents in pairs:
        for x, bar in zip(row, cotangents, strict=True):
            bars[x.id] = bars.get(x.id, zero) + bar
    return bars


def _is_end(x: Scalar) -> bool:
    return str(x.data[0]).startswith("end ")


def _nodes(body: SweepBody) -> list[Scalar]:
    return reachable([x for row in (*(s.start + s.next for s in body.sweeps), *body.outputs) for x in row])


def _symbols(body: SweepBody) -> list[Scalar]:
    return [x for x in _nodes(body) if x.op is SYMBOL]


def read_labels(values: Iterable[Scalar]) -> set[str]:
    """The labels of the sweeps whose carry or end ``values`` depend on."""
    return {label for label, _ in _carry_components(values)}


def _without_dead_code(body: SweepBody, graph: Graph) -> SweepBody:
    """Eliminate dead sweeps and dead carry components: a component that is not needed is passed on unchanged."""
    following = {(s.label, k): x for s in body.sweeps for k, x in enumerate(s.next)}
    needed: set[tuple[str, int]] = set()
    new = _carry_components([x for row in (*body.outputs, *(s.start for s in body.sweeps)) for x in row])
    while new:
        needed |= new
        new = _carry_components([following[component] for component in new]) - needed
    sweeps = []
    for s in body.sweeps:
        if any(label == s.label for label, _ in needed) or (body.kept and not s.next):
            carry = s.carry(graph)
            live = tuple(x if (s.label, k) in needed else carry[k] for k, x in enumerate(s.next))
            sweeps.append(s._replace(next=live))
    if not sweeps:  # results that depend on no carry still need a pass over the steps, which computes them
        sweeps.append(body.sweeps[0]._replace(start=(), next=()))
    return body._replace(sweeps=tuple(sweeps))


def _carry_components(values: Iterable[Scalar]) -> set[tuple[str, int]]:
    """The carry components that ``values`` depend on, at a step or at the end, as (label, component)."""
    symbols = [x.data for x in reachable(values) if x.op is SYMBOL]
    return {(n.partition(" ")[2], k) for n, k in symbols if n.startswith(("carry ", "end "))}
