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
    """An array of Scalars of fixed shape, in row-major order, with elementwise arithmetic.

    >>> from posekit.algebra import Array, Scalar
    >>> @pk.op
    ... def total(loads: Array[5]) -> Scalar:
    ...     return sum(loads[1:], loads[0])
    >>> total(torch.ones(2, 5))
    tensor([5., 5.])
    """

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
    """1 number: the tangent of a rotation of the plane.

    >>> from posekit.algebra import Rotation2, Vec1
    >>> @pk.op
    ... def turned(R: Rotation2, angle: Vec1) -> Rotation2:
    ...     return R @ Rotation2.exp(angle)
    >>> turned(pk.Rotation2.identity(), torch.tensor([0.5])).log()
    tensor([0.5000])
    """

    shape = (1,)


class Vec2(Array):
    """2 numbers: a point of the plane, or a complex number.

    >>> from posekit.algebra import Scalar, Vec2
    >>> @pk.op
    ... def scaled(v: Vec2, factor: Scalar) -> Vec2:
    ...     return v * factor
    >>> scaled(torch.tensor([1.0, 2.0]), torch.tensor(3.0))
    tensor([3., 6.])
    """

    shape = (2,)


class Vec3(Array):
    """3 numbers: a point, a free vector or a rotation vector.

    >>> from posekit.algebra import Vec3
    >>> @pk.op
    ... def midpoint(a: Vec3, b: Vec3) -> Vec3:
    ...     return (a + b) / 2
    >>> midpoint(torch.zeros(3), torch.tensor([2.0, 4.0, 6.0]))
    tensor([1., 2., 3.])
    """

    shape = (3,)


class Vec4(Array):
    """4 numbers.

    >>> from posekit.algebra import Vec3, Vec4
    >>> @pk.op
    ... def homogeneous(p: Vec3) -> Vec4:
    ...     return Vec4((*p, 1 + 0 * p[0]))
    >>> homogeneous(torch.tensor([1.0, 2.0, 3.0]))
    tensor([1., 2., 3., 1.])
    """

    shape = (4,)


class Quat(Array):
    """A quaternion, real part first.

    >>> from posekit.algebra import Quat, Scalar, cos, sin
    >>> @pk.op
    ... def about_x(angle: Scalar) -> Quat:
    ...     return Quat((cos(angle / 2), sin(angle / 2), 0, 0))
    >>> about_x(torch.tensor(torch.pi / 2))
    tensor([0.7071, 0.7071, 0.0000, 0.0000])
    """

    shape = (4,)


class Vec6(Array):
    """6 numbers: a twist or a wrench, translation first.

    >>> from posekit.algebra import Scalar, Vec6, dot
    >>> @pk.op
    ... def power_of(wrench: Vec6, twist: Vec6) -> Scalar:
    ...     return dot(wrench, twist)
    >>> power_of(torch.ones(6), torch.tensor([1.0, 0, 0, 0, 0, 2.0]))
    tensor(3.)
    """

    shape = (6,)


class Vec7(Array):
    """7 numbers: the tangent of a similarity, translation first and the logarithm of the scale last.

    >>> import math
    >>> from posekit.algebra import Similarity, Vec7
    >>> @pk.op
    ... def grown(S: Similarity, tangent: Vec7) -> Similarity:
    ...     return S @ Similarity.exp(tangent)
    >>> grown(pk.Similarity.identity(), torch.tensor([0, 0, 0, 0, 0, 0, math.log(2.5)])).scale
    tensor(2.5000)
    """

    shape = (7,)


class Mat1(Array):
    """A 1x1 matrix."""

    shape = (1, 1)


class Mat2(Array):
    """A 2x2 matrix, in row-major order."""

    shape = (2, 2)


class Mat3(Array):
    """A 3x3 matrix, in row-major order.

    >>> from posekit.algebra import Mat3, Scalar
    >>> @pk.op
    ... def trace(m: Mat3) -> Scalar:
    ...     return m[0] + m[4] + m[8]
    >>> trace(torch.eye(3))
    tensor(3.)
    """

    shape = (3, 3)


class Mat34(Array):
    """A 3x4 matrix, in row-major order.

    >>> from posekit.algebra import Mat34, Vec3, Vec4, dot
    >>> @pk.op
    ... def projected(P: Mat34, point: Vec4) -> Vec3:
    ...     return Vec3(dot(P[4 * i : 4 * i + 4], point) for i in range(3))
    >>> projected(torch.eye(3, 4), torch.tensor([1.0, 2.0, 3.0, 1.0]))
    tensor([1., 2., 3.])
    """

    shape = (3, 4)


class Mat4(Array):
    """A 4x4 matrix, in row-major order.

    >>> from posekit.algebra import Mat4, Vec3
    >>> @pk.op
    ... def translation(T: Mat4) -> Vec3:
    ...     return Vec3((T[3], T[7], T[11]))
    >>> translation(pk.Pose(torch.tensor([1.0, 2.0, 3.0]), pk.Rotation.identity()).matrix())
    tensor([1., 2., 3.])
    """

    shape = (4, 4)


class Mat6(Array):
    """A 6x6 matrix, in row-major order.

    >>> from posekit.algebra import Mat6, Scalar, Vec6, dot
    >>> @pk.op
    ... def energy(inertia: Mat6, twist: Vec6) -> Scalar:
    ...     return dot([dot(inertia[6 * i : 6 * i + 6], twist) for i in range(6)], twist) / 2
    >>> energy(torch.eye(6), torch.ones(6))
    tensor(3.)
    """

    shape = (6, 6)


class Mat7(Array):
    """A 7x7 matrix, in row-major order."""

    shape = (7, 7)
