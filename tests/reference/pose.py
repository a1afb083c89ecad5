"""Poses as a position and a wxyz quaternion, by way of their 4x4 matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import rotation


def affine(position: Tensor, quaternion: Tensor) -> Tensor:
    turn = rotation.matrix(quaternion)
    batch = torch.broadcast_shapes(turn.shape[:-2], position.shape[:-1])
    return torch.cat((turn.expand(*batch, 3, 3), position.unsqueeze(-1).expand(*batch, 3, 1)), -1)


def matrix(position: Tensor, quaternion: Tensor) -> Tensor:
    top = affine(position, quaternion)
    bottom = top.new_tensor([0.0, 0.0, 0.0, 1.0]).expand(*top.shape[:-2], 1, 4)
    return torch.cat((top, bottom), -2)


def broadcast(position: Tensor, quaternion: Tensor) -> tuple[Tensor, Tensor]:
    """Expands both to their common batch shape, which all outputs of an op have."""
    batch = torch.broadcast_shapes(position.shape[:-1], quaternion.shape[:-1])
    return position.expand(*batch, 3), quaternion.expand(*batch, 4)


def compose(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor) -> tuple[Tensor, Tensor]:
    product = matrix(position1, quaternion1) @ matrix(position2, quaternion2)
    return broadcast(product[..., :3, 3], rotation.compose(quaternion1, quaternion2))


def inverse(position: Tensor, quaternion: Tensor) -> tuple[Tensor, Tensor]:
    conjugate = rotation.inverse(quaternion)
    return broadcast(-rotation.times(rotation.matrix(conjugate), position), conjugate)


def between(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor) -> tuple[Tensor, Tensor]:
    return compose(*inverse(position1, quaternion1), position2, quaternion2)


def apply(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    homogeneous = torch.cat((points, torch.ones_like(points[..., :1])), -1)
    return rotation.times(affine(position, quaternion), homogeneous)


def inverse_apply(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return rotation.inverse_apply(quaternion, points - position)


def from_affine(matrix: Tensor) -> tuple[Tensor, Tensor]:
    return matrix[..., :3, 3], rotation.from_matrix(matrix[..., :3, :3])


def from_matrix(matrix: Tensor) -> tuple[Tensor, Tensor]:
    return from_affine(matrix[..., :3, :])
