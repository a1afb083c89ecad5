"""The commands on files give the numbers of the functions, and exit statuses that scripts can use."""

from __future__ import annotations

import itertools
import json
import pathlib
import re
from typing import Any

import pytest
import torch
from PIL import Image

import posekit as pk
from posekit import __main__ as program

URDF = """<robot name="arm"><link name="base"/><link name="upper"/><link name="wheel"/>
<joint name="turn" type="revolute"><parent link="base"/><child link="upper"/><axis xyz="0 0 1"/>
<limit lower="-1" upper="2" effort="1" velocity="1"/></joint>
<joint name="roll" type="continuous"><parent link="upper"/><child link="wheel"/><axis xyz="1 0 0"/></joint></robot>"""


@pytest.fixture
def files(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pk.Trajectory[pk.Pose]:
    """A folder, which is the current one, with a trajectory and an estimate of it."""
    monkeypatch.chdir(tmp_path)
    generator = torch.Generator().manual_seed(1)
    poses = pk.Pose.random(20, dtype=torch.float64, generator=generator)
    times = torch.arange(20, dtype=torch.float64) / 10
    reference = pk.Trajectory(times, poses)
    noise = 1e-4 * torch.eye(6).double()
    pk.io.write("reference.tum", reference)
    pk.io.write("estimate.tum", pk.Trajectory(times, poses.perturb(noise, generator=generator)))
    pathlib.Path("arm.urdf").write_text(URDF)
    return reference


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    assert program.main([*arguments, "--json"]) == status
    numbers: dict[str, Any] = json.loads(capsys.readouterr().out)
    return numbers


def test_errors_are_those_of_the_functions(files: Any, capsys: pytest.CaptureFixture[str]) -> None:
    estimate, reference = (pk.io.read(f"{name}.tum") for name in ("estimate", "reference"))
    found = answer(capsys, "ate", "reference.tum", "estimate.tum", "--align", "sim3")
    expected = pk.metrics.ate(estimate, reference, align="sim3")
    assert (found["rmse"], found["scale"], found["count"]) == (float(expected.rmse), float(expected.scale), 20)
    flags = ("--delta", "0.5", "--unit", "seconds", "--relation", "rotation")
    found = answer(capsys, "rpe", "reference.tum", "estimate.tum", *flags)
    assert found["max"] == float(
        pk.metrics.rpe(estimate, reference, delta=0.5, unit="seconds", relation="rotation").max
    )
    assert program.main(["ate", "reference.tum", "estimate.tum"]) == 0
    rows = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert rows["rmse"] == f"{float(pk.metrics.ate(estimate, reference).rmse):.6g}" and rows["count"] == "20"


def test_poses_go_through_all_formats(files: Any, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("reference.tum", "a.parquet", "b.csv", "c.safetensors", "d.g2o", "e.kitti", "f.tum")
    for source, target in itertools.pairwise(names):
        assert answer(capsys, "convert", source, target)["output"] == target
    again = pk.io.read("f.tum")
    pk.testing.assert_close(again.poses, files.poses, atol=1e-6, rtol=0)
    assert again.times.tolist() == list(range(20))  # a graph has no times
    assert len(pk.io.read("d.g2o").pairs) == 19


def test_graphs_are_optimised_and_written(files: Any, capsys: pytest.CaptureFixture[str]) -> None:
    poses = pk.Pose.random(3, dtype=torch.float64, generator=torch.Generator().manual_seed(2))
    pairs, noise = torch.tensor([[0, 1], [1, 2], [0, 2]]), 0.01 * torch.eye(6, dtype=torch.float64)
    measured = (~poses[pairs[:, 0]] @ poses[pairs[:, 1]]).perturb(noise, generator=torch.Generator().manual_seed(3))
    graph = pk.io.PoseGraph(poses, pairs, measured)
    pk.io.write("in.g2o", graph)
    found, expected = answer(capsys, "graph", "in.g2o", "out.g2o"), graph.optimize(progress=False)
    assert (found["status"], found["converged"]) == ("converged", True)
    assert found["cost"] == pytest.approx(expected.cost, rel=1e-5) and found["cost"] < found["initial_cost"]
    pk.testing.assert_close(pk.io.read("out.g2o").poses, expected.graph.poses, atol=1e-4, rtol=0)
    assert answer(capsys, "graph", "in.g2o", "--max-iterations", "0", status=1)["converged"] is False


def test_bundles_are_adjusted_and_written(files: Any, capsys: pytest.CaptureFixture[str]) -> None:
    generator = torch.Generator().manual_seed(0)
    poses = pk.Pose([[0, 0, 4], [1, 0, 4], [0, 1, 5]]).double()
    points = torch.rand(20, 3, generator=generator).double()
    cameras, seen = torch.arange(3).repeat_interleave(20), torch.arange(20).repeat(3)
    intrinsics = torch.tensor([[100.0, 0, 0]]).expand(3, 3)
    exact = pk.io.Bundle(poses, intrinsics, points, cameras, seen, torch.zeros(60, 2))
    pk.io.write("in.bal", pk.io.Bundle(poses, intrinsics, points + 0.1, cameras, seen, exact.errors()))
    found = answer(capsys, "bundle", "in.bal", "out.bal")
    assert found["initial_rms_pixels"] > 1 > 1e-5 > found["rms_pixels"]
    assert pk.io.read("out.bal").errors().abs().max() < 1e-5


def test_robots_are_described(files: Any, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "robot", "arm.urdf")
    assert (found["links"], found["joints"]) == (["base", "upper", "wheel"], ["turn", "roll"])
    assert (found["lower"], found["upper"]) == ([-1, None], [2, None])  # JSON has no infinity
    assert program.main(["robot", "arm.urdf"]) == 0
    assert "\nturn: -1 to 2\nroll: -inf to inf\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [("ate", "reference.tum", "estimate.tum"), ("robot", "arm.urdf"), ("graph", "graph.g2o")]
)
def test_pictures_are_drawn(files: Any, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib").use("agg")
    if "graph" in arguments:
        pk.io.write("graph.g2o", pk.io.PoseGraph(pk.Pose.random(2), [[0, 1]], pk.Pose.random(1)))
    assert program.main([*arguments, "--plot", "picture.png"]) == 0
    with Image.open("picture.png") as picture:
        is_pair = picture.size[0] > 2 * picture.size[1]
    assert is_pair == ("graph" in arguments)  # before and after


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("ate", "reference.tum", "missing.tum"), r"posekit ate: \[Errno 2\] No such file or directory: 'missing.tum'"),
        (("bundle", "reference.tum"), "posekit bundle: reference.tum holds a Trajectory, not a bundle of cameras"),
        (("convert", "reference.tum", "a.bal"), "posekit convert: posekit.io.write_bal: bundle must be a Bundle"),
        (("ate", "reference.tum", "estimate.tum", "--align", "yaw"), "posekit ate: ate: align must be "),
    ],
)
def test_wrong_files_and_options_end_with_status_2(
    files: Any, arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert re.match(message, err)


def test_help_names_all_commands_and_missing_arguments_end_with_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("ate", "rpe", "convert", "graph", "bundle", "robot"))
    with pytest.raises(SystemExit) as ended:
        program.main(["rpe", "one.tum"])
    assert ended.value.code == 2
    assert "the following arguments are required: ESTIMATE" in capsys.readouterr().err


def test_the_program_is_installed_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    project = pathlib.Path(__file__).parents[2] / "pyproject.toml"
    assert '\n[project.scripts]\nposekit = "posekit.__main__:console"\n' in project.read_text()
    monkeypatch.setattr("sys.argv", ["posekit", "robot", "no.urdf"])
    assert program.console() == 2
