"""Trajectories coloured by their errors."""

from __future__ import annotations

import pathlib
from typing import Any

import matplotlib
import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Trajectory
from tests.support import sampling

matplotlib.use("Agg")
plt = pytest.importorskip("matplotlib.pyplot")

REFERENCE = Trajectory(torch.arange(40), Pose(*sampling.poses(40, seed=1)))
ESTIMATE = Trajectory(REFERENCE.times, REFERENCE.poses.retract(0.1 * sampling.normal(40, 6, seed=2)))


def drawn(value: Any, *more: Any) -> tuple[Any, np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Draw a value, and return the axes, the segments and the numbers that colour them."""
    ax = pk.viz.plot(value, *more)
    lines = next(x for x in ax.collections if x.get_array() is not None and len(x.get_array()) > 1)
    segments, numbers = np.array(lines._segments3d), np.array(lines.get_array())
    plt.close(ax.figure)
    return ax, segments, numbers


def test_a_trajectory_is_coloured_by_the_errors_of_its_poses() -> None:
    result = pk.metrics.ate(ESTIMATE, REFERENCE)
    assert result.estimate is not None
    for value in ((result.estimate, result), (result.estimate, result.errors), (result.estimate.poses, result)):
        ax, segments, numbers = drawn(value)
        np.testing.assert_allclose(segments[:, 0], result.estimate.poses.position[:-1])
        np.testing.assert_allclose(numbers, (result.errors[1:] + result.errors[:-1]) / 2)
        assert [x.get_ylabel() for x in ax.figure.axes[1:]] == ["error"]


def test_the_error_of_a_pair_is_at_its_end() -> None:
    result = pk.metrics.rpe(ESTIMATE, REFERENCE, delta=3)
    _, segments, numbers = drawn((result.estimate, result))
    assert result.pairs is not None
    np.testing.assert_allclose(segments[:, 0], ESTIMATE.poses.position[result.pairs[:-1, 1]])
    np.testing.assert_allclose(numbers, (result.errors[1:] + result.errors[:-1]) / 2)


def test_it_is_drawn_beside_its_reference_and_on_pages(tmp_path: pathlib.Path) -> None:
    result = pk.metrics.ate(ESTIMATE, REFERENCE)
    ax = pk.viz.plot(result.reference, (result.estimate, result), names=["reference", "estimate"])
    assert {x.get_ylabel() for x in ax.figure.axes[1:]} == {"time", "error"}
    plt.close(ax.figure)
    pk.viz.save_html(tmp_path / "page.html", (result.estimate, result))
    assert (tmp_path / "page.html").stat().st_size > 1000


WRONG: dict[str, Any] = {
    r"plot: needs an error for each pose, got 40 poses and errors of shape \(39,\)": (ESTIMATE, torch.ones(39)),
    r"plot: needs an error for each pose, got 20 poses and errors of shape \(40,\)": (
        ESTIMATE[:20],
        pk.metrics.ate(ESTIMATE, REFERENCE),
    ),
    r"plot: what errors colour must be poses of shape \(n,\), got a Pose": (ESTIMATE.poses[None], torch.ones(40)),
    r"plot: what errors colour must be poses of shape \(n,\), got a Trajectory": (
        Trajectory(torch.arange(2), pk.Rotation.identity(2)),
        torch.ones(2),
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_errors_raise(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        pk.viz.plot(WRONG[message])
