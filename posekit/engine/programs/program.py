"""A program: named inputs, named outputs, and the scalar algebra between them; and the programs derived from it.

Derivatives of programs are programs again, so double backward, forward over reverse and every higher order need no
code of their own: `vjp` and `jvp` are applied as often as torch asks for them.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import math
import re
from collections.abc import Callable, Sequence

from ...errors import PosekitError
from ..locks import Lock
from .derivatives import adjoints, tangents
from .primitives import SYMBOL
from .rewriting import contract, lower, reachable
from .scalar import Graph, Scalar, value

Mask = tuple[bool, ...]
_LOCK = Lock()  # held by the thread that derives


@dataclasses.dataclass(frozen=True)
class Port:
    """An input or output: its name and the shape of one element, `()`, `(n,)` or `(n, m)`."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Program:
    """Inputs, outputs and algebra under one name. The algebra is traced on first use."""

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
    ) -> None:
        self.name, self.title, self.parent = name, title, parent
        # Whether torch operations may take the kernel's place, and whether sums take products (see `contract`).
        self.fusible: bool = parent.fusible if parent else fusible
        self.contracted: bool = parent.contracted if parent else contracted
        self.depth: int = parent.depth + 1 if parent else 0
        self.inputs, self.outputs = tuple(inputs), tuple(outputs)
        self._trace = trace
        self._derived: dict[str, Derived] = {}
        self._lowered: dict[str, list[Scalar]] = {}
        self.graph: Graph = parent.graph if parent else Graph()

    @property
    def kernel_name(self) -> str:
        """The name that its kernels go by; programs of one text share it."""
        return self.name

    @functools.cached_property
    def symbols(self) -> list[list[Scalar]]:
        return [[self.graph.symbol(p.name, k) for k in range(p.size)] for p in self.inputs]

    @functools.cached_property
    def values(self) -> list[list[Scalar]]:
        """The scalars of each output."""
        with _LOCK:
            return self._trace(self)

    def lowered(self, precision: str) -> list[Scalar]:
        """All numbers of the outputs side by side, in arithmetic of a precision."""
        found = self._lowered.get(precision)
        if found is None:
            with _LOCK:
                found = lower([y for ys in self.values for y in ys], precision)
                found = self._lowered[precision] = contract(found) if self.contracted else found
        return found

    @functools.cached_property
    def digest(self) -> str:
        """Identifies the declared algebra itself, whatever functions wrote it."""
        if self.parent:
            return self.parent.digest
        outputs = [[y.id for y in ys] for ys in self.values]
        nodes = [
            (x.id, x.op.name, str(x.data), [a.id for a in x.args])
            for x in reachable([y for ys in self.values for y in ys])
        ]
        return hashlib.sha256(repr((self.inputs, self.outputs, outputs, nodes)).encode()).hexdigest()

    def vjp(self, wants: Mask, given: Mask, sums: Mask | None = None) -> Derived:
        """The gradients of the inputs in ``wants`` from the cotangents of the outputs in ``given``.

        A gradient that is a cotangent as it stands is handed on, unless it is in ``sums``: of a broadcast input it is
        summed, and the kernel does that on its way.
        """
        sums = sums if sums and any(sums) else None
        suffix = f"v{bits(wants)}.{bits(given)}" + (f".{bits(sums)}" if sums else "")
        return self._once(suffix, lambda name: _vjp(self, wants, given, sums, name))

    def jvp(self, given: Mask) -> Derived:
        """The tangents of all outputs from the tangents of the inputs in ``given``."""
        return self._once(f"j{bits(given)}", lambda name: _jvp(self, given, name))

    def _once(self, suffix: str, derive: Callable[[str], Derived]) -> Derived:
        """A derivative, made by the first thread that asks for it."""
        found = self._derived.get(suffix)
        if found is None:
            with _LOCK:
                found = self._derived.get(suffix)
                if found is None:
                    found = self._derived[suffix] = derive(f"{self.name}>{suffix}")
        return found

    def resolve(self, suffix: str) -> Program:
        """The derived program that a name's last part stands for."""
        masks = [tuple(b == "1" for b in part) for part in suffix[1:].split(".")]
        ins, outs = len(self.inputs), len(self.outputs)
        counts = {"v": ([ins, outs], [ins, outs, ins]), "j": ([ins],)}.get(suffix[:1], ())
        derived = None
        if re.fullmatch(r"[vj][01.]+", suffix) and [len(mask) for mask in masks] in counts:
            derived = self.vjp(*masks).program if suffix[0] == "v" else self.jvp(*masks).program
        if derived is None:
            raise PosekitError(f"{self.name!r} has no derivative {suffix!r}")
        return derived


@dataclasses.dataclass(frozen=True)
class Derived:
    """A derivative of a program.

    Attributes:
        program: Computes what has to be computed, or None where nothing has.
        sources: For each input of ``program``: which of (inputs of the parent, then its cotangents or tangents) it is.
        results: For each gradient (of an input) or tangent (of an output): an output of ``program``, as its index;
            a cotangent handed on as it is, as -1 - its index; or None where it is zero.
    """

    program: Program | None
    sources: tuple[int, ...]
    results: tuple[int | None, ...]


def bits(mask: Mask) -> str:
    """A mask as a part of a name."""
    return "".join("01"[b] for b in mask)


def _suffixed(ports: Sequence[Port], kind: str, depth: int) -> list[Port]:
    return [Port(f"{p.name}_{kind}{depth if depth > 1 else ''}", p.shape) for p in ports]


def _vjp(parent: Program, wants: Mask, given: Mask, sums: Mask | None, name: str) -> Derived:
    graph, depth = parent.graph, parent.depth + 1
    cotangents = _suffixed(parent.outputs, "bar", depth)
    seeds = [[graph.symbol(p.name, k) for k in range(p.size)] for p in cotangents]
    outputs = [y for ys, g in zip(parent.values, given, strict=True) if g for y in ys]
    flat = [s for ss, g in zip(seeds, given, strict=True) if g for s in ss]
    wanted = [xs for xs, w in zip(parent.symbols, wants, strict=True) if w]
    bars = iter(adjoints(outputs, flat, [x for xs in wanted for x in xs]) if flat else ())
    gradients = [[next(bars) for _ in xs] if w and flat else None for xs, w in zip(parent.symbols, wants, strict=True)]
    # A cotangent that is a gradient as it stands is handed on, not written again.
    aliases = {tuple(ss): -1 - j for j, ss in enumerate(seeds)}
    names = _suffixed(parent.inputs, "bar", depth)
    return _derived(parent, name, cotangents, seeds, names, gradients, aliases, sums)


def _jvp(parent: Program, given: Mask, name: str) -> Derived:
    graph, depth = parent.graph, parent.depth + 1
    dots = _suffixed(parent.inputs, "dot", depth)
    seeds = [[graph.symbol(p.name, k) for k in range(p.size)] for p in dots]
    zero = graph.const(0)
    along = {
        x: (s if g else zero)
        for xs, ss, g in zip(parent.symbols, seeds, given, strict=True)
        for x, s in zip(xs, ss, strict=True)
    }
    moved = iter(tangents([y for ys in parent.values for y in ys], along))
    return _derived(
        parent,
        name,
        dots,
        seeds,
        _suffixed(parent.outputs, "dot", depth),
        [[next(moved) for _ in ys] for ys in parent.values],
        {},
    )


def _derived(
    parent: Program,
    name: str,
    extra: list[Port],
    seeds: list[list[Scalar]],
    names: list[Port],
    exprs: Sequence[list[Scalar] | None],
    aliases: dict[tuple[Scalar, ...], int],
    sums: Mask | None = None,
) -> Derived:
    results: list[int | None] = []
    ports: list[Port] = []
    values: list[list[Scalar]] = []
    for i, (port, es) in enumerate(zip(names, exprs, strict=True)):
        if es is None or all(value(e) == 0 for e in es):
            results.append(None)
        elif tuple(es) in aliases and not (sums and sums[i]):
            results.append(aliases[tuple(es)])
        else:
            results.append(len(ports))
            ports.append(port)
            values.append(es)
    if not ports:
        return Derived(None, (), tuple(results))
    used = {x.id for x in reachable([e for es in values for e in es]) if x.op is SYMBOL}
    candidates = [*zip(parent.inputs, parent.symbols, strict=True), *zip(extra, seeds, strict=True)]
    sources = tuple(i for i, (_, ss) in enumerate(candidates) if any(s.id in used for s in ss))
    program = Program(
        name,
        parent.title,
        [candidates[i][0] for i in sources],
        ports,
        lambda _: values,
        parent,
    )
    return Derived(program, sources, tuple(results))
