"""Python's garbage collector, which else looks for garbage among what imports make: a million objects that stay."""

from __future__ import annotations

import gc
from typing import Any

from .locks import Lock, register_at_fork


class _Uncollected:
    """While a thread is inside, the garbage collector waits, for all threads. It may be nested.

    A kernel's algebra, its text and its declaration are thousands of objects, and Warp makes 75,000. The collector
    would look at them more often than at anything else, and at all of torch's with them.
    """

    def __init__(self) -> None:
        self._lock, self._inside, self._was_enabled = Lock(), 0, False

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._was_enabled = gc.isenabled()
                gc.disable()
            self._inside += 1

    def __exit__(self, *error: Any) -> None:
        with self._lock:
            self._inside = max(self._inside - 1, 0)  # a signal's handler may have forked inside
            if not self._inside and self._was_enabled:
                gc.enable()

    def after_fork(self) -> None:
        """Threads that were inside are not in the child."""
        if self._inside and self._was_enabled:
            gc.enable()
        self._inside = 0


uncollected = _Uncollected()
register_at_fork(after_in_child=uncollected.after_fork)


def make_old() -> None:
    """Count all objects as those that a full collection has found in use, as if there had just been one.

    Else there is one as soon as a quarter of all objects are new, which imports alone reach: one or two in each first
    call, 0.1 s each. What somebody has frozen stays frozen, because then nothing is done.
    """
    if not gc.get_freeze_count():
        gc.freeze()
        gc.unfreeze()
