"""Jacobians of functions of clouds are those of torch.func, with their derivatives."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import AVAILABLE, pytree
from posekit.geometry import traced_jacobians

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="symbolic tensors need private names of torch")

D = torch.float64
G = torch.Generator().manual_seed(0)
CLOUD = torch.randn(5, 3, dtype=D, generator=G) + torch.tensor([0, 0, 4.0], dtype=D)
T = pk.Pose.exp(torch.tensor([0.3, -0.2, 0.5, 0.1, 0.2, -0.3], dtype=D))
MANY = pk.Pose.exp(0.3 * torch.randn(2, 6, dtype=D, generator=G))
F = torch.tensor([1.5, 0.7], dtype=D)


def seen(points: Tensor) -> Tensor:
    return points[..., :2] / points[..., 2:]


CASES: dict[str, tuple[Any, ...]] = {
    "a pose and a cloud": (lambda T: T.apply(CLOUD), 0, T),
    "many poses and one cloud": (lambda T: T[:, None].apply(CLOUD), 0, MANY),
    "many clouds": (lambda T, p: seen(T.apply(p, clouds=True)), 0, MANY, CLOUD.repeat(2, 1, 1)),
    "the second argument": (lambda p, T: T.inverse_apply(p), 1, CLOUD, T),
    "several arguments": (lambda T, p, f: f * seen(T.apply(p)), (2, 0), T, CLOUD, F),
    "several results": (lambda T, p: {"seen": seen(T.apply(p)), "far": T.apply(p).norm(dim=-1)}, 0, T, CLOUD),
    "a flat result": (lambda T, p: seen(T.apply(p)).flatten(), 0, T, CLOUD),
    "a result whose rows come last": (lambda T, p: T.apply(p).mT, 0, T, CLOUD),
    "a rotation": (lambda R, p: torch.stack([R.apply(p), p * 2 * R.apply(p)], -2), 0, T.rotation, CLOUD),
    "a matrix": (lambda A, p: p @ A.mT, 0, torch.eye(3, dtype=D)),
}
CASES["a matrix"] = (*CASES["a matrix"], CLOUD)


@pytest.fixture
def at_any_size(monkeypatch: Any) -> Any:
    monkeypatch.setattr(traced_jacobians, "LEAST", 0)
    return monkeypatch


def flat(value: Any) -> list[Tensor]:
    return pytree.tree_leaves(value)


@pytest.mark.parametrize("name", CASES)
def test_jacobians_are_those_of_torch_func(at_any_size: Any, name: str) -> None:
    f, argnums, *args = CASES[name]
    options = {"batch_dims": 0} if name == "a matrix" else {}
    first = pk.jacobian(f, argnums, **options)(*args)
    traced = pk.jacobian(f, argnums, **options)(*args)
    code = f.__code__
    assert all(traced_jacobians._agreed[key] for key in traced_jacobians._programs[code])
    at_any_size.setattr(traced_jacobians, "LEAST", 2**60)
    expected = pk.jacobian(f, argnums, **options)(*args)
    assert pytree.tree_structure(traced) == pytree.tree_structure(expected)
    for x, y, z in zip(flat(traced), flat(expected), flat(first), strict=True):
        torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-13)
        torch.testing.assert_close(z, y, rtol=1e-12, atol=1e-13)


def test_they_are_differentiable_as_often_as_wanted(at_any_size: Any) -> None:
    scale = torch.tensor(1.3, dtype=D, requires_grad=True)

    def f(T: pk.Pose, p: Tensor) -> Tensor:
        return scale * seen(T.apply(p)) * 1.7

    def loss(tangent: Tensor, p: Tensor, s: Tensor) -> Tensor:
        nonlocal scale
        scale = s
        j = pk.jacobian(f)(T.retract(tangent), p)
        return (j * torch.linspace(-1, 2, j.numel(), dtype=D).reshape(j.shape)).sum()

    leaves = torch.zeros(6, dtype=D, requires_grad=True), CLOUD.clone().requires_grad_(), scale
    loss(*leaves)
    assert [traced_jacobians._agreed[key] for key in traced_jacobians._programs[f.__code__]] == [True]
    assert torch.autograd.gradcheck(loss, leaves) and torch.autograd.gradgradcheck(loss, leaves)


@pytest.mark.parametrize(
    "f",
    [
        lambda T: T.apply(CLOUD) * (2 if bool(T.position.sum() > 0) else 3),
        lambda T: T.apply(CLOUD) - T.apply(CLOUD).mean(0) + CLOUD.cumsum(0) * T.apply(CLOUD).sort(0).values,
        lambda T: T.scale_grad(position=0.5).apply(CLOUD),
    ],
    ids=["a branch", "a mean of the cloud", "scaled gradients"],
)
def test_other_functions_are_differentiated_by_torch_func(at_any_size: Any, f: Any) -> None:
    traced = pk.jacobian(f)(T), pk.jacobian(f)(T)
    at_any_size.setattr(traced_jacobians, "LEAST", 2**60)
    expected = pk.jacobian(f)(T)
    assert torch.equal(traced[0], expected) and torch.equal(traced[1], expected)


def test_small_jacobians_compile_nothing() -> None:
    def f(T: pk.Pose) -> Tensor:
        return T.apply(CLOUD)

    pk.jacobian(f)(T)
    assert f.__code__ not in traced_jacobians._programs


def test_world_frames_are_those_of_torch_func(at_any_size: Any) -> None:
    j = pk.jacobian(lambda T: T.apply(CLOUD), frame="world")(T)
    expected = torch.cat([torch.eye(3, dtype=D).expand(5, 3, 3), -pk.hat(T.apply(CLOUD))], -1)
    torch.testing.assert_close(j, expected, rtol=1e-12, atol=1e-13)
