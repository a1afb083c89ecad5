"""Reading and writing by the ending of a file's name."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
import torch

import posekit as pk

POSES = pk.Pose.random(4, dtype=torch.float64, generator=torch.Generator().manual_seed(1))
PATH = pk.Trajectory(torch.arange(4, dtype=torch.float64), POSES)


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("a.tum", PATH, pk.Trajectory),
        ("a.txt", PATH, pk.Trajectory),
        ("a.TXT", POSES, pk.Pose),
        ("a.kitti", POSES, pk.Pose),
        ("a.csv", PATH, pk.Trajectory),
        ("a.safetensors", POSES, pk.Pose),
        ("a.parquet", {"poses": POSES}, dict),
    ],
)
def test_what_is_written_is_read_again(name: str, value: Any, kind: type, tmp_path: pathlib.Path) -> None:
    pk.io.write(tmp_path / name, value)
    found = pk.io.read(tmp_path / name)
    found = found[0] if isinstance(found, tuple) else found  # EuRoC has velocities, too
    assert isinstance(found, kind)
    poses = found["poses"] if isinstance(found, dict) else getattr(found, "poses", found)
    assert poses.allclose(POSES, atol=1e-12)


def test_a_text_of_bundle_adjustment_is_known_by_its_first_row(tmp_path: pathlib.Path) -> None:
    camera = "0 0 0 0 0 -5 500 0 0"
    text = "1 1 1\n0 0 1.0 2.0\n" + "\n".join([*camera.split(), "0.1", "0.2", "0.3"]) + "\n"
    (tmp_path / "problem-1-1-pre.txt").write_text(text)
    bundle = pk.io.read(tmp_path / "problem-1-1-pre.txt")
    assert isinstance(bundle, pk.io.Bundle)
    pk.io.write(tmp_path / "again.txt", bundle)
    assert (tmp_path / "again.txt").read_text().split()[:3] == ["1", "1", "1"]


def test_graphs_and_options(tmp_path: pathlib.Path) -> None:
    line = "VERTEX_SE3:QUAT {} {} 0 0 0 0 0 1\n"
    (tmp_path / "two.g2o").write_text(line.format(0, 0) + line.format(1, 1))
    graph = pk.io.read(tmp_path / "two.g2o", dtype=torch.float32)
    assert isinstance(graph, pk.io.PoseGraph) and graph.poses.dtype == torch.float32


def test_errors_say_what_is_known(tmp_path: pathlib.Path) -> None:
    with pytest.raises(pk.ArgumentError, match=r"posekit.io.read: '.*x.json' has the ending '.json'; known are .g2o"):
        pk.io.read(tmp_path / "x.json")
    with pytest.raises(pk.ArgumentError, match=r"posekit.io.write: 'x' has no ending; known are"):
        pk.io.write("x", POSES)
    with pytest.raises(pk.ArgumentError, match=r"posekit.io.write: the path comes first: write\(path, value\)"):
        pk.io.write(POSES, "x.tum")  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"a .txt file holds a Trajectory, a Pose or a Bundle, got int"):
        pk.io.write(tmp_path / "x.txt", 3)
    (tmp_path / "five.txt").write_text("# a comment\n1 2 3 4 5\n")
    with pytest.raises(pk.ArgumentError, match=r"first row has 5 numbers; TUM has 8, KITTI 12 and BAL 3"):
        pk.io.read(tmp_path / "five.txt")
    (tmp_path / "empty.txt").write_text("# a comment\n")
    with pytest.raises(pk.ArgumentError, match=r"has no rows of numbers"):
        pk.io.read(tmp_path / "empty.txt")
    with pytest.raises(FileNotFoundError):
        pk.io.read(tmp_path / "missing.txt")
