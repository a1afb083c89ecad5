"""The one place that launches kernels: plain tensors in, fresh tensors out, no autograd."""

from __future__ import annotations

import dataclasses
import math
import pathlib
import struct
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import Tensor

from . import kernel, layout, parallel
from ._internals import BLOCK
from .check import check
from .emit_loops import is_narrow
from .layout import Plan, Shape, Shared
from .program import Program
from .workspace import workspace

if TYPE_CHECKING:
    from .operation import Op

_CUDA_THREADS = 1 << 30  # threads a launch: Warp's thread index has 32 bits


def _last_cache() -> int:
    """The bytes of the last cache before memory, where Linux tells."""
    try:
        text = pathlib.Path("/sys/devices/system/cpu/cpu0/cache/index3/size").read_text().strip()
        return int(text.removesuffix("K")) << 10
    except (OSError, ValueError):
        return 1 << 25


# Where a call moves more bytes than that, few of its results are still in a cache when somebody reads them, for others
# use it, too. Memory that is written around the caches need not be read first: a million poses compose in 0.7 of the
# time.
AROUND_FROM = _last_cache() // 2
_FEW = 10  # times as much is moved as is written, from where on that is not worth it


@dataclasses.dataclass(frozen=True)
class Uneven:
    """What backward must know of inputs that differ in batch shape or dtype, or of outputs that were summed."""

    shapes: tuple[Shape, ...]
    batches: tuple[Shape, ...]
    dtypes: tuple[torch.dtype, ...]
    results: tuple[Shape, ...]
    # Backward's, for what it has seen before.
    steps: dict[Any, Any] = dataclasses.field(default_factory=dict, repr=False, compare=False)

    def is_summed(self, batch: Shape) -> bool:
        """Whether the gradient of an input of this batch shape is a sum."""
        return not any([layout.same(batch, result) for result in self.results])


@dataclasses.dataclass(frozen=True)
class Prepared:
    """A checked call, ready for the next tensors of the same shapes, strides, dtypes and device."""

    plan: Plan
    dtype: torch.dtype
    device: torch.device
    ready: kernel.Kernel | None
    pointers: struct.Struct
    uneven: Uneven | None


class Replay(NamedTuple):
    """A small call on CPU tensors of one dtype: what it takes to launch it for others of these shapes and strides."""

    launch: Callable[[bytes, bytes], None]
    pack: Callable[..., bytes]  # the pointers
    before: bytes  # what the kernel takes before the pointers, and behind them
    behind: bytes
    outputs: tuple[tuple[Shape, bool], ...]  # their shapes, and whether they are float64 totals
    uneven: Uneven | None


def common_dtype(tensors: Sequence[Tensor]) -> torch.dtype:
    """What torch promotes the tensors' dtypes to."""
    dtype = tensors[0].dtype
    for t in tensors[1:]:
        if t.dtype is not dtype:
            dtype = torch.promote_types(dtype, t.dtype)
    return dtype


def prepare(op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
    """Check a call and find out how to run it; remembered by shapes, strides, dtypes and device."""
    key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
    prepared = op.prepared.get(key)
    if prepared is None:
        prepared = op.prepared[key] = _prepare(op, inputs, results)
        _remember(op, inputs, results, prepared)
    return prepared


def _prepare(op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Prepared:
    program = op.program
    check(program, inputs)
    dtype, device = common_dtype(inputs), inputs[0].device
    # A cast copies, so it is the copy's strides that are walked.
    strides = [x.stride() if x.dtype is dtype else x.to(dtype).stride() for x in inputs]
    shapes = [tuple(x.shape) for x in inputs]
    plan = layout.make(program, shapes, strides, results, specialise=device.type == "cpu")
    # Nothing is computed for no elements, nor on the meta device, whose tensors have no memory to launch on.
    ready = op.kernel(kernel.TAGS[dtype], plan.layout) if plan.elements and device.type != "meta" else None
    if ready is not None and device.type == "cpu":
        entry = ready.load_cpu()
        if not plan.layout:
            op.ready[dtype] = (entry[1], entry[2], ready.pack, _flat_cpu(op, dtype, ready))
    batches = tuple(layout.batch_shape(s, p) for s, p in zip(shapes, program.inputs, strict=True))
    made = tuple(layout.batch_shape(s, p) for s, p in zip(plan.outputs, program.outputs, strict=True))
    dtypes = tuple(x.dtype for x in inputs)
    even = results is None and len(set(batches)) == 1 and len(set(dtypes)) == 1
    uneven = None if even else Uneven(tuple(shapes), batches, dtypes, made)
    pointers = struct.Struct(f"<{len(inputs) + len(made)}q")
    return Prepared(plan, dtype, device, ready, pointers, uneven)


def _remember(op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, prepared: Prepared) -> None:
    """Let `Op.replay` do a call of this kind from now on, if it can."""
    plan, dtype, ready = prepared.plan, prepared.dtype, prepared.ready
    plain = all(x.is_cpu and x.dtype is dtype for x in inputs)
    if ready is None or not plain or len(plan.starts) > 1 or plan.elements >= kernel.QUICK_BELOW:
        return
    outputs = tuple(zip(plan.outputs, plan.summed, strict=True))
    before = b"" if plan.layout else struct.pack("<2q", plan.elements, 0)
    launch = ready.load_cpu()[1 if plan.elements < kernel.HOLD_GIL_BELOW else 2]
    strides = () if all(x.is_contiguous() for x in inputs) else [x.stride() for x in inputs]
    key = (results, dtype, *[x.shape for x in inputs], *strides)
    op.replays[key] = Replay(launch, prepared.pointers.pack, before, plan.tail, outputs, prepared.uneven)


def run(
    op: Op, inputs: Sequence[Tensor], prepared: Prepared, into: Sequence[Tensor | None] | None = None
) -> tuple[Tensor, ...]:
    """Compute ``op`` on the tensors that ``prepared`` was prepared for.

    Args:
        op: What to compute.
        inputs: Of the shapes, strides, dtypes and device that were prepared.
        prepared: The checked call.
        into: For each output, a tensor of its shape to write to instead of a fresh one, or None. The caller has made
            sure that it overlaps no input.
    """
    plan, dtype, device = prepared.plan, prepared.dtype, prepared.device
    if prepared.uneven is not None:
        inputs = [x if x.dtype is dtype else x.to(dtype) for x in inputs]
    given = into or (None,) * len(plan.outputs)
    outputs = [
        torch.zeros(s, dtype=torch.float64, device=device)
        if z
        else g
        if g is not None and g.dtype is dtype and g.is_contiguous()
        else allocate(s, dtype, device)
        for s, z, g in zip(plan.outputs, plan.summed, given, strict=True)
    ]
    if prepared.ready is not None:
        execute(op, prepared, prepared.ready, [*inputs, *outputs])
    if into is None:
        return tuple([o.to(dtype) if z else o for o, z in zip(outputs, plan.summed, strict=True)])
    return tuple(
        [o if g is o else o.to(dtype) if g is None else g.copy_(o) for o, g in zip(outputs, given, strict=True)]
    )


def allocate(shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Uninitialised memory; on CUDA torch's own allocator caches it."""
    if device.type != "cpu":
        return torch.empty(shape, dtype=dtype, device=device)
    return workspace.empty(shape, dtype, math.prod(shape) * dtype.itemsize)


def execute(op: Op, prepared: Prepared, ready: kernel.Kernel, tensors: Sequence[Tensor]) -> None:
    """Launch the kernel on inputs and outputs of its dtype."""
    plan = prepared.plan
    pointers = [t.data_ptr() for t in tensors]
    index, cuda = prepared.device.index, prepared.device.type == "cuda"
    if not plan.layout:
        if cuda:
            _flat_cuda(ready, plan.elements, pointers, _row_bytes(op.program, prepared.dtype), index)
        else:
            _flat_cpu(op, prepared.dtype, ready)(b"", ready.pack(plan.elements, 0, *pointers))
        return
    sizes = [t.element_size() for t in tensors]
    elements = plan.elements // len(plan.starts)
    loop = plan.shared
    shared = parallel.shares(loop.turns, elements // loop.turns, 1, loop.most) if loop and not cuda else None
    for start in plan.starts:
        moved = [p + s * b for p, s, b in zip(pointers, start, sizes, strict=True)] if any(start) else pointers
        if cuda:
            _on_cuda(prepared, ready, elements, moved, sizes)
        elif loop and shared and shared.parts > 1:
            _in_parts(prepared, loop, ready, shared, moved, tensors)
        else:
            ready.cpu(elements, prepared.pointers.pack(*moved) + plan.tail)


def _on_cuda(
    prepared: Prepared, ready: kernel.Kernel, elements: int, pointers: Sequence[int], sizes: Sequence[int]
) -> None:
    """Launch a walk, in as many parts as Warp's thread index asks for; they all add to the same totals."""
    plan, shared, index = prepared.plan, prepared.plan.shared, prepared.device.index
    if shared is None or elements <= _CUDA_THREADS:
        ready.cuda(index, -(-elements // BLOCK) * BLOCK, prepared.pointers.pack(*pointers) + plan.tail)
        return
    each = elements // shared.turns
    turns = max(_CUDA_THREADS // each, 1)
    for begin in range(0, shared.turns, turns):
        count = min(turns, shared.turns - begin)
        moved = [p + begin * s * b for p, s, b in zip(pointers, shared.steps, sizes, strict=True)]
        tail = _with_turns(plan.tail, shared.loop, count)
        ready.cuda(index, -(-count * each // BLOCK) * BLOCK, prepared.pointers.pack(*moved) + tail)


def _with_turns(tail: bytes, loop: int, turns: int) -> bytes:
    """The extents and strides of a walk with another number of turns of a loop."""
    at = 8 * loop
    return tail[:at] + struct.pack("<q", turns) + tail[at + 8 :]


def _in_parts(
    prepared: Prepared,
    loop: Shared,
    ready: kernel.Kernel,
    shared: parallel.Shares,
    pointers: Sequence[int],
    tensors: Sequence[Tensor],
) -> None:
    """Let threads share the turns of a loop. If all turns add to one total, each part has its own, added at the end."""
    plan, first = prepared.plan, len(tensors) - len(prepared.plan.outputs)
    arguments = [*pointers, *(number for (number,) in struct.iter_unpack("<q", plan.tail))]
    steps, slots = ([0] * len(arguments) for _ in range(2))
    own = {}
    for i, (x, step) in enumerate(zip(tensors, loop.steps, strict=True)):
        steps[i] = x.element_size() * step
        if i >= first and loop.private[i - first]:
            own[i] = torch.zeros(shared.parts, *x.shape, dtype=torch.float64)
            arguments[i] += own[i].data_ptr() - x.data_ptr()
            slots[i] = own[i][0].nbytes
    parallel.run(ready, shared, arguments, len(pointers) + loop.loop, steps, slots)
    for i, totals in own.items():
        tensors[i].add_(totals.sum(0))


def _row_bytes(program: Program, dtype: torch.dtype) -> list[int]:
    """How many bytes an element of each tensor has."""
    return [p.size * dtype.itemsize for p in (*program.inputs, *program.outputs)]


def _flat_cpu(op: Op, dtype: torch.dtype, ready: kernel.Kernel) -> Callable[[bytes, bytes], None]:
    """What launches over elements that lie side by side, called as kernels are."""
    steps = _row_bytes(op.program, dtype)
    moved, written = sum(steps), sum(steps[len(op.program.inputs) :])
    may_go_around = dtype.itemsize >= 4 and moved <= _FEW * written and is_narrow(op.program)

    def launch(_: bytes, packed: bytes) -> None:
        arguments = ready.unpack(packed)
        count = arguments[0]
        large = may_go_around and count * moved > AROUND_FROM
        chosen = op.kernel(kernel.TAGS[dtype], layout.AROUND) if large else ready
        shared = parallel.shares(count)
        if shared.parts == 1:
            chosen.cpu(count, packed)
        else:
            parallel.run(chosen, shared, arguments, 0, (0, 0, *steps))

    return launch


def _flat_cuda(ready: kernel.Kernel, elements: int, pointers: list[int], steps: list[int], index: int) -> None:
    for start in range(0, elements, _CUDA_THREADS):
        count = min(_CUDA_THREADS, elements - start)
        moved = [p + start * s for p, s in zip(pointers, steps, strict=True)]
        ready.cuda(index, count, ready.pack(count, kernel.is_aligned(moved), *moved))
