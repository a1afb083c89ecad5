"""The ops of Rotation2, SO(2). Complex numbers are of any nonzero length, and tangents are angles, as one number."""

from __future__ import annotations

import math
from fractions import Fraction

from ..engine import (
    Mat1,
    Mat2,
    Quat,
    Scalar,
    Vec1,
    Vec2,
    absolute,
    constant_maximum,
    inv,
    nonzero,
    own_ops,
    rint,
    rsqrt,
    select,
    sqrt,
)
from .lib import (
    angle_between_planar,
    between_planar_rotations,
    complex_conjugate,
    complex_product,
    exp_planar_rotation,
    log_planar_rotation,
    nearer_planar_endpoint,
    rotate_plane,
    scaled_complex,
    scaled_complex_if_extreme,
    unit,
    unit_complex,
)

op = own_ops("Rotation2")


@op
def compose(complex1: Vec2, complex2: Vec2) -> Vec2:
    """The product of two complex numbers. Lengths multiply while they are near 1."""
    return complex_product(scaled_complex_if_extreme(complex1), scaled_complex_if_extreme(complex2))


@op
def inverse(complex: Vec2) -> Vec2:
    """The inverse rotation: the conjugate number."""
    return complex_conjugate(complex)


@op
def between(complex1: Vec2, complex2: Vec2) -> Vec2:
    """The second rotation relative to the first: ``~R1 @ R2``."""
    return complex_product(complex_conjugate(scaled_complex_if_extreme(complex1)), scaled_complex_if_extreme(complex2))


@op
def apply(complex: Vec2, points: Vec2) -> Vec2:
    """The rotated vectors: R v."""
    return rotate_plane(complex, points)


@op
def inverse_apply(complex: Vec2, points: Vec2) -> Vec2:
    """The vectors under the inverse rotation: R^T v."""
    return rotate_plane(complex_conjugate(complex), points)


@op
def matrix(complex: Vec2) -> Mat2:
    """The 2x2 rotation matrix."""
    x, y = unit_complex(complex)
    return Mat2((x, -y, y, x))


@op
def from_matrix(matrix: Mat2) -> Vec2:
    """The unit number of the rotation that is nearest to a matrix."""
    return unit_complex(Vec2((matrix[0] + matrix[3], matrix[2] - matrix[1])))


@op
def normalized(complex: Vec2) -> Vec2:
    """The unit number in the same direction."""
    return unit_complex(complex)


@op
def from_angle(angle: Scalar) -> Vec2:
    """The unit number of an angle."""
    return exp_planar_rotation(angle)


@op(title="Rotation2.from_angle")
def from_degrees(angle: Scalar) -> Vec2:
    """The unit number of an angle in degrees. Multiples of 90 are exact."""
    k = rint(angle * Fraction(1, 90))
    cosine, sine = exp_planar_rotation((angle - 90 * k) * Fraction(math.pi / 180))
    m = k - 4 * rint(k * Fraction(1, 4))  # quarter turns, -2 to 2
    is_half, half = nonzero(absolute(m) - 1), 1 - absolute(m)  # of an even number of them: 1 or -1
    x, y = select(is_half, half * cosine, -(m * sine)), select(is_half, half * sine, m * cosine)
    return Vec2(z + constant_maximum(-1 - absolute(z), z * 0) for z in (x, y))  # the maximum is 0: it turns -0 into 0


@op
def angle(complex: Vec2) -> Scalar:
    """The angle, in [-pi, pi]."""
    return log_planar_rotation(complex)


@op
def exp(tangent: Vec1) -> Vec2:
    """The rotation by an angle, as a tangent of one number."""
    return exp_planar_rotation(tangent[0])


@op
def log(complex: Vec2) -> Vec1:
    """The angle, in [-pi, pi], as a tangent of one number."""
    return Vec1((log_planar_rotation(complex),))


@op
def retract(complex: Vec2, tangent: Vec1) -> Vec2:
    """The rotation moved by a tangent: ``R @ exp(tangent)``."""
    return complex_product(scaled_complex_if_extreme(complex), exp_planar_rotation(tangent[0]))


@op
def local(complex1: Vec2, complex2: Vec2) -> Vec1:
    """The tangent that leads from the first rotation to the second: ``(~R1 @ R2).log()``."""
    return Vec1((log_planar_rotation(between_planar_rotations(complex1, complex2)),))


left_retract, left_local = retract, local  # rotations of the plane commute


@op
def power(complex: Vec2, exponent: Scalar) -> Vec2:
    """The rotation raised to a real power: by ``exponent`` times its angle in [-pi, pi]."""
    return exp_planar_rotation(log_planar_rotation(complex) * exponent)


@op
def interpolate(complex1: Vec2, complex2: Vec2, t: Scalar) -> Vec2:
    """Interpolation at constant speed on the shorter arc, from the first at 0 to the second at 1."""
    angle = log_planar_rotation(between_planar_rotations(complex1, complex2))
    _, nearer, offset = nearer_planar_endpoint(complex1, complex2, t)
    return complex_product(nearer, exp_planar_rotation(angle * offset))


screw = interpolate  # without a position both are the same


@op
def integrate(complex: Vec2, tangent: Vec1, dt: Scalar) -> Vec2:
    """The rotation after a time ``dt`` at a constant angular velocity."""
    return complex_product(scaled_complex_if_extreme(complex), exp_planar_rotation(tangent[0] * dt))


@op
def perturb(complex: Vec2, root: Mat1, noise: Vec1) -> Vec2:
    """The rotation perturbed: ``R @ exp(root @ noise)``; ``root`` is a standard deviation."""
    return complex_product(scaled_complex_if_extreme(complex), exp_planar_rotation(root[0] * noise[0]))


@op(contracted=True)
def distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The angle between two rotations, in [0, pi]. Its gradient where they are equal, which does not exist, is 0."""
    return angle_between_planar(complex1, complex2)


@op(contracted=True)
def squared_distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The square of the angle between two rotations, in [0, pi^2]; smooth except at half turns."""
    angle = log_planar_rotation(between_planar_rotations(complex1, complex2))
    return angle * angle


@op(contracted=True)
def squared_chordal_distance(complex1: Vec2, complex2: Vec2) -> Scalar:
    """The squared Frobenius norm of the difference of the matrices, 8 sin^2(angle / 2), in [0, 8]; smooth."""
    x, y = scaled_complex(between_planar_rotations(complex1, complex2))
    length = sqrt(x * x + y * y)
    # 4 (1 - cos) loses its digits at small angles, where 1 - cos = sin^2 / (1 + cos).
    return 4 * select(x < 0, 1 - x * inv(length), y * y * inv(length * (length + absolute(x))))


@op(title="Rotation2.lift")
def lift(complex: Vec2) -> Quat:
    """The unit quaternion of the rotation about z by the same angle."""
    x, y = scaled_complex(complex)
    r = sqrt(x * x + y * y)
    # Both are multiples of (cos(angle / 2), sin(angle / 2)): r + x cancels in the left half of the plane.
    sign = select(y < 0, -1, 1)
    is_right = x > 0
    w, z = select(is_right, r + x, sign * y), select(is_right, y, sign * (r - x))
    scale = rsqrt(w * w + z * z)
    return Quat((w * scale, x * 0, x * 0, z * scale))


@op(title="Rotation.planar")
def planar(quaternion: Quat) -> Vec2:
    """The rotation about z that is nearest to a rotation of space. There is none if that turns z upside down."""
    w, _, _, z = unit(quaternion)
    return unit_complex(Vec2((w * w - z * z, 2 * w * z)))
