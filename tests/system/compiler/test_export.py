"""`torch.export` keeps batch sizes dynamic, and saved programs run where only posekit is imported."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from tests.support import processes, sampling
from tests.support.marks import needs_operators

# Warnings that torch raises about its own code while it traces.
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:torch"),
    pytest.mark.filterwarnings("ignore:.isinstance.treespec, LeafSpec.. is deprecated:FutureWarning"),
]


def near(got: Any, want: Any) -> None:
    torch.testing.assert_close(got, want, rtol=1e-11, atol=1e-11)


class Chain(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        position, quaternion = sampling.poses()
        self.position, self.quaternion = torch.nn.Parameter(position), torch.nn.Parameter(quaternion)

    def forward(self, position: Tensor, quaternion: Tensor) -> tuple[Tensor, ...]:
        made = pk.Pose(self.position, self.quaternion) @ ~pk.Pose(position, quaternion)
        return made.position, made.quaternion, made.rotation.log()


@pytest.mark.slow(but="False")
@pytest.mark.guarantee("Guarantees", "compiler")
@pytest.mark.parametrize("strict", (pytest.param(True, marks=needs_operators), False))
def test_exported_modules_have_dynamic_batch_shapes(strict: bool) -> None:
    module, batch = Chain(), torch.export.Dim("batch", min=2)
    shapes = {"position": {0: batch}, "quaternion": {0: batch}}
    exported = torch.export.export(module, sampling.poses(4, seed=50), dynamic_shapes=shapes, strict=strict)
    for n in (2, 9, 3000):
        near(exported.module()(*sampling.poses(n, seed=50)), module(*sampling.poses(n, seed=50)))
    near(exported.run_decompositions().module()(*sampling.poses(9, seed=50)), module(*sampling.poses(9, seed=50)))


@pytest.mark.slow
def test_exported_modules_run_in_a_process_that_only_imports_posekit(tmp_path: pathlib.Path) -> None:
    module, batch = Chain(), torch.export.Dim("batch", min=2)
    inputs = sampling.poses(9, seed=50)
    shapes = {"position": {0: batch}, "quaternion": {0: batch}}
    torch.export.save(
        torch.export.export(module, sampling.poses(4, seed=50), dynamic_shapes=shapes), tmp_path / "chain.pt2"
    )
    torch.save((inputs, module(*inputs)), tmp_path / "numbers.pt")
    code = """
        import sys, torch, posekit
        module = torch.export.load(sys.argv[1]).module()
        inputs, want = torch.load(sys.argv[2])
        inputs = [x.requires_grad_() for x in inputs]
        made = module(*inputs)
        torch.testing.assert_close(made, want, rtol=1e-12, atol=1e-12)
        grads = torch.autograd.grad(sum(y.sum() for y in made), inputs)
        print(all(g.abs().sum() > 0 for g in grads))
    """
    assert processes.run_forked(code, tmp_path / "chain.pt2", tmp_path / "numbers.pt") == "True"


class Robot(torch.nn.Module):
    """A fixed number of poses as parameters, composed with a dynamic batch of poses, some created in ``forward``."""

    def __init__(self) -> None:
        super().__init__()
        self.links = torch.nn.ParameterList(sampling.poses(7, dtype=torch.float32))

    def forward(self, points: Tensor) -> Tensor:
        links = pk.Pose(self.links[0], self.links[1])
        still = pk.Pose.identity(points.shape[0], 1).compose(pk.Pose(points))
        return links.compose(still).position + links.apply(points)


def test_poses_of_a_different_rank_keep_batch_sizes_dynamic() -> None:
    robot, points = Robot(), torch.randn(6, 7, 3)
    batch = torch.export.Dim("batch", min=2)
    exported = torch.export.export(robot, (points,), dynamic_shapes=({0: batch},))
    for n in (6, 7, 11):
        x = torch.randn(n, 7, 3)
        torch.testing.assert_close(exported.module()(x), robot(x))
