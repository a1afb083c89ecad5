"""Habits of other libraries: names and options that raise an error with posekit's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
import torch

import posekit
from posekit import ArgumentError, IndexingError, OptionError, Pose, UnknownNameError
from posekit.kinematics import Avoidance, Boxes, Capsules, Cost, Cylinders, Planes, Robot, Spheres
from posekit.kinematics.foreign import PLAN, ROBOT
from tests.kinematics.dynamics_examples import varied
from tests.kinematics.examples import ARM, DOUBLE, every_kind
from tests.support.looping import for_each
from tests.support.remedies import check_call

NAMES = {
    "fk": "use `forward(q, link)`",
    "forward_kinematics": "(the name in pytorch_kinematics and pyroki): use `forward(q, link)`",
    "joint_names": "(the name in cuRobo and yourdfpy): use `joints`",
    "link_names": "(the name in cuRobo and yourdfpy): use `links`",
}


@pytest.mark.parametrize("name", NAMES)
def test_names_of_other_libraries_are_answered_with_ours(name: str) -> None:
    robot = every_kind()
    with pytest.raises(UnknownNameError, match=rf"^'Robot' has no attribute '{name}'.*{re.escape(NAMES[name])}$"):
        getattr(robot, name)
    assert not hasattr(robot, name) and name not in dir(robot) and name not in dir(Robot)


@pytest.mark.slow
def test_every_remedy_for_a_name_of_a_robot_works() -> None:
    robot = varied(every_kind())
    q, v = robot.random(generator=torch.Generator().manual_seed(0)), torch.zeros(robot.nv, dtype=DOUBLE)
    names = {
        "q": q,
        "other": q,
        "v": v,
        "a": v,
        "torque": v,
        "link": "ball",
        "targets": robot.forward(q, "ball"),
        "path": ARM,
        "Robot": Robot,
        "torch": torch,
        "device": "cpu",
        "inertias": robot.inertias,
        "joint": "s",
        "base": robot.links[0],
        "tip": "ball",
        "t": 0.5,
    }
    names["J"] = robot.jacobian(q, "ball")

    def check(name: str) -> None:
        _, _, remedy = ROBOT[name].partition(": ")
        for expression in re.findall("`([^`]+)`", remedy) or [remedy]:
            if expression.startswith("pk."):
                check_call(expression, {})
            elif "from_mjcf" not in expression:  # ARM is a URDF file
                is_whole = expression.startswith(("Robot", "J ", "torch."))
                eval(expression if is_whole else f"robot.{expression}", names | {"robot": robot})

    for_each(ROBOT, check)


def test_links_by_name_are_answered_with_the_call() -> None:
    robot = every_kind()
    poses = robot.forward(robot.neutral())
    with pytest.raises(IndexingError, match=r"Pose\[...\]: elements have no names; .* `robot.forward\(q, link\)`"):
        poses["ball"]


@pytest.mark.parametrize(
    ("frame", "fact"),
    [
        ("LOCAL", "got 'LOCAL': Pinocchio's LOCAL is \"body\""),
        ("WORLD", 'Pinocchio\'s WORLD is "world"'),
        ("LOCAL_WORLD_ALIGNED", 'Pinocchio\'s LOCAL_WORLD_ALIGNED is "local_world_aligned"'),
        ("spatial", 'it is "world", as of `Pose.retract`'),
    ],
)
def test_frames_of_pinocchio_are_answered_with_ours(frame: str, fact: str) -> None:
    robot = every_kind()
    with pytest.raises(OptionError, match=rf"^Robot.jacobian: frame must be one of .*{re.escape(fact)}"):
        robot.jacobian(robot.neutral(), "ball", frame)
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    if hasattr(pinocchio, frame):
        with pytest.raises(OptionError, match=re.escape(fact)):
            robot.velocity(robot.neutral(), torch.zeros(robot.nv), "ball", getattr(pinocchio, frame))


TWO = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
KEYWORDS: list[tuple[Callable[..., object], dict[str, object], str]] = [
    (Spheres, {"centres": [0, 0, 0], "radii": 1, "radius": 0.1}, "'radius': use `radii`"),
    (Spheres, {"centres": [0, 0, 0], "radii": 1, "centers": 0}, "'centers': use `centres`"),
    (Boxes, {"poses": Pose(), "half_extents": [1, 1, 1], "size": 1}, "'size': use `half_extents`, half of the edges"),
    (Planes, {"planes": [0, 0, 1, 0], "normal": 1}, r"'normal': planes are rows \[nx, ny, nz, d\] of n.x"),
    (Capsules, {"start": [0, 0, 0], "end": [0, 0, 1], "radii": 1, "r": 1}, "'r': use `radii`"),
    (Cylinders, {"poses": Pose(), "half_lengths": 1, "radii": 1, "height": 2}, "'height': use `half_lengths`, half"),
    (TWO.integrate, {"q": [0, 0], "v": [0, 0], "torque": [0, 0], "dt": 0.1, "step": 0.1}, "'step': use `dt`"),
    (TWO.plan, {"start": [0, 0], "goal": [1, 1], "obstacles": []}, "'obstacles': use `avoid=Avoidance"),
    (TWO.plan, {"start": [0, 0], "goal": [1, 1], "buffer": 1}, "'buffer': use `margin`"),
    (TWO.plan, {"start": [0, 0], "goal": [1, 1], "srdf": "a"}, r"'srdf': use `ignore=robot.disabled_pairs\(path\)`"),
    (TWO.forward_dynamics_derivatives, {"q": [0, 0], "v": [0, 0], "tau": [0, 0]}, "'tau': use `torque`"),
    (TWO.inverse_dynamics_derivatives, {"q": [0, 0], "v": [0, 0], "qdd": [0, 0]}, "'qdd': the acceleration is `a`"),
    (TWO.attach, {"link": "tool", "geometry": []}, "'geometry': use `shapes`"),
    (TWO.bodies, {"resolution": 0.1}, "'resolution': use `error`"),
    (Avoidance.of, {"robot": TWO, "world": []}, "'world': use `obstacles`"),
    (TWO.plan, {"start": [0, 0], "goal": [1, 1], "steps": 9}, "'steps': use `max_iterations`"),
    (TWO.ik, {"targets": Pose(), "link": "tool", "steps": 9}, "'steps': use `max_iterations`"),
    (TWO.ik, {"targets": Pose(), "link": "tool", "tolerance": (1, 1)}, r"'tolerance': use `accuracy=\(position"),
]


@pytest.mark.parametrize(("call", "given", "text"), KEYWORDS)
def test_keywords_of_other_libraries_are_answered_with_ours(
    call: Callable[..., object], given: dict[str, object], text: str
) -> None:
    with pytest.raises(ArgumentError, match=rf"got an unexpected keyword argument {text}"):
        call(**given)


def test_a_plan_with_bare_obstacles_says_how_they_are_given() -> None:
    with pytest.raises(ArgumentError, match=r"Robot.plan: avoid must be an Avoidance, got Spheres; pass avoid=Avoid"):
        TWO.plan([0.0, 0.0], [1.0, 1.0], avoid=Spheres([2.0, 0, 0], 0.1))  # type: ignore[arg-type]


def test_names_of_plans_and_results_are_answered_with_ours() -> None:
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([2.0, 0, 0], 0.1))
    plan = TWO.plan([[0.0, 0.0], [0.5, 0.0]], [1.0, 1.0], avoid=avoid, waypoints=4)
    assert torch.equal(plan.duration, plan.times[:, -1])
    for name, entry in PLAN.items():
        with pytest.raises(UnknownNameError, match=rf"^'Plan' has no attribute '{name}': "):
            getattr(plan, name)
        assert name not in dir(plan)
        words = re.findall("`([^`]+)`", entry) or [entry.partition(": ")[2]]
        members = [word.partition("(")[0] for word in words if "." not in word]
        assert members and all(hasattr(plan, member) for member in members)
    with pytest.raises(UnknownNameError, match="'IKResult' has no attribute 'solved': use `converged`"):
        _ = TWO.ik(TWO.forward([0.5, 1.0], "tool"), "tool").solved  # type: ignore[attr-defined]
    with pytest.raises(UnknownNameError, match=r"use `center_of_mass\(robot, target\)`"):
        _ = Cost.centre_of_mass  # type: ignore[attr-defined]


def test_results_are_indexed_as_plans_are() -> None:
    targets = TWO.forward([[[0.5, 1.0]], [[0.0, 0.5]], [[0.25, 0.5]]], "tool")
    found = TWO.ik(targets, "tool", initial=[0.0, 0.5])
    assert torch.equal(found[1].configuration, found.configuration[1]) and found[1, 0].converged.shape == ()
    some = found[torch.tensor([True, False, True])]
    assert torch.equal(some.configuration, found.configuration[[0, 2]])
    assert torch.equal(some.position_error, found.position_error[[0, 2]]) and some.costs is None
    costs = TWO.ik(targets, "tool", initial=[0.0, 0.5], costs=[Cost.posture(["joint1"], 0.0, priority=1)])
    rows, one = costs.costs, costs[2].costs
    assert rows is not None and one is not None and torch.equal(one, rows[2])
    with pytest.raises(IndexingError, match=r"IKResult: .*the batch has the shape \(3, 1\)"):
        found[3]
    with pytest.raises(IndexingError, match=r"^IKResult: a single problem has no index; only batches have, got 0"):
        found[0, 0][0]
    each = [float(found[k].position_error) for k in range(-3, 0)]
    assert each == found.position_error[:, 0].tolist()


def test_numbers_of_links_are_answered_with_their_names() -> None:
    with pytest.raises(
        ArgumentError, match=r"Robot.forward: links must be names, got int: `robot.links` has the names"
    ):
        TWO.forward([0.0, 0.0], 3)  # type: ignore[arg-type]


def test_names_of_robots_in_the_package_are_answered_with_ours() -> None:
    for name, text in {"DHRobot": "pk.Robot.from_dh(a, alpha, d)", "ik": "robot.ik(targets, link)"}.items():
        with pytest.raises(UnknownNameError, match=rf"^module 'posekit' has no attribute '{name}'.*{re.escape(text)}"):
            getattr(posekit, name)
