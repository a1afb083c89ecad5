"""Spheres, boxes and planes, in figures and on pages, with numbers that are computed here."""

from __future__ import annotations

import math
import pathlib
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection

import posekit as pk
from posekit.kinematics import Boxes, Planes, Robot, Spheres

matplotlib.use("Agg")
NAN = float("nan")
QUARTER = [math.sqrt(0.5), 0, 0, math.sqrt(0.5)]  # a quarter turn about z


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    yield
    plt.close("all")


def lines(ax: Any) -> np.ndarray:
    found = [np.asarray(x._segments3d, dtype=float) for x in ax.collections if isinstance(x, Line3DCollection)]
    return np.concatenate(found)


def faces(ax: Any) -> np.ndarray:
    """The vertices of all polygons."""
    found = [x._vec[:3].T if hasattr(x, "_vec") else x._faces.reshape(-1, 3) for x in surfaces(ax)]
    return np.concatenate(found)


def surfaces(ax: Any) -> list[Poly3DCollection]:
    return [x for x in ax.collections if isinstance(x, Poly3DCollection)]


def legend(ax: Any) -> list[str]:
    return [text.get_text() for text in ax.get_legend().get_texts()] if ax.get_legend() else []


def test_spheres_have_their_radii_and_no_probability() -> None:
    ax = pk.viz.plot(Spheres([[1.0, 2, 3], [-1, 0, 0]], radii=[0.5, 0.25]), names="balls")
    drawn = lines(ax).reshape(-1, 3)
    to_each = np.linalg.norm(drawn[:, None] - [[1, 2, 3], [-1, 0, 0]], axis=-1)
    nearest = to_each.argmin(1)
    np.testing.assert_allclose(to_each[np.arange(len(drawn)), nearest], np.array([0.5, 0.25])[nearest], rtol=1e-6)
    assert set(nearest) == {0, 1} and len(surfaces(ax)) == 1
    assert legend(ax) == ["balls"]
    assert legend(pk.viz.plot(pk.UncertainPose(pk.Pose(), torch.eye(6)), names="estimate")) == ["estimate, 95 %"]
    limits = np.array([ax.get_xlim(), ax.get_ylim(), ax.get_zlim()])
    assert (limits[:, 0] <= [-1.25, -0.25, -0.25]).all() and (limits[:, 1] >= [1.5, 2.5, 3.5]).all()


def test_one_radius_serves_all_spheres_of_a_batch() -> None:
    centres = torch.arange(18.0).reshape(2, 3, 3)
    ax = pk.viz.plot(Spheres(centres.requires_grad_(), 0.5))
    middles = lines(ax).reshape(6, -1, 3).mean(1)  # of the three rings of each
    np.testing.assert_allclose(middles, centres.detach().reshape(-1, 3).numpy(), atol=0.05)


def test_the_spheres_of_a_robot_lie_on_its_links() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    spheres = arm.spheres([math.pi / 2, 0.0], {"tool": [[0, 0, 0]], "link1": [[-0.25, 0, 0]]}, radii=[0.1, 0.2])
    ax = pk.viz.plot((arm, [math.pi / 2, 0.0]), spheres, names=["arm", "body"])
    rings = [np.asarray(x._segments3d) for x in ax.collections if isinstance(x, Line3DCollection)][-1]
    rings = rings.reshape(2, -1, 3)
    want = spheres.centres.numpy()
    np.testing.assert_allclose(want[0], [0, 0.9, 0], atol=1e-6)
    for ring, centre, radius in zip(rings, want, (0.1, 0.2), strict=True):
        np.testing.assert_allclose(np.linalg.norm(ring - centre, axis=-1), radius, rtol=1e-5)
    assert legend(ax)[:2] == ["arm", "body"]


def test_boxes_have_twelve_edges_and_six_faces() -> None:
    ax = pk.viz.plot(Boxes(pk.Pose([10.0, 0, 0], QUARTER), half_extents=[1.0, 2.0, 3.0]), names="box")
    # The quarter turn exchanges the lengths along x and y.
    corners = {(10.0 + x, y, z) for x in (-2.0, 2.0) for y in (-1.0, 1.0) for z in (-3.0, 3.0)}
    edges = lines(ax)
    assert edges.shape == (12, 2, 3)
    assert {tuple(x) for x in edges.reshape(-1, 3).round(6) + 0.0} == corners
    assert sorted(np.linalg.norm(edges[:, 1] - edges[:, 0], axis=-1).round(6)) == [2.0] * 4 + [4.0] * 4 + [6.0] * 4
    vertices = faces(ax).round(6) + 0.0
    assert len(vertices) == 24 and {tuple(x) for x in vertices} == corners
    for face in vertices.reshape(6, 4, 3):  # a face lies in a plane, and its sides are edges of the box
        assert (np.ptp(face, axis=0) == 0).sum() == 1
        assert ((np.roll(face, 1, 0) != face).sum(1) == 1).all()


def test_boxes_broadcast_and_elements_have_names() -> None:
    boxes = Boxes(pk.Pose([[0.0, 0, 0], [5, 0, 0], [NAN, 0, 0]]), [0.5, 0.5, 0.5])
    ax = pk.viz.plot(boxes, names=["table", "shelf", "lost"])
    assert lines(ax).shape == (24, 2, 3)
    places = {text.get_text(): np.array(text.get_position_3d()) for text in ax.texts}
    assert set(places) == {"table", "shelf"}
    assert np.linalg.norm(places["shelf"] - [5, 0, 0]) < 1


def test_planes_are_squares_next_to_the_rest_of_the_picture() -> None:
    normal = np.array([1.0, 2.0, 2.0])
    cloud = torch.tensor([[4.0, 0, 0], [8.0, 2, 2]])
    values = torch.tensor([[1.0, 2, 2, -3], [0, 0, 0, 1]])  # the second one has no normal, which computations may yield
    planes = Planes([0, 0, 1, 0])._with([values])
    ax = pk.viz.plot(cloud, planes, scale=1.0)
    (patch,) = faces(ax).reshape(-1, 4, 3)
    np.testing.assert_allclose(patch @ normal, 3, atol=1e-9)
    middle = np.array([6.0, 1, 1])
    foot = middle - (middle @ normal - 3) / 9 * normal
    np.testing.assert_allclose(patch.mean(0), foot, atol=1e-9)
    sides = np.roll(patch, 1, 0) - patch
    np.testing.assert_allclose(np.linalg.norm(sides, axis=1), 1.2 * 4.0)  # a little more than the extent
    np.testing.assert_allclose((sides * np.roll(sides, 1, 0)).sum(1), 0, atol=1e-9)
    (start, end) = lines(ax)[-1]  # the normal, towards the free side
    np.testing.assert_allclose(start, foot, atol=1e-9)
    np.testing.assert_allclose(end - start, normal / 3, atol=1e-9)
    assert "planes (1 not finite)" in legend(ax)


def test_a_plane_alone_is_drawn() -> None:
    ax = pk.viz.plot(Planes([0, 0, 2.0, 0]))
    np.testing.assert_allclose(faces(ax)[:, 2], 0)
    assert np.ptp(ax.get_xlim()) > 1


def test_values_without_numbers_are_refused() -> None:
    values = [
        Spheres(torch.zeros(2, 3, device="meta"), 1.0),
        Boxes(pk.Pose.identity(2, device="meta"), torch.ones(3, device="meta")),
        Planes(torch.zeros(4, device="meta")),
    ]
    for value in values:
        with pytest.raises(pk.ArgumentError, match=r"posekit\.viz\.plot: a value is on the meta device"):
            pk.viz.plot(value)


def test_pages_have_the_same_solids(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    viser = pytest.importorskip("viser", reason="viser is not installed")
    meshes: dict[str, tuple[np.ndarray, np.ndarray]] = {}
    add = viser.SceneApi.add_mesh_simple

    def record(self: Any, name: str, vertices: np.ndarray, faces: np.ndarray, **style: Any) -> Any:
        meshes[name] = vertices, faces
        return add(self, name, vertices, faces, **style)

    monkeypatch.setattr(viser.SceneApi, "add_mesh_simple", record)
    values = Spheres([1.0, 2, 3], 0.5), Boxes(pk.Pose([10.0, 0, 0], QUARTER), [1.0, 2.0, 3.0]), Planes([0, 0, 1.0, 2])
    estimate = pk.UncertainPose(pk.Pose(), torch.eye(6))
    pk.viz.save_html(tmp_path / "page.html", *values, estimate, names=["ball", "box", "floor", "estimate"])
    assert set(meshes) == {"/ball/spheres", "/box/boxes", "/floor/planes", "/estimate/95 percent"}
    vertices, _ = meshes["/ball/spheres"]
    np.testing.assert_allclose(np.linalg.norm(vertices - [1, 2, 3], axis=-1), 0.5)
    vertices, triangles = meshes["/box/boxes"]
    np.testing.assert_allclose([vertices.min(0), vertices.max(0)], [[8, -1, -3], [12, 1, 3]], atol=1e-6)
    assert triangles.shape == (12, 3)
    sides = vertices[triangles]
    areas = np.linalg.norm(np.cross(sides[:, 1] - sides[:, 0], sides[:, 2] - sides[:, 0]), axis=-1) / 2
    np.testing.assert_allclose(areas.sum(), 2 * (2 * 4 + 2 * 6 + 4 * 6), rtol=1e-6)
    np.testing.assert_allclose(meshes["/floor/planes"][0][:, 2], -2)
    assert (tmp_path / "page.html").stat().st_size > 100_000
