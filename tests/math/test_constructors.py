"""Rotations and poses from directions, matrices, cameras and links, against SciPy and hand-computed literals."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.math import conversions
from tests.support import sampling
from tests.support.conversions import D, H, both_precisions, derivatives, derivatives_are_right, near

# Two directions


@both_precisions
def test_the_shortest_arc_is_exact_from_equal_to_opposite_directions(dtype: torch.dtype) -> None:
    n, eps = 40, torch.finfo(dtype).eps
    off = torch.tensor([0, 1e-30, 1e-17, 1e-16, 1e-15, 1e-12, 1e-8, 1e-7, 3e-7, 1e-6, 1e-4, 0.01, 0.5, 1.5], dtype=D)
    off = torch.cat((off, math.pi - off))[:, None, None]
    a = sampling.normal(n, 3, seed=10)
    across = torch.linalg.cross(a, sampling.normal(n, 3, seed=11))
    unit, across = a / a.norm(dim=-1, keepdim=True), across / across.norm(dim=-1, keepdim=True)
    b = (unit * off.cos() + across * off.sin()) * 10 ** sampling.normal(n, 1, seed=12)
    a, b = a.expand_as(b).to(dtype), b.to(dtype)
    R = Rotation.from_two_vectors(a, b).double()
    a, b = a.double(), b.double()
    near(R.apply(a / a.norm(dim=-1, keepdim=True)), b / b.norm(dim=-1, keepdim=True), 8 * eps)
    shortest = torch.atan2(torch.linalg.cross(a, b).norm(dim=-1), (a * b).sum(-1))
    near(R.angle(), shortest, 8 * eps)


def test_exactly_opposite_directions_have_a_half_turn_and_finite_derivatives() -> None:
    a = torch.cat((torch.eye(3), -torch.eye(3), torch.tensor([[1.0, -2, 0.5], [1, 1, 1], [0, 1e-20, 1e-20]])))
    R = Rotation.from_two_vectors(a, -2 * a)
    near(R.apply(a), -a, 1e-6)
    near(R.quaternion[:, 0], torch.zeros(9), 0)
    vectors = torch.cat((a, -2 * a), -1)[:8]
    for found in derivatives(lambda x: conversions.from_two_vectors(x[:, :3], x[:, 3:]), vectors):
        assert found.isfinite().all()


def test_the_shortest_arc_between_axes() -> None:
    R = Rotation.from_two_vectors([[0.0, 0, 3], [1, 0, 0], [2, 0, 0]], [[0.0, 5, 0], [1, 0, 0], [0, -1, 0]])
    near(R.quaternion, [[H, -H, 0, 0], [1, 0, 0, 0], [H, 0, 0, -H]], 1e-7)
    for a, b in (([0.0, 0, 0], [1.0, 0, 0]), ([1.0, 0, 0], [0.0, 0, 0])):
        assert Rotation.from_two_vectors(a, b).quaternion.isnan().all()
    near(Rotation.from_two_vectors(torch.tensor([1e-30, 0, 0]), [0, 1e30, 0]).quaternion, [H, 0, 0, H], 1e-7)


def test_derivatives_of_the_shortest_arc_are_right_also_between_equal_directions() -> None:
    a = sampling.normal(5, 3, seed=13)
    b = sampling.normal(5, 3, seed=14)
    b[0], b[1] = a[0], 2 * a[1]
    b[2] = -a[2] + 0.1 * b[2]
    derivatives_are_right(conversions.from_two_vectors, a, b)


def test_second_derivatives_between_equal_directions_agree_with_hand_computed_values() -> None:
    # From x to (1 + e, f, g) the turn is by t = |(f, g)| / (1 + e) up to third order, about (0, -g, f) / |(f, g)|, and
    # the quaternion (cos t/2, axis sin t/2) is (1 - (f^2 + g^2) / 8, 0, -g (1 - e) / 2, f (1 - e) / 2).
    a = torch.tensor([1.0, 0, 0])
    hessian = torch.func.hessian(lambda b: Rotation.from_two_vectors(a, b).quaternion)(a.clone())
    near(hessian[0], [[0.0, 0, 0], [0, -0.25, 0], [0, 0, -0.25]], 1e-6)
    near(hessian[3], [[0.0, -0.5, 0], [-0.5, 0, 0], [0, 0, 0]], 1e-6)
    near(hessian[2], [[0.0, 0, 0.5], [0, 0, 0], [0.5, 0, 0]], 1e-6)
    near(hessian[1], torch.zeros(3, 3), 1e-6)


@pytest.mark.parametrize("axes", ("xy", *conversions.AXIS_CHANGES))
def test_a_frame_of_two_axes_has_the_first_along_one_and_the_second_on_the_side_of_the_other(axes: str) -> None:
    first, second = sampling.normal(10, 3, seed=15), sampling.normal(10, 3, seed=16)
    matrix = Rotation.from_two_axes(first, second, axes=axes).matrix()
    along, aside = (matrix[..., "xyz".index(letter)] for letter in axes)
    near(along, first / first.norm(dim=-1, keepdim=True))
    rest = second - (second * along).sum(-1, keepdim=True) * along
    near(aside, rest / rest.norm(dim=-1, keepdim=True), 1e-13)
    near(torch.linalg.det(matrix), torch.ones(10))


def test_derivatives_of_a_frame_of_two_axes_are_right() -> None:
    derivatives_are_right(conversions.from_two_axes, sampling.normal(2, 3, seed=17), sampling.normal(2, 3, seed=18))


# Matrices that are none


def test_validation_accepts_a_rotation_matrix_with_rounding_errors() -> None:
    T = Pose(*sampling.poses(4))
    for kind in (T, T.float()):
        assert Pose.from_matrix(kind.matrix(), validate=True).shape == (4,)
        assert Pose.from_matrix(kind.affine(), validate=True).shape == (4,)
        assert Rotation.from_matrix(kind.rotation.matrix(), validate=True).shape == (4,)
    printed = torch.round(T.matrix(), decimals=6)
    assert Pose.from_matrix(printed, validate=True).allclose(T, atol=1e-5)
    assert Rotation.from_matrix(torch.zeros(0, 3, 3), validate=True).shape == (0,)


EYE = torch.eye(4, dtype=D)
LAST = EYE.clone()
LAST[3, 0] = 1e-6
BAD: dict[str, tuple[type[Rotation] | type[Pose], Tensor]] = {
    r"Rotation.from_matrix: matrix = \[\[2.0, .* is not orthogonal": (Rotation, 2 * EYE[:3, :3]),
    r"Rotation.from_matrix: matrix = .* is a reflection: its determinant is -1": (Rotation, -EYE[:3, :3]),
    r"Rotation.from_matrix: matrix\[1, 0\] = .* is not orthogonal": (
        Rotation,
        torch.stack((EYE[:3, :3], EYE[:3, :3] + 1e-4)).unsqueeze(1),
    ),
    r"Rotation.from_matrix: matrix = \[\[nan, .* is not finite": (Rotation, EYE[:3, :3] * math.nan),
    r"Pose.from_matrix: matrix\[2\] = .* is not homogeneous: its last row is not 0 0 0 1": (
        Pose,
        torch.stack((EYE, EYE, LAST)),
    ),
    r"Pose.from_matrix: matrix\[1\] = .* is not finite": (Pose, torch.stack((EYE, EYE / 0))[:, :3]),
    r"Pose.from_matrix: matrix = .* is a reflection": (Pose, torch.diag(torch.tensor([1.0, -1, 1, 1]))),
}


@pytest.mark.parametrize("message", BAD)
def test_validation_reports_the_first_invalid_matrix(message: str) -> None:
    kind, matrix = BAD[message]
    with pytest.raises(pk.ValidationError, match=message):
        kind.from_matrix(matrix, validate=True)
    with pytest.raises(pk.ValidationError, match=message):
        kind.from_matrix(matrix)
    kind.from_matrix(matrix, validate=False)  # nothing is looked at


# Cameras

# A camera at (1, 2, 3) that looks along y with z up: its right is x.
RIGHT, DOWN, FORWARD = (1.0, 0, 0), (0, 0, -1.0), (0, 1.0, 0)
UP, LEFT, BACKWARD = (0, 0, 1.0), (-1.0, 0, 0), (0, -1.0, 0)
CAMERAS = {
    "opencv": (RIGHT, DOWN, FORWARD),
    "opengl": (RIGHT, UP, BACKWARD),
    "ros": (FORWARD, LEFT, UP),
    "pytorch3d": (LEFT, UP, FORWARD),
}


@pytest.mark.parametrize("convention", CAMERAS)
def test_a_camera_looks_at_its_target_with_the_axes_of_its_convention(convention: str) -> None:
    T = Pose.look_at([1, 2, 3], [1, 7, 3], [0, 0.5, 2], convention=convention)
    near(T.position, [1.0, 2, 3])
    near(T.rotation.matrix().mT, CAMERAS[convention], 1e-6)


@pytest.mark.parametrize("source", CAMERAS)
@pytest.mark.parametrize("target", CAMERAS)
def test_poses_are_converted_between_camera_conventions(source: str, target: str) -> None:
    eye, at, up = (sampling.normal(5, 3, seed=s) for s in (21, 22, 23))
    T = Pose.look_at(eye, at, up, convention=source)
    changed = T.to_convention(source=source, target=target)
    assert changed.allclose(Pose.look_at(eye, at, up, convention=target), atol=1e-14)
    assert changed.to_convention(source=target, target=source).allclose(T, atol=1e-14)
    # What is drawn to the right of the middle stays there.
    matrix = changed.rotation.matrix()
    x, y = matrix[..., 0], matrix[..., 1]
    right = {"opencv": x, "opengl": x, "ros": -y, "pytorch3d": -x}[target]
    near(right, torch.nn.functional.normalize(torch.linalg.cross(at - eye, up)), 1e-14)


def test_up_parallel_to_the_view_or_zero_gives_a_defined_roll_with_finite_derivatives() -> None:
    target = torch.tensor([[0, 0, -2], [0, 3, 0], [5, 0, 0], [1, -2, 0.3], [1, -2, 0.3]])
    up = torch.tensor([[0, 0, 1], [0, 7, 0], [-1, 0, 0], [-3, 6, -0.9], [0, 0, 0]])
    T = Pose.look_at([0, 0, 0], target, up)
    down = T.rotation.matrix()[..., 1]
    near(down[:3], [[0, -1, 0], [0, 0, -1], [0, -1, 0]], 1e-6)  # y is up, or z where the camera looks along y
    forward = torch.nn.functional.normalize(target)
    z_is_farthest = forward[3:, 2:] * forward[3:] - torch.tensor([0, 0, 1])
    near(down[3:], torch.nn.functional.normalize(z_is_farthest), 1e-6)
    near(T.rotation.matrix()[..., 2], forward, 1e-6)
    given = torch.cat((target, up), -1)
    for found in derivatives(lambda x: conversions.look_at(0 * x[:, :3], x[:, :3], x[:, 3:])[1], given):
        assert found.isfinite().all()


@both_precisions
def test_up_nearly_parallel_to_the_view_determines_the_roll_and_the_view_is_exact(dtype: torch.dtype) -> None:
    eps = torch.finfo(dtype).eps
    forward = sampling.normal(50, 3, seed=24).to(dtype)
    forward = forward.double() / forward.double().norm(dim=-1, keepdim=True)
    across = torch.linalg.cross(forward, sampling.normal(50, 3, seed=25))
    across = across / across.norm(dim=-1, keepdim=True)
    up = 5 * (forward + 1000 * eps * across)
    matrix = Pose.look_at(torch.zeros(3, dtype=dtype), forward.to(dtype), up.to(dtype)).double().rotation.matrix()
    near(matrix[..., 2], forward, 8 * eps)
    assert ((matrix[..., 1] * across).sum(-1) < -0.99).all()


def test_look_at_is_nan_for_a_target_at_the_eye_and_for_nan_inputs() -> None:
    assert Pose.look_at([1, 2, 3], [1, 2, 3], [0, 0, 1]).quaternion.isnan().all()
    assert Pose.look_at([1, 2, 3], [1, 2, 4], [0, math.nan, 1]).quaternion.isnan().all()


def test_cameras_broadcast_and_their_derivatives_are_right() -> None:
    eye, target, up = sampling.normal(3, 2, 3, seed=26)
    T = Pose.look_at(eye[:, None], target.numpy(), up[0].tolist())
    assert T.shape == (2, 2) and T.position.shape == (2, 2, 3) and T.dtype == D
    derivatives_are_right(conversions.look_at, eye, target, up)


# Links


def test_a_link_by_denavit_hartenberg_parameters() -> None:
    quarter = math.pi / 2
    standard = [[0.0, 0, 1, 0], [1, 0, 0, 1], [0, 1, 0, 2], [0, 0, 0, 1]]
    near(Pose.from_dh(1.0, quarter, 2.0, quarter).matrix(), standard, 1e-6)
    modified = [[0.0, -1, 0, 1], [0, 0, -1, -2], [1, 0, 0, 0], [0, 0, 0, 1]]
    near(Pose.from_dh(1.0, quarter, 2.0, quarter, modified=True).matrix(), modified, 1e-6)


@pytest.mark.parametrize("modified", (False, True))
def test_denavit_hartenberg_links_agree_with_textbook_matrices(modified: bool) -> None:
    a, alpha, d, theta = sampling.normal(4, 30, seed=29)
    theta = theta * 100
    ct, st, ca, sa, zero, one = theta.cos(), theta.sin(), alpha.cos(), alpha.sin(), 0 * a, 0 * a + 1
    rows = (
        ((ct, -st, zero, a), (st * ca, ct * ca, -sa, -d * sa), (st * sa, ct * sa, ca, d * ca))
        if modified
        else ((ct, -st * ca, st * sa, a * ct), (st, ct * ca, -ct * sa, a * st), (zero, sa, ca, d))
    )
    expected = torch.stack([torch.stack(row, -1) for row in (*rows, (zero, zero, zero, one))], -2)
    near(Pose.from_dh(a, alpha, d, theta, modified=modified).matrix(), expected)


def test_link_parameters_broadcast_and_their_derivatives_are_right() -> None:
    theta = sampling.normal(5, 2, seed=30)
    links = Pose.from_dh([0.1, 0.2], np.array(0.3), 0.5, theta)
    assert links.shape == (5, 2) and links.dtype == D
    for op in (conversions.from_dh, conversions.from_dh_modified):
        derivatives_are_right(op, *sampling.normal(4, 2, seed=31))
