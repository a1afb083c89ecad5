"""Code generation: the text of a search for the nearest points, for the CPU and for CUDA, and of its trees."""

from __future__ import annotations

from .templates import fill


def neighbours_text(real: str, count: int, leaf: int) -> str:
    """The kernel that finds the ``count`` nearest points, in trees whose leaves have ``leaf`` points."""
    return fill("neighbours.h", real=real, count=str(count), leaf=str(leaf))


def boxes_text(real: str, leaf: int) -> str:
    """The kernel that builds trees on the CPU."""
    integer = "long long" if real == "wp::float64" else "int"  # the name of a point, as wide as its coordinates
    return fill("boxes.h", real=real, leaf=str(leaf), integer=integer)
