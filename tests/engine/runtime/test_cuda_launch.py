"""The host code of launches on CUDA, tested without a device."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
import torch

import posekit as pk
from posekit.arguments import checks as arguments
from posekit.engine import private
from posekit.engine.codegen import FLAT
from posekit.engine.runtime import kernel
from posekit.math import rotation

NOWHERE = 99


@pytest.mark.parametrize(("current", "entered"), [(0, [1]), (1, [])])
def test_a_launch_restores_the_current_device(
    current: int, entered: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    inside: list[int] = []
    launched: list[tuple[int, bytes, list[int]]] = []

    @contextlib.contextmanager
    def device(index: int) -> Iterator[None]:
        inside.append(index)
        yield
        inside.clear()

    monkeypatch.setattr(torch.cuda, "current_device", lambda: current)
    monkeypatch.setattr(torch.cuda, "device", device)
    ready = kernel.of(rotation.normalized.op.program, "f32", FLAT)
    ready._cuda[1] = lambda threads, packed, count: launched.append((threads, packed, list(inside)))
    ready.cuda(1, 256, b"packed")
    assert launched == [(256, b"packed", entered)] and not inside


@pytest.mark.guarantee("Platforms", "CUDA")
def test_the_error_for_a_device_unknown_to_warp_names_a_likely_cause() -> None:
    with pytest.raises(pk.DeviceError, match=r"Warp \S+ finds no cuda:99: .*; it may need a newer NVIDIA driver"):
        private.cuda_device(NOWHERE)
    ready = kernel.of(rotation.normalized.op.program, "f32", FLAT)
    with pytest.raises(pk.DeviceError, match="finds no cuda:99"), _as_current(NOWHERE):
        ready.cuda(NOWHERE, 1, b"")


@contextlib.contextmanager
def _as_current(index: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(torch.cuda, "current_device", lambda: index)
        yield


@pytest.mark.guarantee("Platforms", "CUDA")
def test_nothing_is_looked_at_while_a_graph_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(torch.Tensor):
        device = torch.device("cuda")  # type: ignore[assignment]

    there = torch.zeros(1).as_subclass(Elsewhere)
    assert arguments.is_readable(there)
    monkeypatch.setattr(torch.cuda, "is_initialized", lambda: True)
    for capturing in (True, False):
        monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda capturing=capturing: capturing)
        assert arguments.is_readable(there) is not capturing
        assert arguments.is_readable(torch.ones(1))
