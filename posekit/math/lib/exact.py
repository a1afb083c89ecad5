"""Error-free transformations: sums, products and quotients together with their rounding errors, by fused multiply-add.

On a machine without that instruction the rounding errors of products are lost; all results are still correct to
ordinary rounding.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Scalar, call, fma, inv


class _SquaredNorm:
    """The squared norm of a vector as a family: member 0 is the rounded value, member 1 its rounding error."""

    def __repr__(self) -> str:
        return "square"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        return [2 * v if order == 0 else v.graph.const(0) for v in arguments]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        first = arguments[0]
        total = first * first
        error = fma(first, first, -total)
        for v in arguments[1:]:
            before, total = total, fma(v, v, total)
            # Knuth's TwoSum, with v * v as the second term: it needs no comparison of the two terms.
            increment = total - before
            before_error = before - (total - increment)
            error = error + (fma(v, v, -increment) + before_error)
        return {0: total, 1: error}


class _Rejection:
    """One component of a vector rejection. Arguments: x, y, numerator and denominator.

    Member 0 is x - (numerator / denominator) y, rounded once; member 1 is -numerator / denominator.
    """

    def __repr__(self) -> str:
        return "beyond"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        zero = arguments[0].graph.const(0)
        if order == 1:
            return [zero] * 4
        return zero + 1, call(self, 1, *arguments), zero, zero

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        x, y, numerator, denominator = arguments
        quotient, _ = ratio(numerator, denominator)
        return {0: residual(x, quotient, y), 1: -quotient}


_SQUARED_NORM, _REJECTION = _SquaredNorm(), _Rejection()


def squared_norm(v: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """The squared norm of ``v``, rounded, and its rounding error, which has no derivative."""
    return call(_SQUARED_NORM, 0, *v), call(_SQUARED_NORM, 1, *v)


def ratio(numerator: Scalar, denominator: Scalar) -> tuple[Scalar, Scalar]:
    """``numerator / denominator``, exact if it is 1 or -1, and ``1 / denominator``. For lowered code only.

    The quotient is corrected by one Newton step with an fma residual.
    """
    reciprocal = inv(denominator)
    estimate = numerator * reciprocal
    return fma(fma(-estimate, denominator, numerator), reciprocal, estimate), reciprocal


def residual(x: Scalar, quotient: Scalar, y: Scalar) -> Scalar:
    """``x - quotient y``, rounded once. For lowered code only."""
    return fma(-quotient, y, x)


def rejection(x: Sequence[Scalar], y: Sequence[Scalar], numerator: Scalar, denominator: Scalar) -> list[Scalar]:
    """The vector ``x - (numerator / denominator) y``, each component rounded once; the quotient has no derivative.

    With ``numerator = x.y`` and ``denominator = y.y`` it is the vector rejection of ``x`` from ``y``: the component of
    ``x`` that is orthogonal to ``y``.
    """
    return [call(_REJECTION, 0, a, b, numerator, denominator) for a, b in zip(x, y, strict=True)]
