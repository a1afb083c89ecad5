"""Robust losses that users give by a function."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import algebra

F64 = torch.float64
SQUARES = torch.tensor([0.0, 1e-9, 1e-3, 0.3, 0.99, 1.01, 4.0, 60.0, 1e5], dtype=F64)
# The losses that posekit has a name for, as a user would write them.
AGAIN: dict[str, Callable[[Tensor], Tensor]] = {
    "huber": lambda s: torch.where(s > 1, 2 * s.sqrt() - 1, s),
    "cauchy": torch.log1p,
    "geman_mcclure": lambda s: s / (1 + s),
    "tukey": lambda s: (1 - (1 - s.clamp(max=1)) ** 3) / 3,
}
NAMES = pytest.mark.parametrize("name", [*AGAIN])


def pseudo_huber(s: Any) -> Any:
    return 2 * ((1 + s).sqrt() - 1)


def in_algebra(s: Any) -> Any:
    return 2 * (algebra.sqrt(1 + s) - 1)


@pk.op
def declared(s: algebra.Scalar) -> algebra.Scalar:
    return 2 * (algebra.sqrt(1 + s) - 1)


def numbers(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=F64)


def marks(seed: int = 0) -> Tensor:
    """Measurements of a point, some of which are wrong."""
    return torch.cat((numbers(7, 2, seed=seed), numbers(3, 2, seed=seed + 1) + 8))


@pk.op
def offset(x: algebra.Vec2, mark: algebra.Vec2) -> algebra.Vec2:
    return mark - x


def dense(loss: Any, given: Tensor, residual: Any = torch.sub) -> Tensor:
    start = torch.zeros(2, dtype=F64)
    found = pk.least_squares(residual, start, given, loss=loss, tolerance=1e-14, max_iterations=200)
    assert found.converged.all()
    return found.value


def dense_by_op(loss: Any, given: Tensor) -> Tensor:
    return dense(loss, given, offset)


def sparse(loss: Any, given: Tensor, residual: Any = torch.sub) -> Tensor:
    problem = pk.Problem()
    x = problem.variables(torch.zeros(1, 2, dtype=F64))
    problem.add(residual, x[0], given, loss=loss)
    found = problem.solve(tolerance=1e-12, max_iterations=200, progress=False)
    assert found.converged
    return found[x[0]]


def sparse_by_op(loss: Any, given: Tensor) -> Tensor:
    return sparse(loss, given, offset)


SOLVERS = pytest.mark.parametrize("solve", [dense, dense_by_op, sparse, sparse_by_op])


@NAMES
@pytest.mark.parametrize("scale", [1.0, 0.3, 40.0])
def test_a_loss_written_again_has_the_values_and_slopes_of_the_one_with_a_name(name: str, scale: float) -> None:
    ours, theirs = pk.Loss(name, scale), pk.Loss(AGAIN[name], scale)  # type: ignore[arg-type]
    s = (SQUARES * scale**2).requires_grad_()
    torch.testing.assert_close(theirs(s), ours(s), rtol=1e-13, atol=1e-15 * scale**2)
    slopes = [torch.autograd.grad(loss(s).sum(), s, create_graph=True)[0] for loss in (theirs, ours)]
    torch.testing.assert_close(*slopes, rtol=1e-12, atol=1e-14)
    seconds = [torch.autograd.grad(x.sum(), s)[0] * scale**2 for x in slopes]
    torch.testing.assert_close(*seconds, rtol=1e-11, atol=1e-13)


@pytest.mark.slow(but=("sparse_by_op-huber", "dense-cauchy"))
@NAMES
@SOLVERS
def test_a_loss_written_again_has_the_same_optimum_and_gradients(name: str, solve: Any) -> None:
    found = []
    for kind in (AGAIN[name], name):
        given, scale = marks().requires_grad_(), torch.tensor(1.7, dtype=F64, requires_grad=True)
        x = solve(pk.Loss(kind, scale), given)
        found.append([x, *torch.autograd.grad((x * numbers(2, seed=5)).sum(), (given, scale))])
    for theirs, ours in zip(*found, strict=True):
        torch.testing.assert_close(theirs, ours, rtol=1e-6, atol=1e-8)


@pytest.mark.slow(but="*_by_op")
@SOLVERS
def test_gradients_through_a_solver_are_those_of_finite_differences(solve: Any) -> None:
    given, scale = marks(3), torch.tensor(0.9, dtype=F64)
    inputs = given.requires_grad_(), scale.requires_grad_()
    assert gradcheck(
        lambda x, c: solve(pk.Loss(pseudo_huber, c), x), inputs, eps=1e-5, rtol=1e-4, atol=1e-6, fast_mode=True
    )


def test_second_gradients_through_a_solver_are_those_of_finite_differences() -> None:
    inputs = marks(3).requires_grad_(), torch.tensor(0.9, dtype=F64, requires_grad=True)
    solve = lambda x, c: dense(pk.Loss(pseudo_huber, c), x)  # noqa: E731
    assert gradgradcheck(solve, inputs, eps=1e-5, rtol=1e-3, atol=1e-4, fast_mode=True)


@pytest.mark.parametrize("solve", [dense_by_op, sparse_by_op])
def test_gradients_are_finite_where_a_branch_that_is_not_taken_is_not_smooth(solve: Any) -> None:
    given = torch.zeros(5, 2, dtype=F64).requires_grad_()  # the root in huber's other branch has an infinite slope
    x = solve(pk.Loss(AGAIN["huber"], 0.5), given)
    (gradient,) = torch.autograd.grad(x.sum(), given)
    torch.testing.assert_close(gradient, torch.full_like(gradient, 0.2))


def test_a_function_may_be_written_in_torch_in_algebra_or_as_an_op() -> None:
    losses = [pk.Loss(f, 0.7) for f in (pseudo_huber, in_algebra, declared)]
    expected = 2 * 0.7**2 * ((1 + SQUARES / 0.7**2).sqrt() - 1)
    for loss in losses:
        torch.testing.assert_close(loss(SQUARES), expected, rtol=1e-12, atol=1e-15)
        torch.testing.assert_close(loss(SQUARES.float()), expected.float(), rtol=1e-5, atol=1e-6)
    assert losses[0].name == losses[2].name  # functions of the same algebra share their kernels


def test_numbers_that_a_function_reads_are_those_of_when_the_loss_was_made() -> None:
    power = torch.tensor(0.25, dtype=F64)
    loss = pk.Loss(lambda s: (1 + s) ** power - 1)
    power.fill_(0.5)
    torch.testing.assert_close(loss(SQUARES), (1 + SQUARES) ** 0.25 - 1, rtol=1e-12, atol=1e-15)
    other = pk.Loss(lambda s: (1 + s) ** power - 1)
    assert other.name != loss.name
    torch.testing.assert_close(other(SQUARES), (1 + SQUARES) ** 0.5 - 1, rtol=1e-12, atol=1e-15)


@pytest.mark.parametrize("align", [pk.kabsch, pk.umeyama, pk.align_vectors])
def test_alignment_takes_functions(align: Any) -> None:
    source, turn = numbers(12, 3), pk.Rotation.from_euler("xyz", torch.tensor([0.1, -0.4, 0.8], dtype=F64))
    target = turn.apply(source)
    target[:3] += 5
    found, expected = (align(source, target, loss=pk.Loss(kind, 0.05)) for kind in (AGAIN["tukey"], "tukey"))
    for theirs, ours in zip(*([x] if not isinstance(x, tuple) else x for x in (found, expected)), strict=True):
        torch.testing.assert_close(theirs, ours, rtol=1e-9, atol=1e-9)


@pytest.mark.slow
def test_pose_graphs_and_registration_take_functions() -> None:
    poses = pk.Pose.exp(0.3 * numbers(4, 6))
    pairs = torch.tensor([[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]])
    measured = poses[pairs[:, 0]].between(poses[pairs[:, 1]])
    measured = pk.cat((measured[:4], pk.Pose([3.0, 0, 0]).double()[None]))  # the last one is wrong
    graph = pk.io.PoseGraph(
        poses.retract(0.05 * numbers(4, 6)), pairs, measured, torch.eye(6, dtype=F64).expand(5, 6, 6)
    )
    source = numbers(12, 3)
    target = poses[0].apply(source)
    target[:2] += 1
    results = []
    for kind in (AGAIN["cauchy"], "cauchy"):
        loss = pk.Loss(kind, 0.02)
        optimised = graph.optimize(loss=loss, tolerance=1e-9, max_iterations=200, progress=False)
        results.append((optimised.graph.poses, pk.icp(source, target, kind="point", loss=loss).pose))
    for theirs, ours in zip(*results, strict=True):
        torch.testing.assert_close(theirs.matrix(), ours.matrix(), rtol=1e-6, atol=1e-7)


def test_a_loss_times_a_number_and_the_loss_of_a_loss_are_those_of_their_values() -> None:
    inner, outer = pk.Loss("cauchy", 3.0), pk.Loss(pseudo_huber, 0.5)
    s = SQUARES.clone().requires_grad_()
    for loss, expected in (
        (2.5 * outer, 2.5 * outer(s)),
        (outer * 2.5, 2.5 * outer(s)),
        (outer @ inner, outer(inner(s))),
        (0.5 * (inner @ (3 * outer)), 0.5 * inner(3 * outer(s))),
    ):
        torch.testing.assert_close(loss(s), expected, rtol=1e-12, atol=1e-15)
        slopes = [torch.autograd.grad(x.sum(), s, retain_graph=True)[0] for x in (loss(s), expected)]
        torch.testing.assert_close(*slopes, rtol=1e-11, atol=1e-14)


def test_a_loss_times_a_number_counts_as_a_weight_of_the_cost() -> None:
    given, loss = marks(), pk.Loss("cauchy", 0.8)
    plain, twice = (pk.least_squares(offset, torch.zeros(2, dtype=F64), given, loss=x) for x in (loss, 2 * loss))
    torch.testing.assert_close(twice.value, plain.value, rtol=0, atol=1e-6)
    torch.testing.assert_close(twice.cost, 2 * plain.cost, rtol=1e-9, atol=0)
    scale = torch.tensor(0.8, dtype=F64, requires_grad=True)
    dense(3 * pk.Loss(pseudo_huber, scale), given).sum().backward()
    (expected,) = torch.autograd.grad(dense(pk.Loss(pseudo_huber, scale), given).sum(), scale)
    torch.testing.assert_close(scale.grad, expected, rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize(
    ("function", "error", "match"),
    [
        (lambda s: s.sum(), pk.ShapeError, r"must return a number for each of shape \(146,\), got \(\)"),
        (lambda s: s[:2], pk.ShapeError, r"must return a number for each of shape \(146,\), got \(2,\)"),
        (lambda s: (s, s), pk.ArgumentError, "must return a tensor, got tuple"),
        (lambda s: 1.0, pk.ArgumentError, "must return a tensor, got float"),
        (lambda s: s if s > 1 else 2 * s, pk.ArgumentError, "raises RuntimeError for a tensor of squared norms: Bool"),
        (torch.erf, pk.ArgumentError, "is none of single numbers: aten::erf is unknown; write it in functions"),
        (lambda s: s * torch.ones(146), pk.ArgumentError, "is none of single numbers"),
        (
            lambda s: s * torch.ones((), requires_grad=True),
            pk.ArgumentError,
            "depends on a tensor that requires grad; gradients",
        ),
        (lambda s: 1 + s, pk.OptionError, "must be 0 at s = 0, got 1"),
        (torch.sqrt, pk.OptionError, "must have a positive slope at s = 0, got 0"),
        (lambda s: s * s, pk.OptionError, "must have a positive slope at s = 0, got 0"),
        (lambda s: -s, pk.OptionError, "must have a positive slope at s = 0, got -1"),
        (lambda s: s / s, pk.OptionError, "has the value nan at s = 0"),
        (torch.expm1, pk.OptionError, "has the value inf at s = 750"),
        (lambda s: (s - 2).relu() + s + s**1.5, pk.OptionError, "has the second derivative inf at s = 0"),
        (torch.sin, pk.OptionError, r"must not decrease, .* it has the slope -0.206 at s = 1.78"),
    ],
)
def test_functions_that_are_no_robust_loss_are_refused(function: Any, error: type[Exception], match: str) -> None:
    for _ in range(2):
        with pytest.raises(error, match=f"^Loss: the function {match}"):
            pk.Loss(function)


@pytest.mark.parametrize(
    ("compose", "error", "match"),
    [
        (
            lambda x: x * torch.ones(()),
            pk.ArgumentError,
            "weight must be a number, got Tensor; pass a tensor as `weight`",
        ),
        (lambda x: x * True, pk.ArgumentError, "weight must be a number, got bool"),
        (lambda x: 0 * x, pk.OptionError, "weight must be positive and finite, got 0"),
        (lambda x: x @ torch.log1p, pk.ArgumentError, "the loss of a loss needs a Loss, got builtin_function"),
        (
            lambda x: x @ pk.Loss("huber", torch.ones(())),
            pk.ArgumentError,
            "needs scales that are numbers, got a tensor",
        ),
        (lambda x: x(2.0), pk.ArgumentError, "square must be a tensor, got float"),
    ],
)
def test_wrong_compositions_are_refused(compose: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=f"^Loss: .*{match}"):
        compose(pk.Loss("huber"))


def test_a_loss_of_a_function_of_a_module_can_be_pickled_and_copied() -> None:
    loss = 2 * pk.Loss(pseudo_huber, 0.5) @ pk.Loss("cauchy", 3.0)
    for other in (pickle.loads(pickle.dumps(loss)), copy.copy(loss), copy.deepcopy(loss)):
        assert other.name == loss.name and other.scale == loss.scale
        assert torch.equal(other(SQUARES), loss(SQUARES))
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(pk.Loss(lambda s: 2 * s))


def test_a_loss_is_printed_with_its_function() -> None:
    assert repr(pk.Loss(torch.log1p, 0.5)) == f"Loss(kind={torch.log1p!r}, scale=0.5)"


@pytest.mark.slow
def test_losses_compile_and_map() -> None:
    loss = pk.Loss(pseudo_huber, 0.5)
    expected = loss(SQUARES)
    assert torch.allclose(torch.compile(loss, fullgraph=True, backend="eager")(SQUARES), expected)
    assert torch.equal(torch.func.vmap(loss)(SQUARES), expected)
    slope = torch.func.vmap(torch.func.grad(loss))(SQUARES)
    torch.testing.assert_close(slope, (1 + SQUARES / 0.25).rsqrt(), rtol=1e-12, atol=0)

    def solve(given: Tensor) -> Tensor:
        start = torch.zeros(2, dtype=F64)
        return pk.least_squares(offset, start, given, loss=loss, tolerance=0, max_iterations=40).value

    compiled = torch.compile(solve, fullgraph=True, backend="eager")(marks())
    torch.testing.assert_close(compiled, dense(loss, marks()), rtol=1e-7, atol=1e-9)


def test_a_loss_may_be_made_inside_transforms_modes_and_compiled_functions() -> None:
    def cost(c: Tensor) -> Tensor:
        return pk.Loss(lambda s: 3 * torch.log1p(s / 3), c)(SQUARES).sum()

    scale = torch.tensor(0.7, dtype=F64)
    expected = (3 * scale**2 * torch.log1p(SQUARES / scale**2 / 3)).sum()
    for found in (
        cost(scale),
        torch.func.vmap(cost)(scale[None])[0],
        torch.func.grad_and_value(cost)(scale)[1],
        torch.compile(cost, backend="eager")(scale),
    ):
        torch.testing.assert_close(found, expected, rtol=1e-12, atol=0)
    with torch.inference_mode(), torch.device("meta"):
        made = pk.Loss(lambda s: 3 * torch.log1p(s / 3), 0.7)
    torch.testing.assert_close(made(SQUARES).sum(), expected, rtol=1e-12, atol=0)


def test_threads_that_make_the_same_loss_get_the_same_bits() -> None:
    def solve(_: int) -> Tensor:
        return dense_by_op(pk.Loss(lambda s: 3 * ((1 + s / 3) ** 0.5 - 1), 0.6), marks())

    with ThreadPoolExecutor(8) as pool:
        found = [*pool.map(solve, range(16))]
    assert all(torch.equal(x, found[0]) for x in found)


def test_ops_of_normal_equations_take_the_name() -> None:
    loss = pk.Loss(pseudo_huber, 0.5)
    normal = offset.normal("x", weight="scalar", loss=loss.name)
    cost, gradient, _ = normal(
        torch.zeros(2, dtype=F64), marks(), torch.ones((), dtype=F64), torch.full((), 0.5, dtype=F64)
    )
    s = marks().square().sum(-1)
    torch.testing.assert_close(cost, loss(s), rtol=1e-12, atol=1e-14)
    torch.testing.assert_close(gradient, -marks() * (1 + s / 0.25).rsqrt()[:, None], rtol=1e-12, atol=1e-14)
