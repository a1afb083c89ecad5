"""Concurrent threads: first calls, later calls, a graph shared by threads, and autograd's own threads."""

from __future__ import annotations

import pathlib
import threading
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit.math import rotation
from tests.support import processes, sampling
from tests.support.threads import gradients, together

FIRST_USE = """
    from tests.support.threads import gradients, together

    shapes = [((3,), (3,)), ((), (5000,))]
    found = together(8, lambda k: gradients(*shapes[k % 2]))
    for k in range(8):
        for x, y in zip(found[k], gradients(*shapes[k % 2]), strict=True):
            assert x.equal(y), k
"""


@pytest.mark.slow
def test_eight_threads_may_run_the_first_call_concurrently(tmp_path: pathlib.Path) -> None:
    processes.run_forked(
        FIRST_USE, WARP_CACHE_PATH=str(tmp_path / "warp"), POSEKIT_CACHE_PATH=str(tmp_path / "posekit")
    )


FIRST_DERIVATIVES = """
    import itertools
    import sys

    import torch
    from posekit.math import rotation
    from tests.support import sampling
    from tests.support.threads import together

    sys.setswitchinterval(1e-6)  # a thread may be interrupted after every instruction
    inputs = (*sampling.quaternions(2, 5), torch.rand(5, dtype=torch.float64))
    masks = [m for m in itertools.product((False, True), repeat=3) if any(m)]

    def gradients(mask):
        leaves = [x.clone().requires_grad_(wanted) for x, wanted in zip(inputs, mask)]
        loss = (rotation.slerp(*leaves) * torch.arange(1.0, 5.0)).sum()
        return torch.autograd.grad(loss, [x for x, wanted in zip(leaves, mask) if wanted])

    found = together(len(masks), lambda k: gradients(masks[k]))
    nodes = list(rotation.slerp.op.program.graph._nodes.values())
    assert len({x.id for x in nodes}) == len(nodes)
    for mask, got in zip(masks, found, strict=True):
        for x, y in zip(got, itertools.compress(found[-1], mask), strict=True):
            torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-12)
"""


@pytest.mark.slow
def test_threads_may_request_first_derivatives_concurrently(tmp_path: pathlib.Path) -> None:
    processes.run_forked(FIRST_DERIVATIVES, POSEKIT_CACHE_PATH=str(tmp_path / "posekit"))


@pytest.mark.slow(but="3")
@pytest.mark.guarantee("Guarantees", "threads")
@pytest.mark.parametrize("n", [3, 20_000])
def test_many_threads_agree_with_one_thread(n: int) -> None:
    want = [gradients((), (n,), scale=k) for k in range(4)]
    rounds = 50 if n < 100 else 5
    for found in together(8, lambda k: [gradients((), (n,), scale=k % 4) for _ in range(rounds)]):
        scale = next(k for k in range(4) if torch.equal(found[0][0], want[k][0]))
        for one in found:
            assert all(torch.equal(x, y) for x, y in zip(one, want[scale], strict=True))


def test_threads_may_backpropagate_through_one_graph() -> None:
    quaternion = sampling.quaternions(20_000).requires_grad_()
    loss = rotation.log(rotation.normalized(quaternion)).square().sum()
    (want,) = torch.autograd.grad(loss, quaternion, retain_graph=True)
    for (found,) in together(4, lambda _: torch.autograd.grad(loss, quaternion, retain_graph=True)):
        assert torch.equal(found, want)


class Nested(torch.autograd.Function):
    """Normalises a quaternion; its backward runs another backward, nested ``depth`` times."""

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
    assert len(seen) > 1  # beyond 60 nested backward passes torch uses threads that Python did not create
