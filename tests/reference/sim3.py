"""The group of similarities: the position of an exponential is an integral, computed by Gauss-Legendre quadrature."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from tests.reference import rotation, se3, so3

Triple = tuple[Tensor, Tensor, Tensor]
NODES, WEIGHTS = (torch.from_numpy(x) for x in np.polynomial.legendre.leggauss(40))


def integral(w: Tensor, sigma: Tensor) -> Tensor:
    """The integral of ``exp(s sigma) R(s w)`` over s from 0 to 1."""
    s = (NODES + 1) / 2
    turned = rotation.matrix(so3.exp(w[..., None, :] * s[:, None]))
    return (turned * ((sigma[..., None] * s).exp() * WEIGHTS / 2)[..., None, None]).sum(-3)


def times(matrix: Tensor, vector: Tensor) -> Tensor:
    return (matrix @ vector[..., None])[..., 0]


def matrix(position: Tensor, quaternion: Tensor, scale: Tensor) -> Tensor:
    top = torch.cat((scale[..., None, None] * rotation.matrix(quaternion), position[..., None]), -1)
    last = torch.tensor([0.0, 0, 0, 1], dtype=top.dtype).expand_as(top[..., :1, :])
    return torch.cat((top, last), -2)


def compose(
    position1: Tensor, quaternion1: Tensor, scale1: Tensor, position2: Tensor, quaternion2: Tensor, scale2: Tensor
) -> Triple:
    moved = position1 + scale1[..., None] * rotation.apply(quaternion1, position2)
    return moved, rotation.compose(quaternion1, quaternion2), scale1 * scale2


def inverse(position: Tensor, quaternion: Tensor, scale: Tensor) -> Triple:
    moved = -rotation.inverse_apply(quaternion, position) / scale[..., None]
    return moved, rotation.inverse(quaternion), 1 / scale


def between(
    position1: Tensor, quaternion1: Tensor, scale1: Tensor, position2: Tensor, quaternion2: Tensor, scale2: Tensor
) -> Triple:
    return compose(*inverse(position1, quaternion1, scale1), position2, quaternion2, scale2)


def apply(position: Tensor, quaternion: Tensor, scale: Tensor, points: Tensor) -> Tensor:
    return position + scale[..., None] * rotation.apply(quaternion, points)


def inverse_apply(position: Tensor, quaternion: Tensor, scale: Tensor, points: Tensor) -> Tensor:
    return rotation.inverse_apply(quaternion, points - position) / scale[..., None]


def from_matrix(matrix: Tensor) -> Triple:
    block = matrix[..., :3, :3]
    scale = torch.linalg.matrix_norm(block) / 3**0.5
    return matrix[..., :3, 3], rotation.from_matrix(block / scale[..., None, None]), scale


def exp(tangent: Tensor) -> Triple:
    v, w, sigma = tangent[..., :3], tangent[..., 3:6], tangent[..., 6]
    return times(integral(w, sigma), v), so3.exp(w), sigma.exp()


def log(position: Tensor, quaternion: Tensor, scale: Tensor) -> Tensor:
    w, sigma = so3.log(quaternion), scale.log()
    return torch.cat((torch.linalg.solve(integral(w, sigma), position), w, sigma[..., None]), -1)


def retract(position: Tensor, quaternion: Tensor, scale: Tensor, tangent: Tensor) -> Triple:
    return compose(position, quaternion, scale, *exp(tangent))


def local(*tensors: Tensor) -> Tensor:
    return log(*between(*tensors))


def left_retract(position: Tensor, quaternion: Tensor, scale: Tensor, tangent: Tensor) -> Triple:
    return compose(*exp(tangent), position, quaternion, scale)


def left_local(*tensors: Tensor) -> Tensor:
    return log(*compose(*tensors[3:], *inverse(*tensors[:3])))


def power(position: Tensor, quaternion: Tensor, scale: Tensor, exponent: Tensor) -> Triple:
    return exp(log(position, quaternion, scale) * exponent[..., None])


def interpolate(
    position1: Tensor,
    quaternion1: Tensor,
    scale1: Tensor,
    position2: Tensor,
    quaternion2: Tensor,
    scale2: Tensor,
    t: Tensor,
) -> Triple:
    moved, turned = torch.lerp(position1, position2, t[..., None]), so3.slerp(quaternion1, quaternion2, t)
    return moved, turned, scale1 ** (1 - t) * scale2**t


def screw(
    position1: Tensor,
    quaternion1: Tensor,
    scale1: Tensor,
    position2: Tensor,
    quaternion2: Tensor,
    scale2: Tensor,
    t: Tensor,
) -> Triple:
    way = between(position1, quaternion1, scale1, position2, quaternion2, scale2)
    return compose(position1, rotation.normalized(quaternion1), scale1, *power(*way, t))


def integrate(position: Tensor, quaternion: Tensor, scale: Tensor, tangent: Tensor, dt: Tensor) -> Triple:
    return retract(position, quaternion, scale, tangent * dt[..., None])


def perturb(position: Tensor, quaternion: Tensor, scale: Tensor, root: Tensor, noise: Tensor) -> Triple:
    return retract(position, quaternion, scale, times(root, noise))


def distance(
    position1: Tensor, quaternion1: Tensor, scale1: Tensor, position2: Tensor, quaternion2: Tensor, scale2: Tensor
) -> Triple:
    metres, radians = se3.distance(position1, quaternion1, position2, quaternion2)
    return metres, radians, (scale2 / scale1).log().abs()


def hat(tangent: Tensor) -> Tensor:
    """The 4x4 matrix of a tangent [v, w, sigma]."""
    scaling = torch.diag(torch.tensor([1.0, 1, 1, 0], dtype=tangent.dtype))
    return se3.hat(tangent[..., :6]) + tangent[..., 6, None, None] * scaling


def adjoint(position: Tensor, quaternion: Tensor, scale: Tensor) -> Tensor:
    # Column by column from the definition of the adjoint: S hat(x) S^-1 = hat(Ad x).
    basis = hat(torch.eye(7, dtype=position.dtype))
    S, back = matrix(position, quaternion, scale), matrix(*inverse(position, quaternion, scale))
    moved = S[..., None, :, :] @ basis @ back[..., None, :, :]
    turn = torch.stack((moved[..., 2, 1], moved[..., 0, 2], moved[..., 1, 0]), -1)
    return torch.cat((moved[..., :3, 3], turn, moved[..., 0, :1]), -1).mT


def adjoint_apply(position: Tensor, quaternion: Tensor, scale: Tensor, tangent: Tensor) -> Tensor:
    return times(adjoint(position, quaternion, scale), tangent)


def coadjoint_apply(position: Tensor, quaternion: Tensor, scale: Tensor, wrench: Tensor) -> Tensor:
    return times(adjoint(*inverse(position, quaternion, scale)).mT, wrench)


def bracket_matrix(tangent: Tensor) -> Tensor:
    v, w, sigma = tangent[..., :3], tangent[..., 3:6], tangent[..., 6, None, None]
    eye = torch.eye(3, dtype=tangent.dtype)
    top = torch.cat((so3.hat(w) + sigma * eye, so3.hat(v), -v[..., None]), -1)
    middle = torch.cat((torch.zeros_like(so3.hat(w)), so3.hat(w), torch.zeros_like(v[..., None])), -1)
    return torch.cat((top, middle, torch.zeros_like(top[..., :1, :])), -2)


def left_jacobian(tangent: Tensor) -> Tensor:
    # The sum of A^n / (n + 1)! of the matrix A of the bracket with a tangent, as a block of an exponential.
    a = bracket_matrix(tangent)
    top = torch.cat((a, torch.eye(7, dtype=a.dtype).expand_as(a)), -1)
    return torch.linalg.matrix_exp(torch.cat((top, torch.zeros_like(top)), -2))[..., :7, 7:]


def left_jacobian_inverse(tangent: Tensor) -> Tensor:
    return torch.linalg.inv(left_jacobian(tangent))


def positive(*batch: int, seed: int = 0) -> Tensor:
    """Scales from 1/3 to 3."""
    generator = torch.Generator().manual_seed(seed)
    return 3 ** (2 * torch.rand(batch, dtype=torch.float64, generator=generator) - 1)


def body_gradient(
    position: Tensor,
    quaternion: Tensor,
    scale: Tensor,
    position_gradient: Tensor,
    quaternion_gradient: Tensor,
    scale_gradient: Tensor,
) -> Tensor:
    v = rotation.inverse_apply(quaternion, position_gradient) * scale[..., None]
    w = so3.body_gradient(quaternion, quaternion_gradient)
    sigma = (scale * scale_gradient)[..., None]
    return torch.cat((v + 0 * w + 0 * sigma, w + 0 * v + 0 * sigma, sigma + 0 * (v + w)[..., :1]), -1)


def world_gradient(
    position: Tensor,
    quaternion: Tensor,
    scale: Tensor,
    position_gradient: Tensor,
    quaternion_gradient: Tensor,
    scale_gradient: Tensor,
) -> Tensor:
    gradients = position_gradient, quaternion_gradient, scale_gradient
    return coadjoint_apply(position, quaternion, scale, body_gradient(position, quaternion, scale, *gradients))


def squared_distance(*tensors: Tensor) -> Tensor:
    return local(*tensors).square().sum(-1)
