"""Values between processes: spawned workers of a DataLoader, queues and shared memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest
import torch
from torch import multiprocessing
from torch.utils import _pytree as pytree
from torch.utils.data import DataLoader, default_collate

import posekit as pk
from posekit.math import rotation
from tests.support import processes, sampling, workers

SPAWN = multiprocessing.get_context("spawn")


@pytest.fixture(scope="module")
def ask() -> Iterator[Callable[..., Any]]:
    """Have a spawned process do a task of `workers`."""
    tasks, answers = SPAWN.Queue(), SPAWN.Queue()
    process = SPAWN.Process(target=workers.answer, args=(tasks, answers), daemon=True)
    process.start()

    def asked(name: str, *arguments: Any) -> Any:
        tasks.put((name, *arguments))
        return answers.get(timeout=processes.LONGEST)

    yield asked
    tasks.put(None)
    process.join(processes.LONGEST)
    assert process.exitcode == 0


@pytest.mark.slow
def test_spawned_workers_of_a_data_loader_return_collated_values() -> None:
    dataset = workers.Samples()
    loader = DataLoader(dataset, batch_size=3, num_workers=2, multiprocessing_context="spawn", persistent_workers=True)
    want = [default_collate([dataset[k] for k in part]) for part in (range(3), range(3, 6), range(6, 8))]
    for _ in range(2):  # the second time the workers have their kernels
        batches = list(loader)
        assert [batch["pose"].shape for batch in batches] == [(3,), (3,), (2,)]
        for got, expected in zip(batches, want, strict=True):
            assert {name: type(value) for name, value in got.items()} == {
                "pose": pk.Pose,
                "rotation": pk.Rotation,
                "estimate": pk.UncertainPose,
                "path": pk.Trajectory,
                "many": type(expected["many"]),
            }
            assert all(map(torch.equal, pytree.tree_leaves(got), pytree.tree_leaves(expected)))
        assert torch.equal(torch.cat([batch["many"][1] for batch in batches]), torch.arange(8))
    values = torch.cat([batch["pose"] for batch in batches])  # what came from workers computes as any other
    assert (~values @ values).allclose(pk.Pose.identity(8, dtype=torch.float64), atol=1e-14)


def test_a_worker_reads_and_writes_the_memory_of_a_shared_pose(ask: Callable[..., Any]) -> None:
    pose = pk.Pose(*sampling.poses(5))
    before = pose.clone()
    for x in pose._tensors():
        x.share_memory_()
    shared, returned = ask("move", pose)
    assert shared
    assert torch.equal(pose.position, before.position + 1)
    assert torch.equal(pose.quaternion, before.quaternion)
    pose.position.zero_()  # what came back shares the memory, too
    assert not returned.position.any()


def test_a_pose_that_takes_gradients_takes_them_in_another_process(ask: Callable[..., Any]) -> None:
    pose = pk.Pose(*sampling.poses(5)).requires_grad_()
    points = sampling.normal(5, 3, seed=3)
    takes, gradient = ask("fit", pose, points)
    assert takes
    want = torch.autograd.grad(pose.apply(points).square().sum(), [pose.position, pose.quaternion])
    torch.testing.assert_close(gradient, torch.cat(want, -1), rtol=1e-14, atol=1e-14)


def test_a_buffer_that_another_process_sees_is_not_used_again(ask: Callable[..., Any], fresh_workspace: None) -> None:
    q = sampling.unit_quaternions(100_000, dtype=torch.float32)
    sums = []
    for k in range(3):
        result = pk.Pose(q[:, :3] * (k + 1), rotation.inverse(q))
        result = result @ result  # large, so its tensors are buffers of the workspace
        sums.append(workers.checksums(result))
        ask("keep", result)
        del result
    assert ask("kept") == sums


def test_results_of_another_process_are_equal_bit_by_bit(ask: Callable[..., Any]) -> None:
    for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
        for batch in ((), (0,), (3,), (20_000,)):
            a, b = (pk.Pose(*sampling.poses(*batch, dtype=dtype, seed=k)) for k in range(2))
            got, want = ask("compose", a, b), a @ b
            assert got.dtype == dtype and got.shape == batch
            assert all(map(torch.equal, got._tensors(), want._tensors()))


@pytest.mark.slow
def test_a_result_that_takes_gradients_is_refused_with_torchs_error() -> None:
    pose = pk.Pose(*sampling.poses(2)).requires_grad_()
    with pytest.raises(RuntimeError, match="Cowardly refusing to serialize non-leaf tensor which requires_grad"):
        ForkingPickler.dumps(pose @ pose)
