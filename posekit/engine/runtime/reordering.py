"""Copies of tensors with permuted batch dimensions, and the inverse permutation of results."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from .plan import Shape


def reordered(x: Tensor, element: int, order: Sequence[int]) -> Tensor:
    """Permute the batch dimensions. The result is contiguous; dimensions of stride 0 get size 1, to broadcast again.

    Args:
        x: A tensor whose batch may have fewer dimensions than ``order``.
        element: Number of trailing dimensions that belong to an element.
        order: For each dimension of the permuted batch, its index in the original common batch.
    """
    x = x[(None,) * (len(order) + element - x.ndim)]
    for d in range(len(order)):
        if x.stride(d) == 0:
            x = x.narrow(d, 0, 1)
    return x.permute(*order, *range(len(order), x.ndim)).contiguous()


def batch_in_order(batch: Shape, order: Sequence[int]) -> Shape:
    """Prepend ones to a batch shape up to the length of ``order``, and permute it to that order."""
    padded = (1,) * (len(order) - len(batch)) + batch
    return tuple(padded[d] for d in order)


def restored(y: Tensor, shape: Shape, order: Sequence[int]) -> Tensor:
    """Permute the batch dimensions of a result back to the original order; return it contiguous."""
    inverse = sorted(range(len(order)), key=order.__getitem__)
    return y.permute(*inverse, *range(len(order), y.ndim)).reshape(shape).contiguous()
