"""The term of inverse kinematics that keeps spheres on the robot away from obstacles."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

from posekit import ArgumentError, OptionError, Pose, ShapeError, ValidationError
from posekit.kinematics import Avoidance, Boxes, Planes, Robot, Spheres
from tests.kinematics.examples import ARM, DOUBLE, HUMANOID, every_kind

CENTRES = {f"l{i}": [[0.0, 0.0, 0.0]] for i in range(3, 9)}
RADIUS = 0.06
FLOOR, BALL = Planes([0.0, 0.0, 1.0, 0.0]), Spheres([[0.4, 0.0, 0.4]], 0.15)
BOX = Boxes(Pose([-0.5, 0.0, 0.3]), [0.1, 0.3, 0.3])


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


def distances(robot: Robot, q: Tensor) -> Tensor:
    """The least distance from the floor, the ball and the box, written out."""
    points = robot.forward(q, list(CENTRES)).position
    floor = points[..., 2]
    ball = (points - torch.tensor([0.4, 0.0, 0.4], dtype=q.dtype)).norm(dim=-1) - 0.15
    beyond = (points - torch.tensor([-0.5, 0.0, 0.3], dtype=q.dtype)).abs() - torch.tensor([0.1, 0.3, 0.3]).to(q.dtype)
    box = beyond.clamp(min=0).norm(dim=-1) + beyond.amax(-1).clamp(max=0)
    return torch.stack((floor, ball, box)).amin(0).amin(-1) - RADIUS


def goals(robot: Robot, count: int) -> tuple[Tensor, Pose]:
    q = robot.random(20 * count, generator=seeded())
    q = q[distances(robot, q) > 0.01][:count]
    return q, robot.forward(q, "l8")


def test_solutions_do_not_touch_obstacles() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    _, targets = goals(robot, 20)
    plain = robot.ik(targets, link="l8", seeds=8, generator=seeded())
    assert plain.converged.all() and (distances(robot, plain.configuration) < 0).any()
    avoid = Avoidance(CENTRES, RADIUS, [FLOOR, BALL, BOX])
    found = robot.ik(targets, link="l8", seeds=8, avoid=avoid, generator=seeded())
    assert found.converged.double().mean() >= 0.9
    torch.testing.assert_close(found.clearance, distances(robot, found.configuration), rtol=0, atol=1e-7)
    assert bool((found.clearance[found.converged] >= 0).all())
    assert (found.clearance > 0.009).double().mean() > 0.9  # the margin is 0.01


def test_solutions_that_are_far_from_obstacles_are_those_without_them() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    q, targets = goals(robot, 20)
    avoid = Avoidance(CENTRES, RADIUS, [FLOOR, BALL, BOX])
    plain = robot.ik(targets, link="l8", seeds=8, generator=seeded()).configuration
    found = robot.ik(targets, link="l8", seeds=8, avoid=avoid, generator=seeded()).configuration
    far = distances(robot, plain) > avoid.margin
    assert 10 <= far.sum() < 20
    assert torch.equal(found[far], plain[far]) and not torch.isclose(found[~far], plain[~far]).all(-1).any()
    near = robot.ik(targets, link="l8", initial=q, avoid=avoid).configuration
    torch.testing.assert_close(near, q, rtol=0, atol=1e-9)


def test_an_obstacle_in_the_way_bends_the_arm_and_leaves_the_target() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    q = torch.tensor([0.3, 0.6, -0.4, -1.6, 0.2, 1.2, 0.5], dtype=DOUBLE)
    target, elbow = robot.forward(q, "l8"), robot.forward(q, "l4").position
    ball = Spheres((elbow + torch.tensor([0.0, 0.06, 0.0], dtype=DOUBLE)).unsqueeze(0), 0.05)
    avoid = Avoidance({"l4": [[0.0, 0.0, 0.0]]}, 0.05, ball, margin=0.005)
    before = robot.ik(target, link="l8", initial=q, avoid=avoid, seeds=1, max_iterations=0)
    assert before.position_error < 1e-9 and not before.converged
    torch.testing.assert_close(before.clearance, torch.tensor(-0.04, dtype=DOUBLE))
    found = robot.ik(target, link="l8", initial=q, avoid=avoid, seeds=1, accuracy=(1e-6, 1e-6))
    assert found.converged and found.clearance > 0.0049
    assert (found.configuration - q).abs().max() < 0.6


def test_a_target_inside_an_obstacle_is_not_solved() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    target = Pose([0.4, 0.0, 0.4], [0.0, 1.0, 0.0, 0.0]).to(DOUBLE)
    avoid = Avoidance({"l8": [[0.0, 0.0, 0.0]]}, RADIUS, [BALL])
    found = robot.ik(target, link="l8", avoid=avoid, seeds=8, generator=seeded())
    assert not found.converged and found.configuration.isfinite().all() and found.clearance.isfinite()


def test_obstacles_of_each_target() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    _, targets = goals(robot, 4)
    shared = Avoidance(CENTRES, dict.fromkeys(CENTRES, RADIUS), [FLOOR, BALL, BOX])
    one = robot.ik(targets, link="l8", seeds=4, avoid=shared, generator=seeded())
    batched = [
        Planes(FLOOR.planes.expand(4, 1, 4)),
        Spheres(BALL.centres.expand(4, 1, 3), BALL.radii),
        Boxes(Pose(BOX.poses.position.expand(4, 1, 3), [1.0, 0, 0, 0]), BOX.half_extents),
    ]
    own = robot.ik(targets, link="l8", seeds=4, avoid=Avoidance(CENTRES, RADIUS, batched), generator=seeded())
    torch.testing.assert_close(own.configuration, one.configuration, rtol=0, atol=1e-9)
    lifted = Planes(torch.tensor([[[0.0, 0, 1, 0]], [[0.0, 0, 1, -9]]]))  # the second target is below its floor
    found = robot.ik(targets[:2], link="l8", avoid=Avoidance(CENTRES, RADIUS, lifted), generator=seeded())
    assert found.converged.tolist() == [True, False] and found.clearance[1] < -7


def test_joints_that_move_spheres_alone_take_part() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    q = robot.neutral()
    hand = robot.forward(q, "rhand").position
    wall = Planes.from_points(hand + torch.tensor([0.0, 0.02, 0.0], dtype=DOUBLE), [0.0, -1.0, 0.0])
    spheres = {"rhand": [[0.0, 0.0, 0.0]]}
    found = robot.ik(
        robot.forward(q, "lfoot"),
        link="lfoot",
        initial=q + 0.05,
        avoid=Avoidance(spheres, 0.03, wall),
        generator=seeded(),
    )
    assert found.converged and found.clearance >= 0
    reached = robot.forward(found.configuration, "rhand").position
    assert float(hand[1] + 0.02 - reached[1]) >= 0.03


def test_every_kind_of_joint_gets_out_of_the_way() -> None:
    robot = every_kind()
    q = robot.random(3, generator=seeded())
    target, ball = robot.forward(q, "ball"), robot.forward(q, "screw").position.unsqueeze(-2)
    avoid = Avoidance({"ball": [[0.1, 0.2, 0.0]], "cart": [[0.0, 0.0, 0.1]]}, 0.05, Spheres(ball + 3.0, 0.1))
    found = robot.ik({"ball": target, "cart": robot.forward(q, "cart")}, initial=q, avoid=avoid, generator=seeded())
    assert found.converged.all() and (found.clearance >= 0).all()


def test_empty_batches_and_errors() -> None:
    robot = Robot.from_urdf(ARM)
    target = robot.forward(torch.zeros(2, 7), "l8")
    avoid = Avoidance(CENTRES, RADIUS, [FLOOR])
    assert robot.ik(target[:0], link="l8", avoid=avoid).clearance.shape == (0,)

    def refused(error: type[Exception], match: str, *args: Any, **options: Any) -> None:
        with pytest.raises(error, match=match):
            Avoidance(*args, **options)

    refused(ArgumentError, "Avoidance: centres must be a dict by links, with at least one link", {}, 0.1, [FLOOR])
    refused(ArgumentError, "Avoidance: obstacles must be a list of at least one of Planes, Spheres", CENTRES, 0.1, [])
    refused(
        ArgumentError,
        "Avoidance: obstacles must be Planes, .* Cylinders, HeightMap or DistanceGrid, got Tensor",
        CENTRES,
        0.1,
        [torch.ones(4)],
    )
    refused(ArgumentError, "Avoidance: margin must be a number, got str", CENTRES, 0.1, FLOOR, margin="1")
    refused(ValidationError, "Avoidance: radii = -0.5 is not a positive number or 0", CENTRES, -0.5, FLOOR)
    refused(ValidationError, r"radii\['l8'\]\[1\] = -0.5 is not", {"l8": [[0.0] * 3] * 2}, {"l8": [0.5, -0.5]}, FLOOR)
    lost = Spheres([[0.4, 0, 0.4], [0.4, 0, math.nan]], 0.1)
    match = r"Avoidance: obstacles\[1\].centres\[1, 2\] = nan is not a number"
    refused(ValidationError, match, CENTRES, 0.1, [FLOOR, lost])
    for margin in (0, -0.1, math.inf, math.nan):
        refused(OptionError, "Avoidance: margin must be positive and finite", CENTRES, 0.1, FLOOR, margin=margin)
    with pytest.raises(ArgumentError, match=r"Robot.ik: avoid: there is no link 'hand'"):
        robot.ik(target, link="l8", avoid=Avoidance({"hand": [[0.0, 0, 0]]}, 0.1, FLOOR))
    with pytest.raises(ShapeError, match=r"Robot.ik: .*obstacles.*\(3\,\)"):
        robot.ik(target, link="l8", avoid=Avoidance(CENTRES, 0.1, Planes(torch.ones(3, 1, 4))))
    batch = robot.replace(origins=robot.origins.expand(2, -1))
    with pytest.raises(ArgumentError, match=r"Robot.ik: avoid needs one robot, got a batch of origins or axes"):
        batch.ik(target, link="l8", avoid=avoid)
