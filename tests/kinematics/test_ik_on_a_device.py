"""Inverse kinematics on a device, whose steps are graphs, in the emulation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.kinematics import Avoidance, Cost, Planes, Robot, Spheres
from posekit.optimisation import replayed
from tests.support.device_calls import counted


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    replayed.graphs.clear()
    yield
    replayed.graphs.clear()


def _arm(count: int) -> Callable[[int], Any]:
    robot = Robot.example("arm").to(torch.float64)
    link = robot.links[-1]

    def call(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        q = torch.randn(count, robot.dof, generator=g, dtype=torch.float64)
        return robot.ik(robot.forward(q, link), link=link, generator=g, progress=False)

    return call


def _towards_neutral(count: int) -> Callable[[int], Any]:
    robot = Robot.example("arm").to(torch.float64)
    link = robot.links[-1]

    def call(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        targets = robot.forward(robot.random(count, generator=g), link)
        aim = 0.2 * torch.randn(count, robot.dof, generator=g, dtype=torch.float64)
        return robot.ik(targets, link=link, null_space=aim, generator=g, progress=False)

    return call


def _several(count: int) -> Callable[[int], Any]:
    robot = Robot.example("humanoid").to(torch.float64)
    links = ["lfoot", "rhand"]

    def call(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        q = robot.random(count, generator=g)
        return robot.ik({link: robot.forward(q, link) for link in links}, generator=g, seeds=4, progress=False)

    return call


def height(pose: pk.Pose, wanted: torch.Tensor) -> torch.Tensor:
    return (pose.position[..., 2:] - wanted).exp()


def posture(robot: Robot, x: torch.Tensor) -> Any:
    return Cost.posture(robot.joints, x, weight=0.1)


def lifted(link: str, x: torch.Tensor) -> Any:
    return Cost(height, [link], data=x[..., :1], weight=0.1)


COSTS: dict[str, Any] = {
    "posture": lambda robot, link, x: [posture(robot, x)],
    "a function": lambda robot, link, x: [lifted(link, x)],
    "several": lambda robot, link, x: [
        posture(robot, x),
        Cost.manipulability(robot, link, weight=0.1),
        lifted(robot.links[3], x),
    ],
}


@pytest.mark.slow(but="1-posture")
@pytest.mark.parametrize("name", [*COSTS])
@pytest.mark.parametrize("count", [1, 20])
def test_graphs_find_what_the_host_finds_with_costs(name: str, count: int) -> None:
    robot = Robot.example("arm").to(torch.float64)
    link = robot.links[-1]

    def call(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        q, x = (0.4 * torch.randn(count, robot.dof, generator=g, dtype=torch.float64) for _ in range(2))
        costs = COSTS[name](robot, link, x)
        return robot.ik(robot.forward(q, link), link=link, costs=costs, seeds=4, generator=g, progress=False)

    with counted() as device:
        calls = device.calls(lambda: call(0))
        there = [call(seed) for seed in range(1, 3)]
    assert calls.launches["graph"] > 1 and not [k for k in calls.launches if k.startswith("pk_levels")]
    for seed, found in enumerate(there, 1):
        here = call(seed)
        torch.testing.assert_close(found.cost, here.cost, rtol=1e-9, atol=1e-12)
        assert torch.equal(found.converged, here.converged)


@pytest.mark.slow(but="1-_arm")
@pytest.mark.parametrize("make", [_arm, _towards_neutral, _several])
@pytest.mark.parametrize("count", [1, 30])
def test_graphs_find_what_the_host_finds_of_other_goals(make: Callable[[int], Any], count: int) -> None:
    call = make(count)
    with counted() as device:
        calls = device.calls(lambda: call(0))
        assert calls.launches["graph"] > 0 and calls.launches["pk_seeds_f64"] <= 8
        there = [call(seed) for seed in range(1, 3)]
    for seed, found in enumerate(there, 1):
        here = call(seed)
        assert torch.equal(found.converged, here.converged) and bool(here.converged.any())
        torch.testing.assert_close(found.configuration, here.configuration, rtol=0, atol=1e-9)
        assert torch.equal(found.iterations, here.iterations)


@pytest.mark.slow(but="1-True")
@pytest.mark.parametrize("costly", [False, True])
@pytest.mark.parametrize("count", [1, 20])
def test_graphs_find_what_the_host_finds_among_obstacles_that_move(count: int, costly: bool) -> None:
    robot = Robot.example("arm").to(torch.float64)
    link, balls = robot.links[-1], {name: [[0.0, 0.0, 0.0]] for name in robot.links[3:]}

    def call(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        q = 0.4 * torch.randn(count, robot.dof, generator=g, dtype=torch.float64)
        middles = robot.forward(q[0], robot.links[4]).position[None] + 0.02 * seed
        avoid = Avoidance(balls, 0.06, [Spheres(middles, 0.05), Planes([0.0, 0.0, 1.0, 0.5])])
        costs = [posture(robot, 0.2 * q)] if costly else []
        goals = robot.forward(q, link)
        return robot.ik(goals, link=link, costs=costs, avoid=avoid, seeds=4, generator=g, progress=False)

    with counted() as device:
        calls = device.calls(lambda: call(0))
        there = [call(seed) for seed in range(1, 4)]
    assert calls.launches["graph"] > 0 and not [k for k in calls.launches if k.startswith("pk_levels")]
    for seed, found in enumerate(there, 1):
        here = call(seed)
        torch.testing.assert_close(found.clearance, here.clearance, rtol=0, atol=1e-6)
        assert torch.equal(found.converged, here.converged)
