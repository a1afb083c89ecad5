"""Inertias of links: reading, checks, and what editing a robot does to them."""

from __future__ import annotations

import copy
import math
import pathlib
import pickle
import re
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from posekit import ArgumentError, FormatError, Pose, ShapeError, ValidationError
from posekit.kinematics import Inertias, Joint, Robot
from tests.kinematics.examples import DOUBLE, GRIPPER
from tests.kinematics.test_real_robots import ROBOTS

# A link whose inertial frame is turned by a quarter about z, and one with a mass alone.
ARM = """<robot name="arm"><link name="base"/>
<link name="upper"><inertial><origin xyz="0.1 0.2 0.3" rpy="0 0 1.5707963267948966"/><mass value="2"/>
  <inertia ixx="1" iyy="2" izz="2.5" ixy="0.1" ixz="0.2" iyz="0.3"/></inertial></link>
<link name="tool"><inertial><mass value="0.5"/></inertial></link>
<joint name="j" type="revolute"><parent link="base"/><child link="upper"/><axis xyz="0 0 1"/>
  <dynamics damping="0.25" friction="9"/></joint>
<joint name="k" type="fixed"><parent link="upper"/><child link="tool"/><origin xyz="0 0 1" rpy="1 0 0"/></joint></robot>
"""


def test_urdf_has_inertias_in_the_frame_of_the_link_and_damping() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    found = robot.inertias
    assert found.mass.tolist() == [0, 2, 0.5]
    assert found.centre.tolist() == [[0, 0, 0], [0.1, 0.2, 0.3], [0, 0, 0]]
    # x of the inertial frame is y of the link, and y is -x
    expected = torch.tensor([[2.0, -0.1, -0.3], [-0.1, 1, 0.2], [-0.3, 0.2, 2.5]], dtype=DOUBLE)
    torch.testing.assert_close(found.inertia[1], expected, rtol=0, atol=1e-15)
    assert not found.inertia[[0, 2]].any()
    assert robot.damping.tolist() == [0.25] and robot.armature.tolist() == [0]
    text = ARM.replace('<mass value="0.5"/>', "")
    assert Robot.from_urdf(text).inertias.mass.isnan().tolist() == [False, False, True]


def test_a_mimic_joint_damps_the_number_that_moves_it() -> None:
    text = GRIPPER.replace("<mimic", '<dynamics damping="2"/><mimic')  # multipliers 0.5, and -40 of that
    assert Robot.from_urdf(text).damping.tolist() == [2 * 0.25 + 2 * 400]


@pytest.mark.parametrize("name", ROBOTS)
def test_inertias_of_real_robots_are_those_of_pinocchio(name: str) -> None:
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    text = ROBOTS[name]()
    model = pinocchio.buildModelFromXML(re.sub(r"<(/?)\w+:", r"<\1", text))
    folded = Robot.from_urdf(text, dtype=DOUBLE).fold_fixed()
    for link, joint, mass, centre, inertia in zip(
        folded.links,
        folded.tree.names,
        folded.inertias.mass,
        folded.inertias.centre,
        folded.inertias.inertia,
        strict=True,
    ):
        if not joint:
            continue
        other = model.inertias[model.getJointId(joint)]
        for ours, theirs in ((mass, other.mass), (centre, other.lever), (inertia, other.inertia)):
            expected = torch.tensor(theirs, dtype=DOUBLE)
            scale = max(float(expected.abs().max()), 1e-3)
            torch.testing.assert_close(ours, expected, rtol=0, atol=1e-12 * scale, msg=lambda m, s=link: f"{s}: {m}")


def spatial(robot: Robot, q: Tensor, links: list[str] | None = None) -> Tensor:
    """The sums of m, m c and the inertia about the origin of the world, of some links, shape (4 + 9,)."""
    poses, inertias = robot.forward(q, links), robot.inertias
    rows = [robot.links.index(name) for name in links or robot.links]
    mass, rotation = inertias.mass[rows], poses.matrix()[..., :3, :3]
    centre = poses.apply(inertias.centre[rows])
    square = (centre * centre).sum(-1)[..., None, None] * torch.eye(3, dtype=DOUBLE)
    about = rotation @ inertias.inertia[rows] @ rotation.mT
    about = about + mass[:, None, None] * (square - centre[..., :, None] * centre[..., None, :])
    return torch.cat((mass.sum()[None], (mass[:, None] * centre).sum(0), about.sum(0).flatten()))


def tree(seed: int = 0) -> Robot:
    """A tree with fixed links at several depths, and random inertias."""
    generator = torch.Generator().manual_seed(seed)
    parents = {"a": "base", "b": "a", "c": "b", "d": "b", "e": "c", "f": "e", "g": "base", "h": "g"}
    kinds = {"a": "revolute", "e": "prismatic", "h": "revolute"}
    joints = [
        Joint(
            name=f"j{child}",
            parent=parent,
            child=child,
            kind=kinds.get(child, "fixed"),  # type: ignore[arg-type]
            origin=Pose.random(generator=generator, dtype=DOUBLE),
        )
        for child, parent in parents.items()
    ]
    robot = Robot.from_joints(joints, dtype=DOUBLE)
    return robot.replace(inertias=random_inertias(len(robot.links), generator))


def random_inertias(links: int, generator: torch.Generator) -> Inertias:
    """Inertias of clouds of points."""
    points = torch.randn(links, 5, 3, dtype=DOUBLE, generator=generator)
    square = (points * points).sum(-1)[..., None, None] * torch.eye(3, dtype=DOUBLE)
    inertia = (square - points[..., :, None] * points[..., None, :]).mean(1)
    mass = 0.5 + torch.rand(links, dtype=DOUBLE, generator=generator)
    return Inertias(mass, torch.randn(links, 3, dtype=DOUBLE, generator=generator), inertia)


def test_folding_keeps_the_sums() -> None:
    robot = tree()
    q = robot.random(generator=torch.Generator().manual_seed(1))
    torch.testing.assert_close(spatial(robot.fold_fixed(), q), spatial(robot, q), rtol=1e-13, atol=1e-13)
    kept = robot.fold_fixed(keep=["c", "f"])
    torch.testing.assert_close(spatial(kept, q), spatial(robot, q), rtol=1e-13, atol=1e-13)
    torch.testing.assert_close(kept.inertias.mass[kept.links.index("f")], robot.inertias.mass[robot.links.index("f")])


def test_a_chain_has_the_inertias_of_what_is_fixed_to_it() -> None:
    robot = tree()
    part = robot.chain("a", "e")
    assert part.links == ("a", "b", "c", "e")  # d is fixed to b, and f to e
    q = torch.zeros(robot.nq, dtype=DOUBLE)
    moved = spatial(robot.chain("base", "e"), q[:2]) - spatial(robot, q, ["base", "g"])
    torch.testing.assert_close(moved, spatial(robot, q, list("abcdef")), rtol=1e-12, atol=1e-12)
    expected = [robot.inertias.mass[[robot.links.index(x) for x in group]].sum() for group in ("a", "bd", "c", "ef")]
    torch.testing.assert_close(part.inertias.mass, torch.stack(expected))


def test_massless_links_stay_massless_and_new_frames_have_no_mass() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE).add_frame("tip", "tool", Pose([0, 0, 1.0]))
    assert robot.inertias.mass.tolist() == [0, 2, 0.5, 0]
    folded = robot.fold_fixed()
    assert folded.inertias.mass.tolist() == [0, 2.5]
    torch.testing.assert_close(folded.inertias.centre[1], torch.tensor([0.08, 0.16, 0.44], dtype=DOUBLE))
    assert not folded.inertias.centre[0].any() and not folded.inertias.inertia[0].any()
    assert robot.fix({"j": 0.5}).fold_fixed().inertias.mass.tolist() == [2.5]
    assert robot.fix({"j": 0.5}).damping.tolist() == []


def test_gradients_reach_inertias_through_folding() -> None:
    robot = tree()
    q = robot.random(generator=torch.Generator().manual_seed(1))

    def f(mass: Tensor, centre: Tensor, inertia: Tensor) -> Tensor:
        return spatial(robot.replace(inertias=Inertias(mass, centre, inertia)).fold_fixed(), q)

    inputs = [x.clone().requires_grad_() for x in (robot.inertias.mass, robot.inertias.centre, robot.inertias.inertia)]
    assert torch.autograd.gradcheck(f, inputs, fast_mode=True)
    assert torch.autograd.gradgradcheck(f, inputs, fast_mode=True)


def test_masses_that_nobody_gave_are_nan() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    assert arm.inertias.mass.isnan().all()
    changed = arm.replace(inertias=random_inertias(4, torch.Generator()), damping=torch.tensor([[1.0, 2.0]] * 3))
    assert changed.inertias.dtype == torch.float32 and changed.damping.shape == (3, 2)


def test_inertias_keep_their_digits_in_a_narrower_robot() -> None:
    robot = Robot.from_urdf(ARM.replace('value="2"', 'value="0.1"'))
    assert robot.inertias.dtype == torch.float32
    assert robot.to(DOUBLE).inertias.mass[1].item() == 0.1
    assert robot.fold_fixed().to(DOUBLE).inertias.mass[1].item() == 0.6


def test_inertias_are_pytrees_and_can_be_copied_and_stored() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    leaves, spec = pytree.tree_flatten(robot.inertias)
    assert [x.shape for x in leaves] == [(3,), (3, 3), (3, 3, 3)]
    again = pytree.tree_unflatten([2 * x for x in leaves], spec)
    assert again.mass.tolist() == [0, 4, 1]
    for copied in (copy.deepcopy(robot), pickle.loads(pickle.dumps(robot))):
        assert torch.equal(copied.inertias.inertia, robot.inertias.inertia)
    assert repr(robot.inertias) == "Inertias(links=3, mass=2.5, dtype=torch.float64, device=cpu)"
    batched = Inertias(torch.ones(2, 3), torch.zeros(3, 3), torch.zeros(3, 3, 3))
    assert repr(batched) == "Inertias(shape=(2,), links=3, dtype=torch.float32, device=cpu)"
    with pytest.raises(AttributeError, match="Inertias: 'mass' cannot be set"):
        batched.mass = torch.zeros(3)  # type: ignore[misc]


def test_what_no_body_has_is_refused_with_its_link() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    old = Inertias(robot.inertias.mass * torch.tensor([0, 1, 0]), robot.inertias.centre, robot.inertias.inertia)
    mass = torch.tensor([0, 1, -0.5], dtype=DOUBLE)
    with pytest.raises(ValidationError, match=r"inertias of link 'tool': the mass must not be negative, got -0.5"):
        robot.replace(inertias=Inertias(mass, old.centre, old.inertia))
    sheet = torch.diag_embed(torch.tensor([[0, 0, 0], [1, 1, 2.1], [0, 0, 0]], dtype=DOUBLE))
    broken = Inertias(old.mass, old.centre, sheet)
    fact = r"Robot.replace: inertias of link 'upper': its principal moments of inertia are 1, 1, 2.1: one of a body"
    with pytest.raises(ValidationError, match=fact):
        robot.replace(inertias=broken)
    with pytest.raises(ValidationError, match="principal moments of inertia are -1, 1, 1"):
        inertia = torch.diag_embed(torch.tensor([[0, 0, 0], [1, 1, -1], [0, 0, 0]], dtype=DOUBLE))
        robot.replace(inertias=Inertias(old.mass, old.centre, inertia))
    assert robot.replace(inertias=broken.balanced()).inertias.inertia[1].diagonal().tolist() == [4.1 / 3] * 3
    # rounded to three digits, and numbers that an optimiser changes
    flat = torch.diag_embed(torch.tensor([[0, 0, 0], [0.333, 0.333, 0.667], [0, 0, 0]], dtype=DOUBLE))
    robot.replace(inertias=Inertias(old.mass, old.centre, flat))
    robot.replace(inertias=Inertias(mass.requires_grad_(), old.centre, old.inertia))
    with pytest.raises(ValidationError, match=r"Robot.replace: damping\[0\] = -1.0 must not be negative"):
        robot.replace(damping=torch.tensor([-1.0]))
    with pytest.raises(FormatError, match="joint 'j': damping must not be negative, got -1"):
        Joint(name="j", parent="a", child="b", damping=-1)


def test_a_link_that_no_body_has_counts_in_the_body_that_fixed_joints_make_of_it() -> None:
    """As in published robots, whose sensors and cables correct the sum."""
    sensor = '<mass value="0.25"/><inertia ixx="-0.01" iyy="0.02" izz="0.05" ixy="0.01"/>'
    text = ARM.replace('<mass value="0.5"/>', f'<origin xyz="0.1 0 0"/>{sensor}')
    robot, q = Robot.from_urdf(text, dtype=DOUBLE), torch.zeros(1, dtype=DOUBLE)
    mass, centre, inertia = robot.inertias.mass, robot.inertias.centre, robot.inertias.inertia
    turn = torch.tensor([[1, 0, 0], [0, math.cos(1), -math.sin(1)], [0, math.sin(1), math.cos(1)]], dtype=DOUBLE)
    point = torch.tensor([0, 0, 1], dtype=DOUBLE) + turn @ centre[2]
    about_z = inertia[1][2, 2] + (turn @ inertia[2] @ turn.T)[2, 2]
    about_z += mass[1] * centre[1, :2].square().sum() + mass[2] * point[:2].square().sum()
    torch.testing.assert_close(robot.mass_matrix(q), about_z.reshape(1, 1), rtol=0, atol=1e-14)
    assert robot.replace(inertias=robot.inertias).mass_matrix(q) == robot.mass_matrix(q)
    freed = Robot.from_urdf(text.replace('name="k" type="fixed"', 'name="k" type="continuous"'), dtype=DOUBLE)
    with pytest.raises(ValidationError, match=r"Robot.mass_matrix: link 'tool' of URDF text: its principal moments of"):
        freed.mass_matrix(freed.neutral())
    worse = Robot.from_urdf(text.replace('ixx="-0.01"', 'ixx="-9"'), dtype=DOUBLE)
    with pytest.raises(ValidationError, match=r"Robot.mass_matrix: link 'tool' of URDF text: .* are -9"):
        worse.mass_matrix(q)


def test_errors_of_shapes_and_types() -> None:
    with pytest.raises(ShapeError, match=r"Inertias: centre must have shape \(..., links, 3\), got \(2, 2\)"):
        Inertias([1.0, 1.0], torch.zeros(2, 2), torch.zeros(2, 3, 3))
    with pytest.raises(
        ShapeError, match=r"Inertias: mass, centre and inertia must have as many links, got \(1, 2, 2\)"
    ):
        Inertias([1.0], torch.zeros(2, 3), torch.zeros(2, 3, 3))
    robot = Robot.from_urdf(ARM)
    with pytest.raises(ArgumentError, match=r"Robot.replace: inertias must be an Inertias, got Tensor"):
        robot.replace(inertias=torch.zeros(3))
    with pytest.raises(ShapeError, match=r"Robot.replace: inertias must have shape \(..., 3\), got \(2,\)"):
        robot.replace(inertias=random_inertias(2, torch.Generator()))
    with pytest.raises(FormatError, match="link 'upper': ixx of <inertia> must be a finite number, got 'x'"):
        Robot.from_urdf(ARM.replace('ixx="1"', 'ixx="x"'))


# MJCF

GEOMS = """<mujoco><compiler {compiler}/><asset><mesh name="m" {mesh}/></asset><worldbody>
  <body name="box" pos="1 2 3"><freejoint/><geom type="box" size="0.1 0.2 0.3" pos="0.1 0 0" euler="10 20 30"/>
    <geom type="sphere" size="0.1" mass="0.5"/>
    <body name="full" pos="0 0 1"><joint axis="1 2 3" armature="0.25" damping="0.5"/><geom size="0.2"/>
      <inertial pos="0.1 0.2 0.3" mass="3" fullinertia="1 2 2.5 0.1 0.2 0.3"/>
      <body><joint type="slide"/><geom type="capsule" size="0.1 0.2" density="500"/>
        <body name="mesh" pos="0 1 0"><joint name="a" axis="0 1 0"/><joint type="ball" pos="0.1 0 0"/>
          <geom type="mesh" mesh="m"/>
        </body>
      </body>
      <body name="diag"><joint/><geom type="mesh" mesh="m"/>
        <inertial pos="0 0 0" quat="1 2 3 4" mass="3" diaginertia="1 2 2.5"/></body>
    </body>
  </body></worldbody></mujoco>"""
VERTICES = 'vertex="0 0 0 1 0 0 0 2 0 0 0 3 0.5 0.5 1"'


def compare(robot: Robot, model: Any, known: Any = None) -> None:
    """Inertias of all bodies, about the origin of the body."""
    for i in range(1, model.nbody):
        link = model.body(i).name or f"body{i}"
        row = robot.links.index(link)
        mass, centre, inertia = robot.inertias.mass[row], robot.inertias.centre[row], robot.inertias.inertia[row]
        if known is not None and not known(link):
            assert mass.isnan(), link
            continue
        w, x, y, z = model.body_iquat[i]
        rotation = np.array(
            [
                [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
            ]
        )
        expected = rotation @ np.diag(model.body_inertia[i]) @ rotation.T
        np.testing.assert_allclose(mass.item(), model.body_mass[i], rtol=1e-13)
        np.testing.assert_allclose(centre.numpy(), model.body_ipos[i], rtol=0, atol=1e-12)
        np.testing.assert_allclose(inertia.numpy(), expected, rtol=0, atol=1e-12 * max(1, np.abs(expected).max()))
    assert robot.inertias.mass.nansum() <= model.body_mass.sum() * (1 + 1e-12)  # other links have no mass
    np.testing.assert_array_equal(robot.armature.numpy(), model.dof_armature)
    np.testing.assert_array_equal(robot.damping.numpy(), model.dof_damping)


@pytest.mark.parametrize(
    "compiler",
    [
        "",
        'inertiafromgeom="true"',
        'settotalmass="7"',
        'boundmass="1" boundinertia="0.5"',
        'inertiagrouprange="0 0" balanceinertia="true"',
    ],
)
@pytest.mark.filterwarnings("ignore:.*settotalmass")  # MuJoCo calls it deprecated
def test_mjcf_has_the_inertias_that_mujoco_computes(
    compiler: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    monkeypatch.chdir(tmp_path)  # where MuJoCo writes its warning
    text = GEOMS.format(compiler=compiler, mesh=VERTICES)
    model = mujoco.MjModel.from_xml_string(text)
    compare(Robot.from_mjcf(text, dtype=DOUBLE), model)
    compare(Robot.from_mjcf(model, dtype=DOUBLE), model)


@pytest.mark.parametrize(
    ("compiler", "unknown"),
    [("", ["mesh"]), ('inertiafromgeom="true"', ["mesh", "diag"]), ('settotalmass="7"', "all")],
)
@pytest.mark.filterwarnings("ignore:.*settotalmass")
def test_a_mass_that_depends_on_a_missing_mesh_is_nan(
    compiler: str, unknown: Any, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mujoco = pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    monkeypatch.chdir(tmp_path)
    model = mujoco.MjModel.from_xml_string(GEOMS.format(compiler=compiler, mesh=VERTICES))
    robot = Robot.from_mjcf(GEOMS.format(compiler=compiler, mesh='file="missing.stl"'), dtype=DOUBLE)
    compare(robot, model, known=lambda name: unknown != "all" and name not in unknown)


def test_packaged_models_have_the_inertias_that_mujoco_computes() -> None:
    pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    from tests.kinematics.test_mjcf import MODELS, compiled

    for source in MODELS.values():
        compare(Robot.from_mjcf(source, dtype=DOUBLE), compiled(source))
