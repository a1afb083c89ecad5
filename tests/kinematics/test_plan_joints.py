"""Plans of robots whose joints have several numbers: an arm on wheels, one in free flight, and a ball joint."""

from __future__ import annotations

import math

import pytest
import torch
from scipy.linalg import expm, logm
from torch import Generator, Tensor

from posekit import Pose, ValidationError
from posekit.kinematics import Avoidance, Boxes, Joint, Planes, Robot, Spheres, clearance, self_clearance
from tests.kinematics.examples import ARM, DOUBLE

IGNORE = [("l3", "l5"), ("l4", "l6"), ("l5", "l7"), ("l6", "l8"), ("l5", "l8")]
CENTRES = {f"l{i}": [[0.0, 0.0, 0.0], [0.0, 0.0, -0.08]] for i in range(3, 9)} | {"base": [[0.0, 0.0, 0.1]]}
LINKS = [link for link, points in CENTRES.items() for _ in points]
BOXES = Boxes(
    Pose([[1.5, 0, 0.4], [0, 1.6, 0.5], [-1.2, -1.2, 0.6]]),
    half_extents=[[0.1, 0.6, 0.4], [0.6, 0.1, 0.5], [0.3, 0.3, 0.6]],
)
FLOOR = Planes([0, 0, 1.0, 0.3])
AVOID = Avoidance(CENTRES, 0.06, [BOXES, FLOOR], margin=0.02)


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


def carried_by(kind: str) -> Robot:
    """The arm of the examples on a base that moves."""
    drive = f"""<link name="world"/><joint name="drive" type="{kind}"><parent link="world"/><child link="base"/>
      <axis xyz="0 0 1"/></joint></robot>"""
    robot = Robot.from_urdf(ARM.read_text().replace("</robot>", drive))
    limits = robot.velocity_limits.clone()
    limits[:-7] = 0.8
    return robot.replace(velocity_limits=limits)


def distances(robot: Robot, q: Tensor) -> Tensor:
    points = torch.tensor([p for rows in CENTRES.values() for p in rows]).to(q)
    spheres = robot.spheres(q, points, 0.06, LINKS)
    found = [clearance(spheres, BOXES.to(q.dtype)).flatten(-2), clearance(spheres, FLOOR.to(q.dtype))]
    return torch.cat((*found, self_clearance(spheres, robot.sphere_pairs(LINKS, IGNORE))), -1)


def free(robot: Robot, count: int, seed: int) -> Tensor:
    q = robot.random(40 * count, generator=seeded(seed))
    q[:, :2] *= 1.5
    return q[distances(robot, q).amin(-1) > 0.05][:count]


def matrix(robot: Robot, q: Tensor) -> Tensor:
    """The pose of the base, which both robots have first, in float64."""
    return robot.to(DOUBLE).forward(q.to(DOUBLE), "base").matrix()


def between(robot: Robot, start: Tensor, end: Tensor, part: float) -> tuple[Tensor, Tensor]:
    """The pose of the base and the numbers of the arm on the way, by logarithms of matrices."""
    first, last = matrix(robot, start), matrix(robot, end)
    motion = torch.from_numpy(expm(part * logm(torch.linalg.solve(first, last).numpy()).real))
    return first @ motion, torch.lerp(start[-7:], end[-7:], part)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["planar", "floating"])
def test_motions_of_arms_on_bases_that_move(kind: str) -> None:
    robot = carried_by(kind)
    start, goal = free(robot, 24, 1), free(robot, 24, 2)
    plan = robot.plan(start, goal, avoid=AVOID, ignore=IGNORE, generator=seeded())
    assert plan.converged.float().mean() >= 0.95
    for q, end in ((plan.configurations[:, 0], start), (plan.configurations[:, -1], goal)):
        torch.testing.assert_close(q, end, rtol=0, atol=1e-6)
    part = torch.linspace(0, 1, 101)[:, None]
    moves = robot.local(plan.configurations[:, :-1], plan.configurations[:, 1:])
    points = robot.retract(plan.configurations[:, :-1, None], moves[:, :, None] * part)
    least = distances(robot, points.flatten(1, 2)).amin((-1, -2))
    torch.testing.assert_close(plan.clearance, least, rtol=2e-3, atol=2e-5)
    assert torch.equal(plan.converged, plan.clearance >= 0)
    line = robot.retract(start[:, None], robot.local(start, goal)[:, None] * torch.linspace(0, 1, 250)[:, None])
    assert (distances(robot, line).amin((-1, -2)) < 0).float().mean() > 0.15
    limits = robot.velocity_limits
    speeds = moves.abs() / plan.times.diff(dim=-1)[..., None]
    assert bool((speeds <= limits * (1 + 1e-5)).all()) and bool(((speeds / limits).amax((-1, -2)) > 0.5).all())
    bends, whole = moves.diff(dim=1).norm(dim=-1), robot.local(start, goal).norm(dim=-1)
    assert bool(((bends.amax(-1) < 0.8) & (bends.sum(-1) < 1.5 * whole + 2))[plan.converged].all())


@pytest.mark.parametrize("kind", ["planar", "floating"])
def test_configurations_between_waypoints_move_along_screws(kind: str) -> None:
    robot = carried_by(kind)
    start, goal = free(robot, 4, 3), free(robot, 4, 4)
    plan = robot.plan(start, goal, avoid=AVOID, ignore=IGNORE, generator=seeded(), seeds=1)
    torch.testing.assert_close(plan.at(plan.times), plan.configurations, rtol=0, atol=1e-5)
    for k in range(4):
        for i, part in ((0, 0.5), (11, 0.2), (30, 0.9)):
            moment = torch.lerp(plan.times[k, i], plan.times[k, i + 1], part)
            found = plan[k].at(moment[None])[0]
            base, arm = between(robot, plan.configurations[k, i], plan.configurations[k, i + 1], part)
            torch.testing.assert_close(matrix(robot, found), base, rtol=0, atol=1e-4)
            torch.testing.assert_close(found[-7:], arm, rtol=0, atol=1e-4)


def test_a_line_that_is_free_is_that_of_local_and_quaternions_may_have_either_sign() -> None:
    robot = carried_by("floating").to(DOUBLE)
    start = robot.neutral()
    start[2], start[-4] = 3.0, -1.0
    goal = robot.retract(start, torch.full((robot.nv,), 0.4, dtype=DOUBLE))
    goal[3:7] = -goal[3:7]
    plan = robot.plan(start, goal, avoid=AVOID, self_collision=False, waypoints=5)
    assert bool(plan.converged)
    for k in range(1, 5):
        expected = robot.retract(start, torch.full((robot.nv,), 0.1 * k, dtype=DOUBLE))
        torch.testing.assert_close(robot.local(plan.configurations[k], expected), torch.zeros_like(expected[1:]))


def test_a_ball_joint_turns_around_an_obstacle() -> None:
    joint = Joint(name="hip", parent="trunk", child="leg", kind="spherical", velocity=2.0)
    robot = Robot.from_joints([joint], dtype=DOUBLE)
    ball = Spheres(torch.tensor([1.0, 0.0, 0.0], dtype=DOUBLE), 0.3)
    avoid = Avoidance({"leg": [[1.0, 0.0, 0.0]]}, 0.1, ball)
    half = [torch.tensor([math.cos(a / 2), 0, 0, math.sin(a / 2)], dtype=DOUBLE) for a in (-1.0, 1.0)]
    plan = robot.plan(*half, avoid=avoid, generator=seeded())
    assert bool(plan.converged)
    tips = robot.spheres(plan.configurations, torch.tensor([[1.0, 0, 0]]).double(), 0.1, ["leg"]).centres[:, 0]
    assert float((tips - ball.centres).norm(dim=-1).amin()) >= 0.4
    turns = robot.local(plan.configurations[:-1], plan.configurations[1:])
    assert bool((turns.abs() <= 2.0 * plan.times.diff()[:, None] * (1 + 1e-9)).all())
    torch.testing.assert_close(plan.configurations.norm(dim=-1), torch.ones(32, dtype=DOUBLE), rtol=0, atol=1e-12)


def test_quaternions_are_normalised_and_zero_is_refused() -> None:
    robot = carried_by("floating")
    start = robot.neutral()
    start[2] = 3.0
    scaled = start.clone()
    scaled[3:7] *= 2.0
    plan = robot.plan(scaled, start, avoid=AVOID, self_collision=False, waypoints=3)
    torch.testing.assert_close(plan.configurations, start.expand(3, -1))
    zero = start.clone()
    zero[3:7] = 0
    with pytest.raises(ValidationError, match=r"Robot.plan: start must be finite, and quaternions must not be zero"):
        robot.plan(zero, start, avoid=AVOID)
