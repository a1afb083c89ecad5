"""Code generation for elementwise kernels on CUDA.

A flat kernel has one thread for each element. Any other kernel divides its loops among tiles of iterations. Without
sums a tile is one element. With sums it belongs to a group of threads, up to a block, which stores one number for each
sum: the result if the tile contains all that is summed, otherwise a partial sum, of which torch computes the total. So
every sum has one fixed order, however the launch is divided.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..dtypes import BY_TAG
from ..private import BLOCK
from ..programs import ElementwiseProgram, Port
from .element_code import body, element_offset, names
from .layouts import TOTALS, Access, Layout
from .templates import fill

WARPS = BLOCK // 32  # of a block

PACKED_ROW = "struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };"


def _row(n: str, port: Port, kind: str, start: str, stride: list[str], aligned: str) -> str:
    """Code that copies a row between memory and registers, 16 bytes at a time if it is aligned.

    Rows of 12 bytes are moved number by number: the first of these accesses of a warp brings the lines of all to the
    cache, and to stage them in shared memory would take two more instructions for each number and a barrier.

    Args:
        n: The tensor.
        port: Its port.
        kind: The tag of the dtype.
        start: C++ expression for the offset of the row.
        stride: C++ expressions for the offsets of the components in the row.
        aligned: C++ expression for whether the row is contiguous, and begins at a multiple of 16 bytes.
    """
    width, is_input = 16 // BY_TAG[kind].torch.itemsize, n[0] == "i"
    const = "const " if is_input else ""
    one = (
        (lambda k: f"{n}[{k}] = REAL(p[{stride[k]}]);")
        if is_input
        else (lambda k: f"p[{stride[k]}] = STORE({n}[{k}]);")
    )
    scalar = " ".join(one(k) for k in range(port.size))
    begin = f"{const}STORE* __restrict p = ({const}STORE*){n}_ + {start};"
    if port.size % width:
        return f"{{ {begin} {scalar} }}"
    blocks = []
    for b in range(port.size // width):
        if is_input:
            picks = " ".join(f"{n}[{b * width + k}] = REAL(w.x[{k}]);" for k in range(width))
            blocks.append(f"{{ const PackedRow w = ((const PackedRow*)p)[{b}]; {picks} }}")
        else:
            picks = " ".join(f"w.x[{k}] = STORE({n}[{b * width + k}]);" for k in range(width))
            blocks.append(f"{{ PackedRow w; {picks} ((PackedRow*)p)[{b}] = w; }}")
    return f"{{ {begin} if ({aligned}) {{ {' '.join(blocks)} }} else {{ {scalar} }} }}"


def flat(program: ElementwiseProgram, kind: str) -> str:
    """The kernel for elements that are contiguous in all tensors."""
    moves = {
        n: _row(n, p, kind, f"t * {p.size}", [str(k) for k in range(p.size)], "aligned") for n, p in names(program)
    }
    return f"""const long long t = thread;
if (t >= n) return;
{PACKED_ROW}
{_element(program, kind, moves, {})}"""


def _element(program: ElementwiseProgram, kind: str, moves: Mapping[str, str], sums: Mapping[str, str]) -> str:
    """Code that computes one element.

    Args:
        program: The program.
        kind: The tag of the dtype.
        moves: For each tensor that is no sum, the code that copies a row between memory and the array of its name.
        sums: For each sum, the C++ assignment operator by which the variables of its name take its components.
    """

    def store(j: int, k: int, x: str) -> str:
        n = f"o{j}"
        return f"{n}_a{k} {sums[n]} {x};" if n in sums else f"{n}[{k}] = {x};"

    registers = [f"REAL {n}[{p.size}];" for n, p in names(program) if n in moves]
    reads, writes = ([text for n, text in moves.items() if n[0] == first] for first in "io")
    return "\n".join([*registers, *reads, body(program, kind, lambda i, k: f"i{i}[{k}]", store), *writes])


def general(program: ElementwiseProgram, kind: str, layout: Layout) -> str:
    """The kernel for any strides, with reductions.

    The loops are k0, k1, k2 and, innermost, k3. A thread computes ``per`` elements: along k3 if all sums are sums over
    it, otherwise along k2. The numbers of tiles along the loops are ``n0`` to ``n3``, and ``b2`` and ``b3`` count them.
    """
    access = dict(zip([n for n, _ in names(program)], layout, strict=True))
    if any(access[n] in TOTALS for n in access):
        return _summing(program, kind, access)
    lines = ["if (thread >= tiles) return;", "const unsigned t = (unsigned)thread;", fill("cuda/position.h")]
    lines += [
        "const long long k2 = b2, k3 = b3;",
        PACKED_ROW,
        _element(program, kind, _moves(program, kind, access), {}),
    ]
    return "\n".join(lines)


def _moves(program: ElementwiseProgram, kind: str, access: Mapping[str, Access]) -> dict[str, str]:
    """Code that copies the rows of each tensor that is no sum."""
    moves = {}
    for bit, (n, p) in enumerate(names(program)):
        if access[n] not in TOTALS:
            stride = [element_offset(int(n[1:]), p, k) if n[0] == "i" else str(k) for k in range(p.size)]
            moves[n] = _row(n, p, kind, _offset(n, "k2", "k3"), stride, f"aligned >> {bit} & 1")
    return moves


def _offset(n: str, second: str, inner: str) -> str:
    """The C++ expression for an offset in a tensor, from the indices of the two inner loops, or of tiles of them."""
    return " + ".join(f"{k} * {n}_s{d}" for d, k in enumerate(("k0", "k1", second, inner)))


def _summing(program: ElementwiseProgram, kind: str, access: Mapping[str, Access]) -> str:
    """The kernel of tiles with sums.

    A sum over k3 (`SUM`) is added up by the threads of a group, for each k2. A sum over k2 alone (`OUTER_SUM`) is added
    up by each thread.
    """
    ports = dict(names(program))
    inner, outer = ([n for n in access if access[n] is a] for a in (Access.SUM, Access.OUTER_SUM))
    element = _element(
        program,
        kind,
        _moves(program, kind, access),
        dict.fromkeys(outer, "+=") | dict.fromkeys(inner, "=" if outer else "+="),
    )
    own, posted = (
        {f"{n}_a{k}": _store_total(n, k, *at) for n in of for k in range(ports[n].size)}
        for of, at in ((outer, ("b2", "k3")), (inner, ("k2", "b3")))
    )
    totals = group_totals(posted, "group", "member", "live && k2 < m2")
    zeros, own_zeros = ([f"REAL {x} = 0;" for x in of] for of in (posted, own))
    loop = "for (unsigned j = 0; j < (unsigned)per; ++j) {"
    guarded = ["if (live && k2 < m2 && k3 < m3) {", element, "}"]
    if outer:
        k3, k2 = "const long long k3 = (long long)b3 * group + member;", "const long long k2 = (long long)b2 * per + j;"
        stores = ["if (live && k3 < m3) {", *(text.format(f"(double){x}") for x, text in own.items()), "}"]
        lines = [k3, *own_zeros, loop, k2, *zeros, *guarded, *totals, "}", *stores]
    else:
        k3 = "const long long k3 = ((long long)b3 * per + j) * group + member;"
        lines = ["const long long k2 = b2;", *zeros, loop, k3, *guarded, "}", *totals]
    shared = [f"__shared__ double part[{len(posted)}][{WARPS}];"] if posted else []
    return "\n".join([fill("cuda/group.h"), fill("cuda/position.h"), PACKED_ROW, *shared, *lines])


def _store_total(n: str, k: int, second: str, inner: str) -> str:
    """A C++ statement that stores ``{0}``, a component of a sum over a tile: a result, or a partial sum in float64."""
    at = f"{_offset(n, second, inner)} + {k}"
    return (
        f"if (complete >> {n[1:]} & 1) ((STORE*){n}_)[{at}] = STORE(REAL({{0}})); else ((double*){n}_)[{at}] = {{0}};"
    )


def group_totals(totals: Mapping[str, str], group: str, member: str, stores: str) -> list[str]:
    """Code that sums numbers over groups of threads of a block, in a fixed order, and stores each sum once.

    All threads of the block run it. ``part`` is shared memory for the sums of each warp.

    Args:
        totals: For each number, the C++ statement that stores the float64 sum, which it calls ``{0}``.
        group: C++ expression for the number of threads of a group: a power of two, the same for all threads.
        member: C++ expression for the index of the thread in its group.
        stores: C++ expression for whether the group stores its sums.
    """
    if not totals:
        return []
    steps = " ".join(f"{x}_d += __shfl_down_sync(0xffffffffu, {x}_d, d);" for x in totals)
    posts = " ".join(f"part[{k}][threadIdx.x >> 5] = {x}_d;" for k, x in enumerate(totals))
    cases = "\n".join(f"case {k}: {{ {text.format('s')} }} break;" for k, text in enumerate(totals.values()))
    copies = "\n".join(f"double {x}_d = (double){x};" for x in totals)
    results = "\n".join(text.format(f"{x}_d") for x, text in totals.items())
    return [
        fill(
            "cuda/group_totals.h",
            **{"group": group, "member": member, "stores": stores, "count": str(len(totals)), "copies": copies},
            **{"steps": steps, "posts": posts, "cases": cases, "results": results},
        )
    ]
