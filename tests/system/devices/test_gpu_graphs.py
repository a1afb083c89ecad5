"""CUDA graphs on a device: the calls of the table in `posekit/README.md` are captured, others are refused in time.

`test_capture.py` makes the same calls in a simulated capture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

import posekit as pk
from posekit import selftest
from posekit.optimisation import graphs
from tests.support.captures import CAPTURED, RANDOM, REFUSED, Scene, displaced

pytestmark = pytest.mark.gpu

DEVICE = "cuda:0"


@pytest.fixture(scope="module")
def scene() -> Scene:
    return Scene(DEVICE)


def tensors_of(result: Any) -> list[Tensor]:
    return [x.detach() for x in pytree.tree_leaves(result) if isinstance(x, Tensor)]


@pytest.mark.parametrize("name", CAPTURED)
def test_captured_calls_are_replayed_with_new_numbers(name: str, scene: Scene) -> None:
    def call() -> list[Tensor]:
        return tensors_of(CAPTURED[name](scene))

    found, replay = selftest.capture(call, torch.device(DEVICE))
    for seed in (1, 2):
        with torch.no_grad():
            scene.change(seed)
        replay()
        replayed = [x.clone() for x in found]
        want = call()
        assert len(replayed) == len(want)
        for x, y in zip(replayed, want, strict=True):
            if name in RANDOM:
                assert x.shape == y.shape
                assert x.isfinite().all()
            else:
                torch.testing.assert_close(x, y, rtol=1e-5, atol=1e-5, equal_nan=True)


@pytest.fixture
def graph() -> Iterator[tuple[torch.cuda.CUDAGraph, Tensor]]:
    """A graph, and a tensor to which a capture adds 1. After the test the graph must be complete, and be replayed."""
    graph, total = torch.cuda.CUDAGraph(), torch.zeros(4, device=DEVICE)
    yield graph, total
    graph.replay()
    torch.cuda.synchronize()
    assert total.tolist() == [1.0] * 4


@pytest.mark.parametrize("message", REFUSED)
def test_calls_that_wait_are_refused_and_leave_the_capture_intact(
    message: str, scene: Scene, graph: tuple[torch.cuda.CUDAGraph, Tensor]
) -> None:
    # A kernel that was not used before is refused first.
    with torch.cuda.graph(graph[0]):
        with pytest.raises(pk.CaptureError, match=f"^{message}|loads a kernel that was not used before"):
            REFUSED[message](scene)
        graph[1].add_(1)


def test_an_unused_kernel_is_refused_and_leaves_the_capture_intact(
    scene: Scene, graph: tuple[torch.cuda.CUDAGraph, Tensor]
) -> None:
    @pk.op
    def unused(a: pk.algebra.Vec3) -> pk.algebra.Vec3:
        return a + a

    with torch.cuda.graph(graph[0]):
        with pytest.raises(pk.CaptureError, match="loads a kernel that was not used before"):
            unused(scene.points)
        graph[1].add_(1)
    assert torch.equal(unused(scene.points), 2 * scene.points)


def test_an_optimiser_step_is_captured(scene: Scene) -> None:
    """A whole training step: forward, backward, and the update of a module's pose."""
    module = pk.nn.PoseParameter(pk.Pose.identity(device=DEVICE))
    optimiser = torch.optim.Adam(module.parameters(), lr=0.05, capturable=True)
    target = scene.poses[0].detach().clone()

    def step() -> list[Tensor]:
        optimiser.zero_grad(set_to_none=False)
        loss = module().squared_distance(target).sum()
        loss.backward()
        optimiser.step()
        return [loss]

    (loss,), replay = selftest.capture(step, torch.device(DEVICE))
    replay()
    before = loss.item()
    for _ in range(200):
        replay()
    assert loss.item() < 0.1 * before


SEARCHES: dict[str, Any] = {
    "least squares": lambda s: [
        *pk.least_squares(displaced, s.poses, s.points, s.position, loss="huber").value._tensors(),
    ],
    "inverse kinematics": lambda s: (
        s.arm.ik(
            s.arm.forward(s.q, "tool"), link="tool", generator=torch.Generator(DEVICE).manual_seed(0)
        ).position_error
    ),
    "costs": lambda s: (
        s.arm.ik(
            s.arm.forward(s.q, "tool"),
            link="tool",
            costs=[pk.kinematics.Cost.posture(s.arm.joints, 0.1, weight=0.1)],
            generator=torch.Generator(DEVICE).manual_seed(0),
        ).cost
    ),
    "icp": lambda s: [*pk.icp(s.points, s.poses[0].apply(s.points), s.poses[0]).pose._tensors()],
}


@pytest.mark.parametrize("name", SEARCHES)
def test_searches_are_recorded_and_find_the_same_of_other_numbers(name: str) -> None:
    def found(scene: Scene) -> list[Tensor]:
        return [x.clone() for x in tensors_of(SEARCHES[name](scene))]

    want, scene = [], Scene(DEVICE)
    for seed in (3, 4):
        other = Scene(DEVICE)
        other.change(seed)
        graphs.clear()
        want.append(found(other))  # step by step
    for _ in range(3):
        found(scene)
    assert graphs.count
    for seed, expected in zip((3, 4), want, strict=True):
        scene.change(seed)
        for x, y in zip(found(scene), expected, strict=True):
            torch.testing.assert_close(x, y, rtol=1e-5, atol=1e-5)
