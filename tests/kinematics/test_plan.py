"""Plans: distances of the kernel against ops and autograd, and motions checked by forward kinematics written out."""

from __future__ import annotations

import math
import pathlib
import tempfile
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

from posekit import ArgumentError, IndexingError, OptionError, Pose, ShapeError, ValidationError
from posekit.engine.runtime import kernel
from posekit.kinematics import (
    Avoidance,
    Boxes,
    Capsules,
    Cost,
    Planes,
    Robot,
    Spheres,
    clearance,
    self_clearance,
)
from posekit.kinematics.derived_tables import LIMITS
from posekit.kinematics.differential import number_limits
from posekit.kinematics.ik.checked_costs import term_of
from posekit.kinematics.ik.priorities import Level
from posekit.kinematics.obstacles import Proximity
from posekit.kinematics.obstacles.proximity import proximity_kernel
from posekit.kinematics.planning.optimiser import (
    Measured,
    Paths,
    Space,
    Trial,
    advanced,
    equations,
    evaluated,
    rows_at,
    step_kernel,
)
from posekit.kinematics.planning.search import times, timing_kernel
from posekit.optimisation import Result
from tests.kinematics.examples import DOUBLE, GRIPPER, every_kind
from tests.support.compiled import assert_compiles_for_cuda
from tests.support.emulation import as_cuda

ARM = Robot.example("arm")
CENTRES = {f"l{i}": [[0.0, 0.0, 0.0], [0.0, 0.0, -0.08]] for i in range(3, 9)}
IGNORE = [("l3", "l5"), ("l4", "l6"), ("l5", "l7"), ("l6", "l8"), ("l5", "l8")]
SHELF = Boxes(Pose([[0.5, 0, 0.45], [0.3, 0.55, 0.6]]), half_extents=[[0.05, 0.3, 0.15], [0.15, 0.05, 0.15]])
OBSTACLES = [SHELF, Planes([0, 0, 1.0, 0.0]), Capsules([0.0, -0.6, 0], [0.0, -0.6, 1.0], 0.05)]
AVOID = Avoidance(CENTRES, 0.05, OBSTACLES)


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


def distances(robot: Robot, q: Tensor, self_collision: bool = True) -> Tensor:
    """All distances by other ops, shape (*batch, distances)."""
    links = [link for link, points in CENTRES.items() for _ in points]
    points = torch.tensor([p for points in CENTRES.values() for p in points]).to(q)
    spheres = robot.spheres(q, points, 0.05, links)
    found = []
    for obstacle in OBSTACLES:
        away = clearance(spheres, obstacle.to(q.dtype))
        found.append(away.flatten(-2) if obstacle.shape else away)
    if self_collision:
        found.append(self_clearance(spheres, robot.sphere_pairs(links, IGNORE)))
    return torch.cat(found, -1)


def free(robot: Robot, count: int, seed: int) -> Tensor:
    q = robot.random(60 * count, generator=seeded(seed))
    return q[distances(robot, q).amin(-1) > 0.02][:count]


def along(waypoints: Tensor, factor: int = 8) -> Tensor:
    part = torch.linspace(0, 1, factor + 1, dtype=waypoints.dtype).unsqueeze(-1)
    return torch.lerp(waypoints[..., :-1, None, :], waypoints[..., 1:, None, :], part).flatten(-3, -2)


# The kernel


def prepared(robot: Robot, links: list[str], problems: int = 1) -> tuple[Proximity, Any]:
    g = seeded(3)

    def normal(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=g, dtype=robot.axes.dtype)

    centres, radii = 0.1 * normal(len(links), 3), 0.05 + 0.1 * normal(len(links)).abs()
    poses = Pose.random(problems, 3, dtype=robot.axes.dtype, generator=g)
    others = [
        Planes(normal(problems, 2, 4)),
        Spheres(normal(problems, 3, 3), 0.2 + normal(problems, 3).abs()),
        Boxes(poses, 0.2 + normal(problems, 3, 3).abs()),
        Capsules(normal(problems, 2, 3), normal(problems, 2, 3), 0.1 + normal(problems, 2).abs()),
    ]
    packed = [(x, tuple(part for part, _ in x._parts().values())) for x in others]
    pairs = robot.sphere_pairs(links)
    made = Proximity.of(robot, (centres, radii, tuple(links)), packed, pairs)

    def reference(q: Tensor, problem: int) -> Tensor:
        spheres = robot.spheres(q, centres, radii, links)
        found = []
        for obstacle in others:
            one = type(obstacle)(
                *[_row(getattr(obstacle, name), problem) for name in obstacle.__slots__ if name[0] != "_"]
            )
            found.append(clearance(spheres, one).flatten(-2))
        return torch.cat((*found, self_clearance(spheres, pairs)), -1)

    return made, reference


def _row(x: Any, problem: int) -> Any:
    return x[problem]


@pytest.mark.slow(but=("robot0-links0", "robot1-links1"))
@pytest.mark.parametrize(
    ("robot", "links"),
    [
        (ARM.to(DOUBLE), ["l2", "l4", "l4", "l6", "l8", "base"]),
        (Robot.from_urdf(GRIPPER).to(DOUBLE), ["left", "right", "dial", "tip"]),
        (every_kind(), ["cart", "ball", "tag", "twin", "screw"]),
        (Robot.example("humanoid").to(DOUBLE), ["lhand", "rhand", "lfoot", "rfoot", "head"] * 4),
    ],
)
def test_distances_gradients_and_normal_matrices_are_those_of_ops(robot: Robot, links: list[str]) -> None:
    near, reference = prepared(robot, links)
    q = robot.random(2, 3, generator=seeded())
    margin = 0.5
    found = near.measure(q, None, margin, True)
    for k, one in enumerate(q.flatten(0, 1)):
        away = reference(one, 0)
        lacks = (margin - away).clamp(min=0)
        assert 0 < (lacks > 0).sum() < lacks.numel()
        torch.testing.assert_close(found.least[k], away.amin(), rtol=0, atol=1e-12)
        torch.testing.assert_close(found.total[k], 0.5 * lacks.square().sum(), rtol=1e-12, atol=1e-12)
        slope = torch.autograd.functional.jacobian(
            lambda v, one=one: reference(robot.retract(one, v), 0), robot.axes.new_zeros(robot.nv)
        ) * (lacks > 0).unsqueeze(-1)
        torch.testing.assert_close(found.gradient[k], -lacks @ slope, rtol=1e-11, atol=1e-11)
        torch.testing.assert_close(found.normal[k], slope.mT @ slope, rtol=1e-11, atol=1e-11)
    rows, jacobian, deepest = near.lacking(q.flatten(0, 1), None, robot.axes.new_tensor([margin, torch.inf, 2.0]))
    counts = [len(links) * n for n in (2, 3, 3, 2)]
    for k, one in enumerate(q.flatten(0, 1)):

        def lacks_of(v: Tensor, one: Tensor = one) -> Tensor:
            away = reference(robot.retract(one, v), 0)[: near.items]
            parts = [x.unflatten(0, (len(links), -1)).mT.flatten() for x in away.split(counts)]
            return (margin - torch.cat(parts)).clamp(min=0)

        still = robot.axes.new_zeros(robot.nv)
        torch.testing.assert_close(rows[k], 2 * lacks_of(still), rtol=0, atol=1e-12)
        slopes = torch.autograd.functional.jacobian(lacks_of, still)
        torch.testing.assert_close(jacobian[k], 2 * slopes, rtol=1e-11, atol=1e-11)
        torch.testing.assert_close(deepest[k], (lacks_of(still).amax() / margin).square(), rtol=1e-12, atol=0)
    alone = near.measure(q, None, margin, False)
    assert torch.equal(alone.least, found.least) and torch.equal(alone.total, found.total)
    assert alone.gradient.numel() == 0


def test_each_trajectory_has_the_obstacles_of_its_problem() -> None:
    robot = ARM.to(DOUBLE)
    near, reference = prepared(robot, ["l4", "l6", "l8"], problems=3)
    q, problem = robot.random(4, 2, generator=seeded()), torch.tensor([2, 0, 1, 2])
    found = near.measure(q, problem, 0.1, False).least.reshape(4, 2)
    expected = torch.stack([reference(x, int(k)).amin(-1) for x, k in zip(q, problem, strict=True)])
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-12)


def test_threads_change_no_distance_and_float32_is_that_of_float64_rounded() -> None:
    near, _ = prepared(ARM, ["l4", "l6", "l8"])
    exact, _ = prepared(ARM.to(DOUBLE), ["l4", "l6", "l8"])
    q, before = ARM.random(50, 100, generator=seeded()), torch.get_num_threads()
    try:
        torch.set_num_threads(2)
        together = near.measure(q, None, 0.1, True)
        torch.set_num_threads(1)
        for a, b in zip(near.measure(q, None, 0.1, True), together, strict=True):
            assert torch.equal(a, b)
    finally:
        torch.set_num_threads(before)
    assert exact.measure(q.double(), None, 0.1, False).least.dtype == DOUBLE


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_compiles_for_cuda(tag: str) -> None:
    import warp as wp

    name, parameters, text = proximity_kernel(tag, 16, 8, 8).declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"proximity_{tag}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")


# Plans


def test_motions_are_free_smooth_and_lead_to_their_goals() -> None:
    start, goal = free(ARM, 48, 1), free(ARM, 48, 2)
    blocked = (distances(ARM, along(torch.stack((start, goal), 1), 200)).amin((-1, -2)) < 0).float().mean()
    assert blocked > 0.2
    plan = ARM.plan(start, goal, avoid=AVOID, ignore=IGNORE, generator=seeded())
    assert plan.converged.float().mean() >= 0.97
    assert torch.equal(plan.configurations[:, 0], start) and torch.equal(plan.configurations[:, -1], goal)
    away = distances(ARM, along(plan.configurations, 100)).amin((-1, -2))
    torch.testing.assert_close(plan.clearance, away, rtol=2e-3, atol=1e-5)
    assert torch.equal(plan.converged, plan.clearance >= 0)
    assert bool(((plan.configurations >= ARM.lower) & (plan.configurations <= ARM.upper)).all())
    bends, whole = plan.configurations.diff(n=2, dim=1).norm(dim=-1), (goal - start).norm(dim=-1)
    assert bool((bends.amax(-1) < 0.35)[plan.converged].all()) and bool(
        (bends.sum(-1) < 1.5 * whole + 2)[plan.converged].all()
    )


def test_a_straight_line_that_is_free_is_taken() -> None:
    start = torch.tensor([[0.0, -1.0, 0, -1, 0, 1, 0]])
    goal = start + 0.3
    plan = ARM.plan(start, goal, avoid=AVOID, self_collision=False, waypoints=9)
    assert bool(plan.converged.all())
    torch.testing.assert_close(
        plan.configurations, torch.lerp(start[:, None], goal[:, None], torch.linspace(0, 1, 9)[:, None])
    )


def test_times_respect_velocities_and_accelerations() -> None:
    robot = ARM.replace(velocity_limits=torch.tensor([1.0, 2, 1, 2, 1, 2, 3]))
    start, goal = free(robot, 12, 3), free(robot, 12, 4)
    limit = torch.tensor([3.0, 4, 5, 3, 4, 5, 6])
    plan = robot.plan(start, goal, avoid=AVOID, ignore=IGNORE, acceleration=limit, generator=seeded())
    spans = plan.times.diff(dim=-1)
    assert bool((spans > 0).all()) and bool((plan.times[:, 0] == 0).all())
    v = plan.configurations.diff(dim=1) / spans[..., None]
    assert bool((v.abs() <= robot.velocity_limits * (1 + 1e-5)).all())
    rest, none = torch.zeros_like(v[:, :1]), torch.zeros_like(spans[:, :1])
    changes = torch.cat((rest, v, rest), 1).diff(dim=1)
    middle = 0.5 * (torch.cat((none, spans), -1) + torch.cat((spans, none), -1))
    a = changes / middle[..., None]
    assert bool((a.abs() <= limit * (1 + 1e-4)).all())
    used = torch.maximum((v.abs() / robot.velocity_limits).amax((-1, -2)), (a.abs() / limit).amax((-1, -2)))
    assert bool((used > 0.99).all())


def test_times_keep_the_limits_in_their_dtype() -> None:
    steps = 0.01 * torch.randn(50, 100, 7, generator=seeded()).cumsum(1)
    steps[3:5] = 0
    velocity, acceleration = torch.linspace(0.4, 2, 7), torch.linspace(6, 0.5, 7)
    found = times(steps, velocity, acceleration)
    assert found.dtype == torch.float32 and torch.equal(found[3:5], torch.zeros(2, 101))
    spans = found.double().diff(dim=-1)[..., None]
    v = torch.where(steps == 0, 0, steps / spans)
    edge = torch.zeros(50, 1, 7)
    changes = torch.cat((edge, v, edge), 1).diff(dim=1)
    a = changes / (0.5 * (torch.cat((edge[..., :1], spans), 1) + torch.cat((spans, edge[..., :1]), 1)))
    assert bool((v.abs() <= velocity * (1 + 1e-5)).all()) and bool((a.abs() <= acceleration * (1 + 1e-5))[5:].all())


def test_a_robot_that_is_where_it_shall_be_stays_there() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([0.9, 0, 0], radii=0.1), margin=0.1)
    near = torch.tensor([0.2, 0.0])
    plan = arm.plan(near, near, avoid=avoid, generator=seeded())
    assert bool(plan.converged) and 0 < float(plan.clearance) < 0.1
    assert torch.equal(plan.configurations, near.expand(32, 2)) and torch.equal(plan.times, torch.zeros(32))
    away = arm.plan(near, near + 0.5, avoid=avoid, generator=seeded())  # the line is as far away as its start
    torch.testing.assert_close(away.configurations[:, 0], torch.linspace(0.2, 0.7, 32))


def test_times_of_a_path_that_is_not_finite_are_nan_and_others_stay() -> None:
    steps = 0.01 * torch.randn(2, 5, 3, generator=seeded())
    limits = torch.ones(3), torch.ones(3)
    lost = steps.clone()
    lost[1, 2, 0] = torch.nan
    found = times(lost, *limits)
    assert found[1, 1:].isnan().all() and torch.equal(found[0], times(steps, *limits)[0])


def test_times_on_a_device_are_those_of_the_cpu() -> None:
    steps = 0.01 * torch.randn(3, 9, 7, generator=seeded()).cumsum(1)
    limits = torch.linspace(0.4, 2, 7), torch.linspace(6, 0.5, 7)
    here = times(steps, *limits)
    with as_cuda() as emulator:
        there = emulator.run(lambda: times(steps, *limits))
    torch.testing.assert_close(there, here, rtol=1e-6, atol=0)


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["f32", "f64"])
def test_the_kernel_of_times_compiles_for_cuda(tag: str) -> None:
    assert_compiles_for_cuda(timing_kernel(tag))


def test_times_approach_the_fastest_motion_of_one_joint() -> None:
    line = torch.linspace(0, 1, 200, dtype=DOUBLE)[:, None].diff(dim=0)
    free_speed = times(line, torch.tensor([100.0]).double(), torch.tensor([4.0]).double())[-1]
    assert 1.0 <= float(free_speed) < 1.02  # bang-bang: 2 sqrt(1 / 4)
    bounded = times(line, torch.tensor([0.5]).double(), torch.tensor([4.0]).double())[-1]
    assert 2.125 <= float(bounded) < 2.14  # a trapezoid: 1 / 0.5 + 0.5 / 4
    still = times(torch.zeros(4, 2), torch.ones(2), torch.ones(2))
    assert torch.equal(still, torch.zeros(5))


def test_goals_may_be_poses() -> None:
    start, end = free(ARM, 6, 5), free(ARM, 6, 6)
    target = ARM.forward(end, "l8")
    plan = ARM.plan(start, target, "l8", avoid=AVOID, ignore=IGNORE, generator=seeded())
    reached = ARM.forward(plan.configurations[:, -1], "l8")
    assert plan.converged.sum() >= 5
    assert bool(((reached.position - target.position).norm(dim=-1) < 1e-3)[plan.converged].all())
    far = ARM.plan(start[0], Pose([3.0, 0, 0]), "l8", avoid=AVOID, self_collision=False, generator=seeded())
    assert not far.converged and far.configurations.shape == (32, 7)


def test_obstacles_of_each_problem() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    balls = Spheres([[[0.9, 0, 0]], [[-0.9, 0, 0]]], radii=0.1)
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, balls)
    plan = arm.plan([-1.0, 0.0], torch.tensor([[1.0, 0.0], [1.0, 0.0]]), avoid=avoid, generator=seeded())
    assert bool(plan.converged.all())
    reach = arm.forward(along(plan.configurations), "tool").position
    assert float((reach[0] - torch.tensor([0.9, 0, 0])).norm(dim=-1).amin()) >= 0.15
    torch.testing.assert_close(plan.configurations[1, :, 1], torch.zeros(32))  # the other ball is not in the way


def test_the_robot_keeps_away_from_itself() -> None:
    arm = Robot.from_dh(a=[0.4, 0.4, 0.4], alpha=[0, 0, 0], d=[0, 0, 0])
    centres = {"link1": [[-0.3, 0, 0]], "link2": [[0, 0, 0]], "tool": [[0, 0, 0]]}
    avoid = Avoidance(centres, 0.15, Planes([0, 0, 1.0, 1.0]))
    start, goal = [0.0, 1.5, 1.5], [0.0, 2.6, 2.6]
    careless = arm.plan(start, goal, avoid=avoid, self_collision=False)
    careful = arm.plan(start, goal, avoid=avoid, generator=seeded())
    links = list(centres)
    for plan, is_free in ((careless, False), (careful, True)):
        points = torch.tensor([p for rows in centres.values() for p in rows])
        spheres = arm.spheres(along(plan.configurations, 100), points, 0.15, links)
        away = self_clearance(spheres, arm.sphere_pairs(links)).amin()
        assert bool(away >= 0) == is_free
    torch.testing.assert_close(careful.clearance, torch.as_tensor(away), rtol=2e-3, atol=1e-5)


def test_a_start_that_touches_something_has_no_solution() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([0.9, 0, 0], radii=0.1))
    plan = arm.plan([[0.0, 0.0], [-1.0, 0.0]], [1.0, 0.0], avoid=avoid, generator=seeded())
    assert plan.converged.tolist() == [False, True]
    torch.testing.assert_close(plan.clearance[0], torch.tensor(-0.15))
    assert plan.status.tolist() == ["start_in_collision", "converged"]
    reason = "the start is in collision: 'tool' and avoid.obstacles[0] (Spheres) overlap by 0.15"
    assert plan.reason.tolist() == [reason, ""] and plan[0].reason == reason and plan[1].status == "converged"
    assert repr(plan).startswith(f"Plan(converged=1 of 2: [0] {reason}, 32 waypoints, up to ")
    assert repr(plan[0]).startswith(f"Plan(converged=False: {reason}, 32 waypoints, up to ")
    assert repr(plan[1]).startswith("Plan(converged=True, 32 waypoints, up to ")


def test_what_touches_at_the_ends_is_named_and_its_distance_is_the_clearance() -> None:
    arm = Robot.from_dh(a=[0.4, 0.4, 0.4], alpha=[0, 0, 0], d=[0, 0, 0])
    centres = {"link1": [[-0.3, 0, 0]], "link2": [[0, 0, 0]], "tool": [[0, 0, 0]]}
    folded, wide = torch.tensor([0.0, 2.094, 2.094]), torch.tensor([0.0, 1.0, 0.0])
    # The floor is far away, two balls of each problem are on the way or at its end.
    floor = Planes([0, 0, 1.0, 1.0])
    tip = arm.forward(wide, "tool").position
    far, balls = torch.tensor([9.0, 0, 0]), torch.empty(3, 2, 3)
    balls[:] = far
    balls[2, 1] = tip + torch.tensor([0.0, 0.0, 0.2])
    avoid = Avoidance(centres, {"link1": 0.15, "link2": 0.25, "tool": 0.15}, [floor, Spheres(balls, 0.1)])
    start, goal = torch.stack([folded, wide, wide * 0.5]), torch.stack([wide, folded, wide])
    plan = arm.plan(start, goal, avoid=avoid)
    q = torch.stack([folded, folded, wide])
    spheres = arm.spheres(q, avoid.centres, avoid.radii)
    pairs = torch.cat((self_clearance(spheres, [[0, 2]]), clearance(spheres, Spheres(balls, 0.1)).flatten(-2)), -1)
    expected = pairs.amin(-1)
    assert bool((expected < 0).all()) and bool((clearance(spheres, floor) > 0).all())
    torch.testing.assert_close(plan.clearance, expected, rtol=0, atol=1e-6)
    itself = (
        f"the links 'link1' and 'tool' overlap by {-float(expected[0]):.3g}; where their spheres always overlap, "
        "pass ignore=[('link1', 'tool')], or self_collision=False"
    )
    assert plan.status.tolist() == ["start_in_collision", "goal_in_collision", "goal_in_collision"]
    assert plan.reason.tolist() == [
        f"the start is in collision: {itself}",
        f"the goal is in collision: {itself}",
        "the goal is in collision: 'tool' and number 1 of avoid.obstacles[1] (Spheres) overlap by 0.05",
    ]
    alone = arm.plan(start[0], goal[0], avoid=Avoidance(centres, 0.05, floor), self_collision=False)
    assert alone.status == "converged" and alone.reason == ""


def test_goals_that_are_not_reached_and_paths_that_are_not_found_have_a_status() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    limit = torch.tensor([1.5, 0.1])
    arm = arm.replace(lower=-limit, upper=limit)
    wall = Spheres([0.9, 0, 0], radii=0.2)  # stretched, the arm cannot pass
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, wall)
    plan = arm.plan([-1.0, 0.0], [1.0, 0.0], avoid=avoid, seeds=2, max_iterations=5, generator=seeded())
    assert plan.status == "not_found" and float(plan.clearance) < 0
    assert plan.reason.startswith("no path that was tried is free; more `seeds`")
    far = arm.plan([-1.0, 0.0], Pose([3.0, 0, 0]), "tool", avoid=avoid, seeds=1, max_iterations=5, generator=seeded())
    assert far.status == "goal_not_reached"
    assert far.reason == "`ik` found no configuration that reaches the pose and touches no obstacle"


def test_batches_broadcast_and_may_be_empty_and_generators_repeat() -> None:
    start, goal = free(ARM, 2, 7), free(ARM, 3, 8)
    plan = ARM.plan(start[:, None], goal, avoid=AVOID, ignore=IGNORE, generator=seeded())
    again = ARM.plan(start[:, None], goal, avoid=AVOID, ignore=IGNORE, generator=seeded())
    assert plan.configurations.shape == (2, 3, 32, 7) and plan.times.shape == (2, 3, 32)
    assert torch.equal(plan.configurations, again.configurations)
    empty = ARM.plan(start[:0], goal[:1], avoid=AVOID)
    assert empty.configurations.shape == (0, 32, 7) and empty.converged.shape == (0,)
    assert repr(empty) == "Plan(configurations of shape (0, 32, 7))"


def test_plans_are_indexed_and_read_at_times() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    avoid = Avoidance({"tool": [[0, 0, 0]]}, 0.05, Spheres([0.9, 0, 0], radii=0.1))
    plans = arm.plan([[[-1.0, 0.0], [-1.0, 0.3]]], [[[1.0, 0.0]], [[1.5, 0.0]]], avoid=avoid, generator=seeded())
    assert plans.converged.shape == (2, 2)
    assert torch.equal(plans[1, 0].configurations, plans.configurations[1, 0])
    assert torch.equal(plans[..., 1].times, plans.times[:, 1]) and plans[0][1].clearance == plans.clearance[0, 1]
    assert torch.equal(plans[plans.converged].configurations, plans.configurations.flatten(0, 1))
    at = plans.at(plans.times)
    torch.testing.assert_close(at, plans.configurations, rtol=0, atol=2e-6)
    between = plans[0, 0].at(0.25 * plans.times[0, 0, 7:8] + 0.75 * plans.times[0, 0, 8:9])[0]
    torch.testing.assert_close(between, torch.lerp(*plans.configurations[0, 0, 7:9], 0.75), rtol=0, atol=2e-6)
    assert torch.equal(plans.at([-1.0, 99.0]), plans.configurations[..., [0, -1], :])
    with pytest.raises(IndexingError, match=r"Plan: index 2 is out of bounds .* the batch has the shape \(2, 2\)"):
        plans[2]
    with pytest.raises(ShapeError, match=r"Plan.at: times must have shape \(..., times\), got a single number"):
        plans.at(0.5)
    with pytest.raises(ShapeError, match=r"Plan.at"):
        plans.at(torch.zeros(3, 5))


def test_a_plan_in_free_space_is_the_straight_line() -> None:
    start, goal = ARM.random(2, 3, generator=seeded()).unbind(0)
    plan = ARM.plan(start, goal)
    part = torch.linspace(0, 1, 32).unsqueeze(-1)
    torch.testing.assert_close(plan.configurations, start[:, None] + part * (goal - start)[:, None], rtol=0, atol=1e-6)
    assert plan.converged.all() and (plan.clearance == torch.inf).all() and list(plan.status) == ["converged"] * 3
    speed = plan.configurations.diff(dim=1).abs() / plan.times.diff(dim=1).unsqueeze(-1)
    assert (speed <= ARM.velocity_limits * (1 + 1e-5)).all() and (speed.amax((1, 2)) > 0.5).all()
    poses = ARM.forward(goal, "l8")
    reached = ARM.plan(start, poses, "l8", generator=seeded())
    assert reached.converged.all()
    assert (ARM.forward(reached.configurations[:, -1], "l8").position - poses.position).norm(dim=-1).max() < 1.1e-3
    with pytest.raises(ArgumentError, match=r"^Robot.plan: ignore has no influence with avoid=None, as there are no"):
        ARM.plan(start, goal, ignore=IGNORE)


def test_misuse_is_refused() -> None:
    q = ARM.neutral()
    with pytest.raises(ArgumentError, match=r"Robot.plan: avoid must be an Avoidance, got Planes"):
        ARM.plan(q, q, avoid=Planes([0, 0, 1.0, 0]))  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"Robot.plan: goal must have shape \(..., 7\), got \(6,\)"):
        ARM.plan(q, q[1:], avoid=AVOID)
    with pytest.raises(ShapeError, match=r"Robot.plan"):
        ARM.plan(q.expand(2, -1), q.expand(3, -1), avoid=AVOID)
    with pytest.raises(OptionError, match=r"Robot.plan: waypoints must be at least 3, got 2"):
        ARM.plan(q, q, avoid=AVOID, waypoints=2)
    with pytest.raises(ArgumentError, match=r"Robot.plan: seeds must be an integer, got float"):
        ARM.plan(q, q, avoid=AVOID, seeds=2.5)  # type: ignore[arg-type]
    with pytest.raises(
        ValidationError, match=r"Robot.plan: goal must be within the limits of the joints; see Robot.clamp"
    ):
        ARM.plan(q, q + 9, avoid=AVOID)
    with pytest.raises(ValidationError, match=r"Robot.plan: start must be finite$"):
        ARM.plan(q * math.nan, q, avoid=AVOID)
    with pytest.raises(
        ValidationError, match=r"Robot.plan: velocity_limits must be positive, got \[0.0, .*; set others"
    ):
        ARM.replace(velocity_limits=torch.arange(7.0)).plan(q, q, avoid=AVOID)
    with pytest.raises(ValidationError, match=r"Robot.plan: acceleration must be positive and finite, got inf"):
        ARM.plan(q, q, avoid=AVOID, acceleration=math.inf)
    with pytest.raises(ShapeError, match=r"Robot.plan: acceleration must be a number or have shape \(7,\), got \(3,\)"):
        ARM.plan(q, q, avoid=AVOID, acceleration=[1, 2, 3])
    with pytest.raises(
        ArgumentError, match=r"Robot.plan: link must name the link that is to reach the pose, got NoneType"
    ):
        ARM.plan(q, ARM.forward(q, "l8"), avoid=AVOID)
    with pytest.raises(ArgumentError, match=r"Robot.plan: link must be left out where the goal is a configuration"):
        ARM.plan(q, q, "l8", avoid=AVOID)
    with pytest.raises(ArgumentError, match=r"Robot.plan: avoid: there is no link 'hand'"):
        ARM.plan(q, q, avoid=Avoidance({"hand": [[0, 0, 0.0]]}, 0.1, OBSTACLES))
    with pytest.raises(ArgumentError, match=r"Robot.plan: ignore must be a list of pairs of links, got str"):
        ARM.plan(q, q, avoid=AVOID, ignore="l3")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"Robot.plan: ignore has no influence with self_collision=False"):
        ARM.plan(q, q, avoid=AVOID, self_collision=False, ignore=IGNORE)
    with pytest.raises(OptionError, match=r"Robot.plan: self_collision must be True or False, got 1"):
        ARM.plan(q, q, avoid=AVOID, self_collision=1)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match=r"Robot.plan: torch.vmap cannot map over the search"):
        torch.vmap(lambda q: ARM.plan(q, q, avoid=AVOID).configurations)(q[None])


def upright(weight: float, priority: int = 0) -> Cost:
    """The horizontal part of the third axis of the hand."""
    return Cost(lambda hand: hand.rotation.matrix()[..., :2, 2], links=("l8",), weight=weight, priority=priority)


def test_costs_hold_a_cup_upright_between_the_ends() -> None:
    robot = Robot.example("arm")
    hands = Pose([[0.5, 0.3, 0.6], [0.4, -0.4, 0.5]])
    start, goal = robot.ik(hands, "l8", generator=Generator().manual_seed(1)).configuration
    plain = robot.plan(start, goal)
    held = robot.plan(start, goal, costs=[upright(100.0)])
    tilts = [
        robot.forward(plan.configurations, "l8").rotation.matrix()[:, :2, 2].norm(dim=-1).max()
        for plan in (plain, held)
    ]
    assert float(tilts[0]) > 0.5 and float(tilts[1]) < 0.05
    assert bool(held.converged) and held.status == "converged"
    torch.testing.assert_close(held.configurations[[0, -1]], torch.stack((start, goal)), rtol=0, atol=0)
    assert float(held.configurations.diff(dim=0).abs().max()) < 0.5


def test_costs_have_the_data_of_their_problems() -> None:
    robot = Robot.example("arm")
    start = robot.random(3, generator=Generator().manual_seed(2))
    third = torch.tensor([[-0.5], [0.0], [0.5]])
    plan = robot.plan(start, start + 0.1, costs=[Cost.posture(["j_l3"], start[:, 2:3] + third, weight=9.0)])
    middle = plan.configurations[:, 16, 2] - start[:, 2]
    assert plan.converged.all() and float((middle - third[:, 0]).abs().max()) < 0.1


def test_costs_that_are_not_finite_have_no_plan() -> None:
    robot = Robot.example("arm")
    start = robot.neutral(2)
    rest = torch.tensor([[0.1], [torch.nan]])
    plan = robot.plan(start, start + 0.1, costs=[Cost.posture(["j_l3"], rest)])
    assert plan.converged.tolist() == [True, False]
    assert plan.status.tolist() == ["converged", "not_finite"]
    assert plan.reason.tolist() == ["", "the cost or its derivatives at the start are infinite or NaN"]


def test_the_gradient_and_the_matrix_of_costs_are_their_derivatives() -> None:
    robot = Robot.example("arm").to(torch.float64)
    near = Proximity.of(robot, (torch.zeros(0, 3).double(), torch.zeros(0).double(), ()), (), torch.zeros(0, 2).long())
    term = term_of(robot, upright(2.0), torch.Size(), "test")
    space = Space(near, 1.0, (robot.lower, robot.upper, None), Level((term,)))
    q = robot.random(5, generator=Generator().manual_seed(3))[None]

    def energy(q: Tensor) -> Tensor:
        return evaluated(space, Paths(q, torch.zeros(1, dtype=torch.long))).energy

    path, h = evaluated(space, Paths(q, torch.zeros(1, dtype=torch.long))), 1e-6
    for t, j in ((1, 0), (2, 3), (3, 5)):
        step = torch.zeros_like(q)
        step[0, t, j] = h
        slope = (energy(q + step) - energy(q - step)) / (2 * h)
        torch.testing.assert_close(path.gradient[0, t - 1, j], slope[0], rtol=1e-6, atol=1e-8)
    rows, jacobian = rows_at(space, Paths(q, torch.zeros(1, dtype=torch.long)))
    assert rows.shape == (1, 3, 2) and bool(rows.any())
    torch.testing.assert_close(path.diagonal, (32 / 5) ** 4 * jacobian.mT @ jacobian)


@pytest.mark.parametrize(
    ("costs", "message"),
    [
        (upright(1.0), "Robot.plan: costs must be a list of Cost, got Cost"),
        ([3], r"Robot.plan: costs\[0\] must be a Cost, got int"),
        ([upright(1.0, 1)], r"Robot.plan: costs\[0\] must have priority 0: a path has no second priority"),
    ],
)
def test_mistakes_of_costs_say_what_is_wrong(costs: Any, message: str) -> None:
    robot = Robot.example("arm")
    with pytest.raises(ArgumentError, match=message):
        robot.plan(robot.neutral(), robot.neutral() + 0.1, costs=costs)


def test_plans_have_the_words_of_all_results(capsys: pytest.CaptureFixture[str]) -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Spheres([0.9, 0, 0], radii=0.1))
    starts = torch.tensor([[-1.0, 0.0], [0.5, 0.0], [0.0, 0.0]])
    plans = arm.plan(starts, [1.0, 0.0], avoid=avoid, generator=seeded(), verbose=True)
    printed = capsys.readouterr().out
    assert "Robot.plan\niteration          cost      decrease\n        1" in printed
    assert isinstance(plans, Result) and plans.shape == (3,) and plans.value is plans.configurations
    assert plans.status.tolist() == ["converged", "converged", "start_in_collision"]
    assert plans.stationary.tolist() == [True, True, False] and 0 < plans.seconds < 1e3
    assert plans.iterations[0] > 0 and plans.iterations.tolist()[1:] == [0, 0]
    assert plans.history.shape[1:] == (3,) and torch.equal(plans.initial_cost, plans.history[0])
    torch.testing.assert_close(plans.history[-1], plans.cost)
    steps = plans.configurations[1].diff(dim=0)
    energy = 0.5 * (steps.diff(dim=0).square().sum() + 0.05 * steps.square().sum())
    torch.testing.assert_close(plans[1].cost, energy)
    assert plans[2].reason == plans.reason[2] and plans[2].reason.startswith("the start is in collision: ")
    plans.summary()
    table = capsys.readouterr().out
    assert "Plan: 2 converged, 1 start_in_collision after" in table and "(means of 3 problems)" in table
    torch.testing.assert_close(plans[0].history, plans.history[:, 0])


# Kernels of steps on a device


PUSH = 300.0


def measured(paths: int, points: int, size: int) -> tuple[Tensor, Measured]:
    """Steps of paths, and what distances and costs say of them."""
    g = seeded()
    places, shape = 2 * points + 1, (paths, points)
    gradient, cost_slope = torch.randn(paths, places, size, generator=g), torch.randn(*shape, size, generator=g)
    roots = torch.randn(paths, places, size, size, generator=g), torch.randn(*shape, size, size, generator=g)
    energies = torch.rand(paths, places, generator=g), torch.rand(paths, generator=g)
    normal, cost_normal = (0.1 * x @ x.mT for x in roots)
    of_costs = energies[1], cost_slope, cost_normal
    return torch.randn(paths, points + 1, size, generator=g), Measured(energies[0], gradient, normal, *of_costs)


def reference(steps: Tensor, of: Measured, damping: Tensor, held: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The energies, their gradients, and the steps, by dense matrices in float64."""
    paths, size = len(steps), steps.shape[-1]
    points = steps.shape[1] - 1
    total, gradient, normal, cost, cost_slope, cost_normal = (x.double() for x in of if x is not None)

    def smooth(v: Tensor, steps: Tensor) -> Tensor:
        v = torch.nn.functional.pad(v.reshape(points, size), (0, 0, 1, 1))
        moved = steps + v.diff(dim=0)
        return 0.5 * (moved.diff(dim=0).square().sum() + 0.05 * moved.square().sum())

    energies, slopes, changes = [], [], []
    for p in range(paths):
        at, none = steps[p].double(), torch.zeros(points * size, dtype=torch.float64)
        energies.append(smooth(none, at) + PUSH * total[p].sum() + cost[p])
        slope = torch.func.grad(smooth)(none, at).reshape(points, size) + cost_slope[p]
        matrix = torch.func.hessian(smooth)(none, at).reshape(points, size, points, size)
        for k in range(2 * points + 1):
            parts = [(k, 1.0)] if k < points else [(t, 0.5) for t in (k - points - 1, k - points) if 0 <= t < points]
            for a, u in parts:
                slope[a] += PUSH * u * gradient[p, k]
                for b, w in parts:
                    matrix[a, :, b] += PUSH * u * w * normal[p, k]
        for k in range(points):
            matrix[k, :, k] += cost_normal[p, k]
        free = (~held[p]).double().flatten()
        matrix = matrix.reshape(len(free), len(free)) + torch.diag(damping[p].double().expand(len(free)))
        matrix = matrix * free * free[:, None] + torch.diag(1 - free)
        x = torch.linalg.solve(matrix, -slope.flatten() * free)
        slopes.append(slope)
        changes.append((x * 0.5 / x.abs().max().clamp(min=0.5)).reshape(points, size))
    return torch.stack(energies), torch.stack(slopes), torch.stack(changes)


@pytest.mark.slow(but="numbers")
@pytest.mark.parametrize("name", ["numbers", "quaternions"])
def test_a_step_is_that_of_dense_equations_on_the_cpu_and_on_a_device(name: str) -> None:
    robot = ARM if name == "numbers" else every_kind()
    size, index = robot.tree.nv, robot._computed(LIMITS, number_limits, robot.dtype, robot.device)[3]
    steps, of = measured(3, 5, size)
    waypoints = torch.randn(3, 7, robot.tree.nq, generator=seeded(1))
    bounds = torch.full((size,), -0.5), torch.full((size,), 0.5), index
    control, shared = torch.zeros(3, 8), torch.full((8,), 1e-3)
    control[:, 0], shared[0] = torch.tensor([0.1, 0.2, 0.3]), 0.05

    trial = Trial(waypoints, steps, waypoints.new_empty(3, 11, robot.tree.nq))

    def both() -> list[Any]:
        first, change, moved, after = advanced(robot, trial, of, PUSH, None, (control, shared), bounds)
        worse, other = of._replace(total=of.total + 1), trial._replace(waypoints=waypoints + 1)
        kept, less, _, again = advanced(robot, other, worse, PUSH, first, (after, shared), bounds)
        return [*first, after, change, *kept, again, less, *(moved or ())]

    here = both()
    with as_cuda() as emulator:
        there = emulator.run(both)
    for x, y in zip(there, here, strict=True):
        torch.testing.assert_close(x, y, rtol=1e-4, atol=1e-4)
    first, (after, change), kept, (again, less), following = here[:5], here[5:7], here[7:12], here[12:14], here[14:]
    slope, inner = first[2], waypoints[:, 1:-1] if index is None else waypoints[:, 1:-1, index]
    held = (inner <= -0.5) & (slope > 0) | (inner >= 0.5) & (slope < 0)
    assert held.any() and not held.all()
    energies, slopes, changes = reference(steps, of, torch.full((3,), 300 * (0.05 - 1e-3)), held)
    torch.testing.assert_close(first[0].double(), energies, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(slope.double(), slopes, rtol=1e-4, atol=1e-3)
    torch.testing.assert_close(change.double(), changes, rtol=1e-3, atol=1e-4)
    torch.testing.assert_close(after[:, 2], -(change * slope).sum((1, 2)) / 2)
    assert bool(following) == (name == "numbers")
    if following:
        moved, next_steps, points = following
        expected = torch.cat((waypoints[:, :1], robot.clamp(inner + change), waypoints[:, -1:]), 1)
        torch.testing.assert_close(moved, expected, rtol=0, atol=0)
        torch.testing.assert_close(next_steps, moved.diff(dim=1), rtol=0, atol=0)
        halves = (moved[:, 1:] + moved[:, :-1]) / 2
        torch.testing.assert_close(points, torch.cat((moved[:, 1:-1], halves), 1), rtol=1e-6, atol=1e-6)
    for x, y in zip(kept, first, strict=True):  # what is worse changes nothing
        assert torch.equal(x, y)
    assert torch.all(again[:, 0] > after[:, 0]) and torch.all(less.abs() <= change.abs().amax())
    alone = equations(robot, trial, of, PUSH)
    for x, y in zip(alone, first, strict=True):
        assert torch.equal(x, y)
    energy = equations(robot, trial, Measured(of.total, None, None, of.cost_energy), PUSH).energy
    assert torch.equal(energy, first[0])


@pytest.mark.slow
def test_the_kernel_of_steps_compiles_for_cuda() -> None:
    assert_compiles_for_cuda(step_kernel("f32"))
