"""Derivatives of solutions with respect to the values of what is fixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from tests.support import marks, sampling

F64 = torch.float64
TIGHT: dict[str, Any] = {"tolerance": 1e-13, "max_iterations": 100}
Kind = pytest.mark.parametrize(
    "kind", [pk.Rotation, *map(marks.slow, (pk.Pose, pk.Pose2, pk.Similarity))], ids=lambda kind: kind.__name__
)


def waves(x: Tensor, data: Tensor) -> Tensor:
    """Three residuals of x = (a, b, c)."""
    a, b, c = x.unbind(-1)
    return torch.stack((b * a.cos() - data[..., 0], c + a * b - data[..., 1], 0.3 * (b - c)), -1)


def of_waves(x: Tensor, data: Tensor) -> tuple[Tensor, Tensor]:
    """The solution and its cost; the first number is fixed."""
    found = pk.least_squares(waves, x, data, fixed=torch.tensor([True, False, False]), **TIGHT)
    return found.value, found.cost


X = torch.tensor([[0.4, 0.3, 1.0], [0.9, -0.2, 0.5]], dtype=F64)
DATA = torch.tensor([[0.5, 1.2], [0.1, -0.7]], dtype=F64)


def test_numbers_of_tensors() -> None:
    x, data = X.clone().requires_grad_(), DATA.clone().requires_grad_()
    assert gradcheck(of_waves, (x, data))
    assert gradgradcheck(of_waves, (x, data), fast_mode=True)
    value, cost = of_waves(x, data)
    assert torch.equal(value[:, 0], X[:, 0])
    (gradient,) = torch.autograd.grad(cost.sum() + value[:, 1:].sum(), x)
    assert bool((gradient[:, 0].abs() > 0.01).all())
    assert torch.equal(gradient[:, 1:], torch.zeros(2, 2, dtype=F64))  # a start


def test_forward_mode_and_transforms() -> None:
    along = sampling.normal(2, 3, seed=1)
    _, (moved, cost) = torch.func.jvp(lambda x: of_waves(x, DATA), (X,), (along,))
    ends = [of_waves(X + s * 1e-6 * along, DATA) for s in (1, -1)]
    torch.testing.assert_close(moved, (ends[0][0] - ends[1][0]) / 2e-6, rtol=0, atol=1e-8)
    torch.testing.assert_close(cost, (ends[0][1] - ends[1][1]) / 2e-6, rtol=0, atol=1e-8)

    def first(x: Tensor) -> Tensor:
        return of_waves(x, DATA[0])[0][1]

    hessian = torch.func.hessian(first)(X[0])
    h = torch.tensor([1e-5, 0, 0], dtype=F64)
    slopes = [torch.func.grad(first)(X[0] + s * h) for s in (1, -1)]
    torch.testing.assert_close(hessian[0], (slopes[0] - slopes[1]) / 2e-5, rtol=0, atol=1e-7)
    mapped = torch.func.vmap(torch.func.jacrev(lambda x, d: of_waves(x, d)[0]))(X, DATA)
    each = torch.stack([torch.func.jacrev(lambda x, d=d: of_waves(x, d)[0])(x) for x, d in zip(X, DATA, strict=True)])
    torch.testing.assert_close(mapped, each)


def pair(kind: Any, seed: int) -> tuple[Any, Any, Any, Callable[..., Tensor]]:
    """A fixed element, the start of a free one, two measurements that contradict each other, and their residual."""
    fixed, start = (kind.exp(0.5 * sampling.normal(kind._size, seed=seed + k).to(F64)) for k in (0, 1))
    seen = kind.exp(0.5 * sampling.normal(2, kind._size, seed=seed + 2).to(F64))

    def residual(a: Any, b: Any, seen: Any) -> Tensor:
        return torch.cat((seen[..., 0].local(a.between(b)), 0.7 * seen[..., 1].local(b)), -1)

    return fixed, start, seen, residual


def agree_with_differences(solved: Callable[[Tensor], Tensor], size: int, orders: int = 2) -> tuple[Tensor, Tensor]:
    """Judges orders of reverse mode along a random direction; returns it and what the solution changes by."""
    along = sampling.normal(size, seed=3).to(F64)
    zero, *ends = (s * 1e-5 * along for s in (0, 1, -1))
    value = solved(zero.requires_grad_())
    weights = sampling.normal(*value.shape, seed=4).to(F64)
    (gradient,) = torch.autograd.grad(value @ weights, zero, create_graph=orders == 2)
    values = [solved(end.requires_grad_(orders == 2)) for end in ends]
    change = (values[0] - values[1]).detach() / 2e-5
    torch.testing.assert_close(gradient @ along, change @ weights, rtol=0, atol=1e-7)
    if orders == 2:
        (second,) = torch.autograd.grad(gradient @ along, zero)
        slopes = [torch.autograd.grad(v @ weights, end)[0] for v, end in zip(values, ends, strict=True)]
        assert second.norm() > 0.01
        torch.testing.assert_close(second, (slopes[0] - slopes[1]) / 2e-5, rtol=0, atol=1e-6)
    return along, change


@pytest.mark.slow
@Kind
def test_elements_of_groups(kind: Any) -> None:
    fixed, start, seen, residual = pair(kind, 10)

    def solved(step: Tensor) -> Tensor:
        nesting = fixed.retract(step), start
        found = pk.least_squares(
            lambda x, data: residual(*x, data), nesting, seen, fixed=(True, False), batch_dims=0, **TIGHT
        )
        return torch.cat((start.local(found.value[1]), fixed.local(found.value[0])), -1)

    # `test_variables_of_problems` has second derivatives of every group: the kernels of these are the largest.
    agree_with_differences(solved, kind._size, orders=1 if kind in (pk.Pose, pk.Similarity) else 2)


@pytest.mark.slow
@Kind
def test_variables_of_problems(kind: Any) -> None:
    fixed, start, seen, residual = pair(kind, 20)

    def solved(step: Tensor) -> Tensor:
        problem = pk.Problem()
        both = problem.variables(pk.stack([fixed.retract(step), start]), fixed=[True, False])
        problem.add(residual, both[0], both[1], seen[None])
        found = problem.solve(progress=False, **TIGHT)
        assert found.converged
        return torch.cat((start.local(found[both][1]), fixed.local(found[both][0])), -1)

    along, change = agree_with_differences(solved, kind._size)
    moved = torch.func.jvp(solved, (torch.zeros_like(along),), (along,))[1]
    torch.testing.assert_close(moved, change, rtol=0, atol=1e-7)


def test_tensors_and_cameras_of_problems() -> None:
    points = sampling.normal(6, 3, seed=30).to(F64) + torch.tensor([0, 0, 6.0], dtype=F64)
    camera = pk.Camera(torch.tensor([[300.0, 310, 200, 150]], dtype=F64), (400, 300))
    pixels = camera[0].project(points)[0] + sampling.normal(6, 2, seed=31).to(F64)
    apart = torch.arange(6) < 2

    def solved(intrinsics: Tensor, held: Tensor) -> Tensor:
        problem = pk.Problem()
        lens = problem.variables(pk.Camera(intrinsics, (400, 300)), fixed=True)
        places = problem.variables(torch.where(apart[:, None], held, points), fixed=apart)
        problem.add(lambda c, x, seen: c.project(x)[0] - seen, lens[[0] * 6], places[:], pixels)
        problem.prior(places[:], 0.1 * torch.ones(6, 3, dtype=F64))
        return problem.solve(progress=False, **TIGHT)[places]

    given = camera.intrinsics.clone().requires_grad_(), points.clone().requires_grad_()
    assert gradcheck(solved, given, eps=1e-5, atol=1e-7, fast_mode=True)


@pytest.mark.slow
def test_held_vertices_of_pose_graphs() -> None:
    moves = pk.Pose.exp(0.4 * sampling.normal(5, 6, seed=40).to(F64))
    pairs = torch.tensor([[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]])
    poses = pk.Pose.exp(0.3 * sampling.normal(4, 6, seed=41).to(F64))
    information = torch.eye(6, dtype=F64).expand(5, 6, 6)

    def optimised(step: Tensor, initialise: Any) -> pk.Pose:
        start = poses @ pk.Pose.exp(torch.cat((step, torch.zeros(3, 6, dtype=F64))))
        graph = pk.io.PoseGraph(start, pairs, moves, information)
        return graph.optimize(initialise=initialise, progress=False, tolerance=1e-12, max_iterations=100).graph.poses

    step = torch.zeros(1, 6, dtype=F64, requires_grad=True)
    for initialise in ("chordal", None):
        base = optimised(step.detach(), initialise)
        moved = lambda x, how=initialise, base=base: (~base @ optimised(x, how)).log()  # noqa: E731
        # The first vertex is held, because nothing else is: the whole graph moves along with it.
        jacobian = torch.autograd.functional.jacobian(moved, step).reshape(4, 6, 6)
        torch.testing.assert_close(jacobian, (~base @ base[0]).adjoint(), rtol=0, atol=1e-7)


@pytest.mark.slow
def test_a_calibration_with_a_fixed_centre() -> None:
    board = torch.cat((torch.cartesian_prod(torch.arange(4.0), torch.arange(3.0)), torch.zeros(12, 1)), -1).to(F64)
    views = pk.Pose.exp(torch.cat((torch.tensor([-1.5, -1, 8]).expand(4, 3), 0.4 * sampling.normal(4, 3, seed=50)), -1))
    truth = pk.Camera(torch.tensor([500.0, 510, 320, 240], dtype=F64), (640, 480))
    pixels = truth.project(views.to(F64)[:, None].apply(board))[0] + 0.1 * sampling.normal(4, 12, 2, seed=51).to(F64)

    def focal(centre: Tensor) -> Tensor:
        start = pk.Camera(torch.cat((torch.tensor([480.0, 480], dtype=F64), centre)), (640, 480))
        fixed = torch.tensor([False, False, True, True])
        found = pk.Camera.calibrate(board, pixels, (640, 480), model="pinhole", initial=start, fixed=fixed)
        return found.camera.intrinsics

    centre = torch.tensor([318.0, 243.0], dtype=F64, requires_grad=True)
    assert gradcheck(focal, (centre,), eps=1e-3, atol=1e-5, rtol=1e-4)
    jacobian = torch.autograd.functional.jacobian(focal, centre)
    torch.testing.assert_close(jacobian[2:], torch.eye(2, dtype=F64))
    assert jacobian[:2].abs().max() > 0.1


def test_starts_and_solutions_that_are_constants_have_no_derivative() -> None:
    x = X.clone().requires_grad_()
    assert not pk.least_squares(waves, x, DATA, fixed=True, gradient=None, **TIGHT).value.requires_grad
    assert not pk.least_squares(waves, x, DATA, **TIGHT).value.requires_grad
    problem = pk.Problem()
    numbers = problem.variables(x, fixed=[True, False])
    problem.add(torch.sub, numbers[0], numbers[1])
    assert problem.solve(progress=False)[numbers].requires_grad
    assert not problem.solve(progress=False, gradient=None)[numbers].requires_grad
