from __future__ import annotations

import math

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation

H = math.sqrt(0.5)
# By hand: b stands at (1, 2, 3) in a, turned by 90 degrees about z, so that b's x is a's y and b's y is a's -x.
# c stands at (4, 5, 6) in b, turned by 90 degrees about b's x. In a: (1 - 5, 2 + 4, 3 + 6).
a_T_b = Pose(torch.tensor([1.0, 2, 3], dtype=torch.float64), torch.tensor([H, 0, 0, H], dtype=torch.float64))
b_T_c = Pose(torch.tensor([4.0, 5, 6], dtype=torch.float64), torch.tensor([H, H, 0, 0], dtype=torch.float64))
a_T_c = Pose(torch.tensor([-4.0, 6, 9], dtype=torch.float64), torch.tensor([0.5, 0.5, 0.5, 0.5], dtype=torch.float64))


def near(got: torch.Tensor, want: object) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=1e-12, atol=1e-12)


# Making one


@pytest.mark.guarantee("Conventions", "values")
def test_tensors_are_stored_without_a_copy() -> None:
    p, q = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([2.0, 0.0, 0.0, 5.0])
    pose = Pose(p, q)
    assert pose.position is p
    assert pose.quaternion is q
    assert pose.rotation.quaternion is q


def test_lists_take_the_default_dtype_or_that_of_the_other_argument() -> None:
    assert Pose([1, 2, 3], (1, 0, 0, 0)).dtype == torch.float32
    pose = Pose([1, 2, 3], torch.tensor([1.0, 0, 0, 0], dtype=torch.float64))
    assert pose.position.dtype == torch.float64
    assert Pose(torch.zeros(3, dtype=torch.float16), [1, 0, 0, 0]).quaternion.dtype == torch.float16


def test_gradients_flow_through_lists_of_tensors() -> None:
    x = torch.tensor(2.0, dtype=torch.float64, requires_grad=True)
    pose = Pose([x, 1, 0.5], torch.tensor([1.0, 0, 0, 0]))
    assert pose.dtype == torch.float64
    assert torch.equal(torch.autograd.grad((pose @ torch.ones(3)).sum(), x)[0], torch.ones((), dtype=torch.float64))
    assert Pose([torch.zeros(3), [1, 2, 3]]).position.tolist() == [[0, 0, 0], [1, 2, 3]]
    assert (Rotation.identity() ** [torch.tensor(1), 2.0]).shape == (2,)
    with pytest.raises(pk.ShapeError, match="Pose: position must be a regular array: stack expects each tensor"):
        Pose([torch.zeros(3), torch.zeros(2)])
    with pytest.raises(pk.DTypeError, match=r"Pose: position must be real, got torch\.complex64"):
        Pose([torch.zeros(3), torch.zeros(3, dtype=torch.complex64)])
    with pytest.raises(pk.DeviceError, match="Pose: position: on different devices: cpu, meta"):
        Pose([torch.zeros(3), torch.zeros(3, device="meta")])


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, ">f8"])
def test_float_arrays_keep_their_dtype(dtype: object) -> None:
    array = np.array([1, 2, 3], dtype=dtype)  # type: ignore[call-overload]
    pose = Pose(array, np.array([1, 0, 0, 0], dtype=dtype))  # type: ignore[call-overload]
    assert pose.position.tolist() == [1, 2, 3]
    assert pose.dtype == torch.empty(0, dtype=getattr(torch, array.dtype.newbyteorder("=").name)).dtype


def test_integer_arrays_take_the_default_dtype() -> None:
    assert Pose(np.array([1, 2, 3])).position.dtype == torch.float32


def test_lists_that_hold_float64_numbers_stay_float64() -> None:
    numbers = np.array([1.0, 2.0, 3.0])
    assert Pose([numbers[0], numbers[1], numbers[2]]).dtype == torch.float64
    assert Pose([numbers, numbers]).shape == (2,)


def test_arrays_are_copied() -> None:
    array = np.array([1.0, 2.0, 3.0])
    pose = Pose(array)
    array[0] = 9
    assert pose.position.tolist() == [1, 2, 3]
    array.flags.writeable = False
    assert Pose(array[::-1]).position.tolist() == [3, 2, 9]


def test_mixed_dtypes_promote() -> None:
    pose = Pose(torch.zeros(3, dtype=torch.float64), torch.ones(4))
    assert pose.quaternion.dtype == pose.dtype == torch.float64
    assert Pose(torch.zeros(3, dtype=torch.float16), torch.ones(4, dtype=torch.bfloat16)).dtype == torch.float32


def test_batch_shapes_broadcast_as_views() -> None:
    p, q = torch.arange(6.0).reshape(2, 1, 3), torch.tensor([[1.0, 2, 3, 4]] * 5)
    pose = Pose(p, q)
    assert pose.shape == pose.position.shape[:-1] == pose.quaternion.shape[:-1] == (2, 5)
    assert pose.position.data_ptr() == p.data_ptr()
    assert pose[1, 3].position.tolist() == [3, 4, 5]


def test_without_a_quaternion_there_is_no_rotation() -> None:
    pose = Pose(torch.ones(2, 3, dtype=torch.float64))
    assert pose.quaternion.tolist() == [[1, 0, 0, 0]] * 2
    assert pose.quaternion.dtype == torch.float64


def test_identity_has_the_given_shape_and_dtype() -> None:
    pose = Pose.identity(2, 3, dtype=torch.float64)
    assert pose.position.tolist() == [[[0, 0, 0]] * 3] * 2
    assert pose.quaternion.tolist() == [[[1, 0, 0, 0]] * 3] * 2
    assert pose.dtype == torch.float64
    assert Pose.identity().shape == ()
    assert Pose.identity((2, 3)).shape == (2, 3)
    assert Pose.identity(0).shape == (0,)


def test_random_repeats_with_its_generator_and_differs_without() -> None:
    first, second = (Pose.random(2, 3, generator=torch.Generator().manual_seed(5)) for _ in range(2))
    assert first.shape == (2, 3)
    assert torch.equal(first.position, second.position)
    assert torch.equal(first.quaternion, second.quaternion)
    assert not torch.equal(Pose.random(2).position, Pose.random(2).position)


def test_random_positions_are_standard_normal() -> None:
    position = Pose.random(4000, generator=torch.Generator().manual_seed(7)).position
    assert position.mean(0).abs().max() < 5 / math.sqrt(4000)
    assert (position.var(0) - 1).abs().max() < 5 * math.sqrt(2 / 4000)


def test_from_rotation_shares_the_tensor() -> None:
    pose = Pose.from_rotation(a_T_b.rotation, [4, 5, 6])
    assert pose.quaternion is a_T_b.quaternion
    near(pose.position, [4.0, 5.0, 6.0])
    assert Pose.from_rotation(Rotation.identity(2)).position.tolist() == [[0, 0, 0]] * 2


@pytest.mark.parametrize("rows", [3, 4])
def test_from_matrix_takes_four_rows_or_the_upper_three(rows: int) -> None:
    matrix = torch.tensor([[0.0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]], dtype=torch.float64)[:rows]
    assert Pose.from_matrix(matrix).allclose(a_T_b)
    assert Pose.from_matrix(matrix.numpy()).allclose(a_T_b)
    assert Pose.from_matrix(matrix.expand(2, rows, 4)).shape == (2,)


# What it does


def test_compose_chains_frames() -> None:
    for got in (a_T_b @ b_T_c, a_T_b.compose(b_T_c)):
        near(got.position, a_T_c.position)
        near(got.quaternion, a_T_c.quaternion)


def test_inverse_of_a_product_reverses_the_order() -> None:
    assert (~(a_T_b @ b_T_c)).allclose(b_T_c.inverse() @ a_T_b.inverse())
    near((~a_T_b).position, [-2.0, 1.0, -3.0])


def test_between_is_the_second_seen_from_the_first() -> None:
    assert a_T_b.between(a_T_c).allclose(b_T_c)


@pytest.mark.guarantee("Conventions", "frames")
def test_apply_takes_points_to_the_parent_frame_and_inverse_apply_back() -> None:
    near(a_T_b @ b_T_c.position, a_T_c.position)
    near(a_T_b.apply(b_T_c.position), a_T_c.position)
    near(a_T_b.inverse_apply(a_T_c.position), b_T_c.position)


def test_points_may_be_lists_and_arrays() -> None:
    near(a_T_b @ [4, 5, 6], a_T_c.position)
    near(a_T_b @ np.array([[4.0, 5.0, 6.0]]), a_T_c.position[None])
    near(a_T_b.inverse_apply((-4, 6, 9)), b_T_c.position)


@pytest.mark.guarantee("Conventions", "shapes")
def test_a_cloud_for_each_pose() -> None:
    poses = pk.stack([a_T_b, b_T_c])
    clouds = torch.arange(30, dtype=torch.float64).reshape(2, 5, 3)
    got = poses[..., None].apply(clouds)
    assert got.shape == (2, 5, 3)
    near(got[1], torch.stack([b_T_c @ point for point in clouds[1]]))


def test_matrix_and_affine() -> None:
    want = [[0.0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]
    near(a_T_b.matrix(), want)
    near(a_T_b.affine(), want[:3])


def test_normalized_and_canonical_leave_the_position() -> None:
    pose = Pose(a_T_b.position, torch.tensor([-3.0, 0, 4, 0], dtype=torch.float64))
    near(pose.normalized().quaternion, [-0.6, 0, 0.8, 0])
    near(pose.canonical().quaternion, [0.6, 0, -0.8, 0])
    assert torch.equal(pose.canonical().position, pose.position)
    assert torch.equal(pose.normalized().position, pose.position)


def test_isclose_compares_positions_and_rotations() -> None:
    p, q = a_T_b.position, a_T_b.quaternion
    assert Pose(p, -2 * q).isclose(a_T_b)
    assert not Pose(p, b_T_c.quaternion).isclose(a_T_b)
    moved = Pose(p + torch.tensor([0, 3e-4, -4e-4], dtype=torch.float64), q)
    assert moved.isclose(a_T_b, rtol=0, atol=5.001e-4)
    assert not moved.isclose(a_T_b, rtol=0, atol=4.999e-4)
    assert moved.isclose(a_T_b, rtol=5.001e-4 / math.sqrt(14), atol=0)


def test_isclose_broadcasts_and_allclose_is_a_bool() -> None:
    both = pk.stack([a_T_b, b_T_c])
    assert both.isclose(b_T_c).tolist() == [False, True]
    assert both.allclose(both) is True
    assert both.allclose(b_T_c) is False


def test_validate_returns_the_value() -> None:
    assert a_T_b.validate() is a_T_b


def test_gradients_flow_into_both_tensors() -> None:
    p, q = (x.clone().requires_grad_() for x in (b_T_c.position, b_T_c.quaternion))
    weights = torch.tensor([1.0, 10, 100], dtype=torch.float64)
    ((a_T_b @ Pose(p, q)).position @ weights).backward()
    # d(a_T_c)/d(b_T_c) is a_T_b's matrix: its transpose takes the weights to (10, -1, 100).
    assert p.grad is not None
    near(p.grad, [10.0, -1.0, 100.0])
    assert q.grad is None or not q.grad.any()


def test_scale_grad_scales_position_and_rotation_gradients_separately():
    T = pk.Pose([1.0, 2.0, 3.0], [0.5, -0.5, 0.1, 0.7]).requires_grad_()
    plain = torch.autograd.grad(T.matrix().square().sum(), [T.position, T.quaternion], retain_graph=True)
    scaled = T.scale_grad(position=0.25, rotation=torch.tensor(-2.0))
    torch.testing.assert_close(scaled.matrix(), T.matrix(), rtol=0, atol=0)
    weighted = scaled.matrix() @ torch.diag(torch.tensor([1.0, 2.0, 3.0, 1.0]))
    got = torch.autograd.grad(weighted.square().sum(), [T.position, T.quaternion])
    expected = torch.autograd.grad(
        (T.matrix() @ torch.diag(torch.tensor([1.0, 2.0, 3.0, 1.0]))).square().sum(), [T.position, T.quaternion]
    )
    torch.testing.assert_close(got[0], 0.25 * expected[0])
    torch.testing.assert_close(got[1], -2.0 * expected[1])
    torch.testing.assert_close(plain[0], 2 * T.position.detach())
