"""Recordings of rerun: what they hold is compared with numbers that are computed here."""

from __future__ import annotations

import pathlib
import sys
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk


def test_a_missing_rerun_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rerun", None)
    with pytest.raises(pk.MissingExtraError, match=r'^posekit.viz.rerun needs rerun: pip install "posekit\[rerun\]"$'):
        pk.viz.rerun(pk.Pose())


class Log:
    """In place of rerun: keeps what is logged, as the arguments with which it is made."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Any]] = {}

    def __getattr__(self, kind: str) -> Any:
        return lambda *args, **options: (kind, args, options)

    class Radius:
        @staticmethod
        def ui_points(radius: float) -> tuple[str, float]:
            return "screen", radius

    def log(self, path: list[str], *parts: Any, recording: Any) -> None:
        self.entries.setdefault("/".join(path), []).append(parts)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    log = Log()
    monkeypatch.setitem(sys.modules, "rerun", log)
    return log


def test_axes_are_lines_in_the_colours_of_figures(log: Log) -> None:
    pk.viz.rerun(pk.Pose([1.0, 2.0, 3.0]), names="hand", scale=0.5)
    ((kind, (points,), options),) = log.entries["hand/axes"][0]
    assert kind == "LineStrips3D"
    np.testing.assert_allclose(points[:, 0], np.tile([1.0, 2.0, 3.0], (3, 1)))
    np.testing.assert_allclose(points[:, 1] - points[:, 0], 0.5 * np.eye(3))
    assert np.abs(options["colors"][0].astype(int) - [0xD5, 0x5E, 0x00]).max() <= 8  # of 8 bits of light
    assert log.entries["hand"][0][0][0] == "Clear"


def test_links_are_meshes_at_their_poses_with_the_real_part_last(log: Log) -> None:
    arm = pk.Robot.example("arm", dtype=torch.float64)
    q = arm.random(generator=torch.Generator().manual_seed(0))
    pk.viz.rerun((arm, q), names="arm")
    bodies = {name: parts[0] for name, parts in log.entries.items() if name.startswith("arm/bodies/l8")}
    (_, _, mesh), (_, _, place) = next(iter(bodies.values()))
    hand = arm.forward(q, "l8")
    np.testing.assert_allclose(place["translations"][0], hand.position)
    found = pk.Rotation.from_xyzw(torch.tensor(place["quaternions"][0]))
    assert found.allclose(hand.rotation, atol=1e-6)
    assert mesh["triangle_indices"].max() < len(mesh["vertex_positions"])


def test_a_recording_is_written_by_rerun(tmp_path: pathlib.Path) -> None:
    rr = pytest.importorskip("rerun", reason="rerun-sdk is not installed")
    recording = rr.RecordingStream("posekit")
    recording.save(tmp_path / "all.rrd")
    arm, camera = pk.Robot.example("arm"), pk.Camera([500.0, 500, 320, 240], (640, 480))
    path = pk.Trajectory(torch.arange(4.0), pk.Pose.random(4))
    estimate = pk.UncertainPose(pk.Pose.random(2), 0.01 * torch.eye(6))
    wall = pk.kinematics.Boxes(pk.Pose(), [0.1, 0.2, 0.3])
    values = (pk.Pose.random(5), (arm, arm.neutral()), (camera, pk.Pose()), path, estimate, torch.rand(9, 3), wall)
    pk.viz.rerun(*values, ground=True, recording=recording)
    recording.flush()
    assert (tmp_path / "all.rrd").stat().st_size > 10_000
