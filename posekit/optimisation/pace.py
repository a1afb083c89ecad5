"""Equations with a share of the exact Hessian, which make steps faster where those of Gauss and Newton are slow."""

from __future__ import annotations

from torch import Tensor

from .equations import Equations


def mixed(approximate: Equations, exact: Equations, share: float) -> Equations:
    """Equations between two, of one gradient."""
    points = [
        (h + share * (x - h), g, r + share * (y - r))
        for (h, g, r), (x, _, y) in zip(approximate.points, exact.points, strict=True)
    ]
    diagonal = approximate.diagonal + share * (exact.diagonal - approximate.diagonal)
    return approximate._replace(
        diagonal=diagonal, blocks=approximate.blocks + share * (exact.blocks - approximate.blocks), points=points
    )


def as_idle(blocks: Tensor, reference: Tensor) -> Tensor:
    """Blocks with zeros for unknowns that have no effect in others."""
    effective = (reference.diagonal(dim1=1, dim2=2) != 0).to(blocks.dtype)
    return blocks * (effective[:, :, None] * effective[:, None, :])
