"""Code that moves rows between the lanes of a tensor and a tile in which the lanes of each number are contiguous.

Blocks of as many lanes as numbers are transposed in registers. Blocks at the edges are copied number by number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...dtypes import BY_TAG
from ..templates import fill
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


def declarations(kind: str, tiles: Mapping[str, Tile]) -> list[str]:
    """Functions that copy contiguous rows of lanes of tensors: ``load`` of inputs to a tile, ``store`` of outputs."""
    directions = {n[0] for n in tiles}
    return [
        f"typedef REAL Line __attribute__((ext_vector_type({vector_size(kind)})));",
        _for_targets(kind, _turn),
        "const auto tile = [=](REAL* base) { return [=](long long m) { return base + m * w; }; };",
        *([_load(kind)] if "i" in directions else []),
        *([_store(kind)] if "o" in directions else []),
        *dict.fromkeys([_by_step(n, tile) for n, tile in tiles.items()]),
    ]


def _for_targets(kind: str, text: Callable[[int], str]) -> str:
    """Code that depends on how many numbers fit a vector register; the compiler knows the target."""
    wide, narrow = (text(vector_size(kind, size)) for size in (LINE, NARROW))
    return fill("sweeps/targets.h", line=str(LINE), wide=wide, narrow=narrow)


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
    begin = fill("sweeps/load_converted.h" if is_converted(kind) else "sweeps/load_as_it_is.h")
    return fill("sweeps/load.h", begin=begin, blocks=_for_targets(kind, _loaded_blocks))


def _loaded_blocks(v: int) -> str:
    """The loop over blocks of ``v`` lanes of the function that `_load` makes."""
    return _blocks(
        v,
        # A row that is shorter than a vector is read together with the following lanes.
        inside=f"(size >= {v} || (nb == w && row == size && (nb - g - {v - 1}) * size >= {v}))",
        read="__builtin_memcpy(&v{k}, p + (g + {k}) * row + m, sizeof(Vector));",
        write="if ({k} < count) *(Vector*)(at(m + {k}) + g) = v{k};",
        single="at(m)[l] = REAL(p[l * row + m]);",
    )


def _store(kind: str) -> str:
    """The function that copies rows of a block of lanes to an output, in which those of a lane are one long row.

    If the results are larger than the caches, or of another type, the block is assembled first. Whole sequences are
    then written as one run of memory, by streaming stores, which do not read the memory before.
    """
    staged, end = "true", "sweeps/store_converted.h"
    if not is_converted(kind):
        staged, end = "streams && s0 == size", "sweeps/store_streamed.h"
    text = fill(end, line=str(LINE), v=str(vector_size(kind)))
    return fill("sweeps/store.h", staged=staged, blocks=_for_targets(kind, _stored_blocks), end=text)


def _stored_blocks(v: int) -> str:
    """The loop over blocks of ``v`` lanes of the function that `_store` makes."""
    return _blocks(
        v,
        inside=f"size >= {v}",
        read="v{k} = *(const Vector*)(at(m + {k}) + g);",
        write="__builtin_memcpy(p + (g + {k}) * row + m, &v{k}, sizeof(Vector));",
        single="p[l * row + m] = at(m)[l];",
    )


def _blocks(v: int, inside: str, read: str, write: str, single: str) -> str:
    """A loop over blocks of ``v`` lanes, each of which is turned in groups of ``v`` numbers.

    The last group overlaps the one before.

    Args:
        v: Lanes of a block.
        inside: Whether a block can be read in vectors, as C++.
        read: Reads vector ``{k}``.
        write: Writes vector ``{k}``.
        single: Copies number ``m`` of lane ``l``.
    """
    reads, writes = (" ".join(text.format(k=k) for k in range(v)) for text in (read, write))
    vectors = ", ".join(f"v{k}" for k in range(v))
    return fill("sweeps/blocks.h", v=str(v), inside=inside, names=vectors, reads=reads, writes=writes, single=single)


def load(n: str, tile: Tile) -> str:
    """Code that copies rows of a block of lanes from an input to a tile."""
    rows = f"load({tile.rows}, {n}_s0, {tile.stride}, {tile.width}, {tile.length}, (REAL*)({tile.base}), nb);"
    return _rows(n, tile, rows)


def store(n: str, tile: Tile) -> str:
    """Code that copies rows of a block of lanes from a tile to an output."""
    width, at = tile.width, f"tile((REAL*)({tile.base}))"
    offsets, lines = tile.offsets or (range(width), width)
    before = ""
    if tile.offsets:
        before = f"constexpr int offsets[] = {{{', '.join(map(str, offsets))}}};\n"
        line = f"m / {width} * {lines} + offsets[m % {width}]"
        at = f"[&](long long m) {{ return (REAL*)({tile.base}) + ({line}) * w; }}"
    rows = _rows(n, tile, f"store({tile.rows}, {n}_s0, {width} * {tile.length}, nb, {at});")
    return f"{{\n{before}{rows}\n}}"


def _rows(n: str, tile: Tile, rows: str) -> str:
    """Code that copies the rows of each step in one run, if they are contiguous across lanes and not in a lane."""
    width = tile.width
    if tile.stride == str(width):
        return rows
    call = f"{_name(n, tile)}({tile.rows}, {tile.stride}, {tile.length}, (REAL*)({tile.base}), nb);"
    return f"if ({n}_s0 == {width} && {tile.stride} != {width}) {call}\nelse {rows}"


def _name(n: str, tile: Tile) -> str:
    """The name of the function that copies rows of steps."""
    offsets, lines = tile.offsets or ((tile.width,), "")
    kind = "_".join(map(str, [*offsets, lines])).rstrip("_")
    return f"{'load' if n[0] == 'i' else 'store'}_steps_{kind}"


def _by_step(n: str, tile: Tile) -> str:
    """A function that copies the rows of each step in one run. The rows of a step are at ``t`` in the tile."""
    width = tile.width
    if tile.stride == str(width):
        return ""
    offsets, lines = tile.offsets or (range(width), width)
    texts = ("const STORE", "t[{line} * w + l] = REAL(q[l * {width} + {k}]);")
    type_, text = texts if n[0] == "i" else ("STORE", "q[l * {width} + {k}] = STORE(t[{line} * w + l]);")
    copy = " ".join([text.format(line=line, width=width, k=k) for k, line in enumerate(offsets)])
    mark = "#pragma clang loop vectorize(assume_safety)" if width <= MAX_INTERLEAVED else ""
    return fill("sweeps/by_step.h", name=_name(n, tile), type=type_, lines=str(lines), mark=mark, copy=copy)


def prefetch(n: str, width: int) -> str:
    """Code that prefetches from an input the part of the next block of lanes that is as long as the rows of step ``i``.

    The hardware prefetcher does not follow so many short runs of memory. The part goes to the second-level cache: in
    the first it would evict the tiles.
    """
    return fill("sweeps/prefetch.h", n=n, width=str(width), line=str(LINE))
