"""Derivatives of torques and accelerations compared with Pinocchio, and with derivatives that torch computes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.autograd.functional import jacobian

from posekit import ShapeError
from posekit.kinematics import Inertias, Robot
from tests.kinematics.dynamics_examples import pinocchio_of, robot_of, state, varied
from tests.kinematics.examples import DOUBLE, GRIPPER, every_kind
from tests.support.kernels import optimised

pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
import pinocchio

ROBOTS = {
    "every kind": lambda: varied(every_kind()),
    "mimic": lambda: varied(Robot.from_urdf(GRIPPER, dtype=DOUBLE)),
    "humanoid": lambda: varied(robot_of("humanoid", True)),
}
GRAVITY = torch.tensor([1.0, 2.0, 3.0], dtype=DOUBLE)


@pytest.mark.slow(but="arm-False")
@pytest.mark.parametrize(("name", "floating"), [("arm", False), ("arm", True), ("humanoid", False), ("humanoid", True)])
def test_derivatives_of_dynamics_are_those_of_pinocchio(name: str, floating: bool) -> None:
    robot, other = robot_of(name, floating), pinocchio_of(name, floating)
    robot = robot.replace(damping=torch.zeros_like(robot.damping), armature=torch.zeros_like(robot.armature))
    other.model.armature[:] = 0
    q, v, a = state(robot)
    position, velocity, rate = other.configuration(q), other.velocity(v), other.velocity(a)
    expansion = other.expansion()
    pinocchio.computeRNEADerivatives(other.model, other.data, position, velocity, rate)
    data = other.data
    matrix = torch.from_numpy(data.M).triu() + torch.from_numpy(data.M).triu(1).mT
    found = robot.inverse_dynamics_derivatives(q, v, a)
    for ours, theirs in zip(found, (data.dtau_dq, data.dtau_dv, matrix.numpy()), strict=True):
        expected = torch.from_numpy(expansion.T @ theirs @ expansion)
        torch.testing.assert_close(ours, expected, rtol=0, atol=1e-11 * float(expected.abs().max()))


def derivatives_of(f: Callable[..., Tensor], robot: Robot, *inputs: Tensor) -> tuple[Tensor, ...]:
    q, *rest = inputs
    return jacobian(lambda x, *others: f(robot.retract(q, x), *others), (q.new_zeros(robot.nv), *rest))


@pytest.mark.slow(but="mimic")
@pytest.mark.parametrize("name", [*ROBOTS])
def test_derivatives_of_dynamics_are_those_of_torch(name: str) -> None:
    robot = ROBOTS[name]()
    q, v, a = state(robot, 2)
    found = robot.inverse_dynamics_derivatives(q, v, a, gravity=GRAVITY)
    torque = robot.inverse_dynamics(q, v, a, gravity=GRAVITY)
    accelerations = robot.forward_dynamics_derivatives(q, v, torque, gravity=GRAVITY)
    matrix = robot.mass_matrix(q)
    torch.testing.assert_close(found[2], matrix, rtol=0, atol=1e-14 * float(matrix.abs().max()))
    assert torch.equal(found[2], found[2].mT)
    for row in range(2):
        expected = derivatives_of(lambda *x: robot.inverse_dynamics(*x, gravity=GRAVITY), robot, q[row], v[row], a[row])
        for ours, theirs in zip(found, expected, strict=True):
            torch.testing.assert_close(ours[row], theirs, rtol=0, atol=1e-13 * float(theirs.abs().max()))
        of = lambda *x: robot.forward_dynamics(*x, gravity=GRAVITY)  # noqa: E731
        expected = derivatives_of(of, robot, q[row], v[row], torque[row])
        condition = float(torch.linalg.cond(found[2][row]))
        for ours, theirs in zip(accelerations, expected, strict=True):
            tolerance = 1e-13 * condition * float(theirs.abs().max())
            torch.testing.assert_close(ours[row], theirs, rtol=0, atol=tolerance)


def test_joints_of_several_numbers_have_the_derivatives_of_their_own_screws() -> None:
    robot = varied(every_kind())
    q, v, a = state(robot)
    by_q = robot.inverse_dynamics_derivatives(q, v, a)[0]
    step = 1e-6 * torch.eye(robot.nv, dtype=DOUBLE)
    sides = [robot.inverse_dynamics(robot.retract(q, s * step), v, a) for s in (1, -1)]
    expected = ((sides[0] - sides[1]) / 2e-6).mT
    torch.testing.assert_close(by_q, expected, rtol=0, atol=1e-7 * float(expected.abs().max()))


# Kernels for revolute joints alone are the smallest.
TURNING = GRIPPER.replace("prismatic", "revolute")


def matrices(robot: Robot, q: Tensor, v: Tensor, a: Tensor) -> tuple[Tensor, ...]:
    own = *robot.inverse_dynamics_derivatives(q, v, a), robot.inertia_regressor(q, v, a)
    return *own, *robot.forward_dynamics_derivatives(q, v, a)


@pytest.mark.slow
def test_matrices_of_dynamics_have_derivatives() -> None:
    robot = varied(Robot.from_urdf(TURNING, dtype=DOUBLE))
    inputs = [x.requires_grad_() for x in state(robot)]

    def together(*x: Tensor) -> Tensor:  # gradients of each matrix alone are kernels of their own
        return torch.cat([y.flatten() for y in matrices(robot, *x)])

    with optimised(0):
        assert torch.autograd.gradcheck(together, inputs, fast_mode=True)


@pytest.mark.slow
def test_matrices_of_dynamics_in_every_mode() -> None:
    robot = varied(Robot.from_urdf(TURNING, dtype=DOUBLE))
    q, v, a = state(robot, 3)
    found = matrices(robot, q, v, a)
    with optimised(0):
        mapped = torch.vmap(lambda *x: matrices(robot, *x))(q, v, a)
        _, moved = torch.func.jvp(lambda v: matrices(robot, q, v, a), (v,), (a,))
        compiled = torch.compile(lambda *x: matrices(robot, *x), backend="aot_eager", fullgraph=True)(q, v, a)
    for x, y, z, rate in zip(found, mapped, compiled, moved, strict=True):
        near = {"rtol": 0, "atol": 1e-11 * float(x.abs().max())}
        torch.testing.assert_close(y, x, **near)
        torch.testing.assert_close(z, x, **near)
        assert rate.shape == x.shape
    sides = [matrices(robot, q, v + s * a, a)[0] for s in (1e-6, -1e-6)]
    expected = (sides[0] - sides[1]) / 2e-6
    torch.testing.assert_close(moved[0], expected, rtol=0, atol=1e-6 * float(expected.abs().max()))


@pytest.mark.slow
def test_derivatives_of_accelerations_have_forward_derivatives() -> None:
    robot = varied(robot_of("arm"))
    q, v, torque = state(robot, 2)
    step = 1e-6 * v

    def found(x: Tensor) -> tuple[Tensor, ...]:
        return robot.forward_dynamics_derivatives(q + x, v + x, torque)

    _, rates = torch.func.jvp(found, (torch.zeros_like(v),), (v,))
    for rate, high, low in zip(rates, found(step), found(-step), strict=True):
        expected = (high - low) / 2e-6
        torch.testing.assert_close(rate, expected, rtol=0, atol=1e-6 * float(expected.abs().max()))


def test_batches_of_matrices_broadcast() -> None:
    robot = robot_of("arm")
    q, v, a = state(robot, 2, 3)
    by_q = robot.inverse_dynamics_derivatives(q, v[0, 0], a[:, :1])[0]
    expected = robot.inverse_dynamics_derivatives(q, v[:1, :1].expand_as(v), a[:, :1].expand_as(a))[0]
    torch.testing.assert_close(by_q, expected, rtol=0, atol=1e-13 * float(expected.abs().max()))
    assert robot.forward_dynamics_derivatives(q[:0], v[:0], a[:0])[2].shape == (0, 3, robot.nv, robot.nv)


def test_errors_of_derivatives_of_dynamics() -> None:
    robot = robot_of("arm")
    with pytest.raises(ShapeError, match=r"Robot.inverse_dynamics_derivatives: a must have shape \(..., 7\)"):
        robot.inverse_dynamics_derivatives([0.0] * 7, [0.0] * 7, [0.0] * 6)
    with pytest.raises(ShapeError, match=r"Robot.forward_dynamics_derivatives: torque must have shape \(..., 7\)"):
        robot.forward_dynamics_derivatives([0.0] * 7, [0.0] * 7, [0.0] * 6)
    with pytest.raises(AttributeError, match=r"rnea_derivatives.*inverse_dynamics_derivatives\(q, v, a\)"):
        getattr(robot, "rnea_derivatives")  # noqa: B009


def test_derivatives_of_accelerations_are_nan_where_a_joint_moves_no_mass() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0], dtype=DOUBLE)
    light = arm.replace(inertias=Inertias([2.0, 0, 2.0, 0], torch.zeros(4, 3), torch.zeros(4, 3, 3)))
    state = torch.tensor([[[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]]], dtype=DOUBLE)
    q, v, torque = state.movedim(-2, 0)
    assert all([bool(x.isnan().all()) for x in light.forward_dynamics_derivatives(q, v, torque)])
    heavy = light.replace(armature=torch.tensor([0.0, 0.5], dtype=DOUBLE))
    assert all([bool(x.isfinite().all()) for x in heavy.forward_dynamics_derivatives(q, v, torque)])
