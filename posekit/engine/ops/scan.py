"""Ops along a sequence: prefix products (scans) and total products (reductions) of a monoid.

Each length has an op of its own, because shapes are static in compiled graphs. All lengths share their kernels.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..programs import Array, Number, Port, Scalar, SequencePort, Sweep, SweepBody, SweepProgram
from ..runtime import LOCK
from . import registry
from .torch_op import Op

_MAX_LENGTHS = 128  # ops cached per Scan; an evicted one is created again in milliseconds


def _flatten(arrays: Sequence[Array]) -> tuple[Scalar, ...]:
    return tuple(x for part in arrays for x in part)


def _length(name: str) -> int:
    """The length in a name such as ``family[length]``."""
    return int(name.partition("[")[2].partition("]")[0])


class Scan:
    """Prefix products, or the total product, of the elements of a monoid along a sequence.

    Args:
        name: The name in compiled graphs.
        title: The name in error messages.
        elements: Names and types of the tensors that represent an element.
        identity: Components of the identity element.
        product: Components of the product of the carry and the next element.
        total: Whether to return only the product of all elements.
    """

    def __init__(
        self,
        name: str,
        title: str,
        elements: Mapping[str, type[Array]],
        identity: Sequence[Number],
        product: Callable[[Any, Any], Sequence[Array]],
        total: bool,
    ) -> None:
        self.name, self.title, self.total = name, title, total
        self._elements, self._identity, self._product = elements, identity, product
        self._ops: dict[int, Op] = {}
        registry.FAMILIES[name] = self.at

    def at(self, length: int) -> Op:
        """The op for sequences of a length, from a bounded cache."""
        op = self._ops.get(length)
        if op is None:
            along = [SequencePort(n, (length, *kind.shape)) for n, kind in self._elements.items()]
            outputs = [Port(n, kind.shape) for n, kind in self._elements.items()] if self.total else along
            op = registry.op_for(
                SweepProgram(f"{self.name}[{length}]", self.title, along, outputs, self._build, length)
            )
            with LOCK:
                self._ops[length] = op
                if len(self._ops) > _MAX_LENGTHS:
                    del self._ops[next(iter(self._ops))]
                    registry.forget(lambda name: name.startswith(f"{self.name}[") and _length(name) not in self._ops)
        return op

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph, kinds = sweeps.graph, list(self._elements.values())
        start = tuple(graph.const(x) for x in self._identity)
        carry = Sweep("0", False, start, start).carry(graph)
        split = [sum(math.prod(kind.shape) for kind in kinds[:i]) for i in range(len(kinds) + 1)]
        carried = [kind(carry[a:b]) for kind, a, b in zip(kinds, split, split[1:], strict=False)]
        following = [kind(xs) for kind, xs in zip(kinds, sweeps.symbols, strict=True)]
        product = _flatten(self._product(carried, following))
        sweep = Sweep("0", False, start, product)
        values = sweep.end(graph) if self.total else product
        return SweepBody((sweep,), tuple(values[a:b] for a, b in itertools.pairwise(split)))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The products along the last batch dimension."""
        length = inputs[0].shape[-2]
        if torch.compiler.is_compiling():
            return tuple(registry.RUN(f"{self.name}[{int(length)}]", list(inputs), []))
        result = self.at(int(length)).call(*inputs)
        return result if isinstance(result, tuple) else (result,)
