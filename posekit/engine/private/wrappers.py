"""Tensors without data, whose operations a class of Python computes. Available only with private names of torch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class DispatchMode(TorchDispatchMode):
    """A mode that sees all of torch's operations in eager code, which nothing compiles."""

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        return False  # the check for a compiler would take half of the time


def wrapper_tensor(cls: Any, shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> Any:
    """A tensor of a subclass with ``__torch_dispatch__`` that has a shape, and no memory."""
    return torch.Tensor._make_wrapper_subclass(cls, tuple(shape), dtype=dtype, device=device)
