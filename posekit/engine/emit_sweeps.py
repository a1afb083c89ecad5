"""From a program of sweeps to the text of a Warp kernel.

Sequences side by side are lanes. On the CPU a block of lanes goes together, step by step, in loops that LLVM
vectorises; on CUDA a thread is a lane. What later sweeps read of an earlier one's carry lies in scratch memory, lane
beside lane.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .algebra import Scalar, lower, reachable
from .emit import KINDS, preamble, print_lines
from .program import Port
from .sweeps import Along, Sweep, Sweeps, read_labels, width

LANES = 32  # that go together: rows of as many sequences, and what they carry, stay in the first-level cache
# Where the sequences lie step by step: then rows of many are side by side, and those of few are short runs of memory.
MOST = 128


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


Written = tuple[int, int, str]


class _Text:
    """What the CPU's and the GPU's text have in common."""

    def __init__(self, program: Sweeps, kind: str) -> None:
        self.program, self.kind = program, kind
        self.places: dict[tuple[str, int], int] = {}
        for label, ks in _kept(program).items():
            for k in ks:
                self.places[label, k] = len(self.places)
        self.inputs = {p.name: (f"i{i}", p) for i, p in enumerate(program.inputs)}

    def step(
        self, index: int, name: Callable[[str, int], str]
    ) -> tuple[list[str], list[str], list[tuple[int, int, str]]]:
        """Lines that compute a step, the names of the next carry, and (output, component, name) of what is written."""
        program = self.program
        values = lower(_values(program, index), KINDS[self.kind][2])
        lines, names = print_lines(values, name)
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


def _copy(n: str, count: int) -> str:
    """Copy a step's row of each lane to a tile or, of an output, back. Where rows are side by side there is no need."""
    row, tile = f"{n}_b + l * {n}_s0 + i * {n}_s1", f"{n}_t + l * {count}"
    to, of = (tile, row) if n[0] == "i" else (row, tile)
    each = f"for (int l = 0; l < nb; ++l) __builtin_memcpy({to}, {of}, {count} * sizeof(STORE));"
    return f"if ({n}_s0 != {count}) {each}"


def _side_by_side(n: str, count: int) -> str:
    """The rows of a step, one lane's after the other's, where the vectorised loop reads or writes them."""
    kind = "const STORE*" if n[0] == "i" else "STORE*"
    return f"{kind} const __restrict {n}_u = {n}_s0 == {count} ? {n}_b + i * {n}_s1 : {n}_t;"


def _cpu(program: Sweeps, kind: str) -> str:
    text = _Text(program, kind)
    ports = dict(_names(program))
    kept = len(text.places)
    lines = [
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

        body, following, written = text.step(index, name)
        outputs = sorted({j for j, _, _ in written})
        tiles = [*used, *(f"o{j}" for j in outputs)]
        lines += [f"alignas(64) STORE {n}_t[{width(ports[n]) * MOST}];" for n in tiles]
        lines += [
            "for (long long j = 0; j < steps; ++j) {",
            f"const long long i = {'steps - 1 - j' if sweep.backward else 'j'};",
        ]
        lines += [_copy(n, width(ports[n])) for n in used]
        lines += [_side_by_side(n, width(ports[n])) for n in tiles]
        if kept:
            lines.append(f"REAL* const __restrict h = kept + i * {kept} * w;")
        lines += ["#pragma clang loop vectorize(assume_safety)", "for (int l = 0; l < nb; ++l) {", *body]
        lines += [f"h[{at} * w + l] = c[{k} * w + l];" for k, at in mine.items()]
        lines += [f"const REAL n{k} = {x};" for k, x in enumerate(following)]
        lines += [f"c[{k} * w + l] = n{k};" for k in range(m)]
        lines += [f"o{j}_u[{width(ports[f'o{j}'])} * l + {k}] = STORE({x});" for j, k, x in written]
        lines.append("}")
        lines += [_copy(f"o{j}", width(ports[f"o{j}"])) for j in outputs]
        lines.append("}")
        for j, k, _, at in text.ends(index):
            lines.append(f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE(c[{at} * w + l]);")
        lines.append("}")
    return "\n".join([*lines, "}"])


def _cuda(program: Sweeps, kind: str) -> str:
    text = _Text(program, kind)
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
