"""Euler angles: an op in each direction for every sequence of axes, under SciPy's names.

Lower case letters are rotations about the axes of the parent frame, in the order of the letters (extrinsic). Upper case
letters are rotations about the axes of the moving frame (intrinsic). Extrinsic rotations in the reverse order are the
same rotation.

The angles of a quaternion are the arguments of two complex numbers: the half sum and the half difference of the outer
angles (Bernardes and Viollet, PLOS ONE 17, 2022). Neither a matrix nor a half angle is formed. The sum and difference
of the arguments are the arguments of products of the two numbers, and the middle angle is computed from its sine and
cosine. All angles are therefore accurate where they are small and near gimbal lock.

Sequences of one or two letters are defined for every rotation as well: they give the angles of the nearest rotation of
that form.
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Sequence
from typing import Any

from ..engine import (
    Declared,
    DeclaredOnUse,
    Quat,
    Scalar,
    Vec2,
    Vec3,
    absolute,
    both,
    constant_maximum,
    own_ops,
    select,
    unscale,
)
from .lib import alternating_sign, cos_sin_half_reduced, first_quadrant_atan2, leading_sign, length, product, scaled

op = own_ops()

Complex = tuple[Scalar, Scalar]

_ANGLES: dict[int, Any] = {1: Scalar, 2: Vec2, 3: Vec3}
# A length counts as 0 relative to another one if adding an eighth of it does not change the other: up to 4 eps of it.
# Rounding the quaternion of a gimbal lock leaves 1 eps at most. Two compositions, or a conversion to a matrix and back,
# leave 2 eps (measured).
_LOCK = 0.125


def elementary_rotations(axes: Sequence[int], angles: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a product of rotations about coordinate axes; the last one acts first."""
    halves = [cos_sin_half_reduced(angle) for angle in angles]
    sign = alternating_sign(functools.reduce(operator.add, (k for _, _, k in halves)))
    parts = zip(axes, halves, strict=True)
    factors = [Quat((c, *(s if axis == i else 0 for i in range(3)))) for axis, (c, s, _) in parts]
    return functools.reduce(product, factors[1:], sign * factors[0])


def _axes(sequence: str) -> list[int]:
    """The axes in extrinsic order, the first to act first."""
    axes = ["xyz".index(letter) for letter in sequence.lower()]
    return axes if sequence.islower() else axes[::-1]


def _argument(z: Complex) -> Scalar:
    """The argument of a complex number, in (-pi, pi]; NaN for 0. The squares of its parts must be in range."""
    x, y = z
    angle = first_quadrant_atan2(absolute(y), absolute(x))
    return select(y < 0, -1, 1) * select(x < 0, math.pi - angle, angle)


def _normalize_exponent(z: Complex) -> Complex:
    """A complex number scaled by a power of two to a magnitude near 1."""
    scale = unscale(constant_maximum(*map(absolute, z)))
    return scale * z[0], scale * z[1]


def _negligible(small: Scalar, large: Scalar) -> Scalar:
    """The condition that a length is within the rounding error of another one, which is not 0."""
    return both(large + small * _LOCK <= large, large > 0)


def _sum_and_difference(p: Complex, r: Complex, *, keep_sum: bool) -> tuple[Scalar, Scalar, Scalar]:
    """The sum and the difference of the arguments of two complex numbers, and 1 in gimbal lock, else 0.

    In gimbal lock one of the numbers is 0 and has no argument. Only the sum or only the difference is then determined
    by convention: ``keep_sum`` sets the difference to 0, and otherwise the sum is set to 0.
    """
    p_vanishes, r_vanishes = _negligible(length(p), length(r)), _negligible(length(r), length(p))
    sign = 1 if keep_sum else -1
    # Before any division, the vanishing number is replaced by one whose argument makes the other combination 0.
    a, b = select(p_vanishes, r[0], p[0]), select(p_vanishes, sign * r[1], p[1])
    c, d = select(r_vanishes, p[0], r[0]), select(r_vanishes, sign * p[1], r[1])
    (a, b), (c, d) = _normalize_exponent((a, b)), _normalize_exponent((c, d))
    total, difference = _argument((a * c - b * d, b * c + a * d)), _argument((a * c + b * d, b * c - a * d))
    lock = select(p_vanishes, 1, select(r_vanishes, 1, 0))
    locked = lock > 0
    if keep_sum:
        return total, select(locked, 0, difference), lock
    return select(locked, 0, total), difference, lock


def _three_angles(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    """The angles of three letters in extrinsic order, and 1 in gimbal lock, else 0."""
    i, j, k = _axes(sequence)
    proper = i == k
    if proper:
        k = 3 - i - j
    sign = _parity(i, j, k)
    w, x, y, z = q[0], q[1 + i], q[1 + j], q[1 + k] * sign
    p, r = ((w, x), (y, z)) if proper else ((w - y, x + z), (w + y, z - x))
    if proper:
        middle = 2 * _argument((length(p), length(r)))
    else:
        sine = 2 * (w * y - x * z)
        middle = _argument((length(p) * length(r), sine))
        if sign < 0:  # the sum of their arguments changes its sign, the difference does not
            p, r = (r[0], -r[1]), (p[0], -p[1])
    last, first, lock = _sum_and_difference(p, r, keep_sum=sequence.isupper())
    return [first, middle, last], lock


def _two_angles(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    """The angles of two letters in extrinsic order, and 1 where one of them is undetermined, else 0."""
    i, j = _axes(sequence)
    k = 3 - i - j
    # The quaternion of two rotations by a and b is the rank-one matrix [[w, y], [x, z]] = (cos a/2, sin a/2)
    # (cos b/2, sin b/2)^T. The nearest one is that of the dominant singular vectors, whose half angles have the sum and
    # the difference below.
    w, x, y, z = q[0], q[1 + i], q[1 + j], -q[1 + k] * _parity(i, j, k)
    first, last, lock = _sum_and_difference((w - z, x + y), (w + z, x - y), keep_sum=sequence.islower())
    return [first, last], lock


def _one_angle(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    """The angle of one letter, and 1 where it is undetermined, else 0."""
    (i,) = _axes(sequence)
    others = [q[1 + k] for k in range(3) if k != i]
    x = q[1 + i]
    undetermined = _negligible(length((q[0], x)), length((others[0], others[1])))
    w, x = select(undetermined, 1, q[0]), select(undetermined, 0, x)
    sign = leading_sign((w, x))
    return [2 * _argument((sign * w, sign * x))], select(undetermined, 1, 0)


_EXTRACT = {1: _one_angle, 2: _two_angles, 3: _three_angles}


def _parity(i: int, j: int, k: int) -> int:
    """The sign of the permutation of three axes: 1 for a right-handed order, -1 for a left-handed one."""
    return (i - j) * (j - k) * (k - i) // 2


def _angles_of(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    """The angles, in the order of the letters, and 1 where one of them is undetermined (gimbal lock), else 0."""
    angles, lock = _EXTRACT[len(sequence)](scaled(q), sequence)
    return (angles if sequence.islower() else angles[::-1]), lock


def _declare_from(sequence: str) -> Declared:
    def from_euler(angles: Any) -> Quat:
        parts = [angles] if len(sequence) == 1 else list(angles)
        return elementary_rotations(_axes(sequence)[::-1], parts[::-1] if sequence.islower() else parts)

    from_euler.__annotations__ = {"angles": _ANGLES[len(sequence)], "return": Quat}
    from_euler.__doc__ = f"The unit quaternion of the Euler angles of the sequence {sequence}."
    return op(from_euler, name=f"Rotation.from_euler.{sequence}", title="Rotation.from_euler", contracted=True)


def _declare_to(sequence: str) -> Declared:
    kind = _ANGLES[len(sequence)]

    def euler(quaternion: Quat) -> Any:
        angles, _ = _angles_of(quaternion, sequence)
        return angles[0] if kind is Scalar else kind(angles)

    euler.__annotations__["return"] = kind
    euler.__doc__ = f"The Euler angles of the sequence {sequence}."
    return op(euler, name=f"Rotation.euler.{sequence}", title="Rotation.euler")


def _declare_lock(sequence: str) -> Declared:
    def lock(quaternion: Quat) -> Scalar:
        return _angles_of(quaternion, sequence)[1]

    lock.__doc__ = f"1 where an angle of the sequence {sequence} is undetermined (gimbal lock), else 0."
    return op(lock, name=f"Rotation.lock.{sequence}", title="Rotation.euler")


def _sequences() -> list[str]:
    """All sequences of one to three letters without equal neighbours; single letters in lower case only."""
    lower = [
        "".join(s) for n in (1, 2, 3) for s in itertools.product("xyz", repeat=n) if all(map(str.__ne__, s, s[1:]))
    ]
    return [*lower, *(s.upper() for s in lower if len(s) > 1)]


SEQUENCES: Sequence[str] = _sequences()
# Upper case letters alone, too: a rotation about one axis is the same extrinsic and intrinsic.
_SAME = {**{sequence: sequence for sequence in SEQUENCES}, **{axis.upper(): axis for axis in "xyz"}}
# An intrinsic sequence locks where its reverse locks as an extrinsic sequence: both are the same rotation.
_LOCKS = {sequence: sequence if sequence.islower() else sequence[::-1].lower() for sequence in _SAME}
FROM = DeclaredOnUse("Rotation.from_euler.", _SAME, _declare_from)
TO = DeclaredOnUse("Rotation.euler.", _SAME, _declare_to)
LOCK = DeclaredOnUse("Rotation.lock.", _LOCKS, _declare_lock)
