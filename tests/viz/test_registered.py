"""Classes of users, drawn by layers that they register."""

from __future__ import annotations

from typing import Any

import attrs
import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from mpl_toolkits.mplot3d.art3d import Line3DCollection
from torch import Tensor

import posekit as pk

matplotlib.use("Agg")


@attrs.frozen
class Fence:
    """Posts along a line, and the frame of its gate."""

    posts: Tensor
    gate: pk.Pose


class Wall(Fence):
    """A fence that nobody registered."""


@attrs.frozen
class Rig:
    """A camera and where it is."""

    camera: pk.Camera
    pose: pk.Pose


@attrs.frozen
class Returning:
    """A class whose layer is what it holds."""

    layer: Any


FENCE = Fence(torch.tensor([[0.0, 0, 0], [1, 0, 0], [1, 2, 0]]), pk.Pose([0.5, 0, 0]))
CAMERA = pk.Camera([400, 400, 319.5, 239.5], (640, 480))


def of_fence(fence: Fence) -> pk.viz.Layer:
    return pk.viz.Layer(
        kind="fence",
        segments=torch.stack((fence.posts[:-1], fence.posts[1:]), 1),
        joints=fence.posts,
        origins=fence.gate.position[None],
        axes=fence.gate.rotation.matrix()[None],
        boxes=[[[3, 3, 3], [1, 0, 0], [0, 1, 0], [0, 0, 1]]],
    )


@pytest.fixture(autouse=True)
def registered() -> None:
    pk.viz.register_layer(Fence, of_fence)
    pk.viz.register_layer(Rig, lambda rig: (rig.camera, rig.pose))
    pk.viz.register_layer(Returning, lambda value: value.layer)


def lines_of(axes: Any) -> np.ndarray:
    """All segments of a figure, shape (n, 2, 3)."""
    found = [np.asarray(x._segments3d) for x in axes.collections if isinstance(x, Line3DCollection)]
    return np.concatenate(found)


def has_line(axes: Any, start: Any, end: Any) -> bool:
    return bool(np.isclose(lines_of(axes), [start, end]).all((1, 2)).any())


def test_a_layer_of_lines_frames_and_shapes_is_drawn_with_its_name() -> None:
    axes = pk.viz.plot(FENCE, pk.Pose([5, 5, 5]), names=["garden", "house"], scale=0.25)
    assert has_line(axes, [0, 0, 0], [1, 0, 0]) and has_line(axes, [1, 0, 0], [1, 2, 0])  # rails
    assert has_line(axes, [0.5, 0, 0], [0.75, 0, 0])  # the x axis of the gate
    assert has_line(axes, [2, 2, 2], [2, 2, 4])  # an edge of the box
    assert [x.get_text() for x in axes.get_legend().get_texts()].count("garden") == 1
    assert "house" in [text.get_text() for text in axes.texts]
    plt.close(axes.figure)


def test_a_value_may_be_drawn_in_place_of_another() -> None:
    rig = Rig(CAMERA, pk.Pose([[0, 0, 0], [2, 0, 0]]))
    ours, theirs = (pk.viz.plot(x, names=[["left", "right"]]) for x in (rig, (CAMERA, rig.pose)))
    np.testing.assert_array_equal(lines_of(ours), lines_of(theirs))
    assert [x.get_text() for x in ours.texts] == [x.get_text() for x in theirs.texts]
    plt.close("all")


def test_classes_that_derive_from_one_are_drawn_as_the_nearest() -> None:
    axes = pk.viz.plot(Wall(FENCE.posts, FENCE.gate))
    assert has_line(axes, [1, 0, 0], [1, 2, 0])
    pk.viz.register_layer(Wall, lambda wall: wall.gate)
    axes = pk.viz.plot(Wall(FENCE.posts, FENCE.gate), scale=1.0)
    assert has_line(axes, [0.5, 0, 0], [1.5, 0, 0]) and not has_line(axes, [1, 0, 0], [1, 2, 0])
    plt.close("all")


def test_a_class_may_be_registered_again() -> None:
    pk.viz.register_layer(Fence, lambda fence: fence.posts)
    axes = pk.viz.plot(FENCE)
    x, y, _ = axes.collections[0]._offsets3d
    assert sorted(zip(x.tolist(), y.tolist(), strict=True)) == [(0, 0), (1, 0), (1, 2)]
    plt.close(axes.figure)


def test_registered_layers_are_on_pages_and_what_moves_there_moves() -> None:
    pytest.importorskip("viser", reason="the extra `viz` is not installed")
    path = pk.Trajectory([0.0, 1.0], pk.Pose([[0, 0, 0], [1, 0, 0]]))
    server = pk.viz.show(FENCE, Returning(path), names=["garden", "walk"], port=0)
    try:
        for name in ("/garden/links", "/garden/boxes", "/walk/path 0", "/walk/now 0"):
            assert server.scene.get_handle_by_name(name) is not None, name
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("layer", "error", "match"),
    [
        ({"points": [0.0, 0, 0]}, pk.ShapeError, r"points must have shape \(n, 3\), got \(3,\)"),
        ({"segments": torch.zeros(2, 3)}, pk.ShapeError, r"segments must have shape \(n, 2, 3\), got \(2, 3\)"),
        ({"origins": torch.zeros(2, 3)}, pk.ShapeError, "axes and origins must have as many rows, got 0 and 2"),
        ({"points": [[0.0, 0, torch.nan]]}, pk.ValidationError, "points has a number that is not finite; leave such"),
        ({"points": torch.zeros(2, 3), "labels": ["a"]}, pk.ShapeError, "labels must be 2 names, got 1"),
    ],
)
def test_wrong_layers_are_refused(layer: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=f"^posekit.viz.plot: the layer of a Returning: {match}"):
        pk.viz.plot(Returning(pk.viz.Layer(kind="thing", **layer)))


@pytest.mark.parametrize(
    ("returned", "got"), [(None, "a NoneType"), (Returning(None), "a Returning"), ((1, 2), r"a tuple \(int, int\)")]
)
def test_functions_that_return_nothing_to_draw_are_refused(returned: Any, got: str) -> None:
    fact = "the function that is registered for a Returning must return a Layer or another value that is drawn"
    with pytest.raises(pk.ArgumentError, match=f"^posekit.viz.plot: {fact}, got {got}"):
        pk.viz.plot(Returning(returned))


@pytest.mark.parametrize(
    ("kind", "function", "error", "match"),
    [
        ("Fence", of_fence, pk.ArgumentError, "kind must be a class, got str"),
        (Fence, "layer", pk.ArgumentError, "function must be a function.*, got str"),
        (pk.Pose, of_fence, pk.OptionError, "a Pose is drawn by posekit; register a class of your own"),
    ],
)
def test_wrong_registrations_are_refused(kind: Any, function: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=f"^posekit.viz.register_layer: {match}"):
        pk.viz.register_layer(kind, function)
