"""The kernels of calls to come, found before these calls are made, so that they are compiled at once."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from .kernel import Kernel, compile_together


class _Wanted(threading.local):
    """The kernels that this thread collects."""

    kernels: list[Kernel] | None = None


wanted = _Wanted()


@contextlib.contextmanager
def together() -> Iterator[None]:
    """Compile the kernels of the calls inside together, in threads.

    Calls inside launch no kernel that is not loaded yet: their results are zeros, or what was in memory. So nothing may
    depend on them but shapes.
    """
    if wanted.kernels is not None:
        yield
        return
    kernels = wanted.kernels = []
    try:
        yield
    finally:
        wanted.kernels = None
    compile_together(kernels)
