"""Runs programs of sweeps: sequences go next to each other, as lanes of one kernel."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..codegen import FLAT, LANES, MOST, Layout, scratch
from ..dtypes import TAGS, computed
from ..programs import Along, Port, Sweeps, width
from . import plan, threads
from .checks import check, common_dtype
from .kernel import Kernel
from .launch import BroadcastInfo, Executable, allocate
from .memo import Memo
from .plan import Shape

_KEPT = 1 << 18  # numbers that a block of lanes may keep of all steps: they should not leave the second-level cache
_kernels: dict[Any, Kernel] = {}  # one serves all lengths


@dataclasses.dataclass(frozen=True)
class Lanes:
    """How sequences go side by side in calls with tensors of the same shapes, strides, dtypes and device.

    Attributes:
        dtype: What is computed in.
        device: Where.
        common: The batch shape of the call.
        count: How many sequences there are.
        as_they_are: Whether the inputs are read where they lie.
        made: The memory of each output, and whether its first two dimensions change places in the result.
        outputs: The full shape of each output.
        as_made: Whether their memory has these shapes already.
        strides: Of each tensor, in numbers, from lane to lane and from step to step.
        block: How many lanes go together.
        broadcast: What backward has to know.
    """

    dtype: torch.dtype
    device: torch.device
    common: Shape
    count: int
    as_they_are: bool
    made: tuple[tuple[Shape, bool], ...]
    outputs: tuple[Shape, ...]
    as_made: bool
    strides: tuple[tuple[int, int], ...]
    block: int
    broadcast: BroadcastInfo | None


class SweepExecutable(Executable):
    """Runs a program of sweeps on eager tensors."""

    program: Sweeps

    def __init__(self, program: Sweeps) -> None:
        super().__init__(program)
        self.kernels = _kernels
        self._lanes = Memo()

    @functools.cached_property
    def _kept(self) -> int:
        """How many numbers a lane keeps of each step."""
        return scratch(self.program)

    def forget(self) -> None:
        super().forget()
        self._lanes.clear()

    def _kernel_key(self, kind: str, layout: Layout) -> Any:
        return self.program.kernel_name, self.program.digest, kind

    def run(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None = None,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[tuple[Tensor, ...], BroadcastInfo | None]:
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        lanes = self._lanes.get(key)
        if lanes is None:
            lanes = self._lanes[key] = self._arrange(inputs, results)
        read = inputs if lanes.as_they_are else self._read(inputs, lanes.common, lanes.dtype)
        made = [allocate(shape, lanes.dtype, lanes.device) for shape, _ in lanes.made]
        made = [y.transpose(0, 1) if turned else y for y, (_, turned) in zip(made, lanes.made, strict=True)]
        if lanes.count and lanes.device.type != "meta":
            self._launch([*read, *made], lanes)
        outputs = made if lanes.as_made else [y.view(s) for y, s in zip(made, lanes.outputs, strict=True)]
        if results is not None:
            wanted = [(*r, *p.shape) for r, p in zip(results, self.program.outputs, strict=True)]
            outputs = [y.sum_to_size(s) for y, s in zip(outputs, wanted, strict=True)]
        if into is not None:
            outputs = [y if g is None else g.copy_(y) for y, g in zip(outputs, into, strict=True)]
        return tuple(outputs), lanes.broadcast

    def _arrange(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Lanes:
        check(self.program, inputs)
        ins, outs = self.program.inputs, self.program.outputs
        dtype, device = common_dtype(inputs), inputs[0].device
        batches = [plan.batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
        common = tuple(torch.broadcast_shapes(*batches, *(results or ())))
        lanes = math.prod(common)
        read = self._read(inputs, common, dtype)
        by_step = any(isinstance(p, Along) and 0 < x.stride(0) < x.stride(1) for x, p in zip(read, ins, strict=True))
        made = [_memory(lanes, p, by_step) for p in outs]
        moved = [torch.empty(s, device="meta") for s, _ in made]
        moved = [x.transpose(0, 1) if turned else x for x, (_, turned) in zip(moved, made, strict=True)]
        ports = (*ins, *outs)
        strides = [
            (x.stride(0), x.stride(1) if isinstance(p, Along) else 0)
            for x, p in zip([*read, *moved], ports, strict=True)
        ]
        dense = all(s[0] <= width(p) for s, p in zip(strides, ports, strict=True) if isinstance(p, Along))
        large = dense and self._kept * self.program.length * MOST <= _KEPT
        shapes = tuple((*common, *p.shape) for p in outs)
        wanted = shapes if results is None else [(*r, *p.shape) for r, p in zip(results, outs, strict=True)]
        return Lanes(
            dtype=dtype,
            device=device,
            common=common,
            count=lanes,
            as_they_are=all(
                x.data_ptr() == y.data_ptr() and y.dtype is dtype for x, y in zip(inputs, read, strict=True)
            ),
            made=tuple(made),
            outputs=shapes,
            as_made=all(x.shape == s for x, s in zip(moved, shapes, strict=True)),
            strides=tuple(strides),
            block=MOST if large else LANES,
            broadcast=BroadcastInfo.of(self.program, inputs, wanted, results),
        )

    def _read(self, inputs: Sequence[Tensor], common: Shape, dtype: torch.dtype) -> list[Tensor]:
        """The inputs as sequences side by side, whose elements have their numbers side by side."""
        lanes, ports = math.prod(common), self.program.inputs
        return [_lanes(x.to(dtype).expand(*common, *p.shape), lanes, p) for x, p in zip(inputs, ports, strict=True)]

    def _launch(self, tensors: Sequence[Tensor], arranged: Lanes) -> None:
        dtype, device, lanes, steps = arranged.dtype, arranged.device, arranged.count, self.program.length
        ready, kept, wide = self.kernel(TAGS[dtype], FLAT), self._kept, computed(dtype)
        strides = [s for pair in arranged.strides for s in pair]
        pointers = [x.data_ptr() for x in tensors]
        if device.type == "cuda":
            own = torch.empty(kept * steps * lanes, dtype=wide, device=device)
            ready.cuda(device.index, lanes, ready.pack(own.data_ptr(), *pointers, lanes, steps, 1, *strides))
            return
        block = arranged.block
        shared = threads.shares(lanes, steps, block, separate=kept > 0)
        room = kept * steps * min(block, lanes)
        held = allocate((shared.parts * room,), wide, device) if room else None
        arguments = [held.data_ptr() if held is not None else 0, *pointers, lanes, steps, block, *strides]
        if shared.parts == 1:
            ready.cpu(lanes * steps, ready.pack(*arguments))
            return
        rest = [0] * (3 + len(strides))
        moves = [0, *(s * dtype.itemsize for s, _ in arranged.strides), *rest]
        slots = [room * wide.itemsize, *(0 for _ in pointers), *rest]
        threads.run(ready, shared, arguments, 1 + len(pointers), moves, slots)


def _memory(lanes: int, port: Port, by_step: bool) -> tuple[Shape, bool]:
    """The memory of an output, in the order of the inputs: sequence after sequence, or step after step and turned."""
    if not (by_step and isinstance(port, Along)):
        return (lanes, *port.shape), False
    steps, *element = port.shape
    return (steps, lanes, *element), True


def _lanes(x: Tensor, lanes: int, port: Port) -> Tensor:
    """The batch as one dimension, and the numbers of an element side by side."""
    x = x.reshape(lanes, *port.shape)
    element = port.shape[1:] if isinstance(port, Along) else port.shape
    dense = x.stride()[x.ndim - len(element) :] == plan.contiguous(element, 1)
    return x if dense else x.contiguous()
