"""Conversions of rotations and poses against SciPy, literals worked out by hand, and many digits of the angle."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as Scipy
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation
from posekit.math import conversions
from tests import marks, sampling

D = torch.float64
H = math.sqrt(0.5)
both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))
pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated:DeprecationWarning")


def near(got: Tensor, want: object, atol: float = 1e-14) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def rotations(n: int, seed: int = 0) -> Rotation:
    return Rotation(sampling.quaternions(n, seed=seed))


def scipy(R: Rotation) -> Scipy:
    return Scipy.from_quat(R.quaternion.double().numpy(), scalar_first=True)


def derivatives_are_right(op: Callable[..., Tensor | tuple[Tensor, ...]], *inputs: Tensor) -> None:
    """First and second, by all inputs at once: by each alone would be kernels more of the same algebra."""
    columns = [x.reshape(len(x), -1) for x in inputs]

    def joined(x: Tensor) -> Tensor:
        parts = x.split([c.shape[1] for c in columns], -1)
        made = op(*[part.reshape(given.shape) for part, given in zip(parts, inputs, strict=True)])
        return torch.cat([y.reshape(len(x), -1) for y in made], -1) if isinstance(made, tuple) else made

    leaf = torch.cat(columns, -1).detach().requires_grad_()
    assert gradcheck(joined, (leaf,), check_undefined_grad=False)
    assert gradgradcheck(joined, (leaf,), check_undefined_grad=False)


def derivatives(function: Callable[[Tensor], Tensor], x: Tensor) -> tuple[Tensor, Tensor]:
    """The gradient of a random combination of all results, and the gradient of one of that."""
    x = x.detach().clone().requires_grad_()
    y = function(x)
    (first,) = torch.autograd.grad((y * sampling.normal(*y.shape, dtype=y.dtype, seed=3)).sum(), x, create_graph=True)
    along = sampling.normal(*x.shape, dtype=x.dtype, seed=4)
    (second,) = torch.autograd.grad((first * along).sum(), x)
    return first.detach(), second


# Rotation vectors, axis and angle


def test_rotation_vectors_in_degrees_agree_with_scipy() -> None:
    R = rotations(20)
    near(R.rotvec(degrees=True), scipy(R).as_rotvec(degrees=True), 1e-12)
    assert Rotation.from_rotvec(R.rotvec(degrees=True), degrees=True).allclose(R, atol=1e-14, rtol=0)


def test_axis_and_angle_of_a_turn_about_any_length_of_axis() -> None:
    third = 2 * math.pi / 3
    R = Rotation.from_axis_angle([[5.0, 5, 5], [1e-30, 1e-30, 1e-30], [-1e30, -1e30, -1e30]], [third, third, -third])
    near(R.apply([1.0, 2.0, 3.0]), [[3.0, 1, 2]] * 3, 1e-6)
    axis, angle = R.axis_angle(degrees=True)
    near(axis, [[3**-0.5] * 3] * 3, 1e-6)
    near(angle, [120.0] * 3, 1e-4)
    assert Rotation.from_axis_angle([0, 0, 2], 90, degrees=True).allclose(Rotation([H, 0, 0, H]))
    assert Rotation.from_axis_angle(torch.zeros(3), 1.0).quaternion[1:].isnan().all()


@both_precisions
def test_axis_and_angle_give_every_rotation_back(dtype: torch.dtype) -> None:
    quaternion = sampling.quaternion_sweep(dtype)
    axis, angle = Rotation(quaternion).axis_angle()
    near(torch.linalg.vector_norm(axis, dim=-1), torch.ones_like(angle), 2 * torch.finfo(dtype).eps)
    assert ((angle >= 0) & (angle <= torch.tensor(math.pi, dtype=dtype))).all()
    torch.testing.assert_close(angle, Rotation(quaternion).angle(), rtol=4 * torch.finfo(dtype).eps, atol=0)
    back = Rotation.from_axis_angle(axis, angle)
    assert back.distance(Rotation(quaternion)).max() < 4 * torch.finfo(dtype).eps


@both_precisions
def test_at_the_identity_the_axis_is_x_and_derivatives_are_finite(dtype: torch.dtype) -> None:
    identity = torch.tensor([[1.0, 0, 0, 0], [-1.0, 0, 0, 0], [0.3, 0, 0, 0]], dtype=dtype)
    axis, angle = Rotation(identity).axis_angle()
    near(axis.abs(), [[1.0, 0, 0]] * 3, 0)
    assert (angle == 0).all()
    for part in (0, 1):
        for found in derivatives(lambda q, part=part: Rotation(q).axis_angle()[part], identity):
            assert torch.equal(found, torch.zeros_like(found))


def test_derivatives_by_axis_and_angle_are_right() -> None:
    angle = torch.tensor([0.0, 1.3, -200.0], dtype=D)
    derivatives_are_right(conversions.from_axis_angle, sampling.normal(3, 3, seed=1), angle)
    derivatives_are_right(conversions.axis_angle, sampling.quaternions(3, seed=2))


# Two columns or two rows


def test_sixd_is_the_first_two_columns_and_sixd_rows_the_first_two_rows() -> None:
    R = Rotation([0.5, 0.5, -0.5, 0.5])
    near(R.matrix(), [[0.0, -1, 0], [0, 0, -1], [1, 0, 0]])
    near(R.sixd(), [0.0, 0, 1, -1, 0, 0])
    near(R.sixd_rows(), [0.0, -1, 0, 0, 0, -1])
    many = rotations(20)
    assert Rotation.from_sixd(many.sixd()).allclose(many, atol=2e-15, rtol=0)
    assert Rotation.from_sixd_rows(many.sixd_rows()).allclose(many, atol=2e-15, rtol=0)


def test_from_sixd_rows_is_the_formula_of_pytorch3d() -> None:
    sixd = sampling.normal(20, 6, seed=5)
    a1, a2 = sixd[:, :3], sixd[:, 3:]
    b1 = a1 / a1.norm(dim=-1, keepdim=True)
    b2 = a2 - (b1 * a2).sum(-1, keepdim=True) * b1
    b2 = b2 / b2.norm(dim=-1, keepdim=True)
    rows = torch.stack((b1, b2, torch.linalg.cross(b1, b2)), -2)
    near(Rotation.from_sixd_rows(sixd).matrix(), rows)
    near(Rotation.from_sixd(sixd).matrix(), rows.mT)


@both_precisions
def test_nearly_parallel_columns_still_make_a_rotation_along_the_first(dtype: torch.dtype) -> None:
    first = sampling.normal(50, 3, seed=6)
    second = -3 * first + torch.linalg.cross(first, sampling.normal(50, 3, seed=7)) * 30 * torch.finfo(dtype).eps
    sixd = torch.cat((first * 1e-30, second * 1e30), -1).to(dtype)
    R = Rotation.from_sixd(sixd)
    along = R.double().apply(torch.tensor([1.0, 0, 0], dtype=D))
    near(
        along,
        (sixd[:, :3] * 1e30).double() / (sixd[:, :3] * 1e30).double().norm(dim=-1, keepdim=True),
        4 * torch.finfo(dtype).eps,
    )
    near(R.quaternion.norm(dim=-1), torch.ones(50), 2 * torch.finfo(dtype).eps)
    assert Rotation.from_sixd([1.0, 2, 3, -2, -4, -6]).quaternion.isnan().all()
    assert Rotation.from_sixd([1.0, 2, 3, 0, 0, 0]).quaternion.isnan().all()


def test_derivatives_by_columns_and_rows_are_right() -> None:
    sixd = torch.cat((sampling.normal(2, 6, seed=8), torch.tensor([[1.0, 0, 0, 0, 1, 0]], dtype=D)))
    derivatives_are_right(conversions.from_sixd, sixd)
    derivatives_are_right(conversions.from_sixd_rows, sixd)
    quaternion = torch.cat((sampling.quaternions(2, seed=9), torch.tensor([[-1.0, 0, 0, 0]], dtype=D)))
    derivatives_are_right(conversions.sixd, quaternion)
    derivatives_are_right(conversions.sixd_rows, quaternion)


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


def test_second_derivatives_between_equal_directions_are_those_worked_out_by_hand() -> None:
    # From x to (1 + e, f, g) the turn is by t = |(f, g)| / (1 + e) up to third order, about (0, -g, f) / |(f, g)|, and
    # the quaternion (cos t/2, axis sin t/2) is (1 - (f^2 + g^2) / 8, 0, -g (1 - e) / 2, f (1 - e) / 2).
    a = torch.tensor([1.0, 0, 0])
    hessian = torch.func.hessian(lambda b: Rotation.from_two_vectors(a, b).quaternion)(a.clone())
    near(hessian[0], [[0.0, 0, 0], [0, -0.25, 0], [0, 0, -0.25]], 1e-6)
    near(hessian[3], [[0.0, -0.5, 0], [-0.5, 0, 0], [0, 0, 0]], 1e-6)
    near(hessian[2], [[0.0, 0, 0.5], [0, 0, 0], [0.5, 0, 0]], 1e-6)
    near(hessian[1], torch.zeros(3, 3), 1e-6)


@pytest.mark.parametrize("axes", ("xy", *conversions.RENAMED))
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


def test_a_matrix_that_is_a_rotation_up_to_rounding_passes() -> None:
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
def test_validation_names_the_first_matrix_that_is_none(message: str) -> None:
    kind, matrix = BAD[message]
    with pytest.raises(pk.ValidationError, match=message):
        kind.from_matrix(matrix, validate=True)
    kind.from_matrix(matrix)  # without, nothing is looked at


# Dual quaternions and vectors


def test_the_dual_quaternion_of_a_screw() -> None:
    # By 2 t about z and along it by d: (cos t + k sin t) and d/2 k times that, which is d/2 (-sin t + k cos t).
    t, d = 0.3, 1.4
    T = Pose(torch.tensor([0, 0, d], dtype=D), torch.tensor([math.cos(t), 0, 0, math.sin(t)], dtype=D))
    by_hand = [math.cos(t), 0, 0, math.sin(t), -d / 2 * math.sin(t), 0, 0, d / 2 * math.cos(t)]
    near(T.dual_quaternion(), by_hand)
    assert Pose.from_dual_quaternion(torch.tensor(by_hand, dtype=D)).allclose(T, atol=1e-15)


def test_dual_quaternions_agree_with_scipy_at_any_scale() -> None:
    T = Pose(*sampling.poses(20))
    dual = T.dual_quaternion()
    near(dual.norm(dim=-1) ** 2, 1 + T.position.square().sum(-1) / 4, 1e-12)
    oracle = RigidTransform.from_dual_quat(dual.numpy(), scalar_first=True)
    near(T.matrix(), oracle.as_matrix(), 1e-13)
    for scale in (1.0, -2.5, 1e-200, 1e150):
        assert Pose.from_dual_quaternion(dual * scale).allclose(T, atol=1e-14, rtol=1e-14)
    along = dual + 0.7 * torch.cat((torch.zeros(20, 4), dual[:, :4]), -1)  # no pose has that part
    assert Pose.from_dual_quaternion(along).allclose(T, atol=1e-14)
    assert Pose.from_dual_quaternion(torch.tensor([0.0, 0, 0, 0, 1, 2, 3, 4])).position.isnan().all()


def test_derivatives_by_dual_quaternion_are_right() -> None:
    derivatives_are_right(conversions.from_dual_quaternion, sampling.normal(2, 8, seed=19))
    derivatives_are_right(conversions.dual_quaternion, *sampling.poses(2, seed=20))


def test_a_vector_is_position_and_then_quaternion() -> None:
    T = Pose([1.0, 2, 3], [4.0, 5, 6, 7])
    near(T.vector(), [1.0, 2, 3, 4, 5, 6, 7])
    assert torch.equal(Pose.from_vector([[1, 2, 3, 4, 5, 6, 7]]).vector(), T.vector()[None])
    with pytest.raises(pk.ShapeError, match=r"Pose.from_vector: vector must have shape \(\.\.\., 7\), got \(8,\)"):
        Pose.from_vector(torch.zeros(8))


# Cameras

# A camera at (1, 2, 3) that looks along y with z up: its right is x.
RIGHT, DOWN, FORWARD = (1.0, 0, 0), (0, 0, -1.0), (0, 1.0, 0)
UP, LEFT, BACKWARD = (0, 0, 1.0), (-1.0, 0, 0), (0, -1.0, 0)
CAMERAS = {"opencv": (RIGHT, DOWN, FORWARD), "opengl": (RIGHT, UP, BACKWARD), "ros": (FORWARD, LEFT, UP)}


@pytest.mark.parametrize("convention", CAMERAS)
def test_a_camera_looks_at_its_target_with_the_axes_of_its_convention(convention: str) -> None:
    T = Pose.look_at([1, 2, 3], [1, 7, 3], [0, 0.5, 2], convention=convention)
    near(T.position, [1.0, 2, 3])
    near(T.rotation.matrix().mT, CAMERAS[convention], 1e-6)


@pytest.mark.parametrize("source", CAMERAS)
@pytest.mark.parametrize("target", CAMERAS)
def test_a_camera_may_follow_another_convention(source: str, target: str) -> None:
    eye, at, up = (sampling.normal(5, 3, seed=s) for s in (21, 22, 23))
    T = Pose.look_at(eye, at, up, convention=source)
    changed = T.to_convention(source=source, target=target)
    assert changed.allclose(Pose.look_at(eye, at, up, convention=target), atol=1e-14)
    assert changed.to_convention(source=target, target=source).allclose(T, atol=1e-14)
    # What is drawn to the right of the middle stays there.
    matrix = changed.rotation.matrix()
    right = {"opencv": matrix[..., 0], "opengl": matrix[..., 0], "ros": -matrix[..., 1]}[target]
    near(right, torch.nn.functional.normalize(torch.linalg.cross(at - eye, up)), 1e-14)


def test_up_along_the_view_or_zero_leaves_a_defined_roll_with_finite_derivatives() -> None:
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
def test_nearly_along_the_view_up_still_decides_and_the_view_is_exact(dtype: torch.dtype) -> None:
    eps = torch.finfo(dtype).eps
    forward = sampling.normal(50, 3, seed=24).to(dtype)
    forward = forward.double() / forward.double().norm(dim=-1, keepdim=True)
    across = torch.linalg.cross(forward, sampling.normal(50, 3, seed=25))
    across = across / across.norm(dim=-1, keepdim=True)
    up = 5 * (forward + 1000 * eps * across)
    matrix = Pose.look_at(torch.zeros(3, dtype=dtype), forward.to(dtype), up.to(dtype)).double().rotation.matrix()
    near(matrix[..., 2], forward, 8 * eps)
    assert ((matrix[..., 1] * across).sum(-1) < -0.99).all()


def test_where_the_target_is_the_eye_or_a_number_is_nan_there_is_no_view() -> None:
    assert Pose.look_at([1, 2, 3], [1, 2, 3], [0, 0, 1]).quaternion.isnan().all()
    assert Pose.look_at([1, 2, 3], [1, 2, 4], [0, math.nan, 1]).quaternion.isnan().all()


def test_cameras_broadcast_and_their_derivatives_are_right() -> None:
    eye, target, up = sampling.normal(3, 2, 3, seed=26)
    T = Pose.look_at(eye[:, None], target.numpy(), up[0].tolist())
    assert T.shape == (2, 2) and T.position.shape == (2, 2, 3) and T.dtype == D
    derivatives_are_right(conversions.look_at, eye, target, up)


# Links


def test_a_link_by_the_parameters_of_denavit_and_hartenberg() -> None:
    quarter = math.pi / 2
    standard = [[0.0, 0, 1, 0], [1, 0, 0, 1], [0, 1, 0, 2], [0, 0, 0, 1]]
    near(Pose.from_dh(1.0, quarter, 2.0, quarter).matrix(), standard, 1e-6)
    modified = [[0.0, -1, 0, 1], [0, 0, -1, -2], [1, 0, 0, 0], [0, 0, 0, 1]]
    near(Pose.from_dh(1.0, quarter, 2.0, quarter, modified=True).matrix(), modified, 1e-6)


@pytest.mark.parametrize("modified", (False, True))
def test_links_agree_with_the_matrices_of_the_textbooks(modified: bool) -> None:
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


# All of them


def everything(x: Tensor) -> tuple[Tensor, ...]:
    """Every conversion of a 6-vector there and back."""
    a, b = x[..., :3], x[..., 3:]
    R = Rotation.from_rotvec(a, degrees=True) @ Rotation.from_axis_angle(*Rotation.from_rotvec(b).axis_angle())
    S = Rotation.from_sixd_rows(R.sixd_rows()) @ Rotation.from_sixd(R.sixd())
    S = S @ Rotation.from_two_vectors(a, b) @ Rotation.from_two_axes(a, b, axes="zy")
    T = Pose.look_at(a, b, a + 1, convention="ros").to_convention(source="opengl", target="ros")
    T = Pose.from_vector(Pose.from_dual_quaternion(T.dual_quaternion()).vector())
    T = T @ Pose.from_dh(x[..., 0], x[..., 1], x[..., 2], x[..., 3])
    return S.quaternion, T.vector()


@marks.needs_operators
def test_conversions_are_traced_and_mapped() -> None:
    x = sampling.normal(5, 6, seed=32)
    expected = everything(x)
    for made in (torch.compile(everything, fullgraph=True, backend="eager")(x), torch.vmap(everything)(x)):
        torch.testing.assert_close(made, expected)


def test_arrays_and_lists_are_taken_and_batches_may_be_empty() -> None:
    x = sampling.normal(5, 6, seed=33)
    for a, b in zip(everything(x[:0]), everything(x), strict=True):
        assert a.shape == (0, *b.shape[1:])
    R = Rotation.from_two_vectors(x[:, :3].numpy(), [1, 0, 0])
    assert R.dtype == D and R.shape == (5,)
    assert Rotation.from_sixd(x.numpy()).dtype == D
    assert Rotation.from_axis_angle([0, 0, 1], torch.ones(3, dtype=D)).dtype == D
    tenth = np.array([0.1, 0.0, 0.0])  # a list beside it keeps its digits
    near(Pose.look_at([0, 0, 0.1], tenth, [0, 1, 0]).position, torch.tensor([0, 0, 0.1], dtype=D), 0)
    assert Rotation.from_two_axes([0, 0, 1], x[:, :3]).shape == (5,)


MESSAGES: dict[str, Callable[[], object]] = {
    r'Rotation.from_two_axes: axes must be two different letters of "xyz", got \'xx\'': lambda: Rotation.from_two_axes(
        [1, 0, 0], [0, 1, 0], axes="xx"
    ),
    r'Pose.look_at: convention must be one of "opencv", "opengl", "ros", got \'blender\'': lambda: Pose.look_at(
        [0, 0, 0], [1, 0, 0], [0, 0, 1], convention="blender"
    ),
    r'Pose.to_convention: source must be one of "opencv", "opengl", "ros", got None': lambda: (
        Pose.identity().to_convention(source=None, target="ros")
    ),
    r"Pose.to_convention: target must be one of .*, got \'\'": lambda: Pose.identity().to_convention(
        source="ros", target=""
    ),
    r"Rotation.from_sixd: sixd must have shape \(\.\.\., 6\), got \(3, 2\)": lambda: Rotation.from_sixd(
        torch.ones(3, 2)
    ),
    r"Rotation.from_sixd_rows: sixd must have shape \(\.\.\., 6\), got \(3,\)": lambda: Rotation.from_sixd_rows(
        [1, 2, 3]
    ),
    r"Rotation.from_two_vectors: b must have shape \(\.\.\., 3\), got \(2,\)": lambda: Rotation.from_two_vectors(
        [1, 2, 3], [1, 2]
    ),
    r"Rotation.from_two_axes: batch shapes do not broadcast: first \(2,\), second \(3,\)": lambda: (
        Rotation.from_two_axes(torch.ones(2, 3), torch.ones(3, 3))
    ),
    r"Rotation.from_axis_angle: axis must have shape \(\.\.\., 3\), got \(4,\)": lambda: Rotation.from_axis_angle(
        torch.ones(4), 1.0
    ),
    r"Pose.from_dual_quaternion: dual must have shape \(\.\.\., 8\), got \(7,\)": lambda: Pose.from_dual_quaternion(
        torch.ones(7)
    ),
    r"Pose.look_at: up must have shape \(\.\.\., 3\), got \(4,\)": lambda: Pose.look_at(
        [0, 0, 0], [1, 0, 0], [1, 2, 3, 4]
    ),
    r"Pose.from_dh: batch shapes do not broadcast: a \(2,\), alpha \(\), d \(3,\), theta \(\)": lambda: Pose.from_dh(
        torch.ones(2), 0.0, torch.ones(3), 0.0
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_what_does_not_fit(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        MESSAGES[message]()
