"""Spline segments of trajectories, by de Casteljau's construction and by matrix exponentials."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import scipy.linalg
import torch
from torch import Tensor

from tests.reference import rotation, se3, stumpff

Pair = tuple[Tensor, Tensor]


def cubic(change: Tensor, start: Tensor, end: Tensor, u: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    u = u.unsqueeze(-1)
    points = [torch.zeros_like(change), start / 3, change - end / 3, change]
    curvature = 6 * (1 - u) * (points[2] - 2 * points[1] + points[0])
    curvature = curvature + 6 * u * (points[3] - 2 * points[2] + points[1])
    while len(points) > 2:
        points = [a + (b - a) * u for a, b in pairwise(points)]
    return points[0] + (points[1] - points[0]) * u, 3 * (points[1] - points[0]), curvature


def turning(rotvec: Tensor, rate: Tensor, curvature: Tensor) -> Pair:
    jacobian, change = stumpff.left(-rotvec), stumpff.left_along(-rotvec, -rate)
    return rotation.times(jacobian, rate), rotation.times(jacobian, curvature) + rotation.times(change, rate)


def follow(velocity: Tensor, acceleration: Tensor, tangent: Tensor, weight: Tensor) -> Pair:
    value, rate, curvature = [w[..., None, None] for w in weight.unbind(-1)]
    step = se3.hat(tangent)
    back, forth = torch.matrix_exp(-value * step), torch.matrix_exp(value * step)
    carried, along = back @ se3.hat(velocity) @ forth, rate * step
    change = back @ se3.hat(acceleration) @ forth + carried @ along - along @ carried + curvature * step
    return vee(carried + along), vee(change)


def vee(matrix: Tensor) -> Tensor:
    """The twist of a 4x4 matrix."""
    w = torch.stack((matrix[..., 2, 1], matrix[..., 0, 2], matrix[..., 1, 0]), -1)
    return torch.cat((matrix[..., :3, 3], w), -1)


def bspline(times: np.ndarray, keys: np.ndarray, t: float) -> np.ndarray:
    """The 4x4 matrix of a cumulative B-spline with 4x4 control matrices, at a time before the last key.

    Beyond both ends the knots are reflected, and the keys continue with the motion of the end segment. The basis is
    that of the Cox-de Boor recursion, summed from each control matrix to the last one.
    """
    steps = np.diff(times)
    # With fewer than three segments the reflections meet: the outermost knots then have no weight, or all are equal.
    outward, onward = (np.append(x, [x[-1]] * 2)[:3] for x in (steps, steps[::-1]))
    knots = np.concatenate((times[0] - np.cumsum(outward)[::-1], times, times[-1] + np.cumsum(onward)))
    first, last = keys[0] @ np.linalg.inv(keys[1]) @ keys[0], keys[-1] @ np.linalg.inv(keys[-2]) @ keys[-1]
    controls = np.stack((first, *keys, last))
    basis = ((knots[:-1] <= t) & (t < knots[1:])).astype(float)
    for degree in (1, 2, 3):
        rise = (t - knots[: -degree - 1]) / (knots[degree:-1] - knots[: -degree - 1])
        fall = (knots[degree + 1 :] - t) / (knots[degree + 1 :] - knots[1:-degree])
        basis = rise * basis[:-1] + fall * basis[1:]
    made = controls[0]
    for j in range(1, len(controls)):
        step = scipy.linalg.logm(np.linalg.inv(controls[j - 1]) @ controls[j]).real
        made = made @ scipy.linalg.expm(basis[j:].sum() * step)
    return made
