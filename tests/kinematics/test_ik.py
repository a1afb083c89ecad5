"""Inverse kinematics: solutions compared with forward kinematics and Pinocchio, gradients with finite differences."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Sequence
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

import posekit
from posekit import ArgumentError, DTypeError, OptionError, Pose, Rotation, ShapeError, ValidationError, routes
from posekit.kinematics import Cost, IKResult, Joint, Robot
from posekit.kinematics.ik import seeds
from posekit.kinematics.ik.paths import Attempts, reduced
from posekit.kinematics.ik.paths import attempts as path_attempts
from posekit.kinematics.ik.problem import reach_problem
from posekit.kinematics.ik.seeds import Plan, Search
from posekit.kinematics.model import TENSORS
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, InPinocchio, every_kind, reference

TIGHT = (1e-9, 1e-9)


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


@functools.cache
def arm(dtype: torch.dtype = DOUBLE, limit: float | None = None) -> Robot:
    robot = Robot.from_urdf(ARM, dtype=dtype)
    if limit is None:
        return robot
    bound = torch.full_like(robot.upper, limit)
    return robot.replace(lower=-bound, upper=bound)


def is_within_limits(robot: Robot, q: Tensor) -> bool:
    return bool(((q >= robot.lower) & (q <= robot.upper)).all())


def errors(robot: Robot, q: Tensor, link: str, target: Pose) -> tuple[Tensor, Tensor]:
    """The errors of position and rotation, by products of matrices in float64."""
    own = Robot(**{name: getattr(robot.to(DOUBLE), name) for name in FIELDS})
    found, wanted = reference(own, q.double())[..., robot.links.index(link), :, :], target.to(DOUBLE).matrix()
    turn = wanted[..., :3, :3].mT @ found[..., :3, :3]
    angle = torch.linalg.vector_norm(turn - torch.eye(3, dtype=DOUBLE), dim=(-2, -1)) / math.sqrt(2)  # for small angles
    return (found - wanted)[..., :3, 3].norm(dim=-1), angle


FIELDS = ("tree", *TENSORS)


@pytest.mark.slow(but="10-0.95")
@pytest.mark.parametrize(("seeds", "share"), [(10, 0.95), (40, 0.995)])
def test_thousand_goals_of_the_arm(seeds: int, share: float) -> None:
    pin = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    robot = arm(torch.float32)
    goals = robot.forward(robot.random(1000, generator=seeded(0)), "l8")
    found = robot.ik(goals, link="l8", seeds=seeds, max_iterations=30, generator=seeded(1))
    assert found.converged.double().mean() >= share
    assert is_within_limits(robot, found.configuration)
    other = InPinocchio(ARM.read_text(), robot)
    frame = other.model.getFrameId("l8")
    matrices = []
    for q in found.configuration.double():
        pin.framesForwardKinematics(other.model, other.data, other.configuration(q))
        matrices.append(torch.tensor(other.data.oMf[frame].homogeneous))
    reached, wanted = torch.stack(matrices), goals.to(DOUBLE).matrix()
    away = (reached - wanted)[:, :3, 3].norm(dim=-1)
    cosine = ((wanted[:, :3, :3].mT @ reached[:, :3, :3]).diagonal(dim1=-2, dim2=-1).sum(-1) - 1) / 2
    solved = (away <= 1e-3 + 1e-6) & (cosine >= math.cos(0.01 + 1e-5))
    assert bool((solved | ~found.converged).all())
    torch.testing.assert_close(found.position_error.double(), away, rtol=0, atol=1e-5)


@pytest.mark.slow(but="dtype0")
@pytest.mark.parametrize("dtype", [torch.float32, DOUBLE])
def test_every_kind_of_joint(dtype: torch.dtype) -> None:
    robot = every_kind(dtype=dtype)
    q = robot.random(5, generator=seeded())
    eps = torch.finfo(dtype).eps
    for link in robot.links:
        target = robot.forward(q, link)
        found = robot.ik(target, link=link, seeds=8, generator=seeded())
        assert found.converged.all(), link
        assert found.configuration.dtype is dtype and found.configuration.shape == (5, robot.nq)
        position, rotation = errors(robot, found.configuration, link, target)
        assert position.max() < 1e-3 and rotation.max() < 1e-2
        torch.testing.assert_close(found.position_error.double(), position, rtol=0, atol=100 * eps)
        balls = found.configuration[:, robot.tree.q_columns[robot.links.index("ball")] :][:, :4]
        torch.testing.assert_close(balls.norm(dim=-1), torch.ones(5, dtype=dtype), rtol=0, atol=4 * eps)


def test_mimic_joints_move_together() -> None:
    robot = Robot.from_urdf(GRIPPER, dtype=DOUBLE)
    for link in ("left", "right", "tip"):
        q = torch.tensor([[0.013], [0.0], [0.04]], dtype=DOUBLE)
        found = robot.ik(robot.forward(q, link), link=link, seeds=4, accuracy=TIGHT, generator=seeded())
        torch.testing.assert_close(found.configuration, q, rtol=0, atol=1e-8)


def test_robots_with_fewer_joints_than_a_pose_has_numbers() -> None:
    robot = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0], dtype=DOUBLE)
    wanted = torch.tensor([[0.5, 1.0], [-2.0, -0.25]], dtype=DOUBLE)
    found = robot.ik(robot.forward(wanted, "tool"), link="tool", accuracy=TIGHT, generator=seeded())
    difference = (found.configuration - wanted) / (2 * math.pi)
    torch.testing.assert_close(difference, difference.round(), rtol=0, atol=1e-8)


def test_links_without_joints_above_them_and_robots_without_joints() -> None:
    robot = arm()
    here = robot.ik(Pose.identity(2, dtype=DOUBLE), link="base")
    assert here.converged.tolist() == [True, True] and not here.configuration.any()
    there = robot.ik(Pose([0, 0, 0.5]).to(DOUBLE), link="base")
    assert not there.converged and there.position_error == 0.5
    one = Robot.from_joints([], links=["base"])
    assert one.ik(Pose.identity(3), link="base").configuration.shape == (3, 0)


def test_a_path_of_goals_that_each_start_from_the_last_solution_is_continuous() -> None:
    robot = arm(torch.float32)
    q = torch.tensor([0.3, 0.6, -0.4, -1.6, 0.2, 1.2, 0.5])
    start = robot.forward(q, "l8")
    turns = torch.linspace(0, 2 * math.pi, 60)
    path = [start.retract([0.1 * math.sin(t), 0.1 * (1 - math.cos(t)), 0, 0, 0, 0.3 * math.sin(t)]) for t in turns]
    largest = 0.0
    for target in path:
        found = robot.ik(target, link="l8", initial=q, generator=seeded())
        assert found.converged
        largest = max(largest, float((found.configuration - q).abs().max()))
        q = found.configuration
    assert largest < 0.1


def test_the_search_from_an_initial_configuration_takes_the_solution_that_is_near() -> None:
    robot = arm()
    q = robot.random(20, generator=seeded()) * 0.8
    found = robot.ik(robot.forward(q, "l8"), link="l8", initial=q + 0.02, accuracy=TIGHT, generator=seeded())
    assert found.converged.all()
    assert (found.configuration - q).abs().max() < 0.5
    again = robot.ik(robot.forward(q, "l8"), link="l8", initial=q)
    torch.testing.assert_close(again.configuration, q, rtol=0, atol=1e-12)
    by_name = robot.ik(robot.forward(q[0], "l8"), link="l8", initial=dict(zip(robot.joints, q[0], strict=True)))
    torch.testing.assert_close(by_name.configuration, q[0], rtol=0, atol=1e-12)


def test_seeds_help_if_the_search_from_the_initial_configuration_fails() -> None:
    robot = arm(limit=2.0)
    q = robot.random(50, generator=seeded())
    targets, initial = robot.forward(q, "l8"), robot.upper.expand(50, 7)
    alone = robot.ik(targets, link="l8", initial=initial, seeds=1)
    helped = robot.ik(targets, link="l8", initial=initial, seeds=20, generator=seeded())
    assert alone.converged.sum() < helped.converged.sum()
    assert helped.converged.double().mean() > 0.9
    same = alone.converged
    torch.testing.assert_close(helped.configuration[same], alone.configuration[same], rtol=0, atol=0)


@pytest.mark.slow(but="dtype0")
@pytest.mark.parametrize("dtype", [torch.float32, DOUBLE])
def test_the_steps_of_one_target_are_those_of_the_general_search(dtype: torch.dtype) -> None:
    robot, generator = arm(dtype), seeded()
    solved = []
    for distance in (0.0, 0.1, 0.5, 1.5, 3.0):
        for q in robot.random(5, generator=generator):
            start = q + distance * torch.randn(7, generator=generator, dtype=dtype)
            target = robot.forward(q, "l8")
            for options in (
                {},
                {"accuracy": (1e-9, 1e-9)},
                {"max_iterations": 2},
                {"limits": False},
                {"max_iterations": 0},
            ):
                for _ in "123":  # the second call repeats a kernel, the third one remembers the problem
                    found = robot.ik(target, "l8", initial=start, seeds=1, **options)
                with routes():  # each step is a call of its own, which is recorded
                    wanted = robot.ik(target, "l8", initial=start, seeds=1, **options)
                assert torch.equal(found.configuration, wanted.configuration), (distance, options)
                assert torch.equal(found.converged, wanted.converged), (distance, options)
                for name in ("position_error", "rotation_error"):
                    rounding = 20 * torch.finfo(dtype).eps
                    torch.testing.assert_close(getattr(found, name), getattr(wanted, name), rtol=0, atol=rounding)
                solved.append(bool(found.converged))
    assert 0.5 < sum(solved) / len(solved) < 1


def test_a_problem_that_is_solved_again_is_checked_and_shaped_as_at_first() -> None:
    robot, humanoid = Robot.from_urdf(ARM, dtype=DOUBLE), Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    for one, link in ((robot, "l8"), (humanoid, "lhand")):
        q = one.random(generator=seeded()) * 0.5
        for shape in ((), (1,), (1, 1)):
            target, start = one.forward(q, link).expand(shape), (q + 0.05).expand(*shape, -1)
            once, twice = ([one.ik(target, link, initial=start) for _ in "1234"][i] for i in (0, 3))
            assert twice.configuration.shape == (*shape, one.nq) and twice.converged.all()
            assert twice.position_error.shape == twice.clearance.shape == shape and (twice.clearance == math.inf).all()
            assert torch.equal(twice.configuration, once.configuration)
            assert once.configuration.data_ptr() != start.data_ptr() != twice.configuration.data_ptr()
    target, start = robot.forward(torch.full((7,), 0.3, dtype=DOUBLE), "l8"), torch.full((7,), 0.25, dtype=DOUBLE)
    for _ in "123":
        robot.ik(target, "l8", initial=start, seeds=1)
    others: list[tuple[type[Exception], str, dict[str, Any]]] = [
        (ArgumentError, "seeds must be an integer", {"seeds": True}),
        (OptionError, "max_iterations must be at least 0", {"max_iterations": -1}),
        (OptionError, "seeds must be at least 1", {"seeds": 0}),
        (ArgumentError, "limits must be True or False", {"limits": 1}),
        (ShapeError, "initial must have shape", {"initial": start[:6]}),
        (OptionError, "accuracy must be positive", {"accuracy": (0.0, 1.0)}),
    ]
    for error, message, options in others:
        with pytest.raises(error, match=message):
            robot.ik(target, "l8", **{"initial": start, **options})
    with pytest.raises(ArgumentError, match=r"torch\.vmap cannot map"):
        torch.vmap(lambda x: robot.ik(target, "l8", initial=x).configuration)(start[None])
    many = robot.ik(target.expand(3), "l8", initial=start)
    assert many.configuration.shape == (3, 7)
    mixed = robot.ik(target.to(torch.float32), "l8", initial=start)
    assert mixed.configuration.dtype is DOUBLE and mixed.converged
    moved = Pose(target.position.clone().requires_grad_(), target.quaternion)
    robot.ik(moved, "l8", initial=start).configuration.sum().backward()
    assert moved.position.grad is not None and moved.position.grad.abs().max() > 0.1
    tight = robot.replace(lower=-torch.full((7,), 0.2).to(DOUBLE), upper=torch.full((7,), 0.2).to(DOUBLE))
    assert is_within_limits(tight, tight.ik(target, "l8", initial=start, seeds=1).configuration)


def test_joints_that_move_no_link_stay() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    q, initial = robot.random(2, 4, generator=seeded()).unbind()
    moving = robot.jacobian(q[0], "lhand").any(0)
    found = robot.ik(robot.forward(q, "lhand"), link="lhand", initial=initial, generator=seeded())
    assert torch.equal(found.configuration[:, ~moving], initial[:, ~moving])
    found = robot.ik(robot.forward(q, "lhand"), link="lhand", generator=seeded())
    assert not found.configuration[:, ~moving].any()


def test_two_arms_at_once() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    q = robot.random(6, generator=seeded())
    targets = {link: robot.forward(q, link) for link in ("lhand", "rhand")}
    found = robot.ik(targets, initial=q + 0.1, generator=seeded())
    assert found.converged.all()
    for link, target in targets.items():
        position, rotation = errors(robot, found.configuration, link, target)
        assert position.max() < 1e-3 and rotation.max() < 1e-2
    weights = {"lhand": [1.0, 1, 1, 0, 0, 0], "rhand": [1.0, 1, 1, 0, 0, 0]}
    found = robot.ik(targets, weights=weights, seeds=8, generator=seeded())
    assert found.converged.double().mean() > 0.8
    assert found.rotation_error.max() == 0


def test_random_poses_of_both_hands() -> None:
    robot = Robot.from_urdf(HUMANOID)
    q = robot.random(50, generator=seeded(2))
    targets = {link: robot.forward(q, link) for link in ("lhand", "rhand")}
    found = robot.ik(targets, seeds=32, max_iterations=30, generator=seeded(3))
    assert found.converged.double().mean() >= 0.9
    assert is_within_limits(robot, found.configuration)
    for link, target in targets.items():
        position, rotation = errors(robot, found.configuration[found.converged], link, target[found.converged])
        assert position.max() < 1.01e-3 and rotation.max() < 1.01e-2


@pytest.mark.slow
def test_random_poses_of_five_links_on_a_floating_base() -> None:
    robot = Robot.from_urdf(HUMANOID, floating=True)
    q = robot.random(50, generator=seeded(2))
    q[25:, 0] += 10  # far from where random seeds start
    targets = {link: robot.forward(q, link) for link in ("lhand", "rhand", "lfoot", "rfoot", "head")}
    found = robot.ik(targets, seeds=32, max_iterations=50, generator=seeded(3))
    assert found.converged.double().mean() >= 0.9
    assert is_within_limits(robot, found.configuration)
    for link, target in targets.items():
        position, rotation = errors(robot, found.configuration[found.converged], link, target[found.converged])
        assert position.max() < 1.1e-3 and rotation.max() < 1.1e-2


@pytest.mark.parametrize("is_costly", [False, True])
def test_verbose_prints_a_line_for_each_iteration_and_changes_nothing(
    is_costly: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = arm()
    targets = robot.forward(robot.random(3, generator=seeded()), "l8")
    options: dict[str, Any] = {"costs": [Cost.posture(robot.joints, 0.0, priority=1)]} if is_costly else {}
    silent = robot.ik(targets, link="l8", generator=seeded(1), **options)
    assert capsys.readouterr().out == ""
    found = robot.ik(targets, link="l8", generator=seeded(1), verbose=True, **options)
    title, header, *lines = capsys.readouterr().out.splitlines()
    assert title == "Robot.ik" and header.split() == ["iteration", "cost", "decrease"]
    assert [int(line.split()[0]) for line in lines] == [*range(1, len(lines) + 1)]
    if is_costly:
        torch.testing.assert_close(found.costs, silent.costs, rtol=1e-4, atol=1e-12)
        return
    assert len(lines) >= int(found.iterations.max()) and torch.equal(found.configuration, silent.configuration)
    assert float(lines[-1].split()[1]) == pytest.approx(float(found.cost.mean()), rel=1e-5, abs=1e-25)
    with pytest.raises(ArgumentError, match=r"Robot.ik: verbose must be True or False, got 1"):
        robot.ik(targets, link="l8", verbose=1)


def test_seeds_move_angles_from_one_limit_to_the_other() -> None:
    robot = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0], dtype=DOUBLE)
    robot = robot.replace(lower=torch.tensor([-3.0, 0.2]).to(DOUBLE), upper=torch.tensor([3.0, 2.0]).to(DOUBLE))
    wanted, start = torch.tensor([[-2.9, 1.0]], dtype=DOUBLE), torch.tensor([2.9, 1.0], dtype=DOUBLE)
    target = robot.forward(wanted, "tool")
    alone = robot.ik(target, link="tool", initial=start, seeds=1, accuracy=TIGHT)
    assert not alone.converged.any() and alone.configuration[0, 0] == 3.0
    helped = robot.ik(target, link="tool", initial=start, seeds=2, accuracy=TIGHT, generator=seeded())
    torch.testing.assert_close(helped.configuration, wanted, rtol=0, atol=1e-8)


@pytest.mark.parametrize("links", [("lhand", "rhand"), ("larm1", "larm2", "lhand")])
@pytest.mark.parametrize("drifts", [False, True])
def test_a_step_of_several_links_is_damped_least_squares(links: Sequence[str], drifts: bool) -> None:
    robot = reduced(Robot.from_urdf(HUMANOID, dtype=DOUBLE), links).robot
    count, size = 5, robot.nq
    assert (6 * len(links) <= max(2 * size, 12)) is (len(links) == 2)  # more equations than so are solved by joints
    q = torch.where(
        torch.rand(count, size, generator=seeded()) < 0.3, robot.lower, 0.5 * robot.random(count, generator=seeded(4))
    )
    free = (torch.rand(count, size, generator=seeded(1)) < 0.7).to(DOUBLE)
    targets = [robot.forward(robot.random(count, generator=seeded(2)), link) for link in links]
    weights = {link: torch.tensor([1.0, 2.0, 1.0, 0.5, 0.0, 1.0], dtype=DOUBLE) for link in links}
    problem = reach_problem(robot, weights, True, (1e-3, 1e-2))
    attempts = path_attempts(problem.paths, targets, torch.Size((count,)))
    towards = robot.random(count, generator=seeded(3))
    attempts = attempts._replace(null_space=towards if drifts else None)
    factor, smallest = 0.03, 1e-6
    settings = torch.tensor([0.5 if drifts else 0, factor, smallest], dtype=DOUBLE).expand(count, 3)
    moved, following, scores = problem.step(attempts, q, free, settings, False)
    jacobian, error, expected_scores = problem.rows(attempts, q, free)
    held = (jacobian * free.unsqueeze(-1)).mT
    amount = factor / (2 * len(links)) * error.square().sum(-1) + smallest
    eps = torch.finfo(DOUBLE).eps
    trace = (held @ held.mT).diagonal(dim1=-2, dim2=-1).sum(-1)
    amount = amount + trace * (4 * eps if len(links) == 2 else eps ** (2 / 3))
    drift = torch.zeros_like(q)
    if drifts:
        drift = (towards - q) * (0.3 / (towards - q).abs().amax(-1, keepdim=True)).clamp(max=0.5)
    damped = held @ held.mT + amount[:, None, None] * torch.eye(error.shape[-1], dtype=DOUBLE)
    right = error - (held @ drift.unsqueeze(-1)).squeeze(-1)
    v = (jacobian @ torch.linalg.solve(damped, right.unsqueeze(-1))).squeeze(-1) + drift
    v = v.clamp(-problem.largest, problem.largest)
    expected = (q + v * free).clamp(robot.lower, robot.upper)
    torch.testing.assert_close(moved, expected, rtol=0, atol=1e-7)
    torch.testing.assert_close(scores, expected_scores, rtol=1e-12, atol=0)
    pressing = ((q + v * free <= robot.lower) & (v < 0)) | ((q + v * free >= robot.upper) & (v > 0))
    assert torch.equal(following == 0, pressing) and bool(pressing.any())


@pytest.mark.slow(but="True-True")
@pytest.mark.parametrize("drifts", [False, True])
@pytest.mark.parametrize("floating", [False, True])
def test_a_recorded_search_for_several_links_has_the_bits_of_the_loop(
    floating: bool, drifts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = Robot.from_urdf(HUMANOID, floating=floating)
    q = robot.random(6, generator=seeded(2))
    rest = robot.random(generator=seeded(7)) if drifts else None
    for k in range(3):  # the second call records, with other targets than the first
        targets = {link: robot.forward(q[2 * k : 2 * k + 2], link) for link in ("lhand", "rhand", "head")}
        call = functools.partial(robot.ik, targets, seeds=8, null_space=rest)
        found = call(generator=seeded(k))
        with monkeypatch.context() as patch:
            patch.setattr(seeds, "_MOST", 0)
            expected = call(generator=seeded(k))
        assert torch.equal(found.configuration, expected.configuration)
        assert torch.equal(found.iterations, expected.iterations)
        near = robot.ik(targets, initial=found.configuration, seeds=1)
        assert near.converged[found.converged].all()
    assert any(isinstance(key[-1], Search) for key, _ in seeds.recordings._idle)


def restarted(robot: Robot, links: Sequence[str], stagnates: Sequence[bool]) -> list[bool]:
    """Which numbers of a seed restart after a period in which the errors of some links did not fall."""
    problem = reach_problem(robot, {link: torch.ones(6, dtype=DOUBLE) for link in links}, True, (1e-3, 1e-2))
    pool, q = torch.ones(3, robot.nq, dtype=DOUBLE), torch.zeros(1, 1, robot.nq, dtype=DOUBLE)
    search = Search(problem, Attempts(()), 1, Plan(30, restarts=True), pool)
    state, control = search.start(q), torch.zeros(1, 8, dtype=DOUBLE)
    state = state._replace(q=q.clone(), settings=state.settings.clone())
    known = search.unknown(q)
    control[0, 0], known.cost[0] = 8, 4.0  # the step, and the score of the best
    known.before[0, 0] = torch.where(torch.tensor(stagnates), 4.0, math.inf)
    scores = torch.full((1, len(links)), 4.0, dtype=DOUBLE)
    search.decide(state, (q[0], torch.zeros_like(q[0]), scores), known, control)
    moved, free = state.q[0, 0] == 1, state.free[0, 0] == 1
    assert torch.equal(moved, free) and bool((known.before[0, 0] == math.inf)[list(stagnates)].all())
    return moved.tolist()


def test_links_that_are_at_their_targets_stay_while_others_restart() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    part = reduced(robot, ("lhand", "rhand")).robot
    left, right, lift = ([name.startswith(x) for name in part.joints] for x in ("j_larm", "j_rarm", "j_lift"))
    assert sum(lift) == 1
    expected = {(False, False): [False] * 11, (True, False): left, (False, True): right, (True, True): [True] * 11}
    for stagnates, numbers in expected.items():
        assert restarted(part, ("lhand", "rhand"), stagnates) == numbers
    # All joints below the wrist's target are also below that of the hand: all restart.
    assert all(restarted(reduced(robot, ("larm4", "lhand")).robot, ("larm4", "lhand"), (True, False)))


def test_links_that_no_joint_connects_are_solved_on_their_own() -> None:
    robot = Robot.from_urdf(HUMANOID, dtype=DOUBLE)
    q = robot.random(10, generator=seeded())
    links = ("lfoot", "rfoot", "head")
    found = robot.ik({link: robot.forward(q, link) for link in links}, generator=seeded())
    assert found.converged.double().mean() > 0.9
    floating = Robot.from_urdf(HUMANOID, dtype=DOUBLE, floating=True)
    q = floating.random(3, generator=seeded())
    targets = {link: floating.forward(q, link) for link in links}
    found = floating.ik(targets, initial=floating.retract(q, torch.full_like(q[:, :-1], 0.02)))
    assert found.converged.all()
    torch.testing.assert_close(found.configuration[:, 3:7].norm(dim=-1), torch.ones(3, dtype=DOUBLE))


def test_rows_with_weight_zero_do_not_count() -> None:
    robot = arm()
    target = Pose(
        robot.forward(robot.random(20, generator=seeded()), "l8").position,
        Rotation.random(20, dtype=DOUBLE, generator=seeded()).quaternion,
    )
    anywhere = robot.ik(target, link="l8", weights=[1.0, 1, 1, 0, 0, 0], accuracy=(1e-6, 1e-6), generator=seeded())
    assert anywhere.converged.all()
    assert (robot.forward(anywhere.configuration, "l8").position - target.position).abs().max() < 1e-6
    q = robot.random(20, generator=seeded(1))
    spun = robot.forward(q, "l8") @ Pose.exp(torch.tensor([0.0, 0, 0, 0, 0, 2.5], dtype=DOUBLE))
    found = robot.ik(spun, link="l8", weights=[1.0, 1, 1, 1, 1, 0], initial=q, accuracy=(1e-6, 1e-6))
    torch.testing.assert_close(found.configuration, q, rtol=0, atol=1e-9)
    found = robot.ik(spun, link="l8", weights=[1.0, 1, 1, 1, 1, 0], accuracy=(1e-6, 1e-6), generator=seeded())
    assert found.converged.double().mean() >= 0.9
    tool, wanted = (p.rotation.apply([0.0, 0, 1]) for p in (robot.forward(found.configuration, "l8"), spun))
    assert (tool - wanted)[found.converged].abs().max() < 2e-6


def test_weights_decide_between_errors_that_exclude_each_other() -> None:
    robot = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0], dtype=DOUBLE)
    target = Pose.from_translation([0.5, 0.4, 0.0]).to(DOUBLE)
    positions = robot.ik(target, link="tool", weights=[400.0, 400, 1, 1, 1, 1], initial=[0.0, 1.0], max_iterations=100)
    angles = robot.ik(target, link="tool", weights=[1.0, 1, 1, 1, 1, 400], initial=[0.0, 1.0], max_iterations=100)
    assert positions.position_error < 2e-3 and positions.rotation_error > 0.1
    assert angles.rotation_error < 2e-3 and angles.position_error > 0.02


def test_the_null_space_term_does_not_disturb_the_task() -> None:
    robot = arm()
    q = robot.random(30, generator=seeded()) * 0.7
    towards = torch.tensor([0.3, -0.4, 0.2, -1.2, 0.1, 1.0, 0.0], dtype=DOUBLE).expand(30, 7)
    targets = robot.forward(q, "l8")
    plain = robot.ik(targets, link="l8", initial=q, generator=seeded())
    found = robot.ik(
        targets, link="l8", initial=q, null_space=towards, max_iterations=100, accuracy=TIGHT, generator=seeded()
    )
    assert found.converged.all()
    nearer = (found.configuration - towards).norm(dim=-1) < (plain.configuration - towards).norm(dim=-1)
    assert nearer.all()
    # At the optimum, no direction of the null space leads nearer.
    jacobian = robot.jacobian(found.configuration, "l8")
    remaining = towards - found.configuration
    free = (found.configuration > robot.lower) & (found.configuration < robot.upper)
    held = jacobian * free.unsqueeze(-2)
    along = remaining * free - (torch.linalg.pinv(held) @ (held @ remaining.unsqueeze(-1))).squeeze(-1)
    assert along.norm(dim=-1).median() < 1e-4 and along.norm(dim=-1).max() < 1e-2
    alone = robot.ik(targets, link="l8", null_space=towards, max_iterations=60, generator=seeded())
    assert alone.converged.double().mean() > 0.9


def test_limits_are_respected_exactly() -> None:
    for dtype in (torch.float32, DOUBLE):
        robot = arm(dtype, 1.1)
        q = robot.random(100, generator=seeded())
        q[:, ::2] = robot.upper[::2]  # solutions on limits
        targets = robot.forward(q, "l8")
        found = robot.ik(targets, link="l8", seeds=16, generator=seeded())
        assert is_within_limits(robot, found.configuration)
        assert found.converged.double().mean() > 0.9
        far = robot.ik(Pose.from_translation([3.0, 1.0, 0.0]).to(dtype), link="l8", generator=seeded())
        assert is_within_limits(robot, far.configuration) and not far.converged
        outside = robot.ik(targets[0], link="l8", initial=robot.upper + 1, seeds=1, max_iterations=0)
        torch.testing.assert_close(outside.configuration, robot.upper)


def test_without_limits_joints_leave_them() -> None:
    robot = arm(limit=0.5)
    targets = arm().forward(arm().random(20, generator=seeded()), "l8")
    assert not robot.ik(targets, link="l8", seeds=4, generator=seeded()).converged.any()
    free = robot.ik(targets, link="l8", seeds=16, limits=False, generator=seeded())
    assert free.converged.double().mean() > 0.9 and free.configuration.abs().max() > 0.5


def test_a_joint_at_its_limit_leaves_the_rest_to_others() -> None:
    joints = [
        Joint(name=name, parent=parent, child=child, kind="prismatic", axis=(1, 0, 0), lower=-0.3, upper=0.3)
        for name, parent, child in (("x1", "base", "first"), ("x2", "first", "second"))
    ]
    robot = Robot.from_joints(joints, dtype=DOUBLE)
    target = Pose.from_translation([0.5, 0.0, 0.0]).to(DOUBLE)
    found = robot.ik(target, link="second", null_space=[5.0, 0.0], accuracy=TIGHT)
    assert found.converged
    torch.testing.assert_close(found.configuration, torch.tensor([0.3, 0.2], dtype=DOUBLE), rtol=0, atol=1e-9)
    assert found.configuration[0] <= 0.3
    found = robot.ik(target, link="second", initial=[0.3, -0.3], accuracy=TIGHT)
    torch.testing.assert_close(found.configuration, torch.tensor([0.3, 0.2], dtype=DOUBLE), rtol=0, atol=1e-9)
    back = robot.ik(Pose.from_translation([-0.5, 0.0, 0.0]).to(DOUBLE), link="second", initial=[0.3, -0.3])
    assert back.converged


def test_unreachable_targets_get_the_best_configuration() -> None:
    robot = arm()
    target = Pose.from_translation([5.0, 0.0, 0.333]).to(DOUBLE)
    found = robot.ik(target, link="l8", weights=[1.0, 1, 1, 0, 0, 0], max_iterations=60, generator=seeded())
    assert not found.converged and found.configuration.isfinite().all()
    stretched = robot.ik(
        target, link="l8", weights=[1.0, 1, 1, 0, 0, 0], initial=[0.0, 1.6, 0, -0.1, 0, 0.1, 0], max_iterations=200
    )
    reach = robot.forward(stretched.configuration, "l8").position
    assert float(reach[0]) > 0.82  # stretched, it is 0.858 long
    torch.testing.assert_close(stretched.position_error, (reach - target.position).norm())
    assert float(found.position_error) < float(stretched.position_error) + 0.05


def test_shapes() -> None:
    robot = arm(torch.float32)
    one = robot.ik(robot.forward(torch.full((7,), 0.3), "l8"), link="l8", generator=seeded())
    assert isinstance(one, IKResult) and one.configuration.shape == (7,) and one.converged.shape == ()
    assert one.clearance == math.inf
    many = robot.forward(robot.random(2, 3, generator=seeded()), "l8")
    found = robot.ik(many, link="l8", generator=seeded())
    assert found.configuration.shape == (2, 3, 7) and found.position_error.shape == (2, 3)
    empty = robot.ik(many[:0], link="l8")
    assert empty.configuration.shape == (0, 3, 7) and empty.converged.dtype is torch.bool
    assert empty.converged.shape == empty.clearance.shape == (0, 3)
    spread = robot.ik(many[0, 0], link="l8", initial=robot.random(4, 1, generator=seeded()), generator=seeded())
    assert spread.configuration.shape == (4, 1, 7)
    strided = robot.ik(many.transpose(0, 1), link="l8", generator=seeded())
    assert strided.configuration.shape == (3, 2, 7) and strided.converged.all()


def test_a_result_prints_as_a_summary_in_one_line() -> None:
    robot = arm()
    targets = robot.forward(robot.random(1000, generator=seeded()), "l8")
    found = robot.ik(targets, "l8", generator=seeded())
    largest = [f"{float(x.max()):.3g}" for x in (found.position_error, found.rotation_error)]
    assert repr(found) == (
        f"IKResult(converged={int(found.converged.sum())} of 1000, configuration of shape (1000, 7), "
        f"position_error=up to {largest[0]}, rotation_error=up to {largest[1]})"
    )
    half = torch.full((7,), 0.5, dtype=DOUBLE)
    one = robot.ik(robot.forward(half, "l8"), "l8", initial=half, max_iterations=0)
    assert re.fullmatch(
        r"IKResult\(converged=True, configuration=\[0.5(, 0.5){6}\], position_error=\S+, rotation_error=\S+\)",
        repr(one),
    )
    assert repr(robot.ik(targets[:0], "l8")) == "IKResult(converged=0 of 0, configuration of shape (0, 7))"
    made = IKResult(half[None], half[:2], half[:2], half[:2] > 0, torch.tensor([0.25, torch.inf], dtype=DOUBLE))
    assert repr(made).endswith("rotation_error=up to 0.5, clearance=at least 0.25)")
    away = IKResult(*[x.to("meta") for x in (half[None], half[:1], half[:1], half[:1] > 0, half[:1])])
    assert repr(away) == "IKResult(configuration of shape (1, 7))"


def test_a_robot_per_target() -> None:
    one = arm()
    scale = torch.tensor([0.8, 1.0, 1.3], dtype=DOUBLE)[:, None, None]
    robot = one.replace(origins=Pose(one.origins.position * scale, one.origins.quaternion.expand(3, -1, -1)))
    q = robot.random(3, generator=seeded())
    targets = robot.forward(q, "l8")
    found = robot.ik(targets, link="l8", accuracy=TIGHT, generator=seeded())
    assert found.converged.all()
    torch.testing.assert_close(robot.forward(found.configuration, "l8").position, targets.position, rtol=0, atol=1e-8)


def test_the_same_generator_gives_the_same_solutions() -> None:
    robot = arm(torch.float32)
    targets = robot.forward(robot.random(20, generator=seeded()), "l8")
    first, second, other = (robot.ik(targets, link="l8", generator=seeded(s)).configuration for s in (1, 1, 2))
    assert torch.equal(first, second)
    assert not torch.equal(first, other)


def test_dtypes() -> None:
    robot = arm(torch.float32)
    target = robot.forward(torch.full((7,), 0.3), "l8")
    assert robot.ik(target.to(DOUBLE), link="l8", generator=seeded()).configuration.dtype is DOUBLE
    assert robot.ik(target.to(torch.float16), link="l8", generator=seeded()).configuration.dtype is torch.float32
    for dtype in (torch.float16, torch.bfloat16):
        with pytest.raises(
            DTypeError, match=rf"Robot.ik: {dtype} is too coarse for the search; convert the robot with"
        ):
            robot.to(dtype).ik(target.to(dtype), link="l8")


def test_no_steps_rate_the_initial_configuration() -> None:
    robot = arm()
    q = robot.random(3, generator=seeded())
    found = robot.ik(
        robot.forward(q, "l8").retract([0.01, 0, 0, 0, 0, 0.3]), link="l8", initial=q, seeds=1, max_iterations=0
    )
    torch.testing.assert_close(found.configuration, q)
    torch.testing.assert_close(found.rotation_error, torch.full((3,), 0.3, dtype=DOUBLE))


# Gradients


def test_no_graph_is_recorded_without_need() -> None:
    robot = arm()
    found = robot.ik(robot.forward(torch.full((7,), 0.3, dtype=DOUBLE, requires_grad=True), "l8").detach(), link="l8")
    assert not any(x.requires_grad for x in (found.configuration, found.position_error, found.rotation_error))
    target = Pose(torch.tensor([0.4, 0.1, 0.5], dtype=DOUBLE, requires_grad=True), [1.0, 0, 0, 0])
    assert robot.ik(target, link="l8").configuration.requires_grad
    with torch.no_grad():
        assert not robot.ik(target, link="l8").configuration.requires_grad


def solved(robot: Robot, base: dict[str, Pose], q: Tensor, **options: Any) -> Any:
    """Solutions as a function of twists of the targets, solved again from q."""

    def function(twists: Tensor) -> Tensor:
        targets = {name: pose.retract(twists[..., i, :]) for i, (name, pose) in enumerate(base.items())}
        found = robot.ik(targets, initial=q, accuracy=TIGHT, seeds=1, **options)
        assert found.converged.all()
        return robot.local(q, found.configuration)

    return function


def differences(function: Any, count: int, batch: int) -> Tensor:
    """Central differences, shape (batch, nv, 6 * count)."""
    eps = 1e-6
    steps = torch.eye(6 * count, dtype=DOUBLE).unflatten(-1, (count, 6)).unsqueeze(1).expand(-1, batch, -1, -1) * eps
    return torch.stack([(function(step) - function(-step)) / (2 * eps) for step in steps], -1)


def gradients(function: Any, count: int, batch: int) -> Tensor:
    zero = torch.zeros(batch, count, 6, dtype=DOUBLE)
    found = torch.func.jacrev(lambda twists: function(twists).sum(0))(zero)  # targets are independent
    return found.flatten(-2).movedim(1, 0)


@pytest.mark.parametrize("case", ["redundant", "two links", "mimic", "free"])
def test_gradients_are_those_of_solving_again(case: str) -> None:
    robot, links, options = arm(), ("l8",), {}
    if case == "two links":
        robot, links = Robot.from_urdf(HUMANOID, dtype=DOUBLE), ("lhand", "rhand")
        options = {"weights": {"lhand": [1.0, 1, 1, 0, 0, 0], "rhand": [1.0, 1, 0, 0, 0, 1]}}
    if case == "mimic":
        robot, links, options = Robot.from_urdf(GRIPPER, dtype=DOUBLE), ("tip",), {"weights": [1.0, 0, 0, 0, 0, 0]}
    if case == "free":
        robot, links = every_kind(), ("tag",)
    q = robot.random(3, generator=seeded(3)) * 0.6 if robot.tree.is_scalar else robot.random(3, generator=seeded(3))
    function = solved(robot, {link: robot.forward(q, link) for link in links}, q, **options)
    expected = differences(function, len(links), 3)
    assert expected.abs().max() > 0.5
    torch.testing.assert_close(gradients(function, len(links), 3), expected, rtol=1e-4, atol=1e-5)


def test_the_gradient_of_a_redundant_arm_is_the_least_norm_one() -> None:
    robot = arm()
    q = robot.random(4, generator=seeded()) * 0.8
    function = solved(robot, {"l8": robot.forward(q, "l8")}, q)
    expected = torch.linalg.pinv(robot.jacobian(q, "l8", "body"))
    torch.testing.assert_close(gradients(function, 1, 4), expected, rtol=1e-9, atol=1e-9)


def test_joints_at_their_limits_are_held() -> None:
    q = torch.tensor([[0.3, 0.6, -0.4, -1.6, 0.2, 1.2, 0.5]], dtype=DOUBLE)
    lower, upper = arm().lower.clone(), arm().upper.clone()
    upper[1], lower[5] = q[0, 1], q[0, 5]
    robot = arm().replace(lower=lower, upper=upper)
    function = solved(robot, {"l8": robot.forward(q, "l8")}, q, weights=[1.0, 1, 1, 0, 0, 0])
    jacobian = robot.jacobian(q, "l8", "body")[:, :3].clone()
    jacobian[..., (1, 5)] = 0
    expected = torch.cat((torch.linalg.pinv(jacobian), torch.zeros(1, 7, 3, dtype=DOUBLE)), -1)
    found = gradients(function, 1, 1)
    assert not found[:, (1, 5)].any()
    torch.testing.assert_close(found, expected, rtol=1e-9, atol=1e-9)
    torch.testing.assert_close(differences(function, 1, 1), expected, rtol=1e-5, atol=1e-5)


def test_gradients_reach_origins_and_axes() -> None:
    robot = arm()
    q = (robot.random(generator=seeded()) * 0.7).detach()
    target = robot.forward(q, "l8")

    def function(position: Tensor, axes: Tensor) -> Tensor:
        changed = robot.replace(origins=Pose(position, robot.origins.quaternion), axes=axes)
        return changed.ik(target, link="l8", initial=q, accuracy=TIGHT, seeds=1).configuration

    inputs = (robot.origins.position, robot.axes)
    found = torch.autograd.functional.jacobian(function, inputs)
    generator, eps = seeded(5), 1e-5
    directions = [torch.randn(x.shape, dtype=DOUBLE, generator=generator) for x in inputs]
    ends = [function(*[x + s * eps * d for x, d in zip(inputs, directions, strict=True)]) for s in (1, -1)]
    expected = (ends[0] - ends[1]) / (2 * eps)
    along = sum((j * d).sum((-2, -1)) for j, d in zip(found, directions, strict=True))
    assert expected.abs().max() > 0.5
    torch.testing.assert_close(along, expected, rtol=1e-5, atol=1e-5)


@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor")  # of torch.compile, after a graph break
def test_forward_mode_and_compiled_calls() -> None:
    robot = arm()
    q = robot.random(2, generator=seeded()) * 0.8
    function = solved(robot, {"l8": robot.forward(q, "l8")}, q)
    zero, one = torch.zeros(2, 1, 6, dtype=DOUBLE), torch.ones(2, 1, 6, dtype=DOUBLE)
    expected = torch.linalg.pinv(robot.jacobian(q, "l8", "body")).sum(-1)
    torch.testing.assert_close(torch.func.jvp(function, (zero,), (one,))[1], expected, rtol=1e-8, atol=1e-8)
    target = robot.forward(q, "l8")
    compiled = torch.compile(lambda t: robot.ik(target.retract(t), link="l8", initial=q).configuration, backend="eager")
    twist = torch.zeros(2, 6, dtype=DOUBLE, requires_grad=True)
    (gradient,) = torch.autograd.grad(compiled(twist).sum(), twist)
    columns = torch.linalg.pinv(robot.jacobian(q, "l8", "body")).sum(-2)
    torch.testing.assert_close(gradient, columns, rtol=1e-8, atol=1e-8)


def test_inference_mode_leaves_nothing_behind_that_gradients_need() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    q = torch.full((7,), 0.3, dtype=DOUBLE)
    target = robot.forward(q, "l8")
    with torch.inference_mode():
        assert robot.ik(target, link="l8", initial=q).converged
    position = target.position.clone().requires_grad_()
    found = robot.ik(Pose(position, target.quaternion), link="l8", initial=q)
    (gradient,) = torch.autograd.grad(found.configuration.sum(), position)
    assert gradient.norm() > 0.1


def test_targets_that_are_no_numbers_are_not_solved() -> None:
    robot = arm(torch.float32)
    good = robot.forward(torch.full((7,), 0.3), "l8")
    positions = good.position * torch.tensor([[1.0], [math.nan], [1e30], [math.inf]])
    found = robot.ik(Pose(positions, good.quaternion), link="l8", generator=seeded())
    assert found.converged.tolist() == [True, False, False, False]
    assert is_within_limits(robot, found.configuration)


def test_second_derivatives_are_refused() -> None:
    robot = arm()
    position = torch.tensor([0.4, 0.1, 0.5], dtype=DOUBLE, requires_grad=True)
    q = robot.ik(Pose(position, [0.0, 1.0, 0, 0]), link="l8", generator=seeded()).configuration
    (gradient,) = torch.autograd.grad(q.sum(), position, create_graph=True)
    with pytest.raises(ArgumentError, match=r"Robot.ik: the configuration has first derivatives only"):
        gradient.sum().backward()


# Errors


@pytest.mark.parametrize("seeds", [1, 8])
def test_a_goal_that_is_not_finite_is_so_alone(seeds: int) -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    targets = robot.forward(robot.random(4, generator=seeded()), "l8")
    expected = robot.ik(targets, link="l8", seeds=seeds, generator=seeded())
    position = targets.position.clone()
    position[1, 2] = math.nan
    found = robot.ik(Pose._unchecked(position, targets.quaternion), link="l8", seeds=seeds, generator=seeded())
    assert found.status.tolist() == ["converged", "not_finite", "converged", "converged"]
    assert found[1].status == "not_finite" and found.configuration.isfinite().all()
    others = [0, 2, 3]
    assert torch.equal(found.configuration[others], expected.configuration[others])
    assert robot.ik(Pose([5.0, 0, 0]).double(), link="l8", generator=seeded()).status == "not_reached"


def test_results_have_the_words_of_all_results(capsys: pytest.CaptureFixture[str]) -> None:
    robot = Robot.from_urdf(ARM)
    reached = robot.forward(robot.random(1, generator=seeded(1)), "l8")
    goals = posekit.cat([reached, Pose([[5.0, 0, 0]])])
    found = robot.ik(goals, "l8", generator=seeded())
    assert found.value is found.configuration and found.shape == (2,) and 0 < found.seconds < 1e3
    torch.testing.assert_close(found.cost, found.position_error**2 + found.rotation_error**2)
    assert found.stationary.tolist() == [True, False]
    assert found.reason.tolist()[0] == "" and "more seeds or iterations" in found[1].reason
    found.summary()
    shown = capsys.readouterr().out
    assert "1 converged, 1 not_reached after" in shown and "not_reached: no seed came within" in shown
    rest = Cost.posture(robot.joints, 0.1, weight=1e-4)
    costly = robot.ik(goals, "l8", costs=[rest], generator=seeded())
    away = ~goals @ robot.forward(costly.value, "l8")
    rows = torch.cat([away.position, away.rotation.log(), 0.01 * (costly.value - 0.1)], -1)
    torch.testing.assert_close(costly.cost, rows.square().sum(-1), rtol=1e-4, atol=1e-9)
    assert 0 < int(found.iterations[0]) < int(found.iterations[1]) and found[1].iterations == found.iterations[1]
    for name in ("history", "initial_cost"):
        with pytest.raises(ArgumentError, match=r"IKResult: without costs only the errors .* pass costs=\[\]"):
            getattr(found, name)
    torch.testing.assert_close(costly.history[-1], costly.cost, rtol=1e-4, atol=1e-9)
    torch.testing.assert_close(costly[1].history, costly.history[:, 1])
    assert (costly.history.diff(dim=0) <= 1e-5 * costly.cost).all()
    assert torch.equal(costly.initial_cost, costly.history[0])
    costly.summary()
    assert "iteration          cost      decrease" in capsys.readouterr().out


def test_the_history_of_an_ik_begins_at_the_configuration_that_is_given() -> None:
    robot = arm()
    start = robot.random(2, generator=seeded(1))
    goals = robot.forward(start + 0.1, "l8")
    for costs in ([], [Cost.posture(robot.joints, start, weight=0.01, priority=1)]):
        found = robot.ik(goals, "l8", initial=start, seeds=1, costs=costs)
        away = ~goals @ robot.forward(start, "l8")
        rows = torch.cat([away.position, away.rotation.log()], -1)
        torch.testing.assert_close(found.initial_cost, rows.square().sum(-1))
        assert (found.iterations >= 2).all() and len(found.history) <= int(found.iterations.max()) + 1


def test_errors() -> None:
    robot = arm(torch.float32)
    target = robot.forward(torch.zeros(7), "l8")

    def refused(error: type[Exception], match: str, *args: Any, **options: Any) -> None:
        with pytest.raises(error, match=match):
            robot.ik(*(args or (target,)), **{"link": "l8", **options})

    refused(ArgumentError, r"Robot.ik: there is no link 'l9'; the links are base, l1", link="l9")
    refused(ArgumentError, r"Robot.ik: there is no link 3", link=3)
    refused(ArgumentError, r"Robot.ik: link must name the link that is to reach the target", link=None)
    refused(ArgumentError, r"Robot.ik: targets must be a Pose, or a dict of them by links, got Tensor", torch.eye(4))
    refused(ArgumentError, r"Robot.ik: targets\['l8'\] must be a Pose, got list", {"l8": [0.0]}, link=None)
    refused(ArgumentError, r"Robot.ik: link must be left out with a dict of targets", {"l8": target})
    refused(ArgumentError, r"Robot.ik: targets must name at least one link, got an empty dict", {}, link=None)
    refused(ArgumentError, r"Robot.ik: seeds must be an integer, got float", seeds=2.0)
    refused(OptionError, r"Robot.ik: seeds must be at least 1, got 0", seeds=0)
    refused(OptionError, r"Robot.ik: max_iterations must be at least 0, got -1", max_iterations=-1)
    refused(
        ArgumentError, r"Robot.ik: accuracy must be two numbers, of position and of rotation, got 0.1", accuracy=0.1
    )
    refused(OptionError, r"Robot.ik: accuracy must be positive and finite, got \(0.1, 0\)", accuracy=(0.1, 0))
    refused(OptionError, r"Robot.ik: accuracy must be positive and finite, got \(nan, 1\)", accuracy=(math.nan, 1))
    refused(OptionError, r"Robot.ik: limits must be True or False, got 1", limits=1)
    refused(ArgumentError, r"Robot.ik: generator must be a torch.Generator, got int", generator=1)
    q = torch.zeros(7)
    q[2] = math.nan
    refused(ValidationError, r"Robot.ik: initial\[2\] = nan is not finite", initial=q)
    refused(ValidationError, r"Robot.ik: null_space\[2\] = nan is not finite", null_space=q)
    robot.ik(target, link="l8", initial=torch.zeros(7))  # the same call again takes a shorter way
    refused(ValidationError, r"Robot.ik: initial\[2\] = nan is not finite", initial=q)
    refused(ShapeError, r"Robot.ik: initial must have shape \(..., 7\), got \(6,\)", initial=torch.zeros(6))
    refused(ShapeError, r"Robot.ik: null_space must have shape \(..., 7\), got \(8,\)", null_space=torch.zeros(8))
    refused(ShapeError, r"Robot.ik: .*initial.*\(3\,\)", target.expand(2), initial=torch.zeros(3, 7))
    refused(ShapeError, r"Robot.ik: weights must have shape \(6,\), got \(3,\)", weights=[1.0, 1, 1])
    refused(
        ValidationError, r"Robot.ik: weights must be finite and not negative, and not all 0", weights=[-1.0] + [1] * 5
    )
    refused(ValidationError, r"Robot.ik: weights must be finite and not negative, and not all 0", weights=[0.0] * 6)
    refused(ArgumentError, r"Robot.ik: weights\['l1'\] has no target; the targets are l8", weights={"l1": [1.0] * 6})
    refused(ArgumentError, r"Robot.ik: avoid must be an Avoidance, got dict", avoid={})


def test_vmap_is_refused() -> None:
    robot = arm()
    q = robot.random(3, generator=seeded())
    target = robot.forward(q, "l8")

    def solved_at(position: Tensor) -> Tensor:
        return robot.ik(Pose(position, target.quaternion[0]), link="l8", initial=q[0], seeds=1).configuration

    match = "Robot.ik: torch.vmap cannot map over the search; give all targets in one call, as a batch"
    for function in (solved_at, torch.func.grad(lambda x: solved_at(x).sum())):
        with pytest.raises(ArgumentError, match=match):
            torch.vmap(function)(target.position)
    with pytest.raises(ArgumentError, match=match):
        torch.vmap(lambda w: robot.ik(target, link="l8", weights=w).configuration)(torch.ones(2, 6))
    with pytest.raises(ArgumentError, match=match):
        torch.vmap(lambda x: robot.ik(target, link="l8", initial=x).configuration)(q)
    forward, reverse = (jacobian(solved_at)(target.position[0]) for jacobian in (torch.func.jacfwd, torch.func.jacrev))
    torch.testing.assert_close(forward, reverse, rtol=0, atol=1e-12)
