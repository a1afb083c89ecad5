"""Costs of inverse kinematics that are ready to use, compared with their formulas and finite differences."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import ArgumentError, OptionError, Pose
from posekit.kinematics import Avoidance, Cost, Inertias, Robot, Spheres, self_clearance
from posekit.kinematics.ik.avoidance import scene_of
from posekit.kinematics.ik.checked_costs import term_of
from posekit.kinematics.ik.rows import SceneRows
from tests.kinematics.examples import DOUBLE, every_kind
from tests.kinematics.test_ik_costs import arm, humanoid, numeric, seeded

TARGET = Pose.exp(torch.tensor([0.5, 0.2, 0.6, 0.1, 0.4, -0.2], dtype=DOUBLE))
BALLS = {name: [[0.0, 0.0, 0.0], [0.02, 0.0, 0.05]] for name in ("l1", "l4", "l7", "l8")}


def rows(robot: Robot, cost: Cost, q: Tensor) -> Tensor:
    """The rows of a cost, after its Jacobian was compared with finite differences."""
    term = term_of(robot, cost, torch.Size(), "test")
    linear = term.linear(robot, q)
    expected = numeric(robot, cost, q)
    torch.testing.assert_close(
        linear.jacobian, expected, rtol=1e-6, atol=1e-8 * float(expected.abs().max().clamp(min=1))
    )
    return linear.rows


def weighing(mass: Tensor) -> Robot:
    """The arm with other masses."""
    return arm().replace(inertias=Inertias(mass, torch.zeros(*mass.shape, 3), torch.zeros(*mass.shape, 3, 3)))


def test_rows_are_those_of_their_formulas() -> None:
    robot = arm()
    q = robot.random(5, generator=seeded(3))
    error = TARGET.inverse() @ robot.forward(q, "l8")
    expected = torch.cat((error.position, error.rotation.log()), -1)
    torch.testing.assert_close(rows(robot, Cost.target("l8", TARGET), q), expected)
    torch.testing.assert_close(
        rows(robot, Cost.posture(["j_l5", "j_l2"], [0.1, 0.2]), q), q[:, [4, 1]] - torch.tensor([0.1, 0.2])
    )
    near = (robot.lower + 1.5 - q).clamp(min=0) + (q - robot.upper + 1.5).clamp(min=0)
    torch.testing.assert_close(rows(robot, Cost.limits(robot, 1.5), q), near)
    assert bool(near.any())
    start = robot.random(1, generator=seeded(4))[0]
    torch.testing.assert_close(rows(robot, Cost.velocity(robot, start, dt=0.1), q), (q - start) / 0.1)
    linear = robot.jacobian(q, "l6")[:, :3]
    volume = torch.linalg.svdvals(linear).prod(-1, keepdim=True)
    torch.testing.assert_close(rows(robot, Cost.manipulability(robot, "l6", weight=0.01), q), 0.1 / volume)
    away = (robot.forward(q, "l3").position - robot.forward(q, "l8").position).norm(dim=-1, keepdim=True)
    torch.testing.assert_close(rows(robot, Cost.distance("l3", "l8", least=0.9), q), (0.9 - away).clamp(min=0))
    torch.testing.assert_close(rows(robot, Cost.distance("l3", "l8", most=0.1), q), (away - 0.1).clamp(min=0))


def test_the_centre_of_mass_is_that_of_the_links() -> None:
    robot = humanoid()
    q = robot.random(3, generator=seeded(5))
    mass, links = robot.inertias.mass, robot.forward(q)
    centre = (mass[:, None] * links.apply(robot.inertias.centre)).sum(-2) / mass.sum()
    found = rows(robot, Cost.center_of_mass(robot, [0.1, 0.2, 0.3]), q)
    torch.testing.assert_close(found, centre - torch.tensor([0.1, 0.2, 0.3], dtype=DOUBLE))


def test_manipulability_on_every_kind_of_joint() -> None:
    robot = every_kind()
    q = robot.random(4, generator=seeded(6))
    found = rows(robot, Cost.manipulability(robot, "cart", weight=4.0), q)
    volume = torch.linalg.svdvals(robot.jacobian(q, "cart")[:, :3]).prod(-1, keepdim=True)
    torch.testing.assert_close(found, 2 / volume)


def test_velocities_on_every_kind_of_joint() -> None:
    robot = every_kind()
    q, start = robot.random(3, generator=seeded(6)), robot.random(1, generator=seeded(7))[0]
    found = rows(robot, Cost.velocity(robot, start, dt=2.0), q)
    torch.testing.assert_close(found, robot.local(start.expand_as(q), q) / 2)


def test_self_collisions_are_the_pairs_of_spheres() -> None:
    robot = arm()
    q = torch.cat((robot.random(4, generator=seeded(8)), torch.tensor([[0.0, 2.9, 0, 2.9, 0, 2.9, 0]], dtype=DOUBLE)))
    cost = Cost.self_collision(robot, BALLS, 0.15, margin=0.05, weight=1.0, ignore=[("l1", "l7")])
    links = [name for name in BALLS for _ in range(2)]
    pairs = robot.sphere_pairs(links, [("l1", "l7")])
    distances = self_clearance(robot.spheres(q, BALLS, 0.15), pairs)
    torch.testing.assert_close(rows(robot, cost, q), (0.05 - distances).clamp(min=0))
    assert bool((distances < 0.05).any()) and cost._rows == len(pairs)


@pytest.mark.slow
def test_a_solution_does_not_touch_itself() -> None:
    robot = arm(torch.float32)
    radius, links = 0.12, [name for name in BALLS for _ in range(2)]
    pairs = robot.sphere_pairs(links)
    targets = robot.forward(robot.random(40, generator=seeded(9)), "l8")

    def clear(q: Tensor) -> Tensor:
        return (self_clearance(robot.spheres(q, BALLS, radius), pairs) > 0).all(-1)

    others = robot.ik(targets[:, None].expand(40, 100), "l8", seeds=4, generator=seeded(10))
    share = (clear(others.configuration) & others.converged).double().mean(-1)
    cost = Cost.self_collision(robot, BALLS, radius, margin=0.02)
    found = robot.ik(targets, "l8", costs=[cost], generator=seeded(11))
    # Every target that some of a hundred plain solutions reach without a collision is solved.
    assert 25 < int((share > 0).sum()) < 40 and 0.3 < float(share[share > 0].mean()) < 0.9
    assert bool((clear(found.configuration) & found.converged)[share > 0].all())


def test_obstacles_beside_costs() -> None:
    robot = arm()
    ready = torch.tensor([0.3, 0.6, -0.4, -1.6, 0.2, 1.2, 0.5], dtype=DOUBLE)
    target, elbow = robot.forward(ready, "l8"), robot.forward(ready, "l4").position
    ball = Spheres((elbow + torch.tensor([0.0, 0.04, 0.02])).unsqueeze(0), 0.08)
    avoid = Avoidance({name: [[0.0, 0.0, 0.0]] for name in ("l4", "l5", "l6", "l7")}, 0.06, ball)
    rest = Cost.posture(robot.joints, ready, weight=0.01, priority=1)
    touching = robot.ik(target, "l8", initial=ready, costs=[rest])
    found = robot.ik(target, "l8", initial=ready, costs=[rest], avoid=avoid)
    assert bool(touching.converged) and float((touching.configuration - ready).abs().max()) < 1e-6
    assert bool(found.converged) and float(found.clearance) > 0
    scene = scene_of(robot, avoid, torch.Size())
    term = SceneRows(scene, tuple([tensors for _, tensors in scene.own]))
    q = ready + 0.1 * torch.randn(4, 7, generator=seeded(11), dtype=DOUBLE)
    linear, h = term.linear(robot, q), 1e-6
    steps = h * torch.eye(7, dtype=DOUBLE)
    slopes = torch.stack([(term.residual(robot, q + s) - term.residual(robot, q - s)) / (2 * h) for s in steps], -1)
    torch.testing.assert_close(linear.rows, term.residual(robot, q))
    torch.testing.assert_close(linear.jacobian, slopes, rtol=1e-6, atol=1e-8)
    assert bool(linear.rows.any())


@pytest.mark.parametrize(
    ("make", "kind", "message"),
    [
        (lambda: Cost.limits(arm(), 0), OptionError, "Cost.limits: margin must be positive and finite, got 0"),
        (lambda: Cost.limits(arm(), "x"), ArgumentError, "Cost.limits: margin must be a number, got str"),
        (lambda: Cost.velocity(arm(), torch.zeros(7), dt=0), OptionError, "Cost.velocity: dt must be positive"),
        (lambda: Cost.velocity(arm(), torch.zeros(6)), pk.ShapeError, "Cost.velocity: start must have shape"),
        (lambda: Cost.manipulability(arm(), "hand"), ArgumentError, "Cost.manipulability: link"),
        (lambda: Cost.distance("a", "b", least=2, most=1), OptionError, "least and most must be 0 <= least <= most"),
        (lambda: Cost.distance("a", "b", least="x"), ArgumentError, "Cost.distance: least must be a number, got str"),
        (
            lambda: Cost.center_of_mass(Robot.from_dh(a=[0.5], alpha=[0], d=[0]), [0, 0, 0]),
            ArgumentError,
            "Cost.center_of_mass: the masses of .* are not known",
        ),
        (
            lambda: Cost.center_of_mass(weighing(torch.zeros(9)), [0, 0, 0]),
            ArgumentError,
            "robot must have a mass",
        ),
        (
            lambda: Cost.center_of_mass(weighing(torch.ones(2, 9)), [0, 0, 0]),
            ArgumentError,
            "robot must have one mass for each link",
        ),
        (
            lambda: Cost.self_collision(arm(), {"l7": [[0, 0, 0]], "l8": [[0, 0, 0]]}, 0.1),
            ArgumentError,
            "Cost.self_collision: no pair of spheres may collide",
        ),
    ],
)
def test_mistakes_say_what_is_wrong(make: Any, kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        make()


def test_ready_costs_are_pickled_and_copied() -> None:
    robot = arm()
    costs = [
        Cost.target("l8", TARGET, weight=2.0),
        Cost.distance("l3", "l8", least=0.9, priority=1),
        Cost.self_collision(robot, BALLS, radii=0.06),
        Cost.center_of_mass(weighing(torch.ones(len(robot.links))), [0.1, 0.2, 0.3]),
        Cost.posture(["j_l5"], 0.1),
        Cost.manipulability(robot, "l8"),
    ]
    q = robot.random(2, generator=seeded(3))
    for cost in costs:
        for same in (pickle.loads(pickle.dumps(cost)), copy.deepcopy(cost)):
            assert repr(same) == repr(cost)
            torch.testing.assert_close(robot.residual(same)(q), robot.residual(cost)(q), rtol=0, atol=0)
