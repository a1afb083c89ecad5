"""The global interpreter lock: large launches release it, small launches hold it."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Iterator

import pytest
import torch

from posekit.engine.runtime import kernel, threads
from posekit.math import rotation
from tests.support import sampling
from tests.support.marks import needs_quick_route

PYTHON_API = 0x4  # ctypes' FUNCFLAG_PYTHONAPI: the call keeps the interpreter's lock


@pytest.fixture
def flat() -> kernel.Kernel:
    rotation.normalized(sampling.quaternions(3, dtype=torch.float32))
    return rotation.normalized.op.executable.kernel("f32", ())


class Counter(threading.Thread):
    """Counts how often another thread releases the interpreter's lock."""

    count = 0
    stopped = False

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.counting = threading.Event()

    def run(self) -> None:
        while not self.stopped:
            self.count += 1
            self.counting.set()
            time.sleep(0)  # releases the lock


@pytest.fixture
def counter() -> Iterator[Counter]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)  # seconds: no thread is made to let go, so a count means that the lock was released
    thread = Counter()
    thread.start()
    thread.counting.wait()
    yield thread
    thread.stopped = True
    sys.setswitchinterval(interval)
    thread.join()


def test_a_large_launch_lets_another_python_thread_run(flat: kernel.Kernel, counter: Counter) -> None:
    n = 4_000_000
    x, y = torch.ones(n, 4), torch.empty(n, 4)
    packed = flat.pack(n, 0, x.data_ptr(), y.data_ptr())
    before = counter.count
    for _ in range(100_000):  # how soon the other thread gets a core is up to the machine
        flat.cpu(n, packed)
        if counter.count > before:
            break
    assert counter.count > before
    assert (y == 0.5).all()


@needs_quick_route
def test_a_small_launch_keeps_the_interpreters_lock(flat: kernel.Kernel, counter: Counter) -> None:
    n = kernel.HOLD_GIL_BELOW - 1
    x, y = torch.ones(n, 4), torch.empty(n, 4)
    packed = flat.pack(n, 0, x.data_ptr(), y.data_ptr())
    before = counter.count
    for _ in range(500):
        flat.cpu(n, packed)
    assert counter.count == before
    assert (y == 0.5).all()


@needs_quick_route
def test_the_number_of_elements_decides_whether_the_lock_is_released(flat: kernel.Kernel) -> None:
    _, holds, releases = flat.load_cpu()
    assert type(holds)._flags_ & PYTHON_API
    assert not type(releases)._flags_ & PYTHON_API
    assert ctypes.cast(holds, ctypes.c_void_p).value == ctypes.cast(releases, ctypes.c_void_p).value
    used: list[str] = []
    other = object.__new__(kernel.Kernel)
    other._cpu = (None, lambda *_: used.append("holds"), lambda *_: used.append("releases"))
    for elements in (1, kernel.HOLD_GIL_BELOW - 1, kernel.HOLD_GIL_BELOW, 1 << 40):
        other.cpu(elements, b"")
    assert used == ["holds", "holds", "releases", "releases"]


@needs_quick_route
def test_the_fast_path_leaves_large_calls_to_the_threaded_launch(
    monkeypatch: pytest.MonkeyPatch, flat: kernel.Kernel
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("about to be shared")

    monkeypatch.setattr(threads, "partition", refuse)
    rotation.normalized(torch.ones(kernel.FAST_PATH_BELOW - 1, 4))
    with pytest.raises(AssertionError, match="about to be shared"):
        rotation.normalized(torch.ones(kernel.FAST_PATH_BELOW, 4))
