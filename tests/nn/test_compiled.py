"""Modules in compiled and exported graphs."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose
from posekit.nn import PoseBuffer, PoseParameter, RotationParameter, pose_loss
from tests.support import sampling
from tests.support.compiling import quiet
from tests.support.marks import needs_operators

pytestmark = [*quiet, needs_operators]
D = torch.float64
POSE = Pose(*sampling.poses(4))


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


class Net(torch.nn.Module):
    """Cameras on a rig that is known, with a rotation between the two, of which a batch is used at a time."""

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.rig = PoseBuffer(Pose(*sampling.poses(seed=1)))
        self.turn = RotationParameter(Pose(*sampling.poses(seed=2)).rotation)
        self.cameras = PoseParameter(POSE, **options)
        with torch.no_grad():
            self.cameras.tangent.copy_(sampling.normal(*self.cameras.tangent.shape, seed=3))

    def forward(self, index: Tensor, points: Tensor) -> Tensor:
        return (self.rig() @ self.cameras()[index]).apply(self.turn().apply(points))


INDEX, POINTS = torch.tensor([2, 0, 2]), sampling.normal(3, 3)


@pytest.mark.slow(but=("position-SO3xR3", "all-SE3"))
@pytest.mark.parametrize("group", ("SE3", "SO3xR3"))
@pytest.mark.parametrize("learn", ("all", "position", "rotation"))
def test_modules_compile_into_one_graph_with_their_gradients(group: str, learn: str) -> None:
    net = Net(group=group, learn=learn)
    # Once with the gradients in the graph, too: to derive them takes the compiler seconds.
    backend = "aot_eager" if (group, learn) == ("SO3xR3", "all") else "eager"
    compiled = torch.compile(net, fullgraph=True, backend=backend)
    torch.testing.assert_close(compiled(INDEX, POINTS), net(INDEX, POINTS))
    gradients = [torch.autograd.grad(f(INDEX, POINTS).sin().sum(), list(net.parameters())) for f in (compiled, net)]
    torch.testing.assert_close(*gradients)


def test_a_compiled_training_follows_steps_and_new_bases() -> None:
    """Base and tangent are inputs of the graph, not constants in it."""
    net = Net()
    counter = torch._dynamo.testing.CompileCounterWithBackend("eager")
    compiled = torch.compile(net, fullgraph=True, backend=counter)
    optimizer = torch.optim.Adam(net.parameters(), lr=0.1)
    for _ in range(3):
        optimizer.zero_grad()
        compiled(INDEX, POINTS).square().sum().backward()
        optimizer.step()
        net.cameras.recenter(optimizer)
        torch.testing.assert_close(compiled(INDEX, POINTS), net(INDEX, POINTS))
    assert counter.frame_count == 1


def test_a_value_and_its_loss_leave_a_compiled_function() -> None:
    module = PoseParameter(POSE)

    def step(target: Pose) -> tuple[Pose, Tensor]:
        value = module()
        return value, pose_loss(value, target)

    value, loss = torch.compile(step, fullgraph=True, backend="eager")(Pose.identity(4, dtype=D))
    assert isinstance(value, Pose)
    pk.testing.assert_close(value, module())
    torch.testing.assert_close(loss, pose_loss(module(), Pose.identity(4, dtype=D)))


def test_modules_export() -> None:
    net = Net()
    program = torch.export.export(net, (INDEX, POINTS))
    torch.testing.assert_close(program.module()(INDEX, POINTS), net(INDEX, POINTS))
    assert {"cameras.tangent", "cameras.position", "cameras.quaternion", "rig.position"} <= set(program.state_dict)
