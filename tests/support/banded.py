"""A kernel that solves banded systems alone, for the part of kernels that does so."""

from __future__ import annotations

import functools

from torch import Tensor

from posekit.engine import Native
from posekit.numerics import WARP, banded_text, team_text


@functools.cache
def banded_kernel() -> Native:
    rows, right = "(double*)rows_ + system * 3 * blocks * size * size", "(double*)right_ + system * blocks * size"

    def text() -> str:
        return team_text("system", banded_text(rows, right, "blocks", "size"))

    return Native("pk_banded", text, ("rows", "right"), ("blocks", "size"), team=WARP)


def solve_banded(rows: Tensor, right: Tensor) -> Tensor:
    """The solutions of systems, shape (B, n, k), of rows of shape (B, n, k, 3 k), see `banded_text`."""
    systems, blocks, size = right.shape
    numbers = {"blocks": blocks, "size": size}
    banded_kernel().run({"rows": rows, "right": right}, numbers, systems, blocks * size**3 * 8, right.device)
    return right
