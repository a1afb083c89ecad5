"""How a call with any shapes and strides is walked: a plan, made once for each combination and cached.

Batch dimensions that all tensors walk alike are merged; what remains is an innermost loop and up to three around it.
A broadcast input is read with stride 0. An output that is smaller than the walk is summed into: it is the gradient of
a broadcast input.

Where many short dimensions cannot be merged, loops would be short and launches many: such a call runs on copies of its
inputs whose dimensions are in an order that lets them merge.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
import struct
from collections.abc import Iterator, Sequence

from ..codegen import FLAT, OUTER, Access, Layout
from ..programs import Port, Program

Shape = tuple[int, ...]
SPECIALISE_FROM = 512  # elements; below, one kernel that gathers everything serves all strides of the inputs
SHARED_FROM = 1 << 15  # elements; a call of fewer is one thread's
_ENOUGH = 64  # turns of a loop, for threads to have equal shares of it
_MOST_LAUNCHES = 16  # of a call whose launches are short
_LONG = 4096  # elements of a launch that is not short


def same(a: Shape, b: Shape) -> bool:
    """Whether two shapes are equal. Compares ranks first, so that no guard is put on a dynamic size."""
    return len(a) == len(b) and a == b


@dataclasses.dataclass(frozen=True)
class Plan:
    """A way to walk the tensors of one call.

    Attributes:
        layout: How each tensor is accessed.
        elements: How many elements are computed.
        outputs: The full shape of each output.
        summed: Which outputs are float64 totals to start at zero.
        tail: The packed extents and strides that follow the pointers; empty for the flat kernel.
        outer: The loops that the kernel does not have (a walk of more than four dimensions): their turns, and the
            stride of each tensor in elements.
        shared: The loop whose turns threads may share, if one is.
        order: If not None, nothing is launched on the tensors as they are, but on copies whose batch dimensions are in
            this order.
    """

    layout: Layout
    elements: int
    outputs: tuple[Shape, ...]
    summed: tuple[bool, ...]
    tail: bytes = b""
    outer: tuple[tuple[int, Shape], ...] = ()
    shared: Shared | None = None
    order: tuple[int, ...] | None = None

    @property
    def launches(self) -> int:
        """How often the kernel is launched."""
        return math.prod(n for n, _ in self.outer)

    def starts(self) -> Iterator[Shape]:
        """For each launch, the offset of each tensor in elements."""
        tensors = range(len(self.outer[0][1]) if self.outer else 0)
        for at in itertools.product(*(range(n) for n, _ in self.outer)):
            yield tuple(sum(k * steps[i] for k, (_, steps) in zip(at, self.outer, strict=True)) for i in tensors)


@dataclasses.dataclass(frozen=True)
class Shared:
    """A loop of a walk, as several threads share it.

    Attributes:
        loop: Which one, the outermost is 0.
        turns: How many there are.
        steps: The stride of each tensor along it.
        private: Which outputs every turn adds to, so that each thread needs a total of its own.
        most: How many threads may share it, for those totals to stay small beside the work.
    """

    loop: int
    turns: int
    steps: tuple[int, ...]
    private: tuple[bool, ...]
    most: int


def batch_shape(shape: Sequence[int], port: Port) -> Shape:
    """The leading dimensions, those that are not the port's own."""
    return tuple(shape[: len(shape) - len(port.shape)])


def broadcast(shapes: Sequence[Shape]) -> Shape | None:
    """The common shape, or None where there is none."""
    rank = max(map(len, shapes), default=0)
    out = []
    for d in range(-rank, 0):
        sizes = {s[d] for s in shapes if len(s) >= -d} - {1}
        if len(sizes) > 1:
            return None
        out.append(sizes.pop() if sizes else 1)
    return tuple(out)


def contiguous(shape: Sequence[int], unit: int) -> Shape:
    """Row-major strides of a batch whose elements are ``unit`` numbers long."""
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
    specialise: bool,
) -> Plan:
    """Plan a call.

    Args:
        program: What is computed.
        shapes: The full shape of each input.
        strides: The strides of each input.
        results: The batch shape of each output, or None if all have the common one.
        specialise: Whether layouts may get kernels of their own, as on the CPU.
    """
    ins, outs = program.inputs, program.outputs
    batches = [batch_shape(s, p) for s, p in zip(shapes, ins, strict=True)]
    common = broadcast([*batches, *(results or ())])
    if common is None:
        raise ValueError("shapes that were checked before do not broadcast")
    results = results if results is not None else [common] * len(outs)
    walked = [_steps(b, s, common) for b, s in zip(batches, strides, strict=True)]
    walked += [_steps(b, contiguous(b, p.size), common) for b, p in zip(results, outs, strict=True)]
    dims = _merge([(n, tuple(w[d] for w in walked)) for d, n in enumerate(common) if n != 1])
    elements = math.prod(common)
    smaller = [any(n > 1 and steps[len(ins) + j] == 0 for n, steps in dims) for j in range(len(outs))]
    summed = tuple(s or (elements == 0 and math.prod(r) > 0) for s, r in zip(smaller, results, strict=True))
    outputs = tuple((*r, *p.shape) for r, p in zip(results, outs, strict=True))
    natural = tuple(p.size for p in (*ins, *outs))
    inner = [s[len(b) :] for b, s in zip(batches, strides, strict=True)]  # the strides within one element
    dense = [e == contiguous(p.shape, 1) for e, p in zip(inner, ins, strict=True)] + [True] * len(outs)
    flat = not dims or (len(dims) == 1 and dims[0][1] == natural)
    plan = Plan(FLAT, elements, outputs, summed)
    if (flat and all(dense) and not any(summed)) or not elements:
        return plan
    launches = math.prod(n for n, _ in dims[: -OUTER - 1])
    if launches > _MOST_LAUNCHES and elements // launches < _LONG:
        groups = _groups(common, walked)
        if len(groups) < len(dims):  # as many there are when they have been put together
            return dataclasses.replace(plan, order=tuple(itertools.chain.from_iterable(groups)))
    return _looped(plan, _innermost(dims) or [(1, natural)], inner, dense, natural, specialise)


def _looped(
    plan: Plan,
    dims: list[tuple[int, Shape]],
    inner: Sequence[Shape],
    dense: Sequence[bool],
    natural: Shape,
    specialise: bool,
) -> Plan:
    """The plan of a call that loops over these dimensions, from outermost to innermost.

    Args:
        plan: Its elements and outputs.
        dims: The turns of each loop and the stride of each tensor.
        inner: The strides within an element of each input.
        dense: Whether the numbers of an element lie side by side, for each tensor.
        natural: The size of an element of each tensor.
        specialise: Whether layouts may get kernels of their own.
    """
    ins, elements, summed = len(inner), plan.elements, plan.summed
    extra, dims = dims[: -OUTER - 1], dims[-OUTER - 1 :]
    dims = [(1, (0,) * len(natural))] * (OUTER + 1 - len(dims)) + dims
    whole = (False,) * ins + summed  # which tensors are sums
    alone = [all(steps[i] for n, steps in extra + dims[:-1] if n > 1) for i in range(len(natural))]
    single = specialise and elements < SHARED_FROM
    gather = not specialise or elements < SPECIALISE_FROM

    def access(i: int, step: int) -> Access:
        if whole[i]:
            return Access.OUTER_SUM if step else Access.SINGLE_SUM if single and alone[i] else Access.SUM
        if not gather and step == 0 and i < ins:
            return Access.BROADCAST
        return Access.NATURAL if not gather and step == natural[i] and dense[i] else Access.STRIDED

    layout = tuple(access(i, step) for i, step in enumerate(dims[-1][1]))
    shared = None if Access.SINGLE_SUM in layout else _shared(dims, plan.outputs, summed)
    summed = tuple(z and a is not Access.SINGLE_SUM for z, a in zip(summed, layout[ins:], strict=True))
    return Plan(layout, elements, plan.outputs, summed, _packed(dims, inner), tuple(extra), shared)


def _packed(dims: Sequence[tuple[int, Shape]], inner: Sequence[Shape]) -> bytes:
    """The extents, then the strides of each tensor, then those within an element of each input."""
    numbers = [n for n, _ in dims] + [steps[i] for i in range(len(dims[0][1])) for _, steps in dims]
    numbers += itertools.chain.from_iterable(inner)
    return struct.pack(f"<{len(numbers)}q", *numbers)


def _shared(dims: list[tuple[int, Shape]], outputs: Sequence[Shape], summed: Sequence[bool]) -> Shared | None:
    """The longest loop along which no output is summed, or else the longest one, if the totals are small beside it."""
    count, elements, choices = len(outputs), math.prod(n for n, _ in dims), []
    for loop, (turns, steps) in enumerate(dims):
        private = tuple(z and step == 0 for z, step in zip(summed, steps[-count:], strict=True))
        totals = sum(math.prod(shape) for shape, own in zip(outputs, private, strict=True) if own)
        most = min(turns, 1 + elements // (8 * totals)) if totals else turns
        if most > 1:
            choices.append(Shared(loop, turns, steps, private, most))
    return max(choices, key=lambda c: (c.turns >= _ENOUGH and not any(c.private), c.turns), default=None)


def _steps(batch: Shape, strides: Shape, common: Shape) -> Shape:
    """The stride along each dimension of the walk, 0 where the tensor is broadcast."""
    lead = len(common) - len(batch)
    return (0,) * lead + tuple(0 if n == 1 else s for n, s in zip(batch, strides, strict=False))


def _groups(common: Shape, walked: Sequence[Shape]) -> list[list[int]]:
    """The dimensions by which tensors they broadcast, the largest group last. Copies can merge each group into one."""
    groups: dict[tuple[bool, ...], list[int]] = {}
    for d in range(len(common)):
        groups.setdefault(tuple(steps[d] == 0 for steps in walked), []).append(d)
    return sorted(groups.values(), key=lambda g: math.prod(common[d] for d in g))


def _merge(dims: list[tuple[int, Shape]]) -> list[tuple[int, Shape]]:
    """Join neighbouring dimensions that every tensor walks as one."""
    merged: list[tuple[int, Shape]] = []
    for n, steps in dims:
        if merged and all(outer == inner * n for outer, inner in zip(merged[-1][1], steps, strict=True)):
            merged[-1] = (merged[-1][0] * n, steps)
        else:
            merged.append((n, steps))
    return merged


def _innermost(dims: list[tuple[int, Shape]]) -> list[tuple[int, Shape]]:
    """Move the longest dimension inside if the innermost one is too short for a vectorised loop."""
    if len(dims) > 1 and dims[-1][0] < 16:
        longest = max(range(len(dims)), key=lambda d: dims[d][0])
        if dims[longest][0] >= 4 * dims[-1][0]:
            dims = dims[:longest] + dims[longest + 1 :] + [dims[longest]]
    return dims
