"""The Lie groups in multiple-precision arithmetic: textbook formulas, and series where those divide 0 by 0.

Formulas take all arguments concatenated, and then the point that selects the branch, as in `multiprecision`. Those that
return a pose return its position, then its quaternion.
"""

from __future__ import annotations

import math

import mpmath as mp

from tests.reference.multiprecision import Matrix, Numbers, apply, cross, dot, exp, log, norm, sign_of
from tests.reference.multiprecision import product as times


def stumpff(t: mp.mpf) -> Numbers:
    """Stumpff functions c_k(t), the sums over j of (-t)^j / (2j + k)!, for k up to 5.

    At t = z^2 they are cos z, sin z / z, (1 - cos z) / z^2, ...
    """
    factorials = (1, 1, 2, 6)
    if t < 1:
        found = [last_stumpff(4, t), last_stumpff(5, t)]
        for k in (3, 2, 1, 0):
            found.insert(0, 1 / mp.mpf(factorials[k]) - t * found[1])
        return found
    z = mp.sqrt(t)
    cosine, sine = mp.cos_sin(z)
    found = [cosine, sine / z]
    for k in range(4):
        found.append((1 / mp.mpf(factorials[k]) - found[k]) / t)
    return found


def last_stumpff(k: int, t: mp.mpf) -> mp.mpf:
    bits = mp.mp.prec + 16  # fixed point: integers in units of 2^-bits are much faster to add
    fixed = int(mp.ldexp(t, bits))
    term = total = (1 << bits) // math.factorial(k)
    j = 0
    while term:
        j += 1
        term = (term * fixed >> bits) // ((2 * j + k - 1) * (2 * j + k))
        total += -term if j % 2 else term
    return mp.ldexp(mp.mpf(total), -bits)


def hat(v: Numbers) -> Matrix:
    zero = mp.mpf(0)
    return [[zero, -v[2], v[1]], [v[2], zero, -v[0]], [-v[1], v[0], zero]]


def outer(a: Numbers, b: Numbers) -> Matrix:
    return [[x * y for y in b] for x in a]


def combine(one: mp.mpf, *terms: tuple[mp.mpf, Matrix]) -> Matrix:
    """The linear combination of the terms, plus ``one`` times the identity."""
    return [[sum((c * m[i][j] for c, m in terms), one if i == j else mp.mpf(0)) for j in range(3)] for i in range(3)]


ZERO = [[mp.mpf(0)] * 3] * 3


def left(w: Numbers) -> Matrix:
    c = stumpff(dot(w, w))
    return combine(c[1], (c[2], hat(w)), (c[3], outer(w, w)))


def left_along(w: Numbers, v: Numbers) -> Matrix:
    """The derivative of `left` at ``w`` along ``v``."""
    c = stumpff(dot(w, w))
    rate = dot(w, v)  # half the rate of w.w; a coefficient's rate is (k c_{k+2} - c_{k+1}) / 2 of that
    return combine(
        rate * (c[3] - c[2]),
        (rate * (2 * c[4] - c[3]), hat(w)),
        (rate * (3 * c[5] - c[4]), outer(w, w)),
        (c[2], hat(v)),
        (c[3], outer(v, w)),
        (c[3], outer(w, v)),
    )


def inverse(m: Matrix) -> Matrix:
    """The inverse by the adjugate, whose rows are cross products of two columns."""
    a, b, c = ([row[j] for row in m] for j in range(3))
    rows = [cross(b, c), cross(c, a), cross(a, b)]
    volume = dot(a, rows[0])
    return [[x / volume for x in row] for row in rows]


def on(m: Matrix, v: Numbers) -> Numbers:
    return [dot(row, v) for row in m]


def flat(m: Matrix) -> Numbers:
    return [x for row in m for x in row]


def joined(diagonal: Matrix, upper: Matrix) -> Numbers:
    """The 6x6 matrix [[diagonal, upper], [0, diagonal]], row by row."""
    top = [[*a, *b] for a, b in zip(diagonal, upper, strict=True)]
    return flat([*top, *([*a, *b] for a, b in zip(ZERO, diagonal, strict=True))])


def multiply(a: Numbers, b: Numbers) -> Numbers:
    w = a[0] * b[0] - dot(a[1:], b[1:])
    turned = cross(a[1:], b[1:])
    return [w, *(a[0] * y + b[0] * x + z for x, y, z in zip(a[1:], b[1:], turned, strict=True))]


def conjugate(q: Numbers) -> Numbers:
    return [q[0], *(-x for x in q[1:])]


def scale(v: Numbers, factor: mp.mpf) -> Numbers:
    return [factor * x for x in v]


def unit(q: Numbers) -> Numbers:
    return scale(q, 1 / norm(q))


def plus(a: Numbers, b: Numbers) -> Numbers:
    return [x + y for x, y in zip(a, b, strict=True)]


# Rotations


def rotation_exp(x: Numbers, at: Numbers) -> Numbers:
    return exp(x)


def rotation_log(x: Numbers, at: Numbers) -> Numbers:
    return log(x, at)


def rotation_retract(x: Numbers, at: Numbers) -> Numbers:
    return multiply(x[:4], exp(x[4:]))


def rotation_local(x: Numbers, at: Numbers) -> Numbers:
    return log(multiply(conjugate(x[:4]), x[4:8]), multiply(conjugate(at[:4]), at[4:8]))


def rotation_left_local(x: Numbers, at: Numbers) -> Numbers:
    return log(multiply(x[4:8], conjugate(x[:4])), multiply(at[4:8], conjugate(at[:4])))


def rotation_power(x: Numbers, at: Numbers) -> Numbers:
    return exp(scale(log(x[:4], at[:4]), x[4]))


def slerp(x: Numbers, at: Numbers) -> Numbers:
    return multiply(unit(x[:4]), exp(scale(rotation_local(x, at), x[8])))


def distance(x: Numbers, at: Numbers) -> Numbers:
    turn = multiply(conjugate(x[:4]), x[4:])
    sign = sign_of(multiply(conjugate(at[:4]), at[4:]))
    return [2 * mp.atan2(norm(turn[1:]), sign * turn[0])]


def phi3_distance(x: Numbers, at: Numbers) -> Numbers:
    return [distance(x, at)[0] / mp.pi]


def chordal_distance(x: Numbers, at: Numbers) -> Numbers:
    turn = multiply(conjugate(x[:4]), x[4:])
    return [mp.sqrt(8) * norm(turn[1:]) / norm(turn)]


def squared_distance(x: Numbers, at: Numbers) -> Numbers:
    turn = rotation_local(x, at)
    return [sum(v * v for v in turn)]


def squared_chordal_distance(x: Numbers, at: Numbers) -> Numbers:
    turn = multiply(conjugate(x[:4]), x[4:])
    return [8 * sum(v * v for v in turn[1:]) / sum(v * v for v in turn)]


def slerp_signed(x: Numbers, at: Numbers) -> Numbers:
    turn = multiply(conjugate(x[:4]), x[4:8])
    n = norm(turn[1:])
    return multiply(unit(x[:4]), exp(scale(turn[1:], 2 * mp.atan2(n, turn[0]) / n * x[8])))


def rotation_left_jacobian(x: Numbers, at: Numbers) -> Numbers:
    return flat(left(x))


def rotation_left_jacobian_inverse(x: Numbers, at: Numbers) -> Numbers:
    return flat(inverse(left(x)))


# Poses


def pose_exp(x: Numbers, at: Numbers) -> Numbers:
    return [*on(left(x[3:]), x[:3]), *exp(x[3:])]


def pose_log(x: Numbers, at: Numbers) -> Numbers:
    w = log(x[3:], at[3:])
    return [*on(inverse(left(w)), x[:3]), *w]


def compose(a: Numbers, b: Numbers) -> Numbers:
    return [*plus(a[:3], apply(a[3:], b[:3])), *multiply(a[3:], b[3:])]


def invert(a: Numbers) -> Numbers:
    back = conjugate(a[3:])
    return [*scale(apply(back, a[:3]), mp.mpf(-1)), *back]


def pose_retract(x: Numbers, at: Numbers) -> Numbers:
    return compose(x[:7], pose_exp(x[7:], at))


def pose_left_retract(x: Numbers, at: Numbers) -> Numbers:
    return compose(pose_exp(x[7:], at), x[:7])


def pose_local(x: Numbers, at: Numbers) -> Numbers:
    return pose_log(compose(invert(x[:7]), x[7:14]), compose(invert(at[:7]), at[7:14]))


def pose_left_local(x: Numbers, at: Numbers) -> Numbers:
    return pose_log(compose(x[7:14], invert(x[:7])), compose(at[7:14], invert(at[:7])))


def pose_power(x: Numbers, at: Numbers) -> Numbers:
    return pose_exp(scale(pose_log(x[:7], at[:7]), x[7]), at)


def interpolate(x: Numbers, at: Numbers) -> Numbers:
    position = plus(scale(x[:3], 1 - x[14]), scale(x[7:10], x[14]))
    return [*position, *slerp([*x[3:7], *x[10:]], [*at[3:7], *at[10:]])]


def screw(x: Numbers, at: Numbers) -> Numbers:
    return compose([*x[:3], *unit(x[3:7])], pose_exp(scale(pose_local(x, at), x[14]), at))


def pose_left_jacobian(x: Numbers, at: Numbers) -> Numbers:
    return joined(left(x[3:]), left_along(x[3:], x[:3]))


def pose_left_jacobian_inverse(x: Numbers, at: Numbers) -> Numbers:
    diagonal = inverse(left(x[3:]))
    upper = times(times(diagonal, left_along(x[3:], x[:3])), diagonal)
    return joined(diagonal, [[-y for y in row] for row in upper])
