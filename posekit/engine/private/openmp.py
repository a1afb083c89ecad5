"""The OpenMP runtime that torch has loaded: its functions are found by their names in the process."""

from __future__ import annotations

import ctypes

import torch

from .torch_names import PUBLIC_ONLY
from .warp_names import address

_HARD = 2  # omp_pause_hard: threads are ended


def team() -> tuple[int, int] | None:
    """Where the OpenMP runtime that torch has loaded starts a team, and tells a thread its number in it."""
    if PUBLIC_ONLY or not torch.backends.openmp.is_available():
        return None
    try:
        runtime = ctypes.CDLL(None)
        return address(runtime.GOMP_parallel), address(runtime.omp_get_thread_num)
    except (AttributeError, OSError, TypeError):
        return None


def dismiss_team() -> bool:
    """Let OpenMP end the threads that it keeps for this one; whether it did."""
    try:
        return bool(ctypes.CDLL(None).omp_pause_resource_all(_HARD) == 0)
    except (AttributeError, OSError, TypeError):
        return False
