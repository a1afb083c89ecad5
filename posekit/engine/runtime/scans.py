"""Runs programs of sweeps (scans along sequences). Each sequence of the batch is a lane of one kernel."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..codegen import BLOCK_LANES, FLAT, MAX_BLOCK_LANES, Layout, scratch_size
from ..dtypes import TAGS, computed
from ..programs import Port, SequencePort, SweepProgram, width
from . import plan as plans
from . import threads
from .checks import check, common_dtype
from .kernel import Kernel
from .launch import BroadcastInfo, Executable, allocate
from .memo import Memo
from .plan import Shape

_MAX_SCRATCH = 1 << 18  # numbers of scratch memory of a block of lanes, so that it stays in the second-level cache
_kernels: dict[Any, Kernel] = {}  # a kernel is shared by sweeps of all lengths


@dataclasses.dataclass(frozen=True)
class LanePlan:
    """The plan of calls with tensors of the same shapes, strides, dtypes and device.

    Attributes:
        dtype: The common dtype of the inputs, and that of the outputs.
        device: The device of the tensors.
        common: The batch shape of the call.
        count: The number of lanes, that is, of sequences.
        reads_inputs_directly: Whether the kernel can read the inputs without copies.
        allocations: The shape of each output's memory, and whether the output is that tensor with its first two
            dimensions transposed.
        outputs: The full shape of each output.
        needs_no_view: Whether the allocated outputs have these shapes already.
        strides: The strides of each tensor from lane to lane and from step to step, in numbers (not bytes).
        block: The number of lanes that are processed together.
        broadcast: The `BroadcastInfo` for backward, if any.
    """

    dtype: torch.dtype
    device: torch.device
    common: Shape
    count: int
    reads_inputs_directly: bool
    allocations: tuple[tuple[Shape, bool], ...]
    outputs: tuple[Shape, ...]
    needs_no_view: bool
    strides: tuple[tuple[int, int], ...]
    block: int
    broadcast: BroadcastInfo | None


class SweepExecutable(Executable):
    """Runs a program of sweeps on eager tensors."""

    program: SweepProgram

    def __init__(self, program: SweepProgram) -> None:
        super().__init__(program)
        self.kernels = _kernels
        self._plans = Memo()

    @functools.cached_property
    def _scratch(self) -> int:
        """The number of scratch values of a lane for each step."""
        return scratch_size(self.program)

    def forget(self) -> None:
        super().forget()
        self._plans.clear()

    def _kernel_key(self, kind: str, layout: Layout) -> Any:
        return self.program.kernel_name, self.program.digest, kind

    def run(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(inputs, results)
        operands = inputs if plan.reads_inputs_directly else self._operands(inputs, plan.common, plan.dtype)
        allocated = [allocate(shape, plan.dtype, plan.device) for shape, _ in plan.allocations]
        allocated = [
            y.transpose(0, 1) if transposed else y
            for y, (_, transposed) in zip(allocated, plan.allocations, strict=True)
        ]
        if plan.count and plan.device.type != "meta":
            self._launch_lanes([*operands, *allocated], plan)
        outputs = allocated if plan.needs_no_view else [y.view(s) for y, s in zip(allocated, plan.outputs, strict=True)]
        if results is not None:
            shapes = [(*r, *p.shape) for r, p in zip(results, self.program.outputs, strict=True)]
            outputs = [y.sum_to_size(s) for y, s in zip(outputs, shapes, strict=True)]
        if into is not None:
            outputs = [y if t is None else t.copy_(y) for y, t in zip(outputs, into, strict=True)]
        return tuple(outputs), plan.broadcast

    def _plan(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> LanePlan:
        check(self.program, inputs)
        ins, outs = self.program.inputs, self.program.outputs
        dtype, device = common_dtype(inputs), inputs[0].device
        batches = [plans.batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        common = tuple(torch.broadcast_shapes(*batches, *(results or ())))
        lanes = math.prod(common)
        operands = self._operands(inputs, common, dtype)
        by_step = any(
            isinstance(p, SequencePort) and 0 < x.stride(0) < x.stride(1) for x, p in zip(operands, ins, strict=True)
        )
        allocations = [_allocation(lanes, p, by_step) for p in outs]
        meta_outputs = [torch.empty(s, device="meta") for s, _ in allocations]
        meta_outputs = [
            y.transpose(0, 1) if transposed else y for y, (_, transposed) in zip(meta_outputs, allocations, strict=True)
        ]
        ports = (*ins, *outs)
        strides = [
            (x.stride(0), x.stride(1) if isinstance(p, SequencePort) else 0)
            for x, p in zip([*operands, *meta_outputs], ports, strict=True)
        ]
        dense = all(s[0] <= width(p) for s, p in zip(strides, ports, strict=True) if isinstance(p, SequencePort))
        large = dense and self._scratch * self.program.length * MAX_BLOCK_LANES <= _MAX_SCRATCH
        shapes = tuple((*common, *p.shape) for p in outs)
        reduced = shapes if results is None else [(*r, *p.shape) for r, p in zip(results, outs, strict=True)]
        return LanePlan(
            dtype=dtype,
            device=device,
            common=common,
            count=lanes,
            reads_inputs_directly=all(
                x.data_ptr() == y.data_ptr() and y.dtype is dtype for x, y in zip(inputs, operands, strict=True)
            ),
            allocations=tuple(allocations),
            outputs=shapes,
            needs_no_view=all(x.shape == s for x, s in zip(meta_outputs, shapes, strict=True)),
            strides=tuple(strides),
            block=MAX_BLOCK_LANES if large else BLOCK_LANES,
            broadcast=BroadcastInfo.of(self.program, inputs, reduced, results),
        )

    def _operands(self, inputs: Sequence[Tensor], common: Shape, dtype: torch.dtype) -> list[Tensor]:
        """The inputs in the dtype of the call, with the batch flattened to lanes and contiguous elements."""
        lanes, ports = math.prod(common), self.program.inputs
        return [as_lanes(x.to(dtype).expand(*common, *p.shape), lanes, p) for x, p in zip(inputs, ports, strict=True)]

    def _launch_lanes(self, tensors: Sequence[Tensor], plan: LanePlan) -> None:
        dtype, device, lanes, steps = plan.dtype, plan.device, plan.count, self.program.length
        kernel, per_step, scratch_dtype = self.kernel(TAGS[dtype], FLAT), self._scratch, computed(dtype)
        strides = [s for pair in plan.strides for s in pair]
        pointers = [x.data_ptr() for x in tensors]
        if device.type == "cuda":
            memory = torch.empty(per_step * steps * lanes, dtype=scratch_dtype, device=device)
            kernel.cuda(device.index, lanes, kernel.pack(memory.data_ptr(), *pointers, lanes, steps, 1, *strides))
            return
        block = plan.block
        partition = threads.partition(lanes, steps, block, separate=per_step > 0)
        size = per_step * steps * min(block, lanes)  # of the scratch memory of one part
        scratch_memory = allocate((partition.parts * size,), scratch_dtype, device) if size else None
        address = scratch_memory.data_ptr() if scratch_memory is not None else 0
        arguments = [address, *pointers, lanes, steps, block, *strides]
        if partition.parts == 1:
            kernel.cpu(lanes * steps, kernel.pack(*arguments))
            return
        rest = [0] * (3 + len(strides))
        row_strides = [0, *(s * dtype.itemsize for s, _ in plan.strides), *rest]
        part_strides = [size * scratch_dtype.itemsize, *(0 for _ in pointers), *rest]
        threads.run(kernel, partition, arguments, 1 + len(pointers), row_strides, part_strides)


def _allocation(lanes: int, port: Port, by_step: bool) -> tuple[Shape, bool]:
    """The shape of an output's memory, and whether it is transposed: lane-major, or step-major as the inputs are."""
    if not (by_step and isinstance(port, SequencePort)):
        return (lanes, *port.shape), False
    steps, *element = port.shape
    return (steps, lanes, *element), True


def as_lanes(x: Tensor, lanes: int, port: Port) -> Tensor:
    """Flatten the batch to one dimension, and make the elements contiguous."""
    x = x.reshape(lanes, *port.shape)
    element = port.shape[1:] if isinstance(port, SequencePort) else port.shape
    dense = x.stride()[x.ndim - len(element) :] == plans.contiguous(element, 1)
    return x if dense else x.contiguous()
