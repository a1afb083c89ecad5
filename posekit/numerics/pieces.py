"""Large sums, computed and differentiated a block of elements at a time, so that no intermediate is large.

Operands that broadcast are never materialised, and float32 operands are converted to float64 one block at a time. Sums
over few elements have small intermediates and are computed in one piece, which takes half the time.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import broadcast_shapes, forward_ad_level, is_eager, saved_tensors

LARGE = 1 << 18  # sums over at least so many elements are computed in pieces
PIECE = 1 << 13  # elements of a block on the CPU, at most; its intermediates stay in the cache
CUDA_PIECE = 1 << 19  # the same on CUDA, where launches must be few (chosen without a measurement)
Compute = Callable[..., Tensor]
Block = tuple[slice, ...]


def uses_pieces(*tensors: Tensor) -> bool:
    """Whether a sum over these operands is computed in pieces: if it is large, eager and not under a transform."""
    if torch.compiler.is_compiling():
        return False
    elements = 1
    for d in range(2, max([x.ndim for x in tensors]) + 1):
        sizes = [x.shape[-d] for x in tensors if x.ndim >= d]
        elements *= max(sizes) if min(sizes) else 0  # a size of 0 broadcasts sizes of 1
    return elements >= LARGE and forward_ad_level() < 0 and is_eager(tensors)


def in_pieces(compute: Compute, dims: int, *tensors: Tensor) -> Tensor:
    """``compute(*tensors)``, a sum over some dimensions, accumulated block by block.

    Args:
        compute: Takes tensors of shape (*batch, *summed, k), whose leading dimensions broadcast, and returns the sum of
            a function of each element: shape (*batch, m), float64.
        dims: Number of summed dimensions.
        tensors: The operands of ``compute``, each with its own k.
    """
    shape = broadcast_shapes(*[x.shape[:-1] for x in tensors])
    result: Tensor = _InPieces.apply(compute, shape, len(shape) - dims, *tensors)
    return result


def in_one_piece(compute: Compute, dims: int, *tensors: Tensor) -> Tensor:
    """The sum of `in_pieces` by one call of ``compute``, for sums that are not split; ``dims`` is not used."""
    return compute(*tensors)


# These are Functions of torch, as they take tensors alone: a call takes 5 us, and 84 us as a `NestedFunction`. They run
# on eager tensors only (see `uses_pieces`), so they need no rules for vmap and forward mode.
class _InPieces(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, compute: Compute, shape: Sequence[int], batch_dims: int, *tensors: Tensor) -> Tensor:
        ctx.save_for_backward(*tensors)
        ctx.compute, ctx.shape, ctx.batch_dims = compute, shape, batch_dims
        total: Any = None
        for block in _blocks(shape, _block_size(tensors)):
            part = compute(*[_part(x, block) for x in tensors])
            if total is None:
                total = part.new_zeros(*shape[:batch_dims], part.shape[-1])
            total[block[:batch_dims]] += part
        result: Tensor = total
        return result

    @staticmethod
    def backward(ctx: Any, cotangent: Tensor) -> tuple[Tensor | None, ...]:
        tensors, needed = saved_tensors(ctx, "backward"), ctx.needs_input_grad[3:]
        if torch.is_grad_enabled():  # create_graph=True: one piece, so that second derivatives exist
            return None, None, None, *_gradients(ctx.compute, [x.view_as(x) for x in tensors], needed, cotangent, True)
        # Elements that do not broadcast are in one block only: their gradients are copied, not accumulated.
        unbroadcast = [x.shape[:-1] == ctx.shape for x in tensors]
        totals = [
            None
            if not is_needed
            else torch.empty_like(x)
            if is_unbroadcast
            else torch.zeros_like(x, dtype=torch.float64)
            for x, is_needed, is_unbroadcast in zip(tensors, needed, unbroadcast, strict=True)
        ]
        for block in _blocks(ctx.shape, _block_size(tensors)):
            parts = [_part(x, block).detach().requires_grad_(n) for x, n in zip(tensors, needed, strict=True)]
            gradients = _gradients(ctx.compute, parts, needed, cotangent[block[: ctx.batch_dims]], False)
            for total, gradient, is_unbroadcast in zip(totals, gradients, unbroadcast, strict=True):
                if total is not None and gradient is not None:
                    part = _part(total, block)
                    part.copy_(gradient) if is_unbroadcast else part.add_(gradient)
        results = [g if g is None else g.to(x.dtype) for g, x in zip(totals, tensors, strict=True)]
        return None, None, None, *results


def with_first_order_backward(function: Callable[..., Tensor], *tensors: Tensor) -> Tensor:
    """``function(2, *tensors)``, whose first derivatives are computed from ``function(1, *tensors)``, which costs less.

    Args:
        function: Takes the order of derivatives that must be exact, 1 or 2, and the tensors.
        tensors: The operands that are differentiated.
    """
    result: Tensor = _FirstOrderBackward.apply(function, *tensors)
    return result


class _FirstOrderBackward(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, function: Callable[..., Tensor], *tensors: Tensor) -> Tensor:
        ctx.save_for_backward(*tensors)
        ctx.function = function
        return function(2, *tensors)

    @staticmethod
    def backward(ctx: Any, cotangent: Tensor) -> tuple[Tensor | None, ...]:
        tensors, needed = saved_tensors(ctx, "backward"), ctx.needs_input_grad[1:]
        create_graph = torch.is_grad_enabled()
        function = functools.partial(ctx.function, 2 if create_graph else 1)
        leaves = [
            x.view_as(x) if create_graph else x.detach().requires_grad_(n) for x, n in zip(tensors, needed, strict=True)
        ]
        return None, *_gradients(function, leaves, needed, cotangent, create_graph)


def _gradients(
    compute: Compute, tensors: Sequence[Tensor], needed: Sequence[bool], cotangent: Tensor, create_graph: bool
) -> list[Tensor | None]:
    with torch.enable_grad():
        result = compute(*tensors)
    inputs = [x for x, is_needed in zip(tensors, needed, strict=True) if is_needed]
    gradients = iter(torch.autograd.grad(result, inputs, cotangent, create_graph=create_graph, materialize_grads=True))
    return [next(gradients) if is_needed else None for is_needed in needed]


def _block_size(tensors: Sequence[Tensor]) -> int:
    return CUDA_PIECE if tensors[0].is_cuda else PIECE


def _blocks(shape: Sequence[int], size: int) -> Iterator[Block]:
    """Partitions a shape into blocks of at most ``size`` elements."""
    if not shape:
        yield ()
        return
    inner_elements = math.prod(shape[1:])
    step = max(size // max(inner_elements, 1), 1)
    for start in range(0, shape[0], step):
        for inner in _blocks(shape[1:], size) if inner_elements > size else [(slice(None),) * (len(shape) - 1)]:
            yield slice(start, start + step), *inner


def _part(x: Tensor, block: Block) -> Tensor:
    """The slice of a tensor that belongs to a block; dimensions of size 1 broadcast."""
    sizes = x.shape[:-1]
    slices = block[len(block) - len(sizes) :]
    return x[tuple(slice(None) if n == 1 else block_slice for n, block_slice in zip(sizes, slices, strict=True))]
