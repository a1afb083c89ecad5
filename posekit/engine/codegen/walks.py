"""Code by which the CPU's loop reads or writes one tensor: one `Walk` for each way of access."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import NamedTuple

from ..programs import Port
from .element_code import element_offset
from .layouts import OUTER, TOTALS, Access
from .templates import fill
from .vectors import MAX_INTERLEAVED

TILE = 64  # elements gathered at a time: 36 components of them still fit the first-level cache
MAX_GROUPED = 16  # components of an input row that is copied in groups; with more, a long loop runs out of registers
GROUP = 4  # components of a wide row that are copied as a unit
MAX_GATHERED = 8  # components gathered by one loop: for a row of 9 LLVM makes shuffles that cost more than the copy
# Elements summed in the dtype of the arithmetic before the sum is added to the float64 total, as C++: 1024 on x86. A
# narrower vector has fewer partial sums, so fewer elements are added to each.
CHUNK = "16 * PK_VECTOR"


class Block(NamedTuple):
    """The elements of one iteration of the loop over blocks.

    Attributes:
        size: The maximal number of elements.
        read: The components that are read of each input. Empty if no tensor has rows wider than
            `MAX_INTERLEAVED`.
    """

    size: int
    read: Mapping[str, Container[int]]


class Walk(NamedTuple):
    """The C++ code by which the innermost loop accesses one tensor.

    Attributes:
        component: The expression that reads a component of element ``i``; given a value, the statement that writes it.
        prologue: Code before the loop over blocks.
        block_begin: Code at the beginning of a block.
        block_end: Code at the end of a block.
        epilogue: Code after the loop over blocks.
        is_tiled: Whether a block's elements are copied to or from a tile of fixed size.
    """

    component: Callable[..., str]
    prologue: Sequence[str] = ()
    block_begin: Sequence[str] = ()
    block_end: Sequence[str] = ()
    epilogue: Sequence[str] = ()
    is_tiled: bool = False


def walk(n: str, port: Port, access: Access, block: Block) -> Walk:
    """The code for the tensor ``n``, an input such as ``i0`` or an output such as ``o0``."""
    if access is Access.NATURAL:
        return _natural(n, port) if port.size <= MAX_INTERLEAVED else _wide(n, port, block)
    if access is Access.BROADCAST:
        return _broadcast(n, port)
    if access is Access.STREAMED:
        return _streamed(n, port, block.size)
    if access in (Access.SUM, Access.SINGLE_SUM):
        return _summed(n, port, access)
    if access in (Access.INDEXED, Access.INDEXED_SUM):
        return _tiled(n, port, block.size, access, f"{n}_x[b + i] * {port.size}")
    return _tiled(n, port, block.size, access, f"(b + i) * {n}_s{OUTER}")


def pointer(n: str, access: Access) -> str:
    """The pointer type of a tensor."""
    return "const STORE*" if n[0] == "i" else "double*" if access in TOTALS else "STORE*"


def _natural(n: str, port: Port) -> Walk:
    """Contiguous elements, in rows that LLVM interleaves."""
    type_ = pointer(n, Access.NATURAL)
    return Walk(_rows(n, port.size), block_begin=[f"{type_} __restrict {n} = {n}_b + b * {port.size};"])


def _rows(n: str, width: int) -> Callable[..., str]:
    """The `Walk.component` of contiguous rows."""

    def component(k: int, x: str = "") -> str:
        entry = f"{n}[{width} * i + {k}]"
        return f"{entry} = STORE({x});" if x else f"REAL({entry})"

    return component


def _broadcast(n: str, port: Port) -> Walk:
    """An input with stride 0, which is loaded once."""
    i = int(n[1:])
    prologue = [f"const REAL {n}_z{k} = REAL({n}_b[{element_offset(i, port, k)}]);" for k in range(port.size)]
    return Walk(lambda k: f"{n}_z{k}", prologue)


def _summed(n: str, port: Port, access: Access) -> Walk:
    """An output summed by the loop: within a block in the dtype of the arithmetic, over all blocks in float64.

    Equal components, as of a symmetric matrix, are summed once.
    """
    result = "+= {}" if access is Access.SUM else "= STORE(REAL({}))"
    first: dict[str, int] = {}  # by the expression that is summed: the component that has its sum
    prologue, begin, end, epilogue = ([""] * port.size for _ in range(4))

    def component(k: int, x: str = "") -> str:
        source = first.setdefault(x, k)
        epilogue[k] = f"{n}_b[{k}] {result.format(f'{n}_sum{source}')};"
        if source != k:
            return ""
        prologue[k], begin[k], end[k] = f"double {n}_sum{k} = 0;", f"REAL {n}_a{k} = 0;", f"{n}_sum{k} += {n}_a{k};"
        return f"{n}_a{k} += {x};"

    return Walk(component, prologue, begin, end, epilogue)


def _wide(n: str, port: Port, block: Block) -> Walk:
    """Contiguous rows that are too wide for LLVM to interleave."""
    if n[0] == "o":
        return _grouped(n, port, block.size, range(port.size))
    if port.size <= MAX_GROUPED:
        return _grouped(n, port, block.size, block.read.get(port.name, ()))
    return _tiled(n, port, block.size, Access.NATURAL, f"(b + i) * {port.size}")


def _tiled(n: str, port: Port, block: int, access: Access, offset: str) -> Walk:
    """Rows of any strides, or very wide ones: copied by scalar loops to or from a tile with contiguous components.

    The tile is a structure of arrays: it stores each component of all elements in one line.
    """
    if n[0] == "i":
        strided = access is Access.STRIDED
        at = [element_offset(int(n[1:]), port, k) if strided else str(k) for k in range(port.size)]
        moves = [f"{n}_t[{k}][i] = REAL(p[{at[k]}]);" for k in range(port.size)]
    else:
        store = "+= (double)" if access in TOTALS else "= STORE"
        moves = [f"p[{k}] {store}({n}_t[{k}][i]);" for k in range(port.size)]
    loops = [_copy_loop(n, access, offset, moves[k : k + MAX_GATHERED]) for k in range(0, port.size, MAX_GATHERED)]
    return Walk(
        lambda k, x="": f"{n}_t[{k}][i] = {x};" if x else f"{n}_t[{k}][i]",
        [f"alignas(64) REAL {n}_t[{port.size}][{block}];"],
        block_begin=loops if n[0] == "i" else (),
        block_end=loops if n[0] == "o" else (),
        is_tiled=True,
    )


def _grouped(n: str, port: Port, block: int, used: Container[int]) -> Walk:
    """Wide rows, copied to or from tiles in groups of components.

    A group ends with a component that is used. Otherwise LLVM would compute the last elements of a tile in a scalar
    loop.
    """
    widths, moves = {}, []
    for start in range(0, port.size, GROUP):
        wanted = [k for k in range(start, min(start + GROUP, port.size)) if k in used]
        if wanted:
            group = start // GROUP
            width = widths[group] = wanted[-1] - start + 1
            tile, row = f"{n}_g{group} + i * {width}", f"p + {start}"
            target, source = (tile, row) if n[0] == "i" else (row, tile)
            moves.append(f"__builtin_memcpy({target}, {source}, {width} * sizeof(STORE));")

    def component(k: int, x: str = "") -> str:
        return _rows(f"{n}_g{k // GROUP}", widths[k // GROUP])(k % GROUP, x)

    tiles = [f"alignas(64) STORE {n}_g{group}[{width * block}];" for group, width in widths.items()]
    loops = [_copy_loop(n, Access.NATURAL, f"(b + i) * {port.size}", moves)]
    block_begin, block_end = (loops, ()) if n[0] == "i" else ((), loops)
    return Walk(component, tiles, block_begin=block_begin, block_end=block_end, is_tiled=True)


def _copy_loop(n: str, access: Access, offset: str, moves: Sequence[str]) -> str:
    """A scalar loop that copies the elements of a block between a tensor, at pointer ``p``, and tiles.

    Unrolled, as LLVM would do, it makes kernels take twice as long to compile, and 1.1 to 3 times as long to run.
    """
    return (
        "#pragma clang loop vectorize(disable) unroll(disable)\n"
        f"for (int i = 0; i < nb; ++i) {{ {pointer(n, access)} p = {n}_b + {offset}; {' '.join(moves)} }}"
    )


def _streamed(n: str, port: Port, block: int) -> Walk:
    """Rows written by streaming (non-temporal) stores where a block begins at a cache line.

    Streaming stores bypass the caches, so the memory is not read before it is written.
    """
    lines = f"for (int j = 0; j < {port.size * block} * (int)sizeof(STORE) / 64; ++j)"
    write = fill("cpu/streamed.h", n=n, block=str(block), width=str(port.size), lines=lines)
    tile = [f"alignas(64) STORE {n}_row[{port.size * block}];"]
    return Walk(_rows(f"{n}_row", port.size), tile, block_end=[write], is_tiled=True)
