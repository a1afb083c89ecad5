"""Code generation: the text of least squares with bounds, for the CPU and for CUDA."""

from __future__ import annotations

from .templates import fill


def bounded_text(real: str, size: int) -> str:
    """The kernel for problems of up to ``size`` unknowns."""
    return fill("bounded.h", real=real, size=str(size))
