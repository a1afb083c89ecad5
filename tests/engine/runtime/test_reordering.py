"""Batches of many dimensions that cannot be merged run on copies whose dimensions are in another order."""

from __future__ import annotations

import math
import random

import pytest
import torch

from posekit import Pose, Rotation
from posekit.engine.ops import registry
from posekit.engine.runtime import plan
from posekit.math import pose
from tests.support import contract, sampling

D = torch.float64
MANY = 12


def plans(op: str) -> list[plan.Plan]:
    found = [declared for key, declared in registry._ops.items() if key.startswith(op)]
    return [prepared.plan for declared in found for prepared in declared.executable._prepared.values()]


def shuffled(seed: int, *, element: int) -> list[int]:
    order = list(range(MANY))
    random.Random(seed).shuffle(order)
    return [*order, *range(MANY, MANY + element)]


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, D], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_permuted_batches_of_many_dimensions_give_the_results_of_contiguous_ones(seed: int, dtype: torch.dtype) -> None:
    position = sampling.normal(*[2] * MANY, 3, dtype=dtype).permute(shuffled(seed, element=1))
    quaternion = sampling.quaternions(*[2] * MANY, dtype=dtype).permute(shuffled(seed + 1, element=1))
    points = sampling.normal(*[2] * MANY, 3, dtype=dtype, seed=2)
    T, dense = Pose(position, quaternion), Pose(position.contiguous(), quaternion.contiguous())
    assert torch.equal(T @ points, dense @ points)
    product, expected = T @ T, dense @ dense
    assert torch.equal(product.quaternion, expected.quaternion)
    assert product.position.is_contiguous()
    assert torch.equal(product.position, expected.position)
    assert any(p.order is not None for p in plans("Pose.compose"))


@pytest.mark.parametrize("seed", range(4))
def test_broadcast_batches_of_many_dimensions_have_the_right_derivatives(seed: int) -> None:
    generator = random.Random(seed)
    sizes = [2] * MANY
    a, b = ([generator.choice((1, n)) for n in sizes[k:]] for k in (0, 3))
    position, quaternion = sampling.normal(*a, 3), sampling.quaternions(*b)
    points = sampling.normal(*sizes, 3, seed=1).permute(shuffled(seed, element=1))
    inputs = contract.leaves([position, quaternion, points])
    out = pose.apply(*inputs)
    weights = torch.linspace(-1, 1, out.numel(), dtype=D).view(out.shape)
    found = torch.autograd.grad((out * weights).sum(), inputs, create_graph=True)
    whole = contract.leaves([position.expand(*sizes, 3), quaternion.expand(*sizes, 4), points])
    flat = [x.contiguous().reshape(-1, x.shape[-1]) for x in whole]
    expected = torch.autograd.grad((pose.apply(*flat) * weights.view(-1, 3)).sum(), whole)
    for got, want, given in zip(found, expected, inputs, strict=True):
        torch.testing.assert_close(got, want.sum_to_size(given.shape), rtol=1e-12, atol=1e-12)
    (second,) = torch.autograd.grad(found[1].square().sum(), inputs[1])
    assert second.shape == quaternion.shape
    assert second.abs().max() > 0


def test_dimensions_expanded_by_the_user_are_not_copied_out() -> None:
    x = sampling.normal(*[2 if d % 2 else 1 for d in range(2 * MANY)], 3)
    wide = x.expand(*[2] * (2 * MANY), 3)  # 2^24 rows in the memory of 2^12
    few = wide[(0,) * (MANY // 2)].transpose(1, 4).transpose(3, 8)
    R = Rotation(sampling.quaternions(*few.shape[:-1]))
    assert torch.equal(R @ few, R @ few.contiguous())


def test_launch_offsets_are_generated_lazily_and_launches_are_few() -> None:
    program = pose.apply.op.program
    shape = (2,) * 24
    strides = tuple(1 << d for d in range(24))  # from the left
    shapes = [(*shape, 3), (*shape, 4), (*shape, 3)]
    walked = [(*[s * n for s in strides], 1) for n in (3, 4, 3)]
    made = plan.make(program, shapes, walked, None)
    assert made.order is not None
    assert not made.outer
    long = plan.make(program, [(9, 3, 9, 8, 8, 800, s[-1]) for s in shapes], _scattered(shapes), None)
    assert long.order is None
    assert long.launches == math.prod(n for n, _ in long.outer) > 1
    assert len(list(long.starts())) == long.launches


def _scattered(shapes: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [tuple(x.permute(3, 1, 5, 0, 4, 2, 6).stride()) for x in map(_tensor, shapes)]


def _tensor(shape: tuple[int, ...]) -> torch.Tensor:
    return torch.empty(8, 3, 800, 9, 8, 9, shape[-1], device="meta")


def test_few_or_long_launches_are_not_reordered() -> None:
    x = torch.randn(3, 5, 4, 6, 3, 3).transpose(0, 2).transpose(1, 3)
    R = Rotation.random(1)
    before = len(plans("Rotation.apply"))
    assert torch.equal(R @ x, R @ x.contiguous())
    assert all(p.order is None for p in plans("Rotation.apply")[before:])
