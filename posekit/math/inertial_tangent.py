"""Preintegration of inertial measurements by sums of rotation vectors, as the default class of gtsam does.

A state is the rotation vector r, of any length, the velocity v and the position p of a sensor relative to the start of
a window, without gravity. A step of duration dt adds to each what its rate at the start of the step is:

    r' = r + J(r)^-1 w dt,  v' = v + exp(r) a dt,  p' = p + v dt + exp(r) a dt^2 / 2

J is the right Jacobian of the exponential map. It is singular at the length 2 pi. Errors are what is added to r, p and
v: [rotation, position, velocity] in the axes at the start.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..engine import Scalar, Vec3, Vec6, own_ops, tangents
from .inertial_sweeps import (
    SYMMETRIC,
    Covariance,
    Matrix,
    Packed,
    Preintegration,
    Slopes,
    filled,
    moments,
    packed_rows,
    triangle,
)
from .lib import basis, cross, dot, exp_rotation, left_jacobian_inverse_times, left_jacobian_times, rows, rows_of_unit

op = own_ops()


class _ErrorStep:
    """A step of duration dt. It takes errors (r, p, v) to ``(B r, p + u dt, v + F r)`` with ``u = v + F r / 2``.

    Attributes:
        dt: The duration.
        turn: What it adds to the rotation vector.
        force: The acceleration in the axes at the start of the window.
        turning: B.
        forcing: F.
        gain: The derivatives of the errors with respect to the measurements in a unit of time, 9 rows and 6 columns.
    """

    def __init__(self, r: Vec3, a: Vec3, w: Vec3, dt: Scalar) -> None:
        attitude, units = rows_of_unit(exp_rotation(r)), basis(dt)

        def rate(x: Vec3) -> Vec3:
            return left_jacobian_inverse_times(-r, x)

        self.dt, turn = dt, rate(w)
        self.turn, self.force = turn * dt, Vec3(dot(row, a) for row in attitude)
        columns = [Vec3(tangents(turn, dict(zip(r, unit, strict=True)))) * dt + unit for unit in units]
        self.turning = transposed(columns)
        forces = self.force * dt
        self.forcing = transposed([cross(left_jacobian_times(r, unit), forces) for unit in units])
        angular, zero = [rate(unit) for unit in units], dt.graph.const(0)
        self.gain: Matrix = [
            *([zero] * 3 + [column[i] for column in angular] for i in range(3)),
            *([x * dt * 0.5 for x in row] + [zero] * 3 for row in attitude),
            *([*row] + [zero] * 3 for row in attitude),
        ]

    def onward(self, errors: Matrix) -> Iterator[list[Scalar]]:
        """The rows of what the step makes of columns of errors, given as rows."""
        yield from times(self.turning, errors[:3])
        faster = times(self.forcing, errors[:3])
        for p, v, f in zip(errors[3:6], errors[6:], faster, strict=True):
            yield [x + (y + z * 0.5) * self.dt for x, y, z in zip(p, v, f, strict=True)]
        yield from plus(errors[6:], faster)

    def spread(self, known: Matrix) -> Iterator[list[Scalar]]:
        """The rows of the lower triangle of a covariance after the step, from those before."""
        full = [[known[max(i, j)][min(i, j)] for j in range(9)] for i in range(9)]
        (rr, _, _), (pr, pp, _), (vr, vp, vv) = (
            [[row[k : k + 3] for row in full[i : i + 3]] for k in (0, 3, 6)] for i in (0, 3, 6)
        )
        b, f, dt = transposed(self.turning), transposed(self.forcing), self.dt
        yield from lower(times(times(self.turning, rr), b))
        forced = times(self.forcing, rr)
        ur = plus(vr, forced, 0.5)  # of u and r
        qr = plus(pr, ur, dt)  # of p + u dt and r
        vrf, urf, qrf = times(vr, f), times(ur, f), times(qr, f)
        uv = plus(vv, transposed(vrf), 0.5)
        half = plus(plus(transposed(vp), uv, dt * 0.5), plus(qrf, urf, dt * -0.5), 0.5)  # of p + u dt / 2 and u
        for left, right in zip(times(qr, b), lower(plus(pp, plus(half, transposed(half)), dt)), strict=True):
            yield [*left, *right]
        across = plus(plus(vp, transposed(qrf)), transposed(uv), dt)
        rest = lower(plus(vv, plus(urf, transposed(urf))))
        for left, middle, right in zip(times(plus(vr, forced), b), across, rest, strict=True):
            yield [*left, *middle, *right]


def times(a: Matrix, b: Matrix) -> Matrix:
    """The product of matrices."""
    return [[dot(row, column) for column in transposed(b)] for row in a]


def plus(a: Matrix, b: Matrix, factor: Scalar | float = 1) -> Matrix:
    """The sum of matrices, the second one times a number."""
    return [[x + y * factor for x, y in zip(*rows, strict=True)] for rows in zip(a, b, strict=True)]


def transposed(a: Sequence[Sequence[Scalar]]) -> Matrix:
    """The matrix whose rows are the columns of another."""
    return [list(column) for column in zip(*a, strict=True)]


def lower(a: Matrix) -> Matrix:
    """The rows of the lower triangle of a matrix."""
    return [row[: i + 1] for i, row in enumerate(a)]


class TangentPreintegration(Preintegration):
    """The sweeps without and with a covariance."""

    state: Mapping[str, int] = {"rotvec": 3, "velocity": 3, "position": 3, "duration": 1}
    start = (0,) * 10

    def __init__(self) -> None:
        super().__init__("tangent")

    def step(
        self, a: Vec3, w: Vec3, dt: Scalar, state: Sequence[Scalar], slopes: Sequence[Scalar], *noise: Sequence[Scalar]
    ) -> list[Scalar]:
        """The next carry, see `Preintegration.step`."""
        r, v, p = (Vec3(state[k : k + 3]) for k in (0, 3, 6))
        step, time = _ErrorStep(r, a, w, dt), state[9]
        after = [*(r + step.turn), *(v + step.force * dt), *(p + (v + step.force * (dt * 0.5)) * dt), time + dt]
        changed: list[Scalar] = []
        for i, row in enumerate(step.onward(packed_rows(slopes))):
            changed += [x - g * dt for x, g in zip(row, step.gain[i], strict=True)][3 if i < 3 else 0 :]
        if not noise:
            return [*after, *changed]
        variances, correlation, covariance = noise
        known = (variances, step.onward(packed_rows(correlation)), step.spread(triangle(covariance)))
        return [*after, *changed, *moments(step.gain, basis(dt), time, dt, *known)]


METHODS = {"tangent": TangentPreintegration()}


@op(title="imu.preintegrate")
def slopes(packed: Packed, duration: Scalar) -> Slopes:
    """The derivatives with respect to the biases."""
    return Slopes(rows(filled(packed, duration * 0)))


@op(title="imu.preintegrate")
def covariance(duration: Scalar, correlation: Packed, covariance: Packed, walks: Vec6) -> Covariance:
    """The covariance of the errors and of the biases. ``walks`` are what a unit of time adds to those of the biases."""
    zero = duration * 0
    known, biased = dict(zip(SYMMETRIC, covariance, strict=True)), filled(correlation, zero)
    upper = [[known[max(i, j), min(i, j)] if j < 9 else biased[j - 9][i] for j in range(15)] for i in range(9)]
    lower = [[*biased[k], *(walks[k] * duration if j == k else zero for j in range(6))] for k in range(6)]
    return Covariance(x for row in (*upper, *lower) for x in row)
