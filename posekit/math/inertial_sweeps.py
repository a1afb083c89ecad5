"""What the methods of preintegration share: the sweep over a window, and the moments that its carry has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from torch import Tensor

from ..engine import Array, Port, Scalar, SequencePort, Sweep, SweepBody, SweepOp, SweepProgram, Vec3
from .lib import dot

Matrix = list[list[Scalar]]

# Rows of errors: rotation, position, velocity. Columns of biases: accelerometer, gyroscope.
SLOPES = [(i, j) for i in range(9) for j in range(6) if i >= 3 or j >= 3]  # no acceleration changes a rotation
SYMMETRIC = [(i, j) for i in range(9) for j in range(i + 1)]
# The variances: of the accelerometer, the gyroscope, the random walks of their biases in this order, and integration.
NOISES, WALKS, INTEGRATION = slice(0, 6), slice(6, 12), slice(12, 15)


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


def moments(
    gain: Matrix,
    axes: Sequence[Sequence[Scalar]],
    time: Scalar,
    dt: Scalar,
    variances: Sequence[Scalar],
    correlation: Iterable[Sequence[Scalar]],
    covariance: Iterable[Sequence[Scalar]],
) -> list[Scalar]:
    """What follows the slopes in the carry: the variances, the covariances with the biases, and those of the errors.

    The covariance grows by X G^T + G X^T, row by row, so that few numbers wait for their use.

    Args:
        gain: G, 9 rows and 6 columns.
        axes: The rows of the matrix from the axes of the integration's noise.
        time: The time before the step.
        dt: The duration of the step.
        variances: See `Preintegration.__call__`.
        correlation: What the step makes of the covariances with the biases without noise, see `packed_rows`.
        covariance: What it makes of those of the errors, the rows of a lower triangle.
    """
    walks = [x * time for x in variances[WALKS]]  # of the biases
    halves = [(walk * dt + noise) * dt * 0.5 for walk, noise in zip(walks, variances[NOISES], strict=True)]
    steps, integration = [walk * dt for walk in walks], [x * dt for x in variances[INTEGRATION]]
    scaled = [[x * y for x, y in zip(row, integration, strict=True)] for row in axes]
    correlated, grown, mixed = [], [], []
    for i, (before, known) in enumerate(zip(correlation, covariance, strict=True)):
        mixed.append([c * dt + g * half for c, g, half in zip(before, gain[i], halves, strict=True)])
        correlated += [c + g * step for c, g, step in zip(before, gain[i], steps, strict=True)][3 if i < 3 else 0 :]
        for j, p in enumerate(known):
            both = range(3 if j < 3 else 0, 6)  # no acceleration changes a rotation
            if i == j:
                p = p + dot([mixed[i][k] for k in both], [gain[i][k] for k in both]) * 2
            else:
                for k in both:
                    p = p + mixed[i][k] * gain[j][k] + gain[i][k] * mixed[j][k]
            if 3 <= j <= i < 6:
                p = p + dot(scaled[i - 3], axes[j - 3])
            grown.append(p)
    return [*variances, *correlated, *grown]


def packed_rows(slopes: Sequence[Scalar]) -> Matrix:
    """The 9 rows of 6 numbers in the order of `SLOPES`."""
    return [list(row) for row in zip(*filled(slopes, slopes[0].graph.const(0)), strict=True)]


def triangle(entries: Sequence[Scalar]) -> Matrix:
    """The rows of a lower triangle in the order of `SYMMETRIC`."""
    return [list(entries[i * (i + 1) // 2 : (i + 1) * (i + 2) // 2]) for i in range(9)]


def _parts(packed: Sequence[Scalar], counts: Sequence[int]) -> list[Sequence[Scalar]]:
    ends = [sum(counts[: k + 1]) for k in range(len(counts))]
    return [packed[end - count : end] for end, count in zip(ends, counts, strict=True)]


def filled(slopes: Sequence[Scalar], zero: Scalar) -> Matrix:
    """The columns of a matrix of 9 rows and 6 columns."""
    known = dict(zip(SLOPES, slopes, strict=True))
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
