"""Products and batches of poses along the ways of a tree."""

from __future__ import annotations

import functools
import operator
from typing import Any

import torch

from .. import arguments
from ..geometry import chain
from ..values import Pose, UncertainPose, stack


def stacked(poses: list[Any]) -> Any:
    """Poses along a last dimension. Certain ones among uncertain ones have no variance."""
    if any([isinstance(x, UncertainPose) for x in poses]):
        zero = poses[0]._lead.new_zeros(6, 6)
        poses = [x if isinstance(x, UncertainPose) else UncertainPose(x, zero) for x in poses]
    shape = arguments.broadcast("FrameTree", **{str(i): x.shape for i, x in enumerate(poses)})
    return stack([x.expand(*shape) for x in poses], -1)


def alike(poses: list[Pose]) -> list[Pose]:
    """Poses of one dtype."""
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in poses])
    return [x.to(dtype) for x in poses]


def composed(poses: list[Pose]) -> Pose:
    """The product of poses. Those without a batch that follow each other are one chain: 9 us in place of 40 for ten.

    Batches of 100,000 times would take three times as long in a chain, for which they are stacked.
    """
    parts: list[Pose] = []
    start = 0
    for i in range(1, len(poses) + 1):
        first = poses[start]
        if i < len(poses) and first.shape.numel() == 1 and _match(first, poses[i]):
            continue
        parts.append(_chain(poses[start:i]) if i - start > 1 else first)
        start = i
    return functools.reduce(operator.matmul, parts)


def _match(first: Pose, second: Pose) -> bool:
    return first.shape == second.shape and first.dtype is second.dtype


def _chain(poses: list[Pose]) -> Pose:
    return chain(Pose._unchecked(*[torch.stack(x, -2) for x in zip(*[p._tensors() for p in poses], strict=True)]), -1)
