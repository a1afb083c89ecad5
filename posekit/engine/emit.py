"""From a program to the text of a Warp kernel.

The body is a native snippet: on the CPU a loop, on CUDA one element a thread.

A layout says how each tensor is walked along the innermost loop, one letter a tensor:
    n  natural: elements lie side by side            z  the same element again and again (a broadcast input)
    s  any strides: gathered into, or scattered from, a local tile
    r  an output that the whole inner loop is summed into      a  an output that outer loops are summed into
    t  an output that is written once, as the sum of an inner loop that nobody shares; on the CPU only
    w  an output of which elements lie side by side, and which is so large that it is written around the caches
The flat layout, all ``n`` and a single loop, has a kernel of its own: it needs no strides at all. So does the same with
all outputs ``w``.
"""

from __future__ import annotations

from . import emit_loops as loops
from . import emit_threads as threads
from .emit_rows import names
from .layout import FLAT, OUTER
from .printing import preamble
from .program import Program


def arguments(program: Program, flat: bool) -> list[str]:
    """The kernel's parameters, all of 8 bytes: pointers first, then, unless flat, extents and strides."""
    ports = names(program)
    pointers = [f"{p}_" for p, _ in ports]
    if flat:
        return ["n", "aligned", *pointers]
    strides = [f"{p}_s{d}" for p, _ in ports for d in range(OUTER + 1)]
    events = [f"i{i}_e{d}" for i, p in enumerate(program.inputs) for d in range(len(p.shape))]
    return [*pointers, *(f"n{d}" for d in range(OUTER)), "m", *strides, *events]


def _legend(program: Program) -> str:
    return "".join(f"// {n} = {p.name}\n" for n, p in names(program))


def snippet(program: Program, kind: str, layout: str) -> str:
    """The native body of the kernel for one dtype and one layout (``""`` is the flat one)."""
    cpu, cuda = (loops.flat, threads.flat) if layout in FLAT else (loops.general, threads.general)
    return (
        f"{_legend(program)}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{cuda(program, kind, layout)}\n"
        f"#else\n{cpu(program, kind, layout)}\n#endif\n"
    )
