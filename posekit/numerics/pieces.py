"""Sums over many elements, computed and differentiated a piece at a time, so that no intermediate is large.

Operands that broadcast are never copied out, and float32 never becomes float64 but in a piece. Sums over few elements,
whose intermediates are small, are computed in one piece, which takes half the time.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import forward_ad_level, is_eager

LARGE = 1 << 18  # elements, from which on a sum is taken apart
PIECE = 1 << 13  # elements
Compute = Callable[..., Tensor]
Place = tuple[slice, ...]


def takes_apart(*tensors: Tensor) -> bool:
    """Whether to compute a sum over these in pieces: if it is large, and neither compiled nor transformed."""
    if torch.compiler.is_compiling():
        return False
    elements = 1
    for d in range(2, max([x.ndim for x in tensors]) + 1):
        elements *= max([x.shape[-d] for x in tensors if x.ndim >= d])
    return elements >= LARGE and forward_ad_level() < 0 and is_eager(tensors)


def in_pieces(compute: Compute, dims: int, *tensors: Tensor) -> Tensor:
    """``compute(*tensors)``, which is a sum over some dimensions.

    Args:
        compute: From tensors (*batch, *summed, k), whose leading dimensions broadcast, to one of shape (*batch, m) in
            float64: the sum of something of each element.
        dims: How many dimensions are summed over.
        tensors: Of any k each.
    """
    shape = torch.broadcast_shapes(*[x.shape[:-1] for x in tensors])
    made: Tensor = _InPieces.apply(compute, shape, len(shape) - dims, *tensors)
    return made


def in_one(compute: Compute, dims: int, *tensors: Tensor) -> Tensor:
    """The same without taking it apart."""
    return compute(*tensors)


class _InPieces(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, compute: Compute, shape: Sequence[int], kept: int, *tensors: Tensor) -> Tensor:
        ctx.save_for_backward(*tensors)
        ctx.compute, ctx.shape, ctx.kept = compute, shape, kept
        total = None
        for place in _pieces(shape):
            part = compute(*[_part(x, place) for x in tensors])
            if total is None:
                total = part.new_zeros(*shape[:kept], part.shape[-1])
            total[place[:kept]] += part
        assert total is not None
        return total

    @staticmethod
    def backward(ctx: Any, cotangent: Tensor) -> tuple[Tensor | None, ...]:
        tensors, wants = ctx.saved_tensors, ctx.needs_input_grad[3:]
        if torch.is_grad_enabled():  # second derivatives will be asked for: in one piece
            return None, None, None, *_gradients(ctx.compute, [x.view_as(x) for x in tensors], wants, cotangent, True)
        whole = [x.shape[:-1] == ctx.shape for x in tensors]  # each of its elements is in one piece only
        totals = [
            None if not want else torch.empty_like(x) if once else torch.zeros_like(x, dtype=torch.float64)
            for x, want, once in zip(tensors, wants, whole, strict=True)
        ]
        for place in _pieces(ctx.shape):
            parts = [_part(x, place).detach().requires_grad_(want) for x, want in zip(tensors, wants, strict=True)]
            found = _gradients(ctx.compute, parts, wants, cotangent[place[: ctx.kept]], False)
            for total, gradient, once in zip(totals, found, whole, strict=True):
                if total is not None and gradient is not None:
                    part = _part(total, place)
                    part.copy_(gradient) if once else part.add_(gradient)
        ready = [g if g is None else g.to(x.dtype) for g, x in zip(totals, tensors, strict=True)]
        return None, None, None, *ready


def differentiated(function: Callable[..., Tensor], *tensors: Tensor) -> Tensor:
    """``function(2, *tensors)``, of which ``function(1, *tensors)`` has the first derivatives, at less cost."""
    made: Tensor = _OfOrder.apply(function, *tensors)
    return made


class _OfOrder(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, function: Callable[..., Tensor], *tensors: Tensor) -> Tensor:
        ctx.save_for_backward(*tensors)
        ctx.function = function
        return function(2, *tensors)

    @staticmethod
    def backward(ctx: Any, cotangent: Tensor) -> tuple[Tensor | None, ...]:
        tensors, wants, graph = ctx.saved_tensors, ctx.needs_input_grad[1:], torch.is_grad_enabled()
        own = [x.view_as(x) if graph else x.detach().requires_grad_(w) for x, w in zip(tensors, wants, strict=True)]
        return None, *_gradients(functools.partial(ctx.function, 2 if graph else 1), own, wants, cotangent, graph)


def _gradients(
    compute: Compute, tensors: Sequence[Tensor], wants: Sequence[bool], cotangent: Tensor, create_graph: bool
) -> list[Tensor | None]:
    with torch.enable_grad():
        made = compute(*tensors)
    wanted = [x for x, want in zip(tensors, wants, strict=True) if want]
    found = iter(torch.autograd.grad(made, wanted, cotangent, create_graph=create_graph, materialize_grads=True))
    return [next(found) if want else None for want in wants]


def _pieces(shape: Sequence[int]) -> Iterator[Place]:
    """Blocks of so many elements or fewer, which together are all."""
    if not shape:
        yield ()
        return
    rest = math.prod(shape[1:])
    step = max(PIECE // max(rest, 1), 1)
    for start in range(0, shape[0], step):
        for more in _pieces(shape[1:]) if rest > PIECE else [(slice(None),) * (len(shape) - 1)]:
            yield slice(start, start + step), *more


def _part(x: Tensor, place: Place) -> Tensor:
    """The part of a tensor, which may broadcast, that belongs to a block."""
    sizes = x.shape[:-1]
    near = place[len(place) - len(sizes) :]
    return x[tuple(slice(None) if n == 1 else part for n, part in zip(sizes, near, strict=True))]
