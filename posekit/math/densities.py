"""The density of the isotropic Gaussian on SO(3), the heat kernel, relative to the Haar probability measure.

See `lib/heat.py`.
"""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine import Mat4, Quat, Scalar, Vec3, absolute, own_ops, tangents
from .lib import (
    bessel,
    between_rotations,
    dot,
    first_quadrant_atan2,
    length,
    log,
    log_heat_kernel,
    log_heat_kernel_of,
    log_rotation,
    matrix_times,
    mean_heat_kernel,
    squared_angle_of,
    squared_half_angle,
    unit,
)

op = own_ops()

_PI = Fraction(math.pi)


@op(contracted=True, wide=True)
def isotropic_log_density(mean: Quat, quaternion: Quat, scale: Scalar) -> Scalar:
    """The logarithm of the density of the isotropic Gaussian on SO(3), relative to the Haar probability measure."""
    relative = between_rotations(mean, quaternion)
    return log_heat_kernel_of(absolute(relative[0]), dot(relative[1:], relative[1:]), scale)


@op
def isotropic_log_density_at_angle(angle: Scalar, scale: Scalar) -> Scalar:
    """The logarithm of the same density at rotations of an angle in [0, pi]."""
    return log_heat_kernel(angle * angle, _PI - angle, scale)


@op(wide=True)
def isotropic_score(mean: Quat, quaternion: Quat, scale: Scalar) -> Vec3:
    """The gradient of `isotropic_log_density` with respect to the rotation: a tangent in its body frame."""
    relative = between_rotations(mean, quaternion)
    square = squared_angle_of(relative)
    rest = 2 * first_quadrant_atan2(absolute(relative[0]), length(relative[1:]))
    value = log_heat_kernel(square, rest, scale)
    (rate,) = tangents([value], {square: square.graph.const(1)})
    return log_rotation(relative) * (2 * rate)


@op
def isotropic_mean_density(angle: Scalar, square: Scalar, scale: Scalar) -> Scalar:
    """The mean density over the rotations at an angle from a rotation whose squared angle from the mean is ``square``.

    It is the sum over l of exp(-l (l + 1) s^2 / 2) chi_l chi_l, with the characters of both angles.
    """
    return mean_heat_kernel(angle, square, scale)


@op
def log_volume(tangent: Vec3) -> Scalar:
    """The logarithm of the factor by which the exponential map of SO(3) scales volumes at a rotation vector."""
    half = bessel(0, *squared_half_angle(tangent))
    return log(half * half)


@op
def quadratic_form(matrix: Mat4, basis: Mat4, quaternion: Quat) -> Scalar:
    """``y . M y`` of the unit quaternion in the coordinates of a basis, whose vectors are the columns."""
    q = unit(quaternion)
    y = [dot([basis[4 * i + j] for i in range(4)], q) for j in range(4)]
    return dot(y, matrix_times(matrix, y))
