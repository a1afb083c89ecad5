"""Conversions between rotations or poses and their other representations. Euler angles are in `euler`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine import (
    Array,
    Declared,
    DeclaredOnUse,
    Quat,
    Scalar,
    Vec3,
    Vec6,
    absolute,
    both,
    constant,
    constant_maximum,
    inv,
    nonzero,
    own_ops,
    rsqrt,
    select,
    unscale,
)
from ..engine import op as declare_op
from .euler import elementary_rotations
from .lib import (
    Pair,
    columns_to_quaternion,
    conjugate,
    cos_sin_half,
    cos_sin_half_reduced,
    cross,
    dot,
    first_quadrant_atan2,
    leading_sign,
    length,
    product,
    scaled,
)
from .lib import matrix as _matrix

rotation_op, pose_op = own_ops("Rotation"), own_ops("Pose")

# Rotation from the axes right, down, forward of a camera to the axes x, y, z of each convention.
_CONVENTIONS = {
    "opencv": (1.0, 0.0, 0.0, 0.0),  # right, down, forward
    "opengl": (0.0, 1.0, 0.0, 0.0),  # right, up, backward
    "ros": (0.5, 0.5, -0.5, 0.5),  # forward, left, up
    "pytorch3d": (0.0, 0.0, 0.0, 1.0),  # left, up, forward
}
# Rotation from the two named axes to x and y.
_AXES = {
    "yz": (0.5, -0.5, -0.5, -0.5),
    "zx": (0.5, 0.5, 0.5, 0.5),
    "yx": (0.0, 0.5**0.5, 0.5**0.5, 0.0),
    "zy": (0.5**0.5, 0.0, 0.5**0.5, 0.0),
    "xz": (0.5**0.5, -(0.5**0.5), 0.0, 0.0),
}


class Vec8(Array):
    """A dual quaternion: 8 numbers, real part first."""

    shape = (8,)


def _unit(v: Sequence[Scalar]) -> Vec3:
    """The unit vector along a vector of any length; NaN for the zero vector."""
    v = Vec3(v) * unscale(constant_maximum(*map(absolute, v)))
    return v * rsqrt(dot(v, v))


def _select_vector(condition: Scalar, a: Sequence[Scalar | float], b: Sequence[Scalar | float]) -> Vec3:
    """`select` by component."""
    return Vec3(select(condition, x, y) for x, y in zip(a, b, strict=True))


def _unit_normal(u: Vec3, c: Vec3) -> Vec3:
    """The unit vector along ``c``, orthogonalised once more against the unit vector ``u``.

    ``c`` is orthogonal to ``u`` up to rounding, which is large relative to a short ``c``.
    """
    n = _unit(c)
    n = n - u * dot(n, u)
    return n * rsqrt(dot(n, n))


def _is_rounding_error(c: Vec3) -> Scalar:
    """The condition that the cross product of two vectors of length about 1 is within rounding error: at most 4 eps."""
    return 1 + length(c) * 0.125 <= 1


# Components of a unit vector that differ by less are equal for `_farthest_axis`: rounding errors must not choose.
_TIE = 2.0**-10


def _farthest_axis(u: Vec3) -> Vec3:
    """The coordinate axis at the largest angle to a direction. Of equal angles, y comes before z, and z before x."""
    x, y, z = map(absolute, u)
    is_y = both(y <= z + _TIE, y <= x + _TIE)
    is_z = z <= x + _TIE
    return _select_vector(is_y, (0, 1, 0), _select_vector(is_z, (0, 0, 1), (1, 0, 0)))


def _orthonormal_frame(first: Sequence[Scalar], second: Sequence[Scalar]) -> list[Vec3]:
    """A right-handed orthonormal frame by Gram-Schmidt: x along ``first``, y in their plane towards ``second``."""
    u = _unit(first)
    n = _unit_normal(u, cross(u, _unit(second)))
    return [u, cross(n, u), n]


def _quaternion(columns: Sequence[Vec3]) -> Quat:
    """The unit quaternion of the rotation matrix with these columns."""
    return columns_to_quaternion([column[i] for i in range(3) for column in columns])


@rotation_op
def from_axis_angle(axis: Vec3, angle: Scalar) -> Quat:
    """The unit quaternion of a rotation by ``angle`` about an axis of any nonzero length.

    A zero axis with a zero angle, as fixed joints have, gives the identity, and all derivatives are 0 there.
    """
    is_defined = nonzero(constant_maximum(absolute(angle), *map(absolute, axis)))
    safe = _select_vector(is_defined, axis, (constant(angle) + 1, 0, 0))
    cosine, sine = cos_sin_half(angle)
    return Quat((select(is_defined, cosine, 1), *[select(is_defined, x, 0) for x in _unit(safe) * sine]))


@rotation_op(returns="axis angle")
def axis_angle(quaternion: Quat) -> tuple[Vec3, Scalar]:
    """The unit axis and the angle in [0, pi]. At the identity, where any axis is valid, the axis is x."""
    q = scaled(quaternion)
    w, v = absolute(q[0]), Vec3(q[1:])
    has_axis = nonzero(constant_maximum(*map(absolute, v)))
    one = select(has_axis, 1, w)
    axis = _select_vector(has_axis, v * leading_sign(q), (constant(one * inv(one)), 0, 0))  # NaN for a zero quaternion
    return _unit(axis), 2 * first_quadrant_atan2(select(has_axis, length(axis), 0), w)


@rotation_op
def from_sixd(sixd: Vec6) -> Quat:
    """The unit quaternion of the first two columns of a matrix, orthonormalised by Gram-Schmidt (Zhou et al. 2019)."""
    return _quaternion(_orthonormal_frame(sixd[0:3], sixd[3:6]))


@rotation_op
def sixd(quaternion: Quat) -> Vec6:
    """The first two columns of the rotation matrix, concatenated."""
    m = _matrix(quaternion)
    return Vec6((*m[0::3], *m[1::3]))


@rotation_op
def from_sixd_rows(sixd: Vec6) -> Quat:
    """The unit quaternion of the first two rows of a matrix, orthonormalised by Gram-Schmidt."""
    return _quaternion([Vec3(column) for column in zip(*_orthonormal_frame(sixd[0:3], sixd[3:6]), strict=True)])


@rotation_op
def sixd_rows(quaternion: Quat) -> Vec6:
    """The first two rows of the rotation matrix, concatenated."""
    return Vec6(_matrix(quaternion)[0:6])


@rotation_op
def from_two_vectors(a: Vec3, b: Vec3) -> Quat:
    """The unit quaternion of the rotation by the smallest angle that takes the direction of ``a`` to that of ``b``."""
    u, v = _unit(a), _unit(b)
    cosine, c = dot(u, v), cross(u, v)
    # Up to a right angle, the quaternion (1 + cos, c) is smooth and accurate. For obtuse angles 1 + cos would cancel.
    # There (sin, (1 - cos) n) with the unit normal n does not, and has the same direction. It takes u to v to the last
    # digits provided that its axis n is orthogonal to u.
    obtuse, opposite, normal = cosine < 0, _is_rounding_error(c), cross(u, _farthest_axis(u))
    axis = _select_vector(obtuse, _select_vector(opposite, normal, c), normal)
    real = select(obtuse, select(opposite, 0, length(axis)), 1 + cosine)
    q = Quat((real, *_select_vector(obtuse, _unit_normal(u, axis) * (1 - cosine), c)))
    return q * rsqrt(dot(q, q))


@rotation_op
def from_two_axes(first: Vec3, second: Vec3) -> Quat:
    """The unit quaternion of the frame with x along ``first`` and y in their plane, on the side of ``second``."""
    return _quaternion(_orthonormal_frame(first, second))


def _frame_changes(title: str, rotations: Mapping[str, Sequence[float]]) -> Mapping[str, Declared]:
    """For each label an op that multiplies by a constant rotation from the right."""

    def declare(label: str) -> Declared:
        def turned(quaternion: Quat) -> Quat:
            return product(quaternion, Quat(rotations[label]))

        turned.__doc__ = f"The quaternion of the frame with the axes changed: {label}."
        return declare_op(turned, name=f"{title}.{label}", title=title)

    return DeclaredOnUse(f"{title}.", {label: label for label in rotations}, declare)


# From the frame of the axes "xy" to that of two other axes, and from one camera convention to another.
AXIS_CHANGES = _frame_changes("Rotation.from_two_axes", _AXES)
CONVENTIONS = tuple(_CONVENTIONS)
CONVENTION_CHANGES = _frame_changes(
    "Pose.to_convention",
    {
        f"{source}.{target}": product(conjugate(Quat(q_source)), Quat(q_target))
        for source, q_source in _CONVENTIONS.items()
        for target, q_target in _CONVENTIONS.items()
        if source != target
    },
)


@pose_op(returns="position quaternion")
def from_dual_quaternion(dual: Vec8) -> Pair:
    """The pose of a dual quaternion of any nonzero length.

    For a unit dual quaternion the dual part is orthogonal to the real part. A component along it is projected out.
    """
    scale = unscale(constant_maximum(*map(absolute, dual[0:4])))
    real, moment = Quat(dual[0:4]) * scale, Quat(dual[4:8]) * scale
    normalizing = rsqrt(dot(real, real))
    real, moment = real * normalizing, moment * normalizing
    return Vec3(product(moment, conjugate(real))[1:]) * 2, real


@pose_op
def dual_quaternion(position: Vec3, quaternion: Quat) -> Vec8:
    """The unit dual quaternion r + eps t r / 2, with the unit quaternion r and the position t as a pure quaternion."""
    q = scaled(quaternion)
    real = q * rsqrt(dot(q, q))
    return Vec8((*real, *(product(Quat((0, *position)), real) * 0.5)))


@pose_op(returns="position quaternion")
def look_at(eye: Vec3, target: Vec3, up: Vec3) -> Pair:
    """The pose of a camera at ``eye`` with its z axis towards ``target`` and its y axis away from ``up``.

    If ``up`` is parallel to the view or 0, it is replaced by the coordinate axis at the largest angle to the view.
    """
    forward = _unit(target - eye)
    side = cross(forward, up * unscale(constant_maximum(*map(absolute, up))))
    right = _unit_normal(
        forward, _select_vector(_is_rounding_error(side), cross(forward, _farthest_axis(forward)), side)
    )
    return eye, _quaternion([right, cross(forward, right), forward])


def _cosine_and_sine(angle: Scalar) -> tuple[Scalar, Scalar]:
    """The cosine and sine of an angle by the double-angle formulas, as its quaternion needs those of the half angle."""
    cosine, sine, _ = cos_sin_half_reduced(angle)
    return cosine * cosine - sine * sine, 2 * cosine * sine


@pose_op(returns="position quaternion")
def from_dh(a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> Pair:
    """The pose of a link by Denavit-Hartenberg parameters: Rot_z(theta) Trans_z(d) Trans_x(a) Rot_x(alpha)."""
    cosine, sine = _cosine_and_sine(theta)
    return Vec3((a * cosine, a * sine, d)), elementary_rotations([2, 0], [theta, alpha])


@pose_op(returns="position quaternion")
def from_dh_modified(a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> Pair:
    """The pose of a link by modified (Craig's) parameters: Trans_x(a) Rot_x(alpha) Rot_z(theta) Trans_z(d)."""
    cosine, sine = _cosine_and_sine(alpha)
    return Vec3((a, -d * sine, d * cosine)), elementary_rotations([0, 2], [alpha, theta])
