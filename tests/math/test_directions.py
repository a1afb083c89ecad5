"""Vectors, normals, planes and covariances under a pose."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose
from posekit.math import directions
from tests.support import sampling

D = torch.float64
H = 0.5**0.5
# By hand: a quarter turn about z, which takes x to y and y to -x, at (1, 2, 3).
a_T_b = Pose(torch.tensor([1.0, 2.0, 3.0], dtype=D), torch.tensor([H, 0, 0, H], dtype=D))


def near(got: torch.Tensor, want: object) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=1e-13, atol=1e-13)


def test_vectors_and_normals_are_rotated_and_not_translated() -> None:
    for method in (a_T_b.apply_vectors, a_T_b.apply_normals):
        near(method(torch.tensor([4.0, 5.0, 6.0], dtype=D)), [-5.0, 4.0, 6.0])
        near(method(np.array([[4.0, 5.0, 6.0]])), [[-5.0, 4.0, 6.0]])
        near(method([4, 5, 6]), [-5.0, 4.0, 6.0])


def test_a_difference_of_points_transforms_as_a_vector() -> None:
    T = Pose(*sampling.poses(7))
    a, b = sampling.normal(2, 7, 3)
    near(T.apply_vectors(a - b), T.apply(a) - T.apply(b))


def test_a_plane_by_hand() -> None:
    # x = 2 in b: its points (2, y, z) go to (1 - y, 4, 3 + z), the plane y = 4 in a.
    near(a_T_b.apply_planes([1.0, 0.0, 0.0, -2.0]), [0.0, 1.0, 0.0, -4.0])


def test_distances_of_points_from_a_plane_are_preserved() -> None:
    T, points, planes = Pose(*sampling.poses(5)), sampling.normal(5, 3, seed=4), sampling.normal(5, 4, seed=5)
    before = (planes[:, :3] * points).sum(-1) + planes[:, 3]
    moved = T.apply_planes(planes)
    near((moved[:, :3] * T.apply(points)).sum(-1) + moved[:, 3], before)


def test_a_covariance_is_that_of_the_rotated_samples_and_exactly_symmetric() -> None:
    T, samples = Pose(*sampling.poses(4)), sampling.normal(4, 9, 3, seed=6)
    moved = T.apply_covariances(torch.stack([x.T.cov() for x in samples]))
    near(moved, torch.stack([x.T.cov() for x in T[:, None].apply(samples)]))
    assert torch.equal(moved, moved.mT)
    float32 = T.float().apply_covariances(torch.eye(3) + 1e-3 * torch.ones(3, 3))
    assert torch.equal(float32, float32.mT)
    near(
        a_T_b.apply_covariances([[1.0, 0.5, 0.0], [0.5, 2.0, 0.0], [0, 0, 3]]), [[2, -0.5, 0], [-0.5, 1, 0], [0, 0, 3]]
    )


def test_only_the_symmetric_part_of_a_covariance_counts() -> None:
    matrix = sampling.normal(3, 3, seed=7)
    near(a_T_b.apply_covariances(matrix), a_T_b.apply_covariances((matrix + matrix.T) / 2))


def test_batches_of_poses_broadcast_with_batches_of_each_kind() -> None:
    T = Pose(*sampling.poses(4, 1))
    for method, sizes in (
        ("apply_vectors", (3,)), ("apply_normals", (3,)), ("apply_planes", (4,)), ("apply_covariances", (3, 3)),
    ):  # fmt: skip
        given = sampling.normal(5, *sizes, seed=8)
        made = getattr(T, method)(given)
        assert made.shape == (4, 5, *sizes)
        near(made[2, 3], getattr(T[2, 0], method)(given[3]))
        assert getattr(Pose.identity(0, dtype=D), method)(given[0]).shape == (0, *sizes)


OPS = [
    (directions.apply_vectors, ("q", (3,))),
    (directions.apply_planes, ((3,), "q", (4,))),
    (directions.apply_covariances, ("q", (3, 3))),
]


@pytest.mark.parametrize(("op", "kinds"), OPS, ids=[op.op.name for op, _ in OPS])
def test_first_and_second_derivatives_are_right(op: Callable[..., torch.Tensor], kinds: tuple) -> None:
    inputs = [
        (sampling.quaternions(2, seed=k) if kind == "q" else sampling.normal(2, *kind, seed=k)).requires_grad_()
        for k, kind in enumerate(kinds)
    ]
    assert gradcheck(op, inputs)
    assert gradgradcheck(op, inputs)


ERRORS: dict[str, Callable[[], object]] = {
    r"Pose.apply_vectors: vectors must have shape \(\.\.\., 3\), got \(4,\)": lambda: a_T_b.apply_vectors(
        torch.ones(4)
    ),
    r"Pose.apply_normals: normals must have shape \(\.\.\., 3\), got \(2,\)": lambda: a_T_b.apply_normals([1.0, 2.0]),
    r"Pose.apply_planes: planes must have shape \(\.\.\., 4\), got \(3,\)": lambda: a_T_b.apply_planes(torch.ones(3)),
    r"Pose.apply_covariances: covariances must have shape \(\.\.\., 3, 3\), got \(6, 6\)": (
        lambda: a_T_b.apply_covariances(torch.eye(6))
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_an_invalid_shape_is_rejected(message: str) -> None:
    with pytest.raises(pk.ShapeError, match=message):
        ERRORS[message]()
