"""The columns of blocks that belong to the variables of a sparse problem. Wide variables have several."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import attrs
import torch
from torch import Tensor

from .unknowns import VariableSet

WIDEST = 9  # numbers of a column: the largest blocks of a factorisation


@attrs.frozen(eq=False)
class Part:
    """Some numbers of each variable of a set: all of them, unless a variable is wide.

    Attributes:
        of: The set.
        number: Tells the parts of a problem apart.
        start: The first of the numbers.
        size: How many they are.
    """

    of: VariableSet
    number: int
    start: int
    size: int

    @property
    def count(self) -> int:
        return self.of.count

    @property
    def eliminate(self) -> bool:
        return self.of.eliminate

    @property
    def _fixed(self) -> Tensor:
        """Of which variables these numbers are fixed, shape (count,)."""
        return self.of.held[:, self.start if self.of._fixed.ndim == 2 else 0]

    @property
    def span(self) -> slice:
        """Where its numbers are in a tangent of the set."""
        return slice(self.start, self.start + self.size)

    @staticmethod
    def every(sets: Sequence[VariableSet]) -> list[list[Part]]:
        """The parts of each set, of numbers that are fixed together: as few as possible, of similar sizes."""
        parts: list[list[Part]] = []
        number = 0
        for v in sets:
            spans = [span for run in _runs(v) for span in _spans(*run)]
            parts.append([Part(v, number + k, a, b - a) for k, (a, b) in enumerate(spans)])
            number += len(spans)
        return parts


def _runs(v: VariableSet) -> list[tuple[int, int]]:
    """Where numbers begin and end that are fixed of the same variables."""
    if v._fixed.ndim == 1:
        return [(0, v.size)]
    changes = (v._fixed[:, 1:] != v._fixed[:, :-1]).any(0).nonzero().flatten() + 1
    return [*itertools.pairwise([0, *changes.tolist(), v.size])]


def _spans(start: int, end: int) -> list[tuple[int, int]]:
    """Numbers in as few spans as fit in columns, whose sizes differ by 1 at most."""
    size = end - start
    count = -(-size // WIDEST)
    return [*itertools.pairwise([start + size * k // count for k in range(count + 1)])]


PartIndex = tuple[Part, Tensor]  # variables of a part, by their places in its set


class Columns:
    """The columns of blocks of all variables that are not eliminated.

    Sets whose variables always occur together, as the poses and the intrinsics of cameras, share columns. A column has
    as many numbers as the largest needs; those that no variable has are held.

    Attributes:
        size: The numbers of a column.
        count: The number of columns.
        of: For each set, the column of each variable: -1 if it is fixed. For sets that are eliminated, its number.
        shift: For each set, the first of its numbers in a column.
        joint: For each set, the first set that shares its columns.
    """

    def __init__(self, sets: Sequence[Part], uses: Sequence[Sequence[PartIndex]]) -> None:
        self.of: list[Tensor] = []
        self.shift, self.joint = [0] * len(sets), [*range(len(sets))]
        self.count, self.size = 0, 1
        widths = [v.size for v in sets]
        for k, v in enumerate(sets):
            free = (~v._fixed).nonzero().squeeze(-1)
            column = torch.full((v.count,), -1, device=free.device)
            if v.eliminate:
                column[free] = free
                self.of.append(column)
                continue
            first = next((j for j in range(k) if self._joins(sets, uses, j, k, widths)), None)
            if first is None:
                column[free] = torch.arange(len(free), device=free.device) + self.count
                self.count += len(free)
            else:
                column, self.shift[k], self.joint[k] = self.of[first], widths[first], first
                widths[first] += v.size
            self.of.append(column)
            self.size = max(self.size, widths[self.joint[k]])

    def _joins(
        self, sets: Sequence[Part], uses: Sequence[Sequence[PartIndex]], j: int, k: int, widths: list[int]
    ) -> bool:
        """Whether each factor that is about set j or k is about the same variables of both."""
        a, b = sets[j], sets[k]
        if self.joint[j] != j or a.eliminate or a.count != b.count or not torch.equal(a._fixed, b._fixed):
            return False
        if widths[j] + b.size > WIDEST:
            return False
        together = False
        for references in uses:
            first, second = ([index for part, index in references if part.number == n] for n in (j, k))
            if len(first) != len(second) or len(first) > 1:
                return False
            if first:
                if not torch.equal(first[0], second[0]):
                    return False
                together = True
        return together
