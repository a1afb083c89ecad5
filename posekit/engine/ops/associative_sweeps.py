"""Sweeps along a sequence that compute prefix products, or the total product, of a monoid.

A sweep computes a sequence step by step. Few long sequences would leave most of a GPU idle. Their products are
associative, and computed in blocks: the products in each block, those of whole blocks by the same rule, and the
products of the two. The parts are ops, so that derivatives are computed in blocks, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..dtypes import computed
from ..programs import Array, ElementwiseProgram, Number, Port, Scalar, SequencePort, Sweep, SweepBody, SweepProgram
from ..runtime import block_steps
from . import registry
from .sweeps import SweepOp, flatten, split


class AssociativeSweepOp(SweepOp):
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
        registry.ON_USE[f"{name}.product"] = self._declare_product

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
        x, steps = inputs[0], int(inputs[0].shape[-2])
        width = block_steps(x, math.prod(x.shape[:-2]), steps)
        if not width or not self._is_uniform(inputs):
            return self.call((steps,), inputs)  # it checks them, too
        if not torch.compiler.is_compiling():  # blocks of one size need no identities at the end
            width = next((w for w in range(width, width // 2, -1) if steps % w == 0), width)
        wide = [y.to(computed(x.dtype)) for y in inputs]
        return tuple(y.to(x.dtype) for y in self._in_blocks(wide, steps, width))

    def _is_uniform(self, inputs: Sequence[Tensor]) -> bool:
        """Whether the inputs are elements, with the same batch shape, dtype and device."""
        x = inputs[0]
        same = [(y.shape[:-1], y.dtype, y.device) == (x.shape[:-1], x.dtype, x.device) for y in inputs]
        return all(same) and all(y.shape[-1:] == p.shape[1:] for y, p in zip(inputs, self.model.inputs, strict=True))

    def _in_blocks(self, inputs: Sequence[Tensor], steps: int, width: int) -> Sequence[Tensor]:
        """The products of a long sequence, from those of blocks of ``width`` steps. The last block is filled up."""
        missing = -steps % width
        if missing:
            ends = self._identities(inputs, missing)
            inputs = [torch.cat([x, end], -2) for x, end in zip(inputs, ends, strict=True)]
        made = self.call((width,), [x.unflatten(-2, (-1, width)) for x in inputs])
        if self.total:
            return self(*made)
        # One slice, and parts of one split: the backward pass of each slice would fill and copy a tensor of this size.
        before = self(*[y.flatten(-3, -2)[..., width - 1 : -1 : width, :] for y in made])
        parts = [y.split([1, y.shape[-3] - 1], -3) for y in made]
        name, operands = f"{self.name}.product", [*[y.unsqueeze(-2) for y in before], *[rest for _, rest in parts]]
        compiling = torch.compiler.is_compiling()
        results = registry.RUN(name, operands, []) if compiling else registry.find(name)(operands)
        whole = [torch.cat([first, z], -3) for (first, _), z in zip(parts, results, strict=True)]
        return [y.flatten(-3, -2)[..., :steps, :].contiguous() for y in whole]

    def _identities(self, inputs: Sequence[Tensor], count: int) -> list[Tensor]:
        """So many identities for each sequence. Filled on the device, as a captured graph may not copy to it."""
        identities, entries = [], iter(self._identity)
        for x in inputs:
            y = x.new_zeros((*x.shape[:-2], count, x.shape[-1]))
            for k in range(x.shape[-1]):
                if number := next(entries):
                    y[..., k].fill_(float(number))
            identities.append(y)
        return identities

    def _declare_product(self) -> Any:
        """The op of the product of two elements."""
        kinds = self._elements
        inputs = [Port(f"{n}{i}", kind.shape) for i in (1, 2) for n, kind in kinds.items()]
        outputs = [Port(n, kind.shape) for n, kind in kinds.items()]

        def trace(program: ElementwiseProgram) -> list[list[Scalar]]:
            symbols = [kind(xs) for kind, xs in zip((*kinds.values(), *kinds.values()), program.symbols, strict=True)]
            return [list(y) for y in self._product(symbols[: len(kinds)], symbols[len(kinds) :])]

        return registry.op_for(ElementwiseProgram(f"{self.name}.product", self.model.title, inputs, outputs, trace))
