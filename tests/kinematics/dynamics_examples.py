"""Robots with masses for tests, in Pinocchio and in MuJoCo, and a reference in plain torch."""

from __future__ import annotations

import functools
import re
from typing import Any

import numpy as np
import torch
from torch import Tensor

from posekit import Pose
from posekit.kinematics import Inertias, Robot
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, TREE, InPinocchio, every_kind
from tests.kinematics.test_real_robots import ROBOTS as REAL
from tests.kinematics.test_real_robots import example, mujoco_model, universal_robot

__all__ = ["DOUBLE", "InPinocchio", "example", "universal_robot"]


def with_masses(text: str) -> str:
    """URDF whose links without an inertia have one: all different and oblique."""

    def inertial(found: re.Match[str]) -> str:
        k = 1 + sum(map(ord, found[1])) % 7
        numbers = f'ixx="{0.1 * k}" iyy="{0.15 * k}" izz="{0.12 * k}" ixy="0.01" ixz="{0.005 * k}" iyz="-0.02"'
        body = f'<origin xyz="{0.1 * k} -0.2 {0.05 * k}" rpy="{0.2 * k} 0.1 0.3"/><mass value="{0.5 * k}"/>'
        return f'<link name="{found[1]}"><inertial>{body}<inertia {numbers}/></inertial></link>'

    return re.sub(r'<link name="([^"]+)"\s*/>', inertial, text)


def random_inertias(links: int, seed: int = 0) -> Inertias:
    """Inertias of clouds of points."""
    generator = torch.Generator().manual_seed(seed)
    points = torch.randn(links, 5, 3, dtype=DOUBLE, generator=generator)
    square = (points * points).sum(-1)[..., None, None] * torch.eye(3, dtype=DOUBLE)
    inertia = (square - points[..., :, None] * points[..., None, :]).mean(1)
    mass = 0.5 + torch.rand(links, dtype=DOUBLE, generator=generator)
    return Inertias(mass, torch.randn(links, 3, dtype=DOUBLE, generator=generator), inertia)


def varied(robot: Robot, seed: int = 0, rotors: bool = True) -> Robot:
    """The robot with random inertias, armature and damping."""
    generator = torch.Generator().manual_seed(seed)
    armature, damping = torch.rand(2, robot.nv, dtype=DOUBLE, generator=generator) * float(rotors)
    return robot.replace(inertias=random_inertias(len(robot.links), seed), armature=armature, damping=damping)


TEXTS = {"arm": ARM.read_text, "humanoid": HUMANOID.read_text, "tree": lambda: TREE, "gripper": lambda: GRIPPER, **REAL}


CASES = [("arm", False), ("humanoid", True), ("tree", False), ("tree", True), ("gripper", False), ("gripper", True)]
CASES += [(name, floating) for name in REAL for floating in (False, True)]
IDS = [f"{name}{' floating' * floating}" for name, floating in CASES]


@functools.cache
def text_of(name: str) -> str:
    return with_masses(re.sub(r"<(/?)\w+:", r"<\1", TEXTS[name]()))


@functools.cache
def robot_of(name: str, floating: bool = False) -> Robot:
    if name == "every kind":
        return varied(every_kind())
    return Robot.from_urdf(text_of(name), floating=floating, dtype=DOUBLE)


@functools.cache
def pinocchio_of(name: str, floating: bool = False) -> InPinocchio:
    return InPinocchio(text_of(name), robot_of(name, floating), floating)


def state(robot: Robot, *shape: int, seed: int = 0) -> tuple[Tensor, Tensor, Tensor]:
    """A random configuration, velocity and acceleration."""
    generator = torch.Generator().manual_seed(seed)
    q = robot.random(*shape, generator=generator)
    v, a = torch.randn(2, *shape, robot.nv, dtype=DOUBLE, generator=generator)
    return q, v, a


def assert_close(found: Tensor, expected: Any, tolerance: float = 1e-12) -> None:
    """Relative to the largest number."""
    expected = torch.as_tensor(np.array(expected) if not isinstance(expected, Tensor) else expected, dtype=found.dtype)
    assert found.shape == expected.shape
    scale = float(expected.abs().max()) if expected.numel() else 1.0
    torch.testing.assert_close(found, expected, rtol=0, atol=tolerance * max(scale, 1e-3))


GRAVITY = torch.tensor([0.0, 0.0, -9.81], dtype=DOUBLE)


def newton_euler(robot: Robot, q: Tensor, v: Tensor, a: Tensor, gravity: Tensor = GRAVITY) -> Tensor:
    """Torques by the projected equations of Newton and Euler of each link, from Jacobians and accelerations."""
    total = robot.armature * a + robot.damping * v
    for i, link in enumerate(robot.links):
        mass, centre, inertia = robot.inertias.mass[i], robot.inertias.centre[i], robot.inertias.inertia[i]
        rotation = robot.forward(q, link).matrix()[..., :3, :3]
        about = rotation @ inertia @ rotation.mT
        jacobian = robot.jacobian(q, link, at=centre)
        rate = robot.acceleration(q, v, a, link, at=centre)
        spin = (jacobian[..., 3:, :] @ v.unsqueeze(-1)).squeeze(-1)
        force = mass * (rate[..., :3] - gravity)
        torque = (about @ rate[..., 3:, None]).squeeze(-1)
        torque = torque + torch.linalg.cross(spin, (about @ spin.unsqueeze(-1)).squeeze(-1))
        total = total + (jacobian.mT @ torch.cat((force, torque), -1).unsqueeze(-1)).squeeze(-1)
    return total


IN_MUJOCO = [name for name in TEXTS if name != "tree"]  # it refuses a free joint below the root


def urdf_in_mujoco(name: str) -> tuple[Robot, InMuJoCo, list[int], list[int]]:
    """A robot and MuJoCo's model of the same URDF, without mimic joints, which MuJoCo does not read.

    Returns:
        The robot, the model, and in the order of one the places of the joints of the other one: of the model's in the
        order of the robot, and the other way round.
    """
    text = re.sub(r"<mimic\b[^>]*>", "", text_of(name))
    robot, other = Robot.from_urdf(text, dtype=DOUBLE), InMuJoCo(mujoco_model(text, balanced=False))
    columns = [int(other.model.joint(joint).dofadr[0]) for joint in robot.joints]
    assert sorted(columns) == list(range(other.model.nv))
    return robot, other, columns, np.argsort(columns).tolist()


class InMuJoCo:
    """A model without constraints and without the passive forces that posekit does not have."""

    def __init__(self, model: Any) -> None:
        import mujoco

        self.library, self.model = mujoco, model
        flags = mujoco.mjtDisableBit
        model.opt.disableflags |= flags.mjDSBL_CONSTRAINT | flags.mjDSBL_SPRING | flags.mjDSBL_ACTUATION
        model.opt.density = model.opt.viscosity = 0
        for name in ("body_gravcomp", "dof_dampingpoly", "tendon_damping", "tendon_armature"):
            getattr(model, name)[:] = 0
        self.data = mujoco.MjData(model)

    def free(self) -> list[tuple[int, int]]:
        """For each free joint its columns in qpos and qvel."""
        kinds = self.model.jnt_type == self.library.mjtJoint.mjJNT_FREE
        return [(int(self.model.jnt_qposadr[j]), int(self.model.jnt_dofadr[j])) for j in np.flatnonzero(kinds)]

    def rotation(self, q: Tensor, at: int) -> np.ndarray:
        w, x, y, z = (q[at + 3 : at + 7] / q[at + 3 : at + 7].norm()).tolist()
        return np.array(
            [
                [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
            ]
        )

    def set(self, q: Tensor, v: Tensor) -> None:
        """Set the state. The linear velocity of a free joint is in the axes of the world here."""
        qvel = v.numpy().copy()
        for at, first in self.free():
            qvel[first : first + 3] = self.rotation(q, at) @ qvel[first : first + 3]
        self.data.qpos[:], self.data.qvel[:] = q.numpy(), qvel

    def inverse(self, q: Tensor, v: Tensor, a: Tensor) -> np.ndarray:
        """The torques of `mj_inverse`, in our coordinates: those of a free joint in the axes of the body."""
        self.set(q, v)
        qacc = a.numpy().copy()
        for at, first in self.free():  # d/dt (R v) = R (a + w x v)
            linear, angular = v.numpy()[first : first + 3], v.numpy()[first + 3 : first + 6]
            qacc[first : first + 3] = self.rotation(q, at) @ (qacc[first : first + 3] + np.cross(angular, linear))
        self.data.qacc[:] = qacc
        self.library.mj_inverse(self.model, self.data)
        return self.back(q, self.data.qfrc_inverse)

    def forward(self, q: Tensor, v: Tensor, torque: Tensor) -> np.ndarray:
        """The accelerations of `mj_forward`."""
        self.set(q, v)
        applied = torque.numpy().copy()
        for at, first in self.free():
            applied[first : first + 3] = self.rotation(q, at) @ applied[first : first + 3]
        self.data.qfrc_applied[:] = applied
        self.library.mj_forward(self.model, self.data)
        found = self.back(q, self.data.qacc)
        for _, first in self.free():
            linear, angular = v.numpy()[first : first + 3], v.numpy()[first + 3 : first + 6]
            found[first : first + 3] -= np.cross(angular, linear)
        return found

    def back(self, q: Tensor, x: np.ndarray) -> np.ndarray:
        found = np.array(x)
        for at, first in self.free():
            found[first : first + 3] = self.rotation(q, at).T @ found[first : first + 3]
        return found


def parameters(robot: Robot) -> list[Tensor]:
    inertias = robot.inertias
    found = [robot.origins.position, robot.axes, inertias.mass, inertias.centre, inertias.inertia]
    return [x.detach().clone().requires_grad_() for x in (*found, robot.armature, robot.damping)]


def changed(robot: Robot, position: Tensor, axes: Tensor, *rest: Tensor) -> Robot:
    mass, centre, inertia, armature, damping = rest
    return robot.replace(
        origins=Pose(position, robot.origins.quaternion),
        axes=axes,
        inertias=Inertias(mass, centre, inertia),
        armature=armature,
        damping=damping,
    )
