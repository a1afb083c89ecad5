"""Layouts: how a kernel accesses each of its tensors along the innermost loop."""

from __future__ import annotations

import enum

OUTER = 3  # number of outer loops


class Access(enum.Enum):
    """How one tensor is accessed along the innermost loop. The values are part of kernel names."""

    NATURAL = "n"  # contiguous elements
    BROADCAST = "z"  # an input with stride 0: the same element in every iteration
    STRIDED = "s"  # any strides: gathered into, or scattered from, a local tile
    SUM = "r"  # an output reduced over the inner loop, then added to a total
    OUTER_SUM = "a"  # an output accumulated across iterations of the outer loops
    SINGLE_SUM = "t"  # an output reduced over the inner loop by one thread, and stored once; on the CPU only
    STREAMED = "w"  # an output larger than the caches: contiguous elements, written by streaming stores
    INDEXED = "x"  # an input of which an index names the row; on the CPU only
    INDEXED_SUM = "y"  # an output whose rows are added to those that an index names; on the CPU only
    ONE_LANE = "l"  # a sweep over a tree with one lane, in scalar code; on the CPU only
    ROWS = "p"  # any strides, on CUDA only: rows of 16 bytes are moved as a whole where they are aligned


# One `Access` per tensor, inputs first. A flat layout means one loop over elements that are contiguous in all tensors.
# It has a kernel of its own, which takes no strides. On CUDA any other layout has `ROWS`, and sums alone besides: `SUM`
# and `OUTER_SUM` are there sums over the tile of iterations of one thread block or part of it.
Layout = tuple[Access, ...]
FLAT: Layout = ()
STREAMED: Layout = (Access.STREAMED,)  # flat, with streaming stores to all outputs

TOTALS = frozenset(
    (Access.SUM, Access.OUTER_SUM, Access.INDEXED_SUM)
)  # accumulated in float64 buffers that are zero at first


def is_flat(layout: Layout) -> bool:
    return layout in (FLAT, STREAMED)


def is_for_cuda(layout: Layout) -> bool:
    """Whether a layout is one of CUDA: each group of threads computes a tile of iterations."""
    return Access.ROWS in layout


def is_indexed(layout: Layout) -> bool:
    """Whether a layout loops over rows of which an index names what they read or add to."""
    return Access.INDEXED in layout or Access.INDEXED_SUM in layout


def layout_name(layout: Layout) -> str:
    """The layout as a part of a kernel's name."""
    return "".join(access.value for access in layout)
