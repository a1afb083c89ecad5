"""The random choices of a case: numbers, shapes, dtypes and memory layouts. The same key gives the same choices."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

import torch
from torch import Tensor

T = TypeVar("T")
Shape = tuple[int, ...]

# float64 and float32 do most of the work. Half precision is a storage dtype only.
DTYPES = (torch.float64,) * 4 + (torch.float32,) * 4 + (torch.float16, torch.bfloat16)
# Tens to this power are the largest magnitudes whose squares and products stay in range.
DECADES = {torch.float64: 12, torch.float32: 6, torch.bfloat16: 6, torch.float16: 1}
LARGE = (4095, 4096, 16_385)  # sizes about which the kernels' loops and threads change


class Draw:
    """A source of random choices.

    Attributes:
        hard: Whether this case includes points where formulas are most likely to fail.
        decades: The decimal logarithm of the largest magnitudes.
        count: The number of points, keys or elements in arguments that consist of several.
    """

    def __init__(self, *key: object) -> None:
        self.random = random.Random("/".join(map(str, key)))  # a text is hashed alike in every process
        self.generator = torch.Generator().manual_seed(self.random.getrandbits(62))
        self.hard = self.chance(0.5)
        self.decades = 6
        self.count = self.choice((2, 3, 4, 5))

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def choice(self, options: Sequence[T]) -> T:
        return options[self.random.randrange(len(options))]

    def integer(self, low: int, high: int) -> int:
        """An integer in [low, high]."""
        return self.random.randint(low, high)

    def normal(self, *shape: int) -> Tensor:
        return torch.randn(shape, dtype=torch.float64, generator=self.generator)

    def uniform(self, shape: Sequence[int], low: float = 0.0, high: float = 1.0) -> Tensor:
        return low + (high - low) * torch.rand(tuple(shape), dtype=torch.float64, generator=self.generator)

    def magnitudes(self, shape: Sequence[int], low: float, high: float) -> Tensor:
        """Tens to powers in [low, high]."""
        return torch.pow(10.0, self.uniform(shape, low, high))

    def mixed(self, ordinary: Tensor, *specials: Tensor | float) -> Tensor:
        """Replaces some elements by special ones, if the case is hard."""
        if not self.hard or not specials:
            return ordinary
        index = torch.randint(0, 2 * len(specials), ordinary.shape, generator=self.generator)
        for k, special in enumerate(specials):
            ordinary = torch.where(index == k, special, ordinary)
        return ordinary

    # Shapes

    def batch(self, large: bool = False, least: int = 0) -> Shape:
        """A batch shape of at least ``least`` dimensions: none, small, empty, or, if allowed, rarely a large one."""
        if large and least < 2 and self.chance(0.02):
            return (self.choice(LARGE),)
        rank = max(least, self.choice((0, 1, 1, 1, 2, 2, 3)))
        return tuple(0 if self.chance(0.03) else self.choice((1, 2, 3, 5)) for _ in range(rank))

    def part(self, batch: Shape) -> Shape:
        """A shape that broadcasts to a batch shape."""
        if self.chance(0.5):
            return batch
        kept = batch[self.integer(0, len(batch)) :]
        return tuple(1 if self.chance(0.25) else n for n in kept)

    # Tensors

    def dtypes(self, count: int) -> list[torch.dtype]:
        """One dtype for all tensors, or rarely one for each."""
        if self.chance(0.12):
            return [self.choice(DTYPES) for _ in range(count)]
        return [self.choice(DTYPES)] * count

    def laid_out(self, x: Tensor, batch_rank: int) -> Tensor:
        """A tensor with the values of ``x`` in a random memory layout: with gaps, permuted, offset, or lazily negative.

        A repeated layout has strides of 0, and takes the values of the first element along those dimensions.
        """
        layout = self.choice(("contiguous", "contiguous", "strided", "strided", "repeated", "negative"))
        if layout == "contiguous":
            return x.contiguous()
        if layout == "repeated":
            for i in range(batch_rank):
                if x.shape[i] and self.chance(0.6):
                    x = x.narrow(i, 0, 1).expand(x.shape)
            return x
        if layout == "negative" and x.dtype.itemsize >= 4:
            return torch.complex(torch.zeros_like(x), -x).conj().imag
        return strided(x, self._permutation(x.dim()), [self.choice((1, 1, 2)) for _ in x.shape], self.integer(0, 5))

    def _permutation(self, n: int) -> list[int]:
        order = list(range(n))
        if self.chance(0.6):
            self.random.shuffle(order)
        return order


def strided(x: Tensor, order: Sequence[int], gaps: Sequence[int], offset: int) -> Tensor:
    """A copy in memory that is otherwise NaN: dimensions from outer to inner in ``order``, gaps, and an offset."""
    strides, step = [0] * x.dim(), 1
    for i in reversed(order):
        strides[i] = step * gaps[i]
        step *= gaps[i] * max(x.shape[i], 1)
    base = torch.full((offset + step + 1,), math.nan, dtype=x.dtype)
    view = base.as_strided(x.shape, strides, offset)
    view.copy_(x)
    return view
