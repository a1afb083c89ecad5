"""Poses in the KITTI format."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest
import torch
from evo.tools import file_interface

import posekit as pk
from posekit import Pose, Trajectory
from posekit.io import read_kitti, text_files, write_kitti
from tests.support import sampling

D = torch.float64
ROW = "1 0 0 10 0 0 -1 20 0 1 0 30"


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "poses.txt"


def test_a_row_holds_three_rows_of_a_matrix(path: pathlib.Path) -> None:
    path.write_text(f"{ROW}\n")
    matrix = np.array([[1, 0, 0, 10], [0, 0, -1, 20], [0, 1, 0, 30], [0, 0, 0, 1]])
    np.testing.assert_allclose(read_kitti(path).matrix()[0], matrix, atol=1e-15)
    write_kitti(path, Pose.from_matrix(torch.tensor(matrix, dtype=torch.float32))[None])
    assert np.fromstring(path.read_text(), sep=" ").tolist() == pytest.approx(matrix[:3].flatten().tolist(), abs=1e-7)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.half, torch.bfloat16])
def test_a_file_brings_back_positions_exactly_and_rotations_to_rounding(path: pathlib.Path, dtype: torch.dtype) -> None:
    wanted = Pose(100 * sampling.normal(40, 3), sampling.unit_quaternions(40)).to(dtype)
    write_kitti(path, wanted)
    found = read_kitti(path, dtype=dtype)
    assert found.dtype == dtype
    assert torch.equal(found.position, wanted.position)
    angles = found.double().rotation.distance(wanted.double().rotation)
    assert angles.max() < 4 * torch.finfo(dtype).eps


def test_evo_reads_and_writes_the_same(path: pathlib.Path) -> None:
    wanted = Pose(100 * sampling.normal(40, 3), sampling.quaternions(40))
    write_kitti(path, wanted)
    evo = file_interface.read_kitti_poses_file(str(path))
    np.testing.assert_allclose(evo.poses_se3, wanted.matrix(), rtol=1e-14, atol=1e-14)
    file_interface.write_kitti_poses_file(str(path), evo)
    np.testing.assert_allclose(read_kitti(path).matrix(), wanted.matrix(), rtol=1e-14, atol=1e-14)


@pytest.mark.parametrize("digits", [4, 7])
def test_rounded_matrices_are_read_as_the_rotations_near_them(path: pathlib.Path, digits: int) -> None:
    wanted = Pose(sampling.normal(40, 3), sampling.unit_quaternions(40))
    np.savetxt(path, wanted.affine().flatten(1), fmt=f"%.{digits}f")
    found = read_kitti(path)
    np.testing.assert_allclose(found.quaternion.norm(dim=-1), np.ones(40), rtol=1e-15)
    assert found.rotation.distance(wanted.rotation).max() < 2 * 10**-digits


@pytest.mark.parametrize(
    "content",
    [
        f"\ufeff{ROW}\r\n{ROW}\r\n",
        f"# a comment\n\n  {ROW}  \n{ROW}",
        f"{ROW}\n{ROW}\n".replace(" ", "\t"),
        f"{ROW}\n{ROW}\n".replace(" ", "  "),
    ],
)
def test_spaces_comments_and_line_ends(path: pathlib.Path, content: str) -> None:
    path.write_bytes(content.encode())
    found = read_kitti(path, dtype=torch.float32)
    assert found.position.tolist() == [[10, 20, 30]] * 2


def rows(matrix: Any) -> str:
    return " ".join(map(repr, np.asarray(matrix, float)[:3].flatten().tolist()))


TURN = Pose.exp(sampling.normal(6, seed=2)).matrix().numpy()
BAD: dict[str, tuple[str, str]] = {
    "few columns": (ROW[:-3], "the row has 11 columns; a KITTI pose has 12: r11 r12 r13 t1 r21"),
    "4x4": (f"{ROW} 0 0 0 1", "the row has 16 columns"),
    "a frame number": (f"7 {ROW}", "the row has 13 columns"),
    "commas": (ROW.replace(" ", ","), "the row has 1 column"),
    "a word": (ROW.replace("20", "twenty"), "number 8 of the row must be a number, got 'twenty'"),
    "NaN": (ROW.replace("-1", "nan"), "r23 is nan"),
    "infinity": (ROW.replace("30", "inf"), "t3 is inf"),
    "a scale": (rows(TURN * [2, 2, 2, 1]), r"the matrix is not a rotation: an entry of R R\^T - I is 3"),
    "a small scale": (rows(TURN * [1.001, 1.001, 1.001, 1]), "the matrix is not a rotation: an entry of R R.*0.002"),
    "a shear": (
        rows(TURN + np.eye(4, k=1) * [0, 0.1, 0, 0]),
        "the matrix is not a rotation",
    ),
    "a reflection": (rows(TURN * [1, 1, -1, 1]), "the matrix is a reflection: its determinant is negative"),
    "zero": (rows(0 * TURN), "the matrix is not a rotation: an entry of R R.T - I is 1"),
    "huge": (rows(1e200 * TURN), "the matrix is not a rotation: an entry of R R.T - I is (inf|nan)"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("block", [1 << 20, 30])
def test_a_malformed_row_raises_an_error_with_its_line(
    path: pathlib.Path, case: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    row, fact = BAD[case]
    path.write_text(f"# a\n{ROW}\n\n{ROW}\n{row}\n{ROW}\n")
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read_kitti(path)
    assert error.value.line == 5


@pytest.mark.parametrize("content", ["", "\ufeff", "# nothing\n\n"])
def test_a_file_without_poses_raises(path: pathlib.Path, content: str) -> None:
    path.write_text(content)
    with pytest.raises(pk.FileFormatError, match=r"poses.txt: the file has no poses") as error:
        read_kitti(path)
    assert error.value.line is None


WRONG: dict[str, Any] = {
    "posekit.io.write_kitti: poses must be a Pose, got Trajectory": lambda p: write_kitti(
        p, Trajectory([0, 1], Pose.identity(2))
    ),
    r"posekit.io.write_kitti: poses must have shape \(n,\), got \(\); add a dimension with \[None\]": lambda p: (
        write_kitti(p, Pose())
    ),
    r"posekit.io.write_kitti: poses must have shape \(n,\), got \(2, 3\)$": lambda p: write_kitti(
        p, Pose.identity(2, 3)
    ),
    "posekit.io.write_kitti: poses must not be empty": lambda p: write_kitti(p, Pose.identity(0)),
    r"posekit.io.write_kitti: poses.position\[0\] = .* is not finite": lambda p: write_kitti(
        p, Pose([[torch.nan, 0, 0]])
    ),
    "posekit.io.read_kitti: dtype must be": lambda p: read_kitti(p, dtype=float),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert not path.exists()


def test_the_device_of_the_result(path: pathlib.Path) -> None:
    path.write_text(ROW)
    assert read_kitti(path, device="meta").position.is_meta
