"""Steps of simulations compared with SciPy's integration of the same equations, and conserved quantities."""

from __future__ import annotations

import functools

import numpy as np
import pytest
import torch
from scipy.integrate import solve_ivp
from torch import Tensor

from posekit import OptionError, Rotation, ShapeError
from posekit.kinematics import Joint, Robot
from tests.kinematics.dynamics_examples import DOUBLE, assert_close, random_inertias, robot_of, state
from tests.kinematics.examples import every_kind

METHODS = [("semi_implicit_euler", 1), ("rk4", 4)]


@functools.cache
def heavy() -> Robot:
    """Every kind of joint that has an algorithm without a mass matrix, and slow enough for large steps."""
    robot = every_kind()
    joints = [
        Joint(
            name=robot.tree.names[i],
            parent=robot.links[robot.parents[i]],
            child=robot.links[i],
            kind=kind,
            origin=robot.origins[..., i],
            axis=robot.axes[i],
            pitch=robot.pitches[i],
            damping=0.1,
        )
        for i, kind in enumerate(robot.kinds)
        if i
    ]
    made = Robot.from_joints(joints, dtype=DOUBLE)
    return made.replace(inertias=random_inertias(len(made.links)))


def rates(robot: Robot, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """The time derivatives of the numbers of a configuration, joint by joint."""
    found = np.zeros_like(q)
    for i in robot.tree.moving:
        kind, at, first = robot.kinds[i], robot.tree.q_columns[i], robot.tree.v_columns[i]
        if kind == "planar":
            c, s = np.cos(q[at + 2]), np.sin(q[at + 2])
            x, y, found[at + 2] = v[first : first + 3]
            found[at : at + 2] = c * x - s * y, s * x + c * y
        elif kind in ("spherical", "free"):
            if kind == "free":
                rotation = Rotation(torch.tensor(q[at + 3 : at + 7])).matrix().numpy()
                found[at : at + 3] = rotation @ v[first : first + 3]
                at, first = at + 3, first + 3
            w, u, spin = q[at], q[at + 1 : at + 4], v[first : first + 3]
            found[at], found[at + 1 : at + 4] = -u @ spin / 2, (w * spin + np.cross(u, spin)) / 2
        else:
            found[at] = v[first]
    return found


def solution(robot: Robot, q: Tensor, v: Tensor, torque: Tensor, time: float) -> tuple[Tensor, Tensor]:
    """The state at a time, by SciPy's method of order 8."""

    def derivative(_: float, y: np.ndarray) -> np.ndarray:
        position, velocity = y[: robot.nq], y[robot.nq :]
        a = robot.forward_dynamics(torch.tensor(position), torch.tensor(velocity), torque)
        return np.concatenate((rates(robot, position, velocity), a.numpy()))

    start = np.concatenate((q.numpy(), v.numpy()))
    end = torch.tensor(solve_ivp(derivative, (0, time), start, "DOP853", rtol=1e-12, atol=1e-12).y[:, -1])
    return end[: robot.nq], end[robot.nq :]


@pytest.mark.parametrize(("method", "order"), METHODS)
def test_errors_have_the_order_of_the_method_for_every_kind_of_joint(method: str, order: int) -> None:
    robot = heavy()
    q, v, torque = state(robot)
    v, torque, time = v * 0.5, torque * 0.5, 0.2
    exact_q, exact_v = solution(robot, q, v, torque, time)
    errors = []
    for count in (10, 20):
        x, rate = q, v
        for _ in range(count):
            x, rate = robot.integrate(x, rate, torque, time / count, method=method)
        errors.append(torch.cat((robot.local(exact_q, x), rate - exact_v)).norm().item())
    assert 2**order * 0.7 < errors[0] / errors[1] < 2**order * 1.5
    assert errors[1] < (1e-6 if order == 4 else 0.1)


def test_a_falling_body_is_exact() -> None:
    free = Robot.from_joints([Joint(name="f", parent="w", child="a", kind="prismatic")], dtype=DOUBLE)
    body = free.replace(inertias=random_inertias(2))
    q, v = body.integrate([1.0], [2.0], torch.zeros(1, dtype=DOUBLE), 0.5, method="rk4")
    assert_close(q, [1 + 2 * 0.5 - 9.81 * 0.125])
    assert_close(v, [2 - 9.81 * 0.5])
    q, v = body.integrate([1.0], [2.0], torch.zeros(1, dtype=DOUBLE), 0.5)
    assert_close(v, [2 - 9.81 * 0.5])
    assert_close(q, [1 + 0.5 * (2 - 9.81 * 0.5)])


def test_momentum_of_a_floating_robot_is_kept_without_gravity() -> None:
    robot = robot_of("humanoid", True)
    q, v, torque = state(robot, 2)
    torque[..., :6] = 0
    torque = torque * 0.5
    v = v * 0.2
    before = robot.momentum(q, v)
    for _ in range(10):
        q, v = robot.integrate(q, v, torque, 0.005, method="rk4", gravity=[0.0, 0.0, 0.0])
    assert_close(robot.momentum(q, v), before, 1e-7)
    quaternions = q[..., 3:7]
    assert_close((quaternions * quaternions).sum(-1), torch.ones(2, dtype=DOUBLE), 1e-14)


def test_steps_of_batches_and_their_gradients() -> None:
    robot = robot_of("gripper")
    q, v, torque = (x.requires_grad_() for x in state(robot, 3))
    times = torch.tensor([0.01, 0.02, 0.0], dtype=DOUBLE)
    moved, rate = robot.integrate(q, v, torque, times)
    for i, time in enumerate(times.tolist()):
        alone = robot.integrate(q[i], v[i], torque[i], time)
        assert_close(moved[i].detach(), alone[0].detach(), 1e-14)
        assert_close(rate[i].detach(), alone[1].detach(), 1e-14)
    assert torch.equal(moved[2], q[2]) and torch.equal(rate[2], v[2])
    for method, _ in METHODS:

        def two_steps(q: Tensor, v: Tensor, torque: Tensor, times: Tensor, method: str = method) -> tuple[Tensor, ...]:
            return robot.integrate(*robot.integrate(q, v, torque, times, method=method), torque, times, method=method)

        inputs = (q, v, torque, times.clone().requires_grad_())
        assert torch.autograd.gradcheck(two_steps, inputs, fast_mode=True)


def test_errors_of_integrate() -> None:
    robot, q = robot_of("arm"), torch.zeros(7, dtype=DOUBLE)
    with pytest.raises(OptionError, match=r'method must be "semi_implicit_euler" or "rk4", got .euler'):
        robot.integrate(q, q, q, 0.1, method="euler")
    with pytest.raises(ShapeError, match=r"Robot.integrate: torque must have shape \(..., 7\), got \(6,\)"):
        robot.integrate(q, q, q[:6], 0.1)
