"""Robots whose tensors were changed in place, as by an optimiser: all methods see it, whatever they have kept."""

from __future__ import annotations

import copy
import io

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from posekit.kinematics import Robot
from tests.kinematics.robot_calls import CALLS, DOUBLE, ROBOTS, TIPS, fields, state_of
from tests.support import marks

QUICK = (
    "forward, a link",
    "jacobian",
    "ik",
    "inverse_dynamics",
    "forward_dynamics",
    "spheres",
    "differential_ik",
    "to",
)


def copied(robot: Robot) -> Robot:
    """The robot with tensors of its own, and without tables."""
    return pytree.tree_map(torch.clone, robot)


def step(robot: Robot) -> None:
    """Change all tensors in place, a little, as an optimiser does."""
    with torch.no_grad():
        for x in fields(robot).values():
            x.add_(0.05 * torch.rand(x.shape, dtype=x.dtype, generator=torch.Generator().manual_seed(3)))


@pytest.mark.parametrize("call", [x if x in QUICK else marks.slow(x) for x in CALLS])
@pytest.mark.parametrize("name", [marks.slow("arm"), "every kind"])
def test_methods_compute_with_the_numbers_after_a_change_in_place(name: str, call: str) -> None:
    robot = copied(ROBOTS[name])

    def computed(robot: Robot) -> Tensor:
        return CALLS[call](robot, TIPS[name], *state_of(name))

    before = computed(robot)
    torch.testing.assert_close(computed(robot), before, rtol=0, atol=0)  # from what is kept now
    step(robot)
    after = computed(robot)
    torch.testing.assert_close(after, computed(copied(robot)), rtol=0, atol=0)
    torch.testing.assert_close(computed(robot), after, rtol=0, atol=0)
    if call not in ("ik", "local", "retract"):
        assert not torch.allclose(after, before)


@pytest.mark.slow(but=("origins.position", "inertias.mass"))
@pytest.mark.parametrize("field", ["origins.position", "axes", "inertias.mass", "armature", "damping"])
def test_gradients_reach_a_tensor_that_requires_them_after_tables_were_kept(field: str) -> None:
    robot = copied(ROBOTS["arm"])
    q, v, a = state_of("arm")

    def loss(robot: Robot) -> Tensor:
        parts = robot.forward(q, "l6").matrix(), robot.jacobian(q, "l6"), robot.inverse_dynamics(q, v, a)
        return torch.stack([x.sin().sum() for x in parts]).sum()

    loss(robot)
    fields(robot)[field].requires_grad_()
    (got,) = torch.autograd.grad(loss(robot), fields(robot)[field])
    other = copied(ROBOTS["arm"])
    fields(other)[field].requires_grad_()
    (want,) = torch.autograd.grad(loss(other), fields(other)[field])
    torch.testing.assert_close(got, want, rtol=0, atol=1e-12)
    assert want.abs().max() > 1e-3


def test_an_optimiser_calibrates_a_robot_in_place() -> None:
    """Each step is seen by forward kinematics and by inverse kinematics."""
    true, robot = ROBOTS["arm"], copied(ROBOTS["arm"])
    q = true.random(50, generator=torch.Generator().manual_seed(1))
    with torch.no_grad():
        robot.origins.position.add_(0.02)
    position = robot.origins.position.requires_grad_()
    optimiser = torch.optim.LBFGS([position], max_iter=100, tolerance_grad=1e-12, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimiser.zero_grad()
        loss = (robot.forward(q, "l8").position - true.forward(q, "l8").position).square().sum()
        loss.backward()
        return loss

    optimiser.step(closure)
    assert closure() < 1e-8
    position.requires_grad_(False)
    goal = true.forward(q[0], "l8")
    found = robot.ik(goal, "l8", initial=q[0] + 0.05)
    assert found.converged
    assert (true.forward(found.configuration, "l8").position - goal.position).norm() < 1.1e-3


def test_numbers_that_were_kept_in_float64_are_those_of_a_field_that_has_not_changed() -> None:
    robot = Robot.from_dh(a=[0.1, 0.4], alpha=[0, 0], d=[0, 0])
    assert robot.to(DOUBLE).origins.position[2, 0].item() == 0.1
    with torch.no_grad():
        robot.origins.position[2, 0] = 0.25
    saved = io.BytesIO()
    torch.save(robot, saved)
    saved.seek(0)
    for one in (robot, copy.deepcopy(robot), torch.load(saved), robot.replace(damping=robot.damping + 1)):
        assert one.to(DOUBLE).origins.position[2, 0].item() == 0.25
        assert one.fix({"joint2": 0.0}).forward([0.0], "tool").position.tolist() == pytest.approx([0.65, 0, 0])
    other = copy.deepcopy(Robot.from_dh(a=[0.1, 0.4], alpha=[0, 0], d=[0, 0]))
    assert other.to(DOUBLE).origins.position[2, 0].item() == 0.1
