"""Forking a process that has computed, or in which another thread builds a kernel."""

from __future__ import annotations

import pytest

from tests.support import processes
from tests.support.marks import needs_team

FORK = """
    import os, signal, torch
    torch.set_num_threads(1)  # torch's own pool of threads does not survive a fork
    from tests.support.threads import gradients, together

    shapes = [((3,), (3,)), ((), (20_000,))]
    want = [gradients(*s) for s in shapes]
    child = os.fork()
    if child == 0:
        signal.alarm(600)
        torch.set_num_threads(1)  # creates torch's pool again, which may fail if several threads do it at once
        used = [gradients(*s) for s in shapes]
        unused = gradients((3, 1, 2), (5, 1))  # a kernel that the parent has not built
        threads = together(4, lambda _: gradients(*shapes[1]))
        ok = all(x.equal(y) for a, b in zip([*used, *threads], [*want, *[want[1]] * 4]) for x, y in zip(a, b))
        os._exit(0 if ok and unused[1].shape == (3, 1, 2, 3) else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert all(x.equal(y) for x, y in zip(gradients(*shapes[0]), want[0]))
"""


@pytest.mark.guarantee("Guarantees", "threads")
def test_forked_processes_use_and_build_kernels() -> None:
    processes.run_forked(FORK)


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
        signal.alarm(600)
        grandchild = os.fork()
        if grandchild == 0:
            signal.alarm(600)
        found = results()
        if grandchild and os.waitpid(grandchild, 0)[1]:
            os._exit(2)
        ok = all(x.equal(y) for x, y in zip(found, results()))
        os._exit(0 if ok and found[0].square().sum() > 0 else 1)
    assert os.waitpid(child, 0)[1] == 0
    results()
"""


@pytest.mark.slow
@needs_team
def test_forked_processes_compute_large_batches() -> None:
    processes.run_forked(FORK_LARGE)


FORK_UNUSED = """
    import os, signal, torch
    import posekit as pk
    from posekit.engine.runtime import threads

    torch.set_num_threads(2)
    torch.rand(2_000_000).sin()  # in threads of torch
    child = os.fork()
    if child == 0:
        signal.alarm(600)
        a = pk.Rotation.random(300_000)
        torch.rand(2_000_000).sin()
        os._exit(0 if threads.available() and torch.equal((a @ ~a)[:9].quaternion, (a[:9] @ ~a[:9]).quaternion) else 1)
    assert os.waitpid(child, 0)[1] == 0
"""


@needs_team
def test_a_process_forked_before_posekit_used_threads_uses_them() -> None:
    processes.run_forked(FORK_UNUSED)


FORK_WHILE_BUILDING = """
    import os, signal, threading, torch
    torch.set_num_threads(1)
    from posekit.engine.runtime import kernel, threads
    from tests.support.threads import gradients

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
        signal.alarm(600)
        gradients((2, 1), (3,))
        os._exit(0 if all(x.equal(y) for x, y in zip(gradients((3,), (3,)), want)) else 1)
    leave.set()
    assert os.waitpid(child, 0)[1] == 0
    builder.join()
"""


@pytest.mark.slow
def test_fork_during_a_kernel_build_does_not_deadlock() -> None:
    processes.run_forked(FORK_WHILE_BUILDING)


LOADER = """
    import torch
    from torch.utils.data import DataLoader, Dataset
    import posekit as pk
    from tests.support.threads import gradients

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


@pytest.mark.slow
def test_data_loader_workers_compute() -> None:
    processes.run_forked(LOADER)


FORK_IN_FORWARD_MODE = """
    import os, signal, torch
    import posekit as pk
    from tests.support.threads import together

    torch.set_num_threads(1)
    poses = pk.Pose.exp(torch.linspace(-1, 1, 24, dtype=torch.float64).reshape(4, 6))

    class Function:  # that cannot be traced
        def __init__(self, inside):
            self.inside = inside

        def __call__(self, pose):
            self.inside()
            return torch.cat((pose.position.sin(), pose.log()), -1)

    def jacobian(inside=lambda: None):
        return pk.jacobian(Function(inside))(poses)

    want, states = jacobian(), []

    def fork():
        child = os.fork()
        if child == 0:
            signal.alarm(600)
            same = [torch.equal(x, want) for x in (jacobian(), *together(2, lambda _: jacobian()))]
            os._exit(0 if all(same) else 1)
        states.append(os.waitpid(child, 0)[1])

    assert torch.equal(jacobian(lambda: together(1, lambda _: fork())), want)  # of a thread that is not inside
    assert torch.equal(jacobian(fork), want)
    assert len(states) > 2 and not any(states), states
"""


@pytest.mark.slow
def test_a_process_that_is_forked_in_forward_mode_computes_in_forward_mode() -> None:
    processes.run_forked(FORK_IN_FORWARD_MODE)
