"""Poses and rotations as pytrees in torch's transforms and activation checkpoints."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import attrs
import pytest
import torch
from torch import Tensor
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vmap
from torch.utils.checkpoint import checkpoint

import posekit as pk
from tests.reference import pose as pose_reference
from tests.reference import rotation as rotation_reference
from tests.reference import so3 as so3_reference
from tests.support import sampling
from tests.support.composing import Function, directions, near, pair, scalar


def made_of(parts: tuple[Tensor, ...]) -> Iterator[pk.Pose]:
    yield pk.Pose(*parts[:2])
    yield pk.Pose(*parts[2:])


def test_vmap_accepts_and_returns_poses() -> None:
    a, b = made_of(pair(4))
    near(vmap(lambda x, y: x @ y)(a, b), a @ b)
    every_combination = vmap(vmap(pk.Pose.between, in_dims=(None, 0)), in_dims=(0, None))(a, b)
    assert isinstance(every_combination, pk.Pose)
    near(every_combination, a[:, None].between(b))
    turned = vmap(lambda r: (~r).log())(a.rotation)
    near(turned, so3_reference.log(rotation_reference.inverse(a.quaternion)))


@pytest.mark.parametrize("transform", (grad, jacrev, jacfwd))
def test_gradients_with_respect_to_a_pose_are_poses(transform: Function) -> None:
    inputs = pair()
    a, b = made_of(inputs)
    got = transform(lambda x: scalar(lambda y: y @ b)(x))(a)
    assert isinstance(got, pk.Pose)
    want = grad(scalar(pose_reference.compose), argnums=(0, 1))(*inputs)
    near(got, want)


def test_jacobians_and_hessians_of_poses() -> None:
    inputs = pair()
    a, b = made_of(inputs)
    got = jacrev(lambda x: (x @ b).position)(a)
    want = jacrev(lambda p, q: pose_reference.compose(p, q, *inputs[2:])[0], argnums=(0, 1))(*inputs[:2])
    near(got, want)
    near(hessian(scalar(lambda x: ~x))(a), hessian(scalar(pose_reference.inverse), argnums=(0, 1))(*inputs[:2]))
    pushed = jvp(lambda x: x @ b, (a,), (pk.Pose(*directions()[:2]),))[1]
    want = jvp(lambda p, q: pose_reference.compose(p, q, *inputs[2:]), inputs[:2], directions()[:2])[1]
    near(pushed, want)


def test_per_sample_gradients_with_respect_to_rotations() -> None:
    quaternion = sampling.quaternions(5, seed=9)
    got = vmap(grad(lambda r: r.log().square().sum()))(pk.Rotation(quaternion))
    want = vmap(grad(lambda q: so3_reference.log(q).square().sum()))(quaternion)
    assert isinstance(got, pk.Rotation)
    near(got, want)


@pytest.mark.guarantee("Guarantees", "modules")
def test_activation_checkpoints_accept_poses() -> None:
    inputs = tuple(x.requires_grad_() for x in pair(3))
    a, b = made_of(inputs)
    loss = checkpoint(scalar(lambda x, y: x @ y), a, b, use_reentrant=False)
    near(torch.autograd.grad(loss, inputs), torch.autograd.grad(scalar(pose_reference.compose)(*inputs), inputs))


@pytest.mark.parametrize("kind", (pk.Pose, pk.Rotation, pk.Trajectory, pk.UncertainPose, pk.kinematics.Robot))
def test_annotations_of_fields_are_types(kind: type) -> None:
    hints = typing.get_type_hints(kind)
    assert {field.name for field in attrs.fields(kind) if field.init} <= {*hints}
    assert hints.get("quaternion", Tensor) is Tensor
