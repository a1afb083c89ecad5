"""The motions of joints, one function for each kind.

A motion is the pose of a joint's child in the frame of the joint's parent. Its arguments are the pose of the joint's
origin, whose quaternion has length 1, the axis, the joint's numbers in a configuration, and the translation per radian
of screw joints. What does not depend on the configuration is written so that it depends on origins and axes alone,
which a batch usually shares: a kernel then computes it once for all lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeAlias

from ..engine import Quat, Scalar, Vec3, inv, own_ops, select
from .lib import cos_sin_half, length, product, rotate_by_unit, unit

Pair: TypeAlias = tuple[Vec3, Quat]
Motion: TypeAlias = Callable[[Pair, Vec3, Sequence[Scalar], Scalar], Pair]

op = own_ops()


def _turned(origin: Quat, axis: Vec3, angle: Scalar) -> Quat:
    """A unit quaternion, then a rotation by an angle about a unit axis: a product with one quaternion of the angle."""
    cosine, sine = cos_sin_half(angle)
    zero = angle.graph.const(0)
    return origin * cosine + product(origin, Quat((zero, *axis))) * sine


# The squared sine below which an axis counts as parallel to z: its reciprocal does not overflow in float32.
_ALONG = Fraction(1, 2**100)


def _plane(axis: Vec3) -> tuple[Vec3, Vec3]:
    """`plane` of a unit axis."""
    x, y, z = axis
    square = x * x + y * y
    is_along = square < _ALONG
    # 1 / (1 + z), without cancellation near z = -1
    inverse = select(z < 0, (1 - z) * inv(select(is_along, 1, square)), inv(1 + select(z < 0, 0, z)))
    flip = select(z < 0, select(is_along, -1, 1), 1)
    shear = -(x * y * inverse)
    return Vec3((1 - x * x * inverse, shear, -x)), Vec3((shear, (1 - y * y * inverse) * flip, -y))


@op(title="Robot.jacobian", returns="x y")
def plane(axis: Vec3) -> tuple[Vec3, Vec3]:
    """The images of the x and y axes under the smallest rotation of z to an axis; for -z, under a half turn about x."""
    return _plane(axis * inv(length(axis)))


def fixed(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """No motion."""
    return origin


def revolute(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A rotation about the axis."""
    position, quaternion = origin
    return position, _turned(quaternion, axis, q[0])


def prismatic(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A translation along the axis."""
    position, quaternion = origin
    return position + rotate_by_unit(quaternion, axis) * q[0], quaternion


def screw(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A rotation about the axis, and a translation along it by the pitch for each radian."""
    position, quaternion = origin
    return position + rotate_by_unit(quaternion, axis) * (pitch * q[0]), _turned(quaternion, axis, q[0])


def planar(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A translation in the plane orthogonal to the axis, then a rotation about the axis."""
    position, quaternion = origin
    x, y = (rotate_by_unit(quaternion, v) for v in _plane(axis))
    return position + x * q[0] + y * q[1], _turned(quaternion, axis, q[2])


def spherical(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A rotation by a quaternion of any length."""
    position, quaternion = origin
    return position, product(quaternion, unit(Quat(q[:4])))


def free(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
    """A pose: a position, then a quaternion of any length."""
    position, quaternion = origin
    shift = rotate_by_unit(quaternion, Vec3(q[:3]))
    return position + shift, product(quaternion, unit(Quat(q[3:7])))


MOTIONS: dict[str, Motion] = {
    motion.__name__: motion for motion in (fixed, revolute, prismatic, screw, planar, spherical, free)
}
OF_SEVERAL = (planar, spherical, free)  # they read several numbers of a configuration
# The kinds that sweeps tell apart, the fewest first. What a sweep does for kinds that no joint has takes two thirds of
# the time that dynamics take to compile, and registers of a device.
SWEPT = (("fixed", "revolute"), ("fixed", "revolute", "prismatic"), tuple(MOTIONS))
