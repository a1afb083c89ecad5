"""The OpenMP runtime that torch has loaded. Its functions are looked up by name."""

from __future__ import annotations

import ctypes
from typing import Any

import torch

from .torch_names import PUBLIC_ONLY
from .warp_names import address

_PAUSE_HARD = 2  # omp_pause_hard: ends the threads


def team() -> tuple[int, int] | None:
    """Addresses of `GOMP_parallel` and `omp_get_thread_num` in torch's OpenMP runtime, or None if not available."""
    if PUBLIC_ONLY or not torch.backends.openmp.is_available():
        return None
    try:
        return address(_function("GOMP_parallel")), address(_function("omp_get_thread_num"))
    except (AttributeError, OSError, TypeError):
        return None


def end_team() -> bool:
    """End the threads of the OpenMP team that the calling thread owns. Returns whether that succeeded."""
    try:
        return bool(_function("omp_pause_resource_all")(_PAUSE_HARD) == 0)
    except (AttributeError, OSError, TypeError):
        return False


def _function(name: str) -> Any:
    """A function of the runtime: among the symbols of the process, or else of the libraries that torch depends on.

    On x86 torch makes the runtime's symbols global; its builds for ARM do not.
    """
    try:
        return getattr(ctypes.CDLL(None), name)
    except (AttributeError, TypeError):  # not global; Windows has no such table
        return getattr(ctypes.CDLL(torch._C.__file__), name)
