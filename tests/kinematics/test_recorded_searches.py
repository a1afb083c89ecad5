"""Searches of inverse kinematics without Python: what interrupts, errors, other processes and threads leave behind."""

from __future__ import annotations

import functools
import os
import pickle
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
from torch import Generator, Tensor

from posekit import Pose, routes
from posekit.engine import AVAILABLE
from posekit.kinematics import Avoidance, Boxes, Cost, Planes, Robot, Spheres
from posekit.kinematics.ik import recorded_levels, seeds
from tests.kinematics.examples import ARM, DOUBLE
from tests.support.interrupting import interrupted

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="without private names kernels have no addresses")


def seeded(seed: int = 0) -> Generator:
    return Generator().manual_seed(seed)


@functools.cache
def arm() -> Robot:
    return Robot.from_urdf(ARM, dtype=DOUBLE)


def goal(k: int = 0) -> Pose:
    return arm().forward(arm().random(generator=seeded(k)), "l8")


def costs(priority: int) -> dict[str, Any]:
    posture = Cost.posture(arm().joints, 0.1, weight=0.01, priority=priority)
    return {"costs": [posture, Cost.manipulability(arm(), "l8", weight=1e-3)]}


@functools.cache
def avoidance() -> Avoidance:
    """Obstacles that most configurations at goals touch."""
    spheres = {f"l{i}": [[0.0, 0.0, 0.0], [0.0, 0.0, 0.05]] for i in range(3, 9)}
    box = Boxes(Pose([-0.5, 0.0, 0.3]), [0.1, 0.3, 0.3])
    return Avoidance(spheres, 0.06, [Planes([0.0, 0.0, 1.0, 0.0]), Spheres([[0.4, 0.0, 0.4]], 0.15), box], 0.05)


KINDS: dict[str, Callable[[], dict[str, Any]]] = {
    "plain": dict,
    "null space": lambda: {"null_space": arm().random(generator=seeded(5))},
    "obstacles": lambda: {"avoid": avoidance()},
    "costs": functools.partial(costs, 0),
    "costs and obstacles": lambda: {**costs(0), "avoid": avoidance()},
    "two priorities": functools.partial(costs, 1),
}


def solve(kind: str, target: Pose | None = None, **options: Any) -> Any:
    target = goal() if target is None else target
    return arm().ik(target, "l8", **KINDS[kind](), **{"generator": seeded(1), "progress": False, **options})


def kept(kind: str) -> Any:
    return recorded_levels.recordings if "costs" in KINDS[kind]() else seeds.recordings


def same(one: Any, other: Any) -> bool:
    pairs: list[tuple[Tensor, Tensor]] = [(one.configuration, other.configuration), (one.iterations, other.iterations)]
    return all([torch.equal(x, y) for x, y in pairs])


@pytest.mark.parametrize("kind", ["plain", "null space", "obstacles"])
@pytest.mark.parametrize("start", [None, 0.3])
def test_recorded_searches_have_the_bits_of_the_loop(
    kind: str, start: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    initial = None if start is None else torch.full((7,), start, dtype=DOUBLE)
    for k in range(4):  # the second call records
        found = solve(kind, goal(k), initial=initial)
        with monkeypatch.context() as patch:
            patch.setattr(seeds, "_MOST", 0)
            assert same(solve(kind, goal(k), initial=initial), found)


@pytest.mark.slow(but=("plain", "costs"))
@pytest.mark.parametrize("kind", KINDS)
def test_recordings_that_make_room_are_made_again(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [solve(kind, seeds=n) for n in (4, 8)]
    kept(kind).clear()
    monkeypatch.setattr(kept(kind), "most", 1)
    for _ in range(2):
        for n, known in zip((4, 8), expected, strict=True):
            assert same(solve(kind, seeds=n), known)
            assert kept(kind).count == 1


@pytest.mark.slow(but=("plain", "costs"))
@pytest.mark.parametrize("kind", KINDS)
def test_threads_have_recordings_of_their_own(kind: str) -> None:
    expected = [solve(kind, goal(k)) for k in range(4)]
    kept(kind).clear()
    barrier = threading.Barrier(4)

    def work(k: int) -> list[Any]:
        barrier.wait()
        return [solve(kind, goal((k + i) % 4)) for i in range(8)]

    with ThreadPoolExecutor(4) as pool:
        for k, found in enumerate(pool.map(work, range(4))):
            assert all([same(x, expected[(k + i) % 4]) for i, x in enumerate(found)])


@pytest.mark.parametrize("kind", KINDS)
def test_a_target_that_is_not_finite_leaves_the_recording_usable(kind: str) -> None:
    expected = solve(kind)
    position = goal().position.clone()
    position[1] = torch.nan
    lost = solve(kind, Pose(position, goal().rotation))
    assert not lost.converged and not lost.position_error.isfinite()
    assert same(solve(kind), expected)


@pytest.mark.parametrize("kind", KINDS)
def test_a_default_device_does_not_move_what_a_search_writes(kind: str) -> None:
    target, expected = goal(), solve(kind)
    for clears in (True, False):
        if clears:
            kept(kind).clear()
        with torch.device("meta"):
            found = solve(kind, target)
        assert same(found, expected) and found.converged.device.type == "cpu"


@pytest.mark.slow(but="costs")
@pytest.mark.parametrize("kind", ["costs", "costs and obstacles"])
def test_gradients_flow_through_what_was_recorded(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def slopes() -> Tensor:
        rest = torch.full((7,), 0.1, dtype=DOUBLE, requires_grad=True)
        options = KINDS[kind]()
        posture = Cost.posture(arm().joints, rest, weight=0.01, priority=options["costs"][0].priority)
        options["costs"] = [posture, *options["costs"][1:]]
        start = arm().random(generator=seeded(3))
        found = arm().ik(goal(3), "l8", initial=start, seeds=1, max_iterations=200, progress=False, **options)
        return torch.autograd.grad(found.configuration @ torch.arange(1.0, 8.0, dtype=DOUBLE), rest)[0]

    recorded_levels.recordings.clear()
    found = slopes()
    assert recorded_levels.recordings.count and found.abs().amax() > 1e-3
    monkeypatch.setattr(recorded_levels, "_MOST", 0)
    torch.testing.assert_close(slopes(), found, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("costly", [False, True])
def test_obstacles_that_move_are_seen_where_they_are(costly: bool) -> None:
    middle, links = torch.tensor([[0.4, 0.0, 0.4]], dtype=DOUBLE), [f"l{i}" for i in range(3, 9)]
    avoid = Avoidance({link: [[0.0, 0.0, 0.0]] for link in links}, 0.06, Spheres(middle, 0.15))
    for k in range(4):  # in place, and then as others
        middle += torch.tensor([0.02, 0.05, -0.03])
        moved = avoid if k < 2 else Avoidance(avoid.centres, 0.06, Spheres(middle.clone(), 0.15))
        options = {**(costs(0) if costly else {}), "generator": seeded(1), "progress": False}
        found = arm().ik(goal(k), "l8", avoid=moved, **options)
        points = arm().forward(found.configuration, links).position
        expected = (points - middle).norm(dim=-1).amin() - 0.21
        torch.testing.assert_close(found.clearance, expected, rtol=0, atol=1e-12)
        assert costly or found.converged


@pytest.mark.parametrize("kind", ["costs", "costs and obstacles", "two priorities"])
def test_calls_that_are_logged_run_in_python(kind: str) -> None:
    start = arm().random(generator=seeded(1))
    solve(kind, initial=start, seeds=1)
    before = kept(kind).count
    kept(kind).clear()
    with routes() as log:
        logged = solve(kind, initial=start, seeds=1)
    assert kept(kind).count == 0 < before
    assert len(log) > 2 * int(logged.iterations)
    torch.testing.assert_close(logged.costs, solve(kind, initial=start, seeds=1).costs, rtol=1e-4, atol=1e-12)


@pytest.mark.slow(but=("plain", "costs"))
@pytest.mark.parametrize("kind", KINDS)
def test_robots_and_costs_survive_pickle_and_a_fork_goes_on(kind: str) -> None:
    used = KINDS[kind]()
    call = functools.partial(arm().ik, goal(), "l8", **used, progress=False)
    expected = [call(generator=seeded(1)) for _ in "123"][-1]
    robot, others, result = pickle.loads(pickle.dumps((arm(), used, expected)))
    assert same(robot.ik(goal(), "l8", **others, generator=seeded(1), progress=False), expected)
    assert same(result, expected)
    child = os.fork()
    if not child:
        os._exit(0 if same(call(generator=seeded(1)), expected) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # see `interrupted`
def test_an_interrupt_ends_a_call_and_the_next_is_right(kind: str) -> None:
    used, expected = KINDS[kind](), solve(kind)
    for k in range(60):
        with pytest.raises(KeyboardInterrupt), interrupted(0.002 + 1e-5 * k):
            begin = time.monotonic()
            while time.monotonic() - begin < 20:
                arm().ik(goal(), "l8", **used, generator=seeded(1), progress=False)
        assert same(solve(kind), expected)
