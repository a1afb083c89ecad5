"""From a program of sweeps to the text of a Warp kernel.

Sequences side by side are lanes. On the CPU a block of lanes goes together, step by step, in loops that LLVM
vectorises; on CUDA a thread is a lane. What later sweeps read of an earlier one's carry lies in scratch memory, lane
beside lane.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..dtypes import BY_TAG
from ..programs import Port, Sweeps, width
from .expressions import preamble
from .rows import names
from .sweep_steps import Text

LANES = 32  # that go together: rows of as many sequences, and what they carry, stay in the first-level cache
# Where the sequences lie step by step: then rows of many are side by side, and those of few are short runs of memory.
MOST = 128
TOGETHER = 4  # steps, and lanes, whose rows are copied together
CELLS = 16  # numbers in a register


def arguments(program: Sweeps) -> list[str]:
    """The kernel's parameters, all of 8 bytes: pointers, lanes, steps, lanes in a block, strides of lanes and steps."""
    ports = names(program)
    return [
        "scratch_",
        *(f"{n}_" for n, _ in ports),
        "lanes",
        "steps",
        "block",
        *(f"{n}_s{d}" for n, _ in ports for d in (0, 1)),
    ]


def snippet(program: Sweeps, kind: str) -> str:
    """The native body of the kernel for one dtype."""
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    either = f"#if defined(__CUDA_ARCH__)\n{_cuda(program, kind)}\n#else\n{_cpu(program, kind)}\n#endif\n"
    return f"{legend}{preamble(kind)}{either}"


def _base(n: str, lane: str) -> str:
    kind = "const STORE*" if n[0] == "i" else "STORE*"
    return f"{kind} const {n}_b = ({kind}){n}_ + {lane} * {n}_s0;"


def _turns(count: int) -> str:
    """A function that turns 4 rows of 4 elements into 4 columns of them, in registers; twice, it changes nothing."""

    def picked(*blocks: int) -> str:
        """Which elements of two vectors, 0 to 3 in the first and 4 to 7 in the second, make one; the rest is open."""
        places = [CELLS * (at // 4) + at % 4 * count + k for at in blocks for k in range(count)]
        return ", ".join(map(str, places + [-1] * (CELLS - len(places))))

    def shuffled(a: str, b: str, *blocks: int) -> str:
        return f"__builtin_shufflevector({a}, {b}, {picked(*blocks)})"

    return f"""const auto turn{count} = [](Run& a, Run& b, Run& c, Run& d) {{
const Run e = {shuffled("a", "b", 0, 4, 1, 5)}, f = {shuffled("a", "b", 2, 6, 3, 7)};
const Run g = {shuffled("c", "d", 0, 4, 1, 5)}, h = {shuffled("c", "d", 2, 6, 3, 7)};
a = {shuffled("e", "g", 0, 1, 4, 5)}; b = {shuffled("e", "g", 2, 3, 6, 7)};
c = {shuffled("f", "h", 0, 1, 4, 5)}; d = {shuffled("f", "h", 2, 3, 6, 7)};
}};"""


def _copy(n: str, count: int, backward: bool) -> str:
    """Copy the rows of some steps of each lane to a tile or, of an output, back.

    Where the rows of a step are side by side there is no need. Where those of a lane are, 4 lanes are turned at once.
    So many short runs of memory are more than a processor foresees: it is told to fetch what the next block of lanes
    will read, which is one long run, and what the next steps will write. The former goes to the second-level cache: in
    the first it would drive out what is being read.
    """
    into = n[0] == "i"
    rows, tiles = f"{n}_b + (l + {{0}}) * {n}_s0 + i0 * {n}_s1", f"{n}_t + ({{0}} * w + l) * {count}"
    row, tile = f"{n}_b + l * {n}_s0 + (i0 + r) * {n}_s1", f"{n}_t + (r * w + l) * {count}"
    to, of, writes, reads = (tile, row, tiles, rows) if into else (row, tile, rows, tiles)
    size = f"{TOGETHER * count} * sizeof(STORE)"
    vectors = [f"v{k}" for k in range(TOGETHER)]
    four = [f"__builtin_memcpy(&{v}, {reads.format(k)}, {size});" for k, v in enumerate(vectors)]
    if not into:
        next_row = f"{rows} {'-' if backward else '+'} {TOGETHER * count}"
        four += [f"__builtin_prefetch({next_row.format(k)}, 1);" for k in range(TOGETHER)]
    four += [f"turn{count}({', '.join(vectors)});"]
    four += [f"__builtin_memcpy({writes.format(k)}, &{v}, {size});" for k, v in enumerate(vectors)]
    turned = f"""if (ns == {TOGETHER} && {n}_s1 == {count})
for (; l + {TOGETHER} <= nb; l += {TOGETHER}) {{ Run {", ".join(vectors)}; {" ".join(four)} }}
"""
    next_block = f"{n}_b + block * ({n}_s0 + j0 * {count})"
    ahead = f"""if ({n}_s1 == {count} && {n}_s0 == steps * {count} && l0 + 2 * block <= lanes)
for (long long k = 0; k < block * {count} * ns; k += 64 / sizeof(STORE)) __builtin_prefetch({next_block} + k, 0, 2);
"""
    return f"""if ({n}_s0 != {count}) {{
{ahead if into else ""}int l = 0;
{turned if TOGETHER * count <= CELLS else ""}for (; l < nb; ++l)
for (int r = 0; r < ns; ++r) __builtin_memcpy({to}, {of}, {count} * sizeof(STORE));
}}"""


def _side_by_side(n: str, count: int) -> str:
    """The rows of a step, one lane's after the other's, where the vectorised loop reads or writes them.

    Those that the next block of lanes will read lie behind them.
    """
    kind = "const STORE*" if n[0] == "i" else "STORE*"
    rows = f"{kind} const __restrict {n}_u = {n}_s0 == {count} ? {n}_b + i * {n}_s1 : {n}_t + r * w * {count};"
    fetch = f"__builtin_prefetch({n}_u + block * {count} + k, 0, 2);"
    ahead = f"""if ({n}_s0 == {count} && l0 + 2 * block <= lanes)
for (long long k = 0; k < block * {count}; k += 64 / sizeof(STORE)) {fetch}"""
    return f"{rows}\n{ahead}" if n[0] == "i" else rows


def _cpu(program: Sweeps, kind: str) -> str:
    text = Text(program, kind)
    ports = dict(names(program))
    lines = [
        f"typedef {BY_TAG[kind].cell} Run __attribute__((ext_vector_type({CELLS})));",
        *(_turns(count) for count in sorted({width(p) for p in ports.values()}) if TOGETHER * count <= CELLS),
        "const long long w = lanes < block ? lanes : block;",
        "REAL* const __restrict kept = (REAL*)scratch_;",
        "for (long long l0 = 0; l0 < lanes; l0 += block) {",
        "const int nb = (int)(lanes - l0 < block ? lanes - l0 : block);",
        *(_base(n, "l0") for n in ports),
    ]
    for index in range(len(program.parts.sweeps)):
        lines += ["{", *_cpu_sweep(text, index, ports), "}"]
    return "\n".join([*lines, "}"])


def _cpu_sweep(text: Text, index: int, ports: Mapping[str, Port]) -> list[str]:
    """One sweep over a block of lanes: ``c`` is what is carried, ``a`` what a step computes ahead of it."""
    sweep = text.program.parts.sweeps[index]
    carried, used = len(sweep.next), text.used(index)

    def name(port: str, k: int) -> str:
        if port.startswith("carry "):
            label = port.partition(" ")[2]
            return f"c[{k} * w + l]" if label == sweep.label else f"h[{text.places[label, k]} * w + l]"
        n, p = text.inputs[port]
        return f"REAL({n}_u[{width(p)} * l + {k}])"

    early, found = text.ahead(index, name)
    known = {x: f"a[{k} * w + l]" for k, x in enumerate(found)}
    body, following, written = text.step(index, name, known)
    outputs = [f"o{j}" for j in sorted({j for j, _, _ in written})]
    tiles = [*used, *outputs]
    begin = text.start(sweep, lambda n, k: f"REAL({n}_b[l * {n}_s0 + {k}])")
    starts = " ".join(f"c[{k} * w + l] = {x};" for k, x in enumerate(begin))
    loop = ["#pragma clang loop vectorize(assume_safety)", "for (int l = 0; l < nb; ++l) {"]
    ahead = [*loop, *early, *(f"{known[x]} = {v};" for x, v in found.items()), "}"] if known else []
    mine = {k: at for (label, k), at in text.places.items() if label == sweep.label}
    return [
        f"alignas(64) REAL c[{max(carried, 1) * MOST}];",
        f"for (int l = 0; l < nb; ++l) {{ {starts} }}",
        *(f"alignas(64) STORE {n}_t[{TOGETHER * width(ports[n]) * MOST}];" for n in tiles),
        *([f"alignas(64) REAL a[{len(known) * MOST}];"] if known else []),
        f"for (long long j0 = 0; j0 < steps; j0 += {TOGETHER}) {{",
        f"const int ns = (int)(steps - j0 < {TOGETHER} ? steps - j0 : {TOGETHER});",
        f"const long long i0 = {'steps - j0 - ns' if sweep.backward else 'j0'};",
        *(_copy(n, width(ports[n]), sweep.backward) for n in used),
        "for (int s = 0; s < ns; ++s) {",
        f"const int r = {'ns - 1 - s' if sweep.backward else 's'};",
        "const long long i = i0 + r;",
        *(_side_by_side(n, width(ports[n])) for n in tiles),
        *([f"REAL* const __restrict h = kept + i * {len(text.places)} * w;"] if text.places else []),
        *ahead,
        *loop,
        *body,
        *(f"h[{at} * w + l] = c[{k} * w + l];" for k, at in mine.items()),
        *(f"const REAL n{k} = {x};" for k, x in enumerate(following)),
        *(f"c[{k} * w + l] = n{k};" for k in range(carried)),
        *(f"o{j}_u[{width(ports[f'o{j}'])} * l + {k}] = STORE({x});" for j, k, x in written),
        "}",
        "}",
        *(_copy(n, width(ports[n]), sweep.backward) for n in outputs),
        "}",
        *(
            f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE(c[{at} * w + l]);"
            for j, k, _, at in text.ends(index)
        ),
    ]


def _cuda(program: Sweeps, kind: str) -> str:
    text = Text(program, kind)
    bases = [_base(n, "l") for n, _ in names(program)]
    lines = ["const long long l = thread;", "if (l >= lanes) return;", "REAL* const kept = (REAL*)scratch_;", *bases]
    for index in range(len(program.parts.sweeps)):
        lines += ["{", *_cuda_sweep(text, index), "}"]
    return "\n".join(lines)


def _cuda_sweep(text: Text, index: int) -> list[str]:
    """One sweep of one lane."""
    sweep = text.program.parts.sweeps[index]

    def name(port: str, k: int) -> str:
        if port.startswith("carry "):
            label = port.partition(" ")[2]
            return f"c{k}" if label == sweep.label else f"h[{text.places[label, k]} * lanes]"
        n = text.inputs[port][0]
        return f"REAL({n}_b[i * {n}_s1 + {k}])"

    body, following, written = text.step(index, name)
    begin = text.start(sweep, lambda n, k: f"REAL({n}_b[{k}])")
    mine = {k: at for (label, k), at in text.places.items() if label == sweep.label}
    return [
        *(f"REAL c{k} = {x};" for k, x in enumerate(begin)),
        "for (long long j = 0; j < steps; ++j) {",
        f"const long long i = {'steps - 1 - j' if sweep.backward else 'j'};",
        *([f"REAL* const h = kept + i * {len(text.places)} * lanes + l;"] if text.places else []),
        *body,
        *(f"h[{at} * lanes] = c{k};" for k, at in mine.items()),
        *(f"const REAL n{k} = {x};" for k, x in enumerate(following)),
        *(f"c{k} = n{k};" for k in range(len(sweep.next))),
        *(f"o{j}_b[i * o{j}_s1 + {k}] = STORE({x});" for j, k, x in written),
        "}",
        *(f"o{j}_b[{k}] = STORE(c{at});" for j, k, _, at in text.ends(index)),
    ]
