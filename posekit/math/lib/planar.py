"""Complex numbers as rotations of the plane, and exponentials, logarithms and Jacobians of SO(2) and SE(2).

A complex number of any nonzero length denotes the rotation of its direction. Declares no ops.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import Scalar, Vec2, Vec3, absolute, constant_maximum, inv, nonzero, rsqrt, select, unscale
from .algebra_functions import atan2, cos, sin
from .exact import rejection
from .lie import squared_half_angle
from .quaternions import dot, unit_if_needed
from .series import bessel, stumpff_c3

PlanarPair = tuple[Vec2, Vec2]


def scaled_complex(c: Vec2) -> Vec2:
    """The same rotation, its number scaled by an exact power of two to a length between 1 and 3."""
    return c * unscale(constant_maximum(*map(absolute, c)))


def scaled_complex_if_extreme(c: Vec2) -> Vec2:
    """The same rotation, scaled by a power of two if its largest component is below 1/64 or above 64."""
    largest = constant_maximum(*map(absolute, c))
    up = unscale(select(nonzero(largest), largest, 1))  # unscale(0) is so large that gradients overflow
    return c * select(largest > 64, unscale(largest), select(largest < Fraction(1, 64), up, 1))


def unit_complex(c: Vec2) -> Vec2:
    """The number of length 1 in the direction of ``c``."""
    c = scaled_complex(c)
    return c * rsqrt(dot(c, c))


def complex_product(a: Vec2, b: Vec2) -> Vec2:
    """The product of two complex numbers."""
    return Vec2((a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]))


def complex_conjugate(c: Vec2) -> Vec2:
    """The conjugate number, which denotes the inverse rotation."""
    return Vec2((c[0], -c[1]))


def quarter(v: Sequence[Scalar]) -> Vec2:
    """The vector turned by a quarter: the product of a turn of 1 and the vector."""
    return Vec2((-v[1], v[0]))


def rotate_plane(c: Vec2, v: Vec2) -> Vec2:
    """The vector ``v`` rotated by a complex number of any nonzero length."""
    return complex_product(unit_complex(c), v)


def exp_planar_rotation(angle: Scalar) -> Vec2:
    """The unit complex number of an angle."""
    return Vec2((cos(angle), sin(angle)))


def log_planar_rotation(c: Vec2) -> Scalar:
    """The angle of a complex number, in [-pi, pi]."""
    x, y = unit_complex(c)  # zero, which denotes no rotation, gives NaN
    return atan2(y, x)


def between_planar_rotations(c1: Vec2, c2: Vec2) -> Vec2:
    """The second rotation relative to the first. Its length cannot overflow, and small angles keep their digits."""
    c1, c2 = scaled_complex(c1), scaled_complex(c2)
    real = dot(c1, c2)
    b = rejection(c2, c1, real, dot(c1, c1))  # the component of c2 along c1 contributes to the real part alone
    return Vec2((real, c1[0] * b[1] - c1[1] * b[0]))


def angle_between_planar(c1: Vec2, c2: Vec2) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its derivatives at 0 are 0."""
    x, y = unit_complex(between_planar_rotations(c1, c2))
    # Of sqrt(y * y) the second derivative at 1e-4 would be the difference of two numbers of 1e4.
    return atan2(select(y > 0, y, select(y < 0, -y, 0)), x)


def nearer_planar_endpoint(c1: Vec2, c2: Vec2, t: Scalar) -> tuple[Scalar, Vec2, Scalar]:
    """Whether the first endpoint of an interpolation is nearer to ``t``; the nearer one; and ``t`` relative to it."""
    is_first = t < Fraction(1, 2)
    nearer = Vec2(select(is_first, x, y) for x, y in zip(c1, c2, strict=True))
    return is_first, unit_if_needed(nearer), select(is_first, t, t - 1)


def _times(real: Scalar, imaginary: Scalar, v: Sequence[Scalar]) -> Vec2:
    """``(real I + imaginary J) v``, where J turns by a quarter."""
    return Vec2((real * v[0] - imaginary * v[1], imaginary * v[0] + real * v[1]))


def planar_integral_times(w: Scalar, v: Sequence[Scalar]) -> Vec2:
    """The integral of the rotations by ``s w`` over s from 0 to 1, times ``v``."""
    x, error = squared_half_angle([w])
    half = bessel(0, x, error)
    return _times(half * bessel(-1, x, error), w * (half * half * Fraction(1, 2)), v)


def planar_integral_inverse_times(w: Scalar, v: Sequence[Scalar]) -> Vec2:
    """The inverse of that integral, times ``v``. It does not exist at 2 pi."""
    x, error = squared_half_angle([w])
    return _times(bessel(-1, x, error) * inv(bessel(0, x, error)), w * Fraction(-1, 2), v)


def planar_lever(w: Scalar, v: Sequence[Scalar]) -> Vec2:
    """The translation in the parent frame that a change of the angle of a twist [v, w] causes."""
    # The sum of (w J)^n (-J v) / (n + 2)!: its coefficients are (1 - cos w) / w^2 and (w - sin w) / w^2.
    x, error = squared_half_angle([w])
    half = bessel(0, x, error)
    return _times(w * stumpff_c3(0, x, error), -half * half * Fraction(1, 2), v)


def exp_planar_pose(twist: Sequence[Scalar]) -> PlanarPair:
    """The pose reached by a constant twist [vx, vy, w] in unit time: the exponential map of SE(2)."""
    return planar_integral_times(twist[2], twist[0:2]), exp_planar_rotation(twist[2])


def log_planar_pose(p: Sequence[Scalar], c: Vec2) -> Vec3:
    """The constant twist [vx, vy, w] that reaches a pose in unit time: the logarithm of SE(2)."""
    w = log_planar_rotation(c)
    return Vec3((*planar_integral_inverse_times(w, p), w))


def compose_planar(p1: Vec2, c1: Vec2, p2: Vec2, c2: Vec2) -> PlanarPair:
    """The product of two poses of the plane."""
    return p1 + rotate_plane(c1, p2), complex_product(c1, c2)
