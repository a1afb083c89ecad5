"""The forward kinematics of trees of joints, as one sweep from the roots to the leaves.

The step of each kind of joint is declared on its own, and a table says which one a frame has. What does not depend on
the configuration is written so that it depends on origins and axes alone, which a batch usually shares: the kernel
then computes it once for all lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import torch
from torch import Tensor

from ..engine import Forest, Quat, Scalar, Vec3, constant, inv, select, switch
from . import rotation
from .lib import cos_sin_half, cross, dot, length, product, rotate_by_unit, unit

Pair = tuple[Vec3, Quat]


def _product(a: Quat, b: Quat) -> Quat:
    """The Hamilton product, each component as one sum, which contracts to four operations."""
    return Quat(
        (
            a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
            a[0] * b[2] + a[2] * b[0] + a[3] * b[1] - a[1] * b[3],
            a[0] * b[3] + a[3] * b[0] + a[1] * b[2] - a[2] * b[1],
        )
    )


def _moved(position: Vec3, quaternion: Quat, v: Vec3) -> Vec3:
    """``position`` plus ``v`` rotated by a unit quaternion, each component as one sum."""
    w, *u = quaternion
    t = cross(u, v * 2)
    return Vec3(
        position[i] + v[i] + w * t[i] + u[j] * t[k] - u[k] * t[j] for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    )


def _near_unit(q: Quat) -> Quat:
    """A product of unit quaternions, corrected by one Newton step to length 1, so that long chains do not drift.

    In exact arithmetic the correction is 1 for all unit factors, so it counts as constant.
    """
    return q * constant(Fraction(3, 2) - Fraction(1, 2) * dot(q, q))


def _direction(v: Vec3) -> Vec3:
    """The unit vector in the direction of ``v``."""
    return v * inv(length(v))


def _turned(origin: Quat, axis: Vec3, angle: Scalar) -> Quat:
    """A unit quaternion, then a rotation by an angle about a unit axis: a product with one quaternion of the angle."""
    cosine, sine = cos_sin_half(angle)
    zero = angle.graph.const(0)
    return origin * cosine + product(origin, Quat((zero, *axis))) * sine


# The squared sine below which an axis counts as parallel to z: its reciprocal does not overflow in float32.
_ALONG = Fraction(1, 2**100)


def _plane(axis: Vec3) -> tuple[Vec3, Vec3]:
    """The images of the x and y axes under the smallest rotation of z to ``axis``; for -z, a half turn about x."""
    x, y, z = axis
    square = x * x + y * y
    is_along = square < _ALONG
    # 1 / (1 + z), without cancellation near z = -1
    inverse = select(z < 0, (1 - z) * inv(select(is_along, 1, square)), inv(1 + select(z < 0, 0, z)))
    flip = select(z < 0, select(is_along, -1, 1), 1)
    shear = -(x * y * inverse)
    return Vec3((1 - x * x * inverse, shear, -x)), Vec3((shear, (1 - y * y * inverse) * flip, -y))


# The kinds of joints: the pose of a frame in that of its parent, from the pose of the joint's origin, the axis, the
# numbers from the joint's column of the configuration on, and the joint's row of the table.
def _fixed(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    return origin


def _one(q: Sequence[Scalar], row: Sequence[Scalar]) -> Scalar:
    """The number of a joint that may mimic another one."""
    return q[0] * row[3] + row[4]


def _revolute(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    return position, _turned(quaternion, _direction(axis), _one(q, row))


def _prismatic(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    return position + rotate_by_unit(quaternion, _direction(axis)) * _one(q, row), quaternion


def _screw(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    axis, angle = _direction(axis), _one(q, row)
    shift = rotate_by_unit(quaternion, axis) * (row[5] * angle)
    return position + shift, _turned(quaternion, axis, angle)


def _planar(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    axis = _direction(axis)
    x, y = (rotate_by_unit(quaternion, v) for v in _plane(axis))
    return position + x * q[0] + y * q[1], _turned(quaternion, axis, q[2])


def _spherical(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    return position, product(quaternion, unit(Quat(q[:4])))


def _free(origin: Pair, axis: Vec3, q: Sequence[Scalar], row: Sequence[Scalar]) -> Pair:
    position, quaternion = origin
    shift = rotate_by_unit(quaternion, Vec3(q[:3]))
    return position + shift, product(quaternion, unit(Quat(q[3:7])))


# The kinds of joints, in the order of the table's second column, and how many numbers of a configuration each reads.
KINDS = {"fixed": 0, "revolute": 1, "prismatic": 1, "screw": 1, "planar": 3, "spherical": 4, "free": 7}
_JOINTS = (_fixed, _revolute, _prismatic, _screw, _planar, _spherical, _free)


def joint(
    carry: Pair, q: Sequence[Scalar], position: Vec3, quaternion: Quat, axis: Vec3, row: Sequence[Scalar]
) -> Pair:
    """The pose of a frame: that of its parent, then the joint's origin, then the joint's motion."""
    origin = position, unit(quaternion)
    cases = [move(origin, axis, q, row) for move in _JOINTS]
    moves = [[*p, *r] for p, r in cases]
    chosen = [switch(row[1], *numbers) for numbers in zip(*moves, strict=True)]
    return (
        _moved(*carry, Vec3(chosen[:3])),
        _near_unit(_product(carry[1], Quat(chosen[3:]))),
    )


_POSE = {"position": Vec3, "quaternion": Quat}
_ORIGINS = {"origin_position": Vec3, "origin_quaternion": Quat, "axis": Vec3}


def _forward(name: str, start: Sequence[int] | Sequence[str]) -> Forest:
    return Forest(name, "Robot.forward", _POSE, start, joint, _ORIGINS, columns=6, shared=True, gathered={"q": 7})


_from_identity = _forward("Robot.forward", (0, 0, 0, 1, 0, 0, 0))
_from_base = _forward("Robot.forward_from_base", ("base_position", "base_quaternion"))


def tree_table(
    parents: Sequence[int],
    kinds: Sequence[str],
    columns: Sequence[int],
    multipliers: Sequence[float] | None = None,
    offsets: Sequence[float] | None = None,
    pitches: Sequence[float] | None = None,
) -> Tensor:
    """The table that `tree_forward` reads, a float64 tensor of one row per frame.

    Args:
        parents: The row of each frame's parent, which comes before it; -1 for a root.
        kinds: The kind of each frame's joint, one of `KINDS`.
        columns: The column of the configuration of the joint's first number.
        multipliers: A joint of one number moves by ``multiplier * q + offset``; 1 by default.
        offsets: 0 by default.
        pitches: The translation per radian of screw joints; 0 by default.
    """
    count = len(parents)
    rows = zip(
        parents,
        [list(KINDS).index(kind) for kind in kinds],
        columns,
        multipliers or [1.0] * count,
        offsets or [0.0] * count,
        pitches or [0.0] * count,
        strict=True,
    )
    return torch.tensor([[float(x) for x in row] for row in rows], dtype=torch.float64).reshape(count, 6)


def tree_forward(
    q: Tensor,
    origin_position: Tensor,
    origin_quaternion: Tensor,
    axis: Tensor,
    table: Tensor,
    base: tuple[Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor]:
    """The poses of all frames of a tree of joints: that of the parent, then the joint's origin, then its motion.

    A revolute joint turns about its axis by q, a prismatic one moves along it by q, and a screw joint does both, moving
    by its pitch times q. The numbers of a planar joint are [x, y, angle]: it moves along the x and y axes of the plane
    that is orthogonal to its axis, and then turns about the axis. Those axes are the images of x and y under the
    smallest rotation of z to the axis; for -z, under a half turn about x. A spherical joint has a wxyz quaternion, and
    a free joint a position and then a wxyz quaternion, as in MuJoCo. Quaternions may have any nonzero length.

    Args:
        q: Configurations, shape (*batch, nq).
        origin_position: Positions of the joints in their parents' frames, shape (*batch, frames, 3). A batch usually
            shares one: without batch dimensions.
        origin_quaternion: Orientations of the joints, shape (*batch, frames, 4).
        axis: Axes of the joints in the frames of their origins, of any nonzero length, shape (*batch, frames, 3). Those
            of fixed, spherical and free joints are not read.
        table: What `tree_table` makes, on the device of the tensors.
        base: The position and quaternion of the frame above the roots, shapes (*batch, 3) and (*batch, 4).

    Returns:
        The positions, shape (*batch, frames, 3), and unit quaternions, shape (*batch, frames, 4).
    """
    if base is None:
        position, quaternion = _from_identity(q, origin_position, origin_quaternion, axis, table)
    else:
        start = base[0], rotation.normalized(base[1])
        position, quaternion = _from_base(q, origin_position, origin_quaternion, axis, *start, table)
    return position, quaternion
