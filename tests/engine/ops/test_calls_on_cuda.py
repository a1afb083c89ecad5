"""Calls with tensors of a device, by emulated kernels: one launch that little Python prepares, or the general route."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
import torch
from torch import Tensor

from posekit.engine.runtime import Executable
from posekit.math import pose, rotation
from tests.support import emulation, sampling

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")


@contextlib.contextmanager
def on_device() -> Iterator[emulation.Emulator]:
    """Tensors on the CPU say that they are on a device."""
    with emulation.as_cuda() as emulator, contextlib.ExitStack() as stack:
        for name, value in (("is_cpu", False), ("is_cuda", True)):
            stack.enter_context(mock.patch.object(Tensor, name, property(lambda x, value=value: value), create=True))
        yield emulator


def runs(emulator: emulation.Emulator, call: Callable[[], object]) -> tuple[object, int]:
    """What a call computes after a first one, and how often it takes the general route."""
    emulator.run(call)
    with mock.patch.object(Executable, "run", autospec=True, side_effect=Executable.run) as run:
        return call(), run.call_count


@pytest.mark.slow(but="dtype0")
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16])
def test_contiguous_tensors_of_one_batch_take_one_launch(dtype: torch.dtype) -> None:
    p, q = (x.to(dtype) for x in sampling.poses(70, seed=1))
    points = sampling.normal(70, 3, seed=2).to(dtype)
    calls = (
        lambda: pose.compose(p, q, points, q),
        lambda: pose.apply(p, q, points),
        lambda: rotation.matrix(q[0]),
        lambda: rotation.apply(q.view(7, 10, 4), points.view(7, 10, 3)),
    )
    expected = [call() for call in calls]
    with on_device() as emulator:
        emulator.run(lambda: [call() for call in calls])
        for call, want in zip(calls, expected, strict=True):
            found, count = runs(emulator, call)
            assert count == 0
            torch.testing.assert_close(found, want, rtol=0, atol=4 * torch.finfo(dtype).eps * 4)
        assert len(emulator.launched) == 3 * len(calls)


def test_rows_that_are_not_aligned_are_moved_number_by_number() -> None:
    memory, points = sampling.normal(70 * 4 + 1, seed=3), sampling.normal(70, 3, seed=4)
    q = memory[1:].view(70, 4)
    want = rotation.apply(q, points)
    with on_device() as emulator:
        found, count = runs(emulator, lambda: rotation.apply(q, points))
    assert count == 0
    torch.testing.assert_close(found, want)


@pytest.mark.slow(but=("a broadcast batch", "transposed"))
@pytest.mark.parametrize(
    "change",
    [
        lambda q, v: (q[0], v),
        lambda q, v: (q.t().contiguous().t(), v),
        lambda q, v: (q.float(), v),
        lambda q, v: (q[::2], v[::2]),
    ],
    ids=["a broadcast batch", "transposed", "two dtypes", "every other one"],
)
def test_other_tensors_take_the_general_route(change: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]) -> None:
    q, v = change(sampling.normal(70, 4, seed=5), sampling.normal(70, 3, seed=6))
    want = rotation.apply(q, v)
    with on_device() as emulator:
        found, count = runs(emulator, lambda: rotation.apply(q, v))
    assert count == 1
    torch.testing.assert_close(found, want)


def test_no_elements_launch_nothing() -> None:
    with on_device() as emulator:
        found, _ = runs(emulator, lambda: rotation.apply(torch.empty(0, 4), torch.empty(0, 3)))
    assert isinstance(found, Tensor) and found.shape == (0, 3)
    assert not emulator.launched
