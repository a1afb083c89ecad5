"""A small kinematics program on `posekit.transform`, compared with the same program on 4x4 matrices."""

from __future__ import annotations

import math

import pytest
import torch
from torch import Tensor

from posekit.transform import (
    angular_distance_axis_angle,
    batch_transform_points,
    batch_transform_points_inverse,
    get_inv_transform,
    matrix_to_quaternion,
    pose_inverse,
    pose_multiply,
    pose_to_matrix,
    quaternion_to_matrix,
    transform_point_inverse,
    transform_points,
)
from tests.support import sampling

JOINTS = 6
AXES = torch.tensor([[0, 0, 1], [0, 1, 0], [0, 1, 0], [1, 0, 0], [0, 1, 0], [1, 0, 0]], dtype=torch.float64)
OFFSETS = torch.tensor(
    [[0, 0, 0.3], [0, 0.1, 0.2], [0.4, 0, 0], [0.3, 0, 0.05], [0.1, 0, 0], [0.08, 0, 0.02]], dtype=torch.float64
)


def arm(angles: Tensor, buffers: bool) -> tuple[Tensor, Tensor]:
    """The pose of the tool, one for each row of joint angles (batch, 6)."""
    half = angles.unsqueeze(-1) / 2
    quaternions = torch.cat((half.cos(), half.sin() * AXES.to(angles)), -1)
    offsets = OFFSETS.to(angles)
    position = torch.zeros(angles.shape[0], 3).to(angles)
    quaternion = torch.zeros(angles.shape[0], 4).to(angles)
    quaternion[:, 0] = 1
    for k in range(JOINTS):
        step = offsets[k].expand_as(position)
        extra = [torch.full_like(x.detach(), math.nan) for x in 3 * (position, quaternion)] if buffers else []
        position, quaternion = pose_multiply(position, quaternion, step, quaternions[:, k], *extra)
    return position, quaternion


def arm_of_matrices(angles: Tensor) -> Tensor:
    tool = torch.eye(4, dtype=torch.float64).expand(angles.shape[0], 4, 4)
    for k in range(JOINTS):
        x, y, z = AXES[k]
        zero = torch.zeros((), dtype=torch.float64)
        cross = torch.stack((zero, -z, y, z, zero, -x, -y, x, zero)).reshape(3, 3)
        turn = torch.matrix_exp(angles[:, k, None, None] * cross)
        step = torch.cat((turn, OFFSETS[k].expand(len(angles), 3).unsqueeze(-1)), -1)
        row = torch.tensor([0.0, 0, 0, 1], dtype=torch.float64).expand(len(angles), 1, 4)
        tool = tool @ torch.cat((step, row), -2)
    return tool


def joint_angles(batch: int, seed: int) -> Tensor:
    return sampling.normal(batch, JOINTS, seed=seed) * 0.7


@pytest.mark.parametrize("buffers", [False, True], ids=["plain", "buffers"])
@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=str)
def test_forward_kinematics_and_its_jacobian(dtype: torch.dtype, buffers: bool) -> None:
    tolerance = 16 * torch.finfo(dtype).eps
    angles = joint_angles(5, 1).to(dtype).requires_grad_()
    wide = angles.detach().double().requires_grad_()
    position, quaternion = arm(angles, buffers)
    want = arm_of_matrices(wide)
    got = pose_to_matrix(position, quaternion)
    torch.testing.assert_close(got.double(), want, rtol=tolerance, atol=tolerance)
    weights = sampling.normal(5, 4, 4, seed=2)
    (gradient,) = torch.autograd.grad((got * weights.to(dtype)).sum(), angles)
    (expected,) = torch.autograd.grad((want * weights).sum(), wide)
    torch.testing.assert_close(gradient.double(), expected, rtol=8 * tolerance, atol=8 * tolerance)


def test_the_jacobian_of_the_arm_by_forward_mode_is_that_by_reverse_mode() -> None:
    angles = joint_angles(2, 3)

    def tool(angles: Tensor) -> Tensor:
        return arm(angles[None], False)[0][0]

    def expected(angles: Tensor) -> Tensor:
        return arm_of_matrices(angles[None])[0, :3, 3]

    want = torch.func.vmap(torch.func.jacrev(expected))(angles)
    forward = torch.func.vmap(torch.func.jacfwd(tool))(angles)
    torch.testing.assert_close(forward, want)
    torch.testing.assert_close(torch.func.vmap(torch.func.jacrev(tool))(angles), want)


@pytest.mark.slow(but="plain")
@pytest.mark.parametrize("buffers", [False, True], ids=["plain", "buffers"])
def test_gradient_descent_on_a_pose_error_follows_the_float64_reference(buffers: bool) -> None:
    goal_angles = joint_angles(3, 4)
    start = goal_angles + 0.3 * sampling.normal(3, JOINTS, seed=5)
    goal = arm_of_matrices(goal_angles)
    goal_position, goal_quaternion = goal[:, :3, 3], matrix_to_quaternion(goal[:, :3, :3])
    angles, reference = start.clone().requires_grad_(), start.clone().requires_grad_()
    errors = []
    for _ in range(60):
        position, quaternion = arm(angles, buffers)
        turned = angular_distance_axis_angle(goal_quaternion, quaternion)
        error = (position - goal_position).square().sum(-1) + 0.1 * turned.square()
        tool = arm_of_matrices(reference)
        delta = goal[:, :3, :3].mT @ tool[:, :3, :3]
        skew = torch.stack(
            (delta[:, 2, 1] - delta[:, 1, 2], delta[:, 0, 2] - delta[:, 2, 0], delta[:, 1, 0] - delta[:, 0, 1]), -1
        )
        trace = delta.diagonal(dim1=-2, dim2=-1).sum(-1)
        angle = torch.atan2(torch.linalg.vector_norm(skew, dim=-1) / 2, (trace - 1) / 2)
        expected = (tool[:, :3, 3] - goal[:, :3, 3]).square().sum(-1) + 0.1 * angle.square()
        torch.testing.assert_close(error, expected, rtol=1e-9, atol=1e-12)
        for x, e in ((angles, error), (reference, expected)):
            (gradient,) = torch.autograd.grad(e.sum(), x)
            with torch.no_grad():
                x -= 0.5 * gradient
        torch.testing.assert_close(angles, reference, rtol=1e-8, atol=1e-9)
        errors.append(error.detach().sum().item())
    assert errors[-1] < 0.02 * errors[0]


def test_gradient_buffers_may_have_other_leading_dimensions_and_any_where_no_gradient_comes() -> None:
    position, quaternion = sampling.poses()
    points = sampling.normal(1, 3, seed=7)
    tensors = [x.requires_grad_() for x in (position, quaternion, points)]
    held = [torch.full((1, x.shape[-1]), math.nan, dtype=x.dtype) for x in tensors]
    transform_points(*tensors, torch.zeros_like(points), *held).square().sum().backward()
    for x, buffer in zip(tensors, held, strict=True):
        assert torch.equal(buffer[0], x.grad.view(-1))
    with torch.no_grad():
        clouds = batch_transform_points(
            sampling.normal(3, 3), sampling.quaternions(3), sampling.normal(3, 5, 3), None, *torch.zeros(2, 3, 5, 3)
        )
    assert clouds.shape == (3, 5, 3)


def test_the_functions_that_are_applied_have_their_names_here() -> None:
    from posekit import functions, transform

    names = set(functions.__all__) - {"GradFactor", "scale_grad"}
    assert names <= set(transform.__all__)
    assert all(getattr(transform, name) is getattr(functions, name) for name in names)


def test_points_to_the_tool_and_back() -> None:
    position, quaternion = arm(joint_angles(4, 6), False)
    points = sampling.normal(4, 10, 3, seed=7)
    there = batch_transform_points(position, quaternion, points)
    torch.testing.assert_close(batch_transform_points_inverse(position, quaternion, there), points)
    rotation = quaternion_to_matrix(quaternion)
    torch.testing.assert_close(transform_point_inverse(there, rotation, position), points)
    back, back_position = get_inv_transform(rotation, position)
    inverse_position, inverse_quaternion = pose_inverse(position, quaternion)
    torch.testing.assert_close(back, quaternion_to_matrix(inverse_quaternion))
    torch.testing.assert_close(back_position, inverse_position)
    torch.testing.assert_close(transform_points(position[:1], quaternion[:1], points[0]), there[0])


def test_a_planner_reuses_its_own_buffers_in_every_step() -> None:
    targets = sampling.normal(8, 3, seed=8)
    position = torch.zeros(1, 3, dtype=torch.float64, requires_grad=True)
    quaternion = torch.tensor([[1.0, 0, 0, 0]], dtype=torch.float64, requires_grad=True)
    points = sampling.normal(8, 3, seed=9)
    out = torch.empty(8, 3, dtype=torch.float64)
    adjoints = [torch.empty_like(x, requires_grad=False) for x in (position, quaternion)]
    copies = [x.detach().clone().requires_grad_() for x in (position, quaternion)]
    for _ in range(20):
        loss = (transform_points(position, quaternion, points, out, *adjoints) - targets).square().sum()
        plain = (transform_points(*copies, points) - targets).square().sum()
        loss.backward()
        plain.backward()
        assert loss.item() == plain.item()
        for x, y, adjoint in zip((position, quaternion), copies, adjoints, strict=True):
            assert torch.equal(x.grad, y.grad) and torch.equal(x.grad, adjoint)
            with torch.no_grad():
                x -= 0.02 * x.grad
                y -= 0.02 * y.grad
            x.grad = y.grad = None
