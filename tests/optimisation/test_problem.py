"""`Problem`: large sparse problems, beside dense normal equations by autograd and NumPy, and `least_squares`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose, Vec2, Vec3
from posekit.errors import ArgumentError, OptionError, ShapeError, ValidationError
from posekit.optimisation.factors import Factor
from tests.support import graphs

F64 = torch.float64


@pk.op
def reprojection(camera_T_world: Pose, intrinsics: Vec3, point: Vec3, pixel: Vec2) -> Vec2:
    x, y, z = camera_T_world @ point
    u, v = x / z, y / z
    s = u * u + v * v
    scale = intrinsics[0] * (1 + intrinsics[1] * s + intrinsics[2] * s * s)
    return Vec2((scale * u - pixel[0], scale * v - pixel[1]))


def in_torch(pose: pk.Pose, intrinsics: Tensor, point: Tensor, pixel: Tensor) -> Tensor:
    x = pose.apply(point)
    u = x[:, :2] / x[:, 2:]
    s = (u * u).sum(-1, keepdim=True)
    return intrinsics[:, :1] * (1 + intrinsics[:, 1:2] * s + intrinsics[:, 2:] * s * s) * u - pixel


class Scene:
    """Cameras that see points: true values, a start, and noisy pixels."""

    def __init__(self, cameras: int = 5, points: int = 20, seed: int = 0, noise: float = 0.5) -> None:
        g = torch.Generator().manual_seed(seed)
        draw = lambda *shape: torch.randn(*shape, generator=g, dtype=F64)  # noqa: E731
        turned = pk.Pose.exp(0.2 * draw(cameras, 6))
        self.poses = pk.Pose([0.0, 0, 6], dtype=F64) @ turned if False else turned.retract(torch.zeros(6, dtype=F64))
        self.poses = pk.Pose(self.poses.position + torch.tensor([0, 0, 6.0], dtype=F64), self.poses.quaternion)
        self.intrinsics = torch.tensor([500.0, -0.1, 0.01], dtype=F64) + draw(cameras, 3) * torch.tensor(
            [5, 0.01, 0.001]
        )
        self.points = draw(points, 3)
        seen = torch.rand(cameras, points, generator=g) < 0.7
        seen[:2] = True
        self.i, self.j = seen.nonzero().unbind(-1)
        exact = in_torch(self.poses[self.i], self.intrinsics[self.i], self.points[self.j], torch.zeros(1, 2, dtype=F64))
        self.pixels = exact + noise * draw(len(self.i), 2)
        self.start = self.poses.retract(0.01 * draw(cameras, 6)), self.intrinsics, self.points + 0.02 * draw(points, 3)

    def problem(self, residual: Any = reprojection, eliminate: bool = True, **options: Any) -> tuple[Any, ...]:
        problem = pk.Problem()
        poses, intrinsics, points = self.start
        held = torch.arange(len(poses)) < 2
        p = problem.variables(poses, fixed=held)
        k = problem.variables(intrinsics, fixed=held)
        x = problem.variables(points, eliminate=eliminate)
        factor = problem.add(residual, p[self.i], k[self.i], x[self.j], self.pixels, **options)
        return problem, p, k, x, factor


def dense(scene: Scene, result: Any, p: Any, k: Any, x: Any) -> tuple[np.ndarray, np.ndarray]:
    """Gradient and Gauss-Newton Hessian of the squared residuals by autograd, at a solution: cameras 2.. and points."""
    poses, intrinsics, points = result[p], result[k], result[x]
    n = len(poses)

    def residuals(d: Tensor, e: Tensor, f: Tensor) -> Tensor:
        zero = torch.zeros(2, 6, dtype=F64)
        moved = poses.retract(torch.cat((zero, d)))
        numbers = torch.cat((intrinsics[:2], intrinsics[2:] + e))
        return in_torch(moved[scene.i], numbers[scene.i], (points + f)[scene.j], scene.pixels).flatten()

    zeros = torch.zeros(n - 2, 6, dtype=F64), torch.zeros(n - 2, 3, dtype=F64), torch.zeros_like(points)
    blocks = torch.func.jacfwd(residuals, argnums=(0, 1, 2))(*zeros)
    jacobian = torch.cat([b.flatten(1) for b in blocks], -1).numpy()
    return jacobian.T @ residuals(*zeros).numpy(), jacobian.T @ jacobian


@pytest.mark.parametrize("eliminate", [True, False])
@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
@pytest.mark.parametrize("residual", [reprojection, in_torch], ids=["op", "function"])
def test_bundle_adjustment_ends_where_the_gradient_is_zero(residual: Any, linear: Any, eliminate: bool) -> None:
    scene = Scene()
    problem, p, k, x, _ = scene.problem(residual, eliminate)
    result = problem.solve(linear=linear, tolerance=1e-8, progress=False)
    assert result.status == "converged"
    gradient, hessian = dense(scene, result, p, k, x)
    decrease = gradient @ np.linalg.solve(hessian, gradient)
    assert decrease < 1e-9 * result.cost
    r = in_torch(result[p][scene.i], result[k][scene.i], result[x][scene.j], scene.pixels)
    assert result.cost == pytest.approx(float(r.square().sum()), rel=1e-12)
    assert torch.equal(result[p][:2].position, scene.start[0][:2].position)
    assert torch.equal(result[k][:2], scene.start[1][:2])


@pytest.mark.parametrize("eliminate", [True, False])
def test_marginal_covariances_are_blocks_of_the_inverse(eliminate: bool) -> None:
    scene = Scene()
    problem, p, k, x, _ = scene.problem(eliminate=eliminate)
    result = problem.solve(tolerance=1e-9, progress=False)
    _, hessian = dense(scene, result, p, k, x)
    inverse = torch.from_numpy(np.linalg.inv(hessian))
    close = {"rtol": 1e-6, "atol": 1e-12}
    for c in range(3):
        block = inverse[6 * c : 6 * c + 6, 6 * c : 6 * c + 6]
        torch.testing.assert_close(result.covariance(p[c + 2]).covariance, block, **close)
        block = inverse[18 + 3 * c :, 18 + 3 * c :][:3, :3]
        torch.testing.assert_close(result.covariance(k[c + 2]), block, **close)
    points = torch.stack([inverse[27 + 3 * q :, 27 + 3 * q :][:3, :3] for q in range(20)])
    torch.testing.assert_close(result.covariance(x), points, **close)
    torch.testing.assert_close(result.covariance(x[[3, 1]]), points[[3, 1]], **close)
    assert result.covariance(p[0]).covariance.abs().max() == 0


def test_cameras_of_two_sets_share_columns() -> None:
    problem, *_ = Scene().problem()
    problem.solve(max_iterations=1, progress=False)
    columns = problem._structure[0].solver("cholesky").plan.columns
    assert columns.size == 9 and columns.count == 3


@pytest.mark.slow
def test_a_robust_loss_and_weights_are_those_of_least_squares() -> None:
    scene = Scene(1, 30)
    pose, x, pixels = scene.start[0], scene.points[scene.j], scene.pixels.clone()
    pixels[::7] += 100
    weight = torch.linspace(0.5, 2, len(x), dtype=F64)
    information = torch.eye(2, dtype=F64) * weight[:, None, None] + 0.1

    @pk.op
    def fixed_camera(camera_T_world: Pose, point: Vec3, pixel: Vec2) -> Vec2:
        a, b, c = camera_T_world @ point
        return Vec2((500 * a / c - pixel[0], 500 * b / c - pixel[1]))

    for given in (None, weight, information):
        for loss in (None, pk.Loss("huber", 2.0), pk.Loss("geman_mcclure", 20.0)):
            problem = pk.Problem()
            camera = problem.variables(pose)
            problem.add(fixed_camera, camera[0], x, pixels, weight=given, loss=loss)
            found = problem.solve(tolerance=1e-8, progress=False)
            expected = pk.least_squares(fixed_camera, pose[0], x, pixels, weight=given, loss=loss)
            assert found.cost == pytest.approx(float(expected.cost), rel=1e-9)
            pk.testing.assert_close(found[camera[0]], expected.value, atol=1e-5, rtol=0)


def test_priors_of_every_kind() -> None:
    g = torch.Generator().manual_seed(0)
    pose, rotation = pk.Pose.random(3, generator=g, dtype=F64), pk.Rotation.random(3, generator=g, dtype=F64)
    vector = torch.randn(3, 4, generator=g, dtype=F64)
    for value, other in (
        (pose, pose.retract(0.3 * torch.ones(6))),
        (rotation, rotation.retract(torch.ones(3))),
        (vector, vector + 1),
    ):
        problem = pk.Problem()
        variables = problem.variables(other)
        problem.prior(variables[:], value)
        result = problem.solve(tolerance=1e-8, progress=False)
        assert result.converged and result.cost < 1e-20
    a = torch.randn(3, 6, 6, generator=g, dtype=F64)
    estimate = pk.UncertainPose(pose, a @ a.mT + torch.eye(6))
    problem = pk.Problem()
    variables = problem.variables(pose.retract(0.1 * torch.ones(6)))
    problem.prior(variables[:], estimate)
    result = problem.solve(tolerance=1e-9, progress=False)
    torch.testing.assert_close(result.covariance(variables).covariance, estimate.covariance, rtol=1e-6, atol=1e-9)
    for known in (estimate.in_frame("world"), estimate.rotation, estimate.rotation.in_frame("world")):
        start = pose if isinstance(known, pk.UncertainPose) else pose.rotation
        problem = pk.Problem()
        variables = problem.variables(start)
        problem.prior(variables[:], known)
        found = problem.solve(tolerance=1e-9, progress=False).covariance(variables)
        found = found.covariance if isinstance(found, pk.UncertainPose) else found
        torch.testing.assert_close(found, known.in_frame("body").covariance, rtol=1e-6, atol=1e-9)


def test_factors_get_new_data_on_the_same_analysis_and_new_factors_another() -> None:
    scene = Scene()
    problem, p, _, _, factor = scene.problem()
    first = problem.solve(tolerance=1e-8, progress=False)
    structure = problem._structure
    factor.replace(scene.pixels + 0.1)
    second = problem.solve(start=first, tolerance=1e-8, progress=False)
    assert problem._structure is structure
    other = Scene()
    other.pixels = other.pixels + 0.1
    fresh, q, *_ = other.problem()
    expected = fresh.solve(tolerance=1e-8, progress=False)
    assert second.cost == pytest.approx(expected.cost, rel=1e-9) and second.iterations <= expected.iterations
    pk.testing.assert_close(second[p], expected[q], atol=1e-6, rtol=0)
    problem.prior(p[4], scene.poses[4], weight=1e6 * torch.eye(6))
    third = problem.solve(start=second, progress=False)
    assert problem._structure is not structure and third.cost > second.cost
    assert scene.poses[4].local(third[p[4]]).norm() < scene.poses[4].local(second[p[4]]).norm()


def test_vectors_and_scalars_in_one_problem() -> None:
    t = torch.linspace(0, 1, 50, dtype=F64)
    y = 2 * torch.exp(-3 * t) + 0.5

    def curve(amplitude: Tensor, others: Tensor, time: Tensor, value: Tensor) -> Tensor:
        return (amplitude * torch.exp(-others[:, 0] * time) + others[:, 1] - value)[:, None]

    problem = pk.Problem()
    amplitude = problem.variables(torch.ones(1, dtype=F64))
    others = problem.variables(torch.tensor([[1.0, 0.0]], dtype=F64))
    problem.add(curve, amplitude[0], others[0], t, y)
    result = problem.solve(tolerance=1e-8, progress=False)
    assert result.converged and result.cost < 1e-20
    torch.testing.assert_close(result[others[0]], torch.tensor([3.0, 0.5], dtype=F64), rtol=0, atol=1e-8)


def seen_by(camera: pk.Camera, pose: pk.Pose, point: Tensor, pixel: Tensor) -> Tensor:
    return camera.project(pose.apply(point))[0] - pixel


@pytest.mark.slow(but="pinhole")
@pytest.mark.parametrize("model", ["pinhole", "radtan", "fisheye"])
def test_cameras_are_variables(model: Any) -> None:
    g = torch.Generator().manual_seed(0)
    draw = lambda *shape: torch.randn(*shape, generator=g, dtype=F64)  # noqa: E731
    coefficients = None if model == "pinhole" else 0.02 * draw(2, 4)
    intrinsics = torch.tensor([400.0, 410, 320, 240], dtype=F64) + draw(2, 4)
    truth = pk.Camera(intrinsics, (640, 480), model=model, distortion=coefficients)
    poses = pk.Pose(
        torch.tensor([0, 0, 5.0], dtype=F64) + 0.5 * draw(6, 3), pk.Rotation.exp(0.1 * draw(6, 3)).quaternion
    )
    points, owner = draw(40, 3), torch.arange(6) % 2
    i, j = torch.arange(6).repeat_interleave(40), torch.arange(40).repeat(6)
    pixels = truth[owner[i]].project(poses[i].apply(points[j]))[0]
    start = pk.Camera(intrinsics + 3 * draw(2, 4), (640, 480), model=model, distortion=coefficients)
    problem = pk.Problem()
    lenses, x = problem.variables(start), problem.variables(points + 0.01 * draw(40, 3), eliminate=True)
    factor = problem.add(seen_by, lenses[owner[i]], poses[i], x[j], pixels)
    result = problem.solve(tolerance=1e-8, progress=False)
    assert result.converged and result.cost < 1e-12
    for name in ("intrinsics", "distortion"):
        torch.testing.assert_close(getattr(result[lenses], name), getattr(truth, name), rtol=1e-7, atol=1e-7)
    assert result[lenses[1]].model == model and result[lenses[1]].size == (640, 480)
    assert result.covariance(lenses).shape == (2, *[4 + truth.distortion.shape[-1]] * 2)
    problem.prior(lenses[:], start, weight=1e12)
    held = problem.solve(progress=False)
    torch.testing.assert_close(held[lenses].intrinsics, start.intrinsics, rtol=0, atol=1e-6)

    def centre(given: Tensor) -> Tensor:
        factor.replace(poses[i], given)
        return problem.solve(tolerance=1e-9, progress=False)[lenses].intrinsics[0, 0]

    problem._factors.pop()
    problem._structure = []
    direction, h = draw(*pixels.shape), 1e-4
    leaf = pixels.clone().requires_grad_()
    found = (torch.autograd.grad(centre(leaf), leaf)[0] * direction).sum()
    expected = (centre(pixels + h * direction) - centre(pixels - h * direction)) / (2 * h)
    torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-8)


def test_what_is_not_determined_is_reported() -> None:
    problem = pk.Problem()
    x = problem.variables(torch.ones(2, 2, dtype=F64))
    problem.add(lambda a, b: a - b, x[0], x[1])
    result = problem.solve(progress=False)
    assert result.stationary and not result.converged
    with pytest.raises(ValidationError, match="do not determine all variables"):
        result.covariance(x)


def test_a_point_that_one_camera_sees_is_reported() -> None:
    scene = Scene()
    kept = (scene.j != 7) | (scene.i == 1)
    scene.i, scene.j, scene.pixels = scene.i[kept], scene.j[kept], scene.pixels[kept]
    for eliminate in (True, False):
        problem, p, _, x, _ = scene.problem(eliminate=eliminate)
        result = problem.solve(progress=False)
        assert result.stationary and not result.converged and result.status == "rank_deficient"
        with pytest.raises(ValidationError, match="do not determine all variables"):
            result.covariance(p)
        problem.prior(x[7], scene.points[7])
        assert problem.solve(progress=False).status == "converged"


def test_errors() -> None:
    problem, other = pk.Problem(), pk.Problem()
    x, y = problem.variables(torch.ones(3, 2)), other.variables(torch.ones(3, 2))
    with pytest.raises(ArgumentError, match=r"value must be a Pose, .* Camera or tensor, got list"):
        problem.variables([1.0])
    with pytest.raises(ShapeError, match=r"value must have shape \(n,\) or \(n, k\), got \(2, 0\)"):
        problem.variables(torch.ones(2, 0))
    with pytest.raises(ShapeError, match=r"value must have shape \(n,\), got \(\)"):
        problem.variables(pk.Pose.identity())
    with pytest.raises(ShapeError, match=r"fixed must have shape \(3,\) or \(3, 2\), got \(2,\)"):
        problem.variables(torch.ones(3, 2), fixed=[True, False])
    with pytest.raises(ArgumentError, match="only tensors can be eliminated, got Pose"):
        problem.variables(pk.Pose.identity(2), eliminate=True)
    with pytest.raises(ArgumentError, match="the problem has no factors"):
        problem.solve()
    with pytest.raises(ArgumentError, match=r"the index must .* name 3 variables, got 3"):
        x[torch.tensor([0, 3])]
    with pytest.raises(ArgumentError, match="a factor needs variables"):
        problem.add(torch.sub, torch.ones(2), torch.ones(2))
    with pytest.raises(ArgumentError, match="variables must be of this problem"):
        problem.add(torch.sub, x[0], y[0])
    with pytest.raises(ShapeError, match="variables must be 3 or 1, got 2"):
        problem.add(torch.sub, x[:], x[:2])
    with pytest.raises(ShapeError, match=r"weight must have shape \(3,\) or \(3, k, k\), got \(2,\)"):
        problem.add(torch.sub, x[:], torch.ones(3, 2), weight=torch.ones(2))
    with pytest.raises(ValidationError, match=r"weight\[1\] = -1.0 is negative"):
        problem.add(torch.sub, x[:], torch.ones(3, 2), weight=torch.tensor([1.0, -1, 1]))
    with pytest.raises(ValidationError, match=r"weight\[0\] is not positive semidefinite"):
        problem.add(torch.sub, x[:], torch.ones(3, 2), weight=torch.diag(torch.tensor([1.0, -1])))
    with pytest.raises(ValidationError, match=r"weight\[0\] is not symmetric"):
        problem.add(torch.sub, x[:], torch.ones(3, 2), weight=torch.tensor([[1.0, 1], [0, 1]]))
    factor = problem.add(torch.sub, x[:], torch.ones(3, 2))
    with pytest.raises(ArgumentError, match="the factor has 1 arguments of data, got 2"):
        factor.replace(torch.ones(3, 2), torch.ones(3, 2))
    with pytest.raises(ShapeError, match=r"data must have shape \(3, 2\), got \(2, 2\)"):
        factor.replace(torch.ones(2, 2))
    with pytest.raises(OptionError, match="tolerance must be between 0 and 1, got 0"):
        problem.solve(tolerance=0)
    with pytest.raises(OptionError, match=r"max_iterations must be an integer of at least 0, got 1\.5"):
        problem.solve(max_iterations=1.5)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="linear must be"):
        problem.solve(linear="qr")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="estimate must be a Tensor, got Pose"):
        problem.prior(x[0], pk.Pose.identity())
    points = problem.variables(torch.ones(3, 2), eliminate=True)
    with pytest.raises(ArgumentError, match="about one variable that is eliminated, got 2"):
        problem.add(torch.sub, points[:], points[:])
    result = problem.solve(progress=False)
    with pytest.raises(ArgumentError, match="variables must be of this problem"):
        result[y]
    with pytest.raises(ArgumentError, match="start must be a former result, got int"):
        problem.solve(start=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
def test_variables_and_numbers_without_residuals_are_reported(linear: Any) -> None:
    problem = pk.Problem()
    poses = problem.variables(pk.Pose.random(3, dtype=F64))
    problem.prior(poses[[0, 1]], pk.Pose.identity(dtype=F64), weight=100.0)
    result = problem.solve(linear=linear, progress=False)
    assert result.status == "rank_deficient" and result.stationary and not result.converged
    torch.testing.assert_close(result.covariance(poses[1]).covariance, torch.eye(6, dtype=F64) / 100)
    for chosen in (poses, poses[2], poses[[0, 2]]):
        with pytest.raises(ValidationError, match="do not determine all variables"):
            result.covariance(chosen)
    problem.prior(poses[2], pk.Pose.identity(dtype=F64), weight=4.0)
    result = problem.solve(linear=linear, progress=False)
    assert result.status == "converged"
    torch.testing.assert_close(result.covariance(poses[2]).covariance, torch.eye(6, dtype=F64) / 4)


@pytest.mark.parametrize("eliminate", [True, False])
def test_a_number_of_a_vector_that_no_residual_has_is_reported(eliminate: bool) -> None:
    problem = pk.Problem()
    x = problem.variables(torch.zeros(2, 3, dtype=F64), eliminate=eliminate)
    problem.add(lambda a: a[..., :2] - 1, x[[0, 1]])
    result = problem.solve(progress=False)
    assert result.status == "rank_deficient"
    torch.testing.assert_close(result[x[1]], torch.tensor([1.0, 1, 0], dtype=F64))
    with pytest.raises(ValidationError, match="do not determine all variables"):
        result.covariance(x[1])
    fixed = pk.Problem()
    y = fixed.variables(torch.zeros(2, 3, dtype=F64), fixed=[False, True])
    fixed.prior(y[0], torch.ones(3, dtype=F64))
    assert fixed.solve(progress=False).status == "converged"  # what is fixed needs no residual


def test_residuals_that_are_no_numbers_are_refused() -> None:
    @pk.op
    def between(a: Pose, b: Pose) -> Pose:
        return ~a @ b

    problem = pk.Problem()
    x = problem.variables(pk.Pose.random(3, dtype=F64))
    for residual in (between, lambda a, b: a.between(b), lambda a, b: (a.between(b).log(), b)):
        with pytest.raises(ArgumentError, match=r"residual must return tensors, got Pose; take its log\(\)"):
            problem.add(residual, x[0], x[1])
    with pytest.raises(ArgumentError, match="residual must return tensors, got float"):
        problem.add(lambda a, b: 1.0, x[0], x[1])
    with pytest.raises(ArgumentError, match="residual must return tensors, got none"):
        problem.add(lambda a, b: [], x[0], x[1])
    problem.add(lambda a, b: a.between(b), x[[0, 1]], x[[1, 2]])
    with pytest.raises(ArgumentError, match=r"must return tensors, got Pose; take its log\(\)"):
        problem.solve(progress=False)
    with pytest.raises(ArgumentError, match=r"the 1 arguments that follow it, .*: missing a required argument: 'b'"):
        problem.add(lambda a, b: a, x[0])
    with pytest.raises(ArgumentError, match=r"got a whole set: write x\[:\]"):
        problem.add(lambda a: a.log(), x)


def test_arrays_are_data_and_starts() -> None:
    measured = np.array([[1.0, 2], [3, 5]])
    problem = pk.Problem()
    x = problem.variables(np.zeros((2, 2)))
    factor = problem.add(lambda a, m: a - m, x[:], measured)
    np.testing.assert_allclose(problem.solve(progress=False)[x], measured, atol=1e-9)
    factor.replace(measured + 1)
    problem.prior(x[0], np.array([4.0, 5]), weight=1.0)
    np.testing.assert_allclose(problem.solve(progress=False)[x], [[3, 4], [4, 6]], atol=1e-9)
    points = np.random.default_rng(0).standard_normal((5, 3))
    found = pk.least_squares(lambda pose, p: pose @ p - p - 1, pk.Pose.identity(dtype=F64), points, loss="huber")
    pk.testing.assert_close(found.value, pk.Pose([1.0, 1, 1]).double(), atol=1e-9, rtol=0)


def test_numpy_inside_of_a_residual_is_named() -> None:
    def residual(pose: pk.Pose) -> Any:
        return torch.as_tensor(np.sin(pose.position.numpy())) + pose.log()[..., :3]

    with pytest.raises(ArgumentError, match="least_squares: the residual uses NumPy, which has no derivatives"):
        pk.least_squares(residual, pk.Pose.identity(dtype=F64))
    problem = pk.Problem()
    x = problem.variables(pk.Pose.identity(2, dtype=F64))
    problem.add(residual, x[0])
    with pytest.raises(ArgumentError, match=r"Problem.add: the residual uses NumPy.*torch.as_tensor\(array\)"):
        problem.solve(progress=False)


@pytest.mark.parametrize("eliminate", [False, True])
def test_factors_without_rows_contribute_nothing(eliminate: bool) -> None:
    none = torch.zeros(0, dtype=torch.int64)
    measured = torch.tensor([[1.0, 2], [3, 4], [5, 6]], dtype=F64, requires_grad=True)
    empty = torch.zeros(0, 2, dtype=F64, requires_grad=True)
    problem = pk.Problem()
    x = problem.variables(torch.zeros(3, 2, dtype=F64), eliminate=eliminate)
    lone = problem.add(torch.sub, x[none], empty, loss="huber", weight=torch.zeros(0, 2, 2, dtype=F64))
    result = problem.solve(progress=False)
    assert (lone.rows, result.cost, result.status) == (0, 0, "flat")
    assert not result.converged and not result.stationary
    torch.testing.assert_close(result[x], torch.zeros(3, 2, dtype=F64), atol=0, rtol=0)
    problem.add(torch.sub, x[:], measured)
    problem.prior(x[none], torch.zeros(0, 2, dtype=F64), weight=torch.eye(2))
    result = problem.solve(progress=False)
    assert result.status == "converged"
    torch.testing.assert_close(result[x], measured.detach(), atol=1e-12, rtol=0)
    torch.testing.assert_close(result.covariance(x), torch.eye(2, dtype=F64).expand(3, 2, 2), atol=1e-12, rtol=0)
    slopes = torch.autograd.grad(result[x].sum(), (measured, empty), create_graph=True)
    torch.testing.assert_close(slopes[0], torch.ones_like(measured), atol=1e-9, rtol=0)
    assert slopes[1].shape == (0, 2)


def _chordal(a: pk.Pose, b: pk.Pose, measured: pk.Pose) -> Tensor:
    return ((a @ measured).matrix() - b.matrix())[..., :3, :].flatten(-2)


def _noisy(loss: pk.Loss | None) -> pk.Problem:
    graph = graphs.grid(4, 4, 3, sigma=0.4, start=0.1, seed=1)
    problem, edges = pk.Problem(), graph.pairs.unbind(-1)
    poses = problem.variables(graph.poses, fixed=torch.arange(48) == 0)
    problem.add(_chordal, poses[edges[0]], poses[edges[1]], graph.measurements, loss=loss)
    return problem


@pytest.mark.slow(but="loss1")
@pytest.mark.parametrize("loss", [None, pk.Loss("huber", 0.3), pk.Loss("cauchy", 0.3)])
def test_large_residuals_and_losses_converge_as_newtons_method(loss: pk.Loss | None) -> None:
    result = _noisy(loss).solve(tolerance=1e-6, progress=False)  # Gauss and Newton's takes 121, 200 and 162 steps
    assert result.converged and result.iterations <= 20
    expected = {None: 81.7160423917, "huber": 41.8418449859, "cauchy": 16.8628481866}[loss and loss.name]
    assert result.cost == pytest.approx(expected, rel=1e-9)


def test_residuals_without_second_derivatives_converge_by_gauss_and_newtons_method(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def curvature(*given: Any) -> None:
        asked.append(given)
        raise NotImplementedError("as torch where a function is differentiable once")

    monkeypatch.setattr(Factor, "curvature", curvature)
    result = _noisy(None).solve(progress=False)
    assert result.converged and len(asked) == 1
    assert result.cost == pytest.approx(81.716, rel=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("loss", [None, "huber", "cauchy"])
def test_ranges_to_beacons_in_a_field_converge(loss: str | None) -> None:
    given = graphs.field()
    problem, poses, beacons = graphs.field_problem(given, loss)
    result = problem.solve(progress=False)
    assert result.converged and result.iterations <= 30
    off = lambda poses: float((poses.position - given.truth.position).norm(dim=-1).mean())  # noqa: E731
    assert off(result[poses]) < 2 < 8 < off(given.start)
    assert float((result[beacons] - given.beacons).norm(dim=-1).max()) < 4
