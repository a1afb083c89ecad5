"""Uncertain poses: first order against Monte Carlo, exact identities, fusion against a minimiser, derivatives."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy import optimize, stats
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, UncertainPose, numerics
from posekit.math import motion as ops
from tests.reference import pose as reference
from tests.support import marks, sampling
from tests.support.joining import joined
from tests.support.uncertainties import (
    FRAMES,
    MANY,
    D,
    assert_same,
    assert_scattered,
    covariances,
    estimates,
    generator,
    near,
)

# First order against Monte Carlo. Deviations are 0.02, so that what is left out, their square, is 4e-4 of the result.

SMALL, CURVED = 0.02, 1e-3


@pytest.mark.parametrize("frame", FRAMES)
def test_samples_have_the_given_covariance(frame: str) -> None:
    A = estimates(frame=frame, deviation=0.5)  # exact: no deviation is too large
    samples = A.sample(MANY, generator=generator(1))
    tangents = A.pose.local(samples, frame=A.frame)
    assert_scattered(tangents, A.covariance)


@pytest.mark.slow(but="frames3")
@pytest.mark.parametrize("frames", [(a, b) for a in FRAMES for b in FRAMES])
def test_compose_agrees_with_monte_carlo(frames: tuple[str, str]) -> None:
    A, B = (estimates(frame=frame, deviation=SMALL, seed=k) for k, frame in enumerate(frames))
    C = A @ B
    assert C.frame == A.frame
    samples = A.sample(MANY, generator=generator(2)) @ B.sample(MANY, generator=generator(3))
    tangents = C.pose.local(samples, frame=C.frame)
    assert_scattered(tangents, C.covariance, curved=CURVED)


@pytest.mark.slow(but="world")
@pytest.mark.parametrize("frame", FRAMES)
def test_inverse_agrees_with_monte_carlo(frame: str) -> None:
    A = estimates(frame=frame, deviation=SMALL)
    B = ~A
    assert B.frame == frame
    samples = ~A.sample(MANY, generator=generator(4))
    tangents = B.pose.local(samples, frame=B.frame)
    assert_scattered(tangents, B.covariance, curved=CURVED)


@pytest.mark.slow(but="world")
@pytest.mark.parametrize("frame", FRAMES)
def test_apply_agrees_with_monte_carlo(frame: str) -> None:
    A = estimates(frame=frame, deviation=SMALL)
    point, own = sampling.normal(3, seed=5), 1e-4 * torch.tensor([[3, 1, 0], [1, 2, 0], [0, 0, 0.5]], dtype=D)
    samples = A.sample(MANY, generator=generator(6))
    moved, covariance = A.apply(point)
    near(moved, A.pose.apply(point))
    assert_scattered(samples.apply(point), covariance, curved=CURVED)
    noise = torch.randn(MANY, 3, dtype=D, generator=generator(7)) @ torch.linalg.cholesky(own).T
    moved, covariance = A.apply(point, own)
    assert_scattered(samples.apply(point + noise), covariance, curved=CURVED)
    assert torch.equal(covariance, covariance.mT)


@pytest.mark.slow
def test_fuse_and_mahalanobis_agree_with_monte_carlo() -> None:
    n, truth = 100_000, Pose(*sampling.poses())
    first, second = (covariances(deviation=SMALL, seed=k) for k in (8, 9))
    A = UncertainPose(truth.expand(n).perturb(first, generator=generator(10)), first)
    B = UncertainPose(truth.expand(n).perturb(second, generator=generator(11)), second)
    C = A.fuse(B, iterations=2)
    # How well two estimates know together depends on how they differ: on average, to second order only.
    assert_scattered(C.pose.local(truth.expand(n)), C.covariance.mean(0), curved=CURVED)
    for distance in (A.mahalanobis(truth), A.mahalanobis(B), C.mahalanobis(truth)):
        square = distance.square()
        assert abs(square.mean() - 6) <= 5 * math.sqrt(12 / n) + 6 * CURVED
        near_top = (square > stats.chi2(6).ppf(0.99)).double().mean()
        assert abs(near_top - 0.01) <= 5 * math.sqrt(0.01 / n) + 0.01 * 0.02


def test_dtypes_promote() -> None:
    A, B = estimates(2).to(torch.float32), estimates(2, seed=1)
    for made in (A @ B, B @ A, A @ B.pose, B.pose @ A, A.in_frame("world") @ B.pose, A.fuse(B), B.fuse(A)):
        assert made.pose.dtype == made.covariance.dtype == D
    assert A.mahalanobis(B).dtype == A.mahalanobis(B.pose).dtype == D
    for x in A.apply(sampling.normal(2, 3), torch.eye(3)):
        assert x.dtype == D


@pytest.mark.parametrize("frame", ("body", "world"))
def test_point_covariances_promote_the_points(frame: str) -> None:
    A, points = estimates(2, frame=frame).to(torch.float32), sampling.normal(2, 3).float()
    moved, covariance = A.apply(points, torch.eye(3, dtype=D))
    assert moved.dtype == covariance.dtype == D
    want = reference.apply(A.pose.position.double(), A.pose.quaternion.double(), points.double())
    assert (moved - want).abs().max() < 1e-14  # computed in float64, not converted afterwards
    moved, covariance = A.apply(points, torch.eye(3, dtype=torch.float16))
    assert moved.dtype == covariance.dtype == torch.float32


# Exact


def test_both_sides_represent_the_same_distribution() -> None:
    A = estimates(4)
    B = A.in_frame("world")
    assert B.frame == "world"
    near(B.covariance, A.pose.adjoint() @ A.covariance @ A.pose.adjoint().mT)
    assert torch.equal(B.covariance, B.covariance.mT)
    assert_same(B.in_frame("body"), A)
    assert A.in_frame("body") is A
    samples = (x.sample(5, generator=generator(12)) for x in (A, B))
    assert next(samples).allclose(next(samples), atol=1e-6)


@pytest.mark.parametrize("frame", FRAMES)
def test_operations_do_not_depend_on_the_frame(frame: str) -> None:
    A, B = estimates(4), estimates(4, seed=1)
    other = "world" if frame == "body" else "body"
    assert_same((A.in_frame(frame) @ B).in_frame(other), A.in_frame(other) @ B.in_frame(frame))
    assert_same((~A.in_frame(frame)).in_frame(other), ~A.in_frame(other))
    assert_same(A.in_frame(frame).fuse(B).in_frame(other), A.in_frame(other).fuse(B))
    near(A.in_frame(frame).mahalanobis(B), A.mahalanobis(B.in_frame(other)))
    for got, want in zip(A.in_frame(frame).apply(torch.ones(3, dtype=D)), A.apply(torch.ones(3, dtype=D)), strict=True):
        near(got, want)


@pytest.mark.parametrize("frame", FRAMES)
def test_composition_is_associative_and_inversion_reverses_it(frame: str) -> None:
    A, B, C = (estimates(3, frame=frame, seed=k) for k in range(3))
    assert_same((A @ B) @ C, A @ (B @ C))
    assert_same(~(A @ B), ~B @ ~A)
    assert_same(~~A, A)


@pytest.mark.parametrize("frame", FRAMES)
def test_a_pose_has_zero_covariance(frame: str) -> None:
    A, T = estimates(3, frame=frame), Pose(*sampling.poses(3, seed=4))
    certain = UncertainPose(T, torch.zeros(6, 6, dtype=D), frame)
    assert_same(A @ T, A @ certain)
    assert_same(A.compose(T), A @ T)
    assert_same(T @ A, certain @ A)
    assert_same((T @ A) @ ~T, T @ (A @ ~T))


def test_a_lever_arm_converts_angular_to_positional_uncertainty() -> None:
    # By hand: 0.1 rad about z at a lever of 2 along x is 0.2 along y, and correlated with the angle.
    covariance = torch.zeros(6, 6, dtype=D)
    covariance[5, 5] = 0.01
    A = UncertainPose(Pose.identity(dtype=D), covariance)
    near(A.apply([2.0, 0.0, 0.0])[1], torch.diag(torch.tensor([0.0, 0.04, 0.0], dtype=D)))
    C = (A @ Pose([2.0, 0.0, 0.0])).covariance
    near(C[[1, 1, 5], [1, 5, 5]], [0.04, 0.02, 0.01])


# Fusion


def test_fusion_is_the_minimum_of_both_squared_distances() -> None:
    A, B = estimates(2), estimates(2, seed=3)
    B = UncertainPose(A.pose.retract(0.2 * sampling.normal(2, 6, seed=4)), B.covariance)
    C = A.fuse(B, iterations=20)
    weights = [torch.linalg.inv(x.covariance) for x in (A, B)]

    def cost(step: np.ndarray, k: int) -> float:
        moved = C.pose[k].retract(torch.from_numpy(step))
        errors = [x.pose[k].local(moved) for x in (A, B)]
        return float(sum(e @ w[k] @ e for e, w in zip(errors, weights, strict=True)))

    for k in range(2):
        found = optimize.minimize(cost, np.zeros(6), args=(k,), method="BFGS", options={"gtol": 1e-7})
        assert np.abs(found.x).max() < 1e-6
    near(A.fuse(B).pose.local(C.pose), torch.zeros(2, 6), 1e-6)
    other = B.fuse(A, iterations=20)
    assert_same(C, other, 1e-9)


def test_fusion_of_many_estimates_is_independent_of_the_order() -> None:
    A, B, C = (estimates(2, seed=k) for k in (2, 3, 5))
    B = UncertainPose(A.pose.retract(0.2 * sampling.normal(2, 6, seed=4)), B.covariance)
    C = UncertainPose(A.pose.retract(0.2 * sampling.normal(2, 6, seed=6)), C.covariance)
    fused = A.fuse(B, C, iterations=30)
    assert_same(C.fuse(A, B, iterations=30), fused, 1e-12)
    step = torch.zeros(2, 6, dtype=D, requires_grad=True)
    errors = [x.pose.local(fused.pose.retract(step)) for x in (A, B, C)]
    weights = [torch.linalg.inv(x.covariance) for x in (A, B, C)]
    costs = [torch.einsum("ni,nij,nj->", e, w, e) for e, w in zip(errors, weights, strict=True)]
    (slope,) = torch.autograd.grad(sum(costs), step)
    near(slope, torch.zeros(2, 6), 1e-9 * max(float(w.abs().max()) for w in weights))
    with pytest.raises(pk.ArgumentError, match=r"UncertainPose\.fuse: needs at least one other estimate"):
        A.fuse()


def test_fusion_at_equal_means_adds_information_matrices() -> None:
    A = estimates(3)
    B = UncertainPose(A.pose, covariances(3, seed=5))
    want = torch.linalg.inv(torch.linalg.inv(A.covariance) + torch.linalg.inv(B.covariance))
    C = A.fuse(B)
    near(C.covariance, want)
    assert C.pose.allclose(A.pose, atol=1e-12)


def test_fusion_prefers_certain_and_ignores_vague_estimates() -> None:
    A, B = estimates(3), estimates(3, seed=1)
    certain = UncertainPose(A.pose, torch.zeros(6, 6, dtype=D))
    C = B.fuse(certain, iterations=10)
    assert C.pose.allclose(A.pose, atol=1e-9)
    near(C.covariance, torch.zeros(3, 6, 6), 1e-9)
    vague = UncertainPose(B.pose, 1e9 * torch.eye(6, dtype=D))
    assert_same(A.fuse(vague, iterations=1), A, 1e-6)


@pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)
def test_fusion_keeps_common_certain_directions(dtype: torch.dtype) -> None:
    planar = torch.tensor([1.0, 4.0, 0, 0, 0, 0.25], dtype=dtype) * 1e-2
    first = UncertainPose(Pose.exp(torch.tensor([0.1, 0, 0, 0, 0, 0.02], dtype=dtype)), torch.diag(planar))
    second = UncertainPose(Pose.identity(dtype=dtype), torch.diag(3 * planar))
    free = torch.diag(torch.where(planar == 0, 1, planar))  # the others do not matter to what is planar
    want = UncertainPose(first.pose, free).fuse(UncertainPose(second.pose, 3 * free))
    # In one batch with an element that is regular.
    both = [
        UncertainPose(A.pose.expand(2), torch.stack((A.covariance, k * free))) for A, k in ((first, 1), (second, 3))
    ]
    fused = both[0].fuse(both[1])
    eps = torch.finfo(dtype).eps
    near(fused.pose.log(), want.pose.log().expand(2, 6), 20 * eps)
    near(fused.covariance[1], want.covariance, 20 * eps)
    near(fused.covariance[0], torch.where((planar != 0)[:, None] & (planar != 0), want.covariance, 0), 20 * eps)
    # The same motion in a plane that no axis of the frame is normal to.
    tilt = Pose.exp(torch.tensor([0.3, -0.2, 0.5, 0.7, -0.4, 0.2], dtype=dtype))
    tilted = [
        UncertainPose(tilt @ A.pose @ ~tilt, numerics.propagated(tilt.adjoint(), A.covariance)) for A in (first, second)
    ]
    found = tilted[0].fuse(tilted[1])
    near((~tilt @ found.pose @ tilt).log(), want.pose.log(), 500 * eps)
    near(found.covariance, numerics.propagated(tilt.adjoint(), fused.covariance[0]), 20 * eps)
    assert tilted[0].mahalanobis(tilted[1]).isnan() and first.mahalanobis(second.pose).isnan()


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16, torch.float32, D), ids=str)
def test_fusion_of_equal_covariances_is_the_midpoint(dtype: torch.dtype) -> None:
    heading = torch.zeros(6, 6, dtype=D)
    heading[[1, 1, 5, 5], [1, 5, 1, 5]] = torch.tensor([1.0, 0.1, 0.1, 0.01], dtype=D)  # at the end of a lever of 10
    half = dtype.itemsize == 2
    for known in (torch.eye(6, dtype=D) + 2 * heading, 1e-3 * torch.eye(6, dtype=D) + heading):
        if half and known[0, 0] < 1:
            continue  # stored in half precision it is no covariance
        apart = 0.5 if half else 2.0**-10  # they are not parallel but for small distances
        A, B = (UncertainPose(Pose([0, x, 0]).to(dtype), known.to(dtype)) for x in (0.0, apart))
        fused = A.fuse(B)
        eps = torch.finfo(dtype).eps
        near(fused.pose.position, torch.tensor([0, apart / 2, 0]).to(dtype), (8 if half else 1000) * eps * apart)
        near(fused.covariance, (known / 2).to(dtype), 20 * eps if half else 1e-5)
        assert A.mahalanobis(B).isfinite()


def test_a_distance_by_hand() -> None:
    A = UncertainPose(Pose.identity(dtype=D), torch.diag(torch.tensor([4.0, 1, 1, 1, 1, 1], dtype=D)))
    near(A.mahalanobis(Pose([6.0, 4.0, 0.0])), 5.0)
    near(A.mahalanobis(UncertainPose(Pose([6.0, 0.0, 0.0]), torch.eye(6))), 6 / 5**0.5, 1e-6)
    B, C = estimates(3), estimates(3, seed=2)
    near(B.mahalanobis(C), C.mahalanobis(B), 1e-9)
    assert UncertainPose(Pose.identity(), torch.zeros(6, 6)).mahalanobis(Pose([1.0, 0.0, 0.0])).isnan()


# Derivatives

POINT, COVARIANCE = sampling.normal(2, 3), covariances(2)
USES: dict[str, Callable[[UncertainPose, UncertainPose], Tensor]] = {
    "compose": lambda A, B: (A @ B).covariance,
    "inverse": lambda A, B: (~A).covariance + B.in_frame("world").covariance,
    "fuse": lambda A, B: torch.cat(
        (A.fuse(B, iterations=2).pose.log(), A.fuse(B, iterations=2).covariance.sum(-1)), -1
    ),
    "apply": lambda A, B: torch.cat([A.apply(POINT)[1], B.in_frame("world").apply(POINT, COVARIANCE[..., :3, :3])[1]]),
    "sample": lambda A, B: A.sample(generator=generator(13)).log() + B.sample(generator=generator(13)).log(),
    "mahalanobis": lambda A, B: A.mahalanobis(B) + A.mahalanobis(B.pose),
}


@pytest.mark.slow(but="[aic]*")
@pytest.mark.parametrize("use", [marks.slow(use) if use == "fuse" else use for use in USES])
def test_derivatives_are_correct(use: str) -> None:
    quaternion, other = (sampling.unit_quaternions(2, seed=k) for k in (3, 4))

    def function(position: Tensor, tangent: Tensor, covariance: Tensor) -> Tensor:
        A = UncertainPose(Pose(position, quaternion).retract(tangent), covariance)
        B = UncertainPose(Pose(POINT, other), COVARIANCE + 0.1 * covariance)
        return USES[use](A, B)

    inputs = [sampling.normal(2, 3, seed=1), torch.zeros(2, 6, dtype=D), covariances(2, deviation=0.5, seed=6)]
    inputs = [x.requires_grad_() for x in inputs]
    assert gradcheck(function, inputs, fast_mode=True, atol=1e-4, rtol=1e-4)
    assert gradgradcheck(*joined(function, inputs), fast_mode=True, atol=1e-4, rtol=1e-4)


def test_derivatives_of_point_covariances_are_correct() -> None:
    inputs = [sampling.normal(2, 3).requires_grad_(), sampling.normal(2, 6, 6, seed=1).requires_grad_()]
    assert gradcheck(ops.point_covariance, inputs)
    assert gradgradcheck(*joined(ops.point_covariance, inputs))


def test_the_gradient_of_a_distance_of_0_is_0() -> None:
    A = estimates()
    tangent = torch.zeros(6, dtype=D, requires_grad=True)
    (first,) = torch.autograd.grad(A.mahalanobis(A.pose.retract(tangent)), tangent, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), tangent)
    assert torch.equal(first, torch.zeros(6, dtype=D))
    assert torch.equal(second, torch.zeros(6, dtype=D))
