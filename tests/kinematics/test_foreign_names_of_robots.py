"""Habits of other libraries: names and options that raise an error with posekit's."""

from __future__ import annotations

import re

import pytest
import torch

from posekit import IndexingError, OptionError, UnknownNameError
from posekit.kinematics import Robot
from posekit.kinematics.foreign import ROBOT
from tests.kinematics.dynamics_examples import varied
from tests.kinematics.examples import ARM, DOUBLE, every_kind
from tests.support.remedies import check_call

NAMES = {
    "fk": "use `forward(q, link)`",
    "forward_kinematics": "(the name in pytorch_kinematics and pyroki): use `forward(q, link)`",
    "joint_names": "(the name in cuRobo and yourdfpy): use `joints`",
    "link_names": "(the name in cuRobo and yourdfpy): use `links`",
}


@pytest.mark.parametrize("name", NAMES)
def test_names_of_other_libraries_are_answered_with_ours(name: str) -> None:
    robot = every_kind()
    with pytest.raises(UnknownNameError, match=rf"^'Robot' has no attribute '{name}'.*{re.escape(NAMES[name])}$"):
        getattr(robot, name)
    assert not hasattr(robot, name) and name not in dir(robot) and name not in dir(Robot)


@pytest.mark.parametrize("name", ROBOT)
def test_every_remedy_for_a_name_of_a_robot_works(name: str) -> None:
    robot = varied(every_kind())
    _, _, remedy = ROBOT[name].partition(": ")
    q, v = robot.random(generator=torch.Generator().manual_seed(0)), torch.zeros(robot.nv, dtype=DOUBLE)
    names = {
        "q": q,
        "other": q,
        "v": v,
        "a": v,
        "torque": v,
        "link": "ball",
        "targets": robot.forward(q, "ball"),
        "path": ARM,
        "Robot": Robot,
        "torch": torch,
        "device": "cpu",
        "inertias": robot.inertias,
        "joint": "s",
        "base": robot.links[0],
        "tip": "ball",
        "t": 0.5,
    }
    names["J"] = robot.jacobian(q, "ball")
    for expression in re.findall("`([^`]+)`", remedy) or [remedy]:
        if expression.startswith("pk."):
            check_call(expression, {})
        elif "from_mjcf" not in expression:  # ARM is a URDF file
            eval(
                expression if expression.startswith(("Robot", "J ", "torch.")) else f"robot.{expression}",
                names | {"robot": robot},
            )


def test_links_by_name_are_answered_with_the_call() -> None:
    robot = every_kind()
    poses = robot.forward(robot.neutral())
    with pytest.raises(IndexingError, match=r"Pose\[...\]: elements have no names; .* `robot.forward\(q, link\)`"):
        poses["ball"]


@pytest.mark.parametrize(
    ("frame", "fact"),
    [
        ("LOCAL", "got 'LOCAL': Pinocchio's LOCAL is \"body\""),
        ("WORLD", 'Pinocchio\'s WORLD is "spatial"'),
        ("LOCAL_WORLD_ALIGNED", 'Pinocchio\'s LOCAL_WORLD_ALIGNED is "local_world_aligned"'),
        ("world", '"local_world_aligned" is the velocity of the point along the axes of the world, and "spatial"'),
    ],
)
def test_frames_of_pinocchio_are_answered_with_ours(frame: str, fact: str) -> None:
    robot = every_kind()
    with pytest.raises(OptionError, match=rf"^Robot.jacobian: frame must be one of .*{re.escape(fact)}"):
        robot.jacobian(robot.neutral(), "ball", frame)
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    if hasattr(pinocchio, frame):
        with pytest.raises(OptionError, match=re.escape(fact)):
            robot.velocity(robot.neutral(), torch.zeros(robot.nv), "ball", getattr(pinocchio, frame))
