"""Conversions by matrices: decompositions, rotations about one axis, and 4x4 products."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import pose, rotation, so3
from tests.reference.rotation import left_product, right_product, times

Pair = tuple[Tensor, Tensor]


def unit(vector: Tensor) -> Tensor:
    return vector / torch.linalg.vector_norm(vector, dim=-1, keepdim=True)


def turn(axis: int, angle: Tensor) -> Tensor:
    return so3.exp(angle[..., None] * torch.eye(3, dtype=angle.dtype)[axis])


def orthonormal(first: Tensor, second: Tensor) -> Tensor:
    """The rotation matrix from its first two columns by Gram-Schmidt: QR with a positive diagonal of R."""
    q, r = torch.linalg.qr(torch.stack((first, second), -1))
    x, y = (q * r.diagonal(dim1=-2, dim2=-1).sign().unsqueeze(-2)).unbind(-1)
    return torch.stack((x, y, torch.linalg.cross(x, y)), -1)


def from_axis_angle(axis: Tensor, angle: Tensor) -> Tensor:
    return so3.exp(unit(axis) * angle[..., None])


def axis_angle(quaternion: Tensor) -> Pair:
    rotvec = so3.log(quaternion)
    return unit(rotvec), torch.linalg.vector_norm(rotvec, dim=-1)


def from_sixd(sixd: Tensor) -> Tensor:
    return rotation.from_matrix(orthonormal(sixd[..., :3], sixd[..., 3:]))


def sixd(quaternion: Tensor) -> Tensor:
    return rotation.matrix(quaternion)[..., :2].mT.flatten(-2)


def from_sixd_rows(sixd: Tensor) -> Tensor:
    return rotation.from_matrix(orthonormal(sixd[..., :3], sixd[..., 3:]).mT)


def sixd_rows(quaternion: Tensor) -> Tensor:
    return rotation.matrix(quaternion)[..., :2, :].flatten(-2)


def from_two_vectors(a: Tensor, b: Tensor) -> Tensor:
    # Rodrigues' formula with the cross product c, whose length is the sine: I + [c]x + [c]x^2 / (1 + cos)
    a, b = torch.broadcast_tensors(unit(a), unit(b))
    c = so3.hat(torch.linalg.cross(a, b))
    cosine = (a * b).sum(-1)[..., None, None]
    return rotation.from_matrix(torch.eye(3, dtype=a.dtype) + c + c @ c / (1 + cosine))


def from_two_axes(first: Tensor, second: Tensor) -> Tensor:
    return rotation.from_matrix(orthonormal(*torch.broadcast_tensors(first, second)))


def from_dual_quaternion(dual: Tensor) -> Pair:
    # least-squares solution of d = t r / 2, which is linear in t: t = 2 d r^-1 without its real part
    real, moment = dual[..., :4], dual[..., 4:]
    position = 2 * times(torch.linalg.inv(right_product(real)), moment)[..., 1:]
    return position, rotation.normalized(real)


def dual_quaternion(position: Tensor, quaternion: Tensor) -> Tensor:
    real = rotation.normalized(quaternion)
    pure = torch.cat((torch.zeros_like(position[..., :1]), position), -1)
    return torch.cat(torch.broadcast_tensors(real, times(left_product(pure), real) / 2), -1)


def look_at(eye: Tensor, target: Tensor, up: Tensor) -> Pair:
    eye, target, up = torch.broadcast_tensors(eye, target, up)
    # forward and up are the first columns of a matrix with the axes forward, up, right: Gram-Schmidt keeps forward.
    forward, upwards, right = orthonormal(target - eye, up).unbind(-1)
    return eye, rotation.from_matrix(torch.stack((right, -upwards, forward), -1))


def shift(axis: int, distance: Tensor) -> Tensor:
    """The 4x4 matrix of a translation along an axis."""
    moved = torch.zeros(4, 4, dtype=distance.dtype)
    moved[axis, 3] = 1
    return torch.eye(4, dtype=distance.dtype) + moved * distance[..., None, None]


def about(axis: int, angle: Tensor) -> Tensor:
    """The 4x4 matrix of a rotation about an axis."""
    return pose.matrix(torch.zeros(3, dtype=angle.dtype), turn(axis, angle))


def from_dh(a: Tensor, alpha: Tensor, d: Tensor, theta: Tensor) -> Pair:
    link = about(2, theta) @ shift(2, d) @ shift(0, a) @ about(0, alpha)
    return link[..., :3, 3], rotation.compose(turn(2, theta), turn(0, alpha)).expand(*link.shape[:-2], 4)


def from_dh_modified(a: Tensor, alpha: Tensor, d: Tensor, theta: Tensor) -> Pair:
    link = about(0, alpha) @ shift(0, a) @ about(2, theta) @ shift(2, d)
    return link[..., :3, 3], rotation.compose(turn(0, alpha), turn(2, theta)).expand(*link.shape[:-2], 4)
