"""Whole motions: bounds of what is free between configurations, against distances at many configurations by ops."""

from __future__ import annotations

import math
import pathlib
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

from posekit import ArgumentError, OptionError, Pose
from posekit.kinematics import (
    Avoidance,
    Boxes,
    Capsules,
    Cylinders,
    DistanceGrid,
    HeightMap,
    Planes,
    Robot,
    Spheres,
    clearance,
    self_clearance,
)
from posekit.kinematics.obstacles import Best, Proximity, is_known, kept, texts, whole_motions
from posekit.kinematics.obstacles.proximity import motion_kernel
from posekit.kinematics.planning import optimiser
from posekit.kinematics.planning.optimiser import NEAR, ROUGH, clearances
from posekit.math import least_squares as ops
from tests.kinematics.examples import DOUBLE, GRIPPER, every_kind
from tests.support import kernels, threads
from tests.support.compiled import assert_compiles_for_cuda
from tests.support.emulation import as_cuda

ARM = Robot.example("arm")
FINE = 400  # configurations of the checker between two of a plan


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


class Scene:
    """Random spheres on links of a robot and random obstacles of all kinds, and their distances by ops in float64."""

    def __init__(self, robot: Robot, links: list[str], seed: int, away: float = 0.0) -> None:
        g = seeded(seed)

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=g, dtype=DOUBLE)

        def outside(count: int) -> Tensor:
            points = normal(count, 3)
            return points * (1 + away / points.norm(dim=-1, keepdim=True))

        poses = Pose.random(9, dtype=DOUBLE, generator=g)
        middles = outside(9)
        self.robot, self.links = robot, links
        self.centres, self.radii = 0.08 * normal(len(links), 3), 0.02 + 0.04 * normal(len(links)).abs()
        self.pairs = robot.sphere_pairs(links)
        lattice = torch.cartesian_prod(*[torch.linspace(-0.5, 0.5, 9, dtype=DOUBLE)] * 3)
        bumpy = (lattice.norm(dim=-1) - 0.3 + 0.02 * normal(len(lattice))).reshape(9, 9, 9)
        self.obstacles: list[Any] = [
            Planes(torch.cat((normal(1, 3), 1.5 + away + normal(1, 1).abs()), -1)),
            Spheres(middles[:2], 0.1 + 0.2 * normal(2).abs()),
            Boxes(Pose(middles[2:4], poses.rotation[2:4]), 0.05 + 0.2 * normal(2, 3).abs()),
            Capsules(middles[4:6], middles[4:6] + 0.5 * normal(2, 3), 0.02 + 0.1 * normal(2).abs()),
            Cylinders(
                Pose(middles[7:], poses.rotation[7:]), 0.05 + 0.2 * normal(2).abs(), 0.05 + 0.1 * normal(2).abs()
            ),
            HeightMap(0.1 * normal(6, 6), 0.3, Pose(torch.tensor([-0.9, -0.9, -1.5 - away]).double())),
            DistanceGrid(bumpy, [-0.5, -0.5, -0.5], 0.125, Pose(middles[6], poses.rotation[6])),
        ]

    def near(self) -> Proximity:
        packed = [(x, tuple(part[None] if part.dim() > n and x.shape else part.expand(1, 1, *part.shape)
                  for part, n in x._parts().values())) for x in self.obstacles]  # fmt: skip
        return Proximity.of(self.robot, (self.centres, self.radii, tuple(self.links)), packed, self.pairs)

    def distances(self, q: Tensor) -> Tensor:
        spheres = self.robot.spheres(q, self.centres, self.radii, self.links)
        parts = [clearance(spheres, x) for x in self.obstacles]
        every = [x.flatten(-2) if obstacle.shape else x for x, obstacle in zip(parts, self.obstacles, strict=True)]
        return torch.cat((*every, self_clearance(spheres, self.pairs)), -1).amin(-1)


def dense(robot: Robot, q: Tensor, count: int) -> Tensor:
    """Configurations on the way from each to the next, shape (motions, n - 1, count + 1, nq)."""
    part = torch.linspace(0, 1, count + 1, dtype=q.dtype)[:, None]
    return robot.retract(q[:, :-1, None], robot.local(q[:, :-1], q[:, 1:])[:, :, None] * part)


ROBOTS = [
    (ARM.to(DOUBLE), ["l2", "l4", "l4", "l6", "l8", "base"]),
    (Robot.from_urdf(GRIPPER).to(DOUBLE), ["left", "right", "dial", "tip"]),
    (every_kind(), ["cart", "ball", "tag", "twin", "screw"]),
    (Robot.example("humanoid").to(DOUBLE), ["lhand", "rhand", "lfoot", "rfoot", "head"]),
]


@pytest.mark.slow(but="0.3-robot1-links1")
@pytest.mark.parametrize(("robot", "links"), ROBOTS)
@pytest.mark.parametrize("size", [1.0, 0.3, 0.05])
def test_no_distance_on_the_way_is_less_than_the_bound(robot: Robot, links: list[str], size: float) -> None:
    q = robot.random(60, 1, generator=seeded(1))
    steps = size * torch.randn(60, 1, robot.nv, generator=seeded(2), dtype=DOUBLE)
    q = torch.cat((q, robot.retract(q, steps)), 1)
    bounded = 0
    for seed in range(3):
        scene = Scene(robot, links, seed)
        low, ends = scene.near().between(q, robot.local(q[:, :-1], q[:, 1:]), None, q.new_full((60,), 9.0), (0.0, 0.0))
        true = scene.distances(dense(robot, q, 200)).amin(-1)
        torch.testing.assert_close(ends, scene.distances(q).amin(-1, keepdim=True), rtol=0, atol=1e-12)
        assert bool((true >= torch.minimum(low, ends) - 1e-12).all())
        bounded += int((low < ends).sum())
    assert bounded  # not all of these motions are clear at once


def test_bounds_gain_two_digits_from_a_tenth_of_the_way() -> None:
    robot, q = ARM.to(DOUBLE), ARM.to(DOUBLE).random(40, generator=seeded(3))
    scene = Scene(robot, ["l4", "l6", "l8"], 4, away=1.0)
    scene.obstacles = scene.obstacles[:5]  # distances from these are convex
    v, gaps = torch.randn(40, 7, generator=seeded(4), dtype=DOUBLE), []
    for size in (0.02, 0.002):
        motion = torch.stack((q - size * v, q + size * v), 1)
        low, ends = scene.near().between(motion, 2 * size * v[:, None], None, q.new_full((40,), 9.0), (0.0, 0.0))
        true = scene.distances(dense(robot, motion, 200)).amin(-1)
        gaps.append(float((true - torch.minimum(low, ends)).max()))
    assert 0 < gaps[1] < 0.015 * gaps[0] < 0.01


@pytest.mark.slow(but="dtype0-robot1-links1")
@pytest.mark.parametrize(("robot", "links"), ROBOTS)
@pytest.mark.parametrize("dtype", [torch.float32, DOUBLE])
def test_clearances_are_those_of_whole_motions(robot: Robot, links: list[str], dtype: torch.dtype) -> None:
    q = robot.random(12, 1, generator=seeded(5))
    steps = 0.5 * torch.randn(12, 3, robot.nv, generator=seeded(6), dtype=DOUBLE)
    for k in range(3):
        q = torch.cat((q, robot.retract(q[:, -1:], steps[:, k : k + 1])), 1)
    scene = Scene(robot, links, 7)
    true = scene.distances(dense(robot, q, 1000)).amin((-1, -2))
    near = scene.near()
    if dtype != DOUBLE:
        scene.robot = robot.to(dtype)
        scene.centres, scene.radii = scene.centres.to(dtype), scene.radii.to(dtype)
        near, q = scene.near(), q.to(dtype)
    found, nearest = clearances(near, q, torch.zeros(12, dtype=torch.long))
    error = 1e-3 * true.abs() + (2e-6 if dtype == DOUBLE else 2e-5)
    assert bool(((found.double() - true).abs() <= error).all())
    at = Scene(robot, links, 7).distances(nearest.double()).amin(-1)
    torch.testing.assert_close(at.to(dtype), found, rtol=0, atol=1e-5 if dtype == DOUBLE else 1e-4)
    some, _ = clearances(near, q, torch.zeros(12, dtype=torch.long), found.new_full((12,), 0.01))
    assert torch.equal(some > 0.01, found > 0.01)
    torch.testing.assert_close(some.clamp(max=0.01), found.clamp(max=0.01), rtol=2e-3, atol=2e-6)
    alone, _ = clearances(near, q[3:4], torch.zeros(1, dtype=torch.long))
    assert torch.equal(alone, found[3:4])


def test_a_motion_that_is_not_finite_has_no_clearance() -> None:
    scene, q = Scene(ARM.to(DOUBLE), ["l4", "l8"], 1), torch.zeros(2, 3, 7, dtype=DOUBLE)
    q[0, 2, 1] = math.nan
    found, _ = clearances(scene.near(), q, torch.zeros(2, dtype=torch.long))
    assert found.isnan().tolist() == [True, False]


def path_of(steps: int) -> Tensor:
    q = ARM.to(DOUBLE).random(5, 1, generator=seeded(5))
    moves = 0.3 * torch.randn(5, steps, 7, generator=seeded(6), dtype=DOUBLE)
    return torch.cat((q, q + moves.cumsum(1)), 1)


@pytest.mark.slow
def test_a_warp_of_a_device_finds_the_clearances_of_the_cpu() -> None:
    q, problem = path_of(40), torch.zeros(5, dtype=torch.long)
    near = Scene(ARM.to(DOUBLE), ["l4", "l6", "l8"], 7).near()
    assert is_known(near)
    here = clearances(near, q, problem), clearances(near, q, problem, q.new_full((5,), -0.05), ROUGH)
    with as_cuda() as emulator:
        there = emulator.run(
            lambda: (clearances(near, q, problem), clearances(near, q, problem, q.new_full((5,), -0.05), ROUGH))
        )
    assert all(name.startswith("pk_whole") for name in emulator.launched)
    for x, y in zip(there, here, strict=True):
        torch.testing.assert_close(x[0], y[0], rtol=0, atol=1e-12)
    torch.testing.assert_close(there[0][1], here[0][1], rtol=0, atol=0)


@pytest.mark.parametrize("limit", [3, 4096])
def test_the_kernel_finds_what_levels_of_torch_find(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    q, problem = path_of(30), torch.zeros(5, dtype=torch.long)
    near = Scene(ARM.to(DOUBLE), ["l4", "l6", "l8"], 7).near()
    monkeypatch.setattr(texts, "MOST", limit)  # of ways that are divided: else bounds count
    monkeypatch.setattr(whole_motions, "MOST", limit)
    monkeypatch.setattr(optimiser, "MOST", limit)
    whole_motions.whole_kernel.cache_clear()
    found, places = clearances(near, q, problem)
    whole_motions.whole_kernel.cache_clear()
    monkeypatch.setattr(optimiser, "is_known", lambda _: False)
    expected, at = clearances(near, q, problem)
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-12)
    torch.testing.assert_close(places, at, rtol=0, atol=0)


def test_paths_are_checked_in_the_steps_that_are_named() -> None:
    q, problem = path_of(6), torch.zeros(5, dtype=torch.long)
    near, wanted = Scene(ARM.to(DOUBLE), ["l4", "l6", "l8"], 7).near(), torch.full((5,), 0.2, dtype=DOUBLE)
    clearance, _ = clearances(near, q, problem, wanted, ROUGH)
    assert 0 < (clearance >= wanted).sum() < 5
    energy, names = torch.arange(5.0, dtype=DOUBLE), dict(zip(ops.CONTROL, range(8), strict=True))
    best = Best(torch.zeros_like(q), torch.tensor([-9.0, 9, -9, -9, -9], dtype=DOUBLE), energy + 10)
    control = torch.zeros(5, 8, dtype=DOUBLE)
    control[:, names["iterations"]] = torch.tensor([3.0, 3, 3, 2, 3])
    control[2, names["status"]] = ops.CONVERGED
    control[4, names["status"]] = ops.NOT_FINITE
    checks = torch.tensor([0, 3])
    for predicted in (0.0, 1.0):
        before, after = control.clone(), control.clone()
        before[:, names["predicted"]] = predicted
        costs = predicted > 0
        result = kept(near, (q, energy), best, problem, wanted, (before, after), checks, costs, (NEAR, ROUGH))
        is_due = torch.tensor([True, True, False, False, True])
        better = is_due & (clearance.clamp(max=0.2) >= best.clearance.clamp(max=0.2))
        assert torch.equal(result.waypoints, torch.where(better[:, None, None], q, best.waypoints))
        assert torch.equal(result.clearance, torch.where(better, clearance, best.clearance))
        assert torch.equal(result.energy, torch.where(better, energy, best.energy))
        ends = (clearance >= wanted) & (torch.tensor(not costs) | (predicted <= 1e-3 * energy))
        status = torch.where(ends, ops.CONVERGED, ops.RUNNING).double()
        expected = torch.where(is_due, status, control[:, names["status"]])
        assert torch.equal(after[:, names["status"]], expected)
        after[:, names["status"]] = control[:, names["status"]]
        assert torch.equal(after, control)


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_of_whole_motions_compiles_for_cuda(tag: str) -> None:
    assert_compiles_for_cuda(whole_motions.whole_kernel(tag, 16, 8, 16, 8))


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_compiles_for_cuda(tag: str, tmp_path: Any) -> None:
    import warp as wp

    from posekit.engine.runtime import kernel

    name, parameters, text = motion_kernel(tag, 16, 8).declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"motion_{tag}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=str(tmp_path), use_ptx=True)
    assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")


# Plans


ONE = Robot.from_dh(a=[0.9], alpha=[0], d=[0])  # one joint, with its tool 0.9 m away


def wall(angle: float, thickness: float) -> Boxes:
    """A wall along the radius, which the tool cannot avoid."""
    middle = [0.9 * math.cos(angle), 0.9 * math.sin(angle), 0.0]
    return Boxes(Pose.exp([*middle, 0, 0, 0]) @ Pose.exp([0.0, 0, 0, 0, 0, angle]), [0.2, thickness / 2, 0.2])


@pytest.mark.slow(but="4-*")
@pytest.mark.parametrize(("waypoints", "radius", "thickness"), [(32, 0.01, 0.002), (8, 0.01, 0.002), (4, 0.05, 0.01)])
def test_no_plan_goes_through_a_wall_between_two_waypoints(waypoints: int, radius: float, thickness: float) -> None:
    words = []
    for angle in torch.linspace(-0.9, 0.81, 10).tolist():
        avoid = Avoidance({"tool": [[0, 0, 0]]}, radius, wall(angle, thickness))
        plan = ONE.plan([-1.5], [1.5], avoid=avoid, waypoints=waypoints, seeds=2, generator=seeded())
        words.append(plan.status)
        assert not plan.converged and float(plan.clearance) < -thickness / 2
        if plan.status == "touching":
            assert plan.reason.startswith("the motion is free at its waypoints, but touches something between them")
            assert ": 'tool' and avoid.obstacles[0] (Boxes) overlap by 0.0" in plan.reason
    assert "touching" in words and set(words) <= {"touching", "not_found"}


def test_motions_have_the_margin_or_touch() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([0.9, 0, 0], radii=0.1))
    start, goal = [-1.0, 0.0], [1.0, 0.0]
    near = arm.plan(start, goal, avoid=avoid, generator=seeded())
    far = arm.plan(start, goal, avoid=avoid, margin=0.1, generator=seeded())
    assert near.converged and 0 < float(near.clearance) < 0.1 <= float(far.clearance) and far.converged
    refused = arm.plan(start, goal, avoid=avoid, margin=0.9, generator=seeded())
    assert refused.status == "touching" and not refused.converged and float(refused.clearance) > 0.05
    assert "comes nearer than `margin`: 'tool' and avoid.obstacles[0] (Spheres) " in refused.reason
    with pytest.raises(ArgumentError, match=r"Robot.plan: margin must be a number, got str"):
        arm.plan(start, goal, avoid=avoid, margin="wide")
    with pytest.raises(OptionError, match=r"Robot.plan: margin must be finite and not negative, got -1"):
        arm.plan(start, goal, avoid=avoid, margin=-1)


def least(scene: Scene, q: Tensor, fine: int) -> Tensor:
    """The least distance on the way of each path, of ``fine`` configurations between two of it.

    The first pass sees every fourth one, the second the others next to those within 5 cm of the least. From one to the
    next a sphere moves 11 mm at most, so that none of the others is 2 cm nearer than the first pass sees, or 4 if both
    spheres move.
    """
    every = dense(scene.robot, q, fine)
    seen = scene.distances(every[:, :, ::4])
    found = seen.amin((-1, -2))
    near = torch.minimum(seen[..., :-1], seen[..., 1:]) < found[:, None, None] + 0.05
    others = scene.distances(every[:, :, :-1].unflatten(2, (-1, 4))[near][:, 1:]).amin(-1)
    return found.scatter_reduce(0, near.nonzero()[:, 0], others, "amin")


def touched(scenes: int, problems: int, fine: int) -> tuple[int, int, float]:
    """How many plans in random scenes converged, and touch something, and how much nearer than they say they come.

    Args:
        scenes: How many.
        problems: Plans in each.
        fine: Configurations of the checker between two waypoints.
    """
    links = [f"l{i}" for i in range(2, 9) for _ in range(2)]
    ignore = [(a, b) for a in set(links) for b in set(links) if a < b and int(b[1]) - int(a[1]) < 4]
    solved = bad = 0
    worst = 0.0
    for seed in range(scenes):
        scene = Scene(ARM.to(DOUBLE), links, seed, away=0.3)
        scene.pairs = scene.robot.sphere_pairs(links, ignore)
        q = scene.robot.random(40 * problems, generator=seeded(seed))
        q = q[scene.distances(q) > 0.01]
        count = min(len(q) // 2, problems)
        centres: dict[str, Any] = {}
        radii: dict[str, Any] = {}
        for link, c, r in zip(links, scene.centres.tolist(), scene.radii.tolist(), strict=True):
            centres.setdefault(link, []).append(c)
            radii.setdefault(link, []).append(r)
        avoid = Avoidance(centres, {link: torch.tensor(r) for link, r in radii.items()}, scene.obstacles)
        options: dict[str, Any] = {"waypoints": 12, "seeds": 4, "max_iterations": 20, "generator": seeded(seed)}
        plan = ARM.plan(q[:count].float(), q[count : 2 * count].float(), avoid=avoid, ignore=ignore, **options)
        true = least(scene, plan.configurations[plan.converged].double(), fine)
        solved, bad = solved + len(true), bad + int((true < 0).sum())
        if len(true):
            error = plan.clearance[plan.converged].double() - true - 1e-3 * true
            worst = max(worst, float(error.max()))
    return solved, bad, worst


@pytest.mark.slow
def test_an_independent_checker_finds_nothing_in_random_scenes() -> None:
    solved, bad, worst = touched(scenes=6, problems=3, fine=FINE)
    assert solved >= 10 and bad == 0 and worst < 1e-5


@pytest.mark.slow
def test_an_independent_checker_finds_nothing_in_a_thousand_motions() -> None:
    with kernels.rebuilt(2), threads.torch_uses(1):  # which takes a fifth of the time
        # Spheres move 1.5 mm, at most 11. Were they thinner by 2 mm for the planner, 6 motions would touch something.
        solved, bad, worst = touched(scenes=250, problems=4, fine=FINE // 2)
    assert solved >= 950 and bad == 0 and worst < 1e-5
