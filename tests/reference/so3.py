"""The Lie group of rotations, by Stumpff functions and the series of atan."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from tests.reference import rotation, stumpff
from tests.reference.rotation import first_sign
from tests.reference.stumpff import exp as exp
from tests.reference.stumpff import hat as hat

# Near the identity atan2(n, a) / n divides two small numbers, and the relative error of its second derivative grows by
# n^-2. Below n = a / 10 the Taylor series of atan is used instead: its first omitted term is 0.1^28 / 29.
SERIES_BELOW = 0.1
SERIES_TERMS = 14


def log(quaternion: Tensor) -> Tensor:
    quaternion = first_sign(quaternion) * quaternion
    a, v = quaternion[..., :1], quaternion[..., 1:]
    squared = (v * v).sum(-1, keepdim=True)
    small = squared < (SERIES_BELOW * a) ** 2
    # Each formula gets valid arguments where the other one is used, so that no NaN enters a gradient.
    safe_a = torch.where(small, a, torch.ones_like(a))
    t = torch.where(small, squared, torch.zeros_like(squared)) / (safe_a * safe_a)
    series = torch.zeros_like(t)
    for k in reversed(range(SERIES_TERMS)):
        series = (-1) ** k / (2 * k + 1) + t * series
    n = torch.where(small, torch.ones_like(squared), squared).sqrt()
    return 2 * torch.where(small, series / safe_a, torch.atan2(n, a) / n) * v


def retract(quaternion: Tensor, tangent: Tensor) -> Tensor:
    return rotation.compose(quaternion, exp(tangent))


def local(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return log(rotation.between(quaternion1, quaternion2))


def left_retract(quaternion: Tensor, tangent: Tensor) -> Tensor:
    return rotation.compose(exp(tangent), quaternion)


def left_local(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return log(rotation.compose(quaternion2, rotation.inverse(quaternion1)))


def power(quaternion: Tensor, exponent: Tensor) -> Tensor:
    return exp(log(quaternion) * exponent[..., None])


def slerp(quaternion1: Tensor, quaternion2: Tensor, t: Tensor) -> Tensor:
    start = rotation.normalized(quaternion1)
    return rotation.compose(start, power(rotation.between(quaternion1, quaternion2), t))


def distance(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return rotation.angle(rotation.between(quaternion1, quaternion2))


def left_jacobian(rotvec: Tensor) -> Tensor:
    return stumpff.left(rotvec)


def left_jacobian_inverse(rotvec: Tensor) -> Tensor:
    return torch.linalg.inv(left_jacobian(rotvec))


def slerp_signed(quaternion1: Tensor, quaternion2: Tensor, t: Tensor) -> Tensor:
    # where the relative quaternion has a negative real part: the long way round, 2 pi minus the angle
    between = rotation.between(quaternion1, quaternion2)
    short, long = log(between), between[..., :1] < 0
    angle = torch.linalg.vector_norm(torch.where(long, short, 1), dim=-1, keepdim=True)
    whole = torch.where(long, short * (2 * math.pi / angle), 0)
    return rotation.compose(rotation.normalized(quaternion1), exp((short - whole) * t[..., None]))


def chordal_distance(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    apart = rotation.matrix(quaternion1) - rotation.matrix(quaternion2)
    return torch.linalg.vector_norm(apart, dim=(-2, -1))


def phi3_distance(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return distance(quaternion1, quaternion2) / math.pi


def squared_distance(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    return rotation.squared_angle(rotation.between(quaternion1, quaternion2))


def squared_chordal_distance(quaternion1: Tensor, quaternion2: Tensor) -> Tensor:
    apart = rotation.matrix(quaternion1) - rotation.matrix(quaternion2)
    return apart.square().sum((-2, -1))


def integrate(quaternion: Tensor, tangent: Tensor, dt: Tensor) -> Tensor:
    return retract(quaternion, tangent * dt[..., None])


def perturb(quaternion: Tensor, root: Tensor, noise: Tensor) -> Tensor:
    return retract(quaternion, (root @ noise[..., None])[..., 0])


def interpolate(quaternion1: Tensor, quaternion2: Tensor, t: Tensor) -> Tensor:
    return slerp(quaternion1, quaternion2, t)


def adjoint(quaternion: Tensor) -> Tensor:
    return rotation.matrix(quaternion)


def adjoint_apply(quaternion: Tensor, tangent: Tensor) -> Tensor:
    return rotation.apply(quaternion, tangent)


def coadjoint_apply(quaternion: Tensor, wrench: Tensor) -> Tensor:
    return rotation.apply(quaternion, wrench)


def body_gradient(quaternion: Tensor, quaternion_gradient: Tensor) -> Tensor:
    return rotation.times(rotation.left_product(quaternion).mT, quaternion_gradient)[..., 1:] / 2


def world_gradient(quaternion: Tensor, quaternion_gradient: Tensor) -> Tensor:
    return rotation.times(rotation.right_product(quaternion).mT, quaternion_gradient)[..., 1:] / 2
