"""Iteration plans: the loops over the batch of a call, from its shapes and strides. Plans are cached by these.

Neighbouring batch dimensions are merged where the strides of all tensors allow it. The kernel has an innermost loop and
up to three outer loops over the merged dimensions. A broadcast input is read with stride 0. An output that is smaller
than the iteration space, the gradient of a broadcast input, is a sum: the kernel accumulates into it.

Many short dimensions that cannot be merged would mean short loops and many launches. Such a call runs on copies of its
inputs, with the dimensions permuted so that they can be merged.
"""

from __future__ import annotations

import itertools
import math
import struct
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch

from ..codegen import FLAT, OUTER, Access, Layout
from ..programs import Port, Program
from . import launch_grids
from .launch_grids import Grid

Shape = tuple[int, ...]
SPECIALISE_FROM = 512  # elements; smaller calls of all input strides use one kernel, which gathers every tensor
SHARED_FROM = 1 << 15  # elements; smaller calls run on one thread
_ORDERED_PART = 1 << 14  # elements of a sum in a fixed order that one thread adds up
_MIN_INNERMOST = 16  # iterations of a vectorised loop
_BALANCED_ITERATIONS = 64  # of a loop; with so many, threads get about equal parts
_MAX_SHORT_LAUNCHES = 16  # in a call; more are avoided by a permutation
_LONG_LAUNCH = 4096  # elements; launches of fewer are short


def same_shape(a: Shape, b: Shape) -> bool:
    """Whether two shapes are equal. Compares ranks first, so that no guard is put on a dynamic size."""
    return len(a) == len(b) and a == b


def broadcast_shapes(*shapes: Shape) -> torch.Size:
    """The shape to which all of them broadcast. `torch.broadcast_shapes` imports SymPy at its first call: 0.4 s.

    Raises:
        RuntimeError: If there is none.
    """
    if torch.compiler.is_compiling() or not all([type(n) is int for shape in shapes for n in shape]):
        return torch.broadcast_shapes(*shapes)
    common = [1] * max(map(len, shapes), default=0)
    for shape in shapes:
        for i, n in enumerate(reversed(shape)):
            if n != 1 and common[~i] not in (1, n):
                raise RuntimeError(f"shapes do not broadcast: {', '.join([str(tuple(s)) for s in shapes])}")
            if n != 1:
                common[~i] = n
    return torch.Size(common)


class Plan(NamedTuple):
    """The loops over the tensors of one call.

    Attributes:
        layout: How the innermost loop accesses each tensor.
        elements: The number of elements computed.
        outputs: The full shape of each output.
        summed: Which outputs are accumulated in float64 tensors that start at zero.
        tail: On the CPU, the packed extents and strides, arguments after the pointers; empty for the flat kernel.
        outer: Loops outside the kernel, where there are more than four merged dimensions: the number of iterations, and
            the stride of each tensor in numbers (not bytes).
        shared: The loop to divide among threads, or None.
        grid: On CUDA, the tiles of a call that is not flat.
        order: If not None, the call runs on copies whose batch dimensions are permuted to this order.
    """

    layout: Layout
    elements: int
    outputs: tuple[Shape, ...]
    summed: tuple[bool, ...]
    tail: bytes = b""
    outer: tuple[tuple[int, Shape], ...] = ()
    shared: SharedLoop | None = None
    grid: Grid | None = None
    order: tuple[int, ...] | None = None

    @property
    def launches(self) -> int:
        """The number of kernel launches."""
        return math.prod(n for n, _ in self.outer)

    def starts(self) -> Iterator[Shape]:
        """For each launch, the offset in each tensor, counted in numbers (not bytes)."""
        tensors = range(len(self.outer[0][1]) if self.outer else 0)
        for index in itertools.product(*(range(n) for n, _ in self.outer)):
            yield tuple(sum(k * steps[i] for k, (_, steps) in zip(index, self.outer, strict=True)) for i in tensors)


class SharedLoop(NamedTuple):
    """A loop whose iterations are divided among threads.

    Attributes:
        loop: Its index; the outermost loop of the kernel is 0.
        iterations: The number of its iterations.
        strides: The stride of each tensor along it, in numbers (not bytes).
        private: Which outputs all iterations accumulate into, so that each part needs a private accumulator.
        max_parts: The largest number of parts for which the private accumulators are small compared with the work.
        part: The iterations of a part, if they must not depend on the number of threads; otherwise 0.
    """

    loop: int
    iterations: int
    strides: tuple[int, ...]
    private: tuple[bool, ...]
    max_parts: int
    part: int = 0


def batch_shape(shape: Sequence[int], port: Port) -> Shape:
    """The leading dimensions of a shape, without those of an element of the port."""
    return tuple(shape[: len(shape) - len(port.shape)])


def broadcast(shapes: Sequence[Shape]) -> Shape | None:
    """The shape that the shapes broadcast to, or None if they do not broadcast."""
    rank = max(map(len, shapes), default=0)
    common = []
    for d in range(-rank, 0):
        sizes = {s[d] for s in shapes if len(s) >= -d} - {1}
        if len(sizes) > 1:
            return None
        common.append(sizes.pop() if sizes else 1)
    return tuple(common)


def contiguous(shape: Sequence[int], unit: int) -> Shape:
    """Row-major strides of a batch of elements of ``unit`` numbers each, counted in numbers (not bytes)."""
    strides = []
    for n in reversed(shape):
        strides.append(unit)
        unit *= n
    return tuple(reversed(strides))


def make(
    program: Program,
    shapes: Sequence[Shape],
    strides: Sequence[Shape],
    results: Sequence[Shape] | None,
    number: int = 0,
) -> Plan:
    """The plan of a call.

    Args:
        program: The program.
        shapes: The full shape of each input.
        strides: The strides of each input.
        results: The batch shape of each output, or None if all outputs have the common batch shape.
        number: The bytes of a number of a call on CUDA; 0 on the CPU.
    """
    ins, outs = program.inputs, program.outputs
    batches = [batch_shape(s, p) for s, p in zip(shapes, ins, strict=True)]
    common = broadcast([*batches, *(results or ())])
    if common is None:
        raise ValueError(f"batch shapes {batches} do not broadcast, though they were checked")
    results = results if results is not None else [common] * len(outs)
    steps = [_strides(b, s, common) for b, s in zip(batches, strides, strict=True)]
    steps += [_strides(b, contiguous(b, p.size), common) for b, p in zip(results, outs, strict=True)]
    dims = _merge([(n, tuple(s[d] for s in steps)) for d, n in enumerate(common) if n != 1])
    elements = math.prod(common)
    reduced = [any(n > 1 and s[len(ins) + j] == 0 for n, s in dims) for j in range(len(outs))]
    summed = tuple(s or (elements == 0 and math.prod(r) > 0) for s, r in zip(reduced, results, strict=True))
    outputs = tuple((*r, *p.shape) for r, p in zip(results, outs, strict=True))
    natural = tuple(p.size for p in (*ins, *outs))
    element_strides = [s[len(b) :] for b, s in zip(batches, strides, strict=True)]
    dense = [s == contiguous(p.shape, 1) for s, p in zip(element_strides, ins, strict=True)] + [True] * len(outs)
    flat = not dims or (len(dims) == 1 and dims[0][1] == natural)
    plan = Plan(FLAT, elements, outputs, summed)
    if (flat and all(dense) and not any(summed)) or not elements:
        return plan
    if program.ordered and any(reduced) and not number:
        return _in_order(plan, dims, element_strides, dense, natural)
    launches = math.prod(n for n, _ in dims[: -OUTER - 1])
    if launches > _MAX_SHORT_LAUNCHES and elements // launches < _LONG_LAUNCH:
        groups = _groups(common, steps)
        if len(groups) < len(dims):  # permuted, the dimensions merge into one for each group
            return plan._replace(order=tuple(itertools.chain.from_iterable(groups)))
    if number:
        sums = [0] * len(ins) + [z and math.prod(shape) for z, shape in zip(summed, outputs, strict=True)]
        tensors = launch_grids.Tensors(natural, dense, element_strides, sums, number)
        grid = launch_grids.make(dims or [(1, natural)], tensors)
        return Plan(grid.layout, elements, outputs, (False,) * len(outs), outer=grid.outer, grid=grid)
    if program.costly:
        return _looped(plan, dims or [(1, natural)], element_strides, dense, natural, gather=True)
    return _looped(plan, _innermost(dims) or [(1, natural)], element_strides, dense, natural)


def _looped(
    plan: Plan,
    dims: list[tuple[int, Shape]],
    element_strides: Sequence[Shape],
    dense: Sequence[bool],
    natural: Shape,
    ordered: bool = False,
    gather: bool = False,
) -> Plan:
    """The plan of a call on the CPU that loops over dimensions, from outermost to innermost.

    Args:
        plan: Gives the number of elements and the outputs.
        dims: For each loop, the number of iterations and the stride of each tensor.
        element_strides: The strides within an element of each input.
        dense: Whether the elements of each tensor are contiguous.
        natural: The number of components of an element of each tensor.
        ordered: Whether the layout must not depend on the number of elements.
        gather: Whether every tensor is gathered, whatever its strides.
    """
    ins, elements, summed = len(element_strides), plan.elements, plan.summed
    extra, dims = dims[: -OUTER - 1], dims[-OUTER - 1 :]
    dims = [(1, (0,) * len(natural))] * (OUTER + 1 - len(dims)) + dims
    is_sum = (False,) * ins + summed
    is_sum_of_innermost = [all(steps[i] for n, steps in extra + dims[:-1] if n > 1) for i in range(len(natural))]
    single = dims[-1][0] < SHARED_FROM if ordered else elements < SHARED_FROM
    gather = gather or (elements < SPECIALISE_FROM and not ordered)

    def access(i: int, step: int) -> Access:
        if is_sum[i]:
            in_one_loop = single and is_sum_of_innermost[i]
            return Access.OUTER_SUM if step else Access.SINGLE_SUM if in_one_loop else Access.SUM
        if not gather and step == 0 and i < ins:
            return Access.BROADCAST
        return Access.NATURAL if not gather and step == natural[i] and dense[i] else Access.STRIDED

    layout = tuple(access(i, step) for i, step in enumerate(dims[-1][1]))
    shared = None if Access.SINGLE_SUM in layout and not ordered else _shared_loop(dims, plan.outputs, summed, ordered)
    summed = tuple(z and a is not Access.SINGLE_SUM for z, a in zip(summed, layout[ins:], strict=True))
    return Plan(layout, elements, plan.outputs, summed, _packed(dims, element_strides), tuple(extra), shared)


def _in_order(
    plan: Plan,
    dims: list[tuple[int, Shape]],
    element_strides: Sequence[Shape],
    dense: Sequence[bool],
    natural: Shape,
) -> Plan:
    """The plan of a call on the CPU whose sums have an order that depends on the summed dimensions alone.

    So an element of the batch gets the same bits as alone. The arguments are those of `_looped`.
    """
    count, idle = len(plan.outputs), (1, (0,) * len(natural))
    rows = [(n, steps) for n, steps in dims if not any(steps[-count:])]
    batch = [(n, steps) for n, steps in dims if any(steps[-count:])]
    if rows[-1][0] < _MIN_INNERMOST:  # one addition for each row: the loop over the batch is vectorised
        dims = rows + (batch or [(1, natural)])
    elif len(rows) == 1 and rows[0][0] >= SHARED_FROM:  # a launch for each element of the batch, divided into parts
        dims = [*batch, *[idle] * OUTER, *rows]
    else:
        dims = batch + rows
    looped = _looped(plan, dims, element_strides, dense, natural, ordered=True)
    if len(dims) > OUTER and dims[-2] == idle:
        iterations, strides = rows[0]
        parts = SharedLoop(OUTER, iterations, strides, (True,) * count, iterations, _ORDERED_PART)
        return looped._replace(shared=parts)
    loop = looped.shared
    return looped._replace(shared=None if loop is None or any(loop.private) else loop)


def _packed(dims: Sequence[tuple[int, Shape]], element_strides: Sequence[Shape]) -> bytes:
    """The packed extents, the strides of each tensor, and the strides within an element of each input."""
    integers = [n for n, _ in dims] + [steps[i] for i in range(len(dims[0][1])) for _, steps in dims]
    integers += itertools.chain.from_iterable(element_strides)
    return struct.pack(f"<{len(integers)}q", *integers)


def _shared_loop(
    dims: list[tuple[int, Shape]], outputs: Sequence[Shape], summed: Sequence[bool], ordered: bool
) -> SharedLoop | None:
    """Choose the loop to divide among threads, or None.

    It is the longest loop of enough iterations that needs no private accumulators; otherwise the longest one whose
    accumulators are small compared with the work. If sums are ``ordered``, any loop without private accumulators is
    preferred.
    """
    count, elements, choices = len(outputs), math.prod(n for n, _ in dims), []
    for loop, (iterations, strides) in enumerate(dims):
        private = tuple(z and stride == 0 for z, stride in zip(summed, strides[-count:], strict=True))
        totals = sum(math.prod(shape) for shape, p in zip(outputs, private, strict=True) if p)
        max_parts = min(iterations, 1 + elements // (8 * totals)) if totals else iterations
        if max_parts > 1:
            choices.append(SharedLoop(loop, iterations, strides, private, max_parts))
    enough = 1 if ordered else _BALANCED_ITERATIONS
    return max(choices, key=lambda c: (c.iterations >= enough and not any(c.private), c.iterations), default=None)


def _strides(batch: Shape, strides: Shape, common: Shape) -> Shape:
    """The stride of a tensor along each dimension of the common batch, 0 where the tensor is broadcast."""
    lead = len(common) - len(batch)
    return (0,) * lead + tuple(0 if n == 1 else s for n, s in zip(batch, strides, strict=False))


def _groups(common: Shape, strides: Sequence[Shape]) -> list[list[int]]:
    """Group the dimensions by the set of tensors that are broadcast along them; the largest group is last.

    In a contiguous copy with the groups in this order, each group merges into one dimension.
    """
    groups: dict[tuple[bool, ...], list[int]] = {}
    for d in range(len(common)):
        groups.setdefault(tuple(s[d] == 0 for s in strides), []).append(d)
    return sorted(groups.values(), key=lambda g: math.prod(common[d] for d in g))


def _merge(dims: list[tuple[int, Shape]]) -> list[tuple[int, Shape]]:
    """Merge neighbouring dimensions where the strides of every tensor allow it."""
    merged: list[tuple[int, Shape]] = []
    for n, steps in dims:
        if merged and all(outer == inner * n for outer, inner in zip(merged[-1][1], steps, strict=True)):
            merged[-1] = (merged[-1][0] * n, steps)
        else:
            merged.append((n, steps))
    return merged


def _innermost(dims: list[tuple[int, Shape]]) -> list[tuple[int, Shape]]:
    """Make the longest dimension innermost if the innermost one is too short for a vectorised loop."""
    if len(dims) > 1 and dims[-1][0] < 16:
        longest = max(range(len(dims)), key=lambda d: dims[d][0])
        if dims[longest][0] >= 4 * dims[-1][0]:
            dims = dims[:longest] + dims[longest + 1 :] + [dims[longest]]
    return dims
