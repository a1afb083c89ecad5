"""Forward mode in several threads: torch has one level for all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad

import posekit as pk
from posekit.engine import forward_ad_level, jvp
from posekit.kinematics import Cost, Robot
from tests.support import sampling
from tests.support.marks import needs_probes
from tests.support.threads import together

POSES = pk.Pose(*sampling.poses(4))
POINTS = sampling.normal(4, 3, seed=1)


def apart(work: Callable[[], Any]) -> Any:
    """The result of ``work`` in a thread of its own, for which the caller waits."""
    return together(1, lambda _: work())[0]


class Opaque:
    """A function that cannot be traced. Each call calls ``inside``, also while derivatives are computed."""

    def __init__(self, inside: Callable[[], Any] = lambda: None) -> None:
        self.inside = inside

    def __call__(self, pose: pk.Pose, points: Tensor = POINTS) -> Tensor:
        moved = pose.apply(points)
        self.inside()
        return torch.cat((moved.sin(), 2 * moved, pose.apply(2 * points)), -1) * pose.position.detach().sum()


def exact(pose: pk.Pose) -> Tensor:
    """By gradients of the results, without forward mode."""
    tangent = torch.zeros(4, 6, dtype=torch.float64, requires_grad=True)
    found = Opaque()(pose.retract(tangent))
    rows = [torch.autograd.grad(found[:, k].sum(), tangent, retain_graph=True)[0] for k in range(found.shape[1])]
    return torch.stack(rows, 1)


class Once:
    """Calls a function in the second call of an `Opaque`: the first one computes its value, the second derivatives."""

    def __init__(self, function: Callable[[], None]) -> None:
        self.function, self.calls = function, 0

    def __call__(self) -> None:
        self.calls += 1
        if self.calls == 2:
            self.function()


def test_a_jacobian_may_outlive_the_one_within_which_it_began() -> None:
    begun, ended = threading.Event(), threading.Event()
    found: list[Tensor] = []

    def wait() -> None:
        begun.set()
        assert ended.wait(60)

    def start() -> None:
        thread.start()
        assert begun.wait(60)

    thread = threading.Thread(target=lambda: found.append(pk.jacobian(Opaque(Once(wait)))(POSES)))
    first = pk.jacobian(Opaque(Once(start)))(POSES)
    ended.set()
    thread.join()
    assert len(found) == 1 and forward_ad_level() == -1
    for x in (first, *found):
        torch.testing.assert_close(x, exact(POSES))


def test_a_function_may_wait_for_the_jacobian_of_another_thread() -> None:
    inner: list[Tensor] = []
    function = Opaque(Once(lambda: inner.append(apart(lambda: pk.jacobian(Opaque())(POSES)))))
    for x in (pk.jacobian(function)(POSES), *inner):
        torch.testing.assert_close(x, exact(POSES))
    assert len(inner) == 1 and forward_ad_level() == -1


@pytest.mark.slow(but=())  # quick in the pass without private names
def test_functions_that_are_not_traced_have_their_solutions_in_every_thread() -> None:
    start, goal = POSES[0], POSES[1]  # which it reaches in few steps

    def residual(pose: pk.Pose, p: Tensor) -> Tensor:
        return pose.apply(p) - goal.apply(p) + 0 * pose.position.detach().sum()

    want = pk.least_squares(residual, start, POINTS, tolerance=1e-12).value.matrix()
    inner: list[Tensor] = []

    def solve() -> Tensor:
        return pk.least_squares(residual, start, POINTS, tolerance=1e-12).value.matrix()

    def nested(pose: pk.Pose, p: Tensor) -> Tensor:
        if not inner or forward_ad_level() >= 0:
            inner.append(apart(solve))
        return residual(pose, p)

    found = pk.least_squares(nested, start, POINTS, tolerance=1e-12).value.matrix()
    assert len(inner) > 1
    for x in (found, *inner):
        torch.testing.assert_close(x, want, rtol=0, atol=1e-9)
    for x in together(4, lambda _: [solve() for _ in range(3)]):
        assert all(torch.equal(y, want) for y in x)


def test_an_error_inside_of_a_function_closes_the_level() -> None:
    def fail() -> None:
        if forward_ad_level() >= 0:
            raise RuntimeError("by the user")

    with pytest.raises(RuntimeError, match="by the user"):
        pk.jacobian(Opaque(fail))(POSES)
    assert forward_ad_level() == -1
    with forward_ad.dual_level():  # torch's own
        assert forward_ad_level() == 0


@needs_probes
def test_other_threads_do_not_see_the_level() -> None:
    levels: list[tuple[int, int]] = []
    jvp(lambda x: levels.append((forward_ad_level(), apart(forward_ad_level))) or x, (POINTS,), (POINTS,))
    torch.func.jvp(lambda x: levels.append((forward_ad_level(), apart(forward_ad_level))) or x, (POINTS,), (POINTS,))
    assert levels == [(0, -1)] * 2


@needs_probes
def test_inverse_kinematics_with_costs_is_not_refused_while_another_thread_is_in_forward_mode() -> None:
    arm = Robot.from_dh(a=[0.5, 0.4, 0.2], alpha=[0, 0, 0], d=[0, 0, 0], dtype=torch.float64)
    target, costs = (
        arm.forward([0.3, 0.5, 0.2], "tool"),
        [Cost.posture(arm.joints, 0.0, weight=1e-3)],
    )

    def solve() -> Tensor:
        return arm.ik(target, "tool", costs=costs, seeds=2, generator=torch.Generator().manual_seed(0)).configuration

    want, found = solve(), []
    jvp(lambda x: found.append(apart(solve)) or x, (POINTS,), (POINTS,))
    assert torch.equal(found[0], want)
