"""Running and total compositions along a chain, as scans of the groups' products."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Sequence
from fractions import Fraction

from ..engine.algebra import Scalar, inv, rsqrt
from ..engine.arrays import Array, Quat, Vec3
from ..engine.scan import Quick, Scan
from .quaternions import cross, dot, product, rotate_by_unit, scaled


def _turned(carried: Quat, found: Quat) -> Quat:
    """The product at length 1, so that the longest chain neither overflows nor drifts. What is carried has length 1."""
    made = product(carried, scaled(found))
    return made * rsqrt(dot(made, made))


def _rotations(carried: tuple[Quat], found: tuple[Quat]) -> tuple[Quat]:
    return (_turned(carried[0], found[0]),)


def _poses(carried: tuple[Vec3, Quat], found: tuple[Vec3, Quat]) -> tuple[Vec3, Quat]:
    position, quaternion = carried
    return position + rotate_by_unit(quaternion, found[0]), _turned(quaternion, found[1])


def _square(found: Sequence[Array]) -> Scalar:
    return dot(found[-1], found[-1])


def _scaled(found: Sequence[Array]) -> Sequence[Array]:
    """Twice, as a power of two is not enough to bring the shortest to a usual length."""
    return (*found[:-1], scaled(scaled(Quat(found[-1]))))


def _to_one(carried: Quat, squares: Sequence[Scalar]) -> Scalar:
    """What brings the product of what is carried and several quaternions to length 1, by the squares of their lengths.

    What is carried has length 1 up to rounding: instead of a root it needs one step of Newton's.
    """
    return rsqrt(functools.reduce(operator.mul, squares)) * (Fraction(3, 2) - dot(carried, carried) / 2)


def _several_rotations(carried: tuple[Quat], found: Sequence[tuple[Quat]], squares: Sequence[Scalar]) -> tuple[Quat]:
    made = functools.reduce(product, [q for (q,) in found], carried[0])
    return (made * _to_one(carried[0], squares),)


def _several_poses(
    carried: tuple[Vec3, Quat], found: Sequence[tuple[Vec3, Quat]], squares: Sequence[Scalar]
) -> tuple[Vec3, Quat]:
    """Only the last product comes to length 1: turns by the others are divided by the squares of their lengths.

    These are products of the first squares, and one division finds them all. The last square is no part of it, because
    no position depends on the quaternion beside it.
    """
    position, quaternion = carried
    position, made = position + rotate_by_unit(quaternion, found[0][0]), product(quaternion, found[0][1])
    last = 2 * inv(functools.reduce(operator.mul, squares[:-1]))
    by = [*itertools.accumulate(reversed(squares[1:-1]), operator.mul, initial=last)]
    for (point, turn), twice in zip(found[1:], reversed(by), strict=True):
        axis = made[1:]
        t = cross(axis, point) * twice
        position = position + (point + t * made[0] + cross(axis, t))
        made = product(made, turn)
    return position, made * _to_one(quaternion, squares)


def _at_one(carried: Sequence[Array]) -> Sequence[Array]:
    return (*carried[:-1], carried[-1] * rsqrt(_square(carried)))


# Squares of lengths. What several multiply positions by is then between 2^-12 and 2^12.
_USUAL = (Fraction(1, 1 << 8), 1 << 8)
_POSE = {"position": Vec3, "quaternion": Quat}
_ROTATION = {"quaternion": Quat}
_STILL = (1, 0, 0, 0)
_quick_poses = Quick(_square, _USUAL, _scaled, _several_poses, _at_one)
_quick_rotations = Quick(_square, _USUAL, _scaled, _several_rotations, _at_one)
cumulative_poses = Scan("Pose.cumulative", "cumulative", _POSE, (0, 0, 0, *_STILL), _poses, total=False)
chain_poses = Scan("Pose.chain", "chain", _POSE, (0, 0, 0, *_STILL), _poses, total=True, quick=_quick_poses)
cumulative_rotations = Scan("Rotation.cumulative", "cumulative", _ROTATION, _STILL, _rotations, total=False)
chain_rotations = Scan("Rotation.chain", "chain", _ROTATION, _STILL, _rotations, total=True, quick=_quick_rotations)
