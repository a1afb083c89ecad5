"""Symbolic scalar algebra: the expression graph of which programs are made.

A `Scalar` is a node of a hash-consed graph: equal expressions are the same node. So common subexpressions are shared
from the start, and differentiation works on the shared graph, never on expanded formulas. Scalars support Python's
arithmetic operators; operations that have no operator are functions below. Nodes are simplified when they are created.

The condition of a `select` counts as locally constant: derivatives pass through its branches only. Apply non-linear
functions to the result of a `select`, not inside its branches. Otherwise a branch that is not taken can turn the
gradient into NaN.
"""

from __future__ import annotations

import functools
import itertools
import math
import numbers
from collections.abc import Sequence
from fractions import Fraction
from types import FunctionType
from typing import Any, Protocol

from ...errors import ArgumentError
from . import primitives as p

Number = int | float | Fraction


class Family(Protocol):
    """A sequence of special functions that is closed under differentiation, such as those of `posekit.math.lib.series`.

    Its repr is part of the program's digest, and so of the keys of the source cache.
    """

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        """The partial derivatives of member ``order`` of the family with respect to each argument."""

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        """The members ``orders`` of the family, as straight-line arithmetic that is accurate to ``precision``."""


class Graph:
    """The expression graph of a program. It owns the nodes."""

    def __init__(self) -> None:
        self._nodes: dict[tuple, Scalar] = {}
        self._ids = itertools.count()

    def node(self, op: p.Primitive, *args: Scalar, data: Any = None) -> Scalar:
        key = (op, data, *[a.id for a in args])
        node = self._nodes.get(key)
        if node is None:  # `setdefault` is atomic: threads that create the same node concurrently get one object
            node = self._nodes.setdefault(key, Scalar(self, next(self._ids), op, args, data))
        return node

    def __len__(self) -> int:
        return len(self._nodes)

    def symbol(self, name: str, component: int) -> Scalar:
        return self.node(p.SYMBOL, data=(name, component))

    def const(self, value: Number) -> Scalar:
        number = value if isinstance(value, numbers.Rational) else float(value)
        if not math.isfinite(number):
            raise ArgumentError(f"a number in a declaration must be finite, got {value}")
        return self.node(p.CONST, data=Fraction(number))


class Scalar:
    """A symbolic real number: a node of the expression graph.

    >>> from posekit.algebra import Scalar
    >>> @pk.op
    ... def energy(stretch: Scalar, stiffness: Scalar) -> Scalar:
    ...     return stiffness * stretch**2 / 2
    >>> energy(torch.tensor(0.5), torch.tensor([8.0, 16.0]))
    tensor([1., 2.])
    """

    __slots__ = ("args", "data", "graph", "id", "op")

    def __init__(self, graph: Graph, id: int, op: p.Primitive, args: tuple[Scalar, ...], data: Any) -> None:
        self.graph, self.id, self.op, self.args, self.data = graph, id, op, args, data

    def _lift(self, other: Scalar | Number) -> Scalar:
        if isinstance(other, Scalar):
            return other
        if not isinstance(other, numbers.Real):
            raise ArgumentError(f"a Scalar is combined with numbers and Scalars, got {type(other).__name__}")
        return self.graph.const(other)

    def __add__(self, other: Scalar | Number) -> Scalar:
        return add(self, self._lift(other))

    def __sub__(self, other: Scalar | Number) -> Scalar:
        return sub(self, self._lift(other))

    def __mul__(self, other: Scalar | Number) -> Scalar:
        if isinstance(other, tuple):
            return NotImplemented  # `Array.__rmul__` scales the array
        return mul(self, self._lift(other))

    def __truediv__(self, other: Scalar | Number) -> Scalar:
        return mul(self, inv(self._lift(other)))

    def __radd__(self, other: Number) -> Scalar:
        return add(self._lift(other), self)

    def __rsub__(self, other: Number) -> Scalar:
        return sub(self._lift(other), self)

    def __rmul__(self, other: Number) -> Scalar:
        return mul(self._lift(other), self)

    def __rtruediv__(self, other: Number) -> Scalar:
        return mul(self._lift(other), inv(self))

    def __neg__(self) -> Scalar:
        return neg(self)

    def __pow__(self, exponent: int) -> Scalar:
        if not isinstance(exponent, int) or exponent < 0:
            raise TypeError(
                f"`**` takes whole, non-negative powers; got {exponent!r} (see inv, sqrt and rsqrt, and power)"
            )
        power = self.graph.const(1)
        for _ in range(exponent):
            power = mul(power, self)
        return power

    def __bool__(self) -> bool:
        raise TypeError(
            "the value of a Scalar is not known while an op is declared; choose with select(condition, a, b)"
        )

    def __lt__(self, other: Scalar | Number) -> Scalar:
        return self.graph.node(p.LT, self, self._lift(other))

    def __le__(self, other: Scalar | Number) -> Scalar:
        return self.graph.node(p.LE, self, self._lift(other))

    def __gt__(self, other: Scalar | Number) -> Scalar:
        return self._lift(other) < self

    def __ge__(self, other: Scalar | Number) -> Scalar:
        return self._lift(other) <= self

    def __repr__(self) -> str:
        if self.op is p.SYMBOL:
            return "{}[{}]".format(*self.data)
        return str(self.data) if self.op is p.CONST else f"{self.op}({', '.join(f'%{a.id}' for a in self.args)})"


def lifted(function: str, *arguments: Any) -> list[Scalar]:
    """The arguments of a function as Scalars. At least one of them must be one already."""
    first = next((x for x in arguments if isinstance(x, Scalar)), None)
    if first is None:
        kind = type(arguments[0] if arguments else None)
        method = isinstance(getattr(kind, function, None), FunctionType)
        remedy = f"; write `{kind.__name__.lower()}.{function}()`" if method else ""
        if issubclass(kind, tuple):
            remedy = "; it is a function of one number: call it for each"
        raise ArgumentError(f"{function}: must be given a Scalar, got {kind.__name__}{remedy}")
    return [first._lift(x) for x in arguments]


def value(x: Scalar) -> Fraction | None:
    """The value of ``x`` if it is a constant node, else None."""
    return x.data if x.op is p.CONST else None


def _is_sign(x: Scalar) -> bool:
    return x.op is p.SELECT and all(value(b) in (1, -1) for b in x.args[1:])


def _ordered(a: Scalar, b: Scalar) -> tuple[Scalar, Scalar]:
    return (a, b) if a.id <= b.id else (b, a)


def add(a: Scalar, b: Scalar) -> Scalar:
    va, vb = value(a), value(b)
    if va is not None and vb is not None:
        return a.graph.const(va + vb)
    if va == 0:
        return b
    if vb == 0:
        return a
    if b.op is p.NEG:
        return sub(a, b.args[0])
    if a.op is p.NEG:
        return sub(b, a.args[0])
    if a is b:
        return mul(a.graph.const(2), a)
    return a.graph.node(p.ADD, *_ordered(a, b))


def sub(a: Scalar, b: Scalar) -> Scalar:
    va, vb = value(a), value(b)
    if va is not None and vb is not None:
        return a.graph.const(va - vb)
    if a is b:
        return a.graph.const(0)
    if va == 0:
        return neg(b)
    if vb == 0:
        return a
    if b.op is p.NEG:
        return add(a, b.args[0])
    if a.op is p.NEG:
        return neg(add(a.args[0], b))
    return a.graph.node(p.SUB, a, b)


def neg(a: Scalar) -> Scalar:
    v = value(a)
    if v is not None:
        return a.graph.const(-v)
    if a.op is p.NEG:
        return a.args[0]
    if a.op is p.SUB:
        return sub(a.args[1], a.args[0])
    return a.graph.node(p.NEG, a)


def mul(a: Scalar, b: Scalar) -> Scalar:
    va, vb = value(a), value(b)
    if va is not None and vb is not None:
        return a.graph.const(va * vb)
    if vb is not None:
        a, b, va, vb = b, a, vb, va
    if va is not None:
        if va == 0:
            return a
        if va == 1:
            return b
        if va == -1:
            return neg(b)
        if va < 0:
            return neg(mul(a.graph.const(-va), b))
        if b.op is p.MUL and value(b.args[0]) is not None:
            return mul(mul(a, b.args[0]), b.args[1])
    if a.op is p.NEG:
        return neg(mul(a.args[0], b))
    if b.op is p.NEG:
        return neg(mul(a, b.args[0]))
    # Two selects by the same condition are multiplied branch by branch. The square of a select is not: it is one
    # product of the selected value, unless both branches are constants.
    squared = a is b and any(value(x) is None for x in a.args[1:])
    if a.op is p.SELECT and b.op is p.SELECT and a.args[0] is b.args[0] and not squared:
        return select(a.args[0], mul(a.args[1], b.args[1]), mul(a.args[2], b.args[2]))
    for sign, other in ((a, b), (b, a)):  # sign * (sign * y) = y, as the square of a sign is 1
        if _is_sign(sign) and other.op is p.MUL and sign in other.args:
            return other.args[0] if other.args[1] is sign else other.args[1]
    a, b = _ordered(a, b)
    if value(b) is not None:
        a, b = b, a
    return a.graph.node(p.MUL, a, b)


def inv(x: Scalar) -> Scalar:
    """The reciprocal 1 / x. All divisions by ``x`` share it.

    >>> from posekit.algebra import Scalar, inv
    >>> @pk.op
    ... def parallel(a: Scalar, b: Scalar) -> Scalar:
    ...     return inv(inv(a) + inv(b))
    >>> parallel(torch.tensor(2.0), torch.tensor(2.0))
    tensor(1.)
    """
    (x,) = lifted("inv", x)
    v = value(x)
    return x.graph.const(1 / v) if v else x.graph.node(p.INV, x)


def rsqrt(x: Scalar) -> Scalar:
    """1 / sqrt(x).

    >>> from posekit.algebra import Scalar, rsqrt
    >>> @pk.op
    ... def lorentz(beta: Scalar) -> Scalar:
    ...     return rsqrt(1 - beta * beta)
    >>> lorentz(torch.tensor([0.0, 0.6]))
    tensor([1.0000, 1.2500])
    """
    (x,) = lifted("rsqrt", x)
    return x.graph.node(p.RSQRT, x)


def sqrt(x: Scalar) -> Scalar:
    """The square root. Its derivatives at 0, which do not exist, are defined as 0.

    >>> from posekit.algebra import Scalar, sqrt
    >>> @pk.op
    ... def hypotenuse(a: Scalar, b: Scalar) -> Scalar:
    ...     return sqrt(a * a + b * b)
    >>> hypotenuse(torch.tensor(3.0), torch.tensor(4.0))
    tensor(5.)
    """
    (x,) = lifted("sqrt", x)
    return x.graph.node(p.SQRT, x)


def rint(x: Scalar) -> Scalar:
    """Round to the nearest integer, ties to even. Locally constant.

    >>> from posekit.algebra import Scalar, rint
    >>> @pk.op
    ... def to_grid(x: Scalar, step: Scalar) -> Scalar:
    ...     return rint(x / step) * step
    >>> to_grid(torch.tensor([0.7, 1.2]), torch.tensor(0.5))
    tensor([0.5000, 1.0000])
    """
    (x,) = lifted("rint", x)
    return x.graph.node(p.RINT, x)


def fma(a: Scalar, b: Scalar, c: Scalar) -> Scalar:
    """Fused multiply-add ``a * b + c``, rounded once where the hardware has it. It has no derivative.

    Use it in lowered algebra only.
    """
    return a.graph.node(p.FMA, *_ordered(a, b), c)


def unscale(x: Scalar) -> Scalar:
    """A power of two near 1 / |x|, to scale ``x`` without rounding into a range without overflow or underflow.

    It is finite for every ``x``, and counts as locally constant. If ``s`` is a result of it,
    ``unscale(s)`` is exactly 1 / s.

    >>> from posekit.algebra import Scalar, Vec2, dot, maximum, absolute, sqrt, unscale
    >>> @pk.op
    ... def norm(v: Vec2) -> Scalar:
    ...     s = unscale(maximum(absolute(v[0]), absolute(v[1])))
    ...     return sqrt(dot(v * s, v * s)) * unscale(s)
    >>> norm(torch.tensor([3e30, 4e30]))  # the squares alone would overflow
    tensor(5.0000e+30)
    """
    (x,) = lifted("unscale", x)
    return x.graph.node(p.UNSCALE, x)


def power_of_two(k: Scalar) -> Scalar:
    """2^k for an integer k that is the exponent of a normal float. Locally constant. Use it in lowered algebra only."""
    return k.graph.node(p.EXP2, k)


def exponent(x: Scalar) -> Scalar:
    """The exponent k of a power of two 2^k, such as `unscale` returns. Locally constant."""
    return x.graph.node(p.LOG2, x)


def nonzero(x: Scalar) -> Scalar:
    """The condition x != 0.

    >>> from posekit.algebra import Scalar, nonzero, select
    >>> @pk.op
    ... def ratio(a: Scalar, b: Scalar) -> Scalar:
    ...     safe = select(nonzero(b), b, 1)
    ...     return select(nonzero(b), a / safe, 0)
    >>> ratio(torch.tensor(6.0), torch.tensor([2.0, 0.0]))
    tensor([3., 0.])
    """
    (x,) = lifted("nonzero", x)
    return x.graph.node(p.NE, x, x.graph.const(0))


def both(a: Scalar, b: Scalar) -> Scalar:
    """The logical and of two conditions.

    >>> from posekit.algebra import Scalar, both, select
    >>> @pk.op
    ... def inside(x: Scalar) -> Scalar:
    ...     return select(both(x > 0, x < 1), 1, 0)
    >>> inside(torch.tensor([-0.5, 0.5, 1.5]))
    tensor([0., 1., 0.])
    """
    return a.graph.node(p.BOTH, *_ordered(a, b))


def select(condition: Scalar, a: Scalar | Number, b: Scalar | Number) -> Scalar:
    """``a`` where the condition is true, ``b`` elsewhere. The condition counts as locally constant.

    >>> from posekit.algebra import Scalar, select
    >>> @pk.op
    ... def relu(x: Scalar) -> Scalar:
    ...     return select(x > 0, x, 0)
    >>> relu(torch.tensor([-2.0, 3.0]))
    tensor([0., 3.])
    """
    a, b = condition._lift(a), condition._lift(b)
    return a if a is b else condition.graph.node(p.SELECT, condition, a, b)


def switch(selector: Scalar, *cases: Scalar) -> Scalar:
    """The case that an integer selects, from 0. The selector counts as locally constant.

    Only steps of sweeps may use it, with a component of their `TablePort` as the selector.
    """
    same = all([x is cases[0] for x in cases])
    return cases[0] if same else selector.graph.node(p.SWITCH, selector, *cases)


def absolute(x: Scalar) -> Scalar:
    """|x|. The derivative at 0 is 1, the limit from the right; that of `torch.abs` is 0.

    >>> from posekit.algebra import Scalar, absolute
    >>> @pk.op
    ... def distance(a: Scalar, b: Scalar) -> Scalar:
    ...     return absolute(a - b)
    >>> distance(torch.tensor(1.0), torch.tensor([0.0, 3.0]))
    tensor([1., 2.])
    """
    (x,) = lifted("absolute", x)
    return x.graph.node(p.ABS, x)


def maximum(*xs: Scalar | Number) -> Scalar:
    """The largest of some numbers. Equal ones share its derivative in halves, as in `torch.maximum`.

    >>> from posekit.algebra import Scalar, maximum
    >>> @pk.op
    ... def hinge(x: Scalar) -> Scalar:
    ...     return maximum(x, 0)
    >>> x = torch.tensor([-1.0, 0.0, 2.0], requires_grad=True)
    >>> hinge(x).tolist(), torch.autograd.grad(hinge(x).sum(), x)
    ([0.0, 0.0, 2.0], (tensor([0.0000, 0.5000, 1.0000]),))
    """
    return functools.reduce(lambda a, b: select(a < b, b, select(b < a, a, _half_sum(a, b))), lifted("maximum", *xs))


def minimum(*xs: Scalar | Number) -> Scalar:
    """The smallest of some numbers. Equal ones share its derivative in halves, as in `torch.minimum`.

    >>> from posekit.algebra import Scalar, minimum
    >>> @pk.op
    ... def clipped(x: Scalar, most: Scalar) -> Scalar:
    ...     return minimum(x, most)
    >>> clipped(torch.tensor([1.0, 3.0]), torch.tensor(2.0))
    tensor([1., 2.])
    """
    return functools.reduce(lambda a, b: select(b < a, b, select(a < b, a, _half_sum(a, b))), lifted("minimum", *xs))


def _half_sum(a: Scalar, b: Scalar) -> Scalar:
    """The value of two equal numbers, with both derivatives; NaN if one is."""
    return Fraction(1, 2) * a + Fraction(1, 2) * b  # a + b may overflow


def constant_maximum(*xs: Scalar | Number) -> Scalar:
    """The largest of some numbers, without a derivative: for scale factors and conditions.

    >>> from posekit.algebra import Scalar, Vec3, absolute, constant_maximum
    >>> @pk.op
    ... def scaled(v: Vec3) -> Vec3:
    ...     return v / constant_maximum(*[absolute(x) for x in v])
    >>> scaled(torch.tensor([1.0, -4.0, 2.0]))
    tensor([ 0.2500, -1.0000,  0.5000])
    """
    largest, *rest = lifted("constant_maximum", *xs)
    for x in rest:
        largest = largest.graph.node(p.MAX, largest, x)
    return largest


def constant(x: Scalar) -> Scalar:
    """The value of ``x``, detached: it counts as constant in derivatives.

    >>> from posekit.algebra import Scalar, constant
    >>> @pk.op
    ... def weighted(x: Scalar) -> Scalar:
    ...     return constant(x) * x
    >>> x = torch.tensor(3.0, requires_grad=True)
    >>> torch.autograd.grad(weighted(x), x)  # 3, not 6
    (tensor(3.),)
    """
    (x,) = lifted("constant", x)
    return x.graph.node(p.MAX, x, x)


def call(family: Family, order: int, *arguments: Scalar) -> Scalar:
    """Member ``order`` of a family of special functions, at ``arguments``."""
    return arguments[0].graph.node(p.FAMILY, *arguments, data=(family, order))
