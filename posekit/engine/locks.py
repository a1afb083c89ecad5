"""A lock that is usable in a forked process."""

from __future__ import annotations

import os
import threading
from typing import Any

register_at_fork = getattr(os, "register_at_fork", lambda **_: None)  # Windows has no fork


class Lock:
    """A re-entrant lock that is released in a forked child.

    The thread that held it in the parent does not exist in the child and could never release it.
    """

    def __init__(self) -> None:
        self._reset()
        register_at_fork(after_in_child=self._reset)

    def _reset(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> bool:
        return self._lock.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._lock.__exit__(*error)
