"""The group of poses of the plane, by matrices: a logarithm is solved for, and derivatives are torch's."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import so2

Pair = tuple[Tensor, Tensor]


def integral(w: Tensor) -> Tensor:
    """The integral of the rotations by ``s w`` over s from 0 to 1, in closed form. Not for w = 0."""
    a, b = w.sin() / w, 2 * (w / 2).sin().square() / w
    return torch.stack((torch.stack((a, -b), -1), torch.stack((b, a), -1)), -2)


def times(matrix: Tensor, vector: Tensor) -> Tensor:
    return (matrix @ vector[..., None])[..., 0]


def compose(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor) -> Pair:
    return position1 + so2.apply(complex1, position2), so2.compose(complex1, complex2)


def inverse(position: Tensor, complex: Tensor) -> Pair:
    return -so2.inverse_apply(complex, position), so2.inverse(complex)


def between(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor) -> Pair:
    return compose(*inverse(position1, complex1), position2, complex2)


def apply(position: Tensor, complex: Tensor, points: Tensor) -> Tensor:
    return position + so2.apply(complex, points)


def inverse_apply(position: Tensor, complex: Tensor, points: Tensor) -> Tensor:
    return so2.inverse_apply(complex, points - position)


def matrix(position: Tensor, complex: Tensor) -> Tensor:
    top = torch.cat((so2.matrix(complex), position[..., None]), -1)
    last = torch.tensor([0.0, 0, 1], dtype=top.dtype).expand_as(top[..., :1, :])
    return torch.cat((top, last), -2)


def from_matrix(matrix: Tensor) -> Pair:
    return matrix[..., :2, 2], so2.from_matrix(matrix[..., :2, :2])


def exp(tangent: Tensor) -> Pair:
    v, w = tangent[..., :2], tangent[..., 2]
    return times(integral(w), v), so2.from_angle(w)


def log(position: Tensor, complex: Tensor) -> Tensor:
    w = so2.angle(complex)
    return torch.cat((torch.linalg.solve(integral(w), position), w[..., None]), -1)


def retract(position: Tensor, complex: Tensor, tangent: Tensor) -> Pair:
    return compose(position, complex, *exp(tangent))


def local(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor) -> Tensor:
    return log(*between(position1, complex1, position2, complex2))


def left_retract(position: Tensor, complex: Tensor, tangent: Tensor) -> Pair:
    return compose(*exp(tangent), position, complex)


def left_local(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor) -> Tensor:
    return log(*compose(position2, complex2, *inverse(position1, complex1)))


def power(position: Tensor, complex: Tensor, exponent: Tensor) -> Pair:
    return exp(log(position, complex) * exponent[..., None])


def interpolate(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor, t: Tensor) -> Pair:
    return torch.lerp(position1, position2, t[..., None]), so2.interpolate(complex1, complex2, t)


def screw(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor, t: Tensor) -> Pair:
    way = between(position1, complex1, position2, complex2)
    return compose(position1, so2.normalized(complex1), *power(*way, t))


def integrate(position: Tensor, complex: Tensor, tangent: Tensor, dt: Tensor) -> Pair:
    return retract(position, complex, tangent * dt[..., None])


def perturb(position: Tensor, complex: Tensor, root: Tensor, noise: Tensor) -> Pair:
    return retract(position, complex, times(root, noise))


def distance(position1: Tensor, complex1: Tensor, position2: Tensor, complex2: Tensor) -> Pair:
    return (position1 - position2).norm(dim=-1), so2.distance(complex1, complex2)


def squared_distance(
    position1: Tensor,
    complex1: Tensor,
    position2: Tensor,
    complex2: Tensor,
    position_weight: Tensor,
    rotation_weight: Tensor,
) -> Tensor:
    squared = (position1 - position2).square().sum(-1)
    return position_weight * squared + rotation_weight * so2.squared_distance(complex1, complex2)


def hat(twist: Tensor) -> Tensor:
    """The 3x3 matrix of a twist [vx, vy, w]."""
    w, zero = twist[..., 2], torch.zeros_like(twist[..., 2])
    rows = [(zero, -w, twist[..., 0]), (w, zero, twist[..., 1]), (zero, zero, zero)]
    return torch.stack([torch.stack(row, -1) for row in rows], -2)


def vee(matrix: Tensor) -> Tensor:
    skew = (matrix - matrix.mT) / 2
    return torch.cat((matrix[..., :2, 2], skew[..., 1, :1]), -1)


def bracket(tangent1: Tensor, tangent2: Tensor) -> Tensor:
    a, b = hat(tangent1), hat(tangent2)
    return vee(a @ b - b @ a)


def apply_covariances(complex: Tensor, covariances: Tensor) -> Tensor:
    R = so2.matrix(complex)
    return R @ (covariances + covariances.mT) @ R.mT / 2


def adjoint(position: Tensor, complex: Tensor) -> Tensor:
    # Column by column from the definition of the adjoint: T hat(x) T^-1 = hat(Ad x).
    basis = hat(torch.eye(3, dtype=position.dtype))
    T, back = matrix(position, complex)[..., None, :, :], matrix(*inverse(position, complex))[..., None, :, :]
    moved = T @ basis @ back
    return torch.cat((moved[..., :2, 2], moved[..., 1, :1]), -1).mT


def adjoint_apply(position: Tensor, complex: Tensor, twist: Tensor) -> Tensor:
    return times(adjoint(position, complex), twist)


def coadjoint_apply(position: Tensor, complex: Tensor, wrench: Tensor) -> Tensor:
    return times(adjoint(*inverse(position, complex)).mT, wrench)


def left_jacobian(tangent: Tensor) -> Tensor:
    # The matrix of the bracket with a twist, and the sum of its powers A^n / (n + 1)! as a block of an exponential.
    vx, vy, w = tangent.unbind(-1)
    zero = torch.zeros_like(w)
    rows = [(zero, -w, vy), (w, zero, -vx), (zero, zero, zero)]
    a = torch.stack([torch.stack(row, -1) for row in rows], -2)
    top = torch.cat((a, torch.eye(3, dtype=a.dtype).expand_as(a)), -1)
    return torch.linalg.matrix_exp(torch.cat((top, torch.zeros_like(top)), -2))[..., :3, 3:]


def left_jacobian_inverse(tangent: Tensor) -> Tensor:
    return torch.linalg.inv(left_jacobian(tangent))


def body_gradient(position: Tensor, complex: Tensor, position_gradient: Tensor, complex_gradient: Tensor) -> Tensor:
    v, w = so2.inverse_apply(complex, position_gradient), so2.body_gradient(complex, complex_gradient)
    return torch.cat((v + 0 * w, w + 0 * v[..., :1]), -1)


def world_gradient(position: Tensor, complex: Tensor, position_gradient: Tensor, complex_gradient: Tensor) -> Tensor:
    body = body_gradient(position, complex, position_gradient, complex_gradient)
    return coadjoint_apply(position, complex, body)
