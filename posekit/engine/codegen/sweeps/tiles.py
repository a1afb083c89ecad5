"""Code that moves rows between the lanes of a tensor and a tile in which the lanes of each number are contiguous.

Blocks of as many lanes as numbers are transposed in registers. Blocks at the edges are copied number by number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ...dtypes import BY_TAG
from ..vectors import LINE, MAX_INTERLEAVED, vector_size

NARROW = 16  # bytes of the other vector registers: transposing blocks in longer vectors takes more of them than exist


class Tile(NamedTuple):
    """Some rows of each lane of a tensor, and where they are in scratch memory, as C++.

    Attributes:
        rows: The address of the first row of the first lane in the tensor.
        stride: The distance of two rows of a lane.
        length: The number of rows.
        base: The address of the first row in scratch memory.
        width: How many numbers a row has.
        offsets: The position of each number of a row in scratch memory, in lines of all lanes, and how many lines the
            row of a step has there; None if the lines of the tile are these numbers.
    """

    rows: str
    stride: str
    length: str
    base: str
    width: int
    offsets: tuple[Sequence[int], int] | None = None


def is_converted(kind: str) -> bool:
    """Whether tensors store another type than that of the arithmetic."""
    return BY_TAG[kind].precision != kind


def declarations(kind: str, tensors: Iterable[str]) -> list[str]:
    """Functions that copy contiguous rows of lanes of tensors: ``load`` of inputs to a tile, ``store`` of outputs."""
    directions = {n[0] for n in tensors}
    return [
        f"typedef REAL Line __attribute__((ext_vector_type({vector_size(kind)})));",
        _for_targets(kind, _turn),
        "const auto tile = [=](REAL* base) { return [=](long long m) { return base + m * w; }; };",
        *([_load(kind)] if "i" in directions else []),
        *([_store(kind)] if "o" in directions else []),
    ]


def _for_targets(kind: str, text: Callable[[int], str]) -> str:
    """Code that depends on how many numbers fit a vector register; the compiler knows the target."""
    wide, narrow = (text(vector_size(kind, size)) for size in (LINE, NARROW))
    return f"#if PK_VECTOR == {LINE}\n{wide}\n#else\n{narrow}\n#endif"


def _turn(n: int) -> str:
    """The type of a vector, and a function ``turn`` that transposes as many vectors as each has numbers."""
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
    vector = f"typedef REAL Vector __attribute__((ext_vector_type({n})));"
    return "\n".join([vector, f"const auto turn = []({parameters}) {{", *stages, "};"])


def _load(kind: str) -> str:
    """The function that copies rows of a block of lanes from an input to a tile."""
    begin = "const STORE* const p = from;\nconst long long row = s0;\nconst bool dense = s1 == width;"
    if is_converted(kind):
        begin = """if (s1 == width)
for (int l = 0; l < nb; ++l) {
const STORE* const q = from + l * s0;
REAL* const __restrict t = stage + l * size;
#pragma clang loop vectorize(assume_safety) interleave_count(1)
for (int m = 0; m < (int)size; ++m) t[m] = REAL(q[m]);
}
else for (int l = 0; l < nb; ++l) for (long long r = 0; r < length; ++r) for (int k = 0; k < width; ++k)
stage[l * size + r * width + k] = REAL(from[l * s0 + r * s1 + k]);
const REAL* const p = stage;
const long long row = size;
const bool dense = true;"""
    parameters = "const STORE* from, long long s0, long long s1, int width, long long length, REAL* base, int nb"
    return f"""const auto load = [&]({parameters}) __attribute__((noinline)) {{
const long long size = width * length;
const auto at = tile(base);
{begin}
if (!dense) {{
for (int l = 0; l < nb; ++l) for (long long r = 0; r < length; ++r) for (int k = 0; k < width; ++k)
at(r * width + k)[l] = REAL(p[l * row + r * s1 + k]);
return;
}}
{_for_targets(kind, _loaded_blocks)}
}};"""


def _loaded_blocks(v: int) -> str:
    """The loop over blocks of ``v`` lanes of the function that ``_load`` makes."""
    names = [f"v{k}" for k in range(v)]
    reads = [f"__builtin_memcpy(&{x}, p + (g + {k}) * row + m, sizeof(Vector));" for k, x in enumerate(names)]
    writes = [f"if ({k} < count) *(Vector*)(at(m + {k}) + g) = {x};" for k, x in enumerate(names)]
    # A row that is shorter than a vector is read together with the following lanes.
    inside = f"(size >= {v} || (nb == w && row == size && (nb - g - {v - 1}) * size >= {v}))"
    return f"""for (int g = 0; g < nb; g += {v}) {{
if (g + {v} <= nb && {inside})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) for (long long m = 0; m < size; ++m) at(m)[l] = REAL(p[l * row + m]);
}}"""


def _store(kind: str) -> str:
    """The function that copies rows of a block of lanes to an output, in which those of a lane are one long row.

    If the results are larger than the caches, or of another type, the block is assembled first. Whole sequences are
    then written as one run of memory, by streaming stores, which do not read the memory before.
    """
    v = vector_size(kind)
    staged = "true" if is_converted(kind) else "streams && s0 == size"
    end = """const bool whole = s0 == size;
const int run = (int)(whole ? nb * size : size);
for (int l = 0; l < nb; l += whole ? nb : 1) {
STORE* const q = to + l * s0;
const REAL* const __restrict t = stage + l * size;
#pragma clang loop vectorize(assume_safety) interleave_count(1)
for (int m = 0; m < run; ++m) q[m] = STORE(t[m]);
}"""
    if not is_converted(kind):
        end = f"""if (staged) {{
const long long lines = ((unsigned long long)to & {LINE - 1}) == 0 ? nb * size / {v} : 0;
for (long long x = 0; x < lines; ++x) __builtin_nontemporal_store(((const Line*)stage)[x], (Line*)to + x);
for (long long x = lines * {v}; x < nb * size; ++x) to[x] = stage[x];
}}"""
    parameters = "STORE* to, long long s0, long long size, int nb, auto at"
    return f"""const auto store = [&]({parameters}) __attribute__((noinline)) {{
const bool staged = {staged};
REAL* const p = staged ? stage : (REAL*)to;
const long long row = staged ? size : s0;
{_for_targets(kind, _stored_blocks)}
{end}
}};"""


def _stored_blocks(v: int) -> str:
    """The loop over blocks of ``v`` lanes of the function that ``_store`` makes."""
    names = [f"v{k}" for k in range(v)]
    reads = [f"{x} = *(const Vector*)(at(m + {k}) + g);" for k, x in enumerate(names)]
    writes = [f"__builtin_memcpy(p + (g + {k}) * row + m, &{x}, sizeof(Vector));" for k, x in enumerate(names)]
    return f"""for (int g = 0; g < nb; g += {v}) {{
if (g + {v} <= nb && size >= {v})
{_groups(v)}
Vector {", ".join(names)};
{" ".join(reads)}
turn({", ".join(names)});
{" ".join(writes)}
}}
else for (int l = g; l < nb && l < g + {v}; ++l) for (long long m = 0; m < size; ++m) p[l * row + m] = at(m)[l];
}}"""


def _groups(v: int) -> str:
    """The head of a loop over groups of numbers. The last group overlaps the one before."""
    return f"""for (long long k = 0; k < size; k += {v}) {{
const long long m = size - k >= {v} || size < {v} ? k : size - {v};
const int count = size < {v} ? (int)size : {v};"""


def load(n: str, tile: Tile) -> str:
    """Code that copies rows of a block of lanes from an input to a tile."""
    copy = " ".join(f"t[{k} * w + l] = REAL(q[l * {tile.width} + {k}]);" for k in range(tile.width))
    by_step = _by_step(n, tile, copy, f"const STORE* const q = {tile.rows} + r * {tile.stride};")
    return f"{by_step}load({tile.rows}, {n}_s0, {tile.stride}, {tile.width}, {tile.length}, {tile.base}, nb);"


def store(n: str, tile: Tile) -> str:
    """Code that copies rows of a block of lanes from a tile to an output."""
    width, at = tile.width, f"tile({tile.base})"
    offsets, lines = tile.offsets or (range(width), width)
    if tile.offsets:
        line = f"m / {width} * {lines} + offsets[m % {width}]"
        at = f"[&](long long m) {{ return {tile.base} + ({line}) * w; }}"
    copy = " ".join(f"q[l * {width} + {k}] = STORE(t[{line} * w + l]);" for k, line in enumerate(offsets))
    by_step = _by_step(n, tile, copy, f"STORE* const q = {tile.rows} + r * {tile.stride};", lines)
    return f"""{{
constexpr int offsets[] = {{{", ".join(map(str, offsets))}}};
{by_step}store({tile.rows}, {n}_s0, {width} * {tile.length}, nb, {at});
}}"""


def _by_step(n: str, tile: Tile, copy: str, row: str, lines: int = 0) -> str:
    """Code that copies the rows of each step in one run, if they are contiguous across lanes and those of a lane not.

    Args:
        n: The tensor.
        tile: The tile. The rows of a step are at ``t`` in it.
        copy: Copies the row of a lane.
        row: Declares ``q``, the address of the rows of a step in the tensor.
        lines: How many lines a step has in scratch memory.
    """
    width = tile.width
    if tile.stride == str(width):
        return ""
    mark = "#pragma clang loop vectorize(assume_safety)" if width <= MAX_INTERLEAVED else ""
    return f"""if ({n}_s0 == {width} && {tile.stride} != {width})
for (long long r = 0; r < {tile.length}; ++r) {{
REAL* const t = {tile.base} + r * {lines or width} * w;
{row}
{mark}
for (int l = 0; l < nb; ++l) {{ {copy} }}
}}
else """


def prefetch(n: str, width: int) -> str:
    """Code that prefetches from an input the part of the next block of lanes that is as long as the rows of step ``i``.

    The hardware prefetcher does not follow so many short runs of memory. The part goes to the second-level cache: in
    the first it would evict the tiles.
    """
    return f"""if (l0 + 2 * w <= lanes && ({n}_s0 == {width} || ({n}_s1 == {width} && {n}_s0 == steps * {width}))) {{
const STORE* const next = {n}_b + ({n}_s0 == {width} ? i * {n}_s1 + w * {width} : w * ({n}_s0 + i * {width}));
for (int m = 0; m < w * {width}; m += {LINE} / (int)sizeof(STORE)) __builtin_prefetch(next + m, 0, 2);
}}"""
