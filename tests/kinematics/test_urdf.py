"""Reading of URDF: what is read, and the error of everything that is not a robot."""

from __future__ import annotations

import math
import pathlib
import re
import warnings

import pytest
import torch

from posekit import ArgumentError, DTypeError, FormatError, OptionError
from posekit.kinematics import Robot
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, TREE


def text(joints: str, links: str = "base a b", root: str = '<robot name="r">') -> str:
    return root + "".join(f'<link name="{name}"/>' for name in links.split()) + joints + "</robot>"


def joint(name: str, parent: str, child: str, rest: str = "", kind: str = "revolute") -> str:
    return f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>{rest}</joint>'


def test_links_and_joints_come_depth_first_in_the_order_of_the_file() -> None:
    robot = Robot.from_urdf(TREE)
    assert robot.links == ("base", "a", "d", "e", "b", "c")
    assert robot.joints == ("ja", "jd", "jb", "jc")
    assert robot.parents == (-1, 0, 1, 2, 1, 4)
    assert robot.kinds == ("fixed", "planar", "free", "fixed", "revolute", "prismatic")
    assert (robot.nq, robot.nv) == (12, 11)
    humanoid = Robot.from_urdf(HUMANOID)
    assert (len(humanoid.links), humanoid.nq, humanoid.joints[0], humanoid.joints[12]) == (29, 23, "j_lleg0", "j_lift")


def test_numbers_are_read() -> None:
    robot = Robot.from_urdf(TREE, dtype=DOUBLE)
    roll, pitch, yaw = 0.4, -0.5, 0.6
    cosine = math.cos(yaw) * math.cos(pitch)
    matrix = robot.origins[1].matrix()
    assert matrix[0, 0].item() == pytest.approx(cosine, abs=1e-15)
    assert matrix[2, 1].item() == pytest.approx(math.cos(pitch) * math.sin(roll), abs=1e-15)
    assert matrix[:3, 3].tolist() == [0.1, 0.2, 0.3]
    torch.testing.assert_close(robot.axes[4], torch.tensor([1.0, 2, 3], dtype=DOUBLE) / math.sqrt(14))
    assert robot.limits[-1].tolist() == [-1, 2] and robot.limits[-2].tolist() == [-math.inf, math.inf]
    gripper = Robot.from_urdf(GRIPPER, dtype=DOUBLE)
    assert gripper.effort_limits.tolist() == [3] and gripper.velocity_limits.tolist() == [2]
    dial = gripper.links.index("dial")
    assert (gripper.multipliers[dial], gripper.offsets[dial]) == (-20, pytest.approx(-0.4))


def test_paths_and_texts(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "ä robot.urdf"
    path.write_text(ARM.read_text())
    for source in (path, str(path), ARM.read_text(), "\n  " + ARM.read_text(), "\ufeff" + ARM.read_text()):
        assert Robot.from_urdf(source).nq == 7


def test_undeclared_prefixes_and_foreign_elements_are_ignored() -> None:
    rest = '<drake:limits lower="1"/><gazebo reference="a"><x/></gazebo>'
    rest += '<transmission name="t"><joint name="j"/></transmission>'
    assert Robot.from_urdf(text(joint("j", "base", "a") + rest, "base a")).joints == ("j",)


def test_xml_encodings() -> None:
    declared = '<?xml version="1.0" encoding="utf-8"?><!-- a comment --><robot name="ü"><link name="ä"/></robot>'
    assert Robot.from_urdf(declared).links == ("ä",)


def test_dtype_and_device() -> None:
    assert Robot.from_urdf(ARM).dtype == torch.float32
    assert Robot.from_urdf(ARM, dtype=DOUBLE).origins.dtype == DOUBLE
    with pytest.raises(DTypeError, match=r"Robot.from_urdf: the result must be of a floating dtype"):
        Robot.from_urdf(ARM, dtype=torch.int32)


BAD = {
    "not XML": ("<robot", "not valid XML: unclosed token"),
    "empty": ("<robot name='r'/>", "a robot must have at least one link"),
    "another format": ("<mujoco/>", "the root element must be <robot>, got <mujoco>"),
    "entity bomb": (
        '<!DOCTYPE r [<!ENTITY a "aa">]><robot><link name="&a;"/></robot>',
        "a DOCTYPE is not allowed in URDF",
    ),
    "xacro element": (
        '<robot><xacro:macro name="m"/><link name="a"/></robot>',
        "^[^:]*:1: this is a xacro file: expand it first",
    ),
    "xacro value": ('<robot><link name="${prefix}a"/></robot>', "this is a xacro file: expand it first"),
    "two links": (text("", "a a"), "there are two links 'a'"),
    "two joints": (text(joint("j", "base", "a") + joint("j", "a", "b")), "there are two joints 'j'"),
    "two roots": (text(joint("j", "base", "a")), "must have one root, .*: 'base', 'b'"),
    "two parents": (
        text(joint("j", "base", "b") + joint("k", "a", "b")),
        "link 'b' is the child of two joints, 'j' and 'k'",
    ),
    "loop": (text(joint("j", "a", "b") + joint("k", "b", "a"), "a b"), "the joints 'j', 'k' form a loop"),
    "loop beside a tree": (text(joint("j", "a", "b") + joint("k", "b", "a")), "the joints 'j', 'k' form a loop"),
    "self": (text(joint("j", "a", "a"), "a"), "the joints 'j' form a loop"),
    "no link": (text(joint("j", "base", "hand"), "base"), "joint 'j': its child link 'hand' does not exist"),
    "no parent": (text('<joint name="j" type="fixed"><child link="a"/></joint>'), "joint 'j' has no parent link"),
    "no type": (text('<joint name="j"/>'), "joint 'j' has no type"),
    "kind": (text(joint("j", "base", "a", kind="hinge")), "joint 'j': type must be one of fixed, .* got 'hinge'"),
    "no name": (text('<joint type="fixed"/>'), "a joint has no name"),
    "zero axis": (text(joint("j", "base", "a", '<axis xyz="0 0 0"/>')), "joint 'j': the axis must not be zero"),
    "NaN axis": (
        text(joint("j", "base", "a", '<axis xyz="0 nan 0"/>')),
        "joint 'j': xyz of <axis> must be 3 finite numbers, got '0 nan 0'",
    ),
    "short origin": (
        text(joint("j", "base", "a", '<origin xyz="0 0"/>')),
        "^[^:]*:[0-9]+: joint 'j': xyz of <origin> must be 3 finite numbers",
    ),
    "word": (
        text(joint("j", "base", "a", '<origin rpy="0 0 pi"/>')),
        "joint 'j': rpy of <origin> must be 3 finite numbers, got '0 0 pi'",
    ),
    "underscore": (
        text(joint("j", "base", "a", '<origin xyz="0 0 -1_0"/>')),
        "joint 'j': xyz of <origin> must be 3 finite numbers, got '0 0 -1_0'",
    ),
    "digits of another script": (
        text(joint("j", "base", "a", '<axis xyz="0 0 \u0661"/>')),
        "joint 'j': xyz of <axis> must be 3 finite numbers",
    ),
    "mass": (
        '<robot name="r"><link name="a"><inertial><mass value="-1"/></inertial></link></robot>',
        "^[^:]*:1: link 'a': the mass must not be negative, got -1",
    ),
    "NaN limit": (
        text(joint("j", "base", "a", '<limit lower="nan" upper="1"/>')),
        "joint 'j': lower of <limit> must be a finite number, got 'nan'",
    ),
    "limits": (
        text(joint("j", "base", "a", '<limit lower="2" upper="1"/>')),
        "joint 'j': the lower limit 2.0 is above the upper limit 1.0",
    ),
    "mimic": (
        text(joint("j", "base", "a", '<mimic joint="x"/>'), "base a"),
        "joint 'j' mimics 'x', which does not exist; mimic=\"ignore\" makes it a joint of its own",
    ),
    "mimic itself": (text(joint("j", "base", "a", '<mimic joint="j"/>'), "base a"), "joint 'j' mimics itself"),
    "mimic fixed": (
        text(joint("j", "base", "a", '<mimic joint="k"/>') + joint("k", "a", "b", kind="fixed")),
        "joint 'j' mimics 'k', which is fixed",
    ),
    "encoding": ('<?xml version="1.0" encoding="klingon"?><robot/>', "not valid XML"),
    "null": ("<robot>\0</robot>", "not valid XML"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_not_a_robot_is_refused(name: str, tmp_path: pathlib.Path) -> None:
    source, message = BAD[name]
    path = tmp_path / "bad.urdf"
    path.write_bytes(source.encode())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(FormatError, match=message) as raised:
            Robot.from_urdf(path)
        assert re.match(r"[^:]*bad.urdf(:[0-9]+)?: ", str(raised.value))
        with pytest.raises(FormatError, match=message):
            Robot.from_urdf(source)


def test_a_mimic_of_a_joint_that_is_not_there_is_ignored_on_request() -> None:
    known = joint("k", "base", "a") + joint("m", "base", "c", '<mimic joint="k" multiplier="2" offset="1"/>')
    source = text(known + joint("j", "base", "b", '<mimic joint="x" multiplier="3" offset="4"/>'), "base a b c")
    robot = Robot.from_urdf(source, mimic="ignore")
    assert robot.joints == ("k", "j")
    assert robot.multipliers == (0.0, 1.0, 2.0, 1.0) and robot.offsets == (0.0, 0.0, 1.0, 0.0)
    with pytest.raises(OptionError, match=r"Robot.from_urdf: mimic must be \"follow\" or \"ignore\", got 'drop'"):
        Robot.from_urdf(source, mimic="drop")


def test_errors_name_the_line() -> None:
    source = (
        "<robot>\n<link name='a'/>\n<link name='b'/>\n" + joint("j", "a", "b", "\n<axis xyz='0 0 0'/>") + "</robot>"
    )
    with pytest.raises(FormatError, match=r"URDF text:5: joint 'j'"):
        Robot.from_urdf(source)


def test_missing_files_and_wrong_types(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"No such file or directory: '.*nothing\.urdf'"):
        Robot.from_urdf(tmp_path / "nothing.urdf")
    for empty in ("", " \n"):
        with pytest.raises(FormatError, match=r"^URDF text: the text is empty: expected a path, or a text that begins"):
            Robot.from_urdf(empty)
    with pytest.raises(IsADirectoryError, match=r"Is a directory"):
        Robot.from_urdf(tmp_path)
    with pytest.raises(ArgumentError, match=r"source must be a path or a string that begins with '<', got int"):
        Robot.from_urdf(3)
    with pytest.raises(FormatError, match=r"\.urdf: with floating=True no other joint may be named 'root_joint'"):
        path = tmp_path / "root.urdf"
        path.write_text(text(joint("root_joint", "base", "a"), "base a"))
        Robot.from_urdf(path, floating=True)
