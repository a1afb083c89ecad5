"""How launches on CUDA divide the loops of a call among threads, and where sums go.

The loops are divided into tiles of iterations (see `codegen/cuda.py`). Which loop is innermost, and which one a thread
walks along, is chosen for the fewest bytes that are moved. The choice depends on shapes and strides alone, so partial
sums are the same on every device.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import attrs

from ..codegen import OUTER, Access, Layout
from ..private import BLOCK
from . import kernel as kernels
from .kernel import Kernel

Shape = tuple[int, ...]
Loop = tuple[int, Shape]  # the number of iterations, and the stride of each tensor in numbers

MAX_THREADS = 1 << 30  # of a launch: Warp's thread index and the kernels' divisions have 32 bits
_BUSY = 1 << 17  # threads that keep a large device busy; a call gets so many before a thread computes several elements
_MAX_PER_THREAD = 16  # elements that a thread adds up along the innermost loop
# A sum of so many blocks of elements is computed by one block: the launch that would add up their sums takes longer.
_ALONE = 8
_WALKED = (32, 64)  # least and most elements that a thread adds up along an outer loop
_SECTOR = 32  # bytes that are read together


@attrs.frozen(eq=False, repr=False)
class Grid:
    """The tiles of a call.

    Attributes:
        layout: How the kernel accesses each tensor.
        loops: The number of iterations of each loop of the kernel, from outermost to innermost.
        tile: The number of iterations of each loop in a tile.
        group: The number of threads of a tile, a power of two.
        per: The number of elements that a thread computes.
        strides: The strides of each tensor along the loops; those of sums may count tiles.
        steps: How far each tensor advances from tile to tile, in numbers.
        elements: The strides within an element of each input.
        aligned: A bit for each tensor whose rows are contiguous, and a multiple of 16 bytes apart.
        partials: For each output, the number of its partial sums; 0 if the kernel writes the result.
        together: How many numbers a partial sum of all of these outputs has, if these are summed together; otherwise 0.
        outer: Loops outside the kernel: see `Plan`.
    """

    layout: Layout
    loops: Shape
    tile: Shape
    group: int
    per: int
    strides: tuple[Shape, ...]
    steps: tuple[Shape, ...]
    elements: Shape
    aligned: int
    partials: Shape
    together: int
    outer: tuple[Loop, ...]
    # For each greatest number of threads, what each launch has and its pointers do not decide.
    _parts: dict[int, list[tuple[int, list[int], list[int]]]] = attrs.field(factory=dict, init=False)

    def launches(self, pointers: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        """The number of threads and the arguments of each launch.

        Args:
            pointers: The address of each tensor.
            sizes: The bytes of a number of each tensor.
        """
        parts = self._parts.get(MAX_THREADS)
        if parts is None:
            parts = self._parts[MAX_THREADS] = [*self._divide(MAX_THREADS)]
        for threads, offsets, constants in parts:
            shifted = [p + k * size for p, k, size in zip(pointers, offsets, sizes, strict=True)]
            aligned = self.aligned & sum([1 << i for i, p in enumerate(shifted) if p % 16 == 0])
            yield threads, [*shifted, aligned, *constants]

    def _divide(self, most: int) -> Iterator[tuple[int, list[int], list[int]]]:
        """For each launch of at most so many threads: their number, the offset in each tensor, and the arguments."""
        tiles = tuple(-(-n // size) for n, size in zip(self.loops, self.tile, strict=True))
        complete = sum(1 << j for j, count in enumerate(self.partials) if not count)
        constants = [*itertools.chain(*self.strides), *self.elements]
        for start, counts in _divided((0,) * len(tiles), tiles, most // self.group):
            offsets = [sum(k * s for k, s in zip(start, steps, strict=True)) for steps in self.steps]
            ends = [min(n - k * s, c * s) for n, k, s, c in zip(self.loops, start, self.tile, counts, strict=True)]
            extents = [math.prod(counts), self.group.bit_length() - 1, self.per, *ends[2:], *counts[1:]]
            threads = -(-math.prod(counts) * self.group // BLOCK) * BLOCK  # all threads of a block take part in sums
            yield threads, offsets, [complete, *extents, *map(division, counts[1:]), *constants]


def division(n: int) -> int:
    """What `codegen/cuda.py:DIVISION` divides by ``n`` with, from 1 to 2^31 - 1: a factor, and a shift above it."""
    shift = (n - 1).bit_length()
    return shift << 32 | ((1 << 32) * ((1 << shift) - n) // n + 1)


def _divided(start: Shape, counts: Shape, most: int) -> Iterator[tuple[Shape, Shape]]:
    """Halve a box of tiles along its longest side until no part has more than ``most``."""
    longest = max(range(len(counts)), key=lambda d: counts[d])
    n = counts[longest]
    if math.prod(counts) <= most or n == 1:
        yield start, counts
        return
    for first, count in ((0, n // 2), (n // 2, n - n // 2)):
        moved, part = list(start), list(counts)
        moved[longest], part[longest] = start[longest] + first, count
        yield from _divided(tuple(moved), tuple(part), most)


class Tensors(NamedTuple):
    """What `make` needs to know about the tensors of a call.

    Attributes:
        rows: How many numbers an element of each tensor has.
        dense: Whether these are contiguous.
        elements: The strides within an element of each input.
        sums: For each tensor, how many numbers it has if it is a sum; otherwise 0.
        number: The bytes of a number.
    """

    rows: Sequence[int]
    dense: Sequence[bool]
    elements: Sequence[Shape]
    sums: Sequence[int]
    number: int


def make(dims: Sequence[Loop], tensors: Tensors) -> Grid:
    """The grid of loops, from outermost to innermost, in the order that moves the fewest bytes."""

    def moved(grid: Grid) -> int:
        """The bytes of all accesses. Partial sums are written and read, 8 bytes each."""
        count, number = math.prod(n for n, _ in dims), tensors.number
        reads = [
            min(abs(s[-1]) * number, max(row * number, _SECTOR))
            for s, row in zip(grid.strides, tensors.rows, strict=True)
        ]
        plain = sum(count * x for x, access in zip(reads, grid.layout, strict=True) if access is Access.ROWS)
        return plain + sum(
            16 * n * k for n, k in zip(tensors.sums[len(tensors.elements) :], grid.partials, strict=True)
        )

    lasts = sorted(itertools.permutations(range(len(dims)), min(len(dims), 2)), key=lambda d: d[::-1], reverse=True)
    orders = [[d for d in range(len(dims)) if d not in last] + list(last) for last in lasts]
    return min((_grid([dims[d] for d in order], tensors) for order in orders), key=moved)


def _grid(order: Sequence[Loop], tensors: Tensors) -> Grid:
    """The grid of loops in an order."""
    outer, loops = list(order[: -OUTER - 1]), list(order[-OUTER - 1 :])
    loops = [(1, (0,) * len(tensors.rows))] * (OUTER + 1 - len(loops)) + loops
    all_loops = [*outer, *loops]
    layout = tuple(
        Access.ROWS if not total else Access.OUTER_SUM if stride else Access.SUM
        for total, stride in zip(tensors.sums, loops[-1][1], strict=True)
    )
    tile, group, per = _tile(loops, layout, math.prod(n for n, _ in order))
    sizes, strides, steps, aligned = [1] * len(outer) + [*tile], [], [], 0
    partials, slots_along, every_unit = [], [], []
    for i, access in enumerate(layout):
        slots, units, counted = 1, sizes.copy(), {}
        if access is not Access.ROWS:
            # Sums count tiles of the innermost loop, and iterations of the one around it; or the other way round.
            units[-1 if access is Access.SUM else -2] = 1
            for d in reversed([d for d, (_, s) in enumerate(all_loops) if not s[i]]):
                counted[d] = slots
                slots *= -(-all_loops[d][0] * units[d] // sizes[d])
        partials.append(slots if slots > 1 else 0)
        slots_along.append(counted)
        every_unit.append(units)
    # Partial sums of several outputs, as many of each, have their numbers side by side: one operation adds up all.
    several = [n for n, slots in zip(tensors.sums, partials, strict=True) if slots]
    together = sum(several) if len(several) > 1 and len({*partials} - {0}) == 1 else 0
    for i, units in enumerate(every_unit):
        width = together if partials[i] and together else tensors.sums[i]
        counted = slots_along[i]
        along = [counted[d] * width if d in counted else s[i] for d, (_, s) in enumerate(all_loops)]
        strides.append(tuple(along))
        steps.append(tuple(s * u for s, u in zip(along, units, strict=True))[len(outer) :])
        is_aligned = tensors.dense[i] and all(n == 1 or s[i] * tensors.number % 16 == 0 for n, s in order)
        aligned |= is_aligned << i
    return Grid(
        layout=layout,
        loops=tuple(n for n, _ in loops),
        tile=tile,
        group=group,
        per=per,
        strides=tuple(s[len(outer) :] for s in strides),
        steps=tuple(steps),
        elements=tuple(itertools.chain.from_iterable(tensors.elements)),
        aligned=aligned,
        partials=tuple(partials[len(tensors.elements) :]),
        together=together,
        outer=tuple((n, tuple(s[d] for s in strides)) for d, (n, _) in enumerate(outer)),
    )


def _tile(loops: Sequence[Loop], layout: Layout, count: int) -> tuple[Shape, int, int]:
    """The size of a tile along each loop, its threads, and the elements that each of them computes.

    Args:
        loops: The loops.
        layout: How each tensor is accessed.
        count: The number of elements of the call.
    """
    (walked, second), (inner, _) = loops[-2:]
    ones = (1,) * OUTER
    if Access.OUTER_SUM in layout:
        # A sum over neither of these loops has a partial sum for each element. No pair of operands needs that.
        is_sum = not any(access is Access.OUTER_SUM and second[i] for i, access in enumerate(layout))
        per = _evenly(walked, min(max(count // _BUSY, _WALKED[0]), _WALKED[1])) if is_sum else 1
        group = _fitting(inner)
        return (*ones[1:], per, group), group, per
    if Access.SUM in layout:
        alone = -(-inner // BLOCK) if inner <= _ALONE * BLOCK else 1
        group, per = _shared(inner, min(max(count // _BUSY, alone), _MAX_PER_THREAD))
        return (*ones, group * per), group, per
    return (*ones, 1), 1, 1


def _evenly(n: int, most: int) -> int:
    """The size of equal parts of a loop, of which none has more iterations than ``most``."""
    return -(-n // -(-n // most))


def _power(n: int) -> int:
    """The smallest power of two that is not less."""
    return 1 << (n - 1).bit_length()


def _shared(n: int, most: int) -> tuple[int, int]:
    """The threads that add up a loop together, and how many elements each of them adds up."""
    group = min(max(_power(-(-n // most)), min(_power(n), 8)), BLOCK)  # with 8, most of each line read is used at once
    return group, min(-(-n // group), most) if group == BLOCK else -(-n // group)


def _fitting(n: int) -> int:
    """The threads that are next to each other along a loop: as many as leave few of them idle at its end."""
    group = _power(n) if n <= 8 else BLOCK
    while n > 8 and -(-n // group) * group > 1.5 * n:
        group //= 2
    return group


def launch_flat(kernel: Kernel, elements: int, pointers: Sequence[int], strides: Sequence[int], index: int) -> None:
    """Launch a flat kernel on a device, with the bytes of an element of each tensor."""
    for start in range(0, elements, MAX_THREADS):
        count = min(MAX_THREADS, elements - start)
        shifted = [p + start * s for p, s in zip(pointers, strides, strict=True)]
        kernel.cuda(index, count, kernel.pack(count, kernels.is_aligned(shifted), *shifted))
