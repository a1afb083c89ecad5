"""Preintegration of inertial measurements, as one sweep on the group SE_2(3) of rotations, velocities and positions.

A state is the rotation R, velocity v and position p of a sensor relative to the start of a window, without gravity. A
step of duration dt multiplies it from the right by an increment [dR, dv, dp] of the group, and moves p by v dt:

    R' = R dR,  v' = v + R dv,  p' = p + v dt + R dp

Errors are carried as tangents on the left, ``exp(x) X``, which a step does not change but for x_p' = x_p + x_v dt. The
carry has z_p = x_p - t x_v in place of x_p, where t is the time, so that a step changes nothing: errors n of the
measurements add ``dt G n`` to z. Everything else is a sum over the steps: the derivatives with respect to a constant
bias, minus the sum of ``dt G``; the covariance of z with a bias that does a random walk; and the covariance of z.
`body_slopes` and `body_covariance` turn them into those of errors in the axes of the sensor (Barrau and Bonnabel 2017).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..engine import Quat, Scalar, Vec3, Vec6, own_ops, tangents
from .inertial_sweeps import (
    SLOPES,
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
from .lib import (
    bessel,
    conjugate,
    cross,
    dot,
    exp_rotation,
    product,
    rotate,
    rows,
    rows_of_unit,
    squared_half_angle,
    stumpff_c3,
)

op = own_ops()

# The velocity that a unit of time adds, and the position that a unit of squared time adds, in the axes at the start of
# a step, from the rotation vector of the step and the acceleration, in which they are linear.
Method = Callable[[Vec3, Vec3], tuple[Vec3, Vec3]]


def _turning(w: Vec3, a: Vec3) -> tuple[Vec3, Vec3]:
    """The acceleration and the angular velocity are constant in the axes of the sensor during a step.

    The sums of W^n / (n + 1)! and of W^n / (n + 2)! over n, times ``a``, where W is the matrix of the cross product.
    """
    x, error = squared_half_angle(w)
    half, cosine, third = bessel(0, x, error), bessel(-1, x, error), stumpff_c3(0, x, error)
    second = half * half * 0.5  # (1 - cos t) / t^2
    fourth = third * 0.5 - half * bessel(1, x, error) * 0.125  # (1/2 - (1 - cos t) / t^2) / t^2
    turned, along = cross(w, a), dot(w, a)
    velocity = a * (half * cosine) + turned * second + w * (third * along)
    return velocity, a * second + turned * third + w * (fourth * along)


def _straight(w: Vec3, a: Vec3) -> tuple[Vec3, Vec3]:
    """The acceleration is constant in the axes at the start of a step (Forster and others 2017)."""
    return a, a * 0.5


class _SweepStep:
    """A step of the sweep.

    Attributes:
        quaternion: The rotation after the step.
        rows: Its matrix.
        velocity: The velocity after the step.
        position: The position after the step.
        time: The time after the step.
        gain: G, 9 rows and 6 columns.
    """

    def __init__(self, method: Method, carry: Sequence[Scalar], a: Vec3, w: Vec3, dt: Scalar) -> None:
        before, velocity, position = rows_of_unit(Quat(carry[:4])), Vec3(carry[4:7]), Vec3(carry[7:10])

        def in_start(v: Vec3) -> Vec3:
            return Vec3(dot(row, v) for row in before)

        turn, zero = w * dt, dt.graph.const(0)
        faster, further = method(turn, a)
        self.time = carry[10] + dt
        self.velocity = velocity + in_start(faster) * dt
        self.position = position + (velocity + in_start(further) * dt) * dt
        q = product(Quat(carry[:4]), exp_rotation(turn))
        self.quaternion = q * (1.5 - dot(q, q) * 0.5)  # a step of Newton's: but for rounding errors q is of unit length
        columns: list[tuple[Scalar, ...]] = []
        units = [Vec3(zero + int(i == j) for j in range(3)) for i in range(3)]
        for unit in units:
            rate, shift = map(in_start, method(turn, unit))
            columns.append((*(zero,) * 3, *(shift * dt - rate * self.time), *rate))
        for unit in units:
            seeds = dict(zip(turn, unit, strict=True))
            turning, _ = _turning(turn, unit)
            angular = in_start(turning)
            rate = cross(self.velocity, angular) + in_start(Vec3(tangents(faster, seeds))) * dt
            shift = cross(self.position, angular) + in_start(Vec3(tangents(further, seeds))) * (dt * dt)
            columns.append((*angular, *(shift - rate * self.time), *rate))
        self.gain: Matrix = [list(row) for row in zip(*columns, strict=True)]

    @property
    def state(self) -> tuple[Scalar, ...]:
        return (*self.quaternion, *self.velocity, *self.position, self.time)


class InvariantPreintegration(Preintegration):
    """Those whose errors are tangents on the left."""

    state: Mapping[str, int] = {"quaternion": 4, "velocity": 3, "position": 3, "duration": 1}
    start = (1,) + (0,) * 10

    def __init__(self, name: str, method: Method) -> None:
        self.method = method
        super().__init__(name)

    def step(
        self, a: Vec3, w: Vec3, dt: Scalar, state: Sequence[Scalar], slopes: Sequence[Scalar], *noise: Sequence[Scalar]
    ) -> list[Scalar]:
        """The next carry, see `Preintegration.step`."""
        step = _SweepStep(self.method, state, a, w, dt)
        changed = [x - dt * step.gain[i][j] for (i, j), x in zip(SLOPES, slopes, strict=True)]
        if not noise:
            return [*step.state, *changed]
        variances, correlation, covariance = noise
        known = (variances, packed_rows(correlation), triangle(covariance))
        return [*step.state, *changed, *moments(step.gain, rows_of_unit(step.quaternion), state[10], dt, *known)]


METHODS = {
    "exact": InvariantPreintegration("exact", _turning),
    "manifold": InvariantPreintegration("manifold", _straight),
}


def _in_body(
    quaternion: Quat, velocity: Vec3, position: Vec3, duration: Scalar, column: Sequence[Scalar]
) -> list[Scalar]:
    """An error on the left, with z_p in place of x_p, in the axes of the sensor: ``R exp(r), p + R s, v + R u``."""
    turn, shift, rate = (Vec3(column[k : k + 3]) for k in (0, 3, 6))
    inverse = conjugate(quaternion)
    shift = shift + rate * duration + cross(turn, position)
    rate = rate + cross(turn, velocity)
    return [x for v in (turn, shift, rate) for x in rotate(inverse, v)]


@op(title="imu.preintegrate")
def body_slopes(quaternion: Quat, velocity: Vec3, position: Vec3, duration: Scalar, slopes: Packed) -> Slopes:
    """The derivatives with respect to the biases of errors in the axes of the sensor: rotation, position, velocity."""
    columns = filled(slopes, duration * 0)
    moved = [_in_body(quaternion, velocity, position, duration, column) for column in columns]
    return Slopes(rows(moved))


@op(title="imu.preintegrate")
def body_covariance(
    quaternion: Quat,
    velocity: Vec3,
    position: Vec3,
    duration: Scalar,
    correlation: Packed,
    covariance: Packed,
    walks: Vec6,
) -> Covariance:
    """The covariance of errors in the axes of the sensor, rotation, position and velocity, and of the biases.

    ``walks`` are the variances that a unit of time adds to the biases.
    """
    zero = duration * 0

    def moved(columns: Matrix) -> Matrix:
        return [_in_body(quaternion, velocity, position, duration, column) for column in columns]

    known = dict(zip(SYMMETRIC, covariance, strict=True))
    full = [[known[max(i, j), min(i, j)] for i in range(9)] for j in range(9)]
    halfway = [list(row) for row in zip(*moved(full), strict=True)]
    errors, biased = moved(halfway), moved(filled(correlation, zero))
    spread = [walk * duration for walk in walks]
    upper = [[errors[max(i, j)][min(i, j)] if j < 9 else biased[j - 9][i] for j in range(15)] for i in range(9)]
    lower = [[*biased[k], *(spread[k] if j == k else zero for j in range(6))] for k in range(6)]
    return Covariance(x for row in (*upper, *lower) for x in row)
