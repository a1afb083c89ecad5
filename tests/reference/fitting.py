"""The least-squares motion and its tolerances from second moments, by eigenvalues and matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference.eigen import davenport
from tests.support import sampling


def moments(*batch: int, seed: int) -> Tensor:
    """Second moments of random 6-vectors."""
    x = sampling.normal(1, *batch, 9, 6, seed=seed)[0]
    return x.mT @ x / 9


def davenport_of_moments(gram: Tensor, centre: Tensor, eps: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    blocks = gram[..., :3, :3], gram[..., 3:, 3:]
    traces = [torch.linalg.diagonal(m).sum(-1) for m in blocks]
    squares = [t + c.square().sum(-1) for t, c in zip(traces, centre.split(3, -1), strict=True)]
    # The second elementary symmetric polynomial of the eigenvalues: the sum of their products in pairs.
    pairs = [(t.square() - torch.linalg.matrix_norm(m).square()) / 2 for m, t in zip(blocks, traces, strict=True)]
    off = [(pair / trace).sqrt() for pair, trace in zip(pairs, traces, strict=True)]
    tolerance = 16 * 2.0**-52 * (traces[0] * traces[1]).sqrt()
    tolerance = tolerance + 4 * eps * (off[0] * squares[1].sqrt() + off[1] * squares[0].sqrt())
    tolerance = tolerance + (4 * eps) ** 2 * (squares[0] * squares[1]).sqrt()
    spread = torch.where(traces[0] <= (4 * eps) ** 2 * squares[0], 0, traces[0])
    return davenport(gram[..., 3:, :3]), tolerance, spread
