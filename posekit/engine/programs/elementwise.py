"""Elementwise programs: scalar algebra that computes each element of a batch by itself; and what is derived from it."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Sequence

from ...errors import PosekitError
from ..locks import once
from .derivatives import adjoints, tangents
from .jacobians import jacobian, letters, parts
from .normal import LENGTHS, LOSSES, NONE, Form, Rule, along, equations, pairs, slopes
from .primitives import SYMBOL
from .program import LOCK, Derived, Mask, Port, Program, bits
from .rewriting import contract, copied, expanded, lower, reachable, substituted
from .scalar import Graph, Scalar


class ElementwiseProgram(Program):
    """Inputs, outputs and scalar algebra. The algebra is traced lazily.

    Args:
        name: As in `Program`.
        title: As in `Program`.
        inputs: As in `Program`.
        outputs: As in `Program`.
        trace: Computes the scalars of each output from `symbols`.
        parent: As in `Program`.
        fusible: As in `Program`.
        contracted: As in `Program`.
        graph: As in `Program`.
    """

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        trace: Callable[[ElementwiseProgram], list[list[Scalar]]],
        parent: ElementwiseProgram | None = None,
        fusible: bool = True,
        contracted: bool = False,
        graph: Graph | None = None,
    ) -> None:
        super().__init__(name, title, inputs, outputs, parent, fusible, contracted, graph)
        self._trace = trace
        self._lowered: dict[tuple[str, bool], list[Scalar]] = {}

    @once(LOCK)
    def symbols(self) -> list[list[Scalar]]:
        """The scalars of each input."""
        return symbols_of(self.graph, self.inputs)

    @once(LOCK)
    def values(self) -> list[list[Scalar]]:
        """The scalars of each output."""
        return self._trace(self)

    def copied(self, graph: Graph | None = None) -> tuple[Graph, list[list[Scalar]], list[list[Scalar]]]:
        """A new graph, or one that is given, with the scalars of each input and of each output."""
        graph = Graph() if graph is None else graph
        rows = copied([*self.symbols, *self.values], graph)
        numbers = iter(expanded([y for ys in rows[len(self.inputs) :] for y in ys]))
        return graph, rows[: len(self.inputs)], [[next(numbers) for _ in ys] for ys in self.values]

    @once(LOCK)
    def _order(self) -> list[Scalar]:
        return reachable([y for ys in self.values for y in ys])

    def inlined(self, inputs: Sequence[Sequence[Scalar]], graph: Graph) -> list[list[Scalar]]:
        """The scalars of each output at other scalars in place of the symbols, in the graph of these."""
        known = {
            x.id: new for xs, row in zip(self.symbols, inputs, strict=True) for x, new in zip(xs, row, strict=True)
        }
        return substituted(self.values, self._order, known, graph)

    def lowered(self, precision: str, routines: bool = False) -> list[Scalar]:
        """The scalars of all outputs, concatenated, with special functions lowered for a precision.

        Args:
            precision: The precision.
            routines: Whether routines stay.
        """
        scalars = self._lowered.get((precision, routines))
        if scalars is None:
            with LOCK:
                (outputs,) = copied([[y for ys in self.values for y in ys]], Graph())
                scalars = lower(outputs, precision, routines)
                scalars = contract(scalars) if self.contracted else scalars
                self._lowered[precision, routines] = scalars
        return scalars

    def _described(self) -> tuple[tuple[object, ...], list[Scalar]]:
        outputs = [[y.id for y in ys] for ys in self.values]
        return (self.inputs, self.outputs, outputs), [y for ys in self.values for y in ys]

    def _read(self) -> Collection[str]:
        return {str(x.data[0]) for x in self._order if x.op is SYMBOL}

    def _adjoint(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None, name: str) -> Derived:
        (graph, symbols, values), depth = self.copied(), self.depth + 1
        cotangent_ports = _suffixed(self.outputs, "bar", depth)
        cotangents = symbols_of(graph, cotangent_ports)
        outputs = [y for ys, has in zip(values, has_cotangent, strict=True) if has for y in ys]
        seeds = [s for ss, has in zip(cotangents, has_cotangent, strict=True) if has for s in ss]
        wrt = [x for xs, needed in zip(symbols, requires_grad, strict=True) if needed for x in xs]
        bars = iter(adjoints(outputs, seeds, wrt) if seeds else ())
        gradients = [
            [next(bars) for _ in xs] if needed and seeds else None
            for xs, needed in zip(symbols, requires_grad, strict=True)
        ]
        # A gradient that equals a cotangent is returned as an alias of it, without a copy, unless it is summed.
        entries = {tuple(ss): -1 - j for j, ss in enumerate(cotangents)}
        aliases = {
            i: entries[tuple(row)]
            for i, row in enumerate(gradients)
            if row is not None and tuple(row) in entries and not (reduced and reduced[i])
        }
        make = functools.partial(self._child, name, graph)
        return self._derivative(make, cotangent_ports, _suffixed(self.inputs, "bar", depth), gradients, aliases)

    def _tangent(self, has_tangent: Mask, name: str) -> Derived:
        (graph, symbols, values), depth = self.copied(), self.depth + 1
        tangent_ports = _suffixed(self.inputs, "dot", depth)
        zero = graph.const(0)
        seeds = {
            x: (s if has else zero)
            for xs, ss, has in zip(symbols, symbols_of(graph, tangent_ports), has_tangent, strict=True)
            for x, s in zip(xs, ss, strict=True)
        }
        dots = iter(tangents([y for ys in values for y in ys], seeds))
        rows = [[next(dots) for _ in ys] for ys in values]
        make = functools.partial(self._child, name, graph)
        return self._derivative(make, tangent_ports, _suffixed(self.outputs, "dot", depth), rows)

    def _child(
        self,
        name: str,
        graph: Graph,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        values: Sequence[Sequence[Scalar]] | Callable[[], Sequence[Sequence[Scalar]]],
        title: str = "",
    ) -> ElementwiseProgram:
        """A program that is derived from this one.

        Args:
            name: Its name.
            graph: Its graph.
            inputs: Its inputs.
            outputs: Its outputs.
            values: The scalars of each output, or what derives them: only a text that is not in the cache needs them.
            title: Its title, by default this program's.
        """

        def trace(_: ElementwiseProgram) -> list[list[Scalar]]:
            return [list(row) for row in (values() if callable(values) else values)]

        return ElementwiseProgram(name, title or self.title, inputs, outputs, trace, self, graph=graph)

    def jacobian(self, arguments: str, results: str, wrt: Mask) -> ElementwiseProgram:
        """The program that computes dense Jacobians, with the inputs of this program.

        Its outputs are those of the first result with respect to each argument, then those of the second result, and so
        on. A Jacobian of more than two dimensions is an output with two.

        Args:
            arguments: The layout of the inputs: see `parts`.
            results: The layout of the outputs.
            wrt: The arguments to differentiate with respect to.
        """
        suffix = f"d{arguments}.{results}.{bits(wrt)}"
        return self._memoised(suffix, lambda name: self._jacobian(arguments, results, wrt, name))

    def _jacobian(self, arguments: str, results: str, wrt: Mask, name: str) -> ElementwiseProgram:
        ins, outs = (
            parts(layout, [p.shape for p in ports])
            for layout, ports in ((arguments, self.inputs), (results, self.outputs))
        )
        chosen = [part for part, is_chosen in zip(ins, wrt, strict=True) if is_chosen]
        ports = []
        for out in outs:
            for part in chosen:
                shape = out.shape + part.shape
                label = f"{self.outputs[out.ports[0]].name}_by_{self.inputs[part.ports[0]].name}"
                ports.append(Port(label, shape if len(shape) <= 2 else (out.size, part.size)))
        graph = Graph()

        def blocks() -> list[list[Scalar]]:
            _, symbols, values = self.copied(graph)
            return [block for row in jacobian(symbols, values, chosen, outs) for block in row]

        return self._child(name, graph, self.inputs, ports, blocks, f"{self.title}.jacobian")

    def normal(self, form: Form) -> ElementwiseProgram:
        """The program that computes the normal equations of a residual.

        Its inputs are those of this program, then the weight, the scale of the loss and its share or the step, as far
        as there are any. Its outputs are the cost, the gradients and, if the form has them, the blocks and curvatures,
        see `equations`; or slopes, see `along`.
        """
        return self._memoised(form.suffix, lambda name: self._normal(form, name))

    def _normal(self, form: Form, name: str) -> ElementwiseProgram:
        ins, outs = (
            parts(layout, [p.shape for p in ports])
            for layout, ports in ((form.arguments, self.inputs), (form.results, self.outputs))
        )
        unknowns = [part for part, is_chosen in zip(ins, form.wrt, strict=True) if is_chosen]
        k = outs[0].size
        shapes: dict[str, tuple[int, ...] | None] = {"weight": None if form.weight == NONE else (k, k)}
        if form.weight == "scalar":
            shapes["weight"] = ()
        shapes["scale"] = () if form.loss != NONE else None
        shapes["share"] = () if form.curvature == "bounded" else None
        names, sizes = [self.inputs[part.ports[0]].name for part in unknowns], [part.size for part in unknowns]
        steps = [f"{n}_step" for n in names] if form.curvature == "along" else []
        shapes |= {n: (size,) for n, size in zip(steps, sizes, strict=False)}
        extra = {n: Port(_free(n, self.inputs), shape) for n, shape in shapes.items() if shape is not None}
        graph = Graph()

        def numbers() -> list[list[Scalar]]:
            _, symbols, values = self.copied(graph)
            rows = {n: [graph.symbol(port.name, k) for k in range(port.size)] for n, port in extra.items()}
            rule = Rule(rows.get("weight", []), rows["scale"][0] if "scale" in rows else None, LOSSES.get(form.loss))
            if steps:
                return along(symbols, values, unknowns, outs, rule, [rows[n] for n in steps])
            if form.hessian:
                share = rows["share"][0] if "share" in rows else None
                return equations(graph, symbols, values, unknowns, outs, rule, form.curvature, share)
            return slopes(symbols, values, unknowns, outs, rule)

        gradients = [Port(f"{n}_gradient", (size,)) for n, size in zip(names, sizes, strict=True)]
        couples = pairs(len(names)) if form.hessian else []
        labels = ("block", "curvature") if form.curvature == "curvature" else ("block",)
        blocks = [Port(f"{names[i]}_{names[j]}_{x}", (sizes[i], sizes[j])) for x in labels for i, j in couples]
        ports = [Port("slopes", (len(LENGTHS),))] if steps else [Port("cost", ()), *gradients, *blocks]
        inputs = [*self.inputs, *extra.values()]
        program = self._child(name, graph, inputs, ports, numbers, f"{self.title}.normal")
        program.fusible = False  # Inductor would take minutes to compile its algebra
        return program

    def summed(self) -> ElementwiseProgram:
        """The same program, of which calls sum outputs over trailing batch dimensions.

        The order of a sum depends on these dimensions alone: an element of a batch gets the same bits as alone.
        """
        return self._memoised("s", self._summed)

    def _summed(self, name: str) -> ElementwiseProgram:
        program = ElementwiseProgram(
            name, self.title, self.inputs, self.outputs, lambda _: self.values, self, graph=self.graph
        )
        program.ordered = True
        return program

    def resolve(self, suffix: str) -> Program:
        if match := re.fullmatch(r"d([^.]+)\.([^.]+)\.([01]+)", suffix):
            if len(letters(match[1])) == len(match[3]) and "1" in match[3]:
                return self.jacobian(match[1], match[2], tuple([b == "1" for b in match[3]]))
            raise PosekitError(f"{self.name!r} has no derivative {suffix!r}")
        if form := Form.parse(suffix):
            return self.normal(form)
        return self.summed() if suffix == "s" else super().resolve(suffix)


def symbols_of(graph: Graph, ports: Sequence[Port]) -> list[list[Scalar]]:
    """The scalars of each port."""
    return [[graph.symbol(p.name, k) for k in range(p.size)] for p in ports]


def _suffixed(ports: Sequence[Port], kind: str, depth: int) -> list[Port]:
    """Ports for the cotangents ("bar") or tangents ("dot") of ``ports``; the order is named from the second one on."""
    return [Port(f"{p.name}_{kind}{depth if depth > 1 else ''}", p.shape) for p in ports]


def _free(name: str, ports: Sequence[Port]) -> str:
    """A name that no port has."""
    while any(p.name == name for p in ports):
        name += "_"
    return name
