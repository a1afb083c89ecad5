"""Tensors of the caller that receive results and gradients: what they must be, who else can see them, and writing."""

from __future__ import annotations

import collections
import math
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from .engine import launch
from .engine.check import check as check_inputs
from .engine.launch import Prepared
from .engine.operation import Op
from .engine.program import Port, Program
from .errors import ArgumentError, DeviceError, DTypeError, ShapeError

Maybe = Tensor | None
_LARGEST = 1 << 14  # float64 totals that a thread keeps room for


class Signature:
    """How a Function names its arguments, and which op it is.

    Args:
        title: How errors call it.
        declared: The op.
        names: Of its tensors, its results and their gradients' buffers.
        clouds: Whether the last of its tensors has one more batch dimension than the others, which is not theirs.
    """

    def __init__(self, title: str, declared: Callable[..., Any], names: Sequence[str], clouds: bool) -> None:
        self.title, self.clouds = title, clouds
        self.op: Op = declared.op  # type: ignore[attr-defined]
        self.inputs, self.outputs, self.adjoints = (tuple(part.split()) for part in (*names, "", "")[:3])
        ports = zip(self.inputs, self.op.program.inputs, strict=True)
        self.ports = tuple(Port(name, port.shape) for name, port in ports)

    def arrange(self, tensors: Sequence[Any]) -> tuple[Any, ...]:
        """The tensors as the op takes them."""
        if not self.clouds:
            return tuple(tensors)
        return (*[None if x is None else x.unsqueeze(-2) for x in tensors[:-1]], tensors[-1])

    def check(self, tensors: Sequence[Any]) -> None:
        """Raise what is wrong with the tensors, in the words of this Function."""
        for x, port in zip(tensors, self.ports, strict=True):
            check_inputs(self._program((port,)), (x,))
        check_inputs(self._program(self.ports), tensors if not self.clouds else self.arrange(tensors))

    def _program(self, ports: Sequence[Port]) -> Program:
        return Program(self.title, self.title, ports, (), lambda _: [])

    def split(self, arguments: Sequence[Any]) -> tuple[tuple[Any, ...], tuple[Maybe, ...], tuple[Maybe, ...]]:
        """Tensors, result buffers and gradient buffers; buffers that are left out are None."""
        n, m = len(self.inputs), len(self.outputs)
        given = (*arguments, *[None] * (n + m + len(self.adjoints) - len(arguments)))
        return given[:n], given[n : n + m], given[n + m :] or (None,) * n

    def check_buffers(
        self, tensors: Sequence[Tensor], outs: Sequence[Maybe], adjs: Sequence[Maybe], results: Sequence[Tensor | Any]
    ) -> None:
        """Refuse buffers that do not fit the results, given as (shape, dtype, device), or the tensors."""
        for name, out, (shape, dtype, device) in zip(self.outputs, outs, results, strict=True):
            if out is None:
                continue
            check(self.title, name, out, shape, dtype, device)
            if torch.is_grad_enabled() and out.requires_grad and out.is_leaf:
                raise ArgumentError(f"{self.title}: {name} must not be a leaf that requires grad; pass {name}.detach()")
        for name, adj, x in zip(self.adjoints, adjs, tensors, strict=False):
            if adj is not None:
                check(self.title, name, adj, x.shape, x.dtype, x.device)
                if adj.requires_grad:
                    raise ArgumentError(f"{self.title}: {name} must not require grad")


def check(where: str, name: str, buffer: Any, shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> None:
    """Refuse a buffer that is not a tensor of exactly this shape, dtype and device."""
    if type(buffer) is Tensor and buffer.shape == shape and buffer.dtype is dtype and buffer.device == device:
        return
    if not isinstance(buffer, Tensor):
        raise ArgumentError(f"{where}: {name} must be a torch.Tensor or None, got {type(buffer).__name__}")
    if tuple(buffer.shape) != tuple(shape):
        raise ShapeError(f"{where}: {name} must have shape {tuple(shape)}, got {tuple(buffer.shape)}")
    if buffer.dtype != dtype:
        raise DTypeError(f"{where}: {name} must be {dtype}, got {buffer.dtype}")
    if buffer.device != device:
        raise DeviceError(f"{where}: {name} must be on {device}, got {buffer.device}")


def check_memory(where: str, inputs: dict[str, Tensor], buffers: dict[str, Tensor]) -> None:
    """Refuse buffers that share memory with an input, with each other, or with themselves."""
    seen = [(*_range(x), name, x) for name, x in inputs.items()]
    for name, buffer in buffers.items():
        if not buffer.is_contiguous() and any(
            n > 1 and s == 0 for n, s in zip(buffer.shape, buffer.stride(), strict=True)
        ):
            raise ArgumentError(f"{where}: {name} must not be expanded: several of its elements are the same memory")
        start, end = _range(buffer)
        for other_start, other_end, other, x in seen:
            if start < other_end and other_start < end and overlap(buffer, x):
                raise ArgumentError(f"{where}: {name} must not share memory with {other}; pass another tensor")
        seen.append((start, end, name, buffer))


def overlap(a: Tensor, b: Tensor) -> bool:
    """Whether two tensors have an element in common; true also of some that interleave in an intricate way."""
    (start_a, end_a), (start_b, end_b) = _range(a), _range(b)
    if start_a >= end_b or start_b >= end_a:
        return False
    if a.dtype.itemsize != b.dtype.itemsize:
        return True
    # Columns of one workspace lie in one range but never meet: all addresses of a slice are congruent to those of one
    # row, modulo the common divisor of the strides of the rows.
    period = math.gcd(*_strides(a), *_strides(b)) * a.dtype.itemsize
    return not period or not _residues(a, period).isdisjoint(_residues(b, period))


def _range(x: Tensor) -> tuple[int, int]:
    start, count = x.data_ptr(), x.numel()
    if count and not x.is_contiguous():
        count = sum([(n - 1) * s for n, s in zip(x.shape, x.stride(), strict=True)]) + 1
    return start, start + count * x.element_size()


def _strides(x: Tensor) -> Iterator[int]:
    return (s for n, s in zip(x.shape[:-1], x.stride(), strict=False) if n > 1)


def _residues(x: Tensor, period: int) -> set[int]:
    step = x.stride()[-1] * x.dtype.itemsize if x.dim() else 0
    count = min(x.shape[-1] if x.dim() else 1, period)
    return {(x.data_ptr() + k * step) % period for k in range(count)}


# ------------------------------------------------------------------------------------------------------------- leases
_uses: collections.Counter[int] = collections.Counter()
_lock = threading.RLock()  # a Lease may die wherever the garbage collector runs, also inside the lock


class Lease:
    """Counts, while it lives, as one more graph that will write gradients to these buffers."""

    __slots__ = ("addresses",)

    def __init__(self, buffers: Sequence[Tensor | None]) -> None:
        self.addresses = [b.data_ptr() for b in buffers if b is not None]
        with _lock:
            _uses.update(self.addresses)

    def __del__(self) -> None:
        with _lock:
            for address in self.addresses:
                _uses[address] -= 1
                if not _uses[address]:
                    del _uses[address]


def is_shared(buffer: Tensor) -> bool:
    """Whether more than one graph alive will write gradients to this buffer."""
    return _uses[buffer.data_ptr()] > 1


# ------------------------------------------------------------------------------------------------------------ writing
class _Scratch(threading.local):
    totals = torch.empty(0, dtype=torch.float64)


_scratch = _Scratch()


def run(op: Op, inputs: Sequence[Tensor], prepared: Prepared, buffers: Sequence[Tensor | None]) -> tuple[Tensor, ...]:
    """Compute ``op`` into the buffers that are given, summed gradients included, without fresh memory on the CPU."""
    plan, dtype = prepared.plan, prepared.dtype
    if not any(s and b is not None for s, b in zip(plan.summed, buffers, strict=True)):
        return launch.run(op, inputs, prepared, buffers)
    if prepared.uneven is not None:
        inputs = [x if x.dtype is dtype else x.to(dtype) for x in inputs]
    sums = _zeros([s for s, z in zip(plan.outputs, plan.summed, strict=True) if z], prepared.device)
    outputs = [
        next(sums)
        if z
        else b
        if b is not None and b.dtype is dtype and b.is_contiguous()
        else launch.allocate(s, dtype, prepared.device)
        for s, z, b in zip(plan.outputs, plan.summed, buffers, strict=True)
    ]
    if prepared.ready is not None:
        launch.execute(op, prepared, prepared.ready, [*inputs, *outputs])
    return tuple(
        [
            (o.to(dtype, copy=True) if z else o) if b is None else b if b is o else b.copy_(o)
            for o, z, b in zip(outputs, plan.summed, buffers, strict=True)
        ]
    )


def _zeros(shapes: Sequence[Sequence[int]], device: torch.device) -> Iterator[Tensor]:
    """The totals of one call. Those of a few poses live in memory that each thread keeps."""
    sizes = [math.prod(s) for s in shapes]
    if device.type != "cpu" or sum(sizes) > _LARGEST:
        totals = torch.zeros(sum(sizes), dtype=torch.float64, device=device)
    else:
        if _scratch.totals.numel() < sum(sizes):
            _scratch.totals = torch.empty(sum(sizes), dtype=torch.float64)
        totals = _scratch.totals[: sum(sizes)].zero_()
    return (t.view(s) for t, s in zip(totals.split(sizes), [tuple(s) for s in shapes], strict=True))


def sum_into(buffer: Tensor, gradient: Tensor) -> None:
    """Write a gradient that has more or larger batch dimensions than the buffer, summed over those."""
    target = buffer[(None,) * (gradient.dim() - buffer.dim())]
    dims = [d for d, (n, m) in enumerate(zip(target.shape, gradient.shape, strict=True)) if n != m and n == 1]
    if dims and buffer.dtype is gradient.dtype:
        torch.sum(gradient, dims, keepdim=True, out=target)
    else:
        target.copy_(gradient.sum(dims, keepdim=True) if dims else gradient)
