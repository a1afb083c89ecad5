"""Robots for tests, a reference in plain torch, and the same robots in Pinocchio."""

from __future__ import annotations

import math
import pathlib
import re
from typing import Any

import numpy as np
import torch
from torch import Tensor

from posekit import Pose, Rotation, kinematics
from posekit.kinematics import Joint, Robot, Spheres
from posekit.kinematics.obstacles import clearances

ARM, HUMANOID = [pathlib.Path(kinematics.__file__).parent / "examples" / f"{name}.urdf" for name in ("arm", "humanoid")]
DOUBLE = torch.float64

# Every kind of joint that URDF has, with oblique origins and axes, and links in an order that is not the tree's.
TREE = """
<robot name="tree"><link name="e"/><link name="base"/><link name="a"/><link name="b"/><link name="c"/><link name="d"/>
<joint name="jd" type="floating"><parent link="a"/><child link="d"/><origin xyz="0.1 0 0.3"/></joint>
<joint name="ja" type="planar"><parent link="base"/><child link="a"/>
  <origin xyz="0.1 0.2 0.3" rpy="0.4 -0.5 0.6"/><axis xyz="0 0 1"/></joint>
<joint name="jb" type="continuous"><parent link="a"/><child link="b"/>
  <origin xyz="0.1 -0.2 0.3" rpy="0.1 0.2 0.3"/><axis xyz="1 2 3"/></joint>
<joint name="jc" type="prismatic"><parent link="b"/><child link="c"/>
  <origin xyz="0.1 0 0.3"/><axis xyz="1 -2 0.5"/><limit lower="-1" upper="2" effort="1" velocity="1"/></joint>
<joint name="je" type="fixed"><parent link="d"/><child link="e"/><origin xyz="0.1 0 0.3" rpy="0 1 0"/></joint>
</robot>
"""

# Two fingers, of which one mimics the other, and a joint that mimics the mimic.
GRIPPER = """
<robot name="gripper"><link name="base"/><link name="left"/><link name="right"/><link name="dial"/><link name="tip"/>
<joint name="right_joint" type="prismatic"><parent link="base"/><child link="right"/><origin xyz="0 -0.05 0"/>
  <axis xyz="0 -1 0"/><limit lower="0" upper="0.04" effort="1" velocity="1"/>
  <mimic joint="left_joint" multiplier="0.5" offset="0.01"/></joint>
<joint name="left_joint" type="prismatic"><parent link="base"/><child link="left"/><origin xyz="0 0.05 0"/>
  <axis xyz="0 1 0"/><limit lower="0" upper="0.04" effort="3" velocity="2"/></joint>
<joint name="dial_joint" type="revolute"><parent link="right"/><child link="dial"/><axis xyz="0 0 1"/>
  <limit lower="-9" upper="9" effort="1" velocity="1"/><mimic joint="right_joint" multiplier="-40"/></joint>
<joint name="tip_joint" type="fixed"><parent link="dial"/><child link="tip"/><origin xyz="0.1 0 0"/></joint>
</robot>
"""


def every_kind(**options: Any) -> Robot:
    """A tree by hand with every kind of joint, and a mimic joint."""

    def pose(*twist: float) -> Pose:
        return Pose.exp(torch.tensor(twist, dtype=DOUBLE))

    joints = [
        Joint(
            name="s",
            parent="arm",
            child="screw",
            kind="screw",
            axis=(1, 2, -2),
            pitch=0.3,
            origin=pose(1, 0, 2, 0, 1, 0),
        ),
        Joint(name="r", parent="base", child="arm", axis=(0, 3, 4), lower=-1, upper=2, origin=pose(0, 1, 0, 1, 0, 0)),
        Joint(name="p", parent="arm", child="slide", kind="prismatic", axis=(1, 0, 1), origin=pose(0, 0, 1, 0, 0, 1)),
        Joint(name="m", parent="slide", child="twin", axis=(1, 1, 0), mimic="r", multiplier=-2, offset=0.5),
        Joint(name="l", parent="twin", child="cart", kind="planar", axis=(1, 2, 3), origin=pose(1, 2, 3, 0, 0, 0)),
        Joint(name="b", parent="screw", child="ball", kind="spherical", origin=pose(1, 2, 3, 1, 0, 1)),
        Joint(name="f", parent="base", child="body", kind="free", origin=pose(-1, 0, 1, 0, 2, 0)),
        Joint(name="x", parent="body", child="tag", kind="fixed", origin=pose(0, 0.5, 0, 0, 0, 1)),
    ]
    return Robot.from_joints(joints, **{"dtype": DOUBLE, **options})


def reference(robot: Robot, q: Tensor) -> Tensor:
    """The matrices of all links, shape (*batch, links, 4, 4), by products of matrices link by link."""
    done: list[Tensor] = []
    for i, (parent, kind) in enumerate(zip(robot.parents, robot.kinds, strict=True)):
        above = torch.eye(4, dtype=q.dtype) if parent < 0 else done[parent]
        done.append(above @ robot.origins[..., i].matrix() @ _motion(robot, i, kind, q))
    return torch.stack([x.expand(*q.shape[:-1], 4, 4) for x in done], -3)


def _motion(robot: Robot, i: int, kind: str, q: Tensor) -> Tensor:
    axis, column = robot.axes[..., i, :], robot.tree.q_columns[i]
    batch = q.shape[:-1]
    result = torch.eye(4, dtype=q.dtype).repeat(*batch, 1, 1)
    if kind == "fixed":
        return result
    if kind in ("spherical", "free"):
        start = column + (3 if kind == "free" else 0)
        rotation = _quaternion_matrix(q[..., start : start + 4])
        position = q[..., column : column + 3] if kind == "free" else torch.zeros(*batch, 3, dtype=q.dtype)
    elif kind == "planar":
        frame = Rotation.from_two_vectors([0.0, 0.0, 1.0], axis).matrix()
        position = q[..., column, None] * frame[..., 0] + q[..., column + 1, None] * frame[..., 1]
        rotation = torch.linalg.matrix_exp(_hat(axis * q[..., column + 2, None]))
    else:
        value = (robot.multipliers[i] * q[..., column] + robot.offsets[i])[..., None]
        turned = kind != "prismatic"
        rotation = torch.linalg.matrix_exp(_hat(axis * value * float(turned)))
        position = axis * value * (robot.pitches[i] if kind == "screw" else float(not turned))
    top = torch.cat((rotation.expand(*batch, 3, 3), position.expand(*batch, 3)[..., None]), -1)
    return torch.cat((top, result[..., 3:, :]), -2)


def _hat(w: Tensor) -> Tensor:
    x, y, z = w.unbind(-1)
    zero = torch.zeros_like(x)
    return torch.stack((zero, -z, y, z, zero, -x, -y, x, zero), -1).unflatten(-1, (3, 3))


def _quaternion_matrix(quaternion: Tensor) -> Tensor:
    w, v = quaternion[..., 0, None, None], quaternion[..., 1:]
    square = (quaternion * quaternion).sum(-1)[..., None, None]
    outer = v[..., :, None] * v[..., None, :]
    dot = (v * v).sum(-1)[..., None, None]
    return ((w * w - dot) * torch.eye(3, dtype=w.dtype) + 2 * outer + 2 * w * _hat(v)) / square


class InPinocchio:
    """A robot in Pinocchio, whose joints are in another order and whose quaternions are xyzw."""

    def __init__(self, text: str, robot: Robot, floating: bool = False) -> None:
        import pinocchio

        self.pin, self.robot = pinocchio, robot
        inertial = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
        text = re.sub(r'<link name="([^"]+)"\s*/>', rf'<link name="\1">{inertial}</link>', text)
        base = [pinocchio.JointModelFreeFlyer()] if floating else []
        self.model = pinocchio.buildModelFromXML(text, *base)
        self.data = self.model.createData()
        # Here mimic joints are joints of their own: ours sets them.
        rows = [i for i, driver in enumerate(robot.tree.drivers) if driver >= 0]
        names = robot.tree.names
        self.joints = [(self.model.joints[self.model.getJointId(names[i])], robot.kinds[i], i) for i in rows]

    def configuration(self, q: Tensor) -> np.ndarray:
        out, numbers = np.zeros(self.model.nq), q.numpy()
        for joint, kind, i in self.joints:
            x = numbers[self.robot.tree.q_columns[i] :]
            if kind == "free":
                values = [*x[:3], *x[4:7], x[3]]
            elif kind == "planar":
                values = [x[0], x[1], math.cos(x[2]), math.sin(x[2])]
            else:
                value = self.robot.multipliers[i] * x[0] + self.robot.offsets[i]
                values = [math.cos(value), math.sin(value)] if joint.nq == 2 else [value]
            out[joint.idx_q : joint.idx_q + joint.nq] = values
        return out

    def expansion(self) -> np.ndarray:
        """The matrix from our velocities to Pinocchio's."""
        matrix = np.zeros((self.model.nv, self.robot.nv))
        for joint, _, i in self.joints:
            for k in range(joint.nv):
                matrix[joint.idx_v + k, self.robot.tree.v_columns[i] + k] = self.robot.multipliers[i]
        return matrix

    def velocity(self, v: Tensor) -> np.ndarray:
        return self.expansion() @ v.numpy()

    def compute(self, q: Tensor, v: Tensor, a: Tensor) -> None:
        configuration = self.configuration(q)
        self.pin.forwardKinematics(self.model, self.data, configuration, self.velocity(v), self.velocity(a))
        self.pin.updateFramePlacements(self.model, self.data)
        self.pin.computeJointJacobians(self.model, self.data, configuration)

    def matrix(self, link: str) -> Tensor:
        return torch.tensor(self.data.oMf[self.model.getFrameId(link)].homogeneous)

    def frame(self, name: str) -> Any:
        names = {"local_world_aligned": "LOCAL_WORLD_ALIGNED", "body": "LOCAL", "world": "WORLD"}
        return getattr(self.pin, names[name])

    def jacobian(self, link: str, frame: str) -> Tensor:
        index = self.model.getFrameId(link)
        found = self.pin.getFrameJacobian(self.model, self.data, index, self.frame(frame))
        return torch.tensor(found @ self.expansion())

    def twist(self, what: str, link: str, frame: str) -> Tensor:
        """``what`` is Velocity, Acceleration or ClassicalAcceleration."""
        index = self.model.getFrameId(link)
        return torch.tensor(
            getattr(self.pin, f"getFrame{what}")(self.model, self.data, index, self.frame(frame)).vector
        )


def directions(spheres: Spheres, obstacles: Any) -> Tensor:
    """The gradients of `clearance` with respect to the centres of the spheres, by the op of their kind."""
    op: Any = clearances.OPS[type(obstacles)]
    return op.jacobian("centre")(*obstacles._filled(clearances._paired(spheres, obstacles)))
