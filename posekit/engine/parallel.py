"""Large CPU launches in several threads, as many as `torch.get_num_threads()` allows."""

from __future__ import annotations

import collections
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

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
    """Call ``work(begin, end)`` for every part, in this thread and in others; it must release the GIL.

    It returns, or raises, when nothing works on the parts any more: what they write to is not kept alive for them.
    """
    todo = collections.deque(parts)

    def take() -> None:
        while True:
            try:
                part = todo.popleft()
            except IndexError:
                return
            work(*part)

    others: list[Future[None]] = []
    try:
        try:
            pool = _threads(len(parts) - 1)
            others.extend(pool.submit(take) for _ in parts[1:])
        except RuntimeError:  # there are no more threads, as when the interpreter ends: this one takes all
            pass
        take()
    finally:
        todo.clear()
        _settle(others)
    for other in others:
        if not other.cancelled():
            other.result()


def _settle(futures: Sequence[Future[None]]) -> None:
    """Wait for those that have begun, whatever interrupts, and see to it that the others never begin."""
    interruption = None
    for future in futures:
        while not future.cancel() and not future.done():
            try:
                wait([future])
            except BaseException as error:
                interruption = error
    if interruption is not None:
        raise interruption


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
