"""What spawned processes run: they import this file by its name."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.utils.data import Dataset

import posekit as pk

EYE = torch.eye(6, dtype=torch.float64)


class Samples(Dataset[Any]):
    """Values that a worker computes, in a nesting, each a function of its index."""

    def __len__(self) -> int:
        return 8

    def __getitem__(self, k: int) -> dict[str, Any]:
        pose = pk.Pose.exp(torch.linspace(-0.4, 0.5, 6, dtype=torch.float64) * (k + 1))
        path = pk.Trajectory([0.0, 1.0], pk.stack([pose, pose @ pose]))
        return {
            "pose": pose @ pose,
            "rotation": pose.rotation,
            "estimate": pk.UncertainPose(pose, EYE) @ pose,
            "path": path,
            "many": (path.at(torch.linspace(0, 1, 5)), k),
        }


def answer(tasks: Any, answers: Any) -> None:
    """Answer tasks, which are pairs of a name and arguments, until one is None."""
    torch.set_num_threads(1)
    while (task := tasks.get()) is not None:
        name, *arguments = task
        answers.put(TASKS[name](*arguments))
        del arguments, task


def move(pose: pk.Pose) -> tuple[bool, pk.Pose]:
    """Write into the tensors of a pose, and say whether another process can see it."""
    pose.position.add_(1)
    return pose.position.is_shared() and pose.quaternion.is_shared(), pose


def fit(pose: pk.Pose, points: Tensor) -> tuple[bool, Tensor]:
    """Whether a pose takes gradients, and its gradient."""
    loss = pose.apply(points).square().sum()
    gradients = torch.autograd.grad(loss, [pose.position, pose.quaternion])
    return pose.requires_grad and pose.position.is_leaf, torch.cat(gradients, -1)


_kept: list[Any] = []


def keep(value: Any) -> None:
    _kept.append(value)


def kept() -> list[Any]:
    """The `checksums` of what `keep` received."""
    found = [checksums(value) for value in _kept]
    _kept.clear()
    return found


def checksums(value: pk.Pose) -> list[int]:
    """Sums of the bits of the tensors, which are float32."""
    return [int(x.view(torch.int32).sum()) for x in value._tensors()]


def compose(a: pk.Pose, b: pk.Pose) -> pk.Pose:
    return a @ b


TASKS = {f.__name__: f for f in (move, fit, keep, kept, compose)}
