"""Robots made by hand, from DH parameters and from other robots; configurations; the unrolled op."""

from __future__ import annotations

import math
import pathlib

import numpy as np
import pytest
import torch

from posekit import ArgumentError, FormatError, OptionError, Pose, Rotation, ShapeError, ValidationError
from posekit.kinematics import Joint, Robot
from posekit.kinematics.readers import packages
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, every_kind


def seeded(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


@pytest.mark.parametrize("modified", [False, True])
def test_dh_parameters(modified: bool) -> None:
    a, alpha, d, theta = torch.randn(4, 3, dtype=DOUBLE, generator=seeded())
    kinds = ["revolute", "prismatic", "revolute"]
    robot = Robot.from_dh(a, alpha, d, theta, kinds=kinds, modified=modified, dtype=DOUBLE)
    q = torch.randn(5, 3, dtype=DOUBLE, generator=seeded(1))
    moves = torch.tensor([kind == "revolute" for kind in kinds])
    rows = Pose.from_dh(a, alpha, d + q * ~moves, theta + q * moves, modified=modified)
    expected = rows[:, 0] @ rows[:, 1] @ rows[:, 2]
    assert robot.forward(q, "tool").allclose(expected, atol=1e-12)
    assert robot.links == ("base", "link1", "link2", "link3", "tool")
    if modified:
        assert robot.forward(q, "link2").allclose(rows[:, 0] @ rows[:, 1], atol=1e-12)


def test_dh_parameters_in_degrees() -> None:
    table = {"a": [0.1, 0.5], "d": [0.25, 0.0]}
    angles = {"alpha": [90.0, -30.0], "theta": [45.0, 10.0]}
    expected = Robot.from_dh(**table, **{k: [math.radians(x) for x in v] for k, v in angles.items()}, dtype=DOUBLE)
    found = Robot.from_dh(**table, **angles, degrees=True, dtype=DOUBLE)
    torch.testing.assert_close(found.origins.matrix(), expected.origins.matrix(), rtol=0, atol=1e-15)
    with pytest.raises(OptionError, match=r"Robot.from_dh: degrees must be True or False, got 1"):
        Robot.from_dh(**table, **angles, degrees=1)


def test_errors_of_dh_parameters() -> None:
    with pytest.raises(
        ShapeError, match=r"Robot.from_dh: parameters must have one shape \(joints,\), got a \(2,\), alpha \(1,\)"
    ):
        Robot.from_dh([0, 0], [0], [0, 0])
    with pytest.raises(OptionError, match=r'Robot.from_dh: kinds must be 1 of "revolute" and "prismatic", got'):
        Robot.from_dh([0], [0], [0], kinds=["fixed"])


def test_errors_of_joints() -> None:
    with pytest.raises(OptionError, match=r"joint 'j': kind must be one of"):
        Joint(name="j", parent="a", child="b", kind="hinge")
    with pytest.raises(FormatError, match=r"joint 'j': a free joint cannot mimic 'k'"):
        Joint(name="j", parent="a", child="b", kind="free", mimic="k")
    with pytest.raises(FormatError, match=r"joint 'j': pitch must be a number, got nan"):
        Joint(name="j", parent="a", child="b", kind="screw", pitch=math.nan)
    with pytest.raises(ShapeError, match=r"joint 'j': axis must have shape \(3,\), got \(2,\)"):
        Robot.from_joints([Joint(name="j", parent="a", child="b", axis=(1, 0))])
    with pytest.raises(FormatError, match=r"joint 'j': the axis must be finite and not zero"):
        Robot.from_joints([Joint(name="j", parent="a", child="b", axis=(0, 0, 0))])
    with pytest.raises(ArgumentError, match=r"joint 'j': origin must be a single Pose, got a Pose of shape \(2,\)"):
        Robot.from_joints([Joint(name="j", parent="a", child="b", origin=Pose.identity(2))])
    with pytest.raises(ArgumentError, match=r"Robot.from_joints: joints must be a list of Joint, got dict"):
        Robot.from_joints([{}])


def test_axes_of_extreme_length() -> None:
    for length in (1e-300, 1e300):
        robot = Robot.from_joints([Joint(name="j", parent="a", child="b", axis=(length, 0, 0))], dtype=DOUBLE)
        assert robot.axes[1].tolist() == [1, 0, 0]


def test_random_configurations_are_within_the_limits() -> None:
    robot = every_kind()
    q = robot.random(2000, generator=seeded())
    assert q.shape == (2000, robot.nq)
    r = q[:, 0]
    assert r.min() >= -1 and r.max() <= 2 and r.min() < -0.98 and r.max() > 1.98
    assert abs(r.mean().item() - 0.5) < 0.06
    ball = q[:, 2:6]
    torch.testing.assert_close(ball.norm(dim=1), torch.ones(2000, dtype=DOUBLE))
    assert torch.equal(robot.clamp(q), q)
    assert robot.clamp(q + 9)[:, 0].max() == 2
    assert torch.equal(robot.random(3, generator=seeded(1)), robot.random(3, generator=seeded(1)))


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        ((-math.inf, math.inf), (-math.pi, math.pi)),
        ((0, math.inf), (0, 2 * math.pi)),
        ((-math.inf, 1), (1 - 2 * math.pi, 1)),
    ],
)
def test_random_angles_without_limits_cover_a_turn(limits: tuple[float, float], expected: tuple[float, float]) -> None:
    joint = Joint(name="j", parent="a", child="b", lower=limits[0], upper=limits[1])
    q = Robot.from_joints([joint], dtype=DOUBLE).random(4000, generator=seeded())
    assert expected[0] <= q.min() < expected[0] + 0.01 and expected[1] - 0.01 < q.max() <= expected[1]


def test_neutral_is_the_identity_of_every_joint() -> None:
    robot = every_kind()
    q = robot.neutral(2)
    poses = robot.forward(q)
    for i, parent in enumerate(robot.parents[1:], 1):
        if robot.offsets[i]:
            continue
        assert poses[:, parent].between(poses[:, i]).allclose(robot.origins[i].expand(2), atol=1e-12)


def test_retract_and_local_are_inverse() -> None:
    robot = every_kind()
    q, other = robot.random(4, generator=seeded()), robot.random(4, generator=seeded(1))
    v = robot.local(q, other)
    assert v.shape == (4, robot.nv)
    assert robot.forward(robot.retract(q, v)).allclose(robot.forward(other), atol=1e-12)
    small = torch.randn(4, robot.nv, dtype=DOUBLE, generator=seeded(2)) * 0.3
    torch.testing.assert_close(robot.local(q, robot.retract(q, small)), small)
    arm = Robot.from_urdf(ARM)
    assert torch.equal(arm.retract(torch.ones(7), torch.ones(7)), torch.full((7,), 2.0))


def test_retract_and_local_are_those_of_pinocchio() -> None:
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    kinds = {
        "planar": pinocchio.JointModelPlanar,
        "spherical": pinocchio.JointModelSpherical,
        "free": pinocchio.JointModelFreeFlyer,
    }
    for kind, make in kinds.items():
        joint = Joint(name="j", parent="a", child="b", kind=kind)
        robot = Robot.from_joints([joint], dtype=DOUBLE)
        q, other = robot.random(2, generator=seeded())
        v = torch.randn(robot.nv, dtype=DOUBLE, generator=seeded(1))
        model = pinocchio.Model()
        model.addJoint(0, make(), pinocchio.SE3.Identity(), "j")

        def theirs(q: torch.Tensor, kind: str = kind) -> list[float]:
            x = q.tolist()
            if kind == "planar":
                return [x[0], x[1], math.cos(x[2]), math.sin(x[2])]
            return [*x[1:], x[0]] if kind == "spherical" else [*x[:3], *x[4:], x[3]]

        moved = pinocchio.integrate(model, np.array(theirs(q)), v.numpy())
        ours = torch.tensor(theirs(robot.retract(q, v)), dtype=DOUBLE)
        sign = 1.0 if kind == "planar" or (ours[-1] * moved[-1]) > 0 else -1.0
        expected = torch.tensor(moved)
        if sign < 0:
            expected[-4:] = -expected[-4:]
        torch.testing.assert_close(ours, expected, rtol=0, atol=1e-12)
        difference = pinocchio.difference(model, np.array(theirs(q)), np.array(theirs(other)))
        torch.testing.assert_close(robot.local(q, other), torch.tensor(difference), rtol=0, atol=1e-9)


def test_chain_is_the_part_between_two_links() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    arm = robot.chain("lift", "lhand")
    assert arm.links == ("lift", "larm0", "larm1", "larm2", "larm3", "larm4", "lhand")
    assert arm.joints == robot.joints[13:18] and arm.nq == 5
    q = robot.random(3, generator=seeded())
    expected = robot.forward(q, "lift").between(robot.forward(q, "lhand"))
    assert arm.forward(q[:, 13:18], "lhand").allclose(expected, atol=1e-12)
    torch.testing.assert_close(arm.limits, robot.limits[13:18])
    with pytest.raises(
        ArgumentError, match=r"Robot.chain: link 'lhand' is not above 'head'; the links above it are base, lift, head"
    ):
        robot.chain("lhand", "head")
    with pytest.raises(ArgumentError, match=r"Robot.chain: the joints right_joint, dial_joint mimic joints outside"):
        Robot.from_urdf(GRIPPER).chain("base", "tip")


def test_chain_of_a_floating_robot_is_fixed() -> None:
    robot = Robot.from_urdf(ARM, floating=True, dtype=DOUBLE)
    assert robot.joints[0] == "root_joint" and robot.chain("base", "l8").nq == 7


def test_fixed_joints() -> None:
    robot = every_kind()
    q = robot.random(3, generator=seeded())
    fixed = robot.fix({"r": q[0, 0], "b": q[0, 2:6], "f": q[0, 10:]})
    assert fixed.joints == ("s", "p", "l") and fixed.links == robot.links
    rest = q[:, (1, 6, 7, 8, 9)]
    expected = robot.forward(q[:1].expand(3, -1).clone().index_copy(1, torch.tensor([1, 6, 7, 8, 9]), rest))
    assert fixed.forward(rest).allclose(expected, atol=1e-12)
    with pytest.raises(ArgumentError, match=r"Robot.fix: joint 'm' mimics 'r': fix that one"):
        robot.fix({"m": 1})
    with pytest.raises(ArgumentError, match=r"Robot.fix: joint 'x' is fixed already"):
        robot.fix({"x": 1})
    with pytest.raises(ShapeError, match=r"Robot.fix: 'b' must be of shape \(4,\), got shape \(\)"):
        robot.fix({"b": 1})
    with pytest.raises(ValidationError, match=r"Robot.fix: 'r' must be finite, got"):
        robot.fix({"r": math.nan})


def test_fixed_links_fold_into_their_parents() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE).fix({"j_lift": 0.1, "j_larm1": 0.2})
    folded = robot.fold_fixed(keep=["lhand"])
    assert set(robot.links) - set(folded.links) == {"lift", "larm1", "lfoot", "rfoot", "rhand", "head"}
    assert folded.joints == robot.joints
    q = robot.random(2, generator=seeded())
    assert folded.forward(q).allclose(robot.forward(q, folded.links), atol=1e-12)
    assert Robot.from_urdf(ARM, fold_fixed=True).links[-1] == "l7"


def test_frames_can_be_added() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    camera = Pose.random(dtype=DOUBLE, generator=seeded())
    more = robot.add_frame("camera", "l8", camera)
    q = robot.random(2, generator=seeded())
    assert more.forward(q, "camera").allclose(robot.forward(q, "l8") @ camera, atol=1e-12)
    assert more.links[:-1] == robot.links and more.joints == robot.joints
    with pytest.raises(ArgumentError, match=r"Robot.add_frame: there is a link 'l8' already"):
        robot.add_frame("l8", "l7", camera)


def test_replace_is_the_door_for_calibration() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    generator = seeded()
    q = robot.random(50, generator=generator)
    truth = robot.replace(origins=robot.origins.retract(torch.randn(9, 6, dtype=DOUBLE, generator=generator) * 0.01))
    measured = truth.forward(q, "l8")
    tangent = torch.zeros(9, 6, dtype=DOUBLE, requires_grad=True)
    optimizer = torch.optim.LBFGS([tangent], max_iter=60, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        value = robot.replace(origins=robot.origins.retract(tangent)).forward(q, "l8").squared_distance(measured).mean()
        value.backward()
        return value

    assert optimizer.step(loss) > 1e-3
    assert loss() < 1e-8


def test_errors_of_replace() -> None:
    robot = Robot.from_urdf(ARM)
    with pytest.raises(ArgumentError, match=r"Robot.replace: 'links' cannot be replaced; the fields are origins, axes"):
        robot.replace(links=())
    with pytest.raises(ShapeError, match=r"Robot.replace: origins must have shape \(..., 9\), got \(8,\)"):
        robot.replace(origins=Pose.identity(8))
    with pytest.raises(ValidationError, match=r"Robot.replace: axes\[1\] must not be zero"):
        robot.replace(axes=torch.zeros(9, 3))


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize("name", ["arm", "every kind"])
def test_the_unrolled_op_is_forward(name: str) -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE) if name == "arm" else every_kind()
    q = robot.random(4, generator=seeded()).requires_grad_()
    compiled = robot.compiled()
    weights = torch.randn(4, len(robot.links), 4, 4, dtype=DOUBLE, generator=seeded(1))
    assert compiled(q).allclose(robot.forward(q), atol=1e-12)
    gradients = [torch.autograd.grad((f(q).matrix() * weights).sum(), q)[0] for f in (compiled, robot.forward)]
    torch.testing.assert_close(*gradients)
    tip = robot.links[-1]
    assert robot.compiled(tip)(q).allclose(robot.forward(q, tip), atol=1e-12)


def test_robots_move_between_dtypes() -> None:
    robot = Robot.from_urdf(ARM)
    assert robot.to(torch.float32) is robot
    assert robot.to(DOUBLE).limits.dtype == DOUBLE
    assert "joints=[j_l1, j_l2" in repr(robot)
    with pytest.raises(AttributeError, match=r"immutable"):
        robot.axes = None


@pytest.mark.parametrize(("name", "joints", "tips"), [("arm", 7, ["l8"]), ("humanoid", 23, ["lhand", "rfoot", "head"])])
def test_robots_come_with_the_package(name: str, joints: int, tips: list[str]) -> None:
    robot = Robot.example(name, dtype=DOUBLE)
    assert (robot.nq, robot.dtype) == (joints, DOUBLE) and set(tips) <= set(robot.links)
    assert robot.limits.isfinite().all()
    assert Robot.example(name, floating=True).nq == joints + 7


URDF = """<robot name="{0}"><link name="base"/><link name="{0}"/><joint name="j" type="revolute">
<parent link="base"/><child link="{0}"/><axis xyz="0 0 1"/><limit lower="-1" upper="1"/></joint></robot>"""


def descriptions(folder: pathlib.Path) -> pathlib.Path:
    """A folder of descriptions, as example-robot-data and robot_descriptions have them."""
    for place in (
        "ur_description/urdf/ur5_robot",
        "ur_description/urdf/ur5",
        "dog_b_description/robots/dog",
        "dog_c_description/robots/dog",
        "h1_description/urdf/h1_19dof",
        "h1_description/urdf/h1_19dof_hands",
        "cat_description/meshes/cat",
    ):
        path = folder / f"{place}.urdf"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(URDF.format(path.stem))
    return folder


def test_robots_of_descriptions_have_the_names_of_files_and_folders(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = descriptions(tmp_path / "share/example-robot-data/robots")
    monkeypatch.setenv("CONDA_PREFIX", str(tmp_path))
    monkeypatch.setenv("ROBOT_DESCRIPTIONS_CACHE", str(tmp_path / "none"))
    expected = {
        "ur5": "ur5_robot",
        "ur5_robot": "ur5_robot",
        "h1": "h1_19dof",
        "h1_19dof_hands": "h1_19dof_hands",
        "dog_c": "dog",
        "h1_description": "h1_19dof",
        "UR5-robot": "ur5_robot",
    }
    for name, link in expected.items():
        assert Robot.example(name).links[-1] == link
        assert Robot.example(name, folder=shared, floating=True).nq == 8
    monkeypatch.setenv("CONDA_PREFIX", "")
    monkeypatch.setenv("ROBOT_DESCRIPTIONS_CACHE", str(shared))
    assert Robot.example("h1").links[-1] == "h1_19dof"


def test_unknown_robots_are_answered_with_near_ones(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = descriptions(tmp_path)
    with pytest.raises(OptionError, match=r"'dog' is in dog_b_description, dog_c_description; say which one"):
        Robot.example("dog", folder=folder)
    with pytest.raises(OptionError, match=r"there is no robot 'ur6' in .*; there are ur5"):
        Robot.example("ur6", folder=folder)
    with pytest.raises(OptionError, match=r"there is no robot 'cat'"):
        Robot.example("cat", folder=folder)  # folders of meshes may have thousands of files
    with pytest.raises(OptionError, match=r"there is no robot 'arm' in"):
        Robot.example("arm", folder=folder)
    for variable in ("CONDA_PREFIX", "AMENT_PREFIX_PATH", "CMAKE_PREFIX_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("ROBOT_DESCRIPTIONS_CACHE", str(tmp_path / "none"))
    monkeypatch.setattr(packages, "_PACKAGE", "none-such")
    with pytest.raises(OptionError, match=r'there are arm, humanoid; pip install "posekit\[robot-data\]" has'):
        Robot.example("panda")
    with pytest.raises(ArgumentError, match=r"name must be a string, got int"):
        Robot.example(3)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"folder must be a path, got int"):
        Robot.example("panda", folder=3)  # type: ignore[arg-type]


def test_limits_of_a_million_are_none() -> None:
    limits = [(-1e16, 1e16), (-1e6, 2.0), (-2.0, 3.4e38), (-999999.0, 999999.0)]
    joints = [
        Joint(name=f"j{i}", parent=f"l{i}", child=f"l{i + 1}", lower=lower, upper=upper)
        for i, (lower, upper) in enumerate(limits)
    ]
    robot = Robot.from_joints(joints, dtype=DOUBLE)
    inf = math.inf
    assert robot.limits.tolist() == [[-inf, inf], [-inf, 2.0], [-2.0, inf], [-999999.0, 999999.0]]
    assert robot.random(1000, generator=seeded())[:, :3].abs().max() < 2 * math.pi + 2


def test_rotations_about_the_axis_stay_exact() -> None:
    robot = Robot.from_joints([Joint(name="j", parent="a", child="b", axis=(0, 1, 0))], dtype=DOUBLE)
    for angle in (0.0, 1e-12, 1e-6, 1.0, math.pi, 3.5, 100.0):
        rotation = robot.forward([angle], "b").rotation
        expected = Rotation.from_rotvec(torch.tensor([0, angle, 0], dtype=DOUBLE))
        assert rotation.isclose(expected, rtol=0, atol=1e-14)
