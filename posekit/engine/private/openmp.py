"""The OpenMP runtime that torch has loaded. Its functions are looked up by name in the symbols of the process."""

from __future__ import annotations

import ctypes

import torch

from .torch_names import PUBLIC_ONLY
from .warp_names import address

_PAUSE_HARD = 2  # omp_pause_hard: ends the threads


def team() -> tuple[int, int] | None:
    """Addresses of `GOMP_parallel` and `omp_get_thread_num` in torch's OpenMP runtime, or None if not available."""
    if PUBLIC_ONLY or not torch.backends.openmp.is_available():
        return None
    try:
        runtime = ctypes.CDLL(None)
        return address(runtime.GOMP_parallel), address(runtime.omp_get_thread_num)
    except (AttributeError, OSError, TypeError):
        return None


def end_team() -> bool:
    """End the threads of the OpenMP team that the calling thread owns. Returns whether that succeeded."""
    try:
        return bool(ctypes.CDLL(None).omp_pause_resource_all(_PAUSE_HARD) == 0)
    except (AttributeError, OSError, TypeError):
        return False
