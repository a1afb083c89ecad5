"""Results of posekit that are large enough for the workspace, with a mark that shows whether they were overwritten."""

from __future__ import annotations

import itertools
from typing import Any

import torch
from torch import Tensor

from posekit.math import rotation

N = 20_480  # quaternions: 327 680 bytes, large enough for the workspace, and a size that it does not round up


def marked(mark: float, n: int = N) -> Tensor:
    """A result of posekit, (n, 4), with ``mark`` as its first component and its negative as the others."""
    return rotation.inverse(torch.full((n, 4), float(mark)))


def is_marked(x: Any, mark: float) -> bool:
    numbers = torch.as_tensor(x, dtype=torch.float32).reshape(-1, 4)
    return bool((numbers[:, 0] == mark).all() and (numbers[:, 1:] == -mark).all())


def span(x: Tensor) -> tuple[int, int]:
    storage = x.untyped_storage()
    return storage.data_ptr(), storage.data_ptr() + storage.nbytes()


def assert_disjoint(tensors: list[Tensor]) -> None:
    spans = sorted(map(span, tensors))
    for (_, end), (start, _) in itertools.pairwise(spans):
        assert end <= start
