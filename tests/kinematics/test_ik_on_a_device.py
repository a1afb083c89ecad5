"""Inverse kinematics on a device, whose steps are graphs, in the emulation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch

from posekit.kinematics import Robot
from posekit.optimisation import replayed
from tests.support.device_calls import counted


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    replayed._seen.clear()
    replayed.recordings.clear()
    yield
    replayed.recordings.clear()


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
