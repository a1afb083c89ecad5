"""Losses: their values, and derivatives that are finite and right everywhere."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck
from torch.func import vmap

import posekit as pk
from posekit import Pose, Rotation
from posekit.nn import chordal_loss, geodesic_loss, pose_loss
from tests.support import sampling
from tests.support.compiling import quiet
from tests.support.marks import needs_operators

D = torch.float64
A, B = Pose(*sampling.poses(5)), Pose(*sampling.poses(5, seed=20))
AXES = torch.tensor(sampling.AXES, dtype=D)
ANGLES = torch.tensor(sampling.angles(D), dtype=D)


def scipy_rotation(rotation: Rotation) -> ScipyRotation:
    return ScipyRotation.from_quat(rotation.xyzw().numpy())


def test_losses_equal_those_of_scipy() -> None:
    angles = (scipy_rotation(A.rotation).inv() * scipy_rotation(B.rotation)).magnitude()
    matrices = [scipy_rotation(x.rotation).as_matrix() for x in (A, B)]
    squares = np.square((A.position - B.position).numpy()).sum(-1)
    np.testing.assert_allclose(geodesic_loss(A.rotation, B.rotation, reduction="none").numpy(), angles**2, rtol=1e-12)
    chordal = np.square(matrices[0] - matrices[1]).sum((-1, -2))
    np.testing.assert_allclose(chordal_loss(A.rotation, B.rotation, reduction="none").numpy(), chordal, rtol=1e-12)
    weighted = 0.25 * squares + 3.0 * angles**2
    np.testing.assert_allclose(
        pose_loss(A, B, position=0.25, rotation=3.0, reduction="none").numpy(), weighted, rtol=1e-12
    )
    np.testing.assert_allclose(pose_loss(A, B).numpy(), (squares + angles**2).mean(), rtol=1e-12)


CALLS: tuple[Callable[..., Tensor], ...] = (
    lambda **options: geodesic_loss(A.rotation, B.rotation, **options),
    lambda **options: chordal_loss(A.rotation, B.rotation, **options),
    lambda **options: pose_loss(A, B, **options),
)
each_call = pytest.mark.parametrize("call", CALLS, ids=("geodesic_loss", "chordal_loss", "pose_loss"))


@each_call
def test_reductions_are_those_of_torch(call: Callable[..., Tensor]) -> None:
    each = call(reduction="none")
    assert each.shape == (5,)
    torch.testing.assert_close(call(), each.mean())
    torch.testing.assert_close(call(reduction="mean"), each.mean())
    torch.testing.assert_close(call(reduction="sum"), each.sum())


def test_arguments_broadcast_and_may_be_empty() -> None:
    each = pose_loss(A[:, None], B[:3], position=torch.tensor([1.0, 0.0, 2.0], dtype=D), reduction="none")
    assert each.shape == (5, 3)
    torch.testing.assert_close(each[4, 1], geodesic_loss(A[4].rotation, B[1].rotation))
    assert pose_loss(A[:0], B[:0], reduction="sum") == 0
    assert geodesic_loss(A[:0].rotation, B[0].rotation, reduction="none").shape == (0,)


@pytest.mark.parametrize("axis", AXES, ids=str)
def test_gradients_are_right_at_every_angle(axis: Tensor) -> None:
    # with respect to the tangent, at 0: twice the angle along the axis, and for the chordal loss 8 sin(angle) / 2
    base = B[0].rotation.expand(len(ANGLES))
    tangent = torch.zeros(len(ANGLES), 3, dtype=D, requires_grad=True)
    moved = base.retract(axis * ANGLES[:, None]).retract(tangent)
    for loss, slope in ((geodesic_loss, 2 * ANGLES), (chordal_loss, 4 * ANGLES.sin())):
        (gradient,) = torch.autograd.grad(loss(moved, base, reduction="sum"), tangent, retain_graph=True)
        before = ANGLES < 3.14159  # at half a turn itself, rounding chooses the side of the gradient
        torch.testing.assert_close(gradient[before], (slope[:, None] * axis)[before], rtol=1e-7, atol=1e-14)
        torch.testing.assert_close(gradient.norm(dim=-1), slope.abs(), rtol=1e-7, atol=1e-12)


@pytest.mark.parametrize("turn", (torch.zeros(3, dtype=D), math.pi * AXES[1]), ids=("equal", "half a turn"))
def test_derivatives_are_finite_at_distance_zero_and_at_half_a_turn(turn: Tensor) -> None:
    rotation = Rotation.exp(turn).quaternion
    if turn.any():
        rotation = torch.cat((torch.zeros(1, dtype=D), AXES[1]))  # exactly
    for loss in (geodesic_loss, chordal_loss):
        numbers = [x.clone().requires_grad_() for x in (rotation, Rotation.identity(dtype=D).quaternion)]
        value = loss(Rotation(numbers[0]), Rotation(numbers[1]))
        first = torch.autograd.grad(value, numbers, create_graph=True)
        second = torch.autograd.grad(sum(g.square().sum() for g in first), numbers)
        assert all(g.isfinite().all() for g in (*first, *second))
    T = Pose(torch.zeros(3, dtype=D), rotation).requires_grad_()
    pose_loss(T, Pose.identity(dtype=D)).backward()
    assert T.position.grad is not None and not T.position.grad.any()
    assert T.quaternion.grad is not None and T.quaternion.grad.isfinite().all()
    assert bool(T.quaternion.grad.any()) == bool(turn.any())


def test_the_chordal_loss_is_smooth_at_half_a_turn_and_the_others_where_values_are_equal() -> None:
    half = torch.cat((torch.zeros(1, dtype=D), AXES[1]))

    def at(rotation: Tensor, loss: Callable[..., Tensor]) -> Callable[[Tensor], Tensor]:
        return lambda tangent: loss(Rotation(rotation).retract(tangent), Rotation.identity(dtype=D))

    start = torch.zeros(3, dtype=D, requires_grad=True)
    identity = Rotation.identity(dtype=D).quaternion
    for f in (at(half, chordal_loss), at(identity, chordal_loss), at(identity, geodesic_loss)):
        assert gradcheck(f, start)
        assert gradgradcheck(f, start)
    hessian = torch.func.hessian(at(identity, geodesic_loss))(start.detach())
    torch.testing.assert_close(hessian, 2 * torch.eye(3, dtype=D))


def test_derivatives_of_the_pose_loss_are_right() -> None:
    def loss(p: Tensor, q: Tensor, position: Tensor, rotation: Tensor) -> Tensor:
        return pose_loss(Pose(p, q), B, position=position, rotation=rotation)

    weights = [torch.tensor(w, dtype=D, requires_grad=True) for w in (0.3, 2.0)]
    inputs = [*[x.clone().requires_grad_() for x in A._tensors()], *weights]
    assert gradcheck(loss, inputs)
    assert gradgradcheck(loss, inputs)


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16), ids=str)
def test_half_precision_is_computed_in_float32(dtype: torch.dtype) -> None:
    far = Pose(torch.tensor([[3000.0, 0.0, 0.0]], dtype=dtype), Rotation.identity(1, dtype=dtype).quaternion)
    far.requires_grad_()
    loss = pose_loss(far, Pose.identity(1, dtype=dtype), position=1e-3)
    assert loss.dtype == torch.float32
    squared = far.position.detach().double().square().sum().item()
    torch.testing.assert_close(loss.item(), 1e-3 * squared, rtol=1e-6, atol=0)
    loss.backward()
    assert far.position.grad is not None and far.position.grad.dtype == dtype
    torch.testing.assert_close(far.position.grad.float(), 2e-3 * far.position.detach().float(), rtol=1e-2, atol=0)
    assert geodesic_loss(A.rotation.to(dtype), B.rotation.to(dtype)).dtype == torch.float32
    assert geodesic_loss(A.rotation.to(dtype), B.rotation).dtype == D


def test_losses_map_over_batches() -> None:
    mapped = vmap(lambda a, b: pose_loss(a, b, rotation=2.0))(A, B)
    torch.testing.assert_close(mapped, pose_loss(A, B, rotation=2.0, reduction="none"))


@needs_operators
@pytest.mark.parametrize("reduction", ("mean", "none"))
def test_losses_compile(reduction: Any) -> None:
    def losses(a: Pose, b: Pose) -> tuple[Tensor, ...]:
        rotations = a.rotation, b.rotation
        return (
            pose_loss(a, b, position=0.5, reduction=reduction),
            geodesic_loss(*rotations, reduction=reduction),
            chordal_loss(*rotations, reduction=reduction),
        )

    compiled = torch.compile(losses, fullgraph=True, backend="eager")
    torch.testing.assert_close(compiled(A, B), losses(A, B))


pytestmark = quiet


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(
        pk.ArgumentError, match=r"^geodesic_loss: input must be a Rotation or a Rotation2, got Pose; use pose_loss, or "
    ):
        geodesic_loss(A, B.rotation)  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"^pose_loss: target must be a Pose, got Rotation; use geodesic_loss$"):
        pose_loss(A, B.rotation)  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"^chordal_loss: input must be a Rotation or a Rotation2, got Tensor$"):
        chordal_loss(torch.zeros(4), B.rotation)  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match='reduction must be one of "mean", "sum", "none", got \'avg\''):
        geodesic_loss(A.rotation, B.rotation, reduction="avg")  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"pose_loss: position must be a number"):
        pose_loss(A, B, position="1")  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match="do not broadcast"):
        pose_loss(A, B[:3])
