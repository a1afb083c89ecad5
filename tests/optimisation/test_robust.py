"""Robust losses: how many steps they take, and that their steps lead to the same minima by every route."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import posekit as pk
from posekit.optimisation import dense_solve, remembered
from tests.support import graphs
from tests.support.robust import CASES, solved, to_beacon, turned
from tests.support.solving import D

HUBER, CAUCHY = 8.6, 8.6  # steps in the mean; 12.4 and 19.8 by the weights of residuals alone


@pytest.mark.slow
def test_few_steps_are_taken() -> None:
    means = dict.fromkeys(("huber", "cauchy"), 0.0)
    for name in CASES:
        for kind in means:
            result = solved(name, kind, 64, max_iterations=60)
            assert result.converged.all(), (name, kind)
            means[kind] += float(result.iterations.double().mean()) / len(CASES)
    assert means["huber"] <= HUBER and means["cauchy"] <= CAUCHY


@pytest.mark.slow(but="lines*cauchy")
@pytest.mark.parametrize("kind", ["huber", "cauchy", "geman_mcclure"])
@pytest.mark.parametrize("name", ["rotations, a fifth wrong", "hand-eye, a fifth wrong", "lines, a fifth wrong"])
def test_the_minima_are_those_that_weights_alone_find(name: str, kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = solved(name, kind, 16, max_iterations=300)
    terms = dense_solve._terms
    monkeypatch.setattr(dense_solve, "_terms", lambda of: terms(of._replace(curved=False)))
    monkeypatch.setattr(remembered, "solved", lambda *_: None)
    slow = solved(name, kind, 16, max_iterations=300)
    assert slow.iterations.double().mean() > found.iterations.double().mean()
    torch.testing.assert_close(found.cost, slow.cost, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("kind", ["huber", "cauchy"])
def test_functions_and_several_operations_take_the_steps_of_one_op(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, (measured,), scale = CASES["rotations, a fifth wrong"](12)
    loss, held = pk.Loss(kind, scale), torch.tensor([False, True, False])
    near = pk.least_squares(turned, measured[:, 0], measured, loss=loss).value
    start = near.retract(torch.tensor([0.3, 0.0, -0.4], dtype=D))
    by_op = pk.least_squares(turned, start, measured, loss=loss, fixed=held)
    untraced = pk.least_squares(lambda R, m: _untraced((~m @ R[:, None]).log()), start, measured, loss=loss, fixed=held)
    assert untraced.route == "function"
    monkeypatch.setattr(dense_solve, "fits", lambda _: False)
    general = pk.least_squares(turned, start, measured, loss=loss, fixed=held)
    for other in (untraced, general):
        torch.testing.assert_close(other.value.matrix(), by_op.value.matrix(), rtol=0, atol=1e-9)
        assert (other.iterations - by_op.iterations).abs().max() <= 1
    assert by_op.iterations.double().mean() < 8


def _untraced(residual: torch.Tensor) -> torch.Tensor:
    """Numbers that a trace does not follow."""
    return residual + 0 * residual.detach().sort().values


def test_gradients_through_robust_solutions_are_those_of_the_minima() -> None:
    _, start, (beacons, distances), scale = CASES["beacons, a fifth wrong"](3)

    def solution(d: torch.Tensor) -> torch.Tensor:
        return pk.least_squares(to_beacon, start, beacons, d, loss=pk.Loss("cauchy", scale), batch_dims=1).value

    seen = distances.clone().requires_grad_()
    row = torch.tensor([0.7, -0.4], dtype=D)
    (found,) = torch.autograd.grad((solution(seen) * row).sum(), seen)
    step, numeric = 1e-5, torch.zeros_like(distances)
    for k in range(distances.shape[1]):
        change = torch.zeros_like(distances)
        change[:, k] = step
        numeric[:, k] = ((solution(distances + change) - solution(distances - change)) * row).sum(-1) / (2 * step)
    torch.testing.assert_close(found, numeric, rtol=1e-4, atol=1e-6)


@pytest.mark.slow(but="huber-9")
@pytest.mark.parametrize(("kind", "steps"), [("huber", 9), ("cauchy", 15)])  # 12 and 28 by weights and exact Hessians
def test_pose_graphs_take_steps_with_the_curvature_of_losses(kind: Any, steps: int) -> None:
    graph = graphs.grid(6, 6, 6)
    result = graph.optimize(initialise=None, loss=kind, tolerance=1e-7, progress=False)
    assert result.converged and result.iterations <= steps
    expected = {"huber": 1392.3284807706, "cauchy": 715.6600033326}[kind]
    assert result.cost == pytest.approx(expected, rel=1e-11)
    edges = result.graph.errors()
    square = torch.einsum("ni,nij,nj->n", edges, graph.information, edges)
    loss = torch.where(square > 1, 2 * square.sqrt() - 1, square) if kind == "huber" else (1 + square).log()
    assert float(loss.sum()) == pytest.approx(expected, rel=1e-11)


def test_steps_have_the_length_at_which_linearised_residuals_cost_least() -> None:
    result = graphs.building().optimize(loss="huber", progress=False)
    assert result.converged and result.iterations <= 13  # 19 without the search for a length
    assert (result.history.diff() <= 0).all()
    assert result.cost == pytest.approx(666.7171858, rel=1e-5)


def test_robust_steps_have_the_same_bits_in_python_and_without() -> None:
    def solved() -> Any:
        return graphs.grid(3, 4, 3, sigma=0.2).optimize(initialise=None, loss="huber", tolerance=1e-7, progress=False)

    first, recorded = solved(), solved()
    assert first.iterations == recorded.iterations > 4 and first.cost == recorded.cost
    assert torch.equal(first.graph.poses.quaternion, recorded.graph.poses.quaternion)
