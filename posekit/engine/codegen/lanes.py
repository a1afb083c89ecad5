"""Long algebra on vectors of elements, for the CPU: one text for full blocks, for the last one and for one element.

Of a loop that LLVM vectorises, it compiles two forms, and the scalar one is half of the work. Here a lane of a vector
type is an element, and rows are copied to and from tiles that hold the lanes of a component side by side. Spare lanes
repeat the last element. Results have the same bits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..dtypes import BY_TAG
from ..programs import ROUTINE, ElementwiseProgram, Port, reachable
from .element_code import element_offset, names
from .expressions import print_lines
from .layouts import OUTER, TOTALS, Access, Layout
from .templates import fill
from .vectors import is_narrow

# Values from which algebra is long: for fewer, the copies take a tenth of the time or more. A kernel of 1800 to 5900
# values is compiled in a third to a half of the time. One element takes 1.04 to 1.2 of the time, 3 to 9 elements 0.2 to
# 0.7, and many 0.6 to 1.1.
MIN_VALUES = 1500
MIN_TILED = 450  # those in float64 of which some rows are copied to tiles anyway: 0.35 to 0.5 of the time to compile
MIN_MARKED = 150  # those in float64 of a program that is `tiled`: 0.5 to 0.7
MIN_LOOPED = 500  # those from which it is long if it has routines, whose loops LLVM does not vectorise
_SUMS = {Access.SUM, Access.SINGLE_SUM}  # of elements, in an order that depends on the number of lanes


def is_long(program: ElementwiseProgram, kind: str, layout: Layout) -> bool:
    """Whether a kernel computes vectors of elements."""
    if _SUMS & {*layout} or Access.STREAMED in layout:
        return False
    precision = BY_TAG[kind].precision
    count = len(reachable(program.lowered(precision)))
    if kind == "f64" and program.tiled and count >= MIN_MARKED:
        return True
    if kind == "f64" and (Access.STRIDED in layout or not is_narrow(program)) and count >= MIN_TILED:
        return True
    if count >= MIN_VALUES or count < MIN_LOOPED or program.contracted:
        return count >= MIN_VALUES
    return any(x.op is ROUTINE for x in reachable(program.lowered(precision, True)))


def blocks(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The loop over blocks of ``m`` elements that begin at the pointers ``*_b``: a block is a vector."""
    prologue: list[str] = []
    before: list[str] = []
    after: list[str] = []
    fixed: list[str] = []  # numbers that all lanes share
    sizes, start = {"i": 0, "o": 0}, dict[str, int]()
    shared = dict[str, int]()
    natural: dict[str, list[tuple[str, int, int]]] = {"i": [], "o": []}
    for (n, port), access in zip(names(program), layout, strict=True):
        if access is Access.BROADCAST:
            shared[n] = len(fixed)
            at = [element_offset(int(n[1:]), port, k) for k in range(port.size)]
            fixed += [f"REAL({n}_b[{offset}])" for offset in at]
            continue
        start[n] = sizes[n[0]]
        if access is Access.NATURAL and port.size:
            natural[n[0]].append((f"{n}_b", sizes[n[0]], port.size))
        else:
            prologue.append(f"REAL (* const {n}_t)[LANES] = {n[0]}_t + {sizes[n[0]]};")
            (before if n[0] == "i" else after).append(_moved(n, port, access))
        sizes[n[0]] += port.size
    for letter, rows, copies in (("i", natural["i"], before), ("o", natural["o"], after)):
        if rows:
            tables, loop = _natural(letter, rows)
            prologue += tables
            copies.append(loop)
    texts = {"prologue": prologue, "before": before, "element": _element(program, kind, start, shared), "after": after}
    places = {name: "\n".join(lines) for name, lines in texts.items()}
    inputs, outputs = [str(max(size, 1)) for size in sizes.values()]
    vectors = fill("cpu/vectors.h")
    return fill("cpu/lanes.h", vectors=vectors, inputs=inputs, outputs=outputs, fixed=", ".join(fixed) or "0", **places)


def _element(program: ElementwiseProgram, kind: str, start: Mapping[str, int], shared: Mapping[str, int]) -> list[str]:
    """The statements that compute the numbers of tile `o_t` from those of `i_t` and `fixed`.

    Args:
        program: The program.
        kind: The tag of the dtype.
        start: Where the numbers of each input and output begin in its tile.
        shared: Where those of the other inputs begin in `fixed`.
    """
    names_ = {port.name: n for n, port in names(program)[: len(program.inputs)]}

    def place(port: str, k: int) -> int | None:
        return start[names_[port]] + k if names_[port] in start else None

    def load(port: str, k: int) -> str:
        at = place(port, k)
        return f"REAL(fixed[{shared[names_[port]] + k}])" if at is None else f"REAL(i_t[{at}])"

    outputs = program.lowered(BY_TAG[kind].precision, not program.contracted)
    lines, results = print_lines(outputs, load, place=place)
    at = 0
    while at < len(results):
        length = _length(results[at:])
        first = results[at]
        if length > 1:
            array, _, k = first[:-1].partition("[")
            declared = f"REAL {array}[{length}];"
            if declared in lines:  # a routine computes them there
                lines[lines.index(declared)] = f"REAL* const {array} = o_t + {at};"
            else:
                lines.append(f"for (int k = 0; k < {length}; ++k) o_t[{at} + k] = {array}[{k} + k];")
        else:
            lines.append(f"o_t[{at}] = {first};")
        at += length
    return lines


def _length(results: Sequence[str]) -> int:
    """How many of the first results are neighbours in an array: 1 if the first one is a number of its own."""
    array, _, k = results[0].rstrip("]").partition("[")
    length = 1
    while length < len(results) and k.isdecimal() and results[length] == f"{array}[{int(k) + length}]":
        length += 1
    return length


def _natural(letter: str, rows: Sequence[tuple[str, int, int]]) -> tuple[list[str], str]:
    """The tables of contiguous tensors, and the loop that copies their rows.

    With a call for each tensor, the calls of 20 tensors take a sixth of the time to compile.

    Args:
        letter: "i" for inputs, "o" for outputs.
        rows: The pointer to each tensor, where it begins in its tile, and the numbers of an element.
    """
    type_, whole = ("const STORE*", "read") if letter == "i" else ("STORE*", "write")
    names_, starts, sizes = (", ".join(map(str, column)) for column in zip(*rows, strict=True))
    tables = [
        f"{type_} const {letter}_rows[] = {{{names_}}};",
        f"const int {letter}_starts[] = {{{starts}}}, {letter}_sizes[] = {{{sizes}}};",
    ]
    place = f"{letter}_t + {letter}_starts[k], {letter}_rows[k] + b * size"
    rest = "gather({}, nullptr, size, nb, 1, size, 0, 1)" if letter == "i" else "scatter({}, nullptr, size, nb, size)"
    loop = [
        "#pragma clang loop unroll(disable)",
        f"for (int k = 0; k < {len(rows)}; ++k) {{",
        f"const int size = {letter}_sizes[k];",
        f"if (nb == LANES && size >= 4) {whole}({place}, size);",
        f"else {rest.format(place)};",
        "}",
    ]
    return tables, "\n".join(loop)


def _moved(n: str, port: Port, access: Access) -> str:
    """The call that copies the rows of a block between a tensor and its tile, one by one."""
    is_indexed = access in (Access.INDEXED, Access.INDEXED_SUM)
    step = f"{n}_s{OUTER}" if access in (Access.STRIDED, Access.OUTER_SUM) else str(port.size)
    place = f"{n}_b, {n}_x + b" if is_indexed else f"{n}_b + b * {step}, nullptr"
    if n[0] == "o":
        return f"{'add' if access in TOTALS else 'scatter'}({n}_t, {place}, {step}, nb, {port.size});"
    rows, columns, strides = 1, port.size, ["0", "1"]
    if access is Access.STRIDED and port.shape:
        rows, columns = port.size // port.shape[-1], port.shape[-1]
        strides = [f"{n}_e{d}" for d in range(len(port.shape))]
        strides = ["0", *strides][-2:]
    return f"gather({n}_t, {place}, {step}, nb, {rows}, {columns}, {', '.join(strides)});"
