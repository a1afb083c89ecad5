"""Robots from MJCF, compared with MuJoCo's own kinematics of the same models."""

from __future__ import annotations

import math
import pathlib
import sys
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from posekit import ArgumentError, FormatError, MissingExtraError, Pose
from posekit.kinematics import Robot

mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")

DOUBLE = torch.float64
PACKAGED = sorted((pathlib.Path(mujoco.__file__).parent / "testdata").glob("*.xml"))
INERTIAL = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'

# Every kind of joint, several on one body, anchors, references, limits, and two free bodies.
JOINTS = f"""
<mujoco><compiler angle="degree"/>
  <worldbody>
    <body name="base" pos="1 2 3" quat="0.5 0.1 -0.2 0.7">
      <freejoint name="root"/>{INERTIAL}
      <body name="hip" pos="0.1 0.2 0.3" euler="10 20 30">
        <joint name="z" axis="0 1 2" pos="0.1 0 0.2" ref="30" range="-40 80"/>
        <joint name="y" axis="1 -1 0" pos="0.3 0 0"/>
        <joint name="lift" type="slide" axis="1 2 3" pos="5 5 5" ref="0.5" range="-1 2"/>{INERTIAL}
        <body name="wrist" pos="-0.3 0 0.1"><joint name="ball" type="ball" pos="0.1 0.2 -0.3" range="0 60"/>{INERTIAL}
          <body name="plate" pos="0 0 0.5" axisangle="1 1 0 25">{INERTIAL}</body>
        </body>
        <body name="finger"><joint name="slide" type="slide" axis="0 -1 1"/>
          <joint name="spin" type="ball"/>{INERTIAL}</body>
      </body>
    </body>
    <body name="target" mocap="true" pos="0 0.5 2" quat="1 1 0 0"/>
    <body name="cube" pos="9 9 9"><joint name="cube" type="free"/>{INERTIAL}</body>
    <body name="door" pos="0 -1 0"><joint name="hinge" ref="-90" axis="0 0 -3"/>{INERTIAL}</body>
  </worldbody>
  <equality><joint joint1="hinge" joint2="y" polycoef="0 2 0 0 0"/></equality>
</mujoco>"""
# Radians, classes of defaults, frames, replicas, a parent class, and elements without names.
SYNTAX = f"""
<mujoco><compiler angle="radian" eulerseq="zyx" autolimits="false"/>
  <default><joint axis="0 1 0" armature="0.1"/>
    <default class="bent"><joint ref="0.25" pos="0 0 0.1" type="hinge" limited="true" range="-0.5 0.75"/>
      <default class="slider"><joint type="slide" axis="1 0 1" range="-2 1"/></default></default></default>
  <worldbody>
    <frame pos="0 0 1" euler="0.1 0.2 0.3">
      <body childclass="bent"><joint/><joint class="slider"/>{INERTIAL}
        <frame quat="1 0 1 0"><body name="body1"><joint range="-1 1" limited="false"/>{INERTIAL}
          <site name="tip" pos="0.1 0.2 0.3" euler="0.5 0 0"/></body></frame>
      </body>
    </frame>
    <replicate count="3" offset="0 0.5 0" euler="0 0 0.3">
      <body name="leg" pos="1 0 0"><joint name="knee"/>{INERTIAL}</body>
    </replicate>
  </worldbody>
</mujoco>"""
MODELS = {"joints": JOINTS, "syntax": SYNTAX, **{path.stem: str(path) for path in PACKAGED}}


def compiled(source: str) -> Any:
    return (mujoco.MjModel.from_xml_string if source.lstrip().startswith("<") else mujoco.MjModel.from_xml_path)(source)


def configuration(model: Any, seed: int = 0) -> torch.Tensor:
    """A random ``qpos``, whose quaternions have different lengths, as `mj_kinematics` allows."""
    rng = np.random.default_rng(seed)
    return torch.tensor(model.qpos0 + rng.normal(size=model.nq))


def motion(model: Any, q: torch.Tensor) -> Any:
    """The state of MuJoCo in a configuration."""
    data = mujoco.MjData(model)
    data.qpos[:] = q.numpy()
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    return data


def bodies(robot: Robot, model: Any) -> list[str]:
    """The link of each body: those that are not between the joints of a body, in the order of MuJoCo's numbers."""
    names = [model.body(i).name for i in range(model.nbody)]
    found = [name or f"body{i}" + "_" * (f"body{i}" in names) for i, name in enumerate(names)]
    assert set(found) <= set(robot.links)
    return found


def assert_same_motion(robot: Robot, model: Any, q: torch.Tensor) -> None:
    data = motion(model, q)
    poses = robot.forward(q, bodies(robot, model))
    torch.testing.assert_close(poses.position, torch.tensor(data.xpos), rtol=0, atol=1e-9)
    torch.testing.assert_close(
        poses.matrix()[..., :3, :3], torch.tensor(data.xmat).reshape(-1, 3, 3), rtol=0, atol=1e-9
    )
    turned = (poses.quaternion * torch.tensor(data.xquat)).sum(-1).abs()
    torch.testing.assert_close(turned, torch.ones_like(turned), rtol=0, atol=1e-12)


def velocity(robot: Robot, model: Any, q: torch.Tensor, qvel: torch.Tensor) -> torch.Tensor:
    """What `from_mjcf` documents: the linear velocity of a free joint is in the world in MuJoCo."""
    v = qvel.clone()
    for j in range(model.njnt):
        if model.jnt_type[j] == mujoco.mjtJoint.mjJNT_FREE:
            first, at = int(model.jnt_dofadr[j]), int(model.jnt_qposadr[j])
            v[first : first + 3] = (
                Pose([0, 0, 0], quaternion=q[at + 3 : at + 7]).rotation.inverse().apply(qvel[first : first + 3])
            )
    return v


@pytest.mark.parametrize("name", MODELS)
def test_forward_is_that_of_mj_kinematics_with_qpos_as_it_is(name: str) -> None:
    model, robot = compiled(MODELS[name]), Robot.from_mjcf(MODELS[name], dtype=DOUBLE)
    assert (robot.nq, robot.nv) == (model.nq, model.nv)
    for seed in range(3):
        assert_same_motion(robot, model, configuration(model, seed))
    assert_same_motion(robot, model, torch.tensor(model.qpos0))
    neutral = robot.neutral()
    assert_same_motion(robot, model, neutral)
    batch = torch.stack([configuration(model, seed) for seed in range(4)])
    assert robot.forward(batch)[3].allclose(robot.forward(batch[3]), atol=1e-12)


@pytest.mark.parametrize("name", MODELS)
def test_velocities_are_those_of_mujoco_but_for_the_linear_one_of_free_joints(name: str) -> None:
    model, robot = compiled(MODELS[name]), Robot.from_mjcf(MODELS[name], dtype=DOUBLE)
    q = configuration(model)
    data = motion(model, q)
    qvel = torch.tensor(np.random.default_rng(1).normal(size=model.nv))
    for i, link in enumerate(bodies(robot, model)):
        linear, angular = np.zeros((3, model.nv)), np.zeros((3, model.nv))
        mujoco.mj_jacBody(model, data, linear, angular, i)
        expected = torch.tensor(np.concatenate((linear, angular)) @ qvel.numpy())
        found = robot.velocity(q, velocity(robot, model, q, qvel), link)
        torch.testing.assert_close(found, expected, rtol=0, atol=1e-9)


# Everything that refers to a file, to geometry or to forces, around two joints and a site.
ASSETS = """
<mujoco><compiler meshdir="nowhere" texturedir="nowhere" inertiafromgeom="true" settotalmass="3"/>
  <size memory="1K"/>
  <asset><texture name="t" type="2d" file="t.png"/><material name="steel" texture="t"/>
    <mesh name="m" file="m.stl"/><hfield name="h" file="h.png" size="1 1 1 1"/></asset>
  <worldbody><geom type="hfield" hfield="h"/>
    <body name="arm" pos="1 2 3" euler="10 20 30"><joint name="turn" axis="1 2 3" pos="0 0.1 0"/>
      <geom name="g1" type="mesh" mesh="m" material="steel"/><site name="grip" pos="0 0 1" material="steel"/>
      <body name="hand" pos="0 0 0.5"><joint name="lift" type="slide"/><geom name="g2" type="mesh" mesh="m"/>
        <camera name="eye" mode="targetbody" target="arm"/></body></body>
  </worldbody>
  <contact><pair geom1="g1" geom2="g2"/><exclude body1="arm" body2="hand"/></contact>
  <equality><joint joint1="turn" joint2="lift"/></equality>
  <tendon><spatial name="s" material="steel"><site site="grip"/><geom geom="g2"/><site site="grip"/></spatial></tendon>
  <actuator><motor joint="turn"/><position tendon="s"/></actuator>
  <sensor><jointpos joint="turn"/><force site="grip"/><tendonpos tendon="s"/></sensor>
  <keyframe><key name="home" qpos="1 2" ctrl="1 2"/></keyframe>
</mujoco>"""


def test_no_mesh_no_texture_and_no_height_field_needs_to_be_there(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "robot.xml"
    path.write_text(ASSETS)
    with pytest.raises(ValueError, match=r"Error opening file"):
        compiled(ASSETS)
    bare = f"""<mujoco><worldbody><body name="arm" pos="1 2 3" euler="10 20 30">
        <joint name="turn" axis="1 2 3" pos="0 0.1 0"/>{INERTIAL}<site name="grip" pos="0 0 1"/>
        <body name="hand" pos="0 0 0.5"><joint name="lift" type="slide"/>{INERTIAL}</body></body>
      </worldbody></mujoco>"""
    model = compiled(bare)
    for source in (ASSETS, path):
        robot = Robot.from_mjcf(source, sites=["grip"], dtype=DOUBLE)
        assert robot.joints == ("turn", "lift")
        q = torch.tensor([0.5, -0.25], dtype=DOUBLE)
        assert_same_motion(robot, model, q)
        data = motion(model, q)
        mujoco.mj_kinematics(model, data)
        torch.testing.assert_close(robot.forward(q, "grip").position, torch.tensor(data.site_xpos[0]))


@pytest.mark.parametrize("path", PACKAGED, ids=lambda path: path.stem)
def test_models_of_the_package_are_read_without_the_files_beside_them(
    path: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    alone = tmp_path / path.name
    alone.write_bytes(path.read_bytes())
    robot, model = Robot.from_mjcf(alone, dtype=DOUBLE), compiled(str(path))
    assert_same_motion(robot, model, configuration(model))


@pytest.mark.parametrize(("compiler", "joint"), [("false", ""), ("true", ""), ("false", 'align="true"')])
def test_a_free_body_that_is_aligned_with_its_inertia_keeps_its_geometry(compiler: str, joint: str) -> None:
    box = '<geom size="0.1 0.2 0.3" type="box" pos="1 2 3" euler="10 20 30"/>'
    body = f'<body name="box"><freejoint name="f" {joint}/>{box}</body><site name="s"/>'
    source = f'<mujoco><compiler alignfree="{compiler}"/><worldbody>{body}</worldbody></mujoco>'
    model, robot = compiled(source), Robot.from_mjcf(source, dtype=DOUBLE)
    q = torch.tensor(model.qpos0)
    assert (q[:3].tolist() == [1, 2, 3]) == (compiler == "true" or bool(joint))
    assert_same_motion(robot, model, q)
    assert robot.origins.allclose(Pose.identity(2, dtype=DOUBLE))


def test_zeros_of_mujoco_are_the_neutral_configuration() -> None:
    model = compiled(JOINTS)
    robot = Robot.from_mjcf(model)
    data = mujoco.MjData(model)
    data.qpos[:] = 0
    mujoco.mj_kinematics(model, data)
    neutral = robot.to(DOUBLE).neutral()
    found = robot.to(DOUBLE).forward(neutral)
    names = bodies(robot, model)
    rows = [robot.links.index(name) for name in names]
    np.testing.assert_allclose(found.position[rows], data.xpos, atol=1e-12)
    assert bool(robot.forward(torch.zeros(robot.nq), "base").position.isfinite().all())
    assert bool(robot.forward(torch.zeros(robot.nq), "base").quaternion.isnan().all())


def test_the_package_has_models_to_compare_with() -> None:
    assert [path.name for path in PACKAGED if path.name == "model.xml"]
    assert Robot.from_mjcf(PACKAGED[0]).nq == compiled(str(PACKAGED[0])).nq  # a path that is no string


def test_names_kinds_and_limits() -> None:
    robot = Robot.from_mjcf(JOINTS, dtype=DOUBLE)
    assert robot.links == (
        *("world", "base", "hip/z", "hip/y", "hip"),
        *("wrist/ball", "wrist", "plate", "finger/slide", "finger", "target", "cube", "door"),
    )
    assert robot.joints == ("root", "z", "y", "lift", "ball", "slide", "spin", "cube", "hinge")
    kinds = dict(zip(robot.tree.names, robot.kinds, strict=True))
    moving = [kinds[name] for name in robot.joints]
    assert moving == [
        *("free", "revolute", "revolute", "prismatic", "spherical", "prismatic", "spherical", "free", "revolute")
    ]
    limits = {robot.tree.names[i]: robot.limits[robot.tree.q_columns[i]].tolist() for i in robot.tree.moving}
    assert limits["z"] == pytest.approx([math.radians(-40), math.radians(80)])
    assert limits["lift"] == [-1, 2]
    assert "wrist" not in robot.fold_fixed().links and "wrist" in robot.fold_fixed(keep=["wrist"]).links
    assert limits["ball"] == limits["y"] == [-math.inf, math.inf]


def test_elements_without_names_get_those_of_their_numbers() -> None:
    robot, model = Robot.from_mjcf(SYNTAX, dtype=DOUBLE), compiled(SYNTAX)
    assert model.body(1).name == "" and model.body(2).name == "body1"
    assert robot.links[:5] == ("world", "body1_/joint0", "body1_", "body1/joint2", "body1")
    assert robot.joints[:3] == ("joint0", "joint1", "joint2")
    limits = robot.limits[: len(robot.joints)].tolist()
    assert limits[:3] == [[-0.5, 0.75], [-2, 1], [-math.inf, math.inf]]


def test_sites_become_links_on_request() -> None:
    model = compiled(SYNTAX)
    robot = Robot.from_mjcf(SYNTAX, sites=["tip"], dtype=DOUBLE)
    q = configuration(model)
    data = motion(model, q)
    tip = robot.forward(q, "tip")
    torch.testing.assert_close(tip.position, torch.tensor(data.site("tip").xpos), rtol=0, atol=1e-9)
    torch.testing.assert_close(
        tip.rotation.matrix(), torch.tensor(data.site("tip").xmat).reshape(3, 3), rtol=0, atol=1e-9
    )
    assert "tip" not in Robot.from_mjcf(SYNTAX).links


def test_a_compiled_model_is_read_and_not_kept() -> None:
    model = compiled(JOINTS)
    robot, q = Robot.from_mjcf(model, dtype=DOUBLE), configuration(model)
    assert_same_motion(robot, model, q)
    before = robot.forward(q)
    model.body_pos[:], model.qpos0[:], model.jnt_axis[:], model.jnt_pos[:], model.body_quat[:] = 7, 7, 7, 7, 7
    assert robot.forward(q).allclose(before)
    assert Robot.from_mjcf(JOINTS, dtype=torch.float32).dtype == torch.float32
    assert Robot.from_mjcf(JOINTS).forward(q.float()).allclose(before.float(), atol=1e-4)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_dtypes(dtype: torch.dtype) -> None:
    robot = Robot.from_mjcf(JOINTS, dtype=dtype)
    q = configuration(compiled(JOINTS)).to(dtype)
    found, exact = robot.forward(q), robot.to(DOUBLE).forward(q.double())
    assert found.dtype == dtype
    assert (found.position.double() - exact.position).abs().max() < 30 * torch.finfo(dtype).eps


def test_gradients_of_a_model_with_anchors_and_references() -> None:
    robot = Robot.from_mjcf(JOINTS, dtype=DOUBLE)
    q = configuration(compiled(JOINTS)).requires_grad_()

    def positions(q: torch.Tensor) -> torch.Tensor:
        return robot.forward(q, ["plate", "finger", "door"]).position

    assert torch.autograd.gradcheck(positions, (q,), fast_mode=True)
    assert torch.autograd.gradgradcheck(positions, (q,), fast_mode=True)


def test_a_model_without_joints() -> None:
    robot = Robot.from_mjcf('<mujoco><worldbody><body name="a" pos="1 0 0"/></worldbody></mujoco>')
    assert (robot.nq, robot.nv, robot.links) == (0, 0, ("world", "a"))
    assert robot.forward(torch.zeros(0), "a").position.tolist() == [1, 0, 0]
    assert Robot.from_mjcf("<!-- nothing --><mujoco/>").links == ("world",)


_numbers = st.floats(-2, 2, allow_nan=False, width=32)


def _vector(draw: st.DrawFn, count: int) -> str:
    return " ".join(str(draw(_numbers)) for _ in range(count))


@st.composite
def models(draw: st.DrawFn) -> str:
    """A tree of up to 8 bodies with up to 4 joints each, of the combinations that MuJoCo allows."""
    parents = [draw(st.integers(-1, i - 1)) for i in range(draw(st.integers(1, 8)))]

    def joints(top: bool) -> str:
        kinds = (
            [["free"]]
            if top and draw(st.booleans())
            else [draw(st.lists(st.sampled_from(["hinge", "slide"]), max_size=3))]
        )
        if kinds[0] != ["free"] and draw(st.booleans()):
            kinds.append(["ball"])  # no rotation may follow
        text = ""
        for kind in [kind for group in kinds for kind in group]:
            axis = " ".join(map(str, draw(st.sampled_from([(0, 0, 1), (1, 0, 0), (1, -2, 0.5), (0, -1, 0)]))))
            options = f'axis="{axis}" ref="{draw(_numbers)}"' if kind in ("hinge", "slide") else ""
            anchor = f'pos="{_vector(draw, 3)}"' if draw(st.booleans()) else ""
            text += f'<joint type="{kind}" {anchor} {options}/>'
        return text

    def body(i: int) -> str:
        inside = "".join(body(j) for j in range(len(parents)) if parents[j] == i)
        quaternion = f'quat="1 {_vector(draw, 3)}"'
        name = f'name="b{i}"' if draw(st.booleans()) else ""
        content = f"{joints(parents[i] < 0)}{INERTIAL}{inside}"
        return f'<body {name} pos="{_vector(draw, 3)}" {quaternion}>{content}</body>'

    roots = "".join(body(i) for i in range(len(parents)) if parents[i] < 0)
    # Armatures: of a singular inertia, as of two slides in one direction, MuJoCo warns and writes a file.
    options = '<compiler angle="radian"/><default><joint armature="1"/></default>'
    return f"<mujoco>{options}<worldbody>{roots}</worldbody></mujoco>"


@given(models())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_forward_of_random_models_is_that_of_mj_kinematics(text: str) -> None:
    model, robot = compiled(text), Robot.from_mjcf(text, dtype=DOUBLE)
    assert (robot.nq, robot.nv) == (model.nq, model.nv)
    assert_same_motion(robot, model, configuration(model))


def test_a_library_that_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(MissingExtraError, match=r'Robot.from_mjcf needs mujoco: pip install "posekit\[robots\]"'):
        Robot.from_mjcf("<mujoco/>")


def test_errors_name_the_file_the_element_and_the_fact(tmp_path: pathlib.Path) -> None:
    missing = tmp_path / "none.xml"
    with pytest.raises(FileNotFoundError, match=r"No such file or directory: '.*none\.xml'"):
        Robot.from_mjcf(missing)
    file = tmp_path / "robot.xml"
    file.write_text("<mujoco><include file='other.xml'/></mujoco>")
    with pytest.raises(
        FormatError, match=r"robot.xml: MuJoCo cannot compile it: XML Error: .*other.xml'? Element 'include', line 1"
    ):
        Robot.from_mjcf(str(file))
    with pytest.raises(FormatError, match=r"^MJCF text: the text is empty: expected a path, or a text that begins"):
        Robot.from_mjcf(" ")
    file.write_text("<?xml version='1.0'?>\n<!-- a > b -->\n<robot name='r'><link name='a'/></robot>")
    with pytest.raises(
        FormatError, match=r"robot.xml: the root element is <robot>, as in URDF: read it with Robot.from"
    ):
        Robot.from_mjcf(file)
    with pytest.raises(FormatError, match=r"MJCF text: MuJoCo cannot compile it"):
        Robot.from_mjcf("<!-- many comments and no element -->" * 100)
    with pytest.raises(FormatError, match=r"MJCF text: MuJoCo cannot compile it: XML parse error .* Line number=1"):
        Robot.from_mjcf("<mujoco")
    with pytest.raises(FormatError, match=r"MJCF text: MuJoCo cannot compile it: .*unrecognized element Element 'bad'"):
        Robot.from_mjcf("<mujoco><bad/></mujoco>")
    joint = '<mujoco><worldbody><body name="b"><joint name="knee" {}/>' + INERTIAL + "</body></worldbody></mujoco>"
    with pytest.raises(FormatError, match=r"MJCF text: .* axis too small in joint Element name 'knee', id 0, line 1"):
        Robot.from_mjcf(joint.format('axis="0 0 0"'))
    with pytest.raises(FormatError, match=r"MJCF text: .* range\[0\] should be smaller than range\[1\] in joint"):
        Robot.from_mjcf(joint.format('range="1 0" limited="true"'))
    with pytest.raises(ArgumentError, match=r"source must be a path, a string that begins with '<' or a mujoco"):
        Robot.from_mjcf(3)


def test_errors_of_models_that_were_changed() -> None:
    for field, match in [
        ("body_pos", r"MjModel: body 'hip': its pose is not finite"),
        ("jnt_pos", r"MjModel: joint 'z': its anchor, axis or reference is not finite"),
        ("jnt_axis", r"MjModel: joint 'z': its anchor, axis or reference is not finite"),
    ]:
        model = compiled(JOINTS)
        getattr(model, field)[2 if field == "body_pos" else 1, 0] = math.nan
        with pytest.raises(FormatError, match=match):
            Robot.from_mjcf(model)
    model = compiled(JOINTS)
    model.jnt_range[1] = [1, -1]
    with pytest.raises(FormatError, match=r"MjModel: joint 'z': the lower limit 1.0 is above the upper limit -1.0"):
        Robot.from_mjcf(model)


def test_errors_of_sites() -> None:
    with pytest.raises(ArgumentError, match=r"Robot.from_mjcf: MJCF text has no site 'hand'; the sites are tip"):
        Robot.from_mjcf(SYNTAX, sites=["hand"])
    with pytest.raises(ArgumentError, match=r"Robot.from_mjcf: MJCF text has no site 3; the sites are none"):
        Robot.from_mjcf(JOINTS, sites=[3])  # type: ignore[list-item]
    with pytest.raises(ArgumentError, match=r"Robot.from_mjcf: sites must be a list of names, got the string 'tip'"):
        Robot.from_mjcf(SYNTAX, sites="tip")
    packaged = str(next(path for path in PACKAGED if path.name == "model.xml"))
    with pytest.raises(ArgumentError, match=r"Robot.from_mjcf: the site 'head' cannot become a link: there is a link"):
        Robot.from_mjcf(packaged, sites=["head"])
