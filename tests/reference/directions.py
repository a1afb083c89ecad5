"""Vectors, planes and covariances under a pose, by its 3x3 and 4x4 matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import pose, rotation


def apply_vectors(quaternion: Tensor, vectors: Tensor) -> Tensor:
    return rotation.times(rotation.matrix(quaternion), vectors)


apply_normals = apply_vectors


def apply_planes(position: Tensor, quaternion: Tensor, planes: Tensor) -> Tensor:
    # A plane is a row that meets homogeneous points in 0, so it moves by the inverse matrix from the right.
    return rotation.times(torch.linalg.inv(pose.matrix(position, quaternion)).mT, planes)


def apply_covariances(quaternion: Tensor, covariances: Tensor) -> Tensor:
    turn = rotation.matrix(quaternion)
    moved = turn @ covariances @ turn.mT
    return (moved + moved.mT) / 2
