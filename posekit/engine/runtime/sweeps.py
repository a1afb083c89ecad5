"""Runs programs of sweeps over sequences and trees. Each element of the batch is a lane of one kernel."""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from .. import private
from ..codegen import (
    FLAT,
    MAX_BLOCK_LANES,
    ONE_LANE,
    SHARED,
    Layout,
    block_lanes,
    has_one_lane,
    has_rows,
    is_fixed,
    is_shared,
    scratch_size,
)
from ..dtypes import TAGS, computed
from ..private import BLOCK
from ..programs import Port, SweepProgram, TablePort, width
from . import kernel as kernels
from . import launch_grids, machine, threads
from . import plan as plans
from .buffer_cache import SMALLEST
from .input_checks import check, common_dtype
from .kernel import Kernel
from .launch import FIRST, STREAMED_FROM, BroadcastInfo, Executable, Replay, allocate
from .memo import Memo
from .plan import Shape

_MAX_SCRATCH = 1 << 18  # numbers of scratch memory of a block of lanes, so that it stays in the second-level cache
_CHUNK = 16  # steps; the rows of some tensors of a block of lanes then fit the first-level cache
_STACK = 1 << 18  # bytes of scratch memory that a kernel takes from the stack of its thread
_PIECE = 4096  # lanes whose gradients are summed together, so that sums do not depend on the number of threads
# A sequence of at least so many steps and at most so many lanes, which leave most of a GPU idle, is computed there in
# blocks of steps: all blocks at once, and then the sequence of their products.
_LONG = 256
_FEW_LANES = 1 << 14
_BLOCK_STEPS = 64
_kernels: dict[Any, Kernel] = {}  # a kernel is shared by sweeps of all sizes


def block_steps(x: Tensor, lanes: int, steps: int) -> int:
    """How many steps of a sequence are computed in a block, or 0 if they are computed one after another.

    Args:
        x: A tensor of the sequence, on its device.
        lanes: The number of sequences, which a compiler may not know.
        steps: The length of each.
    """
    if machine.target(x.device) != "cuda" or steps < _LONG:
        return 0
    is_few = lanes <= _FEW_LANES if type(lanes) is int else private.is_statically_true(lanes <= _FEW_LANES)
    return _BLOCK_STEPS if is_few else 0


class Allocation(NamedTuple):
    """The memory of an output.

    Attributes:
        shape: Its shape.
        is_by_step: Whether the output is that tensor with its first two dimensions transposed.
        is_sum: Whether it holds sums, in float64, of the pieces of the batch.
    """

    shape: Shape
    is_by_step: bool
    is_sum: bool

    def allocate(self, dtype: torch.dtype, device: torch.device) -> Tensor:
        """The tensor that the kernel writes."""
        if self.is_sum:
            return torch.zeros(self.shape, dtype=torch.float64, device=device)
        y = allocate(self.shape, dtype, device)
        return y.transpose(0, 1) if self.is_by_step else y


@attrs.frozen(eq=False, repr=False)
class LanePlan:
    """The plan of calls with tensors of the same shapes, strides, dtypes and device.

    Attributes:
        dtype: The common dtype of the inputs, and that of the outputs.
        device: The device of the tensors.
        common: The batch shape of the call.
        count: The number of lanes.
        layout: The layout of the kernel.
        reads_inputs_directly: Whether the kernel can read the inputs without copies.
        allocations: The memory of each output.
        outputs: The full shape of each output.
        needs_no_view: Whether the allocated outputs have these shapes already.
        strides: The strides of each tensor from lane to lane and from step to step, in numbers (not bytes).
        block: The number of lanes that are processed together on the CPU.
        chunk: The number of steps that are copied to tiles together on the CPU.
        piece: The number of lanes whose gradients are summed together.
        scratch: How many numbers each lane keeps in scratch memory.
        streams: Whether the results are larger than the caches.
        broadcast: The `BroadcastInfo` for backward, if any.
    """

    dtype: torch.dtype
    device: torch.device
    common: Shape
    count: int
    layout: Layout
    reads_inputs_directly: bool
    allocations: tuple[Allocation, ...]
    outputs: tuple[Shape, ...]
    needs_no_view: bool
    strides: tuple[tuple[int, int], ...]
    block: int
    chunk: int
    piece: int
    scratch: int
    streams: bool
    broadcast: BroadcastInfo | None


class SweepExecutable(Executable):
    """Runs a program of sweeps on eager tensors."""

    program: SweepProgram

    def __init__(self, program: SweepProgram) -> None:
        super().__init__(program)
        self.kernels = _kernels
        self._plans = Memo(self.replays)

    def forget(self) -> None:
        super().forget()
        self._plans.clear()

    def _kernel_key(self, kind: str, layout: Layout) -> Any:
        return self.program.kernel_name, self.program.digest, kind, layout

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
            self._add_lane_replay(inputs, results, plan)
        operands = inputs if plan.reads_inputs_directly else self._operands(inputs, plan.common, plan.dtype)
        allocated = [a.allocate(plan.dtype, plan.device) for a in plan.allocations]
        if plan.count and plan.device.type != "meta":
            self._launch_lanes([*operands, *allocated], plan)
        allocated = [
            y.sum(0).to(plan.dtype) if a.is_sum else y for y, a in zip(allocated, plan.allocations, strict=True)
        ]
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
        dtype, device = common_dtype(inputs, ins), inputs[0].device
        batches = [plans.batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        common = plans.broadcast_shapes(*batches, *(results or ()))
        lanes = math.prod(common)
        operands = self._operands(inputs, common, dtype)
        targets = results or (common,) * len(outs)
        ports = zip([*batches, *targets], [*ins, *outs], strict=True)
        shared = [math.prod(b) for b, p in ports if is_shared(p, SHARED)]
        on_cpu = machine.target(device) == "cpu"
        layout = SHARED if shared and set(shared) == {1} else FLAT
        if lanes == 1 and on_cpu and has_one_lane(self.program):
            layout = ONE_LANE
        sums = [is_shared(p, layout) for p in outs]
        by_step = any(has_rows(p) and 0 < x.stride(0) < x.stride(1) for x, p in zip(operands, ins, strict=True))
        piece = _PIECE if on_cpu else BLOCK
        pieces = -(-lanes // piece)
        allocations = [_allocation(pieces if s else lanes, p, by_step, s) for p, s in zip(outs, sums, strict=True)]
        meta_outputs = [a.allocate(dtype, torch.device("meta")) for a in allocations]
        shapes = tuple((*(r if s else common), *p.shape) for r, s, p in zip(targets, sums, outs, strict=True))
        strides = [_strides(x, p) for x, p in zip([*operands, *meta_outputs], (*ins, *outs), strict=True)]
        block, chunk = self._tile(lanes, strides, TAGS[dtype], layout)
        reduced = [(*r, *p.shape) for r, p in zip(targets, outs, strict=True)]
        return LanePlan(
            dtype=dtype,
            device=device,
            common=common,
            count=lanes,
            layout=layout,
            reads_inputs_directly=all(
                x.data_ptr() == y.data_ptr() and y.dtype is x.dtype for x, y in zip(inputs, operands, strict=True)
            ),
            allocations=tuple(allocations),
            outputs=shapes,
            needs_no_view=not any(sums) and all(x.shape == s for x, s in zip(meta_outputs, shapes, strict=True)),
            strides=tuple(strides),
            block=block,
            chunk=chunk,
            piece=piece,
            scratch=scratch_size(self.program, layout, chunk if on_cpu else 0),
            streams=sum(math.prod(a.shape) for a in allocations) * dtype.itemsize > STREAMED_FROM,
            broadcast=BroadcastInfo.of(self.program, inputs, reduced, results),
        )

    def _tile(self, lanes: int, strides: Sequence[tuple[int, int]], kind: str, layout: Layout) -> tuple[int, int]:
        """The number of lanes that are processed together on the CPU, and of steps that are copied together."""
        steps, block, most = self.program.length, block_lanes(kind, layout), _CHUNK
        if not is_fixed(self.program):
            ports = (*self.program.inputs, *self.program.outputs)
            dense = all(s <= width(p) for (s, _), p in zip(strides, ports, strict=True) if has_rows(p))
            fits = scratch_size(self.program, FLAT, 0) * MAX_BLOCK_LANES <= _MAX_SCRATCH
            if lanes == 1:  # in scalar code
                block = 1
            elif dense and fits and lanes >= MAX_BLOCK_LANES:
                block, most = MAX_BLOCK_LANES, _CHUNK * block_lanes("f32") // MAX_BLOCK_LANES
        chunks = max(-(-steps // most), 1)
        return block, max(-(-steps // chunks), 1)

    def _operands(self, inputs: Sequence[Tensor], common: Shape, dtype: torch.dtype) -> list[Tensor]:
        """The inputs in the dtype of the call, with the batch flattened to lanes and contiguous elements."""
        lanes, ports = math.prod(common), self.program.inputs
        return [
            x.contiguous() if isinstance(p, TablePort) else _as_lanes(x.to(dtype).expand((*common, *p.shape)), lanes, p)
            for x, p in zip(inputs, ports, strict=True)
        ]

    def _tail(self, plan: LanePlan) -> list[int]:
        """The arguments of the kernel that follow the pointers."""
        sizes, strides = self.program.sizes, [s for pair in plan.strides for s in pair]
        return [plan.count, *sizes, plan.block, plan.chunk, plan.piece, plan.streams, *strides]

    def _on_stack(self, plan: LanePlan) -> bool:
        """Whether the kernel takes its scratch memory from the stack."""
        return plan.scratch * plan.block * computed(plan.dtype).itemsize <= _STACK

    def _launch_lanes(self, tensors: Sequence[Tensor], plan: LanePlan) -> None:
        dtype, device = plan.dtype, plan.device
        kernel, scratch_dtype = self.kernel(TAGS[dtype], plan.layout), computed(dtype)
        pointers, tail = [x.data_ptr() for x in tensors], self._tail(plan)
        if machine.target(device) == "cuda":
            self._launch_on_cuda(kernel, plan, pointers, tail[1:])
            return
        on_stack = self._on_stack(plan)
        aligned = 64 // scratch_dtype.itemsize  # numbers of a cache line, so that there is room to align it
        size = 0 if on_stack else plan.scratch * plan.block + aligned
        partition = self._partition(plan)
        scratch_memory = allocate((partition.parts * size,), scratch_dtype, device) if size else None
        address = scratch_memory.data_ptr() if scratch_memory is not None else 0
        arguments = [address, *pointers, *tail]
        self._launch_parts(kernel, plan, partition, arguments, size * scratch_dtype.itemsize)

    def _launch_on_cuda(self, kernel: Kernel, plan: LanePlan, pointers: list[int], tail: list[int]) -> None:
        """Launch for parts of the lanes, one after another in the same scratch memory."""
        most = launch_grids.MAX_THREADS
        size, first = plan.dtype.itemsize, len(self.program.inputs)
        steps = [  # bytes from part to part
            most // plan.piece * stride * 8
            if k >= first and plan.allocations[k - first].is_sum
            else most * stride * size
            for k, (stride, _) in enumerate(plan.strides)
        ]
        memory = torch.empty(plan.scratch * min(plan.count, most), dtype=computed(plan.dtype), device=plan.device)
        for part, begin in enumerate(range(0, plan.count, most)):
            lanes = min(most, plan.count - begin)
            shifted = [p + part * step for p, step in zip(pointers, steps, strict=True)]
            count = -(-lanes // BLOCK) * BLOCK  # all threads of a block take part in sums
            kernel.cuda(plan.device.index, count, kernel.pack(memory.data_ptr(), *shifted, lanes, *tail))

    def _partition(self, plan: LanePlan) -> threads.Partition:
        """The parts of a launch on the CPU."""
        unit = _PIECE if any(a.is_sum for a in plan.allocations) else plan.block
        return threads.partition(plan.count, max(self.program.length, 1), unit, separate=not self._on_stack(plan))

    def _launch_parts(
        self, kernel: Kernel, plan: LanePlan, partition: threads.Partition, arguments: list[int], scratch: int
    ) -> None:
        """Launch on the CPU, with so many bytes of scratch memory for each part."""
        if partition.parts == 1:
            kernel.cpu(plan.count * max(self.program.length, 1), kernel.pack(*arguments))
            return
        size, pieces, first = plan.dtype.itemsize, partition.size // _PIECE, len(self.program.inputs)
        by_row, by_part = [0] * len(arguments), [0] * len(arguments)
        by_part[0] = scratch
        for k, (stride, _) in enumerate(plan.strides):
            if k >= first and plan.allocations[k - first].is_sum:
                by_part[1 + k] = stride * pieces * torch.float64.itemsize
            else:
                by_row[1 + k] = stride * size
        threads.run(kernel, partition, arguments, 1 + len(plan.strides), by_row, by_part)

    def _is_plain(self, plan: LanePlan) -> bool:
        """Whether a call is one launch on the CPU, which writes its results as they are."""
        return (
            machine.target(plan.device) == "cpu"
            and plan.count > 0
            and plan.reads_inputs_directly
            and self._on_stack(plan)
            and not any([a.is_by_step or (a.is_sum and plan.count > _PIECE) for a in plan.allocations])
        )

    def prepared(
        self, inputs: Sequence[Tensor], allocate: Callable[..., Tensor]
    ) -> tuple[Kernel, list[int], list[Tensor]] | None:
        """The kernel of a call, its arguments, and the results, which it writes; None if it is not plain."""
        key = ("prepared", *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])  # without a replay
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(inputs, None)
        if not self._is_plain(plan) or any([a.is_sum for a in plan.allocations]):
            return None
        outputs = [allocate(*shape) for shape in plan.outputs]
        pointers = [x.data_ptr() for x in (*inputs, *outputs)]
        return self.kernel(TAGS[plan.dtype], plan.layout), [0, *pointers, *self._tail(plan)], outputs

    def _add_lane_replay(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, plan: LanePlan) -> None:
        """Cache the launch of a CPU call, for the fast path to repeat it for the same shapes and strides."""
        shapes = tuple((*r, *p.shape) for r, p in zip(results or (), self.program.outputs, strict=False))
        if not self._is_plain(plan) or (shapes and shapes != plan.outputs):
            return
        kernel, tail = self.kernel(TAGS[plan.dtype], plan.layout), self._tail(plan)
        elements = plan.count * max(self.program.length, 1)
        sizes = [math.prod(shape) * plan.dtype.itemsize for shape in plan.outputs]
        large = [size if size >= SMALLEST else 0 for size in sizes]
        sums = [a.is_sum for a in plan.allocations]
        outputs = tuple(zip(plan.outputs, sums, large, strict=True))
        pointers = struct.Struct(f"<{len(inputs) + len(outputs)}q")
        suffix = struct.pack(f"<{len(tail)}q", *tail)
        launch = kernel.load_cpu()[1 if elements < kernels.HOLD_GIL_BELOW else 2]
        if elements >= kernels.FAST_PATH_BELOW:
            launch = functools.partial(self._launch_packed, kernel, plan)
        replay = Replay(launch, pointers.pack, struct.pack("<q", 0), suffix, outputs, plan.broadcast)
        self.replays[self.replay_key(inputs, results, plan.dtype)] = replay

    def reason(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> str:
        plan = self._plan(inputs, results)
        if not plan.count:
            return "there are no elements"
        if self.replay_key(inputs, results, plan.dtype) in self.replays:
            return FIRST
        if not plan.reads_inputs_directly:
            return "a batch is broadcast, or its elements are not contiguous: copied at each call"
        return "results, sums or scratch memory of this size are planned at each call"

    def _launch_packed(self, kernel: Kernel, plan: LanePlan, _: bytes, packed: bytes) -> None:
        """Launch with packed arguments, on several threads if that pays. Its last parameters are those of a kernel."""
        self._launch_parts(kernel, plan, self._partition(plan), list(kernel.unpack(packed)), 0)


def _strides(x: Tensor, port: Port) -> tuple[int, int]:
    """The strides of a tensor of lanes from lane to lane and from step to step. A table has no lanes."""
    return 0 if isinstance(port, TablePort) else x.stride(0), x.stride(1) if has_rows(port) else 0


def _allocation(lanes: int, port: Port, by_step: bool, is_sum: bool) -> Allocation:
    """The memory of an output of so many lanes, or pieces of a sum: lane-major, or step-major as the inputs are."""
    if is_sum or not (by_step and has_rows(port)):
        return Allocation((lanes, *port.shape), False, is_sum)
    steps, *element = port.shape
    return Allocation((steps, lanes, *element), True, False)


def _as_lanes(x: Tensor, lanes: int, port: Port) -> Tensor:
    """Flatten the batch to one dimension, and make each step contiguous."""
    x = x.reshape(lanes, *port.shape)
    element = port.shape[1:] if has_rows(port) else port.shape
    dense = x.stride()[x.ndim - len(element) :] == plans.contiguous(element, 1)
    return x if dense else x.contiguous()
