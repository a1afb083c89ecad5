"""The calls that users of pytorch_kinematics make, on posekit through a thin class, give the same numbers."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from posekit import Pose
from posekit.kinematics import Robot
from tests.kinematics.examples import ARM, DOUBLE, HUMANOID, TREE

ptk = pytest.importorskip("pytorch_kinematics", reason="the extra `robots` is not installed")


class Transform:
    """What is used of `Transform3d`."""

    def __init__(self, pose: Pose) -> None:
        self.pose = pose

    def get_matrix(self) -> Tensor:
        return self.pose.matrix()

    def transform_points(self, points: Tensor) -> Tensor:
        return self.pose[..., None].apply(points)


class Chain:
    """`build_chain_from_urdf(...)`: a tree."""

    def __init__(self, text: str) -> None:
        self.robot = Robot.from_urdf(text)

    def to(self, dtype: torch.dtype) -> Chain:
        self.robot = self.robot.to(dtype)
        return self

    def get_joint_parameter_names(self) -> list[str]:
        return list(self.robot.joints)

    def forward_kinematics(self, q: Tensor | dict[str, Tensor]) -> dict[str, Transform]:
        poses = self.robot.forward(q)
        poses = poses if poses.ndim > 1 else poses[None]
        return {name: Transform(poses[:, i]) for i, name in enumerate(self.robot.links)}


class SerialChain(Chain):
    """`build_serial_chain_from_urdf(...)`: a path from the root to a link."""

    def __init__(self, text: str, end: str, root: str | None = None) -> None:
        robot = Robot.from_urdf(text)
        self.end, self.robot = end, robot.chain(root or robot.links[0], end)

    def forward_kinematics(self, q: Tensor | dict[str, Tensor]) -> Transform:
        pose = self.robot.forward(q, self.end)
        return Transform(pose if pose.ndim else pose[None])

    def jacobian(self, q: Tensor, locations: Tensor | None = None) -> Tensor:
        jacobian = self.robot.jacobian(q, self.end, at=locations)
        return jacobian if jacobian.dim() > 2 else jacobian[None]


@pytest.mark.parametrize("text", [ARM.read_text(), HUMANOID.read_text()], ids=["arm", "humanoid"])
def test_forward_kinematics_of_a_tree(text: str) -> None:
    theirs, ours = ptk.build_chain_from_urdf(text).to(dtype=DOUBLE), Chain(text).to(DOUBLE)
    assert ours.get_joint_parameter_names() == theirs.get_joint_parameter_names()
    q = torch.randn(3, ours.robot.nq, dtype=torch.float64, generator=torch.Generator().manual_seed(0))
    expected = theirs.forward_kinematics(q)
    found = ours.forward_kinematics(q)
    assert set(expected) == set(found)
    for name, transform in expected.items():
        # Its origins are float32 numbers.
        torch.testing.assert_close(found[name].get_matrix(), transform.get_matrix(), rtol=0, atol=1e-6)
    by_name = ours.forward_kinematics(dict(zip(ours.robot.joints, q.unbind(-1), strict=True)))
    torch.testing.assert_close(by_name[name].get_matrix(), found[name].get_matrix())


def test_serial_chains_and_their_jacobians() -> None:
    text = HUMANOID.read_text()
    theirs = ptk.build_serial_chain_from_urdf(text, "lhand", "lift").to(dtype=DOUBLE)
    ours = SerialChain(text, "lhand", "lift").to(DOUBLE)
    assert ours.get_joint_parameter_names() == theirs.get_joint_parameter_names()
    q = torch.randn(4, 5, dtype=DOUBLE, generator=torch.Generator().manual_seed(0))
    found, expected = ours.forward_kinematics(q), theirs.forward_kinematics(q)
    torch.testing.assert_close(found.get_matrix(), expected.get_matrix(), rtol=0, atol=1e-6)
    points = torch.randn(4, 7, 3, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    torch.testing.assert_close(found.transform_points(points), expected.transform_points(points), rtol=0, atol=1e-6)
    torch.testing.assert_close(ours.jacobian(q), theirs.jacobian(q), rtol=0, atol=1e-6)
    locations = points[:, 0]
    torch.testing.assert_close(ours.jacobian(q, locations), theirs.jacobian(q, locations=locations), rtol=0, atol=1e-6)
    assert ours.jacobian(q[0]).shape == theirs.jacobian(q[0]).shape == (1, 6, 5)


def test_trees_with_joints_that_it_does_not_have_are_read() -> None:
    assert Chain(TREE).get_joint_parameter_names() == ["ja", "jd", "jb", "jc"]
