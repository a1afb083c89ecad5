"""The one place that launches kernels: eager tensors in, fresh tensors out, no autograd."""

from __future__ import annotations

import dataclasses
import math
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..codegen import STREAMED, Layout, is_narrow
from ..dtypes import TAGS
from ..private import BLOCK
from ..programs import Program
from . import kernel, plan, reordering, threads
from .buffer_cache import workspace
from .checks import check, common_dtype
from .kernel import Kernel
from .machine import last_cache
from .memo import Memo
from .plan import Plan, Shape, Shared

_CUDA_THREADS = 1 << 30  # threads a launch: Warp's thread index has 32 bits

# Where a call moves more bytes than that, few of its results are still in a cache when somebody reads them, for others
# use it, too. Memory that is written by streaming stores need not be read first: a million poses compose in 0.7 of the
# time.
STREAMED_FROM = last_cache() // 2
_FEW = 10  # times as much is moved as is written, from where on that is not worth it


@dataclasses.dataclass(frozen=True)
class BroadcastInfo:
    """What backward must know of inputs that differ in batch shape or dtype, or of outputs that were summed."""

    shapes: tuple[Shape, ...]
    batches: tuple[Shape, ...]
    dtypes: tuple[torch.dtype, ...]
    results: tuple[Shape, ...]
    # Backward's, for what it has seen before.
    steps: dict[Any, Any] = dataclasses.field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(
        cls,
        program: Program,
        inputs: Sequence[Tensor],
        outputs: Sequence[Sequence[int]],
        results: Sequence[Shape] | None,
    ) -> BroadcastInfo | None:
        """Of a call with outputs of these full shapes; None where the inputs have one batch shape and dtype."""
        batches = tuple([plan.batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)])
        dtypes = tuple([x.dtype for x in inputs])
        if results is None and all([plan.same(b, batches[0]) for b in batches]) and len({*dtypes}) == 1:
            return None
        made = tuple([plan.batch_shape(s, p) for s, p in zip(outputs, program.outputs, strict=True)])
        return cls(tuple([tuple(x.shape) for x in inputs]), batches, dtypes, made)

    def is_summed(self, batch: Shape) -> bool:
        """Whether the gradient of an input of this batch shape is a sum."""
        return not any([plan.same(batch, result) for result in self.results])


@dataclasses.dataclass(frozen=True)
class Prepared:
    """A checked call, ready for the next tensors of the same shapes, strides, dtypes and device."""

    plan: Plan
    dtype: torch.dtype
    device: torch.device
    ready: Kernel | None
    pointers: struct.Struct
    broadcast: BroadcastInfo | None


class Replay(NamedTuple):
    """A small call on CPU tensors of one dtype: what it takes to launch it for others of these shapes and strides."""

    launch: Callable[[bytes, bytes], None]
    pack: Callable[..., bytes]  # the pointers
    before: bytes  # what the kernel takes before the pointers, and behind them
    behind: bytes
    outputs: tuple[tuple[Shape, bool], ...]  # their shapes, and whether they are float64 totals
    broadcast: BroadcastInfo | None


class FlatKernel(NamedTuple):
    """A loaded flat kernel, as the generated routes call it."""

    hold: Callable[[bytes, bytes], None]  # with the GIL held
    release: Callable[[bytes, bytes], None]  # with the GIL released
    share: Callable[[bytes, bytes], None]  # on several threads
    pack: Callable[..., bytes]


def allocate(shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Uninitialised memory; on CUDA torch's own allocator caches it."""
    if device.type != "cpu":
        return torch.empty(shape, dtype=dtype, device=device)
    return workspace.empty(shape, dtype, math.prod(shape) * dtype.itemsize)


class Executable:
    """Runs a program on eager tensors. Owns its kernels, its plans and what it takes to repeat small calls."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kernels: dict[Any, Kernel] = {}
        self.flat: dict[torch.dtype, FlatKernel] = {}
        self.replays: dict[Any, Replay] = {}  # by shapes, and by strides unless they are contiguous
        self._prepared = Memo(self.replays)  # by all that tells calls apart

    def forget(self) -> None:
        """Forget the kernels and plans; the next call makes them again."""
        for known in (self.kernels, self.flat, self.replays, self._prepared):
            known.clear()

    def kernel(self, kind: str, layout: Layout) -> Kernel:
        """The kernel for a dtype tag and a layout, declared on first use."""
        key = self._kernel_key(kind, layout)
        found = self.kernels.get(key)
        if found is None:
            with kernel.LOCK:
                found = self.kernels.get(key)
                if found is None:
                    found = self.kernels[key] = kernel.of(self.program, kind, layout)
        return found

    def _kernel_key(self, kind: str, layout: Layout) -> Any:
        return kind, layout

    def prepare(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
        """Check a call and find out how to run it; remembered by shapes, strides, dtypes and device."""
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = self._prepare(inputs, results)
            self._remember(inputs, results, prepared)
        return prepared

    def _prepare(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
        program = self.program
        check(program, inputs)
        dtype, device = common_dtype(inputs), inputs[0].device
        # A cast copies, so it is the copy's strides that are walked.
        strides = [
            x.stride() if x.dtype is dtype else torch.empty_like(x, dtype=dtype, device="meta").stride() for x in inputs
        ]
        shapes = [tuple(x.shape) for x in inputs]
        made = plan.make(program, shapes, strides, results, specialise=device.type == "cpu")
        # Nothing is computed for no elements, nor on the meta device, whose tensors have no memory to launch on.
        runs = made.elements and device.type != "meta" and made.order is None
        ready = self.kernel(TAGS[dtype], made.layout) if runs else None
        if ready is not None and device.type == "cpu":
            entry = ready.load_cpu()
            if not made.layout:
                self.flat[dtype] = FlatKernel(entry[1], entry[2], self._sharing(dtype, ready), ready.pack)
        pointers = struct.Struct(f"<{len(inputs) + len(made.outputs)}q")
        return Prepared(made, dtype, device, ready, pointers, BroadcastInfo.of(program, inputs, made.outputs, results))

    def _remember(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, prepared: Prepared) -> None:
        """Let a small call be repeated without a look at anything but shapes and strides."""
        made, ready, dtype = prepared.plan, prepared.ready, prepared.dtype
        alike = prepared.device.type == "cpu" and all(x.dtype is dtype for x in inputs)
        if ready is None or not alike or made.outer or made.elements >= kernel.QUICK_BELOW:
            return
        outputs = tuple(zip(made.outputs, made.summed, strict=True))
        before = b"" if made.layout else struct.pack("<2q", made.elements, 0)
        launch = ready.load_cpu()[1 if made.elements < kernel.HOLD_GIL_BELOW else 2]
        strides = () if all(x.is_contiguous() for x in inputs) else [x.stride() for x in inputs]
        key = (results, dtype, *[x.shape for x in inputs], *strides)
        self.replays[key] = Replay(launch, prepared.pointers.pack, before, made.tail, outputs, prepared.broadcast)

    def run(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        """Compute, and tell what backward has to know.

        Args:
            inputs: Eager tensors.
            results: The batch shapes of the outputs where they are not the common one.
            into: For each output, a tensor of its shape and dtype to write to instead of a fresh one, or None. The
                caller has made sure that it overlaps no input.
        """
        prepared = self.prepare(inputs, results)
        made, dtype, device = prepared.plan, prepared.dtype, prepared.device
        if prepared.broadcast is not None:
            inputs = [x if x.dtype is dtype else x.to(dtype) for x in inputs]
        given = into or (None,) * len(made.outputs)
        if made.order is not None:
            done = self._run_reordered(inputs, made.order, results, made.outputs)
            done = [y if g is None else g.copy_(y) for y, g in zip(done, given, strict=True)]
            return tuple(done), prepared.broadcast
        outputs = [
            torch.zeros(s, dtype=torch.float64, device=device)
            if z
            else g
            if g is not None and g.is_contiguous()
            else allocate(s, dtype, device)
            for s, z, g in zip(made.outputs, made.summed, given, strict=True)
        ]
        if prepared.ready is not None:
            self._execute(prepared, prepared.ready, [*inputs, *outputs])
        done = [
            (o.to(dtype) if z else o) if g is None else o if g is o else g.copy_(o)
            for o, z, g in zip(outputs, made.summed, given, strict=True)
        ]
        return tuple(done), prepared.broadcast

    def _run_reordered(
        self, inputs: Sequence[Tensor], order: Shape, results: tuple[Shape, ...] | None, shapes: Sequence[Shape]
    ) -> list[Tensor]:
        """Compute on copies whose batch dimensions are in an order, and put the results back into the first one."""
        ports = zip(inputs, self.program.inputs, strict=True)
        copies = [reordering.reordered(x, len(p.shape), order) for x, p in ports]
        if results is not None:
            results = tuple(reordering.batch_in_order(r, order) for r in results)
        made, _ = self.run(copies, results)
        return [reordering.restored(y, s, order) for y, s in zip(made, shapes, strict=True)]

    def _execute(self, prepared: Prepared, ready: Kernel, tensors: Sequence[Tensor]) -> None:
        """Launch the kernel on inputs and outputs of its dtype."""
        made = prepared.plan
        pointers = [t.data_ptr() for t in tensors]
        index, cuda = prepared.device.index, prepared.device.type == "cuda"
        if not made.layout:
            if cuda:
                _flat_cuda(ready, made.elements, pointers, self._row_bytes(prepared.dtype), index)
            else:
                self._sharing(prepared.dtype, ready)(b"", ready.pack(made.elements, 0, *pointers))
            return
        sizes = [t.element_size() for t in tensors]
        elements = made.elements // made.launches
        loop = made.shared
        shared = threads.shares(loop.turns, elements // loop.turns, 1, loop.most) if loop and not cuda else None
        for start in made.starts():
            moved = [p + s * b for p, s, b in zip(pointers, start, sizes, strict=True)] if any(start) else pointers
            if cuda:
                _on_cuda(prepared, ready, elements, moved, sizes)
            elif loop and shared and shared.parts > 1:
                _in_parts(prepared, loop, ready, shared, moved, tensors)
            else:
                ready.cpu(elements, prepared.pointers.pack(*moved) + made.tail)

    def _row_bytes(self, dtype: torch.dtype) -> list[int]:
        """How many bytes an element of each tensor has."""
        return [p.size * dtype.itemsize for p in (*self.program.inputs, *self.program.outputs)]

    def _sharing(self, dtype: torch.dtype, ready: Kernel) -> Callable[[bytes, bytes], None]:
        """What launches the flat kernel on several threads, called as kernels are."""
        steps = self._row_bytes(dtype)
        moved, written = sum(steps), sum(steps[len(self.program.inputs) :])
        may_stream = dtype.itemsize >= 4 and moved <= _FEW * written and is_narrow(self.program)

        def launch(_: bytes, packed: bytes) -> None:
            arguments = ready.unpack(packed)
            count = arguments[0]
            large = may_stream and count * moved > STREAMED_FROM
            chosen = self.kernel(TAGS[dtype], STREAMED) if large else ready
            shared = threads.shares(count)
            if shared.parts == 1:
                chosen.cpu(count, packed)
            else:
                threads.run(chosen, shared, arguments, 0, (0, 0, *steps))

        return launch


def _flat_cuda(ready: Kernel, elements: int, pointers: list[int], steps: list[int], index: int) -> None:
    for start in range(0, elements, _CUDA_THREADS):
        count = min(_CUDA_THREADS, elements - start)
        moved = [p + start * s for p, s in zip(pointers, steps, strict=True)]
        ready.cuda(index, count, ready.pack(count, kernel.is_aligned(moved), *moved))


def _on_cuda(prepared: Prepared, ready: Kernel, elements: int, pointers: Sequence[int], sizes: Sequence[int]) -> None:
    """Launch a walk, in as many parts as Warp's thread index asks for; they all add to the same totals."""
    made, shared, index = prepared.plan, prepared.plan.shared, prepared.device.index
    if shared is None or elements <= _CUDA_THREADS:
        ready.cuda(index, -(-elements // BLOCK) * BLOCK, prepared.pointers.pack(*pointers) + made.tail)
        return
    each = elements // shared.turns
    turns = max(_CUDA_THREADS // each, 1)
    for begin in range(0, shared.turns, turns):
        count = min(turns, shared.turns - begin)
        moved = [p + begin * s * b for p, s, b in zip(pointers, shared.steps, sizes, strict=True)]
        tail = _with_turns(made.tail, shared.loop, count)
        ready.cuda(index, -(-count * each // BLOCK) * BLOCK, prepared.pointers.pack(*moved) + tail)


def _with_turns(tail: bytes, loop: int, turns: int) -> bytes:
    """The extents and strides of a walk with another number of turns of a loop."""
    at = 8 * loop
    return tail[:at] + struct.pack("<q", turns) + tail[at + 8 :]


def _in_parts(
    prepared: Prepared,
    loop: Shared,
    ready: Kernel,
    shared: threads.Shares,
    pointers: Sequence[int],
    tensors: Sequence[Tensor],
) -> None:
    """Let threads share the turns of a loop. If all turns add to one total, each part has its own, added at the end."""
    made, first = prepared.plan, len(tensors) - len(prepared.plan.outputs)
    arguments = [*pointers, *(number for (number,) in struct.iter_unpack("<q", made.tail))]
    steps, slots = ([0] * len(arguments) for _ in range(2))
    own = {}
    for i, (x, step) in enumerate(zip(tensors, loop.steps, strict=True)):
        steps[i] = x.element_size() * step
        if i >= first and loop.private[i - first]:
            own[i] = torch.zeros(shared.parts, *x.shape, dtype=torch.float64)
            arguments[i] += own[i].data_ptr() - x.data_ptr()
            slots[i] = own[i][0].nbytes
    threads.run(ready, shared, arguments, len(pointers) + loop.loop, steps, slots)
    for i, totals in own.items():
        tensors[i].add_(totals.sum(0))
