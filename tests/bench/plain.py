"""The formulas in plain torch, for unit quaternions: what a careful user would write, and what torch.compile gets."""

import torch
from torch import Tensor

from posekit.__main__ import apply, compose, inverse, multiply

__all__ = [
    "angular_distance_axis_angle",
    "angular_distance_phi3",
    "apply",
    "batch_transform_points",
    "batch_transform_points_inverse",
    "chain",
    "chordal_distance",
    "compose",
    "distance",
    "euler",
    "exp",
    "from_euler",
    "from_matrix",
    "get_inv_transform",
    "inverse",
    "kabsch",
    "log",
    "matrix",
    "mean",
    "nearest",
    "normalize_quaternion",
    "phi3_distance",
    "pose_distance",
    "pose_to_matrix",
    "quat_multiply",
    "quaternion_rate_to_axis_angle_rate",
    "se3_exp",
    "se3_log",
    "slerp",
    "transform_point_inverse",
]


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


def se3_exp(twist: Tensor) -> tuple[Tensor, Tensor]:
    v, w = twist[..., :3], twist[..., 3:]
    squared = (w * w).sum(-1, keepdim=True)
    small = squared < 1e-6
    square = torch.where(small, 1.0, squared)
    angle = square.sqrt()
    b = torch.where(small, 0.5 - squared / 24, (1 - torch.cos(angle)) / square)
    c = torch.where(small, 1 / 6 - squared / 120, (angle - torch.sin(angle)) / (square * angle))
    turned = torch.linalg.cross(w, v)
    return v + b * turned + c * torch.linalg.cross(w, turned), exp(w)


def se3_log(position: Tensor, quaternion: Tensor) -> Tensor:
    w = log(quaternion)
    squared = (w * w).sum(-1, keepdim=True)
    small = squared < 1e-4
    square = torch.where(small, 1.0, squared)
    half = square.sqrt() / 2
    d = torch.where(small, 1 / 12 + squared / 720, (1 - half * torch.cos(half) / torch.sin(half)) / square)
    turned = torch.linalg.cross(w, position)
    return torch.cat((position - turned / 2 + d * torch.linalg.cross(w, turned), w), -1)


def slerp(a: Tensor, b: Tensor, t: Tensor) -> Tensor:
    dot = (a * b).sum(-1, keepdim=True)
    b = torch.where(dot < 0, -b, b)
    half = torch.atan2((a - b).norm(dim=-1, keepdim=True), (a + b).norm(dim=-1, keepdim=True))
    angle, t = 2 * half, t.unsqueeze(-1)
    small = angle < 1e-4
    angle = torch.where(small, 1.0, angle)
    sine = torch.sin(angle)
    first = torch.where(small, 1 - t, torch.sin((1 - t) * angle) / sine)
    return first * a + torch.where(small, t, torch.sin(t * angle) / sine) * b


def distance(a: Tensor, b: Tensor) -> Tensor:
    q = multiply(torch.cat((a[..., :1], -a[..., 1:]), -1), b)
    return 2 * torch.atan2(q[..., 1:].norm(dim=-1), q[..., 0].abs())


def chordal_distance(a: Tensor, b: Tensor) -> Tensor:
    return 8**0.5 * multiply(torch.cat((a[..., :1], -a[..., 1:]), -1), b)[..., 1:].norm(dim=-1)


def phi3_distance(a: Tensor, b: Tensor) -> Tensor:
    return distance(a, b) / torch.pi


def pose_distance(p: Tensor, a: Tensor, r: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
    return (p - r).norm(dim=-1), distance(a, b)


def from_euler(angles: Tensor) -> Tensor:
    """Intrinsic turns about z, y and x."""
    (cz, cy, cx), (sz, sy, sx) = ((0.5 * angles).cos().unbind(-1), (0.5 * angles).sin().unbind(-1))
    parts = (
        cz * cy * cx + sz * sy * sx,
        cz * cy * sx - sz * sy * cx,
        cz * sy * cx + sz * cy * sx,
        sz * cy * cx - cz * sy * sx,
    )
    return torch.stack(parts, -1)


def euler(q: Tensor) -> Tensor:
    """Intrinsic angles about z, y and x."""
    w, x, y, z = q.unbind(-1)
    about_z = torch.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
    about_y = torch.asin((2 * (w * y - x * z)).clamp(-1, 1))
    about_x = torch.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y))
    return torch.stack((about_z, about_y, about_x), -1)


def chain(positions: Tensor, quaternions: Tensor) -> tuple[Tensor, Tensor]:
    """The product of the poses along the last batch dimension, one after the other."""
    position, quaternion = positions[..., 0, :], quaternions[..., 0, :]
    for k in range(1, positions.shape[-2]):
        position, quaternion = compose(position, quaternion, positions[..., k, :], quaternions[..., k, :])
    return position, quaternion


def _procrustes(m: Tensor) -> Tensor:
    u, _, v = torch.linalg.svd(m)
    sign = torch.linalg.det(u @ v)[..., None, None]
    return torch.cat((u[..., :2], u[..., 2:] * sign), -1) @ v


def nearest(m: Tensor) -> Tensor:
    """The rotation nearest to any 3x3."""
    return from_matrix(_procrustes(m))


def kabsch(source: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """The pose that brings points closest to others."""
    here, there = source.mean(-2, keepdim=True), target.mean(-2, keepdim=True)
    turn = _procrustes((target - there).mT @ (source - here))
    return (there - here @ turn.mT).squeeze(-2), from_matrix(turn)


def mean(q: Tensor) -> Tensor:
    """The rotation whose matrix is nearest to all."""
    return torch.linalg.eigh(q.mT @ q)[1][..., -1]


# What posekit.transform replaces, under its names.


def _conjugate(q: Tensor) -> Tensor:
    return torch.cat((q[..., :1], -q[..., 1:]), -1)


def batch_transform_points(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return apply(position.unsqueeze(-2), quaternion.unsqueeze(-2), points)


def batch_transform_points_inverse(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return batch_transform_points(*inverse(position, quaternion), points)


def get_inv_transform(rotation: Tensor, translation: Tensor) -> tuple[Tensor, Tensor]:
    back = rotation.transpose(-1, -2)
    return back, -(back @ translation.unsqueeze(-1)).squeeze(-1)


def transform_point_inverse(points: Tensor, rotation: Tensor, translation: Tensor) -> Tensor:
    back, origin = get_inv_transform(rotation, translation)
    return torch.bmm(points, back.transpose(-1, -2)) + origin.unsqueeze(-2)


def pose_to_matrix(position: Tensor, quaternion: Tensor) -> Tensor:
    made = position.new_zeros(*position.shape[:-1], 4, 4)
    made[..., :3, :3] = matrix(quaternion)
    made[..., :3, 3] = position
    made[..., 3, 3] = 1
    return made


def quat_multiply(a: Tensor, b: Tensor) -> Tensor:
    return multiply(a, b)


def normalize_quaternion(q: Tensor) -> Tensor:
    return q * torch.where(q[..., :1] < 0, -1.0, 1.0) / torch.linalg.vector_norm(q, dim=-1, keepdim=True)


def angular_distance_phi3(goal: Tensor, current: Tensor) -> Tensor:
    return torch.acos((goal * current).sum(-1).abs().clamp(0, 1)) * (2 / torch.pi)


def angular_distance_axis_angle(goal: Tensor, current: Tensor) -> Tensor:
    return distance(goal, current)


def quaternion_rate_to_axis_angle_rate(rate: Tensor, current: Tensor) -> Tensor:
    return 0.5 * multiply(_conjugate(current), rate)[..., 1:]
