"""Ops along a sequence: running and total products of a monoid, each a kernel of sweeps.

There is an op for each length, because compiled graphs know shapes. All lengths share their kernels.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..programs import Along, Array, Number, Parts, Port, Scalar, Sweep, Sweeps
from ..runtime import LOCK
from . import registry
from .torch_op import Op

_LENGTHS = 128  # of which a Scan keeps its ops; any other length is made again, in milliseconds


def _numbers(arrays: Sequence[Array]) -> tuple[Scalar, ...]:
    return tuple(x for part in arrays for x in part)


def _length(name: str) -> int:
    return int(name.partition("[")[2].partition("]")[0])


class Scan:
    """The running products, or the total product, of the elements of a monoid along a sequence.

    Args:
        name: In compiled graphs.
        title: How errors call it.
        elements: The names and kinds of an element's tensors.
        identity: The numbers of the element that changes nothing.
        product: The numbers of the product of what was carried and the next element.
        total: Whether only the product of all is wanted.
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
        """The op for a length."""
        op = self._ops.get(length)
        if op is None:
            along = [Along(n, (length, *kind.shape)) for n, kind in self._elements.items()]
            outputs = [Port(n, kind.shape) for n, kind in self._elements.items()] if self.total else along
            op = registry.op_of(Sweeps(f"{self.name}[{length}]", self.title, along, outputs, self._build, length))
            with LOCK:
                self._ops[length] = op
                if len(self._ops) > _LENGTHS:
                    del self._ops[next(iter(self._ops))]
                    registry.forget(lambda name: name.startswith(f"{self.name}[") and _length(name) not in self._ops)
        return op

    def _build(self, sweeps: Sweeps) -> Parts:
        graph, kinds = sweeps.graph, list(self._elements.values())
        start = tuple(graph.const(x) for x in self._identity)
        carry = Sweep("0", False, start, start).carry(graph)
        split = [sum(math.prod(kind.shape) for kind in kinds[:i]) for i in range(len(kinds) + 1)]
        carried = [kind(carry[a:b]) for kind, a, b in zip(kinds, split, split[1:], strict=False)]
        found = [kind(xs) for kind, xs in zip(kinds, sweeps.symbols, strict=True)]
        made = _numbers(self._product(carried, found))
        sweep = Sweep("0", False, start, made)
        values = sweep.end(graph) if self.total else made
        return Parts((sweep,), tuple(values[a:b] for a, b in itertools.pairwise(split)))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The products along the last batch dimension."""
        length = inputs[0].shape[-2]
        if torch.compiler.is_compiling():
            return tuple(registry.RUN(f"{self.name}[{int(length)}]", list(inputs), []))
        made = self.at(int(length)).call(*inputs)
        return made if isinstance(made, tuple) else (made,)
