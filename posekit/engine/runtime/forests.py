"""Runs programs of sweeps over a forest. Each element of the batch is a lane of one kernel."""

from __future__ import annotations

import dataclasses
import functools
import math
import struct
from collections.abc import Sequence

import torch
from torch import Tensor

from ..codegen import FLAT, SHARED, Layout, lane_size
from ..dtypes import TAGS, computed
from ..programs import GatheredPort, Port, SequencePort, SweepProgram, TablePort
from . import kernel as kernels
from . import threads
from .checks import check, common_dtype
from .launch import BroadcastInfo, Replay, allocate
from .memo import Memo
from .plan import Shape, batch_shape
from .scans import SweepExecutable, as_lanes

_BLOCK = (16, 64)  # lanes of a block on the CPU, at least and at most
_CACHE = 24 << 10  # bytes of scratch memory of a block that leave room for its rows in the first-level cache
_STACK = 1 << 18  # bytes of scratch memory that a kernel takes from the stack
_PIECE = 4096  # lanes whose gradients are summed together, so that sums do not depend on the number of threads


@dataclasses.dataclass(frozen=True)
class ForestPlan:
    """The plan of calls with tensors of the same shapes, strides, dtypes and device.

    Attributes:
        dtype: The dtype of the arithmetic's inputs and of the outputs.
        device: The device of the tensors.
        common: The batch shape of the call.
        count: The number of lanes.
        layout: The layout of the kernel.
        reads_inputs_directly: Whether the kernel can read the inputs without copies.
        allocations: The shape of each output's memory, and whether it holds sums in float64 of pieces of the batch.
        outputs: The full shape of each output.
        strides: The strides of each tensor from lane to lane and from step to step, in numbers (not bytes).
        block: The number of lanes that are processed together.
        broadcast: The `BroadcastInfo` for backward, if any.
    """

    dtype: torch.dtype
    device: torch.device
    common: Shape
    count: int
    layout: Layout
    reads_inputs_directly: bool
    allocations: tuple[tuple[Shape, bool], ...]
    outputs: tuple[Shape, ...]
    strides: tuple[tuple[int, int], ...]
    block: int
    broadcast: BroadcastInfo | None

    @property
    def sizes(self) -> tuple[int, int]:
        """The block and the piece, as arguments of the kernel."""
        return self.block, _PIECE


class ForestExecutable(SweepExecutable):
    """Runs a program of sweeps over a forest on eager tensors."""

    def __init__(self, program: SweepProgram) -> None:
        super().__init__(program)
        self._forest_plans = Memo(self.replays)

    def forget(self) -> None:
        super().forget()
        self._forest_plans.clear()

    @functools.cached_property
    def _lane_size(self) -> int:
        return lane_size(self.program)

    def run(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        plan = self._forest_plans.get(key)
        if plan is None:
            plan = self._forest_plans[key] = self._plan_forest(inputs, results)
        operands = inputs if plan.reads_inputs_directly else self._operands(inputs, plan.common, plan.dtype)
        allocated = [
            torch.zeros(shape, dtype=torch.float64, device=plan.device)
            if is_sum
            else allocate(shape, plan.dtype, plan.device)
            for shape, is_sum in plan.allocations
        ]
        if plan.count and plan.device.type != "meta":
            self._launch_forest([*operands, *allocated], plan)
            self._add_replay_of(inputs, results, plan)
        outputs = [
            y.sum(0).to(plan.dtype).view(shape) if is_sum else y.view(shape)
            for y, shape, (_, is_sum) in zip(allocated, plan.outputs, plan.allocations, strict=True)
        ]
        if results is not None:
            shapes = [(*r, *p.shape) for r, p in zip(results, self.program.outputs, strict=True)]
            outputs = [y.sum_to_size(s) for y, s in zip(outputs, shapes, strict=True)]
        if into is not None:
            outputs = [y if t is None else t.copy_(y) for y, t in zip(outputs, into, strict=True)]
        return tuple(outputs), plan.broadcast

    def _plan_forest(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> ForestPlan:
        program = self.program
        check(program, inputs)
        ins, outs = program.inputs, program.outputs
        dtype, device = common_dtype(inputs, ins), inputs[0].device
        batches = [batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        common = tuple(torch.broadcast_shapes(*batches, *(results or ())))
        lanes = math.prod(common)
        operands = self._operands(inputs, common, dtype)
        kept = results or (common,) * len(outs)
        shares = device.type == "cpu" and all(
            math.prod(b) == 1 for b, p in zip([*batches, *kept], [*ins, *outs], strict=True) if _is_shared(p)
        )
        sums = [shares and _is_shared(p) for p in outs]
        pieces = -(-lanes // _PIECE)
        shapes = tuple((*(r if s else common), *p.shape) for r, s, p in zip(kept, sums, outs, strict=True))
        strides = [
            (x.stride(0) * (x.dim() > len(p.shape)), _step_stride(p)) for x, p in zip(operands, ins, strict=True)
        ]
        strides += [(p.size, _step_stride(p)) for p in outs]
        room = _CACHE // (max(self._lane_size, 1) * computed(dtype).itemsize)
        low, high = _BLOCK
        return ForestPlan(
            dtype=dtype,
            device=device,
            common=common,
            count=lanes,
            layout=SHARED if shares else FLAT,
            reads_inputs_directly=all(
                x.data_ptr() == y.data_ptr() and x.dtype is y.dtype for x, y in zip(inputs, operands, strict=True)
            ),
            allocations=tuple((((pieces if s else lanes), *p.shape), s) for s, p in zip(sums, outs, strict=True)),
            outputs=shapes,
            strides=tuple(strides),
            block=max(low, min(high, 1 << max(room, 1).bit_length() - 1)),
            broadcast=BroadcastInfo.of(
                program, inputs, [(*r, *p.shape) for r, p in zip(kept, outs, strict=True)], results
            ),
        )

    def _operands(self, inputs: Sequence[Tensor], common: Shape, dtype: torch.dtype) -> list[Tensor]:
        """The inputs in the dtype of the call, with the batch flattened to lanes and contiguous elements."""
        lanes = math.prod(common)
        return [
            x.contiguous() if isinstance(p, TablePort) else _lanes(x.to(dtype), common, lanes, p)
            for x, p in zip(inputs, self.program.inputs, strict=True)
        ]

    def _kernel_key(self, kind: str, layout: Layout) -> object:
        return *super()._kernel_key(kind, layout), layout

    def _tail(self, plan: ForestPlan) -> list[int]:
        """The arguments of the kernel after the pointers."""
        strides = [s for pair in plan.strides for s in pair]
        return [plan.count, self.program.sizes[0], self.program.sizes[-1], *plan.sizes, *strides]

    def _launch_forest(self, tensors: Sequence[Tensor], plan: ForestPlan) -> None:
        dtype, lanes, steps = plan.dtype, plan.count, self.program.length
        kernel, real = self.kernel(TAGS[dtype], plan.layout), computed(dtype)
        pointers, tail = [x.data_ptr() for x in tensors], self._tail(plan)
        if plan.device.type == "cuda":
            memory = torch.empty(self._lane_size * lanes, dtype=real, device=plan.device)
            kernel.cuda(plan.device.index, lanes, kernel.pack(memory.data_ptr(), *pointers, *tail))
            return
        summed = any(is_sum for _, is_sum in plan.allocations)
        size = self._lane_size * min(plan.block, lanes) + 64 // real.itemsize  # of one part, with room to align it
        on_stack = size * real.itemsize <= _STACK
        unit = _PIECE if summed else plan.block
        partition = threads.partition(lanes, max(steps, 1), unit, separate=not on_stack)
        memory = None if on_stack else allocate((partition.parts * size,), real, plan.device)
        arguments = [0 if memory is None else memory.data_ptr(), *pointers, *tail]
        if partition.parts == 1:
            kernel.cpu(lanes * steps, kernel.pack(*arguments))
            return
        row_strides, part_strides = [0] * len(arguments), [0] * len(arguments)
        part_strides[0] = 0 if memory is None else size * real.itemsize
        first = 1 + len(self.program.inputs)
        for k, ((lane, _), x) in enumerate(zip(plan.strides, tensors, strict=True), 1):
            if k >= first and plan.allocations[k - first][1]:
                part_strides[k] = partition.size // _PIECE * lane * x.element_size()
            else:
                row_strides[k] = lane * x.element_size()
        threads.run(kernel, partition, arguments, 1 + len(pointers), row_strides, part_strides)

    def _add_replay_of(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, plan: ForestPlan) -> None:
        """Cache the launch of a small CPU call, for the fast path to repeat it for the same shapes and strides."""
        elements = plan.count * max(self.program.length, 1)
        size = (self._lane_size * min(plan.block, plan.count)) * computed(plan.dtype).itemsize
        if plan.device.type != "cpu" or not plan.reads_inputs_directly or elements >= kernels.FAST_PATH_BELOW:
            return
        if size + 64 > _STACK or plan.count > _PIECE:
            return
        shapes = (
            plan.outputs
            if results is None
            else [(*r, *p.shape) for r, p in zip(results, self.program.outputs, strict=True)]
        )
        if tuple(map(tuple, shapes)) != plan.outputs:
            return
        outputs = tuple((shape, is_sum) for shape, (_, is_sum) in zip(plan.outputs, plan.allocations, strict=True))
        kernel, tail = self.kernel(TAGS[plan.dtype], plan.layout), self._tail(plan)
        launch = kernel.load_cpu()[1 if elements < kernels.HOLD_GIL_BELOW else 2]
        pointers = struct.Struct(f"<{len(inputs) + len(outputs)}q")
        strides = () if all(x.is_contiguous() for x in inputs) else [x.stride() for x in inputs]
        key = (results, plan.dtype, *[x.shape for x in inputs], *strides)
        suffix = struct.pack(f"<{len(tail)}q", *tail)
        self.replays[key] = Replay(launch, pointers.pack, struct.pack("<q", 0), suffix, outputs, plan.broadcast)


def _is_shared(port: Port) -> bool:
    return isinstance(port, SequencePort) and port.shared


def _step_stride(port: Port) -> int:
    is_row = isinstance(port, SequencePort) and not isinstance(port, GatheredPort)
    return math.prod(port.shape[1:]) if is_row else 0


def _lanes(x: Tensor, common: Shape, lanes: int, port: Port) -> Tensor:
    """A tensor with one batch dimension and contiguous elements; without any if it has none and is not expanded."""
    return as_lanes(x.expand(*common, *port.shape), lanes, port)
