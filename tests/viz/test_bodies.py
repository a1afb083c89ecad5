"""Robots with the shapes that their files have: in figures and on pages, with numbers that are computed here."""

from __future__ import annotations

import io
import math
import pathlib
import pickle
from collections.abc import Iterator
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection

import posekit as pk
from posekit.kinematics import Avoidance, Robot, Spheres, visuals_of
from posekit.kinematics.readers import link_shapes
from posekit.viz import contents, meshes

matplotlib.use("Agg")

trimesh = pytest.importorskip("trimesh", reason="trimesh is not installed")

LIFT = """<robot name="lift">
<material name="blue"><color rgba="0 0 1 1"/></material>
<link name="base"><visual><origin xyz="1 2 3" rpy="0 0 1.5707963267948966"/>
  <geometry><box size="2 4 6"/></geometry><material name="blue"/></visual></link>
<link name="cabin"><visual><origin xyz="0 0 1"/>
  <geometry>GEOMETRY</geometry><material name="own"><color rgba="1 0.5 0 0.5"/></material></visual></link>
<link name="tool"><visual><geometry><sphere radius="0.5"/></geometry></visual></link>
<joint name="rail" type="prismatic"><parent link="base"/><child link="cabin"/><axis xyz="0 0 1"/></joint>
<joint name="hold" type="fixed"><parent link="cabin"/><child link="tool"/><origin xyz="0 3 0" rpy="0 0 3"/></joint>
</robot>"""


@pytest.fixture(autouse=True)
def _figures() -> Iterator[None]:
    yield
    plt.close("all")


def lift(geometry: str = '<cylinder radius="0.5" length="2"/>') -> str:
    return LIFT.replace("GEOMETRY", geometry)


def layer(*value: Any) -> Any:
    return contents.layers("test", [value if len(value) > 1 else value[0]], None, False)[0]


def drawn(robot: Robot, *q: Any) -> dict[str, list[np.ndarray]]:
    """The vertices of each link's bodies, where they are drawn, shapes (robots, v, 3)."""
    found: dict[str, list[np.ndarray]] = {}
    for body in layer(robot, *(q or (robot.neutral(),))).bodies:
        found.setdefault(body.name, []).append(body.at(body.vertices))
    return found


def box(points: np.ndarray) -> np.ndarray:
    return np.stack((points.min(0), points.max(0)))


def test_boxes_cylinders_and_spheres_are_where_the_file_puts_them() -> None:
    found = drawn(Robot.from_urdf(lift()), [10.0])
    np.testing.assert_allclose(box(found["base"][0][0]), [[-1, 1, 0], [3, 3, 6]], atol=1e-12)  # a quarter turn about z
    np.testing.assert_allclose(box(found["cabin"][0][0]), [[-0.5, -0.5, 10], [0.5, 0.5, 12]], atol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(found["tool"][0][0] - [0, 3, 10], axis=-1), 0.5, rtol=1e-6)


def test_a_capsule_is_a_cylinder_with_two_caps() -> None:
    points = drawn(Robot.from_urdf(lift('<capsule radius="0.5" length="2"/>')))["cabin"][0][0] - [0, 0, 1]
    np.testing.assert_allclose(box(points), [[-0.5, -0.5, -1.5], [0.5, 0.5, 1.5]], atol=1e-12)
    to_axis = points - np.stack((np.zeros(len(points)), np.zeros(len(points)), points[:, 2].clip(-1, 1)), -1)
    np.testing.assert_allclose(np.linalg.norm(to_axis, axis=-1), 0.5, atol=1e-12)


@pytest.mark.parametrize("kind", ["box", "sphere", "ellipsoid", "cylinder", "capsule"])
def test_triangles_cover_the_surface_of_a_shape(kind: str) -> None:
    sizes = {"box": (1, 2, 3), "sphere": (1,), "ellipsoid": (1, 2, 3), "cylinder": (1, 2), "capsule": (1, 2)}
    volumes = {"box": 6, "sphere": 4 / 3 * math.pi, "ellipsoid": 8 * math.pi, "cylinder": 2 * math.pi}
    volumes["capsule"] = 2 * math.pi + volumes["sphere"]
    solid = trimesh.Trimesh(*meshes._SHAPES[kind](*sizes[kind]))
    hull = solid.convex_hull  # shapes are convex
    np.testing.assert_allclose(solid.area, hull.area, rtol=1e-9)
    assert 0.93 * volumes[kind] < hull.volume <= volumes[kind] * (1 + 1e-9)


def test_rotations_of_shapes_are_those_of_the_format() -> None:
    angles = torch.tensor([0.3, -0.8, 2.1], dtype=torch.float64)
    text = lift().replace('rpy="0 0 1.5707963267948966"', f'rpy="{" ".join(map(str, angles.tolist()))}"')
    quaternion = visuals_of(Robot.from_urdf(text).tree.visuals)[0].quaternion
    want = pk.Rotation.from_euler("xyz", angles).canonical().quaternion
    torch.testing.assert_close(torch.tensor(quaternion, dtype=torch.float64), want, rtol=0, atol=1e-14)


def test_colours_are_those_of_materials_by_name_or_of_their_own() -> None:
    colours = {body.name: body.colour for body in layer(Robot.from_urdf(lift())).bodies}
    np.testing.assert_allclose(colours["base"], [0, 0, 1, 1])
    np.testing.assert_allclose(colours["cabin"], [1, 0.5, 0, 0.5])
    assert colours["tool"] is None


def test_several_robots_have_the_colours_of_the_legend() -> None:
    robot = Robot.from_urdf(lift())
    layers = contents.layers("test", [robot, (robot, [10.0])], None, False)
    assert all([body.colour is None for one in layers for body in one.bodies])
    ax = pk.viz.plot(robot, (robot, [10.0]), names=["low", "high"])
    low, high = [x.get_facecolors() for x in ax.collections if isinstance(x, Poly3DCollection)]
    assert (np.ptp(low[:, :3], axis=1) < 1e-9).all()  # shades of grey
    ratio = high[:, :3] / high[:, :1]
    np.testing.assert_allclose(ratio, np.tile(ratio[:1], (len(ratio), 1)), atol=1e-9)
    assert ratio[0, 0] > ratio[0, 1] > ratio[0, 2]  # orange


def package(folder: pathlib.Path, *, name: str = "wedge.stl") -> pathlib.Path:
    """A folder like that of a ROS package, with a mesh and a place for a robot's file."""
    (folder / "my_robot" / "meshes").mkdir(parents=True)
    (folder / "my_robot" / "urdf").mkdir()
    corners = [[0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]]
    solid = trimesh.Trimesh(corners, [[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]])
    solid.export(folder / "my_robot" / "meshes" / name)
    return folder / "my_robot" / "urdf" / "robot.urdf"


@pytest.mark.parametrize("name", ["wedge.stl", "wedge.obj", "wedge.dae"])
@pytest.mark.parametrize("place", ["package://my_robot/meshes/", "../meshes/", "absolute", "file"])
def test_meshes_are_found_and_scaled(tmp_path: pathlib.Path, name: str, place: str) -> None:
    if name.endswith("dae"):
        pytest.importorskip("collada", reason="pycollada is not installed")
    path = package(tmp_path, name=name)
    meshes_ = f"{tmp_path}/my_robot/meshes/"
    place = {"absolute": meshes_, "file": f"file://{meshes_}"}.get(place, place)
    path.write_text(lift(f'<mesh filename="{place}{name}" scale="1 10 100"/>'))
    found = drawn(Robot.from_urdf(path))["cabin"][0][0]
    np.testing.assert_allclose(box(found), [[0, 0, 1], [1, 20, 301]], atol=1e-5)


def test_packages_are_found_where_ros_says(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path / "share")
    text = lift('<mesh filename="package://my_robot/meshes/wedge.stl"/>')
    monkeypatch.setenv("AMENT_PREFIX_PATH", f"/nowhere:{tmp_path}")
    np.testing.assert_allclose(box(drawn(Robot.from_urdf(text))["cabin"][0][0]), [[0, 0, 1], [1, 2, 4]], atol=1e-6)


def test_collada_files_are_in_their_unit(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("collada", reason="pycollada is not installed")
    path = package(tmp_path, name="wedge.dae")
    mesh = tmp_path / "my_robot" / "meshes" / "wedge.dae"
    text = mesh.read_text()
    assert "<asset" in text and "<unit" not in text
    mesh.write_text(text.replace("</asset>", '<unit name="centimeter" meter="0.01"/></asset>'))
    path.write_text(lift('<mesh filename="../meshes/wedge.dae"/>'))
    np.testing.assert_allclose(
        box(drawn(Robot.from_urdf(path))["cabin"][0][0]), [[0, 0, 1], [0.01, 0.02, 1.03]], atol=1e-7
    )


def test_a_mesh_has_the_colour_of_its_own_material_unless_the_robot_has_one(tmp_path: pathlib.Path) -> None:
    path = package(tmp_path)
    solid = trimesh.creation.box()
    solid.visual = trimesh.visual.TextureVisuals(
        material=trimesh.visual.material.SimpleMaterial(diffuse=[255, 0, 51, 255])
    )
    solid.export(tmp_path / "my_robot" / "meshes" / "box.obj")
    mesh = '<mesh filename="../meshes/box.obj"/>'
    path.write_text(lift(mesh).replace('<geometry><sphere radius="0.5"/>', f"<geometry>{mesh}"))
    colours = {body.name: body.colour for body in layer(Robot.from_urdf(path)).bodies}
    np.testing.assert_allclose(colours["tool"], [1, 0, 0.2, 1], atol=1 / 255)
    np.testing.assert_allclose(colours["cabin"], [1, 0.5, 0, 0.5])


def test_missing_and_faulty_shapes_are_named_by_one_warning_and_drawn_as_lines(tmp_path: pathlib.Path) -> None:
    path = package(tmp_path)
    text = lift('<mesh filename="package://my_robot/meshes/lost.stl"/>').replace('radius="0.5"', 'radius="wide"')
    path.write_text(
        text.replace(
            "</robot>",
            '<link name="end"/><joint name="j" type="fixed"><parent link="tool"/>'
            '<child link="end"/><origin xyz="0 0 5"/></joint></robot>',
        )
    )
    robot = Robot.from_urdf(path)
    with pytest.warns(
        UserWarning,
        match=r"drawn as lines: package://my_robot/meshes/lost.stl: there is no such file; .*urdf:7: "
        r"link 'tool': radius of <sphere> must be a finite number, got 'wide'",
    ) as caught:
        ax = pk.viz.plot((robot, [10.0]))
    assert len(caught) == 1
    lines = [x for x in ax.collections if isinstance(x, Line3DCollection)]
    segments = np.concatenate([np.asarray(x._segments3d) for x in lines])
    for start, end in [([0, 0, 0], [0, 0, 10]), ([0, 0, 10], [0, 3, 10]), ([0, 3, 10], [0, 3, 15])]:
        assert np.isclose(segments, np.array([start, end]), atol=1e-6).all((1, 2)).any(), (start, end)
    assert sum([len(body.faces) for body in layer(robot).bodies]) == 12  # the box; and no second warning


def test_files_that_no_reader_understands_are_named(tmp_path: pathlib.Path) -> None:
    path = package(tmp_path)
    (tmp_path / "my_robot" / "meshes" / "noise.stl").write_bytes(b"\x00" * 10)
    path.write_text(lift('<mesh filename="../meshes/noise.stl"/>'))
    with pytest.warns(UserWarning, match=r"noise.stl: (trimesh cannot read it|it has no triangles)"):
        layer(Robot.from_urdf(path))


def test_meshes_without_trimesh_are_lines_and_the_warning_says_what_to_install(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = package(tmp_path)
    path.write_text(lift('<mesh filename="../meshes/wedge.stl"/>'))
    monkeypatch.setitem(__import__("sys").modules, "trimesh", None)
    link_shapes._loaded.cache_clear()
    with pytest.warns(UserWarning, match=r"wedge.stl: needs trimesh: pip install \"posekit\[viz\]\""):
        names = set(drawn(Robot.from_urdf(path)))
    assert names == {"base", "tool"}


def test_links_that_are_folded_or_left_out_take_their_shapes_along() -> None:
    robot = Robot.from_urdf(lift())
    folded = robot.fold_fixed()
    assert folded.links == ("base", "cabin")
    np.testing.assert_allclose(drawn(folded, [10.0])["cabin"][1][0], drawn(robot, [10.0])["tool"][0][0], atol=1e-6)
    assert set(drawn(robot.chain("cabin", "tool"))) == {"cabin", "tool"}
    again = robot.chain("base", "cabin").add_frame("tool", "base", pk.Pose())  # another link of that name
    assert set(drawn(again)) == {"base", "cabin"}
    fixed = drawn(robot.fix({"rail": 10.0}), torch.zeros(0))
    np.testing.assert_allclose(fixed["tool"][0], drawn(robot, [10.0])["tool"][0], atol=1e-6)


def test_each_robot_of_a_batch_of_origins_has_its_own_folded_shapes() -> None:
    robot = Robot.from_urdf(lift())
    moved = pk.Pose([[0.0, 0, 0], [0.0, 7, 0]], [1.0, 0, 0, 0])
    shift = pk.cat((pk.Pose.identity(2, 2), moved[:, None]), -1)
    batch = robot.replace(origins=robot.origins @ shift).fold_fixed()
    first, second = drawn(batch, [10.0])["cabin"][1]
    want = drawn(robot, [10.0])["tool"][0][0]
    turned = pk.Rotation.from_euler("z", torch.tensor(3.0, dtype=torch.float64)).apply([0.0, 7, 0]).numpy()
    np.testing.assert_allclose(first, want, atol=1e-5)
    np.testing.assert_allclose(second, want + turned, atol=1e-5)


MJCF = """<mujoco><asset><material name="red" rgba="1 0 0 1"/>
<mesh name="wedge" vertex="0 0 0  1 0 0  0 2 0  0 0 3"/>MESH</asset>
<worldbody><geom type="plane" size="9 9 1"/><body name="arm" pos="0 0 1"><joint name="hinge" axis="0 0 1"/>
<geom type="box" size="1 2 3" pos="0 0 4" material="red"/><geom type="sphere" size="9" group="3"/>
<body name="hand" pos="5 0 0"><joint name="wrist" axis="0 0 1"/>GEOM</body></body></worldbody></mujoco>"""


def test_mjcf_has_its_geoms_with_the_colours_of_their_materials() -> None:
    mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    geom = '<geom type="mesh" mesh="wedge" rgba="0 1 0 1"/><geom type="capsule" size="0.5 1" pos="0 0 -3"/>'
    text = MJCF.replace("MESH", "").replace("GEOM", geom)
    for robot in (Robot.from_mjcf(text), Robot.from_mjcf(mujoco.MjModel.from_xml_string(text))):
        found = drawn(robot, [math.pi / 2, 0.0])
        np.testing.assert_allclose(box(found["arm"][0][0]), [[-2, -1, 2], [2, 1, 8]], atol=1e-6)
        np.testing.assert_allclose(box(found["hand"][0][0]), [[-2, 5, 1], [0, 6, 4]], atol=1e-5)
        np.testing.assert_allclose(box(found["hand"][1][0])[:, 2], [-3.5, -0.5], atol=1e-6)
        colours = [body.colour for body in layer(robot).bodies]
        np.testing.assert_allclose(colours, [[1, 0, 0, 1], [0, 1, 0, 1], [0.5, 0.5, 0.5, 1]])
        assert set(found) == {"arm", "hand"}


def test_mjcf_without_its_files_has_lines_there(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    path = tmp_path / "arm.xml"
    mesh = '<mesh name="lost" file="lost.stl"/>'
    path.write_text(MJCF.replace("MESH", mesh).replace("GEOM", '<geom type="mesh" mesh="lost"/>'))
    robot = Robot.from_mjcf(path)
    with pytest.warns(UserWarning, match=r"lost.stl: there is no such file"):
        assert set(drawn(robot)) == {"arm"}
    path.unlink()
    with pytest.warns(UserWarning, match=r"arm.xml: there is no such file"):
        assert not drawn(pickle.loads(pickle.dumps(robot)))


def test_robots_keep_their_shapes_in_files_and_in_other_dtypes() -> None:
    robot = Robot.from_urdf(lift())
    buffer = io.BytesIO()
    torch.save(robot.fold_fixed(), buffer)
    buffer.seek(0)
    want = drawn(robot, [10.0])
    loaded = drawn(torch.load(buffer, weights_only=True), [10.0])
    np.testing.assert_allclose(loaded["cabin"][1], want["tool"][0], atol=1e-6)
    for other in (pickle.loads(pickle.dumps(robot)), robot.to(torch.float64)):
        np.testing.assert_allclose(drawn(other, [10.0])["tool"][0], want["tool"][0], atol=1e-6)


def faces(ax: Any) -> int:
    return sum([len(x.get_facecolors()) for x in ax.collections if isinstance(x, Poly3DCollection)])


def test_figures_have_few_triangles_and_batches_few_bodies(tmp_path: pathlib.Path) -> None:
    path = package(tmp_path)
    trimesh.creation.icosphere(6).export(tmp_path / "my_robot" / "meshes" / "ball.stl")  # 81920 triangles
    path.write_text(lift('<mesh filename="../meshes/ball.stl"/>'))
    robot = Robot.from_urdf(path)
    bodies = {body.name: body for body in layer(robot).bodies}
    assert len(bodies["cabin"].faces) == 81920
    vertices, triangles = bodies["cabin"].coarse
    assert 2000 < len(triangles) <= 12000
    np.testing.assert_allclose(np.linalg.norm(vertices - [0, 0, 1], axis=-1), 1, atol=0.02)
    assert 2000 < faces(pk.viz.plot(robot)) <= 12000
    ax = pk.viz.plot((robot, torch.zeros(5, 1)))
    assert 2000 < faces(ax) <= 12000
    assert not faces(pk.viz.plot((robot, torch.zeros(6, 1))))
    limits = np.array([ax.get_xlim(), ax.get_ylim(), ax.get_zlim()])
    assert (limits[:, 0] <= [-1, -1, 0]).all() and (limits[:, 1] >= [3, 3, 6]).all()


def test_faces_are_shaded_colours_of_the_links() -> None:
    ax = pk.viz.plot(Robot.from_urdf(lift()))
    (surface,) = [x for x in ax.collections if isinstance(x, Poly3DCollection)]
    blue = surface.get_facecolors()
    blue = blue[blue[:, 2] > blue[:, 0] + 0.3]
    assert len(blue) == 12 and (blue[:, :2] == 0).all()
    assert len(np.unique(blue[:, 2].round(6))) >= 3  # the three visible sides are not alike


def test_pages_have_a_frame_for_each_link_with_its_triangles() -> None:
    server = pk.viz.show((Robot.from_urdf(lift()), [10.0]), names="lift", port=0)
    try:
        tool = server.scene.get_handle_by_name("/lift/bodies/tool 1")
        np.testing.assert_allclose(tool.position, [0, 3, 10], atol=1e-6)
        np.testing.assert_allclose(tool.wxyz, [math.cos(1.5), 0, 0, math.sin(1.5)], atol=1e-6)
        mesh = server.scene.get_handle_by_name("/lift/bodies/cabin 1")
        np.testing.assert_allclose(box(np.asarray(mesh.vertices)), [[-0.5, -0.5, 0], [0.5, 0.5, 2]], atol=1e-6)
        assert tuple(mesh.color) == (255, 128, 0) and mesh.opacity == 0.5
        assert server.scene.get_handle_by_name("/lift/links") is None
        pk.viz.show((Robot.from_urdf(lift()), torch.tensor([[10.0], [20.0]])), names="two", server=server)
        copies = server.scene.get_handle_by_name("/two/bodies/cabin 1")
        np.testing.assert_allclose(copies.batched_positions, [[0, 0, 10], [0, 0, 20]], atol=1e-6)
    finally:
        server.stop()


def test_a_robot_with_a_plan_moves_its_bodies_and_the_lines_of_what_is_missing() -> None:
    text = lift().replace('<sphere radius="0.5"/>', '<mesh filename="lost.stl"/>')
    limits = {"lower": torch.zeros(1), "upper": torch.full((1,), 20.0), "velocity_limits": torch.ones(1)}
    robot = Robot.from_urdf(text).replace(**limits)
    far = Avoidance({"cabin": [[0, 0, 0]]}, 0.1, Spheres([99.0, 0, 0], 0.1))
    plan = robot.plan([0.0], [10.0], avoid=far)
    with pytest.warns(UserWarning, match="lost.stl"):
        server = pk.viz.show((robot, plan), names="lift", port=0)
    try:
        cabin = server.scene.get_handle_by_name("/lift/now 0/bodies/cabin 1")
        lines = server.scene.get_handle_by_name("/lift/now 0/links")
        (slider,) = [
            x for x in server.gui._gui_input_handle_from_uuid.values() if type(x).__name__ == "GuiSliderHandle"
        ]
        np.testing.assert_allclose(cabin.position, [0, 0, 0], atol=1e-6)
        end = float(plan.times[-1])
        mover = pk.viz.movers.stage(server).movers["lift"]
        mover.show(end)
        np.testing.assert_allclose(cabin.position, [0, 0, 10], atol=1e-5)
        np.testing.assert_allclose(lines.points, [[[0, 0, 10], [0, 3, 10]]], atol=1e-5)
        assert slider.max == end
        ends = server.scene.get_handle_by_name("/lift/bodies/base 1")
        pale = [round(255 * (1 - 0.5**0.5))] * 2 + [255]
        assert len(ends.batched_positions) == 2 and np.asarray(ends.batched_colors).reshape(-1, 3)[0].tolist() == pale
    finally:
        server.stop()
