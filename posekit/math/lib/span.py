"""The angle between two quaternions, without the digits that they share.

What must be exactly 0 between equal ones is written with fma by name; the rest may be contracted.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Quat, Scalar, absolute, call, fma, inv, nonzero, rsqrt, select, sqrt, unscale
from .exact import ratio, rest
from .quaternions import dot, near_one, scaled
from .series import lower_polar

_ANGLE, _SINE, _AREA, _OVER = 0, 1, 2, 3  # and the derivatives of the area along each component from here on:
_ALONG_P, _ALONG_Q = 4, 8


class _Span:
    """Of p and q: the angle between their lines, its sine, the area of what they span, and 1 over it.

    Where the area is 0 it has no derivative; what stands for that, and for 1 over it, is 0.
    """

    def __repr__(self) -> str:
        return "span"

    def partials(self, order: int, arguments: Sequence[Scalar]) -> Sequence[Scalar]:
        p, q = arguments[:4], arguments[4:]
        area, over, *slopes = (call(self, k, *arguments) for k in range(_AREA, _ALONG_Q + 4))
        if order == _AREA:
            return slopes
        if order == _OVER:
            return [-(over * over) * slope for slope in slopes]
        square, shared, along_q = dot(p, p), dot(p, q), slopes[4:]
        if order in (_ANGLE, _SINE):
            # Of the quotient area / (|p| |q|) it would be a difference of what is nearly equal where that is nearly 1.
            lengths = square * dot(q, q)
            sign = select(shared < 0, -1, square * 0 + 1)
            rate = sign if order == _ANGLE else shared * rsqrt(lengths)
            turned = (shared * s - area * x for s, x in zip(along_q, p, strict=True))
            by_p, by_q = rate * inv(square), rate * inv(lengths)
            return [*(-(by_p * s) for s in along_q), *(by_q * x for x in turned)]
        # The second derivatives of half the area's square, less the product of slopes.
        mine, other, i = (p, q, order - _ALONG_P) if order < _ALONG_Q else (q, p, order - _ALONG_Q)
        square = dot(other, other)
        own = [(square if i == j else 0) - other[i] * other[j] for j in range(4)]
        mixed = [2 * mine[i] * other[j] - mine[j] * other[i] - (shared if i == j else 0) for j in range(4)]
        curves = own + mixed if order < _ALONG_Q else mixed + own
        slope = slopes[order - _ALONG_P]
        return [(curve - slope * s) * over for curve, s in zip(curves, slopes, strict=True)]

    def lower(self, orders: Sequence[int], arguments: Sequence[Scalar], precision: str) -> dict[int, Scalar]:
        p, q = arguments[:4], arguments[4:]
        shared = dot(p, q)
        share, per_square = ratio(shared, dot(p, p))
        across = [rest(y, share, x) for x, y in zip(p, q, strict=True)]
        # Rounding the share leaves a part along p, maybe more than what is across. It has none in products of the two.
        b = {(i, j): fma(p[i], across[j], -(p[j] * across[i])) for i in range(4) for j in range(i + 1, 4)}
        if max(orders) <= _AREA:
            scale, planes = near_one(list(b.values()))
            squared, back = dot(planes, planes), unscale(scale)
            return self._sizes(squared, back, shared, precision)
        across = [
            fma(-p[3], b[0, 3], fma(-p[2], b[0, 2], -(p[1] * b[0, 1]))),
            fma(-p[3], b[1, 3], fma(-p[2], b[1, 2], p[0] * b[0, 1])),
            fma(-p[3], b[2, 3], fma(p[1], b[1, 2], p[0] * b[0, 2])),
            fma(p[2], b[2, 3], fma(p[1], b[1, 3], p[0] * b[0, 3])),
        ]
        scale, across = near_one(across)
        squared, back = dot(across, across) * per_square, unscale(scale)
        root = select(nonzero(squared), rsqrt(squared), 0)
        sizes = self._sizes(squared, back, shared, precision)
        along_q = [x * root for x in across]
        along_p = [x * (sizes[_AREA] * per_square) - share * s for x, s in zip(p, along_q, strict=True)]
        return {**sizes, _OVER: root * scale, **dict(enumerate((*along_p, *along_q), _ALONG_P))}

    def _sizes(self, squared: Scalar, back: Scalar, shared: Scalar, precision: str) -> dict[int, Scalar]:
        """Of the area's square, in a unit that is small where the area is."""
        area = sqrt(squared) * back
        return {
            _ANGLE: lower_polar(area, absolute(shared), precision),
            _SINE: sqrt(squared * inv(shared * shared + squared * (back * back))) * back,
            _AREA: area,
        }


_SPAN = _Span()


def angle_between(q1: Quat, q2: Quat) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its derivatives where they are equal are 0."""
    return 2 * call(_SPAN, _ANGLE, *scaled(q1), *scaled(q2))


def sine_between(q1: Quat, q2: Quat) -> Scalar:
    """The sine of half the angle between two rotations. Its derivatives where they are equal are 0."""
    return call(_SPAN, _SINE, *scaled(q1), *scaled(q2))
