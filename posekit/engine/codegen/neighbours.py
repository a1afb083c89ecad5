"""Code generation: the text of a search for the nearest points, for the CPU and for CUDA."""

from __future__ import annotations

from .templates import fill


def neighbours_text(real: str, count: int, leaf: int) -> str:
    """The kernel that finds the ``count`` nearest points, in trees whose leaves have ``leaf`` points."""
    return fill("neighbours.h", real=real, count=str(count), leaf=str(leaf))
