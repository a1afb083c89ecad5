"""Preintegration of inertial measurements by sums of rotation vectors, as the default class of gtsam does.

A state is the rotation vector r, of any length, the velocity v and the position p of a sensor relative to the start of
a window, without gravity. A step of duration dt adds to each what its rate at the start of the step is:

    r' = r + J(r)^-1 w dt,  v' = v + exp(r) a dt,  p' = p + v dt + exp(r) a dt^2 / 2

J is the right Jacobian of the exponential map. It is singular at the length 2 pi. Errors are what is added to r, p and
v: [rotation, position, velocity] in the axes at the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine import Scalar, Vec3, Vec6, own_ops, tangents
from .inertial import (
    SLOPES,
    SYMMETRIC,
    Covariance,
    Matrix,
    Packed,
    Preintegration,
    Slopes,
    filled,
    moments,
)
from .lib import basis, cross, dot, exp_rotation, left_jacobian_inverse_times, left_jacobian_times, rows, rows_of_unit

op = own_ops()


class _Step:
    """What a step adds.

    Attributes:
        turn: To the rotation vector, in a unit of time.
        force: The acceleration in the axes at the start of the window.
        turning: The derivatives of ``turn`` with respect to the rotation vector, as rows.
        forcing: Those of ``force``.
        gain: The derivatives of the errors with respect to the measurements in a unit of time, 9 rows and 6 columns.
    """

    def __init__(self, r: Vec3, a: Vec3, w: Vec3, dt: Scalar) -> None:
        attitude, units = rows_of_unit(exp_rotation(r)), basis(dt)

        def rate(x: Vec3) -> Vec3:
            return left_jacobian_inverse_times(-r, x)

        self.turn, self.force = rate(w), Vec3(dot(row, a) for row in attitude)
        slopes = [tangents(self.turn, dict(zip(r, unit, strict=True))) for unit in units]
        self.turning = [list(row) for row in zip(*slopes, strict=True)]
        turned = [cross(left_jacobian_times(r, unit), self.force) for unit in units]
        self.forcing = [list(row) for row in zip(*turned, strict=True)]
        angular, zero = [rate(unit) for unit in units], dt.graph.const(0)
        self.gain: Matrix = [
            *([zero] * 3 + [column[i] for column in angular] for i in range(3)),
            *([x * dt * 0.5 for x in row] + [zero] * 3 for row in attitude),
            *([*row] + [zero] * 3 for row in attitude),
        ]

    def onward(self, errors: Sequence[Scalar], dt: Scalar) -> list[Scalar]:
        """What the step makes of errors."""
        r, p, v = (Vec3(errors[k : k + 3]) for k in (0, 3, 6))
        turned, faster = (Vec3(dot(row, r) for row in m) * dt for m in (self.turning, self.forcing))
        return [*(r + turned), *(p + (v + faster * 0.5) * dt), *(v + faster)]


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
        step = _Step(r, a, w, dt)
        after = [*(r + step.turn * dt), *(v + step.force * dt), *(p + (v + step.force * dt * 0.5) * dt), state[9] + dt]

        def carried(numbers: Sequence[Scalar]) -> list[Scalar]:
            columns = [step.onward(column, dt) for column in filled(numbers, dt.graph.const(0))]
            return [columns[j][i] for i, j in SLOPES]

        changed = [x - dt * step.gain[i][j] for (i, j), x in zip(SLOPES, carried(slopes), strict=True)]
        if not noise:
            return [*after, *changed]
        variances, correlation, covariance = noise
        known = dict(zip(SYMMETRIC, covariance, strict=True))
        halfway = [step.onward([known[max(i, j), min(i, j)] for i in range(9)], dt) for j in range(9)]
        # The rows of F P, of which F makes the columns of F P F^T.
        whole = [step.onward(row, dt) for row in zip(*halfway, strict=True)]
        spread, axes = [whole[i][j] for i, j in SYMMETRIC], basis(dt)
        return [*after, *changed, *moments(step.gain, axes, state[9], dt, variances, carried(correlation), spread)]


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
