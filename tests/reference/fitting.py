"""The least-squares motion and its tolerances from second moments, by eigenvalues and matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference.eigen import davenport
from tests.reference.so3 import hat
from tests.support import sampling


def moments(*batch: int, seed: int, size: int = 6) -> Tensor:
    """Second moments of random vectors."""
    x = sampling.normal(1, *batch, 9, size, seed=seed)[0]
    return x.mT @ x / 9


def planar_moments(*batch: int, seed: int) -> Tensor:
    return moments(*batch, seed=seed, size=4)


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


def planar_of_moments(gram: Tensor, centre: Tensor, eps: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    moment = gram[..., 2:, :2]
    a, b = (torch.linalg.diagonal(m).sum(-1) for m in (gram[..., :2, :2], gram[..., 2:, 2:]))
    squares = [t + c.square().sum(-1) for t, c in zip((a, b), centre.split(2, -1), strict=True)]
    tolerance = 16 * 2.0**-52 * (a * b).sqrt() + 4 * eps * ((a * squares[1]).sqrt() + (b * squares[0]).sqrt())
    tolerance = tolerance + (4 * eps) ** 2 * (squares[0] * squares[1]).sqrt()
    spread = torch.where(a <= (4 * eps) ** 2 * squares[0], 0, a)
    turned = torch.tensor([[0.0, 1.0], [-1.0, 0.0]], dtype=gram.dtype)
    product = torch.stack([(moment * x).sum((-2, -1)) for x in (torch.eye(2, dtype=gram.dtype), -turned)], -1)
    return product, tolerance, spread


def descent(point: Tensor, offset: Tensor, weight: Tensor, factor: Tensor) -> Tensor:
    """The transposed Jacobian [-1, [p]x, -p] of the offset, times the offset, negative."""
    shape = torch.broadcast_shapes(point.shape, offset.shape)
    point, one = point.expand(shape), torch.eye(3, dtype=point.dtype).expand(*shape, 3)
    jacobian = torch.cat((-one, hat(point), -point.unsqueeze(-1)), -1)
    product = (jacobian.mT @ offset.unsqueeze(-1)).squeeze(-1)
    return -(weight * factor).unsqueeze(-1) * product
