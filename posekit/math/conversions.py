"""The ops between rotations and poses and what else describes them. Euler angles have a module of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import (
    Array,
    Quat,
    Scalar,
    Vec3,
    Vec6,
    absolute,
    both,
    constant,
    inv,
    maximum,
    nonzero,
    own_ops,
    rsqrt,
    select,
    unscale,
)
from ..engine import op as declare_op
from .euler import turns
from .lib import (
    Pair,
    columns_to_quaternion,
    conjugate,
    cos_sin_half,
    cross,
    dot,
    folded,
    leading_sign,
    length,
    polar,
    product,
    scaled,
)
from .lib import matrix as _matrix

rotation_op, pose_op = own_ops("Rotation"), own_ops("Pose")

# The turn that takes the axes right, down, forward of a camera to those that a convention calls x, y, z.
_CONVENTIONS = {
    "opencv": (1.0, 0.0, 0.0, 0.0),  # right, down, forward
    "opengl": (0.0, 1.0, 0.0, 0.0),  # right, up, backward
    "ros": (0.5, 0.5, -0.5, 0.5),  # forward, left, up
    "pytorch3d": (0.0, 0.0, 0.0, 1.0),  # left, up, forward
}
# The turn that takes the two axes that are named to x and y.
_AXES = {
    "yz": (0.5, -0.5, -0.5, -0.5),
    "zx": (0.5, 0.5, 0.5, 0.5),
    "yx": (0.0, 0.5**0.5, 0.5**0.5, 0.0),
    "zy": (0.5**0.5, 0.0, 0.5**0.5, 0.0),
    "xz": (0.5**0.5, -(0.5**0.5), 0.0, 0.0),
}


class Vec8(Array):
    """8 numbers: a dual quaternion, its real part first."""

    shape = (8,)


def _unit(v: Sequence[Scalar]) -> Vec3:
    """The direction of a vector of any length; NaN where it is 0."""
    v = Vec3(v) * unscale(maximum(*map(absolute, v)))
    return v * rsqrt(dot(v, v))


def _choose(condition: Scalar, a: Sequence[Scalar | float], b: Sequence[Scalar | float]) -> Vec3:
    return Vec3(select(condition, x, y) for x, y in zip(a, b, strict=True))


def _normal(u: Vec3, c: Vec3) -> Vec3:
    """The direction of ``c``, which is normal to the unit vector ``u`` but for rounding, made normal in full."""
    n = _unit(c)
    n = n - u * dot(n, u)
    return n * rsqrt(dot(n, n))


def _is_rounding(c: Vec3) -> Scalar:
    """The condition that a cross product of two vectors of length 1 or so may be no more than rounding: 4 eps."""
    return 1 + length(c) * 0.125 <= 1


def _other(u: Vec3) -> Vec3:
    """The coordinate axis that is the farthest from a direction: y, unless z or then x is farther."""
    x, y, z = map(absolute, u)
    is_y = both(y <= z, y <= x)
    is_z = z <= x
    return _choose(is_y, (0, 1, 0), _choose(is_z, (0, 0, 1), (1, 0, 0)))


def _frame(first: Sequence[Scalar], second: Sequence[Scalar]) -> list[Vec3]:
    """Orthonormal vectors: along ``first``, towards ``second``, and the right-handed third."""
    u = _unit(first)
    n = _normal(u, cross(u, _unit(second)))
    return [u, cross(n, u), n]


def _quaternion(columns: Sequence[Vec3]) -> Quat:
    return columns_to_quaternion([column[i] for i in range(3) for column in columns])


@rotation_op
def from_axis_angle(axis: Vec3, angle: Scalar) -> Quat:
    """The unit quaternion of a turn about an axis of any length but 0; of no turn about a zero axis, no rotation.

    There all derivatives are 0: a joint that is fixed has no axis.
    """
    turns = nonzero(maximum(absolute(angle), *map(absolute, axis)))
    safe = _choose(turns, axis, (constant(angle) + 1, 0, 0))
    cosine, sine = cos_sin_half(angle)
    return Quat((select(turns, cosine, 1), *[select(turns, x, 0) for x in _unit(safe) * sine]))


@rotation_op(returns="axis angle")
def axis_angle(quaternion: Quat) -> tuple[Vec3, Scalar]:
    """The unit axis and the angle in [0, pi]. At the identity, where every axis is right, it is x."""
    q = scaled(quaternion)
    w, v = absolute(q[0]), Vec3(q[1:])
    turns = nonzero(maximum(*map(absolute, v)))
    one = select(turns, 1, w)
    some = _choose(turns, v * leading_sign(q), (constant(one * inv(one)), 0, 0))  # of a zero quaternion NaN
    return _unit(some), 2 * polar(select(turns, length(some), 0), w)


@rotation_op
def from_sixd(sixd: Vec6) -> Quat:
    """The unit quaternion of the first two columns of a matrix, made orthogonal by Gram and Schmidt."""
    return _quaternion(_frame(sixd[0:3], sixd[3:6]))


@rotation_op
def sixd(quaternion: Quat) -> Vec6:
    """The first two columns of the matrix, one after the other."""
    m = _matrix(quaternion)
    return Vec6((*m[0::3], *m[1::3]))


@rotation_op
def from_sixd_rows(sixd: Vec6) -> Quat:
    """The unit quaternion of the first two rows of a matrix, made orthogonal by Gram and Schmidt."""
    return _quaternion([Vec3(column) for column in zip(*_frame(sixd[0:3], sixd[3:6]), strict=True)])


@rotation_op
def sixd_rows(quaternion: Quat) -> Vec6:
    """The first two rows of the matrix, one after the other."""
    return Vec6(_matrix(quaternion)[0:6])


@rotation_op
def from_two_vectors(a: Vec3, b: Vec3) -> Quat:
    """The unit quaternion of the shortest arc from the direction of ``a`` to that of ``b``."""
    u, v = _unit(a), _unit(b)
    cosine, c = dot(u, v), cross(u, v)
    # Up to a right angle, (1 + cos, c) is smooth and loses nothing. Beyond, 1 + cos would cancel; (sin, (1 - cos) n) is
    # as long and does not, and it takes u to v to the last digits if only its axis n is normal to u.
    obtuse, opposite, normal = cosine < 0, _is_rounding(c), cross(u, _other(u))
    some = _choose(obtuse, _choose(opposite, normal, c), normal)
    real = select(obtuse, select(opposite, 0, length(some)), 1 + cosine)
    q = Quat((real, *_choose(obtuse, _normal(u, some) * (1 - cosine), c)))
    return q * rsqrt(dot(q, q))


@rotation_op
def from_two_axes(first: Vec3, second: Vec3) -> Quat:
    """The unit quaternion of the frame with its x axis along ``first`` and its y axis on the side of ``second``."""
    return _quaternion(_frame(first, second))


def _declare_turned(title: str, label: str, turn: Sequence[float]) -> Callable[..., Any]:
    def turned(quaternion: Quat) -> Quat:
        return product(quaternion, Quat(turn))

    turned.__doc__ = f"The quaternion of the frame with other axes: {label}."
    return declare_op(turned, name=f"{title}.{label}", title=title)


# From the frame of "xy" to that of other axes, and from one camera convention to another one.
RENAMED = {axes: _declare_turned("Rotation.from_two_axes", axes, turn) for axes, turn in _AXES.items()}
CONVENTIONS = tuple(_CONVENTIONS)
CONVERTED = {
    (source, target): _declare_turned(
        "Pose.to_convention", f"{source}.{target}", product(conjugate(Quat(old)), Quat(new))
    )
    for source, old in _CONVENTIONS.items()
    for target, new in _CONVENTIONS.items()
    if source != target
}


@pose_op(returns="position quaternion")
def from_dual_quaternion(dual: Vec8) -> Pair:
    """The pose of a dual quaternion; a dual part that no pose has is projected to the nearest that one has."""
    scale = unscale(maximum(*map(absolute, dual[0:4])))
    real, moment = Quat(dual[0:4]) * scale, Quat(dual[4:8]) * scale
    near = rsqrt(dot(real, real))
    real, moment = real * near, moment * near
    return Vec3(product(moment, conjugate(real))[1:]) * 2, real


@pose_op
def dual_quaternion(position: Vec3, quaternion: Quat) -> Vec8:
    """The dual quaternion r + eps t r / 2, whose real part r is the quaternion at length 1."""
    q = scaled(quaternion)
    real = q * rsqrt(dot(q, q))
    return Vec8((*real, *(product(Quat((0, *position)), real) * 0.5)))


@pose_op(returns="position quaternion")
def look_at(eye: Vec3, target: Vec3, up: Vec3) -> Pair:
    """The pose of a camera at ``eye`` with its z axis towards ``target`` and its y axis away from ``up``.

    Where ``up`` is along the view, or 0, the coordinate axis that is the farthest from the view takes its place.
    """
    forward = _unit(target - eye)
    given = cross(forward, up * unscale(maximum(*map(absolute, up))))
    right = _normal(forward, _choose(_is_rounding(given), cross(forward, _other(forward)), given))
    return eye, _quaternion([right, cross(forward, right), forward])


def _cosine_and_sine(angle: Scalar) -> tuple[Scalar, Scalar]:
    """Those of an angle, from those of its half, which its turn needs as well."""
    cosine, sine, _ = folded(angle)
    return cosine * cosine - sine * sine, 2 * cosine * sine


@pose_op(returns="position quaternion")
def from_dh(a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> Pair:
    """The pose of a link by Denavit and Hartenberg: about z by theta, along z by d, along x by a, about x by alpha."""
    cosine, sine = _cosine_and_sine(theta)
    return Vec3((a * cosine, a * sine, d)), turns([2, 0], [theta, alpha])


@pose_op(returns="position quaternion")
def from_dh_modified(a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> Pair:
    """The pose of a link by Craig: along x by a, about x by alpha, about z by theta, along z by d."""
    cosine, sine = _cosine_and_sine(alpha)
    return Vec3((a, -d * sine, d * cosine)), turns([0, 2], [alpha, theta])
