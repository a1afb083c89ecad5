"""Threads, the interpreter's lock, forked processes: first use, steady use, and who waits for whom."""

from __future__ import annotations

import ctypes
import pathlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit.engine import kernel, parallel
from posekit.math import pose, rotation, so3
from tests.support import processes, sampling
from tests.support.marks import needs_quick_route, needs_team

PYTHON_API = 0x4  # ctypes' FUNCFLAG_PYTHONAPI: the call keeps the interpreter's lock


def together(count: int, work: Callable[[int], Any]) -> list[Any]:
    """What ``work`` returns in each of several threads that start it at the same moment."""
    barrier, found = threading.Barrier(count), [None] * count

    def body(k: int) -> None:
        barrier.wait()
        try:
            found[k] = work(k)
        except Exception as error:  # raised again where pytest sees it
            found[k] = error

    threads = [threading.Thread(target=body, args=(k,)) for k in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for error in found:
        if isinstance(error, Exception):
            raise error
    return found


def gradients(*batches: tuple[int, ...], scale: float = 1.0) -> list[Tensor]:
    """Of a value that goes through three ops, one of them broadcast, at fixed numbers."""
    leaves = [x.requires_grad_() for k, b in enumerate(batches) for x in sampling.poses(*b, seed=10 * k)]
    position, quaternion = pose.compose(*leaves)
    moved = pose.apply(leaves[0], leaves[1], position)
    loss = scale * (moved.square().sum() + so3.log(quaternion).square().sum())
    return [loss.detach(), *torch.autograd.grad(loss, leaves)]


# Many threads

FIRST_USE = """
    from tests.system.test_threads import gradients, together

    shapes = [((3,), (3,)), ((), (5000,))]
    found = together(8, lambda k: gradients(*shapes[k % 2]))
    for k in range(8):
        for x, y in zip(found[k], gradients(*shapes[k % 2]), strict=True):
            assert x.equal(y), k
"""


def test_eight_threads_may_all_be_the_first(tmp_path: pathlib.Path) -> None:
    processes.run(FIRST_USE, WARP_CACHE_PATH=str(tmp_path / "warp"), POSEKIT_CACHE_PATH=str(tmp_path / "posekit"))


FIRST_DERIVATIVES = """
    import itertools
    import sys

    import torch
    from posekit.math import so3
    from tests.support import sampling
    from tests.system.test_threads import together

    sys.setswitchinterval(1e-6)  # a thread may be interrupted after every instruction
    inputs = (*sampling.quaternions(2, 5), torch.rand(5, dtype=torch.float64))
    masks = [m for m in itertools.product((False, True), repeat=3) if any(m)]

    def gradients(mask):
        leaves = [x.clone().requires_grad_(wanted) for x, wanted in zip(inputs, mask)]
        loss = (so3.slerp(*leaves) * torch.arange(1.0, 5.0)).sum()
        return torch.autograd.grad(loss, [x for x, wanted in zip(leaves, mask) if wanted])

    found = together(len(masks), lambda k: gradients(masks[k]))
    nodes = list(so3.slerp.op.program.graph._nodes.values())
    assert len({x.id for x in nodes}) == len(nodes)
    for mask, got in zip(masks, found, strict=True):
        for x, y in zip(got, itertools.compress(found[-1], mask), strict=True):
            torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-12)
"""


def test_threads_may_all_ask_for_other_first_derivatives(tmp_path: pathlib.Path) -> None:
    processes.run(FIRST_DERIVATIVES, POSEKIT_CACHE_PATH=str(tmp_path / "posekit"))


@pytest.mark.parametrize("n", [3, 20_000])
def test_many_threads_get_what_one_gets(n: int) -> None:
    want = [gradients((), (n,), scale=k) for k in range(4)]
    rounds = 50 if n < 100 else 5
    for found in together(8, lambda k: [gradients((), (n,), scale=k % 4) for _ in range(rounds)]):
        scale = next(k for k in range(4) if torch.equal(found[0][0], want[k][0]))
        for one in found:
            assert all(torch.equal(x, y) for x, y in zip(one, want[scale], strict=True))


def test_threads_may_backpropagate_through_one_graph() -> None:
    quaternion = sampling.quaternions(20_000).requires_grad_()
    loss = so3.log(rotation.normalized(quaternion)).square().sum()
    (want,) = torch.autograd.grad(loss, quaternion, retain_graph=True)
    for (found,) in together(4, lambda _: torch.autograd.grad(loss, quaternion, retain_graph=True)):
        assert torch.equal(found, want)


class Nested(torch.autograd.Function):
    """Normalises a quaternion; its backward runs another backward, and that one another, ``depth`` times."""

    @staticmethod
    def forward(ctx: Any, quaternion: Tensor, depth: int, seen: set[int]) -> Tensor:
        ctx.save_for_backward(quaternion)
        ctx.depth, ctx.seen = depth, seen
        return rotation.normalized(quaternion)

    @staticmethod
    def backward(ctx: Any, cotangent: Tensor) -> tuple[Tensor, None, None]:
        ctx.seen.add(threading.get_ident())
        (saved,) = ctx.saved_tensors
        with torch.enable_grad():
            leaf = saved.detach().requires_grad_()
            out = Nested.apply(leaf, ctx.depth - 1, ctx.seen) if ctx.depth else rotation.normalized(leaf)
        (gradient,) = torch.autograd.grad(out, leaf, cotangent)
        return gradient, None, None


def test_backward_runs_on_autograds_own_threads() -> None:
    quaternion = sampling.quaternions(7).requires_grad_()
    cotangent = sampling.normal(7, 4)
    (want,) = torch.autograd.grad(rotation.normalized(quaternion), quaternion, cotangent)
    seen: set[int] = set()
    (found,) = torch.autograd.grad(Nested.apply(quaternion, 130, seen), quaternion, cotangent)
    assert torch.equal(found, want)
    assert len(seen) > 1  # beyond 60 nested backwards torch moves to threads that Python has not seen before


# The interpreter's lock


@pytest.fixture
def flat() -> kernel.Kernel:
    rotation.normalized(sampling.quaternions(3, dtype=torch.float32))
    return rotation.normalized.op.kernel("f32", "")


class Counter(threading.Thread):
    """Counts whenever another thread lets go of the interpreter's lock."""

    count = 0
    stopped = False

    def run(self) -> None:
        while not self.stopped:
            self.count += 1
            time.sleep(0)


@pytest.fixture
def counter() -> Iterator[Counter]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)  # seconds: no thread is made to let go, so a count means that the lock was released
    thread = Counter(daemon=True)
    thread.start()
    while not thread.count:
        time.sleep(0.001)
    yield thread
    thread.stopped = True
    sys.setswitchinterval(interval)
    thread.join()


def test_a_large_launch_lets_another_python_thread_run(flat: kernel.Kernel, counter: Counter) -> None:
    n = 4_000_000
    x, y = torch.ones(n, 4), torch.empty(n, 4)
    packed = flat.pack(n, 0, x.data_ptr(), y.data_ptr())
    before = counter.count
    for _ in range(500):  # how soon the other thread gets a core is up to the machine
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
def test_the_two_ways_to_launch_part_at_a_number_of_elements(flat: kernel.Kernel) -> None:
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
def test_the_quick_route_leaves_large_calls_to_what_shares_them(
    monkeypatch: pytest.MonkeyPatch, flat: kernel.Kernel
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("about to be shared")

    monkeypatch.setattr(parallel, "shares", refuse)
    rotation.normalized(torch.ones(kernel.QUICK_BELOW - 1, 4))
    with pytest.raises(AssertionError, match="about to be shared"):
        rotation.normalized(torch.ones(kernel.QUICK_BELOW, 4))


# Processes

FORK = """
    import os, signal, torch
    torch.set_num_threads(1)  # torch's own pool of threads does not survive a fork
    from tests.system.test_threads import gradients, together

    shapes = [((3,), (3,)), ((), (20_000,))]
    want = [gradients(*s) for s in shapes]
    child = os.fork()
    if child == 0:
        signal.alarm(300)
        torch.set_num_threads(1)  # makes torch's pool anew, which threads that all do it at once may fail at
        used = [gradients(*s) for s in shapes]
        unused = gradients((3, 1, 2), (5, 1))  # a kernel that the parent has not built
        threads = together(4, lambda _: gradients(*shapes[1]))
        ok = all(x.equal(y) for a, b in zip([*used, *threads], [*want, *[want[1]] * 4]) for x, y in zip(a, b))
        os._exit(0 if ok and unused[1].shape == (3, 1, 2, 3) else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert all(x.equal(y) for x, y in zip(gradients(*shapes[0]), want[0]))
"""


def test_a_forked_process_uses_and_builds_kernels() -> None:
    processes.run(FORK)


FORK_LARGE = """
    import os, signal, torch
    from posekit.math import rotation
    from tests.support import sampling

    def results():
        q, points = sampling.quaternions(40_000).requires_grad_(), sampling.normal(4, 40_000, 3)
        with torch.no_grad():
            moved = rotation.apply(q.float(), points)  # converted by torch, in threads of its own
        return [moved, *torch.autograd.grad(rotation.apply(q, points).sum(), q)]  # and added up

    torch.set_num_threads(2)
    rotation.inverse(sampling.quaternions(300_000))
    child = os.fork()
    if child == 0:
        signal.alarm(300)
        grandchild = os.fork()
        if grandchild == 0:
            signal.alarm(300)
        found = results()
        if grandchild and os.waitpid(grandchild, 0)[1]:
            os._exit(2)
        ok = all(x.equal(y) for x, y in zip(found, results()))
        os._exit(0 if ok and found[0].square().sum() > 0 else 1)
    assert os.waitpid(child, 0)[1] == 0
    results()
"""


@needs_team
def test_a_forked_process_computes_large_batches() -> None:
    processes.run(FORK_LARGE)


FORK_WHILE_BUILDING = """
    import os, signal, threading, torch
    torch.set_num_threads(1)
    from posekit.engine import kernel, parallel
    from tests.system.test_threads import gradients

    want = gradients((3,), (3,))
    inside, leave = threading.Event(), threading.Event()

    def build():
        with kernel.LOCK:
            inside.set()
            leave.wait()

    builder = threading.Thread(target=build)
    builder.start()
    inside.wait()
    child = os.fork()
    if child == 0:
        signal.alarm(300)
        gradients((2, 1), (3,))
        os._exit(0 if all(x.equal(y) for x, y in zip(gradients((3,), (3,)), want)) else 1)
    leave.set()
    assert os.waitpid(child, 0)[1] == 0
    builder.join()
"""


def test_a_process_forked_while_a_thread_builds_is_not_locked_out() -> None:
    processes.run(FORK_WHILE_BUILDING)


LOADER = """
    import torch
    from torch.utils.data import DataLoader, Dataset
    import posekit as pk
    from tests.system.test_threads import gradients

    class Poses(Dataset):
        def __len__(self):
            return 8

        def __getitem__(self, k):
            gradients((3,), (3,))
            a_T_b = pk.Pose(torch.full((5, 3), float(k)))
            return (a_T_b @ a_T_b).position, pk.Rotation.exp(torch.full((20_000, 3), 0.1)).quaternion

    if __name__ == "__main__":
        gradients((3,), (3,))  # used before the workers are forked
        loader = DataLoader(Poses(), batch_size=2, num_workers=2, multiprocessing_context="fork")
        batches = list(loader)
        assert torch.equal(torch.cat([p for p, _ in batches])[:, 4, 2], 2 * torch.arange(8.0))
        assert torch.equal(batches[3][1][1], pk.Rotation.exp(torch.full((20_000, 3), 0.1)).quaternion)
"""


def test_the_workers_of_a_data_loader_compute() -> None:
    processes.run(LOADER)
