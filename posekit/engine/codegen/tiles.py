"""Code that moves rows between the lanes of a tensor and a tile in which the lanes of each number are contiguous.

Blocks of as many lanes as numbers are transposed in registers. Blocks at the edges are copied number by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..dtypes import BY_TAG, computed
from .walks import MAX_INTERLEAVED

LINE = 64  # bytes of a cache line, and of the widest vector register


class Tile(NamedTuple):
    """Some rows of each lane of a tensor, and where they are in scratch memory, as C++.

    Attributes:
        rows: The address of the first row of the first lane in the tensor.
        stride: The distance of two rows of a lane.
        length: The number of rows.
        base: The address of the first row in scratch memory.
        step: The distance of two rows there.
        offsets: The position of each number of a row, in lines of all lanes.
    """

    rows: str
    stride: str
    length: str
    base: str
    step: str
    offsets: Sequence[int]


def vector_size(kind: str) -> int:
    """How many numbers of the arithmetic fit a vector register."""
    return LINE // computed(BY_TAG[kind].torch).itemsize


def is_converted(kind: str) -> bool:
    """Whether tensors store another type than that of the arithmetic."""
    return BY_TAG[kind].precision != kind


def declarations(kind: str) -> list[str]:
    """The type of a vector, and a function ``turn`` that transposes as many vectors as each has numbers."""
    n = vector_size(kind)
    stages, distance = [], 1
    while distance < n:
        low = [j if not j & distance else n + j - distance for j in range(n)]
        high = [j + distance if not j & distance else n + j for j in range(n)]
        for i in range(n):
            if not i & distance:
                a, b = f"v{i}", f"v{i + distance}"
                shuffles = [f"__builtin_shufflevector({a}, {b}, {', '.join(map(str, js))})" for js in (low, high)]
                stages.append(f"{{ const Vector x = {shuffles[0]}, y = {shuffles[1]}; {a} = x; {b} = y; }}")
        distance *= 2
    parameters = ", ".join(f"Vector& v{i}" for i in range(n))
    return [
        f"typedef REAL Vector __attribute__((ext_vector_type({n})));",
        f"const auto turn = []({parameters}) {{",
        *stages,
        "};",
    ]


def load(n: str, tile: Tile, kind: str) -> str:
    """Code that copies rows of a block of lanes from an input to a tile."""
    v, width = vector_size(kind), len(tile.offsets)
    begin, row, stride = "const STORE* const p = from;", f"{n}_s0", f"({tile.stride})"
    index = f"m / {width} * {{}} + m % {width}"
    if is_converted(kind):
        convert = "for (int l = 0; l < nb; ++l) for (long long m = 0; m < size; ++m)"
        begin = f"{convert} stage[l * size + m] = REAL(from[l * {row} + {index.format(stride)}]);"
        begin += "\nconst REAL* const p = stage;"
        row, stride = "size", str(width)
    names = [f"v{k}" for k in range(v)]
    reads = [f"__builtin_memcpy(&{x}, p + (g + {k}) * {row} + m, {LINE});" for k, x in enumerate(names)]
    writes = [f"if ({k} < count) *(Vector*)(at(m + {k}) + g) = {x};" for k, x in enumerate(names)]
    # A row that is shorter than a vector is read together with the following lanes.
    inside = f"(size >= {v} || (nb == w && {row} == size && (nb - g - {v - 1}) * size >= {v}))"
    by_number = f"for (long long m = 0; m < size; ++m) at(m)[l] = REAL(p[l * {row} + {index.format(stride)}]);"
    by_step = " ".join(f"t[{line} * w + l] = REAL(q[l * {width} + {k}]);" for k, line in enumerate(tile.offsets))
    return f"""{{
const STORE* const from = {tile.rows};
const long long size = {width} * {tile.length};
{_at(tile)}
{_by_step(n, tile, by_step, f"const STORE* const q = from + r * {tile.stride};")}{{
{begin}
const bool dense = {stride} == {width};
for (int g = 0; g < nb; g += {v}) {{
if (dense && g + {v} <= nb && {inside})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) {by_number}
}}
}}
}}"""


def prefetch(n: str, width: int) -> str:
    """Code that prefetches from an input the part of the next block of lanes that is as long as the rows of step ``i``.

    The hardware prefetcher does not follow so many short runs of memory. The part goes to the second-level cache: in
    the first it would evict the tiles.
    """
    return f"""if (l0 + 2 * w <= lanes && ({n}_s0 == {width} || ({n}_s1 == {width} && {n}_s0 == steps * {width}))) {{
const STORE* const next = {n}_b + ({n}_s0 == {width} ? i * {n}_s1 + w * {width} : w * ({n}_s0 + i * {width}));
for (int m = 0; m < w * {width}; m += {LINE} / (int)sizeof(STORE)) __builtin_prefetch(next + m, 0, 2);
}}"""


def store(n: str, tile: Tile, kind: str) -> str:
    """Code that copies rows of a block of lanes from a tile to an output, in which the rows of a lane are contiguous.

    If the results are larger than the caches, or of another type, the block is assembled first. Whole sequences are
    then written as one run of memory, by streaming stores, which do not read the memory before.
    """
    v, width = vector_size(kind), len(tile.offsets)
    names = [f"v{k}" for k in range(v)]
    reads = [f"{x} = *(const Vector*)(at(m + {k}) + g);" for k, x in enumerate(names)]
    writes = [f"__builtin_memcpy(p + (g + {k}) * row + m, &{x}, {LINE});" for k, x in enumerate(names)]
    staged = "true" if is_converted(kind) else f"streams && {n}_s0 == size"
    end = f"""const bool whole = {n}_s0 == size;
for (int l = 0; l < nb; l += whole ? nb : 1)
for (long long x = 0; x < (whole ? nb * size : size); ++x) to[l * {n}_s0 + x] = STORE(stage[l * size + x]);"""
    if not is_converted(kind):
        end = f"""if (staged) {{
const long long lines = ((unsigned long long)to & {LINE - 1}) == 0 ? nb * size / {v} : 0;
for (long long x = 0; x < lines; ++x) __builtin_nontemporal_store(((const Vector*)stage)[x], (Vector*)to + x);
for (long long x = lines * {v}; x < nb * size; ++x) to[x] = stage[x];
}}"""
    by_step = " ".join(f"q[l * {width} + {k}] = STORE(t[{line} * w + l]);" for k, line in enumerate(tile.offsets))
    return f"""{{
STORE* const to = {tile.rows};
const long long size = {width} * {tile.length};
{_at(tile)}
{_by_step(n, tile, by_step, f"STORE* const q = to + r * {tile.stride};")}{{
const bool staged = {staged};
REAL* const p = staged ? stage : (REAL*)to;
const long long row = staged ? size : {n}_s0;
for (int g = 0; g < nb; g += {v}) {{
if (g + {v} <= nb && size >= {v})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) for (long long m = 0; m < size; ++m) p[l * row + m] = at(m)[l];
}}
{end}
}}
}}"""


def _by_step(n: str, tile: Tile, copy: str, row: str) -> str:
    """Code that copies the rows of each step in one run, if they are contiguous across lanes and those of a lane not.

    Args:
        n: The tensor.
        tile: The tile. The rows of a step are at ``t`` in it.
        copy: Copies the row of a lane.
        row: Declares ``q``, the address of the rows of a step in the tensor.
    """
    width = len(tile.offsets)
    if tile.stride == str(width):
        return ""
    mark = "#pragma clang loop vectorize(assume_safety)" if width <= MAX_INTERLEAVED else ""
    return f"""if ({n}_s0 == {width} && {tile.stride} != {width})
for (long long r = 0; r < {tile.length}; ++r) {{
REAL* const t = base + r * ({tile.step});
{row}
{mark}
for (int l = 0; l < nb; ++l) {{ {copy} }}
}}
else """


def _groups(v: int) -> str:
    """The head of a loop over groups of numbers. The last group overlaps the one before."""
    return f"""for (long long k = 0; k < size; k += {v}) {{
const long long m = size - k >= {v} || size < {v} ? k : size - {v};
const int count = size < {v} ? (int)size : {v};"""


def _at(tile: Tile) -> str:
    """Declares a function that returns the address of the lanes of a number."""
    count = len(tile.offsets)
    line = f"(m % {count}) * w"
    if list(tile.offsets) != list(range(count)):
        line = f"offsets[m % {count}] * w"
    table = f"constexpr int offsets[] = {{{', '.join(map(str, tile.offsets))}}};" if "offsets[" in line else ""
    return f"""REAL* const base = {tile.base};
{table}
const auto at = [&](long long m) {{ return base + m / {count} * ({tile.step}) + {line}; }};"""
