"""Transformation of vectors, planes and covariances, by the 3x3 and 4x4 matrices of a pose."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import pose, rotation


def apply_vectors(quaternion: Tensor, vectors: Tensor) -> Tensor:
    return rotation.times(rotation.matrix(quaternion), vectors)


def apply_planes(position: Tensor, quaternion: Tensor, planes: Tensor) -> Tensor:
    # A plane is a row vector whose product with homogeneous points is 0: it transforms by the inverse on the right.
    return rotation.times(torch.linalg.inv(pose.matrix(position, quaternion)).mT, planes)


def apply_covariances(quaternion: Tensor, covariances: Tensor) -> Tensor:
    turn = rotation.matrix(quaternion)
    moved = turn @ covariances @ turn.mT
    return (moved + moved.mT) / 2
