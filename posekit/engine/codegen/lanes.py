"""Long algebra on vectors of elements, for the CPU: one text for full blocks, for the last one and for one element.

Of a loop that LLVM vectorises, it compiles two forms, and the scalar one is half of the work. Here a lane of a vector
type is an element, and rows are copied to and from tiles that hold the lanes of a component side by side. Spare lanes
repeat the last element. Results have the same bits.
"""

from __future__ import annotations

import collections
from collections.abc import Sequence

from ..dtypes import BY_TAG
from ..programs import ElementwiseProgram, Port, reachable
from .element_code import body, element_offset, names
from .layouts import OUTER, TOTALS, Access, Layout
from .templates import fill
from .vectors import MAX_INTERLEAVED
from .walks import GROUP, pointer

# Values from which algebra is long: for fewer, the copies take a tenth of the time or more. A kernel of 1800 to 5900
# values is compiled in a third to a half of the time. One element takes 1.04 to 1.2 of the time, 3 to 9 elements 0.2 to
# 0.7, and many 0.6 to 1.1.
MIN_VALUES = 1500
MAX_INLINED = 4  # calls of a function that are compiled each by itself; a call takes 0.5 % of the time of a block
_SUMS = {Access.SUM, Access.SINGLE_SUM}  # of elements, in an order that depends on the number of lanes


def is_long(program: ElementwiseProgram, kind: str, layout: Layout) -> bool:
    """Whether a kernel computes vectors of elements."""
    if _SUMS & {*layout} or Access.STREAMED in layout:
        return False
    return len(reachable(program.lowered(BY_TAG[kind].precision))) >= MIN_VALUES


def blocks(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The loop over blocks of ``m`` elements that begin at the pointers ``*_b``: a block is a vector."""
    prologue: list[str] = []
    before: list[str] = []
    after: list[str] = []
    calls: collections.Counter[tuple[str, int]] = collections.Counter()
    broadcast = set()
    for (n, port), access in zip(names(program), layout, strict=True):
        if access is Access.BROADCAST:
            at = [element_offset(int(n[1:]), port, k) for k in range(port.size)]
            prologue += [f"const REAL {n}_z{k} = REAL({n}_b[{offset}]);" for k, offset in enumerate(at)]
            broadcast.add(n)
            continue
        prologue.append(f"alignas(64) REAL {n}_t[{port.size}][LANES];")
        copy = _read(n, port, access) if n[0] == "i" else _written(n, port, access)
        if access is Access.NATURAL and port.size:
            name = "read" if n[0] == "i" else "write"
            calls[name, port.size] += 1
            copy = f"if (nb == LANES) {name}{port.size}({n}_t, {n}_b + b * {port.size});\nelse {{\n{copy}\n}}"
        (before if n[0] == "i" else after).append(copy)
    element = body(
        program,
        kind,
        lambda i, k: f"REAL(i{i}_z{k})" if f"i{i}" in broadcast else f"((const REAL*)i{i}_t)[{k}]",
        lambda j, k, x: f"((REAL*)o{j}_t)[{k}] = {x};",
    )
    prologue += [_whole(name, size, count) for (name, size), count in calls.items()]
    texts = {"prologue": prologue, "before": before, "element": [element], "after": after}
    return fill("cpu/lanes.h", **{name: "\n".join(lines) for name, lines in texts.items()})


def _row(n: str, port: Port, access: Access) -> str:
    """The pointer to the row of element ``i`` of a block, as a declaration of ``p``."""
    index = f"{n}_x[b + i]" if access in (Access.INDEXED, Access.INDEXED_SUM) else "(b + i)"
    is_gathered = access in (Access.STRIDED, Access.OUTER_SUM)
    return f"{pointer(n, access)} const p = {n}_b + {index} * {f'{n}_s{OUTER}' if is_gathered else port.size};"


def _read(n: str, port: Port, access: Access) -> str:
    """Statements that copy the rows of an input to a tile."""
    rows, columns, at = 1, port.size, "c"
    if access is Access.STRIDED and port.shape:
        rows, columns = port.size // port.shape[-1], port.shape[-1]
        at = f"c * {n}_e0" if len(port.shape) == 1 else f"r * {n}_e0 + c * {n}_e1"
    places = {"n": n, "row": _row(n, port, access), "rows": str(rows), "columns": str(columns), "at": at}
    return fill("cpu/lanes_read.h", **places)


def _written(n: str, port: Port, access: Access) -> str:
    """Statements that copy the rows of an output from a tile."""
    move = f"p[k] {'+= (double)' if access in TOTALS else '= STORE'}({n}_t[k][i]);"
    return f"for (int i = 0; i < nb; ++i) {{ {_row(n, port, access)} for (int k = 0; k < {port.size}; ++k) {move} }}"


def _whole(name: str, size: int, calls: int) -> str:
    """A function that copies contiguous rows, one for each lane, to or from a tile by vectors.

    LLVM makes no vectors of wide rows. Groups of their components are copied before.
    """
    inlining = "always_inline" if calls <= MAX_INLINED else "noinline"
    if size <= MAX_INTERLEAVED:
        lines = _vectors(name, range(size), f"p[{size} * i + {{0}}]")
    else:
        whole, group = size - size % GROUP, f"g + {GROUP} * i, p + {size} * i + k"
        if name[0] == "w":
            group = ", ".join(reversed(group.split(", ")))
        copy = f"for (int i = 0; i < LANES; ++i) __builtin_memcpy({group}, {GROUP} * sizeof(STORE));"
        vectors = _vectors(name, range(GROUP), f"g[{GROUP} * i + {{0}}]", "k + ")
        inner = [copy, *vectors] if name[0] == "r" else [*vectors, copy]
        lines = [f"STORE g[{GROUP} * LANES];", f"for (int k = 0; k < {whole}; k += {GROUP}) {{", *inner, "}"]
        if whole < size:
            lines.append(_vectors(name, range(whole, size), f"p[{size} * i + {{0}}]")[1])
    type_ = "const STORE*" if name[0] == "r" else "STORE*"
    head = f"auto {name}{size} = [](REAL (* __restrict t)[LANES], {type_} __restrict p) __attribute__(({inlining})) {{"
    return "\n".join([head, *lines, "};"])


def _vectors(name: str, components: Sequence[int], place: str, base: str = "") -> list[str]:
    """A loop that copies components of each lane between a tile and memory."""
    pairs = [(f"t[{base}{k}][i]", place.format(k)) for k in components]
    moves = [f"{tile} = REAL({x});" if name[0] == "r" else f"{x} = STORE({tile});" for tile, x in pairs]
    return ["#pragma clang loop vectorize(assume_safety)", f"for (int i = 0; i < LANES; ++i) {{ {' '.join(moves)} }}"]
