"""The text of a kernel on the CPU: a loop that LLVM vectorises.

Warp's own code generator indexes its arrays in a way that defeats LLVM's loop vectoriser, which costs a factor of 2.5
on compose. A layout has one letter a tensor, which `emit` lists.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from .algebra import Scalar, reachable
from .emit_rows import body, event, names
from .layout import AROUND, OUTER
from .printing import KINDS
from .program import Port, Program

TILE = 64  # elements gathered at a time: 36 components of them still fit the first-level cache
WIDE = 8  # LLVM interleaves at most 8 components of a row; wider rows would silently become gathers
WIDEST = 16  # components of a row that is read in groups; more of them leave a long loop too few registers
GROUP = 4  # components of a wide row that are moved as one
TOGETHER = 8  # components gathered at a time: a whole row of 9 tempts LLVM into shuffles that cost more than the copy
CHUNK = 1024  # elements summed in the computing type before they enter the float64 total

FEW = 18  # numbers in and out of an element, of which two vectors fit the registers
SLOW = 12  # cycles of waiting for each such number, from which on two vectors are worth it though they do not fit
CYCLES = {"symbol": 0, "const": 0, "rint": 8, "inv": 24, "sqrt": 30, "rsqrt": 54, "rsqrt0": 54}  # others take 4

# Whoever reads on another thread, which is told by other means, must find what went past the caches.
FENCE = "__atomic_thread_fence(__ATOMIC_SEQ_CST);"


def flat(program: Program, kind: str, layout: str) -> str:
    around = layout == AROUND and _fills_blocks(program, kind)
    layout = "n" * len(program.inputs) + ("w" if around else "n") * len(program.outputs)
    starts = "".join(f"{_pointer(n, 'n')} const {n}_b = ({_pointer(n, 'n')}){n}_;\n" for n, _ in names(program))
    return f"const long long m = n;\n{starts}{_inner(program, kind, layout)}"


def _fills_blocks(program: Program, kind: str) -> bool:
    """Whether LLVM can vectorise a loop over a single block of rows that it reads and writes as they are.

    It cannot if the last number of a row is not read: lest it be read after all behind the last row, one element would
    be computed on its own, and of a single vector's elements then all.
    """
    read = _read(program, kind)
    return is_narrow(program) and all(p.size - 1 in read.get(p.name, ()) for p in program.inputs)


def is_narrow(program: Program) -> bool:
    """Whether LLVM reads and writes all rows as they are."""
    return all(p.size <= WIDE for p in (*program.inputs, *program.outputs))


def general(program: Program, kind: str, layout: str) -> str:
    starts = []
    for (n, _), c in zip(names(program), layout, strict=True):
        offset = " + ".join(f"k{d} * {n}_s{d}" for d in range(OUTER))
        starts.append(f"{_pointer(n, c)} const {n}_b = ({_pointer(n, c)}){n}_ + {offset};\n")
    loops = "".join(f"for (long long k{d} = 0; k{d} < n{d}; ++k{d}) " for d in range(OUTER))
    return f"{loops}{{\n{''.join(starts)}{_inner(program, kind, layout)}}}"


def _pointer(n: str, walk: str) -> str:
    return "const STORE*" if n[0] == "i" else "double*" if walk in "ra" else "STORE*"


def _waits(program: Program, kind: str) -> bool:
    """Whether two vectors of elements at a time are faster, for the one has work while the other one waits.

    Measured on all ops with AVX-512: what the rule lets pass takes 0.64 to 1.06 of the time, most of it 0.7 to 0.9.
    """
    numbers = sum(p.size for p in (*program.inputs, *program.outputs))
    outputs = program.lowered(KINDS[kind][2])
    done: dict[Scalar, int] = {}
    for x in reachable(outputs):
        done[x] = CYCLES.get(x.op, 4) + max((done[a] for a in x.args), default=0)
    return numbers <= FEW or max(done[y] for y in outputs) >= SLOW * numbers


class _Walk(NamedTuple):
    """How one tensor is walked along the innermost loop.

    Attributes:
        number: The text of a component of element ``i``, to be read or, with a value, to be written.
        before: What is said before the loop over blocks.
        first: What a block begins with.
        last: What it ends with.
        total: What is said after all blocks.
    """

    number: Callable[..., str]
    before: Sequence[str] = ()
    first: Sequence[str] = ()
    last: Sequence[str] = ()
    total: Sequence[str] = ()


def _inner(program: Program, kind: str, layout: str) -> str:
    """The innermost loop over ``m`` elements, from the pointers ``*_b`` on."""
    ports, twice = names(program), _waits(program, kind)
    read = _read(program, kind) if any(p.size > WIDE for _, p in ports) else {}
    block = _block(kind, twice) if "w" in layout else TILE
    walks, tiled = {}, False
    for (n, p), letter in zip(ports, layout, strict=True):
        is_wide = letter == "n" and p.size > WIDE
        tiled = tiled or is_wide or letter in "saw"
        if letter == "z":
            walks[n] = _broadcast(n, p)
        elif letter in "rt":
            walks[n] = _summed(n, p, letter)
        elif letter == "w":
            walks[n] = _around(n, p, block)
        elif is_wide and (n[0] == "o" or p.size <= WIDEST):
            walks[n] = _grouped(n, p, block, read.get(p.name, ()) if n[0] == "i" else range(p.size))
        else:
            walks[n] = _tiled(n, p, block, letter) if is_wide or letter in "sa" else _natural(n, p)

    size = str(block) if tiled else str(CHUNK) if set("rt") & set(layout) else "m"
    index = "long long" if size == "m" else "int"
    element = body(program, kind, lambda i, k: walks[f"i{i}"].number(k), lambda j, k, x: walks[f"o{j}"].number(k, x))
    count = " interleave_count(2)" if twice else ""
    loop = f"#pragma clang loop vectorize(enable){count}\nfor ({index} i = 0; i < nb; ++i) {{\n{element}\n}}"
    if "w" in layout:  # a loop of known length keeps results in registers on their way to the rows
        loop = f"""auto element = [&](int i) __attribute__((always_inline)) {{
{element}
}};
if (nb == {block}) {{
#pragma clang loop vectorize(enable) interleave_count({1 + twice})
for (int i = 0; i < {block}; ++i) element(i);
}} else {{
#pragma clang loop vectorize(disable)
for (int i = 0; i < nb; ++i) element(i);
}}"""
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
{FENCE if "w" in layout else ""}
"""


def _natural(n: str, port: Port) -> _Walk:
    """Elements side by side, in rows that LLVM reads and writes as they are."""
    pointer = _pointer(n, "n")
    return _Walk(_rows(n, port.size), first=[f"{pointer} __restrict {n} = {n}_b + b * {port.size};"])


def _rows(n: str, width: int) -> Callable[..., str]:
    def number(k: int, x: str = "") -> str:
        place = f"{n}[{width} * i + {k}]"
        return f"{place} = STORE({x});" if x else f"REAL({place})"

    return number


def _broadcast(n: str, port: Port) -> _Walk:
    """An input that is the same all along."""
    i = int(n[1:])
    before = [f"const REAL {n}_z{k} = REAL({n}_b[{event(i, port, k)}]);" for k in range(port.size)]
    return _Walk(lambda k: f"{n}_z{k}", before)


def _summed(n: str, port: Port, letter: str) -> _Walk:
    """An output that is one sum: in the computing type for a while, then in double precision."""
    every, result = range(port.size), "+= {}" if letter == "r" else "= STORE(REAL({}))"
    return _Walk(
        lambda k, x: f"{n}_a{k} += {x};",
        [f"double {n}_sum{k} = 0;" for k in every],
        [f"REAL {n}_a{k} = 0;" for k in every],
        [f"{n}_sum{k} += {n}_a{k};" for k in every],
        [f"{n}_b[{k}] {result.format(f'{n}_sum{k}')};" for k in every],
    )


def _tiled(n: str, port: Port, block: int, letter: str) -> _Walk:
    """Rows of any strides, or very wide ones: one number after the other from and to a tile that has each in a line."""
    stride = str(port.size) if letter == "n" else f"{n}_s{OUTER}"
    at = [event(int(n[1:]), port, k) if n[0] == "i" and letter == "s" else str(k) for k in range(port.size)]
    if n[0] == "i":
        moves = [f"{n}_t[{k}][i] = REAL(p[{at[k]}]);" for k in range(port.size)]
    else:
        moves = [f"p[{k}] {'+= (double)' if letter == 'a' else '= STORE'}({n}_t[{k}][i]);" for k in range(port.size)]
    parts = [_one_by_one(n, letter, stride, moves[k : k + TOGETHER]) for k in range(0, port.size, TOGETHER)]
    return _Walk(
        lambda k, x="": f"{n}_t[{k}][i] = {x};" if x else f"{n}_t[{k}][i]",
        [f"alignas(64) REAL {n}_t[{port.size}][{block}];"],
        **{"first" if n[0] == "i" else "last": parts},
    )


def _grouped(n: str, port: Port, block: int, used: Container[int]) -> _Walk:
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
    parts = [_one_by_one(n, "n", str(port.size), moves)]
    return _Walk(number, tiles, **{"first" if n[0] == "i" else "last": parts})


def _one_by_one(n: str, letter: str, stride: str, moves: Sequence[str]) -> str:
    return (
        "#pragma clang loop vectorize(disable)\n"
        f"for (int i = 0; i < nb; ++i) {{ {_pointer(n, letter)} p = {n}_b + (b + i) * {stride}; {' '.join(moves)} }}"
    )


def _around(n: str, port: Port, block: int) -> _Walk:
    """Rows of a block, from where whole lines of the caches go past these if such lines begin where the block does."""
    lines = f"for (int j = 0; j < {port.size * block} * (int)sizeof(STORE) / 64; ++j)"
    write = f"""if (nb == {block}) {{
typedef unsigned Line __attribute__((ext_vector_type(16)));
typedef unsigned Loose __attribute__((ext_vector_type(16), aligned(2)));
const Line* const q = (const Line*){n}_row;
STORE* const p = {n}_b + b * {port.size};
if (((unsigned long long)p & 63) == 0) {lines} __builtin_nontemporal_store(q[j], (Line*)p + j);
else {lines} ((Loose*)p)[j] = q[j];
}} else for (int j = 0; j < nb * {port.size}; ++j) {n}_b[b * {port.size} + j] = {n}_row[j];"""
    return _Walk(_rows(f"{n}_row", port.size), [f"alignas(64) STORE {n}_row[{port.size * block}];"], last=[write])


def _block(kind: str, twice: bool) -> int:
    """How many elements are written around the caches together: whole lines of these, and as many as are computed."""
    return 32 if twice or kind[-2:] == "16" else 16


def _read(program: Program, kind: str) -> dict[str, set[int]]:
    """The components of each input that are read."""
    found: dict[str, set[int]] = {}
    for x in reachable(program.lowered(KINDS[kind][2])):
        if x.op == "symbol":
            found.setdefault(x.data[0], set()).add(x.data[1])
    return found
