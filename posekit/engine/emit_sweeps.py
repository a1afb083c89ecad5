"""From a program of sweeps to the text of a Warp kernel.

Sequences side by side are lanes. On the CPU a block of lanes goes together, step by step, in loops that LLVM
vectorises; on CUDA a thread is a lane. What later sweeps read of an earlier one's carry lies in scratch memory, lane
beside lane.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from . import emit_registers
from .algebra import Scalar, contract, lower, reachable
from .printing import CONDITIONS, KINDS, preamble, print_lines
from .program import Port
from .sweeps import Along, Sweep, Sweeps, read_labels, width

LANES = 32  # that go together: rows of as many sequences, and what they carry, stay in the first-level cache
# Where the sequences lie step by step: then rows of many are side by side, and those of few are short runs of memory.
MOST = 128
# Operations of a step that do not wait for its carry, from which on they get a loop of their own: in one loop, a long
# chain of waiting operations is more than a processor looks ahead.
SPLIT = 12
TOGETHER = 4  # steps, and lanes, whose rows are copied together
CELLS = 16  # numbers in a register


def arguments(program: Sweeps, flat: bool) -> list[str]:
    """The kernel's parameters, all of 8 bytes: pointers, lanes, steps, lanes in a block, strides of lanes and steps."""
    ports = _names(program)
    return [
        "scratch_",
        *(f"{n}_" for n, _ in ports),
        "lanes",
        "steps",
        "block",
        *(f"{n}_s{d}" for n, _ in ports for d in (0, 1)),
    ]


def scratch(program: Sweeps) -> int:
    """How many numbers a lane keeps of each step."""
    return sum(len(ks) for ks in _kept(program).values())


def snippet(program: Sweeps, kind: str, _: str) -> str:
    """The native body of the kernel for one dtype."""
    legend = "".join(f"// {n} = {p.name}\n" for n, p in _names(program))
    either = f"#if defined(__CUDA_ARCH__)\n{_cuda(program, kind)}\n#else\n{_cpu(program, kind)}\n#endif\n"
    return f"{legend}{preamble(kind)}{either}"


def _names(program: Sweeps) -> list[tuple[str, Port]]:
    return [(f"i{i}", p) for i, p in enumerate(program.inputs)] + [(f"o{j}", p) for j, p in enumerate(program.outputs)]


def written_in(program: Sweeps) -> list[int]:
    """The sweep during which each output is written: the last one that it reads."""
    order = {s.label: i for i, s in enumerate(program.parts.sweeps)}
    return [max((order[label] for label in read_labels(row)), default=0) for row in program.parts.outputs]


def _read(values: Sequence[Scalar], label: str) -> set[int]:
    return {x.data[1] for x in reachable(values) if x.op == "symbol" and x.data[0] == f"carry {label}"}


def _values(program: Sweeps, index: int) -> list[Scalar]:
    """Everything that a step of a sweep computes: the next carry, then the outputs that are written on the way."""
    parts = program.parts
    made = list(parts.sweeps[index].next)
    for row, port, when in zip(parts.outputs, program.outputs, written_in(program), strict=True):
        if isinstance(port, Along) and when == index:
            made += row
    return made


def _kept(program: Sweeps) -> dict[str, list[int]]:
    """Which numbers of each sweep's carry are read by later sweeps."""
    sweeps = program.parts.sweeps
    return {
        s.label: sorted(set().union(*[_read(_values(program, j), s.label) for j in range(i + 1, len(sweeps))]))
        for i, s in enumerate(sweeps)
    }


_CELLS = {"f32": "unsigned int", "f64": "unsigned long long", "f16": "unsigned short", "bf16": "unsigned short"}
Written = tuple[int, int, str]


class Text:
    """What the CPU's and the GPU's text have in common."""

    def __init__(self, program: Sweeps, kind: str) -> None:
        self.program, self.kind = program, kind
        self.places: dict[tuple[str, int], int] = {}
        for label, ks in _kept(program).items():
            for k in ks:
                self.places[label, k] = len(self.places)
        self.inputs = {p.name: (f"i{i}", p) for i, p in enumerate(program.inputs)}

    def values(self, index: int) -> list[Scalar]:
        """Everything that a step of a sweep computes, in arithmetic. No product of a chain is exact by itself."""
        return contract(lower(_values(self.program, index), KINDS[self.kind][2]))

    def ahead(self, index: int, name: Callable[[str, int], str]) -> tuple[list[str], dict[int, str]]:
        """Lines that compute what a step needs and its carry does not change, and the names of that, by id.

        There are none if they are not worth a loop of their own.
        """
        values, label = self.values(index), f"carry {self.program.parts.sweeps[index].label}"
        order, late = reachable(values), set()
        for x in order:
            if (x.op == "symbol" and x.data[0] == label) or any(a.id in late for a in x.args):
                late.add(x.id)
        read = [*values, *(a for x in reversed(order) if x.id in late for a in x.args)]
        needed: dict[int, Scalar] = {}
        for x in read:
            if x.id not in late and x.op in CONDITIONS:  # no number: the loop that needs it finds it anew
                read += x.args
            elif x.id not in late and x.op not in ("symbol", "const"):
                needed[x.id] = x
        if sum(x.op not in ("symbol", "const") for x in reachable(needed.values())) < SPLIT:
            return [], {}
        lines, names = print_lines(list(needed.values()), name)
        return lines, dict(zip(needed, names, strict=True))

    def step(
        self, index: int, name: Callable[[str, int], str], known: Mapping[int, str] | None = None
    ) -> tuple[list[str], list[str], list[tuple[int, int, str]]]:
        """Lines that compute a step, the names of the next carry, and (output, component, name) of what is written."""
        program = self.program
        lines, names = print_lines(self.values(index), name, known)
        flat = iter(names[len(program.parts.sweeps[index].next) :])
        written = [
            (j, k, next(flat))
            for j, (port, when) in enumerate(zip(program.outputs, written_in(program), strict=True))
            if isinstance(port, Along) and when == index
            for k in range(width(port))
        ]
        return lines, names[: len(program.parts.sweeps[index].next)], written

    def used(self, index: int) -> list[str]:
        """The inputs that a step of a sweep reads."""
        found = {x.data[0] for x in reachable(_values(self.program, index)) if x.op == "symbol"}
        return [n for name, (n, _) in self.inputs.items() if name in found]

    def start(self, sweep: Sweep, read: Callable[[str, int], str]) -> list[str]:
        """The numbers that the carry starts with."""
        return [
            f"REAL({float(x.data)!r})" if x.op == "const" else read(self.inputs[x.data[0]][0], x.data[1])
            for x in sweep.start
        ]

    def ends(self, index: int) -> list[tuple[int, int, str, int]]:
        """(output, component, label, carried number) of the outputs that are ends, written after a sweep."""
        program = self.program
        label = program.parts.sweeps[index].label
        return [
            (j, k, x.data[0].partition(" ")[2], x.data[1])
            for j, (port, row) in enumerate(zip(program.outputs, program.parts.outputs, strict=True))
            if not isinstance(port, Along)
            for k, x in enumerate(row)
            if x.op == "symbol" and x.data[0] == f"end {label}"
        ]


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
    ports = dict(_names(program))
    kept = len(text.places)
    lines = [
        f"typedef {_CELLS[kind]} Run __attribute__((ext_vector_type({CELLS})));",
        *(_turns(count) for count in sorted({width(p) for p in ports.values()}) if TOGETHER * count <= CELLS),
        "const long long w = lanes < block ? lanes : block;",
        "REAL* const __restrict kept = (REAL*)scratch_;",
        "for (long long l0 = 0; l0 < lanes; l0 += block) {",
        "const int nb = (int)(lanes - l0 < block ? lanes - l0 : block);",
    ]
    lines += [_base(n, "l0") for n in ports]
    for index, sweep in enumerate(program.parts.sweeps):
        m = len(sweep.next)
        mine = {k: at for (label, k), at in text.places.items() if label == sweep.label}
        lines += ["{", f"alignas(64) REAL c[{max(m, 1) * MOST}];"]
        begin = text.start(sweep, lambda n, k: f"REAL({n}_b[l * {n}_s0 + {k}])")
        lines.append(
            f"for (int l = 0; l < nb; ++l) {{ {' '.join(f'c[{k} * w + l] = {x};' for k, x in enumerate(begin))} }}"
        )
        used = text.used(index)

        def name(port: str, k: int, own: str = sweep.label) -> str:
            if port.startswith("carry "):
                label = port.partition(" ")[2]
                return f"c[{k} * w + l]" if label == own else f"h[{text.places[label, k]} * w + l]"
            n, p = text.inputs[port]
            return f"REAL({n}_u[{width(p)} * l + {k}])"

        early, found = text.ahead(index, name)
        known = {x: f"a[{k} * w + l]" for k, x in enumerate(found)}
        body, following, written = text.step(index, name, known)
        outputs = sorted({j for j, _, _ in written})
        tiles = [*used, *(f"o{j}" for j in outputs)]
        lines += [f"alignas(64) STORE {n}_t[{TOGETHER * width(ports[n]) * MOST}];" for n in tiles]
        if known:
            lines.append(f"alignas(64) REAL a[{len(known) * MOST}];")
        several = emit_registers.part(text, index)
        lines += several
        lines += [
            f"for (long long j0 = {'done' if several else 0}; j0 < steps; j0 += {TOGETHER}) {{",
            f"const int ns = (int)(steps - j0 < {TOGETHER} ? steps - j0 : {TOGETHER});",
            f"const long long i0 = {'steps - j0 - ns' if sweep.backward else 'j0'};",
        ]
        lines += [_copy(n, width(ports[n]), sweep.backward) for n in used]
        lines += [
            "for (int s = 0; s < ns; ++s) {",
            f"const int r = {'ns - 1 - s' if sweep.backward else 's'};",
            "const long long i = i0 + r;",
        ]
        lines += [_side_by_side(n, width(ports[n])) for n in tiles]
        if kept:
            lines.append(f"REAL* const __restrict h = kept + i * {kept} * w;")
        loop = ["#pragma clang loop vectorize(assume_safety)", "for (int l = 0; l < nb; ++l) {"]
        if known:
            handed = [f"{known[x]} = {v};" for x, v in found.items()]
            lines += [*loop, *early, *handed, "}"]
        lines += [*loop, *body]
        lines += [f"h[{at} * w + l] = c[{k} * w + l];" for k, at in mine.items()]
        lines += [f"const REAL n{k} = {x};" for k, x in enumerate(following)]
        lines += [f"c[{k} * w + l] = n{k};" for k in range(m)]
        lines += [f"o{j}_u[{width(ports[f'o{j}'])} * l + {k}] = STORE({x});" for j, k, x in written]
        lines.append("}")
        lines.append("}")
        lines += [_copy(f"o{j}", width(ports[f"o{j}"]), sweep.backward) for j in outputs]
        lines.append("}")
        for j, k, _, at in text.ends(index):
            lines.append(f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE(c[{at} * w + l]);")
        lines.append("}")
    return "\n".join([*lines, "}"])


def _cuda(program: Sweeps, kind: str) -> str:
    text = Text(program, kind)
    ports = dict(_names(program))
    kept = len(text.places)
    lines = ["const long long l = thread;", "if (l >= lanes) return;", "REAL* const kept = (REAL*)scratch_;"]
    lines += [_base(n, "l") for n in ports]
    for index, sweep in enumerate(program.parts.sweeps):
        m = len(sweep.next)
        mine = {k: at for (label, k), at in text.places.items() if label == sweep.label}
        lines += ["{"]
        begin = text.start(sweep, lambda n, k: f"REAL({n}_b[{k}])")
        lines += [f"REAL c{k} = {x};" for k, x in enumerate(begin)]

        def name(port: str, k: int, own: str = sweep.label) -> str:
            if port.startswith("carry "):
                label = port.partition(" ")[2]
                return f"c{k}" if label == own else f"h[{text.places[label, k]} * lanes]"
            n = text.inputs[port][0]
            return f"REAL({n}_b[i * {n}_s1 + {k}])"

        body, following, written = text.step(index, name)
        lines += [
            "for (long long j = 0; j < steps; ++j) {",
            f"const long long i = {'steps - 1 - j' if sweep.backward else 'j'};",
        ]
        if kept:
            lines.append(f"REAL* const h = kept + i * {kept} * lanes + l;")
        lines += body
        lines += [f"h[{at} * lanes] = c{k};" for k, at in mine.items()]
        lines += [f"const REAL n{k} = {x};" for k, x in enumerate(following)]
        lines += [f"c{k} = n{k};" for k in range(m)]
        lines += [f"o{j}_b[i * o{j}_s1 + {k}] = STORE({x});" for j, k, x in written]
        lines.append("}")
        lines += [f"o{j}_b[{k}] = STORE(c{at});" for j, k, _, at in text.ends(index)]
        lines.append("}")
    return "\n".join(lines)
