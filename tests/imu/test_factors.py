"""Preintegrated measurements as factors: residuals, solutions and covariances."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.imu import Noise, Preintegrated, preintegrate, preintegrated
from tests.imu.test_preintegration import BIAS, DENSITIES, NOISE, by_gtsam, measured
from tests.reference import inertial

D = torch.float64
GRAVITY = torch.tensor([0.3, -0.2, -9.7], dtype=D)


def windows(count: int, steps: int = 5, method: Any = "exact") -> Preintegrated:
    return preintegrate(*measured(count, steps, seed=20), bias=BIAS, noise=NOISE, method=method)


def states(count: int, seed: int = 0) -> tuple[pk.Pose, torch.Tensor, torch.Tensor]:
    source = torch.Generator().manual_seed(seed)
    poses = pk.Pose.random(count, dtype=D, generator=source)
    velocities, biases = (torch.randn(count, k, dtype=D, generator=source) for k in (3, 6))
    return poses, velocities, BIAS + 0.1 * biases


@pytest.mark.slow(but="tangent")
@pytest.mark.parametrize("method", ["exact", "tangent"])
def test_residuals_are_errors_of_predictions_seen_from_the_end(method: str) -> None:
    made, start, end = windows(3, method=method), states(3), states(3, seed=1)
    data = (made.position, made.velocity, made.duration, made.bias, made.jacobian)
    if made.rotvec is None:
        found = preintegrated.residual(*start, *end, made.rotation, *data, GRAVITY)
    else:
        found = preintegrated.tangent_residual(*start, *end, made.rotvec, *data, GRAVITY)
    pose, velocity = made.predict(*start, gravity=GRAVITY)
    for k in range(3):
        reached, predicted = (
            inertial.State(T[k].rotation.matrix().numpy(), T[k].position.numpy(), v[k].numpy())
            for T, v in ((end[0], end[1]), (pose, velocity))
        )
        expected = np.concatenate((inertial.error(reached, predicted), (end[2] - start[2])[k]))
        torch.testing.assert_close(found[k], torch.tensor(expected), rtol=0, atol=1e-12)


def test_costs_are_those_of_gtsam() -> None:
    gtsam = pytest.importorskip("gtsam")
    steps = measured(30)
    found = preintegrate(*steps, bias=BIAS, noise=NOISE, method="tangent")
    poses, velocities, biases = states(2)
    # With errors of the rotation, too, those of gtsam are logarithms on SE_2(3), which differ in the second order.
    predicted, _ = found.predict(poses[0], velocities[0], biases[0], gravity=GRAVITY)
    poses = pk.stack([poses[0], pk.Pose(predicted.position + 0.02, predicted.rotation)])
    problem, values = pk.Problem(), gtsam.Values()
    variables = [problem.variables(x) for x in (poses, velocities, biases)]
    found.add_to(problem, *([x[k] for x in variables] for k in (0, 1)), gravity=GRAVITY)
    for k in range(2):
        values.insert(3 * k, gtsam.Pose3(poses[k].matrix().numpy()))
        values.insert(3 * k + 1, velocities[k].numpy())
        values.insert(3 * k + 2, gtsam.imuBias.ConstantBias(biases[k, :3].numpy(), biases[k, 3:].numpy()))
    factor = gtsam.CombinedImuFactor(0, 1, 3, 4, 2, 5, by_gtsam("tangent", *steps))
    cost = problem.solve(max_iterations=0, progress=False).cost
    assert cost == pytest.approx(2 * factor.error(values), rel=1e-9)


def chained(made: Preintegrated, truth: tuple[pk.Pose, torch.Tensor, torch.Tensor], apart: float) -> tuple:
    """A problem whose first state is known, and its variables, which start away from the truth."""
    count, problem = len(truth[1]), pk.Problem()
    fixed, away = torch.arange(count) == 0, apart * (torch.arange(count) > 0).to(D)[:, None]
    poses = problem.variables(truth[0].retract(away * torch.ones(6, dtype=D)), fixed=fixed)
    velocities, biases = (problem.variables(x + away, fixed=fixed) for x in truth[1:])
    i = torch.arange(count - 1)
    made.add_to(problem, *[(poses[k], velocities[k], biases[k]) for k in (i, i + 1)], gravity=GRAVITY)
    return problem, poses, velocities, biases


def test_the_solution_is_dead_reckoning_and_its_covariance_that_of_the_window() -> None:
    made = windows(2)
    pose, velocity, bias = (x[0] for x in states(1))
    path = [(pose, velocity)]
    for k in range(2):
        path.append(made[k].predict(*path[-1], bias, gravity=GRAVITY))
    truth = pk.stack([T for T, _ in path]), torch.stack([v for _, v in path]), bias.expand(3, 6)
    problem, poses, velocities, biases = chained(made, truth, 0.05)
    result = problem.solve(tolerance=1e-9, progress=False)
    assert result.cost < 1e-12
    pk.testing.assert_close(result[poses], truth[0], rtol=0, atol=1e-7)
    torch.testing.assert_close(result[velocities], truth[1], rtol=0, atol=1e-7)
    torch.testing.assert_close(result[biases], truth[2], rtol=0, atol=1e-7)
    expected = made.covariance[0]
    order = [3, 4, 5, 0, 1, 2]  # translation first
    estimate, turn = result.covariance(poses[1]), truth[0][1].rotation.matrix()
    torch.testing.assert_close(estimate.covariance.squeeze(0), expected[order][:, order], rtol=1e-5, atol=1e-12)
    speeds = result.covariance(velocities[1]).squeeze(0)
    torch.testing.assert_close(speeds, turn @ expected[6:9, 6:9] @ turn.T, rtol=1e-5, atol=1e-12)
    torch.testing.assert_close(result.covariance(biases[1]).squeeze(0), expected[9:, 9:], rtol=1e-5, atol=1e-15)


def test_what_cannot_be_a_factor_is_refused() -> None:
    problem, made = pk.Problem(), windows(1)
    variables = [problem.variables(x) for x in states(2)]
    start, end = ([x[k] for x in variables] for k in (0, 1))
    with pytest.raises(pk.ArgumentError, match=r"add_to: needs a covariance: give `preintegrate` a noise"):
        preintegrate(*measured(1, 5)).add_to(problem, start, end)
    with pytest.raises(pk.ArgumentError, match=r"add_to: end must be references to poses, velocities and biases, got"):
        made.add_to(problem, start, end[:2])
    with pytest.raises(pk.ValidationError, match=r"add_to: a covariance is singular: give noise and random walks"):
        preintegrate(*measured(1, 5), noise=Noise(*DENSITIES[:2])).add_to(problem, start, end)
