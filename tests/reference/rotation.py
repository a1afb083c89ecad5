"""Rotations as wxyz quaternions, by 4x4 product matrices, matrix exponentials and the classic branches."""

from __future__ import annotations

import torch
from torch import Tensor

# Matrices of the components of a vector, from 1 on, with signs.
LEFT = torch.tensor(((1, -2, -3, -4), (2, 1, -4, 3), (3, 4, 1, -2), (4, -3, 2, 1)))
RIGHT = torch.tensor(((1, -2, -3, -4), (2, 1, 4, -3), (3, -4, 1, 2), (4, 3, -2, 1)))


def arranged(vector: Tensor, components: Tensor) -> Tensor:
    """The matrix of the given components of a vector. Rows that are stacked take five times as long."""
    components = components.to(vector.device)
    return vector[..., components.abs() - 1] * components.sign()


def left_product(quaternion: Tensor) -> Tensor:
    """The 4x4 matrix L(q) with L(q) p = q * p."""
    return arranged(quaternion, LEFT)


def right_product(quaternion: Tensor) -> Tensor:
    """The 4x4 matrix R(q) with R(q) p = p * q."""
    return arranged(quaternion, RIGHT)


def times(matrix: Tensor, vector: Tensor) -> Tensor:
    return (matrix * vector.unsqueeze(-2)).sum(-1)


def first_sign(quaternion: Tensor) -> Tensor:
    """The sign of the first component that is not zero, with a last dimension of 1; 0 for the zero quaternion."""
    sign = torch.zeros_like(quaternion[..., :1])
    for component in quaternion.detach().split(1, -1):
        sign = torch.where(sign == 0, component.sign(), sign)
    return sign


def inverse(quaternion: Tensor) -> Tensor:
    return torch.cat((quaternion[..., :1], -quaternion[..., 1:]), -1)


def compose(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return times(left_product(quaternion1), quaternion2)


def hamilton(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return times(left_product(quaternion1), quaternion2)


def between(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return compose(inverse(quaternion1), quaternion2)


def matrix(quaternion: Tensor) -> Tensor:
    # q * (0, v) * q^-1 with q^-1 = conj(q) / q.q, without the first row and column of that 4x4 matrix
    sandwich = left_product(quaternion) @ right_product(inverse(quaternion))
    return sandwich[..., 1:, 1:] / (quaternion * quaternion).sum(-1)[..., None, None]


def apply(quaternion: Tensor, points: Tensor) -> Tensor:
    return times(matrix(quaternion), points)


def inverse_apply(quaternion: Tensor, points: Tensor) -> Tensor:
    return times(matrix(quaternion).mT, points)


def from_matrix(matrix: Tensor) -> Tensor:
    """Shepperd's method: branches by the largest of |w|, |x|, |y|, |z|; normalised, with a positive first component.

    Off the rotation group the branches disagree, so at a tie only derivatives along the group are meaningful.
    """
    (a, b, c), (d, e, f), (g, h, i) = (row.unbind(-1) for row in matrix.unbind(-2))
    four_squares = torch.stack((1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i), -1)
    branch = four_squares.detach().argmax(-1, keepdim=True)
    # Unused branches take the square root of 1: a negative argument would make the gradient NaN.
    used = branch == torch.arange(4, device=matrix.device)
    s = 2 * torch.where(used, four_squares, torch.ones_like(four_squares)).sqrt()
    sw, sx, sy, sz = s.unbind(-1)
    candidates = (
        (sw / 4, (h - f) / sw, (c - g) / sw, (d - b) / sw),
        ((h - f) / sx, sx / 4, (b + d) / sx, (c + g) / sx),
        ((c - g) / sy, (b + d) / sy, sy / 4, (f + h) / sy),
        ((d - b) / sz, (c + g) / sz, (f + h) / sz, sz / 4),
    )
    rows = torch.stack([torch.stack(candidate, -1) for candidate in candidates], -2)
    chosen = torch.where(used.unsqueeze(-1), rows, torch.zeros_like(rows)).sum(-2)
    return canonical(chosen)


def normalized(quaternion: Tensor) -> Tensor:
    return quaternion / torch.linalg.vector_norm(quaternion, dim=-1, keepdim=True)


def canonical(quaternion: Tensor) -> Tensor:
    return first_sign(quaternion) * normalized(quaternion)


def angle(quaternion: Tensor) -> Tensor:
    n = torch.linalg.vector_norm(quaternion[..., 1:], dim=-1)
    w = quaternion[..., 0].abs()
    # atan2(0, 0) is 0, which would make a zero quaternion look like the identity
    return torch.where((n > 0) | (w > 0), 2 * torch.atan2(n, w), torch.nan)


def squared_angle(quaternion: Tensor) -> Tensor:
    return angle(quaternion).square()
