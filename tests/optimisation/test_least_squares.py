"""`least_squares`: solutions, costs, and what ends a search."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.optimize
import torch
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from posekit.algebra import Vec2
from posekit.engine import AVAILABLE
from tests.support.solving import D, hand_eye, motions, pnp, reprojection, reprojection_in_torch


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


TRACED = pytest.mark.skipif(not AVAILABLE, reason="symbolic tensors need private names of torch")


@pytest.mark.slow(but="traced")
@pytest.mark.parametrize(
    ("residual", "step"),
    [pytest.param(reprojection, 1, id="op"), pytest.param(reprojection_in_torch, 20, id="traced", marks=TRACED)],
)
def test_a_problem_is_solved_to_the_same_bits_alone_and_among_others(residual, step: int) -> None:
    start, points, pixels, _ = pnp(1000, outliers=0.2)
    together = pk.least_squares(residual, start, points, pixels, loss=pk.Loss("huber", 0.01))
    assert together.iterations.min() < together.iterations.max()  # some leave the batch before others
    for i in range(0, 1000, step):
        alone = pk.least_squares(residual, start[i], points[i], pixels[i], loss=pk.Loss("huber", 0.01))
        assert torch.equal(alone.value.position, together.value.position[i])
        assert torch.equal(alone.value.quaternion, together.value.quaternion[i])
        assert torch.equal(alone.cost, together.cost[i])
        assert alone.iterations == together.iterations[i]


def test_hand_eye_without_noise_is_exact() -> None:
    start, a, b, true = motions(5, noise=0.0)
    result = pk.least_squares(hand_eye, start, a, b)
    assert set(result.status.tolist()) == {"converged"}
    torch.testing.assert_close(result.value.matrix(), true.matrix(), rtol=0, atol=1e-13)


def huber(s: torch.Tensor, c: float) -> torch.Tensor:
    return torch.where(s <= c * c, s, 2 * c * s.sqrt() - c * c)


def cauchy(s: torch.Tensor, c: float) -> torch.Tensor:
    return c * c * torch.log1p(s / (c * c))


def geman_mcclure(s: torch.Tensor, c: float) -> torch.Tensor:
    return c * c * s / (c * c + s)


def tukey(s: torch.Tensor, c: float) -> torch.Tensor:
    return c * c / 3 * (1 - (1 - (s / (c * c)).clamp(max=1)) ** 3)


@pytest.mark.parametrize("residual", [reprojection, reprojection_in_torch], ids=["op", "function"])
@pytest.mark.parametrize("rho", [huber, cauchy, geman_mcclure, tukey])
def test_the_cost_is_the_sum_of_the_losses_and_stationary(rho, residual) -> None:
    start, points, pixels, _ = pnp(4, outliers=0.2)
    result = pk.least_squares(residual, start, points, pixels, loss=pk.Loss(rho.__name__, 0.02), max_iterations=200)

    def cost(tangent: torch.Tensor) -> torch.Tensor:
        r = reprojection_in_torch(result.value.retract(tangent), points, pixels)
        return rho(r.square().sum(-1), 0.02).sum(-1)

    zero = torch.zeros(4, 6, dtype=D)
    torch.testing.assert_close(result.cost, cost(zero), rtol=1e-12, atol=0)
    assert torch.func.grad(lambda d: cost(d).sum())(zero).abs().max() < 1e-7
    begin = rho(reprojection_in_torch(start, points, pixels).square().sum(-1), 0.02).sum(-1)
    assert (result.cost < begin).all()


@pytest.mark.parametrize("residual", [reprojection, reprojection_in_torch], ids=["op", "function"])
def test_weights_multiply_squares_and_may_be_matrices(residual) -> None:
    start, points, pixels, _ = pnp(3, rows=20)
    g = torch.Generator().manual_seed(5)
    root = torch.randn(3, 20, 2, 2, dtype=D, generator=g)
    matrices, numbers = root @ root.mT, torch.rand(3, 20, dtype=D, generator=g)
    for weight, whitened in (
        (matrices, lambda r: (root.mT @ r.unsqueeze(-1)).squeeze(-1)),
        (numbers, lambda r: numbers.sqrt().unsqueeze(-1) * r),
    ):
        found = pk.least_squares(residual, start, points, pixels, weight=weight)
        other = pk.least_squares(lambda T, w=whitened: w(reprojection_in_torch(T, points, pixels)), start)
        torch.testing.assert_close(found.cost, other.cost, rtol=1e-11, atol=0)
        torch.testing.assert_close(found.value.matrix(), other.value.matrix(), rtol=0, atol=1e-8)


def test_one_nan_problem_leaves_the_others_alone() -> None:
    start, points, pixels, _ = pnp(5)
    alone = pk.least_squares(reprojection, start, points, pixels)
    bad = points.clone()
    bad[2, 7, 0] = torch.nan
    for residual in (reprojection, reprojection_in_torch):
        result = pk.least_squares(residual, start, bad, pixels)
        assert result.status.tolist() == ["converged"] * 2 + ["not_finite"] + ["converged"] * 2
        assert torch.equal(result.value[2].position, start[2].position)
        others = [0, 1, 3, 4]
        torch.testing.assert_close(result.value[others].matrix(), alone.value[others].matrix(), rtol=0, atol=1e-9)
    assert torch.equal(pk.least_squares(reprojection, start, bad, pixels).cost[others], alone.cost[others])


def test_a_point_behind_the_camera_is_no_obstacle() -> None:
    _, points, pixels, true = pnp(1, noise=0.0)
    start = true.retract([[0, 0, 0.0, 0.6, -0.4, 0.3]])
    near = pk.Pose(start.position * torch.tensor([1, 1, 0.3], dtype=D), start.quaternion)
    assert (near.apply(points, clouds=True)[..., 2] < 0).any()
    result = pk.least_squares(reprojection, near, points, pixels, max_iterations=200)
    assert result.cost.isfinite().all()
    assert (result.cost <= reprojection_in_torch(near, points, pixels).square().sum((-1, -2))).all()


def test_parallel_axes_of_hand_eye_are_rank_deficient_with_their_null_space() -> None:
    start, a, b, _ = motions(3, noise=0.0, axis=[0.0, 0.0, 1.0])
    result = pk.least_squares(hand_eye, start, a, b)
    assert set(result.status.tolist()) == {"rank_deficient"}
    assert result.stationary.all() and not result.converged.any()
    assert (result.cost < 1e-20).all()
    null = result.null_space()
    assert null.shape == (3, 6, 1)  # along the common axis
    torch.testing.assert_close(null.mT @ null, torch.ones(3, 1, 1, dtype=D))
    along = result.value.rotation.apply(null[..., :3, 0])
    torch.testing.assert_close(along.abs(), torch.tensor([[0, 0, 1.0]], dtype=D).expand(3, 3), rtol=0, atol=1e-9)
    moved = result.value.retract(1e-4 * null[..., 0])
    error = (~(a @ moved[:, None]) @ (moved[:, None] @ b)).log()
    assert error.abs().max() < 1e-7  # of second order
    assert result.covariance().covariance.isnan().all()


def test_batches_of_none_and_one_row() -> None:
    start, points, pixels, _ = pnp(2)
    none = pk.least_squares(reprojection, start[:0], points[:0], pixels[:0])
    assert none.value.shape == none.cost.shape == none.converged.shape == (0,)
    assert none.status.tolist() == []
    one = pk.least_squares(reprojection, start[0], points[0, :1], pixels[0, :1])
    assert one.status == "rank_deficient"
    assert one.cost < 1e-20
    assert one.null_space().shape == (6, 4)
    many = pk.least_squares(reprojection, start.reshape(2, 1), points[:, None], pixels[:, None])
    assert many.value.shape == (2, 1)


@pytest.mark.parametrize("sign", [1, -1])
def test_rotations_by_pi_and_the_sign_of_the_quaternion(sign: int) -> None:
    true = pk.Rotation.exp(torch.tensor([torch.pi, 0, 0], dtype=D))
    g = torch.Generator().manual_seed(0)
    vectors = torch.randn(10, 3, dtype=D, generator=g)
    start = pk.Rotation(sign * pk.Rotation.exp(torch.tensor([0.1, 0.2, -0.1], dtype=D)).quaternion)
    result = pk.least_squares(lambda R, v, w: R.apply(v) - w, start, vectors, true.apply(vectors))
    assert result.converged
    assert result.value.distance(true) < 1e-12


def test_q_and_minus_q_give_the_same_pose() -> None:
    start, points, pixels, _ = pnp(1)
    flipped = pk.Pose(start.position, -2.0 * start.quaternion)
    a, b = (pk.least_squares(reprojection, T, points, pixels).value for T in (start, flipped))
    torch.testing.assert_close(a.matrix(), b.matrix(), rtol=0, atol=1e-9)


def test_rejected_steps_leave_the_state_bit_by_bit() -> None:
    seen: list = []

    def residual(x: torch.Tensor) -> torch.Tensor:
        return torch.cat((10 * (x[..., 1:] - x[..., :1] ** 2), 1 - x[..., :1]), -1)

    pk.least_squares(residual, torch.tensor([-1.2, 1.0], dtype=D), callback=seen.append, max_iterations=60)
    costs = [float(s.cost) for s in seen]
    assert costs == sorted(costs, reverse=True)
    stayed = [i for i in range(1, len(costs)) if costs[i] == costs[i - 1]]
    assert stayed  # some steps were rejected
    assert all(torch.equal(seen[i].value, seen[i - 1].value) for i in stayed)
    assert [s.iteration for s in seen] == list(range(1, len(seen) + 1))


def test_a_search_that_ends_with_rejected_steps_keeps_its_best_value() -> None:
    start, points, pixels, _ = pnp(1, outliers=0.3)
    for count in range(8):
        result = pk.least_squares(reprojection, start, points, pixels, max_iterations=count)
        r = reprojection_in_torch(result.value, points, pixels)
        torch.testing.assert_close(result.cost, r.square().sum((-1, -2)), rtol=1e-13, atol=0)
        assert result.iterations.item() <= count
        assert result.converged.item() == (result.status[0] == "converged")


def test_an_interrupt_in_the_callback_ends_the_search_and_breaks_nothing() -> None:
    start, points, pixels, _ = pnp(3)

    def interrupt(_) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pk.least_squares(reprojection, start, points, pixels, callback=interrupt)
    assert pk.least_squares(reprojection, start, points, pixels).converged.all()


def test_fixed_unknowns_keep_their_bits() -> None:
    start, points, pixels, _ = pnp(3)
    mask = torch.tensor([False, False, False, True, True, True])
    result = pk.least_squares(reprojection, start, points, pixels, fixed=mask)
    assert torch.equal(result.value.quaternion, start.quaternion)
    assert result.converged.all()
    free = pk.least_squares(reprojection, start, points, pixels)
    assert (result.cost > free.cost).all()
    covariance = result.covariance().covariance
    assert (covariance[:, 3:] == 0).all()
    assert (covariance[:, :3, :3].diagonal(dim1=-2, dim2=-1) > 0).all()
    whole = pk.least_squares(reprojection, start, points, pixels, fixed=True)
    assert torch.equal(whole.value.position, start.position)
    assert whole.iterations.tolist() == [0, 0, 0]
    each = torch.tensor([True, False, True])[:, None].expand(3, 6)
    some = pk.least_squares(reprojection, start, points, pixels, fixed=each)
    assert torch.equal(some.value.position[::2], start.position[::2])
    assert torch.equal(some.value.position[1], free.value.position[1])


def test_a_prior_is_fused_as_by_uncertain_pose() -> None:
    g = torch.Generator().manual_seed(3)
    root = torch.randn(2, 6, 6, dtype=D, generator=g)
    means = pk.Pose.exp(0.05 * torch.randn(2, 6, dtype=D, generator=g))
    a, b = (pk.UncertainPose(means[i], root[i] @ root[i].T + torch.eye(6, dtype=D)) for i in (0, 1))
    information = torch.linalg.inv(b.covariance)
    result = pk.least_squares(lambda T: b.pose.local(T), pk.Pose.identity(dtype=D), weight=information, prior=a)
    fused = a.fuse(b, iterations=20)
    torch.testing.assert_close(result.value.matrix(), fused.pose.matrix(), rtol=0, atol=1e-9)
    torch.testing.assert_close(result.covariance().covariance, fused.covariance, rtol=0.02, atol=0.02)


@pytest.mark.slow
def test_nestings_of_several_kinds_of_unknowns() -> None:
    g = torch.Generator().manual_seed(1)
    camera = pk.Camera(torch.tensor([500.0, 510, 320, 240], dtype=D), (640, 480))
    true = pk.Pose(torch.tensor([0.1, -0.2, 5], dtype=D), pk.Rotation.exp(torch.tensor([0.1, 0.2, 0.3], dtype=D)))
    points = torch.randn(40, 3, dtype=D, generator=g)
    pixels = camera.project(true.apply(points))[0]
    begin = {
        "camera": pk.Camera(torch.tensor([480.0, 480, 310, 250], dtype=D), (640, 480)),
        "pose": true.retract(torch.tensor([0.05, 0.02, -0.1, 0.02, -0.03, 0.04], dtype=D)),
        "shift": torch.zeros(2, dtype=D),
    }

    def residual(value, points, pixels):
        seen = value["camera"].project(value["pose"].apply(points))[0]
        return {"pixels": seen + value["shift"] - pixels, "shift": 100 * value["shift"]}

    result = pk.least_squares(residual, begin, points, pixels)
    assert result.converged
    torch.testing.assert_close(result.value["camera"].intrinsics, camera.intrinsics, rtol=1e-9, atol=0)
    torch.testing.assert_close(result.value["pose"].matrix(), true.matrix(), rtol=0, atol=1e-10)
    held = {"camera": True, "pose": None, "shift": False}
    kept = pk.least_squares(residual, begin, points, pixels, fixed=held)
    assert torch.equal(kept.value["camera"].intrinsics, begin["camera"].intrinsics)
    assert [x.shape for x in (result.covariance()["camera"], result.covariance()["shift"])] == [(4, 4), (2, 2)]


def test_many_poses_of_one_problem() -> None:
    true = pk.Pose.random(4, dtype=D, generator=torch.Generator().manual_seed(0))
    steps = true[:-1].between(true[1:])

    def residual(poses, first, steps):
        return {"first": first.local(poses[:1]), "steps": steps.local(poses[:-1].between(poses[1:]))}

    g = torch.Generator().manual_seed(2)
    start = true.retract(0.1 * torch.randn(4, 6, dtype=D, generator=g))
    result = pk.least_squares(residual, start, true[:1], steps, batch_dims=0)  # 24 unknowns
    assert result.converged
    torch.testing.assert_close(result.value.matrix(), true.matrix(), rtol=0, atol=1e-10)
    assert result.covariance().shape == (4,)


def test_the_covariance_is_that_of_repeated_measurements() -> None:
    _, points, pixels, true = pnp(1, noise=0.0)
    g = torch.Generator().manual_seed(0)
    noisy = pixels.expand(400, -1, -1) + 0.01 * torch.randn(400, 50, 2, dtype=D, generator=g)
    result = pk.least_squares(reprojection, true.expand(400), points, noisy)
    errors = true.local(result.value)
    spread = errors.mT @ errors / 400
    predicted = result.covariance(scaled=True).covariance.mean(0)
    ratio = spread.diagonal() / predicted.diagonal()
    assert (ratio - 1).abs().max() < 0.25
    exact = 1e-4 * result.covariance().covariance[0]
    torch.testing.assert_close(predicted.diagonal(), exact.diagonal(), rtol=0.1, atol=0)


def test_float32_finds_the_same_optimum() -> None:
    start, points, pixels, _ = pnp(20, outliers=0.2)
    wide = pk.least_squares(reprojection, start, points, pixels, loss=pk.Loss("huber", 0.01))
    narrow = pk.least_squares(reprojection, start.float(), points.float(), pixels.float(), loss=pk.Loss("huber", 0.01))
    assert narrow.value.dtype == torch.float32
    assert narrow.converged.all()
    torch.testing.assert_close(narrow.cost.double(), wide.cost, rtol=1e-4, atol=0)


def test_a_result_shows_what_it_is() -> None:
    start, points, pixels, _ = pnp(2)
    one = pk.least_squares(reprojection, start[0], points[0], pixels[0])
    assert repr(one).startswith(f"LeastSquaresResult('converged' after {int(one.iterations)} iterations, cost=")
    both = pk.least_squares(reprojection, start, points, pixels)
    assert repr(both).startswith("LeastSquaresResult(shape=(2,), 2 converged, ")
    assert np.array_equal(both.status, ["converged", "converged"])


def test_residuals_and_unknowns_without_dimensions() -> None:
    start = pk.Pose.identity(dtype=torch.float64)
    found = pk.least_squares(lambda T: {"place": T.position - 1, "height": T.position[..., 2] - 0.5}, start)
    torch.testing.assert_close(found.value.position, torch.tensor([1.0, 1.0, 0.75], dtype=torch.float64))
    scale = torch.tensor(5.0, dtype=torch.float64)
    x = torch.tensor([1.0, 2.0], dtype=torch.float64)
    result = pk.least_squares(lambda s, x, y: s * x - y, scale, x, torch.tensor([2.0, 5.0], dtype=torch.float64))
    torch.testing.assert_close(result.value, torch.tensor(12 / 5, dtype=torch.float64))


@pk.op
def difference(mean: Vec2, x: Vec2) -> Vec2:
    return Vec2((x[0] - mean[0], x[1] - mean[1]))


def difference_of_a_function(mean: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    return (x - mean) * torch.special.i0(0 * mean)  # of 1, and unknown to traces


@pytest.mark.parametrize(
    ("residual", "route"),
    [(difference, "op"), (lambda mean, x: x - mean, "traced"), (difference_of_a_function, "function")],
)
def test_residuals_that_weigh_nothing_are_no_observations(residual, route: str) -> None:
    x = torch.tensor([[1.0, 10.0], [3.0, 20.0], [100.0, -5.0], [5.0, 60.0]], dtype=D)
    kept = torch.tensor([1.0, 1.0, 0.0, 1.0], dtype=D)
    result = pk.least_squares(residual, torch.zeros(2, dtype=D), x, weight=kept)
    assert result.route == route or not AVAILABLE
    # The means are 3 and 30, the squares 8 + 1400, of 3 vectors of 2 numbers for 2 unknowns: 1408 / 4 / 3.
    torch.testing.assert_close(result.value, torch.tensor([3.0, 30.0], dtype=D), rtol=0, atol=1e-9)
    expected = torch.eye(2, dtype=D) * (1408 / 4 / 3)
    torch.testing.assert_close(result.covariance(scaled=True), expected, rtol=1e-9, atol=1e-9)
    # Of the first vector one number, of the third none: 5, squares of 8 (mean 3) and 800 (mean 40).
    matrices = torch.eye(2, dtype=D).repeat(4, 1, 1)
    matrices[0, 1, 1], matrices[2] = 0, 0
    result = pk.least_squares(residual, torch.zeros(2, dtype=D), x, weight=matrices)
    torch.testing.assert_close(result.value, torch.tensor([3.0, 40.0], dtype=D), rtol=0, atol=1e-9)
    expected = torch.diag(torch.tensor([1 / 3, 1 / 2], dtype=D)) * (8 + 800) / (5 - 2)
    torch.testing.assert_close(result.covariance(scaled=True), expected, rtol=1e-9, atol=1e-9)


def test_observations_are_those_of_each_problem() -> None:
    x = torch.tensor([[[1.0], [2.0], [6.0]], [[1.0], [2.0], [6.0]]], dtype=D)
    weight = torch.tensor([[1.0, 1.0, 1.0], [1.0, 0.0, 1.0]], dtype=D)
    result = pk.least_squares(lambda m, x: x - m[:, None], torch.zeros(2, 1, dtype=D), x, weight=weight)
    # Squares of 14 for 3 numbers with mean 3; of 12.5 for 2 numbers with mean 3.5.
    expected = torch.tensor([14 / 2 / 3, 12.5 / 1 / 2], dtype=D).reshape(2, 1, 1)
    torch.testing.assert_close(result.covariance(scaled=True), expected, rtol=1e-12, atol=0)


@pytest.mark.parametrize(
    "residual", [lambda x, t: (x - t) / 0, lambda x, t: torch.exp(1000 * x) - t, lambda x, t: x - 1e200 * t]
)
def test_an_infinite_cost_at_the_start_is_not_finite(residual) -> None:
    target = torch.tensor([[2.0, 3.0], [1.0, 4.0]], dtype=D)
    start = torch.ones(2, 2, dtype=D)
    for given in (residual, lambda x, t: residual(x, t) * torch.special.i0(0 * x)):  # traced, and not
        result = pk.least_squares(given, start, target)
        assert result.status.tolist() == ["not_finite"] * 2
        assert torch.equal(result.value, start) and not result.converged.any()


def test_an_infinite_problem_leaves_the_others_alone() -> None:
    target = torch.tensor([[2.0], [1e200], [3.0]], dtype=D)
    result = pk.least_squares(lambda x, t: x - t, torch.ones(3, 1, dtype=D), target)
    assert result.status.tolist() == ["converged", "not_finite", "converged"]
    torch.testing.assert_close(result.value, torch.tensor([[2.0], [1.0], [3.0]], dtype=D), rtol=1e-14, atol=0)
