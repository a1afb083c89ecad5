"""Normal equations from residuals and their Jacobians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..math import least_squares as ops
from ..math.losses import SLOPES


class Observations(NamedTuple):
    """Residual numbers of the problems, of which those that weigh nothing do not count.

    Attributes:
        total: How many there are of a problem.
        weight: Numbers, or information matrices, shape (problems or 1, *rows), or None. 1 where they are shared.
        is_matrix: Whether they are matrices, with two more dimensions.
    """

    total: int
    weight: Tensor | None = None
    is_matrix: bool = False

    def counted(self) -> Tensor | int:
        """How many of them count: of an information matrix its rank. Shape (problems), or (1) if all are alike."""
        w = self.weight
        if w is None or not w.numel():
            return self.total
        if not self.is_matrix:
            shares = (w != 0).double()
        else:
            unit = w.double().nan_to_num(0, 0, 0)
            values = torch.linalg.eigvalsh(0.5 * (unit + unit.mT))
            limit = 64 * w.shape[-1] * torch.finfo(w.dtype).eps * values[..., -1:]
            shares = ((values > limit) & (values > 0)).double().mean(-1)
        return (shares.flatten(1).mean(1) * self.total).round()


class ResidualWeights(NamedTuple):
    """Residual vectors with what each weighs.

    Attributes:
        weight: Information matrices, shape (problems, rows, k, k), numbers, shape (problems, rows), or None.
        loss: The name of a loss, or None.
        scale: Its scale.
        curved: Whether the equations have the curvature of the loss.
    """

    weight: Tensor | None
    loss: str | None
    scale: Tensor | None
    curved: bool = False

    def weighted(self, x: Tensor) -> Tensor:
        """The product of the weights and vectors, (problems, rows, k), or matrices, (problems, rows, k, n)."""
        w = self.weight
        if w is None:
            return x
        if w.ndim == 4:
            return (w @ x.unsqueeze(-1)).squeeze(-1) if x.ndim == 3 else w @ x
        return w[..., None] * x if x.ndim == 3 else w[..., None, None] * x

    def cost(self, r: Tensor) -> Tensor:
        """The sum of the losses of residual vectors, shape (problems)."""
        square = (r * self.weighted(r)).sum(-1)
        return (square if self.loss is None else ops.ROBUST[self.loss](square, self.scale)[0]).sum(-1)

    def equations(self, r: Tensor, jacobians: Sequence[Tensor]) -> list[Tensor]:
        """The cost, the gradient of each unknown, the blocks of the Hessian and the curvature, summed over all rows.

        Args:
            r: Residual vectors, shape (problems, rows, k).
            jacobians: For each unknown, shape (problems, rows, k, n).
        """
        weighted = bare = self.weighted(r)
        cost = square = (r * weighted).sum(-1)
        if self.loss is not None:
            cost, factor = ops.ROBUST[self.loss](square, self.scale)
            weighted = weighted * factor.unsqueeze(-1)
        gradients = [(j.flatten(1, 2).mT @ weighted.flatten(1, 2).unsqueeze(-1)).squeeze(-1) for j in jacobians]
        right = [self.weighted(j) for j in jacobians]
        if self.loss is not None:
            right = [j * factor[..., None, None] for j in right]
        pairs = ops.pairs(len(jacobians))
        blocks = [jacobians[a].flatten(1, 2).mT @ right[b].flatten(1, 2) for a, b in pairs]
        bends = []
        if self.curved and self.loss is not None:
            second = 2 * SLOPES[self.loss](square, self.scale)[1].unsqueeze(-1)
            slopes = [(j.mT @ bare.unsqueeze(-1)).squeeze(-1) for j in jacobians]
            bends = [slopes[a].mT @ (second * slopes[b]) for a, b in pairs]
        return [cost.sum(-1), *gradients, *blocks, *bends]


def added(terms: Sequence[Any], state: Sequence[Tensor]) -> Sequence[Tensor]:
    """The sums of the equations of several kinds of residuals at a state. The first ones have all equations."""
    first: Sequence[Tensor] = terms[0].evaluate(state)
    if len(terms) == 1:
        return first
    total = [*first]
    for other in terms[1:]:
        system = other.evaluate(state)
        for k, x in zip(other.places or range(len(total)), system, strict=True):
            total[k] = total[k] + x
    return total
