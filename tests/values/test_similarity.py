"""Similarity: what only similarities have, and hand-computed numbers."""

from __future__ import annotations

import math
from typing import Any

import mpmath as mp
import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation, Similarity
from tests.reference import sim3
from tests.support import sampling

D = torch.float64


def near(got: Tensor, want: Any, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def similarities(*batch: int, seed: int = 0) -> Similarity:
    return Similarity(*sampling.poses(*batch, seed=seed), sim3.positive(*batch, seed=seed))


def test_hand_computed_numbers() -> None:
    S = Similarity([1, 2, 3], Rotation([1, 0, 0, 1]), 2)  # a quarter turn about z
    near(S @ [10, 0, 0], [1.0, 22.0, 3.0], 1e-5)
    near(S.inverse_apply([1, 22, 3]), [10.0, 0, 0], 1e-5)
    near((~S).scale, 0.5)
    near((~S).position, [-1.0, 0.5, -1.5], 1e-6)
    near((S @ S).scale, 4.0)
    near((S @ S).position, [1 - 4.0, 2 + 2.0, 3 + 6.0], 1e-5)
    # A growth by e in a unit of time, from a speed of 1: the distance is e - 1.
    near(Similarity.exp([1.0, 0, 0, 0, 0, 0, 1]).position, [math.e - 1, 0, 0], 1e-6)
    near(Similarity(scale=2.0).log(), [0.0, 0, 0, 0, 0, 0, math.log(2)], 1e-6)


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("sigma", [0.0, 1e-30, 1e-8, -1e-3, 0.7, -2.0, 6.0, -9.0, 20.0, -20.0])
@pytest.mark.parametrize("angle", [0.0, 1e-20, 1e-6, 0.3, 3.1, math.pi, 6.0, 9.5])
def test_exp_and_log_have_the_digits_of_exact_arithmetic(sigma: float, angle: float) -> None:
    axis = np.array([0.36, 0.48, -0.8])
    v = np.array([1.0, -2.0, 0.5])
    with mp.workdps(60):
        w = [mp.mpf(float(angle * x)) for x in axis]
        s = mp.mpf(sigma)
        hat = mp.matrix([[s, -w[2], w[1]], [w[2], s, -w[0]], [-w[1], w[0], s]])
        total = term = mp.eye(3)  # the sum of hat^n / (n + 1)!
        for n in range(1, 140):
            term = term * hat / (n + 1)
            total = total + term
        exact = total * mp.matrix([mp.mpf(float(x)) for x in v])
        position = np.array([float(x) for x in exact])
    tangent = torch.tensor([*v, *(angle * axis), sigma], dtype=D)
    found = Similarity.exp(tangent)
    size = float(np.abs(position).max())
    near(found.position / size, position / size, 2e-15 if abs(sigma) < 20 else 5e-15)
    assert float(found.scale) == pytest.approx(math.exp(sigma), rel=2e-15)
    if angle < math.pi:
        near(found.log(), tangent, 1e-13 * max(1.0, abs(sigma)))


def test_poses_and_rotations_compose_as_similarities() -> None:
    S, T = similarities(4), Pose(*sampling.poses(4, seed=9))
    near((T @ S).matrix(), T.matrix() @ S.matrix())
    near((S @ T).matrix(), S.matrix() @ T.matrix())
    near((T.rotation @ S).matrix(), Pose.from_rotation(T.rotation).matrix() @ S.matrix())
    near((S @ T.rotation).matrix(), S.matrix() @ Pose.from_rotation(T.rotation).matrix())
    near(Similarity.from_pose(T).matrix(), T.matrix())
    near(Similarity.from_pose(T, 3.0).matrix()[:, :3, :3], 3 * T.matrix()[:, :3, :3])
    pk.testing.assert_close(S.pose, Pose(S.position, S.quaternion))
    twist = T.log()
    near(Similarity.from_pose(T).log(), torch.cat((twist, torch.zeros(4, 1, dtype=D)), -1))


def test_construction_completes_and_broadcasts_the_fields() -> None:
    assert repr(Similarity()) == "Similarity(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], scale=1.)"
    scale = torch.tensor([1.0, 2.0])
    S = Similarity(scale=scale)
    assert S.shape == (2,) and S.scale is scale and S.position.shape == (2, 3)
    assert Similarity(torch.zeros(3, 1, 3), scale=scale).shape == (3, 2)
    assert Similarity([1, 2, 3], scale=torch.tensor(2.0, dtype=D)).position.dtype == D
    scale = torch.tensor([1.0, 2.0], requires_grad=True)
    Similarity(scale=scale).apply([1, 0, 0]).sum().backward()
    near(scale.grad, [1.0, 1.0])
    held = Similarity.identity(2).requires_grad_()
    assert held.scale.requires_grad and held.position.requires_grad
    assert S.replace(scale=5.0).scale.tolist() == [5, 5]
    assert S.replace(rotation=Rotation([0, 1, 0, 0])).quaternion.shape == (2, 4)
    errors: dict[str, tuple[type[Exception], Any]] = {
        r"Similarity: position must be a tensor, got Pose; use Similarity.from_pose": (
            pk.ArgumentError,
            lambda: Similarity(Pose()),  # type: ignore[arg-type]
        ),
        r"Similarity: got both rotation and quaternion": (
            pk.ArgumentError,
            lambda: Similarity([1, 2, 3], [1, 0, 0, 0], quaternion=[1, 0, 0, 0]),
        ),
        r"Similarity.from_pose: pose must be a Pose, got Rotation": (
            pk.ArgumentError,
            lambda: Similarity.from_pose(Rotation.identity()),  # type: ignore[arg-type]
        ),
        r"Similarity.from_matrix: matrix.* is not orthogonal": (
            pk.ValidationError,
            lambda: Similarity.from_matrix(torch.diag(torch.tensor([1.0, 2, 1, 1]))),
        ),
        r"Similarity.from_matrix: matrix.* has no scale": (
            pk.ValidationError,
            lambda: Similarity.from_matrix(torch.diag(torch.tensor([0.0, 0, 0, 1]))),
        ),
        r"Similarity.from_matrix: matrix.* its last row is not 0 0 0 1": (
            pk.ValidationError,
            lambda: Similarity.from_matrix(torch.ones(4, 4)),
        ),
        r"Similarity.validate: scale = -1.0 is not a scale: it must be finite and positive": (
            pk.ValidationError,
            lambda: Similarity(scale=torch.tensor(-1.0)).validate(),
        ),
        r"Similarity.random: max_angle must be finite": (pk.OptionError, lambda: Similarity.random(max_angle=-1.0)),
        r"Similarity.compose: other must be a Similarity, got Pose2": (
            pk.ArgumentError,
            lambda: Similarity() @ pk.Pose2(),
        ),
    }
    for match, (kind, call) in errors.items():
        with pytest.raises(kind, match=match):
            call()


def test_distances_and_random_similarities() -> None:
    a, b = similarities(5), similarities(5, seed=3)
    metres, radians, ratio = a.distance(b)
    near(metres, (a.position - b.position).norm(dim=-1))
    near(radians, a.rotation.distance(b.rotation))
    near(ratio, (a.scale / b.scale).log().abs())
    near(a.distance(b, degrees=True)[1], radians * 180 / math.pi, 1e-10)
    drawn = Similarity.random(20000, generator=torch.Generator().manual_seed(0), dtype=D)
    assert abs(float(drawn.scale.log().std()) - 1) < 0.02 and abs(float(drawn.scale.log().mean())) < 0.03
    assert (Similarity.random(9, max_angle=0.1).rotation.angle() <= 0.1001).all()


def test_umeyama_and_the_error_of_a_trajectory_give_one() -> None:
    S = Similarity([1.0, -2, 3], Rotation.from_euler("xyz", [0.3, -1.0, 2.0]), 2.5).double()
    points = sampling.normal(20, 3)
    found = pk.umeyama(points, S.apply(points), as_similarity=True)
    pk.testing.assert_close(found, S)
    pose, scale = pk.umeyama(points, S.apply(points))
    pk.testing.assert_close(Similarity.from_pose(pose, scale), S)
    found, degenerate = pk.umeyama(points, S.apply(points), as_similarity=True, return_degenerate=True)
    assert isinstance(found, Similarity) and not degenerate
    wrong = S.apply(points).clone()
    wrong[3] += 50
    pk.testing.assert_close(
        pk.umeyama(points, wrong, loss="cauchy", as_similarity=True).pose.rotation, S.rotation, atol=1e-2, rtol=0
    )
    estimate = Pose(points, sampling.quaternions(20))
    result = pk.metrics.ate(estimate, Pose(S.apply(points), estimate.quaternion), align="sim3")
    pk.testing.assert_close(result.similarity, S)
    assert isinstance(pk.metrics.ate(estimate, estimate, align=None).similarity, Similarity)


def test_similarities_of_evo_are_matrices() -> None:
    lie = pytest.importorskip("evo.core.lie_algebra")
    S = similarities()
    theirs = lie.sim3(S.rotation.matrix().numpy(), S.position.numpy(), float(S.scale))
    near(S.matrix(), theirs)
    pk.testing.assert_close(Similarity.from_matrix(theirs), S)
    near((~S).matrix(), lie.sim3_inverse(theirs))
    assert lie.is_sim3(S.matrix().numpy(), float(S.scale))
