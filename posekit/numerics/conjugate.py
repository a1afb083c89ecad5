"""Conjugate gradients for symmetric matrices of blocks, preconditioned by the blocks on the diagonal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

import torch
from torch import Tensor

from ..engine import is_cuda
from .schur import Groups, Schur, inverted
from .sparse_kernels import Arguments, run_rows

_STEPS = 8  # between two looks at a search on CUDA


class BlockPattern:
    """Where the blocks of symmetric matrices are: what matrices of one pattern share.

    Args:
        pairs: The row and column of each block that is not on the diagonal, shape (m, 2); it stands for its transpose
            as well.
        n: The number of rows of blocks.

    Attributes:
        rows: The rows, shape (m,).
        columns: The columns, shape (m,).
    """

    def __init__(self, pairs: Tensor, n: int) -> None:
        self.n, self.pairs = n, pairs.to(torch.int64).contiguous()
        self.rows, self.columns = self.pairs.unbind(-1)
        groups = Groups(self.pairs.flatten(), n)
        # Twice the block, plus one for its transpose.
        self.pointers, self.list = groups.pointers, groups.rows


class Eliminated(NamedTuple):
    """Variables whose elimination subtracts W H^-1 W^T from a matrix: the inverses of H, and the rows of W."""

    schur: Schur
    inverses: Tensor
    rows: Tensor


class BlockMatrix:
    """A symmetric matrix of square blocks, on any device: the product with a vector, and systems solved by it.

    >>> from posekit.numerics import BlockMatrix
    >>> eye = torch.eye(3, dtype=torch.float64).repeat(3, 1, 1)
    >>> matrix = BlockMatrix(torch.tensor([[0, 1], [2, 1]]), 4 * eye, -eye[:2])
    >>> ones = torch.ones(3, 3, dtype=torch.float64)
    >>> x, steps = matrix.solve(matrix @ ones, tolerance=1e-6)
    >>> torch.allclose(x, ones), steps
    (True, 2)

    Args:
        pattern: Where its blocks are, or the rows and columns of those that are not on the diagonal, shape (m, 2). On
            CUDA a pattern waits for the device, and a matrix does not.
        diagonal: The blocks on the diagonal, shape (n, size, size), float64.
        blocks: The others, shape (m, size, size).
        eliminated: Variables whose Schur complement this is: products pass their rows twice, in place of its blocks,
            of which only those on the diagonal are computed.
    """

    def __init__(
        self, pattern: BlockPattern | Tensor, diagonal: Tensor, blocks: Tensor, eliminated: Sequence[Eliminated] = ()
    ) -> None:
        self.pattern = pattern if isinstance(pattern, BlockPattern) else BlockPattern(pattern, len(diagonal))
        self.rows, self.columns = self.pattern.rows, self.pattern.columns
        self.diagonal, self.blocks, self.eliminated = diagonal.contiguous(), blocks.contiguous(), eliminated

    def __matmul__(self, x: Tensor) -> Tensor:
        """The product with x, shape (n, size)."""
        y = torch.empty_like(x, memory_format=torch.contiguous_format)
        self._multiply({"p": x.contiguous(), "q": y})
        return y

    def _multiply(self, vectors: Arguments) -> None:
        """The product q of p, and ``dots``, those of their numbers."""
        self._run(0, vectors)
        p, q, dots = (cast("Tensor", vectors.get(name)) for name in ("p", "q", "dots"))
        products = {} if dots is None else {"p": p, "dots": dots}
        for schur, inverses, rows in self.eliminated:
            schur.add(rows, schur.substitute(inverses, None, rows, p), q, **products)

    def _preconditioner(self) -> Tensor:
        """The inverses of the blocks on the diagonal."""
        diagonal = self.diagonal.clone() if self.eliminated else self.diagonal
        for schur, inverses, rows in self.eliminated:
            schur.subtract_diagonal(inverses, rows, diagonal)
        return inverted(diagonal)

    def _run(self, phase: int, arguments: Arguments) -> None:
        n, size = self.diagonal.shape[:2]
        pattern, device = self.pattern, self.diagonal.device
        lists: Arguments = {"pointers": pattern.pointers, "list": pattern.list, "pairs": pattern.pairs}
        values: Arguments = {"diagonal": self.diagonal, "blocks": self.blocks, "n": n, "phase": phase}
        elements = size**2 * (1 + 2 * len(pattern.pairs) // max(n, 1)) if phase == 0 else size**2
        count, threads = (1, 1) if phase == 3 else (n, 32 * n if phase == 0 else n)
        whole = {**lists, **values, **arguments}
        run_rows("conjugate", size, whole, count, device, elements=elements, threads=threads)

    def solve(self, b: Tensor, *, tolerance: float = 1e-8, max_steps: int = 0) -> tuple[Tensor, int]:
        """Solve ``A x = b`` for a positive definite matrix.

        On CUDA the host looks at the residual after every eighth step; the search ends where it ends on the CPU.

        Args:
            b: Shape (n, size).
            tolerance: The norm of the residual, relative to that of b, at which the search ends.
            max_steps: The largest number of products; the default is ten times the number of unknowns, at least 100.

        Returns:
            x, and the number of products; -1 if a curvature is not positive, so that the matrix is not positive
            definite.
        """
        n, b = len(b), b.contiguous()
        if not n:
            return torch.zeros_like(b), 0
        x, r = torch.zeros_like(b), b.clone()
        z, q, products = torch.empty_like(r), torch.empty_like(r), torch.empty_like(r)
        search, dots = b.new_zeros(8), b.new_empty(2, n)
        vectors: Arguments = {"x": x, "r": r, "z": z, "q": q, "inverses": self._preconditioner(), "search": search}
        self._run(1, {**vectors, "dots": dots})
        torch.sum(dots, 1, out=search[3:5])
        p, norm = z.clone(), search[4].sqrt()
        torch.mul(norm, tolerance, out=search[0])
        search[2:3].copy_(search[3:4])
        # The first step shows NaN.
        search[5:6].copy_((norm > search[0]) | ~(search[3] + search[4] < torch.inf))
        vectors |= {"p": p}
        most, done = max_steps or max(100, 10 * b.numel()), 0
        looks = _STEPS if is_cuda(b.device) else 1
        while done < most and bool(search[5]):
            for _ in range(min(looks, most - done)):
                self._multiply({**vectors, "dots": products})
                torch.sum(products.view(-1), 0, out=search[1])
                self._run(1, {**vectors, "dots": dots})
                torch.sum(dots, 1, out=search[3:5])
                self._run(2, vectors)
                self._run(3, vectors)
                done += 1
        return x, int(search[6])
