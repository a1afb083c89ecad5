"""Long algebra on vectors of elements, for the CPU: one text for full blocks, for the last one and for one element.

Of a loop that LLVM vectorises, it compiles two forms, and the scalar one is half of the work. Here a lane of a vector
type is an element, and rows are copied to and from tiles that hold the lanes of a component side by side. Spare lanes
repeat the last element. Results have the same bits.
"""

from __future__ import annotations

from ..dtypes import BY_TAG
from ..programs import ROUTINE, ElementwiseProgram, Port, reachable
from .element_code import body, element_offset, names
from .layouts import OUTER, TOTALS, Access, Layout
from .templates import fill
from .vectors import is_narrow

# Values from which algebra is long: for fewer, the copies take a tenth of the time or more. A kernel of 1800 to 5900
# values is compiled in a third to a half of the time. One element takes 1.04 to 1.2 of the time, 3 to 9 elements 0.2 to
# 0.7, and many 0.6 to 1.1.
MIN_VALUES = 1500
MIN_TILED = 450  # those in float64 of which some rows are copied to tiles anyway: 0.35 to 0.5 of the time to compile
MIN_LOOPED = 500  # those from which it is long if it has routines, whose loops LLVM does not vectorise
_SUMS = {Access.SUM, Access.SINGLE_SUM}  # of elements, in an order that depends on the number of lanes


def is_long(program: ElementwiseProgram, kind: str, layout: Layout) -> bool:
    """Whether a kernel computes vectors of elements."""
    if _SUMS & {*layout} or Access.STREAMED in layout:
        return False
    precision = BY_TAG[kind].precision
    count = len(reachable(program.lowered(precision)))
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
    sizes, start = {"i": 0, "o": 0}, dict[str, str]()
    for (n, port), access in zip(names(program), layout, strict=True):
        if access is Access.BROADCAST:
            start[n] = f"fixed[{len(fixed)} + {{}}]"
            at = [element_offset(int(n[1:]), port, k) for k in range(port.size)]
            fixed += [f"REAL({n}_b[{offset}])" for offset in at]
            continue
        start[n] = f"{n[0]}_t[{sizes[n[0]]} + {{}}]"
        prologue.append(f"REAL (* const {n}_t)[LANES] = {n[0]}_t + {sizes[n[0]]};")
        sizes[n[0]] += port.size
        copy = _moved(n, port, access)
        if access is Access.NATURAL and port.size:
            name = "read" if n[0] == "i" else "write"
            copy = f"if (nb == LANES) {name}({n}_t, {n}_b + b * {port.size}, {port.size});\nelse {copy}"
        (before if n[0] == "i" else after).append(copy)
    element = body(
        program,
        kind,
        lambda i, k: f"REAL({start[f'i{i}'].format(k)})",
        lambda j, k, x: f"{start[f'o{j}'].format(k)} = {x};",
        not program.contracted,
    )
    texts = {"prologue": prologue, "before": before, "element": [element], "after": after}
    places = {name: "\n".join(lines) for name, lines in texts.items()}
    inputs, outputs = [str(max(size, 1)) for size in sizes.values()]
    return fill("cpu/lanes.h", inputs=inputs, outputs=outputs, fixed=", ".join(fixed) or "0", **places)


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
