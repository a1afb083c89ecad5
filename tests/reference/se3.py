"""The Lie group of poses, by Stumpff functions and 4x4 matrices."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import pose, rotation, so3, stumpff

Pair = tuple[Tensor, Tensor]


def hat(twist: Tensor) -> Tensor:
    """The 4x4 matrix of a twist [v, w]: its matrix exponential is the matrix of the pose."""
    top = torch.cat((so3.hat(twist[..., 3:]), twist[..., :3, None]), -1)
    return torch.cat((top, torch.zeros_like(top[..., :1, :])), -2)


def exp(twist: Tensor) -> Pair:
    v, w = twist.split(3, -1)
    return rotation.times(so3.left_jacobian(w), v), so3.exp(w)


def log(position: Tensor, quaternion: Tensor) -> Tensor:
    w = so3.log(quaternion)
    v = torch.linalg.solve(so3.left_jacobian(w), position.unsqueeze(-1)).squeeze(-1)
    return torch.cat(torch.broadcast_tensors(v, w), -1)


def retract(position: Tensor, quaternion: Tensor, tangent: Tensor) -> Pair:
    return pose.compose(position, quaternion, *exp(tangent))


def local(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor) -> Tensor:
    return log(*pose.between(position1, quaternion1, position2, quaternion2))


def left_retract(position: Tensor, quaternion: Tensor, tangent: Tensor) -> Pair:
    return pose.compose(*exp(tangent), position, quaternion)


def left_local(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor) -> Tensor:
    return log(*pose.compose(position2, quaternion2, *pose.inverse(position1, quaternion1)))


def power(position: Tensor, quaternion: Tensor, exponent: Tensor) -> Pair:
    return exp(log(position, quaternion) * exponent[..., None])


def interpolate(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor, t: Tensor) -> Pair:
    position = torch.lerp(position1, position2, t[..., None])
    return pose.broadcast(position, so3.slerp(quaternion1, quaternion2, t))


def screw(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor, t: Tensor) -> Pair:
    way = pose.between(position1, quaternion1, position2, quaternion2)
    return pose.compose(position1, rotation.normalized(quaternion1), *power(*way, t))


def distance(position1: Tensor, quaternion1: Tensor, position2: Tensor, quaternion2: Tensor) -> Pair:
    return torch.linalg.vector_norm(position1 - position2, dim=-1), so3.distance(quaternion1, quaternion2)


def squared_distance(
    position1: Tensor,
    quaternion1: Tensor,
    position2: Tensor,
    quaternion2: Tensor,
    position_weight: Tensor,
    rotation_weight: Tensor,
) -> Tensor:
    squared_angle = so3.squared_distance(quaternion1, quaternion2)
    return position_weight * (position1 - position2).square().sum(-1) + rotation_weight * squared_angle


def adjoint(position: Tensor, quaternion: Tensor) -> Tensor:
    # Column by column from the definition of the adjoint: T hat(x) T^-1 = hat(Ad x).
    basis = hat(torch.eye(6, dtype=position.dtype))
    T, back = pose.matrix(position, quaternion)[..., None, :, :], pose.matrix(*pose.inverse(position, quaternion))
    moved = T @ basis @ back[..., None, :, :]
    w = torch.stack((moved[..., 2, 1], moved[..., 0, 2], moved[..., 1, 0]), -1)
    return torch.cat((moved[..., :3, 3], w), -1).mT


def adjoint_apply(position: Tensor, quaternion: Tensor, twist: Tensor) -> Tensor:
    return rotation.times(adjoint(position, quaternion), twist)


def coadjoint_apply(position: Tensor, quaternion: Tensor, wrench: Tensor) -> Tensor:
    # The transpose of the adjoint of the inverse.
    return rotation.times(adjoint(*pose.inverse(position, quaternion)).mT, wrench)


def left_jacobian(twist: Tensor) -> Tensor:
    v, w = twist.split(3, -1)
    return _joined(so3.left_jacobian(w), stumpff.left_along(w, v))


def left_jacobian_inverse(twist: Tensor) -> Tensor:
    v, w = twist.split(3, -1)
    diagonal = so3.left_jacobian_inverse(w)
    return _joined(diagonal, -diagonal @ stumpff.left_along(w, v) @ diagonal)


def _joined(diagonal: Tensor, corner: Tensor) -> Tensor:
    """The 6x6 matrix [[diagonal, corner], [0, diagonal]]."""
    top = torch.cat((diagonal, corner), -1)
    return torch.cat((top, torch.cat((torch.zeros_like(diagonal), diagonal), -1)), -2)


def integrate(position: Tensor, quaternion: Tensor, tangent: Tensor, dt: Tensor) -> Pair:
    return retract(position, quaternion, tangent * dt[..., None])


def perturb(position: Tensor, quaternion: Tensor, root: Tensor, noise: Tensor) -> Pair:
    return retract(position, quaternion, (root @ noise[..., None])[..., 0])


def body_gradient(
    position: Tensor, quaternion: Tensor, position_gradient: Tensor, quaternion_gradient: Tensor
) -> Tensor:
    v = rotation.times(rotation.matrix(quaternion).mT, position_gradient)
    return _beside(v, so3.body_gradient(quaternion, quaternion_gradient))


def world_gradient(
    position: Tensor, quaternion: Tensor, position_gradient: Tensor, quaternion_gradient: Tensor
) -> Tensor:
    # w x p is -[p]x w, whose transpose is [p]x
    lever = rotation.times(so3.hat(position), position_gradient)
    return _beside(position_gradient, so3.world_gradient(quaternion, quaternion_gradient) + lever)


def _beside(v: Tensor, w: Tensor) -> Tensor:
    batch = torch.broadcast_shapes(v.shape[:-1], w.shape[:-1])
    return torch.cat((v.expand(*batch, 3), w.expand(*batch, 3)), -1)
