"""Costs as residuals of `least_squares` and `Problem`, compared with `Robot.ik` and with finite differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import ArgumentError, Pose, ShapeError
from posekit.kinematics import Cost, Robot
from posekit.kinematics.ik.checked_costs import term_of
from tests.kinematics.examples import DOUBLE, HUMANOID, every_kind
from tests.kinematics.test_ik_costs import LOOK, POINT, arm, humanoid, look_at, seeded


def test_least_squares_finds_what_ik_finds_with_its_gradients() -> None:
    robot = arm()
    start = robot.random(1, generator=seeded(1))[0]
    goal = robot.forward(start + 0.1, "l8")
    rest = Cost.posture(robot.joints, start, weight=0.01)
    reach, still = robot.residual(Cost.target("l8", goal)), robot.residual(rest)

    def rows(q: Tensor, target: Pose) -> list[Tensor]:
        return [reach(q, target), still(q)]

    def by_ik(x: Tensor) -> Tensor:
        return robot.ik(goal.retract(x), "l8", costs=[rest], initial=start, seeds=1, max_iterations=100).configuration

    def by_least_squares(x: Tensor) -> Tensor:
        value: Tensor = pk.least_squares(rows, start, goal.retract(x)).value
        return value

    x = torch.zeros(6, dtype=DOUBLE, requires_grad=True)
    (one, first), (two, second) = [
        (q.detach(), torch.stack([torch.autograd.grad(y, x, retain_graph=True)[0] for y in q]))
        for q in (by_ik(x), by_least_squares(x))
    ]
    torch.testing.assert_close(one, two, rtol=0, atol=1e-8)
    torch.testing.assert_close(first, second, rtol=0, atol=1e-6)


def test_rows_are_those_of_ik() -> None:
    robot = arm()
    q = robot.random(6, generator=seeded(2)).reshape(2, 3, 7)
    for cost in (
        LOOK,
        Cost.center_of_mass(humanoid(), [0.1, 0.2, 0.3]),
        Cost.self_collision(robot, {name: [[0.0, 0, 0]] for name in ("l1", "l4", "l7", "l8")}, radii=0.4),
        Cost(look_at, ["l6"], data=POINT + torch.arange(18, dtype=DOUBLE).reshape(2, 3, 3), weight=[1.0, 2.0]),
    ):
        own = humanoid() if cost.residual is not look_at and len(cost.links[0]) > 20 else robot
        q = own.random(6, generator=seeded(2)).reshape(2, 3, -1)
        expected = term_of(own, cost, torch.Size((2, 3)), "test").residual(own, q.flatten(0, 1))
        torch.testing.assert_close(own.residual(cost)(q), expected.reshape(2, 3, -1), rtol=0, atol=0)


@pytest.mark.slow
def test_a_problem_holds_a_hand_along_a_path() -> None:
    robot, count = arm(), 12
    ends = robot.random(2, generator=seeded(3))
    part = torch.linspace(0, 1, count, dtype=DOUBLE)[:, None]
    targets = robot.forward(ends[:1] + part * 0.3, "l8")
    problem = pk.Problem()
    q = problem.variables(ends[0].repeat(count, 1))
    problem.add(robot.residual(Cost.target("l8", targets[0])), q[:], targets)
    smooth = problem.add(lambda a, b: b - a, q[:-1], q[1:], weight=torch.full((count - 1,), 1e-3))
    found = problem.solve()
    assert found.status == "converged" and smooth.rows == count - 1
    away = targets.inverse() @ robot.forward(found[q[:]], "l8")
    assert float(away.log().abs().max()) < 1e-3
    scattered = robot.forward(ends[0].repeat(count, 1), "l8").inverse() @ targets
    assert float(scattered.log().abs().max()) > 0.1


@pytest.mark.slow
def test_the_base_is_an_unknown_of_its_own() -> None:
    robot, free = humanoid(), Robot.from_urdf(HUMANOID, dtype=DOUBLE, floating=True)
    cost = Cost.center_of_mass(robot, [0.2, 0.1, 0.3])
    rows = robot.residual(cost, floating=True)
    base, q = Pose.random(4, dtype=DOUBLE, generator=seeded(4)), robot.random(4, generator=seeded(5))
    whole = torch.cat((base.position, base.quaternion, q), -1)
    expected = term_of(free, Cost.center_of_mass(free, [0.2, 0.1, 0.3]), torch.Size(), "test").residual(free, whole)
    torch.testing.assert_close(rows(base, q), expected)
    result = pk.least_squares(
        lambda state: [rows(state["base"], state["q"]), 1e-3 * (state["q"] - q[0]), 1e-3 * state["base"].position],
        {"base": base[0], "q": q[0]},
    )
    assert float(rows(result.value["base"], result.value["q"]).abs().max()) < 1e-3
    assert float(rows(base[0], q[0]).abs().max()) > 1e-2


MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: arm().residual(3), ArgumentError, "Robot.residual: cost must be a Cost, got int"),
    (lambda: arm().residual(LOOK, floating=1), ArgumentError, "Robot.residual: floating must be True or False"),
    (lambda: arm().residual(Cost.target("hand", Pose.identity())), ArgumentError, "Robot.residual: links: .*'hand'"),
    (
        lambda: every_kind().residual(Cost.target("tag", Pose.identity())),
        ArgumentError,
        "the joint '[bf]' has a quaternion, .* floating=True",
    ),
    (
        lambda: arm().replace(origins=arm().origins[None]).residual(LOOK),
        ArgumentError,
        "Robot.residual: costs need one robot, got a batch of origins or axes",
    ),
    (
        lambda: arm().residual(LOOK)(torch.zeros(3)),
        ShapeError,
        r"Robot.residual: configurations must have shape \(..., 7\), got \(3,\)",
    ),
    (
        lambda: arm().residual(LOOK, floating=True)(torch.zeros(7), torch.zeros(7)),
        ArgumentError,
        "Robot.residual: world_T_base must be a Pose, got Tensor",
    ),
    (
        lambda: arm().residual(LOOK)(arm().neutral(), torch.zeros(4)),
        ShapeError,
        r"Robot.residual: data\[0\] must have shape \(..., 3\), got \(4,\)",
    ),
]


@pytest.mark.parametrize(("call", "kind", "message"), MISTAKES)
def test_mistakes_say_what_is_wrong(call: Callable[[], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        call()
