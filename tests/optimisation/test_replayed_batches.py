"""Pose graphs on a device, one or several at once, whose iterations are graphs of launches, in the emulation."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import attrs
import pytest
import torch

import posekit as pk
from posekit.optimisation import equation_solver, replayed_batches
from posekit.optimisation.batches import Batch
from posekit.optimisation.search_kernels import kept_tables
from tests.support import bundles, graphs
from tests.support.device_calls import counted


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    equation_solver._structures.clear()
    replayed_batches.graphs.clear()
    yield
    equation_solver._structures.clear()
    replayed_batches.graphs.clear()


def one(seed: int) -> Any:
    return graphs.grid(3, 4, sigma=0.05, start=0.3, seed=seed)


def several(seed: int) -> Any:
    return graphs.batched([graphs.grid(3, 3, sigma=0.05, start=0.1 + 0.3 * k, seed=4 * seed + k) for k in range(4)])


def assert_same(there: Any, here: Any) -> None:
    torch.testing.assert_close(there.cost, here.cost, rtol=1e-11, atol=0)
    assert torch.equal(torch.as_tensor(there.iterations), torch.as_tensor(here.iterations))
    assert there.status == here.status if isinstance(here.status, str) else [*there.status] == [*here.status]
    torch.testing.assert_close(there.history, here.history, rtol=1e-6, atol=1e-12)
    torch.testing.assert_close(there.graph.poses.matrix(), here.graph.poses.matrix(), rtol=0, atol=1e-9)


@pytest.mark.slow(but="one-None")
@pytest.mark.parametrize("loss", [None, "huber", "cauchy"])
@pytest.mark.parametrize("make", [one, several])
def test_graphs_find_what_the_cpu_finds_of_other_numbers(make: Callable[[int], Any], loss: str | None) -> None:
    options: dict[str, Any] = {"initialise": None, "loss": loss, "progress": False}
    with counted() as device:
        first = make(0)
        calls = device.calls(lambda: first.optimize(**options))
        there = [make(seed).optimize(**options) for seed in (1, 2)]
    factorised = calls.launches["pk_sparse_finish_6_0"]  # outside of graphs: with a share of the exact Hessian
    assert calls.launches["graph"] > 2 and factorised <= calls.launches["graph"]
    for seed, found in zip((1, 2), there, strict=True):
        assert_same(found, make(seed).optimize(**options))


def far(seed: int) -> Any:
    """A graph whose residuals stay large: steps with the exact Hessian follow those of Gauss and Newton."""
    graph = graphs.grid(3, 3, sigma=0.05, start=0.1, seed=seed)
    g = torch.Generator().manual_seed(seed)
    tangents = 0.8 * torch.randn(*graph.measurements.shape, 6, generator=g, dtype=torch.float64)
    return pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements.retract(tangents), graph.information)


@pytest.mark.slow(but="far")
@pytest.mark.parametrize("make", [far, lambda seed: graphs.batched([far(seed), far(seed + 10)])])
def test_parts_that_need_python_follow_graphs(make: Callable[[int], Any]) -> None:
    mixed: list[int] = []
    mix = Batch._mix_some

    def counting(*args: Any) -> Any:
        mixed.append(1)
        return mix(*args)

    with counted() as device, mock.patch.object(Batch, "_mix_some", counting):
        graph = make(0)
        calls = device.calls(lambda: graph.optimize(initialise=None, progress=False))
        mixed.clear()
        there = make(1).optimize(initialise=None, progress=False)
    assert calls.launches["graph"] > 0 and mixed
    assert_same(there, make(1).optimize(initialise=None, progress=False))


def test_results_stay_when_the_next_call_runs() -> None:
    with counted():
        for _ in range(3):
            first = one(0).optimize(initialise=None, progress=False)
        before = first.graph.poses.matrix().clone()
        one(1).optimize(initialise=None, progress=False)
    assert torch.equal(first.graph.poses.matrix(), before)


def test_an_interrupted_call_leaves_no_recording_behind() -> None:
    with counted():
        for _ in range(3):
            one(0).optimize(initialise=None, progress=False)
        (steps,) = [x for row in replayed_batches.graphs._idle.values() for x in row]
        with mock.patch.object(steps, "_step", side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
            one(0).optimize(initialise=None, progress=False)
        assert replayed_batches.graphs.count == 0
        again = one(0).optimize(initialise=None, progress=False)
    assert_same(again, one(0).optimize(initialise=None, progress=False))


def test_a_device_that_cannot_record_a_launch_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(works: Any, device: Any) -> Any:
        asked.append(1)
        raise RuntimeError("operation not permitted when stream is capturing")

    with counted():
        monkeypatch.setattr(replayed_batches, "record", refuse)
        for _ in range(4):
            found = one(0).optimize(initialise=None, progress=False)
    assert asked == [1]
    assert_same(found, one(0).optimize(initialise=None, progress=False))


@pytest.mark.slow
def test_gradients_flow_through_what_graphs_found() -> None:
    def gradient() -> torch.Tensor:
        graph = several(0)
        information = graph.information.clone().requires_grad_()
        opened = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, information)
        result = opened.optimize(initialise=None, tolerance=1e-8, progress=False)
        return torch.autograd.grad(result.graph.poses.position.square().sum(), information)[0]

    here = gradient()
    with counted() as device:
        found: list[torch.Tensor] = []
        calls = device.calls(lambda: found.append(gradient()))
    assert calls.launches["graph"] > 0
    torch.testing.assert_close(found[-1], here, rtol=1e-6, atol=1e-10)


def test_tables_of_recorded_launches_stay_in_memory_of_their_own() -> None:
    with counted():
        for _ in range(3):
            one(0).optimize(initialise=None, progress=False)
        (steps,) = [x for row in replayed_batches.graphs._idle.values() for x in row]
        assert int((steps._tables != 0).sum()) > 50
        assert kept_tables.memory is None


@pytest.mark.slow(but="None")
@pytest.mark.parametrize("loss", [None, "cauchy"])
def test_bundles_are_recorded_and_end_where_those_of_the_cpu_do(loss: str | None) -> None:
    scene = bundles.street(cameras=6, points=60)

    def noisy(seed: int) -> Any:
        g = torch.Generator().manual_seed(seed)
        noise = torch.randn(*scene.pixels.shape, generator=g, dtype=torch.float64)
        return attrs.evolve(scene, pixels=scene.pixels + noise)

    options: dict[str, Any] = {"loss": loss, "progress": False}
    with counted() as device:
        first = noisy(0)
        calls = device.calls(lambda: first.optimize(**options))
        there = [noisy(seed).optimize(**options)[1] for seed in (1, 2)]
    assert calls.launches["graph"] > 2 and calls.launches["pk_sparse_schur_9_3"] < calls.launches["graph"]
    for seed, found in zip((1, 2), there, strict=True):
        here = noisy(seed).optimize(**options)[1]
        assert abs(found.cost - here.cost) <= 1e-9 * here.cost and found.status == here.status
        assert found.iterations == here.iterations


def test_a_recording_waits_for_the_factorisation_of_another_call() -> None:
    with counted():
        for _ in range(3):
            one(0).optimize(initialise=None, progress=False)
        (steps,) = [x for row in replayed_batches.graphs._idle.values() for x in row]
        waits: list[bool] = []
        thread = threading.Thread(target=lambda: (steps._step(), waits.append(False)))
        with steps._own.solver._lock:
            thread.start()
            thread.join(0.1)
            waits.append(thread.is_alive())
        thread.join()
    assert waits == [True, False]
