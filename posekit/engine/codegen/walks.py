"""How the CPU's loop reads and writes one tensor: a small class of text for each way of access."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import NamedTuple

from ..programs import Port
from .layouts import OUTER, TOTALS, Access
from .rows import element_offset

TILE = 64  # elements gathered at a time: 36 components of them still fit the first-level cache
WIDE = 8  # LLVM interleaves at most 8 components of a row; wider rows would silently become gathers
WIDEST = 16  # components of a row that is read in groups; more of them leave a long loop too few registers
GROUP = 4  # components of a wide row that are moved as one
TOGETHER = 8  # components gathered at a time: a whole row of 9 tempts LLVM into shuffles that cost more than the copy
CHUNK = 1024  # elements summed in the computing type before they enter the float64 total


class Block(NamedTuple):
    """The elements of one turn of the loop over blocks.

    Attributes:
        size: How many they are at most.
        read: The components of each input that are read, if it matters.
    """

    size: int
    read: Mapping[str, Container[int]]


class Walk(NamedTuple):
    """How one tensor is walked along the innermost loop.

    Attributes:
        number: The text of a component of element ``i``, to be read or, with a value, to be written.
        before: Stands before the loop over blocks.
        first: Begins a block.
        last: Ends a block.
        total: Stands after all blocks.
        is_tiled: Whether a block's elements are copied to a tile of fixed size.
    """

    number: Callable[..., str]
    before: Sequence[str] = ()
    first: Sequence[str] = ()
    last: Sequence[str] = ()
    total: Sequence[str] = ()
    is_tiled: bool = False


def walk(n: str, port: Port, access: Access, block: Block) -> Walk:
    """The walk of the tensor ``n``, an input ``i0`` or an output ``o0``."""
    if access is Access.NATURAL:
        return _natural(n, port) if port.size <= WIDE else _wide(n, port, block)
    if access is Access.BROADCAST:
        return _broadcast(n, port)
    if access is Access.STREAMED:
        return _streamed(n, port, block.size)
    if access in (Access.SUM, Access.SINGLE_SUM):
        return _summed(n, port, access)
    return _tiled(n, port, block.size, access, f"{n}_s{OUTER}")


def pointer(n: str, access: Access) -> str:
    """The type of a tensor's address."""
    return "const STORE*" if n[0] == "i" else "double*" if access in TOTALS else "STORE*"


def _natural(n: str, port: Port) -> Walk:
    """Elements one after the other, in rows that LLVM reads and writes by itself."""
    type_ = pointer(n, Access.NATURAL)
    return Walk(_rows(n, port.size), first=[f"{type_} __restrict {n} = {n}_b + b * {port.size};"])


def _rows(n: str, width: int) -> Callable[..., str]:
    def number(k: int, x: str = "") -> str:
        place = f"{n}[{width} * i + {k}]"
        return f"{place} = STORE({x});" if x else f"REAL({place})"

    return number


def _broadcast(n: str, port: Port) -> Walk:
    """An input that is the same all along."""
    i = int(n[1:])
    before = [f"const REAL {n}_z{k} = REAL({n}_b[{element_offset(i, port, k)}]);" for k in range(port.size)]
    return Walk(lambda k: f"{n}_z{k}", before)


def _summed(n: str, port: Port, access: Access) -> Walk:
    """An output that is one sum: in the computing type for a while, then in double precision."""
    components, result = range(port.size), "+= {}" if access is Access.SUM else "= STORE(REAL({}))"
    return Walk(
        lambda k, x: f"{n}_a{k} += {x};",
        [f"double {n}_sum{k} = 0;" for k in components],
        [f"REAL {n}_a{k} = 0;" for k in components],
        [f"{n}_sum{k} += {n}_a{k};" for k in components],
        [f"{n}_b[{k}] {result.format(f'{n}_sum{k}')};" for k in components],
    )


def _wide(n: str, port: Port, block: Block) -> Walk:
    """Rows that are too wide for LLVM to interleave."""
    if n[0] == "o":
        return _grouped(n, port, block.size, range(port.size))
    if port.size <= WIDEST:
        return _grouped(n, port, block.size, block.read.get(port.name, ()))
    return _tiled(n, port, block.size, Access.NATURAL, str(port.size))


def _tiled(n: str, port: Port, block: int, access: Access, stride: str) -> Walk:
    """Rows of any strides, or very wide ones: one number after the other from and to a tile that has each in a line."""
    if n[0] == "i":
        strided = access is Access.STRIDED
        at = [element_offset(int(n[1:]), port, k) if strided else str(k) for k in range(port.size)]
        moves = [f"{n}_t[{k}][i] = REAL(p[{at[k]}]);" for k in range(port.size)]
    else:
        store = "+= (double)" if access is Access.OUTER_SUM else "= STORE"
        moves = [f"p[{k}] {store}({n}_t[{k}][i]);" for k in range(port.size)]
    parts = [_one_by_one(n, access, stride, moves[k : k + TOGETHER]) for k in range(0, port.size, TOGETHER)]
    return Walk(
        lambda k, x="": f"{n}_t[{k}][i] = {x};" if x else f"{n}_t[{k}][i]",
        [f"alignas(64) REAL {n}_t[{port.size}][{block}];"],
        first=parts if n[0] == "i" else (),
        last=parts if n[0] == "o" else (),
        is_tiled=True,
    )


def _grouped(n: str, port: Port, block: int, used: Container[int]) -> Walk:
    """Wide rows, from and to which groups of components move as one.

    A group ends with a component that is used: LLVM computes the last elements of a tile on their own otherwise.
    """
    widths, moves = {}, []
    for start in range(0, port.size, GROUP):
        wanted = [k for k in range(start, min(start + GROUP, port.size)) if k in used]
        if wanted:
            group = start // GROUP
            width = widths[group] = wanted[-1] - start + 1
            ends = f"{n}_g{group} + i * {width}", f"p + {start}"
            to, source = ends if n[0] == "i" else ends[::-1]
            moves.append(f"__builtin_memcpy({to}, {source}, {width} * sizeof(STORE));")

    def number(k: int, x: str = "") -> str:
        return _rows(f"{n}_g{k // GROUP}", widths[k // GROUP])(k % GROUP, x)

    tiles = [f"alignas(64) STORE {n}_g{group}[{width * block}];" for group, width in widths.items()]
    parts = [_one_by_one(n, Access.NATURAL, str(port.size), moves)]
    first, last = (parts, ()) if n[0] == "i" else ((), parts)
    return Walk(number, tiles, first=first, last=last, is_tiled=True)


def _one_by_one(n: str, access: Access, stride: str, moves: Sequence[str]) -> str:
    return (
        "#pragma clang loop vectorize(disable)\n"
        f"for (int i = 0; i < nb; ++i) {{ {pointer(n, access)} p = {n}_b + (b + i) * {stride}; {' '.join(moves)} }}"
    )


def _streamed(n: str, port: Port, block: int) -> Walk:
    """Rows of a block, written by streaming stores if cache lines begin where the block does.

    Memory that is written past the caches need not be read first.
    """
    lines = f"for (int j = 0; j < {port.size * block} * (int)sizeof(STORE) / 64; ++j)"
    write = f"""if (nb == {block}) {{
typedef unsigned Line __attribute__((ext_vector_type(16)));
typedef unsigned Loose __attribute__((ext_vector_type(16), aligned(2)));
const Line* const q = (const Line*){n}_row;
STORE* const p = {n}_b + b * {port.size};
if (((unsigned long long)p & 63) == 0) {lines} __builtin_nontemporal_store(q[j], (Line*)p + j);
else {lines} ((Loose*)p)[j] = q[j];
}} else for (int j = 0; j < nb * {port.size}; ++j) {n}_b[b * {port.size} + j] = {n}_row[j];"""
    tile = [f"alignas(64) STORE {n}_row[{port.size * block}];"]
    return Walk(_rows(f"{n}_row", port.size), tile, last=[write], is_tiled=True)
