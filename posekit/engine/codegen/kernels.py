"""The text of any program's kernel: the kind of program chooses its printer."""

from __future__ import annotations

import functools

from ..programs import Program, Sweeps
from . import elementwise, scans
from .layouts import Layout


@functools.singledispatch
def arguments(program: Program, layout: Layout) -> list[str]:
    """The names of the kernel's parameters, all of 8 bytes; those of pointers end in an underscore."""
    return elementwise.arguments(program, layout)


@arguments.register
def _(program: Sweeps, layout: Layout) -> list[str]:
    return scans.arguments(program)


@functools.singledispatch
def snippet(program: Program, kind: str, layout: Layout) -> str:
    """The native body of the kernel for one dtype and one layout."""
    return elementwise.snippet(program, kind, layout)


@snippet.register
def _(program: Sweeps, kind: str, layout: Layout) -> str:
    return scans.snippet(program, kind)
