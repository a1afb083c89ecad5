"""Limits and switches of the workspace, and its invariant among threads and after a fork."""

from __future__ import annotations

import gc
import random
import threading
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit import workspace
from posekit.engine.runtime import buffer_cache
from tests.support import marks, processes
from tests.support.marked import N, assert_disjoint, is_marked, marked

pytestmark = pytest.mark.usefixtures("fresh_workspace")


def test_small_results_do_not_go_through_the_workspace() -> None:
    before = workspace.stats()
    for n in (1, 1000, 8000):
        marked(1, n)
    assert workspace.stats() == before


@marks.needs_use_counts
def test_stats_count_reused_and_new_buffers() -> None:
    before = workspace.stats()
    results = [marked(1), marked(2)]
    results.pop()
    results.append(marked(3))
    after = workspace.stats()
    assert after["misses"] - before["misses"] == 2
    assert after["hits"] - before["hits"] == 1
    assert (after["buffers"], after["bytes"]) == (2, 2 * 16 * N)
    assert after["limit"] == workspace.limit


@pytest.mark.parametrize("buffers", [0, 1, 3])
def test_no_more_than_the_limit_is_kept(buffers: int) -> None:
    workspace.limit = buffers * 16 * N
    results = [marked(k, n) for k in range(6) for n in (N, N // 2 + 5000)]
    assert workspace.stats()["bytes"] <= workspace.limit
    assert all(is_marked(x, k // 2) for k, x in enumerate(results))
    assert_disjoint(results)
    results.clear()
    for n in (N, 2 * N, 3 * N, N // 2 + 5000):
        assert is_marked(marked(7, n), 7)
        assert workspace.stats()["bytes"] <= workspace.limit


def test_lowering_the_limit_frees_idle_buffers_and_keeps_live_results() -> None:
    results = [marked(k) for k in range(6)]
    kept = results[2]
    results.clear()
    workspace.limit = 2 * 16 * N
    assert workspace.stats()["bytes"] <= workspace.limit
    assert is_marked(kept, 2)


def test_a_lowered_limit_holds_for_results_that_were_alive_then() -> None:
    results = [marked(k) for k in range(6)]
    workspace.limit = 2 * 16 * N
    results.clear()
    for k in range(6):
        marked(k)
    assert workspace.stats()["bytes"] <= workspace.limit


def test_clear_forgets_every_buffer_and_leaves_results_alone() -> None:
    results = [marked(k) for k in range(3)]
    workspace.clear()
    assert (workspace.stats()["buffers"], workspace.stats()["bytes"]) == (0, 0)
    results += [marked(k) for k in range(3, 6)]
    assert all(is_marked(x, k) for k, x in enumerate(results))
    assert_disjoint(results)


def test_a_disabled_workspace_neither_stores_nor_reuses_buffers() -> None:
    kept = marked(1)
    del kept
    before = workspace.stats()
    workspace.enabled = False
    results = [marked(k) for k in range(3)]
    assert workspace.stats() == before
    workspace.enabled = True
    results += [marked(k) for k in range(3, 6)]
    assert all(is_marked(x, k) for k, x in enumerate(results))
    assert_disjoint(results)


@marks.needs_use_counts
def test_buffers_come_back_after_a_compilation_that_failed() -> None:
    def unsupported(x: Tensor) -> Tensor:
        torch._dynamo.graph_break()
        return x + 1

    with pytest.raises(torch._dynamo.exc.Unsupported):  # it leaves Dynamo in charge of every frame
        torch.compile(unsupported, fullgraph=True, backend="eager")(torch.ones(2))
    before = workspace.stats()["misses"]
    for k in range(4):
        marked(k)
    assert workspace.stats()["misses"] == before + 1


# Threads and forks


def test_many_threads_never_share_live_memory() -> None:
    sizes = [N, N + 16, 2 * N]
    kept: list[list[tuple[float, Tensor]]] = [[] for _ in range(8)]
    wrong = []

    def work(me: int) -> None:
        choose = random.Random(me)
        for k in range(60):
            mark = float(1000 * me + k + 1)
            kept[me].append((mark, marked(mark, choose.choice(sizes))))
            if choose.random() < 0.7:
                old, x = kept[me].pop(choose.randrange(len(kept[me])))
                if not is_marked(x, old):
                    wrong.append((me, old))
            if me == 0 and k % 20 == 19:
                workspace.clear()

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    live = [pair for mine in kept for pair in mine]
    assert len(live) > 100
    assert all(is_marked(x, mark) for mark, x in live)
    assert_disjoint([x for _, x in live])


FORK = """
    import os, signal, threading, torch
    torch.set_num_threads(1)  # a pool of threads does not survive a fork
    from tests.support.marked import assert_disjoint, is_marked, marked

    kept, stop = [marked(k) for k in range(3)], threading.Event()

    def work():
        while not stop.is_set():
            marked(9)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for _ in range(20):  # some of these forks happen while a thread is inside the workspace
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            mine = [*kept, *[marked(k) for k in range(3, 8)]]
            assert_disjoint(mine)
            os._exit(0 if all(is_marked(x, k) for k, x in enumerate(mine)) else 1)
        assert os.waitpid(child, 0)[1] == 0
    stop.set()
    for thread in threads:
        thread.join()
    assert all(is_marked(x, k) for k, x in enumerate(kept))
"""


@pytest.mark.slow
def test_a_forked_process_uses_the_workspace_as_its_own() -> None:
    processes.run_forked(FORK)


def test_a_buffer_is_at_most_an_eighth_larger_than_asked_for() -> None:
    for size in (
        *range(buffer_cache.SMALLEST, buffer_cache.SMALLEST + 5000, 7),
        10**6 + 1,
        2**30 - 1,
        2**30,
        2**30 + 1,
    ):
        assert size <= buffer_cache.rounded(size) <= size * 9 / 8


@marks.needs_use_counts
def test_neither_memory_nor_cost_depends_on_the_number_of_sizes() -> None:
    generator, before = torch.Generator().manual_seed(1), workspace.stats()
    for n in torch.randint(22_000, 60_000, (2000,), generator=generator).tolist():
        workspace.empty((n, 3), torch.float32, 12 * n)
    assert len(workspace._buckets) <= 16
    after = workspace.stats()
    assert after["buffers"] <= 16 and after["misses"] - before["misses"] <= 16
    assert after["hits"] - before["hits"] >= 1984


class Calls:
    """Calls an op when the collector finds it."""

    made = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        type(self).made += 1
        marked(1.0)


@marks.needs_use_counts
def test_a_reentrant_op_in_the_same_thread_bypasses_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    take = type(workspace)._take

    def collecting(self: Any, size: int) -> Any:
        Calls()
        gc.collect()  # with the lock held
        return take(self, size)

    monkeypatch.setattr(type(workspace), "_take", collecting)
    made = marked(2.0)
    assert Calls.made == 1 and is_marked(made, 2.0)
    assert workspace.stats()["buffers"] == 1
    with workspace._entered():  # as in a signal handler
        assert workspace.stats()["buffers"] == 1
        workspace.limit = workspace.limit
        workspace.clear()


@marks.needs_use_counts
@pytest.mark.parametrize("name", ["_take", "_trim", "_forget", "_held"])
def test_an_exception_in_the_critical_section_leaves_no_wrong_count(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = marked(1.0)
    with monkeypatch.context() as patch:
        patch.setattr(type(workspace), name, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        if name != "_forget":
            with pytest.raises(KeyboardInterrupt):
                marked(2.0, 30_000)
    del kept
    workspace.limit = 0
    assert workspace.stats()["bytes"] == workspace.stats()["buffers"] == 0
