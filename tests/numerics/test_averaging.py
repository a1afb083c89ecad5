from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Oracle
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation
from tests.support import marks
from tests.support.compiling import LARGE

D = torch.float64
both_kinds = pytest.mark.parametrize("kind", ("chordal", "karcher"))


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def rotations(*shape: int, seed: int = 0) -> Rotation:
    return Rotation.random(*shape, dtype=D, generator=generator(seed))


def spread(*shape: int, radius: float, seed: int = 0) -> Rotation:
    """Rotations within an angle ``radius`` of a common one."""
    ball = torch.randn(*shape, 3, dtype=D, generator=generator(seed))
    angles = radius * torch.rand(*shape, 1, dtype=D, generator=generator(seed + 1))
    return rotations(1, seed=seed + 2) @ Rotation.exp(angles * ball / ball.norm(dim=-1, keepdim=True))


def shares(*shape: int, seed: int = 5) -> Tensor:
    return torch.rand(*shape, dtype=D, generator=generator(seed)) + 0.1


def test_the_chordal_mean_agrees_with_scipy() -> None:
    R, weights = rotations(30), shares(30)
    for given in (None, weights):
        oracle = Oracle.from_quat(R.quaternion.numpy(), scalar_first=True).mean(
            None if given is None else given.numpy()
        )
        np.testing.assert_allclose(R.mean(given).matrix().numpy(), oracle.as_matrix(), rtol=0, atol=1e-13)


@both_kinds
def test_mean_of_rotations_about_one_axis_has_the_mean_angle(kind: str) -> None:
    angles = torch.tensor([0.1, 0.4, 1.0], dtype=D)
    R = Rotation.exp(angles[:, None] * torch.tensor([0.48, -0.6, 0.64], dtype=D))
    flat = torch.atan2(angles.sin().sum(), angles.cos().sum())  # of the rotation matrices in the plane
    right = flat if kind == "chordal" else angles.mean()
    torch.testing.assert_close(R.mean(kind=kind).angle(), right, rtol=1e-14, atol=0)


@both_kinds
def test_mean_of_two_rotations_is_the_midpoint_and_follows_the_weights(kind: str) -> None:
    R = spread(2, 40, radius=1.5)
    assert R.mean(kind=kind).allclose(R[0].slerp(R[1], 0.5), rtol=1e-13)
    assert R.mean([[1.0], [0.0]], kind=kind).allclose(R[0], rtol=1e-13)
    assert R.mean([[0.0], [2.0]], kind=kind).allclose(R[1], rtol=1e-13)


@pytest.mark.parametrize("radius", (1e-6, 0.5, math.pi / 2))
def test_weighted_rotation_vectors_from_the_karcher_mean_sum_to_zero(radius: float) -> None:
    R, weights = spread(200, 6, radius=radius), shares(200, 6)
    mean = R.mean(weights, dim=1, kind="karcher")
    left_over = (weights[..., None] * mean[:, None].local(R)).sum(1).norm(dim=-1)
    assert (left_over <= 1e-14 * weights.sum(1)).all()


@both_kinds
def test_mean_is_equivariant_under_left_and_right_composition(kind: str) -> None:
    R, left, right = spread(7, 20, radius=1.2), rotations(20, seed=8), rotations(20, seed=9)
    assert (left @ R @ right).mean(kind=kind).allclose(left @ R.mean(kind=kind) @ right, rtol=1e-12)


@both_kinds
def test_mean_is_independent_of_quaternion_lengths_and_signs(kind: str) -> None:
    R = spread(8, radius=1.0)
    factors = torch.tensor([1.0, -1, 2, -0.5, 1e10, -1e-10, 7, 1], dtype=D)
    mean = R.mean(kind=kind)
    torch.testing.assert_close(Rotation(R.quaternion * factors[:, None]).mean(kind=kind).quaternion, mean.quaternion)
    assert mean.quaternion[0] > 0
    torch.testing.assert_close(mean.quaternion.norm(), torch.ones((), dtype=D))


def test_dim_is_one_dimension_a_tuple_or_none() -> None:
    R = spread(2, 3, 4, radius=1.0)
    assert R.mean().shape == (3, 4)
    assert R.mean(dim=-1).shape == (2, 3)
    assert R.mean(dim=(0, 2)).shape == (3,)
    assert R.mean(dim=None).shape == ()
    assert R.mean(dim=(2, 0)).allclose(R.transpose(0, 1).reshape(3, 8).mean(dim=1), rtol=1e-13)
    assert R.mean(dim=None).allclose(R.flatten().mean(), rtol=1e-13)
    assert R.mean(dim=()).allclose(R, rtol=1e-13)
    assert R[0, 0, 0].mean(dim=None).allclose(R[0, 0, 0], rtol=1e-13)


def test_weights_of_float8_count_as_what_they_are() -> None:
    R, weights = spread(3, radius=1.0), torch.tensor([1.0, 2.0, 0.5])
    assert R.mean(weights.to(torch.float8_e4m3fn)).allclose(R.mean(weights), rtol=1e-13)


def test_weights_broadcast_to_the_batch() -> None:
    R, weights = spread(5, 3, radius=1.0), shares(5)
    found = R.mean(weights[:, None])
    for k in range(3):
        assert found[k].allclose(R[:, k].mean(weights), rtol=1e-13)
    assert R.mean(weights.numpy()[:, None]).allclose(found, rtol=1e-13)
    assert R.mean(torch.tensor([[True], [True], [False], [False], [False]])).allclose(R[:2].mean(), rtol=1e-13)
    assert R.mean(1000 * weights[:, None]).allclose(found, rtol=1e-13)


@both_kinds
def test_mean_pose_has_the_mean_position_and_the_mean_rotation(kind: str) -> None:
    T = Pose.from_rotation(spread(4, 3, radius=1.0), torch.randn(4, 3, 3, dtype=D, generator=generator(6)))
    weights = shares(4, 1)
    mean = T.mean(weights, kind=kind)
    torch.testing.assert_close(mean.position, (weights[..., None] * T.position).sum(0) / weights.sum())
    assert mean.rotation.allclose(T.rotation.mean(weights, kind=kind), rtol=1e-14)
    assert T.mean(dim=None).shape == ()
    assert T.mean(dim=(0, 1)).position.allclose(T.position.mean((0, 1)))


def test_mean_pose_equals_a_hand_computed_value() -> None:
    H = math.sqrt(0.5)
    T = Pose([[0.0, 0, 0], [2.0, 4, 6]], [[1.0, 0, 0, 0], [-H, 0, 0, -H]])
    mean = T.mean()
    torch.testing.assert_close(mean.position, torch.tensor([1.0, 2, 3]))
    torch.testing.assert_close(mean.rotation.rotvec(), torch.tensor([0.0, 0, math.pi / 4]))


def test_float32_means_of_many_elements_have_float32_accuracy() -> None:
    T = Pose.from_rotation(spread(100_000, radius=0.5), 1000 + torch.rand(100_000, 3, dtype=D, generator=generator()))
    for kind in ("chordal", "karcher"):
        found, right = T.float().mean(kind=kind), T.mean(kind=kind)
        assert found.dtype is torch.float32
        assert found.rotation.double().distance(right.rotation) <= 2e-7
        torch.testing.assert_close(found.position.double(), right.position, rtol=1e-7, atol=0)
    assert T[:4].float().mean(shares(4)).dtype is D
    assert T[:4].half().mean().dtype is torch.float16


@pytest.mark.slow(but="chordal")
@both_kinds
def test_derivatives_are_correct_even_where_all_rotations_are_equal(kind: str) -> None:
    R = pk.stack([spread(4, radius=1.4), rotations(1, seed=3).expand(4)])
    quaternion, weights = R.quaternion.clone().requires_grad_(), shares(2, 4).requires_grad_()

    def function(q: Tensor, w: Tensor) -> Tensor:
        return Rotation(q).mean(w, dim=1, kind=kind).quaternion

    assert gradcheck(function, (quaternion, weights))
    assert gradgradcheck(function, (quaternion, weights))


def test_opposite_rotations_have_the_mean_of_smallest_angle_and_the_determined_gradient() -> None:
    for dtype in (torch.float32, D):
        R = Rotation.exp(torch.tensor([[0.0, 0, 0], [math.pi, 0, 0]], dtype=D)).to(dtype)
        turned = rotations(500).to(dtype)[:, None] @ R
        for given in (R, turned):
            quaternion = given.quaternion.clone().requires_grad_()
            found = Rotation(quaternion).mean(dim=-1).quaternion
            (gradient,) = torch.autograd.grad(found.sum(), quaternion)
            # The gradient is 0 in the plane of both quaternions. Across it, each has its share in the mean.
            plane = quaternion.detach().mT @ quaternion.detach()
            across = (torch.eye(4, dtype=dtype) - plane).sum(-1)
            share = (quaternion * found.unsqueeze(-2)).sum(-1, keepdim=True).detach()
            torch.testing.assert_close(gradient, share * across.unsqueeze(-2), rtol=1e-4, atol=1e-5)
            apart = Rotation(found)[..., None].distance(given)
            torch.testing.assert_close(apart.sum(-1), torch.full_like(apart[..., 0], math.pi), rtol=1e-5, atol=0)
        assert R.mean().allclose(Rotation.identity(dtype=dtype), rtol=1e-6)


@both_kinds
@pytest.mark.parametrize("weight", [5e-324, 1e-320, 1e-300, 8e307, 1.7e308])
def test_weights_near_the_limits_of_the_dtype(kind: str, weight: float) -> None:
    T = Pose(
        [[1.0, 0.0, 0.0], [3.0, 0.0, 0.0]],
        Rotation.from_rotvec(torch.tensor([[0.0, 0.0, 0.2], [0.0, 0.0, 0.4]], dtype=D)).quaternion,
    )
    mean = T.mean(torch.full((2,), weight, dtype=D), kind=kind)
    assert mean.allclose(
        Pose(torch.tensor([2.0, 0.0, 0.0], dtype=D), Rotation.from_rotvec([0.0, 0.0, 0.3]).double().quaternion),
        atol=1e-7,
    )
    assert T.mean(torch.tensor([weight, 0.0], dtype=D), kind=kind).allclose(T[0].normalized(), atol=1e-14)


def test_positions_near_the_limits_of_the_dtype() -> None:
    position = torch.full((8, 3), 1e308, dtype=torch.float64)
    poses = pk.Pose(position, torch.tensor([1.0, 0, 0, 0], dtype=torch.float64))
    for weights in (None, torch.ones(8)):
        torch.testing.assert_close(poses.mean(weights=weights).position, position[0])


@both_kinds
def test_zero_weights_negative_weights_and_empty_batches_give_nan(kind: str) -> None:
    T = Pose.random(3, 2, generator=generator())
    weights = torch.tensor([[1.0, 0.0], [2.0, 0.0], [-1e-3, 0.0]])
    assert T.mean(weights, kind=kind).quaternion.isnan().all()
    assert T.mean(weights, kind=kind).position.isnan().all()
    assert T.mean(weights.clamp(min=0), kind=kind).quaternion.isnan().any(-1).tolist() == [False, True]
    empty = T[:0].mean(kind=kind)
    assert empty.shape == (2,)
    assert empty.quaternion.isnan().all() and empty.position.isnan().all()
    assert T[:, :0].mean(kind=kind).shape == (0,)


def test_error_messages() -> None:
    R = rotations(5)
    with pytest.raises(pk.ArgumentError, match=r"Rotation.mean: kind must be .chordal. or .karcher., got 'median'"):
        R.mean(kind="median")
    with pytest.raises(
        pk.ShapeError, match=r"Rotation.mean: weights must broadcast to the batch shape \(5,\), got \(4,\)"
    ):
        R.mean(torch.ones(4))
    with pytest.raises(
        pk.ShapeError, match=r"Pose.mean: weights must broadcast to the batch shape \(5,\), got \(2, 5\)"
    ):
        Pose.from_rotation(R).mean(torch.ones(2, 5))
    for number in (1, 0.5, True):
        with pytest.raises(
            pk.ArgumentError,
            match=r"Rotation.mean: weights must be a tensor or a list, got .*; pass a dimension as dim=",
        ):
            R.mean(number)
    with pytest.raises(pk.DTypeError, match=r"Rotation.mean: weights must be real, got torch.complex64"):
        R.mean(torch.ones(5, dtype=torch.complex64))
    with pytest.raises(pk.DeviceError, match=r"Rotation.mean: on different devices: cpu, meta"):
        R.mean(torch.ones(5, device="meta"))
    with pytest.raises(pk.IndexingError, match=r"Rotation.mean: dim must be in \[-1, 0\], got 1"):
        R.mean(dim=1)
    with pytest.raises(pk.IndexingError, match=r"Rotation.mean: dim names a dimension twice: \(0, -1\)"):
        R.mean(dim=(0, -1))
    with pytest.raises(pk.IndexingError, match=r"Rotation.mean: dim is not valid for a batch of shape"):
        R[0].mean()


@pytest.mark.parametrize("kind", ("chordal", marks.slow("karcher")))
def test_compile_vmap_and_nested_derivatives(kind: str) -> None:
    quaternion, weights = spread(3, 4, radius=1.0).quaternion, shares(3, 4)

    def loss(q: Tensor, w: Tensor) -> Tensor:
        return Rotation(q).mean(w, dim=-1, kind=kind).quaternion.pow(3).sum()

    leaf = quaternion.clone().requires_grad_()
    (right,) = torch.autograd.grad(loss(leaf, weights), leaf)
    if kind == "karcher":  # the Karcher mean includes the chordal mean; torch takes its time for small batches
        large, more = spread(LARGE, 4, radius=1.0).quaternion.requires_grad_(), shares(LARGE, 4)
        compiled = torch.compile(loss, fullgraph=True, backend="aot_eager")
        found, wanted = (torch.autograd.grad(f(large, more), large)[0] for f in (compiled, loss))
        torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(torch.func.vmap(torch.func.grad(loss))(quaternion, weights), right)
    forward_over_reverse = torch.func.hessian(loss)(quaternion[0], weights[0])
    reverse_twice = torch.autograd.functional.hessian(lambda q: loss(q, weights[0]), quaternion[0])
    torch.testing.assert_close(forward_over_reverse, reverse_twice)
