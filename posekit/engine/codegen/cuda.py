"""Code generation for elementwise kernels on CUDA: one thread per element."""

from __future__ import annotations

from collections.abc import Mapping

from ..dtypes import BY_TAG
from ..programs import Port, Program
from .layouts import OUTER, TOTALS, Access, Layout
from .rows import body, element_offset, names


def _vector_row(n: str, port: Port, kind: str, is_input: bool) -> str:
    """Code that copies a row between memory and registers, 16 bytes at a time if it is aligned."""
    width = 16 // BY_TAG[kind].torch.itemsize
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


def flat(program: Program, kind: str, _: Layout) -> str:
    """The kernel for elements that are contiguous in all tensors."""
    rows = names(program)
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


def general(program: Program, kind: str, layout: Layout) -> str:
    """The kernel for any strides, with reductions."""
    if Access.SINGLE_SUM in layout:
        return "#error one thread adds up what has this layout"
    rows = names(program)
    access = dict(zip([n for n, _ in rows], layout, strict=True))
    summed = [(n, p) for n, p in rows if access[n] in TOTALS]
    offsets = "".join(
        f"const long long {n}_at = {' + '.join(f'k{d} * {n}_s{d}' for d in range(OUTER + 1))};\n" for n, _ in rows
    )
    ports = dict(rows)

    def load(i: int, k: int) -> str:
        return f"REAL(((const STORE*)i{i}_)[i{i}_at + {element_offset(i, ports[f'i{i}'], k)}])"

    def store(j: int, k: int, x: str) -> str:
        n = f"o{j}"
        return f"{n}_v{k} = {x};" if access[n] in TOTALS else f"((STORE*){n}_)[{n}_at + {k}] = STORE({x});"

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
    accumulators = "".join(f"REAL {n}_v{k} = 0;\n" for n, p in summed for k in range(p.size))
    return f"{decode}{accumulators}if (live) {{\n{text}\n}}\n{''.join(_block_sum(n, p) for n, p in summed)}"


def block_totals(totals: Mapping[str, str]) -> list[str]:
    """Code that sums numbers over the threads of a block, in a fixed order, and stores each sum once.

    Its threads all run the code. ``part`` is shared memory for the sums of each warp.

    Args:
        totals: For each number, the C++ expression of the address of its float64 sum.
    """
    if not totals:
        return []
    posts = " ".join(f"part[{k}][threadIdx.x >> 5] = {x}_d;" for k, x in enumerate(totals))
    addresses = "".join(f"threadIdx.x == {k} ? {to} : " for k, to in enumerate(totals.values()))
    return [
        *(f"double {x}_d = (double){x};" for x in totals),
        *(_warp_sum(f"{x}_d") for x in totals),
        f"if ((threadIdx.x & 31u) == 0) {{ {posts} }}",
        "__syncthreads();",
        f"if (threadIdx.x < {len(totals)}) {{",
        "double s = 0; for (unsigned w = 0; w < (blockDim.x + 31u) >> 5; ++w) s += part[threadIdx.x][w];",
        f"*({addresses}(double*)nullptr) = s;",
        "}",
        "__syncthreads();",
    ]


def _warp_sum(x: str) -> str:
    """Code that adds a number of all threads of a warp, for its first thread."""
    return f"for (int d = 16; d > 0; d >>= 1) {x} += __shfl_down_sync(0xffffffffu, {x}, d);"


def _block_sum(n: str, port: Port) -> str:
    """Code that adds each thread's contribution to a float64 total.

    A block whose threads all add to the same total does one atomic operation for each component, otherwise a warp does,
    otherwise each thread.
    """
    lanes = "".join(f"{_warp_sum(f'{n}_d{k}')}\n" for k in range(port.size))
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
