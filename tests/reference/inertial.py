"""Preintegration step by step, by exponentials of matrices and differences of steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import scipy.linalg
from numpy.typing import NDArray
from scipy.spatial.transform import Rotation

Array = NDArray[np.float64]


class State(NamedTuple):
    """A rotation matrix or vector, a position and a velocity, relative to the start and without gravity."""

    rotation: Array
    position: Array
    velocity: Array


START = State(np.eye(3), np.zeros(3), np.zeros(3))


def hat(w: Array) -> Array:
    return np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def exact(state: State, a: Array, w: Array, dt: float) -> State:
    """The solution of R' = R [w]x, v' = R a, p' = v, by the exponential of a matrix of 5 rows."""
    rates = np.zeros((5, 5))
    rates[:3, :3], rates[:3, 3], rates[3, 4] = hat(w), a, 1
    start = np.eye(5)
    start[:3] = np.column_stack((state.rotation, state.velocity, state.position))
    end = start @ scipy.linalg.expm(rates * dt)
    return State(end[:3, :3], end[:3, 4], end[:3, 3])


def manifold(state: State, a: Array, w: Array, dt: float) -> State:
    force = state.rotation @ a
    position = state.position + state.velocity * dt + force * dt**2 / 2
    return State(state.rotation @ scipy.linalg.expm(hat(w) * dt), position, state.velocity + force * dt)


def tangent(state: State, a: Array, w: Array, dt: float) -> State:
    """Rates at the start of the step, with a rotation vector in place of the matrix.

    The right Jacobian is the integral of expm(-s [r]x) over s from 0 to 1, a block of a larger exponential.
    """
    generator = np.zeros((6, 6))
    generator[:3, :3], generator[:3, 3:] = -hat(state.rotation), np.eye(3)
    jacobian = scipy.linalg.expm(generator)[:3, 3:]
    force = scipy.linalg.expm(hat(state.rotation)) @ a
    position = state.position + state.velocity * dt + force * dt**2 / 2
    return State(state.rotation + np.linalg.solve(jacobian, w) * dt, position, state.velocity + force * dt)


def moved(state: State, error: Array) -> State:
    """The state after an error [rotation, position, velocity] in the axes of the sensor."""
    turn, shift, rate = error[:3], error[3:6], error[6:]
    if state.rotation.ndim == 1:  # a rotation vector
        return State(state.rotation + turn, state.position + shift, state.velocity + rate)
    rotation = state.rotation @ scipy.linalg.expm(hat(turn))
    return State(rotation, state.position + state.rotation @ shift, state.velocity + state.rotation @ rate)


def error(state: State, other: State) -> Array:
    """The error that leads to another state: the inverse of `moved`."""
    if state.rotation.ndim == 1:
        return np.concatenate([y - x for x, y in zip(state, other, strict=True)])
    back = state.rotation.T
    turn = Rotation.from_matrix(back @ other.rotation).as_rotvec()
    return np.concatenate((turn, back @ (other.position - state.position), back @ (other.velocity - state.velocity)))


METHODS: dict[str, Callable[[State, Array, Array, float], State]] = {
    "exact": exact,
    "manifold": manifold,
    "tangent": tangent,
}


def _slopes(function: Callable[[Array], Array], size: int, step: float = 1e-5) -> Array:
    columns = [(function(step * e) - function(-step * e)) / (2 * step) for e in np.eye(size)]
    return np.stack(columns, -1)


def preintegrate(
    method: str, force: Array, rate: Array, dt: Array, densities: Array | None = None
) -> tuple[State, Array, Array]:
    """The state, the derivatives with respect to the bias, and the covariance of errors and biases.

    Args:
        method: A key of `METHODS`.
        force: Shape (n, 3).
        rate: Shape (n, 3).
        dt: Shape (n,).
        densities: Of the accelerometer, the gyroscope, their random walks and integration, shape (15,).
    """
    step = METHODS[method]
    start = State(np.zeros(3), np.zeros(3), np.zeros(3)) if method == "tangent" else START
    state, slopes, covariance = start, np.zeros((9, 6)), np.zeros((15, 15))
    variances = np.zeros(15) if densities is None else densities**2
    for a, w, t in zip(force, rate, dt, strict=True):
        end = step(state, a, w, t)
        onward = _slopes(lambda e, end=end, s=state, a=a, w=w, t=t: error(end, step(moved(s, e), a, w, t)), 9)
        gain = _slopes(lambda e, end=end, s=state, a=a, w=w, t=t: error(end, step(s, a + e[:3], w + e[3:], t)), 6)
        whole = np.eye(15)
        whole[:9, :9], whole[:9, 9:] = onward, gain
        covariance = whole @ covariance @ whole.T
        covariance[:9, :9] += gain @ np.diag(variances[:6] / t) @ gain.T
        covariance[3:6, 3:6] += np.diag(variances[12:]) * t
        covariance[9:, 9:] += np.diag(variances[6:12]) * t
        slopes = onward @ slopes - gain
        state = end
    return state, slopes, covariance
