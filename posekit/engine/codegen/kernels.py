"""Code generation for any program, dispatched on its class."""

from __future__ import annotations

from types import ModuleType

from ..programs import Program, SweepProgram
from . import sweeps
from .layouts import Layout


def arguments(program: Program, layout: Layout) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each. Names of pointers end in an underscore."""
    names: list[str] = _generator(program).arguments(program, layout)
    return names


def snippet(program: Program, kind: str, layout: Layout, has_cuda: bool = True) -> str:
    """The native source of the kernel's body for a dtype tag and a layout, for CUDA only if ``has_cuda``."""
    text: str = _generator(program).snippet(program, kind, layout, has_cuda)
    return text


def _generator(program: Program) -> ModuleType:
    """The module that generates the kernels of a program, loaded for the first one: importing posekit stays cheap."""
    if isinstance(program, SweepProgram):
        return sweeps
    from . import elementwise

    return elementwise
