"""Launches of kernels that read rows in place by an index, and add results to the rows that an index names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from ... import errors
from ..codegen import Access
from ..dtypes import TAGS
from . import threads
from .input_checks import describe
from .launch import Executable, allocate

MAX_PARTS = 16
PART = 1 << 12  # rows that justify a part of their own


@attrs.frozen(eq=False, init=False, repr=False)
class Index:
    """Which row of a tensor each row of a call reads, or adds its result to; see ``op.gathered``.

    It is checked once and copied, so that calls need not look at its numbers.

    >>> cameras = pk.Index(torch.tensor([0, 0, 1, 2]), size=3)
    >>> cameras
    Index(4 rows of 3, sorted)

    Args:
        rows: Integers of shape ``(n,)``, in [0, size).
        size: The number of rows that there are to read; by default one more than the largest.
    """

    rows: Tensor
    size: int
    is_sorted: bool
    _bounds: dict[int, Tensor]

    def __init__(self, rows: Any, size: int | None = None) -> None:
        try:
            rows = rows if isinstance(rows, Tensor) else torch.as_tensor(rows, device="cpu")
        except (TypeError, ValueError, RuntimeError) as error:
            got = describe(rows)
            raise errors.ShapeError(f"Index: rows must be integers of shape (n,), got {got}") from error
        is_integer = not (rows.dtype.is_floating_point or rows.dtype.is_complex or rows.dtype is torch.bool)
        if rows.ndim != 1 or (rows.numel() and not is_integer):  # an empty list becomes a tensor of floats
            got = f"{rows.dtype} of shape {tuple(rows.shape)}"
            raise errors.ShapeError(f"Index: rows must be integers of shape (n,), got {got}")
        if size is not None and (type(size) is not int or size < 0):
            raise errors.ArgumentError(f"Index: size must be an integer that is not negative, got {describe(size)}")
        rows = rows.detach().to(torch.int64, copy=True).contiguous()
        low, high = map(int, torch.aminmax(rows)) if len(rows) else (0, -1)
        if low < 0 or (size is not None and high >= size):
            wrong = low if low < 0 else high
            raise errors.ArgumentError(f"Index: rows must be in [0, {high + 1 if size is None else size}), got {wrong}")
        is_sorted = bool((rows[1:] >= rows[:-1]).all())
        self._fill(rows, high + 1 if size is None else size, is_sorted)

    def _fill(self, rows: Tensor, size: int, is_sorted: bool) -> None:
        for name, value in (("rows", rows), ("size", size), ("is_sorted", is_sorted), ("_bounds", {})):
            object.__setattr__(self, name, value)

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return f"Index({len(self)} rows of {self.size}{', sorted' if self.is_sorted else ''})"

    def __reduce__(self) -> Any:
        return Index, (self.rows, self.size)

    def to(self, device: torch.device | str) -> Index:
        """Return the same index on a device.

        >>> pk.Index([0, 0, 1]).to("cpu")
        Index(3 rows of 2, sorted)

        Args:
            device: The device of the tensors that it is used with.
        """
        moved = object.__new__(Index)
        moved._fill(self.rows.to(device), self.size, self.is_sorted)
        return moved


# attrs adds it for classes with an `__init__` of their own; here nothing calls it.
del Index.__attrs_init__


def zeros(count: int, device: torch.device) -> Index:
    """The index of ``count`` rows that all read the first row."""
    return Index(torch.zeros(count, dtype=torch.int64, device=device), 1)


def bounds(index: Index, parts: int) -> Tensor:
    """Where to divide sorted rows into parts, so that equal rows stay together."""
    result: Tensor | None = index._bounds.get(parts)
    if result is None:
        even = even_bounds(len(index), parts)
        inner = torch.searchsorted(index.rows, index.rows[even[1:-1]])
        result = index._bounds[parts] = torch.cat((even[:1], inner, even[-1:]))
    return result


def even_bounds(rows: int, parts: int) -> Tensor:
    """Where to divide rows into parts."""
    return torch.arange(parts + 1, device="cpu") * rows // parts


def parts_of(rows: int) -> int:
    """Into how many parts so many rows are divided. It does not depend on the number of threads."""
    return max(1, min(MAX_PARTS, rows // PART))


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
