"""Bodies of links: what files say, and spheres that cover them, at random points of the bodies and of the spheres."""

from __future__ import annotations

import pathlib
import pickle
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

from posekit import ArgumentError, OptionError, Pose, Rotation, ShapeError, ValidationError
from posekit.kinematics import Avoidance, Boxes, Capsules, Cylinders, Planes, Robot, Spheres, clearance, visuals_of

FLOOR = Planes([0, 0, 1.0, 1.0])
ORIGIN = '<origin xyz="0.1 -0.2 0.3" rpy="0.4 0.5 -0.6"/>'
ANGLES = torch.tensor([0.4, 0.5, -0.6], dtype=torch.float64)
PLACE = Pose(torch.tensor([0.1, -0.2, 0.3], dtype=torch.float64), Rotation.from_euler("xyz", ANGLES))
SHAPES = {
    "box": '<box size="0.3 0.2 0.1"/>',
    "sphere": '<sphere radius="0.12"/>',
    "cylinder": '<cylinder radius="0.06" length="0.3"/>',
    "capsule": '<capsule radius="0.06" length="0.3"/>',
}


def urdf(shape: str, extra: str = "") -> str:
    body = f"<collision>{ORIGIN}<geometry>{shape}</geometry></collision>"
    return f'<robot name="r"><link name="hand">{body}</link>{extra}</robot>'


def solid(kind: str) -> Any:
    end = torch.tensor([0.0, 0, 0.15], dtype=torch.float64)
    return {
        "box": Boxes(PLACE, [0.15, 0.1, 0.05]),
        "sphere": Spheres(PLACE.position, 0.12),
        "cylinder": Cylinders(PLACE, 0.15, 0.06),
        "capsule": Capsules(PLACE.apply(-end), PLACE.apply(end), 0.06),
    }[kind]


def check_cover(avoid: Avoidance, distance: Any, error: float) -> None:
    """All points of a body are in some sphere, and no point of a sphere is farther from the body than the error."""
    g = Generator().manual_seed(0)
    centres, radii = (torch.as_tensor(x["hand"]).double() for x in (avoid.centres, avoid.radii))
    points = torch.rand(40000, 3, generator=g).double() * 0.8 - 0.4 + PLACE.position
    away = distance(points)
    inside = points[away <= 0]
    assert len(inside) > 100
    covered = ((inside[:, None] - centres).square().sum(-1) <= (radii + 1e-6).square()).any(-1)
    assert bool(covered.all())
    rim = torch.nn.functional.normalize(torch.randn(200, 1, 3, generator=g).double(), dim=-1) * radii[:, None] + centres
    assert float(distance(rim.flatten(0, 1)).max()) <= error + 1e-6


@pytest.mark.parametrize("kind", [*SHAPES])
def test_spheres_cover_the_bodies_of_urdf_up_to_the_error(kind: str) -> None:
    robot = Robot.from_urdf(urdf(SHAPES[kind]))
    avoid = Avoidance.of(robot, FLOOR, error=0.03, margin=0.02)
    assert avoid.margin == 0.02 and list(avoid.centres) == ["hand"]
    check_cover(avoid, lambda x: clearance(Spheres(x, 0.0), solid(kind)), 0.03)
    count = len(torch.as_tensor(avoid.radii["hand"]))
    assert count == {"sphere": 1, "capsule": 4}.get(kind, count) and count < 120


def test_spheres_cover_the_bodies_of_mjcf_and_only_those_that_collide() -> None:
    pytest.importorskip("mujoco")
    place = 'pos="0.1 -0.2 0.3"'
    text = f"""<mujoco><worldbody><body name="hand"><freejoint/>
      <geom type="box" size="0.15 0.1 0.05" {place} group="3"/>
      <geom type="sphere" size="0.5" contype="0" conaffinity="0" group="1" mass="0"/></body></worldbody></mujoco>"""
    avoid = Avoidance.of(Robot.from_mjcf(text), FLOOR, error=0.03)
    check_cover(avoid, lambda x: clearance(Spheres(x, 0.0), Boxes(Pose(PLACE.position), [0.15, 0.1, 0.05])), 0.03)


@pytest.mark.slow(but="sizes0")
@pytest.mark.parametrize("sizes", [[0.1, 0.06, 0.16], [0.25, 0.02, 0.1]])
def test_spheres_cover_ellipsoids_up_to_the_error(sizes: list[float]) -> None:
    pytest.importorskip("mujoco")
    geom = f'<geom type="ellipsoid" size="{" ".join(map(str, sizes))}" pos="0.1 -0.2 0.3"/>'
    text = f'<mujoco><worldbody><body name="hand"><freejoint/>{geom}</body></worldbody></mujoco>'
    radii = torch.tensor(sizes, dtype=torch.float64)
    normals = torch.randn(300, 3, generator=Generator().manual_seed(1)).double()
    normals = torch.nn.functional.normalize(torch.cat((normals, normals * radii, normals / radii)), dim=-1)

    def distance(points: Tensor) -> Tensor:
        """The sign of the distance is exact. Planes of support are not farther than the body."""
        x = points - PLACE.position
        outside = (x @ normals.mT - (radii * normals).norm(dim=-1)).amax(-1)
        inside = (x / radii).norm(dim=-1) - 1
        return inside.where(inside <= 0, outside.clamp_min(1e-9))

    check_cover(Avoidance.of(Robot.from_mjcf(text), FLOOR, error=0.04), distance, 0.04)


@pytest.mark.slow(but="True-1 1 1")
@pytest.mark.parametrize("scale", ["1 1 1", "1 -1 1", "2 -2 2"])
@pytest.mark.parametrize("is_inside_out", [False, True])
def test_spheres_cover_meshes(tmp_path: pathlib.Path, scale: str, is_inside_out: bool) -> None:
    trimesh = pytest.importorskip("trimesh")
    box = trimesh.creation.box([0.3 / float(scale[0]), 0.2 / float(scale[0]), 0.1 / float(scale[0])])
    if is_inside_out:
        box.invert()
    box.export(tmp_path / "box.stl")
    (tmp_path / "arm.urdf").write_text(urdf(f'<mesh filename="box.stl" scale="{scale}"/>'))
    mesh = Avoidance.of(Robot.from_urdf(tmp_path / "arm.urdf"), FLOOR, error=0.03)
    check_cover(mesh, lambda x: clearance(Spheres(x, 0.0), solid("box")), 0.03)


@pytest.mark.parametrize("shape", ['<box size="0 0 0"/>', '<cylinder radius="0" length="0"/>', '<sphere radius="0"/>'])
def test_points_have_a_sphere(shape: str) -> None:
    avoid = Avoidance.of(Robot.from_urdf(urdf(shape)), FLOOR, error=0.03)
    away = (torch.as_tensor(avoid.centres["hand"]) - PLACE.position).norm(dim=-1)
    assert bool((away <= avoid.radii["hand"] + 1e-6).any()) and bool((away + avoid.radii["hand"] < 0.0301).all())


def test_bodies_of_folded_links_belong_to_those_that_hold_them() -> None:
    joint = '<joint name="j" type="fixed"><parent link="base"/><child link="hand"/><origin xyz="0 0 2"/></joint>'
    robot = Robot.from_urdf(urdf(SHAPES["sphere"], f'<link name="base"/>{joint}'))
    folded = Avoidance.of(robot.fold_fixed(), FLOOR)
    assert list(folded.centres) == ["base"]
    torch.testing.assert_close(folded.centres["base"], torch.tensor([[0.1, -0.2, 2.3]]))


def test_plans_with_the_bodies_of_a_file_are_free() -> None:
    links = "".join(
        f'<link name="l{i}"><collision><origin xyz="0.2 0 0" rpy="0 1.5708 0"/><geometry><capsule radius="0.04" '
        'length="0.3"/></geometry></collision></link>'
        for i in range(3)
    )
    joints = "".join(
        f'<joint name="j{i}" type="revolute"><parent link="l{i}"/><child link="l{i + 1}"/><origin xyz="0.4 0 0"/>'
        '<axis xyz="0 0 1"/><limit lower="-2" upper="2" velocity="1" effort="1"/></joint>'
        for i in range(2)
    )
    robot = Robot.from_urdf(f'<robot name="r">{links}{joints}</robot>')
    post = Cylinders(Pose([1.15, 0, 0]), 0.5, 0.05)
    plan = robot.plan(
        [-1.2, 0.0], [1.2, 0.0], avoid=Avoidance.of(robot, post, error=0.03), generator=Generator().manual_seed(0)
    )
    assert plan.converged
    q = torch.lerp(plan.configurations[:-1, None], plan.configurations[1:, None], torch.linspace(0, 1, 50)[:, None])
    for i in range(3):
        along = robot.apply(q.flatten(0, 1), f"l{i}", torch.tensor([0.35, 0, 0])[None])
        assert float(clearance(Spheres(along, 0.04), post).min()) > 0


def test_bodies_that_cannot_be_covered_are_named(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ArgumentError, match=r"Avoidance.of: no link of the robot has a body that collides; add some"):
        Avoidance.of(Robot.from_dh(a=[0.5], alpha=[0], d=[0]), FLOOR)
    lost = Robot.from_urdf(urdf('<mesh filename="lost.stl"/>'))
    with pytest.raises(ValidationError, match=r"a body of link 'hand': .*lost.stl: there is no such file"):
        Avoidance.of(lost, FLOOR)
    bad = Robot.from_urdf(urdf("<cone/>"))
    with pytest.raises(ValidationError, match=r"a body of link 'hand': .*<cone> cannot be drawn"):
        Avoidance.of(bad, FLOOR)
    box = Robot.from_urdf(urdf(SHAPES["box"]))
    with pytest.raises(OptionError, match=r"a body of link 'hand' is too large for error = 0.001; pass error=0.0"):
        Avoidance.of(box, FLOOR, error=0.001)
    with pytest.raises(OptionError, match=r"a body of link 'hand' is too long for error = 1e-09; pass a larger one"):
        Avoidance.of(Robot.from_urdf(urdf('<capsule radius="0" length="1"/>')), FLOOR, error=1e-9)
    with pytest.raises(OptionError, match=r"Avoidance.of: error must be positive and finite, got 0"):
        Avoidance.of(box, FLOOR, error=0)
    with pytest.raises(ArgumentError, match=r"Avoidance.of: error must be a number, got str"):
        Avoidance.of(box, FLOOR, error="small")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"Avoidance.of: robot must be a Robot, got str"):
        Avoidance.of("arm", FLOOR)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [*SHAPES])
def test_bodies_that_are_attached_are_those_of_the_link(kind: str) -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0], dtype=torch.float64)
    arm = arm.add_frame("hand", "tool", Pose([0.0, 0, 0.1]))
    shape = solid(kind)
    holding = arm.attach("hand", shape)
    check_cover(Avoidance.of(holding, FLOOR, error=0.03), lambda x: clearance(Spheres(x, 0.0), shape), 0.03)
    assert holding.nq == arm.nq and torch.equal(holding.origins.position, arm.origins.position)
    assert [x.kind for x in visuals_of(holding.tree.visuals)] == [kind]
    with pytest.raises(ArgumentError, match=r"no link of the robot has a body"):
        Avoidance.of(arm, FLOOR)


@pytest.mark.parametrize("kind", [*SHAPES])
def test_bodies_are_shapes_whatever_they_were_read_from(kind: str) -> None:
    pytest.importorskip("mujoco")
    size = {"box": "0.15 0.1 0.05", "sphere": "0.12"}.get(kind, "0.06 0.15")
    place = f'pos="0.1 -0.2 0.3" quat="{" ".join(map(str, PLACE.quaternion.tolist()))}"'
    mjcf = f"""<mujoco><worldbody><geom type="plane" size="1 1 1"/><body name="hand"><freejoint/>
      <geom type="{kind}" size="{size}" {place}/></body></worldbody></mujoco>"""
    bare = Robot.from_joints([], links=["hand"], dtype=torch.float64)
    read = [Robot.from_urdf(urdf(SHAPES[kind]), dtype=torch.float64), Robot.from_mjcf(mjcf, dtype=torch.float64)]
    points = Spheres(torch.randn(200, 3, generator=Generator().manual_seed(0)).double(), 0.0)
    expected = clearance(points, solid(kind))
    for robot in [*read, bare.attach("hand", solid(kind)), bare.attach("hand", read[0].bodies()["hand"])]:
        table = robot.bodies()
        ((shape,),) = table.values()
        assert list(table) == ["hand"] and type(shape) is type(solid(kind)) and shape.shape == (1,)
        torch.testing.assert_close(clearance(points, shape)[:, 0], expected, rtol=0, atol=1e-12)
    assert bare.bodies() == {}


def test_bodies_of_one_class_are_one_value_and_those_of_folded_links_have_their_poses() -> None:
    joint = '<joint name="j" type="fixed"><parent link="base"/><child link="hand"/><origin xyz="0 0 2"/></joint>'
    robot = Robot.from_urdf(urdf(SHAPES["box"], f'<link name="base"/>{joint}')).attach("base", solid("sphere"))
    robot = robot.attach("base", Boxes(Pose([1.0, 2.0, 3.0]), [0.1, 0.2, 0.3]))
    boxes, spheres = robot.fold_fixed().bodies()["base"]
    torch.testing.assert_close(boxes.poses.position, torch.tensor([[0.1, -0.2, 2.3], [1.0, 2.0, 3.0]]))
    torch.testing.assert_close(boxes.half_extents, torch.tensor([[0.15, 0.1, 0.05], [0.1, 0.2, 0.3]]))
    assert spheres.radii.tolist() == pytest.approx([0.12]) and spheres.centres.dtype == torch.float32


def test_meshes_are_spheres_that_cover_them_and_found_once(tmp_path: pathlib.Path) -> None:
    trimesh = pytest.importorskip("trimesh")
    trimesh.creation.box([0.3, 0.2, 0.1]).export(tmp_path / "box.stl")
    (tmp_path / "arm.urdf").write_text(urdf('<mesh filename="box.stl"/>'))
    robot = Robot.from_urdf(tmp_path / "arm.urdf")
    (spheres,) = robot.bodies(error=0.03)["hand"]
    assert type(spheres) is Spheres
    (tmp_path / "box.stl").unlink()  # covers are kept, also by robots that are made of this one
    again = Avoidance.of(robot.attach("hand", Spheres([0, 0, 0], 1.0)).double(), FLOOR, error=0.03)
    assert len(again.radii["hand"]) == len(spheres.radii) + 1
    with pytest.raises(ValidationError, match=r"Robot.bodies: a body of link 'hand': .*box.stl: there is no such file"):
        robot.bodies(error=0.02)


def test_bodies_that_cannot_be_read_are_named(tmp_path: pathlib.Path) -> None:
    mujoco = pytest.importorskip("mujoco")
    text = '<mujoco><worldbody><body name="hand"><freejoint/><geom size="0.1"/></body></worldbody></mujoco>'
    path = tmp_path / "hand.xml"
    path.write_text(text)
    robot = Robot.from_mjcf(path).attach("hand", Spheres([0, 0, 0], 0.1))
    path.unlink()
    with pytest.raises(ValidationError, match=r"Avoidance.of: .*hand.xml: there is no such file"):
        Avoidance.of(robot, FLOOR)
    compiled = Robot.from_mjcf(mujoco.MjModel.from_xml_string(text)).attach("hand", Spheres([0, 0, 0], 0.2))
    assert compiled.bodies()["hand"][0].radii.tolist() == pytest.approx([0.1, 0.2])
    with pytest.raises(ValidationError, match=r"Robot.bodies: the shapes of a compiled model are not stored .*again"):
        pickle.loads(pickle.dumps(compiled)).bodies()
    with pytest.raises(ValidationError, match=r"Robot.bodies: .* link 'hand': a sphere of size \(-1.0,\) is none"):
        Robot.from_urdf(urdf('<sphere radius="-1"/>')).bodies()
    with pytest.raises(OptionError, match=r"Robot.bodies: error must be positive and finite, got -1"):
        robot.bodies(error=-1)


def test_attached_bodies_join_those_of_files_and_follow_folded_links() -> None:
    robot = Robot.from_urdf(urdf(SHAPES["sphere"])).add_frame("grip", "hand", Pose([0, 0, 1.0]))
    balls = Spheres([[0.5, 0, 0], [0.6, 0, 0]], [0.1, 0.2])
    robot = robot.attach("grip", [balls, Spheres([0.7, 0, 0], 0.3)])
    avoid = Avoidance.of(robot, FLOOR)
    assert avoid.centres["grip"].tolist() == [[0.5, 0, 0], pytest.approx([0.6, 0, 0]), pytest.approx([0.7, 0, 0])]
    assert avoid.radii["grip"].tolist() == pytest.approx([0.1, 0.2, 0.3]) and len(avoid.radii["hand"]) == 1
    folded = Avoidance.of(robot.fold_fixed(), FLOOR)
    assert list(folded.centres) == ["hand"] and len(folded.centres["hand"]) == 4
    torch.testing.assert_close(folded.centres["hand"][1], torch.tensor([0.5, 0, 1.0]))


def test_bodies_are_attached_to_the_link_that_has_the_name_now() -> None:
    joint = '<joint name="j" type="fixed"><parent link="base"/><child link="hand"/><origin xyz="0 0 2"/></joint>'
    robot = Robot.from_urdf(urdf(SHAPES["sphere"], f'<link name="base"/>{joint}'))
    moving = '<link name="tip"/><joint name="k" type="revolute"><parent link="hand"/><child link="tip"/></joint>'
    cut = Robot.from_urdf(urdf(SHAPES["sphere"], moving)).chain("tip", "tip")
    box = Boxes(Pose([0.1, 0, 0]), [0.1, 0.1, 0.1])
    for less, link in ((robot.fold_fixed(), "base"), (cut, "tip")):
        again = less.add_frame("hand", link, Pose([0, 0, 5.0])).attach("hand", box)
        (found,) = again.bodies()["hand"]
        assert type(found) is Boxes and found.poses.position.tolist() == [pytest.approx([0.1, 0, 0])]
        twice = again.fold_fixed().add_frame("hand", link, Pose([0, 0, 7.0])).attach("hand", box).fold_fixed()
        places = next(x for x in twice.bodies()[link] if type(x) is Boxes).poses.position.tolist()
        assert places == [pytest.approx([0.1, 0, 5.0]), pytest.approx([0.1, 0, 7.0])]
    with pytest.raises(OptionError, match=r"a body of link 'hand' is too large"):
        Avoidance.of(again, FLOOR, error=1e-4)


@pytest.mark.parametrize("none", [[], Spheres(torch.zeros(0, 3), 0.1), Spheres(torch.zeros(0, 3), torch.zeros(0))])
def test_no_bodies_may_be_attached(none: Any) -> None:
    robot = Robot.from_urdf(urdf(SHAPES["sphere"]))
    assert len(Avoidance.of(robot.attach("hand", none), FLOOR).radii["hand"]) == 1


def test_what_cannot_be_attached_is_refused() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    with pytest.raises(ArgumentError, match=r"Robot.attach: shapes must be Spheres, Boxes, Capsules, .* got Planes"):
        arm.attach("tool", FLOOR)  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"Robot.attach: shapes must have shape \(n,\) or \(\), got \(2, 3\)"):
        arm.attach("tool", Spheres(torch.zeros(2, 3, 3), 0.1))
    with pytest.raises(ValidationError, match=r"Robot.attach: centres\[1, 2\] = nan is not finite"):
        arm.attach("tool", Spheres([[0, 0, 0], [0, 0, torch.nan]], 0.1))
    with pytest.raises(ValidationError, match=r"Robot.attach: radii = inf is not finite"):
        arm.attach("tool", Spheres([0, 0, 0], torch.inf))
    with pytest.raises(ArgumentError, match=r"Robot.attach: link"):
        arm.attach("hand", Spheres([0, 0, 0], 0.1))


def test_attached_bodies_keep_away_from_obstacles_and_from_the_robot() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).attach("tool", Capsules([0, 0, 0], [0.3, 0, 0], 0.03))
    post = Spheres([1.1, 0, 0], 0.05)
    plan = arm.plan(
        [-1.0, 0.0], [1.0, 0.0], avoid=Avoidance.of(arm, post, error=0.03), generator=Generator().manual_seed(0)
    )
    assert plan.converged
    q = torch.lerp(plan.configurations[:-1, None], plan.configurations[1:, None], torch.linspace(0, 1, 50)[:, None])
    tips = arm.apply(q.flatten(0, 1)[:, None], "tool", torch.tensor([[0.0, 0, 0], [0.15, 0, 0], [0.3, 0, 0]]))
    assert float(clearance(Spheres(tips, 0.03), post).min()) > 0


@pytest.mark.slow
def test_covers_of_large_bodies_are_fine_where_their_surface_is() -> None:
    avoid = Avoidance.of(Robot.from_urdf(urdf('<box size="0.7 0.7 0.7"/>')), FLOOR, error=0.05)
    check_cover(avoid, lambda x: clearance(Spheres(x, 0.0), Boxes(PLACE, [0.35] * 3)), 0.05)
    assert len(torch.as_tensor(avoid.radii["hand"])) < 200


@pytest.mark.parametrize("kind", [*SHAPES])
def test_bodies_do_not_depend_on_the_default_device_or_dtype(kind: str) -> None:
    robot = Robot.from_urdf(urdf(SHAPES[kind])).attach("hand", solid(kind))
    expected, table = Avoidance.of(robot, FLOOR).centres["hand"], robot.bodies()
    robot = Robot.from_urdf(urdf(SHAPES[kind]))
    shape = solid(kind)
    torch.set_default_dtype(torch.float16)
    try:
        with torch.device("meta"):
            robot = robot.attach("hand", shape)
            found, again = Avoidance.of(robot, FLOOR).centres["hand"], robot.bodies()
    finally:
        torch.set_default_dtype(torch.float32)
    torch.testing.assert_close(found, expected)
    points = Spheres(torch.randn(9, 3, generator=Generator().manual_seed(0)), 0.0)
    torch.testing.assert_close(clearance(points, again["hand"][0]), clearance(points, table["hand"][0]))
