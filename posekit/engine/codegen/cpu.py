"""The text of a kernel on the CPU: a loop that LLVM vectorises.

Warp's own code generator indexes its arrays in a way that defeats LLVM's loop vectoriser, which costs a factor of 2.5
on compose.
"""

from __future__ import annotations

import itertools

from ..dtypes import BY_TAG
from ..programs import SYMBOL, Program, Scalar, reachable
from .layouts import OUTER, STREAMED, Access, Layout
from .rows import body, names
from .walks import CHUNK, TILE, WIDE, Block, pointer, walk

FEW = 18  # numbers in and out of an element, of which two vectors fit the registers
SLOW = 12  # cycles of waiting for each such number, from which on two vectors are worth it though they do not fit

# Streaming stores are weakly ordered: without a fence another thread may read stale memory.
FENCE = "__atomic_thread_fence(__ATOMIC_SEQ_CST);"


def flat(program: Program, kind: str, layout: Layout) -> str:
    """The kernel over elements that lie one after the other in all tensors."""
    outputs = Access.STREAMED if layout == STREAMED and _fills_blocks(program, kind) else Access.NATURAL
    layout = (Access.NATURAL,) * len(program.inputs) + (outputs,) * len(program.outputs)
    types = {n: pointer(n, Access.NATURAL) for n, _ in names(program)}
    starts = "".join(f"{type_} const {n}_b = ({type_}){n}_;\n" for n, type_ in types.items())
    return f"const long long m = n;\n{starts}{_inner(program, kind, layout)}"


def general(program: Program, kind: str, layout: Layout) -> str:
    """The kernel over any strides: an inner loop and three around it."""
    starts = []
    for (n, _), access in zip(names(program), layout, strict=True):
        offset = " + ".join(f"k{d} * {n}_s{d}" for d in range(OUTER))
        starts.append(f"{pointer(n, access)} const {n}_b = ({pointer(n, access)}){n}_ + {offset};\n")
    loops = "".join(f"for (long long k{d} = 0; k{d} < n{d}; ++k{d}) " for d in range(OUTER))
    return f"{loops}{{\n{''.join(starts)}{_inner(program, kind, layout)}}}"


def is_narrow(program: Program) -> bool:
    """Whether LLVM reads and writes all rows without gathers."""
    return all(p.size <= WIDE for p in (*program.inputs, *program.outputs))


def _fills_blocks(program: Program, kind: str) -> bool:
    """Whether LLVM can vectorise a loop over a single block of rows.

    It cannot if the last number of a row is not read: so as not to read behind the last row, it would compute one
    element on its own, and of a single vector's elements then all.
    """
    read = _read(program, kind)
    return is_narrow(program) and all(p.size - 1 in read.get(p.name, ()) for p in program.inputs)


def _waits(program: Program, kind: str) -> bool:
    """Whether two vectors of elements at a time are faster, because one has work while the other one waits.

    Measured on all ops with AVX-512: what the rule lets pass takes 0.64 to 1.06 of the time, most of it 0.7 to 0.9.
    """
    numbers = sum(p.size for p in (*program.inputs, *program.outputs))
    outputs = program.lowered(BY_TAG[kind].precision)
    done: dict[Scalar, int] = {}
    for x in reachable(outputs):
        done[x] = x.op.cycles + max((done[a] for a in x.args), default=0)
    return numbers <= FEW or max(done[y] for y in outputs) >= SLOW * numbers


def _inner(program: Program, kind: str, layout: Layout) -> str:
    """The innermost loop over ``m`` elements, from the pointers ``*_b`` on."""
    ports, twice = names(program), _waits(program, kind)
    streamed = Access.STREAMED in layout
    block = Block(TILE, _read(program, kind) if any(p.size > WIDE for _, p in ports) else {})
    if streamed:  # whole cache lines, and as many elements as are computed together
        block = block._replace(size=32 if twice or BY_TAG[kind].torch.itemsize == 2 else 16)
    walks = {n: walk(n, p, access, block) for (n, p), access in zip(ports, layout, strict=True)}
    tiled = any(w.is_tiled for w in walks.values())
    size = str(block.size) if tiled else str(CHUNK) if {Access.SUM, Access.SINGLE_SUM} & {*layout} else "m"
    index = "long long" if size == "m" else "int"
    element = body(program, kind, lambda i, k: walks[f"i{i}"].number(k), lambda j, k, x: walks[f"o{j}"].number(k, x))
    loop = _streaming_loop(element, block.size, twice) if streamed else _loop(element, index, twice)
    said = zip(*[(w.before, w.first, w.last, w.total) for w in walks.values()], strict=True)
    before, first, last, total = ("\n".join(itertools.chain.from_iterable(lines)) for lines in said)
    return f"""{before}
for (long long b = 0; b < m; b += {size}) {{
const {index} nb = ({index})(m - b < {size} ? m - b : {size});
{first}
{loop}
{last}
}}
{total}
{FENCE if streamed else ""}
"""


def _loop(element: str, index: str, twice: bool) -> str:
    # Turns are independent of each other. LLVM, which would have to prove it, gives up from some 250 rows on.
    count = " interleave_count(2)" if twice else ""
    return f"#pragma clang loop vectorize(assume_safety){count}\nfor ({index} i = 0; i < nb; ++i) {{\n{element}\n}}"


def _streaming_loop(element: str, block: int, twice: bool) -> str:
    """A loop of known length: LLVM keeps the results in registers on their way to the rows."""
    return f"""auto element = [&](int i) __attribute__((always_inline)) {{
{element}
}};
if (nb == {block}) {{
#pragma clang loop vectorize(enable) interleave_count({1 + twice})
for (int i = 0; i < {block}; ++i) element(i);
}} else {{
#pragma clang loop vectorize(disable)
for (int i = 0; i < nb; ++i) element(i);
}}"""


def _read(program: Program, kind: str) -> dict[str, set[int]]:
    """The components of each input that are read."""
    found: dict[str, set[int]] = {}
    for x in reachable(program.lowered(BY_TAG[kind].precision)):
        if x.op is SYMBOL:
            found.setdefault(x.data[0], set()).add(x.data[1])
    return found
