"""Values, Jacobians and Hessians in multiple-precision arithmetic.

Formulas are functions of lists of numbers. `derivatives` differentiates them by finite differences, in a precision that
leaves about 24 correct digits, so that only the values of a formula have to be implemented.

Formulas with branches take the point that selects the branch as a second argument. Near a switch the derivatives are
then those of the branch of the point itself, and no finite difference crosses the switch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import mpmath as mp
import numpy as np
from torch import Tensor

Numbers = Sequence[mp.mpf]
Matrix = Sequence[Numbers]

STEP = mp.mpf(10) ** -24


class Derivatives(NamedTuple):
    """The value, Jacobian and Hessian of m results by n inputs: shapes (m,), (m, n) and (m, n, n)."""

    value: np.ndarray
    jacobian: np.ndarray
    hessian: np.ndarray


def exact(x: Tensor) -> list[mp.mpf]:
    """The exact values of a tensor's elements, flattened."""
    return [mp.mpf(number) for number in x.flatten().tolist()]


def evaluate(function: Callable[[Numbers], Numbers], point: Numbers) -> np.ndarray:
    with mp.workdps(60):
        return np.array([float(x) for x in function(point)])


def derivatives(
    function: Callable[[Numbers], Numbers],
    point: Numbers,
    scales: Sequence[float] | None = None,
    step: mp.mpf = STEP,
) -> Derivatives:
    """Derivatives of ``function(point + scales * d)`` with respect to d at d = 0; scales are 1 by default.

    The function must be smooth over distances far above ``step``: the truncation error is step times the next
    derivative. The working precision includes the digits that cancel in second differences.
    """
    n = len(point)
    with mp.workdps(int(30 - 2 * mp.log10(step))):
        moves = [step * scale for scale in ([1.0] * n if scales is None else scales)]

        def at(*directions: int) -> Numbers:
            moved = list(point)
            for i in directions:
                moved[i] += moves[i]
            return function(moved)

        value, once = at(), [at(i) for i in range(n)]
        m = len(value)
        jacobian, hessian = np.zeros((m, n)), np.zeros((m, n, n))
        for i in range(n):
            for k in range(m):
                jacobian[k, i] = float((once[i][k] - value[k]) / step)
            for j in range(i + 1):
                twice = at(i, j)
                for k in range(m):
                    second = (twice[k] - once[i][k] - once[j][k] + value[k]) / step**2
                    hessian[k, i, j] = hessian[k, j, i] = float(second)
        return Derivatives(np.array([float(x) for x in value]), jacobian, hessian)


def dot(a: Numbers, b: Numbers) -> mp.mpf:
    return mp.fdot(a, b)


def norm(a: Numbers) -> mp.mpf:
    return mp.sqrt(dot(a, a))


def cross(a: Numbers, b: Numbers) -> Numbers:
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def sign_of(quaternion: Numbers) -> int:
    """The sign of the first component that is not zero."""
    return -1 if next(x for x in quaternion if x != 0) < 0 else 1


def exp(rotvec: Numbers) -> Numbers:
    half = norm(rotvec) / 2
    scale = mp.sin(half) / (2 * half) if half else mp.mpf(1) / 2
    return [mp.cos(half), *(scale * x for x in rotvec)]


def log(quaternion: Numbers, branch: Numbers | None = None) -> Numbers:
    sign = sign_of(quaternion if branch is None else branch)
    w, v = sign * quaternion[0], [sign * x for x in quaternion[1:]]
    n = norm(v)
    scale = 2 * mp.atan2(n, w) / n if n else 2 / w
    return [scale * x for x in v]


def angle(quaternion: Numbers) -> Numbers:
    return [2 * mp.atan2(norm(quaternion[1:]), abs(quaternion[0]))]


def apply(quaternion: Numbers, point: Numbers) -> Numbers:
    w, v = quaternion[0], quaternion[1:]
    once = cross(v, point)
    twice = cross(v, once)
    scale = 2 / dot(quaternion, quaternion)
    return [p + scale * (w * a + b) for p, a, b in zip(point, once, twice, strict=True)]


def matrix(quaternion: Numbers) -> Matrix:
    columns = [apply(quaternion, [mp.mpf(i == j) for i in range(3)]) for j in range(3)]
    return [[column[i] for column in columns] for i in range(3)]


def product(a: Matrix, b: Matrix) -> Matrix:
    return [[dot(row, column) for column in zip(*b, strict=True)] for row in a]


def four_products(matrix: Matrix) -> Matrix:
    """4 q q^T for the quaternion q of a rotation matrix, as entries of that matrix."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return [
        [1 + a + e + i, h - f, c - g, d - b],
        [h - f, 1 + a - e - i, b + d, c + g],
        [c - g, b + d, 1 - a + e - i, f + h],
        [d - b, c + g, f + h, 1 - a - e + i],
    ]


def from_matrix(matrix: Matrix, branch: Matrix | None = None) -> Numbers:
    """The longest row of `four_products`, normalised, with its first nonzero component positive (Shepperd's method)."""
    chooser = four_products(matrix if branch is None else branch)
    k = max(range(4), key=lambda i: chooser[i][i])
    row = four_products(matrix)[k]
    scale = sign_of(chooser[k]) / norm(row)
    return [scale * x for x in row]


def from_matrix_along_group(matrix: Matrix) -> Callable[[Numbers], Numbers]:
    """The quaternion of ``matrix @ exp(d)`` as a function of the rotation vector d."""

    def turned(d: Numbers) -> Numbers:
        return from_matrix(product(matrix, rotation_of(d)), branch=matrix)

    return turned


def rotation_of(rotvec: Numbers) -> Matrix:
    return matrix(exp(rotvec))
