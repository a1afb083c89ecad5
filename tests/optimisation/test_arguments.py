"""`least_squares` refuses wrong arguments before the first step, and says what is wrong."""

from __future__ import annotations

import math

import pytest
import torch

import posekit as pk
from tests.support import processes
from tests.support.solving import D, pnp, reprojection, reprojection_in_torch

X = torch.zeros(2, dtype=D)


def same(x: torch.Tensor) -> torch.Tensor:
    return x - 1


@pytest.mark.parametrize(
    ("arguments", "options", "error", "match"),
    [
        ((None, X), {}, pk.ArgumentError, "residual must be a function, got NoneType"),
        ((same, []), {}, pk.ArgumentError, "initial must hold a Pose, Rotation, Camera or tensor, got none"),
        ((same, [1.0]), {}, pk.ArgumentError, "initial must be nested of Pose, .*, got float"),
        ((same, torch.zeros(2, dtype=torch.int64)), {}, pk.DTypeError, "initial must be of a floating dtype"),
        ((same, torch.zeros(3, 0)), {}, pk.ShapeError, r"initial must hold unknowns, got shape \(3, 0\)"),
        ((same, X), {"batch_dims": 2}, pk.ShapeError, "at least batch_dims = 2 dimensions"),
        ((same, X), {"batch_dims": 1.0}, pk.ArgumentError, "batch_dims must be an integer, got float"),
        ((same, X), {"loss": "l2"}, pk.OptionError, "loss must be"),
        ((same, X), {"loss": 3}, pk.ArgumentError, "loss must be a Loss, its name or None, got int"),
        ((same, X), {"gradient": "unrolled"}, pk.OptionError, "gradient must be"),
        ((same, X), {"max_iterations": 1.5}, pk.ArgumentError, "max_iterations must be an integer, got float"),
        ((same, X), {"max_iterations": -1}, pk.OptionError, "max_iterations must be at least 0, got -1"),
        ((same, X), {"tolerance": "small"}, pk.ArgumentError, "tolerance must be a number, got str"),
        ((same, X), {"tolerance": -1e-3}, pk.OptionError, "tolerance must be at least 0 and less than 1"),
        ((same, X), {"callback": 1}, pk.ArgumentError, "callback must be a function, got int"),
        ((same, X), {"fixed": torch.zeros(2)}, pk.ArgumentError, "fixed must hold bools or masks, got a tensor of"),
        (
            (same, X),
            {"fixed": torch.zeros(3, dtype=torch.bool)},
            pk.ShapeError,
            r"fixed must broadcast to shape \(2,\)",
        ),
        (
            (lambda v: v["x"] - 1, {"x": X}),
            {"fixed": [True]},
            pk.ArgumentError,
            "fixed must be nested like initial, got list",
        ),
        ((same, X), {"prior": pk.Pose.identity()}, pk.ArgumentError, "prior must hold an UncertainPose for a Pose"),
        ((same, X), {"weight": torch.ones(3)}, pk.ShapeError, r"weight must broadcast to shape \(\)"),
        ((same, X), {"weight": -torch.eye(2)}, pk.ValidationError, "weight is not positive semidefinite"),
        ((lambda x: [], X), {}, pk.ArgumentError, "residual must return tensors, got none"),
        ((lambda R: R, pk.Rotation.identity()), {}, pk.ArgumentError, r"got Rotation; take its log\(\)"),
        ((lambda x: x[:1].sum(0), torch.zeros(3, 2)), {}, pk.ShapeError, "residual must begin with the batch shape"),
    ],
)
def test_wrong_arguments(arguments, options, error, match) -> None:
    with pytest.raises(error, match=match):
        pk.least_squares(*arguments, **options)


@pytest.mark.parametrize(
    ("scale", "error", "match"),
    [
        ("a", pk.ArgumentError, "Loss: scale must be a number, got str"),
        (0.0, pk.OptionError, "Loss: scale must be positive and finite, got 0.0"),
        (1e-200, pk.OptionError, "Loss: scale must have a square in float64, got 1e-200; scale the residuals$"),
        (1e200, pk.OptionError, "Loss: scale must have a square in float64, got 1e[+]200"),
        (torch.ones(2), pk.ArgumentError, r"Loss: scale must be a number, got a tensor of shape \(2,\)"),
    ],
)
def test_wrong_scales(scale, error, match) -> None:
    with pytest.raises(error, match=match):
        pk.Loss("huber", scale)


@pytest.mark.parametrize("kind", ["huber", "cauchy", "geman_mcclure", "tukey"])
@pytest.mark.parametrize("scale", [0.0, -1.0, math.nan, math.inf])
def test_wrong_scales_in_tensors(kind, scale) -> None:
    points = torch.ones(4, 3)
    trained = torch.tensor(1.0)
    loss = pk.Loss(kind, trained)  # a step of an optimizer may spoil what was right
    problem = pk.Problem()
    problem.add(torch.sub, problem.variables(torch.zeros(1, 3))[0], points, loss=loss)
    trained.fill_(scale)
    fact = f"loss: scale = {scale} is not positive and finite"
    for align in (pk.kabsch, pk.umeyama, pk.align_vectors):
        with pytest.raises(pk.ValidationError, match=fact):
            align(points, points, loss=loss)
    with pytest.raises(pk.ValidationError, match=f"scale of a loss = {scale} is not positive and finite"):
        problem.solve(progress=False)
    with pytest.raises(pk.ValidationError, match=fact):
        pk.least_squares(torch.sub, torch.zeros(3), points, loss=loss)


def test_a_scale_whose_square_is_zero_in_the_dtype_of_the_residuals_is_refused() -> None:
    fact = "Loss: scale must have a square in float32, got 1e-30; scale the residuals or use float64"
    with pytest.raises(pk.OptionError, match=fact):
        pk.least_squares(same, torch.zeros(2), loss=pk.Loss("cauchy", 1e-30))
    assert pk.least_squares(same, X, loss=pk.Loss("cauchy", 1e-30)).cost.isfinite()
    with pytest.raises(pk.ValidationError, match=r"loss: scale = 1.* has no square in float32"):
        pk.least_squares(same, torch.zeros(2), loss=pk.Loss("cauchy", torch.tensor(1e-30)))


def test_data_that_do_not_fit_the_problems_are_refused_with_a_remedy() -> None:
    start, points, pixels, _ = pnp(3, rows=5)
    with pytest.raises(
        pk.ShapeError, match=r"point must begin with the batch shape \(3,\) of the problems.*data\[None\]"
    ):
        pk.least_squares(reprojection, start, points[0], pixels)
    shared = pk.least_squares(reprojection, start, points[:1], pixels)
    alone = pk.least_squares(reprojection, start[2], points[0], pixels[2])
    assert torch.equal(shared.cost[2], alone.cost)


@pytest.mark.parametrize("residual", [reprojection, reprojection_in_torch], ids=["op", "function"])
def test_an_indefinite_weight_is_refused_by_its_index(residual) -> None:
    start, points, pixels, _ = pnp(2, rows=5)
    weight = torch.eye(2, dtype=D).repeat(2, 5, 1, 1)
    weight[1, 3, 0, 0] = -1
    with pytest.raises(pk.ValidationError, match=r"weight\[1, 3\] is not positive semidefinite"):
        pk.least_squares(residual, start, points, pixels, weight=weight)
    weight[1, 3, 0, 0] = 0  # semidefinite: the number does not count
    assert pk.least_squares(residual, start, points, pixels, weight=weight).converged.all()


def test_a_singular_prior_is_refused() -> None:
    covariance = torch.diag(torch.tensor([1.0, 1, 1, 1, 1, 0], dtype=D))
    prior = pk.UncertainPose(pk.Pose.identity(dtype=D), covariance)
    with pytest.raises(pk.ValidationError, match="prior: covariance is singular; what is certain goes to fixed"):
        pk.least_squares(lambda T: T.log(), pk.Pose.identity(dtype=D), prior=prior)


@pytest.mark.slow
def test_a_fixed_number_of_iterations_is_one_graph() -> None:
    start, points, pixels, _ = pnp(2, rows=5)

    def solve(position, quaternion, points, pixels):
        result = pk.least_squares(
            reprojection, pk.Pose(position, quaternion), points, pixels, max_iterations=2, tolerance=0
        )
        return result.value.position, result.value.quaternion, result.cost

    tensors = (*start._tensors(), points, pixels)
    expected = solve(*tensors)
    found = torch.compile(solve, fullgraph=True, backend="eager")(*tensors)
    assert all(torch.equal(a, b) for a, b in zip(found, expected, strict=True))


@pytest.mark.slow
def test_the_first_call_of_a_process_may_be_that_of_a_compiled_function() -> None:
    code = """
import torch, posekit as pk
from tests.support.solving import pnp, reprojection
start, points, pixels, _ = pnp(2, rows=5)
def solve(points, pixels):
    found = pk.least_squares(reprojection, start, points, pixels, max_iterations=2, tolerance=0, gradient=None)
    return found.value.position
found = torch.compile(solve, fullgraph=True, backend="eager")(points, pixels)
print(torch.equal(found, solve(points, pixels)))
"""
    assert processes.run_forked(code) == "True"


@pytest.mark.slow
def test_a_fixed_number_of_iterations_of_a_function_is_one_graph() -> None:
    def solve(squares: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        start = torch.ones(2, 1)
        found = pk.least_squares(lambda x, y: x * x - y, start, squares, tolerance=0, max_iterations=1)
        return found.value, found.cost

    squares = torch.tensor([[2.0], [9.0]])
    expected = solve(squares)
    found = torch.compile(solve, fullgraph=True, backend="eager")(squares)
    assert all(torch.equal(a, b) for a, b in zip(found, expected, strict=True))


@pytest.mark.filterwarnings("error:Converting a tensor with requires_grad")
@pytest.mark.parametrize("batch", [(), (2,)])
def test_a_result_with_gradients_is_printed_without_a_warning(batch: tuple[int, ...]) -> None:
    target = torch.tensor([1.0, 2.0, 3.0], dtype=torch.float64).expand(*batch, 3).clone().requires_grad_()
    result = pk.least_squares(lambda x, y: torch.cat((x - y, x - y - 2), -1), torch.zeros_like(target), target)
    assert result.cost.requires_grad
    assert "cost=6," in repr(result)


def test_a_weight_without_dimensions_weighs_a_single_residual() -> None:
    for function in (lambda x: x - 2, lambda x: torch.stack((x[..., 0] - 2,), -1)):
        result = pk.least_squares(function, torch.zeros(1), weight=torch.tensor(3.0))
        assert result.value.item() == pytest.approx(2) and result.covariance().item() == pytest.approx(1 / 3)
