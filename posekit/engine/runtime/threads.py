"""Runs large CPU launches on the OpenMP team that torch itself uses.

Its threads stay awake between operations, and no second pool of threads competes for the cores. Where the team is not
available, as without private names, a launch runs on one thread.
"""

from __future__ import annotations

import array
import ctypes
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch

from .. import private
from ..codegen import fill
from ..locks import register_at_fork
from ..private import ONE_THREAD
from . import kernel as kernels
from .kernel import Kernel
from .plan import SHARED_FROM

# Elements that justify a thread: 20 to 40 us of work. An awake team takes 3 us to start.
ELEMENTS_PER_THREAD = SHARED_FROM // 2
_PARTS_PER_THREAD = 2  # so that the other threads can take over parts of a delayed one
PART_ALIGNMENT = 64  # elements: parts begin at cache lines, which avoids false sharing

# The parameters of `team.h`.
_NAMES = ["start_", "which_", "kernel_", "bounds_", "numbers_", "count", "counted", "rows", "size", "parts", "threads"]
_bounds = private.address(ctypes.c_char_p(ONE_THREAD))
_start: Callable[..., None] | None = None  # takes the arguments of `_NAMES` from `kernel_` on
_searched = False  # whether `_start` is known
_team_ended = False  # before a fork


class Partition(NamedTuple):
    """A partition of rows into parts of one size; the last part may be smaller."""

    rows: int
    size: int  # rows of a part
    elements_per_row: int

    @property
    def parts(self) -> int:
        return -(-self.rows // self.size)


def partition(
    rows: int, elements_per_row: int = 1, unit: int = PART_ALIGNMENT, most: int = 1 << 30, *, separate: bool = False
) -> Partition:
    """Divide rows among threads; one part if the work is too small for multiple threads.

    Args:
        rows: The number of rows.
        elements_per_row: The number of elements of a row.
        unit: The size of every part but the last is a multiple of it.
        most: The largest number of parts.
        separate: Whether each part needs its own scratch memory, so that there is only one part for each thread.
    """
    threads = min(torch.get_num_threads(), rows * elements_per_row // ELEMENTS_PER_THREAD)
    if threads > 1 and _team() is None:
        threads = 1
    parts = min(threads if separate else threads * _PARTS_PER_THREAD, rows // unit, most) if threads > 1 else 1
    return Partition(rows, -(-rows // parts // unit) * unit if parts > 1 else max(rows, 1), elements_per_row)


def run(
    kernel: Kernel,
    partition: Partition,
    arguments: Sequence[int],
    count_index: int,
    row_strides: Sequence[int],
    part_strides: Sequence[int] | None = None,
) -> None:
    """Launch a kernel once for each part.

    Args:
        kernel: The kernel.
        partition: The parts.
        arguments: The arguments of the kernel for the first part.
        count_index: Index of the argument that is the number of rows; its value is replaced.
        row_strides: The increment of each argument from row to row.
        part_strides: The additional increment of each argument from part to part.
    """
    part_strides = part_strides or [0] * len(arguments)
    call, start = kernel.load_cpu()[2], _team()
    if start is None or kernel.address is None:
        for part in range(partition.parts):
            begin = part * partition.size
            shifted = [a + begin * s + part * t for a, s, t in zip(arguments, row_strides, part_strides, strict=True)]
            shifted[count_index] = min(partition.size, partition.rows - begin)
            call(ONE_THREAD, kernel.pack(*shifted))
        return
    # Always the whole team: OpenMP ends threads when a team shrinks, and creates them again when it grows.
    integers = array.array("q", [*arguments, *row_strides, *part_strides])
    pointer, count, threads = integers.buffer_info()[0], len(arguments), torch.get_num_threads()
    start(
        kernel.address, _bounds, pointer, count, count_index, partition.rows, partition.size, partition.parts, threads
    )


def available() -> bool:
    """Whether launches can be divided among threads."""
    return _team() is not None


def _team() -> Callable[..., None] | None:
    """The function that starts torch's OpenMP team, built on first use; None if the team is not available."""
    global _start, _searched
    if not _searched:
        with kernels.LOCK:
            if not _searched:
                _start, _searched = _build_start(), True
    return _start


def _build_start() -> Callable[..., None] | None:
    """Build the small kernel that starts a team; None if that is not possible."""
    addresses = private.team()
    if addresses is None:
        return None
    starter = Kernel(
        lambda: kernels.declare_source("pk_team", _NAMES, fill("team.h"), "team", flags="-O0"),
        len(_NAMES),
        title="threads",
    )
    try:
        call = starter.load_cpu()[2]
    except Exception:  # if the compiler rejects it, launches still run on one thread
        return None
    return None if starter.address is None else lambda *rest: call(ONE_THREAD, starter.pack(*addresses, *rest))


def _before_fork() -> None:
    # In a forked child OpenMP would wait for threads that exist only in the parent, also in operations of torch. So a
    # team of torch or posekit is ended before the fork; OpenMP creates a new one when it is needed.
    global _team_ended
    _team_ended = private.end_team()


def _after_fork() -> None:
    global _start, _searched
    if not _team_ended:  # the child has no usable team
        _start, _searched = None, True


register_at_fork(before=_before_fork, after_in_child=_after_fork)
