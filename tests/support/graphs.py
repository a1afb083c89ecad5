"""Generated pose graphs: a grid in space, a torus, streets of a city, corridors of a building; ranges in a field."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose2, Scalar, Vec2, sqrt
from posekit.optimisation.residual_ops import relative_pose


def _neighbours(index: Tensor, wraps: bool) -> Tensor:
    pairs = []
    for d, size in enumerate(index.shape):
        first, second = index.narrow(d, 0, size - 1), index.narrow(d, 1, size - 1)
        if wraps:
            first, second = index, index.roll(-1, d)
        pairs.append(torch.stack((first.reshape(-1), second.reshape(-1)), -1))
    return torch.cat(pairs)


def measured(truth: pk.Pose, pairs: Tensor, sigma: float, start: float, seed: int) -> pk.io.PoseGraph:
    """A graph of noisy measurements whose poses are near the truth."""
    g = torch.Generator().manual_seed(seed)
    noise = sigma * torch.randn(len(pairs), 6, generator=g, dtype=torch.float64)
    z = truth[pairs[:, 0]].between(truth[pairs[:, 1]]).retract(noise)
    moved = truth.retract(start * torch.randn(len(truth), 6, generator=g, dtype=torch.float64))
    information = (torch.eye(6, dtype=torch.float64) / sigma**2).repeat(len(pairs), 1, 1)
    return pk.io.PoseGraph(moved, pairs, z, information)


def batched(graphs: Sequence[pk.io.PoseGraph]) -> pk.io.PoseGraph:
    """Graphs with the same pairs as one batch."""
    poses, measurements = pk.stack([x.poses for x in graphs]), pk.stack([x.measurements for x in graphs])
    return pk.io.PoseGraph(poses, graphs[0].pairs, measurements, torch.stack([x.information for x in graphs]))


def grid(*shape: int, sigma: float = 0.02, start: float = 0.1, seed: int = 0) -> pk.io.PoseGraph:
    """Poses of random rotations at the points of a grid, each measured from its neighbours."""
    n = math.prod(shape)
    axes = torch.meshgrid(*[torch.arange(s, dtype=torch.float64) for s in shape], indexing="ij")
    position = torch.zeros(n, 3, dtype=torch.float64)
    position[:, : len(shape)] = torch.stack(axes, -1).reshape(n, -1)
    g = torch.Generator().manual_seed(seed)
    truth = pk.Pose.from_rotation(pk.Rotation.random(n, generator=g, dtype=torch.float64), position)
    return measured(truth, _neighbours(torch.arange(n).reshape(shape), wraps=False), sigma, start, seed)


def torus(around: int = 100, through: int = 50, edges: int = 9048, seed: int = 0) -> pk.io.PoseGraph:
    """A robot on a torus, of the size of torus3D: its path, and loop closures; poses are integrated odometry."""
    n = around * through
    k = torch.arange(n, dtype=torch.float64)
    u, v = 2 * math.pi * k / n * around / through, 2 * math.pi * k / through
    position = torch.stack(((10 + 4 * v.cos()) * u.cos(), (10 + 4 * v.cos()) * u.sin(), 4 * v.sin()), -1)
    g = torch.Generator().manual_seed(seed)
    truth = pk.Pose.from_rotation(pk.Rotation.from_euler("ZYX", torch.stack((u, v, 0 * u), -1)), position)
    path = torch.stack((torch.arange(n - 1), torch.arange(1, n)), -1)
    across = torch.stack((torch.arange(n - through), torch.arange(through, n)), -1)
    chosen = across[torch.randperm(len(across), generator=g)[: edges - len(path)]]
    return odometry(measured(truth, torch.cat((path, chosen)), 0.03, 0.0, seed), n - 1)


def city(blocks: int, length: int, loops: int, seed: int = 0) -> pk.io.PoseGraph:
    """A car in streets of square blocks that turns at random, and recognises places where it has been before."""
    g = torch.Generator().manual_seed(seed)
    turns = torch.randint(-1, 2, (length // 4 + 1,), generator=g).repeat_interleave(4)[:length] * (
        torch.arange(length) % 4 == 0
    )
    heading = turns.cumsum(0) * (math.pi / 2)
    step = torch.stack((heading.cos(), heading.sin(), 0 * heading), -1).double()
    place = step.cumsum(0) - step
    place = (place % blocks).round() + 0.01 * (place // blocks)  # streets that leave the city begin again
    turn = pk.Rotation.from_axis_angle(torch.tensor([0.0, 0, 1]).double(), heading.double())
    truth = pk.Pose.from_rotation(turn, place)
    path = torch.stack((torch.arange(length - 1), torch.arange(1, length)), -1)
    cell = (place.round() @ torch.tensor([1.0, 4.0 * blocks, 0]).double()).long()
    order = torch.argsort(cell, stable=True)
    again = torch.empty(0, 2, dtype=torch.int64)
    for visits in range(1, length):  # the last visit of a place first, then those before
        same = cell[order[visits:]] == cell[order[:-visits]]
        again = torch.cat((again, torch.stack((order[:-visits][same], order[visits:][same]), -1)))
        if len(again) >= loops or not same.any():
            break
    if len(again) < loops:
        raise ValueError(f"city: only {len(again)} of {loops} loops can be closed; ask for fewer blocks")
    chosen = again[torch.randperm(len(again), generator=g)[:loops]]
    return measured(truth, torch.cat((path, chosen)), 0.02, 0.05, seed)


def building(poses: int = 1228, edges: int = 1483, side: float = 24.0, seed: int = 0) -> pk.io.PoseGraph:
    """A robot with a laser scanner in a building, of the size of the Intel lab: steps and loops of a scan matcher.

    It drives around a square corridor with a room every four metres, in and out of each, 0.5 m a step, and recognises
    places where it has been before. Matched scans are off by 2 cm and 0.5 degrees, odometry by 5 cm and 1.5 degrees.
    """
    g = torch.Generator().manual_seed(seed)
    heading, moves = 0.0, []
    for block in range(poses):
        corner = block % 6 == 5
        # Along the corridor; then into a room on the right, a turn there, and out again.
        door = [] if corner else [(-math.pi / 2, 3.0), (math.pi, 3.0), (-math.pi / 2, 0.0)]
        for turn, distance in [(0.0, side / 6), *door] if not corner else [(0.0, side / 6), (math.pi / 2, 0.0)]:
            heading += turn
            moves += [heading] * round(distance / 0.5)
        if len(moves) >= poses:
            break
    angle = torch.tensor(moves[:poses], dtype=torch.float64)
    wander = 0.03 * torch.randn(poses, 2, generator=g, dtype=torch.float64)
    step = 0.5 * torch.stack((angle.cos(), angle.sin()), -1)
    look = angle + 0.05 * torch.randn(poses, generator=g, dtype=torch.float64)
    truth = pk.Pose2(step.cumsum(0) - step + wander, pk.Rotation2.from_angle(look))
    path = torch.stack((torch.arange(poses - 1), torch.arange(1, poses)), -1)
    apart = torch.cdist(truth.position, truth.position) < 0.4
    again = (apart & (torch.arange(poses)[:, None] + 20 < torch.arange(poses))).nonzero()
    if len(again) < edges - len(path):
        raise ValueError(f"building: only {len(again)} of {edges - len(path)} loops can be closed; add poses")
    loops = again[torch.randperm(len(again), generator=g)[: edges - len(path)]]
    pairs = torch.cat((path, loops))
    sigma = torch.cat((torch.full((len(path), 1), 1.0), torch.full((len(loops), 1), 0.4))).double()
    sigma = sigma * torch.tensor([0.05, 0.05, math.radians(1.3)], dtype=torch.float64)
    noise = sigma * torch.randn(len(pairs), 3, generator=g, dtype=torch.float64)
    measured = truth[pairs[:, 0]].between(truth[pairs[:, 1]]).retract(noise)
    information = torch.diag_embed(sigma**-2)
    return odometry(pk.io.PoseGraph(truth, pairs, measured, information), len(path))


class Field(NamedTuple):
    """A mower in a field, that measures its way and ranges to beacons of which only about the place is known.

    Attributes:
        truth: Its poses.
        start: The same by odometry.
        moves: The measured steps.
        sigma: Their deviations.
        beacons: Where the beacons are.
        guess: Where they are thought to be.
        at: The pose of each range.
        which: The beacon of each range.
        ranges: The measured ranges, of a deviation of 0.3 m.
    """

    truth: pk.Pose2
    start: pk.Pose2
    moves: pk.Pose2
    sigma: Tensor
    beacons: Tensor
    guess: Tensor
    at: Tensor
    which: Tensor
    ranges: Tensor


@pk.op
def distance(robot: Pose2, beacon: Vec2, measured: Scalar) -> Scalar:
    x, y = beacon - robot.position
    return sqrt(x * x + y * y) - measured


def field(poses: int = 4091, ranges: int = 1816, seed: int = 0) -> Field:
    """A mower that goes to and fro, of the size of Plaza2: rows of 64 m, 0.26 m a step."""
    g = torch.Generator().manual_seed(seed)
    draw = lambda *shape: torch.randn(*shape, generator=g, dtype=torch.float64)  # noqa: E731
    way = 0.26 * torch.arange(poses, dtype=torch.float64)
    row, along = way // 64, way % 64
    x, y = torch.where(row % 2 == 1, 64 - along, along), (1.2 * row) % 50 + (along - 62.8).clamp(min=0)
    heading = torch.atan2(y.diff(), x.diff())
    truth = pk.Pose2(torch.stack((x, y), -1), pk.Rotation2.from_angle(torch.cat((heading, heading[-1:]))))
    sigma = torch.tensor([0.02, 0.005, 0.01], dtype=torch.float64)
    moves = truth[:-1].between(truth[1:]).retract(sigma * draw(poses - 1, 3))
    beacons = torch.tensor([[-5.0, -5], [70, 0], [65, 52], [0, 55]], dtype=torch.float64)
    guess = beacons + torch.tensor([[8.0, -10], [-8, 10], [4, -5], [12, -15]], dtype=torch.float64)
    at, which = torch.arange(ranges) * poses // ranges, torch.randint(0, 4, (ranges,), generator=g)
    measured = (truth.position[at] - beacons[which]).norm(dim=-1) + 0.3 * draw(ranges)
    start = pk.cumulative(pk.cat([truth[:1], moves]))
    return Field(truth, start, moves, sigma, beacons, guess, at, which, measured)


def field_problem(given: Field, loss: Any = None) -> tuple[pk.Problem, Any, Any]:
    """The problem of a field, its poses and its beacons."""
    problem, steps = pk.Problem(), torch.arange(len(given.moves))
    poses = problem.variables(given.start, fixed=torch.arange(len(given.start)) == 0)
    beacons = problem.variables(given.guess)
    step = relative_pose(pk.Pose2)
    problem.add(step, poses[steps], poses[steps + 1], given.moves, weight=torch.diag(given.sigma**-2))
    problem.add(distance, poses[given.at], beacons[given.which], given.ranges, weight=1 / 0.3**2, loss=loss)
    return problem, poses, beacons


def odometry(graph: pk.io.PoseGraph, edges: int) -> pk.io.PoseGraph:
    """The same graph, whose poses are the products of its first edges."""
    poses = pk.cumulative(pk.cat([graph.poses[:1], graph.measurements[:edges]]))
    return pk.io.PoseGraph(poses, graph.pairs, graph.measurements, graph.information)
