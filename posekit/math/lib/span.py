"""The angle between two quaternions, without cancellation between nearly equal ones.

It is ``atan2(|p ^ q|, |p.q|)``. The components ``p_i q_j - p_j q_i`` of the bivector ``p ^ q`` are the Pluecker
coordinates of the plane that p and q span, and its norm is the area of their parallelogram.

The expressions that must be exactly 0 for equal quaternions are written with an explicit fma. All others may be
contracted.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Quat, Scalar, absolute, call, fma, inv, nonzero, rsqrt, select, sqrt, unscale
from .exact import ratio, residual
from .quaternions import dot, normalize_exponent, scaled
from .series import lower_atan2

# The members of the family. The partial derivatives of the area with respect to the components of p and of q start at
# `_AREA_BY_P` and `_AREA_BY_Q`.
_ANGLE, _SINE, _AREA, _INVERSE_AREA = 0, 1, 2, 3
_AREA_BY_P, _AREA_BY_Q = 4, 8


class _Span:
    """Functions of two 4-vectors p and q: the angle between their lines, its sine, the area |p ^ q|, and 1 / area.

    Where the area is 0, its derivatives and 1 / area do not exist and are set to 0.
    """

    def __repr__(self) -> str:
        return "span"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        p, q = arguments[:4], arguments[4:]
        area, inverse_area, *gradient = (call(self, k, *arguments) for k in range(_AREA, _AREA_BY_Q + 4))
        if order == _AREA:
            return gradient
        if order == _INVERSE_AREA:
            return [-(inverse_area * inverse_area) * derivative for derivative in gradient]
        square, inner, by_q = dot(p, p), dot(p, q), gradient[4:]
        if order in (_ANGLE, _SINE):
            # Differentiating the quotient area / (|p| |q|) instead would cancel where the quotient is near 1.
            lengths = square * dot(q, q)
            sign = select(inner < 0, -1, square * 0 + 1)
            rate = sign if order == _ANGLE else inner * rsqrt(lengths)
            orthogonal = (inner * s - area * x for s, x in zip(by_q, p, strict=True))
            rate_p, rate_q = rate * inv(square), rate * inv(lengths)
            return [*(-(rate_p * s) for s in by_q), *(rate_q * x for x in orthogonal)]
        # The second derivatives of area^2 / 2, minus the product of the first derivatives of the area, over the area.
        own, other, i = (p, q, order - _AREA_BY_P) if order < _AREA_BY_Q else (q, p, order - _AREA_BY_Q)
        square = dot(other, other)
        pure = [(square if i == j else 0) - other[i] * other[j] for j in range(4)]
        mixed = [2 * own[i] * other[j] - own[j] * other[i] - (inner if i == j else 0) for j in range(4)]
        second = pure + mixed if order < _AREA_BY_Q else mixed + pure
        first = gradient[order - _AREA_BY_P]
        return [(x - first * s) * inverse_area for x, s in zip(second, gradient, strict=True)]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        p, q = arguments[:4], arguments[4:]
        inner = dot(p, q)
        quotient, inverse_square = ratio(inner, dot(p, p))
        orthogonal = [residual(y, quotient, x) for x, y in zip(p, q, strict=True)]
        # The rounding error of the quotient leaves a component along p, which may exceed the orthogonal one. It drops
        # out of the exterior product with p.
        b = {(i, j): fma(p[i], orthogonal[j], -(p[j] * orthogonal[i])) for i in range(4) for j in range(i + 1, 4)}
        if max(orders) <= _AREA:
            scale, bivector = normalize_exponent(list(b.values()))
            squared, unit = dot(bivector, bivector), unscale(scale)
            return self._values(squared, unit, inner, precision)
        # The contraction of p with the bivector: |p|^2 times the component of q that is orthogonal to p.
        orthogonal = [
            fma(-p[3], b[0, 3], fma(-p[2], b[0, 2], -(p[1] * b[0, 1]))),
            fma(-p[3], b[1, 3], fma(-p[2], b[1, 2], p[0] * b[0, 1])),
            fma(-p[3], b[2, 3], fma(p[1], b[1, 2], p[0] * b[0, 2])),
            fma(p[2], b[2, 3], fma(p[1], b[1, 3], p[0] * b[0, 3])),
        ]
        scale, orthogonal = normalize_exponent(orthogonal)
        squared, unit = dot(orthogonal, orthogonal) * inverse_square, unscale(scale)
        root = select(nonzero(squared), rsqrt(squared), 0)
        values = self._values(squared, unit, inner, precision)
        by_q = [x * root for x in orthogonal]
        by_p = [x * (values[_AREA] * inverse_square) - quotient * s for x, s in zip(p, by_q, strict=True)]
        return {**values, _INVERSE_AREA: root * scale, **dict(enumerate((*by_p, *by_q), _AREA_BY_P))}

    def _values(self, squared: Scalar, unit: Scalar, inner: Scalar, precision: str) -> dict[int, Scalar]:
        """The angle, its sine and the area.

        Args:
            squared: The square of the area, in units of ``unit`` squared.
            unit: A power of two, small where the area is small, so that ``squared`` does not underflow.
            inner: The inner product of p and q.
            precision: "f32" or "f64".
        """
        area = sqrt(squared) * unit
        return {
            _ANGLE: lower_atan2(area, absolute(inner), precision),
            _SINE: sqrt(squared * inv(inner * inner + squared * (unit * unit))) * unit,
            _AREA: area,
        }


_SPAN = _Span()


def angle_between(q1: Quat, q2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its derivatives at equal rotations are 0."""
    return 2 * call(_SPAN, _ANGLE, *scaled(q1), *scaled(q2))


def sine_between(q1: Quat, q2: Quat) -> Scalar:
    """The sine of half the angle between two rotations. Its derivatives at equal rotations are 0."""
    return call(_SPAN, _SINE, *scaled(q1), *scaled(q2))
