"""Routines: linear algebra as functions with loops in long kernels for the CPU, as straight-line algebra elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import attrs

from .primitives import ROUTINE
from .scalar import Scalar

T = TypeVar("T")


@attrs.frozen(eq=False, repr=False)
class Routine:
    """A function from numbers to numbers, as a node for each result.

    Straight lines would stand in a kernel for each call: two poses' step of least squares, with three factors of 12
    unknowns, took 1.0 s to compile. Both forms compute each result by the same operations in the same order, so that it
    has the same bits; only the sign of a zero may differ, where algebra simplifies products with zeros and ones.
    Derivatives are those of the algebra.

    Attributes:
        name: Part of the digests of programs.
        sizes: How many numbers each operand has.
        results: How many numbers it returns.
        algebra: Computes the results from the operands.
        text: The statements of C++ that compute ``r`` from ``a0``, ``a1``, ...: arrays of ``REAL``, which may be a
            vector of numbers.
    """

    name: str
    sizes: Sequence[int]
    results: int
    algebra: Callable[..., Sequence[Scalar]]
    text: Callable[[], str]

    def __repr__(self) -> str:
        return self.name

    def __call__(self, *operands: Sequence[Scalar]) -> list[Scalar]:
        numbers = [x for operand in operands for x in operand]
        return [numbers[0].graph.node(ROUTINE, *numbers, data=(self, k)) for k in range(self.results)]

    def operands(self, numbers: Sequence[T]) -> list[Sequence[T]]:
        """The numbers of each operand."""
        starts = [sum(self.sizes[:i]) for i in range(len(self.sizes))]
        return [numbers[start : start + size] for start, size in zip(starts, self.sizes, strict=True)]
