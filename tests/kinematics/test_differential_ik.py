"""Differential inverse kinematics, compared with SciPy's bounded least squares and linear programs in float64."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch
from scipy.optimize import linprog, lsq_linear
from torch import Tensor

from posekit import ArgumentError, OptionError, ShapeError, ValidationError
from posekit.kinematics import Joint, Robot
from tests.kinematics.examples import DOUBLE, GRIPPER, every_kind

ARM = Robot.example("arm").to(DOUBLE)
GRIP = Robot.from_urdf(GRIPPER).to(DOUBLE)
FLOATING = Robot.example("humanoid", floating=True).to(DOUBLE)
DT = 0.05


def drawn(robot: Robot, count: int, scale: float = 1.0) -> tuple[Tensor, Tensor]:
    g = torch.Generator().manual_seed(count)
    return robot.random(count, generator=g), scale * torch.randn(count, 6, generator=g, dtype=DOUBLE)


def bounds(robot: Robot, q: Tensor) -> tuple[np.ndarray, np.ndarray]:
    """By hand, joint by joint: those of joints with one number, and none of others but for the velocity."""
    lower, upper = -robot.velocity_limits.clone(), robot.velocity_limits.clone()
    for i in robot.tree.moving:
        column, place = robot.tree.v_columns[i], robot.tree.q_columns[i]
        if robot.kinds[i] in ("revolute", "prismatic", "screw"):
            for bound, limit in ((lower, robot.lower), (upper, robot.upper)):
                wanted = (limit[place] - q[place]) / DT
                bound[column] = wanted.clamp(-robot.velocity_limits[column], robot.velocity_limits[column])
    return lower.numpy(), upper.numpy()


@pytest.mark.parametrize(
    ("robot", "link", "scale"),
    [(ARM, "l8", 0.2), (ARM, "l8", 5.0), (GRIP, "tip", 3.0), (FLOATING, "lhand", 3.0), (every_kind(), "cart", 3.0)],
)
@pytest.mark.parametrize("frame", ["local_world_aligned", "body"])
def test_velocities_are_those_of_bounded_least_squares(robot: Robot, link: str, scale: float, frame: Any) -> None:
    q, twist = drawn(robot, 12, scale)
    weights = torch.tensor([1, 2, 3, 0.5, 0.5, 0], dtype=DOUBLE)
    found = robot.differential_ik(q, twist, link, dt=DT, frame=frame, weights=weights, damping=0.01)
    jacobian = robot.jacobian(q, link, frame)
    for k in range(len(q)):
        rows = np.vstack([weights.sqrt()[:, None] * jacobian[k], 0.01 * np.eye(robot.nv)])
        right = np.concatenate([weights.sqrt() * twist[k], np.zeros(robot.nv)])
        lower, upper = bounds(robot, q[k])
        expected = lsq_linear(rows, right, (lower, np.maximum(upper, lower + 1e-13)), method="bvls", tol=1e-14).x
        np.testing.assert_allclose(found[k].numpy(), expected, rtol=0, atol=1e-8)


def test_a_motion_that_limits_permit_has_the_twist_asked_for() -> None:
    q, twist = drawn(ARM, 50, 0.05)
    q = 0.5 * q
    v = ARM.differential_ik(q, twist, "l8", dt=DT, damping=1e-6)
    slow = (v.abs() < 1).all(-1)
    assert slow.sum() > 30
    torch.testing.assert_close(ARM.velocity(q, v, "l8")[slow], twist[slow], rtol=0, atol=1e-6)


@pytest.mark.parametrize("keep_direction", [False, True])
def test_joints_stay_within_their_limits(keep_direction: bool) -> None:
    robot, q = Robot.example("arm"), Robot.example("arm").random(64)
    twist = torch.randn(64, 6, generator=torch.Generator().manual_seed(0))
    for _ in range(60):
        v = robot.differential_ik(q, twist, "l8", dt=DT, keep_direction=keep_direction)
        assert bool((v.abs() <= robot.velocity_limits).all())
        q = robot.retract(q, DT * v)
        assert bool((q <= robot.upper + 1e-6).all() & (q >= robot.lower - 1e-6).all())
    assert ((q - robot.upper).abs() < 1e-5).any()


def test_a_joint_outside_its_limits_returns_to_them() -> None:
    door = Robot.from_joints([Joint(name="hinge", parent="frame", child="leaf", lower=0, upper=1, velocity=2)])
    still = [0.0] * 6
    v = door.differential_ik([[1.5], [1.01], [-0.25]], still, "leaf", dt=0.1)
    torch.testing.assert_close(v, torch.tensor([[-2.0], [-0.1], [2.0]]))
    assert door.differential_ik([1.5], [0, 0, 0, 0, 0, 9.0], "leaf", dt=0.1, limits=False).item() > 8.9


def test_the_direction_is_kept_at_the_greatest_speed() -> None:
    q, twist = drawn(ARM, 60, 3.0)
    v = ARM.differential_ik(q, twist, "l8", dt=DT, damping=1e-7, keep_direction=True)
    jacobian, moved = ARM.jacobian(q, "l8"), ARM.velocity(q, v, "l8")
    for k in range(60):
        lower, upper = bounds(ARM, q[k])
        target = twist[k].numpy()
        columns, limits = np.c_[jacobian[k].numpy(), -target], [*zip(lower, upper, strict=True), (0, 1)]
        best = linprog(np.r_[np.zeros(7), -1], A_eq=columns, b_eq=np.zeros(6), bounds=limits, method="highs").x[-1]
        np.testing.assert_allclose(moved[k].numpy(), best * target, rtol=0, atol=1e-5 * np.abs(target).max())


def test_where_limits_permit_the_motion_the_direction_changes_nothing() -> None:
    q, twist = drawn(ARM, 20, 0.02)
    free = ARM.differential_ik(0.5 * q, twist, "l8", dt=DT, limits=False)
    slow = (free.abs() < 1).all(-1)
    assert 15 <= slow.sum() < 20
    found = ARM.differential_ik(0.5 * q, twist, "l8", dt=DT, keep_direction=True)
    assert torch.equal(found[slow], free[slow])
    none = ARM.differential_ik(q, torch.zeros(6, dtype=DOUBLE), "l8", dt=DT, keep_direction=True)
    assert torch.equal(none, torch.zeros_like(none))


def test_batches_broadcast_points_and_dicts_are_taken() -> None:
    q, twist = drawn(ARM, 5)
    point = torch.tensor([0.1, 0.2, 0.3], dtype=DOUBLE)
    found = ARM.differential_ik(q[:, None], twist, "l8", dt=DT, at=point)
    assert found.shape == (5, 5, 7)
    alone = ARM.differential_ik(dict(zip(ARM.joints, q[2], strict=True)), twist[3], "l8", dt=DT, at=point)
    torch.testing.assert_close(found[2, 3], alone, rtol=0, atol=1e-12)
    assert ARM.differential_ik(q[:0], twist[:0], "l8", dt=DT).shape == (0, 7)


def test_derivatives() -> None:
    q, twist = drawn(ARM, 2, 2.0)
    origins = ARM.origins.position.clone().requires_grad_()

    def solve(q: Tensor, twist: Tensor, position: Tensor) -> Tensor:
        robot = ARM.replace(origins=type(ARM.origins)(position, ARM.origins.quaternion))
        return robot.differential_ik(q, twist, "l8", dt=DT, damping=0.3)

    given = q.requires_grad_(), twist.requires_grad_(), origins
    value = solve(*given).abs()
    assert 0 < (value == 1).sum() < value.numel()
    torch.autograd.gradcheck(solve, given, eps=1e-7, atol=1e-5)
    torch.autograd.gradgradcheck(solve, given, eps=1e-6, atol=1e-4)


def test_derivatives_with_a_fixed_direction() -> None:
    q, twist = drawn(ARM, 2, 2.0)

    def solve(q: Tensor, twist: Tensor) -> Tensor:
        return ARM.velocity(q, ARM.differential_ik(q, twist, "l8", dt=DT, keep_direction=True), "l8")

    torch.autograd.gradcheck(solve, (q.requires_grad_(), twist.requires_grad_()), eps=1e-6, atol=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("limits", [False, True])
def test_derivatives_of_mapped_calls_are_those_of_a_batch(limits: bool) -> None:
    q, twist = drawn(ARM, 2, 2.0)
    weights = torch.randn(2, 7, dtype=DOUBLE, generator=torch.Generator().manual_seed(0))

    def solve(q: Tensor, twist: Tensor) -> Tensor:
        return ARM.differential_ik(q, twist, "l8", dt=DT, limits=limits)

    def mapped(twist: Tensor) -> Tensor:
        return (torch.vmap(solve)(q, twist) * weights).sum()

    want = torch.func.grad(lambda twist: (solve(q, twist) * weights).sum())(twist)
    leaf = twist.clone().requires_grad_()
    compiled = torch.compile(torch.func.grad(mapped), backend="aot_eager", fullgraph=True)
    for got in (torch.func.grad(mapped)(twist), torch.autograd.grad(mapped(leaf), leaf)[0], compiled(twist)):
        torch.testing.assert_close(got, want, rtol=0, atol=1e-9)


def test_misuse_is_refused() -> None:
    q, twist = drawn(ARM, 2)
    with pytest.raises(ShapeError, match=r"Robot.differential_ik: q must have shape \(..., 7\), got \(2, 6\)"):
        ARM.differential_ik(q[:, 1:], twist, "l8", dt=DT)
    with pytest.raises(ShapeError, match=r"Robot.differential_ik: twist must have shape \(..., 6\), got \(2, 3\)"):
        ARM.differential_ik(q, twist[:, :3], "l8", dt=DT)
    with pytest.raises(ShapeError, match=r"Robot.differential_ik: .*\(2,\).*\(3,\)|broadcast"):
        ARM.differential_ik(q, torch.zeros(3, 6, dtype=DOUBLE), "l8", dt=DT)
    with pytest.raises(OptionError, match=r"Robot.differential_ik: dt must be positive and finite, got 0"):
        ARM.differential_ik(q, twist, "l8", dt=0)
    with pytest.raises(ArgumentError, match=r"Robot.differential_ik: dt must be a number, got str"):
        ARM.differential_ik(q, twist, "l8", dt="0.1")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"Robot.differential_ik: damping must be positive and finite, got inf"):
        ARM.differential_ik(q, twist, "l8", dt=DT, damping=math.inf)
    with pytest.raises(ValidationError, match=r"Robot.differential_ik: weights must be finite and not negative"):
        ARM.differential_ik(q, twist, "l8", dt=DT, weights=[1, 1, 1, 1, 1, -1])
    with pytest.raises(ShapeError, match=r"Robot.differential_ik: weights must have shape \(6,\), got \(3,\)"):
        ARM.differential_ik(q, twist, "l8", dt=DT, weights=[1, 1, 1])
    with pytest.raises(ArgumentError, match=r"Robot.differential_ik: there is no link 'hand'"):
        ARM.differential_ik(q, twist, "hand", dt=DT)
    with pytest.raises(OptionError, match=r'Robot.differential_ik: frame must be one of .*"body" has the axes'):
        ARM.differential_ik(q, twist, "l8", dt=DT, frame="local")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"Robot.differential_ik: keep_direction must be True or False, got 1"):
        ARM.differential_ik(q, twist, "l8", dt=DT, keep_direction=1)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="must have fewer than 128 numbers of a velocity, got 130; reduce it"):
        snake = Robot.from_dh(a=[0.1] * 130, alpha=[0] * 130, d=[0] * 130)
        snake.differential_ik(snake.neutral(), torch.zeros(6), "tool", dt=DT)
