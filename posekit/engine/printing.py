"""Scalar algebra as C++ that the CPU's compiler and CUDA's read alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .algebra import Scalar, reachable

# dtype tag: the type computed in, the type stored, the precision that special functions are lowered to
KINDS = {
    "f32": ("wp::float32", "wp::float32", "f32"),
    "f64": ("wp::float64", "wp::float64", "f64"),
    "f16": ("wp::float32", "wp::float16", "f32"),
    "bf16": ("wp::float32", "Upper", "f32"),
}

# The upper half of a float, rounded to even. Warp has such a type too, but to name it costs each of NVRTC's builds the
# half second that its header takes.
_UPPER = """struct Upper {
unsigned short bits;
Upper() = default;
#if defined(__CUDA_ARCH__)
#if __CUDA_ARCH__ >= 800
CUDA_CALLABLE Upper(REAL x) { asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(x)); }
#else
CUDA_CALLABLE Upper(REAL x) { const unsigned b = __float_as_uint(x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
#endif
CUDA_CALLABLE operator REAL() const { return __uint_as_float((unsigned)bits << 16); }
#else
Upper(REAL x) { const unsigned b = __builtin_bit_cast(unsigned, x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
operator REAL() const { return __builtin_bit_cast(REAL, (unsigned)bits << 16); }
#endif
};
"""

_MACROS = {
    "f32": (
        "f",
        "unsigned int",
        "0x7f800000u",
        "0x01000000u",
        "0x7e000000u",
        "0x7f000000u",
        "__float_as_uint",
        "__uint_as_float",
    ),
    "f64": (
        "",
        "unsigned long long",
        "0x7ff0000000000000ull",
        "0x0020000000000000ull",
        "0x7fc0000000000000ull",
        "0x7fe0000000000000ull",
        "__double_as_longlong",
        "__longlong_as_double",
    ),
}


def preamble(kind: str) -> str:
    """Types, and the few functions that the CPU and the CUDA compiler spell differently."""
    real, store, precision = KINDS[kind]
    f, bits, exponent, low, high, top, to_bits, from_bits = _MACROS[precision]
    own = _UPPER if store == "Upper" else ""
    return f"""typedef {real} REAL;
{own}typedef {store} STORE; typedef {bits} BITS;
#undef PK_SQRT
#undef PK_RINT
#undef PK_ABS
#undef PK_FMA
#undef PK_TO_BITS
#undef PK_FROM_BITS
#undef PK_CLAMP
#undef PK_UNSCALE
#if defined(__CUDA_ARCH__)
#define PK_SQRT(x) sqrt{f}(x)
#define PK_RINT(x) rint{f}(x)
#define PK_ABS(x) fabs{f}(x)
#define PK_FMA(a, b, c) fma{f}(a, b, c)
#define PK_TO_BITS(x) (BITS){to_bits}(x)
#define PK_FROM_BITS(x) {from_bits}(x)
#else
#pragma clang diagnostic ignored "-Wpass-failed"
#define PK_SQRT(x) __builtin_elementwise_sqrt(x)
#define PK_RINT(x) __builtin_elementwise_rint(x)
#define PK_ABS(x) __builtin_elementwise_abs(x)
#if defined(__FMA__)
#define PK_FMA(a, b, c) __builtin_elementwise_fma(a, b, c)
#else
#define PK_FMA(a, b, c) ((a) * (b) + (c))
#endif
#define PK_TO_BITS(x) __builtin_bit_cast(BITS, x)
#define PK_FROM_BITS(x) __builtin_bit_cast(REAL, x)
#endif
#define PK_CLAMP(e) ((e) < {low} ? {low} : (e) > {high} ? {high} : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)({top} - PK_CLAMP(PK_TO_BITS(x) & {exponent})))
"""


def _expression(x: Scalar, name: Callable[[Scalar], str]) -> str:
    a = [name(y) for y in x.args]
    match x.op:
        case "add":
            return f"{a[0]} + {a[1]}"
        case "sub":
            return f"{a[0]} - {a[1]}"
        case "mul":
            return f"{a[0]} * {a[1]}"
        case "neg":
            return f"-{a[0]}"
        case "inv":
            return f"REAL(1) / {a[0]}"
        case "sqrt":
            return f"PK_SQRT({a[0]})"
        case "rsqrt":
            return f"REAL(1) / PK_SQRT({a[0]})"
        case "rsqrt0":
            return f"{a[0]} > REAL(0) ? REAL(1) / PK_SQRT({a[0]}) : REAL(0)"
        case "rint":
            return f"PK_RINT({a[0]})"
        case "abs":
            return f"PK_ABS({a[0]})"
        case "max":
            return f"{a[0]} < {a[1]} ? {a[1]} : {a[0]}"
        case "fma":
            return f"PK_FMA({a[0]}, {a[1]}, {a[2]})"
        case "unscale":
            return f"PK_UNSCALE({a[0]})"
        case "lt":
            return f"{a[0]} < {a[1]}"
        case "le":
            return f"{a[0]} <= {a[1]}"
        case "ne":
            return f"{a[0]} != {a[1]}"
        case "both":
            return f"{a[0]} & {a[1]}"
        case "select":
            return f"{a[0]} ? {a[1]} : {a[2]}"
    raise NotImplementedError(x.op)


CONDITIONS = ("lt", "le", "ne", "both")


def print_lines(
    outputs: Sequence[Scalar], symbol: Callable[[str, int], str], known: Mapping[int, str] | None = None
) -> tuple[list[str], list[str]]:
    """Straight-line text, and the name of each output: every shared value has one, so no compiler contracts a sum.

    Args:
        outputs: What is computed.
        symbol: The text that reads a symbol.
        known: The text that reads a value which was computed before, by its id.
    """
    known = known or {}
    names: dict[int, str] = {}
    lines: list[str] = []
    for x in reachable(outputs, known):
        if x.id in known:
            names[x.id] = known[x.id]
        elif x.op == "const":
            names[x.id] = f"REAL({float(x.data)!r})" if x.data >= 0 else f"(REAL({float(x.data)!r}))"
        else:
            names[x.id] = f"v{len(lines)}"
            text = symbol(*x.data) if x.op == "symbol" else _expression(x, lambda y: names[y.id])
            lines.append(f"const {'bool' if x.op in CONDITIONS else 'REAL'} {names[x.id]} = {text};")
    return lines, [names[y.id] for y in outputs]
