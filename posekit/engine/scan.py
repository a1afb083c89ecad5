"""Ops along a sequence: running and total products of a monoid, each a kernel of sweeps.

There is an op for each length, because compiled graphs know shapes. All lengths share their kernels.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from . import kernel, launch, layout, operation, parallel
from .algebra import Graph, Number, Scalar
from .arrays import Array
from .check import check
from .layout import Shape
from .memo import Memo
from .operation import Op
from .program import Port
from .sweeps import SEVERAL, Along, Parts, Several, Sweep, Sweeps, width

_LENGTHS = 128  # of which a Scan keeps its ops; any other length is made anew, in milliseconds
_KEPT = 1 << 18  # numbers that a block of lanes may keep of all steps: they should not leave the second-level cache


@dataclasses.dataclass(frozen=True)
class Lanes:
    """How sequences go side by side in calls with tensors of the same shapes, strides, dtypes and device.

    Attributes:
        dtype: What is computed in.
        device: Where.
        common: The batch shape of the call.
        lanes: How many sequences there are.
        as_they_are: Whether the inputs are read where they lie.
        made: The memory of each output, and whether its first two dimensions change places in the result.
        outputs: The full shape of each output.
        as_made: Whether their memory has these shapes already.
        strides: Of each tensor, in numbers, from lane to lane and from step to step.
        block: How many lanes go together.
        uneven: What backward has to know.
    """

    dtype: torch.dtype
    device: torch.device
    common: Shape
    lanes: int
    as_they_are: bool
    made: tuple[tuple[Shape, bool], ...]
    outputs: tuple[Shape, ...]
    as_made: bool
    strides: tuple[tuple[int, int], ...]
    block: int
    uneven: launch.Uneven | None


class SweepOp(Op):
    """A program of sweeps as torch sees it."""

    program: Sweeps

    def __init__(self, program: Sweeps) -> None:
        super().__init__(program)
        self._plans = Memo()

    @functools.cached_property
    def kept(self) -> int:
        """How many numbers a lane keeps of each step."""
        return int(self.program.printer.scratch(self.program))

    def kernel(self, kind: str, form: str) -> kernel.Kernel:
        """The kernel for a dtype tag; that of length 1 serves all lengths."""
        sweeps = self.program
        if sweeps.length == 1:
            return super().kernel(kind, "sweeps")
        return operation.find(sweeps.name.replace(f"[{sweeps.length}]", "[1]", 1)).kernel(kind, "sweeps")

    def compute(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None
    ) -> tuple[tuple[Tensor, ...], launch.Uneven | None]:
        key = (results, *[(x.shape, x.stride(), x.dtype, x.device) for x in inputs])
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(inputs, results)
        dtype, device, lanes = plan.dtype, plan.device, plan.lanes
        read = inputs if plan.as_they_are else self._read(inputs, plan.common, dtype)
        made = [
            launch.allocate(shape, dtype, device).transpose(0, 1) if turned else launch.allocate(shape, dtype, device)
            for shape, turned in plan.made
        ]
        if lanes and device.type != "meta":
            self._launch([*read, *made], plan)
        outputs = tuple(made if plan.as_made else [y.view(s) for y, s in zip(made, plan.outputs, strict=True)])
        if results is not None:
            wanted = [(*r, *p.shape) for r, p in zip(results, self.program.outputs, strict=True)]
            outputs = tuple([y.sum_to_size(s) for y, s in zip(outputs, wanted, strict=True)])
        return outputs, plan.uneven

    def _plan(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Lanes:
        check(self.program, inputs)
        ins, outs = self.program.inputs, self.program.outputs
        dtype, device = launch.common_dtype(inputs), inputs[0].device
        batches = [layout.batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
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
        printer = self.program.printer
        large = dense and self.kept * self.program.length * printer.MOST <= _KEPT
        shapes = tuple((*common, *p.shape) for p in outs)
        wanted = shapes if results is None else [(*r, *p.shape) for r, p in zip(results, outs, strict=True)]
        return Lanes(
            dtype=dtype,
            device=device,
            common=common,
            lanes=lanes,
            as_they_are=all(
                x.data_ptr() == y.data_ptr() and y.dtype is dtype for x, y in zip(inputs, read, strict=True)
            ),
            made=tuple(made),
            outputs=shapes,
            as_made=all(x.shape == s for x, s in zip(moved, shapes, strict=True)),
            strides=tuple(strides),
            block=printer.MOST if large else printer.LANES,
            uneven=operation.uneven(self, inputs, [torch.empty(s, device="meta") for s in wanted], results),
        )

    def _read(self, inputs: Sequence[Tensor], common: Shape, dtype: torch.dtype) -> list[Tensor]:
        """The inputs as sequences side by side, whose elements have their numbers side by side."""
        lanes, ports = math.prod(common), self.program.inputs
        return [_lanes(x.to(dtype).expand(*common, *p.shape), lanes, p) for x, p in zip(inputs, ports, strict=True)]

    def _launch(self, tensors: Sequence[Tensor], plan: Lanes) -> None:
        dtype, device, lanes, steps = plan.dtype, plan.device, plan.lanes, self.program.length
        ready = self.kernel(kernel.TAGS[dtype], "sweeps")
        wide = torch.float64 if dtype is torch.float64 else torch.float32
        strides = [s for pair in plan.strides for s in pair]
        pointers = [x.data_ptr() for x in tensors]
        if device.type == "cuda":
            scratch = torch.empty(self.kept * steps * lanes, dtype=wide, device=device)
            ready.cuda(device.index, lanes, ready.pack(scratch.data_ptr(), *pointers, lanes, steps, 1, *strides))
            return
        block = plan.block
        shared = parallel.shares(lanes, steps, block, apart=self.kept > 0)
        room = self.kept * steps * min(block, lanes)
        held = launch.allocate((shared.parts * room,), wide, device) if room else None
        arguments = [held.data_ptr() if held is not None else 0, *pointers, lanes, steps, block, *strides]
        if shared.parts == 1:
            ready.cpu(lanes * steps, ready.pack(*arguments))
            return
        rest = [0] * (3 + len(strides))
        moves = [0, *(s * dtype.itemsize for s, _ in plan.strides), *rest]
        slots = [room * wide.itemsize, *(0 for _ in pointers), *rest]
        parallel.run(ready, shared, arguments, 1 + len(pointers), moves, slots)

    def unfused(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> tuple[Tensor, ...]:
        from . import unrolled

        return unrolled.run(self.program, inputs, results)

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32) -> str:
        program = operation.derived(self.program, derivative)
        return kernel.source(program, kernel.TAGS[dtype], "sweeps") if program else ""


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
    dense = x.stride()[x.ndim - len(element) :] == layout.contiguous(element, 1)
    return x if dense else x.contiguous()


def _numbers(arrays: Sequence[Array]) -> tuple[Scalar, ...]:
    return tuple(x for part in arrays for x in part)


def _length(name: str) -> int:
    return int(name.partition("[")[2].partition("]")[0])


class Quick(NamedTuple):
    """How a total takes several elements at once.

    Attributes:
        size: A number of an element.
        limits: Where it is usual.
        ready: An element in place of one whose size is not.
        product: The numbers of the product of what was carried and several elements, given with a list of their sizes.
        end: The numbers of the product of all, of what was carried last.
    """

    size: Callable[[Any], Scalar]
    limits: tuple[Number, Number]
    ready: Callable[[Any], Sequence[Array]]
    product: Callable[[Any, Any, Any], Sequence[Array]]
    end: Callable[[Any], Sequence[Array]]


class Scan:
    """The running products, or the total product, of the elements of a monoid along a sequence.

    Args:
        name: In compiled graphs.
        title: How errors call it.
        elements: The names and kinds of an element's tensors.
        identity: The numbers of the element that changes nothing.
        product: The numbers of the product of what was carried and the next element.
        total: Whether only the product of all is wanted.
        quick: The same product of several elements at once, for a total, if that is less to compute.
    """

    def __init__(
        self,
        name: str,
        title: str,
        elements: Mapping[str, type[Array]],
        identity: Sequence[Number],
        product: Callable[[Any, Any], Sequence[Array]],
        total: bool,
        quick: Quick | None = None,
    ) -> None:
        self.name, self.title, self.total, self._quick = name, title, total, quick
        self._elements, self._identity, self._product = elements, identity, product
        self._ops: dict[int, Op] = {}
        operation.FAMILIES[name] = self.at

    def at(self, length: int) -> Op:
        """The op for a length."""
        op = self._ops.get(length)
        if op is None:
            along = [Along(n, (length, *kind.shape)) for n, kind in self._elements.items()]
            outputs = [Port(n, kind.shape) for n, kind in self._elements.items()] if self.total else along
            op = operation.of(Sweeps(f"{self.name}[{length}]", self.title, along, outputs, self._build, length))
            with kernel.LOCK:
                self._ops[length] = op
                if len(self._ops) > _LENGTHS:
                    oldest = next(n for n in self._ops if n != 1)  # length 1 has the kernels of all
                    del self._ops[oldest]
                    operation.forget(lambda name: name.startswith(f"{self.name}[") and _length(name) not in self._ops)
        return op

    def _build(self, sweeps: Sweeps) -> Parts:
        graph, kinds = sweeps.graph, list(self._elements.values())
        start = tuple(graph.const(x) for x in self._identity)
        carry = Sweep("0", False, start, start).carry(graph)
        split = [sum(math.prod(kind.shape) for kind in kinds[:i]) for i in range(len(kinds) + 1)]
        carried = [kind(carry[a:b]) for kind, a, b in zip(kinds, split, split[1:], strict=False)]
        found = [kind(xs) for kind, xs in zip(kinds, sweeps.symbols, strict=True)]
        made = _numbers(self._product(carried, found))
        sweep = Sweep("0", False, start, made, self._several(graph, carried, found))
        values = sweep.end(graph) if self.total else made
        return Parts((sweep,), tuple(values[a:b] for a, b in itertools.pairwise(split)))

    def _several(self, graph: Graph, carried: Any, found: Any) -> Several | None:
        if self._quick is None or not self.total:  # of running products each step is written
            return None
        size, limits, ready, product, end = self._quick
        ports = [(n, kind, math.prod(kind.shape)) for n, kind in self._elements.items()]
        steps = [
            [kind([graph.symbol(f"{n} {r}", k) for k in range(count)]) for n, kind, count in ports]
            for r in range(SEVERAL)
        ]
        sizes = [graph.symbol("size", r) for r in range(SEVERAL)]
        rows = [_numbers(x) for x in (ready(found), product(carried, steps, sizes), end(carried))]
        return Several(size(found), limits, *rows)

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        """The products along the last batch dimension."""
        length = inputs[0].shape[-2]
        if torch.compiler.is_compiling():
            return tuple(operation.RUN(f"{self.name}[{int(length)}]", list(inputs), []))
        made = self.at(int(length)).call(*inputs)
        return made if isinstance(made, tuple) else (made,)


operation.KINDS[Sweeps] = SweepOp
