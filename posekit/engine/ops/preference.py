"""Whether ops build kernels."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator


class _Preference(threading.local):
    """What a thread prefers.

    Attributes:
        torch: Whether ops compute with torch operations rather than build a kernel.
    """

    torch = False


preference = _Preference()


@contextlib.contextmanager
def without_kernels() -> Iterator[None]:
    """Compute with torch operations where the fast path has no kernel, for functions that are called a few times."""
    before, preference.torch = preference.torch, True
    try:
        yield
    finally:
        preference.torch = before
