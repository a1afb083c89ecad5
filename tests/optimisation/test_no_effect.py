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


def test_more_than_eighteen_unknowns() -> None:
    def residual(value, points, targets):
        T, a, b, c = value
        return T @ points - targets, a - 1, b - 2, c - 3

    start = (START, *[torch.zeros(5, dtype=D)] * 3)
    result = pk.least_squares(residual, start, LINE, LINE + SHIFT, batch_dims=0)
    assert result.status == "rank_deficient" and result.cost < 1e-20
    torch.testing.assert_close(result.value[3], torch.full((5,), 3.0, dtype=D), rtol=0, atol=1e-9)


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


NONE = torch.zeros(0, 3, dtype=D)
FAR = LINE + 100 * SHIFT  # beyond the scale of a loss


@pytest.mark.parametrize(
    ("points", "targets", "options"),
    [
        pytest.param(LINE, LINE + SHIFT, {"weight": torch.zeros(20, dtype=D)}, id="weights of 0"),
        pytest.param(LINE, FAR, {"loss": pk.Loss("tukey", 1e-3)}, id="beyond the loss"),
        pytest.param(NONE, NONE, {}, id="no rows"),
    ],
)
@pytest.mark.parametrize("residual", [distance, lambda T, p, t: T @ p - t], ids=["op", "function"])
def test_where_nothing_was_done_the_status_is_flat(residual, points, targets, options) -> None:
    result = pk.least_squares(residual, START, points, targets, **options)
    assert (result.status, int(result.iterations)) == ("flat", 0)
    assert not result.converged and not result.stationary
    assert result.reason.startswith("the residuals change with no unknown, so nothing was done")
    assert result.covariance().covariance.isnan().all()
    problem = pk.Problem()
    poses = problem.variables(START[None])
    problem.add(distance, poses[torch.zeros(len(points), dtype=torch.int64)], points, targets, **options)
    sparse = problem.solve()
    assert sparse.status == "flat" and not sparse.converged and not sparse.stationary


def test_a_residual_without_a_slope_is_flat_alone_in_its_batch() -> None:
    start = torch.tensor([[0.0], [2.0]], dtype=D)
    result = pk.least_squares(lambda x: x * x - 1, start)
    assert result.status.tolist() == ["flat", "converged"] and result.value.tolist() == [[0.0], [1.0]]
    assert result.reason.tolist()[1] == ""


@pytest.mark.parametrize("count", [3, 20], ids=["one op", "many unknowns"])
def test_what_is_fixed_makes_no_problem_flat(count: int) -> None:
    start = torch.zeros(count, dtype=D)
    some = torch.arange(count) < 2
    held = pk.least_squares(lambda x: x[..., :1] * 0 + 3, start, fixed=torch.ones(count, dtype=torch.bool))
    assert held.status == "converged"  # nothing is unknown
    free = pk.least_squares(lambda x: x[..., :1] - 3, start, fixed=some)
    assert free.status == "flat"


def test_a_gauge_that_is_free_is_stationary_and_its_reason_names_the_cure() -> None:
    problem = pk.Problem()
    poses = problem.variables(pk.Pose.identity(3, dtype=D))
    step = pk.Pose([1.0, 0, 0]).to(D)
    problem.add(lambda a, b, m: (a @ m).between(b).log(), poses[[0, 1]], poses[[1, 2]], step)
    for linear in ("cholesky", "pcg"):
        result = problem.solve(linear=linear, progress=False)
        assert result.status == "rank_deficient" and result.stationary and not result.converged
        assert "hold some with `fixed`, such as a camera or a vertex" in result.reason
        assert result.reason in repr(result)
    problem.prior(poses[0], pk.Pose.identity(dtype=D))
    for linear in ("cholesky", "pcg"):
        result = problem.solve(linear=linear, progress=False)
        assert result.converged and result.reason == ""


@pytest.mark.slow(but="pcg")
@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
def test_a_free_bundle_of_many_cameras_is_told_from_one_that_is_held(linear: str) -> None:
    g = torch.Generator().manual_seed(0)
    turns = pk.Rotation.exp(torch.stack([torch.zeros(100), torch.linspace(0, 3, 100), torch.zeros(100)], -1).to(D))
    poses = pk.Pose.from_rotation(turns, torch.tensor([0.0, 0, 8], dtype=D))
    points = 2 * torch.randn(200, 3, generator=g, dtype=D)
    i, j = torch.arange(100).repeat_interleave(40), torch.randint(200, (4000,), generator=g)
    intrinsics = torch.tensor([[500.0, 0, 0]], dtype=D).expand(100, 3)
    exact = pk.io.Bundle(poses, intrinsics, points, i, j, torch.zeros(4000, 2, dtype=D))
    pixels = exact.errors() + torch.randn(4000, 2, generator=g, dtype=D)
    bundle = pk.io.Bundle(poses, intrinsics, points, i, j, pixels)
    for held, status in ((0, "rank_deficient"), (1, "rank_deficient"), (2, "converged")):  # 1: the scale is free
        _, result = bundle.optimize(fixed=torch.arange(100) < held, linear=linear, progress=False)
        assert result.status == status and result.stationary


@pytest.mark.slow(but="*-one op-*")
@pytest.mark.parametrize("dtype", [torch.float32, D], ids=str)
@pytest.mark.parametrize("count", [1, 4], ids=["one op", "more than eighteen unknowns"])
@pytest.mark.parametrize("start", [0.0, 0.1])
def test_the_unit_of_lengths_changes_nothing(dtype: torch.dtype, count: int, start: float) -> None:
    g = torch.Generator().manual_seed(1)
    points = torch.randn(30, 3, generator=g, dtype=D)
    true = pk.Pose.exp(torch.tensor([0.5, -1, 2, 0.4, 0.5, -0.3], dtype=D))
    targets = true @ points + 0.01 * torch.randn(30, 3, generator=g, dtype=D)
    expected = pk.kabsch(points, targets)
    first = pk.Pose.identity(dtype=D) if start == 0 else true.retract(torch.full((6,), start, dtype=D))
    near = 1e-4 if dtype == torch.float32 else 1e-9

    def residual(poses, points, targets):
        return tuple(T @ points - targets for T in poses)

    for scale in (*(10.0**k for k in range(-9, 10)), 3e5):
        pose = pk.Pose.from_rotation(first.rotation, first.position * scale).to(dtype)
        data = [(scale * x).to(dtype) for x in (points, targets)]
        result = pk.least_squares(residual, (pose,) * count, *data, batch_dims=0)
        assert result.status == "converged"
        for value, spread in zip(result.value, result.covariance(), strict=True):
            assert value.rotation.double().distance(expected.rotation) < near
            assert (value.position.double() / scale - expected.position).norm() < 10 * near
            variances = spread.covariance.double().diagonal() * torch.tensor([1.0] * 3 + [scale**2] * 3, dtype=D)
            torch.testing.assert_close(variances, torch.tensor([1 / 30] * 3 + [1 / 60] * 3, dtype=D), rtol=0.6, atol=0)


@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e6])
def test_what_has_no_effect_is_found_in_float32_in_any_unit(scale: float) -> None:
    points, targets = ((scale * x).float() for x in (LINE, LINE + SHIFT))
    start = pk.Pose.from_rotation(START.rotation, scale * START.position).float()
    result = pk.least_squares(distance, start, points, targets)
    assert result.status == "rank_deficient"
    assert (result.value @ points - targets).norm(dim=-1).max() < 1e-5 * scale
