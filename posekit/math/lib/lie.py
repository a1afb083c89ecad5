"""Exponentials, logarithms and Jacobians of SO(3) and SE(3), shared by the ops of `so3` and `se3`. Declares no ops."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import Mat6, Quat, Scalar, Vec3, Vec6, absolute, inv, select, tangents
from .exact import rejection, squared_norm
from .quaternions import conjugate, cross, dot, leading_sign, length, product, rotate, scaled, unit_if_needed
from .series import atan2_quotient, bessel, first_quadrant_atan2, stumpff_c3

Pair = tuple[Vec3, Quat]


def squared_half_angle(v: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """The square of half the angle of a rotation vector, rounded, and its rounding error."""
    square, error = squared_norm(v)
    return square * 0.25, error * 0.25


def exp_rotation(v: Sequence[Scalar]) -> Quat:
    """The unit quaternion of a rotation vector: the exponential map of SO(3).

    >>> from posekit.algebra import Quat, Scalar, Vec3, exp_rotation
    >>> @pk.op
    ... def turned_by(rate: Vec3, time: Scalar) -> Quat:
    ...     return exp_rotation(rate * time)
    >>> turned_by(torch.tensor([0.0, 0.0, torch.pi]), torch.tensor(0.5))
    tensor([0.7071, 0.0000, 0.0000, 0.7071])
    """
    x, error = squared_half_angle(v)
    half = bessel(0, x, error) * 0.5
    return Quat((bessel(-1, x, error), half * v[0], half * v[1], half * v[2]))


def log_rotation(q: Quat) -> Vec3:
    """The rotation vector, of length at most pi: the logarithm of SO(3).

    >>> from posekit.algebra import Quat, Vec3, log_rotation
    >>> @pk.op
    ... def rotvec(q: Quat) -> Vec3:
    ...     return log_rotation(q)
    >>> rotvec(torch.tensor([1.0, 1.0, 0.0, 0.0]))
    tensor([1.5708, 0.0000, 0.0000])
    """
    q = scaled(q)
    sign = leading_sign(q)
    return Vec3(q[1:]) * (sign * (2 * atan2_quotient(0, sign * q[0], dot(q[1:], q[1:]))))


def _axial_matrix_times(v: Sequence[Scalar], p: Vec3, skew: Scalar | float, identity: Scalar, outer: Scalar) -> Vec3:
    """``(identity I + skew [v]x + outer v v^T) p``, where ``skew``, ``identity`` and ``outer`` are the coefficients."""
    return p * identity + cross(v, p) * skew + Vec3(v) * (outer * dot(v, p))


def left_jacobian_times(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The left Jacobian of the exponential map of SO(3) at ``v``, times ``p``."""
    x, error = squared_half_angle(v)
    half = bessel(0, x, error)
    # (1 - cos t) / t^2, sin t / t and (t - sin t) / t^3
    return _axial_matrix_times(v, p, half * half * 0.5, half * bessel(-1, x, error), stumpff_c3(0, x, error))


def left_jacobian_inverse_times(v: Sequence[Scalar], p: Vec3) -> Vec3:
    """The inverse of the left Jacobian at ``v``, times ``p``. The Jacobian is singular at an angle of 2 pi."""
    x, error = squared_half_angle(v)
    reciprocal = inv(bessel(0, x, error))
    return _axial_matrix_times(v, p, -0.5, bessel(-1, x, error) * reciprocal, bessel(1, x, error) * reciprocal * 0.25)


def rows(columns: Sequence[Sequence[Scalar]]) -> list[Scalar]:
    """The entries, in row-major order, of the matrix with these columns."""
    return [column[i] for i in range(len(columns[0])) for column in columns]


def basis(like: Scalar) -> list[Vec3]:
    """The standard basis of R^3, as nodes of the graph of ``like``."""
    return [Vec3(like * 0 + float(i == j) for i in range(3)) for j in range(3)]


def exp_pose(twist: Sequence[Scalar]) -> Pair:
    """The pose reached by a constant twist [v, w] in unit time: the exponential map of SE(3).

    >>> from posekit.algebra import Quat, Scalar, Vec3, Vec6, exp_pose
    >>> @pk.op
    ... def driven(twist: Vec6, time: Scalar) -> tuple[Vec3, Quat]:
    ...     return exp_pose(twist * time)
    >>> driven(torch.tensor([1.0, 0, 0, 0, 0, 0]), torch.tensor(2.0))
    (tensor([2., 0., 0.]), tensor([1., 0., 0., 0.]))
    """
    v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
    return left_jacobian_times(w, v), exp_rotation(w)


def log_pose(p: Vec3, q: Quat) -> Vec6:
    """The constant twist [v, w] that reaches a pose in unit time: the logarithm of SE(3).

    >>> from posekit.algebra import Quat, Vec3, Vec6, log_pose
    >>> @pk.op
    ... def twist(position: Vec3, quaternion: Quat) -> Vec6:
    ...     return log_pose(position, quaternion)
    >>> twist(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1.0, 0.0, 0.0, 0.0]))
    tensor([1., 2., 3., 0., 0., 0.])
    """
    q = scaled(q)
    sign = leading_sign(q)
    a, u = sign * q[0], Vec3(q[1:]) * sign
    s = dot(u, u)
    first = atan2_quotient(0, a, s)
    v = _axial_matrix_times(u, p, -first, a * first, inv(a * a + s) + 2 * a * atan2_quotient(1, a, s))
    return Vec6((*v, *(u * (2 * first))))


def between_rotations(q1: Quat, q2: Quat) -> Quat:
    """The second rotation relative to the first, ``~R1 @ R2``. Its length cannot overflow."""
    real, symmetric, d, v = _between_parts(q1, q2)
    return Quat((real, *(symmetric - cross(v, d))))


def left_between_rotations(q1: Quat, q2: Quat) -> Quat:
    """The rotation in the parent frame that takes the first rotation to the second, ``R2 @ ~R1``."""
    real, symmetric, d, v = _between_parts(q1, q2)
    return Quat((real, *(symmetric + cross(v, d))))


def _between_parts(q1: Quat, q2: Quat) -> tuple[Scalar, Vec3, Vec3, Vec3]:
    """The parts of ``conj(q1) q2`` and ``q2 conj(q1)``.

    Returns:
        Their real part; the part of their vectors that both share; and the vectors d and v, whose cross product v x d
        has the minus sign in the first product and the plus sign in the second.
    """
    # The product with a conjugate suffers from cancellation if the two rotations are nearly equal. The rejection of q2
    # from q1 avoids it: the component of q2 along q1 contributes to the real part of the product alone.
    q1, q2 = scaled(q1), scaled(q2)
    real = dot(q1, q2)
    a, b = Quat(q1), rejection(q2, q1, real, dot(q1, q1))
    d, v = Vec3(b[1:]), Vec3(a[1:])
    return real, d * a[0] - v * b[0], d, v


def nearer_endpoint(q1: Quat, q2: Quat, relative: Quat, t: Scalar) -> tuple[Scalar, Quat, Scalar]:
    """The endpoint of an interpolation, at parameter 0 or 1, that is nearer to ``t``.

    Starting from the nearer one reproduces both endpoints: the positions exactly, and the rotations as exactly as their
    quaternions have length 1.

    Args:
        q1: The rotation at 0.
        q2: The rotation at 1.
        relative: The relative rotation of the two, whose sign tells whether ``q2`` has to be negated.
        t: The parameter.

    Returns:
        Whether it is the first endpoint; its unit quaternion, in the same half of the sphere as that of the first one;
        and the parameter relative to it, ``t`` or ``t - 1``.
    """
    is_first = t < Fraction(1, 2)
    sign = leading_sign(relative)
    return (
        is_first,
        unit_if_needed(Quat(select(is_first, x, y * sign) for x, y in zip(q1, q2, strict=True))),
        select(is_first, t, t - 1),
    )


def angle_of(q: Quat) -> Scalar:
    """The angle of a rotation, in [0, pi].

    >>> from posekit.algebra import Quat, Scalar, angle, conjugate, product
    >>> @pk.op
    ... def turn(a: Quat, b: Quat) -> Scalar:
    ...     return angle(product(conjugate(a), b))
    >>> turn(torch.tensor([1.0, 0.0, 0.0, 0.0]), torch.tensor([1.0, 1.0, 0.0, 0.0]))
    tensor(1.5708)
    """
    q = scaled(q)
    return 2 * first_quadrant_atan2(length(q[1:]), absolute(q[0]))


def squared_angle_of(q: Quat) -> Scalar:
    """The square of the angle of a rotation. It is computed without a square root and is analytic below a half turn."""
    q = scaled(q)
    square = dot(q[1:], q[1:])
    half = atan2_quotient(0, leading_sign(q) * q[0], square)
    return 4 * square * half * half


def compose_pose(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    """The product of two poses, ``T1 @ T2``."""
    return p1 + rotate(q1, p2), product(q1, q2)


def between_poses(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> Pair:
    """The second pose relative to the first, ``~T1 @ T2``."""
    return rotate(conjugate(q1), p2 - p1), between_rotations(q1, q2)


def bracket(a: Vec6, b: Vec6) -> Vec6:
    """The Lie bracket of two twists: the twist of the commutator of their matrices."""
    v = cross(a[3:6], b[0:3]) + cross(a[0:3], b[3:6])
    return Vec6((*v, *cross(a[3:6], b[3:6])))


def block_triangular(twist: Vec6, jacobian: Sequence[Scalar]) -> Mat6:
    """The matrix [[J, Q], [0, J]] of a twist [v, w], where Q is the directional derivative of J(w) along v."""
    # An analytic function f of the block matrix [[A, B], [0, A]] is [[f(A), Df(A)[B]], [0, f(A)]] (Higham, Functions of
    # Matrices, 2008). The Jacobians of SE(3) are such functions of ad(twist) = [[[w]x, [v]x], [0, [w]x]].
    derivative = tangents(jacobian, {w: v for w, v in zip(twist[3:6], twist[0:3], strict=True)})
    zero = twist[0] * 0
    upper = [x for i in range(3) for x in (*jacobian[3 * i : 3 * i + 3], *derivative[3 * i : 3 * i + 3])]
    lower = [x for i in range(3) for x in (zero, zero, zero, *jacobian[3 * i : 3 * i + 3])]
    return Mat6((*upper, *lower))


def matrix_times(m: Sequence[Scalar], v: Sequence[Scalar]) -> list[Scalar]:
    """The product of a square matrix, in row-major order, and a vector."""
    n = len(v)
    return [dot(m[n * i : n * i + n], v) for i in range(n)]
