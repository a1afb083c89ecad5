"""Code generation for any program, dispatched on its class."""

from __future__ import annotations

import functools

from ..programs import Program, SweepProgram
from . import elementwise, sweeps
from .layouts import Layout


@functools.singledispatch
def arguments(program: Program, layout: Layout) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each. Names of pointers end in an underscore."""
    return elementwise.arguments(program, layout)


@arguments.register
def _(program: SweepProgram, layout: Layout) -> list[str]:
    return sweeps.arguments(program)


@functools.singledispatch
def snippet(program: Program, kind: str, layout: Layout) -> str:
    """The native source of the kernel's body for a dtype tag and a layout."""
    return elementwise.snippet(program, kind, layout)


@snippet.register
def _(program: SweepProgram, kind: str, layout: Layout) -> str:
    return sweeps.snippet(program, kind, layout)
