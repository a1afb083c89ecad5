"""Animations: what the pictures in a file show."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.animation
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from PIL import Image

import posekit as pk
from posekit.kinematics import Avoidance, Plan, Robot, Spheres

matplotlib.use("Agg")
ARM = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
BALL = Spheres([0.9, 0.0, 0.0], radii=0.1)


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    plt.close("all")  # those of other tests
    yield
    left = plt.get_fignums()
    plt.close("all")
    assert left == []


@pytest.fixture
def few_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the pixels, which are drawn in half of the time."""
    monkeypatch.setattr(pk.viz.animations, "_DOTS", 50)


few = pytest.mark.usefixtures("few_dots")


def plans() -> Plan:
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, BALL)
    return ARM.plan([[-1.0, 0.0], [-1.0, 0.5]], [1.0, 0.0], avoid=avoid, generator=torch.Generator().manual_seed(0))


def pictures(path: pathlib.Path) -> tuple[list[np.ndarray], list[int]]:
    """The pixels and the durations in milliseconds of all pictures."""
    found, durations = [], []
    with Image.open(path) as image:
        for k in range(image.n_frames):  # type: ignore[attr-defined]
            image.seek(k)
            found.append(np.asarray(image.convert("RGB"), dtype=float))
            durations.append(image.info["duration"])
    return found, durations


@pytest.mark.slow
@few
def test_a_plan_takes_its_time(tmp_path: pathlib.Path) -> None:
    plan = plans()[0]
    count = pk.viz.animate(ARM, plan, tmp_path / "arm.gif", BALL, fps=2, speed=0.5)
    frames, durations = pictures(tmp_path / "arm.gif")
    assert count == len(frames) == round(float(plan.times[-1]) * 4) + 1
    assert durations == [500] * count
    assert {frame.shape for frame in frames} == {frames[0].shape}


@pytest.mark.slow
@few
def test_long_animations_have_a_progress_bar(tmp_path: pathlib.Path, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("posekit.arguments.bars.DELAY", -1e9)
    assert pk.viz.animate(ARM, torch.zeros(3, 2), tmp_path / "arm.gif") == 3
    shown = capsys.readouterr().err
    assert "animate" in shown and "/3 " in shown


@few
def test_configurations_are_drawn_one_after_the_other_in_axes_that_do_not_move(tmp_path: pathlib.Path) -> None:
    q = torch.tensor([[0.0, 0.0], [0.8, 0.0], [0.0, 0.0]])
    assert pk.viz.animate(ARM, q, tmp_path / "arm.gif", ground=True) == 3
    (first, second, third), _ = pictures(tmp_path / "arm.gif")
    assert np.abs(first - third).max() < 40  # colours of a GIF are rounded
    changed = np.abs(first - second).max(-1) > 60
    assert 0.001 < changed.mean() < 0.1  # the arm, and neither the grid nor the axes


@pytest.mark.slow
def test_the_level_grid_stays_where_it_is(tmp_path: pathlib.Path) -> None:
    """Also where the robot is much longer in one picture than in the next."""
    q = torch.tensor([[0.0, 0.0], [1.5, 3.1], [3.0, 0.0]])
    pk.viz.animate(ARM, q, tmp_path / "arm.gif", ground=True)
    frames, _ = pictures(tmp_path / "arm.gif")
    grids = [(np.ptp(x, axis=-1) < 12) & (np.abs(x.mean(-1) - 204) < 12) for x in frames]
    for grid in grids[1:]:
        assert (grid & grids[0]).sum() > 0.9 * grids[0].sum() > 500


def test_misuse_is_refused(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, q = tmp_path / "arm.gif", torch.zeros(3, 2)
    with pytest.raises(pk.ArgumentError, match=r"animate: robot must be a Robot or a FrameTree, got Spheres"):
        pk.viz.animate(BALL, q, path)  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"animate: path must be the path of a file, got NoneType"):
        pk.viz.animate((ARM, q))
    with pytest.raises(
        pk.ShapeError, match=r"animate: plan must be one motion, such as plans\[0\], got a batch of .*2,"
    ):
        pk.viz.animate(ARM, plans(), path)
    with pytest.raises(pk.ArgumentError, match=r"animate: plan must be a Plan or a tensor of configurations, got list"):
        pk.viz.animate(ARM, [[0, 0]], path)
    with pytest.raises(pk.ShapeError, match=r"animate: plan must have shape \(frames, 2\), got \(3, 3\)"):
        pk.viz.animate(ARM, torch.zeros(3, 3), path)
    with pytest.raises(pk.ShapeError, match=r"animate: plan must have at most 2000 configurations, got 2001"):
        pk.viz.animate(ARM, torch.zeros(2001, 2), path)
    with pytest.raises(pk.OptionError, match=r'animate: path must end in ".gif" or ".mp4", got .*arm.png'):
        pk.viz.animate(ARM, q, tmp_path / "arm.png")
    with pytest.raises(pk.ArgumentError, match=r"animate: path must be the path of a file, got int"):
        pk.viz.animate(ARM, q, 3)
    with pytest.raises(pk.OptionError, match=r"animate: fps must be positive and finite, got 0"):
        pk.viz.animate(ARM, q, path, fps=0)
    with pytest.raises(pk.ArgumentError, match=r"animate: speed must be a number, got str"):
        pk.viz.animate(ARM, q, path, speed="2")  # type: ignore[arg-type]
    monkeypatch.setattr(matplotlib.animation.writers, "is_available", lambda name: name != "ffmpeg")
    with pytest.raises(pk.MissingExtraError, match=r"animate: a file of .mp4 needs ffmpeg, which is not installed"):
        pk.viz.animate(ARM, q, tmp_path / "arm.mp4")


@few
def test_the_motion_is_given_as_to_the_other_functions(tmp_path: pathlib.Path) -> None:
    plan, written = plans()[0], []
    for k, arguments in enumerate([(ARM, plan), ((ARM, plan),), (plan,)]):
        path = tmp_path / f"{k}.gif"
        pk.viz.animate(*arguments, path, BALL, fps=2)
        written.append(path.read_bytes())
    path = tmp_path / "first.gif"
    pk.viz.animate(path, (ARM, plan), BALL, fps=2)
    assert written == [path.read_bytes()] * 3


@pytest.mark.slow
@few
def test_a_frame_tree_moves_in_one_picture_with_the_names_of_its_frames(tmp_path: pathlib.Path) -> None:
    path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]]))
    tree = pk.FrameTree({("map", "base"): path, ("base", "camera"): pk.Pose([0, 0, 1])})
    assert pk.viz.animate(tree, [0.0, 1.0, 2.0], tmp_path / "frames.gif", fps=2) == 3
    found, durations = pictures(tmp_path / "frames.gif")
    assert durations == [500] * 3 and len({frame.tobytes() for frame in found}) == 3
    # The root is drawn in the same place: the limits of the axes do not move.
    still = (found[0] == found[1]).all(-1) & (found[1] == found[2]).all(-1)
    assert still.mean() > 0.8
    with pytest.raises(pk.ShapeError, match=r"animate: plan must be times of shape \(frames,\), .* got \(1, 2\)"):
        pk.viz.animate(tree, torch.zeros(1, 2), tmp_path / "frames.gif")
    with pytest.raises(pk.ValidationError, match=r"the edge map -> base is not known then: .* outside"):
        pk.viz.animate((tree, torch.tensor([1.0, 3.0])), tmp_path / "frames.gif")
