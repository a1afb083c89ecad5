"""Large CPU launches on several threads: the OpenMP team that torch computes with.

Its threads are awake between one operation and the next, and nothing competes with them for the processors. Where the
team cannot be reached, as without private names, a launch takes one thread.
"""

from __future__ import annotations

import array
import ctypes
import os
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch

from .. import private
from ..private import ONE_THREAD
from . import kernel
from .kernel import Kernel
from .plan import SHARED_FROM

# Elements worth a thread: 20 to 40 us of work. A team that is awake takes 3 us to start.
PART = SHARED_FROM // 2
_EACH = 2  # parts for a thread, so that one that is held up leaves more of them to the others
_ALIGNED = 64  # elements: parts begin at cache lines, so no two threads write to one

# Every thread of the team takes its own parts, which were its own in the call before and may lie in its cache, and then
# those that others have not begun.
_NAMES = ["start_", "which_", "kernel_", "bounds_", "numbers_", "count", "counted", "rows", "size", "parts", "threads"]
_TEXT = """
#if !defined(__CUDA_ARCH__)
typedef long long Number;
struct Parts {
    signed (*which)();
    void (*kernel)(const void*, const void*);
    const void* bounds;
    const Number *arguments, *steps, *slots;
    Number count, counted, rows, size, parts, threads;
    char* taken;
};
const Number* const numbers = (const Number*)numbers_;
char* const taken = (char*)__builtin_alloca(parts);
for (Number part = 0; part < parts; ++part) taken[part] = 0;
Parts shared = {
    (signed (*)())which_, (void (*)(const void*, const void*))kernel_, (const void*)bounds_,
    numbers, numbers + count, numbers + 2 * count, count, counted, rows, size, parts, threads, taken,
};
void (*const take)(void*) = [](void* data) {
    Parts& all = *(Parts*)data;
    Number* const own = (Number*)__builtin_alloca(all.count * sizeof(Number));
    Number part = all.which() * all.parts / all.threads;
    for (Number tried = 0; tried < all.parts; ++tried, part = part + 1 < all.parts ? part + 1 : 0) {
        if (__atomic_exchange_n(&all.taken[part], (char)1, __ATOMIC_RELAXED)) continue;
        const Number begin = part * all.size, left = all.rows - begin;
        for (Number k = 0; k < all.count; ++k) own[k] = all.arguments[k] + begin * all.steps[k] + part * all.slots[k];
        own[all.counted] = left < all.size ? left : all.size;
        all.kernel(all.bounds, own);
    }
};
((void (*)(void (*)(void*), void*, unsigned, unsigned))start_)(take, &shared, (unsigned)threads, 0);
#endif
"""
_bounds = private.address(ctypes.c_char_p(ONE_THREAD))
_start: Callable[..., None] | None = None  # takes what `_NAMES` says, from the kernel on
_sought = False
_paused = False


class Shares(NamedTuple):
    """How rows, of so many elements each, are divided: into parts of a size, of which the last one may be smaller."""

    rows: int
    size: int
    each: int

    @property
    def parts(self) -> int:
        return -(-self.rows // self.size)


def shares(rows: int, each: int = 1, unit: int = _ALIGNED, most: int = 1 << 30, *, separate: bool = False) -> Shares:
    """How rows are to be divided among threads; into one part if the work is not worth sharing.

    Args:
        rows: How many there are.
        each: How many elements a row has.
        unit: All parts but the last are multiples of so many rows.
        most: How many parts there may be.
        separate: Whether each part needs memory of its own, so that there should be no more of them than threads.
    """
    threads = min(torch.get_num_threads(), rows * each // PART)
    if threads > 1 and _team() is None:
        threads = 1
    parts = min(threads if separate else threads * _EACH, rows // unit, most) if threads > 1 else 1
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
    call, start = ready.load_cpu()[2], _team()
    if start is None or ready.address is None:
        for part in range(shared.parts):
            begin = part * shared.size
            own = [a + begin * s + part * t for a, s, t in zip(arguments, steps, slots, strict=True)]
            own[counted] = min(shared.size, shared.rows - begin)
            call(ONE_THREAD, ready.pack(*own))
        return
    # Always the whole team: of one that shrinks and grows again the threads are ended and made anew.
    numbers = array.array("q", [*arguments, *steps, *slots])
    at, count, threads = numbers.buffer_info()[0], len(arguments), torch.get_num_threads()
    start(ready.address, _bounds, at, count, counted, shared.rows, shared.size, shared.parts, threads)


def _team() -> Callable[..., None] | None:
    """What starts torch's threads, or None if there is no way."""
    global _start, _sought
    if not _sought:
        with kernel.LOCK:
            if not _sought:
                _start, _sought = _find(), True
    return _start


def _find() -> Callable[..., None] | None:
    """What starts a team: a little kernel, built on first use."""
    found = private.team()
    if found is None:
        return None
    made = kernel.Kernel(lambda: kernel.declare_text("pk_team", _NAMES, _TEXT, "team"), len(_NAMES))
    try:
        call = made.load_cpu()[2]
    except Exception:  # a compiler that refuses it must not be in the way of what goes without
        return None
    return None if made.address is None else lambda *rest: call(ONE_THREAD, made.pack(*found, *rest))


def _before_fork() -> None:
    # OpenMP does not know in a child that its threads exist in the parent only, and waits for them, also in torch's own
    # operations. So a team that posekit may have started is dismissed; the next one is made anew.
    global _paused
    _paused = _start is not None and private.dismiss_team()


def _after_fork() -> None:
    global _start, _sought
    if not _paused:
        _start, _sought = None, True


os.register_at_fork(before=_before_fork, after_in_child=_after_fork)
