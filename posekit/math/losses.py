"""Robust losses of least squares, as functions of the squared norm of a residual and of a scale.

With s the squared norm and c the scale, each returns the loss rho(s) and its derivative rho'(s), by which the residual
is weighted. For small s, rho(s) of those declared here is s and rho'(s) is 1. Conditions are on inputs of what is not
linear, so that the branch that is not taken has no infinite derivative.

A user's function f adds the loss c^2 f(s / c^2), whose derivatives are derived: see `add`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ..engine import (
    LOSSES,
    DeclaredOnUse,
    ElementwiseProgram,
    Port,
    Scalar,
    call,
    inv,
    own_ops,
    rsqrt,
    select,
    tangents,
)
from .lib import log

op = own_ops()

Pair = tuple[Scalar, Scalar]
# Up to there 1 + x loses two bits and more, and the series, in z = x / (2 + x) < 1 / 9, has a remainder of 1e-19.
_SERIES_BELOW, _TERMS = 0.25, 9


def huber(s: Scalar, c: Scalar) -> Pair:
    """The square s up to c^2, and 2 c sqrt(s) - c^2 beyond: linear in the norm."""
    limit = c * c
    outside = s > limit
    root = rsqrt(select(outside, s, limit))
    return select(outside, 2 * c * s * root - limit, s), select(outside, c * root, 1)


def cauchy(s: Scalar, c: Scalar) -> Pair:
    """c^2 log(1 + s / c^2): grows as a logarithm."""
    limit = c * c
    x = s * inv(limit)
    return limit * log1p(x), inv(1 + x)


def geman_mcclure(s: Scalar, c: Scalar) -> Pair:
    """c^2 s / (c^2 + s): bounded by c^2."""
    limit = c * c
    share = limit * inv(limit + s)
    return s * share, share * share


def tukey(s: Scalar, c: Scalar) -> Pair:
    """c^2 / 3 (1 - (1 - s / c^2)^3) up to c^2, and c^2 / 3 beyond, where residuals have no effect."""
    limit = c * c
    x = select(s > limit, limit, s) * inv(limit)
    # Not 1 - (1 - x)^3, which would be a difference of nearly equal numbers.
    return limit * x * (1 - x + x * x * Fraction(1, 3)), (1 - x) * (1 - x)


def log1p(x: Scalar) -> Scalar:
    """log(1 + x) for x >= 0, without the loss of digits of small x."""
    is_small = x < _SERIES_BELOW
    small = select(is_small, x, 0)
    z = small * inv(2 + small)  # log(1 + x) = 2 atanh(x / (2 + x))
    series = z.graph.const(0)
    for k in reversed(range(_TERMS)):
        series = series * z * z + Fraction(2, 2 * k + 1)
    return select(is_small, z * series, log(1 + select(is_small, 1, x)))


LOSSES.update(huber=huber, cauchy=cauchy, geman_mcclure=geman_mcclure, tukey=tukey)
KINDS = tuple(LOSSES)


class DerivativeFamily:
    """The derivatives of a function of one number, as a family of special functions.

    They are taken in forward mode, in which a branch that is not taken has no effect, even if it is not finite.

    Attributes:
        program: The function.
    """

    def __init__(self, program: ElementwiseProgram) -> None:
        self.program = program
        self._lowered: dict[object, ElementwiseProgram] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DerivativeFamily) and self.program.digest == other.program.digest

    def __hash__(self) -> int:
        return hash(self.program.digest)

    def __repr__(self) -> str:
        return f"derivatives of {self.program.digest}"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return [call(self, order + 1, *arguments)]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        key = (*orders, precision)
        program = self._lowered.get(key)
        if program is None:
            program = self._lowered[key] = self._of_orders(orders, precision)
        rows = program.inlined([arguments], arguments[0].graph)
        return {order: row[0] for order, row in zip(orders, rows, strict=True)}

    def _of_orders(self, orders: Sequence[int], precision: str) -> ElementwiseProgram:
        """The derivatives of some orders, as straight-line arithmetic."""
        graph, ((x,),), ((y,),) = self.program.copied()
        derivatives = [y]
        for _ in range(orders[-1]):
            derivatives += tangents(derivatives[-1:], {x: graph.const(1)})
        ports = [Port(f"order{order}", ()) for order in orders]
        rows = [[derivatives[order]] for order in orders]
        inputs = self.program.inputs
        derived = ElementwiseProgram("loss", "Loss", inputs, ports, lambda _: rows, graph=graph)
        arithmetic = [[x] for x in derived.lowered(precision)]
        return ElementwiseProgram("loss", "Loss", inputs, ports, lambda _: arithmetic, graph=arithmetic[0][0].graph)


def add(program: ElementwiseProgram) -> str:
    """Add the loss c^2 f(s / c^2) of a function f to the table. Functions of the same algebra share a row.

    Returns:
        Its name.
    """
    family, name = DerivativeFamily(program), f"user_{program.digest[:16]}"

    def derived(s: Scalar, c: Scalar) -> Pair:
        limit = c * c
        x = s * inv(limit)
        return limit * call(family, 0, x), call(family, 1, x)

    _NAMES[name] = name
    LOSSES.setdefault(name, derived)
    return name


def _declare_robust(name: str) -> Any:
    def robust(square: Scalar, scale: Scalar) -> tuple[Scalar, Scalar]:
        """A loss, and its derivative with respect to the squared norm."""
        return LOSSES[name](square, scale)

    return op(name=f"least_squares.robust.{name}", title="least_squares: loss", returns="loss factor")(robust)


def _declare_slopes(name: str) -> Any:
    def slopes(square: Scalar, scale: Scalar) -> tuple[Scalar, Scalar]:
        """The first and second derivatives of a loss with respect to the squared norm."""
        first = LOSSES[name](square, scale)[1]
        return first, tangents([first], {square: square.graph.const(1)})[0]

    return op(name=f"least_squares.slopes.{name}", title="least_squares: loss", returns="first second")(slopes)


_NAMES = {name: name for name in LOSSES}
# By name: the losses and their slopes, as ops of squared norms and scales.
ROBUST = DeclaredOnUse("least_squares.robust.", _NAMES, _declare_robust)
SLOPES = DeclaredOnUse("least_squares.slopes.", _NAMES, _declare_slopes)
