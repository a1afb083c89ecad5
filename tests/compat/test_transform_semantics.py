"""Functions of `posekit.transform` whose semantics differ from faulty originals, and their error messages."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import transform
from tests.reference import matrices, pose, rotation, so3
from tests.support import sampling
from tests.support.cases import assert_near


def test_one_pose_moves_all_points_whatever_their_dimensions() -> None:
    p, q = sampling.poses()
    points = sampling.normal(2, 2, 3)
    assert_near(transform.transform_points(p[None], q[None], points), pose.apply(p, q, points))
    assert_near(transform.transform_points(p, q, points[0, 0]), pose.apply(p, q, points[0, 0]))


def test_a_batch_of_poses_is_used_or_refused() -> None:
    p, q = sampling.poses(3)
    points = sampling.normal(3, 3)
    assert_near(transform.transform_points(p, q, points), pose.apply(p, q, points))
    with pytest.raises(pk.ShapeError, match=r"transform_points: batch shapes do not broadcast: .*points \(5,\)"):
        transform.transform_points(p, q, sampling.normal(5, 3))


def test_one_pose_moves_every_cloud_and_one_cloud_is_moved_by_every_pose() -> None:
    p, q = sampling.poses(3)
    clouds = sampling.normal(3, 4, 3)
    assert_near(transform.batch_transform_points(p[:1], q[:1], clouds), pose.apply(p[0], q[0], clouds))
    want = torch.stack([pose.apply(p[i], q[i], clouds[0]) for i in range(3)])
    assert_near(transform.batch_transform_points(p, q, clouds[0]), want)


def test_matrix_to_quaternion_keeps_the_batch_shape_and_the_real_part_positive() -> None:
    matrix = rotation.matrix(sampling.quaternions(2, 2))
    got = transform.matrix_to_quaternion(matrix)
    assert got.shape == (2, 2, 4)
    assert (got[..., 0] >= 0).all()
    homogeneous = pose.matrix(*sampling.poses(5))
    assert_near(
        transform.matrix_to_quaternion(homogeneous[..., :3, :3]), rotation.from_matrix(homogeneous[..., :3, :3])
    )


def test_cuda_matrix_to_quaternion_works_on_the_cpu_and_has_no_gradient() -> None:
    matrix = rotation.matrix(sampling.quaternions(2, 3)).requires_grad_()
    got = transform.cuda_matrix_to_quaternion(matrix)
    assert not got.requires_grad
    assert_near(got, rotation.from_matrix(matrix.detach()))


def test_torch_quaternion_to_matrix_takes_lists() -> None:
    want = torch.tensor([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])
    assert torch.equal(transform.torch_quaternion_to_matrix([1, 0, 0, 1]), want)
    assert torch.equal(transform.torch_quaternion_to_matrix([[1.0, 0, 0, 1]]), want[None])


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
def test_torch_quaternion_to_matrix_rounds_to_half_precision_once(dtype: torch.dtype) -> None:
    q = sampling.quaternions(200).to(dtype)
    want = rotation.matrix(q.double())
    error = (transform.torch_quaternion_to_matrix(q).double() - want).abs()
    assert (error <= want.abs() * torch.finfo(dtype).eps / 2 + 1e-6).all()


def test_one_pose_composes_with_a_batch_from_either_side() -> None:
    p, q = sampling.poses(4)
    assert_near(transform.pose_multiply(p[:1], q[:1], p, q), pose.compose(p[:1], q[:1], p, q))
    assert_near(transform.pose_multiply(p, q, p[:1], q[:1]), pose.compose(p, q, p[:1], q[:1]))


@pytest.mark.parametrize(
    ("point", "frames", "trans"),
    [
        ((3,), (), (3,)),
        ((9, 3), (), (3,)),
        ((9, 3), (), (1, 3)),
        ((9, 3), (), (9, 3)),
        ((4, 9, 3), (), (3,)),
    ],
)
def test_transform_point_inverse_keeps_the_calls_that_work_in_the_original(
    point: tuple[int, ...], frames: tuple[int, ...], trans: tuple[int, ...]
) -> None:
    p, rot, t = sampling.normal(*point, seed=1), rotation.matrix(sampling.quaternions(*frames)), sampling.normal(*trans)
    want = p @ rot - (rot.mT @ t.unsqueeze(-1)).squeeze(-1)
    assert_near(transform.transform_point_inverse(p, rot, t), want)


def test_transform_point_inverse_takes_a_point_or_a_cloud_for_each_frame() -> None:
    rot = rotation.matrix(sampling.quaternions(3))
    trans, points, clouds = (
        sampling.normal(3, 3, seed=1),
        sampling.normal(3, 3, seed=2),
        sampling.normal(3, 3, 3, seed=3),
    )
    want = torch.stack([rot[i].T @ (points[i] - trans[i]) for i in range(3)])
    assert_near(transform.transform_point_inverse(points, rot, trans), want)
    want = torch.stack([matrices.transform_point_inverse(clouds[i], rot[i], trans[i]) for i in range(3)])
    assert_near(transform.transform_point_inverse(clouds, rot, trans), want)
    want = matrices.transform_point_inverse(clouds, rot[0], trans[0])
    assert_near(transform.transform_point_inverse(clouds, rot[0], trans[0]), want)


def test_distances_are_one_value_for_each_pair_and_exact_near_zero_and_pi() -> None:
    angles = torch.tensor([0.0, 1e-9, 1e-3, 1.0, math.pi - 1e-9, math.pi], dtype=torch.float64)
    base = sampling.quaternions()
    turned = rotation.compose(base, sampling.quaternion_of(angles, sampling.axes()[1]))
    got = transform.angular_distance_axis_angle(base.expand(6, 4), -3 * turned)
    assert_near(got, angles, 1e-15)
    assert_near(transform.angular_distance_phi3(base, turned), angles / math.pi, 1e-15)


def test_the_gradient_of_a_distance_is_finite_between_equal_rotations() -> None:
    q = sampling.quaternions(3).requires_grad_()
    for distance in (transform.angular_distance_phi3, transform.angular_distance_axis_angle):
        (gradient,) = torch.autograd.grad(distance(q, q.detach()).sum(), q)
        assert torch.equal(gradient, torch.zeros_like(gradient))


def test_the_axis_angle_rate_is_the_gradient_of_a_small_turn_and_the_velocity_is_a_rate() -> None:
    quaternion, weights = sampling.unit_quaternions(4), sampling.normal(4, 4, seed=3)

    def turned(d: Tensor) -> Tensor:
        return rotation.compose(quaternion, so3.exp(d))

    still = torch.zeros(4, 3, dtype=torch.float64)
    want = torch.func.grad(lambda d: (weights * turned(d)).sum())(still)
    assert_near(transform.quaternion_rate_to_axis_angle_rate(weights, quaternion), want)
    velocity = sampling.normal(4, 3, seed=4)
    _, rate = torch.func.jvp(turned, (still,), (velocity,))
    assert_near(transform.quaternion_rate_to_angular_velocity(rate, quaternion), velocity)


def test_quat_multiply_writes_into_its_third_argument() -> None:
    a, b = sampling.quaternions(3, seed=1), sampling.quaternions(3, seed=2)
    out = torch.full_like(a, math.nan)
    assert transform.quat_multiply(a, b, out) is out
    assert_near(out, rotation.compose(a, b))


def test_pose_to_matrix_writes_the_last_row_of_its_buffer() -> None:
    p, q = sampling.poses(3)
    out = torch.full((3, 4, 4), math.nan, dtype=torch.float64)
    assert transform.pose_to_matrix(p, q, out) is out
    assert_near(out, pose.matrix(p, q))


P, Q, M = torch.zeros(3), torch.ones(4), torch.eye(3)
MESSAGES: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    r"transform_points: position must have shape \(\.\.\., 3\), got \(4,\)": (
        pk.ShapeError,
        lambda: transform.transform_points(Q, Q, P),
    ),
    r"transform_points: points must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.transform_points(P, Q, [1.0, 2.0, 3.0]),  # type: ignore[arg-type]
    ),
    r"batch_transform_points: quaternion must have shape \(\.\.\., 4\), got \(2, 3\)": (
        pk.ShapeError,
        lambda: transform.batch_transform_points(P.expand(2, 3), P.expand(2, 3), P.expand(2, 5, 3)),
    ),
    r"batch_transform_points: position must be a torch.Tensor, got NoneType": (
        pk.ArgumentError,
        lambda: transform.batch_transform_points(None, Q, P),  # type: ignore[arg-type]
    ),
    r"batch_transform_points: batch shapes do not broadcast": (
        pk.ShapeError,
        lambda: transform.batch_transform_points(P.expand(2, 3), Q.expand(2, 4), P.expand(3, 5, 3)),
    ),
    r"quaternion_to_matrix: quaternions must be of a floating dtype .* got torch.int64": (
        pk.DTypeError,
        lambda: transform.quaternion_to_matrix(Q.long()),
    ),
    r"matrix_to_quaternion: matrix must have shape \(\.\.\., 3, 3\), got \(3, 4\)": (
        pk.ShapeError,
        lambda: transform.matrix_to_quaternion(torch.eye(3, 4)),
    ),
    r"matrix_to_quaternion: matrix must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.cuda_matrix_to_quaternion([1.0]),  # type: ignore[arg-type]
    ),
    r"pose_multiply: batch shapes do not broadcast: .* quaternion2 \(3,\)": (
        pk.ShapeError,
        lambda: transform.pose_multiply(P.expand(2, 3), Q, P, Q.expand(3, 4)),
    ),
    r"pose_inverse: quaternion is on meta but position is on cpu": (
        pk.DeviceError,
        lambda: transform.pose_inverse(P, Q.to("meta")),
    ),
    r"transform_point_inverse: point must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: transform.transform_point_inverse([0.0] * 3, M, P),  # type: ignore[arg-type]
    ),
    r"angular_distance_phi3: goal_quat must have shape \(\.\.\., 4\), got \(3,\)": (
        pk.ShapeError,
        lambda: transform.angular_distance_phi3(P, Q),
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_messages_name_the_function_and_the_argument(message: str) -> None:
    kind, call = MESSAGES[message]
    with pytest.raises(kind, match=message):
        call()


def test_clouds_for_any_number_of_frames_export_and_one_frame_meets_them_all() -> None:
    class Seen(torch.nn.Module):
        def forward(self, point: Tensor, rot: Tensor, trans: Tensor) -> Tensor:
            return transform.transform_point_inverse(point, rot, trans)

    def inputs(frames: int, clouds: int) -> tuple[Tensor, ...]:
        rot = rotation.matrix(sampling.quaternions(frames))
        return sampling.normal(clouds, 5, 3, seed=1), rot, sampling.normal(frames, 3, seed=2)

    batch, size = torch.export.Dim("batch"), torch.export.Dim("size")
    exported = torch.export.export(Seen(), inputs(3, 3), dynamic_shapes=({0: batch, 1: size}, {0: batch}, {0: batch}))
    point, rot, trans = inputs(6, 6)
    want = (point - trans[:, None]) @ rot
    assert_near(exported.module()(point, rot, trans), want)
    assert_near(Seen()(point, rot, trans), want)
    point, rot, trans = inputs(1, 6)
    assert_near(Seen()(point, rot, trans), (point - trans) @ rot)
    assert_near(Seen()(point, rot, trans.expand(6, 3)), (point - trans) @ rot)
