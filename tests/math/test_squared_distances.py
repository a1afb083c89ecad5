"""Squared angles and distances: correct second derivatives at equal rotations, one-sided gradients at half turns."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit import Pose, Rotation, errors
from posekit.math import pose, rotation
from tests.support import contract, sampling

D = torch.float64
Loss = Callable[[Tensor], Tensor]


def hessian(loss: Loss, size: int) -> Tensor:
    return torch.autograd.functional.hessian(loss, torch.zeros(size, dtype=D))


@pytest.mark.parametrize("seed", range(3))
def test_where_rotations_agree_the_hessian_is_that_of_a_square(seed: int) -> None:
    R, eye = Rotation(3 * sampling.quaternions(seed=seed)), torch.eye(3, dtype=D)
    for loss, curvature in (
        (lambda x: R.retract(x).squared_distance(R), 2),
        (lambda x: R.squared_distance(R.retract(x)), 2),
        (lambda x: Rotation(-R.quaternion).squared_distance(R.retract(x, frame="world")), 2),
        (lambda x: R.retract(x).squared_chordal_distance(R), 4),
        (lambda x: R.squared_chordal_distance(R.retract(x)), 4),
        (lambda x: R.between(R.retract(x)).squared_angle(), 2),
    ):
        here = torch.zeros(3, dtype=D, requires_grad=True)
        (slope,) = torch.autograd.grad(loss(here), here)
        assert slope.abs().max() <= 1e-15
        torch.testing.assert_close(hessian(loss, 3), curvature * eye, rtol=0, atol=1e-14)


def test_where_poses_agree_the_hessian_has_the_weights() -> None:
    T = Pose.random(dtype=D, generator=torch.Generator().manual_seed(1))
    for weights in ({}, {"position": 3.0}, {"rotation": 0.25}, {"position": 0.5, "rotation": torch.tensor(2.0)}):
        expected = [2.0 * float(weights.get(name, 1)) for name in ("position", "rotation") for _ in range(3)]
        found = hessian(lambda x, w=weights: T.retract(x).squared_distance(T, **w), 6)
        torch.testing.assert_close(found, torch.diag(torch.tensor(expected, dtype=D)), rtol=0, atol=1e-14)


@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=str)
def test_squares_of_the_smallest_and_the_largest_angles_are_accurate(dtype: torch.dtype) -> None:
    angles = torch.tensor([0.0, 1e-15, 1e-8, 1e-4, 0.1, 2.0, math.pi - 1e-3, math.pi], dtype=dtype)
    S = Rotation.from_axis_angle([0.6, 0, 0.8], angles)
    R, exact, eps = Rotation.identity(dtype=dtype), S.quaternion.double(), torch.finfo(dtype).eps
    half = torch.atan2(exact[:, 1:].norm(dim=-1), exact[:, 0].abs())
    for found, wanted in (
        (R.squared_distance(S), (2 * half).square()),
        (S.squared_angle(), (2 * half).square()),
        (R.squared_chordal_distance(S), 8 * half.sin().square()),
    ):
        assert found.dtype is dtype
        torch.testing.assert_close(found.double(), wanted, rtol=8 * eps, atol=0)


@pytest.mark.parametrize("angle", [0.0, 1e-5, 0.3, 2.0, math.pi - 1e-2])
def test_all_derivatives_are_right_at_every_angle(angle: float) -> None:
    a, b = Rotation(sampling.quaternions(3, seed=3)), Rotation.from_rotvec([0.0, 0, angle]).to(D)
    ends = contract.leaves([a.quaternion, (a @ b).quaternion])
    for op in (rotation.squared_distance, rotation.squared_chordal_distance):
        assert gradcheck(op, ends)
        assert gradgradcheck(op, ends, atol=1e-4)
    inputs = contract.leaves([sampling.normal(3, 3), ends[0].detach(), sampling.normal(3, 3, seed=1), ends[1].detach()])
    inputs += contract.leaves([sampling.normal(3, seed=2), sampling.normal(1, seed=3)])
    assert gradcheck(pose.squared_distance, inputs)
    assert gradgradcheck(pose.squared_distance, inputs, atol=1e-4)


def test_at_half_turns_the_gradient_is_one_sided() -> None:
    q = torch.tensor([0.0, 0.6, 0, -0.8], dtype=D, requires_grad=True)
    (slope,) = torch.autograd.grad(Rotation(q).squared_angle(), q)
    torch.testing.assert_close(slope, torch.tensor([-4 * math.pi, 0, 0, 0], dtype=D))
    one = torch.tensor([1.0, 0, 0, 0], dtype=D)
    (slope,) = torch.autograd.grad(Rotation(one).squared_distance(Rotation(q)), q)
    torch.testing.assert_close(slope.abs(), torch.tensor([4 * math.pi, 0, 0, 0], dtype=D))
    assert gradcheck(rotation.squared_chordal_distance, contract.leaves([one[None], q.detach()[None]]))


def test_squared_distances_are_the_squares_of_the_distances() -> None:
    R, S = (Rotation(sampling.quaternions(50, seed=s)) for s in (8, 9))
    torch.testing.assert_close(R.squared_distance(S), R.distance(S).square(), rtol=1e-14, atol=0)
    torch.testing.assert_close(R.squared_chordal_distance(S), R.chordal_distance(S).square(), rtol=1e-14, atol=0)
    torch.testing.assert_close(R.squared_angle(), R.angle().square(), rtol=1e-14, atol=0)
    A, B = (Pose(sampling.normal(50, 3, seed=s), q.quaternion) for s, q in ((1, R), (2, S)))
    metres, radians = A.distance(B)
    weight = torch.linspace(0, 2, 50, dtype=D)
    found = A.squared_distance(B, position=weight, rotation=0.5)
    torch.testing.assert_close(found, weight * metres.square() + 0.5 * radians.square(), rtol=1e-14, atol=0)


def test_weights_broadcast_and_invalid_ones_are_rejected() -> None:
    T = Pose.random(3)
    assert T.squared_distance(T, rotation=torch.ones(4, 1)).shape == (4, 3)
    assert T.squared_distance(T[0], position=2).dtype is torch.float32
    with pytest.raises(errors.ArgumentError, match=r"Pose.squared_distance: position must be a number"):
        T.squared_distance(T, position="1")  # type: ignore[arg-type]
    with pytest.raises(errors.ShapeError, match=r"Pose.squared_distance"):
        T.squared_distance(T, rotation=torch.ones(4))
    with pytest.raises(errors.ArgumentError, match="squared_distance: other must be a Pose, got Rotation"):
        T.squared_distance(T.rotation)  # type: ignore[arg-type]
