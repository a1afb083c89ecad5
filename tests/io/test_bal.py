"""Files of bundle adjustment, and their adjustment."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.errors import ArgumentError, FileFormatError, ShapeError, ValidationError

DATA = pathlib.Path(__file__).parents[3] / "shared" / "data" / "graphs"
BAL = "2 1 2\n0 0 -5.5 2\n1 0 1e1 -4\n" + "0.1 -0.2 0.3 1 2 3 500 -0.1 0.02\n" * 2 + "0.5 0.25 -8\n"


def test_errors_are_those_of_the_formula_of_bal(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "problem.txt"
    path.write_text(BAL)
    bundle = pk.io.read_bal(path)
    v = np.array([0.1, -0.2, 0.3])
    angle, axis = np.linalg.norm(v), v / np.linalg.norm(v)
    x = np.array([0.5, 0.25, -8])
    turned = x * np.cos(angle) + np.cross(axis, x) * np.sin(angle) + axis * (axis @ x) * (1 - np.cos(angle))
    p = turned + np.array([1, 2, 3])
    p = -p[:2] / p[2]
    s = p @ p
    error = 500 * (1 - 0.1 * s + 0.02 * s * s) * p - [[-5.5, 2], [10, -4]]
    np.testing.assert_allclose(bundle.errors().numpy(), error * [1, -1], rtol=1e-12)  # our y points down


def test_a_long_file_has_a_progress_bar(tmp_path: pathlib.Path, monkeypatch: Any, capsys: Any) -> None:
    path = tmp_path / "problem.txt"
    path.write_text(BAL)
    pk.io.read_bal(path)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("posekit.arguments.bars.DELAY", -1e9)
    monkeypatch.setattr("posekit.io.bal._BLOCK", 8)
    pk.io.read_bal(path)
    shown = capsys.readouterr().err
    assert "read_bal" in shown and "numbers/s" in shown


def test_files_come_back(tmp_path: pathlib.Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text(BAL)
    bundle = pk.io.read_bal(first)
    pk.io.write_bal(second, bundle)
    again = pk.io.read_bal(second)
    for name in ("intrinsics", "points", "cameras", "seen", "pixels"):
        assert torch.equal(getattr(again, name), getattr(bundle, name))
    pk.testing.assert_close(again.poses, bundle.poses, atol=1e-14, rtol=0)
    narrow = pk.io.read_bal(first, dtype=torch.float32)
    assert narrow.points.dtype == narrow.poses.dtype == torch.float32


@pytest.mark.parametrize(
    ("name", "counts"), [("Balbianello.out", (5, 544)), ("dubrovnik-3-7-pre.txt", (3, 7))], ids=["bundler", "bal"]
)
def test_real_files_are_adjusted(name: str, counts: tuple[int, int]) -> None:
    if not (DATA / name).exists():
        pytest.skip("the file is not there")
    bundle = pk.io.read_bal(DATA / name)
    assert (len(bundle.poses), len(bundle.points)) == counts
    before = bundle.errors().square().sum()
    adjusted, result = bundle.optimize(progress=False, max_iterations=100)
    assert result.stationary and not result.converged  # nothing holds the whole
    after = adjusted.errors().square().sum()
    assert float(after) == pytest.approx(result.cost, rel=1e-9) and after <= before


def test_gtsam_finds_no_lower_cost() -> None:
    gtsam = pytest.importorskip("gtsam")
    if not (DATA / "dubrovnik-3-7-pre.txt").exists():
        pytest.skip("the file is not there")
    bundle = pk.io.read_bal(DATA / "dubrovnik-3-7-pre.txt")
    graph, values, symbol = gtsam.NonlinearFactorGraph(), gtsam.Values(), gtsam.symbol
    unit = gtsam.noiseModel.Unit.Create(2)
    for i, (pose, k) in enumerate(zip((~bundle.poses).matrix().numpy(), bundle.intrinsics.tolist(), strict=True)):
        camera = gtsam.PinholeCameraCal3Bundler(gtsam.Pose3(pose), gtsam.Cal3Bundler(*k, 0, 0))
        values.insert(symbol("c", i), camera)
    for j, x in enumerate(bundle.points.numpy()):
        values.insert(symbol("p", j), x)
    rows = zip(bundle.cameras.tolist(), bundle.seen.tolist(), bundle.pixels.numpy(), strict=True)
    for i, j, z in rows:
        graph.add(gtsam.GeneralSFMFactorCal3Bundler(z, unit, symbol("c", i), symbol("p", j)))
    expected = 2 * graph.error(gtsam.LevenbergMarquardtOptimizer(graph, values).optimize())
    _, result = bundle.optimize(progress=False, tolerance=1e-5, max_iterations=200)
    assert result.cost <= expected * (1 + 1e-6)  # there are more unknowns than pixels, so that 0 is possible


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("2 1", "the file ends in the numbers of cameras, points and observations: 1 numbers are missing"),
        ("1 1 1\n0 0 1 2\n", "the file ends in the cameras: 9 numbers are missing"),
        ("1 0 0\n" + "0 " * 9 + "7", "1 numbers follow the last point"),
        ("1.5 1 1\n", "must be integers of at least 0"),
        (BAL.replace("1 0 1e1", "2 0 1e1"), "observation 1 names camera 2, of 2 that the file has"),
        (BAL.replace("1 0 1e1", "1 3 1e1"), "observation 1 names point 3, of 1 that the file has"),
        (BAL.replace("-5.5", "x"), ":2: a word is not a number"),
        (BAL.replace("1e1", "nan"), ":3: a number is not finite"),
        (BAL.replace("1e1", "1_0"), ":3: a word is not a number"),
        (
            "# Bundle file v0.3\n0 10000000000000\n",
            "problem.txt: the file says 10000000000000 points of 7 numbers or mor",
        ),
        (f"# Bundle file v0.3\n0 {10**20}\n0 0", "the file says 100000000000000000000 points .*, and has 2"),
        ("# Bundle file v0.3\n0 1\n0 0 0 0 0 0 2\n0 0 0 0\n", "the file ends in the views of point 0"),
    ],
)
def test_malformed_files(text: str, fact: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "problem.txt"
    path.write_text(text)
    with pytest.raises(FileFormatError, match=fact):
        pk.io.read_bal(path)


def test_errors(tmp_path: pathlib.Path) -> None:
    good = [pk.Pose.identity(1), [[100.0, 0, 0]], [[1.0, 0, 2]], [0], [0], [[50.0, 0]]]
    cases = [
        (0, pk.Rotation.identity(1), ArgumentError, "poses must be a Pose, got Rotation"),
        (0, pk.Pose.identity(), ShapeError, r"poses must have shape \(n,\), got \(\)"),
        (1, [[1.0, 0]], ShapeError, r"intrinsics must have shape \(1, 3\), got \(1, 2\)"),
        (4, [0, 1], ShapeError, r"seen must have shape \(1,\), got \(2,\)"),
        (3, [1], ValidationError, r"cameras\[0\] = 1 is outside the 1 cameras"),
        (4, [-1], ValidationError, r"seen\[0\] = -1 is outside the 1 points"),
    ]
    for place, value, kind, fact in cases:
        with pytest.raises(kind, match=fact):
            pk.io.Bundle(*[value if k == place else x for k, x in enumerate(good)])  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="bundle must be a Bundle, got int"):
        pk.io.write_bal(tmp_path / "x.txt", 3)  # type: ignore[arg-type]
    bad = pk.io.Bundle(*good[:2], [[float("nan"), 0, 2]], *good[3:])  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match=r"bundle.points\[0\].* is not finite"):
        pk.io.write_bal(tmp_path / "x.txt", bad)
