"""Uncertain rotations: the rotations of uncertain poses, and what samples of SciPy scatter like."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Reference
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, UncertainPose, UncertainRotation
from tests.support import marks, sampling
from tests.support.joining import joined
from tests.support.uncertainties import FRAMES, MANY, D, assert_scattered, generator, near

each_frame = pytest.mark.parametrize("frame", FRAMES)


def covariances(*batch: int, seed: int = 0, deviation: float = 0.1) -> Tensor:
    factor = deviation * sampling.normal(*batch, 3, 3, seed=seed + 7)
    return factor @ factor.mT + 1e-4 * torch.eye(3, dtype=D)


def estimates(*batch: int, frame: Any = "body", seed: int = 0) -> UncertainRotation:
    rotation = Rotation.random(*batch, dtype=D, generator=generator(seed))
    return UncertainRotation(rotation, covariances(*batch, seed=seed), frame)


def as_pose(estimate: UncertainRotation) -> UncertainPose:
    """The pose at the origin with the same rotation."""
    covariance = torch.zeros(*estimate.shape, 6, 6, dtype=D)
    covariance[..., 3:, 3:] = estimate.covariance
    return UncertainPose(Pose.from_rotation(estimate.rotation), covariance, estimate.frame)


def same(a: UncertainRotation, b: UncertainRotation, atol: float = 1e-12) -> None:
    assert isinstance(a, UncertainRotation) and a.frame == b.frame
    assert a.rotation.allclose(b.rotation, atol=atol)
    near(a.covariance, b.covariance, atol)


@each_frame
def test_operations_are_those_of_poses_without_a_translation(frame: Any) -> None:
    a, b = estimates(3, frame=frame), estimates(3, frame="world", seed=1)
    p, q, tangent = as_pose(a), as_pose(b), sampling.normal(3, 3, seed=5)
    twist = torch.cat((torch.zeros_like(tangent), tangent), -1)
    same(a @ b, (p @ q).rotation)
    same(a @ b.rotation, (p @ q.pose).rotation)
    same(b.rotation @ a, (q.pose @ p).rotation)
    same(~a, (~p).rotation)
    same(a.between(b), p.between(q).rotation)
    same(a.retract(tangent), p.retract(twist).rotation)
    same(a.retract(tangent, frame="world"), p.retract(twist, frame="world").rotation)
    same(a.in_frame("world"), p.in_frame("world").rotation)
    close = UncertainRotation(a.rotation.retract(0.1 * tangent), b.covariance, "body")
    same(a.fuse(close), p.fuse(as_pose(close)).rotation, 1e-9)
    points, spread = sampling.normal(3, 3, seed=6), covariances(3, seed=8)
    for got, want in zip(a.apply(points, spread), p.apply(points, spread), strict=True):
        near(got, want)


def test_a_distance_by_hand() -> None:
    """Sigmas of 0.1, 0.2 and 0.5 rad about the axes, and a turn of 0.3 rad about z."""
    a = UncertainRotation(Rotation.identity(dtype=D), torch.tensor([0.01, 0.04, 0.25], dtype=D).diag())
    turned = Rotation.exp(torch.tensor([0, 0, 0.3], dtype=D))
    near(a.mahalanobis(turned), 0.6)
    near(a.mahalanobis(UncertainRotation(turned, a.covariance)), 0.3 / 0.5**0.5)
    near(a.fuse(UncertainRotation(turned, a.covariance)).rotation.rotvec(), [0, 0, 0.15], 1e-12)


@pytest.mark.slow(but="world")
@each_frame
def test_samples_of_scipy_scatter_like_compositions(frame: Any) -> None:
    a, b = (estimates(frame=frame, seed=k) for k in range(2))
    scale = 0.3
    a, b = (UncertainRotation(x.rotation, scale**2 * x.covariance, frame) for x in (a, b))
    drawn = []
    for k, x in enumerate((a, b)):
        root = np.linalg.cholesky(x.covariance.numpy())
        errors = Reference.from_rotvec(np.random.default_rng(k).standard_normal((MANY, 3)) @ root.T)
        mean = Reference.from_quat(x.rotation.xyzw().numpy())
        drawn.append(mean * errors if frame == "body" else errors * mean)
    found = a @ b
    mean = Reference.from_quat(found.rotation.xyzw().numpy())
    product = drawn[0] * drawn[1]
    errors = mean.inv() * product if frame == "body" else product * mean.inv()
    assert_scattered(torch.tensor(errors.as_rotvec()), found.covariance, curved=0.02)


@each_frame
def test_samples_have_the_given_covariance(frame: Any) -> None:
    a = estimates(frame=frame)
    drawn = a.sample(MANY, generator=generator(3))
    assert_scattered(a.rotation.local(drawn, frame=frame), a.covariance, curved=0.02)


def test_the_rotation_of_a_pose_is_its_marginal() -> None:
    root = 0.1 * sampling.normal(6, 6, seed=2)
    pose = UncertainPose(Pose.random(dtype=D, generator=generator(4)), root @ root.mT)
    for frame in FRAMES:
        part = pose.in_frame(frame).rotation
        assert part.frame == frame
        same(part.in_frame("body"), pose.rotation)
    drawn = pose.sample(MANY, generator=generator(5)).rotation
    assert_scattered(pose.pose.rotation.local(drawn), pose.rotation.covariance, curved=0.02)


@pytest.mark.parametrize("use", ["compose", marks.slow("fuse"), "mahalanobis", marks.slow("apply"), "retract"])
def test_derivatives_are_right(use: str) -> None:
    a, b = estimates(2), estimates(2, frame="world", seed=3)
    other = UncertainRotation(a.rotation.retract(0.2 * sampling.normal(2, 3, seed=9)), b.covariance)

    def function(q: Tensor, covariance: Tensor, tangent: Tensor) -> tuple[Tensor, ...]:
        x = UncertainRotation(Rotation(q), covariance + covariance.mT)
        if use == "mahalanobis":
            return (x.mahalanobis(other),)
        if use == "apply":
            return x.apply(tangent)
        y = {
            "compose": lambda: x @ b,
            "fuse": lambda: x.fuse(other, iterations=2),
            "retract": lambda: x.retract(tangent),
        }
        made = y[use]()
        return made.rotation.matrix(), made.covariance

    leaves = [x.clone().requires_grad_() for x in (a.rotation.quaternion, a.covariance, sampling.normal(2, 3, seed=1))]
    assert gradcheck(function, leaves, fast_mode=True)
    assert gradgradcheck(*joined(function, leaves), fast_mode=True)


def test_values_are_batched_indexed_joined_and_converted() -> None:
    a = estimates(2, 3)
    assert a.shape == (2, 3) and a[1].shape == (3,) and len(a) == 2
    same(a[1, 2], UncertainRotation(a.rotation[1, 2], a.covariance[1, 2]))
    same(pk.stack([a[0], a[1]]), a)
    same(torch.cat([a, ~a])[2:], ~a)
    same(a.flatten().reshape(2, 3), a)
    assert a.float().dtype == torch.float32 and a.half().covariance.dtype == torch.float16
    wide = UncertainRotation(Rotation.identity(4, 1), torch.eye(3, dtype=D).expand(5, 3, 3))
    assert wide.shape == (4, 5) and wide.dtype == D
    leaves, spec = torch.utils._pytree.tree_flatten(a.in_frame("world"))
    assert len(leaves) == 2
    same(torch.utils._pytree.tree_unflatten(leaves, spec), a.in_frame("world"))
    same(pickle.loads(pickle.dumps(a)), a)
    assert a.isclose(a.in_frame("world"), atol=1e-12).all() and not a.isclose(~a).any()
    assert a[:, :0].compose(a[:, :0]).shape == (2, 0)
    pk.testing.assert_close(a, a.in_frame("world"))
    opposite = UncertainRotation(Rotation(-a.rotation.quaternion), a.covariance)
    near((opposite @ a).covariance, (a @ a).covariance)


def test_it_prints_its_standard_deviations() -> None:
    text = "UncertainRotation(quaternion=[1., 0., 0., 0.], sigma=[0.1000, 0.2000, 0.3000], frame='body')"
    assert repr(UncertainRotation(Rotation.identity(), torch.tensor([0.01, 0.04, 0.09]).diag())) == text


def test_chains_compose_and_cumulate() -> None:
    a = estimates(5, seed=2)
    product = a[0] @ a[1] @ a[2] @ a[3] @ a[4]
    same(pk.chain(a), product, 1e-11)
    same(pk.cumulative(a)[4], product, 1e-11)
    same(pk.cumulative(a, parents=[-1, 0, 0, 1, 2])[4], a[0] @ a[2] @ a[4], 1e-11)
    assert pk.chain(a[:0]).rotation.allclose(Rotation.identity(dtype=D))


def test_files_keep_them(tmp_path: Any) -> None:
    a = estimates(2, frame="world")
    pk.io.write_safetensors(tmp_path / "a.safetensors", {"a": a})
    same(pk.io.read_safetensors(tmp_path / "a.safetensors")["a"], a, 0)


@pytest.mark.parametrize("function", ["compile", "vmap", "jvp"])
def test_modes_of_torch(function: str) -> None:
    a, b = estimates(3), estimates(3, seed=1)

    def call(q: Tensor, covariance: Tensor) -> tuple[Tensor, Tensor]:
        made = (UncertainRotation(Rotation(q), covariance) @ b[0]).inverse()
        return made.rotation.quaternion, made.covariance

    given = (a.rotation.quaternion, a.covariance)
    if function == "vmap":
        found = torch.func.vmap(call)(*given)
        want = call(*given)
    elif function == "compile":
        found, want = torch.compile(call, fullgraph=True, backend="eager")(*given), call(*given)
    else:
        along = tuple(sampling.normal(*x.shape, seed=k) for k, x in enumerate(given))
        _, found = torch.func.jvp(call, given, along)
        step = 1e-6
        ends = [call(*(x + s * step * d for x, d in zip(given, along, strict=True))) for s in (1, -1)]
        want = tuple((x - y) / (2 * step) for x, y in zip(*ends, strict=True))
    for x, y in zip(found, want, strict=True):
        near(x, y, 1e-7)


A, E = UncertainRotation(Rotation.identity(2), torch.eye(3)), torch.eye(3)
ERRORS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "UncertainRotation: rotation must be a Rotation or a Rotation2, got Pose": (
        pk.ArgumentError,
        lambda: UncertainRotation(Pose.identity(), E),
    ),
    r"UncertainRotation: covariance must have shape \(\.\.\., 3, 3\), got \(6, 6\)": (
        pk.ShapeError,
        lambda: UncertainRotation(A.rotation, torch.eye(6)),
    ),
    r"UncertainRotation: batch shapes do not broadcast: rotation \(2,\), covariance \(3,\)": (
        pk.ShapeError,
        lambda: UncertainRotation(A.rotation, E.expand(3, 3, 3)),
    ),
    "UncertainRotation.compose: other must be an UncertainRotation or a Rotation, got UncertainPose": (
        pk.ArgumentError,
        lambda: A @ UncertainPose(Pose.identity(), torch.eye(6)),
    ),
    "Pose @ UncertainRotation has no meaning: it takes a Rotation or an UncertainRotation": (
        pk.ArgumentError,
        lambda: Pose.identity() @ A,
    ),
    "Tensor @ UncertainRotation has no meaning": (pk.ArgumentError, lambda: torch.ones(3) @ A),
    r"UncertainRotation.retract: tangent must have shape \(\.\.\., 3\), got \(6,\)": (
        pk.ShapeError,
        lambda: A.retract(torch.ones(6)),
    ),
    "UncertainRotation.fuse: other must be an UncertainRotation, got Rotation": (
        pk.ArgumentError,
        lambda: A.fuse(A.rotation),
    ),
    r"UncertainRotation.apply: points must have shape \(\.\.\., 3\), got \(2,\)": (
        pk.ShapeError,
        lambda: A.apply(torch.ones(2)),
    ),
    r"UncertainRotation.validate: covariance\[1\] is not positive semidefinite": (
        pk.ValidationError,
        lambda: UncertainRotation(A.rotation, torch.stack((E, -E))).validate(),
    ),
    "no attribute 'propagate': `UncertainRotation.compose`, which takes the motion": (
        AttributeError,
        lambda: A.propagate,
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_error_messages(message: str) -> None:
    kind, call = ERRORS[message]
    with pytest.raises(kind, match=message):
        call()
