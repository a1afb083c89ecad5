"""After an interruption, a failed build or a call with fake tensors, the next call works."""

from __future__ import annotations

import pathlib
import signal
import sys
import threading
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode

import posekit as pk
from posekit.engine import private
from posekit.engine.locks import RUNNING, uninterrupted
from tests.support import captures, marks, processes

# An audit hook runs in the thread that imports or opens, at a known place, and sends a signal to the process there.
IMPORT = """
import signal, sys, threading
import torch, posekit as pk

def hook(event, arguments):
    if event == "import" and arguments[0] == sys.argv[1] and not hit:
        hit.append(True)
        signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

hit, points, pose = [], torch.randn(3, 3), pk.Pose(torch.randn(3, 3), torch.randn(3, 4))
sys.addaudithook(hook)
try:
    pose.apply(points)
except KeyboardInterrupt:
    hit.append("interrupted")
print(hit, torch.allclose((~pose).apply(pose.apply(points)), points, atol=1e-5))
"""
BUILD = """
import signal, sys, threading
import torch, posekit as pk

class Late(Exception):
    pass

def late(number, frame):
    raise Late

def hook(event, arguments):
    if event == "open" and "wp_pk_" in str(arguments[0]) and not hit:
        hit.append(True)
        signal.pthread_kill(threading.main_thread().ident, signal.SIGALRM)

def f(p: pk.algebra.Vec3, s: pk.algebra.Scalar) -> pk.algebra.Scalar:
    return p[0] * s + p[1] * 17.25

f, hit = pk.op(f), []
signal.signal(signal.SIGALRM, late)
sys.addaudithook(hook)
p, s = torch.randn(6, 3), torch.rand(6)
try:
    f(p, s)
except Late:
    hit.append("late")
print(hit, *[torch.allclose(f(p, s), p[:, 0] * s + p[:, 1] * 17.25) for _ in "12"])
"""


def _last_line(code: str, *arguments: str, **environment: str) -> str:
    return processes.run_forked(code, *arguments, **environment).split("\n")[-1]  # Warp is not imported there


@pytest.mark.parametrize("module", ("warp", marks.slow("warp._src.types"), marks.slow("warp._src.context")))
def test_a_call_works_after_ctrl_c_while_warp_was_imported(module: str) -> None:
    assert _last_line(IMPORT, module) == "[True, 'interrupted'] True"


def test_an_op_works_after_a_time_limit_while_it_was_built(tmp_path: pathlib.Path) -> None:
    assert _last_line(BUILD, WARP_CACHE_PATH=str(tmp_path)) == "[True, 'late'] True True"


def test_work_goes_on_after_its_caller_is_interrupted_and_others_wait_for_its_end() -> None:
    class Late(Exception):
        pass

    def late(number: int, frame: Any) -> None:
        raise Late

    goes_on, ended = threading.Event(), threading.Event()

    def work() -> None:
        signal.pthread_kill(threading.main_thread().ident, signal.SIGALRM)
        goes_on.wait()
        ended.set()

    before = signal.signal(signal.SIGALRM, late)
    try:
        with pytest.raises(Late):
            uninterrupted(work)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert not ended.is_set()
    goes_on.set()
    with RUNNING:
        assert ended.is_set()
    assert uninterrupted(lambda: 7) == 7


def test_errors_of_work_reach_its_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        uninterrupted(lambda: 1 / 0)


def test_work_is_done_where_no_thread_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't create new thread at interpreter shutdown")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert uninterrupted(threading.get_ident) == threading.get_ident()


@marks.needs_quick_route
def test_an_op_is_built_again_after_its_build_failed(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    import warp as wp

    def f(p: pk.algebra.Vec3) -> pk.algebra.Scalar:
        return p[0] * 3.25 + p[1]

    f, full = pk.op(f), [True]

    def entry(kernel: Any) -> Any:
        if full:
            kernel.module.failed_builds[None, 1] = MemoryError("of a moment")  # as Warp does
        return right(kernel)

    pk.Pose.identity().apply(torch.ones(3))  # starts Warp
    right = private.cpu_entry
    monkeypatch.setattr(private, "cpu_entry", entry)
    monkeypatch.setattr(wp.config, "kernel_cache_dir", str(tmp_path))
    monkeypatch.setattr(private, "disable_own_headers", lambda: False)
    p = torch.randn(4, 3)
    with pytest.raises(MemoryError, match="of a moment"):
        f(p)
    full.clear()
    torch.testing.assert_close(f(p), p[:, 0] * 3.25 + p[:, 1])


def test_a_solver_works_after_a_call_with_fake_tensors() -> None:
    def residual(pose: pk.Pose, points: Tensor) -> Tensor:
        return pose.apply(points) - points - 1

    pose, points = pk.Pose.identity(dtype=torch.float64), torch.randn(9, 3, dtype=torch.float64)
    tolerance = 1.25e-9  # whose settings nobody asked for before
    with FakeTensorMode(allow_non_fake_inputs=True), pytest.raises(RuntimeError):
        pk.least_squares(residual, pose, points, tolerance=tolerance)
    result = pk.least_squares(residual, pose, points, tolerance=tolerance)
    assert result.status == "converged"
    torch.testing.assert_close(result.value.position, torch.ones(3, dtype=torch.float64))


FAKE = """
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from tests.support import captures, kernels

kernels.build_at(0)
scene, calls = captures.Scene("cpu", 8), {**captures.CAPTURED, **captures.REFUSED}
for call in calls.values():
    try:
        with FakeTensorMode(allow_non_fake_inputs=True):
            call(scene)
    except Exception:
        pass  # those that read values
for name, call in calls.items():
    leaves = [x for x in torch.utils._pytree.tree_leaves(call(scene)) if isinstance(x, torch.Tensor)]
    assert all(type(x) in (torch.Tensor, torch.nn.Parameter) for x in leaves), name
print(len(calls))
"""


@pytest.mark.slow
def test_every_public_call_works_after_it_was_made_with_fake_tensors() -> None:
    assert _last_line(FAKE) == str(len({**captures.CAPTURED, **captures.REFUSED}))


AT_THE_END = """
import gc
import torch, posekit as pk

class Late:
    def __init__(self):
        self.me, self.values, self.points = self, pk.Pose.random(300_000), torch.ones(3)

    def __del__(self):
        print(tuple((~self.values).apply(self.points).shape))

gc.disable()  # the cycle is found when the interpreter ends
Late()
pose = pk.Pose.random(300_000)
print((~pose).apply(torch.ones(3)).shape[0])
"""


def test_a_finaliser_may_call_a_large_op_when_the_interpreter_ends() -> None:
    assert _last_line(AT_THE_END) == "(300000, 3)"


def test_the_first_call_may_be_that_of_a_finaliser_when_the_interpreter_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel is then built in the thread that waits for it: a new thread would never run."""
    assert uninterrupted(threading.get_ident) != threading.get_ident()
    monkeypatch.setattr(sys, "is_finalizing", lambda: True)
    assert uninterrupted(threading.get_ident) == threading.get_ident()
