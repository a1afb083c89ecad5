"""Systems of square blocks of which those up to two blocks off the diagonal are not zero, for many at once."""

from __future__ import annotations

import functools
import pathlib

import torch
from torch import Tensor

from ..engine import Native, fill_file

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "banded.h"
_WARP = 32  # threads


@functools.cache
def banded_kernel() -> Native:
    """The kernel, for systems and blocks of any size."""
    return Native("pk_banded", lambda: fill_file(_TEMPLATE), ("rows", "x"), ("blocks", "size"), team=_WARP)


def solve_banded(diagonal: Tensor, first: Tensor, second: Tensor, right: Tensor) -> Tensor:
    """Solve symmetric positive definite systems, in float64. NaN where a matrix is not positive definite.

    Args:
        diagonal: The blocks on the diagonal, shape (B, n, k, k).
        first: The block left of each of them, shape (B, n, k, k), of which the first is not read.
        second: The block left of that, shape (B, n, k, k), of which the first two are not read.
        right: Shape (B, n, k).

    Returns:
        The solutions, shape (B, n, k).
    """
    systems, blocks, size = right.shape
    rows = torch.cat((second, first, diagonal), -1).double().contiguous()
    x = right.double().clone().contiguous()
    elements = blocks * size**3 * 8
    banded_kernel().run({"rows": rows, "x": x}, {"blocks": blocks, "size": size}, systems, elements, right.device)
    return x
