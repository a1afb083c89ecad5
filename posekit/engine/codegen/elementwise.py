"""Code generation for elementwise programs: loops over the elements on the CPU, tiles of elements on CUDA."""

from __future__ import annotations

from collections.abc import Callable

from ..programs import ElementwiseProgram
from . import cpu, cuda
from .element_code import names
from .expressions import preamble
from .layouts import OUTER, Access, Layout, is_flat, is_for_cuda, is_indexed

GRID = ("aligned", "complete", "tiles", "bits", "per", "m2", "m3")


def arguments(program: ElementwiseProgram, layout: Layout) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each.

    Flat: count, alignment flag, pointers. Indexed: pointers, those of the indices, that of the first row and of the one
    after the last, and a number that is not used. Otherwise: pointers, extents of the loops, strides of loops and
    components. In place of the extents, a kernel of tiles takes their numbers and sizes, what divides by these numbers,
    and a bit for each tensor whose rows are aligned and for each output whose sums are complete.
    """
    ports = names(program)
    pointers = [f"{p}_" for p, _ in ports]
    if is_flat(layout):
        return ["n", "aligned", *pointers]
    if is_indexed(layout):
        is_read = [access in (Access.INDEXED, Access.INDEXED_SUM) for access in layout]
        return [*pointers, *[f"{p}x_" for (p, _), x in zip(ports, is_read, strict=True) if x], "bounds_", "parts"]
    strides = [f"{p}_s{d}" for p, _ in ports for d in range(OUTER + 1)]
    elements = [f"i{i}_e{d}" for i, p in enumerate(program.inputs) for d in range(len(p.shape))]
    extents = [*(f"n{d}" for d in range(OUTER)), "m"]
    if is_for_cuda(layout):
        extents = [*GRID, *(f"{n}{d}" for n in ("n", "by") for d in range(1, OUTER + 1))]
    return [*pointers, *extents, *strides, *elements]


def snippet(program: ElementwiseProgram, kind: str, layout: Layout, has_cuda: bool) -> str:
    """The native source of the kernel's body for a dtype tag and a layout, for CUDA only if ``has_cuda``."""
    elsewhere, cuda_only = "#error no kernel of this layout is for this device", is_for_cuda(layout)
    on_cuda = on_cpu = elsewhere
    if has_cuda and (is_flat(layout) or cuda_only):
        on_cuda = cuda.flat(program, kind) if is_flat(layout) else cuda.general(program, kind, layout)
    if not cuda_only:
        on_cpu = _on_cpu(layout)(program, kind, layout)
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    return f"{legend}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{on_cuda}\n#else\n{on_cpu}\n#endif\n"


def _on_cpu(layout: Layout) -> Callable[[ElementwiseProgram, str, Layout], str]:
    return cpu.flat if is_flat(layout) else cpu.indexed if is_indexed(layout) else cpu.general
