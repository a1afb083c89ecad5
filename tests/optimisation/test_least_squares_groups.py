"""`least_squares` with unknowns of every group: values, covariances and derivatives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.optimize
import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose, Pose2, Rotation, Rotation2, Similarity, Vec2, Vec3
from tests.support.lie_groups import GROUPS, Row

every_group = pytest.mark.parametrize("group", GROUPS.values(), ids=list(GROUPS))
PORTS = {"Rotation": Rotation, "Pose": Pose, "Rotation2": Rotation2, "Pose2": Pose2, "Similarity": Similarity}


def offset(value: Any, point: Any, seen: Any) -> Any:
    return value @ point - seen


def declared(group: Row) -> Any:
    def residual(value: Any, point: Any, seen: Any) -> Any:
        return offset(value, point, seen)

    vector = Vec2 if group.space == 2 else Vec3
    hints = {"value": PORTS[group.kind.__name__], "point": vector, "seen": vector, "return": vector}
    residual.__annotations__ = hints
    return pk.op(residual)


def traced(value: Any, point: Tensor, seen: Tensor) -> Tensor:
    return value[..., None] @ point - seen


def untraceable(value: Any, point: Tensor, seen: Tensor) -> Tensor:
    moved = value[..., None] @ point - seen
    return moved * torch.special.i0(0 * moved)  # of 1, and unknown to traces


def residual_of(group: Row, route: str) -> Any:
    return {"op": declared(group), "traced": traced, "function": untraceable}[route]


def sightings(group: Row, count: int = 3) -> tuple[Any, Tensor, Tensor]:
    """Elements, points and where they are seen from there, with errors."""
    g = torch.Generator().manual_seed(1)
    truth = group.members(count, seed=5)
    points = torch.randn(count, 7, group.space, generator=g, dtype=torch.float64)
    noise = 0.05 * torch.randn(count, 7, group.space, generator=g, dtype=torch.float64)
    return truth, points, truth[:, None] @ points + noise


def by_scipy(group: Row, start: Any, points: Tensor, seen: Tensor, weight: Tensor) -> tuple[Any, float]:
    def residuals(x: np.ndarray) -> np.ndarray:
        moved = start.retract(torch.from_numpy(x)) @ points - seen
        return (weight.sqrt()[:, None] * moved).flatten().numpy()

    found = scipy.optimize.least_squares(residuals, np.zeros(group.size), xtol=1e-15, ftol=1e-15, gtol=1e-15)
    return start.retract(torch.from_numpy(found.x)), 2 * found.cost


@pytest.mark.slow(but=("op-Rotation2", "*-Pose"))
@every_group
@pytest.mark.parametrize("route", ["op", "traced", "function"])
def test_solutions_and_covariances_are_those_of_scipy_and_of_the_jacobian(group: Row, route: str) -> None:
    truth, points, seen = sightings(group)
    start = truth.retract(0.3 * group.tangents(3, seed=6))
    weight = torch.linspace(1, 3, 7, dtype=torch.float64)
    found = pk.least_squares(
        residual_of(group, route), start, points, seen, weight=weight.expand(3, 7), tolerance=1e-12
    )
    assert found.route == route
    assert found.converged.all()
    assert type(found.value) is group.kind
    for i in range(3):
        best, cost = by_scipy(group, start[i], points[i], seen[i], weight)
        assert float(found.cost[i]) == pytest.approx(cost, rel=1e-10)
        torch.testing.assert_close(found.value[i].matrix(), best.matrix(), rtol=1e-6, atol=1e-6)
    zero = torch.zeros(3, group.size, dtype=torch.float64)
    slopes = torch.func.vmap(torch.func.jacrev(lambda x, value, p: value.retract(x) @ p))(zero, found.value, points)
    information = torch.einsum("bnki,n,bnkj->bij", slopes, weight, slopes)
    covariance = found.covariance()
    matrices = covariance.covariance if isinstance(covariance, pk.UncertainPose) else covariance
    torch.testing.assert_close(matrices, torch.linalg.inv(information), rtol=1e-8, atol=1e-12)


@pytest.mark.slow(but=("op-Rotation2", "function-Pose"))
@every_group
@pytest.mark.parametrize("route", ["op", "function"])
def test_derivatives_of_solutions_are_those_of_differences(group: Row, route: str) -> None:
    truth, points, seen = sightings(group, 1)
    residual = residual_of(group, route)

    def solved(seen: Tensor, weight: Tensor) -> Tensor:
        found = pk.least_squares(residual, truth, points, seen, weight=weight, tolerance=1e-14)
        return truth.local(found.value)

    weight = torch.linspace(1, 3, 7, dtype=torch.float64)[None].requires_grad_()
    given = seen.clone().requires_grad_(), weight
    assert torch.autograd.gradcheck(solved, given, atol=1e-6, fast_mode=route == "function")
    if route == "op":
        assert torch.autograd.gradgradcheck(solved, given, atol=1e-5, fast_mode=True)


@pytest.mark.slow(but="Rotation")
@every_group
def test_forward_derivatives_of_solutions_are_those_of_reverse_mode(group: Row) -> None:
    truth, points, seen = sightings(group, 1)

    def solved(seen: Tensor) -> Tensor:
        return pk.least_squares(traced, truth, points, seen, tolerance=1e-14).value.matrix()

    torch.testing.assert_close(torch.func.jacfwd(solved)(seen), torch.func.jacrev(solved)(seen), rtol=1e-9, atol=1e-11)


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_elements_beside_numbers_and_elements_of_each_row(group: Row) -> None:
    """A graph of four elements and a shift of all measured points, whose step is made of several operations."""
    truth = group.members(2, 4, seed=5)
    points = torch.randn(2, 4, 6, group.space, generator=torch.Generator().manual_seed(2), dtype=torch.float64)
    shift = torch.tensor([0.1, -0.2, 0.3], dtype=torch.float64)[: group.space]
    seen = truth[..., None] @ points + shift

    def residual(unknown: Any, points: Tensor, seen: Tensor) -> tuple[Tensor, Tensor]:
        elements, shift = unknown
        moved = elements[..., None] @ points + shift[:, None, None] - seen
        return moved.flatten(1, 2), 0.1 * truth.local(elements)

    start = truth.retract(0.2 * group.tangents(2, 4, seed=6)), torch.zeros(2, group.space, dtype=torch.float64)
    found = pk.least_squares(residual, start, points, seen, batch_dims=1, tolerance=1e-12, max_iterations=100)
    elements, offset = found.value
    torch.testing.assert_close(elements.matrix(), truth.matrix(), rtol=1e-6, atol=1e-6)
    torch.testing.assert_close(offset, shift.expand(2, -1), rtol=1e-6, atol=1e-6)


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_components_of_tangents_are_held(group: Row) -> None:
    truth, points, seen = sightings(group)
    start = truth.retract(0.2 * group.tangents(3, seed=6))
    held = torch.arange(group.size) == 0
    found = pk.least_squares(declared(group), start, points, seen, fixed=held, max_iterations=1)
    if group.size > 1:
        moved = start.local(found.value)
        assert (moved[:, 1:].norm(dim=-1) > 1e-3).all()
        torch.testing.assert_close(moved[:, 0], torch.zeros(3, dtype=torch.float64), rtol=0, atol=1e-12)
    whole = pk.least_squares(declared(group), start, points, seen, fixed=True)
    torch.testing.assert_close(whole.value.matrix(), start.matrix(), rtol=0, atol=1e-15)


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_single_precision_and_numbers_of_any_length(group: Row) -> None:
    truth, points, seen = sightings(group)
    exact = pk.least_squares(declared(group), truth, points, seen).value
    stretched = group.stretched(truth.retract(0.2 * group.tangents(3, seed=6)), 1e3).float()
    found = pk.least_squares(declared(group), stretched, points.float(), seen.float())
    assert found.converged.all()
    assert found.value.dtype is torch.float32
    torch.testing.assert_close(found.value.matrix().double(), exact.matrix(), rtol=1e-4, atol=1e-4)
