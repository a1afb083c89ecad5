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

from torch import Tensor

from ..engine import (
    Array,
    Port,
    Quat,
    Scalar,
    SequencePort,
    Sweep,
    SweepBody,
    SweepOp,
    SweepProgram,
    Vec3,
    Vec6,
    own_ops,
    rsqrt,
    tangents,
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

Matrix = list[list[Scalar]]
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


# Rows of errors: rotation, position, velocity. Columns of biases: accelerometer, gyroscope.
SLOPES = [(i, j) for i in range(9) for j in range(6) if i >= 3 or j >= 3]  # no acceleration changes a rotation
SYMMETRIC = [(i, j) for i in range(9) for j in range(i + 1)]
# The variances: of the accelerometer, the gyroscope, the random walks of their biases in this order, and integration.
NOISES, WALKS, INTEGRATION = slice(0, 6), slice(6, 12), slice(12, 15)


class _Step:
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
        self.quaternion = q * rsqrt(dot(q, q))
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


class Preintegration:
    """The sweeps of a method: without and with a covariance.

    Attributes:
        state: The sizes of the parts of a state, by name.
        start: The numbers of a state at the start of a window.
    """

    state: Mapping[str, int]
    start: Sequence[int]

    def __init__(self, name: str) -> None:
        along: list[Port] = [SequencePort(n, (1, 3)) for n in ("acceleration", "angular_velocity")]
        along += [SequencePort("dt", (1,))]
        ends = [Port(n, (size,)) for n, size in self.state.items()]
        ends += [Port("slopes", (len(SLOPES),))]
        noisy = [*ends, Port("correlation", (len(SLOPES),)), Port("covariance", (len(SYMMETRIC),))]
        self._mean = SweepOp(f"imu.preintegrate.{name}", "imu.preintegrate", along, ends, self._build)
        inputs = [*along, Port("variances", (15,))]
        self._noisy = SweepOp(f"imu.preintegrate.{name}.noisy", "imu.preintegrate", inputs, noisy, self._build)

    def _build(self, sweeps: SweepProgram) -> SweepBody:
        graph, (a, w, (dt,), *more) = sweeps.graph, sweeps.symbols
        counts = [len(self.start), len(SLOPES), *([15, len(SLOPES), len(SYMMETRIC)] if more else [])]
        start = (*map(graph.const, self.start), *(graph.const(0),) * len(SLOPES), *(more[0] if more else ()))
        start += (graph.const(0),) * (sum(counts) - len(start))
        sweep = Sweep("0", False, start, start)
        following = self.step(Vec3(a), Vec3(w), dt, *_parts(sweep.carry(graph), counts))
        sweep = sweep._replace(next=tuple(following))
        end, *rest = _parts(sweep.end(graph), counts)
        parts = _parts(end, [*self.state.values()])
        return SweepBody((sweep,), tuple(map(tuple, (*parts, *rest[:1], *rest[2:]))))

    def step(
        self, a: Vec3, w: Vec3, dt: Scalar, state: Sequence[Scalar], slopes: Sequence[Scalar], *noise: Sequence[Scalar]
    ) -> list[Scalar]:
        """The next carry: the state and the slopes, and with ``noise`` the variances and covariances."""
        raise NotImplementedError

    def __call__(
        self, acceleration: Tensor, angular_velocity: Tensor, dt: Tensor, variances: Tensor | None = None
    ) -> tuple[Tensor, ...]:
        """The state at the end of a window and its errors.

        Args:
            acceleration: Shape (*batch, n, 3).
            angular_velocity: Shape (*batch, n, 3).
            dt: Shape (*batch, n).
            variances: The squares of the densities of noise, three each: accelerometer, gyroscope, the random walks of
                their biases, integration. Shape (*batch, 15).

        Returns:
            The parts of the state, and the derivatives of the errors with respect to the biases, shape (*batch, 45).
            With variances, the covariances of the errors and the biases, shape (*batch, 45), and of the errors, shape
            (*batch, 45).
        """
        length = (int(acceleration.shape[-2]),)
        if variances is None:
            return self._mean.call(length, (acceleration, angular_velocity, dt))
        return self._noisy.call(length, (acceleration, angular_velocity, dt, variances))


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
        step = _Step(self.method, state, a, w, dt)
        changed = [x - dt * step.gain[i][j] for (i, j), x in zip(SLOPES, slopes, strict=True)]
        if not noise:
            return [*step.state, *changed]
        return [*step.state, *changed, *moments(step.gain, rows_of_unit(step.quaternion), state[10], dt, *noise)]


METHODS = {
    "exact": InvariantPreintegration("exact", _turning),
    "manifold": InvariantPreintegration("manifold", _straight),
}


def moments(
    gain: Matrix,
    axes: Sequence[Sequence[Scalar]],
    time: Scalar,
    dt: Scalar,
    variances: Sequence[Scalar],
    correlation: Sequence[Scalar],
    covariance: Sequence[Scalar],
) -> list[Scalar]:
    """What follows the slopes in the carry: the variances, the covariances with the biases, and those of the errors.

    Args:
        gain: G, 9 rows and 6 columns.
        axes: The rows of the matrix from the axes of the integration's noise.
        time: The time before the step.
        dt: The duration of the step.
        variances: See `Preintegration.__call__`.
        correlation: What the step makes of the covariances with the biases without noise.
        covariance: What it makes of those of the errors.
    """
    walks = [x * time for x in variances[WALKS]]  # of the biases
    correlated = [x + dt * gain[i][j] * walks[j] for (i, j), x in zip(SLOPES, correlation, strict=True)]
    halves = [(walk * dt + noise) * dt * 0.5 for walk, noise in zip(walks, variances[NOISES], strict=True)]
    # The covariance grows by X G^T + G X^T.
    mixed = {(i, j): c * dt + gain[i][j] * halves[j] for (i, j), c in zip(SLOPES, correlation, strict=True)}
    grown = []
    for (i, j), p in zip(SYMMETRIC, covariance, strict=True):
        for k in range(3 if j < 3 else 0, 6):  # j <= i: where a rotation is one of the two, of the gyroscope alone
            p = p + mixed[i, k] * gain[j][k] + gain[i][k] * mixed[j, k]
        if 3 <= j <= i < 6:
            p = p + dot([axes[i - 3][k] * axes[j - 3][k] for k in range(3)], variances[INTEGRATION]) * dt
        grown.append(p)
    return [*variances, *correlated, *grown]


def _parts(numbers: Sequence[Scalar], counts: Sequence[int]) -> list[Sequence[Scalar]]:
    ends = [sum(counts[: k + 1]) for k in range(len(counts))]
    return [numbers[end - count : end] for end, count in zip(ends, counts, strict=True)]


def _in_body(
    quaternion: Quat, velocity: Vec3, position: Vec3, duration: Scalar, column: Sequence[Scalar]
) -> list[Scalar]:
    """An error on the left, with z_p in place of x_p, in the axes of the sensor: ``R exp(r), p + R s, v + R u``."""
    turn, shift, rate = (Vec3(column[k : k + 3]) for k in (0, 3, 6))
    inverse = conjugate(quaternion)
    shift = shift + rate * duration + cross(turn, position)
    rate = rate + cross(turn, velocity)
    return [x for v in (turn, shift, rate) for x in rotate(inverse, v)]


def filled(numbers: Sequence[Scalar], zero: Scalar) -> Matrix:
    """The columns of a matrix of 9 rows and 6 columns."""
    known = dict(zip(SLOPES, numbers, strict=True))
    return [[known.get((i, j), zero) for i in range(9)] for j in range(6)]


class Packed(Array):
    """The numbers of a matrix that differ, in the order of `SLOPES` or of `SYMMETRIC`."""

    shape = (45,)


class Slopes(Array):
    """Derivatives of errors with respect to biases."""

    shape = (9, 6)


class Covariance(Array):
    """That of errors and biases."""

    shape = (15, 15)


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
