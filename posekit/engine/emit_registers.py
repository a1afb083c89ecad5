"""The text of a sweep that takes several steps at once, on the CPU: its carry stays in registers.

Where the rows of each sequence lie one after the other, as many sequences as a register has numbers go together. Each
register is filled with a sequence's next rows, and as many of them are turned into registers of one number of all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .algebra import Scalar, contract, lower
from .printing import KINDS, print_lines
from .program import Port
from .sweeps import SEVERAL, Along, Several, width

if TYPE_CHECKING:
    from .emit_sweeps import Text

_BYTES = 64  # of a register; a compiler for shorter ones takes two or four for it
_QUARTERS = 4  # of a register, within which numbers change places at little cost
_SIZES = {"f32": 4, "f64": 8}  # of the numbers that are stored as they are computed with
_VECTORS = "typedef Lanes REAL; typedef Cells BITS;"


def part(text: Text, index: int, ports: Mapping[str, Port]) -> list[str]:
    """Lines that take the steps of a block's lanes, but for a few of the last steps, and say in ``done`` how many.

    Lanes that a register has too many do what the last one does.
    """
    sweep = text.program.parts.sweeps[index]
    if sweep.several is None or text.kind not in _SIZES:
        return []
    count = _BYTES // _SIZES[text.kind]
    used = [(n, width(ports[n])) for n in text.used(index)]
    dense = " && ".join(f"{n}_s1 == {wide}" for n, wide in used)
    many = range(len(sweep.next))
    lines = [
        *(f"typedef {x} __attribute__((ext_vector_type({count})));" for x in ("REAL Lanes", "BITS Cells")),
        _turn(count),
        "long long done = 0;",
        f"if (steps >= {SEVERAL} && {dense}) {{",
        f"done = steps / {SEVERAL} * {SEVERAL};",
        f"for (int l = 0; l < nb; l += {count}) {{",
        f"const int last = nb - l < {count} ? nb - l - 1 : {count - 1};",
        *(f"Lanes c{k} = {x};" for k, x in enumerate(text.start(sweep, lambda n, k: f"{n}_b[{k}]"))),
    ]
    for n, wide in used:
        rows = ", ".join(f"{n}_b + (l + (last < {r} ? last : {r})) * {n}_s0" for r in range(count))
        lines += [
            f"const STORE* const {n}_l[] = {{ {rows} }};",
            f"const bool {n}_more = {n}_s0 == steps * {wide} && l0 + l + {2 * count} <= lanes;",
            f"const STORE* const {n}_f = {n}_more ? {n}_b + (l + {count}) * {n}_s0 : {n}_l[0];",
            f"const long long {n}_g = {n}_more ? {count * wide} : 0;",
        ]
    lines.append(f"for (long long i = 0; i < done; i += {SEVERAL}) {{")
    for n, wide in used:
        lines += _filled(n, wide, count)
    lines += _usual(text, sweep.several)
    body, following = _printed(text, sweep.several.next)
    lines += ["{", _VECTORS, *_among(body, _fetches(used, count))]
    lines += [f"const REAL n{k} = {x};" for k, x in enumerate(following)]
    lines += [f"c{k} = n{k};" for k in many]
    end, ends = _printed(text, sweep.several.end)
    lines += ["}", "}", "const auto end = [&](Lanes* const into) __attribute__((always_inline)) {", _VECTORS, *end]
    lines += [f"into[{k}] = {x};" for k, x in enumerate(ends)]
    lines += ["};", f"Lanes ends[{len(many)}]; end(ends);"]
    lines += [
        f"for (int k = 0; k < {len(many)}; ++k)",
        "for (int r = 0; r <= last; ++r) c[k * w + l + r] = ends[k][r];",
    ]
    return [*lines, "}", "}"]


def _printed(text: Text, values: Sequence[Scalar]) -> tuple[list[str], list[str]]:
    """Lines that compute values of several steps, or of step ``r``, and their names."""

    def name(port: str, k: int) -> str:
        port, _, step = port.partition(" ")
        if port in ("carry", "size"):
            return f"c{k}" if port == "carry" else f"sizes[{k}]"
        n, p = text.inputs[port]
        return f"{n}_x[{step or 'r'} * {width(p)} + {k}]"

    return print_lines(contract(lower(list(values), KINDS[text.kind][2])), name)


def _filled(n: str, wide: int, count: int) -> list[str]:
    """Read an input's rows and turn them: then ``x[r * wide + k]`` is number k of step r, of all lanes."""
    numbers = SEVERAL * wide
    registers = range(0, numbers, count)
    lines = [f"Lanes {n}_x[{len(registers) * count}];"]
    for at in registers:
        size = f"{min(count, numbers - at)} * sizeof(STORE)"
        rows = [f"__builtin_memcpy(&{n}_x[{at + r}], {n}_l[{r}] + i * {wide} + {at}, {size});" for r in range(count)]
        lines += [*rows, f"turn({n}_x + {at});"]
    return lines


def _usual(text: Text, several: Several) -> list[str]:
    """Find the steps' sizes, and make all that was found ready if one is not usual."""
    along = [(n, width(p)) for n, p in text.inputs.values() if isinstance(p, Along)]
    places = [f"{n}_x[r * {wide} + {k}]" for n, wide in along for k in range(wide)]
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
        *(f"const REAL m{k} = {x};" for k, x in enumerate(ready)),
        *(f"{x} = m{k};" for k, x in enumerate(places)),
        "sizes[r] = size(r); }",
    ]


def _fetches(used: Sequence[tuple[str, int]], count: int) -> list[str]:
    """Have fetched what the next lanes will read, which is one long run of memory.

    So many short runs are more than a processor foresees. They go to the second-level cache: in the first they would
    drive out what is being read.
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
    """A function that turns as many registers as one has numbers, so that rows become columns."""
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
