"""Pictures of pose graphs, reconstructions, cameras and results of solvers."""

from __future__ import annotations

import base64
import re
from typing import Any

import matplotlib as mpl
import numpy as np
import pytest
import torch

import posekit as pk
from posekit.viz import estimated
from posekit.viz.contents import layers

mpl.use("Agg")
import matplotlib.pyplot as plt


@pytest.fixture(autouse=True)
def _closed() -> Any:
    yield
    plt.close("all")


def chain(count: int = 5) -> pk.io.PoseGraph:
    poses = pk.Pose(torch.arange(3.0 * count).reshape(count, 3))
    pairs = torch.tensor([[i, i + 1] for i in range(count - 1)])
    step = pk.Pose([3.0, 3.0, 3.0]).expand(count - 1)
    information = torch.diag(torch.tensor([4.0, 4, 4, 1, 1, 1])).expand(count - 1, 6, 6)
    return pk.io.PoseGraph(poses, pairs, step.retract(torch.tensor([0.5, 0, 0, 0, 0, 0])), information)


def drawn(*values: Any) -> Any:
    (layer,) = layers("plot", values, None, False)
    return layer


def test_edges_are_coloured_by_their_errors_in_standard_deviations() -> None:
    layer = drawn(chain())
    (trail,) = layer.trails
    segments, values = trail.segments(1.0)
    assert segments.shape == (4, 2, 3) and trail.quantity == "error"
    np.testing.assert_allclose(values, 1.0)  # 0.5 times the root of 4
    np.testing.assert_allclose(segments[1], [[3, 4, 5], [6, 7, 8]])
    assert len(layer.origins) == 5  # a few poses have axes


def test_a_graph_of_the_plane_and_one_without_edges_are_drawn() -> None:
    poses = pk.Pose2([[0.0, 0], [1, 0]], torch.tensor([[1.0, 0], [1, 0]]))
    flat = pk.io.PoseGraph(poses, [[0, 1]], pk.Pose2([[1.0, 1]], torch.tensor([[1.0, 0]])), torch.eye(3)[None])
    assert drawn(flat).trails[0].values[0] == pytest.approx(1.0)
    empty = pk.io.PoseGraph(
        pk.Pose.identity(2), torch.zeros(0, 2, dtype=torch.int64), pk.Pose.identity(0), torch.zeros(0, 6, 6)
    )
    assert not drawn(empty).trails


def test_large_graphs_say_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimated, "_EDGES", 20)
    layer = drawn(chain(60))
    assert layer.note == "20 of 59 edges shown" and len(layer.origins) == 0


def test_before_and_after_share_one_scale() -> None:
    graph = chain()
    ax = pk.viz.plot(graph, graph.optimize(progress=False).graph, names=["before", "after"])
    legend = [x.get_text() for x in ax.get_legend().get_texts()]
    assert "before" in legend and "after" in legend
    assert len(ax.figure.axes) == 2  # and one bar of colours


def test_a_reconstruction_is_its_points_and_cameras() -> None:
    camera = pk.Camera([100.0, 100, 50, 40], (101, 81))
    poses = pk.Pose([[0.0, 0, 5], [0, 0, 6]])  # camera_T_world
    points = torch.tensor([[0.0, 0, 0], [1, 0, 0]])
    scene = pk.io.Reconstruction([camera], [0, 0], poses, points, [0, 1], [0, 1], [[50.0, 40], [50, 40]])
    layer = drawn(scene)
    np.testing.assert_allclose(layer.points, points.numpy())
    np.testing.assert_allclose(layer.corners[:, 0], [[0, 0, -5], [0, 0, -6]])
    bundle = pk.io.Bundle(
        poses, torch.tensor([[100.0, 0, 0]]).expand(2, 3), points, [0, 1], [0, 1], [[50.0, -40], [20, 40]]
    )
    corners = drawn(bundle).corners
    np.testing.assert_allclose(corners[:, 0], [[0, 0, -5], [0, 0, -6]])
    np.testing.assert_allclose(corners[0, 3, :2], [0.505, 0.405], atol=0.01)  # to the pixels that are seen


def test_a_camera_alone_is_at_the_origin() -> None:
    layer = drawn(pk.Camera([100.0, 100, 50, 40], (101, 81)))
    np.testing.assert_allclose(layer.corners[0, 0], 0)
    assert layer.corners.shape == (1, 5, 3)


def test_a_result_is_its_costs_by_iteration() -> None:
    result = pk.least_squares(lambda x: x * x - 2, torch.full((3, 1), 5.0))
    ax = pk.viz.plot(result, names=["square root"])
    assert len(ax.lines) == 3 and ax.get_ylabel() == "cost" and ax.get_yscale() == "log"
    np.testing.assert_allclose(ax.lines[0].get_ydata(), result.history[:, 0].numpy())
    other = plt.subplots()[1]
    assert pk.viz.plot(result, ax=other) is other
    with pytest.raises(pk.ArgumentError, match=r"drawn into axes of the plane"):
        pk.viz.plot(result, ax=plt.figure().add_subplot(projection="3d"))
    with pytest.raises(pk.ArgumentError, match=r"draw what was found by its `value`"):
        pk.viz.plot(result, pk.Pose())


def test_notebooks_show_the_summary_and_the_costs_of_a_result() -> None:
    result = pk.least_squares(lambda x: x * x - 2, torch.full((1,), 5.0))
    text = result._repr_html_()
    assert "LeastSquaresResult: converged" in text and "iteration" in text
    picture = base64.b64decode(re.findall(r"base64,([^\"]*)", text)[0]).decode()
    assert picture.count("<circle") == len(result.history)
    assert "529" in picture  # the first cost
    still = pk.least_squares(lambda x: x, torch.zeros(1))._repr_html_()
    assert "<img" not in still and "converged" in still


def test_a_long_summary_is_shortened_in_notebooks() -> None:
    result = pk.least_squares(lambda x: x**8, torch.ones(1), tolerance=0)  # a step makes x seven eighths
    assert len(result.history) > 24
    text = result._repr_html_()
    lines = re.findall(r"<pre>(.*?)</pre>", text, re.DOTALL)[0].splitlines()
    assert len(lines) == 25 and "lines more: `summary()` prints all" in lines[12]
