"""Scalar algebra as C++ expressions that are valid for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..dtypes import BY_TAG
from ..programs import CONST, ROUTINE, SYMBOL, ElementwiseProgram, Scalar, reachable
from .routines import Calls, Place
from .templates import fill


class _Bits(NamedTuple):
    """The IEEE 754 representation of a precision as C++ text.

    Attributes:
        f: Suffix of the functions of CUDA's math library.
        bits: Unsigned integer of the same size.
        exponent: Mask of the exponent bits.
        low: Lower bound to which the exponent bits are clamped.
        high: Upper bound.
        top: The exponent bits from which the clamped ones are subtracted.
        to_bits: CUDA's function from the number to its bits.
        from_bits: CUDA's function from the bits to the number.
        digits: The number of fraction bits.
        biased: The sum of 2^digits and the bias of the exponent.
        carrier: The bits of 2^digits.
    """

    f: str
    bits: str
    exponent: str
    low: str
    high: str
    top: str
    to_bits: str
    from_bits: str
    digits: str
    biased: str
    carrier: str


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
        digits="23",
        biased="8388735.0",
        carrier="0x4b000000u",
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
        digits="52",
        biased="4503599627371519.0",
        carrier="0x4330000000000000ull",
    ),
}


def preamble(kind: str) -> str:
    """Declarations of the types, and macros for functions that the CPU's and CUDA's compilers name differently."""
    dtype = BY_TAG[kind]
    storage = fill("bfloat16.h") if dtype.store == "BFloat16" else ""
    bits = _BITS[dtype.precision]._asdict()
    return fill("preamble.h", real=dtype.real, store=dtype.store, storage=storage, **bits) + "\n"


def print_lines(
    outputs: Sequence[Scalar],
    symbol: Callable[[str, int], str],
    known: Mapping[int, str] | None = None,
    stem: str = "v",
    order: Sequence[Scalar] | None = None,
    place: Place = lambda name, k: None,
) -> tuple[list[str], list[str]]:
    """Straight-line code: the lines, and the name or literal of each output.

    Each value is assigned to a variable of its own. So shared values are computed once, and no compiler contracts a
    product and a sum to fma.

    Args:
        outputs: The values to compute.
        symbol: The C++ expression for a component of a port.
        known: The C++ expressions of values that are already computed, by the ids of their nodes.
        stem: The names of the variables begin with it.
        order: The values of the lines, in an order in which each is after its arguments.
        place: Where routines find inputs.
    """
    known = known or {}
    names: dict[int, str] = {}
    lines: list[str] = []
    calls = Calls(lines, names, place)
    every = reachable(outputs, known)
    unread = calls.unread(every, outputs) if any(x.op is ROUTINE for x in every) else set()
    if order is not None:
        every = [*(x for x in every if x.op is CONST or x.id in known), *order]
    for x in every:
        if x.id in unread:
            continue
        if x.id in known:
            names[x.id] = known[x.id]
        elif x.op is CONST:
            names[x.id] = f"REAL({float(x.data)!r})" if x.data >= 0 else f"(REAL({float(x.data)!r}))"
        elif x.op is ROUTINE:
            names[x.id] = calls.result(x)
        else:
            names[x.id] = f"{stem}{len(lines)}"
            text = symbol(*x.data) if x.op is SYMBOL else x.op.cpp.format(*[names[y.id] for y in x.args])
            lines.append(f"const {'auto' if x.op.is_condition else 'REAL'} {names[x.id]} = {text};")
    return [*calls.functions.values(), *lines], [names[y.id] for y in outputs]


def assignments(kind: str, program: ElementwiseProgram, inputs: Sequence[Sequence[str]], targets: Sequence[str]) -> str:
    """The statements that assign the results of a program to C++ lvalues, for texts that are written by hand.

    Args:
        kind: The dtype tag.
        program: The program.
        inputs: For each input the C++ expressions of its components.
        targets: The lvalue of each component of the outputs.
    """
    texts = {port.name: names for port, names in zip(program.inputs, inputs, strict=True)}
    outputs = program.lowered(BY_TAG[kind].precision)
    lines, results = print_lines(outputs, lambda name, k: texts[name][k])
    return "\n".join([*lines, *[f"{target} = {name};" for target, name in zip(targets, results, strict=True)]])
