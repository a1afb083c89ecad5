"""Code that moves rows between the lanes of a tensor and a tile in which the lanes of each number are contiguous.

Blocks of as many lanes as numbers are transposed in registers. Blocks at the edges are copied number by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..dtypes import BY_TAG, computed

LINE = 64  # bytes of a cache line, and of the widest vector register


class Tile(NamedTuple):
    """Where the numbers of a row are in scratch memory: number ``m`` is ``m % count`` of step ``m / count``.

    Attributes:
        base: The C++ expression of the address of the first step.
        step: That of the distance of two steps.
        offsets: The position of each number of a step, in lines of all lanes.
        size: The C++ expression of the number of numbers in a row.
    """

    base: str
    step: str
    offsets: Sequence[int]
    size: str


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
    """Code that copies the rows of a block of lanes from an input to a tile. Lanes that it lacks are zero."""
    v = vector_size(kind)
    begin, row = f"const STORE* const p = {n}_b;", f"{n}_s0"
    if is_converted(kind):
        convert = f"for (int l = 0; l < nb; ++l) for (long long m = 0; m < {tile.size}; ++m)"
        begin = f"{convert} stage[l * ({tile.size}) + m] = REAL({n}_b[l * {n}_s0 + m]);\nconst REAL* const p = stage;"
        row = f"({tile.size})"
    names = [f"v{k}" for k in range(v)]
    reads = [f"__builtin_memcpy(&{x}, p + (g + {k}) * {row} + m, {LINE});" for k, x in enumerate(names)]
    writes = [f"if ({k} < count) *(Vector*)(at(m + {k}) + g) = {x};" for k, x in enumerate(names)]
    # A row that is shorter than a vector is read together with the following lanes.
    inside = f"(size >= {v} || (nb == w && {row} == size && (nb - g - {v - 1}) * size >= {v}))"
    return f"""{{
{begin}
const long long size = {tile.size};
{_at(tile)}
if (l0 + 2 * w <= lanes && {n}_s0 == size)
for (long long m = 0; m < size * w; m += {LINE} / sizeof(STORE)) __builtin_prefetch({n}_b + size * w + m, 0, 2);
if (nb < w) for (long long m = 0; m < size; ++m) for (int l = 0; l < w; ++l) at(m)[l] = REAL(0);
for (int g = 0; g < nb; g += {v}) {{
if (g + {v} <= nb && {inside})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) for (long long m = 0; m < size; ++m) at(m)[l] = REAL(p[l * {row} + m]);
}}
}}"""


def store(n: str, tile: Tile, kind: str) -> str:
    """Code that copies the rows of a block of lanes from a tile to an output, whose lanes are contiguous.

    If the results are larger than the caches, or of another type, the block is assembled first. It is then written as
    one run of memory, by streaming stores, which do not read the memory before.
    """
    v = vector_size(kind)
    names = [f"v{k}" for k in range(v)]
    reads = [f"{x} = *(const Vector*)(at(m + {k}) + g);" for k, x in enumerate(names)]
    writes = [f"__builtin_memcpy(p + (g + {k}) * size + m, &{x}, {LINE});" for k, x in enumerate(names)]
    if is_converted(kind):
        target, end = "stage", f"for (long long x = 0; x < nb * size; ++x) {n}_b[x] = STORE(stage[x]);"
    else:
        target = f"(streams ? stage : {n}_b)"
        end = f"""if (streams) {{
const long long lines = ((unsigned long long){n}_b & {LINE - 1}) == 0 ? nb * size / {v} : 0;
for (long long x = 0; x < lines; ++x) __builtin_nontemporal_store(((const Vector*)stage)[x], (Vector*){n}_b + x);
for (long long x = lines * {v}; x < nb * size; ++x) {n}_b[x] = stage[x];
}}"""
    return f"""{{
REAL* const p = {target};
const long long size = {tile.size};
{_at(tile)}
for (int g = 0; g < nb; g += {v}) {{
if (g + {v} <= nb && size >= {v})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) for (long long m = 0; m < size; ++m) p[l * size + m] = at(m)[l];
}}
{end}
}}"""


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
