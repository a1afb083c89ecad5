"""One line that says why the first calls of a machine take seconds."""

from __future__ import annotations

import contextlib
import ctypes
import logging
import multiprocessing
import os
import pathlib
import sys
import threading
import time
from collections.abc import Iterator

from ..locks import Lock, register_at_fork

DELAY = 1.0  # seconds of compilation without a word
_DRIVER = b"Could not find or load the NVIDIA CUDA driver"
_LOGGER = logging.getLogger("posekit")
_LOCK = Lock()


class _Builds:
    """What this process has compiled."""

    def __init__(self) -> None:
        self.kernels = 0
        self.seconds = 0.0
        self.is_silent = False
        self.is_forked = False


_compiled = _Builds()


def _silence() -> None:
    _compiled.is_silent = True


def _fork() -> None:
    _compiled.is_silent = _compiled.is_forked = True


register_at_fork(after_in_child=_fork)


@contextlib.contextmanager
def compiling(title: str, folder: pathlib.Path, kernels: int = 1) -> Iterator[None]:
    """Count the kernels that are compiled inside, and log a line once a process has compiled for more than a second.

    The line is a warning of the logger "posekit", which Python writes to stderr where logging is not configured.
    Workers are silent: children by `multiprocessing` or by a fork, and ranks other than 0 of a machine.

    Args:
        title: The op or function.
        folder: Where kernels are kept.
        kernels: How many they are.
    """
    _compiled.kernels += kernels
    begin, timer = time.perf_counter(), None
    if not _compiled.is_silent:
        timer = threading.Timer(DELAY - _compiled.seconds, _say, (title, folder))
        timer.daemon = True
        with contextlib.suppress(RuntimeError):  # the process may have no more threads
            timer.start()
    try:
        yield
    finally:
        _compiled.seconds += time.perf_counter() - begin
        if timer is not None:
            timer.cancel()
            if _compiled.seconds >= DELAY:
                _say(title, folder)


def compiled_kernels() -> int:
    """How many kernels this process has compiled."""
    return _compiled.kernels


def compiled_seconds() -> float:
    """How long this process has compiled kernels."""
    return _compiled.seconds


def is_worker() -> bool:
    """Whether this is a child by `multiprocessing` or by a fork, or a rank other than 0 of a machine."""
    return (
        _compiled.is_forked or multiprocessing.parent_process() is not None or os.environ.get("LOCAL_RANK", "0") != "0"
    )


def _say(title: str, folder: pathlib.Path) -> None:
    with _LOCK:
        if not _compiled.is_silent and not is_worker():
            text = "posekit compiles kernels, once on each machine: %d so far, now that of %s. They are kept in %s. "
            text += "`python -m posekit --build` compiles ahead"
            _LOGGER.warning(text, _compiled.kernels, title, folder)
        _silence()


def _has_driver() -> bool:
    for name in ("libcuda.so", "libcuda.so.1"):
        with contextlib.suppress(OSError):
            ctypes.CDLL(name)
            return True
    return False


@contextlib.contextmanager
def without_driver_line() -> Iterator[None]:
    """Leave out the line that Warp writes where there is no CUDA driver, as on every machine without a GPU.

    Native code writes it to the file descriptor of stderr. What else is written there meanwhile follows afterwards.
    """
    if _has_driver():
        yield
        return
    try:
        written = os.memfd_create("posekit")
        import fcntl  # of Unix alone, as what stands above

        fcntl.fcntl(written, fcntl.F_SETFL, os.O_APPEND)  # or what threads write at once overwrites each other
    except (AttributeError, OSError):  # not on this system, not in this sandbox, or too many open files
        yield
        return
    try:
        saved = os.dup(2)
    except OSError:  # the process has closed it
        os.close(written)
        yield
        return
    with contextlib.suppress(AttributeError, OSError, ValueError):  # stderr is None or closed
        sys.stderr.flush()
    try:
        os.dup2(written, 2)
        yield
    finally:
        os.dup2(saved, 2)
        size = os.lseek(written, 0, os.SEEK_END)
        lines = os.pread(written, size, 0).splitlines(keepends=True)
        os.close(written)
        os.close(saved)
        with contextlib.suppress(OSError):
            os.write(2, b"".join([line for line in lines if _DRIVER not in line]))
