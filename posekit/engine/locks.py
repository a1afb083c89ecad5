"""A lock that is usable in a forked process."""

from __future__ import annotations

import os
import threading
import weakref
from typing import Any

register_at_fork = getattr(os, "register_at_fork", lambda **_: None)  # Windows has no fork


class Lock:
    """A re-entrant lock that is released in a forked child.

    The thread that held it in the parent does not exist in the child and could never release it. A copy of a lock,
    also by pickle, is another lock.
    """

    def __init__(self) -> None:
        self._reset()
        _locks.add(self)

    def _reset(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> bool:
        return self._lock.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._lock.__exit__(*error)

    def __reduce__(self) -> tuple[type[Lock], tuple[()]]:
        return Lock, ()


_locks: weakref.WeakSet[Lock] = weakref.WeakSet()  # objects have locks of their own, which end with them


def _reset_all() -> None:
    for lock in [*_locks]:
        lock._reset()


register_at_fork(after_in_child=_reset_all)
