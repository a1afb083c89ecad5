"""What the Gauss-Newton matrix lacks of second derivatives."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class Curvature(NamedTuple):
    """What the Gauss-Newton matrix lacks of the second derivatives of a cost, learnt from steps.

    The update is that of NL2SOL (Dennis, Gay and Welsch, ACM Transactions on Mathematical Software 7, 1981). Without
    it the steps converge slowly where rows are not 0 at the minimum.

    Attributes:
        matrix: Shape (attempts, nv, nv).
        counts: Whether the model with it predicted the last step better, shape (attempts,).
    """

    matrix: Tensor
    counts: Tensor

    @classmethod
    def unknown(cls, like: Tensor) -> Curvature:
        """That of the first step, for gradients of shape (attempts, nv)."""
        size = like.shape[-1]
        return cls(like.new_zeros(len(like), size, size), torch.zeros(len(like), dtype=torch.bool, device=like.device))

    @property
    def used(self) -> Tensor:
        return self.matrix * self.counts[:, None, None]

    def updated(self, step: Tensor, change: Tensor, own: Tensor, misses: tuple[Tensor, Tensor]) -> Curvature:
        """That after a step.

        Args:
            step: The step s, shape (attempts, nv).
            change: The change y of the gradient.
            own: The part of the change that the derivatives of the Jacobian cause.
            misses: By how much the models without and with the matrix missed the decrease of the cost.
        """

        def dot(a: Tensor, b: Tensor) -> Tensor:
            return (a * b).sum(-1)

        moved = (self.matrix @ step.unsqueeze(-1)).squeeze(-1)
        size = dot(step, moved).abs()
        scale = (dot(step, own).abs() / torch.where(size > 0, size, 1)).clamp(max=1)
        scale = torch.where(size > 0, scale, 1).unsqueeze(-1)
        lacking, along = own - scale * moved, dot(change, step)
        outer = lacking.unsqueeze(-1) * change.unsqueeze(-2)
        safe = torch.where(along > 0, along, 1)[:, None, None]
        square = change.unsqueeze(-1) * change.unsqueeze(-2) * dot(lacking, step)[:, None, None] / safe**2
        matrix = scale.unsqueeze(-1) * self.matrix + (outer + outer.mT) / safe - square
        length = dot(step, step).sqrt() * dot(change, change).sqrt()
        good = (along > 1e-8 * length) & matrix.isfinite().all(-1).all(-1)
        return Curvature(torch.where(good[:, None, None], matrix, self.matrix), misses[1] < misses[0])

    def take(self, index: Tensor) -> Curvature:
        return Curvature(self.matrix[index], self.counts[index])

    def where(self, mask: Tensor, other: Curvature) -> Curvature:
        """Its matrix where the step was taken, otherwise that of another; the step tells in both cases which counts."""
        return Curvature(torch.where(mask[:, None, None], self.matrix, other.matrix), self.counts)
