"""The ports of programs of sweeps: tensors with one element per step."""

from __future__ import annotations

import math

import attrs
from typing_extensions import Self

from .program import Port

Sizes = tuple[int, ...]


@attrs.frozen(slots=False)
class SequencePort(Port):
    """A port with one element per step. Its shape begins with the length of the sequence.

    Attributes:
        shared: Whether the whole batch of a tree usually shares one tensor. Then the kernel computes only once for
            all lanes what depends on such inputs alone, and it sums their gradients.
    """

    shared: bool = False

    @property
    def width(self) -> int:
        """How many numbers a step reads or writes."""
        return math.prod(self.shape[1:])

    def resized(self, sizes: Sizes) -> Self:
        """The same port for a sequence of another length."""
        return attrs.evolve(self, shape=(sizes[0], *self.shape[1:]))


@attrs.frozen(slots=False)
class GatheredPort(SequencePort):
    """A port of which each step reads consecutive columns, from one that the table names.

    As an output, what several steps write is added up. Its shape is ``(columns, *shape of a column)``.

    Attributes:
        reads: How many columns a step reads at most.
        place: The number of a row of the table that is the column.
        counted: Which of the sizes of a program is the number of columns. If it is 0, each step has its own.
    """

    reads: int = 1
    place: int = 2
    counted: int = 1

    @property
    def each(self) -> int:
        """How many numbers a column has."""
        return math.prod(self.shape[1:])

    @property
    def width(self) -> int:
        return self.reads * self.each

    def resized(self, sizes: Sizes) -> Self:
        return attrs.evolve(self, shape=(sizes[self.counted], *self.shape[1:]))


Terms = tuple[tuple[int, int], ...]


@attrs.frozen(slots=False)
class PairPort(GatheredPort):
    """An output of a number for each two columns whose steps are one above the other, or the same.

    It is a sum of products of numbers that the two steps keep for the columns (see `SweepBody.kept`). Numbers of the
    same two columns are added up, and others are zero. Results count as constants in derivatives.

    Attributes:
        above: Which numbers of the upper step, and of the lower one, are multiplied where the row is the upper one's.
        below: The same where the row is that of the lower step, or both are the same. If it is ``above``, the matrix is
            symmetric.
        diagonal: The number of the lower step that is added where both columns are the same; -1 for none.
        of_steps: How many columns each step has, if columns are not those of joints, as rows are.
    """

    above: Terms = ()
    below: Terms = ()
    diagonal: int = -1
    of_steps: int = 0

    @property
    def is_symmetric(self) -> bool:
        """Whether the results are symmetric matrices."""
        return self.above == self.below

    @property
    def width(self) -> int:
        """Steps write none of its numbers."""
        return 0

    def resized(self, sizes: Sizes) -> Self:
        shape = (sizes[2], sizes[0], self.of_steps) if self.of_steps else (sizes[2], sizes[2])
        return attrs.evolve(self, shape=shape)


class TablePort(SequencePort):
    """A float64 table that describes a tree, shared by the whole batch, and constant in derivatives.

    A row describes a step. Its first number is the parent, an earlier step, or -1 for a root. The second one, if there
    is one, selects the case of the step, and others are its columns in each `GatheredPort`. Steps may read all of them.
    For a `PairPort` numbers 7 and 8 are the columns of a joint in the result and in what steps keep, and number 9 is
    how many there are.
    """


def width(port: Port) -> int:
    """The size of one element: of one step for a `SequencePort`, of the whole sequence for any other port."""
    return port.width if isinstance(port, SequencePort) else port.size
