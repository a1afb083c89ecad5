"""Launches kernels: eager tensors in, new tensors out, without autograd."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ..codegen import STREAMED, Layout, is_narrow
from ..dtypes import TAGS
from ..programs import Program, TablePort
from . import ahead, launch_grids, machine, threads
from . import kernel as kernels
from . import plan as plans
from .buffer_cache import workspace
from .input_checks import check, common_dtype
from .kernel import Kernel
from .memo import Memo
from .plan import Plan, Shape, SharedLoop


def reordered(x: Tensor, element: int, order: Sequence[int]) -> Tensor:
    """Permute the batch dimensions. The result is contiguous; dimensions of stride 0 get size 1, to broadcast again.

    Args:
        x: A tensor whose batch may have fewer dimensions than ``order``.
        element: Number of trailing dimensions that belong to an element.
        order: For each dimension of the permuted batch, its index in the original common batch.
    """
    x = x[(None,) * (len(order) + element - x.ndim)]
    for d in range(len(order)):
        if x.stride(d) == 0:
            x = x.narrow(d, 0, 1)
    return x.permute(*order, *range(len(order), x.ndim)).contiguous()


def batch_in_order(batch: Shape, order: Sequence[int]) -> Shape:
    """Prepend ones to a batch shape up to the length of ``order``, and permute it to that order."""
    padded = (1,) * (len(order) - len(batch)) + batch
    return tuple(padded[d] for d in order)


def restored(y: Tensor, shape: Shape, order: Sequence[int]) -> Tensor:
    """Permute the batch dimensions of a result back to the original order; return it contiguous."""
    inverse = sorted(range(len(order)), key=order.__getitem__)
    return y.permute(*inverse, *range(len(order), y.ndim)).reshape(shape).contiguous()


# Calls that move more bytes than this write their results by streaming (non-temporal) stores. Few of their results
# would still be in the cache when they are read, as others use it, too. Streaming stores do not read memory before they
# write it: a million poses compose in 0.7 of the time.
STREAMED_FROM = machine.last_cache() // 2
FIRST = "the first call with these shapes and strides: later ones take the fast path"
_MAX_TRAFFIC_RATIO = 10  # bytes moved for each byte written; beyond, streaming stores gain nothing


@attrs.frozen(eq=False, repr=False)
class BroadcastInfo:
    """Shapes and dtypes that backward needs if inputs differ in batch shape or dtype, or if outputs were reduced."""

    shapes: tuple[Shape, ...]  # full shapes of the inputs
    batches: tuple[Shape, ...]  # batch shapes of the inputs
    dtypes: tuple[torch.dtype, ...]  # of the inputs
    results: tuple[Shape, ...]  # batch shapes of the outputs
    # Memo table of the generated fast paths of backward.
    backward_steps: dict[Any, Any] = attrs.field(factory=dict)

    @classmethod
    def of(
        cls,
        program: Program,
        inputs: Sequence[Tensor],
        outputs: Sequence[Sequence[int]],
        results: Sequence[Shape] | None,
    ) -> BroadcastInfo | None:
        """For outputs of full shapes; None if the inputs have one batch shape and dtype, and ``results`` is None."""
        batches = tuple([plans.batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)])
        dtype = common_dtype(inputs, program.inputs)
        tables = [isinstance(p, TablePort) for p in program.inputs]
        dtypes = tuple([dtype if table else x.dtype for x, table in zip(inputs, tables, strict=True)])
        if results is None and all([plans.same_shape(b, batches[0]) for b in batches]) and len({*dtypes}) == 1:
            return None
        result_batches = tuple([plans.batch_shape(s, p) for s, p in zip(outputs, program.outputs, strict=True)])
        return cls(tuple([tuple(x.shape) for x in inputs]), batches, dtypes, result_batches)

    def is_summed(self, batch: Shape) -> bool:
        """Whether the gradient of an input of this batch shape is reduced over batch dimensions."""
        return not any([plans.same_shape(batch, result) for result in self.results])


class Prepared(NamedTuple):
    """A checked and planned call, valid for all tensors of the same shapes, strides, dtypes and device."""

    plan: Plan
    dtype: torch.dtype
    device: torch.device
    kernel: Kernel | None  # None if no kernel is launched for the plan
    pointers: struct.Struct
    broadcast: BroadcastInfo | None
    program: Program


class Replay(NamedTuple):
    """The launch of a small call on CPU tensors of one dtype, to be repeated for the same shapes and strides."""

    launch: Callable[[bytes, bytes], None]
    pack: Callable[..., bytes]  # packs the pointers
    prefix: bytes  # packed arguments before the pointers
    suffix: bytes  # packed arguments after the pointers
    outputs: tuple[Any, ...]  # shape, and whether it is accumulated in float64; of sweeps: also bytes of the workspace
    broadcast: BroadcastInfo | None


class FlatKernel(NamedTuple):
    """The calls of a loaded flat kernel, for the generated fast path."""

    hold: Callable[[bytes, bytes], None]  # holds the GIL
    release: Callable[[bytes, bytes], None]  # releases the GIL
    share: Callable[[bytes, bytes], None]  # runs on several threads
    pack: Callable[..., bytes]


def allocate(shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> Tensor:
    """An uninitialised tensor: from the workspace on the CPU, from torch's caching allocator on CUDA."""
    if machine.target(device) != "cpu":
        return torch.empty(shape, dtype=dtype, device=device)
    return workspace.empty(shape, dtype, math.prod(shape) * dtype.itemsize)


class Executable:
    """Runs a program on eager tensors. Owns its kernels, its plans and the replays of small calls."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kernels: dict[Any, Kernel] = {}
        self.flat: dict[torch.dtype, FlatKernel] = {}
        self.flat_on_cuda: dict[torch.dtype, Kernel] = {}
        self.replays: dict[Any, Replay] = {}  # by shapes, and by strides unless all inputs are contiguous
        self._prepared = Memo(self.replays)  # by shapes, strides, dtypes and device

    def forget(self) -> None:
        """Discard the kernels and plans; the next call creates them again."""
        for table in (self.kernels, self.flat, self.flat_on_cuda, self.replays, self._prepared):
            table.clear()

    def kernel(self, kind: str, layout: Layout) -> Kernel:
        """The kernel for a dtype tag and a layout, declared on first use."""
        key = self._kernel_key(kind, layout)
        kernel = self.kernels.get(key)
        if kernel is None:
            with kernels.LOCK:
                kernel = self.kernels.get(key)
                if kernel is None:
                    kernel = self.kernels[key] = kernels.of(self.program, kind, layout)
        return kernel

    def _kernel_key(self, kind: str, layout: Layout) -> Any:
        return kind, layout

    def prepare(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
        """Check and plan a call; the result is cached by shapes, strides, dtypes and device."""
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = self._prepare(inputs, results)
            self._add_replay(inputs, results, prepared)
        return prepared

    def _planned(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None
    ) -> tuple[Plan, torch.dtype, torch.device, Kernel | None]:
        """Check and plan a call, and declare its kernel."""
        program = self.program
        check(program, inputs)
        dtype, device = common_dtype(inputs), inputs[0].device
        target = machine.target(device)
        # A cast makes a copy, so the plan is for the strides of the copy.
        strides = [
            x.stride() if x.dtype is dtype else torch.empty_like(x, dtype=dtype, device="meta").stride() for x in inputs
        ]
        shapes = [tuple(x.shape) for x in inputs]
        plan = plans.make(program, shapes, strides, results, 0 if target == "cpu" else dtype.itemsize)
        # No launch for empty batches, nor on the meta device, whose tensors have no memory.
        launches = plan.elements and target != "meta" and plan.order is None
        return plan, dtype, device, self.kernel(TAGS[dtype], plan.layout) if launches else None

    def _prepare(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
        program = self.program
        plan, dtype, device, kernel = self._planned(inputs, results)
        if kernel is not None and machine.target(device) == "cpu":
            entry = kernel.load_cpu()
            if not plan.layout:
                self.flat[dtype] = FlatKernel(entry[1], entry[2], self._threaded(dtype, kernel), kernel.pack)
        elif kernel is not None and not plan.layout:
            self.flat_on_cuda[dtype] = kernel
        pointers = struct.Struct(f"<{len(inputs) + len(plan.outputs)}q")
        broadcast = BroadcastInfo.of(program, inputs, plan.outputs, results)
        return Prepared(plan, dtype, device, kernel, pointers, broadcast, program)

    def _add_replay(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, prepared: Prepared) -> None:
        """Cache the launch of a small CPU call, for the fast path to repeat it for the same shapes and strides."""
        plan, kernel, dtype = prepared.plan, prepared.kernel, prepared.dtype
        is_one_dtype = machine.target(prepared.device) == "cpu" and all(x.dtype is dtype for x in inputs)
        if kernel is None or not is_one_dtype or plan.outer or plan.elements >= kernels.FAST_PATH_BELOW:
            return
        outputs = tuple(zip(plan.outputs, plan.summed, strict=True))
        prefix = b"" if plan.layout else struct.pack("<2q", plan.elements, 0)
        launch = kernel.load_cpu()[1 if plan.elements < kernels.HOLD_GIL_BELOW else 2]
        replay = Replay(launch, prepared.pointers.pack, prefix, plan.tail, outputs, prepared.broadcast)
        self.replays[self.replay_key(inputs, results, dtype)] = replay

    @staticmethod
    def replay_key(inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, dtype: torch.dtype) -> Any:
        strides = () if all(x.is_contiguous() for x in inputs) else [x.stride() for x in inputs]
        return (results, dtype, *[x.shape for x in inputs], *strides)

    def reason(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> str:
        """Why the fast path does not take a call of CPU tensors of one dtype that has just run here."""
        prepared = self.prepare(inputs, results)
        plan = prepared.plan
        if not plan.elements:
            return "there are no elements"
        batches = [plans.batch_shape(x.shape, p) for x, p in zip(inputs, self.program.inputs, strict=True)]
        is_flat = results is None and all([x.is_contiguous() for x in inputs]) and len({*batches}) == 1
        if is_flat or self.replay_key(inputs, results, prepared.dtype) in self.replays:
            return FIRST
        if plan.order is not None:
            return "many short dimensions are broadcast or strided: copied to another order at each call"
        if plan.outer:
            return f"more than four dimensions are broadcast or strided: {plan.launches} launches at each call"
        return f"{plan.elements} elements are broadcast or strided: divided among threads at each call"

    def run(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        """Run the program; return the outputs, and what backward needs besides tensors.

        Args:
            inputs: Eager tensors.
            results: The batch shapes of the outputs, if they differ from the common one. Outputs are reduced to them.
            into: For each output, a tensor of its shape and dtype to write to, or None for a new tensor. It must not
                overlap an input; the caller checks that.
        """
        if ahead.wanted.kernels is not None:
            return self._wanted(inputs, results, ahead.wanted.kernels)
        prepared = self.prepare(inputs, results)
        plan, dtype, device = prepared.plan, prepared.dtype, prepared.device
        if prepared.broadcast is not None:
            inputs = [x if x.dtype is dtype else x.to(dtype) for x in inputs]
        targets = into or (None,) * len(plan.outputs)
        if plan.order is not None:
            outputs = self._run_reordered(inputs, plan.order, results, plan.outputs)
            outputs = [y if t is None else t.copy_(y) for y, t in zip(outputs, targets, strict=True)]
            return tuple(outputs), prepared.broadcast
        partials = plan.grid.partials if plan.grid else (0,) * len(targets)
        together, sides = _side_by_side(plan, device)
        outputs = [
            torch.zeros(s, dtype=torch.float64, device=device)
            if is_sum
            else side
            if side is not None
            else torch.empty((count, *s), dtype=torch.float64, device=device)
            if count
            else t
            if t is not None and t.is_contiguous()
            else allocate(s, dtype, device)
            for s, is_sum, side, count, t in zip(plan.outputs, plan.summed, sides, partials, targets, strict=True)
        ]
        if prepared.kernel is not None:
            self._launch(prepared, prepared.kernel, [*inputs, *outputs])
        if together is not None:
            totals = together.sum(0).to(dtype).split([0 if x is None else x.shape[1] for x in sides])
            outputs = [
                y if x is None else z.view(s) for y, x, z, s in zip(outputs, sides, totals, plan.outputs, strict=True)
            ]
            partials = (0,) * len(outputs)
        outputs = [
            y.sum(0).to(dtype) if count else y.to(dtype) if is_sum else y
            for y, is_sum, count in zip(outputs, plan.summed, partials, strict=True)
        ]
        outputs = [y if t is None or t is y else t.copy_(y) for y, t in zip(outputs, targets, strict=True)]
        return tuple(outputs), prepared.broadcast

    def _wanted(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, kernels: list[Kernel]
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        """Zeros in place of the outputs, of a call whose kernel is only added to a list."""
        plan, dtype, device, kernel = self._planned(inputs, results)
        if kernel is not None and machine.target(device) == "cpu":
            kernels.append(kernel)
        outputs = tuple([torch.zeros(shape, dtype=dtype, device=device) for shape in plan.outputs])
        return outputs, BroadcastInfo.of(self.program, inputs, plan.outputs, results)

    def _run_reordered(
        self, inputs: Sequence[Tensor], order: Shape, results: tuple[Shape, ...] | None, shapes: Sequence[Shape]
    ) -> list[Tensor]:
        """Run on copies with permuted batch dimensions, and permute the results back."""
        ports = zip(inputs, self.program.inputs, strict=True)
        copies = [reordered(x, len(p.shape), order) for x, p in ports]
        if results is not None:
            results = tuple(batch_in_order(r, order) for r in results)
        outputs, _ = self.run(copies, results)
        return [restored(y, s, order) for y, s in zip(outputs, shapes, strict=True)]

    def _launch(self, prepared: Prepared, kernel: Kernel, tensors: Sequence[Tensor]) -> None:
        """Launch the kernel on inputs and outputs of its dtype."""
        plan = prepared.plan
        pointers = [t.data_ptr() for t in tensors]
        index, cuda = prepared.device.index, machine.target(prepared.device) == "cuda"
        if not plan.layout:
            if cuda:
                launch_grids.launch_flat(kernel, plan.elements, pointers, self._element_bytes(prepared.dtype), index)
            else:
                self._threaded(prepared.dtype, kernel)(b"", kernel.pack(plan.elements, 0, *pointers))
            return
        sizes = [t.element_size() for t in tensors]
        elements = plan.elements // plan.launches
        loop, partition = plan.shared, None
        if loop:
            partition = threads.partition(loop.iterations, elements // loop.iterations, 1, loop.max_parts)
        for start in plan.starts():
            shifted = [p + s * b for p, s, b in zip(pointers, start, sizes, strict=True)] if any(start) else pointers
            if plan.grid:
                for count, arguments in plan.grid.launches(shifted, sizes):
                    kernel.cuda(index, count, kernel.pack(*arguments))
            elif loop and loop.part:
                _launch_in_parts(prepared, loop, kernel, shifted, tensors, start)
            elif loop and partition and partition.parts > 1:
                _launch_on_threads(prepared, loop, kernel, partition, shifted, tensors)
            else:
                kernel.cpu(elements, prepared.pointers.pack(*shifted) + plan.tail)

    def _element_bytes(self, dtype: torch.dtype) -> list[int]:
        """The number of bytes of an element of each tensor."""
        return [p.size * dtype.itemsize for p in (*self.program.inputs, *self.program.outputs)]

    def _threaded(self, dtype: torch.dtype, kernel: Kernel) -> Callable[[bytes, bytes], None]:
        """A function that launches the flat kernel on several threads; its signature is that of a loaded kernel."""
        strides = self._element_bytes(dtype)
        moved, written = sum(strides), sum(strides[len(self.program.inputs) :])
        may_stream = dtype.itemsize >= 4 and moved <= _MAX_TRAFFIC_RATIO * written and is_narrow(self.program)

        def launch(_: bytes, packed: bytes) -> None:
            arguments = kernel.unpack(packed)
            count = arguments[0]
            streams = may_stream and count * moved > STREAMED_FROM
            chosen = self.kernel(TAGS[dtype], STREAMED) if streams else kernel
            partition = threads.partition(count)
            if partition.parts == 1:
                chosen.cpu(count, packed)
            else:
                threads.run(chosen, partition, arguments, 0, (0, 0, *strides))

        return launch


def _side_by_side(plan: Plan, device: torch.device) -> tuple[Tensor | None, Sequence[Tensor | None]]:
    """Memory for partial sums of several outputs, and the columns of each output: see `Grid.together`."""
    if plan.grid is None or not plan.grid.together:
        return None, (None,) * len(plan.outputs)
    partials = plan.grid.partials
    whole = torch.empty((max(partials), plan.grid.together), dtype=torch.float64, device=device)
    columns = whole.split([math.prod(s) if count else 0 for s, count in zip(plan.outputs, partials, strict=True)], 1)
    return whole, [x if count else None for x, count in zip(columns, partials, strict=True)]


def _launch_on_threads(
    prepared: Prepared,
    loop: SharedLoop,
    kernel: Kernel,
    partition: threads.Partition,
    pointers: Sequence[int],
    tensors: Sequence[Tensor],
) -> None:
    """Divide a loop among threads. For a sum over the loop each part has a private accumulator, added at the end."""
    plan, first = prepared.plan, len(tensors) - len(prepared.plan.outputs)
    arguments = [*pointers, *(number for (number,) in struct.iter_unpack("<q", plan.tail))]
    row_strides, part_strides = ([0] * len(arguments) for _ in range(2))
    accumulators = {}
    for i, (x, stride) in enumerate(zip(tensors, loop.strides, strict=True)):
        row_strides[i] = x.element_size() * stride
        if i >= first and loop.private[i - first]:
            accumulators[i] = torch.zeros(partition.parts, *x.shape, dtype=torch.float64, device="cpu")
            arguments[i] += accumulators[i].data_ptr() - x.data_ptr()
            part_strides[i] = accumulators[i][0].nbytes
    threads.run(kernel, partition, arguments, len(pointers) + loop.loop, row_strides, part_strides)
    for i, partial_sums in accumulators.items():
        tensors[i].add_(partial_sums.sum(0))


def _launch_in_parts(
    prepared: Prepared,
    loop: SharedLoop,
    kernel: Kernel,
    pointers: Sequence[int],
    tensors: Sequence[Tensor],
    start: Sequence[int],
) -> None:
    """Add up one element of each output in parts of a fixed size, each with private accumulators."""
    first, tail = len(tensors) - len(prepared.plan.outputs), struct.iter_unpack("<q", prepared.plan.tail)
    partition = threads.Partition(loop.iterations, loop.part, 1)
    arguments = [*pointers, *(number for (number,) in tail)]
    row_strides, part_strides = ([0] * len(arguments) for _ in range(2))
    sizes = [p.size for p in prepared.program.outputs]
    partial = [torch.zeros(partition.parts, size, dtype=torch.float64, device="cpu") for size in sizes]
    for i, (x, stride) in enumerate(zip(tensors, loop.strides, strict=True)):
        row_strides[i] = x.element_size() * stride
        if i >= first:
            arguments[i] = partial[i - first].data_ptr()
            part_strides[i] = partial[i - first][0].nbytes
    threads.run(kernel, partition, arguments, len(pointers) + loop.loop, row_strides, part_strides)
    for i, sums in enumerate(partial, first):
        element = start[i] // sizes[i - first] if any(start) else 0
        tensors[i].view(-1, sizes[i - first])[element].add_(sums.sum(0))
