"""Derivatives of solutions of `Problem`, `PoseGraph` and `Bundle` against finite differences of whole solutions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import op_for
from posekit.errors import ArgumentError, OptionError, ValidationError
from tests.optimisation.test_problem import F64, Scene, in_torch, reprojection
from tests.support import graphs

TIGHT: dict[str, Any] = {"tolerance": 1e-11, "max_iterations": 100, "progress": False}
BOTH = pytest.mark.parametrize("residual", [reprojection, in_torch], ids=["op", "function"])
OP_AND_SLOW_FUNCTION = pytest.mark.parametrize(
    "residual", [reprojection, pytest.param(in_torch, marks=pytest.mark.slow)], ids=["op", "function"]
)


class Adjustment:
    """A scalar function of the solution of a bundle adjustment, in its pixels, weights and the scale of its loss."""

    def __init__(self, residual: Any = reprojection, eliminate: bool = True, loss: str | None = None, **options: Any):
        self.scene, self.residual, self.eliminate = Scene(4, 8), residual, eliminate
        self.loss, self.options = loss, TIGHT | options
        g = torch.Generator().manual_seed(3)
        m = len(self.scene.i)
        draw = lambda *shape: torch.randn(*shape, generator=g, dtype=F64)  # noqa: E731
        self.covectors = draw(4, 6), draw(4, 3), draw(8, 3)
        a = draw(m, 2, 2)
        self.given = self.scene.pixels, a @ a.mT + torch.eye(2, dtype=F64), torch.tensor(0.7, dtype=F64)
        b = draw(m, 2, 2)
        self.direction = draw(m, 2), 0.3 * (b + b.mT), torch.tensor(0.2, dtype=F64)

    def __call__(self, pixels: Tensor, weight: Tensor, scale: Tensor) -> Tensor:
        self.scene.pixels = pixels
        loss = None if self.loss is None else pk.Loss(self.loss, scale)  # type: ignore[arg-type]
        weight = (weight + weight.mT) / 2
        problem, p, k, x, _ = self.scene.problem(self.residual, self.eliminate, weight=weight, loss=loss)
        result = problem.solve(**self.options)
        assert result.converged
        parts = Scene(4, 8).poses.local(result[p]), result[k] / 100, result[x]
        return sum((a * b).sum() for a, b in zip(self.covectors, parts, strict=True))

    def gradient(self, *given: Tensor, **options: Any) -> tuple[Tensor, ...]:
        leaves = [x.detach().clone().requires_grad_() for x in given]
        return torch.autograd.grad(self(*leaves), leaves, allow_unused=True, materialize_grads=True, **options)

    def along(self, parts: tuple[Tensor, ...]) -> Tensor:
        return sum((a * b).sum() for a, b in zip(parts, self.direction, strict=True))


def difference(function: Callable[..., Any], given: Any, direction: Any, h: float = 1e-5) -> Any:
    ends = [function(*[x + s * h * d for x, d in zip(given, direction, strict=True)]) for s in (1, -1)]
    if isinstance(ends[0], tuple):
        return tuple([(a - b) / (2 * h) for a, b in zip(*ends, strict=True)])
    return (ends[0] - ends[1]) / (2 * h)


@pytest.mark.slow(but="*-op")
@BOTH
@pytest.mark.parametrize(("eliminate", "loss"), [(True, None), (False, "cauchy")], ids=["eliminated", "robust"])
def test_gradients_are_those_of_finite_differences(residual: Any, eliminate: bool, loss: str | None) -> None:
    case = Adjustment(residual, eliminate, loss)
    found = case.along(case.gradient(*case.given))
    torch.testing.assert_close(found, difference(case, case.given, case.direction), rtol=1e-6, atol=1e-9)


@pytest.mark.slow
@OP_AND_SLOW_FUNCTION
def test_second_derivatives_are_those_of_finite_differences(residual: Any) -> None:
    case = Adjustment(residual, loss="cauchy")
    leaves = [x.detach().clone().requires_grad_() for x in case.given]
    first = torch.autograd.grad(case(*leaves), leaves, create_graph=True)
    second = torch.autograd.grad(case.along(first), leaves)
    for found, expected in zip(second, difference(case.gradient, case.given, case.direction), strict=True):
        torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-6 * float(expected.abs().max()))


@OP_AND_SLOW_FUNCTION
def test_forward_mode_and_torch_func_give_the_gradients_of_backward(residual: Any) -> None:
    case = Adjustment(residual, loss="cauchy")
    expected = case.gradient(*case.given)
    forward = torch.func.jvp(case, case.given, case.direction)[1]
    torch.testing.assert_close(forward, case.along(expected), rtol=1e-8, atol=0)
    for found, e in zip(torch.func.grad(case, argnums=(0, 1, 2))(*case.given), expected, strict=True):
        torch.testing.assert_close(found, e, rtol=1e-8, atol=1e-12)


def test_a_jacobian_of_torch_func_has_the_gradients_of_backward_as_rows() -> None:
    graph = graphs.grid(2, 2)

    def positions(z: pk.Pose) -> Tensor:
        made = pk.io.PoseGraph(graph.poses, graph.pairs, z, graph.information)
        return made.optimize(**TIGHT).graph.poses.position[3]

    found = torch.func.jacrev(positions)(graph.measurements)
    z = graph.measurements.requires_grad_()
    for row, x in enumerate(positions(z)):
        parts = torch.autograd.grad(x, z._tensors(), retain_graph=True)
        torch.testing.assert_close(found.position[row], parts[0], rtol=1e-9, atol=1e-12)
        torch.testing.assert_close(found.quaternion[row], parts[1], rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("loss", [None, pytest.param("cauchy", marks=pytest.mark.slow)])
def test_gradients_of_pose_graphs(loss: str | None) -> None:
    graph = graphs.measured(graphs.grid(3, 3).poses, graphs.grid(3, 3).pairs, 0.3, 0.1, 1)
    g = torch.Generator().manual_seed(0)
    m, n = len(graph.pairs), len(graph.poses)
    covector, tangent = (torch.randn(k, 6, generator=g, dtype=F64) for k in (n, m))
    a = torch.randn(m, 6, 6, generator=g, dtype=F64)
    directions = tangent, 3 * (a + a.mT)

    def score(tangents: Tensor, information: Tensor) -> Tensor:
        z = graph.measurements.retract(tangents)
        made = pk.io.PoseGraph(graph.poses, graph.pairs, z, information, fixed=torch.arange(n) == 4)
        result = made.optimize(loss=loss, **TIGHT | {"max_iterations": 400, "tolerance": 1e-12})
        assert result.converged
        return (graph.poses.local(result.graph.poses) * covector).sum()

    given = torch.zeros(m, 6, dtype=F64), graph.information
    leaves = [x.clone().requires_grad_() for x in given]
    found = torch.autograd.grad(score(*leaves), leaves)
    for k, d in enumerate(directions):
        one = [d if i == k else torch.zeros_like(x) for i, x in enumerate(given)]
        torch.testing.assert_close((found[k] * d).sum(), difference(score, given, one), rtol=1e-6, atol=1e-8)


def test_backward_builds_no_kernel_of_derivatives_that_nobody_needs() -> None:
    @pk.op
    def moved(a: pk.algebra.Pose, b: pk.algebra.Pose, measured: pk.algebra.Pose) -> pk.algebra.Vec6:
        return (~measured @ (~a @ b)).log()

    graph = graphs.measured(graphs.grid(2, 2).poses, graphs.grid(2, 2).pairs, 0.3, 0.1, 1)
    position = graph.measurements.position.clone().requires_grad_()
    problem = pk.Problem()
    poses = problem.variables(graph.poses, fixed=torch.arange(4) == 0)
    ends = [poses[graph.pairs[:, k]] for k in (0, 1)]
    problem.add(moved, *ends, pk.Pose.from_rotation(graph.measurements.rotation, position))
    problem.solve(**TIGHT)[poses].position.sum().backward()

    def built(op: Any, letter: str) -> set[str]:
        """The suffixes of the derivatives of an op that have kernels."""
        derived = {name: found.program for name, found in op.program._derivatives.items() if name[0] == letter}
        return {name for name, program in derived.items() if op_for(program).executable.kernels}

    whole, slopes = (moved.normal(("a", "b"), hessian=hessian).op for hessian in (True, False))
    assert whole.executable.kernels and not built(whole, "v") | built(whole, "j")
    assert built(slopes, "v") == {"v000010.011"}  # from both gradients to the positions that were measured
    assert built(slopes, "j") == {"j110000", "j001100"}


def test_gradients_of_a_bundle_whose_gauge_nothing_holds() -> None:
    scene = Scene(4, 8, noise=0.2)

    def score(pixels: Tensor) -> Tensor:
        bundle = pk.io.Bundle(scene.start[0], scene.intrinsics, scene.start[2], scene.i, scene.j, pixels)
        adjusted, result = bundle.optimize(**TIGHT)
        assert result.stationary and not result.converged
        x = adjusted.points  # a ratio of distances does not depend on the gauge
        return ((x[0] - x[1]).norm() / (x[2] - x[3]).norm()).log() + adjusted.intrinsics[2, 0] / 100

    g = torch.Generator().manual_seed(1)
    direction = torch.randn(scene.pixels.shape, generator=g, dtype=F64)
    pixels = scene.pixels.clone().requires_grad_()
    found = (torch.autograd.grad(score(pixels), pixels)[0] * direction).sum()
    torch.testing.assert_close(found, difference(score, (scene.pixels,), (direction,)), rtol=1e-4, atol=0)


def test_gauss_newton_leaves_out_second_derivatives_of_residuals() -> None:
    exact, cheap = Adjustment(), Adjustment(gradient="gauss_newton")
    a, b = exact.gradient(*exact.given)[0], cheap.gradient(*cheap.given)[0]
    assert 1e-4 < (a - b).abs().max() / a.abs().max() < 0.1
    for case in (exact, cheap):  # exact pixels: residuals of zero have no second derivatives
        scene = case.scene
        scene.start = scene.poses, scene.intrinsics, scene.points
        pixels = in_torch(scene.poses[scene.i], scene.intrinsics[scene.i], scene.points[scene.j], 0)
        case.given = pixels, *case.given[1:]
    a, b = exact.gradient(*exact.given)[0], cheap.gradient(*cheap.given)[0]
    torch.testing.assert_close(a, b, rtol=1e-6, atol=1e-8 * float(a.abs().max()))


def test_conjugate_gradients_give_the_same_gradients() -> None:
    direct, iterative = Adjustment(), Adjustment(linear="pcg", tolerance=1e-9)
    expected, found = (x.gradient(*x.given)[0] for x in (direct, iterative))
    torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-6 * float(expected.abs().max()))


def test_solutions_require_grad_when_data_do() -> None:
    case = Adjustment()
    scene = case.scene
    problem, p, *_, factor = scene.problem()
    assert not problem.solve(**TIGHT)[p].position.requires_grad
    factor.replace(scene.pixels.clone().requires_grad_())
    result = problem.solve(**TIGHT)
    assert result[p].position.requires_grad and result[p[3]].quaternion.requires_grad
    assert isinstance(result.cost, float) and not result.covariance(p).pose.position.requires_grad
    assert not problem.solve(gradient=None, **TIGHT)[p].position.requires_grad
    with torch.no_grad():
        assert not problem.solve(start=result, **TIGHT)[p].position.requires_grad


def test_errors() -> None:
    problem = pk.Problem()
    x = problem.variables(torch.ones(2, 3, dtype=F64))
    hidden = torch.ones(3, dtype=F64, requires_grad=True)
    problem.add(lambda a: a - hidden, x[:])
    with pytest.raises(ArgumentError, match="depends on a tensor that requires grad and is none of its arguments"):
        problem.solve()
    assert problem.solve(gradient=None).converged
    with pytest.raises(OptionError, match="gradient must be"):
        problem.solve(gradient="unrolled")  # type: ignore[arg-type]
    graph = graphs.grid(2, 2)

    def optimised(z: pk.Pose) -> Tensor:
        return pk.io.PoseGraph(graph.poses, graph.pairs, z, graph.information).optimize().graph.poses.position

    with pytest.raises(ArgumentError, match=r"torch\.vmap is not supported"):
        torch.func.vmap(optimised)(pk.stack([graph.measurements] * 2))
    with torch.autograd.forward_ad.dual_level():
        given = torch.autograd.forward_ad.make_dual(torch.ones(2, 3), torch.ones(2, 3))
        other = pk.Problem()
        y = other.variables(torch.ones(2, 3, dtype=F64))
        other.prior(y[:], given)
        with pytest.raises(ArgumentError, match=r"use torch\.func\.jvp"):
            other.solve()


def test_gradients_where_the_search_did_not_reach_a_minimum_are_refused() -> None:
    problem = pk.Problem()
    x = problem.variables(torch.full((1, 1), 3.0, dtype=F64))
    data = torch.ones(1, 1, dtype=F64, requires_grad=True)
    problem.add(lambda a, b: torch.atan(a - b), x[0], data)  # the second derivative of its square is negative there
    result = problem.solve(max_iterations=0, progress=False)
    with pytest.raises(ValidationError, match="the Hessian there is indefinite; solve to a smaller tolerance, or set"):
        result[x].sum().backward()
