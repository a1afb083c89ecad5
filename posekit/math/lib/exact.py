"""Sums and differences together with what rounding takes from them, found by fused multiply-add.

Without that instruction products keep their rounding errors, and everything else stays right.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Scalar, call, fma, inv


class _Square:
    """Member 0 is the inner product of a vector with itself, member 1 what rounding took from it."""

    def __repr__(self) -> str:
        return "square"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return [2 * v if order == 0 else v.graph.const(0) for v in arguments]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        first = arguments[0]
        total = first * first
        rest = fma(first, first, -total)
        for v in arguments[1:]:
            before, total = total, fma(v, v, total)
            # Whichever of the two terms was the larger one: a difference that was rounded shows by how much.
            grown = total - before
            lost = before - (total - grown)
            rest = rest + (fma(v, v, -grown) + lost)
        return {0: total, 1: rest}


class _Beyond:
    """Of x, y, top and bottom: member 0 is x - (top / bottom) y, rounded once, and member 1 is -top / bottom."""

    def __repr__(self) -> str:
        return "beyond"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        zero = arguments[0].graph.const(0)
        if order == 1:
            return [zero] * 4
        return zero + 1, call(self, 1, *arguments), zero, zero

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, y, top, bottom = arguments
        share, _ = ratio(top, bottom)
        return {0: rest(x, share, y), 1: -share}


_SQUARE, _BEYOND = _Square(), _Beyond()


def square(v: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """The inner product of ``v`` with itself in two parts: rounded, and what rounding took, a constant."""
    return call(_SQUARE, 0, *v), call(_SQUARE, 1, *v)


def ratio(top: Scalar, bottom: Scalar) -> tuple[Scalar, Scalar]:
    """``top / bottom``, exactly 1 or -1 where it should be, and ``1 / bottom``. For lowered code only."""
    per_bottom = inv(bottom)
    near = top * per_bottom
    return fma(fma(-near, bottom, top), per_bottom, near), per_bottom


def rest(x: Scalar, share: Scalar, y: Scalar) -> Scalar:
    """``x - share y``, rounded once. For lowered code only."""
    return fma(-share, y, x)


def beyond(x: Sequence[Scalar], y: Sequence[Scalar], top: Scalar, bottom: Scalar) -> list[Scalar]:
    """The vector x - (top / bottom) y, to the last digit; top / bottom counts as a constant."""
    return [call(_BEYOND, 0, a, b, top, bottom) for a, b in zip(x, y, strict=True)]
