"""Cumulative compositions along trees, against compositions level by level."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, UncertainPose
from tests.support import sampling
from tests.support.chains import poses
from tests.support.uncertainties import estimates

SHUFFLED = (4, 0, -1, 2, 2, 1, -1)  # two roots, a branch, and parents that come later


def composed(values: Any, dim: int, parents: Sequence[int]) -> Any:
    """Each element composed with its ancestors, one after the other."""
    parts, made = values.unbind(dim), {}

    def of(i: int) -> Any:
        if i not in made:
            made[i] = parts[i] if parents[i] < 0 else of(parents[i]) @ parts[i]
        return made[i]

    return pk.stack([of(i) for i in range(len(parts))], dim)


def random_parents(count: int, seed: int) -> list[int]:
    """A random tree in a random order."""
    draw = random.Random(seed)
    order = draw.sample(range(count), count)
    parents = [-1] * count
    for k in range(count):
        parents[order[k]] = order[draw.randrange(k)] if k and draw.random() < 0.8 else -1
    return parents


@given(st.integers(1, 20), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_random_trees_agree_with_compositions(count: int, seed: int) -> None:
    T, parents = poses(3, count, seed=seed), random_parents(count, seed)
    want = composed(T, 1, parents)
    made = pk.cumulative(T, 1, parents=parents)
    assert made.shape == T.shape
    torch.testing.assert_close(made.matrix(), want.matrix(), rtol=0, atol=1e-12)
    turned = pk.cumulative(T.rotation, 1, parents=parents)
    torch.testing.assert_close(turned.matrix(), want.rotation.matrix(), rtol=0, atol=1e-13)
    length = made.quaternion.norm(dim=-1)
    torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=1e-15)


@pytest.mark.parametrize("dim", (0, 1, -1))
@pytest.mark.parametrize("parents", (SHUFFLED, tuple(sorted(SHUFFLED))), ids=("shuffled", "sorted"))
def test_any_dimension_and_kind_of_value_can_be_composed(dim: int, parents: tuple[int, ...]) -> None:
    shape = {0: (7, 3, 2), 1: (3, 7, 2), -1: (3, 2, 7)}[dim]
    for values in (poses(*shape), estimates(*shape)):
        made, want = pk.cumulative(values, dim, parents=parents), composed(values, dim, parents)
        torch.testing.assert_close(
            made.matrix() if isinstance(made, Pose) else made.pose.matrix(),
            want.matrix() if isinstance(want, Pose) else want.pose.matrix(),
            rtol=0,
            atol=1e-12,
        )
        if isinstance(made, UncertainPose):
            assert made.frame == want.frame
            atol = 1e-12 * want.covariance.abs().max().item()
            torch.testing.assert_close(made.covariance, want.covariance, rtol=0, atol=atol)


def test_a_chain_is_a_tree_and_any_integers_name_parents() -> None:
    T = poses(4, 6)
    line = [-1, 0, 1, 2, 3, 4]
    want = pk.cumulative(T, 1)
    for parents in (line, tuple(line), torch.tensor(line), torch.tensor(line, dtype=torch.int32), range(-1, 5)):
        torch.testing.assert_close(pk.cumulative(T, 1, parents=parents).matrix(), want.matrix(), rtol=0, atol=1e-14)
    reverse = pk.cumulative(T[:, list(range(5, -1, -1))], 1, parents=[1, 2, 3, 4, 5, -1])
    torch.testing.assert_close(reverse[:, list(range(5, -1, -1))].matrix(), want.matrix(), rtol=0, atol=1e-14)
    assert pk.cumulative(T[:, :0], 1, parents=[]).shape == (4, 0)


@pytest.mark.parametrize("dtype", (torch.float32, torch.float16, torch.bfloat16))
def test_narrower_dtypes_round_once(dtype: torch.dtype) -> None:
    T = poses(40, 7).to(dtype)
    made = pk.cumulative(T, 1, parents=SHUFFLED)
    assert made.dtype is dtype
    want = composed(T.double(), 1, SHUFFLED).matrix()
    near = {torch.float32: 4e-6, torch.float16: 1e-2, torch.bfloat16: 8e-2}[dtype]
    torch.testing.assert_close(made.double().matrix(), want, rtol=0, atol=near * want.abs().max().item())


def test_first_and_second_derivatives_are_right() -> None:
    leaves = [x.requires_grad_() for x in sampling.poses(2, 5, seed=3)]
    parents = [1, -1, 1, 0, 3]

    def f(*leaves: Tensor) -> tuple[Tensor, ...]:
        return pk.cumulative(Pose(*leaves), 1, parents=parents)._tensors()

    assert gradcheck(f, leaves, check_forward_ad=True, check_batched_grad=True, check_undefined_grad=False)
    assert gradgradcheck(f, leaves, check_undefined_grad=False)


def test_inference_mode_does_not_spoil_later_gradients() -> None:
    parents = [2, 0, -1, 1, 1]
    with torch.inference_mode():
        pk.cumulative(poses(2, 5), 1, parents=parents)
    x = poses(2, 5).position.requires_grad_()
    pk.cumulative(Pose(x, poses(2, 5).quaternion), 1, parents=parents).position.sum().backward()
    assert x.grad.shape == x.shape and x.grad.abs().min() > 0


def test_a_tree_compiles_and_maps() -> None:
    T = poses(3, 7)
    f = lambda p, q: pk.cumulative(Pose(p, q), -1, parents=SHUFFLED).position  # noqa: E731
    want = f(T.position, T.quaternion)
    compiled = torch.compile(f, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(T.position, T.quaternion), want)
    torch.testing.assert_close(torch.func.vmap(f)(T.position, T.quaternion), want)


@pytest.mark.parametrize(
    ("parents", "error", "message"),
    [
        ([0, 0, 1], pk.ValidationError, r"cumulative: parents have a cycle: 0 -> 0"),
        ([-1, 2, 1], pk.ValidationError, r"cumulative: parents have a cycle: 1 -> 2 -> 1"),
        ([1, 2, 0], pk.ValidationError, r"cumulative: parents have a cycle: 0 -> 1 -> 2 -> 0"),
        ([-1, 0], pk.ShapeError, r"cumulative: parents must name a parent for each of 3 elements, got 2"),
        (
            [-1, 0, 3],
            pk.IndexingError,
            r"cumulative: parents\[2\] is 3, but there are 3 elements; a root has parent -1",
        ),
        ([-2, 0, 1], pk.IndexingError, r"cumulative: parents\[0\] is -2, but there are 3 elements"),
        ([-1, 0.0, 1], pk.ArgumentError, r"cumulative: parents must be a list of integers .* got \[-1, 0.0, 1\]"),
        ([-1, None, 1], pk.ArgumentError, r"cumulative: parents must be a list of integers"),
        ("abc", pk.ArgumentError, r"cumulative: parents must be a list of integers .* got 'abc'"),
        (torch.zeros(3), pk.ArgumentError, r"got a tensor of torch.float32 and shape \(3,\)"),
        (torch.zeros(3, 1, dtype=torch.int64), pk.ArgumentError, r"got a tensor of torch.int64 and shape \(3, 1\)"),
    ],
    ids=str,
)
def test_parents_that_describe_no_tree_raise(parents: Any, error: type, message: str) -> None:
    for values in (poses(3), poses(3).rotation, estimates(3)):
        with pytest.raises(error, match=message):
            pk.cumulative(values, 0, parents=parents)
