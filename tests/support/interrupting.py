"""Ctrl-C while a call runs."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator


@contextlib.contextmanager
def interrupted(seconds: float) -> Iterator[None]:
    """Within this context comes SIGINT after so many seconds.

    It comes again every two seconds: Python loses one that comes while the callback of a weak reference runs.
    """
    ended = threading.Event()

    def send() -> None:
        pause = seconds
        while not ended.wait(pause):
            os.kill(os.getpid(), signal.SIGINT)
            pause = 2.0

    thread = threading.Thread(target=send)
    try:
        thread.start()  # the first signal may come before it returns
        yield
    finally:
        ended.set()
        thread.join()
