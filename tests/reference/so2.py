"""The group of rotations of the plane, by torch's complex numbers and angles."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from tests.reference import rotation


def number(complex: Tensor) -> Tensor:
    return torch.complex(complex[..., 0], complex[..., 1])


def parts(z: Tensor) -> Tensor:
    return torch.stack((z.real, z.imag), -1)


def compose(complex1: Tensor, complex2: Tensor) -> Tensor:
    return parts(number(complex1) * number(complex2))


def inverse(complex: Tensor) -> Tensor:
    return parts(number(complex).conj())


def between(complex1: Tensor, complex2: Tensor) -> Tensor:
    return compose(inverse(complex1), complex2)


def normalized(complex: Tensor) -> Tensor:
    return complex / complex.norm(dim=-1, keepdim=True)


def apply(complex: Tensor, points: Tensor) -> Tensor:
    return compose(normalized(complex), points)


def inverse_apply(complex: Tensor, points: Tensor) -> Tensor:
    return apply(inverse(complex), points)


def matrix(complex: Tensor) -> Tensor:
    first = normalized(complex)
    return torch.stack((first, torch.stack((-first[..., 1], first[..., 0]), -1)), -1)


def from_matrix(matrix: Tensor) -> Tensor:
    # The rotation that is nearest to a matrix is the polar factor: the matrix plus its cofactors, divided by a number.
    a, b, c, d = matrix.flatten(-2).unbind(-1)
    return normalized(torch.stack((a + d, c - b), -1))


def from_angle(angle: Tensor) -> Tensor:
    return torch.stack((angle.cos(), angle.sin()), -1)


def from_degrees(angle: Tensor) -> Tensor:
    return from_angle(angle * (math.pi / 180))


def angle(complex: Tensor) -> Tensor:
    return torch.atan2(complex[..., 1], complex[..., 0])


def exp(tangent: Tensor) -> Tensor:
    return from_angle(tangent[..., 0])


def log(complex: Tensor) -> Tensor:
    return angle(complex).unsqueeze(-1)


def retract(complex: Tensor, tangent: Tensor) -> Tensor:
    return compose(complex, exp(tangent))


def local(complex1: Tensor, complex2: Tensor) -> Tensor:
    return log(between(complex1, complex2))


left_retract, left_local = retract, local


def power(complex: Tensor, exponent: Tensor) -> Tensor:
    return from_angle(angle(complex) * exponent)


def interpolate(complex1: Tensor, complex2: Tensor, t: Tensor) -> Tensor:
    return compose(normalized(complex1), power(between(complex1, complex2), t))


screw = interpolate


def integrate(complex: Tensor, tangent: Tensor, dt: Tensor) -> Tensor:
    return retract(complex, tangent * dt[..., None])


def perturb(complex: Tensor, root: Tensor, noise: Tensor) -> Tensor:
    return retract(complex, (root @ noise[..., None])[..., 0])


def distance(complex1: Tensor, complex2: Tensor) -> Tensor:
    return angle(between(complex1, complex2)).abs()


def squared_distance(complex1: Tensor, complex2: Tensor) -> Tensor:
    return angle(between(complex1, complex2)).square()


def squared_chordal_distance(complex1: Tensor, complex2: Tensor) -> Tensor:
    return (matrix(complex1) - matrix(complex2)).square().sum((-2, -1))


def lift(complex: Tensor) -> Tensor:
    half = angle(complex) / 2
    zero = torch.zeros_like(half)
    return torch.stack((half.cos(), zero, zero, half.sin()), -1)


def planar(quaternion: Tensor) -> Tensor:
    return from_matrix(rotation.matrix(quaternion)[..., :2, :2])


def body_gradient(complex: Tensor, complex_gradient: Tensor) -> Tensor:
    turned = torch.stack((-complex[..., 1], complex[..., 0]), -1)
    return (turned * complex_gradient).sum(-1, keepdim=True)
