"""What a tensor is beneath its face: eager, without storage of its own, lazily negative or zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from ...errors import ArgumentError
from .. import private
from ..runtime import Shape

# The address of a tensor whose storage is null is its offset in bytes. Where memory lies below, calls are only slower.
LOWEST_ADDRESS = 1 << 32
EXACT_TYPES = (Tensor, Parameter)  # subclasses may mean anything, so they go through the dispatcher


def is_eager(inputs: Sequence[Any]) -> bool:
    """Whether these are real tensors outside every transform, mode and trace."""
    if private.functorch_active() or private.dispatch_modes() or private.is_tracing():
        return False
    return all([type(x) in EXACT_TYPES and (x.is_cpu or x.is_cuda) and not x.is_neg() for x in inputs])


def have_memory(tensors: Sequence[Tensor]) -> bool:
    """Whether all have memory. Batched tensors of the old vmap and lazy zeros look eager, but have none."""
    try:
        return all([x.data_ptr() >= LOWEST_ADDRESS or not x.numel() for x in tensors])
    except RuntimeError:
        return False


def without_storage(inputs: Sequence[Any]) -> bool:
    """Whether one is a batched tensor of the old vmap, which gradcheck still uses: it looks eager until here.

    So do sparse and nested tensors, which are refused where this leads.
    """
    try:
        for x in inputs:
            if type(x) in EXACT_TYPES:
                x.data_ptr()
                if x.is_nested:
                    return True
    except RuntimeError:
        return True
    return False


def materialised(x: Tensor) -> Tensor:
    """Materialises lazy negatives and ZeroTensors, which have no memory of their own."""
    if x.is_neg():
        return x.resolve_neg()
    if x.data_ptr() < LOWEST_ADDRESS and x.numel() and not x.is_meta:
        if private.is_zero_tensor(x):
            return torch.zeros(x.shape, dtype=x.dtype, device=x.device)
        if x.untyped_storage().data_ptr() == 0:
            raise ArgumentError("a tensor has no memory: its storage was freed, as by untyped_storage().resize_(0)")
    return x


def fitted(gradient: Tensor, shape: Shape, dtype: torch.dtype) -> Tensor:
    """A gradient in its input's shape and dtype; what the kernel made already has the shape."""
    if gradient.shape != shape:
        smaller = gradient.dim() <= len(shape) and all(
            g in (1, n) for g, n in zip(reversed(gradient.shape), reversed(shape), strict=False)
        )
        gradient = gradient.expand(shape) if smaller else gradient.sum_to_size(shape)
    return gradient if gradient.dtype == dtype else gradient.to(dtype)
