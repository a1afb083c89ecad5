"""Robots of other packages, compared with Pinocchio and MuJoCo."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

from posekit.kinematics import Robot
from tests.kinematics.examples import ARM, DOUBLE, HUMANOID, InPinocchio

FRAMES = ["local_world_aligned", "body", "world"]


def universal_robot(name: str) -> str:
    models = pytest.importorskip("airo_models", reason="the extra `robots` is not installed")
    return pathlib.Path(models.get_urdf_path(name)).read_text()


def example(name: str) -> str:
    """The text of a robot of the package example-robot-data, which is an extra of its own."""
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    site = next(p for p in pathlib.Path(pinocchio.__file__).parents if p.name == "cmeel.prefix")
    path = site / "share/example-robot-data/robots" / name
    if not path.exists():
        pytest.skip("the extra `robot-data` is not installed")
    return path.read_text()


ROBOTS: dict[str, Callable[[], str]] = {
    "UR3e": lambda: universal_robot("ur3e"),
    "UR5e": lambda: universal_robot("ur5e"),
    "Panda": lambda: example("panda_description/urdf/panda.urdf"),
    "G1": lambda: example("g1_description/urdf/g1_29dof_rev_1_0.urdf"),
    "Talos": lambda: example("talos_data/robots/talos_full_v2.urdf"),
}


@pytest.mark.parametrize("name", ROBOTS)
def test_motion_of_real_robots_is_that_of_pinocchio(name: str) -> None:
    text = ROBOTS[name]()
    robot = Robot.from_urdf(text, dtype=DOUBLE)
    # Pinocchio's parser refuses undeclared prefixes.
    other = InPinocchio(re.sub(r"<(/?)\w+:", r"<\1", text), robot)
    generator = torch.Generator().manual_seed(0)
    q = robot.random(generator=generator)
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=generator)
    other.compute(q, v, a)
    poses = robot.forward(q).matrix()
    for i, link in enumerate(robot.links):
        torch.testing.assert_close(poses[i], other.matrix(link), rtol=0, atol=1e-12)
    for link in robot.links[:: max(1, len(robot.links) // 5)]:
        for frame in FRAMES:
            ours, theirs = robot.jacobian(q, link, frame), other.jacobian(link, frame)
            torch.testing.assert_close(ours, theirs, rtol=0, atol=1e-12)
            acceleration = robot.acceleration(q, v, a, link, frame)
            expected = other.twist("ClassicalAcceleration", link, frame)
            torch.testing.assert_close(acceleration, expected, rtol=1e-12, atol=1e-11)


@pytest.mark.parametrize(
    "name",
    [
        "allegro_hand_description/urdf/allegro_left_hand.urdf",
        "anymal_b_simple_description/robots/anymal.urdf",
        "anymal_c_simple_description/urdf/anymal.urdf",
        "go1_description/urdf/go1.urdf",
        "hyq_description/robots/hyq_no_sensors.urdf",
        "tiago_description/robots/tiago.urdf",
    ],
)
def test_links_with_impossible_inertias_count_in_their_bodies_as_in_pinocchio(name: str) -> None:
    text = example(name)
    robot = Robot.from_urdf(text, dtype=DOUBLE)
    other = InPinocchio(re.sub(r"<(/?)\w+:", r"<\1", text), robot)
    q = robot.random(generator=torch.Generator().manual_seed(0))
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    pinocchio, expansion = pytest.importorskip("pinocchio"), other.expansion()
    positions = other.configuration(q), other.velocity(v), other.velocity(a)
    want = torch.tensor(expansion.T @ pinocchio.rnea(other.model, other.data, *positions))
    found = robot.inverse_dynamics(q, v, a) - robot.armature * a - robot.damping * v
    torch.testing.assert_close(found, want, rtol=1e-10, atol=1e-10 * float(want.abs().max()))


def mujoco_model(text: str, balanced: bool) -> Any:
    """A URDF in MuJoCo, with a body for each link: it merges fixed links by default.

    Args:
        text: The URDF.
        balanced: Whether inertias that no body has are repaired.
    """
    mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    option = f'fusestatic="false" discardvisual="true" balanceinertia="{str(balanced).lower()}"'
    text = re.sub(r"<(visual|collision)\b.*?</\1>", "", text, flags=re.DOTALL)
    text = re.sub(r"<\w+:.*?/>|<\w+:(\w+)\b.*?</\w+:\1>", "", text, flags=re.DOTALL)
    text = re.sub(r"(<robot\b[^>]*>)", rf"\1<mujoco><compiler {option}/></mujoco>", text, count=1)
    return mujoco.MjModel.from_xml_string(text)


def in_mujoco(text: str, robot: Robot, q: torch.Tensor) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """The poses and the Jacobians of the bodies that MuJoCo has for the links."""
    mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    model = mujoco_model(text, balanced=True)
    data = mujoco.MjData(model)
    for name, column in zip(robot.joints, robot.tree.moving, strict=True):
        data.qpos[model.joint(name).qposadr[0]] = q[robot.tree.q_columns[column]].item()
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    columns = [model.joint(name).dofadr[0] for name in robot.joints]
    poses, jacobians = {}, {}
    for i in range(1, model.nbody):
        body = model.body(i).name
        matrix = np.eye(4)
        matrix[:3, :3], matrix[:3, 3] = data.xmat[i].reshape(3, 3), data.xpos[i]
        linear, angular = np.zeros((3, model.nv)), np.zeros((3, model.nv))
        mujoco.mj_jacBody(model, data, linear, angular, i)
        poses[body], jacobians[body] = matrix, np.concatenate((linear, angular))[:, columns]
    return poses, jacobians


@pytest.mark.parametrize("name", ["arm", "humanoid", "UR5e"])
def test_motion_is_that_of_mujoco(name: str) -> None:
    text = {"arm": ARM.read_text, "humanoid": HUMANOID.read_text, "UR5e": ROBOTS["UR5e"]}[name]()
    robot = Robot.from_urdf(text, dtype=DOUBLE)
    q = robot.random(generator=torch.Generator().manual_seed(0))
    poses, jacobians = in_mujoco(text, robot, q)
    assert len(poses) >= len(robot.joints)
    found = robot.forward(q).matrix()
    for body, matrix in poses.items():
        expected = torch.tensor(matrix)
        torch.testing.assert_close(found[robot.links.index(body)], expected, rtol=0, atol=1e-12)
        jacobian = robot.jacobian(q, body)
        torch.testing.assert_close(jacobian, torch.tensor(jacobians[body]), rtol=0, atol=1e-12)
