"""Capsules, height maps and grids of distances, in figures and on pages, with numbers that are computed here."""

from __future__ import annotations

import collections
import pathlib
import pickle
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from mpl_toolkits.mplot3d import proj3d
from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection

import posekit as pk
from posekit.kinematics import Capsules, Cylinders, DistanceGrid, HeightMap, Robot
from tests.viz.test_solids import faces, legend, lines, surfaces

matplotlib.use("Agg")
NAN = float("nan")
QUARTER = pk.Rotation.from_euler("z", 90, degrees=True)


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    yield
    plt.close("all")


def to_segment(points: np.ndarray, start: np.ndarray, end: np.ndarray) -> np.ndarray:
    way = end - start
    share = np.clip((points - start) @ way / max(way @ way, 1e-300), 0, 1)
    return np.linalg.norm(points - start - share[..., None] * way, axis=-1)


def balls(n: int, spacing: float, corner: np.ndarray, middle: np.ndarray, radius: float) -> np.ndarray:
    axes = [corner[k] + spacing * np.arange(n) for k in range(3)]
    return np.linalg.norm(np.stack(np.meshgrid(*axes, indexing="ij"), -1) - middle, axis=-1) - radius


@pytest.mark.parametrize("end", ([1.0, 2.0, 5.0], [-3.0, 2.5, 2.0], [1.0, 2.0, 3.0]), ids=("up", "slanted", "point"))
def test_capsules_are_drawn_at_their_radius_from_the_segment(end: list[float]) -> None:
    start = [1.0, 2.0, 3.0]
    ax = pk.viz.plot(Capsules(start, end, radii=0.25), names="pole")
    ends = np.array(start), np.array(end)
    outlines = lines(ax).reshape(-1, 3)
    np.testing.assert_allclose(to_segment(outlines, *ends), 0.25, rtol=1e-6)
    np.testing.assert_allclose(to_segment(faces(ax), *ends), 0.25, rtol=1e-6)
    way = ends[1] - ends[0]
    along = (outlines - ends[0]) @ (way / (np.linalg.norm(way) or 1.0))
    if way.any():  # the outline reaches beyond both ends by the radius, and has circles at both
        np.testing.assert_allclose([along.min(), along.max()], [-0.25, np.linalg.norm(way) + 0.25], atol=1e-3)
        for at in (0, np.linalg.norm(way)):
            assert (np.abs(along - at) < 1e-5).sum() > 48
    limits = np.array([ax.get_xlim(), ax.get_ylim(), ax.get_zlim()])
    assert (limits[:, 0] <= np.minimum(*ends) - 0.25).all() and (limits[:, 1] >= np.maximum(*ends) + 0.25).all()


def test_cylinders_are_drawn_where_they_are() -> None:
    cans = Cylinders(pk.Pose([[1.0, 2, 3], [4, 5, 6], [NAN, 0, 0]], QUARTER), 0.5, [0.25, 0.1, 0.1])
    ax = pk.viz.plot(cans, names=["a", "b", "lost"])
    assert {text.get_text() for text in ax.texts} == {"a", "b"}
    corners = pk.Pose([1.0, 2, 3], QUARTER).inverse_apply(torch.tensor(faces(ax)).reshape(-1, 3).float())
    first = corners[corners.norm(dim=-1) < 1].double()
    radius, z = first[:, :2].norm(dim=-1), first[:, 2].abs()
    at_end, at_side = (z - 0.5).abs() < 1e-5, (radius - 0.25).abs() < 1e-5
    assert bool((at_end | at_side).all()) and bool((radius < 0.25001).all()) and bool((z < 0.50001).all())
    assert bool((at_end & at_side).any())


def test_capsules_broadcast_and_elements_have_names() -> None:
    ax = pk.viz.plot(Capsules([[0.0, 0, 0], [5, 0, 0], [NAN, 0, 0]], [0.0, 0, 1], 0.5), names=["a", "b", "lost"])
    places = {text.get_text(): np.array(text.get_position_3d()) for text in ax.texts}
    assert set(places) == {"a", "b"}
    assert np.linalg.norm(places["b"] - [2.5, 0, 0.5]) < 1
    assert "capsules (1 not finite)" in legend(pk.viz.plot(Capsules([NAN, 0, 0], [0.0, 0, 1], 0.5)))


def test_a_height_map_is_drawn_at_its_pose() -> None:
    heights = torch.tensor([[0.0, 1.0, 4.0], [2.0, 3.0, 7.0]], requires_grad=True)
    ax = pk.viz.plot(HeightMap(heights, spacing=0.5, poses=pk.Pose([10.0, 0, 1], QUARTER)), names="ground")
    triangles = faces(ax).reshape(-1, 3, 3)
    assert len(triangles) == 2 * 1 * 2
    # The quarter turn takes (x, y) to (-y, x).
    want = {(10 - 0.5 * j, 0.5 * i, 1 + heights[i, j].item()) for i in range(2) for j in range(3)}
    assert {tuple(x) for x in triangles.reshape(-1, 3).round(5) + 0.0} == want
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    assert (normals[:, 2] > 0).all()
    np.testing.assert_allclose(normals[:, 2].sum() / 2, 0.5 * 1.0, rtol=1e-6)  # the area of the map


def test_of_a_large_map_an_even_selection_of_true_heights_is_drawn() -> None:
    i, j = np.arange(501)[:, None], np.arange(301)
    heights = np.sin(i / 40) + 0.01 * j
    ax = pk.viz.plot(HeightMap(heights, spacing=0.25))
    assert len(surfaces(ax)) == 1
    triangles = faces(ax).reshape(-1, 3, 3)
    assert 8_000 < len(triangles) <= 12_000
    vertices = triangles.reshape(-1, 3)
    at = (vertices[:, :2] / 0.25).round().astype(int)
    np.testing.assert_allclose(vertices, np.concatenate((0.25 * at, heights[tuple(at.T)][:, None]), 1), atol=1e-9)
    np.testing.assert_allclose([at.min(0), at.max(0)], [[0, 0], [500, 300]])


def test_the_surface_of_a_ball_is_closed_and_faces_outwards() -> None:
    corner, middle = np.array([1.0, 2.0, 3.0]), np.array([1.9, 2.95, 4.05])
    grid = DistanceGrid(balls(21, 0.1, corner, middle, 0.6), corner, 0.1)
    triangles = faces(pk.viz.plot(grid)).reshape(-1, 3, 3)
    radius = np.linalg.norm(triangles - middle, axis=-1)
    np.testing.assert_allclose(radius, 0.6, atol=0.02)  # a fifth of the spacing
    _, number = np.unique(triangles.reshape(-1, 3).round(9), axis=0, return_inverse=True)
    edges = np.concatenate([number.reshape(-1, 3)[:, [k, (k + 1) % 3]] for k in range(3)])
    assert len({tuple(x) for x in edges}) == len(edges)  # each edge once in each direction
    assert {tuple(x) for x in edges} == {tuple(x) for x in edges[:, ::-1]}
    assert number.max() + 1 - len(edges) // 2 + len(triangles) == 2  # Euler's characteristic of a sphere
    volume = np.einsum(
        "ni,ni->n", triangles[:, 0] - middle, np.cross(triangles[:, 1] - middle, triangles[:, 2] - middle)
    )
    np.testing.assert_allclose(volume.sum() / 6, 4 / 3 * np.pi * 0.6**3, rtol=0.05)


def test_a_plane_in_a_grid_is_where_it_is_zero() -> None:
    x = 1.0 + 0.5 * np.arange(5)
    distances = np.broadcast_to((x - 2.3)[:, None, None], (5, 3, 4))  # the side of small x is solid
    poses = pk.Pose([[0.0, 0, 0], [0, 0, 10.0], [NAN, 0, 0]], [QUARTER.quaternion.tolist()] * 3)
    ax = pk.viz.plot(DistanceGrid(distances.copy(), [1.0, 2.0, 3.0], 0.5, poses), names="wall")
    triangles = faces(ax).reshape(-1, 3, 3)
    assert len(triangles) == 2 * 2 * (1 * 2)  # around the edges inside the grid, at two poses
    np.testing.assert_allclose(triangles[..., 1], 2.3, rtol=1e-6)  # x became y
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    assert (normals[:, 1] > 0).all()
    assert set((triangles[..., 2] > 8).all(1)) == {True, False}
    assert "wall (1 not finite)" in legend(ax)


def test_grids_without_an_inside_are_drawn_at_the_spacing() -> None:
    cloud = DistanceGrid.from_points([[1.0, 2.0, 3.0]], spacing=0.05, margin=0.2)
    ax = pk.viz.plot(cloud, names="cloud")
    away = np.linalg.norm(faces(ax) - [1, 2, 3], axis=-1)  # chords of the ball through points of the grid
    np.testing.assert_allclose([away.min(), away.max()], [0.05 / np.sqrt(3), 0.05], rtol=1e-5)
    assert legend(ax) == ["cloud (at a distance of 0.05)"]
    solid = DistanceGrid(-torch.ones(2, 2, 2), [0.0, 0, 0], 1.0)
    ax = pk.viz.plot(solid)
    assert not surfaces(ax)
    assert legend(ax) == ["distance grid (no surface)"]


def test_a_robot_keeps_its_colours_next_to_grids() -> None:
    arm, ground = Robot.example("arm"), HeightMap([[0.0, 0.0], [0.1, 0.1]], 0.5)
    (own,) = surfaces(pk.viz.plot(arm))
    (both,) = surfaces(pk.viz.plot(ground, arm, names=["ground", "arm"]))  # triangles are sorted by depth as a whole
    alone, together = (collections.Counter(map(tuple, x.get_facecolor().round(9))) for x in (own, both))
    assert (together - alone).total() == 2  # the triangles of the ground
    assert not alone - together


def test_a_level_grid_is_drawn_first_then_triangles_then_lines() -> None:
    ball = Capsules([0.0, 0, 0.5], [0.0, 0, 0.5], 0.1)
    ax = pk.viz.plot(ball, Robot.example("arm"), HeightMap([[0.0, 0.0], [0.1, 0.1]], 0.5), ground=-1)
    ax.figure.canvas.draw()
    order = sorted(ax.collections, key=lambda x: x.get_zorder())
    grid = [x for x in order if isinstance(x, Line3DCollection) and (np.asarray(x._segments3d)[..., 2] == -1).all()]
    assert order[0] is grid[0] and isinstance(order[1], Poly3DCollection)
    assert len(order[1].get_facecolor()) > 1000
    pickle.loads(pickle.dumps(ax.figure))


@pytest.mark.parametrize("height", (1.0, 8.0), ids=("flat", "high"))
def test_a_picture_with_a_level_grid_fills_its_axes(height: float) -> None:
    ax = pk.viz.plot(torch.tensor([[0.0, 0, 0], [4.0, 3.0, height]]), ground=True)
    ax.figure.canvas.draw()
    drawn = np.concatenate([lines(ax).reshape(-1, 3), [[0, 0, 0], [4, 3, height]]])
    x, y, _ = proj3d.proj_transform(*drawn.T, ax.get_proj())
    box = ax.get_window_extent()
    places = (ax.transData.transform(np.stack((x, y), -1)) - [box.x0, box.y0]) / [box.width, box.height]
    assert 0.42 < np.abs(places - 0.5).max() < 0.49


def test_values_on_the_meta_device_are_refused() -> None:
    for value in (
        Capsules(torch.zeros(3, device="meta"), torch.zeros(3, device="meta"), 1.0),
        HeightMap(torch.zeros(2, 2, device="meta"), torch.ones((), device="meta")),
        DistanceGrid(torch.zeros(2, 2, 2, device="meta"), torch.zeros(3, device="meta"), torch.ones((), device="meta")),
    ):
        with pytest.raises(pk.ArgumentError, match=r"posekit\.viz\.plot: a value is on the meta device"):
            pk.viz.plot(value)


def test_pages_have_the_same_surfaces(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    viser = pytest.importorskip("viser", reason="viser is not installed")
    found: dict[str, Any] = {}

    def record(name: str) -> None:
        add = getattr(viser.SceneApi, name)

        def recorded(self: Any, node: str, vertices: np.ndarray, faces: np.ndarray, *rest: Any, **style: Any) -> Any:
            found[node] = vertices, faces, rest or (style.get("wxyz"), style.get("position"))
            return add(self, node, vertices, faces, *rest, **style)

        monkeypatch.setattr(viser.SceneApi, name, recorded)

    record("add_mesh_simple")
    record("add_batched_meshes_simple")
    corner, middle = np.array([1.0, 2.0, 3.0]), np.array([1.5, 2.5, 3.5])
    poses = pk.Pose([[0.0, 0, 0], [0, 0, 5.0]])
    values = (
        Capsules([1.0, 2, 3], [1, 2, 4], 0.5),
        HeightMap([[0.0, 1.0], [2.0, 3.0]], 0.5, pk.Pose([10.0, 0, 1], QUARTER)),
        DistanceGrid(balls(11, 0.1, corner, middle, 0.3), corner, 0.1, poses),
    )
    pk.viz.save_html(tmp_path / "page.html", *values, names=["pole", "ground", "ball"])
    assert set(found) == {"/pole/capsules", "/ground/bodies/surface 1", "/ball/bodies/surface 1"}
    vertices, _, _ = found["/pole/capsules"]
    np.testing.assert_allclose(to_segment(vertices, np.array([1.0, 2, 3]), np.array([1.0, 2, 4])), 0.5, rtol=1e-6)
    vertices, triangles, (turn, place) = found["/ground/bodies/surface 1"]
    np.testing.assert_allclose(vertices, [[0, 0, 0], [0, 0.5, 1], [0.5, 0, 2], [0.5, 0.5, 3]])
    assert triangles.shape == (2, 3)
    np.testing.assert_allclose(place, [10, 0, 1])
    np.testing.assert_allclose(np.abs(turn), np.sqrt([0.5, 0, 0, 0.5]), atol=1e-7)
    vertices, _, (_, places) = found["/ball/bodies/surface 1"]
    np.testing.assert_allclose(np.linalg.norm(vertices - middle, axis=-1), 0.3, atol=0.02)
    np.testing.assert_allclose(places, [[0, 0, 0], [0, 0, 5]])
    assert (tmp_path / "page.html").stat().st_size > 100_000
