"""Ops on DTensors, by two and four processes: see `tests/support/ranks.py`."""

from __future__ import annotations

import importlib
import pathlib
import sys

import pytest
import torch

import posekit as pk
from tests.support import processes

pytestmark = pytest.mark.skipif(not torch.distributed.is_gloo_available(), reason="this build of torch has no gloo")
RANKS = "from tests.support import ranks; ranks.main()"


def failures(world: int, folder: pathlib.Path) -> dict[str, str]:
    """What failed on any rank of a group, by check."""
    settings = {"GLOO_SOCKET_IFNAME": "lo", "PYTHONFAULTHANDLER": "1"}  # a rank that crashes says where
    ranks = [processes.fork(RANKS, rank, world, folder, **settings) for rank in range(world)]
    for rank in ranks:
        processes.output(rank)
    failed: dict[str, str] = {}
    for rank in range(world):
        failed |= torch.load(folder / f"failed {world} {rank}")
    return failed


@pytest.mark.slow
def test_two_and_then_four_ranks_compute_what_one_process_does(tmp_path: pathlib.Path) -> None:
    """Four ranks go on with the files of two."""
    assert failures(2, tmp_path) == {}
    assert failures(4, tmp_path) == {}


def test_a_torch_without_distributed_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "posekit.distributed", raising=False)
    monkeypatch.setattr(torch.distributed, "is_available", lambda: False)
    with pytest.raises(pk.MissingExtraError, match=r"this build of torch has no torch\.distributed"):
        importlib.import_module("posekit.distributed")
    assert "posekit.distributed" not in sys.modules
