"""Running a function in concurrent threads, and gradients at fixed inputs for them to compute."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

from posekit.math import pose, rotation
from tests.support import sampling


@contextlib.contextmanager
def torch_uses(count: int) -> Iterator[None]:
    """Gives an op of torch or posekit so many threads within this context."""
    before = torch.get_num_threads()
    torch.set_num_threads(count)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def together(count: int, work: Callable[[int], Any]) -> list[Any]:
    """The results of ``work`` in ``count`` threads that start it at the same time."""
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
    """The loss and its gradients for a composition of three ops, one with broadcasting, at fixed inputs."""
    leaves = [x.requires_grad_() for k, b in enumerate(batches) for x in sampling.poses(*b, seed=10 * k)]
    position, quaternion = pose.compose(*leaves)
    moved = pose.apply(leaves[0], leaves[1], position)
    loss = scale * (moved.square().sum() + rotation.log(quaternion).square().sum())
    return [loss.detach(), *torch.autograd.grad(loss, leaves)]
