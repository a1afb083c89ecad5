"""Jacobians, velocities and accelerations compared with Pinocchio and with derivatives of forward kinematics."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from posekit import ArgumentError, OptionError, Pose, ShapeError
from posekit.kinematics import Joint, Robot
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, TREE, InPinocchio, every_kind
from tests.support.joining import joined
from tests.support.kernels import optimised

FRAMES = ["local_world_aligned", "body", "world"]


def tips(robot: Robot) -> list[str]:
    """Links of interest: the root, one in the middle, and those without children."""
    leaves = [name for i, name in enumerate(robot.links) if i not in robot.parents]
    return [robot.links[0], robot.links[len(robot.links) // 2], *leaves]


@pytest.mark.slow(but="arm-False")
@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("source", ["arm", "humanoid", "tree"])
def test_motion_is_that_of_pinocchio(source: str, floating: bool) -> None:
    pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    text = {"arm": ARM.read_text(), "humanoid": HUMANOID.read_text(), "tree": TREE}[source]
    robot = Robot.from_urdf(text, floating=floating, dtype=DOUBLE)
    other = InPinocchio(text, robot, floating)
    generator = torch.Generator().manual_seed(0)
    q = robot.random(generator=generator)
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=generator)
    other.compute(q, v, a)
    for link in tips(robot):
        for frame in FRAMES:
            found = {
                "Velocity": robot.velocity(q, v, link, frame),
                "Acceleration": robot.acceleration(q, v, a, link, frame, classical=False),
                "ClassicalAcceleration": robot.acceleration(q, v, a, link, frame),
            }
            jacobian = robot.jacobian(q, link, frame)
            torch.testing.assert_close(jacobian, other.jacobian(link, frame), rtol=0, atol=1e-12)
            for name, value in found.items():
                torch.testing.assert_close(value, other.twist(name, link, frame), rtol=0, atol=2e-12)


def moved(robot: Robot, q: Tensor, v: Tensor, a: Tensor, link: str) -> tuple[Pose, Tensor, Tensor]:
    """The pose of a link, and the first and second time derivative of its matrix, along a path of a robot."""

    def matrix(t: Tensor) -> Tensor:
        # To the second order in t, retract by v t + a t^2 / 2 has the velocity v and the acceleration a at 0, as
        # screws of one joint commute with a times t.
        return robot.forward(robot.retract(q, v * t + a * t * t / 2), link).matrix()

    def rate(t: Tensor) -> Tensor:
        return torch.func.jvp(matrix, (t,), (torch.ones_like(t),))[1]

    zero = torch.zeros((), dtype=DOUBLE)
    first, second = torch.func.jvp(rate, (zero,), (torch.ones_like(zero),))
    return robot.forward(q, link), first, second


@pytest.mark.slow(but="gripper")
@pytest.mark.parametrize("robot", [every_kind(), Robot.from_urdf(GRIPPER, dtype=DOUBLE)], ids=["every kind", "gripper"])
def test_jacobians_are_derivatives_of_forward(robot: Robot) -> None:
    generator = torch.Generator().manual_seed(0)
    q = robot.random(generator=generator)
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=generator)
    at = torch.tensor([0.1, -0.2, 0.3], dtype=DOUBLE)
    for link in robot.links:
        pose, first, second = moved(robot, q, v, a, link)
        homogeneous = torch.cat((at, at.new_ones(1)))
        velocity = robot.velocity(q, v, link, at=at)
        torch.testing.assert_close(velocity[:3], (first @ homogeneous)[:3], rtol=0, atol=1e-12)
        spin = first[:3, :3] @ pose.rotation.matrix().mT
        angular = torch.stack((spin[2, 1], spin[0, 2], spin[1, 0]))
        torch.testing.assert_close(velocity[3:], angular, rtol=0, atol=1e-12)
        acceleration = robot.acceleration(q, v, a, link, at=at)
        torch.testing.assert_close(acceleration[:3], (second @ homogeneous)[:3], rtol=0, atol=1e-11)
        body = torch.cat([pose.rotation.inverse_apply(x) for x in (velocity[:3], velocity[3:])])
        torch.testing.assert_close(robot.velocity(q, v, link, "body", at), body, rtol=0, atol=1e-12)
        rates = robot.acceleration(q, v, a, link, "body", at=at)
        expected = torch.cat([pose.rotation.inverse_apply(x) for x in (acceleration[:3], acceleration[3:])])
        torch.testing.assert_close(rates, expected, rtol=0, atol=1e-12)


@pytest.mark.slow(but="world")
@pytest.mark.parametrize("frame", FRAMES)
def test_derivatives_of_jacobians(frame: str) -> None:
    robot = every_kind()
    q = robot.random(2, generator=torch.Generator().manual_seed(0)).requires_grad_()
    at = torch.tensor([0.1, -0.2, 0.3], dtype=DOUBLE, requires_grad=True)

    def f(q: Tensor, at: Tensor) -> Tensor:
        return robot.jacobian(q, "cart", frame, at)[..., :10]

    weights = torch.randn(2, 6, 10, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    inputs = (q, at) if frame != "world" else (q, at.detach())
    assert torch.autograd.gradcheck(f, inputs, fast_mode=True)
    g, numbers = joined(f, inputs) if frame != "world" else (lambda q: f(q, at.detach()), q)
    assert torch.autograd.gradgradcheck(g, numbers, weights, fast_mode=True)


@pytest.mark.slow(but="body")
@pytest.mark.parametrize("frame", FRAMES)
def test_derivatives_of_accelerations(frame: str) -> None:
    robot = every_kind()
    q = robot.random(generator=torch.Generator().manual_seed(0)).requires_grad_()
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    at = torch.tensor([0.1, -0.2, 0.3], dtype=DOUBLE, requires_grad=frame != "world")

    def f(*x: Tensor) -> Tensor:
        return robot.acceleration(*x[:3], "cart", frame, classical=frame == "body", at=x[3])

    with optimised(0):
        assert torch.autograd.gradcheck(f, (q, v.requires_grad_(), a.requires_grad_(), at), fast_mode=True)


def test_gradients_of_jacobians_reach_axes_and_origins() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    q = robot.random(2, generator=torch.Generator().manual_seed(0))
    axes = torch.randn(9, 3, dtype=DOUBLE, generator=torch.Generator().manual_seed(1)).requires_grad_()
    position = robot.origins.position.clone().requires_grad_()

    def f(axes: Tensor, position: Tensor) -> Tensor:
        changed = robot.replace(axes=axes, origins=Pose(position, robot.origins.quaternion))
        return changed.jacobian(q, "l8")

    assert torch.autograd.gradcheck(f, (axes, position), fast_mode=True)


def test_batches_and_shapes() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    q = robot.random(2, 3)
    jacobian = robot.jacobian(q, "lhand")
    assert jacobian.shape == (2, 3, 6, 23)
    torch.testing.assert_close(jacobian[1, 2], robot.jacobian(q[1, 2], "lhand"), rtol=0, atol=1e-14)
    assert robot.jacobian(q[:0], "lhand").shape == (0, 3, 6, 23)
    points = torch.randn(5, 1, 1, 3, dtype=DOUBLE)
    assert robot.jacobian(q, "lhand", at=points).shape == (5, 2, 3, 6, 23)
    assert not robot.jacobian(q, "base").any()
    one = Robot.from_joints([], links=["base"])
    assert one.jacobian(torch.zeros(4, 0), "base").shape == (4, 6, 0)


def test_errors_of_jacobians() -> None:
    robot = Robot.from_urdf(ARM)
    q = torch.zeros(7)
    with pytest.raises(
        OptionError, match=r'Robot.jacobian: frame must be one of "local_world_aligned", "body", "world"'
    ):
        robot.jacobian(q, "l8", "spatial")
    with pytest.raises(ArgumentError, match=r"Robot.jacobian: there is no link 'l9'"):
        robot.jacobian(q, "l9")
    with pytest.raises(ShapeError, match=r"Robot.velocity: v must have shape \(..., 7\), got \(6,\)"):
        robot.velocity(q, torch.zeros(6), "l8")
    with pytest.raises(ShapeError, match=r"Robot.jacobian: at must have shape \(..., 3\), got \(2,\)"):
        robot.jacobian(q, "l8", at=[0.0, 1.0])


def test_tables_of_one_link_are_not_taken_for_those_of_another() -> None:
    """The path to `f3` has the places 0, 2, 3, and so have the columns of `d`."""
    pairs = [("f1", "base"), ("f2", "base"), ("f3", "f2"), ("m", "base"), ("b", "m"), ("c", "m"), ("d", "c")]
    kinds = ["fixed"] * 3 + ["revolute"] * 4
    joints = [
        Joint(name=f"to {child}", parent=parent, child=child, kind=kind, axis=(0, 1, 2), origin=Pose([0.1, 0.2, 0.3]))
        for (child, parent), kind in zip(pairs, kinds, strict=True)
    ]
    robot = Robot.from_joints(joints, dtype=DOUBLE)
    q = robot.random(generator=torch.Generator().manual_seed(0))
    assert robot.jacobian(q, "f3").count_nonzero() == 0
    expected = Robot.from_joints(joints, dtype=DOUBLE).jacobian(q, "d")
    torch.testing.assert_close(robot.jacobian(q, "d"), expected, rtol=0, atol=0)
