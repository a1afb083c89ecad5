"""The array types of declarations: tuples of Scalars with a fixed shape."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from typing import Any, ClassVar

from typing_extensions import Self

from ...errors import ArgumentError
from .scalar import Number, Scalar


class Array(tuple[Any, ...]):
    """An array of Scalars of fixed shape, in row-major order, with elementwise arithmetic."""

    shape: ClassVar[tuple[int, ...]] = ()

    def __class_getitem__(cls, shape: Any) -> Any:
        """The subclass for a shape: ``Array[7]``, ``Array[2, 3]``."""
        sizes = shape if isinstance(shape, tuple) else (shape,)
        if cls is not Array or not 1 <= len(sizes) <= 2 or not all(type(n) is int and n > 0 for n in sizes):
            raise ArgumentError(
                f"{cls.__name__}[...]: an Array has one or two dimensions, none of them 0, got {shape!r}"
            )
        return _of_shape(sizes)

    def _map(self, components: Iterable[Scalar]) -> Self:
        return type(self)(components)

    def _pairs(self, other: Self) -> Iterable[tuple[Scalar, Scalar]]:
        if not isinstance(other, tuple) or len(other) != len(self):
            got = f"{len(other)} numbers" if isinstance(other, tuple) else type(other).__name__
            raise ArgumentError(f"a {type(self).__name__} is combined with {len(self)} numbers, got {got}")
        return zip(self, other, strict=True)

    def __add__(self, other: Self) -> Self:  # type: ignore[override]
        return self._map(a + b for a, b in self._pairs(other))

    def __sub__(self, other: Self) -> Self:
        return self._map(a - b for a, b in self._pairs(other))

    def __neg__(self) -> Self:
        return self._map(-a for a in self)

    def __mul__(self, factor: Scalar | Number) -> Self:  # type: ignore[override]
        return self._map(a * factor for a in self)

    __rmul__ = __mul__  # type: ignore[assignment]

    def __truediv__(self, divisor: Scalar | Number) -> Self:
        return self._map(a / divisor for a in self)


@functools.cache
def _of_shape(shape: tuple[int, ...]) -> type[Array]:
    name = f"Array[{', '.join(map(str, shape))}]"
    return type(name, (Array,), {"shape": shape, "__doc__": f"{math.prod(shape)} numbers.", "__module__": __name__})


class Vec1(Array):
    """1 number: the tangent of a rotation of the plane."""

    shape = (1,)


class Vec2(Array):
    """2 numbers: a point of the plane, or a complex number."""

    shape = (2,)


class Vec3(Array):
    """3 numbers: a point, a free vector or a rotation vector."""

    shape = (3,)


class Vec4(Array):
    """4 numbers."""

    shape = (4,)


class Quat(Array):
    """A quaternion, real part first."""

    shape = (4,)


class Vec6(Array):
    """6 numbers: a twist or a wrench, translation first."""

    shape = (6,)


class Vec7(Array):
    """7 numbers: the tangent of a similarity, translation first and the logarithm of the scale last."""

    shape = (7,)


class Mat1(Array):
    """A 1x1 matrix."""

    shape = (1, 1)


class Mat2(Array):
    """A 2x2 matrix, in row-major order."""

    shape = (2, 2)


class Mat3(Array):
    """A 3x3 matrix, in row-major order."""

    shape = (3, 3)


class Mat34(Array):
    """A 3x4 matrix, in row-major order."""

    shape = (3, 4)


class Mat4(Array):
    """A 4x4 matrix, in row-major order."""

    shape = (4, 4)


class Mat6(Array):
    """A 6x6 matrix, in row-major order."""

    shape = (6, 6)


class Mat7(Array):
    """A 7x7 matrix, in row-major order."""

    shape = (7, 7)
