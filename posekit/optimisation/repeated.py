"""Residuals of a declared op of which some unknowns are one pose for each row, and others are shared by all rows.

Each row of poses, such as a view of a camera that is calibrated, has equations of its own, which one kernel computes.
They are put together as those of the problem: sums for what is shared, and blocks on the diagonal for the poses.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import pytree
from ..math import least_squares as ops
from .rows import Observations
from .unknowns import Values, Variable, Variables, is_value


class RepeatedTerms:
    """The residuals of problems whose rows of poses are problems of an op.

    Attributes:
        terms: The residuals of the op: of each problem as many as it has rows of poses, one after the other.
        leaves: The unknowns.
        rows: The number of rows of poses of a problem.
        curved: Whether the equations have the curvature of the loss.
        observations: Its residual numbers.
    """

    route = "op"

    def __init__(self, terms: Any, leaves: Sequence[Variable], rows: int) -> None:
        self.terms, self.leaves, self.rows, self.curved = terms, leaves, rows, terms.curved
        self.repeated = [leaf.is_element and leaf.repeats != 1 for leaf in leaves]
        self.observations = [_joined(x, rows) for x in terms.observations]

    def evaluate(self, state: Values) -> list[Tensor]:
        """The equations of the problems at a state."""
        rest, tensors = iter(state), []
        for leaf, is_repeated in zip(self.leaves, self.repeated, strict=True):
            for _ in leaf.shapes:
                x = next(rest)
                if is_repeated:
                    tensors.append(x.reshape(-1, x.shape[-1]))
                else:
                    tensors.append(x.repeat_interleave(self.rows, 0))
        cost, *parts = self.terms.evaluate(tensors)
        flags = [flag for leaf, flag in zip(self.leaves, self.repeated, strict=True) for _ in leaf.letters]
        system = [cost.unflatten(0, (-1, self.rows)).sum(1)]
        for x, flag in zip(parts, flags, strict=False):
            each = x.unflatten(0, (-1, self.rows))
            system.append(each.flatten(1) if flag else each.sum(1))
        pairs = ops.pairs(len(flags))
        for x, (i, j) in zip(parts[len(flags) :], pairs * (2 if self.curved else 1), strict=True):
            system.append(_block(x.unflatten(0, (-1, self.rows)), flags[i], flags[j]))
        return system

    def take(self, index: Tensor) -> RepeatedTerms:
        """The residuals of some of the problems."""
        rows = (index[:, None] * self.rows + torch.arange(self.rows, device=index.device)).flatten()
        return RepeatedTerms(self.terms.take(rows), self.leaves, self.rows)


def _block(x: Tensor, first: bool, second: bool) -> Tensor:
    """A block of the Hessian from those of the rows, shape (problems, rows, a, b)."""
    count, rows, a, b = x.shape
    if first and second:
        apart = torch.diag_embed(x.permute(0, 2, 3, 1))  # (problems, a, b, rows, rows)
        return apart.permute(0, 3, 1, 4, 2).reshape(count, rows * a, rows * b)
    if first:
        return x.reshape(count, rows * a, b)
    return x.permute(0, 2, 1, 3).reshape(count, a, rows * b) if second else x.sum(1)


def _joined(observations: Observations, rows: int) -> Observations:
    """The residual numbers of problems from those of their rows."""
    w = observations.weight
    if w is not None and len(w) > 1:
        w = w.unflatten(0, (-1, rows))
    return observations._replace(total=observations.total * rows, weight=w)


def repeated_terms(variables: Variables, declared: Callable[[Variables], Any]) -> RepeatedTerms | None:
    """The residuals of an op with poses for each row.

    Args:
        variables: The unknowns.
        declared: Makes the residuals of the op for unknowns of which each pose is one; None if it takes others.
    """
    extras = {leaf.extra for leaf in variables.leaves if leaf.is_element and leaf.repeats != 1}
    if len(extras) != 1:
        return None
    (extra,), lead = extras, len(variables.batch)
    leaves, spec = pytree.tree_flatten(variables.nested(variables.start), is_leaf=is_value)
    spread = [_spread(x, leaf, variables.batch, extra) for x, leaf in zip(leaves, variables.leaves, strict=True)]
    terms = declared(Variables(pytree.tree_unflatten(spread, spec), lead + len(extra), keep_graph=True))
    return None if terms is None else RepeatedTerms(terms, variables.leaves, math.prod(extra))


def _spread(value: Any, leaf: Variable, batch: tuple[int, ...], extra: tuple[int, ...]) -> Any:
    """A value of each row."""
    if leaf.is_element and leaf.repeats != 1:
        return value
    shape = (*batch, *extra)
    if isinstance(value, Tensor):
        return value.reshape(*batch, *[1] * len(extra), *leaf.extra).expand(*shape, *leaf.extra)
    return value.reshape(*batch, *[1] * len(extra)).expand(*shape)
