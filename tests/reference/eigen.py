"""Optimal rotations as eigenvectors, by Rayleigh quotient iteration and by sums over rotation matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference.rotation import canonical, normalized
from tests.reference.rotation import matrix as rotation_matrix
from tests.support import sampling


def full(symmetric: Tensor) -> Tensor:
    """Symmetric 4x4 matrices from their upper triangles."""
    rows = [[0, 1, 2, 3], [1, 4, 5, 6], [2, 5, 7, 8], [3, 6, 8, 9]]
    return symmetric[..., rows]


def random(*batch: int, seed: int) -> Tensor:
    """Upper triangles of random symmetric matrices, whose largest eigenvalue is simple (that of 0 would not be)."""
    return sampling.normal(1, *batch, 10, seed=seed)[0]


def triangle(matrix: Tensor) -> Tensor:
    """The upper triangles of 4x4 matrices, row by row."""
    i, j = torch.triu_indices(4, 4)
    return matrix[..., i, j]


def nothing(*batch: int, seed: int) -> Tensor:
    """A projection of 0: a random one would move eigenvalues near each other at some of many inputs."""
    return torch.zeros(*batch, 10, dtype=torch.float64)


def polish(symmetric: Tensor, quaternion: Tensor, others: Tensor) -> Tensor:
    """One step of Rayleigh quotient iteration, which is Newton's method on the sphere, orthogonal to ``others``."""
    size = torch.exp2(torch.frexp(symmetric.detach().abs().amax(-1))[1] - 1.0)[..., None, None]
    kept = torch.eye(4, dtype=others.dtype) - full(others)
    matrix, q = kept @ (full(symmetric) / size) @ kept.mT - 16 * full(others), normalized(quaternion).unsqueeze(-1)
    shifted = q.mT @ matrix @ q * torch.eye(4, dtype=q.dtype) - matrix
    return canonical(torch.linalg.solve(shifted, q.expand(*shifted.shape[:-1], 1)).squeeze(-1))


def davenport(matrix: Tensor) -> Tensor:
    """Davenport's K matrix: the quadratic form q -> <matrix, R(q) q.q>, by polarisation."""
    eye = torch.eye(4, dtype=matrix.dtype)

    def form(q: Tensor) -> Tensor:
        return (q * q).sum() * (rotation_matrix(q) * matrix).sum((-2, -1))

    entries = [
        form(eye[i]) if i == j else (form(eye[i] + eye[j]) - form(eye[i] - eye[j])) / 4
        for i in range(4)
        for j in range(i, 4)
    ]
    return torch.stack(entries, -1)


def square(quaternion: Tensor) -> Tensor:
    u = normalized(quaternion)
    return triangle(u.unsqueeze(-1) * u.unsqueeze(-2))
