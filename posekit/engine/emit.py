"""From a program to the text of a Warp kernel.

The body is a native snippet: on the CPU a loop that LLVM vectorises, on CUDA one element a thread. (Warp's own code
generator indexes its arrays in a way that defeats LLVM's loop vectoriser, which costs a factor of 2.5 on compose.)

A layout says how each tensor is walked along the innermost loop, one letter a tensor:
    n  natural: elements lie side by side            z  the same element again and again (a broadcast input)
    s  any strides: gathered into, or scattered from, a local tile
    r  an output that the whole inner loop is summed into      a  an output that outer loops are summed into
    w  an output of which elements lie side by side, and which is so large that it is written around the caches
The flat layout, all ``n`` and a single loop, has a kernel of its own: it needs no strides at all. So does the same with
all outputs ``w``.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from .algebra import Scalar, reachable
from .layout import AROUND, FLAT, OUTER
from .printing import KINDS, preamble, print_lines
from .program import Port, Program

TILE = 64  # elements gathered at a time: 36 components of them still fit the first-level cache
WIDE = 8  # LLVM interleaves at most 8 components of a row; wider rows would silently become gathers
WIDEST = 16  # components of a row that is read in groups; more of them leave a long loop too few registers
GROUP = 4  # components of a wide row that are moved as one
TOGETHER = 8  # components gathered at a time: a whole row of 9 tempts LLVM into shuffles that cost more than the copy
CHUNK = 1024  # elements summed in the computing type before they enter the float64 total

FEW = 18  # numbers in and out of an element, of which two vectors fit the registers
SLOW = 12  # cycles of waiting for each such number, from which on two vectors are worth it though they do not fit
CYCLES = {"symbol": 0, "const": 0, "rint": 8, "inv": 24, "sqrt": 30, "rsqrt": 54, "rsqrt0": 54}  # others take 4

Load = Callable[[int, int], str]
Store = Callable[[int, int, str], str]


def body(program: Program, kind: str, load: Load, store: Store) -> str:
    """One element, straight-line."""
    where = {p.name: i for i, p in enumerate(program.inputs)}
    outputs = program.lowered(KINDS[kind][2])
    lines, names = print_lines(outputs, lambda port, k: load(where[port], k))
    flat = iter(names)
    for j, port in enumerate(program.outputs):
        lines += [store(j, k, next(flat)) for k in range(port.size)]
    return "\n".join(lines)


def arguments(program: Program, flat: bool) -> list[str]:
    """The kernel's parameters, all of 8 bytes: pointers first, then, unless flat, extents and strides."""
    ports = _names(program)
    pointers = [f"{p}_" for p, _ in ports]
    if flat:
        return ["n", "aligned", *pointers]
    strides = [f"{p}_s{d}" for p, _ in ports for d in range(OUTER + 1)]
    events = [f"i{i}_e{d}" for i, p in enumerate(program.inputs) for d in range(len(p.shape))]
    return [*pointers, *(f"n{d}" for d in range(OUTER)), "m", *strides, *events]


def _names(program: Program) -> list[tuple[str, Port]]:
    return [(f"i{i}", p) for i, p in enumerate(program.inputs)] + [(f"o{j}", p) for j, p in enumerate(program.outputs)]


def _legend(program: Program) -> str:
    return "".join(f"// {n} = {p.name}\n" for n, p in _names(program))


def snippet(program: Program, kind: str, layout: str) -> str:
    """The native body of the kernel for one dtype and one layout (``""`` is the flat one)."""
    cpu, cuda = (_cpu_flat, _cuda_flat) if layout in FLAT else (_cpu_general, _cuda_general)
    return (
        f"{_legend(program)}{preamble(kind)}#if defined(__CUDA_ARCH__)\n{cuda(program, kind, layout)}\n"
        f"#else\n{cpu(program, kind, layout)}\n#endif\n"
    )


# ------------------------------------------------------------------------------------------------------------- CPU


def _cpu_flat(program: Program, kind: str, layout: str) -> str:
    around = layout == AROUND and _fills_blocks(program, kind)
    layout = "n" * len(program.inputs) + ("w" if around else "n") * len(program.outputs)
    starts = "".join(f"{_pointer(n, 'n')} const {n}_b = ({_pointer(n, 'n')}){n}_;\n" for n, _ in _names(program))
    return f"const long long m = n;\n{starts}{_inner(program, kind, layout)}"


def _fills_blocks(program: Program, kind: str) -> bool:
    """Whether LLVM can vectorise a loop over a single block of rows that it reads and writes as they are.

    It cannot if the last number of a row is not read: lest it be read after all behind the last row, one element would
    be computed on its own, and of a single vector's elements then all.
    """
    read = _read(program, kind)
    narrow = all(p.size <= WIDE for p in (*program.inputs, *program.outputs))
    return narrow and all(p.size - 1 in read.get(p.name, ()) for p in program.inputs)


def _cpu_general(program: Program, kind: str, layout: str) -> str:
    starts = []
    for (n, _), c in zip(_names(program), layout, strict=True):
        offset = " + ".join(f"k{d} * {n}_s{d}" for d in range(OUTER))
        starts.append(f"{_pointer(n, c)} const {n}_b = ({_pointer(n, c)}){n}_ + {offset};\n")
    loops = "".join(f"for (long long k{d} = 0; k{d} < n{d}; ++k{d}) " for d in range(OUTER))
    return f"{loops}{{\n{''.join(starts)}{_inner(program, kind, layout)}}}"


def _pointer(n: str, walk: str) -> str:
    return "const STORE*" if n[0] == "i" else "double*" if walk in "ra" else "STORE*"


def _event(i: int, port: Port, k: int) -> str:
    """The offset of component ``k`` in an input of any strides."""
    if not port.shape:
        return "0"
    if len(port.shape) == 1:
        return f"{k} * i{i}_e0"
    return f"{k // port.shape[1]} * i{i}_e0 + {k % port.shape[1]} * i{i}_e1"


def _waits(program: Program, kind: str) -> bool:
    """Whether two vectors of elements at a time are faster, for the one has work while the other one waits.

    Measured on all ops with AVX-512: what the rule lets pass takes 0.64 to 1.06 of the time, most of it 0.7 to 0.9.
    """
    numbers = sum(p.size for p in (*program.inputs, *program.outputs))
    outputs = program.lowered(KINDS[kind][2])
    done: dict[Scalar, int] = {}
    for x in reachable(outputs):
        done[x] = CYCLES.get(x.op, 4) + max((done[a] for a in x.args), default=0)
    return numbers <= FEW or max(done[y] for y in outputs) >= SLOW * numbers


def _inner(program: Program, kind: str, layout: str) -> str:
    """The innermost loop over ``m`` elements, from the pointers ``*_b`` on."""
    ports = dict(_names(program))
    walk = dict(zip(ports, layout, strict=True))
    read = _read(program, kind)
    grouped = {
        n: _groups(p.size, read.get(p.name, ()) if n[0] == "i" else range(p.size))
        for n, p in ports.items()
        if walk[n] == "n" and WIDE < p.size <= (WIDEST if n[0] == "i" else p.size)
    }
    tiled = [
        n for n, p in ports.items() if n not in grouped and (walk[n] in "sa" or (walk[n] == "n" and p.size > WIDE))
    ]
    summed = [n for n in ports if walk[n] == "r"]
    around = [n for n in ports if walk[n] == "w"]
    before: list[str] = []
    chunk: list[str] = []
    after: list[str] = []
    twice = _waits(program, kind)
    block = _block(kind, twice) if around else TILE
    for n, p in ports.items():
        i = int(n[1:])
        if n in around:
            before.append(f"alignas(64) STORE {n}_row[{p.size * block}];")
        if walk[n] == "z":
            before += [f"const REAL {n}_z{k} = REAL({n}_b[{_event(i, p, k)}]);" for k in range(p.size)]
        elif n in grouped:
            before += [f"alignas(64) STORE {n}_g{k}[{width * block}];" for k, width in grouped[n].items()]
            copies = []
            for k, width in grouped[n].items():
                ends = f"{n}_g{k} + i * {width}", f"p + {GROUP * k}"
                to, source = ends if n[0] == "i" else ends[::-1]
                copies.append(f"__builtin_memcpy({to}, {source}, {width} * sizeof(STORE));")
            (chunk if n[0] == "i" else after).append(
                "#pragma clang loop vectorize(disable)\n"
                f"for (int i = 0; i < nb; ++i) {{ {_pointer(n, 'n')} p = {n}_b + (b + i) * {p.size}; "
                f"{' '.join(copies)} }}"
            )
        elif n in tiled:
            stride = str(p.size) if walk[n] == "n" else f"{n}_s{OUTER}"
            before.append(f"alignas(64) REAL {n}_t[{p.size}][{block}];")
            pick = [_event(i, p, k) if n[0] == "i" and walk[n] == "s" else str(k) for k in range(p.size)]
            copies = [
                f"{n}_t[{k}][i] = REAL(p[{pick[k]}]);"
                if n[0] == "i"
                else f"p[{k}] {'+= (double)' if walk[n] == 'a' else '= STORE'}({n}_t[{k}][i]);"
                for k in range(p.size)
            ]
            (chunk if n[0] == "i" else after).extend(
                "#pragma clang loop vectorize(disable)\n"
                f"for (int i = 0; i < nb; ++i) {{ {_pointer(n, walk[n])} p = {n}_b + (b + i) * {stride}; "
                f"{' '.join(copies[k : k + TOGETHER])} }}"
                for k in range(0, p.size, TOGETHER)
            )
        elif n in summed:
            before += [f"double {n}_sum{k} = 0;" for k in range(p.size)]
            chunk += [f"REAL {n}_a{k} = 0;" for k in range(p.size)]
            after += [f"{n}_sum{k} += {n}_a{k};" for k in range(p.size)]
        else:
            start = f"{n}_row" if n in around else f"{n}_b + b * {p.size}"
            chunk.append(f"{_pointer(n, walk[n])} __restrict {n} = {start};")
        if n in around:
            after.append(_whole_lines(n, p, block))

    def load(i: int, k: int) -> str:
        n = f"i{i}"
        if n in grouped:
            return f"REAL({n}_g{k // GROUP}[{grouped[n][k // GROUP]} * i + {k % GROUP}])"
        if n in tiled:
            return f"{n}_t[{k}][i]"
        return f"{n}_z{k}" if walk[n] == "z" else f"REAL({n}[{ports[n].size} * i + {k}])"

    def store(j: int, k: int, x: str) -> str:
        n = f"o{j}"
        if n in grouped:
            return f"{n}_g{k // GROUP}[{grouped[n][k // GROUP]} * i + {k % GROUP}] = STORE({x});"
        if n in tiled:
            return f"{n}_t[{k}][i] = {x};"
        if n in summed:
            return f"{n}_a{k} += {x};"
        return f"{n}[{ports[n].size} * i + {k}] = STORE({x});"

    together = " interleave_count(2)" if twice else ""
    size = str(block) if tiled or grouped or around else str(CHUNK) if summed else "m"
    index = "long long" if size == "m" else "int"
    element = body(program, kind, load, store)
    loop = f"#pragma clang loop vectorize(enable){together}\nfor ({index} i = 0; i < nb; ++i) {{\n{element}\n}}"
    if around:  # a loop of known length keeps results in registers on their way to the rows; the rest is one by one
        mark = f"#pragma clang loop vectorize(enable) interleave_count({1 + twice})"
        loop = f"""auto element = [&](int i) __attribute__((always_inline)) {{
{element}
}};
if (nb == {block}) {{
{mark}
for (int i = 0; i < {block}; ++i) element(i);
}} else {{
#pragma clang loop vectorize(disable)
for (int i = 0; i < nb; ++i) element(i);
}}"""
    total = [f"{n}_b[{k}] += {n}_sum{k};" for n in summed for k in range(ports[n].size)]
    if around:  # whoever reads on another thread, which is told by other means, must find what went past the caches
        total.append("__atomic_thread_fence(__ATOMIC_SEQ_CST);")
    newline = "\n"
    return f"""{newline.join(before)}
for (long long b = 0; b < m; b += {size}) {{
const {index} nb = ({index})(m - b < {size} ? m - b : {size});
{newline.join(chunk)}
{loop}
{newline.join(after)}
}}
{newline.join(total)}
"""


def _read(program: Program, kind: str) -> dict[str, set[int]]:
    """The components of each input that are read."""
    found: dict[str, set[int]] = {}
    for x in reachable(program.lowered(KINDS[kind][2])):
        if x.op == "symbol":
            found.setdefault(x.data[0], set()).add(x.data[1])
    return found


def _groups(size: int, used: Container[int]) -> dict[int, int]:
    """The parts of a wide row that are moved as one: which of them there are, and how wide each is.

    Each ends with a component that is used: LLVM computes the last elements of a tile on their own otherwise.
    """
    found = {}
    for start in range(0, size, GROUP):
        wanted = [k for k in range(start, min(start + GROUP, size)) if k in used]
        if wanted:
            found[start // GROUP] = wanted[-1] - start + 1
    return found


def _block(kind: str, twice: bool) -> int:
    """How many elements are written around the caches together: whole lines of these, and as many as are computed."""
    return 32 if twice or kind[-2:] == "16" else 16


def _whole_lines(n: str, port: Port, block: int) -> str:
    """Write the rows of a block where they belong: past the caches, if lines of these begin where the block does."""
    lines = f"for (int j = 0; j < {port.size * block} * (int)sizeof(STORE) / 64; ++j)"
    return f"""if (nb == {block}) {{
typedef unsigned Line __attribute__((ext_vector_type(16)));
typedef unsigned Loose __attribute__((ext_vector_type(16), aligned(2)));
const Line* const q = (const Line*){n}_row;
STORE* const p = {n}_b + b * {port.size};
if (((unsigned long long)p & 63) == 0) {lines} __builtin_nontemporal_store(q[j], (Line*)p + j);
else {lines} ((Loose*)p)[j] = q[j];
}} else for (int j = 0; j < nb * {port.size}; ++j) {n}_b[b * {port.size} + j] = {n}_row[j];"""


# ------------------------------------------------------------------------------------------------------------ CUDA


def _vector_row(n: str, port: Port, kind: str, is_input: bool) -> str:
    """A row between memory and registers, 16 bytes at a time where it is aligned."""
    width = 16 // {"f32": 4, "f64": 8, "f16": 2, "bf16": 2}[kind]
    c = port.size
    pointer = f"({'const ' if is_input else ''}STORE*){n}_ + t * {c}"
    one = (lambda k: f"{n}[{k}] = REAL(p[{k}]);") if is_input else (lambda k: f"p[{k}] = STORE({n}[{k}]);")
    scalar = " ".join(one(k) for k in range(c))
    if c % width:
        return f"{{ {'const ' if is_input else ''}STORE* __restrict p = {pointer}; {scalar} }}"
    blocks = []
    for b in range(c // width):
        if is_input:
            picks = " ".join(f"{n}[{b * width + k}] = REAL(w.x[{k}]);" for k in range(width))
            blocks.append(f"{{ const PackedRow w = ((const PackedRow*)p)[{b}]; {picks} }}")
        else:
            picks = " ".join(f"w.x[{k}] = STORE({n}[{b * width + k}]);" for k in range(width))
            blocks.append(f"{{ PackedRow w; {picks} ((PackedRow*)p)[{b}] = w; }}")
    const = "const " if is_input else ""
    return f"{{ {const}STORE* __restrict p = {pointer}; if (aligned) {{ {' '.join(blocks)} }} else {{ {scalar} }} }}"


def _cuda_flat(program: Program, kind: str, _: str) -> str:
    rows = _names(program)
    registers = "".join(f"REAL {n}[{p.size}];\n" for n, p in rows)
    reads = "\n".join(_vector_row(n, p, kind, True) for n, p in rows if n[0] == "i")
    writes = "\n".join(_vector_row(n, p, kind, False) for n, p in rows if n[0] == "o")
    text = body(program, kind, lambda i, k: f"i{i}[{k}]", lambda j, k, x: f"o{j}[{k}] = {x};")
    return f"""const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow {{ STORE x[16 / sizeof(STORE)]; }};
{registers}{reads}
{text}
{writes}"""


def _cuda_general(program: Program, kind: str, layout: str) -> str:
    rows = _names(program)
    walk = dict(zip([n for n, _ in rows], layout, strict=True))
    summed = [(n, p) for n, p in rows if walk[n] in "ra"]
    offsets = "".join(
        f"const long long {n}_at = {' + '.join(f'k{d} * {n}_s{d}' for d in range(OUTER + 1))};\n" for n, _ in rows
    )
    ports = dict(rows)

    def load(i: int, k: int) -> str:
        return f"REAL(((const STORE*)i{i}_)[i{i}_at + {_event(i, ports[f'i{i}'], k)}])"

    def store(j: int, k: int, x: str) -> str:
        n = f"o{j}"
        return f"{n}_v{k} = {x};" if walk[n] in "ra" else f"((STORE*){n}_)[{n}_at + {k}] = STORE({x});"

    decode = f"""const long long total = n0 * n1 * n2 * m;
const bool live = thread < total;
const unsigned t = (unsigned)(live ? thread : total - 1);
const unsigned q2 = t / (unsigned)m; const long long k3 = t - q2 * (unsigned)m;
const unsigned q1 = q2 / (unsigned)n2; const long long k2 = q2 - q1 * (unsigned)n2;
const unsigned q0 = q1 / (unsigned)n1; const long long k1 = q1 - q0 * (unsigned)n1;
const long long k0 = q0;
{offsets}"""
    text = body(program, kind, load, store)
    if not summed:
        return f"{decode}if (live) {{\n{text}\n}}"
    held = "".join(f"REAL {n}_v{k} = 0;\n" for n, p in summed for k in range(p.size))
    return f"{decode}{held}if (live) {{\n{text}\n}}\n{''.join(_block_sum(n, p) for n, p in summed)}"


def _block_sum(n: str, port: Port) -> str:
    """Add every thread's share of a gradient to its float64 total: one atomic a block, or a warp, that shares it."""
    lanes = "".join(
        f"for (int d = 16; d > 0; d >>= 1) {n}_d{k} += __shfl_down_sync(0xffffffffu, {n}_d{k}, d);\n"
        for k in range(port.size)
    )
    doubles = "".join(f"double {n}_d{k} = (double){n}_v{k};\n" for k in range(port.size))
    post = " ".join(f"part[{k}][threadIdx.x >> 5] = {n}_d{k};" for k in range(port.size))
    gather = " ".join(
        f"{{ double s = 0; for (unsigned w = 0; w < warps; ++w) s += part[{k}][w]; atomicAdd(out + {k}, s); }}"
        for k in range(port.size)
    )
    warp = " ".join(f"atomicAdd(out + {k}, {n}_d{k});" for k in range(port.size))
    lane = " ".join(f"atomicAdd(out + {k}, (double){n}_v{k});" for k in range(port.size))
    return f"""{{
double* const out = (double*){n}_ + {n}_at;
__shared__ long long first;
__shared__ double part[{port.size}][32];
const unsigned warps = (blockDim.x + 31u) >> 5;
if (threadIdx.x == 0) first = {n}_at;
__syncthreads();
const bool block_shares = __syncthreads_and((int)({n}_at == first));
const bool warp_shares = __all_sync(0xffffffffu, {n}_at == __shfl_sync(0xffffffffu, {n}_at, 0));
if (warp_shares) {{
{doubles}{lanes}if (block_shares) {{ if ((threadIdx.x & 31u) == 0) {{ {post} }} }}
else if ((threadIdx.x & 31u) == 0) {{ {warp} }}
}} else {{ {lane} }}
__syncthreads();
if (block_shares && threadIdx.x == 0) {{ {gather} }}
__syncthreads();
}}
"""
