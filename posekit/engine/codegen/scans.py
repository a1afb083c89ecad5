"""Code generation: from a sweep program to the text of a Warp kernel.

A lane is one sequence of the batch. On the CPU a block of lanes is processed together, step by step, in loops over the
lanes that LLVM vectorises. On CUDA each thread processes one lane. The carry components that later sweeps read are
saved in scratch memory, in which the lanes are contiguous.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..dtypes import BY_TAG
from ..programs import Port, SweepProgram, width
from .expressions import preamble
from .rows import names
from .sweep_steps import SweepText

BLOCK_LANES = 32  # lanes of a block on the CPU: their rows and carries fit the first-level cache
# Lanes of a block if the sequences are stored step by step. There the rows of a step are contiguous across lanes, and a
# small block would read short runs of memory.
MAX_BLOCK_LANES = 128
TILE_STEPS = 4  # steps that are copied to a tile together; also the side of the 4x4 transposes in registers
VECTOR_SIZE = 16  # numbers in a vector register


def arguments(program: SweepProgram) -> list[str]:
    """Names of the kernel's parameters, 8 bytes each: pointers, sizes, strides by lane and step.

    The sizes are the numbers of lanes and of steps, the columns of gathered tensors, the lanes of a block, those whose
    gradients are summed together, and whether results are larger than the caches.
    """
    ports = names(program)
    sizes = ["lanes", "steps", "columns", "block", "piece", "streams"]
    return ["scratch_", *(f"{n}_" for n, _ in ports), *sizes, *(f"{n}_s{d}" for n, _ in ports for d in (0, 1))]


def snippet(program: SweepProgram, kind: str) -> str:
    """The native source of the kernel's body for a dtype tag."""
    legend = "".join(f"// {n} = {p.name}\n" for n, p in names(program))
    code = f"#if defined(__CUDA_ARCH__)\n{_cuda(program, kind)}\n#else\n{_cpu(program, kind)}\n#endif\n"
    return f"{legend}{preamble(kind)}{code}"


def scratch_memory(size: str) -> list[str]:
    """Declares the scratch memory, of ``size`` numbers for each lane of a block, aligned to cache lines.

    Calls that need little pass none, and it is taken from the stack.
    """
    return [
        f"char* room = (char*)scratch_; if (!room) room = (char*)__builtin_alloca({size} * w * sizeof(REAL) + 64);",
        "REAL* const __restrict kept = (REAL*)(((unsigned long long)room + 63) & ~63ull);",
    ]


def base(n: str, lane: str) -> str:
    """Declares the address of a tensor's first element in a lane."""
    kind = "const STORE*" if n[0] == "i" else "STORE*"
    return f"{kind} const {n}_b = ({kind}){n}_ + {lane} * {n}_s0;"


def _transpose(count: int) -> str:
    """A C++ function that transposes a 4x4 matrix of elements of ``count`` numbers each, in registers.

    It is its own inverse.
    """

    def indices(*elements: int) -> str:
        """Indices of a shuffle: elements 0 to 3 are those of the first vector, 4 to 7 those of the second.

        The remaining entries are -1: undefined.
        """
        numbers = [VECTOR_SIZE * (e // 4) + e % 4 * count + k for e in elements for k in range(count)]
        return ", ".join(map(str, numbers + [-1] * (VECTOR_SIZE - len(numbers))))

    def shuffled(a: str, b: str, *elements: int) -> str:
        return f"__builtin_shufflevector({a}, {b}, {indices(*elements)})"

    return f"""const auto turn{count} = [](Run& a, Run& b, Run& c, Run& d) {{
const Run e = {shuffled("a", "b", 0, 4, 1, 5)}, f = {shuffled("a", "b", 2, 6, 3, 7)};
const Run g = {shuffled("c", "d", 0, 4, 1, 5)}, h = {shuffled("c", "d", 2, 6, 3, 7)};
a = {shuffled("e", "g", 0, 1, 4, 5)}; b = {shuffled("e", "g", 2, 3, 6, 7)};
c = {shuffled("f", "h", 0, 1, 4, 5)}; d = {shuffled("f", "h", 2, 3, 6, 7)};
}};"""


def _copy(n: str, count: int, backward: bool) -> str:
    """Code that copies the rows of some steps of each lane from an input to a tile, or from a tile to an output.

    No copy is needed if the rows of a step are contiguous across lanes. If the rows of a lane are contiguous, 4 lanes
    are transposed at a time. The hardware prefetcher does not follow so many short runs of memory. So there are
    prefetches of the inputs of the next block of lanes, which are one long run, and of the outputs of the next steps.
    The inputs go to the second-level cache: in the first they would evict the rows that are being read.

    Args:
        n: The tensor, ``i0`` or ``o0``.
        count: Numbers in a row.
        backward: Whether the sweep runs from the last step to the first.
    """
    to_tile = n[0] == "i"
    rows, tiles = f"{n}_b + (l + {{0}}) * {n}_s0 + i0 * {n}_s1", f"{n}_t + ({{0}} * w + l) * {count}"
    row, tile = f"{n}_b + l * {n}_s0 + (i0 + r) * {n}_s1", f"{n}_t + (r * w + l) * {count}"
    target, source, writes, reads = (tile, row, tiles, rows) if to_tile else (row, tile, rows, tiles)
    size = f"{TILE_STEPS * count} * sizeof(STORE)"
    vectors = [f"v{k}" for k in range(TILE_STEPS)]
    statements = [f"__builtin_memcpy(&{v}, {reads.format(k)}, {size});" for k, v in enumerate(vectors)]
    if not to_tile:
        next_row = f"{rows} {'-' if backward else '+'} {TILE_STEPS * count}"
        statements += [f"__builtin_prefetch({next_row.format(k)}, 1);" for k in range(TILE_STEPS)]
    statements += [f"turn{count}({', '.join(vectors)});"]
    statements += [f"__builtin_memcpy({writes.format(k)}, &{v}, {size});" for k, v in enumerate(vectors)]
    transposed = f"""if (ns == {TILE_STEPS} && {n}_s1 == {count})
for (; l + {TILE_STEPS} <= nb; l += {TILE_STEPS}) {{ Run {", ".join(vectors)}; {" ".join(statements)} }}
"""
    next_block = f"{n}_b + block * ({n}_s0 + j0 * {count})"
    prefetch = f"""if ({n}_s1 == {count} && {n}_s0 == steps * {count} && l0 + 2 * block <= lanes)
for (long long k = 0; k < block * {count} * ns; k += 64 / sizeof(STORE)) __builtin_prefetch({next_block} + k, 0, 2);
"""
    return f"""if ({n}_s0 != {count}) {{
{prefetch if to_tile else ""}int l = 0;
{transposed if TILE_STEPS * count <= VECTOR_SIZE else ""}for (; l < nb; ++l)
for (int r = 0; r < ns; ++r) __builtin_memcpy({target}, {source}, {count} * sizeof(STORE));
}}"""


def _step_rows(n: str, count: int) -> str:
    """Declares the address of the rows of a step: in the tensor if they are contiguous across lanes, else in a tile.

    In the tensor they are followed by the rows of the next block of lanes. Those of an input are prefetched.
    """
    kind = "const STORE*" if n[0] == "i" else "STORE*"
    rows = f"{kind} const __restrict {n}_u = {n}_s0 == {count} ? {n}_b + i * {n}_s1 : {n}_t + r * w * {count};"
    fetch = f"__builtin_prefetch({n}_u + block * {count} + k, 0, 2);"
    prefetch = f"""if ({n}_s0 == {count} && l0 + 2 * block <= lanes)
for (long long k = 0; k < block * {count}; k += 64 / sizeof(STORE)) {fetch}"""
    return f"{rows}\n{prefetch}" if n[0] == "i" else rows


def _cpu(program: SweepProgram, kind: str) -> str:
    """The kernel on the CPU: a loop over blocks of lanes, with all sweeps in it."""
    text = SweepText(program, kind)
    ports = dict(names(program))
    lines = [
        f"typedef {BY_TAG[kind].cell} Run __attribute__((ext_vector_type({VECTOR_SIZE})));",
        *(
            _transpose(count)
            for count in sorted({width(p) for p in ports.values()})
            if TILE_STEPS * count <= VECTOR_SIZE
        ),
        "const long long w = lanes < block ? lanes : block;",
        *scratch_memory(f"{len(text.slots)} * steps"),
        "for (long long l0 = 0; l0 < lanes; l0 += block) {",
        "const int nb = (int)(lanes - l0 < block ? lanes - l0 : block);",
        *(base(n, "l0") for n in ports),
    ]
    for index in range(len(program.body.sweeps)):
        lines += ["{", *_cpu_sweep(text, index, ports), "}"]
    return "\n".join([*lines, "}"])


def _cpu_sweep(text: SweepText, index: int, ports: Mapping[str, Port]) -> list[str]:
    """One sweep over a block of lanes. In the C++, array ``c`` is the carry and array ``a`` the precomputed values."""
    sweep = text.program.body.sweeps[index]
    precompute, step, results = _cpu_step(text, index)
    outputs = [f"o{j}" for j in sorted({j for j, _, _ in results})]
    inputs, carried = text.inputs_read(index), len(sweep.next)
    tiles = [*inputs, *outputs]
    begin = text.start(sweep, lambda n, k: f"REAL({n}_b[l * {n}_s0 + {k}])")
    starts = " ".join(f"c[{k} * w + l] = {x};" for k, x in enumerate(begin))
    arrays, loop = precompute
    return [
        f"alignas(64) REAL c[{max(carried, 1) * MAX_BLOCK_LANES}];",
        f"for (int l = 0; l < nb; ++l) {{ {starts} }}",
        *(f"alignas(64) STORE {n}_t[{TILE_STEPS * width(ports[n]) * MAX_BLOCK_LANES}];" for n in tiles),
        *arrays,
        f"for (long long j0 = 0; j0 < steps; j0 += {TILE_STEPS}) {{",
        f"const int ns = (int)(steps - j0 < {TILE_STEPS} ? steps - j0 : {TILE_STEPS});",
        f"const long long i0 = {'steps - j0 - ns' if sweep.backward else 'j0'};",
        *(_copy(n, width(ports[n]), sweep.backward) for n in inputs),
        "for (int s = 0; s < ns; ++s) {",
        f"const int r = {'ns - 1 - s' if sweep.backward else 's'};",
        "const long long i = i0 + r;",
        *(_step_rows(n, width(ports[n])) for n in tiles),
        *([f"REAL* const __restrict h = kept + i * {len(text.slots)} * w;"] if text.slots else []),
        *loop,
        *step,
        *(f"o{j}_u[{width(ports[f'o{j}'])} * l + {k}] = STORE({x});" for j, k, x in results),
        "}",
        "}",
        *(_copy(n, width(ports[n]), sweep.backward) for n in outputs),
        "}",
        *(
            f"for (int l = 0; l < nb; ++l) o{j}_b[l * o{j}_s0 + {k}] = STORE(c[{component} * w + l]);"
            for j, k, _, component in text.ends(index)
        ),
    ]


def _cpu_step(text: SweepText, index: int) -> tuple[tuple[list[str], list[str]], list[str], list[tuple[int, int, str]]]:
    """One step of a block of lanes.

    Returns:
        The array of the precomputed values and the loop that fills it, both empty if there are none; the beginning of
        the main loop, up to the update of the carry; and (output, component, name) of the results that it writes.
    """
    sweep = text.program.body.sweeps[index]

    def name(port: str, k: int) -> str:
        if port.startswith("carry "):
            label = port.partition(" ")[2]
            return f"c[{k} * w + l]" if label == sweep.label else f"h[{text.slots[label, k]} * w + l]"
        n, p = text.inputs[port]
        return f"REAL({n}_u[{width(p)} * l + {k}])"

    lines, values = text.precomputed(index, name)
    known = {x: f"a[{k} * w + l]" for k, x in enumerate(values)}
    body, following, results = text.step(index, name, known)
    head = ["#pragma clang loop vectorize(assume_safety)", "for (int l = 0; l < nb; ++l) {"]
    array = [f"alignas(64) REAL a[{len(known) * MAX_BLOCK_LANES}];"] if known else []
    loop = [*head, *lines, *(f"{known[x]} = {v};" for x, v in values.items()), "}"] if known else []
    saved = {k: slot for (label, k), slot in text.slots.items() if label == sweep.label}
    step = [
        *head,
        *body,
        *(f"h[{slot} * w + l] = c[{k} * w + l];" for k, slot in saved.items()),
        *(f"const REAL n{k} = {x};" for k, x in enumerate(following)),
        *(f"c[{k} * w + l] = n{k};" for k in range(len(sweep.next))),
    ]
    return (array, loop), step, results


def _cuda(program: SweepProgram, kind: str) -> str:
    """The kernel on CUDA: one thread per lane."""
    text = SweepText(program, kind)
    bases = [base(n, "l") for n, _ in names(program)]
    lines = ["const long long l = thread;", "if (l >= lanes) return;", "REAL* const kept = (REAL*)scratch_;", *bases]
    for index in range(len(program.body.sweeps)):
        lines += ["{", *_cuda_sweep(text, index), "}"]
    return "\n".join(lines)


def _cuda_sweep(text: SweepText, index: int) -> list[str]:
    """One sweep of one lane: ``c0``, ``c1``, ... are the carry."""
    sweep = text.program.body.sweeps[index]

    def name(port: str, k: int) -> str:
        if port.startswith("carry "):
            label = port.partition(" ")[2]
            return f"c{k}" if label == sweep.label else f"h[{text.slots[label, k]} * lanes]"
        n = text.inputs[port][0]
        return f"REAL({n}_b[i * {n}_s1 + {k}])"

    body, following, results = text.step(index, name)
    begin = text.start(sweep, lambda n, k: f"REAL({n}_b[{k}])")
    saved = {k: slot for (label, k), slot in text.slots.items() if label == sweep.label}
    return [
        *(f"REAL c{k} = {x};" for k, x in enumerate(begin)),
        "for (long long j = 0; j < steps; ++j) {",
        f"const long long i = {'steps - 1 - j' if sweep.backward else 'j'};",
        *([f"REAL* const h = kept + i * {len(text.slots)} * lanes + l;"] if text.slots else []),
        *body,
        *(f"h[{slot} * lanes] = c{k};" for k, slot in saved.items()),
        *(f"const REAL n{k} = {x};" for k, x in enumerate(following)),
        *(f"c{k} = n{k};" for k in range(len(sweep.next))),
        *(f"o{j}_b[i * o{j}_s1 + {k}] = STORE({x});" for j, k, x in results),
        "}",
        *(f"o{j}_b[{k}] = STORE(c{component});" for j, k, _, component in text.ends(index)),
    ]
