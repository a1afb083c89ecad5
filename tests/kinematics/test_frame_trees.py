"""Robot.frame_tree: links as frames of a tree."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import posekit as pk
from tests.kinematics import examples

D = torch.float64


def configurations(robot: Any, *batch: int) -> torch.Tensor:
    return robot.random(*batch, generator=torch.Generator().manual_seed(1))


def test_links_of_every_kind_of_joint_are_those_of_forward_kinematics() -> None:
    robot = examples.every_kind()
    for batch in ((), (4,)):
        q = configurations(robot, *batch)
        tree, links = robot.frame_tree(q), robot.forward(q)
        got = tree["base", list(robot.links)]
        assert got.shape == links.shape
        assert got.allclose(links, rtol=0, atol=1e-12)
        assert tree["body", "tag"].shape == ()  # a fixed joint


def test_configurations_in_time_are_interpolated_as_the_joints() -> None:
    robot = pk.Robot.from_dh(a=[0.5, 0.4, 0.3], alpha=[0.3, -0.4, 0], d=[0.1, 0, 0.2], dtype=D)
    q, times = torch.tensor([[0.1, -0.2, 0.3], [1.5, 0.7, -2.0], [1.0, 0.5, -1.0]], dtype=D), torch.tensor([0.0, 2, 3])
    tree = robot.frame_tree(q, times).set("tool", "camera", pk.Pose(torch.tensor([0, 0, 0.1], dtype=D)))
    at = torch.tensor([0.0, 0.5, 1.7, 2.4, 3.0], dtype=D)
    between = torch.stack(
        [q[0], q[0] + 0.25 * (q[1] - q[0]), q[0] + 0.85 * (q[1] - q[0]), 0.6 * q[1] + 0.4 * q[2], q[2]]
    )
    camera = torch.tensor([0, 0, 0.1], dtype=D)
    got = tree.at(at)["base", "camera"].position
    torch.testing.assert_close(got, robot.forward(between, "tool").apply(camera), rtol=0, atol=1e-12)
    rates = (q[1] - q[0]) / 2
    jacobian = robot.jacobian(between[1], "tool", frame="body")
    expected = pk.Pose(camera).inverse().adjoint_apply(jacobian @ rates)
    torch.testing.assert_close(tree.at(0.5).velocity("base", "camera"), expected, rtol=0, atol=1e-12)


def test_gradients_reach_configurations_and_the_robot() -> None:
    robot = examples.every_kind()
    q = configurations(robot, 2).requires_grad_()
    (through,) = torch.autograd.grad(robot.frame_tree(q)["ball", "tag"].matrix().sin().sum(), q)
    links = robot.forward(q)
    names = robot.links
    direct = links[:, names.index("ball")].between(links[:, names.index("tag")])
    (expected,) = torch.autograd.grad(direct.matrix().sin().sum(), q)
    assert expected.norm() > 0.1
    torch.testing.assert_close(through, expected, rtol=1e-10, atol=1e-10)


def test_the_number_of_times_must_fit() -> None:
    robot = pk.Robot.from_dh(a=[0.5], alpha=[0], d=[0])
    with pytest.raises(pk.ShapeError, match="numbers of times and poses must be equal, got 2 and 3"):
        robot.frame_tree(torch.zeros(3, 1), [0, 1])
    with pytest.raises(pk.ShapeError, match=r"Robot\.frame_tree: q must have shape"):
        robot.frame_tree(torch.zeros(3, 2))
