"""A program: named inputs, named outputs, and the scalar algebra that computes the outputs; and derived programs.

Derivatives of programs are programs, so double backward, forward over reverse and all higher orders need no code of
their own: `vjp` and `jvp` are applied as often as torch asks for them.
"""

from __future__ import annotations

import functools
import hashlib
import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

import attrs

from ...errors import PosekitError
from ..locks import Lock
from .derivatives import adjoints, tangents
from .jacobians import jacobian, parts
from .normal import LOSSES, NONE, Form, Rule, equations, pairs
from .primitives import SYMBOL
from .rewriting import contract, copied, lower, reachable, substituted
from .scalar import Graph, Scalar, value

Mask = tuple[bool, ...]
_LOCK = Lock()  # held while a program is traced, lowered or differentiated


@attrs.frozen(slots=False)
class Port:
    """An input or output of a program: its name, and the shape of one element, `()`, `(n,)` or `(n, m)`."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Program:
    """Inputs, outputs and scalar algebra. The algebra is traced lazily.

    Args:
        name: Identifies the program; a derivative's name is its parent's with a suffix.
        title: The name of the op in error messages.
        inputs: The inputs, in the order of the arguments.
        outputs: The outputs, in the order of the results.
        trace: Computes the scalars of each output from `symbols`.
        parent: The program that this one is a derivative of.
        fusible: Whether compilers may replace the kernel by torch operations, to fuse them with others.
        contracted: Whether products and sums are contracted to fma (see `contract`).
        graph: Owns the nodes; by default a new one.

    Attributes:
        ordered: Whether the order of sums over the batch depends on the summed dimensions alone: see `summed`.
        costly: Whether the algebra takes much longer than reading its operands. Then one kernel serves all calls that
            are not flat, as others would not be faster.
    """

    ordered = False
    costly = False

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        trace: Callable[[Program], list[list[Scalar]]],
        parent: Program | None = None,
        fusible: bool = True,
        contracted: bool = False,
        graph: Graph | None = None,
    ) -> None:
        self.name, self.title, self.parent = name, title, parent
        self.fusible: bool = parent.fusible if parent else fusible
        self.contracted: bool = parent.contracted if parent else contracted
        self.depth: int = parent.depth + 1 if parent else 0
        self.inputs, self.outputs = tuple(inputs), tuple(outputs)
        # The names of inputs in errors, where they differ: "self.position" is the position of a value called self.
        self.labels: Mapping[str, str] = parent.labels if parent else {}
        self._trace = trace
        self._derivatives: dict[str, Derived] = {}
        self._lowered: dict[str, list[Scalar]] = {}
        self.graph = Graph() if graph is None else graph

    @property
    def kernel_name(self) -> str:
        """The name from which its kernels are named. Programs with the same kernel text share it."""
        return self.name

    @functools.cached_property
    def symbols(self) -> list[list[Scalar]]:
        """The scalars of each input."""
        return [[self.graph.symbol(p.name, k) for k in range(p.size)] for p in self.inputs]

    @functools.cached_property
    def values(self) -> list[list[Scalar]]:
        """The scalars of each output."""
        with _LOCK:
            return self._trace(self)

    def copied(self) -> tuple[Graph, list[list[Scalar]], list[list[Scalar]]]:
        """A new graph, with the scalars of each input and of each output."""
        graph = Graph()
        rows = copied([*self.symbols, *self.values], graph)
        return graph, rows[: len(self.inputs)], rows[len(self.inputs) :]

    @functools.cached_property
    def _order(self) -> list[Scalar]:
        return reachable([y for ys in self.values for y in ys])

    def inlined(self, inputs: Sequence[Sequence[Scalar]], graph: Graph) -> list[list[Scalar]]:
        """The scalars of each output at other scalars in place of the symbols, in the graph of these."""
        known = {
            x.id: new for xs, row in zip(self.symbols, inputs, strict=True) for x, new in zip(xs, row, strict=True)
        }
        return substituted(self.values, self._order, known, graph)

    def lowered(self, precision: str) -> list[Scalar]:
        """The scalars of all outputs, concatenated, with special functions lowered for a precision."""
        scalars = self._lowered.get(precision)
        if scalars is None:
            with _LOCK:
                (outputs,) = copied([[y for ys in self.values for y in ys]], Graph())
                scalars = lower(outputs, precision)
                scalars = self._lowered[precision] = contract(scalars) if self.contracted else scalars
        return scalars

    @functools.cached_property
    def digest(self) -> str:
        """A hash of the declared algebra. It does not depend on the Python code that built the algebra."""
        if self.parent:
            return self.parent.digest
        described, values = self._described()
        nodes = [(x.id, x.op.name, str(x.data), [a.id for a in x.args]) for x in reachable(values)]
        return hashlib.sha256(repr((*described, nodes)).encode()).hexdigest()

    def _described(self) -> tuple[tuple[object, ...], list[Scalar]]:
        """What the digest depends on: the ports with the ids of their nodes, and all scalars."""
        outputs = [[y.id for y in ys] for ys in self.values]
        return (self.inputs, self.outputs, outputs), [y for ys in self.values for y in ys]

    def vjp(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None = None) -> Derived:
        """The program that computes gradients of the inputs from cotangents of the outputs.

        Args:
            requires_grad: Whether the gradient of each input is computed.
            has_cotangent: Whether each output has a cotangent; one without counts as zero.
            reduced: Whether the gradient of each input is summed, as the input was broadcast. The kernel does the
                reduction, so such a gradient is an output of it even where it equals a cotangent. Any other gradient
                that equals a cotangent is an alias of it.
        """
        reduced = reduced if reduced and any(reduced) else None
        suffix = f"v{bits(requires_grad)}.{bits(has_cotangent)}" + (f".{bits(reduced)}" if reduced else "")
        return self._memoised(suffix, lambda name: _vjp(self, requires_grad, has_cotangent, reduced, name))

    def jvp(self, has_tangent: Mask) -> Derived:
        """The program that computes the tangents of all outputs from those of the inputs in ``has_tangent``."""
        return self._memoised(f"j{bits(has_tangent)}", lambda name: _jvp(self, has_tangent, name))

    def jacobian(self, arguments: str, results: str, wrt: Mask) -> Program:
        """The program that computes dense Jacobians, with the inputs of this program.

        Its outputs are those of the first result with respect to each argument, then those of the second result, and so
        on. A Jacobian of more than two dimensions is an output with two.

        Args:
            arguments: The layout of the inputs: see `parts`.
            results: The layout of the outputs.
            wrt: The arguments to differentiate with respect to.
        """
        suffix = f"d{arguments}.{results}.{bits(wrt)}"
        derived = self._memoised(suffix, lambda name: Derived(_jacobian(self, arguments, results, wrt, name), (), ()))
        return cast("Program", derived.program)

    def normal(self, form: Form) -> Program:
        """The program that computes the normal equations of a residual.

        Its inputs are those of this program, then the weight and the scale of the loss, as far as there are any. Its
        outputs are the cost, the gradients and the blocks: see `equations`.
        """
        derived = self._memoised(form.suffix, lambda name: Derived(_normal(self, form, name), (), ()))
        return cast("Program", derived.program)

    def summed(self) -> Program:
        """The same program, of which calls sum outputs over trailing batch dimensions.

        The order of a sum depends on these dimensions alone: an element of a batch gets the same bits as alone.
        """
        return cast("Program", self._memoised("s", lambda name: Derived(_summed(self, name), (), ())).program)

    def _memoised(self, suffix: str, derive: Callable[[str], Derived]) -> Derived:
        """The derivative with a suffix. It is derived by the first thread that asks for it."""
        derived = self._derivatives.get(suffix)
        if derived is None:
            with _LOCK:
                derived = self._derivatives.get(suffix)
                if derived is None:
                    derived = self._derivatives[suffix] = derive(f"{self.name}>{suffix}")
        return derived

    def resolve(self, suffix: str) -> Program:
        """The derived program for the last suffix of a name, such as ``v10.1``."""
        if match := re.fullmatch(r"d(\w+)\.(\w+)\.([01]+)", suffix):
            if len(match[1]) == len(match[3]) and "1" in match[3]:
                return self.jacobian(match[1], match[2], tuple([b == "1" for b in match[3]]))
            raise PosekitError(f"{self.name!r} has no derivative {suffix!r}")
        if form := Form.parse(suffix):
            return self.normal(form)
        if suffix == "s":
            return self.summed()
        masks = [tuple(b == "1" for b in part) for part in suffix[1:].split(".")]
        ins, outs = len(self.inputs), len(self.outputs)
        counts = {"v": ([ins, outs], [ins, outs, ins]), "j": ([ins],)}.get(suffix[:1], ())
        derived = None
        if re.fullmatch(r"[vj][01.]+", suffix) and [len(mask) for mask in masks] in counts:
            derived = self.vjp(*masks).program if suffix[0] == "v" else self.jvp(*masks).program
        if derived is None:
            raise PosekitError(f"{self.name!r} has no derivative {suffix!r}")
        return derived


class Derived(NamedTuple):
    """A derivative of a program.

    Attributes:
        program: Computes the derivatives, or None if every result is zero or an alias of a cotangent.
        sources: For each input of ``program``, its index among the inputs of the parent followed by the cotangents (or
            tangents).
        results: For each gradient (of an input) or tangent (of an output): ``j >= 0`` is output ``j`` of ``program``,
            ``-1 - j`` is an alias of cotangent ``j``, and None is zero.
    """

    program: Program | None
    sources: tuple[int, ...]
    results: tuple[int | None, ...]


def bits(mask: Mask) -> str:
    """A mask as binary digits, for names."""
    return "".join("01"[b] for b in mask)


def _suffixed(ports: Sequence[Port], kind: str, depth: int) -> list[Port]:
    """Ports for the cotangents ("bar") or tangents ("dot") of ``ports``; the order is named from the second one on."""
    return [Port(f"{p.name}_{kind}{depth if depth > 1 else ''}", p.shape) for p in ports]


def _vjp(parent: Program, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None, name: str) -> Derived:
    (graph, symbols, values), depth = parent.copied(), parent.depth + 1
    cotangent_ports = _suffixed(parent.outputs, "bar", depth)
    cotangents = [[graph.symbol(p.name, k) for k in range(p.size)] for p in cotangent_ports]
    outputs = [y for ys, has in zip(values, has_cotangent, strict=True) if has for y in ys]
    seeds = [s for ss, has in zip(cotangents, has_cotangent, strict=True) if has for s in ss]
    wrt = [x for xs, needed in zip(symbols, requires_grad, strict=True) if needed for x in xs]
    bars = iter(adjoints(outputs, seeds, wrt) if seeds else ())
    gradients = [
        [next(bars) for _ in xs] if needed and seeds else None
        for xs, needed in zip(symbols, requires_grad, strict=True)
    ]
    # A gradient that equals a cotangent is returned as an alias of it, without a copy.
    aliases = {tuple(ss): -1 - j for j, ss in enumerate(cotangents)}
    gradient_ports = _suffixed(parent.inputs, "bar", depth)
    inputs = [*zip(parent.inputs, symbols, strict=True), *zip(cotangent_ports, cotangents, strict=True)]
    return _derivative(parent, graph, name, inputs, gradient_ports, gradients, aliases, reduced)


def _jvp(parent: Program, has_tangent: Mask, name: str) -> Derived:
    (graph, symbols, values), depth = parent.copied(), parent.depth + 1
    tangent_ports = _suffixed(parent.inputs, "dot", depth)
    tangent_symbols = [[graph.symbol(p.name, k) for k in range(p.size)] for p in tangent_ports]
    zero = graph.const(0)
    seeds = {
        x: (s if has else zero)
        for xs, ss, has in zip(symbols, tangent_symbols, has_tangent, strict=True)
        for x, s in zip(xs, ss, strict=True)
    }
    dots = iter(tangents([y for ys in values for y in ys], seeds))
    inputs = [*zip(parent.inputs, symbols, strict=True), *zip(tangent_ports, tangent_symbols, strict=True)]
    rows = [[next(dots) for _ in ys] for ys in values]
    return _derivative(parent, graph, name, inputs, _suffixed(parent.outputs, "dot", depth), rows, {})


def _derivative(
    parent: Program,
    graph: Graph,
    name: str,
    candidates: Sequence[tuple[Port, list[Scalar]]],
    output_ports: list[Port],
    rows: Sequence[list[Scalar] | None],
    aliases: dict[tuple[Scalar, ...], int],
    reduced: Mask | None = None,
) -> Derived:
    """The derived program: without outputs that are None, zero or an alias, and without unused inputs.

    Args:
        parent: The program that is differentiated.
        graph: Owns the nodes of the derived program.
        name: Of the derived program.
        candidates: Candidate inputs with their symbols: those of the parent, then the cotangents or tangents.
        output_ports: Candidate outputs.
        rows: The scalars of each candidate output, or None if it is not requested.
        aliases: The entry of ``results`` for an output that equals a cotangent.
        reduced: The outputs that are summed and therefore no aliases.
    """
    results: list[int | None] = []
    ports: list[Port] = []
    values: list[list[Scalar]] = []
    for i, (port, row) in enumerate(zip(output_ports, rows, strict=True)):
        if row is None or all(value(x) == 0 for x in row):
            results.append(None)
        elif tuple(row) in aliases and not (reduced and reduced[i]):
            results.append(aliases[tuple(row)])
        else:
            results.append(len(ports))
            ports.append(port)
            values.append(row)
    if not ports:
        return Derived(None, (), tuple(results))
    used = {x.id for x in reachable([x for row in values for x in row]) if x.op is SYMBOL}
    sources = tuple(i for i, (_, symbols) in enumerate(candidates) if any(s.id in used for s in symbols))
    inputs = [candidates[i][0] for i in sources]
    program = Program(name, parent.title, inputs, ports, lambda _: values, parent, graph=graph)
    return Derived(program, sources, tuple(results))


def _jacobian(parent: Program, arguments: str, results: str, wrt: Mask, name: str) -> Program:
    ins, outs = (
        parts(layout, [p.shape for p in ports])
        for layout, ports in ((arguments, parent.inputs), (results, parent.outputs))
    )
    chosen = [part for part, is_chosen in zip(ins, wrt, strict=True) if is_chosen]
    ports = []
    for out in outs:
        for part in chosen:
            shape = out.shape + part.shape
            label = f"{parent.outputs[out.ports[0]].name}_by_{parent.inputs[part.ports[0]].name}"
            ports.append(Port(label, shape if len(shape) <= 2 else (out.size, part.size)))
    graph, symbols, values = parent.copied()
    blocks = [block for row in jacobian(symbols, values, chosen, outs) for block in row]
    return Program(name, f"{parent.title}.jacobian", parent.inputs, ports, lambda _: blocks, parent, graph=graph)


def _normal(parent: Program, form: Form, name: str) -> Program:
    ins, outs = (
        parts(layout, [p.shape for p in ports])
        for layout, ports in ((form.arguments, parent.inputs), (form.results, parent.outputs))
    )
    unknowns = [part for part, is_chosen in zip(ins, form.wrt, strict=True) if is_chosen]
    k = outs[0].size
    shapes = {"weight": (() if form.weight == "scalar" else (k, k)) if form.weight != NONE else None}
    shapes["scale"] = () if form.loss != NONE else None
    extra = {n: Port(_free(n, parent.inputs), shape) for n, shape in shapes.items() if shape is not None}
    graph, symbols, values = parent.copied()
    rows = {n: [graph.symbol(port.name, k) for k in range(port.size)] for n, port in extra.items()}
    rule = Rule(rows.get("weight", []), rows["scale"][0] if "scale" in rows else None, LOSSES.get(form.loss))
    equal = equations(graph, symbols, values, unknowns, outs, rule)
    names, sizes = [parent.inputs[part.ports[0]].name for part in unknowns], [part.size for part in unknowns]
    gradients = [Port(f"{n}_gradient", (size,)) for n, size in zip(names, sizes, strict=True)]
    blocks = [Port(f"{names[i]}_{names[j]}_block", (sizes[i], sizes[j])) for i, j in pairs(len(names))]
    ports = [Port("cost", ()), *gradients, *blocks]
    inputs = [*parent.inputs, *extra.values()]
    program = Program(name, f"{parent.title}.normal", inputs, ports, lambda _: equal, parent, graph=graph)
    program.fusible = False  # Inductor would take minutes to compile its algebra
    return program


def _free(name: str, ports: Sequence[Port]) -> str:
    """A name that no port has."""
    while any(p.name == name for p in ports):
        name += "_"
    return name


def _summed(parent: Program, name: str) -> Program:
    def trace(_: Program) -> list[list[Scalar]]:
        return parent.values

    program = Program(name, parent.title, parent.inputs, parent.outputs, trace, parent, graph=parent.graph)
    program.ordered = True
    return program
