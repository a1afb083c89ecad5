"""Code generation for elementwise kernels on the CPU: loops that LLVM vectorises.

Warp's code generator indexes arrays in a way that LLVM's loop vectoriser cannot handle; compose takes 2.5 times as long
with it.
"""

from __future__ import annotations

import itertools

from ..dtypes import BY_TAG
from ..programs import SYMBOL, ElementwiseProgram, Scalar, reachable
from . import lanes
from .element_code import body, names
from .layouts import OUTER, STREAMED, Access, Layout
from .templates import fill
from .vectors import MAX_INTERLEAVED, is_narrow
from .walks import CHUNK, TILE, Block, pointer, walk

MAX_IN_REGISTERS = 18  # numbers in the inputs and outputs of an element, of which two vectors fit the registers
MIN_LATENCY = (
    12  # cycles of latency per input or output number from which two vectors are faster even if they do not fit
)

# Streaming stores are weakly ordered: without a fence another thread may read stale memory.
FENCE = "__atomic_thread_fence(__ATOMIC_SEQ_CST);"


def flat(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The kernel for elements that are contiguous in all tensors."""
    outputs = Access.STREAMED if layout == STREAMED and _vectorises_one_block(program, kind) else Access.NATURAL
    layout = (Access.NATURAL,) * len(program.inputs) + (outputs,) * len(program.outputs)
    types = {n: pointer(n, Access.NATURAL) for n, _ in names(program)}
    starts = "".join(f"{type_} const {n}_b = ({type_}){n}_;\n" for n, type_ in types.items())
    return f"const long long m = n;\n{starts}{_inner(program, kind, layout)}"


def general(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The kernel for any strides: an inner loop and three outer loops."""
    starts = []
    for (n, _), access in zip(names(program), layout, strict=True):
        offset = " + ".join(f"k{d} * {n}_s{d}" for d in range(OUTER))
        starts.append(f"{pointer(n, access)} const {n}_b = ({pointer(n, access)}){n}_ + {offset};\n")
    loops = "".join(f"for (long long k{d} = 0; k{d} < n{d}; ++k{d}) " for d in range(OUTER))
    return f"{loops}{{\n{''.join(starts)}{_inner(program, kind, layout)}}}"


def indexed(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The kernel for rows of which an index names what they read or add to."""
    lines = ["const long long first = ((const long long*)bounds_)[0], m = ((const long long*)bounds_)[1] - first;"]
    for (n, port), access in zip(names(program), layout, strict=True):
        type_ = pointer(n, access)
        begin = f" + first * {port.size}" if access is Access.NATURAL else ""
        lines.append(f"{type_} const {n}_b = ({type_}){n}_{begin};")
        if access in (Access.INDEXED, Access.INDEXED_SUM):
            lines.append(f"const long long* const {n}_x = (const long long*){n}x_ + first;")
        if access is Access.BROADCAST:
            strides = (1,) if len(port.shape) == 1 else (*port.shape[1:], 1)
            lines += [f"const long long {n}_e{d} = {stride};" for d, stride in enumerate(strides)]
    return "\n".join(lines) + f"\n{_inner(program, kind, layout)}"


def _vectorises_one_block(program: ElementwiseProgram, kind: str) -> bool:
    """Whether LLVM can vectorise a loop over a single block of rows.

    It cannot if the last number of a row is not read. LLVM then computes the last element in a scalar loop, in order
    not to read past the end of the tensor. In a block of only one vector, all elements are left to the scalar loop.
    """
    read = _components_read(program, kind)
    return is_narrow(program) and all(p.size - 1 in read.get(p.name, ()) for p in program.inputs)


def _interleaves(program: ElementwiseProgram, kind: str) -> bool:
    """Whether to process two vectors of elements at a time, so that one is computed while the other waits for results.

    Measured on all ops with AVX-512: those that pass this test take 0.64 to 1.06 of the time, most of them 0.7 to 0.9.
    """
    count = sum(p.size for p in (*program.inputs, *program.outputs))
    outputs = program.lowered(BY_TAG[kind].precision)
    latency: dict[Scalar, int] = {}
    for x in reachable(outputs):
        latency[x] = x.op.cycles + max((latency[a] for a in x.args), default=0)
    return count <= MAX_IN_REGISTERS or max(latency[y] for y in outputs) >= MIN_LATENCY * count


def _inner(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The innermost loop, over ``m`` elements that begin at the pointers ``*_b``."""
    if lanes.is_long(program, kind, layout):
        return f"{lanes.blocks(program, kind, layout)}\n"
    ports, interleave = names(program), _interleaves(program, kind)
    streamed = Access.STREAMED in layout
    block = Block(TILE, _components_read(program, kind) if any(p.size > MAX_INTERLEAVED for _, p in ports) else {})
    if streamed:  # whole cache lines, and as many elements as one iteration of the vectorised loop computes
        block = block._replace(size=32 if interleave or BY_TAG[kind].torch.itemsize == 2 else 16)
    walks = {n: walk(n, p, access, block) for (n, p), access in zip(ports, layout, strict=True)}
    tiled = any(w.is_tiled for w in walks.values())
    size = str(block.size) if tiled else f"({CHUNK})" if {Access.SUM, Access.SINGLE_SUM} & {*layout} else "m"
    index = "long long" if size == "m" else "int"
    element = body(
        program, kind, lambda i, k: walks[f"i{i}"].component(k), lambda j, k, x: walks[f"o{j}"].component(k, x)
    )
    loop = _streaming_loop(element, block.size, interleave) if streamed else _loop(element, index, interleave)
    fragments = zip(*[(w.prologue, w.block_begin, w.block_end, w.epilogue) for w in walks.values()], strict=True)
    prologue, block_begin, block_end, epilogue = ("\n".join(itertools.chain.from_iterable(x)) for x in fragments)
    return fill(
        "cpu/blocks.h",
        **{"prologue": prologue, "block_begin": block_begin, "block_end": block_end, "epilogue": epilogue},
        **{"size": size, "index": index, "loop": loop, "fence": FENCE if streamed else ""},
    )


def _loop(element: str, index: str, interleave: bool) -> str:
    # The iterations are independent, as `assume_safety` says. LLVM gives up proving it from about 250 rows on.
    count = " interleave_count(2)" if interleave else ""
    return f"#pragma clang loop vectorize(assume_safety){count}\nfor ({index} i = 0; i < nb; ++i) {{\n{element}\n}}"


def _streaming_loop(element: str, block: int, interleave: bool) -> str:
    """The loop over a block. A full block has constant length: LLVM passes its results to the stores in registers."""
    return fill("cpu/streaming_loop.h", element=element, block=str(block), count=str(1 + interleave))


def _components_read(program: ElementwiseProgram, kind: str) -> dict[str, set[int]]:
    """The components that are read of each input."""
    components: dict[str, set[int]] = {}
    for x in reachable(program.lowered(BY_TAG[kind].precision)):
        if x.op is SYMBOL:
            components.setdefault(x.data[0], set()).add(x.data[1])
    return components
