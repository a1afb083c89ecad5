"""Code generation: from a program of sweeps over a sequence or tree to the text of a Warp kernel.

A lane is one element of the batch. On the CPU a block of lanes is processed together, step by step: where blocks are of
fixed size as vectors, elsewhere in loops over the lanes that LLVM vectorises. On CUDA each thread processes one lane.
All lanes share the table that describes a tree, so that a step decides once for a block of lanes what it computes and
which carry it reads.
"""

from __future__ import annotations

from ...programs import SweepProgram
from ..element_code import names
from ..expressions import preamble
from ..layouts import Layout
from .step_values import (
    LOOP,
    MAX_BLOCK_LANES,
    ONE_LANE,
    SHARED,
    block_lanes,
    has_one_lane,
    has_rows,
    is_fixed,
    is_shared,
    scratch_size,
    types,
    writing_sweeps,
)

_BLOCKS = "// blocks of a multiprocessor: "


def arguments(program: SweepProgram, layout: Layout) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each, in any layout: pointers, sizes, strides by lane and step.

    The sizes are the numbers of lanes, of steps and of columns of gathered tensors, the lanes of a block, the steps
    that are copied to tiles together, the lanes whose gradients are summed together, and whether results are larger
    than the caches.
    """
    ports = names(program)
    columns = [f"columns{k}" for k in range(1, len(program.sizes))]
    sizes = ["lanes", "steps", *columns, "block", "chunk", "piece", "streams"]
    return ["scratch_", *(f"{n}_" for n, _ in ports), *sizes, *(f"{n}_s{d}" for n, _ in ports for d in (0, 1))]


def snippet(program: SweepProgram, kind: str, layout: Layout, has_cuda: bool) -> str:
    """The native source of the kernel's body for a dtype tag and a layout, for CUDA only if ``has_cuda``."""
    from .cpu import CpuSweeps  # loaded for the first program: importing posekit stays cheap

    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    cpu = "\n".join(CpuSweeps(program, kind, layout).lines())
    if not has_cuda:
        return f"{legend}{preamble(kind)}#if !defined(__CUDA_ARCH__)\n{cpu}\n#endif\n"
    from .cuda import CudaSweeps

    on_cuda = CudaSweeps(program, kind, layout)
    cuda = "\n".join(on_cuda.lines())
    return (
        f"{_BLOCKS}{on_cuda.blocks}\n{legend}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{cuda}\n#else\n{cpu}\n#endif\n"
    )


def resident_blocks(text: str) -> int:
    """How many blocks a multiprocessor of a device is to hold at least, by the source of a kernel; 0 for any."""
    return int(text[len(_BLOCKS)]) if text.startswith(_BLOCKS) else 0


def one_lane(text: str, kind: str) -> str:
    """The source of a kernel for `ONE_LANE`, from that for `SHARED`: they differ in the lanes of a block.

    Loops of one iteration would take a sixth of the time to compile.
    """
    text = text.replace(types(kind, SHARED, True), types(kind, ONE_LANE, True))
    return text.replace(LOOP, "if (constexpr int v = 0; true)")
