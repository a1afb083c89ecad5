"""Robots and what belongs to them in other dtypes: a robot keeps the float64 numbers that it was read with."""

from __future__ import annotations

import copy
import pickle

import pytest
import torch

from posekit import DeviceError, Pose
from posekit.kinematics import Joint, Robot, Spheres
from tests.kinematics.examples import ARM, DOUBLE


def test_a_robot_that_was_read_in_float64_loses_nothing_in_another_dtype() -> None:
    narrow, exact = Robot.from_urdf(ARM), Robot.from_urdf(ARM, dtype=DOUBLE)
    assert narrow.origins.dtype == torch.float32 and exact.origins.position[2].tolist() != narrow.origins.position[2]
    pose = Pose.exp(torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5, 0.6], dtype=DOUBLE))
    edits = {
        "as it is": lambda robot: robot,
        "twice": lambda robot: robot.to(torch.float16).to(torch.float32),
        "pickled": lambda robot: pickle.loads(pickle.dumps(robot)),
        "copied": copy.deepcopy,
        "chain": lambda robot: robot.chain("l2", "l8"),
        "fix": lambda robot: robot.fix({"j_l2": 0.1}),
        "fold": lambda robot: robot.fold_fixed(),
        "frame": lambda robot: robot.add_frame("camera", "l8", pose),
        "limits replaced": lambda robot: robot.replace(lower=robot.lower - 1),
    }
    for name, edit in edits.items():
        expected, found = edit(exact).to(DOUBLE), edit(narrow).to(DOUBLE)
        assert torch.equal(found.origins.vector(), expected.origins.vector()), name
        assert torch.equal(found.axes, expected.axes), name
    replaced = narrow.replace(origins=narrow.origins).to(DOUBLE)
    assert torch.equal(replaced.origins.position, narrow.origins.position.double())  # the user's numbers count
    torch.testing.assert_close(replaced.axes, exact.axes, rtol=0, atol=0)


@pytest.mark.parametrize("narrow", [torch.float32, torch.float16, torch.bfloat16])
def test_velocities_of_centres_of_mass_have_the_wider_dtype(narrow: torch.dtype) -> None:
    robot, q, v = Robot.example("arm", dtype=DOUBLE), torch.full((7,), 0.25), torch.full((7,), 0.5)
    expected = robot.center_of_mass(q.double(), v.double())[1]
    assert torch.equal(robot.center_of_mass(q.to(narrow), v.to(narrow))[1], expected)
    of_narrow = robot.to(torch.float32).center_of_mass(q.to(narrow), v.double())[1]
    assert of_narrow.dtype == DOUBLE
    torch.testing.assert_close(of_narrow, expected, rtol=1e-5, atol=1e-6)


def test_gradients_reach_joints_through_every_dtype() -> None:
    position = torch.tensor([0.1, 0.2, 0.3], requires_grad=True)
    origin = Pose(position, torch.tensor([1.0, 0.0, 0.0, 0.0]))
    robot = Robot.from_joints([Joint(name="j", parent="a", child="b", origin=origin)])
    for dtype in (torch.float32, DOUBLE):
        (gradient,) = torch.autograd.grad(robot.to(dtype).forward([0.5], "b").position[1], position)
        assert gradient.tolist() == [0, 1, 0]


def test_robots_inertias_and_obstacles_are_converted_as_values_are() -> None:
    robot, spheres = Robot.example("arm"), Spheres([[0.0, 0.0, 0.0]], 0.1)
    for value, tensor_of in (
        (robot, lambda x: x.axes),
        (robot.inertias, lambda x: x.mass),
        (spheres, lambda x: x.radii),
    ):
        for name, dtype in (
            ("double", torch.float64),
            ("float", torch.float32),
            ("half", torch.float16),
            ("bfloat16", torch.bfloat16),
            ("cpu", torch.float32),
        ):
            converted = getattr(value, name)()
            assert type(converted) is type(value) and tensor_of(converted).dtype is dtype
        with pytest.raises(DeviceError, match=rf"^{type(value).__name__}.cuda: needs a CUDA device, got 'cpu'; use to"):
            value.cuda("cpu")
    assert torch.equal(robot.double().axes, Robot.example("arm", dtype=torch.float64).axes)
