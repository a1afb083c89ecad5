"""Sums and choices of many numbers, which long kernels compute by loops; the bits are those of straight lines."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ...engine import Routine, Scalar, select

_MOST = 32  # results of a routine that chooses, each of which is a node with all of its operands


def either(flag: Scalar, a: Sequence[Scalar], b: Sequence[Scalar]) -> list[Scalar]:
    """The first numbers where a flag is 1, and the second ones where it is 0."""
    chosen: list[Scalar] = []
    for k in range(0, len(a), _MOST):
        some, others = a[k : k + _MOST], b[k : k + _MOST]
        chosen += _either(len(some))([flag], some, others)
    return chosen


def total(numbers: Sequence[Scalar]) -> Scalar:
    """The sum of numbers, from the first to the last."""
    return _total(len(numbers))(numbers)[0]


@functools.cache
def _either(n: int) -> Routine:
    def algebra(flag: Sequence[Scalar], a: Sequence[Scalar], b: Sequence[Scalar]) -> Sequence[Scalar]:
        condition = flag[0] > 0.5
        return [select(condition, x, y) for x, y in zip(a, b, strict=True)]

    text = f"const auto is_first = REAL(0.5) < a0[0];\nfor (int k = 0; k < {n}; ++k) r[k] = is_first ? a1[k] : a2[k];"
    return Routine(f"either.{n}", (1, n, n), n, algebra, lambda: text)


@functools.cache
def _total(n: int) -> Routine:
    def algebra(numbers: Sequence[Scalar]) -> Sequence[Scalar]:
        return [functools.reduce(lambda a, b: a + b, numbers)]

    text = f"REAL sum = a0[0];\nfor (int k = 1; k < {n}; ++k) sum = sum + a0[k];\nr[0] = sum;"
    return Routine(f"total.{n}", (n,), 1, algebra, lambda: text)
