"""Systems of square blocks of which those up to two blocks off the diagonal are not zero, for many at once."""

from __future__ import annotations

import functools
import pathlib

from torch import Tensor

from ..engine import Native, fill_file

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "banded.h"
_WARP = 32  # threads


@functools.cache
def banded_kernel() -> Native:
    """The kernel, for systems and blocks of any size."""
    return Native("pk_banded", lambda: fill_file(_TEMPLATE), ("rows", "x"), ("blocks", "size"), team=_WARP)


def solve_banded(rows: Tensor, right: Tensor) -> Tensor:
    """Solve symmetric positive definite systems in place. NaN where a matrix is not positive definite.

    Args:
        rows: The rows of the blocks, contiguous, shape (B, n, k, 3 k), float64: what is two blocks left of the
            diagonal, one block left of it, and on it. What is left of the matrix is not read. It is overwritten.
        right: Shape (B, n, k), contiguous, float64. It becomes the result.

    Returns:
        The solutions, shape (B, n, k).
    """
    systems, blocks, size = right.shape
    elements = blocks * size**3 * 8
    banded_kernel().run({"rows": rows, "x": right}, {"blocks": blocks, "size": size}, systems, elements, right.device)
    return right
