"""The threads that torch computes with, for the parts of a launch."""

from __future__ import annotations

import array
import ctypes
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from . import _internals, kernel
from ._internals import ONE_THREAD

if TYPE_CHECKING:
    from .parallel import Shares

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
_bounds = _internals.address(ctypes.c_char_p(ONE_THREAD))
_start: Callable[..., None] | None = None  # takes what `_NAMES` says, from the kernel on
_sought = False
_paused = False


def run(
    address: int,
    shared: Shares,
    threads: int,
    arguments: Sequence[int],
    counted: int,
    steps: Sequence[int],
    slots: Sequence[int],
) -> bool:
    """Launch the kernel at an address as `parallel.run` says; False if there is no team."""
    global _start, _sought
    if not _sought:
        with kernel.LOCK:
            if not _sought:
                _start, _sought = _find(), True
    if _start is None:
        return False
    numbers = array.array("q", [*arguments, *steps, *slots])
    at, count = numbers.buffer_info()[0], len(arguments)
    _start(address, _bounds, at, count, counted, shared.rows, shared.size, shared.parts, threads)
    return True


def _find() -> Callable[..., None] | None:
    """What starts a team: a little kernel, built on first use."""
    found = _internals.team()
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
    _paused = _start is not None and _internals.dismiss_team()


def _after_fork() -> None:
    global _start, _sought
    if not _paused:
        _start, _sought = None, True


os.register_at_fork(before=_before_fork, after_in_child=_after_fork)
