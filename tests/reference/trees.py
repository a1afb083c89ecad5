"""Forward kinematics of trees of joints, by products of 4x4 matrices, frame by frame."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from tests.reference import pose


def skew(v: Tensor) -> Tensor:
    x, y, z = v.unbind(-1)
    o = torch.zeros_like(x)
    return torch.stack([torch.stack(row, -1) for row in ((o, -z, y), (z, o, -x), (-y, x, o))], -2)


def rigid(turn: Tensor, shift: Tensor) -> Tensor:
    batch = torch.broadcast_shapes(turn.shape[:-2], shift.shape[:-1])
    top = torch.cat((turn.expand(*batch, 3, 3), shift.expand(*batch, 3).unsqueeze(-1)), -1)
    bottom = top.new_tensor([[0.0, 0.0, 0.0, 1.0]]).expand(*batch, 1, 4)
    return torch.cat((top, bottom), -2)


def turned(axis: Tensor, angle: Tensor) -> Tensor:
    """Rodrigues' formula; `torch.linalg.matrix_exp` is accurate to 1e-12 only."""
    k, angle = skew(axis), angle[..., None, None]
    return torch.eye(3, dtype=axis.dtype) + angle.sin() * k + (1 - angle.cos()) * (k @ k)


def plane(axis: Tensor) -> Tensor:
    """The smallest rotation of z to a unit axis, by Rodrigues' formula."""
    z = axis.new_tensor([0.0, 0.0, 1.0]).expand_as(axis)
    k = skew(torch.linalg.cross(z, axis))
    return torch.eye(3, dtype=axis.dtype) + k + k @ k / (1 + axis[..., 2, None, None])


def joint(kind: str, axis: Tensor, numbers: Tensor, pitch: float) -> Tensor:
    """The motion of a joint as a 4x4 matrix; ``numbers`` are those of its configuration."""
    one, nothing = torch.eye(3, dtype=axis.dtype), torch.zeros(3, dtype=axis.dtype)
    if kind == "fixed":
        return rigid(one, nothing)
    if kind in ("spherical", "free"):
        return pose.matrix(nothing if kind == "spherical" else numbers[..., :3], numbers[..., -4:])
    axis, q = axis / axis.norm(dim=-1, keepdim=True), numbers[..., 0]
    if kind == "revolute":
        return rigid(turned(axis, q), nothing)
    if kind == "prismatic":
        return rigid(one, axis * q[..., None])
    if kind == "screw":
        return rigid(turned(axis, q), axis * (pitch * q)[..., None])
    assert kind == "planar"
    basis = plane(axis)
    shift = basis[..., 0] * numbers[..., :1] + basis[..., 1] * numbers[..., 1:2]
    return rigid(turned(axis, numbers[..., 2]), shift)


WIDTHS = {"fixed": 0, "revolute": 1, "prismatic": 1, "screw": 1, "planar": 3, "spherical": 4, "free": 7}


def forward(
    q: Tensor,
    origin_position: Tensor,
    origin_quaternion: Tensor,
    axis: Tensor,
    rows: Sequence[tuple[int, str, int, float, float, float]],
) -> Tensor:
    """The 4x4 matrices of all frames. A row is (parent, kind, column, multiplier, offset, pitch)."""
    origins = pose.matrix(origin_position, origin_quaternion)
    batch = torch.broadcast_shapes(q.shape[:-1], origins.shape[:-3], axis.shape[:-2])
    frames: list[Tensor] = []
    for i, (parent, kind, column, multiplier, offset, pitch) in enumerate(rows):
        numbers = q[..., column : column + WIDTHS[kind]]
        if kind in ("revolute", "prismatic", "screw"):
            numbers = multiplier * numbers + offset
        moved = origins[..., i, :, :] @ joint(kind, axis[..., i, :], numbers, pitch)
        frames.append((moved if parent < 0 else frames[parent] @ moved).expand(*batch, 4, 4))
    return torch.stack(frames, -3)
