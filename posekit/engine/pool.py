"""Python's own threads, for parts of a launch where there is no team of torch's to call."""

from __future__ import annotations

import collections
import contextlib
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

_lock = threading.Lock()
_pool: ThreadPoolExecutor | None = None
_workers = 0


def run(parts: int, work: Callable[[int], None], threads: int) -> None:
    """Call ``work(part)`` for every part, in this thread and in others, so many in all; it must release the GIL.

    It returns, or raises, when nothing works on the parts any more: what they write to is not kept alive for them.
    """
    todo = collections.deque(range(parts))

    def take() -> None:
        while True:
            try:
                part = todo.popleft()
            except IndexError:
                return
            work(part)

    others: list[Future[None]] = []
    try:
        with contextlib.suppress(RuntimeError):  # there are no more threads, as when the interpreter ends
            others.extend(_threads(threads - 1).submit(take) for _ in range(1, min(threads, parts)))
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
