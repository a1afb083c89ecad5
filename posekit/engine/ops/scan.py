"""Ops along a sequence: prefix products (scans) and total products (reductions) of a monoid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from torch import Tensor

from ..programs import Array, Number, Port, SequencePort, Sweep, SweepBody, SweepProgram
from .families import Family, flatten, split


class Scan(Family):
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
        along = [SequencePort(n, (1, *kind.shape)) for n, kind in elements.items()]
        outputs = [Port(n, kind.shape) for n, kind in elements.items()] if total else along
        super().__init__(name, title, along, outputs, self._build)
        self.total = total
        self._elements, self._identity, self._product = elements, identity, product

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph, kinds = sweeps.graph, list(self._elements.values())
        start = tuple(graph.const(x) for x in self._identity)
        carry = Sweep("0", False, start, start).carry(graph)
        following = [kind(xs) for kind, xs in zip(kinds, sweeps.symbols, strict=True)]
        product = flatten(self._product(split(carry, kinds), following))
        sweep = Sweep("0", False, start, product)
        values = sweep.end(graph) if self.total else product
        return SweepBody((sweep,), tuple(map(tuple, split(values, kinds))))

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The products along the last batch dimension."""
        return self.call((int(inputs[0].shape[-2]),), inputs)
