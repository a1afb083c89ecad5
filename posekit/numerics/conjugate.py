"""Conjugate gradients for symmetric matrices of blocks, preconditioned by the blocks on the diagonal."""

from __future__ import annotations

import torch
from torch import Tensor


class BlockMatrix:
    """A symmetric matrix of square blocks, on any device: the product with a vector, and systems solved by it.

    >>> from posekit.numerics import BlockMatrix
    >>> eye = torch.eye(3).expand(3, 3, 3)
    >>> matrix = BlockMatrix(torch.tensor([[0, 1], [2, 1]]), 4 * eye, -eye[:2])
    >>> x, steps = matrix.solve(matrix @ torch.ones(3, 3), tolerance=1e-6)
    >>> torch.allclose(x, torch.ones(3, 3)), steps
    (True, 2)

    Args:
        pairs: The row and column of each block that is not on the diagonal, shape (m, 2); it stands for its transpose
            as well.
        diagonal: The blocks on the diagonal, shape (n, size, size).
        blocks: The others, shape (m, size, size).
    """

    def __init__(self, pairs: Tensor, diagonal: Tensor, blocks: Tensor) -> None:
        self.rows, self.columns = pairs.unbind(-1)
        self.diagonal, self.blocks = diagonal, blocks

    def __matmul__(self, x: Tensor) -> Tensor:
        """The product with x, shape (n, size)."""
        y = (self.diagonal @ x[..., None]).squeeze(-1)
        y = y.index_add(0, self.rows, (self.blocks @ x[self.columns][..., None]).squeeze(-1))
        return y.index_add(0, self.columns, (self.blocks.mT @ x[self.rows][..., None]).squeeze(-1))

    def solve(self, b: Tensor, *, tolerance: float = 1e-8, max_steps: int = 0) -> tuple[Tensor, int]:
        """Solve ``A x = b`` for a positive definite matrix.

        Args:
            b: Shape (n, size).
            tolerance: The norm of the residual, relative to that of b, at which the search ends.
            max_steps: The largest number of products; the default is ten times the number of unknowns, at least 100.

        Returns:
            x, and the number of products; -1 if a curvature is not positive, so that the matrix is not positive
            definite.
        """
        factor, failed = torch.linalg.cholesky_ex(self.diagonal)
        if bool(failed.any()):
            return torch.zeros_like(b), -1
        x, r = torch.zeros_like(b), b.clone()
        z = torch.cholesky_solve(r[..., None], factor).squeeze(-1)
        p, rz, limit = z, (r * z).sum(), tolerance * float(b.norm())
        for step in range(max_steps or max(100, 10 * b.numel())):
            if float(r.norm()) <= limit:
                return x, step
            q = self @ p
            curvature = (p * q).sum()
            if not float(curvature) > 0:
                return x, -1
            alpha = rz / curvature
            x, r = x + alpha * p, r - alpha * q
            z = torch.cholesky_solve(r[..., None], factor).squeeze(-1)
            before, rz = rz, (r * z).sum()
            p = z + (rz / before) * p
        return x, max_steps or max(100, 10 * b.numel())
