"""Calls whose results are summed over trailing batch dimensions, inside the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ... import errors
from ..runtime import Memo, Shape, batch_shape, broadcast_shapes, check
from .torch_op import Op


class SummedCall:
    """Calls an op of `Program.summed`. It returns all outputs, summed over the last ``dims`` batch dimensions."""

    def __init__(self, op: Op, dims: int) -> None:
        self.op, self.dims = op, dims
        self._shapes = Memo()  # by the shapes of the arguments

    def __call__(self, *tensors: Any) -> tuple[Tensor, ...]:
        if torch.compiler.is_compiling():
            return self._reshaped(tensors, *self._find(tensors))
        try:
            found = self._shapes.get(key := tuple([x.shape for x in tensors]))
        except AttributeError:  # an argument is no tensor
            found, key = None, ()
        if found is None:
            found = self._shapes[key] = self._find(tensors)
        return self._reshaped(tensors, *found)

    def _reshaped(
        self, tensors: Sequence[Tensor], batches: tuple[Shape, ...], shapes: list[Shape]
    ) -> tuple[Tensor, ...]:
        return tuple(map(Tensor.reshape, self.op(tensors, batches), shapes))

    def _find(self, tensors: Sequence[Tensor]) -> tuple[tuple[Shape, ...], list[Shape]]:
        """The batch shapes of the outputs of the kernel, which keep dimensions of size 1, and shapes of the results."""
        program, dims = self.op.program, self.dims
        check(program, tensors)
        batches = [batch_shape(x.shape, p) for x, p in zip(tensors, program.inputs, strict=True)]
        common = tuple(broadcast_shapes(*batches))
        if len(common) < dims:
            fact = f"are summed over {dims} batch dimensions, but those of the arguments are {common}"
            raise errors.ShapeError(f"{program.title}: results {fact}")
        batch = common[: len(common) - dims]
        return ((*batch, *(1,) * dims),) * len(program.outputs), [batch + p.shape for p in program.outputs]
