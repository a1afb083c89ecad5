"""Every memo table has a bounded number of entries, whatever a program calls."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
import torch

import posekit as pk
from posekit.engine.ops import generated, registry, sweeps, torch_route
from posekit.engine.runtime import memo
from posekit.engine.runtime.memo import Memo
from tests.support.marks import needs_quick_route


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(memo, "MAX_ENTRIES", 40)
    monkeypatch.setattr(memo, "MAX_TOTAL_ENTRIES", 100)
    monkeypatch.setattr(Memo, "_added", memo.entries())
    for op in list(registry._ops.values()):
        op.executable._prepared.clear()
    yield


def test_a_full_table_is_cleared_together_with_its_dependents(small: None) -> None:
    for most, options in ((40, {}), (7, {"most": 7})):
        dependent: dict[int, int] = {}
        table = Memo(dependent, **options)
        for k in range(100):
            dependent[k] = table[k] = k
            assert len(table) <= most
            assert len(dependent) <= most
        assert table[99] == 99
        table[99] = 98  # known already
        assert table[99] == 98


def test_all_tables_together_are_bounded(small: None) -> None:
    tables = [Memo() for _ in range(20)]
    for k in range(400):
        tables[k % 20][k] = k
        assert memo.entries() <= 101
    assert any(tables)
    del tables
    gc.collect()
    assert all(reference() is not None for reference in Memo._tables)


@needs_quick_route
def test_calls_of_ever_changing_shapes_keep_few_entries(small: None) -> None:
    ops = list(registry._ops.values())
    for n in range(1, 200):
        T = pk.Pose(torch.randn(n, 3, requires_grad=True), torch.randn(n, 4, requires_grad=True))
        ((T @ T[:1]).log().sum() + T.apply(torch.ones(2, 1, 3)).sum()).backward()
        assert memo.entries() <= 101
    replays = sum(len(op.executable.replays) for op in registry._ops.values())
    assert 0 < replays <= memo.entries()
    assert len(registry._ops) < len(ops) + 40


@pytest.mark.slow
def test_chains_of_ever_changing_length_keep_few_ops() -> None:
    def made() -> int:
        return sum(name.startswith("Pose.chain[") for name in registry._ops)

    for n in range(1, 2 * sweeps.MAX_SIZES, 3):
        T = pk.Pose.random(n).requires_grad_()
        pk.chain(T).position.sum().backward()
        if n % 12 == 1:
            torch.func.vmap(lambda t: pk.chain(t).position)(T[None])
    assert made() <= 3 * sweeps.MAX_SIZES  # a value and its derivatives
    gc.collect()
    assert len(torch_route._functions) <= len(registry._ops)
    assert generated._compiled.cache_info().currsize <= generated._compiled.cache_info().maxsize <= 1024
