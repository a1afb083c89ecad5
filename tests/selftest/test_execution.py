"""The checks of layouts, sums, streams and graphs: what they find on the CPU, and with a simulated device."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.selftest import execution, report
from tests.support.capturing import captured

CPU, CUDA = torch.device("cpu"), torch.device("cuda", 0)


class Stream:
    """A stream of a simulated device."""

    def wait_stream(self, other: Stream) -> None:
        assert other is not self

    def query(self) -> bool:
        return False

    def synchronize(self) -> None: ...


class Graph:
    """A graph that is only complete if it was captured once. Its replay runs what the test says."""

    def __init__(self) -> None:
        self.captured, self.replays = 0, 0

    def replay(self) -> None:
        assert self.captured == 1
        self.replays += 1


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A simulated device, and what happens on it in turn."""
    found: list[str] = []
    current = Stream()

    @contextlib.contextmanager
    def stream(_: Stream) -> Iterator[None]:
        found.append("side stream")
        yield
        found.append("current stream")

    @contextlib.contextmanager
    def graph(into: Graph) -> Iterator[None]:
        found.append("capture")
        with captured():
            yield
        into.captured += 1
        found.append("captured")

    for name, value in {
        "Stream": lambda device=None: Stream(),
        "current_stream": lambda device=None: current,
        "stream": stream,
        "graph": graph,
        "CUDAGraph": Graph,
        "synchronize": lambda device=None: found.append("wait"),
        "mem_get_info": lambda device=None: (8 << 30, 16 << 30),
    }.items():
        monkeypatch.setattr(torch.cuda, name, value)
    return found


@pytest.mark.parametrize("check", execution.EXECUTION, ids=lambda check: check.__name__)
def test_a_check_passes_on_the_cpu_or_needs_cuda(check: Callable[[torch.device], execution.CheckOutcome]) -> None:
    outcome = check(CPU)
    assert outcome.passed or (outcome.passed is None and outcome.fact == "needs CUDA")
    assert (outcome.passed is None) == (check in (execution.streams, execution.refusal))


def test_work_is_captured_after_three_calls_on_another_stream(events: list[str]) -> None:
    def run() -> Sequence[Tensor]:
        events.append("run")
        return [torch.ones(1)]

    results, replay = execution.capture(run, CUDA)
    assert events == ["side stream", "run", "run", "run", "current stream", "capture", "run", "captured"]
    replay()
    assert torch.equal(results[0], torch.ones(1))


def test_a_graph_that_replays_old_numbers_is_wrong(events: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    on_cpu = execution.tensors
    monkeypatch.setattr(execution, "tensors", lambda device, *rest: on_cpu(CPU, *rest))
    outcome = execution.graph(CUDA)  # the simulated graph computes nothing
    assert outcome.passed is False
    assert outcome.fact.startswith("captured and replayed, error ")
    assert "capture" in events


@pytest.fixture
def zeros_on_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes tensors on the CPU that are asked for on the simulated device."""
    on_cpu, zeros, randn = execution.tensors, torch.zeros, torch.randn
    monkeypatch.setattr(execution, "tensors", lambda device, *rest: on_cpu(CPU, *rest))
    monkeypatch.setattr(torch, "zeros", lambda *sizes, device=None, **options: zeros(*sizes, **options))
    monkeypatch.setattr(torch, "randn", lambda *sizes, device=None, **options: randn(*sizes, **options))


@pytest.mark.usefixtures("zeros_on_the_cpu")
def test_a_refused_call_passes_only_if_the_capture_goes_on(events: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert execution.refusal(CUDA) == ("a capture refuses to wait", True, "CaptureError")
    monkeypatch.setattr(pk.Pose, "validate", lambda self: self)
    assert execution.refusal(CUDA) == ("a capture refuses to wait", False, "no error was raised")
    assert events == ["capture", "captured"] * 2


@pytest.mark.usefixtures("zeros_on_the_cpu")
def test_work_on_another_stream_is_compared(events: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "_WAITING", 1)
    outcome = execution.streams(CUDA)
    assert outcome.passed
    assert outcome.fact.startswith("the call did not wait for it, error 0.0e+00")
    assert events == ["wait", "side stream", "current stream"]


def test_sums_that_differ_between_two_runs_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    right, calls = torch.autograd.grad, iter(range(9))

    def grad(*arguments: Any) -> list[Tensor]:
        noise = next(calls) * 1e-6
        return [x * (1 + noise) + noise for x in right(*arguments)]

    monkeypatch.setattr(torch.autograd, "grad", grad)
    outcome = execution.sums(CPU)
    assert outcome.passed is False
    assert outcome.fact.startswith("two runs DIFFER, error ")


def test_the_largest_error_is_relative_to_large_numbers_and_nan_for_nan_and_wrong_shapes() -> None:
    assert execution.largest_error([torch.tensor([2.5, 4.0])], [torch.tensor([2.0, 4.0])]) == 0.125
    assert execution.largest_error([torch.tensor([0.5])], [torch.tensor([0.25])]) == 0.25
    assert math.isnan(execution.largest_error([torch.ones(1), torch.ones(3)], [torch.ones(1), torch.ones(1)]))
    nan = execution.largest_error([torch.tensor([torch.nan]), torch.ones(1)], [torch.ones(1), torch.ones(1)])
    assert math.isnan(nan)
    assert not execution._judged("check", nan, "").passed


# Speed


def test_times_on_a_device_are_those_between_two_events(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []

    class Event:
        def __init__(self, enable_timing: bool) -> None:
            assert enable_timing

        def record(self) -> None:
            log.append("record")

        def synchronize(self) -> None:
            log.append("wait")

        def elapsed_time(self, end: Event) -> float:
            assert end is not self
            return 2.0 + 0.5 * len(log)  # grows: the minimum is the first

    monkeypatch.setattr(torch.cuda, "Event", Event)
    assert report.seconds(lambda: log.append("run"), CUDA) == pytest.approx((2.0 + 0.5 * 5) / 1e3)
    assert log[:5] == ["run", "record", "run", "record", "wait"]


def test_the_number_of_poses_is_what_fits_the_free_memory(events: list[str]) -> None:
    assert report.poses_that_fit(CUDA) == report.POSES
    assert report.poses_that_fit(CUDA, 100) == 100
    assert report.poses_that_fit(CPU) == 1 << 20


def test_less_memory_holds_fewer_poses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda device: (168 << 20, 1 << 30))
    assert report.poses_that_fit(CUDA) == int((1 << 20) * 0.8)


def test_bandwidth_counts_the_bytes_that_an_op_reads_and_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "seconds", lambda run, device: run() is None or 1e-3)
    rates = report.bandwidth(CPU, 1000)
    assert [(r.name, r.rate) for r in rates] == [
        ("compose", pytest.approx(84e3 / 1e-3 / 1e9)),
        ("apply", pytest.approx(52e3 / 1e-3 / 1e9)),
        ("inverse", pytest.approx(56e3 / 1e-3 / 1e9)),
    ]
    assert all(r.copy == r.rate for r in rates)


def test_waits_are_part_of_one_of_two_times(events: list[str]) -> None:
    row = report._overhead("nothing", lambda: events.append("run"), CUDA, calls=2)
    assert row.name == "nothing"
    assert events[1:10] == ["wait", "run", "run", "wait", "run", "wait", "run", "wait", "wait"]
    assert row.call > 0
    assert row.waited > 0
