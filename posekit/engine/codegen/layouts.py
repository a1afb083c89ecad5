"""How a kernel walks its tensors: one way of access for each, along the innermost loop."""

from __future__ import annotations

import enum

OUTER = 3  # loops around the innermost one


class Access(enum.Enum):
    """How one tensor is walked along the innermost loop; the value stands in names of kernels."""

    NATURAL = "n"  # elements lie one after the other
    BROADCAST = "z"  # an input: the same element again and again
    STRIDED = "s"  # any strides: gathered into, or scattered from, a local tile
    SUM = "r"  # an output that the whole inner loop is added to
    OUTER_SUM = "a"  # an output that turns of the outer loops are added to
    SINGLE_SUM = "t"  # an output that is written once, the sum of an inner loop of one thread; on the CPU only
    STREAMED = "w"  # an output that is too large for the caches: elements one after the other, by streaming stores


# One for each tensor, the inputs first. A flat layout has a single loop, over elements that lie one after the other in
# all tensors, and a kernel of its own that takes no strides.
Layout = tuple[Access, ...]
FLAT: Layout = ()
STREAMED: Layout = (Access.STREAMED,)  # flat, and all outputs are streamed

TOTALS = frozenset((Access.SUM, Access.OUTER_SUM))  # kept in float64, from zero on


def is_flat(layout: Layout) -> bool:
    return layout in (FLAT, STREAMED)


def layout_name(layout: Layout) -> str:
    """As a part of a kernel's name."""
    return "".join(access.value for access in layout)
