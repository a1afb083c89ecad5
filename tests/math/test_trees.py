"""The forward kinematics of trees of joints, against products of matrices."""

from __future__ import annotations

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit.math import trees
from tests.reference import trees as reference
from tests.support import sampling
from tests.support.trees import EVERY_KIND, D, Row, as_matrices, forward, inputs_of, random_rows, size, table

KINDS = tuple(trees.MOTIONS)


@pytest.mark.parametrize("batch", ((), (1,), (3,), (2, 3), (70,), (0,), (3, 0)), ids=str)
def test_frames_agree_with_products_of_matrices(batch: tuple[int, ...]) -> None:
    inputs = inputs_of(EVERY_KIND, *batch)
    position, quaternion = forward(EVERY_KIND)(*inputs)
    assert position.shape == (*batch, len(EVERY_KIND), 3) and quaternion.shape == (*batch, len(EVERY_KIND), 4)
    want = reference.forward(*inputs, EVERY_KIND)
    torch.testing.assert_close(as_matrices(position, quaternion), want, rtol=0, atol=1e-13)
    length = quaternion.norm(dim=-1)
    torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=1e-15)


def test_one_joint_of_each_kind_moves_as_its_documentation_says() -> None:
    quarter, third = math.pi / 2, 2.0 / 3.0
    origin = torch.tensor([[1.0, 2.0, 3.0]], dtype=D), torch.tensor([[0.5, 0.5, 0.5, 0.5]], dtype=D)  # x to y to z to x
    half = math.sqrt(0.5)
    cases: dict[str, tuple[list[float], list[float], list[float]]] = {
        "fixed": ([], [1, 2, 3], [0.5, 0.5, 0.5, 0.5]),
        "revolute": ([quarter], [1, 2, 3], [0, half, 0, half]),
        "prismatic": ([0.25], [1.25, 2, 3], [0.5, 0.5, 0.5, 0.5]),
        "screw": ([quarter], [1 + third * quarter, 2, 3], [0, half, 0, half]),
        "planar": ([0.25, -2.0, quarter], [1, 2.25, 1], [0, half, 0, half]),
        "spherical": ([0, 0, 0, 3.0], [1, 2, 3], [-0.5, 0.5, -0.5, 0.5]),
        "free": ([0.25, -2.0, 4.0, 0, 0, 0, 3.0], [5, 2.25, 1], [-0.5, 0.5, -0.5, 0.5]),
    }
    for kind, (q, position, quaternion) in cases.items():
        got = forward([(-1, kind, 0, 1.0, 0.0, third)])(
            torch.tensor(q, dtype=D), *origin, torch.tensor([[0.0, 0.0, 2.0]], dtype=D)
        )
        torch.testing.assert_close(got[0], torch.tensor([position], dtype=D), rtol=0, atol=1e-15)
        torch.testing.assert_close(got[1], torch.tensor([quaternion], dtype=D), rtol=0, atol=1e-15)


@pytest.mark.parametrize("tilt", (0.0, 1e-9, 1e-4, 0.3, math.pi / 2, 3.0, math.pi - 1e-4, math.pi - 1e-9, math.pi))
def test_the_plane_of_a_planar_joint_is_turned_by_the_smallest_rotation(tilt: float) -> None:
    axis = torch.tensor([[math.sin(tilt) * 0.6, math.sin(tilt) * 0.8, math.cos(tilt)]], dtype=D)
    rows: list[Row] = [(-1, "planar", 0, 1.0, 0.0, 0.0)]
    origin = torch.zeros(1, 3, dtype=D), torch.tensor([[1.0, 0.0, 0.0, 0.0]], dtype=D)
    moves = torch.eye(3, dtype=D)[:2]
    made = forward(rows)(moves, *origin, axis)[0][:, 0]
    if tilt == math.pi:  # sin(pi) is not exactly 0; opposite vectors have no smallest rotation
        made = forward(rows)(moves, *origin, torch.tensor([[0.0, 0.0, -1.0]], dtype=D))[0][:, 0]
        want = torch.tensor([[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]], dtype=D)
    else:
        turn = torch.tensor([-0.8, 0.6, 0.0], dtype=D) * tilt
        want = torch.linalg.matrix_exp(reference.skew(turn))[:, :2].mT
    torch.testing.assert_close(made, want, rtol=0, atol=1e-15 if tilt < 3.1 else 1e-7)
    torch.testing.assert_close(made @ made.mT, torch.eye(2, dtype=D), rtol=0, atol=1e-14)


def test_planar_joints_whose_axes_are_almost_opposite_to_z_are_finite() -> None:
    for tiny in (1e-8, 1e-15, 1e-20, 1e-30, 1e-40):
        rows: list[Row] = [(-1, "planar", 0, 1.0, 0.0, 0.0)]
        leaves = [x.float() for x in inputs_of(rows, 2)]
        leaves[3] = torch.tensor([[tiny, 0.0, -1.0]])
        leaves = [x.requires_grad_() for x in leaves]
        position, quaternion = forward(rows)(*leaves)
        gradients = torch.autograd.grad(position.sum() + quaternion.sum(), leaves[:3])
        assert all(x.isfinite().all() for x in (position, quaternion, *gradients))


def test_a_tree_without_frames_has_no_poses() -> None:
    inputs = [torch.zeros(3, 2), torch.zeros(0, 3), torch.zeros(0, 4), torch.zeros(0, 3)]
    position, quaternion = trees.tree_forward(*inputs, trees.tree_table([], [], []))
    assert position.shape == (3, 0, 3) and quaternion.shape == (3, 0, 4)


@given(st.integers(1, 14), st.integers(0, 10**6), st.sampled_from(((), (5,))))
@settings(max_examples=40, deadline=None)
def test_random_trees_agree_with_products_of_matrices(count: int, seed: int, batch: tuple[int, ...]) -> None:
    rows = random_rows(count, seed)
    inputs = inputs_of(rows, *batch, seed=seed)
    if any(kind == "planar" and inputs[3][i, 2] < -0.99 * inputs[3][i].norm() for i, (_, kind, *_) in enumerate(rows)):
        return  # the reference's formula divides by zero there
    want = reference.forward(*inputs, rows)
    got = as_matrices(*forward(rows)(*inputs))
    torch.testing.assert_close(got, want, rtol=0, atol=1e-12 * max(want.abs().max().item(), 1))


@pytest.mark.parametrize("dtype", (torch.float32, torch.float16, torch.bfloat16))
@pytest.mark.parametrize("lanes", (3, 100))
def test_narrower_dtypes_round_once(dtype: torch.dtype, lanes: int) -> None:
    inputs = [x.to(dtype) for x in inputs_of(EVERY_KIND, lanes)]
    position, quaternion = forward(EVERY_KIND)(*inputs)
    assert position.dtype is quaternion.dtype is dtype
    want = reference.forward(*[x.double() for x in inputs], EVERY_KIND)
    near = {torch.float32: 4e-6, torch.float16: 2e-3, torch.bfloat16: 1.6e-2}[dtype]
    atol = near * want.abs().max().item()
    torch.testing.assert_close(as_matrices(position.double(), quaternion.double()), want, rtol=0, atol=atol)


def test_origins_and_axes_broadcast_with_configurations() -> None:
    q, position, quaternion, axis = inputs_of(EVERY_KIND, 4, 1)
    shift, other = sampling.normal(5, 1, 3, seed=7), sampling.normal(4, 1, *axis.shape, seed=8)
    inputs = [q, position + shift, quaternion, axis + 0.1 * other]
    want = reference.forward(*inputs, EVERY_KIND)
    assert want.shape == (4, 5, len(EVERY_KIND), 4, 4)
    torch.testing.assert_close(as_matrices(*forward(EVERY_KIND)(*inputs)), want, rtol=0, atol=1e-13)
    strided = [torch.stack((x, x), -1)[..., 0] for x in inputs]
    torch.testing.assert_close(as_matrices(*forward(EVERY_KIND)(*strided)), want, rtol=0, atol=1e-13)
    turned = [inputs[0].transpose(0, 1).contiguous().transpose(0, 1), *inputs[1:]]
    torch.testing.assert_close(as_matrices(*forward(EVERY_KIND)(*turned)), want, rtol=0, atol=1e-13)


def test_a_base_is_composed_with_every_root() -> None:
    inputs = inputs_of(EVERY_KIND, 3)
    base = sampling.poses(3, seed=5)
    made = trees.tree_forward(*inputs, table(EVERY_KIND), base)
    want = as_matrices(*base)[:, None] @ reference.forward(*inputs, EVERY_KIND)
    torch.testing.assert_close(as_matrices(*made), want, rtol=0, atol=1e-13)
    leaves = [x.requires_grad_() for x in (inputs[0], *base)]

    def f(q: Tensor, *base: Tensor) -> Tensor:
        return torch.cat(trees.tree_forward(q, *inputs[1:], table(EVERY_KIND), base), -1)

    assert gradcheck(f, leaves, check_undefined_grad=False)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_derivatives_of_each_kind_are_right_to_second_order(kind: str) -> None:
    rows: list[Row] = [(-1, kind, 0, 1.5, 0.2, 0.7), (0, kind, 0, -0.5, 0.1, -0.3)]
    inputs = inputs_of(rows, 2, seed=3)
    # One tensor, and one result, so that few combinations of derivatives are built.
    flat = torch.cat([x.flatten() for x in inputs]).requires_grad_()

    def f(flat: Tensor) -> Tensor:
        parts = flat.split([x.numel() for x in inputs])
        return torch.cat(forward(rows)(*[part.view(x.shape) for part, x in zip(parts, inputs, strict=True)]), -1)

    assert gradcheck(f, flat, check_forward_ad=True, check_batched_grad=True, check_undefined_grad=False)
    assert gradgradcheck(f, flat, check_fwd_over_rev=True, check_undefined_grad=False)


@pytest.mark.parametrize("wanted", ((0,), (1, 3), (0, 1, 2, 3)), ids=str)
@pytest.mark.parametrize("lanes", (1, 5, 130))
def test_gradients_agree_with_those_of_products_of_matrices(wanted: tuple[int, ...], lanes: int) -> None:
    inputs = inputs_of(EVERY_KIND, lanes)
    cotangent = sampling.normal(lanes, len(EVERY_KIND), 4, 4, seed=9)

    def gradients(f: object) -> tuple[Tensor, ...]:
        leaves = [x.detach().clone().requires_grad_(i in wanted) for i, x in enumerate(inputs)]
        return torch.autograd.grad(f(*leaves), [leaves[i] for i in wanted], cotangent)

    got = gradients(lambda *x: as_matrices(*forward(EVERY_KIND)(*x)))
    for g, w in zip(got, gradients(lambda *x: reference.forward(*x, EVERY_KIND)), strict=True):
        torch.testing.assert_close(g, w, rtol=0, atol=1e-12 * w.abs().max().item())


@pytest.mark.parametrize("batched", (1, 2, 3))
def test_gradients_of_batched_origins_and_axes_are_those_of_each_robot(batched: int) -> None:
    inputs = inputs_of(EVERY_KIND, 4)
    inputs[batched] = inputs[batched] + 0.1 * sampling.normal(4, *inputs[batched].shape, seed=6)
    cotangent = sampling.normal(4, len(EVERY_KIND), 4, 4, seed=9)
    leaves, others = ([x.detach().clone().requires_grad_() for x in inputs] for _ in "12")
    got = torch.autograd.grad(as_matrices(*forward(EVERY_KIND)(*leaves)), leaves, cotangent)
    want = torch.autograd.grad(reference.forward(*others, EVERY_KIND), others, cotangent)
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=0, atol=1e-12 * w.abs().max().item())


def test_a_robot_without_moving_joints_has_an_empty_configuration() -> None:
    rows: list[Row] = [(-1, "fixed", 0, 1.0, 0.0, 0.0), (0, "fixed", 0, 1.0, 0.0, 0.0)]
    inputs = inputs_of(rows, 3)
    assert inputs[0].shape == (3, 0)
    want = reference.forward(*inputs, rows)
    torch.testing.assert_close(as_matrices(*forward(rows)(*inputs)), want, rtol=0, atol=1e-14)
    leaf = inputs[0].requires_grad_()
    forward(rows)(*inputs)[0].sum().backward()
    assert leaf.grad is None or leaf.grad.shape == (3, 0)


def test_many_frames_need_no_build_and_lose_no_precision() -> None:
    rows: list[Row] = [(i - 1, "revolute", i, 1.0, 0.0, 0.0) for i in range(300)]
    inputs = inputs_of(rows, 40)
    want = reference.forward(*inputs, rows)
    torch.testing.assert_close(as_matrices(*forward(rows)(*inputs)), want, rtol=0, atol=1e-11)
    length = forward(rows)(*[x.float() for x in inputs])[1].norm(dim=-1)
    torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=4e-7)
    assert size(rows) == 300
