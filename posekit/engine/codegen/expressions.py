"""Scalar algebra as C++ that the CPU's compiler and CUDA's read alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..dtypes import BY_TAG
from ..programs import CONST, SYMBOL, Scalar, reachable
from .templates import fill


class _Bits(NamedTuple):
    """How the numbers of a precision lie in memory, for `unscale`: its bits of the exponent, and bounds of these."""

    f: str
    bits: str
    exponent: str
    low: str
    high: str
    top: str
    to_bits: str
    from_bits: str


_BITS = {
    "f32": _Bits(
        f="f",
        bits="unsigned int",
        exponent="0x7f800000u",
        low="0x01000000u",
        high="0x7e000000u",
        top="0x7f000000u",
        to_bits="__float_as_uint",
        from_bits="__uint_as_float",
    ),
    "f64": _Bits(
        f="",
        bits="unsigned long long",
        exponent="0x7ff0000000000000ull",
        low="0x0020000000000000ull",
        high="0x7fc0000000000000ull",
        top="0x7fe0000000000000ull",
        to_bits="__double_as_longlong",
        from_bits="__longlong_as_double",
    ),
}


def preamble(kind: str) -> str:
    """Types, and the few functions that the CPU and the CUDA compiler spell differently."""
    dtype = BY_TAG[kind]
    storage = fill("bfloat16.h") if dtype.store == "BFloat16" else ""
    return fill("preamble.h", real=dtype.real, store=dtype.store, storage=storage, **_BITS[dtype.precision]._asdict())


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
        elif x.op is CONST:
            names[x.id] = f"REAL({float(x.data)!r})" if x.data >= 0 else f"(REAL({float(x.data)!r}))"
        else:
            names[x.id] = f"v{len(lines)}"
            text = symbol(*x.data) if x.op is SYMBOL else x.op.cpp.format(*[names[y.id] for y in x.args])
            lines.append(f"const {'bool' if x.op.is_condition else 'REAL'} {names[x.id]} = {text};")
    return lines, [names[y.id] for y in outputs]
