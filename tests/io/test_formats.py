"""Reading and writing by the ending of a file's name."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np
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


def test_the_class_that_is_asked_for_is_checked(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "path.tum"
    pk.io.write(path, pk.Trajectory([0.0, 1.0], pk.Pose.identity(2)))
    assert len(pk.io.read(path, kind=pk.Trajectory)) == 2
    with pytest.raises(pk.ArgumentError, match=r"path.tum' holds a Trajectory, and no PoseGraph"):
        pk.io.read(path, kind=pk.io.PoseGraph)
    with pytest.raises(pk.ArgumentError, match=r"kind must be a class, got str"):
        pk.io.read(path, kind="graph")  # type: ignore[call-overload]


def test_errors_say_what_is_known(tmp_path: pathlib.Path) -> None:
    with pytest.raises(
        pk.ArgumentError, match=r"posekit.io.read: '.*x.unknown' has the ending '.unknown'; known are .g2o"
    ):
        pk.io.read(tmp_path / "x.unknown")
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


def read_json(path: str, dtype: torch.dtype = torch.float64) -> pk.Pose:
    rows = json.loads(pathlib.Path(path).read_text())
    if not isinstance(rows, list):
        raise pk.FileFormatError(str(path), 1, "expected a list of matrices")
    return pk.Pose.from_matrix(torch.tensor(rows, dtype=dtype))


def write_json(path: str, poses: pk.Pose, indent: int | None = None) -> None:
    with open(path, "w") as file:
        file.write("[")
        file.write(",".join([json.dumps(x, indent=indent) for x in poses.matrix().tolist()]))
        file.write("]")


def test_a_registered_format_is_read_and_written_by_its_ending(tmp_path: pathlib.Path) -> None:
    pk.io.register_format(".posesjson", read=read_json, write=write_json)
    path = tmp_path / "a.PosesJSON"
    pk.io.write(path, POSES, indent=1)
    assert path.read_text().startswith("[[\n [")
    assert pk.io.read(path).allclose(POSES, atol=1e-12)
    assert pk.io.read(path, dtype=torch.float32).dtype == torch.float32
    path.write_text("{}")
    with pytest.raises(pk.FileFormatError, match=r"PosesJSON:1: expected a list of matrices"):
        pk.io.read(path)


def test_a_registered_writer_that_fails_leaves_a_former_file(tmp_path: pathlib.Path) -> None:
    pk.io.register_format(".posesjson", read=read_json, write=write_json)
    path = tmp_path / "a.posesjson"
    pk.io.write(path, POSES)
    former = path.read_bytes()
    with pytest.raises(AttributeError, match="matrix"):
        pk.io.write(path, 3.0)
    assert path.read_bytes() == former and [x.name for x in tmp_path.iterdir()] == ["a.posesjson"]


def test_a_registered_writer_gets_a_path_with_the_ending(tmp_path: pathlib.Path) -> None:
    pk.io.register_format(".npy", read=lambda path: torch.from_numpy(np.load(path)), write=np.save)
    pk.io.write(tmp_path / "a.npy", POSES.position.numpy())  # `np.save` appends .npy to other names
    assert torch.equal(pk.io.read(tmp_path / "a.npy"), POSES.position)


def test_a_format_may_be_registered_again_and_with_one_side_only(tmp_path: pathlib.Path) -> None:
    pk.io.register_format(".onesided", read=lambda path: 1)
    (tmp_path / "x.onesided").write_text("")
    assert pk.io.read(tmp_path / "x.onesided") == 1
    pk.io.register_format(".OneSided", read=lambda path: 2)
    assert pk.io.read(tmp_path / "x.onesided") == 2
    with pytest.raises(pk.ArgumentError, match=r"posekit.io.write: '.*' has the ending '.onesided'; known are"):
        pk.io.write(tmp_path / "x.onesided", POSES)
    with pytest.raises(pk.ArgumentError, match=r"known are .*, .onesided, .*, or register_format"):
        pk.io.read(tmp_path / "x.unknown")


@pytest.mark.parametrize(
    ("ending", "given", "error", "match"),
    [
        ("json", {"read": read_json}, pk.ArgumentError, "ending must be a dot and what follows it, .* got 'json'"),
        (
            ".tar.gz",
            {"read": read_json},
            pk.ArgumentError,
            "ending must be a dot and what follows it, .* got '.tar.gz'",
        ),
        (3, {"read": read_json}, pk.ArgumentError, "ending must be a dot and what follows it, .* got 3"),
        (
            ".TUM",
            {"read": read_json},
            pk.OptionError,
            "'.TUM' is the ending of a format of posekit; choose",
        ),
        (".txt", {"read": read_json}, pk.OptionError, "'.txt' is the ending of a format of posekit"),
        (".x", {}, pk.ArgumentError, "needs a reader or a writer, read= or write="),
        (".x", {"read": "read_json"}, pk.ArgumentError, "read must be a function, got str"),
        (".x", {"write": 3}, pk.ArgumentError, "write must be a function, got int"),
    ],
)
def test_wrong_formats_are_refused(ending: Any, given: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=rf"^posekit.io.register_format: {match}"):
        pk.io.register_format(ending, **given)
