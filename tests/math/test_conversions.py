"""Conversions of rotations and poses against SciPy, hand-computed literals, and mpmath."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy.spatial.transform import RigidTransform
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.math import conversions
from tests.support import marks, sampling
from tests.support.conversions import D, H, both_precisions, derivatives, derivatives_are_right, near, rotations, scipy

# Rotation vectors, axis and angle


@pytest.mark.guarantee("Conventions", "angles")
def test_rotation_vectors_in_degrees_agree_with_scipy() -> None:
    R = rotations(20)
    near(R.rotvec(degrees=True), scipy(R).as_rotvec(degrees=True), 1e-12)
    assert Rotation.from_rotvec(R.rotvec(degrees=True), degrees=True).allclose(R, atol=1e-14, rtol=0)


def test_from_axis_angle_accepts_an_axis_of_any_length() -> None:
    third = 2 * math.pi / 3
    R = Rotation.from_axis_angle([[5.0, 5, 5], [1e-30, 1e-30, 1e-30], [-1e30, -1e30, -1e30]], [third, third, -third])
    near(R.apply([1.0, 2.0, 3.0]), [[3.0, 1, 2]] * 3, 1e-6)
    axis, angle = R.axis_angle(degrees=True)
    near(axis, [[3**-0.5] * 3] * 3, 1e-6)
    near(angle, [120.0] * 3, 1e-4)
    assert Rotation.from_axis_angle([0, 0, 2], 90, degrees=True).allclose(Rotation([H, 0, 0, H]))
    assert Rotation.from_axis_angle(torch.zeros(3), 1.0).quaternion[1:].isnan().all()


def test_degrees_beside_an_axis_of_float64_are_converted_in_float64() -> None:
    axis, angle = torch.tensor([[0.0, 0, 3]], dtype=D), torch.tensor([25.0])
    R = Rotation.from_axis_angle(axis, angle, degrees=True)
    near(R.quaternion, [[math.cos(math.radians(12.5)), 0, 0, math.sin(math.radians(12.5))]], 1e-16)
    with pytest.raises(pk.DTypeError, match=r"Rotation.from_axis_angle: angle must be of a floating dtype"):
        Rotation.from_axis_angle(axis, torch.tensor([25]), degrees=True)


@both_precisions
def test_axis_angle_round_trips_for_every_rotation(dtype: torch.dtype) -> None:
    quaternion = sampling.quaternion_sweep(dtype)
    axis, angle = Rotation(quaternion).axis_angle()
    near(torch.linalg.vector_norm(axis, dim=-1), torch.ones_like(angle), 2 * torch.finfo(dtype).eps)
    assert ((angle >= 0) & (angle <= torch.tensor(math.pi, dtype=dtype))).all()
    torch.testing.assert_close(angle, Rotation(quaternion).angle(), rtol=4 * torch.finfo(dtype).eps, atol=0)
    back = Rotation.from_axis_angle(axis, angle)
    assert back.distance(Rotation(quaternion)).max() < 4 * torch.finfo(dtype).eps


@both_precisions
def test_at_the_identity_the_axis_is_x_and_derivatives_are_finite(dtype: torch.dtype) -> None:
    identity = torch.tensor([[1.0, 0, 0, 0], [-1.0, 0, 0, 0], [0.3, 0, 0, 0]], dtype=dtype)
    axis, angle = Rotation(identity).axis_angle()
    near(axis.abs(), [[1.0, 0, 0]] * 3, 0)
    assert (angle == 0).all()
    for part in (0, 1):
        for found in derivatives(lambda q, part=part: Rotation(q).axis_angle()[part], identity):
            assert torch.equal(found, torch.zeros_like(found))


def test_derivatives_of_axis_angle_conversions_pass_gradcheck() -> None:
    angle = torch.tensor([0.0, 1.3, -200.0], dtype=D)
    derivatives_are_right(conversions.from_axis_angle, sampling.normal(3, 3, seed=1), angle)
    derivatives_are_right(conversions.axis_angle, sampling.quaternions(3, seed=2))


# Two columns or two rows


def test_sixd_is_the_first_two_columns_and_sixd_rows_the_first_two_rows() -> None:
    R = Rotation([0.5, 0.5, -0.5, 0.5])
    near(R.matrix(), [[0.0, -1, 0], [0, 0, -1], [1, 0, 0]])
    near(R.sixd(), [0.0, 0, 1, -1, 0, 0])
    near(R.sixd_rows(), [0.0, -1, 0, 0, 0, -1])
    many = rotations(20)
    assert Rotation.from_sixd(many.sixd()).allclose(many, atol=2e-15, rtol=0)
    assert Rotation.from_sixd_rows(many.sixd_rows()).allclose(many, atol=2e-15, rtol=0)


def test_from_sixd_rows_is_the_formula_of_pytorch3d() -> None:
    sixd = sampling.normal(20, 6, seed=5)
    a1, a2 = sixd[:, :3], sixd[:, 3:]
    b1 = a1 / a1.norm(dim=-1, keepdim=True)
    b2 = a2 - (b1 * a2).sum(-1, keepdim=True) * b1
    b2 = b2 / b2.norm(dim=-1, keepdim=True)
    rows = torch.stack((b1, b2, torch.linalg.cross(b1, b2)), -2)
    near(Rotation.from_sixd_rows(sixd).matrix(), rows)
    near(Rotation.from_sixd(sixd).matrix(), rows.mT)


@both_precisions
def test_nearly_parallel_columns_still_make_a_rotation_along_the_first(dtype: torch.dtype) -> None:
    first = sampling.normal(50, 3, seed=6)
    second = -3 * first + torch.linalg.cross(first, sampling.normal(50, 3, seed=7)) * 30 * torch.finfo(dtype).eps
    sixd = torch.cat((first * 1e-30, second * 1e30), -1).to(dtype)
    R = Rotation.from_sixd(sixd)
    along = R.double().apply(torch.tensor([1.0, 0, 0], dtype=D))
    near(
        along,
        (sixd[:, :3] * 1e30).double() / (sixd[:, :3] * 1e30).double().norm(dim=-1, keepdim=True),
        4 * torch.finfo(dtype).eps,
    )
    near(R.quaternion.norm(dim=-1), torch.ones(50), 2 * torch.finfo(dtype).eps)


@pytest.mark.parametrize("sixd", [[1.0, 2, 3, -2, -4, -6], [0.0] * 6, [0.0, 0, 0, 1, 2, 3], [1.0, 2, 3, 0, 0, 0]])
def test_parallel_and_zero_columns_and_rows_give_nan(sixd: list[float]) -> None:
    assert Rotation.from_sixd(sixd).quaternion.isnan().all()
    assert Rotation.from_sixd_rows(sixd).quaternion.isnan().all()


def test_derivatives_of_sixd_conversions_pass_gradcheck() -> None:
    sixd = torch.cat((sampling.normal(2, 6, seed=8), torch.tensor([[1.0, 0, 0, 0, 1, 0]], dtype=D)))
    derivatives_are_right(conversions.from_sixd, sixd)
    derivatives_are_right(conversions.from_sixd_rows, sixd)
    quaternion = torch.cat((sampling.quaternions(2, seed=9), torch.tensor([[-1.0, 0, 0, 0]], dtype=D)))
    derivatives_are_right(conversions.sixd, quaternion)
    derivatives_are_right(conversions.sixd_rows, quaternion)


# Dual quaternions and vectors


def test_the_dual_quaternion_of_a_screw() -> None:
    # By 2 t about z and along it by d: (cos t + k sin t) and d/2 k times that, which is d/2 (-sin t + k cos t).
    t, d = 0.3, 1.4
    T = Pose(torch.tensor([0, 0, d], dtype=D), torch.tensor([math.cos(t), 0, 0, math.sin(t)], dtype=D))
    by_hand = [math.cos(t), 0, 0, math.sin(t), -d / 2 * math.sin(t), 0, 0, d / 2 * math.cos(t)]
    near(T.dual_quaternion(), by_hand)
    assert Pose.from_dual_quaternion(torch.tensor(by_hand, dtype=D)).allclose(T, atol=1e-15)


def test_dual_quaternions_agree_with_scipy_at_any_scale() -> None:
    T = Pose(*sampling.poses(20))
    dual = T.dual_quaternion()
    near(dual.norm(dim=-1) ** 2, 1 + T.position.square().sum(-1) / 4, 1e-12)
    oracle = RigidTransform.from_dual_quat(dual.numpy(), scalar_first=True)
    near(T.matrix(), oracle.as_matrix(), 1e-13)
    for scale in (1.0, -2.5, 1e-200, 1e150):
        assert Pose.from_dual_quaternion(dual * scale).allclose(T, atol=1e-14, rtol=1e-14)
    along = dual + 0.7 * torch.cat((torch.zeros(20, 4), dual[:, :4]), -1)  # no pose has that part
    assert Pose.from_dual_quaternion(along).allclose(T, atol=1e-14)
    assert Pose.from_dual_quaternion(torch.tensor([0.0, 0, 0, 0, 1, 2, 3, 4])).position.isnan().all()


def test_derivatives_of_dual_quaternion_conversions_pass_gradcheck() -> None:
    derivatives_are_right(conversions.from_dual_quaternion, sampling.normal(2, 8, seed=19))
    derivatives_are_right(conversions.dual_quaternion, *sampling.poses(2, seed=20))


def test_a_vector_is_position_and_then_quaternion() -> None:
    T = Pose([1.0, 2, 3], [4.0, 5, 6, 7])
    near(T.vector(), [1.0, 2, 3, 4, 5, 6, 7])
    assert torch.equal(Pose.from_vector([[1, 2, 3, 4, 5, 6, 7]]).vector(), T.vector()[None])
    with pytest.raises(pk.ShapeError, match=r"Pose.from_vector: vector must have shape \(\.\.\., 7\), got \(8,\)"):
        Pose.from_vector(torch.zeros(8))


def test_a_vector_may_have_the_real_part_last() -> None:
    T = Pose([1.0, 2, 3], [4.0, 5, 6, 7])
    near(T.vector(xyzw=True), [1.0, 2, 3, 5, 6, 7, 4])
    assert torch.equal(Pose.from_vector([1, 2, 3, 5, 6, 7, 4], xyzw=True).vector(), T.vector())


def test_the_nearest_pose_has_the_nearest_rotation() -> None:
    T = Pose(*sampling.poses(4, seed=24))
    matrix = T.matrix()
    stretched = matrix.clone()
    stretched[:, :3, :3] *= torch.tensor([1.0, 0.5, 3.0, 10.0], dtype=matrix.dtype)[:, None, None]
    for given in (stretched, stretched[:, :3]):
        found = Pose.nearest(given)
        assert torch.equal(found.position, T.position)
        assert found.allclose(T, atol=1e-14)
    with pytest.raises(
        pk.ShapeError, match=r"Pose.nearest: matrix must have shape \(..., 4, 4\) or \(..., 3, 4\), got"
    ):
        Pose.nearest(torch.eye(3))


# All of them


def everything(x: Tensor) -> tuple[Tensor, ...]:
    """Every conversion of a 6-vector there and back."""
    a, b = x[..., :3], x[..., 3:]
    R = Rotation.from_rotvec(a, degrees=True) @ Rotation.from_axis_angle(*Rotation.from_rotvec(b).axis_angle())
    S = Rotation.from_sixd_rows(R.sixd_rows()) @ Rotation.from_sixd(R.sixd())
    S = S @ Rotation.from_two_vectors(a, b) @ Rotation.from_two_axes(a, b, axes="zy")
    T = Pose.look_at(a, b, a + 1, convention="ros").to_convention(source="opengl", target="ros")
    T = Pose.from_vector(Pose.from_dual_quaternion(T.dual_quaternion()).vector())
    T = T @ Pose.from_dh(x[..., 0], x[..., 1], x[..., 2], x[..., 3])
    return S.quaternion, T.vector()


@marks.needs_operators
def test_conversions_compile_and_vmap() -> None:
    x = sampling.normal(5, 6, seed=32)
    expected = everything(x)
    for made in (torch.compile(everything, fullgraph=True, backend="eager")(x), torch.vmap(everything)(x)):
        torch.testing.assert_close(made, expected)


def test_conversions_accept_arrays_lists_and_empty_batches() -> None:
    x = sampling.normal(5, 6, seed=33)
    for a, b in zip(everything(x[:0]), everything(x), strict=True):
        assert a.shape == (0, *b.shape[1:])
    R = Rotation.from_two_vectors(x[:, :3].numpy(), [1, 0, 0])
    assert R.dtype == D and R.shape == (5,)
    assert Rotation.from_sixd(x.numpy()).dtype == D
    assert Rotation.from_axis_angle([0, 0, 1], torch.ones(3, dtype=D)).dtype == D
    tenth = np.array([0.1, 0.0, 0.0])  # a list beside it keeps its digits
    near(Pose.look_at([0, 0, 0.1], tenth, [0, 1, 0]).position, torch.tensor([0, 0, 0.1], dtype=D), 0)
    assert Rotation.from_two_axes([0, 0, 1], x[:, :3]).shape == (5,)


MESSAGES: dict[str, Callable[[], object]] = {
    r'Rotation.from_two_axes: axes must be two different letters of "xyz", got \'xx\'': lambda: Rotation.from_two_axes(
        [1, 0, 0], [0, 1, 0], axes="xx"
    ),
    r'Pose.look_at: convention must be one of "opencv", "opengl", "ros", "pytorch3d", got \'blender\'': lambda: (
        Pose.look_at([0, 0, 0], [1, 0, 0], [0, 0, 1], convention="blender")
    ),
    r'Pose.to_convention: source must be one of "opencv", "opengl", "ros", "pytorch3d", got None': lambda: (
        Pose.identity().to_convention(source=None, target="ros")
    ),
    r"Pose.to_convention: target must be one of .*, got \'\'": lambda: Pose.identity().to_convention(
        source="ros", target=""
    ),
    r"Rotation.from_sixd: sixd must have shape \(\.\.\., 6\), got \(3, 2\)": lambda: Rotation.from_sixd(
        torch.ones(3, 2)
    ),
    r"Rotation.from_sixd_rows: sixd must have shape \(\.\.\., 6\), got \(3,\)": lambda: Rotation.from_sixd_rows(
        [1, 2, 3]
    ),
    r"Rotation.from_two_vectors: b must have shape \(\.\.\., 3\), got \(2,\)": lambda: Rotation.from_two_vectors(
        [1, 2, 3], [1, 2]
    ),
    r"Rotation.from_two_axes: batch shapes do not broadcast: first \(2,\), second \(3,\)": lambda: (
        Rotation.from_two_axes(torch.ones(2, 3), torch.ones(3, 3))
    ),
    r"Rotation.from_axis_angle: axis must have shape \(\.\.\., 3\), got \(4,\)": lambda: Rotation.from_axis_angle(
        torch.ones(4), 1.0
    ),
    r"Pose.from_dual_quaternion: dual must have shape \(\.\.\., 8\), got \(7,\)": lambda: Pose.from_dual_quaternion(
        torch.ones(7)
    ),
    r"Pose.look_at: up must have shape \(\.\.\., 3\), got \(4,\)": lambda: Pose.look_at(
        [0, 0, 0], [1, 0, 0], [1, 2, 3, 4]
    ),
    r"Pose.from_dh: batch shapes do not broadcast: a \(2,\), alpha \(\), d \(3,\), theta \(\)": lambda: Pose.from_dh(
        torch.ones(2), 0.0, torch.ones(3), 0.0
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_invalid_arguments_are_rejected(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        MESSAGES[message]()
