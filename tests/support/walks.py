"""Ops and memory layouts for the tests of how kernels traverse memory."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.support import sampling

# For tests that need many kernels, where the number of operands makes no difference.
TYPICAL = ("Pose.compose", "Rotation.apply")


def strided(x: Tensor) -> dict[str, Tensor]:
    """Tensors like ``x``, of batch shape (4, 3), in every memory layout; expanded ones repeat its first elements."""
    found = dict(sampling.layouts(x))
    sliced = x.new_full((2 * len(x), *x.shape[1:]), torch.nan)
    sliced[::2] = x
    found["sliced"] = sliced[::2]
    found["expanded"] = x[:1, :1].expand_as(x)
    found["expanded inside"] = x[:, :1].expand_as(x)
    if x.ndim == 4:
        found["transposed matrices"] = x.mT.contiguous().mT
    return found
