"""Large CPU launches in several threads, as many as `torch.get_num_threads()` allows.

They are torch's own where that can be: these are awake between one operation and the next, and nothing competes with
them for the processors. Elsewhere Python's threads take the same parts, if there are many elements.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

import torch

from . import layout, pool, team
from ._internals import ONE_THREAD
from .kernel import Kernel

# Elements worth a thread: 20 to 40 us of work. A team that is awake takes 3 us to start.
PART = layout.SHARED_FROM // 2
PART_OF_POOL = 1 << 16  # handing over to one of Python's threads costs some 100 us
_EACH = 2  # parts for a thread, so that one that is held up leaves more of them to the others
_ALIGNED = 64  # elements: parts begin at cache lines, so no two threads write to one


class Shares(NamedTuple):
    """How rows, of so many elements each, are divided: into parts of a size, of which the last one may be smaller."""

    rows: int
    size: int
    each: int

    @property
    def parts(self) -> int:
        return -(-self.rows // self.size)


def shares(rows: int, each: int = 1, unit: int = _ALIGNED, most: int = 1 << 30, *, apart: bool = False) -> Shares:
    """How rows are to be divided, whoever takes the parts; into one if the work is not worth sharing.

    Args:
        rows: How many there are.
        each: How many elements a row has.
        unit: All parts but the last are multiples of so many rows.
        most: How many parts there may be.
        apart: Whether each part needs memory of its own, so that there should be no more of them than threads.
    """
    threads = min(torch.get_num_threads(), rows * each // PART)
    parts = min(threads if apart else threads * _EACH, rows // unit, most) if threads > 1 else 1
    return Shares(rows, -(-rows // parts // unit) * unit if parts > 1 else max(rows, 1), each)


def run(
    ready: Kernel,
    shared: Shares,
    arguments: Sequence[int],
    counted: int,
    steps: Sequence[int],
    slots: Sequence[int] | None = None,
) -> None:
    """Launch a kernel once for each part.

    Args:
        ready: The kernel.
        shared: The parts.
        arguments: What the kernel takes for the rows from the first one on.
        counted: Which of these is the number of rows; it need not have its value.
        steps: How much each of them grows from row to row.
        slots: How much each of them grows from part to part.
    """
    slots = slots or [0] * len(arguments)
    threads = torch.get_num_threads()
    if ready.address is None:
        ready.load_cpu()
    # Always the whole team: of one that shrinks and grows again the threads are ended and made anew.
    if ready.address is not None and team.run(ready.address, shared, threads, arguments, counted, steps, slots):
        return
    call, numbers = ready.load_cpu()[2], struct.Struct(f"<{len(arguments)}q")

    def work(part: int) -> None:
        begin = part * shared.size
        own = [a + begin * s + part * t for a, s, t in zip(arguments, steps, slots, strict=True)]
        own[counted] = min(shared.size, shared.rows - begin)
        call(ONE_THREAD, numbers.pack(*own))

    pool.run(shared.parts, work, min(threads, shared.rows * shared.each // PART_OF_POOL))
