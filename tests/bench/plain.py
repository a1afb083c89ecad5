"""The formulas in plain torch, for unit quaternions: what a careful user would write, and what torch.compile gets."""

import torch
from torch import Tensor

from posekit.__main__ import apply, compose, inverse

__all__ = ["apply", "compose", "exp", "from_matrix", "inverse", "log", "matrix"]


def matrix(q: Tensor) -> Tensor:
    w, x, y, z = q.unbind(-1)
    s = 2.0 / (q * q).sum(-1)
    entries = (
        *(1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w)),
        *(s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w)),
        *(s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y)),
    )
    return torch.stack(entries, -1).reshape(*q.shape[:-1], 3, 3)


def from_matrix(m: Tensor) -> Tensor:
    """Four multiples of the quaternion, of which the longest is taken (Shepperd)."""
    (a, d, e), (f, b, g), (h, i, c) = (row.unbind(-1) for row in m.unbind(-2))
    candidates = torch.stack(
        (
            torch.stack((1 + a + b + c, i - g, e - h, f - d), -1),
            torch.stack((i - g, 1 + a - b - c, d + f, e + h), -1),
            torch.stack((e - h, d + f, 1 - a + b - c, g + i), -1),
            torch.stack((f - d, e + h, g + i, 1 - a - b + c), -1),
        ),
        -2,
    )
    longest = candidates.diagonal(dim1=-2, dim2=-1).argmax(-1)
    q = candidates.gather(-2, longest[..., None, None].expand(*longest.shape, 1, 4)).squeeze(-2)
    return q / q.norm(dim=-1, keepdim=True)


def exp(v: Tensor) -> Tensor:
    squared = (v * v).sum(-1, keepdim=True)
    small = squared < 1e-8
    angle = torch.where(small, 1.0, squared).sqrt()
    w = torch.where(small, 1 - squared / 8, torch.cos(angle / 2))
    return torch.cat((w, torch.where(small, 0.5 - squared / 48, torch.sin(angle / 2) / angle) * v), -1)


def log(q: Tensor) -> Tensor:
    w, v = q[..., :1], q[..., 1:]
    squared = (v * v).sum(-1, keepdim=True)
    small = squared < 1e-10
    sign = torch.where(w < 0, -1.0, 1.0)
    sine = torch.where(small, 1.0, squared).sqrt()
    return 2 * sign * torch.where(small, 1 / (sign * w), torch.atan2(sine, sign * w) / sine) * v
