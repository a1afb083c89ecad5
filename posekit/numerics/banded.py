"""Systems of square blocks of which those up to two blocks off the diagonal are not zero, as a part of kernels."""

from __future__ import annotations

import pathlib

from ..engine import fill_file

WARP = 32  # threads of a system on CUDA
_TEMPLATES = pathlib.Path(__file__).parent / "templates"


def team_text(problems: str, body: str) -> str:
    """A kernel whose rows are problems that a warp of CUDA computes together, and on the CPU one thread.

    Args:
        problems: The name of the number of the problem in the text.
        body: The text, in which each of `LANES` threads has a ``lane``, and `TOGETHER` waits for the others.
    """
    return fill_file(_TEMPLATES / "team.h", problems=problems, body=body)


def banded_text(rows: str, right: str, blocks: str, size: str) -> str:
    """The statements that solve a symmetric positive definite system in place, for a kernel of `team_text`.

    The solution is NaN where a matrix is not positive definite.

    Args:
        rows: The rows of the n blocks of k numbers, shape (n, k, 3 k), double: what is two blocks left of the diagonal,
            one block left of it, and on it. What is left of the matrix is not read. It is overwritten.
        right: The right-hand side, shape (n, k), double. It becomes the solution.
        blocks: The number of blocks.
        size: The size of a block.
    """
    return fill_file(_TEMPLATES / "banded.h", rows=rows, right=right, blocks=blocks, size=size)
