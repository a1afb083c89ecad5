"""Tangents, velocities and covariances on SO(3) and SE(3), by product matrices and matrix exponentials."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import se3, so3

Pair = tuple[Tensor, Tensor]

hat_rotvec, hat_twist = so3.hat, se3.hat

# hat is an isometry up to a factor, so the projection onto its image is its transpose divided by that factor.
_ROTVECS = so3.hat(torch.eye(3, dtype=torch.float64))


def vee_rotvec(matrix: Tensor) -> Tensor:
    return torch.einsum("kij,...ij->...k", _ROTVECS, matrix) / 2


def vee_twist(matrix: Tensor) -> Tensor:
    return torch.cat((matrix[..., :3, 3], vee_rotvec(matrix[..., :3, :3])), -1)


def bracket_rotvec(tangent1: Tensor, tangent2: Tensor) -> Tensor:
    return vee_rotvec(_commutator(hat_rotvec(tangent1), hat_rotvec(tangent2)))


def bracket_twist(tangent1: Tensor, tangent2: Tensor) -> Tensor:
    return vee_twist(_commutator(hat_twist(tangent1), hat_twist(tangent2)))


def _commutator(a: Tensor, b: Tensor) -> Tensor:
    return a @ b - b @ a


def body_angular_velocity(quaternion1: Tensor, quaternion2: Tensor, dt: Tensor) -> Tensor:
    return so3.local(quaternion1, quaternion2) / dt[..., None]


def world_angular_velocity(quaternion1: Tensor, quaternion2: Tensor, dt: Tensor) -> Tensor:
    return so3.left_local(quaternion1, quaternion2) / dt[..., None]


def point_covariance(points: Tensor, covariance: Tensor) -> Tensor:
    eye = torch.eye(3, dtype=points.dtype).expand(*points.shape[:-1], 3, 3)
    jacobian = torch.cat((eye, -so3.hat(points)), -1)
    return jacobian @ ((covariance + covariance.mT) / 2) @ jacobian.mT
