"""Code generation for elementwise programs: a loop over the elements on the CPU, one thread per element on CUDA."""

from __future__ import annotations

from ..programs import Program
from . import cpu, cuda
from .expressions import preamble
from .layouts import OUTER, Layout, is_flat
from .rows import names


def arguments(program: Program, layout: Layout) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each.

    Flat: count, alignment flag, pointers. Otherwise: pointers, extents of the loops, strides of loops and components.
    """
    ports = names(program)
    pointers = [f"{p}_" for p, _ in ports]
    if is_flat(layout):
        return ["n", "aligned", *pointers]
    strides = [f"{p}_s{d}" for p, _ in ports for d in range(OUTER + 1)]
    elements = [f"i{i}_e{d}" for i, p in enumerate(program.inputs) for d in range(len(p.shape))]
    return [*pointers, *(f"n{d}" for d in range(OUTER)), "m", *strides, *elements]


def snippet(program: Program, kind: str, layout: Layout) -> str:
    """The native source of the kernel's body for a dtype tag and a layout."""
    on_cpu, on_cuda = (cpu.flat, cuda.flat) if is_flat(layout) else (cpu.general, cuda.general)
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    return (
        f"{legend}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{on_cuda(program, kind, layout)}\n"
        f"#else\n{on_cpu(program, kind, layout)}\n#endif\n"
    )
