"""FrameTree.unknowns: the mounts of sensors as variables of a problem."""

from __future__ import annotations

from typing import Any, cast

import pytest
import torch
from torch import Tensor

import posekit as pk
from tests.support import sampling

D = torch.float64
TIMES = torch.linspace(0.2, 3.8, 12, dtype=D)


def mounts() -> pk.Pose:
    return pk.Pose.exp(0.3 * sampling.normal(3, 6, seed=2))


def truth() -> pk.FrameTree:
    """A moving base with a mast that carries two sensors, and a third one on the base."""
    keys = pk.Pose.exp(sampling.normal(5, 6, seed=1))
    return pk.FrameTree(
        {
            ("map", "base"): pk.Trajectory(torch.arange(5, dtype=D), keys),
            ("base", "mast"): mounts()[0],
            ("mast", "left"): mounts()[1],
            ("mast", "right"): pk.Pose.exp(0.3 * sampling.normal(6, seed=3)),
            ("base", "lidar"): mounts()[2],
        }
    )


def guess(tree: pk.FrameTree, *children: str) -> pk.FrameTree:
    for (parent, child), value in tree.edges.items():
        if child in children:
            tree = tree.set(parent, child, cast(Any, value).retract(0.1 * sampling.normal(6, seed=7)))
    return tree


def displaced(a_T_b: pk.Pose, seen: Tensor, mark: Tensor) -> Tensor:
    return a_T_b.apply(seen) - mark


def test_mounts_are_found_from_marks_in_the_map_and_between_sensors() -> None:
    tree, marks = truth(), sampling.normal(12, 3, seed=4) * 5
    problem = pk.Problem()
    unknowns = guess(tree, "left", "lidar").unknowns(problem, free=["left", "lidar"])
    seen = tree.at(TIMES)["map", "left"].inverse_apply(marks)
    unknowns.add(displaced, "map", "left", seen, marks, times=TIMES)
    unknowns.add(
        displaced, "left", "lidar", tree["left", "lidar"].inverse_apply(marks), marks, weight=2.0 * torch.ones(12)
    )
    result = problem.solve(tolerance=1e-9)
    found = unknowns.solved(result)
    assert result.cost < 1e-18
    for parent, child in (("mast", "left"), ("base", "lidar")):
        assert found[parent, child].allclose(tree[parent, child], rtol=0, atol=1e-8)
    assert found.at(TIMES)["map", "right"].allclose(tree.at(TIMES)["map", "right"], atol=1e-12)


def test_edges_in_the_middle_of_a_way_may_be_unknown_against_its_direction() -> None:
    tree, marks = truth(), sampling.normal(12, 3, seed=4) * 5
    problem = pk.Problem()
    unknowns = guess(tree, "mast").unknowns(problem, free=["mast"])
    seen = tree.at(TIMES)["right", "map"].inverse_apply(marks)
    unknowns.add(displaced, "right", "map", seen, marks, times=TIMES)
    found = unknowns.solved(problem.solve(tolerance=1e-9))
    assert found["base", "mast"].allclose(tree["base", "mast"], rtol=0, atol=1e-8)


def test_an_uncertain_edge_is_a_prior() -> None:
    start = pk.UncertainPose(mounts()[0], 0.04 * torch.eye(6, dtype=D))
    tree = pk.FrameTree({("base", "lidar"): start})
    problem = pk.Problem()
    unknowns = tree.unknowns(problem, free=["lidar"])
    measured = start.pose.retract(torch.tensor([0.1, 0, 0, 0, 0, 0], dtype=D))

    def difference(base_T_lidar: pk.Pose, measured: pk.Pose) -> Tensor:
        return measured.local(base_T_lidar)

    unknowns.add(difference, "base", "lidar", measured[None], weight=25.0 * torch.ones(1))  # as certain as the prior
    found = unknowns.solved(problem.solve(tolerance=1e-9))["base", "lidar"]
    expected = start.pose.retract(torch.tensor([0.05, 0, 0, 0, 0, 0], dtype=D))
    assert found.allclose(expected, rtol=0, atol=1e-8)


def test_mistakes_say_what_cannot_be_unknown() -> None:
    tree = truth()
    mistakes: list[tuple[Any, str]] = [
        (lambda: tree.unknowns(pk.Problem(), ["base"]), "'base' moves in time: what is unknown is a pose that stands"),
        (lambda: tree.unknowns(pk.Problem(), ["map"]), "'map' has no parent"),
        (lambda: tree.unknowns(pk.Problem(), "left"), "free must be a list of frames, got 'left'"),
        (
            lambda: tree.unknowns(pk.Problem(), ["left"]).add(displaced, "map", "left"),
            r"FrameUnknowns\.add: needs data",
        ),
        (
            lambda: tree.unknowns(pk.Problem(), ["left"]).add(displaced, "map", "left", torch.ones(2, 3)),
            "the edge map -> base moves in time",
        ),
    ]
    for call, match in mistakes:
        with pytest.raises(pk.ArgumentError, match=match):
            call()
