"""Unknowns of `Problem` of more than 9 numbers, which have several columns, beside dense matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.errors import ArgumentError, ShapeError, ValidationError

F64 = torch.float64
COUNT = 4


class Chain(torch.nn.Module):
    """Vectors of some numbers, each measured by a matrix and beside the next one, and a narrow vector that shifts all.

    The unknowns are the vectors, one after the other, then the narrow one.
    """

    def __init__(self, size: int, seed: int = 0) -> None:
        super().__init__()
        g = torch.Generator().manual_seed(seed)
        draw = lambda *shape: torch.randn(*shape, generator=g, dtype=F64)  # noqa: E731
        self.size, self.matrix, self.measured = size, draw(COUNT, size + 2, size), draw(COUNT, size + 2)
        self.mix, self.step = draw(size, 3), draw(COUNT - 1, size)

    def near(self, x: Tensor, shift: Tensor, matrix: Tensor, measured: Tensor) -> Tensor:
        return (matrix @ (x + shift @ self.mix.T)[..., None]).squeeze(-1) - measured

    def problem(self, measured: Tensor | None = None, **options: Any) -> tuple[pk.Problem, Any, Any]:
        problem, every = pk.Problem(), torch.arange(COUNT)
        x = problem.variables(**{"value": torch.zeros(COUNT, self.size), **options})
        shift = problem.variables(torch.zeros(1, 3))
        problem.add(self.near, x[every], shift[0], self.matrix, self.measured if measured is None else measured)
        problem.add(lambda a, b, step: b - a - step, x[every[:-1]], x[every[1:]], self.step, weight=2.0)
        problem.prior(shift[0], torch.ones(1, 3), weight=torch.eye(3, dtype=F64))
        return problem, x, shift

    def dense(self, measured: Tensor) -> tuple[Tensor, Tensor]:
        """The normal equations, by a Jacobian of all residuals."""

        def residuals(numbers: Tensor) -> Tensor:
            x, shift = numbers[:-3].reshape(COUNT, self.size), numbers[-3:]
            parts = self.near(x, shift[None], self.matrix, measured), 2**0.5 * (x[1:] - x[:-1] - self.step), shift - 1
            return torch.cat([part.flatten() for part in parts])

        zero = torch.zeros(COUNT * self.size + 3, dtype=F64)
        jacobian = torch.func.jacrev(residuals)(zero)
        return jacobian.T @ jacobian, -jacobian.T @ residuals(zero)


@pytest.mark.parametrize("size", [9, 10, 12, 29])
def test_wide_unknowns_have_the_solutions_and_covariances_of_dense_matrices(size: int) -> None:
    chain = Chain(size)
    problem, x, shift = chain.problem()
    result = problem.solve()
    hessian, right = chain.dense(chain.measured)
    expected, inverse = torch.linalg.solve(hessian, right), torch.linalg.inv(hessian)
    assert result.converged
    torch.testing.assert_close(
        torch.cat((result[x].flatten(), result[shift].flatten())), expected, rtol=1e-9, atol=1e-9
    )
    blocks = inverse[:-3, :-3].reshape(COUNT, size, COUNT, size).diagonal(dim1=0, dim2=2).movedim(-1, 0)
    torch.testing.assert_close(result.covariance(x), blocks, rtol=1e-8, atol=1e-10)
    torch.testing.assert_close(result.covariance(x[2]), blocks[2], rtol=1e-8, atol=1e-10)
    torch.testing.assert_close(result.covariance(shift[0]), inverse[-3:, -3:], rtol=1e-8, atol=1e-10)


@pytest.mark.parametrize("size", [12, 29])
def test_wide_unknowns_that_are_fixed_stay_and_the_others_are_those_of_dense_matrices(size: int) -> None:
    chain = Chain(size)
    problem, x, shift = chain.problem(fixed=[False, True, False, False])
    result = problem.solve()
    hessian, right = chain.dense(chain.measured)
    free = torch.ones(COUNT * size + 3, dtype=torch.bool)
    free[size : 2 * size] = False
    expected = torch.zeros(len(free), dtype=F64)
    expected[free] = torch.linalg.solve(hessian[free][:, free], right[free])
    torch.testing.assert_close(
        torch.cat((result[x].flatten(), result[shift].flatten())), expected, rtol=1e-9, atol=1e-9
    )
    assert torch.equal(result[x][1], torch.zeros(size, dtype=F64))
    assert torch.equal(result.covariance(x[1]), torch.zeros(size, size, dtype=F64))


def test_gradients_flow_through_wide_unknowns_as_through_dense_matrices() -> None:
    chain = Chain(12)
    measured = chain.measured.clone().requires_grad_()
    problem, x, shift = chain.problem(measured)
    result = problem.solve(tolerance=1e-8)
    weight = torch.linspace(-1, 2, COUNT * 12 + 3, dtype=F64)
    (torch.cat((result[x].flatten(), result[shift].flatten())) * weight).sum().backward()
    other = chain.measured.clone().requires_grad_()
    (torch.linalg.solve(*chain.dense(other)) * weight).sum().backward()
    torch.testing.assert_close(measured.grad, other.grad, rtol=1e-8, atol=1e-9)


def test_conjugate_gradients_find_wide_unknowns() -> None:
    problem, x, _ = Chain(12).problem()
    exact, found = problem.solve(tolerance=1e-8), problem.solve(linear="pcg", tolerance=1e-8)
    torch.testing.assert_close(found[x], exact[x], rtol=1e-5, atol=1e-6)


def test_a_factor_may_be_about_a_wide_unknown_twice() -> None:
    target = torch.linspace(-1, 1, 11, dtype=F64)
    problem = pk.Problem()
    x = problem.variables(torch.ones(1, 11))
    problem.add(lambda a, b, y: 2 * a + b - y, x[0], x[0], target[None])
    result = problem.solve()
    torch.testing.assert_close(result[x[0]], target / 3, rtol=1e-9, atol=1e-9)
    torch.testing.assert_close(result.covariance(x[0]), torch.eye(11, dtype=F64) / 9)


@pytest.mark.parametrize("make", [lambda y: y, lambda y: torch.cat((y, y[..., :2] ** 2), -1)], ids=["linear", "curved"])
def test_wide_unknowns_have_the_solutions_of_least_squares(make: Callable[[Tensor], Tensor]) -> None:
    g = torch.Generator().manual_seed(3)
    matrix, target = (torch.randn(15, n, generator=g, dtype=F64) for n in (13, 2))

    def residual(x: Tensor, matrix: Tensor, target: Tensor) -> Tensor:
        return torch.cat(((matrix @ make(x)[..., :13, None]).squeeze(-1) - target[..., 0], make(x)[..., 13:] - 1), -1)

    problem = pk.Problem()
    x = problem.variables(torch.ones(1, 13))
    problem.add(residual, x[0], matrix[None], target[None])
    found = problem.solve(tolerance=1e-8)
    expected = pk.least_squares(residual, torch.ones(1, 13, dtype=F64), matrix[None], target[None], batch_dims=1)
    torch.testing.assert_close(found[x], expected.value, rtol=1e-6, atol=1e-7)


def test_wide_unknowns_cannot_be_eliminated_and_undetermined_numbers_are_told() -> None:
    problem = pk.Problem()
    with pytest.raises(ArgumentError, match="what is eliminated must have up to 6 numbers, got 12"):
        problem.variables(torch.ones(3, 12), eliminate=True)
    x = problem.variables(torch.ones(2, 12))
    problem.add(lambda x: x[:, :10], x[[0, 1]])
    result = problem.solve()
    assert result.status == "rank_deficient"
    torch.testing.assert_close(result[x][:, 10:], torch.ones(2, 2, dtype=F64))
    with pytest.raises(ValidationError, match="the residuals do not determine all variables"):
        result.covariance(x[0])


@pytest.mark.slow
def test_the_frames_of_a_moving_humanoid_are_one_problem() -> None:
    robot, frames = pk.kinematics.Robot.example("humanoid").to(F64), 122
    ends = ["lhand", "rhand", "lfoot", "rfoot", "head"]
    phase = torch.linspace(0, 6, frames, dtype=F64)[:, None] + torch.arange(robot.nq, dtype=F64)
    true = 0.4 * phase.sin()
    base = pk.Pose.exp(0.1 * torch.cat((phase[:, :3].sin(), phase[:, 3:6].cos()), -1))
    targets = robot.forward(true, links=ends, world_T_base=base)

    def reach(base: pk.Pose, q: Tensor, targets: pk.Pose) -> Tensor:
        return targets.between(robot.forward(q, links=ends, world_T_base=base)).log().flatten(1)

    problem, every = pk.Problem(), torch.arange(frames)
    bases, q = problem.variables(pk.Pose.identity(frames)), problem.variables(torch.zeros(frames, robot.nq))
    problem.add(reach, bases[every], q[every], targets)
    problem.add(lambda a, b: b - a, q[every[:-1]], q[every[1:]], weight=1e-2)
    problem.prior(q[every], torch.zeros(frames, robot.nq), weight=1e-3 * torch.eye(robot.nq))
    result = problem.solve(gradient=None, progress=False)
    assert result.converged and result.iterations <= 10
    reached = robot.forward(result[q], links=ends, world_T_base=result[bases])
    assert max([float(x.max()) for x in reached.distance(targets)]) < 0.02
    assert float((result[q].diff(dim=0)).abs().max()) < 0.05


@pytest.mark.parametrize("size", [3, 12])
def test_numbers_of_vectors_may_be_fixed(size: int) -> None:
    g = torch.Generator().manual_seed(1)
    chain, start = Chain(size), torch.randn(COUNT, size, generator=g, dtype=F64)
    fixed = torch.rand(COUNT, size, generator=g) < 0.4
    fixed[0], fixed[:, 1:3] = False, fixed[:, 1:2]
    held = torch.cat([fixed.flatten(), torch.zeros(3, dtype=torch.bool)])

    def found(measured: Tensor, start: Tensor) -> tuple[Any, Any, Tensor]:
        problem, x, shift = chain.problem(measured, fixed=fixed, value=start)
        result = problem.solve(progress=False, tolerance=1e-9)
        return result, x, torch.cat([result[x].flatten(), result[shift].flatten()])

    def expected(measured: Tensor, start: Tensor) -> Tensor:
        hessian, right = chain.dense(measured)
        known = torch.cat([start.flatten() * fixed.flatten(), start.new_zeros(3)])
        numbers = torch.linalg.solve(hessian[~held][:, ~held], (right - hessian @ known)[~held])
        return known.index_put((~held,), numbers)

    for _ in range(3):  # from the second time on by a recording
        result, x, numbers = found(chain.measured, start)
        assert result.status == "converged"
        torch.testing.assert_close(numbers, expected(chain.measured, start), rtol=1e-9, atol=1e-9)
        assert torch.equal(numbers[held], start.flatten()[held[:-3]])
    inverse = torch.zeros(len(held), len(held), dtype=F64)
    inverse[torch.outer(~held, ~held)] = chain.dense(chain.measured)[0][~held][:, ~held].inverse().flatten()
    blocks = torch.stack([inverse[k * size :][:size, k * size :][:, :size] for k in range(COUNT)])
    torch.testing.assert_close(result.covariance(x), blocks, rtol=1e-9, atol=1e-12)
    torch.testing.assert_close(result.covariance(x[2]), blocks[2], rtol=1e-9, atol=1e-12)
    inputs = chain.measured.clone().requires_grad_(), start.clone().requires_grad_()
    weights = torch.randn(len(held), generator=g, dtype=F64)
    gradients = [
        torch.autograd.grad(of @ weights, inputs, create_graph=True) for of in (found(*inputs)[2], expected(*inputs))
    ]
    for mine, other in zip(*gradients, strict=True):
        torch.testing.assert_close(mine, other, rtol=1e-8, atol=1e-8)
    second = torch.autograd.grad(sum([x.square().sum() for x in gradients[0]]), inputs, allow_unused=True)
    assert all([x is None or x.abs().max() < 1e-8 for x in second])  # the solution is linear in both


def test_numbers_of_cameras_may_be_fixed_and_those_of_poses_and_of_what_is_eliminated_not() -> None:
    camera = pk.Camera([500.0, 500, 320, 240], (640, 480), model="radtan", distortion=[0.1, 0, 0, 0, 0]).double()
    points = torch.randn(40, 3, generator=torch.Generator().manual_seed(0), dtype=F64) * 0.3 + torch.tensor([0, 0, 2])
    pixels, _ = camera[None].project(points)
    start = pk.Camera._unchecked(camera.intrinsics + 9, 0 * camera.distortion, camera._form)
    fixed = torch.tensor([False, False, True, True, False, True, True, True, True])
    problem = pk.Problem()
    lens = problem.variables(start.expand(1), fixed=fixed[None])
    problem.add(
        lambda camera, point, pixel: camera.project(point)[0] - pixel,
        lens[0],
        points,
        pixels - start.intrinsics[2:] + camera.intrinsics[2:],
    )
    found = problem.solve(progress=False)[lens[0]]
    assert torch.equal(found.intrinsics[2:], start.intrinsics[2:])
    assert torch.equal(found.distortion[1:], start.distortion[1:])
    with pytest.raises(ShapeError, match=r"fixed must have shape \(2,\), got \(2, 6\)"):
        problem.variables(pk.Pose.identity(2), fixed=torch.zeros(2, 6, dtype=torch.bool))
    with pytest.raises(ShapeError, match=r"fixed must have shape \(2,\), got \(2, 3\)"):
        problem.variables(torch.zeros(2, 3), eliminate=True, fixed=torch.zeros(2, 3, dtype=torch.bool))
