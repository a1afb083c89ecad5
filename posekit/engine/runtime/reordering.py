"""Copies of tensors whose batch dimensions are in another order, and results back in the first one."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from .plan import Shape


def reordered(x: Tensor, element: int, order: Sequence[int]) -> Tensor:
    """The tensor with its batch dimensions in an order, dense but for those that it broadcasts, which get size 1.

    Args:
        x: Its batch may have fewer dimensions than the order.
        element: How many of its last dimensions belong to an element.
        order: For each dimension of the common batch its place in the old order.
    """
    x = x[(None,) * (len(order) + element - x.ndim)]
    for d in range(len(order)):
        if x.stride(d) == 0:
            x = x.narrow(d, 0, 1)
    return x.permute(*order, *range(len(order), x.ndim)).contiguous()


def batch_in_order(batch: Shape, order: Sequence[int]) -> Shape:
    """The same for a batch shape."""
    whole = (1,) * (len(order) - len(batch)) + batch
    return tuple(whole[d] for d in order)


def restored(y: Tensor, shape: Shape, order: Sequence[int]) -> Tensor:
    """A result in the old order, contiguous."""
    back = sorted(range(len(order)), key=order.__getitem__)
    return y.permute(*back, *range(len(order), y.ndim)).reshape(shape).contiguous()
