"""Weight 0 leaves a row out, also where its data is not finite."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose

D = torch.float64
LOST = 3


@pk.op
def declared(pose: pk.algebra.Pose, point: pk.algebra.Vec3, target: pk.algebra.Vec3) -> pk.algebra.Vec3:
    return pose @ point - target


def traced(pose: Pose, point: Tensor, target: Tensor) -> Tensor:
    return pose.apply(point) - target


class Called:
    """A function that is not traced: it looks at a number."""

    def __call__(self, pose: Pose, point: Tensor, target: Tensor) -> Tensor:
        return (pose.apply(point) - target) * (1.0 if float(pose.position.detach().sum()) < 1e9 else 2.0)


RESIDUALS = pytest.mark.parametrize("residual", [declared, traced, Called()], ids=["declared", "traced", "called"])


def example(value: float = math.nan) -> tuple[Pose, Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(2)
    pose, points = Pose.random(generator=generator, dtype=D), torch.randn(8, 3, dtype=D, generator=generator)
    targets = pose.apply(points) + 0.01 * torch.randn(8, 3, dtype=D, generator=generator)
    targets[LOST, 1] = value
    weight = torch.rand(8, dtype=D, generator=generator) + 0.5
    weight[LOST] = 0
    return pose, points, targets, weight


def kept(*tensors: Tensor) -> list[Tensor]:
    index = [i for i in range(8) if i != LOST]
    return [x[index] for x in tensors]


@pytest.mark.slow(but="*-nan-*")
@RESIDUALS
@pytest.mark.parametrize("value", [math.nan, math.inf])
@pytest.mark.parametrize("loss", [None, "huber"])
def test_a_problem_is_solved_without_the_row(residual: Callable[..., Any], value: float, loss: Any) -> None:
    _, points, targets, weight = example(value)
    start = Pose.identity(dtype=D)
    result = pk.least_squares(residual, start, points, targets, weight=weight, loss=loss)
    few = kept(points, targets, weight)
    want = pk.least_squares(residual, start, *few[:2], weight=few[2], loss=loss)
    assert result.status == want.status == "converged"
    pk.testing.assert_close(result.value, want.value, rtol=0, atol=1e-8)
    torch.testing.assert_close(result.cost, want.cost)


@RESIDUALS
def test_gradients_are_those_without_the_row_and_0_to_the_row(residual: Callable[..., Any]) -> None:
    _, *data = example()

    def slopes(points: Tensor, targets: Tensor, weight: Tensor) -> tuple[Tensor, ...]:
        leaves = [x.clone().requires_grad_() for x in (points, targets, weight)]
        result = pk.least_squares(residual, Pose.identity(dtype=D), *leaves[:2], weight=leaves[2])
        return torch.autograd.grad(result.value.position.sum() + result.value.quaternion[0], leaves)

    whole, few = slopes(*data), slopes(*kept(*data))
    for x, y in zip(whole, few, strict=True):
        torch.testing.assert_close(kept(x)[0], y, rtol=0, atol=1e-7)
        assert not x[LOST].any()


def test_a_function_whose_op_is_known_is_solved_without_the_row() -> None:
    _, points, targets, weight = example(0.0)
    for loss in (None, "huber"):
        start = Pose.identity(dtype=D)
        assert pk.least_squares(traced, start, points, targets, weight=weight, loss=loss).route == "traced"
        targets[LOST] = math.nan
        result = pk.least_squares(traced, start, points, targets, weight=weight, loss=loss)
        assert (result.route, result.status) == ("traced", "converged")
        targets[LOST] = 0.0


def test_rows_of_a_batch_are_left_out_each_in_its_problem() -> None:
    _, points, targets, weight = example()
    other = targets.roll(2, 0)
    data = torch.stack((points, points.roll(2, 0))), torch.stack((targets, other))
    result = pk.least_squares(
        declared, Pose.identity(2, dtype=D), *data, weight=torch.stack((weight, weight.roll(2, 0)))
    )
    assert result.status.tolist() == ["converged"] * 2
    pk.testing.assert_close(result.value[0], result.value[1], rtol=0, atol=1e-9)


def test_information_matrices_of_zeros_leave_rows_out() -> None:
    _, points, targets, weight = example()
    information = weight[:, None, None] * torch.eye(3, dtype=D)
    start = Pose.identity(dtype=D)
    result = pk.least_squares(traced, start, points, targets, weight=information)
    want = pk.least_squares(traced, start, points, targets, weight=weight)
    assert result.status == "converged"
    pk.testing.assert_close(result.value, want.value, rtol=0, atol=1e-9)


@RESIDUALS
def test_a_sparse_problem_is_solved_without_the_row(residual: Callable[..., Any]) -> None:
    _, points, targets, weight = example()
    index = torch.zeros(8, dtype=torch.long)

    def solved(points: Tensor, targets: Tensor, weight: Tensor) -> Any:
        problem = pk.Problem()
        x = problem.variables(Pose.identity(1, dtype=D))
        problem.add(residual, x[index[: len(points)]], points, targets, weight=weight)
        result = problem.solve(progress=False)
        assert result.status == "converged"
        return result[x]

    pk.testing.assert_close(solved(points, targets, weight), solved(*kept(points, targets, weight)), rtol=0, atol=1e-8)


def test_nan_with_a_weight_is_not_finite_as_before() -> None:
    _, points, targets, weight = example()
    weight[LOST] = 1e-3
    assert pk.least_squares(traced, Pose.identity(dtype=D), points, targets, weight=weight).status == "not_finite"
