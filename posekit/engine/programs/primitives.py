"""The table of primitives, the operations of an expression graph.

To add a primitive, add its row here and a function that creates its node in `scalar`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import attrs

Partials = Callable[[Any], Sequence[Any]]


@attrs.frozen(eq=False, repr=False)
class Primitive:
    """One operation on scalars.

    Attributes:
        name: Part of the digests of declared algebra, which exported graphs contain: it must never change.
        cpp: A format string of the C++ expression, for the compilers of the CPU and of CUDA.
        torch: A format string of the torch expression, in which ``t`` is the module.
        partials: The partial derivatives of a node with respect to its arguments; None for an argument in which it
            counts as locally constant. Without this function it is locally constant in all arguments.
        cycles: Approximate latency in processor cycles.
        is_condition: Whether the result is a boolean.
        neutral: For each argument, the value with which it has no effect, if there is one.
    """

    name: str
    cpp: str = ""
    torch: str = ""
    partials: Partials | None = None
    cycles: int = 4
    is_condition: bool = False
    neutral: Sequence[int | None] = ()

    def __repr__(self) -> str:
        return self.name


def _derivative_of_sqrt(x: Any) -> Sequence[Any]:
    return (Fraction(1, 2) * x.graph.node(RSQRT_OR_ZERO, x.args[0]),)


def _derivative_of_rsqrt(x: Any) -> Sequence[Any]:
    return (Fraction(-1, 2) * (x * (x * x)),)


def _derivative_of_abs(x: Any) -> Sequence[Any]:
    return (x.graph.node(SELECT, x.args[0] < 0, x.graph.const(-1), x.graph.const(1)),)


def _derivative_of_select(x: Any) -> Sequence[Any]:
    one, zero = x.graph.const(1), x.graph.const(0)
    return None, x.graph.node(SELECT, x.args[0], one, zero), x.graph.node(SELECT, x.args[0], zero, one)


def _derivative_of_family(x: Any) -> Sequence[Any]:
    family, order = x.data
    return family.partials(order, x.args)


def _one(x: Any) -> Any:
    return x.graph.const(1)


# Leaves, and special functions, which are lowered to the other primitives before code generation.
SYMBOL = Primitive("symbol", cycles=0)
CONST = Primitive("const", cycles=0)
FAMILY = Primitive("family", partials=_derivative_of_family)
ROUTINE = Primitive("routine")  # a result of a `Routine`, which `expanded` removes unless a kernel has loops
# Arithmetic
ADD = Primitive("add", "{} + {}", "{} + {}", lambda x: (_one(x), _one(x)), neutral=(0, 0))
SUB = Primitive("sub", "{} - {}", "{} - {}", lambda x: (_one(x), x.graph.const(-1)), neutral=(None, 0))
MUL = Primitive("mul", "{} * {}", "{} * {}", lambda x: (x.args[1], x.args[0]), neutral=(1, 1))
NEG = Primitive("neg", "-{}", "-{}", lambda x: (x.graph.const(-1),))
INV = Primitive("inv", "REAL(1) / {}", "1 / {}", lambda x: (-(x * x),), cycles=24)
SQRT = Primitive("sqrt", "PK_SQRT({})", "t.sqrt({})", _derivative_of_sqrt, cycles=30)
RSQRT = Primitive("rsqrt", "REAL(1) / PK_SQRT({})", "t.rsqrt({})", _derivative_of_rsqrt, cycles=54)
RSQRT_OR_ZERO = Primitive(  # 0 for x = 0: the derivatives of sqrt, which do not exist there, are defined as 0
    "rsqrt0",
    "{0} > REAL(0) ? REAL(1) / PK_SQRT({0}) : REAL(0)",
    "t.where({0} > 0, t.rsqrt({0}), 0)",
    _derivative_of_rsqrt,
    cycles=54,
)
RINT = Primitive("rint", "PK_RINT({})", "t.round({})", cycles=8)
ABS = Primitive("abs", "PK_ABS({})", "t.abs({})", _derivative_of_abs)
MAX = Primitive("max", "{0} < {1} ? {1} : {0}", "maximum({}, {})")
FMA = Primitive("fma", "PK_FMA({}, {}, {})", "{} * {} + {}", neutral=(1, 1, 0))
UNSCALE = Primitive("unscale", "PK_UNSCALE({})", "unscale({})")
EXP2 = Primitive("exp2", "PK_EXP2({})", "t.exp2({})", cycles=8)  # of an integer, within the exponents of a float
LOG2 = Primitive("log2", "PK_LOG2({})", "t.round(t.log2({}))", cycles=8)  # of a power of two
# Conditions and selects
LT = Primitive("lt", "{} < {}", "{} < {}", is_condition=True)
LE = Primitive("le", "{} <= {}", "{} <= {}", is_condition=True)
NE = Primitive("ne", "{} != {}", "{} != {}", is_condition=True)
BOTH = Primitive("both", "{} & {}", "{} & {}", is_condition=True)
SELECT = Primitive("select", "{} ? {} : {}", "where({}, {}, {})", _derivative_of_select)
# The argument that the first one, an integer, selects. `specialised` removes it before code generation.
SWITCH = Primitive("switch")
