"""`least_squares`: solutions, costs, and what ends a search."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.optimize
import torch
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from tests.support.solving import hand_eye, motions, pnp, reprojection, reprojection_in_torch


def scipy_pnp(start: pk.Pose, points: np.ndarray, pixels: np.ndarray) -> tuple[np.ndarray, float]:
    """The matrix of the solution of one problem and its cost, by SciPy."""
    matrix = start.matrix().numpy()

    def moved(x: np.ndarray) -> np.ndarray:
        result = matrix.copy()
        result[:3, :3] = matrix[:3, :3] @ ScipyRotation.from_rotvec(x[3:]).as_matrix()
        result[:3, 3] = matrix[:3, 3] + matrix[:3, :3] @ x[:3]
        return result

    def residual(x: np.ndarray) -> np.ndarray:
        m = moved(x)
        seen = points @ m[:3, :3].T + m[:3, 3]
        return (seen[:, :2] / seen[:, 2:] - pixels).ravel()

    found = scipy.optimize.least_squares(residual, np.zeros(6), method="lm", xtol=1e-15, ftol=1e-15, gtol=1e-15)
    return moved(found.x), 2 * found.cost


@pytest.mark.parametrize("residual", [reprojection, reprojection_in_torch], ids=["op", "function"])
def test_solutions_are_those_of_scipy(residual) -> None:
    start, points, pixels, _ = pnp(3)
    result = pk.least_squares(residual, start, points, pixels)
    assert result.converged.tolist() == [True] * 3
    for i in range(3):
        matrix, cost = scipy_pnp(start[i], points[i].numpy(), pixels[i].numpy())
        torch.testing.assert_close(result.value[i].matrix(), torch.from_numpy(matrix), rtol=0, atol=1e-8)
        assert result.cost[i].item() == pytest.approx(cost, rel=1e-9)


def test_a_problem_is_solved_to_the_same_bits_alone_and_among_others() -> None:
    start, points, pixels, _ = pnp(100, outliers=0.2)
    together = pk.least_squares(reprojection, start, points, pixels, loss=pk.Loss("huber", 0.01))
    assert together.iterations.min() < together.iterations.max()  # some leave the batch before others
    for i in range(100):
        alone = pk.least_squares(reprojection, start[i], points[i], pixels[i], loss=pk.Loss("huber", 0.01))
        assert torch.equal(alone.value.position, together.value.position[i])
        assert torch.equal(alone.value.quaternion, together.value.quaternion[i])
        assert torch.equal(alone.cost, together.cost[i])
        assert alone.iterations == together.iterations[i]


def test_hand_eye_without_noise_is_exact() -> None:
    start, a, b, true = motions(5, noise=0.0)
    result = pk.least_squares(hand_eye, start, a, b)
    assert set(result.status.tolist()) == {"converged"}
    torch.testing.assert_close(result.value.matrix(), true.matrix(), rtol=0, atol=1e-13)
