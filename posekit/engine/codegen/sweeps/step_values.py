"""What the steps of a program of sweeps compute, keep and write: the same for the CPU and for CUDA."""

from __future__ import annotations

import functools
from collections.abc import Container, Iterable
from typing import NamedTuple

from ...programs import SYMBOL, GatheredPort, Port, Scalar, SequencePort, SweepProgram, reachable, read_labels, width
from ..layouts import Access, Layout
from ..templates import fill
from ..vectors import vector_size

VECTORS = 2  # vectors in a loop over lanes: one hides the latency of the other
# The loop over those vectors of a block of fixed size that have lanes.
LOOP = "#pragma clang loop unroll(disable)\nfor (int v = 0; v < some; ++v)"
# Lanes of a block of sequences that are stored step by step. There the rows of a step are contiguous across lanes, and
# a small block would read short runs of memory.
MAX_BLOCK_LANES = 128
# A sequence with a wider carry has blocks of constant size. Otherwise each of its numbers has an address of its own,
# which is computed at every access, and the compiler does not vectorise the loop.
MAX_NARROW_CARRY = 96
# Values of a computed start from which one lane has no kernel of its own: inverse kinematics takes as long in a vector,
# and its first call a fifth less. Momentum of a humanoid would take 1.16 times as long.
MIN_START = 300
SHARED: Layout = (Access.BROADCAST,)  # tensors of shared ports have no batch, and their gradients are summed
# The same for one lane. In a block of several, as many steps of inverse kinematics for one target take 4.5 times as
# long, and forward dynamics of a humanoid 1.5 times.
ONE_LANE: Layout = (*SHARED, Access.ONE_LANE)


class Scratch(NamedTuple):
    """Scratch memory of a lane, in numbers: of carries and saved values at a step, of a step in tiles, of a row."""

    carry: int
    step: int
    row: int

    @classmethod
    def of(cls, program: SweepProgram, layout: Layout, on_cuda: bool = False) -> Scratch:
        ports = (*program.inputs, *program.outputs)
        rows = [width(p) for p in ports if has_rows(p) and not is_shared(p, layout)]
        stored = *saved_components(program).values(), *saved_values(program, on_cuda).values()
        return cls(sum(map(len, stored)), sum(rows), max(rows, default=0))


def scratch_size(program: SweepProgram, layout: Layout, chunk: int) -> int:
    """How many numbers each lane keeps in scratch memory.

    Args:
        program: The program.
        layout: Its layout.
        chunk: How many steps are copied to tiles together, or 0 on CUDA, where a thread reads and writes rows directly.
    """
    steps, scratch = program.sizes[0], Scratch.of(program, layout, not chunk)
    rows = chunk if program.table is None else steps
    gathered = [p.size for p in (*program.inputs, *program.written) if isinstance(p, GatheredPort)]
    tiles = scratch.step * chunk + max(scratch.row * rows, *gathered, 0) if chunk else 0
    return scratch.carry * (steps + 1) + sum(gathered) + tiles


def block_lanes(kind: str, layout: Layout = SHARED) -> int:
    """The lanes of a block on the CPU, and those of any block of constant size.

    There the loops over lanes, of which a step has many, have no remaining iterations.
    """
    return 1 if layout == ONE_LANE else VECTORS * vector_size(kind)


def types(kind: str, layout: Layout, fixed: bool) -> str:
    """Declares the numbers of lanes and vectors of a block, and a vector: one lane unless blocks are of fixed size."""
    if not fixed:
        return fill("sweeps/numbers.h", size="const int w = (int)block")
    size = f"constexpr int w = {block_lanes(kind, layout)}"
    if layout == ONE_LANE:
        return fill("sweeps/numbers.h", size=size)
    return fill("sweeps/vectors.h", types=fill("cpu/vectors.h"), size=size)


def is_fixed(program: SweepProgram) -> bool:
    """Whether blocks of lanes on the CPU have a constant size."""
    return program.table is not None or sum(len(s.next) for s in program.body.sweeps) > MAX_NARROW_CARRY


@functools.lru_cache(8)
def has_one_lane(program: SweepProgram) -> bool:
    """Whether one lane has a kernel of its own on the CPU."""
    starts = [s.start for s in program.body.sweeps if s.is_computed]
    return program.table is not None and all(len(reachable(start)) < MIN_START for start in starts)


def has_rows(port: Port) -> bool:
    """Whether a tensor has a row of numbers for each step."""
    return type(port) is SequencePort


def is_shared(port: Port, layout: Layout) -> bool:
    """Whether all lanes share the tensor of a port, or the sum that it is."""
    return layout in (SHARED, ONE_LANE) and isinstance(port, SequencePort) and port.shared


@functools.lru_cache(8)  # every step asks for it
def writing_sweeps(program: SweepProgram) -> list[int]:
    """The index of the sweep that writes each output: the last one whose carry the output depends on.

    What steps keep for themselves is written by the last sweep.
    """
    order = {s.label: i for i, s in enumerate(program.body.sweeps)}
    return [
        len(order) - 1
        if isinstance(p, GatheredPort) and not p.counted
        else max((order[label] for label in read_labels(row)), default=0)
        for p, row in zip(program.written, program.body.outputs, strict=True)
    ]


def step_values(program: SweepProgram, index: int) -> list[Scalar]:
    """Everything that a step of a sweep computes: the next carry, the outputs that the step writes, what it saves."""
    body = program.body
    values = list(body.sweeps[index].next)
    for row, port, writer in zip(body.outputs, program.written, writing_sweeps(program), strict=True):
        if isinstance(port, SequencePort) and writer == index:
            values += row
    return [*values, *body.sweeps[index].saves]


@functools.lru_cache(8)
def live_components(program: SweepProgram) -> dict[str, list[int]]:
    """The components of each sweep's carry that anything reads, other than to pass it on unchanged."""
    body = program.body
    values = [x for s in body.sweeps for x, c in zip(s.next, s.carry(program.graph), strict=True) if x is not c]
    values += [x for s in body.sweeps for x in s.start]
    return {s.label: sorted(_read([*values, *(x for row in body.outputs for x in row)], s.label)) for s in body.sweeps}


def saved_components(program: SweepProgram) -> dict[str, list[int]]:
    """The components of each sweep's carry that are kept for all steps.

    A step of a tree may have any number of children, anywhere. In a sequence only later sweeps read what is saved.
    """
    if program.table is not None:
        return live_components(program)
    sweeps = program.body.sweeps
    later = [[x for j in range(i + 1, len(sweeps)) for x in step_values(program, j)] for i in range(len(sweeps))]
    return {s.label: sorted(_read(xs, s.label, ("carry",))) for s, xs in zip(sweeps, later, strict=True)}


def saved_values(program: SweepProgram, on_cuda: bool) -> dict[str, tuple[Scalar, ...]]:
    """What steps of each sweep save. On the CPU the carry of a sweep down is stored anyway, and is read instead."""
    return {s.label: s.saves for s in program.body.sweeps if s.saves and (on_cuda or s.backward)}


def _read(values: Iterable[Scalar], label: str, of: Container[str] = ("carry", "end")) -> set[int]:
    """The components of a sweep's carry that ``values`` depend on."""
    symbols = [x.data for x in reachable(values) if x.op is SYMBOL]
    return {k for name, k in symbols if name.partition(" ")[2] == label and name.partition(" ")[0] in of}
