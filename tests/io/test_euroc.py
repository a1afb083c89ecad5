"""Trajectories in the EuRoC format."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest
import torch
from evo.tools import file_interface

import posekit as pk
from posekit import Pose, Trajectory
from posekit.io import read_euroc, text_files, write_euroc
from tests.support import sampling

D = torch.float64
START = 1403636580838555648  # not a multiple of 256, the spacing of float64 there, plus 1 below
HEADER = (
    "#timestamp, p_RS_R_x [m], p_RS_R_y [m], p_RS_R_z [m], q_RS_w [], q_RS_x [], q_RS_y [], q_RS_z [], "
    "v_RS_R_x [m s^-1], v_RS_R_y [m s^-1], v_RS_R_z [m s^-1], b_w_RS_S_x [rad s^-1]"
)
ROW = f"{START},1,2,3,0.5,0.1,0.7,0.5"
NEXT = f"{START + 5_000_001},1,2,4,1,0,0,0"


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "data.csv"


def test_rows_have_stamps_of_nanoseconds_and_quaternions_wxyz(path: pathlib.Path) -> None:
    path.write_text(f"{HEADER}\n{ROW},9,9,9,0.1\n{NEXT},8,8,8,0.2\n")
    found, start = read_euroc(path)
    assert start == START
    assert found.times.tolist() == [0, 0.005000001]
    assert found.poses.position.tolist() == [[1, 2, 3], [1, 2, 4]]
    assert found.poses.quaternion.tolist() == [[0.5, 0.1, 0.7, 0.5], [1, 0, 0, 0]]
    evo = file_interface.read_euroc_csv_trajectory(str(path))
    np.testing.assert_array_equal(evo.orientations_quat_wxyz, found.poses.quaternion)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.half])
def test_a_file_brings_back_stamps_and_numbers(path: pathlib.Path, dtype: torch.dtype) -> None:
    steps = torch.randint(1, 2_000_000_000_000, (1000,), generator=sampling.generator(1))
    stamps = (START + 1 + steps.cumsum(0)).tolist()  # 11 days
    poses = Pose(sampling.normal(1000, 3), sampling.unit_quaternions(1000)).to(dtype).normalized()
    path.write_text(
        "\n".join(
            ",".join([str(stamp), *map(repr, p + q)])
            for stamp, p, q in zip(stamps, poses.position.tolist(), poses.quaternion.tolist(), strict=True)
        )
    )
    trajectory, start = read_euroc(path, dtype=dtype)
    assert (start, trajectory.dtype, trajectory.times.dtype) == (stamps[0], dtype, D)
    write_euroc(path, trajectory, start_ns=start)
    lines = path.read_text().splitlines()
    assert lines[0].startswith("#timestamp [ns],p_RS_R_x [m]")
    assert [int(line.partition(",")[0]) for line in lines[1:]] == stamps
    again, start = read_euroc(path, dtype=dtype)
    assert start == stamps[0]
    assert torch.equal(again.times, trajectory.times)
    assert torch.equal(again.poses.position, poses.position)
    assert torch.equal(again.poses.quaternion, poses.quaternion)


@pytest.mark.parametrize(
    "content",
    [
        f"\ufeff{HEADER}\r\n{ROW}\r\n{NEXT}\r\n",
        f"{ROW}\n# comment\n\n{NEXT}",
        f"  {ROW}  \n{NEXT}\n".replace(",", " , "),
        f"{ROW}\n{NEXT}\n".replace(",", ",\t"),
    ],
)
def test_spaces_comments_and_line_ends(path: pathlib.Path, content: str) -> None:
    path.write_bytes(content.encode())
    found, start = read_euroc(path)
    assert start == START
    assert found.times.tolist() == [0, 0.005000001]
    assert found.poses.quaternion[0].tolist() == [0.5, 0.1, 0.7, 0.5]


def test_stamps_of_64_bits_far_apart(path: pathlib.Path) -> None:
    low, high = -(2**63), 2**63 - 1
    path.write_text(f"{low},1,2,3,1,0,0,0\n{high},1,2,3,1,0,0,0\n")
    found, start = read_euroc(path)
    assert start == low
    assert found.times.tolist() == [0, (2**64 - 1) / 1e9]


BAD: dict[str, tuple[str, str]] = {
    "few columns": (f"{START + 1},1,2,3,1,0,0", "the row has 7 columns; a EuRoC trajectory has at least 8: timestamp"),
    "another number of columns": (f"{START + 1},1,2,3,1,0,0,0,5", "the row has 9 columns, and the first 8"),
    "spaces": (f"{START + 1} 1 2 3 1 0 0 0", "the row has 1 column"),
    "a comma at the end": (f"{START + 1},1,2,3,1,0,0,", "number 8 of the row must be a number, got ''"),
    "a stamp in seconds": (
        "1403636580.838,1,2,3,1,0,0,0",
        "timestamp must be an integer of 64 bits, got '1403",
    ),
    "a stamp with an exponent": ("1.4e18,1,2,3,1,0,0,0", "timestamp must be an integer"),
    "a large stamp": (f"{2**63},1,2,3,1,0,0,0", "timestamp must be an integer of 64 bits, got '9223372036854775808'"),
    "the same stamp": (f"{START},1,2,3,1,0,0,0", f"time {START} comes after {START}"),
    "a stamp that goes back": (f"{START - 1},1,2,3,1,0,0,0", f"time {START - 1} comes after {START}; times must"),
    "NaN": (f"{START + 1},1,2,3,1,0,NaN,0", "qy is nan"),
    "a zero quaternion": (f"{START + 1},1,2,3,0,0,0,0", "the quaternion is zero"),
    "a header": ("timestamp,x,y,z,qw,qx,qy,qz", "timestamp must be an integer of 64 bits, got 'timestamp'"),
}


# Rows of one block must have as many columns as each other.
@pytest.mark.parametrize(
    ("case", "block"), [(c, b) for c in BAD for b in (1 << 20, 30) if (c[:7], b) != ("another", 30)]
)
def test_a_malformed_row_raises_an_error_with_its_line(
    path: pathlib.Path, case: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    row, fact = BAD[case]
    path.write_text(f"{HEADER}\n{ROW}\n\n{row}\n{NEXT}\n")
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read_euroc(path, duplicates="raise")
    assert error.value.line == 4


@pytest.mark.parametrize(("content", "has"), [("", "no poses"), (HEADER, "no poses"), (f"{HEADER}\n{ROW}\n", "1 pose")])
def test_a_file_without_a_trajectory_raises(path: pathlib.Path, content: str, has: str) -> None:
    path.write_text(content)
    with pytest.raises(pk.FileFormatError, match=f"the file has {has}; a trajectory needs at least 2"):
        read_euroc(path)


PATH = Trajectory([0, 1], Pose.identity(2))
WRONG: dict[str, Any] = {
    "posekit.io.write_euroc: start_ns must be an integer, got float": lambda p: write_euroc(p, PATH, start_ns=1e18),
    "posekit.io.write_euroc: start_ns must be an integer, got bool": lambda p: write_euroc(p, PATH, start_ns=True),
    r"posekit.io.write_euroc: times\[0\] and times\[1\] are equal in nanoseconds, 7": lambda p: write_euroc(
        p, Trajectory([0, 1e-10], Pose.identity(2)), start_ns=7
    ),
    "posekit.io.write_euroc: the stamps from .* do not fit 64 bits": lambda p: write_euroc(p, PATH, start_ns=2**63),
    "posekit.io.write_euroc: trajectory must be a Trajectory, got tuple": lambda p: write_euroc(p, (PATH, 0)),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert not path.exists()


def test_stamps_are_rounded_to_the_nearest_nanosecond(path: pathlib.Path) -> None:
    write_euroc(path, Trajectory([-0.5e-9, 1.6e-9], Pose.identity(2)), start_ns=10)
    assert [row.split(",")[0] for row in path.read_text().splitlines()[1:]] == ["10", "12"]
