"""Launches of kernels that read rows by an index, and add results to the rows that an index names, on the CPU."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ..codegen import Access
from ..dtypes import TAGS
from . import threads
from .indices import Index, bounds, even_bounds, parts_of
from .launch import Executable, allocate

# Numbers of private accumulators of all parts, for each number that the rows read or write. With more, adding them up
# would take longer than a second thread saves.
_MAX_PRIVATE = 1.0


def run_indexed(
    executable: Executable, inputs: Sequence[Tensor], gathers: Sequence[Index | None], sums: Sequence[Index | None]
) -> tuple[Tensor, ...]:
    """Run a program on rows.

    Sums are in float64 and in the order of the rows. If there are many rows, they are divided into parts, each of which
    is summed by itself; the parts depend on the indices alone.

    Args:
        executable: Of the program.
        inputs: CPU tensors of one dtype: the whole tensor for one that is gathered; otherwise one element, or one for
            each row.
        gathers: For each input, the rows that are read of it, or None.
        sums: For each output, the rows that its rows are added to, or None.
    """
    program = executable.program
    rows = next(len(x) for x in (*gathers, *sums) if x is not None)
    dtype, device = inputs[0].dtype, inputs[0].device
    layout = [
        Access.INDEXED
        if index is not None
        else Access.NATURAL
        if rows == 1 or x.numel() != port.size
        else Access.BROADCAST
        for x, index, port in zip(inputs, gathers, program.inputs, strict=True)
    ]
    layout += [Access.INDEXED_SUM if index is not None else Access.NATURAL for index in sums]
    inputs = [x.contiguous() for x in inputs]
    outputs = [
        allocate((rows, *port.shape), dtype, device)
        if index is None
        else torch.zeros((index.size, *port.shape), dtype=torch.float64, device="cpu")
        for index, port in zip(sums, program.outputs, strict=True)
    ]
    if rows:
        kernel = executable.kernel(TAGS[dtype], tuple(layout))
        at, private = _division(rows, sums, outputs, [p.size for p in (*program.inputs, *program.outputs)])
        partial = {j: torch.zeros(len(at) - 1, *outputs[j].shape, dtype=torch.float64, device="cpu") for j in private}
        targets = [partial.get(j, y) for j, y in enumerate(outputs)]
        arguments = [x.data_ptr() for x in (*inputs, *targets)]
        arguments += [index.rows.data_ptr() for index in (*gathers, *sums) if index is not None]
        arguments += [at.data_ptr(), 1]
        if len(at) == 2:
            kernel.cpu(rows, kernel.pack(*arguments))
        else:
            steps = [0] * len(arguments)
            steps[-2] = at.element_size()
            for j, x in partial.items():
                steps[len(inputs) + j] = x[0].nbytes
            partition = threads.Partition(len(at) - 1, 1, rows // (len(at) - 1))
            threads.run(kernel, partition, arguments, len(arguments) - 1, steps)
            for j, x in partial.items():
                outputs[j] = x.sum(0)
    return tuple([y if index is None else y.to(dtype) for y, index in zip(outputs, sums, strict=True)])


def _division(
    rows: int, sums: Sequence[Index | None], outputs: Sequence[Tensor], sizes: Sequence[int]
) -> tuple[Tensor, list[int]]:
    """The rows where parts begin, and the outputs of which each part has private accumulators.

    Parts that do not divide equal rows of one sorted index need no private accumulators for its sums.
    """
    parts, guide, largest = parts_of(rows), None, 0
    for index, y in zip(sums, outputs, strict=True):
        if index is not None and index.is_sorted and y.numel() > largest:
            guide, largest = index, y.numel()
    private = [j for j, index in enumerate(sums) if index is not None and index is not guide]
    if parts == 1 or parts * sum(outputs[j].numel() for j in private) > _MAX_PRIVATE * rows * sum(sizes):
        return even_bounds(rows, 1), []
    return even_bounds(rows, parts) if guide is None else bounds(guide, parts), private
