"""Derivatives of solutions against finite differences, in every mode."""

from __future__ import annotations

import pytest
import torch

import posekit as pk
from tests.support.solving import D, pnp, reprojection, reprojection_in_torch

H = 1e-5
BOTH = pytest.mark.parametrize("residual", [reprojection, reprojection_in_torch], ids=["op", "function"])


class Case:
    """A scalar function of the solution, in the pixels."""

    def __init__(self, residual, **options) -> None:
        self.start, self.points, self.pixels, self.true = pnp(2, rows=20, noise=0.05)
        g = torch.Generator().manual_seed(7)
        self.covector = torch.randn(2, 6, dtype=D, generator=g)
        self.direction = torch.randn(2, 20, 2, dtype=D, generator=g)
        self.residual, self.options = residual, options

    def __call__(self, pixels: torch.Tensor) -> torch.Tensor:
        result = pk.least_squares(self.residual, self.start, self.points, pixels, **self.options)
        return (self.true.local(result.value) * self.covector).sum()

    def gradient(self, pixels: torch.Tensor, **options) -> torch.Tensor:
        leaf = pixels.detach().requires_grad_()
        return torch.autograd.grad(self(leaf), leaf, **options)[0]

    def difference(self, function) -> torch.Tensor:
        step = H * self.direction
        return (function(self.pixels + step) - function(self.pixels - step)) / (2 * H)


@BOTH
def test_gradients_are_those_of_finite_differences(residual) -> None:
    case = Case(residual)
    along = (case.gradient(case.pixels) * case.direction).sum()
    torch.testing.assert_close(along, case.difference(case), rtol=1e-7, atol=0)
    forward = torch.func.jvp(case, (case.pixels,), (case.direction,))[1]
    torch.testing.assert_close(forward, along, rtol=1e-10, atol=0)
    torch.testing.assert_close(torch.func.grad(case)(case.pixels), case.gradient(case.pixels), rtol=1e-10, atol=1e-14)


@BOTH
def test_second_derivatives_are_those_of_finite_differences(residual) -> None:
    case = Case(residual)
    leaf = case.pixels.clone().requires_grad_()
    first = torch.autograd.grad(case(leaf), leaf, create_graph=True)[0]
    second = torch.autograd.grad((first * case.direction).sum(), leaf)[0]
    torch.testing.assert_close(second, case.difference(case.gradient), rtol=1e-5, atol=1e-9)


def test_gauss_newton_leaves_out_the_second_derivatives_of_residuals() -> None:
    exact, cheap = Case(reprojection), Case(reprojection, gradient="gauss_newton")
    a, b = exact.gradient(exact.pixels), cheap.gradient(cheap.pixels)
    result = pk.least_squares(reprojection, exact.start, exact.points, exact.pixels)
    jacobian = reprojection.jacobian("T")(result.value[:, None], exact.points, exact.pixels).flatten(1, 2)
    tangent = torch.func.grad(lambda d: (exact.true.local(result.value.retract(d)) * exact.covector).sum())
    gradient = tangent(torch.zeros(2, 6, dtype=D))
    wanted = jacobian @ torch.linalg.solve(jacobian.mT @ jacobian, gradient.unsqueeze(-1))  # dr/dpixel is -1
    torch.testing.assert_close(b.flatten(1), wanted.squeeze(-1), rtol=1e-6, atol=1e-10)
    assert 1e-3 < (a - b).norm() / a.norm() < 0.5


def test_without_gradients_solutions_are_constants() -> None:
    case = Case(reprojection, gradient=None)
    leaf = case.pixels.clone().requires_grad_()
    assert not case(leaf).requires_grad


@pytest.mark.slow(but="function")
@BOTH
def test_gradients_reach_weights_priors_scales_and_costs(residual) -> None:
    start, points, pixels, true = pnp(1, rows=20, noise=0.05)
    g = torch.Generator().manual_seed(7)
    covector = torch.randn(1, 6, dtype=D, generator=g)

    def solve(weight, scale, shift):
        prior = pk.UncertainPose(true.retract(shift), 0.01 * torch.eye(6, dtype=D))
        loss = pk.Loss("cauchy", scale)
        result = pk.least_squares(
            residual, start, points, pixels, weight=weight, prior=prior, loss=loss, max_iterations=200
        )
        return (true.local(result.value) * covector).sum() + result.cost.sum()

    weight = torch.rand(1, 20, dtype=D, generator=g) + 0.5
    inputs = [weight, torch.tensor(0.3, dtype=D), 0.02 * torch.randn(1, 6, dtype=D, generator=g)]
    leaves = [x.clone().requires_grad_() for x in inputs]
    gradients = torch.autograd.grad(solve(*leaves), leaves)
    for i, gradient in enumerate(gradients):
        direction = torch.randn(inputs[i].shape, dtype=D, generator=g)
        moved = [[x + s * H * direction if j == i else x for j, x in enumerate(inputs)] for s in (1, -1)]
        difference = (solve(*moved[0]) - solve(*moved[1])) / (2 * H)
        torch.testing.assert_close((gradient * direction).sum(), difference, rtol=1e-6, atol=1e-9)


def test_fixed_unknowns_have_no_derivative() -> None:
    case = Case(reprojection, fixed=torch.tensor([False] * 3 + [True] * 3))
    along = (case.gradient(case.pixels) * case.direction).sum()
    torch.testing.assert_close(along, case.difference(case), rtol=1e-7, atol=0)


def test_vmap_solves_each_of_its_elements() -> None:
    start, points, pixels, _ = pnp(3, rows=10)
    stacked = torch.stack((pixels, pixels + 0.01))
    result = torch.vmap(lambda x: pk.least_squares(reprojection, start, points, x).value.position)(stacked)
    for i in (0, 1):
        alone = pk.least_squares(reprojection, start, points, stacked[i])
        assert torch.equal(result[i], alone.value.position)


def test_a_closure_over_tensors_with_tangents_is_refused() -> None:
    start, target = torch.zeros(3), torch.rand(3)

    def nearest(x: torch.Tensor) -> torch.Tensor:
        return pk.least_squares(lambda value: value - x, start).value

    with pytest.raises(pk.ArgumentError, match="depends on a tensor that has a tangent and is none of its arguments"):
        torch.func.jvp(nearest, (target,), (target,))
    with torch.no_grad(), pytest.raises(pk.ArgumentError, match="has a tangent and is none of its arguments"):
        torch.func.jvp(nearest, (target,), (target,))


def test_tangents_of_torch_are_refused() -> None:
    x = torch.rand(3)
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, x)
        with pytest.raises(pk.ArgumentError, match=r"forward_ad are not supported; use torch.func.jvp"):
            pk.least_squares(lambda value, x: value - x, torch.zeros(3), dual)
        with pytest.raises(pk.ArgumentError, match=r"forward_ad are not supported; use torch.func.jvp"):
            pk.least_squares(lambda value: value - x, dual)


@pytest.mark.parametrize("gradient", ["implicit", None])
def test_a_closure_over_mapped_tensors_is_refused(gradient) -> None:
    x, start = torch.rand(4, 3), torch.zeros(4, 3)
    with pytest.raises(pk.ArgumentError, match=r"depends on a tensor that torch.vmap maps over"):
        torch.vmap(lambda x, start: pk.least_squares(lambda y: y - x, start, gradient=gradient).value)(x, start)


def test_a_status_inside_vmap_is_refused() -> None:
    x, start = torch.rand(4, 3), torch.zeros(4, 3)
    with pytest.raises(pk.ArgumentError, match=r"status cannot be read inside torch.vmap"):
        torch.vmap(lambda x, start: pk.least_squares(lambda y, x: y - x, start, x).status)(x, start)


def test_a_closure_over_tensors_that_require_grad_is_refused() -> None:
    start, points, pixels, _ = pnp(1)
    learned = pixels.clone().requires_grad_()
    with pytest.raises(pk.ArgumentError, match="depends on a tensor that requires grad and is none of its arguments"):
        pk.least_squares(lambda T: reprojection_in_torch(T, points, learned), start)
    result = pk.least_squares(lambda T: reprojection_in_torch(T, points, learned), start, gradient=None)
    assert not result.value.requires_grad
    with torch.no_grad():
        pk.least_squares(lambda T: reprojection_in_torch(T, points, learned), start)
