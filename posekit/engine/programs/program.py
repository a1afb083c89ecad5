"""A program: named inputs and outputs, what computes the outputs, and derived programs.

Derivatives of programs are programs, so double backward, forward over reverse and all higher orders need no code of
their own: `vjp` and `jvp` are applied as often as torch asks for them. There are two kinds, `ElementwiseProgram` and
`SweepProgram`. They share what is here: ports, names, the digest, the memo of derivatives, and what of a derivative is
left out.
"""

from __future__ import annotations

import abc
import hashlib
import math
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import attrs

from ...errors import PosekitError
from ..locks import Lock, once
from .rewriting import reachable
from .scalar import Graph, Scalar, value

Mask = tuple[bool, ...]
T = TypeVar("T")
LOCK = Lock()  # held while a program is traced, lowered or differentiated


@attrs.frozen(slots=False)
class Port:
    """An input or output of a program: its name, and the shape of one element, `()`, `(n,)` or `(n, m)`."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Program(abc.ABC):
    """Inputs and outputs, and the algebra between them.

    Args:
        name: Identifies the program; a derivative's name is its parent's with a suffix.
        title: The name of the op in error messages.
        inputs: The inputs, in the order of the arguments.
        outputs: The outputs, in the order of the results.
        parent: The program that this one is a derivative of.
        fusible: Whether compilers may replace the kernel by torch operations, to fuse them with others.
        contracted: Whether products and sums are contracted to fma (see `contract`).
        graph: Owns the nodes; by default a new one.

    Attributes:
        ordered: Whether the order of sums over the batch depends on the summed dimensions alone: see
            `ElementwiseProgram.summed`.
        wide: Whether the arithmetic is float64 also for tensors of float32: where terms cancel that are larger than the
            result.
        costly: Whether the algebra takes much longer than reading its operands. Then one kernel serves all calls that
            are not flat, as others would not be faster.
        tiled: Whether kernels for the CPU compute vectors of rows that are copied to tiles, also of short algebra. They
            take half of the time to compile, and for many elements 1.2 of that to run.
        seldom: Whether a solver calls it once for many calls of others: its kernels for the CPU are not optimised. They
            take half of the time to compile, and for many elements two to five times that to run.
    """

    ordered = False
    costly = False
    tiled = False
    seldom = False

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        parent: Program | None = None,
        fusible: bool = True,
        contracted: bool = False,
        graph: Graph | None = None,
    ) -> None:
        self.name, self.title, self.parent = name, title, parent
        self.fusible: bool = parent.fusible if parent else fusible
        self.contracted: bool = parent.contracted if parent else contracted
        self.wide: bool = parent.wide if parent else False
        self.depth: int = parent.depth + 1 if parent else 0
        self.inputs, self.outputs = tuple(inputs), tuple(outputs)
        # The names of inputs in errors, where they differ: "self.position" is the position of a value called self.
        self.labels: Mapping[str, str] = parent.labels if parent else {}
        self._derivatives: dict[str, Any] = {}
        self.graph = Graph() if graph is None else graph

    @property
    def kernel_name(self) -> str:
        """The name from which its kernels are named. Programs with the same kernel text share it."""
        return self.name

    @once(LOCK)
    def digest(self) -> str:
        """A hash of the declared algebra. It does not depend on the Python code that built the algebra."""
        if self.parent:
            return self.parent.digest
        described, values = self._described()
        nodes = [(x.id, x.op.name, str(x.data), [a.id for a in x.args]) for x in reachable(values)]
        return hashlib.sha256(repr((*described, nodes)).encode()).hexdigest()

    @abc.abstractmethod
    def _described(self) -> tuple[tuple[object, ...], list[Scalar]]:
        """What the digest depends on: the ports with the ids of their nodes, and all scalars."""

    @abc.abstractmethod
    def _read(self) -> Collection[str]:
        """The names of the inputs that the algebra reads."""

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
        return self._memoised(suffix, lambda name: self._adjoint(requires_grad, has_cotangent, reduced, name))

    @abc.abstractmethod
    def _adjoint(self, requires_grad: Mask, has_cotangent: Mask, reduced: Mask | None, name: str) -> Derived:
        """The result of `vjp`, made under a name."""

    def jvp(self, has_tangent: Mask) -> Derived:
        """The program that computes the tangents of all outputs from those of the inputs in ``has_tangent``."""
        return self._memoised(f"j{bits(has_tangent)}", lambda name: self._tangent(has_tangent, name))

    @abc.abstractmethod
    def _tangent(self, has_tangent: Mask, name: str) -> Derived:
        """The result of `jvp`, made under a name."""

    def _memoised(self, suffix: str, derive: Callable[[str], T]) -> T:
        """What is derived under a suffix, by the first thread that asks for it."""
        derived: T | None = self._derivatives.get(suffix)
        if derived is None:
            with LOCK:
                derived = self._derivatives.get(suffix)
                if derived is None:
                    derived = self._derivatives[suffix] = derive(f"{self.name}>{suffix}")
        return derived

    def _derivative(
        self,
        make: Callable[[Sequence[Port], Sequence[Port], list[Sequence[Scalar]]], Program],
        seeds: Sequence[Port],
        outputs: Sequence[Port],
        rows: Sequence[Sequence[Scalar] | None],
        aliases: Mapping[int, int] | None = None,
    ) -> Derived:
        """The derived program: without outputs that are None, zero or an alias, and without unused inputs.

        Args:
            make: The program of some inputs, outputs, and the scalars of the outputs.
            seeds: Candidate inputs for the cotangents or tangents, besides the inputs of this program.
            outputs: Candidate outputs.
            rows: The scalars of each candidate output, or None if it is not requested.
            aliases: The entry of ``results`` for each candidate output that equals a cotangent.
        """
        results: list[int | None] = []
        ports: list[Port] = []
        values: list[Sequence[Scalar]] = []
        for i, (port, row) in enumerate(zip(outputs, rows, strict=True)):
            if row is None or all(value(x) == 0 for x in row):
                results.append(None)
            elif aliases and i in aliases:
                results.append(aliases[i])
            else:
                results.append(len(ports))
                ports.append(port)
                values.append(row)
        if not ports:
            return Derived(None, (), tuple(results))
        candidates = (*self.inputs, *seeds)
        program = make(candidates, ports, values)
        read = program._read()
        sources = tuple(i for i, p in enumerate(candidates) if p.name in read)
        program.inputs = tuple(candidates[i] for i in sources)
        return Derived(program, sources, tuple(results))

    def resolve(self, suffix: str) -> Program:
        """The derived program for the last suffix of a name, such as ``v10.1``."""
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
