"""Large CPU launches in several threads, as many as `torch.get_num_threads()` allows."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import torch

PART = 1 << 16  # elements worth a thread: handing over costs some 10 us, a part takes at least 50
_ALIGNED = 64  # elements: parts begin at cache lines, so no two threads write to one

_lock = threading.Lock()
_pool: ThreadPoolExecutor | None = None
_workers = 0


def ranges(count: int, each: int = 1, unit: int = _ALIGNED, most: int = 1 << 30) -> list[tuple[int, int]]:
    """Where each part of ``count`` rows begins and ends; one part if the work is not worth sharing.

    Args:
        count: How many rows there are.
        each: How many elements a row has.
        unit: All parts but the last are multiples of so many rows.
        most: How many parts there may be.
    """
    parts = min(torch.get_num_threads(), count * each // PART, count // unit, most)
    if parts < 2:
        return [(0, count)]
    size = -(-count // parts // unit) * unit
    return [(start, min(start + size, count)) for start in range(0, count, size)]


def run(parts: Sequence[tuple[int, int]], work: Callable[[int, int], None]) -> None:
    """Call ``work(begin, end)`` for every part, the first one in this thread; it must release the GIL."""
    pool = _threads(len(parts) - 1)
    waiting = [pool.submit(work, *part) for part in parts[1:]]
    work(*parts[0])
    for future in waiting:
        future.result()


def _threads(count: int) -> ThreadPoolExecutor:
    global _pool, _workers
    with _lock:
        if _pool is None or _workers < count:
            _pool, _workers = ThreadPoolExecutor(count, thread_name_prefix="posekit"), count
        return _pool


def _after_fork() -> None:
    global _lock, _pool
    _lock, _pool = threading.Lock(), None  # the threads exist in the parent only


os.register_at_fork(after_in_child=_after_fork)
