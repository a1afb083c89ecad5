"""Checks of preallocated result and gradient buffers: shape, dtype, device, autograd history and shared memory."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import ElementwiseProgram, Op, Port, check_dense
from ..engine import check as check_inputs
from ..errors import ArgumentError, DeviceError, DTypeError, ShapeError

OptionalTensor = Tensor | None


class BufferOp:
    """The op of a Function and the names of its arguments.

    Args:
        title: The name in error messages.
        declared: The op.
        names: Names of the tensors, of the result buffers and of the gradient buffers.
        clouds: Whether the last tensor is a batch of point clouds: it has one more batch dimension than the others.
    """

    def __init__(self, title: str, declared: Callable[..., Any], names: Sequence[str], clouds: bool) -> None:
        self.title, self.clouds = title, clouds
        self.op: Op = declared.op  # type: ignore[attr-defined]
        self.inputs, self.outputs, self.adjoints = (tuple(part.split()) for part in (*names, "", "")[:3])
        ports = zip(self.inputs, self.op.program.inputs, strict=True)
        self.ports = tuple(Port(name, port.shape) for name, port in ports)

    def arrange(self, tensors: Sequence[Any]) -> tuple[Any, ...]:
        """The tensors with the shapes that the op expects. With clouds, all but the last get a dimension of size 1."""
        if not self.clouds:
            return tuple(tensors)
        return (*[None if x is None else x.unsqueeze(-2) for x in tensors[:-1]], tensors[-1])

    def check(self, tensors: Sequence[Any]) -> None:
        """Checks the tensors. Errors have the names of this Function and its arguments."""
        for x, port in zip(tensors, self.ports, strict=True):
            check_inputs(self._program((port,)), (x,))
        check_inputs(self._program(self.ports), tensors if not self.clouds else self.arrange(tensors))

    def _program(self, ports: Sequence[Port]) -> ElementwiseProgram:
        return ElementwiseProgram(self.title, self.title, ports, (), lambda _: [])

    def split(
        self, arguments: Sequence[Any]
    ) -> tuple[tuple[Any, ...], tuple[OptionalTensor, ...], tuple[OptionalTensor, ...]]:
        """Splits arguments into tensors, result buffers and gradient buffers. Omitted buffers are None."""
        n, m = len(self.inputs), len(self.outputs)
        padded = (*arguments, *[None] * (n + m + len(self.adjoints) - len(arguments)))
        return padded[:n], padded[n : n + m], padded[n + m :] or (None,) * n

    def check_buffers(
        self, tensors: Sequence[Tensor], outs: Sequence[Any], adjs: Sequence[Any], results: Sequence[Any]
    ) -> None:
        """Rejects buffers of another (shape, dtype, device) than ``results`` or, for gradients, the tensors have."""
        for name, out, (shape, dtype, device) in zip(self.outputs, outs, results, strict=True):
            if out is not None:
                check(self.title, name, out, shape, dtype, device)
        for name, adj, x in zip(self.adjoints, adjs, tensors, strict=False):
            if adj is not None:
                check(self.title, name, adj, x.shape, x.dtype, x.device)

    def match_inputs(self, tensors: Sequence[Any], adjs: Sequence[Any]) -> tuple[Any, ...]:
        """Gradient buffers in the shapes of their tensors.

        A buffer of another shape is viewed in the shape of its tensor if that is possible. Otherwise it is replaced
        with None if its tensor gets no gradient.
        """
        return tuple(map(_match_input, tensors, adjs))

    def check_types(self, outs: Sequence[Any], adjs: Sequence[Any]) -> None:
        """Rejects buffers that are neither dense tensors nor None."""
        for name, buffer in (*zip(self.outputs, outs, strict=True), *zip(self.adjoints, adjs, strict=False)):
            if isinstance(buffer, Tensor):
                check_dense(buffer, f"{self.title}: {name}")
            elif buffer is not None:
                kind = type(buffer).__name__
                raise ArgumentError(f"{self.title}: {name} must be a torch.Tensor or None, got {kind}")

    def check_history(self, outs: Sequence[OptionalTensor], adjs: Sequence[OptionalTensor]) -> None:
        """Rejects result buffers that are leaves requiring grad, and gradient buffers that require grad."""
        for name, out in zip(self.outputs, outs, strict=True):
            if out is not None and out.requires_grad and out.is_leaf and torch.is_grad_enabled():
                raise ArgumentError(f"{self.title}: {name} must not be a leaf that requires grad; pass {name}.detach()")
        for name, adj in zip(self.adjoints, adjs, strict=False):
            if adj is not None and adj.requires_grad:
                raise ArgumentError(f"{self.title}: {name} must not require grad")

    def check_memory(
        self, tensors: Sequence[Tensor], outs: Sequence[OptionalTensor], adjs: Sequence[OptionalTensor]
    ) -> None:
        """Rejects buffers that share memory with an input, with each other, or within themselves."""
        named = [*zip(self.outputs, outs, strict=True), *zip(self.adjoints, adjs, strict=False)]
        inputs = dict(zip(self.inputs, tensors, strict=True))
        check_memory(self.title, inputs, {name: b for name, b in named if b is not None})


def _match_input(x: Any, adj: Any) -> Any:
    if not isinstance(adj, Tensor) or not isinstance(x, Tensor) or adj.shape == x.shape:
        return adj
    if adj.numel() == x.numel() and adj.shape[-1:] == x.shape[-1:] and adj.is_contiguous():
        return adj.view(x.shape)
    return adj if x.requires_grad and torch.is_grad_enabled() else None


def check(where: str, name: str, buffer: Any, shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> None:
    """Rejects a buffer unless it has exactly this shape, dtype and device."""
    if tuple(buffer.shape) != tuple(shape):
        raise ShapeError(f"{where}: {name} must have shape {tuple(shape)}, got {tuple(buffer.shape)}")
    if buffer.dtype != dtype:
        raise DTypeError(f"{where}: {name} must be {dtype}, got {buffer.dtype}")
    if buffer.device != device:
        raise DeviceError(f"{where}: {name} must be on {device}, got {buffer.device}")


def check_memory(where: str, inputs: dict[str, Tensor], buffers: dict[str, Tensor]) -> None:
    """Rejects buffers that share memory with an input, with each other, or within themselves."""
    earlier = [(*_range(x), name, x) for name, x in inputs.items()]
    for name, buffer in buffers.items():
        if not buffer.is_contiguous() and _overlaps_itself(buffer):
            raise ArgumentError(f"{where}: {name} must not be expanded: several of its elements share memory")
        start, end = _range(buffer)
        for other_start, other_end, other, x in earlier:
            if start < other_end and other_start < end and overlap(buffer, x):
                raise ArgumentError(f"{where}: {name} must not share memory with {other}; pass another tensor")
        earlier.append((start, end, name, buffer))


def _overlaps_itself(x: Tensor) -> bool:
    """Whether elements of a tensor may share memory: some stride does not exceed the extent of the smaller strides."""
    end = 1
    for stride, size in sorted((s, n) for n, s in zip(x.shape, x.stride(), strict=True) if n > 1):
        if stride < end:
            return x.numel() > 0
        end = stride * (size - 1) + end
    return False


def overlap(a: Tensor, b: Tensor) -> bool:
    """Whether two tensors have an element in common. Conservative: also true for some that interleave."""
    (start_a, end_a), (start_b, end_b) = _range(a), _range(b)
    if start_a >= end_b or start_b >= end_a:
        return False
    if a.dtype.itemsize != b.dtype.itemsize:
        return True
    # Column slices of one workspace interleave without overlap. The addresses of a slice are congruent to those of one
    # row, modulo the greatest common divisor of the row strides, so it is enough to compare residues.
    period = math.gcd(*_strides(a), *_strides(b)) * a.dtype.itemsize
    return not period or not _residues(a, period).isdisjoint(_residues(b, period))


def _range(x: Tensor) -> tuple[int, int]:
    """First address and end address of the memory that a tensor spans."""
    start, count = x.data_ptr(), x.numel()
    if count and not x.is_contiguous():
        count = sum([(n - 1) * s for n, s in zip(x.shape, x.stride(), strict=True)]) + 1
    return start, start + count * x.element_size()


def _strides(x: Tensor) -> Iterator[int]:
    """Strides of all dimensions but the last, in elements."""
    return (s for n, s in zip(x.shape[:-1], x.stride(), strict=False) if n > 1)


def _residues(x: Tensor, period: int) -> set[int]:
    """Byte addresses of the elements of one row, modulo ``period`` bytes."""
    step = x.stride()[-1] * x.dtype.itemsize if x.dim() else 0
    count = min(x.shape[-1] if x.dim() else 1, period)
    return {(x.data_ptr() + k * step) % period for k in range(count)}
