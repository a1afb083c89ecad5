from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from posekit import Pose, Rotation
from tests.support import sampling

H = math.sqrt(0.5)
# By hand: 90 degrees about z takes x to y; 90 degrees about x takes y to z. a_R_b @ b_R_c has the quaternion
# (1 + k)(1 + i) / 2 = (1 + i + j + k) / 2.
a_R_b = Rotation(torch.tensor([H, 0, 0, H], dtype=torch.float64))
b_R_c = Rotation(torch.tensor([H, H, 0, 0], dtype=torch.float64))
POINT = torch.tensor([1.0, 2.0, 3.0], dtype=torch.float64)


def near(got: torch.Tensor, want: object) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=1e-12, atol=1e-12)


def test_tensors_are_stored_without_a_copy() -> None:
    q = torch.tensor([2.0, 0.0, 0.0, 5.0])
    assert Rotation(q).quaternion is q


def test_the_product_is_the_hamilton_product() -> None:
    near((a_R_b @ b_R_c).quaternion, [0.5, 0.5, 0.5, 0.5])
    near(a_R_b.compose(b_R_c).quaternion, [0.5, 0.5, 0.5, 0.5])


def test_inverse_of_a_product_reverses_the_order() -> None:
    assert (~(a_R_b @ b_R_c)).allclose(b_R_c.inverse() @ a_R_b.inverse())
    assert not (~(a_R_b @ b_R_c)).allclose(a_R_b.inverse() @ b_R_c.inverse())


def test_between_is_the_second_seen_from_the_first() -> None:
    assert a_R_b.between(a_R_b @ b_R_c).allclose(b_R_c)


def test_apply_turns_and_inverse_apply_turns_back() -> None:
    near(a_R_b @ POINT, [-2.0, 1.0, 3.0])
    near(a_R_b.apply(POINT), [-2.0, 1.0, 3.0])
    near(a_R_b.inverse_apply(POINT), [2.0, -1.0, 3.0])


def test_points_may_be_lists_and_arrays() -> None:
    near(a_R_b @ [1, 2, 3], [-2.0, 1.0, 3.0])
    near(a_R_b.inverse_apply((1, 2, 3)), [2.0, -1.0, 3.0])
    near(a_R_b @ np.array([[1.0, 2.0, 3.0]]), [[-2.0, 1.0, 3.0]])


def test_the_matrix_has_the_childs_axes_as_columns() -> None:
    want = torch.tensor([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]], dtype=torch.float64)
    near(a_R_b.matrix(), want)
    near(Rotation.from_matrix(want).quaternion, [H, 0, 0, H])
    near(Rotation.from_matrix(want.tolist()).quaternion.double().round(decimals=6), [round(H, 6), 0, 0, round(H, 6)])


def test_rotvec_and_log_are_the_same_and_undo_exp() -> None:
    rotvec = torch.tensor([[0.3, -0.2, 0.7], [0.0, 0.0, 0.0], [-1.0, 2.0, 0.5]], dtype=torch.float64)
    R = Rotation.from_rotvec(rotvec)
    assert torch.equal(R.quaternion, Rotation.exp(rotvec).quaternion)
    near(R.rotvec(), rotvec)
    assert torch.equal(R.log(), R.rotvec())
    near(R.matrix(), ScipyRotation.from_rotvec(rotvec.numpy()).as_matrix())


def test_xyzw_puts_the_real_part_last() -> None:
    R = Rotation([0.1, 0.2, 0.3, 0.4])
    assert R.xyzw().tolist() == pytest.approx([0.2, 0.3, 0.4, 0.1])
    assert torch.equal(Rotation.from_xyzw(R.xyzw()).quaternion, R.quaternion)
    scipy = ScipyRotation.from_rotvec([0.3, -0.2, 0.7])
    near(Rotation.from_xyzw(scipy.as_quat()).matrix(), scipy.as_matrix())


def test_normalized_keeps_the_sign_and_canonical_chooses_it() -> None:
    R = Rotation(torch.tensor([-3.0, 0.0, 4.0, 0.0], dtype=torch.float64))
    near(R.normalized().quaternion, [-0.6, 0.0, 0.8, 0.0])
    near(R.canonical().quaternion, [0.6, 0.0, -0.8, 0.0])
    near(R.angle(), 2 * math.acos(0.6))


def test_identity_leaves_points_where_they_are() -> None:
    R = Rotation.identity(2, dtype=torch.float64)
    assert R.shape == (2,)
    near(R @ POINT, [[1.0, 2.0, 3.0]] * 2)
    assert Rotation.identity((3, 1)).quaternion.tolist() == [[[1.0, 0.0, 0.0, 0.0]]] * 3


def test_random_rotations_are_unit_and_uniform() -> None:
    generator = torch.Generator().manual_seed(3)
    R = Rotation.random(4000, dtype=torch.float64, generator=generator)
    torch.testing.assert_close(R.quaternion.norm(dim=-1), torch.ones(4000, dtype=torch.float64))
    # Uniform rotations take a point anywhere on its sphere, so that the mean vanishes and no axis stands out; and the
    # angle has the density (1 - cos a) / pi, whose mean is pi / 2 + 2 / pi. Bounds are 5 standard errors.
    turned = R @ torch.tensor([1.0, 0.0, 0.0], dtype=torch.float64)
    assert turned.mean(0).abs().max() < 5 / math.sqrt(3 * 4000)
    assert (turned.square().mean(0) - 1 / 3).abs().max() < 5 * 0.3 / math.sqrt(4000)
    assert abs(R.angle().mean() - (math.pi / 2 + 2 / math.pi)) < 5 * 0.65 / math.sqrt(4000)


def test_random_repeats_with_its_generator() -> None:
    first, second, third = (Rotation.random(2, generator=torch.Generator().manual_seed(s)) for s in (5, 5, 6))
    assert torch.equal(first.quaternion, second.quaternion)
    assert not torch.equal(first.quaternion, third.quaternion)


@pytest.mark.guarantee("Conventions", "equality")
@pytest.mark.parametrize("scale", [1.0, -1.0, 3.0, -1e-3])
def test_isclose_ignores_the_sign_and_length_of_a_quaternion(scale: float) -> None:
    assert Rotation(a_R_b.quaternion * scale).isclose(a_R_b, rtol=0, atol=1e-12)


def test_isclose_measures_the_angle_in_radians() -> None:
    turned = a_R_b @ Rotation.exp(torch.tensor([0.0, 1e-6, 0.0], dtype=torch.float64))
    assert turned.isclose(a_R_b, rtol=0, atol=1.001e-6)
    assert not turned.isclose(a_R_b, rtol=0, atol=0.999e-6)
    opposite = a_R_b @ Rotation([0, 0, 1, 0])
    assert opposite.isclose(a_R_b, rtol=0, atol=math.pi + 1e-9)
    assert not opposite.isclose(a_R_b, rtol=0, atol=math.pi - 1e-9)


def test_isclose_broadcasts_and_allclose_is_a_bool() -> None:
    both = pk.stack([a_R_b, b_R_c])
    assert both.isclose(a_R_b).tolist() == [True, False]
    assert both.allclose(both) is True
    assert both.allclose(a_R_b) is False


def test_isclose_with_zero_tolerance_and_nan() -> None:
    R = Rotation.random(50, generator=torch.Generator().manual_seed(1))
    assert R.isclose(R, rtol=0, atol=0).all()
    assert not Rotation([0.0, 0.0, 0.0, 0.0]).isclose(Rotation.identity())


@pytest.mark.parametrize("length", [1e-30, 1.0, 1e30])
def test_validate_returns_the_value_whatever_the_length(length: float) -> None:
    R = Rotation([0.0, 0.0, length, 0.0])
    assert R.validate() is R


def test_gradients_reach_the_quaternion() -> None:
    quaternion = b_R_c.quaternion.clone().requires_grad_()
    (Rotation(quaternion) @ POINT)[1].backward()
    assert quaternion.grad is not None
    step = 1e-6
    for i in range(4):
        shift = torch.zeros(4, dtype=torch.float64)
        shift[i] = step
        up, down = (Rotation(b_R_c.quaternion + s * shift) @ POINT for s in (1, -1))
        near(quaternion.grad[i].round(decimals=7), ((up - down)[1] / (2 * step)).round(decimals=7))


@pytest.mark.parametrize("dtype", (torch.float16, torch.float32, torch.float64), ids=str)
def test_products_of_extreme_quaternion_lengths_stay_finite(dtype: torch.dtype) -> None:
    R, T = Rotation.random(50, dtype=dtype), Pose.random(50, dtype=dtype)
    for _ in range(130):
        R, T = R @ R, T @ T
        T = Pose(T.position.clamp(-1, 1), T.quaternion)
        assert R.matrix().isfinite().all() and T.matrix().isfinite().all()
    far = {torch.float16: 2.0**10, torch.float32: 1e25, torch.float64: 1e200}[dtype]
    a, b = sampling.quaternions(50), sampling.quaternions(50, seed=1)
    want, back = (Rotation(a) @ Rotation(b)).matrix(), (~Rotation(a) @ Rotation(b)).matrix()
    for s, t in ((far, far), (1 / far, 1 / far), (far, 1 / far)):
        x, y = Rotation((a * s).to(dtype)), Rotation((b * t).to(dtype))
        for got, wanted in ((x @ y, want), (x.between(y), back)):
            torch.testing.assert_close(got.matrix().double(), wanted, rtol=0, atol=16 * torch.finfo(dtype).eps)
        p, r = Pose(torch.ones(50, 3, dtype=dtype), x.quaternion), Pose(torch.ones(50, 3, dtype=dtype), y.quaternion)
        for got, wanted in ((p @ r, want), (p.between(r), back)):
            torch.testing.assert_close(got.rotation.matrix().double(), wanted, rtol=0, atol=16 * torch.finfo(dtype).eps)


def test_products_preserve_quaternion_lengths() -> None:
    a, b = torch.tensor([0.0, 300.0, 0, 0]), torch.tensor([0.0, 0, 1e-4, 0])
    assert torch.equal(pk.transform.quat_multiply(a, b), torch.tensor([0.0, 0, 0, 300.0 * 1e-4]))


def test_gradients_of_products_are_finite_at_zero_and_correct_at_any_length() -> None:
    zero, q = torch.zeros(4, requires_grad=True), torch.tensor([0.5, 0.5, 0.5, 0.5], requires_grad=True)
    product = (Rotation(zero) @ Rotation(q)).quaternion
    assert torch.autograd.grad(product.sum() * 1e3, zero, create_graph=True)[0].isfinite().all()
    far = (torch.tensor([1.0, 2, 3, 4], dtype=torch.float64) * 1e200).requires_grad_()
    near_one = sampling.quaternions()
    loss = (Rotation(far) @ Rotation(near_one)).apply(POINT).square().mul(torch.tensor([1.0, 2, 3])).sum()
    (gradient,) = torch.autograd.grad(loss, far)
    unit = (far.detach() / 1e200).requires_grad_()
    want = (Rotation(unit) @ Rotation(near_one)).apply(POINT).square().mul(torch.tensor([1.0, 2, 3])).sum()
    near(gradient * 1e200, torch.autograd.grad(want, unit)[0])


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_zero_angle_about_a_zero_axis_is_the_identity_with_zero_derivatives(dtype: torch.dtype) -> None:
    axis = torch.zeros(2, 3, dtype=dtype, requires_grad=True)
    angle = torch.tensor([0.0, 0.5], dtype=dtype, requires_grad=True)
    made = Rotation.from_axis_angle(axis, angle).quaternion
    assert made[0].tolist() == [1, 0, 0, 0] and made[1, 1:].isnan().all()
    one = (torch.zeros(3, dtype=dtype), torch.zeros((), dtype=dtype))
    for derivative in (torch.func.jacrev, torch.func.jacfwd, torch.func.hessian):
        found = derivative(lambda a, t: Rotation.from_axis_angle(a, t).quaternion, (0, 1))(*one)
        assert all(not x.any() for x in torch.utils._pytree.tree_leaves(found))
    unit = torch.tensor([0.0, 0, 1], dtype=dtype)
    (slope,) = torch.func.jacrev(lambda t: Rotation.from_axis_angle(unit, t).quaternion, (0,))(one[1])
    assert slope.tolist() == [0, 0, 0, 0.5]  # of an axis that is one, the derivative stays
