"""Reading of the pairs of links that SRDF switches off."""

from __future__ import annotations

import pathlib

import pytest

from posekit import ArgumentError, FormatError
from posekit.kinematics import Robot

ARM = Robot.example("arm")
TEXT = """<?xml version="1.0"?>
<robot name="arm">
  <group name="all"><chain base_link="base" tip_link="l8"/></group>
  <disable_collisions link1="l5" link2="l3" reason="Never"/>
  <disable_collisions link1="l4" link2="l6" reason="Never"/>
  <disable_collisions link1="l3" link2="l5" reason="User"/>
  <disable_collisions link1="l8" link2="finger" reason="Adjacent"/>
</robot>
"""


def test_pairs_of_the_robot_are_read_once_each(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "arm.srdf"
    path.write_text(TEXT)
    assert (
        ARM.disabled_pairs(TEXT)
        == ARM.disabled_pairs(path)
        == ARM.disabled_pairs(str(path))
        == [("l3", "l5"), ("l4", "l6")]
    )
    assert ARM.disabled_pairs("<robot/>") == []


def test_they_are_left_out_of_the_pairs_of_spheres() -> None:
    links = ["l1", "l3", "l5"]
    assert ARM.sphere_pairs(links).tolist() == [[0, 1], [0, 2], [1, 2]]
    assert ARM.sphere_pairs(links, ARM.disabled_pairs(TEXT)).tolist() == [[0, 1], [0, 2]]


def test_what_is_no_srdf_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FormatError, match=r"SRDF text:1: the root element must be <robot>, got <group>"):
        ARM.disabled_pairs("<group/>")
    with pytest.raises(FormatError, match=r"SRDF text:2: <disable_collisions> must have link1 and link2"):
        ARM.disabled_pairs('<robot>\n<disable_collisions link1="l3"/></robot>')
    with pytest.raises(FormatError, match=r"SRDF text: the text is empty"):
        ARM.disabled_pairs(" ")
    with pytest.raises(FormatError, match=r"SRDF text:1: not valid XML"):
        ARM.disabled_pairs("<robot>")
    with pytest.raises(ArgumentError, match=r"Robot.disabled_pairs: source must be a path or a string .*, got int"):
        ARM.disabled_pairs(3)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        ARM.disabled_pairs(tmp_path / "none.srdf")
