"""Loops on a device whose steps are graphs: recorded and launched again in the emulation."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.runtime import graphs as runtime_graphs
from posekit.optimisation import replayed
from tests.support import device_calls
from tests.support.captures import displaced
from tests.support.device_calls import Device, counted


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    replayed.graphs.clear()
    yield
    replayed.graphs.clear()


def problem(count: int, seed: int = 0, dtype: torch.dtype = torch.float64) -> tuple[Any, ...]:
    g = torch.Generator().manual_seed(seed)
    points, targets = (torch.randn(count, 3, generator=g, dtype=dtype) for _ in range(2))
    return pk.Pose.random(count, generator=g, dtype=dtype), points, targets


def launches(device: Device, call: Callable[[], Any]) -> tuple[Any, Any]:
    """The result of a third call, and what it launches."""
    results: list[Any] = []
    calls = device.calls(lambda: results.append(call()))
    return results[-1], calls


def same(a: Any, b: Any) -> None:
    assert torch.equal(a.value.position, b.value.position) and torch.equal(a.value.quaternion, b.value.quaternion)
    for name in ("cost", "iterations", "history"):
        assert torch.equal(getattr(a, name), getattr(b, name)), name
    assert a.status == b.status if isinstance(a.status, str) else [*a.status] == [*b.status]


@pytest.mark.slow(but="1-*")
@pytest.mark.parametrize("options", [{}, {"loss": "huber"}, {"tolerance": 0, "max_iterations": 19}])
@pytest.mark.parametrize("count", [1, 40])
def test_graphs_find_what_the_host_finds_of_other_numbers(count: int, options: dict[str, Any]) -> None:
    with counted() as device:
        found, calls = launches(device, lambda: pk.least_squares(displaced, *problem(count), **options))
        steps = int(found.iterations.max())
        assert calls.launches["graph"] == 1 + (5 if options.get("tolerance") == 0 else -(-steps // 8))
        there = [pk.least_squares(displaced, *problem(count, seed), **options) for seed in range(1, 4)]
    for seed, found in enumerate(there, 1):
        same(found, pk.least_squares(displaced, *problem(count, seed), **options))


def test_a_search_of_many_steps_launches_more_graphs_and_looks_after_each() -> None:
    g = torch.Generator().manual_seed(0)
    given = pk.Pose.random(3, generator=g, dtype=torch.float64), *torch.randn(2, 3, 50, 3, generator=g).double()

    def call() -> Any:
        return pk.least_squares(displaced, *given, loss="tukey", max_iterations=60)

    with counted() as device:
        there, calls = launches(device, call)
    here = call()
    steps = int(here.iterations.max())
    assert steps > 8 and calls.launches["graph"] == 1 + -(-steps // 8)
    assert calls.waits.total() == calls.launches["graph"] - 1
    same(there, here)


def test_the_last_steps_are_graphs_of_one() -> None:
    g = torch.Generator().manual_seed(0)
    given = pk.Pose.random(3, generator=g, dtype=torch.float64), *torch.randn(2, 3, 50, 3, generator=g).double()

    def call() -> Any:
        return pk.least_squares(displaced, *given, loss="tukey", max_iterations=11)

    with counted() as device:
        there, calls = launches(device, call)
    here = call()
    assert calls.launches["graph"] == 1 + 1 + 3 and "least_squares.advance.P" not in calls.launches
    assert [*here.status] == [*there.status] and "max_iterations" in here.status
    assert torch.equal(here.value.position, there.value.position)


def test_data_that_all_problems_share_stay_shared() -> None:
    start, points, targets = problem(20)

    def call() -> Any:
        return pk.least_squares(displaced, start, points[:1].expand(20, 3), targets)

    with counted() as device:
        there, calls = launches(device, call)
    assert calls.launches["graph"] == 2
    same(there, call())


def test_results_stay_when_the_next_call_runs() -> None:
    with counted():
        for _ in range(2):
            pk.least_squares(displaced, *problem(5))
        first = pk.least_squares(displaced, *problem(5))
        before = first.value.position.clone()
        pk.least_squares(displaced, *problem(5, 1))
    assert torch.equal(first.value.position, before)


def test_nan_is_told_of_the_problems_that_have_it() -> None:
    start, points, targets = problem(4)
    targets[2] = torch.nan
    with counted() as device:
        there, calls = launches(device, lambda: pk.least_squares(displaced, start, points, targets))
    assert calls.launches["graph"] == 2
    assert there.status[2] == "not_finite" and "not_finite" not in [there.status[k] for k in (0, 1, 3)]


def test_gradients_flow_through_what_graphs_found() -> None:
    def gradient() -> Tensor:
        start, points, targets = problem(5)
        targets.requires_grad_()
        found = pk.least_squares(displaced, start, points[:, None], targets[:, None]).value
        return torch.autograd.grad(found.position.square().sum(), targets)[0]

    here = gradient()
    with counted() as device:
        there, calls = launches(device, gradient)
    assert calls.launches["graph"] == 2
    torch.testing.assert_close(there, here, rtol=1e-12, atol=1e-14)


def test_a_callback_sees_each_step_and_finds_the_same() -> None:
    costs: list[Tensor] = []
    with counted() as device:
        quiet, _ = launches(device, lambda: pk.least_squares(displaced, *problem(6)))
        costs.clear()
        told = pk.least_squares(displaced, *problem(6), callback=lambda p: costs.append(p.cost))
    assert len(costs) == int(told.iterations.max())
    same(told, quiet)


def test_a_call_takes_its_recording_so_that_no_other_call_uses_it() -> None:
    with counted():
        for _ in range(3):
            pk.least_squares(displaced, *problem(5))
        assert replayed.graphs.count == 1
        (steps,) = [x for row in replayed.graphs._idle.values() for x in row]
        during: list[int] = []
        run = steps._start
        steps._start = lambda: (during.append(replayed.graphs.count), run())[1]
        pk.least_squares(displaced, *problem(5))
    assert during == [0] and replayed.graphs.count == 1


def test_a_call_that_is_interrupted_leaves_no_recording_behind() -> None:
    with counted():
        for _ in range(3):
            pk.least_squares(displaced, *problem(5))
        (steps,) = [x for row in replayed.graphs._idle.values() for x in row]
        with mock.patch.object(steps, "_start", side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
            pk.least_squares(displaced, *problem(5))
        assert replayed.graphs.count == 0
        again = pk.least_squares(displaced, *problem(5))
    same(again, pk.least_squares(displaced, *problem(5)))


def test_a_device_that_cannot_record_a_launch_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(works: Any, device: Any) -> Any:
        asked.append(1)
        raise RuntimeError("operation not permitted when stream is capturing")

    with counted():
        monkeypatch.setattr(replayed, "record", refuse)
        there = [pk.least_squares(displaced, *problem(5)) for _ in range(4)]
    assert asked == [1]
    same(there[-1], pk.least_squares(displaced, *problem(5)))


def test_large_searches_run_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime_graphs, "_LARGEST", 1000)
    with counted() as device:
        _, calls = launches(device, lambda: pk.least_squares(displaced, *problem(40)))
    assert "graph" not in calls.launches


def test_few_recordings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replayed.graphs, "most", 2)
    with counted():
        for count in (2, 3, 4, 5):
            for _ in range(2):
                pk.least_squares(displaced, *problem(count))
    assert replayed.graphs.count == 2


def test_a_graph_is_captured_on_a_stream_of_its_own_and_launched_on_that_of_the_caller() -> None:
    events: list[Any] = []

    class Graph:
        def capture_begin(self, pool: Any, capture_error_mode: str) -> None:
            events.append(("begin", pool, capture_error_mode))

        def capture_end(self) -> None:
            events.append("end")

        def replay(self) -> None:
            events.append("replay")

    def stream(name: str) -> Any:
        return SimpleNamespace(wait_stream=lambda other: events.append((name, "waits for", other.name)), name=name)

    fake = {
        "device": contextlib.nullcontext,
        "current_stream": lambda: stream("current"),
        "Stream": lambda: stream("own"),
        "graph_pool_handle": lambda: (0, 1),
        "stream": lambda _: contextlib.nullcontext(),
        "CUDAGraph": Graph,
    }
    with contextlib.ExitStack() as stack:
        for name, value in fake.items():
            stack.enter_context(mock.patch.object(torch.cuda, name, value))
        again, _ = runtime_graphs.record([lambda: events.append("work"), lambda: None], torch.device("cuda"))
        begin = "begin", (0, 1), "thread_local"
        waits = ("own", "waits for", "current"), ("current", "waits for", "own")
        assert events == [waits[0], begin, "work", "end", begin, "end", waits[1]]
        again()
        assert events[-1] == "replay"

        def fail() -> None:
            raise ValueError("of the work")

        with pytest.raises(ValueError, match="of the work"):
            runtime_graphs.record([fail], torch.device("cuda"))
        assert events[-1] == "end"  # so that the stream can be used again


def test_threads_at_once_have_recordings_of_their_own() -> None:
    expected = [pk.least_squares(displaced, *problem(5, seed)) for seed in range(4)]
    found: dict[int, list[Any]] = {}
    together = threading.Barrier(4)

    def use(seed: int) -> None:
        device_calls._state.paused = False
        together.wait()
        found[seed] = [pk.least_squares(displaced, *problem(5, seed)) for _ in range(6)]

    with counted():
        for _ in range(2):
            pk.least_squares(displaced, *problem(5))
        threads = [threading.Thread(target=use, args=(seed,)) for seed in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        assert 1 <= replayed.graphs.count <= 4
    for seed in range(4):
        for result in found[seed]:
            same(result, expected[seed])
