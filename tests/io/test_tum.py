"""Trajectories in the TUM format."""

from __future__ import annotations

import pathlib
import tracemalloc
from typing import Any

import numpy as np
import pytest
import torch
from evo.tools import file_interface

import posekit as pk
from posekit import Pose, Rotation, Trajectory, UncertainPose
from posekit.io import read_tum, stream_tum, text_files, write_tum
from tests.support import sampling
from tests.support.trajectories import D, stamps

ROW = "0.5 1 2 3 0 0 0 1"
NEXT = "0.75 1 2 4 0 0 1 0"


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "trajectory.txt"


def made(n: int, dtype: torch.dtype = D) -> Trajectory[Pose]:
    poses = Pose(100 * sampling.normal(n, 3), sampling.unit_quaternions(n)).to(dtype)
    return Trajectory(1.7e9 + stamps(n), poses.normalized())


def check_equal(found: Trajectory[Pose], wanted: Trajectory[Pose]) -> None:
    assert found.poses.dtype == wanted.poses.dtype
    assert torch.equal(found.times, wanted.times.double())
    assert torch.equal(found.poses.position, wanted.poses.position)
    assert torch.equal(found.poses.quaternion, wanted.poses.quaternion)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.half, torch.bfloat16])
def test_a_file_brings_back_the_same_numbers(path: pathlib.Path, dtype: torch.dtype) -> None:
    wanted = made(50, dtype)
    write_tum(path, wanted)
    check_equal(read_tum(path, dtype=dtype), wanted)


def test_extreme_numbers_come_back(path: pathlib.Path) -> None:
    numbers = [5e-324, 1e-310, 1 / 3, -0.0, 1.7976931348623157e308, 2**53 + 1.0, 0.1, 123456789.123456789]
    position = torch.tensor(numbers, dtype=D)[:, None].expand(8, 3)
    times = torch.tensor([-1e300, -1.5, 0, 5e-324, 1e-300, 0.1, 0.30000000000000004, 1e300], dtype=D)
    wanted = Trajectory(times, Pose(position))
    write_tum(path, wanted)
    check_equal(read_tum(path), wanted)
    assert torch.signbit(read_tum(path).poses.position[3]).all()


def test_the_quaternion_of_a_row_is_xyzw(path: pathlib.Path) -> None:
    path.write_text(f"{ROW}\n0.75 1 2 4 0.5 0.1 0.7 0.5\n")
    found = read_tum(path)
    assert found.poses.quaternion.tolist() == [[1, 0, 0, 0], [0.5, 0.5, 0.1, 0.7]]
    assert found.poses.position.tolist() == [[1, 2, 3], [1, 2, 4]]
    assert found.times.tolist() == [0.5, 0.75]
    write_tum(path, Trajectory([0.5, 1], Pose([[1, 2, 3]] * 2, [0.5, 0.1, 0.7, 0.5])))
    assert path.read_text().splitlines()[0] == "0.5 1 2 3 0.100000001 0.699999988 0.5 0.5"


def test_evo_reads_and_writes_the_same(path: pathlib.Path) -> None:
    wanted = made(20)
    write_tum(path, wanted)
    evo = file_interface.read_tum_trajectory_file(str(path))
    np.testing.assert_array_equal(evo.timestamps, wanted.times)
    np.testing.assert_array_equal(evo.positions_xyz, wanted.poses.position)
    np.testing.assert_array_equal(evo.orientations_quat_wxyz, wanted.poses.quaternion)
    file_interface.write_tum_trajectory_file(str(path), evo)
    check_equal(read_tum(path), wanted)


def test_quaternions_of_other_lengths_are_written_normalised(path: pathlib.Path) -> None:
    q = torch.tensor([[2.0, 0, 0, 0], [0, 0, 3, -4]], dtype=D)
    write_tum(path, Trajectory([0, 1], Pose(torch.zeros(2, 3, dtype=D), q)))
    np.testing.assert_allclose(read_tum(path).poses.quaternion, [[1, 0, 0, 0], [0, 0, 0.6, -0.8]], rtol=1e-15)


def test_dtype_and_device_of_the_result(path: pathlib.Path) -> None:
    path.write_text(f"{ROW}\n{NEXT}\n")
    assert (read_tum(path).dtype, read_tum(path).times.dtype) == (D, D)
    found = read_tum(path, dtype=torch.half, device="cpu")
    assert (found.dtype, found.times.dtype) == (torch.half, D)
    assert read_tum(str(path), device="meta").poses.position.is_meta


def test_a_trajectory_that_requires_a_gradient_is_written(path: pathlib.Path) -> None:
    wanted = made(3)
    write_tum(path, wanted.detach().requires_grad_())
    check_equal(read_tum(path), wanted)


@pytest.mark.parametrize(
    "content",
    [
        f"{ROW}\n{NEXT}",
        f"\ufeff{ROW}\n{NEXT}\n",
        f"{ROW}\r\n{NEXT}\r\n",
        f"\ufeff# header, with ümlauts\r\n\r\n{ROW}\r\n# more\r\n{NEXT}\r\n\r\n",
        f"  {ROW}   \n\t{NEXT}\t\t\n   \n",
        f"{ROW}\n{NEXT}\n".replace(" ", "\t"),
        f"{ROW}\n{NEXT}\n".replace(" ", "   "),
        f"  # indented\n{ROW}\n#{ROW}\n{NEXT}\n#",
        "5e-1 +1 2.0e+0 3. .0 0 -0 1\n0.75 1 2 4 0 0 1 0",
    ],
)
def test_spaces_comments_and_line_ends(path: pathlib.Path, content: str) -> None:
    path.write_bytes(content.encode())
    wanted = Trajectory([0.5, 0.75], Pose([[1, 2, 3], [1, 2, 4]], [[1, 0, 0, 0], [0, 0, 0, 1]]))
    found = read_tum(path)
    assert found.times.tolist() == wanted.times.tolist()
    assert found.poses.position.tolist() == wanted.poses.position.tolist()
    assert found.poses.quaternion.tolist() == wanted.poses.quaternion.tolist()


BAD: dict[str, tuple[str, int | None, str]] = {
    "few columns": ("1 1 2 3 0 0 0", 3, "the row has 7 columns; a TUM trajectory has 8: time x y z qx qy qz qw"),
    "many columns": ("1 1 2 3 0 0 0 1 9", 3, "the row has 9 columns"),
    "one column": ("1", 3, "the row has 1 column; a TUM"),
    "truncated": ("1 1 2 3 0 0 ", 3, "the row has 6 columns"),
    "a comment in a row": ("1 1 2 3 0 0 0 1 # here", 3, "the row has 10 columns"),
    "commas": ("1,1,2,3,0,0,0,1", 3, "the row has 1 column"),
    "a word": ("1 1 2 x 0 0 0 1", 3, "number 4 of the row must be a number, got 'x'"),
    "underscores": ("1 1 2 3_0 0 0 0 1", 3, "number 4 of the row must be a number, got '3_0'"),
    "a hexadecimal number": ("1 1 2 0x3 0 0 0 1", 3, "number 4 of the row must be a number, got '0x3'"),
    "garbage": ("1 1 2 \udce9\udcff 0 0 0 1", 3, r"number 4 of the row must be a number, got '\\ufffd\\ufffd'"),
    "zeros": ("1 1 2 \0 0 0 0 1", 3, r"number 4 of the row must be a number, got '\\x00'"),
    "NaN": ("1 1 2 nan 0 0 0 1", 3, "z is nan"),
    "NaN time": ("nan 1 2 3 0 0 0 1", 3, "time is nan"),
    "infinity": ("1 1 2 3 0 0 -inf 1", 3, "qz is -inf"),
    "too large": ("1 1 2 3 0 0 1e999 1", 3, "qz is inf"),
    "zero quaternion": ("1 1 2 3 0 0 -0 0", 3, "the quaternion is zero"),
    "a time that goes back": ("0.25 1 2 3 0 0 0 1", 3, "time 0.25 comes after 0.5; times must increase strictly"),
    "the same time": ("0.5 1 2 3 0 0 0 1", 3, "time 0.5 comes after 0.5"),
    "a lost time": ("0.50000000000000000001 1 2 3 0 0 0 1", 3, "time 0.5 comes after 0.5"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_malformed_row_raises_an_error_with_its_line(path: pathlib.Path, case: str, end: str) -> None:
    row, line, fact = BAD[case]
    content = end.join(["# header", ROW, row, "9 1 2 3 0 0 0 1", ""])
    path.write_bytes(content.encode(errors="surrogateescape"))
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read_tum(path, duplicates="raise")
    assert error.value.line == line
    assert error.value.path == str(path)
    assert str(error.value).startswith(f"{path}:{line}: ")
    assert isinstance(error.value, pk.FormatError | ValueError)
    with pytest.raises(pk.FileFormatError, match=fact):
        list(stream_tum(path, rows=2, duplicates="raise"))


@pytest.mark.parametrize(
    ("content", "fact"),
    [
        ("", "the file has no poses; a trajectory needs at least 2"),
        ("\ufeff", "no poses"),
        ("\n\r\n  \n# nothing\n", "no poses"),
        (ROW, "the file has 1 pose; a trajectory needs at least 2"),
        ("\0" * 100_000, "the line is longer than 65536 bytes: this is no text"),
        ("PK\x03\x04" + "\x8e" * 99, "the row has 1 column"),
    ],
)
def test_a_file_without_a_trajectory_raises(path: pathlib.Path, content: str, fact: str) -> None:
    path.write_bytes(content.encode())
    for read in (read_tum, lambda path: list(stream_tum(path))):
        with pytest.raises(pk.FileFormatError, match=fact) as error:
            read(path)
        assert str(error.value).startswith(str(path))


def test_a_number_that_does_not_fit_the_dtype_raises(path: pathlib.Path) -> None:
    path.write_text(f"{ROW}\n1 1 2 70000 0 0 0 1\n")
    assert read_tum(path, dtype=torch.float32).poses.position[1, 2] == 70000
    with pytest.raises(pk.FileFormatError, match=r":2: z = 70000.0 does not fit torch.float16"):
        read_tum(path, dtype=torch.half)
    path.write_text(f"{ROW}\n1 1 2 3 0 0 0 1e-60\n")
    with pytest.raises(pk.FileFormatError, match=r":2: the quaternion is zero"):
        read_tum(path, dtype=torch.float32)


def test_a_missing_file_raises_the_error_of_python(tmp_path: pathlib.Path) -> None:
    for read in (read_tum, lambda path: list(stream_tum(path))):
        with pytest.raises(FileNotFoundError, match=r"missing\.txt"):
            read(tmp_path / "missing.txt")
        with pytest.raises(IsADirectoryError):
            read(tmp_path)


WRONG: dict[str, Any] = {
    "posekit.io.read_tum: path must be a str or a path, got int": lambda p: read_tum(1),
    "posekit.io.read_tum: dtype must be a torch.dtype, got str": lambda p: read_tum(p, dtype="float32"),
    "posekit.io.read_tum: the result must be of a floating dtype": lambda p: read_tum(p, dtype=torch.int64),
    "posekit.io.read_tum: .*is not a valid device": lambda p: read_tum(p, device="gpu"),
    "posekit.io.read_tum: progress must be True or False": lambda p: read_tum(p, progress=1),
    "posekit.io.stream_tum: rows must be an integer of at least 2, got 1": lambda p: stream_tum(p, 1),
    "posekit.io.stream_tum: rows must be an integer of at least 2, got 2.5": lambda p: stream_tum(p, 2.5),
    "posekit.io.stream_tum: progress must be": lambda p: stream_tum(p, progress=None),
    "posekit.io.write_tum: path must be a str or a path, got NoneType": lambda p: write_tum(None, made(2)),
    "posekit.io.write_tum: trajectory must be a Trajectory, got Pose": lambda p: write_tum(p, Pose.identity(2)),
    "posekit.io.write_tum: trajectory.poses must be a Pose, got Rotation": lambda p: write_tum(
        p, Trajectory([0, 1], Rotation.identity(2))
    ),
    r"posekit.io.write_tum: trajectory must have no batch dimensions, got \(3,\)": lambda p: write_tum(
        p, Trajectory([0, 1], Pose.identity(3, 2))
    ),
    r"posekit.io.write_tum: trajectory.poses.position\[1\] = .* is not finite": lambda p: write_tum(
        p, Trajectory([0, 1], Pose([[0, 0, 0], [0, 0, torch.inf]]))
    ),
    r"posekit.io.write_tum: trajectory.poses.quaternion\[0\] = .* represents no rotation": lambda p: write_tum(
        p, Trajectory([0, 1], Pose([0, 0, 0], [[0, 0, 0, 0], [1, 0, 0, 0]]))
    ),
    r"posekit.io.write_tum: trajectory.times\[1\] = 0.0 does not come after the time before it": lambda p: write_tum(
        p, Trajectory([1, 0], Pose.identity(2), validate=False)
    ),
    "posekit.io.write_tum: .* is on the meta device": lambda p: write_tum(p, made(2).to("meta")),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    path.write_text(f"{ROW}\n{NEXT}\n")
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert path.read_text() == f"{ROW}\n{NEXT}\n"  # a former file stays
    assert list(path.parent.iterdir()) == [path]


# Large files


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", 100)  # less than two rows
    monkeypatch.setattr(text_files, "_ROWS", 7)


@pytest.mark.usefixtures("small_blocks")
def test_blocks_make_no_difference(path: pathlib.Path) -> None:
    wanted = made(40)
    write_tum(path, wanted)
    check_equal(read_tum(path), wanted)
    path.write_bytes(b"\xef\xbb\xbf# " + b"x" * 300 + b"\r\n\r\n" + path.read_bytes().replace(b"\n", b"\r\n#\r\n"))
    check_equal(read_tum(path), wanted)


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("case", BAD)
def test_lines_are_counted_over_blocks(path: pathlib.Path, case: str) -> None:
    rows = [f"{k / 8} 1.00000001 2.00000001 3.00000001 0.0000001 0.0000001 0.0000001 1" for k in range(9)]
    rows.insert(4, "# comment")
    row, _, fact = BAD[case]
    wrong = {"same": "0.875", "lost": "0.87500000000000000000001", "goes back": "0.25"}
    row = next((f"{wrong[k]} 1 2 3 0 0 0 1" for k in wrong if k in case), row.replace("1 ", "1.5 ", 1))
    path.write_bytes("\n".join([*rows[:9], row, rows[9]]).encode(errors="surrogateescape"))
    with pytest.raises(pk.FileFormatError) as error:
        read_tum(path, duplicates="raise")
    assert error.value.line == 10, fact


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("rows", [2, 3, 5, 38, 39, 40, 41, 1000])
def test_a_stream_has_the_keys_of_the_file(path: pathlib.Path, rows: int) -> None:
    wanted = made(40)
    write_tum(path, wanted)
    pieces = list(stream_tum(path, rows))
    assert all(len(piece) == rows for piece in pieces[:-1])
    assert 2 <= len(pieces[-1]) <= rows + 1
    check_equal(Trajectory(torch.cat([p.times for p in pieces]), pk.cat([p.poses for p in pieces])), wanted)
    assert [p.dtype for p in stream_tum(path, rows, dtype=torch.float32)] == [torch.float32] * len(pieces)


def test_a_stream_reads_no_more_than_it_yields(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", 1 << 14)
    write_tum(path, made(20_000))
    tracemalloc.start()
    try:
        for piece in stream_tum(path, 100):
            assert piece.poses.position.untyped_storage().nbytes() == len(piece) * 24
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert path.stat().st_size > 2_500_000
    assert peak < 500_000


def test_the_error_of_a_stream_comes_after_the_pieces_before_it(
    path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", 64)
    write_tum(path, made(10))
    path.write_text(path.read_text() + "nonsense\n")
    stream = stream_tum(path, 2)
    assert [len(next(stream)) for _ in range(3)] == [2] * 3
    with pytest.raises(pk.FileFormatError, match=":11: the row has 1 column"):
        list(stream)


def test_an_estimate_is_no_trajectory(path: pathlib.Path) -> None:
    with pytest.raises(pk.ArgumentError, match="got UncertainPose"):
        write_tum(path, UncertainPose(Pose.identity(2), torch.eye(6)))
