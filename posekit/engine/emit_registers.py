"""The text of a sweep that takes several steps at once, on the CPU: its carry stays in registers.

Where the rows of each sequence lie one after the other, as many sequences as a register has numbers go together. A
register is filled from one sequence with numbers of its next steps, and as many of these registers are transposed: then
one holds the same number of all the sequences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .algebra import Scalar, contract, lower
from .printing import KINDS, print_lines
from .sweeps import SEVERAL, Several, width

if TYPE_CHECKING:
    from .emit_sweeps import Text

_BYTES = 64  # of a register; where they are shorter, the compiler takes two or four
_QUARTERS = 4  # of a register, within which numbers change places at little cost
_SIZES = {"f32": 4, "f64": 8}  # of the numbers that are stored as they are computed with
_VECTORS = "typedef Lanes REAL; typedef Cells BITS;"


def part(text: Text, index: int) -> list[str]:
    """Lines that take the steps of a block's lanes, if they can, and say in ``done`` how many.

    Lanes that a register has too many do what the last one does. Where the steps are no multiple of those that are
    taken at once, some that change nothing go before them.
    """
    sweep = text.program.parts.sweeps[index]
    if sweep.several is None or text.kind not in _SIZES:
        return []
    count = _BYTES // _SIZES[text.kind]
    used = [(n, width(p)) for n, p in text.inputs.values()]
    starts = [float(x.data) for x in sweep.start]
    lines = [
        *(f"typedef {x} __attribute__((ext_vector_type({count})));" for x in ("REAL Lanes", "BITS Cells")),
        _turn(count),
        "long long done = 0;",
        f"if ({' && '.join(f'{n}_s1 == {wide}' for n, wide in used)}) {{",
        "done = steps;",
        f"const int idle = (int)(-steps & {SEVERAL - 1});",
        f"for (int l = 0; l < nb; l += {count}) {{",
        f"const int last = nb - l < {count} ? nb - l - 1 : {count - 1};",
        *(f"Lanes c{k} = REAL({x!r});" for k, x in enumerate(starts)),
    ]
    for n, wide in used:
        rows = ", ".join(f"{n}_b + (l + (last < {r} ? last : {r})) * {n}_s0" for r in range(count))
        lines += [
            f"const STORE* const {n}_l[] = {{ {rows} }};",
            f"const bool {n}_more = {n}_s0 == steps * {wide} && l0 + l + {2 * count} <= lanes;",
            f"const STORE* const {n}_f = {n}_more ? {n}_b + (l + {count}) * {n}_s0 : {n}_l[0];",
            f"const long long {n}_g = {n}_more ? {count * wide} : 0;",
        ]
    lines.append(f"for (long long i = -idle; i < steps; i += {SEVERAL}) {{")
    lines += _filled(used, starts, count)
    lines += _usual(text, sweep.several)
    body, following = _printed(text, sweep.several.next)
    lines += ["{", _VECTORS, *_among(body, _fetches(used, count))]
    lines += [f"const REAL n{k} = {x};" for k, x in enumerate(following)]
    lines += [f"c{k} = n{k};" for k in range(len(starts))]
    end, ends = _printed(text, sweep.several.end)
    lines += ["}", "}", f"Lanes ends[{len(starts)}];", "{", _VECTORS, *end]
    lines += [f"ends[{k}] = {x};" for k, x in enumerate(ends)]
    lines += ["}", f"for (int k = 0; k < {len(starts)}; ++k)"]
    return [*lines, "for (int r = 0; r <= last; ++r) c[k * w + l + r] = ends[k][r];", "}", "}"]


def _printed(text: Text, values: Sequence[Scalar]) -> tuple[list[str], list[str]]:
    """Lines that compute values of several steps, or of step ``r``, and their names."""

    def name(port: str, k: int) -> str:
        port, _, step = port.partition(" ")
        if port in ("carry", "size"):
            return f"c{k}" if port == "carry" else f"sizes[{k}]"
        n, p = text.inputs[port]
        return f"{n}_x[{step or 'r'} * {width(p)} + {k}]"

    return print_lines(contract(lower(list(values), KINDS[text.kind][2])), name)


def _filled(used: Sequence[tuple[str, int]], starts: Sequence[float], count: int) -> list[str]:
    """Read the inputs' rows and transpose them: then ``x[r * wide + k]`` is number k of step r, of all lanes.

    Rows begin at ``l``. Idle steps have the numbers ``i``, in front of the first that are read.
    """
    lines, turns, reads = [], [], []
    for n, wide in used:
        numbers, still, starts = SEVERAL * wide, starts[:wide], starts[wide:]
        registers = range(0, numbers, count)
        lines.append(f"Lanes {n}_x[{len(registers) * count}];")
        for at in registers:
            turns.append(f"turn({n}_x + {at});")
            size = min(count, numbers - at)
            row = ", ".join(f"REAL({still[(at + k) % wide]!r})" for k in range(count))
            left = f"idle * {wide} - {at}"
            lines.append(f"const Lanes {n}_i{at} = {{ {row} }};")
            reads.append(f"{{ const int skip = {left} < 0 ? 0 : {left} < {size} ? {left} : {size};")
            for r in range(count):
                x, of = f"{n}_x[{at + r}]", f"{n}_l[{r}] + i * {wide} + {at} + skip"
                reads += [
                    f"if (idle) {x} = {n}_i{at};",
                    f"__builtin_memcpy((char*)&{x} + skip * sizeof(REAL), {of}, ({size} - skip) * sizeof(REAL));",
                ]
            reads.append("}")
    lines += ["const auto fill = [&](const int idle) __attribute__((always_inline)) {", *reads, "};"]
    choices = [f"else if (idle == {k}) fill({k});" for k in range(1, SEVERAL)]
    return [*lines, "if (i >= 0) fill(0);", *choices, *turns]


def _usual(text: Text, several: Several) -> list[str]:
    """Find the steps' sizes, and make ready what is not usual; most often that is nothing."""
    places = [f"{n}_x[r * {width(p)} + {k}]" for n, p in text.inputs.values() for k in range(width(p))]
    sized, (size,) = _printed(text, [several.size])
    lines, ready = _printed(text, several.ready)
    low, high = (f"REAL({float(x)!r})" for x in several.limits)
    return [
        f"const auto size = [&](const int r) __attribute__((always_inline)) {{ {_VECTORS}",
        *sized,
        f"return {size}; }};",
        f"Lanes sizes[] = {{ {', '.join(f'size({r})' for r in range(SEVERAL))} }};",
        "Lanes least = sizes[0], most = sizes[0];",
        *(f"least = sizes[{r}] < least ? sizes[{r}] : least;" for r in range(1, SEVERAL)),
        *(f"most = most < sizes[{r}] ? sizes[{r}] : most;" for r in range(1, SEVERAL)),
        f"if (__builtin_reduce_or((least < {low}) | (most > {high})))",
        f"for (int r = 0; r < {SEVERAL}; ++r) {{ {_VECTORS}",
        *lines,
        f"const auto unusual = (sizes[r] < {low}) | (sizes[r] > {high});",
        *(f"const REAL m{k} = {x};" for k, x in enumerate(ready)),
        *(f"{x} = unusual ? m{k} : {x};" for k, x in enumerate(places)),
        "sizes[r] = size(r); }",
    ]


def _fetches(used: Sequence[tuple[str, int]], count: int) -> list[str]:
    """Have fetched what the next lanes will read: one long run of memory, ``g`` numbers a step from ``f`` on.

    So many short runs, as which it is read, are more than a processor foresees. It goes to the second-level cache: in
    the first it would drive out what is being read.
    """
    places = [(n, k) for n, wide in used for k in range(0, count * SEVERAL * wide, count)]
    return [f"__builtin_prefetch({n}_f + i * {n}_g + {k}, 0, 2);" for n, k in places]


def _among(lines: Sequence[str], others: Sequence[str]) -> list[str]:
    """Others evenly among the lines: a processor that is told to fetch too much at once waits."""
    made: list[str] = []
    for k, line in enumerate(lines):
        made += [*others[k * len(others) // len(lines) : (k + 1) * len(others) // len(lines)], line]
    return made


def _turn(count: int) -> str:
    """A function that transposes as many registers as one has numbers."""
    run = count // _QUARTERS
    lines: list[str] = []

    def shuffled(a: str, b: str, places: Sequence[int]) -> str:
        name = f"t{len(lines)}"
        lines.append(f"const Lanes {name} = __builtin_shufflevector({a}, {b}, {', '.join(map(str, places))});")
        return name

    def mixed(upper: int) -> list[int]:
        """The numbers of the lower or the upper half of each quarter of two registers, in turns."""
        half = range(upper * run // 2, (upper + 1) * run // 2)
        return [q + k + other for q in range(0, count, run) for k in half for other in (0, count)]

    def quarters(*which: int) -> list[int]:
        return [q * run + k for q in which for k in range(run)]

    rows = [f"x[{r}]" for r in range(count)]
    for _ in range(run.bit_length() - 1):
        pairs = [(rows[q + k], rows[q + k + run // 2]) for q in range(0, count, run) for k in range(run // 2)]
        rows = [shuffled(a, b, mixed(upper)) for a, b in pairs for upper in (0, 1)]
    columns = [""] * count
    for k in range(run):
        a, b, c, d = rows[k::run]
        for upper in (0, 1):
            half = quarters(*((2, 3, 6, 7) if upper else (0, 1, 4, 5)))
            e, f = shuffled(a, b, half), shuffled(c, d, half)
            at = 2 * upper * run + k
            columns[at], columns[at + run] = shuffled(e, f, quarters(0, 2, 4, 6)), shuffled(e, f, quarters(1, 3, 5, 7))
    lines += [f"x[{k}] = {t};" for k, t in enumerate(columns)]
    return "\n".join(["const auto turn = [](Lanes* const x) __attribute__((always_inline)) {", *lines, "};"])
