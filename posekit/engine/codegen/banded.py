"""Code generation: the text of banded systems, for the CPU and for CUDA."""

from __future__ import annotations

from .templates import fill


def banded_text() -> str:
    """The kernel that solves systems of blocks with two blocks off the diagonal, in float64."""
    return fill("banded.h")
