"""The processors that kernels run on."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pathlib
import platform
import sys

import torch

_COUNTERS = ("hw.perflevel0.l2cachesize", "hw.l2cachesize")  # of the fast cores, then as named before macOS 12


def is_x86() -> bool:
    """Whether this process runs x86-64 code."""
    return platform.machine() in ("x86_64", "AMD64")


# ARM cores may have no third level. All of x86 have one, though virtual machines may hide it.
_LEVELS = ("index3",) if is_x86() else ("index3", "index2")


def cores() -> int:
    """The number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def target(device: torch.device) -> str:
    """What runs the kernels for tensors of a device: "cpu" or "cuda"; "meta" if none runs, as they have no memory."""
    return device.type


def last_cache() -> int:
    """Size of the last-level cache in bytes, as Linux and macOS report it; 32 MB where it is unknown."""
    sizes = map(_counter, _COUNTERS) if sys.platform == "darwin" else map(_size, _LEVELS)
    return next(filter(None, sizes), 1 << 25)


def _size(level: str) -> int:
    """Size of a cache as Linux reports it; 0 if it is unknown."""
    try:
        text = pathlib.Path(f"/sys/devices/system/cpu/cpu0/cache/{level}/size").read_text().strip()
        return int(text.removesuffix("K")) << 10
    except (OSError, ValueError):
        return 0


def _counter(name: str) -> int:
    """A number that macOS reports by name; 0 if it is unknown."""
    number, size = ctypes.c_int64(0), ctypes.c_size_t(8)
    with contextlib.suppress(AttributeError, OSError, TypeError):
        if ctypes.CDLL(None).sysctlbyname(name.encode(), ctypes.byref(number), ctypes.byref(size), None, 0) == 0:
            return number.value
    return 0
