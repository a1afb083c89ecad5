"""Interpolation and distances between two rotations."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, Trajectory, angular_velocity, errors
from posekit.math import metrics, rotation
from tests.support import contract, sampling

D = torch.float64
AXIS = torch.tensor([0.48, -0.6, 0.64], dtype=D)
DISTANCES = (rotation.chordal_distance, rotation.phi3_distance)


def turned(angles: torch.Tensor) -> torch.Tensor:
    """Quaternions of rotations about `AXIS` by up to 4 pi: their signs distinguish them."""
    half = angles.double() / 2
    return torch.cat((torch.cos(half)[..., None], torch.sin(half)[..., None] * AXIS), -1).to(angles.dtype)


def test_slerp_without_shortest_follows_the_great_circle_of_the_quaternions() -> None:
    a, b = (sampling.unit_quaternions(200, seed=s) for s in (1, 2))
    t = torch.linspace(-1, 2, 200, dtype=D)
    angle = torch.acos((a * b).sum(-1))
    assert (angle > math.pi / 2).sum() > 50
    on_the_circle = (torch.sin((1 - t) * angle)[:, None] * a + torch.sin(t * angle)[:, None] * b) / angle.sin()[:, None]
    found = Rotation(a).slerp(Rotation(b), t, shortest=False).quaternion
    torch.testing.assert_close(found, on_the_circle, rtol=0, atol=1e-13)


@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=str)
def test_slerp_without_shortest_is_as_accurate_near_a_full_turn_as_near_the_identity(dtype: torch.dtype) -> None:
    from_full = torch.tensor([10.0**k for k in range(-30, 1, 3)], dtype=D)
    # q2 = -exp(-d): turned by 2 pi - d, with d far below the eps of 2 pi.
    other = -turned(-from_full).to(dtype)
    found = Rotation.identity(dtype=dtype).slerp(Rotation(other), 0.25, shortest=False).quaternion
    wanted = turned((2 * math.pi - from_full) / 4)
    torch.testing.assert_close(found.double(), wanted, rtol=0, atol=4 * torch.finfo(dtype).eps)


def test_slerp_without_shortest_has_the_given_quaternions_as_endpoints() -> None:
    a, b = sampling.unit_quaternions(50, seed=3), sampling.unit_quaternions(50, seed=4)
    R, S = Rotation(a), Rotation(b)
    assert torch.equal(R.slerp(S, 0, shortest=False).quaternion, a)
    torch.testing.assert_close(R.slerp(S, 1, shortest=False).quaternion, b, rtol=0, atol=1e-15)
    assert torch.equal(R.slerp(R, 0.3, shortest=False).quaternion, a)


@pytest.mark.parametrize("path", ["decoupled", "screw"])
@pytest.mark.parametrize("dtype", [torch.float32, D])
def test_interpolation_reproduces_both_endpoints_exactly(path: str, dtype: torch.dtype) -> None:
    far = Pose([1e4, -2e5, 3e3], sampling.unit_quaternions(1, seed=3)[0]).to(dtype)
    near = Pose([1e-3, 2e-4, -3e-5], sampling.unit_quaternions(1, seed=4)[0]).to(dtype)
    for a, b in ((far, near), (near, far)):
        first, last = (a.interpolate(b, t, kind=path) for t in (0, 1))
        assert torch.equal(first.position, a.position)
        assert torch.equal(last.position, b.position)
        assert torch.equal(first.quaternion, a.quaternion)
        assert last.rotation.distance(b.rotation) == 0
    ends = Trajectory([0.0, 2.0], pk.stack([far, near])).at([0.0, 2.0], path)
    assert torch.equal(ends.position, torch.stack((far.position, near.position)))


def test_slerp_between_quaternions_of_any_length_has_length_one() -> None:
    R, S = Rotation([2.0, 0, 0, 0]), Rotation([0, 0, 0, 5.0])
    t = torch.tensor([0.0, 0.3, 0.5, 0.8, 1.0])
    for shortest in (True, False):
        way = R.slerp(S, t, shortest=shortest)
        torch.testing.assert_close(way.quaternion.norm(dim=-1), torch.ones(5), rtol=0, atol=2e-7)
        torch.testing.assert_close(way.distance(R), math.pi * t, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("shortest", [True, False])
@pytest.mark.parametrize("t", [0.0, 0.3, 0.7, 1.0])
def test_gradients_of_slerp_are_tangent_also_from_unit_quaternions(shortest: bool, t: float) -> None:
    a, b = (sampling.unit_quaternions(20, seed=s).requires_grad_() for s in (5, 6))
    weights = sampling.normal(20, 4, seed=7)
    loss = (Rotation(a).slerp(Rotation(b), t, shortest=shortest).quaternion * weights).sum()
    for x, gradient in zip((a, b), torch.autograd.grad(loss, (a, b)), strict=True):
        torch.testing.assert_close((x * gradient).sum(-1), torch.zeros(20, dtype=D), rtol=0, atol=1e-14)


def test_slerp_without_shortest_between_opposite_quaternions_is_a_full_turn_about_x() -> None:
    R = Rotation(sampling.unit_quaternions(4, seed=5))
    t = torch.tensor([0.0, 0.25, 0.5, 1.0], dtype=D)
    wanted = R @ Rotation.exp(2 * math.pi * t[:, None] * torch.tensor([1.0, 0, 0], dtype=D))
    found = R.slerp(Rotation(-R.quaternion), t, shortest=False).quaternion
    torch.testing.assert_close(found, wanted.quaternion, rtol=0, atol=1e-14)


def test_slerp_without_shortest_has_correct_derivatives_also_near_equal_and_opposite_quaternions() -> None:
    a = sampling.quaternions(6, seed=6)
    b = sampling.quaternions(6, seed=7)
    b[0], b[1], b[2] = a[0], 2 * a[1], -rotation.slerp_signed(a[2], b[2], torch.tensor(1e-2, dtype=D))
    assert (a * b).sum(-1).min() < 0 < (a * b).sum(-1).max()
    inputs = contract.leaves([a, b, torch.rand(6, dtype=D)])
    assert gradcheck(rotation.slerp_signed, inputs)
    assert gradgradcheck(rotation.slerp_signed, inputs, atol=1e-4)


@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=str)
def test_distances_resolve_the_smallest_angles(dtype: torch.dtype) -> None:
    angles = torch.tensor([0.0, 1e-30, 1e-12, 1e-8, 1e-4, 0.1, 2.0, math.pi - 1e-4, math.pi], dtype=dtype)
    R, S = Rotation.identity(dtype=dtype), Rotation(turned(angles))
    exact = angles.double()
    eps = torch.finfo(dtype).eps
    for found, wanted in (
        (R.chordal_distance(S), math.sqrt(8) * torch.sin(exact / 2)),
        (R.phi3_distance(S), exact / math.pi),
    ):
        assert found.dtype is dtype
        torch.testing.assert_close(found.double(), wanted, rtol=8 * eps, atol=0)
    for other in (S, Rotation(-3 * S.quaternion)):
        torch.testing.assert_close(R.chordal_distance(other), other.chordal_distance(R), rtol=4 * eps, atol=0)
        torch.testing.assert_close(R.phi3_distance(other), other.distance(R) / math.pi)


def test_the_chordal_distance_is_the_norm_of_the_difference_of_the_matrices() -> None:
    R, S = (Rotation(sampling.quaternions(50, seed=s)) for s in (8, 9))
    apart = np.linalg.norm(R.matrix().numpy() - S.matrix().numpy(), axis=(-2, -1))
    np.testing.assert_allclose(R.chordal_distance(S).numpy(), apart, rtol=1e-13)


def test_phi3_is_the_distance_of_that_name_in_transform() -> None:
    a, b = sampling.quaternions(50, seed=8), sampling.quaternions(50, seed=9)
    torch.testing.assert_close(
        Rotation(a).phi3_distance(Rotation(b)), metrics.angular_distance_phi3(a, b), rtol=1e-15, atol=0
    )


@pytest.mark.parametrize("op", DISTANCES, ids=("chordal", "phi3"))
def test_distances_have_correct_derivatives_at_every_angle_between_0_and_pi(op: contract.Function) -> None:
    a = sampling.quaternions(5, seed=10)
    angles = torch.tensor([1e-2, 0.3, math.pi / 2, 2.5, math.pi - 1e-2], dtype=D)
    inputs = contract.leaves([a, rotation.slerp_signed(a, a, torch.zeros(5, dtype=D))])
    inputs[1].data = (Rotation(a) @ Rotation(turned(angles))).quaternion
    assert gradcheck(op, inputs)
    assert gradgradcheck(op, inputs, atol=1e-4)


def test_the_chordal_distance_is_smooth_at_half_turns_and_has_a_zero_gradient_at_zero() -> None:
    q = torch.tensor([[1.0, 0, 0, 0], [1.0, 0, 0, 0]], dtype=D)
    other = torch.tensor([[0.0, 0.6, 0, 0.8], [1.0, 0, 0, 0]], dtype=D)
    inputs = contract.leaves([q, other])
    assert gradcheck(rotation.chordal_distance, contract.leaves([q[:1], other[:1]]))
    rotation.chordal_distance(*inputs).sum().backward()
    assert torch.equal(inputs[0].grad[1], torch.zeros(4, dtype=D))


@pytest.mark.parametrize("method", ("chordal_distance", "phi3_distance"))
def test_only_rotations_have_these_distances(method: str) -> None:
    with pytest.raises(errors.ArgumentError, match=f"Rotation.{method}: other must be a Rotation, got Pose"):
        getattr(Rotation.identity(), method)(Pose.identity())


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_slerp_without_shortest_is_smooth_at_half_turns(dtype: torch.dtype) -> None:
    def derivatives(w: float) -> list[Tensor]:
        ends = [torch.tensor(q, dtype=dtype, requires_grad=True) for q in ([1.0, 0, 0, 0], [w, 0.6, 0, 0.8])]
        t = torch.tensor(0.3, dtype=dtype, requires_grad=True)
        way = Rotation(ends[0]).slerp(Rotation(ends[1]), t, shortest=False).quaternion
        leaves = [*ends, t]
        first = torch.autograd.grad((way * torch.tensor([1.0, 2, 3, 4], dtype=dtype)).sum(), leaves, create_graph=True)
        second = torch.autograd.grad(sum(g.sin().sum() for g in first), leaves)
        return [way, *first, *second]

    tiny = torch.finfo(dtype).tiny
    for small in (tiny, tiny**0.75, tiny**0.5, tiny**0.3):
        for before, beyond in zip(derivatives(small), derivatives(-small), strict=True):
            torch.testing.assert_close(beyond, before, rtol=0, atol=64 * torch.finfo(dtype).eps)


@pytest.mark.parametrize("number", [0.3, torch.tensor(0.3, dtype=torch.float64)], ids=["number", "0-d tensor"])
def test_a_number_takes_the_promoted_dtype_of_mixed_operands(number: object) -> None:
    low, high = Pose.identity(dtype=torch.bfloat16), Pose([1.0, 0, 0], [0.0, 0, 0, 1]).double()
    for first, second in ((low, high), (high, low)):
        way = first.interpolate(second, number).position[0].item()
        assert way == pytest.approx(0.3 if second is high else 0.7, abs=1e-15)
        angle = first.rotation.slerp(second.rotation, number).angle().item()
        assert angle == pytest.approx(math.pi * (0.3 if second is high else 0.7), abs=1e-14)
    tangent = torch.tensor([1.0, 0, 0, 0, 0, 0], dtype=torch.float64)
    assert low.integrate(tangent, number).position[0].item() == pytest.approx(0.3, abs=1e-15)
    speed = angular_velocity(low.rotation, Rotation.exp(tangent[:3]), number)
    assert speed[0].item() == pytest.approx(1 / 0.3, abs=1e-14)
