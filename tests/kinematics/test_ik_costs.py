"""Inverse kinematics with costs: objectives compared with SciPy's, Jacobians and gradients with finite differences."""

from __future__ import annotations

import functools
import pathlib
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import torch
from torch import Generator, Tensor

import posekit as pk
from posekit import ArgumentError, DTypeError, OptionError, Pose, ShapeError, ValidationError
from posekit.algebra import Pose as PoseArgument
from posekit.algebra import Vec2, Vec3
from posekit.engine.runtime import kernel
from posekit.kinematics import Cost, Robot
from posekit.kinematics.ik import recorded_levels
from posekit.kinematics.ik.candidates import choice_kernel
from posekit.kinematics.ik.checked_costs import term_of
from posekit.kinematics.ik.levels import levels_kernel
from posekit.kinematics.ik.problem import several_kernel
from posekit.kinematics.ik.seeds import seeds_kernel
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, every_kind
from tests.support import marks

optimize = pytest.importorskip("scipy.optimize")


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


@functools.cache
def arm(dtype: torch.dtype = DOUBLE) -> Robot:
    return Robot.from_urdf(ARM, dtype=dtype)


@functools.cache
def humanoid() -> Robot:
    return Robot.from_urdf(HUMANOID, dtype=DOUBLE)


@pk.op
def look_at(camera: PoseArgument, point: Vec3) -> Vec2:
    """Where a point is seen by a camera with focal length 1."""
    x, y, z = ~camera @ point
    return Vec2((x / z, y / z))


@pk.op
def bend(q: Vec2, factor: Vec2) -> Vec2:
    """A coupling of two joints, and a product."""
    return Vec2((q[0] - factor[0] * q[1], factor[1] * q[0] * q[1]))


def away(robot: Robot, q: Tensor, link: str, target: Pose) -> Tensor:
    """The errors of a target, by the methods of values."""
    error = target.inverse() @ robot.forward(q, link)
    return torch.cat((error.position, error.rotation.log()), -1)


def scipy_cost(rows: Callable[[Tensor], Tensor], robot: Robot, start: Tensor) -> float:
    """Half the least sum of squares within the limits that SciPy finds from a start, with its numeric Jacobian."""
    low, high = robot.lower.numpy(), robot.upper.numpy()
    inside = np.clip(start.numpy(), low + 1e-9, high - 1e-9)
    tight: dict[str, Any] = {"xtol": 1e-15, "ftol": 1e-15, "gtol": 1e-15, "max_nfev": 2000}
    found = optimize.least_squares(
        lambda q: rows(torch.from_numpy(q)).numpy(), inside, bounds=(low, high), jac="3-point", **tight
    )
    return float(found.cost)


POINT = torch.tensor([1.0, 0.3, 0.5], dtype=DOUBLE)
POSTURE = Cost(lambda q, rest: q - rest, joints=("j_l3", "j_l5"), data=0.3, weight=[0.01, 0.16])
COUPLING = Cost(lambda q: q[..., 0] - 2 * q[..., 1], joints=("j_l2", "j_l6"), weight=0.09)
LOOK = Cost(look_at, links=("l8",), data=POINT, weight=0.04)
BEND = Cost(bend, joints=("j_l1", "j_l4"), data=torch.tensor([2.0, 0.5]), weight=0.09)


def rows_of(name: str, q: Tensor, robot: Robot) -> Tensor:
    """The weighted rows of the costs above, by torch."""
    if name == "posture":
        return (q[[2, 4]] - 0.3) * torch.tensor([0.1, 0.4], dtype=DOUBLE)
    if name == "coupling":
        return 0.3 * (q[1:2] - 2 * q[5:6])
    if name == "bend":
        return 0.3 * torch.stack((q[0] - 2 * q[3], 0.5 * q[0] * q[3]))
    seen = robot.forward(q, "l8").inverse_apply(POINT)
    return 0.2 * seen[:2] / seen[2]


EACH = {"posture": POSTURE, "coupling": COUPLING, "look": LOOK, "bend": BEND}


@pytest.mark.slow(but=("names0", "names1"))
@pytest.mark.parametrize("names", [["posture"], ["coupling"], ["look"], [*EACH]])
def test_the_least_cost_is_that_of_scipy(names: list[str]) -> None:
    robot = arm()
    targets = robot.forward(robot.random(1, generator=seeded(3)), "l8")
    weights = torch.tensor([2.0, 2.0, 2.0, 1.0, 1.0, 0.0], dtype=DOUBLE)
    found = robot.ik(
        targets, "l8", weights=weights, costs=[EACH[n] for n in names], max_iterations=100, generator=seeded()
    )
    assert found.costs is not None and found.costs.shape == (1, 1)
    for q, cost, target in zip(found.configuration, found.costs[:, 0], targets, strict=True):

        def rows(q: Tensor, target: Pose = target) -> Tensor:
            return torch.cat([weights.sqrt() * away(robot, q, "l8", target), *[rows_of(n, q, robot) for n in names]])

        assert float(cost) == pytest.approx(0.5 * float(rows(q).square().sum()), rel=1e-12, abs=1e-25)
        assert float(cost) == pytest.approx(scipy_cost(rows, robot, q + 1e-3), rel=1e-8, abs=1e-20)


def test_a_small_weight_takes_few_steps_along_its_valley() -> None:
    robot = arm(torch.float32)  # steps that leave the targets were rejected: 58 in the mean, now 14
    height = Cost(lambda pose: pose.position[..., 2] - 0.5, links=("l5",), weight=0.01)
    goals = robot.forward(robot.random(10, generator=seeded(7)), "l8")
    found = [robot.ik(goal, "l8", costs=[height], generator=seeded()) for goal in goals]
    assert sum([int(x.iterations) for x in found]) < 10 * 25
    start = torch.stack([x.configuration for x in found])
    again = robot.ik(goals, "l8", costs=[height], initial=start, seeds=1, max_iterations=200)
    assert again.costs is not None
    best = torch.cat([x.costs for x in found if x.costs is not None])
    torch.testing.assert_close(best, again.costs[:, 0], rtol=1e-3, atol=1e-9)


def numeric(robot: Robot, cost: Cost, q: Tensor) -> Tensor:
    """The Jacobian of the rows by central differences along velocities."""
    term, h = term_of(robot, cost, torch.Size(), "test"), 1e-6
    columns = []
    for v in h * torch.eye(robot.nv, dtype=DOUBLE):
        up, down = (term.residual(robot, robot.retract(q, s * v)) for s in (1, -1))
        columns.append((up - down) / (2 * h))
    return torch.stack(columns, -1)


def of_links(a: Pose, b: Pose) -> Tensor:
    return (a.inverse() @ b).log()


@pk.op
def gap(a: PoseArgument, b: PoseArgument, offset: Vec3) -> Vec3:
    """From a point of one link to the origin of another."""
    return ~a @ b.position - offset


def test_jacobians_on_every_kind_of_joint() -> None:
    robot = every_kind()
    q = robot.random(4, generator=seeded(1))
    costs = [
        Cost(of_links, links=("ball", "cart")),
        Cost(lambda T: T.position, links=("tag",), weight=[1.0, 2.0, 3.0]),
        Cost(gap, links=("twin", "body"), data=torch.tensor([0.1, 0.2, 0.3])),
        Cost(gap, links=("arm", ["twin", "ball", "twin"]), data=torch.arange(9.0).reshape(3, 3), weight=2.0),
        Cost(lambda q: torch.sin(q), joints=("b", "r", "f", "l")),
        Cost(lambda T, q: T.position * q[..., :3], links=("ball",), joints=("b", "p")),
        Cost(lambda a, b, q: (a.inverse() @ b).position * q, links=(["arm", "ball"], "body"), joints=("r",)),
    ]
    for cost in costs:
        term = term_of(robot, cost, torch.Size(), "test")
        linear = term.linear(robot, q)
        torch.testing.assert_close(linear.rows, term.residual(robot, q), rtol=1e-14, atol=1e-14)
        torch.testing.assert_close(linear.jacobian, numeric(robot, cost, q), rtol=1e-7, atol=1e-8)


def test_mimic_joints_and_prismatic_ones() -> None:
    robot = Robot.from_urdf(GRIPPER, dtype=DOUBLE)
    q = torch.tensor([[0.02]], dtype=DOUBLE)
    cost = Cost(of_links, links=("left", "tip"))
    term = term_of(robot, cost, torch.Size(), "test")
    torch.testing.assert_close(term.linear(robot, q).jacobian, numeric(robot, cost, q), rtol=1e-7, atol=1e-8)


@pytest.mark.slow(but="names0")
@pytest.mark.parametrize("names", [["posture"], ["bend", "look"]])
def test_the_second_level_reaches_the_constrained_optimum_and_leaves_the_first(names: list[str]) -> None:
    robot = arm()
    targets = robot.forward(robot.random(1, generator=seeded(5)), "l8")
    lower = [
        pk.kinematics.Cost(c.residual, c.links, c.joints, c.data, c.weight, priority=1) for c in map(EACH.get, names)
    ]
    found = robot.ik(targets, "l8", weights=[1, 1, 1, 1, 1, 0], costs=lower, max_iterations=60, generator=seeded())
    assert found.costs is not None and found.costs.shape == (1, 2)
    assert bool(found.converged.all()) and float(found.costs[:, 0].max()) < 0.5 * 1e-8**2
    for q, cost, target in zip(found.configuration, found.costs[:, 1], targets, strict=True):

        def second(q: np.ndarray[Any, Any]) -> float:
            return 0.5 * sum(float(rows_of(n, torch.from_numpy(q), robot).square().sum()) for n in names)

        def first(q: np.ndarray[Any, Any], target: Pose = target) -> np.ndarray[Any, Any]:
            return away(robot, torch.from_numpy(q), "l8", target)[:5].numpy()

        start = q.numpy() + 1e-2 * np.cos(np.arange(7))
        other = optimize.minimize(
            second,
            start,
            method="SLSQP",
            constraints={"type": "eq", "fun": first},
            bounds=list(zip(robot.lower.tolist(), robot.upper.tolist(), strict=True)),
            options={"ftol": 1e-16, "maxiter": 500, "eps": 1e-8},
        )
        assert np.abs(first(other.x)).max() < 1e-7
        assert float(cost) == pytest.approx(second(q.numpy()), rel=1e-12, abs=1e-25)
        assert float(cost) == pytest.approx(other.fun, rel=1e-5, abs=1e-10)
        assert float(cost) < other.fun + 1e-7


def test_out_of_reach_the_first_level_stays_at_its_minimum() -> None:
    robot = arm()
    target = Pose(torch.tensor([3.0, 0.5, 0.8], dtype=DOUBLE))
    weights = [1, 1, 1, 0, 0, 0]
    alone = robot.ik(target, "l8", weights=weights, costs=[Cost(lambda q: 0 * q, joints=("j_l1",))], max_iterations=100)
    both = robot.ik(
        target, "l8", weights=weights, costs=[Cost(lambda q: q - 1, joints=("j_l7",), priority=1)], max_iterations=100
    )
    assert alone.costs is not None and both.costs is not None
    assert not bool(both.converged)
    torch.testing.assert_close(both.costs[0], alone.costs[0], rtol=1e-8, atol=0)
    assert float(both.costs[1]) < 1e-20  # the last joint turns about the axis of the hand
    torch.testing.assert_close(both.configuration[6], torch.tensor(1.0, dtype=DOUBLE), rtol=1e-9, atol=0)


def differences(solve: Callable[[Tensor], Tensor], x: Tensor, h: float = 1e-3) -> Tensor:
    """The Jacobian of solutions by central differences of fourth order: solutions have some 8 digits."""
    columns = []
    for step in h * torch.eye(x.numel(), dtype=DOUBLE).reshape(-1, *x.shape):
        near, far = (solve(x + k * step) - solve(x - k * step) for k in (1, 2))
        columns.append((8 * near - far) / (12 * h))
    return torch.stack(columns, -1)


@pytest.mark.parametrize("priority", [0, marks.slow(1)])
@pytest.mark.parametrize(
    "what", [marks.slow("data of an op"), "data of a function", "closure of a function", "weight", "targets"]
)
def test_gradients_are_finite_differences(what: str, priority: int) -> None:
    robot = arm()
    start = robot.random(1, generator=seeded(1))[0]
    target = robot.forward(start, "l8")
    point = POINT.clone()

    def solve(x: Tensor, start_here: Tensor) -> Tensor:
        goal = target.retract(x) if what == "targets" else target
        look = Cost(
            look_at,
            links=("l6",),
            data=point + x if what == "data of an op" else point,
            weight=1 + x if what == "weight" else 1.0,
            priority=priority,
        )
        rest = Cost(
            (lambda q, r: q - r - x) if what == "closure of a function" else lambda q, r: q - r,
            joints=("j_l1", "j_l3"),
            data=start[[0, 2]] + 0.2 + (x if what == "data of a function" else 0),
            weight=0.64,
            priority=priority,
        )
        return robot.ik(
            goal, "l8", weights=[1, 1, 1, 0, 0, 0], costs=[look, rest], initial=start_here, seeds=1, max_iterations=100
        ).configuration

    size = {"data of an op": 3, "data of a function": 2, "closure of a function": 2, "weight": 2, "targets": 6}[what]
    x = torch.zeros(size, dtype=DOUBLE, requires_grad=True)
    base = solve(x.detach(), start)
    q = solve(x, base)
    rows = [torch.autograd.grad(q[i], x, retain_graph=True)[0] for i in range(7)]
    expected = differences(lambda x: solve(x, base), x.detach())
    torch.testing.assert_close(torch.stack(rows), expected, rtol=1e-4, atol=2e-5)


def test_transforms_of_torch_take_gradients() -> None:
    robot = arm()
    start = robot.neutral()
    target = robot.forward(start + 0.2, "l8")

    def found(rest: Tensor) -> Tensor:
        costs = [Cost.posture(robot.joints, rest, weight=0.1)]
        return robot.ik(target, "l8", initial=start, seeds=1, costs=costs).configuration

    rest = torch.full((robot.nq,), 0.1, dtype=DOUBLE)
    expected = torch.autograd.functional.jacobian(found, rest)
    torch.testing.assert_close(torch.func.jacrev(found)(rest), expected, rtol=1e-6, atol=1e-8)
    assert float(expected.abs().max()) > 0.1


def test_gradients_reach_origins_of_the_robot() -> None:
    robot = arm()
    start = robot.random(1, generator=seeded(7))[0]
    target = robot.forward(start, "l8")

    def solve(x: Tensor) -> Tensor:
        moved = robot.replace(origins=Pose(robot.origins.position + x, robot.origins.rotation))
        rest = Cost(lambda q, r: q - r, joints=robot.joints, data=start + 0.2, weight=0.04)
        return moved.ik(target, "l8", costs=[rest], initial=start, seeds=1, max_iterations=100).configuration

    x = torch.zeros(3, dtype=DOUBLE, requires_grad=True)
    rows = [torch.autograd.grad(y, x, retain_graph=True)[0] for q in [solve(x)] for y in q]
    torch.testing.assert_close(torch.stack(rows), differences(solve, x.detach()), rtol=1e-4, atol=2e-5)


MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: Cost(3), ArgumentError, "Cost: residual must be an op or a function, got int"),
    (lambda: Cost(look_at, "l8"), ArgumentError, "Cost: links must be a list of names, got str"),
    (lambda: Cost(look_at, [["l8"], ["l6", "l7"]]), ShapeError, "links must name as many links for each row"),
    (lambda: Cost(look_at, [[3]]), ArgumentError, r"links must be names, or lists of names, got \[3\]"),
    (lambda: Cost(look_at, joints=[3]), ArgumentError, "joints must be a list of names, got int in it"),
    (lambda: Cost(look_at), ArgumentError, "links or joints must name what the residual depends on"),
    (lambda: Cost(look_at, ["l8"], priority=2), OptionError, "priority must be 0 or 1, got 2"),
    (lambda: Cost(look_at, ["l8"], priority=True), ArgumentError, "priority must be 0 or 1, got bool"),
    (lambda: LOOK, ArgumentError, "costs must be a list of Cost, got Cost"),
    (lambda: [3], ArgumentError, r"costs\[0\] must be a Cost, got int"),
    (lambda: [Cost(look_at, ["hand"], data=POINT)], ArgumentError, r"costs\[0\]: links: .*hand"),
    (lambda: [Cost(lambda q: q, joints=["elbow"])], ArgumentError, "must be joints with numbers, got 'elbow'"),
    (lambda: [Cost(look_at, ["l8"])], ArgumentError, "look_at takes 2 arguments, and gets 1 poses of links"),
    (
        lambda: [Cost(look_at, ["l8"], data=torch.ones(4))],
        ShapeError,
        r"data\[0\] must have shape \(..., 3\), got \(4,\)",
    ),
    (
        lambda: [Cost(look_at, ["l8"], data=torch.ones(5, 3))],
        ShapeError,
        r"must broadcast with the targets of shape \(2,\)",
    ),
    (lambda: [Cost(bend, ["l8"], data=torch.ones(2))], ArgumentError, "q of bend must be a Pose, the pose of a link"),
    (lambda: [Cost(bend, joints=["j_l1"], data=torch.ones(2))], ArgumentError, "q of bend must be a Vec1"),
    (lambda: [Cost(lambda q: q > 0, joints=["j_l1"])], DTypeError, "must return real numbers, got torch.bool"),
    (lambda: [Cost(lambda q: q.sum(), joints=["j_l1"])], ShapeError, "must return rows of shape"),
    (lambda: [Cost(lambda T: T, ["l8"])], ArgumentError, r"must return one tensor, got Pose; take its log\(\)"),
    (lambda: [Cost(lambda q: q @ q, joints=["j_l1"])], ArgumentError, "the function failed: "),
    (
        lambda: [Cost(lambda q, r: q - r, joints=["j_l1"], data=torch.ones(5, 1))],
        ShapeError,
        "must begin with the batch",
    ),
    (lambda: [Cost(lambda q, r: q - r, joints=["j_l1", "j_l2"], data=torch.ones(3))], ArgumentError, "function failed"),
    (
        lambda: [Cost(lambda q: q, joints=["j_l1"], weight=torch.ones(3))],
        ShapeError,
        r"weight must broadcast .*\(2, 1\)",
    ),
    (
        lambda: [Cost(lambda q: q, joints=["j_l1"], weight=-1)],
        ValidationError,
        "weight must be finite and not negative",
    ),
    (lambda: [Cost(lambda q: q + 0j, joints=["j_l1"])], DTypeError, "must return real numbers"),
]


@pytest.mark.parametrize(("costs", "kind", "message"), MISTAKES)
def test_mistakes_say_what_is_wrong(costs: Callable[[], Any], kind: type[Exception], message: str) -> None:
    robot = arm()
    targets = robot.forward(robot.random(2, generator=seeded()), "l8")
    with pytest.raises(kind, match=message):
        robot.ik(targets, "l8", costs=costs())


def test_what_costs_cannot_be_combined_with() -> None:
    robot = arm()
    target = robot.forward(robot.random(1, generator=seeded())[0], "l8")
    with pytest.raises(ArgumentError, match="null_space cannot be given with costs"):
        robot.ik(target, "l8", costs=[COUPLING], null_space=robot.neutral())
    several = robot.replace(origins=robot.origins[None])
    with pytest.raises(ArgumentError, match="costs need one robot, got a batch of origins or axes"):
        several.ik(target, "l8", costs=[COUPLING])
    with pytest.raises(ArgumentError, match="vmap cannot map over the search"):
        torch.vmap(lambda x: robot.ik(target, "l8", costs=[Cost(look_at, ["l8"], data=x)]).configuration)(
            torch.ones(2, 3)
        )
    with pytest.raises(ArgumentError, match="derivatives in reverse mode only"):
        torch.func.jvp(
            lambda p: robot.ik(Pose(p, target.rotation), "l8", costs=[COUPLING]).configuration,
            (target.position,),
            (target.position,),
        )
    x = POINT.clone().requires_grad_()
    found = robot.ik(target, "l8", costs=[Cost(look_at, ["l8"], data=x, priority=1)], max_iterations=3)
    (first,) = torch.autograd.grad(found.configuration.sum(), x, create_graph=True)
    with pytest.raises(ArgumentError, match="the configuration has first derivatives only"):
        first.sum().backward()


def test_data_and_weights_of_each_target() -> None:
    robot = arm()
    targets = robot.forward(robot.random(6, generator=seeded()), "l8").reshape(2, 3)
    points = POINT + torch.linspace(0, 1, 18, dtype=DOUBLE).reshape(2, 3, 3)
    factors = torch.linspace(0.1, 0.3, 12, dtype=DOUBLE).reshape(2, 3, 2)
    rests = torch.linspace(-1, 1, 6, dtype=DOUBLE).reshape(2, 3, 1)
    start = torch.full((7,), 0.5, dtype=DOUBLE)

    def solve(targets: Pose, points: Tensor, factors: Tensor, rests: Tensor) -> Any:
        look = Cost(look_at, ["l8"], data=points, weight=factors)
        rest = Cost(lambda q, r: q - r, joints=["j_l2"], data=rests, weight=0.01)
        return robot.ik(targets, "l8", costs=[look, rest], initial=start, seeds=1, max_iterations=50)

    every = solve(targets, points, factors, rests)
    assert every.costs.shape == (2, 3, 1) and every.configuration.shape == (2, 3, 7)
    for i, j in ((0, 1), (1, 2)):
        alone = solve(targets[i, j], points[i, j], factors[i, j], rests[i, j])
        torch.testing.assert_close(every.configuration[i, j], alone.configuration, rtol=0, atol=1e-6)
        torch.testing.assert_close(every.costs[i, j], alone.costs, rtol=1e-10, atol=1e-20)


@pytest.mark.slow
def test_targets_are_reached_as_without_costs() -> None:
    robot = arm(torch.float32)
    targets = robot.forward(robot.random(100, generator=seeded()), "l8")
    low = Cost(lambda q: q, joints=robot.joints, priority=1)
    plain = robot.ik(targets, "l8", generator=seeded(1))
    found = robot.ik(targets, "l8", costs=[low], generator=seeded(1))
    assert bool(plain.converged.all()) and bool(found.converged.all())
    assert found.configuration.dtype == torch.float32
    assert float(found.configuration.square().sum(-1).mean()) < 0.6 * float(plain.configuration.square().sum(-1).mean())


def test_no_targets_and_no_costs() -> None:
    robot = arm()
    none = robot.forward(robot.random(0), "l8")
    found = robot.ik(none, "l8", costs=[COUPLING])
    assert found.configuration.shape == (0, 7) and found.costs.shape == (0, 1)
    target = robot.forward(robot.neutral(), "l8")
    assert robot.ik(target, "l8", costs=()).costs is None
    assert robot.ik(target, "l8", costs=[]).costs.shape == (1,)


def test_limits_hold_in_both_levels() -> None:
    bound = torch.full((7,), 1.0, dtype=DOUBLE)
    robot = arm().replace(lower=-bound, upper=bound)
    goal = robot.random(1, generator=seeded(12))[0]
    target = robot.forward(goal, "l8")
    rest = torch.tensor([1.8, -1.6, 1.7, 0.2, -1.5, 0.4, 1.9], dtype=DOUBLE)
    weights = torch.tensor([1.0, 1, 1, 0, 0, 0], dtype=DOUBLE)

    def solve(priority: int, shift: Tensor) -> Any:
        cost = Cost(
            lambda q, r: q - r,
            joints=robot.joints,
            data=rest + shift @ torch.eye(7, dtype=DOUBLE)[[0, 3]],
            weight=0.25,
            priority=priority,
        )
        return robot.ik(target, "l8", weights=weights, costs=[cost], initial=goal, seeds=1, max_iterations=100)

    zero = torch.zeros(2, dtype=DOUBLE)
    both, one = solve(1, zero), solve(0, zero)
    for found in (both, one):
        at = found.configuration.abs() == 1.0
        assert 1 <= int(at.sum()) < 7 and bool((found.configuration.abs() <= 1.0).all())

    def rows(q: Tensor) -> Tensor:
        return torch.cat((away(robot, q, "l8", target)[:3], 0.5 * (q - rest)))

    assert float(one.costs) == pytest.approx(scipy_cost(rows, robot, one.configuration), rel=1e-8)
    other = optimize.minimize(
        lambda q: 0.125 * ((q - rest.numpy()) ** 2).sum(),
        0.9 * both.configuration.numpy(),
        method="SLSQP",
        constraints={"type": "eq", "fun": lambda q: away(robot, torch.from_numpy(q), "l8", target)[:3].numpy()},
        bounds=[(-1.0, 1.0)] * 7,
        options={"ftol": 1e-16, "maxiter": 500},
    )
    assert bool(both.converged) and float(both.costs[0]) < 0.5e-16
    assert float(both.costs[1]) == pytest.approx(other.fun, rel=1e-7)
    for priority in (0, 1):
        x = torch.zeros(2, dtype=DOUBLE, requires_grad=True)
        q = solve(priority, x).configuration
        slopes = torch.stack([torch.autograd.grad(y, x, retain_graph=True)[0] for y in q])
        expected = differences(lambda x, p=priority: solve(p, x).configuration, x.detach())
        torch.testing.assert_close(slopes, expected, rtol=1e-4, atol=2e-5)
        assert bool((slopes[q.abs() == 1.0] == 0).all())


@pytest.mark.slow
def test_hard_targets_are_reached_as_often_as_without_costs() -> None:
    robot = humanoid().to(torch.float32)
    q = robot.random(60, generator=seeded(2))
    targets = {link: robot.forward(q, link) for link in ("lhand", "rhand")}
    low = Cost(lambda q: 0.1 * q, joints=("j_lift",), priority=1)
    plain = robot.ik(targets, generator=seeded(3))
    found = robot.ik(targets, costs=[low], generator=seeded(3))
    assert 54 <= int(plain.converged.sum()) <= int(found.converged.sum()) + 3  # by the seed, 56 to 60 of each


def test_weights_are_those_of_squares_also_where_they_are_zero() -> None:
    robot, zero = arm(), torch.tensor(0.0, dtype=DOUBLE, requires_grad=True)
    q = robot.random(generator=seeded(4))
    goal = robot.forward(q, "l8")
    weights = torch.tensor([4.0, 4.0, 4.0, 1.0, 1.0, 1.0], dtype=DOUBLE)

    def solve(weight: Any) -> Any:
        rest = Cost(lambda q, r: q - r, joints=robot.joints, data=q + 0.2, weight=weight)
        here = Cost(lambda q, r: q - r, joints=robot.joints, data=q, weight=0.5)
        return robot.ik(goal, "l8", weights=weights, costs=[rest, here], initial=q, seeds=1, max_iterations=100)

    found = solve(0.3)
    rows = away(robot, found.configuration, "l8", goal)
    squares = 0.3 * (found.configuration - q - 0.2).square() + 0.5 * (found.configuration - q).square()
    cost = (weights * rows.square()).sum() + squares.sum()
    torch.testing.assert_close(found.cost, cost, rtol=1e-9, atol=1e-15)
    (slope,) = torch.autograd.grad(solve(zero).configuration[6], zero)
    tiny = 1e-6
    expected = (solve(tiny).configuration[6] - solve(0.0).configuration[6]) / tiny
    torch.testing.assert_close(slope, expected.detach(), rtol=1e-4, atol=1e-7)


@pytest.mark.slow(but=("choice_kernel-f32", "seeds_kernel-f64"))
@pytest.mark.parametrize("tag", ["f32", "f64"])
@pytest.mark.parametrize("made", [levels_kernel, seeds_kernel, several_kernel, choice_kernel])
def test_the_kernels_of_searches_compile_for_cuda(tag: str, made: Callable[..., Any]) -> None:
    import warp as wp

    sizes = {levels_kernel: (8,), seeds_kernel: (), choice_kernel: (), several_kernel: (8, 16, False)}
    name, parameters, text = made(tag, *sizes[made]).declaration
    declared = kernel.declare_source(name, parameters, text(), name, module=f"{name}_cuda")
    declared.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(declared.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        text = pathlib.Path(path).read_text(errors="replace")
    assert ".target sm_90" in text and "atom." not in text


def plain_and_recorded(monkeypatch: pytest.MonkeyPatch, solve: Callable[[], Any]) -> tuple[Any, Any]:
    """What a call finds with the loop in Python, and on a recording, which every search of it has to use."""
    kept, found = recorded_levels.minimised, []

    def recorded(*given: Any) -> Any:
        found.append(kept(*given))
        return found[-1]

    monkeypatch.setattr(recorded_levels, "minimised", lambda *given: None)
    plain = solve()
    monkeypatch.setattr(recorded_levels, "minimised", recorded)
    fast = solve()
    monkeypatch.setattr(recorded_levels, "minimised", kept)
    assert found and None not in found
    return plain, fast


def every_cost(robot: Robot, link: str, other: str) -> list[Cost]:
    """Costs of each sort on a robot: ops and functions of links and joints, rows of links, sums, the ready ones."""
    joints = [j for j in robot.joints if robot.tree.kinds[robot.tree.names.index(j)] in ("revolute", "prismatic")]
    spheres = {link: [[0.0, 0.0, 0.1]], other: [[0.1, 0.0, 0.0]]}
    return [
        Cost.posture(joints, 0.1, weight=0.01),
        Cost(gap, links=(link, [other, other]), data=torch.arange(6.0).reshape(2, 3) / 10, weight=[[1e-3], [2e-3]]),
        Cost(lambda T, offset: T.position[..., 2] - offset, links=(other,), data=0.4, weight=0.02),
        Cost(lambda T, q: T.position * q[..., :1], links=(link,), joints=tuple(joints[:2]), weight=0.01),
        Cost.distance(link, other, least=2.0, weight=0.01),
        Cost.self_collision(robot, spheres, 0.5, weight=0.02) if link == "l8" else Cost.posture(joints[:1], 0.0),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("priority", [0, 1])
def test_the_recorded_search_finds_what_the_loop_finds(monkeypatch: pytest.MonkeyPatch, priority: int) -> None:
    for robot, link, other in ((arm(), "l8", "l4"), (every_kind(), "ball", "twin")):
        start = robot.random(2, generator=seeded(1))
        goals = robot.forward(robot.retract(start, torch.full((2, robot.nv), 0.05, dtype=DOUBLE)), link)
        costs = every_cost(robot, link, other)
        if robot is arm():
            costs += [Cost.manipulability(robot, link), Cost.velocity(robot, start, dt=0.5), Cost.limits(robot, 0.2)]
        costs = [
            c if priority == 0 or k < 2 else Cost(c.residual, c.links, c.joints, c.data, c.weight, 1)
            for k, c in enumerate(costs)
        ]
        call = functools.partial(robot.ik, goals, link, weights=[1, 1, 1, 0, 0, 0], costs=costs, max_iterations=50)
        plain, fast = plain_and_recorded(monkeypatch, lambda call=call, start=start: call(initial=start, seeds=1))
        torch.testing.assert_close(fast.costs, plain.costs, rtol=1e-4, atol=1e-12)
        if robot is arm():  # the other one has free directions
            torch.testing.assert_close(fast.configuration, plain.configuration, rtol=0, atol=1e-3)


def test_a_recording_reads_the_data_of_each_call() -> None:
    robot = arm()
    start = robot.random(generator=seeded(5))
    targets = robot.forward(robot.random(3, generator=seeded(6)), "l8")

    def height(k: int) -> Cost:
        return Cost(lambda T: T.position[..., 2] - 0.1 * k, links=("l5",), weight=0.1 + k)

    for k in range(3):
        rest = Cost.posture(robot.joints, start + 0.1 * k, weight=0.01 * (k + 1))
        found = robot.ik(targets[k], "l8", costs=[rest, height(k)], initial=start, seeds=1, max_iterations=100)
        rows = away(robot, found.configuration, "l8", targets[k])
        others = (found.configuration - start - 0.1 * k) * (0.01 * (k + 1)) ** 0.5
        last = (robot.forward(found.configuration, "l5").position[2] - 0.1 * k) * (0.1 + k) ** 0.5
        expected = rows.square().sum() + others.square().sum() + last.square()
        torch.testing.assert_close(found.cost, expected, rtol=1e-9, atol=1e-15)


def test_a_cost_that_is_used_again_has_the_numbers_of_now() -> None:
    """Of data that are changed in place, also through memory that they share with NumPy, of weights and of lists."""
    robot, memory = arm(), np.full(7, 0.1)
    start = robot.random(generator=seeded(5))
    target, rest, weight = robot.forward(start + 0.1, "l8"), torch.from_numpy(memory), [0.01] * 7
    scale = torch.full((7,), 0.02, dtype=DOUBLE)
    kept = [Cost.posture(robot.joints, rest, weight=weight), Cost.posture(robot.joints, 0.2, weight=scale)]

    def found(costs: list[Cost]) -> Tensor:
        return robot.ik(target, "l8", costs=costs, initial=start, seeds=1).configuration

    before = found(kept)
    for change in (
        lambda: rest.add_(0.2),
        lambda: memory.__iadd__(0.3),
        lambda: weight.__setitem__(2, 0.3),
        lambda: scale[3:].mul_(9),
    ):
        change()
        fresh = [Cost.posture(robot.joints, rest.clone(), weight=[*weight])]
        fresh.append(Cost.posture(robot.joints, 0.2, weight=scale.clone()))
        after = found(kept)
        assert torch.equal(after, found(fresh)) and not torch.equal(after, before)
        before = after
    scale[1] = torch.nan
    with pytest.raises(ValidationError, match=r"costs\[1\]: weight must be finite and not negative"):
        found(kept)


OFFSET = 0.0  # which a function below reads


def test_a_function_that_is_used_again_computes_what_it_does_now() -> None:
    """Its variables, and those of its module, may have changed since it was traced."""
    robot, height = arm(), torch.tensor(0.4, dtype=DOUBLE)
    start = robot.random(generator=seeded(5))
    target, factor = robot.forward(start + 0.1, "l8"), 1.0

    def residual(pose: Pose) -> Tensor:
        return factor * pose.position[..., 2] - height - OFFSET

    kept = Cost(residual, links=("l5",), weight=0.1)

    def found(cost: Cost) -> Tensor:
        return robot.ik(target, "l8", costs=[cost], initial=start, seeds=1).configuration

    before = [found(kept) for _ in range(4)]
    assert all(torch.equal(x, before[0]) for x in before)
    for k in range(4):
        if k == 0:
            height += 0.1
        elif k == 1:
            height = height + 0.1
        elif k == 2:
            factor = 0.8
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(globals(), "OFFSET", 0.05 if k == 3 else 0.0)
            fresh = found(Cost(residual, links=("l5",), weight=0.1))
            after = [found(kept) for _ in range(3)]
        assert all(torch.equal(x, fresh) for x in after) and not torch.equal(fresh, before[0])
        before = after


@pytest.mark.parametrize("dtype", [torch.float32, DOUBLE])
def test_the_best_candidates_are_those_of_a_sorted_key(dtype: torch.dtype) -> None:
    """Those that solve the target by their last cost, then others by the first one; NaN last, equal ones in order."""
    number, survivors, size, levels, depth, targets = 8, 3, 2, 2, 4, 50
    count = targets * number
    generator = seeded(3)
    costs = torch.randint(0, 3, (count, levels), generator=generator).to(dtype)
    costs[torch.rand(count, levels, generator=generator) < 0.2] = torch.nan
    costs[torch.rand(count, levels, generator=generator) < 0.1] = torch.inf
    position, rotation = (2 * torch.rand(count, dtype=dtype, generator=generator) for _ in range(2))
    clearance = torch.rand(count, dtype=dtype, generator=generator) - 0.3
    q, history = (torch.rand(*s, dtype=dtype, generator=generator) for s in ((count, size), (depth, count)))
    iterations = torch.arange(count)
    chosen = targets * survivors
    made = {
        "next_q": q.new_empty(chosen, size),
        "next_converged": q.new_empty(chosen, dtype=torch.bool),
        "next_position": q.new_empty(chosen),
        "next_rotation": q.new_empty(chosen),
        "next_clearance": q.new_empty(chosen),
        "next_costs": q.new_empty(chosen, levels),
        "next_iterations": iterations.new_empty(chosen),
        "next_history": q.new_empty(depth, chosen),
        "index": iterations.new_empty(chosen),
    }
    tensors = {"q": q, "position": position, "rotation": rotation, "clearance": clearance}
    tensors |= {"costs": costs, "history": history}
    tensors |= {"iterations": iterations, "accuracy": torch.tensor([1.5, 1.5], dtype=DOUBLE), **made}
    numbers = {"number": number, "survivors": survivors, "size": size, "levels": levels, "steps": depth}
    kernel = choice_kernel("f32" if dtype is torch.float32 else "f64")
    kernel.run(tensors, {**numbers, "targets": targets}, targets, 1, q.device)
    solved = (position <= 1.5) & (rotation <= 1.5) & (clearance >= 0)
    key = torch.where(solved, -1 / (1 + costs[:, 1]), costs[:, 0].nan_to_num(torch.inf, torch.inf))
    order = key.reshape(targets, number).argsort(dim=-1, stable=True)[:, :survivors]
    index = (order + number * torch.arange(targets).unsqueeze(-1)).flatten()
    assert torch.equal(made["index"], index) and torch.equal(made["next_converged"], solved[index])
    assert torch.equal(made["next_q"], q[index]) and torch.equal(made["next_history"], history[:, index])
    assert torch.equal(made["next_position"], position[index]) and torch.equal(made["next_rotation"], rotation[index])
    torch.testing.assert_close(made["next_costs"], costs[index], rtol=0, atol=0, equal_nan=True)
    assert torch.equal(made["next_iterations"], index) and torch.equal(made["next_clearance"], clearance[index])


def test_a_cost_that_is_used_again_may_get_gradients() -> None:
    robot, rest = arm(), torch.full((7,), 0.2, dtype=DOUBLE)
    start = robot.random(generator=seeded(5))
    target, cost = robot.forward(start + 0.1, "l8"), Cost.posture(robot.joints, rest, weight=0.1)
    call = functools.partial(robot.ik, target, "l8", costs=[cost], initial=start, seeds=1)
    plain = call().configuration
    rest.requires_grad_()
    learning = call().configuration
    assert torch.equal(plain, learning) and not plain.requires_grad
    (gradient,) = torch.autograd.grad(learning[0], rest)
    assert bool(gradient.any())


def test_costs_that_were_used_in_inference_mode_may_be_differentiated() -> None:
    robot = arm()
    start = robot.random(generator=seeded(5))
    target = robot.forward(start + 0.1, "l8")
    height = Cost(lambda pose: pose.position[..., 2] - 0.4, links=("l4",), weight=0.02)
    costs = [Cost.posture(robot.joints, 0.1, weight=0.01), Cost.posture(robot.joints, 0.2, weight=[0.01] * 7), height]
    call = functools.partial(robot.ik, link="l8", costs=costs, initial=start, seeds=1)
    with torch.inference_mode():
        expected = [call(target) for _ in range(4)][-1].configuration
    position = target.position.clone().requires_grad_()
    found = call(Pose(position, target.rotation)).configuration
    assert torch.equal(found, expected)
    assert bool(torch.autograd.grad(found.sum(), position)[0].any())


def test_gradients_reach_what_a_function_reads() -> None:
    robot, height = arm(), torch.tensor(0.4, dtype=DOUBLE, requires_grad=True)
    start = robot.random(generator=seeded(5))
    target = robot.forward(start + 0.1, "l8")

    def found(height: Tensor) -> Tensor:
        cost = Cost(lambda pose: pose.position[..., 2] - height, links=("l5",), weight=0.1)
        call = robot.ik(target, "l8", costs=[cost], initial=start, seeds=1, max_iterations=100)
        return call.configuration[1]

    (gradient,) = torch.autograd.grad(found(height), height)
    h = 1e-5
    expected = float(found(height.detach() + h) - found(height.detach() - h)) / (2 * h)
    assert float(gradient) == pytest.approx(expected, rel=1e-4)


def test_recorded_searches_run_in_several_threads() -> None:
    robot = arm()
    start = robot.random(8, generator=seeded(7))
    goals = robot.forward(start + 0.1, "l8")

    def solve(k: int) -> Tensor:
        rest = Cost.posture(robot.joints, start[k], weight=0.01)
        return robot.ik(goals[k], "l8", costs=[rest], initial=start[k], seeds=1).configuration

    alone = [solve(k) for k in range(8)]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            together = list(pool.map(solve, range(8)))
            assert all(torch.equal(x, y) for x, y in zip(alone, together, strict=True))


def test_a_function_may_have_a_domain() -> None:
    """Poses at which it has no value are no reason to fail, as `acos` of a number beyond 1."""
    robot, q = arm(), arm().neutral(20)
    targets, height = robot.forward(q, "l8"), float(robot.forward(q, "l6").position[0, 2])
    cost = Cost(lambda pose: (height + 1e-2 - pose.position[..., 2]).sqrt(), links=("l6",), weight=1e-6)
    assert bool(robot.ik(targets, "l8", initial=q, seeds=1, costs=[cost]).converged.all())


def test_costs_that_are_not_finite_have_not_converged() -> None:
    robot = arm()
    targets = robot.forward(robot.random(3, generator=seeded(1)), "l8")
    rest = torch.tensor([[0.1], [torch.nan], [torch.inf]], dtype=DOUBLE)
    for priority in (0, 1):
        found = robot.ik(
            *(targets, "l8"),
            weights=[1, 1, 1, 0, 0, 0],
            costs=[Cost.posture(["j_l3"], rest, weight=1e-6, priority=priority)],
            generator=seeded(),
        )
        assert found.converged.tolist() == [True, False, False]
        assert found.status.tolist() == ["converged", "not_finite", "not_finite"]


@pytest.mark.parametrize("is_recorded", [True, False])
def test_weight_0_leaves_a_row_out_that_is_not_finite(is_recorded: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_recorded:
        monkeypatch.setattr(recorded_levels, "minimised", lambda *_: None)
    robot, start = arm(), arm().neutral()
    target = robot.forward(start + 0.2, "l8")
    point = torch.tensor([0.3, torch.nan, torch.inf], dtype=DOUBLE)
    weights = torch.tensor([0.1, 0.0, 0.0], dtype=DOUBLE)

    def found(rest: Tensor) -> Tensor:
        joints = ["j_l1", "j_l3", "j_l5"]
        costs = [
            Cost.posture(joints, rest, weight=weights),
            Cost(lambda pose, point: pose.position - point, links=("l5",), data=(point,), weight=weights),
        ]
        result = robot.ik(target, "l8", initial=start, seeds=1, accuracy=(1.0, 1.0), costs=costs)
        assert result.status == "converged"
        return result.configuration

    rest = torch.tensor([0.1, torch.nan, 0.2], dtype=DOUBLE, requires_grad=True)
    same = torch.tensor([0.1, 0.0, 0.2], dtype=DOUBLE)
    torch.testing.assert_close(found(rest).detach(), found(same), rtol=0, atol=1e-9)
    (gradient,) = torch.autograd.grad(found(rest).sum(), rest)
    assert float(gradient[0].abs()) > 1e-3
    assert gradient[1:].tolist() == [0.0, 0.0]


def test_rows_of_a_function_have_data_of_their_own() -> None:
    robot, chosen = arm(), [1, 1, 1, 0, 0, 0]
    targets = robot.forward(robot.random(3, generator=seeded(1)), "l8")
    points = robot.forward(robot.random(1, generator=seeded(2)), ["l4", "l6"]).position

    @pk.op
    def reach(pose: PoseArgument, point: Vec3) -> Vec3:
        return Vec3(pose.position - point)

    functions: list[Callable[..., Any]] = [lambda pose, point: pose.position - point, reach]
    found = [
        robot.ik(
            *(targets, "l8"),
            weights=chosen,
            initial=robot.neutral(),
            seeds=1,
            costs=[Cost(residual, links=(("l4", "l6"),), data=(points,), weight=0.1)],
        )
        for residual in functions
    ]
    torch.testing.assert_close(found[0].costs, found[1].costs, rtol=1e-8, atol=0)
    assert bool((found[0].iterations > 0).all())


def test_data_of_a_posture_that_do_not_fit_raise() -> None:
    robot, target = arm(), arm().forward(arm().neutral(), "l8")
    with pytest.raises(ShapeError, match=r"batch shapes do not broadcast: .* rest \(3,\)"):
        robot.ik(target, "l8", costs=[Cost.posture(["j_l3", "j_l5"], [0.1, 0.2, 0.3])])
    with pytest.raises(ArgumentError, match=r"costs\[0\]: posture failed: must be real number, not NoneType"):
        robot.ik(target, "l8", costs=[Cost.posture(["j_l3"], None)])  # type: ignore[arg-type]
