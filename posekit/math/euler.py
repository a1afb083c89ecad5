"""Euler angles: an op each way for every sequence of axes, under SciPy's names.

Lower case letters turn about the axes of the parent frame, in the order of the letters (extrinsic); upper case letters
about the axes of the turning frame (intrinsic). Turning about fixed axes in the other order is the same rotation.

The way back goes from the quaternion straight to two complex numbers whose arguments are the half sum and the half
difference of the outer angles (Bernardes and Viollet, PLOS ONE 17, 2022). No matrix is formed and no half angle: sum
and difference of the arguments are those of the numbers' products, and the angle between them has its sine and cosine,
so that all angles keep their digits where they are small and where the sequence locks.

One or two letters have an answer for every rotation as well: the angles of the nearest rotation of that form.
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Quat, Scalar, Vec2, Vec3, absolute, both, maximum, own_ops, select, unscale
from .lib import alternating, folded, leading_sign, length, polar, product, scaled

op = own_ops()

Complex = tuple[Scalar, Scalar]

_ANGLES: dict[int, Any] = {1: Scalar, 2: Vec2, 3: Vec3}
# A length is none beside another one if an eighth of it is lost in adding it: up to 4 eps of the other. Rounding the
# quaternion of a lock leaves 1 eps at most, and what two compositions, or a matrix and back, make of it 2 (measured).
_LOCK = 0.125


def turns(axes: Sequence[int], angles: Sequence[Scalar]) -> Quat:
    """The unit quaternion of turns about coordinate axes, the last of them first."""
    halves = [folded(angle) for angle in angles]
    sign = alternating(functools.reduce(operator.add, (k for _, _, k in halves)))
    parts = zip(axes, halves, strict=True)
    factors = [Quat((c, *(s if axis == i else 0 for i in range(3)))) for axis, (c, s, _) in parts]
    return functools.reduce(product, factors[1:], sign * factors[0])


def _axes(sequence: str) -> list[int]:
    """The axes in the order in which they act on the parent frame."""
    axes = ["xyz".index(letter) for letter in sequence.lower()]
    return axes if sequence.islower() else axes[::-1]


def _argument(z: Complex) -> Scalar:
    """The angle of a point in the plane, in (-pi, pi]; NaN at the origin. Its squares must not over- or underflow."""
    x, y = z
    near = polar(absolute(y), absolute(x))
    return select(y < 0, -1, 1) * select(x < 0, math.pi - near, near)


def _near_one(z: Complex) -> Complex:
    scale = unscale(maximum(*map(absolute, z)))
    return scale * z[0], scale * z[1]


def _negligible(small: Scalar, large: Scalar) -> Scalar:
    """The condition that one length is no more than rounding of another one that is not 0."""
    return both(large + small * _LOCK <= large, large > 0)


def _sum_and_difference(p: Complex, r: Complex, *, keep_sum: bool) -> tuple[Scalar, Scalar, Scalar]:
    """The sum and the difference of two arguments, and the condition that they lock.

    Where one of the two has no argument, sum and difference are not told apart: then the one to keep has it all.
    """
    lost_p, lost_r = _negligible(length(p), length(r)), _negligible(length(r), length(p))
    sign = 1 if keep_sum else -1
    # Before anything is divided, the lost one gets the argument that makes the other combination 0.
    a, b = select(lost_p, r[0], p[0]), select(lost_p, sign * r[1], p[1])
    c, d = select(lost_r, p[0], r[0]), select(lost_r, sign * p[1], r[1])
    (a, b), (c, d) = _near_one((a, b)), _near_one((c, d))
    total, rest = _argument((a * c - b * d, b * c + a * d)), _argument((a * c + b * d, b * c - a * d))
    lock = select(lost_p, 1, select(lost_r, 1, 0))
    locked = lock > 0
    if keep_sum:
        return total, select(locked, 0, rest), lock
    return select(locked, 0, total), rest, lock


def _three(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
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
        if sign < 0:  # their sum changes its sign and their difference does not
            p, r = (r[0], -r[1]), (p[0], -p[1])
    last, first, lock = _sum_and_difference(p, r, keep_sum=sequence.isupper())
    return [first, middle, last], lock


def _two(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    i, j = _axes(sequence)
    k = 3 - i - j
    # The nearest rotation of this form is the rank-one matrix (cos a/2, sin a/2) (cos b/2, sin b/2)^T that is nearest
    # to [[w, y], [x, z]]; its singular vectors have these sums and differences of half angles.
    w, x, y, z = q[0], q[1 + i], q[1 + j], -q[1 + k] * _parity(i, j, k)
    first, last, lock = _sum_and_difference((w - z, x + y), (w + z, x - y), keep_sum=sequence.islower())
    return [first, last], lock


def _one(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    (i,) = _axes(sequence)
    others = [q[1 + k] for k in range(3) if k != i]
    x = q[1 + i]
    lost = _negligible(length((q[0], x)), length((others[0], others[1])))
    w, x = select(lost, 1, q[0]), select(lost, 0, x)
    sign = leading_sign((w, x))
    return [2 * _argument((sign * w, sign * x))], select(lost, 1, 0)


_READ = {1: _one, 2: _two, 3: _three}


def _parity(i: int, j: int, k: int) -> int:
    """1 for a right-handed order of the three axes, -1 for a left-handed one."""
    return (i - j) * (j - k) * (k - i) // 2


def _angles_of(q: Quat, sequence: str) -> tuple[list[Scalar], Scalar]:
    """The angles, in the order of the letters, and 1 where they lock or else 0."""
    angles, lock = _READ[len(sequence)](scaled(q), sequence)
    return (angles if sequence.islower() else angles[::-1]), lock


def _declare_from(sequence: str) -> Callable[..., Any]:
    def from_euler(angles: Any) -> Quat:
        parts = [angles] if len(sequence) == 1 else list(angles)
        return turns(_axes(sequence)[::-1], parts[::-1] if sequence.islower() else parts)

    from_euler.__annotations__ = {"angles": _ANGLES[len(sequence)], "return": Quat}
    from_euler.__doc__ = f"The unit quaternion of the angles of {sequence}."
    return op(from_euler, name=f"Rotation.from_euler.{sequence}", title="Rotation.from_euler", contracted=True)


def _declare_to(sequence: str) -> Callable[..., Any]:
    kind = _ANGLES[len(sequence)]

    def euler(quaternion: Quat) -> Any:
        angles, _ = _angles_of(quaternion, sequence)
        return angles[0] if kind is Scalar else kind(angles)

    euler.__annotations__["return"] = kind
    euler.__doc__ = f"The angles of {sequence}."
    return op(euler, name=f"Rotation.euler.{sequence}", title="Rotation.euler")


def _declare_lock(sequence: str) -> Callable[..., Any]:
    def lock(quaternion: Quat) -> Scalar:
        return _angles_of(quaternion, sequence)[1]

    lock.__doc__ = f"1 where {sequence} leaves an angle open, else 0."
    return op(lock, name=f"Rotation.lock.{sequence}", title="Rotation.euler")


def _sequences() -> list[str]:
    lower = [
        "".join(s) for n in (1, 2, 3) for s in itertools.product("xyz", repeat=n) if all(map(str.__ne__, s, s[1:]))
    ]
    return [*lower, *(s.upper() for s in lower if len(s) > 1)]


def _about_one_axis(ops: dict[str, Callable[..., Any]]) -> dict[str, Callable[..., Any]]:
    """With the upper case letters, which alone mean what the lower case ones do."""
    return {**ops, **{axis.upper(): ops[axis] for axis in "xyz"}}


SEQUENCES: Sequence[str] = _sequences()
FROM = _about_one_axis({sequence: _declare_from(sequence) for sequence in SEQUENCES})
TO = _about_one_axis({sequence: _declare_to(sequence) for sequence in SEQUENCES})
_LOCKS = {sequence: _declare_lock(sequence) for sequence in SEQUENCES if sequence.islower()}
# About fixed axes in the other order, the same rotation, and the same lock.
LOCK = {sequence: _LOCKS[sequence if sequence.islower() else sequence[::-1].lower()] for sequence in FROM}
