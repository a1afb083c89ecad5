"""Recordings whose times occur twice or go back, as TUM's ground truth of fr2_desk and estimates of EuRoC have them."""

from __future__ import annotations

import pathlib
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Trajectory
from posekit.io import read_euroc, read_tum, stream_tum, text_files, write_tum
from tests.support import sampling

START = 1403636580838555648


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "trajectory.txt"


def tum(path: pathlib.Path, times: list[float]) -> None:
    """Write a row for each time, whose x is the number of the row."""
    path.write_text("".join(f"{time!r} {k} 2 3 0 0 0 1\n" for k, time in enumerate(times)))


def euroc(path: pathlib.Path, times: list[float]) -> None:
    path.write_text("#timestamp\n" + "".join(f"{START + int(t * 8)},{k},2,3,1,0,0,0\n" for k, t in enumerate(times)))


def of_tum(path: pathlib.Path, **options: Any) -> tuple[list[float], list[float]]:
    trajectory = read_tum(path, **options)
    return trajectory.times.tolist(), trajectory.poses.position[:, 0].tolist()


def of_euroc(path: pathlib.Path, **options: Any) -> tuple[list[float], list[float]]:
    trajectory, start = read_euroc(path, **options)
    times = [(start - START + round(t * 1e9)) / 8 for t in trajectory.times.tolist()]
    return times, trajectory.poses.position[:, 0].tolist()


def of_stream(path: pathlib.Path, **options: Any) -> tuple[list[float], list[float]]:
    pieces = list(stream_tum(path, 2, **options))
    return [t for p in pieces for t in p.times.tolist()], [x for p in pieces for x in p.poses.position[:, 0].tolist()]


def of_trajectory(path: pathlib.Path, **options: Any) -> tuple[list[float], list[float]]:
    numbers = np.loadtxt(path)
    options.setdefault("duplicates", "first")
    made = Trajectory(torch.from_numpy(numbers[:, 0]), Pose(torch.from_numpy(numbers[:, 1:4])), **options)
    return made.times.tolist(), made.poses.position[:, 0].tolist()


WAYS: dict[str, tuple[Any, Callable[..., Any]]] = {
    "TUM": (tum, of_tum),
    "EuRoC": (euroc, of_euroc),
    "a stream": (tum, of_stream),
    "Trajectory": (tum, of_trajectory),
}
TWICE = [0.5, 0.75, 0.75, 0.75, 1.0, 1.25, 1.5, 1.5, 2.0, 2.5, 2.5]
FIRST = [0.0, 1, 4, 5, 6, 8, 9]
LAST = [0.0, 3, 4, 5, 7, 8, 10]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("duplicates", "rows"), [("first", FIRST), ("last", LAST)])
@pytest.mark.parametrize("block", [1 << 20, 60])
def test_of_rows_with_one_time_the_first_or_the_last_is_kept(
    path: pathlib.Path, way: str, duplicates: str, rows: list[float], block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    write, read = WAYS[way]
    write(path, TWICE)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        times, found = read(path, duplicates=duplicates)
    assert found == rows
    assert times == sorted(set(TWICE))


@pytest.mark.parametrize("way", ["TUM", "EuRoC", "a stream"])
@pytest.mark.parametrize("block", [1 << 20, 60])
def test_the_first_is_kept_with_one_warning_that_counts(
    path: pathlib.Path, way: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    write, read = WAYS[way]
    write(path, TWICE)
    fact = "left out 4 rows at times that occur before; duplicates= says which row of a time is kept"
    with pytest.warns(UserWarning, match=fact) as record:
        _, found = read(path)
    assert found == FIRST
    assert len(record) == 1 and record[0].filename == __file__
    assert str(record[0].message).startswith(
        f"posekit.io.{ {'TUM': 'read_tum', 'EuRoC': 'read_euroc'}.get(way, 'stream_tum') }: {path}: "
    )
    write(path, [0.5, 0.5, 1.0])
    with pytest.warns(UserWarning, match="left out 1 row at"):
        read(path)


@pytest.mark.parametrize("way", ["TUM", "EuRoC", "a stream"])
def test_equal_times_can_be_an_error_with_the_line(path: pathlib.Path, way: str) -> None:
    write, read = WAYS[way]
    write(path, TWICE)
    fact = r'comes after .*; times must increase strictly: pass duplicates="first" or "last"'
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read(path, duplicates="raise")
    assert error.value.line == 3 + (way == "EuRoC")


BACK = [0.5, 1.0, 0.75, 2.0, 1.5, 1.5, 0.25]


@pytest.mark.parametrize("way", ["TUM", "EuRoC", "Trajectory"])
@pytest.mark.parametrize(("duplicates", "rows"), [("first", [6, 0, 2, 1, 4, 3]), ("last", [6, 0, 2, 1, 5, 3])])
@pytest.mark.parametrize("block", [1 << 20, 60])
def test_times_that_go_back_are_sorted(
    path: pathlib.Path, way: str, duplicates: str, rows: list[float], block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    write, read = WAYS[way]
    write(path, BACK)
    assert read(path, sort=True, duplicates=duplicates) == ([0.25, 0.5, 0.75, 1.0, 1.5, 2.0], rows)


@pytest.mark.parametrize("way", ["TUM", "EuRoC"])
def test_times_that_go_back_are_an_error_unless_they_are_sorted(path: pathlib.Path, way: str) -> None:
    write, read = WAYS[way]
    write(path, BACK)
    with pytest.raises(pk.FileFormatError, match=r"times must increase strictly: pass sort=True") as error:
        read(path)
    assert error.value.line == 3 + (way == "EuRoC")
    with pytest.raises(pk.FileFormatError, match=r'time \d+(\.5)? occurs twice: pass duplicates="first" or "last"'):
        read(path, sort=True, duplicates="raise")
    with pytest.warns(UserWarning, match="left out 1 row at"):
        assert read(path, sort=True)[1] == [6, 0, 2, 1, 4, 3]


def test_a_file_of_one_time_has_no_trajectory(path: pathlib.Path) -> None:
    for way in ("TUM", "EuRoC", "a stream"):
        write, read = WAYS[way]
        write(path, [0.5, 0.5, 0.5])
        with pytest.raises(
            pk.FileFormatError, match="the file has 1 pose without 2 at equal times; a trajectory needs"
        ):
            read(path)


def test_a_recording_as_tums_fr2_desk_is_read_as_evo_reads_it_without_its_second_row(path: pathlib.Path) -> None:
    from evo.tools import file_interface

    times = [f"{1311868164.3631 + 0.0083 * k:.4f}" for k in range(200)]
    times.insert(120, times[119])
    numbers = torch.cat([sampling.normal(201, 3), sampling.unit_quaternions(201)], -1)
    rows = [f"{t} {' '.join(f'{x:.4f}' for x in row)}" for t, row in zip(times, numbers.tolist(), strict=True)]
    path.write_text("# ground truth trajectory\n# timestamp tx ty tz qx qy qz qw\n" + "\n".join(rows) + "\n")
    theirs = file_interface.read_tum_trajectory_file(str(path))
    with pytest.warns(UserWarning, match="left out 1 row"):
        ours = read_tum(path)
    kept = np.delete(np.arange(201), 120)
    np.testing.assert_array_equal(ours.times, theirs.timestamps[kept])
    np.testing.assert_array_equal(ours.poses.position, theirs.positions_xyz[kept])
    np.testing.assert_array_equal(ours.poses.quaternion, theirs.orientations_quat_wxyz[kept])
    write_tum(path, ours)
    assert torch.equal(read_tum(path, duplicates="raise").times, ours.times)


@pytest.mark.parametrize("read", [read_tum, read_euroc, stream_tum])
def test_wrong_options_raise(path: pathlib.Path, read: Callable[..., Any]) -> None:
    path.write_text("")
    name = f"posekit.io.{read.__name__}"
    with pytest.raises(
        pk.OptionError, match=rf'{name}: duplicates must be one of "first", "last", "raise", got .mean.'
    ):
        read(path, duplicates="mean")
    if read is not stream_tum:
        with pytest.raises(pk.OptionError, match=rf"{name}: sort must be True or False, got 1"):
            read(path, sort=1)


# Trajectory


def test_gradients_reach_the_poses_that_are_kept() -> None:
    position = torch.randn(4, 3, dtype=torch.float64, requires_grad=True)
    times = torch.tensor([2.0, 0.0, 1.0, 1.0], dtype=torch.float64, requires_grad=True)
    trajectory = Trajectory(times, Pose(position), duplicates="last", sort=True)
    assert trajectory.times.tolist() == [0, 1, 2]
    (trajectory.poses.position * torch.tensor([1.0, 2, 3])[:, None]).sum().backward()
    assert position.grad is not None and position.grad[:, 0].tolist() == [3, 1, 0, 2]
    trajectory.times.square().sum().backward()
    assert times.grad is not None and times.grad.tolist() == [4, 0, 0, 2]


def test_a_batch_of_trajectories_is_sorted_one_by_one() -> None:
    times = torch.tensor([[0.0, 2, 1], [5, 3, 4]])
    rotations = pk.Rotation.random(2, 3, generator=torch.Generator().manual_seed(0))
    made = Trajectory(times, rotations, sort=True)
    assert made.times.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert torch.equal(made.poses.quaternion[1], rotations.quaternion[1, [1, 2, 0]])
    with pytest.raises(pk.ShapeError, match=r"Trajectory: duplicates='first' needs times of shape \(n,\)"):
        Trajectory(times, rotations, duplicates="first")
    shared = Trajectory([1.0, 0, 1], rotations, duplicates="first", sort=True)
    assert shared.shape == (2,) and torch.equal(shared.poses.quaternion, rotations.quaternion[:, [1, 0]])


def test_errors_of_times_name_the_remedy() -> None:
    with pytest.raises(pk.ValidationError, match=r"comes after 0.5; Trajectory\(times, poses, sort=True\) sorts them"):
        Trajectory([0.0, 0.5, 0.25], Pose.identity(3))
    with pytest.raises(pk.ValidationError, match=r'comes after 0.5; .* duplicates="first"\) keeps the first pose of'):
        Trajectory([0.0, 0.5, 0.5], Pose.identity(3))
    with pytest.raises(pk.ValidationError, match=r"Trajectory: .*times\[2\] = nan comes after 0.5$"):
        Trajectory([0.0, 0.5, float("nan")], Pose.identity(3), sort=True)
    with pytest.raises(pk.ShapeError, match="Trajectory: needs at least 2 keys, got 1"):
        Trajectory([0.5, 0.5, 0.5], Pose.identity(3), duplicates="last")
    with pytest.raises(pk.OptionError, match='Trajectory: duplicates must be one of "first", "last", "raise", got 1'):
        Trajectory([0.0, 0.5], Pose.identity(2), duplicates=1)  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match="Trajectory: sort must be True or False, got 'up'"):
        Trajectory([0.0, 0.5], Pose.identity(2), sort="up")  # type: ignore[arg-type]
    with pytest.raises(pk.DeviceError, match="Trajectory: times are on the meta device, which holds no values to sort"):
        Trajectory(torch.empty(2, device="meta"), Pose.identity(2).to("meta"), validate=False, sort=True)
