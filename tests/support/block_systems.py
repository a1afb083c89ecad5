"""Symmetric matrices of blocks, most of which are zero, and the dense matrices that they stand for."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

ORDERINGS: list[Any] = ["auto", "minimum_degree", "nested_dissection", "natural"]


def system(n: int, m: int, size: int, seed: int) -> tuple[Tensor, Tensor, Tensor, np.ndarray]:
    """Pairs, blocks on the diagonal, others, and the dense matrix: a sum of J^T J of random edges, some repeated."""
    g = torch.Generator().manual_seed(seed)
    pairs = torch.randint(0, max(n, 1), (m, 2), generator=g)
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    a, b = torch.randn(2, len(pairs), size, size, generator=g, dtype=torch.float64)
    diagonal = 0.1 * torch.eye(size, dtype=torch.float64).repeat(n, 1, 1)
    diagonal.index_add_(0, pairs[:, 0], a.mT @ a).index_add_(0, pairs[:, 1], b.mT @ b)
    blocks = a.mT @ b
    return pairs, diagonal, blocks, assembled(n, size, pairs, diagonal, blocks)


def assembled(n: int, size: int, pairs: Tensor, diagonal: Tensor, blocks: Tensor) -> np.ndarray:
    dense = np.zeros((n, size, n, size))
    for k in range(n):
        dense[k, :, k] = diagonal[k].numpy()
    for (i, j), block in zip(pairs.tolist(), blocks.numpy(), strict=True):
        dense[i, :, j] += block
        dense[j, :, i] += block.T
    return dense.reshape(n * size, n * size)


def grid(*shape: int) -> tuple[int, Tensor]:
    """The vertices of a grid, and the pairs of neighbours."""
    i = torch.arange(int(np.prod(shape))).reshape(shape)
    ends = [(i.narrow(d, 0, s - 1), i.narrow(d, 1, s - 1)) for d, s in enumerate(shape)]
    return i.numel(), torch.cat([torch.stack((a.reshape(-1), b.reshape(-1)), -1) for a, b in ends])


def laplacian(n: int, pairs: Tensor, size: int) -> tuple[Tensor, Tensor]:
    """The blocks of a graph's Laplacian, which is semidefinite: nothing holds the constant vectors."""
    count = torch.zeros(n, dtype=torch.float64).index_add_(0, pairs.flatten(), torch.ones(pairs.numel()).double())
    eye = torch.eye(size, dtype=torch.float64)
    return count[:, None, None] * eye, -eye.repeat(len(pairs), 1, 1)


def smooth_path(n: int, size: int) -> tuple[Tensor, Tensor, Tensor]:
    """Each place is measured, and so, more accurately, are the second differences, all in axes of their own."""
    second = (1.0, -2.0, 1.0)
    axes = torch.linalg.qr(torch.randn(n, size, size, dtype=torch.float64, generator=torch.Generator().manual_seed(0)))[
        0
    ]
    eye = torch.eye(size, dtype=torch.float64)
    diagonal, pairs, blocks = eye.repeat(n, 1, 1), [], []
    for a, b in ((0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (0, 2)):
        i, j, weight = torch.arange(n - 2) + a, torch.arange(n - 2) + b, 1e4 * second[a] * second[b]
        if a == b:
            diagonal[i] += weight * eye
        else:
            pairs.append(torch.stack((i, j), -1))
            blocks.append(weight * axes[i].mT @ axes[j])
    return torch.cat(pairs), diagonal, torch.cat(blocks)
