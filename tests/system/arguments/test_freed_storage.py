"""Tensors with freed storage raise an error; ZeroTensors, which have no memory either, are zeros."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import transform
from posekit.math import pose
from tests.support import sampling


def freed(x: Tensor, offset: int = 0) -> Tensor:
    whole = torch.empty(offset + x.numel(), dtype=x.dtype)
    view = whole[offset:].view(x.shape)
    view.copy_(x)
    whole.untyped_storage().resize_(0)
    return view


@pytest.mark.parametrize("offset", [0, 5, 100_000])
@pytest.mark.parametrize("n", [1, 3, 20_000])
@pytest.mark.parametrize("grad", [False, True])
def test_tensors_with_freed_storage_raise(offset: int, n: int, grad: bool) -> None:
    p, q = sampling.poses(n, dtype=torch.float32)
    pose.inverse(p, q)  # seen before
    gone = freed(p, offset).requires_grad_(grad)
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        pose.inverse(gone, q)
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        pose.apply(gone, q, torch.zeros(1, 3))
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        transform.pose_inverse(gone, q, torch.empty(n, 3))
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        ~pk.Pose(gone, q)


def test_a_large_offset_into_freed_storage_raises() -> None:
    gone = freed(torch.ones(3), offset=5 << 28)  # 5 GiB, which are never touched
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        pose.inverse(gone, torch.ones(4))
    with pytest.raises(pk.ArgumentError, match="has no memory: its storage was freed"):
        pk.Rotation.identity().apply(gone)


def test_zerotensors_are_zeros() -> None:
    p, q = sampling.poses(3)
    zeros = torch._efficientzerotensor(3, 3, dtype=torch.float64)
    torch.testing.assert_close(pose.apply(zeros, q, p), pose.apply(torch.zeros(3, 3, dtype=torch.float64), q, p))
