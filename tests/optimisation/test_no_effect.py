"""Unknowns without any effect, whose curvature is rounding errors in place of zeros."""

import pytest
import torch

import posekit as pk
from posekit.algebra import Pose, Vec3

D = torch.float64


@pk.op
def distance(world_T_body: Pose, point: Vec3, target: Vec3) -> Vec3:
    return world_T_body @ point - target


LINE = torch.linspace(-1, 1, 20, dtype=D)[:, None] * torch.tensor([1.0, 0, 0], dtype=D)
START = pk.Pose.exp(torch.tensor([0.1, 0, 0, 0.1, 0.2, 0.3], dtype=D))
SHIFT = torch.tensor([0.0, 0, 1], dtype=D)


@pytest.mark.parametrize("residual", [distance, lambda T, p, t: T @ p - t], ids=["op", "function"])
@pytest.mark.parametrize("noise", [0.0, 0.01])
def test_points_on_the_axis_of_a_rotation_do_not_determine_it(residual, noise: float) -> None:
    targets = LINE + SHIFT + noise * torch.randn(20, 3, dtype=D)
    result = pk.least_squares(residual, START, LINE, targets)
    assert result.status == "rank_deficient"
    _, gradient, _ = distance.normal("world_T_body").summed()(result.value, LINE, targets)
    assert gradient.abs().max() < 1e-8
    free = result.null_space().squeeze(-1).abs()
    torch.testing.assert_close(free, torch.tensor([0.0, 0, 0, 1, 0, 0], dtype=D), rtol=0, atol=1e-9)


def test_more_than_twelve_unknowns() -> None:
    def residual(value, points, targets):
        T, a, b, c = value
        return T @ points - targets, a - 1, b - 2, c - 3

    start = (START, *[torch.zeros(3, dtype=D)] * 3)
    result = pk.least_squares(residual, start, LINE, LINE + SHIFT, batch_dims=0)
    assert result.status == "rank_deficient" and result.cost < 1e-20
    torch.testing.assert_close(result.value[3], torch.full((3,), 3.0, dtype=D), rtol=0, atol=1e-9)


def test_a_problem_of_sparse_variables() -> None:
    problem = pk.Problem()
    poses = problem.variables(START[None])
    problem.add(distance, poses[torch.zeros(20, dtype=torch.int64)], LINE, LINE + SHIFT)
    result = problem.solve()
    assert result.status in ("converged", "rank_deficient") and result.cost < 1e-20


def test_an_unknown_of_small_effect_is_found() -> None:
    result = pk.least_squares(
        lambda x: torch.stack((x[..., 0] - 1, 1e-9 * (x[..., 1] - 3)), -1), torch.zeros(2, dtype=D), tolerance=1e-15
    )
    torch.testing.assert_close(result.value, torch.tensor([1.0, 3.0], dtype=D), rtol=1e-6, atol=0)
